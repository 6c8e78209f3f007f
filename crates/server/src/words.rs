//! The server's own texts, in every language, from the Fluent files in `locales/`.

use protocol::Language;
use table::Phrase;

/// A text with words put in.
pub fn say(language: Language, name: &str, with: &[(&'static str, String)]) -> String {
    let mut phrase = Phrase::new(name.to_owned());
    for (name, word) in with {
        phrase = phrase.text(name, word.as_str());
    }
    words::say(language, &phrase)
}

#[cfg(test)]
mod tests {
    use protocol::Code;

    use super::*;

    #[test]
    fn every_code_has_a_text_in_every_language() {
        for language in Language::ALL {
            for code in Code::ALL {
                let said = words::try_say(language, &Phrase::new(code.word()));
                assert!(said.is_ok(), "{language:?} {code:?} {said:?}");
            }
        }
    }

    #[test]
    fn words_are_put_in() {
        let said = say(
            Language::De,
            "your-turn-at",
            &[("game", "Momiji".to_owned())],
        );
        assert_eq!(said, "Du bist am Zug bei Momiji.");
    }
}
