//! A table as its entries make it: who sits there, how far it is, the game itself.
//!
//! A scene changes by [`Scene::apply`] alone, and only with what is stored. What may happen next is
//! worked out by [`Scene::decide`], which changes nothing.

mod chair;
mod decide;
mod show;

use std::collections::HashMap;

use protocol::tables::Stage;
use shelf::AnyMatch;
use table::Seat;

pub use chair::{Chair, Sitter};
pub use decide::{Command, Duty};
pub use show::{shown, sight};

use crate::entry::Entry;
use crate::games;
use crate::store::{Index, Millis, Opened, Sitting, StoreError, Stored};

/// A table.
pub struct Scene {
    /// As it was opened.
    pub opened: Opened,
    /// How far it is.
    pub stage: Stage,
    /// The seats in order.
    pub chairs: Vec<Chair>,
    /// How many entries it has.
    pub version: u64,
    /// The table of the next game.
    pub rematch: Option<String>,
    game: Option<Box<dyn AnyMatch>>,
    /// When each move was made that was not taken back.
    times: Vec<Millis>,
    /// The most moves that there ever were.
    furthest: usize,
    talk: Vec<Talk>,
    /// What kind of thing each version was.
    traces: Vec<Trace>,
    /// The version that each request of a person led to.
    requests: HashMap<(String, String), u64>,
}

/// What kind of thing happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Trace {
    Move,
    Talk,
    Other,
}

/// Something that was said.
struct Talk {
    /// How many moves were made before.
    moves: usize,
    at: Millis,
    name: String,
    seat: Option<usize>,
    text: String,
}

