//! Every kind of mistake in a set file is named, at its place, with the nearest known word.

use cards::reader::{MAX_BYTES, SetError, read};
use cards::set::LoadedSet;

/// Loads a text in which `§` marks the place of the mistake.
fn mistake(marked: &str) -> (SetError, u32, u32) {
    let (before, _) = marked.split_once('§').expect("the place is marked");
    let line = before.matches('\n').count() as u32 + 1;
    let column = before.rsplit('\n').next().unwrap().chars().count() as u32 + 1;
    let error = LoadedSet::load("mine.ron", &marked.replace('§', "")).expect_err(marked);
    (error, line, column)
}

/// The mistake stands at the mark, its message holds these words, and this is suggested.
#[track_caller]
fn check(marked: &str, message: &str, nearest: Option<&str>) {
    let (error, line, column) = mistake(marked);
    assert!(error.message.contains(message), "{error}");
    assert_eq!((error.line, error.column), (line, column), "{error}");
    assert_eq!(error.nearest.as_deref(), nearest, "{error}");
    assert!(error.to_string().starts_with(&format!("mine.ron:{line}:{column}: ")), "{error}");
}

/// A set around the fields of one keep card.
fn keep(rest: &str) -> String {
    set(&format!("cards: [(id: \"x\", cost: 3, kind: Keep, provenance: House, name: (en: \"X\"), {rest})]"))
}

/// A set around its abilities.
fn abilities(list: &str) -> String {
    keep(&format!("\n  abilities: [{list}]"))
}

fn set(rest: &str) -> String {
    format!("(set: \"mine\", name: (en: \"Mine\"), mode: Adds, language: 1,\n {rest},\n)")
}

const FINE: &str = "OnGain([Gain(You, Stars(1))])";

#[test]
fn the_frame_of_these_tests_is_right() {
    LoadedSet::load("mine.ron", &abilities(FINE)).unwrap();
}

#[test]
fn unknown_words() {
    check(&abilities("OnGain([§Gian(You, Stars(1))])"), "unknown word \"Gian\"", Some("Gain"));
    check(&abilities("OnGain([Gain(§you, Stars(1))])"), "unknown word \"you\"", Some("You"));
    check(&abilities("OnGain([Gain(You, Stars(§Perr(6, ThatMany)))])"), "unknown word \"Perr\"", Some("Per"));
    check(&abilities("OnGain([Gain(You, Stars(EnergyOf(§Elephant)))])"), "unknown word \"Elephant\"", None);
    check(&abilities("§Wenn(on: Smashing, then: [])"), "unknown word \"Wenn\"", Some("When"));
    let (error, ..) = mistake(&abilities("OnGain([§Gian(You, Stars(1))])"));
    let text = "mine.ron:3:23: unknown word \"Gian\"; did you mean \"Gain\"? (expected one of: Gain, Lose, LoseAll, ";
    assert!(error.to_string().starts_with(text) && error.to_string().ends_with(", ...)"), "{error}");
    assert!(error.expected.len() > 12 && error.expected.contains(&"SwapThisForCardOf".to_string()));
}

#[test]
fn unknown_missing_and_double_fields() {
    check(&abilities("When(on: Smashing, §thn: [])"), "unknown field \"thn\"", Some("then"));
    check(&abilities("OnGain([ExtraTurn(§fewer_dices: 1)])"), "unknown field", Some("fewer_dice"));
    check(&abilities("Always(change: HealOthers(price: 2, §colour: 1))"), "unknown field \"colour\"", None);
    check(&set("§card: []"), "unknown field \"card\"", Some("cards"));
    check(&abilities("§When(on: Smashing)"), "missing field \"then\"", None);
    check("§(name: (en: \"X\"), mode: Adds, language: 1)", "missing field \"set\"", None);
    check(&abilities("When(on: Smashing, then: [], §on: Resolving)"), "field \"on\" is given twice", None);
}

