//! Names at one table: monsters by seat, cards by id, and help where a name is mistyped.

use crate::words::{fold, nearest};
use cards::catalogue::Catalogue;
use rules::{CardId, NOBODY, Rules, Seat};

/// The names of one table.
pub struct Names<'a> {
    /// Monster names by seat.
    pub seats: Vec<String>,
    /// The rules of the table.
    pub rules: &'a Rules,
    /// All cards there are, for messages.
    pub catalogue: &'a Catalogue,
}

/// A card by name, and by the number of its copy if that was written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardRef {
    /// The name the table uses.
    pub name: String,
    /// Which of several copies, from 1.
    pub copy: Option<usize>,
}

impl std::fmt::Display for CardRef {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        f.write_str(&self.name)?;
        self.copy.map_or(Ok(()), |n| write!(f, "#{n}"))
    }
}

/// The name of a monster of the catalogue, as it is printed.
pub fn monster(catalogue: &Catalogue, text: &str) -> Result<String, String> {
    let wanted = fold(text);
    for m in catalogue.monsters() {
        if fold(&m.facts.name.en) == wanted || m.facts.id == wanted {
            return Ok(m.facts.name.en.clone());
        }
    }
    let known: Vec<&str> = catalogue.monsters().iter().map(|m| m.facts.name.en.as_str()).collect();
    match nearest(text, known.iter().copied()) {
        Some(near) => Err(format!("there is no monster \"{text}\"; did you mean \"{near}\"?")),
        None => Err(format!("there is no monster \"{text}\" (known: {})", known.join(", "))),
    }
}

impl Names<'_> {
    /// The seat's monster.
    pub fn seat(&self, seat: Seat) -> &str {
        if seat == NOBODY { "nobody" } else { self.seats.get(seat as usize).map_or("?", |s| s) }
    }

    /// Names of all seats of a mask.
    pub fn seats_of(&self, mask: u8) -> String {
        let names: Vec<&str> = (0..8).filter(|s| mask >> s & 1 == 1).map(|s| self.seat(s)).collect();
        if names.is_empty() { "nobody".into() } else { names.join(" and ") }
    }

    /// A card's name.
    pub fn card(&self, card: CardId) -> &str {
        self.rules.card_name(card)
    }

    /// The seat whose name a text begins with, and the rest of the text.
    pub fn leading_seat<'t>(&self, text: &'t str) -> Option<(Seat, &'t str)> {
        let mut best: Option<(usize, Seat, &str)> = None;
        for (i, name) in self.seats.iter().enumerate() {
            for form in [name.clone(), fold(name), fold(name).replace(' ', "-")] {
                let Some(head) = text.get(..form.len()) else { continue };
                if fold(head) != fold(&form) {
                    continue;
                }
                let rest = &text[form.len()..];
                let ends = rest.chars().next().is_none_or(|c| !c.is_alphanumeric() && c != '-');
                if ends && best.is_none_or(|b| form.len() > b.0) {
                    best = Some((form.len(), i as Seat, rest.trim_start()));
                }
            }
        }
        best.map(|(_, seat, rest)| (seat, rest))
    }

    /// The seat a whole text names.
    pub fn whole_seat(&self, text: &str) -> Result<Seat, String> {
        match self.leading_seat(text.trim()) {
            Some((seat, "")) => Ok(seat),
            _ => {
                let near = nearest(text, self.seats.iter().map(String::as_str));
                let help = near.map(|n| format!("; did you mean \"{n}\"?")).unwrap_or_default();
                Err(format!("no seat is called \"{}\"{help} (seats: {})", text.trim(), self.seats.join(", ")))
            }
        }
    }

    /// A card of this table: `id`, `set/id`, or `id#2` for the second copy.
    pub fn card_ref(&self, text: &str) -> Result<CardRef, String> {
        let text = text.trim();
        let (name, copy) = match text.split_once('#') {
            None => (text, None),
            Some((name, n)) => {
                let n: usize =
                    n.parse().map_err(|_| format!("\"{text}\": a copy is written like extra-head#2"))?;
                (name, Some(n))
            }
        };
        let wanted = name.to_lowercase();
        if wanted.contains(char::is_whitespace) {
            let near = self.catalogue.card(&wanted.replace(' ', "-")).ok();
            let help = near.map(|c| format!("; did you mean \"{}\"?", c.facts.id)).unwrap_or_default();
            return Err(format!("\"{text}\" is no card id{help}"));
        }
        let known = match self.catalogue.card(&wanted) {
            Ok(card) => self.catalogue.def(card).id,
            // A name that several sets share is still the table's own where the table has it.
            Err(e) => {
                if self.rules.cards_named(&wanted).next().is_none() {
                    return Err(e.to_string());
                }
                wanted.clone()
            }
        };
        let copies = self.rules.cards_named(&known).count();
        if copies == 0 {
            return Err(format!(
                "{known} is not in this table's deck; edition:, with: and set: choose the deck"
            ));
        }
        if copy.is_some_and(|n| n == 0 || n > copies) {
            return Err(format!("there are only {copies} of {known}"));
        }
        Ok(CardRef { name: known, copy })
    }

    /// The physical cards a reference can mean.
    pub fn cards(&self, card: &CardRef) -> Vec<CardId> {
        let all: Vec<CardId> = self.rules.cards_named(&card.name).collect();
        match card.copy {
            Some(n) => all.get(n - 1).copied().into_iter().collect(),
            None => all,
        }
    }

    /// Is this physical card meant?
    pub fn means(&self, card: &CardRef, id: CardId) -> bool {
        self.cards(card).contains(&id)
    }
}
