//! What is left of a table that this program can't open: who sat there, how it ended, its record.
//!
//! All of it is made from the entries alone; no rule of any game is asked. So it is there whatever became of the
//! rules: see `docs/server.md`, "Games outlive upgrades".

use protocol::Language;
use protocol::remains::{Remains, RemainsSeat};
use protocol::tables::{Level, Stage, Who};
use table::{Record, RecordedMove, mark_of};

use crate::entry::{Entry, Outcome};
use crate::letters::plain_name;
use crate::scene::Shut;
use crate::store::{Append, Change, Ended, Index, Millis, Opened, Sitting, Stored};

/// A table that can't be opened.
pub struct Ruin {
    opened: Opened,
    entries: Vec<Stored>,
    why: Shut,
}

/// Who is on a seat.
#[derive(Clone)]
enum OnSeat {
    Nobody,
    Person { id: String, name: String },
    Bot(Level),
}

impl Ruin {
    /// A table that can't be opened because of this, as it is stored.
    pub fn new(opened: Opened, entries: Vec<Stored>, why: Shut) -> Ruin {
        Ruin {
            opened,
            entries,
            why,
        }
    }

    /// Whether others still play the same deal: then nobody gets its seed.
    pub fn is_secret(&self, now: Millis) -> bool {
        self.opened.setup.is_secret(now)
    }

    /// What is left of it, for a person.
    pub fn shown(&self, person: &str, language: Language) -> Remains {
        let seats = self.seats();
        let stage = self.stage();
        let shown = seats.iter().zip(1..).map(|(occupant, number)| RemainsSeat {
            number,
            who: match occupant {
                OnSeat::Nobody => Who::Open,
                OnSeat::Person { .. } => Who::Person,
                OnSeat::Bot(_) => Who::Bot,
            },
            name: match occupant {
                OnSeat::Person { name, .. } => Some(name.clone()),
                _ => None,
            },
            mine: is(occupant, person),
        });
        let result = self.result();
        Remains {
            id: self.opened.id.clone(),
            game: self.opened.setup.game.clone(),
            stage,
            seats: shown.collect(),
            problem: self.why.refused().problem(language),
            rules: self.rules(),
            moves: self.moves().len(),
            points: result.map(|result| result.points.clone()),
            places: result.map(|result| result.places.clone()),
            abandon: self.may_abandon(person),
            record: is_over(stage) && self.has_begun(),
        }
    }

    /// Whether it is over, one way or the other.
    pub fn is_over(&self) -> bool {
        is_over(self.stage())
    }

    /// Whether a person may give it up: whoever opened it, and whoever sits at it.
    pub fn may_abandon(&self, person: &str) -> bool {
        let concerned = self.opened.host == person || self.seats().iter().any(|it| is(it, person));
        concerned && !is_over(self.stage())
    }

    /// What has to be stored to give it up.
    pub fn abandoned(&self, person: &str, at: Millis) -> Append {
        let seats = self.seats();
        let bots = seats.iter().zip(1..);
        let bots = bots.filter_map(|(occupant, seat)| match occupant {
            OnSeat::Bot(level) => Some((seat, *level)),
            _ => None,
        });
        let bots = bots.collect();
        let sitting = seats.into_iter().zip(1..);
        let people = sitting.filter_map(|(occupant, seat)| match occupant {
            OnSeat::Person { id, .. } => Some(Sitting {
                seat,
                person: id,
                waits_since: None,
            }),
            _ => None,
        });
        let after = Index {
            stage: Stage::Abandoned,
            open: 0,
            bot_due: false,
            deadline: None,
            people: people.collect(),
            bots,
            ended: Some(Ended::given_up()),
        };
        let version = self.entries.last().map_or(0, |stored| stored.version);
        Append {
            table: self.opened.id.clone(),
            stored: Stored {
                version: version + 1,
                person: Some(person.to_owned()),
                request: None,
                at,
                entry: Entry::Abandoned,
            },
            change: Some(Change {
                before: None,
                after,
            }),
            calls: Vec::new(),
        }
    }

