//! How lucky each seat was with the dice of a game, whoever plays it: what is left without that is the same on average, and hangs much
//! less on chance than who won does.

use bots::{Luck, Planner, Temper};
use rules::{Action, Ask, Game, Rules, SEATS};

use crate::drive::{Answer, Watch};

/// Watches a game and adds up what the dice brought beyond what was to be hoped for, by what a planner makes of every roll.
pub struct Lucky {
    judge: Planner,
    /// The turn whose first roll has been looked at.
    turn: u16,
    /// Dice that are rolled again: the game before, which may be rolled, and what is kept.
    rolling: Option<(Game, u8, [u8; FACES])>,
    sum: [f64; SEATS],
}

/// Faces of a die.
const FACES: usize = 6;

impl Lucky {
    /// For a game of these rules.
    pub fn new(rules: &Rules) -> Lucky {
        Lucky { judge: Planner::new(rules, Temper::default()), turn: 0, rolling: None, sum: [0.0; SEATS] }
    }

    /// How lucky each seat has been, in chances to win. All together it is nothing.
    pub fn sum(&self) -> &[f64; SEATS] {
        &self.sum
    }

    /// One roll: what came after these dice were kept, or the first of a turn.
    fn add(&mut self, rules: &Rules, g: &Game, free: u8, kept: Option<&[u8; FACES]>, came: &[u8; FACES]) {
        if let Some(luck) = self.judge.luck_of_roll(rules, g, free, kept, came) {
            self.sum.iter_mut().zip(luck).for_each(|(sum, luck)| *sum += f64::from(luck));
        }
    }
}

impl Watch<Luck> for Lucky {
    fn answers(&mut self, rules: &Rules, g: &Game, answer: &Answer, chance: &mut Luck) {
        let free = answer.options.dice;
        // Where something else can be done with the dice, too, what comes of them is not only luck.
        let plain = g.ask() == Ask::Roll
            && answer.seat == g.active
            && free != 0
            && g.rolls_left > 0
            && answer.options.others() == [Action::Pass];
        if plain && g.turn != self.turn {
            self.turn = g.turn;
            self.add(rules, g, free, None, &counts(g, u8::MAX));
        }
        chance.rolled();
        self.rolling = match answer.action {
            Action::Roll(roll) if plain => Some((g.clone(), free, counts(g, !roll))),
            _ => None,
        };
    }

    fn answered(&mut self, rules: &Rules, chance: &mut Luck) {
        let Some(((before, free, kept), (faces, n))) = self.rolling.take().zip(chance.rolled()) else {
            return;
        };
        let mut came = kept;
        (0..n).for_each(|die| came[usize::from(faces.get(die.into())) % FACES] += 1);
        if came.iter().sum::<u8>() == before.dice_count {
            self.add(rules, &before, free, Some(&kept), &came);
        }
    }
}

/// How many of these dice, a bit each, show each face.
fn counts(g: &Game, dice: u8) -> [u8; FACES] {
    let mut counts = [0; FACES];
    for die in (0..g.dice_count).filter(|die| dice >> die & 1 == 1) {
        counts[usize::from(g.dice.get(die.into())) % FACES] += 1;
    }
    counts
}
