//! From the tree of the card language to flat tables, with the checks that need the whole card.

use crate::check::{check_do, check_moment, ends, sense};
use crate::footprint::{order_matters, reads_of_cond, touches_of};
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
                Cost::Energy(n) => price.energy = price.energy.saturating_add(*n),
                Cost::Counters(n) => price.counters = price.counters.saturating_add(*n),
                Cost::DiscardThis => price.this = true,
            }
        }
        // Outside the windows an optional ability asks by itself, unless its first step already is a free choice.
        let asks = optional && !is_window(hook) && !matches!(then.first(), Some(Do::BuyRevealed));
        let index = self.abilities.len() as u16;
        let start = self.ops.len() as u16;
        if !is_window(hook) {
            // A fall is paid even if its owner's cards went with it; everything else needs its card to be there.
            if hook != Hook::ReachedZero || !cond.is_empty() || limit != Limit::None || !cost.is_empty() {
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
            Do::TurnDieToAny => self.ops.extend([Op::PickDie(255), Op::PickFace, Op::SetPickedDieToPicked]),
            Do::RerollDie => self.ops.extend([Op::PickDie(255), Op::RerollPickedDie, Op::RerollOwnFaces]),
            Do::RerollDieShowing(face) => self.ops.extend([Op::PickDie(*face as u8), Op::RerollPickedDie]),
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

pub(crate) fn hook_of(moment: Moment, optional: bool) -> (Hook, Whose, u8) {
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

/// Energy the chooser must have to take this way.
fn energy_needed(effects: &[Do]) -> u8 {
    effects
        .iter()
        .map(|d| match d {
            Do::Lose(_, Thing::Energy(lang::Amount::N(n)))
            | Do::Steal(_, Thing::Energy(lang::Amount::N(n))) => *n,
            _ => 0,
        })
        .sum()
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
