//! Finished games looked at again: chances turn by turn, the costliest decisions, why somebody did something; and a
//! moment of a replay is never ahead of its line. Why bots did something while a game goes on is in `reasons.rs`. And bots by
//! level and temperament.

mod common;

use common::*;
use serde_json::{Value, json};

/// A short game that is over.
async fn finished(host: &Host, with: &[&str]) -> String {
    finished_of(host, "monster-box", with).await
}

async fn finished_of(host: &Host, edition: &str, with: &[&str]) -> String {
    let seats = table(host.at, 1, 2, with, json!({"edition": edition, "hearts": 6, "stars": 8})).await;
    let mut clients = vec![Client::join(host.at, &seats[0]).await];
    start(&mut clients).await;
    play_all(clients, 3).await;
    seats[0].table.clone()
}

async fn ask(host: &Host, code: &str, path: &str) -> Value {
    let reply = get(host.at, &format!("/api/tables/{code}/{path}")).await;
    assert_eq!(reply.status, 200, "{path}: {}", reply.body);
    reply.json()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn chances_turn_by_turn_and_what_cost_most() {
    let folder = Folder::new();
    let host = Host::start(&folder, limits()).await;
    for with in [&[] as &[&str], &["power-up", "luchador"]] {
        let code = finished(&host, with).await;
        for eyes in ["", "1", "2"] {
            let replay = ask(&host, &code, &format!("replay?as={eyes}")).await;
            let log = replay["log"].as_array().unwrap();
            let curve = replay["curve"].as_array().unwrap();
            assert!(curve.len() > 2, "{curve:?}");
            for point in curve {
                let chances: Vec<f64> =
                    point["chances"].as_array().unwrap().iter().map(|it| it.as_f64().unwrap()).collect();
                assert_eq!(chances.len(), 3);
                assert!((chances.iter().sum::<f64>() - 1.0).abs() < 0.01, "{point}");
                let line = &log[point["line"].as_u64().unwrap() as usize];
                assert_eq!(line["turn"], point["turn"], "{point} {line}");
            }
            let last = curve.last().unwrap()["chances"].as_array().unwrap();
            assert!(last.iter().any(|it| it.as_f64() == Some(1.0)), "{last:?}");
        }
        let all = ask(&host, &code, "coach?lang=en").await;
        let decisions = all["decisions"].as_array().unwrap();
        assert!((1..=5).contains(&decisions.len()), "{all}");
        let cost = |it: &Value| {
            let answers = it["answers"].as_array().unwrap();
            assert_eq!(answers.len(), 2, "{it}");
            assert!(answers[0]["given"] == false && answers[1]["given"] == true, "{it}");
            answers[0]["chance"].as_f64().unwrap() - answers[1]["chance"].as_f64().unwrap()
        };
        let costs: Vec<f64> = decisions.iter().map(cost).collect();
        assert!(costs.iter().all(|it| *it > 0.0) && costs.is_sorted_by(|a, b| a >= b), "{costs:?}");
        assert_eq!(ask(&host, &code, "coach?lang=en").await, all, "the same again from memory");
        let own = ask(&host, &code, "coach?as=2&lang=de").await;
        assert!(own["decisions"].as_array().unwrap().iter().all(|it| it["seat"] == 2), "{own}");
        // The moment before the worst decision, and the same decision when somebody asks about what it led to.
        let worst = &decisions[0];
        let line = worst["line"].as_u64().unwrap();
        let before = ask(&host, &code, &format!("replay/{line}")).await;
        assert_eq!(before["turn"], worst["turn"]);
        let why = ask(&host, &code, &format!("why/{}?lang=en", line + 1)).await;
        assert_eq!((&why["seat"], &why["line"]), (&worst["seat"], &worst["line"]), "{why} {worst}");
        assert_eq!(why["because"], worst["because"]);
        assert_eq!(why["answers"].as_array().unwrap().iter().filter(|it| it["given"] == true).count(), 1);
        // The first line of all is nobody's doing; with evolutions everybody has chosen before.
        let first = if with.is_empty() { 0 } else { continue };
        let nothing = get(host.at, &format!("/api/tables/{code}/why/{first}")).await;
        assert_eq!((nothing.status, nothing.code().as_str()), (400, "not_asked"));
    }
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_moment_is_not_ahead_of_its_line() {
    let folder = Folder::new();
    let host = Host::start(&folder, limits()).await;
    let code = finished(&host, &[]).await;
    let replay = ask(&host, &code, "replay?lang=en").await;
    let mut before: Option<Value> = None;
    let mut losses = 0;
    let mut rolled = false;
    for (n, line) in replay["log"].as_array().unwrap().iter().enumerate() {
        let now = ask(&host, &code, &format!("replay/{n}?lang=en")).await;
        assert_eq!(now["turn"], line["turn"], "line {n}: {line}");
        rolled |= line["event"] == "rolled";
        assert!(rolled || now["dice"] == json!([]), "line {n}: {line} {}", now["dice"]);
        if let Some(before) = before.filter(|_| line["turn"] != 0) {
            for seat in 0..3 {
                let hearts = |frame: &Value| frame["monsters"][seat]["hearts"].as_i64().unwrap();
                let lost =
                    line["event"].as_str().unwrap().starts_with("hearts-lost") && line["seat"] == seat + 1;
                if lost {
                    losses += 1;
                    let wanted = (hearts(&before) + line["amount"].as_i64().unwrap()).max(0);
                    assert_eq!(hearts(&now), wanted, "line {n}: {line}");
                } else if line["what"] != "hearts" && line["event"] != "eliminated" {
                    assert_eq!(hearts(&now), hearts(&before), "line {n}: {line}");
                }
            }
        }
        let over = now["stage"] == "over";
        assert_eq!(over, line["event"].as_str().unwrap().starts_with("ended"), "line {n}: {line}");
        before = Some(now);
    }
    assert!(losses > 3, "only {losses} losses");
    host.stop().await;
}

/// While the game is dealt it is nobody's turn, and no dice lie there before somebody has rolled them.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_dealing_is_not_ahead_of_its_lines() {
    let folder = Folder::new();
    let host = Host::start(&folder, limits()).await;
    let games: [(&str, &[&str]); 4] = [
        ("monster-box", &[]),
        ("monster-box", &["power-up"]),
        ("monster-box", &["halloween", "luchador"]),
        ("new-york", &[]),
    ];
    for (edition, with) in games {
        let code = finished_of(&host, edition, with).await;
        for eyes in ["", "1"] {
            let replay = ask(&host, &code, &format!("replay?lang=en&as={eyes}")).await;
            let mut rolls = 0;
            let mut active = None;
            for (n, line) in replay["log"].as_array().unwrap().iter().enumerate().take(60) {
                let now = ask(&host, &code, &format!("replay/{n}?lang=en&as={eyes}")).await;
                let event = line["event"].as_str().unwrap();
                assert_eq!(now["turn"], line["turn"], "line {n}: {line}");
                assert_eq!(now["stage"] == "setup", line["turn"] == 0, "line {n}: {line} {}", now["stage"]);
                if event == "turn-started" || event == "turn-extra" {
                    active = Some(line["seat"].clone());
                    assert_eq!(
                        (&now["dice"], &now["rolls_made"]),
                        (&json!([]), &json!(0)),
                        "line {n}: {line}"
                    );
                }
                if let Some(active) = &active {
                    assert_eq!(&now["active"], active, "line {n}: {line}");
                }
                if event == "rolled" || event == "rerolled" {
                    rolls += 1;
                    let faces: Vec<&Value> =
                        now["dice"].as_array().unwrap().iter().map(|die| &die["face"]).collect();
                    assert_eq!(json!(faces), line["dice"], "line {n}: {line}");
                }
                if rolls == 0 {
                    assert_eq!(now["dice"], json!([]), "line {n}: {line}");
                    assert_eq!(now["rolls_made"], 0, "line {n}: {line}");
                }
            }
            assert!(rolls > 0, "nobody has rolled");
        }
    }
    host.stop().await;
}

#[tokio::test]
async fn bots_by_level_and_temperament() {
    let folder = Folder::new();
    let host = Host::start(&folder, limits()).await;
    let wanted = json!({"name": "P1", "seats": 4, "bots": ["hard@star-hunting", "easy"], "options": {"edition": "monster-box"}});
    let seat = make(host.at, &wanted).await;
    let mut client = Client::join(host.at, &seat).await;
    client.settle().await;
    let player = async |n: usize| -> Value {
        let lobby = get(host.at, &format!("/api/tables/{}", seat.table)).await.json();
        lobby["seats"][n]["player"].clone()
    };
    assert_eq!(player(1).await, json!({"is": "bot", "level": "hard@star-hunting"}));
    client.say(json!({"type": "seat", "seat": 3, "what": {"to": "bot", "level": "hard@careful"}})).await;
    client.settle().await;
    assert_eq!(player(2).await, json!({"is": "bot", "level": "hard@careful"}));
    for level in ["easy@careful", "hard@kind", "god", "planner", "searcher:1s", "planner:/dev/zero", ""] {
        let body = json!({"name": "P1", "bots": [level], "options": {"edition": "monster-box"}}).to_string();
        let reply = request(host.at, "POST", "/api/tables?lang=en", &[], &body).await.unwrap();
        assert_eq!((reply.status, reply.code().as_str()), (400, "bad_options"), "{level}: {}", reply.body);
        assert!(reply.body.contains("easy, normal, hard, master"), "{}", reply.body);
    }
    let words = get(host.at, "/api/catalogue/de").await.json();
    let hard = words["levels"].as_array().unwrap().iter().find(|it| it["word"] == "hard").unwrap().clone();
    assert_eq!((&hard["name"], hard["tempers"].as_array().unwrap().len()), (&json!("schwer"), 4));
    host.stop().await;
}

/// Bots that think long do so beside the tables, and their games end.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn masters_play_games_to_their_end() {
    let folder = Folder::new();
    let host = Host::start(&folder, limits()).await;
    let options = json!({"edition": "monster-box", "bot_pause": 0, "hearts": 5, "stars": 8});
    let wanted = json!({"name": "P1", "seats": 3, "bots": ["master", "master@hoarding"], "options": options});
    let seat = make(host.at, &wanted).await;
    let mut clients = vec![Client::join(host.at, &seat).await];
    start(&mut clients).await;
    let clients = play_all(clients, 3).await;
    assert!(clients[0].over());
    host.stop().await;
}
