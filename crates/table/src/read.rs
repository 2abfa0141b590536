//! Reads a journal's text; every fault names its line and what should stand there.

use cards::table::TableOptions;
use rules::{Action, Edition};

use crate::error::{Fault, JournalError};
use crate::fair::{PlayerSeal, Seal, secret};
use crate::journal::{Entry, FORMAT, Header, Journal, Player, SeatOf};
use crate::outcome::{self, Named, plain_number, seat_number};

const SEAT: &str = "seat NUMBER MONSTER human \"NAME\", or seat NUMBER MONSTER bot:KIND";
const FAIR: &str = "fair TABLE PROMISE, and SEED once the game is over, both of 64 hexadecimal digits";
const FAIR_SEAT: &str = "fair-seat NUMBER PROMISE SEED after the line of the table, seats in order";
const HASH: &str = "# and 16 hexadecimal digits at the end of the line";

impl Journal {
    /// Reads a whole journal. It is checked line by line, not yet against the game: that is what replaying is for.
    pub fn read(text: &str) -> Result<Journal, JournalError> {
        let (journal, cut) = Journal::read_interrupted(text)?;
        match cut {
            None => Ok(journal),
            Some(line) => Err(JournalError::new(line, Fault::CutOff { whole: journal.entries.len() })),
        }
    }

    /// The same for a game to be resumed: a last line without its end is left out and its number returned.
    pub fn read_interrupted(text: &str) -> Result<(Journal, Option<usize>), JournalError> {
        let whole = text.rfind('\n').map_or(0, |at| at + 1);
        let cut = if whole < text.len() { Some(text[..whole].lines().count() + 1) } else { None };
        let first = text.lines().next().unwrap_or_default();
        let at = |line| move |fault| JournalError::new(line, fault);
        match first.split_once(' ') {
            Some(("daikaiju-journal", version)) if version.trim() == FORMAT.to_string() => {}
            Some(("daikaiju-journal", version)) => {
                return Err(at(1)(Fault::Format { found: short(version) }));
            }
            _ => return Err(at(1)(Fault::NotAJournal { found: short(first) })),
        }
        let mut head = Head::default();
        let mut entries: Vec<Entry> = Vec::new();
        let mut last = 1;
        for (n, line) in text[..whole].lines().enumerate().skip(1) {
            let (n, line) = (n + 1, line.trim());
            last = n;
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            if line.starts_with(|c: char| c.is_ascii_digit()) {
                // Before the edition is known, dice cannot be read; the head's fault is told then.
                let entry = entry(line, n, head.edition.unwrap_or(Edition::MonsterBox)).map_err(at(n))?;
                let expected = entries.len() as u32;
                if entry.number != expected {
                    return Err(at(n)(Fault::Number { found: entry.number, expected }));
                }
                entries.push(entry);
            } else if entries.is_empty() {
                head.line(line, n).map_err(at(n))?;
            } else {
                return Err(at(n)(Fault::Syntax {
                    found: short(line),
                    expected: "an entry, beginning with its number",
                }));
            }
        }
        let (header, places) = head.finish().map_err(at(entries.first().map_or(last, |e| e.line)))?;
        Ok((Journal { header, entries, places }, cut))
    }
}

/// The head while it is read.
#[derive(Default)]
struct Head {
    engine: Option<(String, String)>,
    sets: Vec<(String, String)>,
    edition: Option<Edition>,
    players: Option<u8>,
    with: Vec<String>,
    without_cards: Vec<String>,
    hearts: Option<u8>,
    stars_to_win: Option<u8>,
    seal: Option<Seal>,
    seats: Vec<SeatOf>,
    places: Vec<(String, usize)>,
}

