//! What the property tests share: random tables, random games with a journal, and the invariants of a position.
#![allow(dead_code)]

use cards::catalogue::Catalogue;
use cards::set::Board;
use cards::table::{Table, TableOptions};
use rules::lang::Resource;
use rules::{
    Action, CardSet, Chance, Edition, Event, Game, Options, Outcome, Recording, Rules, Seat, Seeded,
};

/// How many games a property plays: a number from the environment for long runs, or this.
pub fn games(default: u64) -> u64 {
    number("DAIKAIJU_GAMES").unwrap_or(default)
}

/// The first seed, for a long run that goes on where another ended.
pub fn first_seed() -> u64 {
    number("DAIKAIJU_GAMES_FROM").unwrap_or(0)
}

fn number(variable: &str) -> Option<u64> {
    let text = std::env::var(variable).ok()?;
    Some(text.parse().unwrap_or_else(|_| panic!("{variable} is a whole number, not {text:?}")))
}

/// All mixes that a random game may use.
pub fn tables(catalogue: &Catalogue) -> Vec<Table<'_>> {
    let mut tables = Vec::new();
    let mut add = |edition, players, with: &str| {
        let mut options = TableOptions::new(edition, players);
        options.with = with.split(',').filter(|w| !w.is_empty()).map(String::from).collect();
        tables.push(Table::new(catalogue, &options).unwrap());
    };
    for players in 2..=6 {
        for with in ["", "origins-exclusive", "origins-all,promos-likely", "promos-fan-list,promos-likely"] {
            add(Edition::MonsterBox, players, with);
        }
    }
    for players in 2..=4 {
        add(Edition::Origins, players, "");
        add(Edition::Origins, players, "wicked-green");
    }
    add(Edition::MonsterBox, 2, "two-player-variant=off,origins-exclusive");
    tables.extend(new_york(catalogue));
    tables
}

/// What a player of New York may have: the built-in sets, and evolutions for this city that somebody has typed in.
pub fn new_york_catalogue() -> Catalogue {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../spec/new-york-evolutions.ron");
    Catalogue::with_files(&[file]).unwrap()
}

/// All mixes of New York, for all numbers of monsters: its own, Tokyo's, and some of both; with evolutions where the sets
/// have them.
pub fn new_york(catalogue: &Catalogue) -> Vec<Table<'_>> {
    let mut tables = Vec::new();
    let mut add = |players, with: &str, monsters: &[&str]| {
        let mut options = TableOptions::new(Edition::NewYork, players);
        options.with = with.split(',').filter(|w| !w.is_empty()).map(String::from).collect();
        options.monsters = monsters.iter().take(players.into()).map(|m| m.to_string()).collect();
        tables.push(Table::new(catalogue, &options).unwrap());
    };
    let of = |edition: &str| -> Vec<&str> {
        let monsters = catalogue.monsters().iter().filter(|m| m.facts.edition == edition);
        monsters.map(|m| m.facts.id.as_str()).collect()
    };
    let (own, tokyo) = (of("new-york"), of("monster-box"));
    let both: Vec<&str> = own.iter().zip(&tokyo).flat_map(|(a, b)| [*a, *b]).collect();
    for players in 2..=6 {
        for with in [
            "",
            "luchador",
            "crowded-manhattan=off",
            "luchador,crowded-manhattan=off",
            "no-cards",
            "luchador,no-cards",
        ] {
            for monsters in [&[][..], &tokyo, &both] {
                add(players, with, monsters);
            }
        }
    }
    let mut evolving = own.clone();
    evolving.retain(|m| catalogue.evolutions_of(m, Board::NewYork).count() == 8);
    for players in 2..=evolving.len() as u8 {
        for with in ["power-up", "power-up,mutants", "power-up,luchador", "power-up,mutants,luchador"] {
            for more in ["", ",held-windows", ",no-cards"] {
                add(players, &format!("{with}{more}"), &evolving);
            }
        }
    }
    tables
}

