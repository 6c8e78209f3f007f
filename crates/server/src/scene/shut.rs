//! Why a stored table can't be played on by this program.

use std::fmt;

use protocol::Code;
use table::{Phrase, mark_of};

use crate::refused::Refused;

/// Why a table can't be opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Shut {
    /// By the rules of today the game would have gone another way.
    OtherRules {
        /// The number of the rules that it began with.
        began: u32,
        /// The number of today.
        today: u32,
    },
    /// It began by rules that this program does not know yet.
    NewerRules {
        /// The number of the rules that it began with.
        began: u32,
        /// The number of today.
        today: u32,
    },
    /// There is no such game here.
    Game(String),
    /// It began with component data that never came with this program.
    Components(u64),
    /// What is stored is not what this program would have stored.
    Entries(String),
}

impl Shut {
    /// What whoever opens it is told.
    pub fn refused(&self) -> Refused {
        match self {
            Shut::OtherRules { began, today } => {
                let detail = Phrase::new("played-by-other-rules");
                let detail = detail.count("rules", *began as usize);
                Refused::saying(Code::OtherRules, detail.count("today", *today as usize))
            }
            Shut::NewerRules { began, today } => {
                let detail = Phrase::new("needs-newer-rules");
                let detail = detail.count("rules", *began as usize);
                Refused::saying(Code::CantOpen, detail.count("today", *today as usize))
            }
            Shut::Game(id) => {
                let detail = Phrase::new("needs-game").text("game", id.clone());
                Refused::saying(Code::CantOpen, detail)
            }
            Shut::Components(digest) => {
                let mark = format!("{:08x}", mark_of(*digest));
                let detail = Phrase::new("needs-components").text("components", mark);
                Refused::saying(Code::CantOpen, detail)
            }
            Shut::Entries(_) => {
                Refused::saying(Code::CantOpen, Phrase::new("entries-do-not-replay"))
            }
        }
    }
}

/// For the log: no word of it names a card.
impl fmt::Display for Shut {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Shut::OtherRules { began, today } => {
                write!(
                    f,
                    "by rules {today} it goes another way than by {began}, its own"
                )
            }
            Shut::NewerRules { began, today } => {
                write!(f, "it needs rules {began}, and here they are {today}")
            }
            Shut::Game(id) => write!(f, "there is no game \"{}\" here", id.escape_default()),
            Shut::Components(digest) => write!(f, "it needs component data {digest:016x}"),
            Shut::Entries(what) => f.write_str(what),
        }
    }
}
