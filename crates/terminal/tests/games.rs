//! Whole games: every question and event on the way is worded, and the telling agrees with the game.

use std::collections::BTreeSet;

use bots::{Bot, Situation};
use cards::catalogue::Catalogue;
use cards::table::{Table, TableOptions};
use cards::words::{Lang, MARK};
use rules::{Edition, Options, Seeded};
use table::{Player, SeatOf, Session};
use tell::cast::Cast;
use tell::forecast;
use tell::narrate;
use tell::question::Scene;
use tell::say::Say;
use tell::tally::Tally;
use terminal::input::{Input, understand};

fn options(seed: u64) -> TableOptions {
    let edition = if seed % 4 == 3 { Edition::Origins } else { Edition::MonsterBox };
    let most = if edition == Edition::Origins { 3 } else { 5 };
    let mut options = TableOptions::new(edition, 2 + (seed % most) as u8);
    if edition == Edition::MonsterBox {
        let with: &[&str] = match seed % 5 {
            0 => &["power-up", "wicked-orange"],
            1 => &["power-up", "mutants", "halloween", "wicked-mixed"],
            2 => &["halloween", "wicked-green", "luchador", "promos-fan-list"],
            _ => &["origins-exclusive", "promos-fan-list"],
        };
        options.with = with.iter().map(|word| word.to_string()).collect();
        if with.contains(&"power-up") {
            options.monsters = monsters(seed, options.players);
        }
    }
    options
}

/// Others in every game, so that all evolutions come up.
fn monsters(seed: u64, players: u8) -> Vec<String> {
    let all = [
        "gigazaur",
        "kraken",
        "the-king",
        "alienoid",
        "cyber-kitty",
        "meka-dragon",
        "space-penguin",
        "pandakai",
        "pumpkin-jack",
        "boogie-woogie",
        "baby-gigazaur",
        "cyber-bunny",
    ];
    all.iter().cycle().skip(seed as usize % 12).take(players.into()).map(|m| m.to_string()).collect()
}

#[test]
fn every_decision_and_event_on_the_way_is_worded() {
    let catalogue = Catalogue::built_in();
    let mut topics = BTreeSet::new();
    let mut either = 0;
    for seed in 0..60u64 {
        let table = Table::new(&catalogue, &options(seed)).unwrap();
        let seats: Vec<SeatOf> = (0..table.rules.players as usize)
            .map(|n| SeatOf { monster: monsters(seed, 6)[n].clone(), player: Player::Bot("random".into()) })
            .collect();
        let (mut session, done) = Session::deal(&catalogue, table, seats.clone(), seed);
        let cast = Cast::new(&catalogue, session.table(), &seats);
        let mut tally = Tally::before_deal(session.rules().players, session.rules().book.hearts);
        let (mut bot, mut rng, mut options) = (bots::Random, Seeded::new(seed), Options::default());
        let mut events = done.events;
        let say = Say::new(Lang::ALL[(seed % 3) as usize]);
        loop {
            for event in &events {
                tally.note(event);
                let told = narrate::tell(&cast, say, event, &tally, None);
                assert!(!told.text.contains(MARK), "{}", told.text);
            }
            let now = Tally::of(session.game());
            assert!(tally.agrees(&now), "seed {seed}: {tally:?} {now:?} {events:?}");
            let Some(decision) = session.rules().decision(session.game()) else { break };
            let seat = decision.seats.trailing_zeros() as u8;
            session.rules().options(session.game(), seat, &mut options);
            let (rules, view) = (session.rules(), session.rules().view(session.game(), Some(seat)));
            let scene = Scene { cast: &cast, say, game: view.game(), seat, decision };
            let question = scene.question(&options);
            topics.insert(question.topic);
            let text = format!("{question:?}");
            assert!(!text.contains(MARK), "{text}");
            let numbers: BTreeSet<usize> = question.choices.iter().map(|choice| choice.number).collect();
            assert_eq!(numbers.len(), question.choices.len(), "{text}");
            // Every option can be typed.
            for &action in options.others() {
                let chosen = question.choices.iter().find(|choice| choice.action == action);
                let typed = match (chosen, question.topic) {
                    (None, _) => String::new(),
                    (Some(choice), "roll") => format!("u {}", choice.number),
                    (Some(choice), _) => choice.number.to_string(),
                };
                let understood = understand(&typed, &question, &options, view.game(), say);
                assert_eq!(understood, Ok(Input::Answer(action)), "{typed:?} at {text}");
            }
            if question.topic == "roll" {
                for mask in [1u8, options.dice, options.dice & 0b101010].into_iter().filter(|mask| *mask != 0)
                {
                    let dice: String = (1..=8)
                        .filter(|d| mask & options.dice >> (d - 1) & 1 == 1 && mask >> (d - 1) & 1 == 1)
                        .map(|d| d.to_string())
                        .collect();
                    if dice.is_empty() {
                        continue;
                    }
                    let want = rules::Action::Roll(mask & options.dice);
                    for typed in [format!("r {dice}"), format!("r{dice}"), dice.clone()] {
                        let understood = understand(&typed, &question, &options, view.game(), say);
                        assert_eq!(understood, Ok(Input::Answer(want)), "{typed}");
                    }
                }
                let told = forecast::forecast(rules, &view, seat);
                let game = view.game();
                let outside = !rules.in_city(game, seat) && rules.free_city_place(game).is_some();
                let plain = (0..game.players).all(|seat| game.monster(seat).cards.is_empty());
                let smashes = game.dice_showing(5) > 0;
                // With a place free, whoever is outside enters, whatever those inside decide.
                if outside
                    && plain
                    && told.hits.iter().all(|(who, n)| i32::from(game.monster(*who).hearts) + n > 0)
                {
                    let enters = told.enters.is_some() || told.enters_somewhere;
                    assert!(
                        enters && !told.asks_to_yield && told.own[0].max(told.own[2]) >= 1,
                        "seed {seed}: {told:?}"
                    );
                    either += u32::from(smashes && told.enters_somewhere);
                }
            }
            let situation = Situation { rules, game: view.game(), seat, decision, options: &options };
            let action = bot.answer(&situation, &mut rng);
            events = session.answer(seat, action).unwrap().events;
        }
    }
    assert!(either > 0, "nobody ever had a free bay to smash for");
    for topic in [
        "roll",
        "buy",
        "yield",
        "losing",
        "change",
        "react",
        "use",
        "die",
        "hearts",
        "offered",
        "draft",
        "tile",
        "gifts",
        "ways",
        "resolving",
    ] {
        assert!(topics.contains(topic), "{topic} never came up: {topics:?}");
    }
}
