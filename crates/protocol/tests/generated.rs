//! The generated files are what the types say. `DAIKAIJU_BLESS=1 cargo test -p protocol --test generated` writes them.

use std::path::PathBuf;
use std::{env, fs};

use protocol::generate::{schema, typescript};

fn fresh(name: &str, wanted: &str) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..").join(name);
    if fs::read_to_string(&path).is_ok_and(|found| found == wanted) {
        return;
    }
    assert!(
        env::var_os("DAIKAIJU_BLESS").is_some(),
        "{name} is not what crates/protocol says; run `DAIKAIJU_BLESS=1 cargo test -p protocol --test generated`"
    );
    fs::write(&path, wanted).unwrap_or_else(|error| panic!("{name} cannot be written: {error}"));
}

#[test]
fn typescript_is_fresh() {
    fresh("web/src/protocol.ts", &typescript());
}

#[test]
fn schema_is_fresh() {
    let text = serde_json::to_string_pretty(&schema()).expect("a schema is JSON");
    fresh("docs/generated/protocol.schema.json", &(text + "\n"));
}
