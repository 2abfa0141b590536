//! Tables: for people as HTML, for programs as CSV.

use std::fmt::Write;

use crate::Unit;
use crate::svg::escaped;

/// A table; its cells know how they are shown and what they really are.
#[derive(Clone, Debug, Default)]
pub struct Table {
    /// For each column its name for programs and its head for people.
    pub columns: Vec<(String, String)>,
    /// The cells, row by row.
    pub rows: Vec<Vec<Cell>>,
}

/// One cell.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Cell {
    /// What people read.
    pub shown: String,
    /// What programs read.
    pub raw: String,
    /// Whether it is a number.
    pub number: bool,
}

impl Cell {
    /// Words.
    pub fn text(words: &str) -> Cell {
        Cell { shown: words.to_string(), raw: words.to_string(), number: false }
    }

    /// A number of things.
    pub fn count(n: u64) -> Cell {
        Cell { shown: n.to_string(), raw: n.to_string(), number: true }
    }

    /// A value in a unit.
    pub fn value(unit: Unit, value: f64) -> Cell {
        Cell { shown: unit.show(value), raw: raw(value), number: true }
    }

    /// A measured value and its margin, which has no sign.
    pub fn within(unit: Unit, value: f64, margin: f64) -> [Cell; 2] {
        let unsigned = if matches!(unit, Unit::Number(_)) { unit } else { Unit::Percent };
        let mut half = Cell::value(unsigned, margin);
        half.shown = format!("± {}", half.shown);
        [Cell::value(unit, value), half]
    }

    /// A share.
    pub fn percent(share: f64) -> Cell {
        Cell::value(Unit::Percent, share)
    }

    /// Nothing.
    pub fn none() -> Cell {
        Cell::default()
    }
}

/// Six digits after the point are far beyond what any study can tell.
fn raw(value: f64) -> String {
    let text = format!("{value:.6}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if text == "-0" { "0".to_string() } else { text.to_string() }
}

/// Names up to so many letters stand on one line where there is room for lines as long as these.
const LONG: usize = 40;

impl Table {
    /// A table with these columns, each with its name for programs and its head for people.
    pub fn new(columns: &[(&str, &str)], rows: Vec<Vec<Cell>>) -> Table {
        let columns = columns.iter().map(|(name, head)| (name.to_string(), head.to_string())).collect();
        Table { columns, rows }
    }

    /// The table for programs.
    pub fn csv(&self) -> String {
        let quoted = |text: &str| match text.contains(['"', ',', '\n', '\r']) {
            true => format!("\"{}\"", text.replace('"', "\"\"")),
            false => text.to_string(),
        };
        let line = |cells: Vec<String>| cells.join(",") + "\n";
        let mut csv = line(self.columns.iter().map(|(name, _)| quoted(name)).collect());
        for row in &self.rows {
            csv += &line(row.iter().map(|cell| quoted(&cell.raw)).collect());
        }
        csv
    }

    /// The table for a page.
    pub(crate) fn html(&self) -> String {
        let mut html = String::from("<table>\n<thead><tr>");
        let number = |n: usize| self.rows.iter().any(|row| row.get(n).is_some_and(|cell| cell.number));
        // Numbers without a head of their own belong to what is before them: they are its margin.
        let margin =
            |n: usize| n > 0 && number(n) && self.columns.get(n).is_some_and(|(_, head)| head.is_empty());
        for (n, (_, head)) in self.columns.iter().enumerate().filter(|(n, _)| !margin(*n)) {
            let class = if number(n) { " class=\"n\"" } else { "" };
            let span = if margin(n + 1) { " colspan=\"2\"" } else { "" };
            let _ = write!(html, "<th scope=\"col\"{span}{class}>{}</th>", escaped(head));
        }
        html += "</tr></thead>\n<tbody>\n";
        for row in &self.rows {
            html += "<tr>";
            for (n, cell) in row.iter().enumerate() {
                let class = match cell.number {
                    true if margin(n) => " class=\"n margin\"",
                    true => " class=\"n\"",
                    false if cell.shown.chars().count() > LONG => " class=\"long\"",
                    false => "",
                };
                // Where a line is too short for the name of a file, it is broken between folders, and a list after a comma.
                let shown = escaped(&cell.shown).replace('/', "<wbr/>/").replace(',', ",<wbr/>");
                let _ = match n {
                    0 => write!(html, "<th scope=\"row\"{class}>{shown}</th>"),
                    _ => write!(html, "<td{class}>{shown}</td>"),
                };
            }
            html += "</tr>\n";
        }
        html + "</tbody>\n</table>\n"
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_margin_stands_under_the_head_of_its_number() {
        let row = |name: &str| {
            let mut row = vec![Cell::text(name)];
            row.extend(Cell::within(Unit::Gain, 0.1, 0.02));
            row.extend([Cell::text("gains"), Cell::count(7)]);
            row
        };
        let heads =
            [("name", "card"), ("gain", "gain"), ("gain_margin", ""), ("verdict", ""), ("games", "games")];
        // Of the first nothing is known: its column is one of numbers all the same.
        let unknown = vec![Cell::text("none"), Cell::none(), Cell::none(), Cell::none(), Cell::none()];
        let table =
            Table::new(&heads, vec![unknown, row("a".repeat(LONG).as_str()), row(&"b".repeat(LONG + 1))]);
        let html = table.html();
        assert!(
            html.contains("<th scope=\"col\" colspan=\"2\" class=\"n\">gain</th><th scope=\"col\"></th>")
        );
        assert_eq!(html.matches("scope=\"col\"").count(), 4, "{html}");
        assert_eq!(html.matches("class=\"n margin\">± 2.0 %<").count(), 2, "{html}");
        assert!(html.contains("<th scope=\"row\" class=\"long\">b") && html.matches("\"long\"").count() == 1);
    }

    #[test]
    fn what_could_be_misread_is_quoted() {
        let row = vec![Cell::text("a,b/\"c\""), Cell::value(Unit::Gain, -0.012_345_678)];
        let table = Table::new(&[("name", "<Name>"), ("gain", "Gain")], vec![row]);
        assert_eq!(table.csv(), "name,gain\n\"a,b/\"\"c\"\"\",-0.012346\n");
        let html = table.html();
        assert!(
            html.contains("&lt;Name&gt;") && html.contains("−1.2 %") && html.contains("b<wbr/>/"),
            "{html}"
        );
        assert_eq!([0.0, -0.0, 1.5, 100.0].map(raw), ["0", "0", "1.5", "100"]);
    }
}
