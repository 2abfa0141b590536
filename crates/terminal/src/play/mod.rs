//! A complete game at the terminal: people in turn at one keyboard, bots in the other seats.

mod human;
mod options;
mod setup;

use std::fs::{File, OpenOptions};
use std::io::{BufRead, Write};
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use bots::{Bot, Situation};
use cards::catalogue::Catalogue;
use rules::{Action, Decision, Event, Options, Seat, Seeded};
use table::{Done, Journal, Player, Session};

pub use options::{Finish, PlayError, PlayOptions};

use crate::board;
use crate::cast::Cast;
use crate::narrator::Narrator;
use crate::say::Say;
use crate::screen::Screen;
use crate::tally::Tally;

/// Plays a game, or goes on with one, until it is over, somebody quits or the input ends.
pub fn run(
    options: &PlayOptions,
    input: &mut dyn BufRead,
    output: &mut dyn Write,
) -> Result<Finish, PlayError> {
    let catalogue = Catalogue::with_files(&options.sets).map_err(|error| PlayError::Set(Box::new(error)))?;
    let seed = options.seed.unwrap_or_else(from_the_clock);
    let say = Say { lang: options.lang };
    let (colour, columns, echo) = (options.colour, options.columns.max(40), options.echo);
    let mut screen = Screen { input, output, colour, columns, echo };
    match &options.resume {
        Some(path) => {
            let (session, done, journal) = resume(&catalogue, path, seed)?;
            let mut playing =
                Playing::new(&catalogue, session, say, seed, screen, Some((path.clone(), journal)))?;
            let entries = playing.session.entries().into();
            playing.screen.text(&say.with("resumed", &[("n", cards::words::Value::Number(entries))]), "")?;
            if let Some(done) = done {
                playing.record(&done)?;
                playing.tell(&done.events)?;
            }
            playing.go()
        }
        None => {
            let table = setup::table(&catalogue, options)?;
            let journal = match &options.journal {
                Some(path) => Some((path.clone(), create(path)?)),
                None => None,
            };
            intro(&mut screen, say, &table.rules)?;
            let mut rng = Seeded::new(seed);
            let players = table.rules.players;
            let seats = setup::seats(&catalogue, options, players, say, &mut rng, &mut screen);
            let seats = match seats.inspect_err(|_| forget(&journal))? {
                Ok(seats) => seats,
                Err(finish) => {
                    forget(&journal);
                    if finish == Finish::InputEnded {
                        screen.line(&say.it("input-ended"))?;
                    }
                    return Ok(finish);
                }
            };
            let (session, done) = Session::deal(&catalogue, table, seats, rng.bits());
            let mut playing = Playing::new(&catalogue, session, say, seed, screen, journal)?;
            let head = playing.session.header().to_string();
            playing.write(&head)?;
            playing.record(&done)?;
            playing.tell(&done.events)?;
            playing.go()
        }
    }
}

/// A journal without a game in it is no journal.
fn forget(journal: &Option<(PathBuf, File)>) {
    if let Some((path, _)) = journal {
        // If it cannot be removed, an empty file stays behind: no harm.
        let _ = std::fs::remove_file(path);
    }
}

fn from_the_clock() -> u64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    now.as_nanos() as u64 ^ u64::from(std::process::id()) << 40
}

/// The game in three sentences, for whoever has never played it.
fn intro(screen: &mut Screen, say: Say, rules: &rules::Rules) -> Result<(), PlayError> {
    let stars = ("stars", rules.book.stars_to_win.into());
    screen.text(&crate::paint::bold(&say.it("intro-title")), "")?;
    screen.text(&say.with("intro", &[stars]), "")?;
    screen.line("")?;
    Ok(())
}

fn create(path: &Path) -> Result<File, PlayError> {
    OpenOptions::new().write(true).create_new(true).open(path).map_err(|error| match error.kind() {
        std::io::ErrorKind::AlreadyExists => PlayError::JournalExists(path.to_path_buf()),
        _ => PlayError::File(path.to_path_buf(), error),
    })
}

