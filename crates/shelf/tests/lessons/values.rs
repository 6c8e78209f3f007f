//! Places in a document, and what stands there.

use serde_json::Value;

/// `seats.0.score.moments`: keys, and places in lists.
pub fn at<'a>(document: &'a Value, path: &str) -> &'a Value {
    path.split('.')
        .fold(document, |value, key| match key.parse::<usize>() {
            Ok(index) => &value[index],
            Err(_) => &value[key],
        })
}

/// Lists in a position have no order that a lesson could rest on.
fn sorted(value: &Value) -> Value {
    let Value::Array(items) = value else {
        return value.clone();
    };
    let mut items = items.clone();
    items.sort_by_key(Value::to_string);
    items.into()
}

/// Whether a value is as it is wanted: the same, `{"least": 3}` (a number, or the length of a list), or a list that has
/// all of these: `{"has": ["red", "red"]}`.
pub fn fulfils(value: &Value, wanted: &Value) -> bool {
    let items = value.as_array();
    if let Some(all) = wanted.get("has").and_then(Value::as_array) {
        return items.is_some_and(|items| has(items, all));
    }
    if let Some(least) = wanted.get("least").and_then(Value::as_u64) {
        let length = items.map(|items| items.len() as u64);
        return length
            .or(value.as_u64())
            .is_some_and(|count| count >= least);
    }
    sorted(value) == sorted(wanted)
}

/// Whether all of these are there, each as often as it is wanted.
fn has(items: &[Value], wanted: &[Value]) -> bool {
    let count = |of: &[Value], item: &Value| of.iter().filter(|other| *other == item).count();
    let mut wanted_once = wanted.iter();
    wanted_once.all(|item| count(items, item) >= count(wanted, item))
}
