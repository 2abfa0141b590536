//! From the tree of the card language to flat tables, with the checks that need the whole card.

use crate::lang::{self, Ability, CardDef, Change, Cost, Do, Limit, Moment, Thing, Who, Whose};
use crate::tables::*;

/// A card that reads well but cannot work.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardError {
    /// The card.
    pub card: String,
    /// What is wrong and what would be right.
    pub message: String,
}

impl std::fmt::Display for CardError {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        write!(f, "card {}: {}", self.card, self.message)
    }
}

impl std::error::Error for CardError {}

/// The tables under construction.
#[derive(Default)]
pub(crate) struct Compiler {
    pub abilities: Vec<crate::tables::Ability>,
    pub mods: Vec<Modifier>,
    pub ops: Vec<Op>,
    pub conds: Vec<Cond>,
    pub amounts: Vec<Amount>,
}

/// Checks one card on its own; what passes can be compiled and played.
pub fn check(card: &CardDef) -> Result<(), CardError> {
    Compiler::default().card(card).map(|_| ())
}

impl Compiler {
    /// Compiles one card.
    pub fn card(&mut self, card: &CardDef) -> Result<Def, CardError> {
        let fail = |message: String| CardError { card: card.id.clone(), message };
        let mut hooks = 0u64;
        let mut on_gain = Span::default();
        let mut only_if = Span::default();
        let abilities_from = self.abilities.len();
        let mods_from = self.mods.len();
        for ability in &card.abilities {
            match ability {
                Ability::OnGain(effects) => {
                    if !on_gain.is_empty() {
                        return Err(fail("has two OnGain lists; write one".into()));
                    }
                    effects.iter().try_for_each(|d| check_do(d, None)).map_err(&fail)?;
                    let start = self.ops.len() as u16;
                    self.effects(effects);
                    on_gain = Span { start, end: self.ops.len() as u16 };
                }
                Ability::OnlyIf(conds) => only_if = self.conds(conds),
                Ability::When { on, cond, limit, order, then } => {
                    then.iter().try_for_each(|d| check_do(d, Some(*on))).map_err(&fail)?;
                    check_moment(*on, *limit, false, false).map_err(&fail)?;
                    hooks |= self.ability(*on, cond, *limit, *order, &[], then, false);
                }
                Ability::May { at, cond, limit, cost, then } => {
                    then.iter().try_for_each(|d| check_do(d, Some(*at))).map_err(&fail)?;
                    check_moment(*at, *limit, true, !cost.is_empty() || ends(then)).map_err(&fail)?;
                    hooks |= self.ability(*at, cond, *limit, 0, cost, then, true);
                }
                Ability::Always { whom, change, cond } => {
                    hooks |= self.modifier(*whom, change, cond).map_err(&fail)?
                }
            }
        }
        for ability in &card.abilities {
            sense(ability).map_err(&fail)?;
        }
        if card.kind == lang::Kind::Discard && (hooks != 0) {
            return Err(fail("is a discard card, so only OnGain and OnlyIf make sense".into()));
        }
        Ok(Def {
            id: card.id.clone(),
            kind: card.kind,
            cost: card.cost.unwrap_or(0),
            counters: card.counters,
            hooks,
            abilities: Span { start: abilities_from as u16, end: self.abilities.len() as u16 },
            mods: Span { start: mods_from as u16, end: self.mods.len() as u16 },
            on_gain,
            only_if,
        })
    }

