//! The report on power cards.

use super::{Context, Found, cells, enough, to_json};
use crate::failure::Failure;
use ::cards::table::Table;
use lab::study::cards::{self as study, Card, Study};
use lab::sum::{Estimate, Verdict};
use report::{Bar, Bars, Cell, Chart, Section, Table as Numbers, Tone, Unit};

/// Plays and tells.
pub fn run(context: &Context, only: &[String]) -> Result<Found, Failure> {
    let table = context.table(context.players())?;
    let mut defs = study::deck(&table.rules);
    if defs.is_empty() {
        return Err(Failure::usage("there are no cards at this table to study; leave --with no-cards out"));
    }
    if !only.is_empty() {
        let mut wanted = Vec::new();
        for name in only {
            let card = context.catalogue.card(name).map_err(Failure::usage)?;
            let def = table.cards.iter().position(|it| std::ptr::eq(*it, card));
            let def = def.filter(|def| defs.contains(def)).ok_or_else(|| {
                Failure::usage(format!("{name} is not in the deck of this table; --with adds cards to it"))
            })?;
            wanted.push(def);
        }
        wanted.dedup();
        defs = wanted;
    }
    context.expect(context.games);
    let found = study::run(&table.rules, &context.plan(), &defs, &|n| context.bar.inc(n));
    let mut sections = vec![gains(context, &table, &found)];
    sections.extend(prices(context, &table, &found));
    Ok(Found { json: to_json(&found)?, sections, title: "title-cards", lead: "lead-cards" })
}

/// What buying gains.
fn gains(context: &Context, table: &Table, found: &Study) -> Section {
    let bar = |card: &Card| {
        let name = context.name(table.cards[card.def]);
        let naive = card.bought.above(&card.offered);
        let known = [&card.net, &card.bought, &card.offered].into_iter().all(enough);
        let mut bar = context.bar(name.clone(), &name, &card.net);
        bar.mark = known.then_some(naive.mean);
        bar.cells.push(card.cost.to_string());
        bar
    };
    let bars = Bars {
        axis: context.say("gain-of-buying"),
        unit: Unit::Gain,
        mark: context.say("naive"),
        columns: vec![context.say("gain"), context.say("cost")],
        rows: found.cards.iter().map(bar).collect(),
        ..Bars::default()
    };
    let row = |card: &Card| {
        let mut row = vec![
            Cell::text(&context.name(table.cards[card.def])),
            Cell::count(card.cost.into()),
            Cell::count(card.net.n),
        ];
        row.extend(cells(Unit::Gain, &card.net));
        row.push(Cell { shown: context.verdict(card.verdict), raw: raw(card.verdict), number: false });
        row.extend(cells(Unit::Gain, &card.gross));
        row.extend(fair_cells(card.fair.as_ref()));
        row.push(Cell::percent(card.offered.mean));
        row.push(Cell::percent(card.bought.mean));
        row.push(Cell::count(card.bought.n));
        row.push(Cell::text(&table.cards[card.def].full_id()));
        row
    };
    let say = |key: &str| context.say(key);
    let numbers = Numbers::new(
        &[
            ("name", &say("card")),
            ("cost", &say("cost")),
            ("pairs", &say("pairs")),
            ("gain", &say("gain")),
            ("gain_margin", ""),
            ("verdict", ""),
            ("gain_if_free", &say("gain-free")),
            ("gain_if_free_margin", ""),
            ("fair_cost", &say("fair")),
            ("fair_cost_margin", ""),
            ("wins_when_offered", &say("wins-offered")),
            ("wins_when_bought", &say("wins-bought")),
            ("times_bought", &say("times-bought")),
            ("id", "id"),
        ],
        found.cards.iter().map(row).collect(),
    );
    let gains: Vec<Estimate> = found.cards.iter().map(|card| card.net).collect();
    let (charts, note) = context.charts(vec![Chart::Bars(bars)], context.note("note-gains"), &gains);
    Section { title: context.say("section-gains"), note, charts, table: numbers }
}

/// The fair price beside the printed one, of those of which it is known.
fn prices(context: &Context, table: &Table, found: &Study) -> Option<Section> {
    let mut cards: Vec<(&Card, Estimate)> =
        found.cards.iter().filter_map(|card| Some((card, card.fair?))).collect();
    let over = |(card, fair): &(&Card, Estimate)| fair.mean - f64::from(card.cost);
    cards.sort_by(|a, b| over(b).total_cmp(&over(a)));
    let bar = |(card, fair): &(&Card, Estimate)| {
        let cost = f64::from(card.cost);
        let name = context.name(table.cards[card.def]);
        let tone = match card.verdict {
            _ if fair.mean - fair.margin > cost => Tone::Plus,
            _ if fair.mean + fair.margin < cost => Tone::Minus,
            _ => Tone::Unsure,
        };
        Bar {
            hint: context.hint(&name, Unit::Number(1), fair),
            label: name,
            value: fair.mean,
            margin: fair.margin,
            tone,
            mark: Some(cost),
            cells: vec![Unit::Number(1).show_within(fair.mean, fair.margin), card.cost.to_string()],
        }
    };
    let bars = Bars {
        axis: context.say("fair-in-energy"),
        unit: Unit::Number(1),
        mark: context.say("printed"),
        columns: vec![context.say("fair"), context.say("cost")],
        rows: cards.iter().map(bar).collect(),
        ..Bars::default()
    };
    let row = |(card, fair): &(&Card, Estimate)| {
        let mut row = vec![Cell::text(&context.name(table.cards[card.def])), Cell::count(card.cost.into())];
        row.extend(fair_cells(Some(fair)));
        row.push(Cell::value(Unit::Number(1), fair.mean - f64::from(card.cost)));
        row
    };
    let say = |key: &str| context.say(key);
    let numbers = Numbers::new(
        &[
            ("name", &say("card")),
            ("cost", &say("cost")),
            ("fair_cost", &say("fair")),
            ("fair_cost_margin", ""),
            ("more_than_printed", &say("more-than-printed")),
        ],
        cards.iter().map(row).collect(),
    );
    let energy = Unit::Percent.show_within(found.energy.mean, found.energy.margin);
    (!cards.is_empty()).then(|| Section {
        title: context.say("section-prices"),
        note: format!("{} {}: {energy}.", context.say("note-prices"), context.say("energy")),
        charts: vec![Chart::Bars(bars)],
        table: numbers,
    })
}

fn fair_cells(fair: Option<&Estimate>) -> [Cell; 2] {
    fair.map_or_else(|| [Cell::none(), Cell::none()], |fair| cells(Unit::Number(1), fair))
}

fn raw(verdict: Verdict) -> String {
    match verdict {
        Verdict::Gains => "gains",
        Verdict::Loses => "loses",
        Verdict::Even => "even",
        Verdict::NotEnough => "not-enough",
    }
    .to_string()
}
