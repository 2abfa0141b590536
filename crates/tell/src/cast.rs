//! Who and what is at the table, by name and in every language.

use bots::levels::{self, LEVELS};
use cards::catalogue::{Card, Catalogue};
use cards::set::{Board, Names};
use cards::table::Table;
use cards::words::Lang;
use rules::lang::{Kind, Token};
use rules::{CardId, Cause, Game, NOBODY, Seat};
use table::{Player, SeatOf};

use crate::lookup::{self, Found};
use crate::say::Say;

/// The table with names for its seats.
#[derive(Clone, Debug)]
pub struct Cast<'c> {
    /// The table.
    pub table: Table<'c>,
    /// Who sits where.
    pub seats: Vec<SeatOf>,
    monsters: Vec<Option<Names>>,
    /// The seat of whoever looks, where that is said.
    viewer: Option<Seat>,
}

impl<'c> Cast<'c> {
    /// Names for a table; a monster the catalogue does not know keeps its short name.
    pub fn new(catalogue: &Catalogue, table: &Table<'c>, seats: &[SeatOf]) -> Cast<'c> {
        let names = |seat: &SeatOf| catalogue.monster(&seat.monster).ok().map(|m| m.facts.name.clone());
        let monsters = seats.iter().map(names).collect();
        Cast { table: table.clone(), seats: seats.to_vec(), monsters, viewer: None }
    }

    /// The same for whoever looks from a seat: that one is "you", whoever played it.
    #[must_use]
    pub fn seen_by(self, viewer: Option<Seat>) -> Cast<'c> {
        Cast { viewer, ..self }
    }

    /// Speaks a language, of this table's city.
    pub fn say(&self, lang: Lang) -> Say {
        Say::new(lang).on(Board::of(self.table.rules.book.edition))
    }

    /// A cause as this table's rulebook has it: other cities have other numbers for the same rule.
    pub fn cause(&self, cause: Cause) -> Cause {
        match cause {
            Cause::Rule(rule) => Cause::Rule(self.table.rules.book.rule(rule)),
            other => other,
        }
    }

    /// The monster in a seat.
    pub fn name(&self, seat: Seat, say: Say) -> String {
        match (self.monsters.get(seat as usize), self.seats.get(seat as usize)) {
            (Some(Some(names)), _) => names.get(say.lang.code()).to_string(),
            (_, Some(seat)) => seat.monster.clone(),
            _ if seat == NOBODY => say.it("nobody"),
            _ => say.with("seat-number", &[("n", (seat.saturating_add(1)).into())]),
        }
    }

    /// The monster with whoever plays it.
    pub fn full_name(&self, seat: Seat, say: Say) -> String {
        let monster = self.name(seat, say);
        if self.viewer == Some(seat) {
            return format!("{monster} ({})", say.it("you"));
        }
        let alone = self.humans() == 1 && self.viewer.is_none();
        let who = match self.seats.get(seat as usize).map(|s| &s.player) {
            Some(Player::Human(name)) if name.is_empty() && !alone => return monster,
            Some(Player::Human(name)) if name.is_empty() => say.it("you"),
            Some(Player::Human(name)) => clean(name),
            Some(Player::Bot(kind)) => bot(kind, say),
            None => return monster,
        };
        format!("{monster} ({who})")
    }

    /// Is this seat played by a person?
    pub fn is_human(&self, seat: Seat) -> bool {
        matches!(self.seats.get(seat as usize).map(|s| &s.player), Some(Player::Human(_)))
    }

    /// How many people play.
    pub fn humans(&self) -> usize {
        self.seats.iter().filter(|seat| matches!(seat.player, Player::Human(_))).count()
    }

    /// A card's name; one that is hidden is "a card".
    pub fn card(&self, card: CardId, say: Say) -> String {
        match self.table.card(card) {
            Some(card) => card.facts.name.get(say.lang.code()).to_string(),
            None => say.it("unknown-card"),
        }
    }

    /// What a card does, icons as symbols.
    pub fn card_text(&self, card: CardId, say: Say) -> String {
        self.table.card(card).map(|card| card_text(card, say)).unwrap_or_default()
    }

    /// What a card does now: a copy also does what it copies.
    pub fn card_text_now(&self, card: CardId, game: &Game, say: Say) -> String {
        match game.copy_of(card) {
            Some(of) => say.with(
                "copy-text",
                &[("of", self.card(of, say).into()), ("text", self.card_text(of, say).into())],
            ),
            None => self.card_text(card, say),
        }
    }

    /// Name, price, sort and text of a card.
    pub fn card_in_full(&self, card: CardId, say: Say) -> String {
        self.table.card(card).map_or_else(|| say.it("unknown-card"), |card| card_in_full(card, say))
    }

    /// A place of the board; where Tokyo is one place, it is simply Tokyo.
    pub fn place(&self, place: u8, say: Say) -> String {
        let places = &self.table.rules.book.places;
        let city = places.iter().filter(|place| place.city).count();
        match places.get(place as usize).map_or("on-the-way", |place| place.id) {
            "outside" => say.it("place-outside"),
            "tokyo-city" if city == 1 => say.it("place-tokyo"),
            "tokyo-city" => say.it("place-city"),
            "tokyo-bay" => say.it("place-bay"),
            _ => self.spot(place, "place", say),
        }
    }

