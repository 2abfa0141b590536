//! A small table for Challenges: cards of known Force and reward, and one monster attacking another.
#![allow(dead_code)]

use rules::lang::{Ability, Amount, CardDef, Change, Cost, Do, Kind, Limit, Moment, Thing, Who};
use rules::position::{Position, SeatPosition};
use rules::{Action, Ask, Cause, Edition, Event, Game, Options, Rule, Rules, Seat, Seeded, Setup, Step};

pub const CITY: u8 = 1;
pub const BAY: u8 = 2;
pub const REVEAL: Action = Action::Choice(0);
pub const HIDE: Action = Action::Choice(1);
pub const YES: Action = Action::Choice(0);

pub fn gain(what: fn(Amount) -> Thing, n: u8) -> Vec<Do> {
    vec![Do::Gain(Who::You, what(Amount::N(n)))]
}

pub fn hurt(whom: Who, n: u8) -> Vec<Do> {
    vec![Do::Lose(whom, Thing::Hearts(Amount::N(n)))]
}

pub fn def(id: &str, kind: Kind, force: [u8; 2], abilities: Vec<Ability>) -> CardDef {
    let cost = kind.is_power().then_some(3);
    CardDef { id: id.into(), cost, kind, monster: None, level: 0, force, goal: None, counters: 0, abilities }
}

pub fn challenge(id: &str, force: [u8; 2], reward: Vec<Do>, ally: Vec<Do>) -> (CardDef, u8) {
    (def(id, Kind::Challenge, force, vec![Ability::Reward(reward), Ability::AllyReward(ally)]), 1)
}

pub fn keep(id: &str, ability: Ability) -> (CardDef, u8) {
    (def(id, Kind::Keep, [0; 2], vec![ability]), 1)
}

/// Whenever its owner likes, this card is thrown away and something happens.
pub fn throw(id: &str, then: Vec<Do>) -> (CardDef, u8) {
    let cost = vec![Cost::DiscardThis];
    keep(id, Ability::May { at: Moment::AnyTime, cond: vec![], limit: Limit::None, cost, then })
}

pub fn deck() -> Vec<(CardDef, u8)> {
    vec![
        throw("bomb", hurt(Who::Others, 1)),
        throw("grenade", hurt(Who::Others, 1)),
        keep(
            "shield",
            Ability::May {
                at: Moment::WouldLoseHearts,
                cond: vec![],
                limit: Limit::None,
                cost: vec![Cost::DiscardThis],
                then: vec![Do::PreventAll],
            },
        ),
        keep("gate", Ability::Always { whom: Who::You, change: Change::CannotEnterTokyo, cond: vec![] }),
        keep(
            "farewell",
            Ability::When {
                on: Moment::LeftTokyo,
                cond: vec![],
                limit: Limit::None,
                then: gain(Thing::Energy, 3),
                order: 0,
            },
        ),
        challenge("six", [6, 0], gain(Thing::Stars, 1), gain(Thing::Energy, 1)),
        challenge("four", [4, 2], gain(Thing::Energy, 3), gain(Thing::Energy, 2)),
        challenge("four-too", [4, 1], gain(Thing::Hearts, 1), gain(Thing::Hearts, 1)),
        challenge("two", [2, 1], gain(Thing::Stars, 2), gain(Thing::Hearts, 2)),
        challenge("one", [1, 3], gain(Thing::Stars, 3), gain(Thing::Stars, 2)),
        challenge("quake", [5, 1], hurt(Who::Others, 1), gain(Thing::Stars, 1)),
        challenge("pact", [5, 0], hurt(Who::Everyone, 1), gain(Thing::Stars, 1)),
        (challenge("three", [3, 1], gain(Thing::Energy, 1), gain(Thing::Energy, 1)).0, 4),
    ]
}

pub fn rules(players: u8) -> Rules {
    let setup = Setup { challenges: true, ..Setup::new(Edition::MonsterBox, players) };
    Rules::new(&setup, &deck()).unwrap()
}

/// A table at which seat 1 attacks seat 2 in City (and seat 3 in Bay from five on) with two smashes.
pub struct Table {
    pub rules: Rules,
    pub game: Game,
    pub events: Vec<Event>,
    pub chance: Seeded,
}

