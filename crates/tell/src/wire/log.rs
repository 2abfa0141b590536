//! What happened, line by line, for each viewer; and the course of a game in numbers.

use protocol as p;
use rules::lang::Resource;
use rules::{CardId, Event, Faces, Fallen, Leaving, NOBODY, Rules, STACKS, Seat};

use super::{board, cause, face, place, resource, seat, token};
use crate::borough::{borough_id, thing_id};
use crate::cast::Cast;
use crate::narrate::{self, Told, is_detail};
use crate::say::Say;
use crate::tally::Tally;

/// One thing that happened.
#[derive(Clone, Debug)]
struct Happening {
    event: Event,
    turn: u16,
    /// What the monsters had afterwards.
    now: Tally,
    begun: bool,
}

/// Everything that has happened at a table, in order.
#[derive(Clone, Debug)]
pub struct Story {
    all: Vec<Happening>,
    start: Tally,
}

impl Story {
    /// A story that begins with monsters that have so many hearts.
    pub fn new(players: u8, hearts: u8) -> Story {
        Story { all: Vec::new(), start: Tally::before_deal(players, hearts) }
    }

    /// Goes on.
    pub fn add(&mut self, events: &[Event]) {
        for event in events {
            let last = self.all.last();
            let mut now = last.map_or(self.start, |last| last.now);
            now.note(event);
            let (turn, begun) = match event {
                Event::TurnStarted { turn, .. } => (*turn, true),
                _ => last.map_or((0, false), |last| (last.turn, last.begun)),
            };
            self.all.push(Happening { event: *event, turn, now, begun });
        }
    }

    /// How many events it has.
    pub fn len(&self) -> usize {
        self.all.len()
    }

    /// Has nothing happened yet?
    pub fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// Forgets what happened after so many events: it was taken back.
    pub fn cut(&mut self, events: usize) {
        self.all.truncate(events);
    }

    /// How many lines a viewer has been told.
    pub fn lines_for(&self, viewer: Option<Seat>) -> u32 {
        self.lines_after(viewer, self.all.len())
    }

    /// How many lines a viewer has been told after so many events.
    pub fn lines_after(&self, viewer: Option<Seat>, events: usize) -> u32 {
        self.all.iter().take(events).filter(|it| is_told(&it.event, viewer)).count() as u32
    }

    /// The number of events that have happened when a viewer has been told so many lines: what follows them without
    /// being told belongs to them.
    pub fn events_for(&self, viewer: Option<Seat>, lines: u32) -> usize {
        let told = self.all.iter().enumerate().filter(|(_, it)| is_told(&it.event, viewer));
        told.map(|(at, _)| at).nth(lines as usize).unwrap_or(self.all.len())
    }

    /// Who chose to stay in Tokyo or to leave it, if an event tells of that.
    pub fn chosen_by(&self, event: usize) -> Option<Seat> {
        match self.all.get(event)?.event {
            Event::Stayed { seat } | Event::Left { seat, how: Leaving::Yielded, .. } => Some(seat),
            _ => None,
        }
    }

    /// Do these events leave all cards where they are?
    pub fn moves_no_cards(&self, cast: &Cast, events: std::ops::Range<usize>) -> bool {
        self.all.get(events).unwrap_or_default().iter().all(|it| {
            let more = matches!(
                it.event,
                Event::Eliminated { .. }
                    | Event::Swept { .. }
                    | Event::Reshuffled
                    | Event::EvolutionsDrawn { .. }
                    | Event::EvolutionsReshuffled { .. }
                    | Event::Tokens { .. }
                    | Event::MaskMoved { .. }
                    | Event::Ended { .. }
            );
            !more && Facts::of(cast, &it.event).card.is_none()
        })
    }

