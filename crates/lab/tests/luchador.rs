//! Random games with Challenges and masks, alone and among all other expansions.

mod common;

use cards::catalogue::Catalogue;
use cards::table::{Table, TableOptions};
use common::games;
use rules::lang::Resource;
use rules::{Action, Ask, Edition, Event, Game, NOBODY, Options, Rules, Seat, Seeded};

/// Luchador alone, with its power cards, without any, and with everything else, for all numbers of players.
fn tables(catalogue: &Catalogue) -> Vec<Table<'_>> {
    let mut tables = Vec::new();
    let mut add = |edition, with: &str, monsters: Vec<String>, players| {
        let mut options = TableOptions::new(edition, players);
        options.with = with.split(',').map(String::from).collect();
        options.monsters = monsters;
        tables.push(Table::new(catalogue, &options).unwrap());
    };
    let all: Vec<String> = MONSTERS.map(String::from).to_vec();
    for players in 2..=6u8 {
        add(Edition::MonsterBox, "luchador", vec![], players);
        add(Edition::MonsterBox, "luchador,no-cards", vec![], players);
        add(Edition::MonsterBox, "luchador,origins-exclusive,promos-fan-list,promos-likely", vec![], players);
        if players <= 4 {
            add(Edition::Origins, "luchador", vec![], players);
        }
        for from in [0, 3, 6] {
            let monsters = all[from..from + players as usize].to_vec();
            let everything = "power-up,mutants,halloween,wicked-mixed,luchador";
            add(Edition::MonsterBox, everything, monsters.clone(), players);
            add(Edition::MonsterBox, "power-up,luchador", monsters, players);
        }
    }
    tables
}

const MONSTERS: [&str; 12] = [
    "alienoid",
    "cyber-kitty",
    "gigazaur",
    "the-king",
    "meka-dragon",
    "space-penguin",
    "pandakai",
    "pumpkin-jack",
    "boogie-woogie",
    "baby-gigazaur",
    "cyber-bunny",
    "kraken",
];

fn random_answer(rules: &Rules, game: &Game, rng: &mut Seeded, options: &mut Options) -> (Seat, Action) {
    let others = rules.may_interject(game) & !game.asked();
    let seats: Vec<Seat> = (0..game.players).filter(|s| others >> s & 1 == 1).collect();
    if !seats.is_empty() && rng.below(6) == 0 {
        let seat = seats[rng.below(seats.len() as u32) as usize];
        rules.interjections(game, seat, options);
        if !options.is_empty() {
            return (seat, options.get(rng.below(options.len() as u32) as usize).unwrap());
        }
    }
    let asked: Vec<Seat> = (0..game.players).filter(|s| game.asked() >> s & 1 == 1).collect();
    let seat = asked[rng.below(asked.len() as u32) as usize];
    rules.options(game, seat, options);
    assert!(!options.is_empty(), "nothing to answer: {:?}", game.ask());
    // Staying is what Challenges come from.
    if game.ask() == Ask::Yield && rng.below(3) > 0 {
        return (seat, Action::Stay);
    }
    (seat, options.get(rng.below(options.len() as u32) as usize).unwrap())
}

fn play(rules: &Rules, seed: u64, mut check: impl FnMut(&Game, &[Event])) -> Game {
    let (mut rng, mut chance) = (Seeded::new(seed), Seeded::new(seed ^ 0xD1CE));
    let (mut events, mut options) = (Vec::new(), Options::default());
    let mut game = rules.deal(&mut chance, &mut events);
    check(&game, &events);
    for _ in 0..50_000 {
        if game.is_over() {
            return game;
        }
        let (seat, action) = random_answer(rules, &game, &mut rng, &mut options);
        events.clear();
        rules.apply(&mut game, seat, action, &mut chance, &mut events).unwrap();
        check(&game, &events);
    }
    panic!("seed {seed}: the game does not end");
}

/// The numbers as events tell them.
struct Told {
    masks: [(bool, u8); 6],
    stars: [i32; 6],
    cards: [Option<u8>; 6],
}

impl Told {
    fn hear(&mut self, event: &Event) {
        match *event {
            Event::MaskMoved { from, to, .. } => {
                let from = &mut self.masks[from as usize];
                if from.1 > 0 {
                    from.1 -= 1;
                } else {
                    assert!(std::mem::take(&mut from.0), "a mask that was not there");
                }
                if to != NOBODY {
                    let to = &mut self.masks[to as usize];
                    to.1 += to.0 as u8;
                    to.0 = true;
                }
            }
            Event::ChallengeDrawn { seat, card } => self.cards[seat as usize] = Some(card),
            Event::ChallengeDiscarded { seat, .. } => self.cards[seat as usize] = None,
            Event::ChallengeRevealed { seat, card, .. } => assert_eq!(self.cards[seat as usize], Some(card)),
            Event::Gained { seat, what: Resource::Stars, amount, .. } => {
                self.stars[seat as usize] += amount as i32
            }
            Event::Lost { seat, what: Resource::Stars, amount, .. } => {
                self.stars[seat as usize] -= amount as i32
            }
            Event::StarsSet { seat, now, .. } => self.stars[seat as usize] = now as i32,
            _ => {}
        }
    }

