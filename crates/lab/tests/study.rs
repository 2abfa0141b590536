//! Studies measure what they say: cards whose worth is known come out right, and threads make no difference.

use cards::catalogue::Catalogue;
use cards::table::{Table, TableOptions};
use lab::study::{self, Plan, cards as power_cards};
use lab::sum::{Estimate, Verdict};
use rules::Edition;

/// A card that wins at once, one that does nothing, one that gives back what it costs, and one that kills its buyer.
const INVENTED: &str = r#"(
  set: "invented", name: (en: "Invented"), mode: Adds, language: 1,
  cards: [
    (id: "triumph", cost: 4, kind: Discard, provenance: House, confidence: High, source: "test",
     name: (en: "Triumph"), abilities: [OnGain([Gain(You, Stars(20))])]),
    (id: "trinket", cost: 4, kind: Discard, provenance: House, confidence: High, source: "test",
     name: (en: "Trinket"), abilities: [OnGain([Gain(You, Stars(0))])]),
    (id: "change", cost: 4, kind: Discard, provenance: House, confidence: High, source: "test",
     name: (en: "Change"), abilities: [OnGain([Gain(You, Energy(4))])]),
    (id: "poison", cost: 4, kind: Discard, provenance: House, confidence: High, source: "test",
     name: (en: "Poison"), abilities: [OnGain([LoseAll(You, Hearts)])]),
  ],
)"#;

fn plan(bot: &bots::Spec, games: u64, seed: u64) -> Plan<'_> {
    Plan { bot, games, seed }
}

fn in_pool<T: Send>(threads: usize, run: impl FnOnce() -> T + Send) -> T {
    rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap().install(run)
}

fn options(players: u8, with: &[&str]) -> TableOptions {
    let mut options = TableOptions::new(Edition::MonsterBox, players);
    options.with = with.iter().map(|word| word.to_string()).collect();
    options
}

#[test]
fn cards_of_known_worth() {
    let catalogue = Catalogue::with_texts(&[("invented.ron", INVENTED)]).unwrap();
    let table = Table::new(&catalogue, &options(4, &[])).unwrap();
    let brawler = "brawler".parse().unwrap();
    let all = power_cards::deck(&table.rules);
    assert_eq!(all.len(), 68);
    let wanted = |def: &usize| {
        ["triumph", "trinket", "change", "poison"].contains(&table.rules.defs[*def].id.as_str())
    };
    let defs: Vec<usize> = all.into_iter().filter(wanted).collect();
    assert_eq!(defs.len(), 4);
    let study = power_cards::run(&table.rules, &plan(&brawler, 3000, 1), &defs, &|_| {});
    let of = |name: &str| study.cards.iter().find(|card| card.id == name).unwrap();
    let (triumph, trinket, change, poison) = (of("triumph"), of("trinket"), of("change"), of("poison"));
    assert_eq!(study.cards[0].id, triumph.id);
    assert_eq!(study.cards[3].id, poison.id);
    // Whoever buys it wins, instead of every fourth game or a little more.
    assert!(triumph.net.mean > 0.55 && triumph.net.mean < 0.85, "{triumph:?}");
    assert!((triumph.bought.mean - 1.0).abs() < 0.01, "{triumph:?}");
    assert_eq!((triumph.verdict, poison.verdict), (Verdict::Gains, Verdict::Loses));
    assert!(poison.net.mean < -0.15, "{poison:?}");
    // What does nothing loses what its price is worth, and a fair price for it is none. Where the game is over nothing is
    // worth anything, so the price is measured with this card alone.
    let trinkets = power_cards::run(&table.rules, &plan(&brawler, 3000, 1), &[trinket.def], &|_| {});
    let price = 4.0 * trinkets.energy.mean;
    assert!(price > 0.02, "{trinkets:?}");
    assert!((trinket.net.mean + price).abs() < trinket.net.margin + 0.01, "{trinket:?} {price}");
    assert!(trinket.gross.mean.abs() < trinket.gross.margin * 1.5, "{trinket:?}");
    // What gives its price back costs nothing, and is worth its price if it were free.
    assert!(change.net.mean.abs() < change.net.margin * 1.5, "{change:?}");
    assert!(change.net.mean > trinket.net.mean, "{study:?}");
}

#[test]
fn pairs_tell_more_than_games_apart() {
    let catalogue = Catalogue::built_in();
    let table = Table::new(&catalogue, &options(4, &[])).unwrap();
    let brawler = "brawler".parse().unwrap();
    let defs: Vec<usize> = power_cards::deck(&table.rules).into_iter().take(12).collect();
    let study = power_cards::run(&table.rules, &plan(&brawler, 600, 2), &defs, &|_| {});
    for card in &study.cards {
        // Two shares of wins measured apart, over as many games as there were pairs.
        let p = card.offered.mean.clamp(0.2, 0.8);
        let apart = 1.96 * (2.0 * p * (1.0 - p) / card.net.n as f64).sqrt();
        assert!(card.net.n > 100 && card.net.margin < 0.9 * apart, "{card:?} {apart}");
    }
}

