//! The card language: the one tree that is compiled for the engine and worded for people.
//!
//! A card is a list of abilities. There are five kinds: what happens on arrival (`OnGain`), what happens by itself
//! (`When`), what its owner may do (`May`), what holds while it lies there (`Always`), and who may buy it (`OnlyIf`).
//! Every number is an [`Amount`], every "who" a [`Who`], every "when" a [`Moment`].

use serde::de::{EnumAccess, VariantAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};

/// The facts and abilities of one card, as far as the game itself needs them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardDef {
    /// Unique name of the card, `set/id` where two sets share an id.
    pub id: String,
    /// Printed price; `None` where nobody knows it, and then the card cannot be in a deck.
    pub cost: Option<u8>,
    /// What sort of card it is.
    pub kind: Kind,
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
}

/// One ability of a card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Ability {
    /// Happens once, when the card arrives in front of its owner or, for a discard card, when it is bought.
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
    /// The card may be bought or copied only while these hold for the buyer.
    OnlyIf(Vec<Cond>),
}

/// A moment of the game. "Whose" says whose action it is, seen from the card's owner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Moment {
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
    /// On the owner's turn, while the result is put together: symbols are added here.
    CountingDice,
    /// On the owner's turn, with the result complete, before the first face is resolved.
    Resolving,
    /// The owner has scored a number (three or more of it).
    Scored(Face),
    /// The owner's smashes are resolved, and there is at least one.
    Smashing,
    /// The owner is about to lose hearts.
    WouldLoseHearts,
    /// The owner has lost hearts; "it" is whoever caused that.
    LostHearts,
    /// The owner's smashes made "it" lose hearts.
    Wounding,
    /// The owner made "it" lose hearts, by smashes or cards.
    Hurting,
    /// A monster's hearts fall to 0.
    ReachedZero(Whose),
    /// The owner is at 0 hearts and about to be eliminated.
    AtZero,
    /// The owner chose to yield Tokyo; "it" is the attacker.
    Yielded,
    /// The owner could have yielded Tokyo and stayed.
    Stayed,
    /// "It" is about to take the Tokyo that the owner yielded this turn.
    TokyoTaken,
    /// The owner has taken control of Tokyo.
    EnteredTokyo,
    /// The owner has gained stars.
    GainedStars,
    /// The owner has paid for a card which has not arrived yet.
    Buying,
    /// A card is turned up in the market during another monster's turn.
    CardRevealed,
    /// On the owner's turn, after buying: cards may be sold.
    Selling,
    /// A turn ends.
    TurnEnds(Whose),
    /// Whenever somebody is asked something, and before a loss that would be fatal.
    AnyTime,
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

/// One of the six faces of a die, in the order in which they are numbered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[repr(u8)]
pub enum Face {
    /// The number 1.
    One,
    /// The number 2.
    Two,
    /// The number 3.
    Three,
    /// A heart.
    Heart,
    /// Energy.
    Energy,
    /// A smash.
    Smash,
}

impl Face {
    /// All faces in order.
    pub const ALL: [Face; 6] = [Face::One, Face::Two, Face::Three, Face::Heart, Face::Energy, Face::Smash];

    /// The face with this number, 0 to 5.
    pub fn from_index(index: u8) -> Face {
        Face::ALL[index as usize % 6]
    }
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
}

impl Who {
    fn is_you(&self) -> bool {
        *self == Who::You
    }
}

