//! What people read, word for word: every help text, and `show`, `legal` and `score` of each game. A change
//! of them is looked at and accepted, never made in passing: CONTRIBUTING.md says how.

use insta::assert_snapshot;

use crate::support::{reverie, reverie_reading};

/// The names under a heading such as `Commands:` of a help text.
fn listed(help: &str, heading: &str) -> Vec<String> {
    let lines = help.lines().skip_while(|line| *line != heading).skip(1);
    let entries = lines.take_while(|line| !line.is_empty());
    // What goes on in the next line is further in.
    let entries = entries.filter(|line| line.starts_with("  ") && !line.starts_with("   "));
    let names = entries.filter_map(|line| line.split_whitespace().next());
    names
        .filter(|name| *name != "help")
        .map(str::to_owned)
        .collect()
}

#[test]
fn every_help_text_is_as_it_was() {
    let help = reverie(&["--help"]).exits(0).out;
    let commands = listed(&help, "Commands:");
    assert!(commands.len() > 15, "{commands:?}");
    assert_snapshot!("help", help);
    for command in commands {
        let help = reverie(&[&command, "--help"]).exits(0).out;
        for task in listed(&help, "Commands:") {
            let help = reverie(&[&command, &task, "--help"]).exits(0).out;
            assert_snapshot!(format!("help-{command}-{task}"), help);
        }
        assert_snapshot!(format!("help-{command}"), help);
    }
}

#[test]
fn positions_are_shown_as_they_were() {
    for (name, new) in [
        ("momiji", &["momiji", "--players", "2"][..]),
        ("momiji-solo", &["momiji", "--players", "1"]),
        ("vivid-memories", &["vivid-memories", "--players", "2"]),
        ("deja-vu", &["deja-vu", "--players", "2"]),
    ] {
        let new = [&["new"][..], new, &["--seed", "7"]].concat();
        let position = reverie(&new).exits(0).out;
        let said = |command: &str, more: &[&str]| {
            let args = [&[command, "-"], more].concat();
            reverie_reading(&args, position.as_bytes()).exits(0).out
        };
        assert_snapshot!(format!("show-{name}"), said("show", &["--seat", "1"]));
        assert_snapshot!(format!("legal-{name}"), said("legal", &["--seat", "1"]));
        let not = said("legal", &["--seat", "1", "--not"]);
        assert_snapshot!(format!("legal-not-{name}"), not);
        assert_snapshot!(format!("score-{name}"), said("score", &[]));
    }
}
