//! A table as its entries make it: who sits there, how far it is, the game itself.
//!
//! A scene changes by [`Scene::apply`] alone, and only with what is stored. What may happen next is
//! worked out by [`Scene::decide`], which changes nothing.

mod chair;
mod course;
mod decide;
mod ending;
mod hints;
mod shares;
mod show;
mod shut;

mod talk;

use std::collections::HashMap;

use protocol::tables::{Clock, Ending, How, Offered, Stage};
use shelf::{AnyMatch, Shelf};
use table::Seat;

use chair::Time;
pub use chair::{Chair, Occupant};
use course::Course;
pub use course::made;
pub use decide::{Command, Duty, refused_move};
use hints::Hints;
use shares::Shares;
pub use shelf::sight;
pub use shut::Shut;
use talk::Talk;

use crate::entry::Entry;
use crate::letters::plain_name;
use crate::sabotage::{Sabotage, is_planted};
use crate::store::{BotDue, Index, Millis, Opened, Sitting, StoreError, Stored};

/// A table.
pub struct Scene {
    /// As it was opened.
    pub opened: Opened,
    /// The games that can be played.
    pub games: Shelf,
    /// How far it is.
    pub stage: Stage,
    /// The seats in order.
    pub chairs: Vec<Chair>,
    /// How many entries it has.
    pub version: u64,
    /// The version by which the game ended, one way or the other.
    pub ended: Option<u64>,
    /// The table of the next game.
    pub rematch: Option<String>,
    game: Option<Box<dyn AnyMatch>>,
    /// When each move was made that was not taken back.
    times: Vec<Millis>,
    /// The fingerprints of the game so far.
    course: Course,
    /// The components that the game is taken to have begun with, if it does not say it.
    guessed: Option<u64>,
    /// Whether clocks run, or since when they wait for everybody to look.
    clocks: Clocks,
    /// Whether everybody agreed to stop for a while.
    paused: bool,
    /// What is proposed.
    offer: Option<Offered>,
    /// How the game ended.
    ending: Option<Ending>,
    talk: Vec<Talk>,
    /// The version by which what was told before has to be told anew.
    retold: Option<u64>,
    /// What kind of thing each version was.
    traces: Vec<Trace>,
    /// With which decisions a coach has helped.
    hints: Hints,
    /// Who has used how much of the table's room.
    shares: Shares,
    /// The version that each request of a person led to.
    requests: HashMap<(String, String), u64>,
}

/// Whether the clocks of a table run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Clocks {
    On,
    /// They wait until everybody has seen that it goes on: until then at the longest.
    Waiting(Millis),
}

/// How long clocks wait for everybody to see a game begin.
const GRACE: Millis = 30_000;

/// How long they wait at least after a pause, which one person alone may end: the others trusted it.
const GRACE_AFTER_PAUSE: Millis = 5 * 60_000;

/// What kind of thing happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Trace {
    Move,
    Talk,
    /// A move was taken back.
    Undone,
    Other,
}

impl Scene {
    /// A table that nothing has happened at, where one of these games is played.
    pub fn new(opened: Opened, games: &Shelf) -> Scene {
        Scene {
            stage: Stage::Open,
            chairs: vec![Chair::default(); opened.setup.players],
            version: 0,
            ended: None,
            rematch: None,
            game: None,
            times: Vec::new(),
            course: Course::default(),
            guessed: None,
            clocks: Clocks::On,
            paused: false,
            offer: None,
            ending: None,
            talk: Vec::new(),
            retold: None,
            traces: Vec::new(),
            hints: Hints::default(),
            shares: Shares::default(),
            requests: HashMap::new(),
            games: games.clone(),
            opened,
        }
    }

    /// The game, once it has begun.
    pub fn game(&self) -> Option<&dyn AnyMatch> {
        self.game.as_deref()
    }

    /// Whether the game has ended, one way or the other.
    pub fn is_over(&self) -> bool {
        matches!(self.stage, Stage::Finished | Stage::Abandoned)
    }

