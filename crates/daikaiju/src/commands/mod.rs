//! The commands, one file each.

mod bench;
mod cards;
mod check;
mod completions;
mod docs;
mod odds;
mod pages;
mod play;
mod rate;
mod rate_keep;
mod rate_report;
mod replay;
mod scenario;
mod serve;
mod simulate;
mod solve;
mod study;
mod tune;

use crate::failure::Outcome;
use clap::Subcommand;

/// What can be asked for.
#[derive(Subcommand)]
pub enum Command {
    Play(play::Play),
    Serve(serve::Serve),
    Replay(replay::Replay),
    #[command(subcommand)]
    Cards(cards::Cards),
    Odds(odds::Odds),
    Simulate(simulate::Simulate),
    Rate(rate::Rate),
    Study(study::Study),
    Solve(solve::Solve),
    Bench(bench::Bench),
    Tune(tune::Tune),
    #[command(subcommand)]
    Scenario(scenario::Scenario),
    Docs(docs::Docs),
    Completions(completions::Completions),
}

/// Does it.
pub fn run(command: Command) -> Outcome {
    match command {
        Command::Play(args) => play::run(args),
        Command::Serve(args) => serve::run(args),
        Command::Replay(args) => replay::run(args),
        Command::Cards(args) => cards::run(args),
        Command::Odds(args) => odds::run(&args),
        Command::Simulate(args) => simulate::run(&args),
        Command::Rate(args) => rate::run(&args),
        Command::Study(args) => study::run(&args),
        Command::Solve(args) => solve::run(&args),
        Command::Bench(args) => bench::run(&args),
        Command::Tune(args) => tune::run(&args),
        Command::Scenario(args) => scenario::run(&args),
        Command::Docs(args) => docs::run(&args),
        Command::Completions(args) => completions::run(&args),
    }
}
