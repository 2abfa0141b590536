//! What a player likes besides winning.

use crate::value::Facts;
use rules::{CardSet, Game, Rules, SEATS, Seat};

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

/// What of a monster can be liked.
struct Own<'a> {
    hearts: u8,
    stars: u8,
    energy: u16,
    cards: &'a CardSet,
    inside: bool,
}

impl Temper {
    /// How much a seat with this temperament likes a position.
    pub fn liking(&self, rules: &Rules, g: &Game, seat: Seat) -> f32 {
        if *self == Temper::default() || !g.is_alive(seat) {
            return 0.0;
        }
        let m = g.monster(seat);
        let inside = rules.in_city(g, seat);
        let own = Own { hearts: m.hearts, stars: m.stars, energy: m.energy, cards: &m.cards, inside };
        let others = (0..g.players).filter(|&other| other != seat);
        self.counts(rules, &own, others.map(|other| g.monster(other).hearts))
    }

    /// The same of what holds for the living monsters of so many players.
    pub(super) fn liking_of(
        &self,
        rules: &Rules,
        all: &[Option<Facts>; SEATS],
        players: u8,
        seat: Seat,
    ) -> f32 {
        let Some(m) = all[seat as usize].as_ref().filter(|_| *self != Temper::default()) else { return 0.0 };
        let own =
            Own { hearts: m.hearts, stars: m.stars, energy: m.energy, cards: &m.cards, inside: m.inside };
        let others = (0..players).filter(|&other| other != seat);
        self.counts(rules, &own, others.map(|other| all[other as usize].as_ref().map_or(0, |it| it.hearts)))
    }

    fn counts(&self, rules: &Rules, own: &Own, others: impl Iterator<Item = u8>) -> f32 {
        let hurt: u32 = others.map(|hearts| u32::from(rules.book.hearts.saturating_sub(hearts))).sum();
        let cards: u32 = own.cards.iter().map(|card| u32::from(rules.def(card).cost)).sum();
        self.hearts * f32::from(own.hearts)
            + self.stars * f32::from(own.stars)
            + self.wealth * (f32::from(own.energy) + cards as f32)
            + self.hurting * hurt as f32
            + if own.inside { self.city } else { 0.0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Bot, Random, Situation};
    use rules::{Edition, Options, Rules, Seeded, Setup, Silent};

    /// What is liked of a position is what is liked of the facts about its monsters, also of those that are out.
    #[test]
    fn facts_are_liked_as_the_position_is() {
        let rules = Rules::new(&Setup::new(Edition::MonsterBox, 4), &[]).unwrap();
        let (mut rng, mut options, mut out) = (Seeded::new(2), Options::default(), 0);
        for _ in 0..20 {
            let mut g = rules.deal(&mut rng, &mut Silent);
            while let Some(decision) = rules.decision(&g) {
                let seat = decision.seats.trailing_zeros() as Seat;
                rules.options(&g, seat, &mut options);
                let s = Situation { rules: &rules, game: &g, seat, decision, options: &options };
                let action = Random.answer(&s, &mut rng);
                rules.apply_unchecked(&mut g, seat, action, &mut rng, &mut Silent);
                let mut facts = [None; SEATS];
                for living in (0..g.players).filter(|&it| g.is_alive(it)) {
                    facts[living as usize] = Some(Facts::of(&rules, &g, living));
                }
                out += u32::from(g.living() < 4);
                for ((name, temper), seat) in TEMPERS.iter().flat_map(|it| (0..4).map(move |seat| (it, seat)))
                {
                    let liked = temper.liking(&rules, &g, seat);
                    assert_eq!(temper.liking_of(&rules, &facts, g.players, seat), liked, "{name} {seat}");
                }
            }
        }
        assert!(out > 20, "only {out} positions with monsters that are out");
    }
}
