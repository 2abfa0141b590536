//! Whole turns at a glance: what a star, a heart, energy and smashes are worth now is looked up roughly, and the dice that are
//! best for such prices are known from before. Far quicker than the planner and nearly as good: for playing on from a position,
//! and for the many games a network learns from.

use std::cell::RefCell;
use std::collections::HashMap;
use std::sync::Arc;

use crate::by_face::ByFace;
use crate::keep::{again, counts, position};
use crate::planner::dice::{SEED, end_turn};
use crate::planner::{Luck, Mind, Temper};
use crate::value::{Weights, veil};
use crate::{Bot, Situation};
use odds::{Counts, Position, Table};
use rules::{Action, Ask, Game, Rules, Seat, Seeded, Silent};

/// Answers within one turn after which something goes round in circles.
const LONG: usize = 400;

/// More tables than this are not kept: each has some ten kilobytes.
const MOST: usize = 1000;

/// What dice are worth: numbers and the rest by prices that many turns share, or each face of its own.
enum Worths {
    Prices(Prices),
    ByFace(Box<ByFace>),
}

impl Worths {
    fn of(&self, end: &Counts) -> f64 {
        match self {
            Worths::Prices(prices) => prices.of(end),
            Worths::ByFace(faces) => faces.of(end),
        }
    }

    /// The answer that keeps the best dice.
    fn best(&mut self, g: &Game, free: u8) -> Action {
        match self {
            Worths::Prices(prices) => best(prices, g, free),
            Worths::ByFace(faces) => faces.best(g, free),
        }
    }

    fn hoped(&mut self, g: &Game, free: u8, seen: bool) -> Option<f64> {
        match self {
            Worths::Prices(prices) => hoped(prices, g, free, seen),
            Worths::ByFace(faces) => faces.hoped(g, free, seen),
        }
    }
}

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

thread_local! {
    /// The best dice for all prices that were met in this thread: the same whoever asks.
    static TABLES: RefCell<HashMap<Prices, Table>> = RefCell::default();
}

/// A player at a glance.
pub struct Swift {
    mind: Mind,
    /// The prices of this turn, and which it is.
    prices: Option<(Game, Worths)>,
}

impl Swift {
    /// For a table.
    pub fn with(rules: &Rules, weights: Arc<Weights>) -> Swift {
        let mut mind = Mind::new(rules, Temper::default(), weights);
        mind.reflex.at_a_glance = true;
        Swift { mind, prices: None }
    }
}

impl Bot for Swift {
    fn answer(&mut self, s: &Situation, rng: &mut Seeded) -> Action {
        let game = s.guess(rng);
        let rolls = s.decision.ask == Ask::Roll && s.game.active == s.seat && s.game.rolls_left > 0;
        if !rolls || s.options.dice == 0 {
            self.mind.reflex.forget();
            let s = Situation { game: &game, ..*s };
            return self.mind.reflex.answer(&s, &self.mind.evaluator, rng);
        }
        let of = s.game.without_dice();
        let mut worths = match self.prices.take() {
            Some((known, worths)) if known == of => worths,
            _ => {
                self.mind.reflex.forget();
                prices_of(s.rules, &game, s.seat, s.seat, &mut self.mind).worths
            }
        };
        let action = worths.best(s.game, s.options.dice);
        self.prices = Some((of, worths));
        // Who must go on rolling parts with one die.
        match action {
            Action::Pass if !s.options.has(Action::Pass) => {
                Action::Roll(s.options.dice & s.options.dice.wrapping_neg())
            }
            action => action,
        }
    }
}

/// Plays on until so many turns are over, this one included; how many it were, and how much of what they changed for a
/// seat was luck with the dice. Of a turn in which that seat has seen dice already these are no luck.
pub(crate) fn ahead(
    rules: &Rules,
    g: &mut Game,
    seat: (Seat, Option<u16>),
    turns: u32,
    chance: &mut Luck,
    mind: &mut Mind,
) -> (u32, f32) {
    let mut luck = 0.0;
    let mut played = 0;
    let before = std::mem::replace(&mut mind.reflex.at_a_glance, true);
    while played < turns && g.end.is_none() {
        luck += turn(rules, g, seat, chance, mind);
        played += 1;
    }
    mind.reflex.at_a_glance = before;
    (played, luck)
}

