//! `daikaiju tune`: trains the network the planner plays by.

mod lessons;

use std::path::PathBuf;

use crate::args::{LangArg, editions, number};
use crate::failure::{Failure, Outcome};
use crate::out;
use crate::words::say;
use bots::value::{Deep, Weights};
use cards::catalogue::Catalogue;
use cards::set::Board;
use clap::Args;
use lab::tune::{DeepPlan, News, Plan};
use rules::Edition;

/// Train the network that tells the planner what a position is worth
#[derive(Args)]
#[command(after_help = "\
Examples:
  daikaiju tune --out new.net
  daikaiju tune --from crates/bots/network/planner.net --rounds 4 --games 20000 --out new.net
  daikaiju rate --bots planner,planner:new.net --games 2000
  daikaiju tune --edition new-york --out new-york.net
  daikaiju tune --plain 4 --planned 1 --from crates/bots/network/planner.net --games 8000 --rounds 12 --out plain-4.net
  daikaiju tune --plain 4 --deep --games 200000 --passes 3 --out deep-4.net
  daikaiju tune --plain 4 --deep --from crates/bots/network/deep-4.net --games 100000 --passes 2 --out new.net

Each round bots play at tables of all sizes with expansions, and the network learns from who won. Without --from the first round is played by brawlers and hunters. planner:new.net plays by it wherever a bot is named; put the file in its place in crates/bots/network and build again, and every planner does: plain-2.net to plain-6.net for Tokyo without expansions (--plain), planner.net for Tokyo with expansions, new-york.net. The same seed gives the same network, whatever the number of threads.

--deep trains the second network instead, which tells the searcher what the first one gets wrong (deep-4.net): planners play all games, in one round, and learn from them without the luck of the dice.")]
pub struct Tune {
    /// The file to write
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// A network to go on from
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    /// The edition it is for: both of Tokyo share one, New York has its own
    #[arg(long, value_name = "EDITION", default_value = "monster-box", value_parser = editions())]
    edition: Edition,
    /// Only for tables without expansions with so many monsters
    #[arg(long, value_name = "N", value_parser = number::<u8>(2, 6))]
    plain: Option<u8>,
    /// One game of so many is played by planners: far slower, but they use every card well
    #[arg(long, value_name = "N", default_value_t = 20, value_parser = number::<u32>(1, 1_000_000))]
    planned: u32,
    /// Games of each round
    #[arg(long, value_name = "N", default_value_t = 10_000, value_parser = number::<u64>(1, u64::MAX))]
    games: u64,
    /// Rounds of playing and learning
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = number::<u32>(1, 1000))]
    rounds: u32,
    /// How often the games of a round are gone through: more than once, and it learns them by heart
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = number::<u32>(1, 100))]
    passes: u32,
    /// The second network, which corrects the first one for such tables
    #[arg(long, conflicts_with_all = ["planned", "rounds"])]
    deep: bool,
    /// A file that keeps the games, to go on from and to learn from again
    #[arg(long, value_name = "FILE", requires = "deep")]
    keep: Option<PathBuf>,
    /// Where all chance comes from
    #[arg(long, value_name = "S", default_value_t = 0, value_parser = number::<u64>(0, u64::MAX))]
    seed: u64,
    #[command(flatten)]
    lang: LangArg,
}

/// Trains.
pub fn run(args: &Tune) -> Outcome {
    let cannot = |what: &PathBuf, error: &dyn std::fmt::Display| {
        Failure::failed(format!("{}: {error}", what.display()))
    };
    let read = |file: &PathBuf| std::fs::read(file).map_err(|error| cannot(file, &error));
    let (mut from, mut deep) = (None, None);
    if let Some(file) = &args.from {
        let bytes = read(file)?;
        match args.deep {
            true => deep = Some(Deep::read(&bytes).map_err(|error| cannot(file, &error))?),
            false => from = Some(Weights::read(&bytes).map_err(|error| cannot(file, &error))?),
        }
    }
    out::writable(&args.out)?;
    let board = Board::of(args.edition);
    if args.plain.is_some() && board == Board::NewYork {
        return Err(Failure::usage("New York has one network for all its tables: leave out --plain"));
    }
    let bar = out::progress(1);
    let rounds = if args.deep { 1 } else { args.rounds };
    let round_of = |round: u32| format!("{} {}/{rounds}", say(args.lang.lang, "cli-tune-round"), round + 1);
    let tell = |news| match news {
        News::Played(round, n, of) => {
            if bar.length() != Some(of) || n == 1 {
                bar.suspend(|| eprintln!("{}", round_of(round)));
                bar.set_length(of);
            }
            bar.set_position(n);
        }
        News::Surprised(round, off) => bar.suspend(|| {
            eprintln!("{}: {} {off:.4}", round_of(round), say(args.lang.lang, "cli-tune-surprise"));
        }),
        News::HeldBack(pass, off) => bar.suspend(|| {
            let word = say(args.lang.lang, "cli-tune-held");
            eprintln!(
                "{word}, {pass}/{}: {} {off:.4}",
                args.passes,
                say(args.lang.lang, "cli-tune-surprise")
            );
        }),
    };
    let catalogue = Catalogue::built_in();
    let plan = Plan {
        board,
        plain: args.plain,
        planned: args.planned,
        games: args.games,
        rounds: args.rounds,
        passes: args.passes,
        seed: args.seed,
    };
    let bytes = match args.deep {
        true => {
            let (plain, games, passes, seed) = (args.plain, args.games, args.passes, args.seed);
            let plan = DeepPlan { board, plain, games, passes, seed };
            let mut store = lessons::store(args.keep.as_deref(), &catalogue, &plan)?;
            lab::tune::run_deep(&catalogue, deep, plan, &mut store, &tell).map_err(Failure::usage)?.write()
        }
        false => lab::tune::run(&catalogue, from, plan, &tell).write(),
    };
    bar.finish_and_clear();
    std::fs::write(&args.out, bytes).map_err(|error| out::cannot_write(&args.out, &error))
}
