//! Holds expectations against the game.

use crate::expect::{Count, Expectation, Mode, Pile, What};
use crate::names::CardRef;
use crate::run::Run;
use crate::seats::{Copies, SeatWord, Where, Zone};
use crate::words::show_faces;
use crate::{asks, city, facts, secrets, told};
use rules::{Ask, CardId, NO_CARD, NOBODY, Seat};

/// What was found instead; `None` if the expectation holds. `since` is the first event that counts.
pub fn unmet(run: &Run, e: &Expectation, since: usize) -> Option<String> {
    let (g, names) = (&run.game, run.names);
    match &e.what {
        What::Seat(seat, words) => {
            let wrong: Vec<String> = words.iter().filter_map(|w| seat_unmet(run, *seat, w)).collect();
            if wrong.is_empty() { None } else { Some(format!("{}: {}", names.seat(*seat), wrong.join(", "))) }
        }
        What::Cards(pile, mode, cards) => cards_unmet(run, *pile, *mode, cards),
        What::Count(pile, n) => {
            let (name, ids) = cards_in(run, *pile);
            (ids.len() != *n as usize).then(|| format!("{name}: {} cards", ids.len()))
        }
        What::Frozen(wanted) => {
            let got = facts::frozen(g);
            let say = |&(die, face): &(u8, u8)| format!("#{} {}", die + 1, show_faces(run.rules, [face]));
            (got != *wanted).then(|| match &got[..] {
                [] => "frozen dice: none".into(),
                dice => format!("frozen dice: {}", dice.iter().map(say).collect::<Vec<_>>().join(", ")),
            })
        }
        What::Barred(wanted) => {
            let got = facts::barred(g);
            let fine = match (wanted, got) {
                (None, None) => true,
                (Some(card), Some(c)) => names.means(card, c),
                _ => false,
            };
            (!fine).then(|| format!("barred: {}", got.map_or("nothing", |c| names.card(c))))
        }
        What::Dice(faces) => {
            let got: Vec<u8> = (0..g.dice_count as usize).map(|d| g.dice.get(d)).collect();
            (got != *faces).then(|| format!("dice: {}", show_faces(run.rules, got)))
        }
        What::Borough(borough, words) => city::borough_unmet(run.rules, g, *borough, words),
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
                && word.is_none_or(|w| w == asks::ask(g.ask()));
            (!fine).then(|| run.state_of_play())
        }
        What::NotAsked(seat) => {
            (g.ask() != Ask::Nothing && g.asked() >> seat & 1 == 1).then(|| run.state_of_play())
        }
        What::NobodyAsked => (g.ask() != Ask::Nothing).then(|| run.state_of_play()),
        What::Offered(seat, mode, wanted) => {
            let offered = run.offered(*seat);
            let has = |w: &String| offered.iter().any(|o| o.contains(w));
            let listed = |o: &Vec<String>| wanted.iter().any(|w| o.contains(w));
            let fine = match mode {
                Mode::Has => wanted.iter().all(has),
                Mode::Lacks => !wanted.iter().any(has),
                Mode::Exactly => wanted.iter().all(has) && offered.iter().all(listed),
            };
            (!fine).then(|| format!("{} is offered: {}", names.seat(*seat), run.offered_list(*seat)))
        }
        What::KnowsTop(..)
        | What::DoesNotKnowTop(_)
        | What::CannotTell(..)
        | What::Told(..)
        | What::Sees(..)
        | What::KnowsHand(..)
        | What::SeesAsked(..) => secrets::unmet(run, &e.what, since),
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
        SeatWord::Target(has) => {
            differs((m.tokens[2] > 0) != *has, if *has { "no target".into() } else { "target".into() })
        }
        SeatWord::Web(n) => differs(m.tokens[3] != *n, format!("web {}", m.tokens[3])),
        SeatWord::Curse(n) => differs(m.tokens[4] != *n, format!("curse {}", m.tokens[4])),
        SeatWord::Wickedness(n) => differs(m.wickedness != *n, format!("wickedness {}", m.wickedness)),
        SeatWord::Mask(wears) => {
            differs(m.wears_mask != *wears, if *wears { "no mask".into() } else { "mask".into() })
        }
        SeatWord::Masks(n) => differs(m.masks != *n, format!("masks {}", m.masks)),
        SeatWord::Challenge(card) => {
            let got = facts::challenge(g, seat);
            let fine = match (card, got) {
                (None, None) => true,
                (Some(card), Some(c)) => names.means(card, c),
                _ => false,
            };
            let shown = got.map_or("no challenge".into(), |c| format!("challenge {}", names.card(c)));
            differs(!fine, shown)
        }
        SeatWord::Zone(zone, cards) => {
            let got = zone_of(run, seat, *zone);
            differs(!same(run, cards, &got), format!("{} {}", zone.word(), show_list(run, &got)))
        }
        SeatWord::ZoneSize(zone, n) => {
            let got = zone_of(run, seat, *zone);
            let (word, list) = (zone.word(), show_list(run, &got));
            differs(got.len() != *n, format!("{word} {} cards ({list})", got.len()))
        }
        SeatWord::Holds(card, wanted) => {
            let got = zone_of(run, seat, Zone::Hand);
            let holds = got.iter().any(|&c| names.means(card, c));
            differs(holds != *wanted, format!("hand {}", show_list(run, &got)))
        }
        SeatWord::Under(over, cards) => {
            let above = m.cards.iter().find(|&c| names.means(over, c));
            let got = above.map(|c| facts::under(g, c)).unwrap_or_default();
            differs(!same(run, cards, &got), format!("under {over}: {}", show_list(run, &got)))
        }
        SeatWord::Rolls(n) => {
            let got = rules.rolls_of(g, seat);
            differs(got != *n, format!("rolls {got}"))
        }
        SeatWord::Score(n) => {
            let got = rules.score(g, seat);
            differs(got != *n, format!("score {got}"))
        }
        SeatWord::StarsToWin(n) => {
            let got = rules.stars_needed(g, seat);
            differs(got != *n, format!("stars to win {got}"))
        }
        SeatWord::In(place) => {
            let fine = match place {
                Where::Outside => !rules.in_city(g, seat),
                Where::City => m.place == 1,
                Where::Bay => m.place == 2,
                Where::Tokyo => rules.in_city(g, seat),
                Where::At(place) => m.place == *place,
            };
            let got = told::place(rules, m.place);
            differs(!fine, if got == "outside" { got.into() } else { format!("in {got}") })
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
            let has = in_front(run, seat).into_iter().any(|c| names.means(card, c));
            differs(has, format!("has {card}"))
        }
        SeatWord::Has(card) => {
            let has = in_front(run, seat).into_iter().any(|c| remembers(run, card, c));
            differs(!has, show_cards(run, seat))
        }
        SeatWord::Cards(cards) => {
            let mut left: Vec<u8> = in_front(run, seat);
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

/// What lies in front of a seat, its own gifts among it.
fn in_front(run: &Run, seat: Seat) -> Vec<CardId> {
    run.game.monster(seat).cards.iter().chain(facts::idle(run.rules, &run.game, seat)).collect()
}

fn zone_of(run: &Run, seat: Seat, zone: Zone) -> Vec<CardId> {
    match zone {
        Zone::Hand => facts::hand(run.rules, &run.game, seat),
        Zone::EvolutionDeck => facts::evolution_deck(run.rules, &run.game, seat),
        Zone::EvolutionDiscards => facts::evolution_discards(run.rules, &run.game, seat),
    }
}

/// Are these exactly the cards meant, in any order?
pub(crate) fn same(run: &Run, wanted: &[CardRef], got: &[CardId]) -> bool {
    let mut left = got.to_vec();
    wanted.iter().all(|w| match left.iter().position(|&c| run.names.means(w, c)) {
        Some(at) => {
            left.remove(at);
            true
        }
        None => false,
    }) && left.is_empty()
}

pub(crate) fn show_list(run: &Run, cards: &[CardId]) -> String {
    let shown: Vec<&str> = cards.iter().map(|&c| run.names.card(c)).collect();
    if shown.is_empty() { "nothing".into() } else { shown.join(", ") }
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
        && word.lent_by.is_none_or(|by| facts::lender(g, card) == by)
        && word
            .marked_by
            .as_ref()
            .is_none_or(|by| facts::marker(g, card).is_some_and(|marker| run.names.means(by, marker)))
        && (!word.idle || g.owner(card).is_none())
}

fn show_cards(run: &Run, seat: Seat) -> String {
    let g = &run.game;
    let shown: Vec<String> = in_front(run, seat)
        .into_iter()
        .map(|c| {
            let mut memory = Vec::new();
            if let Some(of) = g.copy_of(c) {
                memory.push(format!("copies {}", run.names.card(of)));
            }
            if g.counters_on(c) > 0 {
                memory.push(format!("{} counters", g.counters_on(c)));
            }
            if let Some(by) = facts::lender(g, c) {
                memory.push(format!("lent by {}", run.names.seat(by)));
            }
            if let Some(by) = facts::marker(g, c) {
                memory.push(format!("marked by {}", run.names.card(by)));
            }
            if g.owner(c).is_none() {
                memory.push("idle".into());
            }
            let name = run.names.card(c);
            if memory.is_empty() { name.to_string() } else { format!("{name}({})", memory.join(", ")) }
        })
        .collect();
    if shown.is_empty() { "no cards".into() } else { format!("cards {}", shown.join(", ")) }
}

fn cards_in(run: &Run, pile: Pile) -> (String, Vec<CardId>) {
    let g = &run.game;
    match pile {
        Pile::Market => ("market".into(), g.market.to_vec()),
        Pile::Discards => ("discards".into(), g.discards.iter().collect()),
        Pile::Deck => ("deck".into(), g.deck.iter().collect()),
        Pile::Tiles(level) => (format!("tiles at {level}"), facts::tiles(run.rules, g, level)),
        Pile::ChallengeDeck => ("challenge deck".into(), facts::challenge_deck(run.rules, g)),
        Pile::ChallengeDiscards => ("challenge discards".into(), facts::challenge_discards(run.rules, g)),
    }
}

fn cards_unmet(run: &Run, pile: Pile, mode: Mode, wanted: &[Option<CardRef>]) -> Option<String> {
    let (name, ids) = cards_in(run, pile);
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