impl Head {
    fn line(&mut self, line: &str, n: usize) -> Result<(), Fault> {
        let (keyword, rest) = line.split_once(' ').unwrap_or((line, ""));
        let rest = rest.trim();
        let wrong = |expected| Fault::Syntax { found: short(line), expected };
        let twice = |there: bool| match there {
            true => Err(Fault::Twice { keyword: keyword.to_string() }),
            false => Ok(()),
        };
        let words: Vec<&str> = rest.split_whitespace().collect();
        let mut place = keyword.to_string();
        match (keyword, &words[..]) {
            ("engine", [version, "rules", hash]) => {
                twice(self.engine.is_some())?;
                self.engine = Some((version.to_string(), hash.to_string()));
            }
            ("engine", _) => return Err(wrong("engine VERSION rules HASH")),
            ("set", [id, hash]) => {
                twice(self.sets.iter().any(|(known, _)| known == id))?;
                self.sets.push((id.to_string(), hash.to_string()));
                place = format!("set {id}");
            }
            ("set", _) => return Err(wrong("set NAME HASH")),
            ("edition", _) => {
                twice(self.edition.is_some())?;
                self.edition = Some(
                    Edition::from_id(rest)
                        .ok_or_else(|| wrong("edition monster-box, edition origins or edition new-york"))?,
                );
            }
            ("players", _) => {
                twice(self.players.is_some())?;
                self.players =
                    Some(plain_number(rest).ok_or_else(|| wrong("players and a number from 2 to 6"))?);
            }
            ("with", [word]) => {
                self.with.push(word.to_string());
                place = format!("with {word}");
            }
            ("with", _) => return Err(wrong("with and one addition")),
            ("without-card", [card]) => {
                self.without_cards.push(card.to_string());
                place = format!("without-card {card}");
            }
            ("without-card", _) => return Err(wrong("without-card and one card")),
            ("hearts", _) => {
                twice(self.hearts.is_some())?;
                self.hearts = Some(plain_number(rest).ok_or_else(|| wrong("hearts and a number"))?);
            }
            ("stars-to-win", _) => {
                twice(self.stars_to_win.is_some())?;
                self.stars_to_win =
                    Some(plain_number(rest).ok_or_else(|| wrong("stars-to-win and a number"))?);
            }
            ("fair", [table, promise]) | ("fair", [table, promise, _]) => {
                twice(self.seal.is_some())?;
                let seed = match words.get(2) {
                    Some(seed) => Some(secret(seed).ok_or_else(|| wrong(FAIR))?),
                    None => None,
                };
                secret(promise).ok_or_else(|| wrong(FAIR))?;
                let (table, promise) = (table.to_string(), promise.to_string());
                self.seal = Some(Seal { table, promise, seed, players: Vec::new() });
            }
            ("fair-seat", [seat, promise, seed]) => {
                let seal = self.seal.as_mut().ok_or_else(|| wrong(FAIR))?;
                let seat = seat_number(seat).ok_or_else(|| wrong(FAIR_SEAT))?;
                secret(promise).ok_or_else(|| wrong(FAIR_SEAT))?;
                let seed = secret(seed).ok_or_else(|| wrong(FAIR_SEAT))?;
                if seal.players.iter().any(|known| known.seat >= seat) {
                    return Err(wrong(FAIR_SEAT));
                }
                seal.players.push(PlayerSeal { seat, promise: promise.to_string(), seed });
                place = format!("fair-seat {}", seat + 1);
            }
            ("fair", _) => return Err(wrong(FAIR)),
            ("fair-seat", _) => return Err(wrong(FAIR_SEAT)),
            ("seat", _) => {
                place = format!("seat {}", self.seats.len() + 1);
                let seat = seat(rest, self.seats.len() as u8).ok_or_else(|| wrong(SEAT))?;
                self.seats.push(seat);
            }
            _ => {
                return Err(wrong(
                    "one of engine, set, edition, players, with, without-card, hearts, stars-to-win, seat, fair, fair-seat, or an entry",
                ));
            }
        }
        self.places.push((place, n));
        Ok(())
    }

    fn finish(self) -> Result<(Header, Vec<(String, usize)>), Fault> {
        let missing = |line| Fault::Missing { line };
        let (engine, rules) = self.engine.ok_or(missing("engine VERSION rules HASH"))?;
        let edition = self.edition.ok_or(missing("edition NAME"))?;
        let players = self.players.ok_or(missing("players NUMBER"))?;
        if self.seats.len() != players as usize {
            return Err(if self.seats.len() < players as usize {
                missing("seat NUMBER MONSTER WHO, one for each player")
            } else {
                Fault::Twice { keyword: "seat".to_string() }
            });
        }
        let mut options = TableOptions::new(edition, players);
        options.with = self.with;
        options.without_cards = self.without_cards;
        options.hearts = self.hearts;
        options.stars_to_win = self.stars_to_win;
        // Evolutions belong to monsters, so a table with them is set up by who sits where.
        if options.with.iter().any(|w| w == "power-up") {
            options.monsters = self.seats.iter().map(|seat| seat.monster.clone()).collect();
        }
        let (sets, seats, seal) = (self.sets, self.seats, self.seal);
        Ok((Header { engine, rules, sets, options, seats, seal }, self.places))
    }
}

