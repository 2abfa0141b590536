//! One function for each thing that reads bytes from outside: it may refuse them, but never panic or do half a job.
//!
//! Each returns a number that tells apart what the bytes led to. Two inputs with different numbers reached different
//! code, so a fuzzer without coverage feedback still knows which inputs to go on from.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::OnceLock;

use cards::catalogue::Catalogue;
use cards::set::LoadedSet;
use cards::table::{Table, TableOptions};
use cards::words::{Lang, card_text};
use protocol::ClientMessage;
use rules::lang::Kind;
use rules::position::{CardPosition, Position, SeatPosition};
use rules::{
    Action, CardSet, Edition, Game, NO_CARD, Options, Recording, Rules, Scripted, Seeded, Setup, SetupError,
    Silent, Step,
};
use table::fair::Seal;
use table::room::{Chair, Clock, Input, Record, Room, RoomOptions};
use table::{Journal, Player, SeatOf, Session};

/// A function to be fuzzed.
pub type Target = fn(&[u8]) -> u64;

/// All targets by name.
pub const TARGETS: &[(&str, Target)] = &[
    ("set_file", set_file),
    ("scenario", scenario),
    ("journal", journal),
    ("action_stream", action_stream),
    ("message", message),
    ("records", records),
];

/// Inputs that are made anew because they carry hashes of the sets and of the game.
pub fn fresh(target: &str) -> Vec<Vec<u8>> {
    match target {
        "journal" => (0..3).map(journal_of).collect(),
        "records" => (0..4).map(records_of).collect(),
        _ => Vec::new(),
    }
}

/// A set file from a user: refused with a message, or every card of it can be worded and played.
pub fn set_file(data: &[u8]) -> u64 {
    let Ok(text) = std::str::from_utf8(data) else { return 0 };
    let set = match LoadedSet::load("fuzz.ron", text) {
        Ok(set) => set.facts,
        Err(error) => return shape(&error.message) ^ error.expected.len() as u64,
    };
    let mut deck = Vec::new();
    for card in &set.cards {
        // What a goal does is told by the book.
        for lang in Lang::ALL.into_iter().filter(|_| card.kind != Kind::Goal) {
            assert!(
                !card_text(lang, cards::set::Board::Tokyo, card.kind, card.counters, &card.abilities)
                    .is_empty()
            );
        }
        if card.cost.is_some() {
            deck.push((card.def(card.id.clone()), card.copies.min(3)));
        }
    }
    let rules = match Rules::new(&Setup::new(Edition::MonsterBox, 4), &deck) {
        Ok(rules) => rules,
        Err(SetupError::Card(error)) => return shape(&error.message),
        Err(error) => return shape(&error.to_string()),
    };
    play_with_all_cards(&rules)
}

/// Deals the keep cards of the deck out, gives everybody energy, and plays on at random.
fn play_with_all_cards(rules: &Rules) -> u64 {
    let mut seats = vec![SeatPosition { energy: 12, hearts: Some(8), ..Default::default() }; 4];
    seats[1].place = 1;
    let keeps = (0..rules.card_def.len() as u8).filter(|&c| rules.def(c).kind == Kind::Keep).take(24);
    for (i, card) in keeps.enumerate() {
        seats[i % 4].cards.push(CardPosition::new(card));
    }
    let position = Position {
        seats,
        market: Vec::new(),
        discards: Vec::new(),
        out: Vec::new(),
        active: 0,
        step: Step::Start,
        dice: Vec::new(),
        board: Default::default(),
    };
    let Ok(mut game) = rules.position(&position) else { return 1 };
    let (mut chance, mut options) = (Seeded::new(1), Options::default());
    let mut seen = Seen::default();
    rules.begin(&mut game, &mut chance, &mut Silent);
    for _ in 0..400 {
        let Some(decision) = rules.decision(&game) else { break };
        seen.note(std::mem::discriminant(&decision.ask));
        let seat = decision.seats.trailing_zeros() as u8;
        rules.options(&game, seat, &mut options);
        let pick = chance.below(options.len() as u32) as usize;
        let Some(action) = options.get(pick) else { panic!("{:?} has no options", decision.ask) };
        rules.apply_unchecked(&mut game, seat, action, &mut chance, &mut Silent);
        check(rules, &game);
    }
    seen.number()
}