    #[allow(clippy::too_many_arguments)]
    fn ability(
        &mut self,
        moment: Moment,
        cond: &[lang::Cond],
        limit: Limit,
        order: u8,
        cost: &[Cost],
        then: &[Do],
        optional: bool,
    ) -> u64 {
        let (hook, whose, face) = hook_of(moment, optional);
        let mut price = Price::default();
        for part in cost {
            match part {
                Cost::Energy(n) => price.energy += n,
                Cost::Counters(n) => price.counters += n,
                Cost::DiscardThis => price.this = true,
            }
        }
        // Outside the windows an optional ability asks by itself, unless its first step already is a free choice.
        let asks = optional && !is_window(hook) && !matches!(then.first(), Some(Do::BuyRevealed));
        let index = self.abilities.len() as u16;
        let start = self.ops.len() as u16;
        if !is_window(hook) {
            if !cond.is_empty() || limit != Limit::None || !cost.is_empty() {
                self.ops.push(Op::Guard(index));
            }
            if asks {
                self.ops.push(Op::AskUse(index));
            } else if limit != Limit::None {
                self.ops.push(Op::Mark(index));
            }
        }
        self.effects(then);
        let program = Span { start, end: self.ops.len() as u16 };
        let mut touches = Footprint::default();
        cond.iter().for_each(|c| reads_of_cond(c, &mut touches.reads));
        then.iter().for_each(|d| touches_of(d, &mut touches));
        let rerolls = match then.first() {
            Some(Do::RerollDieShowing(face)) => *face as u8,
            _ => 255,
        };
        let heals = then
            .iter()
            .map(|d| match d {
                Do::Gain(Who::You, Thing::Hearts(lang::Amount::N(n))) => *n,
                _ => 0,
            })
            .sum();
        let cond = self.conds(cond);
        self.abilities.push(crate::tables::Ability {
            hook,
            whose,
            face,
            limit,
            order,
            cost: price,
            cond,
            program,
            touches,
            heals,
            rerolls,
        });
        let mut bits = hook.bit();
        if rerolls != 255 {
            bits |= Hook::RerollsFace.bit();
        }
        if order_matters(hook, touches) {
            bits |= Hook::FaceOrderMatters.bit();
        }
        bits
    }

    fn modifier(&mut self, whom: Who, change: &Change, cond: &[lang::Cond]) -> Result<u64, String> {
        use Change::*;
        let (hook, n, minus) = match change {
            MoreDice(n) => (Hook::Dice, *n, false),
            FewerDice(n) => (Hook::Dice, *n, true),
            MoreRolls(n) => (Hook::Rolls, *n, false),
            MaxHearts(n) => (Hook::MaxHearts, *n, false),
            CheaperCards(n) => (Hook::Price, *n, false),
            MoreEnergy(n) => (Hook::MoreEnergy, *n, false),
            MoreHearts(n) => (Hook::MoreHearts, *n, false),
            SmashesHitAll => (Hook::SmashesHitAll, 0, false),
            NoLossOnYield => (Hook::NoLossOnYield, 0, false),
            VictimsMustYield => (Hook::VictimsMustYield, 0, false),
            BuyFromMonsters => (Hook::BuyFromMonsters, 0, false),
            BuyFromDiscards => (Hook::BuyFromDiscards, 0, false),
            BuyFromDeckTop => (Hook::BuyFromDeckTop, 0, false),
            HealOthers { price } => (Hook::HealOthers, *price, false),
            CannotLoseHearts => (Hook::CannotLoseHearts, 0, false),
            CannotEnterTokyo => (Hook::CannotEnterTokyo, 0, false),
            CannotBuy => (Hook::CannotBuy, 0, false),
            FacesDoNothing(faces) => {
                (Hook::FacesDoNothing, faces.iter().fold(0, |m, f| m | 1 << *f as u8), false)
            }
        };
        let hook = match (whom, hook) {
            (Who::You, hook) => hook,
            (Who::Everyone | Who::Others, Hook::Dice) => Hook::DiceOfAll,
            _ => return Err("only MoreDice and FewerDice can be `for: Others` or `for: Everyone`".into()),
        };
        let cond = self.conds(cond);
        self.mods.push(Modifier { hook, n, minus, whom, cond });
        let more = if hook == Hook::HealOthers { Hook::FaceOrderMatters.bit() } else { 0 };
        Ok(hook.bit() | more)
    }

    fn effects(&mut self, effects: &[Do]) {
        for effect in effects {
            self.effect(effect);
        }
    }

