//! Plain answers to what only a board with boroughs asks: away from units, and for what brings most.

use crate::Situation;
use rules::lang::Resource;
use rules::{Action, Ask, FaceRule, Fallen, NO_BOROUGH};

/// An answer to a question about places, buildings, units or numbers.
pub(crate) fn answer(s: &Situation) -> Action {
    match s.decision.ask {
        Ask::Home => quietest(s).unwrap_or(Action::Pass),
        Ask::Move => {
            // Only where there are clearly fewer units.
            let here = units_at(s, s.game.monster(s.seat).place);
            let there = quietest(s).filter(|a| matches!(a, Action::Place(p) if units_at(s, *p) + 1 < here));
            match there {
                Some(place) => place,
                None if s.options.has(Action::Pass) => Action::Pass,
                None => quietest(s).unwrap_or(Action::Pass),
            }
        }
        Ask::Destroy => best_target(s),
        // A web costs a roll in every turn, a smash one heart of somebody else.
        Ask::Tear => Action::Cure(3),
        Ask::HowMany(_) => most(s),
        Ask::Trade(what) => trade(s, what),
        Ask::Borough => s.options.others().first().copied().unwrap_or(Action::Pass),
        Ask::Scatter => strongest_unit(s),
        Ask::GiveUp => cheapest(s),
        _ => Action::Pass,
    }
}

/// Destruction first, so that fewer units are left to attack; then what heals, and ouch last.
pub(crate) fn face_order(s: &Situation) -> Action {
    let rank = |face: u8| match s.rules.book.faces[face as usize % 6] {
        FaceRule::Destruction => 0,
        FaceRule::Celebrity => 1,
        FaceRule::Smash => 2,
        FaceRule::Energy => 3,
        FaceRule::Ouch => 4,
        _ => 5,
    };
    let faces = s.options.others().iter().filter_map(|a| match a {
        Action::Face(face) => Some((rank(*face), *face)),
        _ => None,
    });
    faces.min().map_or(Action::Pass, |(_, face)| Action::Face(face))
}

fn units_at(s: &Situation, place: u8) -> u8 {
    let borough = s.rules.book.places.get(place as usize).map_or(NO_BOROUGH, |p| p.borough);
    s.game.board.units_in(borough)
}

fn quietest(s: &Situation) -> Option<Action> {
    let places = s.options.others().iter().filter_map(|a| match a {
        Action::Place(place) => Some((units_at(s, *place), *place)),
        _ => None,
    });
    places.min().map(|(_, place)| Action::Place(place))
}

/// What brings most: hearts count only where some are missing.
fn best_target(s: &Situation) -> Action {
    let missing = s.rules.max_hearts(s.game, s.seat) - s.game.monster(s.seat).hearts;
    let worth = |what: Resource, n: u8| match what {
        Resource::Stars => 4 * u16::from(n),
        Resource::Hearts => 3 * u16::from(n.min(missing)),
        Resource::Energy => 2 * u16::from(n),
    };
    let targets = s.options.others().iter().filter_map(|a| match a {
        Action::Destroy(target) => {
            let (gain, unit) = match s.rules.target_of(s.game, *target).1 {
                Fallen::Building(sort) => {
                    let building = s.rules.book.buildings.get(sort as usize)?;
                    (worth(building.reward, building.durability), 0)
                }
                // A unit less is a heart less to lose.
                Fallen::Unit(sort) => {
                    let unit = s.rules.book.units[sort as usize];
                    (worth(unit.reward, unit.amount), 3)
                }
            };
            Some((gain + unit, std::cmp::Reverse(*target)))
        }
        _ => None,
    });
    targets.max().map_or(Action::Pass, |(_, target)| Action::Destroy(target.0))
}

fn strongest_unit(s: &Situation) -> Action {
    let units = s.options.others().iter().filter_map(|a| match a {
        Action::Destroy(target) => Some((s.rules.durability(s.game, *target), *target)),
        _ => None,
    });
    units.max().map_or(Action::Pass, |(_, target)| Action::Destroy(target))
}

fn most(s: &Situation) -> Action {
    let numbers = s.options.others().iter().filter_map(|a| match a {
        Action::Number(n) => Some(*n),
        _ => None,
    });
    numbers.max().map_or(Action::Pass, Action::Number)
}

/// Hearts as far as they are needed, energy otherwise.
fn trade(s: &Situation, what: u8) -> Action {
    if what == Resource::Hearts as u8 { most(s) } else { Action::Number(0) }
}

fn cheapest(s: &Situation) -> Action {
    let cards = s.options.others().iter().filter_map(|a| match a {
        Action::Card(card) => Some((s.rules.def(*card).cost, *card)),
        _ => None,
    });
    cards.min().map_or(Action::Pass, |(_, card)| Action::Card(card))
}
