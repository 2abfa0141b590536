//! `daikaiju replay`: a recorded game told again, or checked.

use crate::args::{LangArg, SetArgs};
use crate::failure::{Failure, Outcome};
use crate::out;
use clap::Args;
use std::io::{self, BufWriter, Write};
use std::path::PathBuf;
use terminal::replay::{ReplayError, ReplayOptions};

/// Tell a recorded game again, every number with its cause
#[derive(Args)]
#[command(after_help = "\
Examples:
  daikaiju replay friday.game
  daikaiju replay friday.game --at 40 --as 2      the position after entry 40, as seat 2 sees it
  daikaiju replay friday.game --verify            play it again and compare everything
  daikaiju replay friday.game --coach             the five decisions that cost most, what was better, and why
  daikaiju replay friday.game --coach --seat 2    those of seat 2
  daikaiju replay friday.game --json

The exit code is 1 if the journal is damaged, or is played differently by this version. JSON: one object a line; see docs/commands.md.")]
pub struct Replay {
    /// The journal
    file: PathBuf,
    /// Only the position after this entry
    #[arg(long, value_name = "N")]
    at: Option<u32>,
    /// As this seat sees it, from 1 [default: as anybody may see it]
    #[arg(long = "as", value_name = "SEAT")]
    as_seat: Option<u8>,
    /// Only play it again and compare chance and positions with what was recorded
    #[arg(long, conflicts_with_all = ["at", "as_seat"])]
    verify: bool,
    /// The five decisions that cost most of the chance to win, with what was better and why
    #[arg(long, conflicts_with_all = ["at", "as_seat", "verify"])]
    coach: bool,
    /// With --coach: only decisions of this seat, from 1
    #[arg(long, value_name = "SEAT", requires = "coach")]
    seat: Option<u8>,
    #[command(flatten)]
    sets: SetArgs,
    #[command(flatten)]
    lang: LangArg,
    /// Answer as JSON, one object a line
    #[arg(long)]
    json: bool,
}

/// Tells or checks.
pub fn run(args: Replay) -> Outcome {
    let options = ReplayOptions {
        file: args.file,
        at: args.at,
        as_seat: args.as_seat.or(args.seat),
        verify: args.verify,
        lang: args.lang.lang,
        json: args.json,
        sets: args.sets.files,
        colour: terminal::paint::colour_wanted(),
        columns: out::columns(),
    };
    let mut output = BufWriter::new(io::stdout().lock());
    let told = if args.coach {
        let bar = out::progress(0);
        let told = terminal::coach::run(&options, &mut output, &|done, all| {
            bar.set_length(all as u64);
            bar.set_position(done as u64);
        });
        bar.finish_and_clear();
        told
    } else {
        terminal::replay::run(&options, &mut output)
    };
    // What could be told before an error is shown before the error.
    output.flush()?;
    told.map_err(|error| match error {
        ReplayError::Io(error) => Failure::Output(error),
        error @ (ReplayError::NoSuchEntry { .. } | ReplayError::NoSuchSeat { .. }) => Failure::usage(error),
        error => Failure::failed(error),
    })
}
