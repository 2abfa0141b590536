//! A complete bot that rolls for triples, and a game of it against a brawler and a random player.

use bots::{Bot, Brawler, Random, Situation};
use rules::{Action, Ask, Edition, Options, Rules, Seeded, Setup, Silent};

/// Keeps the number it has most of, leaves Tokyo when asked, and buys the first card it can pay.
pub struct StarCollector;

impl Bot for StarCollector {
    fn answer(&mut self, s: &Situation, rng: &mut Seeded) -> Action {
        let wanted = match s.decision.ask {
            Ask::Roll => {
                // Faces are numbered 0 to 5: one, two, three, heart, energy, smash.
                let best = (0..3).max_by_key(|&face| s.game.dice_showing(face)).unwrap_or(2);
                let others = (0..s.game.dice_count).filter(|&die| s.game.dice.get(die as usize) != best);
                match others.fold(0, |dice, die| dice | 1 << die) {
                    0 => Action::Pass,
                    dice => Action::Roll(dice),
                }
            }
            Ask::Yield => Action::Leave,
            Ask::Buy => {
                let cards = s.options.others().iter().filter(|action| matches!(action, Action::Buy(_)));
                cards.copied().next().unwrap_or(Action::Pass)
            }
            _ => Action::Pass,
        };
        if s.options.has(wanted) {
            return wanted;
        }
        // No opinion: any option will do, for only options are legal.
        s.options.get(rng.below(s.options.len() as u32) as usize).unwrap_or(Action::Pass)
    }
}

/// Plays one game without cards.
pub fn main() {
    let rules = Rules::new(&Setup::new(Edition::MonsterBox, 3), &[]).expect("three can play");
    let mut bots: [Box<dyn Bot>; 3] = [Box::new(StarCollector), Box::new(Brawler), Box::new(Random)];
    let (mut chance, mut rng, mut options) = (Seeded::new(7), Seeded::new(8), Options::default());
    let mut game = rules.deal(&mut chance, &mut Silent);
    while let Some(open) = rules.decision(&game) {
        let seat = open.seats.trailing_zeros() as u8;
        let view = rules.view(&game, Some(seat));
        // The decision as the seat sees it: who has answered already is no business of a bot.
        let Some(decision) = rules.decision(view.game()) else { break };
        rules.options(view.game(), seat, &mut options);
        let situation = Situation { rules: &rules, game: view.game(), seat, decision, options: &options };
        let action = bots[seat as usize].answer(&situation, &mut rng);
        rules.apply(&mut game, seat, action, &mut chance, &mut Silent).expect("only options are answered");
    }
    println!("after {} turns: {:?}", game.turn, game.end);
}
