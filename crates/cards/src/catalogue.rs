//! All sets in use together: what is in them, by name and in a stable order.

use std::collections::BTreeSet;
use std::fmt;
use std::path::Path;
use std::sync::OnceLock;

use rules::lang::{Ability, CardDef, Face, Kind};
use serde::Serialize;

use crate::check::{called, full_id};
use crate::error::SetError;
use crate::hash;
use crate::nearest::nearest;
use crate::reader;
use crate::set::{Board, CardFacts, DeckList, LoadedSet, Mode, MonsterFacts, Names, Side};
use crate::tree::Step::{In, Nth};
use crate::words::{self, Lang};

/// The sets that come with the program, in the order in which they are listed.
const BUILT_IN: [(&str, &str); 9] = [
    ("sets/base.ron", include_str!("../../../sets/base.ron")),
    ("sets/origins.ron", include_str!("../../../sets/origins.ron")),
    ("sets/promos.ron", include_str!("../../../sets/promos.ron")),
    // The evolutions name their monsters, which must be there before them.
    ("sets/monsters.ron", include_str!("../../../sets/monsters.ron")),
    ("sets/evolutions.ron", include_str!("../../../sets/evolutions.ron")),
    ("sets/costumes.ron", include_str!("../../../sets/costumes.ron")),
    ("sets/wickedness.ron", include_str!("../../../sets/wickedness.ron")),
    ("sets/luchador.ron", include_str!("../../../sets/luchador.ron")),
    ("sets/new-york.ron", include_str!("../../../sets/new-york.ron")),
];

/// A set in use.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Set {
    /// Short name.
    pub id: String,
    /// Name for people.
    pub name: Names,
    /// The files it was read from; more than one if a file adds to a set of the same name.
    pub files: Vec<String>,
    /// Identifies what the game plays by: prices, kinds, copies, counters, abilities, monsters of evolutions, levels and
    /// sides of tiles, Force, faces of goals, boards other than Tokyo, deck lists. Names, sources, species and texts may change without changing it, so that a
    /// corrected spelling leaves old journals readable.
    pub hash: String,
}

/// A card, deck list or monster and the set it is from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry<T> {
    /// Short name of its set.
    pub set: String,
    /// What the set says of it.
    pub facts: T,
    texts: Texts,
}

/// Texts by board and language, with icon tokens and with symbols, once they have been asked for: to write one takes far longer
/// than to read it.
#[derive(Clone, Debug, Default)]
struct Texts([[OnceLock<[String; 2]>; 3]; 2]);

impl PartialEq for Texts {
    /// They follow from the rest.
    fn eq(&self, _: &Texts) -> bool {
        true
    }
}

impl Eq for Texts {}

/// A card of the catalogue.
pub type Card = Entry<CardFacts>;
/// A deck list of the catalogue; its cards are named `set/id`.
pub type Deck = Entry<DeckList>;
/// A monster of the catalogue.
pub type Monster = Entry<MonsterFacts>;

/// What has a short name of its own.
trait Named {
    /// What it is called in messages.
    const WHAT: &'static str;
    fn id(&self) -> &str;
}

impl Named for CardFacts {
    const WHAT: &'static str = "card";
    fn id(&self) -> &str {
        &self.id
    }
}

impl Named for DeckList {
    const WHAT: &'static str = "deck";
    fn id(&self) -> &str {
        &self.id
    }
}

impl Named for MonsterFacts {
    const WHAT: &'static str = "monster";
    fn id(&self) -> &str {
        &self.id
    }
}

#[expect(private_bounds, reason = "only the three kinds of entry above exist")]
impl<T: Named> Entry<T> {
    /// Its name with its set, as in `base/acid-attack`.
    pub fn full_id(&self) -> String {
        format!("{}/{}", self.set, self.facts.id())
    }
}

impl Card {
    /// What the card does, with icon tokens: the text written by hand if there is one, else the one made from its
    /// abilities, in the words of the board it is made for.
    pub fn text(&self, lang: Lang) -> &str {
        self.text_on(self.facts.board(), lang)
    }

