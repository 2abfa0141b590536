//! What can be written in the card language but cannot work: each with what would be right.

use crate::compile::{hook_of, is_window};
use crate::lang::{
    self, Ability, CardDef, Change, Cost, Do, Kind, Limit, Moment, Resource, Target, Thing, Who, Whose,
};
use crate::tables::Hooks;

/// What a kind of card can have.
pub(crate) fn check_kind(card: &CardDef, hooks: Hooks) -> Result<(), String> {
    let has = |test: fn(&Ability) -> bool| card.abilities.iter().any(test);
    match card.kind {
        Kind::Discard if hooks != 0 => {
            return Err("is a discard card, so only OnGain and OnlyIf make sense".into());
        }
        Kind::Temporary if has(|a| matches!(a, Ability::OnGain(_))) => {
            return Err("is a temporary evolution: write May(at: ..., then: ...) for playing it".into());
        }
        Kind::Gift if has(|a| matches!(a, Ability::May { .. } | Ability::OnGain(_))) => {
            return Err("is a gift: it strikes whoever has it, so only When and Always make sense".into());
        }
        Kind::Challenge => {
            let only_rewards =
                card.abilities.iter().all(|a| matches!(a, Ability::Reward(_) | Ability::AllyReward(_)));
            if !only_rewards || card.abilities.len() != 2 {
                return Err("is a Challenge card: it has one Reward and one AllyReward".into());
            }
        }
        Kind::Goal if !card.abilities.is_empty() || card.goal.is_none() => {
            return Err(
                "is a goal: it says which face wins it (goal: Celebrity), and the book says the rest".into(),
            );
        }
        _ => {}
    }
    if card.kind != Kind::Goal && card.goal.is_some() {
        return Err("only goals are won by a face".into());
    }
    if !card.kind.is_power() && has(|a| matches!(a, Ability::CheaperIn(..) | Ability::OnOffer(_))) {
        return Err("only cards of the power deck are on offer and have a price".into());
    }
    if card.kind != Kind::Challenge && has(|a| matches!(a, Ability::Reward(_) | Ability::AllyReward(_))) {
        return Err("only Challenge cards have rewards".into());
    }
    let verbs = |test: fn(&Do) -> bool| {
        card.abilities.iter().any(|a| match a {
            Ability::OnGain(list) | Ability::Reward(list) | Ability::AllyReward(list) => {
                flat(list).iter().any(test)
            }
            Ability::When { then, .. } | Ability::May { then, .. } => flat(then).iter().any(test),
            _ => false,
        })
    };
    if card.kind != Kind::Temporary && verbs(|d| matches!(d, Do::LayOut | Do::HandThisTo(_))) {
        return Err("LayOut and HandThisTo are for temporary evolutions".into());
    }
    if !card.kind.is_evolution() && verbs(|d| matches!(d, Do::LendThisTo(_) | Do::ReturnThis)) {
        return Err("LendThisTo and ReturnThis are for evolutions".into());
    }
    Ok(())
}

/// A card that comes back does so by itself, or in the buy step for energy.
pub(crate) fn check_returns(kind: Kind, on: Moment, cost: &[Cost]) -> Result<u8, String> {
    if kind != Kind::Temporary {
        return Err("Returns is for temporary evolutions".into());
    }
    match (on, cost) {
        (Moment::EnteredTokyo, []) => Ok(0),
        (Moment::BuyStep, [Cost::Energy(n)]) => Ok(*n),
        _ => {
            Err("Returns works as Returns(on: EnteredTokyo) or Returns(on: BuyStep, cost: [Energy(n)])"
                .into())
        }
    }
}

