//! Whole turns at a glance: what a star, a heart, energy and smashes are worth now is looked up roughly, and the dice that are
//! best for such prices are known from before. Far quicker than the planner and nearly as good: for playing on from a position,
//! and for the many games a network learns from.

use std::collections::HashMap;
use std::sync::Arc;

use crate::keep::{again, counts, position};
use crate::planner::dice::{SEED, after};
use crate::planner::{Luck, Mind, Temper};
use crate::value::Weights;
use crate::{Bot, Situation};
use odds::{Counts, Position, Table};
use rules::{Action, Ask, Game, Rules, Seat, Seeded, Silent};

/// Answers within one turn after which something goes round in circles.
const LONG: usize = 400;

/// More tables than this are not kept.
const MOST: usize = 4000;

/// Prices in stars, roughly, and what else decides which dice to keep.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Prices {
    dice: u8,
    locked: Counts,
    heart: i8,
    /// Hearts that can still be healed.
    wounds: u8,
    energy: i8,
    /// The first smash, and each further one.
    smash: [i8; 2],
    /// Stars that are missing to win, if a turn can bring them, and what that is worth.
    missing: u8,
    win: i8,
}

/// Knows the best dice for all prices it has met.
#[derive(Default)]
pub(crate) struct Keeps {
    tables: HashMap<Prices, Table>,
}

/// A player at a glance.
pub struct Swift {
    mind: Mind,
    keeps: Keeps,
    /// The prices of this turn, and which it is.
    prices: Option<(u16, Prices)>,
}

impl Swift {
    /// For a table.
    pub fn with(rules: &Rules, weights: Arc<Weights>) -> Swift {
        Swift { mind: Mind::new(rules, Temper::default(), weights), keeps: Keeps::default(), prices: None }
    }
}

impl Bot for Swift {
    fn answer(&mut self, s: &Situation, rng: &mut Seeded) -> Action {
        let rolls = s.decision.ask == Ask::Roll && s.game.active == s.seat && s.game.rolls_left > 0;
        if !rolls || s.options.dice == 0 {
            self.mind.reflex.forget();
            return self.mind.reflex.answer(s, &self.mind.evaluator, rng);
        }
        let prices = match self.prices {
            Some((turn, prices)) if turn == s.game.turn => prices,
            _ => {
                self.mind.reflex.forget();
                let game = s.guess(rng);
                prices_of(s.rules, &game, s.seat, s.seat, &mut self.mind).prices
            }
        };
        self.prices = Some((s.game.turn, prices));
        self.keeps.best(&prices, s.game, s.options.dice, false).0
    }
}

impl Keeps {
    /// Plays on until so many turns are over, this one included; how many it were, and how much of what they changed for a
    /// seat was luck with the dice.
    pub fn ahead(
        &mut self,
        rules: &Rules,
        g: &mut Game,
        seat: Seat,
        turns: u32,
        chance: &mut Luck,
        mind: &mut Mind,
    ) -> (u32, f32) {
        let mut luck = 0.0;
        for played in 0..turns {
            if g.end.is_some() {
                return (played, luck);
            }
            luck += self.turn(rules, g, seat, chance, mind);
        }
        (turns, luck)
    }

    /// Plays to the end of this turn; how lucky the dice were for a seat.
    fn turn(&mut self, rules: &Rules, g: &mut Game, of: Seat, chance: &mut Luck, mind: &mut Mind) -> f32 {
        let turn = g.turn;
        let mut prices: Option<Worth> = None;
        let mut hoped = None;
        let mut got = 0.0;
        mind.reflex.forget();
        for _ in 0..LONG {
            if g.end.is_some() || g.turn != turn {
                break;
            }
            if g.ask() == Ask::Roll && g.rolls_left > 0 {
                let seat = g.active;
                rules.options(g, seat, &mut mind.options);
                let free = mind.options.dice;
                let worth = prices.get_or_insert_with(|| prices_of(rules, g, seat, of, mind));
                let prices = worth.prices;
                let (action, hope) = self.best(&prices, g, free, hoped.is_none());
                hoped = hoped.or(hope);
                let Action::Roll(roll) = action else {
                    got = prices.of(&counts(g, u8::MAX));
                    rules.apply_unchecked(g, seat, action, chance, &mut Silent);
                    continue;
                };
                let mut end = counts(g, !roll);
                chance.dice = None;
                rules.apply_unchecked(g, seat, action, chance, &mut Silent);
                if let Some((faces, n)) = chance.dice {
                    (0..n).for_each(|die| end[faces.get(die.into()) as usize % odds::FACES] += 1);
                    got = prices.of(&end);
                }
            } else {
                mind.step(rules, g, chance);
            }
        }
        match (prices, hoped) {
            (Some(worth), Some(hoped)) => worth.mine * (got - hoped) as f32,
            _ => 0.0,
        }
    }

    /// The answer that keeps the best dice; and before the first, what the turn was hoped to bring.
    fn best(&mut self, prices: &Prices, g: &Game, free: u8, first: bool) -> (Action, Option<f64>) {
        if free == 0 {
            return (Action::Pass, None);
        }
        if self.tables.len() > MOST {
            self.tables.clear();
        }
        let prices = Prices { dice: g.dice_count, locked: counts(g, !free), ..*prices };
        let rolls = usize::from(g.rolls_left).min(odds::MAX_ROLLS);
        let dice = usize::from(prices.dice);
        let table = self.tables.entry(prices).or_insert_with(|| {
            let table = Table::new(dice, &prices.locked, rolls, |end| prices.of(end));
            table.unwrap_or_else(|e| unreachable!("the dice on the table: {e}"))
        });
        let rolled = rolls + usize::from(first);
        let _ = table.grow(rolled.min(odds::MAX_ROLLS));
        let hoped = first && prices.locked == [0; odds::FACES];
        let hoped = hoped.then(|| table.value(&Position::fresh(dice, rolled)).ok()).flatten();
        let action = table.best_keep(&position(g, free)).map_or(Action::Pass, |keep| again(g, free, &keep));
        (action, hoped)
    }
}

