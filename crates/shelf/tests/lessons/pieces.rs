//! The names of pieces (`data-about` on the boards) that lessons light and ask for.

use serde_json::Value;

/// Whether a game has pieces of this name, and this one is there, as far as the view tells.
pub fn there(game: &str, view: &Value, name: &str) -> Result<(), String> {
    let (kind, which) = name.split_once(':').unwrap_or((name, ""));
    let found = match game {
        "momiji" => momiji(view, kind, which),
        "vivid-memories" => vivid_memories(view, kind, which),
        "deja-vu" => deja_vu(view, kind, which),
        _ => None,
    };
    match found {
        Some(true) => Ok(()),
        Some(false) => Err("it is not there".to_owned()),
        None => Err("the game has no such pieces".to_owned()),
    }
}

fn momiji(view: &Value, kind: &str, which: &str) -> Option<bool> {
    let (seat, what) = seat_and(which);
    let area = &view["seats"][seat.wrapping_sub(1)];
    let has_pile = |leaf: &str| {
        let mut piles = area["piles"].as_array().into_iter().flatten();
        piles.any(|pile| pile["leaf"] == *leaf)
    };
    Some(match kind {
        "hand" => has(&view["seats"][own(view)]["hand"], which),
        "discarded" => has(&view["discard"], which),
        "column" => has(&view["types"], which),
        "pile" => has_pile(what),
        "knot" => {
            let (left, right) = what.split_once(':')?;
            has_pile(left) && has_pile(right)
        }
        "objective" => {
            let mut seats = view["seats"].as_array()?.iter();
            has(&view["objectives"], which) || seats.any(|area| has(&area["objectives"], which))
        }
        "landscape" => {
            let used = format!("{what} used");
            has(&area["landscapes"], what) || has(&area["landscapes"], &used)
        }
        "draft" => has(&view["draft"]["open"], which),
        "acorns" | "landscapes" | "hand-cards" | "tops" | "harvest" => area.is_object(),
        "points" => area.is_object() && view["open_piles"] == true,
        "torii" => which.is_empty() || area.is_object(),
        "row" => matches!(which, "left" | "right"),
        "goal" => view.get("scenario").is_some(),
        "deck" | "discard" | "first" | "turns-left" => which.is_empty(),
        _ => return frame(view, kind, which),
    })
}

fn vivid_memories(view: &Value, kind: &str, which: &str) -> Option<bool> {
    let is_colour = || matches!(which, "red" | "yellow" | "blue" | "purple" | "green");
    Some(match kind {
        "hex" => is_hex(which),
        "bead" => which.split_once(':').is_some_and(|(hex, _)| is_hex(hex)),
        "slot" => (1..=15).any(|number| which == format!("S{number:02}")),
        "set" => (1..=8).any(|number| which == format!("K{number}")),
        "tile" => says(view, which),
        "line" => {
            let tiles = view["line"].as_array()?;
            let fragment = which.split_once(':').and_then(|(place, colour)| {
                let place: usize = place.parse().ok()?;
                Some(has(&tiles.get(place)?["fragments"], colour))
            });
            matches!(which, "left" | "right" | "inside") || fragment == Some(true)
        }
        "bank" => matches!(which, "trade-two" | "speculate" | "push" | "swap"),
        "supply" => which.is_empty() || is_colour(),
        "thread" => is_colour(),
        "reward" => matches!(which, "" | "moments" | "threads" | "cores" | "aspiration"),
        "board" | "points" | "reflect" => is_seat(view, which),
        "bag" | "aspiration" | "claimed" | "precious" | "fingers" | "start" => which.is_empty(),
        _ => return frame(view, kind, which),
    })
}

/// Rows of three, four, five, four and three.
fn is_hex(which: &str) -> bool {
    let (row, number) = which.split_at_checked(1).unwrap_or_default();
    let wide = match row {
        "A" | "E" => 3,
        "B" | "D" => 4,
        "C" => 5,
        _ => 0,
    };
    (1..=wide).any(|place| number == place.to_string())
}

fn deja_vu(view: &Value, kind: &str, which: &str) -> Option<bool> {
    Some(match kind {
        "tile" => is_tile(which),
        "bit" => match which.split_once(':') {
            Some((tile, bit)) => is_tile(tile) && says(view, bit),
            None => says(view, which),
        },
        "card" | "public" | "fragment" => says(view, which),
        "hand" | "points" | "short-term" | "long-term" => is_seat(view, which),
        "strip" | "icons" => !which.is_empty(),
        "girl" | "hive" | "deck" | "discard" | "circle" | "chest" | "fragments" | "flower"
        | "place" | "ahead" | "fill" | "fingers" | "last-turns" => which.is_empty(),
        _ => return frame(view, kind, which),
    })
}

fn is_tile(which: &str) -> bool {
    (1..=15).any(|number| which == format!("T{number}"))
}

/// What stands around every board.
fn frame(view: &Value, kind: &str, which: &str) -> Option<bool> {
    match kind {
        "seat" => Some(is_seat(view, which)),
        "prompt" | "primary" => Some(which.is_empty()),
        "sign" => Some(matches!(which, "moves" | "undo")),
        "move" => Some(!which.is_empty()),
        _ => None,
    }
}

fn is_seat(view: &Value, which: &str) -> bool {
    let seats = view["seats"].as_array().map_or(0, Vec::len);
    (1..=seats).any(|seat| which == seat.to_string())
}

/// `1:red` into the seat and the rest.
fn seat_and(which: &str) -> (usize, &str) {
    let (seat, what) = which.split_once(':').unwrap_or((which, ""));
    (seat.parse().unwrap_or_default(), what)
}

/// The place in the list of seats of the one who looks.
fn own(view: &Value) -> usize {
    let number = view["observer"].as_u64().expect("a seat that looks");
    number as usize - 1
}

fn has(list: &Value, wanted: &str) -> bool {
    let mut items = list.as_array().into_iter().flatten();
    items.any(|item| item == wanted)
}

/// Whether this stands anywhere in a document.
fn says(document: &Value, wanted: &str) -> bool {
    match document {
        Value::String(text) => text == wanted,
        Value::Array(items) => items.iter().any(|item| says(item, wanted)),
        Value::Object(fields) => fields
            .iter()
            .any(|(name, value)| name == wanted || says(value, wanted)),
        _ => false,
    }
}
