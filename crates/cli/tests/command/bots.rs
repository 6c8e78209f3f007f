//! `arena`, `analyze`, `balance`, `learn`, and bots at the terminal.

use serde_json::Value;

use crate::support::{Desk, reverie, reverie_reading};

fn number(value: &Value) -> f64 {
    value.as_f64().expect("a number")
}

/// The position of a new game.
fn new_game(args: &[&str]) -> String {
    reverie(&[&["new"], args].concat()).exits(0).out
}

#[test]
fn an_arena_says_who_is_stronger() {
    let args = [
        "arena",
        "momiji",
        "--bots",
        "casual,random",
        "--games",
        "20",
        "--seed",
        "1",
    ];
    let told = reverie(&[&args[..], &["--json"]].concat()).exits(0);
    assert_eq!(told.err, "", "no progress bar for a pipe");
    let told = told.json();
    assert_eq!(told["games"], 20);
    let entries = told["entries"].as_array().expect("two bots");
    assert_eq!(entries[0]["name"], "casual");
    let wins: f64 = entries.iter().map(|entry| number(&entry["wins"])).sum();
    assert!(
        (wins - 20.0).abs() < 1e-6,
        "every game has a win to share: {wins}"
    );
    assert!(number(&entries[0]["share"]) > 80.0, "{told}");
    assert!(number(&entries[0]["rating"]) > number(&entries[1]["rating"]));
    assert!(number(&entries[0]["interval"][0]) < number(&entries[0]["share"]));
    assert_eq!(entries[0]["forfeits"], 0);
    reverie(&args)
        .exits(0)
        .prints("95 % interval")
        .prints("casual");
}

#[test]
fn an_arena_is_the_same_on_any_number_of_threads() {
    let run = |threads: &str| {
        let args = [
            "arena",
            "deja-vu",
            "--bots",
            "novice,random",
            "--games",
            "6",
            "--seed",
            "5",
            "--threads",
            threads,
            "--json",
        ];
        let told = reverie(&args).exits(0).json();
        let entries = told["entries"].as_array().expect("two bots").clone();
        entries
            .iter()
            .map(|entry| (number(&entry["wins"]), number(&entry["points"])))
            .collect::<Vec<_>>()
    };
    assert_eq!(run("1"), run("3"));
}

#[test]
fn an_arena_stops_when_the_games_have_decided() {
    let args = [
        "arena",
        "momiji",
        "--bots",
        "casual,random",
        "--games",
        "2000",
        "--seed",
        "1",
        "--until",
        "50:65",
        "--json",
    ];
    let told = reverie(&args).exits(0).json();
    assert_eq!(told["verdict"], "high");
    assert!(number(&told["games"]) < 200.0, "{}", told["games"]);
}

#[test]
fn a_table_that_can_not_be_is_refused_in_words() {
    let arena = |more: &[&str]| reverie(&[&["arena", "momiji"], more].concat());
    arena(&["--bots", "expert,grandmaster"])
        .exits(2)
        .says("novice, casual, skilled, expert");
    arena(&["--bots", "expert"])
        .exits(2)
        .says("1 bots for 2 seats");
    arena(&["--bots", "casual,casual", "-o", "colour=red"])
        .exits(2)
        .says("colour");
    arena(&["--bots", "casual,casual", "--until", "80:50"])
        .exits(2)
        .says("the lower first");
    arena(&["--bots", "casual,exec:"])
        .exits(2)
        .says("needs a command");
    arena(&["--bots", "casual,exec:\"echo nonsense\"", "--games", "2"])
        .exits(1)
        .says("echo nonsense");
}

#[test]
fn an_analysis_names_moves_chances_and_a_line() {
    for game in ["momiji", "vivid-memories", "deja-vu"] {
        let position = new_game(&[game, "--seed", "7"]);
        let args = ["analyze", "-", "--budget-ms", "100", "--json"];
        let told = reverie_reading(&args, position.as_bytes()).exits(0).json();
        let best = &told["moves"][0];
        assert!(
            best["move"].is_string() && best["explanation"].is_string(),
            "{told}"
        );
        assert!((0.0..=100.0).contains(&number(&best["win_chance"])));
        assert!(number(&best["expected_score"]) > 0.0 && number(&best["visits"]) > 0.0);
        assert_eq!(best["line"][0]["move"], best["move"]);
        let legal = reverie_reading(&["legal", "-", "--json"], position.as_bytes()).exits(0);
        assert!(legal.out.contains(best["move"].as_str().expect("a text")));
        let args = ["analyze", "-", "--budget-ms", "50"];
        reverie_reading(&args, position.as_bytes())
            .exits(0)
            .prints("expected: ");
    }
}

