//! A table in memory where anybody may say anything: what the fuzz target plays with.
//!
//! A script is a line for each message. The first letter of a line says who speaks (`a` and `b` sit at
//! the table, everybody else is a stranger); the rest is the message. Instead of a message `#7` makes
//! one of the moves that are possible, so that a script gets deep into a game. The first line is the
//! game: a letter for each of the three.

use std::collections::BTreeMap;

use protocol::Language;
use protocol::socket::Message;
use protocol::tables::Level;
use shelf::Shelf;

use crate::entry::Entry;
use crate::heard::{Heard, understand};
use crate::scene::{Command, Scene};
use crate::setup::Setup;
use crate::store::{Opened, Person, Stored};

/// How many lines of a script are heard.
const LONGEST: usize = 200;

/// Plays a script, and checks after each line that a refusal changed nothing, that what was accepted
/// can be stored and taken up again, and that everybody can be shown the table.
///
/// # Panics
/// If one of these does not hold: that is what fuzzing looks for.
pub fn rehearse(script: &[u8]) {
    let script = String::from_utf8_lossy(script);
    let mut lines = script.lines();
    let game = match lines.next().and_then(|line| line.chars().next()) {
        Some('d') => "deja-vu",
        Some('v') => "vivid-memories",
        _ => "momiji",
    };
    let mut stage = Rehearsal::new(game);
    for line in lines.take(LONGEST) {
        stage.hear(line);
    }
    stage.take_up_again();
}

