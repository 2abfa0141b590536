//! The reports on evolutions, and on monsters by their evolutions.

use std::collections::BTreeMap;

use super::{Context, Found, cells, no_table, to_json, tone};
use crate::failure::Failure;
use ::cards::table::TableOptions;
use lab::study::monsters::Monster;
use lab::study::{POWER_UP, Worth, evolutions, evolving, monsters as by_monster};
use lab::sum::Estimate;
use report::{Bar, Bars, Cell, Chart, Section, Table as Numbers, Unit};

/// Plays evolutions and tells.
pub fn run(context: &Context) -> Result<Found, Failure> {
    let options = options(context)?;
    context.expect(context.games * evolving(context.catalogue, options.edition).count() as u64);
    let found = evolutions::run(context.catalogue, &options, &context.plan(), &|n| context.bar.inc(n));
    let found = found.map_err(no_table)?;
    let sections = vec![cards(context, &found), decks(context, &found)];
    Ok(Found { json: to_json(&found)?, sections, title: "title-evolutions", lead: "lead-evolutions" })
}

/// Plays monsters and tells.
pub fn monsters(context: &Context) -> Result<Found, Failure> {
    let options = options(context)?;
    context.expect(context.games);
    let found = by_monster::run(context.catalogue, &options, &context.plan(), &|n| context.bar.inc(n));
    let found = found.map_err(no_table)?;
    let fair = 1.0 / f64::from(context.players());
    let bar = |it: &Monster| {
        let over = Estimate { mean: it.share.mean - fair, ..it.share };
        let name = monster(context, &it.id);
        Bar {
            hint: context.hint(&name, Unit::Percent, &it.share),
            label: name,
            value: it.share.mean,
            margin: it.share.margin,
            tone: tone(over.verdict()),
            cells: vec![Unit::Percent.show_within(it.share.mean, it.share.margin)],
            ..Bar::default()
        }
    };
    let bars = Bars {
        axis: context.say("share"),
        unit: Unit::Percent,
        from: fair,
        columns: vec![context.say("share")],
        rows: found.iter().map(bar).collect(),
        ..Bars::default()
    };
    let row = |it: &Monster| {
        let mut row = vec![Cell::text(&monster(context, &it.id)), Cell::count(it.share.n)];
        row.extend(cells(Unit::Percent, &it.share));
        row
    };
    let say = |key: &str| context.say(key);
    let numbers = Numbers::new(
        &[
            ("monster", &say("monster")),
            ("rounds", &say("rounds")),
            ("share", &say("share")),
            ("share_margin", ""),
        ],
        found.iter().map(row).collect(),
    );
    let section = Section {
        title: context.say("section-monsters"),
        note: context.note("note-monsters"),
        charts: vec![Chart::Bars(bars)],
        table: numbers,
    };
    Ok(Found {
        json: to_json(&found)?,
        sections: vec![section],
        title: "title-monsters",
        lead: "lead-monsters",
    })
}

/// The table of the command line, with evolutions.
fn options(context: &Context) -> Result<TableOptions, Failure> {
    let mut options = context.options(context.players());
    if !options.monsters.is_empty() {
        return Err(Failure::usage("all monsters with evolutions are studied; leave --monsters out"));
    }
    if evolving(context.catalogue, options.edition).next().is_none() {
        return Err(Failure::usage(format!(
            "study {} needs monsters with evolutions, and {} has none: choose another edition, or bring a set with them by --set",
            context.args.what.name(),
            options.edition.id()
        )));
    }
    if !options.with.iter().any(|word| word == POWER_UP) {
        options.with.insert(0, POWER_UP.to_string());
    }
    Ok(options)
}

fn monster(context: &Context, id: &str) -> String {
    let found = context.catalogue.monster(id);
    found.map_or_else(|_| id.to_string(), |it| it.facts.name.get(context.args.lang.lang.code()).to_string())
}

