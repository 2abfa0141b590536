//! How a table is set up and who sits there: everything that is kept of it besides what happens in its game.

use bots::levels::LEVELS;
use cards::catalogue::Catalogue;
use cards::table::{Table, TableOptions};
use cards::words::{Arg, Lang};
use protocol as p;
use rules::{Edition, Seeded};
use serde::{Deserialize, Serialize};
use table::fair::{PlayerSeal, Seal, Secret, hex, promise, secret};
use table::room::{Chair, Clock, RoomOptions};
use table::seating;
use tell::say::Say;

use crate::hub::Limits;
use crate::refused::Refused;
use crate::secrets;

/// Milliseconds in a second.
const SECOND: u64 = 1000;

/// Most seconds in a bank, and most days for a question: what is left of them is told in milliseconds of 32 bits.
const MOST_SECONDS: u32 = 24 * 60 * 60;
const MOST_DAYS: u8 = 30;

/// Most letters of a name, a person's or a program's.
pub const NAME: usize = 24;

/// A table as it is kept.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Setup {
    /// How it is set up.
    pub options: p::TableOptions,
    /// The seats in order.
    pub seats: Vec<Seat>,
    /// The host's seat.
    pub host: u8,
    /// The server's number for the dice, 64 hexadecimal digits. Shown to nobody before the end.
    pub secret: String,
    /// Begins by itself as soon as the host is there.
    pub starting: bool,
    /// The journal's head, once the game has begun.
    #[serde(default)]
    pub header: Option<String>,
    /// The next table of these players.
    #[serde(default)]
    pub rematch: Option<String>,
    /// The winners and how, once it is over.
    #[serde(default)]
    pub over: bool,
}

/// A seat as it is kept.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Seat {
    /// The monster, if one was chosen or drawn.
    pub monster: Option<String>,
    /// A person's name; empty for others.
    pub name: String,
    /// What sits there.
    pub who: Who,
    /// What the person has promised for the dice, and opened.
    #[serde(default)]
    pub promise: Option<String>,
    #[serde(default)]
    pub seed: Option<String>,
}

/// What sits on a seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Who {
    /// Nobody yet.
    #[default]
    Open,
    /// Nobody ever.
    Closed,
    /// A person.
    Human,
    /// A bot.
    Bot(p::Level),
    /// A program that the server offers, by name.
    Program(String),
}

/// The bot that plays at this level.
pub fn bot_of(level: &p::Level) -> Result<String, Refused> {
    let known = bots::levels::bot(&level.0).ok().flatten();
    known.ok_or_else(|| {
        let tempered = |it: &bots::levels::Level| it.tempers.then_some(it.name);
        Refused::new(p::ErrorCode::BadOptions, "refused-level")
            .with("level", level.0.as_str())
            .with("known", LEVELS.map(|it| it.name).join(", "))
            .with("tempered", LEVELS.iter().filter_map(tempered).collect::<Vec<_>>().join(", "))
            .with("tempers", bots::TEMPERS.map(|(name, _)| name).join(", "))
    })
}

/// The level at which this bot plays; one without a level is called by its own name.
pub fn level_of(bot: &str) -> p::Level {
    p::Level(bots::levels::of(bot).or_else(|| clean_name(bot)).unwrap_or_default())
}

/// Who plays, where this bot does: anything that is no bot of ours is a program, by its name.
pub fn player_of(bot: &str) -> p::Player {
    match bot.parse::<bots::Spec>() {
        Ok(_) => p::Player::Bot { level: level_of(bot) },
        Err(_) => p::Player::Program { name: visible(bot).chars().take(NAME).collect() },
    }
}

