//! A recorded game told again: every number with its cause, any position, or only whether all of it is true.

use std::fmt;
use std::io::{self, Write};
use std::path::PathBuf;

use cards::catalogue::Catalogue;
use cards::words::{Lang, Value};
use rules::{Action, Ask, Cause, Event, Fallen, Rule, Seat, View};
use serde_json::json;
use table::{Fault, Journal, JournalError, Step};

use crate::board;
use crate::boroughs;
use crate::paint::{bold, dim, paint, right, width, wrap};
use tell::borough;
use tell::cast::Cast;
use tell::narrate::{self, Told};
use tell::question::{together, topic};
use tell::say::Say;
use tell::tally::Tally;
use tell::why;

/// What to show of a journal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReplayOptions {
    /// The journal.
    pub file: PathBuf,
    /// Only the position after this entry.
    pub at: Option<u32>,
    /// As this seat sees it, counted from 1; else as anybody may see it.
    pub as_seat: Option<u8>,
    /// Only replay and compare everything.
    pub verify: bool,
    /// The language.
    pub lang: Lang,
    /// One JSON object a line instead of text.
    pub json: bool,
    /// Set files to load besides the built-in ones.
    pub sets: Vec<PathBuf>,
    /// Write colours.
    pub colour: bool,
    /// Columns to write for.
    pub columns: usize,
}

impl ReplayOptions {
    /// Tells the whole of a journal in English, without colours.
    pub fn new(file: impl Into<PathBuf>) -> ReplayOptions {
        ReplayOptions {
            file: file.into(),
            at: None,
            as_seat: None,
            verify: false,
            lang: Lang::En,
            json: false,
            sets: Vec::new(),
            colour: false,
            columns: 80,
        }
    }
}

/// Why a journal cannot be shown.
#[derive(Debug)]
pub enum ReplayError {
    /// A set file is wrong.
    Set(Box<dyn std::error::Error + Send + Sync>),
    /// The file cannot be read.
    File(PathBuf, io::Error),
    /// The journal is damaged, or is played differently here.
    Journal(PathBuf, JournalError),
    /// There is no such entry.
    NoSuchEntry {
        /// The entry asked for.
        at: u32,
        /// The last one there is.
        last: u32,
    },
    /// There is no such seat.
    NoSuchSeat {
        /// The seat asked for.
        seat: u8,
        /// How many there are.
        players: u8,
    },
    /// The game is not over, and what was better must not tell anybody what is still hidden.
    NotOver(PathBuf),
    /// Output failed.
    Io(io::Error),
}

impl fmt::Display for ReplayError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            ReplayError::Set(error) => error.fmt(f),
            ReplayError::File(path, error) => write!(f, "{}: {error}", path.display()),
            ReplayError::Journal(path, error) => write!(f, "{}: {error}", path.display()),
            ReplayError::NoSuchEntry { at, last } => {
                write!(f, "there is no entry {at}; the journal has entries 0 to {last}")
            }
            ReplayError::NoSuchSeat { seat, players } => {
                write!(f, "there is no seat {seat}; the seats are 1 to {players}")
            }
            ReplayError::NotOver(path) => {
                write!(f, "{}: the game is not over; the coach looks at finished games", path.display())
            }
            ReplayError::Io(error) => write!(f, "output failed: {error}"),
        }
    }
}

impl std::error::Error for ReplayError {}

impl From<io::Error> for ReplayError {
    fn from(error: io::Error) -> ReplayError {
        ReplayError::Io(error)
    }
}

