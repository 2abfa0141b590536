//! What the dice would give if their owner stopped now: the engine itself plays it out on a copy.

use cards::words::Value;
use rules::lang::{Face, Resource};
use rules::{Action, Ask, Event, FaceRule, Game, Options, Rules, SEATS, Seat, Seeded, View};

use crate::cast::Cast;
use crate::dice;
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
    /// The owner would move into Tokyo, but others decide into which place.
    pub enters_somewhere: bool,
    /// Somebody in Tokyo would decide whether to leave, and whether the owner enters depends on that.
    pub asks_to_yield: bool,
    /// Heart dice that would do nothing because the owner is in Tokyo.
    pub no_healing: bool,
    /// Destruction whose use would still have to be chosen.
    pub destruction: u8,
    /// The owner cannot stop now.
    pub must_roll: bool,
}

const OWN: [Resource; 3] = [Resource::Stars, Resource::Hearts, Resource::Energy];

/// Plays a seat's turn on from "stop rolling", nobody using any card he need not use, until something is bought or
/// somebody may leave Tokyo. What the seat cannot know is guessed and does not matter: nothing drawn is told.
pub fn forecast(rules: &Rules, view: &View, seat: Seat) -> Forecast {
    let mut rng = Seeded::new(0);
    let mut game = view.guess(rules, &mut rng);
    let before = Tally::of(&game);
    let mut events: Vec<Event> = Vec::new();
    let mut found = Forecast::default();
    let turn = game.turn;
    let hearts = game.dice_showing(3) > 0 && rules.in_city(&game, seat);
    if rules.apply(&mut game, seat, Action::Pass, &mut rng, &mut events).is_err() {
        found.must_roll = true;
        return found;
    }
    let mut chosen = None;
    found.asks_to_yield = play_on(rules, &mut game, turn, None, &mut events, &mut chosen);
    found.destruction = chosen.map_or(0, |(_, points)| points);
    let (mut after, enters, rolls) = noted(before, &events, seat, chosen);
    found.enters = enters;
    found.rolls = rolls;
    if found.asks_to_yield {
        // With a place free anyway the owner enters whatever the others decide; so may be said what is the same
        // if all stay and if all leave.
        let [stay, leave] = [Action::Stay, Action::Leave].map(|answer| {
            let (mut game, mut events, mut chosen) = (game.clone(), events.clone(), chosen);
            play_on(rules, &mut game, turn, Some(answer), &mut events, &mut chosen);
            noted(before, &events, seat, chosen)
        });
        if let (Some(one), Some(other)) = (stay.1, leave.1) {
            found.asks_to_yield = false;
            found.enters = (one == other).then_some(one);
            found.enters_somewhere = one != other;
            for what in OWN {
                if stay.0.get(seat, what) == leave.0.get(seat, what) {
                    after.set(seat, what, stay.0.get(seat, what));
                }
            }
        }
    }
    let change = |who: Seat, what| i32::from(after.get(who, what)) - i32::from(before.get(who, what));
    found.own = OWN.map(|what| change(seat, what));
    found.no_healing = hearts && found.own[1] <= 0;
    let others = (0..SEATS as Seat).filter(|&other| other != seat);
    found.hits =
        others.map(|other| (other, change(other, Resource::Hearts))).filter(|hit| hit.1 != 0).collect();
    found
}

/// Where a choice of what to destroy comes up among events, and how much destruction there is for it.
type Chosen = Option<(usize, u8)>;

/// Answers for everybody until something is bought or the turn ends: nobody uses a card he need not use. Without an
/// answer for monsters who may leave Tokyo it stops there and says so.
fn play_on(
    rules: &Rules,
    game: &mut Game,
    turn: u16,
    yielding: Option<Action>,
    events: &mut Vec<Event>,
    chosen: &mut Chosen,
) -> bool {
    let mut rng = Seeded::new(0);
    let mut options = Options::default();
    for _ in 0..MOST {
        let Some(decision) = rules.decision(game).filter(|_| game.turn == turn) else { break };
        let wanted = match (decision.ask, yielding) {
            (Ask::Buy | Ask::Revealed | Ask::Roll, _) => break,
            (Ask::Yield, None) => return true,
            (Ask::Yield, Some(answer)) => answer,
            (Ask::FaceOrder, _) => next_face(rules, game),
            (Ask::Destroy, _) => {
                chosen.get_or_insert((events.len(), decision.amount));
                Action::Pass
            }
            _ => Action::Pass,
        };
        let asked = decision.seats.trailing_zeros() as u8;
        rules.options(game, asked, &mut options);
        let Some(action) = (if options.has(wanted) { Some(wanted) } else { options.get(0) }) else { break };
        rules.apply_unchecked(game, asked, action, &mut rng, events);
    }
    false
}

