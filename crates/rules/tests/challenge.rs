//! Luchador, rule by rule: who may be challenged, Allies, revealing, rewards and places (LUCH-5 to LUCH-24).

mod arena;

use arena::*;
use rules::lang::{Resource, Thing};
use rules::position::{CardPosition, Position, SeatPosition};
use rules::{
    Action, Ask, Cause, Edition, Event, Leaving, Options, Rule, Rules, Seat, Seeded, Setup, SetupError, Step,
};

#[test]
fn challenge_cards_must_be_listed_together() {
    let mut cards = deck();
    cards.swap(0, 5);
    let setup = Setup { challenges: true, ..Setup::new(Edition::MonsterBox, 2) };
    assert!(matches!(Rules::new(&setup, &cards), Err(SetupError::Expansion(_))));
}

#[test]
fn the_attacker_may_challenge_who_stays_or_not() {
    // LUCH-5.
    let mut t = Table::plain(&["six", "two", "three"]);
    t.stay();
    assert_eq!(t.asks(), (Ask::Challenge, 1));
    assert_eq!(t.options(0), [Action::Pass, Action::Seat(1)]);
    t.answer(0, Action::Pass);
    assert!(!t.is_challenged());
    assert_eq!(t.asks(), (Ask::Buy, 1));
    assert_eq!((t.place(0), t.place(1)), (0, CITY));
}

#[test]
fn who_leaves_is_not_challenged() {
    let mut t = Table::plain(&["six", "two", "three"]);
    t.answer(1, Action::Leave);
    assert_eq!(t.asks(), (Ask::Buy, 1));
    assert_eq!((t.place(0), t.place(1)), (CITY, 0));
}

#[test]
fn who_has_no_choice_is_not_challenged() {
    // Nobody is hit, so nobody decides to stay: nothing is asked.
    let rules = rules(3);
    let mut seats = vec![SeatPosition::default(); 3];
    seats[1].place = CITY;
    seats[0].energy = 3;
    let position = Position {
        seats,
        market: vec![rules.cards_named("grenade").next()],
        discards: vec![],
        out: vec![],
        active: 0,
        step: Step::Resolve,
        dice: vec![4, 4, 0, 1, 0, 1],
        board: Default::default(),
    };
    let mut game = rules.position(&position).unwrap();
    rules.begin(&mut game, &mut Seeded::new(1), &mut rules::Silent);
    assert_eq!(game.ask(), Ask::Buy);
}

#[test]
fn with_bay_open_both_must_stay() {
    // LUCH-6, SIL-10.
    let cards = ["six", "two", "one", "three", "three"];
    for leaver in [1, 2] {
        let mut t = Table::plain(&cards);
        assert_eq!(t.asks(), (Ask::Yield, 0b110));
        t.answer(leaver, Action::Leave).go_on(3 - leaver, Action::Stay);
        assert!(!t.is_challenged());
        assert_eq!(t.asks(), (Ask::Buy, 1));
    }
    // Both stay: the attacker picks one; the place is that one's.
    for (champion, place) in [(1u8, CITY), (2, BAY)] {
        let mut t = Table::plain(&cards);
        t.stay();
        assert_eq!(t.options(0), [Action::Pass, Action::Seat(1), Action::Seat(2)]);
        t.answer(0, Action::Seat(champion));
        assert!(t.has(Event::ChallengeDeclared { challenger: 0, champion }));
        t.go_on(0, Action::Pass).go_on(champion, Action::Pass);
        t.go_on(champion, HIDE).go_on(0, REVEAL);
        assert_eq!((t.place(0), t.place(champion), t.place(3 - champion)), (place, 0, 3 - place));
    }
    // Only one in the city: no Challenge by the letter.
    let mut t = Table::new(&cards, |_, seats| seats[2].place = 0);
    t.stay();
    assert!(!t.is_challenged());
    // The attacker takes Bay as usual.
    assert_eq!((t.asks(), t.place(0)), ((Ask::Buy, 1), BAY));
}

#[test]
fn with_bay_closed_by_the_smashes_one_is_enough() {
    // Five play, the one in City falls, Bay closes and its monster moves up: four are left.
    let mut t = Table::new(&["six", "two", "one", "three", "three"], |_, seats| seats[1].hearts = Some(2));
    assert_eq!(t.asks(), (Ask::Yield, 0b100));
    assert_eq!(t.place(2), CITY);
    t.stay();
    assert_eq!(t.options(0), [Action::Pass, Action::Seat(2)]);
    // Its masks went to the attacker (LUCH-28).
    assert_eq!((t.masks(0), t.masks(1)), ((true, 1), (false, 0)));
}

