//! Answers questions about positions and remembers the tables it built for them.

use crate::error::OddsError;
use crate::face::{Counts, Dice, FACES, Face};
use crate::flow::Totals;
use crate::pattern::Pattern;
use crate::position::{Position, Spot};
use crate::report::{Advice, ChanceReport, Choice, RollsChance, Spread, SpreadRow};
use crate::score::{Expectations, Goal, Measure, Values};
use crate::table::Table;
use std::collections::HashMap;

/// Tables remembered unless told otherwise; one of eight dice and four rolls takes about half a megabyte.
const REMEMBERED: usize = 64;

/// What a table was built for.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
struct Key {
    dice: usize,
    locked: Counts,
    goal: GoalKey,
}

/// A goal that can be looked up: numbers by their bits.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
enum GoalKey {
    Pattern(Pattern),
    Measure(Measure),
    Values([u64; 4]),
    Faces([u64; FACES]),
}

impl GoalKey {
    fn new(goal: &Goal) -> GoalKey {
        match goal {
            Goal::Pattern(pattern) => GoalKey::Pattern(pattern.clone()),
            Goal::Measure(measure) => GoalKey::Measure(*measure),
            Goal::Values(Values { star, energy, smash, heart }) => {
                GoalKey::Values([star, energy, smash, heart].map(|value| value.to_bits()))
            }
            Goal::Faces(worth) => GoalKey::Faces(worth.map(f64::to_bits)),
        }
    }
}

struct Entry {
    table: Table,
    totals: Totals,
    used: u64,
}

/// Answers questions; the tables of the latest goals and dice are kept, so that asking again is quick.
///
/// The first question for a goal, a number of dice and a set of locked dice builds a table; questions about
/// other rolls of the same dice and fewer rolls left only look it up.
pub struct Solver {
    entries: HashMap<Key, Entry>,
    capacity: usize,
    clock: u64,
    dice: Dice,
}

impl Default for Solver {
    fn default() -> Solver {
        Solver::new()
    }
}

impl Solver {
    /// A solver that remembers the latest 64 tables.
    pub fn new() -> Solver {
        Solver::with_capacity(REMEMBERED)
    }

    /// A solver that remembers the latest `tables` tables, at least one.
    pub fn with_capacity(tables: usize) -> Solver {
        Solver { entries: HashMap::new(), capacity: tables.max(1), clock: 0, dice: Dice::Tokyo }
    }

    /// A solver for these dice: it names their faces, and refuses what they do not show.
    pub fn with_dice(dice: Dice) -> Solver {
        Solver { dice, ..Solver::new() }
    }

    /// Whose dice its answers are about.
    pub fn dice(&self) -> Dice {
        self.dice
    }

    /// The chance of a pattern when dice are kept as well as can be for it.
    pub fn probability(&mut self, position: &Position, pattern: &Pattern) -> Result<f64, OddsError> {
        self.value(position, &Goal::Pattern(pattern.clone()))
    }

    /// The expected count of one measure when dice are kept as well as can be for it.
    pub fn expected(&mut self, position: &Position, measure: Measure) -> Result<f64, OddsError> {
        self.value(position, &Goal::Measure(measure))
    }

    /// Expected stars (or dice of New York's own faces), energy, smashes and hearts, each when dice are kept as well as
    /// can be for it alone: no single way of keeping reaches all of them.
    pub fn best_of_each(&mut self, position: &Position) -> Result<Expectations, OddsError> {
        let mut found = Expectations {
            energy: self.expected(position, Measure::ENERGY)?,
            smashes: self.expected(position, Measure::SMASHES)?,
            hearts: self.expected(position, Measure::HEARTS)?,
            dice: self.dice,
            ..Expectations::default()
        };
        match self.dice {
            Dice::Tokyo => found.stars = self.expected(position, Measure::Stars)?,
            Dice::NewYork => {
                for face in [Face::DESTRUCTION, Face::CELEBRITY, Face::OUCH] {
                    found.own[face.index()] = self.expected(position, Measure::Dice(face))?;
                }
            }
        }
        Ok(found)
    }

    /// The expected value of a position for a goal: a chance for a pattern, a count for a measure.
    pub fn value(&mut self, position: &Position, goal: &Goal) -> Result<f64, OddsError> {
        let (entry, spot) = self.entry(position, goal)?;
        Ok(entry.table.value_at(spot))
    }

    /// The best keep for a goal, locked dice included, and its value: the least work for a bot.
    pub fn keep(&mut self, position: &Position, goal: &Goal) -> Result<(Counts, f64), OddsError> {
        let (entry, spot) = self.entry(position, goal)?;
        Ok((entry.table.best_keep(position)?, entry.table.value_at(spot)))
    }