fn cards(context: &Context, found: &[Worth]) -> Section {
    let names: Vec<(String, String)> = found.iter().map(|it| names(context, &it.card)).collect();
    let bar = |(it, (name, monster)): (&Worth, &(String, String))| {
        context.bar(format!("{name} · {monster}"), name, &it.gain)
    };
    let bars = Bars {
        axis: context.say("gain-of-hand"),
        unit: Unit::Gain,
        columns: vec![context.say("gain")],
        rows: found.iter().zip(&names).map(bar).collect(),
        ..Bars::default()
    };
    let row = |(it, (name, monster)): (&Worth, &(String, String))| {
        let mut row = vec![Cell::text(name), Cell::text(monster), Cell::count(it.gain.n)];
        row.extend(cells(Unit::Gain, &it.gain));
        row.push(Cell::text(&context.verdict(it.gain.verdict())));
        row.push(Cell::text(&it.card));
        row
    };
    let say = |key: &str| context.say(key);
    let numbers = Numbers::new(
        &[
            ("name", &say("card")),
            ("monster", &say("monster")),
            ("pairs", &say("pairs")),
            ("gain", &say("gain")),
            ("gain_margin", ""),
            ("verdict", ""),
            ("id", "id"),
        ],
        found.iter().zip(&names).map(row).collect(),
    );
    let gains: Vec<Estimate> = found.iter().map(|it| it.gain).collect();
    let (charts, note) = context.charts(vec![Chart::Bars(bars)], context.note("note-evolutions"), &gains);
    Section { title: context.say("section-evolutions"), note, charts, table: numbers }
}

/// A card and its monster by name.
fn names(context: &Context, id: &str) -> (String, String) {
    match context.catalogue.card(id) {
        Ok(card) => (context.name(card), monster(context, card.facts.monster.as_deref().unwrap_or_default())),
        Err(_) => (id.to_string(), String::new()),
    }
}

/// The mean of the evolutions of each monster.
fn decks(context: &Context, found: &[Worth]) -> Section {
    let mut of: BTreeMap<String, Vec<Estimate>> = BTreeMap::new();
    for it in found {
        of.entry(names(context, &it.card).1).or_default().push(it.gain);
    }
    let mean = |gains: &[Estimate]| {
        let n = gains.len().max(1) as f64;
        Estimate {
            mean: gains.iter().map(|it| it.mean).sum::<f64>() / n,
            // The cards of a monster are compared with the same games, so their errors may go together.
            margin: gains.iter().map(|it| it.margin).sum::<f64>() / n,
            n: gains.iter().map(|it| it.n).sum(),
        }
    };
    let mut decks: Vec<(String, Estimate)> =
        of.into_iter().map(|(name, gains)| (name, mean(&gains))).collect();
    decks.sort_by(|a, b| b.1.mean.total_cmp(&a.1.mean));
    let bar = |(name, it): &(String, Estimate)| context.bar(name.clone(), name, it);
    let bars = Bars {
        axis: context.say("gain-of-hand"),
        unit: Unit::Gain,
        columns: vec![context.say("gain")],
        rows: decks.iter().map(bar).collect(),
        ..Bars::default()
    };
    let row = |(name, it): &(String, Estimate)| {
        let mut row = vec![Cell::text(name), Cell::count(it.n)];
        row.extend(cells(Unit::Gain, it));
        row
    };
    let say = |key: &str| context.say(key);
    let numbers = Numbers::new(
        &[
            ("monster", &say("monster")),
            ("pairs", &say("pairs")),
            ("gain", &say("gain")),
            ("gain_margin", ""),
        ],
        decks.iter().map(row).collect(),
    );
    let gains: Vec<Estimate> = decks.iter().map(|(_, gain)| *gain).collect();
    let (charts, note) = context.charts(vec![Chart::Bars(bars)], context.note("note-decks"), &gains);
    Section { title: context.say("section-decks"), note, charts, table: numbers }
}