#[test]
fn wrong_types_and_counts() {
    check(&abilities("OnGain([Gain(You, Stars(§\"2\"))])"), "a number from 0 to 255 or an amount", None);
    check(&abilities("OnGain([Gain(You, Stars(§-1))])"), "integer `-1`", None);
    check(&abilities("OnGain([Gain(You, Stars(§256))])"), "integer `256`", None);
    check(
        &abilities("Always(change: MoreDice(§300))"),
        "expected a number from 0 to 255, found the number 300",
        None,
    );
    check(&abilities("Always(change: MoreDice(§-1))"), "expected a number from 0 to 255", None);
    check(&abilities("Always(change: MoreDice(§Two))"), "found the word Two", None);
    check(&abilities("OnGain(§Heal)"), "expected a list in [ ], found the word Heal", None);
    check(&abilities("OnGain([§Gain(You)])"), "\"Gain\" takes 2 values, found 1", None);
    check(&abilities("OnGain([Gain(You, Stars(1), §2)])"), "\"Gain\" takes 2 values, found 3", None);
    check(&abilities("OnGain([§Gain])"), "\"Gain\" takes 2 values in ( )", None);
    check(&abilities("OnGain([§TakeTokyo()])"), "\"TakeTokyo\" takes no values", None);
    check(&abilities("§OnGain"), "\"OnGain\" takes 1 value in ( )", None);
    check(&abilities("OnGain([§DiscardAllCards])"), "\"DiscardAllCards\" takes named fields", None);
    check(&abilities("§When(Smashing, [])"), "\"When\" takes named fields", None);
    check(&abilities("OnGain([DiscardAllCards(but_this: §True)])"), "expected true or false", Some("true"));
    check(&keep("copies: §\"two\""), "expected a number from 0 to 255, found the text", None);
    check(&keep("source: §bga"), "expected a text in quotes, found the word bga", None);
    check(&keep("confidence: §\"high\""), "expected a word, found the text \"high\"", Some("High"));
    check(&set("cards: [§3]"), "expected named fields in ( ), found the number 3", None);
    check(&set("cards: [§CardFact(id: \"x\")]"), "unknown word \"CardFact\"", Some("CardFacts"));
    check(
        &set("decks: [(id: \"d\", name: (en: \"D\"), cards: [§(\"mine/x\")])]"),
        "takes 2 values, found 1",
        None,
    );
}

#[test]
fn broken_syntax() {
    check("§", "the file is empty", None);
    check("  // only a comment\n§", "the file is empty", None);
    check("(set: §\"mine", "this text is never closed", None);
    check("(set: §r#\"mine\"", "this text is never closed", None);
    check("§(set: \"mine\"", "this \"(\" is never closed", None);
    check("(cards: §[1, 2", "this \"[\" is never closed", None);
    check("(set: §/* mine", "this comment is never closed", None);
    check("(set: \"mine\" §mode: Adds)", "expected \",\" or \")\", found \"mode\"", None);
    check("(cards: [1, 2§)", "expected \",\" or \"]\", found \")\"", None);
    check("(set: \"mine\",§, mode: Adds)", "expected a field name, found \",\"", None);
    check(
        "(set: \"mine\", mode§ Adds)".replace("mode§ ", "mode §").as_str(),
        "expected \":\" after the field name",
        None,
    );
    check("(set: §, mode: Adds)", "expected a value, found \",\"", None);
    check("(a, b§: 1)", "found \":\"", None);
    check("(set: \"mi§\\qne\")", "unknown escape \"\\q\"", None);
    check("(set: \"mi§\\u{d800}ne\")", "expected a character", None);
    check("(set: \"mi§\\u{110000}ne\")", "expected a character", None);
    check("(set: \"mi§\\xg0ne\")", "expected two digits", None);
    check("(cost: §1.5)", "expected a whole number", None);
    check("(cost: §99999999999999999999)", "too large", None);
    check("(cost: §-)", "expected a number", None);
    check("(cost: §{})", "expected a value, found \"{\"", None);
    check("(cost: 1) §(cost: 2)", "expected the end of the file", None);
    check("§#![enable(implicit_some)]", "expected a value, found \"#\"", None);
}

#[test]
fn too_deep_and_too_long() {
    let deep = format!("{}§{}", "[".repeat(64), "[".repeat(1000));
    check(&deep, "nesting deeper than 64", None);
    let deep = format!("{}§Some(1)", "Some(".repeat(64));
    check(&deep, "nesting deeper than 64", None);
    let long = LoadedSet::load("mine.ron", &" ".repeat(MAX_BYTES + 1)).unwrap_err();
    assert_eq!(long.to_string(), "mine.ron: the file is longer than 1048576 bytes");
    assert_eq!(LoadedSet::load("mine.ron", &" ".repeat(MAX_BYTES)).unwrap_err().message, "the file is empty");
}

#[test]
fn columns_count_characters() {
    check("(set: \"éü\u{1f996}\", §, )", "expected a field name", None);
    check("\u{feff}(set: \"a\",\r\n  §, )".replace('\u{feff}', "").as_str(), "expected a field name", None);
}

