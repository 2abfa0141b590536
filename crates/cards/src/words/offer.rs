//! What the owner may do: "... you may pay to act", and how often.

use rules::lang::{Cond, Cost, Do, Limit, Moment, Thing, Who};

use super::clause::{Clause, Mode, merged, said};
use super::effect;
use super::front::{Lead, front, inner_time};
use super::polish::sentence;
use super::told::{MOST_CLAUSES, limit_sentence, limit_words, told};
use super::voice::{Args, Intro, Term, Voice, args};

/// The sentences of a choice.
pub(crate) fn may(
    v: &Voice,
    moment: Moment,
    conds: &[Cond],
    limit: Limit,
    costs: &[Cost],
    then: &[Do],
) -> Vec<String> {
    // A free choice with one condition is offered only when the condition holds.
    let (conds, then) = match then {
        [Do::If(more, inner)] if costs.is_empty() && !more.iter().any(super::cond::is_about_roll) => {
            ([conds, more].concat(), inner.as_slice())
        }
        _ => (conds.to_vec(), then),
    };
    let often = often(moment, limit, costs, then) || pays_per_heart(moment, limit, costs, then);
    let many = often && costs.is_empty() && can_be_many(moment, then);
    let saving = is_saving(moment, then);
    let v = &Voice { offered: true, many, saving, ..*v };
    let staked = effect::stake(v, costs, then);
    let costs = if staked.is_some() { &[] } else { costs };
    let paid = merged(costs.iter().map(|c| effect::cost(v, c)).collect());
    let (mut acts, mut rest) = staked.map_or((Vec::new(), then), |(put, rest)| (vec![put], rest));
    // What the owner does himself goes into this sentence; what others do, and what a roll decides, into the next.
    while let Some((effect, after)) = rest.split_first() {
        let clauses = if matches!(effect, Do::If(..)) { Vec::new() } else { effect::clauses(v, effect) };
        let fits = |c: &Clause| {
            c.who == Term::YOU
                && c.tail.is_empty()
                && (paid.is_empty() || !c.no_purpose)
                && (acts.is_empty() || !c.counts_roll())
        };
        if clauses.is_empty() || !clauses.iter().all(fits) || acts.len() + clauses.len() > MOST_CLAUSES {
            break;
        }
        acts.extend(clauses);
        rest = after;
    }
    let acts = merged(acts);
    let words = match v.intro {
        Intro::EachTime if limit == Limit::OncePerLoss => (String::new(), v.text("once-each-time", &args![])),
        // "any number of" leaves nothing to do a second time.
        _ if then.iter().all(|d| matches!(d, Do::TreatAs(..))) => Default::default(),
        _ => limit_words(v, limit),
    };
    // "any number of" already says how often, except for what is done to the same dice again.
    let often = often && (!many || matches!(then, [Do::RerollDieShowing(_)]));
    let mut text = vec![offer(v, moment, &conds, words, often, &paid, &acts)];
    if !rest.is_empty() || (acts.is_empty() && paid.is_empty()) {
        let after = Voice { later: true, offered: false, many: false, ..*v };
        text.extend(told(&after, Lead::Done, &[], Limit::None, rest));
    }
    text.extend(limit_sentence(v, limit));
    text
}

/// The sentence of an offer: "... you may (pay to) act"; the limit's words stand before it and inside.
pub(crate) fn offer(
    v: &Voice,
    moment: Moment,
    conds: &[Cond],
    (start, adv): (String, String),
    often: bool,
    paid: &[Clause],
    acts: &[Clause],
) -> String {
    let once = !adv.is_empty() && adv == v.slot("limit-turn", "adv", &args![]);
    let (inner, adv) = match inner_time(v, moment, conds, once) {
        Some((inner, true)) => (Some(inner), String::new()),
        inner => (inner.map(|(inner, _)| inner), adv),
    };
    let before = if inner.is_some() { String::new() } else { front(v, Lead::At(moment), conds) };
    let place = |slot: &str| if often { v.slot("often", slot, &Args::new()) } else { String::new() };
    let adv = format!("{} {adv} {}", inner.clone().unwrap_or_default(), place("adv"));
    let words = args![
        "fronted": if inner.is_some() { "no" } else { "yes" },
        "front": before,
        "adv": adv.as_str(),
        "end": place("end"),
        "costs": said(v, paid, Mode::Inf, &adv),
        "acts": said(v, acts, if paid.is_empty() { Mode::Inf } else { Mode::Purpose }, &adv),
    ];
    let key = match (paid.is_empty(), acts.is_empty()) {
        (true, true) => "may-use",
        (true, false) => "may-act",
        (false, true) => "may-pay",
        (false, false) => "may-pay-to-act",
    };
    sentence(v, &format!("{start} {}", v.text(key, &words)))
}

/// Can an offer at any time save the owner's life?
pub(crate) fn is_saving(moment: Moment, then: &[Do]) -> bool {
    moment == Moment::AnyTime && then.iter().any(|d| matches!(d, Do::Gain(Who::You, Thing::Hearts(_))))
}

/// Is it worth saying that this may be done again and again?
fn often(moment: Moment, limit: Limit, costs: &[Cost], then: &[Do]) -> bool {
    limit == Limit::None
        && matches!(
            moment,
            Moment::BeforeFirstRoll
                | Moment::Rolling
                | Moment::ChangingDice
                | Moment::BuyStep
                | Moment::Selling
                | Moment::AnyTime
        )
        && (moment != Moment::AnyTime || !costs.is_empty() || matches!(then, [Do::TurnInto(..)]))
        && costs.iter().all(|c| matches!(c, Cost::Energy(_)))
}

/// Hearts saved one by one, each for a price.
fn pays_per_heart(moment: Moment, limit: Limit, costs: &[Cost], then: &[Do]) -> bool {
    limit == Limit::None
        && moment == Moment::WouldLoseHearts
        && matches!(costs, [Cost::Energy(_)])
        && matches!(then, [Do::Prevent(_)])
}

/// Can "any number of" be said of the only thing that is done?
fn can_be_many(moment: Moment, then: &[Do]) -> bool {
    match then {
        [Do::TurnDie(_) | Do::TurnDieFrom(..) | Do::TurnDieToAny | Do::SellKeepCard] => true,
        [Do::RerollDieShowing(_)] => moment == Moment::Rolling,
        _ => false,
    }
}
