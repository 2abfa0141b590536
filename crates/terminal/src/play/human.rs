//! A person at the keyboard: the question, commands until there is an answer, and what those commands show.

use std::io;

use cards::words::{Lang, Value};
use rules::{Action, Ask, Cause, Decision, Options, Seat};

use super::Playing;
use super::options::{Finish, PlayError};
use crate::board;
use crate::boroughs;
use crate::chances;
use crate::input::{Input, command_line, understand};
use crate::paint::{bold, dim, left, width, wrap};
use tell::cast::{clean, describe, languages};
use tell::choice::Choice;
use tell::forecast;
use tell::question::{Question, Scene};
use tell::why;

/// How a question is shown before the next line is typed.
enum Again {
    Whole,
    Short,
    No,
}

impl Playing<'_, '_> {
    /// Asks until there is an answer, or the session ends.
    pub(super) fn person_answers(
        &mut self,
        seat: Seat,
        decision: Decision,
    ) -> Result<Result<Action, Finish>, PlayError> {
        let mut options = Options::default();
        self.session.rules().options(self.session.game(), seat, &mut options);
        if let Some(action) = self.standing_answer(seat, decision, &options)? {
            return Ok(Ok(action));
        }
        self.ask_person(seat, decision, &options)
    }

    /// Asks a person one of these, behind a cover where others share the screen.
    pub(super) fn ask_person(
        &mut self,
        seat: Seat,
        decision: Decision,
        options: &Options,
    ) -> Result<Result<Action, Finish>, PlayError> {
        let view = self.session.rules().view(self.session.game(), Some(seat));
        // The decision as the seat sees it: who else has answered already is none of its business.
        let decision = self.session.rules().decision(view.game()).unwrap_or(decision);
        if let Some(finish) = self.hand_over(seat, decision)? {
            return Ok(Err(finish));
        }
        if self.shown != Some(view.game().turn) && (decision.ask == Ask::Roll || self.shown.is_none()) {
            let first = self.shown.is_none();
            self.shown = Some(view.game().turn);
            self.short_board(seat, first)?;
        }
        let mut again = Again::Whole;
        loop {
            let say = self.say;
            let scene = Scene { cast: &self.cast, say, game: view.game(), seat, decision };
            let question = scene.question(options);
            match again {
                Again::Whole => self.show(&question, seat, decision)?,
                Again::Short => self.show_again(&question, seat, decision)?,
                Again::No => {}
            }
            let Some(line) = self.screen.ask("> ")? else { return Ok(Err(Finish::InputEnded)) };
            match understand(&line, &question, options, view.game(), say) {
                Ok(Input::Answer(action)) => return Ok(Ok(action)),
                Ok(Input::Quit) => return Ok(Err(Finish::Quit)),
                Ok(Input::Always) => match self.settle_always(seat, decision, &question)? {
                    Some(action) => return Ok(Ok(action)),
                    None => again = Again::No,
                },
                Ok(command) => {
                    again = match command {
                        Input::Table | Input::Lang(_) => Again::Whole,
                        _ => Again::Short,
                    };
                    self.command(command, seat, &question.help)?;
                }
                Err(hint) => {
                    again = Again::No;
                    self.screen.text(&hint, "")?;
                }
            }
        }
    }

    /// The question once more after something else was shown: the dice, and the answers without what they do.
    fn show_again(&mut self, question: &Question, seat: Seat, decision: Decision) -> Result<(), PlayError> {
        self.screen.line("")?;
        let title = self.title(question, seat);
        self.screen.text(&bold(&title), "")?;
        self.show_dice_of(question, seat, decision)?;
        for choice in &question.choices {
            let line = self.answer_start(question, choice) + &choice.label;
            self.screen.text(&line, "       ")?;
        }
        if question.topic == "roll" {
            self.screen.text(&dim(&self.say.it("hint-roll")), "")?;
        } else if let Some((_, meaning)) = &question.default {
            self.screen.text(&format!("  {}  {meaning}", bold(&self.say.it("key-enter"))), "       ")?;
        }
        Ok(())
    }

    /// What is asked, and whom if there are several.
    fn title(&self, question: &Question, seat: Seat) -> String {
        let (say, title) = (self.say, question.title.clone());
        match self.cast.humans() {
            0 | 1 => title,
            _ => say
                .with("ask-person", &[("who", self.cast.full_name(seat, say).into()), ("ask", title.into())]),
        }
    }

    /// The board without what cards do; explained when it is shown for the first time.
    pub(super) fn short_board(&mut self, seat: Seat, first: bool) -> io::Result<()> {
        let view = self.session.rules().view(self.session.game(), Some(seat));
        let columns = self.screen.columns;
        let mut lines = vec![String::new()];
        lines.extend(board::monsters(&self.cast, self.say, &view, columns));
        lines.extend(boroughs::boroughs(&self.cast, self.say, &view, columns));
        if first {
            lines.extend(boroughs::legend(&self.cast, self.say, columns));
        }
        lines.extend(board::own_in_short(&self.cast, self.say, &view, columns));
        lines.extend(board::offer_in_short(&self.cast, self.say, view.game(), columns));
        self.screen.lines(&lines)
    }

