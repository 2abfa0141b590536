//! Decisions looked at again: what each cost, what would have been better, and why, in words.

use bots::{Because, Bot, Fact, Ground, Planner, Reason, Situation, Spec, Temper, same_answer};
use cards::words::Value;
use rules::{Action, Ask, Decision, Game, Options, Rules, Seat, Seeded};

use crate::cast::Cast;
use crate::dice;
use crate::question::Scene;
use crate::say::Say;

/// How many decisions are told of, unless somebody wants another number.
pub const COSTLIEST: usize = 5;

/// Less of the chance to win than this is not worth telling.
const LEAST: f32 = 0.005;

/// A decision that was not the best.
#[derive(Clone, Debug)]
pub struct Costly {
    /// The journal's entry with the answer.
    pub entry: u32,
    /// Who answered.
    pub seat: Seat,
    /// The game as the seat saw it.
    pub game: Game,
    /// The question.
    pub decision: Decision,
    /// The answer given, and what it was worth.
    pub given: Reason,
    /// The best answer, and what that was worth.
    pub best: Reason,
    /// Why it is better.
    pub because: Ground,
}

impl Costly {
    /// What it cost of the chance to win.
    pub fn cost(&self) -> f32 {
        self.best.value - self.given.value
    }
}

/// Looks at one decision after the other and remembers the costliest.
pub struct Coach {
    planner: Planner,
    /// For whom it speaks, if not for itself, and what that one likes besides winning.
    bot: Option<(Box<dyn Bot>, Temper)>,
    options: Options,
    most: usize,
    found: Vec<Costly>,
}

impl Coach {
    /// A coach who tells of so many decisions of a table's game.
    pub fn new(rules: &Rules, most: usize) -> Coach {
        let planner = Planner::new(rules, Temper::default());
        Coach { planner, bot: None, options: Options::default(), most, found: Vec::new() }
    }

    /// One who says of an answer what this bot thinks of it, where it weighs anything.
    pub fn of_bot(rules: &Rules, spec: &Spec) -> Coach {
        let coach = Coach::new(rules, 1);
        match spec.planner(rules) {
            Some(planner) => Coach { planner, bot: Some((spec.bot(rules), spec.temper())), ..coach },
            None => coach,
        }
    }

    /// Looks at an answer.
    pub fn look(&mut self, rules: &Rules, before: &Game, entry: u32, answer: (Seat, Action)) {
        let Some((it, _)) = self.weigh_one(rules, before, entry, answer) else { return };
        let cost = it.cost();
        if cost < LEAST || cost <= it.best.margin.max(it.given.margin) {
            return;
        }
        let at = self.found.partition_point(|it| it.cost() >= cost);
        if at < self.most {
            self.found.insert(at, it);
            self.found.truncate(self.most);
        }
    }

    /// The costliest decisions, the worst first, with their causes.
    pub fn costliest(mut self, rules: &Rules) -> Vec<Costly> {
        let mut found = std::mem::take(&mut self.found);
        for it in &mut found {
            it.because = self.because(rules, it, it.given.action);
        }
        found
    }

    /// The answers that one of a seat was chosen from, as many as were weighed, the best first, and why the best is better than the
    /// one given or, if that was the best, than the next. Nothing where there was no choice.
    pub fn weigh(
        &mut self,
        rules: &Rules,
        before: &Game,
        entry: u32,
        answer: (Seat, Action),
    ) -> Option<(Costly, Vec<Reason>)> {
        let (mut it, all) = self.weigh_one(rules, before, entry, answer)?;
        let worse = if it.best == it.given { all.get(1)?.action } else { it.given.action };
        it.because = self.because(rules, &it, worse);
        Some((it, all))
    }

    /// With nothing but what the seat could see. Cards used in between, unasked, are not looked at.
    fn weigh_one(
        &mut self,
        rules: &Rules,
        before: &Game,
        entry: u32,
        (seat, given): (Seat, Action),
    ) -> Option<(Costly, Vec<Reason>)> {
        rules.options(before, seat, &mut self.options);
        let view = rules.view(before, Some(seat));
        let decision = rules.decision(view.game()).filter(|it| it.seats >> seat & 1 == 1)?;
        if self.options.len() < 2 {
            return None;
        }
        let game = view.game();
        let s = Situation { rules, game, seat, decision, options: &self.options };
        let mut rng = Seeded::new(entry.into());
        let all = match &mut self.bot {
            Some((bot, temper)) => weigh_as(bot.as_mut(), *temper, &mut self.planner, &s, given, &mut rng),
            None => self.planner.weigh_all(&s, &mut rng),
        };
        let (best, given) = (*all.first()?, *all.iter().find(|it| same_answer(game, it.action, given))?);
        let because = Ground::Several;
        Some((Costly { entry, seat, game: game.clone(), decision, given, best, because }, all))
    }

