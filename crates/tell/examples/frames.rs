//! Plays a game of bots and prints what the first seat would be shown, a frame a line:
//! `frames PLAYERS SEED LANG WITH...`. An edition among the additions is the one that is played.

use cards::catalogue::Catalogue;
use cards::table::{Table, TableOptions};
use cards::words::Lang;
use rules::{Edition, Options, Seeded};
use table::{Player, SeatOf, Session, seating};
use tell::cast::Cast;
use tell::wire;

fn main() {
    let mut args = std::env::args().skip(1);
    let players = args.next().and_then(|n| n.parse().ok()).unwrap_or(4);
    let seed = args.next().and_then(|n| n.parse().ok()).unwrap_or(1);
    let lang: Lang = args.next().and_then(|lang| lang.parse().ok()).unwrap_or(Lang::En);
    let catalogue = Catalogue::built_in();
    let (editions, with): (Vec<String>, Vec<String>) =
        args.partition(|word| Edition::from_id(word).is_some());
    let edition = editions.first().and_then(|id| Edition::from_id(id)).unwrap_or(Edition::MonsterBox);
    let mut options = TableOptions::new(edition, players);
    options.with = with;
    let mut rng = Seeded::new(seed);
    seating::seat_monsters(&catalogue, &mut options, &mut rng);
    let mut free = seating::monsters(&catalogue, options.edition, &options.with, players);
    while options.monsters.len() < players as usize {
        options.monsters.push(seating::draw(&mut free, &mut rng));
    }
    let table = Table::new(&catalogue, &options).expect("a table");
    let seat = |monster: &String| SeatOf { monster: monster.clone(), player: Player::Bot("brawler".into()) };
    let seats: Vec<SeatOf> = options.monsters.iter().map(seat).collect();
    let cast = Cast::new(&catalogue, &table, &seats);
    let (mut session, dealt) = Session::deal(&catalogue, table, seats, seed);
    let say = cast.say(lang);
    let rules = session.rules().clone();
    let mut story = wire::Story::new(players, rules.book.hearts);
    story.add(&dealt.events);
    let (mut told, mut frame) = (0, 0);
    let mut bot = bots::Brawler;
    let mut list = Options::default();
    while let Some(decision) = rules.decision(session.game()) {
        let view = rules.view(session.game(), Some(0));
        let seat = decision.seats.trailing_zeros() as u8;
        if decision.seats & 1 == 1 {
            rules.options(session.game(), 0, &mut list);
            let mut shown = wire::position(&cast, &view, say);
            shown.prompt = wire::prompt(&cast, &view, decision, &list, say);
            if let Some(prompt) = &mut shown.prompt {
                prompt.id = frame;
            }
            frame += 1;
            shown.frame = frame;
            shown.log_from = told;
            shown.log = story.lines(&cast, say, Some(0), told);
            told = story.lines_for(Some(0));
            println!("{}", serde_json::to_string(&shown).expect("JSON"));
        }
        let seen = rules.view(session.game(), Some(seat));
        rules.options(session.game(), seat, &mut list);
        let situation = bots::Situation { rules: &rules, game: seen.game(), seat, decision, options: &list };
        let action = bots::Bot::answer(&mut bot, &situation, &mut rng);
        let done = session.answer(seat, action).expect("a legal answer");
        story.add(&done.events);
    }
}
