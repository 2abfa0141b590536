//! What a position is worth: for each monster the chance to win, by a small network that was trained on games of its own
//! kind (`daikaiju tune`). Every fact about a monster is a row of a table; a monster's rows and those of its rivals are
//! added up, and one layer of steps makes a number of it. Nothing is multiplied on the way but at the very end, so that a
//! position takes less than a microsecond.

mod deep;
mod file;
mod packed;
mod rows;
mod sums;

use std::collections::HashMap;
use std::sync::Arc;

use rules::lang::Kind;
use rules::{CardId, Game, Rules, SEATS, Seat};

pub use deep::{
    ALONE, Deep, DeepSums, FIRST, INTO, PAIR, PLACES, Parts, SECOND, Seen, WIDE, before_and_rival, place,
};
pub(crate) use file::is_plain;
pub use file::{BadWeights, built_in, built_in_for, built_in_of, deep_for};
pub use rows::{
    Around, COMMON, COMMON_IN_BOROUGHS, CardRow, CardRows, Facts, REACHES, Rows, UNSEEN, common, veil,
};
pub use sums::{Row, Sums};

/// Steps of the one layer.
pub const WIDTH: usize = 32;

/// All numbers of the network.
#[derive(Clone, Debug, PartialEq)]
pub struct Weights {
    /// Names of the cards that have rows, after the common rows, in their order.
    pub cards: Vec<String>,
    /// What a fact about oneself adds.
    pub own: Vec<Row>,
    /// What a fact about a rival adds.
    pub rival: Vec<Row>,
    /// Where the steps begin.
    pub bias: Row,
    /// What the steps count in the end.
    pub out: Row,
}

impl Weights {
    /// A network that knows nothing, for so many common rows and these cards, with small numbers from `next` to start from.
    pub fn new(common: usize, cards: Vec<String>, mut next: impl FnMut() -> f32) -> Weights {
        let rows = common + cards.len();
        let mut table = || (0..rows).map(|_| Row(std::array::from_fn(|_| next()))).collect::<Vec<Row>>();
        let (own, rival) = (table(), table());
        let out = Row(std::array::from_fn(|_| next() * 5.0));
        Weights { cards, own, rival, bias: Row::NOTHING, out }
    }

    /// The same network with a row for each of these names: those that are new say nothing yet.
    pub fn with_cards(&self, names: Vec<String>) -> Weights {
        let mut cards = names;
        cards.extend(self.cards.iter().cloned());
        cards.sort();
        cards.dedup();
        let common = self.common();
        let table = |rows: &[Row]| {
            let of = |name: &String| self.find(name).map_or(Row::NOTHING, |at| rows[common + at]);
            rows[..common].iter().copied().chain(cards.iter().map(of)).collect()
        };
        let (own, rival) = (table(&self.own), table(&self.rival));
        Weights { cards, own, rival, bias: self.bias, out: self.out }
    }

    /// How many rows come before those of cards.
    pub fn common(&self) -> usize {
        self.own.len() - self.cards.len()
    }

    /// Is it a network for tables like this?
    pub fn fits(&self, rules: &Rules) -> bool {
        self.common() == common(rules)
    }

    /// Where the row of this name is among those of cards.
    fn find(&self, name: &str) -> Option<usize> {
        self.cards.binary_search_by(|known| known.as_str().cmp(name)).ok()
    }

    /// Where the rows of this name in the market begin: one after the other, by how far it is from being bought.
    fn find_offer(&self, name: &str) -> Option<usize> {
        let first = self.find(&offer_of(name, 0))?;
        let last = self.cards.get(first + REACHES - 1)?;
        (*last == offer_of(name, REACHES - 1)).then_some(first)
    }

