//! `sample-game` and `replay`: games on paper.

use crate::support::{Desk, record, reverie};

#[test]
fn a_sampled_game_replays() {
    let desk = Desk::new();
    for players in ["1", "2", "4"] {
        let file = record(&desk, players, "3");
        reverie(&["replay", &file])
            .exits(0)
            .prints("Final score")
            .prints("seed 3");
        reverie(&["replay", &file, "--moves"])
            .exits(0)
            .prints("   1. ");
        let told = reverie(&["replay", &file, "--json"]).exits(0).json();
        assert_eq!(told["over"], true);
        assert_eq!(told["seed"], 3);
        assert_eq!(told["players"].to_string(), players);
        assert_eq!(told["score"]["over"], true);
        assert!(told.get("moves").is_none());
    }
}

#[test]
fn a_game_may_be_sampled_in_part() {
    let desk = Desk::new();
    let args = ["sample-game", "momiji", "--seed", "3", "--moves", "10"];
    let text = reverie(&args).exits(0).out;
    assert!(text.ends_with("unfinished\n"), "{text}");
    let file = desk.file("part.rec", &text);
    reverie(&["replay", &file])
        .exits(0)
        .prints("10 moves")
        .prints("not finished");
    assert_eq!(
        reverie(&["replay", &file, "--json"]).exits(0).json()["decisions"],
        10
    );
}

#[test]
fn a_changed_record_is_refused_at_the_move() {
    let desk = Desk::new();
    record(&desk, "2", "3");
    let text = desk.read("game.rec");
    let lines: Vec<&str> = text.lines().collect();
    let fifth = lines
        .iter()
        .position(|line| line.starts_with("5. "))
        .expect("a fifth move");

    let mut changed = lines.clone();
    changed.remove(fifth);
    let file = desk.file("gap.rec", &changed.join("\n"));
    reverie(&["replay", &file])
        .exits(1)
        .says("move 5 should stand here");

    let (start, _) = lines[fifth].split_once('#').expect("a fingerprint");
    let other = format!("{start}#00000000");
    let mut changed = lines.clone();
    changed[fifth] = &other;
    let file = desk.file("forged.rec", &changed.join("\n"));
    reverie(&["replay", &file]).exits(1).says("move 5");

    let file = desk.file("seed.rec", &text.replace("seed 3\n", "seed 4\n"));
    reverie(&["replay", &file]).exits(1).says("setup");

    let last = text
        .lines()
        .find(|line| line.starts_with("points "))
        .expect("points");
    let file = desk.file("points.rec", &text.replace(last, "points 99 99"));
    reverie(&["replay", &file]).exits(1).says("points");

    let file = desk.file("game.rec", &text.replace("game momiji", "game chess"));
    reverie(&["replay", &file]).exits(1).says("chess");
}

#[test]
fn a_position_is_no_record_and_a_record_no_position() {
    let desk = Desk::new();
    let file = record(&desk, "2", "3");
    reverie(&["show", &file]).exits(1).says("this is a record");
    let position = reverie(&["replay", &file, "--position"]).exits(0).out;
    let file = desk.file("end.json", &position);
    reverie(&["replay", &file]).exits(1).says("position");
}

/// Records that earlier versions have written, with the components of then, and one of a version to come.
#[test]
fn a_record_of_another_version_replays_or_names_what_it_needs() {
    let golden = concat!(env!("CARGO_MANIFEST_DIR"), "/../shelf/tests/golden");
    for old in ["vivid-memories-73b09127-2", "deja-vu-607025f7-2-map=build"] {
        let file = format!("{golden}/{old}.rec");
        reverie(&["replay", &file])
            .exits(0)
            .prints("all of them checked");
    }
    let desk = Desk::new();
    record(&desk, "2", "3");
    let text = desk.read("game.rec");
    let file = desk.file("newer.rec", &text.replace("\nrules 1\n", "\nrules 2\n"));
    reverie(&["replay", &file])
        .exits(1)
        .says("it needs rules 2; this version knows them up to 1");
    let components = text.lines().find(|line| line.starts_with("components "));
    let other = text.replace(components.expect("components"), "components 12345678");
    let file = desk.file("other.rec", &other);
    reverie(&["replay", &file])
        .exits(1)
        .says("it needs component data 12345678");
}
