//! Every command explains itself.

mod common;

use common::{fails, ok, run};

/// All commands, with the words their help must show.
const COMMANDS: [(&str, &[&str]); 19] = [
    (
        "play",
        &[
            "--players",
            "--humans",
            "--bots",
            "--edition",
            "--with",
            "--lang",
            "--seed",
            "--set ",
            "--journal",
            "--resume",
            "--monsters",
        ],
    ),
    (
        "serve",
        &[
            "--addr",
            "--data",
            "--lan",
            "--public-url",
            "--behind-proxy",
            "--backup",
            "--keep-days",
            "--bot <",
            "--bot-time",
            "--set ",
        ],
    ),
    ("replay", &["--at", "--as", "--verify", "--coach", "--seat", "--lang", "--json", "--set "]),
    ("cards", &["list", "show", "check"]),
    ("cards list", &["--set-id", "--kind", "--lang", "--json", "--set "]),
    ("cards show", &["--lang", "--json", "--set "]),
    ("cards check", &["--set ", "--json"]),
    ("odds", &["--dice", "--rolls", "--have", "--locked", "--keep", "--values", "--json", "--lang"]),
    (
        "simulate",
        &[
            "--games",
            "--players",
            "--bots",
            "--edition",
            "--with",
            "--seed",
            "--ways",
            "--threads",
            "--json",
            "--set ",
            "--without-cards",
            "--hearts",
            "--stars",
        ],
    ),
    ("solve", &["--scoring", "--from", "--against", "--table", "--chart", "--threads", "--lang", "--json"]),
    ("bench", &["--case", "--bots", "--threads", "--seconds", "--json"]),
    (
        "rate",
        &[
            "--bots",
            "--players",
            "--games",
            "--until-sure",
            "--keep",
            "--regret",
            "--report",
            "--with",
            "--seed",
            "--threads",
            "--json",
        ],
    ),
    (
        "study",
        &[
            "cards",
            "evolutions",
            "tiles",
            "expansions",
            "monsters",
            "seats",
            "tokyo",
            "--bot",
            "--players",
            "--games",
            "--cards",
            "--with",
            "--seed",
            "--threads",
            "--out",
            "--lang",
            "--json",
        ],
    ),
    (
        "tune",
        &[
            "--out",
            "--from",
            "--edition",
            "--plain",
            "--planned",
            "--games",
            "--rounds",
            "--passes",
            "--deep",
            "--seed",
            "--lang",
        ],
    ),
    ("scenario", &["run", "coverage"]),
    ("scenario run", &["--json", "--set "]),
    ("scenario coverage", &["--rules", "--json", "--set "]),
    ("docs", &["--check", "--dir"]),
    ("completions", &["bash"]),
];

#[test]
fn every_command_has_help_with_examples() {
    for (command, words) in COMMANDS {
        let help = ok(&format!("{command} --help"));
        assert!(help.contains("Examples:") && help.contains(&format!("daikaiju {command}")), "{help}");
        for word in words {
            assert!(help.contains(word), "{command}: {word} is not in\n{help}");
        }
        assert_eq!(help, ok(&format!("help {command}")), "{command}");
    }
}

/// No line ends early: paragraphs are broken where the terminal ends, and nowhere else.
#[test]
fn paragraphs_are_wrapped_once() {
    for (command, _) in COMMANDS {
        // Without a terminal it is as wide as this.
        const WIDE: usize = 100;
        let help = ok(&format!("{command} --help"));
        let lines: Vec<&str> = help.split("Examples:").nth(1).unwrap().lines().collect();
        for pair in lines.windows(2) {
            let [line, next] = [pair[0], pair[1]];
            let first = next.split(' ').next().unwrap_or_default();
            let in_text = |line: &str| !line.is_empty() && !line.starts_with(' ');
            if in_text(line) && in_text(next) && !first.ends_with(':') {
                let room = WIDE.saturating_sub(line.chars().count());
                assert!(first.chars().count() + 1 > room, "{command}: a line ends early:\n{line}\n{next}");
            }
        }
    }
}

#[test]
fn the_help_lists_every_command_and_no_more() {
    let help = ok("--help");
    let listed = help.split("Commands:").nth(1).unwrap().split("Options:").next().unwrap();
    let listed: Vec<&str> = listed.lines().filter_map(|line| line.split_whitespace().next()).collect();
    let mut known: Vec<&str> =
        COMMANDS.iter().filter(|(name, _)| !name.contains(' ')).map(|(name, _)| *name).collect();
    known.push("help");
    for name in &listed {
        assert!(known.contains(name), "{name} is not tested");
    }
    assert_eq!(listed.len(), known.len(), "{listed:?}");
}

#[test]
fn later_commands_are_absent() {
    assert!(fails(2, "draw").contains("unrecognized subcommand"));
}

#[test]
fn version_and_nothing() {
    assert_eq!(ok("-V"), format!("daikaiju {}\n", env!("CARGO_PKG_VERSION")));
    let nothing = run("");
    assert_eq!((nothing.code, nothing.out.as_str()), (2, ""));
    assert!(nothing.err.contains("Usage: daikaiju <COMMAND>"));
}

#[test]
fn shells_are_helped() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let script = ok(&format!("completions {shell}"));
        assert!(script.contains("simulate") && script.contains("without-cards"), "{shell}");
    }
    assert!(fails(2, "completions csh").contains("possible values"));
}
