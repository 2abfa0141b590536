//! From the tree of the card language to flat tables, with the checks that need the whole card.

use crate::check::{check_do, check_kind, check_moment, check_returns, ends, sense};
use crate::footprint::{order_matters, reads_of_cond, touches_of};
use crate::lang::{self, Ability, CardDef, Change, Cost, Do, Limit, Moment, Thing, Who, Whose};
use crate::standing::bit_for;
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

/// Does the card speak only of faces that the dice of this edition have?
pub fn fits(card: &CardDef, edition: crate::Edition) -> bool {
    let dice = if edition.is_new_york() { lang::Face::NEW_YORK } else { lang::Face::TOKYO };
    crate::check::faces_of(card).iter().all(|face| dice.contains(face))
}

impl Compiler {
    /// Compiles one card.
    pub fn card(&mut self, card: &CardDef) -> Result<Def, CardError> {
        let fail = |message: String| CardError { card: card.id.clone(), message };
        let mut hooks: Hooks = 0;
        let mut plays: Hooks = 0;
        let mut rewards = [Span::default(); 2];
        let mut returns = None;
        let mut on_gain = Span::default();
        let mut only_if = Span::default();
        let (mut cheaper_in, mut moves_cost) = ((0, 0), 0);
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
                    let bits = self.ability(*on, cond, *limit, *order, &[], then, false);
                    hooks |= bits;
                    // A temporary evolution in the hand saves its owner by itself.
                    if card.kind == lang::Kind::Temporary {
                        plays |= bits & Hook::AtZero.bit();
                    }
                }
                Ability::May { at, cond, limit, cost, then } => {
                    then.iter().try_for_each(|d| check_do(d, Some(*at))).map_err(&fail)?;
                    let temporary = card.kind == lang::Kind::Temporary;
                    let runs_out = !cost.is_empty() || ends(then) || temporary;
                    check_moment(*at, *limit, true, runs_out).map_err(&fail)?;
                    let bits = self.ability(*at, cond, *limit, 0, cost, then, true);
                    // Using a temporary evolution means playing it; a permanent one in the hand can be played in time.
                    let hook = hook_of(*at, true).0;
                    if temporary {
                        if !is_window(hook) {
                            return Err(fail(format!("{at:?} is no moment at which a hand can be asked")));
                        }
                        plays |= hook.bit();
                    } else {
                        hooks |= bits;
                        if is_window(hook) {
                            plays |= hook.bit();
                        }
                    }
                }
                Ability::Returns { on, cost } => {
                    let (hook, ..) = hook_of(*on, !cost.is_empty());
                    let price = check_returns(card.kind, *on, cost).map_err(&fail)?;
                    returns = Some((hook, price));
                }
                Ability::Reward(effects) | Ability::AllyReward(effects) => {
                    let which = matches!(ability, Ability::AllyReward(_)) as usize;
                    effects.iter().try_for_each(|d| check_do(d, None)).map_err(&fail)?;
                    let start = self.ops.len() as u16;
                    self.effects(effects);
                    rewards[which] = Span { start, end: self.ops.len() as u16 };
                }
                Ability::Always { whom, change, cond } => {
                    hooks |= self.modifier(*whom, change, cond).map_err(&fail)?
                }
                Ability::CheaperIn(boroughs, less) => {
                    cheaper_in = (boroughs.iter().fold(0, |m, b| m | 1 << *b as u8), *less);
                }
                Ability::OnOffer(Change::MovesCost(n)) => moves_cost = *n,
                Ability::OnOffer(_) => return Err(fail("OnOffer works as OnOffer(MovesCost(n))".into())),
            }
        }
        for ability in &card.abilities {
            sense(ability).map_err(&fail)?;
        }
        check_kind(card, hooks).map_err(&fail)?;
        // Spans are sixteen bits wide, and a moment has room for four abilities of a card.
        if self.ops.len() > u16::MAX as usize || self.conds.len() > u16::MAX as usize {
            return Err(fail("has too many effects for one table".into()));
        }
        let own = &self.abilities[abilities_from..];
        if own.iter().any(|a| own.iter().filter(|b| b.hook == a.hook && b.face == a.face).count() > 4) {
            return Err(fail("has more than four abilities at one moment; write them as one".into()));
        }
        match card.kind {
            lang::Kind::Permanent => plays |= Hook::AnyTime.bit(),
            lang::Kind::Gift => {
                plays = Hook::Gifts.bit();
                hooks |= Hook::Gifts.bit();
            }
            lang::Kind::Temporary => {}
            _ => plays = 0,
        }
        Ok(Def {
            id: card.id.clone(),
            kind: card.kind,
            cost: card.cost.unwrap_or(0),
            counters: card.counters,
            hooks,
            steps: 0,
            plays,
            level: card.level,
            force: card.force,
            rewards,
            returns,
            abilities: Span { start: abilities_from as u16, end: self.abilities.len() as u16 },
            mods: Span { start: mods_from as u16, end: self.mods.len() as u16 },
            on_gain,
            only_if,
            cheaper_in,
            moves_cost,
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
    ) -> Hooks {
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
            Some(Do::RerollDieShowing(face)) => face.number(),
            _ => 255,
        };
        let heals = then.iter().map(healing).fold(0, u8::saturating_add);
        let cond = self.conds(cond);
        self.abilities.push(crate::tables::Ability {
            hook,
            whose,
            face,
            limit,
            order,
            cost: price,
            cond,
            standing: 0,
            other_conds: cond,
            program,
            touches,
            heals,
            optional,
            rerolls,
            may_be_idle: false,
            is_plain: false,
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

    fn modifier(&mut self, whom: Who, change: &Change, cond: &[lang::Cond]) -> Result<Hooks, String> {
        use Change::*;
        let about = match change {
            GoalNeeds(face, _) | LessFromFace(face, _) | CannotReroll(face) => face.number(),
            UnitCosts(unit, _) | ReachUnits(unit) => *unit as u8,
            _ => 0,
        };
        let (hook, n, minus) = match change {
            MoreDice(n) => (Hook::Dice, *n, false),
            FewerDice(n) => (Hook::Dice, *n, true),
            MoreRolls(n) => (Hook::Rolls, *n, false),
            FewerRolls(n) => (Hook::Rolls, *n, true),
            OneRoll => (Hook::OneRoll, 0, false),
            CannotYield => (Hook::CannotYield, 0, false),
            DiceCountDouble => (Hook::DiceCountDouble, 0, false),
            StarsToWin(n) => (Hook::StarsToWin, *n, false),
            StaysAtZero => (Hook::StaysAtZero, 0, false),
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
                (Hook::FacesDoNothing, faces.iter().fold(0, |m, f| m | 1 << f.number()), false)
            }
            SmashesHitBorough => (Hook::SmashesHitBorough, 0, false),
            UnitCosts(_, n) => (Hook::UnitCosts, *n, false),
            ReachUnits(_) => (Hook::ReachUnits, 1, false),
            GoalNeeds(_, n) => (Hook::GoalNeeds, *n, false),
            LessFromFace(_, n) => (Hook::LessFromFace, *n, false),
            BuyKeepsFromDiscards(n) => (Hook::BuyKeepsFromDiscards, *n, false),
            MustReroll => (Hook::MustReroll, 0, false),
            CannotReroll(face) => (Hook::CannotReroll, 1 << face.number(), false),
            MovesCost(_) => return Err("MovesCost works only as OnOffer(MovesCost(n))".into()),
        };
        // What holds for others too is looked up where it is needed, so only these can.
        let for_all =
            matches!(hook, Hook::Dice | Hook::Rolls | Hook::OneRoll | Hook::CannotYield | Hook::MustReroll);
        let bit = match whom {
            Who::You => hook.bit(),
            Who::Everyone | Who::Others if for_all => Hook::ForAll.bit(),
            _ => {
                return Err(
                    "only dice, rolls, OneRoll, MustReroll and CannotYield can be `for: Others` or `for: Everyone`"
                        .into(),
                );
            }
        };
        let cond = self.conds(cond);
        self.mods.push(Modifier { hook, about, n, minus, whom, cond });
        let order = matches!(hook, Hook::HealOthers | Hook::StaysAtZero | Hook::StarsToWin);
        let more = if order { Hook::FaceOrderMatters.bit() } else { 0 };
        Ok(bit | more)
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
            Do::AddToResult(face, n) => self.with_amount(n, |a| Op::AddToResult(face.number(), a)),
            Do::AddToSmashes(who, n) => self.with_amount(n, |a| Op::AddToSmashes(*who, a)),
            Do::Prevent(n) => self.with_amount(n, Op::Prevent),
            Do::PreventAll => self.ops.push(Op::PreventAll),
            Do::SafeThisTurn => self.ops.push(Op::SafeThisTurn),
            Do::RollDice(n) => {
                self.with_amount(n, Op::RollDice);
                self.ops.push(Op::RerollOwnFaces);
            }
            Do::TurnDie(face) => self.ops.extend([Op::PickDie(255), Op::SetPickedDie(face.number())]),
            Do::TurnDieFrom(from, to) => {
                self.ops.extend([Op::PickDie(from.number()), Op::SetPickedDie(to.number())])
            }
            Do::TurnDieToAny => self.ops.extend([Op::PickDie(255), Op::PickFace, Op::SetPickedDieToPicked]),
            Do::RerollDie => self.ops.extend([Op::PickDie(255), Op::RerollPickedDie, Op::RerollOwnFaces]),
            Do::RerollDieShowing(face) => self.ops.extend([Op::PickDie(face.number()), Op::RerollPickedDie]),
            Do::ExtraRoll => self.ops.push(Op::ExtraRoll),
            Do::ExtraTurn { fewer_dice, roaming } => self.ops.push(Op::ExtraTurn(*fewer_dice, *roaming)),
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
            Do::EachChooses(who, ways) => {
                self.ops.push(Op::EachChooses(*who, ways.len() as u8));
                for way in ways {
                    self.effects(way);
                    self.ops.push(Op::End);
                }
            }
            Do::LayOut => self.ops.push(Op::LayOut),
            Do::LendThisTo(who) => self.ops.extend([Op::PickSeat(*who), Op::LendToPicked]),
            Do::ReturnThis => self.ops.push(Op::ReturnThis),
            Do::HandThisTo(who) => self.ops.push(Op::HandThisTo(*who)),
            Do::NameUselessFace(who) => self.ops.extend([Op::NameFace(*who), Op::PickedFaceIsUseless]),
            Do::AddToLoss(n) => self.with_amount(n, Op::AddToLoss),
            Do::TakeFromLoss(n) => self.with_amount(n, Op::TakeFromLoss),
            Do::AddIfWounded(who, n) => self.with_amount(n, |a| Op::AddIfWounded(*who, a)),
            Do::MustYield => self.ops.push(Op::MustYield),
            Do::SendOut(who) => self.ops.push(Op::SendOut(*who)),
            Do::EnterTokyo => self.ops.push(Op::EnterTokyo(false)),
            Do::EnterInstead => self.ops.push(Op::EnterTokyo(true)),
            Do::TurnAllOfAFace => {
                self.ops.extend([Op::PickShownFace, Op::PickFace, Op::TurnPickedFaceToPicked])
            }
            Do::TurnAllDice => self.ops.push(Op::TurnNextDie),
            Do::FlipDice => self.ops.push(Op::FlipDice),
            Do::FreezeDie => self.ops.extend([Op::PickDie(255), Op::FreezePicked]),
            Do::SkipTurn => self.ops.push(Op::SkipTurn),
            Do::WinGame => self.ops.push(Op::WinGame),
            Do::SetStars(n) => self.ops.push(Op::SetStars(*n)),
            Do::HealFully => self.ops.push(Op::HealFully),
            Do::DiscardAllEvolutions => self.ops.push(Op::DiscardAllEvolutions),
            Do::CopyEvolution => self.ops.extend([Op::PickEvolutionToCopy, Op::CopyPicked]),
            Do::SweepMarket => self.ops.push(Op::SweepMarket),
            Do::TakeOneOfTop(n) => self.ops.extend([Op::LookAtTop(*n), Op::PickOffered, Op::TakeOffered]),
            Do::TakeFirstKeep(most) => self.ops.push(Op::TakeFirstKeep(*most)),
            Do::BuyRandomDiscard(less) => self.ops.extend([Op::TurnUpDiscard, Op::OfferTurnedUp(*less)]),
            Do::BuyAtHalfPrice => {
                self.ops.extend([Op::PickToBuy(Terms::Half(0)), Op::BuyPicked(Terms::Half(0))])
            }
            Do::TestMarked(face) => self.ops.push(Op::TestMarked(face.number())),
            Do::BuyOnLuck(less) => {
                self.ops.extend([Op::PickToBuy(Terms::Luck(*less)), Op::BuyPicked(Terms::Luck(*less))])
            }
            Do::Reserve => self.ops.extend([Op::PickToReserve, Op::ReservePicked]),
            Do::RedirectPurchase => {
                self.ops.extend([Op::CancelPurchase, Op::PickForBuyer, Op::ForcePurchase])
            }
            Do::TreatAs(..)
            | Do::OnlyUnits
            | Do::DestroyElsewhere
            | Do::SetAside(_)
            | Do::Choose(..)
            | Do::DiscardOneKeep(_)
            | Do::UnitsAttack
            | Do::TurnInto(..)
            | Do::TradeAll(..)
            | Do::TakeNextKeep
            | Do::Move
            | Do::ScatterUnits(_)
            | Do::LeaveSouvenir(_) => self.board_effect(effect),
        }
    }

    /// The same for what came with the board of boroughs.
    fn board_effect(&mut self, effect: &Do) {
        match effect {
            Do::TreatAs(from, to) => {
                let (from, to) = (from.number(), to.number());
                self.ops.extend([Op::PickHowMany(from), Op::TreatAs(from, to)]);
            }
            Do::OnlyUnits => self.ops.push(Op::OnlyUnits),
            Do::DestroyElsewhere => self.ops.extend([Op::PickBorough, Op::DestroyInPicked]),
            Do::SetAside(face) => self.ops.extend([Op::PickDie(face.number()), Op::SetPickedAside]),
            Do::Choose(who, then) => {
                self.ops.extend([Op::PickMonster(*who), Op::PickedIsIt]);
                self.effects(then);
            }
            Do::DiscardOneKeep(who) => self.ops.push(Op::DiscardOneKeep(*who)),
            Do::UnitsAttack => self.ops.push(Op::UnitsAttack),
            Do::TurnInto(from, to, n) => self.ops.push(Op::TurnInto(*from, *to, *n)),
            Do::TradeAll(what, one, other) => {
                self.ops.extend([Op::TradeAway(*what, *one), Op::TradeFor(*one, *other)])
            }
            Do::TakeNextKeep => self.ops.push(Op::TakeNextKeep),
            Do::Move => self.ops.push(Op::Move),
            Do::ScatterUnits(n) => self.ops.push(Op::ScatterUnits(*n)),
            Do::LeaveSouvenir(then) => {
                let at = self.ops.len();
                self.ops.push(Op::Souvenir(0));
                self.effects(then);
                self.ops[at] = Op::Souvenir(self.ops.len() as u16);
            }
            // All others are compiled above.
            _ => {}
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
            L::Result(f) => Amount::Result(f.number()),
            L::Shown(f) => Amount::Shown(f.number()),
            L::Rolled(f) => Amount::Rolled(f.number()),
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
            L::HeartsLost => Amount::HeartsLost,
            L::HeartsGained => Amount::HeartsGained,
            L::EnergyGained => Amount::EnergyGained,
            L::HeartsTakenFromIt => Amount::HeartsTakenFromIt,
            L::StarsBefore => Amount::StarsBefore,
            L::KeepCardsOf(w) => Amount::KeepCardsOf(*w),
            L::Marked => Amount::Marked,
            L::TokensOf(w, t) => Amount::TokensOf(*w, *t),
            L::UnitsAt(w) => Amount::UnitsAt(*w),
            L::DestroyedThisTurn(t) => Amount::DestroyedThisTurn(*t),
            L::Per(n, of) => Amount::Per((*n).max(1), self.amount(of)),
            L::Less(n, of) => Amount::Less(*n, self.amount(of)),
            L::Sum(a, b) => Amount::Sum(self.amount(a), self.amount(b)),
        };
        if let Some(same) = self.amounts.iter().position(|a| *a == compiled) {
            return same as u16;
        }
        self.amounts.push(compiled);
        self.amounts.len() as u16 - 1
    }

    fn conds(&mut self, conds: &[lang::Cond]) -> Span {
        use lang::Cond as L;
        // What is seen at a glance comes first, all in one.
        let standing = conds.iter().fold(0, |all, c| all | bit_for(c));
        let compiled: Vec<Cond> = conds
            .iter()
            .filter(|c| bit_for(c) == 0)
            .map(|c| match c {
                L::AtLeast(a, b) => Cond::AtLeast(self.amount(a), self.amount(b)),
                L::AtMost(a, b) => Cond::AtMost(self.amount(a), self.amount(b)),
                L::Exactly(a, b) => Cond::Exactly(self.amount(a), self.amount(b)),
                L::HasFaces(faces) => Cond::HasFaces(faces.iter().fold(0, |m, f| m | 1 << f.number())),
                L::OfAKind(n) => Cond::OfAKind(*n),
                L::InTokyo(w) => Cond::InTokyo(*w),
                L::OutsideTokyo(w) => Cond::OutsideTokyo(*w),
                L::FewestStars => Cond::FewestStars,
                L::CausedByAnother => Cond::CausedByAnother,
                L::MoreThan(a, b) => Cond::MoreThan(self.amount(a), self.amount(b)),
                L::BySmashes => Cond::BySmashes,
                L::ByOwner => Cond::ByOwner,
                L::Lent => Cond::Lent,
                L::TokyoLeft => Cond::TokyoLeft,
                L::YourTurn
                | L::TokyoEmpty
                | L::StartedOutside
                | L::HitTokyo
                | L::EnteredThisTurn
                | L::NotEnteredThisTurn => Cond::Standing(bit_for(c)),
                L::MayYield => Cond::MayYield,
                L::BoughtKeep => Cond::BoughtKeep,
                L::WouldBeHit => Cond::WouldBeHit,
                L::ShowsAllFaces => Cond::ShowsAllFaces,
                L::DeckLeft => Cond::DeckLeft,
                L::LaidInTime => Cond::LaidInTime,
                L::InBorough(w, b) => Cond::InBorough(*w, *b as u8),
                L::HasGoal(face) => Cond::HasGoal(face.number()),
                L::ByOuch => Cond::ByOuch,
            })
            .collect();
        let start = self.conds.len() as u16;
        self.conds.extend((standing != 0).then_some(Cond::Standing(standing)));
        self.conds.extend(compiled);
        Span { start, end: self.conds.len() as u16 }
    }
}

