//! Scripted chance: every roll and every card that is drawn comes from a line of the scenario.

use crate::city;
use crate::names::{CardRef, Names};
use crate::words::show_faces;
use rules::{CardSet, Chance, Faces, Purpose, Seat};

/// What scripted dice are for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Want {
    /// The roll for the first player.
    First(Seat),
    /// The dice of the turn.
    Turn(Seat),
    /// Dice of the turn or of a card, as the answer before leads to.
    Any(Seat),
    /// Dice for a card.
    Card(Seat, CardRef),
}

/// One roll of the script.
#[derive(Clone, Debug)]
pub struct Roll {
    pub line: usize,
    pub want: Want,
    /// `None`: whatever is asked for, and the faces do not matter.
    pub faces: Option<Vec<u8>>,
    pub used: bool,
}

/// Where a scripted card comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum From {
    /// The power deck.
    Deck,
    /// The discard pile, by chance.
    Discards,
    /// The costumes, for this seat.
    Costumes(Seat),
    /// This seat's evolution deck.
    Evolutions(Seat),
    /// This seat's first pack of a draft.
    Pack(Seat),
    /// The Challenge cards, for this seat.
    Challenges(Seat),
    /// Whichever of its own piles this seat draws from.
    Own(Seat),
    /// The buildings nobody has seen: one of this sort.
    Buildings(u8),
}

impl From {
    fn fits(self, purpose: Purpose) -> bool {
        match (self, purpose) {
            (From::Buildings(_), Purpose::Building)
            | (From::Deck, Purpose::PowerDeck)
            | (From::Discards, Purpose::Discards)
            | (From::Costumes(_) | From::Own(_), Purpose::Costumes) => true,
            (From::Evolutions(a) | From::Own(a), Purpose::Evolution(b))
            | (From::Challenges(a) | From::Own(a), Purpose::Challenge(b))
            | (From::Pack(a), Purpose::Draft(b)) => a == b,
            _ => false,
        }
    }

    /// A card that never came, as a message says it.
    fn missed(self, card: &str, names: &Names) -> String {
        match self {
            From::Deck => format!("{card} was never drawn from the deck"),
            From::Discards => format!("{card} was never turned up from the discards"),
            From::Pack(s) => format!("{card} was never dealt to {}", names.seat(s)),
            From::Buildings(sort) => {
                let building = city::fallen(names.rules, rules::Fallen::Building(sort));
                format!("{building} was never turned up")
            }
            From::Costumes(s) | From::Evolutions(s) | From::Challenges(s) | From::Own(s) => {
                format!("{card} was never drawn by {}", names.seat(s))
            }
        }
    }

    fn pile(self) -> &'static str {
        match self {
            From::Deck => "the deck",
            From::Discards => "the discards",
            From::Costumes(_) => "the costumes",
            From::Evolutions(_) => "the evolution deck",
            From::Pack(_) => "the evolutions still to be dealt",
            From::Challenges(_) => "the Challenge deck",
            From::Own(_) => "the pile",
            From::Buildings(_) => "the buildings nobody has seen",
        }
    }
}

/// One card that comes; `None` for any.
#[derive(Clone, Debug)]
pub struct Draw {
    pub line: usize,
    pub from: From,
    pub card: Option<CardRef>,
    pub used: bool,
}

/// All of the script, in order.
pub struct Script<'a> {
    pub names: &'a Names<'a>,
    pub rolls: Vec<Roll>,
    pub draws: Vec<Draw>,
    /// What did not fit first.
    pub error: Option<String>,
    /// Rolls for the first turn that nothing was written for.
    pub unwritten: u8,
}

/// Faces for rolls that do not matter: no three of a kind and nothing that does anything.
const ANYTHING: [u8; 8] = [0, 0, 1, 1, 2, 2, 0, 1];

fn pack(faces: &[u8]) -> Faces {
    faces.iter().take(8).enumerate().fold(Faces::default(), |all, (i, &f)| all.with(i, f))
}