    fn effect(&mut self, effect: &Do) {
        match effect {
            Do::Gain(who, thing) => self.with_thing(thing, |r, a| Op::Gain(*who, r, a)),
            Do::Lose(who, thing) => self.with_thing(thing, |r, a| Op::Lose(*who, r, a)),
            Do::Steal(who, thing) => self.with_thing(thing, |r, a| Op::Steal(*who, r, a)),
            Do::LoseAll(who, what) => self.ops.push(Op::LoseAll(*who, *what)),
            Do::AddToResult(face, n) => self.with_amount(n, |a| Op::AddToResult(*face as u8, a)),
            Do::AddToSmashes(who, n) => self.with_amount(n, |a| Op::AddToSmashes(*who, a)),
            Do::Prevent(n) => self.with_amount(n, Op::Prevent),
            Do::PreventAll => self.ops.push(Op::PreventAll),
            Do::SafeThisTurn => self.ops.push(Op::SafeThisTurn),
            Do::RollDice(n) => {
                self.with_amount(n, Op::RollDice);
                self.ops.push(Op::RerollOwnFaces);
            }
            Do::TurnDie(face) => self.ops.extend([Op::PickDie(255), Op::SetPickedDie(*face as u8)]),
            Do::TurnDieFrom(from, to) => {
                self.ops.extend([Op::PickDie(*from as u8), Op::SetPickedDie(*to as u8)])
            }
            Do::TurnDieToAny => {
                self.ops.extend([Op::PickDie(255), Op::PickFace, Op::SetPickedDieToPicked])
            }
            Do::RerollDie => {
                self.ops.extend([Op::PickDie(255), Op::RerollPickedDie, Op::RerollOwnFaces])
            }
            Do::RerollDieShowing(face) => {
                self.ops.extend([Op::PickDie(*face as u8), Op::RerollPickedDie])
            }
            Do::ExtraRoll => self.ops.push(Op::ExtraRoll),
            Do::ExtraTurn { fewer_dice } => self.ops.push(Op::ExtraTurn(*fewer_dice)),
            Do::PutTokens(who, token, n) => self.with_amount(n, |a| Op::PutTokens(*who, *token, a)),
            Do::AddCounters(n) => self.with_amount(n, Op::AddCounters),
            Do::RemoveCounters => self.ops.push(Op::RemoveCounters),
            Do::TakeStored(n) => self.ops.push(Op::TakeStored(*n)),
            Do::If(conds, then) => {
                let span = self.conds(conds);
                let at = self.ops.len();
                self.ops.push(Op::Unless(span, 0));
                self.effects(then);
                self.ops[at] = Op::Unless(span, self.ops.len() as u16);
            }
            Do::Either(who, first, second) => {
                let at = self.ops.len();
                let needs = [energy_needed(first), energy_needed(second)];
                self.ops.push(Op::Either(*who, 0, needs));
                self.effects(first);
                let jump = self.ops.len();
                self.ops.push(Op::Jump(0));
                self.ops[at] = Op::Either(*who, self.ops.len() as u16, needs);
                self.effects(second);
                self.ops[jump] = Op::Jump(self.ops.len() as u16);
            }
            Do::DiscardThis => self.ops.push(Op::DiscardThis),
            Do::CopyKeepCard => self.ops.extend([Op::PickKeepToCopy, Op::CopyPicked]),
            Do::BuyRevealed => self.ops.push(Op::BuyRevealed),
            Do::SellKeepCard => self.ops.extend([Op::PickKeepToSell, Op::SellPicked]),
            Do::TakeTokyo => self.ops.push(Op::TakeTokyo),
            Do::LeaveTokyo => self.ops.push(Op::LeaveTokyo),
            Do::DiscardAllCards { but_this } => self.ops.push(Op::DiscardAllCards(*but_this)),
            Do::Survive(n) => self.ops.push(Op::Survive(*n)),
            Do::AllyWith(who) => self.ops.push(Op::AllyWith(*who)),
            Do::SwapThisForCardOf(who) => self.ops.extend([Op::PickCardOf(*who), Op::SwapPicked]),
        }
    }

