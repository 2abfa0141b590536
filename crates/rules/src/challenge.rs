//! Challenges and masks (LUCH).
//!
//! Whoever stays in the city may be challenged for its place. Both sides may take one Ally, then both decide at the same
//! moment whether to reveal their Challenge card. One frame leads through all of it, stage by stage; a stage that asks
//! asks again whenever it is run, so that any-time cards may come in between, and each stage looks anew at who is still
//! there.

use crate::action::Action;
use crate::chance::{Chance, Purpose};
use crate::event::{Cause, Event, Leaving, NOBODY, Rule, Seat, Sink};
use crate::game::{Ask, Challenge, Frame, Game};
use crate::lang::Resource;
use crate::options::list_all;
use crate::play::Play;
use crate::sets::{CardId, CardSet, NO_CARD};
use crate::tables::Rules;

/// The attacker may challenge: `may` has those it can choose from.
const OFFER: u8 = 0;
/// Three stages for each side: ask for help or not, who volunteers, whom to take.
const HELP: u8 = 1;
const ASK_HELP: u8 = 0;
const VOLUNTEERS: u8 = 1;
const PICK: u8 = 2;
/// Both decide at once. From the next stage on `may` has the winner and `yes` those whose cards are revealed.
const REVEAL: u8 = 7;
const REWARD: u8 = 8;
const ALLY_REWARD: u8 = 9;
const LEAVE: u8 = 10;
const ENTER: u8 = 11;
const NEW_CARDS: u8 = 12;

/// Stars lost in place of a mask, and stars a mask in the Collection is worth (LUCH-26, LUCH-27).
pub(crate) const MASK_STARS: u8 = 2;

/// The bit of a seat; nobody has none.
fn bit(seat: Seat) -> u8 {
    (1u32 << (seat & 31)) as u8
}

impl Challenge {
    /// Answers are secret in this stage until all are in.
    pub(crate) fn is_secret(&self) -> bool {
        self.stage == REVEAL || self.help() == Some(VOLUNTEERS)
    }

    /// Seats whose Challenge cards lie face up.
    pub(crate) fn revealed(&self) -> u8 {
        if self.stage > REVEAL { self.yes } else { 0 }
    }

    /// Which of the three stages of finding an Ally this is.
    fn help(&self) -> Option<u8> {
        (HELP..REVEAL).contains(&self.stage).then(|| (self.stage - HELP) % 3)
    }

    /// Whose stage of finding an Ally this is: the Challenger's first, then the Champion's (LUCH-9).
    fn side(&self) -> usize {
        ((self.stage.saturating_sub(HELP)) / 3).min(1) as usize
    }

    fn fighters(&self) -> [Seat; 2] {
        [self.challenger, self.champion]
    }

    fn asker(&self) -> Seat {
        self.fighters()[self.side()]
    }

    fn involved(&self) -> u8 {
        let [a, b] = self.allies;
        bit(self.challenger) | bit(self.champion) | bit(a) | bit(b)
    }

    /// The side that has won, if one has.
    fn winner(&self) -> Option<usize> {
        self.fighters().iter().position(|&s| self.may & bit(s) != 0)
    }

    /// On to the next side's Ally, or to the decision.
    fn next_side(&mut self) {
        self.stage = HELP + 3 * (self.side() as u8 + 1);
        let both = bit(self.challenger) | bit(self.champion);
        (self.may, self.waiting, self.yes) = if self.stage == REVEAL { (both, both, 0) } else { (0, 0, 0) };
    }
}