/// Words of the expansions.
const EXPANSIONS: [&str; 5] = ["power-up", "mutants", "halloween", "wicked", "luchador"];

/// So many random mixes of expansions, player counts and monsters.
pub fn mixes(catalogue: &Catalogue, n: u64) -> Vec<Table<'_>> {
    let with_evolutions: Vec<&str> = catalogue
        .monsters()
        .iter()
        .map(|m| m.facts.id.as_str())
        .filter(|m| catalogue.evolutions_of(m, Board::Tokyo).count() == 8)
        .collect();
    let mut rng = Seeded::new(n ^ 0xA11);
    let mut tables = Vec::new();
    while (tables.len() as u64) < n {
        let origins = rng.below(8) == 0;
        let edition = if origins { Edition::Origins } else { Edition::MonsterBox };
        let mut options = TableOptions::new(edition, 2 + rng.below(if origins { 3 } else { 5 }) as u8);
        for word in EXPANSIONS {
            let evolutions = options.with.iter().any(|w| w == "power-up");
            let allowed = match word {
                "power-up" => !origins,
                "mutants" => evolutions,
                _ => true,
            };
            if allowed && rng.below(2) == 0 {
                let sides = ["wicked-orange", "wicked-green", "wicked-mixed"];
                let word = if word == "wicked" { sides[rng.below(3) as usize] } else { word };
                options.with.push(word.to_string());
            }
        }
        if !origins && rng.below(3) == 0 {
            options.with.extend(["origins-exclusive", "promos-likely"].map(String::from));
        }
        if options.with.iter().any(|w| w == "power-up") {
            let mut left = with_evolutions.clone();
            for _ in 0..options.players {
                options.monsters.push(left.remove(rng.below(left.len() as u32) as usize).to_string());
            }
            // Every other table keeps its hands really secret, as tables online do.
            if tables.len() % 2 == 1 {
                options.with.push("held-windows".to_string());
            }
        }
        tables.push(Table::new(catalogue, &options).unwrap());
    }
    tables
}

/// One answer of a game with the chance it used.
#[derive(Clone)]
pub struct Entry {
    pub seat: Seat,
    pub action: Action,
    pub chance: Vec<Outcome>,
}

/// Plays at random, calling `check` after every answer; gives back the journal.
pub fn play(
    rules: &Rules,
    seed: u64,
    mut check: impl FnMut(&Game, &[Event], &Entry),
) -> (Game, Vec<Outcome>, Vec<Entry>) {
    let mut rng = Seeded::new(seed);
    let mut chance = Seeded::new(seed ^ 0xD1CE);
    let mut events = Vec::new();
    let mut recording = Recording { source: &mut chance, log: Vec::new() };
    let mut game = rules.deal(&mut recording, &mut events);
    let deal = recording.log;
    check(&game, &events, &Entry { seat: 255, action: Action::Pass, chance: deal.clone() });
    let mut journal = Vec::new();
    let mut options = Options::default();
    for _ in 0..100_000 {
        if game.is_over() {
            break;
        }
        let (seat, action) = random_answer(rules, &game, &mut rng, &mut options);
        events.clear();
        let mut recording = Recording { source: &mut chance, log: Vec::new() };
        rules.apply(&mut game, seat, action, &mut recording, &mut events).unwrap();
        let entry = Entry { seat, action, chance: recording.log };
        check(&game, &events, &entry);
        journal.push(entry);
    }
    assert!(game.is_over(), "seed {seed}: the game does not end");
    (game, deal, journal)
}

