//! Command lines as a shell would read them, with no shell involved.

/// Splits a command into its words. Spaces separate them, unless they stand in quotes or behind a backslash.
pub fn command(text: &str) -> Result<Vec<String>, String> {
    if text.chars().any(char::is_control) {
        return Err("its command may not have line breaks or other control characters".to_string());
    }
    let parts = parts(text, |c| c.is_whitespace());
    if let Some(quote) = parts.open {
        return Err(format!("a quote {quote} is not closed"));
    }
    let words: Vec<String> = parts.all.into_iter().filter(|part| part.used).map(|part| part.meant).collect();
    match words.first().is_none_or(String::is_empty) {
        true => Err("it has no command; write exec:COMMAND, such as 'exec:python3 bot.py'".to_string()),
        false => Ok(words),
    }
}

/// Splits a list of bots at its commas, except those in quotes or behind a backslash.
pub fn list(text: &str) -> Vec<String> {
    parts(text, |c| c == ',').all.into_iter().map(|part| part.written.trim().to_string()).collect()
}

#[derive(Default)]
struct Part {
    /// As it stands there.
    written: String,
    /// Without quotes and backslashes.
    meant: String,
    /// Is there anything, be it empty quotes?
    used: bool,
}

struct Parts {
    all: Vec<Part>,
    open: Option<char>,
}

fn parts(text: &str, separates: impl Fn(char) -> bool) -> Parts {
    let mut all = vec![Part::default()];
    let (mut open, mut chars) = (None, text.chars().peekable());
    while let Some(c) = chars.next() {
        if open.is_none() && separates(c) {
            all.push(Part::default());
            continue;
        }
        let Some(part) = all.last_mut() else { break };
        part.used = true;
        part.written.push(c);
        match (open, c) {
            (None, '\'' | '"') => open = Some(c),
            (Some(quote), _) if quote == c => open = None,
            // In double quotes a backslash is for quotes and backslashes only, in single quotes for nothing.
            (None, '\\') | (Some('"'), '\\')
                if chars.peek().is_some_and(|next| open.is_none() || matches!(next, '"' | '\\')) =>
            {
                part.written.extend(chars.peek());
                part.meant.extend(chars.next());
            }
            _ => part.meant.push(c),
        }
    }
    Parts { all, open }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_read_as_by_a_shell() {
        let words = |text: &str| command(text).unwrap();
        assert_eq!(words("python3  bot.py "), ["python3", "bot.py"]);
        assert_eq!(
            words(r#"python3 'my bot.py' "a \" b" "c\d""#),
            ["python3", "my bot.py", "a \" b", "c\\d"]
        );
        assert_eq!(words(r"my\ bot --with a\,b ''"), ["my bot", "--with", "a,b", ""]);
        assert_eq!(words("a$b;c|d"), ["a$b;c|d"]);
        assert_eq!(words("pre'fix'ed"), ["prefixed"]);
        for (wrong, why) in
            [("", "no command"), ("  ", "no command"), ("''", "no command"), ("a 'b", "not closed")]
        {
            assert!(command(wrong).unwrap_err().contains(why), "{wrong}");
        }
        assert!(command("a\nb").is_err());
    }

    #[test]
    fn lists_are_split_at_commas_outside_quotes() {
        assert_eq!(list("brawler,random"), ["brawler", "random"]);
        assert_eq!(list(" brawler , exec:a b"), ["brawler", "exec:a b"]);
        let with_comma = list(r#"exec:bot "a,b" c\,d,random"#);
        assert_eq!(with_comma, [r#"exec:bot "a,b" c\,d"#, "random"]);
        assert_eq!(command(&with_comma[0]["exec:".len()..]).unwrap(), ["bot", "a,b", "c,d"]);
    }
}
