//! Charts show everything they are given, and nothing is no reason to break.

use report::{Bar, Bars, Chart, Curves, Heat, HeatCell, Point, Report, Section, Series, Tone, Unit};

fn bar(label: &str, value: f64, margin: f64) -> Bar {
    Bar { label: label.to_string(), value, margin, hint: format!("{label} & more"), ..Bar::default() }
}

/// The numbers of an attribute, in order.
fn numbers(svg: &str, attribute: &str) -> Vec<f64> {
    let start = format!(" {attribute}=\"");
    let parts = svg.split(&start).skip(1);
    parts.map(|part| part.split('"').next().unwrap().parse().unwrap()).collect()
}

#[test]
fn bars_are_as_long_as_their_values() {
    let rows = vec![bar("one", 0.2, 0.02), bar("two", 0.1, 0.01), bar("minus", -0.1, 0.05)];
    let chart = Chart::Bars(Bars { unit: Unit::Gain, rows, ..Bars::default() });
    let svg = chart.picture("Bars");
    let widths: Vec<f64> =
        svg.lines().filter(|line| line.contains("rx=\"2\"")).map(|line| numbers(line, "width")[0]).collect();
    assert_eq!(widths.len(), 3);
    assert!((widths[0] / widths[1] - 2.0).abs() < 0.02 && (widths[1] - widths[2]).abs() < 0.2, "{widths:?}");
    assert_eq!(svg.matches("class=\"whisker\"").count(), 3);
    assert!(svg.contains("<title>one &amp; more</title>") && svg.contains("prefers-color-scheme"));
}

#[test]
fn sure_and_unsure_look_different() {
    let mut rows = vec![bar("a", 0.2, 0.02), bar("b", 0.1, 0.2)];
    rows[0].tone = Tone::Plus;
    rows[1].tone = Tone::Unsure;
    let svg = Chart::Bars(Bars { rows, ..Bars::default() }).picture("");
    assert!(svg.contains("class=\"plus\"") && svg.contains("class=\"plain unsure\""));
    let cell = |value, sure| Some(HeatCell { value, sure, ..HeatCell::default() });
    let heat = Heat {
        columns: vec!["x".into(), "y".into(), "z".into()],
        rows: vec!["r".into()],
        cells: vec![vec![cell(0.2, true), cell(-0.1, false), None]],
        ..Heat::default()
    };
    let svg = Chart::Heat(heat).picture("");
    assert!(svg.contains("+20.0 %") && svg.contains("−10.0 %") && svg.contains("italic"), "{svg}");
}

#[test]
fn long_names_are_cut_and_whole_where_one_points() {
    let name = "A".repeat(80);
    let svg = Chart::Bars(Bars { rows: vec![bar(&name, 0.1, 0.0)], ..Bars::default() }).picture("");
    let shown = format!(">{}…{}<", "A".repeat(20), "A".repeat(19));
    assert!(svg.contains(&shown) && svg.contains(&format!("{name} &amp; more")));
}

#[test]
fn nothing_and_one_value_can_be_drawn() {
    let one = Series { label: "one".into(), points: vec![Point { x: 3.0, y: 0.0, margin: 0.0 }] };
    for chart in [
        Chart::Bars(Bars::default()),
        Chart::Bars(Bars { rows: vec![bar("a", 0.0, 0.0)], ..Bars::default() }),
        Chart::Curves(Curves::default()),
        Chart::Curves(Curves { series: vec![Series::default(), one], ..Curves::default() }),
        Chart::Heat(Heat::default()),
    ] {
        let svg = chart.picture("Nothing");
        assert!(!svg.contains("NaN") && !svg.contains("inf"), "{svg}");
        assert!(svg.starts_with("<svg") && svg.ends_with("</svg>\n"));
    }
}

#[test]
fn a_page_says_where_it_is_from() {
    let report = Report {
        title: "<Study>".into(),
        facts: vec![("command".into(), "daikaiju study --seed 1".into())],
        sections: vec![Section { title: "A & B".into(), ..Section::default() }],
        ..Report::default()
    };
    let html = report.html();
    assert!(html.contains("<h1>&lt;Study&gt;</h1>") && html.contains("<code>daikaiju study --seed 1</code>"));
    assert!(html.contains("<h2>A &amp; B</h2>"));
    assert_eq!(html, report.html());
    // Where nothing is said there is no empty line either.
    assert_eq!(html.matches("<p>").count(), 1);
}
