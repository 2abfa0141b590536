//! What effects read, add to and set: the basis for asking about orders only where they matter.

use crate::lang::{self, Do, Thing, Who};
use crate::tables::{Footprint, Hook, touch};

pub(crate) fn reads_of_cond(cond: &lang::Cond, reads: &mut u8) {
    use lang::Cond::*;
    match cond {
        AtLeast(a, b) | AtMost(a, b) | Exactly(a, b) => {
            reads_of_amount(a, reads);
            reads_of_amount(b, reads);
        }
        HasFaces(_) | OfAKind(_) => *reads |= touch::RESULT,
        InTokyo(_) | OutsideTokyo(_) | InBorough(..) => *reads |= touch::PLACE,
        HasGoal(_) => *reads |= touch::CARDS,
        FewestStars => *reads |= touch::STARS | touch::OTHERS,
        MoreThan(a, b) => {
            reads_of_amount(a, reads);
            reads_of_amount(b, reads);
        }
        WouldBeHit | ShowsAllFaces => *reads |= touch::RESULT,
        TokyoEmpty | TokyoLeft | StartedOutside | EnteredThisTurn | NotEnteredThisTurn | MayYield => {
            *reads |= touch::PLACE
        }
        Lent | BoughtKeep | DeckLeft | LaidInTime => *reads |= touch::CARDS,
        HitTokyo => *reads |= touch::HEARTS | touch::OTHERS,
        YourTurn | CausedByAnother | BySmashes | ByOwner | ByOuch => {}
    }
}

fn reads_of_amount(amount: &lang::Amount, reads: &mut u8) {
    use lang::Amount::*;
    let side = |w: &Who, bit: u8| if *w == Who::You { bit } else { bit | touch::OTHERS };
    match amount {
        Result(_) | Shown(_) => *reads |= touch::RESULT,
        EnergyOf(w) => *reads |= side(w, touch::ENERGY),
        HeartsOf(w) => *reads |= side(w, touch::HEARTS),
        StarsOf(w) => *reads |= side(w, touch::STARS),
        CardsOf(w) => *reads |= side(w, touch::CARDS),
        HeartsTaken | HeartsTakenFromAnyone => *reads |= touch::OTHERS | touch::HEARTS,
        StarsGained | StarsBefore => *reads |= touch::STARS,
        HeartsLost | HeartsGained => *reads |= touch::HEARTS,
        EnergyGained => *reads |= touch::ENERGY,
        HeartsTakenFromIt => *reads |= touch::OTHERS | touch::HEARTS,
        KeepCardsOf(w) => *reads |= side(w, touch::CARDS),
        Marked => *reads |= touch::CARDS,
        TokensOf(w, _) => *reads |= side(w, touch::HEARTS),
        UnitsAt(_) => *reads |= touch::PLACE | touch::OTHERS,
        DestroyedThisTurn(_) => *reads |= touch::RESULT | touch::OTHERS,
        Per(_, of) | Less(_, of) => reads_of_amount(of, reads),
        Sum(a, b) => {
            reads_of_amount(a, reads);
            reads_of_amount(b, reads);
        }
        N(_) | Rolled(_) | ThatMany | Counters | PriceOfPicked => {}
    }
}

/// Whom an effect concerns may depend on who has how many stars.
fn reads_of_who(effect: &Do) -> u8 {
    let (Do::Gain(w, _)
    | Do::Lose(w, _)
    | Do::LoseAll(w, _)
    | Do::Steal(w, _)
    | Do::AddToSmashes(w, _)
    | Do::AddIfWounded(w, _)
    | Do::PutTokens(w, ..)
    | Do::EachChooses(w, _)
    | Do::SendOut(w)) = effect
    else {
        return 0;
    };
    match w {
        Who::Leaders | Who::Richer | Who::WithStars(_) => touch::STARS | touch::OTHERS,
        _ => 0,
    }
}

/// Losing hearts reads what may answer it: energy, cards.
const LOSS_READS: u8 = touch::ENERGY | touch::CARDS;

