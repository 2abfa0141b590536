//! Curves with the bands in which the truth lies.

use std::fmt::Write;

use crate::svg::{hint, text, whole};
use crate::{Unit, ticks};

/// A chart of curves over one axis.
#[derive(Clone, Debug, Default)]
pub struct Curves {
    /// What is along the foot.
    pub x_axis: String,
    /// What is up the side.
    pub y_axis: String,
    /// How the numbers up the side are shown.
    pub unit: Unit,
    /// The curves.
    pub series: Vec<Series>,
}

/// One curve.
#[derive(Clone, Debug, Default)]
pub struct Series {
    /// What it is of.
    pub label: String,
    /// Its points, from left to right.
    pub points: Vec<Point>,
}

/// A point of a curve.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Point {
    /// Along the foot.
    pub x: f64,
    /// Up the side.
    pub y: f64,
    /// Half of the interval.
    pub margin: f64,
}

const LEFT: usize = 70;
const TOP: usize = 44;
const PLOT: [usize; 2] = [640, 340];
const RIGHT: usize = 150;
const FOOT: usize = 56;

impl Curves {
    /// The chart as SVG; alone it has its own style and paper.
    pub fn svg(&self, title: &str, alone: bool) -> String {
        let (width, height) = (LEFT + PLOT[0] + RIGHT, TOP + PLOT[1] + FOOT);
        let points = || self.series.iter().flat_map(|series| &series.points);
        let range = |of: &dyn Fn(&Point) -> [f64; 2]| {
            let low = points().map(|it| of(it)[0]).fold(f64::INFINITY, f64::min);
            let high = points().map(|it| of(it)[1]).fold(f64::NEG_INFINITY, f64::max);
            match low < high {
                true => (low, high),
                // One value, or none at all.
                false if low.is_finite() => (low - 1.0, low + 1.0),
                false => (0.0, 1.0),
            }
        };
        let (x_low, x_high) = range(&|it| [it.x, it.x]);
        let (y_low, y_high) = range(&|it| [(it.y - it.margin).min(0.0), (it.y + it.margin).max(0.0)]);
        let room = (y_high - y_low) * 0.04;
        let (y_low, y_high) = (y_low - room, y_high + room);
        let x = |at: f64| LEFT as f64 + 14.0 + (at - x_low) / (x_high - x_low) * (PLOT[0] as f64 - 28.0);
        let y = |at: f64| (TOP + PLOT[1]) as f64 - (at - y_low) / (y_high - y_low) * PLOT[1] as f64;
        let mut svg = String::new();
        let (at, step) = ticks(y_low, y_high, 7.0);
        for value in at {
            let class = if value.abs() < step / 2.0 { "zero" } else { "grid" };
            let _ = writeln!(svg, "<path class=\"{class}\" d=\"M{LEFT} {:.1}h{}\"/>", y(value), PLOT[0]);
            svg += &text(
                LEFT - 8,
                y(value) as usize + 5,
                13,
                "end",
                "class=\"soft\"",
                &self.unit.tick(value, step),
            );
        }
        let (at, step) = ticks(x_low, x_high, (x_high - x_low).clamp(1.0, 12.0));
        for value in at {
            let shown = Unit::Number(0).tick(value, step);
            svg += &text(x(value) as usize, TOP + PLOT[1] + 20, 13, "middle", "class=\"soft\"", &shown);
        }
        let unit = if let Unit::Number(_) = self.unit { "" } else { " (%)" };
        svg += &text(LEFT, 22, 14, "start", "class=\"head\"", &format!("{}{unit}", self.y_axis));
        svg += &text(LEFT + PLOT[0] / 2, height - 12, 14, "middle", "class=\"head\"", &self.x_axis);
        for (n, series) in self.series.iter().enumerate() {
            self.curve(&mut svg, series, n, &x, &y);
            let place = TOP + 18 + 24 * n;
            let colour = n % 6 + 1;
            let left = LEFT + PLOT[0] + 14;
            let _ = writeln!(
                svg,
                "<path d=\"M{left} {}h18\" style=\"stroke:var(--s{colour});stroke-width:4\"/>",
                place - 5
            );
            svg += &text(left + 24, place, 14, "start", "", &series.label);
        }
        whole(width, height, title, &svg, alone)
    }

    fn curve(
        &self,
        svg: &mut String,
        series: &Series,
        n: usize,
        x: &dyn Fn(f64) -> f64,
        y: &dyn Fn(f64) -> f64,
    ) {
        let colour = n % 6 + 1;
        let upper = series.points.iter().map(|it| (x(it.x), y(it.y + it.margin)));
        let lower = series.points.iter().rev().map(|it| (x(it.x), y(it.y - it.margin)));
        let path = |points: &mut dyn Iterator<Item = (f64, f64)>| {
            let mut text = String::new();
            for (x, y) in points {
                let _ = write!(text, "{}{x:.1} {y:.1}", if text.is_empty() { 'M' } else { 'L' });
            }
            text
        };
        let band = path(&mut upper.chain(lower));
        let line = path(&mut series.points.iter().map(|it| (x(it.x), y(it.y))));
        let _ = writeln!(svg, "<path d=\"{band}Z\" style=\"fill:var(--s{colour});fill-opacity:.16\"/>");
        let _ = writeln!(
            svg,
            "<path d=\"{line}\" style=\"fill:none;stroke:var(--s{colour});stroke-width:2.5\"/>"
        );
        for it in &series.points {
            let words = format!("{}, {}: {}", series.label, it.x, self.unit.show_within(it.y, it.margin));
            let _ = writeln!(
                svg,
                "<circle cx=\"{:.1}\" cy=\"{:.1}\" r=\"4\" style=\"fill:var(--s{colour})\">{}</circle>",
                x(it.x),
                y(it.y),
                hint(&words)
            );
        }
    }
}
