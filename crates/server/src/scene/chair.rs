//! A seat at a table: who sits there, and their time.
//!
//! A person's time runs while the table waits for them and its clocks are on. It is filled up when a turn of
//! theirs begins, never by leaving and coming back, and never by taking back a move and making it again.

use protocol::tables::{Clock, Level};

use crate::sabotage::{Sabotage, is_planted};
use crate::store::Millis;

/// Who sits on a chair.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub enum Occupant {
    /// Nobody.
    #[default]
    Nobody,
    /// Nobody but this person may sit down, who has not agreed yet.
    Invited {
        /// The name for programs.
        id: String,
        /// The name for people.
        name: String,
    },
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
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a fact of its own, and most of their combinations occur"
)]
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Chair {
    /// Who sits there.
    pub occupant: Occupant,
    /// Whether a bot plays for the person.
    pub stand_in: bool,
    /// Whether the person has given up the game: the bot plays to its end.
    pub resigned: bool,
    /// Whether the person is back after their time ran out: they play from their next turn on.
    pub returning: bool,
    /// Since when the person is missed, if the table was told so.
    pub called: Option<Millis>,
    /// Since when the table waits for the person.
    pub waits_since: Option<Millis>,
    /// Since when the person's clock runs.
    ticks_since: Option<Millis>,
    /// What is left: of this turn, or of the budget.
    left: Millis,
    /// Whether the seat has to act, whoever plays there.
    acts: bool,
    /// Whether the time of this turn has run out.
    spent: bool,
    /// How many moves were made here that were not taken back, and the most that there ever were.
    moves: (usize, usize),
    /// Whether the last move here was made for the first time, and not again after it was taken back.
    anew: bool,
}

/// What every turn has at least, however little of a budget is left.
pub const LEAST: Millis = 10 * SECOND;

const SECOND: Millis = 1000;

/// How the table's time stands when something happens.
#[derive(Clone, Copy, Debug)]
pub struct Time<'a> {
    /// How long people may think.
    pub clock: Option<&'a Clock>,
    /// Whether clocks run at all: the game has been seen to begin, and is not paused.
    pub runs: bool,
    /// Whether the game is paused: then it waits for nobody.
    pub paused: bool,
    /// When it happens.
    pub at: Millis,
}

impl Chair {
    /// A chair with a person on it.
    pub fn person(id: &str, name: &str) -> Chair {
        let (id, name) = (id.to_owned(), name.to_owned());
        Chair {
            occupant: Occupant::Person { id, name },
            ..Chair::default()
        }
    }

    /// A chair that waits for a person to agree.
    pub fn invited(id: &str, name: &str, at: Millis) -> Chair {
        let (id, name) = (id.to_owned(), name.to_owned());
        Chair {
            occupant: Occupant::Invited { id, name },
            waits_since: Some(at),
            ..Chair::default()
        }
    }

    /// A chair with a bot on it.
    pub fn bot_of(level: Level) -> Chair {
        Chair {
            occupant: Occupant::Bot(level),
            ..Chair::default()
        }
    }

    /// Whether nobody sits there.
    pub fn is_open(&self) -> bool {
        matches!(self.occupant, Occupant::Nobody | Occupant::Invited { .. })
    }

    /// Whether this person may sit down there.
    pub fn is_free_for(&self, person: &str) -> bool {
        match &self.occupant {
            Occupant::Nobody => true,
            Occupant::Invited { id, .. } => id == person,
            Occupant::Person { .. } | Occupant::Bot(_) => false,
        }
    }

    /// Whether this person is invited to sit there.
    pub fn invites(&self, person: &str) -> bool {
        matches!(&self.occupant, Occupant::Invited { id, .. } if id == person)
    }

    /// Whether a person sits there.
    pub fn is_person(&self) -> bool {
        self.person_id().is_some()
    }

    /// Whether a person plays there, and no bot for them.
    pub fn is_played(&self) -> bool {
        self.is_person() && !self.stand_in
    }

    /// The person who sits there.
    pub fn person_id(&self) -> Option<&str> {
        match &self.occupant {
            Occupant::Person { id, .. } => Some(id),
            _ => None,
        }
    }

    /// The person whose chair it is or may become.
    pub fn concerns(&self) -> Option<&str> {
        match &self.occupant {
            Occupant::Person { id, .. } | Occupant::Invited { id, .. } => Some(id),
            _ => None,
        }
    }

    /// Whoever sits here or is invited has another name.
    pub fn rename(&mut self, to: &str) {
        if let Occupant::Person { name, .. } | Occupant::Invited { name, .. } = &mut self.occupant {
            to.clone_into(name);
        }
    }

    /// The name of whoever sits here or is invited.
    pub fn name(&self) -> Option<&str> {
        match &self.occupant {
            Occupant::Person { name, .. } | Occupant::Invited { name, .. } => Some(name),
            Occupant::Nobody | Occupant::Bot(_) => None,
        }
    }

