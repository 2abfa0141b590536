//! Holds expectations against the game.

use crate::expect::{Count, Expectation, Mode, Pile, What};
use crate::names::{CardRef, Names};
use crate::run::Run;
use crate::seats::{Copies, SeatWord, Where};
use crate::told;
use crate::words::show_faces;
use rules::{Action, Ask, Event, NO_CARD, NOBODY, Options, Rules, Seat, Seeded};

/// What was found instead; `None` if the expectation holds. `since` is the first event that counts.
pub fn unmet(run: &Run, e: &Expectation, since: usize) -> Option<String> {
    let (g, names) = (&run.game, run.names);
    match &e.what {
        What::Seat(seat, words) => {
            let wrong: Vec<String> = words.iter().filter_map(|w| seat_unmet(run, *seat, w)).collect();
            if wrong.is_empty() { None } else { Some(format!("{}: {}", names.seat(*seat), wrong.join(", "))) }
        }
        What::Cards(pile, mode, cards) => cards_unmet(run, *pile, *mode, cards),
        What::DeckCount(n) => {
            let got = g.deck.len();
            (got != *n as u32).then(|| format!("deck: {got} cards"))
        }
        What::Dice(faces) => {
            let got: Vec<u8> = (0..g.dice_count as usize).map(|d| g.dice.get(d)).collect();
            (got != *faces).then(|| format!("dice: {}", show_faces(got)))
        }
        What::RollsLeft(n) => (g.rolls_left != *n).then(|| format!("rolls left: {}", g.rolls_left)),
        What::TurnOf(seat) => (g.active != *seat).then(|| format!("turn: {}", names.seat(g.active))),
        What::Over(winners, how) => {
            let mask = winners.iter().fold(0u8, |m, s| m | 1 << s);
            match g.end {
                Some(end) if end.winners == mask && how.is_none_or(|h| h == end.how) => None,
                _ => Some(run.state_of_play()),
            }
        }
        What::GoesOn => g.end.is_some().then(|| run.state_of_play()),
        What::Event(pattern, count) => {
            let found = run.events[since..].iter().filter(|e| told::matches(pattern, e, names)).count();
            let fine = match count {
                Count::Some => found > 0,
                Count::None => found == 0,
                Count::Exactly(n) => found == *n,
            };
            if fine {
                return None;
            }
            let kin: Vec<String> = run.events[since..]
                .iter()
                .filter(|e| told::event_words(e, names)[0].eq_ignore_ascii_case(&pattern[0]))
                .map(|e| told::event(e, names))
                .collect();
            let kin = if kin.is_empty() { "none of that name".to_string() } else { kin.join("; ") };
            Some(format!("{found} such events (there: {kin})"))
        }
        What::Events(patterns) => {
            let mut events = run.events[since..].iter();
            for (i, pattern) in patterns.iter().enumerate() {
                if !events.by_ref().any(|e| told::matches(pattern, e, names)) {
                    return Some(format!("number {} of them does not come after the others", i + 1));
                }
            }
            None
        }
        What::Asked(seat, word) => {
            let fine = g.asked() >> seat & 1 == 1
                && g.ask() != Ask::Nothing
                && word.is_none_or(|w| w == told::ask(g.ask()));
            (!fine).then(|| run.state_of_play())
        }
        What::NotAsked(seat) => {
            (g.ask() != Ask::Nothing && g.asked() >> seat & 1 == 1).then(|| run.state_of_play())
        }
        What::NobodyAsked => (g.ask() != Ask::Nothing).then(|| run.state_of_play()),
        What::Offered(seat, mode, wanted) => {
            let offered = run.offered(*seat);
            let has = |w: &String| offered.contains(w);
            let fine = match mode {
                Mode::Has => wanted.iter().all(has),
                Mode::Lacks => !wanted.iter().any(has),
                Mode::Exactly => wanted.iter().all(has) && offered.iter().all(|o| wanted.contains(o)),
            };
            let shown = if offered.is_empty() { "nothing".to_string() } else { offered.join(", ") };
            (!fine).then(|| format!("{} is offered: {shown}", names.seat(*seat)))
        }
        What::KnowsTop(seat, card) => match top(run, *seat) {
            Top::Known(c) if card.as_ref().is_none_or(|w| names.means(w, c)) => None,
            other => Some(other.told(*seat, names)),
        },
        What::DoesNotKnowTop(seat) => match top(run, *seat) {
            Top::Unknown => None,
            other => Some(other.told(*seat, names)),
        },
        What::CannotTell(seat, other) => tells(run, *seat, *other),
    }
}

