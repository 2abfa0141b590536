//! What one seat may know: a game with everything else masked, and ways to fill the masks at random.
//!
//! A masked game is a whole game: where a seat does not know which cards lie where, they lie in an order that follows
//! from what everybody knows, so that two games which the seat cannot tell apart have the same view.

use crate::chance::Seeded;
use crate::deal::{DRAFT, EVOLUTION};
use crate::event::Seat;
use crate::game::{Ask, Frame, Game, SEATS};
use crate::hand::bits;
use crate::sets::{CardId, CardSet, NO_CARD};
use crate::smash::YIELDING;
use crate::tables::{Op, Rules};

/// A game as one seat, or a spectator, sees it.
#[derive(Clone, PartialEq, Eq, Debug, Hash)]
pub struct View {
    seat: Option<Seat>,
    game: Game,
}

/// Takes hidden cards out in the order in which they are to lie.
type Draw<'a> = &'a mut dyn FnMut(&mut u64) -> u64;

/// The lowest bit first.
fn lowest(pool: &mut u64) -> u64 {
    let bit = *pool & pool.wrapping_neg();
    *pool &= !bit;
    bit
}

/// Any bit.
fn any(rng: &mut Seeded, pool: &mut u64) -> u64 {
    let n = pool.count_ones();
    let k = rng.below(n.max(1));
    let bit = bits(*pool).nth(k as usize).map_or(0, |b| 1 << b);
    *pool &= !bit;
    bit
}

impl Rules {
    /// What this seat may know; `None` for a spectator. Masks are made here and nowhere else.
    pub fn view(&self, game: &Game, seat: Option<Seat>) -> View {
        let mut game = game.clone();
        let own = seat.map_or(0, |s| 1u8 << s);
        self.cover_offers(&mut game, own);
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
        self.arrange_hidden(&mut game, own, &mut lowest);
        self.cover_answers(&mut game, own);
        View { seat, game }
    }

    /// Cards laid before others go back to where they came from.
    fn cover_offers(&self, game: &mut Game, own: u8) {
        for s in (0..game.players).filter(|s| own >> s & 1 == 0) {
            let offer = std::mem::replace(&mut game.monster_mut(s).offer, [NO_CARD; 3]);
            for card in offer.into_iter().filter(|&c| c != NO_CARD) {
                if self.evolutions.has(card) {
                    game.monster_mut(s).evolution_deck |= self.evolution(card);
                } else if game.turn > 0 {
                    game.deck.put(card);
                }
            }
        }
    }

    /// Lays the cards that these seats do not know into their places, in the order `draw` takes them.
    fn arrange_hidden(&self, game: &mut Game, own: u8, draw: Draw) {
        if self.with.evolutions {
            self.arrange_evolutions(game, own, draw);
        }
        if self.with.challenges {
            self.arrange_challenges(game, own, draw);
        }
    }

    fn arrange_evolutions(&self, game: &mut Game, own: u8, draw: Draw) {
        let setting_up = game.turn == 0;
        let others = (0..game.players).filter(|s| own >> s & 1 == 0);
        let hidden_of = |game: &Game, s: Seat| {
            let m = game.monster(s);
            (m.hand & !game.known) | m.evolution_deck | (m.evolution_discards & game.unseen)
        };
        // First what there is of each, then where it lies: one card may take the place of another.
        let mut hidden = [0u64; SEATS];
        let mut sizes = [(0, 0); SEATS];
        for s in others.clone() {
            hidden[s as usize] = hidden_of(game, s);
            let m = game.monster(s);
            // Before the first turn nobody shows how far he is with choosing: all lies in the deck.
            if !setting_up {
                let hand = (m.hand & !game.known).count_ones();
                sizes[s as usize] = (hand, hand + (m.evolution_discards & game.unseen).count_ones());
            }
        }
        let all = hidden.iter().fold(0, |all, h| all | h);
        let mut shared = all;
        for s in others.clone() {
            let m = game.monster_mut(s);
            m.hand &= !all;
            m.evolution_discards &= !all;
            m.evolution_deck = 0;
        }
        game.unseen &= !all;
        for s in others.clone() {
            let total = hidden[s as usize].count_ones();
            let pool = if self.with.mutants { &mut shared } else { &mut hidden[s as usize] };
            let (hand, discards) = sizes[s as usize];
            for i in 0..total {
                let bit = draw(pool);
                let m = &mut game.seats[s as usize];
                if i < hand {
                    m.hand |= bit;
                } else if i < discards {
                    m.evolution_discards |= bit;
                    game.unseen |= bit;
                } else {
                    m.evolution_deck |= bit;
                }
            }
        }
        for s in others {
            let could = game.monster(s).could;
            game.monster_mut(s).plays = could;
        }
        game.note_any_time();
    }

