//! Running tables: whatever is sent, in whatever order and however often, has one effect; and a room comes back from
//! its records.

use cards::catalogue::Catalogue;
use cards::table::{Table, TableOptions};
use rules::{Action, Edition, Options, Seat, Seeded};
use table::fair::Seal;
use table::room::{Chair, Clock, Input, Record, Refusal, Room, RoomOptions, Telling};
use table::{Order, seating};

fn table_options(catalogue: &Catalogue, players: u8, with: &[&str], rng: &mut Seeded) -> TableOptions {
    let mut options = TableOptions::new(Edition::MonsterBox, players);
    options.with = with.iter().map(|word| word.to_string()).collect();
    let mut free = seating::monsters(catalogue, options.edition, &options.with, players);
    while options.monsters.len() < players as usize {
        options.monsters.push(seating::draw(&mut free, rng));
    }
    options
}

/// A table of people, one of them a bot, everybody there.
fn room<'c>(
    catalogue: &'c Catalogue,
    seed: u64,
    with: &[&str],
    clock: Clock,
) -> (Room<'c>, Seal, RoomOptions, Vec<Record>, Vec<Telling>) {
    let mut rng = Seeded::new(seed);
    let options = table_options(catalogue, 2 + rng.below(4) as u8, with, &mut rng);
    let monsters = options.monsters.clone();
    let table = Table::new(catalogue, &options).unwrap();
    let mut key = [0; 32];
    key[..8].copy_from_slice(&seed.to_le_bytes());
    let seal = Seal::new("TEST", key);
    let chairs = chairs(monsters.len());
    let how = RoomOptions { clock, ..RoomOptions::default() };
    let (room, taken) = Room::deal(catalogue, table, &monsters, chairs, how.clone(), &seal, 0).unwrap();
    (room, seal, how, taken.records, taken.story)
}

fn chairs(n: usize) -> Vec<Chair> {
    (0..n).map(|n| if n == 1 { Chair::bot("random") } else { Chair::human(&format!("P{n}")) }).collect()
}

fn any(options: &Options, rng: &mut Seeded) -> Action {
    options.get(rng.below(options.len() as u32) as usize).unwrap()
}

fn told(story: &[Telling]) -> Vec<rules::Event> {
    let mut all = Vec::new();
    for telling in story {
        match telling {
            Telling::Cut(n) => all.truncate(*n),
            Telling::Add(events) => all.extend(events),
        }
    }
    all
}