/// Plays the first moves of a fixed script, as many as said: each is understood as a message of a socket, decided,
/// taken in, written as an entry, and rendered for both players and for somebody who watches. Says how many bytes
/// that made. The script is worked out first, whatever is played of it, so that the difference between two runs is
/// what the moves cost.
///
/// # Panics
/// If a move of the script is refused.
pub fn stored_moves(game: &str, moves: usize) -> usize {
    const SCRIPT: usize = 100;
    let mut plan = Rehearsal::new(game);
    let mut script: Vec<(&str, String)> = Vec::new();
    while script.len() < SCRIPT {
        let acts = ["a", "b"].into_iter().find(|who| {
            let sight = plan.scene.sight(plan.scene.eyes(who));
            sight.is_some_and(|sight| !sight.choices.is_empty())
        });
        let Some(who) = acts else { break };
        let number = script.len();
        let Some((name, Command::Move { text, .. })) = plan.understand(who, &format!("#{number}"))
        else {
            break;
        };
        plan.store(Some((who, name)), Entry::moved(seat_of(who), text.clone()));
        let message = format!(r#"{{"type":"move","id":"{number}","move":"{text}"}}"#);
        script.push((who, message));
    }
    let mut stage = Rehearsal::new(game);
    let mut bytes = 0;
    for (who, message) in script.iter().take(moves) {
        let (name, command) = stage.understand(who, message).expect("a move");
        assert!(stage.scene.done(who, &name).is_none());
        let now = 1000 * stage.scene.version;
        let before = stage.scene.index();
        let entry = stage.scene.decide(&person(who), &command, now);
        stage.store(Some((who, name)), entry.expect("a legal move"));
        assert_eq!(before.open, stage.scene.index().open);
        let stored = stage.stored.last().map(|stored| &stored.entry);
        bytes += serde_json::to_string(&stored).expect("an entry").len();
        for eyes in ["a", "b", "stranger"].map(|who| stage.scene.eyes(who)) {
            let news = Message::News {
                version: stage.scene.version,
                news: stage.scene.last_move(eyes).into_iter().collect(),
                table: None,
                sight: stage.scene.sight(eyes),
                history: stage.scene.reopened(eyes),
            };
            bytes += serde_json::to_string(&news).expect("a message").len();
        }
    }
    bytes
}

fn seat_of(who: &str) -> usize {
    if who == "a" { 1 } else { 2 }
}

fn person(who: &str) -> Person {
    Person {
        id: who.to_owned(),
        name: who.to_owned(),
        language: Language::En,
        webhook: None,
    }
}

/// A table that `a` has just opened for two.
pub(crate) fn table_for_two(id: &str, game: &str) -> Opened {
    let setup = Setup {
        game: game.to_owned(),
        players: 2,
        options: BTreeMap::new(),
        public: false,
        clock: None,
        level: Level::Novice,
        begins: false,
        hints: None,
        branch_of: None,
        daily: None,
    };
    Opened {
        id: id.to_owned(),
        host: "a".to_owned(),
        setup,
        seed: 7,
        at: 1,
    }
}

struct Rehearsal {
    scene: Scene,
    stored: Vec<Stored>,
}

impl Rehearsal {
    fn new(game: &str) -> Rehearsal {
        let opened = table_for_two("table", game);
        let mut stage = Rehearsal {
            scene: Scene::new(opened, &Shelf::standard()),
            stored: Vec::new(),
        };
        for (seat, name) in [(1, "a"), (2, "b")] {
            let (person, name) = (name.to_owned(), name.to_owned());
            stage.store(None, Entry::Sat { seat, person, name });
        }
        stage.store(None, stage.scene.beginning());
        stage
    }

    fn store(&mut self, request: Option<(&str, String)>, entry: Entry) {
        let (person, request) = request.unzip();
        let mut stored = Stored {
            version: self.scene.version + 1,
            person: person.map(str::to_owned),
            request,
            at: 1000 * self.scene.version,
            entry,
        };
        let happens = self.scene.happen(&mut stored);
        happens.expect("what was decided happens");
        self.stored.push(stored);
    }

    fn hear(&mut self, line: &str) {
        let mut letters = line.chars();
        let who = match letters.next() {
            Some('a') => "a",
            Some('b') => "b",
            _ => "stranger",
        };
        let Some((name, command)) = self.understand(who, letters.as_str()) else {
            return;
        };
        if self.scene.done(who, &name).is_some() {
            return;
        }
        let person = person(who);
        let before = (self.scene.version, self.shown(who));
        match self
            .scene
            .decide(&person, &command, 1000 * self.scene.version)
        {
            Ok(entry) => {
                self.store(Some((who, name)), entry);
                assert_eq!(self.scene.version, before.0 + 1);
                for eyes in ["a", "b", "stranger"] {
                    assert!(!self.shown(eyes).is_empty());
                }
            }
            Err(refused) => {
                assert!(!refused.problem(Language::De).message.is_empty());
                assert_eq!((self.scene.version, self.shown(who)), before);
            }
        }
    }

    /// What is wanted; nothing if the message makes no sense or changes nothing.
    fn understand(&self, who: &str, words: &str) -> Option<(String, Command)> {
        if let Some(number) = words.strip_prefix('#') {
            let number: usize = number.trim().parse().ok()?;
            let sight = self.scene.sight(self.scene.eyes(who))?;
            let choices = sight.choices;
            let choice = choices.get(number.checked_rem(choices.len())?)?;
            let (text, after) = (choice.text.clone(), None);
            let name = format!("choice-{}", self.scene.version);
            return Some((name, Command::Move { text, after }));
        }
        match understand(words).ok()? {
            Heard::Wish(name, command) => Some((name, command)),
            // What the coach says takes time to think, and changes nothing: that it was asked does.
            Heard::Hint(name, question) => {
                let asked = self.scene.wonder(who, question, 1).ok()?;
                let (size, since, mark) = (question.size, asked.since, asked.mark);
                Some((name, Command::Hint { size, since, mark }))
            }
            Heard::Hello { .. } | Heard::Ping | Heard::Looking(_) | Heard::Why(..) => None,
        }
    }

    fn shown(&self, who: &str) -> String {
        let sight = self.scene.sight(self.scene.eyes(who));
        serde_json::to_string(&(self.scene.table(who, &[]), sight)).expect("it can be written")
    }

    /// The table as another process would make it from what is stored.
    fn take_up_again(&self) {
        let mut again = Scene::new(self.scene.opened.clone(), &self.scene.games);
        for stored in &self.stored {
            let text = serde_json::to_string(&stored.entry).expect("it can be written");
            let entry = serde_json::from_str(&text).expect("it can be read");
            let stored = Stored {
                entry,
                ..stored.clone()
            };
            again.apply(&stored).expect("what happened happens again");
        }
        again.verify().expect("it goes the same way again");
        let again = Rehearsal {
            scene: again,
            stored: Vec::new(),
        };
        for eyes in ["a", "b", "stranger"] {
            assert_eq!(again.shown(eyes), self.shown(eyes));
        }
    }
}

#[cfg(test)]
mod tests {
    use std::fmt::Write;

    use super::*;

    #[test]
    fn scripts_of_every_game_are_played() {
        for game in ["m", "v", "d"] {
            let mut script = format!("{game}\n");
            for number in 0..120 {
                let _ = writeln!(script, "a#{number}\nb#{}", number * 7);
                if number % 9 == 0 {
                    script += "a{\"type\":\"undo\",\"id\":\"u\"}\nb{\"type\":\"say\",\"id\":\"s\",\"text\":\"hm\"}\n";
                    script +=
                        "x{\"type\":\"move\",\"id\":\"m\",\"move\":\"take red\"}\na{\"type\":\n\n";
                }
            }
            rehearse(script.as_bytes());
        }
        rehearse(b"");
        rehearse(&[0xff, b'\n', b'a', 0, 159]);
    }
}