    /// Whether this person sits there.
    pub fn is(&self, person: &str) -> bool {
        self.person_id() == Some(person)
    }

    /// The strength of the bot that plays here; nothing if a person does.
    pub fn bot(&self, away: Level) -> Option<Level> {
        match self.occupant {
            Occupant::Bot(level) => Some(level),
            Occupant::Person { .. } if self.stand_in => Some(away),
            _ => None,
        }
    }

    /// The game begins.
    pub fn begin(&mut self, clock: Option<&Clock>) {
        self.left = match clock {
            Some(Clock::Budget { seconds, .. } | Clock::Move { seconds }) => {
                Millis::from(*seconds) * SECOND
            }
            None => 0,
        };
    }

    /// A move was made here. A clock for each move begins again with each that the person makes, unless it was
    /// made before and taken back. What a bot plays for them fills nothing up: they might take it back.
    pub fn moved(&mut self, time: Time) {
        self.called = None;
        self.moves.0 += 1;
        self.anew = self.moves.0 > self.moves.1;
        if !self.anew {
            return;
        }
        self.moves.1 = self.moves.0;
        if let Some(Clock::Move { seconds }) = time.clock
            && self.is_played()
        {
            self.charge(time.at);
            self.left = Millis::from(*seconds) * SECOND;
            self.spent = false;
        }
    }

    /// A move of this seat was taken back.
    pub fn took_back(&mut self) {
        self.moves.0 = self.moves.0.saturating_sub(1);
    }

    /// A bot plays for the person from here on.
    pub fn step_aside(&mut self, at: Millis) {
        // Without a clock nothing can run out.
        let ran = self.ticks_since.is_some();
        if !is_planted(Sabotage::TimeGiven) {
            self.charge(at);
        }
        self.ticks_since = None;
        self.stand_in = true;
        self.returning = false;
        self.called = None;
        self.spent = self.acts && (self.spent || (ran && self.left == 0));
    }

    /// The person is back. If the time of this turn has run out, the bot plays it to its end.
    pub fn come_back(&mut self) {
        self.called = None;
        if self.spent && self.acts {
            self.returning = true;
        } else {
            self.stand_in = false;
        }
    }

    /// The person is back at a table of their own, where no turn ever ends and nobody else waits: they begin
    /// another turn.
    pub fn come_back_alone(&mut self, clock: Option<&Clock>) {
        if self.spent {
            self.fill_up(clock);
        }
        self.come_back();
    }

    /// A turn begins.
    fn fill_up(&mut self, clock: Option<&Clock>) {
        self.spent = false;
        match clock {
            Some(Clock::Move { seconds }) => self.left = Millis::from(*seconds) * SECOND,
            Some(Clock::Budget { .. }) => self.left = self.left.max(LEAST),
            None => {}
        }
    }

    /// Whether the seat has to act, or whether time runs, changes or stays as it is.
    pub fn pass(&mut self, acts: bool, time: Time) {
        self.charge(time.at);
        // A turn that goes on because a move was taken back is no new one.
        let goes_on = self.moves.0 < self.moves.1;
        if acts && !self.acts && !goes_on {
            self.fill_up(time.clock);
        }
        if !acts && self.acts {
            if let Some(Clock::Budget { increment, .. }) = time.clock
                && self.anew
                && self.is_played()
            {
                self.left += Millis::from(*increment) * SECOND;
            }
            // A turn is paid for once: the next one that ends without a move of one's own is not.
            self.anew = false;
            if self.returning {
                self.returning = false;
                self.stand_in = false;
            }
        }
        self.acts = acts;
        let waits = acts && self.is_played() && !time.paused;
        self.waits_since = match self.waits_since {
            Some(since) if waits => Some(since),
            _ => waits.then_some(time.at),
        };
        let runs = time.runs && !(is_planted(Sabotage::ClockForgotten) && self.moves.1 > 3);
        self.ticks_since = (waits && runs && time.clock.is_some()).then_some(time.at);
    }

    /// Takes off the time that has run.
    fn charge(&mut self, at: Millis) {
        if let Some(since) = self.ticks_since {
            self.left = self.left.saturating_sub(at.saturating_sub(since));
            self.ticks_since = Some(at.max(since));
        }
    }

    /// When the time of the person runs out, while it runs.
    pub fn deadline(&self) -> Option<Millis> {
        Some(self.ticks_since? + self.left)
    }

    /// How much time the person has, apart from what has run since the last thing that happened.
    pub fn time_left(&self, clock: Option<&Clock>) -> Option<Millis> {
        clock.map(|_| self.left)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MOVE: Clock = Clock::Move { seconds: 60 };
    const BUDGET: Clock = Clock::Budget {
        seconds: 100,
        increment: 5,
    };

    fn at(clock: &Clock, seconds: u64) -> Time<'_> {
        Time {
            clock: Some(clock),
            runs: true,
            paused: false,
            at: seconds * SECOND,
        }
    }

