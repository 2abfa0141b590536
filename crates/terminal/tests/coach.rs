//! The coach finds what was plainly wrong, says what was better, and is right about why.
//! `DAIKAIJU_BLESS=1 cargo test -p terminal --test coach` writes what is told anew.

use std::path::{Path, PathBuf};
use std::{env, fs};

use bots::Situation;
use cards::catalogue::Catalogue;
use cards::table::{Table, TableOptions};
use cards::words::Lang;
use rules::{Action, Ask, Edition, Game, Options, Rules, Seat, Seeded};
use table::{Player, SeatOf, Session};
use terminal::coach;
use terminal::replay::{ReplayError, ReplayOptions};

/// A game of two good players, but once, where `blunder` says so, one of them answers that. Returns the journal and the
/// entry of that answer.
fn game(
    seed: u64,
    stars: Option<u8>,
    blunder: impl Fn(&Rules, &Game, Seat, &Options) -> Option<Action>,
) -> (String, Option<u32>) {
    let catalogue = Catalogue::built_in();
    let mut options = TableOptions::new(Edition::MonsterBox, 2);
    options.stars_to_win = stars;
    let table = Table::new(&catalogue, &options).unwrap();
    let seats = ["gigazaur", "kraken"]
        .map(|monster| SeatOf { monster: monster.into(), player: Player::Bot("hard".into()) });
    let (mut session, dealt) = Session::deal(&catalogue, table, seats.to_vec(), seed);
    let mut bot = bots::by_name("hard", session.rules()).unwrap();
    let (mut rng, mut options) = (Seeded::new(seed), Options::default());
    let mut text = format!("{}{}", session.header(), dealt.line);
    let (mut entry, mut done) = (0, None);
    while let Some(decision) = session.rules().decision(session.game()) {
        let seat = decision.seats.trailing_zeros() as Seat;
        session.rules().options(session.game(), seat, &mut options);
        let (rules, game) = (session.rules(), session.game());
        let wrong = blunder(rules, game, seat, &options).filter(|_| done.is_none());
        let s = Situation { rules, game, seat, decision, options: &options };
        let action = wrong.unwrap_or_else(|| bot.answer(&s, &mut rng));
        entry += 1;
        done = done.or(wrong.map(|_| entry));
        text += &session.answer(seat, action).unwrap().line;
    }
    (text, done)
}

fn written(name: &str, text: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&path, text).unwrap();
    path
}

fn told(options: &ReplayOptions) -> Result<String, ReplayError> {
    let mut out = Vec::new();
    coach::run(options, &mut out, &|_, _| {})?;
    Ok(String::from_utf8(out).unwrap())
}