/// Plays with duplicates, stale and foreign answers, undo, absence and clocks; now and then the room is made again from
/// its records and has to be the same.
#[test]
fn rooms_come_back_from_their_records() {
    let catalogue = Catalogue::built_in();
    let mixes: [&[&str]; 4] = [
        &[],
        &["power-up", "held-windows"],
        &["power-up", "mutants", "halloween", "wicked-mixed", "luchador", "held-windows"],
        &["luchador", "wicked-orange"],
    ];
    let (mut undone, mut taken_over, mut waited) = (0, 0, 0);
    for seed in 0..40 {
        let clock = [Clock::None, Clock::Bank { bank: 20_000, more: 3_000 }, Clock::Each(9_000)];
        let with = mixes[seed as usize % mixes.len()];
        let (mut room, seal, how, mut records, mut story) =
            room(&catalogue, seed, with, clock[seed as usize % 3]);
        let mut rng = Seeded::new(seed + 100);
        let mut now = 0;
        let mut keys = 0;
        for _ in 0..20_000 {
            if room.game().is_over() {
                break;
            }
            let seats = room.chairs().len() as Seat;
            let seat = rng.below(seats.into()) as Seat;
            let before = room.game().hash64();
            let taken = match rng.below(20) {
                0 => room.take(Input::Gone(seat), now),
                1 | 2 => room.take(Input::Here(seat), now),
                3 if room.can_undo(seat) => {
                    keys += 1;
                    undone += 1;
                    room.take(Input::Undo { seat, key: format!("k{keys}") }, now)
                }
                4 => {
                    let order = Order::LeaveAt { hearts: rng.below(5) as u8 };
                    room.take(Input::Order { seat, order, on: rng.below(2) == 0 }, now)
                }
                5 => {
                    let stale = Input::Answer { seat, prompt: 1, action: Action::Pass, key: "stale".into() };
                    let refused = room.take(stale, now).unwrap_err();
                    assert!(matches!(refused, Refusal::Stale | Refusal::NotAsked | Refusal::Paused));
                    assert_eq!(room.game().hash64(), before);
                    continue;
                }
                6 => {
                    let taken = room.take(Input::Pause { seat, on: rng.below(8) == 0 }, now);
                    if !room.game().is_alive(seat) {
                        assert_eq!(taken.unwrap_err(), Refusal::Eliminated);
                        continue;
                    }
                    taken
                }
                7..=9 => {
                    let next = room.due().unwrap_or(now + 1);
                    now = now.max(next);
                    room.take(Input::Tick, now)
                }
                _ => match room.question(seat) {
                    Some(open) if !room.chair(seat).is_bot_now() && !room.is_paused() => {
                        let (prompt, action) = (open.id, any(&open.options, &mut rng));
                        keys += 1;
                        let input = Input::Answer { seat, prompt, action, key: format!("k{keys}") };
                        let first = room.take(input.clone(), now);
                        let after = room.game().hash64();
                        // Again, and once more with another body under the same key.
                        let again = room.take(input, now).unwrap();
                        assert!(again.records.is_empty() && room.game().hash64() == after);
                        let other = Input::Answer { seat, prompt: 7, action, key: format!("k{keys}") };
                        assert_eq!(room.take(other, now).unwrap_err(), Refusal::KeyReused);
                        waited += usize::from(first.as_ref().is_ok_and(|taken| taken.acks.is_empty()));
                        first
                    }
                    _ => {
                        now += 100;
                        room.take(Input::Tick, now)
                    }
                },
            };
            let taken = taken.unwrap();
            records.extend(taken.records);
            story.extend(taken.story);
            for (seat, prompt) in room.bots_due(now) {
                taken_over += usize::from(room.chair(seat).stand_in);
                let Some(open) = room.question(seat).filter(|open| open.id == prompt) else { continue };
                let action = any(&open.options, &mut rng);
                let taken = room.take(Input::Bot { seat, prompt, action }, now).unwrap();
                records.extend(taken.records);
                story.extend(taken.story);
            }
            if rng.below(60) == 0 {
                let header = room.session().header().clone();
                let n = room.chairs().len();
                let (copy, tale) =
                    Room::restore(&catalogue, &header, chairs(n), how.clone(), &seal, &records, now).unwrap();
                assert_eq!(copy.game(), room.game());
                assert_eq!(told(&tale), told(&story), "seed {seed}");
                for (chair, known) in copy.chairs().iter().zip(room.chairs()) {
                    assert_eq!((&chair.orders, chair.stand_in), (&known.orders, known.stand_in));
                    assert_eq!(chair.bank, known.bank);
                }
                for seat in 0..n as Seat {
                    assert_eq!(copy.shown_bank(seat), room.shown_bank(seat), "seed {seed}");
                }
            }
        }
        assert!(room.game().is_over(), "seed {seed}: the game does not end");
    }
    assert!(undone > 20 && taken_over > 20 && waited > 5, "{undone} {taken_over} {waited}");
}

/// What others are shown of a bank is what was in it before anybody was asked in secret: from the first frame on, and
/// after a restart in the midst of such a question.
#[test]
fn banks_are_shown_from_the_start() {
    let catalogue = Catalogue::built_in();
    let mut secret = 0;
    for seed in 0..20 {
        let clock = Clock::Bank { bank: 20_000, more: 3_000 };
        let (room, seal, how, records, _) = room(&catalogue, seed, &["power-up", "held-windows"], clock);
        let n = room.chairs().len();
        let header = room.session().header().clone();
        let (copy, _) = Room::restore(&catalogue, &header, chairs(n), how, &seal, &records, 0).unwrap();
        secret += usize::from(table::together(room.game().ask()));
        for seat in 0..n as Seat {
            let bank = room.chair(seat).bank;
            assert_eq!((room.shown_bank(seat), copy.shown_bank(seat)), (bank, bank), "seed {seed}");
        }
    }
    assert!(secret > 0);
}

