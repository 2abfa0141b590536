//! `simulate` plays the same games whatever the threads, and `bench` measures.

mod common;

use common::{fails, fields, json, ok};
use serde_json::Value;
use std::process::{Command, Stdio};
use std::time::Duration;

/// The report without what depends on the clock.
fn report(args: &str) -> Value {
    let mut report = json(&format!("simulate --json {args}"));
    for field in ["seconds", "games_per_second", "decisions_per_second"] {
        assert!(report[field].as_f64().unwrap() > 0.0, "{field}");
        report[field] = Value::Null;
    }
    report
}

#[test]
fn the_report_has_exactly_its_fields() {
    let report = report("--games 100 --players 3 --bots brawler,random");
    assert_eq!(
        fields(&report),
        [
            "decisions",
            "decisions_per_second",
            "endings",
            "games",
            "games_per_second",
            "mean_turns",
            "seconds",
            "shares_by_bot",
            "shares_by_seat",
            "wins_by_bot",
            "wins_by_seat"
        ]
    );
    assert_eq!(fields(&report["endings"]), ["card", "nobody", "stars", "survivor"]);
    assert_eq!(fields(&report["wins_by_bot"]), ["brawler", "random"]);
    assert_eq!(report["wins_by_seat"].as_array().unwrap().len(), 3);
    assert_eq!(report["shares_by_seat"].as_array().unwrap().len(), 3);
    let share = &report["shares_by_bot"]["brawler"];
    assert_eq!(fields(share), ["margin", "mean", "n"]);
    let [mean, margin] = ["mean", "margin"].map(|field| share[field].as_f64().unwrap());
    assert!((mean * 100.0 - report["wins_by_bot"]["brawler"].as_f64().unwrap()).abs() < 1e-9, "{report}");
    assert!((0.01..0.1).contains(&margin), "{report}");
    let page = ok("simulate --games 100 --players 3 --bots brawler,random --ways");
    let brawler = page.lines().find(|line| line.contains("bot brawler")).unwrap();
    assert!(brawler.ends_with(&format!("{:.2} %  ± {:.2}", mean * 100.0, margin * 100.0)), "{page}");
    assert_eq!(page.lines().last().unwrap().matches(" ± ").count(), 4, "{page}");
    assert_eq!(report["games"], 100);
    let ended: u64 = report["endings"].as_object().unwrap().values().map(|n| n.as_u64().unwrap()).sum();
    assert_eq!(ended, 100);
}

#[test]
fn threads_make_no_difference_and_seeds_do() {
    let args = "--games 300 --players 5 --bots random,brawler --with promos-likely --seed";
    let one = report(&format!("{args} 5 --threads 1"));
    assert_eq!(one, report(&format!("{args} 5 --threads 2")));
    assert_eq!(one, report(&format!("{args} 5 --threads 7")));
    assert_eq!(one, report(&format!("{args} 5")));
    assert_ne!(one, report(&format!("{args} 6")));
}

#[test]
fn tables_differ() {
    let games = "--games 200 --bots random --players 2";
    let plain = report(games);
    for more in [
        "--edition origins",
        "--with origins-all",
        "--with origins-exclusive,promos-fan-list",
        "--with no-cards",
        "--without-cards jets,gas-refinery",
        "--hearts 5",
        "--stars 10",
        "--with two-player-variant=off",
        "--with origins=acid-attack+jets",
        "--edition new-york",
    ] {
        assert_ne!(plain, report(&format!("{games} {more}")), "{more}");
    }
    assert_eq!(plain, report(&format!("{games} --with two-player-variant=on")));
}

#[test]
fn new_york_is_played() {
    let six = "simulate --games 30 --edition new-york --players 6 --seed 1";
    let crowded = json(&format!("{six} --json"));
    assert_eq!(crowded["wins_by_seat"].as_array().unwrap().len(), 6);
    let alone = json(&format!("{six} --with crowded-manhattan=off --json"));
    assert_ne!(crowded["decisions"], alone["decisions"]);
    for (lang, word) in [("en", "in Manhattan"), ("fr", "à Manhattan"), ("de", "in Manhattan")] {
        let page = ok(&format!("{six} --ways --lang {lang}"));
        assert!(page.contains(word) && !page.contains("Tokyo"), "{page}");
    }
}

#[test]
fn evolutions_of_a_set_are_played_in_new_york() {
    let args = "--edition new-york --with power-up --set spec/new-york-evolutions.ron";
    let plain = report("--games 30 --edition new-york --players 2 --bots random");
    for with in ["", ",mutants"] {
        let evolved = report(
            &args.replace("power-up", &format!("power-up{with} --games 30 --players 2 --bots random")),
        );
        assert_ne!(plain, evolved);
    }
}

