//! Random numbers that nobody can guess: seat secrets, table codes, numbers for fair dice.

use sha2::{Digest, Sha256};

/// Letters of table codes: none that looks like another.
const LETTERS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// Letters in a code: 32 to the power of this tables.
const CODE: usize = 7;

/// Random bytes from the operating system.
pub fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    if let Err(error) = getrandom::fill(&mut bytes) {
        // Without random numbers every secret could be guessed: better no server than that.
        panic!("the operating system gives no random numbers: {error}");
    }
    bytes
}

/// A new table code.
pub fn code() -> String {
    random::<CODE>().iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
}

/// A code as somebody may have typed it: small letters, a hyphen, O for 0 and so on.
pub fn read_code(text: &str) -> Option<String> {
    let mut code = String::new();
    for c in text.chars().filter(|c| !matches!(c, '-' | ' ')) {
        let c = match c.to_ascii_uppercase() {
            'O' => '0',
            'I' | 'L' => '1',
            c => c,
        };
        if !c.is_ascii() || !LETTERS.contains(&(c as u8)) || code.len() == CODE {
            return None;
        }
        code.push(c);
    }
    (code.len() == CODE).then_some(code)
}

/// A new secret for somebody's seats, in letters that fit into a cookie.
pub fn token() -> String {
    table::fair::hex(&random::<20>())
}

/// What is kept of a secret.
pub fn hash(token: &str) -> [u8; 32] {
    Sha256::digest(token.as_bytes()).into()
}

/// Does this look like a secret of ours?
pub fn is_token(text: &str) -> bool {
    text.len() == 40 && text.bytes().all(|b| b.is_ascii_hexdigit())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_read_as_typed() {
        let code = code();
        assert_eq!(read_code(&code), Some(code.clone()));
        assert_eq!(read_code(&format!("{}-{}", &code[..4], code[4..].to_lowercase())), Some(code));
        assert_eq!(read_code("oil-1234"), Some("0111234".to_string()));
        for bad in ["", "123456", "12345678", "ABCDEFU", "é123456"] {
            assert_eq!(read_code(bad), None, "{bad}");
        }
    }
}
