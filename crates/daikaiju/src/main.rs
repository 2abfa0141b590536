//! Daikaiju, the one command: cards, odds, simulations, scenarios, games at a terminal and their replays.

mod args;
mod commands;
#[cfg(test)]
mod documented;
mod failure;
mod out;
mod outsiders;
mod reports;
mod words;

use clap::Parser;
use commands::Command;
use failure::Failure;
use std::process::ExitCode;

/// An unofficial King of Tokyo: play it, ask it for odds, let bots play it by the thousand, and write cards for it.
#[derive(Parser)]
#[command(
    name = "daikaiju",
    version,
    arg_required_else_help = true,
    after_help = "\
Exit codes: 0 done; 1 it did not work (a broken file, a failed check); 2 the command line is wrong.\n\
Each command has examples: daikaiju COMMAND --help"
)]
pub struct Cli {
    #[command(subcommand)]
    command: Command,
}

fn main() -> ExitCode {
    match commands::run(Cli::parse().command) {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever reads has read enough (`daikaiju cards list | head -3`).
        Err(Failure::Output(error)) if error.kind() == std::io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(failure) => {
            failure.tell();
            ExitCode::from(failure.code())
        }
    }
}
