//! What one seat may know: expectations about secrets.

use crate::check::{same, show_list};
use crate::expect::What;
use crate::names::Names;
use crate::run::Run;
use crate::{asks, facts, told};
use rules::{Action, CardId, Event, Options, Rules, Seat, Seeded};

/// How many games are guessed from a view to find out what it hides.
const GUESSES: u64 = 40;

/// What was found instead; `None` if the expectation holds.
pub fn unmet(run: &Run, what: &What, since: usize) -> Option<String> {
    let (g, names) = (&run.game, run.names);
    match what {
        What::KnowsTop(seat, card) => match top(run, *seat) {
            Top::Known(c) if card.as_ref().is_none_or(|w| names.means(w, c)) => None,
            other => Some(other.told(*seat, names)),
        },
        What::DoesNotKnowTop(seat) => match top(run, *seat) {
            Top::Unknown => None,
            other => Some(other.told(*seat, names)),
        },
        What::CannotTell(seat, other) => tells(run, *seat, *other),
        What::Told(seat, pattern, wanted) => {
            let shown = run.events[since..].iter().filter(|e| e.seen_by() >> seat & 1 == 1);
            let told: Vec<String> =
                shown.filter(|e| told::matches(pattern, e, names)).map(|e| told::event(e, names)).collect();
            (told.is_empty() == *wanted).then(|| match told.first() {
                Some(event) => format!("{} is told: {event}", names.seat(*seat)),
                None => format!("{} is told of no such event", names.seat(*seat)),
            })
        }
        What::Sees(seat, card, wanted) => {
            let card = *names.cards(card).first()?;
            let sees = sees(run, *seat, card);
            let who = names.seat(*seat);
            (sees != *wanted).then(|| {
                let verb = if sees { "sees" } else { "does not see" };
                format!("{who} {verb} {}", names.card(card))
            })
        }
        What::KnowsHand(seat, of, cards) => {
            let known: Vec<CardId> =
                run.rules.view(g, Some(*seat)).known_hand(run.rules, *of).iter().collect();
            (!same(run, cards, &known)).then(|| {
                let (who, whose) = (names.seat(*seat), names.seat(*of));
                format!("{who} knows the hand of {whose}: {}", show_list(run, &known))
            })
        }
        What::SeesAsked(seat, wanted) => {
            let got = run.rules.view(g, Some(*seat)).game().asked();
            let mask = wanted.iter().fold(0u8, |m, s| m | 1 << s);
            (got != mask).then(|| format!("{} sees asked: {}", names.seat(*seat), names.seats_of(got)))
        }
        _ => None,
    }
}

/// Does a seat know where this card is? It does if all games guessed from its view agree. In the power deck it must know
/// the very place.
fn sees(run: &Run, seat: Seat, card: CardId) -> bool {
    let view = run.rules.view(&run.game, Some(seat));
    if run.game.deck.has(card) {
        return facts::known_in_deck(view.game()).contains(&card);
    }
    let place = facts::place_of(run.rules, &run.game, card);
    (0..GUESSES)
        .all(|seed| facts::place_of(run.rules, &view.guess(run.rules, &mut Seeded::new(seed)), card) == place)
}

/// What a seat knows of the top of the deck.
enum Top {
    Unknown,
    Known(u8),
    /// Told by an event, but not in the view.
    Forgotten(u8),
    /// In the view without having been told.
    Leaked(u8),
}

impl Top {
    fn told(&self, seat: Seat, names: &Names) -> String {
        let who = names.seat(seat);
        match self {
            Top::Unknown => format!("{who} does not know the top card"),
            Top::Known(c) => format!("{who} knows the top card: {}", names.card(*c)),
            Top::Forgotten(c) => format!("{who} was shown {}, but the view hides it", names.card(*c)),
            Top::Leaked(c) => format!("{who} was never shown {}, but the view has it", names.card(*c)),
        }
    }
}

/// Both ways in which a seat could learn the top card must agree: what it is told, and its view of the game. The view
/// hides something if games guessed from it differ from the real one.
fn top(run: &Run, seat: Seat) -> Top {
    let g = &run.game;
    let on_top = run.events.iter().rev().find_map(|e| match e {
        Event::Peeked { card, .. } if g.deck.has(*card) => Some(*card),
        _ => None,
    });
    let Some(card) = on_top else { return Top::Unknown };
    let told = run
        .events
        .iter()
        .any(|e| matches!(e, Event::Peeked { card: c, .. } if *c == card) && e.seen_by() >> seat & 1 == 1);
    let view = run.rules.view(g, Some(seat));
    let hidden =
        (0..24).any(|seed| facts::top(&view.guess(run.rules, &mut Seeded::new(seed))) != facts::top(g));
    match (told, hidden) {
        (true, false) => Top::Known(card),
        (false, true) => Top::Unknown,
        (true, true) => Top::Forgotten(card),
        (false, false) => Top::Leaked(card),
    }
}

/// Could this seat tell, from its view and the events it is shown, that another answer had been given?
fn tells(run: &Run, seat: Seat, other: Seat) -> Option<String> {
    let Some((before, who, action)) = &run.before else { return Some("nobody has answered yet".into()) };
    if *who != other {
        return Some(format!("the last answer was that of {}", run.names.seat(*who)));
    }
    let real = seen(run.rules, before, other, *action, seat);
    let mut options = Options::default();
    run.rules.options(before, other, &mut options);
    for alternative in options.iter().filter(|a| a != action) {
        if seen(run.rules, before, other, alternative, seat) != real {
            let word = asks::option(alternative, before.ask(), &[], run.names).swap_remove(0);
            return Some(format!("{} sees a difference to \"{word}\"", run.names.seat(seat)));
        }
    }
    None
}

fn seen(
    rules: &Rules,
    before: &rules::Game,
    who: Seat,
    action: Action,
    seat: Seat,
) -> (rules::View, Vec<Event>) {
    let mut game = before.clone();
    let mut events: Vec<Event> = Vec::new();
    rules.apply_unchecked(&mut game, who, action, &mut Seeded::new(1), &mut events);
    events.retain(|e| e.seen_by() >> seat & 1 == 1);
    (rules.view(&game, Some(seat)), events)
}
