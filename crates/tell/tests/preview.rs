//! What answers are said to change is what they bring about: not what the dice bring anyway, not what the next turn brings, and
//! nothing that depends on what the seat cannot know.

use bots::{Bot, Situation};
use cards::catalogue::Catalogue;
use cards::table::{Table, TableOptions};
use rules::lang::Resource;
use rules::{Action, Ask, Decision, Edition, Event, Game, Hook, Options, Rules, Seat, Seeded};
use table::{Player, SeatOf, Session};
use tell::preview::{Preview, preview};

/// Plays games of random bots and looks at every answer to every question.
fn look(with: &[&str], games: u64, mut at: impl FnMut(&Rules, &Game, Decision, Seat, Action, Preview)) {
    let catalogue = Catalogue::built_in();
    for seed in 0..games {
        let mut options = TableOptions::new(Edition::MonsterBox, 3 + (seed % 3) as u8);
        let monsters = ["alienoid", "cyber-kitty", "gigazaur", "the-king", "meka-dragon"];
        options.with = with.iter().map(|it| it.to_string()).collect();
        options.monsters = monsters.iter().take(options.players.into()).map(|it| it.to_string()).collect();
        let table = Table::new(&catalogue, &options).unwrap();
        let seat = |it: &&str| SeatOf { monster: it.to_string(), player: Player::Bot("random".into()) };
        let seats: Vec<SeatOf> = monsters.iter().take(options.players.into()).map(seat).collect();
        let (mut session, _) = Session::deal(&catalogue, table, seats, seed);
        let (mut bot, mut rng, mut options) = (bots::Random, Seeded::new(seed), Options::default());
        while let Some(decision) = session.rules().decision(session.game()) {
            let seat = decision.seats.trailing_zeros() as Seat;
            let (rules, game) = (session.rules(), session.game());
            rules.options(game, seat, &mut options);
            let view = rules.view(game, Some(seat));
            for action in options.iter().filter(|it| !matches!(it, Action::Roll(_))) {
                at(rules, game, decision, seat, action, preview(rules, &view, seat, action));
            }
            let situation = Situation { rules, game: view.game(), seat, decision, options: &options };
            let action = bot.answer(&situation, &mut rng);
            session.answer(seat, action).unwrap();
        }
    }
}

/// What really happens after an answer, up to the next question.
fn events(rules: &Rules, game: &Game, seat: Seat, action: Action) -> Vec<Event> {
    let mut events = Vec::new();
    rules.apply_unchecked(&mut game.clone(), seat, action, &mut Seeded::new(5), &mut events);
    events
}

#[test]
fn declining_a_challenge_pays_nothing() {
    let (mut declined, mut dice_left, mut begun) = (0, 0, 0);
    look(&["luchador"], 60, |rules, game, decision, seat, action, seen| {
        if decision.ask != Ask::Challenge {
            return;
        }
        if action == Action::Pass {
            declined += 1;
            let brings = |it: &Event| matches!(it, Event::Gained { seat: who, .. } if *who == seat);
            dice_left += u32::from(events(rules, game, seat, action).iter().any(brings));
            assert_eq!(seen, Preview::default(), "{:?}", events(rules, game, seat, action));
        } else if let Action::Seat(_) = action {
            // How it ends is up to cards and to others.
            begun += 1;
            assert!(seen.changes.is_empty() && seen.uncertain, "{action} {seen:?}");
        }
    });
    assert!(declined > 20 && dice_left > 5 && begun > 20, "{declined} {dice_left} {begun}");
}

#[test]
fn ending_the_purchases_costs_and_brings_nothing() {
    let (mut ended, mut went_on) = (0, 0);
    look(&[], 12, |rules, game, decision, seat, action, seen| match action {
        Action::Pass if decision.ask == Ask::Buy => {
            ended += 1;
            let more = events(rules, game, seat, action);
            went_on += u32::from(more.iter().any(|it| matches!(it, Event::Gained { .. })));
            assert_eq!(seen, Preview::default(), "{more:?}");
        }
        Action::Buy(card) if decision.ask == Ask::Buy => {
            let price = i16::from(rules.price_asked(game, seat, card));
            let paid = seen.changes.iter().find(|it| (it.0, it.1) == (seat, Resource::Energy));
            let gains = rules.card_name(card).contains("energize");
            assert!(price == 0 || gains || paid.is_some_and(|it| it.2 < 0), "{action} {seen:?}");
        }
        _ => {}
    });
    assert!(ended > 50 && went_on > 10, "{ended} {went_on}");
}