#[test]
fn five_seats_of_which_four_live_have_one_place() {
    let mut t = Table::new(&["six", "two", "one", "three", "three"], |_, seats| {
        seats[2].place = 0;
        seats[4].hearts = Some(0);
        seats[4].challenge = None;
    });
    t.stay();
    assert_eq!(t.options(0), [Action::Pass, Action::Seat(1)]);
}

#[test]
fn the_challenger_asks_for_help_first() {
    // LUCH-9, LUCH-10.
    let mut t = Table::plain(&["six", "two", "three", "three"]);
    t.challenge();
    assert!(t.has(Event::ChallengeDeclared { challenger: 0, champion: 1 }));
    assert_eq!(t.asks(), (Ask::AskHelp, 1));
    assert_eq!(t.options(0), [Action::Pass, YES]);
    t.answer(0, YES);
    assert!(t.has(Event::HelpAsked { seat: 0 }));
    // All others answer at once; nothing is told before all have.
    assert_eq!(t.asks(), (Ask::Volunteer(0), 0b1100));
    t.answer(3, YES);
    assert!(t.events.is_empty());
    assert_eq!(t.asks(), (Ask::Volunteer(0), 0b100));
    assert_eq!(t.rules.view(&t.game, Some(2)).game().asked(), 0b1100, "who has answered is secret");
    t.answer(2, Action::Pass);
    assert!(t.has(Event::Volunteered { seat: 0, seats: 0b1000 }));
    assert_eq!(t.asks(), (Ask::PickAlly, 1));
    assert_eq!(t.options(0), [Action::Pass, Action::Seat(3)]);
    t.answer(0, Action::Seat(3));
    assert!(t.has(Event::AllyChosen { seat: 0, ally: 3 }));
    // Then the Champion; the Challenger's Ally is involved and cannot help both (LUCH-11).
    assert_eq!(t.asks(), (Ask::AskHelp, 2));
    t.answer(1, YES);
    assert_eq!(t.asks(), (Ask::Volunteer(1), 0b100));
    t.answer(2, YES);
    assert_eq!(t.options(1), [Action::Pass, Action::Seat(2)]);
    t.answer(1, Action::Seat(2));
    assert_eq!(t.asks(), (Ask::RevealChallenge, 0b11));
}

#[test]
fn volunteers_may_be_declined() {
    // LUCH-10; a declined volunteer is not involved and may still help the other side.
    let mut t = Table::plain(&["six", "two", "three"]);
    t.challenge().answer(0, YES).go_on(2, YES).answer(0, Action::Pass);
    assert!(t.has(Event::HelpDeclined { seat: 0 }));
    t.with_ally(1, 2);
    let before = t.card(2);
    t.reveal(REVEAL, REVEAL);
    assert_eq!(t.won(), Some((0, 6, 3, because(Rule::Luch15))));
    assert_ne!(t.card(2), before);
}

#[test]
fn without_volunteers_there_is_nothing_to_pick() {
    let mut t = Table::plain(&["six", "two", "three"]);
    t.challenge().answer(0, YES).answer(2, Action::Pass);
    assert!(t.has(Event::Volunteered { seat: 0, seats: 0 }));
    assert_eq!(t.asks(), (Ask::AskHelp, 2));
}

#[test]
fn two_monsters_have_nobody_to_ask() {
    let mut t = Table::plain(&["six", "two"]);
    t.challenge();
    assert_eq!(t.asks(), (Ask::RevealChallenge, 0b11));
}

#[test]
fn the_other_monster_in_the_city_may_help() {
    // SIL-8.
    let mut t = Table::plain(&["six", "two", "one", "three", "three"]);
    t.challenge().answer(0, YES);
    assert_eq!(t.asks(), (Ask::Volunteer(0), 0b11100));
}

#[test]
fn the_higher_total_wins() {
    // LUCH-13 to LUCH-17, EX-8: 2 + 3 = 5 beats 4. The Ally's own Force does not count.
    let mut t = Table::plain(&["two", "four", "one", "three"]);
    t.challenge().with_ally(0, 2).with_ally(1, 3);
    t.reveal(REVEAL, REVEAL);
    let shown = |id: &str, seat: Seat, force: u8| Event::ChallengeRevealed { seat, card: t.named(id), force };
    for event in [shown("two", 0, 2), shown("four", 1, 4), shown("one", 2, 3), shown("three", 3, 1)] {
        assert!(t.has(event), "{event:?}");
    }
    // 2 + 3 against 4 + 1 is a tie, which the Champion wins (LUCH-16).
    assert_eq!(t.won(), Some((1, 5, 5, because(Rule::Luch16))));
    let mut t = Table::plain(&["two", "four", "one", "three"]);
    t.challenge().with_ally(0, 2).go_on(1, Action::Pass).reveal(REVEAL, REVEAL);
    assert_eq!(t.won(), Some((0, 5, 4, because(Rule::Luch15))));
}

