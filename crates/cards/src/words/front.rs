//! What stands in front of a sentence: the moment, the conditions, or what ties it to the sentence before.

use rules::lang::{Amount, Cond, Moment, Who, Whose};

use super::cond::{self, Joint, comparison, conditions, quantity, total_reached};
use super::cond::{is_about_dice, is_about_roll, is_about_turn};
use super::voice::{Args, Intro, Voice, args, die_icon, face_key, target_key, whose_key};

/// Where a sentence starts from.
#[derive(Clone, Copy)]
pub(crate) enum Lead {
    /// Nothing: what a discard card does.
    Nothing,
    /// The card arrives.
    Arrival,
    /// The card arrives, and this event comes.
    ArrivalAnd(Moment),
    /// The moment of the ability.
    At(Moment),
    /// The choice made in the sentence before.
    Done,
    /// A Challenge won with the card.
    Reward,
    /// A Challenge won by the one this card supported.
    AllyReward,
}

/// The front of a sentence, empty if there is none.
pub(crate) fn front(v: &Voice, lead: Lead, conds: &[Cond]) -> String {
    match lead {
        Lead::Nothing if conds.is_empty() => String::new(),
        Lead::Nothing => if_front(v, conds),
        Lead::Arrival => moment_front(v, "m-arrival", args![], conds),
        Lead::ArrivalAnd(moment) => {
            let (key, mut given) = words(v, moment);
            given.extend(args!["turn": ""]);
            let arrival = moment_front(&Voice { moment: None, ..*v }, "m-arrival", args![], conds);
            let arrival = arrival.trim().trim_end_matches(',');
            v.text(
                "front-arrival-and",
                &args!["arrival": arrival, "event": v.attribute(key, "event", &given)],
            )
        }
        Lead::Reward => moment_front(v, "m-reward", args![], conds),
        Lead::AllyReward => moment_front(v, "m-ally-reward", args![], conds),
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

/// A time that stands inside the sentence and not in front of it, in languages that prefer it there, and whether it
/// says "once on each of your turns" as well.
pub(crate) fn inner_time(v: &Voice, moment: Moment, conds: &[Cond], once: bool) -> Option<(String, bool)> {
    let (key, mut given) = words(v, moment);
    let turn = match conds {
        [] => String::new(),
        [Cond::YourTurn] if is_any_turn(moment) => v.text("on-your-turn", &args![]),
        _ => return None,
    };
    let once = once && !turn.is_empty() && v.has(key, "once");
    given.extend(args!["turn": turn]);
    let form = if once { "once" } else { "inner" };
    v.has(key, form).then(|| (v.attribute(key, form, &given), once))
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
    let struck = matches!(moment, Moment::Striking | Moment::Hurting);
    let its_place = passing(struck, Cond::InTokyo(Who::It), "in-tokyo");
    let resolving = !place.is_empty();
    given.extend(args!["turn": turn, "place": place, "its_place": its_place]);
    given.extend(args!["counted": if number.is_empty() { "no" } else { "yes" }, "q": number]);
    // Who causes a loss and by what is part of the event.
    let smash = names_smashes(moment) && rest.contains(&Cond::BySmashes);
    rest.retain(|c| !(smash && *c == Cond::BySmashes));
    let ouch = names_units(moment) && !v.by_another && !rest.contains(&Cond::ByOwner);
    let ouch = ouch && rest.contains(&Cond::ByOuch);
    rest.retain(|c| !(ouch && *c == Cond::ByOuch));
    given.extend(args!["smash": if ouch { "ouch" } else if smash { "yes" } else { "no" }]);
    if names_owner(moment) && rest.contains(&Cond::ByOwner) {
        rest.retain(|c| !matches!(c, Cond::ByOwner | Cond::CausedByAnother));
        return event_front(v, Some(v.attribute(key, "owner", &given)), &rest);
    }
    if v.by_another {
        rest.retain(|c| *c != Cond::CausedByAnother);
        let event = v.attribute(key, "by", &given);
        return event_front(v, Some(event), &rest);
    }
    let keep = moment == Moment::Bought && rest.contains(&Cond::BoughtKeep);
    rest.retain(|c| !(keep && *c == Cond::BoughtKeep));
    given.extend(args!["keep": if keep { "yes" } else { "no" }]);
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
    if v.intro == Intro::Play {
        let play = match v.has(key, "play") {
            true => v.attribute(key, "play", &given),
            false => v.text("play-time", &args!["time": time]),
        };
        let conds = conditions(v, conds, Joint::If, "");
        let given = args!["play": play.as_str(), "conds": conds.as_str()];
        return if conds.is_empty() { play } else { v.text("play-if", &given) };
    }
    if conds.is_empty() {
        return v.text("front-time", &args!["time": time]);
    }
    // A time that cannot stand inside a condition stays in front of it.
    let short = v.slot(key, "inside", &given);
    let key = match v.has(key, "loose") {
        true => "front-loose-if",
        // What is done puts more of them there, so that the condition is asked again each time.
        false if v.offered && conds.iter().any(cond::is_about_marks) => "front-time-while",
        false => "front-time-if",
    };
    let inside = conditions(v, conds, Joint::If, if short.is_empty() { &time } else { &short });
    v.text(key, &args!["time": time, "conds": conditions(v, conds, Joint::If, ""), "inside": inside])
}

fn event_front(v: &Voice, event: Option<String>, conds: &[Cond]) -> String {
    let parts: Vec<String> = event.into_iter().chain(cond::parts(v, conds, "")).collect();
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
    matches!(
        moment,
        Striking
            | WouldLoseHearts
            | Dealing
            | Suffering
            | LostHearts
            | Wounded
            | Wounding
            | Hurting
            | GainedStars
    )
}

/// Moments that may come on anybody's turn and whose wording can add whose.
fn is_any_turn(moment: Moment) -> bool {
    use Moment::*;
    matches!(
        moment,
        WouldLoseHearts
            | Dealing
            | Suffering
            | LostHearts
            | Hurting
            | Eliminating
            | OtherMayYield
            | OtherStays
            | LeftTokyo
            | GainedStars
            | EnteredTokyo
            | EnteredBorough
            | Buying
            | Bought
            | AnyTime
    )
}

/// Moments that come on anybody's turn alike, so that "once per turn" could be taken for the owner's only.
pub(crate) fn is_anyones(moment: Moment) -> bool {
    use Moment::*;
    matches!(
        moment,
        WouldLoseHearts
            | Dealing
            | Suffering
            | LostHearts
            | Hurting
            | Eliminating
            | ReachedZero(_)
            | AtZero
            | AnyTime
    )
}

/// Moments of a loss whose wording can say that it comes from smashes.
fn names_smashes(moment: Moment) -> bool {
    use Moment::*;
    matches!(moment, WouldLoseHearts | Dealing | Suffering | LostHearts | Hurting)
}

/// Moments of a loss whose wording can say that it comes from units.
fn names_units(moment: Moment) -> bool {
    matches!(moment, Moment::WouldLoseHearts | Moment::LostHearts)
}

/// Moments of a loss whose wording can name the owner of the card as its cause.
fn names_owner(moment: Moment) -> bool {
    matches!(moment, Moment::WouldLoseHearts | Moment::Suffering | Moment::LostHearts)
}

/// Can the wording of this moment name the monster that caused it?
pub(crate) fn names_cause(moment: Moment) -> bool {
    matches!(moment, Moment::WouldLoseHearts | Moment::Suffering | Moment::LostHearts | Moment::AtZero)
}

fn words(v: &Voice, moment: Moment) -> (&'static str, Args) {
    use Moment::*;
    // The turn of whoever has the card, told to its owner.
    let whose = |key, w| {
        let lent = v.lent && w == Whose::Yours;
        (key, args!["whose": if lent { "bearer" } else { whose_key(w) }])
    };
    let plain = |key| (key, args![]);
    match moment {
        TurnBegins => plain("m-turn-begins"),
        TurnStarts(w) => whose("m-turn-starts", w),
        BeforeFirstRoll => plain("m-before-first-roll"),
        Rolling => plain("m-rolling"),
        Rerolled(w) => whose("m-rerolled", w),
        RollsFinished(w) => whose("m-rolls-finished", w),
        ChangingDice => plain("m-changing-dice"),
        BeforeResolving(w) => whose("m-before-resolving", w),
        CountingDice => plain("m-counting-dice"),
        Resolving => plain("m-resolving"),
        Scored(face) => ("m-scored", args!["icon": die_icon(face), "face": face_key(face)]),
        Smashing => plain("m-smashing"),
        Striking => plain("m-striking"),
        WouldLoseHearts => plain("m-would-lose"),
        Dealing => plain("m-dealing"),
        Suffering => plain("m-suffering"),
        LostHearts => plain("m-lost"),
        Wounded => plain("m-wounded"),
        Wounding => plain("m-wounding"),
        Hurting => plain("m-hurting"),
        AfterSmashes => plain("m-after-smashes"),
        Eliminating => plain("m-eliminating"),
        ReachedZero(w) => whose("m-reached-zero", w),
        AtZero => plain("m-at-zero"),
        Yielded => plain("m-yielded"),
        Stayed => plain("m-stayed"),
        OtherMayYield => plain("m-other-may-yield"),
        OtherStays => plain("m-other-stays"),
        LeftTokyo => plain("m-left-tokyo"),
        BeforeEntering(w) => whose("m-before-entering", w),
        AfterEntering => plain("m-after-entering"),
        TokyoTaken => plain("m-tokyo-taken"),
        EnteredTokyo => plain("m-entered-tokyo"),
        GainedStars => plain("m-gained-stars"),
        BuyStep => plain("m-buy-step"),
        AnotherBuys => plain("m-another-buys"),
        Buying => plain("m-buying"),
        Bought => plain("m-bought"),
        CardRevealed => plain("m-card-revealed"),
        Selling => plain("m-selling"),
        BeforeTurnEnds(w) => whose("m-before-turn-ends", w),
        TurnEnds(w) => whose("m-turn-ends", w),
        Destroying => plain("m-destroying"),
        Destroyed(what) => ("m-destroyed", args!["target": target_key(what)]),
        TookGoal(face) => {
            let from = if v.from_it { "yes" } else { "no" };
            ("m-took-goal", args!["icon": die_icon(face), "face": face_key(face), "from": from])
        }
        LostGoal(face) => ("m-lost-goal", args!["icon": die_icon(face), "face": face_key(face)]),
        EnteredBorough => plain("m-entered-borough"),
        OtherGainedEnergy(n) => ("m-other-gained-energy", args!["n": n]),
        AnyTime if v.saving => plain("m-any-time-saving"),
        AnyTime => plain("m-any-time"),
    }
}
