//! Standing answers: what a person has settled for the rest of the game, and being asked at moments of others' turns.

use rules::{Action, Ask, CardId, Decision, Hook, Options, Seat};

use super::Playing;
use super::options::{Finish, PlayError};
use crate::paint::dim;
use table::{about, can_stand, is_for_life};
use tell::dice;
use tell::question::{Question, Scene, topic};
use tell::say::Say;

/// What was settled; forgotten with the game.
#[derive(Clone, Debug, Default)]
pub(super) struct Standing {
    /// Questions a seat always passes: its sort, the card where it is about one, and the question as it was.
    always: Vec<(Seat, &'static str, Option<CardId>, String)>,
    /// Seats asked about a loss only if it would be their end.
    life: u8,
    /// Seats asked at public moments of others' turns.
    beats: u8,
}

impl Standing {
    pub fn always(&self, seat: Seat, topic: &str, card: Option<CardId>) -> bool {
        self.always.iter().any(|(who, known, about, _)| (*who, *known, *about) == (seat, topic, card))
    }

    pub fn settle(&mut self, seat: Seat, topic: &'static str, card: Option<CardId>, ask: String) {
        self.always.push((seat, topic, card, ask));
    }

    pub fn only_for_life(&self, seat: Seat) -> bool {
        self.life >> seat & 1 == 1
    }

    /// What a seat has settled, numbered.
    fn list(&self, seat: Seat, say: Say) -> Vec<String> {
        let mut all: Vec<String> = Vec::new();
        let number = |all: &Vec<String>| ("n", (all.len() as u32 + 1).into());
        for (_, _, _, ask) in self.always.iter().filter(|known| known.0 == seat) {
            all.push(say.with("standing-always", &[number(&all), ("ask", ask.as_str().into())]));
        }
        if self.only_for_life(seat) {
            all.push(say.with("standing-life", &[number(&all)]));
        }
        if self.beats >> seat & 1 == 1 {
            all.push(say.with("standing-beats", &[number(&all)]));
        }
        all
    }

    /// Ends one of what is listed, or all of it. Was there such a one?
    fn end(&mut self, seat: Seat, which: Option<usize>) -> bool {
        let Some(which) = which else {
            self.always.retain(|known| known.0 != seat);
            self.life &= !(1 << seat);
            self.beats &= !(1 << seat);
            return true;
        };
        let own: Vec<usize> = (0..self.always.len()).filter(|&at| self.always[at].0 == seat).collect();
        let mut rest = which.wrapping_sub(1);
        if let Some(&at) = own.get(rest) {
            self.always.remove(at);
            return true;
        }
        rest = rest.wrapping_sub(own.len());
        for mask in [&mut self.life, &mut self.beats] {
            if *mask >> seat & 1 == 1 {
                if rest == 0 {
                    *mask &= !(1 << seat);
                    return true;
                }
                rest = rest.wrapping_sub(1);
            }
        }
        false
    }
}

/// The moments everybody can see at which somebody may come in between.
fn is_beat(ask: Ask) -> bool {
    match ask {
        // The turn has begun, or dice were rolled; somebody may leave; a purchase is next, or was made.
        Ask::Roll | Ask::Yield | Ask::Buy => true,
        Ask::Window(hook) => matches!(
            hook,
            Hook::TurnStarts
                | Hook::RollsFinished
                | Hook::ChangingDice
                | Hook::BeforeResolving
                | Hook::MayWhenLosing
                | Hook::AfterEntering
                | Hook::AnotherBuys
                | Hook::TurnEnds
        ),
        _ => false,
    }
}

impl Playing<'_, '_> {
    /// The answer this person has settled for this question.
    pub(super) fn standing_answer(
        &mut self,
        seat: Seat,
        decision: Decision,
        options: &Options,
    ) -> Result<Option<Action>, PlayError> {
        let loss = decision.ask == Ask::Window(Hook::MayWhenLosing);
        let fatal = || is_for_life(self.session.rules(), self.session.game(), seat, decision);
        let spared = loss && self.standing.only_for_life(seat) && !fatal();
        let always = self.standing.always(seat, topic(decision.ask), about(decision.ask));
        if !(spared || always) || !options.has(Action::Pass) {
            return Ok(None);
        }
        if !self.is_shared() {
            let view = self.session.rules().view(self.session.game(), Some(seat));
            let scene = Scene { cast: &self.cast, say: self.say, game: view.game(), seat, decision };
            let ask = scene.question(options).title;
            let text = self.say.with("standing-passed", &[("ask", ask.into())]);
            self.screen.text(&dim(&format!("  {text}")), "     ")?;
        }
        Ok(Some(Action::Pass))
    }

