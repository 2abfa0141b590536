//! Runs one scenario and says what came of it.

use crate::answer::{Part, Pick, Reason, Step, step};
use crate::check::unmet;
use crate::document::Scenario;
use crate::expect;
use crate::names::{CardRef, Names};
use crate::report::{Failure, Outcome};
use crate::script::{self, Draw, Script};
use crate::setup::{self, At, Start};
use crate::told;
use crate::words::fold;
use crate::{asks, city, ways};
use cards::catalogue::Catalogue;
use rules::{Action, Ask, Event, Game, Options, Refused, Rules, Seat};

/// More answers than `play on to` ever needs.
const MOST_ANSWERS: usize = 500;
/// Most events shown with a failure.
const MOST_EVENTS: usize = 80;

/// A scenario being run.
pub struct Run<'a> {
    pub rules: &'a Rules,
    pub names: &'a Names<'a>,
    pub game: Game,
    pub events: Vec<Event>,
    /// The game before the last answer, who answered and what.
    pub before: Option<(Game, Seat, Action)>,
    pub(crate) script: Script<'a>,
    /// The first event after the last answer.
    pub(crate) since: usize,
    answers: Vec<(usize, String)>,
    /// What a seat goes on to answer once all who are asked at the same time have answered.
    pending: Vec<(Seat, Vec<Part>, usize)>,
}

/// Runs a scenario. Everything that is wrong with it or with the game is in the outcome.
pub fn run(scenario: &Scenario, catalogue: &Catalogue) -> Outcome {
    let mut outcome = Outcome { passed: true, failures: Vec::new(), log: Vec::new() };
    if let Err((line, message)) = attempt(scenario, catalogue, &mut outcome) {
        outcome.failures.push(Failure::of(scenario, line, message));
    }
    outcome.passed = outcome.failures.is_empty();
    outcome
}

fn attempt(s: &Scenario, catalogue: &Catalogue, outcome: &mut Outcome) -> At<()> {
    let own = setup::own_catalogue(s)?;
    let catalogue = own.as_ref().unwrap_or(catalogue);
    let seats = setup::seat_names(s, catalogue)?;
    let refusal = s.field("setup refused");
    let refused = |message: String| match refusal {
        Some(line) if message.contains(&line.text) => Ok(()),
        Some(line) => {
            Err((line.number, format!("expected  setup refused: {}\ngot       {message}", line.text)))
        }
        None => Err((s.line, format!("this table cannot be set up: {message}"))),
    };
    let mut table = match setup::table(s, catalogue)? {
        Ok(table) => table,
        Err(e) => return refused(e.to_string()),
    };
    if let Some(line) = s.field("face order") {
        if line.text != "always" {
            return Err((line.number, "face order: can only be \"always\"".into()));
        }
        table.rules.always_ask_face_order = true;
    }
    let rules = &table.rules;
    let english = table.cards.iter().map(|card| fold(&card.facts.name.en)).collect();
    let names = &Names { seats, rules, catalogue, english };
    let start = setup::start(s, rules, names)?;
    let mut steps = Vec::new();
    for line in &s.play {
        steps.push((line, step(line, names)?));
    }
    let mut last = Vec::new();
    for line in &s.expect {
        last.push((line, expect::parse(&line.text, names).map_err(|e| (line.number, e))?));
    }
    let mut script =
        Script { names, rolls: Vec::new(), draws: setup::deck(s, names)?, error: None, unwritten: 0 };
    for (_, step) in &steps {
        match step {
            Step::Roll(roll) | Step::Answer { dice: Some(roll), .. } => script.rolls.push(roll.clone()),
            Step::Deck(draws) => script.draws.extend(draws.iter().cloned()),
            _ => {}
        }
    }
    let mut events = Vec::new();
    let game = match start {
        Start::Deal => rules.deal(&mut script, &mut events),
        Start::At(position) => match rules.position(&position) {
            Err(e) => return refused(setup::position_error(&e, names)),
            Ok(mut game) => {
                if refusal.is_none() {
                    rules.begin(&mut game, &mut script, &mut events);
                }
                game
            }
        },
    };
    if let Some(line) = refusal {
        return Err((
            line.number,
            format!("expected  setup refused: {}\ngot       a table that works", line.text),
        ));
    }
    let mut run = Run {
        rules,
        names,
        game,
        events,
        before: None,
        script,
        since: 0,
        answers: Vec::new(),
        pending: Vec::new(),
    };
    let first = s.play.first().map_or(s.line, |l| l.number);
    let result = run.script_error().map_err(|e| (first, e)).and_then(|()| run.play(s, &steps, outcome));
    let result =
        result.and_then(|()| run.leftovers()).map_err(|(line, e)| (line, format!("{e}\n{}", run.told())));
    if result.is_ok() {
        run.expect_all(s, &last, outcome);
    }
    outcome.log = run.events.iter().map(|e| told::event(e, names)).collect();
    result
}

