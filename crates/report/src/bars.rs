//! Bars lying on their side, one under the other, each with its interval.

use std::fmt::Write;

use crate::svg::{breadth, hint, shortened, text, whole};
use crate::{Unit, ticks};

/// A chart of bars, in the order in which they are given.
#[derive(Clone, Debug, Default)]
pub struct Bars {
    /// What the length of a bar is.
    pub axis: String,
    /// How its numbers are shown.
    pub unit: Unit,
    /// Where bars begin.
    pub from: f64,
    /// What the small circles are, if there are any.
    pub mark: String,
    /// Heads of the columns beside the bars.
    pub columns: Vec<String>,
    /// The bars.
    pub rows: Vec<Bar>,
}

/// One bar.
#[derive(Clone, Debug, Default)]
pub struct Bar {
    /// What it is of.
    pub label: String,
    /// Where it ends.
    pub value: f64,
    /// Half of its interval.
    pub margin: f64,
    /// Its colour.
    pub tone: Tone,
    /// Another value, as a small circle.
    pub mark: Option<f64>,
    /// Words beside the bar, one for each column.
    pub cells: Vec<String>,
    /// What is shown to whoever points at it.
    pub hint: String,
}

/// What a bar says.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tone {
    /// Certainly more.
    Plus,
    /// Certainly less.
    Minus,
    /// Neither.
    #[default]
    Plain,
    /// It is not known.
    Unsure,
}

impl Tone {
    fn class(self) -> &'static str {
        match self {
            Tone::Plus => "plus",
            Tone::Minus => "minus",
            Tone::Plain => "plain",
            Tone::Unsure => "plain unsure",
        }
    }
}

const ROW: usize = 22;
const TOP: usize = 62;
const FOOT: usize = 16;
const PLOT: usize = 430;
const COLUMN: usize = 108;
/// Letters of a label.
const LABEL: usize = 40;

impl Bars {
    /// The chart as SVG; alone it has its own style and paper.
    pub fn svg(&self, title: &str, alone: bool) -> String {
        let wide = |row: &Bar| breadth(&shortened(&row.label, LABEL), 14);
        let left = 24 + self.rows.iter().map(wide).fold(80, usize::max);
        let width = left + PLOT + 20 + COLUMN * self.columns.len();
        let height = TOP + ROW * self.rows.len() + FOOT;
        let ends = self.rows.iter().flat_map(|row| [row.value - row.margin, row.value + row.margin]);
        let marks = self.rows.iter().filter_map(|row| row.mark);
        let all = || ends.clone().chain(marks.clone());
        let low = all().fold(self.from, f64::min);
        let high = all().fold(self.from, f64::max);
        let room = ((high - low) * 0.03).max(1e-9);
        let (low, high) = (if low < self.from { low - room } else { low }, high + room);
        let x = |value: f64| left as f64 + (value - low) / (high - low) * PLOT as f64;
        let mut svg = String::new();
        for n in (0..self.rows.len()).step_by(2) {
            let y = TOP + ROW * n;
            let _ = writeln!(
                svg,
                "<rect class=\"stripe\" x=\"8\" y=\"{y}\" width=\"{}\" height=\"{ROW}\"/>",
                width - 16
            );
        }
        let (at, step) = ticks(low, high, 7.0);
        let bottom = TOP + ROW * self.rows.len();
        for value in at {
            let x = x(value);
            let _ = writeln!(svg, "<path class=\"grid\" d=\"M{x:.1} {}V{bottom}\"/>", TOP - 6);
            svg += &text(x as usize, TOP - 12, 12, "middle", "class=\"soft\"", &self.unit.tick(value, step));
        }
        let _ = writeln!(svg, "<path class=\"zero\" d=\"M{:.1} {}V{bottom}\"/>", x(self.from), TOP - 6);
        let unit = if let Unit::Number(_) = self.unit { "" } else { " (%)" };
        svg += &text(left, 22, 14, "start", "class=\"head\"", &format!("{}{unit}", self.axis));
        if !self.mark.is_empty() {
            let at = width - 24 - self.mark.chars().count() * 13 / 2;
            let _ = writeln!(svg, "<circle class=\"mark\" cx=\"{at}\" cy=\"18\" r=\"4\"/>");
            svg += &text(at + 10, 22, 12, "start", "class=\"soft\"", &self.mark);
        }
        for (n, head) in self.columns.iter().enumerate() {
            let x = left + PLOT + COLUMN * (n + 1);
            svg += &text(x, TOP - 12, 12, "end", "class=\"head\"", head);
        }
        for (n, row) in self.rows.iter().enumerate() {
            self.row(&mut svg, row, TOP + ROW * n, left, &x);
        }
        whole(width, height, title, &svg, alone)
    }

    fn row(&self, svg: &mut String, row: &Bar, y: usize, left: usize, x: &dyn Fn(f64) -> f64) {
        let (from, to) = (x(self.from.min(row.value)), x(self.from.max(row.value)));
        let middle = y + ROW / 2;
        *svg += "<g>";
        *svg += &hint(&row.hint);
        *svg += &text(left - 10, middle + 5, 14, "end", "", &shortened(&row.label, LABEL));
        let _ = write!(
            svg,
            "<rect class=\"{}\" x=\"{from:.1}\" y=\"{}\" width=\"{:.1}\" height=\"{}\" rx=\"2\"/>",
            row.tone.class(),
            y + 5,
            (to - from).max(0.5),
            ROW - 10
        );
        if row.margin > 0.0 {
            let (a, b) = (x(row.value - row.margin), x(row.value + row.margin));
            let _ = write!(
                svg,
                "<path class=\"whisker\" d=\"M{a:.1} {middle}H{b:.1}M{a:.1} {}v6M{b:.1} {}v6\"/>",
                middle - 3,
                middle - 3
            );
        }
        if let Some(mark) = row.mark {
            let _ = write!(svg, "<circle class=\"mark\" cx=\"{:.1}\" cy=\"{middle}\" r=\"4\"/>", x(mark));
        }
        for (n, cell) in row.cells.iter().enumerate() {
            let x = left + PLOT + COLUMN * (n + 1);
            *svg += &text(x, middle + 5, 13, "end", "", cell);
        }
        *svg += "</g>\n";
    }
}
