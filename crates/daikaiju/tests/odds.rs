//! `odds` answers with exact numbers, as text in three languages and as JSON.

mod common;

use common::{fails, fields, json, ok, run_list};

#[test]
fn the_table() {
    let table = ok("odds");
    for number in ["2.2357417", "2.5277778", "4.7694257", "4.1419753"] {
        assert!(table.contains(number), "{table}");
    }
    let rows = json("odds --json");
    assert_eq!(fields(&rows), ["rows"]);
    assert_eq!(rows["rows"].as_array().unwrap().len(), 12);
    assert_eq!(fields(&rows["rows"][0]), ["dice", "rolls", "smashes", "stars"]);
    assert!((rows["rows"][2]["smashes"].as_f64().unwrap() - 6.0 * 91.0 / 216.0).abs() < 1e-12);
}

#[test]
fn chances() {
    let one = json("odds smash>=1 --dice 1 --rolls 1 --json");
    assert_eq!(fields(&one), ["chances"]);
    let chance = &one["chances"][0];
    assert_eq!(fields(chance), ["best", "by_rolls", "pattern", "position", "probability"]);
    assert!((chance["probability"].as_f64().unwrap() - 1.0 / 6.0).abs() < 1e-12);
    // Two patterns, and one made of two.
    assert_eq!(json("odds 3x1 3x2 --json")["chances"].as_array().unwrap().len(), 2);
    assert_eq!(json("odds 3x1 and 3x2 --json")["chances"].as_array().unwrap().len(), 1);
    let quoted = run_list(&["odds", "3x1 and 3x2", "--json"]);
    assert_eq!(quoted.out, ok("odds 3x1 and 3x2 --json"));
    let text = ok("odds smash>=3 --have sshe12 --locked h --rolls 1");
    assert!(
        text.contains("42.13 %") && text.contains("keep hss, reroll 12e") && text.contains('█'),
        "{text}"
    );
    assert_eq!(
        ok("odds smash>=3 --have hhe12s").replace("hhe12s", ""),
        ok("odds smash>=3 --have s12ehh --rolls 2")
    );
}

#[test]
fn a_keep_that_is_given() {
    let chance = |args: &str| json(args)["chances"][0]["probability"].as_f64().unwrap();
    let best = chance("odds smash>=3 --have sshe12 --rolls 1 --json");
    let given = chance("odds smash>=3 --have sshe12 --keep ss --rolls 1 --json");
    let worse = chance("odds smash>=3 --have sshe12 --keep none --rolls 1 --json");
    assert!((best - given).abs() < 1e-12 && worse < given);
    assert!((given - chance("odds smash>=3 --keep ss --rolls 1 --json")).abs() < 1e-12);
    assert!(fails(2, "odds 3x1 --have 23hess --keep 11").contains("not among the dice rolled"));
}

#[test]
fn values_and_spreads() {
    let advice = json("odds --values star=1,smash=0.8 --have 112hes --json");
    assert_eq!(fields(&advice), ["best", "goal", "others", "position"]);
    assert!(ok("odds --values star=1,smash=0.8 --have 112hes").contains("keep"));
    let spread = json("odds --spread smash --dice 1 --rolls 1 --json");
    assert_eq!(fields(&spread), ["goal", "mean", "measure", "position", "rows"]);
    let each = json("odds --dice 6 --rolls 1 --json");
    assert_eq!(fields(&each), ["expected", "position"]);
    assert!((each["expected"]["hearts"].as_f64().unwrap() - 1.0).abs() < 1e-12);
    assert!(ok("odds --dice 6 --rolls 1").contains("1.0000000"));
}

#[test]
fn languages() {
    assert!(ok("odds --lang fr").contains("étoiles"));
    assert!(ok("odds smash>=3 --lang de").contains("Würfe übrig"));
    for lang in ["en", "fr", "de"] {
        for question in
            ["", "smash>=3 --have 112hes", "--values star=1 --have 112hes", "--dice 7", "--spread stars"]
        {
            assert!(!ok(&format!("odds {question} --lang {lang}")).contains('\u{27e6}'));
        }
    }
}

#[test]
fn dice_of_new_york() {
    let table = ok("odds --edition new-york");
    assert!(table.contains("any one face") && table.contains("2.5277778"), "{table}");
    let rows = json("odds --edition new-york --json");
    assert_eq!(fields(&rows["rows"][0]), ["count", "dice", "four", "rolls", "three", "two"]);
    // The faces named tell whose dice are meant, whether they are asked for or there.
    let text = ok("odds ouch<=1 --have ddooes --rolls 1");
    assert!(text.contains("rolled ddooes") && text.contains("keep ddes, reroll oo"), "{text}");
    let chance = |args: &str| json(args)["chances"][0]["probability"].as_f64().unwrap();
    assert_eq!(chance("odds smash>=3 --have dchhes --json"), chance("odds smash>=3 --have 12hhes --json"));
    assert_eq!(chance("odds ouch>=3 --json"), chance("odds 3x3 --json"));
    let each = json("odds --have ddohes --json");
    assert_eq!(
        fields(&each["expected"]),
        ["celebrity", "destruction", "energy", "hearts", "ouch", "smashes"]
    );
    let advice = json("odds --values destruction=1,ouch=-1 --have ddohes --json");
    assert_eq!(advice["best"]["keep_text"], "dd");
    assert_eq!(json("odds --spread ouch --dice 1 --rolls 1 --json")["measure"], "ouch");
    for lang in ["en", "fr", "de"] {
        for question in ["--edition new-york", "ouch<=1", "--values ouch=-1 --have ddohes", "--have ddohes"] {
            assert!(!ok(&format!("odds {question} --lang {lang}")).contains('\u{27e6}'));
        }
    }
    for (args, words) in [
        ("odds 3x1 --have ddohes", "dice of New York have no such face"),
        ("odds 3x1 --edition new-york", "dice of New York have no such face"),
        ("odds ouch>=1 --edition origins", "dice of Tokyo have no such face"),
        ("odds ouch>=1 --have 112hes", "dice of Tokyo have no such face"),
        ("odds --have 1dhhhh", "ask about one of them"),
        ("odds --values star=1 --edition new-york", "is no value of a face"),
    ] {
        let told = fails(2, args);
        assert!(told.starts_with("error: ") && told.contains(words), "{args}: {told}");
    }
}

#[test]
fn mistakes() {
    for (args, words) in [
        ("odds rubbish", "\"rubbish\" is no pattern"),
        ("odds 3x1 --dice 9", "9 dice"),
        ("odds 3x1 --dice 0", "0 dice"),
        ("odds 3x1 --have 114", "\"114\" is no die face"),
        ("odds 3x1 --have 112 --dice 6", "3 dice"),
        ("odds 3x1 --rolls 99", "99 rolls"),
        ("odds 3x1 --have 112hes --locked 3", "locked"),
        ("odds --values luck=1", "\"luck\""),
        ("odds 3x1 --values star=1", "cannot be used with"),
        ("odds 3x1 --dice six", "invalid value"),
    ] {
        let told = fails(2, args);
        assert!(told.starts_with("error: ") && told.contains(words), "{args}: {told}");
    }
}