pub(crate) fn touches_of(effect: &Do, f: &mut Footprint) {
    let own = |w: &Who, bit: u8| if *w == Who::You { bit } else { touch::OTHERS | bit };
    f.reads |= reads_of_who(effect);
    let thing = |t: &Thing| match t {
        Thing::Stars(n) => (touch::STARS, n.clone()),
        Thing::Hearts(n) => (touch::HEARTS, n.clone()),
        Thing::Energy(n) => (touch::ENERGY, n.clone()),
    };
    match effect {
        Do::Gain(w, t) => {
            let (bit, n) = thing(t);
            f.adds |= own(w, bit);
            reads_of_amount(&n, &mut f.reads);
        }
        Do::Lose(w, t) => {
            let (bit, n) = thing(t);
            f.sets |= own(w, bit);
            reads_of_amount(&n, &mut f.reads);
            if bit == touch::HEARTS {
                f.reads |= LOSS_READS;
            }
        }
        Do::LoseAll(w, r) => {
            f.sets |= own(w, [touch::STARS, touch::HEARTS, touch::ENERGY][*r as usize]);
        }
        Do::Steal(_, t) => {
            f.sets |= touch::OTHERS | touch::STARS | touch::ENERGY;
            reads_of_amount(&thing(t).1, &mut f.reads);
        }
        Do::AddToResult(_, n) => {
            f.adds |= touch::RESULT;
            reads_of_amount(n, &mut f.reads);
        }
        Do::ExtraTurn { .. } => f.adds |= touch::TURNS,
        Do::PutTokens(_, _, n) | Do::AddToSmashes(_, n) => {
            f.adds |= touch::OTHERS;
            reads_of_amount(n, &mut f.reads);
        }
        Do::TakeStored(_) => {
            f.adds |= touch::ENERGY;
            f.sets |= touch::CARDS;
        }
        Do::If(conds, then) => {
            conds.iter().for_each(|c| reads_of_cond(c, &mut f.reads));
            then.iter().for_each(|d| touches_of(d, f));
        }
        Do::Either(_, a, b) => a.iter().chain(b).for_each(|d| touches_of(d, f)),
        Do::DiscardThis | Do::SellKeepCard | Do::CopyKeepCard | Do::BuyRevealed => f.sets |= touch::CARDS,
        Do::TakeTokyo | Do::LeaveTokyo => f.sets |= touch::PLACE | touch::OTHERS,
        Do::DiscardAllCards { .. } | Do::SwapThisForCardOf(_) => f.sets |= touch::CARDS | touch::OTHERS,
        Do::Survive(_) | Do::AllyWith(_) => f.sets |= touch::HEARTS | touch::OTHERS,
        Do::SafeThisTurn | Do::PreventAll => f.sets |= touch::HEARTS,
        Do::Prevent(n) => {
            f.sets |= touch::HEARTS;
            reads_of_amount(n, &mut f.reads);
        }
        Do::AddCounters(n) => {
            f.sets |= touch::CARDS;
            reads_of_amount(n, &mut f.reads);
        }
        Do::RemoveCounters => f.sets |= touch::CARDS,
        Do::RollDice(n) => reads_of_amount(n, &mut f.reads),
        Do::TurnDie(_)
        | Do::TurnDieFrom(..)
        | Do::TurnDieToAny
        | Do::RerollDie
        | Do::RerollDieShowing(_)
        | Do::TurnAllOfAFace
        | Do::TurnAllDice
        | Do::FlipDice
        | Do::FreezeDie
        | Do::NameUselessFace(_)
        | Do::ExtraRoll => f.sets |= touch::RESULT,
        Do::EachChooses(_, ways) => {
            f.sets |= touch::OTHERS;
            ways.iter().flatten().for_each(|d| touches_of(d, f));
        }
        Do::LayOut
        | Do::LendThisTo(_)
        | Do::ReturnThis
        | Do::HandThisTo(_)
        | Do::DiscardAllEvolutions
        | Do::CopyEvolution
        | Do::SweepMarket
        | Do::TakeOneOfTop(_)
        | Do::TakeFirstKeep(_)
        | Do::BuyRandomDiscard(_)
        | Do::BuyAtHalfPrice
        | Do::TestMarked(_)
        | Do::BuyOnLuck(_)
        | Do::Reserve
        | Do::RedirectPurchase => f.sets |= touch::CARDS | touch::OTHERS | touch::ENERGY,
        Do::AddToLoss(n) | Do::TakeFromLoss(n) => {
            f.adds |= touch::OTHERS | touch::HEARTS;
            reads_of_amount(n, &mut f.reads);
        }
        Do::AddIfWounded(_, n) => {
            f.adds |= touch::OTHERS;
            reads_of_amount(n, &mut f.reads);
        }
        Do::MustYield | Do::SendOut(_) | Do::EnterTokyo | Do::EnterInstead => {
            f.sets |= touch::PLACE | touch::OTHERS
        }
        Do::SkipTurn | Do::WinGame => f.sets |= u8::MAX,
        Do::SetStars(_) => f.sets |= touch::STARS,
        Do::HealFully => f.sets |= touch::HEARTS,
        Do::TreatAs(..) | Do::OnlyUnits | Do::DestroyElsewhere | Do::SetAside(_) => f.sets |= touch::RESULT,
        Do::Choose(_, then) | Do::LeaveSouvenir(then) => {
            f.reads |= touch::PLACE;
            then.iter().for_each(|d| touches_of(d, f));
        }
        Do::DiscardOneKeep(_) | Do::TakeNextKeep => f.sets |= touch::CARDS | touch::OTHERS,
        Do::UnitsAttack => {
            f.sets |= touch::HEARTS | touch::OTHERS;
            f.reads |= LOSS_READS | touch::PLACE;
        }
        Do::TurnInto(a, b, _) => {
            f.sets |=
                [*a, *b].iter().fold(0, |m, r| m | [touch::STARS, touch::HEARTS, touch::ENERGY][*r as usize]);
        }
        Do::TradeAll(..) => f.sets |= touch::STARS | touch::HEARTS | touch::ENERGY,
        Do::Move | Do::ScatterUnits(_) => f.sets |= touch::PLACE | touch::OTHERS,
    }
}

