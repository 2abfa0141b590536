//! Writes answers as plain text with small bar charts. Every word comes in through [`Labels`].

use crate::face::Dice;
use crate::position::{Position, Shown};
use crate::report::{Advice, ChanceReport, Choice, FaceTable, OddsTable, Spread};
use crate::score::Expectations;

/// Width of a full bar in characters.
const BAR: usize = 24;

/// The words of the texts, so that they can come from a translation file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Labels<'a> {
    /// Title of the table of expected stars and smashes.
    pub table_title: &'a str,
    /// Column and count of dice.
    pub dice: &'a str,
    /// Column of rolls.
    pub rolls: &'a str,
    /// Rolls left.
    pub rolls_left: &'a str,
    /// Stars.
    pub stars: &'a str,
    /// Energy.
    pub energy: &'a str,
    /// Smashes.
    pub smashes: &'a str,
    /// Hearts.
    pub hearts: &'a str,
    /// Before the first roll.
    pub fresh: &'a str,
    /// The dice rolled.
    pub rolled: &'a str,
    /// The dice kept.
    pub keep: &'a str,
    /// The dice picked up.
    pub reroll: &'a str,
    /// A number of dice to roll that show no face yet.
    pub roll: &'a str,
    /// The dice that cannot be rerolled.
    pub locked: &'a str,
    /// No dice.
    pub nothing: &'a str,
    /// What is best to do with nothing to reroll.
    pub stop: &'a str,
    /// The chance of a pattern.
    pub probability: &'a str,
    /// The expected value.
    pub value: &'a str,
    /// The goal dice are kept for.
    pub goal: &'a str,
    /// The expected count.
    pub mean: &'a str,
    /// The next best keeps.
    pub others: &'a str,
    /// Title of the table of one face.
    pub face_title: &'a str,
    /// Expected dice of one face.
    pub of_a_face: &'a str,
    /// At least so many of it: the number is put behind.
    pub at_least: &'a str,
    /// Destruction.
    pub destruction: &'a str,
    /// Celebrity.
    pub celebrity: &'a str,
    /// Ouch.
    pub ouch: &'a str,
    /// Whose dice are named.
    pub faces: Dice,
}

impl Default for Labels<'static> {
    fn default() -> Self {
        Labels {
            table_title: "Expected stars and smashes, each under the best keeping for it",
            dice: "dice",
            rolls: "rolls",
            rolls_left: "rolls left",
            stars: "stars",
            energy: "energy",
            smashes: "smashes",
            hearts: "hearts",
            fresh: "nothing rolled yet",
            rolled: "rolled",
            keep: "keep",
            reroll: "reroll",
            roll: "roll",
            locked: "locked",
            nothing: "nothing",
            stop: "stop",
            probability: "chance",
            value: "value",
            goal: "goal",
            mean: "mean",
            others: "next best",
            face_title: "What to expect of any one face, under the best keeping for it",
            of_a_face: "expected",
            at_least: "at least",
            destruction: "destruction",
            celebrity: "celebrity",
            ouch: "ouch",
            faces: Dice::Tokyo,
        }
    }
}

/// A bar of unicode blocks in eighths, padded with spaces to `width` characters. A share outside 0 to 1 is
/// drawn as the nearer end.
pub fn bar(share: f64, width: usize) -> String {
    const EIGHTHS: [char; 8] = [' ', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];
    // Not a number becomes 0 here: a cast of it is 0.
    let eighths = (share.clamp(0.0, 1.0) * (width * 8) as f64).round() as usize;
    let cell = |place: usize| match eighths.saturating_sub(place * 8) {
        8.. => '█',
        part => EIGHTHS[part],
    };
    (0..width).map(cell).collect()
}

/// The table of expected stars and smashes, seven digits after the point.
pub fn render_table(table: &OddsTable, labels: &Labels) -> String {
    let heads = [labels.dice, labels.rolls, labels.stars, labels.smashes];
    let widths: Vec<usize> =
        heads.iter().zip([4, 5, 10, 10]).map(|(head, least)| head.chars().count().max(least)).collect();
    let line = |cells: [String; 4]| {
        let padded: Vec<String> =
            cells.iter().zip(&widths).map(|(cell, &width)| format!("{cell:>width$}")).collect();
        padded.join("  ") + "\n"
    };
    let mut text = format!("{}\n\n", labels.table_title);
    text += &line(heads.map(str::to_string));
    let mut before = None;
    for row in &table.rows {
        // A blank line between the numbers of dice.
        if before.is_some_and(|dice| dice != row.dice) {
            text.push('\n');
        }
        before = Some(row.dice);
        text += &line([
            row.dice.to_string(),
            row.rolls.to_string(),
            format!("{:.7}", row.stars),
            format!("{:.7}", row.smashes),
        ]);
    }
    text
}

/// The table of what to expect of one face, chances in per cent.
pub fn render_face_table(table: &FaceTable, labels: &Labels) -> String {
    let least = |n: u8| format!("{} {n}", labels.at_least);
    let heads = [
        labels.dice.to_string(),
        labels.rolls.to_string(),
        labels.of_a_face.to_string(),
        least(2),
        least(3),
        least(4),
    ];
    let widths: Vec<usize> =
        heads.iter().zip([4, 5, 10, 8, 8, 8]).map(|(head, room)| head.chars().count().max(room)).collect();
    let line = |cells: [String; 6]| {
        let padded: Vec<String> =
            cells.iter().zip(&widths).map(|(cell, &width)| format!("{cell:>width$}")).collect();
        padded.join("  ") + "\n"
    };
    let mut text = format!("{}\n\n", labels.face_title);
    text += &line(heads);
    let mut before = None;
    for row in &table.rows {
        if before.is_some_and(|dice| dice != row.dice) {
            text.push('\n');
        }
        before = Some(row.dice);
        let percent = |chance: f64| format!("{:.2} %", chance * 100.0);
        text += &line([
            row.dice.to_string(),
            row.rolls.to_string(),
            format!("{:.7}", row.count),
            percent(row.two),
            percent(row.three),
            percent(row.four),
        ]);
    }
    text
}

