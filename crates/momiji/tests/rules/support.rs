//! Tests as data: a position, moves, what must follow.

use momiji::{Event, Momiji, State};
use serde_json::{Value, json};
use table::{Chance, Dice, Finality, Game, Observer, Script, Seat, Text};

/// A game in the middle of something.
pub struct At {
    pub game: Momiji,
    pub state: State,
    pub events: Vec<Event>,
    pub finality: Finality,
}

/// Two players, red, orange, green and brown, seat 1 to move, nobody has a card or an acorn.
/// Whatever the deck is not told to be is all the rest.
pub fn two_players() -> Value {
    json!({
        "game": "momiji", "players": 2, "types": ["red", "orange", "green", "brown"],
        "turn": { "seat": 1 },
        "garden": { "brown": ["brown-2"] },
        "torii": 4,
        "objectives": ["longest-pile", "most-torii", "most-acorns", "most-zeros"],
        "seats": [{ "landscapes": ["A", "B", "C"] }, { "landscapes": ["A", "B", "C"] }],
    })
}

/// Writes what is given over what is there, inside objects and lists (by place).
pub fn merge(base: &mut Value, over: Value) {
    match (base, over) {
        (Value::Object(base), Value::Object(over)) => {
            for (key, value) in over {
                // Piles, hands and the like are replaced whole; seats and the turn are merged.
                match key.as_str() {
                    "seats" | "turn" => merge(base.entry(key).or_insert(Value::Null), value),
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

impl At {
    /// The position of [`two_players`] with these changes.
    pub fn two(changes: Value) -> At {
        let mut document = two_players();
        merge(&mut document, changes);
        At::position(&document)
    }

    /// This whole position.
    pub fn position(document: &Value) -> At {
        let game = Momiji::standard();
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

    /// Makes these moves, one after another, with dice of seed 1.
    pub fn play(&mut self, moves: &[&str]) -> &mut At {
        self.play_with(moves, &mut Dice::new(1))
    }

    /// Makes these moves with scripted luck: each answer picks a place in the deck, counted in the
    /// order red to purple, low numbers first.
    pub fn play_scripted(&mut self, moves: &[&str], answers: &[u32]) -> &mut At {
        self.play_with(moves, &mut Script::new(answers))
    }

    fn play_with(&mut self, moves: &[&str], chance: &mut impl Chance) -> &mut At {
        for text in moves {
            let id = self
                .game
                .parse_move(text)
                .unwrap_or_else(|| panic!("{text} is no move"));
            let seat = self.seat();
            self.finality = self
                .game
                .play(&mut self.state, seat, id, chance, &mut self.events)
                .unwrap_or_else(|error| panic!("{text}: {error}; legal: {:?}", self.legal()));
        }
        self
    }

    /// Whose turn it is.
    pub fn seat(&self) -> Seat {
        self.state.turn().seat
    }

    /// The legal moves as text.
    pub fn legal(&self) -> Vec<String> {
        let legal = self.game.legal(&self.state, self.seat());
        legal
            .iter()
            .filter_map(|id| self.game.move_text(id))
            .collect()
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

    /// One part of the position document, by its JSON pointer, such as `/seats/0/acorns`.
    pub fn part(&self, pointer: &str) -> Value {
        let document = self.document();
        document.pointer(pointer).cloned().unwrap_or(Value::Null)
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

/// What is wrong with the position of [`two_players`] changed like this, as one text.
pub fn problems(changes: Value) -> String {
    let mut document = two_players();
    merge(&mut document, changes);
    match Momiji::standard().read_position(&document) {
        Ok(_) => String::new(),
        Err(problems) => problems.to_string(),
    }
}
