//! A seat at a table: who sits there, and their time.

use protocol::tables::{Clock, Level};

use crate::store::Millis;

/// Who sits on a chair.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub enum Sitter {
    /// Nobody.
    #[default]
    Nobody,
    /// A person.
    Person {
        /// The name for programs.
        id: String,
        /// The name for people.
        name: String,
    },
    /// A bot.
    Bot(Level),
}

/// A chair.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Chair {
    /// Who sits there.
    pub sitter: Sitter,
    /// Whether a bot plays for the person.
    pub stand_in: bool,
    /// Since when the table waits for the person.
    pub waits_since: Option<Millis>,
    /// What is left of a budget of time.
    pub left: Millis,
}

/// What somebody gets who comes back after all their time has run out: time to look at the table.
const WELCOME: Millis = 60 * SECOND;

const SECOND: Millis = 1000;

impl Chair {
    /// A chair with a person on it.
    pub fn person(id: &str, name: &str) -> Chair {
        let (id, name) = (id.to_owned(), name.to_owned());
        Chair {
            sitter: Sitter::Person { id, name },
            ..Chair::default()
        }
    }

    /// A chair with a bot on it.
    pub fn bot_of(level: Level) -> Chair {
        Chair {
            sitter: Sitter::Bot(level),
            ..Chair::default()
        }
    }

    /// Whether nobody sits there.
    pub fn is_open(&self) -> bool {
        self.sitter == Sitter::Nobody
    }

    /// Whether a person sits there.
    pub fn is_person(&self) -> bool {
        self.person_id().is_some()
    }

    /// The person who sits there.
    pub fn person_id(&self) -> Option<&str> {
        match &self.sitter {
            Sitter::Person { id, .. } => Some(id),
            _ => None,
        }
    }

    /// Whether this person sits there.
    pub fn is(&self, person: &str) -> bool {
        self.person_id() == Some(person)
    }

    /// The strength of the bot that plays here; nothing if a person does.
    pub fn bot(&self, away: Level) -> Option<Level> {
        match self.sitter {
            Sitter::Bot(level) => Some(level),
            Sitter::Person { .. } if self.stand_in => Some(away),
            _ => None,
        }
    }

    /// The game begins.
    pub fn begin(&mut self, clock: Option<&Clock>) {
        if let Some(Clock::Budget { seconds, .. }) = clock {
            self.left = Millis::from(*seconds) * 1000;
        }
    }

    /// The person has made a move.
    pub fn moved(&mut self, clock: Option<&Clock>, at: Millis) {
        // A clock for each move begins again with each; a budget runs on until the turn passes.
        if matches!(clock, Some(Clock::Move { .. })) && self.waits_since.is_some() {
            self.waits_since = Some(at);
        }
    }

    /// The person is back.
    pub fn returned(&mut self, at: Millis) {
        self.stand_in = false;
        if self.left < SECOND {
            self.left = WELCOME;
        }
        if self.waits_since.is_some() {
            self.waits_since = Some(at);
        }
    }

    /// Whether the seat has to act changes, or stays as it is.
    pub fn pass(&mut self, acts: bool, clock: Option<&Clock>, at: Millis) {
        let waits = acts && !self.stand_in && self.is_person();
        match (self.waits_since, waits) {
            (None, true) => self.waits_since = Some(at),
            (Some(since), false) => {
                self.waits_since = None;
                if let Some(Clock::Budget { increment, .. }) = clock {
                    self.left = self.left.saturating_sub(at.saturating_sub(since));
                    self.left += if self.stand_in {
                        0
                    } else {
                        Millis::from(*increment) * 1000
                    };
                }
            }
            _ => {}
        }
    }

    /// When the time of the person runs out, while the table waits for them.
    pub fn deadline(&self, clock: Option<&Clock>) -> Option<Millis> {
        let since = self.waits_since?;
        Some(match clock? {
            Clock::Move { seconds } => since + Millis::from(*seconds) * 1000,
            Clock::Budget { .. } => since + self.left,
        })
    }

    /// How much time the person has, apart from what has run since the table waits.
    pub fn time_left(&self, clock: Option<&Clock>) -> Option<Millis> {
        Some(match clock? {
            Clock::Move { seconds } => Millis::from(*seconds) * 1000,
            Clock::Budget { .. } => self.left,
        })
    }
}
