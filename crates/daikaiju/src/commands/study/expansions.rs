//! The report on expansions.

use super::{Context, Found, cells, enough, no_table, to_json};
use crate::failure::Failure;
use crate::words;
use lab::study::expansions::{self as study, Effect};
use lab::sum::Estimate;
use report::{Bar, Bars, Cell, Chart, Heat, HeatCell, Section, Table as Numbers, Tone, Unit};

/// Plays and tells.
pub fn run(context: &Context) -> Result<Found, Failure> {
    let options = context.options(context.players());
    context.expect(context.games);
    let found = study::run(context.catalogue, &options, &context.plan(), &|n| context.bar.inc(n));
    let found = found.map_err(no_table)?;
    let names: Vec<String> = found.iter().map(|it| name(context, &it.with)).collect();
    let sections = vec![length(context, &found, &names), endings(context, &found, &names)];
    Ok(Found { json: to_json(&found)?, sections, title: "title-expansions", lead: "lead-expansions" })
}

/// An expansion by the names its parts have for players.
fn name(context: &Context, with: &str) -> String {
    let parts: Vec<&str> = with.split(',').filter(|word| !word.is_empty()).collect();
    match parts.len() {
        0 => context.say("base"),
        1 | 2 => {
            let part = |word: &&str| words::say(context.args.lang.lang, &format!("with-{word}"));
            parts.iter().map(part).collect::<Vec<_>>().join(" + ")
        }
        _ => context.say("everything"),
    }
}

fn length(context: &Context, found: &[Effect], names: &[String]) -> Section {
    let plain = found.first().map_or(0.0, |it| it.turns.mean);
    let bar = |(it, name): (&Effect, &String)| {
        let more = &it.turns_more;
        let tone = match more.mean.abs() > more.margin {
            _ if !enough(more) => Tone::Unsure,
            true if more.mean > 0.0 => Tone::Plus,
            true => Tone::Minus,
            false => Tone::Plain,
        };
        Bar {
            hint: context.hint(name, Unit::Number(1), &it.turns),
            label: name.clone(),
            value: it.turns.mean,
            margin: it.turns.margin,
            tone,
            mark: None,
            cells: vec![
                Unit::Number(1).show_within(it.turns.mean, it.turns.margin),
                if it.with.is_empty() { String::new() } else { difference(more) },
            ],
        }
    };
    let bars = Bars {
        axis: context.say("turns"),
        unit: Unit::Number(1),
        from: plain.floor(),
        columns: vec![context.say("turns"), context.say("than-base")],
        rows: found.iter().zip(names).map(bar).collect(),
        ..Bars::default()
    };
    let row = |(it, name): (&Effect, &String)| {
        let mut row = vec![Cell::text(name)];
        row.extend(cells(Unit::Number(1), &it.turns));
        row.extend(cells(Unit::Number(1), &it.turns_more));
        row.extend(cells(Unit::Number(1), &it.decisions));
        row.push(Cell::count(it.turns.n));
        row.push(Cell::text(&it.with));
        row
    };
    let say = |key: &str| context.say(key);
    let numbers = Numbers::new(
        &[
            ("name", &say("expansion")),
            ("turns", &say("turns")),
            ("turns_margin", ""),
            ("turns_more", &say("than-base")),
            ("turns_more_margin", ""),
            ("decisions", &say("decisions")),
            ("decisions_margin", ""),
            ("games", &say("games")),
            ("with", "--with"),
        ],
        found.iter().zip(names).map(row).collect(),
    );
    Section {
        title: context.say("section-length"),
        note: context.note("note-length"),
        charts: vec![Chart::Bars(bars)],
        table: numbers,
    }
}

fn difference(more: &Estimate) -> String {
    let sign = if more.mean > 0.0 { "+" } else { "" };
    format!("{sign}{}", Unit::Number(1).show_within(more.mean, more.margin))
}

fn endings(context: &Context, found: &[Effect], names: &[String]) -> Section {
    let say = |key: &str| context.say(key);
    let columns = [say("by-stars"), say("by-survivor"), say("by-card"), say("by-nobody"), say("first-wins")];
    let parts = |it: &Effect| [it.stars, it.survivor, it.card, it.nobody, it.first];
    let cell = |name: &str, column: &String, it: Estimate| {
        let hint = context.hint(&format!("{name}, {column}"), Unit::Percent, &it);
        Some(HeatCell { value: it.mean, margin: it.margin, sure: true, hint })
    };
    let heat = Heat {
        x_axis: say("how-ended"),
        unit: Unit::Percent,
        columns: columns.to_vec(),
        rows: names.to_vec(),
        cells: found
            .iter()
            .zip(names)
            .map(|(it, name)| {
                parts(it).into_iter().zip(&columns).map(|(part, column)| cell(name, column, part)).collect()
            })
            .collect(),
        ..Heat::default()
    };
    let row = |(it, name): (&Effect, &String)| {
        let mut row = vec![Cell::text(name)];
        for part in [&it.stars, &it.stars_more, &it.survivor, &it.survivor_more] {
            let unit = if std::ptr::eq(part, &it.stars) || std::ptr::eq(part, &it.survivor) {
                Unit::Percent
            } else {
                Unit::Gain
            };
            row.extend(cells(unit, part));
        }
        row.extend([it.card, it.nobody, it.first].map(|part| Cell::percent(part.mean)));
        row
    };
    let numbers = Numbers::new(
        &[
            ("name", &say("expansion")),
            ("stars", &columns[0]),
            ("stars_margin", ""),
            ("stars_more", &say("than-base")),
            ("stars_more_margin", ""),
            ("survivor", &columns[1]),
            ("survivor_margin", ""),
            ("survivor_more", &say("than-base")),
            ("survivor_more_margin", ""),
            ("card", &columns[2]),
            ("nobody", &columns[3]),
            ("first", &columns[4]),
        ],
        found.iter().zip(names).map(row).collect(),
    );
    Section {
        title: say("section-endings"),
        note: say("note-endings"),
        charts: vec![Chart::Heat(heat)],
        table: numbers,
    }
}