    /// The seat of a person, counted from one.
    pub fn seat_of(&self, person: &str) -> Option<usize> {
        let index = self.chairs.iter().position(|chair| chair.is(person));
        index.map(|index| index + 1)
    }

    /// The version that a request led to, if it was done before.
    pub fn done(&self, person: &str, request: &str) -> Option<u64> {
        let key = (person.to_owned(), request.to_owned());
        self.requests.get(&key).copied()
    }

    /// The seats that have to act now, counted from one.
    pub fn to_act(&self) -> Vec<usize> {
        match self.game() {
            Some(game) if self.stage == Stage::Running => {
                game.to_act().iter().map(Seat::number).collect()
            }
            _ => Vec::new(),
        }
    }

    /// Whether nobody plays but bots for people who are away. Such a game waits for one of them: bots do not
    /// finish it among themselves.
    pub fn rests(&self) -> bool {
        let mut people = self.chairs.iter().filter(|chair| chair.is_person());
        let nobody = |chair: &Chair| chair.stand_in && !chair.returning;
        self.stage == Stage::Running
            && !is_planted(Sabotage::NeverRests)
            && self.chairs.iter().any(|chair| chair.is_person())
            && people.all(nobody)
    }

    /// The seats where a bot has to act, counted from one.
    pub fn bots_due(&self) -> Vec<usize> {
        if (self.paused || self.rests()) && !is_planted(Sabotage::BotsPlayOn) {
            return Vec::new();
        }
        let mut due = self.to_act();
        due.retain(|&seat| self.chairs[seat - 1].bot(self.opened.setup.level).is_some());
        due
    }

    /// What the queue of bots has to know, if a bot has to act.
    pub fn bot_due(&self) -> Option<BotDue> {
        let people = self.chairs.iter().filter(|chair| chair.is_person()).count();
        (!self.bots_due().is_empty()).then(|| BotDue {
            table: self.opened.id.clone(),
            people,
        })
    }

    /// The seats whose time has run out, counted from one, if that is fair.
    pub fn overdue(&self, now: Millis, fair: impl Fn(&Chair) -> bool) -> Vec<usize> {
        let late = |deadline: Millis| deadline <= now;
        let mut seats = self.to_act();
        seats.retain(|&seat| self.deadline(seat).is_some_and(late));
        seats.retain(|&seat| fair(&self.chairs[seat - 1]));
        seats
    }

    /// When the time of a seat runs out.
    fn deadline(&self, seat: usize) -> Option<Millis> {
        self.chairs[seat - 1].deadline()
    }

    /// Until when clocks wait at the longest.
    pub fn clocks_wait(&self) -> Option<Millis> {
        match self.clocks {
            Clocks::Waiting(until) if self.stage == Stage::Running && !self.paused => Some(until),
            _ => None,
        }
    }

    /// From when on a bot may play for somebody, if they are missed: when the table's patience is over, and not
    /// before clocks run.
    fn give_from(&self, chair: &Chair) -> Option<Millis> {
        let patient = chair.called? + self.opened.setup.patience();
        Some(patient.max(self.clocks_wait().unwrap_or_default()))
    }

    /// Whether a table that is being set up has everybody it needs.
    pub fn is_full(&self) -> bool {
        !self.chairs.iter().any(|chair| chair.is_open())
    }

    /// Whether every seat is a bot's.
    pub fn is_for_bots_alone(&self) -> bool {
        let mut occupants = self.chairs.iter().map(|chair| &chair.occupant);
        occupants.all(|occupant| matches!(occupant, Occupant::Bot(_)))
    }

