//! The two ways in which a command can fail, and their exit codes.

use std::io::{self, Write};

use lab::simulate::SimulateError;

/// Why a command did not do what was asked.
#[derive(Debug)]
pub enum Failure {
    /// The command line asks for something that does not exist or does not go together.
    Usage(String),
    /// The command line is fine, but it did not work.
    Failed(String),
    /// It did not work and everything about it has been said.
    Told,
    /// The answer could not be written.
    Output(io::Error),
}

impl Failure {
    /// A mistake in the command line.
    pub fn usage(why: impl ToString) -> Failure {
        Failure::Usage(why.to_string())
    }

    /// Something that did not work.
    pub fn failed(why: impl ToString) -> Failure {
        Failure::Failed(why.to_string())
    }

    /// The exit code of the program.
    pub fn code(&self) -> u8 {
        match self {
            Failure::Usage(_) => 2,
            Failure::Failed(_) | Failure::Told | Failure::Output(_) => 1,
        }
    }

    /// Says on standard error what is wrong.
    pub fn tell(&self) {
        // If not even standard error works, there is nobody left to tell.
        let _ = match self {
            Failure::Usage(why) | Failure::Failed(why) => writeln!(io::stderr(), "error: {why}"),
            Failure::Told => Ok(()),
            Failure::Output(error) => {
                writeln!(io::stderr(), "error: the answer could not be written: {error}")
            }
        };
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Output(error)
    }
}

impl From<SimulateError> for Failure {
    fn from(error: SimulateError) -> Failure {
        match error {
            SimulateError::Bots(error) => crate::args::bot_failure(error),
            error => Failure::failed(error),
        }
    }
}

/// What every command returns.
pub type Outcome = Result<(), Failure>;