    /// A position from before some events, as far on as these go: everything that has a number, who is where, what
    /// stands in boroughs, and the dice. Only what the viewer was told counts.
    pub fn go_on(
        &self,
        cast: &Cast,
        say: Say,
        frame: &mut p::Frame,
        viewer: Option<Seat>,
        events: std::ops::Range<usize>,
    ) {
        let rules = &cast.table.rules;
        let first = events.start;
        for (n, it) in self.all.get(events).unwrap_or_default().iter().enumerate() {
            if !is_told(&it.event, viewer) {
                continue;
            }
            if let Some(place) = moved(rules, &it.event) {
                move_to(rules, frame, place);
            }
            if let Some(board) = &mut frame.board {
                let next = self.all.get(first + n + 1).map(|it| &it.event);
                board::go_on(cast, say, board, &it.event, next);
            }
            match it.event {
                Event::FirstPlayer { seat: who } => frame.active = seat(who),
                Event::TurnStarted { seat: who, turn, .. } => {
                    (frame.turn, frame.active, frame.stage) = (turn, seat(who), p::Stage::Play);
                    (frame.dice, frame.rolls_made) = (Vec::new(), 0);
                }
                Event::Rolled { faces, n, roll, .. } => {
                    let face = |at: u8| face(rules, faces.get(at as usize)).to_string();
                    frame.dice = (0..n).map(|at| p::Die { face: face(at), frozen: false }).collect();
                    frame.rolls_made = roll;
                }
                Event::Eliminated { seat: who, .. } => {
                    if let Some(monster) = frame.monsters.get_mut(who as usize) {
                        monster.alive = false;
                    }
                }
                _ => {}
            }
            for (s, monster) in (0..).zip(&mut frame.monsters) {
                let now = |what| it.now.get(s, what);
                monster.hearts = now(Resource::Hearts).min(255) as u8;
                monster.stars = now(Resource::Stars).min(255) as u8;
                monster.energy = now(Resource::Energy);
            }
        }
    }

    /// The lines a viewer is told, from this number on.
    pub fn lines(&self, cast: &Cast, say: Say, viewer: Option<Seat>, from: u32) -> Vec<p::LogLine> {
        let told = self.all.iter().filter(|it| is_told(&it.event, viewer));
        let new = told.enumerate().skip(from as usize);
        new.map(|(n, it)| line(cast, say, it, viewer, n as u32)).collect()
    }

    /// All events, for charts.
    pub fn events(&self) -> impl Iterator<Item = &Event> {
        self.all.iter().map(|it| &it.event)
    }
}

/// Who is where now, if an event says so.
fn moved(rules: &Rules, event: &Event) -> Option<(Seat, u8)> {
    // Outside Tokyo, or on the way to a borough: the last place then.
    let away = if rules.has_boroughs() { rules.book.places.len().saturating_sub(1) as u8 } else { 0 };
    match *event {
        Event::Entered { seat, place, .. } | Event::Moved { seat, place, .. } => Some((seat, place)),
        Event::Left { seat, .. } | Event::Eliminated { seat, .. } => Some((seat, away)),
        _ => None,
    }
}

fn move_to(rules: &Rules, frame: &mut p::Frame, (who, to): (Seat, u8)) {
    let (number, to) = (seat(who), place(rules, to));
    for it in &mut frame.places {
        if it.seat == Some(number) {
            it.seat = None;
        }
        if it.place == to {
            it.seat = Some(number);
        }
    }
    if let Some(monster) = frame.monsters.get_mut(who as usize) {
        monster.place = to.to_string();
    }
}

/// Is a viewer told of this? What only one seat has seen is told to that seat; of the others' looking at the deck
/// everybody is told that it happens.
fn is_told(event: &Event, viewer: Option<Seat>) -> bool {
    match (event.seen_by(), viewer) {
        (u8::MAX, _) => true,
        (_, Some(seat)) if event.seen_by() >> seat & 1 == 1 => true,
        _ => matches!(event, Event::Peeked { .. }),
    }
}

