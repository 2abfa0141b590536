//! Every message comes back from JSON as it was; unknown fields do no harm, unknown messages are refused; and what a real
//! server sent (`samples/*.json`, captured) is what the schema says, field by field.

use std::path::PathBuf;
use std::{env, fs};

use protocol::generate::schema;
use protocol::{ClientMessage, ServerMessage};
use serde_json::{Value, json};

/// What a client can say, each sort at least once.
fn from_clients() -> Vec<Value> {
    let key = "5a2f";
    vec![
        json!({"type": "hello", "protocol": 1, "table": "K7QM2PX", "token": "00", "lang": "fr", "log": 12,
               "build": "0.1.0", "seat": 2, "watch": false}),
        json!({"type": "answer", "key": key, "prompt": 16, "action": "roll:135"}),
        json!({"type": "play", "key": key, "frame": 7, "action": "use:17"}),
        json!({"type": "undo", "key": key, "frame": 7}),
        json!({"type": "standing", "order": {"order": "pass", "topic": "use", "id": "wings"}, "on": true}),
        json!({"type": "standing", "order": {"order": "only_for_life"}, "on": false}),
        json!({"type": "standing", "order": {"order": "leave_at", "hearts": 4}, "on": true}),
        json!({"type": "pause", "on": true}),
        json!({"type": "emote", "emote": "good_game"}),
        json!({"type": "language", "lang": "de"}),
        json!({"type": "seat", "seat": 3, "what": {"to": "open"}}),
        json!({"type": "seat", "seat": 3, "what": {"to": "bot", "level": "easy"}}),
        json!({"type": "seat", "seat": 3, "what": {"to": "program", "name": "robo"}}),
        json!({"type": "seat", "seat": 3, "what": {"to": "closed"}}),
        json!({"type": "monster", "monster": "gigazaur"}),
        json!({"type": "monster", "monster": null}),
        json!({"type": "name", "name": "Ann"}),
        json!({"type": "start"}),
        json!({"type": "promise", "hash": "ab"}),
        json!({"type": "reveal", "seed": "cd"}),
        json!({"type": "leave"}),
        json!({"type": "reclaim"}),
        json!({"type": "rematch"}),
        json!({"type": "ping"}),
    ]
}

/// What a server sent, each sort at least once.
fn from_servers() -> Vec<Value> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/samples");
    let mut all = Vec::new();
    for entry in fs::read_dir(folder).expect("there are samples") {
        let path = entry.expect("a file").path();
        let text = fs::read_to_string(&path).expect("it can be read");
        let messages: Vec<Value> = serde_json::from_str(&text).expect("a list of messages");
        all.extend(messages);
    }
    all
}

/// The sorts of messages the schema knows.
fn sorts(name: &str) -> Vec<String> {
    let schema = schema();
    let all = schema["$defs"][name]["oneOf"].as_array().expect("a choice of messages");
    let sort = |it: &Value| it["properties"]["type"]["const"].as_str().map(str::to_string);
    all.iter().map(|it| sort(it).expect("every message has a type")).collect()
}

fn covers(samples: &[Value], name: &str) {
    for sort in sorts(name) {
        assert!(samples.iter().any(|it| it["type"] == sort.as_str()), "no sample of {name} {sort}");
    }
}

fn client(value: &Value) -> ClientMessage {
    serde_json::from_value(value.clone()).unwrap_or_else(|error| panic!("{value}: {error}"))
}

fn server(value: &Value) -> ServerMessage {
    serde_json::from_value(value.clone()).unwrap_or_else(|error| panic!("{value}: {error}"))
}

#[test]
fn every_message_comes_back() {
    covers(&from_clients(), "ClientMessage");
    covers(&from_servers(), "ServerMessage");
    for sample in from_clients() {
        assert_eq!(serde_json::to_value(client(&sample)).expect("JSON"), sample);
    }
    for sample in from_servers() {
        assert_eq!(serde_json::to_value(server(&sample)).expect("JSON"), sample);
    }
}

#[test]
fn what_may_be_left_out() {
    let hello = client(&json!({"type": "hello", "protocol": 1, "table": "K7QM2PX"}));
    let full =
        json!({"type": "hello", "protocol": 1, "table": "K7QM2PX", "lang": "en", "log": 0, "watch": false});
    assert_eq!(serde_json::to_value(hello).expect("JSON"), full);
    let table: protocol::NewTable = serde_json::from_str("{}").expect("everything has a default");
    assert_eq!(table, protocol::NewTable::default());
    let sit: protocol::Sit = serde_json::from_str("{}").expect("everything has a default");
    assert_eq!(sit, protocol::Sit::default());
}

/// A field nobody knows, in every object but those that say by their only field what they are.
fn with_more(value: &Value) -> Value {
    match value {
        Value::Array(all) => all.iter().map(with_more).collect(),
        Value::Object(all) => {
            let why = all.len() == 1 && ["rule", "card", "token"].iter().any(|name| all.contains_key(*name));
            let mut more: serde_json::Map<_, _> =
                all.iter().map(|(name, value)| (name.clone(), with_more(value))).collect();
            if !why {
                more.insert("of_a_later_version".to_string(), json!({"really": [1, 2, 3]}));
            }
            Value::Object(more)
        }
        other => other.clone(),
    }
}

