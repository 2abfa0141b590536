//! Whole turns as the planner plays them for everybody, and how much of what came of them was luck with the dice. What is left
//! without the luck varies much less from game to game than who wins, and is the same on average.

use super::{LONG, Luck, Planner};
use crate::keep::{again, counts, position};
use crate::{Bot, Situation};
use odds::{Counts, FACES, Position};
use rules::{Action, Ask, Game, Options, Rules, SEATS, Seat, Seeded, Silent};

impl Planner {
    /// Plays until the turn is over that is on; how lucky each seat was with its dice, in chances to win. Whoever has `seen` the dice of
    /// this turn takes them as they are: only those to come are luck. `stray` may answer anything but dice in its stead.
    pub fn play_turn(
        &mut self,
        rules: &Rules,
        g: &mut Game,
        seen: bool,
        chance: &mut Luck,
        rng: &mut Seeded,
        stray: &mut dyn FnMut(&Situation, &mut Seeded) -> Option<Action>,
    ) -> [f32; SEATS] {
        let now = g.turn;
        let mut options = Options::default();
        let mut dice: Option<Dice> = None;
        for _ in 0..LONG {
            if g.end.is_some() || g.turn != now {
                break;
            }
            let Some(decision) = rules.decision(g) else { break };
            if self.use_any_time(rules, g, decision.seats, &mut options, chance, rng) {
                continue;
            }
            let seat = decision.seats.trailing_zeros() as Seat;
            rules.options(g, seat, &mut options);
            let rolls = decision.ask == Ask::Roll && seat == g.active && options.dice != 0;
            if rolls && options.others() == [Action::Pass] {
                let dice = dice.get_or_insert_with(|| self.before(rules, g, options.dice, seen));
                self.roll_on(rules, g, options.dice, dice, chance);
                continue;
            }
            let s = Situation { rules, game: g, seat, decision, options: &options };
            if rolls {
                // Something else can be done with the dice, too: what that comes to is no longer only luck.
                dice = Some(Dice { hoped: None, got: None });
            }
            let strayed = if decision.ask == Ask::Roll { None } else { stray(&s, rng) };
            let action = strayed.unwrap_or_else(|| self.think(&s, rng).action);
            rules.apply_unchecked(g, seat, action, chance, &mut Silent);
        }
        dice.and_then(Dice::luck).unwrap_or_default()
    }

    /// What each seat hopes for at the beginning of a turn: what it is worth on average over all dice, each kept as is best, when the turn
    /// is over. Nothing where more can be done than to roll, or somebody has rolled.
    pub fn hopes(&mut self, rules: &Rules, g: &Game) -> Option<[f32; SEATS]> {
        let mut options = Options::default();
        rules.options(g, g.active, &mut options);
        let rolls = g.ask() == Ask::Roll && options.others() == [Action::Pass];
        let free = options.dice;
        (rolls && free != 0).then(|| self.before(rules, g, free, false).hoped).flatten()
    }

    /// Somebody who is not asked uses an any-time card.
    fn use_any_time(
        &mut self,
        rules: &Rules,
        g: &mut Game,
        asked: u8,
        options: &mut Options,
        chance: &mut Luck,
        rng: &mut Seeded,
    ) -> bool {
        let mut others = rules.may_interject(g) & !asked;
        while others != 0 {
            let seat = others.trailing_zeros() as Seat;
            others &= others - 1;
            rules.interjections(g, seat, options);
            let Some(decision) = rules.decision(g).filter(|_| !options.is_empty()) else { continue };
            let s = Situation { rules, game: g, seat, decision, options };
            if let Some(action) = self.interject(&s, rng) {
                rules.apply_unchecked(g, seat, action, chance, &mut Silent);
                return true;
            }
        }
        false
    }

    /// What everybody hopes for before the dice of a turn.
    fn before(&mut self, rules: &Rules, g: &Game, free: u8, seen: bool) -> Dice {
        let fresh = Position::fresh(g.dice_count.into(), usize::from(g.rolls_left) + 1);
        let from = match seen {
            true => Some(position(g, free)),
            // Dice that are locked already were not rolled in this turn, or not as dice usually are.
            false => (counts(g, !free) == [0; FACES] && g.rolls_made == 1).then_some(fresh),
        };
        let hoped = from
            .filter(|from| from.rolls <= odds::MAX_ROLLS)
            .and_then(|from| self.turns.of(g).hoped(rules, g, free, &from, &mut self.mind));
        Dice { hoped, got: None }
    }

    /// Keeps the best dice and rolls the others.
    fn roll_on(&mut self, rules: &Rules, g: &mut Game, free: u8, dice: &mut Dice, chance: &mut Luck) {
        let known = self.turns.of(g);
        let keep = known.table(rules, g, free, &mut self.mind).best_keep(&position(g, free));
        let action = keep.map_or(Action::Pass, |keep| again(g, free, &keep));
        let mut end: Counts = counts(g, u8::MAX);
        if let Action::Roll(roll) = action {
            end = counts(g, !roll);
        }
        let before = g.clone();
        chance.dice = None;
        rules.apply_unchecked(g, g.active, action, chance, &mut Silent);
        if let (Action::Roll(_), Some((faces, n))) = (action, chance.dice) {
            (0..n).for_each(|die| end[faces.get(die.into()) as usize % FACES] += 1);
        }
        let known = self.turns.of(&before);
        dice.got = known.shares(rules, &before, &end).copied();
    }
}

impl Planner {
    /// How lucky each seat was with one roll of the monster whose turn it is, whoever plays it: how the dice that came compare with what
    /// was hoped for once these were kept; `kept` is nothing before the first roll. On average it comes to nothing, whatever was kept.
    pub fn luck_of_roll(
        &mut self,
        rules: &Rules,
        g: &Game,
        free: u8,
        kept: Option<&Counts>,
        came: &Counts,
    ) -> Option<[f32; SEATS]> {
        let dice = usize::from(g.dice_count);
        let left = usize::from(g.rolls_left);
        let (hoped, came) = match kept {
            None if counts(g, !free) != [0; FACES] || g.rolls_made != 1 => return None,
            None => (Position::fresh(dice, left + 1), Position::rolled(*came, left)),
            Some(kept) => (Position::kept(dice, *kept, left), Position::rolled(*came, left - 1)),
        };
        let locked = counts(g, !free);
        let known = self.turns.of(g);
        let table = known.table_for(rules, g, free, left + 1, &mut self.mind);
        let value = |position: Position| table.value(&position.with_locked(locked)).ok();
        let luck = (value(came)? - value(hoped)?) as f32;
        let shares = self.mind.evaluator.shares(rules, g);
        let own = usize::from(g.active);
        Some(std::array::from_fn(|seat| match seat == own {
            true => luck,
            false => -luck * shares[seat] / (1.0 - shares[own]).max(0.02),
        }))
    }
}

/// The dice of a turn: what each seat hoped for, and what the last ones that were seen came to.
struct Dice {
    hoped: Option<[f32; SEATS]>,
    got: Option<[f32; SEATS]>,
}

impl Dice {
    fn luck(self) -> Option<[f32; SEATS]> {
        let (hoped, got) = (self.hoped?, self.got?);
        Some(std::array::from_fn(|seat| got[seat] - hoped[seat]))
    }
}
