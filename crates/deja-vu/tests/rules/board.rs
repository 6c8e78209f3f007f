//! A table on which all that a test does not name lies on the map.

use deja_vu::{Bit, Card, Fragment};
use serde_json::{Value, json};
use table::{Chance, Game, Speech};

use crate::support::At;

/// Words with spaces between them, as a list.
pub fn words(text: &str) -> Value {
    text.split_whitespace().map(Value::from).collect()
}

/// A position on a map of three rows of five (T1 to T5, T6 to T10, T11 to T15; the girl on T1), seat
/// 1 to move. These fields stand for themselves, with two of our own: `bits` says what lies on
/// certain tiles, `levels` how many bits lie on each. All other bits and fragments are spread over
/// the map; the hive is empty.
pub fn board(changes: Value) -> Value {
    let players = changes["players"].as_u64().unwrap_or(2) as usize;
    let mut document = json!({
        "game": "deja-vu", "players": players, "turn": 1, "hive": [],
        "seats": vec![json!({}); players],
    });
    let Value::Object(fields) = changes else {
        panic!("changes are an object");
    };
    for (key, value) in fields {
        match (&key[..], value) {
            ("seats", Value::Array(seats)) => {
                for (place, seat) in seats.into_iter().enumerate() {
                    document["seats"][place] = seat;
                }
            }
            (_, value) => document[&key] = value,
        }
    }
    let mut used = Vec::new();
    strings(&document, &mut used);
    let mut take = |name: &String| {
        let place = used.iter().position(|other| other == name);
        place.map(|place| used.swap_remove(place)).is_some()
    };
    let all = (0..2 * Bit::COUNT).map(|n| Bit::from_index(n / 2).name());
    let mut rest: Vec<String> = all.filter(|name| !take(name)).rev().collect();
    let mut bits: Vec<Vec<String>> = vec![Vec::new(); 15];
    let given = document["bits"].take();
    for (tile, bits) in bits.iter_mut().enumerate() {
        if let Some(names) = given.get(format!("T{}", tile + 1)) {
            *bits = serde_json::from_value(names.clone()).expect("names of bits");
        }
    }
    match document["levels"].take() {
        Value::Null => {
            for tile in (0..15).cycle() {
                let Some(bit) = rest.pop() else { break };
                match given.get(format!("T{}", tile + 1)) {
                    Some(_) => rest.push(bit),
                    None => bits[tile].push(bit),
                }
            }
        }
        levels => {
            for (bits, level) in bits.iter_mut().zip(levels.as_array().expect("levels")) {
                let left = rest.len() - level.as_u64().expect("a number") as usize;
                bits.extend(rest.drain(left..));
            }
            assert!(rest.is_empty(), "{} bits too many", rest.len());
        }
    }
    let tile = |(index, bits): (usize, Vec<String>)| {
        let fragment = Some(Fragment::from_index(index).name()).filter(|name| !take(name));
        json!({ "at": [index % 5, index / 5], "bits": bits, "fragment": fragment })
    };
    document["map"] = bits.into_iter().enumerate().map(tile).collect();
    let fields = document.as_object_mut().expect("an object");
    fields.remove("bits");
    fields.remove("levels");
    document
}

/// All strings in a document.
fn strings(value: &Value, found: &mut Vec<String>) {
    match value {
        Value::String(text) => found.push(text.clone()),
        Value::Array(values) => values.iter().for_each(|value| strings(value, found)),
        Value::Object(fields) => fields.values().for_each(|value| strings(value, found)),
        _ => {}
    }
}

/// The position of [`board`].
pub fn at(changes: Value) -> At {
    At::position(&board(changes))
}

/// Deja Vu of seat 1, with these bits to use.
pub fn act(pool: &str, seat: Value) -> At {
    let seats = Value::Array(vec![seat]);
    at(json!({ "stage": "act", "pool": words(pool), "seats": seats }))
}

/// The same with this deck, and all other regular cards in the discard.
pub fn with_deck(deck: &str, changes: Value) -> At {
    let mut document = board(changes);
    document["deck"] = words(deck);
    let mut used = Vec::new();
    strings(&document, &mut used);
    for seat in document["seats"].as_array().expect("seats") {
        let short = seat["short_term"].as_object().into_iter().flatten();
        used.extend(short.map(|(card, _)| card.clone()));
    }
    let all = (0..2 * Card::COUNT).map(|n| Card::from_index(n / 2));
    let regular = all.filter(|card| !card.is_public()).map(|card| card.name());
    let rest = regular.filter(|name| {
        let place = used.iter().position(|other| other == name);
        place.map(|place| used.swap_remove(place)).is_none()
    });
    let mut discard: Vec<String> = rest.collect();
    discard.extend(list(&document["discard"]));
    document["discard"] = json!(discard);
    At::position(&document)
}

/// The strings of a list, sorted.
fn list(value: &Value) -> Vec<String> {
    let names = value.as_array().into_iter().flatten();
    let mut names: Vec<String> = names
        .filter_map(|name| name.as_str().map(str::to_owned))
        .collect();
    names.sort();
    names
}

/// Whether the list at a JSON pointer has exactly these words, in any order.
#[track_caller]
pub fn holds(at: &At, pointer: &str, names: &str) {
    assert_eq!(list(&at.part(pointer)), list(&words(names)), "{pointer}");
}

/// How many there are in the list at a JSON pointer.
pub fn count(at: &At, pointer: &str) -> usize {
    let part = at.part(pointer);
    part.as_array().map_or(0, Vec::len)
}

/// How many bits lie on each tile.
pub fn levels(at: &At) -> Vec<usize> {
    (0..15)
        .map(|tile| count(at, &format!("/map/{tile}/bits")))
        .collect()
}

/// Makes these moves, such as `build blue-2; lay red-star`.
pub fn go(at: &mut At, moves: &str) {
    let moves: Vec<&str> = moves.split("; ").collect();
    at.play(&moves);
}

/// The same with this luck.
pub fn go_with(at: &mut At, moves: &str, chance: &mut impl Chance) {
    for text in moves.split("; ") {
        let id = at.game.parse_move(text).expect("a move");
        let seat = at.seat();
        let played = at
            .game
            .play(&mut at.state, seat, id, chance, &mut at.events);
        at.finality = played.unwrap_or_else(|error| panic!("{text}: {error}"));
    }
}

/// The legal moves that begin with this word, without it, such as the bits after `lay`.
pub fn offered(at: &At, word: &str) -> String {
    let legal = at.legal();
    let after = legal.iter().filter_map(|text| text.strip_prefix(word));
    let mut names: Vec<&str> = after.map(str::trim).collect();
    names.sort_unstable();
    names.join(" ")
}
