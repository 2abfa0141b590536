//! A person at the keyboard: the question, commands until there is an answer, and what those commands show.

use std::io;

use cards::words::{Lang, Value};
use rules::{Action, Ask, Cause, Decision, Options, Seat};

use super::options::{Finish, PlayError};
use super::Playing;
use crate::board;
use crate::cast::{card_in_full, languages};
use crate::chances;
use crate::dice;
use crate::forecast;
use crate::input::{Input, understand};
use crate::paint::{bold, dim, left, width, wrap};
use crate::question::{Question, Scene};
use crate::say::Say;
use crate::why;

impl Playing<'_, '_> {
    /// Asks until there is an answer, or the session ends.
    pub(super) fn person_answers(
        &mut self,
        seat: Seat,
        decision: Decision,
    ) -> Result<Result<Action, Finish>, PlayError> {
        let view = self.session.rules().view(self.session.game(), Some(seat));
        let mut options = Options::default();
        self.session.rules().options(self.session.game(), seat, &mut options);
        if self.shown != Some(view.game().turn) && (decision.ask == Ask::Roll || self.shown.is_none()) {
            self.shown = Some(view.game().turn);
            self.short_board(seat)?;
        }
        let mut ask_again = true;
        loop {
            let say = self.say;
            let scene = Scene { cast: &self.cast, say, game: view.game(), seat, decision };
            let question = scene.question(&options);
            if ask_again {
                self.show(&question, seat, decision)?;
            }
            let Some(line) = self.screen.ask("> ")? else { return Ok(Err(Finish::InputEnded)) };
            match understand(&line, &question, &options, view.game(), say) {
                Ok(Input::Answer(action)) => return Ok(Ok(action)),
                Ok(Input::Quit) => return Ok(Err(Finish::Quit)),
                Ok(command) => {
                    ask_again = matches!(command, Input::Table | Input::Lang(_));
                    self.command(command, seat, &question)?;
                }
                Err(hint) => {
                    ask_again = false;
                    self.screen.text(&hint, "")?;
                }
            }
        }
    }

    fn short_board(&mut self, seat: Seat) -> io::Result<()> {
        let view = self.session.rules().view(self.session.game(), Some(seat));
        let columns = self.screen.columns;
        let mut lines = vec![String::new()];
        lines.extend(board::monsters(&self.cast, self.say, view.game(), Some(seat), columns));
        lines.extend(board::offer_in_short(&self.cast, self.say, view.game(), columns));
        self.screen.lines(&lines)
    }

    /// The question with its answers; explained in a sentence when it comes up for the first time.
    fn show(&mut self, question: &Question, seat: Seat, decision: Decision) -> io::Result<()> {
        let (say, columns) = (self.say, self.screen.columns);
        self.screen.line("")?;
        let mut title = question.title.clone();
        if self.cast.humans() > 1 {
            title = say.with("ask-person", &[("who", self.cast.full_name(seat, say).into()), ("ask", title.into())]);
        }
        self.screen.text(&bold(&title), "")?;
        if decision.ask == Ask::Roll {
            self.show_dice(seat)?;
        }
        if !self.explained.contains(&question.topic) {
            self.explained.push(question.topic);
            self.screen.text(&dim(&question.help), "")?;
        } else if decision.ask == Ask::Roll {
            self.screen.text(&dim(&say.it("hint-roll")), "")?;
        }
        let lines = answers(question, say, columns);
        self.screen.lines(&lines)?;
        for (card, price) in &question.too_dear {
            let lines = board::card_lines(&self.cast, say, *card, *price, "     · ", columns);
            for line in lines {
                self.screen.line(&dim(&line.replace(['\u{e000}', '\u{e001}', '\u{e002}'], "")))?;
            }
        }
        Ok(())
    }

    fn show_dice(&mut self, seat: Seat) -> io::Result<()> {
        let view = self.session.rules().view(self.session.game(), Some(seat));
        let [numbers, faces] = dice::numbered(view.game());
        self.screen.line(&format!("  {numbers}"))?;
        self.screen.line(&format!("  {faces}"))?;
        let forecast = forecast::forecast(self.session.rules(), &view, seat);
        let text = forecast::sentence(&self.cast, self.say, &forecast);
        self.screen.text(&format!("  {text}"), "  ")
    }

