//! Answers: checked and unchecked, and what each does to the question it answers.

use crate::action::Action;
use crate::chance::Chance;
use crate::event::{Cause, NOBODY, Seat, Sink};
use crate::game::{Ask, BY_TOKENS, Frame, Game};
use crate::options::Options;
use crate::play::{FUSE, Play};
use crate::sets::NO_CARD;
use crate::tables::{Hook, Op, Rules, Terms};

/// Why an answer was refused. The game is unchanged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refused {
    /// The game is over.
    Over,
    /// There is no such seat.
    NoSuchSeat {
        /// The seat named.
        seat: Seat,
        /// How many there are.
        players: u8,
    },
    /// This seat is not asked, and has nothing to interject.
    NotAsked {
        /// The seat that answered.
        seat: Seat,
        /// Seats that are asked, a bit each.
        asked: u8,
    },
    /// The decision it was meant for is over.
    TooLate {
        /// The decision meant.
        number: u32,
        /// The decision open now.
        now: u32,
    },
    /// Not one of the options.
    NotAnOption {
        /// What was answered.
        action: Action,
        /// What could have been answered.
        options: Vec<Action>,
    },
}

impl std::fmt::Display for Refused {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        match self {
            Refused::Over => f.write_str("the game is over; nothing can be answered any more"),
            Refused::NoSuchSeat { seat, players } => {
                write!(f, "there is no seat {}; the seats are 1 to {players}", seat + 1)
            }
            Refused::NotAsked { seat, asked } => {
                write!(f, "seat {} is not asked now; asked:", seat + 1)?;
                (0..8).filter(|s| asked >> s & 1 == 1).try_for_each(|s| write!(f, " seat {}", s + 1))
            }
            Refused::TooLate { number, now } => {
                write!(f, "decision {number} is over; the open decision is {now}")
            }
            Refused::NotAnOption { action, options } => {
                write!(f, "{action} is not an option; options:")?;
                options.iter().take(40).try_for_each(|o| write!(f, " {o}"))?;
                if options.len() > 40 { write!(f, " and {} more", options.len() - 40) } else { Ok(()) }
            }
        }
    }
}

impl std::error::Error for Refused {}

impl Rules {
    /// Answers the open decision (or interjects), checked: a refused answer changes nothing.
    pub fn apply<C: Chance, S: Sink>(
        &self,
        game: &mut Game,
        seat: Seat,
        action: Action,
        chance: &mut C,
        sink: &mut S,
    ) -> Result<(), Refused> {
        if game.end.is_some() {
            return Err(Refused::Over);
        }
        if seat >= game.players {
            return Err(Refused::NoSuchSeat { seat, players: game.players });
        }
        let mut options = Options::default();
        self.options(game, seat, &mut options);
        if options.has(action) {
            self.apply_unchecked(game, seat, action, chance, sink);
            return Ok(());
        }
        if options.is_empty() {
            // Who has answered already is as secret as the answer.
            let asked = self.view(game, Some(seat)).game().asked;
            return Err(Refused::NotAsked { seat, asked });
        }
        let all = if options.dice == 0 {
            options.iter().collect()
        } else {
            // Every combination of dice would be a long list; all of them together tell the same.
            std::iter::once(Action::Roll(options.dice)).chain(options.others().iter().copied()).collect()
        };
        Err(Refused::NotAnOption { action, options: all })
    }

    /// The same for the decision with this number only.
    pub fn apply_to<C: Chance, S: Sink>(
        &self,
        number: u32,
        game: &mut Game,
        seat: Seat,
        action: Action,
        chance: &mut C,
        sink: &mut S,
    ) -> Result<(), Refused> {
        if game.end.is_none() && number != game.answers {
            return Err(Refused::TooLate { number, now: game.answers });
        }
        self.apply(game, seat, action, chance, sink)
    }

