//! What lies on a table, and which mixes are refused with what reason.

use cards::catalogue::Catalogue;
use cards::set::Board;
use cards::table::{Contents, Expansions, Table, TableError, TableOptions, WITH_WORDS};
use cards::words::{Lang, MARK};
use rules::Edition;
use rules::lang::Kind;

const BOX: [&str; 4] = ["gigazaur", "kraken", "the-king", "pumpkin-jack"];

fn options(edition: Edition, with: &[&str], monsters: &[&str]) -> TableOptions {
    let players = if monsters.is_empty() { 4 } else { monsters.len() as u8 };
    let mut options = TableOptions::new(edition, players);
    options.with = with.iter().map(|word| word.to_string()).collect();
    options.monsters = monsters.iter().map(|name| name.to_string()).collect();
    options
}

/// What is on a Monster Box table: kinds and full names, in order.
fn cards(catalogue: &Catalogue, options: &TableOptions) -> Vec<(Kind, String)> {
    let contents = Contents::new(catalogue, options).unwrap();
    contents.cards.iter().map(|(card, _)| (card.facts.kind, card.full_id())).collect()
}

#[track_caller]
fn refused(options: &TableOptions, reason: &str) {
    let catalogue = Catalogue::built_in();
    let error = Contents::new(&catalogue, options).map(|_| ()).unwrap_err().to_string();
    assert!(error.contains(reason), "{error}");
}

fn own_set(mode: &str, rest: &str) -> Catalogue {
    let text = format!("(set: \"mine\", name: (en: \"Mine\"), mode: {mode}, language: 1, {rest})");
    Catalogue::with_texts(&[("mine.ron", &text[..])]).unwrap()
}

#[test]
fn the_base_game_stays_as_it_was() {
    let catalogue = Catalogue::built_in();
    for (edition, different, copies) in [(Edition::MonsterBox, 64, 66), (Edition::Origins, 50, 50)] {
        let contents = Contents::new(&catalogue, &options(edition, &[], &[])).unwrap();
        assert_eq!(contents.cards.len(), different);
        assert_eq!(contents.cards.iter().map(|(_, n)| u32::from(*n)).sum::<u32>(), copies);
        assert_eq!(contents.expansions, Expansions::default());
    }
}

#[test]
fn expansions_come_in_their_order() {
    let catalogue = Catalogue::built_in();
    let all = options(
        Edition::MonsterBox,
        &["luchador", "wicked-orange", "mutants", "power-up", "halloween"],
        &["kraken", "monsters/gigazaur"],
    );
    let found = cards(&catalogue, &all);
    let kinds = |from: usize, to: usize| found[from..to].iter().map(|(kind, _)| *kind);
    assert!(kinds(0, 64).all(|kind| matches!(kind, Kind::Keep | Kind::Discard)));
    assert!(kinds(64, 76).all(|kind| kind == Kind::Costume));
    assert!(kinds(76, 92).all(Kind::is_evolution));
    assert_eq!(
        (found[76].1.as_str(), found[84].1.as_str()),
        ("evolutions/healing-rain", "evolutions/detachable-tail")
    );
    assert!(kinds(92, 102).all(|kind| kind == Kind::Tile));
    assert!(kinds(102, 120).all(|kind| kind == Kind::Challenge));
    assert_eq!(found.len(), 120);
    let on = Contents::new(&catalogue, &all).unwrap().expansions;
    let monsters = vec!["kraken".to_string(), "gigazaur".to_string()];
    let (evolutions, mutants, costumes, wickedness, challenges) = (true, true, true, true, true);
    assert_eq!(on, Expansions { evolutions, mutants, costumes, wickedness, challenges, monsters });
}

#[test]
fn origins_takes_halloween_wickedness_and_luchador() {
    let catalogue = Catalogue::built_in();
    let with = ["halloween", "wicked-green", "luchador"];
    let found = cards(&catalogue, &options(Edition::Origins, &with, &["gigarex", "luchador"]));
    assert_eq!(found.len(), 50 + 12 + 10 + 18);
}

