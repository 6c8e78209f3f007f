//! Who has used how much of a table's room: its entries are read again whenever it is needed, so there can't be
//! any number of them.
//!
//! Everybody has a part of their own, so that nobody can use up what is for others: each player for talking, taking
//! back and handing over to a bot, and everybody for sitting down. Strangers, of whom there can be any number,
//! also share a part, which fills up as time goes by; of that one household, and one network of many, gets a part only
//! ([`crate::limits::Limits::stranger`]), so that neither new names nor new addresses are a way to keep others out.

use std::collections::HashMap;

use protocol::Code;
use protocol::tables::Stage;

use super::Scene;
use crate::entry::Entry;
use crate::refused::Refused;
use crate::store::{Millis, Stored};

/// How often a player may speak.
const PLAYER_TALK: u32 = 1000;
/// How often one stranger may speak.
const STRANGER_TALK: u32 = 100;
/// How many moves a seat may take back.
const UNDO: u32 = 2500;
/// How often a seat may let a bot play for it.
const HANDED_OVER: u32 = 1000;
/// How often a coach may tell a seat something.
const HINTS: u32 = 2000;
/// How often one person may call others or propose something.
const ASIDE: u32 = 1000;
/// How often one person may change their name at a table.
const RENAMED: u32 = 100;
/// How often one person may sit down at a table, or change who sits there.
const SEATING: u32 = 100;
/// How often all strangers together may speak, and how often sit down or get up.
const STRANGERS: u64 = 1000;
/// How long it takes until they may once more.
const ANOTHER: Millis = 2 * 60_000;

/// What has been used so far.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Shares {
    seats: HashMap<usize, Used>,
    players_talk: HashMap<String, u32>,
    strangers_talk: HashMap<String, u32>,
    seating: HashMap<String, u32>,
    aside: HashMap<String, u32>,
    renamed: HashMap<String, u32>,
    talk_of_strangers: Together,
    seating_of_strangers: Together,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Used {
    undo: u32,
    handed_over: u32,
    hints: u32,
}

/// What strangers share: it fills up as time goes by.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Together {
    /// When all of it will be there again.
    full: Millis,
}

impl Together {
    fn take(&mut self, at: Millis) {
        self.full = self.full.max(at) + ANOTHER;
    }

    fn left(self, now: Millis) -> Result<(), Refused> {
        let used = self.full.saturating_sub(now);
        if used + ANOTHER <= STRANGERS * ANOTHER {
            Ok(())
        } else {
            Err(Refused::new(Code::TableFull))
        }
    }
}

/// What an entry is in the eyes of the table before it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Doing {
    /// Whether a stranger does it.
    strange: bool,
    /// Whether it makes somebody else get up: they had room to sit down.
    frees: bool,
}

impl Scene {
    /// Whether somebody has no more to do with this table than anybody who finds it: neither the host, nor a
    /// player of a game that has begun, nor invited.
    pub fn is_stranger(&self, person: &str) -> bool {
        let mut chairs = self.chairs.iter();
        let own = chairs.find(|chair| chair.concerns() == Some(person));
        let anybody = |chair: &super::Chair| self.stage == Stage::Open && !chair.invites(person);
        self.opened.host != person && own.is_none_or(anybody)
    }

    /// What somebody is called here, who sits here or is invited.
    pub fn name_of(&self, person: &str) -> Option<&str> {
        let mut chairs = self.chairs.iter();
        let own = chairs.find(|chair| chair.concerns() == Some(person));
        own.and_then(super::Chair::name)
    }

    pub(super) fn doing(&self, stored: &Stored) -> Doing {
        let person = stored.person.as_deref();
        let frees = match stored.entry {
            Entry::Stood { seat } => {
                let chair = self.chairs.get(seat.wrapping_sub(1));
                let occupant = chair.and_then(super::Chair::person_id);
                occupant.is_some() && occupant != person
            }
            _ => false,
        };
        let strange = person.is_some_and(|person| self.is_stranger(person));
        Doing { strange, frees }
    }
}

