//! The table server: lobby, seats, WebSockets, one task for each table, everything kept in SQLite.
//!
//! What happens at a table goes through its task ([`actor`]), is written down ([`store`]) and only then shown. Nothing
//! here knows a rule: that is for `table` and `rules`; what is sent is for `protocol`, and its words for `tell`.

pub mod actor;
mod assets;
mod coach;
mod http;
pub mod hub;
mod metrics;
mod past;
mod refused;
mod secrets;
pub mod serve;
mod setup;
pub mod show;
mod socket;
pub mod store;

pub use serve::{Options, Server};
pub use setup::NAME;

/// The build: the version, and which page it has. A page of another one is told to reload.
pub fn build() -> &'static str {
    static BUILD: std::sync::OnceLock<String> = std::sync::OnceLock::new();
    BUILD.get_or_init(|| format!("{}-{}", env!("CARGO_PKG_VERSION"), assets::hash()))
}
