//! Programs as bots, on the command line: `simulate`, `rate` and `play`.

mod common;

use common::{fields, root, run_list};
use serde_json::Value;
use std::path::Path;

const EXAMPLE: &str = "exec:python3 examples/outside.py";
const DEFAULT: &str = "exec:python3 crates/outside/tests/bad.py default";
const DYING: &str = "exec:python3 crates/outside/tests/bad.py dies";

/// The output of a run that must work.
#[track_caller]
fn ok(args: &[&str]) -> String {
    let run = run_list(args);
    assert_eq!((run.code, run.err.as_str()), (0, ""), "{args:?}");
    run.out
}

#[track_caller]
fn json(args: &[&str]) -> Value {
    serde_json::from_str(&ok(args)).expect("JSON")
}

/// The error message of a run that must fail as a mistake of the command line.
#[track_caller]
fn wrong(args: &[&str]) -> String {
    let run = run_list(args);
    assert_eq!((run.code, run.out.as_str()), (2, ""), "{args:?}: {}", run.err);
    run.err
}

#[test]
fn simulated() {
    let bots = format!("{EXAMPLE},random");
    let report = json(&["simulate", "--bots", &bots, "--games", "20", "--players", "2", "--json"]);
    assert!(report["wins_by_bot"][EXAMPLE].as_f64().unwrap() > 12.0, "{report}");
    let it = &report["outside"][0];
    assert_eq!(
        fields(it),
        ["asked", "bot", "deaths", "first", "gone", "illegal", "late", "nonsense", "said"]
    );
    assert_eq!((&it["bot"], &it["gone"], &it["first"]), (&EXAMPLE.into(), &0.into(), &Value::Null));
    assert_eq!(report["outside"].as_array().unwrap().len(), 1);
}

#[test]
fn what_went_wrong_is_told() {
    let bots = format!("{DYING},brawler");
    for (lang, words) in [
        ("en", ["outside bot", "the default answer was taken", "it has ended"]),
        ("fr", ["robot externe", "la réponse par défaut a été prise", "it has ended"]),
        ("de", ["fremder Bot", "wurde die Standardantwort genommen", "it has ended"]),
    ] {
        let page = ok(&["simulate", "--bots", &bots, "--games", "2", "--players", "2", "--lang", lang]);
        assert!(words.iter().all(|word| page.contains(word)), "{page}");
        assert!(page.contains("  too hard for me") && !page.contains('\u{27e6}'), "{page}");
    }
    let report = json(&["simulate", "--bots", &bots, "--games", "2", "--players", "2", "--json"]);
    let it = &report["outside"][0];
    assert_eq!((it["deaths"].as_u64(), it["said"][1].as_str()), (Some(2), Some("too hard for me")), "{it}");
}

#[test]
fn rated() {
    let bots = format!("{EXAMPLE},random");
    let report = json(&["rate", "--bots", &bots, "--games", "10", "--players", "2", "--json"]);
    assert_eq!((&report["bots"][0]["bot"], &report["outside"][0]["bot"]), (&EXAMPLE.into(), &EXAMPLE.into()));
    assert!(report["outside"][0]["asked"].as_u64().unwrap() > 50);
    let page = ok(&["rate", "--bots", &bots, "--games", "4", "--regret"]);
    assert!(page.contains("outside bot") && page.contains(EXAMPLE), "{page}");
    // A report has it, too, but not what a program wrote to standard error: who reads it need not know that.
    let dir = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("rated-{}", std::process::id()));
    let bots = format!("{DYING},brawler");
    ok(&["rate", "--bots", &bots, "--games", "2", "--players", "2", "--report", &dir.display().to_string()]);
    let read = |name: &str| std::fs::read_to_string(dir.join(name)).unwrap();
    let page = read("report.html");
    assert!(page.contains("How the programs behaved") && page.contains("the default answer was taken"));
    assert!(!page.contains("too hard for me"), "{page}");
    let csv = read("data-6.csv");
    assert!(
        csv.starts_with("bot,asked,late,nonsense,illegal,gone,deaths\n") && csv.lines().count() == 2,
        "{csv}"
    );
    std::fs::remove_dir_all(dir).unwrap();
}

#[test]
fn commas_and_spaces_in_commands() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("a bot, of sorts");
    std::fs::create_dir_all(&folder).unwrap();
    let script = folder.join("bot.py");
    std::fs::copy(root().join("examples/outside.py"), &script).unwrap();
    let bots = format!("random,exec:python3 \"{}\"", script.display());
    let report = json(&["simulate", "--bots", &bots, "--games", "2", "--players", "2", "--json"]);
    assert_eq!(report["outside"][0]["first"], Value::Null, "{report}");
    assert_eq!(fields(&report["wins_by_bot"]).len(), 2);
}

