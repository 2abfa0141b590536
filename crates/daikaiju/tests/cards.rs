//! `cards list`, `cards show` and `cards check` tell all there is to tell, mistakes included.

mod common;

use common::{fails, fields, file, json, ok, program, root, run};
use std::io::{BufRead, BufReader};
use std::process::Stdio;

const FIELDS: [&str; 14] = [
    "confidence",
    "copies",
    "cost",
    "force",
    "id",
    "kind",
    "level",
    "monster",
    "name",
    "provenance",
    "set",
    "side",
    "species",
    "text",
];

#[test]
fn the_list_has_exactly_its_fields() {
    let cards = json("cards list --json");
    let cards = cards.as_array().unwrap();
    assert!(cards.len() >= 95);
    for card in cards {
        assert_eq!(fields(card), FIELDS);
        assert_eq!(fields(&card["name"]), ["de", "en", "fr"]);
        assert_eq!(fields(&card["text"]), ["de", "en", "fr"]);
        for lang in ["en", "fr", "de"] {
            assert_ne!(card["name"][lang], "", "{card}");
            let text = card["text"][lang].as_str().unwrap();
            assert!(text.len() > 5 && !text.contains('\u{27e6}'), "{card}");
        }
        let kind = card["kind"].as_str().unwrap();
        let evolution = ["permanent", "temporary", "gift"].contains(&kind);
        assert!(evolution || ["keep", "discard", "costume", "tile", "challenge", "goal"].contains(&kind));
        assert!(["printed", "house"].contains(&card["provenance"].as_str().unwrap()));
        assert!(["high", "medium", "low"].contains(&card["confidence"].as_str().unwrap()));
        assert_eq!(card["monster"].is_null(), !evolution, "{card}");
        assert_eq!(
            (card["level"].is_null(), card["side"].is_null()),
            (kind != "tile", kind != "tile"),
            "{card}"
        );
        assert_eq!(card["force"].is_null(), kind != "challenge", "{card}");
        assert!(card["cost"].is_null() || ["keep", "discard", "costume"].contains(&kind), "{card}");
    }
}

#[test]
fn lists_are_filtered() {
    let base = json("cards list --json --set-id base");
    let base = base.as_array().unwrap();
    assert_eq!(base.iter().map(|card| card["copies"].as_u64().unwrap()).sum::<u64>(), 66);
    assert!(base.iter().all(|card| card["set"] == "base"));
    let keep = json("cards list --json --set-id base --kind keep").as_array().unwrap().len();
    let discard = json("cards list --json --set-id base --kind discard").as_array().unwrap().len();
    assert!(keep > discard && keep + discard == base.len());
    assert_eq!(
        fails(2, "cards list --set-id bsae"),
        "error: there is no set \"bsae\"; did you mean \"base\"?\n"
    );
}

#[test]
fn new_york_is_listed_and_shown() {
    let cards = json("cards list --json --set-id new-york");
    let cards = cards.as_array().unwrap();
    let of = |kind: &str| cards.iter().filter(|card| card["kind"] == kind).count();
    assert_eq!((cards.len(), of("keep"), of("discard"), of("goal")), (66, 46, 18, 2));
    for (lang, word) in [("en", "Manhattan"), ("fr", "Manhattan"), ("de", "Manhattan")] {
        let page = ok(&format!("cards show new-york/chinatown-regular --lang {lang}"));
        assert!(page.contains(word) && !page.contains("Tokyo"), "{page}");
        assert!(!ok(&format!("cards show superstar --lang {lang}")).contains('\u{27e6}'));
    }
    // A name that both decks have means Tokyo's, unless its set is said.
    assert!(ok("cards show extra-head").contains("base/extra-head"));
    assert!(ok("cards show new-york/extra-head").contains("new-york/extra-head"));
}

#[test]
fn the_table_is_aligned_in_every_language() {
    for (lang, head, name) in
        [("en", "copies", "Acid Attack"), ("fr", "coût", "Attaque acide"), ("de", "Anzahl", "Säureattacke")]
    {
        let table = ok(&format!("cards list --set-id base --lang {lang}"));
        let mut lines = table.lines();
        let first = lines.next().unwrap();
        assert!(first.contains(head) && !table.contains('\u{27e6}'), "{first}");
        let column = first.chars().count() - 3;
        let row = lines.next().unwrap();
        assert!(row.contains(name), "{row}");
        let before = row.chars().nth(row.chars().count() - name.chars().count() - 1);
        assert!(before == Some(' ') && column > 30, "{row}");
    }
}

#[test]
fn one_card_is_shown() {
    let page = ok("cards show acid-attack");
    for part in ["Acid Attack", "Attaque acide", "Säureattacke", "base/acid-attack", "keep", "6⚡", "1 smash"]
    {
        assert!(page.contains(part), "{part} is not in\n{page}");
    }
    assert_eq!(page.replace("acid-attack", ""), ok("cards show base/acid-attack").replace("acid-attack", ""));
    assert!(ok("cards show acid-attack --lang de").contains("Prügel"));
    for name in ["ACID-ATTACK", "attaque ACIDE", "saureatt", "Acid At"] {
        assert_eq!(ok(&format!("cards show {name}")), page, "{name}");
    }
    assert!(fails(2, "cards show e").contains("several cards fit \"e\": base/"));
    let card = json("cards show acid-attack --json");
    assert_eq!(fields(&card), FIELDS);
    assert_eq!(card["cost"], 6);
    assert_eq!(
        fails(2, "cards show acid-atack"),
        "error: there is no card \"acid-atack\"; did you mean \"acid-attack\"?\n"
    );
}

