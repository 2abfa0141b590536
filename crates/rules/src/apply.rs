//! Answers: checked and unchecked, and what each does to the question it answers.

use crate::action::Action;
use crate::chance::Chance;
use crate::event::{Seat, Sink};
use crate::game::{Ask, BY_TOKENS, Frame, Game};
use crate::options::Options;
use crate::play::{FUSE, Play};
use crate::tables::{Hook, Op, Rules};

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
        {
            game.answers = game.answers.wrapping_add(1);
            Play { r: self, g: game, c: chance, s: sink, fuse: FUSE }.roll_dice(seat, mask);
            return;
        }
        // Answers given at the same time close their question together: only the last of them counts, so that the
        // number tells nobody who has answered.
        let interjects = matches!(action, Action::Use(_));
        let others_left = game.asked & !(1 << seat) != 0;
        if game.ask != Ask::Yield || interjects || !others_left {
            game.answers = game.answers.wrapping_add(1);
        }
        let mut play = Play { r: self, g: game, c: chance, s: sink, fuse: FUSE };
        play.answer(seat, action);
        play.run();
    }
}

impl<C: Chance, S: Sink> Play<'_, C, S> {
    /// Takes an answer; what it leads to is done by `run`.
    pub fn answer(&mut self, seat: Seat, action: Action) {
        let ask = self.g.ask;
        let asked = self.g.asked >> seat & 1 == 1;
        if let Action::Use(card) = action {
            let interjects = !asked || !self.answers_question(ask, seat, card);
            if interjects {
                // The question is asked again afterwards.
                self.g.ask = Ask::Nothing;
                self.use_card(Hook::AnyTime, seat, card);
                return;
            }
        }
        self.g.ask = Ask::Nothing;
        match (ask, action) {
            (Ask::Roll, Action::Roll(mask)) => {
                self.roll_dice(seat, mask);
                if self.g.hooks & Hook::Rerolled.bit() != 0 {
                    self.rerolled(seat);
                } else {
                    self.roll_step();
                }
            }
            (Ask::Roll, Action::Pass) => self.stop_rolling(),
            (Ask::Roll, Action::Use(card)) => self.use_card(Hook::Rolling, seat, card),
            (Ask::Window(Hook::MayWhenLosing), Action::Pass) => self.set_loss(|l| l.stage = 3),
            (Ask::Window(Hook::MayWhenLosing), Action::Use(card)) => {
                // Whatever was done, what happens by itself is looked at again.
                self.set_loss(|l| l.stage = 1);
                self.use_card(Hook::MayWhenLosing, seat, card);
            }
            (Ask::Window(_), Action::Pass) => self.pop(),
            (Ask::Window(hook), Action::Use(card)) => self.use_card(hook, seat, card),
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
            (Ask::Face, Action::Face(face)) => self.resume(|run| run.picked |= face << 4),
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
            (Ask::FaceOrder, Action::Face(face)) => self.resolve_face(face),
            (Ask::EffectOrder, Action::Card(card)) => self.choose_effect(card),
            (Ask::EffectOrder, Action::TokenEffect(_)) => self.choose_effect(BY_TOKENS),
            (Ask::Buy, Action::Pass) => self.pop(),
            (Ask::Buy, Action::Sweep) => self.sweep(seat),
            (Ask::Buy, Action::Buy(card)) => self.purchase(seat, card),
            (Ask::Revealed, Action::Buy(card)) => {
                let slot = self.g.market.iter().position(|&c| c == card);
                if let (Some(Frame::Reveal { slots, .. }), Some(slot)) = (self.g.stack.last_mut(), slot) {
                    *slots &= !(1 << slot);
                }
                self.purchase(seat, card);
            }
            (Ask::Revealed, _) => {
                if let Some(Frame::Reveal { left, .. }) = self.g.stack.last_mut() {
                    *left &= !(1 << seat);
                }
            }
            (Ask::Yield, action) => {
                if let Some(Frame::Smash { asked, leaving, .. }) = self.g.stack.last_mut() {
                    *asked &= !(1 << seat);
                    if action == Action::Leave {
                        *leaving |= 1 << seat;
                    }
                }
            }
            _ => self.g.ask = ask,
        }
    }

    /// Does this use answer the question itself, rather than interject?
    fn answers_question(&self, ask: Ask, seat: Seat, card: u8) -> bool {
        match ask {
            Ask::Roll => self.r.use_in_window(self.g, Hook::Rolling, seat, card).is_some(),
            Ask::Window(hook) => self.r.use_in_window(self.g, hook, seat, card).is_some(),
            Ask::Use(asking) => asking == card,
            Ask::RerollOwn => {
                let Some(Frame::Run(run)) = self.g.stack.as_slice().last() else { return false };
                self.r.rerolls_card_roll(self.g, run).is_some_and(|found| found.0 == card)
            }
            _ => false,
        }
    }

    /// Pays for a card's ability in this window and starts its program.
    fn use_card(&mut self, hook: Hook, seat: Seat, card: u8) {
        let Some(a) = self.r.use_in_window(self.g, hook, seat, card) else { return };
        let index = self.r.ability_index(a);
        let program = a.program;
        let (it, amount) = match self.g.stack.last_mut() {
            Some(Frame::Lose(loss)) if hook == Hook::MayWhenLosing => (loss.by, loss.amount),
            Some(Frame::Lose(loss)) => {
                // An any-time card before a fatal loss: what can be done is looked at again.
                loss.stage = loss.stage.min(1);
                (self.g.active, 0)
            }
            _ => (self.g.active, 0),
        };
        self.pay(index, seat, card);
        self.push_run(program, seat, card, it, amount, 0);
    }

    fn use_heart(&mut self, action: Action) {
        let Some(Frame::Hearts { left, heal, cure, give }) = self.g.stack.last_mut() else { return };
        match action {
            Action::Heal => *heal += 1,
            Action::Cure(kind) => cure[kind as usize & 1] += 1,
            Action::Give(seat) => give[seat as usize % 6] += 1,
            _ => *left = 1,
        }
        *left -= 1;
    }
}
