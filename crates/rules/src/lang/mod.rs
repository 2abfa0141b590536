//! The card language: the one tree that is compiled for the engine and worded for people.
//!
//! A card is a list of abilities: what happens on arrival (`OnGain`), what happens by itself (`When`), what its owner
//! may do (`May`), what holds while it lies there (`Always`), who may buy or play it (`OnlyIf`), how it comes back to
//! the hand (`Returns`), and what a Challenge won with it gives (`Reward`, `AllyReward`).
//! Every number is an [`Amount`], every "who" a [`Who`], every "when" a [`Moment`].

mod amount;
mod board;

pub use amount::Amount;
pub use board::{Borough, Face, Target};

use serde::{Deserialize, Serialize};

/// The facts and abilities of one card, as far as the game itself needs them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardDef {
    /// Unique name of the card, `set/id` where two sets share an id.
    pub id: String,
    /// Printed price; `None` where nobody knows it (then a power card cannot be in a deck) or where there is none.
    pub cost: Option<u8>,
    /// What sort of card it is.
    pub kind: Kind,
    /// The monster named on it (evolutions).
    pub monster: Option<String>,
    /// The level it is earned at (wickedness tiles).
    pub level: u8,
    /// Its Force, and its bonus Force for the one it supports (Challenge cards).
    pub force: [u8; 2],
    /// The face that wins it (goals).
    pub goal: Option<Face>,
    /// Counters (or stored energy) the card arrives with.
    pub counters: u8,
    /// What it does.
    pub abilities: Vec<Ability>,
}

/// Sorts of cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Kind {
    /// Stays in front of its owner (BASE-46).
    Keep,
    /// Carried out at once, then discarded (BASE-45).
    Discard,
    /// A power card that stays like a keep card without being one (HAL-1, HAL-4, HAL-5).
    Costume,
    /// An evolution that stays in play (PU-12).
    Permanent,
    /// An evolution that is discarded after use (PU-11).
    Temporary,
    /// An evolution that is laid in front of others (GIFT-1).
    Gift,
    /// A wickedness tile (WICK-4).
    Tile,
    /// A Challenge card (LUCH-4).
    Challenge,
    /// A card beside the deck that dice win and that changes hands (NYB-6, NYB-7); it is never bought.
    Goal,
}

impl Kind {
    /// Bought from the power deck?
    pub fn is_power(self) -> bool {
        matches!(self, Kind::Keep | Kind::Discard | Kind::Costume)
    }
    /// One of the evolutions?
    pub fn is_evolution(self) -> bool {
        matches!(self, Kind::Permanent | Kind::Temporary | Kind::Gift)
    }
}

/// One ability of a card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Ability {
    /// Happens once: when the card arrives in front of its owner, when a discard card is bought, when an evolution is
    /// played, when a tile is taken.
    OnGain(Vec<Do>),
    /// Happens by itself each time.
    When {
        /// The moment.
        on: Moment,
        /// All of these must hold when it is carried out.
        #[serde(default, rename = "if", skip_serializing_if = "Vec::is_empty")]
        cond: Vec<Cond>,
        /// How often.
        #[serde(default, skip_serializing_if = "Limit::is_none")]
        limit: Limit,
        /// Smaller numbers go first among abilities of the same moment (T-5).
        #[serde(default, skip_serializing_if = "is_zero")]
        order: u8,
        /// What happens.
        then: Vec<Do>,
    },
    /// The owner may do this.
    May {
        /// The moment.
        at: Moment,
        /// All of these must hold when it is offered.
        #[serde(default, rename = "if", skip_serializing_if = "Vec::is_empty")]
        cond: Vec<Cond>,
        /// How often.
        #[serde(default, skip_serializing_if = "Limit::is_none")]
        limit: Limit,
        /// What it costs.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        cost: Vec<Cost>,
        /// What happens.
        then: Vec<Do>,
    },
    /// Holds as long as the card lies there.
    Always {
        /// Whom it concerns; the owner unless said otherwise.
        #[serde(default = "you", rename = "for", skip_serializing_if = "Who::is_you")]
        whom: Who,
        /// What is different.
        change: Change,
        /// Only while these hold.
        #[serde(default, rename = "if", skip_serializing_if = "Vec::is_empty")]
        cond: Vec<Cond>,
    },
    /// The card may be bought, played or copied only while these hold for whoever does it.
    OnlyIf(Vec<Cond>),
    /// A temporary evolution that was used comes back from its owner's discard pile to his hand.
    Returns {
        /// The moment; with a cost the owner may, without one it just happens.
        on: Moment,
        /// What it costs.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        cost: Vec<Cost>,
    },
    /// What the winner of a Challenge gains by this card (LUCH-20).
    Reward(Vec<Do>),
    /// What the winner's Ally gains by this card (LUCH-21).
    AllyReward(Vec<Do>),
    /// The card costs so much less for whoever stands in one of these boroughs.
    CheaperIn(Vec<Borough>, u8),
    /// Holds for everybody as long as the card is on offer.
    OnOffer(Change),
}

