//! Plays every turn for what it makes of the chance to win: which dice to keep by the exact optimum over all rolls to come,
//! everything else by playing each answer out to the end of the turn.

pub(crate) mod dice;
pub(crate) mod ends;
mod judge;
mod reflex;
mod temper;
mod whole;

use std::sync::Arc;
use std::time::Instant;

use crate::keep::position;
use crate::value::{Deep, Evaluator, Sums, Weights, built_in_for, veil};
use crate::{Bot, Reason, Situation, Thought};
use rules::{Action, Ask, Game, Options, Rules, SEATS, Seat, Seeded, Silent};

pub use judge::{Because, Fact, Ground, same_answer};
pub use temper::{TEMPERS, Temper};

use dice::{Turns, best_keeps};
use reflex::Reflex;

/// How often an answer is played out whose outcome chance decides.
const SAMPLES: usize = 3;

/// The same where others hide something: once the dice are cast, and where it is a card that decides a Challenge.
const SAMPLES_OF_HIDDEN: usize = 8;
const SAMPLES_OF_CHALLENGES: usize = 32;

/// Answers within one turn after which something goes round in circles.
const LONG: usize = 400;

/// The planner.
pub struct Planner {
    pub(crate) mind: Mind,
    pub(crate) turns: Turns,
}

/// What the planner thinks with.
pub(crate) struct Mind {
    pub evaluator: Evaluator,
    pub temper: Temper,
    near: Sums,
    /// What every seat's chance was in the position that was valued last.
    pub shares: [f32; SEATS],
    pub reflex: Reflex,
    pub options: Options,
    /// When it must be done, and whether it was not: what it thinks after that counts for nothing.
    pub deadline: Option<Instant>,
    pub late: bool,
}

impl Planner {
    /// For a table.
    pub fn new(rules: &Rules, temper: Temper) -> Planner {
        Planner::with(rules, temper, built_in_for(rules))
    }

    /// For a table, with a network of one's own.
    pub fn with(rules: &Rules, temper: Temper, weights: Arc<Weights>) -> Planner {
        Planner { mind: Mind::new(rules, temper, weights), turns: Turns::new(rules) }
    }

    /// The same with a second network that corrects the first one.
    pub fn corrected(mut self, deep: Option<Arc<Deep>>) -> Planner {
        self.mind.evaluator = self.mind.evaluator.with_deep(deep);
        self
    }
}

impl Bot for Planner {
    fn answer(&mut self, s: &Situation, rng: &mut Seeded) -> Action {
        self.think(s, rng).action
    }

    fn think(&mut self, s: &Situation, rng: &mut Seeded) -> Thought {
        if s.options.len() == 1 {
            return Thought::only(s.options.get(0).unwrap_or(Action::Pass));
        }
        if s.decision.ask == Ask::Roll && s.game.active == s.seat && s.options.others() == [Action::Pass] {
            let game = match same_guesses(s) {
                Some(mut same) => s.guess(&mut same),
                None => s.guess(rng),
            };
            return self.roll(s, &game);
        }
        let mut found: Vec<Reason> = Vec::new();
        let mut games = guesses(s, samples(s), rng);
        for &action in s.options.others() {
            let (value, margin, to_dice) = self.weigh(s, &games, action);
            found.push(Reason { action, value, margin });
            if to_dice && s.rules.has_hidden_cards() {
                games.truncate(1);
            }
        }
        if s.options.dice != 0 {
            let (value, margin, _) = self.weigh(s, &games, Action::Roll(s.options.dice));
            // The best roll; to roll nothing is to pass, which has been weighed.
            let action = self.roll(s, &games[0].0).action;
            if let Action::Roll(_) = action {
                found.push(Reason { action, value, margin });
            }
        }
        found.sort_by(|a, b| b.value.total_cmp(&a.value));
        if let Some(Action::Roll(_)) = found.first().map(|best| best.action) {
            let (game, _) = &games[0];
            return self.roll(s, game);
        }
        Thought { action: found.first().map_or(Action::Pass, |best| best.action), reasons: found }
    }

    fn interject(&mut self, s: &Situation, rng: &mut Seeded) -> Option<Action> {
        let games = guesses(s, SAMPLES, rng);
        let still = self.mind.still(s.rules, s.seat, &games);
        let weighed = s.options.others().iter().map(|&action| (self.weigh(s, &games, action).0, action));
        let (value, action) = weighed.max_by(|a, b| a.0.total_cmp(&b.0))?;
        (value > still + 1e-3 && !self.mind.late).then_some(action)
    }
}

