//! What `daikaiju rate` found as a report.

use crate::reports::Origin;
use crate::words::say;
use cards::words::Lang;
use lab::rate::{Rated, Report as Found};
use report::{Bar, Bars, Cell, Chart, Heat, HeatCell, Report, Section, Table, Tone, Unit};
use serde::Serialize;

/// Everything for programs.
#[derive(Serialize)]
pub struct Everything<'a, F> {
    /// How it came to be.
    pub origin: &'a Origin,
    /// What was found.
    pub found: &'a F,
}

/// The page.
pub fn report(found: &Found, origin: &Origin, lang: Lang) -> Report {
    let say = |key: &str| say(lang, &format!("cli-rate-{key}"));
    Report {
        lang: lang.code().to_string(),
        title: say("report-title"),
        lead: say("report-lead"),
        facts: origin.facts(lang),
        table: crate::words::say(lang, "cli-study-table"),
        sections: vec![ratings(found, &say), wins(found, &say), pairs(found, &say), seats(found, &say)],
    }
}

type Say<'a> = &'a dyn Fn(&str) -> String;

/// A bar is sure to be longer or shorter than where it begins, or it is not.
fn tone(value: f64, margin: f64, from: f64) -> Tone {
    match value - from {
        over if over > margin => Tone::Plus,
        over if -over > margin => Tone::Minus,
        _ => Tone::Unsure,
    }
}

fn within(unit: Unit, value: f64, margin: f64) -> [Cell; 2] {
    let mut half = Cell::value(unit, margin);
    half.shown = format!("± {}", half.shown);
    [Cell::value(unit, value), half]
}

fn ratings(found: &Found, say: Say) -> Section {
    const MIDDLE: f64 = 1500.0;
    let unit = Unit::Number(0);
    let mut bots: Vec<&Rated> = found.bots.iter().collect();
    bots.sort_by(|a, b| b.rating.total_cmp(&a.rating));
    let bar = |it: &&Rated| Bar {
        label: it.bot.clone(),
        value: it.rating,
        margin: it.rating_margin,
        tone: tone(it.rating, it.rating_margin, MIDDLE),
        cells: vec![unit.show_within(it.rating, it.rating_margin)],
        hint: format!("{}: {}", it.bot, unit.show_within(it.rating, it.rating_margin)),
        ..Bar::default()
    };
    let bars = Bars {
        axis: say("rating"),
        unit,
        from: MIDDLE,
        columns: vec![say("rating")],
        rows: bots.iter().map(bar).collect(),
        ..Bars::default()
    };
    let row = |it: &&Rated| {
        let mut row = vec![Cell::text(&it.bot)];
        row.extend(within(unit, it.rating, it.rating_margin));
        row.push(Cell::count(it.games));
        row
    };
    Section {
        title: say("report-ratings"),
        note: say("report-ratings-note"),
        charts: vec![Chart::Bars(bars)],
        table: Table::new(
            &[
                ("bot", &say("bot")),
                ("rating", &say("rating")),
                ("rating_margin", ""),
                ("games", &say("games")),
            ],
            bots.iter().map(row).collect(),
        ),
    }
}

fn wins(found: &Found, say: Say) -> Section {
    let fair = 1.0 / found.seats.len().max(1) as f64;
    let unit = Unit::Percent;
    let bar = |it: &Rated| Bar {
        label: it.bot.clone(),
        value: it.wins,
        margin: it.wins_margin,
        tone: tone(it.wins, it.wins_margin, fair),
        cells: vec![unit.show_within(it.wins, it.wins_margin)],
        hint: format!("{}: {}", it.bot, unit.show_within(it.wins, it.wins_margin)),
        ..Bar::default()
    };
    let bars = Bars {
        axis: say("share"),
        unit,
        from: fair,
        columns: vec![say("share")],
        rows: found.bots.iter().map(bar).collect(),
        ..Bars::default()
    };
    let row = |it: &Rated| {
        let mut row = vec![Cell::text(&it.bot)];
        row.extend(within(unit, it.wins, it.wins_margin));
        row.push(Cell::count(it.games));
        row
    };
    Section {
        title: say("report-wins"),
        note: say("report-wins-note"),
        charts: vec![Chart::Bars(bars)],
        table: Table::new(
            &[("bot", &say("bot")), ("wins", &say("share")), ("wins_margin", ""), ("games", &say("games"))],
            found.bots.iter().map(row).collect(),
        ),
    }
}

fn pairs(found: &Found, say: Say) -> Section {
    let names: Vec<String> = found.bots.iter().map(|it| it.bot.clone()).collect();
    let cell = |bot: &String, against: &String| {
        let pair = found.pairs.iter().find(|it| it.bot == *bot && it.against == *against)?;
        let hint = format!("{bot} : {against}: {}", Unit::Percent.show_within(pair.share, pair.margin));
        let sure = (pair.share - 0.5).abs() > pair.margin;
        (pair.games > 0).then_some(HeatCell { value: pair.share, margin: pair.margin, sure, hint })
    };
    let heat = Heat {
        x_axis: say("report-against"),
        unit: Unit::Percent,
        middle: 0.5,
        columns: names.clone(),
        rows: names.clone(),
        cells: names.iter().map(|bot| names.iter().map(|other| cell(bot, other)).collect()).collect(),
        ..Heat::default()
    };
    let rows = found.pairs.iter().map(|it| {
        let mut row = vec![Cell::text(&it.bot), Cell::text(&it.against)];
        row.extend(within(Unit::Percent, it.share, it.margin));
        row.push(Cell::count(it.games));
        row
    });
    Section {
        title: say("report-pairs"),
        note: say("report-pairs-note"),
        charts: vec![Chart::Heat(heat)],
        table: Table::new(
            &[
                ("bot", &say("bot")),
                ("against", &say("report-against")),
                ("share", &say("share")),
                ("share_margin", ""),
                ("games", &say("games")),
            ],
            rows.collect(),
        ),
    }
}

fn seats(found: &Found, say: Say) -> Section {
    let name = |seat: usize| format!("{} {}", say("seat"), seat + 1);
    // Every game is won at one seat, so the interval follows from how many there were.
    let margin = |share: f64| lab::sum::Z * (share * (1.0 - share) / found.games.max(1) as f64).sqrt();
    let fair = 1.0 / found.seats.len().max(1) as f64;
    let bar = |(seat, &share): (usize, &f64)| Bar {
        label: name(seat),
        value: share,
        margin: margin(share),
        tone: tone(share, margin(share), fair),
        cells: vec![Unit::Percent.show_within(share, margin(share))],
        ..Bar::default()
    };
    let bars = Bars {
        axis: say("share"),
        unit: Unit::Percent,
        from: fair,
        columns: vec![say("share")],
        rows: found.seats.iter().enumerate().map(bar).collect(),
        ..Bars::default()
    };
    let row = |(seat, &share): (usize, &f64)| {
        let mut row = vec![Cell::text(&name(seat))];
        row.extend(within(Unit::Percent, share, margin(share)));
        row
    };
    Section {
        title: say("report-seats"),
        note: say("report-seats-note"),
        charts: vec![Chart::Bars(bars)],
        table: Table::new(
            &[("seat", &say("seat")), ("share", &say("share")), ("share_margin", "")],
            found.seats.iter().enumerate().map(row).collect(),
        ),
    }
}