#[test]
fn a_winning_challenger_takes_reward_mask_and_place() {
    // LUCH-17, LUCH-20, LUCH-22, SIL-9.
    let mut t = Table::plain(&["six", "two", "three"]);
    let (old, stays) = ([t.card(0), t.card(1)], t.card(2));
    t.challenge().alone().reveal(REVEAL, REVEAL);
    assert_eq!(t.won(), Some((0, 6, 2, because(Rule::Luch15))));
    assert_eq!((t.masks(0), t.masks(1)), ((true, 1), (false, 0)));
    // One star of the card, one for entering, two for the mask in the Collection (LUCH-26).
    assert_eq!(t.stars(), [2, 0, 0]);
    assert_eq!(t.rules.score(&t.game, 0), 4);
    assert_eq!((t.place(0), t.place(1)), (CITY, 0));
    let order = [
        Event::MaskMoved { from: 1, to: 0, cause: because(Rule::Luch17) },
        Event::Gained { seat: 0, what: Resource::Stars, amount: 1, cause: Cause::Card(t.named("six")) },
        Event::Left { seat: 1, place: CITY, how: Leaving::Forced, cause: because(Rule::Luch22) },
        Event::Entered { seat: 0, place: CITY, cause: because(Rule::Luch22) },
        Event::ChallengeDiscarded { seat: 0, seen: true },
        Event::ChallengeDiscarded { seat: 1, seen: true },
        Event::ChallengeDrawn { seat: 0, card: t.card(0).unwrap() },
        Event::ChallengeDrawn { seat: 1, card: t.card(1).unwrap() },
    ];
    assert!(order.map(|e| t.where_is(e)).is_sorted(), "{:?}", t.events);
    // Entered once and for all: the step of entering does nothing more.
    let entries = t.events.iter().filter(|e| matches!(e, Event::Entered { .. })).count();
    assert_eq!((entries, t.asks()), (1, (Ask::Buy, 1)));
    // New cards for those involved, the old one for the other.
    assert!(!old.contains(&t.card(0)) && !old.contains(&t.card(1)));
    assert_eq!(t.card(2), stays);
}

#[test]
fn a_winning_champion_stays() {
    let mut t = Table::plain(&["two", "four", "three"]);
    t.challenge().alone().reveal(REVEAL, REVEAL);
    assert_eq!(t.won(), Some((1, 4, 2, because(Rule::Luch15))));
    assert_eq!((t.place(0), t.place(1)), (0, CITY));
    assert_eq!((t.masks(0), t.masks(1)), ((false, 0), (true, 1)));
    assert_eq!((t.energy(0), t.energy(1), t.stars()), (3, 3, vec![0, 0, 0]));
}

#[test]
fn only_one_reveals() {
    // LUCH-18: that one wins, its Ally's card is revealed as well, no mask.
    let mut t = Table::plain(&["two", "six", "one", "four"]);
    t.challenge().with_ally(0, 2).with_ally(1, 3).reveal(REVEAL, HIDE);
    assert_eq!(t.won(), Some((0, 5, 0, because(Rule::Luch18))));
    assert!(t.has(Event::ChallengeKeptHidden { seat: 1 }));
    assert!(t.has(Event::ChallengeRevealed { seat: 2, card: t.named("one"), force: 3 }));
    let hidden = [t.named("six"), t.named("four")];
    assert!(
        !t.events.iter().any(|e| matches!(e, Event::ChallengeRevealed { card, .. } if hidden.contains(card)))
    );
    assert_eq!((t.masks(0), t.masks(1)), ((true, 0), (true, 0)));
    // Two stars of the card and one for entering; the Ally gets the reward on its own card (LUCH-20, LUCH-21).
    assert_eq!(t.stars(), [3, 0, 2, 0]);
    assert_eq!((t.place(0), t.energy(3)), (CITY, 0));
    for (seat, seen) in [(0, true), (1, false), (2, true), (3, false)] {
        assert!(t.has(Event::ChallengeDiscarded { seat, seen }));
    }

    let mut t = Table::plain(&["six", "two", "three"]);
    t.challenge().alone().reveal(HIDE, REVEAL);
    assert_eq!(t.won(), Some((1, 2, 0, because(Rule::Luch18))));
    assert_eq!((t.place(0), t.place(1), t.stars()), (0, CITY, vec![0, 2, 0]));
}

#[test]
fn the_losers_ally_gets_nothing() {
    // LUCH-21.
    let mut t = Table::plain(&["two", "six", "one", "four"]);
    t.challenge().with_ally(0, 2).with_ally(1, 3).reveal(REVEAL, REVEAL);
    assert_eq!(t.won(), Some((1, 8, 5, because(Rule::Luch15))));
    assert_eq!(t.stars(), [0, 1, 0, 0]);
    assert_eq!(t.energy(3), 2);
}