#[test]
fn mistakes() {
    let told = wrong(&["simulate", "--bots", "exec:no-such-program,random"]);
    assert!(
        told.contains("exec:no-such-program cannot play: \"no-such-program\" cannot be started"),
        "{told}"
    );
    assert!(wrong(&["simulate", "--bots", "exec:"]).contains("it has no command; write exec:COMMAND"));
    assert!(wrong(&["rate", "--bots", "random,exec:a 'b"]).contains("a quote ' is not closed"));
    assert!(wrong(&["play", "--bots", "exec:no-such-program"]).contains("cannot be started"));
    assert!(wrong(&["simulate", "--bot-time", "0"]).contains("--bot-time"));
    assert!(wrong(&["simulate", "--bots", "nobody"]).contains("exec:COMMAND"));
}

#[test]
fn played_at_the_terminal() {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("outside.game");
    let _ = std::fs::remove_file(&path);
    let game = path.display().to_string();
    let bots = format!("{EXAMPLE},{DYING}");
    let told = ok(&["play", "--humans", "0", "--bots", &bots, "--seed", "3", "--journal", &game]);
    let told = told.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(told.contains(&format!("{DYING} gave no useful answer")), "{told}");
    assert!(told.contains("it has ended") && !told.contains(&format!("{EXAMPLE} gave")), "{told}");
    let journal = std::fs::read_to_string(&path).unwrap();
    assert!(journal.contains(&format!("bot:{EXAMPLE}\n")), "{journal}");
    ok(&["replay", &game, "--verify"]);
    // Half of it, to go on with.
    let whole: Vec<&str> = journal.lines().collect();
    std::fs::write(&path, whole[..whole.len() / 2].join("\n") + "\n").unwrap();
    let refused = wrong(&["play", "--resume", &game]);
    assert!(refused.contains("may not start programs") && refused.contains(&format!("--bots '{EXAMPLE}'")));
    assert!(wrong(&["play", "--resume", &game, "--bots", EXAMPLE]).contains("bad.py dies"));
    let other = format!("{bots},brawler");
    assert!(wrong(&["play", "--resume", &game, "--bots", &other]).contains("no seat of this game"));
    let told = ok(&["play", "--resume", &game, "--bots", &bots]);
    assert!(told.contains("daikaiju replay"), "{told}");
}

#[test]
fn a_server_offers_only_what_can_be_offered() {
    for (bot, why) in [
        ("robo", "write NAME=COMMAND"),
        ("=python3", "1 to 24 letters, digits and hyphens"),
        ("my robo=python3", "1 to 24 letters, digits and hyphens"),
        ("brawler=python3 bot.py", "there is a bot brawler already"),
        ("robo=", "it has no command"),
        ("robo=no-such-program", "robo cannot play: \"no-such-program\" cannot be started"),
    ] {
        let told = wrong(&["serve", "--data", env!("CARGO_TARGET_TMPDIR"), "--bot", bot]);
        assert!(told.contains(why), "{bot}: {told}");
    }
    let twice = ["serve", "--bot", "robo=true", "--bot", "robo=true"];
    assert!(wrong(&twice).contains("there is a bot robo already"));
}

/// Processes started by this one.
#[cfg(target_os = "linux")]
fn children(of: u32) -> Vec<u32> {
    let mut all = Vec::new();
    for entry in std::fs::read_dir("/proc").expect("there is /proc").flatten() {
        let Ok(stat) = std::fs::read_to_string(entry.path().join("stat")) else { continue };
        // "NUMBER (NAME) STATE PARENT ...", where the name may hold anything.
        let parent = stat.rsplit(')').next().and_then(|rest| rest.split_whitespace().nth(1));
        if parent == Some(of.to_string().as_str()) {
            all.extend(stat.split(' ').next().and_then(|number| number.parse::<u32>().ok()));
        }
    }
    all
}

/// Killed, the program cannot end its bots; they see the end of their input.
#[test]
#[cfg(target_os = "linux")]
fn bots_end_with_the_program() {
    use std::time::{Duration, Instant};
    let games = ["--games", "100000", "--players", "2", "--bots", DEFAULT];
    let mut child = common::program().arg("simulate").args(games).spawn().expect("it starts");
    let until = Instant::now() + Duration::from_secs(120);
    let mut bots = children(child.id());
    while bots.is_empty() {
        assert!(Instant::now() < until, "no bot was started");
        std::thread::sleep(Duration::from_millis(50));
        bots = children(child.id());
    }
    child.kill().expect("it is killed");
    child.wait().expect("it ends");
    while bots.iter().any(|bot| Path::new("/proc").join(bot.to_string()).exists()) {
        assert!(Instant::now() < until, "{bots:?} are still there");
        std::thread::sleep(Duration::from_millis(50));
    }
}