/// A file of scenarios: each is refused with a message, or runs and passes or fails.
pub fn scenario(data: &[u8]) -> u64 {
    let Ok(text) = std::str::from_utf8(data) else { return 0 };
    let document = scenario::parse("fuzz.md", text);
    let mut seen = Seen::default();
    for mistake in &document.mistakes {
        seen.note(shape(&mistake.message));
    }
    for one in document.scenarios() {
        let outcome = scenario::run(one, catalogue());
        assert_eq!(outcome.passed, outcome.failures.is_empty(), "a failure must say why");
        for failure in &outcome.failures {
            seen.note(shape(&failure.message));
        }
    }
    seen.number()
}

/// A journal from somewhere: refused with a message, or replayed up to where it stops fitting the game.
pub fn journal(data: &[u8]) -> u64 {
    let Ok(text) = std::str::from_utf8(data) else { return 0 };
    let (journal, _) = match Journal::read_interrupted(text) {
        Ok(read) => read,
        Err(error) => return shape(&error.fault.to_string()),
    };
    let replay = match journal.replay(catalogue()) {
        Ok(replay) => replay,
        Err(error) => return shape(&error.fault.to_string()),
    };
    let mut steps = 0;
    for step in replay {
        match step {
            Ok(_) => steps += 1,
            Err(error) => return shape(&error.fault.to_string()).wrapping_add(steps),
        }
    }
    steps
}

/// The journal of the beginning of a game.
fn journal_of(seed: u64) -> Vec<u8> {
    let table = &tables()[seed as usize % tables().len()];
    let player = |n| match n {
        0 => Player::Human("Ann \"\u{1f996}\"".to_string()),
        _ => Player::Bot("random".to_string()),
    };
    let any = catalogue().monsters().iter().map(|m| m.facts.id.clone());
    let chosen = table.options.monsters.clone();
    let monsters: Vec<String> = if chosen.is_empty() { any.collect() } else { chosen };
    let seats = monsters.into_iter().zip(0..table.rules.players);
    let seats = seats.map(|(monster, n)| SeatOf { monster, player: player(n) }).collect();
    let (mut session, dealt) = Session::deal(catalogue(), table.clone(), seats, seed);
    let mut text = format!("{}{}", session.header(), dealt.line);
    let (mut options, mut rng) = (Options::default(), Seeded::new(seed));
    for _ in 0..40 {
        let Some(decision) = session.rules().decision(session.game()) else { break };
        let seat = decision.seats.trailing_zeros() as u8;
        session.rules().options(session.game(), seat, &mut options);
        let action = options.get(rng.below(options.len() as u32) as usize).unwrap_or(Action::Pass);
        match session.answer(seat, action) {
            Ok(done) => text += &done.line,
            Err(refused) => panic!("an option is refused: {refused}"),
        }
    }
    text.into_bytes()
}

/// A message from a player: refused, or the same when it is written and read again.
pub fn message(data: &[u8]) -> u64 {
    let message: ClientMessage = match serde_json::from_slice(data) {
        Ok(message) => message,
        Err(error) => return shape(&error.to_string()),
    };
    let text = serde_json::to_string(&message).expect("what was read can be written");
    assert_eq!(serde_json::from_str::<ClientMessage>(&text).ok(), Some(message.clone()));
    let mut seen = Seen::default();
    seen.note(std::mem::discriminant(&message));
    if let ClientMessage::Answer { action, .. } | ClientMessage::Play { action, .. } = &message {
        let action = action.parse::<Action>();
        seen.note(action.map(|action| {
            assert_eq!(action.to_string().parse(), Ok(action));
            std::mem::discriminant(&action)
        }));
    }
    seen.number()
}

/// What a running table has kept of its game, after a first byte for the table: refused, or the game goes on from there.
pub fn records(data: &[u8]) -> u64 {
    let Some((&seed, lines)) = data.split_first() else { return 0 };
    let Ok(text) = std::str::from_utf8(lines) else { return 0 };
    let mut all: Vec<Record> = Vec::new();
    for line in text.lines() {
        match serde_json::from_str(line) {
            Ok(record) => all.push(record),
            Err(error) => return shape(&error.to_string()),
        }
    }
    let (room, _, how, seal) = dealt(seed);
    let header = room.session().header().clone();
    let chairs = room.chairs().to_vec();
    match Room::restore(catalogue(), &header, chairs, how, &seal, &all, 0) {
        Err(error) => shape(&error.fault.to_string()),
        Ok((mut room, _)) => {
            for now in 1..20 {
                room.pass_time(now * 5_000);
                check(room.rules(), room.game());
            }
            all.len() as u64
        }
    }
}