#[test]
fn what_a_set_must_hold() {
    check(&abilities(FINE).replace("language: 1", "language: §2"), "card language 2 is not known", None);
    check(&abilities(FINE).replace("\"mine\"", "§\"My Set\""), "small letters", None);
    check(&abilities(FINE).replace("id: \"x\"", "id: §\"\""), "small letters", None);
    check(&abilities(FINE).replace("mode: Adds", "mode: §Replaces([])"), "Replaces names no set", None);
    check(&abilities(FINE).replace("(en: \"X\")", "(en: §\" \")"), "English name is empty", None);
    check("§(set: \"mine\", name: (en: \"Mine\"), mode: Adds, language: 1)", "no cards, no decks", None);
    check(&keep("abilities: §[]"), "has no abilities", None);
    check(&keep(&format!("copies: §0, abilities: [{FINE}]")), "has no copies", None);
    let discard = abilities(&format!("{FINE}, §Always(change: MoreDice(1))")).replace("Keep", "Discard");
    check(&discard, "does not stay to do this", None);
    let card = |id: &str| {
        format!("(id: {id}, kind: Keep, provenance: House, name: (en: \"X\"), abilities: [{FINE}])")
    };
    let twice = set(&format!("cards: [{}, {}]", card("\"x\""), card("§\"x\"")));
    check(&twice, "card \"x\" is in this set twice", None);
    let monster = |id: &str| format!("(id: {id}, name: (en: \"M\"), edition: \"mine\")");
    let twice = set(&format!("monsters: [{}, {}]", monster("\"m\""), monster("§\"m\"")));
    check(&twice, "monster \"m\" is in this set twice", None);
    let deck = |cards: &str| set(&format!("decks: [(id: \"d\", name: (en: \"D\"), cards: {cards})]"));
    check(&deck("§[]"), "has no cards", None);
    check(&deck("[(\"base/wings\", §0)]"), "has 0 of base/wings", None);
    check(&deck("[(\"mine/x\", 1), §(\"x\", 1)]"), "names x twice", None);
}

/// A set around one card of this kind.
fn of_kind(kind: &str, rest: &str) -> String {
    set(&format!("cards: [§(id: \"x\", kind: {kind}, provenance: House, name: (en: \"X\"),\n  {rest})]"))
}

/// The same where the mark is in the rest.
fn within(kind: &str, rest: &str) -> String {
    of_kind(kind, rest).replacen('§', "", 1)
}

const PLAY: &str = "abilities: [May(at: AnyTime, then: [Gain(You, Stars(1))])]";
const REWARDS: &str = "abilities: [Reward([Gain(You, Stars(1))]), AllyReward([Gain(You, Stars(1))])]";

#[test]
fn each_kind_has_its_fields() {
    let fine = |kind: &str, rest: &str| {
        LoadedSet::load("mine.ron", &within(kind, rest)).unwrap();
    };
    fine("Costume", &format!("cost: 3, {PLAY}"));
    fine("Permanent", &format!("monster: \"m\", counters: 2, {PLAY}"));
    fine("Gift", &format!("monster: \"m\", species: Robot, {PLAY}"));
    fine("Tile", &format!("level: 10, side: Green, {PLAY}"));
    fine("Challenge", &format!("force: (2, 3), {REWARDS}"));
    fine("Goal", "goal: Ouch, abilities: []");
    fine("Goal", "goal: Celebrity, cost: 0, board: Tokyo, abilities: []");

    check(&of_kind("Costume", PLAY), "the costume \"x\" needs \"cost\", as in cost: 4", None);
    check(&of_kind("Temporary", PLAY), "the evolution \"x\" needs \"monster\"", None);
    check(&of_kind("Tile", &format!("side: Orange, {PLAY}")), "the tile \"x\" needs \"level\"", None);
    check(
        &of_kind("Tile", &format!("level: 3, {PLAY}")),
        "the tile \"x\" needs \"side\", as in side: Orange",
        None,
    );
    check(
        &of_kind("Challenge", REWARDS),
        "the Challenge card \"x\" needs \"force\", as in force: (3, 1)",
        None,
    );

    let evolution = |rest: &str| within("Temporary", &format!("monster: \"m\", {rest}, {PLAY}"));
    check(&evolution("cost: §3"), "the evolution \"x\" cannot have \"cost\"; only power cards have it", None);
    check(&evolution("level: §3"), "only tiles have it", None);
    check(&evolution("side: §Green"), "only tiles have it", None);
    check(&evolution("force: §(1, 1)"), "only Challenge cards have it", None);
    check(&within("Keep", &format!("monster: §\"m\", {PLAY}")), "only evolutions have it", None);
    check(&within("Costume", &format!("cost: 3, species: §Robot, {PLAY}")), "only evolutions have it", None);
    let tile = |rest: &str| within("Tile", &format!("{rest}, side: Green, {PLAY}"));
    check(&tile("level: §5"), "tiles are earned at level 3, 6 or 10, not 5", None);
    check(&tile("level: 3, cost: §1"), "the tile \"x\" cannot have \"cost\"", None);
    let challenge = |rest: &str| within("Challenge", &format!("{rest}, {REWARDS}"));
    check(&challenge("force: (3, §100)"), "Force and bonus Force can be 0 to 99, not 100", None);
    check(&challenge("force: (3, 1), counters: §1"), "cannot have \"counters\"", None);
    check(&challenge("force: §3"), "expected 2 values in ( )", None);
    let goal = |rest: &str| within("Goal", &format!("{rest}, abilities: []"));
    check(&of_kind("Goal", "abilities: []"), "the goal \"x\" needs \"goal\", as in goal: Celebrity", None);
    check(&goal("goal: §Smash"), "no rule lets Smash win a goal", None);
    check(&goal("goal: §Celebrty"), "unknown word", Some("Celebrity"));
    check(&goal("goal: Ouch, cost: §3"), "the goal \"x\" cannot have \"cost\"", None);
    check(&goal("goal: Ouch, counters: §1"), "cannot have \"counters\"", None);
    check(&within("Keep", &format!("goal: §Ouch, {PLAY}")), "only goals have it", None);
    check(&within("Keep", &format!("board: §NewYrok, {PLAY}")), "unknown word", Some("NewYork"));
}

