//! Answers known in closed form, and what must hold for six to eight dice.

use odds::{
    Counts, Face, Goal, MAX_ROLLS, Measure, OddsError, Pattern, Position, Shown, Solver, Table, Values,
    counts_of, odds_table, parse_dice, parse_pattern, reroll_places, stars, total,
};

fn near(found: f64, expected: f64) {
    assert!((found - expected).abs() < 1e-10, "{found} is not {expected}");
}

fn dice(text: &str) -> Counts {
    counts_of(&parse_dice(text).unwrap())
}

/// The chance that one die shows a wanted face at least once in some rolls.
fn hit(rolls: usize) -> f64 {
    1.0 - (5.0f64 / 6.0).powi(rolls as i32)
}

fn choose(n: usize, k: usize) -> f64 {
    (0..k).map(|i| (n - i) as f64 / (i + 1) as f64).product()
}

#[test]
fn stars_follow_the_rulebook() {
    for (roll, expected) in
        [("none", 0), ("11", 0), ("111", 1), ("1111", 2), ("222", 2), ("33333", 5), ("111333", 4)]
    {
        assert_eq!(stars(&dice(roll)), expected, "{roll}");
    }
    assert_eq!(stars(&dice("11112222")), 5);
    assert_eq!(stars(&dice("hhhhee")), 0);
}

#[test]
fn smashes_are_binomial() {
    let mut solver = Solver::new();
    for n in 1..=8 {
        for rolls in 1..=5 {
            let position = Position::fresh(n, rolls);
            let p = hit(rolls);
            for measure in [Measure::SMASHES, Measure::HEARTS, Measure::ENERGY, Measure::Dice(Face::ONE)] {
                near(solver.expected(&position, measure).unwrap(), n as f64 * p);
            }
            for least in 0..=n {
                let tail: f64 = (least..=n)
                    .map(|k| choose(n, k) * p.powi(k as i32) * (1.0 - p).powi((n - k) as i32))
                    .sum();
                let pattern = Pattern::dice(least as u8, Face::SMASH);
                near(solver.probability(&position, &pattern).unwrap(), tail);
            }
        }
    }
    let once = solver.probability(&Position::fresh(6, 1), &Pattern::dice(1, Face::SMASH)).unwrap();
    near(once, 1.0 - (5.0f64 / 6.0).powi(6));
}

#[test]
fn one_roll_by_counting() {
    let mut solver = Solver::new();
    let mut chance =
        |n, text| solver.probability(&Position::fresh(n, 1), &parse_pattern(text).unwrap()).unwrap();
    near(chance(6, "all-six"), 720.0 / 46656.0);
    near(chance(5, "all-six"), 0.0);
    near(chance(6, "6-of-a-kind"), 6.0 / 46656.0);
    near(chance(5, "4-of-a-kind"), 6.0 * 26.0 / 7776.0);
    // Three of one number of the three, in four dice: two such threes cannot meet.
    near(chance(4, "3xnumber"), 3.0 * 21.0 / 1296.0);
    near(chance(6, "smash=0 and energy=0"), (4.0f64 / 6.0).powi(6));
    near(chance(6, "smash>=1 or energy>=1"), 1.0 - (4.0f64 / 6.0).powi(6));
    near(chance(3, "stars>=1"), 3.0 / 216.0);
}

#[test]
fn yahtzee_is_the_known_number() {
    // Five of a kind with five dice in three rolls: 347 897 / 7 558 272.
    let found = Solver::new().probability(&Position::fresh(5, 3), &Pattern::OfAKind(5)).unwrap();
    near(found, 347_897.0 / 7_558_272.0);
}

#[test]
fn locked_dice_stay() {
    let mut solver = Solver::new();
    let three = Pattern::dice(3, Face::SMASH);
    // A locked smash leaves five dice that need two.
    let locked = Position::fresh(6, 3).with_locked(dice("s"));
    let rest = solver.probability(&Position::fresh(5, 3), &Pattern::dice(2, Face::SMASH)).unwrap();
    near(solver.probability(&locked, &three).unwrap(), rest);
    // A locked heart cannot become the sixth smash.
    let heart = Position::rolled(dice("sssssh"), 3).with_locked(dice("h"));
    near(solver.probability(&heart, &Pattern::dice(6, Face::SMASH)).unwrap(), 0.0);
    near(solver.expected(&heart, Measure::SMASHES).unwrap(), 5.0);
    // With every die locked nothing can change.
    let all = Position::rolled(dice("111hes"), 3).with_locked(dice("111hes"));
    near(solver.expected(&all, Measure::Stars).unwrap(), 1.0);
    near(solver.expected(&Position { shown: Shown::Fresh, ..all }, Measure::Stars).unwrap(), 1.0);
    let advice = solver.advise(&all, &Goal::Measure(Measure::Stars), 5).unwrap();
    assert_eq!((advice.best.rolling, advice.others.len()), (0, 0));
}