    fn with_amount(&mut self, amount: &lang::Amount, op: impl Fn(u16) -> Op) {
        let index = self.amount(amount);
        self.ops.push(op(index));
    }

    fn with_thing(&mut self, thing: &Thing, op: impl Fn(lang::Resource, u16) -> Op) {
        let (what, amount) = match thing {
            Thing::Stars(n) => (lang::Resource::Stars, n),
            Thing::Hearts(n) => (lang::Resource::Hearts, n),
            Thing::Energy(n) => (lang::Resource::Energy, n),
        };
        let index = self.amount(amount);
        self.ops.push(op(what, index));
    }

    fn amount(&mut self, amount: &lang::Amount) -> u16 {
        use lang::Amount as L;
        let compiled = match amount {
            L::N(n) => Amount::N(*n),
            L::Result(f) => Amount::Result(*f as u8),
            L::Shown(f) => Amount::Shown(*f as u8),
            L::Rolled(f) => Amount::Rolled(*f as u8),
            L::ThatMany => Amount::ThatMany,
            L::EnergyOf(w) => Amount::EnergyOf(*w),
            L::HeartsOf(w) => Amount::HeartsOf(*w),
            L::StarsOf(w) => Amount::StarsOf(*w),
            L::Counters => Amount::Counters,
            L::CardsOf(w) => Amount::CardsOf(*w),
            L::PriceOfPicked => Amount::PriceOfPicked,
            L::HeartsTaken => Amount::HeartsTaken,
            L::HeartsTakenFromAnyone => Amount::HeartsTakenFromAnyone,
            L::StarsGained => Amount::StarsGained,
            L::Per(n, of) => Amount::Per((*n).max(1), self.amount(of)),
        };
        if let Some(same) = self.amounts.iter().position(|a| *a == compiled) {
            return same as u16;
        }
        self.amounts.push(compiled);
        self.amounts.len() as u16 - 1
    }

    fn conds(&mut self, conds: &[lang::Cond]) -> Span {
        use lang::Cond as L;
        let compiled: Vec<Cond> = conds
            .iter()
            .map(|c| match c {
                L::AtLeast(a, b) => Cond::AtLeast(self.amount(a), self.amount(b)),
                L::AtMost(a, b) => Cond::AtMost(self.amount(a), self.amount(b)),
                L::Exactly(a, b) => Cond::Exactly(self.amount(a), self.amount(b)),
                L::HasFaces(faces) => Cond::HasFaces(faces.iter().fold(0, |m, f| m | 1 << *f as u8)),
                L::OfAKind(n) => Cond::OfAKind(*n),
                L::InTokyo(w) => Cond::InTokyo(*w),
                L::OutsideTokyo(w) => Cond::OutsideTokyo(*w),
                L::YourTurn => Cond::YourTurn,
                L::FewestStars => Cond::FewestStars,
                L::CausedByAnother => Cond::CausedByAnother,
            })
            .collect();
        let start = self.conds.len() as u16;
        self.conds.extend(compiled);
        Span { start, end: self.conds.len() as u16 }
    }
}

/// Windows in which use-or-pass is offered, as opposed to moments that ask about one ability.
pub(crate) fn is_window(hook: Hook) -> bool {
    matches!(
        hook,
        Hook::BeforeFirstRoll
            | Hook::Rolling
            | Hook::RollsFinished
            | Hook::ChangingDice
            | Hook::MayWhenLosing
            | Hook::Selling
            | Hook::AnyTime
    )
}

