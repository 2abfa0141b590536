//! What comes between in a Challenge: falls, any-time cards, closing places; and who knows what.

mod arena;

use arena::*;
use rules::position::{CardPosition, SeatPosition};
use rules::{Action, Ask, Event, Leaving, Rule, Rules, Seat, Seeded};

#[test]
fn everybody_starts_with_a_mask_and_a_secret_card() {
    // LUCH-3, LUCH-4.
    let rules = rules(4);
    let mut events: Vec<Event> = Vec::new();
    let game = rules.deal(&mut Seeded::new(3), &mut events);
    let cards: Vec<u8> = (0..4).map(|s| game.challenge_card(s).unwrap()).collect();
    for seat in 0..4u8 {
        let m = game.monster(seat);
        assert_eq!((m.wears_mask, m.masks, rules.score(&game, seat)), (true, 0, 0));
        let drawn = Event::ChallengeDrawn { seat, card: cards[seat as usize] };
        assert_eq!(drawn.seen_by(), 1 << seat);
        assert!(events.contains(&drawn));
        let view = rules.view(&game, Some(seat));
        assert_eq!(view.game().challenge_card(seat), Some(cards[seat as usize]));
    }
    let mut different = cards.clone();
    different.sort();
    different.dedup();
    assert_eq!(different.len(), 4);
    // A spectator sees the lowest cards there are, whoever has them.
    let view = rules.view(&game, None);
    let seen: Vec<_> = (0..4).map(|s| view.game().challenge_card(s).unwrap()).collect();
    assert_eq!(seen, (5..9).collect::<Vec<u8>>());
}

#[test]
fn answers_are_secret_until_both_are_in() {
    // LUCH-13.
    let mut t = Table::plain(&["two", "four", "one"]);
    t.challenge().alone().answer(1, HIDE);
    assert!(t.events.is_empty());
    assert_eq!(t.rules.view(&t.game, Some(0)).game().asked(), 0b11);
    assert_eq!(t.rules.view(&t.game, Some(1)).game().asked(), 0b01);
    assert_eq!(t.options(0), [REVEAL, HIDE]);
    assert!(t.options(1).is_empty());
}

#[test]
fn a_champion_killed_by_the_reward_leaves_its_place_free() {
    // Four play; the Champion has one heart left after two smashes.
    let mut t = Table::new(&["quake", "two", "three", "three"], |_, seats| seats[1].hearts = Some(3));
    t.challenge().alone().reveal(REVEAL, HIDE);
    assert!(!t.game.is_alive(1));
    assert!(t.has(Event::Entered { seat: 0, place: CITY, cause: because(Rule::Luch22) }));
    assert_eq!((t.stars()[0], t.masks(0)), (1, (true, 1)));
    assert_eq!(t.asks(), (Ask::Buy, 1));
}

#[test]
fn a_place_that_closes_is_not_taken() {
    // Five play, the reward takes one outside: Bay closes, its Champion goes, and there is no place to enter.
    let mut t = Table::new(&["quake", "two", "one", "three", "three"], |_, seats| seats[3].hearts = Some(1));
    t.stay().answer(0, Action::Seat(2)).go_on(0, Action::Pass).go_on(2, Action::Pass);
    t.go_on(0, REVEAL).go_on(2, HIDE);
    assert!(t.has(Event::Left { seat: 2, place: BAY, how: Leaving::Forced, cause: because(Rule::Bay4) }));
    assert_eq!((t.place(0), t.place(1), t.place(2)), (0, CITY, 0));
    assert_eq!(t.asks(), (Ask::Buy, 1));
}

#[test]
fn a_champion_moved_up_gives_that_place() {
    // The one in City falls by the reward, Bay closes, and its Champion moves up: the Challenger takes City from it.
    let mut t = Table::new(&["quake", "two", "one", "three", "three"], |_, seats| seats[1].hearts = Some(3));
    t.stay().answer(0, Action::Seat(2)).go_on(0, Action::Pass).go_on(2, Action::Pass);
    t.go_on(0, REVEAL).go_on(2, HIDE);
    assert!(!t.game.is_alive(1));
    assert!(t.has(Event::Left { seat: 2, place: CITY, how: Leaving::Forced, cause: because(Rule::Luch22) }));
    assert_eq!((t.place(0), t.place(2)), (CITY, 0));
}

