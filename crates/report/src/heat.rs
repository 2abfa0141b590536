//! A map of squares: the stronger the colour, the greater the number in it.

use std::fmt::Write;

use crate::Unit;
use crate::svg::{breadth, hint, shortened, text, whole};

/// A chart of squares in rows and columns.
#[derive(Clone, Debug, Default)]
pub struct Heat {
    /// What the columns are.
    pub x_axis: String,
    /// What the rows are.
    pub y_axis: String,
    /// How the numbers are shown.
    pub unit: Unit,
    /// The value that has no colour; above it is one colour, below another.
    pub middle: f64,
    /// Names of the columns.
    pub columns: Vec<String>,
    /// Names of the rows, the first at the top.
    pub rows: Vec<String>,
    /// The squares, row by row.
    pub cells: Vec<Vec<Option<HeatCell>>>,
}

/// One square.
#[derive(Clone, Debug, Default)]
pub struct HeatCell {
    /// Its number.
    pub value: f64,
    /// Half of the interval.
    pub margin: f64,
    /// Whether the number is known well enough to be believed.
    pub sure: bool,
    /// What is shown to whoever points at it.
    pub hint: String,
}

const CELL: [usize; 2] = [92, 34];
const TOP: usize = 74;
const FOOT: usize = 16;
/// Letters of a name: enough for every bot of our own, and on a phone there is still room for a square beside it.
const NAME: usize = 34;
const SIZE: usize = 14;
/// Names wider than a column rise by as many degrees: 3 up and 4 to the right for 5 of their length.
const SLANT: f64 = -36.87;

impl Heat {
    /// The chart as SVG; alone it has its own style and paper.
    pub fn svg(&self, title: &str, alone: bool) -> String {
        let widest = |names: &[String]| names.iter().map(|name| wide(name)).max().unwrap_or(0);
        let left = 40 + widest(&self.rows).max(24);
        let slanted = widest(&self.columns) > CELL[0] - 8;
        let top = if slanted { TOP - 16 + widest(&self.columns) * 3 / 5 } else { TOP };
        let mut right = (left + CELL[0] * self.columns.len()).max(left + breadth(&self.x_axis, SIZE + 1));
        let height = top + CELL[1] * self.rows.len() + FOOT;
        let mut svg = String::new();
        svg += &text(left, 24, SIZE, "start", "class=\"head\"", &self.x_axis);
        let (x, y) = (18, top + CELL[1] * self.rows.len() / 2);
        let turned = format!("class=\"head\" transform=\"rotate(-90 {x} {y})\"");
        svg += &text(x, y, SIZE, "middle", &turned, &self.y_axis);
        for (n, column) in self.columns.iter().enumerate() {
            let (x, y) = (left + CELL[0] * n + CELL[0] / 2, top - 12);
            if slanted {
                let turned = format!(" transform=\"rotate({SLANT} {x} {y})\"");
                svg += &name(x, y, "start", &turned, column);
                right = right.max(x + wide(column) * 4 / 5);
            } else {
                svg += &name(x, y, "middle", "", column);
            }
        }
        // Numbers of chance must not take all the colour away from the others.
        let all = || self.cells.iter().flatten().flatten();
        let any_sure = all().any(|cell| cell.sure);
        let counted = all().filter(|cell| cell.sure || !any_sure);
        let most = counted.map(|cell| (cell.value - self.middle).abs()).fold(1e-9, f64::max);
        for (n, (row, cells)) in self.rows.iter().zip(&self.cells).enumerate() {
            let y = top + CELL[1] * n;
            svg += &name(left - 10, y + CELL[1] / 2 + 5, "end", "", row);
            for (m, cell) in cells.iter().enumerate() {
                let x = left + CELL[0] * m;
                match cell {
                    Some(cell) => self.square(&mut svg, cell, x, y, most),
                    None => {
                        let _ = writeln!(
                            svg,
                            "<rect class=\"stripe\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"4\"/>",
                            x + 1,
                            y + 1,
                            CELL[0] - 2,
                            CELL[1] - 2
                        );
                    }
                }
            }
        }
        whole(right + 16, height, title, &svg, alone)
    }

    fn square(&self, svg: &mut String, cell: &HeatCell, x: usize, y: usize, most: f64) {
        let over = cell.value - self.middle;
        let class = if over < 0.0 { "minus" } else { "plus" };
        let strength = (over.abs() / most).min(1.0) * if cell.sure { 0.78 } else { 0.25 };
        *svg += "<g>";
        *svg += &hint(&cell.hint);
        let _ = write!(
            svg,
            "<rect class=\"{class}\" style=\"fill-opacity:{strength:.2}\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"4\"/>",
            x + 1,
            y + 1,
            CELL[0] - 2,
            CELL[1] - 2
        );
        let (class, size) = if cell.sure { ("", 14) } else { ("class=\"soft\" font-style=\"italic\"", 13) };
        *svg +=
            &text(x + CELL[0] / 2, y + CELL[1] / 2 + 5, size, "middle", class, &self.unit.show(cell.value));
        *svg += "</g>\n";
    }
}

/// A name at a place; one that is too long is whole for whoever points at it.
fn name(x: usize, y: usize, anchor: &str, more: &str, name: &str) -> String {
    let shown = shortened(name, NAME);
    let words = text(x, y, SIZE, anchor, &format!("class=\"soft\"{more}"), &shown);
    if shown == name { words } else { format!("<g>{}{words}</g>\n", hint(name)) }
}

fn wide(name: &str) -> usize {
    breadth(&shortened(name, NAME), SIZE)
}