#[test]
fn six_to_eight_dice_make_sense() {
    let mut solver = Solver::new();
    let table = odds_table(&mut solver).unwrap();
    assert_eq!(table.rows.len(), 12);
    for row in &table.rows {
        near(row.smashes, row.dice as f64 * hit(row.rolls));
        // More dice and more rolls never hurt.
        for other in &table.rows {
            if other.dice >= row.dice && other.rolls >= row.rolls {
                assert!(other.stars >= row.stars);
            }
        }
    }
    // With one roll the three numbers' stars add up: each is a binomial sum of its own.
    for n in 6..=8 {
        let term = |k: usize| choose(n, k) * 5f64.powi((n - k) as i32) / 6f64.powi(n as i32);
        let sum: f64 = (3..=n).map(|k| term(k) * (6.0 + 3.0 * (k as f64 - 3.0))).sum();
        near(table.rows.iter().find(|row| row.dice == n && row.rolls == 1).unwrap().stars, sum);
    }
}

#[test]
fn values_hold_together_on_every_roll() {
    let mut solver = Solver::new();
    let values = Values { star: 1.0, energy: 0.45, smash: 0.6, heart: 0.35 };
    for n in 6..=8usize {
        let mut roll = [0u8; 6];
        for step in 0..60usize {
            // Walks over rolls of many shapes.
            roll = [0; 6];
            for die in 0..n {
                roll[(step * 7 + die * (step % 5 + 1) + die * die) % 6] += 1;
            }
            let mut before = f64::MIN;
            for left in 0..=4 {
                let position = Position::rolled(roll, left);
                let advice = solver.best_keep(&position, &values, 200).unwrap();
                assert!(advice.best.value >= before - 1e-9, "a further roll hurt");
                before = advice.best.value;
                near(values.times(&advice.best.expected), advice.best.value);
                for other in &advice.others {
                    assert!(other.value <= advice.best.value + 1e-9);
                    assert_eq!(total(&other.keep) + other.rolling, n);
                    near(values.times(&other.expected), other.value);
                    // Choosing that keep by hand is worth the same.
                    if left > 0 && other.rolling > 0 {
                        near(
                            solver
                                .value(&Position::kept(n, other.keep, left), &Goal::Values(values))
                                .unwrap(),
                            other.value,
                        );
                    }
                }
                let spread = solver.spread(&position, &Goal::Values(values), Measure::Stars).unwrap();
                near(spread.rows.iter().map(|row| row.probability).sum(), 1.0);
                near(spread.mean, advice.best.expected.stars);
            }
        }
        assert_eq!(total(&roll), n);
    }
}

#[test]
fn best_of_each_is_at_least_what_any_goal_gives() {
    let mut solver = Solver::new();
    let position = Position::rolled(dice("1123hes"), 2);
    let each = solver.best_of_each(&position).unwrap();
    let mixed =
        solver.best_keep(&position, &Values { star: 1.0, energy: 1.0, smash: 1.0, heart: 1.0 }, 0).unwrap();
    let got = mixed.best.expected;
    assert!(each.stars >= got.stars && each.energy >= got.energy);
    assert!(each.smashes >= got.smashes && each.hearts >= got.hearts);
    near(each.smashes, 1.0 + 6.0 * hit(2));
}

#[test]
fn equal_keeps_reroll_fewer_dice() {
    // Nothing can be gained, so nothing is rerolled.
    let table = Table::new(6, &[0; 6], 3, |_| 2.5).unwrap();
    let roll = dice("112hes");
    assert_eq!(table.best_keep(&Position::rolled(roll, 3)).unwrap(), roll);
    // The pattern is there already.
    let mut solver = Solver::new();
    let (keep, chance) = solver
        .keep(&Position::rolled(dice("sss12h"), 2), &Goal::Pattern(Pattern::dice(3, Face::SMASH)))
        .unwrap();
    assert_eq!(keep, dice("sss12h"));
    near(chance, 1.0);
}

