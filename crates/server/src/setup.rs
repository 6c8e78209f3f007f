//! What is played at a table, fixed when it is opened.

use std::collections::BTreeMap;

use protocol::tables::{Clock, Level};
use serde::{Deserialize, Serialize};

use crate::daily::Dealt;
use crate::store::Millis;

/// What is played at a table, and how.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Setup {
    /// The game's id.
    pub game: String,
    /// How many seats there are.
    pub players: usize,
    /// Options of the game.
    pub options: BTreeMap<String, String>,
    /// Whether everybody finds it.
    pub public: bool,
    /// How long people may think.
    pub clock: Option<Clock>,
    /// The strength of bots that play for people who are away.
    pub level: Level,
    /// Whether the game begins by itself as soon as everybody sits: a rematch.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub begins: bool,
    /// Whether hints were agreed on when it was opened. If nothing was said, such as in all older tables, whoever
    /// plays against bots alone may ask for them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hints: Option<bool>,
    /// The table whose game this one branched off.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub branch_of: Option<String>,
    /// That it is the deal of a day, if it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub daily: Option<Dealt>,
}

const MINUTE: Millis = 60 * 1000;
const DAY: Millis = 24 * 60 * MINUTE;

impl Setup {
    /// How long somebody has to be missed before a bot may play for them: as long as their clock lets them think
    /// over a decision, so that nobody's time is cut short by others. That is all of a budget, but no more than
    /// a day; and nothing less than a minute. The browser says so when a table is opened (`web/src/table/clock.ts`).
    pub fn patience(&self) -> Millis {
        let seconds = |seconds: u32| Millis::from(seconds) * 1000;
        match self.clock {
            None => 5 * MINUTE,
            Some(Clock::Move { seconds: each }) => seconds(each).max(MINUTE),
            Some(Clock::Budget { seconds: all, .. }) => seconds(all).clamp(MINUTE, DAY),
        }
    }

    /// Whether the deal is that of a day which others still play for a result: its seed is for nobody then.
    pub fn is_secret(&self, now: Millis) -> bool {
        self.daily.is_some_and(|dealt| dealt.is_secret(now))
    }

    /// What the game is asked to set up.
    pub fn request(&self) -> table::Request {
        table::Request {
            players: self.players,
            options: self.options.clone().into_iter().collect(),
        }
    }
}
