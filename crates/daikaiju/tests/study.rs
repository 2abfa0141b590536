//! `study` finds the same whatever the threads, and its reports and those of `rate` are whole.

mod common;

use common::{fails, fields, file, json, ok};
use serde_json::Value;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// Every study, small.
const STUDIES: [&str; 7] = [
    "cards --games 20",
    "evolutions --games 2 --players 3",
    "tiles --games 20",
    "expansions --games 5",
    "monsters --games 10",
    "seats --games 30",
    "tokyo --games 600 --players 3",
];

/// A new folder for a report.
fn folder(name: &str) -> PathBuf {
    let dir = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&dir);
    dir
}

/// The files of a folder with what is in them.
fn files(dir: &Path) -> BTreeMap<String, String> {
    let entries = std::fs::read_dir(dir).unwrap().map(|entry| entry.unwrap());
    entries
        .map(|entry| {
            (entry.file_name().into_string().unwrap(), std::fs::read_to_string(entry.path()).unwrap())
        })
        .collect()
}

/// Every tag that is opened is closed, in order, and nothing is fetched.
#[track_caller]
fn well_formed(name: &str, text: &str) {
    let mut open: Vec<&str> = Vec::new();
    let mut rest = text;
    while let Some(at) = rest.find('<') {
        let end = at + rest[at..].find('>').unwrap_or_else(|| panic!("{name}: a tag does not end"));
        let tag = &rest[at + 1..end];
        rest = &rest[end + 1..];
        assert!(!tag.contains('<'), "{name}: <{tag}>");
        let word = tag.trim_start_matches('/').split([' ', '\n', '/']).next().unwrap();
        match tag {
            _ if tag.starts_with('!') || tag.ends_with('/') || word == "meta" => {}
            _ if tag.starts_with('/') => assert_eq!(open.pop(), Some(word), "{name}"),
            _ => open.push(word),
        }
    }
    assert_eq!(open, Vec::<&str>::new(), "{name}");
    let fetched = text.replace("http://www.w3.org/2000/svg", "");
    for word in ["http:", "https:", "<script", "url(", "@import", "src=", "NaN", "inf\"", "\u{27e6}"] {
        assert!(!fetched.contains(word), "{name}: {word}");
    }
}

/// Every line has as many cells as the head; how many lines there are under it.
#[track_caller]
fn lines_of_csv(name: &str, text: &str) -> usize {
    let cells = |line: &str| {
        let (mut n, mut quoted) = (1, false);
        for c in line.chars() {
            match c {
                '"' => quoted = !quoted,
                ',' if !quoted => n += 1,
                _ => {}
            }
        }
        assert!(!quoted, "{name}: {line}");
        n
    };
    let mut lines = text.lines();
    let head = cells(lines.next().unwrap());
    lines.clone().for_each(|line| assert_eq!(cells(line), head, "{name}: {line}"));
    lines.count()
}