impl Table {
    /// Challenge cards by seat; whatever else is different is done by `edit`.
    pub fn new(cards: &[&str], edit: impl FnOnce(&Rules, &mut Vec<SeatPosition>)) -> Table {
        let rules = rules(cards.len() as u8);
        let mut seats = vec![SeatPosition::default(); cards.len()];
        let mut threes = rules.cards_named("three").collect::<Vec<_>>().into_iter();
        for (seat, &card) in seats.iter_mut().zip(cards) {
            let mut named = rules.cards_named(card);
            seat.challenge = if card == "three" { threes.next() } else { named.next() };
        }
        seats[1].place = CITY;
        if cards.len() > 4 {
            seats[2].place = BAY;
        }
        // With something to buy the turn stops there.
        seats[0].energy = 3;
        edit(&rules, &mut seats);
        let position = Position {
            seats,
            market: vec![rules.cards_named("grenade").next()],
            discards: vec![],
            out: vec![],
            active: 0,
            step: Step::Resolve,
            dice: vec![5, 5, 0, 1, 0, 1],
            board: Default::default(),
        };
        let mut game = rules.position(&position).unwrap();
        let (mut chance, mut events) = (Seeded::new(11), Vec::new());
        rules.begin(&mut game, &mut chance, &mut events);
        assert_eq!(game.ask(), Ask::Yield);
        Table { rules, game, events, chance }
    }

    pub fn plain(cards: &[&str]) -> Table {
        Table::new(cards, |_, _| {})
    }

    pub fn answer(&mut self, seat: Seat, action: Action) -> &mut Table {
        self.events.clear();
        self.go_on(seat, action)
    }

    /// The same with the events of before kept.
    pub fn go_on(&mut self, seat: Seat, action: Action) -> &mut Table {
        let chance = &mut self.chance;
        self.rules.apply(&mut self.game, seat, action, chance, &mut self.events).unwrap();
        self
    }

    /// Everybody in the city stays.
    pub fn stay(&mut self) -> &mut Table {
        let asked = self.game.asked();
        (0..6).filter(|s| asked >> s & 1 == 1).for_each(|s| _ = self.go_on(s, Action::Stay));
        self
    }

    /// Everybody stays, and seat 1 challenges seat 2.
    pub fn challenge(&mut self) -> &mut Table {
        self.stay();
        assert_eq!(self.asks(), (Ask::Challenge, 1));
        self.answer(0, Action::Seat(1))
    }

    /// Neither side asks for help.
    pub fn alone(&mut self) -> &mut Table {
        for seat in [0, 1] {
            if self.game.ask() == Ask::AskHelp {
                self.go_on(seat, Action::Pass);
            }
        }
        assert_eq!(self.asks(), (Ask::RevealChallenge, 3));
        self
    }

    pub fn reveal(&mut self, challenger: Action, champion: Action) -> &mut Table {
        self.events.clear();
        self.go_on(0, challenger).go_on(1, champion)
    }

    /// This side takes this ally.
    pub fn with_ally(&mut self, asker: Seat, ally: Seat) -> &mut Table {
        self.answer(asker, YES);
        let asked = self.game.asked();
        for s in (0..6).filter(|s| asked >> s & 1 == 1) {
            self.go_on(s, if s == ally { YES } else { Action::Pass });
        }
        assert_eq!(self.asks(), (Ask::PickAlly, 1 << asker));
        self.go_on(asker, Action::Seat(ally))
    }

    pub fn asks(&self) -> (Ask, u8) {
        (self.game.ask(), self.game.asked())
    }

    pub fn options(&self, seat: Seat) -> Vec<Action> {
        let mut options = Options::default();
        self.rules.options(&self.game, seat, &mut options);
        options.iter().collect()
    }

    pub fn masks(&self, seat: Seat) -> (bool, u8) {
        let m = self.game.monster(seat);
        (m.wears_mask, m.masks)
    }

    pub fn stars(&self) -> Vec<u8> {
        (0..self.game.players).map(|s| self.game.monster(s).stars).collect()
    }

    pub fn energy(&self, seat: Seat) -> u16 {
        self.game.monster(seat).energy
    }

    pub fn place(&self, seat: Seat) -> u8 {
        self.game.monster(seat).place
    }

    pub fn card(&self, seat: Seat) -> Option<u8> {
        self.game.challenge_card(seat)
    }

    pub fn named(&self, id: &str) -> u8 {
        self.rules.cards_named(id).next().unwrap()
    }

    pub fn has(&self, event: Event) -> bool {
        self.events.contains(&event)
    }

    pub fn where_is(&self, event: Event) -> usize {
        self.events
            .iter()
            .position(|e| *e == event)
            .unwrap_or_else(|| panic!("{event:?} in {:?}", self.events))
    }

    pub fn won(&self) -> Option<(Seat, u8, u8, Cause)> {
        self.events.iter().find_map(|e| match *e {
            Event::ChallengeWon { seat, total, against, cause } => Some((seat, total, against, cause)),
            _ => None,
        })
    }

    pub fn is_challenged(&self) -> bool {
        self.events.iter().any(|e| matches!(e, Event::ChallengeDeclared { .. }))
    }
}

pub fn because(rule: Rule) -> Cause {
    Cause::Rule(rule)
}
