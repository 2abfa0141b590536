//! Bots asked for their reasons while a game goes on: only where help is allowed and nobody has secrets, only bots, only by
//! those who are told that line, and never before it is told.

mod common;

use common::*;
use protocol as p;
use rules::Seeded;
use serde_json::{Value, json};

/// Somebody who plays at random and remembers every line as it is on the wire.
struct Watcher {
    client: Client,
    seat: Seat,
    lines: Vec<p::LogLine>,
    rng: Seeded,
    answers: u32,
}

impl Watcher {
    async fn begin(host: &Host, bots: u8, with: &[&str], more: Value, seed: u64) -> Watcher {
        Watcher::at(host, table(host.at, 1, bots, with, more).await.remove(0), seed).await
    }

    async fn at(host: &Host, seat: Seat, seed: u64) -> Watcher {
        let mut client = Client::join(host.at, &seat).await;
        client.say(json!({"type": "start"})).await;
        let rng = Seeded::new(seed);
        let mut it = Watcher { client, seat, lines: Vec::new(), rng, answers: 0 };
        it.until_asked().await;
        it
    }

    fn frame(&self) -> &p::Frame {
        self.client.frame.as_ref().expect("a frame")
    }

    /// Reads on until the seat is asked something, or the game is over.
    async fn until_asked(&mut self) {
        loop {
            match self.client.next().await.expect("the server goes on") {
                p::ServerMessage::Frame(frame) => {
                    self.lines.truncate(frame.log_from as usize);
                    self.lines.extend(frame.log.iter().cloned());
                    if frame.over.is_some() || frame.prompt.is_some_and(|it| it.id != self.client.answered) {
                        return;
                    }
                }
                p::ServerMessage::Error { code, .. } => panic!("{code:?}"),
                _ => {}
            }
        }
    }

    async fn answer(&mut self) {
        let (prompt, action) = self.client.choose(&mut self.rng).expect("a question");
        self.answers += 1;
        self.client.say(answer(&format!("k{}", self.answers), prompt, &action)).await;
        self.until_asked().await;
    }

    /// Asks why with this seat's cookie.
    async fn why(&self, host: &Host, line: u32, eyes: &str) -> Reply {
        let cookie = format!("daikaiju={}", self.seat.token);
        ask(host, &self.seat.table, line, eyes, &[("cookie", &cookie)]).await
    }
}

async fn ask(host: &Host, code: &str, line: u32, eyes: &str, headers: &[(&str, &str)]) -> Reply {
    let path = format!("/api/tables/{code}/why/{line}?lang=en&as={eyes}");
    request(host.at, "GET", &path, headers, "").await.unwrap()
}

/// Did somebody choose this, and could have chosen otherwise?
fn decided(line: &p::LogLine) -> bool {
    let chosen = ["rerolled", "yielded", "stayed", "swept"];
    chosen.contains(&line.event.as_str()) || line.event.starts_with("bought")
}

fn refused(reply: &Reply, code: &str) {
    assert_eq!((reply.status, reply.code().as_str()), (400, code), "{}", reply.body);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_say_why_while_the_game_goes_on() {
    let folder = Folder::new();
    let host = Host::start(&folder, limits()).await;
    // Whoever looks at the top of the deck knows more than others, and then nothing is told before the end.
    let options = json!({"help": "odds", "hearts": 12, "stars": 40, "without_cards": ["made-in-a-lab"]});
    let lobby = table(host.at, 1, 2, &[], options.clone()).await.remove(0);
    refused(&ask(&host, &lobby.table, 0, "", &[]).await, "not_started");

    let mut it = Watcher::begin(&host, 2, &[], options, 1).await;
    let of = |it: &Watcher, bot: bool| -> Vec<p::LogLine> {
        it.lines.iter().filter(|line| decided(line) && (line.seat != Some(1)) == bot).cloned().collect()
    };
    while of(&it, true).len() < 8 || of(&it, false).is_empty() {
        assert!(it.frame().over.is_none(), "the game was too short");
        it.answer().await;
    }
    assert!(it.frame().reasons);
    for line in of(&it, true) {
        // From one's own seat, and as one who watches.
        let own = it.why(&host, line.n, "1").await;
        assert_eq!(own.status, 200, "{line:?}: {}", own.body);
        let reasons = own.json();
        assert_eq!(reasons["seat"].as_u64(), line.seat.map(u64::from), "{line:?}: {reasons}");
        assert_eq!(reasons["turn"].as_u64(), Some(line.turn.into()), "{line:?}: {reasons}");
        let answers = reasons["answers"].as_array().unwrap();
        assert!(answers.len() > 1, "{reasons}");
        assert_eq!(answers.iter().filter(|it| it["given"] == true).count(), 1, "{reasons}");
        let strange = ask(&host, &it.seat.table, line.n, "", &[]).await;
        assert_eq!((strange.status, strange.json()), (200, reasons));
    }
    for line in of(&it, false) {
        refused(&it.why(&host, line.n, "1").await, "not_started");
    }
    let line = of(&it, true)[0].n;
    // By other eyes than one's own, and by nobody's cookie.
    refused(&it.why(&host, line, "2").await, "not_seated");
    refused(&ask(&host, &it.seat.table, line, "1", &[]).await, "not_seated");
    let other = format!("daikaiju={}", lobby.token);
    refused(&ask(&host, &it.seat.table, line, "1", &[("cookie", &other)]).await, "not_seated");
    refused(&it.why(&host, line, "7").await, "malformed");
    // What has not happened has no reasons.
    refused(&it.why(&host, it.lines.len() as u32, "1").await, "not_asked");
    refused(&it.why(&host, u32::MAX, "1").await, "not_asked");
    // Nothing else of the game can be had before its end.
    for path in ["replay", "replay/1", "coach", "journal", "fair"] {
        let reply = get(host.at, &format!("/api/tables/{}/{path}", it.seat.table)).await;
        refused(&reply, "not_started");
    }
    host.stop().await;
}

/// Bots that weigh their answers are asked themselves, with their temperament; for the others it is said that the planner speaks.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_bot_has_its_own_reasons() {
    let folder = Folder::new();
    let host = Host::start(&folder, limits()).await;
    let bots = ["hard@aggressive", "master", "hard", "easy", "normal"];
    let without = ["made-in-a-lab"];
    let options = json!({"edition": "monster-box", "bot_pause": 0, "help": "odds", "hearts": 12, "stars": 40, "without_cards": without});
    let wanted = json!({"name": "P1", "seats": 6, "bots": bots, "options": options});
    let mut it = Watcher::at(&host, make(host.at, &wanted).await, 5).await;
    let of = |it: &Watcher, seat: u8| -> Vec<u32> {
        it.lines.iter().filter(|line| decided(line) && line.seat == Some(seat)).map(|line| line.n).collect()
    };
    while (2..=6).any(|seat| of(&it, seat).is_empty()) {
        assert!(it.frame().over.is_none(), "the game was too short");
        it.answer().await;
    }
    let says =
        ["Likes to hurt the others", "weighs them itself", "weighs them itself", "at random", "simple rules"];
    for (seat, says) in (2..=6).zip(says) {
        let own = seat <= 4;
        for line in of(&it, seat) {
            let reasons = it.why(&host, line, "1").await.json();
            assert_eq!(reasons["own"], if own { json!(true) } else { Value::Null }, "{reasons}");
            let remark = reasons["remark"].as_str().unwrap();
            assert!(remark.contains(says), "{remark}");
            assert_eq!(remark.contains("level hard"), !own, "{remark}");
            assert_eq!(it.why(&host, line, "1").await.json(), reasons, "the same again");
        }
    }
    host.stop().await;
}

