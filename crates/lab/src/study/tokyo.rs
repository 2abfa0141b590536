//! How long to stay in Tokyo: at decisions to leave or stay both are played on with the same luck.

use rules::{Action, Ask, Game, Rules, Seat, Silent};
use serde::Serialize;

use super::branch::{ONE, Players, won};
use super::{Finished, Plan, Sums, add_up, join};
use crate::simulate::{game_seed, mix};
use crate::sum::Estimate;

/// What staying gains over leaving, for a number of players.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Study {
    /// Monsters at the table.
    pub players: u8,
    /// Games in which decisions were looked for.
    pub games: u64,
    /// Over all of them.
    pub all: Estimate,
    /// By the hearts left after the hit.
    pub by_hearts: Vec<ByHearts>,
    /// By hearts left and own stars.
    pub by_stars: Vec<ByStars>,
}

/// What staying gains with so many hearts.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ByHearts {
    /// Hearts left.
    pub hearts: u8,
    /// The gain of staying.
    pub gain: Estimate,
}

/// What staying gains with so many hearts and stars.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ByStars {
    /// Hearts left.
    pub hearts: u8,
    /// The fewest of these stars; there are [`STARS`] steps.
    pub stars: u8,
    /// The gain of staying.
    pub gain: Estimate,
}

/// Stars are taken together by so many.
pub const STARS: u8 = 4;

/// With more hearts than this, all are taken together.
pub const MOST_HEARTS: u8 = 10;

/// Decisions looked at in one game.
const EACH: usize = 3;

/// Plays games of this table and both answers from some of the decisions in each.
pub fn run(rules: &Rules, plan: &Plan, finished: Finished) -> Study {
    let found = add_up(plan.games, finished, |number| unit(rules, plan, number), join);
    let sum_by = |key: &dyn Fn(u8, u8) -> (u8, u8)| {
        found.iter().fold(Sums::new(), |sums, (&(hearts, stars), &sum)| {
            join(sums, Sums::from([(key(hearts, stars), sum)]))
        })
    };
    let all = sum_by(&|_, _| (0, 0));
    Study {
        players: rules.players,
        games: plan.games,
        all: all.values().next().copied().unwrap_or_default().gain(ONE),
        by_hearts: sum_by(&|hearts, _| (hearts, 0))
            .into_iter()
            .map(|((hearts, _), sum)| ByHearts { hearts, gain: sum.gain(ONE) })
            .collect(),
        by_stars: found
            .into_iter()
            .map(|((hearts, stars), sum)| ByStars { hearts, stars, gain: sum.gain(ONE) })
            .collect(),
    }
}

/// One game; the gains by hearts and stars.
fn unit(rules: &Rules, plan: &Plan, number: u64) -> Sums<(u8, u8)> {
    let seed = game_seed(plan.seed, number);
    let mut players = Players::new(rules, plan.bot);
    let mut moments: Vec<(Game, Seat)> = Vec::new();
    let mut asked = 0u64;
    players.deal(seed, &mut Silent, |game| {
        let seat = game.asked().trailing_zeros() as Seat;
        if game.ask() != Ask::Yield || !game.is_alive(seat) || game.monster(seat).hearts == 0 {
            return;
        }
        // Every decision of the game has the same chance to be among those looked at.
        asked += 1;
        let place = (mix(seed ^ mix(asked)) % asked) as usize;
        if moments.len() < EACH {
            moments.push((game.clone(), seat));
        } else if place < EACH {
            moments[place] = (game.clone(), seat);
        }
    });
    let mut sums = Sums::new();
    for (at, (game, seat)) in moments.iter().enumerate() {
        let luck = mix(seed ^ mix(at as u64 + 1_000));
        let mut answer = |action| won(&players.go_on_with(game, (*seat, action), luck, |_| {}), *seat);
        let gain = answer(Action::Stay) - answer(Action::Leave);
        let monster = game.monster(*seat);
        let key = (monster.hearts.min(MOST_HEARTS), monster.stars / STARS * STARS);
        sums.entry(key).or_default().add(gain);
    }
    sums
}
