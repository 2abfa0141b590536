//! The table of when to leave Tokyo as a picture: a square for each pair of stars, more hearts in a stronger colour.

use crate::leaving::Leaving;
use crate::state::{HEARTS, STARS};
use report::svg::{FONT, escaped, text};
use std::fmt::Write;

/// The words of the picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Labels {
    /// Above everything.
    pub title: String,
    /// Above each panel, by the hearts of the attacker.
    pub panels: Vec<String>,
    /// Along the foot of each panel.
    pub own_stars: String,
    /// Up the side of the first.
    pub attacker_stars: String,
    /// Beside the legend.
    pub legend: String,
}

/// Size of a square.
const CELL: usize = 15;
/// Size of a panel, and the space around it.
const PANEL: usize = CELL * STARS as usize;
const LEFT: usize = 46;
const GAP: usize = 32;
const TOP: usize = 70;
const FOOT: usize = 76;

// The palette of the page (web/src/theme.css), on paper: the picture is the same on light and dark pages.
const PAPER: &str = "#fff3d6";
const PANEL_PAPER: &str = "#fffaec";
const INK: &str = "#15122b";
/// From "only with one heart" to "with nine": yellow through red to night.
const STEPS: [[u8; 3]; 4] = [[0xff, 0xe8, 0x8a], [0xff, 0x8a, 0x1f], [0xe5, 0x32, 0x2d], [0x1d, 0x1a, 0x4b]];

impl Leaving {
    /// A picture of tables for different attackers side by side, as SVG.
    pub fn chart(tables: &[Leaving], labels: &Labels) -> String {
        let width = LEFT + tables.len() * (PANEL + GAP);
        let height = TOP + PANEL + FOOT;
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\" \
             role=\"img\" font-family=\"{FONT}\" \
             fill=\"{INK}\">\n<title>{}</title>\n",
            escaped(&labels.title)
        );
        svg += &format!("<rect width=\"{width}\" height=\"{height}\" rx=\"10\" fill=\"{PAPER}\"/>\n");
        svg += &text(LEFT, 30, 20, "start", "font-weight=\"bold\"", &labels.title);
        for (n, (table, label)) in tables.iter().zip(&labels.panels).enumerate() {
            panel(&mut svg, LEFT + n * (PANEL + GAP), table, label, &labels.own_stars);
        }
        let (x, y) = (LEFT - 32, TOP + PANEL / 2);
        let turned = format!("transform=\"rotate(-90 {x} {y})\"");
        svg += &text(x, y, 13, "middle", &turned, &labels.attacker_stars);
        legend(&mut svg, TOP + PANEL + 46, &labels.legend);
        svg + "</svg>\n"
    }
}

fn panel(svg: &mut String, left: usize, table: &Leaving, label: &str, own_stars: &str) {
    *svg += &text(left + PANEL / 2, TOP - 12, 14, "middle", "font-weight=\"bold\"", label);
    let _ = writeln!(
        svg,
        "<rect x=\"{left}\" y=\"{TOP}\" width=\"{PANEL}\" height=\"{PANEL}\" fill=\"{PANEL_PAPER}\" stroke=\"{INK}\" \
         stroke-width=\"2\"/>"
    );
    for most in 1..HEARTS {
        let (mut full, mut outlined) = (Vec::new(), Vec::new());
        for (stars, row) in (0..STARS).zip(&table.leave_at_most) {
            for attacker in (0..STARS).filter(|attacker| row[usize::from(*attacker)] == most) {
                // Few stars are in the lower left corner, as on any chart.
                let x = left + CELL * usize::from(stars);
                let y = TOP + PANEL - CELL * (usize::from(attacker) + 1);
                if table.is_exception(stars, attacker) { &mut outlined } else { &mut full }.push((x, y));
            }
        }
        squares(svg, most, &full, false);
        squares(svg, most, &outlined, true);
    }
    for stars in (0..STARS).step_by(5) {
        let at = CELL * usize::from(stars) + CELL / 2;
        let stars = stars.to_string();
        *svg += &text(left + at, TOP + PANEL + 14, 11, "middle", "", &stars);
        *svg += &text(left - 6, TOP + PANEL - at + 4, 11, "end", "", &stars);
    }
    *svg += &text(left + PANEL / 2, TOP + PANEL + 29, 13, "middle", "", own_stars);
}

/// All squares with the same number: full ones, or outlined ones.
fn squares(svg: &mut String, most: u8, places: &[(usize, usize)], outlined: bool) {
    if places.is_empty() {
        return;
    }
    let (colour, mut ink) = colour(most);
    // An outline lies within its square.
    let (inset, size) = if outlined { (2, CELL - 4) } else { (0, CELL) };
    *svg += "<path d=\"";
    for (x, y) in places {
        let _ = write!(svg, "M{} {}h{size}v{size}h-{size}z", x + inset, y + inset);
    }
    if outlined {
        ink = INK;
        let _ = writeln!(svg, "\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"3\"/>");
    } else {
        let _ = writeln!(svg, "\" fill=\"{colour}\"/>");
    }
    let _ = write!(svg, "<g font-size=\"10\" text-anchor=\"middle\" fill=\"{ink}\">");
    for (x, y) in places {
        let _ = write!(svg, "<text x=\"{}\" y=\"{}\">{most}</text>", x + CELL / 2, y + CELL - 4);
    }
    *svg += "</g>\n";
}

fn legend(svg: &mut String, y: usize, label: &str) {
    for most in 1..HEARTS {
        squares(svg, most, &[(LEFT + CELL * usize::from(most - 1), y)], false);
    }
    *svg += &text(LEFT + CELL * usize::from(HEARTS), y + CELL - 3, 13, "start", "", label);
}

/// The colour of a number of hearts, and what can be read on it.
fn colour(most: u8) -> (String, &'static str) {
    let steps = STEPS.len() - 1;
    let at = f64::from(most.clamp(1, HEARTS - 1) - 1) / f64::from(HEARTS - 2) * steps as f64;
    let step = (at as usize).min(steps - 1);
    let part = at - step as f64;
    let mix = |n: usize| {
        let (from, to) = (f64::from(STEPS[step][n]), f64::from(STEPS[step + 1][n]));
        (from + (to - from) * part).round() as u8
    };
    let [red, green, blue] = [mix(0), mix(1), mix(2)];
    (format!("#{red:02x}{green:02x}{blue:02x}"), if at > 1.7 { PANEL_PAPER } else { INK })
}