    /// Answers with something known to be an option, for search and simulation. Anything else may do nonsense.
    #[inline]
    pub fn apply_unchecked<C: Chance, S: Sink>(
        &self,
        game: &mut Game,
        seat: Seat,
        action: Action,
        chance: &mut C,
        sink: &mut S,
    ) {
        // More than half of all answers: dice are rolled again, and the same question stands.
        if let (Ask::Roll, Action::Roll(mask)) = (game.ask, action)
            && game.rolls_left > 1
            && game.hooks & Hook::Rerolled.bit() == 0
            && !self.rolls_are_tricky(game)
        {
            game.answers = game.answers.wrapping_add(1);
            Play { r: self, g: game, c: chance, s: sink, fuse: FUSE }.roll_dice(seat, mask);
            return;
        }
        // Answers given at the same time close their question together: only the last of them counts, so that the
        // number tells nobody who has answered.
        let others_left = game.asked & !(1 << seat) != 0;
        if !others_left
            || matches!(action, Action::Use(_) | Action::Play(_) | Action::Place(_))
                && self.interjects(game, seat, action)
        {
            game.answers = game.answers.wrapping_add(1);
        }
        let mut play = Play { r: self, g: game, c: chance, s: sink, fuse: FUSE };
        play.answer(seat, action);
        play.run();
    }
}

impl Rules {
    /// Is this an any-time use that comes in between, rather than an answer to the question?
    pub(crate) fn interjects(&self, g: &Game, seat: Seat, action: Action) -> bool {
        match action {
            Action::Use(card) | Action::Play(card) => {
                g.asked >> seat & 1 == 0 || !self.answers_question(g, seat, card)
            }
            Action::Place(_) => !matches!(g.ask, Ask::Home | Ask::Move),
            _ => false,
        }
    }

    /// Does this use answer the question itself?
    fn answers_question(&self, g: &Game, seat: Seat, card: u8) -> bool {
        let top = g.stack.last();
        let it = if let Some(Frame::Poll { it, .. }) = top { *it } else { NOBODY };
        let in_hand = self.in_hand(g, seat, card);
        match g.ask {
            Ask::Roll => self.use_in_window(g, Hook::Rolling, seat, NOBODY, card).is_some(),
            Ask::Window(hook) if in_hand => self.playable(g, hook, seat, it, card),
            Ask::Window(hook) => self.use_in_window(g, hook, seat, it, card).is_some(),
            Ask::Use(asking) => asking == card,
            Ask::TurnedUp(_) => self.halving(g, seat, card).is_some(),
            Ask::Gifts => self.evolutions.has(card) && self.gifts & self.evolution(card) != 0,
            Ask::Buy if in_hand => false,
            Ask::Buy => {
                self.use_in_window(g, Hook::BuyStep, seat, NOBODY, card).is_some()
                    || self.can_bring_back(g, seat).any(|(c, _)| c == card)
            }
            Ask::RerollOwn => {
                let Some(Frame::Run(run)) = top else { return false };
                self.rerolls_card_roll(g, *run).is_some_and(|found| found.0 == card)
            }
            _ => false,
        }
    }

    /// Is this card in this seat's hand?
    pub(crate) fn in_hand(&self, g: &Game, seat: Seat, card: u8) -> bool {
        self.evolutions.has(card) && g.monster(seat).hand & self.evolution(card) != 0
    }
}

