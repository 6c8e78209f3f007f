//! `new`, `show`, `legal`, `why`, `apply`, `score`, `view`: a position from hand to hand.

use serde_json::{Value, json};

use crate::support::{Desk, new_game, record, reverie, reverie_reading};

#[test]
fn the_same_seed_gives_the_same_position() {
    let new = |seed: &str| reverie(&["new", "momiji", "--seed", seed]).exits(0).out;
    assert_eq!(new("7"), new("7"));
    assert_ne!(new("7"), new("8"));
    let drawn = reverie(&["new", "momiji"]).exits(0).json();
    assert!(drawn["chance"]["seed"].is_u64(), "the seed can be read");
}

#[test]
fn options_reach_the_game() {
    let draft = [
        "new",
        "momiji",
        "-p",
        "3",
        "-o",
        "landscapes=draft",
        "-o",
        "first=2",
    ];
    let position = reverie(&draft).exits(0).json();
    assert_eq!(position["turn"]["stage"], "draft");
    assert_eq!(position["first"], 2);
    assert_eq!(position["players"], 3);
    let solo = ["new", "momiji", "-p", "1", "-o", "scenario=equinox"];
    assert_eq!(reverie(&solo).exits(0).json()["scenario"], "equinox");
}

#[test]
fn a_position_goes_from_command_to_command() {
    let desk = Desk::new();
    let mut file = new_game(&desk, "2", "7");
    for _ in 0..12 {
        let legal = reverie(&["legal", &file, "--json"]).exits(0).json();
        assert_eq!(legal["over"], false);
        let chosen = legal["moves"][0]["move"]
            .as_str()
            .expect("a move")
            .to_owned();
        let by_text = reverie(&["apply", &file, &chosen]).exits(0).out;
        let by_number = reverie(&["apply", &file, "#1"]).exits(0).out;
        assert_eq!(by_text, by_number);
        file = desk.file("next.json", &by_text);
        let score = reverie(&["score", &file, "--json"]).exits(0).json();
        assert_eq!(score["seats"].as_array().map(Vec::len), Some(2));
        assert_eq!(score["game"], "momiji");
    }
    reverie(&["score", &file])
        .exits(0)
        .prints("if the game ended now");
    reverie(&["show", &file]).exits(0).prints("To act: seat");
    reverie(&["legal", &file]).exits(0).prints("  1  ");
}

#[test]
fn moves_applied_one_by_one_lead_where_the_record_leads() {
    let desk = Desk::new();
    let record_file = record(&desk, "3", "21");
    let position = reverie(&["new", "momiji", "--players", "3", "--seed", "21"]);
    let file = desk.file("start.json", &position.exits(0).out);
    let told = reverie(&["replay", &record_file, "--json", "--moves"]).exits(0);
    let moves: Vec<String> = told.json()["moves"]
        .as_array()
        .expect("a list of moves")
        .iter()
        .map(|made| {
            format!(
                "{}: {}",
                made["seat"],
                made["move"].as_str().expect("a text")
            )
        })
        .collect();
    let mut args = vec!["apply", file.as_str()];
    args.extend(moves.iter().map(String::as_str));
    let applied = reverie(&args).exits(0).out;
    let replayed = reverie(&["replay", &record_file, "--position"])
        .exits(0)
        .out;
    assert_eq!(applied, replayed);
    let over = desk.file("over.json", &applied);
    reverie(&["legal", &over]).exits(0).prints("over");
    reverie(&["show", &over]).exits(0).prints("over");
    reverie(&["score", &over])
        .exits(0)
        .prints("Final score")
        .prints("1st");
    reverie(&["apply", &over, "pass"])
        .exits(1)
        .says("the game is over");
}