fn line(cast: &Cast, say: Say, it: &Happening, viewer: Option<Seat>, n: u32) -> p::LogLine {
    let told: Told = narrate::tell(cast, say, &it.event, &it.now, viewer);
    let facts = Facts::of(cast, &it.event);
    let secret = it.event.seen_by() != u8::MAX && viewer.is_none_or(|s| it.event.seen_by() >> s & 1 == 0);
    let card = facts.card.filter(|_| !secret);
    p::LogLine {
        n,
        turn: it.turn,
        event: told.key.trim_start_matches("ev-").to_string(),
        text: told.text,
        reason: told.reason,
        why: told.cause.map(|it| cause(cast, it)),
        detail: is_detail(&it.event, it.begun),
        seat: facts.seat.map(seat),
        by: facts.by.map(seat),
        card: card.map(|card| cast.table.rules.card_name(card).to_string()),
        amount: facts.amount,
        what: facts.what.map(str::to_string),
        dice: facts.dice.map_or(Vec::new(), |(faces, n)| {
            let name = |at: u8| face(&cast.table.rules, faces.get(at as usize)).to_string();
            (0..n).map(name).collect()
        }),
        place: facts.place.map(|at| place(&cast.table.rules, at).to_string()),
        borough: facts.borough.map(|at| borough_id(at).to_string()),
        stack: facts.stack,
    }
}

/// The parts of an event that programs want.
#[derive(Default)]
struct Facts {
    seat: Option<Seat>,
    by: Option<Seat>,
    card: Option<CardId>,
    amount: Option<i16>,
    what: Option<&'static str>,
    dice: Option<(Faces, u8)>,
    place: Option<u8>,
    borough: Option<u8>,
    stack: Option<u8>,
}

