//! Masks: gained, lost, worth stars, taken from the fallen (LUCH-25 to LUCH-28).

mod arena;

use arena::*;
use rules::lang::Resource;
use rules::position::SeatPosition;
use rules::{Action, Event, NOBODY, Rule, Rules};

#[test]
fn a_bare_figure_wears_the_mask_it_gains() {
    // LUCH-25, SIL-20.
    let mut t = Table::new(&["six", "two", "three"], |_, seats| seats[0].wears_mask = Some(false));
    t.challenge().alone().reveal(REVEAL, REVEAL);
    assert_eq!((t.masks(0), t.masks(1)), ((true, 0), (false, 0)));
    assert_eq!(t.rules.score(&t.game, 0), t.game.monster(0).stars);
}

#[test]
fn masks_are_lost_from_the_collection_first() {
    // LUCH-27.
    let mut t = Table::new(&["six", "two", "three"], |_, seats| seats[1].masks = 2);
    assert_eq!(t.rules.score(&t.game, 1), 4);
    t.challenge().alone().reveal(REVEAL, REVEAL);
    assert_eq!(t.masks(1), (true, 1));
    assert_eq!(t.rules.score(&t.game, 1), 2);
}

#[test]
fn without_a_mask_two_stars_are_lost() {
    // LUCH-27, D-20, SIL-11: never below 0.
    for (stars, left) in [(5, 3), (1, 0), (0, 0)] {
        let bare = |_: &Rules, seats: &mut Vec<SeatPosition>| {
            seats[1].wears_mask = Some(false);
            seats[1].stars = stars;
        };
        let mut t = Table::new(&["six", "two", "three"], bare);
        t.challenge().alone().reveal(REVEAL, REVEAL);
        assert_eq!((t.stars()[1], t.masks(0)), (left, (true, 0)));
        let amount = stars - left;
        let lost = Event::Lost { seat: 1, what: Resource::Stars, amount, cause: because(Rule::Luch27) };
        assert_eq!(t.has(lost), amount > 0);
        // Where only one reveals nothing is lost.
        let mut t = Table::new(&["six", "two", "three"], bare);
        t.challenge().alone().reveal(REVEAL, HIDE);
        assert_eq!(t.stars()[1], stars);
    }
}

#[test]
fn whoever_eliminates_takes_all_masks() {
    // LUCH-28, SIL-12: by a reward; the winner is bare, so it wears one.
    let mut t = Table::new(&["quake", "two", "three", "three"], |_, seats| {
        seats[0].wears_mask = Some(false);
        seats[2].masks = 2;
        seats[2].hearts = Some(1);
    });
    t.challenge().alone().reveal(REVEAL, HIDE);
    assert_eq!((t.masks(0), t.masks(2)), ((true, 2), (false, 0)));
    let moved = Event::MaskMoved { from: 2, to: 0, cause: because(Rule::Luch28) };
    assert_eq!(t.events.iter().filter(|e| **e == moved).count(), 3);
    assert_eq!(t.card(2), None);
    assert!(t.has(Event::ChallengeDiscarded { seat: 2, seen: false }));
}

#[test]
fn masks_of_who_falls_by_itself_go_to_the_box() {
    // SIL-12: the Champion's own reward takes its last heart.
    let mut t = Table::new(&["two", "pact", "three"], |_, seats| seats[1].hearts = Some(3));
    t.challenge().alone().reveal(HIDE, REVEAL);
    assert!(!t.game.is_alive(1));
    assert!(t.has(Event::MaskMoved { from: 1, to: NOBODY, cause: because(Rule::Luch28) }));
    assert_eq!((t.masks(0), t.masks(2)), ((true, 0), (true, 0)));
    // Its card was revealed, so it lies face up on the discards; its place is free, and the attacker enters as usual.
    assert!(t.has(Event::ChallengeDiscarded { seat: 1, seen: true }));
    assert!(t.has(Event::Entered { seat: 0, place: CITY, cause: because(Rule::Base38) }));
}

#[test]
fn masks_count_for_the_win() {
    // SIL-11: 16 on the dial, a mask in the Collection gained now, a star of the card and one for entering.
    let mut t = Table::new(&["six", "two", "three"], |_, seats| seats[0].stars = 16);
    t.challenge().alone().reveal(REVEAL, REVEAL);
    assert_eq!(t.rules.score(&t.game, 0), 20);
    t.answer(0, Action::Pass);
    assert_eq!(t.game.end.map(|end| end.winners), Some(1));
    // With the worn mask only it is 18, and nobody has won.
    let mut t = Table::new(&["six", "two", "three"], |_, seats| seats[0].stars = 16);
    t.challenge().alone().reveal(REVEAL, HIDE);
    t.answer(0, Action::Pass);
    assert!(t.game.end.is_none());
}

#[test]
fn losing_a_mask_may_lose_the_win() {
    let mut t = Table::new(&["six", "two", "three"], |_, seats| {
        seats[1].stars = 19;
        seats[1].masks = 1;
    });
    t.challenge().alone().reveal(REVEAL, REVEAL);
    t.answer(0, Action::Pass);
    assert!(t.game.end.is_none());
}