    fn command(&mut self, command: Input, seat: Seat, question: &Question) -> Result<(), PlayError> {
        let say = self.say;
        match command {
            Input::Help => {
                self.screen.text(&question.help, "")?;
                self.screen.text(&say.it("help-commands"), "      ")?;
            }
            Input::Why(about) => self.explain(&about)?,
            Input::Odds(pattern) => {
                let view = self.session.rules().view(self.session.game(), Some(seat));
                let rules = self.session.rules();
                match chances::lines(&mut self.solver, rules, view.game(), seat, &pattern, say) {
                    Ok(lines) => self.screen.lines(&lines)?,
                    Err(_) => self.screen.text(&say.with("hint-odds", &[("text", pattern.into())]), "")?,
                }
            }
            Input::Card(name) => {
                let text = self.find_card(&name);
                self.screen.text(&text, "  ")?;
            }
            Input::Table => {
                let view = self.session.rules().view(self.session.game(), Some(seat));
                let columns = self.screen.columns;
                let mut lines = board::monsters(&self.cast, say, view.game(), Some(seat), columns);
                lines.extend(board::offer(&self.cast, say, view.game(), columns));
                self.screen.lines(&lines)?;
            }
            Input::Log(n) => {
                let log = &self.narrator.log;
                let last: Vec<String> = log[log.len().saturating_sub(n)..].to_vec();
                last.iter().try_for_each(|line| self.screen.text(&format!("  {line}"), "     "))?;
            }
            Input::Lang(code) => match code.trim().parse::<Lang>() {
                Ok(lang) => self.say = Say { lang },
                Err(_) => self.screen.text(&say.with("hint-lang", &[("known", languages().into())]), "")?,
            },
            // Not commands to be shown.
            Input::Answer(_) | Input::Quit => {}
        }
        Ok(())
    }

    /// Explains a rule or card by name, or what happened since the last answer.
    fn explain(&mut self, about: &str) -> io::Result<()> {
        let say = self.say;
        if !about.is_empty() {
            let text = why::rule(about, say).unwrap_or_else(|| self.find_card(about));
            return self.screen.text(&text, "  ");
        }
        let mut explained: Vec<Cause> = Vec::new();
        for (text, cause) in self.narrator.recent.clone() {
            let Some(cause) = cause else { continue };
            self.screen.text(&format!("  {text}"), "     ")?;
            // One rule may have caused many things; it is said once.
            if !explained.contains(&cause) {
                explained.push(cause);
                let text = why::why(&self.cast, cause, say);
                self.screen.text(&dim(&format!("     {text}")), "     ")?;
            }
        }
        if explained.is_empty() {
            self.screen.text(&say.it("why-nothing"), "")?;
        }
        Ok(())
    }

    /// A card by its name or the beginning of it; cards of this table first.
    fn find_card(&self, name: &str) -> String {
        let (say, typed) = (self.say, name.trim().to_lowercase());
        let hint = || say.with("hint-card", &[("text", name.trim().into())]);
        if typed.is_empty() {
            return hint();
        }
        let matches = |name: &str, id: &str| {
            let name = name.to_lowercase();
            (name == typed || id == typed, name.starts_with(&typed) || name.contains(&typed))
        };
        let all = self.cast.table.cards.iter().copied().chain(self.catalogue.cards());
        let rated: Vec<_> = all.map(|card| (card, matches(card.facts.name.get(say.lang.code()), &card.facts.id))).collect();
        let found = rated.iter().find(|(_, (exact, _))| *exact).or_else(|| rated.iter().find(|(_, (_, part))| *part));
        found.map_or_else(hint, |(card, _)| card_in_full(card, say))
    }

    /// When all people are out: the rest can be watched or skipped. Something if the session ends here.
    pub(super) fn all_people_out(&mut self) -> Result<Option<Finish>, PlayError> {
        let game = self.session.game();
        let people = |seat: Seat| self.cast.is_human(seat);
        let any = (0..game.players).any(people);
        if self.told_out || !any || (0..game.players).any(|seat| people(seat) && game.is_alive(seat)) {
            return Ok(None);
        }
        self.told_out = true;
        self.screen.line("")?;
        self.screen.text(&self.say.it("ask-out"), "")?;
        let Some(line) = self.screen.ask("> ")? else { return Ok(Some(Finish::InputEnded)) };
        let word = line.trim().to_lowercase();
        if ["quit", "q"].contains(&word.as_str()) || self.say.alternatives("command-quit").contains(&word) {
            return Ok(Some(Finish::Quit));
        }
        self.narrator.silent = word.is_empty();
        Ok(None)
    }
}

/// The numbered answers, and what an empty line means.
fn answers(question: &Question, say: Say, columns: usize) -> Vec<String> {
    let use_word = if question.topic == "roll" { say.it("letter-use") + " " } else { String::new() };
    let mut lines = Vec::new();
    for choice in &question.choices {
        let letter = choice.letter.as_ref().map(|letter| format!("/{letter}")).unwrap_or_default();
        let start = left(&format!("  {}", bold(&format!("{use_word}{}{letter}", choice.number))), 7);
        let text = match choice.detail.is_empty() {
            true => format!("{start}{}", choice.label),
            false => say.with(
                "choice-with-detail",
                &[("label", Value::Text(format!("{start}{}", choice.label))), ("detail", dim(&choice.detail).into())],
            ),
        };
        lines.extend(wrap(&text, columns, &" ".repeat(width(&start))));
    }
    if let Some((_, meaning)) = &question.default {
        if !question.choices.is_empty() || question.topic != "roll" {
            lines.extend(wrap(&format!("  {}  {meaning}", bold(&say.it("key-enter"))), columns, "       "));
        }
    }
    lines
}