#[test]
fn threads_make_no_difference_and_reports_are_whole() {
    for study in STUDIES {
        let name = study.split_whitespace().next().unwrap();
        let run = |threads: u8, dir: &Path| {
            ok(&format!("study {study} --bot brawler --seed 3 --threads {threads} --out {}", dir.display()))
        };
        let (one, two) = (folder(&format!("{name}-1")), folder(&format!("{name}-2")));
        assert_eq!(run(1, &one), run(3, &two), "{study}");
        let files = files(&one);
        assert_eq!(files, self::files(&two), "{study}");
        for (file, text) in &files {
            match file.rsplit_once('.').unwrap().1 {
                "html" | "svg" => well_formed(&format!("{name}/{file}"), text),
                "csv" => assert!(lines_of_csv(file, text) > 0, "{name}/{file}"),
                _ => {
                    let json: Value = serde_json::from_str(text).unwrap();
                    assert_eq!(fields(&json), ["bot", "found", "games", "origin", "players", "study"]);
                    assert_eq!(json["study"], name);
                    let command = json["origin"]["command"].as_str().unwrap();
                    assert!(command.starts_with(&format!("daikaiju study {name} --bot brawler --games")));
                    assert!(command.ends_with("--seed 3"), "{command}");
                }
            }
        }
        let page = &files["report.html"];
        assert!(page.contains("--seed 3") && page.contains(env!("CARGO_PKG_VERSION")), "{study}");
        let shown = page.contains("<svg") || page.contains("Too few games for a chart");
        assert!(shown && page.contains("<table>"), "{study}");
        assert!(!page.contains(env!("CARGO_TARGET_TMPDIR")), "{study}");
        // The command of the report gives the report.
        let json: Value = serde_json::from_str(&files["data.json"]).unwrap();
        let command = json["origin"]["command"].as_str().unwrap().trim_start_matches("daikaiju ");
        assert_eq!(common::json(&format!("{command} --json")), json, "{study}");
        for dir in [one, two] {
            std::fs::remove_dir_all(dir).unwrap();
        }
    }
}

#[test]
fn all_base_cards_are_on_the_chart() {
    let dir = folder("all-cards");
    ok(&format!("study cards --bot brawler --games 150 --seed 2 --out {}", dir.display()));
    let files = files(&dir);
    let rows = lines_of_csv("data.csv", &files["data.csv"]);
    assert_eq!(rows, 64);
    for name in ["Acid Attack", "Mimic", "We're Only Making It Stronger!"] {
        assert!(files["chart-1.svg"].contains(name), "{name}");
    }
    // Few have eight energy, so of Mimic nothing can be said.
    let json: Value = serde_json::from_str(&files["data.json"]).unwrap();
    let cards = json["found"]["cards"].as_array().unwrap();
    let mimic = cards.iter().find(|card| card["id"] == "mimic").unwrap();
    assert_eq!((&mimic["verdict"], &mimic["fair"]), (&Value::from("not-enough"), &Value::Null));
    assert!(cards.iter().any(|card| card["verdict"] == "gains"));
    assert!(cards.iter().any(|card| card["verdict"] == "loses"));
    assert!(json["found"]["energy"]["mean"].as_f64().unwrap() > 0.0);
    std::fs::remove_dir_all(dir).unwrap();
}

/// Of fewer than 100 pairs nothing is drawn, whatever is studied.
#[test]
fn too_few_games_give_a_sentence_and_no_chart() {
    let dir = folder("few");
    let page = |args: &str| {
        let _ = std::fs::remove_dir_all(&dir);
        ok(&format!("study {args} --bot brawler --seed 2 --out {}", dir.display()));
        files(&dir)["report.html"].clone()
    };
    for (args, lang, words) in [
        ("cards --games 60", "en", "nothing here has 100 pairs yet. With about 120 games"),
        ("tiles --games 60", "fr", "Trop peu de parties"),
        ("evolutions --games 1", "de", "Zu wenige Spiele"),
        ("tokyo --games 60", "en", "nothing here has 100 pairs yet. With about 320 games"),
    ] {
        let page = page(&format!("{args} --lang {lang}"));
        assert!(!page.contains("<svg") && page.contains(words), "{args}: {page}");
        assert!(!page.contains('\u{27e6}'), "{args}: {page}");
    }
    // Where some have enough there is a chart; beside those that have not stands so, and no bar.
    let page = page("cards --games 150 --cards jets,fire-breathing,mimic");
    let bars = page.matches("rx=\"2\"").count();
    assert!(
        page.matches("class=\"whisker\"").count() < bars && page.contains(">not enough</text>"),
        "{page}"
    );
    std::fs::remove_dir_all(dir).unwrap();
}

