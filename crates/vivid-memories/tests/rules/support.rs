//! Tests as data: a position, moves, what must follow.

use laws::list;
use serde_json::{Map, Value, json};
use vivid_memories::VividMemories;

/// The names of the hexes, row by row.
pub const HEXES: [&str; 19] = [
    "A1", "A2", "A3", "B1", "B2", "B3", "B4", "C1", "C2", "C3", "C4", "C5", "D1", "D2", "D3", "D4",
    "E1", "E2", "E3",
];

/// The colours, in the order in which documents list them.
pub const COLOURS: [&str; 5] = ["red", "yellow", "blue", "purple", "green"];

/// A game of Vivid Memories in the middle of something.
pub type At = laws::At<VividMemories>;

/// Two players in Remember of the first round, seat 1 to take from a line of three tiles, both
/// boards empty, five fragments of each colour in the bag.
pub fn two_players() -> Value {
    json!({
        "game": "vivid-memories", "players": 2,
        "line": line("M01 red red blue yellow, M02 green, M03 purple green blue"),
        "seats": [
            { "board": "board-1", "aspiration": "red", "stage": "take" },
            { "board": "board-2", "aspiration": "blue" },
        ],
        "bag": { "red": 5, "yellow": 5, "blue": 5, "purple": 5, "green": 5 },
    })
}

/// Writes what is given over what is there. Seats are merged, anything else is replaced whole.
pub fn merge(base: &mut Value, over: Value) {
    laws::merge(base, over, &["seats"]);
}

/// The position of [`two_players`] with these changes.
pub fn changed(changes: Value) -> Value {
    let mut document = two_players();
    merge(&mut document, changes);
    document
}

/// A line from left to right, such as `line("M01 red blue, M02 green")`.
pub fn line(words: &str) -> Value {
    let tiles = words.split(", ").filter(|tile| !tile.is_empty());
    let tiles = tiles.map(|tile| {
        let (name, fragments) = tile.split_once(' ').expect("a tile and its fragments");
        json!({ "tile": name, "fragments": list(fragments) })
    });
    tiles.collect()
}

/// Hexes and what they hold, such as `hexes("A1 red blue, B2 green")`.
pub fn hexes(words: &str) -> Value {
    let hexes = words.split(", ").filter(|hex| !hex.is_empty());
    let hexes = hexes.map(|hex| {
        let (name, fragments) = hex.split_once(' ').expect("a hex and its fragments");
        (name.to_owned(), list(fragments))
    });
    Value::Object(hexes.collect::<Map<String, Value>>())
}

/// Nineteen hexes with three fragments each, every colour about as often, but these.
pub fn packed(words: &str) -> Value {
    let mut all = Map::new();
    for (place, name) in HEXES.into_iter().enumerate() {
        let three = (0..3).map(|step| Value::from(COLOURS[(3 * place + step) % 5]));
        all.insert(name.to_owned(), three.collect());
    }
    for (name, fragments) in hexes(words).as_object().expect("hexes") {
        all.insert(name.clone(), fragments.clone());
    }
    Value::Object(all)
}

/// Fragments by their number, such as `counts("red 3, blue 1")`.
pub fn counts(words: &str) -> Value {
    let counts = words.split(", ").filter(|entry| !entry.is_empty());
    let counts = counts.map(|entry| {
        let (colour, number) = entry.split_once(' ').expect("a colour and a number");
        let number: i64 = number.parse().expect("a number");
        (colour.to_owned(), Value::from(number))
    });
    Value::Object(counts.collect::<Map<String, Value>>())
}

/// Reflect at the same time: both players may act, seat 1 like this.
pub fn together(seat: Value) -> Value {
    let mut document = changed(json!({
        "phase": "reflect", "line": [], "seats": [{ "stage": "act" }, { "stage": "act" }],
    }));
    merge(&mut document, first_seat(seat));
    document
}

/// Changes of seat 1 alone.
fn first_seat(seat: Value) -> Value {
    let seats = ("seats".to_owned(), Value::Array(vec![seat]));
    Value::Object(Map::from_iter([seats]))
}