impl Shares {
    /// One entry more.
    pub fn note(&mut self, stored: &Stored, doing: Doing) {
        let (person, at) = (stored.person.as_deref(), stored.at);
        match &stored.entry {
            Entry::Said { .. } if doing.strange => {
                self.talk_of_strangers.take(at);
                count(&mut self.strangers_talk, person);
            }
            Entry::Said { .. } => count(&mut self.players_talk, person),
            Entry::Undone { seat, .. } => self.seat(*seat).undo += 1,
            Entry::Hinted { seat, .. } => self.seat(*seat).hints += 1,
            // What the server does by itself is nobody's fault.
            Entry::StoodIn { seat } if person.is_some() => self.seat(*seat).handed_over += 1,
            Entry::Stood { .. } if doing.frees => {}
            Entry::Sat { .. } | Entry::BotSat { .. } | Entry::Stood { .. } => {
                if doing.strange {
                    self.seating_of_strangers.take(at);
                }
                count(&mut self.seating, person);
            }
            Entry::Called { .. } | Entry::Offered { .. } => count(&mut self.aside, person),
            Entry::Renamed { .. } => count(&mut self.renamed, person),
            _ => {}
        }
    }

    fn seat(&mut self, seat: usize) -> &mut Used {
        self.seats.entry(seat).or_default()
    }

    fn used(&self, seat: usize) -> Used {
        self.seats.get(&seat).copied().unwrap_or_default()
    }

    /// Whether somebody may say one thing more.
    pub fn talk(&self, person: &str, strange: bool, now: Millis) -> Result<(), Refused> {
        if !strange {
            return left(known(&self.players_talk, person), PLAYER_TALK);
        }
        left(known(&self.strangers_talk, person), STRANGER_TALK)?;
        self.talk_of_strangers.left(now)
    }

    /// Whether a seat may take back one move more.
    pub fn undo(&self, seat: usize) -> Result<(), Refused> {
        left(self.used(seat).undo, UNDO)
    }

    /// Whether a seat may be handed over to a bot once more.
    pub fn hand_over(&self, seat: usize) -> Result<(), Refused> {
        left(self.used(seat).handed_over, HANDED_OVER)
    }

    /// Whether a coach may tell a seat one thing more.
    pub fn hint(&self, seat: usize) -> Result<(), Refused> {
        left(self.used(seat).hints, HINTS)
    }

    /// Whether somebody may do one thing more beside the game.
    pub fn aside(&self, person: &str) -> Result<(), Refused> {
        left(known(&self.aside, person), ASIDE)
    }

    /// Whether somebody may change their name once more.
    pub fn rename(&self, person: &str) -> Result<(), Refused> {
        left(known(&self.renamed, person), RENAMED)
    }

    /// Whether somebody may change once more who sits where.
    pub fn seating(&self, person: &str, strange: bool, now: Millis) -> Result<(), Refused> {
        left(known(&self.seating, person), SEATING)?;
        if strange {
            self.seating_of_strangers.left(now)?;
        }
        Ok(())
    }
}

fn count(used: &mut HashMap<String, u32>, person: Option<&str>) {
    let Some(person) = person else { return };
    match used.get_mut(person) {
        Some(count) => *count += 1,
        None => {
            used.insert(person.to_owned(), 1);
        }
    }
}

fn known(used: &HashMap<String, u32>, person: &str) -> u32 {
    used.get(person).copied().unwrap_or_default()
}

fn left(used: u32, most: u32) -> Result<(), Refused> {
    if used < most {
        Ok(())
    } else {
        Err(Refused::new(Code::TableFull))
    }
}

#[cfg(test)]
mod tests {
    use protocol::Language;
    use protocol::socket::News;

    use crate::entry::Entry;
    use crate::rehearsal::table_for_two;
    use crate::scene::{Command, Scene};
    use crate::store::{Person, Stored};
    use protocol::Code;

    fn person(id: &str) -> Person {
        Person {
            id: id.to_owned(),
            name: id.to_owned(),
            language: Language::En,
            webhook: None,
        }
    }

    /// Does something as often as it is allowed; says how often.
    fn as_often_as_possible(scene: &mut Scene, who: &str, commands: &[Command]) -> usize {
        for (done, command) in commands.iter().cycle().take(20_000).enumerate() {
            let entry = match scene.decide(&person(who), command, 1) {
                Ok(entry) => entry,
                Err(refused) => {
                    assert_eq!(refused.code, Code::TableFull, "{command:?}");
                    return done;
                }
            };
            store(scene, who, entry);
        }
        panic!("there is no end to it: {commands:?}");
    }

