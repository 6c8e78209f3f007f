//! How strong a bot is: a word that bots, tables and messages share.

use std::fmt;

use serde::{Deserialize, Serialize};

/// The named strengths, from friendly to really hard.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug, Serialize, Deserialize,
)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// Plays fast and forgets.
    Novice,
    /// Plans its own turn by a rule of thumb, and forgets.
    #[default]
    Casual,
    /// Searches a little, and remembers.
    Skilled,
    /// Searches about a second a turn, and remembers.
    Expert,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 4] = [Level::Novice, Level::Casual, Level::Skilled, Level::Expert];

    /// The word for it.
    pub const fn name(self) -> &'static str {
        ["novice", "casual", "skilled", "expert"][self as usize]
    }

    /// What it is like to play against, in a sentence.
    pub const fn describe(self) -> &'static str {
        [
            "plays fast and forgets what it saw",
            "plans its own turn and looks no further",
            "searches a little, and remembers what it was shown",
            "searches about a second a turn, and remembers what it was shown",
        ][self as usize]
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_level_is_written_by_its_name() {
        for level in Level::ALL {
            let written = serde_json::to_value(level).expect("a word");
            assert_eq!(written, level.name());
        }
    }
}
