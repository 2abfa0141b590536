//! What the server refuses it refuses in the language of whoever asked, and it has the words for that.

mod common;

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use cards::words::{Lang, Value, try_message};
use common::*;
use protocol as p;
use serde_json::json;

fn file(path: &str) -> String {
    std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(path)).unwrap()
}

/// The messages of a language with what they ask for, in order.
fn messages(lang: Lang) -> Vec<(String, BTreeSet<String>)> {
    let mut all: Vec<(String, BTreeSet<String>)> = Vec::new();
    for line in file(&format!("cards/i18n/{lang}/server.ftl")).lines().filter(|line| !line.starts_with('#')) {
        if let Some((key, _)) = line.split_once(" = ").filter(|_| !line.starts_with(' ')) {
            all.push((key.to_string(), BTreeSet::new()));
        }
        let names = line.split("{$").skip(1);
        let names = names.filter_map(|it| it.split(|c: char| !c.is_ascii_alphanumeric()).next());
        all.last_mut().into_iter().for_each(|(_, asks)| asks.extend(names.clone().map(str::to_string)));
    }
    all
}

/// The messages the program says, with what it puts into them.
fn said() -> BTreeMap<String, BTreeSet<String>> {
    let mut source = file("cards/src/table.rs");
    for folder in ["server/src", "server/src/actor"] {
        for entry in Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(folder).read_dir().unwrap() {
            let path = entry.unwrap().path();
            // Where refusals are made there are no keys yet.
            if path.is_file() && !path.ends_with("refused.rs") {
                source += &std::fs::read_to_string(path).unwrap();
            }
        }
    }
    let mut all: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for made in source.replace("Phrase::new(", "Refused::new(").split("Refused::new(").skip(1) {
        let statement = made.split(';').next().unwrap();
        let key = statement.split('"').nth(1).unwrap().to_string();
        let names = statement.split(".with(").skip(1).map(|it| it.split('"').nth(1).unwrap().to_string());
        let names: BTreeSet<String> = names.collect();
        let before = all.insert(key.clone(), names.clone());
        assert!(before.is_none_or(|before| before == names), "{key} is said in two ways");
    }
    all
}

#[test]
fn every_refusal_has_its_words() {
    let english = messages(Lang::En);
    let said = said();
    assert_eq!(said, english.iter().cloned().collect(), "what is said and what there are words for");
    assert_eq!(said.len(), english.len());
    for lang in Lang::ALL {
        assert_eq!(messages(lang), english, "{lang}");
        for (key, names) in &said {
            for n in [0, 1, 2] {
                let args: Vec<(&str, Value)> =
                    names.iter().map(|it| (it.as_str(), Value::Number(n))).collect();
                try_message(lang, key, &args).unwrap_or_else(|missing| panic!("{missing}"));
            }
        }
    }
}

/// French puts a space that does not break a line before some signs; here every space is one.
fn spaced(text: &str) -> String {
    text.replace('\u{a0}', " ")
}

fn message(reply: &Reply) -> String {
    spaced(reply.json()["message"].as_str().unwrap())
}

/// The next fault's code and sentence.
async fn fault(client: &mut Client) -> (p::ErrorCode, String) {
    match client.expect("error").await {
        p::ServerMessage::Error { code, message, .. } => (code, spaced(&message)),
        _ => unreachable!(),
    }
}

#[tokio::test]
async fn over_http_in_the_language_asked_for() {
    let folder = Folder::new();
    let host = Host::start(&folder, limits()).await;
    let mix = json!({"options": {"edition": "origins", "with": ["power-up"]}, "bots": ["easy"]}).to_string();
    for (path, accepts, sentence) in [
        (
            "/api/tables",
            "fr-CH, fr;q=0.9, en;q=0.8",
            "« Power Up ! » ne va pas avec l’édition Origins : ses Monstres n’ont pas d’évolutions.",
        ),
        (
            "/api/tables?token=1&lang=de",
            "fr",
            "„Power Up!“ passt nicht zur Ausgabe Origins: Ihre Monster haben keine Evolutionen.",
        ),
        (
            "/api/tables",
            "ja, pt;q=0.5",
            "\"Power Up!\" is not for the Origins edition: its monsters have no evolutions.",
        ),
    ] {
        let reply = request(host.at, "POST", path, &[("accept-language", accepts)], &mix).await.unwrap();
        assert_eq!((reply.status, reply.code().as_str()), (400, "bad_options"));
        assert_eq!(message(&reply), sentence, "{path} {accepts}");
        assert_eq!(reply.header("content-type"), Some("application/json"));
    }
    let french = [("accept-language", "fr")];
    let nowhere = request(host.at, "GET", "/api/tables/0000000", &french, "").await.unwrap();
    assert_eq!(nowhere.status, 404);
    assert_eq!(message(&nowhere), "Cette table n’existe pas. Vérifiez son code.");
    let strange = [("accept-language", "fr"), ("origin", "http://elsewhere.example")];
    let strange = request(host.at, "POST", "/api/tables", &strange, "{}").await.unwrap();
    assert_eq!(strange.status, 403);
    assert!(message(&strange).starts_with("Cette page n’a pas le droit"));

    // A monster has another name in each language.
    let seat = make(host.at, &json!({"seats": 3, "monster": "the-king"})).await;
    let sit = format!("/api/tables/{}/sit?lang=", seat.table);
    for lang in Lang::ALL {
        let reply = post(host.at, &format!("{sit}{lang}"), &json!({"monster": "the-king"})).await;
        let name = catalogue().monster("the-king").unwrap().facts.name.get(lang.code());
        let sentence = message(&reply);
        assert!(sentence.starts_with(name) && !sentence.contains("the-king"), "{sentence}");
    }
    let look = get(host.at, &format!("/api/tables/{}?lang=fr", seat.table)).await.json();
    assert_eq!(
        look["not_yet"],
        "Il faut au moins deux Monstres pour une partie. Ajoutez un robot ou attendez quelqu’un."
    );
    host.stop().await;
}

