//! What a seat answers: a small value with a dense number for learners and a short text for journals.

use crate::sets::CardId;

/// An answer to a decision, or an interjection.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Action {
    /// Roll these dice again (a bit for each).
    Roll(u8),
    /// Stop rolling, decline, or have done: whatever "no more" means where it is offered.
    Pass,
    /// Use an ability of this card.
    Use(CardId),
    /// Play this card from the hand.
    Play(CardId),
    /// Pick this seat's monster.
    Seat(u8),
    /// Pick this die.
    Die(u8),
    /// Pick this face, or resolve this face next.
    Face(u8),
    /// Pick this card, or carry out this card's effect next.
    Card(CardId),
    /// Pick the first or second of two ways.
    Choice(u8),
    /// Carry out the effect of this kind of token next.
    TokenEffect(u8),
    /// Heal with this heart die.
    Heal,
    /// Remove a token of this kind with this heart die.
    Cure(u8),
    /// Heal this seat's monster with this heart die.
    Give(u8),
    /// Buy this card from wherever it is.
    Buy(CardId),
    /// Pay to replace the whole market.
    Sweep,
    /// Leave the city.
    Leave,
    /// Stay in the city.
    Stay,
    /// Pick this borough.
    Borough(u8),
    /// Move to this place.
    Place(u8),
    /// So many.
    Number(u8),
    /// Destroy the top building of this stack (0 to 14), or one of the units of a sort in a borough (15 and on, borough by
    /// borough); or pick such a unit.
    Destroy(u8),
}

/// How many numbers [`Action::index`] uses.
pub const ACTION_NUMBERS: u16 = 4 * 256 + 64 + 256 + 16 + 64 + 32;

impl Action {
    /// A small number that stands for this action and never changes.
    pub fn index(self) -> u16 {
        match self {
            Action::Roll(mask) => mask as u16,
            Action::Use(card) => 256 + card as u16,
            Action::Card(card) => 512 + card as u16,
            Action::Buy(card) => 768 + card as u16,
            Action::Pass => 1024,
            Action::Sweep => 1025,
            Action::Leave => 1026,
            Action::Stay => 1027,
            Action::Heal => 1028,
            // The third way came later and took a free number.
            Action::Choice(2) => 1029,
            Action::Choice(n) => 1030 + (n as u16 & 1),
            Action::Die(n) => 1032 + (n as u16 & 7),
            Action::Face(n) => 1040 + (n as u16 & 7),
            Action::Cure(n) => 1048 + (n as u16 & 7),
            Action::Give(n) => 1056 + (n as u16 & 7),
            Action::TokenEffect(n) => 1064 + (n as u16 & 7),
            Action::Seat(n) => 1072 + (n as u16 & 7),
            Action::Borough(n) => 1080 + (n as u16 & 7),
            Action::Play(card) => 1088 + card as u16,
            Action::Place(n) => 1344 + (n as u16 & 15),
            Action::Number(n) => 1360 + (n as u16 & 63),
            Action::Destroy(n) => 1424 + (n as u16 & 31),
        }
    }

    /// The action with this number.
    pub fn from_index(index: u16) -> Option<Action> {
        let low = index as u8;
        let small = (index & 7) as u8;
        Some(match index {
            0..256 => Action::Roll(low),
            256..512 => Action::Use(low),
            512..768 => Action::Card(low),
            768..1024 => Action::Buy(low),
            1024 => Action::Pass,
            1025 => Action::Sweep,
            1026 => Action::Leave,
            1027 => Action::Stay,
            1028 => Action::Heal,
            1029 => Action::Choice(2),
            1030..1032 => Action::Choice(low & 1),
            1032..1040 => Action::Die(small),
            1040..1048 => Action::Face(small),
            1048..1056 => Action::Cure(small),
            1056..1064 => Action::Give(small),
            1064..1072 => Action::TokenEffect(small),
            1072..1080 => Action::Seat(small),
            1080..1088 => Action::Borough(small),
            1088..1344 => Action::Play((index - 1088) as u8),
            1344..1360 => Action::Place((index - 1344) as u8),
            1360..1424 => Action::Number((index - 1360) as u8),
            1424..1456 => Action::Destroy((index - 1424) as u8),
            _ => return None,
        })
    }
}