    /// What the card does, icons as symbols.
    pub fn plain_text(&self, lang: Lang) -> &str {
        self.plain_text_on(self.facts.board(), lang)
    }

    /// As [`Card::text`] in the words of the board it is played on: what is Tokyo on one is Manhattan on the other.
    pub fn text_on(&self, board: Board, lang: Lang) -> &str {
        &self.texts(board, lang)[0]
    }

    /// As [`Card::plain_text`] in the words of the board it is played on.
    pub fn plain_text_on(&self, board: Board, lang: Lang) -> &str {
        &self.texts(board, lang)[1]
    }

    fn texts(&self, board: Board, lang: Lang) -> &[String; 2] {
        let facts = &self.facts;
        self.texts.0[board as usize][lang as usize].get_or_init(|| {
            let text = match (facts.text.get(lang.code()), facts.goal) {
                (Some(text), _) => text.to_string(),
                (None, Some(face)) => words::goal_text(lang, face),
                (None, None) => words::card_text(lang, board, facts.kind, facts.counters, &facts.abilities),
            };
            let plain = words::plain(lang, &text);
            [text, plain]
        })
    }
}

/// Nothing, or more than one thing, has the name asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotFound {
    /// What was asked for: `card`, `deck`, `monster` or `set`.
    pub what: &'static str,
    /// The name asked for.
    pub name: String,
    /// The nearest name there is.
    pub nearest: Option<String>,
    /// All that have this name, if it is not one.
    pub several: Vec<String>,
    /// Why it is not there although a set names it.
    pub reason: Option<String>,
}

impl fmt::Display for NotFound {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let NotFound { what, name, .. } = self;
        if !self.several.is_empty() {
            return write!(f, "more than one {what} is called \"{name}\": {}", self.several.join(", "));
        }
        write!(f, "there is no {what} \"{name}\"")?;
        match (&self.reason, &self.nearest) {
            (Some(reason), _) => write!(f, ": {reason}"),
            (None, Some(nearest)) => write!(f, "; did you mean \"{nearest}\"?"),
            (None, None) => Ok(()),
        }
    }
}

impl std::error::Error for NotFound {}

/// All sets in use.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Catalogue {
    sets: Vec<Set>,
    cards: Vec<Card>,
    decks: Vec<Deck>,
    monsters: Vec<Monster>,
    /// Deck lists that lost a card to a replacement, and that card.
    withdrawn: Vec<(String, String)>,
}

impl Catalogue {
    /// The sets that come with the program.
    ///
    /// # Panics
    /// Never in a build whose tests passed: they load these very sets.
    pub fn built_in() -> Catalogue {
        match Catalogue::with_texts::<&str>(&[]) {
            Ok(catalogue) => catalogue,
            Err(error) => panic!("built-in set: {error}"),
        }
    }

    /// The built-in sets and then these files, in this order. One mistake anywhere, and there is no catalogue.
    pub fn with_files<P: AsRef<Path>>(paths: &[P]) -> Result<Catalogue, SetError> {
        let texts: Vec<(String, String)> = paths
            .iter()
            .map(|path| {
                let path = path.as_ref();
                Ok((path.display().to_string(), reader::read_text(path)?))
            })
            .collect::<Result<_, SetError>>()?;
        Catalogue::with_texts(&texts)
    }

    /// The same with files already read, as (name, text).
    pub fn with_texts<S: AsRef<str>>(texts: &[(S, S)]) -> Result<Catalogue, SetError> {
        let built_in = BUILT_IN.iter().copied();
        let given = texts.iter().map(|(file, text)| (file.as_ref(), text.as_ref()));
        let mut catalogue = Catalogue::default();
        for (file, text) in built_in.chain(given) {
            catalogue.add(LoadedSet::load(file, text)?)?;
        }
        catalogue.withdraw_decks();
        catalogue.hash_sets();
        Ok(catalogue)
    }

