//! Sets of the user's own join the built-in ones or take their place, wholly or not at all.

use cards::catalogue::Catalogue;
use cards::set::Board;

fn set(id: &str, mode: &str, rest: &str) -> String {
    format!("(set: \"{id}\", name: (en: \"Mine\"), mode: {mode}, language: 1,\n{rest})")
}

fn card(id: &str) -> String {
    format!(
        "(id: \"{id}\", cost: 2, kind: Keep, provenance: House, name: (en: \"{id}\"), \
         abilities: [Always(change: MoreDice(1))])"
    )
}

fn cards(ids: &[&str]) -> String {
    format!("cards: [{}],\n", ids.iter().map(|id| card(id)).collect::<Vec<_>>().join(",\n"))
}

fn with(text: &str) -> Result<Catalogue, cards::reader::SetError> {
    Catalogue::with_texts(&[("mine.ron", text)])
}

#[test]
fn adding() {
    let plain = Catalogue::built_in();
    let both = with(&set("mine", "Adds", &cards(&["second-head", "wings"]))).unwrap();
    assert_eq!(both.cards().len(), plain.cards().len() + 2);
    assert_eq!(both.cards()[..plain.cards().len()], *plain.cards(), "the order of the others stays");
    assert_eq!(both.sets()[..plain.sets().len()], *plain.sets());
    assert_eq!(both.card("second-head").unwrap().full_id(), "mine/second-head");
    // A name that two sets have must be said with its set, and so it is called in the game.
    let several = both.card("wings").unwrap_err();
    assert_eq!(several.to_string(), "more than one card is called \"wings\": base/wings, mine/wings");
    assert_eq!(both.def(both.card("mine/wings").unwrap()).id, "mine/wings");
    assert_eq!(both.def(both.card("base/wings").unwrap()).id, "base/wings");
    assert_eq!(both.def(both.card("jets").unwrap()).id, "jets");
}

#[test]
fn adding_to_a_set_of_the_same_name() {
    let more = with(&set("base", "Adds", &cards(&["third-head"]))).unwrap();
    assert_eq!(more.cards_of("base").count(), 65);
    assert_eq!(more.set("base").unwrap().files, ["sets/base.ron", "mine.ron"]);
    assert_ne!(more.set("base").unwrap().hash, Catalogue::built_in().set("base").unwrap().hash);
    let error = with(&set("base", "Adds", &cards(&["third-head", "wings"]))).unwrap_err();
    assert_eq!((error.line, error.column), (3, 6));
    assert!(error.message.starts_with("card \"base/wings\" is there already"), "{error}");
}

#[test]
fn replacing() {
    let mine = with(&set("mine", "Replaces([\"base\", \"promos\"])", &cards(&["wings"]))).unwrap();
    let sets: Vec<&str> = mine.sets().iter().map(|s| s.id.as_str()).collect();
    assert_eq!(
        sets,
        ["origins", "monsters", "evolutions", "costumes", "wickedness", "luchador", "new-york", "mine"]
    );
    assert_eq!(mine.card("wings").unwrap().full_id(), "mine/wings");
    assert!(mine.card("base/wings").is_err());
    // The deck of Origins needs cards of the base set; half of it is no deck.
    let missing = mine.deck("origins").unwrap_err();
    assert_eq!(missing.to_string(), "there is no deck \"origins\": its card base/detritivore was replaced");
    assert!(mine.deck("promos-likely").is_err());
}

#[test]
fn replacing_a_set_by_one_of_the_same_name() {
    let text = include_str!("../../../sets/base.ron").replacen("mode: Adds", "mode: Replaces([\"base\"])", 1);
    let again = with(&text).unwrap();
    assert_eq!(again.cards_of("base").count(), 64);
    assert_eq!(again.deck_cards(again.deck("origins").unwrap()).count(), 50);
    assert_eq!(again.set("base").unwrap().hash, Catalogue::built_in().set("base").unwrap().hash);
}

#[test]
fn replacing_what_is_not_there() {
    let text = set("mine", "Replaces([\"base\", \"promo\"])", &cards(&["x"]));
    let error = with(&text).unwrap_err();
    let column = text.find("\"promo\"").unwrap() as u32 + 1;
    assert_eq!((error.line, error.column, error.nearest.as_deref()), (1, column, Some("promos")), "{error}");
}