impl Scene {
    /// A table that nothing has happened at.
    pub fn new(opened: Opened) -> Scene {
        Scene {
            stage: Stage::Open,
            chairs: vec![Chair::default(); opened.setup.players],
            version: 0,
            rematch: None,
            game: None,
            times: Vec::new(),
            furthest: 0,
            talk: Vec::new(),
            traces: Vec::new(),
            requests: HashMap::new(),
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

    /// The seats where a bot has to act, counted from one.
    pub fn bots_due(&self) -> Vec<usize> {
        let mut due = self.to_act();
        due.retain(|&seat| self.chairs[seat - 1].bot(self.opened.setup.level).is_some());
        due
    }

    /// The seats whose time has run out, counted from one, if that is fair.
    pub fn overdue(&self, now: Millis, fair: impl Fn(Millis) -> bool) -> Vec<usize> {
        let late = |deadline: Millis| deadline <= now && fair(deadline);
        let mut seats = self.to_act();
        seats.retain(|&seat| self.deadline(seat).is_some_and(late));
        seats
    }

    /// When the time of a seat runs out.
    fn deadline(&self, seat: usize) -> Option<Millis> {
        self.chairs[seat - 1].deadline(self.opened.setup.clock.as_ref())
    }

    /// What can be searched for.
    pub fn index(&self) -> Index {
        let people = self.chairs.iter().zip(1..).filter_map(|(chair, seat)| {
            Some(Sitting {
                seat,
                person: chair.person_id()?.to_owned(),
                waits_since: chair.waits_since,
            })
        });
        let to_act = self.to_act();
        Index {
            stage: self.stage,
            open: self.chairs.iter().filter(|chair| chair.is_open()).count(),
            bot_due: !self.bots_due().is_empty(),
            deadline: to_act.iter().filter_map(|&seat| self.deadline(seat)).min(),
            people: people.collect(),
        }
    }

    /// Goes on by one entry. An error means that the entry can't have happened here: the store was
    /// tampered with, or the rules changed.
    pub fn apply(&mut self, stored: &Stored) -> Result<(), StoreError> {
        let place = format!("table {}, entry {}", self.opened.id, stored.version);
        let broken = |what: String| StoreError::Unreadable(format!("{place}: {what}"));
        if stored.version != self.version + 1 {
            return Err(broken(format!("it follows entry {}", self.version)));
        }
        self.change(&stored.entry, stored.at).map_err(broken)?;
        self.traces.push(match stored.entry {
            Entry::Moved { .. } => Trace::Move,
            Entry::Said { .. } => Trace::Talk,
            _ => Trace::Other,
        });
        self.version = stored.version;
        if let (Some(person), Some(request)) = (&stored.person, &stored.request) {
            let key = (person.clone(), request.clone());
            self.requests.insert(key, stored.version);
        }
        Ok(())
    }

    fn change(&mut self, entry: &Entry, at: Millis) -> Result<(), String> {
        match entry {
            Entry::Sat { seat, person, name } => {
                *self.chair(*seat)? = Chair::person(person, name);
            }
            Entry::BotSat { seat, level } => *self.chair(*seat)? = Chair::bot_of(*level),
            Entry::Stood { seat } => *self.chair(*seat)? = Chair::default(),
            Entry::Started { components } => self.start(*components, at)?,
            Entry::Moved { seat, text } => {
                let mover = self.mover(*seat)?;
                let game = self.game.as_mut().ok_or("the game has not begun")?;
                // What the rules say about it may name hidden cards, and this goes to the log.
                let played = game.play(mover, text);
                played.map_err(|_| "the rules refuse this move")?;
                self.times.push(at);
                // Taking back and moving again wins no time.
                if self.times.len() > self.furthest {
                    self.furthest = self.times.len();
                    self.chairs[seat - 1].moved(self.opened.setup.clock.as_ref(), at);
                }
                self.pass(at);
            }
            Entry::Undone { seat } => {
                let mover = self.mover(*seat)?;
                let game = self.game.as_mut().ok_or("the game has not begun")?;
                let made = (0..game.moves_made()).rev();
                let last = made
                    .into_iter()
                    .find(|&index| game.mover(index) == Some(mover));
                game.undo(mover).map_err(|_| "the rules refuse this undo")?;
                if let Some(last) = last.filter(|&last| last < self.times.len()) {
                    self.times.remove(last);
                }
                self.pass(at);
            }
            Entry::StoodIn { seat } => {
                self.chair(*seat)?.stand_in = true;
                self.pass(at);
            }
            Entry::Returned { seat } => {
                self.chair(*seat)?.returned(at);
                self.pass(at);
            }
            Entry::Said { name, seat, text } => self.talk.push(Talk {
                moves: self.times.len(),
                at,
                name: name.clone(),
                seat: *seat,
                text: text.clone(),
            }),
            Entry::Abandoned => {
                self.stage = Stage::Abandoned;
                self.pass(at);
            }
            Entry::Rematch { table } => self.rematch = Some(table.clone()),
        }
        Ok(())
    }

    fn chair(&mut self, seat: usize) -> Result<&mut Chair, String> {
        let index = seat.wrapping_sub(1);
        let chair = self.chairs.get_mut(index);
        chair.ok_or_else(|| format!("there is no seat {seat}"))
    }

    fn mover(&self, seat: usize) -> Result<Seat, String> {
        let found = Seat::from_number(seat, self.chairs.len());
        found.ok_or_else(|| format!("there is no seat {seat}"))
    }

    /// The entry by which the game of this table begins here and now.
    pub fn beginning(&self) -> Entry {
        let game = games::game(&self.opened.setup.game);
        Entry::Started {
            components: game.ok().map(|game| game.components_digest()),
        }
    }

    fn start(&mut self, components: Option<u64>, at: Millis) -> Result<(), String> {
        let setup = &self.opened.setup;
        let game = games::game(&setup.game).map_err(|error| error.to_string())?;
        // With other cards the same seed deals another game: better none than a wrong one.
        if components.is_some_and(|digest| digest != game.components_digest()) {
            return Err("it was begun with other component data".to_owned());
        }
        let game = game.start(&setup.request(), self.opened.seed);
        self.game = Some(game.map_err(|problems| problems.to_string())?);
        self.stage = Stage::Running;
        for chair in &mut self.chairs {
            chair.begin(setup.clock.as_ref());
        }
        self.pass(at);
        Ok(())
    }

    /// Notes who has to act from now on, and whether the game is over.
    fn pass(&mut self, at: Millis) {
        if self.stage == Stage::Running && self.game.as_ref().is_some_and(|game| game.is_over()) {
            self.stage = Stage::Finished;
        }
        let to_act = self.to_act();
        let clock = self.opened.setup.clock;
        for (chair, seat) in self.chairs.iter_mut().zip(1..) {
            chair.pass(to_act.contains(&seat), clock.as_ref(), at);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rehearsal::table_for_two;

    #[test]
    fn a_game_goes_on_only_with_the_components_it_began_with() {
        let opened = table_for_two("table", "momiji");
        let begun = |entry: Entry| {
            let stored = Stored {
                version: 1,
                person: None,
                request: None,
                at: 1,
                entry,
            };
            Scene::new(opened.clone()).apply(&stored)
        };
        let now = Scene::new(opened.clone()).beginning();
        let older = serde_json::from_str(r#"{"kind":"started"}"#).expect("an entry");
        assert!(begun(now).is_ok() && begun(older).is_ok());
        let other = begun(Entry::Started {
            components: Some(1),
        });
        let error = other.expect_err("another game").to_string();
        assert!(error.contains("other component data"), "{error}");
    }
}