#[test]
fn sides_of_the_tiles() {
    let catalogue = Catalogue::built_in();
    let up = |word: &str| -> Vec<String> {
        let found = cards(&catalogue, &options(Edition::MonsterBox, &[word, "no-cards"], &[]));
        found.into_iter().map(|(_, id)| id.trim_start_matches("wickedness/").to_string()).collect()
    };
    assert_eq!(
        up("wicked-orange").join(" "),
        "devious eternal skulking tireless cyberbrain evil-lair full-regeneration widespread-panic antimatter-beam \
         skybeam"
    );
    assert_eq!(
        up("wicked-green").join(" "),
        "barbs final-roar poison-spit underdog defender-of-tokyo fluxling have-it-all sonic-boomer final-push \
         starburst"
    );
    // Orange and green in turn.
    assert_eq!(
        up("wicked-mixed").join(" "),
        "devious final-roar skulking underdog cyberbrain fluxling full-regeneration sonic-boomer antimatter-beam \
         starburst"
    );
    // Unless a face is named; a tile is meant even where a power card has the same name.
    assert_eq!(
        up("wicked-mixed=poison-spit+final-roar+wickedness/defender-of-tokyo").join(" "),
        "devious final-roar poison-spit underdog defender-of-tokyo fluxling full-regeneration sonic-boomer \
         antimatter-beam starburst"
    );
    let mixed = |list: &str| options(Edition::MonsterBox, &[&format!("wicked-mixed={list}")], &[]);
    refused(&mixed("devious+barbs"), "devious and barbs are the two faces of one tile; name one");
    refused(&mixed("wings"), "wings is not a wickedness tile");
    refused(&mixed("barbz"), "there is no card \"barbz\"; did you mean \"barbs\"?");
}

#[test]
fn mixes_that_are_refused() {
    let tokyo = |with: &[&str], monsters: &[&str]| options(Edition::MonsterBox, with, monsters);
    refused(&tokyo(&["mutants"], &BOX), "\"mutants\" drafts the evolutions of Power Up!; add \"power-up\"");
    refused(&tokyo(&["power-up"], &[]), "name a monster for every seat");
    refused(
        &tokyo(&["power-up"], &["gigazaur", "luchador"]),
        "\"power-up\" needs 8 evolutions for every monster, and Luchador has none; choose another monster",
    );
    refused(&tokyo(&["power-up"], &["gigazaur", "gigarex"]), "Gigarex has none");
    refused(&tokyo(&["power-up"], &["gigazaur", "gigazaur"]), "gigazaur has a seat already");
    refused(&tokyo(&[], &["gigazaur", "monsters/gigazaur"]), "gigazaur has a seat already");
    refused(&tokyo(&["power-up"], &["gigazaur", "gigasaur"]), "did you mean \"gigazaur\"?");
    let mut few = tokyo(&["power-up"], &BOX);
    few.players = 5;
    refused(&few, "5 monsters play, but 4 were named; name one for every seat");
    let origins = |with: &[&str]| options(Edition::Origins, with, &["gigazaur", "kraken"]);
    refused(
        &origins(&["power-up"]),
        "\"power-up\" is not for the Origins edition: its monsters have no evolutions",
    );
    refused(&origins(&["mutants"]), "\"mutants\" is not for the Origins edition");
    for promos in ["promos-likely", "promos-fan-list"] {
        let why = "is not for the Origins edition: promo cards are for the Monster Box";
        refused(&origins(&[promos]), &format!("\"{promos}\" {why}"));
        refused(&origins(&["luchador", promos]), why);
    }
    refused(
        &tokyo(&["wicked-orange", "wicked-mixed"], &[]),
        "\"wicked-orange\" and \"wicked-mixed\" are two ways of laying out the wickedness tiles; choose one",
    );
    refused(&tokyo(&["wicked-green", "wicked-green"], &[]), "is there twice");
    for switch in ["two-player-variant", "crowded-manhattan"] {
        let both = [&*format!("{switch}=on"), &*format!("{switch}=off")];
        let edition = if switch == "crowded-manhattan" { Edition::NewYork } else { Edition::MonsterBox };
        let why = format!("\"{switch}=on\" and \"{switch}=off\" contradict each other; choose one");
        refused(&options(edition, &both, &[]), &why);
    }
    refused(&tokyo(&["no-cards", "halloween"], &[]), "shuffles its costumes into the power deck");
    refused(&tokyo(&["no-cards", "promos-likely"], &[]), "\"no-cards\" plays without any cards");
    refused(&tokyo(&["halloween=yes"], &[]), "unknown addition \"halloween=yes\"");
    let error = Contents::new(&Catalogue::built_in(), &tokyo(&["power-ups"], &[])).map(|_| ()).unwrap_err();
    assert!(
        matches!(&error, TableError::UnknownWith { nearest: Some(word), .. } if word == "power-up"),
        "{error}"
    );
    assert!(WITH_WORDS.iter().all(|word| error.to_string().contains(word)));
}