/// Shows a journal as asked for. What could be replayed before an error is shown first.
pub fn run(options: &ReplayOptions, output: &mut dyn Write) -> Result<(), ReplayError> {
    let catalogue =
        Catalogue::with_files(&options.sets).map_err(|error| ReplayError::Set(Box::new(error)))?;
    let in_journal = |error| ReplayError::Journal(options.file.clone(), error);
    let bytes =
        std::fs::read(&options.file).map_err(|error| ReplayError::File(options.file.clone(), error))?;
    let text = String::from_utf8_lossy(&bytes);
    let say = Say::new(options.lang);
    if options.verify {
        let journal = Journal::read(&text).map_err(in_journal)?;
        let game = journal.verify(&catalogue).map_err(in_journal)?;
        let key = if game.is_some_and(|game| game.is_over()) { "verified-over" } else { "verified-open" };
        let n = journal.entries.len() as u32;
        // A seal that is not right was refused with the rest.
        let promised = journal.header.seal.as_ref().map(|seal| seal.players.len() as u32);
        if options.json {
            let over = key == "verified-over";
            let found = json!({ "verified": true, "entries": n, "over": over, "fair": promised.is_some() });
            writeln!(output, "{found}")?;
        } else {
            writeln!(output, "{}", say.with(key, &[("n", n.into())]))?;
            if let Some(players) = promised {
                writeln!(output, "{}", say.with("verified-fair", &[("n", players.into())]))?;
            }
        }
        return Ok(());
    }
    let (journal, cut) = Journal::read_interrupted(&text).map_err(in_journal)?;
    let replay = journal.replay(&catalogue).map_err(in_journal)?;
    let players = replay.table().rules.players;
    let to = match options.as_seat {
        Some(seat) if seat == 0 || seat > players => return Err(ReplayError::NoSuchSeat { seat, players }),
        seat => seat.map(|seat| seat - 1),
    };
    let last = journal.entries.len().saturating_sub(1) as u32;
    if let Some(at) = options.at.filter(|&at| at > last) {
        return Err(ReplayError::NoSuchEntry { at, last });
    }
    let cast = Cast::new(&catalogue, replay.table(), &journal.header.seats).seen_by(to);
    let say = cast.say(options.lang);
    let tally = Tally::before_deal(players, cast.table.rules.book.hearts);
    let mut teller = Teller { cast, say, to, options, output, tally };
    if options.at.is_none() {
        teller.head(&journal)?;
    }
    for step in replay {
        let step = step.map_err(in_journal)?;
        match options.at {
            None => teller.step(&step)?,
            Some(at) if at == step.entry.number => return Ok(teller.position(&step)?),
            Some(_) => {}
        }
    }
    if let Some(line) = cut {
        let whole = journal.entries.len();
        return Err(in_journal(JournalError::new(line, Fault::CutOff { whole })));
    }
    Ok(())
}

struct Teller<'a, 'c> {
    cast: Cast<'c>,
    say: Say,
    to: Option<Seat>,
    options: &'a ReplayOptions,
    output: &'a mut dyn Write,
    tally: Tally,
}

impl Teller<'_, '_> {
    fn line(&mut self, line: &str) -> io::Result<()> {
        writeln!(self.output, "{}", paint(line, self.options.colour))
    }

    /// Who sits where and what is played.
    fn head(&mut self, journal: &Journal) -> io::Result<()> {
        let header = &journal.header;
        let names: Vec<String> =
            (0..header.seats.len() as Seat).map(|seat| self.cast.full_name(seat, self.say)).collect();
        if self.options.json {
            let head = json!({
                "journal": table::FORMAT, "engine": header.engine, "rules": header.rules,
                "edition": header.options.edition.id(), "with": header.options.with, "seats": names,
            });
            return writeln!(self.output, "{head}");
        }
        let edition = ("edition", header.options.edition.id().into());
        let line = self.say.with("replay-head", &[edition, ("names", self.say.list(&names).into())]);
        wrap(&line, self.options.columns, "  ").iter().try_for_each(|line| self.line(line))
    }

    /// One entry: everything that happened, each with its reason and the rule's number.
    fn step(&mut self, step: &Step) -> io::Result<()> {
        let mut told = Vec::new();
        for event in &step.events {
            self.tally.note(event);
            let mut one = narrate::tell(&self.cast, self.say, event, &self.tally, self.to);
            // The first cards on offer belong to the set-up; later ones fill gaps.
            if step.before.is_none() && matches!(event, Event::Revealed { .. }) {
                let cause = self.cast.cause(Cause::Rule(Rule::Base5));
                one.cause = Some(cause);
                one.reason = Some(why::in_short(&self.cast, cause, self.say));
            }
            told.push((*event, one));
        }
        if self.options.json {
            let entry = self.entry_json(step, &told);
            return writeln!(self.output, "{entry}");
        }
        let mut number = step.entry.number.to_string();
        for (event, told) in told {
            if let Event::TurnStarted { .. } = event {
                let rule = "─".repeat(self.options.columns.saturating_sub(width(&told.text) + 4));
                self.line(&format!("{} {} {}", dim("──"), bold(&told.text), dim(&rule)))?;
                continue;
            }
            let told = told.with_reason(|reason| dim(&with_rule(reason, told.cause)));
            let text = format!("{} {told}", dim(&right(&number, 4)));
            // The number stands once, before the first line of its entry.
            number.clear();
            wrap(text.trim_end(), self.options.columns, "       ")
                .iter()
                .try_for_each(|line| self.line(line))?;
        }
        Ok(())
    }

