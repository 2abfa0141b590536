//! Prints a page with every kind of chart and with long names, to look at on screens of all sizes.
//!
//! `cargo run -p report --example page > page.html`

use report::{Bar, Bars, Cell, Chart, Curves, Heat, HeatCell, Point, Report, Section, Series, Table, Unit};

const BOTS: [&str; 5] = [
    "planner@aggressive",
    "planner@star-hunting",
    "searcher:100",
    "exec:python3 /somewhere/bots/daikaiju/examples/outside.py",
    "random",
];

/// Some share of the games, the same for the same pair.
fn share(n: usize, m: usize) -> f64 {
    0.5 + (m as f64 - n as f64) * 0.11
}

fn main() {
    let names = BOTS.map(String::from).to_vec();
    let bar = |(n, bot): (usize, &&str)| Bar {
        label: bot.to_string(),
        value: share(n, 2),
        margin: 0.03,
        cells: vec![Unit::Percent.show_within(share(n, 2), 0.03)],
        ..Bar::default()
    };
    let bars = Bars {
        axis: "share of wins".into(),
        unit: Unit::Percent,
        from: 0.5,
        columns: vec!["share of wins".into()],
        rows: BOTS.iter().enumerate().map(bar).collect(),
        ..Bars::default()
    };
    let cell = |n: usize, m: usize| {
        (n != m).then(|| HeatCell { value: share(n, m), sure: n.abs_diff(m) > 1, ..HeatCell::default() })
    };
    let heat = Heat {
        x_axis: "against".into(),
        y_axis: "bot".into(),
        unit: Unit::Percent,
        middle: 0.5,
        columns: names.clone(),
        rows: names,
        cells: (0..BOTS.len()).map(|n| (0..BOTS.len()).map(|m| cell(n, m)).collect()).collect(),
    };
    let point = |n: usize| Point { x: n as f64, y: share(n, 2) - 0.5, margin: 0.02 };
    let curves = Curves {
        x_axis: "hearts left".into(),
        y_axis: "gain".into(),
        series: vec![Series { label: "two monsters".into(), points: (0..5).map(point).collect() }],
        ..Curves::default()
    };
    let rows = (0..BOTS.len()).map(|n| {
        let mut row = vec![Cell::text(BOTS[n]), Cell::text(BOTS[(n + 3) % BOTS.len()])];
        row.extend(Cell::within(Unit::Percent, share(n, 2), 0.03));
        row.push(Cell::count(2000));
        row
    });
    let heads = [
        ("bot", "bot"),
        ("against", "against"),
        ("share", "share of wins"),
        ("margin", ""),
        ("games", "games"),
    ];
    let table = Table::new(&heads, rows.collect());
    let section = |title: &str, chart: Chart| Section {
        title: title.into(),
        note: "The share of the games that the bot of the row won.".into(),
        charts: vec![chart],
        table: table.clone(),
    };
    let report = Report {
        title: "How strong the bots are".into(),
        lead: "In each round every bot sits in every seat once, all with the same luck.".into(),
        facts: vec![
            ("command".into(), format!("daikaiju rate --bots '{}' --games 2000 --seed 0", BOTS.join(","))),
            ("network of planner and searcher".into(), "dd79e36f".into()),
        ],
        table: "Table".into(),
        sections: vec![
            section("Two by two", Chart::Heat(heat)),
            section("Share of wins", Chart::Bars(bars)),
            section("By hearts", Chart::Curves(curves)),
        ],
        ..Report::default()
    };
    print!("{}", report.html());
}
