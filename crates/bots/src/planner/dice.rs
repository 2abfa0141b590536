//! The dice of one turn: what every way they can end is worth, and the best keep on the way there.

use std::cell::RefCell;

use super::{Luck, Mind};
use crate::keep::counts;
use crate::value::veil;
use odds::{Counts, FACES, Table};
use rules::{Action, Faces, Game, Rules, Silent};

/// Where the chance comes from that follows the dice: the same for every way they can end.
pub(crate) const SEED: u64 = 0x6b61_696a_7500;

/// What is known of a turn's dice.
pub(crate) struct Turn {
    /// The game without what changes while the dice are rolled.
    pub of: Game,
    /// Values and best keeps, by the dice that cannot be rolled again.
    tables: Vec<(Counts, Table)>,
    values: Known,
}

impl Turn {
    pub fn new(of: Game) -> Turn {
        Turn { of, tables: Vec::new(), values: Known::default() }
    }

    /// Values and best keeps if only these dice can be rolled again.
    pub fn table(&mut self, rules: &Rules, game: &Game, free: u8, mind: &mut Mind) -> &Table {
        let locked = counts(game, !free);
        let rolls = if free == 0 { 0 } else { usize::from(game.rolls_left) };
        let at = match self.tables.iter().position(|(of, _)| *of == locked) {
            Some(at) => at,
            None => {
                mind.reflex.forget();
                let all = RefCell::new((&mut self.values, mind));
                let value = |end: &Counts| {
                    let (values, mind) = &mut *all.borrow_mut();
                    let same = same(rules, game, end);
                    f64::from(values.get(same, || outcome(rules, game, free, end, mind)))
                };
                let dice = usize::from(game.dice_count);
                let table = Table::new(dice, &locked, rolls, value);
                self.tables
                    .push((locked, table.unwrap_or_else(|e| unreachable!("the dice on the table: {e}"))));
                self.tables.len() - 1
            }
        };
        let table = &mut self.tables[at].1;
        // More rolls than a question may leave are as good as the most.
        let _ = table.grow(rolls.min(odds::MAX_ROLLS));
        table
    }

    /// The same with something added to each value.
    pub fn corrected(
        &mut self,
        rules: &Rules,
        game: &Game,
        free: u8,
        mind: &mut Mind,
        add: impl Fn(&Counts) -> f32,
    ) -> Option<Table> {
        let locked = counts(game, !free);
        let rolls = if free == 0 { 0 } else { usize::from(game.rolls_left).min(odds::MAX_ROLLS) };
        let all = RefCell::new((&mut self.values, mind));
        let value = |end: &Counts| {
            let (values, mind) = &mut *all.borrow_mut();
            let value = values.get(same(rules, game, end), || outcome(rules, game, free, end, mind));
            f64::from(value + add(end))
        };
        Table::new(usize::from(game.dice_count), &locked, rolls, value).ok()
    }
}

/// Values by number, in a table with room for all ways eight dice can end twice over.
struct Known(Vec<(u32, f32)>);

const ROOM: usize = 4096;

impl Default for Known {
    fn default() -> Known {
        Known(vec![(u32::MAX, 0.0); ROOM])
    }
}

impl Known {
    fn get(&mut self, of: u32, make: impl FnOnce() -> f32) -> f32 {
        let mut at = (of.wrapping_mul(0x9e37_79b1) >> 20) as usize;
        for _ in 0..ROOM {
            match &self.0[at] {
                (known, value) if *known == of => return *value,
                (u32::MAX, _) => break,
                _ => at = (at + 1) % ROOM,
            }
        }
        let value = make();
        self.0[at] = (of, value);
        value
    }
}

/// Ends with the same number are the same. Where no card looks at faces, only what they give counts: hearts that cannot
/// heal give nothing.
fn same(rules: &Rules, g: &Game, end: &Counts) -> u32 {
    let m = g.monster(g.active);
    let plain = m.cards.is_empty() && !rules.has_wickedness() && !rules.has_hands();
    let digits = |of: &[u8]| of.iter().fold(0u32, |all, &n| all << 5 | u32::from(n & 31));
    if !plain {
        return digits(end) | 1 << 31;
    }
    let [.., hearts, energy, smashes] = *end;
    let healing = match rules.in_city(g, g.active) {
        _ if m.tokens.iter().any(|&n| n > 0) => hearts,
        true => 0,
        false => hearts.min(rules.max_hearts(g, g.active).saturating_sub(m.hearts)),
    };
    digits(&[odds::stars(end) as u8, healing, energy, smashes])
}

/// What it is worth to stop with these dice.
fn outcome(rules: &Rules, g: &Game, free: u8, end: &Counts, mind: &mut Mind) -> f32 {
    let mut after = after(rules, g, free, end, SEED, mind);
    veil(&g.market, &mut after);
    mind.utility(rules, &after, g.active)
}

/// The game after a turn whose dice end like this.
pub(crate) fn after(rules: &Rules, g: &Game, free: u8, end: &Counts, seed: u64, mind: &mut Mind) -> Game {
    let mut after = g.clone();
    let locked = counts(g, !free);
    let mut left = *end;
    for (left, locked) in left.iter_mut().zip(locked) {
        *left -= locked.min(*left);
    }
    let mut face = 0;
    let mut dice: Faces = g.dice;
    for die in (0..g.dice_count).filter(|die| free >> die & 1 == 1) {
        while face < FACES - 1 && left[face] == 0 {
            face += 1;
        }
        left[face] = left[face].saturating_sub(1);
        dice = dice.with(die as usize, face as u8);
    }
    after.dice = dice;
    let mut chance = Luck::new(seed);
    rules.apply_unchecked(&mut after, g.active, Action::Pass, &mut chance, &mut Silent);
    mind.finish(rules, &mut after, &mut chance);
    after
}
