//! The command line itself: help, wrong usage, colours, files that are not there.

use crate::support::{Desk, new_game, reverie};

const COMMANDS: [&str; 14] = [
    "play",
    "games",
    "new",
    "show",
    "legal",
    "why",
    "apply",
    "score",
    "view",
    "replay",
    "sample-game",
    "simulate",
    "perft",
    "components",
];

#[test]
fn help_lists_every_command_and_the_exit_codes() {
    let help = reverie(&["--help"]).exits(0).out;
    for word in COMMANDS.iter().chain(&["Exit codes", "standard input"]) {
        assert!(help.contains(word), "no {word} in: {help}");
    }
    for command in COMMANDS {
        let help = reverie(&[command, "--help"]).exits(0).out;
        assert!(help.contains("Usage: reverie"), "{help}");
        assert!(command == "games" || help.contains("Examples:"), "{help}");
    }
}

#[test]
fn wrong_usage_is_exit_code_2() {
    reverie(&[]).exits(2);
    reverie(&["dance"]).exits(2);
    reverie(&["new"]).exits(2);
    reverie(&["new", "chess"]).exits(2).says("momiji");
    reverie(&["new", "momiji", "--players", "many"]).exits(2);
    reverie(&["new", "momiji", "--players", "9"])
        .exits(2)
        .says("1 to 4");
    reverie(&["new", "momiji", "--players", "0"])
        .exits(2)
        .says("1 to 4");
    reverie(&["new", "momiji", "--seed", "-1"]).exits(2);
    reverie(&["new", "momiji", "--option", "draft"])
        .exits(2)
        .says("key=value");
    let wrong = [
        "new",
        "momiji",
        "--option",
        "colour=blue",
        "--option",
        "first=7",
    ];
    reverie(&wrong).exits(2).says("colour").says("first");
    reverie(&["simulate", "momiji", "--games", "0"]).exits(2);
    reverie(&["simulate", "momiji", "--players", "5"]).exits(2);
    reverie(&["perft", "momiji", "--depth", "0"]).exits(2);
    reverie(&["play", "momiji", "--players", "2", "--humans", "3"]).exits(2);
    reverie(&["apply", "file.json"]).exits(2);
    reverie(&["view", "file.json", "--seat", "1", "--spectator"]).exits(2);
}

#[test]
fn a_file_that_is_not_there_is_exit_code_3() {
    let desk = Desk::new();
    let missing = desk.path("missing.json");
    for args in [
        &["show", &missing][..],
        &["legal", &missing],
        &["apply", &missing, "1"],
        &["score", &missing],
        &["view", &missing],
        &["replay", &missing],
        &["components", "check", "momiji", &missing],
        &["new", "momiji", "--components", &missing],
        &["play", "--from", &missing],
    ] {
        reverie(args)
            .exits(3)
            .says("missing.json")
            .says("can't read");
    }
    let directory = desk.path("");
    reverie(&["show", &directory]).exits(3);
    let nowhere = desk.path("no/such/place.rec");
    let play = ["play", "momiji", "--players", "2", "--save", &nowhere];
    reverie(&play).exits(3).says("can't write");
}

#[test]
fn games_are_listed_for_people_and_programs() {
    reverie(&["games"])
        .exits(0)
        .prints("momiji")
        .prints("landscapes")
        .prints("solo");
    let games = reverie(&["games", "--json"]).exits(0).json();
    let momiji = &games["games"][0];
    assert_eq!(momiji["id"], "momiji");
    assert_eq!(momiji["players"], serde_json::json!([1, 4]));
    assert!(
        momiji["modes"]
            .as_array()
            .is_some_and(|modes| modes.len() >= 5)
    );
    assert!(momiji["options"][0]["key"].is_string());
}

#[test]
fn colours_come_on_demand_only() {
    let desk = Desk::new();
    let file = new_game(&desk, "2", "7");
    let plain = reverie(&["show", &file]).exits(0).out;
    assert!(!plain.contains('\u{1b}'), "no colours for a pipe");
    let coloured = reverie(&["show", &file, "--color", "always"]).exits(0).out;
    assert!(coloured.contains('\u{1b}'));
    let never = reverie(&["--color", "never", "show", &file]).exits(0).out;
    assert_eq!(never, plain);
}

#[test]
fn components_are_shown_checked_and_used() {
    let desk = Desk::new();
    let text = reverie(&["components", "show", "momiji"]).exits(0).out;
    let file = desk.file("mine.json", &text);
    let check = ["components", "check", "momiji", &file];
    reverie(&check).exits(0).prints("can be used");
    let json = ["components", "check", "momiji", &file, "--json"];
    assert_eq!(reverie(&json).exits(0).json()["fine"], true);
    reverie(&["new", "momiji", "--components", &file]).exits(0);

    let mut document: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    document["leaves"][0]["leaf"] = "blue".into();
    document["scenarios"][0]["landscapes"] = serde_json::json!(["A", "Z", "E"]);
    let file = desk.file("broken.json", &document.to_string());
    reverie(&["components", "check", "momiji", &file])
        .exits(1)
        .says("broken.json");
    let found = reverie(&["components", "check", "momiji", &file, "--json"])
        .exits(1)
        .json();
    assert_eq!(found["fine"], false);
    assert!(
        found["problems"]
            .as_array()
            .is_some_and(|found| !found.is_empty())
    );
    reverie(&["new", "momiji", "--components", &file]).exits(1);
}

/// What no booklet states is a warning: the file can be used all the same.
#[test]
fn components_unlike_our_reconstruction_are_used_with_a_warning() {
    let desk = Desk::new();
    let text = reverie(&["components", "show", "vivid-memories"])
        .exits(0)
        .out;
    let mut document: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    document["boards"][0]["slots"]["S01"] = "yellow".into();
    let file = desk.file("mine.json", &document.to_string());
    let check = ["components", "check", "vivid-memories", &file];
    reverie(&check)
        .exits(0)
        .prints("can be used")
        .prints("warning: boards.board-1: 4 of the slots are yellow");
    let found = reverie(&[&check[..], &["--json"]].concat()).exits(0).json();
    assert_eq!(found["fine"], true);
    assert_eq!(found["problems"], serde_json::json!([]));
    assert_eq!(found["warnings"][0]["at"], "boards.board-1");
    let new = ["new", "vivid-memories", "--components", &file];
    reverie(&new).exits(0);
}

#[test]
fn a_reader_that_goes_away_is_no_failure() {
    use std::process::{Command, Stdio};
    let mut child = Command::new(env!("CARGO_BIN_EXE_reverie"))
        .args(["perft", "momiji", "--seed", "1", "--depth", "3"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command starts");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("the command ends");
    assert_eq!(output.status.code(), Some(0));
    assert!(output.stderr.is_empty());
}
