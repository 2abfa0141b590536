//! What a position is worth: for each monster the chance to win, by a small network that was trained on games of its own
//! kind (`daikaiju tune`). Every fact about a monster is a row of a table; a monster's rows and those of its rivals are
//! added up, and one layer of steps makes a number of it. Nothing is multiplied on the way but at the very end, so that a
//! position takes less than a microsecond.

mod file;
mod rows;

use std::sync::Arc;

use rules::lang::Kind;
use rules::{CardId, Game, Rules, SEATS, Seat};

pub use file::{BadWeights, built_in};
pub use rows::{COMMON, CardRow, CardRows, Facts, REACHES, Rows, UNSEEN, veil};

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
    /// A network that knows nothing, for so many cards, with small numbers from `next` to start from.
    pub fn new(cards: Vec<String>, mut next: impl FnMut() -> f32) -> Weights {
        let rows = COMMON + cards.len();
        let mut table = || (0..rows).map(|_| std::array::from_fn(|_| next())).collect::<Vec<Row>>();
        let (own, rival) = (table(), table());
        Weights { cards, own, rival, bias: [0.0; WIDTH], out: std::array::from_fn(|_| next() * 5.0) }
    }
}

/// Values positions of one table.
pub struct Evaluator {
    weights: Arc<Weights>,
    rows: CardRows,
    /// For the row of each card of this table, the row of its sort and price.
    sorts: Vec<(u16, u16)>,
}

impl Evaluator {
    /// For a table. A card the network has never seen counts as one of its sort and price.
    pub fn new(rules: &Rules, weights: Arc<Weights>) -> Evaluator {
        let rows = CardRows::new(rules, |card| CardRow {
            owned: row_of(rules, &weights, card),
            offered: std::array::from_fn(|reach| offer_row(rules, &weights, card, reach)),
            cost: rules.def(card).cost.into(),
        });
        let sorts = (0..rules.card_def.len() as u16).map(|card| {
            let def = rules.def(card as CardId);
            let sort = sort_of(def.kind, def.cost);
            let find = |name: &str| weights.cards.binary_search_by(|known| known.as_str().cmp(name)).ok();
            let owned = find(&sort).map(|at| (row_of(rules, &weights, card as CardId), (COMMON + at) as u16));
            let offered = (0..REACHES).filter_map(|reach| {
                let at = find(&offer_of(&sort, reach))?;
                Some((offer_row(rules, &weights, card as CardId, reach), (COMMON + at) as u16))
            });
            owned.into_iter().chain(offered).collect::<Vec<_>>()
        });
        let sorts = sorts.flatten().collect();
        Evaluator { weights, rows, sorts }
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
        self.weigh(near, living(g), |seat| self.rows.of(rules, g, seat))
    }

    /// The chance of each seat to win, from what holds for the living monsters: also for positions that are only thought of.
    pub fn shares_of(&self, facts: &[Option<Facts>; SEATS]) -> [f32; SEATS] {
        let there = (0..SEATS as Seat).filter(|seat| facts[*seat as usize].is_some());
        let rows = |seat: Seat| facts[seat as usize].map_or(Rows::NONE, |facts| self.rows.rows(&facts));
        self.weigh(&mut Sums::default(), there, rows)
    }

    #[inline]
    fn weigh(
        &self,
        near: &mut Sums,
        living: impl Iterator<Item = Seat> + Clone,
        rows: impl Fn(Seat) -> Rows,
    ) -> [f32; SEATS] {
        let mut shares = [0.0; SEATS];
        let w = &*self.weights;
        let mut all = w.bias;
        for seat in living.clone() {
            let sum = &mut near.0[seat as usize];
            sum.become_those_of(rows(seat), w);
            add(&mut all, &sum.rival);
        }
        let mut total = 0.0;
        for seat in living {
            let sum = &near.0[seat as usize];
            let mut found = [0.0; 4];
            for i in 0..WIDTH {
                found[i % 4] += (all[i] + sum.own[i] - sum.rival[i]).max(0.0) * w.out[i];
            }
            let share = exp(found.iter().sum());
            shares[seat as usize] = share;
            total += share;
        }
        for share in &mut shares {
            *share /= total;
        }
        shares
    }

    /// The row of the sort and price of a card with this row, for training.
    pub fn sort_row(&self, row: u16) -> u16 {
        self.sorts.iter().find(|(card, _)| *card == row).map_or(row, |(_, sort)| *sort)
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
    /// Changes what is different, or adds up everything where too much is.
    fn become_those_of(&mut self, rows: Rows, w: &Weights) {
        if self.rows.len() != rows.len() || self.changes > MOST_CHANGES {
            *self = Sum::default();
            for row in rows.iter() {
                add(&mut self.own, &w.own[row]);
                add(&mut self.rival, &w.rival[row]);
            }
        } else {
            for (old, new) in self.rows.iter().zip(rows.iter()).filter(|(old, new)| old != new) {
                replace(&mut self.own, &w.own[old], &w.own[new]);
                replace(&mut self.rival, &w.rival[old], &w.rival[new]);
                self.changes += 1;
            }
        }
        self.rows = rows;
    }
}

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

/// The row of a card in the market: its own, or that of its sort and price.
fn offer_row(rules: &Rules, weights: &Weights, card: CardId, reach: usize) -> u16 {
    let find = |name: &str| weights.cards.binary_search(&offer_of(name, reach)).ok();
    let def = rules.def(card);
    let at = find(rules.card_name(card)).or_else(|| find(&sort_of(def.kind, def.cost)));
    at.map_or(COMMON as u16 - 1, |at| (COMMON + at) as u16)
}

/// The row of a card: its own, or that of the known card most like it.
fn row_of(rules: &Rules, weights: &Weights, card: CardId) -> u16 {
    let name = rules.card_name(card);
    let find = |name: &str| weights.cards.binary_search_by(|known| known.as_str().cmp(name)).ok();
    let at = find(name).unwrap_or_else(|| {
        let def = rules.def(card);
        let sorts = || weights.cards.partition_point(|known| known.as_str() < "?");
        find(&sort_of(def.kind, def.cost)).unwrap_or_else(sorts)
    });
    (COMMON + at) as u16
}
