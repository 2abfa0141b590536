//! Who is asked why: a bot that weighs its answers thinks again itself. For all others the planner says what it thinks of them, and
//! that it was not its answer is said, too.

use bots::{Spec, levels};
use rules::Rules;
use table::Player;

use crate::coach::Coach;
use crate::say::Say;

/// Who gave an answer, and whose reasons there are for it.
#[derive(Clone, Debug, PartialEq)]
pub enum Asked {
    /// A bot that weighs its answers, with its temperament.
    Bot(Spec, Option<&'static str>),
    /// A bot that answers at random.
    Chance,
    /// A bot that follows rules.
    Rules,
    /// A bot that is a program of its own.
    Program,
    /// A person.
    Person,
}

impl Asked {
    /// Whoever plays a seat.
    pub fn of(player: &Player) -> Asked {
        let Player::Bot(name) = player else { return Asked::Person };
        match name.parse::<Spec>() {
            Ok(spec) if spec.weighs() => Asked::Bot(spec.to_ask(), levels::temper(name)),
            Ok(spec) if spec.is_random() => Asked::Chance,
            Ok(_) => Asked::Rules,
            Err(_) => Asked::Program,
        }
    }

    /// Are the reasons its own?
    pub fn is_own(&self) -> bool {
        matches!(self, Asked::Bot(..))
    }

    /// Weighs the answers as whoever gave them, or else as the planner.
    pub fn coach(&self, rules: &Rules) -> Coach {
        match self {
            Asked::Bot(spec, _) => Coach::of_bot(rules, spec),
            _ => Coach::new(rules, 1),
        }
    }

    /// Whose reasons they are; of people nothing need be said.
    pub fn remark(&self, say: Say) -> Option<String> {
        let played = match self {
            Asked::Bot(_, None) => return Some(say.it("asked-bot")),
            Asked::Bot(_, Some(temper)) => {
                return Some(format!("{} {}", tempered(temper, say), say.it("asked-temper")));
            }
            Asked::Chance => "asked-chance",
            Asked::Rules => "asked-rules",
            Asked::Program => "asked-program",
            Asked::Person => return None,
        };
        let planner = say.with("asked-planner", &[("level", say.it("level-hard").into())]);
        Some(format!("{} {planner}", say.it(played)))
    }
}

/// That a seat plays by a temperament, where a decision is judged that may have come from it.
pub fn temper(player: &Player, say: Say) -> Option<String> {
    let Player::Bot(name) = player else { return None };
    let temper = levels::temper(name)?;
    Some(format!("{} {}", tempered(temper, say), say.it("coach-temper")))
}

/// A temperament and what it likes.
fn tempered(temper: &str, say: Say) -> String {
    let name = say.it(&format!("temper-{temper}"));
    say.with(
        "temper-is",
        &[("temper", name.into()), ("text", say.it(&format!("temper-{temper}-text")).into())],
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use cards::words::Lang;

    fn bot(name: &str) -> Player {
        Player::Bot(name.to_string())
    }

    #[test]
    fn every_player_says_whose_reasons_it_has() {
        for (name, own, has) in [
            ("hard", true, "as it weighs them itself"),
            ("searcher@careful", true, "Looks after its hearts"),
            ("searcher:2s", true, "as it weighs them itself"),
            ("random", false, "at random"),
            ("normal", false, "rules"),
            ("hunter", false, "rules"),
            ("exec:python3 bot.py", false, "program"),
        ] {
            let asked = Asked::of(&bot(name));
            assert_eq!(asked.is_own(), own, "{name}");
            let remark = asked.remark(Say::new(Lang::En)).unwrap();
            assert!(remark.contains(has), "{name}: {remark}");
            assert_eq!(!own, remark.contains("level hard"), "{name}: {remark}");
            for lang in Lang::ALL {
                let remark = asked.remark(Say::new(lang)).unwrap();
                assert!(!remark.contains('\u{27e6}'), "{remark}");
            }
        }
        assert_eq!(Asked::of(&Player::Human(String::new())).remark(Say::new(Lang::En)), None);
    }

    #[test]
    fn only_bots_have_temperaments() {
        let say = Say::new(Lang::En);
        assert!(temper(&bot("planner@aggressive"), say).unwrap().contains("Likes to hurt"));
        for player in [bot("planner"), bot("exec:x@careful"), Player::Human("me@careful".into())] {
            assert_eq!(temper(&player, say), None, "{player:?}");
        }
    }
}