#[test]
fn decks_of_cards_that_cannot_be_played() {
    let before = "decks: [(id: \"d\", name: (en: \"D\"), cards: [(\"base/wings\", 2), (";
    let place = (3, before.len() as u32 + 1);
    let deck = |card: &str| {
        let decks = format!("{before}\"{card}\", 1)])]");
        with(&set("mine", "Adds", &format!("{}{decks}", cards(&["x"]))))
    };
    let fine = deck("x").unwrap();
    let names: Vec<String> =
        fine.deck_cards(fine.deck("d").unwrap()).map(|(card, n)| format!("{n} {}", card.full_id())).collect();
    assert_eq!(names, ["2 base/wings", "1 mine/x"]);
    let error = deck("base/wigns").unwrap_err();
    assert_eq!(
        ((error.line, error.column), error.nearest.as_deref()),
        (place, Some("base/wings")),
        "{error}"
    );
    for (card, what) in
        [("evolutions/boo", "evolution"), ("wickedness/poison-spit", "tile"), ("costumes/ghost", "costume")]
    {
        let error = deck(card).unwrap_err();
        assert!(error.message.starts_with(&format!("{card} ({what}) cannot be in a deck")), "{error}");
        assert_eq!((error.line, error.column), place);
    }
    let error = deck("promos/the-horde").unwrap_err();
    assert!(error.message.contains("nobody knows the price"), "{error}");
    assert_eq!((error.line, error.column), place);
}

#[test]
fn evolutions_of_monsters_that_are_not_there() {
    let evolution = |monster: &str, rest: &str| {
        let card = format!(
            "cards: [(id: \"x\", kind: Temporary, provenance: House, name: (en: \"X\"),\n monster: {monster:?}, \
             abilities: [May(at: AnyTime, then: [Gain(You, Stars(1))])])],\n"
        );
        with(&set("mine", "Adds", &(card + rest)))
    };
    assert!(evolution("gigazaur", "").unwrap().card("x").is_ok());
    let error = evolution("gigasaur", "").unwrap_err();
    assert_eq!(
        error.to_string(),
        "mine.ron:3:11: there is no monster \"gigasaur\" for the evolution \"x\"; did you mean \"gigazaur\"?"
    );
    // A monster of the same file will do.
    let own = "monsters: [(id: \"mine\", name: (en: \"Mine\"), edition: \"mine\")],";
    assert_eq!(evolution("mine", own).unwrap().evolutions_of("mine", Board::Tokyo).count(), 1);
}

/// A bare name that one power card alone has means that card, whoever else is called so.
#[test]
fn power_cards_keep_their_names() {
    let tile = "cards: [(id: \"wings\", kind: Tile, level: 3, side: Green, provenance: House, name: (en: \"W\"), \
                abilities: [Always(change: MoreDice(1))])],";
    let catalogue = with(&set("mine", "Adds", tile)).unwrap();
    assert_eq!(catalogue.card("wings").unwrap().full_id(), "base/wings");
    assert_eq!(catalogue.def(catalogue.card("base/wings").unwrap()).id, "wings");
    assert_eq!(catalogue.def(catalogue.card("mine/wings").unwrap()).id, "mine/wings");
}

#[test]
fn lookups_suggest() {
    let catalogue = Catalogue::built_in();
    assert_eq!(catalogue.card("base/wigs").unwrap_err().nearest.as_deref(), Some("base/wings"));
    assert_eq!(catalogue.monster("gigasaur").unwrap_err().nearest.as_deref(), Some("gigazaur"));
    assert_eq!(catalogue.deck("orgins").unwrap_err().nearest.as_deref(), Some("origins"));
    assert_eq!(catalogue.set("Base").unwrap_err().nearest.as_deref(), Some("base"));
    assert_eq!(catalogue.card("zzz").unwrap_err().to_string(), "there is no card \"zzz\"");
}

#[test]
fn files() {
    let folder = std::env::temp_dir().join(format!("daikaiju-cards-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let write = |name: &str, bytes: &[u8]| {
        let path = folder.join(name);
        std::fs::write(&path, bytes).unwrap();
        path
    };
    let good = write("good.ron", set("mine", "Adds", &cards(&["x"])).as_bytes());
    let bad = write("bad.ron", b"(set: \"\xc3\xa9\",\n \"\xff\")");
    let long = write("long.ron", &vec![b' '; (1 << 20) + 1]);
    let absent = folder.join("absent.ron");
    assert!(Catalogue::with_files(&[&good]).unwrap().card("mine/x").is_ok());
    let error = Catalogue::with_files(&[&good, &bad]).unwrap_err();
    assert_eq!((error.line, error.column, error.message.as_str()), (2, 3, "the file is not UTF-8 text"));
    assert!(Catalogue::with_files(&[&long]).unwrap_err().message.contains("longer than"));
    let error = Catalogue::with_files(&[&absent]).unwrap_err();
    assert!(error.to_string().starts_with(&format!("{}: cannot be read: ", absent.display())), "{error}");
    // The same file twice doubles every card of it.
    assert!(Catalogue::with_files(&[&good, &good]).unwrap_err().message.contains("is there already"));
    std::fs::remove_dir_all(&folder).unwrap();
}
