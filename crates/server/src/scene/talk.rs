//! What is said at a table, and by whom.

use protocol::socket::News;

use super::Scene;
use crate::letters::{plain_name, plain_talk};
use crate::store::Millis;

/// Something that was said.
pub(super) struct Talk {
    /// How many moves were made before.
    pub moves: usize,
    at: Millis,
    /// The name under which it was said.
    name: String,
    /// The seat of whoever said it, as long as they have it.
    seat: Option<usize>,
    text: String,
}

impl Talk {
    /// What is told of it.
    pub fn told(&self) -> News {
        News::Said {
            at: self.at,
            name: self.name.clone(),
            seat: self.seat,
            text: self.text.clone(),
        }
    }
}

impl Scene {
    /// Somebody says something. What was stored before deceiving letters were refused is shown without them.
    pub(super) fn hear(&mut self, (name, seat): (&str, Option<usize>), text: &str, at: Millis) {
        self.talk.push(Talk {
            moves: self.times.len(),
            at,
            name: plain_name(name),
            seat,
            text: plain_talk(text),
        });
    }

    /// Somebody else sits on this seat from here on, or nobody. What was said there before stays with the name
    /// under which it was said: whoever sits there now has not said it.
    pub(super) fn changes_hands(&mut self, seat: usize) {
        let said = self.talk.iter_mut().filter(|talk| talk.seat == Some(seat));
        for talk in said {
            talk.seat = None;
            self.retold = Some(self.version + 1);
        }
    }
}

#[cfg(test)]
mod tests {
    use table::Observer;

    use super::*;
    use crate::entry::Entry;
    use crate::rehearsal::table_for_two;
    use crate::store::Stored;

    /// Names and talk of tables that are older than the check for such letters.
    #[test]
    fn what_is_stored_with_marks_for_direction_is_shown_without() {
        let mut scene = Scene::new(table_for_two("table", "momiji"), &shelf::Shelf::standard());
        let name = || "A\u{202e}nn".to_owned();
        let happened = [
            Entry::Sat {
                seat: 1,
                person: "a".to_owned(),
                name: name(),
            },
            Entry::Renamed {
                seat: 1,
                name: name(),
            },
            Entry::Said {
                name: name(),
                seat: Some(1),
                text: "\u{2067}hello".to_owned(),
            },
        ];
        for (version, entry) in (1..).zip(happened) {
            let stored = Stored {
                version,
                person: None,
                request: None,
                at: 1,
                entry,
            };
            scene.apply(&stored).expect("it can happen");
        }
        let seats = scene.table("a", &[]).seats;
        assert_eq!(seats[0].name.as_deref(), Some("Ann"));
        let said = News::Said {
            at: 1,
            name: "Ann".to_owned(),
            seat: Some(1),
            text: "hello".to_owned(),
        };
        assert_eq!(scene.history(Observer::Spectator), [said]);
    }
}