/// Reads the rest of a seat's line; seats come in order.
fn seat(rest: &str, expected: u8) -> Option<SeatOf> {
    let (number, rest) = rest.split_once(' ')?;
    if seat_number(number)? != expected {
        return None;
    }
    let (monster, who) = rest.trim_start().split_once(' ')?;
    let player = match who.trim().strip_prefix("human ") {
        Some(name) => Player::Human(unquoted(name.trim())?),
        // What a bot is called may have spaces: it can be a command.
        None => Player::Bot(who.trim().strip_prefix("bot:").filter(|kind| !kind.is_empty())?.to_string()),
    };
    Some(SeatOf { monster: monster.to_string(), player })
}

fn unquoted(text: &str) -> Option<String> {
    let inner = text.strip_prefix('"')?.strip_suffix('"')?;
    let mut out = String::new();
    let mut letters = inner.chars();
    while let Some(c) = letters.next() {
        match c {
            '\\' => out.push(letters.next().filter(|c| matches!(c, '"' | '\\'))?),
            '"' => return None,
            c => out.push(c),
        }
    }
    Some(out)
}

/// Reads an entry: number, seat, action, chance, hash.
fn entry(line: &str, n: usize, edition: Edition) -> Result<Entry, Fault> {
    let wrong = |found: &str, expected| Fault::Syntax { found: short(found), expected };
    let mut words = line.split_whitespace();
    let number = words.next().unwrap_or_default();
    let number = plain_number(number).ok_or_else(|| wrong(number, "the number of the entry"))?;
    let seat = words.next().unwrap_or_default();
    let action = words.next().unwrap_or_default();
    let mut names = Vec::new();
    let answer = if number == 0 {
        if (seat, action) != ("-", "deal") {
            return Err(wrong(line, "the deal: 0 - deal, its chance, and its hash"));
        }
        None
    } else {
        let seat = seat_number(seat).ok_or_else(|| wrong(seat, "a seat from 1 to 6"))?;
        let action = parse_action(action, &mut names)
            .ok_or_else(|| wrong(action, "an action such as roll:135, pass or buy:17/acid-attack"))?;
        Some((seat, action))
    };
    let rest: Vec<&str> = words.collect();
    let Some((hash, chance)) = rest.split_last() else { return Err(wrong(line, HASH)) };
    let hash = hash.strip_prefix('#').filter(|h| h.len() == 16 && h.bytes().all(|b| b.is_ascii_hexdigit()));
    let hash = hash.and_then(|h| u64::from_str_radix(h, 16).ok()).ok_or_else(|| wrong(line, HASH))?;
    let mut outcomes = Vec::with_capacity(chance.len());
    for word in chance {
        let (outcome, name) = outcome::parse(word, edition)
            .ok_or_else(|| wrong(word, "chance such as dice:2=13ss or deck=17/acid-attack"))?;
        outcomes.push(outcome);
        names.extend(name);
    }
    Ok(Entry { number, answer, chance: outcomes, hash, line: n, names })
}

/// Reads an action; where it is about a card, the name behind the number is noted.
fn parse_action(text: &str, names: &mut Vec<Named>) -> Option<Action> {
    let (word, value) = text.split_once(':').unwrap_or((text, ""));
    if !matches!(word, "use" | "play" | "card" | "buy") {
        return text.parse().ok();
    }
    let named = outcome::card(value)?;
    let action = format!("{word}:{}", named.number).parse().ok();
    names.push(named);
    action
}

/// At most this much of a faulty line is repeated in an error.
const SHOWN: usize = 60;

fn short(text: &str) -> String {
    let clean: String = text.chars().map(|c| if c.is_control() { '\u{fffd}' } else { c }).collect();
    match clean.char_indices().nth(SHOWN) {
        Some((at, _)) => format!("{}...", &clean[..at]),
        None => clean,
    }
}
