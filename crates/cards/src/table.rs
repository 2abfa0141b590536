//! What a table plays with: an edition, additions and house rules made into the rules of a game.

use crate::catalogue::{Card, Catalogue, NotFound};
use crate::check::LEVELS;
use crate::set::{Board, Side};
use crate::words::{Arg, Phrase, face_word};
use rules::lang::Kind;
use rules::{CardId, Edition, MOST_CARDS, Rules, Setup, SetupError};
use std::fmt;

/// Sets that belong to the product; the power cards of any other set were brought by its user and join the deck.
const OWN_SETS: [&str; 9] =
    ["base", "origins", "promos", "monsters", "evolutions", "costumes", "wickedness", "luchador", "new-york"];

/// Evolutions of one monster (PU-2).
const EVOLUTIONS: usize = 8;

/// Costumes each monster draws at the start (HAL-2).
const COSTUMES_DRAWN: usize = 2;

/// Words `--with` knows here.
pub const WITH_WORDS: [&str; 17] = [
    "origins-exclusive",
    "origins-all",
    "origins=CARD+CARD",
    "promos-fan-list",
    "promos-likely",
    "no-cards",
    "held-windows",
    "two-player-variant=on|off",
    "crowded-manhattan=on|off",
    "power-up",
    "mutants",
    "halloween",
    "wicked-orange",
    "wicked-green",
    "wicked-mixed",
    "wicked-mixed=TILE+TILE",
    "luchador",
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
    /// The monster of each seat, as `id` or `set/id`; may be empty where nothing depends on them.
    pub monsters: Vec<String>,
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
            monsters: Vec::new(),
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
    /// Choices that exclude each other.
    Clash(Phrase),
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
            TableError::Clash(why) => why.fmt(f),
        }
    }
}

impl std::error::Error for TableError {}

impl TableError {
    /// The reason for players. What only a program can ask for, such as a card that does not exist, stays in English.
    pub fn phrase(&self) -> Phrase {
        match self {
            TableError::Clash(why) => why.clone(),
            TableError::Setup(SetupError::Players { wanted, edition, allowed }) => {
                Phrase::new("clash-players")
                    .with("edition", Arg::message(edition.id(), &format!("edition-{}", edition.id())))
                    .with("least", allowed.0)
                    .with("most", allowed.1)
                    .with("n", *wanted)
            }
            TableError::Setup(SetupError::NotTwo { players }) => {
                Phrase::new("clash-not-two").with("n", *players)
            }
            TableError::Setup(SetupError::HouseRule { what: "starting hearts", wanted, allowed }) => {
                Phrase::new("clash-hearts")
                    .with("least", allowed.0)
                    .with("most", allowed.1)
                    .with("n", *wanted)
            }
            TableError::Setup(SetupError::HouseRule { what: "stars to win", wanted, allowed }) => {
                Phrase::new("clash-stars").with("least", allowed.0).with("most", allowed.1).with("n", *wanted)
            }
            TableError::Setup(SetupError::TooManyCards { wanted }) => {
                Phrase::new("clash-too-many-cards").with("n", *wanted).with("most", MOST_CARDS)
            }
            other => Phrase::new("clash-other").with("detail", other.to_string()),
        }
    }
}

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

/// Expansions in play, as the rules need to know them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Expansions {
    /// Power Up!.
    pub evolutions: bool,
    /// The mutant draft of Power Up!.
    pub mutants: bool,
    /// Halloween.
    pub costumes: bool,
    /// Even More Wicked!.
    pub wickedness: bool,
    /// Luchador.
    pub challenges: bool,
    /// Short name of the monster of each seat; empty if nobody said.
    pub monsters: Vec<String>,
}

/// Which faces of the wickedness tiles lie on top (WICK-5).
#[derive(Clone, Debug, PartialEq, Eq)]
enum Faces<'o> {
    /// All of one side.
    All(Side),
    /// Of every tile one face: these, and for tiles not named here orange and green in turn.
    Mixed(Vec<&'o str>),
}