/// Any asked seat's random option, or now and then an interjection.
pub fn random_answer(rules: &Rules, game: &Game, rng: &mut Seeded, options: &mut Options) -> (Seat, Action) {
    let others = rules.may_interject(game) & !game.asked();
    if others != 0 && rng.below(8) == 0 {
        let seat = others.trailing_zeros() as u8;
        rules.interjections(game, seat, options);
        if !options.is_empty() {
            let k = rng.below(options.len() as u32) as usize;
            return (seat, options.get(k).unwrap());
        }
    }
    let asked: Vec<Seat> = (0..game.players).filter(|s| game.asked() >> s & 1 == 1).collect();
    let seat = asked[rng.below(asked.len() as u32) as usize];
    rules.options(game, seat, options);
    // Whoever looks at the top card of the deck is asked even if he can buy nothing: that he cannot is his secret.
    // Held windows ask those without an answer as well.
    let fewest = match game.ask() {
        rules::Ask::Buy | rules::Ask::ToBuy => 1,
        // Whoever must roll the only die that can be rolled is asked if he may have a card for any time.
        rules::Ask::Roll
            if matches!(options.get(0), Some(Action::Roll(_)))
                && rules.may_interject(game) >> seat & 1 == 1 =>
        {
            1
        }
        rules::Ask::Window(_) | rules::Ask::Gifts if rules.holds_windows() => 1,
        _ => 2,
    };
    assert!(options.len() >= fewest, "a question with {} answers: {:?}", options.len(), game.ask());
    let k = rng.below(options.len() as u32) as usize;
    (seat, options.get(k).unwrap())
}

/// What must hold whenever somebody is asked or the game is over.
pub fn check_position(rules: &Rules, g: &Game) {
    check_sound(rules, g);
    let mut options = Options::default();
    for seat in (0..g.players).filter(|&s| !g.is_alive(s)) {
        rules.options(g, seat, &mut options);
        assert!(options.is_empty(), "a fallen monster has something to say");
    }
    assert!(g.end.is_none_or(|end| !end.broken_off), "the game went on for ever");
}

/// The same for cards that may go on for ever.
pub fn check_sound(rules: &Rules, g: &Game) {
    let mut seen = CardSet::EMPTY;
    for pile in rules.piles(g) {
        assert!(
            seen.and(&pile).is_empty(),
            "cards doubled: {:?}",
            seen.and(&pile).iter().collect::<Vec<_>>()
        );
        seen = seen.or(&pile);
    }
    // Power cards never leave the game; evolutions and tiles do, Challenge cards and costumes come as they are dealt.
    assert!(rules.deck.without(&seen).is_empty(), "cards lost");
    if !rules.is_setting_up(g) {
        assert!(rules.power.without(&seen).is_empty(), "costumes lost");
        assert!(rules.challenges.without(&seen).is_empty(), "Challenge cards lost");
    }
    for seat in 0..g.players {
        let m = g.monster(seat);
        assert!(m.hearts <= rules.max_hearts(g, seat), "too many hearts");
        if !g.is_alive(seat) {
            assert_eq!((m.hearts, m.energy), (0, 0));
            let place = rules.book.places[m.place as usize].id;
            assert!(["outside", "on-the-way"].contains(&place), "a fallen monster is in {place}");
            assert!(m.cards.is_empty());
        }
        assert!(m.place == 0 || rules.place_open(g, m.place), "a monster in a closed place");
    }
    let places = (0..rules.book.places.len() as u8).filter(|p| rules.book.places[*p as usize].room > 0);
    for place in places {
        let there = rules.who_is_in(g, place);
        let room = rules.book.places[place as usize].room as u32;
        assert!(there.count_ones() <= room, "{there:06b} in {}", rules.book.places[place as usize].id);
    }
    check_board(rules, g);
    assert!(rules.is_consistent(g), "something derived is out of date");
    assert!(g.dice_count <= 8);
    assert_eq!(g.is_over(), g.asked() == 0);
}

