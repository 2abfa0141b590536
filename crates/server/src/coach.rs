//! Games looked at again: how the chances went, which decisions cost most, and why somebody did something. All of it after the
//! end, when nothing is hidden any more; before, only why bots did what they did, where nobody knows more than others. What cost
//! most is the planner's judgement; why a bot did something it is asked itself.

use std::sync::{Arc, Mutex, PoisonError};

use bots::value::{Evaluator, built_in_for};
use cards::catalogue::Catalogue;
use cards::words::Lang;
use protocol as p;
use rules::{Ask, Game, Options, Rules, Seat};
use table::Player;
use tell::asked::{self, Asked};
use tell::coach::{self, COSTLIEST, Coach, Costly};
use tell::question::{Scene, topic};
use tell::say::Say;
use tell::wire;

use crate::past::{Past, Played};
use crate::refused::Refused;

/// Games whose costliest decisions are remembered.
const REMEMBERED: usize = 64;

/// Answers told of when somebody asks why.
const ANSWERS: usize = 4;

/// Which game, and whose decisions.
type Key = (String, Option<Seat>);

/// What was found out about games. It is locked while a game is looked at: that takes a core, and one is enough.
#[derive(Default)]
pub struct Memory(Mutex<Vec<(Key, Arc<Vec<Costly>>)>>);

fn not_yet() -> Refused {
    Refused::new(p::ErrorCode::NotStarted, "refused-why-yet")
}

impl Played {
    /// The chances of all seats at the beginning of each turn and at the end.
    pub fn curve(&self, viewer: Option<Seat>) -> Vec<p::Chances> {
        let rules = &self.cast.table.rules;
        let evaluator = Evaluator::new(rules, built_in_for(rules));
        let mut turn = 0;
        let mut points = Vec::new();
        for (told, game) in &self.positions {
            if game.turn == turn && !game.is_over() {
                continue;
            }
            turn = game.turn;
            let shares = evaluator.shares(rules, game);
            // Nobody can tell a chance of a tenth of a percent from another.
            let short = |share: &f32| (share * 1000.0).round() / 1000.0;
            points.push(p::Chances {
                line: self.story.lines_after(viewer, *told).saturating_sub(1),
                turn,
                chances: shares[..game.players as usize].iter().map(short).collect(),
            });
        }
        points
    }

    /// The last line a viewer was told before an entry.
    fn line_before(&self, viewer: Option<Seat>, entry: usize) -> u32 {
        let told = entry.checked_sub(1).and_then(|n| self.positions.get(n)).map_or(0, |it| it.0);
        self.story.lines_after(viewer, told).saturating_sub(1)
    }

    /// Without a word about whose opinion it is.
    fn reasons(&self, viewer: Option<Seat>, say: Say, it: &Costly, all: &[bots::Reason]) -> p::Reasons {
        let (cast, seat) = (&self.cast, it.seat);
        let mut options = Options::default();
        cast.table.rules.options(&it.game, seat, &mut options);
        let scene = Scene { cast, say, game: &it.game, seat, decision: it.decision };
        let weighed = |reason: &bots::Reason| p::Weighed {
            text: coach::answer(&scene, &options, reason.action),
            chance: reason.value,
            margin: reason.margin,
            given: reason.action == it.given.action,
        };
        p::Reasons {
            line: self.line_before(viewer, it.entry as usize),
            turn: it.game.turn,
            seat: wire::seat(seat),
            asking: wire::asking(say, topic(it.decision.ask), false),
            answers: all.iter().map(weighed).collect(),
            because: coach::because(cast, say, it.because),
            own: false,
            remark: None,
        }
    }
}

impl Past {
    /// The costliest decisions of everybody, or of the seat whose eyes it is told to.
    pub fn coach(
        &self,
        catalogue: &'static Catalogue,
        memory: &Memory,
        viewer: Option<Seat>,
        lang: Lang,
    ) -> Result<p::Coach, Refused> {
        self.check(viewer)?;
        let played = self.play(catalogue)?;
        let mut memory = memory.0.lock().unwrap_or_else(PoisonError::into_inner);
        let key = (self.code.clone(), viewer);
        let known = memory.iter().find(|(known, _)| *known == key).map(|(_, found)| found.clone());
        let found = known.unwrap_or_else(|| {
            let found = Arc::new(self.costliest(&played, viewer));
            if memory.len() >= REMEMBERED {
                memory.remove(0);
            }
            memory.push((key, found.clone()));
            found
        });
        drop(memory);
        let say = played.cast.say(lang);
        let told = |it: &Costly| {
            let reasons = played.reasons(viewer, say, it, &[it.best, it.given]);
            let remark = self.player(it.seat).and_then(|player| asked::temper(player, say));
            p::Reasons { remark, ..reasons }
        };
        Ok(p::Coach { decisions: found.iter().map(told).collect() })
    }

