//! Bots by name: which, how long it thinks, by which network, and its temperament. A level names the bot that plays at it.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use crate::levels::{self, LEVELS};
use crate::value::{Deep, Weights, built_in_for, deep_for};
use crate::{Bot, Brawler, Budget, Hunter, Planner, Random, Searcher, TEMPERS, Temper};
use rules::Rules;

/// Names of the bots there are.
pub const NAMES: [&str; 5] = ["random", "brawler", "hunter", "planner", "searcher"];

/// A bot's description, written `NAME` or `NAME@TEMPERAMENT`; the name of one that weighs positions as `planner:NETWORK`,
/// `searcher:BUDGET` or `searcher:BUDGET:NETWORK`, where the network is a file and the budget a number of turns to look at or a
/// time like `20ms`. A searcher's may be a second network, too, which corrects the first one that comes with the program.
#[derive(Clone, Debug, PartialEq)]
pub struct Spec {
    name: &'static str,
    budget: Budget,
    /// A network of its own, and the file it is from.
    network: Option<(String, Network)>,
    temper: Temper,
}

/// What a file can hold.
#[derive(Clone, Debug, PartialEq)]
enum Network {
    First(Arc<Weights>),
    Second(Arc<Deep>),
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
    /// There is no such budget.
    Budget(String),
    /// This file is no network, and why.
    Network(String, String),
    /// This bot takes nothing after its name.
    Bare(&'static str),
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
            BadBot::NoTemper(name) => {
                write!(f, "{name} has no temperament; hard (planner) and master (searcher) have: {tempers}")
            }
            BadBot::Budget(text) => {
                write!(
                    f,
                    "\"{text}\" is no budget; write turns to look at (searcher:500) or a time (searcher:20ms, 1s)"
                )
            }
            BadBot::Network(file, why) => write!(f, "{file}: {why}"),
            BadBot::Bare(name) => write!(f, "nothing can follow the name of {name}"),
            BadBot::Program(program, why) => write!(f, "{program} cannot play: {why}"),
        }
    }
}

impl std::error::Error for BadBot {}

impl FromStr for Spec {
    type Err = BadBot;

    /// Without networks from files: whoever reads a name that came from elsewhere reads no file because of it.
    fn from_str(text: &str) -> Result<Spec, BadBot> {
        Spec::parse(text, |file| {
            Err(BadBot::Network(file.to_string(), "files cannot be named here".to_string()))
        })
    }
}

impl Spec {
    /// With networks from files, for who may read them anyway.
    pub fn with_files(text: &str) -> Result<Spec, BadBot> {
        Spec::parse(text, read_network)
    }

    fn parse(text: &str, network_in: impl FnOnce(&str) -> Result<Network, BadBot>) -> Result<Spec, BadBot> {
        let level = levels::bot(text)?;
        let (text, temper) = levels::split(level.as_deref().unwrap_or(text));
        let (name, more) = text.split_once(':').map_or((text, None), |(name, more)| (name, Some(more)));
        let known = NAMES.into_iter().find(|known| *known == name);
        let name = known.ok_or_else(|| BadBot::Name(name.to_string()))?;
        let (budget, network) = match (name, more) {
            (_, None) => (None, None),
            ("planner", Some(file)) => (None, Some(file)),
            ("searcher", Some(more)) => match more.split_once(':') {
                Some((budget, file)) => (Some(budget), Some(file)),
                None => (Some(more), None),
            },
            (_, Some(_)) => return Err(BadBot::Bare(name)),
        };
        let temper = match temper {
            None => Temper::default(),
            Some(_) if !matches!(name, "planner" | "searcher") => return Err(BadBot::NoTemper(name)),
            Some(temper) => {
                let found = TEMPERS.into_iter().find(|(known, _)| *known == temper);
                found.ok_or_else(|| BadBot::Temper(temper.to_string()))?.1
            }
        };
        let budget = budget.map_or(Ok(DEFAULT), parse_budget)?;
        let from_file = |file: &str| Ok((file.to_string(), network_in(file)?));
        let network = network.map(from_file).transpose()?;
        if let (Some((file, Network::Second(_))), "planner") = (&network, name) {
            let why = "this is a second network, which only a searcher can have (searcher:BUDGET:FILE)";
            return Err(BadBot::Network(file.clone(), why.to_string()));
        }
        Ok(Spec { name, budget, network, temper })
    }
}