    fn store(scene: &mut Scene, who: &str, entry: Entry) {
        let stored = Stored {
            version: scene.version + 1,
            person: Some(who.to_owned()),
            request: None,
            at: 1,
            entry,
        };
        scene.apply(&stored).expect("it can happen");
    }

    #[test]
    fn nobody_uses_up_the_room_of_others() {
        let mut scene = Scene::new(table_for_two("table", "momiji"), &shelf::Shelf::standard());
        // A visitor who sits down and gets up for ever.
        let restless = [Command::Sit(Some(2)), Command::Stand];
        assert!(as_often_as_possible(&mut scene, "restless", &restless) <= 101);
        if scene.seat_of("restless").is_some() {
            let freed = scene.decide(&person("a"), &Command::Free(2), 1);
            store(&mut scene, "a", freed.expect("the host frees the seat"));
        }
        for who in ["a", "b"] {
            let sat = scene.decide(&person(who), &Command::Sit(None), 1);
            store(&mut scene, who, sat.expect("there is room for others"));
        }
        let begun = scene
            .decide(&person("a"), &Command::Start, 1)
            .expect("both sit");
        store(&mut scene, "a", begun);
        // Visitors who talk, whoever they say they are.
        let talk = [Command::Say("again and again".to_owned())];
        assert_eq!(as_often_as_possible(&mut scene, "visitor 0", &talk), 100);
        let mut said = 100;
        for number in 1..30 {
            said += as_often_as_possible(&mut scene, &format!("visitor {number}"), &talk);
        }
        assert_eq!(said, 1000);
        // They may again after a while, one after another.
        let say = |now: u64| scene.decide(&person("visitor 99"), &talk[0], now);
        assert!(say(60_000).is_err() && say(120_001).is_ok());
        // A player who talks, and one who comes and goes.
        assert_eq!(as_often_as_possible(&mut scene, "b", &talk), 1000);
        let fickle = [Command::Leave, Command::Back];
        assert!(as_often_as_possible(&mut scene, "b", &fickle) <= 2001);
        let names = [Command::Rename];
        assert_eq!(as_often_as_possible(&mut scene, "b", &names), 100);
        // The other player has all of their own room.
        scene
            .decide(&person("a"), &talk[0], 1)
            .expect("there is room to talk");
        scene
            .decide(&person("a"), &Command::Leave, 1)
            .expect("there is room to leave");
    }

    /// Whoever sits down on a seat has all of its room, whoever sat there before.
    #[test]
    fn nobody_inherits_what_others_have_used_or_said() {
        let mut scene = Scene::new(table_for_two("table", "momiji"), &shelf::Shelf::standard());
        let talk = [Command::Say("I am the next one".to_owned())];
        let does = |scene: &mut Scene, who: &str, command: &Command| {
            let entry = scene.decide(&person(who), command, 1);
            store(scene, who, entry.expect("it is allowed"));
        };
        // Strangers who come in turn, and the host who shows each of them the door.
        for number in 0..120 {
            let who = format!("stranger {number}");
            does(&mut scene, &who, &Command::Sit(Some(2)));
            if number == 0 {
                assert_eq!(as_often_as_possible(&mut scene, &who, &talk), 100);
            }
            does(&mut scene, "a", &Command::Free(2));
        }
        does(
            &mut scene,
            "a",
            &Command::PutBot(2, protocol::tables::Level::Novice),
        );
        does(&mut scene, "a", &Command::Free(2));
        does(&mut scene, "b", &Command::Sit(Some(2)));
        does(&mut scene, "b", &talk[0]);
        let told = scene.history(table::Observer::Spectator);
        let by = |news: &News| match news {
            News::Said { name, seat, .. } => Some((name.clone(), *seat)),
            _ => None,
        };
        let by: Vec<_> = told.iter().filter_map(by).collect();
        assert_eq!(by[0], ("stranger 0".to_owned(), None), "not the next one");
        assert_eq!(by[100], ("b".to_owned(), Some(2)));
        // Those who look on are told so.
        does(&mut scene, "b", &Command::Stand);
        let anew = scene.reopened(table::Observer::Spectator);
        assert_eq!(anew.map(|news| news.len()), Some(101));
        does(&mut scene, "a", &Command::Sit(Some(1)));
        assert_eq!(scene.reopened(table::Observer::Spectator), None);
    }
}