#[test]
fn people_can_read_it() {
    for (lang, word) in [("en", "won by stars"), ("fr", "parties"), ("de", "durch Sterne gewonnen")] {
        let page = ok(&format!("simulate --games 20 --lang {lang}"));
        assert!(page.contains(word) && page.contains('%') && !page.contains('\u{27e6}'), "{page}");
    }
}

#[test]
fn mistakes() {
    for (args, words) in [
        ("--players 7", "monster-box is for 2 to 6 monsters, not 7"),
        ("--players 1", "monster-box is for 2 to 6 monsters, not 1"),
        ("--edition origins --players 5", "origins is for 2 to 4 monsters, not 5"),
        ("--edition boston", "possible values: monster-box, origins, new-york"),
        ("--edition new-york --with halloween", "halloween"),
        ("--edition new-york --with power-up", "bring a set with evolutions for this city"),
        (
            "--edition new-york --with power-up --set spec/new-york-evolutions.ron --players 3",
            "only 2 monsters have",
        ),
        ("--with crowded-manhattan=off", "crowded-manhattan"),
        ("--bots brawler,nobody", "there is no bot \"nobody\"; the bots are: "),
        ("--bots random,random,brawler --players 2", "3 bots are too many for 2 seats"),
        ("--with promos-likly", "did you mean \"promos-likely\"?"),
        ("--with origins-all,origins-exclusive", "choose one"),
        ("--edition origins --with origins-all", "has them already"),
        ("--without-cards acid-atack", "did you mean \"acid-attack\"?"),
        ("--hearts 0", "for '--hearts <N>': write a whole number from 1 to 100"),
        ("--stars 101", "for '--stars <N>': write a whole number from 1 to 100"),
        ("--players 3 --with two-player-variant=on", "exactly 2 monsters"),
        ("--games 0", "invalid value"),
        ("--threads 0", "invalid value"),
    ] {
        let told = fails(2, &format!("simulate {args}"));
        assert!(told.starts_with("error: ") && told.contains(words), "{args}: {told}");
    }
}

#[test]
fn the_bench_measures() {
    let bench = json("bench --case base-4 --seconds 0.05 --json");
    assert_eq!(fields(&bench), ["cases"]);
    let case = &bench["cases"][0];
    assert_eq!(case["name"], "base-4");
    assert!(case["decisions_per_second"].as_f64().unwrap() > 1000.0, "{bench}");
    assert!(ok("bench --case no-cards-2 --seconds 0.02 --lang de").contains("Spiele/s"));
    let two = json("bench --case base-4 --case no-cards-2 --seconds 0.02 --json");
    let names: Vec<&str> =
        two["cases"].as_array().unwrap().iter().map(|it| it["name"].as_str().unwrap()).collect();
    assert_eq!(names, ["base-4", "no-cards-2"]);
    let threads = json("bench --threads 2 --seconds 0.01 --json");
    assert_eq!(fields(&threads), ["all", "one", "rounds", "threads", "times"]);
    assert!(threads["rounds"]["n"].as_u64().unwrap() >= 4, "{threads}");
    assert!(fails(2, "bench --threads 1").contains("from 2 to 1024"));
    assert!(fails(2, "bench --threads 2 --case base-4").contains("--case"));
    assert!(fails(2, "bench --case none").contains("base-4"));
    assert!(fails(2, "bench --seconds nan").contains("--seconds can be"));
}

#[test]
fn expansions_are_simulated() {
    for with in [
        "power-up",
        "power-up,mutants --monsters kraken,alienoid",
        "halloween,wicked-mixed,luchador",
        "power-up,mutants,halloween,wicked-green,luchador",
    ] {
        let report = json(&format!("simulate --games 40 --bots brawler,random --with {with} --json"));
        let [brawler, random] = ["brawler", "random"].map(|bot| report["wins_by_bot"][bot].as_f64().unwrap());
        assert!(brawler > random, "{with}: {report}");
    }
    // Monsters are drawn by the seed.
    let one = |seed: u8| report(&format!("--games 20 --with power-up --seed {seed}"));
    assert_eq!(one(1), one(1));
    assert!(fails(2, "simulate --games 1 --with power-up --monsters krake").contains("did you mean"));
    assert!(
        fails(2, "simulate --games 1 --with power-up --monsters mechamster").contains("needs 8 evolutions")
    );
}