/// Whatever players can choose that does not fit is refused in their language, and by the names they know.
#[test]
fn players_are_told_in_their_language() {
    let catalogue = Catalogue::built_in();
    let tokyo = |with: &[&str]| options(Edition::MonsterBox, with, &[]);
    let but = |change: &dyn Fn(&mut TableOptions)| {
        let mut options = tokyo(&[]);
        change(&mut options);
        options
    };
    for (options, french) in [
        (but(&|it| it.hearts = Some(0)), "Un Monstre peut commencer avec 1 à 100 cœurs, pas 0."),
        (but(&|it| it.stars_to_win = Some(101)), "On peut gagner avec 1 à 100 étoiles, pas 101."),
        (
            but(&|it| (it.edition, it.players) = (Edition::Origins, 5)),
            "L’édition Origins se joue de 2 à 4 Monstres, pas à 5.",
        ),
        (tokyo(&["two-player-variant=on"]), "La variante à deux se joue à 2 Monstres exactement, pas à 4."),
        (
            but(&|it| it.without_cards = vec!["devious".to_string()]),
            "n’est pas dans cette pioche et ne peut donc pas être retirée.",
        ),
        (
            tokyo(&["mutants"]),
            "« Évolutions mutantes » mélange les évolutions de Power Up ! ; ajoutez « Power Up ! ».",
        ),
        (tokyo(&["no-cards", "halloween"]), "« Costumes d’Halloween » mélange ses costumes"),
        (tokyo(&["wicked-orange", "wicked-green"]), "« Méchanceté (orange) » et « Méchanceté (verte) »"),
        (
            options(Edition::MonsterBox, &["power-up"], &["gigazaur", "luchador"]),
            "8 évolutions par Monstre, et Luchador n’en a aucune ; choisissez un autre Monstre.",
        ),
    ] {
        let why = Table::new(&catalogue, &options).map(|_| ()).unwrap_err().phrase();
        // Some of its spaces do not break a line.
        let text = why.text(Lang::Fr).replace('\u{a0}', " ");
        assert!(text.contains(french), "{text}");
        for lang in Lang::ALL {
            let text = why.text(lang);
            assert!(text.ends_with('.') && !text.contains(MARK), "{text}");
            assert!(!text.contains("devious") && !text.contains("power-up"), "{text}");
        }
    }
}

#[test]
fn what_goes_without_power_cards() {
    let catalogue = Catalogue::built_in();
    let with = ["no-cards", "power-up", "mutants", "wicked-orange", "luchador"];
    assert_eq!(cards(&catalogue, &options(Edition::MonsterBox, &with, &BOX)).len(), 4 * 8 + 10 + 18);
    // A tile can still be left out, a Power card cannot.
    let mut less = options(Edition::MonsterBox, &with, &BOX);
    less.without_cards = vec!["devious".to_string()];
    assert_eq!(cards(&catalogue, &less).len(), 4 * 8 + 9 + 18);
    less.without_cards = vec!["jets".to_string()];
    refused(&less, "jets is not in this deck, so it cannot be left out");
}

