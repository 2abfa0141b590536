//! Many games at once: simulation, measurement and what they add up to.

pub mod drive;
