//! Colour, width and wrapping of plain lines.

use std::io::IsTerminal;
use unicode_width::UnicodeWidthChar;

/// Style marks inside a line; they take no room and become ANSI codes, or nothing.
pub(crate) const BOLD: char = '\u{e000}';
pub(crate) const DIM: char = '\u{e001}';
pub(crate) const OFF: char = '\u{e002}';

/// Whether standard output wants colours: it is a terminal, and nobody said otherwise (`NO_COLOR`, `TERM=dumb`).
pub fn colour_wanted() -> bool {
    let set = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    let dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
    std::io::stdout().is_terminal() && !set("NO_COLOR") && !dumb
}

/// The width to write for: `COLUMNS` if it is set and sensible, else 80.
pub fn columns() -> usize {
    let set = std::env::var("COLUMNS").ok().and_then(|text| text.parse().ok());
    set.filter(|n| (40..=400).contains(n)).unwrap_or(80).min(100)
}

/// The text set apart.
pub(crate) fn bold(text: &str) -> String {
    format!("{BOLD}{text}{OFF}")
}

/// The text in the background.
pub(crate) fn dim(text: &str) -> String {
    format!("{DIM}{text}{OFF}")
}

/// How many columns a text takes.
pub(crate) fn width(text: &str) -> usize {
    text.chars().map(column).sum()
}

fn column(c: char) -> usize {
    if matches!(c, BOLD | DIM | OFF) { 0 } else { c.width().unwrap_or(0) }
}

/// The text with spaces behind it up to this width.
pub(crate) fn left(text: &str, to: usize) -> String {
    format!("{text}{}", " ".repeat(to.saturating_sub(width(text))))
}

/// The text with spaces before it up to this width.
pub(crate) fn right(text: &str, to: usize) -> String {
    format!("{}{text}", " ".repeat(to.saturating_sub(width(text))))
}

/// The text with spaces around it up to this width.
pub(crate) fn centre(text: &str, to: usize) -> String {
    let room = to.saturating_sub(width(text));
    format!("{}{text}{}", " ".repeat(room / 2), " ".repeat(room - room / 2))
}

/// Breaks a text at spaces so that no line is wider than this; further lines begin with `indent`.
pub(crate) fn wrap(text: &str, most: usize, indent: &str) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = String::new();
    // Spaces at the start belong to the layout.
    let start = text.len() - text.trim_start_matches(' ').len();
    line.push_str(&text[..start]);
    let mut empty = true;
    let mut gap = 0;
    // Only ordinary spaces break: a no-break space keeps a French question mark with its word.
    for word in text[start..].split(' ') {
        if word.is_empty() {
            gap += 1;
            continue;
        }
        if !empty && width(&line) + gap + width(word) > most {
            lines.push(std::mem::replace(&mut line, indent.to_string()));
        } else if !empty {
            line.push_str(&" ".repeat(gap));
        }
        line.push_str(word);
        (empty, gap) = (false, 1);
    }
    lines.push(line);
    carry_styles(lines)
}

/// A style that is open at the end of a line is closed there and opened again on the next.
fn carry_styles(mut lines: Vec<String>) -> Vec<String> {
    let mut open: Option<char> = None;
    for line in &mut lines {
        let before = open;
        for c in line.chars() {
            match c {
                BOLD | DIM => open = Some(c),
                OFF => open = None,
                _ => {}
            }
        }
        if let Some(mark) = before {
            line.insert(0, mark);
        }
        if open.is_some() {
            line.push(OFF);
        }
    }
    lines
}

/// The line as it goes to the terminal: marks and symbols coloured, or marks removed.
pub(crate) fn paint(line: &str, colour: bool) -> String {
    if !colour {
        return line.chars().filter(|&c| !matches!(c, BOLD | DIM | OFF)).collect();
    }
    let mut out = String::with_capacity(line.len() + 32);
    let mut style = "";
    for c in line.chars() {
        let code = match c {
            BOLD => {
                style = "\u{1b}[1m";
                out.push_str(style);
                continue;
            }
            DIM => {
                style = "\u{1b}[2m";
                out.push_str(style);
                continue;
            }
            OFF => {
                style = "";
                out.push_str("\u{1b}[0m");
                continue;
            }
            '♥' => "\u{1b}[31m",
            '★' => "\u{1b}[33m",
            '⚡' => "\u{1b}[32m",
            '⚔' => "\u{1b}[35m",
            _ => "",
        };
        if code.is_empty() {
            out.push(c);
        } else {
            out.push_str(code);
            out.push(c);
            out.push_str("\u{1b}[0m");
            out.push_str(style);
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wrapping_keeps_words_and_styles() {
        let lines = wrap(&format!("  one {}", dim("two three four")), 10, "    ");
        assert_eq!(lines.len(), 3);
        assert!(lines.iter().all(|line| width(line) <= 10), "{lines:?}");
        assert_eq!(paint(&lines.join("\n"), false), "  one two\n    three\n    four");
        assert!(paint(&lines[1], true).starts_with("\u{1b}[2m"));
    }

    #[test]
    fn symbols_are_coloured_only_when_asked() {
        assert_eq!(paint("3♥", false), "3♥");
        assert_eq!(paint("3♥", true), "3\u{1b}[31m♥\u{1b}[0m");
    }
}
