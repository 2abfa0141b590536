//! Prints one of each text the crate writes: the table, a chance, an advice and a spread.

use odds::{
    Goal, Labels, Measure, OddsError, Position, Solver, counts_of, odds_table, parse_dice, parse_pattern,
    parse_values, render_advice, render_chance, render_spread, render_table,
};

fn main() -> Result<(), OddsError> {
    let mut solver = Solver::new();
    let labels = Labels::default();
    let roll = Position::rolled(counts_of(&parse_dice("112hes")?), 2);
    println!("{}", render_table(&odds_table(&mut solver)?, &labels));
    println!("{}", render_chance(&solver.chance(&roll, &parse_pattern("3xnumber")?)?, &labels));
    let values = parse_values("star=1,energy=0.5,smash=0.6,heart=0.3")?;
    println!("{}", render_advice(&solver.best_keep(&roll, &values, 4)?, &labels));
    let stars = Goal::Measure(Measure::Stars);
    println!("{}", render_spread(&solver.spread(&Position::fresh(6, 3), &stars, Measure::Stars)?, &labels));
    Ok(())
}
