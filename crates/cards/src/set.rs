//! What a set file says: cards, deck lists and monsters as facts.

use rules::Edition;
use rules::lang::{Ability, CardDef, Face, Kind};
use serde::{Deserialize, Serialize};

use crate::check;
use crate::error::{Fault, SetError};
use crate::hash;
use crate::reader;
use crate::tree::{Node, Step};

/// The version of the card language this program reads; a set file says which it was written in.
pub const LANGUAGE: u32 = 1;

/// A whole set file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetFile {
    /// Short name of the set, in small letters, digits and hyphens.
    pub set: String,
    /// Name of the set for people.
    pub name: Names,
    /// Whether it comes on top of other sets or instead of them.
    pub mode: Mode,
    /// Version of the card language, see [`LANGUAGE`].
    pub language: u32,
    /// The board its cards are made for; a card may say otherwise.
    #[serde(default, skip_serializing_if = "Board::is_tokyo")]
    pub board: Board,
    /// The cards.
    #[serde(default)]
    pub cards: Vec<CardFacts>,
    /// Lists of cards that are played together.
    #[serde(default)]
    pub decks: Vec<DeckList>,
    /// The monsters.
    #[serde(default)]
    pub monsters: Vec<MonsterFacts>,
}

/// How a set joins the sets loaded before it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Mode {
    /// It is added to them.
    Adds,
    /// These sets are taken out first.
    Replaces(Vec<String>),
}

/// The boards of the family. A card is worded for one; evolutions are dealt on theirs only.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Board {
    /// Tokyo, City and Bay.
    #[default]
    Tokyo,
    /// New York, five boroughs; its city is Manhattan.
    NewYork,
}

impl Board {
    /// All boards.
    pub const ALL: [Board; 2] = [Board::Tokyo, Board::NewYork];

    /// The board an edition is played on.
    pub fn of(edition: Edition) -> Board {
        if edition.is_new_york() { Board::NewYork } else { Board::Tokyo }
    }

    /// The faces of its dice.
    pub fn faces(self) -> [Face; 6] {
        match self {
            Board::Tokyo => Face::TOKYO,
            Board::NewYork => Face::NEW_YORK,
        }
    }

    pub(crate) fn is_tokyo(&self) -> bool {
        *self == Board::Tokyo
    }
}

/// A name in the three languages. French and German may be left out of a file; then they are the English one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Names {
    /// English.
    pub en: String,
    /// French.
    #[serde(default)]
    pub fr: String,
    /// German.
    #[serde(default)]
    pub de: String,
}

impl Names {
    /// The name in a language given by its code: `fr`, `de`, and English for everything else.
    pub fn get(&self, code: &str) -> &str {
        match code {
            "fr" => &self.fr,
            "de" => &self.de,
            _ => &self.en,
        }
    }

    fn fill(&mut self) {
        for name in [&mut self.fr, &mut self.de] {
            if name.is_empty() {
                name.clone_from(&self.en);
            }
        }
    }
}

/// One card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardFacts {
    /// Short name, in small letters, digits and hyphens; unique in the set.
    pub id: String,
    /// Printed price; absent where nobody knows it, and then the card cannot be in a deck.
    #[serde(default)]
    pub cost: Option<u8>,
    /// What sort of card it is.
    pub kind: Kind,
    /// How many of it are in the box.
    #[serde(default = "one")]
    pub copies: u8,
    /// Counters (or stored energy) it arrives with.
    #[serde(default)]
    pub counters: u8,
    /// Its name.
    pub name: Names,
    /// Whether it was published or made up here.
    pub provenance: Provenance,
    /// How sure we are of the entry, its place in the box it is filed under included.
    #[serde(default)]
    pub confidence: Confidence,
    /// Where the facts are from, in a word or two.
    #[serde(default)]
    pub source: String,
    /// What it does; nothing for goals, of which the rulebook says all.
    pub abilities: Vec<Ability>,
    /// Wording by hand where the rendered one reads badly.
    #[serde(default)]
    pub text: TextOverrides,
    /// The monster it belongs to (evolutions).
    #[serde(default)]
    pub monster: Option<String>,
    /// The species it belongs to (evolutions).
    #[serde(default)]
    pub species: Option<Species>,
    /// The level it is earned at (wickedness tiles).
    #[serde(default)]
    pub level: Option<u8>,
    /// The side of the tile it is on (wickedness tiles).
    #[serde(default)]
    pub side: Option<Side>,
    /// Force, and bonus Force for whoever it supports (Challenge cards).
    #[serde(default)]
    pub force: Option<[u8; 2]>,
    /// The face that wins it (goals).
    #[serde(default)]
    pub goal: Option<Face>,
    /// The board it is made for, if not that of its set.
    #[serde(default)]
    pub board: Option<Board>,
}