/// Windows in which use-or-pass is offered, as opposed to moments that ask about one ability.
pub(crate) fn is_window(hook: Hook) -> bool {
    matches!(
        hook,
        Hook::TurnBegins
            | Hook::BeforeFirstRoll
            | Hook::Rolling
            | Hook::RollsFinished
            | Hook::ChangingDice
            | Hook::BeforeResolving
            | Hook::OtherMayYield
            | Hook::OtherStays
            | Hook::BeforeEntering
            | Hook::AfterEntering
            | Hook::BuyStep
            | Hook::AnotherBuys
            | Hook::Bought
            | Hook::BeforeTurnEnds
            | Hook::MayWhenLosing
            | Hook::Selling
            | Hook::AnyTime
    )
}

pub(crate) fn hook_of(moment: Moment, optional: bool) -> (Hook, Whose, u8) {
    use Moment::*;
    let yours = |hook| (hook, Whose::Yours, 255);
    match moment {
        TurnBegins if optional => yours(Hook::TurnBegins),
        TurnBegins => yours(Hook::TurnOpens),
        TurnStarts(w) => (Hook::TurnStarts, w, 255),
        BeforeFirstRoll => yours(Hook::BeforeFirstRoll),
        Rolling => yours(Hook::Rolling),
        Rerolled(w) => (Hook::Rerolled, w, 255),
        RollsFinished(w) => (Hook::RollsFinished, w, 255),
        ChangingDice => yours(Hook::ChangingDice),
        BeforeResolving(w) => (Hook::BeforeResolving, w, 255),
        CountingDice => yours(Hook::CountingDice),
        Resolving => yours(Hook::Resolving),
        Scored(face) => (Hook::Scored, Whose::Yours, face.number()),
        Smashing => yours(Hook::Smashing),
        WouldLoseHearts if optional => yours(Hook::MayWhenLosing),
        WouldLoseHearts => yours(Hook::WouldLose),
        Striking => yours(Hook::Striking),
        Dealing => yours(Hook::Dealing),
        Suffering => yours(Hook::Suffering),
        LostHearts if optional => yours(Hook::MayAfterLoss),
        LostHearts => yours(Hook::LostHearts),
        Wounded if optional => yours(Hook::MayAfterWound),
        Wounded => yours(Hook::Wounded),
        AfterSmashes => yours(Hook::AfterSmashes),
        Eliminating => yours(Hook::Eliminating),
        Wounding => yours(Hook::Wounding),
        Hurting => yours(Hook::Hurting),
        ReachedZero(w) => (Hook::ReachedZero, w, 255),
        AtZero => yours(Hook::AtZero),
        Yielded => yours(Hook::Yielded),
        Stayed => yours(Hook::Stayed),
        OtherMayYield => (Hook::OtherMayYield, Whose::Others, 255),
        OtherStays => (Hook::OtherStays, Whose::Others, 255),
        LeftTokyo => yours(Hook::LeftTokyo),
        BeforeEntering(w) => (Hook::BeforeEntering, w, 255),
        AfterEntering => yours(Hook::AfterEntering),
        TokyoTaken => yours(Hook::TokyoTaken),
        EnteredTokyo => yours(Hook::EnteredTokyo),
        GainedStars => yours(Hook::GainedStars),
        BuyStep => yours(Hook::BuyStep),
        AnotherBuys => (Hook::AnotherBuys, Whose::Others, 255),
        Buying => yours(Hook::Buying),
        Bought => yours(Hook::Bought),
        CardRevealed => (Hook::CardRevealed, Whose::Others, 255),
        Selling => yours(Hook::Selling),
        BeforeTurnEnds(w) => (Hook::BeforeTurnEnds, w, 255),
        TurnEnds(w) => (Hook::TurnEnds, w, 255),
        AnyTime => (Hook::AnyTime, Whose::Anyones, 255),
        Destroying => yours(Hook::Destroying),
        Destroyed(target) => (Hook::Destroyed, Whose::Yours, target as u8),
        TookGoal(face) => (Hook::TookGoal, Whose::Yours, face.number()),
        LostGoal(face) => (Hook::LostGoal, Whose::Yours, face.number()),
        EnteredBorough => yours(Hook::EnteredBorough),
        OtherGainedEnergy(n) => (Hook::OtherGainedEnergy, Whose::Others, n),
    }
}

