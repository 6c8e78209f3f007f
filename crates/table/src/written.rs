//! What people write as JSON: positions and component files. Read in one way for all games, with every
//! mistake said in the writer's words and not in those of a parser.

use std::fmt;

use serde::de::{DeserializeOwned, Error, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};
use serde_json::{Map, Value};

use crate::problem::Problems;

/// Reads JSON. A key that stands twice in an object is a mistake: whoever wrote it meant both.
///
/// # Errors
/// Where it stops being JSON, or has a key twice.
pub fn parse_json(text: &str) -> Result<Value, Problems> {
    let read: Result<Unique, _> = serde_json::from_str(text);
    read.map(|Unique(value)| value).map_err(|error| {
        let said = error.to_string();
        let what = if let Some(key) = said.strip_prefix(TWICE) {
            format!("the key {key} stands there twice")
        } else if let Some((number, place)) = fraction(&said) {
            format!("{place}: a whole number should stand here, not {number}")
        } else {
            format!("it is not written as JSON is: {said}")
        };
        Problems::one("", what)
    })
}

/// The number that is not whole and where it stands, if that was the complaint: no game has any.
fn fraction(said: &str) -> Option<(&str, &str)> {
    let rest = said.strip_prefix("invalid type: floating point `")?;
    let (number, rest) = rest.split_once('`')?;
    Some((number, rest.split_once(" at ")?.1))
}

/// Reads a document into its type. The place of a mistake is a path such as `seat 2.piles.red`; compiled for a browser,
/// where documents come from programs, it is left open.
///
/// ```
/// use reverie_table::{parse_json, read_document};
///
/// let document = parse_json(r#"{ "red": 3, "blue": "many" }"#)?;
/// let read = read_document::<std::collections::BTreeMap<String, u8>>(&document);
/// assert!(read.unwrap_err().to_string().starts_with("blue: "));
/// # Ok::<(), reverie_table::Problems>(())
/// ```
///
/// # Errors
/// What does not fit the type, and where.
pub fn read_document<T: DeserializeOwned>(document: &Value) -> Result<T, Problems> {
    located(document).map_err(|(at, said)| Problems::one(at, in_plain_words(&said)))
}

/// The document, or the place of what does not fit and what serde says about it.
#[cfg(not(target_family = "wasm"))]
fn located<T: DeserializeOwned>(document: &Value) -> Result<T, (String, String)> {
    serde_path_to_error::deserialize(document).map_err(|error| {
        let at = place(&error.path().to_string());
        (at, error.inner().to_string())
    })
}

#[cfg(target_family = "wasm")]
fn located<T: DeserializeOwned>(document: &Value) -> Result<T, (String, String)> {
    T::deserialize(document).map_err(|error| (String::new(), error.to_string()))
}

/// A path with seats as people count them.
#[cfg(not(target_family = "wasm"))]
fn place(path: &str) -> String {
    if path == "." {
        return String::new();
    }
    let Some((index, rest)) = path
        .strip_prefix("seats[")
        .and_then(|rest| rest.split_once(']'))
    else {
        return path.to_owned();
    };
    match index.parse::<usize>() {
        Ok(index) => format!("seat {}{rest}", index + 1),
        Err(_) => path.to_owned(),
    }
}

/// What serde says, for people who do not know our types.
fn in_plain_words(said: &str) -> String {
    if let Some(name) = said.strip_prefix("missing field ") {
        return format!("{name} is missing");
    }
    for (start, what) in [("unknown field ", "key"), ("unknown variant ", "value")] {
        if let Some((name, known)) = said
            .strip_prefix(start)
            .and_then(|rest| rest.split_once(", "))
        {
            let known = known.trim_start_matches("expected ");
            let known = known.trim_start_matches("one of ");
            return match known {
                "there are no fields" | "there are no variants" => {
                    format!("{name} means nothing here")
                }
                known => format!("there is no {what} {name}; known: {known}"),
            };
        }
    }
    for start in ["invalid type: ", "invalid value: ", "invalid length "] {
        if let Some((found, expected)) = said
            .strip_prefix(start)
            .and_then(|rest| rest.split_once(", expected "))
        {
            return format!("{} should stand here, not {}", wanted(expected), met(found));
        }
    }
    said.to_owned()
}

/// What should have stood there.
fn wanted(expected: &str) -> String {
    let plain = match expected {
        "i8" | "i16" | "i32" | "i64" | "isize" => "a whole number",
        "u8" | "u16" | "u32" | "u64" | "usize" => "a whole number from 0",
        "a string" | "string" | "str" => "a text",
        "a boolean" | "bool" => "true or false",
        "a sequence" => "a list",
        "a map" => "an object { ... }",
        other if other.starts_with("struct ") => "an object { ... }",
        other => other,
    };
    plain.to_owned()
}