    /// Challenge cards before others and those only others have seen on the discard pile; not those that lie face up.
    fn arrange_challenges(&self, game: &mut Game, own: u8, draw: Draw) {
        let seen = own | game.revealed_challenges();
        let hidden = |g: &Game, s: Seat| seen >> s & 1 == 0 && g.monster(s).challenge != NO_CARD;
        let places = (0..game.players).filter(|&s| hidden(game, s)).fold(0u8, |m, s| m | 1 << s);
        let mut pool = game.challenge_deck as u64;
        for s in 0..game.players {
            if places >> s & 1 == 1 {
                pool |= self.challenge_bit(game.monster(s).challenge) as u64;
            }
            if own >> s & 1 == 0 {
                pool |= game.challenge_unseen[s as usize] as u64;
            }
        }
        game.challenge_discards &= !pool as u32;
        for s in (0..game.players).filter(|s| places >> s & 1 == 1) {
            let bit = draw(&mut pool);
            game.monster_mut(s).challenge = self.first_challenge + bit.trailing_zeros() as u8;
        }
        // How many cards each has thrown away unseen everybody knows.
        for s in (0..game.players).filter(|s| own >> s & 1 == 0) {
            let n = game.challenge_unseen[s as usize].count_ones();
            let unseen = (0..n).fold(0, |all, _| all | draw(&mut pool) as u32);
            game.challenge_unseen[s as usize] = unseen;
            game.challenge_discards |= unseen;
        }
        game.challenge_deck = pool as u32;
    }

    /// Answers given at the same time: nobody learns that or what the others have answered, even while something else is
    /// asked in between.
    fn cover_answers(&self, game: &mut Game, own: u8) {
        let Game { stack, asked, ask, alive, .. } = game;
        let ask = *ask;
        let mut waits = None;
        for frame in stack.as_mut() {
            match frame {
                Frame::Smash { stage: YIELDING, may, asked, leaving } => {
                    *asked = *may & !own | *asked & own;
                    *leaving &= own | !*may;
                    waits = (ask == Ask::Yield).then_some(*asked);
                }
                Frame::Poll { may, waiting, uses, .. } if *waiting != u8::MAX => {
                    *waiting = *may & !own | *waiting & own;
                    for (s, used) in uses.iter_mut().enumerate() {
                        if own >> s & 1 == 0 {
                            *used = NO_CARD;
                        }
                    }
                    waits = matches!(ask, Ask::Window(_)).then_some(*waiting);
                }
                Frame::Ways { chooses, waiting, given, .. } => {
                    *waiting = *chooses & !own | *waiting & own;
                    for s in 0..SEATS {
                        if own >> s & 1 == 0 && *chooses >> s & 1 == 1 {
                            *given &= !(3 << (2 * s));
                        }
                    }
                    waits = (ask == Ask::Ways).then_some(*waiting);
                }
                Frame::Setup { waiting, .. } if *waiting != 0 => {
                    *waiting = *alive & !own | *waiting & own;
                    waits = Some(*waiting);
                }
                Frame::Challenge(c) if c.is_secret() => {
                    c.waiting = c.may & !own | c.waiting & own;
                    c.yes &= own;
                    waits = matches!(ask, Ask::Volunteer(_) | Ask::RevealChallenge).then_some(c.waiting);
                }
                _ => {}
            }
        }
        // Only the topmost frame asks.
        if let (Some(waiting), true) = (waits, top_asks_together(stack.last())) {
            *asked = waiting;
        }
    }
}

fn top_asks_together(top: Option<&Frame>) -> bool {
    matches!(
        top,
        Some(
            Frame::Smash { .. }
                | Frame::Poll { .. }
                | Frame::Ways { .. }
                | Frame::Setup { .. }
                | Frame::Challenge(_)
        )
    )
}

impl View {
    /// Whose view this is.
    pub fn seat(&self) -> Option<Seat> {
        self.seat
    }

    /// The masked game. Cards of the deck this seat does not know are number 255; others' hidden cards lie in an order
    /// that tells nothing, see [`View::known_hand`].
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The cards this seat knows to be in somebody's hand.
    pub fn known_hand(&self, rules: &Rules, of: Seat) -> CardSet {
        let hand = self.game.monster(of).hand;
        rules.evolutions_of(if self.seat == Some(of) { hand } else { hand & self.game.known })
    }

