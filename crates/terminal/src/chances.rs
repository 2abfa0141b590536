//! Exact odds for the dice on the table, asked for by `odds`.

use cards::words::Value;
use odds::{Dice, Face, Measure, OddsError, Pattern, Position, Solver, bar, parse_pattern};
use rules::{Ask, Game, Options, Rules, Seat};

use crate::paint::{dim, left, width};
use tell::dice::die;
use tell::say::Say;

/// The dice a seat has before it, or those it would roll on its next turn.
fn position(rules: &Rules, game: &Game, seat: Seat) -> (Position, bool) {
    if game.ask() == Ask::Roll && game.active == seat && game.dice_count > 0 {
        let mut options = Options::default();
        rules.options(game, seat, &mut options);
        let (mut counts, mut lying) = ([0u8; 6], [0u8; 6]);
        for at in 0..game.dice_count {
            let face = game.dice.get(at as usize) as usize % 6;
            counts[face] += 1;
            lying[face] += u8::from(game.rolls_left > 0 && options.dice >> at & 1 == 0);
        }
        return (Position::rolled(counts, game.rolls_left.into()).with_locked(lying), true);
    }
    (Position::fresh(rules.dice_of(game, seat).into(), rules.rolls_of(game, seat).into()), false)
}

/// What is asked about when no pattern is given.
fn usual(dice: Dice, say: Say) -> Vec<(String, Pattern)> {
    let shown = |face: Face| die(face.index() as u8, say);
    let dice_of = |n: u8, face: Face| (format!("{n}× {}", shown(face)), Pattern::dice(n, face));
    if dice == Dice::NewYork {
        let most =
            |n: u8, face: Face| (format!("≤{n} {}", shown(face)), Pattern::AtMost(Measure::Dice(face), n));
        return vec![
            dice_of(2, Face::DESTRUCTION),
            dice_of(3, Face::DESTRUCTION),
            dice_of(4, Face::DESTRUCTION),
            dice_of(3, Face::CELEBRITY),
            most(0, Face::OUCH),
            most(1, Face::OUCH),
            most(2, Face::OUCH),
            dice_of(3, Face::HEART),
            dice_of(3, Face::ENERGY),
            dice_of(2, Face::SMASH),
            dice_of(3, Face::SMASH),
        ];
    }
    let dice = dice_of;
    vec![
        dice(3, Face::ONE),
        dice(3, Face::TWO),
        dice(3, Face::THREE),
        dice(3, Face::HEART),
        dice(3, Face::ENERGY),
        dice(2, Face::SMASH),
        dice(3, Face::SMASH),
        dice(4, Face::SMASH),
    ]
}

/// The odds of a pattern (or of the usual ones), each with the dice to keep for it.
pub(crate) fn lines(
    solver: &mut Solver,
    rules: &Rules,
    game: &Game,
    seat: Seat,
    pattern: &str,
    say: Say,
) -> Result<Vec<String>, OddsError> {
    let (position, rolled) = position(rules, game, seat);
    let rolls = ("n", Value::Number(position.rolls as i64));
    let dice = ("dice", Value::Number(position.dice as i64));
    let heading = if rolled { "odds-now" } else { "odds-fresh" };
    let mut lines = vec![say.with(heading, &[rolls, dice])];
    let patterns = match pattern {
        "" => usual(solver.dice(), say),
        text => vec![(text.to_string(), parse_pattern(text)?)],
    };
    let widest = patterns.iter().map(|(name, _)| width(name)).max().unwrap_or(0);
    for (name, pattern) in patterns {
        let report = solver.chance(&position, &pattern)?;
        let percent = format!("{:>5.1}\u{a0}%", report.probability * 100.0);
        let keep = if !rolled || position.rolls == 0 || report.probability == 0.0 {
            String::new()
        } else if report.best.rolling == 0 {
            say.it("odds-there")
        } else {
            let kept = symbols(&report.best.keep, say);
            let key = if kept.is_empty() { "odds-keep-none" } else { "odds-keep" };
            say.with(key, &[("dice", kept.into())])
        };
        let percent = percent.replace('.', &say.it("decimal-mark"));
        lines.push(format!(
            "  {} {percent} {} {}",
            left(&name, widest),
            bar(report.probability, 16),
            dim(&keep)
        ));
    }
    if pattern.is_empty() {
        lines.push(dim(&say.it("odds-more")));
    }
    Ok(lines)
}

fn symbols(counts: &odds::Counts, say: Say) -> String {
    let face = |f: u8| die(f, say).repeat(counts[f as usize].into());
    (0..6).map(face).collect()
}