#[test]
fn invented_cards_are_studied_too() {
    let set = file(
        "study-invented.ron",
        r#"(set: "invented", name: (en: "Invented"), mode: Adds, language: 1, cards: [
          (id: "triumph", cost: 3, kind: Discard, provenance: House, confidence: High, source: "test",
           name: (en: "Triumph", fr: "Triomphe", de: "Triumph & <Sieg>"), abilities: [OnGain([Gain(You, Stars(20))])]),
        ])"#,
    );
    let args = format!("study cards --cards triumph --bot brawler --games 400 --set {set}");
    let found = json(&format!("{args} --json"));
    let net = found["found"]["cards"][0]["net"]["mean"].as_f64().unwrap();
    assert!(net > 0.5, "{found}");
    assert!(ok(&format!("{args} --lang fr")).contains("Triomphe"));
    // Names are words, not tags.
    let dir = folder("invented");
    ok(&format!("{args} --lang de --out {}", dir.display()));
    let page = &files(&dir)["report.html"];
    well_formed("report.html", page);
    assert!(page.contains("Triumph &amp; &lt;Sieg&gt;") && page.contains("lang=\"de\""));
    std::fs::remove_dir_all(dir).unwrap();
}

#[test]
fn studies_speak_three_languages() {
    for (lang, word) in [("en", "not enough"), ("fr", "pas assez"), ("de", "nicht genug")] {
        for study in STUDIES {
            let said = ok(&format!("study {study} --bot random --lang {lang}"));
            assert!(!said.contains('\u{27e6}'), "{study} {lang}: {said}");
            // It is announced where it is said, and only there.
            let judges = ["cards", "evolutions", "tiles", "tokyo"].iter().any(|it| study.starts_with(it));
            assert_eq!(said.contains(word), judges, "{study} {lang}: {said}");
        }
    }
}

#[test]
fn evolutions_of_new_york_are_studied() {
    let args =
        "--edition new-york --set spec/new-york-evolutions.ron --bot random --players 2 --games 2 --json";
    let evolutions = json(&format!("study evolutions {args}"));
    let found = evolutions["found"].as_array().unwrap();
    assert_eq!(found.len(), 16, "{evolutions}");
    let of_set = |it: &Value| it["card"].as_str().unwrap().starts_with("york-evolutions/");
    assert!(found.iter().all(of_set), "{evolutions}");
    let monsters = json(&format!("study monsters {args}"));
    assert_eq!(monsters["found"].as_array().unwrap().len(), 2, "{monsters}");
}

#[test]
fn expansions_an_edition_refuses_are_left_out() {
    let with = |args: &str| -> Vec<String> {
        let found = json(&format!("study expansions --bot random --games 2 --players 2 --json {args}"));
        let effects = found["found"].as_array().unwrap();
        effects.iter().map(|it| it["with"].as_str().unwrap().to_string()).collect()
    };
    assert_eq!(with("--edition new-york"), ["", "luchador"]);
    let set = "--edition new-york --set spec/new-york-evolutions.ron";
    assert_eq!(with(set), ["", "power-up", "power-up,mutants", "luchador", "power-up,mutants,luchador"]);
    let all = "halloween,wicked-mixed,luchador";
    assert_eq!(with("--edition origins"), ["", "halloween", "wicked-mixed", "luchador", all]);
    assert_eq!(with("").len(), 7);
    assert!(fails(2, "study expansions --edition origins --players 5").contains("2 to 4 monsters"));
}