/// What lies on a table before anybody has drawn anything.
#[derive(Clone, Debug)]
pub struct Contents<'c> {
    /// What the rules are told.
    pub setup: Setup,
    /// The expansions among that.
    pub expansions: Expansions,
    /// The cards and how many of each: power cards of the deck, costumes, evolutions seat by seat, tiles, Challenge
    /// cards, goals.
    pub cards: Vec<(&'c Card, u8)>,
}

/// The words of `--with`, understood.
struct Wanted<'o, 'c> {
    expansions: Expansions,
    no_cards: bool,
    faces: Option<Faces<'o>>,
    /// Cards that join the deck, and how many of each.
    more: Vec<(&'c Card, u8)>,
}

impl<'c> Contents<'c> {
    /// Collects what a table with these options has.
    pub fn new(catalogue: &'c Catalogue, options: &TableOptions) -> Result<Contents<'c>, TableError> {
        let mut setup = Setup::new(options.edition, options.players);
        setup.hearts = options.hearts;
        setup.stars_to_win = options.stars_to_win;
        let board = Board::of(options.edition);
        let Wanted { expansions: mut on, no_cards, faces, more } = wanted(catalogue, options, &mut setup)?;
        if on.evolutions {
            enough_evolve(catalogue, options)?;
        }
        on.monsters = monsters(catalogue, options)?;
        let mut cards = deck(catalogue, options.edition, more)?;
        if on.costumes {
            cards.extend(of_kind(catalogue, Kind::Costume));
        }
        if on.evolutions {
            let all = on.monsters.iter().flat_map(|monster| catalogue.evolutions_of(monster, board));
            cards.extend(all.map(|card| (card, card.facts.copies)));
        }
        if let Some(faces) = &faces {
            cards.extend(tiles(catalogue, faces)?);
        }
        if on.challenges {
            cards.extend(of_kind(catalogue, Kind::Challenge));
        }
        if board == Board::NewYork {
            cards.extend(of_kind(catalogue, Kind::Goal));
        }
        if no_cards {
            cards.retain(|(card, _)| !card.facts.kind.is_power());
        }
        for id in &options.without_cards {
            let card = catalogue.card(id)?;
            let before = cards.len();
            cards.retain(|(c, _)| !std::ptr::eq(*c, card));
            if cards.len() == before {
                let card = Arg::named(id, &card.facts.name);
                return Err(TableError::Clash(Phrase::new("clash-not-in-deck").with("card", card)));
            }
        }
        enough(catalogue, options, &on, &cards)?;
        expansions(&mut setup, &on);
        Ok(Contents { setup, expansions: on, cards })
    }
}

/// Tells the rules which expansions are in play.
fn expansions(setup: &mut Setup, on: &Expansions) {
    setup.evolutions = on.evolutions;
    setup.mutants = on.mutants;
    setup.costumes = on.costumes;
    setup.wickedness = on.wickedness;
    setup.challenges = on.challenges;
    setup.monsters.clone_from(&on.monsters);
}

/// An addition, for players by its name.
fn addition(word: &str) -> Arg {
    Arg::message(word, &format!("with-{word}"))
}

/// Understands the words of `--with` and refuses those that do not go together.
fn wanted<'o, 'c>(
    catalogue: &'c Catalogue,
    options: &'o TableOptions,
    setup: &mut Setup,
) -> Result<Wanted<'o, 'c>, TableError> {
    let mut all =
        Wanted { expansions: Expansions::default(), no_cards: false, faces: None, more: Vec::new() };
    let mut origins: Option<&str> = None;
    let mut wicked: Option<&str> = None;
    let mut promos: Vec<&Card> = Vec::new();
    for (i, word) in options.with.iter().enumerate() {
        if options.with[..i].contains(word) {
            return Err(TableError::Clash(Phrase::new("clash-twice").with("word", addition(word))));
        }
        let (name, value) = word.split_once('=').unwrap_or((word, ""));
        let opposite = |other: &&String| match other.split_once('=') {
            Some((same, other)) => same == name && matches!((other, value), ("on", "off") | ("off", "on")),
            None => false,
        };
        if let Some(other) = options.with[..i].iter().find(opposite) {
            let why =
                Phrase::new("clash-both-ways").with("one", addition(other)).with("other", addition(word));
            return Err(TableError::Clash(why));
        }
        if let Some(why) = wrong_city(name, word, Board::of(options.edition)) {
            return Err(TableError::Clash(why));
        }
        if name.starts_with("origins") {
            if options.edition == Edition::Origins {
                let why = Phrase::new("clash-origins-have").with("word", addition(word));
                return Err(TableError::Clash(why));
            }
            if let Some(other) = origins.replace(word) {
                let why = Phrase::new("clash-origins-ways")
                    .with("one", addition(other))
                    .with("other", addition(word));
                return Err(TableError::Clash(why));
            }
        }
        if name.starts_with("wicked-")
            && let Some(other) = wicked.replace(word)
        {
            let why =
                Phrase::new("clash-wicked-ways").with("one", addition(other)).with("other", addition(word));
            return Err(TableError::Clash(why));
        }
        match (name, value) {
            ("origins-exclusive", "") => {
                all.more.extend(catalogue.cards_of("origins").map(|c| (c, c.facts.copies)));
            }
            ("origins-all", "") => all.more.extend(catalogue.deck_cards(catalogue.deck("origins")?)),
            ("origins", list) if !list.is_empty() => {
                let origins: Vec<_> = catalogue.deck_cards(catalogue.deck("origins")?).collect();
                for id in list.split('+') {
                    let card = catalogue.card(id)?;
                    if !origins.iter().any(|(c, _)| std::ptr::eq(*c, card)) {
                        let card = Arg::named(id, &card.facts.name);
                        return Err(TableError::Clash(
                            Phrase::new("clash-not-of-origins").with("card", card),
                        ));
                    }
                    all.more.push((card, 1));
                }
            }
            ("promos-fan-list" | "promos-likely", "") => {
                // Two guesses at the same eleven cards: a card that is in both lists exists once.
                for (card, n) in catalogue.deck_cards(catalogue.deck(name)?) {
                    if !promos.iter().any(|known| std::ptr::eq(*known, card)) {
                        promos.push(card);
                        all.more.push((card, n));
                    }
                }
            }
            ("no-cards", "") => all.no_cards = true,
            ("held-windows", "") => setup.held_windows = true,
            ("two-player-variant", "on") => setup.two_player_variant = Some(true),
            ("two-player-variant", "off") => setup.two_player_variant = Some(false),
            ("crowded-manhattan", "on") => setup.crowded = true,
            ("crowded-manhattan", "off") => setup.crowded = false,
            ("power-up", "") => all.expansions.evolutions = true,
            ("mutants", "") => all.expansions.mutants = true,
            ("halloween", "") => all.expansions.costumes = true,
            ("luchador", "") => all.expansions.challenges = true,
            ("wicked-orange", "") => all.faces = Some(Faces::All(Side::Orange)),
            ("wicked-green", "") => all.faces = Some(Faces::All(Side::Green)),
            ("wicked-mixed", "") => all.faces = Some(Faces::Mixed(Vec::new())),
            ("wicked-mixed", list) => {
                all.faces = Some(Faces::Mixed(list.split('+').collect()));
            }
            _ => {
                let nearest = crate::nearest::nearest(word, WITH_WORDS);
                return Err(TableError::UnknownWith { word: word.clone(), nearest });
            }
        }
    }
    all.expansions.wickedness = all.faces.is_some();
    fits(options, &all)?;
    Ok(all)
}

/// Why this addition is not for this board: the message, or none.
fn wrong_city(name: &str, word: &str, board: Board) -> Option<Phrase> {
    let of_tokyo = ["halloween", "two-player-variant"].contains(&name)
        || ["wicked-", "origins", "promos-"].iter().any(|start| name.starts_with(start));
    let word = Arg::message(word, &format!("with-{name}"));
    let only_tokyo = Phrase::new("clash-only-tokyo").with("word", word.clone());
    let only_new_york = Phrase::new("clash-only-new-york").with("word", word);
    match board {
        Board::NewYork if of_tokyo => Some(only_tokyo),
        Board::Tokyo if name == "crowded-manhattan" => Some(only_new_york),
        _ => None,
    }
}

/// Which mixes are allowed; what is not is refused with its reason.
fn fits(options: &TableOptions, all: &Wanted) -> Result<(), TableError> {
    let on = &all.expansions;
    if options.edition == Edition::Origins && (on.evolutions || on.mutants) {
        let word = if on.evolutions { "power-up" } else { "mutants" };
        let why = Phrase::new("clash-origins-evolve").with("word", addition(word));
        return Err(TableError::Clash(why));
    }
    let promos = options.with.iter().find(|word| word.starts_with("promos-"));
    if let Some(word) = promos.filter(|_| options.edition == Edition::Origins) {
        let why = Phrase::new("clash-origins-promos").with("word", addition(word));
        return Err(TableError::Clash(why));
    }
    if on.mutants && !on.evolutions {
        let why = Phrase::new("clash-mutants-alone")
            .with("word", addition("mutants"))
            .with("needed", addition("power-up"));
        return Err(TableError::Clash(why));
    }
    if all.no_cards {
        if on.costumes {
            let why = Phrase::new("clash-costumes-no-deck")
                .with("word", addition("halloween"))
                .with("without", addition("no-cards"));
            return Err(TableError::Clash(why));
        }
        if options.with.iter().any(|w| w.starts_with("origins") || w.starts_with("promos")) {
            let why = Phrase::new("clash-no-cards").with("word", addition("no-cards"));
            return Err(TableError::Clash(why));
        }
    }
    Ok(())
}

/// Enough monsters have evolutions in this city. Looked at before who sits where: monsters may have been left to chance,
/// and then too few or none were found.
fn enough_evolve(catalogue: &Catalogue, options: &TableOptions) -> Result<(), TableError> {
    let (has, seats) = (catalogue.evolving(Board::of(options.edition)).count(), usize::from(options.players));
    let why = match has {
        0 => Phrase::new("clash-evolutions-none").with("word", addition("power-up")),
        _ if has < seats && options.monsters.len() < seats => Phrase::new("clash-evolutions-few")
            .with("word", addition("power-up"))
            .with("seats", seats)
            .with("has", has),
        _ => return Ok(()),
    };
    Err(TableError::Clash(why))
}

/// The monsters of the seats by their short names: one for each seat, all different; or none at all.
fn monsters(catalogue: &Catalogue, options: &TableOptions) -> Result<Vec<String>, TableError> {
    let mut ids: Vec<String> = Vec::new();
    for name in &options.monsters {
        let facts = &catalogue.monster(name)?.facts;
        if ids.contains(&facts.id) {
            let monster = Arg::named(&facts.id, &facts.name);
            return Err(TableError::Clash(Phrase::new("clash-monster-twice").with("monster", monster)));
        }
        ids.push(facts.id.clone());
    }
    let (seats, given) = (usize::from(options.players), ids.len());
    if given != 0 && given != seats {
        let why = Phrase::new("clash-monsters").with("seats", seats).with("given", given);
        return Err(TableError::Clash(why));
    }
    Ok(ids)
}

/// All cards of a kind, whichever set brought them.
fn of_kind(catalogue: &Catalogue, kind: Kind) -> impl Iterator<Item = (&Card, u8)> {
    catalogue.cards().iter().filter(move |card| card.facts.kind == kind).map(|card| (card, card.facts.copies))
}

/// The power deck, without costumes: the edition's own, the user's, and what `--with` adds.
fn deck<'c>(
    catalogue: &'c Catalogue,
    edition: Edition,
    more: Vec<(&'c Card, u8)>,
) -> Result<Vec<(&'c Card, u8)>, TableError> {
    let mut deck: Vec<(&Card, u8)> = Vec::new();
    let mut add = |card: &'c Card, copies: u8| {
        if !matches!(card.facts.kind, Kind::Keep | Kind::Discard) {
            return;
        }
        match deck.iter_mut().find(|(c, _)| std::ptr::eq(*c, card)) {
            // More copies than a table has room for are refused when the table is set up.
            Some((_, n)) => *n = n.saturating_add(copies),
            None => deck.push((card, copies)),
        }
    };
    match edition {
        Edition::MonsterBox => catalogue.cards_of("base").for_each(|c| add(c, c.facts.copies)),
        Edition::Origins => {
            catalogue.deck_cards(catalogue.deck("origins")?).for_each(|(c, n)| add(c, n));
        }
        Edition::NewYork => {
            catalogue.deck_cards(catalogue.deck("new-york")?).for_each(|(c, n)| add(c, n));
        }
    }
    for card in catalogue.cards() {
        if !OWN_SETS.contains(&card.set.as_str()) && card.facts.cost.is_some() {
            add(card, card.facts.copies);
        }
    }
    more.into_iter().for_each(|(card, copies)| add(card, copies));
    Ok(deck)
}

/// The faces of the wickedness tiles that lie on top, level by level.
///
/// Which faces share a tile is not printed in any source we have. So the n-th orange and the n-th green face of a set's
/// level, in the order of its file, are taken for one tile. In a mix the tiles of a level show orange and green in turn,
/// beginning with orange, unless the options name a face; so the same options always give the same tiles. A face
/// without a partner has no other side to show.
fn tiles<'c>(catalogue: &'c Catalogue, faces: &Faces) -> Result<Vec<(&'c Card, u8)>, TableError> {
    let mut named: Vec<&Card> = Vec::new();
    if let Faces::Mixed(names) = faces {
        for name in names {
            named.push(tile(catalogue, name)?);
        }
    }
    let mut up: Vec<&Card> = Vec::new();
    for level in LEVELS {
        let mut next = Side::Orange;
        for set in catalogue.sets() {
            let of = |side: Side| {
                catalogue.cards_of(&set.id).filter(move |card| {
                    let facts = &card.facts;
                    facts.kind == Kind::Tile && facts.level == Some(level) && facts.side == Some(side)
                })
            };
            if let Faces::All(side) = faces {
                up.extend(of(*side));
                continue;
            }
            let (mut orange, mut green) = (of(Side::Orange), of(Side::Green));
            loop {
                let face = match (orange.next(), green.next()) {
                    (None, None) => break,
                    (Some(only), None) | (None, Some(only)) => only,
                    (Some(o), Some(g)) => {
                        let is_named = |face: &Card| named.iter().any(|n| std::ptr::eq(*n, face));
                        let usual = if next == Side::Orange { o } else { g };
                        next = if next == Side::Orange { Side::Green } else { Side::Orange };
                        match (is_named(o), is_named(g)) {
                            (true, true) => {
                                let why = Phrase::new("clash-tile-faces")
                                    .with("one", Arg::named(&o.facts.id, &o.facts.name))
                                    .with("other", Arg::named(&g.facts.id, &g.facts.name));
                                return Err(TableError::Clash(why));
                            }
                            (true, false) => o,
                            (false, true) => g,
                            (false, false) => usual,
                        }
                    }
                };
                up.push(face);
            }
        }
    }
    Ok(up.into_iter().map(|card| (card, card.facts.copies)).collect())
}