impl Planner {
    /// What an answer is worth, how sure that is, and whether it leads to the dice of a turn of one's own, which are weighed on one
    /// game only: they take as long as all else together, and what is hidden makes little difference to them.
    fn weigh(&mut self, s: &Situation, games: &[(Game, u64)], action: Action) -> (f32, f32, bool) {
        let (mut sum, mut squares, mut n) = (0.0, 0.0, 0.0);
        for (game, seed) in games {
            if self.mind.is_late() {
                return (0.0, 0.0, false);
            }
            self.mind.reflex.forget();
            let mut chance = Luck::new(*seed);
            let mut after = game.clone();
            let (value, to_dice) = match action {
                // As good as the best keep.
                Action::Roll(_) => (self.dice(s.rules, s.game, &after, s.options.dice), true),
                _ => {
                    s.rules.apply_unchecked(&mut after, s.seat, action, &mut chance, &mut Silent);
                    self.worth(s.rules, after, game, s.seat, &mut chance)
                }
            };
            sum += value;
            squares += value * value;
            n += 1.0;
            // Without chance every time is the same.
            let even = !chance.used && !s.rules.hides_something(game, s.seat);
            if even || to_dice && s.rules.has_hidden_cards() {
                return (value, 0.0, to_dice);
            }
        }
        let mean = sum / n;
        (mean, 1.96 * ((squares / n - mean * mean).max(0.0) / n).sqrt(), false)
    }

    /// What a position that came of another is worth to a seat whose turn it may be, and whether that hangs on dice yet to be kept.
    fn worth(
        &mut self,
        rules: &Rules,
        mut g: Game,
        from: &Game,
        seat: Seat,
        chance: &mut Luck,
    ) -> (f32, bool) {
        for _ in 0..LONG {
            if g.end.is_some() || g.turn != from.turn {
                break;
            }
            if g.ask() == Ask::Roll && g.active == seat {
                rules.options(&g, seat, &mut self.mind.options);
                let free = self.mind.options.dice;
                return (self.dice(rules, &g, &g, free), true);
            }
            if !self.mind.step(rules, &mut g, chance) {
                break;
            }
        }
        veil(&from.market, &mut g);
        (self.mind.utility(rules, &g, seat), false)
    }

    /// What the dice of the seat whose turn it is are worth, with these of them to be rolled again. `seen` is the game as
    /// the seat sees it, `game` one that it could be.
    fn dice(&mut self, rules: &Rules, seen: &Game, game: &Game, free: u8) -> f32 {
        let table = self.turns.of(seen).table(rules, game, free, &mut self.mind);
        table.value(&position(game, free)).unwrap_or_default() as f32
    }

    fn roll(&mut self, s: &Situation, game: &Game) -> Thought {
        let free = s.options.dice;
        let table = self.turns.of(s.game).table(s.rules, game, free, &mut self.mind);
        best_keeps(table, game, free)
    }
}

/// How often answers to this are played out.
fn samples(s: &Situation) -> usize {
    let dice_to_come = s.game.active == s.seat && (s.decision.ask == Ask::Roll || s.game.rolls_made == 0);
    match s.decision.ask {
        Ask::Challenge | Ask::AskHelp | Ask::Volunteer(_) | Ask::PickAlly | Ask::RevealChallenge => {
            SAMPLES_OF_CHALLENGES
        }
        _ if dice_to_come || !s.rules.has_hidden_cards() => SAMPLES,
        _ => SAMPLES_OF_HIDDEN,
    }
}

/// Games that this could be, each with its luck.
fn guesses(s: &Situation, n: usize, rng: &mut Seeded) -> Vec<(Game, u64)> {
    let mut same = same_guesses(s);
    let source = same.as_mut().unwrap_or(rng);
    (0..n).map(|_| (s.guess(source), source.bits())).collect()
}

/// Where there are hidden cards, what they are guessed from: the same as long as only dice change, so that what has been worked out for
/// their dice still holds.
fn same_guesses(s: &Situation) -> Option<Seeded> {
    s.rules.has_hidden_cards().then(|| Seeded::new(s.game.without_dice().hash64()))
}

