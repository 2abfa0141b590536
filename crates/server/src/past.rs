//! Finished games: their journal, their replay from anybody's seat, whether their dice were fair; and games that come
//! from elsewhere as journals.

use cards::catalogue::Catalogue;
use cards::words::{Lang, Phrase};
use protocol as p;
use rules::{Game, Outcome, Seat};
use table::fair::SealFault;
use table::room::{Record, Room};
use table::{Fault, Journal, JournalError, Player};
use tell::cast::Cast;
use tell::wire::{self, Story};

use crate::hub::{Absent, Hub};
use crate::refused::Refused;
use crate::setup::{self, Setup, Who};
use crate::store::{Change, Kept, Stage};

/// A game played again.
pub(crate) struct Played {
    /// Who and what is in it.
    pub cast: Cast<'static>,
    /// What happened.
    pub story: Story,
    /// For each entry of the journal, after how many events there was which position.
    pub positions: Vec<(usize, Game)>,
}

/// A game that was played; where something looks at one that goes on, it says so.
pub struct Past {
    pub setup: Setup,
    pub(crate) code: String,
    pub(crate) journal: Journal,
    text: String,
    pub(crate) is_over: bool,
}

fn broken(error: impl std::fmt::Display) -> Refused {
    Refused::new(p::ErrorCode::Frozen, "refused-replay").with("detail", error.to_string())
}

fn not_over() -> Refused {
    Refused::new(p::ErrorCode::NotStarted, "refused-not-over")
}

impl Past {
    /// The game of this table, if it is over.
    pub async fn find(hub: &Hub, code: &str) -> Result<Past, Refused> {
        let past = Past::so_far(hub, code).await?;
        if past.is_over { Ok(past) } else { Err(not_over()) }
    }

    /// The game of this table as far as it is played.
    pub(crate) async fn so_far(hub: &Hub, code: &str) -> Result<Past, Refused> {
        let Kept { stage, setup, .. } =
            hub.store.table(code).await.map_err(broken)?.ok_or(Absent::NoTable)?;
        let is_over = match stage {
            Stage::Lobby => return Err(not_over()),
            Stage::Play => false,
            Stage::Over => true,
        };
        let setup: Setup = serde_json::from_str(&setup).map_err(broken)?;
        let rows = hub.store.records(code).await.map_err(broken)?;
        let records: Result<Vec<Record>, _> = rows.iter().map(|row| serde_json::from_str(row)).collect();
        let head = setup.header.clone().unwrap_or_default();
        let mut header = Journal::read(&head).map_err(broken)?.header;
        // Once it is over, the server's number is opened.
        if is_over && header.seal.as_ref().is_some_and(|seal| seal.table == code) {
            header.seal = Some(setup.seal(code));
        }
        let text = Room::journal(&header, &records.map_err(broken)?);
        let journal = Journal::read(&text).map_err(broken)?;
        Ok(Past { setup, code: code.to_string(), journal, text, is_over })
    }

    /// The journal.
    pub fn journal(self) -> String {
        self.text
    }

    /// Everything that happened as a viewer was told it, and the position after a step for each.
    pub(crate) fn play(&self, catalogue: &'static Catalogue) -> Result<Played, Refused> {
        let mut replay = self.journal.replay(catalogue).map_err(broken)?;
        let table = replay.table().clone();
        let hearts = table.options.hearts.unwrap_or(table.rules.book.hearts);
        let mut story = Story::new(table.rules.players, hearts);
        let mut positions = Vec::new();
        for step in replay.by_ref() {
            let step = step.map_err(broken)?;
            story.add(&step.events);
            positions.push((story.len(), step.after));
        }
        let cast = Cast::new(catalogue, &table, &self.journal.header.seats);
        Ok(Played { cast, story, positions })
    }

