//! The words of the command line, from the same message files as every other word.

use cards::words::{Lang, MARK, Value, message};

/// A message of `cli.ftl`.
pub fn say(lang: Lang, key: &str) -> String {
    say_with(lang, key, &[])
}

/// A message of `cli.ftl` with something put in.
pub fn say_with(lang: Lang, key: &str, args: &[(&str, Value)]) -> String {
    // A missing message shows as a mark; a test looks for those.
    message(lang, key, args).unwrap_or_else(|| format!("{}{key}{}", MARK[0], MARK[1]))
}
