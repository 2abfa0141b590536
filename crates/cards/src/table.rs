//! What a table plays with: an edition, additions and house rules made into the rules of a game.

use crate::catalogue::{Card, Catalogue, NotFound};
use rules::{CardId, Edition, Rules, Setup, SetupError};
use std::fmt;

/// Sets that belong to the product; any other set was brought by its user and joins the deck.
const OWN_SETS: [&str; 4] = ["base", "origins", "promos", "monsters"];

/// Words `--with` knows here.
pub const WITH_WORDS: [&str; 7] = [
    "origins-exclusive",
    "origins-all",
    "origins=CARD+CARD",
    "promos-fan-list",
    "promos-likely",
    "no-cards",
    "two-player-variant=on|off",
];

/// Everything that can be chosen about a table before it is set up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableOptions {
    /// The edition.
    pub edition: Edition,
    /// How many monsters.
    pub players: u8,
    /// Additions, as words of `--with`.
    pub with: Vec<String>,
    /// House rule: cards left out.
    pub without_cards: Vec<String>,
    /// House rule: hearts at the start.
    pub hearts: Option<u8>,
    /// House rule: stars needed.
    pub stars_to_win: Option<u8>,
}

impl TableOptions {
    /// An edition as its book says.
    pub fn new(edition: Edition, players: u8) -> TableOptions {
        TableOptions {
            edition,
            players,
            with: Vec::new(),
            without_cards: Vec::new(),
            hearts: None,
            stars_to_win: None,
        }
    }
}

/// Why a table cannot be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TableError {
    /// The rules refuse it.
    Setup(SetupError),
    /// No such card or deck list.
    NotFound(NotFound),
    /// A word of `--with` that is not known.
    UnknownWith {
        /// The word.
        word: String,
        /// The nearest known one.
        nearest: Option<String>,
    },
    /// Two choices that exclude each other.
    Clash(String),
}

impl fmt::Display for TableError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            TableError::Setup(e) => e.fmt(f),
            TableError::NotFound(e) => e.fmt(f),
            TableError::UnknownWith { word, nearest } => {
                write!(f, "unknown addition \"{word}\"")?;
                if let Some(nearest) = nearest {
                    write!(f, "; did you mean \"{nearest}\"?")?;
                }
                write!(f, " (known: {})", WITH_WORDS.join(", "))
            }
            TableError::Clash(why) => f.write_str(why),
        }
    }
}

impl std::error::Error for TableError {}

impl From<SetupError> for TableError {
    fn from(e: SetupError) -> TableError {
        TableError::Setup(e)
    }
}

impl From<NotFound> for TableError {
    fn from(e: NotFound) -> TableError {
        TableError::NotFound(e)
    }
}

/// A table that can be played at: its rules, and which card of the catalogue each of its cards is.
#[derive(Clone, Debug)]
pub struct Table<'c> {
    /// The rules.
    pub rules: Rules,
    /// The options it was made from.
    pub options: TableOptions,
    /// For each definition of the rules, its card in the catalogue.
    pub cards: Vec<&'c Card>,
}