#[test]
fn stopping_brings_what_the_dice_bring() {
    let (mut stops, mut told) = (0, 0);
    look(&[], 12, |rules, game, decision, seat, action, seen| {
        if decision.ask == Ask::Roll && action == Action::Pass {
            stops += 1;
            let energy = (0..game.dice_count).filter(|&die| game.dice.get(die as usize) == 4).count();
            let own = seen.changes.iter().any(|it| (it.0, it.1) == (seat, Resource::Energy) && it.2 > 0);
            let more = events(rules, game, seat, action);
            let gains = |it: &Event| matches!(it, Event::Gained { seat: who, what: Resource::Energy, .. } if *who == seat);
            told += u32::from(energy > 0 && own);
            assert!(own || seen.uncertain || !more.iter().any(gains), "{energy} {seen:?} {more:?}");
        }
    });
    assert!(stops > 50 && told > 20, "{stops} {told}");
}

/// Of several faces only the one that is chosen, and not those that come after it anyway.
#[test]
fn the_order_of_faces_is_told_face_by_face() {
    let mut orders = 0;
    look(&[], 200, |rules, game, decision, seat, action, seen| {
        let (Ask::FaceOrder, Action::Face(face)) = (decision.ask, action) else { return };
        orders += 1;
        let more = events(rules, game, seat, action);
        let of = |it: &Event| matches!(it, Event::FaceResolved { .. });
        let first = more.iter().position(of).unwrap();
        assert!(matches!(more[first], Event::FaceResolved { face: it, .. } if it == face), "{more:?}");
        let end = more[first + 1..].iter().position(of).map_or(more.len(), |at| first + 1 + at);
        for (who, what, by) in seen.changes {
            let here = more[..end].iter().any(|it| match *it {
                Event::Gained { seat, what: it, .. } => by > 0 && (seat, it) == (who, what),
                Event::HeartsLost { seat, .. } => by < 0 && (seat, Resource::Hearts) == (who, what),
                _ => by < 0,
            });
            assert!(here, "{action}: {who} {what:?} {by}, {more:?}");
        }
    });
    assert!(orders > 5, "{orders}");
}

/// Leaving lets the attacker in, with what that gives, however many dice are resolved before it happens.
#[test]
fn leaving_lets_the_attacker_in() {
    let (mut left, mut entered) = (0, 0);
    look(&[], 20, |rules, game, decision, seat, action, seen| {
        if decision.ask != Ask::Yield {
            return;
        }
        if action == Action::Stay {
            let others = seen.changes.iter().find(|it| it.0 != seat && it.1 != Resource::Hearts);
            assert_eq!(others, None, "the attacker's dice are no matter of staying");
            return;
        }
        left += 1;
        let more = events(rules, game, seat, action);
        let active = game.active;
        let goes = |it: &Event| matches!(it, Event::Entered { seat, .. } if *seat == active);
        if more.iter().any(goes) {
            let star = seen.changes.contains(&(active, Resource::Stars, 1));
            entered += u32::from(star);
            assert!(star || seen.uncertain || game.monster(active).stars >= 19, "{seen:?} {more:?}");
            let energy = seen.changes.iter().find(|it| it.1 == Resource::Energy && it.0 == active);
            assert_eq!(energy, None, "{more:?}");
        }
    });
    assert!(left > 20 && entered > 10, "{left} {entered}");
}

/// Who takes a loss sees the own one, not those of others whom the same smashes hit.
#[test]
fn passing_on_a_loss_costs_what_is_lost() {
    let mut passed = 0;
    look(&[], 150, |_, _, decision, seat, action, seen| {
        if decision.ask != Ask::Window(Hook::MayWhenLosing) || action != Action::Pass {
            return;
        }
        passed += 1;
        let hurt = seen.changes.iter().filter(|it| it.1 == Resource::Hearts && it.2 < 0);
        assert!(hurt.clone().all(|it| it.0 == seat), "{seen:?}");
    });
    assert!(passed > 5, "{passed}");
}

/// Two positions that look the same to the seat have the same previews, and what depends on the difference is not told.
#[test]
fn what_is_hidden_is_not_told() {
    let (mut reveals, mut unsure) = (0, 0);
    look(&["luchador", "power-up"], 25, |rules, game, decision, seat, action, seen| {
        let view = rules.view(game, Some(seat));
        for seed in 1..4 {
            let other = view.guess(rules, &mut Seeded::new(seed * 77));
            let there = rules.view(&other, Some(seat));
            assert_eq!(preview(rules, &there, seat, action), seen, "{:?} {action}", decision.ask);
        }
        if decision.ask == Ask::RevealChallenge {
            reveals += 1;
            unsure += u32::from(seen.uncertain);
        }
    });
    assert!(reveals > 5 && unsure > 0, "{reveals} {unsure}");
}