/// A table of people and bots, with what it keeps.
fn dealt(seed: u8) -> (Room<'static>, Vec<Record>, RoomOptions, Seal) {
    let tables: Vec<_> = tables().iter().filter(|table| !table.options.monsters.is_empty()).collect();
    let table = tables[seed as usize % tables.len()].clone();
    let seal = Seal::new("FUZZ", [seed; 32]);
    let how = RoomOptions { clock: Clock::Each(30_000), ..RoomOptions::default() };
    let chair = |n| if n == 0 { Chair::human("Ann") } else { Chair::bot("random") };
    let chairs = (0..table.rules.players).map(chair).collect();
    let monsters = table.options.monsters.clone();
    let dealt = Room::deal(catalogue(), table, &monsters, chairs, how.clone(), &seal, 0);
    let (room, taken) = dealt.expect("the seal is whole");
    (room, taken.records, how, seal)
}

/// What a table has kept of the beginning of a game.
fn records_of(seed: u8) -> Vec<u8> {
    let (mut room, mut all, ..) = dealt(seed);
    let mut rng = Seeded::new(seed.into());
    for n in 0..60 {
        let asked = (0..room.chairs().len() as u8).find(|seat| room.question(*seat).is_some());
        let Some((seat, open)) = asked.and_then(|seat| Some((seat, room.question(seat)?))) else { break };
        let action = open.options.get(rng.below(open.options.len() as u32) as usize).unwrap_or(Action::Pass);
        let (prompt, key) = (open.id, format!("k{n}"));
        let input = match seat {
            0 if room.can_undo(0) && n % 2 == 0 => Input::Undo { seat, key },
            0 => Input::Answer { seat, prompt, action, key },
            _ => Input::Bot { seat, prompt, action },
        };
        all.extend(room.take(input, n * 100).expect("an option is taken").records);
    }
    let mut data = vec![seed];
    for record in &all {
        data.extend(serde_json::to_vec(record).expect("what is kept can be written"));
        data.push(b'\n');
    }
    assert_eq!(records(&data), all.len() as u64, "what was kept does not come back");
    data
}

/// Answers, legal and not, to a whole game. The first byte chooses the table, the next two the dice and cards; then
/// each byte answers the open decision, and `0xFF` is followed by two bytes for any action of any seat at all.
pub fn action_stream(data: &[u8]) -> u64 {
    let [table, high, low, answers @ ..] = data else { return 0 };
    let tables = tables();
    let rules = &tables[*table as usize % tables.len()].rules;
    let seed = u16::from_be_bytes([*high, *low]) as u64;
    let mut source = Seeded::new(seed);
    let mut chance = Recording { source: &mut source, log: Vec::new() };
    let mut game = rules.deal(&mut chance, &mut Silent);
    let mut given: Vec<(u8, Action)> = Vec::new();
    let (mut options, mut seen) = (Options::default(), Seen::default());
    let mut bytes = answers.iter().copied();
    while let (Some(byte), Some(decision)) = (bytes.next(), rules.decision(&game)) {
        seen.note((table, std::mem::discriminant(&decision.ask)));
        let (seat, action) = if byte == 0xFF {
            let (a, b) = (bytes.next().unwrap_or(0), bytes.next().unwrap_or(0));
            let index = u16::from_be_bytes([a & 7, b]);
            (a >> 5, Action::from_index(index).unwrap_or(Action::Roll(0)))
        } else {
            let seat = nth_seat(decision.seats, byte >> 6);
            rules.options(&game, seat, &mut options);
            assert!(!options.is_empty(), "seat {seat} is asked {:?} and has no options", decision.ask);
            (seat, options.get(byte as usize % options.len()).unwrap_or(Action::Pass))
        };
        rules.options(&game, seat, &mut options);
        let legal = options.has(action);
        let before = (!legal).then(|| (game.clone(), chance.log.len()));
        let accepted = rules.apply(&mut game, seat, action, &mut chance, &mut Silent).is_ok();
        assert_eq!(accepted, legal, "seat {seat} answers {action} to {:?}", decision.ask);
        match before {
            Some(before) => {
                assert!(before == (game.clone(), chance.log.len()), "a refused {action} changed the game")
            }
            None => given.push((seat, action)),
        }
        check(rules, &game);
    }
    replay(rules, &game, chance.log, &given);
    seen.note(game.end.map(|end| end.how));
    seen.number()
}