/// Reads a journal and opens it for going on; a line that was being written when the program stopped is cut away.
fn resume<'c>(
    catalogue: &'c Catalogue,
    path: &Path,
    seed: u64,
) -> Result<(Session<'c>, Option<Done>, File), PlayError> {
    let at = |error| PlayError::File(path.to_path_buf(), error);
    let bytes = std::fs::read(path).map_err(at)?;
    let text = String::from_utf8_lossy(&bytes);
    let in_journal = |error| PlayError::Journal(path.to_path_buf(), error);
    let (journal, cut) = Journal::read_interrupted(&text).map_err(in_journal)?;
    let (session, done) = Session::resume(catalogue, &journal, seed).map_err(in_journal)?;
    let file = OpenOptions::new().append(true).open(path).map_err(at)?;
    if cut.is_some() {
        let whole = bytes.iter().rposition(|&b| b == b'\n').map_or(0, |at| at + 1);
        file.set_len(whole as u64).map_err(at)?;
    }
    Ok((session, done, file))
}

/// A game going on.
struct Playing<'c, 'a> {
    catalogue: &'c Catalogue,
    session: Session<'c>,
    cast: Cast<'c>,
    say: Say,
    screen: Screen<'a>,
    narrator: Narrator,
    bots: Vec<Option<Box<dyn Bot>>>,
    rngs: Vec<Seeded>,
    journal: Option<(PathBuf, File)>,
    solver: odds::Solver,
    /// Sorts of questions that were explained already.
    explained: Vec<&'static str>,
    /// Cards whose text was shown, and in which turn.
    read: Vec<(u16, rules::CardId)>,
    /// The turn whose board was shown.
    shown: Option<u16>,
    /// People who are out have been told.
    told_out: bool,
}

impl<'c, 'a> Playing<'c, 'a> {
    fn new(
        catalogue: &'c Catalogue,
        session: Session<'c>,
        say: Say,
        seed: u64,
        screen: Screen<'a>,
        journal: Option<(PathBuf, File)>,
    ) -> Result<Self, PlayError> {
        let seats = session.header().seats.clone();
        let mut bots = Vec::new();
        for seat in &seats {
            bots.push(match &seat.player {
                Player::Bot(kind) => Some(bots::by_name(kind).map_err(PlayError::Bot)?),
                Player::Human(_) => None,
            });
        }
        let rngs = (0..seats.len() as u64).map(|n| Seeded::new(seed ^ (n + 1) << 32)).collect();
        let cast = Cast::new(catalogue, session.table(), &seats);
        let begun = session.entries() > 1;
        let tally = match begun {
            true => Tally::of(session.game()),
            false => Tally::before_deal(session.rules().players, session.rules().book.hearts),
        };
        Ok(Playing {
            catalogue,
            session,
            cast,
            say,
            screen,
            narrator: Narrator::new(tally, begun),
            bots,
            rngs,
            journal,
            solver: odds::Solver::new(),
            explained: Vec::new(),
            read: Vec::new(),
            shown: None,
            told_out: false,
        })
    }

    /// Plays on until somebody has to stop.
    fn go(mut self) -> Result<Finish, PlayError> {
        while let Some(decision) = self.session.rules().decision(self.session.game()) {
            if let Some((seat, action)) = self.bots_interject(decision) {
                self.answer(seat, action)?;
                continue;
            }
            if let Some(finish) = self.all_people_out()? {
                return self.stop(finish);
            }
            // Bots first: where several are asked at once, people need not wait for them.
            let seats = (0..8).filter(|seat| decision.seats >> seat & 1 == 1);
            let (bots, people): (Vec<Seat>, Vec<Seat>) = seats.partition(|&seat| !self.cast.is_human(seat));
            let action = match bots.first() {
                Some(&seat) => (seat, self.bot_answers(seat, decision)),
                None => {
                    let seat = people.first().copied().unwrap_or_default();
                    match self.person_answers(seat, decision)? {
                        Ok(action) => (seat, action),
                        Err(finish) => return self.stop(finish),
                    }
                }
            };
            self.answer(action.0, action.1)?;
        }
        self.over()
    }