/// The chance of a pattern, the best keep, and a bar for each number of rolls left.
pub fn render_chance(report: &ChanceReport, labels: &Labels) -> String {
    let percent = report.probability * 100.0;
    let mut text =
        format!("{} {}: {percent:.2} % ({:.7})\n", labels.probability, report.pattern, report.probability);
    text += &place_line(&report.position, labels);
    if decides(&report.position) {
        text += &format!("{}\n", choice_words(&report.best, labels));
    }
    let rows = report.by_rolls.iter().map(|row| (format!("{:>2}", row.rolls), row.probability));
    text + "\n" + labels.rolls_left + "\n" + &chart(rows.collect(), 1.0)
}

/// The best keep for a goal with its expectations, and the next best keeps with bars of their values.
pub fn render_advice(advice: &Advice, labels: &Labels) -> String {
    let best = &advice.best;
    let mut text = format!("{} {}\n{}", labels.goal, advice.goal, place_line(&advice.position, labels));
    text += &format!("{}\n", choice_words(best, labels));
    text += &format!("{} {:.7}\n{}\n", labels.value, best.value, expected_words(&best.expected, labels));
    if advice.others.is_empty() {
        return text;
    }
    text += &format!("\n{}\n", labels.others);
    let rows = advice.others.iter().map(|other| (choice_words(other, labels), other.value));
    // Bars only compare keeps with the best one; below zero there is nothing to compare.
    text + &chart(rows.collect(), best.value)
}

/// How likely each count is, with a bar for each.
pub fn render_spread(spread: &Spread, labels: &Labels) -> String {
    let mut text = format!("{} {}\n{}", labels.goal, spread.goal, place_line(&spread.position, labels));
    text += &format!("{} {:.7}\n\n{}\n", labels.mean, spread.mean, spread.measure);
    let most = spread.rows.iter().map(|row| row.probability).fold(0.0, f64::max);
    text + &chart(
        spread.rows.iter().map(|row| (format!("{:>2}", row.count), row.probability)).collect(),
        most,
    )
}

/// Whether the position leaves a keep to choose.
fn decides(position: &Position) -> bool {
    matches!(position.shown, Shown::Rolled(_)) && position.rolls > 0
}

/// One line for each row: its name, a bar, and the number. A `most` of nothing draws empty bars.
fn chart(rows: Vec<(String, f64)>, most: f64) -> String {
    let width = rows.iter().map(|(name, _)| name.chars().count()).max().unwrap_or(0);
    let share = |value: f64| if most > 0.0 { value / most } else { 0.0 };
    rows.iter()
        .map(|(name, value)| format!("{name:<width$} │{}│ {value:.7}\n", bar(share(*value), BAR)))
        .collect()
}

fn place_line(position: &Position, labels: &Labels) -> String {
    let named =
        |label: &str, counts| format!("{label} {}", dice_or(labels.nothing, &labels.faces.text(counts)));
    let shown = match &position.shown {
        Shown::Fresh => labels.fresh.to_string(),
        Shown::Rolled(roll) => named(labels.rolled, roll),
        Shown::Kept(kept) => named(labels.keep, kept),
    };
    let mut line =
        format!("{} {}, {} {}, {shown}", position.dice, labels.dice, labels.rolls_left, position.rolls);
    if position.locked.iter().any(|&count| count > 0) {
        line += &format!(", {}", named(labels.locked, &position.locked));
    }
    line + "\n"
}

fn choice_words(choice: &Choice, labels: &Labels) -> String {
    let keep = dice_or(labels.nothing, &choice.keep_text).to_string();
    match choice.rolling {
        0 => format!("{} {keep}, {}", labels.keep, labels.stop),
        // Dice not rolled yet have no faces to name.
        rolling if choice.reroll_text.is_empty() => {
            format!("{} {keep}, {} {rolling}", labels.keep, labels.roll)
        }
        _ => format!("{} {keep}, {} {}", labels.keep, labels.reroll, choice.reroll_text),
    }
}

fn expected_words(expected: &Expectations, labels: &Labels) -> String {
    let Expectations { stars, energy, smashes, hearts, own: [destruction, celebrity, ouch], dice } = expected;
    if *dice == Dice::NewYork {
        return format!(
            "{} {destruction:.4}, {} {celebrity:.4}, {} {ouch:.4}, {} {energy:.4}, {} {smashes:.4}, {} {hearts:.4}",
            labels.destruction, labels.celebrity, labels.ouch, labels.energy, labels.smashes, labels.hearts
        );
    }
    format!(
        "{} {stars:.4}, {} {energy:.4}, {} {smashes:.4}, {} {hearts:.4}",
        labels.stars, labels.energy, labels.smashes, labels.hearts
    )
}

fn dice_or<'a>(nothing: &'a str, text: &'a str) -> &'a str {
    if text.is_empty() { nothing } else { text }
}