#[test]
fn each_kind_has_its_abilities() {
    let reward = "Reward([Gain(You, Stars(1))])";
    let challenge = |list: &str| within("Challenge", &format!("force: (2, 3), abilities: {list}"));
    check(&challenge(&format!("§[{reward}]")), "needs one Reward and one AllyReward", None);
    check(
        &challenge(&format!("§[{reward}, {reward}, Ally{reward}]")),
        "needs one Reward and one AllyReward",
        None,
    );
    check(&challenge(&format!("[{reward}, §AllyReward([])]")), "gives nothing here", None);
    check(&challenge(&format!("[{reward}, §{FINE}]")), "only gives rewards", None);
    check(&abilities(&format!("§{reward}")), "the keep card \"x\" is never in a Challenge", None);
    let back = "§Returns(on: EnteredTokyo)";
    let message = "only a temporary evolution comes back to the hand";
    check(&within("Permanent", &format!("monster: \"m\", abilities: [{back}]")), message, None);
    check(&within("Tile", &format!("level: 3, side: Green, abilities: [{back}]")), message, None);
    let goal = within("Goal", &format!("goal: Ouch, abilities: [§{FINE}]"));
    check(&goal, "the goal \"x\" does what the rulebook says", None);
    let offer = "monster: \"m\", abilities: [§CheaperIn([Bronx], 1)]";
    check(&within("Permanent", offer), "the evolution \"x\" is never on offer; only power cards are", None);
    check(&abilities("CheaperIn([§Bronks], 1)"), "unknown word", Some("Bronx"));
    let (error, ..) = mistake(&challenge(&format!("[{reward}, §{FINE}]")));
    assert_eq!(error.expected, ["Reward", "AllyReward"]);
}

#[test]
fn texts_by_hand_go_stale_loudly() {
    let with =
        |hash: &str| keep(&format!("abilities: [{FINE}], text: (fr: (abilities: {hash}, text: \"Hop.\"))"));
    check(&with("§\"0123456789abcdef\""), "was written for other abilities", None);
    let hash = LoadedSet::load("mine.ron", &abilities(FINE)).unwrap().facts.cards[0].abilities_hash();
    let loaded = LoadedSet::load("mine.ron", &with(&format!("{hash:?}"))).unwrap();
    assert_eq!(loaded.facts.cards[0].text.get("fr"), Some("Hop."));
    assert_eq!(loaded.facts.cards[0].text.get("de"), None);
}

#[test]
fn the_whole_syntax_is_read() {
    let text = r####"/* one /* in */ other */ SetFile(
        set: "mine", // a comment
        name: Names(en: "a\tb\"\\\u{2764}\x41", fr: r#"raw "text""#, de: "joined \
            line",),
        mode: Replaces(["base",]), language: 1,
        monsters: [(id: "m", species: Some(Robot), edition: "mine", name: (en: "M")),
                   (id: "n", species: None, edition: "mine", name: (en: "N")),
                   (id: "o", species: Mutant, edition: "mine", name: (en: "O")),],
    )"####;
    let facts = LoadedSet::load("mine.ron", text).unwrap().facts;
    assert_eq!(facts.name.en, "a\tb\"\\\u{2764}A");
    assert_eq!((facts.name.fr.as_str(), facts.name.de.as_str()), ("raw \"text\"", "joined line"));
    let species: Vec<bool> = facts.monsters.iter().map(|m| m.species.is_some()).collect();
    assert_eq!(species, [true, false, true]);
    assert_eq!(read::<Vec<i16>>("n.ron", "[1_000, -7, +2]").unwrap(), [1000, -7, 2]);
    assert_eq!(read::<(u8, bool, String)>("n.ron", "(1, true, \"x\")").unwrap(), (1, true, "x".to_string()));
}
