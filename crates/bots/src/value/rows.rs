//! What the network is told of a monster: one row of a table for each fact, found by looking and not by calculating.

use rules::{CardId, Game, Rules, Seat};

/// A group of facts of which exactly one holds: its first row, and how many there are.
struct Group {
    first: u16,
    len: u16,
}

impl Group {
    const fn after(before: &Group, len: u16) -> Group {
        Group { first: before.first + before.len, len }
    }

    fn row(&self, n: usize) -> u16 {
        self.first + (n as u16).min(self.len - 1)
    }
}

/// Hearts, outside and in the city.
const HEARTS: [Group; 2] = {
    let outside = Group { first: 0, len: 16 };
    let inside = Group::after(&outside, 16);
    [outside, inside]
};
const STARS: Group = Group::after(&HEARTS[1], 21);
const ENERGY: Group = Group::after(&STARS, 16);
/// Turns until its own, outside and in the city.
const WAITS: [Group; 2] = {
    let outside = Group::after(&ENERGY, 6);
    let inside = Group::after(&outside, 6);
    [outside, inside]
};
const TOKENS: [Group; 2] = {
    let poison = Group::after(&WAITS[1], 4);
    let shrink = Group::after(&poison, 4);
    [poison, shrink]
};
const WICKEDNESS: Group = Group::after(&TOKENS[1], 11);
const HAND: Group = Group::after(&WICKEDNESS, 7);
const MASKS: Group = Group::after(&HAND, 4);
/// Monsters still in the game, with stars of the best of the others: how near the end is.
const LIVING: Group = Group::after(&MASKS, 6);

/// Rows that every table has; those of cards come after them.
pub const COMMON: usize = (LIVING.first + LIVING.len) as usize;

/// Most rows a monster can have.
pub const MOST: usize = 48;

/// The rows of one monster.
#[derive(Clone, Copy)]
pub struct Rows {
    list: [u16; MOST],
    len: u8,
}

impl Rows {
    pub(super) const NONE: Rows = Rows { list: [0; MOST], len: 0 };

    fn push(&mut self, row: u16) {
        if (self.len as usize) < MOST {
            self.list[self.len as usize] = row;
            self.len += 1;
        }
    }

    /// How many.
    pub(super) fn len(&self) -> u8 {
        self.len
    }

    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = usize> + '_ {
        self.list[..self.len as usize].iter().map(|&row| row as usize)
    }
}

/// Where the rows of a table's cards are.
pub struct CardRows(Vec<u16>);

impl CardRows {
    /// One row for each card of the rules, as `row` finds it.
    pub fn new(rules: &Rules, row: impl Fn(CardId) -> u16) -> CardRows {
        CardRows((0..rules.card_def.len()).map(|card| row(card as CardId)).collect())
    }

    /// What holds for a monster.
    pub fn of(&self, rules: &Rules, g: &Game, seat: Seat) -> Rows {
        let mut rows = Rows::NONE;
        let m = g.monster(seat);
        let inside = rules.in_city(g, seat) as usize;
        let waits = (seat + g.players - g.active) % g.players;
        rows.push(HEARTS[inside].row(m.hearts.into()));
        rows.push(STARS.row(m.stars.into()));
        rows.push(ENERGY.row(m.energy.into()));
        rows.push(WAITS[inside].row(waits.into()));
        for (group, n) in TOKENS.iter().zip(m.tokens) {
            if n > 0 {
                rows.push(group.row(n.into()));
            }
        }
        if m.wickedness > 0 {
            rows.push(WICKEDNESS.row(m.wickedness.into()));
        }
        if rules.has_hands() {
            rows.push(HAND.row(rules.hand_size(g, seat).into()));
        }
        if m.masks > 0 {
            rows.push(MASKS.row(m.masks.into()));
        }
        rows.push(LIVING.row(g.living() as usize - 1));
        for card in m.cards.iter() {
            rows.push(self.0[card as usize]);
        }
        rows
    }
}
