//! One running game without I/O: seats, answers, and the journal from which everything else can be derived.
//!
//! A [`Session`] is a game being played: each answer gives the [`Event`](rules::Event)s to show and the line to write
//! down first. A [`Journal`] is such lines read back, and a [`Replay`] plays them again and compares everything with
//! what was recorded. The format is described in `docs/journal.md`.
//!
//! ```
//! use cards::catalogue::Catalogue;
//! use cards::table::{Table, TableOptions};
//! use rules::{Action, Edition, Options};
//! use table::{Journal, Player, SeatOf, Session};
//!
//! let catalogue = Catalogue::built_in();
//! let table = Table::new(&catalogue, &TableOptions::new(Edition::MonsterBox, 2)).unwrap();
//! let seats = vec![
//!     SeatOf { monster: "gigazaur".into(), player: Player::Human("Ann".into()) },
//!     SeatOf { monster: "kraken".into(), player: Player::Bot("brawler".into()) },
//! ];
//! let (mut session, dealt) = Session::deal(&catalogue, table, seats, 7);
//! let mut text = format!("{}{}", session.header(), dealt.line);
//! let seat = session.game().active;
//! text += &session.answer(seat, Action::Pass).unwrap().line;
//!
//! let journal = Journal::read(&text).unwrap();
//! let last = journal.replay(&catalogue).unwrap().last().unwrap().unwrap();
//! assert_eq!(&last.after, session.game());
//! ```

pub mod alike;
mod error;
pub mod fair;
mod journal;
mod orders;
mod outcome;
mod read;
mod replay;
pub mod room;
mod script;
pub mod seating;
mod session;

pub use error::{Fault, JournalError};
pub use journal::{Entry, FORMAT, Header, Journal, Player, SeatOf, fingerprint};
pub use orders::{Order, about, can_stand, default_answer, is_for_life, possible, settled, together, topic};
pub use replay::{Replay, Step};
pub use session::{ChanceSource, Done, Played, Session};