    fn entry_json(&self, step: &Step, told: &[(Event, Told)]) -> serde_json::Value {
        let events: Vec<serde_json::Value> = told
            .iter()
            .map(|(_, told)| {
                let mut event = serde_json::Map::new();
                event.insert("kind".into(), told.key.trim_start_matches("ev-").into());
                for (name, value) in &told.args {
                    let value = match value {
                        Value::Text(text) => json!(text),
                        Value::Number(n) => json!(n),
                    };
                    event.insert((*name).into(), value);
                }
                if let Some(cause) = told.cause {
                    event.insert("cause".into(), why::id(&self.cast, cause).into());
                }
                event.insert("text".into(), told.text.clone().into());
                serde_json::Value::Object(event)
            })
            .collect();
        // The line of the journal itself stays out: its chance and its hash tell what only one seat has seen.
        // Answers given at the same time, and whether a hand held an answer, are told by what they lead to.
        let hands = self.cast.table.rules.has_hands();
        let own = |answer: &(Seat, Action)| self.to == Some(answer.0);
        let ask = step.before.as_ref().map(|game| game.ask());
        let window = |ask| hands && matches!(ask, Ask::Window(_) | Ask::Gifts);
        let seat = step.entry.answer.filter(|answer| !ask.is_some_and(window) || own(answer));
        let answer = seat.filter(|answer| !ask.is_some_and(together) || own(answer));
        json!({
            "number": step.entry.number,
            "seat": seat.map(|(seat, _)| seat + 1),
            "action": answer.map(|(_, action)| action.to_string()),
            "events": events,
        })
    }

    /// The board after an entry, and who is asked what.
    fn position(&mut self, step: &Step) -> io::Result<()> {
        let view = self.cast.table.rules.view(&step.after, self.to);
        let game = view.game();
        if self.options.json {
            let position = self.position_json(step.entry.number, &view);
            return writeln!(self.output, "{position}");
        }
        let args = [("n", step.entry.number.into()), ("turn", Value::Number(game.turn.into()))];
        self.line(&bold(&self.say.with("replay-at", &args)))?;
        let columns = self.options.columns;
        let mut lines = board::monsters(&self.cast, self.say, &view, columns);
        lines.extend(boroughs::boroughs(&self.cast, self.say, &view, columns));
        lines.extend(board::own_in_short(&self.cast, self.say, &view, columns));
        lines.extend(board::offer(&self.cast, self.say, game, columns));
        lines.extend(board::tiles(&self.cast, self.say, game, columns));
        if game.dice_count > 0 {
            let dice = tell::dice::row(game.dice, game.dice_count, self.say);
            let who = self.cast.name(game.active, self.say);
            let args = [("who", who.into()), ("dice", dice.into()), ("n", game.rolls_made.into())];
            lines.push(self.say.with("told-dice", &args));
        }
        lines.push(match game.end {
            Some(_) => self.say.it("replay-over"),
            None => {
                let asked: Vec<String> = (0..game.players)
                    .filter(|seat| game.asked() >> seat & 1 == 1)
                    .map(|seat| self.cast.name(seat, self.say))
                    .collect();
                self.say.with("replay-asked", &[("who", self.say.list(&asked).into())])
            }
        });
        lines.iter().try_for_each(|line| self.line(line))
    }

