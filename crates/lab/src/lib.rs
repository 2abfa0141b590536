//! Many games at once: simulation, measurement and what they add up to.

pub mod bench;
pub mod drive;
pub mod lucky;
pub mod oracle;
pub mod pace;
pub mod rate;
pub mod regret;
pub mod scaling;
pub mod simulate;
pub mod study;
pub mod sum;
pub mod sure;
mod tally;
pub mod tune;