    /// All sets, in the order in which they were loaded.
    pub fn sets(&self) -> &[Set] {
        &self.sets
    }

    /// All cards: set by set, then in the order of their file.
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

    /// The cards of one set, each once, however many copies there are.
    pub fn cards_of<'a>(&'a self, set: &'a str) -> impl Iterator<Item = &'a Card> {
        self.cards.iter().filter(move |card| card.set == set)
    }

    /// All deck lists.
    pub fn decks(&self) -> &[Deck] {
        &self.decks
    }

    /// All monsters.
    pub fn monsters(&self) -> &[Monster] {
        &self.monsters
    }

    /// The set with this short name.
    pub fn set(&self, name: &str) -> Result<&Set, NotFound> {
        self.sets.iter().find(|set| set.id == name).ok_or_else(|| NotFound {
            what: "set",
            name: name.to_string(),
            nearest: nearest(name, self.sets.iter().map(|set| set.id.as_str())),
            several: Vec::new(),
            reason: None,
        })
    }

    /// The card called `id` or `set/id`. Where several cards have the same `id`, power cards (keep, discard or costume)
    /// come before all others, and after that Tokyo, which had the names first, before New York; a name that still fits
    /// several cards is refused.
    pub fn card(&self, name: &str) -> Result<&Card, NotFound> {
        look_up(&self.cards, name).or_else(|missing| {
            let mut found: Vec<&Card> =
                self.cards.iter().filter(|card| missing.several.contains(&card.full_id())).collect();
            let is_power = |card: &&Card| card.facts.kind.is_power();
            if found.iter().any(is_power) {
                found.retain(is_power);
            }
            if found.len() > 1 {
                found.retain(|card| card.facts.board() == Board::Tokyo);
            }
            match found[..] {
                [only] => Ok(only),
                _ => Err(missing),
            }
        })
    }

    /// The monster called `id` or `set/id`.
    pub fn monster(&self, name: &str) -> Result<&Monster, NotFound> {
        look_up(&self.monsters, name)
    }

    /// The deck list called `id` or `set/id`.
    pub fn deck(&self, name: &str) -> Result<&Deck, NotFound> {
        look_up(&self.decks, name).map_err(|mut missing| {
            let named = |(deck, _): &&(String, String)| deck == name || deck.split('/').nth(1) == Some(name);
            let lost = self.withdrawn.iter().find(named);
            missing.reason = lost.map(|(_, card)| format!("its card {card} was replaced"));
            missing
        })
    }

