//! `daikaiju completions`: a script that lets a shell complete the commands.

use crate::Cli;
use crate::failure::Outcome;
use crate::out;
use clap::{Args, CommandFactory};
use clap_complete::Shell;

/// Print a completion script for a shell
#[derive(Args)]
#[command(after_help = "\
Examples:
  daikaiju completions bash > ~/.local/share/bash-completion/completions/daikaiju
  daikaiju completions fish > ~/.config/fish/completions/daikaiju.fish")]
pub struct Completions {
    /// The shell
    shell: Shell,
}

/// Prints the script.
pub fn run(args: &Completions) -> Outcome {
    // Written to memory first: the generator panics when nobody reads.
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut Cli::command(), "daikaiju", &mut script);
    out::text(&String::from_utf8_lossy(&script))
}
