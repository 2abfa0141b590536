//! Runs the built program.
#![allow(dead_code, reason = "each test file uses its part")]

use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// What came of a run.
pub struct Run {
    /// Exit code.
    pub code: i32,
    /// Standard output.
    pub out: String,
    /// Standard error.
    pub err: String,
}

/// Runs the program with these arguments, separated by spaces, in the folder of the workspace.
#[track_caller]
pub fn run(args: &str) -> Run {
    run_list(&args.split_whitespace().collect::<Vec<_>>())
}

/// The same with arguments that hold spaces.
#[track_caller]
pub fn run_list(args: &[&str]) -> Run {
    let Output { status, stdout, stderr } = program().args(args).output().expect("the program starts");
    let text = |bytes| String::from_utf8(bytes).expect("output is UTF-8");
    Run { code: status.code().expect("it ends by itself"), out: text(stdout), err: text(stderr) }
}

/// The program itself, in the folder of the workspace, with nothing to read.
pub fn program() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_daikaiju"));
    command.current_dir(root()).stdin(Stdio::null());
    command
}

/// The output of a run that must work.
#[track_caller]
pub fn ok(args: &str) -> String {
    let run = run(args);
    assert_eq!((run.code, run.err.as_str()), (0, ""), "{args}");
    run.out
}

/// The JSON of a run that must work.
#[track_caller]
pub fn json(args: &str) -> serde_json::Value {
    serde_json::from_str(&ok(args)).expect(args)
}

/// The names of the fields of an object, in alphabetical order.
pub fn fields(value: &serde_json::Value) -> Vec<&str> {
    let mut names: Vec<&str> = value.as_object().expect("an object").keys().map(String::as_str).collect();
    names.sort_unstable();
    names
}

/// The error message of a run that must fail with this code and say nothing else.
#[track_caller]
pub fn fails(code: i32, args: &str) -> String {
    let run = run(args);
    assert_eq!((run.code, run.out.as_str()), (code, ""), "{args}: {}", run.err);
    assert!(!run.err.contains("panicked"), "{}", run.err);
    run.err
}

/// The folder of the workspace.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// A file with this text in a folder for tests; its path has no spaces in it.
pub fn file(name: &str, text: &str) -> String {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, text).expect("a test file can be written");
    path.display().to_string()
}
