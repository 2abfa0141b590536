//! The words of the command line, from the same message files as every other word.

use cards::words::{Lang, MARK, Value, message};
use rules::Edition;
use tell::say::NEW_YORK;

/// A message of `cli.ftl`.
pub fn say(lang: Lang, key: &str) -> String {
    say_with(lang, key, &[])
}

/// A message of `cli.ftl` about games of this edition: those of New York have some words of their own.
pub fn say_of(lang: Lang, edition: Edition, key: &str) -> String {
    let own = if edition.is_new_york() { message(lang, &format!("{key}{NEW_YORK}"), &[]) } else { None };
    own.unwrap_or_else(|| say(lang, key))
}

/// A message of `cli.ftl` with something put in.
pub fn say_with(lang: Lang, key: &str, args: &[(&str, Value)]) -> String {
    // A missing message shows as a mark; a test looks for those.
    message(lang, key, args).unwrap_or_else(|| format!("{}{key}{}", MARK[0], MARK[1]))
}