#[test]
fn bots_are_rated_the_same_whatever_comes_between() {
    let args = "rate --bots hunter,brawler,random --players 3 --seed 4 --json";
    let whole = json(&format!("{args} --games 90 --threads 1"));
    let order: Vec<&str> =
        whole["bots"].as_array().unwrap().iter().map(|it| it["bot"].as_str().unwrap()).collect();
    assert_eq!(order.len(), 3);
    assert_eq!(order[2], "random");
    assert_eq!(whole["games"], 90);
    let file = std::env::temp_dir().join(format!("daikaiju-rate-{}.json", std::process::id()));
    let kept = format!("{args} --keep {} --threads 2", file.display());
    json(&format!("{kept} --games 31"));
    assert_eq!(json(&format!("{kept} --games 90")), whole);
    // Who asks for fewer games than there are is told that these are more; a round is played to its end, which is none too many.
    let fewer = common::run(&format!("{kept} --games 30 --lang fr"));
    assert_eq!((fewer.code, serde_json::from_str::<Value>(&fewer.out).unwrap()), (0, whole.clone()));
    assert!(fewer.err.contains("90 parties, plus que les 30 demandées"), "{}", fewer.err);
    assert_eq!(json(&format!("{kept} --games 89")), whole);
    // Another table, other luck, other bots, also where everything has been played: nothing is mixed up, and the file stays.
    let before = std::fs::read(&file).unwrap();
    let others = [
        format!("{kept} --games 90 --hearts 12"),
        format!("{kept} --games 90 --with no-cards"),
        format!("{} --games 90", kept.replace("--seed 4", "--seed 5")),
        format!("{} --games 90", kept.replace("hunter,brawler", "brawler,hunter")),
        format!("{} --games 90 --until-sure", kept.replace("hunter,brawler,random", "hunter,random")),
    ];
    for other in others {
        assert!(fails(2, &other).contains("another table"), "{other}");
    }
    assert_eq!(std::fs::read(&file).unwrap(), before);
    std::fs::write(&file, "{").unwrap();
    assert!(fails(1, &format!("{kept} --games 90")).contains("not what rate keeps"));
    std::fs::remove_file(&file).unwrap();
    assert!(fails(2, "rate --bots brawler").contains("at least two"));
    assert!(fails(2, "rate --bots brawler,planer").contains("there is no bot"));
    // A network of the other city is not put aside for another one in silence.
    let other = "crates/bots/network/new-york.net";
    for command in [
        format!("rate --bots planner,planner:{other} --games 2"),
        format!("rate --regret --bots planner:{other} --games 2"),
        format!("simulate --bots planner:{other} --games 2"),
        format!("study seats --bot planner:{other} --games 2"),
        format!("bench --bots searcher:20:{other} --seconds 1"),
    ] {
        assert!(fails(2, &command).contains("for the other city"), "{command}");
    }
    assert!(fails(2, "rate --regret --bots brawler --games 2 --players 6").contains("--players"));
    assert!(fails(2, "rate --regret --bots brawler --games 2 --with luchador").contains("--with"));
}

