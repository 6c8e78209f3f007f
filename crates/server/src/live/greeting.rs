//! What is told from the beginning of a long game: it is made aside, kept, and what happens after it is added.

use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use protocol::tables::{Sight, Table};
use serde::Serialize;
use shelf::Shelf;
use table::Observer;

use crate::refused::Refused;
use crate::scene::{Scene, made};
use crate::store::{Opened, StoreError, Stored};

/// From this many moves on, what is told is not made on the spot, while everybody else at the table waits.
const LONG: usize = 300;

/// How many moves take a while to tell.
pub fn long() -> usize {
    #[cfg(test)]
    if let Some(planted) = crate::steady::faults::planted("long") {
        return planted as usize;
    }
    LONG
}

/// What was told up to a version to these eyes, written down: the items of a list, with commas between.
#[derive(Clone)]
pub struct History {
    pub version: u64,
    pub eyes: Observer,
    /// The first move that was told.
    pub from: usize,
    pub told: Arc<str>,
}

/// A history that has to be made before somebody can be told it.
#[derive(Clone)]
pub struct Wanted {
    pub opened: Opened,
    pub games: Shelf,
    pub version: u64,
    pub eyes: Observer,
    pub from: usize,
}

impl Wanted {
    /// What these eyes want to be told now.
    pub fn now(scene: &Scene, eyes: Observer) -> Wanted {
        Wanted {
            opened: scene.opened.clone(),
            games: scene.games.clone(),
            version: scene.version,
            eyes,
            from: horizon(scene, eyes),
        }
    }

    /// What it is called. There is one such history, whoever makes it.
    pub fn name(&self) -> String {
        let (id, version, eyes) = (&self.opened.id, self.version, self.eyes);
        format!("{id}/history/{version}/{eyes:?}")
    }

    /// Writes it, from what is stored.
    pub fn write(&self, mut entries: Vec<Stored>) -> Result<String, Refused> {
        #[cfg(test)]
        crate::steady::faults::hold("history");
        entries.retain(|stored| stored.version <= self.version);
        let scene = made(&self.games, &self.opened, &entries)?;
        written(&scene.history(self.eyes))
    }

    /// With what was told.
    pub fn told(self, told: Arc<str>) -> History {
        History {
            version: self.version,
            eyes: self.eyes,
            from: self.from,
            told,
        }
    }
}

fn horizon(scene: &Scene, eyes: Observer) -> usize {
    scene.game().map_or(0, |game| game.horizon(eyes))
}

/// A list without its brackets.
fn written(list: &impl Serialize) -> Result<String, Refused> {
    let text = serde_json::to_string(list);
    let text = text.map_err(|error| StoreError::Unreadable(error.to_string()))?;
    let inside = text
        .strip_prefix('[')
        .and_then(|text| text.strip_suffix(']'));
    Ok(inside.unwrap_or_default().to_owned())
}

/// Whether so much is told to these eyes that it takes a while.
pub fn is_long(scene: &Scene, eyes: Observer) -> bool {
    scene.telling(eyes) >= long()
}

/// Whether a game has ended, and with that more may be told to these eyes than before, so much that it takes
/// a while: they are told it after the end.
pub fn is_retold(scene: &Scene, eyes: Observer) -> bool {
    let forgot = || scene.game().is_some_and(|game| game.forgets(eyes));
    scene.ended.is_some() && is_long(scene, eyes) && forgot()
}

impl History {
    /// Whether it is still the beginning of what these eyes may be told, and little is to be added.
    pub fn fits(&self, scene: &Scene) -> bool {
        let added = scene.moves_since(self.version);
        added.is_some_and(|moves| moves < long()) && horizon(scene, self.eyes) == self.from
    }

    /// A message with the whole history as its last part.
    fn at_the_end_of(&self, message: &impl Serialize, scene: &Scene) -> Option<Utf8Bytes> {
        let mut text = serde_json::to_string(message).ok()?;
        let added = written(&scene.added(self.eyes, self.version)?).ok()?;
        text.truncate(text.strip_suffix('}')?.len());
        let comma = if self.told.is_empty() || added.is_empty() {
            ""
        } else {
            ","
        };
        for part in [",\"history\":[", &self.told, comma, &added, "]}"] {
            text.push_str(part);
        }
        Some(text.into())
    }
}

/// `Message::Table` but for its history.
#[derive(Serialize)]
#[serde(tag = "type", rename = "table")]
struct Greeting {
    version: u64,
    table: Table,
    sight: Option<Sight>,
}

/// The first message: everything. Nothing if the history does not fit.
pub fn everything(
    scene: &Scene,
    person: &str,
    here: &[usize],
    history: &History,
) -> Option<Utf8Bytes> {
    let greeting = Greeting {
        version: scene.version,
        table: scene.table(person, here),
        sight: scene.sight(history.eyes),
    };
    history.at_the_end_of(&greeting, scene)
}

/// `Message::News` without any, but for its history.
#[derive(Serialize)]
#[serde(tag = "type", rename = "news")]
struct Retold {
    version: u64,
    news: [(); 0],
}

