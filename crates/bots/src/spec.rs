//! Bots by name: which, and its temperament. A level names the bot that plays at it.

use std::fmt;
use std::str::FromStr;

use crate::levels::{self, LEVELS};
use crate::{Bot, Brawler, Hunter, Planner, Random, TEMPERS, Temper};
use rules::Rules;

/// Names of the bots there are.
pub const NAMES: [&str; 4] = ["random", "brawler", "hunter", "planner"];

/// A bot's description, written `NAME` or `NAME@TEMPERAMENT`.
#[derive(Clone, Debug, PartialEq)]
pub struct Spec {
    name: &'static str,
    temper: Temper,
}

/// There is no such bot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadBot {
    /// No bot has this name.
    Name(String),
    /// No temperament has this name.
    Temper(String),
    /// This bot has no temperament of its own.
    NoTemper(&'static str),
    /// This program cannot be a bot, and why.
    Program(String, String),
}

impl fmt::Display for BadBot {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let tempers = TEMPERS.map(|(name, _)| name).join(", ");
        match self {
            BadBot::Name(name) => {
                let levels = LEVELS.map(|level| level.name).join(", ");
                let bots = NAMES.join(", ");
                write!(
                    f,
                    "there is no bot \"{name}\"; the bots are: {bots}, exec:COMMAND; the levels are: {levels}"
                )
            }
            BadBot::Temper(name) => write!(f, "there is no temperament \"{name}\"; there are: {tempers}"),
            BadBot::NoTemper(name) => write!(f, "{name} has no temperament; hard (planner) has: {tempers}"),
            BadBot::Program(program, why) => write!(f, "{program} cannot play: {why}"),
        }
    }
}

impl std::error::Error for BadBot {}

impl FromStr for Spec {
    type Err = BadBot;

    fn from_str(text: &str) -> Result<Spec, BadBot> {
        let level = levels::bot(text)?;
        let (name, temper) = levels::split(level.as_deref().unwrap_or(text));
        let known = NAMES.into_iter().find(|known| *known == name);
        let name = known.ok_or_else(|| BadBot::Name(name.to_string()))?;
        let temper = match temper {
            None => Temper::default(),
            Some(_) if name != "planner" => return Err(BadBot::NoTemper(name)),
            Some(temper) => {
                let found = TEMPERS.into_iter().find(|(known, _)| *known == temper);
                found.ok_or_else(|| BadBot::Temper(temper.to_string()))?.1
            }
        };
        Ok(Spec { name, temper })
    }
}

impl Spec {
    /// Such a bot for a table.
    pub fn bot(&self, rules: &Rules) -> Box<dyn Bot> {
        match self.name {
            "brawler" => Box::new(Brawler),
            "hunter" => Box::new(Hunter::default()),
            "planner" => Box::new(Planner::new(rules, self.temper)),
            _ => Box::new(Random),
        }
    }
}