    /// Is there such a seat?
    pub(crate) fn check(&self, viewer: Option<Seat>) -> Result<(), Refused> {
        let seats = self.journal.header.seats.len();
        match viewer.filter(|seat| usize::from(*seat) >= seats) {
            Some(_) => Err(Refused::new(p::ErrorCode::Malformed, "refused-replay-seats").with("n", seats)),
            None => Ok(()),
        }
    }

    /// The whole log for a viewer.
    pub fn replay(
        &self,
        catalogue: &'static Catalogue,
        viewer: Option<Seat>,
        lang: Lang,
    ) -> Result<p::Replay, Refused> {
        self.check(viewer)?;
        let played = self.play(catalogue)?;
        let log = played.story.lines(&played.cast, played.cast.say(lang), viewer, 0);
        Ok(p::Replay {
            table: self.code.clone(),
            options: self.setup.options.clone(),
            seen_by: viewer.map(wire::seat),
            marks: wire::marks(&log),
            curve: played.curve(viewer),
            log,
        })
    }

    /// The position at a line of the log, as a viewer may see it.
    pub fn frame(
        &self,
        catalogue: &'static Catalogue,
        viewer: Option<Seat>,
        lang: Lang,
        line: u32,
    ) -> Result<p::Frame, Refused> {
        self.check(viewer)?;
        let Played { cast, story, positions } = self.play(catalogue)?;
        let events = story.events_for(viewer, line.saturating_add(1));
        let say = cast.say(lang);
        let show = |game: &Game| wire::position(&cast, &cast.table.rules.view(game, viewer), say);
        let at = positions.partition_point(|(told, _)| *told < events).min(positions.len().saturating_sub(1));
        let Some((told, after)) = positions.get(at) else { return Err(broken("it is empty")) };
        // Dealing leads to many lines, too, and nothing has been dealt before it.
        let nothing = (0, cast.table.rules.blank());
        let before = at.checked_sub(1).map_or(&nothing, |n| &positions[n]);
        let mut frame = match Some(before).filter(|_| events < *told) {
            None => show(after),
            // An answer can lead to many lines: the position before it goes on with them, and is not ahead of them.
            Some((before_told, before)) => {
                let mut now = show(before);
                if at == 0 {
                    now.board = None;
                }
                story.go_on(&cast, say, &mut now, viewer, *before_told..events);
                if at == 0 {
                    // Building the city is told in part only: it stands there from the first line on.
                    now.board = show(after).board;
                }
                // What cannot be carried on, where cards lie, is as it will be, once the last of them lies there.
                if story.moves_no_cards(&cast, events..*told) { as_far_as(show(after), now) } else { now }
            }
        };
        frame.frame = line;
        frame.log_from = line;
        frame.log = story.lines(&cast, say, viewer, line).into_iter().take(1).collect();
        for (monster, seat) in frame.monsters.iter_mut().zip(&self.journal.header.seats) {
            match &seat.player {
                Player::Human(name) => monster.name = name.clone(),
                Player::Bot(bot) => monster.player = setup::player_of(bot),
            }
        }
        Ok(frame)
    }

    /// Was everything as promised?
    pub fn fairness(&self, catalogue: &Catalogue, lang: Lang) -> p::Fairness {
        let (mut dice, mut cards) = (0, 0);
        for outcome in self.journal.entries.iter().flat_map(|entry| &entry.chance) {
            match outcome {
                Outcome::Dice(_, n, _) => dice += u32::from(*n),
                Outcome::Card(..) => cards += 1,
            }
        }
        let (fair, finding) = match &self.journal.header.seal {
            None => (false, Phrase::new("finding-no-seal")),
            Some(seal) => match (self.journal.verify(catalogue), seal.players.len() as u8) {
                (Err(error), _) => (false, finding(&error)),
                // Then the server could have chosen a number that suits it: kept is the promise all the same.
                (Ok(_), 0) => (true, Phrase::new("finding-alone")),
                (Ok(_), n) => (true, Phrase::new("finding-kept").with("n", n)),
            },
        };
        p::Fairness { fair, findings: vec![finding.text(lang)], dice, cards }
    }
}

