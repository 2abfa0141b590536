//! The coach's view of a recorded game: which decisions cost most, what would have been better, and why.

use std::io::Write;

use bots::{Because, Ground};
use cards::catalogue::Catalogue;
use cards::words::Value;
use rules::Options;
use serde_json::json;
use table::{Journal, Player};

use crate::paint::{bold, dim, paint, right, width, wrap};
use crate::replay::{ReplayError, ReplayOptions};
use tell::asked;
use tell::cast::Cast;
use tell::coach::{COSTLIEST, Coach, Costly, answer, because, fact_name, percent};
use tell::question::Scene;
use tell::say::Say;
use tell::wire::asking;

/// Tells of the costliest decisions of a journal, all seats' or those of the seat asked for. `progress` hears of every
/// entry looked at, and of how many there are.
pub fn run(
    options: &ReplayOptions,
    output: &mut dyn Write,
    progress: &dyn Fn(usize, usize),
) -> Result<(), ReplayError> {
    let catalogue =
        Catalogue::with_files(&options.sets).map_err(|error| ReplayError::Set(Box::new(error)))?;
    let in_journal = |error| ReplayError::Journal(options.file.clone(), error);
    let bytes =
        std::fs::read(&options.file).map_err(|error| ReplayError::File(options.file.clone(), error))?;
    let journal = Journal::read(&String::from_utf8_lossy(&bytes)).map_err(in_journal)?;
    // Before anybody waits for what takes long.
    let last = journal.replay(&catalogue).map_err(in_journal)?.last().transpose().map_err(in_journal)?;
    if !last.is_some_and(|step| step.after.is_over()) {
        return Err(ReplayError::NotOver(options.file.clone()));
    }
    let replay = journal.replay(&catalogue).map_err(in_journal)?;
    let table = replay.table().clone();
    let players = table.rules.players;
    let only = match options.as_seat {
        Some(seat) if seat == 0 || seat > players => return Err(ReplayError::NoSuchSeat { seat, players }),
        seat => seat.map(|seat| seat - 1),
    };
    let mut coach = Coach::new(&table.rules, COSTLIEST);
    for (n, step) in replay.enumerate() {
        let step = step.map_err(in_journal)?;
        if let (Some(before), Some(answer)) = (&step.before, step.entry.answer)
            && only.is_none_or(|seat| seat == answer.0)
        {
            coach.look(&table.rules, before, step.entry.number, answer);
        }
        progress(n + 1, journal.entries.len());
    }
    let cast = Cast::new(&catalogue, &table, &journal.header.seats);
    let found = coach.costliest(&table.rules);
    let say = cast.say(options.lang);
    let mut teller = Teller { cast, say, options, output };
    teller.tell(&found).map_err(ReplayError::Io)
}

struct Teller<'a, 'c> {
    cast: Cast<'c>,
    say: Say,
    options: &'a ReplayOptions,
    output: &'a mut dyn Write,
}

impl Teller<'_, '_> {
    fn tell(&mut self, found: &[Costly]) -> std::io::Result<()> {
        if self.options.json {
            return found.iter().try_for_each(|it| writeln!(self.output, "{}", self.json(it)));
        }
        let head = if found.is_empty() { "coach-none" } else { "coach-head" };
        let mut lines = wrap(&bold(&self.say.it(head)), self.options.columns, "");
        for it in found {
            lines.push(String::new());
            lines.extend(self.lines(it));
        }
        lines.iter().try_for_each(|line| writeln!(self.output, "{}", paint(line, self.options.colour)))
    }

    /// The two answers and the cause, if there is one to tell, in words.
    fn words(&self, it: &Costly) -> (String, String, Option<String>) {
        let mut options = Options::default();
        self.cast.table.rules.options(&it.game, it.seat, &mut options);
        let (cast, say) = (&self.cast, self.say);
        let scene = Scene { cast, say, game: &it.game, seat: it.seat, decision: it.decision };
        let text = |action| answer(&scene, &options, action);
        (text(it.given.action), text(it.best.action), because(cast, say, it.because))
    }

    fn lines(&self, it: &Costly) -> Vec<String> {
        let (say, columns) = (self.say, self.options.columns);
        let args = [
            ("turn", Value::Number(it.game.turn.into())),
            ("who", self.cast.full_name(it.seat, say).into()),
            ("asking", asking(say, tell::question::topic(it.decision.ask), false).into()),
            ("entry", it.entry.into()),
            ("cost", percent(say, it.cost(), 1).into()),
        ];
        let mut lines = wrap(&bold(&say.with("coach-line", &args)), columns, "  ");
        let (did, better, why) = self.words(it);
        let chance = |reason: &bots::Reason| percent(say, reason.value, 1);
        let told = [
            ("coach-did", chance(&it.given), Some(did)),
            ("coach-better", chance(&it.best), Some(better)),
            ("coach-why", String::new(), why),
            ("coach-note", String::new(), asked::temper(&self.cast.seats[it.seat as usize].player, say)),
        ];
        let told: Vec<_> =
            told.into_iter().filter_map(|(key, chance, text)| Some((say.it(key), chance, text?))).collect();
        let widest = told.iter().map(|(name, ..)| width(name)).max().unwrap_or(0);
        for (name, chance, text) in told {
            let chance = right(&chance, 8);
            let gap = " ".repeat(widest - width(&name));
            let line = format!("  {}{gap}  {chance}  {text}", dim(&name));
            lines.extend(wrap(&line, columns, &" ".repeat(widest + 14)));
        }
        lines
    }

    fn json(&self, it: &Costly) -> serde_json::Value {
        let (did, better, text) = self.words(it);
        let answer = |reason: &bots::Reason, text: String| {
            json!({
                "action": reason.action.to_string(), "text": text, "chance": reason.value,
                "margin": reason.margin,
            })
        };
        let cause = match it.because {
            Ground::Fact(Because { fact, better, worse }) => {
                Some(json!({ "fact": fact_name(fact), "better": better, "worse": worse, "text": text }))
            }
            _ => None,
        };
        let seat = &self.cast.seats[it.seat as usize];
        let temper = match &seat.player {
            Player::Bot(name) => bots::levels::temper(name),
            Player::Human(_) => None,
        };
        json!({
            "entry": it.entry, "turn": it.game.turn, "seat": it.seat + 1,
            "monster": seat.monster, "temper": temper,
            "ask": tell::question::topic(it.decision.ask), "cost": it.cost(),
            "done": answer(&it.given, did), "better": answer(&it.best, better), "because": cause,
        })
    }
}