/// Chance that knows whether it was asked, and the same for games that go different ways: otherwise most of what two answers
/// differ by would be other dice.
pub struct Luck {
    shared: crate::luck::Luck,
    /// For choices at random.
    pub(crate) source: Seeded,
    pub(crate) used: bool,
    /// The first dice of a turn rolled since this was emptied.
    pub(crate) dice: Option<(rules::Faces, u8)>,
}

impl Luck {
    /// The dice of a turn that were rolled since this was last asked.
    pub fn rolled(&mut self) -> Option<(rules::Faces, u8)> {
        self.dice.take()
    }

    /// The luck of a seed.
    pub fn new(seed: u64) -> Luck {
        Luck { shared: crate::luck::Luck::new(seed), source: Seeded::new(seed), used: false, dice: None }
    }
}

impl rules::Chance for Luck {
    fn dice(&mut self, purpose: rules::Purpose, n: u8) -> rules::Faces {
        self.used = true;
        let faces = self.shared.dice(purpose, n);
        if matches!(purpose, rules::Purpose::Dice(_)) {
            self.dice.get_or_insert((faces, n));
        }
        faces
    }

    fn card(&mut self, purpose: rules::Purpose, from: &rules::CardSet) -> u8 {
        self.used = true;
        self.shared.card(purpose, from)
    }
}

impl Mind {
    pub fn new(rules: &Rules, temper: Temper, weights: Arc<Weights>) -> Mind {
        let evaluator = Evaluator::new(rules, weights);
        Mind {
            evaluator,
            temper,
            near: Sums::default(),
            shares: [0.0; SEATS],
            reflex: Reflex::default(),
            options: Options::default(),
            deadline: None,
            late: false,
        }
    }

    /// Is it too late to go on?
    fn is_late(&mut self) -> bool {
        self.late = self.late || self.deadline.is_some_and(|deadline| Instant::now() >= deadline);
        self.late
    }

    /// The chance to win, and what else its temper likes.
    pub fn utility(&mut self, rules: &Rules, g: &Game, seat: Seat) -> f32 {
        self.shares = self.evaluator.shares_near(&mut self.near, rules, g);
        self.shares[seat as usize] + self.temper.liking(rules, g, seat)
    }

    /// The same for a game that goes on and differs from the one before, whose sums are `near`, in this seat's monster only.
    fn utility_beside(&mut self, near: &mut Sums, rules: &Rules, g: &Game, seat: Seat) -> f32 {
        self.shares = self.evaluator.shares_beside(near, rules, g, seat);
        self.shares[seat as usize] + self.temper.liking(rules, g, seat)
    }

    /// Lets whoever is asked answer without much thought; whether there was anything to answer: of what others are offered in secret
    /// nothing may be known.
    pub fn step(&mut self, rules: &Rules, g: &mut Game, chance: &mut Luck) -> bool {
        let Some(decision) = rules.decision(g) else { return false };
        let seat = decision.seats.trailing_zeros() as Seat;
        rules.options(g, seat, &mut self.options);
        let action = match self.options.len() {
            0 => return false,
            1 => self.options.get(0).unwrap_or(Action::Pass),
            _ => {
                let s = Situation { rules, game: g, seat, decision, options: &self.options };
                self.reflex.answer(&s, &self.evaluator, &mut chance.source)
            }
        };
        rules.apply_unchecked(g, seat, action, chance, &mut Silent);
        true
    }

    /// Plays on until this turn is over, which it may be already.
    pub fn finish(&mut self, rules: &Rules, g: &mut Game, turn: u16, chance: &mut Luck) {
        for _ in 0..LONG {
            if g.end.is_some() || g.turn != turn || !self.step(rules, g, chance) {
                break;
            }
        }
    }

    /// What it is worth to do nothing.
    fn still(&mut self, rules: &Rules, seat: Seat, games: &[(Game, u64)]) -> f32 {
        let mut sum = 0.0;
        for (game, seed) in games {
            self.reflex.forget();
            let mut chance = Luck::new(*seed);
            let mut after = game.clone();
            self.finish(rules, &mut after, game.turn, &mut chance);
            veil(&game.market, &mut after);
            sum += self.utility(rules, &after, seat);
        }
        sum / games.len().max(1) as f32
    }
}
