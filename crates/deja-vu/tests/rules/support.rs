//! Tests as data: a position, moves, what must follow.

use deja_vu::{Bit, DejaVu, Event, Fragment, Heap, State};
use serde_json::{Value, json};
use table::{Chance, Dice, Finality, Game, Observer, Request, Script, Seat, Text};

/// A game in the middle of something.
pub struct At {
    pub game: DejaVu,
    pub state: State,
    pub events: Vec<Event>,
    pub finality: Finality,
}

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
    match (base, over) {
        (Value::Object(base), Value::Object(over)) => {
            for (key, value) in over {
                match key.as_str() {
                    "seats" | "map" => merge(base.entry(key).or_insert(Value::Null), value),
                    _ => drop(base.insert(key, value)),
                }
            }
        }
        (Value::Array(base), Value::Array(over)) => {
            for (place, value) in over.into_iter().enumerate() {
                match base.get_mut(place) {
                    Some(there) => merge(there, value),
                    None => base.push(value),
                }
            }
        }
        (base, over) => *base = over,
    }
}

/// Makes a position of a document with changes: see [`base`].
pub fn settle(document: &mut Value) {
    if let Some(Value::Object(bits)) = document.as_object_mut().and_then(|all| all.remove("bits")) {
        for (tile, names) in bits {
            let index: usize = tile[1..].parse().expect("a tile such as T3");
            document["map"][index - 1]["bits"] = list(names.as_str().expect("bits"));
        }
    }
    let mut met = Vec::new();
    strings(&document["seats"], &mut met);
    for tile in document["map"].as_array_mut().expect("a map") {
        if met.iter().any(|name| tile["fragment"] == name.as_str()) {
            tile["fragment"] = Value::Null;
        }
    }
    let mut rest: Vec<Bit> = Heap::ALL.iter().collect();
    met.clear();
    strings(document, &mut met);
    for bit in met.iter().filter_map(|name| Bit::from_name(name)) {
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

/// All strings in a document.
fn strings(value: &Value, found: &mut Vec<String>) {
    match value {
        Value::String(text) => found.push(text.clone()),
        Value::Array(values) => values.iter().for_each(|value| strings(value, found)),
        Value::Object(fields) => fields.values().for_each(|value| strings(value, found)),
        _ => {}
    }
}

/// Words with spaces between them, as a list.
pub fn list(words: &str) -> Value {
    words.split_whitespace().map(Value::from).collect()
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
    match DejaVu::standard().read_position(document) {
        Ok(_) => String::new(),
        Err(problems) => problems.to_string(),
    }
}

/// What is wrong with the position of [`two`] changed like this, as one text.
pub fn problems(changes: Value) -> String {
    wrong(&two(changes))
}

impl At {
    /// The position of [`two`] with these changes.
    pub fn two(changes: Value) -> At {
        At::position(&two(changes))
    }

    /// The position of [`players`] with these changes.
    pub fn players(count: usize, changes: Value) -> At {
        At::position(&players(count, changes))
    }

    /// This whole position.
    pub fn position(document: &Value) -> At {
        let game = DejaVu::standard();
        let state = game
            .read_position(document)
            .unwrap_or_else(|problems| panic!("the position is wrong:\n{problems}"));
        At::of(game, &state)
    }

    fn of(game: DejaVu, state: &State) -> At {
        At {
            game,
            state: *state,
            events: Vec::new(),
            finality: Finality::Open,
        }
    }

    /// A new game with these options, and this luck.
    pub fn new_game(players: usize, options: &[(&str, &str)], chance: &mut impl Chance) -> At {
        let game = DejaVu::standard();
        let request = options
            .iter()
            .fold(Request::players(players), |request, (key, value)| {
                request.with(key, value)
            });
        let options = game.options(&request).expect("good options");
        let state = game.setup(&options, chance);
        At::of(game, &state)
    }

    /// Makes these moves, one after another, with dice of seed 1.
    pub fn play(&mut self, moves: &[&str]) -> &mut At {
        self.play_as(self.seat().number(), moves, &mut Dice::new(1), true)
    }

    /// Makes these moves, such as `sow T1; drop red-sun on T2`.
    pub fn moves(&mut self, moves: &str) -> &mut At {
        let moves: Vec<&str> = moves.split("; ").collect();
        self.play(&moves)
    }

    /// Makes these moves with scripted luck: each answer picks a card of the deck or a bit, counted
    /// in order: white, blue, red, purple, yellow, green; low numbers first; sun, moon, star,
    /// raindrop, lightning.
    pub fn play_scripted(&mut self, moves: &[&str], answers: &[u32]) -> &mut At {
        let mut script = Script::new(answers);
        self.play_as(self.seat().number(), moves, &mut script, true)
    }

    /// This seat (from 1) makes these moves, whoever's turn it is: for the opening.
    pub fn by(&mut self, seat: usize, moves: &str) -> &mut At {
        let moves: Vec<&str> = moves.split("; ").collect();
        self.play_as(seat, &moves, &mut Dice::new(1), false)
    }

    fn play_as(
        &mut self,
        seat: usize,
        moves: &[&str],
        chance: &mut impl Chance,
        follow: bool,
    ) -> &mut At {
        let named = Seat::new(seat - 1);
        for text in moves {
            let id = self
                .game
                .parse_move(text)
                .unwrap_or_else(|| panic!("{text} is no move"));
            let seat = if follow { self.seat() } else { named };
            self.finality = self
                .game
                .play(&mut self.state, seat, id, chance, &mut self.events)
                .unwrap_or_else(|error| {
                    panic!("{text}: {error}; legal: {:?}", self.legal_of(seat))
                });
        }
        self
    }

    /// Whose turn it is.
    pub fn seat(&self) -> Seat {
        self.state.turn()
    }

    /// The legal moves of the seat to move, as text.
    pub fn legal(&self) -> Vec<String> {
        self.legal_of(self.seat())
    }

    /// The legal moves of a seat, as text.
    pub fn legal_of(&self, seat: Seat) -> Vec<String> {
        let legal = self.game.legal(&self.state, seat);
        legal
            .iter()
            .filter_map(|id| self.game.move_text(id))
            .collect()
    }

    /// The legal moves that begin with this, without the beginning, with spaces between them.
    pub fn choices(&self, beginning: &str) -> String {
        let legal = self.legal();
        let rest = legal.iter().filter_map(|text| text.strip_prefix(beginning));
        rest.collect::<Vec<&str>>().join(" ")
    }

    /// Whether this move is legal.
    pub fn offers(&self, text: &str) -> bool {
        let id = self
            .game
            .parse_move(text)
            .unwrap_or_else(|| panic!("{text} is no move"));
        self.game.legal(&self.state, self.seat()).contains(id)
    }

    /// The position as a document.
    pub fn document(&self) -> Value {
        self.game.position(&self.state)
    }

    /// One part of the position document, by its JSON pointer, such as `/seats/0/tokens`.
    pub fn part(&self, pointer: &str) -> Value {
        let document = self.document();
        document.pointer(pointer).cloned().unwrap_or(Value::Null)
    }

    /// A list of the position document as a sorted text, such as the bits of `/pool`.
    pub fn names(&self, pointer: &str) -> String {
        sorted(&self.part(pointer))
    }

    /// The bits on a tile (from 1), as a sorted text.
    pub fn bits(&self, tile: usize) -> String {
        self.names(&format!("/map/{}/bits", tile - 1))
    }

    /// What a seat (from 1) sees, as a document.
    pub fn view(&self, seat: usize) -> Value {
        let observer = Observer::Seat(Seat::new(seat - 1));
        self.game
            .view_document(&self.game.view(&self.state, observer))
    }

    /// The points of a seat (from 1), as if the game ended now.
    pub fn points(&self, seat: usize) -> i32 {
        self.game.points(&self.state)[seat - 1]
    }
}