#[tokio::test]
async fn over_sockets_in_each_ones_language() {
    let folder = Folder::new();
    let host = Host::start(&folder, limits()).await;
    let seats = table(host.at, 2, 0, &[], json!({})).await;
    let code = &seats[0].table;

    // Before hello as the browser asks, with it as it says itself.
    let mut early = Client::open_with(host.at, None, &[("accept-language", "de")]).await.unwrap();
    early.say(json!({"type": "ping"})).await;
    assert_eq!(fault(&mut early).await.1, "Zuerst muss „hello“ kommen.");
    let mut wrong = Client::open_with(host.at, None, &[("accept-language", "de")]).await.unwrap();
    wrong.hello("0000000", json!({"lang": "fr"})).await;
    assert_eq!(fault(&mut wrong).await.1, "Cette table n’existe pas. Vérifiez son code.");

    let mut french = Client::open(host.at).await.unwrap();
    french.hello(code, json!({"token": seats[1].token, "lang": "fr"})).await;
    french.expect("welcome").await;
    let mut english = Client::join(host.at, &seats[0]).await;
    french.say(json!({"type": "start"})).await;
    let host_only = (p::ErrorCode::NotHost, "Seul l’hôte de la table peut faire cela.".to_string());
    assert_eq!(fault(&mut french).await, host_only);
    french.text("{".to_string()).await;
    let (what, sentence) = fault(&mut french).await;
    assert_eq!(what, p::ErrorCode::Malformed);
    assert!(sentence.starts_with("Ce n’est pas un message du protocole : "), "{sentence}");

    // What everybody is told everybody understands.
    let hash = table::fair::promise(code, Some(1), &[5; 32]);
    french.say(json!({"type": "promise", "hash": hash})).await;
    french.settle().await;
    english.say(json!({"type": "start"})).await;
    french.expect("reveal_now").await;
    french.say(json!({"type": "leave"})).await;
    assert_eq!(fault(&mut french).await.1, "Quelqu’un est parti. Il faut relancer la partie.");
    assert_eq!(fault(&mut english).await.1, "Somebody has left. The game has to be started again.");

    // Alone at the table now; and another language holds from then on.
    for (lang, first, broken) in [
        ("fr", "Il faut au moins deux Monstres", "Ce n’est pas un message"),
        ("de", "Ein Spiel braucht mindestens zwei Monster", "Das ist keine Nachricht"),
    ] {
        english.say(json!({"type": "language", "lang": lang})).await;
        loop {
            let p::ServerMessage::Lobby(lobby) = english.expect("lobby").await else { unreachable!() };
            if lobby.not_yet.is_some_and(|text| text.starts_with(first)) {
                break;
            }
        }
        english.say(json!({"type": "start"})).await;
        assert!(fault(&mut english).await.1.starts_with(first));
        english.text("{".to_string()).await;
        assert!(fault(&mut english).await.1.starts_with(broken));
    }
    host.stop().await;
}

/// Dice that are not as promised are found fault with in words that whoever looks understands.
#[tokio::test]
async fn findings_are_in_the_language_asked_for() {
    let folder = Folder::new();
    let host = Host::start(&folder, limits()).await;
    let seats = table(host.at, 1, 1, &[], json!({"stars": 1})).await;
    let mut client = Client::join(host.at, &seats[0]).await;
    client.say(json!({"type": "start"})).await;
    client.play(1).await;
    // What was kept is said too, and what that does not prove: this client adds no number.
    let kept = get(host.at, &format!("/api/tables/{}/fair?lang=de", seats[0].table)).await.json();
    let told = kept["findings"][0].as_str().unwrap();
    assert!(kept["fair"] == json!(true) && told.starts_with("Niemand hat eine Zahl beigesteuert."), "{kept}");
    let journal = get(host.at, &format!("/api/tables/{}/journal", seats[0].table)).await.body;
    let seal = journal.lines().find(|line| line.starts_with("fair ")).unwrap();
    let seed = seal.rsplit(' ').next().unwrap();
    for (forged, finding) in [
        (
            journal.replace(seed, &"0".repeat(64)),
            "Pas équitable : le serveur a montré un autre nombre que celui qu’il avait promis.",
        ),
        (
            journal.replace(&format!("{seal}\n"), ""),
            "Cette partie n’a pas de sceau. Ses dés ne peuvent pas être vérifiés.",
        ),
    ] {
        let imported = request(host.at, "POST", "/api/journals", &[], &forged).await.unwrap().json();
        let path = format!("/api/tables/{}/fair?lang=fr", imported["table"].as_str().unwrap());
        let fair = get(host.at, &path).await.json();
        assert_eq!(
            (fair["fair"].clone(), spaced(fair["findings"][0].as_str().unwrap())),
            (json!(false), finding.into())
        );
    }
    host.stop().await;
}