impl Facts {
    fn of(cast: &Cast, event: &Event) -> Facts {
        let none = Facts::default;
        let of = |seat: Seat| Facts { seat: Some(seat), ..none() };
        let some = |seat: Seat| (seat != NOBODY).then_some(seat);
        let face = |number: u8| Some(face(&cast.table.rules, number));
        match *event {
            Event::RolledForFirst { seat, faces, n } | Event::CardRolled { seat, faces, n, .. } => {
                Facts { dice: Some((faces, n)), ..of(seat) }
            }
            Event::Rolled { seat, faces, n, roll, .. } => {
                Facts { dice: Some((faces, n)), amount: Some(roll.into()), ..of(seat) }
            }
            Event::DieChanged { seat, die, to, .. } => {
                Facts { amount: Some(i16::from(die) + 1), what: face(to), ..of(seat) }
            }
            Event::Frozen { seat, die, face: it, .. } => {
                Facts { amount: Some(i16::from(die) + 1), what: face(it), ..of(seat) }
            }
            Event::ResultAdded { seat, face: it, amount, .. } => {
                Facts { amount: Some(amount.into()), what: face(it), ..of(seat) }
            }
            Event::FaceResolved { seat, face: it, count } => {
                Facts { amount: Some(count.into()), what: face(it), ..of(seat) }
            }
            Event::FaceUseless { seat, face: it, .. } => Facts { what: face(it), ..of(seat) },
            Event::Gained { seat, what, amount, .. } => {
                Facts { amount: Some(amount.into()), what: Some(resource(what)), ..of(seat) }
            }
            Event::Lost { seat, what, amount, .. } => {
                Facts { amount: Some(-i16::from(amount)), what: Some(resource(what)), ..of(seat) }
            }
            Event::HeartsLost { seat, amount, by, .. } => {
                Facts { amount: Some(-i16::from(amount)), what: Some("hearts"), by: some(by), ..of(seat) }
            }
            Event::Prevented { seat, amount, .. } | Event::LossHeld { seat, amount, .. } => {
                Facts { amount: Some(amount.into()), what: Some("hearts"), ..of(seat) }
            }
            Event::Survived { seat, hearts, .. } => {
                Facts { amount: Some(hearts.into()), what: Some("hearts"), ..of(seat) }
            }
            Event::StarsSet { seat, now, .. } => {
                Facts { amount: Some(now.into()), what: Some("stars"), ..of(seat) }
            }
            Event::Wickedness { seat, now, .. } => Facts { amount: Some(now.into()), ..of(seat) },
            Event::Tokens { seat, token: it, change, .. } => {
                Facts { amount: Some(change.into()), what: Some(token(it)), ..of(seat) }
            }
            Event::Counters { card, now, .. } => {
                Facts { card: Some(card), amount: Some(now.into()), ..none() }
            }
            Event::Entered { seat, place, .. } | Event::Left { seat, place, .. } => {
                Facts { place: Some(place), ..of(seat) }
            }
            Event::Bought { seat, card, price, .. } => {
                Facts { card: Some(card), amount: Some(price.into()), ..of(seat) }
            }
            Event::Stolen { from, by, card, price } => {
                Facts { by: Some(by), card: Some(card), amount: Some(price.into()), ..of(from) }
            }
            Event::CardMoved { from, to, card, .. } | Event::HandedOver { from, to, card } => {
                Facts { by: some(from), card: Some(card), ..of(to) }
            }
            Event::MaskMoved { from, to, .. } => Facts { by: some(from), seat: some(to), ..none() },
            Event::Used { seat, card }
            | Event::CardArrived { seat, card }
            | Event::CardDiscarded { seat, card, .. }
            | Event::Peeked { seat, card }
            | Event::Offered { seat, card }
            | Event::Kept { seat, card }
            | Event::DiscardedUnseen { seat, card }
            | Event::EvolutionPlayed { seat, card }
            | Event::BroughtBack { seat, card }
            | Event::Announced { seat, card }
            | Event::PurchaseCancelled { seat, card, .. }
            | Event::Reserved { seat, card, .. }
            | Event::TurnedUp { seat, card, .. }
            | Event::TileTaken { seat, card, .. }
            | Event::ChallengeDrawn { seat, card } => Facts { card: Some(card), seat: some(seat), ..none() },
            Event::ChallengeRevealed { seat, card, force } => {
                Facts { card: Some(card), amount: Some(force.into()), ..of(seat) }
            }
            Event::CardUnderDeck { card, .. } | Event::Revealed { card, .. } | Event::Copied { card, .. } => {
                Facts { card: Some(card), ..none() }
            }
            Event::Allied { seat, with, .. } => Facts { by: some(with), ..of(seat) },
            Event::ChallengeDeclared { challenger, champion } => {
                Facts { by: Some(challenger), ..of(champion) }
            }
            Event::AllyChosen { seat, ally } => Facts { by: some(ally), ..of(seat) },
            Event::ChallengeWon { seat, total, .. } => Facts { amount: Some(total.into()), ..of(seat) },
            Event::EvolutionsDrawn { seat, n, .. } => Facts { amount: Some(n.into()), ..of(seat) },
            Event::ExtraTurn { seat, fewer_dice, .. } => {
                Facts { amount: Some(fewer_dice.into()), ..of(seat) }
            }
            Event::Moved { seat, place, .. } => Facts { place: Some(place), ..of(seat) },
            Event::Destroyed { seat, borough, what, .. } => {
                Facts { borough: Some(borough), what: Some(thing_id(cast, what)), ..of(seat) }
            }
            Event::BuildingShown { stack, building } => Facts {
                borough: Some(stack / STACKS as u8),
                stack: Some(stack),
                what: Some(thing_id(cast, Fallen::Building(building))),
                ..none()
            },
            Event::UnitMoved { seat, unit, to, .. } => {
                Facts { borough: Some(to), what: Some(thing_id(cast, Fallen::Unit(unit))), ..of(seat) }
            }
            Event::GoalTaken { seat, from, card, .. } => {
                Facts { by: some(from), card: Some(card), ..of(seat) }
            }
            Event::GoalLeft { seat, card, .. } => Facts { card: Some(card), seat: some(seat), ..none() },
            Event::ResultTreated { seat, to, amount, .. } => {
                Facts { amount: Some(amount.into()), what: face(to), ..of(seat) }
            }
            Event::DieSetAside { seat, die, face: it, .. } => {
                Facts { amount: Some(i16::from(die) + 1), what: face(it), ..of(seat) }
            }
            Event::DestroysIn { seat, borough, .. } | Event::SouvenirLeft { seat, borough, .. } => {
                Facts { borough: Some(borough), ..of(seat) }
            }
            Event::KeepAwaited { seat, .. } => of(seat),
            Event::FirstPlayer { seat }
            | Event::TurnStarted { seat, .. }
            | Event::RollsFinished { seat }
            | Event::Stayed { seat }
            | Event::Swept { seat }
            | Event::EvolutionsReshuffled { seat }
            | Event::TurnSkipped { seat, .. }
            | Event::HelpAsked { seat }
            | Event::Volunteered { seat, .. }
            | Event::HelpDeclined { seat }
            | Event::ChallengeKeptHidden { seat }
            | Event::ChallengeDiscarded { seat, .. }
            | Event::Eliminated { seat, .. } => of(seat),
            Event::Reshuffled
            | Event::WindowOpened { .. }
            | Event::ChallengesReshuffled
            | Event::ChallengeUnwon { .. }
            | Event::Ended { .. } => none(),
        }
    }
}