/// Does this card tell dice from others that bring its owner as many stars, hearts, energy and smashes?
pub(crate) fn tells_faces_apart(card: &lang::CardDef) -> bool {
    card.abilities.iter().any(ability_tells_faces_apart) || crate::compile::copies_cards(card)
}

fn ability_tells_faces_apart(ability: &lang::Ability) -> bool {
    use lang::{Ability, Amount, Change, Cond, Face, Moment, Whose};
    let counted = |face: &Face| matches!(face, Face::Energy | Face::Smash);
    // How much energy and how many smashes there are is the same for both.
    let blind = |cond: &Cond| match cond {
        Cond::AtLeast(Amount::Result(face), Amount::N(_)) => counted(face),
        _ => false,
    };
    let reads = |conds: &[Cond], effects: &[Do]| {
        let mut f = Footprint::default();
        conds.iter().filter(|c| !blind(c)).for_each(|c| reads_of_cond(c, &mut f.reads));
        effects.iter().for_each(|d| touches_of(d, &mut f));
        (f.reads | f.sets) & touch::RESULT != 0
    };
    match ability {
        Ability::When { on: moment, cond, then, .. } | Ability::May { at: moment, cond, then, .. } => {
            match moment {
                // The dice of others.
                Moment::Rerolled(Whose::Others)
                | Moment::RollsFinished(Whose::Others)
                | Moment::BeforeResolving(Whose::Others) => false,
                // Each number brings its stars by itself.
                Moment::Rerolled(_)
                | Moment::RollsFinished(_)
                | Moment::BeforeResolving(_)
                | Moment::Rolling
                | Moment::ChangingDice
                | Moment::Resolving
                | Moment::Scored(_)
                | Moment::GainedStars => true,
                // Symbols that are added are as good as dice, but for numbers, of which there may be too few.
                Moment::CountingDice => {
                    let adds = |d: &Do| matches!(d, Do::AddToResult(face, _) if *face == Face::Heart || counted(face));
                    !then.iter().all(adds) || reads(cond, then)
                }
                _ => reads(cond, then),
            }
        }
        Ability::Always { change, cond, .. } => {
            let faces = matches!(
                change,
                Change::FacesDoNothing(_)
                    | Change::DiceCountDouble
                    | Change::HealOthers { .. }
                    | Change::LessFromFace(..)
                    | Change::CannotReroll(_)
            );
            faces || reads(cond, &[])
        }
        Ability::OnlyIf(cond) => reads(cond, &[]),
        Ability::OnGain(then) | Ability::Reward(then) | Ability::AllyReward(then) => reads(&[], then),
        Ability::Returns { .. } | Ability::CheaperIn(..) | Ability::OnOffer(_) => false,
    }
}

/// Does it make a difference to this card how many stars or hearts somebody has or gains?
pub(crate) fn counts_stars_or_hearts(card: &lang::CardDef) -> bool {
    card.abilities.iter().any(|a| ability_counts(a, |_| true)) || crate::compile::copies_cards(card)
}

/// Does it make a difference to this card how many stars or hearts somebody else than its owner has or gains?
pub(crate) fn counts_stars_or_hearts_of_others(card: &lang::CardDef) -> bool {
    use lang::Ability;
    // Whoever answers what others do may look at them in any way.
    let answers_others = |ability: &Ability| match ability {
        Ability::When { on: moment, .. } | Ability::May { at: moment, .. } => {
            crate::compile::hook_of(*moment, false).1 != lang::Whose::Yours
        }
        _ => false,
    };
    let of_others = |touched: u8| touched & touch::OTHERS != 0;
    let counts = |ability: &Ability| match answers_others(ability) {
        true => ability_counts(ability, |_| true),
        false => ability_counts(ability, of_others),
    };
    card.abilities.iter().any(counts) || crate::compile::copies_cards(card)
}

