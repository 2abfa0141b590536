//! Measures how long questions take, cold (tables built) and warm (tables there). Run it in release.

use odds::{Goal, Measure, OddsError, Pattern, Position, Solver, Values, parse_pattern};
use std::hint::black_box;
use std::time::Instant;

/// Rounds of which the mean and the worst are shown.
const ROUNDS: u32 = 300;

type Question<'a> = &'a dyn Fn(&mut Solver) -> Result<f64, OddsError>;

fn measure(name: &str, ask: Question) -> Result<(), OddsError> {
    let show = |kind: &str, keep: bool| {
        let mut solver = Solver::new();
        black_box(ask(&mut solver)?);
        let (mut sum, mut worst) = (0.0, 0.0f64);
        for _ in 0..ROUNDS {
            if !keep {
                solver = Solver::new();
            }
            let start = Instant::now();
            black_box(ask(&mut solver)?);
            let micros = start.elapsed().as_secs_f64() * 1e6;
            sum += micros;
            worst = worst.max(micros);
        }
        println!("{name:<44} {kind:<5} mean {:>9.2} us   worst {worst:>9.2} us", sum / f64::from(ROUNDS));
        Ok(())
    };
    show("cold", false)?;
    show("warm", true)
}

fn main() -> Result<(), OddsError> {
    let start = Instant::now();
    black_box(Solver::new().expected(&Position::fresh(8, 4), Measure::Stars)?);
    println!("very first question, numbering included: {:.2} us\n", start.elapsed().as_secs_f64() * 1e6);
    let values = Values { star: 1.0, energy: 0.4, smash: 0.7, heart: 0.3 };
    let pattern = parse_pattern("3xnumber and smash>=2 or 5-of-a-kind")?;
    let (six, eight) = (Position::rolled([2, 1, 0, 1, 1, 1], 2), Position::rolled([2, 2, 1, 1, 1, 1], 4));
    measure("chance, 8 dice, 4 rolls", &|solver| solver.probability(&eight, &pattern))?;
    measure("expected stars, 8 dice, 4 rolls", &|solver| solver.expected(&eight, Measure::Stars))?;
    measure("best of each, 8 dice, 4 rolls", &|solver| solver.best_of_each(&eight).map(|each| each.stars))?;
    measure("keep only, 6 dice, 2 rolls", &|solver| Ok(solver.keep(&six, &Goal::Values(values))?.1))?;
    measure("keep only, 8 dice, 4 rolls", &|solver| Ok(solver.keep(&eight, &Goal::Values(values))?.1))?;
    measure("advice with 5 others, 6 dice, 2 rolls", &|solver| {
        Ok(solver.best_keep(&six, &values, 5)?.best.value)
    })?;
    measure("advice with 5 others, 8 dice, 4 rolls", &|solver| {
        Ok(solver.best_keep(&eight, &values, 5)?.best.value)
    })?;
    measure("chance report, 8 dice, 4 rolls", &|solver| {
        Ok(solver.chance(&eight, &Pattern::AllFaces)?.probability)
    })?;
    measure("spread of stars, 6 dice, 2 rolls", &|solver| {
        Ok(solver.spread(&six, &Goal::Values(values), Measure::Stars)?.mean)
    })?;
    measure("spread of stars, 8 dice, 4 rolls", &|solver| {
        Ok(solver.spread(&eight, &Goal::Values(values), Measure::Stars)?.mean)
    })
}