    fn position_json(&self, number: u32, view: &View) -> serde_json::Value {
        let (rules, game) = (&self.cast.table.rules, view.game());
        let names = |cards: &mut dyn Iterator<Item = u8>| -> Vec<&str> {
            cards.map(|c| rules.card_name(c)).collect()
        };
        let seats: Vec<serde_json::Value> = (0..game.players)
            .map(|seat| {
                let monster = game.monster(seat);
                let mut all = json!({
                    "seat": seat + 1, "monster": self.cast.seats[seat as usize].monster,
                    "alive": game.is_alive(seat), "hearts": monster.hearts, "stars": monster.stars,
                    "energy": monster.energy, "place": monster.place, "poison": monster.tokens[0],
                    "shrink": monster.tokens[1], "cards": names(&mut monster.cards.iter()),
                });
                // What only some tables have is there only at those.
                if rules.has_hands() {
                    let given = |card: &u8| rules.given_by(game, seat, *card);
                    let gifts: serde_json::Map<String, serde_json::Value> = monster
                        .cards
                        .iter()
                        .filter_map(|card| {
                            Some((rules.card_name(card).to_string(), json!(given(&card)? + 1)))
                        })
                        .collect();
                    all["target"] = json!(monster.tokens[2]);
                    all["hand_size"] = json!(rules.hand_size(game, seat));
                    all["hand"] = json!(names(&mut view.known_hand(rules, seat).iter()));
                    all["given_by"] = gifts.into();
                    all["idle_gifts"] = json!(names(&mut rules.idle_gifts(game, seat).iter()));
                }
                if rules.has_boroughs() {
                    let place = rules.book.places.get(monster.place as usize);
                    all["place"] = json!(place.map(|place| place.id));
                    all["web"] = json!(monster.tokens[3]);
                    all["curse"] = json!(monster.tokens[4]);
                }
                if rules.has_wickedness() {
                    all["wickedness"] = json!(monster.wickedness);
                }
                if rules.has_challenges() {
                    let own = game.challenge_card(seat).filter(|_| self.to == Some(seat));
                    all["mask"] = json!(monster.wears_mask);
                    all["masks"] = json!(monster.masks);
                    all["score"] = json!(rules.score(game, seat));
                    all["challenge"] = json!(own.map(|card| rules.card_name(card)));
                }
                all
            })
            .collect();
        let offer = names(&mut game.market.iter().copied().filter(|&card| card != rules::NO_CARD));
        let dice: Vec<u8> = (0..game.dice_count).map(|at| game.dice.get(at as usize)).collect();
        let asked: Vec<u8> =
            (0..game.players).filter(|s| game.asked() >> s & 1 == 1).map(|s| s + 1).collect();
        let mut all = json!({
            "number": number, "turn": game.turn, "active": game.active + 1, "seats": seats, "offer": offer,
            "dice": dice, "rolls_left": game.rolls_left, "asked": asked, "ask": topic(game.ask()),
            "over": game.is_over(),
        });
        if rules.has_boroughs() {
            all["boroughs"] = (0..rules::BOROUGHS as u8).map(|at| self.borough_json(game, at)).collect();
            let goals = (0..6).filter_map(|face| rules.goal(game, face));
            let holder = |seat: Seat| (seat < game.players).then(|| seat + 1);
            let goals: serde_json::Map<String, serde_json::Value> =
                goals.map(|(card, who)| (rules.card_name(card).to_string(), json!(holder(who)))).collect();
            all["goals"] = goals.into();
        }
        if rules.has_wickedness() {
            all["tiles"] = json!(names(&mut rules.tiles_on_board(game).iter()));
        }
        let frozen: Vec<serde_json::Value> = game
            .frozen_dice()
            .map(|(die, face, by)| json!({ "die": die + 1, "face": face, "by": by + 1 }))
            .collect();
        if !frozen.is_empty() {
            all["frozen"] = json!(frozen);
        }
        all
    }
}

impl Teller<'_, '_> {
    fn borough_json(&self, game: &rules::Game, at: u8) -> serde_json::Value {
        let id = |what: Fallen| borough::thing_id(&self.cast, what);
        let first = at as usize * rules::STACKS;
        let stacks = (first..first + rules::STACKS).map(|stack| {
            let top = game.board.tops[stack];
            let top = (top != rules::NO_CARD).then(|| id(Fallen::Building(top)));
            json!({ "top": top, "below": game.board.below(stack) })
        });
        let units = (0..).zip(game.board.units[at as usize]).filter(|(_, n)| *n > 0);
        let units: serde_json::Map<String, serde_json::Value> =
            units.map(|(sort, n)| (id(Fallen::Unit(sort)).to_string(), json!(n))).collect();
        json!({
            "borough": borough::borough_id(at), "stacks": stacks.collect::<Vec<_>>(), "units": units,
            "souvenir": game.board.souvenirs >> at & 1 == 1,
        })
    }
}

/// The reason in brackets, with the rule's number for looking it up.
fn with_rule(reason: &str, cause: Option<Cause>) -> String {
    match cause {
        Some(Cause::Rule(rule)) => format!("({reason}, {})", rule.id()),
        _ => format!("({reason})"),
    }
}
