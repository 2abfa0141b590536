//! What many games add up to. All sums are of whole numbers: they do not depend on the order in which threads finish.

use std::collections::BTreeMap;

use rules::{Event, SEATS, Sink};

use crate::drive::Played;
use crate::simulate::{Endings, Margins, Plan, Report, WIN, Ways};
use crate::sum::{Estimate, Sum};

/// Counts of games so far.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    decisions: u64,
    turns: u64,
    /// Parts of a win at each seat.
    seats: [Sum; SEATS],
    /// The same of all seats of a bot together, a value for each game, at the first of them.
    bots: [Sum; SEATS],
    endings: Endings,
    /// What [`Counted`] counts, likewise.
    ways: [[Sum; WAYS]; SEATS],
    /// The first game without an end.
    pub endless: Option<u64>,
}

/// What is counted of how each seat plays in a game.
#[derive(Clone, Copy, Debug, Default)]
pub struct Counted {
    pub hearts_taken: [u64; SEATS],
    pub turns_in_tokyo: [u64; SEATS],
    pub stars: [u64; SEATS],
    pub cards_bought: [u64; SEATS],
}

const WAYS: usize = 4;

impl Sink for Counted {
    fn event(&mut self, event: Event) {
        match event {
            Event::HeartsLost { seat, amount, by, .. } if by != seat && usize::from(by) < SEATS => {
                self.hearts_taken[by as usize] += u64::from(amount);
            }
            Event::Bought { seat, .. } => self.cards_bought[seat as usize] += 1,
            _ => {}
        }
    }
}

impl Tally {
    /// Adds a game. `owners` has for each seat the first with the same bot.
    pub fn note(&mut self, number: u64, Played { game, decisions }: &Played, owners: &[usize]) {
        self.decisions += decisions;
        self.turns += u64::from(game.turn);
        let Some(end) = game.end.filter(|end| !end.broken_off) else {
            self.endless = Some(self.endless.map_or(number, |first| first.min(number)));
            return;
        };
        let part = WIN / u64::from(end.winners.count_ones().max(1));
        let won = |seat: usize| if end.winners >> seat & 1 == 1 { part } else { 0 };
        for seat in 0..owners.len() {
            self.seats[seat].add(won(seat) as f64);
        }
        together(owners, won, |bot, won| self.bots[bot].add(won));
        self.endings.note(end.how);
    }

    /// Adds how the seats played in a game.
    pub fn note_ways(&mut self, counted: &Counted, owners: &[usize]) {
        let Counted { hearts_taken, turns_in_tokyo, stars, cards_bought } = counted;
        for (way, counts) in [hearts_taken, turns_in_tokyo, stars, cards_bought].into_iter().enumerate() {
            together(owners, |seat| counts[seat], |bot, count| self.ways[bot][way].add(count));
        }
    }

    /// Both together.
    pub fn plus(self, other: Tally) -> Tally {
        let sums = |a: &[Sum; SEATS], b: &[Sum; SEATS]| std::array::from_fn(|seat| a[seat].plus(b[seat]));
        let ways = |bot: usize, way: usize| self.ways[bot][way].plus(other.ways[bot][way]);
        Tally {
            decisions: self.decisions + other.decisions,
            turns: self.turns + other.turns,
            seats: sums(&self.seats, &other.seats),
            bots: sums(&self.bots, &other.bots),
            endings: self.endings.plus(other.endings),
            ways: std::array::from_fn(|bot| std::array::from_fn(|way| ways(bot, way))),
            endless: [self.endless, other.endless].into_iter().flatten().min(),
        }
    }

    /// What it comes to.
    pub fn report(&self, plan: &Plan, owners: &[usize], seconds: f64) -> Report {
        let one = WIN as f64;
        let seats = &self.seats[..owners.len()];
        let bots = || first_seats(owners).map(|seat| (plan.bot(seat).to_string(), &self.bots[seat]));
        let a_second = |count: u64| if seconds > 0.0 { count as f64 / seconds } else { 0.0 };
        Report {
            games: plan.games,
            decisions: self.decisions,
            seconds,
            games_per_second: a_second(plan.games),
            decisions_per_second: a_second(self.decisions),
            wins_by_seat: seats.iter().map(|won| won.total() / one).collect(),
            wins_by_bot: bots().map(|(bot, won)| (bot, won.total() / one)).collect(),
            shares_by_seat: seats.iter().map(|won| won.share_of(one)).collect(),
            shares_by_bot: bots().map(|(bot, won)| (bot, won.share_of(one))).collect(),
            endings: self.endings,
            mean_turns: self.turns as f64 / plan.games.max(1) as f64,
            ways: plan.ways.then(|| self.ways_by_bot(plan, owners)),
        }
    }

    /// By bot, for one of its monsters in a game.
    fn ways_by_bot(&self, plan: &Plan, owners: &[usize]) -> BTreeMap<String, Ways> {
        let ways = |bot: usize| {
            let monsters = owners.iter().filter(|&&owner| owner == bot).count() as f64;
            let all: [Estimate; WAYS] = self.ways[bot].map(|sum| sum.estimate(monsters));
            let [hearts_taken, turns_in_tokyo, stars, cards_bought] = all.map(|it| it.margin);
            let margins = Margins { hearts_taken, turns_in_tokyo, stars, cards_bought };
            let [hearts_taken, turns_in_tokyo, stars, cards_bought] = all.map(|it| it.mean);
            Ways { hearts_taken, turns_in_tokyo, stars, cards_bought, margins }
        };
        first_seats(owners).map(|bot| (plan.bot(bot).to_string(), ways(bot))).collect()
    }
}

/// The first seat of each bot.
fn first_seats(owners: &[usize]) -> impl Iterator<Item = usize> + '_ {
    owners.iter().enumerate().filter(|(seat, owner)| seat == *owner).map(|(seat, _)| seat)
}

/// What all seats of each bot have together.
fn together(owners: &[usize], of: impl Fn(usize) -> u64, mut add: impl FnMut(usize, f64)) {
    for bot in first_seats(owners) {
        let seats = (bot..owners.len()).filter(|&seat| owners[seat] == bot);
        add(bot, seats.map(&of).sum::<u64>() as f64);
    }
}
