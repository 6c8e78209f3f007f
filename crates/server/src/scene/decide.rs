//! What may happen next: commands in, one entry out, nothing changed.

use protocol::Code;
use protocol::tables::{Level, Stage};
use shelf::{AnyMatch, Refusal};
use table::{MoveError, Phrase, Seat};

use super::Scene;
use super::chair::Sitter;
use crate::entry::Entry;
use crate::refused::Refused;
use crate::store::{Millis, Person};

/// How many entries of a table may be something else than the moves of its game.
const MOST_ASIDE: usize = 10_000;

/// What somebody wants. Seats are counted from one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// To sit down there, or on the first open seat.
    Sit(Option<usize>),
    /// To get up, before the game begins.
    Stand,
    /// To put a bot on a seat that is open or a bot's.
    PutBot(usize, Level),
    /// To free a seat, before the game begins.
    Free(usize),
    /// To begin.
    Start,
    /// To make a move.
    Move {
        /// The move.
        text: String,
        /// How many moves were made when it was chosen.
        after: Option<usize>,
    },
    /// To take back the last move.
    Undo,
    /// To say something.
    Say(String),
    /// To play again instead of the bot.
    Back,
    /// To let a bot play from here on for the one who asks.
    Leave,
    /// To let a bot play for somebody who is away.
    Give(usize),
    /// To give up the game.
    Abandon,
    /// To play the next game at that table.
    Rematch(String),
}

/// What the server itself does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Duty {
    /// A bot moves, having seen so many moves.
    Bot {
        /// The seat.
        seat: usize,
        /// The move.
        text: String,
        /// How many moves were made when it was chosen.
        after: usize,
    },
    /// The time of a seat ran out.
    TimeOut(usize),
}

/// The longest thing that can be said at once.
const LONGEST_TALK: usize = 500;

/// The most things that can be said at one table: a table is not a forum.
const MOST_TALK: usize = 1000;

impl Scene {
    /// What a command of a person leads to.
    pub fn decide(&self, person: &Person, command: &Command) -> Result<Entry, Refused> {
        let id = person.id.as_str();
        match command {
            Command::Sit(seat) => self.sit(person, *seat),
            Command::Stand => {
                self.only_open()?;
                let seat = self.own_seat(id)?;
                Ok(Entry::Stood { seat })
            }
            Command::PutBot(seat, level) => {
                self.only_open()?;
                self.only_host(id)?;
                if let Sitter::Person { .. } = self.known_chair(*seat)?.sitter {
                    return Err(Refused::new(Code::SeatTaken));
                }
                let (seat, level) = (*seat, *level);
                Ok(Entry::BotSat { seat, level })
            }
            Command::Free(seat) => {
                self.only_open()?;
                self.only_host(id)?;
                self.known_chair(*seat)?;
                Ok(Entry::Stood { seat: *seat })
            }
            Command::Start => {
                self.only_open()?;
                self.only_host(id)?;
                if self.chairs.iter().any(|chair| chair.is_open()) {
                    return Err(Refused::new(Code::SeatsOpen));
                }
                Ok(self.beginning())
            }
            Command::Move { text, after } => {
                let seat = self.own_seat(id)?;
                self.only_running()?;
                self.legal(seat, text, *after)
            }
            Command::Undo => {
                self.not_endless()?;
                let seat = self.own_seat(id)?;
                let game = self.only_running()?;
                let allowed = game.can_undo(Seat::new(seat - 1));
                allowed.map_err(|error| Refused::saying(Code::NoUndo, error.phrase()))?;
                Ok(Entry::Undone { seat })
            }
            Command::Say(text) => {
                self.not_endless()?;
                self.say(person, text)
            }
            Command::Back => {
                let seat = self.own_seat(id)?;
                self.only_running()?;
                if !self.chairs[seat - 1].stand_in {
                    return Err(Refused::new(Code::SeatedAlready));
                }
                Ok(Entry::Returned { seat })
            }
            Command::Leave => {
                let seat = self.own_seat(id)?;
                self.stand_in(seat)
            }
            Command::Give(seat) => {
                self.only_host(id)?;
                self.stand_in(*seat)
            }
            Command::Abandon => {
                if !matches!(self.stage, Stage::Open | Stage::Running) {
                    return Err(Refused::new(Code::Over));
                }
                let people = self.chairs.iter().filter(|chair| chair.is_person()).count();
                let alone = people == 1 && self.seat_of(id).is_some();
                if !alone {
                    self.only_host(id)?;
                }
                Ok(Entry::Abandoned)
            }
            Command::Rematch(table) => {
                self.own_seat(id)?;
                if !self.is_over() {
                    return Err(Refused::new(Code::NotOver));
                }
                if self.rematch.is_some() {
                    return Err(Refused::new(Code::Begun));
                }
                let table = table.clone();
                Ok(Entry::Rematch { table })
            }
        }
    }