    /// The question with its answers; explained in a sentence when it comes up for the first time.
    fn show(&mut self, question: &Question, seat: Seat, decision: Decision) -> Result<(), PlayError> {
        let (say, columns) = (self.say, self.screen.columns);
        self.screen.line("")?;
        let title = self.title(question, seat);
        self.screen.text(&bold(&title), "")?;
        self.show_dice_of(question, seat, decision)?;
        if !question.note.is_empty() {
            self.screen.text(&format!("  {}", question.note), "  ")?;
        }
        // Behind a cover nobody has seen what was explained to somebody else.
        let explained = (self.at_screen, question.topic);
        let first_time = !self.explained.contains(&explained);
        if first_time {
            self.explained.push(explained);
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
        let start = self.answer_start(question, choice);
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

    /// What is to be typed for an answer.
    fn answer_start(&self, question: &Question, choice: &Choice) -> String {
        let use_word = if question.topic == "roll" { self.say.it("letter-use") + " " } else { String::new() };
        let letter = choice.letter.as_ref().map(|letter| format!("/{letter}")).unwrap_or_default();
        left(&format!("  {}", bold(&format!("{use_word}{}{letter}", choice.number))), 7)
    }

    /// Need this answer not be explained again? Staying and leaving are explained once, a card that can be used at
    /// many questions once a turn; what can be bought always.
    fn is_known(&mut self, question: &Question, choice: &Choice, first_time: bool) -> bool {
        match choice.action {
            Action::Stay | Action::Leave => !first_time,
            Action::Use(card) | Action::Play(card)
                if matches!(question.topic, "roll" | "rolled" | "buy" | "yield" | "hearts") =>
            {
                let turn = self.session.game().turn;
                let known = self.read.contains(&(turn, card));
                self.read.retain(|(when, _)| *when == turn);
                self.read.push((turn, card));
                known
            }
            _ => false,
        }
    }

    /// Dice belong to the question about rolling, and to those about others' dice.
    fn show_dice_of(&mut self, question: &Question, seat: Seat, decision: Decision) -> Result<(), PlayError> {
        match question.topic {
            "beat" | "react" | "resolving" => self.show_others_dice(),
            _ if decision.ask == Ask::Roll => Ok(self.show_dice(seat)?),
            _ => Ok(()),
        }
    }

    fn show_dice(&mut self, seat: Seat) -> io::Result<()> {
        let view = self.session.rules().view(self.session.game(), Some(seat));
        let [numbers, faces] = board::numbered(view.game(), self.say);
        self.screen.line(&format!("  {numbers}"))?;
        self.screen.line(&format!("  {faces}"))?;
        let forecast = forecast::forecast(self.session.rules(), &view, seat);
        let text = forecast::sentence(&self.cast, self.say, &forecast);
        if text.is_empty() { Ok(()) } else { self.screen.text(&format!("  {text}"), "  ") }
    }

    fn command(&mut self, command: Input, seat: Seat, help: &str) -> Result<(), PlayError> {
        let say = self.say;
        match command {
            Input::Help => {
                self.screen.text(help, "")?;
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
                let mut lines = board::monsters(&self.cast, say, &view, columns);
                lines.extend(boroughs::boroughs(&self.cast, say, &view, columns));
                lines.extend(boroughs::legend(&self.cast, say, columns));
                lines.extend(board::own_in_short(&self.cast, say, &view, columns));
                lines.extend(board::offer(&self.cast, say, view.game(), columns));
                lines.extend(board::tiles(&self.cast, say, view.game(), columns));
                self.screen.lines(&lines)?;
            }
            Input::Hand => {
                let view = self.session.rules().view(self.session.game(), Some(seat));
                let lines = board::own(&self.cast, say, &view, self.screen.columns);
                self.screen.lines(&lines)?;
            }
            Input::Life => self.settle_life(seat)?,
            Input::Beats(text) => self.settle_beats(seat, &text)?,
            Input::Standing(text) => self.show_standing(seat, &text)?,
            Input::Log(n) => {
                let last = self.narrator.last(n);
                last.iter().try_for_each(|line| self.screen.text(&format!("  {line}"), "     "))?;
            }
            Input::Lang(code) => match code.trim().parse::<Lang>() {
                Ok(lang) => self.say = say.lang(lang),
                Err(_) => self.screen.text(&say.with("hint-lang", &[("known", languages().into())]), "")?,
            },
            // Not commands to be shown.
            Input::Answer(_) | Input::Quit | Input::Always => {}
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
        describe(self.catalogue, &self.cast.table.cards, name, self.say)
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
        let seat =
            (0..self.cast.seats.len() as Seat).find(|&seat| self.cast.is_human(seat)).unwrap_or_default();
        loop {
            self.screen.text(&self.say.it("ask-out"), "")?;
            let Some(line) = self.screen.ask("> ")? else { return Ok(Some(Finish::InputEnded)) };
            let word = line.trim().to_lowercase();
            let watches =
                ["w", "watch"].contains(&&*word) || self.say.everywhere("word-watch").contains(&word);
            if word.is_empty() || watches {
                self.narrator.silent = !watches;
                return Ok(None);
            }
            match command_line(&line, self.say) {
                Some(Input::Quit) => return Ok(Some(Finish::Quit)),
                // The question itself is repeated after every command.
                Some(command) => self.command(command, seat, "")?,
                None => {
                    let text = clean(line.trim());
                    self.screen.text(&self.say.with("hint-not-understood", &[("text", text.into())]), "")?;
                }
            }
        }
    }
}