    /// A whole game that looks like this to the seat: what is masked is filled in at random.
    pub fn guess(&self, rules: &Rules, rng: &mut Seeded) -> Game {
        let mut game = self.game.clone();
        let own = self.seat.map_or(0, |s| 1u8 << s);
        rules.arrange_hidden(&mut game, own, &mut |pool| any(rng, pool));
        for s in 0..game.players {
            if own >> s & 1 == 0 && game.turn > 0 {
                rules.refresh_hand(&mut game, s);
            }
        }
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
        // Cards of the deck whose place the seat does not know change places, those laid before others among them.
        let mut free = other.deck;
        let mut offered: Vec<(Seat, usize)> = Vec::new();
        for s in (0..other.players).filter(|s| own >> s & 1 == 0) {
            for (i, card) in other.monster(s).offer.into_iter().enumerate() {
                if card != NO_CARD && self.power.has(card) && other.turn > 0 {
                    free.put(card);
                    offered.push((s, i));
                }
            }
        }
        other.deck = free;
        for known in other.top.as_slice().iter().chain(other.bottom.as_slice()) {
            if known.seats & own != 0 {
                free.take(known.card);
            }
        }
        let mut pick = |free: &mut CardSet| {
            let card = free.nth(rng.below(free.len().max(1))).unwrap_or(NO_CARD);
            free.take(card);
            card
        };
        let (top, bottom) = (other.top.as_mut(), other.bottom.as_mut());
        for known in top.iter_mut().chain(bottom.iter_mut()) {
            if known.seats & own == 0 {
                known.card = pick(&mut free);
            }
        }
        for (s, i) in offered {
            let card = pick(&mut free);
            other.monster_mut(s).offer[i] = card;
            other.deck.take(card);
        }
        self.permute_evolutions(&mut other, own, rng);
        if self.with.challenges {
            self.permute_challenges(&mut other, own, rng);
        }
        self.permute_answers(&mut other, own, rng);
        other
    }

    /// Hands, decks, unseen discards and what is laid before others change places.
    fn permute_evolutions(&self, other: &mut Game, own: u8, rng: &mut Seeded) {
        if !self.with.evolutions {
            return;
        }
        let seats: Vec<Seat> = (0..other.players).filter(|s| own >> s & 1 == 0).collect();
        let groups: Vec<Vec<Seat>> =
            if self.with.mutants { vec![seats] } else { seats.into_iter().map(|s| vec![s]).collect() };
        for group in groups {
            let mut pool = 0u64;
            for &s in &group {
                let (known, unseen) = (other.known, other.unseen);
                let m = other.monster(s);
                pool |= (m.hand & !known) | m.evolution_deck | (m.evolution_discards & unseen);
                for card in m.offer.into_iter().filter(|&c| c != NO_CARD && self.evolutions.has(c)) {
                    pool |= self.evolution(card);
                }
            }
            let before = pool;
            let mut new_unseen = 0;
            for &s in &group {
                let (known, unseen) = (other.known, other.unseen);
                let mut take = |n: u32| (0..n).fold(0, |all, _| all | any(rng, &mut pool));
                let m = other.monster_mut(s);
                let hand = take((m.hand & !known).count_ones());
                let hidden = take((m.evolution_discards & unseen).count_ones());
                let deck = take(m.evolution_deck.count_ones());
                m.hand = m.hand & known | hand;
                m.evolution_discards = m.evolution_discards & !unseen | hidden;
                m.evolution_deck = deck;
                for i in 0..3 {
                    if m.offer[i] != NO_CARD && self.evolutions.has(m.offer[i]) {
                        m.offer[i] = self.first_evolution + take(1).trailing_zeros() as u8;
                    }
                }
                new_unseen |= hidden;
            }
            other.unseen = other.unseen & !before | new_unseen;
        }
        if other.turn > 0 {
            for s in 0..other.players {
                self.refresh_hand(other, s);
            }
        } else {
            self.permute_choices(other, own, rng);
        }
    }

