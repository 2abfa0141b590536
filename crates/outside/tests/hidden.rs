//! An outside bot is told what its seat may know, as `tell` says it, and nothing else.

mod common;

use std::fs;
use std::path::PathBuf;

use bots::{Bot, ByName, Situation};
use common::{everything, with};
use rules::{Decision, Game, Options, Rules, Seat, Seeded, Silent};
use serde_json::Value;
use tell::cast::Cast;
use tell::wire;

/// A program that writes down what it is told and always gives the default answer.
const SCRIBE: &str = r#"import json, sys
for line in sys.stdin:
    it = json.loads(line)
    open(sys.argv[1], "a").write(line)
    if "prompt" in it and it["type"] == "frame":
        print(json.dumps({"type": "answer", "prompt": it["prompt"]["id"], "action": it["prompt"]["default"]}), flush=True)
"#;

fn file(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name)
}

/// Everything that may be told to a seat that is asked, made from its view alone.
fn told(cast: &Cast, rules: &Rules, game: &Game, seat: Seat, options: &Options) -> Value {
    let say = cast.say(cards::words::Lang::En);
    let view = rules.view(game, Some(seat));
    let decision: Decision = rules.decision(view.game()).unwrap();
    let mut frame = wire::position(cast, &view, say);
    frame.prompt = wire::prompt(cast, &view, decision, options, say);
    serde_json::to_value(protocol::ToBot::Frame(Box::new(frame))).unwrap()
}

#[test]
fn a_seat_is_told_what_tell_tells_it() {
    let (script, record) = (file("scribe.py"), file("scribe.jsonl"));
    fs::write(&script, SCRIBE).unwrap();
    let _ = fs::remove_file(&record);
    let name = format!("exec:python3 '{}' '{}'", script.display(), record.display());
    let mut wanted: Vec<Value> = Vec::new();
    with(&everything(4), |table, players| {
        let rules = &table.rules;
        let names = table.options.monsters.iter();
        let seat = |monster: &String| table::SeatOf {
            monster: monster.rsplit('/').next().unwrap().to_string(),
            player: table::Player::Human(String::new()),
        };
        let catalogue = cards::catalogue::Catalogue::built_in();
        let cast = Cast::new(&catalogue, table, &names.map(seat).collect::<Vec<_>>());
        let mut outsider = players.bot(&name, rules).unwrap();
        let (mut chance, mut rng, mut options) = (Seeded::new(8), Seeded::new(9), Options::default());
        let mut game = rules.deal(&mut chance, &mut Silent);
        while let Some(decision) = rules.decision(&game) {
            let seat = decision.seats.trailing_zeros() as Seat;
            rules.options(&game, seat, &mut options);
            let view = rules.view(&game, Some(seat));
            let decision = rules.decision(view.game()).unwrap();
            let situation = Situation { rules, game: view.game(), seat, decision, options: &options };
            let action = match seat {
                1 => outsider.answer(&situation, &mut rng),
                _ => bots::Brawler.answer(&situation, &mut rng),
            };
            if seat == 1 && options.len() > 1 {
                wanted.push(told(&cast, rules, &game, seat, &options));
            }
            rules.apply(&mut game, seat, action, &mut chance, &mut Silent).expect("a legal answer");
        }
        outsider.over(rules, rules.view(&game, Some(1)).game(), 1);
    });
    let lines: Vec<Value> =
        fs::read_to_string(&record).unwrap().lines().map(|line| line.parse().unwrap()).collect();
    let (first, last) = (&lines[..2], lines.last().unwrap());
    assert_eq!((first[0]["type"].as_str(), first[1]["type"].as_str()), (Some("hello"), Some("game")));
    assert_eq!(
        (&first[0]["protocol"], &first[1]["you"], &first[1]["players"]),
        (&1.into(), &2.into(), &4.into())
    );
    assert!(last["over"]["ranking"].as_array().unwrap().len() == 4 && last["you"] == 2, "{last}");
    let frames = &lines[2..lines.len() - 1];
    assert_eq!(frames.len(), wanted.len());
    assert!(frames.len() > 20);
    for (n, (found, wanted)) in frames.iter().zip(&mut wanted).enumerate() {
        // Numbers and the time left are the only things added.
        for (field, value) in [("id", n + 1), ("left", 5000)] {
            wanted["prompt"][field] = value.into();
        }
        wanted["frame"] = (n + 1).into();
        assert_eq!(found, wanted);
    }
}
