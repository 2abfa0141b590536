//! Dice of New York: their faces are named, counted and valued, and never mixed with Tokyo's.

use odds::{
    Dice, Expectations, Face, Goal, Labels, Measure, OddsError, Pattern, Position, Solver, counts_of,
    face_table, parse_dice, parse_face_values, parse_measure, parse_pattern, render_advice, render_chance,
    render_face_table,
};

#[test]
fn faces_are_read_and_written() {
    let dice = parse_dice("ddohes").unwrap();
    assert_eq!(dice, parse_dice("destruction,d,Ouch,heart,energy,smash").unwrap());
    assert_eq!(Dice::NewYork.text(&counts_of(&dice)), "ddohes");
    assert_eq!(parse_dice("celebrities").unwrap(), [Face::CELEBRITY]);
    for (text, pattern) in [
        ("ouch>=3", Pattern::dice(3, Face::OUCH)),
        ("4xdestruction", Pattern::dice(4, Face::DESTRUCTION)),
        ("ouch<=1", Pattern::AtMost(Measure::Dice(Face::OUCH), 1)),
        ("celebrity=2", Pattern::Exactly(Measure::Dice(Face::CELEBRITY), 2)),
    ] {
        let read = parse_pattern(text).unwrap();
        assert_eq!(read, pattern, "{text}");
        assert_eq!(parse_pattern(&read.to_string()).unwrap(), read, "{read}");
        assert_eq!(read.whose(), Ok(Some(Dice::NewYork)));
    }
    assert_eq!(parse_measure("o"), Ok(Measure::Dice(Face::OUCH)));
    // The faces of both cities stand for either.
    assert_eq!(parse_pattern("smash>=3 and 4-of-a-kind").unwrap().whose(), Ok(None));
}

#[test]
fn cities_are_not_mixed() {
    assert_eq!(parse_dice("1d"), Err(OddsError::MixedDice));
    assert_eq!(parse_pattern("3x1 and ouch>=1"), Err(OddsError::MixedDice));
    assert_eq!(parse_pattern("stars>=1 or celebrity>=3"), Err(OddsError::MixedDice));
    let fresh = Position::fresh(6, 3);
    let other = |mut solver: Solver, text: &str| {
        solver.probability(&fresh, &parse_pattern(text).unwrap()).unwrap_err().to_string()
    };
    assert!(other(Solver::new(), "ouch>=3").contains("dice of Tokyo"));
    assert!(other(Solver::with_dice(Dice::NewYork), "3xnumber").contains("dice of New York"));
    assert!(Solver::with_dice(Dice::NewYork).expected(&fresh, Measure::Stars).is_err());
}

#[test]
fn chances_are_those_of_any_face() {
    let (mut tokyo, mut new_york) = (Solver::new(), Solver::with_dice(Dice::NewYork));
    let position = Position::rolled([2, 0, 1, 1, 1, 1], 2);
    for n in 0..=6 {
        let one = tokyo.probability(&position, &Pattern::dice(n, Face::THREE)).unwrap();
        let other = new_york.probability(&position, &Pattern::dice(n, Face::OUCH)).unwrap();
        assert_eq!(one, other);
    }
    let report = new_york.chance(&position, &parse_pattern("destruction>=4 and ouch=0").unwrap()).unwrap();
    assert_eq!(report.best.keep_text, "dd");
    assert_eq!(report.best.reroll_text, "ohes");
    let labels = Labels { faces: Dice::NewYork, ..Labels::default() };
    let text = render_chance(&report, &labels);
    assert!(text.contains("destruction>=4 and ouch=0") && text.contains("rolled ddohes"), "{text}");
}

#[test]
fn faces_can_be_valued() {
    let worth = parse_face_values("destruction=1, ouch=-2,smash=0.5").unwrap();
    assert_eq!(worth, [1.0, 0.0, -2.0, 0.0, 0.0, 0.5]);
    for wrong in ["", "ouch", "star=1", "1=2", "ouch=inf"] {
        assert!(matches!(parse_face_values(wrong), Err(OddsError::BadFaceValue { .. })), "{wrong}");
    }
    let mut solver = Solver::with_dice(Dice::NewYork);
    let position = Position::rolled([1, 0, 1, 0, 0, 0], 1);
    let advice = solver.advise(&position, &Goal::Faces(worth), 1).unwrap();
    assert_eq!((&*advice.best.keep_text, &*advice.best.reroll_text), ("d", "o"));
    // The die kept, and a sixth of another.
    assert!((advice.best.expected.own[0] - 7.0 / 6.0).abs() < 1e-12);
    let text = render_advice(&advice, &Labels { faces: Dice::NewYork, ..Labels::default() });
    assert!(text.contains("destruction 1.1667") && !text.contains("stars"), "{text}");
}

#[test]
fn what_is_expected_names_its_dice() {
    let position = Position::fresh(6, 3);
    let each = |dice| Solver::with_dice(dice).best_of_each(&position).unwrap();
    let (tokyo, new_york): (Expectations, Expectations) = (each(Dice::Tokyo), each(Dice::NewYork));
    assert!(tokyo.stars > 0.0 && tokyo.own == [0.0; 3]);
    assert!(new_york.stars == 0.0 && new_york.own == [new_york.smashes; 3]);
    let table = face_table(&mut Solver::with_dice(Dice::NewYork)).unwrap();
    assert_eq!(table.rows.len(), 12);
    assert!(table.rows.iter().all(|row| row.two > row.three && row.three > row.four));
    let text = render_face_table(&table, &Labels::default());
    assert!(text.contains("at least 3") && text.contains("2.5277778"), "{text}");
}
