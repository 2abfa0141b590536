//! A complete game at the terminal: people in turn at one keyboard, bots in the other seats.

mod covers;
mod human;
mod keep;
mod options;
mod setup;
mod standing;

use std::io::{BufRead, Write};
use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};

use bots::{Bot, ByName, Situation};
use cards::catalogue::Catalogue;
use cards::set::Board;
use cards::words::Value;
use outside::{Limits, Players};
use rules::{Action, Decision, Hook, Options, SEATS, Seat, Seeded};
use table::{Done, Journal, Player, Session};

use keep::Kept;
use standing::Standing;

pub use keep::LAST;
pub use options::{Cover, Finish, PlayError, PlayOptions};

use crate::board;
use crate::narrator::Narrator;
use crate::paint::{bold, dim};
use crate::screen::Screen;
use tell::cast::{Cast, clean};
use tell::say::Say;
use tell::tally::Tally;

/// Plays a game, or goes on with one, until it is over, somebody quits or the input ends.
pub fn run(
    options: &PlayOptions,
    input: &mut dyn BufRead,
    output: &mut dyn Write,
) -> Result<Finish, PlayError> {
    let catalogue = Catalogue::with_files(&options.sets).map_err(|error| PlayError::Set(Box::new(error)))?;
    let seed = options.seed.unwrap_or_else(from_the_clock);
    let say = Say::new(options.lang);
    let (colour, columns, echo) = (options.colour, options.columns.max(40), options.echo);
    let mut screen = Screen { input, output, colour, columns, echo, cover: options.cover };
    if let Some(path) = &options.resume {
        return resume(&catalogue, path, options, say, seed, screen);
    }
    let mut say = say.on(Board::of(options.edition));
    let table = setup::table(&catalogue, options)?;
    let mut journal = options.journal.as_deref().map(Kept::create).transpose()?;
    intro(&mut screen, say, &table.rules)?;
    let mut rng = Seeded::new(seed);
    let seats = setup::seats(&catalogue, options, &table.rules, &mut say, &mut rng, &mut screen);
    let seats = match seats {
        Ok(Ok(seats)) => seats,
        stopped => {
            journal.into_iter().for_each(Kept::forget);
            let finish = stopped?.err().unwrap_or(Finish::Quit);
            if finish == Finish::InputEnded {
                screen.line(&say.it("input-ended"))?;
            }
            return Ok(finish);
        }
    };
    if let Some(folder) = options.folder.as_ref().filter(|_| journal.is_none()) {
        // A game can be played without being written down, if its player knows.
        match Kept::create_last(folder) {
            Ok(kept) => journal = Some(kept),
            Err(error) => {
                screen.text(&say.with("journal-cannot", &[("why", error.to_string().into())]), "")?
            }
        }
    }
    let table = setup::seated(&catalogue, options, &seats)?;
    let (session, done) = Session::deal(&catalogue, table, seats, rng.bits());
    let mut playing = Playing::new(&catalogue, session, options.limits, say, seed, screen, journal)?;
    let head = playing.session.header().to_string();
    playing.write(&head)?;
    playing.record(&done)?;
    playing.tell(&done.events)?;
    playing.go()
}

fn from_the_clock() -> u64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    now.as_nanos() as u64 ^ u64::from(std::process::id()) << 40
}

/// The game in three sentences, for whoever has never played it.
fn intro(screen: &mut Screen, say: Say, rules: &rules::Rules) -> Result<(), PlayError> {
    let stars = ("stars", rules.book.stars_to_win.into());
    screen.text(&bold(&say.it("intro-title")), "")?;
    screen.text(&say.with("intro", &[stars]), "")?;
    screen.line("")?;
    Ok(())
}