impl Script<'_> {
    fn describe(&self, purpose: Purpose, n: u8) -> String {
        let dice = if n == 1 { "1 die".to_string() } else { format!("{n} dice") };
        match purpose {
            Purpose::FirstPlayer(s) => format!("{} rolls {dice} for the first turn", self.names.seat(s)),
            Purpose::Dice(s) => format!("{} rolls {dice} of the turn", self.names.seat(s)),
            Purpose::CardDice(s) => format!("{} rolls {dice} for a card", self.names.seat(s)),
            Purpose::PowerDeck => "a card of the deck is turned up".to_string(),
            Purpose::Discards => "a card of the discard pile is turned up by chance".to_string(),
            Purpose::Costumes => "a costume is dealt".to_string(),
            Purpose::Evolution(s) => format!("{} draws an evolution", self.names.seat(s)),
            Purpose::Draft(s) => format!("{} is dealt a card of its first pack", self.names.seat(s)),
            Purpose::Challenge(s) => format!("{} draws a Challenge card", self.names.seat(s)),
            Purpose::Building => "a building is turned up".to_string(),
            Purpose::Bot(s) => format!("a bot plays for {}", self.names.seat(s)),
        }
    }

    /// What to write for a card that is missing.
    fn remedy(&self, purpose: Purpose) -> String {
        match purpose {
            Purpose::PowerDeck => "deck: names no further card".into(),
            Purpose::Discards => "no line says it (discards give CARD)".into(),
            Purpose::Costumes => "no line says it (NAME draws CARD, CARD)".into(),
            Purpose::Draft(s) => format!("no line says it ({} is dealt CARD, CARD, ...)", self.names.seat(s)),
            Purpose::Evolution(s) | Purpose::Challenge(s) => {
                format!("no line says it ({} draws CARD)", self.names.seat(s))
            }
            _ => "nothing is written for it".into(),
        }
    }

    pub fn describe_roll(&self, roll: &Roll) -> String {
        let faces = roll
            .faces
            .as_ref()
            .map_or("anything".to_string(), |f| show_faces(self.names.rules, f.iter().copied()));
        match &roll.want {
            Want::First(s) => format!("{} rolls for first: {faces}", self.names.seat(*s)),
            Want::Turn(s) => format!("{} rolls {faces}", self.names.seat(*s)),
            Want::Any(s) => format!("{} ... -> {faces}", self.names.seat(*s)),
            Want::Card(s, card) => format!("{} rolls for {card}: {faces}", self.names.seat(*s)),
        }
    }

    /// A card that never came, in words.
    pub fn describe_draw(&self, draw: &Draw) -> String {
        let card = draw.card.as_ref().map_or("any".to_string(), CardRef::to_string);
        draw.from.missed(&card, self.names)
    }

    /// Some dice after a failure. Rolls for the first turn must differ, or monsters would be tied for ever.
    fn instead(&mut self, purpose: Purpose) -> Faces {
        if !matches!(purpose, Purpose::FirstPlayer(_)) {
            return pack(&ANYTHING);
        }
        self.unwritten = (self.unwritten + 1) % 7;
        pack(&[5; 6][..self.unwritten as usize])
    }

    fn fail(&mut self, message: String) {
        self.error.get_or_insert(message);
    }

    /// The first roll that is still to come.
    pub fn next_roll(&self) -> Option<&Roll> {
        self.rolls.iter().find(|r| !r.used)
    }

    /// The first card that is still to come.
    pub fn next_draw(&self) -> Option<&Draw> {
        self.draws.iter().find(|d| !d.used)
    }

    /// A card nobody has named for later.
    fn unnamed(&self, from: &CardSet) -> Option<u8> {
        let named = |c: u8| {
            let mut left = self.draws.iter().filter(|d| !d.used).filter_map(|d| d.card.as_ref());
            left.any(|card| self.names.means(card, c))
        };
        from.iter().find(|&c| !named(c))
    }
}

impl Chance for Script<'_> {
    fn dice(&mut self, purpose: Purpose, n: u8) -> Faces {
        let asked = self.describe(purpose, n);
        let Some(at) = self.rolls.iter().position(|r| !r.used) else {
            self.fail(format!("chance is missing: {asked}, and no roll is written for it"));
            return self.instead(purpose);
        };
        let roll = self.rolls[at].clone();
        let fits = match (&roll.want, purpose) {
            (Want::First(s), Purpose::FirstPlayer(p)) => *s == p,
            (Want::Turn(s), Purpose::Dice(p)) => *s == p,
            (Want::Any(s) | Want::Card(s, _), Purpose::Dice(p) | Purpose::CardDice(p)) => *s == p,
            _ => false,
        };
        let next = format!("line {}: {}", roll.line, self.describe_roll(&roll));
        if !fits {
            self.fail(format!("chance does not fit: {asked}; the script goes on with {next}"));
            return self.instead(purpose);
        }
        let Some(faces) = roll.faces else {
            self.rolls[at].used = true;
            return pack(&ANYTHING);
        };
        // More than eight dice for a card are rolled in two parts.
        if faces.len() > 8 && n == 8 {
            self.rolls[at].faces = Some(faces[8..].to_vec());
            return pack(&faces);
        }
        self.rolls[at].used = true;
        if faces.len() != n as usize {
            self.fail(format!("chance does not fit: {asked}; {next} has {}", faces.len()));
        }
        pack(&faces)
    }

    fn card(&mut self, purpose: Purpose, from: &CardSet) -> u8 {
        let fallback = from.iter().next().unwrap_or_default();
        let Some(at) = self.draws.iter().position(|d| !d.used && d.from.fits(purpose)) else {
            // What lies under a building rarely matters: where nothing is said, any will do.
            if purpose == Purpose::Building {
                return fallback;
            }
            let (asked, remedy) = (self.describe(purpose, 0), self.remedy(purpose));
            self.fail(format!("chance is missing: {asked}, and {remedy}"));
            return fallback;
        };
        self.draws[at].used = true;
        if let From::Buildings(sort) = self.draws[at].from {
            let first = self.names.rules.first_building(sort);
            if from.has(first) {
                return first;
            }
            let line = self.draws[at].line;
            self.fail(format!("line {line}: no such building is left"));
            return fallback;
        }
        let Some(card) = self.draws[at].card.clone() else {
            return self.unnamed(from).unwrap_or(fallback);
        };
        match self.names.cards(&card).into_iter().find(|&c| from.has(c)) {
            Some(id) => id,
            None => {
                let (line, pile) = (self.draws[at].line, self.draws[at].from.pile());
                self.fail(format!("line {line}: {card} cannot come from {pile}: it is not in it"));
                fallback
            }
        }
    }
}
