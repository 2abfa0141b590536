//! New York without power cards: random games end, and every number of the board fits together on the way.

use rules::lang::{CardDef, Face, Kind};
use rules::{Ask, Edition, Event, Game, NO_BOROUGH, Options, Rules, Seeded, Setup};

fn goal(id: &str, face: Face) -> (CardDef, u8) {
    let def = CardDef {
        id: id.into(),
        cost: None,
        kind: Kind::Goal,
        monster: None,
        level: 0,
        force: [0; 2],
        goal: Some(face),
        counters: 0,
        abilities: Vec::new(),
    };
    (def, 1)
}

fn rules(players: u8, crowded: bool) -> Rules {
    let setup = Setup { crowded, ..Setup::new(Edition::NewYork, players) };
    Rules::new(&setup, &[goal("fame", Face::Celebrity), goal("statue", Face::Ouch)]).unwrap()
}

/// Buildings are on top, hidden, or have become units; every monster is somewhere it may be.
fn fits_together(rules: &Rules, g: &Game) {
    if g.turn == 0 {
        return;
    }
    let board = &g.board;
    let below: u8 = (0..15).map(|s| board.below(s)).sum();
    assert_eq!(below, board.hidden.iter().sum::<u8>(), "hidden buildings lie under others");
    for borough in 0..4u8 {
        let there = (0..g.players).filter(|&s| g.is_alive(s) && rules.borough_of(g, s) == borough).count();
        assert!(there <= 2, "{there} monsters in borough {borough}");
    }
    let inside = (0..g.players).filter(|&s| g.is_alive(s) && rules.in_city(g, s)).count();
    assert!(
        inside <= if rules.book.places.len() > 8 && g.living() > 4 { 2 } else { 1 },
        "{inside} in Manhattan"
    );
    for seat in 0..g.players {
        let lost = rules.borough_of(g, seat) == NO_BOROUGH;
        assert!(!lost || !g.is_alive(seat) || g.ask() == Ask::Home, "seat {seat} is nowhere");
    }
}

#[test]
fn random_games_end_and_fit_together() {
    let mut asks = std::collections::BTreeMap::<String, u32>::new();
    let mut kinds = std::collections::BTreeMap::<String, u32>::new();
    for seed in 0..600u64 {
        let rules = rules(2 + (seed % 5) as u8, seed % 7 != 0);
        let mut chance = Seeded::new(seed);
        let mut pick = Seeded::new(seed + 1_000_000);
        let mut events: Vec<Event> = Vec::new();
        let mut game = rules.deal(&mut chance, &mut events);
        let mut options = Options::default();
        let mut answers = 0;
        while let Some(decision) = rules.decision(&game) {
            fits_together(&rules, &game);
            let seat = decision.seats.trailing_zeros() as u8;
            rules.options(&game, seat, &mut options);
            assert!(options.len() > 1, "seed {seed}: {:?} has {} answers", decision.ask, options.len());
            *asks.entry(format!("{:?}", decision.ask)).or_default() += 1;
            let action = options.get(pick.below(options.len() as u32) as usize).unwrap();
            rules.apply(&mut game, seat, action, &mut chance, &mut events).unwrap();
            answers += 1;
            assert!(answers < 20_000, "seed {seed} does not end");
        }
        assert!(game.end.is_some_and(|end| !end.broken_off));
        for event in &events {
            let text = format!("{event:?}");
            *kinds.entry(text.split([' ', '{']).next().unwrap().to_string()).or_default() += 1;
        }
    }
    for ask in ["Roll", "Home", "Move", "Destroy", "FaceOrder", "Yield"] {
        assert!(asks.get(ask).is_some_and(|n| *n > 100), "{ask} was asked {:?} times", asks.get(ask));
    }
    for kind in ["Destroyed", "GoalTaken", "Moved", "Entered", "Left", "BuildingShown", "GoalLeft"] {
        assert!(kinds.get(kind).is_some_and(|n| *n > 100), "{kind} came {:?} times", kinds.get(kind));
    }
}
