//! A person at the keyboard: the question, commands until there is an answer, and what those commands show.

use std::io;

use cards::words::{Lang, Value};
use rules::{Action, Ask, Cause, Decision, Options, Seat};

use super::Playing;
use super::options::{Finish, PlayError};
use crate::board;
use crate::cast::{card_in_full, clean, languages};
use crate::chances;
use crate::choice::Choice;
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
            title = say
                .with("ask-person", &[("who", self.cast.full_name(seat, say).into()), ("ask", title.into())]);
        }
        self.screen.text(&bold(&title), "")?;
        if decision.ask == Ask::Roll {
            self.show_dice(seat)?;
        }
        let first_time = !self.explained.contains(&question.topic);
        if first_time {
            self.explained.push(question.topic);
            self.screen.text(&dim(&question.help), "")?;
        } else if question.topic == "roll" {
            self.screen.text(&dim(&say.it("hint-roll")), "")?;
        }
        let lines: Vec<String> = question
            .choices
            .iter()
            .flat_map(|choice| self.answer_lines(question, choice, first_time))
            .collect();
        self.screen.lines(&lines)?;
        if let Some((_, meaning)) = question.default.as_ref().filter(|_| !question.choices.is_empty()) {
            self.screen.lines(&wrap(
                &format!("  {}  {meaning}", bold(&say.it("key-enter"))),
                columns,
                "       ",
            ))?;
        }
        if !question.too_dear.is_empty() {
            let cards = board::names_and_prices(&self.cast, say, question.too_dear.iter().copied());
            self.screen
                .text(&dim(&format!("  {}", say.with("too-dear", &[("cards", cards.into())]))), "     ")?;
        }
        Ok(())
    }

    /// One numbered answer with what it does.
    fn answer_lines(&mut self, question: &Question, choice: &Choice, first_time: bool) -> Vec<String> {
        let say = self.say;
        let use_word = if question.topic == "roll" { say.it("letter-use") + " " } else { String::new() };
        let letter = choice.letter.as_ref().map(|letter| format!("/{letter}")).unwrap_or_default();
        let start = left(&format!("  {}", bold(&format!("{use_word}{}{letter}", choice.number))), 7);
        let label = format!("{start}{}", choice.label);
        let text = match choice.detail.is_empty() || self.is_known(question, choice, first_time) {
            true => label,
            false => say.with(
                "choice-with-detail",
                &[("label", Value::Text(label)), ("detail", dim(&choice.detail).into())],
            ),
        };
        wrap(&text, self.screen.columns, &" ".repeat(width(&start)))
    }

    /// Need this answer not be explained again? Staying and leaving are explained once, a card that can be used at
    /// many questions once a turn; what can be bought always.
    fn is_known(&mut self, question: &Question, choice: &Choice, first_time: bool) -> bool {
        match choice.action {
            Action::Stay | Action::Leave => !first_time,
            Action::Use(card) if matches!(question.topic, "roll" | "rolled" | "buy" | "yield" | "hearts") => {
                let turn = self.session.game().turn;
                let known = self.read.contains(&(turn, card));
                self.read.retain(|(when, _)| *when == turn);
                self.read.push((turn, card));
                known
            }
            _ => false,
        }
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
                let help = say.it("help-commands");
                let commands: Vec<(&str, &str)> =
                    help.lines().map(|line| line.split_once("  ").unwrap_or((line, ""))).collect();
                let room = commands.iter().map(|(command, _)| width(command)).max().unwrap_or(0) + 2;
                for (command, does) in commands {
                    let line = format!("  {}{does}", left(&bold(command), room));
                    self.screen.text(&line, &" ".repeat(room + 2))?;
                }
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
        for (text, cause) in self.narrator.explainable() {
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
        let rated: Vec<_> =
            all.map(|card| (card, matches(card.facts.name.get(say.lang.code()), &card.facts.id))).collect();
        let found =
            rated.iter().find(|(_, (exact, _))| *exact).or_else(|| rated.iter().find(|(_, (_, part))| *part));
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
        loop {
            let Some(line) = self.screen.ask("> ")? else { return Ok(Some(Finish::InputEnded)) };
            let word = line.trim().to_lowercase();
            let is = |english: &[&str], key: &str| {
                english.contains(&&*word) || self.say.alternatives(key).contains(&word)
            };
            if is(&["quit", "q"], "command-quit") {
                return Ok(Some(Finish::Quit));
            }
            let watches = is(&["w", "watch"], "word-watch");
            if word.is_empty() || watches {
                self.narrator.silent = !watches;
                return Ok(None);
            }
            self.screen
                .text(&self.say.with("hint-not-understood", &[("text", clean(line.trim()).into())]), "")?;
        }
    }
}