#[test]
fn cards_left_out() {
    let catalogue = Catalogue::built_in();
    let with = ["halloween", "power-up", "luchador", "wicked-green"];
    let mut less = options(Edition::MonsterBox, &with, &BOX);
    let without = |less: &mut TableOptions, cards: &[&str]| {
        less.without_cards = cards.iter().map(|card| card.to_string()).collect();
    };
    let all = cards(&catalogue, &less).len();
    without(&mut less, &["poison-spit", "ghost", "wickedness/poison-spit", "giant-powerhouse"]);
    let found = cards(&catalogue, &less);
    assert_eq!(found.len(), all - 4);
    assert!(!found.iter().any(|(_, id)| id.ends_with("/poison-spit")));
    without(&mut less, &["defender-of-tokyo"]);
    refused(&less, "more than one card is called \"defender-of-tokyo\"");
    without(&mut less, &["evolutions/defender-of-tokyo"]);
    refused(&less, "needs 8 evolutions for every monster, and Gigazaur has 7");
    without(&mut less, &["devious"]);
    refused(&less, "devious is not in this deck, so it cannot be left out");
    let mut six = options(Edition::MonsterBox, &["halloween"], &[]);
    six.players = 6;
    assert!(Contents::new(&catalogue, &six).is_ok());
    without(&mut six, &["ghost"]);
    refused(&six, "\"halloween\" deals 2 costumes to every monster: 6 monsters need 12, there are 11");
}

/// What a user's set brings joins the expansion it belongs to, and power cards join the deck.
#[test]
fn sets_of_the_users_own() {
    let names = "provenance: House, name: (en: \"X\")";
    let evolutions: String = (0..8)
        .map(|n| {
            format!(
                "(id: \"e{n}\", kind: Permanent, monster: \"luchador\", {names}, \
                 abilities: [Always(change: MoreDice(1))]),"
            )
        })
        .collect();
    let one = |id: &str, kind: &str| {
        format!("(id: \"{id}\", kind: {kind}, {names}, abilities: [Always(change: MoreDice(1))]),")
    };
    let challenges = format!(
        "(id: \"c\", kind: Challenge, copies: 18, force: (1, 1), {names}, \
         abilities: [Reward([Gain(You, Stars(1))]), AllyReward([Gain(You, Stars(1))])]),"
    );
    let mine = own_set(
        "Replaces([\"luchador\"])",
        &format!(
            "cards: [{evolutions}{challenges}{}{}{}]",
            one("k", "Keep, cost: 3"),
            one("p", "Costume, cost: 3"),
            one("t", "Tile, level: 6, side: Green"),
        ),
    );
    let of_mine = |with: &[&str]| -> Vec<String> {
        let found = cards(&mine, &options(Edition::MonsterBox, with, &["luchador", "kraken"]));
        found.into_iter().filter(|(_, id)| id.starts_with("mine/")).map(|(_, id)| id).collect()
    };
    assert_eq!(of_mine(&[]), ["mine/k"]);
    assert_eq!(of_mine(&["halloween"]), ["mine/k", "mine/p"]);
    assert_eq!(of_mine(&["wicked-green"]), ["mine/k", "mine/t"]);
    assert_eq!(of_mine(&["wicked-orange"]), ["mine/k"]);
    // A tile with one face shows that one in a mix.
    assert_eq!(of_mine(&["wicked-mixed"]), ["mine/k", "mine/t"]);
    assert_eq!(of_mine(&["luchador"]), ["mine/k", "mine/c"]);
    assert_eq!(of_mine(&["power-up"]).len(), 1 + 8);
    let challenges = Contents::new(&mine, &options(Edition::MonsterBox, &["luchador"], &[])).unwrap().cards;
    let challenges: Vec<u8> =
        challenges.iter().filter(|(c, _)| c.facts.kind == Kind::Challenge).map(|(_, n)| *n).collect();
    assert_eq!(challenges, [18], "the built-in ones are replaced");
    let none = own_set(
        "Replaces([\"luchador\", \"wickedness\"])",
        &format!("cards: [{}]", one("k", "Keep, cost: 3")),
    );
    for (word, reason) in
        [("luchador", "4 monsters need 4, there are 0"), ("wicked-green", "no wickedness tiles of that side")]
    {
        let error =
            Contents::new(&none, &options(Edition::MonsterBox, &[word], &[])).map(|_| ()).unwrap_err();
        assert!(error.to_string().contains(reason), "{error}");
    }
}