    /// Bots may use any-time cards before the one who is asked answers.
    fn bots_interject(&mut self, decision: Decision) -> Option<(Seat, Action)> {
        let (rules, game) = (self.session.rules(), self.session.game());
        let mut options = Options::default();
        let others = rules.may_interject(game) & !decision.seats;
        for seat in (0..game.players).filter(|seat| others >> seat & 1 == 1) {
            rules.interjections(game, seat, &mut options);
            let Some(bot) = self.bots[seat as usize].as_mut().filter(|_| !options.is_empty()) else {
                continue;
            };
            let view = rules.view(game, Some(seat));
            let situation = Situation { rules, game: view.game(), seat, decision, options: &options };
            if let Some(action) = bot.interject(&situation, &mut self.rngs[seat as usize]) {
                return Some((seat, action));
            }
        }
        None
    }

    fn bot_answers(&mut self, seat: Seat, decision: Decision) -> Action {
        let (rules, game) = (self.session.rules(), self.session.game());
        let mut options = Options::default();
        rules.options(game, seat, &mut options);
        let view = rules.view(game, Some(seat));
        let situation = Situation { rules, game: view.game(), seat, decision, options: &options };
        match &mut self.bots[seat as usize] {
            Some(bot) => bot.answer(&situation, &mut self.rngs[seat as usize]),
            None => options.get(0).unwrap_or(Action::Pass),
        }
    }

    /// Carries an answer out: written down first, then told.
    fn answer(&mut self, seat: Seat, action: Action) -> Result<(), PlayError> {
        if self.cast.is_human(seat) {
            self.narrator.answers();
        }
        let done = self.session.answer(seat, action).map_err(PlayError::Refused)?;
        self.record(&done)?;
        self.tell(&done.events)
    }

    fn record(&mut self, done: &Done) -> Result<(), PlayError> {
        let line = done.line.clone();
        self.write(&line)
    }

    fn write(&mut self, text: &str) -> Result<(), PlayError> {
        match &mut self.journal {
            Some((path, file)) => {
                file.write_all(text.as_bytes()).map_err(|error| PlayError::File(path.clone(), error))
            }
            None => Ok(()),
        }
    }

    fn tell(&mut self, events: &[Event]) -> Result<(), PlayError> {
        let to = self.only_person();
        Ok(self.narrator.tell(&self.cast, self.say, events, to, &mut self.screen)?)
    }

    /// The one person at the screen, if it is one.
    fn only_person(&self) -> Option<Seat> {
        let mut people = (0..self.cast.seats.len() as Seat).filter(|&seat| self.cast.is_human(seat));
        people.next().filter(|_| people.next().is_none())
    }

    /// The game is over: who won, the board, and where the journal is.
    fn over(mut self) -> Result<Finish, PlayError> {
        let game = self.session.game();
        let winners = game.end.map_or(0, |end| end.winners);
        let lines = board::monsters(&self.cast, self.say, game, None, self.screen.columns);
        self.screen.lines(&lines)?;
        if let Some((path, _)) = &self.journal {
            let text = self.say.with("journal-over", &[("file", path.display().to_string().into())]);
            self.screen.text(&text, "")?;
        }
        self.screen.output.flush()?;
        Ok(Finish::Over { winners })
    }

    /// The game stops unfinished: how to go on.
    fn stop(mut self, finish: Finish) -> Result<Finish, PlayError> {
        if finish == Finish::InputEnded {
            let text = self.say.it("input-ended");
            self.screen.text(&text, "")?;
        }
        let text = match &self.journal {
            Some((path, _)) => self.say.with("journal-kept", &[("file", path.display().to_string().into())]),
            None => self.say.it("journal-none"),
        };
        self.screen.text(&text, "")?;
        self.screen.output.flush()?;
        Ok(finish)
    }
}