impl<C: Chance, S: Sink> Play<'_, C, S> {
    /// Takes an answer; what it leads to is done by `run`.
    #[inline(never)]
    pub fn answer(&mut self, seat: Seat, action: Action) {
        let ask = self.g.ask;
        if let Action::Use(card) | Action::Play(card) = action
            && self.g.any_time >> seat & 1 == 1
            && self.r.interjects(self.g, seat, action)
        {
            // The question is asked again afterwards.
            self.g.ask = Ask::Nothing;
            self.use_or_play(Hook::AnyTime, seat, NOBODY, card);
            return;
        }
        self.g.ask = Ask::Nothing;
        if let Action::Place(place) = action {
            self.place_answer(ask, seat, place);
            return;
        }
        // What is asked comes first, then what is answered. Of both together the compiler makes something that looks at the
        // answer first for half of the questions, and at the question once more.
        match ask {
            Ask::Roll => self.roll_answer(seat, action),
            Ask::FaceOrder => match action {
                Action::Face(face) => {
                    self.resolve_face(face);
                    self.back_to_faces();
                    if matches!(self.g.ask, Ask::Nothing) {
                        self.back_to_turn();
                    }
                }
                _ => self.g.ask = ask,
            },
            Ask::Yield => {
                if let Some(Frame::Smash { asked, leaving, .. }) = self.g.stack.last_mut() {
                    *asked &= !(1 << seat);
                    *leaving |= ((action == Action::Leave) as u8) << seat;
                }
                self.back_to_smashes();
            }
            Ask::Buy => self.buy_answer(seat, action),
            Ask::Challenge | Ask::AskHelp | Ask::Volunteer(_) | Ask::PickAlly | Ask::RevealChallenge => {
                self.challenge_answer(seat, action)
            }
            Ask::Draft | Ask::Offered => match (self.g.stack.last(), action) {
                (Some(Frame::Setup { .. }), Action::Card(card)) => self.setup_choice(seat, card),
                (Some(Frame::Evolve { .. }), Action::Card(card)) => self.keep_offered(seat, card),
                (_, Action::Card(card)) => self.resume(|run| run.picked = card),
                _ => self.g.ask = ask,
            },
            Ask::Window(hook) => self.window_answer(hook, seat, action),
            _ => self.rarer_answer(ask, seat, action),
        }
    }

    /// Between rolls: dice are rolled again, a card is used, or that was all.
    #[inline(always)]
    fn roll_answer(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Roll(mask) => {
                if self.r.rolls_are_tricky(self.g) {
                    self.pay_for_ouch(seat, mask);
                }
                self.roll_dice(seat, mask);
                if self.g.hooks & Hook::Rerolled.bit() != 0 {
                    self.rerolled(seat);
                } else {
                    self.roll_step();
                    if matches!(self.g.ask, Ask::Nothing) {
                        self.back_to_turn();
                    }
                }
            }
            Action::Use(card) => self.use_card(Hook::Rolling, seat, NOBODY, card),
            Action::Pass => {
                self.stop_rolling();
                self.back_to_turn();
            }
            _ => self.g.ask = Ask::Roll,
        }
    }

    #[inline(always)]
    fn buy_answer(&mut self, seat: Seat, action: Action) {
        if matches!(action, Action::Sweep | Action::Buy(_)) {
            self.g.now.does_something(seat);
        }
        match action {
            Action::Sweep => self.sweep(seat),
            Action::Buy(card) => self.purchase(seat, card, Terms::Plain),
            Action::Use(card) => {
                let returns = self.r.can_bring_back(self.g, seat).find(|(c, _)| *c == card);
                if let Some((_, price)) = returns {
                    self.g.now.does_something(seat);
                    self.spend(seat, price, Cause::Card(card));
                    self.bring_back_card(seat, card);
                } else {
                    self.use_card(Hook::BuyStep, seat, NOBODY, card);
                }
            }
            Action::Pass => {
                self.pop();
                self.back_to_turn();
            }
            _ => self.g.ask = Ask::Buy,
        }
    }

    #[inline(always)]
    fn window_answer(&mut self, hook: Hook, seat: Seat, action: Action) {
        let card = match action {
            Action::Use(card) | Action::Play(card) => card,
            Action::Pass => NO_CARD,
            _ => {
                self.g.ask = Ask::Window(hook);
                return;
            }
        };
        if hook != Hook::MayWhenLosing {
            self.poll_answer(seat, card);
        } else if card == NO_CARD {
            self.set_loss(|l| l.stage = 3);
        } else {
            // Whatever was done, what happens by itself is looked at again.
            self.set_loss(|l| l.stage = 1);
            self.use_or_play(Hook::MayWhenLosing, seat, NOBODY, card);
        }
    }

    /// Answers to questions that are not asked in every turn.
    #[inline(never)]
    fn rarer_answer(&mut self, ask: Ask, seat: Seat, action: Action) {
        match (ask, action) {
            (Ask::Use(card), Action::Use(_)) => {
                if let Some(Frame::Run(run)) = self.g.stack.last_mut() {
                    let op = self.r.ops[run.pc as usize];
                    run.pc += 1;
                    if let Op::AskUse(index) = op {
                        self.pay(index as usize, seat, card);
                    }
                }
            }
            (Ask::Use(_), Action::Pass) => self.pop(),
            (Ask::RerollOwn, Action::Use(card)) => self.reroll_card_die(card),
            (Ask::RerollOwn, Action::Pass) => self.resume(|_| {}),
            (Ask::Die(_), Action::Die(die)) => self.resume(|run| run.picked = die),
            (Ask::Face, Action::Face(face)) => self.resume(|run| run.picked = run.picked & 15 | face << 4),
            (Ask::ShownFace, Action::Face(face)) => self.resume(|run| run.picked = face),
            (Ask::FaceFor(die), Action::Face(face)) => {
                let card = self.run_mut().map_or(0, |run| {
                    run.amount += 1;
                    run.card
                });
                if self.g.dice.get(die as usize) != face {
                    self.set_die(die, face, Cause::Card(card));
                }
            }
            (Ask::Seat, Action::Seat(chosen)) => self.resume(|run| run.picked = chosen),
            (Ask::Tile(_), Action::Card(tile)) => self.take_tile(seat, tile),
            (Ask::Tile(_), Action::Pass) => self.pop(),
            (Ask::Ways, Action::Choice(way)) => {
                if let Some(Frame::Ways { waiting, given, .. }) = self.g.stack.last_mut() {
                    *waiting &= !(1 << seat);
                    *given |= (way as u16 & 3) << (2 * seat);
                }
            }
            (Ask::TurnedUp(card), Action::Buy(_) | Action::Use(_)) => {
                let less = match self.run_mut().map(|run| run.pc) {
                    Some(pc) => match self.r.ops[pc as usize] {
                        Op::OfferTurnedUp(less) => less,
                        _ => 0,
                    },
                    None => 0,
                };
                self.resume(|_| {});
                let mut terms = Terms::Less(less);
                if let Action::Use(halver) = action
                    && let Some(a) = self.r.halving(self.g, seat, halver)
                {
                    self.pay(self.r.ability_index(a), seat, halver);
                    terms = Terms::HalfOfLess(halver, less);
                }
                self.purchase(seat, card, terms);
            }
            (Ask::TurnedUp(_), Action::Pass) => self.resume(|_| {}),
            (Ask::ToBuy | Ask::Reserve | Ask::Redirect(_), Action::Card(card)) => {
                self.resume(|run| run.picked = card)
            }
            (Ask::Gifts, Action::Pass) => self.pop(),
            (Ask::Gifts, Action::Buy(card)) => self.steal_costume(seat, card),
            (Ask::Gifts, Action::Seat(to)) => self.lay_gift_to(seat, to),
            (Ask::Gifts, Action::Play(card) | Action::Use(card)) => self.choose_gift(card),
            (Ask::CopyCard | Ask::SellCard | Ask::CardOf(_), Action::Card(card)) => {
                self.resume(|run| run.picked = card)
            }
            (Ask::Either, Action::Choice(way)) => {
                if let Some(Frame::Run(run)) = self.g.stack.last_mut()
                    && let Op::Either(_, second, _) = self.r.ops[run.pc as usize]
                {
                    run.pc = if way == 0 { run.pc + 1 } else { second };
                }
            }
            (Ask::Hearts, action) => self.use_heart(action),
            (Ask::EffectOrder, Action::Card(card)) => self.choose_effect(card),
            (Ask::EffectOrder, Action::TokenEffect(_)) => self.choose_effect(BY_TOKENS),
            (Ask::Revealed, Action::Buy(card)) => {
                let slot = self.g.market.iter().position(|&c| c == card);
                if let (Some(Frame::Reveal { slots, .. }), Some(slot)) = (self.g.stack.last_mut(), slot) {
                    *slots &= !(1 << slot);
                }
                self.purchase(seat, card, Terms::Plain);
            }
            (Ask::Revealed, _) => {
                if let Some(Frame::Reveal { left, .. }) = self.g.stack.last_mut() {
                    *left &= !(1 << seat);
                }
            }
            _ => self.board_answer(ask, seat, action),
        }
    }

    /// Somebody goes somewhere: as an answer, or in between, after which the question is asked again.
    #[cold]
    #[inline(never)]
    fn place_answer(&mut self, ask: Ask, seat: Seat, place: u8) {
        match ask {
            Ask::Home => self.choose_home(seat, place),
            Ask::Move => {
                self.pop();
                self.walk(seat, place);
            }
            _ => {
                self.g.now.roams = self.g.now.roams.saturating_sub(1);
                self.g.note_any_time();
                self.destroys_from(place);
                self.walk(seat, place);
            }
        }
    }

    /// Answers to what came with the board of boroughs.
    #[inline(never)]
    fn board_answer(&mut self, ask: Ask, seat: Seat, action: Action) {
        match (ask, action) {
            (Ask::Move, Action::Pass) => {
                self.pop();
                self.back_to_turn();
            }
            (Ask::Destroy, Action::Destroy(target)) => {
                self.destroy(target);
                self.back_to_destroying();
                self.back_to_faces();
            }
            (Ask::Tear, action) => self.tear(seat, matches!(action, Action::Cure(_))),
            (Ask::HowMany(_) | Ask::Trade(_), Action::Number(n)) => self.resume(|run| run.picked = n),
            (Ask::Borough, Action::Borough(borough)) => match self.g.stack.last() {
                Some(Frame::Scatter { .. }) => self.scatter(action),
                _ => self.resume(|run| run.picked = borough),
            },
            (Ask::Scatter, action) => self.scatter(action),
            (Ask::GiveUp, Action::Card(card)) => {
                let Some(&Frame::GiveUp { card: cause, .. }) = self.g.stack.last() else { return };
                self.given_up(seat);
                self.discard_card(seat, card, Cause::Card(cause));
            }
            _ => self.g.ask = ask,
        }
    }

    /// Uses a card in front of a seat, or plays one from its hand.
    pub fn use_or_play(&mut self, hook: Hook, seat: Seat, it: Seat, card: u8) {
        let in_hand = self.r.in_hand(self.g, seat, card);
        if let Some(Frame::Lose(loss)) = self.g.stack.last_mut()
            && hook == Hook::AnyTime
        {
            // An any-time card before a fatal loss: what can be done is looked at again.
            loss.stage = loss.stage.min(1);
        }
        if !in_hand {
            self.use_card(hook, seat, it, card);
            return;
        }
        // Before a loss a card may be played for what it does then, or just for what it does at any time.
        if self.r.playable(self.g, hook, seat, it, card) {
            self.play_evolution(hook, seat, it, card);
        } else if self.r.playable(self.g, Hook::AnyTime, seat, it, card) {
            self.play_evolution(Hook::AnyTime, seat, it, card);
        }
    }

    /// Pays for a card's ability in this window and starts its program.
    fn use_card(&mut self, hook: Hook, seat: Seat, it: Seat, card: u8) {
        let Some(a) = self.r.use_in_window(self.g, hook, seat, it, card) else { return };
        let index = self.r.ability_index(a);
        let program = a.program;
        let scope = self.r.window_scope(self.g, hook, seat, it, card);
        self.g.now.does_something(seat);
        self.pay(index, seat, card);
        let echo = scope.flags();
        self.push_run(program, seat, card, scope.it, scope.amount, echo);
    }

    fn use_heart(&mut self, action: Action) {
        let Some(Frame::Hearts { left, heal, cure, give }) = self.g.stack.last_mut() else { return };
        match action {
            Action::Heal => *heal += 1,
            Action::Cure(kind) => cure[kind as usize % 3] += 1,
            Action::Give(seat) => give[seat as usize % 6] += 1,
            _ => *left = 1,
        }
        *left -= 1;
    }
}
