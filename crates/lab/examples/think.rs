//! Lets a bot play against itself and adds up everything it thinks, to the last bit of every value: for instruction counts, and to see
//! that a quicker program thinks the same. `think [bot] [games] [players] [additions, or the word new-york]`.

mod common;

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::{Arc, Mutex};

use bots::{Bot, Situation};
use cards::catalogue::Catalogue;
use lab::simulate::{game_seed, seat_seed};
use rules::{Action, Seeded, Silent};

/// A bot whose thoughts are written down.
struct Heard {
    bot: Box<dyn Bot>,
    all: Arc<Mutex<DefaultHasher>>,
}

impl Bot for Heard {
    fn answer(&mut self, s: &Situation, rng: &mut Seeded) -> Action {
        let thought = self.bot.think(s, rng);
        let mut all = self.all.lock().unwrap();
        thought.action.index().hash(&mut *all);
        for reason in &thought.reasons {
            (reason.action.index(), reason.value.to_bits(), reason.margin.to_bits()).hash(&mut *all);
        }
        thought.action
    }

    fn interject(&mut self, s: &Situation, rng: &mut Seeded) -> Option<Action> {
        self.bot.interject(s, rng)
    }
}

fn main() {
    let mut args = std::env::args().skip(1);
    let name = args.next().unwrap_or("planner".into());
    let games: u64 = args.next().and_then(|a| a.parse().ok()).unwrap_or(12);
    let players: u8 = args.next().and_then(|a| a.parse().ok()).unwrap_or(4);
    let catalogue = Catalogue::built_in();
    let table = common::table(&catalogue, players, args.collect());
    let all = Arc::new(Mutex::new(DefaultHasher::new()));
    let mut decisions = 0;
    for game in 0..games {
        let seed = game_seed(1, game);
        let bot = || bots::by_name(&name, &table.rules).expect("a bot");
        let mut bots: Vec<Box<dyn Bot>> =
            (0..players).map(|_| Box::new(Heard { bot: bot(), all: all.clone() }) as Box<dyn Bot>).collect();
        let mut rngs: Vec<Seeded> =
            (0..players).map(|seat| Seeded::new(seat_seed(seed, seat.into()))).collect();
        let mut chance = Seeded::new(seed);
        decisions += lab::drive::play(&table.rules, &mut bots, &mut rngs, &mut chance, &mut Silent).decisions;
    }
    println!("{games} games, {decisions} decisions, {:016x}", all.lock().unwrap().finish());
}
