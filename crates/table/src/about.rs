//! What a game says of itself before anybody sits down.

use serde::Serialize;

use crate::phrase::Phrase;
use crate::problem::Problems;
use crate::seat::Seat;

/// A game on the shelf: its name, who can play it, and what a table may choose.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct About {
    /// The word that commands and documents use, such as `momiji`.
    pub id: &'static str,
    /// The name on the box.
    pub name: &'static str,
    /// The fewest and the most players.
    pub players: (usize, usize),
    /// The ways to play it.
    pub modes: Vec<Mode>,
    /// What a table may choose.
    pub options: Vec<OptionAbout>,
}

/// One way to play a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Mode {
    /// The word for it, such as `first-game`.
    pub name: &'static str,
    /// The fewest and the most players in it.
    pub players: (usize, usize),
    /// The options that ask for it.
    pub options: Vec<(String, String)>,
}

/// One thing that a table may choose.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct OptionAbout {
    /// The key in `--option key=value`.
    pub key: &'static str,
    /// The values to choose from; none if it is written freely.
    pub values: Vec<String>,
    /// The value if nothing is said; nothing if that takes words.
    pub default: Option<String>,
}

impl OptionAbout {
    /// An option with values to choose from, of which the first counts if nothing is said.
    pub fn one_of<V: Into<String>>(
        key: &'static str,
        values: impl IntoIterator<Item = V>,
    ) -> OptionAbout {
        let values: Vec<String> = values.into_iter().map(Into::into).collect();
        let default = values.first().cloned();
        OptionAbout {
            key,
            values,
            default,
        }
    }

    /// The same, but it takes words to say what counts if nothing is said.
    #[must_use]
    pub fn without_default(mut self) -> OptionAbout {
        self.default = None;
        self
    }

    /// An option that is written freely.
    pub fn free(key: &'static str) -> OptionAbout {
        OptionAbout {
            key,
            values: Vec::new(),
            default: None,
        }
    }
}

/// What the game and what it offers are called. The messages have the words of programs in their names.
impl About {
    /// The game's name.
    pub fn title(&self) -> Phrase {
        Phrase::new(format!("{}-name", self.id))
    }

    /// The game in a sentence, for whoever does not know it.
    pub fn invitation(&self) -> Phrase {
        Phrase::new(format!("{}-about", self.id))
    }

    /// A way to play it.
    pub fn mode(&self, mode: &Mode) -> Phrase {
        Phrase::new(format!("{}-mode-{}", self.id, mode.name))
    }

    /// An option.
    pub fn option(&self, option: &OptionAbout) -> Phrase {
        Phrase::new(format!("{}-option-{}", self.id, option.key))
    }

    /// What an option does.
    pub fn help(&self, option: &OptionAbout) -> Phrase {
        Phrase::new(format!("{}-option-{}-help", self.id, option.key))
    }

    /// One of the values of an option.
    pub fn value(&self, option: &OptionAbout, value: &str) -> Phrase {
        Phrase::new(format!("{}-option-{}-{value}", self.id, option.key))
    }

    /// What may be written for an option that has no list of values.
    pub fn values(&self, option: &OptionAbout) -> Phrase {
        Phrase::new(format!("{}-option-{}-values", self.id, option.key))
    }

    /// What counts if nothing is said.
    pub fn default(&self, option: &OptionAbout) -> Phrase {
        match &option.default {
            Some(value) => self.value(option, value),
            None => Phrase::new(format!("{}-option-{}-default", self.id, option.key)),
        }
    }

    /// All of these.
    pub fn phrases(&self) -> Vec<Phrase> {
        let mut all = vec![self.title(), self.invitation()];
        all.extend(self.modes.iter().map(|mode| self.mode(mode)));
        for option in &self.options {
            all.extend([self.option(option), self.help(option), self.default(option)]);
            all.extend(option.values.iter().map(|value| self.value(option, value)));
            if option.values.is_empty() {
                all.push(self.values(option));
            }
        }
        all
    }
}

/// What people ask for when they sit down, still as text.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Request {
    /// How many players.
    pub players: usize,
    /// Chosen options, key and value.
    pub options: Vec<(String, String)>,
}

impl Request {
    /// A table of this many, with nothing else chosen.
    pub fn players(players: usize) -> Request {
        Request {
            players,
            options: Vec::new(),
        }
    }

    /// The same with one more option chosen.
    #[must_use]
    pub fn with(mut self, key: &str, value: &str) -> Request {
        self.options.push((key.to_owned(), value.to_owned()));
        self
    }

    /// The value chosen for a key.
    pub fn get(&self, key: &str) -> Option<&str> {
        let found = self.options.iter().find(|(name, _)| name == key);
        found.map(|(_, value)| value.as_str())
    }

    /// Whether an option has the second of its two values; without it the first one counts.
    pub fn is_second(&self, key: &str, values: [&str; 2], problems: &mut Problems) -> bool {
        let value = self.get(key).unwrap_or(values[0]);
        if !values.contains(&value) {
            let what = format!("\"{value}\" is neither {} nor {}", values[0], values[1]);
            problems.add(format!("option {key}"), what);
        }
        value == values[1]
    }

    /// The seat that an option names, counted from one.
    pub fn seat(&self, key: &str, problems: &mut Problems) -> Option<Seat> {
        let word = self.get(key)?;
        let number = word.parse().ok();
        let seat = number.and_then(|number| Seat::from_number(number, self.players));
        if seat.is_none() {
            let what = format!(
                "\"{word}\" is not a seat: they go from 1 to {}",
                self.players
            );
            problems.add(format!("option {key}"), what);
        }
        seat
    }

    /// Says which keys the game does not have, or were given twice.
    pub fn check_keys(&self, known: &[OptionAbout], problems: &mut Problems) {
        for (index, (key, _)) in self.options.iter().enumerate() {
            if !known.iter().any(|option| option.key == key) {
                let keys: Vec<&str> = known.iter().map(|option| option.key).collect();
                problems.add(
                    format!("option {key}"),
                    format!(
                        "there is no such option; this game has: {}",
                        keys.join(", ")
                    ),
                );
            } else if self.options[..index].iter().any(|(other, _)| other == key) {
                problems.add(format!("option {key}"), "it was given twice");
            }
        }
    }
}
