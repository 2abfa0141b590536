//! The same types for others: TypeScript for the web client, JSON Schema for everybody else. A test fails when the files
//! in the project are not what comes out here.

use schemars::JsonSchema;
use serde_json::Value;
use ts_rs::{Config, TS};

use crate::*;

/// Everything that goes over a wire, so that one schema has it all.
#[derive(JsonSchema)]
#[allow(dead_code)]
struct Daikaiju {
    client_message: ClientMessage,
    server_message: ServerMessage,
    new_table: NewTable,
    sit: Sit,
    seated: Seated,
    tables: Tables,
    refusal: Refusal,
    catalogue: Catalogue,
    replay: Replay,
    coach: Coach,
    reasons: Reasons,
    fairness: Fairness,
    imported: Imported,
    to_bot: ToBot,
    from_bot: FromBot,
}

/// JSON Schema of all messages.
pub fn schema() -> Value {
    let mut schema = schemars::schema_for!(Daikaiju).to_value();
    if let Some(all) = schema.as_object_mut() {
        all.insert("description".into(), "The messages of daikaiju. Generated: do not edit.".into());
    }
    schema
}

/// A type's declaration in TypeScript.
fn declare<T: TS + 'static>(config: &Config, out: &mut String) {
    if let Some(docs) = T::docs() {
        out.push_str(docs.trim_end());
        out.push('\n');
    }
    out.push_str("export ");
    out.push_str(&T::decl(config));
    out.push_str("\n\n");
}

/// TypeScript of all messages.
pub fn typescript() -> String {
    let config = Config::default();
    let mut out = String::from(
        "// Generated from crates/protocol: do not edit, run `DAIKAIJU_BLESS=1 cargo test -p protocol`.\n\n",
    );
    out += &format!("export const PROTOCOL = {VERSION};\n\n");
    macro_rules! all {
        ($($name:ty),* $(,)?) => { $(declare::<$name>(&config, &mut out);)* };
    }
    all!(
        ClientMessage,
        SeatChange,
        ServerMessage,
        ErrorCode,
        Frame,
        Stage,
        Monster,
        Player,
        Level,
        Hand,
        Card,
        Place,
        Board,
        Borough,
        Zone,
        Stack,
        Building,
        Units,
        Goal,
        Hidden,
        Amount,
        Die,
        LogLine,
        Over,
        Course,
        Luck,
        Seal,
        PlayerSeal,
        Prompt,
        Choice,
        Change,
        Why,
        Order,
        Odds,
        Lobby,
        LobbySeat,
        TableOptions,
        Speed,
        Help,
        Emote,
        TableLine,
        TablePlayer,
        NewTable,
        Sit,
        Seated,
        Tables,
        Refusal,
        Fairness,
        Imported,
        Catalogue,
        CardText,
        MonsterText,
        Addition,
        LevelText,
        TemperText,
        Replay,
        Mark,
        Chances,
        Coach,
        Reasons,
        Weighed,
    );
    out.truncate(out.trim_end().len());
    out.push('\n');
    out
}
