//! What a player likes besides winning.

use rules::{Game, Rules, Seat};

/// A temperament: what each thing counts, as if it were a chance to win.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Temper {
    /// A heart of one's own.
    pub hearts: f32,
    /// A star of one's own.
    pub stars: f32,
    /// Energy of one's own, and the price of cards in front of one.
    pub wealth: f32,
    /// A heart that all the others together lack.
    pub hurting: f32,
    /// Being in the city.
    pub city: f32,
}

/// The temperaments by name.
pub const TEMPERS: [(&str, Temper); 4] = [
    ("aggressive", Temper { hearts: 0.0, stars: 0.0, wealth: 0.0, hurting: 0.02, city: 0.05 }),
    ("careful", Temper { hearts: 0.02, stars: 0.0, wealth: 0.0, hurting: 0.0, city: -0.05 }),
    ("star-hunting", Temper { hearts: 0.0, stars: 0.03, wealth: 0.0, hurting: 0.0, city: 0.0 }),
    ("hoarding", Temper { hearts: 0.0, stars: 0.0, wealth: 0.02, hurting: 0.0, city: 0.0 }),
];

impl Temper {
    /// How much a seat with this temperament likes a position.
    pub fn liking(&self, rules: &Rules, g: &Game, seat: Seat) -> f32 {
        if *self == Temper::default() || !g.is_alive(seat) {
            return 0.0;
        }
        let m = g.monster(seat);
        let others = (0..g.players).filter(|&other| other != seat);
        let hurt: u32 =
            others.map(|other| u32::from(rules.book.hearts.saturating_sub(g.monster(other).hearts))).sum();
        let cards: u32 = m.cards.iter().map(|card| u32::from(rules.def(card).cost)).sum();
        self.hearts * f32::from(m.hearts)
            + self.stars * f32::from(m.stars)
            + self.wealth * (f32::from(m.energy) + cards as f32)
            + self.hurting * hurt as f32
            + if rules.in_city(g, seat) { self.city } else { 0.0 }
    }
}