fn seat_unmet(run: &Run, seat: Seat, word: &SeatWord) -> Option<String> {
    let (g, names, rules) = (&run.game, run.names, run.rules);
    let m = g.monster(seat);
    let differs = |wrong: bool, got: String| wrong.then_some(got);
    match word {
        SeatWord::Hearts(n) => differs(m.hearts != *n, format!("hearts {}", m.hearts)),
        SeatWord::Stars(n) => differs(m.stars != *n, format!("stars {}", m.stars)),
        SeatWord::Energy(n) => differs(m.energy != *n, format!("energy {}", m.energy)),
        SeatWord::Poison(n) => differs(m.tokens[0] != *n, format!("poison {}", m.tokens[0])),
        SeatWord::Shrink(n) => differs(m.tokens[1] != *n, format!("shrink {}", m.tokens[1])),
        SeatWord::In(place) => {
            let fine = match place {
                Where::Outside => m.place == 0,
                Where::City => m.place == 1,
                Where::Bay => m.place == 2,
                Where::Tokyo => m.place > 0,
            };
            let got = told::place(m.place);
            differs(!fine, if m.place == 0 { got.into() } else { format!("in {got}") })
        }
        SeatWord::Turn => differs(g.active != seat, format!("it is the turn of {}", names.seat(g.active))),
        SeatWord::Out => differs(g.is_alive(seat), format!("alive, hearts {}", m.hearts)),
        SeatWord::Alive => differs(!g.is_alive(seat), "out".into()),
        SeatWord::MaxHearts(n) => {
            let got = rules.max_hearts(g, seat);
            differs(got != *n, format!("max hearts {got}"))
        }
        SeatWord::Dice(n) => {
            let got = rules.dice_of(g, seat);
            differs(got != *n, format!("dice {got}"))
        }
        SeatWord::Price(card, n) => {
            let got = names.cards(card).first().map_or(0, |&c| rules.price(g, seat, c));
            differs(got != *n, format!("price {card} {got}"))
        }
        SeatWord::Ally(with) => {
            differs(m.ally != with.unwrap_or(NOBODY), format!("ally {}", names.seat(m.ally)))
        }
        SeatWord::Lacks(card) => {
            let has = m.cards.iter().any(|c| names.means(card, c));
            differs(has, format!("has {card}"))
        }
        SeatWord::Has(card) => {
            let has = m.cards.iter().any(|c| remembers(run, card, c));
            differs(!has, show_cards(run, seat))
        }
        SeatWord::Cards(cards) => {
            let mut left: Vec<u8> = m.cards.iter().collect();
            let fine = cards.iter().all(|card| match left.iter().position(|&c| remembers(run, card, c)) {
                Some(at) => {
                    left.remove(at);
                    true
                }
                None => false,
            });
            differs(!fine || !left.is_empty(), show_cards(run, seat))
        }
    }
}

/// Is this physical card the one described, memory included?
fn remembers(run: &Run, word: &crate::seats::CardWord, card: u8) -> bool {
    let g = &run.game;
    run.names.means(&word.card, card)
        && word.counters.is_none_or(|n| g.counters_on(card) == n)
        && match (&word.copies, g.copy_of(card)) {
            (None, _) | (Some(Copies::Nothing), None) => true,
            (Some(Copies::Card(of, owner)), Some(original)) => {
                run.names.means(of, original) && owner.is_none_or(|o| g.owner(original) == Some(o))
            }
            _ => false,
        }
}

fn show_cards(run: &Run, seat: Seat) -> String {
    let g = &run.game;
    let shown: Vec<String> = g
        .monster(seat)
        .cards
        .iter()
        .map(|c| {
            let mut memory = Vec::new();
            if let Some(of) = g.copy_of(c) {
                memory.push(format!("copies {}", run.names.card(of)));
            }
            if g.counters_on(c) > 0 {
                memory.push(format!("{} counters", g.counters_on(c)));
            }
            let name = run.names.card(c);
            if memory.is_empty() { name.to_string() } else { format!("{name}({})", memory.join(", ")) }
        })
        .collect();
    if shown.is_empty() { "no cards".into() } else { format!("cards {}", shown.join(", ")) }
}

fn cards_unmet(run: &Run, pile: Pile, mode: Mode, wanted: &[Option<CardRef>]) -> Option<String> {
    let g = &run.game;
    let (name, ids): (&str, Vec<u8>) = match pile {
        Pile::Market => ("market", g.market.to_vec()),
        Pile::Discards => ("discards", g.discards.iter().collect()),
        Pile::Deck => ("deck", g.deck.iter().collect()),
    };
    let means = |w: &Option<CardRef>, c: u8| match w {
        None => c == NO_CARD,
        Some(card) => c != NO_CARD && run.names.means(card, c),
    };
    let fine = match (mode, pile) {
        (Mode::Exactly, Pile::Market) => {
            (0..3).all(|i| means(wanted.get(i).unwrap_or(&None), ids[i])) && wanted.len() <= 3
        }
        (Mode::Exactly, _) => {
            let mut left = ids.clone();
            let all = wanted.iter().all(|w| match left.iter().position(|&c| means(w, c)) {
                Some(at) => {
                    left.remove(at);
                    true
                }
                None => false,
            });
            all && left.is_empty()
        }
        (Mode::Has, _) => wanted.iter().all(|w| ids.iter().any(|&c| means(w, c))),
        (Mode::Lacks, _) => !wanted.iter().any(|w| ids.iter().any(|&c| means(w, c))),
    };
    if fine {
        return None;
    }
    let shown: Vec<&str> = ids.iter().map(|&c| if c == NO_CARD { "-" } else { run.names.card(c) }).collect();
    let shown = if shown.is_empty() { "none".to_string() } else { shown.join(", ") };
    Some(format!("{name}: {shown}"))
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
    let hidden = (0..24).any(|seed| view.guess(&mut Seeded::new(seed)) != *g);
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
            let word = told::option(alternative, before.ask(), run.names);
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