impl<C: Chance, S: Sink> Play<'_, C, S> {
    /// Monsters have stayed: the attacker may challenge one of them (LUCH-5); while Bay is open only if both of two in
    /// the city have stayed (LUCH-6, SIL-10). Whoever had no choice did not decide to stay.
    #[inline(never)]
    pub fn offer_challenge(&mut self) {
        let stayers = match self.g.stack.last() {
            Some(Frame::Smash { may, leaving, .. }) => may & !leaving & self.g.in_city & self.g.alive,
            _ => 0,
        };
        let needed = if self.g.living() >= self.r.many { 2 } else { 1 };
        let challenger = self.g.active;
        if stayers.count_ones() < needed || !self.g.is_alive(challenger) {
            self.smashes_done();
            return;
        }
        self.push(Frame::Challenge(Challenge {
            stage: OFFER,
            challenger,
            champion: NOBODY,
            allies: [NOBODY; 2],
            may: stayers,
            waiting: 0,
            yes: 0,
            place: 0,
        }));
        self.ask(challenger, Ask::Challenge);
    }

    /// Stages follow each other without the loop as long as nothing comes in between; so does what comes after the last.
    #[inline(never)]
    pub fn challenge_step(&mut self, mut c: Challenge) {
        let depth = self.g.stack.len();
        loop {
            self.challenge_stage(c);
            if !matches!(self.g.ask, Ask::Nothing) {
                return;
            }
            match self.g.stack.last() {
                Some(Frame::Challenge(next)) if self.g.stack.len() == depth => c = *next,
                _ => return self.back_to_smashes(),
            }
        }
    }

    fn challenge_stage(&mut self, mut c: Challenge) {
        self.without_the_fallen(&mut c);
        match c.stage {
            OFFER => {
                if c.may == 0 || !self.g.is_alive(c.challenger) {
                    self.pop();
                } else {
                    self.set_challenge(c);
                    self.ask(c.challenger, Ask::Challenge);
                }
            }
            HELP..REVEAL => self.help_step(c),
            REVEAL if c.waiting != 0 => {
                self.set_challenge(c);
                self.ask_together(c.waiting, Ask::RevealChallenge);
            }
            REVEAL => self.decide(c),
            REWARD => {
                self.set_challenge(Challenge { stage: ALLY_REWARD, ..c });
                let winner = c.winner().map_or(NOBODY, |side| c.fighters()[side]);
                self.push_reward(c, winner, 0);
            }
            ALLY_REWARD => {
                // Only a winning Challenger changes who is where (LUCH-22).
                let stage = if c.winner() == Some(0) { LEAVE } else { NEW_CARDS };
                self.set_challenge(Challenge { stage, ..c });
                self.push_reward(c, c.winner().map_or(NOBODY, |side| c.allies[side]), 1);
            }
            LEAVE => self.champion_leaves(c),
            ENTER => self.challenger_enters(c),
            _ => self.new_challenge_cards(c),
        }
    }

    /// Whoever has fallen meanwhile takes no part any more. Without one of the two there is nobody to win against: the
    /// Challenge ends, and the others only change their cards (LUCH-23).
    fn without_the_fallen(&mut self, c: &mut Challenge) {
        let alive = self.g.alive;
        if c.stage == OFFER {
            c.may &= alive & self.g.in_city;
        } else if c.stage <= REVEAL {
            (c.may, c.waiting, c.yes) = (c.may & alive, c.waiting & alive, c.yes & alive);
            if c.involved() & !alive == 0 {
                return;
            }
            for ally in &mut c.allies {
                if !self.g.is_alive(*ally) {
                    *ally = NOBODY;
                }
            }
            if (bit(c.challenger) | bit(c.champion)) & !alive != 0 {
                (c.stage, c.may, c.waiting, c.yes) = (NEW_CARDS, 0, 0, 0);
                self.tell(Event::ChallengeUnwon { cause: Cause::Rule(Rule::Base33) });
            }
        }
    }

    fn set_challenge(&mut self, challenge: Challenge) {
        if let Some(Frame::Challenge(c)) = self.g.stack.last_mut() {
            *c = challenge;
        }
    }

    fn ask_together(&mut self, seats: u8, ask: Ask) {
        self.g.ask = ask;
        self.g.asked = seats;
    }

    /// One side finds an Ally (LUCH-9 to LUCH-11). What nobody can answer is not asked.
    fn help_step(&mut self, mut c: Challenge) {
        let asker = c.asker();
        let free = self.g.alive & !c.involved();
        let (seats, ask) = match c.help() {
            Some(ASK_HELP) => (if free == 0 { 0 } else { bit(asker) }, Ask::AskHelp),
            Some(VOLUNTEERS) if c.waiting != 0 => (c.waiting, Ask::Volunteer(asker)),
            Some(VOLUNTEERS) => {
                self.tell(Event::Volunteered { seat: asker, seats: c.yes });
                (c.stage, c.may) = (c.stage + 1, 0);
                (if c.yes == 0 { 0 } else { bit(asker) }, Ask::PickAlly)
            }
            _ => (if c.yes == 0 { 0 } else { bit(asker) }, Ask::PickAlly),
        };
        if seats == 0 {
            c.next_side();
        }
        self.set_challenge(c);
        if seats != 0 {
            self.ask_together(seats, ask);
        }
    }

    pub fn challenge_answer(&mut self, seat: Seat, action: Action) {
        let Some(Frame::Challenge(c)) = self.g.stack.last_mut() else { return };
        if c.is_secret() {
            // Volunteering and revealing are shown when all have answered.
            c.waiting &= !bit(seat);
            c.yes |= if action == Action::Choice(0) { bit(seat) } else { 0 };
            let waiting = c.waiting;
            if waiting != 0 {
                // A shorter way of what the loop would do next: the others still have to answer.
                let ask = if c.stage == REVEAL { Ask::RevealChallenge } else { Ask::Volunteer(c.asker()) };
                self.ask_together(waiting, ask);
            } else {
                let c = *c;
                self.challenge_step(c);
            }
            return;
        }
        let mut c = *c;
        match (c.stage, c.help(), action) {
            (OFFER, _, Action::Seat(champion)) => return self.declare(c, champion),
            (OFFER, ..) => {
                self.pop();
                return self.back_to_smashes();
            }
            (_, Some(ASK_HELP), Action::Choice(_)) => {
                self.tell(Event::HelpAsked { seat });
                let free = self.g.alive & !c.involved();
                c.stage += 1;
                (c.may, c.waiting, c.yes) = (free, free, 0);
            }
            (_, Some(PICK), Action::Seat(ally)) => {
                c.allies[c.side()] = ally;
                self.tell(Event::AllyChosen { seat, ally });
                self.need_challenge_card(ally);
                c.next_side();
            }
            (_, Some(PICK), _) => {
                self.tell(Event::HelpDeclined { seat });
                c.next_side();
            }
            (_, Some(ASK_HELP), _) => c.next_side(),
            _ => {}
        }
        self.set_challenge(c);
        self.challenge_step(c);
    }

    /// The attacker becomes Challenger, the monster chosen Champion (LUCH-7); one Challenge a turn (SIL-8).
    fn declare(&mut self, c: Challenge, champion: Seat) {
        self.g.now.challenged = true;
        let place = self.g.monster(champion).place;
        self.set_challenge(Challenge { stage: HELP, champion, place, may: 0, ..c });
        self.tell(Event::ChallengeDeclared { challenger: c.challenger, champion });
        self.need_challenge_card(c.challenger);
        self.need_challenge_card(champion);
        if let Some(&Frame::Challenge(c)) = self.g.stack.last() {
            self.challenge_step(c);
        }
    }

    /// Everybody has a Challenge card in front of it; only in a position written by hand somebody may have none yet.
    fn need_challenge_card(&mut self, seat: Seat) {
        if self.g.monster(seat).challenge == NO_CARD {
            self.draw_challenge(seat);
        }
    }

    /// Both have decided: cards are revealed, one side has won or nobody has, a mask changes hands.
    fn decide(&mut self, mut c: Challenge) {
        let shows = c.fighters().map(|s| c.yes & bit(s) != 0);
        let mut totals = [0u8; 2];
        c.yes = 0;
        for (side, seat) in c.fighters().into_iter().enumerate() {
            if shows[side] {
                totals[side] = self.reveal(&mut c, seat, 0);
            } else {
                self.tell(Event::ChallengeKeptHidden { seat });
            }
        }
        for side in (0..2).filter(|&s| shows[s]) {
            // An Ally adds its bonus Force, not its own (LUCH-14, LUCH-15, LUCH-18).
            let ally = c.allies[side];
            totals[side] = totals[side].saturating_add(self.reveal(&mut c, ally, 1));
        }
        let (winner, rule) = match shows {
            [true, true] if totals[0] > totals[1] => (0, Rule::Luch15),
            [true, true] if totals[0] < totals[1] => (1, Rule::Luch15),
            [true, true] => (1, Rule::Luch16),
            [true, false] => (0, Rule::Luch18),
            [false, true] => (1, Rule::Luch18),
            [false, false] => {
                self.tell(Event::ChallengeUnwon { cause: Cause::Rule(Rule::Luch19) });
                self.set_challenge(Challenge { stage: NEW_CARDS, may: 0, ..c });
                return;
            }
        };
        let (seat, loser) = (c.fighters()[winner], c.fighters()[1 - winner]);
        let (total, against) = (totals[winner], totals[1 - winner]);
        self.tell(Event::ChallengeWon { seat, total, against, cause: Cause::Rule(rule) });
        self.set_challenge(Challenge { stage: REWARD, may: bit(seat), ..c });
        if shows == [true; 2] {
            self.lose_mask(loser, seat);
        }
    }

    /// Turns a Challenge card up: its Force, or as an Ally's its bonus Force.
    fn reveal(&mut self, c: &mut Challenge, seat: Seat, which: usize) -> u8 {
        let Some(card) = self.g.challenge_card(seat) else { return 0 };
        c.yes |= bit(seat);
        let force = self.r.def(card).force[which];
        self.tell(Event::ChallengeRevealed { seat, card, force });
        force
    }

    /// What the winner's card gives the winner, or its Ally's card the Ally (LUCH-20, LUCH-21).
    fn push_reward(&mut self, c: Challenge, seat: Seat, which: usize) {
        if let Some(card) = self.g.challenge_card(seat).filter(|_| self.g.is_alive(seat)) {
            self.g.clock = self.g.clock.saturating_add(1);
            let loser = c.winner().map_or(NOBODY, |side| c.fighters()[1 - side]);
            self.push_run(self.r.def(card).rewards[which], seat, card, loser, 0, 0);
        }
    }

    /// The Champion must leave its place to a winning Challenger (LUCH-22). A Challenger who cannot enter takes nothing,
    /// and then nobody need make room. A Champion who has gone or fallen has left a place that may be free.
    fn champion_leaves(&mut self, mut c: Challenge) {
        if !self.r.may_enter(self.g, c.challenger) {
            self.set_challenge(Challenge { stage: NEW_CARDS, ..c });
            return;
        }
        let there = self.g.is_alive(c.champion) && self.r.in_city(self.g, c.champion);
        if there {
            // A place that closed may have moved the Champion up.
            c.place = self.g.monster(c.champion).place;
        }
        self.set_challenge(Challenge { stage: ENTER, ..c });
        if there {
            self.leave_city(c.champion, Leaving::Forced, Cause::Rule(Rule::Luch22));
        }
    }

    /// The Challenger enters at once and gains what entering gives (SIL-9), if the place is still there and free.
    fn challenger_enters(&mut self, c: Challenge) {
        self.set_challenge(Challenge { stage: NEW_CARDS, ..c });
        // Whoever comes in begins at the first zone.
        let (place, row) = (self.r.entries[c.place as usize], self.r.rows[c.place as usize]);
        let free = self.r.place_open(self.g, place)
            && self.g.seats_where(|m| row >> m.place & 1 == 1) == 0
            && self.r.may_enter(self.g, c.challenger);
        if free {
            self.enter(c.challenger, place, Cause::Rule(Rule::Luch22));
        }
    }

    /// Everybody involved discards, revealed or not, and then draws a new card (LUCH-23).
    fn new_challenge_cards(&mut self, c: Challenge) {
        self.pop();
        let ([a, b], alive) = (c.allies, self.g.alive);
        let seats = [c.challenger, c.champion, a, b].into_iter().filter(|&s| alive & bit(s) != 0);
        for seat in seats.clone() {
            self.discard_challenge(seat, c.yes & bit(seat) != 0);
        }
        for seat in seats {
            self.draw_challenge(seat);
        }
    }

    fn discard_challenge(&mut self, seat: Seat, seen: bool) {
        let Some(card) = self.g.challenge_card(seat) else { return };
        let bit = self.r.challenge_bit(card);
        self.g.monster_mut(seat).challenge = NO_CARD;
        self.g.challenge_discards |= bit;
        if !seen {
            self.g.challenge_unseen[seat as usize] |= bit;
        }
        self.tell(Event::ChallengeDiscarded { seat, seen });
    }

    /// A card for a seat's eyes only (LUCH-4); an empty deck is made of the discards again (LUCH-24).
    pub fn draw_challenge(&mut self, seat: Seat) {
        if self.g.challenge_deck == 0 {
            self.g.challenge_deck = std::mem::take(&mut self.g.challenge_discards);
            self.g.challenge_unseen = Default::default();
            if self.g.challenge_deck == 0 {
                return;
            }
            self.tell(Event::ChallengesReshuffled);
        }
        let (first, from) = (self.r.first_challenge, self.g.challenge_deck as u64);
        let card = self.c.card_numbered_from(Purpose::Challenge(seat), first, from);
        self.g.challenge_deck &= !self.r.challenge_bit(card);
        self.g.monster_mut(seat).challenge = card;
        self.tell(Event::ChallengeDrawn { seat, card });
    }
}