/// A moment of the game. "Whose" says whose action it is, seen from the card's owner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Moment {
    /// On the owner's turn, before anything else happens in it.
    TurnBegins,
    /// A turn starts.
    TurnStarts(Whose),
    /// On the owner's turn, before the first roll.
    BeforeFirstRoll,
    /// On the owner's turn, between two rolls.
    Rolling,
    /// Somebody has rerolled dice in the roll step.
    Rerolled(Whose),
    /// Somebody has finished rolling; dice may still change.
    RollsFinished(Whose),
    /// On the owner's turn, after the reactions of the others, before resolving: dice may be changed.
    ChangingDice,
    /// The dice are final and about to be counted; symbols may be added, once, before the first face.
    BeforeResolving(Whose),
    /// On the owner's turn, while the result is put together: symbols are added here.
    CountingDice,
    /// On the owner's turn, with the result complete, before the first face is resolved.
    Resolving,
    /// The owner has resolved this face: a number scored with three or more of it, hearts used to heal, energy gained.
    Scored(Face),
    /// The owner's smashes are resolved, and there is at least one.
    Smashing,
    /// The owner's smashes are about to make "it" lose hearts; "it" has not answered yet.
    Striking,
    /// The owner is about to lose hearts.
    WouldLoseHearts,
    /// The owner is about to make "it" lose hearts, and all that could reduce the loss is done.
    Dealing,
    /// The owner is about to lose hearts to "it", and all that could reduce the loss is done.
    Suffering,
    /// The owner has lost hearts; "it" is whoever caused that. A choice waits until the whole effect is through.
    LostHearts,
    /// The owner has lost hearts to the smashes of "it". A choice waits until all smashes are dealt.
    Wounded,
    /// The owner's smashes made "it" lose hearts.
    Wounding,
    /// The owner made "it" lose hearts, by smashes or cards.
    Hurting,
    /// The owner's smashes are dealt and nobody has yielded yet.
    AfterSmashes,
    /// The owner has eliminated "it".
    Eliminating,
    /// A monster's hearts fall to 0.
    ReachedZero(Whose),
    /// The owner is at 0 hearts and about to be eliminated.
    AtZero,
    /// The owner chose to yield Tokyo; "it" is the attacker.
    Yielded,
    /// The owner could have yielded Tokyo and stayed.
    Stayed,
    /// Another monster, "it", may yield Tokyo: before it decides, and again if it has decided to stay.
    OtherMayYield,
    /// Another monster, "it", could yield Tokyo and has decided to stay.
    OtherStays,
    /// The owner has left Tokyo, in whatever way short of elimination.
    LeftTokyo,
    /// Somebody's enter-Tokyo step, before the active monster moves in.
    BeforeEntering(Whose),
    /// On the owner's turn, at the end of the enter-Tokyo step.
    AfterEntering,
    /// "It" is about to take the Tokyo that the owner yielded this turn.
    TokyoTaken,
    /// The owner has taken control of Tokyo.
    EnteredTokyo,
    /// The owner has gained stars.
    GainedStars,
    /// On the owner's turn, among the purchases.
    BuyStep,
    /// Another monster has announced a purchase and not paid yet.
    AnotherBuys,
    /// The owner has paid for a card which has not arrived yet.
    Buying,
    /// A card the owner bought has arrived.
    Bought,
    /// A card is turned up in the market during another monster's turn.
    CardRevealed,
    /// On the owner's turn, after buying: cards may be sold.
    Selling,
    /// A turn is about to end: last chance for what counts this turn.
    BeforeTurnEnds(Whose),
    /// A turn ends.
    TurnEnds(Whose),
    /// Whenever somebody is asked something, and before a loss that would be fatal.
    AnyTime,
    /// The owner is about to use his destruction.
    Destroying,
    /// The owner has destroyed something of this sort.
    Destroyed(Target),
    /// The owner has taken the goal of this face; "it" is the monster that had it, if any.
    TookGoal(Face),
    /// "It" has taken the goal of this face from the owner.
    LostGoal(Face),
    /// The owner has come into another borough, in whatever way.
    EnteredBorough,
    /// What another monster, "it", gained in energy this turn has come to so much.
    OtherGainedEnergy(u8),
}

