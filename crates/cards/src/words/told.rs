//! What happens, as sentences: effects cut where the conditions, the subject or the roll change.

use rules::lang::{Amount, Cond, Do, Limit, Moment};

use super::clause::{Clause, Mode, merged, said};
use super::cond::{Joint, conditions};
use super::effect;
use super::front::{Lead, after_time, front, if_front};
use super::polish::sentence;
use super::voice::{Intro, Voice, args};

/// Longer lists of clauses go on in a new sentence.
pub(crate) const MOST_CLAUSES: usize = 5;

/// A list of effects cut where the conditions change; nested conditions add up.
pub(crate) fn segments(effects: &[Do]) -> Vec<(Vec<Cond>, Vec<&Do>)> {
    fn cut<'a>(conds: &[Cond], effects: &'a [Do], out: &mut Vec<(Vec<Cond>, Vec<&'a Do>)>) {
        for effect in effects {
            match effect {
                Do::If(more, then) if !then.is_empty() => cut(&[conds, more].concat(), then, out),
                Do::If(..) => {}
                plain => match out.last_mut() {
                    Some((same, list)) if same == conds => list.push(plain),
                    _ => out.push((conds.to_vec(), vec![plain])),
                },
            }
        }
    }
    let mut out = Vec::new();
    cut(&[], effects, &mut out);
    out
}

/// Sentences for a list of effects.
pub(crate) fn told(v: &Voice, lead: Lead, conds: &[Cond], limit: Limit, effects: &[Do]) -> Vec<String> {
    let mut v = *v;
    let mut text: Vec<String> = Vec::new();
    let mut conditional = false;
    let mut emptied = false;
    let mut anchored = false;
    let mut parts = segments(effects);
    if parts.is_empty() {
        parts.push((Vec::new(), Vec::new()));
    }
    for (more, effects) in &parts {
        if !text.is_empty() && is_discard_when_empty(more, effects) {
            text.push(sentence(&v, &v.text(last_counter(&v), &args![])));
            continue;
        }
        let groups = groups(&v, effects, matches!(lead, Lead::Nothing) && more.is_empty());
        for (i, group) in groups.into_iter().enumerate() {
            let mut group = group;
            let opening = text.is_empty();
            let mut before = match (opening, i) {
                (true, _) if matches!(lead, Lead::Done) && more.is_empty() && leads_with_roll(&group) => {
                    String::new()
                }
                (true, _) => {
                    let all = [conds, more].concat();
                    match (after_time(&v, lead, &all), group.last_mut()) {
                        (Some(after), Some(last)) if last.tail.is_empty() => {
                            last.tail = after;
                            front(&v, lead, &[])
                        }
                        _ => front(&v, lead, &all),
                    }
                }
                // What the sentence before would have used up is still there.
                (false, 0) if emptied && is_counter_left(more) => {
                    let conds = conditions(&v, more, Joint::If, "");
                    v.text("front-otherwise-if", &args!["conds": conds])
                }
                (false, 0) if !more.is_empty() => if_front(&v, more),
                // Only conditional sentences so far: the moment must be said again.
                (false, 0) if conditional && !anchored && !matches!(lead, Lead::Nothing) => {
                    front(&v, lead, conds)
                }
                (false, 0) if conditional => v.text("front-anyway", &args![]),
                _ if matches!(lead, Lead::Nothing) || leads_with_roll(&group) => String::new(),
                _ => v.text("front-then", &args![]),
            };
            if before.is_empty()
                && let Some(per) = shared_per(&group)
            {
                before = v.text("front-per", &args!["per": per]);
                group = group.into_iter().map(Clause::without_per).collect();
            }
            let mode = if before.is_empty() { Mode::First } else { Mode::Front };
            let (start, adv) = if opening { limit_words(&v, limit) } else { Default::default() };
            text.push(sentence(&v, &format!("{start} {before} {}", said(&v, &group, mode, &adv))));
            v.later = true;
        }
        emptied = effects.iter().any(|d| matches!(d, Do::TakeStored(_) | Do::RemoveCounters));
        conditional = !more.is_empty();
        anchored |= more.is_empty();
    }
    text
}

/// Clauses cut into sentences: where a roll is counted, where a list grows too long and, with nothing in front that
/// a new sentence would lose, where the subject changes.
fn groups(v: &Voice, effects: &[&Do], free: bool) -> Vec<Vec<Clause>> {
    let clauses: Vec<Clause> = effects.iter().flat_map(|d| effect::clauses(v, d)).collect();
    let mut clauses = merged(clauses);
    if clauses.is_empty() {
        clauses.push(effect::nothing());
    }
    let mut out: Vec<Vec<Clause>> = Vec::new();
    for clause in clauses {
        match out.last_mut() {
            Some(group)
                if !clause.counts_roll()
                    && group.len() < MOST_CLAUSES
                    && group.last().is_some_and(|c| !c.closes() && (!free || c.who == clause.who)) =>
            {
                group.push(clause)
            }
            _ => out.push(vec![clause]),
        }
    }
    out
}

/// "If no counters are left, discard this card", which has a sentence of its own.
fn is_discard_when_empty(conds: &[Cond], effects: &[&Do]) -> bool {
    matches!(conds, [Cond::Exactly(Amount::Counters, Amount::N(0))]) && matches!(effects, [Do::DiscardThis])
}

fn is_counter_left(conds: &[Cond]) -> bool {
    matches!(conds, [Cond::AtLeast(Amount::Counters, Amount::N(1))])
}

/// The sentence about the last counter.
pub(crate) fn last_counter(v: &Voice) -> &'static str {
    if v.stored { "note-last-stored" } else { "note-last-counter" }
}

fn leads_with_roll(group: &[Clause]) -> bool {
    group.first().is_some_and(Clause::counts_roll)
}

/// The "for each ..." that all clauses of a sentence share, if it deserves the front.
fn shared_per(group: &[Clause]) -> Option<String> {
    let per = group.first()?.only_per()?;
    let all = group.iter().all(|c| c.only_per() == Some(per));
    (all && (group.len() > 1 || leads_with_roll(group))).then(|| per.to_string())
}

/// The words of a limit before the sentence and inside it.
pub(crate) fn limit_words(v: &Voice, limit: Limit) -> (String, String) {
    let key = match limit {
        Limit::None | Limit::OncePerTurnByName => return Default::default(),
        // The front already says it.
        _ if matches!(v.intro, Intro::EachTime | Intro::FirstTime) => return Default::default(),
        Limit::OncePerTurn if v.moment == Some(Moment::BeforeFirstRoll) => return Default::default(),
        Limit::OncePerTurn if v.any_turn && v.intro == Intro::When => "limit-each-turn",
        Limit::OncePerTurn => "limit-turn",
        Limit::OncePerLoss => "limit-loss",
    };
    // After what happens by itself, some languages would let "once per turn" sound like "every turn".
    let inside = if !v.offered && v.has(key, "told") { "told" } else { "adv" };
    (v.slot(key, "start", &args![]), v.slot(key, inside, &args![]))
}

/// The sentence of a limit that has one of its own.
pub(crate) fn limit_sentence(v: &Voice, limit: Limit) -> Option<String> {
    (limit == Limit::OncePerTurnByName).then(|| sentence(v, &v.text("limit-name", &args![])))
}
