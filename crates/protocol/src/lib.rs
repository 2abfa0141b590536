//! The messages over sockets and pipes.
//!
//! A client opens a WebSocket, says [`Hello`](ClientMessage::Hello) and from then on receives [`Frame`]s: everything its
//! seat may know, what happened since the frame before, and the question that is open for it, if one is. It answers with
//! [`Answer`](ClientMessage::Answer). Nothing else is needed to play; `docs/protocol.md` shows a whole exchange.
//!
//! Seats, dice and places are counted from 1, as people count them. Cards on the table are named twice: `card` is the
//! number of that piece of cardboard at this table, used in actions; `id` is what card it is, to be looked up in the
//! catalogue. Actions are short texts: `roll:135`, `pass`, `buy:17`, `leave`.
//!
//! JSON Schema and TypeScript types are generated from here, see [`generate`].

mod board;
mod bot;
mod catalogue;
mod client;
mod frame;
pub mod generate;
mod http;
mod lobby;
mod prompt;
mod replay;
mod server;

pub use board::*;
pub use bot::*;
pub use catalogue::*;
pub use client::*;
pub use frame::*;
pub use http::*;
pub use lobby::*;
pub use prompt::*;
pub use replay::*;
pub use server::*;

/// The version of the protocol. A client that speaks another one is told so and has to be reloaded.
pub const VERSION: u32 = 1;

/// The largest message a client may send, in bytes.
pub const MOST_BYTES: usize = 16 * 1024;

/// What is usually false is left out when it is.
fn is_false(it: &bool) -> bool {
    !it
}