#[test]
fn a_challenger_killed_by_the_own_reward_does_not_enter() {
    // The Ally still takes its reward (LUCH-21), and everybody who lives changes cards.
    let mut t = Table::new(&["pact", "two", "one", "three"], |_, seats| seats[0].hearts = Some(1));
    t.challenge().with_ally(0, 2).go_on(1, Action::Pass).reveal(REVEAL, HIDE);
    assert!(!t.game.is_alive(0));
    assert_eq!((t.place(1), t.stars()[2]), (CITY, 2));
    assert!(t.has(Event::ChallengeDrawn { seat: 1, card: t.card(1).unwrap() }));
    assert_eq!((t.game.active, t.card(0)), (1, None));
}

fn bomber(rules: &Rules, seats: &mut [SeatPosition], who: usize) {
    seats[who].cards = vec![CardPosition::new(rules.cards_named("bomb").next().unwrap())];
}

#[test]
fn any_time_cards_may_come_in_between() {
    // Seat 4 throws its bomb at every question of a Challenge; the question is asked again.
    let mut positions = Vec::new();
    let mut t = Table::new(&["six", "two", "three", "three"], |rules, seats| bomber(rules, seats, 3));
    t.stay();
    let mut at = |t: &Table| positions.push(t.game.clone());
    at(&t);
    t.answer(0, Action::Seat(1));
    at(&t);
    t.answer(0, YES);
    at(&t);
    t.answer(2, YES);
    at(&t);
    t.answer(3, YES);
    at(&t);
    t.answer(0, Action::Seat(2));
    at(&t);
    t.answer(1, Action::Pass);
    at(&t);
    t.answer(0, REVEAL);
    at(&t);
    for game in positions {
        let asks = (game.ask(), game.asked());
        let mut t = Table { game, events: Vec::new(), rules: rules(4), chance: Seeded::new(2) };
        let bomb = t.named("bomb");
        t.answer(3, Action::Use(bomb));
        assert_eq!(t.asks(), asks);
        assert_eq!(t.game.monster(0).hearts, 9);
    }
}

#[test]
fn a_champion_who_falls_meanwhile_ends_it() {
    for stage in 0..3 {
        let mut t = Table::new(&["six", "two", "three", "three"], |rules, seats| {
            bomber(rules, seats, 3);
            seats[1].hearts = Some(3);
        });
        let bomb = t.named("bomb");
        t.challenge();
        match stage {
            0 => {}
            1 => _ = t.answer(0, YES).answer(2, YES),
            _ => _ = t.alone().answer(0, REVEAL),
        }
        let old = t.card(0);
        t.answer(3, Action::Use(bomb));
        assert!(t.has(Event::ChallengeUnwon { cause: because(Rule::Base33) }));
        // Not revealed after all; the Challenger gets a new card and enters as usual.
        assert!(t.has(Event::ChallengeDiscarded { seat: 0, seen: false }));
        assert_ne!(t.card(0), old);
        assert!(t.has(Event::Entered { seat: 0, place: CITY, cause: because(Rule::Base38) }));
        // Seat 4 has caused it, so the mask is its.
        assert_eq!((t.masks(3), t.asks()), ((true, 1), (Ask::Buy, 1)));
    }
}