/// Where it is not allowed all lines have the same answer, so that nobody learns anything from it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn not_everywhere() {
    let folder = Folder::new();
    let host = Host::start(&folder, limits()).await;
    let cases: [(&[&str], &str); 4] =
        [(&[], "none"), (&["power-up"], "odds"), (&["luchador"], "odds"), (&["power-up", "mutants"], "odds")];
    for (with, help) in cases {
        let options = json!({"help": help, "hearts": 12, "stars": 40});
        let mut it = Watcher::begin(&host, 2, with, options, 2).await;
        while it.frame().turn < 5 && it.frame().over.is_none() {
            it.answer().await;
        }
        assert!(!it.frame().reasons, "{with:?} {help}");
        let text = serde_json::to_string(it.frame()).unwrap();
        assert!(!text.contains("\"reasons\""), "{text}");
        let first = it.why(&host, 0, "1").await;
        refused(&first, "not_started");
        for line in 1..=it.lines.len() as u32 + 1 {
            for eyes in ["", "1"] {
                let reply = it.why(&host, line, eyes).await;
                assert_eq!((reply.status, &reply.body), (first.status, &first.body), "line {line} {with:?}");
            }
        }
    }
    // Where nobody may watch, only those who play may ask.
    let options = json!({"help": "odds", "hearts": 12, "stars": 40, "spectators": false});
    let mut it = Watcher::begin(&host, 2, &[], options, 3).await;
    let line = loop {
        let found = it.lines.iter().find(|line| decided(line) && line.seat != Some(1));
        match found {
            Some(line) => break line.n,
            None => it.answer().await,
        }
    };
    refused(&ask(&host, &it.seat.table, line, "", &[]).await, "not_seated");
    assert_eq!(it.why(&host, line, "").await.status, 200);
    assert_eq!(it.why(&host, line, "1").await.status, 200);
    host.stop().await;
}

/// Whether to yield is asked of City and Bay at the same time, and nobody learns an answer before both are given; then each has
/// its own reasons, whoever answered last.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn secret_answers_have_no_reasons_yet() {
    let folder = Folder::new();
    let host = Host::start(&folder, limits()).await;
    let (mut together, mut yields) = (0, 0);
    for seed in 0..20 {
        let options = json!({"help": "odds", "hearts": 12, "stars": 30});
        let mut it = Watcher::begin(&host, 5, &[], options, seed).await;
        while it.frame().over.is_none() {
            let prompt = it.frame().prompt.as_ref().unwrap();
            if prompt.topic == "yield" {
                together += u32::from(prompt.together);
                refused(&it.why(&host, it.lines.len() as u32, "1").await, "not_asked");
            }
            it.answer().await;
        }
        for line in it.lines.iter().filter(|line| ["yielded", "stayed"].contains(&line.event.as_str())) {
            let why = it.why(&host, line.n, "").await;
            assert_eq!(why.status, 200, "{line:?}: {}", why.body);
            assert_eq!(why.json()["seat"].as_u64(), line.seat.map(u64::from), "{line:?}: {}", why.body);
            yields += 1;
        }
        if together > 2 && yields > 20 {
            break;
        }
    }
    assert!(
        together > 2 && yields > 20,
        "{together} questions together, {yields} yields: this proves nothing"
    );
    host.stop().await;
}
