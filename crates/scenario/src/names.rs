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
    /// The English name of each definition of the rules, folded.
    pub english: Vec<String>,
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

    /// A card of this table by its id or its English name: `id`, `set/id`, or `id#2` for the second copy.
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
        let name = self.card_name(&fold(name))?;
        let copies = self.rules.cards_named(&name).count();
        if copy.is_some_and(|n| n == 0 || n > copies) {
            return Err(format!("there are only {copies} of {name}"));
        }
        Ok(CardRef { name, copy })
    }

    /// The table's name for a card written by id or by English name.
    fn card_name(&self, wanted: &str) -> Result<String, String> {
        let found = self.catalogue.card(wanted);
        let id = found.as_ref().ok().map(|card| self.catalogue.def(card).id);
        let at_table = |id: &str| self.rules.cards_named(id).next().is_some();
        if let Some(id) = id.as_ref().filter(|id| at_table(id)) {
            return Ok(id.clone());
        }
        // A name that several sets share is still the table's own where only one of them is at the table.
        let short = |id: &str| id.rsplit('/').next() == Some(wanted);
        let defs = self.rules.defs.iter().zip(&self.english);
        let mut fits: Vec<&str> = defs
            .filter(|(d, english)| d.id == wanted || short(&d.id) || *english == wanted)
            .map(|(d, _)| d.id.as_str())
            .filter(|id| at_table(id))
            .collect();
        fits.dedup();
        // Of several the one with the plain name is meant: the power card.
        let plain: Vec<&str> = fits.iter().copied().filter(|id| !id.contains('/')).collect();
        match (fits.as_slice(), plain.as_slice()) {
            ([only], _) | (_, [only]) => return Ok(only.to_string()),
            ([], _) => {}
            (several, _) => {
                let several = several.join(" or ");
                return Err(format!("there are several cards \"{wanted}\" at this table: write {several}"));
            }
        }
        if let Some(known) = id {
            return Err(format!(
                "{known} is not in this table's deck; edition:, with: and set: choose the deck"
            ));
        }
        let mut cards = self.catalogue.cards().iter();
        if let Some(card) = cards.find(|c| fold(&c.facts.name.en) == wanted) {
            let id = &card.facts.id;
            return Err(format!(
                "{id} is not in this table's deck; edition:, with: and set: choose the deck"
            ));
        }
        match found {
            Err(e) if !wanted.contains(char::is_whitespace) => Err(e.to_string()),
            _ => {
                let names = self.catalogue.cards().iter().map(|c| c.facts.name.en.as_str());
                let near = nearest(wanted, names);
                let help = near.map(|n| format!("; did you mean \"{n}\"?")).unwrap_or_default();
                Err(format!("there is no card \"{wanted}\"{help}"))
            }
        }
    }

    /// The card of this table whose English name of several words a text begins with, and the rest of the text.
    pub fn leading_card<'t>(&self, text: &'t str) -> Option<(&str, &'t str)> {
        let mut best: Option<(usize, &str)> = None;
        for (def, english) in self.rules.defs.iter().zip(&self.english) {
            let head = text.get(..english.len()).filter(|_| english.contains(' '));
            let ends = text.get(english.len()..).is_some_and(|r| r.is_empty() || r.starts_with(' '));
            if ends && head.is_some_and(|h| fold(h) == *english) && best.is_none_or(|b| english.len() > b.0) {
                best = Some((english.len(), &def.id));
            }
        }
        best.map(|(n, id)| (id, text[n..].trim_start()))
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
