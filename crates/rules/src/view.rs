//! What one seat may know: a game with everything else masked, and a way to fill the masks at random.

use crate::chance::Seeded;
use crate::event::Seat;
use crate::game::{Ask, Frame, Game, SEATS};
use crate::sets::NO_CARD;
use crate::tables::Rules;

/// A game as one seat, or a spectator, sees it.
#[derive(Clone, PartialEq, Eq, Debug, Hash)]
pub struct View {
    seat: Option<Seat>,
    game: Game,
}

impl Rules {
    /// What this seat may know; `None` for a spectator. Masks are made here and nowhere else.
    pub fn view(&self, game: &Game, seat: Option<Seat>) -> View {
        let mut game = game.clone();
        let own = seat.map_or(0, |s| 1u8 << s);
        // Cards of the deck that somebody else has seen.
        for known in game.top.as_mut() {
            if known.seats & own == 0 {
                known.card = NO_CARD;
            }
        }
        for known in game.bottom.as_mut() {
            if known.seats & own == 0 {
                known.card = NO_CARD;
            }
        }
        // Answers given at the same time: nobody learns that or what the others have answered, even while something
        // else is asked in between.
        let yielding = game.ask == Ask::Yield;
        for frame in game.stack.as_mut() {
            if let Frame::Smash { stage: 3, may, asked, leaving } = frame {
                *asked = *may & !own | *asked & own;
                *leaving &= own | !*may;
                if yielding {
                    game.asked = *asked;
                }
            }
        }
        View { seat, game }
    }
}

impl View {
    /// Whose view this is.
    pub fn seat(&self) -> Option<Seat> {
        self.seat
    }

    /// The masked game. Cards this seat does not know are number 255.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// A whole game that looks like this to the seat: what is masked is filled in at random.
    pub fn guess(&self, rng: &mut Seeded) -> Game {
        let mut game = self.game.clone();
        let mut free = game.deck;
        for known in game.top.as_slice().iter().chain(game.bottom.as_slice()) {
            if known.card != NO_CARD {
                free.take(known.card);
            }
        }
        let (top, bottom) = (game.top.as_mut(), game.bottom.as_mut());
        for known in top.iter_mut().chain(bottom.iter_mut()) {
            if known.card == NO_CARD {
                let k = rng.below(free.len().max(1));
                if let Some(card) = free.nth(k) {
                    free.take(card);
                    known.card = card;
                }
            }
        }
        game
    }
}

impl Rules {
    /// Another game that this seat must not be able to tell from this one: made from the game itself and not from the
    /// view, so that tests can compare what the seat sees of both.
    pub fn permute_secrets(&self, game: &Game, seat: Option<Seat>, rng: &mut Seeded) -> Game {
        let mut other = game.clone();
        let own = seat.map_or(0, |s| 1u8 << s);
        // Cards of the deck whose place the seat does not know change places.
        let mut free = other.deck;
        for known in other.top.as_slice().iter().chain(other.bottom.as_slice()) {
            if known.seats & own != 0 {
                free.take(known.card);
            }
        }
        let (top, bottom) = (other.top.as_mut(), other.bottom.as_mut());
        for known in top.iter_mut().chain(bottom.iter_mut()) {
            if known.seats & own == 0
                && let Some(card) = free.nth(rng.below(free.len().max(1)))
            {
                free.take(card);
                known.card = card;
            }
        }
        // Others may have answered or not, and this or that.
        let yielding = other.ask == Ask::Yield;
        for frame in other.stack.as_mut() {
            if let Frame::Smash { stage: 3, may, asked, leaving } = frame {
                for s in (0..SEATS as u8).filter(|s| *may & !own & 1 << s != 0) {
                    *asked &= !(1 << s);
                    *leaving &= !(1 << s);
                    match rng.below(3) {
                        0 => *asked |= 1 << s,
                        1 => *leaving |= 1 << s,
                        _ => {}
                    }
                }
                if yielding {
                    other.asked = *asked;
                }
            }
        }
        other
    }

    /// Is there anything in this game that this seat may not know? If not, the game itself can serve as its view.
    #[inline]
    pub fn hides_something(&self, game: &Game, seat: Seat) -> bool {
        let own = 1u8 << seat;
        !game.top.is_empty() && game.top.as_slice().iter().any(|k| k.seats & own == 0)
            || !game.bottom.is_empty() && game.bottom.as_slice().iter().any(|k| k.seats & own == 0)
            || game.stack.as_slice().iter().any(|f| matches!(f, Frame::Smash { stage: 3, .. }))
    }
}
