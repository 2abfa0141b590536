//! Writing answers: text, aligned tables and JSON on standard output, without a panic when nobody reads.

use crate::failure::{Failure, Outcome};
use indicatif::{ProgressBar, ProgressState, ProgressStyle};
use serde::Serialize;
use std::io::{self, BufWriter, IsTerminal, Write};
use std::path::Path;
use std::{fmt, fs};

/// Writes text as it is.
pub fn text(text: &str) -> Outcome {
    let mut out = io::stdout().lock();
    out.write_all(text.as_bytes())?;
    Ok(out.flush()?)
}

/// Writes a value as indented JSON and ends the line.
pub fn json(value: &impl Serialize) -> Outcome {
    let mut out = BufWriter::new(io::stdout().lock());
    serde_json::to_writer_pretty(&mut out, value).map_err(io::Error::from)?;
    out.write_all(b"\n")?;
    Ok(out.flush()?)
}

/// Rows under a head, columns two spaces apart; the columns named in `right` hold numbers.
pub fn table<const N: usize>(head: [String; N], rows: &[[String; N]], right: [bool; N]) -> String {
    let rows: Vec<&[String]> = rows.iter().map(|row| row.as_slice()).collect();
    lines(&head, &rows, &right)
}

/// The same for as many columns as there are.
pub fn lines(head: &[String], rows: &[&[String]], right: &[bool]) -> String {
    let lines = || std::iter::once(head).chain(rows.iter().copied());
    let width = |n: usize| lines().filter_map(|row| row.get(n)).map(|cell| cell.chars().count()).max();
    let widths: Vec<usize> = (0..head.len()).map(|n| width(n).unwrap_or(0)).collect();
    let mut text = String::new();
    for row in lines() {
        let cells = row.iter().zip(&widths).zip(right).map(|((cell, &width), right)| {
            if *right { format!("{cell:>width$}") } else { format!("{cell:<width$}") }
        });
        text += cells.collect::<Vec<_>>().join("  ").trim_end();
        text.push('\n');
    }
    text
}

/// A bar on standard error for so many things to do, if somebody is looking.
pub fn progress(all: u64) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} {pace} {eta}");
    let style = style.unwrap_or_else(|_| ProgressStyle::default_bar());
    let pace = |state: &ProgressState, to: &mut dyn fmt::Write| {
        // Where the bar cannot be written, nothing is missing.
        let _ = to.write_str(&pace(state.per_sec()));
    };
    ProgressBar::new(all).with_style(style.with_key("pace", pace))
}

/// So many things a second, in about three digits.
fn pace(per_second: f64) -> String {
    match per_second {
        slow if slow < 9.995 => format!("{slow:.2}/s"),
        slow if slow < 99.95 => format!("{slow:.1}/s"),
        quick => format!("{}/s", grouped(quick.round() as u64)),
    }
}

/// Columns to write for: the terminal's, but not more than can be read at ease; elsewhere what `COLUMNS` says.
pub fn columns() -> usize {
    match terminal_size::terminal_size() {
        Some((width, _)) => usize::from(width.0).clamp(40, 120),
        None => terminal::paint::columns(),
    }
}

/// Makes sure that a file can be written, before anything takes long: nobody wants to learn that after an hour.
pub fn writable(file: &Path) -> Outcome {
    let is_new = !file.exists();
    fs::OpenOptions::new()
        .append(true)
        .create(true)
        .open(file)
        .map_err(|error| cannot_write(file, &error))?;
    if is_new {
        // An empty one is left behind where nothing may be removed; it is written in the end.
        let _ = fs::remove_file(file);
    }
    Ok(())
}

/// A file that cannot be written.
pub fn cannot_write(file: &Path, error: &io::Error) -> Failure {
    Failure::failed(format!("{} cannot be written: {error}", file.display()))
}

/// A number with a space between its thousands, as in all three languages it can be read so.
pub fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (n, digit) in digits.chars().enumerate() {
        if n > 0 && (digits.len() - n).is_multiple_of(3) {
            text.push(' ');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_aligned() {
        let row = |a: &str, b: &str| [a.to_string(), b.to_string()];
        let text = table(row("id", "n"), &[row("é", "10"), row("long", "1")], [false, true]);
        assert_eq!(text, "id     n\né     10\nlong   1\n");
    }

    #[test]
    fn paces_are_rounded() {
        assert_eq!([0.0, 1.2345, 17.3485, 1234.5].map(pace), ["0.00/s", "1.23/s", "17.3/s", "1 235/s"]);
    }

    #[test]
    fn thousands_are_grouped() {
        assert_eq!([0, 999, 1000, 1234567].map(grouped), ["0", "999", "1 000", "1 234 567"]);
    }
}