/// Reflect in turn order: seat 1 acts like this, seat 2 comes after it.
pub fn in_turn(seat: Value, changes: Value) -> Value {
    let mut document = changed(json!({
        "phase": "reflect", "in_order": true, "line": [], "seats": [{ "stage": "act" }],
    }));
    merge(&mut document, first_seat(seat));
    merge(&mut document, changes);
    document
}

/// A list of words as one text.
pub fn words(list: &Value) -> String {
    let words = list.as_array().into_iter().flatten();
    let words: Vec<&str> = words.filter_map(Value::as_str).collect();
    words.join(" ")
}

/// What is wrong with this whole position, as one text.
pub fn problems_of(document: &Value) -> String {
    laws::problems_of::<VividMemories>(document)
}

/// This whole position is refused in these words.
pub fn refused(document: &Value, words: &[&str]) {
    let text = problems_of(document);
    assert!(!text.is_empty(), "accepted instead of: {words:?}");
    for word in words {
        assert!(text.contains(word), "\"{word}\" is not in: {text}");
    }
}

/// The component data that comes with the program.
pub fn data() -> Value {
    serde_json::from_str(VividMemories::COMPONENTS).expect("the data file is JSON")
}

/// What tests of Vivid Memories look at, beyond what [`laws::At`] has.
pub trait OfVividMemories: Sized {
    /// The position of [`two_players`] with these changes.
    fn two(changes: Value) -> At;

    /// Seat 1 of [`two_players`] is to take from this line.
    fn line(words: &str) -> At;

    /// Both players act, seat 1 like this.
    fn together(seat: Value) -> At;

    /// Both players act, seat 1 with these hexes and this bank.
    fn acting(words: &str, bank: &Value) -> At;

    /// Seat 1 acts alone.
    fn in_turn(seat: Value, changes: Value) -> At;

    /// Both players are done, seat 1 had this; up to where somebody must choose.
    fn rewarded(seat: Value) -> At;

    /// Makes these moves with scripted luck: each answer picks a place in the bag, counted from
    /// red to green, or in the stack, or in whatever is drawn from.
    fn scripted(&mut self, moves: &str, answers: &[u32]) -> &mut At;

    /// What a hex of a seat (from 1) holds, as words in the order of the colours.
    fn hex(&self, seat: usize, name: &str) -> String;

    /// The hexes of seat 1 are these.
    fn hexes_are(&self, words: &str);

    /// How many of a colour the supply has.
    fn supply(&self, colour: &str) -> i64;

    /// Points of seat 1 from moments, threads, cores and aspiration.
    fn score(&self) -> [i64; 4];

    /// Points of a seat (from 1) from moments, threads, cores and aspiration.
    fn score_of(&self, seat: usize) -> [i64; 4];
}

impl OfVividMemories for At {
    fn two(changes: Value) -> At {
        At::position(&changed(changes))
    }

    fn line(words: &str) -> At {
        At::two(json!({ "line": line(words) }))
    }

    fn together(seat: Value) -> At {
        At::position(&together(seat))
    }

    fn acting(words: &str, bank: &Value) -> At {
        At::together(json!({ "hexes": hexes(words), "bank": bank }))
    }

    fn in_turn(seat: Value, changes: Value) -> At {
        At::position(&in_turn(seat, changes))
    }

    fn rewarded(seat: Value) -> At {
        let mut at = At::together(seat);
        at.by(1, "done").by(2, "done");
        at
    }

    fn scripted(&mut self, moves: &str, answers: &[u32]) -> &mut At {
        let moves: Vec<&str> = moves.split("; ").collect();
        self.play_scripted(&moves, answers)
    }

    fn hex(&self, seat: usize, name: &str) -> String {
        words(&self.part(&format!("/seats/{}/hexes/{name}", seat - 1)))
    }

    fn hexes_are(&self, words: &str) {
        assert_eq!(self.part("/seats/0/hexes"), hexes(words));
    }

    fn supply(&self, colour: &str) -> i64 {
        let number = self.part(&format!("/supply/{colour}"));
        number.as_i64().expect("a number")
    }

    fn score(&self) -> [i64; 4] {
        self.score_of(1)
    }

    fn score_of(&self, seat: usize) -> [i64; 4] {
        ["moments", "threads", "cores", "aspiration"].map(|source| {
            let points = self.part(&format!("/seats/{}/score/{source}", seat - 1));
            points.as_i64().expect("a number")
        })
    }
}
