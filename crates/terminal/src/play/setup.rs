//! Who plays what: seats, monsters, and the table they sit at.

use bots::ByName;
use cards::catalogue::{Catalogue, Monster};
use cards::table::{Table, TableOptions};
use cards::words::Lang;
use outside::Players;
use rules::{Rules, Seeded};
use table::{Player, SeatOf, seating};

use super::options::{Finish, PlayError, PlayOptions};
use crate::input::{Input, command_line};
use crate::paint::bold;
use crate::screen::Screen;
use tell::cast::{clean, describe, languages};
use tell::lookup::{self, fold};
use tell::say::Say;
use tell::why;

/// Monsters of a table if neither players nor bots are named.
const USUAL_PLAYERS: u8 = 4;

/// The bot for seats nobody named one for.
const USUAL_BOT: &str = "brawler";

/// The table asked for, with these monsters where they matter.
fn wanted(options: &PlayOptions) -> Result<TableOptions, PlayError> {
    let humans = options.humans.len();
    let named = humans + options.bots.len();
    let usual = if options.bots.is_empty() { named.max(USUAL_PLAYERS.into()) } else { named };
    let players = options.players.unwrap_or(usual.min(255) as u8);
    if humans > players as usize {
        return Err(PlayError::TooManyHumans { humans, players });
    }
    let mut wanted = TableOptions::new(options.edition, players);
    wanted.with.clone_from(&options.with);
    wanted.without_cards.clone_from(&options.without_cards);
    wanted.hearts = options.hearts;
    wanted.stars_to_win = options.stars_to_win;
    for bot in &options.bots {
        outside::check_name(bot).map_err(PlayError::Bot)?;
    }
    Ok(wanted)
}

/// A table like the one asked for, before anybody has chosen a monster: what cannot be is refused before anything is
/// asked. Where evolutions make monsters matter, the seats nobody named one for get any.
pub(super) fn table<'c>(catalogue: &'c Catalogue, options: &PlayOptions) -> Result<Table<'c>, PlayError> {
    let mut wanted = wanted(options)?;
    check(catalogue, options, wanted.players)?;
    if seating::needs_monsters(&wanted.with) {
        for name in &options.monsters {
            wanted.monsters.push(monster(catalogue, name)?.facts.id.clone());
        }
        seating::seat_monsters(catalogue, &mut wanted, &mut Seeded::new(0));
    }
    let table = Table::new(catalogue, &wanted)?;
    let players = Players::new(catalogue, &table, &[], options.limits);
    options.bots.iter().try_for_each(|bot| players.check(bot, &table.rules)).map_err(PlayError::Bot)?;
    Ok(table)
}

/// The table with who sits where.
pub(super) fn seated<'c>(
    catalogue: &'c Catalogue,
    options: &PlayOptions,
    seats: &[SeatOf],
) -> Result<Table<'c>, PlayError> {
    let mut wanted = wanted(options)?;
    if seating::needs_monsters(&wanted.with) {
        wanted.monsters = seats.iter().map(|seat| seat.monster.clone()).collect();
    }
    Ok(Table::new(catalogue, &wanted)?)
}

/// A monster by its short name, or its name in any language.
fn monster<'c>(catalogue: &'c Catalogue, name: &str) -> Result<&'c Monster, PlayError> {
    catalogue.monster(name.trim()).or_else(|missing| {
        let known = || catalogue.monsters().iter().map(|monster| monster.facts.id.clone()).collect();
        lookup::monster(catalogue, name).ok_or_else(|| PlayError::Monster(Box::new(missing), known()))
    })
}

/// Checks the monsters named.
fn check(catalogue: &Catalogue, options: &PlayOptions, players: u8) -> Result<(), PlayError> {
    let mut taken: Vec<&str> = Vec::new();
    for name in &options.monsters {
        let id = &monster(catalogue, name)?.facts.id;
        if taken.contains(&id.as_str()) {
            return Err(PlayError::SameMonster(id.clone()));
        }
        taken.push(id);
    }
    let monsters = taken.len();
    if monsters > players as usize {
        return Err(PlayError::TooManyMonsters { monsters, players });
    }
    Ok(())
}

