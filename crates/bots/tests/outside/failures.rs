//! Bots that break the rules of the protocol while they play: the game goes on in any case.

use std::time::{Duration, Instant};

use super::{Outcomes, READY, Random, play, play_alone, shell_bot, start, start_within};
use momiji::Momiji;
use table::QuickDice;

/// A bot that fails in this way at its first decision only, and must be told so.
fn fails_once(deed: &str, complaint: &str) {
    let bot = shell_bot(&format!("if [ $n = 1 ]; then {deed}; else answer; fi"));
    let played = play_alone(start(&bot));
    check(&played, 1, complaint);
    assert!(played.decisions > 10, "the bot decided nothing itself");
}

fn check(played: &Outcomes, forfeits: u64, complaint: &str) {
    let complaints = &played.complaints;
    assert_eq!(played.forfeits, forfeits, "{complaints}");
    assert!(
        complaints.contains(complaint),
        "{complaint:?} is not in {complaints:?}"
    );
}

#[test]
fn a_shell_script_can_play() {
    let played = play_alone(start(&shell_bot("answer")));
    assert_eq!(played.forfeits, 0, "{}", played.complaints);
}

#[test]
fn a_line_that_is_no_json() {
    fails_once(
        "echo nonsense",
        "decision 1: this line is no answer (expected",
    );
    fails_once("echo nonsense", "nonsense");
}

#[test]
fn a_message_of_the_wrong_kind() {
    let due = "an answer to decision 1 was due, but it sent";
    fails_once(&format!("echo '{READY}'"), due);
}

#[test]
fn an_answer_to_a_question_that_was_never_asked() {
    let due = "an answer to decision 1 was due, but it sent";
    fails_once(r#"echo '{"type":"move","id":999,"move":0}'"#, due);
}

#[test]
fn a_move_that_does_not_exist() {
    let fly = r#"echo '{"type":"move","id":1,"move":"fly to the moon"}'"#;
    fails_once(fly, "\"fly to the moon\" is no move of this game");
}

#[test]
fn a_move_that_is_not_legal() {
    let swap = r#"echo '{"type":"move","id":1,"move":"swap for most-acorns"}'"#;
    fails_once(swap, "\"swap for most-acorns\" is not legal here");
    let beyond = r#"echo '{"type":"move","id":1,"move":65535}'"#;
    fails_once(beyond, "move 65535 is not legal here");
}

#[test]
fn a_line_that_is_not_utf_8() {
    fails_once(r"printf '\377\376\n'", "a line is not UTF-8");
}

#[test]
fn a_line_without_measure() {
    let long = "head -c 1500000 /dev/zero | tr '\\000' x; echo";
    fails_once(long, "a line is longer than 1048576 bytes");
}

#[test]
fn a_late_answer_is_not_taken_for_the_next_one() {
    // If it were taken for an answer to the next question, that would be forfeited as well.
    let late = r#"sleep 4; echo '{"type":"move","id":1,"move":"too late"}'"#;
    let bot = shell_bot(&format!("if [ $n = 1 ]; then {late}; else answer; fi"));
    let played = play_alone(start_within(&bot, Duration::from_secs(3)));
    check(&played, 1, "no answer within 3s");
}

#[test]
fn a_process_that_dies() {
    let bot = shell_bot("if [ $n = 4 ]; then echo out of ideas >&2; exit 7; else answer; fi");
    let played = play_alone(start(&bot));
    assert!(played.decisions > 4);
    check(
        &played,
        played.decisions - 3,
        "decision 4: it closed its standard output",
    );
    check(&played, played.decisions - 3, "(exit status: 7)");
    check(&played, played.decisions - 3, "| out of ideas");
}

#[test]
fn a_process_that_dies_between_decisions_of_its_own() {
    let bot = shell_bot("answer; if [ $n = 2 ]; then exit 0; fi");
    let played = play::<Momiji>(start(&bot), 2, 1, |seed| {
        Box::new(Random(QuickDice::new(seed)))
    });
    assert!(played.forfeits > 2, "{}", played.complaints);
    assert!(
        played.complaints.contains("decision 3:"),
        "{}",
        played.complaints
    );
    assert!(
        played.complaints.contains("exit status: 0"),
        "{}",
        played.complaints
    );
}

/// One that says nothing is stopped after ten decisions, so that nobody waits for ever.
fn is_given_up(bot: &str) {
    let began = Instant::now();
    let outsider = start_within(bot, Duration::from_millis(100));
    let played = play_alone(outsider);
    check(
        &played,
        played.decisions,
        "decision 1: no answer within 100ms\n",
    );
    check(
        &played,
        played.decisions,
        "decision 10: no answer within 100ms, 10 times in a row",
    );
    assert!(played.decisions > 12, "the game should be longer");
    assert!(began.elapsed() >= Duration::from_secs(1));
}

#[test]
fn a_process_that_never_reads() {
    is_given_up(&format!("echo '{READY}'; exec sleep 1000"));
}

#[test]
fn a_process_that_never_answers() {
    is_given_up(&format!("echo '{READY}'; while read -r line; do :; done"));
}

#[test]
fn a_process_that_never_stops_talking() {
    let bot = format!("echo '{READY}'; exec yes '{{\"type\":\"move\",\"id\":0,\"move\":0}}'");
    is_given_up(&bot);
}