#[test]
fn a_move_that_is_not_legal_has_a_reason_and_a_rule() {
    let desk = Desk::new();
    let file = new_game(&desk, "2", "7");
    let why = |args: &[&str]| {
        let mut all = vec!["why", file.as_str()];
        all.extend(args);
        reverie(&all)
    };
    why(&["end turn"])
        .exits(0)
        .prints("First do your main action: collect, play or activate. (rule M24)\n");
    why(&["end turn", "--language", "de"])
        .exits(0)
        .prints("Sammle, lege aus oder aktiviere. (Regel M24)\n");
    let other = why(&["end turn", "--seat", "2", "--json"]).exits(0).json();
    assert_eq!(
        (&other["legal"], &other["rule"]),
        (&json!(false), &json!("M17"))
    );
    let legal = why(&["take orange", "--json"]).exits(0).json();
    assert_eq!(
        (&legal["legal"], &legal["rule"]),
        (&json!(true), &Value::Null)
    );
    why(&["take orange"])
        .exits(0)
        .prints("take orange: Take the");
    why(&["take blue"]).exits(1).says("is not a move");
    why(&["take orange", "--seat", "3"]).exits(2);
}

/// The moves of a list in a document, such as `moves`.
fn named(document: &Value, list: &str) -> Vec<String> {
    let entries = document[list].as_array().expect("a list").iter();
    let text = |entry: &Value| entry["move"].as_str().expect("a move").to_owned();
    entries.map(text).collect()
}

#[test]
fn every_move_of_the_game_is_legal_or_has_a_reason() {
    let desk = Desk::new();
    for game in ["momiji", "vivid-memories", "deja-vu"] {
        let new = reverie(&["new", game, "--seed", "7"]).exits(0).out;
        let file = desk.file("new.json", &new);
        let asked = ["legal", &file, "--json", "--seat", "1"];
        let legal = named(&reverie(&asked).exits(0).json(), "moves");
        let told = reverie(&[&asked[..], &["--not"]].concat()).exits(0).json();
        let not = named(&told, "not_legal");
        assert!(told["moves"].is_null() && not.len() > 300, "{}", not.len());
        assert!(legal.iter().all(|text| !not.contains(text)), "{game}");
        for (index, entry) in told["not_legal"]
            .as_array()
            .expect("a list")
            .iter()
            .enumerate()
        {
            assert!(entry["rule"].is_string() && entry["seat"] == 1, "{entry}");
            // As `why` says it.
            if index % 97 == 0 {
                let text = entry["move"].as_str().expect("a move");
                let why = ["why", &file, text, "--seat", "1", "--json"];
                let why = reverie(&why).exits(0).json();
                assert_eq!(
                    (&why["reason"], &why["rule"]),
                    (&entry["reason"], &entry["rule"])
                );
            }
        }
    }
}

#[test]
fn moves_that_are_not_legal_are_read_by_kind() {
    let desk = Desk::new();
    let file = new_game(&desk, "2", "7");
    let not = |more: &[&str]| reverie(&[&["legal", &file, "--not"], more].concat()).exits(0);
    not(&[])
        .prints("moves of the game are not legal now.\n")
        .prints("end turn")
        .prints("First do your main action: collect, play or activate. (rule M24)\n")
        .prints(" more  ");
    not(&["--language", "de"]).prints("(Regel M24)\n");
    // Whoever is not to move is told once; after the end everybody is.
    let waits = not(&["--seat", "2"]).prints("(rule M17)\n").out;
    assert_eq!(waits.lines().count(), 1, "{waits}");
    let game = record(&desk, "2", "7");
    let over = reverie(&["replay", &game, "--position"]).exits(0).out;
    let over = reverie_reading(&["legal", "-", "--not"], over.as_bytes());
    let over = over.exits(0).prints("(rule M60)\n").out;
    assert_eq!(over.lines().count(), 1, "{over}");
}