/// The same answers and the same chance must lead to the same game, with nothing of the script left.
fn replay(rules: &Rules, end: &Game, log: Vec<rules::Outcome>, given: &[(u8, Action)]) {
    let mut script = Scripted { left: log.into(), error: None };
    let mut again = rules.deal(&mut script, &mut Silent);
    for &(seat, action) in given {
        rules.apply_unchecked(&mut again, seat, action, &mut script, &mut Silent);
    }
    assert!(script.error.is_none() && script.left.is_empty(), "chance was asked for something else");
    assert!(again == *end, "the replay ended differently");
}

/// What holds between any two answers.
fn check(rules: &Rules, game: &Game) {
    let mut placed = game.deck;
    let mut put = |cards: CardSet| {
        assert!(placed.and(&cards).is_empty(), "a card is in two places");
        placed = placed.or(&cards);
    };
    put(game.discards);
    put(game.market.iter().copied().filter(|&c| c != NO_CARD).collect());
    for seat in 0..game.players {
        let monster = game.monster(seat);
        put(monster.cards);
        assert!(monster.hearts <= rules.max_hearts(game, seat), "seat {seat} has too many hearts");
        assert!(game.is_alive(seat) || monster.cards.is_empty(), "seat {seat} is out and has cards");
    }
    assert_eq!(
        rules.decision(game).is_none(),
        game.end.is_some(),
        "nobody is asked, and the game is not over"
    );
    let (mut open, mut masked) = (Options::default(), Options::default());
    for seat in 0..game.players {
        let view = rules.view(game, Some(seat));
        rules.options(game, seat, &mut open);
        rules.options(view.game(), seat, &mut masked);
        assert!(open.iter().eq(masked.iter()), "what seat {seat} may do depends on what it cannot know");
    }
}

/// The built-in sets, read once.
fn catalogue() -> &'static Catalogue {
    static CATALOGUE: OnceLock<Catalogue> = OnceLock::new();
    CATALOGUE.get_or_init(Catalogue::built_in)
}

/// The tables that are played at; the first byte of a stream chooses one.
fn tables() -> &'static [Table<'static>] {
    static TABLES: OnceLock<Vec<Table<'static>>> = OnceLock::new();
    TABLES.get_or_init(|| {
        let mut tables = Vec::new();
        for edition in Edition::ALL {
            for players in 2..=6 {
                let one = if edition == Edition::Origins { "wicked-green" } else { "promos-likely" };
                for with in [&["promos-fan-list", "origins-exclusive"][..], &[one], &[]] {
                    let mut options = TableOptions::new(edition, players);
                    options.with = with.iter().map(|w| w.to_string()).collect();
                    tables.extend(Table::new(catalogue(), &options));
                }
            }
        }
        let monsters = ["space-penguin", "pumpkin-jack", "the-king", "pandakai", "alienoid", "cyber-bunny"];
        for players in 2..=6 {
            for with in [
                &["power-up", "wicked-green"][..],
                &["power-up", "mutants", "halloween", "wicked-orange", "luchador"],
                &["halloween", "wicked-mixed", "luchador"],
            ] {
                let mut options = TableOptions::new(Edition::MonsterBox, players);
                options.with = with.iter().map(|w| w.to_string()).collect();
                options.monsters = monsters[..players as usize].iter().map(|m| m.to_string()).collect();
                tables.extend(Table::new(catalogue(), &options));
            }
        }
        tables
    })
}

/// The n-th of the seats asked, counted round and round.
fn nth_seat(seats: u8, n: u8) -> u8 {
    let asked: Vec<u8> = (0..8).filter(|s| seats >> s & 1 == 1).collect();
    asked[n as usize % asked.len()]
}

/// The kinds of things that came up, as one number whatever their order and count.
#[derive(Default)]
struct Seen(u64);

impl Seen {
    fn note(&mut self, what: impl Hash) {
        let mut hasher = DefaultHasher::new();
        what.hash(&mut hasher);
        self.0 |= 1 << (hasher.finish() & 63);
    }

    fn number(self) -> u64 {
        self.0 | 1
    }
}

/// How a message begins, without the names and numbers in it: about one number for each kind of message.
fn shape(message: &str) -> u64 {
    let mut quoted = false;
    let kept = message.chars().filter(|&c| {
        quoted ^= c == '"';
        !quoted && !c.is_ascii_digit()
    });
    let mut hasher = DefaultHasher::new();
    kept.take(30).collect::<String>().hash(&mut hasher);
    hasher.finish()
}
