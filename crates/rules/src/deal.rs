//! Dealing: what is chosen before the first turn, then the market and the roll for the first player.

use crate::chance::{Chance, Purpose};
use crate::event::{Event, Seat, Sink};
use crate::game::{Ask, Frame, Game};
use crate::play::{FUSE, Play};
use crate::sets::{CardId, NO_CARD};
use crate::tables::Rules;

/// Stages of setting up.
const COSTUMES: u8 = 0;
pub(crate) const DRAFT: u8 = 1;
pub(crate) const EVOLUTION: u8 = 2;
const CHALLENGE_CARDS: u8 = 3;
const MARKET: u8 = 4;

/// Evolutions in a deck (PU-2).
const DECK: u8 = 8;

impl Rules {
    /// Deals a game: what the expansions let everybody choose, the market, the roll for the first player (BASE-11), and
    /// on to the first decision.
    pub fn deal<C: Chance, S: Sink>(&self, chance: &mut C, sink: &mut S) -> Game {
        let mut game = self.blank();
        let mut play = Play { r: self, g: &mut game, c: chance, s: sink, fuse: FUSE };
        play.push(Frame::Setup { stage: COSTUMES, round: 0, waiting: 0 });
        play.run();
        game
    }

    /// Is the game still being set up?
    pub fn is_setting_up(&self, g: &Game) -> bool {
        g.turn == 0
    }

    /// The evolutions a seat holds in the draft.
    pub(crate) fn pack(&self, g: &Game, seat: Seat) -> u64 {
        g.monster(seat).hand
    }
}

