//! New York over the wire: the board in frames, what each answer is about, and that a game told line by line comes to the
//! same board; frames of Tokyo have nothing of it.

use std::path::Path;

use bots::{Bot, Situation};
use cards::catalogue::Catalogue;
use cards::table::{Table, TableOptions};
use cards::words::{Lang, MARK};
use odds::Solver;
use protocol as p;
use rules::{Action, Ask, Edition, Options, Seeded};
use table::{Player, SeatOf, Session};
use tell::cast::Cast;
use tell::wire::{self, Story};

fn session(
    catalogue: &Catalogue,
    edition: Edition,
    players: u8,
    seed: u64,
) -> (Session<'_>, Story, Vec<SeatOf>) {
    let mut options = TableOptions::new(edition, players);
    if edition == Edition::NewYork && seed % 2 == 1 {
        // A short deck, so that cards come up which ask for boroughs and numbers.
        let few = ["/seismic-ray", "/universal-soldier", "/stink-attack", "/overload"];
        let power = catalogue.cards_of("new-york").filter(|card| card.facts.kind.is_power());
        let others = power.map(|card| card.full_id()).filter(|id| !few.iter().any(|it| id.ends_with(it)));
        options.without_cards = others.collect();
    }
    let table = Table::new(catalogue, &options).unwrap();
    let monsters = ["captain-fish", "drakonis", "kong", "mantis", "rob", "sheriff"];
    let seat = |monster: &&str| SeatOf { monster: monster.to_string(), player: Player::Bot("random".into()) };
    let seats: Vec<SeatOf> = monsters.iter().take(players.into()).map(seat).collect();
    let (session, dealt) = Session::deal(catalogue, table, seats.clone(), seed);
    let mut story = Story::new(players, session.rules().book.hearts);
    story.add(&dealt.events);
    (session, story, seats)
}

#[test]
fn catalogues_say_who_evolves_in_which_city() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../spec/new-york-evolutions.ron");
    let catalogue = wire::catalogue(&Catalogue::with_files(&[file]).unwrap(), Lang::En);
    let evolves = |id: &str| (catalogue.monsters[id].evolves, catalogue.monsters[id].evolves_new_york);
    assert_eq!(["kong", "gigazaur", "drakonis"].map(evolves), [(false, true), (true, false), (false, false)]);
    let plain = wire::catalogue(&Catalogue::built_in(), Lang::En);
    assert!(plain.monsters.values().all(|monster| !monster.evolves_new_york));
}

/// What units cost depends on whose turn it is, and no event tells of that.
fn without_costs(mut board: p::Board) -> p::Board {
    board.boroughs.iter_mut().flat_map(|borough| &mut borough.units).for_each(|units| units.durability = 0);
    // So does what moving costs, on what is on offer.
    board.move_fee = 0;
    board
}

