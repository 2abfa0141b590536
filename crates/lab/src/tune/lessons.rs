//! Games of planners as lessons for both networks: positions at the beginning of turns, who had what luck in each, and who won.

use std::sync::Arc;

use bots::value::{Weights, built_in_for};
use bots::{Bot, Luck, Planner, Random, Situation, Temper};
use rayon::prelude::*;
use rules::{Ask, Rules, SEATS, Seeded, Silent};

use super::deep::CannotLearn;
use super::kept::Store;
use super::{CURIOUS, GENEROUS, Keeper, News, Sample, give_cards, shares_of};
use crate::simulate::game_seed;

/// Turns after which a game is broken off.
const LONG: usize = 1000;

/// Games played between two words of how far it is.
const SOME: u64 = 1024;

/// Of so many games one is held back, but no more than this many: they tell how much it has learned.
const HELD: (usize, usize) = (16, 16_000);

/// Positions of many games, one after the other: there are tens of millions, so that none has lists of its own.
#[derive(Default)]
pub(super) struct Lessons {
    pub rows: Vec<u16>,
    pub all: Vec<Lesson>,
    pub games: Vec<Played>,
}

/// Where the positions of a game end, and who won it.
#[derive(Clone, Copy)]
pub(super) struct Played {
    pub end: usize,
    pub winners: u8,
}

/// A position at the beginning of a turn.
#[derive(Clone)]
pub(super) struct Lesson {
    /// Where its rows begin.
    pub from: usize,
    /// Living monsters.
    pub n: u8,
    pub seats: [u8; SEATS],
    pub ends: [u16; SEATS],
    /// What the first network thinks of each seat.
    pub thought: [f32; SEATS],
    /// How lucky each was with the dice of this turn.
    pub luck: [f32; SEATS],
    /// What the position is taken to have been worth to each.
    pub worth: [f32; SEATS],
}

impl Lesson {
    /// Of nobody.
    pub const NOTHING: Lesson = Lesson {
        from: 0,
        n: 0,
        seats: [0; SEATS],
        ends: [0; SEATS],
        thought: [0.0; SEATS],
        luck: [0.0; SEATS],
        worth: [0.0; SEATS],
    };

    /// The seats of the living, in the order of their rows.
    pub fn seats(&self) -> &[u8] {
        &self.seats[..usize::from(self.n)]
    }

    /// Where the rows of each end.
    pub fn ends(&self) -> &[u16] {
        &self.ends[..usize::from(self.n)]
    }
}

impl Lessons {
    /// Plays games at these tables, but for those that were kept.
    pub fn play(
        tables: &[Rules],
        games: u64,
        seed: u64,
        store: &mut Store,
        tell: &(dyn Fn(News) + Sync),
    ) -> Result<Lessons, CannotLearn> {
        let rows = tables.first().map_or(0, |rules| built_in_for(rules).own.len());
        let mut lessons = Lessons::default();
        for first in (0..games).step_by(SOME as usize) {
            let to = (first + SOME).min(games);
            let mut some = match store.kept.next() {
                Some(block) => {
                    let block = block.map_err(CannotLearn::Keep)?;
                    Lessons::from_block(&block, rows).ok_or(CannotLearn::Damaged)?
                }
                None => {
                    let seeds = (first..to).into_par_iter().map(|game| game_seed(seed, game));
                    let each: Vec<Lessons> = seeds.map(|seed| game_at(tables, seed)).collect();
                    let mut some = Lessons::default();
                    each.into_iter().for_each(|game| some.append(game));
                    // What is kept is whole, so that more games can follow.
                    if to - first == SOME {
                        (store.keep)(&some.to_block()).map_err(CannotLearn::Keep)?;
                    }
                    some
                }
            };
            some.games.truncate((to - first) as usize);
            some.all.truncate(some.games.last().map_or(0, |game| game.end));
            lessons.append(some);
            tell(News::Played(0, to, games));
        }
        Ok(lessons)
    }

    fn append(&mut self, other: Lessons) {
        let (rows, all) = (self.rows.len(), self.all.len());
        self.rows.extend(other.rows);
        self.all.extend(other.all.into_iter().map(|lesson| Lesson { from: rows + lesson.from, ..lesson }));
        self.games.extend(other.games.into_iter().map(|game| Played { end: all + game.end, ..game }));
    }

