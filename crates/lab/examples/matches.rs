//! Two bots against each other with the luck of the dice taken out, so that few games tell as much as many.
//!
//! `cargo run --release -p lab --example matches -- [BOT] [BOT] [games] [seed] [players] [additions, or the word new-york]`: seats A B A B,
//! then B A B A with the same luck. What the dice brought beyond what was to be hoped for is known (a planner's table for the turn), comes
//! to nothing on average, and is taken off what each seat has won.

mod common;

use bots::{Bot, Luck, Planner, Situation, Spec, Temper};
use cards::catalogue::Catalogue;
use lab::simulate::{game_seed, seat_seed};
use rayon::prelude::*;
use rules::{Action, Ask, Options, Rules, SEATS, Seeded, Silent};

fn main() {
    let mut args = std::env::args().skip(1);
    let names = [args.next().unwrap_or("searcher".into()), args.next().unwrap_or("planner".into())];
    let mut number = |or: u64| args.next().map_or(or, |a| a.parse().unwrap());
    let (games, seed, players) = (number(100), number(1), number(4));
    let catalogue = Catalogue::built_in();
    let table = common::table(&catalogue, players as u8, args.collect());
    let specs = names.each_ref().map(|name| Spec::with_files(name).unwrap());
    let won: Vec<[f64; 2]> = (0..games)
        .into_par_iter()
        .map(|n| {
            let luck = game_seed(seed, n / 2);
            let first = (n % 2) as usize;
            let shares = play(&table.rules, &specs, first, luck);
            let mine = |seat: &usize| (seat + first).is_multiple_of(2);
            let sum =
                |of: &[f64; SEATS]| (0..players as usize).filter(mine).map(|seat| of[seat]).sum::<f64>();
            let even = (0..players as usize).filter(mine).count() as f64 / players as f64;
            [sum(&shares.0) - even, sum(&shares.1) - even]
        })
        .collect();
    for (what, k) in [("as won", 0), ("without luck", 1)] {
        // Games of a pair share their luck.
        let pairs: Vec<f64> = won.chunks_exact(2).map(|two| (two[0][k] + two[1][k]) / 2.0).collect();
        let n = pairs.len() as f64;
        let mean = pairs.iter().sum::<f64>() / n;
        let spread = pairs.iter().map(|x| (x - mean).powi(2)).sum::<f64>() / (n - 1.0);
        println!("{what:<13} {} {:.2} % ± {:.2}", names[0], 50.0 + 100.0 * mean, 196.0 * (spread / n).sqrt());
    }
}

/// Who won, and the same without luck.
fn play(rules: &Rules, specs: &[Spec; 2], first: usize, luck: u64) -> ([f64; SEATS], [f64; SEATS]) {
    let seats = usize::from(rules.players);
    let mut bots: Vec<Box<dyn Bot>> = (0..seats).map(|seat| specs[(seat + first) % 2].bot(rules)).collect();
    let mut rngs: Vec<Seeded> = (0..seats).map(|seat| Seeded::new(seat_seed(luck, seat))).collect();
    let mut judge = Planner::new(rules, Temper::default());
    let mut chance = Luck::new(luck);
    let mut g = rules.deal(&mut chance, &mut Silent);
    let mut options = Options::default();
    let mut lucky = [0.0f64; SEATS];
    let mut seen = 0;
    while let Some(decision) = rules.decision(&g) {
        let mut others = rules.may_interject(&g) & !decision.seats;
        let mut done = false;
        while others != 0 && !done {
            let seat = others.trailing_zeros() as u8;
            others &= others - 1;
            rules.interjections(&g, seat, &mut options);
            let view = rules.view(&g, Some(seat));
            let Some(decision) = rules.decision(view.game()).filter(|_| !options.is_empty()) else {
                continue;
            };
            let s = Situation { rules, game: view.game(), seat, decision, options: &options };
            if let Some(action) = bots[usize::from(seat)].interject(&s, &mut rngs[usize::from(seat)]) {
                rules.apply_unchecked(&mut g, seat, action, &mut chance, &mut Silent);
                done = true;
            }
        }
        if done {
            continue;
        }
        let seat = decision.seats.trailing_zeros() as u8;
        let view = rules.view(&g, Some(seat));
        let Some(decision) = rules.decision(view.game()) else { break };
        rules.options(view.game(), seat, &mut options);
        let s = Situation { rules, game: view.game(), seat, decision, options: &options };
        let action = bots[usize::from(seat)].answer(&s, &mut rngs[usize::from(seat)]);
        let plain = decision.ask == Ask::Roll
            && seat == g.active
            && options.dice != 0
            && g.rolls_left > 0
            && options.others() == [Action::Pass];
        let free = options.dice;
        let count = |faces: &dyn Fn(u8) -> bool| {
            let mut counts = [0u8; 6];
            (0..g.dice_count)
                .filter(|die| faces(*die))
                .for_each(|die| counts[usize::from(g.dice.get(die.into())) % 6] += 1);
            counts
        };
        let mut add = |luck: Option<[f32; SEATS]>| {
            if let Some(luck) = luck {
                lucky.iter_mut().zip(luck).for_each(|(sum, luck)| *sum += f64::from(luck));
            }
        };
        if plain && g.turn != seen {
            seen = g.turn;
            add(judge.luck_of_roll(rules, &g, free, None, &count(&|_| true)));
        }
        chance.rolled();
        match action {
            Action::Roll(roll) if plain => {
                let before = g.clone();
                let kept = count(&|die| roll >> die & 1 == 0);
                rules.apply_unchecked(&mut g, seat, action, &mut chance, &mut Silent);
                if let Some((faces, n)) = chance.rolled() {
                    let mut came = kept;
                    (0..n).for_each(|die| came[usize::from(faces.get(die.into())) % 6] += 1);
                    if came.iter().sum::<u8>() == before.dice_count {
                        add(judge.luck_of_roll(rules, &before, free, Some(&kept), &came));
                    }
                }
            }
            _ => rules.apply_unchecked(&mut g, seat, action, &mut chance, &mut Silent),
        }
    }
    let won: [f64; SEATS] =
        std::array::from_fn(|seat| lab::study::branch::won(&g, seat as u8) / lab::study::branch::ONE);
    (won, std::array::from_fn(|seat| won[seat] - lucky[seat]))
}