/// Plays to the end of this turn; how lucky the dice were for a seat.
fn turn(
    rules: &Rules,
    g: &mut Game,
    (of, seen): (Seat, Option<u16>),
    chance: &mut Luck,
    mind: &mut Mind,
) -> f32 {
    let turn = g.turn;
    let mut known: Option<(Worth, Option<f64>)> = None;
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
            let (worth, _) = known.get_or_insert_with(|| {
                let mut worth = prices_of(rules, g, seat, of, mind);
                let hoped = worth.worths.hoped(g, free, seen == Some(turn));
                (worth, hoped)
            });
            let worths = &mut worth.worths;
            let action = worths.best(g, free);
            let Action::Roll(roll) = action else {
                got = worths.of(&counts(g, u8::MAX));
                rules.apply_unchecked(g, seat, action, chance, &mut Silent);
                continue;
            };
            let mut end = counts(g, !roll);
            chance.dice = None;
            rules.apply_unchecked(g, seat, action, chance, &mut Silent);
            if let Some((faces, n)) = chance.dice {
                (0..n).for_each(|die| end[faces.get(die.into()) as usize % odds::FACES] += 1);
                got = worths.of(&end);
            }
        } else if !mind.step(rules, g, chance) {
            break;
        }
    }
    match known {
        Some((worth, Some(hoped))) => worth.mine * (got - hoped) as f32,
        _ => 0.0,
    }
}

/// The answer that keeps the best dice.
fn best(prices: &Prices, g: &Game, free: u8) -> Action {
    if free == 0 {
        return Action::Pass;
    }
    let keep = table(prices, g, free, 0, |table| table.best_keep(&position(g, free)).ok());
    keep.map_or(Action::Pass, |keep| again(g, free, &keep))
}

/// What the dice are hoped to bring before anything was rolled, or from here on if they have been seen; nothing where dice are
/// locked that nobody has rolled in this turn.
fn hoped(prices: &Prices, g: &Game, free: u8, seen: bool) -> Option<f64> {
    if seen {
        return table(prices, g, free, 0, |table| table.value(&position(g, free)).ok());
    }
    let unlocked = counts(g, !free) == [0; odds::FACES];
    let fresh = Position::fresh(g.dice_count.into(), usize::from(g.rolls_left) + 1);
    unlocked.then(|| table(prices, g, free, 1, |table| table.value(&fresh).ok())).flatten()
}

