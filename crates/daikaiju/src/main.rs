//! Daikaiju, the one command: cards, odds, simulations, scenarios, games at a terminal and their replays.

mod args;
mod commands;
#[cfg(test)]
mod documented;
mod failure;
mod interrupt;
mod out;
mod outsiders;
mod reports;
mod words;

use clap::{CommandFactory, FromArgMatches, Parser};
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

/// The command line. A number below zero is a value, of which can be said that it is too small, and no flag nobody knows.
fn command() -> clap::Command {
    fn with_numbers(command: clap::Command) -> clap::Command {
        let command = command.mut_args(|arg| match arg.get_action().takes_values() {
            true => arg.allow_negative_numbers(true),
            false => arg,
        });
        command.mut_subcommands(with_numbers)
    }
    with_numbers(Cli::command())
}

fn main() -> ExitCode {
    let parsed = command().try_get_matches().and_then(|found| Cli::from_arg_matches(&found));
    let cli = parsed.unwrap_or_else(|error| error.format(&mut command()).exit());
    match commands::run(cli.command) {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever reads has read enough (`daikaiju cards list | head -3`).
        Err(Failure::Output(error)) if error.kind() == std::io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(failure) => {
            failure.tell();
            ExitCode::from(failure.code())
        }
    }
}
