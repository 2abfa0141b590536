//! Tells a game as it is played: what matters, one line each, turns set apart, rolls gathered to their last.

use rules::{Cause, Event, Faces, Seat};

use crate::paint::{bold, dim, width};
use crate::screen::Screen;
use std::io;
use tell::cast::Cast;
use tell::dice;
use tell::narrate::{self, Told};
use tell::say::Say;
use tell::tally::Tally;

/// Lines kept for `log`.
const KEPT: usize = 2000;

/// Most things that `why` explains at once.
const EXPLAINED: usize = 12;

/// Most lines of what happened while others had the keyboard.
const MEANWHILE: usize = 24;

/// Most lines of a recap.
const RECAP: usize = 12;

/// The state of the telling.
pub(crate) struct Narrator {
    tally: Tally,
    /// The dice of a roll that is not finished: whose, what, how many, which roll.
    roll: Option<(Seat, Faces, u8, u8)>,
    /// Has the first turn begun?
    begun: bool,
    /// Everything told, for `log`, and whether it begins a turn.
    log: Vec<(String, bool)>,
    /// Lines that were told and are not kept any more.
    dropped: usize,
    /// What was told and has a cause, for `why`.
    causes: Vec<(String, Cause)>,
    /// How much of it was told before a person answered last.
    answered: usize,
    /// Only the end is told.
    pub silent: bool,
    /// Nothing is told, only kept.
    pub mute: bool,
}

impl Narrator {
    pub fn new(tally: Tally) -> Narrator {
        Narrator {
            tally,
            roll: None,
            begun: false,
            log: Vec::new(),
            dropped: 0,
            causes: Vec::new(),
            answered: 0,
            silent: false,
            mute: false,
        }
    }

    /// Tells events. `to` is the one person at the screen, who may also be told what only that seat has seen.
    pub fn tell(
        &mut self,
        cast: &Cast,
        say: Say,
        events: &[Event],
        to: Option<Seat>,
        screen: &mut Screen,
    ) -> io::Result<()> {
        for event in events {
            self.tally.note(event);
            let told = narrate::tell(cast, say, event, &self.tally, to);
            match *event {
                Event::TurnStarted { seat, .. } => {
                    self.begun = true;
                    self.roll = None;
                    self.separator(cast, seat, &told, screen)?;
                }
                Event::Rolled { seat, faces, n, roll, .. } => self.roll = Some((seat, faces, n, roll)),
                Event::RollsFinished { .. } => self.finished_roll(cast, say, screen)?,
                _ if narrate::is_detail(event, self.begun) => {}
                _ => self.sentence(&told, matches!(event, Event::Ended { .. }), screen)?,
            }
        }
        Ok(())
    }

    fn separator(&mut self, cast: &Cast, seat: Seat, told: &Told, screen: &mut Screen) -> io::Result<()> {
        self.keep(told.text.clone(), None, true);
        if self.silent || self.mute {
            return Ok(());
        }
        let title = if cast.is_human(seat) { bold(&told.text) } else { told.text.clone() };
        let line = "─".repeat(screen.columns.saturating_sub(width(&title) + 4));
        screen.line("")?;
        screen.line(&format!("{} {title} {}", dim("──"), dim(&line)))
    }

    fn finished_roll(&mut self, cast: &Cast, say: Say, screen: &mut Screen) -> io::Result<()> {
        let Some((seat, faces, n, roll)) = self.roll.take() else { return Ok(()) };
        let who = cast.name(seat, say);
        let args = [("who", who.into()), ("dice", dice::row(faces, n, say).into()), ("n", roll.into())];
        let text = say.with("told-dice", &args);
        self.keep(text.clone(), None, false);
        if self.silent || self.mute { Ok(()) } else { screen.text(&format!("  {text}"), "     ") }
    }

    fn sentence(&mut self, told: &Told, is_end: bool, screen: &mut Screen) -> io::Result<()> {
        self.keep(told.with_reason(|reason| format!("({reason})")), told.cause, false);
        if self.mute {
            return Ok(());
        }
        if is_end {
            screen.line("")?;
            return screen.text(&bold(&told.text), "");
        }
        if self.silent {
            return Ok(());
        }
        let text = told.with_reason(|reason| dim(&format!("({reason})")));
        screen.text(&format!("  {text}"), "     ")
    }

    fn keep(&mut self, text: String, cause: Option<Cause>, is_turn: bool) {
        if let Some(cause) = cause {
            self.causes.push((text.clone(), cause));
        }
        self.log.push((text, is_turn));
        if self.log.len() > KEPT {
            self.log.drain(..KEPT / 2);
            self.dropped += KEPT / 2;
        }
    }

    /// The last lines told.
    pub fn last(&self, n: usize) -> Vec<String> {
        self.log[self.log.len().saturating_sub(n)..].iter().map(|(text, _)| text.clone()).collect()
    }

    /// How many lines were told so far.
    pub fn told(&self) -> usize {
        self.dropped + self.log.len()
    }

    /// What was told after so many lines, the last of it if it is long.
    pub fn since(&self, told: usize) -> Vec<String> {
        let new = self.told().saturating_sub(told);
        self.last(new.min(MEANWHILE))
    }

    /// What happened last, in short: this turn and the one before it.
    pub fn recap(&self) -> Vec<String> {
        let turns = self.log.iter().rev().enumerate().filter(|(_, (_, is_turn))| *is_turn);
        let lines = turns.map(|(n, _)| n + 1).nth(1).unwrap_or(self.log.len());
        self.last(lines.min(RECAP))
    }

    /// A person answers now: what follows is news.
    pub fn answers(&mut self) {
        self.answered = self.causes.len();
    }

    /// What can be explained: what happened since the last answer, or, if nothing did, what happened last.
    pub fn explainable(&self) -> Vec<(String, Cause)> {
        let news = &self.causes[self.answered..];
        let last = |all: &[(String, Cause)], most: usize| all[all.len().saturating_sub(most)..].to_vec();
        if news.is_empty() { last(&self.causes, EXPLAINED / 2) } else { last(news, EXPLAINED) }
    }
}
