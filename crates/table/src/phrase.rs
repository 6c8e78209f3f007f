//! What is to be said, before anybody decides in which language.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use crate::seat::Seat;

/// The name of a message, and the words to be put into it. The texts themselves are in `locales/`; the
/// crate `words` puts the two together.
///
/// ```
/// use reverie_table::{Phrase, Seat};
///
/// let card = Phrase::new("momiji-card-red").number("number", 3);
/// let took = Phrase::new("momiji-took").seat("seat", Seat::new(0)).phrase("card", card);
/// let json = r#"{"say":"momiji-took","with":{"seat":{"seat":1},"card":{"say":"momiji-card-red","with":{"number":3}}}}"#;
/// assert_eq!(serde_json::to_string(&took).unwrap(), json);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Phrase {
    /// The name of the message.
    pub say: Cow<'static, str>,
    /// The words to be put in, by the names that the message has for them.
    #[serde(default, skip_serializing_if = "Vec::is_empty", with = "by_name")]
    pub with: Vec<(Cow<'static, str>, Word)>,
}

/// Something that is put into a message.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Word {
    /// A number; the message may ask for its plural.
    Number(i64),
    /// A word that is the same in every language, such as a letter.
    Text(String),
    /// A player, whom everybody may call as they like.
    #[serde(with = "by_number")]
    Seat(Seat),
    /// Something that is said in its own words.
    Phrase(Phrase),
    /// Several of them.
    List(Vec<Phrase>),
}

impl Phrase {
    /// A message without any words put in.
    pub fn new(say: impl Into<Cow<'static, str>>) -> Phrase {
        Phrase {
            say: say.into(),
            with: Vec::new(),
        }
    }

    /// The same with one word more.
    #[must_use]
    pub fn with(mut self, name: &'static str, word: Word) -> Phrase {
        self.with.push((Cow::Borrowed(name), word));
        self
    }

    /// The same with a number put in.
    #[must_use]
    pub fn number(self, name: &'static str, number: impl Into<i64>) -> Phrase {
        self.with(name, Word::Number(number.into()))
    }

    /// The same with a number of something put in.
    #[must_use]
    pub fn count(self, name: &'static str, count: usize) -> Phrase {
        self.with(name, Word::Number(count as i64))
    }

    /// The same with a text put in that has no language.
    #[must_use]
    pub fn text(self, name: &'static str, text: impl Into<String>) -> Phrase {
        self.with(name, Word::Text(text.into()))
    }

    /// The same with a player put in.
    #[must_use]
    pub fn seat(self, name: &'static str, seat: Seat) -> Phrase {
        self.with(name, Word::Seat(seat))
    }

    /// The same with another phrase put in.
    #[must_use]
    pub fn phrase(self, name: &'static str, phrase: Phrase) -> Phrase {
        self.with(name, Word::Phrase(phrase))
    }

    /// The same with several phrases put in.
    #[must_use]
    pub fn list(self, name: &'static str, phrases: impl IntoIterator<Item = Phrase>) -> Phrase {
        self.with(name, Word::List(phrases.into_iter().collect()))
    }

    /// The word that was put in under this name.
    pub fn word(&self, name: &str) -> Option<&Word> {
        let found = self.with.iter().find(|(put_in, _)| put_in == name);
        found.map(|(_, word)| word)
    }

    /// The seat that a prompt asks, which it holds under the name `seat`.
    pub fn asked(&self) -> Option<Seat> {
        match self.word("seat") {
            Some(Word::Seat(seat)) => Some(*seat),
            _ => None,
        }
    }

    /// Whether this phrase is, or has somewhere in it, another one.
    pub fn mentions(&self, other: &Phrase) -> bool {
        let inside = |(_, word): &(_, Word)| match word {
            Word::Phrase(phrase) => phrase.mentions(other),
            Word::List(phrases) => phrases.iter().any(|phrase| phrase.mentions(other)),
            _ => false,
        };
        self == other || self.with.iter().any(inside)
    }
}

/// Words as an object, in the order they were put in.
mod by_name {
    use std::borrow::Cow;
    use std::fmt;

    use serde::de::{MapAccess, Visitor};
    use serde::{Deserializer, Serializer};

    use super::Word;

    type Words = Vec<(Cow<'static, str>, Word)>;

    pub fn serialize<S: Serializer>(words: &Words, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(words.iter().map(|(name, word)| (name, word)))
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Words, D::Error> {
        struct Entries;

        impl<'de> Visitor<'de> for Entries {
            type Value = Words;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("words by their names")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Words, A::Error> {
                let mut words = Vec::new();
                while let Some((name, word)) = map.next_entry::<String, Word>()? {
                    words.push((Cow::Owned(name), word));
                }
                Ok(words)
            }
        }

        deserializer.deserialize_map(Entries)
    }
}

/// A seat as an object with its number, counted from one.
mod by_number {
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use crate::seat::{MAX_SEATS, Seat};

    #[derive(Serialize, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Numbered {
        seat: usize,
    }

    pub fn serialize<S: Serializer>(seat: &Seat, serializer: S) -> Result<S::Ok, S::Error> {
        let seat = seat.number();
        Numbered { seat }.serialize(serializer)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Seat, D::Error> {
        let Numbered { seat } = Numbered::deserialize(deserializer)?;
        Seat::from_number(seat, MAX_SEATS).ok_or_else(|| D::Error::custom("there is no such seat"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_phrase_is_read_as_it_was_written() {
        let inner = Phrase::new("card").number("number", 3);
        let phrase = Phrase::new("all")
            .seat("seat", Seat::new(1))
            .text("letter", "A")
            .count("many", 2)
            .phrase("one", inner.clone())
            .list("list", [inner.clone(), Phrase::new("end")]);
        let json = serde_json::to_value(&phrase).expect("a document");
        assert_eq!(json["with"]["seat"], serde_json::json!({ "seat": 2 }));
        assert_eq!(json["with"]["list"][1], serde_json::json!({ "say": "end" }));
        assert_eq!(
            serde_json::from_value::<Phrase>(json).expect("a phrase"),
            phrase
        );
        assert!(phrase.mentions(&inner) && !phrase.mentions(&Phrase::new("card")));
        assert_eq!(phrase.asked(), Some(Seat::new(1)));
    }
}