/// Goes on with the game of a journal; a line that was being written when the program stopped is cut away.
fn resume(
    catalogue: &Catalogue,
    path: &Path,
    options: &PlayOptions,
    say: Say,
    seed: u64,
    screen: Screen,
) -> Result<Finish, PlayError> {
    let (mut kept, bytes) = Kept::open(path)?;
    let text = String::from_utf8_lossy(&bytes);
    let in_journal = |error| PlayError::Journal(path.to_path_buf(), error);
    let (journal, cut) = Journal::read_interrupted(&text).map_err(in_journal)?;
    trusted(&journal, &options.bots)?;
    let (session, done) = Session::resume(catalogue, &journal, seed).map_err(in_journal)?;
    let say = say.on(Board::of(session.rules().book.edition));
    let dropped = cut.map(|_| text.rsplit('\n').next().unwrap_or_default());
    if dropped.is_some() {
        let whole = bytes.iter().rposition(|&b| b == b'\n').map_or(0, |at| at + 1);
        kept.cut(whole as u64)?;
    }
    let mut playing = Playing::new(catalogue, session, options.limits, say, seed, screen, Some(kept))?;
    if let Some(line) = dropped {
        let text = say.with("resumed-cut", &[("line", clean(line).into())]);
        playing.screen.text(&text, "")?;
    }
    // What happened so far is not told again, but can be asked for.
    playing.narrator.mute = true;
    for step in journal.replay(catalogue).map_err(in_journal)? {
        let step = step.map_err(in_journal)?;
        playing.tell(&step.events)?;
    }
    playing.narrator.mute = false;
    if playing.session.game().is_over() {
        playing.screen.text(&say.it("resumed-over"), "")?;
        let last = playing.narrator.last(1);
        last.iter().try_for_each(|line| playing.screen.text(&bold(line), ""))?;
        return playing.over();
    }
    let entries = Value::Number(playing.session.entries().into());
    playing.screen.text(&say.with("resumed", &[("n", entries)]), "")?;
    let recap = playing.narrator.recap();
    recap.iter().try_for_each(|line| playing.screen.text(&dim(&format!("  {line}")), "     "))?;
    if let Some(done) = done {
        playing.record(&done)?;
        playing.tell(&done.events)?;
    }
    playing.go()
}

/// A journal can come from anywhere: it may start only programs, read only files and take only time that whoever sits here has
/// named.
fn trusted(journal: &Journal, named: &[String]) -> Result<(), PlayError> {
    let kinds = journal.header.seats.iter().filter_map(|seat| match &seat.player {
        Player::Bot(kind) if kind.contains(':') => Some(kind),
        _ => None,
    });
    let programs: Vec<&String> = kinds.collect();
    if let Some(unnamed) = programs.iter().find(|kind| !named.contains(kind)) {
        return Err(PlayError::Program(unnamed.to_string()));
    }
    let other = named.iter().find(|name| name.contains(':') && !programs.contains(name));
    other.map_or(Ok(()), |name| Err(PlayError::NotOfThisGame(name.clone())))
}

