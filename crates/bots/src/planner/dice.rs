//! The dice of one turn, and the best keep on the way to their ends.

use std::cell::RefCell;

use super::ends::{Ends, Same};
use super::{Luck, Mind};
use crate::keep::{again, counts, position};
use crate::{Reason, Thought};
use odds::{Counts, FACES, Position, Table};
use rules::{Action, Faces, Game, Rules, SEATS, Silent};

/// Where the chance comes from that follows the dice: the same for every way they can end.
pub(crate) const SEED: u64 = 0x6b61_696a_7500;

/// What is known of a turn's dice.
pub(crate) struct Turn {
    /// The game without what changes while the dice are rolled.
    pub of: Game,
    /// Values and best keeps, by the dice that cannot be rolled again.
    tables: Vec<(Counts, Table)>,
    ends: Ends,
}

/// Turns that were weighed last, the latest first.
pub(crate) struct Turns {
    known: Vec<Turn>,
    most: usize,
}

/// So many are remembered where hands are asked about before the dice: the answers lead to several turns, again and again. Elsewhere
/// one is enough, and more of them would only take room in the caches.
const REMEMBERED: usize = 6;

impl Turns {
    /// For a table.
    pub fn new(rules: &Rules) -> Turns {
        Turns { known: Vec::new(), most: if rules.has_hands() { REMEMBERED } else { 1 } }
    }

    /// What is known of the dice of this turn.
    pub fn of(&mut self, seen: &Game) -> &mut Turn {
        let of = seen.without_dice();
        let at = self.known.iter().position(|turn| turn.of == of).unwrap_or_else(|| {
            if self.known.len() < self.most {
                self.known.push(Turn::new(of));
            } else if let Some(oldest) = self.known.last_mut() {
                oldest.begin(of);
            }
            self.known.len() - 1
        });
        self.known[..=at].rotate_right(1);
        &mut self.known[0]
    }

    /// Forgets all.
    pub fn forget(&mut self) {
        self.known.clear();
    }
}

impl Turn {
    pub fn new(of: Game) -> Turn {
        Turn { of, tables: Vec::new(), ends: Ends::default() }
    }

    /// Makes this another turn; what was known is forgotten, the room for it kept.
    pub fn begin(&mut self, of: Game) {
        self.of = of;
        self.tables.clear();
        self.ends.forget();
    }

    /// Values and best keeps if only these dice can be rolled again.
    pub fn table(&mut self, rules: &Rules, game: &Game, free: u8, mind: &mut Mind) -> &Table {
        let at = self.find(rules, game, free, mind);
        let table = &mut self.tables[at].1;
        let _ = table.grow(rolls(game, free));
        table
    }

    /// The same for so many rolls.
    pub fn table_for(
        &mut self,
        rules: &Rules,
        game: &Game,
        free: u8,
        rolls: usize,
        mind: &mut Mind,
    ) -> &Table {
        let at = self.find(rules, game, free, mind);
        let table = &mut self.tables[at].1;
        let _ = table.grow(rolls.min(odds::MAX_ROLLS));
        table
    }

    /// Where the table for these dice is, which may have to be made.
    fn find(&mut self, rules: &Rules, game: &Game, free: u8, mind: &mut Mind) -> usize {
        let locked = counts(game, !free);
        self.tables.iter().position(|(of, _)| *of == locked).unwrap_or_else(|| {
            mind.reflex.forget();
            let table = self.corrected(rules, game, free, mind, |_| 0.0);
            self.tables.push((locked, table));
            self.tables.len() - 1
        })
    }

    /// The same with something added to each value.
    pub fn corrected(
        &mut self,
        rules: &Rules,
        game: &Game,
        free: u8,
        mind: &mut Mind,
        add: impl Fn(&Counts) -> f32,
    ) -> Table {
        let same = Same::new(rules, game);
        let all = RefCell::new((&mut self.ends, mind));
        let value = |end: &Counts| {
            let (ends, mind) = &mut *all.borrow_mut();
            f64::from(ends.value(rules, game, free, &same, end, mind) + add(end))
        };
        let locked = counts(game, !free);
        let table = Table::for_few(usize::from(game.dice_count), &locked, rolls(game, free), value);
        table.unwrap_or_else(|e| unreachable!("the dice on the table: {e}"))
    }
}

impl Turn {
    /// What each seat hopes for from a position of the dice on, if they are kept as is best for whoever rolls.
    pub fn hoped(
        &mut self,
        rules: &Rules,
        game: &Game,
        free: u8,
        from: &Position,
        mind: &mut Mind,
    ) -> Option<[f32; SEATS]> {
        let at = self.find(rules, game, free, mind);
        let table = &mut self.tables[at].1;
        table.grow(from.rolls).ok()?;
        let same = Same::new(rules, game);
        let mut hoped = [0.0; SEATS];
        for (end, chance) in table.outcomes(from).ok()? {
            let shares = self.ends.shares(&same, &end)?;
            hoped.iter_mut().zip(shares).for_each(|(hoped, share)| *hoped += chance as f32 * share);
        }
        Some(hoped)
    }

    /// The chance of each seat if the dice end like this.
    pub fn shares(&self, rules: &Rules, game: &Game, end: &Counts) -> Option<&[f32; SEATS]> {
        self.ends.shares(&Same::new(rules, game), end)
    }
}

/// Rolls left that a table must answer for. More than a question may leave are as good as the most.
fn rolls(game: &Game, free: u8) -> usize {
    if free == 0 { 0 } else { usize::from(game.rolls_left).min(odds::MAX_ROLLS) }
}

/// The best keeps for the dice as they lie.
pub(crate) fn best_keeps(table: &Table, g: &Game, free: u8) -> Thought {
    let keeps = table.keeps(&position(g, free)).unwrap_or_default();
    let reasons: Vec<Reason> = keeps
        .iter()
        .take(5)
        .map(|(keep, value)| Reason { action: again(g, free, keep), value: *value as f32, margin: 0.0 })
        .collect();
    Thought { action: reasons.first().map_or(Action::Pass, |best| best.action), reasons }
}

/// Plays a turn whose dice end like this to its end.
pub(crate) fn end_turn(rules: &Rules, g: &mut Game, free: u8, end: &Counts, seed: u64, mind: &mut Mind) {
    let (active, turn) = (g.active, g.turn);
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
    g.dice = dice;
    let mut chance = Luck::new(seed);
    rules.apply_unchecked(g, active, Action::Pass, &mut chance, &mut Silent);
    mind.finish(rules, g, turn, &mut chance);
}