/// Looks into the table for these prices, with so many rolls more than there are left.
fn table<T>(prices: &Prices, g: &Game, free: u8, more: usize, look: impl FnOnce(&Table) -> T) -> T {
    let prices = Prices { dice: g.dice_count, locked: counts(g, !free), ..*prices };
    let rolls = (usize::from(g.rolls_left) + more).min(odds::MAX_ROLLS);
    TABLES.with_borrow_mut(|tables| {
        if tables.len() > MOST {
            tables.clear();
        }
        let table = tables.entry(prices).or_insert_with(|| {
            let table = Table::new(prices.dice.into(), &prices.locked, rolls, |end| prices.of(end));
            table.unwrap_or_else(|e| unreachable!("the dice on the table: {e}"))
        });
        let _ = table.grow(rolls);
        look(table)
    })
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

/// Dice without stars, with some smashes among them. Six dice can be without anything else; what is more is energy, however many
/// smashes there are.
fn blank(dice: u8, smashes: u8) -> Counts {
    let energy = dice.saturating_sub(6);
    let mut end = [0, 0, 0, 0, energy, smashes];
    for die in 0..dice.saturating_sub(energy + smashes) {
        end[usize::from(die % 3)] += 1;
    }
    end
}

/// What a turn is played for.
struct Worth {
    worths: Worths,
    /// What one star more, or (face by face) one more of what dice are worth, is worth to the seat that thinks, which may be another's loss.
    mine: f32,
}

/// What things are worth to the seat whose turn it is, in stars, and a star to `of`.
fn prices_of(rules: &Rules, g: &Game, seat: Seat, of: Seat, mind: &mut Mind) -> Worth {
    if rules.has_boroughs() {
        let faces = ByFace::new(rules, g, seat, mind);
        let mine = match seat == of {
            true => 1.0,
            false => {
                let shares = mind.evaluator.shares(rules, g);
                -shares[of as usize] / (1.0 - shares[seat as usize]).max(0.05)
            }
        };
        return Worth { worths: Worths::ByFace(Box::new(faces)), mine };
    }
    let mut smash = |n: u8, after: &mut Game| {
        let dice = blank(g.dice_count, n.min(g.dice_count));
        end_turn(rules, after, u8::MAX, &dice, SEED, mind);
        veil(&g.market, after);
        mind.utility(rules, after, seat)
    };
    let mut after = g.clone();
    let still = smash(0, &mut after);
    let [one, three] = [1, 3].map(|n| smash(n, &mut g.clone()));
    let m = *after.monster(seat);
    let wounds = rules.max_hearts(&after, seat).saturating_sub(m.hearts);
    let mut with = |change: &dyn Fn(&mut rules::Monster)| {
        change(&mut after.seats[seat as usize]);
        let worth = mind.utility(rules, &after, seat) - still;
        after.seats[seat as usize] = m;
        worth
    };
    let star = (with(&|m| m.stars += 3) / 3.0).max(1e-3);
    let heals = wounds > 0 && !rules.in_city(g, seat);
    let heart = if heals { with(&|m| m.hearts += 1) } else { 0.0 };
    let energy = with(&|m| m.energy += 2) / 2.0;
    let missing = rules.book.stars_to_win.saturating_sub(m.stars);
    let mine = match seat == of {
        true => star,
        false => {
            let shares = mind.evaluator.shares(rules, &after);
            -star * shares[of as usize] / (1.0 - shares[seat as usize]).max(0.05)
        }
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
    Worth { worths: Worths::Prices(prices), mine }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::value::built_in;
    use rules::{Edition, Setup};

    #[test]
    fn blank_dice_give_no_stars() {
        for dice in 1..=8 {
            for smashes in [0, 1, 3].into_iter().filter(|n| *n <= dice) {
                let end = blank(dice, smashes);
                assert_eq!((odds::total(&end), odds::stars(&end)), (dice.into(), 0), "{dice} {smashes}");
            }
        }
    }

    /// Dice that have been seen are no luck, whatever they show.
    #[test]
    fn seen_dice_are_no_luck() {
        let rules = Rules::new(&Setup::new(Edition::MonsterBox, 4), &[]).unwrap();
        let mut mind = Mind::new(&rules, Temper::default(), built_in());
        let mut g = rules.deal(&mut Luck::new(5), &mut Silent);
        let seat = g.active;
        g.dice =
            [2, 2, 2, 0, 1, 4].into_iter().enumerate().fold(g.dice, |dice, (at, face)| dice.with(at, face));
        let all = (0..3000).map(|seed| {
            let seen = (seat, Some(g.turn));
            ahead(&rules, &mut g.clone(), seen, 1, &mut Luck::new(seed), &mut mind).1
        });
        let all: Vec<f32> = all.collect();
        let mean = all.iter().sum::<f32>() / all.len() as f32;
        let spread = all.iter().map(|luck| luck * luck).sum::<f32>() / all.len() as f32;
        assert!(spread > 0.0 && mean.abs() < 4.0 * (spread / all.len() as f32).sqrt(), "{mean} {spread}");
    }

    /// Over many turns the luck comes to nothing, and it explains a good part of what the turns change: otherwise taking it out
    /// would do harm.
    #[test]
    fn luck_is_luck() {
        let rules = Rules::new(&Setup::new(Edition::MonsterBox, 4), &[]).unwrap();
        let mut mind = Mind::new(&rules, Temper::default(), built_in());
        let mut chance = Luck::new(5);
        let mut seen = Vec::new();
        while seen.len() < 6000 {
            let mut g = rules.deal(&mut chance, &mut Silent);
            while g.end.is_none() {
                let before = mind.utility(&rules, &g, 0);
                let (turns, luck) = ahead(&rules, &mut g, (0, None), 1, &mut chance, &mut mind);
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
