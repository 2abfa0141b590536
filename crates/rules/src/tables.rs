//! Cards compiled to flat tables: what the engine reads while it plays.

use crate::event::Seat;
use crate::game::SEATS;
use crate::lang::{Kind, Limit, Resource, Target, Token, Who, Whose};
use crate::rulebook::{Rulebook, Step};
use crate::sets::{CardId, CardSet};
use crate::standing::Standing;

/// A bit for each hook.
pub type Hooks = u128;

/// Expansions at a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Expansions {
    pub evolutions: bool,
    pub mutants: bool,
    pub costumes: bool,
    pub wickedness: bool,
    pub challenges: bool,
    /// Waits wherever a hidden hand could have an answer, see [`Setup::held_windows`](crate::Setup::held_windows).
    pub held_windows: bool,
}

/// Everything one table plays by: rulebook, compiled cards and the physical deck. Made once, shared by all its games.
#[derive(Debug, Clone)]
pub struct Rules {
    /// The edition's values, house rules included.
    pub book: Rulebook,
    /// How many monsters play.
    pub players: u8,
    /// The place of the city that is always in use.
    pub(crate) first_city: Option<u8>,
    /// Fewest living monsters with which more than one fits into the city.
    pub(crate) many: u8,
    /// For each step, the hooks without which it has nothing to do; all bits for steps that always have.
    pub(crate) step_needs: [Hooks; 32],
    /// The steps of a turn again, in a shape that needs no bounds to be checked.
    pub(crate) steps: [Step; 32],
    /// The number of the first of the steps that also a turn without its monster has.
    pub(crate) last_steps: u8,
    /// Steps that depend on cards, a bit each; all others always have something to do.
    pub(crate) conditional_steps: u32,
    /// Which expansions are on the table.
    pub(crate) with: Expansions,
    /// For each face, 128 less the number of dice from which on it does something, a byte each.
    pub(crate) face_counts: u64,
    /// The different cards.
    pub defs: Vec<Def>,
    /// For each physical card, which card it is.
    pub card_def: Vec<u8>,
    /// For each physical card, its abilities: the same as its definition has, without the way through it.
    pub(crate) card_abilities: [Span; 256],
    /// The same for its modifiers.
    pub(crate) card_mods: [Span; 256],
    /// For each physical card, its printed price.
    pub(crate) card_cost: [u8; 256],
    /// Physical cards that not everybody may buy at any time.
    pub(crate) conditional: CardSet,
    /// The physical cards shuffled into the deck.
    pub deck: CardSet,
    /// For each hook, the physical cards that have something there.
    pub on: [CardSet; HOOKS],
    /// Moments at which some card answers what others do; at all others only those who made them are of interest.
    pub(crate) heard_by_others: Hooks,
    /// Physical cards that copy others.
    pub copiers: CardSet,
    /// Physical cards that tell dice from others that bring their owner as many stars, hearts, energy and smashes.
    pub tell_faces_apart: CardSet,
    /// Physical cards for which it makes a difference how many stars or hearts somebody has or gains.
    pub count_stars_or_hearts: CardSet,
    /// Those of them for which those of other monsters than their owner do.
    pub count_stars_or_hearts_of_others: CardSet,
    /// Physical keep cards.
    pub keeps: CardSet,
    /// Physical power cards: keep cards, discard cards, costumes.
    pub power: CardSet,
    /// Physical costumes.
    pub costumes: CardSet,
    /// Physical evolutions; they are numbered without a gap, see [`Rules::evolution`].
    pub evolutions: CardSet,
    /// The number of the first evolution.
    pub(crate) first_evolution: CardId,
    /// The evolutions each seat starts with, a bit each from the first on.
    pub(crate) own_evolutions: [u64; SEATS],
    /// For each hook, the evolutions that may be played there in their owner's turn and in those of others.
    pub(crate) plays_on: [[Plays; 2]; HOOKS],
    pub(crate) takes: Vec<Takes>,
    /// For each evolution, the hooks at which it may be played; all of them are moments or windows, so that there are fewer than 64.
    pub(crate) evolution_plays: [Hooks; 64],
    /// For each such hook, the evolutions.
    pub(crate) played_at: [u64; 64],
    /// Evolutions that may save a life when they are played before a fatal loss.
    pub(crate) saviours: u64,
    /// Evolutions that can come back from the discard pile.
    pub(crate) returns: u64,
    /// Evolutions that bring energy at any time or make cards cheaper: with them more can be paid.
    pub(crate) funds: u64,
    /// Cards that may be used at any time and touch other monsters: they can keep somebody from winning.
    pub(crate) spoilers: CardSet,
    /// Gifts among the evolutions, and for each evolution the seat of the monster named on it, or nobody.
    pub(crate) gifts: u64,
    pub(crate) named_on: [Seat; 64],
    /// Physical wickedness tiles, and the number of the first.
    pub tiles: CardSet,
    pub(crate) first_tile: CardId,
    /// For each physical card, the level of a tile.
    pub(crate) card_level: [u8; 256],
    /// Physical Challenge cards, and the number of the first.
    pub challenges: CardSet,
    pub(crate) first_challenge: CardId,
    /// Physical goals, and for each face the goal it wins, or 255.
    pub goals: CardSet,
    pub(crate) goal_of: [CardId; 6],
    /// The first face of each sort, see [`FaceRule::sort`](crate::rulebook::FaceRule), or 0 where there is none.
    pub(crate) face_of_sort: [u8; crate::rulebook::FACE_RULES],
    /// The same as a bit.
    pub(crate) bit_of_sort: [u8; crate::rulebook::FACE_RULES],
    /// Physical cards that cost less in some boroughs, with what they cost less there.
    pub(crate) discounted: CardSet,
    /// Hooks every monster has, whatever lies in front of it: the price, where some card costs less in some place.
    pub(crate) common_hooks: Hooks,
    /// Physical cards that make moves dear while they are on offer, and whether there are any.
    pub(crate) dear_moves: CardSet,
    pub(crate) moves_cost: bool,
    /// Physical cards that leave souvenirs.
    pub(crate) souvenirs: CardSet,
    /// Dice are rolled again under conditions that cards may set.
    pub(crate) tricky_rolls: bool,
    /// Where the monsters of this city can be outside it, in order; more than one means that leaving is a choice of where to.
    pub(crate) homes: Vec<u8>,
    /// The place of monsters that have left one place and not reached another yet.
    pub(crate) on_the_way: u8,
    /// The borough of each place.
    pub(crate) boroughs: [u8; 16],
    /// For each place, all places of its row of the city, a bit each.
    pub(crate) rows: [u16; 16],
    /// The first place of a row, by place.
    pub(crate) entries: [u8; 16],
    pub(crate) abilities: Vec<Ability>,
    pub(crate) mods: Vec<Modifier>,
    pub(crate) ops: Vec<Op>,
    pub(crate) conds: Vec<Cond>,
    pub(crate) amounts: Vec<Amount>,
    /// Ask for the order of faces even where it makes no difference (for tests and purists).
    pub always_ask_face_order: bool,
}

