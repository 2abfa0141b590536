//! What the dice would give if their owner stopped now: the engine itself plays it out on a copy.

use cards::words::Value;
use rules::lang::Resource;
use rules::{Action, Ask, Event, Options, Rules, SEATS, Seat, Seeded, View};

use crate::cast::Cast;
use crate::narrate::symbol;
use crate::say::Say;
use crate::tally::Tally;

/// More answers than the rest of a turn can need.
const MOST: usize = 64;

/// What stopping now would bring, as far as it is certain.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Forecast {
    /// Change of the owner's stars, hearts and energy.
    pub own: [i32; 3],
    /// Hearts others would lose.
    pub hits: Vec<(Seat, i32)>,
    /// The place the owner would move into.
    pub enters: Option<u8>,
    /// Cards would still roll dice.
    pub rolls: bool,
    /// Somebody in Tokyo would decide whether to leave.
    pub asks_to_yield: bool,
    /// Heart dice that would do nothing because the owner is in Tokyo.
    pub no_healing: bool,
}

const OWN: [Resource; 3] = [Resource::Stars, Resource::Hearts, Resource::Energy];

/// Plays a seat's turn on from "stop rolling", nobody using any card he need not use, until something is bought or
/// somebody may leave Tokyo. What the seat cannot know is guessed and does not matter: nothing drawn is told.
pub fn forecast(rules: &Rules, view: &View, seat: Seat) -> Forecast {
    let mut rng = Seeded::new(0);
    let mut game = view.guess(&mut rng);
    let before = Tally::of(&game);
    let mut events: Vec<Event> = Vec::new();
    let mut found = Forecast::default();
    let turn = game.turn;
    let hearts = game.dice_showing(3) > 0 && rules.in_city(&game, seat);
    if rules.apply(&mut game, seat, Action::Pass, &mut rng, &mut events).is_err() {
        return found;
    }
    let mut options = Options::default();
    for _ in 0..MOST {
        let Some(decision) = rules.decision(&game).filter(|_| game.turn == turn) else { break };
        match decision.ask {
            Ask::Buy | Ask::Revealed | Ask::Roll => break,
            Ask::Yield => {
                found.asks_to_yield = true;
                break;
            }
            _ => {}
        }
        let asked = decision.seats.trailing_zeros() as u8;
        rules.options(&game, asked, &mut options);
        let Some(action) = (if options.has(Action::Pass) { Some(Action::Pass) } else { options.get(0) })
        else {
            break;
        };
        rules.apply_unchecked(&mut game, asked, action, &mut rng, &mut events);
    }
    let mut after = before;
    for event in &events {
        match event {
            Event::TurnStarted { .. } | Event::Ended { .. } => break,
            Event::CardRolled { .. } => found.rolls = true,
            Event::Entered { seat: who, place, .. } if *who == seat => found.enters = Some(*place),
            _ => {}
        }
        after.note(event);
    }
    let change = |who: Seat, what| i32::from(after.get(who, what)) - i32::from(before.get(who, what));
    found.own = OWN.map(|what| change(seat, what));
    found.no_healing = hearts && found.own[1] <= 0;
    let others = (0..SEATS as Seat).filter(|&other| other != seat);
    found.hits =
        others.map(|other| (other, change(other, Resource::Hearts))).filter(|hit| hit.1 != 0).collect();
    found
}

/// The forecast in one sentence.
pub(crate) fn sentence(cast: &Cast, say: Say, forecast: &Forecast) -> String {
    let signed = |n: i32| format!("{}{}", if n < 0 { '−' } else { '+' }, n.abs());
    let mut parts: Vec<String> = OWN
        .iter()
        .zip(forecast.own)
        .filter(|(_, n)| *n != 0)
        .map(|(what, n)| format!("{}{}", signed(n), symbol(*what)))
        .collect();
    parts.extend(forecast.hits.iter().map(|(who, n)| format!("{} {}♥", cast.name(*who, say), signed(*n))));
    if let Some(place) = forecast.enters {
        parts.push(say.with("forecast-enters", &[("place", cast.place(place, say).into())]));
    }
    if forecast.rolls {
        parts.push(say.it("forecast-rolls"));
    }
    if forecast.asks_to_yield {
        parts.push(say.it("forecast-yield"));
    }
    let sentence = match parts.is_empty() {
        true => say.it("forecast-nothing"),
        false => say.with("forecast", &[("parts", Value::Text(parts.join(", ")))]),
    };
    if forecast.no_healing { format!("{sentence} {}", say.it("forecast-no-healing")) } else { sentence }
}
