//! How the brawler fights Challenges: with a strong card yes, with a weak one no.

use crate::{Situation, evolutions};
use rules::{Action, Ask, Seeded};

/// The Force with which it fights.
const STRONG: u8 = 4;

/// One time in so many it offers its help.
const HELPS: u32 = 4;

pub(crate) fn answer(s: &Situation, rng: &mut Seeded) -> Action {
    let force = s.game.challenge_card(s.seat).map_or(0, |card| s.rules.def(card).force[0]);
    let fights = match s.decision.ask {
        Ask::Volunteer(_) => rng.below(HELPS) == 0,
        Ask::PickAlly | Ask::AskHelp => true,
        _ => force >= STRONG,
    };
    if !fights {
        // Where nobody can simply pass, the second way is the quiet one.
        let quiet = Action::Choice(1);
        return if s.options.has(quiet) { quiet } else { Action::Pass };
    }
    // Whoever is worth most, where there is somebody to pick; else simply yes.
    match evolutions::leader(s) {
        Action::Pass => {
            let yes = |a: &Action| *a != Action::Pass && *a != Action::Choice(1);
            s.options.others().iter().copied().find(yes).unwrap_or(Action::Pass)
        }
        picked => picked,
    }
}