/// Lines worth a mark on the time line of a replay.
pub fn marks(lines: &[p::LogLine]) -> Vec<p::Mark> {
    let mark = |line: &p::LogLine| {
        let what = match line.event.as_str() {
            "turn-started" | "turn-extra" => "turn",
            "entered" => "city",
            "eliminated" => "out",
            event if event.starts_with("bought") => "bought",
            event if event.starts_with("ended") => "end",
            _ => return None,
        };
        Some(p::Mark { line: line.n, what: what.to_string() })
    };
    lines.iter().filter_map(mark).collect()
}

/// A game in numbers, from what happened.
pub fn course(players: u8, story: &Story, in_city: impl Fn(u8) -> bool) -> p::Course {
    let n = players as usize;
    let mut course = p::Course {
        stars: vec![Vec::new(); n],
        hearts: vec![Vec::new(); n],
        in_tokyo: vec![0; n],
        damage: vec![0; n],
        bought: vec![0; n],
        luck: vec![p::Luck { came: vec![0; 6], ..p::Luck::default() }; n],
    };
    let mut places = vec![0u8; n];
    let note = |course: &mut p::Course, now: &Tally| {
        for s in 0..n {
            course.stars[s].push(now.get(s as Seat, Resource::Stars).min(255) as u8);
            course.hearts[s].push(now.get(s as Seat, Resource::Hearts).min(255) as u8);
        }
    };
    let mut before = story.start;
    for it in &story.all {
        match it.event {
            Event::TurnStarted { seat, .. } => {
                note(&mut course, &before);
                if in_city(places[seat as usize % n]) {
                    course.in_tokyo[seat as usize % n] += 1;
                }
            }
            Event::Entered { seat, place, .. } | Event::Moved { seat, place, .. } => {
                places[seat as usize % n] = place;
            }
            Event::Left { seat, .. } | Event::Eliminated { seat, .. } => places[seat as usize % n] = 0,
            Event::HeartsLost { seat, amount, by, .. } if by != NOBODY && by != seat => {
                course.damage[by as usize % n] += u16::from(amount);
            }
            Event::Bought { seat, .. } => course.bought[seat as usize % n] += 1,
            Event::Rolled { seat, faces, rolled, n: dice, .. } => {
                let luck = &mut course.luck[seat as usize % n];
                for die in (0..dice).filter(|die| rolled >> die & 1 == 1) {
                    luck.dice += 1;
                    luck.came[faces.get(die as usize) as usize % 6] += 1;
                }
                luck.expected = f64::from(luck.dice) / 6.0;
            }
            _ => {}
        }
        before = it.now;
    }
    note(&mut course, &before);
    course
}