    /// The game on paper, if it has begun and is over: the seed stands in it.
    pub fn record(&self) -> Option<Record> {
        if !self.has_begun() || !self.is_over() {
            return None;
        }
        let setup = self.entries.iter().find_map(|stored| match stored.entry {
            Entry::Started { setup, .. } => setup,
            _ => None,
        });
        let result = self.result();
        Some(Record {
            game: self.opened.setup.game.clone(),
            request: self.opened.setup.request(),
            seed: self.opened.seed,
            rules: self.rules(),
            components: self.components().map(mark_of),
            setup,
            moves: self.moves(),
            result: result.map(|result| (result.points.clone(), result.places.clone())),
        })
    }

    fn has_begun(&self) -> bool {
        let begins = |stored: &Stored| matches!(stored.entry, Entry::Started { .. });
        self.entries.iter().any(begins)
    }

    /// The components that its game began with, if it says so.
    fn components(&self) -> Option<u64> {
        self.entries.iter().find_map(|stored| match stored.entry {
            Entry::Started { components, .. } => components,
            _ => None,
        })
    }

    /// The rules that its game began with.
    fn rules(&self) -> u32 {
        let rules = self.entries.iter().find_map(|stored| match stored.entry {
            Entry::Started { rules, .. } => rules,
            _ => None,
        });
        rules.unwrap_or(1)
    }

    fn stage(&self) -> Stage {
        let given_up = |stored: &Stored| matches!(stored.entry, Entry::Abandoned);
        if self.entries.iter().any(given_up) {
            Stage::Abandoned
        } else if self.result().is_some() {
            Stage::Finished
        } else if self.has_begun() {
            Stage::Running
        } else {
            Stage::Open
        }
    }

    fn result(&self) -> Option<&Outcome> {
        let mut entries = self.entries.iter();
        entries.find_map(|stored| stored.entry.result())
    }

    fn seats(&self) -> Vec<OnSeat> {
        let mut seats = vec![OnSeat::Nobody; self.opened.setup.players];
        for stored in &self.entries {
            let (seat, occupant) = match &stored.entry {
                Entry::Sat { seat, person, name } => {
                    let (id, name) = (person.clone(), plain_name(name));
                    (seat, OnSeat::Person { id, name })
                }
                Entry::BotSat { seat, level } => (seat, OnSeat::Bot(*level)),
                Entry::Stood { seat } | Entry::Invited { seat, .. } => (seat, OnSeat::Nobody),
                Entry::Renamed { seat, name } => {
                    if let Some(OnSeat::Person { name: known, .. }) =
                        seats.get_mut(seat.wrapping_sub(1))
                    {
                        *known = plain_name(name);
                    }
                    continue;
                }
                _ => continue,
            };
            if let Some(place) = seats.get_mut(seat.wrapping_sub(1)) {
                *place = occupant;
            }
        }
        seats
    }

    /// The moves that were not taken back, with the fingerprints that were stored with them.
    fn moves(&self) -> Vec<RecordedMove> {
        let mut moves: Vec<RecordedMove> = Vec::new();
        for stored in &self.entries {
            match &stored.entry {
                Entry::Moved {
                    seat, text, after, ..
                } => moves.push(RecordedMove {
                    seat: *seat,
                    text: text.clone(),
                    after: *after,
                }),
                Entry::Undone { seat, after } => {
                    let last = moves.iter().rposition(|made| made.seat == *seat);
                    let Some(last) = last else { continue };
                    moves.remove(last);
                    let mut marks = after.iter().copied();
                    for made in &mut moves[last..] {
                        made.after = marks.next();
                    }
                }
                _ => {}
            }
        }
        moves
    }
}

fn is(occupant: &OnSeat, person: &str) -> bool {
    matches!(occupant, OnSeat::Person { id, .. } if id == person)
}

fn is_over(stage: Stage) -> bool {
    matches!(stage, Stage::Finished | Stage::Abandoned)
}