    /// What can be searched for.
    pub fn index(&self) -> Index {
        let people = self.chairs.iter().zip(1..).filter_map(|(chair, seat)| {
            Some(Sitting {
                seat,
                person: chair.concerns()?.to_owned(),
                // Whoever is missed is waited for, whose turn it may be.
                waits_since: chair.waits_since.or(chair.called),
            })
        });
        let bots = self.chairs.iter().zip(1..);
        let bots = bots.filter_map(|(chair, seat)| match chair.occupant {
            Occupant::Bot(level) => Some((seat, level)),
            _ => None,
        });
        let to_act = self.to_act();
        Index {
            stage: self.stage,
            open: self.chairs.iter().filter(|chair| chair.is_open()).count(),
            bot_due: !self.bots_due().is_empty(),
            deadline: (to_act.iter().filter_map(|&seat| self.deadline(seat)))
                .chain(self.clocks_wait())
                .min(),
            people: people.collect(),
            bots: bots.collect(),
            ended: self.how_it_ended(),
        }
    }

    /// Goes on by one entry. An error means that the entry can't have happened here: the store was
    /// tampered with, or the rules changed.
    pub fn apply(&mut self, stored: &Stored) -> Result<(), StoreError> {
        if stored.version != self.version + 1 {
            let after = format!("entry {} follows entry {}", stored.version, self.version);
            return Err(Shut::Entries(after).into());
        }
        let doing = self.doing(stored);
        let changed = self.change(&stored.entry, stored.at);
        changed.map_err(|why| match why {
            Shut::Entries(what) => Shut::Entries(format!("entry {}: {what}", stored.version)),
            why => why,
        })?;
        self.traces.push(match stored.entry {
            Entry::Moved { .. } => Trace::Move,
            Entry::Said { .. } => Trace::Talk,
            Entry::Undone { .. } => Trace::Undone,
            _ => Trace::Other,
        });
        self.shares.note(stored, doing);
        self.version = stored.version;
        if self.is_over() && self.ended.is_none() {
            self.ended = Some(self.version);
            // However it ended: nobody plays on.
            if let Some(game) = &mut self.game {
                game.lay_open();
            }
        }
        if let (Some(person), Some(request)) = (&stored.person, &stored.request) {
            let key = (person.clone(), request.clone());
            self.requests.insert(key, stored.version);
        }
        Ok(())
    }