/// A position with only as much of what has a number or a place as another.
fn as_far_as(mut frame: p::Frame, now: p::Frame) -> p::Frame {
    for (monster, now) in frame.monsters.iter_mut().zip(now.monsters) {
        (monster.hearts, monster.stars, monster.energy) = (now.hearts, now.stars, now.energy);
        (monster.place, monster.alive) = (now.place, now.alive);
    }
    if now.turn == 0 {
        (frame.stage, frame.waiting, frame.asking) = (now.stage, now.waiting, now.asking);
    }
    (frame.turn, frame.active, frame.places) = (now.turn, now.active, now.places);
    frame.board = now.board;
    (frame.dice, frame.rolls_made, frame.rolls_left) = (now.dice, now.rolls_made, now.rolls_left);
    frame
}

/// What a journal that is not as promised is reproached with.
fn finding(error: &JournalError) -> Phrase {
    match &*error.fault {
        Fault::Seal(SealFault::NotOpened) => Phrase::new("finding-not-opened"),
        Fault::Seal(SealFault::Server) => Phrase::new("finding-server"),
        Fault::Seal(SealFault::Player(seat)) => {
            Phrase::new("finding-player").with("n", seat.saturating_add(1))
        }
        Fault::Unfair { right } => {
            Phrase::new("finding-unfair").with("right", right.as_str()).with("line", error.line)
        }
        _ => Phrase::new("finding-other").with("detail", error.to_string()),
    }
}

/// Takes a game in that was played elsewhere: everything is played again and compared first.
/// What is to be written comes back with the table's code.
pub fn import(catalogue: &Catalogue, code: String, text: &str) -> Result<(String, Vec<Change>), Refused> {
    let journal = Journal::read(text).map_err(bad)?;
    let mut over = false;
    for step in journal.replay(catalogue).map_err(bad)? {
        over = step.map_err(bad)?.after.is_over();
    }
    if !over {
        return Err(Refused::new(p::ErrorCode::BadOptions, "refused-journal-open"));
    }
    let header = &journal.header;
    let seats = header.seats.iter().map(|seat| {
        let (who, name) = match &seat.player {
            Player::Human(name) => (Who::Human, setup::clean_name(name).unwrap_or_default()),
            Player::Bot(bot) => match setup::player_of(bot) {
                p::Player::Program { name } => (Who::Program(name), String::new()),
                _ => (Who::Bot(setup::level_of(bot)), String::new()),
            },
        };
        setup::Seat { monster: Some(seat.monster.clone()), name, who, promise: None, seed: None }
    });
    let options = p::TableOptions {
        edition: header.options.edition.id().to_string(),
        with: header.options.with.clone(),
        without_cards: header.options.without_cards.clone(),
        hearts: header.options.hearts,
        stars: header.options.stars_to_win,
        ..p::TableOptions::default()
    };
    let setup = Setup {
        options,
        seats: seats.collect(),
        host: 1,
        secret: String::new(),
        starting: false,
        header: Some(header.to_string()),
        rematch: None,
        over: true,
    };
    let kept = Change::Table {
        code: code.clone(),
        now: crate::hub::today(),
        stage: Stage::Over,
        public: false,
        setup: serde_json::to_string(&setup).map_err(bad)?,
    };
    let mut changes = vec![kept];
    let lines = text.lines().map(str::trim).filter(|line| line.starts_with(|c: char| c.is_ascii_digit()));
    for (n, line) in lines.enumerate() {
        let record = Record::Entry { line: format!("{line}\n"), key: None, banks: Vec::new() };
        changes.push(Change::Record {
            code: code.clone(),
            seq: n as i64 + 1,
            key: None,
            record: serde_json::to_string(&record).map_err(bad)?,
        });
    }
    Ok((code, changes))
}

fn bad(error: impl std::fmt::Display) -> Refused {
    Refused::new(p::ErrorCode::BadOptions, "refused-journal").with("detail", error.to_string())
}