#[test]
fn new_york_has_its_deck_and_two_goals() {
    let catalogue = Catalogue::built_in();
    let found = cards(&catalogue, &options(Edition::NewYork, &[], &[]));
    assert_eq!(found.len(), 64 + 2);
    assert!(found[..64].iter().all(|(kind, id)| kind.is_power() && id.starts_with("new-york/")));
    let goals: Vec<&str> = found[64..].iter().map(|(_, id)| id.as_str()).collect();
    assert_eq!(goals, ["new-york/superstar", "new-york/statue-of-liberty"]);
    // Goals stay without Power cards, and masks go with anything.
    let found = cards(&catalogue, &options(Edition::NewYork, &["no-cards", "luchador", "held-windows"], &[]));
    assert_eq!(found.len(), 18 + 2);
    // Monsters of either city play; nobody is needed by name.
    let both = ["captain-fish", "mega-shark", "gigazaur", "luchador"];
    for players in 2..=6 {
        let mut table = options(Edition::NewYork, &["luchador"], if players == 4 { &both } else { &[] });
        table.players = players;
        let rules = Table::new(&catalogue, &table).unwrap().rules;
        assert!(rules.has_boroughs());
    }
    assert!(Table::new(&catalogue, &options(Edition::MonsterBox, &[], &["kong", "rob", "drakonis"])).is_ok());
}

#[test]
fn manhattan_is_crowded_unless_said_otherwise() {
    let catalogue = Catalogue::built_in();
    let crowded = |with: &[&str]| {
        Contents::new(&catalogue, &options(Edition::NewYork, with, &[])).unwrap().setup.crowded
    };
    assert!(crowded(&[]) && crowded(&["crowded-manhattan=on"]) && !crowded(&["crowded-manhattan=off"]));
}

#[test]
fn what_new_york_refuses() {
    let new_york = |with: &[&str]| options(Edition::NewYork, with, &["kong", "gigazaur"]);
    for word in [
        "halloween",
        "wicked-orange",
        "wicked-green",
        "wicked-mixed",
        "wicked-mixed=devious",
        "origins-exclusive",
        "origins-all",
        "origins=biofuel",
        "promos-likely",
        "promos-fan-list",
        "two-player-variant=on",
        "two-player-variant=off",
    ] {
        let why = format!("\"{word}\" belongs to King of Tokyo; King of New York is played without it");
        refused(&new_york(&[word]), &why);
    }
    for edition in [Edition::MonsterBox, Edition::Origins] {
        refused(
            &options(edition, &["crowded-manhattan=off"], &[]),
            "\"crowded-manhattan=off\" is about Manhattan; only King of New York has it",
        );
    }
    // Gigazaur's evolutions are for Tokyo.
    refused(&new_york(&["power-up"]), "none has any: bring a set with evolutions for this city");
    refused(&new_york(&["mutants"]), "add \"power-up\"");
    refused(&new_york(&["crowded-manhattan"]), "unknown addition \"crowded-manhattan\"");
    let catalogue = Catalogue::built_in();
    for with in ["halloween", "two-player-variant=on", "power-up"] {
        let why = Table::new(&catalogue, &new_york(&[with])).map(|_| ()).unwrap_err().phrase();
        for lang in Lang::ALL {
            let text = why.text(lang);
            assert!(text.ends_with('.') && !text.contains(MARK) && !text.contains(with), "{text}");
        }
    }
}

