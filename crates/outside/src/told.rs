//! A table as outside bots are told of it.

use std::sync::{Arc, OnceLock};

use bots::Situation;
use cards::catalogue::Catalogue;
use cards::table::Table;
use cards::words::Lang;
use protocol::{self as p, ToBot};
use rules::{Game, Rules, Seat};
use table::{Player, SeatOf, seating};
use tell::cast::Cast;
use tell::wire;

use crate::program::Limits;

/// Outside bots are told everything in this language.
const LANG: Lang = Lang::En;

/// A table as outside bots are told of it: who plays the other monsters is none of their business.
#[derive(Debug)]
pub(crate) struct Told<'c> {
    catalogue: &'c Catalogue,
    cast: Cast<'c>,
    /// Large, and made only for those who start something.
    texts: OnceLock<Box<p::Catalogue>>,
}

impl<'c> Told<'c> {
    /// A table with these monsters; where they are not known, any do.
    pub fn new(catalogue: &'c Catalogue, table: &Table<'c>, monsters: &[String]) -> Told<'c> {
        let options = &table.options;
        let named = |name: &String| catalogue.monster(name).map_or(name.clone(), |it| it.facts.id.clone());
        let mut monsters: Vec<String> = monsters.iter().map(named).collect();
        for monster in seating::monsters(catalogue, options.edition, &options.with, options.players) {
            if monsters.len() < options.players.into() && !monsters.contains(&monster.facts.id) {
                monsters.push(monster.facts.id.clone());
            }
        }
        let seat = |monster: String| SeatOf { monster, player: Player::Human(String::new()) };
        let cast = Cast::new(catalogue, table, &monsters.into_iter().map(seat).collect::<Vec<_>>());
        Told { catalogue, cast, texts: OnceLock::new() }
    }

    /// What a program is told first.
    pub fn hello(&self, limits: Limits) -> Arc<str> {
        let texts = self.texts.get_or_init(|| Box::new(wire::catalogue(self.catalogue, LANG)));
        let limit = limits.answer.as_millis() as u32;
        line(&ToBot::Hello { protocol: p::VERSION, limit, catalogue: texts.clone() })
    }

    /// What it is told when a game begins.
    pub fn game(&self, game: u32, seat: Seat, seed: u64) -> Arc<str> {
        let wanted = &self.cast.table.options;
        let options = p::TableOptions {
            edition: wanted.edition.id().to_string(),
            with: wanted.with.clone(),
            without_cards: wanted.without_cards.clone(),
            hearts: wanted.hearts,
            stars: wanted.stars_to_win,
            ..p::TableOptions::default()
        };
        line(&ToBot::Game { game, you: wire::seat(seat), players: wanted.players, options, seed })
    }

    /// The game as a seat sees it, with its question.
    pub fn question(&self, s: &Situation, number: u32, limits: Limits) -> Arc<str> {
        let view = s.rules.view(s.game, Some(s.seat));
        let say = self.cast.say(LANG);
        let mut frame = wire::position(&self.cast, &view, say);
        frame.frame = number;
        frame.prompt = wire::prompt(&self.cast, &view, s.decision, s.options, say);
        if let Some(prompt) = &mut frame.prompt {
            (prompt.id, prompt.left) = (number, Some(limits.answer.as_millis() as u32));
        }
        line(&ToBot::Frame(Box::new(frame)))
    }

    /// The game as a seat sees it at its end.
    pub fn over(&self, rules: &Rules, game: &Game, seat: Seat, number: u32) -> Arc<str> {
        let mut frame = wire::position(&self.cast, &rules.view(game, Some(seat)), self.cast.say(LANG));
        frame.frame = number;
        frame.over = wire::over(rules, game);
        line(&ToBot::Frame(Box::new(frame)))
    }
}

/// A message as a line.
pub(crate) fn line(message: &ToBot) -> Arc<str> {
    let mut text = serde_json::to_string(message).unwrap_or_default();
    text.push('\n');
    Arc::from(text)
}