/// A question that went away before it was answered and comes again is another: who answers each once would wait for ever.
#[test]
fn questions_that_come_again_are_new() {
    let catalogue = Catalogue::built_in();
    let mut again = 0;
    for seed in 0..60 {
        let with = ["power-up", "mutants", "held-windows"];
        let (mut room, ..) = room(&catalogue, seed, &with, Clock::None);
        let mut rng = Seeded::new(seed + 100);
        let mut now = 0;
        let mut seen: [Vec<u32>; 6] = Default::default();
        let mut open: [Option<u32>; 6] = [None; 6];
        for n in 0..1500 {
            let seat = rng.below(room.chairs().len() as u32) as Seat;
            if let (Some(it), false) = (room.question(seat), room.chair(seat).is_bot_now()) {
                let (prompt, action) = (it.id, any(&it.options, &mut rng));
                room.take(Input::Answer { seat, prompt, action, key: format!("k{n}") }, now).unwrap();
            }
            for (seat, prompt) in room.bots_due(now) {
                let Some(it) = room.question(seat).filter(|it| it.id == prompt) else { continue };
                let action = any(&it.options, &mut rng);
                room.take(Input::Bot { seat, prompt, action }, now).unwrap();
            }
            for seat in 0..room.chairs().len() {
                let id = room.question(seat as Seat).map(|it| it.id);
                if let Some(id) = id.filter(|_| id != open[seat]) {
                    assert!(!seen[seat].contains(&id), "seed {seed}, step {n}, seat {seat}: {id} again");
                    again += usize::from(id % 16 != 0);
                    seen[seat].push(id);
                }
                open[seat] = id;
            }
            now += 400;
            room.take(Input::Tick, now).unwrap();
            if room.game().is_over() {
                break;
            }
        }
    }
    println!("{again} questions changed or came again");
    assert!(again > 0, "{again}");
}

/// A journal of such a room verifies once the server's number is opened, and one changed bit anywhere is noticed.
#[test]
fn seals_are_checked() {
    let catalogue = Catalogue::built_in();
    let (mut room, seal, _, mut records, _) = room(&catalogue, 3, &[], Clock::None);
    let mut rng = Seeded::new(1);
    let mut now = 0;
    while !room.game().is_over() {
        now += 1000;
        let mut taken = room.pass_time(now);
        for seat in 0..room.chairs().len() as Seat {
            let Some(open) = room.question(seat) else { continue };
            let (prompt, action) = (open.id, any(&open.options, &mut rng));
            let more = room.take(Input::Bot { seat, prompt, action }, now).unwrap();
            taken.records.extend(more.records);
            break;
        }
        records.extend(taken.records);
    }
    let mut header = room.session().header().clone();
    let closed = Room::journal(&header, &records);
    assert!(table::Journal::read(&closed).unwrap().verify(&catalogue).is_err());
    header.seal = Some(seal.clone());
    let open = Room::journal(&header, &records);
    table::Journal::read(&open).unwrap().verify(&catalogue).unwrap();
    for bit in 0..256 {
        let mut other = seal.clone();
        let mut seed = other.seed.unwrap();
        seed[bit / 8] ^= 1 << (bit % 8);
        other.seed = Some(seed);
        header.seal = Some(other.clone());
        assert!(table::Journal::read(&Room::journal(&header, &records)).unwrap().verify(&catalogue).is_err());
        // Even with a promise to fit, the dice are others.
        other.promise = table::fair::promise("TEST", None, &seed);
        header.seal = Some(other);
        assert!(table::Journal::read(&Room::journal(&header, &records)).unwrap().verify(&catalogue).is_err());
    }
}
