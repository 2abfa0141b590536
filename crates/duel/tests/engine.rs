//! The rules of a duel are those of the engine: positions are set up there, every roll is played out with both answers of
//! whoever is hit, and what the engine makes of it is compared with what the solver reckons with.

use duel::{After, Outcome, Question, Scoring, State, Struck, Tokyo};
use rules::position::{Position, SeatPosition};
use rules::{
    Action, Ask, CardSet, Chance, Edition, Faces, Game, Options, Purpose, Rules, Seeded, Setup, Step,
};

/// Tables of both editions of Tokyo and both scorings.
fn tables() -> Vec<(Rules, Scoring)> {
    let mut tables = Vec::new();
    for edition in [Edition::MonsterBox, Edition::Origins] {
        for scoring in Scoring::ALL {
            let mut setup = Setup::new(edition, 2);
            setup.two_player_variant = Some(scoring == Scoring::TwoPlayer);
            tables.push((Rules::new(&setup, &[]).unwrap(), scoring));
        }
    }
    tables
}

/// How many states are looked at: a number from the environment for long runs, or this.
fn states(default: u32) -> u32 {
    let wanted =
        std::env::var("DAIKAIJU_GAMES").map(|n| n.parse().expect("DAIKAIJU_GAMES is a number of games"));
    wanted.unwrap_or(default).max(default)
}

/// Always the same roll.
struct Always(Faces);

impl Chance for Always {
    fn dice(&mut self, _: Purpose, _: u8) -> Faces {
        self.0
    }
    fn card(&mut self, _: Purpose, _: &CardSet) -> u8 {
        unreachable!("there are no cards")
    }
}

/// The state at a table of the engine, as the turn of a seat begins, after the roll.
fn set_up(rules: &Rules, state: State, mover: u8, roll: &mut Always) -> Game {
    let seat = |seat: u8| {
        let (side, here) = match seat == mover {
            true => (state.mover, Tokyo::Mover),
            false => (state.other, Tokyo::Other),
        };
        let place = (state.tokyo == here) as u8;
        // Energy is of no use, so it may be anything.
        SeatPosition { hearts: Some(side.hearts), stars: side.stars, energy: 7, place, ..Default::default() }
    };
    let position = Position {
        seats: vec![seat(0), seat(1)],
        market: Vec::new(),
        discards: Vec::new(),
        out: Vec::new(),
        active: mover,
        step: Step::Begin,
        dice: Vec::new(),
        board: Default::default(),
    };
    let mut game = rules.position(&position).unwrap();
    rules.begin(&mut game, roll, &mut Vec::new());
    game
}

/// Stops rolling, and answers the order of faces from the front or from the back until something else is asked.
fn resolve(rules: &Rules, game: &mut Game, mover: u8, backwards: bool, roll: &mut Always) {
    let mut options = Options::default();
    rules.apply(game, mover, Action::Pass, roll, &mut Vec::new()).unwrap();
    while game.ask() == Ask::FaceOrder {
        assert_eq!(Question::of(rules, game), Some(Question::Nothing));
        rules.options(game, mover, &mut options);
        let order = options.others();
        let face = if backwards { order[order.len() - 1] } else { order[0] };
        rules.apply(game, mover, face, roll, &mut Vec::new()).unwrap();
    }
}

/// The game is over and this seat has won, or it is the other's turn in this state.
#[track_caller]
fn expect(rules: &Rules, game: &Game, mover: u8, next: Option<State>, told: &str) {
    match next {
        None => assert_eq!(game.end.map(|end| end.winners), Some(1 << mover), "{told}"),
        Some(next) => {
            assert_eq!((game.end, game.active, game.ask()), (None, 1 - mover, Ask::Roll), "{told}");
            match Question::of(rules, game) {
                Some(Question::Keep { state, rolls_left: 2, .. }) => assert_eq!(state, next, "{told}"),
                other => panic!("{told}: {other:?}"),
            }
        }
    }
}