    /// Somebody whose turn begins at second zero.
    fn due(clock: &Clock) -> Chair {
        let mut chair = Chair::person("ann", "Ann");
        chair.begin(Some(clock));
        chair.pass(true, at(clock, 0));
        chair
    }

    #[test]
    fn leaving_and_coming_back_gains_no_time() {
        for (clock, left) in [(MOVE, 60), (BUDGET, 100)] {
            let mut chair = due(&clock);
            for round in 0..5 {
                chair.step_aside((round * 10 + 10) * SECOND);
                chair.pass(true, at(&clock, round * 10 + 10));
                assert_eq!(chair.deadline(), None, "nothing runs for a bot");
                chair.come_back();
                chair.pass(true, at(&clock, round * 10 + 10));
                let gone = round * 10 + 10;
                assert_eq!(chair.time_left(Some(&clock)), Some((left - gone) * SECOND));
            }
            assert_eq!(chair.deadline(), Some(left * SECOND));
        }
    }

    #[test]
    fn whoever_comes_back_after_their_time_plays_from_the_next_turn_on() {
        let mut chair = due(&MOVE);
        chair.step_aside(60 * SECOND);
        chair.pass(true, at(&MOVE, 60));
        chair.come_back();
        chair.pass(true, at(&MOVE, 61));
        assert!(chair.stand_in && chair.returning, "the bot ends the turn");
        chair.pass(false, at(&MOVE, 62));
        assert!(!chair.stand_in && !chair.returning);
        chair.pass(true, at(&MOVE, 70));
        assert_eq!(chair.deadline(), Some(130 * SECOND));
    }

    #[test]
    fn a_move_taken_back_and_made_again_gains_no_time() {
        // Where several act at once a finished part can be taken back: the seat acts again.
        let mut chair = due(&BUDGET);
        chair.moved(at(&BUDGET, 10));
        chair.pass(false, at(&BUDGET, 10));
        assert_eq!(chair.time_left(Some(&BUDGET)), Some(95 * SECOND));
        for round in 0..4 {
            chair.took_back();
            chair.pass(true, at(&BUDGET, 20 + round * 10));
            chair.moved(at(&BUDGET, 25 + round * 10));
            chair.pass(false, at(&BUDGET, 25 + round * 10));
            // The turn has ended before: time has run, and nothing is added.
            let left = Some((90 - round * 5) * SECOND);
            assert_eq!(chair.time_left(Some(&BUDGET)), left);
        }
        let mut chair = due(&MOVE);
        chair.moved(at(&MOVE, 50));
        chair.pass(true, at(&MOVE, 50));
        assert_eq!(chair.deadline(), Some(110 * SECOND), "a move, a minute");
        chair.took_back();
        chair.pass(true, at(&MOVE, 100));
        chair.moved(at(&MOVE, 105));
        chair.pass(true, at(&MOVE, 105));
        assert_eq!(chair.deadline(), Some(110 * SECOND), "the same minute");
    }

    #[test]
    fn what_a_bot_plays_gives_no_time_to_think_it_over() {
        for (gone, left) in [(10, 49), (60, 0)] {
            let mut chair = due(&MOVE);
            chair.step_aside(gone * SECOND);
            chair.pass(true, at(&MOVE, gone));
            // The bot decides, and the person is back before the turn is over.
            chair.moved(at(&MOVE, 61));
            chair.pass(true, at(&MOVE, 61));
            chair.come_back();
            chair.pass(true, at(&MOVE, 62));
            assert_eq!(chair.returning, gone == 60, "what ran out is the bot's");
            chair.took_back();
            chair.pass(true, at(&MOVE, 63));
            assert_eq!(chair.time_left(Some(&MOVE)), Some(left * SECOND));
        }
    }

    #[test]
    fn a_turn_has_ten_seconds_whatever_is_left_of_the_budget() {
        let mut chair = due(&BUDGET);
        chair.moved(at(&BUDGET, 99));
        chair.pass(false, at(&BUDGET, 104));
        chair.pass(true, at(&BUDGET, 110));
        assert_eq!(chair.time_left(Some(&BUDGET)), Some(LEAST));
    }

    #[test]
    fn nothing_runs_before_the_clocks_are_on() {
        let mut chair = Chair::person("ann", "Ann");
        chair.begin(Some(&MOVE));
        let off = Time {
            runs: false,
            ..at(&MOVE, 0)
        };
        chair.pass(true, off);
        assert_eq!((chair.waits_since, chair.deadline()), (Some(0), None));
        chair.pass(true, at(&MOVE, 25));
        assert_eq!(chair.deadline(), Some(85 * SECOND));
    }
}
