//! `examples/bot.py` plays whole games against a running server: alone against bots, and by a table's link.

mod common;

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::OnceLock;
use std::time::{Duration, Instant};

/// Longer than any of these games takes.
const PATIENCE: Duration = Duration::from_secs(120);

/// A server of its own, ended when the test is.
struct Server {
    process: Child,
    /// Kept open: a server that cannot say where it is ends.
    _out: BufReader<ChildStdout>,
    address: String,
    data: PathBuf,
}

impl Server {
    fn start(name: &str) -> Server {
        let data = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("python-bot-{name}"));
        let _ = fs::remove_dir_all(&data);
        let mut process = common::program()
            .args(["serve", "--addr", "127.0.0.1:0", "--log", "error", "--data"])
            .arg(&data)
            .stdout(Stdio::piped())
            .spawn()
            .expect("the server starts");
        let mut line = String::new();
        let mut out = BufReader::new(process.stdout.take().expect("its output is read"));
        out.read_line(&mut line).expect("it says where it listens");
        let address = line.trim().rsplit(' ').next().unwrap_or_default().trim_end_matches('/').to_string();
        assert!(address.starts_with("http://"), "{line}");
        Server { process, _out: out, address, data }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
        let _ = fs::remove_dir_all(&self.data);
    }
}

fn works(python: &Path) -> bool {
    let mut command = Command::new(python);
    command.args(["-c", "import websockets"]).stdout(Stdio::null()).stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}

/// A Python that has `websockets`: the system's own, or one made under `target/`. Tests of this file run at the same
/// time, so the first makes it for all: three at once in one folder spoil it for each other.
#[track_caller]
fn python() -> PathBuf {
    static FOUND: OnceLock<Result<PathBuf, String>> = OnceLock::new();
    match FOUND.get_or_init(find_or_make) {
        Ok(python) => python.clone(),
        Err(why) => panic!(
            "examples/bot.py cannot run: install Python 3.10 or later and its websockets package \
             (`apt-get install python3-websockets` or `pip install websockets`)\n{why}"
        ),
    }
}

fn find_or_make() -> Result<PathBuf, String> {
    let own = common::root().join("target/python");
    let made = own.join("bin/python3");
    let system = PathBuf::from("python3");
    if let Some(python) = [&system, &made].into_iter().find(|python| works(python)) {
        return Ok(python.clone());
    }
    // Made aside and then moved: what is under the final name is whole, or is made again.
    let new = common::root().join(format!("target/python-{}", std::process::id()));
    let _ = fs::remove_dir_all(&new);
    run(Command::new("python3").args(["-m", "venv"]).arg(&new))?;
    let install = ["-m", "pip", "install", "-q", "--retries", "10", "websockets"];
    run(Command::new(new.join("bin/python3")).args(install))?;
    let _ = fs::remove_dir_all(&own);
    fs::rename(&new, &own).map_err(|error| format!("{} cannot be moved: {error}", new.display()))?;
    if works(&made) { Ok(made) } else { Err(format!("{} has no websockets", made.display())) }
}

fn run(command: &mut Command) -> Result<(), String> {
    let output = command.output().map_err(|error| format!("{command:?}: {error}"))?;
    if output.status.success() {
        return Ok(());
    }
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    Err(format!("{command:?}: {}\n{}{}", output.status, text(&output.stdout), text(&output.stderr)))
}

fn bot(python: &Path, args: &[&str]) -> Child {
    let mut command = Command::new(python);
    command.arg("examples/bot.py").args(args).current_dir(common::root());
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command.spawn().expect("the bot starts")
}

/// Waits for a bot and returns what it said last.
#[track_caller]
fn ending(mut bot: Child) -> String {
    let began = Instant::now();
    while bot.try_wait().expect("a child can be waited for").is_none() {
        if began.elapsed() > PATIENCE {
            let _ = bot.kill();
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    let output = bot.wait_with_output().expect("its output is read");
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    let (out, err) = (text(&output.stdout), text(&output.stderr));
    assert!(output.status.success(), "the bot failed or took too long:\n{out}{err}");
    out.lines().last().unwrap_or_default().to_string()
}

#[test]
fn it_is_short() {
    let text = fs::read_to_string(common::root().join("examples/bot.py")).expect("there is a bot");
    assert!(text.lines().count() < 100, "examples/bot.py is to have fewer than 100 lines");
}

#[test]
fn plays_against_bots_to_the_end() {
    let (server, python) = (Server::start("alone"), python());
    let end = ending(bot(&python, &[&server.address, "--new", "4"]));
    assert!(end.starts_with("over after "), "{end}");
    let end = ending(bot(&python, &[&server.address, "--new", "3", "--with", "power-up"]));
    assert!(end.starts_with("over after "), "{end}");
}

#[test]
fn joins_by_link() {
    let (server, python) = (Server::start("link"), python());
    let mut host = bot(&python, &[&server.address, "--new", "3", "--free", "1", "--name", "Ann"]);
    let mut line = String::new();
    let mut out = BufReader::new(host.stdout.take().expect("its output is read"));
    out.read_line(&mut line).expect("it says where the table is");
    let link = line.trim().strip_prefix("table ").expect("a link").to_string();
    let guest = ending(bot(&python, &[&link, "--name", "Bob"]));
    let mut last = String::new();
    out.read_line(&mut last).expect("it says how the game ended");
    ending(host);
    assert!(guest.starts_with("over after "), "{guest}");
    assert_eq!(last.trim(), guest);
}

#[test]
fn says_what_is_wrong() {
    let (server, python) = (Server::start("wrong"), python());
    let wrong = |args: &[&str]| {
        let output = bot(&python, args).wait_with_output().expect("its output is read");
        assert!(!output.status.success());
        String::from_utf8_lossy(&output.stderr).into_owned()
    };
    let nowhere = format!("{}/t/0000000", server.address);
    assert!(wrong(&[&nowhere]).contains("no such table"));
    assert!(wrong(&[&server.address]).contains("say --new N"));
    assert!(wrong(&["http://127.0.0.1:9", "--new", "2"]).contains("no daikaiju server answers"));
}
