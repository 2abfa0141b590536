//! Reading a command line and writing answers as text.

use odds::{
    Advice, ChanceReport, Face, Goal, Labels, Measure, OddsError, OddsTable, Pattern, Position, Solver,
    Spread, Values, bar, counts_of, dice_text, odds_table, parse_dice, parse_measure, parse_pattern,
    parse_values, render_advice, render_chance, render_spread, render_table,
};

#[test]
fn dice_are_read_both_ways() {
    let short = parse_dice("112hes").unwrap();
    assert_eq!(short, parse_dice("1, 1,2,Heart,ENERGY,smash").unwrap());
    assert_eq!(short, parse_dice("11 2h es").unwrap());
    assert_eq!(short[3], Face::HEART);
    assert_eq!(parse_dice("smashes,claw").unwrap(), vec![Face::SMASH; 2]);
    assert_eq!(parse_dice(" none ").unwrap(), vec![]);
    assert_eq!(dice_text(&counts_of(&parse_dice("seh211").unwrap())), "112hes");
}

#[test]
fn bad_dice_are_named() {
    assert_eq!(parse_dice(""), Err(OddsError::NoDice));
    assert_eq!(parse_dice(" , "), Err(OddsError::NoDice));
    assert_eq!(parse_dice("114"), Err(OddsError::UnknownFace { word: "114".into() }));
    assert_eq!(parse_dice("1,hart"), Err(OddsError::UnknownFace { word: "hart".into() }));
    assert_eq!(parse_dice("111111111"), Err(OddsError::DiceCount { given: 9 }));
    assert_eq!(parse_dice("１"), Err(OddsError::UnknownFace { word: "１".into() }));
}

#[test]
fn patterns_are_read() {
    let smash = |n| Pattern::AtLeast(Measure::SMASHES, n);
    for (text, expected) in [
        ("smash>=3", smash(3)),
        ("Smash >= 3", smash(3)),
        ("s>2", smash(3)),
        ("3xsmash", smash(3)),
        ("3x1", Pattern::dice(3, Face::ONE)),
        ("3 x two", Pattern::dice(3, Face::TWO)),
        ("3xnumber", Pattern::AnyNumber(3)),
        ("4-of-a-kind", Pattern::OfAKind(4)),
        ("4 of a kind", Pattern::OfAKind(4)),
        ("all-six", Pattern::AllFaces),
        ("all six", Pattern::AllFaces),
        ("heart=2", Pattern::Exactly(Measure::HEARTS, 2)),
        ("energy<2", Pattern::AtMost(Measure::ENERGY, 1)),
        ("stars>=4", Pattern::AtLeast(Measure::Stars, 4)),
        (
            "3x1 and smash>=1 or all-six",
            Pattern::Any(vec![Pattern::All(vec![Pattern::dice(3, Face::ONE), smash(1)]), Pattern::AllFaces]),
        ),
    ] {
        let pattern = parse_pattern(text).unwrap();
        assert_eq!(pattern, expected, "{text}");
        // What it writes, it reads.
        assert_eq!(parse_pattern(&pattern.to_string()).unwrap(), pattern, "{pattern}");
    }
}

#[test]
fn bad_patterns_are_named() {
    let bad = |text: &str| parse_pattern(text).unwrap_err();
    for text in ["", "and", "3x1 and", "or 3x1", "3x1 and and 3x2"] {
        assert_eq!(bad(text), OddsError::BadPattern { text: String::new() }, "{text}");
    }
    for text in ["rubbish", "3", "3x", "x3", ">=3", "smash=>3", "3-of-a-dozen"] {
        assert_eq!(bad(text), OddsError::BadPattern { text: text.into() }, "{text}");
    }
    assert_eq!(bad("3xhart"), OddsError::UnknownFace { word: "hart".into() });
    assert_eq!(bad("hart>=3"), OddsError::UnknownMeasure { word: "hart".into() });
    for (text, number) in [("smash>=", ""), ("smash>=many", "many"), ("smash>=-1", "-1"), ("smash>=+1", "+1")]
    {
        assert_eq!(bad(text), OddsError::BadNumber { text: number.into() });
    }
    for (text, number) in [("256x1", "256"), ("smash<0", "0"), ("smash>255", "255")] {
        assert_eq!(bad(text), OddsError::BadNumber { text: number.into() });
    }
}

#[test]
fn any_text_is_read_or_refused() {
    // Every short text over a mean alphabet: no panic, and what is read is written and read again.
    let letters = ["", "3", "x", "1", "s", ">", "=", "<", "-", " ", "and", " or ", "é", "0"];
    let mut read = 0;
    for a in letters {
        for b in letters {
            for c in letters {
                for d in letters {
                    let text = [a, b, c, d].concat();
                    let _ = (parse_dice(&text), parse_values(&text), parse_measure(&text));
                    if let Ok(pattern) = parse_pattern(&text) {
                        read += 1;
                        assert_eq!(parse_pattern(&pattern.to_string()).unwrap(), pattern, "{text}");
                    }
                }
            }
        }
    }
    assert!(read > 100);
}

