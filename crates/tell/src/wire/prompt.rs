//! Questions and answers in the messages of the protocol.

use cards::words;
use odds::{Dice, Face, Measure, Pattern, Solver};
use protocol as p;
use rules::{Action, Ask, CardId, Decision, Fallen, Options, Rules, View};

use super::{face, place, resource, seat};
use crate::borough;
use crate::cast::Cast;
use crate::forecast;
use crate::preview::preview;
use crate::question::{self, Scene, together};
use crate::say::Say;

/// What somebody is asked, for the others: "chooses dice", "buys"; for oneself where the verb is another then.
pub fn asking(say: Say, topic: &str, you: bool) -> String {
    let key = format!("asking-{topic}");
    let own = if you { words::form(say.lang, &key, "you", &[]) } else { None };
    own.unwrap_or_else(|| say.it(&key))
}

/// The open question for the seat whose view this is, as a person sees it. Its number, its clock and what could be
/// settled are the table's business.
pub fn prompt(
    cast: &Cast,
    view: &View,
    decision: Decision,
    options: &Options,
    say: Say,
) -> Option<p::Prompt> {
    let who = view.seat()?;
    let scene = Scene { cast, say, game: view.game(), seat: who, decision };
    let question = scene.question(options);
    let mut choices = choices(&scene, view, &question, options, true);
    choices.extend(barred(&scene, &question));
    let rolls = decision.ask == Ask::Roll && options.dice != 0;
    let forecast = (decision.ask == Ask::Roll)
        .then(|| forecast::sentence(cast, say, &forecast::forecast(&cast.table.rules, view, who)))
        .filter(|sentence| !sentence.is_empty());
    let now = say.with(&format!("now-{}", question.topic), &scene.args());
    let help = if question.note.is_empty() { now } else { format!("{} {now}", question.note) };
    Some(p::Prompt {
        id: 0,
        topic: question.topic.to_string(),
        title: question.title,
        help,
        why: why(cast, decision),
        dice: if rolls { super::seats(options.dice) } else { Vec::new() },
        choices,
        default: table::default_answer(options).unwrap_or(Action::Pass).to_string(),
        forecast,
        together: together(decision.ask),
        automate: Vec::new(),
        left: None,
        odds: Vec::new(),
    })
}

fn why(cast: &Cast, decision: Decision) -> Option<p::Why> {
    let card = match decision.ask {
        Ask::Use(card) | Ask::TurnedUp(card) => card,
        _ => decision.card,
    };
    cast.table.card(card).map(|_| p::Why::Card(cast.table.rules.card_name(card).to_string()))
}

/// Cards that may come in between, for the seat whose view this is.
pub fn plays(cast: &Cast, view: &View, decision: Decision, options: &Options, say: Say) -> Vec<p::Choice> {
    let Some(who) = view.seat() else { return Vec::new() };
    let scene = Scene { cast, say, game: view.game(), seat: who, decision };
    let question = scene.question(options);
    choices(&scene, view, &question, options, false)
}

fn choices(
    scene: &Scene,
    view: &View,
    question: &question::Question,
    options: &Options,
    with_pass: bool,
) -> Vec<p::Choice> {
    let mut all: Vec<p::Choice> = Vec::new();
    for choice in &question.choices {
        all.push(p::Choice {
            label: choice.label.clone(),
            detail: choice.detail.clone(),
            ..about(scene, view, choice.action)
        });
    }
    if let Some((action, meaning)) = question.default.as_ref().filter(|_| with_pass)
        && options.has(*action)
    {
        all.push(p::Choice { label: meaning.clone(), ..about(scene, view, *action) });
    }
    all
}

/// What an answer is about, and what it would change.
fn about(scene: &Scene, view: &View, action: Action) -> p::Choice {
    let rules = &scene.cast.table.rules;
    let (mut card, mut who, mut shown, mut die, mut price) = (None, None, None, None, None);
    let (mut to, mut at, mut number, mut stack, mut unit, mut durability) =
        (None, None, None, None, None, None);
    match action {
        Action::Use(it) | Action::Play(it) | Action::Card(it) => card = Some(it),
        Action::Buy(it) => {
            card = Some(it);
            price = Some(rules.price_asked(scene.game, scene.seat, it));
        }
        Action::Seat(it) | Action::Give(it) => who = Some(it),
        Action::Die(it) => {
            die = Some(it + 1);
            shown = Some(scene.game.dice.get(it as usize));
        }
        Action::Face(it) => shown = Some(it),
        Action::Place(it) => to = Some(it),
        Action::Borough(it) => at = Some(it),
        Action::Number(it) => number = Some(it),
        Action::Destroy(it) => {
            let (there, what) = rules.target_of(scene.game, it);
            at = Some(there);
            (stack, unit) = match what {
                Fallen::Building(_) => (Some(it), None),
                Fallen::Unit(_) => (None, Some(borough::thing_id(scene.cast, what).to_string())),
            };
            if scene.decision.ask == Ask::Destroy {
                durability = Some(rules.durability(scene.game, it));
            }
        }
        _ => {}
    }
    let fee = rules.move_fee(scene.game);
    if matches!(action, Action::Place(_) | Action::Leave) && scene.decision.ask != Ask::Home && fee > 0 {
        price = Some(fee);
    }
    if let (Action::Card(it), Ask::ToBuy) = (action, scene.decision.ask) {
        price = Some(rules.price_asked(scene.game, scene.seat, it));
    }
    if let (Action::Sweep, price) = (action, &mut price) {
        *price = Some(rules.book.sweep_price);
    }
    let seen = preview(rules, view, scene.seat, action);
    let changes = seen.changes.into_iter();
    p::Choice {
        action: action.to_string(),
        label: String::new(),
        detail: String::new(),
        card,
        id: card.map(|card| rules.card_name(card).to_string()),
        seat: who.map(seat),
        face: shown.map(|it| face(rules, it).to_string()),
        die,
        place: to.map(|it| place(rules, it).to_string()),
        borough: at.map(|it| borough::borough_id(it).to_string()),
        stack,
        unit,
        number,
        durability,
        price,
        barred: None,
        preview: changes
            .map(|(who, what, by)| p::Change { seat: seat(who), what: resource(what).to_string(), by })
            .collect(),
        uncertain: seen.uncertain,
    }
}

