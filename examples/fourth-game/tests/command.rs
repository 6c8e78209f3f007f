//! The command line knows it.

use std::io::Write;
use std::process::{Command, Stdio};

/// Runs the command with this to read, and says what it printed.
fn run(args: &[&str], input: &str) -> String {
    let mut child = Command::new(env!("CARGO_BIN_EXE_fourth-game"))
        .args(args)
        .env("LANG", "C")
        .env("NO_COLOR", "1")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it starts");
    let mut stdin = child.stdin.take().expect("its input");
    // A command that reads nothing may be gone by now.
    let _ = stdin.write_all(input.as_bytes());
    drop(stdin);
    let ended = child.wait_with_output().expect("it ends");
    let said = String::from_utf8_lossy(&ended.stderr);
    assert!(ended.status.success(), "{args:?}: {said}");
    String::from_utf8(ended.stdout).expect("text")
}

#[test]
fn it_is_listed_beside_the_others() {
    let listed = run(&["games", "--language", "de"], "");
    assert!(
        listed.contains("high-card") && listed.contains("Hohe Karte"),
        "{listed}"
    );
    assert!(listed.contains("momiji"), "{listed}");
    let help = run(&["new", "--help"], "");
    assert!(help.contains("deja-vu, high-card"), "{help}");
}

#[test]
fn a_position_is_set_up_looked_at_and_played_on() {
    let position = run(&["new", "high-card", "--seed", "7"], "");
    let shown = run(&["show", "-", "--seat", "1"], &position);
    assert_eq!(shown.matches("hand_cards").count(), 2, "{shown}");
    assert_eq!(shown.matches("hand: ").count(), 1, "{shown}");
    let legal = run(&["legal", "-"], &position);
    let lay = legal.lines().find(|line| line.contains("lay "));
    assert!(
        lay.is_some_and(|line| line.contains("Lays card")),
        "{legal}"
    );
    let next = run(&["apply", "-", "1"], &position);
    assert!(next.contains("\"turn\": 2"), "{next}");
    assert!(run(&["score", "-"], &next).contains("rounds"));
    assert!(run(&["view", "-", "--spectator"], &next).contains("hand_cards"));
}

#[test]
fn a_person_plays_against_a_bot() {
    let game = [
        "play",
        "high-card",
        "--players",
        "2",
        "--bots",
        "novice",
        "--seed",
        "7",
    ];
    let played = run(&game, &"1\n".repeat(40));
    assert!(played.contains("rounds"), "{played}");
}

#[test]
fn games_are_simulated_contested_and_recorded() {
    let simulated = run(
        &["simulate", "high-card", "--games", "200", "--seed", "1"],
        "",
    );
    assert!(simulated.contains("High Card"), "{simulated}");
    let bots = ["--bots", "skilled,casual", "--games", "4", "--seed", "1"];
    let arena = run(&[&["arena", "high-card"][..], &bots].concat(), "");
    assert!(arena.contains("skilled"), "{arena}");
    let record = run(&["sample-game", "high-card", "--seed", "3"], "");
    assert!(run(&["replay", "-"], &record).contains("rounds"));
}