/// What is told as JSON, the costliest first.
fn found(path: &Path) -> Vec<serde_json::Value> {
    let text = told(&ReplayOptions { json: true, ..ReplayOptions::new(path) }).unwrap();
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// Stars to win where few are enough.
const WIN: u8 = 7;

/// Would it win the game by stars to stop now?
fn wins_by_stopping(rules: &Rules, game: &Game, seat: Seat) -> bool {
    let (mut after, mut options) = (game.clone(), Options::default());
    while let Some(decision) = rules.decision(&after).filter(|_| after.turn == game.turn) {
        let who = decision.seats.trailing_zeros() as Seat;
        rules.options(&after, who, &mut options);
        let pass = if options.has(Action::Pass) { Action::Pass } else { options.get(0).unwrap() };
        rules.apply(&mut after, who, pass, &mut Seeded::new(0), &mut Vec::new()).unwrap();
    }
    let stars = after.monster(seat).stars;
    after.end.is_some_and(|end| end.winners >> seat & 1 == 1) && stars >= WIN
}

#[test]
fn a_winning_roll_thrown_away_costs_most() {
    let mut seen = 0;
    for seed in 0..300 {
        let (text, wrong) = game(seed, Some(WIN), |rules, game, seat, options| {
            let rolling = game.ask() == Ask::Roll && options.dice != 0 && game.monster(seat).stars + 2 < WIN;
            (rolling && wins_by_stopping(rules, game, seat)).then_some(Action::Roll(options.dice))
        });
        let Some(wrong) = wrong else { continue };
        seen += 1;
        let found = found(&written("thrown-away.game", &text));
        assert_eq!(found[0]["entry"], wrong, "seed {seed}: {found:#?}");
        assert_eq!(found[0]["better"]["action"], "pass", "seed {seed}");
        assert_eq!(found[0]["because"]["fact"], "won", "seed {seed}");
        assert_eq!(found[0]["because"]["better"], 1.0, "seed {seed}");
        if seen == 3 {
            return;
        }
    }
    panic!("only {seen} games were won by stopping with rolls left");
}

#[test]
fn staying_in_tokyo_with_few_hearts_is_told_of() {
    for seed in 0..60 {
        let (text, wrong) = game(seed, None, |_, game, seat, _| {
            let last = game.ask() == Ask::Yield && game.monster(seat).hearts <= 3;
            last.then_some(Action::Stay)
        });
        let Some(wrong) = wrong else { continue };
        let found = found(&written("stayed.game", &text));
        let stayed = found.iter().find(|it| it["entry"] == wrong);
        // Sometimes there is a good reason to stay.
        let Some(stayed) = stayed.filter(|it| it["cost"].as_f64().unwrap() > 0.1) else { continue };
        assert_eq!(found[0], *stayed, "seed {seed}");
        assert_eq!(stayed["better"]["action"], "leave");
        return;
    }
    panic!("nobody was hurt so much in Tokyo");
}

#[test]
fn told_in_words_of_three_languages() {
    let (text, _) = game(7, None, |_, game, _, options| {
        (game.turn == 5 && game.ask() == Ask::Roll && options.dice != 0).then_some(Action::Roll(options.dice))
    });
    let path = written("words.game", &text);
    let mut all = String::new();
    for lang in Lang::ALL {
        all += &told(&ReplayOptions { lang, ..ReplayOptions::new(&path) }).unwrap();
        all.push('\n');
    }
    assert!(!all.contains('\u{27e6}'), "{all}");
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/coach.txt");
    if env::var_os("DAIKAIJU_BLESS").is_some() {
        fs::create_dir_all(golden.parent().unwrap()).unwrap();
        fs::write(&golden, &all).unwrap();
    }
    assert_eq!(all, fs::read_to_string(&golden).unwrap_or_default(), "is it right? then bless it");
}

/// What a temperament gave away is judged as any answer is, but it is said that it was its temperament.
#[test]
fn temperaments_are_told_of() {
    let (text, _) = game(7, None, |_, game, _, options| {
        (game.turn == 5 && game.ask() == Ask::Roll && options.dice != 0).then_some(Action::Roll(options.dice))
    });
    let path = written("temper.game", &text.replace("kraken bot:hard", "kraken bot:hard@aggressive"));
    let words = told(&ReplayOptions::new(&path)).unwrap();
    let first = words.split("\n\n").nth(1).unwrap();
    assert!(first.contains("Kraken (bot, hard, aggressive)"), "{words}");
    assert!(first.contains("  note              Temperament: aggressive. Likes to hurt"), "{words}");
    let found = found(&path);
    assert!(found[0]["temper"] == "aggressive" && found[0]["monster"] == "kraken", "{found:#?}");
    let plain = told(&ReplayOptions::new(written("plain.game", &text))).unwrap();
    assert!(!plain.contains("note") && !plain.contains("Temperament"), "{plain}");
}

#[test]
fn only_finished_games_and_seats_that_are_there() {
    let (text, _) = game(1, None, |_, _, _, _| None);
    let lines: Vec<&str> = text.lines().collect();
    let open = written("open.game", &(lines[..lines.len() - 3].join("\n") + "\n"));
    let refused = told(&ReplayOptions::new(&open)).unwrap_err().to_string();
    assert!(refused.contains("not over"), "{refused}");
    let whole = written("whole.game", &text);
    let third = ReplayOptions { as_seat: Some(3), ..ReplayOptions::new(&whole) };
    assert!(told(&third).unwrap_err().to_string().contains("the seats are 1 to 2"));
    let second = ReplayOptions { as_seat: Some(2), json: true, ..ReplayOptions::new(&whole) };
    for line in told(&second).unwrap().lines() {
        assert_eq!(serde_json::from_str::<serde_json::Value>(line).unwrap()["seat"], 2);
    }
}