/// Evolutions that may be played at a hook, a bit each from the first on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Plays {
    pub all: u64,
    /// Those among them that nothing can stand in the way of.
    pub surely: u64,
    /// Where what it takes begins in the table of that, for all of them in turn.
    pub first: u16,
    /// What it takes for any of them, if that is the same for all and there is no more to it.
    pub alike: Option<Takes>,
}

/// What it takes to play an evolution at a hook.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Takes {
    pub standing: Standing,
    pub energy: u8,
    /// There is more to it, see [`Rules::playable_now`].
    pub more: bool,
}

/// A card as the engine sees it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Def {
    /// Unique name.
    pub id: String,
    /// Keep or discard.
    pub kind: Kind,
    /// Printed price.
    pub cost: u8,
    /// Counters it arrives with.
    pub counters: u8,
    /// A bit for each hook it has something at.
    pub hooks: Hooks,
    /// A bit for each step of a turn that it needs.
    pub(crate) steps: u32,
    /// A bit for each hook at which it may be played from the hand (evolutions).
    pub plays: Hooks,
    /// Level of a tile.
    pub level: u8,
    /// Force and bonus Force of a Challenge card.
    pub force: [u8; 2],
    pub(crate) rewards: [Span; 2],
    /// How a used temporary evolution comes back to the hand: at which hook, for how much energy.
    pub(crate) returns: Option<(Hook, u8)>,
    pub(crate) abilities: Span,
    pub(crate) mods: Span,
    pub(crate) on_gain: Span,
    pub(crate) only_if: Span,
    /// Boroughs in which it costs less, a bit each, and how much.
    pub(crate) cheaper_in: (u8, u8),
    /// What a move of one's own choice costs while it is on offer.
    pub(crate) moves_cost: u8,
}