/// A list of effects with those inside others.
fn flat(list: &[Do]) -> Vec<Do> {
    fn go(list: &[Do], all: &mut Vec<Do>) {
        for d in list {
            all.push(d.clone());
            match d {
                Do::If(_, then) => go(then, all),
                Do::Either(_, a, b) => {
                    go(a, all);
                    go(b, all);
                }
                Do::EachChooses(_, ways) => ways.iter().for_each(|way| go(way, all)),
                Do::Choose(_, then) | Do::LeaveSouvenir(then) => go(then, all),
                _ => {}
            }
        }
    }
    let mut all = Vec::new();
    go(list, &mut all);
    all
}

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
    if optional
        && matches!(
            moment,
            Moment::CountingDice | Moment::GainedStars | Moment::AtZero | Moment::OtherGainedEnergy(_)
        )
    {
        return Err(format!("{moment:?} cannot ask: write When(on: {moment:?}, ...)"));
    }
    Ok(())
}

/// Things that can be written but mean nothing, or would never end.
pub(crate) fn sense(ability: &Ability) -> Result<(), String> {
    let (conds, effects, moment, limit): (&[lang::Cond], Vec<Do>, Option<Moment>, Limit) = match ability {
        Ability::OnGain(list) | Ability::Reward(list) | Ability::AllyReward(list) => {
            (&[], flat(list), None, Limit::None)
        }
        Ability::Returns { .. } => return Ok(()),
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
            let unit = |t: &Target| !matches!(t, Target::Infantry | Target::Jet | Target::Tank);
            if matches!(change, Change::UnitCosts(t, _) | Change::ReachUnits(t) if unit(t)) {
                return Err("this is about one sort of units: Infantry, Jet or Tank".into());
            }
            if matches!(change, Change::LessFromFace(face, _) if *face != lang::Face::Energy) {
                return Err("LessFromFace works with Energy only".into());
            }
            if cond.iter().any(about_dice) {
                return Err(
                    "what holds all the time cannot depend on dice, on whom smashes hit or on who may yield"
                        .into(),
                );
            }
            if matches!(change, Change::MaxHearts(_)) && !cond.iter().all(by_counters) {
                return Err("MaxHearts may depend on Counters only, not on what changes all the time".into());
            }
            (cond, Vec::new(), None, Limit::None)
        }
        Ability::CheaperIn(boroughs, less) => {
            return if boroughs.is_empty() || *less == 0 {
                Err("CheaperIn needs boroughs and how much less the card costs there".into())
            } else {
                Ok(())
            };
        }
        Ability::OnOffer(_) => return Ok(()),
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
    let foresees = |c: &lang::Cond| matches!(c, lang::Cond::WouldBeHit | lang::Cond::ShowsAllFaces);
    if moment == Some(Moment::CountingDice) && conds.iter().any(foresees) {
        return Err("while the dice are counted, WouldBeHit and ShowsAllFaces are still open".into());
    }
    if conds.iter().any(|c| matches!(c, lang::Cond::HasFaces(faces) if faces.is_empty())) {
        return Err("HasFaces needs at least one face".into());
    }
    if moment == Some(Moment::AtZero) && !effects.iter().any(|d| matches!(d, Do::Survive(1..) | Do::WinGame))
    {
        return Err("what happens AtZero must let its owner Survive".into());
    }
    let more_stars = |d: &Do| matches!(d, Do::Gain(_, Thing::Stars(_)) | Do::Steal(_, Thing::Stars(_)));
    if moment == Some(Moment::GainedStars) && limit == Limit::None && effects.iter().any(more_stars) {
        return Err("stars for gaining stars would never end: add limit: OncePerTurn".into());
    }
    Ok(())
}