/// Answers that one might look for and that are not possible now, with the reason.
fn barred(scene: &Scene, question: &question::Question) -> Vec<p::Choice> {
    let (say, game) = (scene.say, scene.game);
    let energy = game.monster(scene.seat).energy;
    let too_dear = |card: CardId, price: u8| {
        let short = i64::from(price) - i64::from(energy);
        let reason = match (short > 0, game.barred_card() == Some(card)) {
            (_, true) => say.it("barred-card"),
            (true, _) => say.with("barred-short", &[("n", cards::words::Value::Number(short))]),
            _ => say.it("barred-now"),
        };
        p::Choice {
            action: Action::Buy(card).to_string(),
            label: scene.cast.card(card, say),
            detail: scene.cast.card_text(card, say),
            card: Some(card),
            id: Some(scene.cast.table.rules.card_name(card).to_string()),
            seat: None,
            face: None,
            die: None,
            place: None,
            borough: None,
            stack: None,
            unit: None,
            number: None,
            durability: None,
            price: Some(price),
            barred: Some(reason),
            preview: Vec::new(),
            uncertain: false,
        }
    };
    question.too_dear.iter().map(|&(card, price)| too_dear(card, price)).collect()
}

/// The exact odds of usual wishes with the dice on the table; nothing if the seat whose view this is does not roll. The
/// solver knows whose dice they are.
pub fn odds(rules: &Rules, view: &View, solver: &mut Solver) -> Vec<p::Odds> {
    let game = view.game();
    let Some(who) = view.seat() else { return Vec::new() };
    // Frozen dice cannot be rolled, and the odds do not know of them: better none than wrong ones.
    let frozen = (0..game.dice_count).any(|die| game.is_locked(die));
    if game.ask() != Ask::Roll || game.active != who || game.dice_count == 0 || frozen {
        return Vec::new();
    }
    let mut options = Options::default();
    rules.options(game, who, &mut options);
    let (mut counts, mut lying) = ([0u8; 6], [0u8; 6]);
    for at in 0..game.dice_count {
        let face = game.dice.get(at as usize) as usize % 6;
        counts[face] += 1;
        // Cards may forbid to roll some faces again.
        lying[face] += u8::from(game.rolls_left > 0 && options.dice >> at & 1 == 0);
    }
    let position = odds::Position::rolled(counts, game.rolls_left.into()).with_locked(lying);
    let mut all = Vec::new();
    for (face, n, most) in wishes(solver.dice(), &counts) {
        if n > game.dice_count {
            continue;
        }
        let wish = if most { Pattern::AtMost(Measure::Dice(face), n) } else { Pattern::dice(n, face) };
        let Ok(report) = solver.chance(&position, &wish) else { continue };
        let mut kept = report.best.keep;
        let mut keep = Vec::new();
        for at in 0..game.dice_count {
            let left = &mut kept[game.dice.get(at as usize) as usize % 6];
            if *left > 0 {
                *left -= 1;
                keep.push(at + 1);
            }
        }
        all.push(p::Odds { face: name(face), n, most, chance: report.probability, keep });
    }
    all
}

fn name(face: Face) -> String {
    // Numbers are called by themselves, everything else by its word.
    if face.code().is_ascii_digit() { face.code().to_string() } else { face.word().to_string() }
}

/// What one usually rolls for: so many of a face, at least or (`true`) at most; one more than is there, if that many are
/// there already. In New York destruction goes by what stands there, and of ouch one wants few.
pub fn wishes(dice: Dice, counts: &odds::Counts) -> Vec<(Face, u8, bool)> {
    let there = |face: Face| counts[face.index()];
    let three = |face: Face| (face, 3.max(there(face) + 1), false);
    if dice == Dice::Tokyo {
        return dice.faces().map(three).to_vec();
    }
    let d = Face::DESTRUCTION;
    let mut all: Vec<(Face, u8, bool)> = (2..=4).filter(|n| *n > there(d)).map(|n| (d, n, false)).collect();
    if all.is_empty() {
        all.push((d, there(d) + 1, false));
    }
    all.push(three(Face::CELEBRITY));
    all.extend((0..=2).filter(|n| *n < there(Face::OUCH)).map(|n| (Face::OUCH, n, true)));
    all.extend([Face::HEART, Face::ENERGY, Face::SMASH].map(three));
    all
}