    /// While the game is set up, others may have chosen already or not.
    fn permute_choices(&self, other: &mut Game, own: u8, rng: &mut Seeded) {
        let Some(&Frame::Setup { stage, waiting, .. }) = other.stack.last() else { return };
        let mut now = waiting & own;
        for s in (0..other.players).filter(|s| own >> s & 1 == 0) {
            let waits = waiting >> s & 1 == 1;
            let m = other.monster_mut(s);
            let will_wait = rng.below(2) == 0;
            if waits && !will_wait {
                if stage == DRAFT {
                    let picked = any(rng, &mut m.hand);
                    m.evolution_deck |= picked;
                } else if stage == EVOLUTION {
                    m.hand = self.evolution(m.offer[0]);
                    m.evolution_deck |= self.evolution(m.offer[1]);
                    m.offer = [NO_CARD; 3];
                }
            } else if !waits && will_wait {
                if stage == DRAFT {
                    let picked = any(rng, &mut m.evolution_deck);
                    m.hand |= picked;
                } else if stage == EVOLUTION {
                    let (kept, back) = (m.hand, any(rng, &mut m.evolution_deck));
                    m.hand = 0;
                    let card = |bit: u64| self.first_evolution + bit.trailing_zeros() as u8;
                    m.offer = [card(kept), card(back), NO_CARD];
                }
            }
            let chose = stage == DRAFT || stage == EVOLUTION;
            now |= ((if chose { will_wait } else { waits }) as u8) << s;
        }
        if now != 0
            && let Some(Frame::Setup { waiting, .. }) = other.stack.last_mut()
        {
            *waiting = now;
            other.asked = now;
        }
    }

    /// Challenge cards change places, but for those this seat holds, has thrown away itself, or sees face up.
    fn permute_challenges(&self, other: &mut Game, own: u8, rng: &mut Seeded) {
        let face_up = other.revealed_challenges();
        let mut pool = other.challenge_deck;
        for s in (0..other.players).filter(|s| own >> s & 1 == 0) {
            let card = other.monster(s).challenge;
            if face_up >> s & 1 == 0 && card != NO_CARD {
                pool |= self.challenge_bit(card);
            }
            pool |= other.challenge_unseen[s as usize];
        }
        let mut left = pool as u64;
        let to: Vec<(u32, u32)> = bits(pool as u64).map(|b| (1 << b, any(rng, &mut left) as u32)).collect();
        let moved = |mask: u32| {
            let there = to.iter().filter(|(from, _)| mask & from != 0);
            there.fold(mask & !pool, |all, (_, to)| all | to)
        };
        other.challenge_deck = moved(other.challenge_deck);
        other.challenge_discards = moved(other.challenge_discards);
        for s in 0..other.players {
            other.challenge_unseen[s as usize] = moved(other.challenge_unseen[s as usize]);
            let card = other.monster(s).challenge;
            if card != NO_CARD {
                let bit = moved(self.challenge_bit(card));
                other.monster_mut(s).challenge = self.first_challenge + bit.trailing_zeros() as u8;
            }
        }
    }

    /// Others may have answered or not, and this or that.
    fn permute_answers(&self, other: &mut Game, own: u8, rng: &mut Seeded) {
        let ask = other.ask;
        let alive = other.alive;
        let hands: [u64; SEATS] = std::array::from_fn(|s| other.seats[s].hand);
        let top = other.stack.len().saturating_sub(1);
        let mut waits = None;
        for (i, frame) in other.stack.as_mut().iter_mut().enumerate() {
            let others = |may: u8| (0..SEATS as u8).filter(move |s| may & !own & 1 << s != 0);
            match frame {
                Frame::Smash { stage: YIELDING, may, asked, leaving } => {
                    for s in others(*may) {
                        *asked &= !(1 << s);
                        *leaving &= !(1 << s);
                        match rng.below(3) {
                            0 => *asked |= 1 << s,
                            1 => *leaving |= 1 << s,
                            _ => {}
                        }
                    }
                    if i == top && ask == Ask::Yield {
                        waits = Some(*asked);
                    }
                }
                Frame::Poll { may, waiting, uses, .. } if *waiting != u8::MAX => {
                    for s in others(*may) {
                        *waiting &= !(1 << s);
                        uses[s as usize] = NO_CARD;
                        match rng.below(3) {
                            0 => *waiting |= 1 << s,
                            1 => {
                                let card = hands[s as usize].trailing_zeros() as CardId;
                                if card < 64 {
                                    uses[s as usize] = self.first_evolution + card;
                                }
                            }
                            _ => {}
                        }
                    }
                    if i == top && matches!(ask, Ask::Window(_)) {
                        waits = Some(*waiting);
                    }
                }
                Frame::Ways { chooses, waiting, given, pc, .. } => {
                    let Op::EachChooses(_, n) = self.ops[*pc as usize] else { continue };
                    for s in others(*chooses) {
                        *waiting &= !(1 << s);
                        *given &= !(3 << (2 * s));
                        match rng.below(2) {
                            0 => *waiting |= 1 << s,
                            _ => *given |= (rng.below(n as u32) as u16) << (2 * s),
                        }
                    }
                    if i == top && ask == Ask::Ways {
                        waits = Some(*waiting);
                    }
                }
                Frame::Challenge(c) if c.is_secret() => {
                    for s in others(c.may) {
                        c.waiting &= !(1 << s);
                        c.yes &= !(1 << s);
                        match rng.below(3) {
                            0 => c.waiting |= 1 << s,
                            1 => c.yes |= 1 << s,
                            _ => {}
                        }
                    }
                    if i == top && matches!(ask, Ask::Volunteer(_) | Ask::RevealChallenge) {
                        waits = Some(c.waiting);
                    }
                }
                _ => {}
            }
        }
        // A question nobody has left to answer would not be open: then the last of the others has not answered yet.
        if let Some(waiting) = waits {
            let own_open = other.asked & own;
            let first = (other.asked & !own & alive).trailing_zeros() as u8;
            other.asked = waiting | own_open;
            if other.asked == 0 && first < SEATS as u8 {
                self.reopen_top(other, first);
            }
        }
    }