fn hook_of(moment: Moment, optional: bool) -> (Hook, Whose, u8) {
    use Moment::*;
    let yours = |hook| (hook, Whose::Yours, 255);
    match moment {
        TurnStarts(w) => (Hook::TurnStarts, w, 255),
        BeforeFirstRoll => yours(Hook::BeforeFirstRoll),
        Rolling => yours(Hook::Rolling),
        Rerolled(w) => (Hook::Rerolled, w, 255),
        RollsFinished(w) => (Hook::RollsFinished, w, 255),
        ChangingDice => yours(Hook::ChangingDice),
        CountingDice => yours(Hook::CountingDice),
        Resolving => yours(Hook::Resolving),
        Scored(face) => (Hook::Scored, Whose::Yours, face as u8),
        Smashing => yours(Hook::Smashing),
        WouldLoseHearts if optional => yours(Hook::MayWhenLosing),
        WouldLoseHearts => yours(Hook::WouldLose),
        LostHearts => yours(Hook::LostHearts),
        Wounding => yours(Hook::Wounding),
        Hurting => yours(Hook::Hurting),
        ReachedZero(w) => (Hook::ReachedZero, w, 255),
        AtZero => yours(Hook::AtZero),
        Yielded => yours(Hook::Yielded),
        Stayed => yours(Hook::Stayed),
        TokyoTaken => yours(Hook::TokyoTaken),
        EnteredTokyo => yours(Hook::EnteredTokyo),
        GainedStars => yours(Hook::GainedStars),
        Buying => yours(Hook::Buying),
        CardRevealed => (Hook::CardRevealed, Whose::Others, 255),
        Selling => yours(Hook::Selling),
        TurnEnds(w) => (Hook::TurnEnds, w, 255),
        AnyTime => (Hook::AnyTime, Whose::Anyones, 255),
    }
}

/// A moment must be able to ask or to act by itself, and what is repeatable must run out.
fn check_moment(moment: Moment, limit: Limit, optional: bool, runs_out: bool) -> Result<(), String> {
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
    if matches!(moment, Moment::CardRevealed) && !optional {
        return Err("CardRevealed only offers a purchase: write May(at: CardRevealed, then: [BuyRevealed])".into());
    }
    if optional && matches!(moment, Moment::CountingDice | Moment::GainedStars | Moment::AtZero) {
        return Err(format!("{moment:?} cannot ask: write When(on: {moment:?}, ...)"));
    }
    Ok(())
}

/// Things that can be written but mean nothing, or would never end.
fn sense(ability: &Ability) -> Result<(), String> {
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
            (cond, Vec::new(), None, Limit::None)
        }
        Ability::OnlyIf(cond) if cond.is_empty() => return Err("OnlyIf needs a condition".into()),
        Ability::OnlyIf(cond) => (cond, Vec::new(), None, Limit::None),
    };
    if conds.iter().any(|c| matches!(c, lang::Cond::HasFaces(faces) if faces.is_empty())) {
        return Err("HasFaces needs at least one face".into());
    }
    if moment == Some(Moment::AtZero) && !effects.iter().any(|d| matches!(d, Do::Survive(1..))) {
        return Err("what happens AtZero must let its owner Survive".into());
    }
    let more_stars =
        |d: &Do| matches!(d, Do::Gain(_, Thing::Stars(_)) | Do::Steal(_, Thing::Stars(_)));
    if moment == Some(Moment::GainedStars) && limit == Limit::None && effects.iter().any(more_stars) {
        return Err("stars for gaining stars would never end: add limit: OncePerTurn".into());
    }
    Ok(())
}

/// Does doing this take away what it needs, so that it cannot go on for ever?
fn ends(then: &[Do]) -> bool {
    then.iter().any(|d| {
        matches!(
            d,
            Do::DiscardThis | Do::SellKeepCard | Do::TurnDieFrom(..) | Do::RerollDieShowing(_)
        )
    })
}

