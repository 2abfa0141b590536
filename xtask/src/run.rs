//! Other programs: cargo itself and the binary of the product.

use std::ffi::OsStr;
use std::path::PathBuf;
use std::process::{Command, ExitCode, Stdio};

use crate::Outcome;
use crate::paths::root;

/// Builds the program as it is shipped and plays.
pub fn play(args: &[&str]) -> ExitCode {
    let args = args.strip_prefix(&["--"]).unwrap_or(args);
    let mut command = cargo(&["run", "--quiet", "--release", "--package", "daikaiju", "--", "play"]);
    // The player's folder, not the tree's root, is where names of files on the command line start.
    let here = std::env::current_dir().unwrap_or_else(|_| root());
    command.args(args).current_dir(here);
    eprintln!("building; the first time takes a minute or two");
    match command.status() {
        Ok(status) => ExitCode::from(status.code().unwrap_or(1) as u8),
        Err(error) => {
            eprintln!("cargo: {error}");
            ExitCode::FAILURE
        }
    }
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

/// Builds the binary the way the tests were built, so that nothing is built twice, and says where it is.
pub fn binary() -> Result<PathBuf, String> {
    cargo_step(&["build", "--quiet", "--workspace", "--exclude", "xtask", "--bins"])?;
    let own = std::env::current_exe().map_err(|error| error.to_string())?;
    Ok(own.with_file_name(format!("daikaiju{}", std::env::consts::EXE_SUFFIX)))
}

/// Runs the binary in the tree's root.
pub fn program(args: &[&str]) -> Outcome {
    let mut command = Command::new(binary()?);
    command.args(args).current_dir(root());
    finish(command, &format!("daikaiju {}", args.join(" ")))
}

/// What the binary prints when called like this.
pub fn output(args: &[&str]) -> Result<Vec<u8>, String> {
    let name = format!("daikaiju {}", args.join(" "));
    let mut command = Command::new(binary()?);
    command.args(args).current_dir(root()).stderr(Stdio::inherit());
    let output = command.output().map_err(|error| format!("{name}: {error}"))?;
    if output.status.success() { Ok(output.stdout) } else { Err(format!("{name}: {}", output.status)) }
}
