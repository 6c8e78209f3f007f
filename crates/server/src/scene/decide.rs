//! What may happen next: commands in, one entry out, nothing changed.

use protocol::Code;
use protocol::coach::HintSize;
use protocol::tables::{Level, Offer, Stage};
use shelf::{AnyMatch, Refusal};
use table::{Phrase, Seat};

use super::Scene;
use super::chair::Occupant;
use crate::entry::Entry;
use crate::letters::plain_talk;
use crate::refused::Refused;
use crate::store::{Millis, Person};

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
    /// To tell the table that somebody is missed.
    Call(usize),
    /// To let a bot play for somebody who was missed long enough.
    Give(usize),
    /// To propose something to the others, or to agree.
    Offer(Offer),
    /// Not to agree.
    Decline,
    /// To go on with a game that is paused.
    Resume,
    /// To give up the game for oneself.
    Resign,
    /// To be called here what one is called now.
    Rename,
    /// To be told this by a coach.
    Hint {
        /// How much.
        size: HintSize,
        /// How many moves were made when the decision began.
        since: usize,
        /// The fingerprint of the game then.
        mark: u32,
    },
    /// To give up the game.
    Abandon,
    /// To play the next game at that table.
    Rematch(String),
}

/// What the server itself does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Duty {
    /// A bot moves, having seen this many moves.
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
    /// Everybody has seen the game, or has had time to: clocks run.
    StartClocks {
        /// Whether everybody is here.
        all_here: bool,
    },
    /// Somebody who was missed is here.
    Came(usize),
    /// A table that begins by itself has everybody.
    Begin,
    /// Bots that play among themselves make room for others.
    GiveWay,
}

/// The longest thing that can be said at once.
const LONGEST_TALK: usize = 500;

impl Scene {
    /// What a command of a person leads to.
    pub fn decide(
        &self,
        person: &Person,
        command: &Command,
        now: Millis,
    ) -> Result<Entry, Refused> {
        let id = person.id.as_str();
        match command {
            Command::Sit(seat) => self.sit(person, *seat, now),
            Command::Stand => {
                self.only_open()?;
                let mut chairs = self.chairs.iter().zip(1..);
                let invited = chairs.find(|(chair, _)| chair.invites(id));
                let seat = match invited {
                    Some((_, seat)) => seat,
                    None => self.own_seat(id)?,
                };
                Ok(Entry::Stood { seat })
            }
            Command::PutBot(seat, level) => {
                self.only_open()?;
                self.only_host(id)?;
                if let Occupant::Person { .. } = self.known_chair(*seat)?.occupant {
                    return Err(Refused::new(Code::SeatTaken));
                }
                self.shares.seating(id, self.is_stranger(id), now)?;
                let (seat, level) = (*seat, *level);
                Ok(Entry::BotSat { seat, level })
            }
            Command::Free(seat) => {
                self.only_open()?;
                self.only_host(id)?;
                // Somebody who sits there had room to sit down; nothing else may go on for ever.
                if self.known_chair(*seat)?.is_open() {
                    self.shares.seating(id, self.is_stranger(id), now)?;
                }
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
                let seat = self.played_seat(id)?;
                self.not_paused()?;
                self.legal(seat, text, *after)
            }
            Command::Undo => {
                let seat = self.played_seat(id)?;
                self.shares.undo(seat)?;
                let game = self.only_running()?;
                self.not_paused()?;
                let allowed = game.can_undo(Seat::new(seat - 1));
                allowed.map_err(|error| Refused::saying(Code::NoUndo, error.phrase()))?;
                Ok(Entry::undone(seat))
            }
            Command::Say(text) => self.say(person, text, now),
            Command::Back => {
                let seat = self.own_seat(id)?;
                self.only_running()?;
                let chair = &self.chairs[seat - 1];
                if chair.resigned {
                    return Err(Refused::new(Code::Resigned));
                }
                if !chair.stand_in || chair.returning {
                    return Err(Refused::new(Code::SeatedAlready));
                }
                Ok(Entry::Returned { seat })
            }
            Command::Leave => {
                let seat = self.own_seat(id)?;
                self.shares.hand_over(seat)?;
                self.stand_in(seat)
            }
            Command::Call(seat) => self.call(id, *seat),
            Command::Give(seat) => self.give(id, *seat, now),
            Command::Offer(what) => self.offer(id, *what),
            Command::Decline => {
                let seat = self.played_seat(id)?;
                if self.offer.is_none() {
                    return Err(Refused::new(Code::NoOffer));
                }
                Ok(Entry::Declined { seat })
            }
            Command::Resume => {
                let seat = self.played_seat(id)?;
                if !self.paused {
                    return Err(Refused::new(Code::NotPaused));
                }
                Ok(Entry::Resumed { seat })
            }
            Command::Resign => {
                let seat = self.own_seat(id)?;
                self.only_running()?;
                if self.chairs[seat - 1].resigned {
                    return Err(Refused::new(Code::Resigned));
                }
                let result = None;
                Ok(Entry::Resigned { seat, result })
            }
            Command::Rename => {
                self.shares.rename(id)?;
                let mut chairs = self.chairs.iter();
                let own = chairs.position(|chair| chair.concerns() == Some(id));
                let seat = own.ok_or_else(|| Refused::new(Code::NotSeated))? + 1;
                let name = person.name.clone();
                Ok(Entry::Renamed { seat, name })
            }
            Command::Hint { size, since, mark } => self.hinted(id, *size, *since, *mark),
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
            Duty::StartClocks { all_here } => {
                let until = self.clocks_wait()?;
                (*all_here || until <= now).then_some(Entry::ClocksBegan)
            }
            Duty::Came(seat) => {
                let chair = self.chairs.get(seat.wrapping_sub(1))?;
                chair.called.map(|_| Entry::Came { seat: *seat })
            }
            Duty::Begin => {
                let ready = self.opened.setup.begins && self.stage == Stage::Open && self.is_full();
                ready.then(|| self.beginning())
            }
            Duty::GiveWay => {
                let ends = self.stage == Stage::Running && self.is_for_bots_alone();
                ends.then_some(Entry::Abandoned)
            }
        }
    }