/// Whose action or turn, seen from the card's owner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Whose {
    /// The owner's.
    Yours,
    /// Any other monster's.
    Others,
    /// Anybody's.
    Anyones,
}

/// Who is meant, seen from the card's owner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Who {
    /// The owner.
    You,
    /// The other monster of the moment: the attacker, the victim, the monster taking Tokyo.
    It,
    /// The monster whose turn it is.
    Active,
    /// Every other living monster.
    Others,
    /// Every living monster.
    Everyone,
    /// The nearest living monsters to the left and right (one monster if there is only one).
    Neighbours,
    /// Among all monsters the ones with most stars, without the owner (nobody if the owner alone leads).
    Leaders,
    /// The monster this card belongs to, when it lies in front of another.
    Owner,
    /// Every other living monster outside Tokyo.
    OthersOutside,
    /// The monsters which the owner's smashes hit.
    Targets,
    /// The monsters in Tokyo that lost hearts to the smashes being resolved.
    WoundedInTokyo,
    /// Every other living monster with more stars than the owner.
    Richer,
    /// Every living monster with at least so many stars.
    WithStars(u8),
}

impl Who {
    fn is_you(&self) -> bool {
        *self == Who::You
    }
}

/// A condition.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Cond {
    /// The first is at least the second.
    AtLeast(Amount, Amount),
    /// The first is at most the second.
    AtMost(Amount, Amount),
    /// Both are equal.
    Exactly(Amount, Amount),
    /// The result has each of these faces (added symbols count).
    HasFaces(Vec<Face>),
    /// So many dice show the same face (added symbols do not count).
    OfAKind(u8),
    /// Somebody is in Tokyo.
    InTokyo(Who),
    /// Somebody is outside Tokyo.
    OutsideTokyo(Who),
    /// It is the owner's turn.
    YourTurn,
    /// The owner alone has the fewest stars.
    FewestStars,
    /// The loss was caused by another monster.
    CausedByAnother,
    /// The first is more than the second.
    MoreThan(Amount, Amount),
    /// The loss comes from smashes.
    BySmashes,
    /// The loss is caused by the monster this card belongs to.
    ByOwner,
    /// This card belongs to another monster than the one it lies in front of.
    Lent,
    /// Nobody is in Tokyo.
    TokyoEmpty,
    /// A monster has left Tokyo or fallen there this turn, and a place in it is free.
    TokyoLeft,
    /// The owner was outside Tokyo when the turn began.
    StartedOutside,
    /// The owner's smashes made a monster in Tokyo lose hearts this turn.
    HitTokyo,
    /// The owner entered Tokyo this turn.
    EnteredThisTurn,
    /// The owner did not enter Tokyo this turn.
    NotEnteredThisTurn,
    /// The owner may yield Tokyo if hurt by smashes now.
    MayYield,
    /// The card just bought is a keep card.
    BoughtKeep,
    /// The dice as they lie would make the owner lose hearts to smashes.
    WouldBeHit,
    /// All six faces are on the active monster's dice; the smash may come from a card.
    ShowsAllFaces,
    /// The power deck has cards.
    DeckLeft,
    /// This card lay in front of its owner before the dice could be changed.
    LaidInTime,
    /// Somebody is in this borough.
    InBorough(Who, Borough),
    /// The owner has the goal of this face.
    HasGoal(Face),
    /// The loss comes from units, because of ouch that was rolled.
    ByOuch,
}

