//! Compares the tables with a plain enumeration of ordered dice and of every set of dice to keep.

use odds::{Counts, Expectations, Goal, Position, Solver, Table, Totals, Values, counts_of, parse_pattern};
use odds::{Face, Measure};
use std::collections::HashMap;

/// All ordered rolls of some dice.
fn ordered(dice: usize) -> Vec<Vec<usize>> {
    let mut rolls = vec![vec![]];
    for _ in 0..dice {
        rolls = rolls
            .iter()
            .flat_map(|roll: &Vec<usize>| (0..6).map(move |face| [roll.clone(), vec![face]].concat()))
            .collect();
    }
    rolls
}

fn counts(dice: &[usize]) -> Counts {
    counts_of(&dice.iter().map(|&face| Face::new(face).unwrap()).collect::<Vec<_>>())
}

/// The average over all ways the dice in `mask` can fall.
fn average(dice: &[usize], mask: usize, after: &HashMap<Vec<usize>, f64>) -> f64 {
    let mut sum = 0.0;
    let outcomes = ordered(mask.count_ones() as usize);
    for faces in &outcomes {
        let mut faces = faces.iter();
        let next: Vec<usize> = dice
            .iter()
            .enumerate()
            .map(|(place, &die)| if mask >> place & 1 == 1 { *faces.next().unwrap() } else { die })
            .collect();
        sum += after[&next];
    }
    sum / outcomes.len() as f64
}

/// The best expected value of every ordered roll for 0 to `rolls` rolls left; the first `locked` dice stay.
fn brute(
    dice: usize,
    locked: usize,
    rolls: usize,
    value: &dyn Fn(&Counts) -> f64,
) -> Vec<HashMap<Vec<usize>, f64>> {
    let all = ordered(dice);
    let mut layers: Vec<HashMap<Vec<usize>, f64>> =
        vec![all.iter().map(|roll| (roll.clone(), value(&counts(roll)))).collect()];
    for _ in 0..rolls {
        let before = layers.last().unwrap();
        let mut next = HashMap::new();
        for roll in &all {
            let masks = (0..1usize << dice).filter(|mask| mask & ((1 << locked) - 1) == 0);
            let best = masks.map(|mask| average(roll, mask, before)).fold(f64::MIN, f64::max);
            next.insert(roll.clone(), best);
        }
        layers.push(next);
    }
    layers
}

/// Values without rhyme or reason, the same in every run.
fn noise(seed: u64) -> impl Fn(&Counts) -> f64 {
    move |counts| {
        let mut x = seed;
        for &count in counts {
            x = (x ^ u64::from(count)).wrapping_mul(0x9E37_79B9_7F4A_7C15);
            x ^= x >> 29;
        }
        (x % 10_007) as f64 / 10_007.0 - 0.3
    }
}

fn compare(dice: usize, locked: usize, rolls: usize, value: &dyn Fn(&Counts) -> f64) {
    let layers = brute(dice, locked, rolls, value);
    let mut tables: HashMap<Counts, Table> = HashMap::new();
    for (left, layer) in layers.iter().enumerate() {
        for (roll, &expected) in layer {
            let fixed = counts(&roll[..locked]);
            let table =
                tables.entry(fixed).or_insert_with(|| Table::new(dice, &fixed, rolls, value).unwrap());
            let position = Position::rolled(counts(roll), left).with_locked(fixed);
            let found = table.value(&position).unwrap();
            assert!(
                (found - expected).abs() < 1e-10,
                "{roll:?} locked {locked} left {left}: {found} {expected}"
            );
            // The keep it names is really worth that much, and leaves the locked dice alone.
            let keep = table.best_keep(&position).unwrap();
            assert!((0..6).all(|face| keep[face] >= fixed[face]));
            if left > 0 {
                let mut still = keep;
                for die in &roll[..locked] {
                    still[*die] -= 1;
                }
                let mut mask = 0;
                for (place, &die) in roll.iter().enumerate().skip(locked) {
                    match still[die].checked_sub(1) {
                        Some(rest) => still[die] = rest,
                        None => mask |= 1 << place,
                    }
                }
                let worth =
                    if mask == 0 { value(&counts(roll)) } else { average(roll, mask, &layers[left - 1]) };
                assert!((worth - expected).abs() < 1e-10, "{roll:?} keep {keep:?}: {worth} {expected}");
            }
        }
        if left > 0 && locked == 0 {
            let fresh = average(&vec![0; dice], (1 << dice) - 1, &layers[left - 1]);
            let found = tables[&[0; 6]].value(&Position::fresh(dice, left)).unwrap();
            assert!((found - fresh).abs() < 1e-10);
        }
    }
}

#[test]
fn noise_values_of_small_hands() {
    for dice in 1..=3 {
        for seed in 1..=3 {
            compare(dice, 0, 3, &noise(seed * 77));
        }
    }
    compare(4, 0, 2, &noise(5));
}

#[test]
fn patterns_and_values_of_four_dice() {
    let goals = [
        Goal::Pattern(parse_pattern("3xnumber").unwrap()),
        Goal::Pattern(parse_pattern("3-of-a-kind and smash=0").unwrap()),
        Goal::Values(Values { star: 1.0, energy: 0.4, smash: 0.7, heart: 0.5 }),
        Goal::Measure(Measure::Stars),
    ];
    for goal in goals {
        compare(4, 0, 2, &|counts| goal.of(counts));
    }
}