#[test]
fn ratings_are_reported() {
    let dir = folder("ratings");
    let args = "rate --bots hunter,brawler,random --games 60 --seed 5";
    let said = ok(&format!("{args} --report {}", dir.display()));
    assert_eq!(said, ok(args));
    let files = files(&dir);
    well_formed("report.html", &files["report.html"]);
    assert_eq!(files["report.html"].matches("<svg").count(), 4);
    assert_eq!(lines_of_csv("data.csv", &files["data.csv"]), 3);
    // How long the games were, as at the terminal, and what colours mean.
    assert!(files["data-5.csv"].starts_with("games,mean_turns,stars,") && said.contains("turns a game: "));
    assert_eq!(lines_of_csv("data-5.csv", &files["data-5.csv"]), 1);
    assert_eq!(files["report.html"].matches("Blue: ").count(), 4);
    let json: Value = serde_json::from_str(&files["data.json"]).unwrap();
    assert_eq!(fields(&json), ["found", "origin"]);
    assert_eq!(json["found"]["games"], 60);
    assert_eq!(
        json["origin"]["command"],
        "daikaiju rate --bots hunter,brawler,random --games 60 --players 4 --seed 5"
    );
    // What is left without luck is one chart more, with its table.
    ok(&format!("{args} --without-luck --report {}", dir.display()));
    let files = self::files(&dir);
    assert_eq!(files["report.html"].matches("<svg").count(), 5);
    assert_eq!(lines_of_csv("data-3.csv", &files["data-3.csv"]), 3);
    assert!(files["data-3.csv"].contains("without_luck") && files["data.json"].contains(" --without-luck "));
    std::fs::remove_dir_all(dir).unwrap();
}

#[test]
fn mistakes_say_what_to_do() {
    for (args, words) in [
        ("study", "<WHAT>"),
        ("study card", "a similar value exists: 'cards'"),
        ("study cards --bot nobody", "there is no bot \"nobody\"; the bots are: "),
        ("study cards --bot exec:x", "which programs cannot"),
        ("study cards --cards mimik", "did you mean \"mimic\"?"),
        ("study cards --cards jets --without-cards jets", "not in the deck"),
        ("study cards --with no-cards", "leave --with no-cards out"),
        ("study tokyo --cards mimic", "daikaiju study cards --cards"),
        ("study cards --players 7", "monster-box is for 2 to 6 monsters, not 7"),
        ("study seats --edition origins --players 5", "origins is for 2 to 4 monsters, not 5"),
        ("study monsters --monsters kraken", "leave --monsters out"),
        ("study tiles --with wicked", "unknown addition"),
        ("study cards --games 0", "invalid value"),
        ("study cards --out x --json", "do not go together"),
        ("rate --bots brawler,random --regret --report x", "cannot be used with"),
    ] {
        let told = fails(2, args);
        assert!(told.starts_with("error: ") && told.contains(words), "{args}: {told}");
    }
    let taken = file("study-taken", "not a folder");
    for args in ["study seats --bot random --games 1 --out", "rate --bots brawler,random --games 2 --report"]
    {
        let told = fails(1, &format!("{args} {taken}"));
        assert!(told.contains("choose another folder"), "{told}");
    }
}

#[test]
fn examples_of_the_help_run() {
    let help = ok("study --help");
    let examples: Vec<&str> =
        help.lines().filter_map(|line| line.trim().strip_prefix("daikaiju study ")).collect();
    assert!(examples.len() >= 5, "{help}");
    let dir = folder("examples");
    for example in examples {
        // The same with few games of a fast bot, in a folder for tests.
        let mut words: Vec<String> = example.split_whitespace().map(String::from).collect();
        for (flag, value) in [("--games", "2"), ("--bot", "brawler"), ("--out", dir.to_str().unwrap())] {
            match words.iter().position(|word| word == flag) {
                Some(at) => words[at + 1] = value.to_string(),
                None if flag != "--out" => words.extend([flag.to_string(), value.to_string()]),
                None => {}
            }
        }
        ok(&format!("study {}", words.join(" ")));
    }
    std::fs::remove_dir_all(dir).unwrap();
}

/// A report names the network of the city it was played in.
#[test]
fn every_city_has_its_network() {
    let network = |edition: &str| {
        let said =
            json(&format!("study seats --games 1 --players 2 --bot planner --edition {edition} --json"));
        said["origin"]["network"].as_str().unwrap().to_string()
    };
    assert_eq!(network("monster-box"), network("origins"));
    assert_ne!(network("monster-box"), network("new-york"));
}
