//! The boroughs of New York: what stands there, which units, and who is there.

use cards::words::Value;
use rules::{Fallen, Game, NO_CARD, NOBODY, STACKS, Seat, View};

use crate::paint::{bold, dim, left, width, wrap};
use tell::borough::{borough, name, worth};
use tell::cast::Cast;
use tell::narrate::symbol;
use tell::say::Say;

/// Columns of one stack, its gap included.
const STACK: usize = 7;

/// Where nothing is.
const NONE: &str = "–";

/// All boroughs, a line each, the zones of Manhattan below it; nothing where the board has none.
pub(crate) fn boroughs(cast: &Cast, say: Say, view: &View, columns: usize) -> Vec<String> {
    let (game, rules) = (view.game(), &cast.table.rules);
    if !rules.has_boroughs() {
        return Vec::new();
    }
    let all = || 0..rules::BOROUGHS as u8;
    let titles = ["board-borough", "board-buildings", "board-units"].map(|key| say.it(key));
    let names: Vec<String> = all().map(|at| capital(&borough(at, say))).collect();
    let units: Vec<String> = all().map(|at| units(cast, say, game, at)).collect();
    let widest = |cells: &[String], title: &str| cells.iter().map(|it| width(it)).chain([width(title)]).max();
    let name_room = widest(&names, &titles[0]).unwrap_or(0) + 2;
    let stack_room = (STACK * STACKS).max(width(&titles[1]) + 2);
    let unit_room = widest(&units, &titles[2]).unwrap_or(0) + 2;
    let head = format!(
        "     {}{}{}{}",
        left(&titles[0], name_room),
        left(&titles[1], stack_room),
        left(&titles[2], unit_room),
        say.it("board-there")
    );
    let mut lines = vec![dim(head.trim_end())];
    for at in all() {
        let row = format!(
            "     {}{}{}{}",
            left(&names[at as usize], name_room),
            left(&stacks(cast, game, at), stack_room),
            left(&units[at as usize], unit_room),
            there(cast, say, view, at)
        );
        let indent = " ".repeat((5 + name_room + stack_room).min(columns / 2));
        lines.extend(wrap(row.trim_end(), columns, &indent));
    }
    lines.extend(zones(cast, say, view, columns));
    lines.extend(goals(cast, say, game, columns));
    lines
}

/// What buildings and units cost and give.
pub(crate) fn legend(cast: &Cast, say: Say, columns: usize) -> Vec<String> {
    let rules = &cast.table.rules;
    if !rules.has_boroughs() {
        return Vec::new();
    }
    // A sort of building is named once, by what it gives; how large it is stands on the board.
    let mut kinds: Vec<String> = Vec::new();
    for (sort, building) in (0..).zip(&rules.book.buildings) {
        let kind = format!("{}\u{a0}{}", symbol(building.reward), name(cast, Fallen::Building(sort), say));
        if !kinds.contains(&kind) {
            kinds.push(kind);
        }
    }
    let units = (0..).zip(&rules.book.units).map(|(sort, unit)| {
        let from = rules.book.buildings.iter().find(|building| building.unit == sort);
        let what = Fallen::Unit(sort);
        let args = [
            ("from", Value::from(from.map_or(0, |building| building.durability))),
            ("thing", name(cast, what, say).into()),
            ("cost", unit.durability.into()),
            ("worth", worth(cast, what).into()),
        ];
        say.with("board-unit-of", &args).replace(' ', "\u{a0}")
    });
    let units: Vec<String> = units.collect();
    let args = [("buildings", kinds.join(", ").into()), ("units", units.join(", ").into())];
    wrap(&format!("     {}", say.with("board-tiles-legend", &args)), columns, "     ")
        .iter()
        .map(|line| dim(line))
        .collect()
}