/// Prices are known to the nearest of these, which is good enough to keep dice by.
const STEPS: [f32; 16] =
    [-4.0, -2.0, -1.0, -0.4, 0.0, 0.2, 0.4, 0.7, 1.0, 1.5, 2.2, 3.5, 6.0, 12.0, 20.0, 40.0];

fn nearest(price: f32) -> i8 {
    let off = |step: &f32| (step - price).abs();
    (0..STEPS.len()).min_by(|&a, &b| off(&STEPS[a]).total_cmp(&off(&STEPS[b]))).unwrap_or(4) as i8
}

impl Prices {
    fn of(&self, end: &Counts) -> f64 {
        let price = |step: i8| f64::from(STEPS[step as usize]);
        let [.., hearts, energy, smashes] = *end;
        let stars = odds::stars(end);
        let won = self.missing > 0 && stars as u8 >= self.missing;
        f64::from(stars)
            + price(self.heart) * f64::from(hearts.min(self.wounds))
            + price(self.energy) * f64::from(energy)
            + if smashes > 0 { price(self.smash[0]) } else { 0.0 }
            + price(self.smash[1]) * f64::from(smashes.saturating_sub(1))
            + if won { price(self.win) } else { 0.0 }
    }
}

/// Dice that give nothing, with some smashes among them.
fn blank(dice: u8, smashes: u8) -> Counts {
    let mut end = [0, 0, 0, 0, 0, smashes];
    for die in 0..dice.saturating_sub(smashes) {
        end[usize::from(die % 3)] += 1;
    }
    end
}

/// What a turn is played for.
struct Worth {
    prices: Prices,
    /// What one star more is worth to the seat that thinks, which may be another's loss.
    mine: f32,
}

/// What things are worth to the seat whose turn it is, in stars, and a star to `of`.
fn prices_of(rules: &Rules, g: &Game, seat: Seat, of: Seat, mind: &mut Mind) -> Worth {
    let smash = [0, 1, 3].map(|n| {
        let dice = blank(g.dice_count, n.min(g.dice_count));
        let g = after(rules, g, u8::MAX, &dice, SEED, mind);
        (mind.utility(rules, &g, seat), g)
    });
    let [(still, after), (one, _), (three, _)] = smash;
    let m = after.monster(seat);
    let mut with = |change: &dyn Fn(&mut rules::Monster)| {
        let mut g = after.clone();
        change(&mut g.seats[seat as usize]);
        mind.utility(rules, &g, seat) - still
    };
    let star = (with(&|m| m.stars += 3) / 3.0).max(1e-3);
    let wounds = rules.max_hearts(&after, seat).saturating_sub(m.hearts);
    let heals = wounds > 0 && !rules.in_city(g, seat);
    let heart = if heals { with(&|m| m.hearts += 1) } else { 0.0 };
    let energy = with(&|m| m.energy += 2) / 2.0;
    let missing = rules.book.stars_to_win.saturating_sub(m.stars);
    let shares = mind.evaluator.shares(rules, &after);
    let mine = match seat == of {
        true => star,
        false => -star * shares[of as usize] / (1.0 - shares[seat as usize]).max(0.05),
    };
    let near = missing <= 8;
    let prices = Prices {
        dice: g.dice_count,
        locked: [0; odds::FACES],
        heart: nearest(heart / star),
        wounds: if heals { wounds.min(4) } else { 0 },
        energy: nearest(energy / star),
        smash: [nearest((one - still) / star), nearest((three - one) / 2.0 / star)],
        missing: if near { missing } else { 0 },
        win: if near { nearest((1.0 - still) / star - f32::from(missing)) } else { 4 },
    };
    Worth { prices, mine }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::value::built_in;
    use rules::{Edition, Setup};

    /// Over many turns the luck comes to nothing, and it explains a good part of what the turns change: otherwise taking it out
    /// would do harm.
    #[test]
    fn luck_is_luck() {
        let rules = Rules::new(&Setup::new(Edition::MonsterBox, 4), &[]).unwrap();
        let mut mind = Mind::new(&rules, Temper::default(), built_in());
        let mut keeps = Keeps::default();
        let mut chance = Luck::new(5);
        let mut seen = Vec::new();
        while seen.len() < 6000 {
            let mut g = rules.deal(&mut chance, &mut Silent);
            while g.end.is_none() {
                let before = mind.utility(&rules, &g, 0);
                let (turns, luck) = keeps.ahead(&rules, &mut g, 0, 1, &mut chance, &mut mind);
                assert_eq!(turns, 1);
                seen.push((luck, mind.utility(&rules, &g, 0) - before));
            }
        }
        let n = seen.len() as f32;
        let mean = |of: &dyn Fn(&(f32, f32)) -> f32| seen.iter().map(of).sum::<f32>() / n;
        let (luck, change) = (mean(&|it| it.0), mean(&|it| it.1));
        let spread = mean(&|it| it.0 * it.0).sqrt();
        assert!(luck.abs() < 4.0 * spread / n.sqrt(), "{luck} {spread}");
        let both = mean(&|it| (it.0 - luck) * (it.1 - change));
        let alike = both / (spread * mean(&|it| it.1 * it.1).sqrt());
        println!("{n} turns: luck {luck:.4}, spread {spread:.4}, alike {alike:.2}");
        assert!(alike > 0.4, "{alike}");
    }
}
