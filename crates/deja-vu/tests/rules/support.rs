//! Tests as data: a position, moves, what must follow.

use deja_vu::{Bit, DejaVu, Fragment, Heap};
use laws::list;
use serde_json::{Value, json};

/// A game of Deja Vu in the middle of something.
pub type At = laws::At<DejaVu>;

/// A table of this many, seat 1 at the beginning of a turn, nobody has anything, no bit is dealt. The
/// tiles lie as in the map "raft", three rows of five, the girl on T1:
///
/// ```text
/// T1  T2  T3  T4  T5          rose-1  … rose-5
///   T6  T7  T8  T9  T10       amber-1 … amber-5
///     T11 T12 T13 T14 T15     teal-1  … teal-5
/// ```
///
/// T7 touches T2, T3, T6, T8, T11, T12; T1 touches T2 and T6; T5 touches T4, T9, T10; T11 touches
/// T6, T7, T12; T15 touches T10 and T14.
///
/// Changes may have a key of their own, `"bits": { "T7": "red-sun white-moon" }`. [`settle`] makes a
/// position of it: bits that are nowhere else lie on T15 (too many to be sown), and a fragment that
/// a seat has is not on the map.
pub fn base(players: usize) -> Value {
    let tiles = Fragment::all().enumerate().map(|(index, fragment)| {
        let at = [index % 5, index / 5];
        json!({ "at": at, "fragment": fragment.name() })
    });
    json!({
        "game": "deja-vu", "players": players, "turn": 1,
        "map": tiles.collect::<Value>(), "seats": vec![json!({}); players],
    })
}

/// Writes what is given over what is there. Seats and the tiles of the map are merged by their
/// place, all else is replaced whole.
pub fn merge(base: &mut Value, over: Value) {
    laws::merge(base, over, &["seats", "map"]);
}

/// Makes a position of a document with changes: see [`base`].
pub fn settle(document: &mut Value) {
    if let Some(Value::Object(bits)) = document.as_object_mut().and_then(|all| all.remove("bits")) {
        for (tile, names) in bits {
            let index: usize = tile[1..].parse().expect("a tile such as T3");
            document["map"][index - 1]["bits"] = list(names.as_str().expect("bits"));
        }
    }
    let met = laws::strings(&document["seats"]);
    for tile in document["map"].as_array_mut().expect("a map") {
        if met.iter().any(|name| tile["fragment"] == name.as_str()) {
            tile["fragment"] = Value::Null;
        }
    }
    let mut rest: Vec<Bit> = Heap::ALL.iter().collect();
    for bit in laws::strings(document)
        .iter()
        .filter_map(|name| Bit::from_name(name))
    {
        if let Some(place) = rest.iter().position(|other| *other == bit) {
            rest.remove(place);
        }
    }
    let last = &mut document["map"][14]["bits"];
    let there = last.as_array().cloned().unwrap_or_default();
    let rest = rest.into_iter().map(|bit| Value::from(bit.name()));
    *last = there.into_iter().chain(rest).collect();
    if document.get("hive").is_none() {
        document["hive"] = json!([]);
    }
}

/// A list of words as a sorted text with spaces between them.
pub fn sorted(words: &Value) -> String {
    let mut words: Vec<&str> = words
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(Value::as_str)
        .collect();
    words.sort_unstable();
    words.join(" ")
}

/// The position of [`base`] for two, with these changes, [`settle`]d.
pub fn two(changes: Value) -> Value {
    players(2, changes)
}

/// The same for this many players.
pub fn players(players: usize, changes: Value) -> Value {
    let mut document = base(players);
    merge(&mut document, changes);
    settle(&mut document);
    document
}

/// What is wrong with a position, as one text; empty if nothing is.
pub fn wrong(document: &Value) -> String {
    laws::problems_of::<DejaVu>(document)
}

/// What is wrong with the position of [`two`] changed like this, as one text.
pub fn problems(changes: Value) -> String {
    wrong(&two(changes))
}

/// What tests of Deja Vu look at, beyond what [`laws::At`] has.
pub trait OfDejaVu: Sized {
    /// The position of [`two`] with these changes.
    fn two(changes: Value) -> At;

    /// The position of [`players`] with these changes.
    fn players(count: usize, changes: Value) -> At;

    /// The legal moves that begin with this, without the beginning, with spaces between them.
    fn choices(&self, beginning: &str) -> String;

    /// A list of the position document as a sorted text, such as the bits of `/pool`.
    fn names(&self, pointer: &str) -> String;

    /// The bits on a tile (from 1), as a sorted text.
    fn bits(&self, tile: usize) -> String;
}

impl OfDejaVu for At {
    fn two(changes: Value) -> At {
        At::position(&two(changes))
    }

    fn players(count: usize, changes: Value) -> At {
        At::position(&players(count, changes))
    }

    fn choices(&self, beginning: &str) -> String {
        let legal = self.legal();
        let rest = legal.iter().filter_map(|text| text.strip_prefix(beginning));
        rest.collect::<Vec<&str>>().join(" ")
    }

    fn names(&self, pointer: &str) -> String {
        sorted(&self.part(pointer))
    }

    fn bits(&self, tile: usize) -> String {
        self.names(&format!("/map/{}/bits", tile - 1))
    }
}
