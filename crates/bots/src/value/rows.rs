//! What the network is told of a monster: one row of a table for each fact, found by looking and not by calculating.

use super::packed;
use rules::lang::{Resource, Token};
use rules::{CardId, CardSet, Game, NO_BOROUGH, NO_CARD, Rules, STACKS, Seat};

/// A group of facts of which exactly one holds: its first row, and how many there are.
struct Group {
    first: u16,
    len: u16,
}

impl Group {
    const fn after(before: &Group, len: u16) -> Group {
        Group { first: before.first + before.len, len }
    }

    #[inline]
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
/// Stars, for each way to be healthy outside and in the city: what rivals add is added up before anything else, so that one of
/// them who has many stars and few hearts must be a fact of its own.
const STARS: Group = Group::after(&HEARTS[1], 2 * HEALTHS * GOAL);
const ENERGY: Group = Group::after(&STARS, 16);
/// Turns until its own, by how near it is to the goal, outside and in the city: who is next and has 18 stars there has won.
const WAITS: Group = Group::after(&ENERGY, 2 * LEADS * TURNS);
const TOKENS: [Group; 2] = {
    let poison = Group::after(&WAITS, 4);
    let shrink = Group::after(&poison, 4);
    [poison, shrink]
};
const WICKEDNESS: Group = Group::after(&TOKENS[1], 11);
const HAND: Group = Group::after(&WICKEDNESS, 7);
const MASKS: Group = Group::after(&HAND, 4);
/// Monsters still in the game, with stars of the best of the others: how near the end is.
const LIVING: Group = Group::after(&MASKS, 6);

/// The city gives energy and no stars, as in the variant for two players.
const ENERGY_CITY: Group = Group::after(&LIVING, 1);

/// A place in the market without a card, and one whose card is not known.
const PLACES: Group = Group::after(&ENERGY_CITY, 2);

/// Stars that are told apart, none included, and turns until the own one.
const GOAL: u16 = 21;
const TURNS: u16 = 6;

/// How many ways there are to be healthy: two hearts each.
const HEALTHS: u16 = 5;

/// How many ways there are to be near the goal, and which one, by stars: finer where a turn may decide.
const LEADS: u16 = 6;
const LEAD: [u16; 20] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 2, 2, 3, 4, 5];

#[inline]
fn stars_row(facts: &Facts) -> u16 {
    let health = (u16::from(facts.hearts.saturating_sub(1)) / 2).min(HEALTHS - 1);
    let kind = u16::from(facts.inside) * HEALTHS + health;
    STARS.first + kind * GOAL + u16::from(facts.stars).min(GOAL - 1)
}

#[inline]
fn waits_row(facts: &Facts) -> u16 {
    let kind = u16::from(facts.inside) * LEADS + LEAD[usize::from(facts.stars).min(LEAD.len() - 1)];
    WAITS.first + kind * TURNS + u16::from(facts.waits).min(TURNS - 1)
}

/// Rows that every table has; those of cards come after them.
pub const COMMON: usize = (PLACES.first + PLACES.len) as usize;

/// More rows where there are boroughs: the zone of the city, units around, webs, curses, destruction that waits around for whoever
/// is there, and what is to be gained by it.
const ZONES: Group = Group::after(&PLACES, 3);
const UNITS: [Group; 2] = {
    let outside = Group::after(&ZONES, 9);
    let inside = Group::after(&outside, 9);
    [outside, inside]
};
const WEBS: Group = Group::after(&UNITS[1], 4);
const CURSES: Group = Group::after(&WEBS, 4);
/// Stars, hearts and energy on the top buildings around.
const TOPS: [Group; 3] = {
    let stars = Group::after(&CURSES, 7);
    let hearts = Group::after(&stars, 5);
    let energy = Group::after(&hearts, 5);
    [stars, hearts, energy]
};

/// Rows that every table with boroughs has.
pub const COMMON_IN_BOROUGHS: usize = (TOPS[2].first + TOPS[2].len) as usize;

/// Rows that every table with these rules has.
pub fn common(rules: &Rules) -> usize {
    if rules.has_boroughs() { COMMON_IN_BOROUGHS } else { COMMON }
}