/// A number.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum Amount {
    /// Just this number; written without a word, as `2`.
    N(u8),
    /// Dice and added symbols of this face in the active monster's result.
    Result(Face),
    /// Dice showing this face among the active monster's dice, without added symbols.
    Shown(Face),
    /// Dice showing this face in the roll this card made.
    Rolled(Face),
    /// The amount the moment is about (hearts to be lost, hearts lost).
    ThatMany,
    /// Somebody's energy.
    EnergyOf(Who),
    /// Somebody's hearts.
    HeartsOf(Who),
    /// Somebody's stars.
    StarsOf(Who),
    /// Counters on this card.
    Counters,
    /// Cards in front of somebody.
    CardsOf(Who),
    /// Printed price of the card picked.
    PriceOfPicked,
    /// Hearts the owner has made others lose this turn.
    HeartsTaken,
    /// Hearts the owner has made anybody lose this turn, the owner included.
    HeartsTakenFromAnyone,
    /// Stars the owner has gained this turn.
    StarsGained,
    /// One for each full so-many of the other amount.
    Per(u8, Box<Amount>),
}

/// The same words without the bare number, for the derived reader.
#[derive(Deserialize)]
enum AmountWord {
    N(u8),
    Result(Face),
    Shown(Face),
    Rolled(Face),
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
    Per(u8, Box<Amount>),
}

impl From<AmountWord> for Amount {
    fn from(word: AmountWord) -> Amount {
        match word {
            AmountWord::N(n) => Amount::N(n),
            AmountWord::Result(f) => Amount::Result(f),
            AmountWord::Shown(f) => Amount::Shown(f),
            AmountWord::Rolled(f) => Amount::Rolled(f),
            AmountWord::ThatMany => Amount::ThatMany,
            AmountWord::EnergyOf(w) => Amount::EnergyOf(w),
            AmountWord::HeartsOf(w) => Amount::HeartsOf(w),
            AmountWord::StarsOf(w) => Amount::StarsOf(w),
            AmountWord::Counters => Amount::Counters,
            AmountWord::CardsOf(w) => Amount::CardsOf(w),
            AmountWord::PriceOfPicked => Amount::PriceOfPicked,
            AmountWord::HeartsTaken => Amount::HeartsTaken,
            AmountWord::HeartsTakenFromAnyone => Amount::HeartsTakenFromAnyone,
            AmountWord::StarsGained => Amount::StarsGained,
            AmountWord::Per(n, of) => Amount::Per(n, of),
        }
    }
}

impl<'de> Deserialize<'de> for Amount {
    /// A number or a word. The reader of set files answers `deserialize_any` with an integer or an enum.
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Amount, D::Error> {
        struct V;
        impl<'de> Visitor<'de> for V {
            type Value = Amount;
            fn expecting(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
                f.write_str("a number from 0 to 255 or an amount such as Result(Smash)")
            }
            fn visit_u64<E: serde::de::Error>(self, n: u64) -> Result<Amount, E> {
                u8::try_from(n)
                    .map(Amount::N)
                    .map_err(|_| E::invalid_value(serde::de::Unexpected::Unsigned(n), &self))
            }
            fn visit_i64<E: serde::de::Error>(self, n: i64) -> Result<Amount, E> {
                u8::try_from(n)
                    .map(Amount::N)
                    .map_err(|_| E::invalid_value(serde::de::Unexpected::Signed(n), &self))
            }
            fn visit_enum<A: EnumAccess<'de>>(self, access: A) -> Result<Amount, A::Error> {
                // Hand the whole enum to the derived reader of the words.
                AmountWord::deserialize(Words(access)).map(Amount::from)
            }
        }
        d.deserialize_any(V)
    }
}

/// Lets a derived reader start from an `EnumAccess`.
struct Words<A>(A);

impl<'de, A: EnumAccess<'de>> Deserializer<'de> for Words<A>
where
    A::Variant: VariantAccess<'de>,
{
    type Error = A::Error;
    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, A::Error> {
        visitor.visit_enum(self.0)
    }
    serde::forward_to_deserialize_any! {
        bool i8 i16 i32 i64 u8 u16 u32 u64 f32 f64 char str string bytes byte_buf option unit unit_struct
        newtype_struct seq tuple tuple_struct map struct enum identifier ignored_any
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
}

fn you() -> Who {
    Who::You
}

fn is_zero(n: &u8) -> bool {
    *n == 0
}
