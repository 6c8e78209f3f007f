//! docs/positions.md against the program: its examples are read, and its tables name what the program knows,
//! no more and no less.

use std::collections::BTreeSet;
use std::path::Path;

use serde_json::{Value, json};
use shelf::Shelf;
use table::{Observer, QuickDice, Request};

fn page() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/positions.md");
    std::fs::read_to_string(path).expect("the page")
}

/// The blocks of the page: what stands behind the three ticks, and what is in them.
fn blocks(page: &str) -> Vec<(&str, &str)> {
    let inside = page.split("```").skip(1).step_by(2);
    inside
        .map(|block| block.split_once('\n').expect("a block of several lines"))
        .collect()
}

/// What is wrong with a position, as one text.
fn refusal(position: &str) -> String {
    let opened = Shelf::standard().open_position(position, None);
    opened.map_or_else(|problems| problems.to_string(), |_| String::new())
}

#[test]
fn every_example_is_read_as_the_page_says() {
    let page = page();
    let blocks = blocks(&page);
    let (mut accepted, mut refused) = (0, 0);
    for (index, (kind, text)) in blocks.iter().enumerate() {
        match *kind {
            "json" => {
                assert_eq!(refusal(text), "", "{text}");
                accepted += 1;
            }
            "json refused" => {
                assert_eq!(refusal(text), blocks[index + 1].1.trim(), "{text}");
                refused += 1;
            }
            _ => {}
        }
    }
    assert_eq!((accepted, refused), (3, 1));
}

/// The words between single ticks.
fn ticked(text: &str) -> Vec<&str> {
    text.split('`').skip(1).step_by(2).collect()
}

/// The rows of the table under this head, in the part of the page on this game.
fn rows<'a>(page: &'a str, game: &str, head: &str) -> Vec<&'a str> {
    let part = page.split("\n### ").find(|part| part.starts_with(game));
    let part = part.unwrap_or_else(|| panic!("nothing on {game}"));
    let mut lines = part.lines().skip_while(|line| !line.starts_with(head));
    assert!(lines.next().is_some(), "{game}: no table {head}");
    lines
        .skip(1)
        .take_while(|line| line.starts_with('|'))
        .collect()
}

/// The name of a row: the first thing in ticks.
fn name(row: &str) -> &str {
    ticked(row)[0]
}

/// A document with a mistake in one place; the program answers with all names that it knows there.
fn known(game: &str, place: &str, mistake: &Value) -> BTreeSet<String> {
    let mut document = match game {
        "Momiji" => json!({ "game": "momiji", "players": 2, "types": [] }),
        "Vivid Memories" => json!({ "game": "vivid-memories", "players": 2 }),
        _ => json!({ "game": "deja-vu", "players": 2, "turn": 1 }),
    };
    put(&mut document, place, mistake.clone());
    let said = refusal(&document.to_string());
    let (_, names) = said
        .split_once("; known: ")
        .unwrap_or_else(|| panic!("{game}, {place}: {said}"));
    ticked(names).into_iter().map(str::to_owned).collect()
}

/// Puts a value at a place such as `seats[].piles[].x`.
fn put(document: &mut Value, place: &str, value: Value) {
    if place.is_empty() {
        *document = value;
    } else if let Some(rest) = place.strip_prefix("[]") {
        *document = json!([null]);
        put(&mut document[0], rest.trim_start_matches('.'), value);
    } else {
        let end = place.find(['.', '[']).unwrap_or(place.len());
        let (key, rest) = place.split_at(end);
        put(&mut document[key], rest.trim_start_matches('.'), value);
    }
}

fn names(rows: &[&str]) -> BTreeSet<String> {
    rows.iter().map(|row| name(row).to_owned()).collect()
}

/// Every table of keys: the game, how it begins, and a place where a wrong key is met.
const KEYS: [(&str, &str, &str); 13] = [
    ("Momiji", "| key |", "x"),
    ("Momiji", "| key in `seats` |", "seats[].x"),
    ("Momiji", "| key in `seats[].piles` |", "seats[].piles[].x"),
    ("Momiji", "| key in `draft` |", "draft.x"),
    ("Momiji", "| key in `turn` |", "turn.x"),
    ("Vivid Memories", "| key |", "x"),
    ("Vivid Memories", "| key in `line` |", "line[].x"),
    ("Vivid Memories", "| key in `seats` |", "seats[].x"),
    (
        "Vivid Memories",
        "| key in `seats[].bank` |",
        "seats[].bank.push.x",
    ),
    (
        "Vivid Memories",
        "| key in `seats[].score` |",
        "seats[].score.x",
    ),
    ("Deja Vu", "| key |", "x"),
    ("Deja Vu", "| key in `map` |", "map[].x"),
    ("Deja Vu", "| key in `seats` |", "seats[].x"),
];