/// A game going on.
struct Playing<'c, 'a> {
    catalogue: &'c Catalogue,
    session: Session<'c>,
    cast: Cast<'c>,
    say: Say,
    screen: Screen<'a>,
    narrator: Narrator,
    players: Players<'c>,
    bots: Vec<Option<Box<dyn Bot + 'c>>>,
    rngs: Vec<Seeded>,
    journal: Option<Kept>,
    solver: odds::Solver,
    /// Sorts of questions that were explained already, and to whom where people have the keyboard in turn.
    explained: Vec<(Option<Seat>, &'static str)>,
    /// Cards whose text was shown, and in which turn.
    read: Vec<(u16, rules::CardId)>,
    /// The turn whose board was shown.
    shown: Option<u16>,
    /// People who are out have been told.
    told_out: bool,
    /// Who has the keyboard to himself, where several people share the screen.
    at_screen: Option<Seat>,
    /// How much each seat has seen told, in lines.
    seen: [usize; SEATS],
    /// A window that opened because of what hands could hold, and who has not been shown the like of a question yet.
    owed: Option<(Hook, u8)>,
    /// The session ended while nothing was asked.
    stopped: Option<Finish>,
    /// What people have settled.
    standing: Standing,
    /// The entry at which each seat was last asked whether it comes in between.
    beat_at: [u32; SEATS],
}

impl<'c, 'a> Playing<'c, 'a> {
    fn new(
        catalogue: &'c Catalogue,
        session: Session<'c>,
        limits: Limits,
        say: Say,
        seed: u64,
        screen: Screen<'a>,
        journal: Option<Kept>,
    ) -> Result<Self, PlayError> {
        let seats = session.header().seats.clone();
        let monsters: Vec<String> = seats.iter().map(|seat| seat.monster.clone()).collect();
        let players = Players::new(catalogue, session.table(), &monsters, limits);
        let mut bots = Vec::new();
        for seat in &seats {
            bots.push(match &seat.player {
                Player::Bot(kind) => Some(players.bot(kind, session.rules()).map_err(PlayError::Bot)?),
                Player::Human(_) => None,
            });
        }
        let rngs = (0..seats.len() as u64).map(|n| Seeded::new(seed ^ (n + 1) << 32)).collect();
        let cast = Cast::new(catalogue, session.table(), &seats);
        let tally = Tally::before_deal(session.rules().players, session.rules().book.hearts);
        Ok(Playing {
            catalogue,
            session,
            cast,
            say,
            screen,
            narrator: Narrator::new(tally),
            players,
            bots,
            rngs,
            journal,
            solver: odds::Solver::with_dice(tell::dice::whose(say)),
            explained: Vec::new(),
            read: Vec::new(),
            shown: None,
            told_out: false,
            at_screen: None,
            seen: [0; SEATS],
            owed: None,
            stopped: None,
            standing: Standing::default(),
            beat_at: [u32::MAX; SEATS],
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
            if let Some(finish) = self.stopped {
                return self.stop(finish);
            }
            match self.beat(decision)? {
                Some(Ok((seat, action))) => {
                    self.answer(seat, action)?;
                    continue;
                }
                Some(Err(finish)) => return self.stop(finish),
                None => {}
            }
            // Bots first: where several are asked at once, people need not wait for them.
            let seats = (0..8).filter(|seat| decision.seats >> seat & 1 == 1);
            let (bots, people): (Vec<Seat>, Vec<Seat>) = seats.partition(|&seat| !self.cast.is_human(seat));
            let action = match bots.first() {
                Some(&seat) => (seat, self.bot_answers(seat, decision)),
                None => {
                    let seat = people.first().copied().unwrap_or_default();
                    self.pay_window(seat)?;
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
            let Some(decision) = rules.decision(view.game()) else { continue };
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
        // The decision as the seat sees it: who else has answered already is none of its business.
        let decision = rules.decision(view.game()).unwrap_or(decision);
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
            self.note_seen(seat);
        }
        let done = self.session.answer(seat, action).map_err(PlayError::Refused)?;
        self.record(&done)?;
        self.window_closes(&done.events)?;
        self.tell(&done.events)
    }

    fn record(&mut self, done: &Done) -> Result<(), PlayError> {
        let line = done.line.clone();
        self.write(&line)
    }

    fn write(&mut self, text: &str) -> Result<(), PlayError> {
        match &mut self.journal {
            Some(kept) => kept.write(text),
            None => Ok(()),
        }
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
        for (seat, bot) in (0..).zip(&mut self.bots) {
            let rules = self.session.rules();
            bot.iter_mut().for_each(|bot| bot.over(rules, rules.view(game, Some(seat)).game(), seat));
        }
        let view = self.session.rules().view(game, None);
        let lines = board::monsters(&self.cast, self.say, &view, self.screen.columns);
        self.screen.lines(&lines)?;
        self.tell_of_programs()?;
        if let Some(kept) = &self.journal {
            let text = self.say.with("journal-over", &[("file", kept.typed().into())]);
            self.screen.line(&text)?;
        }
        self.screen.output.flush()?;
        Ok(Finish::Over { winners })
    }

    /// Programs that gave no useful answers are told of.
    fn tell_of_programs(&mut self) -> Result<(), PlayError> {
        for it in self.players.faults().iter().filter(|it| it.defaults() > 0) {
            let text = self.say.with(
                "program-faults",
                &[
                    ("bot", it.bot.as_str().into()),
                    ("n", Value::Number(it.defaults() as i64)),
                    ("first", it.first.clone().unwrap_or_default().into()),
                ],
            );
            self.screen.text(&text, "")?;
            it.said.iter().try_for_each(|line| self.screen.text(&dim(&format!("  {line}")), "    "))?;
        }
        Ok(())
    }

    /// The game stops unfinished: how to go on.
    fn stop(mut self, finish: Finish) -> Result<Finish, PlayError> {
        self.tell_of_programs()?;
        if finish == Finish::InputEnded {
            let text = self.say.it("input-ended");
            self.screen.text(&text, "")?;
        }
        let text = match &self.journal {
            Some(kept) => {
                let file = if kept.is_last { String::new() } else { kept.typed() };
                self.say.with("journal-kept", &[("file", file.into())]).trim_end().to_string()
            }
            None => self.say.it("journal-none"),
        };
        // A command to be copied is not broken.
        match self.journal {
            Some(_) => self.screen.line(&text)?,
            None => self.screen.text(&text, "")?,
        }
        self.screen.output.flush()?;
        Ok(finish)
    }
}