impl CardFacts {
    /// What the game itself needs of it, under this name.
    pub fn def(&self, id: String) -> CardDef {
        CardDef {
            id,
            cost: self.cost,
            kind: self.kind,
            monster: self.monster.clone(),
            level: self.level.unwrap_or(0),
            force: self.force.unwrap_or([0, 0]),
            goal: self.goal,
            counters: self.counters,
            abilities: self.abilities.clone(),
        }
    }

    /// The board it is made for; once its set is loaded, the set's unless the card says otherwise.
    pub fn board(&self) -> Board {
        self.board.unwrap_or_default()
    }

    /// Identifies the abilities; a text written by hand carries it, see [`TextOverride::abilities`].
    pub fn abilities_hash(&self) -> String {
        hash::of(&self.abilities)
    }
}

/// Where a card is from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Provenance {
    /// The facts of a published card.
    Printed,
    /// Designed for this program.
    House,
}

/// How sure we are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Confidence {
    /// Certain for all practical purposes.
    #[default]
    High,
    /// Probably right.
    Medium,
    /// A guess or a single weak source.
    Low,
}

/// Species of monsters (PU-15).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Species {
    /// Grown on earth.
    Mutant,
    /// From space.
    Invader,
    /// Built.
    Robot,
    /// Of the night of the pumpkins.
    Halloween,
}

/// Sides of a wickedness tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Side {
    /// The orange side.
    Orange,
    /// The green side.
    Green,
}

/// Texts written by hand, for the languages that need one.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TextOverrides {
    /// English.
    #[serde(default)]
    pub en: Option<TextOverride>,
    /// French.
    #[serde(default)]
    pub fr: Option<TextOverride>,
    /// German.
    #[serde(default)]
    pub de: Option<TextOverride>,
}

impl TextOverrides {
    /// The text in a language given by its code, if there is one.
    pub fn get(&self, code: &str) -> Option<&str> {
        let found = self.all().into_iter().find(|(language, _)| *language == code);
        found.and_then(|(_, text)| text.as_ref()).map(|text| text.text.as_str())
    }

    pub(crate) fn all(&self) -> [(&'static str, &Option<TextOverride>); 3] {
        [("en", &self.en), ("fr", &self.fr), ("de", &self.de)]
    }
}

/// A text written by hand for certain abilities. When those change, the set is refused until the text is looked at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TextOverride {
    /// [`CardFacts::abilities_hash`] of the abilities it was written for.
    pub abilities: String,
    /// The text.
    pub text: String,
}

/// Cards that are played together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DeckList {
    /// Short name, unique in the set.
    pub id: String,
    /// Name for people.
    pub name: Names,
    /// Cards as `set/id` (or `id` within this set), and how many of each.
    pub cards: Vec<(String, u8)>,
}

/// One monster.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MonsterFacts {
    /// Short name, unique in the set.
    pub id: String,
    /// Its name.
    pub name: Names,
    /// Its species, where it is known.
    #[serde(default)]
    pub species: Option<Species>,
    /// The edition it came with.
    pub edition: String,
}

/// A set file that was read and checked by itself, and still knows where everything stands.
#[derive(Clone, Debug)]
pub struct LoadedSet {
    /// The file as it was named.
    pub file: String,
    /// What it says.
    pub facts: SetFile,
    tree: Node,
}

impl LoadedSet {
    /// Reads and checks a set; what it says about other sets is checked by the catalogue.
    pub fn load(file: &str, text: &str) -> Result<LoadedSet, SetError> {
        let tree = reader::parse(file, text)?;
        let facts: SetFile = reader::decode(file, &tree)?;
        let mut loaded = LoadedSet { file: file.to_string(), facts, tree };
        check::set(&loaded)?;
        let SetFile { name, board, cards, decks, monsters, .. } = &mut loaded.facts;
        cards.iter_mut().for_each(|card| _ = card.board.get_or_insert(*board));
        let names = cards.iter_mut().map(|c| &mut c.name);
        let names = names.chain(decks.iter_mut().map(|d| &mut d.name));
        let names = names.chain(monsters.iter_mut().map(|m| &mut m.name));
        names.chain([name]).for_each(Names::fill);
        Ok(loaded)
    }

    /// An error at the place these steps lead to.
    pub(crate) fn fault(&self, path: &[Step], message: String) -> Fault {
        Fault::new(self.tree.find(path), message)
    }
}

fn one() -> u8 {
    1
}
