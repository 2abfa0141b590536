//! The report on wickedness tiles.

use super::{Context, Found, cells, no_table, to_json};
use crate::failure::Failure;
use ::cards::set::Board;
use ::cards::table::Table;
use lab::study::tiles::{self as study, Tile};
use lab::sum::Estimate;
use report::{Bars, Cell, Chart, Section, Table as Numbers, Unit};
use serde::Serialize;

/// A tile with its name.
#[derive(Serialize)]
struct Named {
    name: String,
    id: String,
    level: u8,
    gain: Estimate,
}

/// Plays and tells.
pub fn run(context: &Context) -> Result<Found, Failure> {
    let given = &context.args.table.with;
    let wicked = given.iter().any(|word| word.starts_with("wicked"));
    if !wicked && Board::of(context.args.table.edition) == Board::NewYork {
        return Err(Failure::usage(
            "study tiles needs wickedness tiles, which are only for Tokyo: choose another edition",
        ));
    }
    // Unless somebody says which faces are up: each side once.
    let words: &[&str] = if wicked { &[""] } else { &["wicked-orange", "wicked-green"] };
    context.expect(context.games * words.len() as u64);
    let mut found: Vec<Named> = Vec::new();
    for word in words {
        let mut options = context.args.table.options(context.catalogue, context.players(), context.args.seed);
        options.with.extend((!word.is_empty()).then(|| word.to_string()));
        let table = Table::new(context.catalogue, &options).map_err(no_table)?;
        let tiles = study::run(&table.rules, &context.plan(), &|n| context.bar.inc(n));
        found.extend(tiles.into_iter().map(|Tile { def, level, gain, .. }| Named {
            name: context.name(table.cards[def]),
            id: table.cards[def].full_id(),
            level,
            gain,
        }));
    }
    found.sort_by(|a, b| a.level.cmp(&b.level).then(b.gain.mean.total_cmp(&a.gain.mean)));
    let levels = [3, 6, 10].map(|level| section(context, &found, level));
    let sections = levels.into_iter().filter(|section| !section.table.rows.is_empty()).collect();
    Ok(Found { json: to_json(&found)?, sections, title: "title-tiles", lead: "lead-tiles" })
}

fn section(context: &Context, found: &[Named], level: u8) -> Section {
    let tiles: Vec<&Named> = found.iter().filter(|tile| tile.level == level).collect();
    let bar = |tile: &&Named| context.bar(tile.name.clone(), &tile.name, &tile.gain);
    let bars = Bars {
        axis: context.say("gain-of-tile"),
        unit: Unit::Gain,
        columns: vec![context.say("gain")],
        rows: tiles.iter().map(bar).collect(),
        ..Bars::default()
    };
    let row = |tile: &&Named| {
        let mut row = vec![Cell::text(&tile.name), Cell::count(tile.gain.n)];
        row.extend(cells(Unit::Gain, &tile.gain));
        row.push(Cell::text(&context.verdict(tile.gain.verdict())));
        row.push(Cell::text(&tile.id));
        row
    };
    let say = |key: &str| context.say(key);
    let numbers = Numbers::new(
        &[
            ("name", &say("tile")),
            ("pairs", &say("pairs")),
            ("gain", &say("gain")),
            ("gain_margin", ""),
            ("verdict", ""),
            ("id", "id"),
        ],
        tiles.iter().map(row).collect(),
    );
    let gains: Vec<Estimate> = tiles.iter().map(|tile| tile.gain).collect();
    let (charts, note) = context.charts(vec![Chart::Bars(bars)], context.say("colours"), &gains);
    Section { title: format!("{} {level}", context.say("level")), note, charts, table: numbers }
}