#[test]
fn threads_make_no_difference_to_studies() {
    let catalogue = Catalogue::built_in();
    let (brawler, random) = ("brawler".parse().unwrap(), "random".parse().unwrap());
    let base = Table::new(&catalogue, &options(5, &[])).unwrap();
    let wicked = Table::new(&catalogue, &options(3, &["wicked-mixed"])).unwrap();
    let everything = |threads: usize, seed: u64| {
        in_pool(threads, || {
            let plan = |games| Plan { bot: &brawler, games, seed };
            let defs = power_cards::deck(&base.rules);
            (
                power_cards::run(&base.rules, &Plan { bot: &random, games: 12, seed }, &defs, &|_| {}),
                study::evolutions::run(&catalogue, &options(4, &["power-up"]), &plan(2), &|_| {}).unwrap(),
                study::tiles::run(&wicked.rules, &plan(40), &|_| {}),
                study::expansions::run(&catalogue, &options(4, &[]), &plan(10), &|_| {}).unwrap(),
                study::monsters::run(&catalogue, &options(4, &["power-up"]), &plan(10), &|_| {}).unwrap(),
                study::seats::run(&base.rules, &plan(50), &|_| {}),
                study::tokyo::run(&base.rules, &plan(50), &|_| {}),
            )
        })
    };
    let one = everything(1, 7);
    assert_eq!(one, everything(4, 7));
    let other = everything(2, 8);
    assert_ne!(one.0, other.0);
    assert_ne!(one.6, other.6);
}

#[test]
fn who_begins_wins_more_and_shares_add_up() {
    let catalogue = Catalogue::built_in();
    let table = Table::new(&catalogue, &options(2, &["no-cards", "two-player-variant=off"])).unwrap();
    let hunter = "hunter".parse().unwrap();
    let study = study::seats::run(&table.rules, &plan(&hunter, 3000, 3), &|_| {});
    let all: f64 = study.shares.iter().map(|share| share.mean).sum();
    assert!((all + study.nobody.mean - 1.0).abs() < 1e-9, "{study:?}");
    assert!(study.shares[0].mean > study.shares[1].mean, "{study:?}");
}

#[test]
fn staying_with_one_heart_is_worse_than_with_nine() {
    let catalogue = Catalogue::built_in();
    let table = Table::new(&catalogue, &options(4, &[])).unwrap();
    let brawler = "brawler".parse().unwrap();
    let study = study::tokyo::run(&table.rules, &plan(&brawler, 3000, 4), &|_| {});
    let at = |hearts: u8| study.by_hearts.iter().find(|it| it.hearts == hearts).unwrap().gain;
    assert!(at(1).mean < at(8).mean && at(1).mean < 0.0, "{study:?}");
    let by_stars: u64 = study.by_stars.iter().map(|it| it.gain.n).sum();
    assert_eq!(by_stars, study.all.n);
    assert_eq!(study.by_hearts.iter().map(|it| it.gain.n).sum::<u64>(), study.all.n);
}

#[test]
fn more_in_the_hand_is_no_handicap_and_tiles_help() {
    let catalogue = Catalogue::built_in();
    let brawler = "brawler".parse().unwrap();
    let worth =
        study::evolutions::run(&catalogue, &options(4, &["power-up"]), &plan(&brawler, 40, 5), &|_| {});
    let worth = worth.unwrap();
    assert_eq!(worth.len(), 96);
    let mean = |gains: &[Estimate]| gains.iter().map(|it| it.mean).sum::<f64>() / gains.len() as f64;
    let gains: Vec<Estimate> = worth.iter().map(|it| it.gain).collect();
    assert!(mean(&gains) > 0.0, "{worth:?}");
    let table = Table::new(&catalogue, &options(4, &["wicked-mixed"])).unwrap();
    let tiles = study::tiles::run(&table.rules, &plan(&brawler, 3000, 5), &|_| {});
    assert!(tiles.iter().all(|tile| [3, 6, 10].contains(&tile.level)), "{tiles:?}");
    let gains: Vec<Estimate> = tiles.iter().filter(|tile| tile.level < 10).map(|tile| tile.gain).collect();
    assert!(gains.len() >= 5 && mean(&gains) > 0.0, "{tiles:?}");
    assert!(
        study::evolutions::run(&catalogue, &options(7, &["power-up"]), &plan(&brawler, 1, 5), &|_| {})
            .is_err()
    );
}

#[test]
fn positions_are_changed_without_losing_a_card() {
    let catalogue = Catalogue::built_in();
    let mut options = options(3, &["power-up"]);
    options.monsters = ["kraken", "alienoid", "the-king"].map(String::from).to_vec();
    let table = Table::new(&catalogue, &options).unwrap();
    let rules = &table.rules;
    let mut game = rules.deal(&mut rules::Seeded::new(3), &mut rules::Silent);
    let mut options = rules::Options::default();
    // Everybody keeps the first evolution offered.
    while game.turn == 0 {
        let seat = game.asked().trailing_zeros() as u8;
        rules.options(&game, seat, &mut options);
        let action = options.get(0).unwrap();
        rules.apply_unchecked(&mut game, seat, action, &mut rules::Seeded::new(4), &mut rules::Silent);
    }
    let cards = |game: &rules::Game| rules.piles(game).iter().map(|pile| pile.len()).sum::<u32>();
    let before = cards(&game);
    let evolution = rules.evolution_deck(&game, 1).iter().next().unwrap();
    // Not from the deck of another monster, and not twice.
    assert!(!rules.put_in_hand(&mut game, 0, evolution));
    assert!(rules.put_in_hand(&mut game, 1, evolution) && rules.hand(&game, 1).has(evolution));
    assert!(!rules.put_in_hand(&mut game, 1, evolution));
    let (power, old) = (game.deck.iter().next().unwrap(), game.market[2]);
    assert!(!rules.put_on_offer(&mut game, 3, power) && !rules.put_on_offer(&mut game, 0, old));
    assert!(rules.put_on_offer(&mut game, 2, power) && game.market[2] == power && game.deck.has(old));
    assert!(rules.is_consistent(&game));
    assert_eq!(cards(&game), before);
}