/// What of a name can be seen and does not change what stands around it.
fn visible(name: &str) -> String {
    let bad = |c: &char| {
        c.is_control()
            || matches!(*c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
    };
    let words: String = name.chars().filter(|c| !bad(c)).collect();
    words.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A name without what a name may not have; nothing if that leaves nothing.
pub fn clean_name(name: &str) -> Option<String> {
    let name = visible(name);
    (!name.is_empty() && name.chars().count() <= NAME).then_some(name)
}

impl Setup {
    /// A new table with its host on the first seat.
    pub fn new(catalogue: &Catalogue, wanted: &p::NewTable) -> Result<Setup, Refused> {
        let n = if wanted.seats == 0 { wanted.bots.len() + 1 } else { wanted.seats.into() };
        if !(2..=6).contains(&n) || wanted.bots.len() >= n.max(1) {
            return Err(Refused::new(p::ErrorCode::BadOptions, "refused-seats"));
        }
        let mut seats = vec![Seat::default(); n];
        seats[0].who = Who::Human;
        seats[0].name = checked_name(&wanted.name)?;
        for (seat, level) in seats[1..].iter_mut().zip(&wanted.bots) {
            bot_of(level)?;
            seat.who = Who::Bot(level.clone());
        }
        let secret = hex(&secrets::random::<32>());
        let mut setup = Setup {
            options: wanted.options.clone(),
            seats,
            host: 1,
            secret,
            starting: wanted.start,
            header: None,
            rematch: None,
            over: false,
        };
        setup.options.bot_pause = setup.options.bot_pause.min(10_000);
        if let p::Speed::Clock { bank, more } = &mut setup.options.speed {
            (*bank, *more) = ((*bank).clamp(1, MOST_SECONDS), (*more).min(MOST_SECONDS));
        }
        if let p::Speed::Days { days } = &mut setup.options.speed {
            *days = (*days).clamp(1, MOST_DAYS);
        }
        setup.choose_monster(catalogue, 1, wanted.monster.clone())?;
        setup.check(catalogue)?;
        Ok(setup)
    }

    /// Can a game be dealt at a table like this, whoever will sit there?
    pub fn check(&self, catalogue: &Catalogue) -> Result<(), Refused> {
        let players = self.seats.iter().filter(|seat| seat.who != Who::Closed).count().max(2) as u8;
        let mut options = self.table_options(players)?;
        let mut rng = Seeded::new(0);
        self.draw_monsters(catalogue, &mut options, &mut rng)?;
        Table::new(catalogue, &options)
            .map(drop)
            .map_err(|error| Refused::because(p::ErrorCode::BadOptions, error.phrase()))
    }

    fn table_options(&self, players: u8) -> Result<TableOptions, Refused> {
        let wanted = &self.options;
        let edition = Edition::from_id(&wanted.edition).ok_or_else(|| {
            let known = Edition::ALL.map(Edition::id).join(", ");
            Refused::new(p::ErrorCode::BadOptions, "refused-edition")
                .with("edition", wanted.edition.as_str())
                .with("known", known)
        })?;
        let mut options = TableOptions::new(edition, players);
        options.with = wanted.with.clone();
        // Online nobody may learn anything from where the game waits.
        if seating::needs_monsters(&options.with) && !options.with.iter().any(|word| word == "held-windows") {
            options.with.push("held-windows".to_string());
        }
        options.without_cards = wanted.without_cards.clone();
        options.hearts = wanted.hearts;
        options.stars_to_win = wanted.stars;
        Ok(options)
    }

    /// The monsters of all seats in play: those chosen, and others drawn.
    fn draw_monsters(
        &self,
        catalogue: &Catalogue,
        options: &mut TableOptions,
        rng: &mut Seeded,
    ) -> Result<(), Refused> {
        let mut free = seating::monsters(catalogue, options.edition, &options.with, options.players);
        let playing = self.seats.iter().filter(|seat| !matches!(seat.who, Who::Closed | Who::Open));
        let chosen: Vec<Option<String>> = playing.map(|seat| seat.monster.clone()).collect();
        free.retain(|monster| !chosen.iter().flatten().any(|name| *name == monster.facts.id));
        for n in 0..options.players as usize {
            let name = match chosen.get(n).cloned().flatten() {
                Some(name) => name,
                None => seating::draw(&mut free, rng),
            };
            if name.is_empty() {
                let few = || Refused::new(p::ErrorCode::BadOptions, "refused-few-monsters");
                // Where evolutions are lacking, the table itself knows best what to do about it.
                let why =
                    Table::new(catalogue, options).err().filter(|_| seating::needs_monsters(&options.with));
                return Err(
                    why.map_or_else(few, |it| Refused::because(p::ErrorCode::BadOptions, it.phrase()))
                );
            }
            options.monsters.push(name);
        }
        Ok(())
    }

    /// Chooses a monster for a seat, or leaves it to chance.
    pub fn choose_monster(
        &mut self,
        catalogue: &Catalogue,
        seat: u8,
        monster: Option<String>,
    ) -> Result<(), Refused> {
        if let Some(name) = &monster {
            let options = self.table_options(2)?;
            let can = seating::to_choose(catalogue, options.edition, &options.with, self.seats.len() as u8);
            if !can.iter().any(|monster| monster.facts.id == *name) {
                let names = |lang: Lang| {
                    can.iter().map(|it| it.facts.name.get(lang.code()).to_string()).collect::<Vec<_>>()
                };
                return Err(Refused::new(p::ErrorCode::BadOptions, "refused-monster")
                    .with("monster", monster_name(catalogue, name))
                    .with("all", Arg::each(|lang| Say::new(lang).list(&names(lang)))));
            }
            let taken = |(n, other): (usize, &Seat)| {
                n + 1 != usize::from(seat) && other.monster.as_ref() == Some(name)
            };
            if self.seats.iter().enumerate().any(taken) {
                return Err(Refused::new(p::ErrorCode::BadOptions, "refused-monster-taken")
                    .with("monster", monster_name(catalogue, name)));
            }
        }
        if let Some(it) = self.seats.get_mut(usize::from(seat).wrapping_sub(1)) {
            it.monster = monster;
        }
        Ok(())
    }

    /// Takes a free seat, the one wanted or the first.
    pub fn sit(&mut self, catalogue: &Catalogue, wanted: &p::Sit) -> Result<u8, Refused> {
        let name = checked_name(&wanted.name)?;
        let open = |seat: &Seat| seat.who == Who::Open;
        let at = match wanted.seat {
            Some(n) => {
                let there = self.seats.get(usize::from(n).wrapping_sub(1));
                let there = there
                    .ok_or_else(|| Refused::new(p::ErrorCode::SeatTaken, "refused-no-seat").with("n", n))?;
                if !open(there) {
                    return Err(Refused::new(p::ErrorCode::SeatTaken, "refused-seat-taken").with("n", n));
                }
                usize::from(n) - 1
            }
            None => {
                let free = self.seats.iter().position(open);
                free.ok_or_else(|| Refused::new(p::ErrorCode::TableFull, "refused-full"))?
            }
        };
        let before = std::mem::take(&mut self.seats[at]);
        self.seats[at] = Seat { who: Who::Human, name, ..Seat::default() };
        if let Err(refused) = self.choose_monster(catalogue, at as u8 + 1, wanted.monster.clone()) {
            self.seats[at] = before;
            return Err(refused);
        }
        Ok(at as u8 + 1)
    }

    /// What the server has promised for the dice of this table.
    pub fn promise(&self, code: &str) -> String {
        promise(code, None, &self.secret())
    }

    fn secret(&self) -> Secret {
        secret(&self.secret).unwrap_or_default()
    }

    /// What the dice follow from; players' numbers by their seats in the game.
    pub fn seal(&self, code: &str) -> Seal {
        let mut seal = Seal::new(code, self.secret());
        let playing = self.seats.iter().filter(|seat| !matches!(seat.who, Who::Open | Who::Closed));
        for (n, seat) in playing.enumerate() {
            if let (Some(promise), Some(seed)) = (&seat.promise, seat.seed.as_deref().and_then(secret)) {
                seal.players.push(PlayerSeal { seat: n as u8, promise: promise.clone(), seed });
            }
        }
        seal
    }

    /// Ready to be dealt: seats nobody took are gone, every seat has its monster.
    pub fn ready(&mut self, catalogue: &Catalogue) -> Result<TableOptions, Refused> {
        let players = self.seats.iter().filter(|seat| !matches!(seat.who, Who::Open | Who::Closed)).count();
        if players < 2 {
            return Err(Refused::new(p::ErrorCode::BadOptions, "refused-alone"));
        }
        let mut options = self.table_options(players as u8)?;
        let mut rng = Seeded::new(u64::from_le_bytes(secrets::random()));
        self.draw_monsters(catalogue, &mut options, &mut rng)?;
        Ok(options)
    }

    /// The chairs of the game.
    pub fn chairs(&self) -> Vec<Chair> {
        let playing = self.seats.iter().filter(|seat| !matches!(seat.who, Who::Open | Who::Closed));
        playing
            .map(|seat| match &seat.who {
                // Levels were looked at when they were asked for.
                Who::Bot(level) => Chair::bot(&bot_of(level).unwrap_or_else(|_| level.0.clone())),
                Who::Program(name) => Chair::bot(name),
                _ => Chair::human(&seat.name),
            })
            .collect()
    }

    /// Has one days to answer?
    pub fn is_by_the_day(&self) -> bool {
        matches!(self.options.speed, p::Speed::Days { .. })
    }

    /// How the room is run.
    pub fn room_options(&self, limits: &Limits) -> RoomOptions {
        let (clock, grace) = match self.options.speed {
            p::Speed::None => (Clock::None, Some(limits.grace)),
            p::Speed::Clock { bank, more } => {
                let clock = Clock::Bank { bank: u64::from(bank) * SECOND, more: u64::from(more) * SECOND };
                (clock, Some(limits.grace))
            }
            // Whoever plays by the day is away most of the time.
            p::Speed::Days { days } => (Clock::Each(u64::from(days.max(1)) * limits.day), None),
        };
        RoomOptions { clock, grace, bot_pause: self.options.bot_pause.into(), hold: limits.hold }
    }
}

fn checked_name(name: &str) -> Result<String, Refused> {
    if name.is_empty() {
        return Ok(String::new());
    }
    clean_name(name).ok_or_else(bad_name)
}

/// Nothing is left of a name, or too much.
pub fn bad_name() -> Refused {
    Refused::new(p::ErrorCode::BadName, "refused-name").with("most", NAME)
}

/// A monster by its name, if there is one.
fn monster_name(catalogue: &Catalogue, id: &str) -> Arg {
    catalogue.monster(id).map_or_else(|_| id.into(), |it| Arg::named(id, &it.facts.name))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What earlier versions have kept is read, and bots of journals from anywhere have a name.
    #[test]
    fn seats_kept_earlier_are_read() {
        for level in LEVELS.map(|level| level.name) {
            let who: Who = serde_json::from_str(&format!("{{\"Bot\":\"{level}\"}}")).unwrap();
            assert_eq!(who, Who::Bot(p::Level(level.to_string())));
        }
        let named =
            ["planner", "planner@careful", "hard@careful", "hunter", "searcher"].map(|bot| level_of(bot).0);
        assert_eq!(named, ["hard", "hard@careful", "hard@careful", "hunter", "master"]);
    }
}
