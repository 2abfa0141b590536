//! New York in words: boroughs, buildings, units, what can be destroyed and where one can go.

use cards::words::Value;
use rules::lang::{Ability, Borough, Do, Resource};
use rules::{Ask, CardId, Cause, Event, Fallen, Game, NO_CARD, NOBODY, Rule, Seat};

use crate::cast::Cast;
use crate::choice::Choice;
use crate::dice;
use crate::narrate::symbol;
use crate::question::Scene;
use crate::say::Say;

/// A borough's short name.
pub fn borough_id(borough: u8) -> &'static str {
    Borough::ALL.get(borough as usize).map_or("", |borough| borough.id())
}

/// A borough by its name.
pub fn borough(borough: u8, say: Say) -> String {
    say.it(&format!("place-{}", borough_id(borough)))
}

/// Where something is: "in the Bronx".
pub fn borough_in(borough: u8, say: Say) -> String {
    say.it(&format!("place-in-{}", borough_id(borough)))
}

/// Where something goes: "to the Bronx".
pub fn borough_to(borough: u8, say: Say) -> String {
    say.it(&format!("place-to-{}", borough_id(borough)))
}

/// The short name of a sort of building or unit at this table.
pub fn thing_id(cast: &Cast, what: Fallen) -> &'static str {
    let book = &cast.table.rules.book;
    match what {
        Fallen::Building(sort) => book.buildings.get(sort as usize).map_or("", |building| building.id),
        Fallen::Unit(sort) => book.units.get(sort as usize).map_or("", |unit| unit.id),
    }
}

/// The word for a building or unit in one of its forms; how large a building is is said by what it gives.
fn thing(cast: &Cast, what: Fallen, form: &str, say: Say) -> String {
    let id = thing_id(cast, what).trim_end_matches(|c: char| c.is_ascii_digit() || c == '-');
    say.it(&format!("{form}-{id}"))
}

/// A building or unit by its name: "high-rise".
pub fn name(cast: &Cast, what: Fallen, say: Say) -> String {
    thing(cast, what, "thing", say)
}

/// One of them, as what is destroyed: "a high-rise".
pub fn one(cast: &Cast, what: Fallen, say: Say) -> String {
    thing(cast, what, "thing-a", say)
}

/// What destroying it gives, such as 2★.
pub fn reward(cast: &Cast, what: Fallen) -> (u8, Resource) {
    let book = &cast.table.rules.book;
    match what {
        Fallen::Building(sort) => {
            book.buildings.get(sort as usize).map_or((0, Resource::Stars), |it| (it.durability, it.reward))
        }
        Fallen::Unit(sort) => {
            book.units.get(sort as usize).map_or((0, Resource::Stars), |it| (it.amount, it.reward))
        }
    }
}

/// The same in short.
pub fn worth(cast: &Cast, what: Fallen) -> String {
    let (amount, what) = reward(cast, what);
    format!("{amount}{}", symbol(what))
}

/// The sort of unit a building becomes.
pub fn unit_of(cast: &Cast, building: u8) -> Fallen {
    let book = &cast.table.rules.book;
    Fallen::Unit(book.buildings.get(building as usize).map_or(0, |building| building.unit))
}

/// A message's key, what goes into it, and its cause.
type Parts = (&'static str, Vec<(&'static str, Value)>, Option<Cause>);