#[test]
fn two_bots_are_compared_until_it_is_sure() {
    let args = "rate --bots brawler,hunter --seed 4 --until-sure --json";
    let whole = json(&format!("{args} --games 500 --threads 1"));
    let games = whole["games"].as_u64().unwrap();
    assert!((10..200).contains(&games) && games.is_multiple_of(2), "{whole}");
    assert_eq!(fields(&whole["until"]), ["against", "bot", "sure", "than"]);
    assert_eq!((&whole["until"]["bot"], &whole["until"]["sure"]), (&"brawler".into(), &"below".into()));
    assert_eq!(whole["pairs"][0]["bot"], "hunter");
    assert!(whole["pairs"][0]["any_time"]["low"].as_f64().unwrap() > 0.5, "{whole}");
    // Gone on with, on other threads, and once more after the end it is the same.
    let file = std::env::temp_dir().join(format!("daikaiju-sure-{}.json", std::process::id()));
    let kept = format!("{args} --keep {} --threads 2", file.display());
    let part = json(&format!("{kept} --games 9"));
    assert_eq!((&part["games"], &part["until"]["sure"]), (&10.into(), &Value::Null));
    assert_eq!(json(&format!("{kept} --games 500")), whole);
    assert_eq!(json(&format!("{kept} --games 500")), whole);
    std::fs::remove_file(&file).unwrap();
    for (lang, words) in
        [("en", "sure (95 %) after"), ("fr", "c’est sûr (95 %)"), ("de", "sicher (95 %) nach")]
    {
        let page = ok(&format!("rate --bots hunter,brawler --seed 4 --until-sure=0.5 --lang {lang}"));
        assert!(page.contains(words) && !page.contains('\u{27e6}'), "{page}");
    }
    assert!(fails(2, "rate --bots hunter,brawler,random --until-sure").contains("exactly two"));
    assert!(fails(2, "rate --bots hunter,brawler --until-sure=1").contains("more than 0 and less than 1"));
    // Without the luck of the dice it is the same again on other threads, and kept games are not mixed with others.
    let args = "rate --bots hunter,brawler --seed 4 --games 12 --without-luck --json";
    let calm = json(&format!("{args} --threads 1"));
    assert_eq!(json(&format!("{args} --threads 2 --keep {}", file.display())), calm);
    assert_eq!(fields(&calm["bots"][0]["without_luck"]), ["margin", "mean", "n"]);
    assert_eq!(calm["pairs"][0]["without_luck"]["n"], 6);
    let other = args.replace("--without-luck", &format!("--keep {}", file.display()));
    assert!(fails(2, &other).contains("choose another file"));
    std::fs::remove_file(&file).unwrap();
    for (lang, words) in [("en", "without luck"), ("fr", "sans la chance"), ("de", "ohne Glück")] {
        let page = ok(&format!("rate --bots hunter,brawler --games 4 --without-luck --lang {lang}"));
        assert!(page.matches(words).count() == 2 && !page.contains('\u{27e6}'), "{page}");
    }
    assert!(fails(2, "rate --bots brawler --regret --without-luck").contains("cannot be used with"));
    // Three bots have no such interval.
    assert_eq!(
        json("rate --bots hunter,brawler,random --games 6 --json")["pairs"][0]["any_time"],
        Value::Null
    );
}

/// Whoever interrupts finds what was played in the file, is told how to go on, and loses nothing by it.
#[cfg(unix)]
#[test]
fn interrupted_ratings_are_kept() {
    for (signal, code, after) in [("-INT", 130, 700), ("-TERM", 143, 2500)] {
        let file = std::env::temp_dir().join(format!("daikaiju-cut{signal}-{}.json", std::process::id()));
        let _ = std::fs::remove_file(&file);
        let args = format!("rate --bots hunter,brawler --seed 4 --threads 1 --keep {}", file.display());
        let mut command = common::program();
        command.args(args.split(' ')).args(["--games", "100000000"]);
        command.stdout(Stdio::null()).stderr(Stdio::piped());
        let child = command.spawn().unwrap();
        std::thread::sleep(Duration::from_millis(after));
        // Also when nobody interrupts, it is there after a while.
        assert!(signal == "-INT" || file.exists());
        let id = child.id().to_string();
        assert!(Command::new("kill").args([signal, &id]).status().unwrap().success());
        let output = child.wait_with_output().unwrap();
        assert_eq!(output.status.code(), Some(code));
        let said = String::from_utf8(output.stderr).unwrap();
        let name = file.display().to_string();
        assert!(said.contains(&name) && said.contains("the same command goes on from there"), "{said}");
        let kept: Value = serde_json::from_slice(&std::fs::read(&file).unwrap()).unwrap();
        let games = kept["games"].as_u64().unwrap();
        assert!(games > 0);
        let more = games + 10;
        let whole = json(&format!("rate --bots hunter,brawler --seed 4 --json --games {more}"));
        assert_eq!(json(&format!("{args} --json --games {more}")), whole);
        std::fs::remove_file(&file).unwrap();
    }
}

/// Two that won equally often are one pair, too.
#[test]
fn even_pairs_are_listed_once() {
    let args = |seed: u32| format!("rate --bots hunter,brawler --players 2 --games 2 --seed {seed}");
    let is_even = |seed: &u32| json(&format!("{} --json", args(*seed)))["pairs"][0]["share"] == 0.5;
    let even = args((0..100).find(is_even).unwrap());
    assert_eq!(ok(&even).matches(" : ").count(), 1, "{even}");
}

#[test]
fn regret_is_measured() {
    let found = json("rate --bots brawler,random --regret --games 100 --json");
    let loss = |bot: &str, scoring: &str| {
        let all = found.as_array().unwrap();
        let one = all.iter().find(|it| it["bot"] == bot && it["scoring"] == scoring).unwrap();
        one["loss"].as_f64().unwrap()
    };
    for scoring in ["standard", "two-player"] {
        assert!(loss("random", scoring) > 0.4, "{found}");
        assert!((0.1..0.35).contains(&loss("brawler", scoring)), "{found}");
    }
}