/// What a choice costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Cost {
    /// Energy from the owner's pool.
    Energy(u8),
    /// Counters from this card, which goes when the last is spent.
    Counters(u8),
    /// The card itself.
    DiscardThis,
}

/// How often an ability works.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Limit {
    /// As often as it happens or can be paid.
    #[default]
    None,
    /// Once in each monster's turn.
    OncePerTurn,
    /// Once in each monster's turn for its owner, however many copies he has.
    OncePerTurnByName,
    /// Once for each loss of hearts.
    OncePerLoss,
}

impl Limit {
    fn is_none(&self) -> bool {
        *self == Limit::None
    }
}

/// Something one has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Thing {
    /// Victory points.
    Stars(Amount),
    /// Life.
    Hearts(Amount),
    /// Energy.
    Energy(Amount),
}

/// A resource, without a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Resource {
    /// Victory points.
    Stars,
    /// Life.
    Hearts,
    /// Energy.
    Energy,
}

/// A kind of token, by its place in the table of tokens of the sets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Token {
    /// Costs hearts at the end of its bearer's turn.
    Poison,
    /// Takes a die away from its bearer.
    Shrink,
    /// Marks one monster at a time as somebody's target; there is only one.
    Target,
    /// Takes a roll away from its bearer.
    Web,
    /// Rolling ouch again costs its bearer energy.
    Curse,
}