/// Some verbs make sense only at certain moments.
fn check_do(effect: &Do, moment: Option<Moment>) -> Result<(), String> {
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
    let turn_dice = matches!(
        moment,
        Some(Moment::Rolling | Moment::ChangingDice | Moment::RollsFinished(_))
    );
    let who = |w: &Who| match w {
        Who::It if !has_it => Err("`It` means nobody at this moment".to_string()),
        _ => Ok(()),
    };
    match effect {
        Do::Prevent(_) | Do::PreventAll if !losing => {
            Err("Prevent works only at WouldLoseHearts".to_string())
        }
        Do::TurnDie(_)
        | Do::TurnDieFrom(..)
        | Do::TurnDieToAny
        | Do::RerollDie
        | Do::RerollDieShowing(_)
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
        Do::Gain(w, _) | Do::Lose(w, _) | Do::Steal(w, _) | Do::LoseAll(w, _) | Do::PutTokens(w, ..) => who(w),
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

/// Energy the chooser must have to take this way.
fn energy_needed(effects: &[Do]) -> u8 {
    effects
        .iter()
        .map(|d| match d {
            Do::Lose(_, Thing::Energy(lang::Amount::N(n))) | Do::Steal(_, Thing::Energy(lang::Amount::N(n))) => *n,
            _ => 0,
        })
        .sum()
}

fn reads_of_cond(cond: &lang::Cond, reads: &mut u8) {
    use lang::Cond::*;
    match cond {
        AtLeast(a, b) | AtMost(a, b) | Exactly(a, b) => {
            reads_of_amount(a, reads);
            reads_of_amount(b, reads);
        }
        HasFaces(_) | OfAKind(_) => *reads |= touch::RESULT,
        InTokyo(_) | OutsideTokyo(_) => *reads |= touch::PLACE,
        FewestStars => *reads |= touch::STARS | touch::OTHERS,
        YourTurn | CausedByAnother => {}
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
        StarsGained => *reads |= touch::STARS,
        Per(_, of) => reads_of_amount(of, reads),
        N(_) | Rolled(_) | ThatMany | Counters | PriceOfPicked => {}
    }
}

/// Losing hearts reads what may answer it: energy, cards.
const LOSS_READS: u8 = touch::ENERGY | touch::CARDS;

fn touches_of(effect: &Do, f: &mut Footprint) {
    let own = |w: &Who, bit: u8| if *w == Who::You { bit } else { touch::OTHERS | bit };
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
        Do::Steal(..) => {
            f.sets |= touch::OTHERS | touch::STARS | touch::ENERGY;
        }
        Do::AddToResult(_, n) => {
            f.adds |= touch::RESULT;
            reads_of_amount(n, &mut f.reads);
        }
        Do::ExtraTurn { .. } => f.adds |= touch::TURNS,
        Do::PutTokens(..) | Do::AddToSmashes(..) => f.adds |= touch::OTHERS,
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
        _ => {}
    }
}

/// Can this ability, held by anybody, make the order of faces matter? Those that act while a face is resolved and
/// reach beyond their owner can; so can stars for somebody else in the middle of a turn (who was first at 20?).
fn order_matters(hook: Hook, touches: Footprint) -> bool {
    let during_faces = matches!(
        hook,
        Hook::WouldLose
            | Hook::MayWhenLosing
            | Hook::LostHearts
            | Hook::Wounding
            | Hook::Hurting
            | Hook::ReachedZero
            | Hook::AtZero
            | Hook::Yielded
            | Hook::Stayed
            | Hook::GainedStars
            | Hook::Scored
    );
    let harmless = match hook {
        // The owner is the active monster, whose own stars come in any order; tokens go to victims.
        Hook::Wounding => touch::HEARTS | touch::ENERGY | touch::STARS | touch::OTHERS,
        Hook::Hurting | Hook::Scored | Hook::GainedStars => touch::HEARTS | touch::ENERGY | touch::STARS,
        _ => touch::HEARTS | touch::ENERGY,
    };
    during_faces && (touches.sets != 0 || touches.adds & !harmless != 0)
}

/// Does this card become a copy of others?
pub(crate) fn copies_cards(card: &CardDef) -> bool {
    fn in_list(list: &[Do]) -> bool {
        list.iter().any(|d| match d {
            Do::CopyKeepCard => true,
            Do::If(_, then) => in_list(then),
            Do::Either(_, a, b) => in_list(a) || in_list(b),
            _ => false,
        })
    }
    card.abilities.iter().any(|a| match a {
        Ability::OnGain(list) => in_list(list),
        Ability::When { then, .. } | Ability::May { then, .. } => in_list(then),
        _ => false,
    })
}