#[test]
fn unknown_fields_are_ignored() {
    for sample in from_clients() {
        assert_eq!(client(&with_more(&sample)), client(&sample));
    }
    for sample in from_servers() {
        assert_eq!(server(&with_more(&sample)), server(&sample));
    }
}

#[test]
fn unknown_messages_are_refused() {
    let bad = [
        r#"{"type":"dance"}"#,
        r#"{"type":"Start"}"#,
        r#"{"type":1}"#,
        r#"{}"#,
        r#"[]"#,
        r#""start""#,
        r#"{"type":"emote","emote":"boo"}"#,
        r#"{"type":"answer","key":"k","action":"pass"}"#,
        r#"{"type":"answer","key":"k","prompt":-1,"action":"pass"}"#,
        r#"{"type":"pause"}"#,
        r#"{"type":"start"}{"type":"start"}"#,
    ];
    for text in bad {
        assert!(serde_json::from_str::<ClientMessage>(text).is_err(), "{text}");
    }
}

#[test]
fn real_messages_are_what_the_schema_says() {
    let schema = schema();
    for sample in from_clients() {
        fits(&schema, &schema["$defs"]["ClientMessage"], &sample).unwrap_or_else(|fault| panic!("{fault}"));
    }
    for sample in from_servers() {
        fits(&schema, &schema["$defs"]["ServerMessage"], &sample).unwrap_or_else(|fault| panic!("{fault}"));
    }
    let mut wrong = from_servers().into_iter().find(|it| it["type"] == "frame").expect("a frame");
    wrong["monsters"][0]["heart"] = json!(3);
    let fault = fits(&schema, &schema["$defs"]["ServerMessage"], &wrong).expect_err("no such field");
    assert!(fault.contains("heart"), "{fault}");
}

/// Is a value what a part of the schema says? As much of JSON Schema as is used here, and stricter: a field the schema does
/// not name is a fault.
fn fits(root: &Value, part: &Value, value: &Value) -> Result<(), String> {
    let fault = |text: &str| Err(format!("{text}: {value}"));
    if let Some(name) = part["$ref"].as_str().filter(|_| part.get("properties").is_none()) {
        return fits(root, named(root, name), value);
    }
    for (word, all) in [("oneOf", true), ("anyOf", false)] {
        let Some(ways) = part[word].as_array() else { continue };
        let faults: Vec<String> = ways.iter().filter_map(|way| fits(root, way, value).err()).collect();
        if faults.len() == ways.len() || (all && faults.len() + 1 != ways.len()) {
            // The way with the right type failed deepest: its fault is the longest story.
            return Err(faults.into_iter().max_by_key(String::len).unwrap_or_default());
        }
        return Ok(());
    }
    if let Some(wanted) = part.get("const")
        && wanted != value
    {
        return fault("not the constant");
    }
    let kinds: Vec<&str> = match &part["type"] {
        Value::String(kind) => vec![kind],
        Value::Array(all) => all.iter().filter_map(Value::as_str).collect(),
        _ => Vec::new(),
    };
    let kind = match value {
        Value::Null => "null",
        Value::Bool(_) => "boolean",
        Value::Number(n) if n.is_f64() => "number",
        Value::Number(_) => "integer",
        Value::String(_) => "string",
        Value::Array(_) => "array",
        Value::Object(_) => "object",
    };
    let whole = kind == "integer" && kinds.contains(&"number");
    if !kinds.is_empty() && !kinds.contains(&kind) && !whole {
        return fault("not of the type");
    }
    match value {
        Value::Array(all) => all.iter().try_for_each(|it| fits(root, &part["items"], it)),
        Value::Object(all) => {
            let (mut fields, mut needed) = (Vec::new(), Vec::new());
            known(root, part, &mut fields, &mut needed);
            if let Some(name) = needed.iter().find(|name| !all.contains_key(**name)) {
                return fault(&format!("no {name}"));
            }
            all.iter().try_for_each(|(name, value)| {
                let field = fields.iter().find(|(known, _)| known == name).map(|(_, field)| *field);
                match field.or(part.get("additionalProperties").filter(|it| it.is_object())) {
                    Some(field) => fits(root, field, value),
                    None => fault(&format!("the schema knows no {name}")),
                }
            })
        }
        _ => Ok(()),
    }
}

fn named<'a>(root: &'a Value, name: &str) -> &'a Value {
    root.pointer(name.trim_start_matches('#')).unwrap_or_else(|| panic!("there is no {name}"))
}

type Fields<'a> = Vec<(&'a str, &'a Value)>;

/// The fields of an object, and those it needs, with those of what it refers to.
fn known<'a>(root: &'a Value, part: &'a Value, fields: &mut Fields<'a>, needed: &mut Vec<&'a str>) {
    let own = part["properties"].as_object().into_iter().flatten();
    fields.extend(own.map(|(name, field)| (name.as_str(), field)));
    needed.extend(part["required"].as_array().into_iter().flatten().filter_map(Value::as_str));
    if let Some(name) = part["$ref"].as_str() {
        known(root, named(root, name), fields, needed);
    }
}