/// A set of one card with these abilities and whatever else.
fn set(abilities: &str) -> String {
    format!(
        "(set: \"mine\", name: (en: \"Mine\"), mode: Adds, language: 1, cards: [\n  (id: \"my-card\", cost: 3, \
         kind: Keep, provenance: House, name: (en: \"My Card\"),\n   abilities: [{abilities}]),\n])\n"
    )
}

#[test]
fn own_sets_join_in() {
    let mine = file("mine.ron", &set("OnGain([Gain(You, Stars(1))])"));
    assert_eq!(ok(&format!("cards check {mine}")), format!("{mine}: 1 card, nothing wrong\n"));
    let cards = json(&format!("cards list --json --set {mine} --set-id mine"));
    assert_eq!(cards[0]["id"], "my-card");
    assert_eq!(cards[0]["name"]["fr"], "My Card");
    assert_eq!(cards[0]["provenance"], "house");
    assert!(ok(&format!("cards show my-card --set {mine}")).contains("made for this program"));
    // The same set twice does not fit beside itself.
    let twice = fails(1, &format!("cards list --set {mine} --set {mine}"));
    assert!(twice.contains("mine.ron:2:") && twice.contains("is there already"), "{twice}");
}

#[test]
fn a_text_written_by_hand_replaces_the_rendered_one() {
    let abilities = "OnGain([Gain(You, Stars(1))])";
    let text =
        |hash: &str| {
            set(abilities).replace("name: (en: \"My Card\"),", &format!(
            "name: (en: \"My Card\"), text: (fr: Some((abilities: \"{hash}\", text: \"À la main.\"))),"
        ))
        };
    // A wrong hash is refused and the message says the right one.
    let wrong = fails(1, &format!("cards check {}", file("by-hand-wrong.ron", &text("0"))));
    let hash = wrong.rsplit('"').nth(1).unwrap();
    let mine = file("by-hand.ron", &text(hash));
    let card = json(&format!("cards show my-card --json --set {mine}"));
    assert_eq!(card["text"]["fr"], "À la main.");
    assert!(card["text"]["en"].as_str().unwrap().contains("[star]"));
}

#[test]
fn mistakes_are_told_with_line_and_column() {
    let bad = file("bad.ron", &set("OnGain([Gian(You, Stars(1))])"));
    let told = fails(1, &format!("cards check {bad}"));
    assert!(told.starts_with(&format!("{bad}:3:24: ")) && told.contains("did you mean \"Gain\"?"), "{told}");
    assert_eq!(fails(1, &format!("cards list --set {bad}")), format!("error: {told}"));
    assert_eq!(fails(1, &format!("simulate --games 1 --set {bad}")), format!("error: {told}"));
    // Grammar that reads well but cannot be played: two lists where there may be one.
    let gain = "OnGain([Gain(You, Stars(1))])";
    let unplayable = file("unplayable.ron", &set(&format!("{gain}, {gain}")));
    let told = fails(1, &format!("cards check {unplayable}"));
    assert!(told.starts_with(&format!("{unplayable}:2:8: ")) && told.contains("OnGain"), "{told}");
    let missing = fails(1, "cards check no-such-file.ron");
    assert!(missing.starts_with("no-such-file.ron: cannot be read"), "{missing}");
}

#[test]
fn mistakes_are_told_as_json_too() {
    let bad = file("bad-json.ron", &set("OnGain([Gian(You, Stars(1))])"));
    let found = run(&format!("cards check {bad} sets/base.ron --json"));
    assert_eq!((found.code, found.err.as_str()), (1, ""));
    let found: serde_json::Value = serde_json::from_str(&found.out).unwrap();
    assert_eq!(fields(&found["files"][0]), ["cards", "errors", "file", "set"]);
    let error = &found["files"][0]["errors"][0];
    assert_eq!(fields(error), ["column", "expected", "line", "message", "nearest"]);
    assert_eq!(
        (&error["line"], &error["column"], &error["nearest"]),
        (&3.into(), &24.into(), &"Gain".into())
    );
    assert_eq!(found["files"][1]["errors"].as_array().unwrap().len(), 0);
}

#[test]
fn the_sets_of_the_program_are_fine() {
    for entry in std::fs::read_dir(root().join("sets")).unwrap() {
        let path = entry.unwrap().path();
        ok(&format!("cards check sets/{}", path.file_name().unwrap().to_string_lossy()));
    }
}

#[test]
fn nobody_reading_is_no_failure() {
    for args in [["cards", "list", "--json"].as_slice(), &["completions", "bash"], &["--help"]] {
        let mut child = program().args(args).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        BufReader::with_capacity(16, child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let output = child.wait_with_output().unwrap();
        assert_eq!(String::from_utf8_lossy(&output.stderr), "", "{args:?}");
        assert!(output.status.success(), "{args:?}");
    }
}
