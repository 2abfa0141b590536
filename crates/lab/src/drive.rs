//! Plays one game with bots in all seats.

use bots::{Bot, Situation};
use rules::{Action, Chance, Game, Options, Rules, Seat, Seeded, Sink};

/// More answers than any game has ever needed; a game that goes on longer is reported, not waited for.
pub const MOST_ANSWERS: u32 = 200_000;

/// What came of a game.
#[derive(Clone, Debug)]
pub struct Played {
    /// The game at its end.
    pub game: Game,
    /// Answers where the seat had at least two options.
    pub decisions: u64,
}

/// Sees a game go on. Whatever takes a game and gives nothing back is one that looks before each decision.
pub trait Watch<C> {
    /// Before each decision.
    fn asked(&mut self, _game: &Game) {}

    /// A seat that is asked answers; this is the game before it.
    fn answers(&mut self, _rules: &Rules, _game: &Game, _answer: &Answer, _chance: &mut C) {}

    /// What comes of that answer has come.
    fn answered(&mut self, _rules: &Rules, _chance: &mut C) {}
}

/// Who answers, what could have been answered, and what is.
pub struct Answer<'a> {
    /// The seat.
    pub seat: Seat,
    /// All that it may answer.
    pub options: &'a Options,
    /// Its answer.
    pub action: Action,
}

impl<C, F: FnMut(&Game)> Watch<C> for F {
    fn asked(&mut self, game: &Game) {
        self(game);
    }
}

/// Plays a game to its end. Each seat's bot has its own random source, so that seats do not disturb each other.
pub fn play<C: Chance, S: Sink>(
    rules: &Rules,
    bots: &mut [Box<dyn Bot + '_>],
    rngs: &mut [Seeded],
    chance: &mut C,
    sink: &mut S,
) -> Played {
    let game = rules.deal(chance, sink);
    play_on(rules, game, bots, rngs, chance, sink)
}

/// Plays a game on from where it is.
pub fn play_on<C: Chance, S: Sink>(
    rules: &Rules,
    game: Game,
    bots: &mut [Box<dyn Bot + '_>],
    rngs: &mut [Seeded],
    chance: &mut C,
    sink: &mut S,
) -> Played {
    play_watched(rules, game, bots, rngs, chance, sink, |_: &Game| {})
}

/// The same, watched.
pub fn play_watched<C: Chance, S: Sink>(
    rules: &Rules,
    mut game: Game,
    bots: &mut [Box<dyn Bot + '_>],
    rngs: &mut [Seeded],
    chance: &mut C,
    sink: &mut S,
    mut watch: impl Watch<C>,
) -> Played {
    let mut options = Options::default();
    let mut decisions = 0;
    for _ in 0..MOST_ANSWERS {
        let Some(decision) = rules.decision(&game) else { break };
        watch.asked(&game);
        // Others may use any-time cards before the seat that is asked answers.
        let mut others = rules.may_interject(&game) & !decision.seats;
        let mut interjected = false;
        while others != 0 {
            let seat = others.trailing_zeros() as u8;
            others &= others - 1;
            rules.interjections(&game, seat, &mut options);
            if options.is_empty() {
                continue;
            }
            let view = rules.view(&game, Some(seat));
            let Some(decision) = rules.decision(view.game()) else { continue };
            let situation = Situation { rules, game: view.game(), seat, decision, options: &options };
            if let Some(action) = bots[seat as usize].interject(&situation, &mut rngs[seat as usize]) {
                rules.apply_unchecked(&mut game, seat, action, chance, sink);
                decisions += 1;
                interjected = true;
                break;
            }
        }
        if interjected {
            continue;
        }
        let seat = decision.seats.trailing_zeros() as u8;
        rules.options(&game, seat, &mut options);
        // A copy is only needed where something is hidden from this seat.
        let action = if rules.hides_something(&game, seat) {
            let view = rules.view(&game, Some(seat));
            let decision = rules.decision(view.game()).unwrap_or(decision);
            let situation = Situation { rules, game: view.game(), seat, decision, options: &options };
            bots[seat as usize].answer(&situation, &mut rngs[seat as usize])
        } else {
            let situation = Situation { rules, game: &game, seat, decision, options: &options };
            bots[seat as usize].answer(&situation, &mut rngs[seat as usize])
        };
        decisions += (options.len() > 1) as u64;
        watch.answers(rules, &game, &Answer { seat, options: &options, action }, chance);
        rules.apply_unchecked(&mut game, seat, action, chance, sink);
        watch.answered(rules, chance);
    }
    if game.is_over() {
        for (seat, bot) in (0..).zip(bots) {
            bot.over(rules, rules.view(&game, Some(seat)).game(), seat);
        }
    }
    Played { game, decisions }
}
