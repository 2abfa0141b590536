//! The web client: installing what it is built with, building and checking it, and driving it in a real browser.

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::time::SystemTime;

use crate::Outcome;
use crate::paths::root;
use crate::run::{built, cargo, cargo_step, finish};

/// Where a browser may be, and how it is called elsewhere.
const BROWSERS: [&str; 4] =
    ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome", "/snap/bin/chromium"];

fn folder() -> PathBuf {
    root().join("web")
}

fn npm(args: &[&str]) -> Outcome {
    let mut command = Command::new("npm");
    command.args(args).current_dir(folder());
    finish(command, &format!("npm {}", args.join(" "))).map_err(|why| {
        format!("{why}\nthe web client needs Node.js 20.19 or newer with npm: https://nodejs.org")
    })
}

/// Installs what the client is built with, if that is not there or has changed.
fn install() -> Outcome {
    let time = |path: PathBuf| path.metadata().and_then(|it| it.modified()).ok();
    let wanted = time(folder().join("package-lock.json"));
    let there = time(folder().join("node_modules/.package-lock.json"));
    match (there, wanted) {
        (Some(there), Some(wanted)) if there >= wanted => Ok(()),
        _ => npm(&["ci", "--no-audit", "--no-fund", "--loglevel=error"]),
    }
}

/// Builds the client. The program holds its files and takes minutes to build, so a file that comes out as it was keeps its time.
pub fn build() -> Outcome {
    install()?;
    let before = dist();
    npm(&["run", "--silent", "build"])?;
    for (path, content, time) in dist() {
        let old = before.iter().find(|(known, old, _)| *known == path && *old == content);
        if let Some((.., old)) = old.filter(|(.., old)| *old != time) {
            let set = || std::fs::File::options().append(true).open(&path)?.set_modified(*old);
            set().map_err(|error| format!("{}: {error}", path.display()))?;
        }
    }
    Ok(())
}

/// What was built: every file, its content and its time.
fn dist() -> Vec<(PathBuf, Vec<u8>, SystemTime)> {
    let mut folders = vec![folder().join("dist")];
    let mut found = Vec::new();
    while let Some(at) = folders.pop() {
        for entry in std::fs::read_dir(at).into_iter().flatten().flatten() {
            let path = entry.path();
            match entry.metadata() {
                Ok(it) if it.is_dir() => folders.push(path),
                Ok(it) => {
                    if let (Ok(content), Ok(time)) = (std::fs::read(&path), it.modified()) {
                        found.push((path, content, time));
                    }
                }
                Err(_) => {}
            }
        }
    }
    found
}

/// All checks of the client that need no browser, and the build.
pub fn check() -> Outcome {
    install()?;
    npm(&["run", "--silent", "check"])?;
    npm(&["test", "--silent"])?;
    build()
}

/// The program as it is shipped.
fn release() -> Result<PathBuf, String> {
    cargo_step(&["build", "--quiet", "--release", "--package", "daikaiju"])?;
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or(root().join("target"), PathBuf::from);
    Ok(target.join("release").join(format!("daikaiju{}", std::env::consts::EXE_SUFFIX)))
}

/// A browser that is there, or one that can be installed.
fn browser() -> Result<PathBuf, String> {
    let there = || {
        let named = std::env::var_os("CHROMIUM").map(PathBuf::from);
        named.into_iter().chain(BROWSERS.map(PathBuf::from)).find(|path| path.exists())
    };
    if let Some(path) = there() {
        return Ok(path);
    }
    println!("no Chromium is here; installing it");
    let is_root = Command::new("id").arg("-u").output().is_ok_and(|out| out.stdout.starts_with(b"0\n"));
    let apt = |args: &[&str]| {
        let mut command = Command::new(if is_root { "apt-get" } else { "sudo" });
        if !is_root {
            command.args(["-n", "apt-get"]);
        }
        command.args(args).env("DEBIAN_FRONTEND", "noninteractive");
        finish(command, "apt-get")
    };
    // An old list of packages may still do.
    let _ = apt(&["update", "-qq"]);
    let outcome = apt(&["install", "-y", "-qq", "--no-install-recommends", "chromium"]);
    there().ok_or_else(|| {
        format!(
            "the browser tests need Chromium and it could not be installed ({});\n\
             install it (Debian: apt-get install chromium) or say where it is with CHROMIUM=/path",
            outcome.err().unwrap_or_else(|| "apt-get ended well, but there is none".to_string())
        )
    })
}

/// Runs a script of the client in a browser, with the shipped program as its server.
fn in_browser(script: &str, args: &[&str]) -> Outcome {
    let chromium = browser()?;
    let program = release()?;
    let mut command = Command::new("node");
    command.arg(Path::new("e2e").join(script)).args(args).current_dir(folder());
    command.env("DAIKAIJU", program).env("CHROMIUM", chromium);
    command.env("PROMPTS", built("examples/prompts")?);
    finish(command, script)
}

/// Real games in a real browser.
pub fn test() -> Outcome {
    in_browser("run.mjs", &[])
}

/// Photographs every screen.
pub fn shots(args: &[&str]) -> Outcome {
    build()?;
    in_browser("shots.mjs", args)
}

/// Builds everything as it is shipped, serves, and opens a browser.
pub fn play(args: &[&str]) -> ExitCode {
    let args = args.strip_prefix(&["--"]).unwrap_or(args);
    eprintln!("building the web client and the program; the first time takes a few minutes");
    if let Err(why) = build() {
        eprintln!("{why}");
        return ExitCode::FAILURE;
    }
    let mut command =
        cargo(&["run", "--quiet", "--release", "--package", "daikaiju", "--", "serve", "--open"]);
    // The player's folder, not the tree's root, is where names of files on the command line start.
    command.args(args).current_dir(std::env::current_dir().unwrap_or_else(|_| root()));
    match command.status() {
        Ok(status) => ExitCode::from(status.code().unwrap_or(1) as u8),
        Err(error) => {
            eprintln!("cargo: {error}");
            ExitCode::FAILURE
        }
    }
}