/// What may be told now that the game is over. Nothing if the history does not fit.
pub fn retold(scene: &Scene, history: &History) -> Option<Utf8Bytes> {
    let message = Retold {
        version: scene.version,
        news: [],
    };
    history.at_the_end_of(&message, scene)
}

#[cfg(test)]
mod tests {
    use protocol::socket::{Message, News};

    use super::*;
    use crate::entry::Entry;
    use crate::rehearsal::table_for_two;

    fn happens(scene: &mut Scene, entries: &mut Vec<Stored>, entry: Entry) {
        let stored = Stored {
            version: scene.version + 1,
            person: None,
            request: None,
            at: 1,
            entry,
        };
        scene.apply(&stored).expect("it can happen");
        entries.push(stored);
    }

    fn greeted(scene: &Scene, history: &History) -> Message {
        let text = everything(scene, "a", &[1], history).expect("it fits");
        serde_json::from_str(&text).expect("a message")
    }

    fn plain(scene: &Scene, eyes: Observer) -> Message {
        Message::Table {
            version: scene.version,
            table: scene.table("a", &[1]),
            sight: scene.sight(eyes),
            history: scene.history(eyes),
        }
    }

    /// Whatever happened since it was made, what was made aside and what is added to it are what is told; unless a
    /// move was taken back, or part of it is too long ago by now.
    #[test]
    fn a_greeting_made_aside_is_the_same() {
        let mut scene = Scene::new(table_for_two("table", "momiji"), &Shelf::standard());
        let mut entries = Vec::new();
        let sits = |number, name: &str| Entry::Sat {
            seat: number,
            person: name.to_owned(),
            name: name.to_owned(),
        };
        let said = |text: &str| Entry::Said {
            name: "a".to_owned(),
            seat: Some(1),
            text: text.to_owned(),
        };
        let mut histories: Vec<History> = Vec::new();
        let (mut fit, mut forgotten) = (0, 0);
        for step in 0..60 {
            let entry = match step {
                0 => sits(1, "a"),
                1 => sits(2, "b"),
                2 => scene.beginning(),
                3 | 20 => said("\"hello\""),
                25 => Entry::Called { seat: 2 },
                _ => {
                    let game = scene.game().expect("a game");
                    let seat = game.to_act().iter().next().expect("somebody acts");
                    let text = game.choices(seat).remove(0).text;
                    let seat = seat.number();
                    Entry::moved(seat, text)
                }
            };
            happens(&mut scene, &mut entries, entry);
            let eyes = scene.eyes("a");
            let wanted = Wanted::now(&scene, eyes);
            let told = wanted.write(entries.clone()).expect("a history");
            histories.push(wanted.told(told.into()));
            for history in histories.iter().filter(|history| history.eyes == eyes) {
                if history.fits(&scene) {
                    assert_eq!(greeted(&scene, history), plain(&scene, eyes));
                    fit += usize::from(history.version < scene.version);
                } else {
                    forgotten += 1;
                }
            }
        }
        assert!(fit > 100 && forgotten > 100, "{fit}, {forgotten}");
        // The end lays everything open.
        happens(&mut scene, &mut entries, Entry::Abandoned);
        let eyes = scene.eyes("a");
        let wanted = Wanted::now(&scene, eyes);
        let told = wanted.write(entries.clone()).expect("a history");
        let history = wanted.told(told.into());
        let text = retold(&scene, &history).expect("it fits");
        let retold: Message = serde_json::from_str(&text).expect("a message");
        let expected = Message::News {
            version: scene.version,
            news: Vec::<News>::new(),
            table: None,
            sight: None,
            history: Some(scene.history(eyes)),
        };
        assert_eq!(retold, expected);
    }

    #[test]
    fn what_was_taken_back_is_not_told() {
        let mut scene = Scene::new(table_for_two("table", "deja-vu"), &Shelf::standard());
        let mut entries = Vec::new();
        for (seat, name) in [(1, "a"), (2, "b")] {
            let (person, name) = (name.to_owned(), name.to_owned());
            let sits = Entry::Sat { seat, person, name };
            happens(&mut scene, &mut entries, sits);
        }
        let begins = scene.beginning();
        happens(&mut scene, &mut entries, begins);
        let eyes = scene.eyes("a");
        let before = Wanted::now(&scene, eyes);
        let before = before.told("".into());
        let game = scene.game().expect("a game");
        let mover = game.to_act().iter().next().expect("somebody acts");
        let text = game.choices(mover).remove(0).text;
        let seat = mover.number();
        happens(&mut scene, &mut entries, Entry::moved(seat, text));
        assert_eq!(greeted(&scene, &before), plain(&scene, eyes));
        let wanted = Wanted::now(&scene, eyes);
        let told = wanted.write(entries.clone()).expect("a history");
        let after = wanted.told(told.into());
        happens(&mut scene, &mut entries, Entry::undone(seat));
        assert!(!before.fits(&scene) && !after.fits(&scene));
    }
}
