//! What viewers are shown of a game: everything that leaves the server about it goes through [`Show::next`].

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use cards::catalogue::Catalogue;
use cards::words::Lang;
use odds::Solver;
use protocol as p;
use rules::Seat;
use table::Order;
use table::room::{Room, Telling};
use tell::cast::Cast;
use tell::wire::{self, Story};

use crate::actor::json;
use crate::setup::{Setup, level_of, player_of};

/// How a bot that stands in for somebody plays.
pub(crate) const STAND_IN: &str = "brawler";

/// Who looks, and in which language.
pub type Viewer = (Option<Seat>, Lang);

/// What a connection has been sent.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sent {
    /// Lines of the log.
    pub log: u32,
    /// The frame.
    pub frame: u32,
}

/// What besides the game a frame depends on.
#[derive(Clone, Copy)]
pub struct About<'a> {
    /// How the table is set up.
    pub options: &'a p::TableOptions,
    /// The table, for what is opened at the end, and its code.
    pub(crate) setup: Option<(&'a Setup, &'a str)>,
    /// Milliseconds, as for the room.
    pub now: u64,
}

impl<'a> About<'a> {
    /// A table of which only the options are known.
    pub fn new(options: &'a p::TableOptions, now: u64) -> About<'a> {
        About { options, setup: None, now }
    }
}

/// Frames made in this round, by viewer and language.
pub type Made = HashMap<Viewer, Round>;

/// A frame made in this round.
pub struct Round {
    message: p::ServerMessage,
    /// What has been sent with it.
    sent: Sent,
    /// The message for somebody who has so many lines: most have as many as the one before.
    text: Option<(u32, Arc<str>)>,
}

/// What is needed to show a game.
pub struct Show {
    story: Story,
    cast: Cast<'static>,
    /// For each viewer and language the number of the last frame, and what it showed.
    shown: HashMap<Viewer, (u32, u64)>,
    solver: Solver,
}

impl Show {
    /// Of this room nothing has been told yet.
    pub fn new(catalogue: &Catalogue, room: &Room<'static>) -> Show {
        let session = room.session();
        let cast = Cast::new(catalogue, session.table(), &session.header().seats);
        let hearts = session.table().options.hearts.unwrap_or(room.rules().book.hearts);
        let story = Story::new(room.chairs().len() as u8, hearts);
        let solver = Solver::with_dice(tell::dice::whose(cast.say(Lang::En)));
        Show { story, cast, shown: HashMap::new(), solver }
    }

    /// Tells the story on.
    pub fn tell(&mut self, tale: &[Telling]) {
        for telling in tale {
            match telling {
                Telling::Cut(events) => self.story.cut(*events),
                Telling::Add(events) => self.story.add(events),
            }
        }
    }

    /// How many lines a viewer has been told.
    pub fn lines_for(&self, viewer: Option<Seat>) -> u32 {
        self.story.lines_for(viewer)
    }

    /// The next message for somebody who has been sent so much, if there is anything new (or `even_if_same`), and what
    /// has been sent then.
    pub fn next(
        &mut self,
        room: &Room,
        about: About,
        viewer: Viewer,
        sent: Sent,
        even_if_same: bool,
        made: &mut Made,
    ) -> Option<(Arc<str>, Sent)> {
        let round = match made.entry(viewer) {
            Entry::Occupied(there) => there.into_mut(),
            Entry::Vacant(place) => {
                let lines = self.story.lines_for(viewer.0);
                let mut frame = Box::new(self.frame(room, about.options, viewer));
                frame.over = about.setup.and_then(|(setup, code)| self.over(room, setup, code));
                let hash = content(&frame, lines);
                let (number, before) = self.shown.entry(viewer).or_default();
                if *before != hash {
                    (*number, *before) = (*number + 1, hash);
                }
                frame.frame = *number;
                clocks(&mut frame, room, viewer.0, about.now);
                let sent = Sent { log: lines, frame: *number };
                place.insert(Round { message: p::ServerMessage::Frame(frame), sent, text: None })
            }
        };
        if !even_if_same && sent == round.sent {
            return None;
        }
        let from = sent.log.min(round.sent.log);
        if let Some((_, text)) = round.text.as_ref().filter(|it| it.0 == from) {
            return Some((text.clone(), round.sent));
        }
        if let p::ServerMessage::Frame(frame) = &mut round.message {
            frame.log_from = from;
            frame.log = self.story.lines(&self.cast, self.cast.say(viewer.1), viewer.0, from);
        }
        let text = json(&round.message);
        round.text = Some((from, text.clone()));
        Some((text, round.sent))
    }

