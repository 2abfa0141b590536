//! Plays one golden game with a player of its own, so that better bots do not change the files.

use std::fmt::Write;

use cards::table::Table;
use rules::{Action, Ask, Event, Options, Rules, Seeded};

use super::show::{Board, Words};

/// A game is over long before this; a file with this many decisions would be too large anyway.
const MOST_ANSWERS: u32 = 5_000;

/// Plays the game of a table and writes it down.
pub fn game(table: &Table, name: &str) -> String {
    let rules = &table.rules;
    let words = Words::new(rules);
    let seed = seed_of(name);
    let (mut chance, mut player) = (Seeded::new(seed), Seeded::new(!seed));
    let mut events: Vec<Event> = Vec::new();
    let mut text = format!("{name}: seed {seed}\n");
    let mut game = rules.deal(&mut chance, &mut events);
    let mut board = Board::default();
    let mut options = Options::default();
    for _ in 0..MOST_ANSWERS {
        for event in events.drain(..) {
            if let Event::TurnStarted { seat, turn, .. } = event {
                let _ = writeln!(text, "\n== turn {turn}, seat {}", seat + 1);
                board = Board::default();
            }
            let _ = writeln!(text, "{}", words.event(&event));
        }
        board.show_changes(&words, &game, &mut text);
        let Some(decision) = rules.decision(&game) else { break };
        let (seat, action) = choose(rules, &game, &mut options, &mut player);
        words.decision(&game, decision, seat, action, &mut text);
        if let Err(refused) = rules.apply(&mut game, seat, action, &mut chance, &mut events) {
            let _ = writeln!(text, "REFUSED: {refused}");
            break;
        }
    }
    text
}

/// Now and then somebody interjects; else one of the seats asked answers.
fn choose(rules: &Rules, game: &rules::Game, options: &mut Options, player: &mut Seeded) -> (u8, Action) {
    let asked = game.asked();
    for seat in 0..game.players {
        rules.interjections(game, seat, options);
        if asked >> seat & 1 == 0 && !options.is_empty() && player.below(8) == 0 {
            return (seat, pick(options, player));
        }
    }
    let seats: Vec<u8> = (0..game.players).filter(|s| asked >> s & 1 == 1).collect();
    let seat = seats[player.below(seats.len() as u32) as usize];
    rules.options(game, seat, options);
    // Cards make a game worth writing down: buy rather than not, use rather than not.
    if matches!(game.ask(), Ask::Buy | Ask::Revealed | Ask::Window(_) | Ask::Use(_)) && player.below(3) > 0 {
        let more = options.others().iter().filter(|a| matches!(a, Action::Buy(_) | Action::Use(_)));
        let more: Vec<Action> = more.copied().collect();
        if !more.is_empty() {
            return (seat, more[player.below(more.len() as u32) as usize]);
        }
    }
    // Random players would sweep all their energy away.
    let action = pick(options, player);
    (seat, if action == Action::Sweep && player.below(4) > 0 { Action::Pass } else { action })
}

fn pick(options: &Options, player: &mut Seeded) -> Action {
    let k = player.below(options.len() as u32) as usize;
    options.get(k).unwrap_or(Action::Pass)
}

/// Each game has its own chance, and keeps it.
fn seed_of(name: &str) -> u64 {
    name.bytes().fold(0, |seed, byte| seed * 31 % 1_000_003 + u64::from(byte))
}