    /// The best keep for given values of a star, energy, smash and heart, with up to `others` next best ones.
    pub fn best_keep(
        &mut self,
        position: &Position,
        values: &Values,
        others: usize,
    ) -> Result<Advice, OddsError> {
        self.advise(position, &Goal::Values(*values), others)
    }

    /// The best keep for a goal, with up to `others` next best ones and what each gives on average.
    pub fn advise(&mut self, position: &Position, goal: &Goal, others: usize) -> Result<Advice, OddsError> {
        let named = self.dice;
        let (entry, spot) = self.entry(position, goal)?;
        entry.totals.grow(&entry.table);
        let mut choices = entry.table.keeps_at(spot).into_iter().map(|(id, value)| {
            // A keep of all dice is a stop, and its outcome is the roll itself.
            let then = match spot {
                Spot::Decide { id: roll, .. } if roll == id => Spot::Decide { id, rolls: 0 },
                _ => Spot::Roll { id, rolls: spot.rolls() },
            };
            let expected = entry.totals.at(&entry.table, then);
            Choice::new(position, named, entry.table.with_locked(id), value, expected)
        });
        // There is always at least one keep; an empty one could only mean a fault in the table.
        let best = choices.next().ok_or(OddsError::OtherTable)?;
        let others = choices.take(others).collect();
        Ok(Advice { goal: goal.to_string(), position: *position, best, others })
    }

    /// The chance of a pattern with its best keep, and the chance for every number of rolls up to the
    /// position's, for a chart.
    pub fn chance(&mut self, position: &Position, pattern: &Pattern) -> Result<ChanceReport, OddsError> {
        let goal = Goal::Pattern(pattern.clone());
        let best = self.advise(position, &goal, 0)?.best;
        let (entry, spot) = self.entry(position, &goal)?;
        let chances = match spot {
            Spot::Decide { id, rolls } => (0..=rolls).map(|rolls| Spot::Decide { id, rolls }).collect(),
            Spot::Roll { id, rolls } => (1..=rolls).map(|rolls| Spot::Roll { id, rolls }).collect::<Vec<_>>(),
        };
        let by_rolls = chances
            .into_iter()
            .map(|spot| RollsChance { rolls: spot.rolls(), probability: entry.table.value_at(spot) });
        Ok(ChanceReport {
            pattern: pattern.to_string(),
            position: *position,
            probability: best.value,
            best,
            by_rolls: by_rolls.collect(),
        })
    }

    /// How likely each count of a measure is when dice are kept as well as can be for a goal.
    pub fn spread(
        &mut self,
        position: &Position,
        goal: &Goal,
        measure: Measure,
    ) -> Result<Spread, OddsError> {
        let (entry, _) = self.entry(position, goal)?;
        let mut shares: Vec<f64> = Vec::new();
        for (dice, share) in entry.table.outcomes(position)? {
            let count = measure.of(&dice) as usize;
            if shares.len() <= count {
                shares.resize(count + 1, 0.0);
            }
            shares[count] += share;
        }
        let rows: Vec<SpreadRow> =
            (0..).zip(shares).map(|(count, probability)| SpreadRow { count, probability }).collect();
        let mean = rows.iter().map(|row| f64::from(row.count) * row.probability).sum();
        Ok(Spread { goal: goal.to_string(), measure: measure.to_string(), position: *position, mean, rows })
    }

    /// The table for a position and goal, built or grown where needed, and the checked position.
    fn entry(&mut self, position: &Position, goal: &Goal) -> Result<(&mut Entry, Spot), OddsError> {
        let spot = position.spot()?;
        Dice::both(Some(self.dice), goal.whose()?).map_err(|_| OddsError::OtherDice { dice: self.dice })?;
        let key = Key { dice: position.dice, locked: position.locked, goal: GoalKey::new(goal) };
        if !self.entries.contains_key(&key) {
            match goal {
                Goal::Values(values) => values.check()?,
                Goal::Faces(worth) if worth.iter().any(|worth| !worth.is_finite()) => {
                    return Err(OddsError::NotFinite { what: "a face".to_string() });
                }
                _ => {}
            }
            let table = Table::new(position.dice, &position.locked, spot.rolls(), |dice| goal.of(dice))?;
            self.make_room();
            self.entries.insert(key.clone(), Entry { table, totals: Totals::default(), used: 0 });
        }
        self.clock += 1;
        // The key was found or put in just above.
        let entry = self.entries.get_mut(&key).ok_or(OddsError::OtherTable)?;
        entry.used = self.clock;
        entry.table.grow(spot.rolls())?;
        Ok((entry, spot))
    }

    /// Forgets the table that has gone unused longest, when there are as many as there may be.
    fn make_room(&mut self) {
        if self.entries.len() >= self.capacity
            && let Some(oldest) =
                self.entries.iter().min_by_key(|(_, entry)| entry.used).map(|(key, _)| key.clone())
        {
            self.entries.remove(&oldest);
        }
    }
}
