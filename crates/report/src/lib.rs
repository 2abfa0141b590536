//! Reports to look at: charts as SVG, each with its table, on one page that needs nothing else; the tables as CSV.
//!
//! The same report gives the same bytes: there is no date, no clock and no chance in it.
//!
//! ```
//! use report::{Bar, Bars, Cell, Chart, Report, Section, Table, Tone, Unit};
//!
//! let bars = Bars {
//!     axis: "gain".into(),
//!     unit: Unit::Percent,
//!     rows: vec![Bar { label: "Evacuation".into(), value: 0.04, margin: 0.01, tone: Tone::Plus, ..Bar::default() }],
//!     ..Bars::default()
//! };
//! let table = Table::new(&[("card", "card"), ("gain", "gain")], vec![vec![Cell::text("Evacuation"), Cell::percent(0.04)]]);
//! let section = Section { title: "Cards".into(), note: String::new(), charts: vec![Chart::Bars(bars)], table };
//! let report = Report { title: "A study".into(), sections: vec![section], ..Report::default() };
//! assert!(report.html().contains("<svg"));
//! assert_eq!(report.sections[0].table.csv(), "card,gain\nEvacuation,0.04\n");
//! ```

mod bars;
mod curves;
mod heat;
mod page;
pub mod svg;
mod table;

pub use bars::{Bar, Bars, Tone};
pub use curves::{Curves, Point, Series};
pub use heat::{Heat, HeatCell};
pub use page::{Chart, Report, Section};
pub use table::{Cell, Table};

/// What a number on a chart is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Unit {
    /// A share, shown in hundredths.
    Percent,
    /// A share, shown in hundredths, with its sign: a gain.
    #[default]
    Gain,
    /// A number with this many digits after the point.
    Number(u8),
}

impl Unit {
    /// A value in words.
    pub fn show(self, value: f64) -> String {
        let text = match self {
            Unit::Percent => format!("{:.1} %", value * 100.0),
            Unit::Gain => format!("{:+.1} %", value * 100.0),
            Unit::Number(digits) => format!("{value:.*}", usize::from(digits)),
        };
        // A true minus, and nothing is not less than nothing.
        let text = if text.starts_with('-') && text.chars().all(|c| !('1'..='9').contains(&c)) {
            text.replacen('-', "", 1)
        } else {
            text
        };
        text.replace('-', "−")
    }

    /// A value with its interval in words.
    pub fn show_within(self, value: f64, margin: f64) -> String {
        let margin = match self {
            Unit::Number(digits) => format!("{margin:.*}", usize::from(digits)),
            _ => format!("{:.1}", margin * 100.0),
        };
        format!("{} ± {margin}", self.show(value))
    }

    /// A value on an axis: no more digits than the steps need.
    fn tick(self, value: f64, step: f64) -> String {
        let (value, step) =
            if let Unit::Number(_) = self { (value, step) } else { (value * 100.0, step * 100.0) };
        let digits = if step >= 1.0 {
            0
        } else if step >= 0.1 {
            1
        } else {
            2
        };
        let sign = if self == Unit::Gain && value > step / 2.0 { "+" } else { "" };
        let value = if value.abs() < step / 2.0 { 0.0 } else { value };
        format!("{sign}{value:.digits$}").replace('-', "−")
    }
}

/// Round values that cover a range, about so many, and the step between them.
fn ticks(low: f64, high: f64, about: f64) -> (Vec<f64>, f64) {
    let rough = ((high - low) / about).max(1e-9);
    let power = 10f64.powf(rough.log10().floor());
    let step = [1.0, 2.0, 5.0, 10.0].into_iter().map(|k| k * power).find(|step| *step >= rough);
    let step = step.unwrap_or(rough);
    let (first, last) = ((low / step).ceil() as i64, (high / step).floor() as i64);
    ((first..=last).map(|k| k as f64 * step).collect(), step)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_shown_sensibly() {
        assert_eq!(Unit::Gain.show(0.0421), "+4.2 %");
        assert_eq!(Unit::Gain.show(-0.0421), "−4.2 %");
        assert_eq!(Unit::Percent.show(-0.0001), "0.0 %");
        assert_eq!(Unit::Number(1).show_within(2.57, 0.2), "2.6 ± 0.2");
        assert_eq!(Unit::Gain.show_within(0.1, 0.012), "+10.0 % ± 1.2");
    }

    #[test]
    fn ticks_are_round() {
        let (at, step) = ticks(-0.13, 0.21, 6.0);
        assert_eq!(step, 0.1);
        assert_eq!(at.len(), 4);
        assert_eq!(Unit::Gain.tick(at[3], step), "+20");
        assert_eq!(Unit::Gain.tick(at[1], step), "0");
    }
}