/// An event of the board: its message, what is put into it, and its cause.
pub(crate) fn event(cast: &Cast, say: Say, event: &Event) -> Option<Parts> {
    let who = |seat: Seat| ("who", Value::Text(cast.name(seat, say)));
    let inside = |borough: u8| ("in", Value::Text(borough_in(borough, say)));
    let a = |what: Fallen| ("thing", Value::Text(one(cast, what, say)));
    let die = |face: u8| Value::Text(dice::die(face, say));
    let (key, args, cause) = match *event {
        Event::Moved { seat, place, cause } => {
            let city = cast.table.rules.book.places.get(place as usize).is_some_and(|place| place.city);
            let key = match cause {
                Cause::Rule(Rule::Nyb5) => "ev-placed",
                _ if city => "ev-moved-up",
                _ => "ev-moved",
            };
            let args = vec![
                who(seat),
                ("place", cast.place(place, say).into()),
                ("in", cast.place_in(place, say).into()),
                ("to", cast.place_to(place, say).into()),
            ];
            (key, args, cause)
        }
        Event::Destroyed { seat, borough, what: what @ Fallen::Building(sort), cause } => {
            let unit = thing(cast, unit_of(cast, sort), "thing-into", say);
            ("ev-destroyed-building", vec![who(seat), a(what), inside(borough), ("unit", unit.into())], cause)
        }
        Event::Destroyed { seat, borough, what, cause } => {
            ("ev-destroyed-unit", vec![who(seat), a(what), inside(borough)], cause)
        }
        Event::BuildingShown { stack, building } => {
            let what = Fallen::Building(building);
            let args = vec![
                ("thing", name(cast, what, say).into()),
                ("worth", worth(cast, what).into()),
                inside(stack / rules::STACKS as u8),
            ];
            // What fell above it was told, or the game is being set up.
            return Some(("ev-building-shown", args, None));
        }
        Event::UnitMoved { seat, unit, to, cause, .. } => {
            let to = ("to", borough_to(to, say).into());
            ("ev-unit-moved", vec![who(seat), a(Fallen::Unit(unit)), to], cause)
        }
        Event::GoalTaken { seat, from, card, cause } => {
            let key = if from == NOBODY { "ev-goal-taken" } else { "ev-goal-taken-from" };
            let card = ("card", cast.card(card, say).into());
            (key, vec![who(seat), card, ("from", cast.name(from, say).into())], cause)
        }
        Event::GoalLeft { seat, card, cause } => {
            ("ev-goal-left", vec![who(seat), ("card", cast.card(card, say).into())], cause)
        }
        Event::ResultTreated { seat, from, to, amount, cause } => (
            "ev-result-treated",
            vec![who(seat), ("amount", amount.into()), ("from", die(from)), ("to", die(to))],
            cause,
        ),
        Event::DieSetAside { seat, die: at, face, cause } => (
            "ev-die-set-aside",
            vec![who(seat), ("die", at.saturating_add(1).into()), ("face", die(face))],
            cause,
        ),
        Event::DestroysIn { seat, borough, cause } => {
            ("ev-destroys-in", vec![who(seat), inside(borough)], cause)
        }
        Event::KeepAwaited { seat, cause } => ("ev-keep-awaited", vec![who(seat)], cause),
        Event::SouvenirLeft { seat, borough, cause } => {
            ("ev-souvenir-left", vec![who(seat), inside(borough)], cause)
        }
        _ => return None,
    };
    Some((key, args, Some(cause)))
}

/// A place to go to.
pub(crate) fn place_choice(scene: &Scene, place: u8, found: &mut Choice) {
    let (cast, say, game) = (scene.cast, scene.say, scene.game);
    // While a free move may come at any time, it stands among other answers and says what it is.
    let key = match scene.decision.ask {
        Ask::Home | Ask::Move => "do-place",
        _ => "do-roam",
    };
    found.label = say.with(key, &[("to", cast.place_to(place, say).into())]);
    found.detail = place_detail(scene, place);
    found.names.push(cast.place(place, say).to_lowercase());
    if let Some(at) = cast.table.rules.book.places.get(place as usize) {
        found.names.push(borough(at.borough, say).to_lowercase());
        found.names.push(borough_id(at.borough).replace('-', " "));
    }
    let fee = cast.table.rules.move_fee(game);
    if fee > 0 && scene.decision.ask != Ask::Home {
        found.detail = format!("{}, {}", say.with("place-fee", &[("n", fee.into())]), found.detail);
    }
}

/// What is at a place: who, how many units, which buildings.
fn place_detail(scene: &Scene, place: u8) -> String {
    let (cast, say, game) = (scene.cast, scene.say, scene.game);
    let Some(at) = cast.table.rules.book.places.get(place as usize) else { return String::new() };
    let there = |seat: &Seat| {
        let here = cast.table.rules.borough_of(game, *seat) == at.borough;
        here && *seat != scene.seat && game.is_alive(*seat)
    };
    let names: Vec<String> = (0..game.players).filter(there).map(|seat| cast.name(seat, say)).collect();
    let mut parts = vec![match names.is_empty() {
        true => say.it("place-nobody"),
        false => say.with("place-with", &[("who", say.list(&names).into())]),
    }];
    let units = game.board.units_in(at.borough);
    if units > 0 {
        parts.push(say.with("place-units", &[("n", units.into())]));
    }
    let tops = tops(cast, game, at.borough);
    if !tops.is_empty() {
        parts.push(say.with("place-buildings", &[("tops", tops.join(" ").into())]));
    }
    parts.join(", ")
}