impl<C: Chance, S: Sink> Play<'_, C, S> {
    /// Everybody chooses at the same time; when all have, the next stage or round begins.
    #[inline(never)]
    pub fn setup_step(&mut self, stage: u8, round: u8, waiting: u8) {
        if waiting != 0 {
            return self.ask_all(stage, waiting);
        }
        let with = self.r.with;
        let (stage, round) = match (stage, round) {
            (COSTUMES, 0) if with.costumes => {
                self.deal_costumes();
                return self.wait_for_all(COSTUMES, 1);
            }
            (COSTUMES, _) => {
                self.rest_of_costumes();
                (DRAFT, 0)
            }
            (DRAFT, 0..DECK) if with.mutants => {
                if round == 0 {
                    self.deal_packs();
                } else {
                    self.pass_packs();
                }
                if round + 1 < DECK {
                    return self.wait_for_all(DRAFT, round + 1);
                }
                // The last card of a pack is no choice.
                for seat in 0..self.g.players {
                    let m = self.g.monster_mut(seat);
                    m.evolution_deck |= std::mem::take(&mut m.hand);
                }
                (EVOLUTION, 0)
            }
            (DRAFT, _) => (EVOLUTION, 0),
            (EVOLUTION, 0) if with.evolutions => {
                self.deal_evolutions();
                return self.wait_for_all(EVOLUTION, 1);
            }
            (EVOLUTION, _) => (CHALLENGE_CARDS, 0),
            (CHALLENGE_CARDS, _) => {
                if with.challenges {
                    self.deal_challenges();
                }
                (MARKET, 0)
            }
            _ => {
                self.pop();
                self.first_market();
                return;
            }
        };
        if let Some(Frame::Setup { stage: s, round: r, .. }) = self.g.stack.last_mut() {
            *s = stage;
            *r = round;
        }
    }

    fn wait_for_all(&mut self, stage: u8, round: u8) {
        let all = self.g.alive;
        if let Some(Frame::Setup { stage: s, round: r, waiting }) = self.g.stack.last_mut() {
            *s = stage;
            *r = round;
            *waiting = all;
        }
        self.ask_all(stage, all);
    }

    #[inline]
    fn ask_all(&mut self, stage: u8, seats: u8) {
        self.g.ask = if stage == DRAFT { Ask::Draft } else { Ask::Offered };
        self.g.asked = seats;
    }

    /// Two costumes for everybody to choose from (HAL-2).
    fn deal_costumes(&mut self) {
        let mut left = self.r.costumes;
        for seat in 0..self.g.players {
            for i in 0..2 {
                if left.is_empty() {
                    break;
                }
                let card = self.c.card(Purpose::Costumes, &left);
                left.take(card);
                self.g.monster_mut(seat).offer[i] = card;
                self.tell(Event::Offered { seat, card });
            }
        }
    }

    /// All costumes nobody has chosen are shuffled into the power deck (HAL-3).
    fn rest_of_costumes(&mut self) {
        let mut rest = self.r.costumes;
        for seat in 0..self.g.players {
            let chosen = self.g.monster(seat).offer[0];
            self.g.monster_mut(seat).offer = [NO_CARD; 3];
            if chosen != NO_CARD {
                rest.take(chosen);
                self.put_in_front(seat, chosen);
            }
        }
        self.g.deck = self.g.deck.or(&rest);
    }

    /// All evolutions of the monsters in play, eight for everybody (MUT-2).
    fn deal_packs(&mut self) {
        let mut left = self.r.own_evolutions.iter().fold(0, |all, own| all | own);
        for seat in 0..self.g.players {
            let before = left;
            for _ in 0..DECK {
                let card = self.c.card_numbered_from(Purpose::Draft(seat), self.r.first_evolution, left);
                left &= !self.r.evolution(card);
            }
            self.g.monster_mut(seat).hand |= before & !left;
            self.tell_pack(seat);
        }
    }

    /// What is left of each pack goes to the left (MUT-3).
    fn pass_packs(&mut self) {
        let n = self.g.players;
        let last = self.g.monster(n - 1).hand;
        for seat in (1..n).rev() {
            self.g.monster_mut(seat).hand = self.g.monster(seat - 1).hand;
        }
        self.g.monster_mut(0).hand = last;
        for seat in 0..n {
            self.tell_pack(seat);
        }
    }

    fn tell_pack(&mut self, seat: Seat) {
        if !S::LISTENS {
            return;
        }
        for card in self.r.evolutions_of(self.g.monster(seat).hand).iter() {
            self.tell(Event::Offered { seat, card });
        }
    }

    /// Two evolutions for everybody to choose from (PU-3).
    fn deal_evolutions(&mut self) {
        for seat in 0..self.g.players {
            if !self.r.with.mutants {
                self.g.monster_mut(seat).evolution_deck = self.r.own_evolutions[seat as usize];
            }
            for i in 0..2 {
                let Some(card) = self.draw_evolution(seat) else { break };
                self.g.monster_mut(seat).offer[i] = card;
                self.tell(Event::Offered { seat, card });
            }
        }
    }

    /// A Challenge card for everybody (LUCH-4).
    fn deal_challenges(&mut self) {
        for seat in 0..self.g.players {
            self.g.monster_mut(seat).wears_mask = true;
            self.draw_challenge(seat);
        }
    }

    /// A seat's choice in the stage that waits for it. It shows only when all have chosen.
    pub fn setup_choice(&mut self, seat: Seat, card: CardId) {
        let Some(&Frame::Setup { stage, .. }) = self.g.stack.last() else { return };
        if let Some(Frame::Setup { waiting, .. }) = self.g.stack.last_mut() {
            *waiting &= !(1 << seat);
            let others = *waiting;
            if others != 0 {
                // A shorter way of what the loop would do next: the others still have to answer.
                self.ask_all(stage, others);
            }
        }
        self.tell(Event::Kept { seat, card });
        match stage {
            DRAFT => {
                let bit = self.r.evolution(card);
                let m = self.g.monster_mut(seat);
                m.hand &= !bit;
                m.evolution_deck |= bit;
            }
            EVOLUTION => {
                // The other one is shuffled back into the deck.
                let offer = std::mem::replace(&mut self.g.monster_mut(seat).offer, [NO_CARD; 3]);
                for other in offer.into_iter().filter(|&c| c != NO_CARD && c != card) {
                    let bit = self.r.evolution(other);
                    self.g.monster_mut(seat).evolution_deck |= bit;
                }
                let bit = self.r.evolution(card);
                self.g.monster_mut(seat).hand |= bit;
            }
            _ => self.g.monster_mut(seat).offer = [card, NO_CARD, NO_CARD],
        }
    }

    /// The first cards on offer and the first player.
    fn first_market(&mut self) {
        // Before this nobody has a hand that counts: it would tell who has chosen already.
        self.r.refresh_hands(self.g);
        for slot in 0..3u8 {
            if self.g.deck.is_empty() {
                break;
            }
            let deck = self.g.deck;
            let card = self.c.card(Purpose::PowerDeck, &deck);
            self.g.deck.take(card);
            self.g.market[slot as usize] = card;
            self.tell(Event::Revealed { slot, card });
        }
        self.lay_buildings();
        let first = self.roll_for_first();
        self.tell(Event::FirstPlayer { seat: first });
        self.g.active = first;
        self.g.regular = first;
        if self.r.many_homes() {
            self.place_monsters();
        } else {
            self.begin_turn(false);
        }
    }

    /// Everybody rolls once; of those with most smashes all roll again until one is left.
    fn roll_for_first(&mut self) -> Seat {
        let n = self.r.book.first_roll_dice;
        let mut left = self.g.alive;
        // Real dice part a tie soon enough; a source of chance that never does must not hang the game.
        for _ in 0..1_000 {
            let mut best = (0, 0u8);
            for seat in 0..self.g.players {
                if left >> seat & 1 == 1 {
                    let faces = self.c.dice(Purpose::FirstPlayer(seat), n);
                    self.tell(Event::RolledForFirst { seat, faces, n });
                    let smashes = (0..n).filter(|&d| faces.get(d as usize) == 5).count() as u8;
                    if smashes > best.0 {
                        best = (smashes, 1 << seat);
                    } else if smashes == best.0 {
                        best.1 |= 1 << seat;
                    }
                }
            }
            left = best.1;
            if left.is_power_of_two() {
                break;
            }
        }
        left.trailing_zeros() as Seat
    }
}