    fn compare(&self, rules: &Rules, g: &Game) {
        for s in 0..g.players as usize {
            let m = g.monster(s as u8);
            assert_eq!(self.masks[s], (m.wears_mask, m.masks), "seat {s}: masks told and real differ");
            assert_eq!(self.stars[s], m.stars as i32, "seat {s}: stars told and real differ");
            assert_eq!(self.cards[s], g.challenge_card(s as u8), "seat {s}: Challenge card");
            assert_eq!(rules.score(g, s as u8) as i32, self.stars[s] + 2 * m.masks as i32);
            if !g.is_alive(s as u8) {
                assert_eq!((self.masks[s], self.cards[s]), ((false, 0), None), "the fallen keep nothing");
            }
        }
        let piles = rules.piles(g);
        for card in rules.challenges.iter() {
            let places = piles.iter().filter(|p| p.has(card)).count();
            assert_eq!(places, 1, "Challenge card {card} is in {places} places");
        }
        assert!(rules.is_consistent(g), "something derived is not as it should be");
        let masks: u32 = (0..6).map(|s| self.masks[s].0 as u32 + self.masks[s].1 as u32).sum();
        assert!(masks <= g.players as u32, "more masks than there are");
    }
}

#[test]
fn games_with_challenges_hold_together() {
    let catalogue = Catalogue::built_in();
    let tables = tables(&catalogue);
    let n = games(20_000);
    let threads = std::thread::available_parallelism().map_or(1, |t| t.get()) as u64;
    let seen: Vec<std::collections::BTreeMap<&str, u64>> = std::thread::scope(|scope| {
        let run = |t: u64| {
            let mut seen = std::collections::BTreeMap::new();
            for seed in (t..n).step_by(threads as usize) {
                let table = &tables[(seed % tables.len() as u64) as usize];
                let rules = &table.rules;
                let mut masks = [(false, 0); 6];
                masks[..rules.players as usize].fill((true, 0));
                let mut told = Told { masks, stars: [0; 6], cards: [None; 6] };
                let mut started = false;
                let end = play(rules, seed, |game, events| {
                    for event in events {
                        told.hear(event);
                        *seen.entry(kind(event)).or_default() += 1;
                    }
                    started |= game.turn > 0;
                    if started {
                        told.compare(rules, game);
                    }
                });
                let broken = end.end.is_some_and(|e| e.broken_off);
                assert!(!broken, "seed {seed}: the game went on for ever");
            }
            seen
        };
        let handles: Vec<_> = (0..threads).map(|t| scope.spawn(move || run(t))).collect();
        handles.into_iter().map(|h| h.join().unwrap()).collect()
    });
    for what in KINDS {
        let times: u64 = seen.iter().filter_map(|s| s.get(what)).sum();
        println!("{what}: {times}");
        assert!(times > 0, "{what} never happened in {n} games");
    }
}

const KINDS: [&str; 12] = [
    "declared",
    "help",
    "ally",
    "declined",
    "revealed",
    "hidden",
    "won",
    "unwon",
    "mask lost",
    "mask to box",
    "reshuffled",
    "stars for a mask",
];

fn kind(event: &Event) -> &'static str {
    use rules::{Cause, Rule};
    match event {
        Event::ChallengeDeclared { .. } => "declared",
        Event::HelpAsked { .. } => "help",
        Event::AllyChosen { .. } => "ally",
        Event::HelpDeclined { .. } => "declined",
        Event::ChallengeRevealed { .. } => "revealed",
        Event::ChallengeKeptHidden { .. } => "hidden",
        Event::ChallengeWon { .. } => "won",
        Event::ChallengeUnwon { .. } => "unwon",
        Event::MaskMoved { to: NOBODY, .. } => "mask to box",
        Event::MaskMoved { .. } => "mask lost",
        Event::ChallengesReshuffled => "reshuffled",
        Event::Lost { cause: Cause::Rule(Rule::Luch27), .. } => "stars for a mask",
        _ => "other",
    }
}

/// What a seat sees does not depend on what it cannot know.
#[test]
fn challenges_tell_no_secrets() {
    let catalogue = Catalogue::built_in();
    let tables = tables(&catalogue);
    let (mut hidden, mut in_challenge) = (0u64, 0u64);
    let (mut ours, mut theirs) = (Options::default(), Options::default());
    for seed in 0..games(20_000) / 40 {
        let rules = &tables[(seed % tables.len() as u64) as usize].rules;
        let mut rng = Seeded::new(seed ^ 77);
        play(rules, seed, |game, _| {
            in_challenge += is_of_challenge(game.ask()) as u64;
            if !is_of_challenge(game.ask()) && rng.below(8) > 0 {
                return;
            }
            for seat in (0..game.players).map(Some).chain([None]) {
                let at = format!("seed {seed}, seat {seat:?}, {:?}", game.ask());
                let view = rules.view(game, seat);
                let other = rules.permute_secrets(game, seat, &mut rng);
                hidden += (other != *game) as u64;
                let other_view = rules.view(&other, seat);
                assert!(other_view == view, "{at}: the view tells a secret");
                let guess = view.guess(rules, &mut rng);
                assert!(rules.view(&guess, seat) == view, "{at}: a guess does not look like its view");
                assert_eq!(rules.decision(view.game()), rules.decision(other_view.game()), "{at}");
                if let Some(seat) = seat {
                    rules.options(view.game(), seat, &mut ours);
                    rules.options(&other, seat, &mut theirs);
                    if game.asked() >> seat & 1 == 1 {
                        assert!(ours.iter().eq(theirs.iter()), "{at}: the options tell a secret");
                    }
                }
            }
        });
    }
    println!("{hidden} pairs of games that differ in secrets; {in_challenge} questions of Challenges");
    assert!(hidden > 1_000 && in_challenge > 1_000);
}

fn is_of_challenge(ask: Ask) -> bool {
    matches!(ask, Ask::Challenge | Ask::AskHelp | Ask::Volunteer(_) | Ask::PickAlly | Ask::RevealChallenge)
}