/// Seats people and bots; people who named no monster are asked, and may leave instead.
pub(super) fn seats(
    catalogue: &Catalogue,
    options: &PlayOptions,
    rules: &Rules,
    say: &mut Say,
    rng: &mut Seeded,
    screen: &mut Screen,
) -> Result<Result<Vec<SeatOf>, Finish>, PlayError> {
    let players = rules.players;
    let mut free = Free {
        to_draw: seating::monsters(catalogue, options.edition, &options.with, players),
        to_choose: seating::to_choose(catalogue, options.edition, &options.with, players),
    };
    let mut named: Vec<String> = Vec::new();
    for name in &options.monsters {
        let monster = monster(catalogue, name)?;
        free.take(&monster.facts.id);
        named.push(monster.facts.id.clone());
    }
    let mut seats: Vec<SeatOf> = Vec::new();
    for (n, name) in options.humans.iter().enumerate() {
        let player = Player::Human(clean(name));
        let monster = match named.get(n) {
            Some(monster) => monster.clone(),
            None => match choose(catalogue, &mut free, name, say, rng, screen)? {
                Ok(monster) => monster,
                Err(finish) => return Ok(Err(finish)),
            },
        };
        seats.push(SeatOf { monster, player });
    }
    for n in 0..(players as usize).saturating_sub(seats.len()) {
        let kind = options.bots.get(n % options.bots.len().max(1)).map_or(USUAL_BOT, String::as_str);
        let monster = named.get(seats.len()).cloned();
        let monster = monster.unwrap_or_else(|| free.draw(rng));
        seats.push(SeatOf { monster, player: Player::Bot(kind.to_string()) });
    }
    Ok(Ok(seats))
}

/// The monsters nobody has yet. People may choose some that are never drawn.
struct Free<'c> {
    to_draw: Vec<&'c Monster>,
    to_choose: Vec<&'c Monster>,
}

impl Free<'_> {
    fn draw(&mut self, rng: &mut Seeded) -> String {
        let drawn = seating::draw(&mut self.to_draw, rng);
        self.take(&drawn);
        drawn
    }

    fn take(&mut self, id: &str) {
        self.to_draw.retain(|other| other.facts.id != id);
        self.to_choose.retain(|other| other.facts.id != id);
    }
}

/// Asks somebody for a monster; an empty line draws one.
fn choose(
    catalogue: &Catalogue,
    all: &mut Free,
    who: &str,
    say: &mut Say,
    rng: &mut Seeded,
    screen: &mut Screen,
) -> Result<Result<String, Finish>, PlayError> {
    let free = all.to_choose.clone();
    show(&free, who, *say, screen)?;
    loop {
        let Some(line) = screen.ask("> ")? else { return Ok(Err(Finish::InputEnded)) };
        let typed = fold(&line);
        if typed.is_empty() {
            return Ok(Ok(all.draw(rng)));
        }
        let hint = |say: Say| say.with("hint-monster", &[("n", (free.len() as u32).into())]);
        match command_line(&line, *say) {
            Some(Input::Quit) => return Ok(Err(Finish::Quit)),
            Some(Input::Help) => {
                screen.text(&say.with("help-monster", &[("n", (free.len() as u32).into())]), "")?;
                show(&free, who, *say, screen)?;
                continue;
            }
            Some(Input::Lang(code)) => {
                match code.parse() {
                    Ok(lang) => *say = say.lang(lang),
                    Err(_) => {
                        screen.text(&say.with("hint-lang", &[("known", languages().into())]), "")?;
                    }
                }
                show(&free, who, *say, screen)?;
                continue;
            }
            Some(Input::Card(name)) => {
                screen.text(&describe(catalogue, &[], &name, *say), "  ")?;
                continue;
            }
            Some(Input::Why(about)) if !about.is_empty() => {
                let card = || describe(catalogue, &[], &about, *say);
                screen.text(&why::rule(&about, *say).unwrap_or_else(card), "  ")?;
                continue;
            }
            Some(_) => {
                screen.text(&hint(*say), "")?;
                continue;
            }
            None => {}
        }
        let by_number = typed.parse::<usize>().ok().filter(|n| (1..=free.len()).contains(n)).map(|n| n - 1);
        let name = |at: usize, lang: Lang| fold(free[at].facts.name.get(lang.code()));
        let exact = |at: &usize| {
            fold(&free[*at].facts.id) == typed || Lang::ALL.iter().any(|lang| name(*at, *lang) == typed)
        };
        let begins = |at: &usize| name(*at, say.lang).starts_with(&typed);
        let by_name = || (0..free.len()).find(exact).or_else(|| (0..free.len()).find(begins));
        match by_number.or_else(by_name) {
            Some(at) => {
                let id = free[at].facts.id.clone();
                all.take(&id);
                return Ok(Ok(id));
            }
            None => screen.text(&hint(*say), "")?,
        }
    }
}

/// The question for a monster, and all that are free.
fn show(free: &[&Monster], who: &str, say: Say, screen: &mut Screen) -> Result<(), PlayError> {
    let key = if who.is_empty() { "ask-monster" } else { "ask-monster-of" };
    screen.text(&bold(&say.with(key, &[("who", clean(who).into())])), "")?;
    let name = |monster: &Monster| monster.facts.name.get(say.lang.code()).replace(' ', "\u{a0}");
    let list: Vec<String> =
        free.iter().enumerate().map(|(n, monster)| format!("{}\u{a0}{}", n + 1, name(monster))).collect();
    Ok(screen.text(&format!("  {}", list.join("  ")), "  ")?)
}