#[test]
fn a_refused_move_is_named_and_nothing_is_printed() {
    let desk = Desk::new();
    let file = new_game(&desk, "2", "7");
    let refused = |moves: &[&str]| {
        let mut args = vec!["apply", file.as_str()];
        args.extend(moves);
        let ran = reverie(&args).exits(1);
        assert_eq!(ran.out, "");
        ran
    };
    refused(&["take blue"])
        .says("\"take blue\" is not a move")
        .says("nearest");
    refused(&["end turn"])
        .says("\"end turn\" is not legal here: First do your main action")
        .says("(rule M24)");
    refused(&["take orange", "take yellow"]).says("the 2nd of 2 moves");
    refused(&["99"]).says("legal moves, numbered from 1");
    refused(&["2: take orange"])
        .says("seat 2 can't act now")
        .says("(rule M17)");
    refused(&["7: take orange"]).says("there is no seat 7");
    refused(&["--seat", "2", "take orange"]).says("seat 2 can't act now");
    refused(&["take", "orange"]).says("needs quotes: \"take orange\"");
    refused(&["take orange", "end", "turn"])
        .says("the 2nd of 3")
        .says("\"end turn\"");
    refused(&[""]);
    refused(&[&"x".repeat(100_000)]);
    reverie(&["apply", &file, "--seat", "3", "take orange"]).exits(2);
}

#[test]
fn new_luck_can_be_asked_for() {
    let desk = Desk::new();
    let file = new_game(&desk, "2", "7");
    let revealed = |args: &[&str]| {
        let mut all = vec!["apply", file.as_str(), "reveal"];
        all.extend(args);
        reverie(&all).exits(0).json()
    };
    assert_eq!(revealed(&[]), revealed(&[]));
    let other = revealed(&["--seed", "5"]);
    assert_ne!(other["garden"], revealed(&[])["garden"]);
    assert_eq!(other["chance"]["seed"], 5);
}

#[test]
fn standard_input_is_a_file_too() {
    let position = reverie(&["new", "momiji", "--seed", "7"]).exits(0).out;
    let input = position.as_bytes();
    reverie_reading(&["show", "-"], input)
        .exits(0)
        .prints("Momiji");
    reverie_reading(&["legal", "-"], input).exits(0);
    reverie_reading(&["apply", "-", "take orange"], input).exits(0);
    reverie_reading(&["score", "-"], input).exits(0);
    reverie_reading(&["view", "-"], input).exits(0);
    reverie_reading(&["show", "-"], b"")
        .exits(1)
        .says("standard input")
        .says("empty");
}

/// The cards of a hand, as they stand in a position.
fn hand(position: &Value, seat: usize) -> Vec<String> {
    let cards = position["seats"][seat - 1]["hand"].as_array();
    let cards = cards.expect("a hand").iter();
    cards
        .map(|card| card.as_str().expect("a card").to_owned())
        .collect()
}

#[test]
fn a_view_holds_the_own_hand_and_no_other() {
    let desk = Desk::new();
    let file = new_game(&desk, "2", "7");
    let position: Value = serde_json::from_str(&desk.read("new.json")).expect("JSON");
    let view = reverie(&["view", &file, "--seat", "1"]).exits(0).json();
    assert_eq!(hand(&view, 1), hand(&position, 1));
    assert!(view["seats"][1].get("hand").is_none());
    assert!(view.get("deck").is_none() && view.get("chance").is_none());
    // A card that lies nowhere open and is not in one's own hand is named nowhere in the view.
    let open = format!("{} {:?}", position["garden"], hand(&position, 1));
    let text = view.to_string();
    for card in hand(&position, 2) {
        let shown = open.contains(&format!("\"{card}\""));
        assert_eq!(text.contains(&format!("\"{card}\"")), shown, "{card}");
    }
    let spectator = reverie(&["view", &file, "--spectator"]).exits(0).json();
    assert!(spectator["seats"][0].get("hand").is_none());
    assert_eq!(reverie(&["view", &file]).exits(0).json(), spectator);
    reverie(&["view", &file, "--seat", "3"])
        .exits(2)
        .says("1 to 2");
    reverie(&["show", &file, "--seat", "0"]).exits(2);
}