    /// The rows of all monsters of a position.
    pub fn rows_of(&self, lesson: &Lesson) -> &[u16] {
        let len = lesson.ends().last().copied().unwrap_or_default();
        &self.rows[lesson.from..lesson.from + usize::from(len)]
    }

    /// Takes the last games out.
    pub fn hold_back(&mut self) -> Lessons {
        let n = (self.games.len() / HELD.0).min(HELD.1);
        let games = self.games.split_off(self.games.len() - n);
        let from = self.games.last().map_or(0, |game| game.end);
        let all = self.all.split_off(from);
        let row = all.first().map_or(self.rows.len(), |lesson| lesson.from);
        let rows = self.rows.split_off(row);
        Lessons {
            rows,
            all: all.into_iter().map(|lesson| Lesson { from: lesson.from - row, ..lesson }).collect(),
            games: games.into_iter().map(|game| Played { end: game.end - from, ..game }).collect(),
        }
    }

    /// Works out what each position was worth: so much of it comes from later turns, turn for turn, the rest is what this opinion says of
    /// the next turn.
    pub fn weigh(&mut self, trust: f32, opinion: impl Fn(&Lesson, &[u16]) -> [f32; SEATS] + Sync) {
        let opinions: Vec<[f32; SEATS]> =
            self.all.par_iter().map(|lesson| opinion(lesson, self.rows_of(lesson))).collect();
        let mut from = 0;
        for game in &self.games {
            let mut worth = shares_of(game.winners);
            for at in (from..game.end).rev() {
                let lesson = &mut self.all[at];
                worth.iter_mut().zip(lesson.luck).for_each(|(worth, luck)| *worth -= luck);
                lesson.worth = worth;
                for (worth, thought) in worth.iter_mut().zip(opinions[at]) {
                    *worth = trust * *worth + (1.0 - trust) * thought;
                }
            }
            from = game.end;
        }
    }

    /// The same for the first network.
    pub fn samples(&self) -> impl Iterator<Item = Sample> {
        self.all.iter().map(|lesson| {
            let worth = lesson.seats().iter().map(|&seat| lesson.worth[usize::from(seat)]);
            let monsters = lesson.ends().iter().copied().zip(worth).collect();
            Sample { rows: self.rows_of(lesson).to_vec(), monsters }
        })
    }

    /// How surprising it is with this opinion who won: the mean of minus the logarithm of the chance given to the winner.
    pub fn surprise(&self, opinion: impl Fn(&Lesson, &[u16]) -> [f32; SEATS] + Sync) -> f64 {
        let mut winners = Vec::with_capacity(self.all.len());
        for game in &self.games {
            winners.resize(game.end, game.winners);
        }
        let one = |(lesson, winners): (&Lesson, &u8)| {
            let chances = opinion(lesson, self.rows_of(lesson));
            let won = shares_of(*winners);
            won.iter()
                .zip(chances)
                .map(|(won, chance)| -f64::from(*won) * f64::from(chance.max(1e-9)).ln())
                .sum()
        };
        let all: Vec<f64> = self.all.par_iter().zip(&winners).map(one).collect();
        all.iter().sum::<f64>() / all.len().max(1) as f64
    }
}

/// Plays a game at one of the tables by the network that comes with the program.
fn game_at(tables: &[Rules], seed: u64) -> Lessons {
    let mut rng = Seeded::new(seed);
    let rules = &tables[rng.below(tables.len() as u32) as usize];
    one_game(rules, &built_in_for(rules), &mut rng)
}

