//! What must be true of a solution, and its files.

use duel::{
    FileError, HEARTS, Leaving, STATES, Scoring, Side, Solution, State, Struck, Tokyo, read_tables,
    write_tables,
};
use odds::{Position, counts_of, parse_dice};
use std::sync::LazyLock;
use std::sync::atomic::{AtomicU64, Ordering};

/// The standard scoring is the quicker one; `crates/lab/tests/duel.rs` has both.
static STANDARD: LazyLock<Solution> = LazyLock::new(|| Solution::solve(Scoring::Standard, &|_| ()));

#[test]
fn threads_make_no_difference() {
    let done = AtomicU64::new(0);
    let count = |states| {
        done.fetch_add(states, Ordering::Relaxed);
    };
    let alone = Solution::solve_on(1, Scoring::Standard, &count).unwrap();
    assert_eq!(done.into_inner(), STATES as u64);
    // Bit by bit.
    assert_eq!(write_tables(&[alone]), write_tables(std::slice::from_ref(&STANDARD)));
}

/// Whoever has more can do all that whoever has less does, and is never worse off for it.
#[test]
fn more_stars_and_hearts_are_never_worse() {
    for state in State::all() {
        let value = STANDARD.value(state);
        assert!((0.0..=1.0 + 1e-12).contains(&value), "{state}: {value}");
        let more = |side: Side, hearts, stars| Side::new(side.hearts + hearts, side.stars + stars);
        for (hearts, stars) in [(1, 0), (0, 1)] {
            if let Some(mover) = more(state.mover, hearts, stars) {
                assert!(STANDARD.value(State { mover, ..state }) >= value - 1e-12, "{state}");
            }
            if let Some(other) = more(state.other, hearts, stars) {
                assert!(STANDARD.value(State { other, ..state }) <= value + 1e-12, "{state}");
            }
        }
    }
}

#[test]
fn what_everybody_can_see() {
    let value = |state: &str| STANDARD.value(state.parse().unwrap());
    // Two stars for starting in Tokyo are enough.
    assert_eq!(value("1h 18s tokyo - 10h 19s"), 1.0);
    // The one star for entering an empty Tokyo is.
    assert_eq!(value("10h 19s - 10h 0s"), 1.0);
    // One smash in three rolls of six dice ends it; without one there is still another turn.
    let smash = 1.0 - (5.0f64 / 6.0).powi(18);
    assert!(value("10h 0s - 1h 0s tokyo") > smash);
    assert!(value("1h 0s - 1h 18s tokyo") < smash + 0.01);
    // It is an advantage to begin.
    assert!(STANDARD.value(State::START) > 0.5);
    let hit = |victim: (u8, u8), attacker: (u8, u8)| Struck {
        victim: Side { hearts: victim.0, stars: victim.1 },
        attacker: Side { hearts: attacker.0, stars: attacker.1 },
    };
    // Leaving would let the attacker win by entering; staying wins.
    assert_eq!(STANDARD.yielding(hit((1, 0), (10, 19))).leave, 0.0);
    assert!(!STANDARD.yielding(hit((1, 0), (10, 19))).leaves());
    assert_eq!(STANDARD.yielding(hit((1, 18), (10, 0))).stay, 1.0);
    // Nearly dead at the start of a game one leaves.
    assert!(STANDARD.yielding(hit((1, 0), (10, 0))).leaves());
}

#[test]
fn keeps_and_turns_agree() {
    let state = State {
        mover: Side { hearts: 4, stars: 9 },
        other: Side { hearts: 6, stars: 12 },
        tokyo: Tokyo::Other,
    };
    let dice = counts_of(&parse_dice("33sh1e").unwrap());
    let turn = STANDARD.turn(state);
    let kept = STANDARD.best_keep(state, dice, 2).unwrap();
    let worth = turn.value(&Position::rolled(dice, 2)).unwrap();
    assert!((turn.value(&Position::kept(6, kept, 2)).unwrap() - worth).abs() < 1e-12);
    assert_eq!(turn.value(&Position::rolled(dice, 0)).unwrap(), STANDARD.worth(state, &dice));
    assert!(
        STANDARD.best_keep(state, dice, 3).is_err()
            && STANDARD.best_keep(state, [1; 6].map(|n| n * 2), 1).is_err()
    );
    // With one heart left to hit, a smash is kept; with nothing but stars to want, it is not.
    let one_heart = State { other: Side { hearts: 1, ..state.other }, ..state };
    assert_eq!(STANDARD.best_keep(one_heart, dice, 1).unwrap(), dice);
}

#[test]
fn the_table_of_leaving() {
    let table = Leaving::of(&STANDARD, 10);
    assert_eq!((table.leave_at_most.len(), table.leave_at_most[0].len()), (20, 20));
    assert_eq!(table.leave_at_most[0][0], 8);
    // With 18 stars one stays and wins. Against 17 one must not let the attacker in: it would start its next turn with 20.
    for hearts in 1..=HEARTS {
        let table = Leaving::of(&STANDARD, hearts);
        assert!(table.leave_at_most[18..].iter().flatten().all(|most| *most == 0));
        assert!(table.leave_at_most.iter().all(|row| row[17..] == [0; 3]));
    }
    assert_eq!(table.only(), None);
    for exception in &table.exceptions {
        assert!(table.is_exception(exception.stars, exception.attacker_stars));
        let most = table.leave_at_most[usize::from(exception.stars)][usize::from(exception.attacker_stars)];
        assert!(exception.stay_with.iter().all(|hearts| *hearts < most));
    }
}

#[test]
fn files_come_back_and_damaged_ones_do_not() {
    let bytes = write_tables(std::slice::from_ref(&STANDARD));
    assert_eq!(read_tables(&bytes).as_deref(), Ok(std::slice::from_ref(&*STANDARD)));
    assert_eq!(read_tables(&write_tables(&[])), Ok(Vec::new()));
    assert_eq!(read_tables(b""), Err(FileError::OtherFile));
    assert_eq!(read_tables(b"something else entirely"), Err(FileError::OtherFile));
    for cut in [16, 17, 20, 24, 28, 31, 32, 100, bytes.len() - 8, bytes.len() - 1] {
        assert_eq!(read_tables(&bytes[..cut]), Err(FileError::Damaged), "{cut}");
    }
    for at in (20..bytes.len()).step_by(10_007).chain([20, 24, 28, bytes.len() - 1]) {
        let mut changed = bytes.clone();
        changed[at] ^= 1;
        assert_eq!(read_tables(&changed), Err(FileError::Damaged), "{at}");
    }
    let mut older = bytes.clone();
    older[16] = 9;
    assert_eq!(read_tables(&older), Err(FileError::Version(9)));
    let longer = [&bytes[..], b"more"].concat();
    assert_eq!(read_tables(&longer), Err(FileError::Damaged));
}

#[test]
fn whole_files_with_wrong_values_are_refused() {
    // The values of one scoring under the name of the other, and a check sum that fits.
    let mut bytes = write_tables(std::slice::from_ref(&STANDARD));
    bytes.truncate(bytes.len() - 8);
    bytes[24] = Scoring::TwoPlayer as u8;
    let sum = bytes.iter().fold(0xCBF2_9CE4_8422_2325u64, |sum, byte| {
        (sum ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01B3)
    });
    bytes.extend_from_slice(&sum.to_le_bytes());
    assert_eq!(read_tables(&bytes), Err(FileError::NotSolved(Scoring::TwoPlayer)));
}