    /// The cards of a deck list, and how many of each.
    pub fn deck_cards<'a>(&'a self, deck: &'a Deck) -> impl Iterator<Item = (&'a Card, u8)> {
        // Every card of a list is there: the catalogue was refused otherwise.
        deck.facts.cards.iter().filter_map(|(card, copies)| Some((self.card(card).ok()?, *copies)))
    }

    /// A card as the game needs it: called `id` where [`Catalogue::card`] finds it by that, else `set/id`.
    pub fn def(&self, card: &Card) -> CardDef {
        let meant = self.card(&card.facts.id).is_ok_and(|meant| meant.set == card.set);
        card.facts.def(if meant { card.facts.id.clone() } else { card.full_id() })
    }

    /// The evolutions of a monster for a board, set by set.
    pub fn evolutions_of<'a, 'm>(
        &'a self,
        monster: &'m str,
        board: Board,
    ) -> impl Iterator<Item = &'a Card> + use<'a, 'm> {
        let named = move |card: &&'a Card| {
            card.facts.monster.as_deref() == Some(monster) && card.facts.board() == board
        };
        self.cards.iter().filter(|card| card.facts.kind.is_evolution()).filter(named)
    }

    /// The monsters that have evolutions for a board.
    pub fn evolving(&self, board: Board) -> impl Iterator<Item = &Monster> {
        self.monsters().iter().filter(move |it| self.evolutions_of(&it.facts.id, board).next().is_some())
    }

    /// Adds one set, after taking out what it replaces.
    fn add(&mut self, loaded: LoadedSet) -> Result<(), SetError> {
        if let Mode::Replaces(sets) = &loaded.facts.mode {
            for (n, set) in sets.iter().enumerate() {
                if let Err(missing) = self.set(set) {
                    let fault =
                        loaded.fault(&[In("mode"), Nth(0), Nth(n)], format!("there is no set \"{set}\""));
                    let known: Vec<&str> = self.sets.iter().map(|set| set.id.as_str()).collect();
                    let fault = fault.near(&missing.name, known.iter().copied()).expecting(known);
                    return Err(fault.in_file(&loaded.file));
                }
            }
            self.take_out(sets);
        }
        let LoadedSet { file, facts, .. } = &loaded;
        match self.sets.iter_mut().find(|set| set.id == facts.set) {
            Some(set) => set.files.push(file.clone()),
            None => self.sets.push(Set {
                id: facts.set.clone(),
                name: facts.name.clone(),
                files: vec![file.clone()],
                hash: String::new(),
            }),
        }
        insert(&mut self.monsters, &loaded, "monsters", &facts.monsters)?;
        self.check_monsters(&loaded)?;
        insert(&mut self.cards, &loaded, "cards", &facts.cards)?;
        let mut decks = facts.decks.clone();
        for (n, deck) in decks.iter_mut().enumerate() {
            for (m, (card, _)) in deck.cards.iter_mut().enumerate() {
                *card = full_id(&facts.set, card);
                let at = [In("decks"), Nth(n), In("cards"), Nth(m), Nth(0)];
                match self.card(card) {
                    Ok(known) if !matches!(known.facts.kind, Kind::Keep | Kind::Discard) => {
                        let what = called(known.facts.kind);
                        let message = format!(
                            "{card} ({what}) cannot be in a deck: those are of keep and discard cards"
                        );
                        return Err(loaded.fault(&at, message).in_file(file));
                    }
                    Ok(known) if known.facts.cost.is_some() => {}
                    Ok(_) => {
                        let message = format!("nobody knows the price of {card}, so it cannot be in a deck");
                        return Err(loaded.fault(&at, message).in_file(file));
                    }
                    Err(_) => {
                        let ids: Vec<String> = self.cards.iter().map(Entry::full_id).collect();
                        let fault = loaded.fault(&at, format!("unknown card \"{card}\""));
                        return Err(fault.near(card, ids.iter().map(String::as_str)).in_file(file));
                    }
                }
            }
        }
        insert(&mut self.decks, &loaded, "decks", &decks)
    }

    /// Every monster that a set's evolutions name must be there, be it of the same file.
    fn check_monsters(&self, loaded: &LoadedSet) -> Result<(), SetError> {
        for (n, card) in loaded.facts.cards.iter().enumerate() {
            let Some(monster) = &card.monster else { continue };
            let known = || self.monsters.iter().map(|known| known.facts.id.as_str());
            if !known().any(|id| id == monster) {
                let message = format!("there is no monster \"{monster}\" for the evolution \"{}\"", card.id);
                let fault = loaded.fault(&[In("cards"), Nth(n), In("monster")], message);
                return Err(fault.near(monster, known()).in_file(&loaded.file));
            }
        }
        Ok(())
    }

    /// Takes out sets with all they brought.
    fn take_out(&mut self, sets: &[String]) {
        let stays = |set: &String| !sets.contains(set);
        self.sets.retain(|set| stays(&set.id));
        self.cards.retain(|card| stays(&card.set));
        self.monsters.retain(|monster| stays(&monster.set));
        self.decks.retain(|deck| stays(&deck.set));
    }

    /// Takes out deck lists that lost a card to a replacement: half a deck would be a different game.
    fn withdraw_decks(&mut self) {
        let cards: BTreeSet<String> =
            self.cards.iter().filter(|card| card.facts.cost.is_some()).map(Entry::full_id).collect();
        let withdrawn = &mut self.withdrawn;
        self.decks.retain(|deck| match deck.facts.cards.iter().find(|(card, _)| !cards.contains(card)) {
            Some((card, _)) => {
                withdrawn.push((deck.full_id(), card.clone()));
                false
            }
            None => true,
        });
    }

    fn hash_sets(&mut self) {
        #[derive(Serialize)]
        struct Played<'a> {
            id: &'a str,
            cost: Option<u8>,
            kind: Kind,
            copies: u8,
            counters: u8,
            abilities: &'a [Ability],
            // What only some kinds have is left out where it is not there: sets without it keep the hash they had.
            #[serde(skip_serializing_if = "Option::is_none")]
            monster: Option<&'a str>,
            #[serde(skip_serializing_if = "Option::is_none")]
            level: Option<u8>,
            #[serde(skip_serializing_if = "Option::is_none")]
            side: Option<Side>,
            #[serde(skip_serializing_if = "Option::is_none")]
            force: Option<[u8; 2]>,
            #[serde(skip_serializing_if = "Option::is_none")]
            goal: Option<Face>,
            #[serde(skip_serializing_if = "Board::is_tokyo")]
            board: Board,
        }
        for set in &mut self.sets {
            let mine = self.cards.iter().filter(|card| card.set == set.id).map(|card| &card.facts);
            let cards: Vec<Played> = mine
                .map(|c| Played {
                    id: &c.id,
                    cost: c.cost,
                    kind: c.kind,
                    copies: c.copies,
                    counters: c.counters,
                    abilities: &c.abilities,
                    monster: c.monster.as_deref(),
                    level: c.level,
                    side: c.side,
                    force: c.force,
                    goal: c.goal,
                    board: c.board(),
                })
                .collect();
            let mine = self.decks.iter().filter(|deck| deck.set == set.id);
            let decks: Vec<(&str, &[(String, u8)])> =
                mine.map(|deck| (deck.facts.id.as_str(), deck.facts.cards.as_slice())).collect();
            set.hash = hash::of(&(&set.id, cards, decks));
        }
    }
}

