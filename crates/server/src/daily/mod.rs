//! The challenge of the day: which deal it is, how long it is kept from those who have not played it, and what of it
//! is stored.

mod challenge;

use protocol::daily::{DailyMark, Goal};
use protocol::tables::Level;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

pub use challenge::challenge;

use crate::day::Day;
use crate::store::Millis;

/// That the deal of a day is played at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Dealt {
    /// Which day's.
    pub day: Day,
    /// Whether it is the attempt that counts.
    pub counts: bool,
    /// What counts.
    pub goal: Goal,
    /// The level of the bot, where the player chose it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<Level>,
}

impl Dealt {
    /// As others are told of it.
    pub fn mark(self) -> DailyMark {
        DailyMark {
            day: self.day.to_string(),
            counts: self.counts,
            goal: self.goal,
        }
    }

    /// Whether somebody may still play the deal for a result: whoever began in the last minute has all of the next
    /// day. Until then nobody gets its seed, nor another game from one of its moments.
    pub fn is_secret(self, now: Millis) -> bool {
        now < closes(self.day)
    }
}

/// When the last results of a day come in.
pub fn closes(day: Day) -> Millis {
    day.next().next().begins()
}

/// The seed of the deal of a game on a day: it follows from a secret of the database, so that nobody can reckon it
/// in advance, and all processes that share the database deal alike.
pub fn seed(secret: &str, day: Day, game: &str) -> u64 {
    let digest = Sha256::new()
        .chain_update("reverie daily\n")
        .chain_update(secret)
        .chain_update(format!("\n{day}\n{game}"));
    let digest: [u8; 32] = digest.finalize().into();
    u64::from_be_bytes(std::array::from_fn(|index| digest[index]))
}

/// The luck of the bot on a seat at the deal of a day, after this many moves: whoever plays alike is answered alike.
pub fn luck_of_bot(seed: u64, seat: usize, moves: usize) -> u64 {
    let mut luck = seed ^ 0x9e37_79b9_7f4a_7c15;
    for part in [seat as u64, moves as u64] {
        luck = (luck ^ part).wrapping_mul(0xff51_afd7_ed55_8ccd);
        luck ^= luck >> 33;
    }
    luck
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_deal_is_of_its_day_its_game_and_its_house() {
        let day: Day = "2026-11-18".parse().expect("a day");
        let seeds = [
            seed("one", day, "momiji"),
            seed("one", day, "deja-vu"),
            seed("one", day.next(), "momiji"),
            seed("other", day, "momiji"),
        ];
        let different: std::collections::BTreeSet<u64> = seeds.into_iter().collect();
        assert_eq!(different.len(), seeds.len());
        assert_eq!(seed("one", day, "momiji"), seeds[0]);
    }

    #[test]
    fn a_deal_is_secret_to_the_end_of_the_next_day() {
        let day: Day = "2026-11-18".parse().expect("a day");
        let dealt = Dealt {
            day,
            counts: true,
            goal: Goal::Points,
            level: None,
        };
        assert!(dealt.is_secret(day.begins()));
        assert!(dealt.is_secret(day.next().next().begins() - 1));
        assert!(!dealt.is_secret(day.next().next().begins()));
    }
}