impl<C: Chance, S: Sink> Play<'_, C, S> {
    /// The loser of a Challenge gives the winner a mask; whoever has none loses stars instead (LUCH-17, LUCH-27, D-20).
    fn lose_mask(&mut self, loser: Seat, winner: Seat) {
        self.g.clock = self.g.clock.saturating_add(1);
        if !self.move_mask(loser, winner, Cause::Rule(Rule::Luch17)) {
            self.take(loser, Resource::Stars, MASK_STARS, Cause::Rule(Rule::Luch27));
        }
    }

    /// Moves one mask, from the Collection first (LUCH-27), to a bare figure first (LUCH-25, SIL-20); to nobody: back to
    /// the box. False if there is none.
    fn move_mask(&mut self, from: Seat, to: Seat, cause: Cause) -> bool {
        let m = self.g.monster_mut(from);
        if m.masks > 0 {
            m.masks -= 1;
        } else if m.wears_mask {
            m.wears_mask = false;
        } else {
            return false;
        }
        if to != NOBODY {
            let m = self.g.monster_mut(to);
            if m.wears_mask {
                m.masks += 1;
            } else {
                m.wears_mask = true;
            }
            self.note_stars(to);
        }
        self.note_stars(from);
        self.tell(Event::MaskMoved { from, to, cause });
        true
    }

    /// A monster is out: whoever caused its last loss takes all its masks (LUCH-28); if that was nobody, itself, or
    /// somebody who is out, they go back to the box (SIL-12). Its Challenge card goes to the discards, as seen as it is.
    pub fn masks_taken(&mut self, seat: Seat) {
        if !self.r.with.challenges {
            return;
        }
        // Poison has no dealer, but a giver (SIL-12).
        let m = self.g.monster(seat);
        let by = if m.hurt_by_poison { m.poisoned_by } else { m.last_hurt_by };
        let to = if by != seat && self.g.is_alive(by) { by } else { NOBODY };
        while self.move_mask(seat, to, Cause::Rule(Rule::Luch28)) {}
        let seen = self.g.revealed_challenges() & bit(seat) != 0;
        self.discard_challenge(seat, seen);
    }
}