    fn because(&mut self, rules: &Rules, it: &Costly, worse: Action) -> Ground {
        rules.options(&it.game, it.seat, &mut self.options);
        let (seat, decision) = (it.seat, it.decision);
        let s = Situation { rules, game: &it.game, seat, decision, options: &self.options };
        self.planner.why(&s, it.best.action, worse, &mut Seeded::new(it.entry.into()))
    }
}

/// What the answers are worth to a bot with this temperament, the best first; the one given is among them. The planner is the one
/// that the bot thinks with.
fn weigh_as(
    bot: &mut dyn Bot,
    temper: Temper,
    planner: &mut Planner,
    s: &Situation,
    given: Action,
    rng: &mut Seeded,
) -> Vec<Reason> {
    let mut all = bot.think(s, rng).reasons;
    let has = |all: &[Reason], action| all.iter().any(|it| same_answer(s.game, it.action, action));
    let few = all.len() < 2;
    if few || !has(&all, given) {
        // It looked no closer at these: what its planner thinks of them was enough.
        let mut others = planner.weigh_all(s, rng);
        others.retain(|it| !has(&all, it.action) && (few || same_answer(s.game, it.action, given)));
        all.append(&mut others);
        all.sort_by(|a, b| b.value.total_cmp(&a.value));
    }
    // What it likes and has already is no merit of any answer.
    let now = temper.liking(s.rules, s.game, s.seat);
    all.iter_mut().for_each(|it| it.value -= now);
    all
}

/// An answer in words, dice by their faces.
pub fn answer(scene: &Scene, options: &Options, action: Action) -> String {
    let (say, game) = (scene.say, scene.game);
    let dice = |mask: u8| {
        let shown = (0..game.dice_count).filter(|die| mask >> die & 1 == 1);
        let mut faces: Vec<u8> = shown.map(|die| game.dice.get(die as usize)).collect();
        faces.sort_unstable();
        faces.into_iter().map(|face| dice::die(face, say)).collect::<String>()
    };
    let all = ((1u16 << game.dice_count) - 1) as u8;
    match action {
        Action::Roll(mask) if mask & all == all => say.it("coach-roll-all"),
        Action::Roll(mask) => {
            let n = Value::Number(i64::from((mask & all).count_ones()));
            say.with("coach-keep", &[("dice", dice(!mask).into()), ("n", n)])
        }
        Action::Pass if scene.decision.ask == Ask::Roll => {
            say.with("coach-stop", &[("dice", dice(all).into())])
        }
        _ => {
            let question = scene.question(options);
            let known = question.choices.iter().find(|choice| choice.action == action);
            let passes = || question.default.as_ref().map(|(_, meaning)| meaning.clone());
            known.map(|choice| choice.label.clone()).or_else(passes).unwrap_or_else(|| action.to_string())
        }
    }
}

/// A cause in words; none where it is nothing but the answer.
pub fn because(cast: &Cast, say: Say, ground: Ground) -> Option<String> {
    match ground {
        Ground::Fact(it) => Some(fact(cast, say, it)),
        Ground::Several => Some(say.it("cause-several")),
        Ground::Later => Some(say.it("cause-later")),
        Ground::Answer => None,
    }
}

fn fact(cast: &Cast, say: Say, Because { fact, better, worse }: Because) -> String {
    let share = |key: &str| {
        let args = [("better", percent(say, better, 0).into()), ("worse", percent(say, worse, 0).into())];
        say.with(key, &args)
    };
    let count = |key: &str| {
        let args = [("better", number(say, better, 1).into()), ("worse", number(say, worse, 1).into())];
        say.with(key, &args)
    };
    match fact {
        Fact::Won => share("cause-won"),
        Fact::Out => share("cause-out"),
        Fact::City => share("cause-city"),
        Fact::RivalsOut => count("cause-rivals-out"),
        Fact::Hearts => count("cause-hearts"),
        Fact::Stars => count("cause-stars"),
        Fact::Energy => count("cause-energy"),
        Fact::Cards(None) => count("cause-cards"),
        Fact::Cards(Some(card)) => say.with("cause-card", &[("card", cast.card(card, say).into())]),
        Fact::RivalHearts => count("cause-rival-hearts"),
        Fact::RivalStars => count("cause-rival-stars"),
    }
}

/// A cause's name, for programs.
pub fn fact_name(fact: Fact) -> &'static str {
    match fact {
        Fact::Won => "won",
        Fact::Out => "out",
        Fact::RivalsOut => "rivals-out",
        Fact::Hearts => "hearts",
        Fact::Stars => "stars",
        Fact::Energy => "energy",
        Fact::Cards(_) => "cards",
        Fact::City => "city",
        Fact::RivalHearts => "rival-hearts",
        Fact::RivalStars => "rival-stars",
    }
}

/// A chance as one writes it in this language.
pub fn percent(say: Say, chance: f32, digits: usize) -> String {
    format!("{}\u{a0}%", number(say, chance * 100.0, digits))
}

fn number(say: Say, n: f32, digits: usize) -> String {
    format!("{n:.digits$}").replace('.', &say.it("decimal-mark"))
}
