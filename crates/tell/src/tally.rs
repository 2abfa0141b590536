//! Hearts, stars and energy as they go up and down from event to event, so that a sentence can say what is left.

use rules::lang::Resource;
use rules::{Event, Game, SEATS, Seat};

/// What each monster has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    hearts: [u16; SEATS],
    stars: [u16; SEATS],
    energy: [u16; SEATS],
    /// Cards each has kept before the first turn; what came of a draft cannot be told from them otherwise.
    kept: [u8; SEATS],
    begun: bool,
}

impl Tally {
    /// What the monsters of a game have.
    pub fn of(game: &Game) -> Tally {
        Tally {
            hearts: game.seats.map(|m| m.hearts.into()),
            stars: game.seats.map(|m| m.stars.into()),
            energy: game.seats.map(|m| m.energy),
            ..Tally::default()
        }
    }

    /// Do both have the same hearts, stars and energy?
    pub fn agrees(&self, other: &Tally) -> bool {
        (self.hearts, self.stars, self.energy) == (other.hearts, other.stars, other.energy)
    }

    /// Cards this seat has kept before the first turn, if it has not begun.
    pub fn kept_before(&self, seat: Seat) -> Option<u8> {
        self.kept.get(seat as usize).copied().filter(|_| !self.begun)
    }

    /// What the monsters have before the deal, with the hearts they start with.
    pub fn before_deal(players: u8, hearts: u8) -> Tally {
        let mut tally = Tally::default();
        tally.hearts[..players as usize].fill(hearts.into());
        tally
    }

    /// How much of something a monster has.
    pub fn get(&self, seat: Seat, what: Resource) -> u16 {
        let row = match what {
            Resource::Hearts => &self.hearts,
            Resource::Stars => &self.stars,
            Resource::Energy => &self.energy,
        };
        row.get(seat as usize).copied().unwrap_or_default()
    }

    /// Sets what a seat has.
    pub fn set(&mut self, seat: Seat, what: Resource, amount: u16) {
        *self.get_mut(seat, what) = amount;
    }

    fn get_mut(&mut self, seat: Seat, what: Resource) -> &mut u16 {
        let row = match what {
            Resource::Hearts => &mut self.hearts,
            Resource::Stars => &mut self.stars,
            Resource::Energy => &mut self.energy,
        };
        &mut row[seat as usize % SEATS]
    }

    /// Notes what an event changed.
    pub fn note(&mut self, event: &Event) {
        match *event {
            Event::Gained { seat, what, amount, .. } => {
                let now = self.get_mut(seat, what);
                *now = now.saturating_add(amount.into());
            }
            Event::Lost { seat, what, amount, .. } => {
                let now = self.get_mut(seat, what);
                *now = now.saturating_sub(amount.into());
            }
            Event::HeartsLost { seat, amount, .. } => {
                let now = self.get_mut(seat, Resource::Hearts);
                *now = now.saturating_sub(amount.into());
            }
            Event::Bought { seat, price, .. } => {
                let now = self.get_mut(seat, Resource::Energy);
                *now = now.saturating_sub(price.into());
            }
            Event::Survived { seat, hearts, .. } => *self.get_mut(seat, Resource::Hearts) = hearts.into(),
            Event::Eliminated { seat, .. } => {
                *self.get_mut(seat, Resource::Hearts) = 0;
                *self.get_mut(seat, Resource::Energy) = 0;
            }
            Event::StarsSet { seat, now, .. } => *self.get_mut(seat, Resource::Stars) = now.into(),
            Event::Kept { seat, .. } => {
                if let Some(kept) = self.kept.get_mut(seat as usize) {
                    *kept = kept.saturating_add(1);
                }
            }
            Event::TurnStarted { .. } => self.begun = true,
            _ => {}
        }
    }
}
