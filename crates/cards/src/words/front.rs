//! What stands in front of a sentence: the moment, the conditions, or what ties it to the sentence before.

use rules::lang::{Amount, Cond, Moment, Who};

use super::cond::{self, Joint, comparison, conditions, quantity, total_reached};
use super::cond::{is_about_dice, is_about_roll, is_about_turn};
use super::voice::{Args, Intro, Voice, args, die_icon, whose_key};

/// Where a sentence starts from.
#[derive(Clone, Copy)]
pub(crate) enum Lead {
    /// Nothing: what a discard card does.
    Nothing,
    /// The card arrives.
    Arrival,
    /// The moment of the ability.
    At(Moment),
    /// The choice made in the sentence before.
    Done,
}

/// The front of a sentence, empty if there is none.
pub(crate) fn front(v: &Voice, lead: Lead, conds: &[Cond]) -> String {
    match lead {
        Lead::Nothing if conds.is_empty() => String::new(),
        Lead::Nothing => if_front(v, conds),
        Lead::Arrival => moment_front(v, "m-arrival", args![], conds),
        Lead::Done if conds.is_empty() => v.text("front-done", &args![]),
        // A condition on the roll just made already says that it was made.
        Lead::Done if conds.iter().any(is_about_roll) => if_front(v, conds),
        Lead::Done => v.text("front-done-if", &args!["conds": conditions(v, conds, Joint::If, "")]),
        Lead::At(moment) => {
            let (key, given) = words(v, moment);
            at_front(v, moment, key, given, conds)
        }
    }
}

/// A time that stands inside the sentence and not in front of it, in languages that prefer it there.
pub(crate) fn inner_time(v: &Voice, moment: Moment, conds: &[Cond]) -> Option<String> {
    let (key, given) = words(v, moment);
    (conds.is_empty() && v.has(key, "inner")).then(|| v.attribute(key, "inner", &given))
}

/// Conditions on the whole turn that follow the sentence, in languages that say them after the time in front.
pub(crate) fn after_time(v: &Voice, lead: Lead, conds: &[Cond]) -> Option<String> {
    let Lead::At(moment) = lead else { return None };
    let fits = !conds.is_empty() && conds.iter().all(is_about_turn) && v.has(words(v, moment).0, "time");
    (fits && v.has("front-time-if", "after"))
        .then(|| v.attribute("front-time-if", "after", &args!["conds": conditions(v, conds, Joint::If, "")]))
}

/// Can the owner's turn be counted on to reach this total only once, so that reaching it is the event itself?
pub(crate) fn reaches_total(moment: Moment, conds: &[Cond]) -> bool {
    conds.iter().filter_map(total_reached).any(|total| match moment {
        Moment::Hurting => *total != Amount::StarsGained,
        Moment::GainedStars => *total == Amount::StarsGained,
        _ => false,
    })
}

/// "If ...,".
pub(crate) fn if_front(v: &Voice, conds: &[Cond]) -> String {
    v.text("front-if", &args!["conds": conditions(v, conds, Joint::If, "")])
}

fn at_front(v: &Voice, moment: Moment, key: &'static str, mut given: Args, conds: &[Cond]) -> String {
    let mut rest: Vec<Cond> = conds.to_vec();
    // A total that is reached says what happened, and over whose turn it is counted.
    if v.intro == Intro::AsSoonAs {
        rest.retain(|c| *c != Cond::YourTurn);
        rest.sort_by_key(|c| total_reached(c).is_none());
        return event_front(v, None, &rest);
    }
    // "When you would lose exactly 1[heart]": the number goes into the event.
    let mut number = String::new();
    if has_amount(moment)
        && let Some(at) = rest.iter().position(|c| of_that_many(c).is_some())
        && let Some((how, n)) = of_that_many(&rest[at])
    {
        number = quantity(v, how, n);
        rest.remove(at);
    }
    // "on your turn" and "in Tokyo" are said in passing where the event has room for them.
    let mut passing = |fits: bool, cond: Cond, key: &str| match rest.iter().position(|c| fits && *c == cond) {
        Some(at) => {
            rest.remove(at);
            v.text(key, &args![])
        }
        None => String::new(),
    };
    let turn = passing(is_any_turn(moment), Cond::YourTurn, "on-your-turn");
    let dice = matches!(moment, Moment::CountingDice | Moment::Resolving) && !conds.iter().any(is_about_dice);
    let place = passing(dice, Cond::InTokyo(Who::You), "in-tokyo");
    let resolving = !place.is_empty();
    given.extend(args!["turn": turn, "place": place]);
    given.extend(args!["counted": if number.is_empty() { "no" } else { "yes" }, "q": number]);
    if v.by_another {
        rest.retain(|c| *c != Cond::CausedByAnother);
        let event = v.attribute(key, "by", &given);
        return event_front(v, Some(event), &rest);
    }
    match moment {
        // What the dice show is the event itself.
        Moment::CountingDice | Moment::Resolving if rest.iter().any(is_about_dice) => {
            event_front(v, None, &rest)
        }
        Moment::CountingDice if resolving || !rest.is_empty() => moment_front(v, "m-resolving", given, &rest),
        _ => moment_front(v, key, given, &rest),
    }
}