/// Does it make a difference to this ability, if what it reads and what it sets is of interest?
fn ability_counts(ability: &lang::Ability, of_interest: impl Fn(u8) -> bool) -> bool {
    use lang::{Ability, Change};
    let (conds, effects): (&[_], &[_]) = match ability {
        Ability::When { cond, then, .. } | Ability::May { cond, then, .. } => (cond, then),
        Ability::Always {
            change: Change::MoreHearts(_) | Change::StarsToWin(_) | Change::StaysAtZero,
            ..
        } => return of_interest(0),
        Ability::Always { cond, .. } | Ability::OnlyIf(cond) => (cond, &[]),
        Ability::OnGain(then) | Ability::Reward(then) | Ability::AllyReward(then) => (&[], then),
        Ability::Returns { .. } | Ability::CheaperIn(..) | Ability::OnOffer(_) => (&[], &[]),
    };
    let mut f = Footprint::default();
    conds.iter().for_each(|c| reads_of_cond(c, &mut f.reads));
    effects.iter().for_each(|d| touches_of(d, &mut f));
    // Stars that are lost or set come to something else for whoever has few.
    let reads = f.reads & (touch::STARS | touch::HEARTS) != 0 && of_interest(f.reads);
    let sets = f.sets & touch::STARS != 0 && of_interest(f.sets);
    reads || sets || effects.iter().any(sets_hearts) && of_interest(f.sets)
}

/// Does this leave as many hearts as it says, however many there were?
fn sets_hearts(effect: &Do) -> bool {
    match effect {
        Do::HealFully | Do::Survive(_) | Do::LoseAll(_, lang::Resource::Hearts) => true,
        Do::If(_, then) => then.iter().any(sets_hearts),
        Do::Either(_, a, b) => a.iter().chain(b).any(sets_hearts),
        Do::EachChooses(_, ways) => ways.iter().flatten().any(sets_hearts),
        Do::Choose(_, then) | Do::LeaveSouvenir(then) => then.iter().any(sets_hearts),
        _ => false,
    }
}

/// Can this ability, held by anybody, make the order of faces matter? Those that act while a face is resolved and
/// reach beyond their owner can; so can stars for somebody else in the middle of a turn (who was first at 20?).
pub(crate) fn order_matters(hook: Hook, touches: Footprint) -> bool {
    let during_faces = matches!(
        hook,
        Hook::WouldLose
            | Hook::MayWhenLosing
            | Hook::LostHearts
            | Hook::MayAfterLoss
            | Hook::Wounded
            | Hook::MayAfterWound
            | Hook::Striking
            | Hook::AfterSmashes
            | Hook::Eliminating
            | Hook::OtherMayYield
            | Hook::OtherStays
            | Hook::LeftTokyo
            | Hook::Wounding
            | Hook::Hurting
            | Hook::ReachedZero
            | Hook::AtZero
            | Hook::Stayed
            | Hook::GainedStars
            | Hook::Scored
            | Hook::Destroying
            | Hook::Destroyed
            | Hook::TookGoal
            | Hook::LostGoal
            | Hook::OtherGainedEnergy
            | Hook::EnteredBorough
    );
    let harmless = match hook {
        // The owner is the active monster, whose own stars come in any order; tokens go to victims.
        Hook::Wounding => touch::HEARTS | touch::ENERGY | touch::STARS | touch::OTHERS,
        Hook::Hurting | Hook::Scored | Hook::GainedStars | Hook::Destroyed | Hook::TookGoal => {
            touch::HEARTS | touch::ENERGY | touch::STARS
        }
        _ => touch::HEARTS | touch::ENERGY,
    };
    // Preventing one's own loss, and what lies on one's own card, concerns nobody else.
    let own_sets = match hook {
        Hook::WouldLose | Hook::MayWhenLosing => touch::HEARTS,
        Hook::GainedStars => touch::CARDS,
        _ => 0,
    };
    // Whoever wounds may compare stars, which the numbers bring.
    let compares = matches!(hook, Hook::Wounding | Hook::Hurting) && touches.reads & touch::STARS != 0;
    compares || during_faces && (touches.sets & !own_sets != 0 || touches.adds & !harmless != 0)
}