#[test]
fn a_hint_names_a_legal_move_and_is_the_same_every_time() {
    for game in ["momiji", "vivid-memories", "deja-vu"] {
        let position = new_game(&[game, "--seed", "7"]);
        let args = ["hint", "-", "--iterations", "300", "--json"];
        let ask = || reverie_reading(&args, position.as_bytes()).exits(0).json();
        let told = ask();
        assert_eq!(told, ask());
        let best = told["best"]["move"].as_str().expect("a text");
        assert_eq!(told["line"][0]["move"], best);
        assert!(told["nudge"][0].is_string() && told["reasons"][0].is_string());
        let legal = reverie_reading(&["legal", "-", "--json"], position.as_bytes()).exits(0);
        assert!(legal.out.contains(best));
        let args = ["hint", "-", "--iterations", "100", "--size", "nudge"];
        let nudge = reverie_reading(&args, position.as_bytes()).exits(0);
        assert!(!nudge.out.contains(best), "a nudge does not name the move");
    }
}

#[test]
fn a_review_gives_chances_accuracy_and_costly_decisions() {
    let record = reverie(&["sample-game", "momiji", "--seed", "3"]).exits(0);
    let args = ["review", "-", "--iterations", "40", "--json"];
    let ask = || {
        reverie_reading(&args, record.out.as_bytes())
            .exits(0)
            .json()
    };
    let told = ask();
    assert_eq!(told, ask());
    let seats = told["seats"].as_array().expect("seats");
    for seat in seats {
        assert!(
            (0.0..80.0).contains(&number(&seat["accuracy"])),
            "by chance"
        );
        assert_eq!(seat["costliest"].as_array().map(Vec::len), Some(3));
    }
    let curve = told["curve"].as_array().expect("a curve");
    for point in curve {
        let chances = point["chances"].as_array().expect("chances");
        let sum: f64 = chances.iter().map(number).sum();
        assert!((99.0..=101.0).contains(&sum), "{point}");
    }
}

#[test]
fn an_analysis_is_asked_of_somebody_who_decides() {
    let position = new_game(&["momiji", "--seed", "7", "-o", "first=1"]);
    reverie_reading(&["analyze", "-", "--seat", "2"], position.as_bytes())
        .exits(1)
        .says("seat 2 has nothing to decide here; seat 1 has");
    reverie_reading(&["analyze", "-", "--seat", "3"], position.as_bytes())
        .exits(2)
        .says("no seat 3");
}

#[test]
fn people_play_against_bots_of_every_level() {
    let first = b"1\n".repeat(2000);
    for bots in ["novice", "casual,skilled", "expert", "random"] {
        let args = [
            "play",
            "momiji",
            "--bots",
            bots,
            "--budget-ms",
            "5",
            "--seed",
            "3",
        ];
        let ran = reverie_reading(&args, &first).exits(0);
        assert_eq!(ran.err, "");
        ran.prints("Final score")
            .prints(&format!("--bots '{bots}'"));
    }
    reverie_reading(
        &["play", "momiji", "-p", "4", "--bots", "novice,casual"],
        &first,
    )
    .exits(2)
    .says("3 seats are left for bots");
}

#[test]
fn the_same_seed_meets_the_same_opponents() {
    let play = || {
        let args = ["play", "momiji", "--bots", "skilled", "--seed", "11"];
        reverie_reading(&args, &b"1\n".repeat(2000)).exits(0).out
    };
    assert_eq!(play(), play());
}

#[test]
fn balance_says_where_points_come_from_and_what_won() {
    let args = [
        "balance",
        "vivid-memories",
        "--players",
        "3",
        "--bot",
        "casual",
        "--games",
        "6",
        "--seed",
        "1",
    ];
    let told = reverie(&[&args[..], &["--json"]].concat()).exits(0).json();
    let shares = told["sources"].as_array().expect("sources").iter();
    let all: f64 = shares.map(|source| number(&source["share"])).sum();
    assert!((all - 100.0).abs() < 1e-6, "{all}");
    let groups = told["shares"].as_array().expect("shares").iter();
    let boards = groups.filter(|share| share["group"] == "board");
    let had: f64 = boards.map(|share| number(&share["had"])).sum();
    assert!(
        (had - 18.0).abs() < 1e-6,
        "three boards in six games: {had}"
    );
    reverie(&args)
        .exits(0)
        .prints("points from")
        .prints("aspiration");
}

#[test]
fn learning_is_fixed_by_its_seed() {
    let desk = Desk::new();
    let learn = |file: &str, threads: &str| {
        let path = desk.path(file);
        let args = [
            "learn",
            "momiji",
            "--rounds",
            "2",
            "--games",
            "6",
            "--seed",
            "4",
            "--threads",
            threads,
            "--out",
            &path,
        ];
        reverie(&args).exits(0);
        std::fs::read(&path).expect("weights were written")
    };
    let one = learn("one.net", "1");
    assert_eq!(one, learn("two.net", "2"));
    reverie(&["learn", "vivid-memories", "--players", "1", "--out", "x"])
        .exits(2)
        .says("can't be played by 1");
}