/// Does this card, played at any time, let its owner pay for more?
pub(crate) fn funds(card: &CardDef) -> bool {
    card.abilities.iter().any(|a| match a {
        Ability::May { at: Moment::AnyTime, then, .. } => then.iter().any(|d| match d {
            Do::Gain(Who::You, Thing::Energy(_)) => true,
            Do::EachChooses(_, ways) => {
                ways.iter().flatten().any(|d| matches!(d, Do::Steal(_, Thing::Energy(_))))
            }
            _ => false,
        }),
        Ability::Always { whom: Who::You, change: Change::CheaperCards(_), .. } => true,
        Ability::OnGain(effects) => effects.iter().any(|d| matches!(d, Do::Gain(Who::You, Thing::Energy(_)))),
        _ => false,
    })
}

/// Hearts an effect gives its owner; 255 where nobody can tell.
fn healing(effect: &Do) -> u8 {
    match effect {
        Do::Gain(Who::You, Thing::Hearts(lang::Amount::N(n))) => *n,
        Do::Gain(Who::You, Thing::Hearts(_)) | Do::TakeOneOfTop(_) | Do::TakeFirstKeep(_) => 255,
        Do::EachChooses(_, ways) => {
            let gives = |d: &Do| matches!(d, Do::Steal(_, Thing::Hearts(_)));
            if ways.iter().flatten().any(gives) { 255 } else { 0 }
        }
        _ => 0,
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
        .fold(0, u8::saturating_add)
}

/// Does this card become a copy of others?
pub(crate) fn copies_cards(card: &CardDef) -> bool {
    fn in_list(list: &[Do]) -> bool {
        list.iter().any(|d| match d {
            Do::CopyKeepCard | Do::CopyEvolution => true,
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