    /// The game as a viewer is shown it, but for the log and for what passes by itself.
    fn frame(&mut self, room: &Room, options: &p::TableOptions, (viewer, lang): Viewer) -> p::Frame {
        let (cast, say) = (&self.cast, self.cast.say(lang));
        let view = room.view(viewer);
        let mut frame = wire::position(cast, &view, say);
        for monster in &mut frame.monsters {
            let seat = monster.seat - 1;
            let chair = room.chair(seat);
            monster.name = chair.name.clone();
            monster.player = match (&chair.bot, chair.stand_in, chair.away_since) {
                (Some(bot), _, _) => player_of(bot),
                (_, true, _) => p::Player::StandIn { level: level_of(STAND_IN) },
                (_, _, Some(_)) => p::Player::Away { bot_in: None },
                _ => p::Player::Human,
            };
        }
        frame.paused = room.is_paused();
        frame.reasons = options.help == p::Help::Odds && !room.rules().has_hidden_cards();
        if let Some(seat) = viewer {
            frame.undo = room.can_undo(seat);
            frame.standing = room.chair(seat).orders.iter().map(order_out).collect();
            let decision = room.rules().decision(view.game());
            if let Some(open) = room.question(seat).filter(|_| !room.chair(seat).is_bot_now()) {
                let mut prompt = wire::prompt(cast, &view, open.decision, &open.options, say);
                if let Some(prompt) = &mut prompt {
                    prompt.id = open.id;
                    let orders = table::possible(room.rules(), open.decision, &open.options);
                    prompt.automate = orders.iter().map(order_out).collect();
                    if options.help == p::Help::Odds {
                        prompt.odds = wire::odds(room.rules(), &view, &mut self.solver);
                    }
                }
                frame.prompt = prompt;
            } else if let Some(decision) = decision {
                let plays = room.interjections(seat);
                if !plays.is_empty() && !room.chair(seat).is_bot_now() {
                    frame.plays = wire::plays(cast, &view, decision, &plays, say);
                }
            }
        }
        frame
    }

    /// How the game ended, if it has.
    fn over(&self, room: &Room, setup: &Setup, code: &str) -> Option<p::Over> {
        let (rules, game) = (room.rules(), room.game());
        let over = wire::over(rules, game)?;
        let seal = setup.seal(code);
        let hex = table::fair::hex;
        let players = seal.players.iter().map(|player| p::PlayerSeal {
            seat: player.seat + 1,
            promise: player.promise.clone(),
            seed: hex(&player.seed),
        });
        let city = |place: u8| rules.book.places.get(place as usize).is_some_and(|place| place.city);
        Some(p::Over {
            rematch: setup.rematch.clone(),
            course: wire::course(game.players, &self.story, city),
            seal: Some(p::Seal {
                promise: seal.promise.clone(),
                seed: seal.seed.as_ref().map(|seed| hex(seed)),
                players: players.collect(),
            }),
            ..over
        })
    }
}

fn order_out(order: &Order) -> p::Order {
    match order {
        Order::Pass { topic, card } => p::Order::Pass { topic: topic.clone(), id: card.clone() },
        Order::OnlyForLife => p::Order::OnlyForLife,
        Order::LeaveAt { hearts } => p::Order::LeaveAt { hearts: *hearts },
    }
}

/// Fills in what passes by itself.
fn clocks(frame: &mut p::Frame, room: &Room, viewer: Option<Seat>, now: u64) {
    let short = |time: u64| u32::try_from(time).unwrap_or(u32::MAX);
    let until = |at: u64| short(at.saturating_sub(now));
    for monster in &mut frame.monsters {
        let seat = monster.seat - 1;
        if let p::Player::Away { bot_in } = &mut monster.player {
            *bot_in = room.absence(seat).map(until);
        }
        if room.options().clock.bank() > 0 {
            // Others' banks must not tell how long somebody thought about a secret question.
            let own = viewer == Some(seat);
            monster.bank = Some(short(if own { room.chair(seat).bank } else { room.shown_bank(seat) }));
        }
    }
    if let (Some(prompt), Some(seat)) = (&mut frame.prompt, viewer) {
        prompt.left = room.deadline(seat).map(until);
    }
}

/// Identifies what a frame shows.
fn content(frame: &p::Frame, lines: u32) -> u64 {
    struct Into(DefaultHasher);
    impl std::io::Write for Into {
        fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
            self.0.write(bytes);
            Ok(bytes.len())
        }
        fn flush(&mut self) -> std::io::Result<()> {
            Ok(())
        }
    }
    let mut into = std::io::BufWriter::new(Into(DefaultHasher::new()));
    // Into memory nothing fails.
    let _ = serde_json::to_writer(&mut into, frame);
    let mut hasher = into.into_inner().map_or_else(|_| DefaultHasher::new(), |into| into.0);
    lines.hash(&mut hasher);
    hasher.finish()
}