/// A set says for which board its evolutions are; power cards join any deck whose dice they know.
#[test]
fn sets_for_new_york() {
    let names = "provenance: House, name: (en: \"Fire Hydrant\")";
    let evolution = |id: String, monster: &str, board: &str| {
        format!(
            "(id: \"{id}\", kind: Permanent, monster: \"{monster}\", {board} {names}, \
             abilities: [When(on: EnteredTokyo, then: [Gain(You, Stars(1))])]),"
        )
    };
    let of = |monster: &str, board: &str, start: &str| -> String {
        (0..8).map(|n| evolution(format!("{start}{n}"), monster, board)).collect()
    };
    let power =
        |ability: &str| format!("(id: \"hydrant\", kind: Keep, cost: 2, {names}, abilities: [{ability}]),");
    let plain = power("When(on: Smashing, then: [Gain(You, Energy(1))])");
    let mine = own_set(
        "Adds",
        &format!(
            "board: NewYork, cards: [{}{}{}{plain}]",
            of("kong", "", "k"),
            of("gigazaur", "", "g"),
            of("kong", "board: Tokyo,", "t"),
        ),
    );
    let found = |edition, monsters: &[&str]| cards(&mine, &options(edition, &["power-up"], monsters));
    // Some have evolutions now, others not.
    for (monsters, why) in [
        (
            ["kong", "rob", "gigazaur"].as_slice(),
            "needs 8 evolutions for New York for every monster, and Rob has none",
        ),
        (&[], "for each of 3 seats, and only 2 monsters have any"),
    ] {
        let wanted = TableOptions { players: 3, ..options(Edition::NewYork, &["power-up"], monsters) };
        let refused = Table::new(&mine, &wanted).map(|_| ()).unwrap_err();
        assert!(refused.to_string().contains(why), "{refused}");
    }
    let new_york = found(Edition::NewYork, &["kong", "gigazaur"]);
    assert_eq!(new_york.len(), 64 + 1 + 16 + 2);
    assert!(new_york.iter().filter(|(kind, _)| kind.is_evolution()).all(|(_, id)| id.starts_with("mine/")));
    assert!(
        Table::new(&mine, &options(Edition::NewYork, &["power-up", "mutants"], &["kong", "gigazaur"]))
            .is_ok()
    );
    let tokyo = found(Edition::MonsterBox, &["kong", "gigazaur"]);
    assert_eq!(tokyo.iter().filter(|(_, id)| id.starts_with("mine/t")).count(), 8);
    assert_eq!(tokyo.iter().filter(|(_, id)| id.starts_with("evolutions/")).count(), 8);
    // A card is worded for its board, or for the one it is played on.
    let text = |id: &str| mine.card(id).unwrap().text(Lang::En).to_string();
    assert_eq!(text("k0"), "When you enter Manhattan, gain 1 extra [star].");
    assert_eq!(text("t0"), "When you take control of Tokyo, gain 1 extra [star].");
    let k0 = mine.card("k0").unwrap();
    assert_eq!(k0.text_on(Board::Tokyo, Lang::De), "Wenn du Tokyo eroberst, bekommst du 1[star] zusätzlich.");
    // Faces that no die of the city has are refused by name.
    let three = own_set(
        "Adds",
        &format!("cards: [{}]", power("When(on: Scored(Three), then: [Gain(You, Stars(1))])")),
    );
    let error = Table::new(&three, &options(Edition::NewYork, &[], &[])).map(|_| ()).unwrap_err();
    assert!(error.to_string().contains("hydrant speaks of the face \"3\""), "{error}");
    let ouch = own_set("Adds", &format!("cards: [{}]", power("Always(change: CannotReroll(Ouch))")));
    let error = Table::new(&ouch, &options(Edition::Origins, &[], &[])).map(|_| ()).unwrap_err();
    assert_eq!(
        error.phrase().text(Lang::De),
        "Fire Hydrant spricht vom Symbol „Aua“, das in dieser Ausgabe (Origins) auf keinem Würfel ist; lass die Karte \
         weg oder wähle eine andere Ausgabe."
    );
    let mut without = options(Edition::Origins, &[], &[]);
    without.without_cards = vec!["hydrant".to_string()];
    assert!(Table::new(&ouch, &without).is_ok());
}