/// Adds entries of one set; a name that is already taken is refused.
fn insert<T: Named + Clone>(
    entries: &mut Vec<Entry<T>>,
    loaded: &LoadedSet,
    list: &str,
    new: &[T],
) -> Result<(), SetError> {
    let taken: BTreeSet<String> = entries.iter().map(Entry::full_id).collect();
    for (n, facts) in new.iter().enumerate() {
        let entry = Entry { set: loaded.facts.set.clone(), facts: facts.clone(), texts: Texts::default() };
        let full = entry.full_id();
        if taken.contains(&full) {
            let message = format!(
                "{} \"{full}\" is there already; give the set another name, or write mode: Replaces([\"{}\"])",
                T::WHAT,
                entry.set
            );
            return Err(loaded.fault(&[In(list), Nth(n), In("id")], message).in_file(&loaded.file));
        }
        entries.push(entry);
    }
    Ok(())
}

fn look_up<'a, T: Named>(entries: &'a [Entry<T>], name: &str) -> Result<&'a Entry<T>, NotFound> {
    let matches = |entry: &&Entry<T>| match name.split_once('/') {
        Some((set, id)) => entry.set == set && entry.facts.id() == id,
        None => entry.facts.id() == name,
    };
    let found: Vec<&Entry<T>> = entries.iter().filter(matches).collect();
    if let [only] = found[..] {
        return Ok(only);
    }
    let names: Vec<String> = match name.contains('/') {
        true => entries.iter().map(Entry::full_id).collect(),
        false => entries.iter().map(|entry| entry.facts.id().to_string()).collect(),
    };
    Err(NotFound {
        what: T::WHAT,
        name: name.to_string(),
        nearest: nearest(name, names.iter().map(String::as_str)).filter(|_| found.is_empty()),
        several: found.iter().map(|entry| entry.full_id()).collect(),
        reason: None,
    })
}
