//! What can be written in the card language but cannot work: each with what would be right.

use crate::compile::{hook_of, is_window};
use crate::lang::{self, Ability, Change, Do, Limit, Moment, Thing, Who, Whose};

/// A moment must be able to ask or to act by itself, and what is repeatable must run out.
pub(crate) fn check_moment(
    moment: Moment,
    limit: Limit,
    optional: bool,
    runs_out: bool,
) -> Result<(), String> {
    let window = is_window(hook_of(moment, optional).0);
    if !optional && window {
        return Err(format!("{moment:?} is a window for choices: write May(at: {moment:?}, ...)"));
    }
    if optional && window && limit == Limit::None && !runs_out {
        return Err(format!(
            "could be used at {moment:?} for ever: give it a cost, a limit, or let it use something up"
        ));
    }
    let losing = matches!(moment, Moment::WouldLoseHearts);
    if limit == Limit::OncePerLoss && !losing {
        return Err("OncePerLoss fits only WouldLoseHearts; did you mean OncePerTurn?".into());
    }
    if matches!(moment, Moment::RollsFinished(Whose::Yours | Whose::Anyones)) {
        return Err(
            "RollsFinished is a window of the others: write RollsFinished(Others), or ChangingDice".into()
        );
    }
    if matches!(moment, Moment::CardRevealed) && !optional {
        return Err(
            "CardRevealed only offers a purchase: write May(at: CardRevealed, then: [BuyRevealed])".into()
        );
    }
    if optional && matches!(moment, Moment::CountingDice | Moment::GainedStars | Moment::AtZero) {
        return Err(format!("{moment:?} cannot ask: write When(on: {moment:?}, ...)"));
    }
    Ok(())
}

/// Things that can be written but mean nothing, or would never end.
pub(crate) fn sense(ability: &Ability) -> Result<(), String> {
    let flat = |list: &[Do]| -> Vec<Do> {
        let mut all = Vec::new();
        fn go(list: &[Do], all: &mut Vec<Do>) {
            for d in list {
                all.push(d.clone());
                match d {
                    Do::If(_, then) => go(then, all),
                    Do::Either(_, a, b) => {
                        go(a, all);
                        go(b, all);
                    }
                    _ => {}
                }
            }
        }
        go(list, &mut all);
        all
    };
    let (conds, effects, moment, limit): (&[lang::Cond], Vec<Do>, Option<Moment>, Limit) = match ability {
        Ability::OnGain(list) => (&[], flat(list), None, Limit::None),
        Ability::When { on, cond, limit, then, .. } => (cond, flat(then), Some(*on), *limit),
        Ability::May { at, cond, limit, then, .. } => (cond, flat(then), Some(*at), *limit),
        Ability::Always { change, cond, .. } => {
            if matches!(change, Change::FacesDoNothing(faces) if faces.is_empty()) {
                return Err("FacesDoNothing needs at least one face".into());
            }
            let counters = |a: &lang::Amount| matches!(a, lang::Amount::Counters | lang::Amount::N(_));
            let by_counters = |c: &lang::Cond| match c {
                lang::Cond::AtLeast(a, b) | lang::Cond::AtMost(a, b) | lang::Cond::Exactly(a, b) => {
                    counters(a) && counters(b)
                }
                _ => false,
            };
            if matches!(change, Change::MaxHearts(_)) && !cond.iter().all(by_counters) {
                return Err("MaxHearts may depend on Counters only, not on what changes all the time".into());
            }
            (cond, Vec::new(), None, Limit::None)
        }
        Ability::OnlyIf(cond) if cond.is_empty() => return Err("OnlyIf needs a condition".into()),
        Ability::OnlyIf(cond) => (cond, Vec::new(), None, Limit::None),
    };
    if moment == Some(Moment::CardRevealed) {
        let plain = match ability {
            Ability::May { cond, limit, cost, then, .. } => {
                cond.is_empty() && *limit == Limit::None && cost.is_empty() && *then == [Do::BuyRevealed]
            }
            _ => false,
        };
        if !plain {
            return Err(
                "at CardRevealed only `then: [BuyRevealed]` is possible, without conditions or costs".into(),
            );
        }
    }
    if let Some(group) = amounts(conds, &effects).into_iter().find_map(group_in) {
        return Err(format!("an amount of {group:?} is not one number: say You, It or Active"));
    }
    if conds.iter().any(|c| matches!(c, lang::Cond::HasFaces(faces) if faces.is_empty())) {
        return Err("HasFaces needs at least one face".into());
    }
    if moment == Some(Moment::AtZero) && !effects.iter().any(|d| matches!(d, Do::Survive(1..))) {
        return Err("what happens AtZero must let its owner Survive".into());
    }
    let more_stars = |d: &Do| matches!(d, Do::Gain(_, Thing::Stars(_)) | Do::Steal(_, Thing::Stars(_)));
    if moment == Some(Moment::GainedStars) && limit == Limit::None && effects.iter().any(more_stars) {
        return Err("stars for gaining stars would never end: add limit: OncePerTurn".into());
    }
    Ok(())
}