/// The face to resolve next, in the order that makes most certain: what units do before any building has become one, and
/// healing after it unless that would be too late; smashes last, since others decide what comes of them.
fn next_face(rules: &Rules, game: &Game) -> Action {
    let mut options = Options::default();
    rules.options(game, game.active, &mut options);
    let left = |rule: FaceRule| {
        let face = rules.book.faces.iter().position(|face| *face == rule)? as u8;
        Some(Action::Face(face)).filter(|action| options.has(*action))
    };
    let hurt = game.board.units_in(rules.borough_of(game, game.active));
    let first = if hurt < game.monster(game.active).hearts { FaceRule::Ouch } else { FaceRule::Heart };
    let order = [
        first,
        FaceRule::Heart,
        FaceRule::Ouch,
        FaceRule::Celebrity,
        FaceRule::Energy,
        FaceRule::Destruction,
        FaceRule::Smash,
    ];
    // In Tokyo the order listed is the one to expect.
    let usual = if rules.has_boroughs() { order.into_iter().find_map(left) } else { None };
    usual.or_else(|| options.get(0)).unwrap_or(Action::Pass)
}

/// What a seat would have after this turn's events, the place it would enter, and whether cards would roll dice. What
/// destroying brings is left out where there is a choice.
fn noted(before: Tally, events: &[Event], seat: Seat, chosen: Chosen) -> (Tally, Option<u8>, bool) {
    let (mut after, mut enters, mut rolls, mut destroys) = (before, None, false, false);
    for (at, event) in events.iter().enumerate() {
        destroys |= chosen.is_some_and(|(from, _)| from == at);
        match event {
            Event::TurnStarted { .. } | Event::Ended { .. } => break,
            Event::CardRolled { .. } => rolls = true,
            Event::Entered { seat: who, place, .. } if *who == seat => enters = Some(*place),
            _ => {}
        }
        destroys &= !matches!(event, Event::Entered { .. } | Event::FaceResolved { .. });
        if !destroys {
            after.note(event);
        }
    }
    (after, enters, rolls)
}

/// The forecast in one sentence; none for somebody who cannot stop.
pub fn sentence(cast: &Cast, say: Say, forecast: &Forecast) -> String {
    if forecast.must_roll {
        return String::new();
    }
    let signed = |n: i32| format!("{}{}", if n < 0 { '−' } else { '+' }, n.abs());
    let mut parts: Vec<String> = OWN
        .iter()
        .zip(forecast.own)
        .filter(|(_, n)| *n != 0)
        .map(|(what, n)| format!("{}{}", signed(n), symbol(*what)))
        .collect();
    parts.extend(forecast.hits.iter().map(|(who, n)| format!("{} {}♥", cast.name(*who, say), signed(*n))));
    if forecast.destruction > 0 {
        let face = dice::symbol(Face::Destruction);
        let args = [("n", forecast.destruction.into()), ("face", face.into())];
        parts.push(say.with("forecast-destruction", &args));
    }
    let places = &cast.table.rules.book.places;
    let entry = places.iter().position(|place| place.city).map(|place| place as u8);
    // Where both ways in have one name, either is that place.
    let enters =
        forecast.enters.or(entry.filter(|_| forecast.enters_somewhere && cast.table.rules.has_boroughs()));
    if let Some(place) = enters {
        parts.push(say.with("forecast-enters", &[("place", cast.place(place, say).into())]));
    }
    if forecast.enters_somewhere && enters.is_none() {
        let [city, bay] = [1, 2].map(|place| cast.place(place, say));
        parts.push(say.with("forecast-enters-either", &[("city", city.into()), ("bay", bay.into())]));
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
