//! Documents in which phrases stand, for programs that want plain text.

use serde_json::Value;
use table::Phrase;

use crate::language::Language;
use crate::speech::say;

/// The same document with a text wherever a phrase stood.
#[must_use]
pub fn spoken(language: Language, document: Value) -> Value {
    match document {
        Value::Object(object) if object.contains_key("say") => {
            match serde_json::from_value::<Phrase>(Value::Object(object.clone())) {
                Ok(phrase) => Value::String(say(language, &phrase)),
                Err(_) => Value::Object(object),
            }
        }
        Value::Object(object) => {
            let entries = object.into_iter();
            let entries = entries.map(|(key, value)| (key, spoken(language, value)));
            Value::Object(entries.collect())
        }
        Value::Array(all) => {
            let all = all.into_iter().map(|value| spoken(language, value));
            Value::Array(all.collect())
        }
        plain => plain,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn phrases_become_texts_wherever_they_stand() {
        let document =
            json!({ "parts": [{ "label": Phrase::new("seat").count("number", 2), "points": 3 }] });
        let spoken = spoken(Language::Fr, document);
        assert_eq!(
            spoken,
            json!({ "parts": [{ "label": "Place 2", "points": 3 }] })
        );
    }
}
