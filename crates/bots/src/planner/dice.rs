//! The dice of one turn: what every way they can end is worth, and the best keep on the way there.

use std::cell::RefCell;

use super::{Luck, Mind};
use crate::keep::counts;
use crate::value::veil;
use odds::{Counts, FACES, Table};
use rules::{Action, Faces, Game, Hook, NO_CARD, Rules, Silent};

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
                let same = Same::new(rules, game);
                let value = |end: &Counts| {
                    let (values, mind) = &mut *all.borrow_mut();
                    f64::from(values.get(same.number(end), || outcome(rules, game, free, end, mind)))
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
        let same = Same::new(rules, game);
        let value = |end: &Counts| {
            let (values, mind) = &mut *all.borrow_mut();
            let value = values.get(same.number(end), || outcome(rules, game, free, end, mind));
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

/// Tells which ways for the dice to end are the same.
struct Same {
    /// No card tells faces apart: only what they give counts.
    plain: bool,
    /// Hearts that count: those that cannot heal give nothing.
    most_hearts: u8,
}

impl Same {
    fn new(rules: &Rules, g: &Game) -> Same {
        let m = g.monster(g.active);
        let apart = rules.tell_faces_apart;
        // What is bought in this turn may look back at its dice.
        let at_the_end = apart.and(&rules.on[Hook::TurnEnds as usize].or(&rules.on[Hook::BeforeTurnEnds as usize]));
        let plain = m.cards.and(&apart).is_empty()
            && !g.market.iter().any(|&card| card != NO_CARD && at_the_end.has(card))
            && !rules.has_wickedness()
            && !rules.has_hands();
        let most_hearts = match rules.in_city(g, g.active) {
            _ if m.tokens.iter().any(|&n| n > 0) => u8::MAX,
            true => 0,
            false => rules.max_hearts(g, g.active).saturating_sub(m.hearts),
        };
        Same { plain, most_hearts }
    }

    /// Ends with the same number are the same.
    fn number(&self, end: &Counts) -> u32 {
        let digits = |of: &[u8]| of.iter().fold(0u32, |all, &n| all << 5 | u32::from(n & 31));
        if !self.plain {
            return digits(end) | 1 << 31;
        }
        let [.., hearts, energy, smashes] = *end;
        digits(&[odds::stars(end) as u8, hearts.min(self.most_hearts), energy, smashes])
    }
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
    mind.finish(rules, &mut after, g.turn, &mut chance);
    after
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::planner::Temper;
    use crate::value::built_in;
    use crate::{Bot, Brawler, Situation};
    use cards::catalogue::Catalogue;
    use cards::table::{Table as Chosen, TableOptions};
    use rules::{Ask, Edition, Options, Seeded};

    /// Ends that count as the same are worth the same, whatever cards lie there. Others may meddle
    /// with theirs: that is left out, here as there.
    #[test]
    fn the_same_is_the_same() {
        let catalogue = Catalogue::built_in();
        let mut options = TableOptions::new(Edition::MonsterBox, 4);
        options.with = ["origins-all", "promos-likely"].map(String::from).into();
        let table = Chosen::new(&catalogue, &options).unwrap();
        let rules = &table.rules;
        let mut mind = Mind::new(rules, Temper::default(), built_in());
        let (mut compared, mut with_cards) = (0, 0);
        for seed in 0..600 {
            let mut rng = Seeded::new(seed);
            let mut chance = Luck::new(seed);
            let mut g = rules.deal(&mut chance, &mut Silent);
            let mut options = Options::default();
            while let Some(decision) = rules.decision(&g) {
                let seat = decision.seats.trailing_zeros() as u8;
                rules.options(&g, seat, &mut options);
                let all = (1 << g.dice_count) - 1;
                let meddled = (0..g.players).any(|s| s != seat && !g.monster(s).cards.is_empty());
                if g.ask() == Ask::Roll && options.dice == all && g.rolls_made == 1 && !meddled {
                    let mut known: Vec<(u32, f32, Counts)> = Vec::new();
                    for _ in 0..60 {
                        let mut end = [0; FACES];
                        (0..g.dice_count).for_each(|_| end[rng.below(FACES as u32) as usize] += 1);
                        let key = Same::new(rules, &g).number(&end);
                        mind.reflex.forget();
                        let value = outcome(rules, &g, all, &end, &mut mind);
                        match known.iter().find(|(other, ..)| *other == key) {
                            Some((_, before, like)) => {
                                let cards: Vec<_> =
                                    g.monster(seat).cards.iter().map(|c| rules.card_name(c)).collect();
                                let off = (value - before).abs();
                                assert!(off < 1e-3, "{end:?} {value}, {like:?} {before}, with {cards:?}");
                                compared += 1;
                                with_cards += usize::from(!cards.is_empty());
                            }
                            None => known.push((key, value, end)),
                        }
                    }
                }
                let s = Situation { rules, game: &g, seat, decision, options: &options };
                let action = Brawler.answer(&s, &mut rng);
                rules.apply_unchecked(&mut g, seat, action, &mut chance, &mut Silent);
            }
        }
        assert!(compared > 20_000 && with_cards > 5_000, "{compared} {with_cards}");
    }
}
