//! What one seat may know: a game with everything else masked, and a way to fill the masks at random.

use crate::chance::Seeded;
use crate::event::Seat;
use crate::game::{Ask, Frame, Game};
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
        // Answers given at the same time: nobody learns that or what the others have answered.
        if game.ask == Ask::Yield
            && let Some(Frame::Smash { may, asked, leaving, .. }) = game.stack.last_mut()
        {
            let answered = (*may & !*asked & !own).count_ones();
            *asked = *may & !own | *asked & own;
            *leaving &= own | !*may;
            game.asked = *asked;
            game.answers -= answered;
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
    /// Is there anything in this game that this seat may not know? If not, the game itself can serve as its view.
    #[inline]
    pub fn hides_something(&self, game: &Game, seat: Seat) -> bool {
        let own = 1u8 << seat;
        !game.top.is_empty() && game.top.as_slice().iter().any(|k| k.seats & own == 0)
            || !game.bottom.is_empty() && game.bottom.as_slice().iter().any(|k| k.seats & own == 0)
            || game.ask == Ask::Yield
    }
}