#[test]
fn nobody_reveals() {
    // LUCH-19, LUCH-23: nothing happens, but all who are involved change their cards.
    let mut t = Table::plain(&["two", "six", "one", "four"]);
    let before = [0, 1, 2].map(|s| t.card(s));
    t.challenge().with_ally(0, 2).go_on(1, Action::Pass).reveal(HIDE, HIDE);
    assert_eq!(t.won(), None);
    assert!(t.has(Event::ChallengeUnwon { cause: because(Rule::Luch19) }));
    assert_eq!((t.stars(), t.place(0), t.place(1)), (vec![0; 4], 0, CITY));
    assert!((0..4).all(|s| t.masks(s) == (true, 0)));
    for seat in [0, 1, 2] {
        assert!(t.has(Event::ChallengeDiscarded { seat, seen: false }));
        assert_ne!(t.card(seat), before[seat as usize]);
    }
    assert_eq!(t.card(3), Some(t.named("four")));
}

#[test]
fn one_challenge_a_turn() {
    // SIL-8: the next one may be in the next turn.
    let mut t = Table::plain(&["six", "two", "three"]);
    t.challenge().alone().reveal(HIDE, HIDE);
    assert_eq!(t.asks(), (Ask::Buy, 1));
}

#[test]
fn an_empty_deck_is_made_of_the_discards() {
    // LUCH-24: eleven cards, three in front of monsters, two new ones after each Challenge.
    let mut t = Table::plain(&["six", "two", "three"]);
    let mut reshuffled = 0;
    let mut challenges = 0;
    for _ in 0..400 {
        let seat = t.game.asked().trailing_zeros() as u8;
        let action = match t.game.ask() {
            Ask::Yield => Action::Stay,
            Ask::Challenge => t.options(seat)[1],
            Ask::RevealChallenge => HIDE,
            Ask::Roll if t.game.dice_showing(5) > 0 => Action::Pass,
            _ => t.options(seat)[0],
        };
        challenges += (t.game.ask() == Ask::Challenge) as u32;
        t.answer(seat, action);
        reshuffled += t.has(Event::ChallengesReshuffled) as u32;
        if t.game.is_over() {
            break;
        }
        let mut cards: Vec<_> = (0..3).filter_map(|s| t.card(s)).collect();
        cards.sort();
        cards.dedup();
        assert_eq!(cards.len(), t.game.living() as usize, "everybody has a card of its own");
    }
    assert!(challenges >= 4 && reshuffled >= 1, "{challenges} Challenges, {reshuffled} times reshuffled");
}

#[test]
fn as_many_cards_as_monsters_are_enough() {
    // Those involved discard before anybody draws.
    let setup = Setup { challenges: true, ..Setup::new(Edition::MonsterBox, 2) };
    let cards = [
        challenge("a", [6, 0], gain(Thing::Stars, 1), gain(Thing::Stars, 1)),
        challenge("b", [1, 0], gain(Thing::Stars, 1), gain(Thing::Stars, 1)),
    ];
    let rules = Rules::new(&setup, &cards).unwrap();
    let (mut chance, mut rng) = (Seeded::new(5), Seeded::new(6));
    let mut game = rules.deal(&mut chance, &mut rules::Silent);
    let mut options = Options::default();
    while !game.is_over() {
        assert!((0..2).all(|s| !game.is_alive(s) || game.challenge_card(s).is_some()));
        let seat = game.asked().trailing_zeros() as u8;
        rules.options(&game, seat, &mut options);
        let action = options.get(rng.below(options.len() as u32) as usize).unwrap();
        rules.apply(&mut game, seat, action, &mut chance, &mut rules::Silent).unwrap();
    }
}

#[test]
fn leaving_and_entering_do_what_they_always_do() {
    // LUCH-22: the Champion leaves by force, with what leaving gives; it has not yielded.
    let mut t = Table::new(&["six", "two", "three"], |rules, seats| {
        seats[1].cards = vec![CardPosition::new(rules.cards_named("farewell").next().unwrap())];
    });
    t.challenge().alone().reveal(REVEAL, HIDE);
    assert_eq!(t.energy(1), 3);
    let got =
        Event::Gained { seat: 1, what: Resource::Energy, amount: 3, cause: Cause::Card(t.named("farewell")) };
    let entered = Event::Entered { seat: 0, place: CITY, cause: because(Rule::Luch22) };
    assert!(t.where_is(got) < t.where_is(entered));
}

#[test]
fn who_cannot_enter_takes_no_place() {
    let mut t = Table::new(&["six", "two", "three"], |rules, seats| {
        seats[0].cards = vec![CardPosition::new(rules.cards_named("gate").next().unwrap())];
    });
    t.challenge().alone().reveal(REVEAL, REVEAL);
    assert_eq!((t.place(0), t.place(1)), (0, CITY));
    assert_eq!((t.stars()[0], t.masks(0)), (1, (true, 1)));
}