/// What a searcher has that is told nothing: about 20 ms for a question that is looked into.
const DEFAULT: Budget = Budget::Nodes(NODES);
const NODES: u32 = 2600;

/// The longest a searcher may think: who wants more has forgotten a unit.
const LONGEST: Duration = Duration::from_secs(600);

/// The most turns it may look at.
const MOST: u32 = 10_000_000;

fn parse_budget(text: &str) -> Result<Budget, BadBot> {
    let time = |number: &str, unit: f64| {
        let seconds = number.parse::<f64>().ok().filter(|n| *n > 0.0)? * unit;
        (seconds <= LONGEST.as_secs_f64()).then(|| Budget::Time(Duration::from_secs_f64(seconds)))
    };
    let found = match (text.strip_suffix("ms"), text.strip_suffix('s')) {
        (Some(number), _) => time(number, 1e-3),
        (_, Some(number)) => time(number, 1.0),
        _ => text.parse().ok().filter(|n| (1..=MOST).contains(n)).map(Budget::Nodes),
    };
    found.ok_or_else(|| BadBot::Budget(text.to_string()))
}

/// No network is larger.
const LARGEST: u64 = 64 << 20;

fn read_network(file: &str) -> Result<Network, BadBot> {
    let bad = |why: String| BadBot::Network(file.to_string(), why);
    let about = std::fs::metadata(file).map_err(|error| bad(error.to_string()))?;
    if !about.is_file() || about.len() > LARGEST {
        return Err(bad("this is no network".to_string()));
    }
    let bytes = std::fs::read(file).map_err(|error| bad(error.to_string()))?;
    let read = match Deep::is_one(&bytes) {
        true => Deep::read(&bytes).map(|deep| Network::Second(Arc::new(deep))),
        false => Weights::read(&bytes).map(|weights| Network::First(Arc::new(weights))),
    };
    read.map_err(|error| bad(error.to_string()))
}

impl Spec {
    /// Such a bot for a table.
    pub fn bot(&self, rules: &Rules) -> Box<dyn Bot> {
        match self.name {
            "brawler" => Box::new(Brawler),
            "hunter" => Box::new(Hunter::default()),
            "planner" => Box::new(Planner::with(rules, self.temper, self.network_for(rules))),
            "searcher" => {
                let networks = (self.network_for(rules), self.second_network(rules));
                Box::new(Searcher::with(rules, self.budget, self.temper, networks))
            }
            _ => Box::new(Random),
        }
    }

    /// Does it weigh positions?
    pub fn weighs(&self) -> bool {
        matches!(self.name, "planner" | "searcher")
    }

    /// Does it answer at random?
    pub fn is_random(&self) -> bool {
        self.name == "random"
    }

    /// What it likes besides winning.
    pub fn temper(&self) -> Temper {
        self.temper
    }

    /// The planner with its network and temperament, if it weighs positions.
    pub fn planner(&self, rules: &Rules) -> Option<Planner> {
        self.network(rules).map(|network| Planner::with(rules, self.temper, network))
    }

    /// The same bot for somebody who asks it again: whatever the clock says it thinks the same every time, and never for long.
    pub fn to_ask(&self) -> Spec {
        let budget = match self.budget {
            Budget::Nodes(n) => Budget::Nodes(n.min(NODES)),
            Budget::Time(_) => DEFAULT,
        };
        Spec { budget, ..self.clone() }
    }