    /// For the rows of each card of a table, those of its sort and price, for training.
    pub fn sorts(&self, rules: &Rules) -> HashMap<u16, u16> {
        let mut sorts = HashMap::new();
        for card in 0..rules.card_def.len() {
            let (name, def) = (rules.card_name(card as CardId), rules.def(card as CardId));
            let sort = sort_of(def.kind, def.cost);
            let row = |at: usize| (self.common() + at) as u16;
            if let (Some(own), Some(like)) = (self.find(name), self.find(&sort)) {
                sorts.insert(row(own), row(like));
            }
            if let (Some(own), Some(like)) =
                (self.find(&held_of(name)), self.find(&held_of(&sort_of(def.kind, 0))))
            {
                sorts.insert(row(own), row(like));
            }
            if let (Some(own), Some(like)) = (self.find_offer(name), self.find_offer(&sort)) {
                sorts.extend((0..REACHES).map(|reach| (row(own + reach), row(like + reach))));
            }
        }
        sorts
    }
}

/// Values positions of one table.
pub struct Evaluator {
    weights: Arc<Weights>,
    rows: CardRows,
    /// Corrects what the first network says.
    deep: Option<Arc<Deep>>,
}

impl Evaluator {
    /// For a table. A card the network has never seen counts as one of its sort and price. A network for the other city knows
    /// nothing of this one: then the one that comes with the program serves.
    pub fn new(rules: &Rules, weights: Arc<Weights>) -> Evaluator {
        let weights = if weights.fits(rules) { weights } else { built_in_for(rules) };
        let common = weights.common();
        let rows = CardRows::new(
            rules,
            |card| {
                let def = rules.def(card);
                let (name, sort) = (rules.card_name(card), || sort_of(def.kind, def.cost));
                // The first row of all is that of a card that is like none.
                let other = || weights.cards.partition_point(|known| known.as_str() < "?");
                let owned = weights.find(name).or_else(|| weights.find(&sort())).unwrap_or_else(other);
                let offered = weights.find_offer(name).or_else(|| weights.find_offer(&sort()));
                CardRow {
                    owned: (common + owned) as u16,
                    offered: std::array::from_fn(|reach| {
                        offered.map_or(COMMON as u16 - 1, |first| (common + first + reach) as u16)
                    }),
                    cost: def.cost.into(),
                }
            },
            |card| {
                let sort = || held_of(&sort_of(rules.def(card).kind, 0));
                let at = weights.find(&held_of(rules.card_name(card))).or_else(|| weights.find(&sort()));
                at.map(|at| (common + at) as u16)
            },
        );
        Evaluator { weights, rows, deep: None }
    }

    /// The same, corrected by a second network that learned what the first one gets wrong.
    pub fn with_deep(mut self, deep: Option<Arc<Deep>>) -> Evaluator {
        self.deep = deep.filter(|deep| deep.rows() == self.weights.own.len());
        self
    }

    /// The chance of each seat to win.
    pub fn shares(&self, rules: &Rules, g: &Game) -> [f32; SEATS] {
        self.shares_near(&mut Sums::default(), rules, g)
    }

    /// The same for one position of many that are much alike: `near` keeps the sums of the one before.
    pub fn shares_near(&self, near: &mut Sums, rules: &Rules, g: &Game) -> [f32; SEATS] {
        if let Some(end) = &g.end {
            let mut shares = [0.0; SEATS];
            let n = end.winners.count_ones().max(1) as f32;
            for seat in (0..SEATS).filter(|seat| end.winners >> seat & 1 == 1) {
                shares[seat] = 1.0 / n;
            }
            return shares;
        }
        self.weigh(near, g.alive, |seat| Some(Facts::of(rules, g, seat)))
    }

    /// The same for a game that goes on and in which only one monster is not as it was in the position before.
    pub fn shares_beside(&self, near: &mut Sums, rules: &Rules, g: &Game, changed: Seat) -> [f32; SEATS] {
        self.weigh(near, g.alive, |seat| (seat == changed).then(|| Facts::of(rules, g, seat)))
    }