#[test]
fn values_and_measures_are_read() {
    let values = parse_values("star=1, Energy=0.5,smash=-0.25").unwrap();
    assert_eq!(values, Values { star: 1.0, energy: 0.5, smash: -0.25, heart: 0.0 });
    assert_eq!(parse_values("star"), Err(OddsError::BadValue { text: "star".into() }));
    assert_eq!(parse_values("1=2"), Err(OddsError::BadValue { text: "1=2".into() }));
    assert_eq!(parse_values(""), Err(OddsError::BadValue { text: String::new() }));
    assert_eq!(parse_values("heart=inf"), Err(OddsError::NotFinite { what: "a heart".into() }));
    assert_eq!(parse_values("luck=1"), Err(OddsError::UnknownMeasure { word: "luck".into() }));
    assert_eq!(parse_measure("stars"), Ok(Measure::Stars));
    assert_eq!(parse_measure("3"), Ok(Measure::Dice(Face::THREE)));
}

#[test]
fn messages_say_what_would_be_right() {
    for (error, wrong, right) in [
        (OddsError::DiceCount { given: 9 }, "9 dice", "1 to 8"),
        (OddsError::TooManyKept { kept: 7, dice: 6 }, "7 dice kept", "at most 6"),
        (OddsError::UnknownFace { word: "hart".into() }, "\"hart\"", "heart"),
        (OddsError::BadPattern { text: "foo".into() }, "\"foo\"", "4-of-a-kind"),
        (OddsError::NoRollLeft { unrolled: 6 }, "6 dice", "at least 1 roll"),
        (
            OddsError::LockedMissing { face: Face::SMASH, locked: 2, shown: 1 },
            "2 locked dice of smash",
            "must be",
        ),
    ] {
        let text = error.to_string();
        assert!(text.contains(wrong) && text.contains(right), "{text}");
    }
}

#[test]
fn bars_fill_in_eighths() {
    assert_eq!(bar(0.0, 3), "   ");
    assert_eq!(bar(0.5, 3), "█▌ ");
    assert_eq!(bar(1.0, 3), "███");
    assert_eq!(bar(1.0 / 24.0, 3), "▏  ");
    assert_eq!((bar(7.0, 2), bar(-1.0, 2), bar(f64::NAN, 2)), ("██".into(), "  ".into(), "  ".into()));
}

#[test]
fn the_table_is_written() {
    let table = odds_table(&mut Solver::new()).unwrap();
    let text = render_table(&table, &Labels::default());
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 2 + 1 + 12 + 2);
    assert_eq!(lines[2], "dice  rolls       stars     smashes");
    // 6 * (1 - (5/6)^3) = 2.5277778, and one roll of six dice gives 6/6 of a smash.
    assert!(lines[3].starts_with("   6      1  ") && lines[3].ends_with("   1.0000000"), "{}", lines[3]);
    assert!(lines[5].ends_with("   2.5277778"), "{}", lines[5]);
    // Other words, same numbers.
    let other = render_table(&table, &Labels { stars: "Siegpunkte!!", ..Labels::default() });
    assert!(other.contains("Siegpunkte!!") && other.contains("2.5277778"));
}

#[test]
fn answers_are_written() {
    let mut solver = Solver::new();
    let labels = Labels::default();
    let position =
        Position::rolled(counts_of(&parse_dice("sshe12").unwrap()), 1).with_locked([0, 0, 0, 1, 0, 0]);
    let chance = solver.chance(&position, &parse_pattern("smash>=3").unwrap()).unwrap();
    // Three free dice that are no smash, one of which must become one: 1 - (5/6)^3.
    assert_eq!(
        render_chance(&chance, &labels),
        "chance smash>=3: 42.13 % (0.4212963)\n\
         6 dice, rolls left 1, rolled 12hess, locked h\n\
         keep hss, reroll 12e\n\
         \n\
         rolls left\n\
         \x200 │                        │ 0.0000000\n\
         \x201 │██████████▏             │ 0.4212963\n"
    );
    let goal = Goal::Measure(Measure::SMASHES);
    let spread = solver.spread(&Position::fresh(1, 1), &goal, Measure::SMASHES).unwrap();
    assert_eq!(
        render_spread(&spread, &labels),
        "goal smash\n1 dice, rolls left 1, nothing rolled yet\nmean 0.1666667\n\nsmash\n\
         \x200 │████████████████████████│ 0.8333333\n\
         \x201 │████▊                   │ 0.1666667\n"
    );
    let advice = solver.advise(&Position::rolled([0, 0, 0, 1, 0, 1], 1), &goal, 2).unwrap();
    assert_eq!(
        render_advice(&advice, &labels),
        "goal smash\n2 dice, rolls left 1, rolled hs\nkeep s, reroll h\nvalue 1.1666667\n\
         stars 0.0000, energy 0.1667, smashes 1.1667, hearts 0.1667\n\nnext best\n\
         keep hs, stop           │████████████████████▋   │ 1.0000000\n\
         keep nothing, reroll hs │██████▉                 │ 0.3333333\n"
    );
    let fresh = solver.advise(&Position::fresh(6, 3), &goal, 2).unwrap();
    assert!(render_advice(&fresh, &labels).contains("keep nothing, roll 6\n"));
}

#[test]
fn answers_are_ready_for_json() {
    fn ready<T: serde::Serialize + for<'a> serde::Deserialize<'a>>() {}
    ready::<OddsTable>();
    ready::<ChanceReport>();
    ready::<Advice>();
    ready::<Spread>();
}