impl<'c> Table<'c> {
    /// Sets a table up.
    pub fn new(catalogue: &'c Catalogue, options: &TableOptions) -> Result<Table<'c>, TableError> {
        let mut setup = Setup::new(options.edition, options.players);
        setup.hearts = options.hearts;
        setup.stars_to_win = options.stars_to_win;
        let mut deck: Vec<(&Card, u8)> = Vec::new();
        let mut add = |card: &'c Card, copies: u8| match deck
            .iter_mut()
            .find(|(c, _)| c.set == card.set && c.facts.id == card.facts.id)
        {
            // More copies than a table has room for are refused when the table is set up.
            Some((_, n)) => *n = n.saturating_add(copies),
            None => deck.push((card, copies)),
        };
        match options.edition {
            Edition::MonsterBox => {
                catalogue.cards_of("base").for_each(|c| add(c, c.facts.copies));
            }
            Edition::Origins => {
                catalogue.deck_cards(catalogue.deck("origins")?).for_each(|(c, n)| add(c, n));
            }
        }
        for card in catalogue.cards() {
            if !OWN_SETS.contains(&card.set.as_str()) && card.facts.cost.is_some() {
                add(card, card.facts.copies);
            }
        }
        let mut origins: Option<&str> = None;
        let mut no_cards = false;
        let mut promos: Vec<&Card> = Vec::new();
        for (i, word) in options.with.iter().enumerate() {
            if options.with[..i].contains(word) {
                return Err(TableError::Clash(format!("\"{word}\" is there twice; once is enough")));
            }
            let (name, value) = word.split_once('=').unwrap_or((word, ""));
            if name.starts_with("origins") {
                if options.edition == Edition::Origins {
                    return Err(TableError::Clash(format!(
                        "\"{word}\" mixes Origins cards into the base deck; the origins edition has them already"
                    )));
                }
                if let Some(other) = origins.replace(word) {
                    return Err(TableError::Clash(format!(
                        "\"{other}\" and \"{word}\" are two ways of mixing in Origins cards; choose one"
                    )));
                }
            }
            match (name, value) {
                ("origins-exclusive", "") => {
                    catalogue.cards_of("origins").for_each(|c| add(c, c.facts.copies))
                }
                ("origins-all", "") => {
                    catalogue.deck_cards(catalogue.deck("origins")?).for_each(|(c, n)| add(c, n));
                }
                ("origins", list) if !list.is_empty() => {
                    let origins: Vec<_> = catalogue.deck_cards(catalogue.deck("origins")?).collect();
                    for id in list.split('+') {
                        let card = catalogue.card(id)?;
                        if !origins.iter().any(|(c, _)| std::ptr::eq(*c, card)) {
                            return Err(TableError::Clash(format!("{id} is not a card of the Origins deck")));
                        }
                        add(card, 1);
                    }
                }
                ("promos-fan-list" | "promos-likely", "") => {
                    // Two guesses at the same eleven cards: a card that is in both lists exists once.
                    for (card, n) in catalogue.deck_cards(catalogue.deck(name)?) {
                        if !promos.iter().any(|known| std::ptr::eq(*known, card)) {
                            promos.push(card);
                            add(card, n);
                        }
                    }
                }
                ("no-cards", "") => no_cards = true,
                ("two-player-variant", "on") => setup.two_player_variant = Some(true),
                ("two-player-variant", "off") => setup.two_player_variant = Some(false),
                _ => {
                    let nearest = crate::nearest::nearest(word, WITH_WORDS);
                    return Err(TableError::UnknownWith { word: word.clone(), nearest });
                }
            }
        }
        for id in &options.without_cards {
            let card = catalogue.card(id)?;
            let before = deck.len();
            deck.retain(|(c, _)| !std::ptr::eq(*c, card));
            if deck.len() == before {
                return Err(TableError::Clash(format!("{id} is not in this deck, so it cannot be left out")));
            }
        }
        if no_cards {
            if options.with.iter().any(|w| w.starts_with("origins") || w.starts_with("promos")) {
                return Err(TableError::Clash(
                    "\"no-cards\" plays without any cards; leave out the others".into(),
                ));
            }
            deck.clear();
        }
        let defs: Vec<_> = deck.iter().map(|(c, n)| (catalogue.def(c), *n)).collect();
        let rules = Rules::new(&setup, &defs)?;
        Ok(Table { rules, options: options.clone(), cards: deck.into_iter().map(|(c, _)| c).collect() })
    }

    /// The catalogue's entry for a physical card.
    pub fn card(&self, card: CardId) -> Option<&'c Card> {
        let def = *self.rules.card_def.get(card as usize)?;
        self.cards.get(def as usize).copied()
    }
}