#[test]
fn a_small_memory_gives_the_same_answers() {
    let (mut small, mut large) = (Solver::with_capacity(1), Solver::new());
    for rolls in [3, 1, 4] {
        for n in [8, 6, 7, 6] {
            let position = Position::fresh(n, rolls);
            for measure in [Measure::Stars, Measure::HEARTS] {
                assert_eq!(
                    small.expected(&position, measure).unwrap(),
                    large.expected(&position, measure).unwrap()
                );
            }
        }
    }
}

#[test]
fn chance_by_rolls_ends_at_the_chance() {
    let mut solver = Solver::new();
    let pattern = parse_pattern("3xnumber and smash>=1").unwrap();
    for (position, rows) in [(Position::fresh(6, 3), 3), (Position::rolled(dice("112hes"), 2), 3)] {
        let report = solver.chance(&position, &pattern).unwrap();
        assert_eq!(report.by_rolls.len(), rows);
        assert_eq!(report.by_rolls.last().unwrap().probability, report.probability);
        assert!(report.by_rolls.is_sorted_by(|a, b| a.rolls < b.rolls && a.probability <= b.probability));
        near(report.probability, solver.probability(&position, &pattern).unwrap());
    }
}

#[test]
fn places_to_reroll() {
    let roll = parse_dice("s1h1s2").unwrap();
    assert_eq!(reroll_places(&roll, &[], &dice("1s")).unwrap(), vec![2, 3, 4, 5]);
    // The locked second smash is the one kept.
    let locked = [false, false, false, false, true];
    assert_eq!(reroll_places(&roll, &locked, &dice("1s")).unwrap(), vec![0, 2, 3, 5]);
    assert_eq!(
        reroll_places(&roll, &locked, &dice("11")),
        Err(OddsError::LockedMissing { face: Face::SMASH, locked: 1, shown: 0 })
    );
    assert_eq!(reroll_places(&roll, &[], &dice("eee")), Err(OddsError::TooManyKept { kept: 3, dice: 6 }));
}

#[test]
fn bad_positions_are_refused() {
    let mut solver = Solver::new();
    let mut ask = |position: Position| solver.expected(&position, Measure::Stars).unwrap_err();
    assert_eq!(ask(Position::fresh(9, 3)), OddsError::DiceCount { given: 9 });
    assert_eq!(ask(Position::fresh(0, 3)), OddsError::DiceCount { given: 0 });
    assert_eq!(ask(Position::fresh(6, 0)), OddsError::NoRollLeft { unrolled: 6 });
    assert_eq!(ask(Position::fresh(6, 99)), OddsError::TooManyRolls { given: 99, limit: MAX_ROLLS });
    assert_eq!(ask(Position::kept(3, dice("1111"), 2)), OddsError::TooManyKept { kept: 4, dice: 3 });
    assert_eq!(ask(Position::kept(6, dice("1111"), 0)), OddsError::NoRollLeft { unrolled: 2 });
    assert_eq!(
        ask(Position { dice: 6, ..Position::rolled(dice("11"), 1) }),
        OddsError::RolledCount { rolled: 2, dice: 6 }
    );
    assert_eq!(
        ask(Position::fresh(2, 1).with_locked(dice("sss"))),
        OddsError::TooManyLocked { locked: 3, dice: 2 }
    );
    assert_eq!(
        ask(Position::rolled(dice("11hess"), 1).with_locked(dice("hh"))),
        OddsError::LockedMissing { face: Face::HEART, locked: 2, shown: 1 }
    );
    assert_eq!(ask(Position::rolled([255; 6], 1)), OddsError::DiceCount { given: 1530 });
    let endless = Values { star: f64::INFINITY, ..Values::default() };
    assert!(matches!(
        solver.best_keep(&Position::fresh(6, 3), &endless, 0),
        Err(OddsError::NotFinite { what }) if what == "a star"
    ));
    assert!(matches!(Table::new(6, &[0; 6], 1, |_| f64::NAN), Err(OddsError::NotFinite { .. })));
    let table = Table::new(6, &[0; 6], 2, |_| 1.0).unwrap();
    assert_eq!(table.value(&Position::fresh(7, 2)), Err(OddsError::OtherTable));
    assert_eq!(table.value(&Position::fresh(6, 3)), Err(OddsError::TooManyRolls { given: 3, limit: 2 }));
}
