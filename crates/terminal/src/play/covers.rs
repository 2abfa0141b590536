//! Several people at one screen: what only one of them may see is shown only behind a cover.

use rules::{Ask, Decision, Event, Hook, Seat};

use super::Playing;
use super::options::{Finish, PlayError};
use crate::input::{Input, command_line};
use crate::paint::{bold, dim};
use table::can_stand;
use tell::question::{together, topic};

/// What is asked in a window that opened at this moment: laying gifts and buying are questions of their own.
fn asked_in(hook: Hook) -> Ask {
    match hook {
        Hook::Gifts => Ask::Gifts,
        Hook::BuyStep => Ask::Buy,
        hook => Ask::Window(hook),
    }
}

impl Playing<'_, '_> {
    /// Do several people share this screen?
    pub(super) fn is_shared(&self) -> bool {
        self.cast.humans() > 1
    }

    /// Would this question, or its answer, tell others at the screen what they may not know?
    fn is_private(&self, seat: Seat, decision: Decision) -> bool {
        let (rules, game) = (self.session.rules(), self.session.game());
        if !self.is_shared() {
            return false;
        }
        let hands = rules.has_hands() || rules.has_challenges();
        let mut others = (0..game.players).filter(|&other| other != seat && self.cast.is_human(other));
        match decision.ask {
            _ if hands => true,
            // A card on top of the deck that only some have seen may be among the offers.
            Ask::Buy => others.any(|other| rules.hides_something(game, other)),
            Ask::Offered | Ask::Draft => true,
            // Where only one person answers there is nobody to hide it from.
            ask => {
                (together(ask) || matches!(ask, Ask::Window(_)))
                    && others.any(|other| decision.seats >> other & 1 == 1)
            }
        }
    }

    /// Hands the keyboard to this person if what comes is for no other eyes. Something if the session ends here.
    pub(super) fn hand_over(&mut self, seat: Seat, decision: Decision) -> Result<Option<Finish>, PlayError> {
        if !self.is_private(seat, decision) {
            self.at_screen = None;
            return Ok(None);
        }
        if self.at_screen == Some(seat) {
            return Ok(None);
        }
        let ended = self.cover(seat)?;
        if ended.is_none() {
            self.shown = Some(self.session.game().turn);
            self.short_board(seat, false)?;
        }
        Ok(ended)
    }

    /// Clears the screen and waits until this person has the keyboard.
    fn cover(&mut self, seat: Seat) -> Result<Option<Finish>, PlayError> {
        self.screen.clear()?;
        let who = self.cast.full_name(seat, self.say);
        self.screen.text(&bold(&self.say.with("cover", &[("who", who.into())])), "")?;
        if self.screen.ask("> ")?.is_none() {
            return Ok(Some(Finish::InputEnded));
        }
        self.screen.clear()?;
        self.at_screen = Some(seat);
        // The screen is empty: what the others have seen already is told again.
        let news = self.narrator.since(self.seen[seat as usize]);
        if !news.is_empty() {
            self.screen.text(&dim(&self.say.it("cover-since")), "")?;
            news.iter().try_for_each(|line| self.screen.text(&format!("  {line}"), "     "))?;
        }
        self.note_seen(seat);
        Ok(None)
    }

    /// Notes what this person has seen told.
    pub(super) fn note_seen(&mut self, seat: Seat) {
        self.seen[seat as usize] = self.narrator.told();
    }

    /// Tells what happened. A window that opened because of what hands could hold is paid for where it stood: whoever
    /// shares the screen must not learn from a missing question that a hand holds nothing.
    pub(super) fn tell(&mut self, events: &[Event]) -> Result<(), PlayError> {
        let to = self.only_person();
        let mut rest = events;
        while let Some(at) = rest.iter().position(|event| matches!(event, Event::WindowOpened { .. })) {
            let (before, after) = rest.split_at(at + 1);
            self.narrator.tell(&self.cast, self.say, before, to, &mut self.screen)?;
            if let Some(&Event::WindowOpened { hook, seats }) = before.last() {
                let open = self.session.game().ask() == asked_in(hook) && after.is_empty();
                self.owed = Some((hook, seats));
                if !open {
                    self.pay_window(Seat::MAX)?;
                }
            }
            rest = after;
        }
        Ok(self.narrator.tell(&self.cast, self.say, rest, to, &mut self.screen)?)
    }

    /// An answer was given: if that closed the window, nobody is asked any more.
    pub(super) fn window_closes(&mut self, events: &[Event]) -> Result<(), PlayError> {
        let Some((hook, _)) = self.owed else { return Ok(()) };
        let again = events.iter().any(|event| matches!(event, Event::WindowOpened { .. }));
        if again || self.session.game().ask() != asked_in(hook) {
            self.pay_window(Seat::MAX)?;
        }
        Ok(())
    }

    /// Shows everybody before this seat who could have been asked, and is not, that there is nothing. Those who always
    /// pass there need not be told, and who has the keyboard already is seen by nobody.
    pub(super) fn pay_window(&mut self, before: Seat) -> Result<(), PlayError> {
        let Some((hook, seats)) = self.owed else { return Ok(()) };
        let shared = self.is_shared() && !self.narrator.mute;
        for seat in (0..self.session.game().players).filter(|seat| seats >> seat & 1 == 1 && *seat < before) {
            if let Some((_, left)) = &mut self.owed {
                *left &= !(1 << seat);
            }
            let game = self.session.game();
            let asked = game.ask() == asked_in(hook) && game.asked() >> seat & 1 == 1;
            let there = shared && self.cast.is_human(seat) && self.stopped.is_none();
            if there && !asked && self.at_screen != Some(seat) && !self.passes_quietly(seat, hook) {
                self.stopped = self.nothing_here(seat, hook)?;
            }
        }
        if before == Seat::MAX {
            self.owed = None;
        }
        Ok(())
    }

    /// A cover like any other, with nothing to answer behind it. The board is not shown: the game has gone on already.
    fn nothing_here(&mut self, seat: Seat, hook: Hook) -> Result<Option<Finish>, PlayError> {
        if let Some(finish) = self.cover(seat)? {
            return Ok(Some(finish));
        }
        let (who, ask) = (self.cast.full_name(seat, self.say), asked_in(hook));
        // Who never wanted to be asked about buying could not buy anything any more.
        let key = if can_stand(ask) { "cover-nothing" } else { "cover-nothing-to-pay" };
        self.screen.line("")?;
        self.screen.text(&bold(&self.say.with(key, &[("who", who.into())])), "")?;
        let Some(line) = self.screen.ask("> ")? else { return Ok(Some(Finish::InputEnded)) };
        match command_line(&line, self.say) {
            Some(Input::Quit) => return Ok(Some(Finish::Quit)),
            Some(Input::Always) if can_stand(ask) => {
                let title = self.say.it("ask-window");
                self.standing.settle(seat, topic(ask), None, title);
            }
            _ => {}
        }
        Ok(None)
    }

    fn passes_quietly(&self, seat: Seat, hook: Hook) -> bool {
        let losing = hook == Hook::MayWhenLosing;
        let wanted = topic(asked_in(hook));
        self.standing.always(seat, wanted, None) || losing && self.standing.only_for_life(seat)
    }
}
