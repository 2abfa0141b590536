//! The report on the order of turns.

use super::{Context, Found, cells, enough, to_json};
use crate::failure::Failure;
use lab::study::seats::{self as study, Study};
use lab::sum::Estimate;
use report::{Cell, Chart, Curves, Heat, HeatCell, Point, Section, Series, Table as Numbers, Unit};

/// Plays and tells.
pub fn run(context: &Context) -> Result<Found, Failure> {
    context.expect(context.games * context.sizes.len() as u64);
    let mut found: Vec<Study> = Vec::new();
    for &players in &context.sizes {
        let table = context.table(players)?;
        found.push(study::run(&table.rules, &context.plan(), &|n| context.bar.inc(n)));
    }
    let sections = vec![section(context, &found)];
    Ok(Found { json: to_json(&found)?, sections, title: "title-seats", lead: "lead-seats" })
}

/// The share of a seat over its fair share.
fn over(it: &Study, order: usize) -> Option<Estimate> {
    let share = it.shares.get(order)?;
    Some(Estimate { mean: share.mean - 1.0 / f64::from(it.players), ..*share })
}

fn section(context: &Context, found: &[Study]) -> Section {
    let say = |key: &str| context.say(key);
    let most = found.iter().map(|it| it.shares.len()).max().unwrap_or(0);
    let cell = |it: &Study, order: usize| {
        let gain = over(it, order)?;
        let hint = context.hint(&say("share"), Unit::Percent, &it.shares[order]);
        let sure = enough(&gain) && gain.mean.abs() > gain.margin;
        Some(HeatCell { value: gain.mean, margin: gain.margin, sure, hint })
    };
    let heat = Heat {
        x_axis: say("monsters-at-table"),
        y_axis: say("order"),
        unit: Unit::Gain,
        columns: found.iter().map(|it| it.players.to_string()).collect(),
        rows: (1..=most).map(|order| order.to_string()).collect(),
        cells: (0..most).map(|order| found.iter().map(|it| cell(it, order)).collect()).collect(),
        ..Heat::default()
    };
    let point = |it: &Study, order: usize| {
        over(it, order).map(|gain| Point { x: order as f64 + 1.0, y: gain.mean, margin: gain.margin })
    };
    let curves = Curves {
        x_axis: say("order"),
        y_axis: say("over-fair"),
        unit: Unit::Gain,
        series: found
            .iter()
            .map(|it| Series {
                label: format!("{} {}", it.players, say("monsters")),
                points: (0..it.shares.len()).filter_map(|order| point(it, order)).collect(),
            })
            .collect(),
    };
    let rows = found.iter().flat_map(|it| {
        it.shares.iter().enumerate().map(move |(order, share)| {
            let mut row =
                vec![Cell::count(it.players.into()), Cell::count(order as u64 + 1), Cell::count(share.n)];
            row.extend(cells(Unit::Percent, share));
            row.push(Cell::value(Unit::Gain, share.mean - 1.0 / f64::from(it.players)));
            row
        })
    });
    let numbers = Numbers::new(
        &[
            ("players", &say("monsters")),
            ("order", &say("order")),
            ("games", &say("games")),
            ("share", &say("share")),
            ("share_margin", ""),
            ("over_fair", &say("over-fair")),
        ],
        rows.collect(),
    );
    Section {
        title: say("section-order"),
        note: format!("{} {}", say("note-order"), say("colours-heat")),
        charts: vec![Chart::Heat(heat), Chart::Curves(curves)],
        table: numbers,
    }
}
