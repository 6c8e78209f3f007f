//! The languages that there are texts in.
//!
//! What a browser accepts is read here and not by `fluent-langneg`: that matches scripts and regions, and
//! ours are three languages without either.

use serde::{Deserialize, Serialize};

/// A language.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Language {
    /// English.
    #[default]
    En,
    /// French.
    Fr,
    /// German.
    De,
}

impl Language {
    /// All of them.
    pub const ALL: [Language; 3] = [Language::En, Language::Fr, Language::De];

    /// Its two letters.
    pub const fn code(self) -> &'static str {
        ["en", "fr", "de"][self as usize]
    }

    /// The language with these two letters.
    pub fn from_code(code: &str) -> Option<Language> {
        Language::ALL
            .into_iter()
            .find(|language| language.code() == code)
    }

    /// The first of ours in what a browser prefers, such as `de-AT,de;q=0.9,en;q=0.8`. Browsers list
    /// what they prefer first.
    pub fn preferred(accepted: &str) -> Language {
        let wanted = accepted.split(',').filter_map(|part| {
            let name = part.trim().split(|letter: char| !letter.is_alphanumeric());
            Language::from_code(&name.into_iter().next()?.to_ascii_lowercase())
        });
        wanted.into_iter().next().unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_language_that_we_speak_is_taken() {
        assert_eq!(Language::preferred("de-AT,de;q=0.9,en;q=0.8"), Language::De);
        assert_eq!(Language::preferred("ja, fr;q=0.5"), Language::Fr);
        assert_eq!(Language::preferred("fr_FR.UTF-8"), Language::Fr);
        assert_eq!(Language::preferred(""), Language::En);
        assert_eq!(Language::preferred("é,ß"), Language::En);
        // Dene and Frisian begin like two of ours.
        assert_eq!(Language::preferred("den,fry,fr-CA"), Language::Fr);
    }
}
