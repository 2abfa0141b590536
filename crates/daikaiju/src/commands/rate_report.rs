//! What `daikaiju rate` found as a report.

use crate::outsiders;
use crate::reports::Origin;
use crate::words::say;
use cards::words::Lang;
use lab::rate::{Rated, Report as Found};
use lab::sum::Estimate;
use outside::Faults;
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
pub fn report(found: &Found, faults: &[Faults], origin: &Origin, lang: Lang) -> Report {
    let words = |key: &str| say(lang, key);
    let say = |key: &str| say(lang, &format!("cli-rate-{key}"));
    let colours = words("cli-study-colours-heat");
    let mut sections =
        vec![ratings(found, &say), wins(found, &say), pairs(found, &colours, &say), order(found, &say)];
    sections.push(games(found, &words));
    sections.extend(outsiders::section(faults, lang));
    if found.bots.iter().all(|bot| bot.without_luck.is_some()) {
        sections.insert(2, without_luck(found, &say));
    }
    Report {
        lang: lang.code().to_string(),
        title: say("report-title"),
        lead: say("report-lead"),
        facts: origin.facts(lang),
        table: words("cli-study-table"),
        sections,
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

/// A note on a chart of bars, with what their colours mean.
fn coloured(note: &str, say: Say) -> String {
    format!("{} {}", say(note), say("report-colours"))
}

/// One measure of every bot: its words, where bars begin, and what it is.
struct Measure {
    word: &'static str,
    margin: &'static str,
    /// Keys of the axis, the title and the note.
    axis: &'static str,
    title: &'static str,
    note: &'static str,
    unit: Unit,
    from: f64,
    of: fn(&Rated) -> (f64, f64),
}

fn ratings(found: &Found, say: Say) -> Section {
    let mut bots: Vec<&Rated> = found.bots.iter().collect();
    bots.sort_by(|a, b| b.rating.total_cmp(&a.rating));
    let measure = Measure {
        word: "rating",
        margin: "rating_margin",
        axis: "rating",
        title: "report-ratings",
        note: "report-ratings-note",
        unit: Unit::Number(0),
        from: 1500.0,
        of: |it| (it.rating, it.rating_margin),
    };
    measured(&bots, &measure, say)
}

fn wins(found: &Found, say: Say) -> Section {
    let words = ["wins", "wins_margin", "report-wins", "report-wins-note"];
    shares(found, words, |it| (it.wins, it.wins_margin), say)
}

fn without_luck(found: &Found, say: Say) -> Section {
    let words = ["without_luck", "without_luck_margin", "report-calm", "report-calm-note"];
    shares(found, words, |it| it.without_luck.map_or((0.0, 0.0), |it| (it.mean, it.margin)), say)
}

/// Shares of the games won, by the words for value, margin, title and note.
fn shares(found: &Found, words: [&'static str; 4], of: fn(&Rated) -> (f64, f64), say: Say) -> Section {
    let [word, margin, title, note] = words;
    let from = 1.0 / found.seats.len().max(1) as f64;
    let measure = Measure { word, margin, axis: "share", title, note, unit: Unit::Percent, from, of };
    measured(&found.bots.iter().collect::<Vec<_>>(), &measure, say)
}

/// A measure of bots as bars and as a table.
fn measured(bots: &[&Rated], it: &Measure, say: Say) -> Section {
    let unit = it.unit;
    let bar = |bot: &&Rated| {
        let (value, margin) = (it.of)(bot);
        let shown = unit.show_within(value, margin);
        Bar {
            label: bot.bot.clone(),
            value,
            margin,
            tone: tone(value, margin, it.from),
            hint: format!("{}: {shown}", bot.bot),
            cells: vec![shown],
            ..Bar::default()
        }
    };
    let bars = Bars {
        axis: say(it.axis),
        unit,
        from: it.from,
        columns: vec![say(it.axis)],
        rows: bots.iter().map(bar).collect(),
        ..Bars::default()
    };
    let row = |bot: &&Rated| {
        let (value, margin) = (it.of)(bot);
        let [value, margin] = Cell::within(unit, value, margin);
        vec![Cell::text(&bot.bot), value, margin, Cell::count(bot.games)]
    };
    Section {
        title: say(it.title),
        note: coloured(it.note, say),
        charts: vec![Chart::Bars(bars)],
        table: Table::new(
            &[("bot", &say("bot")), (it.word, &say(it.axis)), (it.margin, ""), ("games", &say("games"))],
            bots.iter().map(row).collect(),
        ),
    }
}

fn pairs(found: &Found, colours: &str, say: Say) -> Section {
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
    // Only two bots have it.
    let any_time = found.pairs.iter().any(|it| it.any_time.is_some());
    let mut columns = vec![
        ("bot", say("bot")),
        ("against", say("report-against")),
        ("share", say("share")),
        ("share_margin", String::new()),
        ("games", say("games")),
    ];
    if any_time {
        columns.extend([("any_time_low", say("any-time-low")), ("any_time_high", say("any-time-high"))]);
    }
    let columns: Vec<(&str, &str)> = columns.iter().map(|(key, name)| (*key, name.as_str())).collect();
    let rows = found.pairs.iter().map(|it| {
        let mut row = vec![Cell::text(&it.bot), Cell::text(&it.against)];
        row.extend(Cell::within(Unit::Percent, it.share, it.margin));
        row.push(Cell::count(it.games));
        row.extend(it.any_time.iter().flat_map(|it| [it.low, it.high]).map(Cell::percent));
        row
    });
    Section {
        title: say("report-pairs"),
        note: format!("{} {colours}", say("report-pairs-note")),
        charts: vec![Chart::Heat(heat)],
        table: Table::new(&columns, rows.collect()),
    }
}

fn order(found: &Found, say: Say) -> Section {
    let name = |order: usize| format!("{} {}", say("order"), order + 1);
    let fair = 1.0 / found.by_order.len().max(1) as f64;
    let bar = |(order, it): (usize, &Estimate)| Bar {
        label: name(order),
        value: it.mean,
        margin: it.margin,
        tone: tone(it.mean, it.margin, fair),
        cells: vec![Unit::Percent.show_within(it.mean, it.margin)],
        ..Bar::default()
    };
    let bars = Bars {
        axis: say("share"),
        unit: Unit::Percent,
        from: fair,
        columns: vec![say("share")],
        rows: found.by_order.iter().enumerate().map(bar).collect(),
        ..Bars::default()
    };
    let row = |(order, it): (usize, &Estimate)| {
        let mut row = vec![Cell::text(&name(order))];
        row.extend(Cell::within(Unit::Percent, it.mean, it.margin));
        row
    };
    Section {
        title: say("report-order"),
        note: coloured("report-order-note", say),
        charts: vec![Chart::Bars(bars)],
        table: Table::new(
            &[("order", &say("order")), ("share", &say("share")), ("share_margin", "")],
            found.by_order.iter().enumerate().map(row).collect(),
        ),
    }
}

/// How long the games were and how they ended.
fn games(found: &Found, words: Say) -> Section {
    let all = found.games.max(1) as f64;
    let ends = &found.endings;
    let mut row = vec![Cell::count(found.games), Cell::value(Unit::Number(1), found.mean_turns)];
    row.extend([ends.stars, ends.survivor, ends.card, ends.nobody].map(|n| Cell::percent(n as f64 / all)));
    let study = |key: &str| words(&format!("cli-study-{key}"));
    let columns = [
        ("games", study("games")),
        ("mean_turns", study("turns")),
        ("stars", study("by-stars")),
        ("survivor", study("by-survivor")),
        ("card", study("by-card")),
        ("nobody", study("by-nobody")),
    ];
    Section {
        title: words("cli-rate-report-games"),
        note: words("cli-rate-report-games-note"),
        charts: Vec::new(),
        table: Table::new(&columns.each_ref().map(|(key, head)| (*key, head.as_str())), vec![row]),
    }
}