impl Game {
    /// Seats whose Challenge cards lie face up in the Challenge under way.
    pub(crate) fn revealed_challenges(&self) -> u8 {
        let frames = self.stack.as_slice().iter();
        frames.fold(0, |all, f| if let Frame::Challenge(c) = f { all | c.revealed() } else { all })
    }
}

impl Rules {
    /// The bit of a Challenge card.
    pub(crate) fn challenge_bit(&self, card: CardId) -> u32 {
        1 << ((card - self.first_challenge) & 31)
    }

    /// The bits of these Challenge cards.
    pub(crate) fn challenge_bits(&self, cards: &CardSet) -> u32 {
        cards.iter().fold(0, |all, c| all | self.challenge_bit(c))
    }

    /// The Challenge cards of these bits.
    pub(crate) fn challenges_of(&self, bits: u32) -> CardSet {
        CardSet::numbered_from(self.first_challenge, bits as u64)
    }

    /// Seats whose Challenge cards lie face up, a bit each.
    pub fn face_up_challenges(&self, game: &Game) -> u8 {
        game.revealed_challenges()
    }

    /// Answers to the questions of a Challenge.
    pub(crate) fn challenge_options(&self, g: &Game, list: &mut Vec<Action>) {
        let Some(Frame::Challenge(c)) = g.stack.last() else { return };
        if g.ask == Ask::RevealChallenge {
            list.extend([Action::Choice(0), Action::Choice(1)]);
            return;
        }
        list.push(Action::Pass);
        match g.ask {
            Ask::Challenge => list_all(list, c.may, Action::Seat),
            Ask::PickAlly => list_all(list, c.yes, Action::Seat),
            _ => list.push(Action::Choice(0)),
        }
    }
}