/// Plays a game and keeps its positions; none if nobody won.
pub(super) fn one_game(rules: &Rules, weights: &Arc<Weights>, rng: &mut Seeded) -> Lessons {
    let mut planner = Planner::with(rules, Temper::default(), weights.clone());
    let mut keeper = Keeper::new(rules, weights, rng.bits());
    let mut chance = Luck::new(rng.bits());
    let mut g = rules.deal(&mut chance, &mut Silent);
    if rng.below(GENEROUS) == 0 {
        give_cards(rules, &mut g, rng);
    }
    let mut stray =
        |s: &Situation, rng: &mut Seeded| (rng.below(CURIOUS) == 0).then(|| Random.answer(s, rng));
    let mut lucks: Vec<[f32; SEATS]> = Vec::new();
    for _ in 0..LONG {
        if g.end.is_some() {
            break;
        }
        let begins = g.ask() == Ask::Roll && keeper.keep(&g);
        let luck = planner.play_turn(rules, &mut g, false, &mut chance, rng, &mut stray);
        match lucks.last_mut() {
            Some(last) if !begins => last.iter_mut().zip(luck).for_each(|(sum, luck)| *sum += luck),
            _ if begins => lucks.push(luck),
            _ => {}
        }
    }
    let mut lessons = Lessons::default();
    let Some(winners) = g.end.map(|end| end.winners).filter(|winners| *winners != 0) else {
        lessons.games.push(Played { end: 0, winners: 0 });
        return lessons;
    };
    for ((sample, (seats, thought)), luck) in keeper.into_kept().zip(lucks) {
        let (from, n) = (lessons.rows.len(), seats.len() as u8);
        let mut lesson = Lesson { from, n, thought, luck, ..Lesson::NOTHING };
        lesson.seats[..seats.len()].copy_from_slice(&seats);
        lesson.ends.iter_mut().zip(&sample.monsters).for_each(|(end, (to, _))| *end = *to);
        lessons.rows.extend(sample.rows);
        lessons.all.push(lesson);
    }
    lessons.games.push(Played { end: lessons.all.len(), winners });
    lessons
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tune::plain_tables;
    use cards::catalogue::Catalogue;

    /// Without luck a game says less about who was lucky, and the same on average.
    #[test]
    fn luck_is_taken_out() {
        let tables = plain_tables(&Catalogue::built_in(), 4);
        let mut lessons = Lessons::play(&tables, 400, 7, &mut Store::none(), &|_| ()).unwrap();
        lessons.weigh(0.5, |lesson, _| lesson.thought);
        let begins = std::iter::once(0).chain(lessons.games.iter().map(|game| game.end));
        let firsts: Vec<(f64, f64)> = begins
            .zip(&lessons.games)
            .map(|(at, _)| (f64::from(lessons.all[at].worth[0]), f64::from(lessons.all[at].thought[0])))
            .collect();
        let n = firsts.len() as f64;
        let mean = firsts.iter().map(|it| it.0).sum::<f64>() / n;
        let thought = firsts.iter().map(|it| it.1).sum::<f64>() / n;
        let spread = firsts.iter().map(|it| (it.0 - it.1).powi(2)).sum::<f64>() / n;
        // Who wins has a spread of 0.19 with four monsters.
        assert!(n > 390.0 && spread < 0.03, "{n} {spread}");
        assert!((mean - thought).abs() < 4.0 * (spread / n).sqrt() + 0.01, "{mean} {thought}");
    }

    /// Games held back are those that came last, and what is left is as it was.
    #[test]
    fn some_games_are_held_back() {
        let tables = plain_tables(&Catalogue::built_in(), 3);
        let whole = Lessons::play(&tables, 40, 3, &mut Store::none(), &|_| ()).unwrap();
        let mut rest = Lessons::play(&tables, 40, 3, &mut Store::none(), &|_| ()).unwrap();
        let held = rest.hold_back();
        assert_eq!((rest.games.len() + held.games.len(), held.games.len()), (whole.games.len(), 2));
        let same = |one: &Lessons, a: &Lesson, other: &Lessons, b: &Lesson| {
            one.rows_of(a) == other.rows_of(b) && a.thought == b.thought && a.seats == b.seats
        };
        let both = rest.all.iter().map(|it| (&rest, it)).chain(held.all.iter().map(|it| (&held, it)));
        assert_eq!(rest.all.len() + held.all.len(), whole.all.len());
        assert!(whole.all.iter().zip(both).all(|(a, (lessons, b))| same(&whole, a, lessons, b)));
        assert!(held.surprise(|lesson, _| lesson.thought) < 3f64.ln());
    }
}
