//! The language that games speak on this screen. It is chosen once, when the program starts.

use std::sync::OnceLock;

use pictures::{Ink, Picture};
use serde_json::Value;
use table::{Phrase, Seat};
use words::Language;

static CHOSEN: OnceLock<Language> = OnceLock::new();

/// Settles the language: the one that was asked for, or that of the system.
pub fn choose(asked: Option<Language>) {
    let language = asked.or_else(|| of_variables(|name| std::env::var(name).ok()));
    // Where people set no variables (Windows, desktops of macOS) the system is asked itself.
    let of_system = || sys_locale::get_locale().map(|name| Language::preferred(&name));
    let _ = CHOSEN.set(language.or_else(of_system).unwrap_or_default());
}

/// The variables that name the system's language, the strongest first. One that is empty does not count.
fn of_variables(variable: impl Fn(&str) -> Option<String>) -> Option<Language> {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"];
    let set = names.into_iter().filter_map(variable);
    let mut set = set.filter(|value| !value.is_empty());
    set.next().map(|value| Language::preferred(&value))
}

fn chosen() -> Language {
    CHOSEN.get().copied().unwrap_or_default()
}

/// A phrase in this language.
pub fn say(phrase: &Phrase) -> String {
    words::say(chosen(), phrase)
}

/// A message without anything put in.
pub fn text(name: &'static str) -> String {
    say(&Phrase::new(name))
}

/// A prompt with the seat that it asks.
pub fn prompt(phrase: &Phrase) -> String {
    words::prompt(chosen(), phrase)
}

/// A seat.
pub fn seat(seat: Seat) -> String {
    say(&Phrase::new("seat-other").seat("seat", seat))
}

/// A document with texts in the place of phrases.
pub fn spoken(document: Value) -> Value {
    words::spoken(chosen(), document)
}

/// The lines of a picture.
pub fn drawn(picture: &Picture) -> Vec<Vec<(Ink, String)>> {
    pictures::drawn(chosen(), picture)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_system_names_its_language_in_one_of_three_places() {
        let system = |set: &'static [(&str, &str)]| {
            of_variables(move |name| {
                let found = set.iter().find(|(key, _)| *key == name);
                found.map(|(_, value)| (*value).to_owned())
            })
        };
        assert_eq!(system(&[]), None);
        assert_eq!(system(&[("LANG", "de_DE.UTF-8")]), Some(Language::De));
        assert_eq!(
            system(&[("LANG", "de_DE"), ("LC_ALL", "fr_CH")]),
            Some(Language::Fr)
        );
        assert_eq!(
            system(&[("LANG", "de_DE"), ("LC_ALL", "C")]),
            Some(Language::En)
        );
        assert_eq!(
            system(&[("LC_ALL", ""), ("LC_MESSAGES", "de")]),
            Some(Language::De)
        );
    }
}
