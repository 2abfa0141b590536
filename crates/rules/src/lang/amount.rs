//! Numbers of the card language: bare, or as a word.

use serde::de::{EnumAccess, VariantAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};

use super::{Face, Target, Token, Who};

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
    /// Hearts the owner has lost this turn.
    HeartsLost,
    /// Hearts the owner has gained this turn.
    HeartsGained,
    /// Energy the owner has gained this turn.
    EnergyGained,
    /// Hearts the owner has made "it" lose this turn.
    HeartsTakenFromIt,
    /// Stars the owner had when his smashes began.
    StarsBefore,
    /// Keep cards in front of somebody.
    KeepCardsOf(Who),
    /// Cards that carry a mark of this card.
    Marked,
    /// Tokens of a kind that somebody has.
    TokensOf(Who, Token),
    /// Units in the borough somebody is in.
    UnitsAt(Who),
    /// What the owner has destroyed of this sort in his turn.
    DestroyedThisTurn(Target),
    /// One for each full so-many of the other amount.
    Per(u8, Box<Amount>),
    /// So many less than the other amount, never below 0.
    Less(u8, Box<Amount>),
    /// Both together.
    Sum(Box<Amount>, Box<Amount>),
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
    Per(u8, Box<Amount>),
    Less(u8, Box<Amount>),
    Sum(Box<Amount>, Box<Amount>),
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
            AmountWord::HeartsLost => Amount::HeartsLost,
            AmountWord::HeartsGained => Amount::HeartsGained,
            AmountWord::EnergyGained => Amount::EnergyGained,
            AmountWord::HeartsTakenFromIt => Amount::HeartsTakenFromIt,
            AmountWord::StarsBefore => Amount::StarsBefore,
            AmountWord::KeepCardsOf(w) => Amount::KeepCardsOf(w),
            AmountWord::Marked => Amount::Marked,
            AmountWord::TokensOf(w, t) => Amount::TokensOf(w, t),
            AmountWord::UnitsAt(w) => Amount::UnitsAt(w),
            AmountWord::DestroyedThisTurn(t) => Amount::DestroyedThisTurn(t),
            AmountWord::Per(n, of) => Amount::Per(n, of),
            AmountWord::Less(n, of) => Amount::Less(n, of),
            AmountWord::Sum(a, b) => Amount::Sum(a, b),
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
