//! Every kind of question once, for the tests in a browser: plays seeded games of chance until each was asked and prints
//! what whoever was asked is sent, a line for each kind and language: `{"topic": ..., "lang": ..., "frame": ...}`.

use cards::catalogue::Catalogue;
use cards::table::{Table, TableOptions};
use cards::words::Lang;
use protocol as p;
use rules::{Action, Edition, Options, Seat, Seeded};
use server::show::{About, Made, Sent, Show};
use table::fair::Seal;
use table::room::{Chair, Clock, Input, Room, RoomOptions};
use table::seating;
use tell::cast::Cast;
use tell::question::{Scene, TOPICS};

/// Nobody is asked these: there is no question, and a card comes in between.
const NEVER: [&str; 2] = ["nothing", "beat"];

/// These only where there are boroughs.
const OF_NEW_YORK: [&str; 11] = [
    "settle", "home", "move", "destroy", "tear", "how-many", "borough", "unit-to", "scatter", "give-up",
    "trade",
];

/// How many monsters play with what, and who is among them.
const MIXES: [(u8, &[&str], &[&str]); 6] = [
    (
        4,
        &[
            "power-up",
            "mutants",
            "halloween",
            "wicked-mixed",
            "luchador",
            "promos-likely",
            "origins-exclusive",
        ],
        &[],
    ),
    (3, &["power-up", "halloween"], &["pumpkin-jack", "boogie-woogie"]),
    (2, &["halloween", "wicked-mixed", "promos-likely", "origins-exclusive"], &[]),
    (3, &["power-up"], &["pandakai", "baby-gigazaur", "gigazaur"]),
    (6, &["power-up"], &["space-penguin", "the-king"]),
    (4, &["power-up", "luchador"], &["kraken", "alienoid", "cyber-bunny", "meka-dragon"]),
];

/// Decks of New York: all cards, and some that ask what no others do.
const DECKS: [&[&str]; 4] = [
    &[],
    &["seismic-ray", "next-stage", "universal-soldier", "chameleon", "photo-op"],
    &["webspinner", "curse", "tesla-cannon", "overload", "tourist"],
    &["stink-attack", "overload", "super-speed"],
];

/// More games than are needed.
const MOST: u64 = 5000;

fn main() {
    let catalogue: &Catalogue = Box::leak(Box::new(Catalogue::built_in()));
    let mut missing: Vec<&str> = TOPICS.into_iter().filter(|topic| !NEVER.contains(topic)).collect();
    let (own, mut tokyo): (Vec<&str>, Vec<&str>) =
        missing.iter().partition(|topic| OF_NEW_YORK.contains(topic));
    for seed in 0..MOST {
        play(catalogue, seed, in_tokyo(catalogue, seed), &mut tokyo);
        if tokyo.is_empty() {
            break;
        }
    }
    missing = own;
    for seed in 0..MOST {
        play(catalogue, seed, in_new_york(catalogue, seed), &mut missing);
        if missing.is_empty() && tokyo.is_empty() {
            return;
        }
    }
    missing.extend(tokyo);
    panic!("never asked: {}", missing.join(" "));
}

/// A table of Tokyo.
fn in_tokyo(_: &Catalogue, seed: u64) -> TableOptions {
    let (players, with, monsters) = MIXES[seed as usize % MIXES.len()];
    let words = |list: &[&str]| list.iter().map(|word| word.to_string()).collect();
    let mut options = TableOptions::new(Edition::MonsterBox, players);
    (options.with, options.monsters) = (words(with), words(monsters));
    options
}

/// A table of New York, with more hearts where cards are wanted.
fn in_new_york(catalogue: &Catalogue, seed: u64) -> TableOptions {
    let deck = DECKS[seed as usize % DECKS.len()];
    let mut options = TableOptions::new(Edition::NewYork, 3 + (seed % 4) as u8);
    if !deck.is_empty() {
        let power = catalogue.cards_of("new-york").filter(|card| card.facts.kind.is_power());
        let others = power.filter(|card| !deck.contains(&card.facts.id.as_str()));
        options.without_cards = others.map(|card| card.full_id()).collect();
        options.hearts = Some(20);
    }
    options
}

/// Plays a game and prints the questions that were missing.
fn play(catalogue: &'static Catalogue, seed: u64, mut options: TableOptions, missing: &mut Vec<&str>) {
    let mut rng = Seeded::new(seed);
    let players = options.players;
    seating::seat_monsters(catalogue, &mut options, &mut rng);
    let mut free = seating::monsters(catalogue, options.edition, &options.with, players);
    while options.monsters.len() < usize::from(players) {
        options.monsters.push(seating::draw(&mut free, &mut rng));
    }
    let table = Table::new(catalogue, &options).expect("a table");
    let names = ["Ana", "Ben", "Cleo", "Dan", "Eva", "Finn"];
    let chairs = names[..usize::from(players)].iter().map(|name| Chair::human(name)).collect();
    let how = RoomOptions { clock: Clock::None, grace: None, bot_pause: 0, hold: 0 };
    let mut key = [0; 32];
    key[..8].copy_from_slice(&seed.to_le_bytes());
    let seal = Seal::new("TEST", key);
    let (mut room, taken) =
        Room::deal(catalogue, table, &options.monsters, chairs, how, &seal, 0).expect("a deal");
    let mut show = Show::new(catalogue, &room);
    show.tell(&taken.story);
    let cast = Cast::new(catalogue, room.session().table(), &room.session().header().seats);
    for now in 1..2000 {
        let asked = (0..players).find(|&seat| room.question(seat).is_some());
        let input = match asked.and_then(|seat| Some((seat, room.question(seat)?))) {
            Some((seat, open)) => {
                let view = room.view(Some(seat));
                let say = cast.say(Lang::En);
                let scene = Scene { cast: &cast, say, game: view.game(), seat, decision: open.decision };
                let topic = scene.topic();
                if let Some(at) = missing.iter().position(|it| *it == topic) {
                    missing.swap_remove(at);
                    print(&mut show, &room, seat, topic);
                }
                let key = format!("{now}");
                Input::Answer { seat, prompt: open.id, action: any(&open.options, &mut rng), key }
            }
            None if room.game().is_over() => return,
            None => Input::Tick,
        };
        let taken = room.take(input, now).expect("an answer that counts");
        show.tell(&taken.story);
    }
}

/// Any answer, though seldom one that changes nothing.
fn any(options: &Options, rng: &mut Seeded) -> Action {
    let mut one = || options.get(rng.below(options.len() as u32) as usize).expect("an answer");
    let first = one();
    if first == Action::Pass { one() } else { first }
}

/// Prints what a seat is sent now.
fn print(show: &mut Show, room: &Room, seat: Seat, topic: &str) {
    let options = p::TableOptions { help: p::Help::Odds, ..p::TableOptions::default() };
    for lang in [Lang::En, Lang::Fr, Lang::De] {
        let about = About::new(&options, 0);
        let viewer = (Some(seat), lang);
        let next = show.next(room, about, viewer, Sent::default(), true, &mut Made::new());
        let (frame, _) = next.expect("a frame");
        println!(r#"{{"topic":"{topic}","lang":"{lang}","frame":{frame}}}"#);
    }
}