    fn reopen_top(&self, other: &mut Game, seat: Seat) {
        other.asked = 1 << seat;
        match other.stack.last_mut() {
            Some(Frame::Smash { asked, leaving, .. }) => {
                *asked |= 1 << seat;
                *leaving &= !(1 << seat);
            }
            Some(Frame::Poll { waiting, uses, .. }) => {
                *waiting |= 1 << seat;
                uses[seat as usize] = NO_CARD;
            }
            Some(Frame::Ways { waiting, given, .. }) => {
                *waiting |= 1 << seat;
                *given &= !(3 << (2 * seat));
            }
            Some(Frame::Challenge(c)) => {
                c.waiting |= 1 << seat;
                c.yes &= !(1 << seat);
            }
            _ => {}
        }
    }

    /// Has somebody answered a question asked of several, and nobody else knows it yet?
    pub fn has_secret_answers(&self, game: &Game) -> bool {
        let mut covered = game.clone();
        self.cover_answers(&mut covered, 0);
        covered != *game
    }

    /// Does the game wait wherever a hidden hand could have an answer, see [`Setup::held_windows`](crate::Setup)?
    pub fn holds_windows(&self) -> bool {
        self.with.held_windows
    }

    /// Does this seat have cards in hand, or has it seen the top of the deck? Then what it can answer may be its secret.
    pub fn has_secrets(&self, game: &Game, seat: Seat) -> bool {
        game.monster(seat).hand != 0 || self.has_seen_the_top(game, seat)
    }

    /// Has this seat seen cards that lie on top of the deck?
    pub fn has_seen_the_top(&self, game: &Game, seat: Seat) -> bool {
        game.top.as_slice().iter().any(|known| known.seats >> seat & 1 == 1)
    }

    /// Can this table have hands, or other cards that only some may know for long?
    pub fn has_hidden_cards(&self) -> bool {
        self.with.evolutions || self.with.challenges
    }

    /// Does everybody know the same, those who watch too, but for answers that are still being given?
    pub fn is_open(&self, game: &Game) -> bool {
        let mut known = game.top.as_slice().iter().chain(game.bottom.as_slice());
        !self.has_hidden_cards()
            && known.all(|it| it.seats == u8::MAX)
            && game.seats.iter().all(|m| m.offer == [NO_CARD; 3])
    }

    /// Is there anything in this game that this seat may not know? If not, the game itself can serve as its view.
    #[inline]
    pub fn hides_something(&self, game: &Game, seat: Seat) -> bool {
        let own = 1u8 << seat;
        self.has_hidden_cards()
            || game.turn == 0
            || !game.top.is_empty() && game.top.as_slice().iter().any(|k| k.seats & own == 0)
            || !game.bottom.is_empty() && game.bottom.as_slice().iter().any(|k| k.seats & own == 0)
            || game.seats.iter().enumerate().any(|(s, m)| own >> s & 1 == 0 && m.offer != [NO_CARD; 3])
            || game.stack.as_slice().iter().any(|f| {
                matches!(f, Frame::Smash { stage: YIELDING, .. } | Frame::Poll { .. } | Frame::Ways { .. })
            })
    }
}