#[test]
fn the_tables_of_keys_are_what_the_program_reads() {
    let page = page();
    for (game, head, place) in KEYS {
        let documented = names(&rows(&page, game, head));
        assert_eq!(documented, known(game, place, &json!(1)), "{game}: {head}");
    }
    let tables = page.lines().filter(|line| line.starts_with("| key"));
    assert_eq!(tables.count(), KEYS.len(), "a table is not checked");
}

#[test]
fn every_stage_and_what_it_says_is_in_the_page() {
    let page = page();
    for (game, head, place) in [
        ("Momiji", "| stage in `turn.stage` |", "turn.stage"),
        (
            "Vivid Memories",
            "| stage in `seats[].stage` |",
            "seats[].stage",
        ),
        ("Deja Vu", "| stage in `stage` |", "stage"),
    ] {
        let rows = rows(&page, game, head);
        assert_eq!(names(&rows), known(game, place, &json!("x")), "{game}");
        for row in rows {
            let said: BTreeSet<&str> = ticked(row).into_iter().skip(1).collect();
            let mut document = json!({});
            put(&mut document, name(row), json!({ "x": 1 }));
            // A bare stage has nothing in it, and one that fills slots has their names.
            if said.is_empty() || name(row) == "fill" {
                continue;
            }
            for key in known(game, place, &document) {
                assert!(said.contains(key.as_str()), "{game}: {row}: {key}");
            }
        }
    }
}

#[test]
fn every_word_that_may_stand_for_a_key_is_in_its_row() {
    let page = page();
    for (game, head, key, place) in [
        ("Momiji", "| key |", "ending", "ending"),
        ("Momiji", "| key in `turn` |", "main", "turn.main"),
        (
            "Momiji",
            "| stage in `turn.stage` |",
            "lay",
            "turn.stage.lay.rule",
        ),
        ("Vivid Memories", "| key |", "phase", "phase"),
        (
            "Vivid Memories",
            "| stage in `seats[].stage` |",
            "rewire",
            "seats[].stage.rewire.way",
        ),
        ("Deja Vu", "| key |", "planting", "planting"),
        (
            "Deja Vu",
            "| stage in `stage` |",
            "cover",
            "stage.cover.source",
        ),
    ] {
        let rows = rows(&page, game, head);
        let row = rows.iter().find(|row| name(row) == key).expect(key);
        for word in known(game, place, &json!("x")) {
            let there = row.contains(&format!("`{word}`")) || row.contains(&format!("\"{word}\""));
            assert!(there, "{game}: {word} is not in: {row}");
        }
    }
}

/// The keys of an object and of everything in it, but for pieces that are keys themselves.
fn written(document: &Value, keys: &mut BTreeSet<String>) {
    match document {
        Value::Object(entries) => {
            for (key, value) in entries {
                keys.insert(key.clone());
                if ![
                    "garden",
                    "hexes",
                    "short_term",
                    "fill",
                    "bag",
                    "supply",
                    "bank",
                ]
                .contains(&key.as_str())
                {
                    written(value, keys);
                }
            }
        }
        Value::Array(values) => values.iter().for_each(|value| written(value, keys)),
        _ => {}
    }
}

/// What the program writes, in positions and in views of whole games, is all in the page.
#[test]
fn whatever_is_written_is_in_the_page() {
    let page = page();
    for game in Shelf::standard().games() {
        let mut keys = BTreeSet::new();
        for players in 2..=4 {
            let mut luck = QuickDice::new(players as u64);
            let mut played = game.start(&Request::players(players), 7).expect("a table");
            while let Some(seat) = played.to_act().iter().next() {
                written(&played.position(), &mut keys);
                written(&played.view(Observer::Spectator), &mut keys);
                played.play_random(seat, &mut luck).expect("a move");
            }
        }
        assert!(keys.contains("chance") && keys.contains("observer"));
        for key in keys {
            assert!(
                page.contains(&format!("`{key}`")),
                "{}: {key}",
                game.about().id
            );
        }
    }
}