/// The top buildings of a borough by what they give.
pub fn tops(cast: &Cast, game: &Game, borough: u8) -> Vec<String> {
    let first = borough as usize * rules::STACKS;
    let tops = game.board.tops.iter().skip(first).take(rules::STACKS);
    tops.filter(|top| **top != NO_CARD).map(|&top| worth(cast, Fallen::Building(top))).collect()
}

/// A building or unit to be destroyed, or a unit to be moved away.
pub(crate) fn destroy_choice(scene: &Scene, target: u8, found: &mut Choice) {
    let (cast, say, game) = (scene.cast, scene.say, scene.game);
    let rules = &cast.table.rules;
    let (borough, what) = rules.target_of(game, target);
    let thing = ("thing", Value::Text(one(cast, what, say)));
    found.names.push(name(cast, what, say).to_lowercase());
    if scene.decision.ask == Ask::Scatter {
        found.label = say.with("do-scatter", &[thing]);
        return;
    }
    let (amount, gives) = reward(cast, what);
    let facts = [
        ("cost", Value::from(rules.durability(game, target))),
        ("amount", amount.into()),
        ("what", symbol(gives).into()),
    ];
    match what {
        Fallen::Building(sort) => {
            let below = game.board.below(target as usize);
            let stack = target % rules::STACKS as u8 + 1;
            found.label = say.with("do-destroy-building", &[thing, ("n", stack.into())]);
            let more = [
                ("unit", Value::Text(self::thing(cast, unit_of(cast, sort), "thing-into", say))),
                ("below", below.into()),
            ];
            found.detail = say.with("do-destroy-building-detail", &[&facts[..], &more[..]].concat());
        }
        Fallen::Unit(_) => {
            found.label = say.with("do-destroy-unit", &[thing, ("in", borough_in(borough, say).into())]);
            found.detail = say.with("do-destroy-unit-detail", &facts);
        }
    }
}

/// So many of something.
pub(crate) fn number_choice(scene: &Scene, n: u8, found: &mut Choice) {
    let say = scene.say;
    found.number = n as usize;
    found.label = match scene.decision.ask {
        Ask::HowMany(face) => {
            let to = effects(scene, scene.decision.card, |effect| match effect {
                Do::TreatAs(from, to) if from.number() == face => Some(to.number()),
                _ => None,
            });
            let face = dice::die(face, say);
            match to {
                Some(to) => say.with(
                    "do-treat",
                    &[("n", n.into()), ("face", face.into()), ("to", dice::die(to, say).into())],
                ),
                None => say.with("do-resolve", &[("count", n.into()), ("face", face.into())]),
            }
        }
        _ => {
            let traded = effects(scene, scene.decision.card, |effect| match effect {
                Do::TradeAll(_, one, other) => Some((*one, *other)),
                _ => None,
            });
            let (one, other) = traded.unwrap_or((Resource::Hearts, Resource::Energy));
            let rest = scene.decision.amount.saturating_sub(n);
            let gains = [(n, one), (rest, other)];
            let gains: Vec<String> = gains
                .iter()
                .filter(|(n, _)| *n > 0)
                .map(|(n, what)| format!("{n}{}", symbol(*what)))
                .collect();
            match gains.is_empty() {
                true => say.it("do-trade-nothing"),
                false => say.with("do-trade", &[("gains", say.list(&gains).into())]),
            }
        }
    };
}

/// The first thing of this sort among the effects of a card, or of the one it copies.
pub(crate) fn effects<T>(scene: &Scene, card: CardId, find: impl Fn(&Do) -> Option<T>) -> Option<T> {
    let acting = scene.game.copy_of(card).unwrap_or(card);
    let card = scene.cast.table.card(acting)?;
    card.facts.abilities.iter().find_map(|ability| match ability {
        Ability::When { then, .. } | Ability::May { then, .. } | Ability::OnGain(then) => {
            then.iter().find_map(&find)
        }
        _ => None,
    })
}

/// Words that mean a borough, in small letters.
pub(crate) fn borough_choice(scene: &Scene, at: u8, found: &mut Choice) {
    found.label = borough(at, scene.say);
    found.detail = match scene.cast.table.rules.book.places.iter().position(|place| place.borough == at) {
        Some(place) => place_detail(scene, place as u8),
        None => String::new(),
    };
    found.names.push(borough_id(at).replace('-', " "));
}
