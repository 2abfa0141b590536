//! Other programs: cargo itself and the binary of the product.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::Outcome;
use crate::paths::root;

/// Builds the server as it is shipped and measures it.
pub fn load(args: &[&str]) -> Outcome {
    eprintln!("building; the first time takes some minutes");
    cargo_step(&[
        "build",
        "--quiet",
        "--release",
        "-p",
        "daikaiju",
        "-p",
        "server",
        "--bins",
        "--example",
        "load",
    ])?;
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), Into::into);
    let release = target.join("release");
    let name = |name: &str| release.join(format!("{name}{}", std::env::consts::EXE_SUFFIX));
    let mut command = Command::new(name("examples/load"));
    command.args(args).current_dir(root()).env("DAIKAIJU", name("daikaiju"));
    finish(command, "load")
}

/// Cargo in the tree's root.
pub fn cargo<A: AsRef<OsStr>>(args: &[A]) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(args).current_dir(root());
    command
}

/// Runs cargo and takes anything but success for failure.
pub fn cargo_step(args: &[&str]) -> Outcome {
    finish(cargo(args), &format!("cargo {}", args.join(" ")))
}

/// Runs a command to its end.
pub fn finish(mut command: Command, name: &str) -> Outcome {
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("{name}: {status}")),
        Err(error) => Err(format!("{name}: {error}")),
    }
}

/// Runs the program in the tree's root.
pub fn program(args: &[&str]) -> Outcome {
    finish(command(&built("daikaiju")?, args), &format!("daikaiju {}", args.join(" ")))
}

/// Runs a chore that plays games.
pub fn chore(args: &[&str]) -> Outcome {
    finish(command(&built("examples/chores")?, args), &args.join(" "))
}

fn command(program: &Path, args: &[&str]) -> Command {
    let mut command = Command::new(program);
    command.args(args).current_dir(root());
    command
}

/// A binary of the workspace, built the way the tests are, so that nothing is built twice.
pub fn built(name: &str) -> Result<PathBuf, String> {
    cargo_step(&["build", "--quiet", "--workspace", "--bins", "--examples"])?;
    let own = std::env::current_exe().map_err(|error| error.to_string())?;
    Ok(own.with_file_name(format!("{name}{}", std::env::consts::EXE_SUFFIX)))
}
