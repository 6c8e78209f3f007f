//! The list of terms, and the words that stand in a text although the list has others for them.

use serde::Deserialize;
use words::Language;

use crate::lines::{self, Line};

/// `locales/terms.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct List {
    term: Vec<Term>,
    spelling: Vec<Spelling>,
}

/// A thing, and what it is called.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Term {
    /// The game whose texts it is about, or `app` for all texts.
    about: String,
    en: Word,
    fr: Word,
    de: Word,
    /// Messages and rules in which a word that is not ours has another sense.
    #[serde(default)]
    but_in: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Word {
    say: String,
    gender: Option<String>,
    plural: Option<String>,
    /// Words that must not stand for it; `benutz*` is every word that begins like that.
    #[serde(default)]
    not: Vec<String>,
}

/// What is never written in a language, whatever it is about.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Spelling {
    language: Language,
    say: String,
    not: Vec<String>,
}

impl Term {
    fn word(&self, language: Language) -> &Word {
        [&self.en, &self.fr, &self.de][language as usize]
    }
}

impl Word {
    /// The word with its gender and its plural, as far as it has them.
    fn shown(&self) -> String {
        let Word {
            say,
            gender,
            plural,
            ..
        } = self;
        let gender = gender.as_ref().map(|gender| format!(" {gender}."));
        let plural = plural.as_ref().map(|plural| format!(", {plural}"));
        format!(
            "“{say}”{}{}",
            gender.unwrap_or_default(),
            plural.unwrap_or_default()
        )
    }
}

impl List {
    pub fn read() -> List {
        toml::from_str(&lines::text("locales/terms.toml")).expect("a list of terms")
    }

    /// The words of a line that the list has others for.
    pub fn faults(&self, line: &Line) -> Vec<String> {
        let mut faults = Vec::new();
        for term in self.term.iter().filter(|term| line.is_about(&term.about)) {
            if term.but_in.contains(&line.of) {
                continue;
            }
            let word = term.word(line.language);
            for not in &word.not {
                if let Some(found) = find(&line.text, not, &word.say) {
                    let (concept, instead) = (&term.en.say, word.shown());
                    let what = format!("“{found}” is not our word for {concept}: write {instead}");
                    faults.push(line.fault(&what));
                }
            }
        }
        let spellings = self.spelling.iter();
        for spelling in spellings.filter(|spelling| spelling.language == line.language) {
            for not in &spelling.not {
                if let Some(found) = find(&line.text, not, &spelling.say) {
                    let what = format!("“{found}”: write “{}”", spelling.say);
                    faults.push(line.fault(&what));
                }
            }
        }
        faults
    }

    /// Words that are forbidden for a thing and right for another of the same texts, and things that
    /// stand in the list twice.
    pub fn contradictions(&self) -> Vec<String> {
        let mut faults = Vec::new();
        for (place, term) in self.term.iter().enumerate() {
            let about = |other: &&Term| {
                [other.about.as_str(), term.about.as_str()].contains(&"app")
                    || other.about == term.about
            };
            let before = &self.term[..place];
            let twice = |other: &Term| other.about == term.about && other.en.say == term.en.say;
            if before.iter().any(twice) {
                faults.push(format!("{} stands there twice", term.en.say));
            }
            for language in Language::ALL {
                for not in &term.word(language).not {
                    for other in self.term.iter().filter(about) {
                        let said = &other.word(language).say;
                        if find(said, not, &term.word(language).say).is_some() {
                            let (one, two) = (&term.en.say, &other.en.say);
                            let code = language.code();
                            faults.push(format!(
                                "{code}: “{not}” is wrong for {one}, and right for {two}"
                            ));
                        }
                    }
                }
            }
        }
        faults
    }
}

/// Where a word that is not ours stands in a text, unless it is part of the right one there. A word in
/// small letters is found at the beginning of a sentence too; one with a capital only as it is.
fn find<'a>(text: &'a str, not: &str, right: &str) -> Option<&'a str> {
    let (stem, is_beginning) = match not.strip_suffix('*') {
        Some(stem) => (stem, true),
        None => (not, false),
    };
    let mut starts = text.char_indices().map(|(at, _)| at);
    starts.find_map(|at| {
        if text[..at].chars().next_back().is_some_and(is_letter) {
            return None;
        }
        let end = at + same_beginning(&text[at..], stem)?;
        let rest = &text[end..];
        let more = rest.len() - rest.trim_start_matches(is_letter).len();
        if (more > 0 && !is_beginning) || part_of(text, at, end, right) {
            return None;
        }
        Some(&text[at..end + more])
    })
}

fn is_letter(letter: char) -> bool {
    letter.is_alphanumeric()
}

/// How long the beginning of the text is that reads like the word; its first letter may be a capital.
fn same_beginning(text: &str, word: &str) -> Option<usize> {
    let mut letters = text.chars();
    for (place, wanted) in word.chars().enumerate() {
        let there = letters.next()?;
        let capital = place == 0 && wanted.to_uppercase().eq([there]);
        if there != wanted && !capital {
            return None;
        }
    }
    Some(text.len() - letters.as_str().len())
}

/// Whether what stands between the two places belongs to the right word.
fn part_of(text: &str, at: usize, end: usize, right: &str) -> bool {
    let around = text.char_indices().map(|(from, _)| from);
    let mut around = around.take_while(|from| *from <= at);
    around
        .any(|from| same_beginning(&text[from..], right).is_some_and(|length| from + length >= end))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_found_whole() {
        assert_eq!(find("Take your seats", "seat", "x"), None);
        assert_eq!(find("Seat 3", "seat", "x"), Some("Seat"));
        assert_eq!(find("le torii", "Torii", "x"), None);
        assert_eq!(find("Du benutzt es", "benutz*", "nutzen"), Some("benutzt"));
        assert_eq!(
            find("a lightning bolt", "lightning", "lightning bolt"),
            None
        );
        assert_eq!(
            find("a lightning", "lightning", "lightning bolt"),
            Some("lightning")
        );
        assert_eq!(find("l’horloge", "horloge", "x"), Some("horloge"));
    }
}