/// A stretch of one of the tables.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Hash)]
pub(crate) struct Span {
    pub start: u16,
    pub end: u16,
}

impl Span {
    pub fn range(self) -> std::ops::Range<usize> {
        self.start as usize..self.end as usize
    }
    pub fn is_empty(self) -> bool {
        self.start == self.end
    }
}

/// Number of hooks there is room for: one bit each, the last for "always".
pub const HOOKS: usize = 127;

/// Where cards take part: moments, windows and questions the rules ask about a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Hook {
    TurnBegins,
    TurnStarts,
    BeforeFirstRoll,
    Rolling,
    Rerolled,
    RollsFinished,
    ChangingDice,
    BeforeResolving,
    CountingDice,
    Resolving,
    Scored,
    Smashing,
    Striking,
    /// Automatic answers to a loss.
    WouldLose,
    /// Chosen answers to a loss.
    MayWhenLosing,
    Dealing,
    Suffering,
    LostHearts,
    Wounded,
    Wounding,
    Hurting,
    AfterSmashes,
    Eliminating,
    ReachedZero,
    AtZero,
    Yielded,
    Stayed,
    OtherStays,
    LeftTokyo,
    BeforeEntering,
    AfterEntering,
    TokyoTaken,
    EnteredTokyo,
    GainedStars,
    BuyStep,
    AnotherBuys,
    Buying,
    Bought,
    CardRevealed,
    Selling,
    BeforeTurnEnds,
    TurnEnds,
    AnyTime,
    /// Rerolls a face wherever its owner rolls.
    RerollsFace,
    /// A gift in the hand or in front of somebody: it may be laid in front of a wounded monster.
    Gifts,
    /// Its effects during the resolution of faces reach beyond its owner, so the order of faces may matter.
    FaceOrderMatters,
    /// A turn begins: what happens by itself.
    TurnOpens,
    /// Chosen answers to a loss that has happened, once its whole effect is through.
    MayAfterLoss,
    MayAfterWound,
    OtherMayYield,
    Destroying,
    Destroyed,
    TookGoal,
    LostGoal,
    EnteredBorough,
    OtherGainedEnergy,
    // Questions.
    /// Something that holds for others as well.
    ForAll,
    Dice,
    Rolls,
    MaxHearts,
    Price,
    MoreEnergy,
    MoreHearts,
    SmashesHitAll,
    NoLossOnYield,
    VictimsMustYield,
    BuyFromMonsters,
    BuyFromDiscards,
    BuyFromDeckTop,
    HealOthers,
    CannotLoseHearts,
    CannotEnterTokyo,
    CannotBuy,
    FacesDoNothing,
    OneRoll,
    CannotYield,
    DiceCountDouble,
    StarsToWin,
    StaysAtZero,
    SmashesHitBorough,
    UnitCosts,
    ReachUnits,
    GoalNeeds,
    LessFromFace,
    BuyKeepsFromDiscards,
    MustReroll,
    CannotReroll,
}

impl Hook {
    #[inline(always)]
    pub(crate) const fn bit(self) -> Hooks {
        1 << self as u8
    }

    /// The same for moments and windows, which all come before the questions: half as much to look at.
    #[inline(always)]
    pub(crate) const fn low_bit(self) -> u64 {
        debug_assert!((self as u8) < 64);
        1 << (self as u8 & 63)
    }
}

