//! The last pass over a sentence: spaces, capitals, and the contractions a language lists.

use super::voice::{Args, Voice};

/// Makes a sentence of raw slots.
pub(crate) fn sentence(v: &Voice, raw: &str) -> String {
    let mut text = tidy(v, raw);
    if let Some(first) = text.chars().next().filter(|c| c.is_lowercase()) {
        text.replace_range(..first.len_utf8(), &first.to_uppercase().to_string());
    }
    text.push('.');
    text
}

/// Collapses spaces and applies the contractions of the language (`de le` to `du`), which are data as well.
fn tidy(v: &Voice, raw: &str) -> String {
    let mut text = raw.split(' ').filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ");
    // Clauses bring their own commas, so that several may meet.
    for (from, to) in
        [(" ,", ","), (" )", ")"), ("( ", "("), (" ;", ";"), (" :", ":"), (",,", ","), (", (", " (")]
    {
        while text.contains(from) {
            text = text.replace(from, to);
        }
    }
    // Words are framed with spaces, so that only whole words contract.
    let mut framed = format!(" {text} ");
    for rule in v.text("contractions", &Args::new()).split('|') {
        if let Some((from, to)) = rule.split_once('>') {
            // An underscore stands for the space that ends a word.
            let (from, to) = (from.trim().replace('_', " "), to.trim().replace('_', " "));
            if !from.is_empty() {
                framed = framed.replace(&format!(" {from}"), &format!(" {to}"));
            }
        }
    }
    framed.trim().trim_end_matches(',').to_string()
}
