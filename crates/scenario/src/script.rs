//! Scripted chance: every roll and every card of the deck comes from a line of the scenario.

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

/// One card of the deck; `None` for any.
#[derive(Clone, Debug)]
pub struct Draw {
    pub line: usize,
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
            Purpose::Bot(s) => format!("a bot plays for {}", self.names.seat(s)),
        }
    }

    pub fn describe_roll(&self, roll: &Roll) -> String {
        let faces = roll.faces.as_ref().map_or("anything".to_string(), |f| show_faces(f.iter().copied()));
        match &roll.want {
            Want::First(s) => format!("{} rolls for first: {faces}", self.names.seat(*s)),
            Want::Turn(s) => format!("{} rolls {faces}", self.names.seat(*s)),
            Want::Any(s) => format!("{} ... -> {faces}", self.names.seat(*s)),
            Want::Card(s, card) => format!("{} rolls for {card}: {faces}", self.names.seat(*s)),
        }
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
        let Some(at) = self.draws.iter().position(|d| !d.used) else {
            let asked = self.describe(purpose, 0);
            self.fail(format!("chance is missing: {asked}, and deck: names no further card"));
            return fallback;
        };
        self.draws[at].used = true;
        let Some(card) = self.draws[at].card.clone() else { return fallback };
        match self.names.cards(&card).into_iter().find(|&c| from.has(c)) {
            Some(id) => id,
            None => {
                let line = self.draws[at].line;
                self.fail(format!("line {line}: {card} cannot come from the deck: it is not in it"));
                fallback
            }
        }
    }
}
