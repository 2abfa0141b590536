//! A simple fighter: smashes, heals what is missing, leaves Tokyo when hurt, buys the dearest card, plays what it has.

use crate::{Bot, Situation, boroughs, challenges, evolutions};
use rules::{Action, Ask, Hook, NO_CARD, Seeded};

/// Leaves Tokyo with this many hearts or fewer.
const LEAVES_AT: u8 = 5;
const HEART: u8 = 3;
const SMASH: u8 = 5;

/// Keeps smashes, and hearts up to what is missing while outside.
pub struct Brawler;

impl Bot for Brawler {
    fn answer(&mut self, s: &Situation, rng: &mut Seeded) -> Action {
        if let Some(action) = evolutions::at_once(s) {
            return action;
        }
        let wanted = match s.decision.ask {
            Ask::Roll => roll(s),
            Ask::Yield => {
                if s.game.monster(s.seat).hearts <= LEAVES_AT {
                    Action::Leave
                } else {
                    Action::Stay
                }
            }
            Ask::Buy | Ask::Revealed | Ask::TurnedUp(_) => buy(s),
            // Any answer to a loss is better than the loss, as long as it costs less than life itself is worth.
            Ask::Window(Hook::MayWhenLosing) => first_use(s),
            Ask::Window(Hook::ChangingDice) => change_dice(s),
            Ask::Window(_) => Action::Pass,
            Ask::Use(card) => Action::Use(card),
            Ask::Die(face) => pick_die(s, face),
            Ask::Face | Ask::FaceFor(_) => Action::Face(SMASH),
            Ask::ShownFace => shown_face(s),
            Ask::Hearts => hearts(s),
            Ask::CopyCard | Ask::SellCard | Ask::CardOf(_) | Ask::ToBuy | Ask::Reserve => dearest(s),
            Ask::Redirect(_) => cheapest(s),
            Ask::Offered | Ask::Draft => evolutions::best_card(s),
            Ask::Tile(_) => evolutions::best_tile(s),
            Ask::Gifts => evolutions::gifts(s),
            Ask::Seat => evolutions::leader(s),
            Ask::Challenge | Ask::AskHelp | Ask::Volunteer(_) | Ask::PickAlly | Ask::RevealChallenge => {
                challenges::answer(s, rng)
            }
            Ask::FaceOrder if s.rules.has_boroughs() => boroughs::face_order(s),
            Ask::Home | Ask::Move | Ask::Destroy | Ask::Tear | Ask::HowMany(_) | Ask::Trade(_) => {
                boroughs::answer(s)
            }
            Ask::Borough | Ask::Scatter | Ask::GiveUp => boroughs::answer(s),
            _ => s.options.others().first().copied().unwrap_or(Action::Pass),
        };
        if s.options.has(wanted) { wanted } else { fallback(s, rng) }
    }

    /// Uses an any-time card only when nearly beaten.
    fn interject(&mut self, s: &Situation, _: &mut Seeded) -> Option<Action> {
        if let Some(action) = evolutions::at_once(s) {
            return Some(action);
        }
        let hurt = s.game.monster(s.seat).hearts <= 2;
        let used = |a: &Action| matches!(a, Action::Use(_));
        hurt.then(|| s.options.others().iter().copied().find(used)).flatten()
    }
}

/// Declining is always safe where it is possible.
fn fallback(s: &Situation, rng: &mut Seeded) -> Action {
    if s.options.has(Action::Pass) {
        return Action::Pass;
    }
    let k = rng.below(s.options.len() as u32);
    s.options.get(k as usize).unwrap_or(Action::Pass)
}

/// Rolls again everything but smashes and, outside Tokyo, the hearts it can use.
fn roll(s: &Situation) -> Action {
    let (g, me) = (s.game, s.game.monster(s.seat));
    let missing = s.rules.max_hearts(g, s.seat).saturating_sub(me.hearts);
    let mut hearts_wanted =
        if s.rules.in_city(g, s.seat) { 0 } else { missing + me.tokens[0] + me.tokens[1] };
    let mut again = 0;
    for die in 0..g.dice_count {
        match g.dice.get(die as usize) {
            SMASH => {}
            HEART if hearts_wanted > 0 => hearts_wanted -= 1,
            _ => again |= 1 << die,
        }
    }
    let again = again & s.options.dice;
    // Who must go on rolling parts with as little as possible.
    let least = 1 << s.options.dice.trailing_zeros().min(7);
    match again {
        0 if s.options.has(Action::Pass) => Action::Pass,
        0 => Action::Roll(least),
        again => Action::Roll(again),
    }
}

/// The dearest card it can pay.
fn buy(s: &Situation) -> Action {
    let best = s.options.others().iter().filter_map(|a| match a {
        Action::Buy(card) => Some((s.rules.def(*card).cost, std::cmp::Reverse(*card))),
        _ => None,
    });
    best.max().map_or(Action::Pass, |(_, card)| Action::Buy(card.0))
}

fn first_use(s: &Situation) -> Action {
    s.options.others().iter().copied().find(|a| matches!(a, Action::Use(_))).unwrap_or(Action::Pass)
}

/// Turns dice while something other than a smash is left, so that it comes to an end.
fn change_dice(s: &Situation) -> Action {
    let g = s.game;
    let free = (0..g.dice_count).any(|d| g.dice.get(d as usize) != SMASH);
    let energy = g.monster(s.seat).energy;
    if free && energy >= 4 { first_use(s) } else { Action::Pass }
}

/// A number die rather than a smash or a heart; somebody else's smash first of all.
fn pick_die(s: &Situation, face: u8) -> Action {
    let g = s.game;
    let mine = g.active == s.seat;
    let worth = |die: u8| match (g.dice.get(die as usize), mine) {
        (SMASH, true) => 3,
        (HEART, true) => 2,
        (_, true) => 0,
        (SMASH, false) => 0,
        (_, false) => 1,
    };
    let dice = s.options.others().iter().filter_map(|a| match a {
        Action::Die(d) if face == 255 || g.dice.get(*d as usize) == face => Some((worth(*d), *d)),
        _ => None,
    });
    dice.min().map_or(Action::Pass, |(_, d)| Action::Die(d))
}

/// First its tokens, then itself.
fn hearts(s: &Situation) -> Action {
    let cure = s.options.others().iter().copied().find(|a| matches!(a, Action::Cure(_)));
    let me = s.game.monster(s.seat);
    if me.hearts > 3 { cure.unwrap_or(Action::Heal) } else { Action::Heal }
}

/// The face most of its dice show, other than smashes: those are turned.
fn shown_face(s: &Situation) -> Action {
    let faces = s.options.others().iter().filter_map(|a| match a {
        Action::Face(face) => Some((*face != SMASH, s.game.dice_showing(*face), *face)),
        _ => None,
    });
    faces.max().map_or(Action::Pass, |(_, _, face)| Action::Face(face))
}

/// The cheapest card, for somebody else.
fn cheapest(s: &Situation) -> Action {
    let cards = s.options.others().iter().filter_map(|a| match a {
        Action::Card(card) if *card != NO_CARD => Some((s.rules.def(*card).cost, *card)),
        _ => None,
    });
    cards.min().map_or(Action::Pass, |(_, card)| Action::Card(card))
}

fn dearest(s: &Situation) -> Action {
    let cards = s.options.others().iter().filter_map(|a| match a {
        Action::Card(card) if *card != NO_CARD => Some((s.rules.def(*card).cost, std::cmp::Reverse(*card))),
        _ => None,
    });
    cards.max().map_or(Action::Pass, |(_, card)| Action::Card(card.0))
}