/// How far a monster can be from buying a card: not at all, by a turn, by more.
pub const REACHES: usize = 3;

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

    #[inline]
    fn push(&mut self, row: u16) {
        if (self.len as usize) < MOST {
            self.list[self.len as usize] = row;
            self.len += 1;
        }
    }

    /// All of them.
    #[inline]
    pub fn all(&self) -> &[u16] {
        &self.list[..self.len as usize]
    }

    /// The row at this place.
    #[inline]
    pub(super) fn at(&mut self, place: usize) -> &mut u16 {
        &mut self.list[place]
    }
}

/// Where the rows of a table's cards are, and what else is the same all through a game.
pub struct CardRows {
    cards: Vec<CardRow>,
    /// Of evolutions in a hand, in their order, where the network has some.
    held: Vec<Option<u16>>,
    /// There is nothing to spend energy on.
    idle_energy: bool,
    energy_city: bool,
}

/// Where those of one card are.
pub struct CardRow {
    /// In front of a monster.
    pub owned: u16,
    /// In the market, by how far it is from being bought.
    pub offered: [u16; REACHES],
    /// Its price.
    pub cost: u16,
}

/// Stands in the market for a card that was drawn while something was only thought of: which card it will be is not known.
pub const UNSEEN: CardId = NO_CARD - 1;

/// Makes cards unknown that were not in this market.
pub fn veil(market: &[CardId; 3], g: &mut Game) {
    for card in &mut g.market {
        if *card != NO_CARD && !market.contains(card) {
            *card = UNSEEN;
        }
    }
}

impl CardRows {
    /// The rows for each card of the rules, as `row` finds them, and for evolutions in a hand as `held` does.
    pub fn new(
        rules: &Rules,
        row: impl Fn(CardId) -> CardRow,
        held: impl Fn(CardId) -> Option<u16>,
    ) -> CardRows {
        let starts_with = |what| rules.book.places.iter().any(|p| p.city && p.on_start[0].what == what);
        CardRows {
            cards: (0..rules.card_def.len()).map(|card| row(card as CardId)).collect(),
            held: rules.evolutions.iter().map(held).collect(),
            idle_energy: rules.card_def.is_empty(),
            energy_city: starts_with(Resource::Energy),
        }
    }

    /// The row of a card in the market for a monster with so much energy.
    #[inline]
    fn offered(&self, card: CardId, energy: u16) -> u16 {
        match self.cards.get(card as usize) {
            None => PLACES.row(usize::from(card != NO_CARD)),
            Some(card) => match card.cost.saturating_sub(energy) {
                0 => card.offered[0],
                1..=2 => card.offered[1],
                _ => card.offered[2],
            },
        }
    }

    /// What holds for a monster.
    #[inline]
    pub fn of(&self, rules: &Rules, g: &Game, seat: Seat) -> Rows {
        self.rows(&Facts::of(rules, g, seat))
    }

    /// Those of the rows that every monster has, which come first, that are for what has changed, each with its place.
    #[inline(always)]
    pub(super) fn first(&self, facts: &Facts, changed: u64, mut put: impl FnMut(usize, u16)) {
        let any_of = |what: u64| changed & what != 0;
        if any_of(packed::HEARTS | packed::INSIDE) {
            put(0, HEARTS[facts.inside as usize].row(facts.hearts.into()));
        }
        if any_of(packed::HEARTS | packed::INSIDE | packed::STARS) {
            put(1, stars_row(facts));
        }
        if any_of(packed::ENERGY) {
            put(2, ENERGY.row(if self.idle_energy { 0 } else { facts.energy.into() }));
        }
        if any_of(packed::WAITS | packed::STARS | packed::INSIDE) {
            put(3, waits_row(facts));
        }
        if any_of(packed::LIVING) {
            put(4, LIVING.row(facts.living as usize - 1));
        }
        if any_of(packed::MARKET | packed::ENERGY) {
            let after = if self.energy_city { 6 } else { 5 };
            for (at, card) in facts.market.into_iter().enumerate() {
                put(after + at, self.offered(card, facts.energy));
            }
        }
    }