/// Does this condition look at the dice, or at what follows from them?
fn about_dice(cond: &lang::Cond) -> bool {
    use lang::Cond::*;
    fn amount(a: &lang::Amount) -> bool {
        use lang::Amount::*;
        match a {
            Shown(_) | Result(_) => true,
            EnergyOf(w)
            | HeartsOf(w)
            | StarsOf(w)
            | CardsOf(w)
            | KeepCardsOf(w)
            | TokensOf(w, _)
            | UnitsAt(w) => *w == Who::Targets,
            Per(_, of) | Less(_, of) => amount(of),
            Sum(a, b) => amount(a) || amount(b),
            _ => false,
        }
    }
    match cond {
        AtLeast(a, b) | AtMost(a, b) | Exactly(a, b) | MoreThan(a, b) => amount(a) || amount(b),
        InTokyo(w) | OutsideTokyo(w) | InBorough(w, _) => *w == Who::Targets,
        OfAKind(_) | HasFaces(_) | WouldBeHit | ShowsAllFaces | MayYield => true,
        _ => false,
    }
}

/// Does doing this take away what it needs, so that it cannot go on for ever?
pub(crate) fn ends(then: &[Do]) -> bool {
    then.iter().any(|d| {
        matches!(
            d,
            Do::DiscardThis
                | Do::SellKeepCard
                | Do::TurnDieFrom(..)
                | Do::RerollDieShowing(_)
                | Do::SkipTurn
                | Do::EnterTokyo
                | Do::EnterInstead
                | Do::SendOut(_)
                | Do::BuyAtHalfPrice
                | Do::SetAside(_)
                | Do::TurnInto(Resource::Hearts, ..)
        )
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
                | Moment::BeforeResolving(_)
                | Moment::Striking
                | Moment::Dealing
                | Moment::Suffering
                | Moment::Wounded
                | Moment::Eliminating
                | Moment::OtherMayYield
                | Moment::OtherStays
                | Moment::BeforeEntering(_)
                | Moment::AnotherBuys
                | Moment::TookGoal(_)
                | Moment::LostGoal(_)
                | Moment::OtherGainedEnergy(_)
        )
    );
    let turn_dice = matches!(moment, Some(Moment::Rolling | Moment::ChangingDice | Moment::RollsFinished(_)));
    let losing_now = matches!(moment, Some(Moment::Striking | Moment::Dealing | Moment::Suffering));
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
        Do::AddToResult(..)
            if !matches!(moment, None | Some(Moment::CountingDice | Moment::BeforeResolving(_))) =>
        {
            Err("AddToResult works only at BeforeResolving or CountingDice".into())
        }
        Do::TurnAllOfAFace | Do::TurnAllDice | Do::FlipDice
            if !matches!(moment, Some(Moment::ChangingDice)) =>
        {
            Err("these dice can be turned only at ChangingDice".into())
        }
        Do::FreezeDie if !matches!(moment, Some(Moment::BeforeResolving(Whose::Yours))) => {
            Err("FreezeDie works only at BeforeResolving(Yours)".into())
        }
        Do::AddToLoss(_) | Do::TakeFromLoss(_) if !losing_now => {
            Err("AddToLoss and TakeFromLoss work only at Striking, Dealing or Suffering".into())
        }
        Do::AddIfWounded(..) if !matches!(moment, Some(Moment::Smashing)) => {
            Err("AddIfWounded works only at Smashing".into())
        }
        Do::WinGame if !matches!(moment, Some(Moment::AtZero | Moment::Resolving)) => {
            Err("WinGame works only at AtZero or Resolving".into())
        }
        Do::TreatAs(from, to) => {
            if !matches!(moment, Some(Moment::BeforeResolving(Whose::Yours))) {
                return Err("TreatAs works only at BeforeResolving(Yours)".into());
            }
            if from == to { Err("TreatAs needs two different faces".into()) } else { Ok(()) }
        }
        Do::OnlyUnits if !matches!(moment, Some(Moment::BeforeResolving(Whose::Yours))) => {
            Err("OnlyUnits works only at BeforeResolving(Yours)".into())
        }
        Do::DestroyElsewhere if !matches!(moment, Some(Moment::Destroying)) => {
            Err("DestroyElsewhere works only at Destroying".into())
        }
        Do::SetAside(_) if !matches!(moment, Some(Moment::ChangingDice)) => {
            Err("SetAside works only at ChangingDice".into())
        }
        Do::Move if !matches!(moment, Some(Moment::BeforeFirstRoll | Moment::TurnBegins)) => {
            Err("Move works only at TurnBegins or BeforeFirstRoll".into())
        }
        Do::TurnInto(Resource::Hearts, Resource::Energy, 1..) => Ok(()),
        Do::TurnInto(..) => Err("only hearts turn into energy: TurnInto(Hearts, Energy, 1)".into()),
        Do::TradeAll(..) | Do::Choose(..) if moment.is_some() => {
            Err("TradeAll and Choose work only at OnGain".into())
        }
        Do::TradeAll(Resource::Stars, one, other) if one != other && *one != Resource::Stars => Ok(()),
        Do::TradeAll(..) => Err("TradeAll trades stars: TradeAll(Stars, Hearts, Energy)".into()),
        Do::ScatterUnits(n) if !(1..=4).contains(n) => {
            Err("ScatterUnits moves 1 to 4 units, since there are four other boroughs".into())
        }
        Do::Choose(w, then) => {
            if matches!(w, Who::You | Who::It | Who::Active | Who::Owner) {
                return Err("Choose needs a group to choose from, such as Others".into());
            }
            // Inside, "it" is the monster chosen.
            then.iter().try_for_each(|d| check_do(d, Some(Moment::TookGoal(lang::Face::Celebrity))))
        }
        Do::LeaveSouvenir(then) => then.iter().try_for_each(|d| check_do(d, moment)),
        Do::RedirectPurchase if !matches!(moment, Some(Moment::AnotherBuys)) => {
            Err("RedirectPurchase works only at AnotherBuys".into())
        }
        Do::BuyRandomDiscard(_) | Do::BuyAtHalfPrice | Do::BuyOnLuck(_)
            if !matches!(moment, Some(Moment::BuyStep)) =>
        {
            Err("this purchase works only at BuyStep".into())
        }
        Do::SkipTurn if !matches!(moment, Some(Moment::TurnBegins)) => {
            Err("SkipTurn works only at TurnBegins".into())
        }
        Do::EachChooses(_, ways) => {
            if !(2..=3).contains(&ways.len()) || ways.iter().any(Vec::is_empty) {
                return Err("EachChooses needs two or three ways".into());
            }
            let nested =
                |d: &Do| matches!(d, Do::EachChooses(..) | Do::Either(..) | Do::If(..) | Do::DiscardThis);
            if ways.iter().flatten().any(nested) {
                return Err("the ways of EachChooses are plain gains and losses".into());
            }
            // Inside, "it" is whoever chooses.
            ways.iter().flatten().try_for_each(|d| match d {
                Do::Gain(..) | Do::Lose(..) | Do::Steal(..) | Do::PutTokens(..) => Ok(()),
                Do::AddIfWounded(..) => check_do(d, moment),
                _ => Err("the ways of EachChooses are plain gains and losses".into()),
            })
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
        Do::AllyWith(w) | Do::SwapThisForCardOf(w) | Do::HandThisTo(w) => match w {
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
    use lang::Cond::{AtLeast, AtMost, Exactly, MoreThan};
    let mut all = Vec::new();
    let mut of_conds = |conds: &[lang::Cond]| {
        for c in conds {
            if let AtLeast(a, b) | AtMost(a, b) | Exactly(a, b) | MoreThan(a, b) = c {
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
            | Do::AddToLoss(n)
            | Do::TakeFromLoss(n)
            | Do::AddIfWounded(_, n)
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
        EnergyOf(w)
        | HeartsOf(w)
        | StarsOf(w)
        | CardsOf(w)
        | KeepCardsOf(w)
        | TokensOf(w, _)
        | UnitsAt(w) => (!matches!(w, Who::You | Who::It | Who::Active | Who::Owner)).then_some(w),
        Per(_, of) | Less(_, of) => group_in(*of),
        Sum(a, b) => group_in(*a).or(group_in(*b)),
        _ => None,
    }
}

/// The faces a card speaks of: those of one city mean nothing in the other.
pub(crate) fn faces_of(card: &CardDef) -> Vec<lang::Face> {
    let mut all: Vec<lang::Face> = card.goal.into_iter().collect();
    for ability in &card.abilities {
        let none: (&[lang::Cond], &[Do], Option<Moment>) = (&[], &[], None);
        let (conds, effects, moment) = match ability {
            Ability::When { on, cond, then, .. } => (&cond[..], &then[..], Some(*on)),
            Ability::May { at, cond, then, .. } => (&cond[..], &then[..], Some(*at)),
            Ability::OnGain(list) | Ability::Reward(list) | Ability::AllyReward(list) => {
                (none.0, &list[..], None)
            }
            Ability::OnlyIf(cond) => (&cond[..], none.1, None),
            Ability::Always { change, cond, .. } => {
                match change {
                    Change::FacesDoNothing(faces) => all.extend(faces),
                    Change::GoalNeeds(f, _) | Change::LessFromFace(f, _) | Change::CannotReroll(f) => {
                        all.push(*f)
                    }
                    _ => {}
                }
                (&cond[..], none.1, None)
            }
            Ability::Returns { .. } | Ability::CheaperIn(..) | Ability::OnOffer(_) => none,
        };
        if let Some(Moment::Scored(f) | Moment::TookGoal(f) | Moment::LostGoal(f)) = moment {
            all.push(f);
        }
        let effects = flat(effects);
        let inner = effects.iter().filter_map(|d| if let Do::If(conds, _) = d { Some(conds) } else { None });
        for cond in conds.iter().chain(inner.flatten()) {
            match cond {
                lang::Cond::HasFaces(faces) => all.extend(faces),
                lang::Cond::HasGoal(f) => all.push(*f),
                _ => {}
            }
        }
        for effect in &effects {
            match effect {
                Do::AddToResult(f, _)
                | Do::TurnDie(f)
                | Do::RerollDieShowing(f)
                | Do::TestMarked(f)
                | Do::SetAside(f) => all.push(*f),
                Do::TurnDieFrom(f, g) | Do::TreatAs(f, g) => all.extend([*f, *g]),
                _ => {}
            }
        }
        amounts(conds, &effects).iter().for_each(|a| faces_of_amount(a, &mut all));
    }
    all
}

fn faces_of_amount(amount: &lang::Amount, all: &mut Vec<lang::Face>) {
    use lang::Amount::*;
    match amount {
        Result(f) | Shown(f) | Rolled(f) => all.push(*f),
        Per(_, of) | Less(_, of) => faces_of_amount(of, all),
        Sum(a, b) => {
            faces_of_amount(a, all);
            faces_of_amount(b, all);
        }
        _ => {}
    }
}

/// All effects of a card, those inside others too.
fn effects_of(card: &CardDef) -> Vec<Do> {
    let lists = card.abilities.iter().filter_map(|a| match a {
        Ability::OnGain(list) | Ability::Reward(list) | Ability::AllyReward(list) => Some(list),
        Ability::When { then, .. } | Ability::May { then, .. } => Some(then),
        _ => None,
    });
    lists.flat_map(|list| flat(list)).collect()
}

/// Does this card give out tokens that make rolling again dear?
pub(crate) fn puts_tokens_on_rolls(card: &CardDef) -> bool {
    effects_of(card).iter().any(|d| matches!(d, Do::PutTokens(_, lang::Token::Curse, _)))
}

/// Does this card leave souvenirs?
pub(crate) fn leaves_souvenirs(card: &CardDef) -> bool {
    effects_of(card).iter().any(|d| matches!(d, Do::LeaveSouvenir(_)))
}