/// One thing that happens.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Do {
    /// Somebody gains something.
    Gain(Who, Thing),
    /// Somebody loses something.
    Lose(Who, Thing),
    /// Somebody loses all of it, and nothing can answer a loss of hearts said this way.
    LoseAll(Who, Resource),
    /// The owner takes something from somebody, as far as it is there.
    Steal(Who, Thing),
    /// Symbols are added to the result.
    AddToResult(Face, Amount),
    /// These monsters lose so many more hearts together with the smashes now being resolved.
    AddToSmashes(Who, Amount),
    /// So many hearts fewer are lost.
    Prevent(Amount),
    /// No hearts are lost this time.
    PreventAll,
    /// The owner loses no hearts until the turn is over.
    SafeThisTurn,
    /// The owner rolls so many dice for this card; see [`Amount::Rolled`].
    RollDice(Amount),
    /// The owner turns one of his dice to this face.
    TurnDie(Face),
    /// The owner turns one of his dice which shows the first face to the second.
    TurnDieFrom(Face, Face),
    /// The owner turns one of his dice to any face.
    TurnDieToAny,
    /// The owner rerolls one die of the active monster, of his choice; see [`Amount::Rolled`].
    RerollDie,
    /// The owner rerolls one of the dice showing this face.
    RerollDieShowing(Face),
    /// One more roll of any dice.
    ExtraRoll,
    /// Another turn after this one, with so many dice fewer.
    ExtraTurn {
        /// Dice fewer; they add up over several such turns in a row.
        fewer_dice: u8,
        /// In that turn the owner may move any number of times, whenever he is asked something.
        #[serde(default, skip_serializing_if = "is_false")]
        roaming: bool,
    },
    /// Somebody gets tokens.
    PutTokens(Who, Token, Amount),
    /// Counters are put on this card.
    AddCounters(Amount),
    /// All counters leave this card.
    RemoveCounters,
    /// Stored energy moves from this card to the owner; it is not a gain.
    TakeStored(u8),
    /// Only if this holds.
    If(Vec<Cond>, Vec<Do>),
    /// Somebody chooses one of two; what cannot be paid cannot be chosen.
    Either(Who, Vec<Do>, Vec<Do>),
    /// This card is discarded.
    DiscardThis,
    /// The owner chooses a keep card of any monster; this card is a copy of it from now on.
    CopyKeepCard,
    /// The owner may buy a card just turned up.
    BuyRevealed,
    /// The owner discards one of his keep cards and gains its printed price.
    SellKeepCard,
    /// All others leave Tokyo, and the owner takes control of it.
    TakeTokyo,
    /// The owner leaves Tokyo if there; this is no yielding.
    LeaveTokyo,
    /// All the owner's cards are discarded.
    DiscardAllCards {
        /// This card stays.
        #[serde(default)]
        but_this: bool,
    },
    /// The owner lives on with so many hearts.
    Survive(u8),
    /// The owner and "it" win or fall together from now on.
    AllyWith(Who),
    /// The owner exchanges this card for a card of "it".
    SwapThisForCardOf(Who),
    /// Each of these monsters chooses one of these ways, all at the same time; "it" means the one that chooses. What
    /// cannot be paid cannot be chosen; who can pay nothing is passed over.
    EachChooses(Who, Vec<Vec<Do>>),
    /// This temporary evolution is laid in front of its owner and works until it is discarded.
    LayOut,
    /// The owner moves this card in front of one of these monsters; it still belongs to him.
    LendThisTo(Who),
    /// This card goes back in front of the monster it belongs to.
    ReturnThis,
    /// This card goes from the owner into the hand of "it", for good.
    HandThisTo(Who),
    /// Somebody names a face; dice showing it do nothing for the monster in front of which this card lies, this turn.
    NameUselessFace(Who),
    /// So many hearts more are lost this time.
    AddToLoss(Amount),
    /// So many hearts fewer are lost this time, before the victim answers.
    TakeFromLoss(Amount),
    /// These monsters lose so many more hearts to the smashes being resolved, if they lose any.
    AddIfWounded(Who, Amount),
    /// The owner must leave Tokyo when it is decided who yields.
    MustYield,
    /// Somebody leaves Tokyo; this is no yielding.
    SendOut(Who),
    /// The owner takes control of a free place of Tokyo.
    EnterTokyo,
    /// The same in place of the active monster, which does not enter this turn.
    EnterInstead,
    /// The owner turns all his dice that show one face, of his choice, to one other face of his choice.
    TurnAllOfAFace,
    /// The owner turns each of his dice to any face.
    TurnAllDice,
    /// All the owner's dice are turned to the opposite faces.
    FlipDice,
    /// The owner freezes one of his dice until his next turn starts: nobody can reroll or turn it.
    FreezeDie,
    /// The rest of the turn is skipped, its end included.
    SkipTurn,
    /// The owner wins the game at once.
    WinGame,
    /// The owner's stars become so many; this is no gain.
    SetStars(u8),
    /// The owner's hearts become as many as they can be; this is no gain.
    HealFully,
    /// All the owner's evolutions, in play and in hand, are discarded.
    DiscardAllEvolutions,
    /// The owner chooses an evolution lying in front of any monster; this card is a copy of it from now on.
    CopyEvolution,
    /// The cards on offer are discarded and replaced.
    SweepMarket,
    /// The owner looks at so many cards on top of the deck, gains one for nothing and puts the others under the deck.
    TakeOneOfTop(u8),
    /// Cards of the deck are turned over up to the first keep card with at most this printed price, which the owner
    /// gains for nothing; the others are discarded.
    TakeFirstKeep(u8),
    /// A card of the discard pile is turned up by chance; the owner may buy it for so much less.
    BuyRandomDiscard(u8),
    /// The owner buys a keep card at half its price, rounded up; it carries a mark of this card.
    BuyAtHalfPrice,
    /// For each card of the owner with a mark of this card a die is rolled; on this face it is discarded.
    TestMarked(Face),
    /// The owner buys a card on offer for so much less; if the card that replaces it has an odd price, the purchase is
    /// undone.
    BuyOnLuck(u8),
    /// The owner lays a card on offer under this card: only he may buy it.
    Reserve,
    /// The purchase announced is cancelled, that card is barred to its buyer this turn, and the owner picks another card
    /// which the buyer must buy if he can.
    RedirectPurchase,
    /// Any number, as the owner likes, of his results of the first face count as the second.
    TreatAs(Face, Face),
    /// The owner's destruction can be used on units only, this turn.
    OnlyUnits,
    /// The owner uses his destruction of this turn in another borough, of his choice.
    DestroyElsewhere,
    /// The owner sets aside one of his dice which shows this face: it does nothing more.
    SetAside(Face),
    /// The owner chooses one of these monsters; "it" is that one in what follows.
    Choose(Who, Vec<Do>),
    /// Each of these monsters discards one of its keep cards, of its own choice.
    DiscardOneKeep(Who),
    /// All units attack the monsters in their boroughs.
    UnitsAttack,
    /// So much of the first turns into as much of the second; this is neither a loss nor a gain. The last heart stays.
    TurnInto(Resource, Resource, u8),
    /// The owner loses all he has of the first; for each one lost he gains one of the second or the third, as he likes.
    TradeAll(Resource, Resource, Resource),
    /// The owner gets the next keep card that is turned up, for nothing.
    TakeNextKeep,
    /// The owner may move, as in the move step.
    Move,
    /// The owner moves up to so many units out of his borough, each to another one.
    ScatterUnits(u8),
    /// If the owner's borough has no souvenir yet, he puts one there, and this happens.
    LeaveSouvenir(Vec<Do>),
}