    fn change(&mut self, entry: &Entry, at: Millis) -> Result<(), Shut> {
        match entry {
            Entry::Sat { seat, person, name } => {
                self.put(*seat, Chair::person(person, &plain_name(name)))?;
            }
            Entry::BotSat { seat, level } => self.put(*seat, Chair::bot_of(*level))?,
            Entry::Stood { seat } => self.put(*seat, Chair::default())?,
            Entry::Invited { seat, person, name } => {
                self.put(*seat, Chair::invited(person, &plain_name(name), at))?;
            }
            Entry::Renamed { seat, name } => self.chair(*seat)?.rename(&plain_name(name)),
            Entry::Started {
                rules,
                setup,
                components,
                clocks_wait,
            } => {
                if *clocks_wait {
                    self.clocks = Clocks::Waiting(at + GRACE);
                }
                self.course = Course::new(rules.unwrap_or(1), *setup);
                self.start(*components, at)?;
            }
            Entry::ClocksBegan => {
                self.clocks = Clocks::On;
                self.pass(at);
            }
            Entry::Moved {
                seat, text, after, ..
            } => {
                self.make_move(*seat, text)?;
                self.hints.decided(*seat, self.times.len());
                self.course.moved(*after);
                self.times.push(at);
                let clock = self.opened.setup.clock;
                let time = self.time(clock.as_ref(), at);
                self.chairs[seat - 1].moved(time);
                self.moved_on(*seat);
                self.pass(at);
            }
            Entry::Undone { seat, after } => {
                let last = self.take_back(*seat)?;
                self.hints.took_back(*seat);
                if let Some(last) = last.filter(|&last| last < self.times.len()) {
                    let left = self.game.as_ref().map_or(0, |game| game.moves_made());
                    self.course.taken_back(last, after, left);
                    self.times.remove(last);
                    // What was said after it stays where it was said.
                    let later = self.talk.iter_mut().filter(|talk| talk.moves > last);
                    later.for_each(|talk| talk.moves -= 1);
                }
                self.chairs[seat - 1].took_back();
                self.pass(at);
            }
            Entry::StoodIn { seat } => {
                self.chair(*seat)?.step_aside(at);
                self.offer = None;
                self.pass(at);
            }
            Entry::Returned { seat } => {
                let clock = self.opened.setup.clock;
                match self.chairs.len() {
                    1 => self.chair(*seat)?.come_back_alone(clock.as_ref()),
                    _ => self.chair(*seat)?.come_back(),
                }
                self.offer = None;
                self.pass(at);
            }
            Entry::Called { seat } => self.chair(*seat)?.called = Some(at),
            Entry::Came { seat } => self.chair(*seat)?.called = None,
            Entry::Offered {
                seat,
                what,
                everybody,
                ..
            } => self.agree(*seat, *what, *everybody, at),
            Entry::Declined { .. } => self.offer = None,
            Entry::Resumed { .. } => {
                self.paused = false;
                if self.opened.setup.clock.is_some() {
                    let grace = self.opened.setup.patience().max(GRACE_AFTER_PAUSE);
                    self.clocks = Clocks::Waiting(at + grace);
                }
                self.pass(at);
            }
            Entry::Resigned { seat, .. } => {
                let chair = self.chair(*seat)?;
                chair.step_aside(at);
                chair.resigned = true;
                self.offer = None;
                self.resign(*seat);
                self.pass(at);
            }
            Entry::Hinted { seat, size, mark } => {
                self.chair(*seat)?;
                self.hints.note(*seat, *size, *mark);
            }
            Entry::Said { name, seat, text } => self.hear((name, *seat), text, at),
            Entry::Abandoned => {
                self.stage = Stage::Abandoned;
                let how = How::Abandoned;
                self.ending = Some(Ending { how, seat: None });
                self.pass(at);
            }
            Entry::Rematch { table } => self.rematch = Some(table.clone()),
            Entry::Unknown => return Err(Shut::Entries("no entry of this program".to_owned())),
        }
        Ok(())
    }

    /// Puts a chair in the place of another.
    fn put(&mut self, seat: usize, chair: Chair) -> Result<(), Shut> {
        *self.chair(seat)? = chair;
        self.changes_hands(seat);
        Ok(())
    }

    fn chair(&mut self, seat: usize) -> Result<&mut Chair, Shut> {
        let index = seat.wrapping_sub(1);
        let chair = self.chairs.get_mut(index);
        chair.ok_or_else(|| no_seat(seat))
    }

    fn mover(&self, seat: usize) -> Result<Seat, Shut> {
        let found = Seat::from_number(seat, self.chairs.len());
        found.ok_or_else(|| no_seat(seat))
    }

    /// Notes who has to act from now on, and whether the game is over.
    fn pass(&mut self, at: Millis) {
        if self.stage == Stage::Running && self.game.as_ref().is_some_and(|game| game.is_over()) {
            self.stage = Stage::Finished;
            let how = How::Played;
            self.ending = Some(Ending { how, seat: None });
        }
        let to_act = self.to_act();
        self.hints.pass(&to_act, self.times.len());
        let clock = self.opened.setup.clock;
        let time = self.time(clock.as_ref(), at);
        for (chair, seat) in self.chairs.iter_mut().zip(1..) {
            chair.pass(to_act.contains(&seat), time);
        }
    }

    fn time<'a>(&self, clock: Option<&'a Clock>, at: Millis) -> Time<'a> {
        let paused = self.paused;
        let runs = self.clocks == Clocks::On && !paused;
        Time {
            clock,
            runs,
            paused,
            at,
        }
    }
}

fn no_seat(seat: usize) -> Shut {
    Shut::Entries(format!("there is no seat {seat}"))
}

#[cfg(test)]
mod fairness;