/// What stood there.
fn met(found: &str) -> String {
    let (kind, rest) = found.split_once(' ').unwrap_or((found, ""));
    match (kind, rest) {
        ("string", text) => format!("the text {text}"),
        ("integer", number) => number.trim_matches('`').to_owned(),
        ("boolean", value) => value.trim_matches('`').to_owned(),
        ("null", _) => "null".to_owned(),
        ("sequence", _) => "a list".to_owned(),
        ("map", _) => "an object".to_owned(),
        (number, "") if number.parse::<u64>().is_ok() => format!("{number} of them"),
        _ => found.to_owned(),
    }
}

/// How a complaint about a key begins, so that it is known again.
const TWICE: &str = "twice: ";

/// Any JSON value in which no object has a key twice, and all numbers are whole.
struct Unique(Value);

impl<'de> Deserialize<'de> for Unique {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Unique, D::Error> {
        deserializer.deserialize_any(Whatever)
    }
}

struct Whatever;

impl<'de> Visitor<'de> for Whatever {
    type Value = Unique;

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("a value")
    }

    fn visit_unit<E>(self) -> Result<Unique, E> {
        Ok(Unique(Value::Null))
    }

    fn visit_bool<E>(self, value: bool) -> Result<Unique, E> {
        Ok(Unique(Value::Bool(value)))
    }

    fn visit_i64<E>(self, value: i64) -> Result<Unique, E> {
        Ok(Unique(Value::Number(value.into())))
    }

    fn visit_u64<E>(self, value: u64) -> Result<Unique, E> {
        Ok(Unique(Value::Number(value.into())))
    }

    fn visit_str<E>(self, value: &str) -> Result<Unique, E> {
        Ok(Unique(Value::String(value.to_owned())))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Unique, A::Error> {
        let mut values = Vec::new();
        while let Some(Unique(value)) = list.next_element()? {
            values.push(value);
        }
        Ok(Unique(Value::Array(values)))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Unique, A::Error> {
        let mut map = Map::new();
        while let Some(key) = entries.next_key::<String>()? {
            if map.contains_key(&key) {
                return Err(A::Error::custom(format!("{TWICE}{key:?}")));
            }
            let Unique(value) = entries.next_value()?;
            map.insert(key, value);
        }
        Ok(Unique(Value::Object(map)))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    #[derive(Deserialize, Debug)]
    #[serde(deny_unknown_fields)]
    struct Sheet {
        #[expect(dead_code, reason = "only how it is read matters")]
        players: u8,
        #[expect(dead_code, reason = "only how it is read matters")]
        seats: Vec<SeatSheet>,
    }

    #[derive(Deserialize, Debug)]
    #[serde(deny_unknown_fields)]
    struct SeatSheet {
        #[expect(dead_code, reason = "only how it is read matters")]
        hand: BTreeMap<String, i64>,
    }

    fn complaint(text: &str) -> String {
        let read = parse_json(text).and_then(|value| read_document::<Sheet>(&value));
        read.expect_err("a mistake").to_string()
    }

    #[test]
    fn mistakes_are_said_in_the_words_of_whoever_wrote_them() {
        for (text, expected) in [
            (
                r#"{"players": "two", "seats": []}"#,
                "players: a whole number from 0 should stand here, not the text \"two\"",
            ),
            (
                r#"{"players": 300, "seats": []}"#,
                "players: a whole number from 0 should stand here, not 300",
            ),
            (r#"{"players": 2}"#, "`seats` is missing"),
            (
                r#"{"players": 2, "seats": [], "torri": 1}"#,
                "torri: there is no key `torri`; known: `players` or `seats`",
            ),
            (
                r#"{"players": 2, "seats": [{"hand": {}}, 5]}"#,
                "seat 2: an object { ... } should stand here, not 5",
            ),
            (
                r#"{"players": 2, "seats": [{"hand": {"red": 1.5}}]}"#,
                "line 1 column 45: a whole number should stand here, not 1.5",
            ),
            (
                r#"{"players": 2, "seats": {}}"#,
                "seats: a list should stand here, not an object",
            ),
        ] {
            assert_eq!(complaint(text), expected, "{text}");
        }
    }

    #[test]
    fn a_key_that_stands_twice_is_a_mistake_wherever_it_is() {
        let text = "{\"players\": 2,\n\"seats\": [{\"hand\": {\"red\": 1, \"red\": 2}}]}";
        let expected = "the key \"red\" at line 2 column 35 stands there twice";
        assert_eq!(complaint(text), expected);
        assert!(complaint("{\"players\": 2, \"players\": 2}").contains("\"players\""));
    }

    #[test]
    fn values_come_through_as_they_are() {
        let text = r#"{"a":[null,true,-3,18446744073709551615,"x"],"b":{}}"#;
        let value = parse_json(text).expect("JSON");
        assert_eq!(serde_json::from_str::<Value>(text).expect("JSON"), value);
        assert!(parse_json("{,}").is_err());
    }
}