#[test]
fn locked_dice() {
    for locked in 1..=3 {
        compare(3, locked, 2, &noise(11 + locked as u64));
    }
    compare(4, 1, 2, &noise(8));
    let pattern = parse_pattern("4-of-a-kind or 2x3").unwrap();
    compare(4, 2, 2, &|counts| f64::from(u8::from(pattern.matches(counts))));
}

/// Follows the solver's own keeps over ordered dice and adds up what they give.
fn follow(
    table: &Table,
    roll: &[usize],
    left: usize,
    seen: &mut HashMap<(Vec<usize>, usize), Expectations>,
) -> Expectations {
    if left == 0 {
        return Expectations::of(&counts(roll));
    }
    if let Some(known) = seen.get(&(roll.to_vec(), left)) {
        return *known;
    }
    let mut still = table.best_keep(&Position::rolled(counts(roll), left)).unwrap();
    let kept: Vec<usize> = roll
        .iter()
        .copied()
        .filter(|&die| {
            let keep = still[die] > 0;
            still[die] = still[die].saturating_sub(1);
            keep
        })
        .collect();
    let mut sum = Expectations::default();
    if kept.len() == roll.len() {
        sum = Expectations::of(&counts(roll));
    } else {
        let outcomes = ordered(roll.len() - kept.len());
        for faces in &outcomes {
            let part = follow(table, &[kept.clone(), faces.clone()].concat(), left - 1, seen);
            let share = 1.0 / outcomes.len() as f64;
            sum.stars += part.stars * share;
            sum.energy += part.energy * share;
            sum.smashes += part.smashes * share;
            sum.hearts += part.hearts * share;
        }
    }
    seen.insert((roll.to_vec(), left), sum);
    sum
}

#[test]
fn expectations_and_outcomes_follow_the_keeps() {
    let values = Values { star: 1.0, energy: 0.31, smash: 0.37, heart: 0.29 };
    let table = Table::new(4, &[0; 6], 3, |counts| values.of(counts)).unwrap();
    let totals = Totals::new(&table);
    let mut seen = HashMap::new();
    for roll in ordered(4).into_iter().step_by(7) {
        for left in 0..=3 {
            let position = Position::rolled(counts(&roll), left);
            let expected = follow(&table, &roll, left, &mut seen);
            let found = totals.of(&table, &position).unwrap();
            let mut flowed = Expectations::default();
            let mut whole = 0.0;
            for (dice, share) in table.outcomes(&position).unwrap() {
                let part = Expectations::of(&dice);
                whole += share;
                flowed.stars += part.stars * share;
                flowed.energy += part.energy * share;
                flowed.smashes += part.smashes * share;
                flowed.hearts += part.hearts * share;
            }
            assert!((whole - 1.0).abs() < 1e-12);
            for other in [found, flowed] {
                assert!(
                    (other.stars - expected.stars).abs() < 1e-10,
                    "{roll:?} {left}: {other:?} {expected:?}"
                );
                assert!((other.energy - expected.energy).abs() < 1e-10);
                assert!((other.smashes - expected.smashes).abs() < 1e-10);
                assert!((other.hearts - expected.hearts).abs() < 1e-10);
            }
            assert!((values.times(&found) - table.value(&position).unwrap()).abs() < 1e-9);
        }
    }
}

#[test]
fn every_keep_has_its_own_value() {
    // The worth of each alternative is the average over the ordered falls of the dice it rerolls.
    let value = noise(42);
    let layers = brute(4, 0, 1, &value);
    let table = Table::new(4, &[0; 6], 2, &value).unwrap();
    let roll = [0, 0, 3, 5];
    let keeps = table.keeps(&Position::rolled(counts(&roll), 2)).unwrap();
    assert_eq!(keeps.len(), 3 * 2 * 2);
    assert!(keeps.is_sorted_by(|a, b| a.1 >= b.1));
    for mask in 0..16usize {
        let kept: Vec<usize> =
            (0..4).filter(|place| mask >> place & 1 == 0).map(|place| roll[place]).collect();
        let found = keeps.iter().find(|(keep, _)| *keep == counts(&kept)).unwrap().1;
        let worth = if mask == 0 { value(&counts(&roll)) } else { average(&roll, mask, &layers[1]) };
        assert!((found - worth).abs() < 1e-12, "{mask}: {found} {worth}");
    }
}

#[test]
fn solver_and_table_agree() {
    let values = Values { star: 0.9, energy: 0.5, smash: 0.6, heart: 0.2 };
    let locked = counts(&[5]);
    let position = Position::rolled(counts(&[5, 5, 0, 0, 2, 4]), 2).with_locked(locked);
    let table = Table::new(6, &locked, 2, |counts| values.of(counts)).unwrap();
    let advice = Solver::new().best_keep(&position, &values, 3).unwrap();
    assert_eq!(advice.best.keep, table.best_keep(&position).unwrap());
    let keeps = table.keeps(&position).unwrap();
    for (choice, (keep, value)) in std::iter::once(&advice.best).chain(&advice.others).zip(&keeps) {
        assert_eq!(choice.keep, *keep);
        assert!((choice.value - value).abs() < 1e-12);
        assert!((values.times(&choice.expected) - value).abs() < 1e-9);
        assert!(choice.keep[5] >= 1);
    }
}
