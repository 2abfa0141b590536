//! The report on staying in Tokyo.

use std::collections::BTreeSet;

use super::{Context, Found, cells, enough, to_json};
use crate::failure::Failure;
use lab::study::tokyo::{self as study, ByHearts, ByStars, MOST_HEARTS, STARS, Study};
use lab::sum::{Estimate, Verdict};
use report::{Cell, Chart, Curves, Heat, HeatCell, Point, Section, Series, Table as Numbers, Unit};

/// Plays and tells.
pub fn run(context: &Context) -> Result<Found, Failure> {
    context.expect(context.games * context.sizes.len() as u64);
    let mut found: Vec<Study> = Vec::new();
    for &players in &context.sizes {
        let table = context.table(players)?;
        found.push(study::run(&table.rules, &context.plan(), &|n| context.bar.inc(n)));
    }
    let mut sections = vec![by_hearts(context, &found)];
    sections.extend(found.iter().filter_map(|it| by_stars(context, it)));
    Ok(Found { json: to_json(&found)?, sections, title: "title-tokyo", lead: "lead-tokyo" })
}

fn square(context: &Context, what: &str, gain: &Estimate) -> HeatCell {
    let sure = gain.verdict() != Verdict::NotEnough;
    HeatCell { value: gain.mean, margin: gain.margin, sure, hint: context.hint(what, Unit::Gain, gain) }
}

fn hearts_name(hearts: u8) -> String {
    if hearts == MOST_HEARTS { format!("{hearts}+") } else { hearts.to_string() }
}

/// Numbers in order, each once.
fn sorted(numbers: impl Iterator<Item = u8>) -> Vec<u8> {
    numbers.collect::<BTreeSet<u8>>().into_iter().collect()
}

fn by_hearts(context: &Context, found: &[Study]) -> Section {
    let say = |key: &str| context.say(key);
    let known = found.iter().flat_map(|it| &it.by_hearts).filter(|row| enough(&row.gain));
    let hearts: Vec<u8> = sorted(known.map(|row| row.hearts)).into_iter().rev().collect();
    let gain =
        |it: &Study, hearts: u8| it.by_hearts.iter().find(|row| row.hearts == hearts).map(|row| row.gain);
    let cell = |it: &Study, hearts: u8| {
        let what = format!("{} {}, {} {}", it.players, say("monsters"), hearts_name(hearts), say("hearts"));
        gain(it, hearts).filter(enough).map(|gain| square(context, &what, &gain))
    };
    let heat = Heat {
        x_axis: say("monsters-at-table"),
        y_axis: say("hearts-left"),
        unit: Unit::Gain,
        columns: found.iter().map(|it| it.players.to_string()).collect(),
        rows: hearts.iter().map(|hearts| hearts_name(*hearts)).collect(),
        cells: hearts.iter().map(|hearts| found.iter().map(|it| cell(it, *hearts)).collect()).collect(),
        ..Heat::default()
    };
    let point = |row: &ByHearts| Point { x: row.hearts.into(), y: row.gain.mean, margin: row.gain.margin };
    let series = found.iter().map(|it| Series {
        label: format!("{} {}", it.players, say("monsters")),
        points: it.by_hearts.iter().filter(|row| enough(&row.gain)).map(point).collect(),
    });
    // One point is no curve.
    let series: Vec<Series> = series.filter(|it| it.points.len() > 1).collect();
    let mut charts = Vec::new();
    if !hearts.is_empty() {
        charts.push(Chart::Heat(heat));
    }
    if !series.is_empty() {
        charts.push(Chart::Curves(Curves {
            x_axis: say("hearts-left"),
            y_axis: say("gain-of-staying"),
            unit: Unit::Gain,
            series,
        }));
    }
    let rows = found.iter().flat_map(|it| {
        it.by_hearts.iter().map(|row| {
            let mut cells_of = vec![
                Cell::count(it.players.into()),
                Cell { shown: hearts_name(row.hearts), raw: row.hearts.to_string(), number: true },
                Cell::count(row.gain.n),
            ];
            cells_of.extend(cells(Unit::Gain, &row.gain));
            cells_of.push(Cell::text(&said(context, row.gain.verdict())));
            cells_of
        })
    });
    let numbers = Numbers::new(
        &[
            ("players", &say("monsters")),
            ("hearts", &say("hearts-left")),
            ("pairs", &say("pairs")),
            ("gain_of_staying", &say("gain-of-staying")),
            ("gain_margin", ""),
            ("verdict", ""),
        ],
        rows.collect(),
    );
    let gains: Vec<Estimate> = found.iter().flat_map(|it| &it.by_hearts).map(|row| row.gain).collect();
    let (charts, note) = context.charts(charts, say("note-hearts"), &gains);
    Section { title: say("section-hearts"), note, charts, table: numbers }
}

/// What to do, in words.
fn said(context: &Context, verdict: Verdict) -> String {
    context.say(match verdict {
        Verdict::Gains => "stay",
        Verdict::Loses => "leave",
        Verdict::Even => "even",
        Verdict::NotEnough => "not-enough",
    })
}

/// By hearts and own stars, if there were enough situations anywhere.
fn by_stars(context: &Context, found: &Study) -> Option<Section> {
    let say = |key: &str| context.say(key);
    let known = || found.by_stars.iter().filter(|row| enough(&row.gain));
    let hearts: Vec<u8> = sorted(known().map(|row| row.hearts)).into_iter().rev().collect();
    let stars = sorted(known().map(|row| row.stars));
    let find = |hearts: u8, stars: u8| {
        known().find(|row| row.hearts == hearts && row.stars == stars).map(|row| row.gain)
    };
    let name = |stars: u8| format!("{stars}–{}", stars + STARS - 1);
    let cell = |hearts: u8, stars: u8| {
        let what = format!("{} {}, {} {}", hearts_name(hearts), say("hearts"), name(stars), say("stars"));
        find(hearts, stars).map(|gain| square(context, &what, &gain))
    };
    let heat = Heat {
        x_axis: say("own-stars"),
        y_axis: say("hearts-left"),
        unit: Unit::Gain,
        columns: stars.iter().map(|stars| name(*stars)).collect(),
        rows: hearts.iter().map(|hearts| hearts_name(*hearts)).collect(),
        cells: hearts.iter().map(|h| stars.iter().map(|s| cell(*h, *s)).collect()).collect(),
        ..Heat::default()
    };
    let row = |row: &ByStars| {
        let mut cells_of = vec![
            Cell { shown: hearts_name(row.hearts), raw: row.hearts.to_string(), number: true },
            Cell { shown: name(row.stars), raw: row.stars.to_string(), number: true },
            Cell::count(row.gain.n),
        ];
        cells_of.extend(cells(Unit::Gain, &row.gain));
        cells_of.push(Cell::text(&said(context, row.gain.verdict())));
        cells_of
    };
    let numbers = Numbers::new(
        &[
            ("hearts", &say("hearts-left")),
            ("stars_from", &say("own-stars")),
            ("pairs", &say("pairs")),
            ("gain_of_staying", &say("gain-of-staying")),
            ("gain_margin", ""),
            ("verdict", ""),
        ],
        found.by_stars.iter().map(row).collect(),
    );
    (!hearts.is_empty()).then(|| Section {
        title: format!("{}, {} {}", say("section-stars"), found.players, say("monsters")),
        note: String::new(),
        charts: vec![Chart::Heat(heat)],
        table: numbers,
    })
}