/// Where there are boroughs: no building is lost, and every monster is somewhere, unless it is just choosing where.
fn check_board(rules: &Rules, g: &Game) {
    if !rules.has_boroughs() || rules.is_setting_up(g) {
        return;
    }
    let below: u8 = (0..15).map(|stack| g.board.below(stack)).sum();
    assert_eq!(below, g.board.hidden.iter().sum::<u8>(), "buildings nobody has seen lie under others");
    for seat in (0..g.players).filter(|s| g.is_alive(*s)) {
        let nowhere = rules.book.places[g.monster(seat).place as usize].room == 0;
        // A Challenge or a card may come between leaving and choosing where to.
        assert!(!nowhere || !g.is_over(), "seat {seat} is nowhere when the game is over");
        assert!(
            !nowhere || g.asked() >> seat & 1 == 1 || g.ask() != rules::Ask::Roll,
            "seat {seat} is nowhere"
        );
    }
    for goal in rules.goals.iter() {
        let holders = (0..g.players).filter(|s| g.monster(*s).cards.has(goal)).count();
        assert!(holders <= 1, "a goal has {holders} holders");
    }
}

/// The numbers of a game as the events tell them: every number can answer "why?".
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    pub hearts: [i32; 6],
    pub stars: [i32; 6],
    pub energy: [i32; 6],
}

impl Told {
    pub fn start(rules: &Rules) -> Told {
        let mut hearts = [0; 6];
        hearts[..rules.players as usize].fill(rules.book.hearts as i32);
        Told { hearts, stars: [0; 6], energy: [0; 6] }
    }

    pub fn hear(&mut self, event: &Event) {
        let mut add = |seat: Seat, what: Resource, n: i32| match what {
            Resource::Hearts => self.hearts[seat as usize] += n,
            Resource::Stars => self.stars[seat as usize] += n,
            Resource::Energy => self.energy[seat as usize] += n,
        };
        match *event {
            Event::Gained { seat, what, amount, .. } => add(seat, what, amount as i32),
            Event::Lost { seat, what, amount, .. } => add(seat, what, -(amount as i32)),
            Event::HeartsLost { seat, amount, .. } => add(seat, Resource::Hearts, -(amount as i32)),
            Event::Bought { seat, price, .. } => add(seat, Resource::Energy, -(price as i32)),
            Event::Survived { seat, hearts, .. } => self.hearts[seat as usize] = hearts as i32,
            Event::StarsSet { seat, now, .. } => self.stars[seat as usize] = now as i32,
            Event::Eliminated { seat, .. } => {
                self.hearts[seat as usize] = 0;
                self.energy[seat as usize] = 0;
            }
            _ => {}
        }
    }

    pub fn compare(&self, g: &Game) {
        for s in 0..g.players as usize {
            let m = &g.seats[s];
            let real = (m.hearts as i32, m.stars as i32, m.energy as i32);
            assert_eq!(
                (self.hearts[s], self.stars[s], self.energy[s]),
                real,
                "seat {s}: told and real differ"
            );
        }
    }
}

/// Chance that depends only on what it is for and how often it was asked for that.
pub struct ByPurpose {
    pub seed: u64,
    pub calls: std::collections::HashMap<rules::Purpose, u64>,
}

impl ByPurpose {
    pub fn new(seed: u64) -> ByPurpose {
        ByPurpose { seed, calls: Default::default() }
    }
    fn source(&mut self, purpose: rules::Purpose) -> Seeded {
        use std::hash::{Hash, Hasher};
        let call = self.calls.entry(purpose).or_default();
        *call += 1;
        let mut h = std::hash::DefaultHasher::new();
        (self.seed, purpose, *call).hash(&mut h);
        Seeded::new(h.finish())
    }
}

impl Chance for ByPurpose {
    fn dice(&mut self, purpose: rules::Purpose, n: u8) -> rules::Faces {
        self.source(purpose).dice(purpose, n)
    }
    fn card(&mut self, purpose: rules::Purpose, from: &CardSet) -> u8 {
        self.source(purpose).card(purpose, from)
    }
}
