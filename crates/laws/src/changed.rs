//! Documents for tests: a common position, and what is different in this one.

use serde_json::Value;
use table::Text;

/// Writes what is given over what is there. Lists are merged by place; of an object's entries those named in
/// `inside` are merged as well, and all others replaced whole.
pub fn merge(base: &mut Value, over: Value, inside: &[&str]) {
    match (base, over) {
        (Value::Object(base), Value::Object(over)) => {
            for (key, value) in over {
                if inside.contains(&key.as_str()) {
                    merge(base.entry(key).or_insert(Value::Null), value, inside);
                } else {
                    base.insert(key, value);
                }
            }
        }
        (Value::Array(base), Value::Array(over)) => {
            for (place, value) in over.into_iter().enumerate() {
                match base.get_mut(place) {
                    Some(there) => merge(there, value, inside),
                    None => base.push(value),
                }
            }
        }
        (base, over) => *base = over,
    }
}

/// All texts in a document.
pub fn strings(value: &Value) -> Vec<String> {
    match value {
        Value::String(text) => vec![text.clone()],
        Value::Array(values) => values.iter().flat_map(strings).collect(),
        Value::Object(fields) => fields.values().flat_map(strings).collect(),
        _ => Vec::new(),
    }
}

/// Words with spaces between them, as a list.
pub fn list(words: &str) -> Value {
    words.split_whitespace().map(Value::from).collect()
}

/// What is wrong with a position, as one text; empty if nothing is.
///
/// # Panics
/// If the components that come with the program are wrong.
pub fn problems_of<G: Text>(document: &Value) -> String {
    let game = G::open(G::COMPONENTS).unwrap_or_else(|problems| panic!("{problems}"));
    match game.read_position(document) {
        Ok(_) => String::new(),
        Err(problems) => problems.to_string(),
    }
}
