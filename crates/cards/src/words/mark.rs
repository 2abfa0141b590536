//! Counters that only remember something: "the first time ..., from then on ..." and "... until your next turn" say
//! the same with fewer words.

use rules::lang::{Ability, Amount, Cond, Cost, Do, Moment, Thing, Whose};

/// The abilities that use a counter as a mark, by their places on the card.
pub(crate) struct Mark {
    /// Sets the mark; what holds while it is set follows directly.
    pub setter: usize,
    /// One past the last ability that holds while the mark is set.
    pub end: usize,
    /// Clears the mark at the start of the owner's turn; without it the mark is set once and stays.
    pub reset: Option<usize>,
}

/// The mark of a card, if its counters are nothing else.
pub(crate) fn mark(counters: u8, abilities: &[Ability]) -> Option<Mark> {
    if counters > 0 {
        return None;
    }
    let setter = abilities.iter().position(sets)?;
    let users = abilities[setter + 1..].iter().take_while(|a| holds_while_set(a)).count();
    let end = setter + 1 + users;
    let reset = abilities.iter().position(clears);
    let others = |i: usize| !(setter..end).contains(&i) && reset != Some(i);
    if abilities.iter().enumerate().any(|(i, a)| others(i) && uses_counters(a)) {
        return None;
    }
    let Ability::When { on, cond, then, .. } = &abilities[setter] else { return None };
    let fits = match reset {
        // Nothing but the mark is set, so what it stands for can take its place.
        Some(_) => then.len() == 1 && users > 0 && !matches!(on, Moment::TurnStarts(_)) && !asks(cond),
        None => then.len() > 1 && is_event(*on) && cond.contains(&unset()) && !asks(&without(cond)),
    };
    fits.then_some(Mark { setter, end, reset })
}

/// Conditions without the one that the mark is not set yet.
pub(crate) fn without(conds: &[Cond]) -> Vec<Cond> {
    conds.iter().filter(|c| **c != unset()).cloned().collect()
}

/// Is this effect the setting of a mark?
pub(crate) fn is_setting(effect: &Do) -> bool {
    *effect == Do::AddCounters(Amount::N(1))
}

/// Does the moment read as an event after "the first time", and not as a time of the turn?
fn is_event(moment: Moment) -> bool {
    use Moment::*;
    !matches!(
        moment,
        TurnBegins
            | TurnStarts(_)
            | BeforeFirstRoll
            | Rolling
            | ChangingDice
            | BeforeResolving(_)
            | CountingDice
            | AfterSmashes
            | BeforeEntering(_)
            | AfterEntering
            | BuyStep
            | Selling
            | BeforeTurnEnds(_)
            | TurnEnds(_)
            | AnyTime
    )
}

fn unset() -> Cond {
    Cond::Exactly(Amount::Counters, Amount::N(0))
}

fn sets(ability: &Ability) -> bool {
    let Ability::When { then, .. } = ability else { return false };
    then.iter().filter(|d| is_setting(d)).count() == 1
        && !then.iter().any(|d| !is_setting(d) && effect_uses(d))
}

fn clears(ability: &Ability) -> bool {
    matches!(ability, Ability::When { on: Moment::TurnBegins | Moment::TurnStarts(Whose::Yours), cond, then, .. }
        if cond.is_empty() && *then == [Do::RemoveCounters])
}

fn holds_while_set(ability: &Ability) -> bool {
    let set = Cond::AtLeast(Amount::Counters, Amount::N(1));
    matches!(ability, Ability::Always { cond, .. } if *cond == [set])
}

fn uses_counters(ability: &Ability) -> bool {
    let effects = |list: &[Do]| list.iter().any(effect_uses);
    match ability {
        Ability::OnGain(then) => effects(then),
        Ability::When { cond, then, .. } => asks(cond) || effects(then),
        Ability::May { cond, cost, then, .. } => {
            asks(cond) || cost.iter().any(|c| matches!(c, Cost::Counters(_))) || effects(then)
        }
        Ability::Always { cond, .. } | Ability::OnlyIf(cond) => asks(cond),
        Ability::Returns { cost, .. } => cost.iter().any(|c| matches!(c, Cost::Counters(_))),
        Ability::Reward(then) | Ability::AllyReward(then) => effects(then),
        Ability::CheaperIn(..) | Ability::OnOffer(_) => false,
    }
}

fn asks(conds: &[Cond]) -> bool {
    conds.iter().any(|c| match c {
        Cond::AtLeast(a, b) | Cond::AtMost(a, b) | Cond::Exactly(a, b) | Cond::MoreThan(a, b) => {
            counts(a) || counts(b)
        }
        _ => false,
    })
}

fn counts(amount: &Amount) -> bool {
    match amount {
        Amount::Counters => true,
        Amount::Per(_, of) | Amount::Less(_, of) => counts(of),
        Amount::Sum(a, b) => counts(a) || counts(b),
        _ => false,
    }
}

fn effect_uses(effect: &Do) -> bool {
    use Do::*;
    match effect {
        Gain(_, thing) | Lose(_, thing) | Steal(_, thing) => match thing {
            Thing::Stars(n) | Thing::Hearts(n) | Thing::Energy(n) => counts(n),
        },
        AddToResult(_, n)
        | AddToSmashes(_, n)
        | PutTokens(_, _, n)
        | Prevent(n)
        | RollDice(n)
        | AddToLoss(n)
        | TakeFromLoss(n)
        | AddIfWounded(_, n) => counts(n),
        AddCounters(_) | RemoveCounters | TakeStored(_) => true,
        If(conds, then) => asks(conds) || then.iter().any(effect_uses),
        Either(_, first, second) => first.iter().chain(second).any(effect_uses),
        EachChooses(_, ways) => ways.iter().flatten().any(effect_uses),
        Choose(_, then) | LeaveSouvenir(then) => then.iter().any(effect_uses),
        _ => false,
    }
}