fn moment_front(v: &Voice, key: &str, given: Args, conds: &[Cond]) -> String {
    if !v.has(key, "time") {
        return event_front(v, Some(v.attribute(key, "event", &given)), conds);
    }
    let time = v.attribute(key, "time", &given);
    if conds.is_empty() {
        return v.text("front-time", &args!["time": time]);
    }
    // A time that cannot stand inside a condition stays in front of it.
    let key = if v.has(key, "loose") { "front-loose-if" } else { "front-time-if" };
    let inside = conditions(v, conds, Joint::If, &time);
    v.text(key, &args!["time": time, "conds": conditions(v, conds, Joint::If, ""), "inside": inside])
}

fn event_front(v: &Voice, event: Option<String>, conds: &[Cond]) -> String {
    let parts: Vec<String> =
        event.into_iter().chain(conds.iter().map(|c| cond::condition(v, c, ""))).collect();
    v.text(v.intro.key(), &args!["event": cond::joined(v, &parts, Joint::When)])
}

/// The comparison of "that many" with a plain number.
fn of_that_many(cond: &Cond) -> Option<(cond::Compare, u32)> {
    match comparison(cond)? {
        (how, Amount::ThatMany, Amount::N(n)) => Some((how, (*n).into())),
        _ => None,
    }
}

fn has_amount(moment: Moment) -> bool {
    use Moment::*;
    matches!(moment, WouldLoseHearts | LostHearts | Wounding | Hurting | GainedStars)
}

/// Moments that may come on anybody's turn and whose wording can add whose.
fn is_any_turn(moment: Moment) -> bool {
    use Moment::*;
    matches!(moment, WouldLoseHearts | LostHearts | Hurting | GainedStars | EnteredTokyo | Buying)
}

/// Moments that come on anybody's turn alike, so that "once per turn" could be taken for the owner's only.
pub(crate) fn is_anyones(moment: Moment) -> bool {
    use Moment::*;
    matches!(moment, WouldLoseHearts | LostHearts | Hurting | ReachedZero(_) | AtZero | AnyTime)
}

/// Can the wording of this moment name the monster that caused it?
pub(crate) fn names_cause(moment: Moment) -> bool {
    matches!(moment, Moment::WouldLoseHearts | Moment::LostHearts | Moment::AtZero)
}

fn words(v: &Voice, moment: Moment) -> (&'static str, Args) {
    use Moment::*;
    let whose = |key, w| (key, args!["whose": whose_key(w)]);
    let plain = |key| (key, args![]);
    match moment {
        TurnStarts(w) => whose("m-turn-starts", w),
        BeforeFirstRoll => plain("m-before-first-roll"),
        Rolling => plain("m-rolling"),
        Rerolled(w) => whose("m-rerolled", w),
        RollsFinished(w) => whose("m-rolls-finished", w),
        ChangingDice => plain("m-changing-dice"),
        CountingDice => plain("m-counting-dice"),
        Resolving => plain("m-resolving"),
        Scored(face) => ("m-scored", args!["icon": die_icon(face)]),
        Smashing => plain("m-smashing"),
        WouldLoseHearts => plain("m-would-lose"),
        LostHearts => plain("m-lost"),
        Wounding => plain("m-wounding"),
        Hurting => plain("m-hurting"),
        ReachedZero(w) => whose("m-reached-zero", w),
        AtZero => plain("m-at-zero"),
        Yielded => plain("m-yielded"),
        Stayed => plain("m-stayed"),
        TokyoTaken => plain("m-tokyo-taken"),
        EnteredTokyo => plain("m-entered-tokyo"),
        GainedStars => plain("m-gained-stars"),
        Buying => plain("m-buying"),
        CardRevealed => plain("m-card-revealed"),
        Selling => plain("m-selling"),
        TurnEnds(w) => whose("m-turn-ends", w),
        AnyTime if v.saving => plain("m-any-time-saving"),
        AnyTime => plain("m-any-time"),
    }
}