    /// What the server's own duty leads to; nothing if it is no longer due.
    pub fn dutiful(&self, duty: &Duty, now: Millis) -> Option<Entry> {
        match duty {
            Duty::Bot { seat, text, after } => {
                let due = self.bots_due().contains(seat);
                let entry = due.then(|| self.legal(*seat, text, Some(*after)).ok());
                entry.flatten()
            }
            Duty::TimeOut(seat) => {
                let late = self.overdue(now, |_| true).contains(seat);
                late.then_some(Entry::StoodIn { seat: *seat })
            }
        }
    }

    /// A log that can't be made longer by talk and by moves that are taken back.
    fn not_endless(&self) -> Result<(), Refused> {
        let moves = self.game().map_or(0, |game| game.moves_made());
        if self.traces.len() - moves < MOST_ASIDE {
            Ok(())
        } else {
            Err(Refused::new(Code::TooMany))
        }
    }

    fn sit(&self, person: &Person, seat: Option<usize>) -> Result<Entry, Refused> {
        self.only_open()?;
        if self.seat_of(&person.id).is_some() {
            return Err(Refused::new(Code::SeatedAlready));
        }
        let first = || self.chairs.iter().position(|chair| chair.is_open());
        let seat = match seat {
            Some(seat) => seat,
            None => first().ok_or_else(|| Refused::new(Code::SeatTaken))? + 1,
        };
        if !self.known_chair(seat)?.is_open() {
            return Err(Refused::new(Code::SeatTaken));
        }
        let (person, name) = (person.id.clone(), person.name.clone());
        Ok(Entry::Sat { seat, person, name })
    }

    fn legal(&self, seat: usize, text: &str, after: Option<usize>) -> Result<Entry, Refused> {
        let game = self.only_running()?;
        // A move chosen for another position must not be made by its number or by luck in this one.
        if after.is_some_and(|after| after != game.moves_made()) {
            let late = Phrase::new("moved-on");
            return Err(Refused::saying(Code::IllegalMove, late));
        }
        match game.check(Seat::new(seat - 1), text) {
            Ok(text) => Ok(Entry::Moved { seat, text }),
            Err(refusal) => Err(refused(&refusal)),
        }
    }

    fn say(&self, person: &Person, text: &str) -> Result<Entry, Refused> {
        let text: String = text.chars().filter(|letter| !letter.is_control()).collect();
        let text = text.trim();
        let fits = (1..=LONGEST_TALK).contains(&text.chars().count());
        if !fits || self.talk.len() >= MOST_TALK {
            return Err(Refused::new(Code::BadChat));
        }
        Ok(Entry::Said {
            name: person.name.clone(),
            seat: self.seat_of(&person.id),
            text: text.to_owned(),
        })
    }

    fn stand_in(&self, seat: usize) -> Result<Entry, Refused> {
        self.only_running()?;
        let chair = self.known_chair(seat)?;
        if !chair.is_person() || chair.stand_in {
            return Err(Refused::new(Code::SeatTaken));
        }
        Ok(Entry::StoodIn { seat })
    }

    fn known_chair(&self, seat: usize) -> Result<&super::Chair, Refused> {
        let chair = self.chairs.get(seat.wrapping_sub(1));
        chair.ok_or_else(|| Refused::new(Code::NoSuchSeat))
    }

    fn own_seat(&self, person: &str) -> Result<usize, Refused> {
        let seat = self.seat_of(person);
        seat.ok_or_else(|| Refused::new(Code::NotSeated))
    }

    fn only_host(&self, person: &str) -> Result<(), Refused> {
        if self.opened.host == person {
            Ok(())
        } else {
            Err(Refused::new(Code::NotHost))
        }
    }

    fn only_open(&self) -> Result<(), Refused> {
        match self.stage {
            Stage::Open => Ok(()),
            Stage::Running => Err(Refused::new(Code::Begun)),
            Stage::Finished | Stage::Abandoned => Err(Refused::new(Code::Over)),
        }
    }

    fn only_running(&self) -> Result<&dyn AnyMatch, Refused> {
        match (self.stage, self.game()) {
            (Stage::Running, Some(game)) => Ok(game),
            (Stage::Finished | Stage::Abandoned, _) => Err(Refused::new(Code::Over)),
            _ => Err(Refused::new(Code::NotBegun)),
        }
    }
}

fn refused(refusal: &Refusal) -> Refused {
    let code = match refusal {
        Refusal::Turn(MoveError::Over) => Code::Over,
        Refusal::Turn(MoveError::NotYourTurn { .. }) => Code::NotYourTurn,
        _ => Code::IllegalMove,
    };
    Refused::saying(code, refusal.phrase())
}
