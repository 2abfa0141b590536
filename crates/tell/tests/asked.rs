//! A bot asked why weighs as it did when it answered, by its temperament; and no cause only repeats the answer.

use bots::{Bot, Situation, Spec};
use cards::catalogue::Catalogue;
use cards::table::{Table, TableOptions};
use rules::{Action, Ask, Edition, Game, Options, Rules, Seat, Seeded};
use table::{Player, SeatOf, Session};
use tell::asked::Asked;
use tell::coach::Coach;

/// Plays a game of three such bots and looks at every answer that was chosen from several.
fn look(name: &str, seed: u64, mut at: impl FnMut(&Rules, &Game, u32, (Seat, Action))) {
    let catalogue = Catalogue::built_in();
    let table = Table::new(&catalogue, &TableOptions::new(Edition::MonsterBox, 3)).unwrap();
    let player = || Player::Bot(name.into());
    let seats = ["alienoid", "gigazaur", "kraken"].map(|it| SeatOf { monster: it.into(), player: player() });
    let (mut session, _) = Session::deal(&catalogue, table, seats.to_vec(), seed);
    let spec: Spec = name.parse().unwrap();
    let mut bots: Vec<Box<dyn Bot>> = (0..3).map(|_| spec.bot(session.rules())).collect();
    let (mut rng, mut options, mut entry) = (Seeded::new(seed), Options::default(), 0);
    while let Some(decision) = session.rules().decision(session.game()) {
        let seat = decision.seats.trailing_zeros() as Seat;
        let (rules, game) = (session.rules(), session.game());
        rules.options(game, seat, &mut options);
        let view = rules.view(game, Some(seat));
        let s = Situation { rules, game: view.game(), seat, decision, options: &options };
        let action = bots[usize::from(seat)].answer(&s, &mut rng);
        entry += 1;
        if options.len() > 1 {
            at(rules, game, entry, (seat, action));
        }
        session.answer(seat, action).unwrap();
    }
}

/// How many answers there were, and in how many the bot and the planner thought another one plainly better.
fn blamed(name: &str, seeds: std::ops::Range<u64>) -> (u32, u32, u32) {
    let asked = Asked::of(&Player::Bot(name.into()));
    let (mut all, mut by_itself, mut by_planner) = (0, 0, 0);
    for seed in seeds {
        look(name, seed, |rules, game, entry, answer| {
            let wrong = |mut coach: Coach| {
                let found = coach.weigh(rules, game, entry, answer);
                let (it, _) = found.unwrap_or_else(|| panic!("{name} {entry} {answer:?}"));
                u32::from(it.cost() > 0.01 + it.best.margin.max(it.given.margin))
            };
            all += 1;
            by_itself += wrong(asked.coach(rules));
            by_planner += wrong(Coach::new(rules, 1));
        });
    }
    (all, by_itself, by_planner)
}

#[test]
fn a_temperament_is_explained_by_itself() {
    let (all, by_itself, by_planner) = blamed("hard@aggressive", 0..2);
    assert!(all > 60 && by_planner * 15 > all, "the planner blames it {by_planner} times of {all}");
    assert!(by_itself * 50 < all, "it blames itself {by_itself} times of {all}, the planner {by_planner}");
}

#[test]
fn a_searcher_is_explained_by_itself_and_the_same_every_time() {
    let asked = Asked::of(&Player::Bot("master".into()));
    let (mut all, mut other) = (0, 0);
    look("searcher:300", 4, |rules, game, entry, answer| {
        if matches!(answer.1, Action::Roll(_)) || game.ask() == Ask::Roll {
            return;
        }
        let (it, reasons) = asked.coach(rules).weigh(rules, game, entry, answer).unwrap();
        let (again, same) = asked.coach(rules).weigh(rules, game, entry, answer).unwrap();
        assert_eq!((it.because, &reasons), (again.because, &same));
        let view = rules.view(game, Some(answer.0));
        let mut options = Options::default();
        rules.options(game, answer.0, &mut options);
        let decision = rules.decision(view.game()).unwrap();
        let s = Situation { rules, game: view.game(), seat: answer.0, decision, options: &options };
        let spec: Spec = "master".parse().unwrap();
        let thought = spec.bot(rules).think(&s, &mut Seeded::new(entry.into()));
        assert_eq!(thought.reasons.first(), reasons.first(), "{entry}");
        let (planner, _) = Coach::new(rules, 1).weigh(rules, game, entry, answer).unwrap();
        other += u32::from((planner.best.value - it.best.value).abs() > 0.002);
        all += 1;
    });
    assert!(all > 10 && other * 3 > all, "{other} of {all} are worth something else to the planner");
}

#[test]
fn to_stay_is_no_reason_for_staying() {
    let mut seen = 0;
    for name in ["hard", "hard@careful"] {
        let asked = Asked::of(&Player::Bot(name.into()));
        look(name, 1, |rules, game, entry, answer| {
            if game.ask() == Ask::Yield {
                for mut coach in [asked.coach(rules), Coach::new(rules, 1)] {
                    let because = coach.weigh(rules, game, entry, answer).unwrap().0.because;
                    let city = matches!(because, bots::Ground::Fact(it) if it.fact == bots::Fact::City);
                    assert!(!city, "{entry} {answer:?}: {because:?}");
                    seen += 1;
                }
            }
        });
    }
    assert!(seen > 8, "{seen}");
}