/// A compiled `When` or `May`.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Ability {
    pub hook: Hook,
    pub whose: Whose,
    /// What the moment is about where it comes in several sorts: the face scored, the goal taken, what was destroyed, how much
    /// energy; 255 otherwise.
    pub face: u8,
    pub limit: Limit,
    pub order: u8,
    pub cost: Price,
    pub cond: Span,
    /// Those of its conditions that are bits, and the others.
    pub standing: Standing,
    pub other_conds: Span,
    pub program: Span,
    pub touches: Footprint,
    /// Hearts one use gives its owner: can it save a life? 255 if nobody can tell.
    pub heals: u8,
    /// It may be used by its owner, rather than happening by itself.
    pub optional: bool,
    /// The face whose dice it rerolls, or 255.
    pub rerolls: u8,
    /// It may turn out to have nothing to do, see [`Rules::has_something_to_do`].
    pub may_be_idle: bool,
    /// Nothing but energy and where its owner stands is in the way of using it.
    pub is_plain: bool,
}

/// A compiled cost.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Price {
    pub energy: u8,
    pub counters: u8,
    pub this: bool,
}

/// What an effect reads, adds to, and sets, to find out whether two effects can be done in either order.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Footprint {
    pub reads: u8,
    pub adds: u8,
    pub sets: u8,
}

pub(crate) mod touch {
    pub const STARS: u8 = 1;
    pub const HEARTS: u8 = 2;
    pub const ENERGY: u8 = 4;
    pub const CARDS: u8 = 8;
    pub const OTHERS: u8 = 16;
    pub const TURNS: u8 = 32;
    pub const RESULT: u8 = 64;
    pub const PLACE: u8 = 128;
}

impl Footprint {
    /// Does the order of the two make a difference?
    pub fn clashes(self, other: Footprint) -> bool {
        let one_way = |a: Footprint, b: Footprint| {
            a.sets & (b.reads | b.adds | b.sets) != 0 || a.adds & (b.reads | b.sets) != 0
        };
        one_way(self, other) || one_way(other, self)
    }
}

/// A compiled `Always`.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Modifier {
    pub hook: Hook,
    /// What it is about where it comes in several sorts: a face, a sort of unit.
    pub about: u8,
    pub n: u8,
    /// Subtract instead of add.
    pub minus: bool,
    pub whom: Who,
    pub cond: Span,
}

/// A compiled amount; indices point into the table of amounts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Amount {
    N(u8),
    Result(u8),
    Shown(u8),
    Rolled(u8),
    ThatMany,
    EnergyOf(Who),
    HeartsOf(Who),
    StarsOf(Who),
    Counters,
    CardsOf(Who),
    PriceOfPicked,
    HeartsTaken,
    HeartsTakenFromAnyone,
    StarsGained,
    HeartsLost,
    HeartsGained,
    EnergyGained,
    HeartsTakenFromIt,
    StarsBefore,
    KeepCardsOf(Who),
    Marked,
    TokensOf(Who, Token),
    UnitsAt(Who),
    DestroyedThisTurn(Target),
    Per(u8, u16),
    Less(u8, u16),
    Sum(u16, u16),
}

/// A compiled condition.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Cond {
    /// All that needs no more than a look at where the owner stands; always the first of its stretch.
    Standing(Standing),
    AtLeast(u16, u16),
    AtMost(u16, u16),
    Exactly(u16, u16),
    /// A bit for each face.
    HasFaces(u8),
    OfAKind(u8),
    InTokyo(Who),
    OutsideTokyo(Who),
    FewestStars,
    CausedByAnother,
    MoreThan(u16, u16),
    BySmashes,
    ByOwner,
    Lent,
    TokyoLeft,
    MayYield,
    BoughtKeep,
    WouldBeHit,
    ShowsAllFaces,
    DeckLeft,
    LaidInTime,
    /// The number of the borough.
    InBorough(Who, u8),
    /// The number of the goal's face.
    HasGoal(u8),
    ByOuch,
}