    /// Can it play at such a table? A network for the other city knows nothing of this one.
    pub fn check(&self, rules: &Rules) -> Result<(), BadBot> {
        match &self.network {
            Some((file, Network::First(weights))) if !weights.fits(rules) => {
                Err(BadBot::Network(file.clone(), "this network is for the other city".to_string()))
            }
            Some((file, Network::Second(deep))) if !deep.fits(rules) => {
                Err(BadBot::Network(file.clone(), "this network is for other tables".to_string()))
            }
            _ => Ok(()),
        }
    }

    /// The network it weighs positions by, if it does.
    pub fn network(&self, rules: &Rules) -> Option<Arc<Weights>> {
        self.weighs().then(|| self.network_for(rules))
    }

    /// The second network that corrects it, if one does.
    pub fn second_network(&self, rules: &Rules) -> Option<Arc<Deep>> {
        match &self.network {
            _ if self.name != "searcher" => None,
            None => deep_for(rules),
            Some((_, Network::Second(deep))) => Some(deep.clone()),
            // The one that comes with the program knows what its first network gets wrong, and no other.
            Some((_, Network::First(_))) => None,
        }
    }

    fn network_for(&self, rules: &Rules) -> Arc<Weights> {
        match &self.network {
            Some((_, Network::First(weights))) => weights.clone(),
            _ => built_in_for(rules),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_are_named_with_what_they_take() {
        for good in
            ["planner", "searcher", "searcher:40", "searcher:1ms@careful", "searcher:2.5s", "master@hoarding"]
        {
            assert!(good.parse::<Spec>().is_ok(), "{good}");
        }
        assert_eq!("searcher".parse::<Spec>(), format!("searcher:{}", NODES).parse());
        let budget = |text: &str| BadBot::Budget(text.to_string());
        for (bad, why) in [
            ("searcher:", budget("")),
            ("searcher:0", budget("0")),
            ("searcher:-3ms", budget("-3ms")),
            ("searcher:NaNs", budget("NaNs")),
            ("searcher:infs", budget("infs")),
            ("searcher:3h", budget("3h")),
            ("searcher:1000s", budget("1000s")),
            ("searcher:4000000000", budget("4000000000")),
            ("brawler:3", BadBot::Bare("brawler")),
            ("brawler@careful", BadBot::NoTemper("brawler")),
            ("searcher:5@kind", BadBot::Temper("kind".to_string())),
            ("thinker:5", BadBot::Name("thinker".to_string())),
        ] {
            assert_eq!(bad.parse::<Spec>(), Err(why), "{bad}");
        }
    }

    #[test]
    fn who_is_asked_again_looks_at_no_clock() {
        let asked = |text: &str| text.parse::<Spec>().unwrap().to_ask();
        let same = |text: &str| text.parse::<Spec>().unwrap();
        assert_eq!(asked("searcher:300@careful"), same("searcher:300@careful"));
        assert_eq!(asked("searcher:2s@careful"), same("searcher@careful"));
        assert_eq!(asked("searcher:5000000"), same("searcher"));
        assert_eq!(asked("planner@hoarding"), same("planner@hoarding"));
    }

    #[test]
    fn networks_come_from_files_only_where_that_is_allowed() {
        let file = concat!(env!("CARGO_MANIFEST_DIR"), "/network/planner.net");
        let named = [format!("planner:{file}"), format!("searcher:5:{file}@careful")];
        for name in &named {
            assert!(matches!(name.parse::<Spec>(), Err(BadBot::Network(..))), "{name}");
            assert!(Spec::with_files(name).is_ok(), "{name}");
        }
        for bad in [
            "planner:no-such-file.net",
            concat!("planner:", env!("CARGO_MANIFEST_DIR"), "/Cargo.toml"),
            "planner:/dev/zero",
        ] {
            assert!(matches!(Spec::with_files(bad), Err(BadBot::Network(..))), "{bad}");
        }
    }
}
