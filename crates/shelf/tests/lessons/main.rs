//! Lessons are data (`crates/shelf/lessons`), and every one is played here through the engine in all the ways that it
//! accepts: a change of the rules, of a deal or of a text can't leave a lesson behind.

mod format;
mod goals;
mod pieces;
mod playing;
mod texts;
mod values;

use std::collections::BTreeSet;

use format::{Guess, Opponent, lessons};

/// Each step is of one kind, has a name of its own, and asks for something.
#[test]
fn every_step_asks_for_one_thing() {
    for lesson in lessons() {
        assert!((1..=10).contains(&lesson.minutes), "{}", lesson.id);
        let is_first = lesson.id.ends_with("-first");
        assert_eq!(lesson.order == 0, is_first, "{}: its order", lesson.id);
        for question in &lesson.questions {
            let answers: BTreeSet<_> = question.of.iter().collect();
            assert_eq!(answers.len(), question.of.len(), "{}", question.say);
            assert!(question.right < question.of.len(), "{}", question.say);
        }
        let names: BTreeSet<_> = lesson.steps().map(|step| &step.id).collect();
        assert_eq!(names.len(), lesson.steps().count(), "{}", lesson.id);
        for step in lesson.steps() {
            let kinds = [
                !step.accept.is_empty(),
                step.is_goal(),
                step.attempt.is_some(),
                !step.tap.is_empty(),
                step.guess.is_some(),
                step.free.is_some(),
            ];
            let kinds = kinds.into_iter().filter(|&is| is).count();
            assert_eq!(kinds, 1, "{} {}", lesson.id, step.id);
            for pieces in [&step.light, &step.tap] {
                let different: BTreeSet<_> = pieces.iter().collect();
                assert_eq!(different.len(), pieces.len(), "{}", step.id);
            }
            assert!(
                step.way.is_empty() != step.is_goal(),
                "{} {}: a goal has a way, and a way a goal",
                lesson.id,
                step.id
            );
            if let Some(Guess { of, right, .. }) = &step.guess {
                assert!(of.len() > 1 && of.contains(right), "{}", step.id);
            }
            let mut seeds = step.free.iter().map(|free| free.seed);
            if let Opponent::Bot(bot) = &step.opponent {
                assert!(bot.seed > 0, "{}", step.id);
            }
            assert!(seeds.all(|seed| seed > 0), "{}", step.id);
        }
    }
}

/// Whoever learns is not led by the hand all the time: of four steps in a row one at least leaves something to choose or to
/// find out.
#[test]
fn there_is_something_to_choose_all_along() {
    for lesson in lessons() {
        let mut bound = 0;
        for step in lesson.steps() {
            bound = if step.is_open() { 0 } else { bound + 1 };
            assert!(bound <= 3, "{} {}: no choice", lesson.id, step.id);
        }
    }
}