/// The stacks of a borough: what the top building gives, and how many lie below it.
fn stacks(cast: &Cast, game: &Game, at: u8) -> String {
    let first = at as usize * STACKS;
    let stack = |stack: usize| match (game.board.tops[stack], game.board.below(stack)) {
        (NO_CARD, _) => left(&dim(NONE), STACK),
        (top, 0) => left(&worth(cast, Fallen::Building(top)), STACK),
        (top, below) => {
            let more = dim(&format!("+{below}"));
            left(&format!("{}{more}", worth(cast, Fallen::Building(top))), STACK)
        }
    };
    (first..first + STACKS).map(stack).collect()
}

fn units(cast: &Cast, say: Say, game: &Game, at: u8) -> String {
    let there = (0..).zip(game.board.units[at as usize]).filter(|(_, n)| *n > 0);
    let units: Vec<String> = there
        .map(|(sort, n)| {
            let unit = name(cast, Fallen::Unit(sort), say);
            if n > 1 { format!("{n}\u{a0}×\u{a0}{unit}") } else { unit }
        })
        .collect();
    if units.is_empty() { dim(NONE) } else { units.join(", ") }
}

/// Who is in a borough, and a souvenir if one lies there.
fn there(cast: &Cast, say: Say, view: &View, at: u8) -> String {
    let (game, rules) = (view.game(), &cast.table.rules);
    let here = |seat: &Seat| game.is_alive(*seat) && rules.borough_of(game, *seat) == at;
    let mut all: Vec<String> =
        (0..game.players).filter(here).map(|seat| monster(cast, say, view, seat)).collect();
    if game.board.souvenirs >> at & 1 == 1 {
        all.push(dim(&format!("({})", say.it("board-souvenir"))));
    }
    all.join(", ")
}

fn monster(cast: &Cast, say: Say, view: &View, seat: Seat) -> String {
    let name = format!("{}\u{a0}{}", seat + 1, cast.name(seat, say).replace(' ', "\u{a0}"));
    if view.seat() == Some(seat) { bold(&name) } else { name }
}

/// The zones of Manhattan in the order in which they are moved through: what they give, and who is there.
fn zones(cast: &Cast, say: Say, view: &View, columns: usize) -> Vec<String> {
    let (game, rules) = (view.game(), &cast.table.rules);
    let mut zones: Vec<(&str, String, Vec<String>)> = Vec::new();
    for (at, place) in (0..).zip(&rules.book.places) {
        if !place.city {
            continue;
        }
        let id = place.id.strip_suffix("-2").unwrap_or(place.id);
        let gives = place.on_start.iter().filter(|gift| gift.amount > 0);
        let gives: String = gives.map(|gift| format!("{}{}", gift.amount, symbol(gift.what))).collect();
        let who = rules.who_is_in(game, at) & game.alive;
        let who = (0..game.players).filter(|seat| who >> seat & 1 == 1);
        let who: Vec<String> = who.map(|seat| monster(cast, say, view, seat)).collect();
        match zones.iter_mut().find(|zone| zone.0 == id) {
            Some(zone) => zone.2.extend(who),
            None => zones.push((id, gives, who)),
        }
    }
    let zone = |(id, gives, who): (&str, String, Vec<String>)| {
        let who = if who.is_empty() { dim(NONE) } else { who.join(",\u{a0}") };
        format!("{}\u{a0}{gives}:\u{a0}{who}", say.it(&format!("zone-{id}")))
    };
    let line = zones.into_iter().map(zone).collect::<Vec<_>>().join(&format!(" {} ", dim("→")));
    wrap(&format!("       {line}"), columns, "         ")
}

/// Cards that dice win and nobody has yet; whoever has one has it among his cards.
fn goals(cast: &Cast, say: Say, game: &Game, columns: usize) -> Vec<String> {
    let free = (0..6).filter_map(|face| {
        let (card, holder) = cast.table.rules.goal(game, face)?;
        let die = tell::dice::die(face, say);
        (holder == NOBODY).then(|| format!("{} (3\u{a0}{die})", cast.card(card, say)).replace(' ', "\u{a0}"))
    });
    let free: Vec<String> = free.collect();
    match free.is_empty() {
        true => Vec::new(),
        false => wrap(&say.with("board-goals", &[("cards", free.join(" · ").into())]), columns, "     "),
    }
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}