#[test]
fn boards_and_answers_are_told() {
    let catalogue = Catalogue::built_in();
    let mut about = [false; 6];
    for seed in 0..24 {
        let (mut session, mut story, seats) =
            session(&catalogue, Edition::NewYork, 2 + (seed % 5) as u8, seed);
        let cast = Cast::new(&catalogue, session.table(), &seats);
        let say = cast.say(Lang::ALL[seed as usize % 3]);
        let mut solver = Solver::with_dice(tell::dice::whose(say));
        let (mut bot, mut rng, mut options) = (bots::Random, Seeded::new(seed), Options::default());
        while let Some(decision) = session.rules().decision(session.game()) {
            let seat = decision.seats.trailing_zeros() as u8;
            session.rules().options(session.game(), seat, &mut options);
            let (rules, view) = (session.rules(), session.rules().view(session.game(), Some(seat)));
            let mut frame = wire::position(&cast, &view, say);
            frame.prompt = wire::prompt(&cast, &view, decision, &options, say);
            let text = serde_json::to_string(&frame).unwrap();
            assert!(!text.contains(MARK) && !text.contains("Tokyo"), "{text}");
            assert_eq!(serde_json::from_str::<p::Frame>(&text).unwrap(), frame);
            let board = frame.board.as_ref().unwrap();
            let names: Vec<&str> = board.boroughs.iter().map(|it| it.borough.as_str()).collect();
            assert_eq!(names, ["bronx", "queens", "brooklyn", "staten-island", "manhattan"]);
            // Every monster is where its own line says.
            for monster in frame.monsters.iter().filter(|it| it.alive && it.place != "on-the-way") {
                let zones = || board.boroughs.iter().flat_map(|it| &it.places);
                let there = zones().find(|zone| zone.monsters.contains(&monster.seat)).unwrap();
                assert_eq!(there.place, monster.place);
            }
            let prompt = frame.prompt.as_ref().unwrap();
            assert!(prompt.choices.iter().any(|it| it.action == prompt.default) || !prompt.dice.is_empty());
            for choice in &prompt.choices {
                assert!(!choice.label.is_empty());
                let zone =
                    |id: &String| board.boroughs.iter().flat_map(|it| &it.places).any(|it| it.place == *id);
                match choice.action.parse::<Action>().unwrap() {
                    Action::Place(_) => {
                        assert!(choice.place.as_ref().is_some_and(zone), "{choice:?}");
                        about[0] = true;
                    }
                    Action::Borough(_) => {
                        assert!(choice.borough.is_some());
                        about[1] = true;
                    }
                    Action::Number(n) => {
                        assert_eq!(choice.number, Some(n));
                        about[2] = true;
                    }
                    Action::Destroy(n) => {
                        let at =
                            board.boroughs.iter().find(|it| Some(&it.borough) == choice.borough.as_ref());
                        let at = at.unwrap();
                        let stack = at.stacks.iter().any(|it| it.stack == n && Some(n) == choice.stack);
                        let units = |it: &p::Units| it.target == n && Some(&it.unit) == choice.unit.as_ref();
                        assert!(stack || at.units.iter().any(units), "{choice:?} {at:?}");
                        assert_eq!(choice.durability.is_some(), decision.ask == Ask::Destroy);
                        about[if stack { 3 } else { 4 }] = true;
                    }
                    _ => {}
                }
            }
            for odds in wire::odds(rules, &view, &mut solver) {
                assert!((0.0..=1.0 + 1e-9).contains(&odds.chance), "{odds:?}");
                assert!(
                    ["destruction", "celebrity", "ouch", "heart", "energy", "smash"].contains(&&*odds.face)
                );
                assert_eq!(odds.most, odds.face == "ouch");
                about[5] = true;
            }
            let before = story.len();
            let action = bot
                .answer(&Situation { rules, game: view.game(), seat, decision, options: &options }, &mut rng);
            let mut told = wire::position(&cast, &session.rules().view(session.game(), None), say);
            story.add(&session.answer(seat, action).unwrap().events);
            story.go_on(&cast, say, &mut told, None, before..story.len());
            let after = wire::position(&cast, &session.rules().view(session.game(), None), say);
            // With a monster less, places may close; that shows with the next answer.
            if after.monsters.iter().filter(|it| it.alive).count()
                < frame.monsters.iter().filter(|it| it.alive).count()
            {
                continue;
            }
            let [told_board, board] = [told.board, after.board].map(|board| without_costs(board.unwrap()));
            assert_eq!(told_board, board, "seed {seed}, {action}");
            assert_eq!(told.places, after.places);
            for (told, after) in told.monsters.iter().zip(&after.monsters).filter(|(_, it)| it.alive) {
                assert_eq!((told.hearts, told.stars, &told.place), (after.hearts, after.stars, &after.place));
            }
        }
        for lang in Lang::ALL {
            let lines = story.lines(&cast, cast.say(lang), None, 0);
            let wrong = |it: &&p::LogLine| it.text.contains(MARK) || it.text.contains("Tokyo");
            assert_eq!(lines.iter().find(wrong), None);
            let rules = lines.iter().filter_map(|it| match &it.why {
                Some(p::Why::Rule(rule)) => Some(rule.as_str()),
                _ => None,
            });
            // What is a rule of Tokyo's book only is a rule of New York's here.
            let own = [
                "BASE-11", "BASE-25", "BASE-26", "BASE-29", "BASE-35", "BASE-38", "BASE-40", "BASE-41",
                "END-1",
            ];
            assert!(rules.clone().any(|rule| rule.starts_with("NYB-")));
            assert_eq!(rules.into_iter().find(|rule| own.contains(rule)), None);
        }
    }
    assert_eq!(about, [true; 6], "places, boroughs, numbers, stacks, units, odds");
}

#[test]
fn tokyo_has_nothing_of_it() {
    let catalogue = Catalogue::built_in();
    let (session, _, seats) = session(&catalogue, Edition::MonsterBox, 4, 1);
    let cast = Cast::new(&catalogue, session.table(), &seats);
    let decision = session.rules().decision(session.game()).unwrap();
    let seat = decision.seats.trailing_zeros() as u8;
    let mut options = Options::default();
    session.rules().options(session.game(), seat, &mut options);
    let view = session.rules().view(session.game(), Some(seat));
    let say = cast.say(Lang::En);
    let mut frame = wire::position(&cast, &view, say);
    frame.prompt = wire::prompt(&cast, &view, decision, &options, say);
    let text = serde_json::to_string(&frame).unwrap();
    for word in ["board", "web", "curse", "borough", "stack", "\"number\"", "durability", "most\":"] {
        assert!(!text.contains(word), "{word}: {text}");
    }
    let place = |it: &p::Monster| it.place == "outside";
    assert!(frame.monsters.iter().all(place));
}