    fn costliest(&self, played: &Played, only: Option<Seat>) -> Vec<Costly> {
        let rules = &played.cast.table.rules;
        let mut coach = Coach::new(rules, COSTLIEST);
        for (n, entry) in self.journal.entries.iter().enumerate().skip(1) {
            if let (Some((_, before)), Some(answer)) = (played.positions.get(n - 1), entry.answer)
                && only.is_none_or(|seat| seat == answer.0)
            {
                coach.look(rules, before, n as u32, answer);
            }
        }
        coach.costliest(rules)
    }

    fn player(&self, seat: Seat) -> Option<&Player> {
        self.journal.header.seats.get(usize::from(seat)).map(|seat| &seat.player)
    }

    /// Refuses to explain this answer while the game goes on, unless that helps nobody to more than is allowed.
    fn may_explain(&self, rules: &Rules, before: &Game, seat: Seat) -> Result<(), Refused> {
        if !rules.is_open(before) {
            return Err(not_yet());
        }
        let people = || Refused::new(p::ErrorCode::NotStarted, "refused-why-human");
        if matches!(self.player(seat), Some(Player::Bot(_))) { Ok(()) } else { Err(people()) }
    }

    /// The entry of the journal that led to an event. Whether to yield is asked of several, who are told of together.
    fn entry_of(&self, played: &Played, event: usize) -> usize {
        let last = played.positions.partition_point(|(told, _)| *told <= event);
        let Some(seat) = played.story.chosen_by(event) else { return last };
        let before = |n: &usize| &played.positions[n - 1].1;
        let yields = |n: &usize| {
            let answer = self.journal.entries.get(*n).and_then(|it| it.answer);
            before(n).ask() == Ask::Yield && answer.is_some_and(|it| it.0 == seat)
        };
        let mut same_turn = (1..=last).rev().take_while(|n| before(n).turn == before(&last).turn);
        same_turn.find(yields).unwrap_or(last)
    }

    /// What else could have been answered when a line came about, and what each answer was worth: to the bot that gave it, if it
    /// weighs anything.
    pub fn why(
        &self,
        catalogue: &'static Catalogue,
        viewer: Option<Seat>,
        lang: Lang,
        line: u32,
    ) -> Result<p::Reasons, Refused> {
        self.check(viewer)?;
        // Where it is not allowed, every line has the same answer.
        if !self.is_over && self.setup.options.help != p::Help::Odds {
            return Err(not_yet());
        }
        let played = self.play(catalogue)?;
        let rules = &played.cast.table.rules;
        if !self.is_over && rules.has_hidden_cards() {
            return Err(not_yet());
        }
        // What the line tells of happens next after so many events.
        let entry = self.entry_of(&played, played.story.events_for(viewer, line));
        let answer = self.journal.entries.get(entry).and_then(|entry| entry.answer);
        let before = entry.checked_sub(1).and_then(|n| played.positions.get(n));
        let nothing = || Refused::new(p::ErrorCode::NotAsked, "refused-why");
        let (Some(answer), Some((_, before))) = (answer, before) else { return Err(nothing()) };
        if !self.is_over {
            self.may_explain(rules, before, answer.0)?;
        }
        let asked = self.player(answer.0).map_or(Asked::Person, Asked::of);
        let mut coach = asked.coach(rules);
        let (it, mut all) = coach.weigh(rules, before, entry as u32, answer).ok_or_else(nothing)?;
        let given = it.given;
        all.truncate(ANSWERS);
        if !all.contains(&given) {
            all.push(given);
        }
        let say = played.cast.say(lang);
        let reasons = played.reasons(viewer, say, &it, &all);
        Ok(p::Reasons { own: asked.is_own(), remark: asked.remark(say), ..reasons })
    }
}