/// One instruction. Those that ask leave their answer in the frame for the one that follows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Op {
    /// Go on only if this ability's conditions, limit and costs allow it.
    Guard(u16),
    /// Ask the owner whether to use this ability, and pay for it.
    AskUse(u16),
    /// Note that this ability was used.
    Mark(u16),
    Gain(Who, Resource, u16),
    Lose(Who, Resource, u16),
    LoseAll(Who, Resource),
    Steal(Who, Resource, u16),
    AddToResult(u8, u16),
    AddToSmashes(Who, u16),
    Prevent(u16),
    PreventAll,
    SafeThisTurn,
    RollDice(u16),
    /// After a roll for a card: its owner's cards that reroll a face.
    RerollOwnFaces,
    /// Pick one of the active monster's dice: any, or one showing this face.
    PickDie(u8),
    PickFace,
    SetPickedDie(u8),
    SetPickedDieToPicked,
    RerollPickedDie,
    ExtraRoll,
    /// Dice fewer, and whether its player may roam.
    ExtraTurn(u8, bool),
    PutTokens(Who, Token, u16),
    AddCounters(u16),
    RemoveCounters,
    TakeStored(u8),
    /// Jump if one of the conditions fails.
    Unless(Span, u16),
    Jump(u16),
    /// Ask; the second way starts here. `needs` is the energy the first and second way cost the chooser.
    Either(Who, u16, [u8; 2]),
    DiscardThis,
    PickKeepToCopy,
    CopyPicked,
    BuyRevealed,
    PickKeepToSell,
    SellPicked,
    TakeTokyo,
    LeaveTokyo,
    DiscardAllCards(bool),
    Survive(u8),
    AllyWith(Who),
    PickCardOf(Who),
    SwapPicked,
    /// Each of these chooses one of so many ways; the ways start after it, each ending with an `End`.
    EachChooses(Who, u8),
    /// The end of a way.
    End,
    LayOut,
    /// Pick one of these monsters.
    PickSeat(Who),
    LendToPicked,
    ReturnThis,
    HandThisTo(Who),
    /// Somebody names a face.
    NameFace(Who),
    PickedFaceIsUseless,
    AddToLoss(u16),
    TakeFromLoss(u16),
    AddIfWounded(Who, u16),
    MustYield,
    SendOut(Who),
    /// Take a free place; `true`: in place of the active monster.
    EnterTokyo(bool),
    /// Pick a face that some of one's dice show.
    PickShownFace,
    TurnPickedFaceToPicked,
    TurnNextDie,
    FlipDice,
    FreezePicked,
    SkipTurn,
    WinGame,
    SetStars(u8),
    HealFully,
    DiscardAllEvolutions,
    PickEvolutionToCopy,
    SweepMarket,
    LookAtTop(u8),
    /// Pick one of the cards laid before the owner.
    PickOffered,
    TakeOffered,
    TakeFirstKeep(u8),
    /// A card of the discard pile by chance; then its owner may buy it for so much less.
    TurnUpDiscard,
    OfferTurnedUp(u8),
    PickToBuy(Terms),
    BuyPicked(Terms),
    TestMarked(u8),
    PickToReserve,
    ReservePicked,
    CancelPurchase,
    PickForBuyer,
    ForcePurchase,
    /// How many of this face are to count as the other?
    PickHowMany(u8),
    TreatAs(u8, u8),
    OnlyUnits,
    PickBorough,
    DestroyInPicked,
    SetPickedAside,
    /// Pick one of these monsters, whatever becomes of it.
    PickMonster(Who),
    /// The monster picked is "it" from here on.
    PickedIsIt,
    DiscardOneKeep(Who),
    UnitsAttack,
    TurnInto(Resource, Resource, u8),
    /// All of the first is lost; the owner is asked how many of the second to gain for it.
    TradeAway(Resource, Resource),
    TradeFor(Resource, Resource),
    TakeNextKeep,
    Move,
    ScatterUnits(u8),
    /// Jump if the owner's borough has a souvenir, else put one there.
    Souvenir(u16),
}

/// On which terms a card is bought, apart from its price.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(crate) enum Terms {
    #[default]
    Plain,
    /// Half the price, rounded up; the card gets a mark of this card.
    Half(CardId),
    /// So much less, undone if the replacement's price is odd.
    Luck(u8),
    /// So much less, from the discard pile.
    Less(u8),
    /// Half of that, with a mark of this card.
    HalfOfLess(CardId, u8),
}

impl Rules {
    /// The card this physical card is.
    #[inline(always)]
    pub fn def(&self, card: CardId) -> &Def {
        &self.defs[self.card_def[card as usize] as usize]
    }

    /// The name of this physical card.
    pub fn card_name(&self, card: CardId) -> &str {
        self.card_def.get(card as usize).map_or("?", |&d| &self.defs[d as usize].id)
    }
}