    /// The chance of each seat to win, from what holds for the living monsters: also for positions that are only thought of.
    pub fn shares_of(&self, facts: &[Option<Facts>; SEATS]) -> [f32; SEATS] {
        let there = (0..SEATS).fold(0, |there, seat| there | u8::from(facts[seat].is_some()) << seat);
        self.weigh(&mut Sums::default(), there, |seat| facts[seat as usize])
    }

    /// The shares of the living, a bit each; `facts` tells those that may not be as they were.
    #[inline]
    fn weigh(&self, near: &mut Sums, alive: u8, facts: impl Fn(Seat) -> Option<Facts>) -> [f32; SEATS] {
        let w = &*self.weights;
        let lives = |seat: usize| alive >> seat & 1 == 1;
        for (seat, sum) in near.0.iter_mut().enumerate().filter(|(seat, _)| lives(*seat)) {
            if let Some(facts) = facts(seat as Seat) {
                sum.become_those_of(&facts, &self.rows, w);
            }
        }
        let mut all = w.bias;
        for (_, sum) in near.0.iter().enumerate().filter(|(seat, _)| lives(*seat)) {
            all.add(&sum.rival);
        }
        // Some more than there are seats, so that they are worked out side by side.
        let mut powers = [0.0; SEATS.next_multiple_of(4)];
        for (seat, sum) in near.0.iter().enumerate().filter(|(seat, _)| lives(*seat)) {
            powers[seat] = sum.steps(&all, &w.out);
        }
        if let Some(deep) = &self.deep {
            let sums = &near.0;
            let more = deep.more(near.1.get_or_insert_default(), alive, |seat| sums[seat].packed_and_rows());
            powers.iter_mut().zip(more).for_each(|(power, more)| *power += more);
        }
        for power in &mut powers {
            *power = exp(*power);
        }
        let shares: [f32; SEATS] = std::array::from_fn(|seat| if lives(seat) { powers[seat] } else { 0.0 });
        // Nothing is added for those who are out.
        let total: f32 = shares.iter().fold(0.0, |total, share| total + share);
        shares.map(|share| share / total)
    }

    /// The rows of such facts, for training.
    pub fn rows_of(&self, facts: &Facts) -> Rows {
        self.rows.rows(facts)
    }

    /// The rows of a monster, for training.
    pub fn rows(&self, rules: &Rules, g: &Game, seat: Seat) -> Rows {
        self.rows.of(rules, g, seat)
    }
}

/// The seats still in the game.
pub fn living(g: &Game) -> impl Iterator<Item = Seat> + Clone + use<> {
    let alive = g.alive;
    (0..g.players).filter(move |seat| alive >> seat & 1 == 1)
}

/// The exponential function, the same on every machine: two to a power, its fraction by a polynomial.
#[inline]
pub fn exp(x: f32) -> f32 {
    let power = (x * std::f32::consts::LOG2_E).clamp(-120.0, 120.0);
    let whole = power.floor();
    let part = power - whole;
    let terms = [0.001_333_4, 0.009_618_1, 0.055_504_1, 0.240_226_5, std::f32::consts::LN_2, 1.0];
    let fraction = terms.iter().fold(0.0, |sum, term| sum * part + term);
    // Added to two to the 23rd a whole number is in the last bits, from where it goes to those of the power.
    f32::from_bits((whole + (127.0 + 8_388_608.0)).to_bits() << 23) * fraction
}

/// The name under which cards of a sort and price have a row together.
pub fn sort_of(kind: Kind, cost: u8) -> String {
    format!("?/{kind:?}/{}", cost.min(10))
}

/// The name under which a card in the market has a row, by how far it is from being bought.
pub fn offer_of(name: &str, reach: usize) -> String {
    format!("={name}/{reach}")
}

/// The name under which an evolution has a row in a hand.
pub fn held_of(name: &str) -> String {
    format!("~{name}")
}
