//! What a seat has settled never costs it what it was to keep.

use cards::catalogue::Catalogue;
use cards::table::{Table, TableOptions};
use rules::{Action, Ask, Edition, Event, Hook, Options, Seat, Seeded};
use table::{Order, seating, settled};

/// Whoever is asked only when its life is at stake is never passed for at a loss that is its last: cards of both sides may add to what
/// the question says.
#[test]
fn only_for_life_is_asked_whenever_life_is_at_stake() {
    let catalogue = Catalogue::built_in();
    let (mut passed, mut grown) = (0, 0);
    for seed in 0..400 {
        let mut rng = Seeded::new(seed);
        let mut how = TableOptions::new(Edition::MonsterBox, 4);
        how.with = ["power-up", "halloween", "wicked-mixed", "luchador"].map(String::from).into();
        let mut free = seating::monsters(&catalogue, how.edition, &how.with, 4);
        how.monsters = (0..4).map(|_| seating::draw(&mut free, &mut rng)).collect();
        let table = Table::new(&catalogue, &how).unwrap();
        let rules = &table.rules;
        let mut options = Options::default();
        let mut events: Vec<Event> = Vec::new();
        let mut game = rules.deal(&mut rng, &mut events);
        while let Some(decision) = rules.decision(&game) {
            let seat = decision.seats.trailing_zeros() as Seat;
            rules.options(&game, seat, &mut options);
            let losing = decision.ask == Ask::Window(Hook::MayWhenLosing);
            let answer = settled(&[Order::OnlyForLife], rules, &game, seat, decision, &options);
            let hearts = game.monster(seat).hearts;
            events.clear();
            let action = match answer {
                Some(action) => action,
                // Taken as it comes, so that losses that grow are seen.
                None if losing => Action::Pass,
                None => options.get(rng.below(options.len() as u32) as usize).unwrap(),
            };
            rules.apply(&mut game, seat, action, &mut rng, &mut events).unwrap();
            let lost = events.iter().find_map(|event| match event {
                Event::HeartsLost { seat: who, amount, .. } if *who == seat => Some(*amount),
                _ => None,
            });
            let lost = lost.filter(|_| losing).unwrap_or(0);
            grown += u32::from(lost > decision.amount);
            if answer.is_some() {
                passed += 1;
                assert!(lost < hearts, "seed {seed}: {decision:?}, lost {lost} of {hearts}");
            }
        }
    }
    assert!(passed > 100 && grown > 5, "{passed} {grown}");
}