    /// The rows of these facts.
    pub fn rows(&self, facts: &Facts) -> Rows {
        let mut rows = Rows::NONE;
        let inside = facts.inside as usize;
        self.first(facts, u64::MAX, |at, row| rows.list[at] = row);
        rows.len = 8;
        if self.energy_city {
            rows.list[5] = ENERGY_CITY.row(0);
            rows.len = 9;
        }
        // What comes and goes is last: the others keep their places.
        for (group, n) in TOKENS.iter().zip(facts.tokens) {
            if n > 0 {
                rows.push(group.row(n.into()));
            }
        }
        if facts.wickedness > 0 {
            rows.push(WICKEDNESS.row(facts.wickedness.into()));
        }
        if let Some(mut hand) = facts.hand {
            rows.push(HAND.row(hand.count_ones() as usize));
            while hand != 0 {
                if let Some(row) = self.held.get(hand.trailing_zeros() as usize).copied().flatten() {
                    rows.push(row);
                }
                hand &= hand - 1;
            }
        }
        if facts.masks > 0 {
            rows.push(MASKS.row(facts.masks.into()));
        }
        if let Some(around) = facts.around {
            if let Some(zone) = around.zone {
                rows.push(ZONES.row(zone.into()));
            }
            rows.push(UNITS[inside].row(around.units.into()));
            for (group, n) in TOPS.iter().zip(around.tops) {
                if n > 0 {
                    rows.push(group.row(n.into()));
                }
            }
            for (group, n) in [&WEBS, &CURSES].into_iter().zip(around.tokens) {
                if n > 0 {
                    rows.push(group.row(n.into()));
                }
            }
        }
        for card in facts.cards.iter() {
            rows.push(self.cards[card as usize].owned);
        }
        rows
    }
}

/// What the network is told of a living monster.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Facts {
    /// Hearts.
    pub hearts: u8,
    /// Is it in the city?
    pub inside: bool,
    /// Stars.
    pub stars: u8,
    /// Energy.
    pub energy: u16,
    /// Turns until its own.
    pub waits: u8,
    /// Tokens by kind.
    pub tokens: [u8; TOKENS.len()],
    /// Wickedness.
    pub wickedness: u8,
    /// Evolutions in its hand, at tables that have them: a bit each from the first one on.
    pub hand: Option<u64>,
    /// Masks in its Collection.
    pub masks: u8,
    /// Monsters still in the game.
    pub living: u8,
    /// Cards in the market.
    pub market: [CardId; 3],
    /// Cards in front of it.
    pub cards: CardSet,
    /// What is around it, where there are boroughs.
    pub around: Option<Around>,
}

/// What is around a monster in its borough.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Around {
    /// How far up it is in the city, if it is in it.
    pub zone: Option<u8>,
    /// Units.
    pub units: u8,
    /// Stars, hearts and energy on the top buildings.
    pub tops: [u8; 3],
    /// Its webs and curses.
    pub tokens: [u8; 2],
}

impl Around {
    fn of(rules: &Rules, g: &Game, seat: Seat) -> Around {
        let m = g.monster(seat);
        let borough = rules.borough_of(g, seat);
        let mut tops = [0; 3];
        if borough != NO_BOROUGH {
            let first = usize::from(borough) * STACKS;
            for &top in &g.board.tops[first..first + STACKS] {
                if let Some(building) = rules.book.buildings.get(usize::from(top)) {
                    tops[building.reward as usize] += building.durability;
                }
            }
        }
        let zone = rules.in_city(g, seat).then(|| rules.zone(m.place));
        let tokens = [m.tokens[Token::Web as usize], m.tokens[Token::Curse as usize]];
        Around { zone, units: g.board.units_in(borough), tops, tokens }
    }
}

impl Facts {
    /// Of a monster.
    #[inline]
    pub fn of(rules: &Rules, g: &Game, seat: Seat) -> Facts {
        let m = g.monster(seat);
        // Not what is left over of a division, which takes long.
        let waits = seat + g.players - g.active;
        Facts {
            hearts: m.hearts,
            inside: rules.in_city(g, seat),
            stars: m.stars,
            energy: m.energy,
            waits: if waits < g.players { waits } else { waits - g.players },
            tokens: [m.tokens[0], m.tokens[1]],
            wickedness: m.wickedness,
            hand: rules.has_hands().then(|| rules.hand_bits(g, seat)),
            masks: m.masks,
            living: g.living(),
            market: g.market,
            cards: m.cards,
            around: rules.has_boroughs().then(|| Around::of(rules, g, seat)),
        }
    }
}
