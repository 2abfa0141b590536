//! What dice are worth on a board with boroughs, at a glance: each face by itself, for each number of dice that show it. What one
//! face makes of another, as destruction does of ouch, is left out.

use crate::keep::{again, counts, position};
use crate::planner::{Luck, Mind};
use crate::value::veil;
use odds::{Counts, FACES, MAX_DICE, Position, Table};
use rules::{Action, Faces, Game, Rules, Seat, Silent};

/// Dice of a face up to this number are played out; more of them go on as the last did.
const PLAYED: usize = 4;

/// What each number of dice of each face is worth in a turn, and the best keeps for that.
pub(crate) struct ByFace {
    worth: [[f64; MAX_DICE + 1]; FACES],
    table: Option<(Counts, u8, Table)>,
}

impl ByFace {
    /// Plays the rest of the turn with dice of one face and no others.
    pub fn new(rules: &Rules, g: &Game, seat: Seat, mind: &mut Mind) -> ByFace {
        let mut worth = [[0.0; MAX_DICE + 1]; FACES];
        let still = alone(rules, g, seat, 0, 0, mind);
        let most = usize::from(g.dice_count).min(PLAYED);
        for (face, worth) in worth.iter_mut().enumerate() {
            for (n, worth) in worth.iter_mut().enumerate().take(most + 1).skip(1) {
                *worth = f64::from(alone(rules, g, seat, face as u8, n as u8, mind) - still);
            }
            for n in most + 1..=MAX_DICE {
                worth[n] = 2.0 * worth[n - 1] - worth[n.saturating_sub(2)];
            }
        }
        ByFace { worth, table: None }
    }

    /// What these dice are worth.
    pub fn of(&self, end: &Counts) -> f64 {
        end.iter().zip(&self.worth).map(|(&n, worth)| worth[usize::from(n).min(MAX_DICE)]).sum()
    }

    /// The answer that keeps the best dice.
    pub fn best(&mut self, g: &Game, free: u8) -> Action {
        if free == 0 {
            return Action::Pass;
        }
        let keep = self.table(g, free, 0).and_then(|table| table.best_keep(&position(g, free)).ok());
        keep.map_or(Action::Pass, |keep| again(g, free, &keep))
    }

    /// What the dice are hoped to bring before anything was rolled, or from here on if they have been seen.
    pub fn hoped(&mut self, g: &Game, free: u8, seen: bool) -> Option<f64> {
        if seen {
            return self.table(g, free, 0)?.value(&position(g, free)).ok();
        }
        let unlocked = counts(g, !free) == [0; FACES];
        let fresh = Position::fresh(g.dice_count.into(), usize::from(g.rolls_left) + 1);
        if unlocked { self.table(g, free, 1)?.value(&fresh).ok() } else { None }
    }

    fn table(&mut self, g: &Game, free: u8, more: usize) -> Option<&Table> {
        let (locked, dice) = (counts(g, !free), g.dice_count);
        let rolls = (usize::from(g.rolls_left) + more).min(odds::MAX_ROLLS);
        if self.table.as_ref().is_none_or(|(of, n, _)| (*of, *n) != (locked, dice)) {
            let table = Table::new(dice.into(), &locked, rolls, |end| self.of(end)).ok()?;
            self.table = Some((locked, dice, table));
        }
        let (.., table) = self.table.as_mut()?;
        let _ = table.grow(rolls);
        Some(table)
    }
}

/// The value of the turn if it is played with so many dice of this face and no others.
fn alone(rules: &Rules, g: &Game, seat: Seat, face: u8, n: u8, mind: &mut Mind) -> f32 {
    let mut after = g.clone();
    after.dice = (0..usize::from(n)).fold(Faces::default(), |dice, at| dice.with(at, face));
    after.dice_count = n;
    let mut chance = Luck::new(crate::planner::dice::SEED);
    rules.apply_unchecked(&mut after, g.active, Action::Pass, &mut chance, &mut Silent);
    mind.finish(rules, &mut after, g.turn, &mut chance);
    veil(&g.market, &mut after);
    mind.utility(rules, &after, seat)
}