impl Run<'_> {
    fn play(
        &mut self,
        s: &Scenario,
        steps: &[(&crate::document::Line, Step)],
        outcome: &mut Outcome,
    ) -> At<()> {
        for (line, step) in steps {
            let at = |e: String| (line.number, e);
            match step {
                Step::Roll(roll) => {
                    self.reached(line.number).map_err(at)?;
                    self.rolled_for(roll).map_err(at)?;
                }
                Step::Deck(draws) => self.dealt(draws, line.number).map_err(at)?,
                Step::Expect(e) => {
                    if let Some(got) = unmet(self, e, self.since) {
                        let message = format!("expected  {}\ngot       {got}\n{}", e.text, self.told());
                        outcome.failures.push(Failure::of(s, line.number, message));
                    }
                }
                Step::Refused { seat, part, reason } => self.refuse(*seat, part, *reason).map_err(at)?,
                Step::PlayOn(seat) => {
                    self.in_step(line.number).map_err(at)?;
                    self.answers.push((line.number, line.text.clone()));
                    self.since = self.events.len();
                    self.play_on(*seat).map_err(at)?;
                }
                Step::Answer { seat, parts, .. } => {
                    self.in_step(line.number).map_err(at)?;
                    self.since = self.events.len();
                    self.answer_all(*seat, parts, line.number).map_err(at)?;
                    self.answers.push((line.number, line.text.clone()));
                    self.go_on().map_err(at)?;
                    self.reached(line.number).map_err(at)?;
                }
            }
        }
        Ok(())
    }

    fn expect_all(
        &self,
        s: &Scenario,
        last: &[(&crate::document::Line, expect::Expectation)],
        outcome: &mut Outcome,
    ) {
        for (line, e) in last {
            if let Some(got) = unmet(self, e, 0) {
                let message = format!("expected  {}\ngot       {got}\n{}", e.text, self.told());
                outcome.failures.push(Failure::of(s, line.number, message));
            }
        }
    }

    fn script_error(&self) -> Result<(), String> {
        self.script.error.clone().map_or(Ok(()), Err)
    }

    /// The rolls of this line must have happened by now.
    fn reached(&self, line: usize) -> Result<(), String> {
        let waits = |r: &&script::Roll| self.pending.iter().any(|p| p.2 == r.line);
        match self.script.next_roll().filter(|r| r.line <= line && !waits(r)) {
            None => Ok(()),
            Some(roll) => Err(format!(
                "expected  {}\ngot       no such roll yet; {}",
                self.script.describe_roll(roll),
                self.state_of_play()
            )),
        }
    }

    /// The cards of this line must have come by now, and with cards of the deck all that were named before.
    fn dealt(&self, draws: &[Draw], line: usize) -> Result<(), String> {
        let of_deck = draws.iter().any(|d| d.from == script::From::Deck);
        let own = |d: &&Draw| d.line == line || of_deck && d.from == script::From::Deck;
        let missing = self.script.draws.iter().filter(|d| !d.used && d.line <= line).find(own);
        match missing {
            None => Ok(()),
            Some(draw) => {
                let card = draw.card.as_ref().map_or("any".to_string(), CardRef::to_string);
                Err(format!("expected  {card} comes\ngot       no such card yet; {}", self.state_of_play()))
            }
        }
    }

    /// Before an answer: no roll written further down may have been used already.
    fn in_step(&self, line: usize) -> Result<(), String> {
        let early = self.script.rolls.iter().find(|r| r.used && r.line >= line);
        match early {
            None => Ok(()),
            Some(roll) => Err(format!(
                "the roll of line {} has come before this answer: {}",
                roll.line,
                self.script.describe_roll(roll)
            )),
        }?;
        let early = |d: &&Draw| d.used && d.line >= line && d.from != script::From::Deck;
        match self.script.draws.iter().find(early) {
            None => Ok(()),
            Some(draw) => Err(format!("the cards of line {} have come before this answer", draw.line)),
        }
    }

    fn leftovers(&self) -> At<()> {
        if let Some(roll) = self.script.next_roll() {
            return Err((
                roll.line,
                format!("left over: {} was never rolled", self.script.describe_roll(roll)),
            ));
        }
        if let Some(draw) = self.script.next_draw() {
            return Err((draw.line, format!("left over: {}", self.script.describe_draw(draw))));
        }
        Ok(())
    }

    /// Who is asked what, or how the game ended.
    pub fn state_of_play(&self) -> String {
        match self.game.end {
            Some(end) if end.winners == 0 => "game over: nobody wins".into(),
            Some(end) => {
                let verb = if end.winners.count_ones() == 1 { "wins" } else { "win" };
                format!("game over: {} {verb} by {}", self.names.seats_of(end.winners), told::ending(end.how))
            }
            None => {
                format!("{} is asked: {}", self.names.seats_of(self.game.asked()), asks::ask(self.game.ask()))
            }
        }
    }

    /// What a seat is offered, each option in all words that mean it, the usual ones first.
    pub fn offered(&self, seat: Seat) -> Vec<Vec<String>> {
        let mut options = Options::default();
        self.rules.options(&self.game, seat, &mut options);
        let ways = ways::names_of(self.rules, &self.game, self.names);
        let mut all: Vec<Vec<String>> = Vec::new();
        for action in options.iter() {
            let mut words = asks::option(action, self.game.ask(), &ways, self.names);
            if let Action::Destroy(target) = action {
                let (borough, it) = self.rules.target_of(&self.game, target);
                let verb = if self.game.ask() == Ask::Scatter { "scatter" } else { "destroy" };
                let it = city::fallen(self.rules, it);
                let more =
                    [format!("{verb} {it}"), format!("{verb} {it} in {}", city::borough_name(borough))];
                words.splice(0..0, more);
            }
            if !all.contains(&words) {
                all.push(words);
            }
        }
        all
    }

    /// The same as a list for messages.
    pub fn offered_list(&self, seat: Seat) -> String {
        let all: Vec<String> = self.offered(seat).into_iter().filter_map(|w| w.into_iter().next()).collect();
        if all.is_empty() { "nothing".into() } else { all.join(", ") }
    }

    fn told(&self) -> String {
        let mut text = String::from("answers so far:");
        for (line, answer) in &self.answers {
            text.push_str(&format!("\n  {line:>4}  {answer}"));
        }
        text.push_str(&format!("\nnow: {}\nevents:", self.state_of_play()));
        let skipped = self.events.len().saturating_sub(MOST_EVENTS);
        if skipped > 0 {
            text.push_str(&format!("\n  ({skipped} earlier ones)"));
        }
        for event in &self.events[skipped..] {
            text.push_str(&format!("\n  {}", told::event(event, self.names)));
        }
        text
    }

    fn apply(&mut self, seat: Seat, action: Action) -> Result<(), String> {
        let before = self.game.clone();
        let result = self.rules.apply(&mut self.game, seat, action, &mut self.script, &mut self.events);
        self.before = Some((before, seat, action));
        result.map_err(|e| self.refusal(seat, action, &e))?;
        self.script_error()
    }

    fn refusal(&self, seat: Seat, action: Action, e: &Refused) -> String {
        let word = asks::option(action, self.game.ask(), &[], self.names).swap_remove(0);
        let who = self.names.seat(seat);
        match e {
            Refused::Over => format!("{who} cannot answer \"{word}\": {}", self.state_of_play()),
            Refused::NotAsked { .. } => format!("{who} is not asked; {}", self.state_of_play()),
            Refused::NotAnOption { .. } => {
                format!("\"{word}\" is not offered to {who}; options: {}", self.offered_list(seat))
            }
            other => other.to_string(),
        }
    }

    fn refuse(&mut self, seat: Seat, part: &Part, reason: Reason) -> Result<(), String> {
        let action = self.action(seat, part, None)?;
        let (game, events) = (self.game.clone(), self.events.len());
        match self.rules.apply(&mut self.game, seat, action, &mut self.script, &mut self.events) {
            Ok(()) => Err("expected  a refusal\ngot       the answer was accepted".into()),
            Err(e) => {
                if self.game != game || self.events.len() != events {
                    return Err("the refused answer changed the game".into());
                }
                let fits = matches!(
                    (reason, &e),
                    (Reason::Any, _)
                        | (Reason::NotAsked, Refused::NotAsked { .. })
                        | (Reason::NotAnOption, Refused::NotAnOption { .. })
                        | (Reason::Over, Refused::Over)
                );
                if fits {
                    return Ok(());
                }
                let got = self.refusal(seat, action, &e);
                Err(format!("expected  another reason to refuse\ngot       {got}"))
            }
        }
    }

    /// Gives the answers of a line. Where several are asked at the same time, a use is carried out only when all have
    /// answered; what the line says beyond it waits until then.
    fn answer_all(&mut self, seat: Seat, parts: &[Part], line: usize) -> Result<(), String> {
        for (i, part) in parts.iter().enumerate() {
            let together = self.game.asked().count_ones() > 1;
            self.answer(seat, part, line)?;
            let others_left = together && self.game.asked() >> seat & 1 == 0;
            if others_left
                && matches!((part, self.game.ask()), (Part::Use(_) | Part::Play(_), Ask::Window(_)))
            {
                self.pending.push((seat, parts[i + 1..].to_vec(), line));
                return Ok(());
            }
        }
        Ok(())
    }

    /// Goes on with what waited for the answers of others. Who is asked to use something again has not had his turn.
    fn go_on(&mut self) -> Result<(), String> {
        let (ask, asked) = (self.game.ask(), self.game.asked());
        let open = matches!(ask, Ask::Window(_));
        if open && self.pending.iter().all(|p| asked >> p.0 & 1 == 0) && asked != 0 && self.still_polling() {
            return Ok(());
        }
        for (seat, parts, line) in std::mem::take(&mut self.pending) {
            let used = self.events[self.since..].iter().any(|e| {
                matches!(e, Event::Used { seat: s, .. } | Event::EvolutionPlayed { seat: s, .. } if *s == seat)
            });
            if used {
                self.answer_all(seat, &parts, line)?;
            }
        }
        Ok(())
    }

    /// Are the others still answering the question at which something waits?
    fn still_polling(&self) -> bool {
        !self.events[self.since..]
            .iter()
            .any(|e| matches!(e, Event::Used { .. } | Event::EvolutionPlayed { .. }))
    }

    fn answer(&mut self, seat: Seat, part: &Part, line: usize) -> Result<(), String> {
        let g = &self.game;
        let wanted = match part {
            Part::Stop => g.ask() == Ask::Roll,
            Part::BuyNothing => matches!(g.ask(), Ask::Buy | Ask::Revealed | Ask::TurnedUp(_)),
            _ => true,
        };
        if !wanted {
            return Err(format!("this does not answer the question; {}", self.state_of_play()));
        }
        if let Part::PickIfAsked(pick) = part {
            let asked = g.asked() >> seat & 1 == 1
                && matches!(
                    (pick, g.ask()),
                    (Pick::Die(_), Ask::Die(_))
                        | (Pick::Face(_), Ask::Die(_) | Ask::Face | Ask::ShownFace | Ask::FaceFor(_))
                        | (Pick::Card(..), Ask::CopyCard | Ask::SellCard | Ask::CardOf(_))
                        | (Pick::Card(..), Ask::Offered | Ask::ToBuy | Ask::Reserve | Ask::Redirect(_))
                        | (Pick::Seat(_), Ask::Seat | Ask::Gifts)
                );
            if !asked {
                return self.picked_itself(pick);
            }
        }
        // Where one answer may be the last of its kind, the game goes on by itself.
        if matches!(part, Part::Resolve(_)) && g.ask() != Ask::FaceOrder {
            return self.resolved_itself(part);
        }
        if matches!(part, Part::Borough(_)) && g.ask() != Ask::Borough {
            return self.went_itself(part);
        }
        let action = self.action(seat, part, Some(line))?;
        self.apply(seat, action)
    }

    /// Everybody takes the plain answer until this seat's next turn asks something.
    fn play_on(&mut self, seat: Seat) -> Result<(), String> {
        let turn = self.game.turn;
        for _ in 0..MOST_ANSWERS {
            if self.game.is_over() {
                return Err(format!(
                    "{} has no further turn: {}",
                    self.names.seat(seat),
                    self.state_of_play()
                ));
            }
            if self.game.active == seat && self.game.turn != turn {
                return Ok(());
            }
            let who = self.game.asked().trailing_zeros() as u8;
            let mut options = Options::default();
            self.rules.options(&self.game, who, &mut options);
            let plain = [Action::Pass, Action::Stay, Action::Heal].into_iter().find(|a| options.has(*a));
            let Some(action) = plain else {
                return Err(format!("here an answer must be written; {}", self.state_of_play()));
            };
            self.apply(who, action)?;
        }
        Err(format!("{} does not come to a turn", self.names.seat(seat)))
    }
}
