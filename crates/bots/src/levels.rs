//! How well a bot plays, in words that people understand.

use crate::{BadBot, TEMPERS};

/// A level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Level {
    /// Its name.
    pub name: &'static str,
    /// The bot that plays at it.
    pub bot: &'static str,
    /// Has it temperaments?
    pub tempers: bool,
}

/// All levels, the easiest first. One more is one line here, and its words as `level-NAME`.
pub const LEVELS: [Level; 4] = [
    Level { name: "easy", bot: "random", tempers: false },
    Level { name: "normal", bot: "brawler", tempers: false },
    Level { name: "hard", bot: "planner", tempers: true },
    Level { name: "master", bot: "searcher", tempers: true },
];

/// Does this bot think so long that others should not wait for it?
pub fn takes_time(bot: &str) -> bool {
    split(bot).0.starts_with("searcher")
}

/// The bot for a level, written `LEVEL` or `LEVEL@TEMPERAMENT`; nothing if this names no level.
pub fn bot(text: &str) -> Result<Option<String>, BadBot> {
    let (name, temper) = split(text);
    let Some(level) = LEVELS.iter().find(|level| level.name == name) else { return Ok(None) };
    match temper {
        None => Ok(Some(level.bot.to_string())),
        Some(_) if !level.tempers => Err(BadBot::NoTemper(level.name)),
        Some(temper) if !TEMPERS.iter().any(|(known, _)| *known == temper) => {
            Err(BadBot::Temper(temper.to_string()))
        }
        Some(temper) => Ok(Some(format!("{}@{temper}", level.bot))),
    }
}

/// The level at which a bot plays, written as above; nothing if there is none for it.
pub fn of(bot: &str) -> Option<String> {
    let (name, temper) = split(bot);
    let level = LEVELS.iter().find(|level| level.bot == name || level.name == name)?;
    Some(temper.map_or(level.name.to_string(), |temper| format!("{}@{temper}", level.name)))
}

/// The temperament with which a bot plays, if it has one.
pub fn temper(bot: &str) -> Option<&'static str> {
    let (name, temper) = split(bot);
    let name = name.split(':').next().unwrap_or(name);
    let has = |level: &&Level| level.tempers && (level.bot == name || level.name == name);
    LEVELS.iter().find(has)?;
    TEMPERS.iter().map(|(known, _)| *known).find(|known| Some(*known) == temper)
}

/// A description in its two parts: which, and with what temperament.
pub fn split(text: &str) -> (&str, Option<&str>) {
    text.split_once('@').map_or((text, None), |(name, temper)| (name, Some(temper)))
}

#[cfg(test)]
mod tests {
    use super::{LEVELS, bot, of, temper};
    use crate::Spec;

    #[test]
    fn every_level_is_a_bot_and_comes_back() {
        for level in LEVELS {
            let name = bot(level.name).unwrap().unwrap();
            assert!(name.parse::<Spec>().is_ok(), "{name}");
            assert_eq!(of(&name).as_deref(), Some(level.name));
            assert_eq!(bot(&format!("{}@careful", level.name)).is_ok(), level.tempers);
        }
        assert_eq!(bot("hard@careful").unwrap().as_deref(), Some("planner@careful"));
        assert_eq!(of("planner@careful").as_deref(), Some("hard@careful"));
        assert_eq!(bot("hunter"), Ok(None));
        assert_eq!(of("hunter"), None);
        for (name, wanted) in [
            ("hard@aggressive", Some("aggressive")),
            ("searcher:20ms@careful", Some("careful")),
            ("planner:some.net@hoarding", Some("hoarding")),
            ("planner", None),
            ("planner@kind", None),
            ("exec:bot --like planner@careful", None),
        ] {
            assert_eq!(temper(name), wanted, "{name}");
        }
    }
}
