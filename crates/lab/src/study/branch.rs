//! Games that part at one answer: both go on from the same position with the same luck, so that what differs at the end comes
//! from the answer.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use bots::{Bot, Situation, Spec};
use rules::{Action, CardId, Game, Rules, Seat, Seeded, Silent, Sink};

use super::luck::Luck;
use crate::drive::{self, Played};
use crate::simulate::{WIN, seat_seed};

/// What a whole win counts, see [`won`].
pub const ONE: f64 = WIN as f64;

/// The share of the win a seat has had, in parts of [`ONE`] so that sums are exact; 0 as long as nobody has won.
pub fn won(game: &Game, seat: Seat) -> f64 {
    match game.end {
        Some(end) if end.winners >> seat & 1 == 1 => (WIN / u64::from(end.winners.count_ones())) as f64,
        _ => 0.0,
    }
}

/// Bots of one kind in all seats of a table, for one game after the other.
pub struct Players<'a> {
    rules: &'a Rules,
    bots: Vec<Box<dyn Bot>>,
    barred: Arc<AtomicU32>,
}

/// Nobody is kept from buying anything.
const NOTHING: u32 = u32::MAX;

impl<'a> Players<'a> {
    /// Such bots for a table.
    pub fn new(rules: &'a Rules, spec: &Spec) -> Players<'a> {
        let barred = Arc::new(AtomicU32::new(NOTHING));
        let seat =
            |_| -> Box<dyn Bot> { Box::new(Guarded { bot: spec.bot(rules), barred: Arc::clone(&barred) }) };
        Players { rules, bots: (0..rules.players).map(seat).collect(), barred: Arc::clone(&barred) }
    }

    /// Deals a game and plays it; `watch` sees it before each decision.
    pub fn deal<S: Sink>(&mut self, seed: u64, sink: &mut S, watch: impl FnMut(&Game)) -> Played {
        let mut luck = Luck::new(seed);
        let game = self.rules.deal(&mut luck, sink);
        self.watched(game, seed, &mut luck, sink, watch)
    }

    /// Goes on from a position with the luck of this seed.
    pub fn go_on(&mut self, game: &Game, seed: u64) -> Game {
        self.watched(game.clone(), seed, &mut Luck::new(seed), &mut Silent, |_| {}).game
    }

    /// The same after a seat has given this answer; `then` may change the position that follows from it.
    pub fn go_on_with(
        &mut self,
        game: &Game,
        (seat, action): (Seat, Action),
        seed: u64,
        then: impl FnOnce(&mut Game),
    ) -> Game {
        let (mut game, mut luck) = (game.clone(), Luck::new(seed));
        self.rules.apply_unchecked(&mut game, seat, action, &mut luck, &mut Silent);
        then(&mut game);
        self.watched(game, seed, &mut luck, &mut Silent, |_| {}).game
    }

    /// The same while a seat does not buy this card in the turn that is on.
    pub fn go_on_without(&mut self, game: &Game, seat: Seat, card: CardId, seed: u64) -> Game {
        self.barred.store(barred(game, seat, card), Ordering::Relaxed);
        let end = self.go_on(game, seed);
        self.barred.store(NOTHING, Ordering::Relaxed);
        end
    }

    fn watched<S: Sink>(
        &mut self,
        game: Game,
        seed: u64,
        luck: &mut Luck,
        sink: &mut S,
        watch: impl FnMut(&Game),
    ) -> Played {
        let seats = 0..usize::from(self.rules.players);
        let mut rngs: Vec<Seeded> = seats.map(|seat| Seeded::new(seat_seed(seed, seat))).collect();
        drive::play_watched(self.rules, game, &mut self.bots, &mut rngs, luck, sink, watch)
    }
}

fn barred(game: &Game, seat: Seat, card: CardId) -> u32 {
    u32::from(game.turn) << 16 | u32::from(seat) << 8 | u32::from(card)
}

/// A bot that can be kept from buying a card in a turn.
struct Guarded {
    bot: Box<dyn Bot>,
    barred: Arc<AtomicU32>,
}

impl Bot for Guarded {
    fn answer(&mut self, s: &Situation, rng: &mut Seeded) -> Action {
        let now = self.barred.load(Ordering::Relaxed);
        let card = now as u8;
        let buy = Action::Buy(card);
        if now != NOTHING && now == barred(s.game, s.seat, card) && s.options.has(buy) {
            let mut options = s.options.clone();
            options.forbid(buy);
            if !options.is_empty() {
                return self.bot.answer(&Situation { options: &options, ..*s }, rng);
            }
        }
        self.bot.answer(s, rng)
    }

    fn interject(&mut self, s: &Situation, rng: &mut Seeded) -> Option<Action> {
        self.bot.interject(s, rng)
    }
}
