//! The solved duel is true of the engine: games that both sides play perfectly are won as often as it says.

mod common;

use std::sync::{Arc, LazyLock};

use bots::Bot;
use cards::catalogue::Catalogue;
use cards::table::{Table, TableOptions};
use common::games;
use duel::{HEARTS, Leaving, Scoring, Solution, State, Tokyo};
use lab::drive::{self, Played};
use lab::oracle::Oracle;
use lab::regret::{self, Plan, Regret, RegretError};
use rayon::prelude::*;
use rules::{Edition, Rules, Seeded, Silent};

static SOLVED: LazyLock<[Arc<Solution>; 2]> =
    LazyLock::new(|| Scoring::ALL.map(|scoring| Arc::new(Solution::solve(scoring, &|_| ()))));

/// Standard deviations around a mean that hold 99.9 % of all cases.
const NEARLY_ALWAYS: f64 = 3.29;

/// The table as the command line has it.
fn table(scoring: Scoring) -> Rules {
    let mut options = TableOptions::new(Edition::MonsterBox, 2);
    let variant = if scoring == Scoring::TwoPlayer { "on" } else { "off" };
    options.with = vec!["no-cards".to_string(), format!("two-player-variant={variant}")];
    Table::new(&Catalogue::built_in(), &options).unwrap().rules
}

#[test]
fn every_value_follows_from_its_successors() {
    for solution in SOLVED.iter() {
        assert!(solution.residual() < 1e-12, "{:?}: {}", solution.scoring(), solution.residual());
    }
}

/// In the variant smashes always hit, and whoever is hit leaves. With all hearts on both sides there is nothing to heal, so
/// it makes no difference who is in Tokyo.
#[test]
fn without_stars_for_it_tokyo_is_nothing_to_the_unhurt() {
    let [_, variant] = &*SOLVED;
    for state in State::all().filter(|s| (s.mover.hearts, s.other.hearts) == (HEARTS, HEARTS)) {
        let [inside, outside] =
            [Tokyo::Mover, Tokyo::Other].map(|tokyo| variant.value(State { tokyo, ..state }));
        assert!((inside - outside).abs() < 1e-11, "{state}: {inside} {outside}");
    }
    assert_eq!((1..=HEARTS).map(|hearts| Leaving::of(variant, hearts).only()).min(), Some(Some(HEARTS - 1)));
}

#[test]
fn perfect_players_win_as_often_as_they_should() {
    let games = games(1500);
    for solution in SOLVED.iter() {
        let rules = table(solution.scoring());
        let won = (0..games).into_par_iter().filter(|&seed| {
            let mut bots = [(); 2].map(|()| -> Box<dyn Bot> { Box::new(Oracle::new(solution.clone())) });
            let mut rngs = [0, 1].map(|seat| Seeded::new(seed * 2 + seat));
            let mut chance = Seeded::new(seed);
            let game = rules.deal(&mut chance, &mut Silent);
            let first = game.active;
            let Played { game, .. } =
                drive::play_on(&rules, game, &mut bots, &mut rngs, &mut chance, &mut Silent);
            game.end.unwrap().winners == 1 << first
        });
        let share = won.count() as f64 / games as f64;
        let value = solution.value(State::START);
        let interval = NEARLY_ALWAYS * (value * (1.0 - value) / games as f64).sqrt();
        println!("{:?}: {share:.6}, solved {value:.6} ± {interval:.6}", solution.scoring());
        assert!((share - value).abs() < interval, "{share} of {games} games, and not {value}");
    }
}

#[test]
fn what_bots_give_away_is_what_they_win_less() {
    let games = games(600);
    for (solution, bot) in SOLVED.iter().zip(["brawler", "random"]) {
        let rules = table(solution.scoring());
        let plan = Plan { rules: &rules, solution, games, seed: 7 };
        let found = regret::run(&plan, bot, &|_| ()).unwrap();
        println!("{bot}, {:?}: {found:?}", solution.scoring());
        let Regret { won, loss, error, by_dice, by_yielding, .. } = found;
        assert!(loss > 0.0 && by_dice > 0.0 && by_yielding > 0.0);
        assert!((by_dice + by_yielding - loss).abs() < 1e-9);
        let interval = NEARLY_ALWAYS * ((won * (1.0 - won) / games as f64).sqrt() + error);
        assert!((0.5 - loss - won).abs() < interval, "{bot} won {won} and gave away {loss}");
    }
}

#[test]
fn regret_is_only_measured_where_perfect_play_is_known() {
    let [standard, variant] = &*SOLVED;
    let (rules, other) = (table(Scoring::Standard), table(Scoring::TwoPlayer));
    let plan = Plan { rules: &rules, solution: standard, games: 20, seed: 1 };
    let brawler = |plan: &Plan| regret::run(plan, "brawler", &|_| ());
    assert_eq!(brawler(&plan), brawler(&plan));
    for wrong in [Plan { rules: &other, ..plan }, Plan { solution: variant, ..plan }] {
        assert_eq!(brawler(&wrong), Err(RegretError::OtherTable));
    }
    assert!(matches!(regret::run(&plan, "nobody", &|_| ()), Err(RegretError::Bot(_))));
    // The oracle itself gives nothing away.
    let oracle = || -> Box<dyn Bot> { Box::new(Oracle::new(standard.clone())) };
    let Regret { loss, .. } = regret::run_with(&plan, &oracle, &|_| ()).unwrap();
    assert!(loss < 1e-9, "{loss}");
}
