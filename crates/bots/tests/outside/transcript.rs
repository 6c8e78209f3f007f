//! The transcript in the documentation is what is really said.

use std::fs;
use std::path::Path;

use momiji::Momiji;
use serde_json::{Value, json};
use table::QuickDice;

use super::{PATIENT, Random, need_python, play, start};

/// All lines of a game that the example plays on seat 2, those to it and those from it. They are kept
/// in files of this name meanwhile.
fn conversation(place: &str) -> (Vec<Value>, Vec<Value>) {
    need_python();
    let file = |name| Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{place}-{name}"));
    let (to, from) = (file("to-the-bot"), file("from-the-bot"));
    let bot = format!(
        "tee '{}' | {PATIENT} | tee '{}'",
        to.display(),
        from.display()
    );
    let played = play::<Momiji>(start(&bot), 2, 1, |seed| {
        Box::new(Random(QuickDice::new(seed)))
    });
    assert_eq!(played.forfeits, 0, "{}", played.complaints);
    let read = |path| -> Vec<Value> {
        let text = fs::read_to_string(path).expect("the lines");
        text.lines()
            .map(|line| serde_json::from_str(line).expect("JSON"))
            .collect()
    };
    (read(to), read(from))
}

/// The message with its long parts cut, as the documentation shows it: of the legal moves the first
/// and the one that is chosen, of the events the first.
fn abridged(message: &Value, chosen: &Value) -> Value {
    let mut message = message.clone();
    let list = |message: &mut Value, key: &str| message.get_mut(key).map(Value::take);
    if let Some(Value::Array(legal)) = list(&mut message, "legal") {
        let kept = legal.iter().enumerate();
        let kept = kept.filter(|(index, entry)| *index == 0 || entry["move"] == *chosen);
        message["legal"] = kept.map(|(_, entry)| entry.clone()).collect();
    }
    if let Some(Value::Array(events)) = list(&mut message, "events") {
        message["events"] = events.into_iter().take(1).collect();
    }
    if let Some(view) = message.get_mut("view").and_then(Value::as_object_mut) {
        let long = |value: &&mut Value| value.is_array() || value.is_object();
        view.values_mut()
            .filter(long)
            .for_each(|value| *value = json!("…"));
    }
    message
}

#[test]
fn the_documentation_shows_what_is_really_said() {
    let (to, from) = conversation("shown");
    let of = |kind: &str| {
        to.iter()
            .find(|message| message["type"] == kind)
            .expect("a message")
    };
    let last = |kind: &str| {
        to.iter()
            .rfind(|message| message["type"] == kind)
            .expect("a message")
    };
    let answer = |id: &Value| {
        from.iter()
            .find(|message| message["id"] == *id)
            .expect("an answer")
    };
    let mut lines = Vec::new();
    let nothing = &Value::Null;
    let mut show = |sign: &str, message: &Value, chosen: &Value| {
        lines.push(format!("{sign} {}", abridged(message, chosen)));
    };
    show(">", of("hello"), nothing);
    show("<", &from[0], nothing);
    show(">", of("new_game"), nothing);
    for choose in [of("choose"), last("choose")] {
        let answer = answer(&choose["id"]);
        show(">", choose, &answer["move"]);
        show("<", answer, nothing);
    }
    show(">", of("result"), nothing);
    show(">", of("bye"), nothing);
    let real = lines.join("\n");
    let page = include_str!("../../../../docs/bot-protocol.md");
    let (_, rest) = page.split_once("```transcript\n").expect("a transcript");
    let (shown, _) = rest.split_once("\n```").expect("its end");
    assert_eq!(
        shown, real,
        "docs/bot-protocol.md should show this:\n{real}\n"
    );
}

#[test]
fn every_decision_is_told_in_order_and_from_the_right_seat() {
    let (to, from) = conversation("checked");
    let kinds: Vec<&str> = to
        .iter()
        .filter_map(|message| message["type"].as_str())
        .collect();
    assert_eq!(kinds.len(), to.len());
    assert_eq!(kinds[..2], ["hello", "new_game"]);
    assert_eq!(kinds[kinds.len() - 2..], ["result", "bye"]);
    assert_eq!(to[1]["seat"], 2);
    let asked: Vec<&Value> = to
        .iter()
        .filter(|message| message["type"] == "choose")
        .collect();
    assert_eq!(asked.len(), kinds.len() - 4);
    assert_eq!(from.len(), asked.len() + 1);
    for (number, message) in (1..).zip(&asked) {
        assert_eq!(message["id"], number);
        assert_eq!(message["view"]["observer"], 2);
        let legal = message["legal"].as_array().expect("a list");
        let ids: Vec<u64> = legal
            .iter()
            .filter_map(|entry| entry["id"].as_u64())
            .collect();
        assert!(!ids.is_empty() && ids.is_sorted());
        assert!(
            ids.iter()
                .all(|&id| id < to[1]["moves"].as_u64().expect("a number"))
        );
    }
    // What the bot did itself is told as well: the events of a game are whole.
    let own = |message: &&Value| message["events"].to_string().contains("\"seat\":2");
    assert!(asked.iter().filter(|message| own(message)).count() > asked.len() / 4);
}
