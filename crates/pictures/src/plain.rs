//! The picture of a game that brings none: its view document, an entry a line.

use serde_json::Value;

use crate::picture::{Ink, Picture};

/// How far what lies inside something stands to the right of it.
const STEP: usize = 2;

pub(crate) fn picture(view: &Value) -> Picture {
    let mut picture = Picture::new();
    match view {
        Value::Object(entries) => {
            for (name, value) in entries {
                entry(&mut picture, 0, name, value);
            }
        }
        other => {
            picture.line().text(short(other));
        }
    }
    picture
}

fn entry(picture: &mut Picture, depth: usize, name: &str, value: &Value) {
    picture.line().text(" ".repeat(depth * STEP));
    picture.ink(Ink::Faint, format!("{name}:"));
    match value {
        Value::Object(entries) if !entries.is_empty() => {
            for (name, value) in entries {
                entry(picture, depth + 1, name, value);
            }
        }
        Value::Array(items) if items.iter().any(is_nested) => {
            for (index, item) in items.iter().enumerate() {
                entry(picture, depth + 1, &(index + 1).to_string(), item);
            }
        }
        other => {
            picture.text(format!(" {}", short(other)));
        }
    }
}

fn is_nested(value: &Value) -> bool {
    value.is_object() || value.is_array()
}

/// A value on one line; texts without quotation marks.
fn short(value: &Value) -> String {
    match value {
        Value::Null => "-".to_owned(),
        Value::String(text) => text.clone(),
        Value::Array(items) => {
            let items: Vec<String> = items.iter().map(short).collect();
            items.join(" ")
        }
        other => other.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;
    use words::Language;

    use super::*;

    #[test]
    fn a_document_is_drawn_an_entry_a_line_with_what_lies_inside_to_the_right() {
        let view = json!({
            "round": 2,
            "row": ["red", "blue"],
            "seats": [{ "hand": 3, "won": null }, { "hand": 1, "won": "gold" }],
            "turn": { "seat": 1 },
        });
        let lines = crate::drawn(Language::En, &picture(&view));
        let lines: Vec<String> = lines
            .into_iter()
            .map(|line| line.into_iter().map(|(_, text)| text).collect())
            .collect();
        let expected = [
            "round: 2",
            "row: red blue",
            "seats:",
            "  1:",
            "    hand: 3",
            "    won: -",
            "  2:",
            "    hand: 1",
            "    won: gold",
            "turn:",
            "  seat: 1",
        ];
        assert_eq!(lines, expected);
    }
}
