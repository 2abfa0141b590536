//! The board of New York in the messages of the protocol, and as events change it.

use protocol as p;
use rules::{Event, Fallen, Game, NO_CARD, NOBODY, STACKS};

use super::{resource, seat, seats};
use crate::borough::{self, borough_id};
use crate::cast::Cast;
use crate::say::Say;

/// The board, where there is one.
pub(super) fn board(cast: &Cast, game: &Game, say: Say) -> Option<p::Board> {
    let rules = &cast.table.rules;
    if !rules.has_boroughs() {
        return None;
    }
    let goals = (0..6).filter_map(|face| {
        let (card, holder) = rules.goal(game, face)?;
        Some(p::Goal {
            card,
            id: rules.card_name(card).to_string(),
            face: rules.book.face(face).id().to_string(),
            seat: (holder != NOBODY).then(|| seat(holder)),
        })
    });
    let hidden = rules.book.buildings.iter().zip(game.board.hidden).filter(|(_, n)| *n > 0);
    Some(p::Board {
        boroughs: (0..rules::BOROUGHS as u8).map(|at| borough(cast, game, say, at)).collect(),
        goals: goals.collect(),
        move_fee: rules.move_fee(game),
        hidden: hidden.map(|(building, n)| p::Hidden { id: building.id.to_string(), n }).collect(),
    })
}

fn borough(cast: &Cast, game: &Game, say: Say, at: u8) -> p::Borough {
    let rules = &cast.table.rules;
    let places = (0..).zip(&rules.book.places);
    let own = places.filter(|(n, place)| place.borough == at && (!place.city || rules.place_open(game, *n)));
    let zones: Vec<p::Zone> = own
        .map(|(n, place)| p::Zone {
            place: place.id.to_string(),
            room: place.room,
            monsters: seats(rules.who_is_in(game, n) & game.alive),
            gives: place
                .on_start
                .iter()
                .filter(|gift| gift.amount > 0)
                .map(|gift| p::Amount { what: resource(gift.what).to_string(), n: gift.amount })
                .collect(),
        })
        .collect();
    let mut monsters: Vec<u8> = zones.iter().flat_map(|zone| zone.monsters.iter().copied()).collect();
    monsters.sort_unstable();
    let stacks = (at as usize * STACKS..(at as usize + 1) * STACKS).map(|stack| {
        let top = game.board.tops[stack];
        p::Stack {
            stack: stack as u8,
            top: (top != NO_CARD).then(|| building(cast, say, top)),
            below: game.board.below(stack),
        }
    });
    let there = game.board.units[at as usize];
    let units = (0..).zip(there).filter(|(_, n)| *n > 0).map(|(sort, n)| units(cast, game, say, at, sort, n));
    p::Borough {
        borough: borough_id(at).to_string(),
        places: zones,
        monsters,
        stacks: stacks.collect(),
        units: units.collect(),
        souvenir: game.board.souvenirs >> at & 1 == 1,
    }
}

fn building(cast: &Cast, say: Say, sort: u8) -> p::Building {
    let what = Fallen::Building(sort);
    p::Building {
        id: borough::thing_id(cast, what).to_string(),
        name: borough::name(cast, what, say),
        durability: cast.table.rules.book.buildings.get(sort as usize).map_or(0, |it| it.durability),
        gives: amount(cast, what),
        unit: borough::thing_id(cast, borough::unit_of(cast, sort)).to_string(),
    }
}

fn units(cast: &Cast, game: &Game, say: Say, at: u8, sort: u8, n: u8) -> p::Units {
    let rules = &cast.table.rules;
    let target = rules.unit_number(at, sort);
    let what = Fallen::Unit(sort);
    p::Units {
        unit: borough::thing_id(cast, what).to_string(),
        name: borough::name(cast, what, say),
        n,
        target,
        durability: rules.durability(game, target),
        gives: amount(cast, what),
    }
}

fn amount(cast: &Cast, what: Fallen) -> p::Amount {
    let (n, gives) = borough::reward(cast, what);
    p::Amount { what: resource(gives).to_string(), n }
}

