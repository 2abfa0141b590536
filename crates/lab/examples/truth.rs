//! How far off a network is: positions of games of planners are played to the end many times, and the share of wins is compared with
//! what the network says at once, alone and corrected by the second one where there is one, with what planners hope for before they roll,
//! and with what the network says on average some turns later, when planners or swift players have played on. What planners hope for is
//! also compared with what comes of the turns they play: it differs where they do otherwise than they thought they would.
//!
//! `cargo run --release -p lab --example truth -- [network file, or -] [games] [playouts] [seed] [players] [additions]`: three positions of
//! each game. What chance does to the share of wins is taken off the squares; what is said turns later comes from the same
//! playouts, which makes it look a little too good.

mod common;

use std::collections::HashMap;
use std::sync::Arc;

use bots::value::{Evaluator, Weights, built_in_for, deep_for, living};
use bots::{Bot, Planner, Swift, Temper};
use cards::catalogue::Catalogue;
use lab::drive;
use lab::simulate::{game_seed, seat_seed};
use lab::study::branch::{ONE, Players, won};
use lab::study::luck::Luck;
use lab::sum::Sum;
use rayon::prelude::*;
use rules::{Ask, Game, Rules, SEATS, Seeded, Silent};

/// Turns after which the network is asked again.
const TURNS: [u16; 4] = [1, 2, 4, 8];

type Shares = [f64; SEATS];

fn main() {
    let mut args = std::env::args().skip(1);
    let file = args.next().unwrap_or("-".into());
    let mut number = |or: u64| args.next().map_or(or, |a| a.parse().expect("a number"));
    let (games, playouts, seed, players) = (number(70), number(200), number(1), number(4));
    let catalogue = Catalogue::built_in();
    let table = common::table(&catalogue, players as u8, args.collect());
    let rules = &table.rules;
    let weights = match file.as_str() {
        "-" => built_in_for(rules),
        file => {
            let bytes = std::fs::read(file).expect("the network can be read");
            Arc::new(Weights::read(&bytes).expect("a network"))
        }
    };
    let corrected = deep_for(rules)
        .filter(|_| Arc::ptr_eq(&weights, &built_in_for(rules)))
        .map(|deep| Evaluator::new(rules, weights.clone()).with_deep(Some(deep)));
    let evaluator = Evaluator::new(rules, weights);
    let found: Vec<(Game, [Played; 2])> = (0..games)
        .into_par_iter()
        .flat_map_iter(|number| {
            let seed = game_seed(seed, number);
            let play = |g: Game| {
                let both = [false, true].map(|swift| play_on(rules, &evaluator, &g, seed, playouts, swift));
                (g, both)
            };
            positions(rules, seed).into_iter().map(play).collect::<Vec<_>>()
        })
        .collect();
    let off = |says: &dyn Fn(&Game, &[Played; 2]) -> Shares| {
        let mut sum = Sum::default();
        for (g, both) in &found {
            let (truth, says) = (both[0].won, says(g, both));
            for seat in living(g).map(usize::from) {
                let chance = truth[seat] * (1.0 - truth[seat]) / (playouts.max(2) - 1) as f64;
                sum.add((says[seat] - truth[seat]).powi(2) - chance);
            }
        }
        format!("{:.6} ± {:.6}", sum.mean(), sum.margin())
    };
    println!("{} positions, each played on {playouts} times; mean square of how far off it is", found.len());
    println!("at once                      {}", off(&|g, _| evaluator.shares(rules, g).map(f64::from)));
    if let Some(both) = &corrected {
        println!("at once, both networks       {}", off(&|g, _| both.shares(rules, g).map(f64::from)));
    }
    let hopes = |g: &Game| Planner::new(rules, Temper::default()).hopes(rules, g).map(|it| it.map(f64::from));
    let hoped: HashMap<u64, Shares> =
        found.iter().filter_map(|(g, _)| Some((g.hash64(), hopes(g)?))).collect();
    let hoped = |g: &Game| hoped.get(&g.hash64()).copied();
    println!("hoped for, one turn          {}", off(&|g, both| hoped(g).unwrap_or(both[0].later[0])));
    let mut differ = Sum::default();
    for (g, both) in &found {
        let Some(hoped) = hoped(g) else { continue };
        living(g)
            .map(usize::from)
            .for_each(|seat| differ.add((hoped[seat] - both[0].later[0][seat]).powi(2)));
    }
    println!("hoped for and what came      {:.6} ± {:.6}", differ.mean(), differ.margin());
    for (who, swift) in [("planners", 0), ("swift players", 1)] {
        for (at, turns) in TURNS.iter().enumerate() {
            println!("{who:<14} after {turns} turns {}", off(&|_, both| both[swift].later[at]));
        }
    }
    println!("who wins, swift players      {}", off(&|_, both| both[1].won));
}

/// Three positions at which a turn begins.
fn positions(rules: &Rules, seed: u64) -> Vec<Game> {
    let mut all: Vec<Game> = Vec::new();
    let planner = "planner".parse().expect("a bot");
    Players::new(rules, &planner).deal(seed, &mut Silent, |g| {
        let new = all.last().is_none_or(|last| last.turn != g.turn);
        if new && g.ask() == Ask::Roll && g.rolls_made == 1 {
            all.push(g.clone());
        }
    });
    let mut rng = Seeded::new(seed);
    (0..3).map(|_| all[rng.below(all.len() as u32) as usize].clone()).collect()
}

/// What came of a position: the share of wins, and what the network said on the way.
struct Played {
    won: Shares,
    later: [Shares; TURNS.len()],
}

fn play_on(rules: &Rules, evaluator: &Evaluator, g: &Game, seed: u64, playouts: u64, swift: bool) -> Played {
    let mut sum = Played { won: [0.0; SEATS], later: [[0.0; SEATS]; TURNS.len()] };
    for n in 0..playouts {
        let luck = game_seed(seed ^ u64::from(g.turn), n);
        let mut start = g.clone();
        let mut dice = Seeded::new(luck);
        for die in 0..g.dice_count {
            start.dice = start.dice.with(die.into(), dice.below(6) as u8);
        }
        let bot = |_| -> Box<dyn Bot> {
            match swift {
                true => Box::new(Swift::with(rules, built_in_for(rules))),
                false => Box::new(Planner::new(rules, Temper::default())),
            }
        };
        let mut bots: Vec<Box<dyn Bot>> = (0..rules.players).map(bot).collect();
        let mut rngs: Vec<_> = (0..bots.len()).map(|seat| Seeded::new(seat_seed(luck, seat))).collect();
        let mut later = [None; TURNS.len()];
        let watch = |now: &Game| {
            for (said, turns) in later.iter_mut().zip(TURNS) {
                if now.turn >= g.turn + turns && said.is_none() {
                    *said = Some(evaluator.shares(rules, now));
                }
            }
        };
        let mut chance = Luck::new(luck);
        let end =
            drive::play_watched(rules, start, &mut bots, &mut rngs, &mut chance, &mut Silent, watch).game;
        let part = 1.0 / playouts as f64;
        for seat in 0..SEATS {
            sum.won[seat] += won(&end, seat as u8) / ONE * part;
            for (sum, said) in sum.later.iter_mut().zip(later) {
                let said = said.unwrap_or_else(|| evaluator.shares(rules, &end));
                sum[seat] += f64::from(said[seat]) * part;
            }
        }
    }
    sum
}
