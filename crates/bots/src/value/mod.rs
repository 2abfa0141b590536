//! What a position is worth: for each monster the chance to win, by a small network that was trained on games of its own
//! kind (`daikaiju tune`). Every fact about a monster is a row of a table; a monster's rows and those of its rivals are
//! added up, and one layer of steps makes a number of it. Nothing is multiplied on the way but at the very end, so that a
//! position takes less than a microsecond.

mod file;
mod rows;

use std::collections::HashMap;
use std::sync::Arc;

use rules::lang::Kind;
use rules::{CardId, Game, Rules, SEATS, Seat};

pub use file::{BadWeights, built_in, built_in_for};
pub use rows::{
    Around, COMMON, COMMON_IN_BOROUGHS, CardRow, CardRows, Facts, REACHES, Rows, UNSEEN, common, veil,
};

/// Steps of the one layer.
pub const WIDTH: usize = 32;

/// A row: what one fact adds.
pub type Row = [f32; WIDTH];

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
        let mut table = || (0..rows).map(|_| std::array::from_fn(|_| next())).collect::<Vec<Row>>();
        let (own, rival) = (table(), table());
        Weights { cards, own, rival, bias: [0.0; WIDTH], out: std::array::from_fn(|_| next() * 5.0) }
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
}

impl Evaluator {
    /// For a table. A card the network has never seen counts as one of its sort and price. A network for the other city knows
    /// nothing of this one: then the one that comes with the program serves.
    pub fn new(rules: &Rules, weights: Arc<Weights>) -> Evaluator {
        let weights = if weights.fits(rules) { weights } else { built_in_for(rules) };
        let common = weights.common();
        let rows = CardRows::new(rules, |card| {
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
        });
        Evaluator { weights, rows }
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
        self.weigh(near, living(g), |seat| Some(self.rows.of(rules, g, seat)))
    }

    /// The same for a game that goes on and in which only one monster is not as it was in the position before.
    pub fn shares_beside(&self, near: &mut Sums, rules: &Rules, g: &Game, changed: Seat) -> [f32; SEATS] {
        self.weigh(near, living(g), |seat| (seat == changed).then(|| self.rows.of(rules, g, seat)))
    }

    /// The chance of each seat to win, from what holds for the living monsters: also for positions that are only thought of.
    pub fn shares_of(&self, facts: &[Option<Facts>; SEATS]) -> [f32; SEATS] {
        let there = (0..SEATS as Seat).filter(|seat| facts[*seat as usize].is_some());
        let rows = |seat: Seat| facts[seat as usize].map(|facts| self.rows.rows(&facts));
        self.weigh(&mut Sums::default(), there, rows)
    }

    #[inline]
    fn weigh(
        &self,
        near: &mut Sums,
        living: impl Iterator<Item = Seat> + Clone,
        rows: impl Fn(Seat) -> Option<Rows>,
    ) -> [f32; SEATS] {
        let mut shares = [0.0; SEATS];
        let w = &*self.weights;
        let mut all = w.bias;
        for seat in living.clone() {
            let sum = &mut near.0[seat as usize];
            if let Some(rows) = rows(seat) {
                sum.become_those_of(rows, w);
            }
            add(&mut all, &sum.rival);
        }
        let mut total = 0.0;
        for seat in living {
            let share = exp(near.0[seat as usize].steps(&all, &w.out));
            shares[seat as usize] = share;
            total += share;
        }
        for share in &mut shares {
            *share /= total;
        }
        shares
    }

    /// The rows of a monster, for training.
    pub fn rows(&self, rules: &Rules, g: &Game, seat: Seat) -> Rows {
        self.rows.of(rules, g, seat)
    }
}

/// What the rows of each monster add up to.
#[derive(Clone, Default)]
pub struct Sums([Sum; SEATS]);

#[derive(Clone)]
struct Sum {
    rows: Rows,
    own: Row,
    rival: Row,
    /// How often a row took another's place: what is rounded adds up.
    changes: u32,
}

impl Default for Sum {
    fn default() -> Sum {
        Sum { rows: Rows::NONE, own: [0.0; WIDTH], rival: [0.0; WIDTH], changes: 0 }
    }
}

/// After so many changes the sums are made anew.
const MOST_CHANGES: u32 = 1000;

impl Sum {
    /// Changes what is different.
    fn become_those_of(&mut self, rows: Rows, w: &Weights) {
        if self.changes > MOST_CHANGES {
            *self = Sum::default();
        }
        let (old, new) = (self.rows.all(), rows.all());
        let both = old.len().min(new.len());
        for (&old, &new) in old[..both].iter().zip(&new[..both]).filter(|(old, new)| old != new) {
            let (old, new) = (usize::from(old), usize::from(new));
            replace(&mut self.own, &w.own[old], &w.own[new]);
            replace(&mut self.rival, &w.rival[old], &w.rival[new]);
            self.changes += 1;
        }
        for &gone in &old[both..] {
            replace(&mut self.own, &w.own[usize::from(gone)], &[0.0; WIDTH]);
            replace(&mut self.rival, &w.rival[usize::from(gone)], &[0.0; WIDTH]);
            self.changes += 1;
        }
        for &more in &new[both..] {
            add(&mut self.own, &w.own[usize::from(more)]);
            add(&mut self.rival, &w.rival[usize::from(more)]);
            self.changes += 1;
        }
        self.rows = rows;
    }

    /// What the layer makes of this monster among `all` as rivals.
    #[inline]
    fn steps(&self, all: &Row, out: &Row) -> f32 {
        let mut found = [0.0; LANES];
        for start in (0..WIDTH).step_by(LANES) {
            for (lane, found) in found.iter_mut().enumerate() {
                let i = start + lane;
                let step = all[i] + self.own[i] - self.rival[i];
                // Not `max`, which would look for numbers that are none.
                *found += if step > 0.0 { step } else { 0.0 } * out[i];
            }
        }
        found.iter().sum()
    }
}

/// Steps that are worked out side by side.
const LANES: usize = 4;

/// The seats still in the game.
pub fn living(g: &Game) -> impl Iterator<Item = Seat> + Clone + use<> {
    let alive = g.alive;
    (0..g.players).filter(move |seat| alive >> seat & 1 == 1)
}

#[inline(always)]
fn add(to: &mut Row, row: &Row) {
    for i in 0..WIDTH {
        to[i] += row[i];
    }
}

#[inline(always)]
fn replace(to: &mut Row, old: &Row, new: &Row) {
    for i in 0..WIDTH {
        to[i] += new[i] - old[i];
    }
}

/// The exponential function, the same on every machine: two to a power, its fraction by a polynomial.
#[inline]
pub fn exp(x: f32) -> f32 {
    let power = (x * std::f32::consts::LOG2_E).clamp(-120.0, 120.0);
    let whole = power.floor();
    let part = power - whole;
    let terms = [0.001_333_4, 0.009_618_1, 0.055_504_1, 0.240_226_5, std::f32::consts::LN_2, 1.0];
    let fraction = terms.iter().fold(0.0, |sum, term| sum * part + term);
    f32::from_bits(((whole as i32 + 127) as u32) << 23) * fraction
}

/// The name under which cards of a sort and price have a row together.
pub fn sort_of(kind: Kind, cost: u8) -> String {
    format!("?/{kind:?}/{}", cost.min(10))
}

/// The name under which a card in the market has a row, by how far it is from being bought.
pub fn offer_of(name: &str, reach: usize) -> String {
    format!("={name}/{reach}")
}