/// A board after one more event; the one after that tells whether a stack is used up.
pub(super) fn go_on(cast: &Cast, say: Say, board: &mut p::Board, event: &Event, next: Option<&Event>) {
    match *event {
        Event::Destroyed { borough, what: Fallen::Unit(unit), .. } => {
            add(cast, say, board, borough, unit, -1)
        }
        Event::Destroyed { borough, what: what @ Fallen::Building(sort), .. } => {
            let id = borough::thing_id(cast, what);
            if let Some(there) = board.boroughs.get_mut(borough as usize) {
                let falls = |stack: &&mut p::Stack| stack.top.as_ref().is_some_and(|top| top.id == id);
                // The next one of the stack is told of at once; without one, the stack is used up.
                let shown = matches!(next, Some(Event::BuildingShown { .. }));
                let last = |stack: &&mut p::Stack| falls(stack) && stack.below == 0 && !shown;
                if let Some(stack) = there.stacks.iter_mut().find(last) {
                    stack.top = None;
                }
            }
            if let Fallen::Unit(unit) = borough::unit_of(cast, sort) {
                add(cast, say, board, borough, unit, 1);
            }
        }
        Event::BuildingShown { stack, building: sort } => {
            let shown = building(cast, say, sort);
            let stacks = board.boroughs.iter_mut().flat_map(|borough| &mut borough.stacks);
            if let Some(it) = stacks.into_iter().find(|it| it.stack == stack) {
                it.below = it.below.saturating_sub(1);
                it.top = Some(shown.clone());
            }
            if let Some(left) = board.hidden.iter_mut().find(|it| it.id == shown.id) {
                left.n = left.n.saturating_sub(1);
            }
            board.hidden.retain(|it| it.n > 0);
        }
        Event::UnitMoved { unit, from, to, .. } => {
            add(cast, say, board, from, unit, -1);
            add(cast, say, board, to, unit, 1);
        }
        Event::SouvenirLeft { borough, .. } => {
            if let Some(there) = board.boroughs.get_mut(borough as usize) {
                there.souvenir = true;
            }
        }
        Event::GoalTaken { seat: who, card, .. } => set_goal(board, card, Some(seat(who))),
        Event::GoalLeft { card, .. } => set_goal(board, card, None),
        Event::Entered { seat, place, .. } | Event::Moved { seat, place, .. } => {
            let id = cast.table.rules.book.places.get(place as usize).map_or("", |place| place.id);
            walk(board, super::seat(seat), Some(id));
        }
        Event::Left { seat, .. } | Event::Eliminated { seat, .. } => walk(board, super::seat(seat), None),
        _ => {}
    }
}

fn set_goal(board: &mut p::Board, card: u8, holder: Option<u8>) {
    if let Some(goal) = board.goals.iter_mut().find(|goal| goal.card == card) {
        goal.seat = holder;
    }
}

fn add(cast: &Cast, say: Say, board: &mut p::Board, borough: u8, unit: u8, more: i8) {
    let Some(there) = board.boroughs.get_mut(borough as usize) else { return };
    let what = Fallen::Unit(unit);
    let id = borough::thing_id(cast, what);
    match there.units.iter_mut().find(|it| it.unit == id) {
        Some(units) => units.n = units.n.saturating_add_signed(more),
        None if more > 0 => {
            let rules = &cast.table.rules;
            there.units.push(p::Units {
                unit: id.to_string(),
                name: borough::name(cast, what, say),
                n: 1,
                target: rules.unit_number(borough, unit),
                durability: rules.book.units.get(unit as usize).map_or(0, |it| it.durability),
                gives: amount(cast, what),
            });
            there.units.sort_by_key(|it| it.target);
        }
        None => {}
    }
    there.units.retain(|it| it.n > 0);
}

/// A monster is in this place now, or nowhere.
fn walk(board: &mut p::Board, seat: u8, to: Option<&str>) {
    for borough in &mut board.boroughs {
        for zone in &mut borough.places {
            zone.monsters.retain(|there| *there != seat);
            if to == Some(zone.place.as_str()) {
                zone.monsters.push(seat);
                zone.monsters.sort_unstable();
            }
        }
        borough.monsters = borough.places.iter().flat_map(|zone| zone.monsters.iter().copied()).collect();
        borough.monsters.sort_unstable();
    }
}