/// What is different while a card lies there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Change {
    /// So many more dice.
    MoreDice(u8),
    /// So many fewer dice.
    FewerDice(u8),
    /// So many more rolls.
    MoreRolls(u8),
    /// The maximum of hearts is at least this.
    MaxHearts(u8),
    /// Cards cost so much less energy.
    CheaperCards(u8),
    /// Each gain of energy is so much larger.
    MoreEnergy(u8),
    /// Each gain of hearts is so much larger.
    MoreHearts(u8),
    /// Smashes hit all others, wherever they are.
    SmashesHitAll,
    /// Hearts to be lost by smashes in Tokyo wait until the decision to yield, and are not lost on leaving.
    NoLossOnYield,
    /// Monsters in Tokyo that lose hearts to the owner's smashes must yield.
    VictimsMustYield,
    /// Keep cards of other monsters may be bought from them.
    BuyFromMonsters,
    /// Cards in the discard pile may be bought; a discard card bought so goes under the deck.
    BuyFromDiscards,
    /// The top card of the deck may be looked at and bought.
    BuyFromDeckTop,
    /// Heart dice may heal others, who pay so much energy for each heart.
    HealOthers {
        /// Energy for each heart.
        price: u8,
    },
    /// No hearts can be lost.
    CannotLoseHearts,
    /// Tokyo cannot be entered.
    CannotEnterTokyo,
    /// No cards can be bought.
    CannotBuy,
    /// Dice of these faces do nothing.
    FacesDoNothing(Vec<Face>),
    /// So many fewer rolls.
    FewerRolls(u8),
    /// One roll only, whatever else is said.
    OneRoll,
    /// Tokyo cannot be yielded.
    CannotYield,
    /// What the dice give counts twice.
    DiceCountDouble,
    /// So many stars are enough to win.
    StarsToWin(u8),
    /// At 0 hearts the monster stays in the game and loses no more.
    StaysAtZero,
    /// Smashes also hit the other monsters in the owner's borough.
    SmashesHitBorough,
    /// Destroying a unit of this sort takes so much destruction.
    UnitCosts(Target, u8),
    /// Units of this sort in other boroughs can be destroyed, too.
    ReachUnits(Target),
    /// Others need so many of this face to take its goal from the owner.
    GoalNeeds(Face, u8),
    /// What dice of this face give is so much less.
    LessFromFace(Face, u8),
    /// Keep cards in the discard pile may be bought, for so much less.
    BuyKeepsFromDiscards(u8),
    /// All rolls must be used; which dice are rolled again is still free.
    MustReroll,
    /// Dice showing this face cannot be rolled again.
    CannotReroll(Face),
    /// A move of one's own choice, fleeing included, costs so much energy.
    MovesCost(u8),
}

fn you() -> Who {
    Who::You
}

fn is_zero(n: &u8) -> bool {
    *n == 0
}

fn is_false(b: &bool) -> bool {
    !*b
}
