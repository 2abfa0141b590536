//! What an answer would certainly change by itself: the engine plays it on a copy of what the seat knows.
//!
//! After an answer the engine goes on until somebody is asked again, and on its way come things that no answer has brought
//! about: dice that still have to be resolved, the end of the turn, the next turn. On a button they would read as if one were
//! paid for pressing it, so they are left out.

use std::cell::Cell;

use rules::lang::Resource;
use rules::{
    Action, Ask, CardSet, Cause, Chance, Event, Faces, Game, Hook, Options, Purpose, Rules, SEATS, Seat,
    Seeded, Sink, View,
};

use crate::tally::Tally;

/// What would change.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Preview {
    /// Whose what by how much.
    pub changes: Vec<(Seat, Resource, i16)>,
    /// Chance, others or what is hidden decide about the rest.
    pub uncertain: bool,
}

/// As many ways as are tried to fill in what the seat cannot know: what is the same in all of them can be told.
const GUESSES: u64 = 4;

/// How far what happens is the answer's doing.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Until {
    /// It still is.
    Now,
    /// From here on dice are resolved that would be resolved anyway.
    Dice,
    /// Chance has been used.
    Chance,
    /// What comes now would come anyway.
    Anyway,
}

/// A source of chance after which nothing counts any more.
struct Stop<'a> {
    source: Seeded,
    until: &'a Cell<Until>,
}

impl Stop<'_> {
    fn used(&self) {
        if self.until.get() == Until::Now {
            self.until.set(Until::Chance);
        }
    }
}

impl Chance for Stop<'_> {
    fn dice(&mut self, purpose: Purpose, n: u8) -> Faces {
        self.used();
        self.source.dice(purpose, n)
    }
    fn card(&mut self, purpose: Purpose, from: &CardSet) -> u8 {
        self.used();
        self.source.card(purpose, from)
    }
}

/// Notes what the answer brings about.
struct Notes<'a> {
    rules: &'a Rules,
    tally: Tally,
    until: &'a Cell<Until>,
    seat: Seat,
    active: Seat,
    /// Faces that may still be resolved because of the answer.
    faces: u8,
    /// Whoever leaves lets somebody in, which gives something for this cause, and happens after the dice.
    lets_in: bool,
    entered: Option<(Seat, Cause)>,
}

impl Notes<'_> {
    /// Does the answer bring this about, although other things have come in between?
    fn is_late(&mut self, event: &Event) -> bool {
        match *event {
            Event::Entered { seat, place, .. } if self.lets_in => {
                let gift = self.rules.book.places.get(place as usize).map(|place| place.on_enter);
                self.entered = gift.map(|gift| (seat, Cause::Rule(gift.rule)));
                false
            }
            Event::Gained { seat, cause, .. } => self.entered == Some((seat, cause)),
            _ => false,
        }
    }
}

impl Sink for Notes<'_> {
    fn event(&mut self, event: Event) {
        match event {
            Event::FaceResolved { .. } if self.until.get() == Until::Now => match self.faces.checked_sub(1) {
                Some(left) => self.faces = left,
                None => self.until.set(Until::Dice),
            },
            // Going in at the end of the turn is nobody's answer, unless somebody leaves for it.
            Event::Entered { cause: Cause::Rule(_), .. }
                if self.faces == 0 && self.until.get() == Until::Now =>
            {
                self.until.set(if self.lets_in { Until::Dice } else { Until::Anyway });
            }
            Event::TurnStarted { .. } if self.until.get() != Until::Chance => self.until.set(Until::Anyway),
            // The same smashes hit others as well, whatever this one answers.
            Event::HeartsLost { seat, smash: true, .. } if seat != self.seat && self.seat != self.active => {
                return;
            }
            _ => {}
        }
        let counts = match self.until.get() {
            Until::Now => true,
            Until::Dice => self.is_late(&event),
            Until::Chance | Until::Anyway => false,
        };
        if counts {
            self.tally.note(&event);
        }
    }
}

/// What an answer of this seat would change by itself, before chance or somebody else has a say.
pub fn preview(rules: &Rules, view: &View, seat: Seat, action: Action) -> Preview {
    let guess = |n: u64| one(rules, &view.guess(rules, &mut Seeded::new(n)), seat, action);
    let mut seen = guess(0);
    if rules.has_hidden_cards() {
        for n in 1..GUESSES {
            let other = guess(n);
            let before = seen.changes.len();
            seen.changes.retain(|change| other.changes.contains(change));
            let differs = seen.changes.len() != before || other.changes.len() != before;
            seen.uncertain |= other.uncertain || differs;
        }
    }
    seen
}

/// The same, if everything is as in this game.
fn one(rules: &Rules, game: &Game, seat: Seat, action: Action) -> Preview {
    let mut game = game.clone();
    let mut options = Options::default();
    rules.options(&game, seat, &mut options);
    if !options.has(action) {
        return Preview { changes: Vec::new(), uncertain: true };
    }
    let (ask, asked) = (game.ask(), game.asked());
    if action == Action::Pass && matches!(ask, Ask::Buy | Ask::Gifts | Ask::Challenge) {
        // Declining changes nothing: what the rest of the turn brings it would bring otherwise as well.
        return Preview::default();
    }
    let before = Tally::of(&game);
    let until = Cell::new(Until::Now);
    let mut notes = Notes {
        rules,
        tally: before,
        until: &until,
        seat,
        active: game.active,
        faces: match ask {
            // To stop rolling is to have the dice.
            Ask::Roll => u8::MAX,
            Ask::FaceOrder => 1,
            _ => 0,
        },
        lets_in: ask == Ask::Yield && action != Action::Stay,
        entered: None,
    };
    let mut chance = Stop { source: Seeded::new(0), until: &until };
    rules.apply_unchecked(&mut game, seat, action, &mut chance, &mut notes);
    let mut changes = Vec::new();
    // Whoever takes a loss takes the own one: others whom the same thing hits are not asked here.
    let own = (ask, action) == (Ask::Window(Hook::MayWhenLosing), Action::Pass);
    for who in (0..SEATS as Seat).filter(|who| !own || *who == seat) {
        for what in [Resource::Hearts, Resource::Stars, Resource::Energy] {
            let by = i32::from(notes.tally.get(who, what)) - i32::from(before.get(who, what));
            if by != 0 {
                changes.push((who, what, by as i16));
            }
        }
    }
    let others = rules.decision(&game).is_some_and(|decision| decision.seats & !(1 << seat) != 0);
    // All of them answer before anything comes of it.
    let together = asked & !(1 << seat) != 0 && game.ask() == ask;
    let goes_on =
        matches!(game.ask(), Ask::AskHelp | Ask::Volunteer(_) | Ask::PickAlly | Ask::RevealChallenge);
    let uncertain = match until.get() {
        Until::Now => others && (game.active == seat || together) || goes_on,
        Until::Chance => true,
        // Whoever has done something to the dice will see then what has come of it; declining changes nothing.
        Until::Dice => {
            !matches!(action, Action::Pass | Action::Leave | Action::Stay) && ask != Ask::FaceOrder
        }
        Until::Anyway => false,
    };
    Preview { changes, uncertain }
}
