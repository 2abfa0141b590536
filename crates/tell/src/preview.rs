//! What an answer would certainly change at once: the engine itself plays it on a copy of what the seat knows.

use std::cell::Cell;

use rules::lang::Resource;
use rules::{
    Action, CardSet, Chance, Event, Faces, Options, Purpose, Rules, SEATS, Seat, Seeded, Sink, View,
};

use crate::tally::Tally;

/// What would change.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Preview {
    /// Whose what by how much.
    pub changes: Vec<(Seat, Resource, i16)>,
    /// Chance or others decide about the rest.
    pub uncertain: bool,
}

/// A source of chance after which nothing counts any more.
struct Stop<'a> {
    source: Seeded,
    used: &'a Cell<bool>,
}

impl Chance for Stop<'_> {
    fn dice(&mut self, purpose: Purpose, n: u8) -> Faces {
        self.used.set(true);
        self.source.dice(purpose, n)
    }
    fn card(&mut self, purpose: Purpose, from: &CardSet) -> u8 {
        self.used.set(true);
        self.source.card(purpose, from)
    }
}

/// Notes events until chance has been used.
struct Until<'a> {
    tally: Tally,
    used: &'a Cell<bool>,
}

impl Sink for Until<'_> {
    fn event(&mut self, event: Event) {
        if !self.used.get() {
            self.tally.note(&event);
        }
    }
}

/// What an answer of this seat would change before chance or somebody else has a say.
pub fn preview(rules: &Rules, view: &View, seat: Seat, action: Action) -> Preview {
    let mut game = view.guess(rules, &mut Seeded::new(0));
    let mut options = Options::default();
    rules.options(&game, seat, &mut options);
    if !options.has(action) {
        return Preview { changes: Vec::new(), uncertain: true };
    }
    let before = Tally::of(&game);
    let used = Cell::new(false);
    let mut sink = Until { tally: before, used: &used };
    rules.apply_unchecked(
        &mut game,
        seat,
        action,
        &mut Stop { source: Seeded::new(0), used: &used },
        &mut sink,
    );
    let mut changes = Vec::new();
    for who in 0..SEATS as Seat {
        for what in [Resource::Hearts, Resource::Stars, Resource::Energy] {
            let by = i32::from(sink.tally.get(who, what)) - i32::from(before.get(who, what));
            if by != 0 {
                changes.push((who, what, by as i16));
            }
        }
    }
    let others = rules.decision(&game).is_some_and(|decision| decision.seats & !(1 << seat) != 0);
    Preview { changes, uncertain: used.get() || others && game.active == seat }
}
