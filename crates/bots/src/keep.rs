//! The dice on the table as the odds count them, and a keep as an answer.

use odds::{Counts, FACES, Position};
use rules::{Action, Game};

/// How many of these dice show each face.
pub(crate) fn counts(g: &Game, dice: u8) -> Counts {
    let mut counts = [0; FACES];
    for die in (0..g.dice_count).filter(|die| dice >> die & 1 == 1) {
        counts[g.dice.get(die as usize) as usize % FACES] += 1;
    }
    counts
}

/// Where the dice stand.
pub(crate) fn position(g: &Game, free: u8) -> Position {
    let rolls = if free == 0 { 0 } else { usize::from(g.rolls_left) };
    Position::rolled(counts(g, u8::MAX), rolls.min(odds::MAX_ROLLS)).with_locked(counts(g, !free))
}

/// The answer that keeps these dice.
pub(crate) fn again(g: &Game, free: u8, keep: &Counts) -> Action {
    let mut left = *keep;
    let locked = counts(g, !free);
    for (left, locked) in left.iter_mut().zip(locked) {
        *left -= locked.min(*left);
    }
    let mut roll = 0;
    for die in (0..g.dice_count).filter(|die| free >> die & 1 == 1) {
        let left = &mut left[g.dice.get(die as usize) as usize % FACES];
        if *left > 0 {
            *left -= 1;
        } else {
            roll |= 1 << die;
        }
    }
    if roll == 0 { Action::Pass } else { Action::Roll(roll) }
}
