//! The page: what was run, then chart by chart, each with its table.

use std::fmt::Write;

use crate::svg::{STYLE, escaped};
use crate::{Bars, Curves, Heat, Table};

/// Everything a report says.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// Language of its words, as a code.
    pub lang: String,
    /// Above everything.
    pub title: String,
    /// What it is about.
    pub lead: String,
    /// What was run: the command, the seed, versions; a name and a value each.
    pub facts: Vec<(String, String)>,
    /// The word for a table, where it has to be opened.
    pub table: String,
    /// The charts.
    pub sections: Vec<Section>,
}

/// Charts that belong together, and their table.
#[derive(Clone, Debug, Default)]
pub struct Section {
    /// Its title.
    pub title: String,
    /// How to read it.
    pub note: String,
    /// The charts.
    pub charts: Vec<Chart>,
    /// Their numbers.
    pub table: Table,
}

/// A chart.
#[derive(Clone, Debug)]
pub enum Chart {
    /// Bars with intervals.
    Bars(Bars),
    /// Curves with bands.
    Curves(Curves),
    /// A map of squares.
    Heat(Heat),
}

impl Chart {
    /// The chart as a picture of its own.
    pub fn picture(&self, title: &str) -> String {
        self.svg(title, true)
    }

    fn svg(&self, title: &str, alone: bool) -> String {
        match self {
            Chart::Bars(chart) => chart.svg(title, alone),
            Chart::Curves(chart) => chart.svg(title, alone),
            Chart::Heat(chart) => chart.svg(title, alone),
        }
    }
}

/// Longer tables are closed until somebody opens them.
const SHORT: usize = 14;

const PAGE: &str = "\
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);\
font:16px/1.5 'Atkinson Hyperlegible Next','Segoe UI','Noto Sans',system-ui,sans-serif}\
main{--edge:max(0px,50% - 30rem);padding:1.5rem 1rem 4rem}\
h1{font-size:1.9rem;line-height:1.2;margin:.2rem var(--edge) .6rem}\
h2{font-size:1.35rem;margin:2.6rem var(--edge) .3rem}p{max-width:46rem;margin:.4rem 0 .4rem var(--edge)}\
dl{display:grid;grid-template-columns:max-content 1fr;gap:.15rem 1rem;margin:1rem var(--edge);padding:.8rem 1rem;\
background:var(--panel);border-radius:10px;font-size:.95rem}dt{color:var(--soft)}dd{margin:0;overflow-wrap:anywhere}\
code{font-family:ui-monospace,'Cascadia Mono',monospace;font-size:.92em}\
figure{margin:1rem auto}figure svg{display:block;min-width:0;height:auto;align-self:flex-start}\
details{margin:.6rem 0}summary{cursor:pointer;font-weight:bold;margin-left:var(--edge)}\
table{border-collapse:collapse;font-size:.93rem;font-variant-numeric:tabular-nums}\
th,td{padding:.2rem .5rem;text-align:left;border-bottom:1px solid var(--grid)}\
thead th{color:var(--soft);vertical-align:bottom}tbody th{font-weight:normal}tbody th,td{white-space:nowrap}\
.n{text-align:right}.margin{padding-left:0}td.long,tbody th.long{white-space:normal}";

/// What is wider than the text may be as wide as the page. What is too wide for that, too, scrolls sideways and fades at
/// the edge, as phones show no bar for it: the fade follows the content, so nothing is under it at the end, and sticks to
/// the edge until then.
const SCROLL: &str = "\
.scroll{display:flex;overflow-x:auto;width:max-content;min-width:min(100%,60rem);max-width:100%;margin-inline:auto}\
.scroll::after{content:'';flex:0 0 2rem;position:sticky;right:0;pointer-events:none;\
background:linear-gradient(to right,transparent,var(--paper))}\
.scroll::-webkit-scrollbar{height:6px}.scroll::-webkit-scrollbar-thumb{background:var(--plain);border-radius:3px}";

/// On a phone the names of facts stand above their values, and charts are not made smaller than can be read.
const PHONE: &str = "\
@media(max-width:44rem){dl{display:block}dd+dt{margin-top:.5rem}th,td{padding:.2rem .4rem}\
tbody th,td:not(.n){white-space:normal}figure svg{flex:none;zoom:.85}}";

impl Report {
    /// The whole page; it needs no other file and no network.
    pub fn html(&self) -> String {
        let lang = if self.lang.is_empty() { "en" } else { &self.lang };
        let title = escaped(&self.title);
        let mut html = format!(
            "<!doctype html>\n<html lang=\"{lang}\">\n<head>\n<meta charset=\"utf-8\">\n\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
             <meta name=\"color-scheme\" content=\"light dark\">\n<title>{title}</title>\n\
             <style>{STYLE}\n{PAGE}\n{SCROLL}\n{PHONE}</style>\n</head>\n<body>\n<main>\n<h1>{title}</h1>\n<p>{}</p>\n<dl>\n",
            escaped(&self.lead)
        );
        for (name, value) in &self.facts {
            let _ = writeln!(html, "<dt>{}</dt><dd><code>{}</code></dd>", escaped(name), escaped(value));
        }
        html += "</dl>\n";
        for section in &self.sections {
            let _ = writeln!(html, "<section>\n<h2>{}</h2>", escaped(&section.title));
            if !section.note.is_empty() {
                let _ = writeln!(html, "<p>{}</p>", escaped(&section.note));
            }
            for chart in &section.charts {
                let _ = writeln!(
                    html,
                    "<figure class=\"scroll\">\n{}</figure>",
                    chart.svg(&section.title, false)
                );
            }
            let open = if section.table.rows.len() <= SHORT { " open" } else { "" };
            let _ = writeln!(
                html,
                "<details{open}><summary>{}</summary>\n<div class=\"scroll\">\n{}</div></details>\n</section>",
                escaped(&self.table),
                section.table.html()
            );
        }
        html + "</main>\n</body>\n</html>\n"
    }
}