/// Short text: a word, and a number where there is one. Dice are counted from 1; `roll` names the dice.
impl std::fmt::Display for Action {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        match *self {
            Action::Roll(mask) => {
                f.write_str("roll:")?;
                (0..8).filter(|d| mask >> d & 1 == 1).try_for_each(|d| write!(f, "{}", d + 1))
            }
            Action::Pass => f.write_str("pass"),
            Action::Use(card) => write!(f, "use:{card}"),
            Action::Play(card) => write!(f, "play:{card}"),
            Action::Seat(n) => write!(f, "seat:{}", n + 1),
            Action::Die(n) => write!(f, "die:{}", n + 1),
            Action::Face(n) => write!(f, "face:{}", n + 1),
            Action::Card(card) => write!(f, "card:{card}"),
            Action::Choice(n) => write!(f, "choice:{}", n + 1),
            Action::TokenEffect(n) => write!(f, "token:{}", n + 1),
            Action::Heal => f.write_str("heal"),
            Action::Cure(n) => write!(f, "cure:{}", n + 1),
            Action::Give(n) => write!(f, "give:{}", n + 1),
            Action::Buy(card) => write!(f, "buy:{card}"),
            Action::Sweep => f.write_str("sweep"),
            Action::Leave => f.write_str("leave"),
            Action::Stay => f.write_str("stay"),
            Action::Borough(n) => write!(f, "borough:{}", n + 1),
            Action::Place(n) => write!(f, "place:{n}"),
            Action::Number(n) => write!(f, "number:{n}"),
            Action::Destroy(n) => write!(f, "destroy:{n}"),
        }
    }
}

impl std::str::FromStr for Action {
    type Err = ();
    fn from_str(text: &str) -> Result<Action, ()> {
        let (word, arg) = text.split_once(':').unwrap_or((text, ""));
        let number = || arg.parse::<u8>().map_err(|_| ());
        let from_one = |most: u8| match number()? {
            n @ 1.. if n <= most => Ok(n - 1),
            _ => Err(()),
        };
        let bare = |action| if arg.is_empty() { Ok(action) } else { Err(()) };
        match word {
            "roll" => {
                let mut mask = 0u8;
                for c in arg.chars() {
                    let die = c.to_digit(10).filter(|d| (1..=8).contains(d)).ok_or(())? - 1;
                    mask |= 1 << die;
                }
                if mask == 0 { Err(()) } else { Ok(Action::Roll(mask)) }
            }
            "pass" => bare(Action::Pass),
            "use" => number().map(Action::Use),
            "play" => number().map(Action::Play),
            "seat" => from_one(6).map(Action::Seat),
            "die" => from_one(8).map(Action::Die),
            "face" => from_one(6).map(Action::Face),
            "card" => number().map(Action::Card),
            "choice" => from_one(3).map(Action::Choice),
            "token" => from_one(8).map(Action::TokenEffect),
            "heal" => bare(Action::Heal),
            "cure" => from_one(8).map(Action::Cure),
            "give" => from_one(6).map(Action::Give),
            "buy" => number().map(Action::Buy),
            "sweep" => bare(Action::Sweep),
            "leave" => bare(Action::Leave),
            "stay" => bare(Action::Stay),
            "borough" => from_one(5).map(Action::Borough),
            "place" => number().and_then(|n| if n < 16 { Ok(Action::Place(n)) } else { Err(()) }),
            "number" => number().and_then(|n| if n < 64 { Ok(Action::Number(n)) } else { Err(()) }),
            "destroy" => number().and_then(|n| if n < 30 { Ok(Action::Destroy(n)) } else { Err(()) }),
            _ => Err(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn number_and_text_come_back() {
        for index in 0..ACTION_NUMBERS {
            let Some(action) = Action::from_index(index) else { continue };
            assert_eq!(action.index(), index, "{action}");
            let text_fits = match action {
                Action::Roll(mask) => mask != 0,
                Action::Face(n) | Action::Give(n) | Action::Seat(n) => n < 6,
                Action::Borough(n) => n < 5,
                Action::Destroy(n) => n < 30,
                _ => true,
            };
            if text_fits {
                assert_eq!(action.to_string().parse(), Ok(action), "{action}");
            }
        }
    }
}