/// Does doing this take away what it needs, so that it cannot go on for ever?
pub(crate) fn ends(then: &[Do]) -> bool {
    then.iter().any(|d| {
        matches!(d, Do::DiscardThis | Do::SellKeepCard | Do::TurnDieFrom(..) | Do::RerollDieShowing(_))
    })
}

/// Some verbs make sense only at certain moments.
pub(crate) fn check_do(effect: &Do, moment: Option<Moment>) -> Result<(), String> {
    let losing = matches!(moment, Some(Moment::WouldLoseHearts));
    let has_it = matches!(
        moment,
        Some(
            Moment::LostHearts
                | Moment::Wounding
                | Moment::Hurting
                | Moment::ReachedZero(_)
                | Moment::AtZero
                | Moment::Yielded
                | Moment::TokyoTaken
                | Moment::Rerolled(_)
                | Moment::WouldLoseHearts
                | Moment::TurnStarts(_)
                | Moment::TurnEnds(_)
                | Moment::RollsFinished(_)
        )
    );
    let turn_dice = matches!(moment, Some(Moment::Rolling | Moment::ChangingDice | Moment::RollsFinished(_)));
    let who = |w: &Who| match w {
        Who::It if !has_it => Err("`It` means nobody at this moment".to_string()),
        _ => Ok(()),
    };
    match effect {
        Do::Prevent(_) | Do::PreventAll if !losing => {
            Err("Prevent works only at WouldLoseHearts".to_string())
        }
        Do::TurnDie(_) | Do::TurnDieFrom(..) | Do::TurnDieToAny | Do::RerollDie | Do::RerollDieShowing(_)
            if !turn_dice =>
        {
            Err("dice can be changed only at Rolling, RollsFinished or ChangingDice".into())
        }
        Do::ExtraRoll if !matches!(moment, Some(Moment::Rolling)) => {
            Err("ExtraRoll works only at Rolling".into())
        }
        Do::AddToResult(..) if !matches!(moment, Some(Moment::CountingDice)) => {
            Err("AddToResult works only at CountingDice".into())
        }
        Do::AddToSmashes(..) if !matches!(moment, Some(Moment::Smashing | Moment::Resolving)) => {
            Err("AddToSmashes works only at Smashing or Resolving".into())
        }
        Do::Survive(_) if !matches!(moment, Some(Moment::AtZero)) => {
            Err("Survive works only at AtZero".into())
        }
        Do::BuyRevealed if !matches!(moment, Some(Moment::CardRevealed)) => {
            Err("BuyRevealed works only at CardRevealed".into())
        }
        Do::SellKeepCard if !matches!(moment, Some(Moment::Selling)) => {
            Err("SellKeepCard works only at Selling".into())
        }
        Do::Gain(w, _) | Do::Lose(w, _) | Do::Steal(w, _) | Do::LoseAll(w, _) | Do::PutTokens(w, ..) => {
            who(w)
        }
        Do::AllyWith(w) | Do::SwapThisForCardOf(w) => match w {
            Who::It => who(w),
            _ => Err("this works with `It` only".into()),
        },
        Do::Either(w, a, b) => {
            who(w)?;
            if !matches!(w, Who::You | Who::It | Who::Active) {
                return Err("only one monster can choose: You, It or Active".into());
            }
            a.iter().chain(b).try_for_each(|d| check_do(d, moment))
        }
        Do::If(_, then) => then.iter().try_for_each(|d| check_do(d, moment)),
        _ => Ok(()),
    }
}

/// All amounts an ability speaks of.
fn amounts(conds: &[lang::Cond], effects: &[Do]) -> Vec<lang::Amount> {
    use lang::Cond::{AtLeast, AtMost, Exactly};
    let mut all = Vec::new();
    let mut of_conds = |conds: &[lang::Cond]| {
        for c in conds {
            if let AtLeast(a, b) | AtMost(a, b) | Exactly(a, b) = c {
                all.extend([a.clone(), b.clone()]);
            }
        }
    };
    of_conds(conds);
    for effect in effects {
        if let Do::If(conds, _) = effect {
            of_conds(conds);
        }
    }
    for effect in effects {
        match effect {
            Do::Gain(_, t) | Do::Lose(_, t) | Do::Steal(_, t) => match t {
                Thing::Stars(n) | Thing::Hearts(n) | Thing::Energy(n) => all.push(n.clone()),
            },
            Do::AddToResult(_, n)
            | Do::AddToSmashes(_, n)
            | Do::Prevent(n)
            | Do::RollDice(n)
            | Do::PutTokens(_, _, n)
            | Do::AddCounters(n) => all.push(n.clone()),
            _ => {}
        }
    }
    all
}

/// A group of monsters inside an amount, where only one monster makes sense.
fn group_in(amount: lang::Amount) -> Option<Who> {
    use lang::Amount::*;
    match amount {
        EnergyOf(w) | HeartsOf(w) | StarsOf(w) | CardsOf(w) => {
            (!matches!(w, Who::You | Who::It | Who::Active)).then_some(w)
        }
        Per(_, of) => group_in(*of),
        _ => None,
    }
}
