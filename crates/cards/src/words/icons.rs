//! Icon tokens in plain words, for terminals.

use super::bundle::{self, Value};
use super::{Lang, MARK};

/// Turns the icon tokens of a text into the symbols and words of a language.
pub fn plain(lang: Lang, text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(start) = rest.find('[') {
        let Some(length) = rest[start..].find(']') else { break };
        out.push_str(&rest[..start]);
        let name = &rest[start + 1..start + length];
        // The number before the token decides between singular and plural.
        let digits = out.len() - out.trim_end_matches(|c: char| c.is_ascii_digit()).len();
        let count = out[out.len() - digits..].parse::<i64>().ok().or_else(|| is_one(lang, &out).then_some(1));
        let key = format!("icon-{}", name.replace(':', "-"));
        let args = [("n", Value::Number(count.unwrap_or(2)))];
        match bundle::say(lang, &key, None, &args) {
            Ok(word) => {
                let is_word = word.starts_with(|c: char| c.is_alphabetic() || c == '[');
                if is_word && out.ends_with(|c: char| c.is_alphanumeric()) {
                    out.push(' ');
                }
                out.push_str(&word);
            }
            Err(missing) => out.extend([MARK[0].to_string(), missing.key, MARK[1].to_string()]),
        }
        rest = &rest[start + length + 1..];
    }
    out.push_str(rest);
    out
}

/// Does the word before a token, such as "each", make it one?
fn is_one(lang: Lang, before: &str) -> bool {
    let word = before.split_whitespace().next_back().unwrap_or_default().to_lowercase();
    bundle::say(lang, "icon-one-after", None, &[]).is_ok_and(|words| words.split('|').any(|w| w == word))
}