#[test]
fn every_roll_does_what_the_engine_does() {
    let mut rng = Seeded::new(20);
    let (mut won, mut next, mut struck, mut entering_wins) = (0, 0, 0, 0);
    for (rules, scoring) in tables() {
        assert_eq!(Scoring::of(&rules), Some(scoring));
        for n in 0..states(500) {
            // Some states must be among them: the start, and the edges where a star or a heart decides.
            let mut state = State::from_index(rng.below(duel::STATES as u32) as usize);
            match n {
                0 => state = State::START,
                1..30 => {
                    let stars = |rng: &mut Seeded| 16 + rng.below(4) as u8;
                    (state.mover.stars, state.other.stars) = (stars(&mut rng), stars(&mut rng));
                    state.other.hearts = 1 + rng.below(7) as u8;
                }
                _ => {}
            }
            let mover = rng.below(2) as u8;
            for dice in odds::Turns::new(6, 3).unwrap().finished() {
                let faces = (0u8..6).flat_map(|face| std::iter::repeat_n(face, dice[face as usize].into()));
                let faces = faces.enumerate().fold(Faces::default(), |all, (at, face)| all.with(at, face));
                let mut roll = Always(faces);
                let told = format!("{scoring:?} {state}, {}", odds::dice_text(dice));
                let mut game = set_up(&rules, state, mover, &mut roll);
                let asked = Question::Keep { state, dice: *dice, rolls_left: 2 };
                assert_eq!(Question::of(&rules, &game), Some(asked), "{told}");
                resolve(&rules, &mut game, mover, rng.below(2) == 0, &mut roll);
                match state.after(scoring, Outcome::of(dice)) {
                    After::Won => {
                        won += 1;
                        // Whoever has the stars still waits for the other's answer.
                        for answer in [Action::Leave, Action::Stay] {
                            let mut game = game.clone();
                            if game.ask() == Ask::Yield {
                                assert_eq!(Question::of(&rules, &game), Some(Question::Nothing), "{told}");
                                rules
                                    .apply(&mut game, 1 - mover, answer, &mut roll, &mut Vec::new())
                                    .unwrap();
                            }
                            expect(&rules, &game, mover, None, &told);
                        }
                    }
                    After::Next(state) => {
                        next += 1;
                        expect(&rules, &game, mover, Some(state), &told);
                    }
                    After::Struck(hit) => {
                        struck += 1;
                        assert_eq!((game.ask(), game.asked()), (Ask::Yield, 1 << (1 - mover)), "{told}");
                        assert_eq!(Question::of(&rules, &game), Some(Question::Yield(hit)), "{told}");
                        let Struck { victim, .. } = hit;
                        assert_eq!(game.monster(1 - mover).hearts, victim.hearts, "{told}");
                        let leave = hit.leave(scoring);
                        entering_wins += leave.is_none() as u32;
                        for (answer, then) in [(Action::Leave, leave), (Action::Stay, Some(hit.stay()))] {
                            let mut game = game.clone();
                            rules.apply(&mut game, 1 - mover, answer, &mut roll, &mut Vec::new()).unwrap();
                            expect(&rules, &game, mover, then, &told);
                        }
                    }
                }
            }
        }
    }
    // Every case was met often.
    assert!(
        won > 1000 && next > 1000 && struck > 1000 && entering_wins > 100,
        "{won} {next} {struck} {entering_wins}"
    );
}

#[test]
fn other_tables_are_no_duels() {
    let table = |change: &dyn Fn(&mut Setup)| {
        let mut setup = Setup::new(Edition::MonsterBox, 2);
        change(&mut setup);
        Rules::new(&setup, &[]).unwrap()
    };
    assert_eq!(Scoring::of(&table(&|_| ())), Some(Scoring::TwoPlayer));
    assert_eq!(Scoring::of(&table(&|s| s.hearts = Some(5))), Some(Scoring::TwoPlayer));
    assert_eq!(Scoring::of(&table(&|s| s.hearts = Some(12))), None);
    assert_eq!(Scoring::of(&table(&|s| s.stars_to_win = Some(15))), None);
    assert_eq!(Scoring::of(&table(&|s| s.players = 3)), None);
    let mut purist = table(&|_| ());
    purist.always_ask_face_order = true;
    assert_eq!(Scoring::of(&purist), None);
}
