//! JSON that a person likes to read and edit: short things on one line, long lists filled.

use std::fmt::Write as _;

use serde_json::{Map, Value};

/// No line is longer, unless a single word is.
const WIDTH: usize = 100;
const INDENT: usize = 2;

/// Writes a document. What is inside it stays on one line if it fits; a long list of words or
/// numbers is filled line by line; everything else gets a line an entry.
///
/// ```
/// let document = serde_json::json!({ "hand": ["red-0", "red-1"], "acorns": 4 });
/// assert_eq!(shelf::pretty::write(&document), "{\n  \"hand\": [\"red-0\", \"red-1\"],\n  \"acorns\": 4\n}");
/// ```
pub fn write(document: &Value) -> String {
    let mut text = String::new();
    match document {
        Value::Object(entries) if !entries.is_empty() => open_object(&mut text, entries, 0),
        other => value(&mut text, other, 0, 0),
    }
    text
}

/// Writes a value that begins after `used` columns of a line indented by `indent`.
fn value(text: &mut String, value: &Value, indent: usize, used: usize) {
    // One column is kept for the comma that may follow.
    let room = WIDTH.saturating_sub(used + 1);
    if let Some(line) = one_line(value, room) {
        text.push_str(&line);
        return;
    }
    match value {
        Value::Array(entries) if entries.iter().all(is_scalar) => fill(text, entries, indent),
        Value::Array(entries) => open_array(text, entries, indent),
        Value::Object(entries) => open_object(text, entries, indent),
        scalar => text.push_str(&scalar.to_string()),
    }
}

fn open_object(text: &mut String, entries: &Map<String, Value>, indent: usize) {
    let inner = indent + INDENT;
    text.push('{');
    for (index, (key, entry)) in entries.iter().enumerate() {
        begin_line(text, index, inner);
        let key = format!("{}: ", Value::String(key.clone()));
        text.push_str(&key);
        value(text, entry, inner, inner + key.chars().count());
    }
    end_line(text, indent);
    text.push('}');
}

fn open_array(text: &mut String, entries: &[Value], indent: usize) {
    let inner = indent + INDENT;
    text.push('[');
    for (index, entry) in entries.iter().enumerate() {
        begin_line(text, index, inner);
        value(text, entry, inner, inner);
    }
    end_line(text, indent);
    text.push(']');
}

/// As many entries on each line as fit.
fn fill(text: &mut String, entries: &[Value], indent: usize) {
    let inner = indent + INDENT;
    let mut column = WIDTH;
    text.push('[');
    for (index, entry) in entries.iter().enumerate() {
        let entry = entry.to_string();
        let length = entry.chars().count();
        // A comma and a space before it, a comma after it.
        if column + length + 3 > WIDTH {
            begin_line(text, index, inner);
            column = inner;
        } else {
            text.push_str(", ");
            column += 2;
        }
        text.push_str(&entry);
        column += length;
    }
    end_line(text, indent);
    text.push(']');
}

fn begin_line(text: &mut String, index: usize, indent: usize) {
    if index > 0 {
        text.push(',');
    }
    end_line(text, indent);
}

fn end_line(text: &mut String, indent: usize) {
    let _ = write!(text, "\n{:indent$}", "");
}

fn is_scalar(value: &Value) -> bool {
    !value.is_array() && !value.is_object()
}

/// The value on one line, if it is not longer than `room`.
fn one_line(value: &Value, room: usize) -> Option<String> {
    let line = match value {
        Value::Array(entries) => {
            let entries = join(entries.iter().map(|entry| one_line(entry, room)), room)?;
            format!("[{entries}]")
        }
        Value::Object(entries) if entries.is_empty() => "{}".to_owned(),
        Value::Object(entries) => {
            let entries = entries.iter().map(|(key, entry)| {
                let entry = one_line(entry, room)?;
                Some(format!("{}: {entry}", Value::String(key.clone())))
            });
            format!("{{ {} }}", join(entries, room)?)
        }
        scalar => scalar.to_string(),
    };
    (line.chars().count() <= room).then_some(line)
}

/// Puts commas between; gives up as soon as it is too long, so that long documents cost little.
fn join(entries: impl Iterator<Item = Option<String>>, room: usize) -> Option<String> {
    let mut line = String::new();
    for entry in entries {
        if !line.is_empty() {
            line.push_str(", ");
        }
        line.push_str(&entry?);
        if line.len() > room * 4 {
            return None;
        }
    }
    Some(line)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn check(document: &Value) -> String {
        let text = write(document);
        let again: Value = serde_json::from_str(&text).expect("it is JSON");
        assert_eq!(&again, document, "{text}");
        assert_eq!(again.to_string(), document.to_string(), "order is kept");
        text
    }

    #[test]
    fn what_is_written_reads_back_the_same() {
        for document in [
            json!(null),
            json!([]),
            json!({}),
            json!("a \"word\"\n of two lines"),
            json!([[], {}, [[]], { "a": {} }]),
            json!({ "": { "b": [1, 2.5, true, null, "x"] }, "ünïcode": "ö".repeat(200) }),
            json!((0..500).collect::<Vec<_>>()),
            json!([["x".repeat(99), { "y": "y".repeat(101) }]]),
        ] {
            check(&document);
        }
    }

    #[test]
    fn lines_are_filled_and_never_too_long() {
        let cards: Vec<String> = (0..60).map(|n| format!("red-{n}-left")).collect();
        let seat =
            json!({ "hand": cards, "acorns": 4, "piles": [{ "leaf": "red", "laid": cards }] });
        let text = check(&json!({ "game": "momiji", "seats": [seat, seat], "deck": cards }));
        assert!(text.lines().all(|line| line.len() <= WIDTH), "{text}");
        assert!(text.lines().count() < 100, "{text}");
    }

    #[test]
    fn what_fits_stays_on_its_line() {
        let text = check(&json!({ "turn": { "seat": 1, "stage": "free" }, "types": ["red"] }));
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(
            lines,
            [
                "{",
                "  \"turn\": { \"seat\": 1, \"stage\": \"free\" },",
                "  \"types\": [\"red\"]",
                "}"
            ]
        );
    }
}
