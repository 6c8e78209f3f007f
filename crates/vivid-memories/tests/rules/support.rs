//! Tests as data: a position, moves, what must follow.

use serde_json::{Map, Value, json};
use table::{Chance, Dice, Finality, Game, Observer, Script, Seat, Text};
use vivid_memories::{Event, State, VividMemories};

/// The names of the hexes, row by row.
pub const HEXES: [&str; 19] = [
    "A1", "A2", "A3", "B1", "B2", "B3", "B4", "C1", "C2", "C3", "C4", "C5", "D1", "D2", "D3", "D4",
    "E1", "E2", "E3",
];

/// The colours, in the order in which documents list them.
pub const COLOURS: [&str; 5] = ["red", "yellow", "blue", "purple", "green"];

/// A game in the middle of something.
pub struct At {
    pub game: VividMemories,
    pub state: State,
    pub events: Vec<Event>,
    pub finality: Finality,
}

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
    match (base, over) {
        (Value::Object(base), Value::Object(over)) => {
            for (key, value) in over {
                match key.as_str() {
                    "seats" => merge(base.entry(key).or_insert(Value::Null), value),
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

/// The position of [`two_players`] with these changes.
pub fn changed(changes: Value) -> Value {
    let mut document = two_players();
    merge(&mut document, changes);
    document
}

/// Words with spaces between them, as a list.
pub fn list(words: &str) -> Value {
    words.split_whitespace().map(Value::from).collect()
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

impl At {
    /// The position of [`two_players`] with these changes.
    pub fn two(changes: Value) -> At {
        At::position(&changed(changes))
    }

    /// Seat 1 of [`two_players`] is to take from this line.
    pub fn line(words: &str) -> At {
        At::two(json!({ "line": line(words) }))
    }

    /// Both players act, seat 1 like this.
    pub fn together(seat: Value) -> At {
        At::position(&together(seat))
    }

    /// Both players act, seat 1 with these hexes and this bank.
    pub fn acting(words: &str, bank: &Value) -> At {
        At::together(json!({ "hexes": hexes(words), "bank": bank }))
    }

    /// Seat 1 acts alone.
    pub fn in_turn(seat: Value, changes: Value) -> At {
        At::position(&in_turn(seat, changes))
    }

    /// Both players are done, seat 1 had this; up to where somebody must choose.
    pub fn rewarded(seat: Value) -> At {
        let mut at = At::together(seat);
        at.by(1, "done").by(2, "done");
        at
    }

    /// This whole position.
    pub fn position(document: &Value) -> At {
        At::with_game(VividMemories::standard(), document)
    }

    /// This whole position of a game with other components.
    pub fn with_game(game: VividMemories, document: &Value) -> At {
        let state = game
            .read_position(document)
            .unwrap_or_else(|problems| panic!("the position is wrong:\n{problems}"));
        At {
            game,
            state,
            events: Vec::new(),
            finality: Finality::Open,
        }
    }

    /// Makes these moves, such as `take red from the left; hex A1`, each by the first seat that
    /// may act.
    pub fn moves(&mut self, moves: &str) -> &mut At {
        for text in moves.split("; ") {
            self.one(None, text, &mut Dice::new(1));
        }
        self
    }

    /// Makes these moves with scripted luck: each answer picks a place in the bag, counted from
    /// red to green, or in the stack, or in whatever is drawn from.
    pub fn scripted(&mut self, moves: &str, answers: &[u32]) -> &mut At {
        let mut script = Script::new(answers);
        for text in moves.split("; ") {
            self.one(None, text, &mut script);
        }
        self
    }

    /// This seat (from 1) makes these moves.
    pub fn by(&mut self, seat: usize, moves: &str) -> &mut At {
        for text in moves.split("; ") {
            self.one(Some(Seat::new(seat - 1)), text, &mut Dice::new(1));
        }
        self
    }

    fn one(&mut self, seat: Option<Seat>, text: &str, chance: &mut impl Chance) {
        let id = self.id(text);
        let seat = seat.unwrap_or_else(|| self.seat());
        let played = self
            .game
            .play(&mut self.state, seat, id, chance, &mut self.events);
        self.finality =
            played.unwrap_or_else(|error| panic!("{text}: {error}; legal: {:?}", self.legal()));
    }

    fn id(&self, text: &str) -> table::MoveId {
        let id = self.game.parse_move(text);
        id.unwrap_or_else(|| panic!("{text} is no move"))
    }

    /// The first seat that may act.
    pub fn seat(&self) -> Seat {
        let actors = self.game.to_act(&self.state);
        actors.iter().next().expect("somebody may act")
    }

    /// The numbers of those who may act.
    pub fn actors(&self) -> Vec<usize> {
        let actors = self.game.to_act(&self.state);
        actors.iter().map(Seat::number).collect()
    }

    /// The legal moves of the first seat that may act, as text, sorted.
    pub fn legal(&self) -> Vec<String> {
        let legal = self.game.legal(&self.state, self.seat());
        let mut legal: Vec<String> = legal
            .iter()
            .filter_map(|id| self.game.move_text(id))
            .collect();
        legal.sort();
        legal
    }

    /// Exactly these moves are legal for the first seat that may act.
    pub fn only(&self, moves: &str) {
        let mut expected: Vec<&str> = moves.split("; ").collect();
        expected.sort_unstable();
        assert_eq!(self.legal(), expected);
    }

    /// Whether this move is legal for the first seat that may act.
    pub fn offers(&self, text: &str) -> bool {
        let legal = self.game.legal(&self.state, self.seat());
        legal.contains(self.id(text))
    }

    /// The position as a document.
    pub fn document(&self) -> Value {
        self.game.position(&self.state)
    }

    /// One part of the position document, by its JSON pointer, such as `/seats/0/claimed`.
    pub fn part(&self, pointer: &str) -> Value {
        let document = self.document();
        document.pointer(pointer).cloned().unwrap_or(Value::Null)
    }

    /// What a hex of a seat (from 1) holds, as words in the order of the colours.
    pub fn hex(&self, seat: usize, name: &str) -> String {
        words(&self.part(&format!("/seats/{}/hexes/{name}", seat - 1)))
    }

    /// The hexes of seat 1 are these.
    pub fn hexes_are(&self, words: &str) {
        assert_eq!(self.part("/seats/0/hexes"), hexes(words));
    }

    /// How many of a colour the supply has.
    pub fn supply(&self, colour: &str) -> i64 {
        let number = self.part(&format!("/supply/{colour}"));
        number.as_i64().expect("a number")
    }

    /// Points of seat 1 from moments, threads, cores and aspiration.
    pub fn score(&self) -> [i64; 4] {
        self.score_of(1)
    }

    /// Points of a seat (from 1) from moments, threads, cores and aspiration.
    pub fn score_of(&self, seat: usize) -> [i64; 4] {
        ["moments", "threads", "cores", "aspiration"].map(|source| {
            let points = self.part(&format!("/seats/{}/score/{source}", seat - 1));
            points.as_i64().expect("a number")
        })
    }

    /// What an observer sees, as a document.
    pub fn view(&self, observer: Observer) -> Value {
        let view = self.game.view(&self.state, observer);
        self.game.view_document(&view)
    }
}

/// A list of words as one text.
pub fn words(list: &Value) -> String {
    let words = list.as_array().into_iter().flatten();
    let words: Vec<&str> = words.filter_map(Value::as_str).collect();
    words.join(" ")
}

/// What is wrong with this whole position, as one text.
pub fn problems_of(document: &Value) -> String {
    match VividMemories::standard().read_position(document) {
        Ok(_) => String::new(),
        Err(problems) => problems.to_string(),
    }
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