#[test]
fn the_moves_of_a_seat_that_may_not_act_are_none() {
    let desk = Desk::new();
    let file = new_game(&desk, "2", "7");
    let legal = reverie(&["legal", &file, "--json", "--seat", "2"])
        .exits(0)
        .json();
    assert_eq!(legal["moves"], serde_json::json!([]));
    assert_eq!(legal["to_act"], serde_json::json!([1]));
    reverie(&["legal", &file, "--seat", "2"])
        .exits(0)
        .prints("turn of seat 1");
}

#[test]
fn a_solo_score_shows_each_condition() {
    let desk = Desk::new();
    let file = new_game(&desk, "1", "7");
    reverie(&["score", &file])
        .exits(0)
        .prints("Cold Breeze")
        .prints("missed");
    let score = reverie(&["score", &file, "--json"]).exits(0).json();
    assert_eq!(
        score["challenge"]["conditions"].as_array().map(Vec::len),
        Some(3)
    );
}

/// Before the end of Vivid Memories the score counts what lies on the boards, not only what is booked.
#[test]
fn a_score_before_the_end_is_that_of_an_end_now() {
    // D1 and E1 join S13 and S15, both green: two hexes x two slots. The set of S13 is complete then,
    // one green is left and two lie in slots.
    let position = r#"{
        "game": "vivid-memories", "players": 2, "phase": "reflect",
        "seats": [
            { "board": "board-1", "aspiration": "green", "stage": "act", "score": { "moments": 8 },
              "hexes": { "D1": ["green", "green"], "E1": ["green", "red"] } },
            { "board": "board-2", "aspiration": "blue", "stage": "act" }
        ],
        "bag": { "red": 5 }
    }"#;
    reverie_reading(&["score", "-"], position.as_bytes())
        .exits(0)
        .prints("if the game ended now")
        .prints("Seat 1: 18 points");
    let score = reverie_reading(&["score", "-", "--json"], position.as_bytes()).exits(0);
    let score = score.json();
    let points = |part: usize| score["seats"][0]["parts"][part]["points"].clone();
    assert_eq!([0, 1, 2, 3].map(points), [8, 4, 1, 5]);
    assert_eq!(
        (&score["over"], &score["seats"][0]["total"]),
        (&false.into(), &18.into())
    );
}

#[test]
fn a_program_may_say_json_everywhere() {
    for game in ["momiji", "vivid-memories", "deja-vu"] {
        let new = ["new", game, "--seed", "3"];
        let plain = reverie(&new).exits(0).out;
        assert_eq!(
            reverie(&[&new[..], &["--json"]].concat()).exits(0).out,
            plain
        );
        let view = reverie_reading(&["view", "-", "--spectator", "--json"], plain.as_bytes());
        assert_eq!(view.exits(0).json()["observer"], "spectator");
    }
}

/// The games speak the language that is asked for, or that of the system; moves and keys stay what they are.
#[test]
fn games_speak_french_and_german() {
    let position = reverie(&["new", "momiji", "--seed", "7"]).exits(0).out;
    let said = |args: &[&str]| reverie_reading(args, position.as_bytes()).exits(0);
    said(&["legal", "-", "--language", "fr"])
        .prints("Place 1\u{a0}: Collecte, pose ou active.")
        .prints("Prends la colonne orange")
        .prints("take orange");
    said(&["show", "-", "--language", "de"])
        .prints("Garten")
        .prints("Platz 1 (du)");
    said(&["score", "-", "--language", "de"]).prints("Eicheln");
    let json = said(&["score", "-", "--language", "fr", "--json"]).json();
    let parts = json["seats"][0]["parts"].as_array().expect("parts");
    assert!(parts.iter().any(|part| part["label"] == "glands"), "{json}");
    reverie(&["games", "--language", "fr"])
        .exits(0)
        .prints("première partie");
    reverie(&["games", "--language", "xx"])
        .exits(2)
        .says("en, fr and de");
}