    fn sit(&self, person: &Person, seat: Option<usize>, now: Millis) -> Result<Entry, Refused> {
        self.only_open()?;
        if self.seat_of(&person.id).is_some() {
            return Err(Refused::new(Code::SeatedAlready));
        }
        // Whoever is invited sits where they are expected.
        let id = person.id.as_str();
        let invited = || self.chairs.iter().position(|chair| chair.invites(id));
        let first = || self.chairs.iter().position(|chair| chair.is_free_for(id));
        let seat = match seat {
            Some(seat) => seat,
            None => {
                let index = invited().or_else(first);
                index.ok_or_else(|| Refused::new(Code::SeatTaken))? + 1
            }
        };
        if !self.known_chair(seat)?.is_free_for(id) {
            return Err(Refused::new(Code::SeatTaken));
        }
        self.shares.seating(id, self.is_stranger(id), now)?;
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
            Ok(text) => Ok(Entry::moved(seat, text)),
            Err(refusal) => Err(refused_move(&refusal)),
        }
    }

    fn say(&self, person: &Person, text: &str, now: Millis) -> Result<Entry, Refused> {
        let text = plain_talk(text);
        let text = text.trim();
        let fits = (1..=LONGEST_TALK).contains(&text.chars().count());
        if !fits {
            return Err(Refused::new(Code::BadChat));
        }
        let seat = self.seat_of(&person.id);
        self.shares
            .talk(&person.id, self.is_stranger(&person.id), now)?;
        let chair = seat.map(|seat| &self.chairs[seat - 1].occupant);
        let name = match chair {
            // Whoever sits here is called by one name only.
            Some(Occupant::Person { name, .. }) => name,
            _ => &person.name,
        };
        Ok(Entry::Said {
            name: name.clone(),
            seat,
            text: text.to_owned(),
        })
    }

    /// The table is told that somebody is missed: by anybody who plays here, as the host may be the one.
    fn call(&self, person: &str, seat: usize) -> Result<Entry, Refused> {
        self.shares.aside(person)?;
        let own = self.played_seat(person)?;
        self.not_paused()?;
        let chair = self.known_chair(seat)?;
        if seat == own || !chair.is_played() {
            return Err(Refused::new(Code::SeatTaken));
        }
        if chair.called.is_some() {
            return Err(Refused::new(Code::TooSoon));
        }
        Ok(Entry::Called { seat })
    }

    fn give(&self, person: &str, seat: usize, now: Millis) -> Result<Entry, Refused> {
        self.played_seat(person)?;
        self.not_paused()?;
        let entry = self.stand_in(seat)?;
        let from = self.give_from(self.known_chair(seat)?);
        if from.is_some_and(|from| from <= now) {
            Ok(entry)
        } else {
            Err(Refused::new(Code::TooSoon))
        }
    }

    fn offer(&self, person: &str, what: Offer) -> Result<Entry, Refused> {
        self.shares.aside(person)?;
        let seat = self.played_seat(person)?;
        if what == Offer::Pause {
            self.not_paused()?;
        }
        let known = self.offer.as_ref();
        if known.is_some_and(|offer| offer.what == what && offer.agreed.contains(&seat)) {
            return Err(Refused::new(Code::SeatedAlready));
        }
        Ok(Entry::Offered {
            seat,
            what,
            everybody: true,
            result: None,
        })
    }

    pub(super) fn not_paused(&self) -> Result<(), Refused> {
        if self.paused {
            Err(Refused::new(Code::Paused))
        } else {
            Ok(())
        }
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

    /// The seat that a person plays themselves, in a game that goes on. Where a bot plays, whoever sits there
    /// only looks: they would think in the bot's time.
    pub(super) fn played_seat(&self, person: &str) -> Result<usize, Refused> {
        let seat = self.own_seat(person)?;
        self.only_running()?;
        let chair = &self.chairs[seat - 1];
        if chair.resigned {
            return Err(Refused::new(Code::Resigned));
        }
        if !chair.is_played() {
            return Err(Refused::new(Code::BotPlays));
        }
        Ok(seat)
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

    pub(super) fn only_running(&self) -> Result<&dyn AnyMatch, Refused> {
        match (self.stage, self.game()) {
            (Stage::Running, Some(game)) => Ok(game),
            (Stage::Finished | Stage::Abandoned, _) => Err(Refused::new(Code::Over)),
            _ => Err(Refused::new(Code::NotBegun)),
        }
    }
}

/// What is answered to a move that the engine refuses: its reason, with the rule.
pub fn refused_move(refusal: &Refusal) -> Refused {
    Refused {
        rule: refusal.rule(),
        ..Refused::saying(refusal.code(), refusal.reason())
    }
}