#[test]
fn a_challenger_who_falls_meanwhile_ends_it() {
    let mut t = Table::new(&["six", "two", "three", "three"], |rules, seats| {
        bomber(rules, seats, 3);
        seats[0].hearts = Some(1);
    });
    let bomb = t.named("bomb");
    t.challenge().answer(3, Action::Use(bomb));
    assert!(t.has(Event::ChallengeUnwon { cause: because(Rule::Base33) }));
    assert_eq!((t.game.active, t.place(1)), (1, CITY));
    // Before it was declared there is nothing to end.
    let mut t = Table::new(&["six", "two", "three", "three"], |rules, seats| {
        bomber(rules, seats, 3);
        seats[0].hearts = Some(1);
    });
    t.stay().answer(3, Action::Use(bomb));
    assert!(!t.is_challenged() && !t.has(Event::ChallengeUnwon { cause: because(Rule::Base33) }));
    assert_eq!(t.game.active, 1);
}

#[test]
fn volunteers_and_allies_who_fall_are_no_help() {
    let setup = |rules: &Rules, seats: &mut Vec<SeatPosition>| {
        bomber(rules, seats, 3);
        seats[2].hearts = Some(1);
    };
    // While the volunteers are asked.
    let mut t = Table::new(&["two", "four", "one", "three"], setup);
    let bomb = t.named("bomb");
    t.challenge().answer(0, YES).answer(3, Action::Use(bomb));
    assert_eq!(t.asks(), (Ask::Volunteer(0), 0b1000));
    // While one is picked: nobody is left.
    let mut t = Table::new(&["two", "four", "one", "three"], setup);
    t.challenge().answer(0, YES).answer(2, YES).answer(3, Action::Pass).answer(3, Action::Use(bomb));
    assert_eq!(t.asks(), (Ask::AskHelp, 2));
    // As an Ally: its bonus is gone.
    let mut t = Table::new(&["two", "four", "one", "three"], setup);
    t.challenge().with_ally(0, 2).go_on(1, Action::Pass).answer(3, Action::Use(bomb));
    t.reveal(REVEAL, REVEAL);
    assert_eq!(t.won(), Some((1, 4, 2, because(Rule::Luch15))));
}

#[test]
fn who_has_no_card_in_a_position_draws_one() {
    let mut t =
        Table::new(&["six", "two", "three"], |_, seats| seats.iter_mut().for_each(|s| s.challenge = None));
    t.challenge();
    assert!(t.card(0).is_some() && t.card(1).is_some() && t.card(2).is_none());
    t.with_ally(0, 2);
    assert!(t.card(2).is_some());
}

/// Whether some guess of this view has this card before somebody.
fn may_be_held(t: &Table, seat: Seat, id: &str) -> bool {
    let (card, view) = (t.named(id), t.rules.view(&t.game, Some(seat)));
    (0..60).any(|n| {
        let guess = view.guess(&t.rules, &mut Seeded::new(n));
        (0..t.game.players).any(|s| guess.challenge_card(s) == Some(card))
    })
}

#[test]
fn cards_thrown_away_are_known_to_who_saw_them() {
    let mut t = Table::plain(&["quake", "two", "three"]);
    t.challenge().alone().reveal(REVEAL, HIDE);
    for seat in 0..3 {
        assert!(!may_be_held(&t, seat, "quake"), "everybody has seen where this card went");
        assert_eq!(may_be_held(&t, seat, "two"), seat != 1, "only seat 2 knows what it threw away");
    }
}

#[test]
fn cards_that_lie_face_up_are_seen_by_all() {
    // Seat 3 may answer the loss that is the reward: meanwhile both cards still lie there, one of them face up.
    let mut t = Table::new(&["quake", "two", "three"], |rules, seats| {
        seats[2].cards = vec![CardPosition::new(rules.cards_named("shield").next().unwrap())];
    });
    t.challenge().alone().reveal(REVEAL, HIDE);
    assert!(matches!(t.asks(), (Ask::Window(_), 0b100)));
    assert_eq!(t.rules.face_up_challenges(&t.game), 1);
    for seat in [Some(0), Some(1), Some(2), None] {
        let view = t.rules.view(&t.game, seat);
        assert_eq!(view.game().challenge_card(0), Some(t.named("quake")));
        let hidden = view.game().challenge_card(1) != Some(t.named("two"));
        assert_eq!(hidden, seat != Some(1));
    }
}