/// The tile called so; a card of another kind with the same name is not meant.
fn tile<'c>(catalogue: &'c Catalogue, name: &str) -> Result<&'c Card, TableError> {
    let is =
        |card: &&Card| card.facts.kind == Kind::Tile && (card.facts.id == name || card.full_id() == name);
    let found: Vec<&Card> = catalogue.cards().iter().filter(is).collect();
    match found[..] {
        [only] => Ok(only),
        [] => {
            let card = Arg::named(name, &catalogue.card(name)?.facts.name);
            Err(TableError::Clash(Phrase::new("clash-no-tile").with("card", card)))
        }
        _ => {
            let several = found.iter().map(|card| card.full_id()).collect();
            let name = name.to_string();
            Err(NotFound { what: "tile", name, nearest: None, several, reason: None }.into())
        }
    }
}

/// Every expansion in play has what it needs.
fn enough(
    catalogue: &Catalogue,
    options: &TableOptions,
    on: &Expansions,
    cards: &[(&Card, u8)],
) -> Result<(), TableError> {
    let seats = usize::from(options.players);
    let count = |is: &dyn Fn(&Card) -> bool| -> usize {
        cards.iter().filter(|(card, _)| is(card)).map(|(_, copies)| usize::from(*copies)).sum()
    };
    if on.evolutions {
        if on.monsters.is_empty() {
            let why = Phrase::new("clash-evolutions-whose").with("word", addition("power-up"));
            return Err(TableError::Clash(why));
        }
        for monster in &on.monsters {
            let has = count(&|c| c.facts.kind.is_evolution() && c.facts.monster.as_ref() == Some(monster));
            if has != EVOLUTIONS {
                let name = catalogue.monster(monster).map(|m| Arg::named(&m.facts.name.en, &m.facts.name));
                let name = name.unwrap_or_else(|_| monster.as_str().into());
                let tokyo = Phrase::new("clash-evolutions")
                    .with("word", addition("power-up"))
                    .with("needed", EVOLUTIONS)
                    .with("monster", name.clone())
                    .with("has", has);
                let new_york = Phrase::new("clash-evolutions-new-york")
                    .with("word", addition("power-up"))
                    .with("needed", EVOLUTIONS)
                    .with("monster", name)
                    .with("has", has);
                let why = match Board::of(options.edition) {
                    Board::Tokyo => tokyo,
                    Board::NewYork => new_york,
                };
                return Err(TableError::Clash(why));
            }
        }
    }
    let costumes = count(&|card| card.facts.kind == Kind::Costume);
    if on.costumes && costumes < COSTUMES_DRAWN * seats {
        let why = Phrase::new("clash-costumes")
            .with("word", addition("halloween"))
            .with("each", COSTUMES_DRAWN)
            .with("seats", seats)
            .with("needed", COSTUMES_DRAWN * seats)
            .with("has", costumes);
        return Err(TableError::Clash(why));
    }
    if on.wickedness && count(&|card| card.facts.kind == Kind::Tile) == 0 {
        return Err(TableError::Clash(Phrase::new("clash-no-tiles")));
    }
    let challenges = count(&|card| card.facts.kind == Kind::Challenge);
    if on.challenges && challenges < seats {
        let why = Phrase::new("clash-challenges")
            .with("word", addition("luchador"))
            .with("seats", seats)
            .with("has", challenges);
        return Err(TableError::Clash(why));
    }
    Ok(())
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
        let Contents { setup, cards, .. } = Contents::new(catalogue, options)?;
        let defs: Vec<_> = cards.iter().map(|(card, copies)| (catalogue.def(card), *copies)).collect();
        let rules = Rules::new(&setup, &defs).map_err(|error| match error {
            SetupError::OtherCity { card, face, edition } => {
                let known = defs.iter().zip(&cards).find(|((def, _), _)| def.id == card);
                let named = known.map(|(_, (found, _))| Arg::named(&card, &found.facts.name));
                TableError::Clash(
                    Phrase::new("clash-other-city")
                        .with("card", named.unwrap_or_else(|| card.as_str().into()))
                        .with("face", Arg::each(|lang| face_word(lang, face)))
                        .with("edition", Arg::message(edition.id(), &format!("edition-{}", edition.id()))),
                )
            }
            other => TableError::Setup(other),
        })?;
        Ok(Table {
            rules,
            options: options.clone(),
            cards: cards.into_iter().map(|(card, _)| card).collect(),
        })
    }

    /// The catalogue's entry for a physical card.
    pub fn card(&self, card: CardId) -> Option<&'c Card> {
        let def = *self.rules.card_def.get(card as usize)?;
        self.cards.get(def as usize).copied()
    }
}