    /// Where a monster is: "in the Bronx".
    pub fn place_in(&self, place: u8, say: Say) -> String {
        self.spot(place, "place-in", say)
    }

    /// Where a monster goes: "to the Bronx".
    pub fn place_to(&self, place: u8, say: Say) -> String {
        self.spot(place, "place-to", say)
    }

    /// A place of New York in one of the forms its messages have. Both ways up through Manhattan are called the same.
    fn spot(&self, place: u8, form: &str, say: Say) -> String {
        let id = self.table.rules.book.places.get(place as usize).map_or("on-the-way", |place| place.id);
        say.it(&format!("{form}-{}", id.strip_suffix("-2").unwrap_or(id)))
    }
}

/// A bot by its level and temperament, where it was asked for by these, else by its name.
fn bot(kind: &str, say: Say) -> String {
    let (name, temper) = levels::split(kind);
    let level = LEVELS.iter().find(|level| level.name == name);
    let temper = temper.map(|word| say.it(&format!("temper-{word}")));
    match (level.map(|level| say.it(&format!("level-{}", level.name))), temper) {
        (None, _) => say.with("bot-kind", &[("kind", kind.into())]),
        (Some(level), None) => say.with("bot-level", &[("level", level.into())]),
        (Some(level), Some(temper)) => {
            say.with("bot-temper", &[("level", level.into()), ("temper", temper.into())])
        }
    }
}

/// What a card of the catalogue does, icons as symbols. A card made for New York speaks of it wherever it is looked up; at
/// a table there, all others do, too.
pub fn card_text(card: &Card, say: Say) -> String {
    let board = if card.facts.board() == Board::NewYork { Board::NewYork } else { say.board };
    card.plain_text_on(board, say.lang).to_string()
}

/// Name, price, sort and text of a card of the catalogue.
pub fn card_in_full(card: &Card, say: Say) -> String {
    let price = card.facts.cost.map_or("?".to_string(), |cost| cost.to_string());
    // Evolutions, tiles and Challenge cards are not bought.
    let key = if card.facts.kind.is_power() { "card-in-full" } else { "card-in-full-free" };
    say.with(
        key,
        &[
            ("card", card.facts.name.get(say.lang.code()).into()),
            ("price", price.into()),
            ("kind", kind_of(card, say).into()),
            ("text", card_text(card, say).into()),
        ],
    )
}

/// A card by what somebody typed, in full; several in short; else a hint. Cards of `first` come first.
pub fn describe(catalogue: &Catalogue, first: &[&Card], name: &str, say: Say) -> String {
    match lookup::card(catalogue, first, name, say.lang) {
        Found::One(card) => card_in_full(card, say),
        Found::Several(cards) => {
            let mut names: Vec<&str> = Vec::new();
            for card in &cards {
                let name = card.facts.name.get(say.lang.code());
                if !names.contains(&name) {
                    names.push(name);
                }
            }
            // Two editions of one card have one name; the first is as good as the other.
            match (&names[..], &cards[..]) {
                ([_], [card, ..]) => card_in_full(card, say),
                _ => say.with("hint-cards", &[("cards", names.join(" · ").into())]),
            }
        }
        Found::Nothing => say.with("hint-card", &[("text", clean(name.trim()).into())]),
    }
}

/// The message with the name of a sort of card.
pub fn kind_key(kind: Kind) -> &'static str {
    match kind {
        Kind::Keep => "kind-keep",
        Kind::Discard => "kind-discard",
        Kind::Costume => "kind-costume",
        Kind::Permanent => "kind-permanent",
        Kind::Temporary => "kind-temporary",
        Kind::Gift => "kind-gift",
        Kind::Tile => "kind-tile",
        Kind::Challenge => "kind-challenge",
        Kind::Goal => "kind-goal",
    }
}

/// The sort of a card with its level or Force.
pub fn kind_of(card: &Card, say: Say) -> String {
    let kind = say.it(kind_key(card.facts.kind));
    match (card.facts.level, card.facts.force) {
        (Some(level), _) => say.with("kind-level", &[("kind", kind.into()), ("level", level.into())]),
        (_, Some([force, bonus])) => {
            say.with("kind-force", &[("kind", kind.into()), ("force", force.into()), ("bonus", bonus.into())])
        }
        _ => kind,
    }
}

/// The message with the name of a token.
pub fn token_key(token: Token) -> &'static str {
    match token {
        Token::Poison => "token-poison",
        Token::Shrink => "token-shrink",
        Token::Target => "token-target",
        Token::Web => "token-web",
        Token::Curse => "token-curse",
    }
}

/// A token's short name, for programs and for keys of messages.
pub fn token_id(token: Token) -> &'static str {
    match token {
        Token::Poison => "poison",
        Token::Shrink => "shrink",
        Token::Target => "target",
        Token::Web => "web",
        Token::Curse => "curse",
    }
}

/// All tokens in the order in which monsters count them.
pub const TOKENS: [Token; 5] = [Token::Poison, Token::Shrink, Token::Target, Token::Web, Token::Curse];

/// A name without anything that could move the cursor.
pub fn clean(name: &str) -> String {
    name.chars().filter(|c| !c.is_control()).take(40).collect()
}

/// All languages, for "unknown language".
pub fn languages() -> String {
    Lang::ALL.map(Lang::code).join(", ")
}
