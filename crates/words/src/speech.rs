//! Phrases in a language.

use fluent_bundle::{FluentArgs, FluentValue};
use table::{Phrase, Seat, Word};

use crate::language::Language;
use crate::texts::texts_with;

/// What kept a phrase from being said.
pub type Missing = String;

/// A phrase in a language; players are called by their seats.
///
/// A message that is not there is said by its name: the laws of the games see to it that there is none.
pub fn say(language: Language, phrase: &Phrase) -> String {
    say_with(language, phrase, &|seat| seat_name(language, seat))
}

/// A phrase in a language, with names for the players.
pub fn say_with(language: Language, phrase: &Phrase, name: &dyn Fn(Seat) -> String) -> String {
    let mut speaker = Speaker {
        language,
        name,
        missing: Vec::new(),
    };
    speaker.say(phrase)
}

/// A phrase in a language, or everything that is missing for it.
pub fn try_say(language: Language, phrase: &Phrase) -> Result<String, Vec<Missing>> {
    let mut speaker = Speaker {
        language,
        name: &|seat| seat_name(language, seat),
        missing: Vec::new(),
    };
    let said = speaker.say(phrase);
    if speaker.missing.is_empty() {
        Ok(said)
    } else {
        Err(speaker.missing)
    }
}

/// A prompt for a screen that several people look at: it names the seat that is asked.
pub fn prompt(language: Language, prompt: &Phrase) -> String {
    match prompt.asked() {
        Some(seat) => {
            let asked = Phrase::new("prompt")
                .seat("seat", seat)
                .phrase("ask", prompt.clone());
            say(language, &asked)
        }
        None => say(language, prompt),
    }
}

fn seat_name(language: Language, seat: Seat) -> String {
    say(
        language,
        &Phrase::new("seat").count("number", seat.number()),
    )
}

struct Speaker<'a> {
    language: Language,
    name: &'a dyn Fn(Seat) -> String,
    missing: Vec<Missing>,
}

impl Speaker<'_> {
    fn say(&mut self, phrase: &Phrase) -> String {
        let found = texts_with(self.language, &phrase.say).and_then(|texts| {
            let message = texts.get_message(&phrase.say)?;
            Some((texts, message.value()?))
        });
        let Some((texts, pattern)) = found else {
            self.missing.push(format!("{} is no message", phrase.say));
            return phrase.say.clone().into_owned();
        };
        let mut words = FluentArgs::with_capacity(phrase.with.len());
        for (name, word) in &phrase.with {
            words.set(name.clone(), self.word(word));
        }
        let mut errors = Vec::new();
        let said = texts.format_pattern(pattern, Some(&words), &mut errors);
        let errors = errors.into_iter();
        self.missing
            .extend(errors.map(|error| format!("{}: {error}", phrase.say)));
        said.into_owned()
    }

    fn word(&mut self, word: &Word) -> FluentValue<'static> {
        match word {
            Word::Number(number) => (*number).into(),
            Word::Text(text) => text.clone().into(),
            Word::Seat(seat) => (self.name)(*seat).into(),
            Word::Phrase(phrase) => self.say(phrase).into(),
            Word::List(phrases) => self.list(phrases).into(),
        }
    }

    /// `red 0, red 1 and red 3`.
    fn list(&mut self, phrases: &[Phrase]) -> String {
        let said: Vec<String> = phrases.iter().map(|phrase| self.say(phrase)).collect();
        let Some((last, most)) = said.split_last() else {
            return String::new();
        };
        if most.is_empty() {
            return last.clone();
        }
        let both = Phrase::new("list")
            .text("most", most.join(", "))
            .text("last", last);
        self.say(&both)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seat(number: usize) -> Phrase {
        Phrase::new("seat").count("number", number)
    }

    #[test]
    fn lists_end_with_a_word() {
        let list = |all: Vec<Phrase>| Phrase::new("prompt").text("seat", "x").list("ask", all);
        assert_eq!(say(Language::En, &list(vec![])), "x: ");
        assert_eq!(say(Language::De, &list(vec![seat(1)])), "x: Platz 1");
        assert_eq!(
            say(Language::De, &list(vec![seat(1), seat(2), seat(3)])),
            "x: Platz 1, Platz 2 und Platz 3"
        );
    }

    #[test]
    fn players_are_called_by_seat_or_by_name() {
        let ends = Phrase::new("momiji-turn-ended").seat("seat", Seat::new(1));
        assert_eq!(say(Language::En, &ends), "Seat 2 ends the turn.");
        let name = |_| "Ada".to_owned();
        assert_eq!(say_with(Language::En, &ends, &name), "Ada ends the turn.");
    }

    #[test]
    fn a_game_may_bring_its_own_texts() {
        let brought = Phrase::new("brought-by-a-test").number("card", 3);
        assert!(try_say(Language::En, &brought).is_err());
        for _ in 0..2 {
            crate::bring("en", "brought-by-a-test = card { $card }\nseat = not ours");
        }
        crate::bring("xx", "nobody speaks this");
        assert_eq!(say(Language::En, &brought), "card 3");
        assert!(try_say(Language::De, &brought).is_err());
        assert_eq!(say(Language::En, &seat(1)), "Seat 1", "ours stay ours");
    }

    #[test]
    fn what_is_missing_is_named() {
        let wrong = Phrase::new("seat").phrase("number", Phrase::new("nonsense"));
        let missing = try_say(Language::Fr, &wrong);
        assert_eq!(missing, Err(vec!["nonsense is no message".to_owned()]));
        assert!(try_say(Language::Fr, &Phrase::new("seat")).is_err());
    }
}
