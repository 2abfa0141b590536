//! Plays for stars: keeps the dice that promise most of them, goes to Tokyo for them, and fights little.

use crate::keep::{again, position};
use crate::{Bot, Brawler, Situation};
use odds::{Counts, Table};
use rules::lang::Face;
use rules::{Action, Ask, Game, Seeded};

/// Leaves Tokyo with this many hearts or fewer: every turn there gives stars.
const LEAVES_AT: u8 = 3;

/// Hearts from which on it lets hearts be.
const WELL: u8 = 7;

/// The hunter: what its dice are worth, worked out once for each case.
#[derive(Default)]
pub struct Hunter {
    tables: Vec<(Case, Table)>,
}

/// What its wishes depend on: whether it wants hearts, and the dice that cannot be rolled.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Case {
    hurt: bool,
    /// On a board with boroughs: units around it, and whether it is famous.
    boroughs: Option<(u8, bool)>,
    dice: usize,
    locked: Counts,
}

impl Bot for Hunter {
    fn answer(&mut self, s: &Situation, rng: &mut Seeded) -> Action {
        let me = s.game.monster(s.seat);
        let wanted = match s.decision.ask {
            Ask::Roll if s.options.dice != 0 => self.roll(s),
            Ask::Yield if me.hearts > LEAVES_AT => Action::Stay,
            Ask::Buy | Ask::Revealed | Ask::TurnedUp(_) => buy(s),
            _ => Action::Pass,
        };
        // For everything else a fighter's reflexes will do.
        if wanted != Action::Pass && s.options.has(wanted) { wanted } else { Brawler.answer(s, rng) }
    }

    fn interject(&mut self, s: &Situation, rng: &mut Seeded) -> Option<Action> {
        Brawler.interject(s, rng)
    }
}

impl Hunter {
    fn roll(&mut self, s: &Situation) -> Action {
        let (g, free) = (s.game, s.options.dice);
        let position = position(g, free);
        let hurt = g.monster(s.seat).hearts < WELL && !s.rules.in_city(g, s.seat);
        let boroughs = s.rules.has_boroughs().then(|| {
            let units = g.board.units_in(s.rules.borough_of(g, s.seat)).min(8);
            let famous = s.rules.goal(g, Face::Celebrity.number()).is_some_and(|(_, who)| who == s.seat);
            (units, famous)
        });
        let case = Case { hurt, boroughs, dice: position.dice, locked: position.locked };
        let at = match self.tables.iter().position(|(known, _)| *known == case) {
            Some(at) => at,
            None => {
                let Ok(table) = Table::new(case.dice, &case.locked, 2, |end| match boroughs {
                    None => wish(end, hurt),
                    Some((units, famous)) => wish_in_boroughs(end, hurt, units, famous),
                }) else {
                    return Action::Pass;
                };
                self.tables.push((case, table));
                self.tables.len() - 1
            }
        };
        let table = &mut self.tables[at].1;
        if table.grow(position.rolls).is_err() {
            return Action::Pass;
        }
        table.best_keep(&position).map_or(Action::Pass, |keep| again(g, free, &keep))
    }
}

/// What finished dice are worth to it, in stars.
fn wish(end: &Counts, hurt: bool) -> f64 {
    let heart = if hurt { 0.8 } else { 0.0 };
    f64::from(odds::stars(end))
        + heart * f64::from(end[3])
        + 0.3 * f64::from(end[4])
        + 0.4 * f64::from(end[5].min(1))
}

/// The same in New York: destruction brings about as many stars as points, celebrity by the book, ouch costs hearts.
fn wish_in_boroughs(end: &Counts, hurt: bool, units: u8, famous: bool) -> f64 {
    let [destruction, celebrity, ouch, hearts, energy, smashes] = end.map(f64::from);
    let fame = if famous { celebrity } else { (celebrity - 2.0).max(0.0) };
    let statue = if ouch >= 3.0 { 3.0 } else { 0.0 };
    let pain = if ouch > 0.0 { 0.5 * f64::from(units) } else { 0.0 };
    let heart = if hurt { 0.8 } else { 0.0 };
    0.9 * destruction + fame + statue - pain + heart * hearts + 0.3 * energy + 0.4 * smashes.min(1.0)
}

/// A card that brings stars, the dearest it can pay.
fn buy(s: &Situation) -> Action {
    let brings = |game: &Game, card: u8| game.monster(s.seat).energy > 0 && s.rules.good_for(card).stars;
    let best = s.options.others().iter().filter_map(|action| match action {
        Action::Buy(card) if brings(s.game, *card) => {
            Some((s.rules.def(*card).cost, std::cmp::Reverse(*card)))
        }
        _ => None,
    });
    best.max().map_or(Action::Pass, |(_, card)| Action::Buy(card.0))
}