    /// `always`: passes this question from now on. The pass itself, if it can be.
    pub(super) fn settle_always(
        &mut self,
        seat: Seat,
        decision: Decision,
        question: &Question,
    ) -> Result<Option<Action>, PlayError> {
        let passes = question.default.as_ref().is_some_and(|(action, _)| *action == Action::Pass);
        if !can_stand(decision.ask) || !passes || question.topic == "beat" {
            self.screen.text(&self.say.it("hint-always"), "")?;
            return Ok(None);
        }
        self.standing.settle(seat, topic(decision.ask), about(decision.ask), question.title.clone());
        self.screen.text(&self.say.it("standing-set"), "")?;
        Ok(Some(Action::Pass))
    }

    /// `life`: losses are asked about only if they would be the end.
    pub(super) fn settle_life(&mut self, seat: Seat) -> Result<(), PlayError> {
        self.standing.life |= 1 << seat;
        Ok(self.screen.text(&self.say.it("standing-set"), "")?)
    }

    /// `beats on` and `beats off`.
    pub(super) fn settle_beats(&mut self, seat: Seat, text: &str) -> Result<(), PlayError> {
        let off = self.is_off(text);
        if off {
            self.standing.beats &= !(1 << seat);
        } else {
            self.standing.beats |= 1 << seat;
        }
        let key = if off { "standing-ended" } else { "standing-set" };
        Ok(self.screen.text(&self.say.it(key), "")?)
    }

    fn is_off(&self, text: &str) -> bool {
        let word = text.trim().to_lowercase();
        ["off", "clear"].contains(&&*word) || self.say.everywhere("word-off").contains(&word)
    }

    /// `standing`: shows what was settled, or ends it.
    pub(super) fn show_standing(&mut self, seat: Seat, text: &str) -> Result<(), PlayError> {
        let number = text.trim().parse::<usize>().ok();
        if (number.is_some() || self.is_off(text)) && self.standing.end(seat, number) {
            return Ok(self.screen.text(&self.say.it("standing-ended"), "")?);
        }
        let lines = self.standing.list(seat, self.say);
        if lines.is_empty() {
            return Ok(self.screen.text(&self.say.it("standing-none"), "")?);
        }
        lines.iter().try_for_each(|line| self.screen.text(&format!("  {line}"), "     "))?;
        Ok(self.screen.text(&self.say.it("standing-how"), "")?)
    }

    /// Asks those who wanted it whether they come in between before somebody else answers. An interjection, or the end of
    /// the session.
    #[expect(clippy::type_complexity, reason = "an answer or an end, if there is either")]
    pub(super) fn beat(
        &mut self,
        decision: Decision,
    ) -> Result<Option<Result<(Seat, Action), Finish>>, PlayError> {
        let now = self.session.entries();
        if !is_beat(decision.ask) || self.standing.beats & !decision.seats == 0 {
            return Ok(None);
        }
        for seat in 0..self.session.game().players {
            let (rules, game) = (self.session.rules(), self.session.game());
            let wants = self.standing.beats & !decision.seats & game.alive & 1 << seat != 0;
            if !wants || self.beat_at[seat as usize] == now {
                continue;
            }
            let mut options = Options::default();
            rules.interjections(game, seat, &mut options);
            // At a shared screen it must not show whether there is something: whoever could have it is asked.
            let could = self.is_shared() && rules.hand_size(game, seat) > 0;
            self.beat_at[seat as usize] = now;
            if options.is_empty() && !could {
                continue;
            }
            match self.ask_person(seat, decision, &options)? {
                Ok(Action::Pass) => {}
                Ok(action) => return Ok(Some(Ok((seat, action)))),
                Err(finish) => return Ok(Some(Err(finish))),
            }
        }
        Ok(None)
    }

    /// The dice on the table, for somebody who looks on.
    pub(super) fn show_others_dice(&mut self) -> Result<(), PlayError> {
        let game = self.session.game();
        if game.dice_count == 0 || game.rolls_made == 0 {
            return Ok(());
        }
        let args = [
            ("who", self.cast.name(game.active, self.say).into()),
            ("dice", dice::row(game.dice, game.dice_count, self.say).into()),
            ("n", game.rolls_made.into()),
        ];
        Ok(self.screen.text(&format!("  {}", self.say.with("told-dice", &args)), "     ")?)
    }
}
