//! Every lesson, played through the engine in all the ways that it accepts.

use std::collections::HashSet;
use std::slice;

use shelf::{MOST_ANSWERS, Shelf, study};

use crate::format::{Attempt, Bot, Chapter, Free, Lesson, Opponent, Step, lessons};
use crate::goals;
use crate::pieces;
use crate::values::{at, fulfils};

/// How many ways through a lesson are gone at once, spread evenly over all that there are: free choices at every third
/// step make more than anybody can wait for.
const BRANCHES: usize = 120;
/// From how many of them a goal is looked for, or a game played to its end.
const FEW: usize = 8;

#[test]
fn every_lesson_can_be_played_in_all_ways_that_it_accepts() {
    for lesson in lessons() {
        for chapter in &lesson.chapters {
            let mut frontier = vec![chapter.played.clone()];
            for step in &chapter.steps {
                let place = format!("{} {}", lesson.id, step.id);
                let mistakes: HashSet<String> = frontier
                    .iter()
                    .flat_map(|before| mistakes(&lesson, chapter, step, before, &place))
                    .collect();
                for wrong in &step.wrong {
                    let made = mistakes.contains(&wrong.say);
                    assert!(made, "{place}: {} can't be made", wrong.text);
                }
                assert!(
                    !step.is_goal() || goals::is_way(&lesson, chapter, step, &frontier[0]),
                    "{place}: its way misses the goal"
                );
                let long = step.is_goal() || step.free.is_some();
                let most = if long { FEW } else { BRANCHES };
                frontier = spread(frontier, most)
                    .iter()
                    .flat_map(|before| play(&lesson, chapter, step, before, &place))
                    .collect();
            }
        }
    }
}

/// This many of them at most, the first always.
fn spread(all: Vec<Vec<String>>, most: usize) -> Vec<Vec<String>> {
    let every = all.len().div_ceil(most);
    all.into_iter().step_by(every).collect()
}

/// Plays a step in all its ways after these moves, and says what has been moved then.
fn play(
    lesson: &Lesson,
    chapter: &Chapter,
    step: &Step,
    before: &[String],
    place: &str,
) -> Vec<Vec<String>> {
    look(lesson, chapter, step, before, place);
    if let Some(attempt) = &step.attempt {
        refused(lesson, chapter, attempt, before, place);
    }
    if let Some(free) = &step.free {
        ends(lesson, chapter, free, before, place);
    }
    let ways = if !step.accept.is_empty() {
        open(lesson, chapter, step, before, place)
    } else if step.is_goal() {
        goals::ways(lesson, chapter, step, before, place)
    } else {
        vec![Vec::new()]
    };
    let after = |way: Vec<String>| reply(lesson, chapter, step, [before, &way].concat());
    let after: Vec<_> = ways.into_iter().map(after).collect();
    for moves in &after {
        let position = lesson.after(chapter, moves).position();
        for (path, expected) in &step.expect {
            let found = at(&position, path);
            assert!(
                fulfils(found, expected),
                "{place}: {path} is {found} after {moves:?}"
            );
        }
    }
    after
}

/// The accepted ways that can be gone after these moves: what was chosen before may leave only some of them.
fn open(
    lesson: &Lesson,
    chapter: &Chapter,
    step: &Step,
    before: &[String],
    place: &str,
) -> Vec<Vec<String>> {
    let mut refusals = Vec::new();
    let mut ways = written_out(&step.accept);
    ways.retain(|way| {
        let mut game = lesson.after(chapter, before);
        let refusal = way
            .iter()
            .find_map(|text| lesson.make(&mut *game, text).err());
        let is_open = refusal.is_none();
        refusals.extend(refusal);
        is_open
    });
    assert!(!ways.is_empty(), "{place}: after {before:?}: {refusals:?}");
    ways
}

/// It is the person's turn where the step asks for a move, and the pieces that it shows are there.
fn look(lesson: &Lesson, chapter: &Chapter, step: &Step, before: &[String], place: &str) {
    let game = lesson.after(chapter, before);
    let moves = !step.accept.is_empty() || step.is_goal() || step.attempt.is_some();
    assert!(
        !moves || game.to_act().contains(lesson.seat()),
        "{place}: somebody else has to act after {before:?}"
    );
    let view = lesson.view(&*game);
    for piece in step.light.iter().chain(&step.tap) {
        pieces::there(&lesson.game, &view, piece)
            .unwrap_or_else(|fault| panic!("{place}: {piece}: {fault}"));
    }
}

/// Makes the likely mistakes, and says which of them can be made after these moves: what was chosen before may have left
/// no chance for some.
fn mistakes(
    lesson: &Lesson,
    chapter: &Chapter,
    step: &Step,
    before: &[String],
    place: &str,
) -> Vec<String> {
    let mut made = Vec::new();
    for wrong in &step.wrong {
        let mut game = lesson.after(chapter, before);
        let mut prepared = wrong.after.iter();
        if !prepared.all(|text| lesson.make(&mut *game, text).is_ok()) {
            continue;
        }
        match (lesson.make(&mut *game, &wrong.text), &wrong.rule) {
            (Ok(()), None) => {}
            (Err(_), None) => continue,
            (Err(refusal), Some(rule)) => assert_eq!(refusal.rule(), Some(&**rule), "{place}"),
            (Ok(()), Some(rule)) => panic!("{place}: {} is legal, {rule} or not", wrong.text),
        }
        made.push(wrong.say.clone());
        let begun = [&wrong.after[..], slice::from_ref(&wrong.text)].concat();
        let mut ways = written_out(&step.accept).into_iter();
        let accepted = ways.any(|way| way.starts_with(&begun));
        assert!(!accepted, "{place}: {} is said to be wrong", wrong.text);
    }
    made
}

fn refused(lesson: &Lesson, chapter: &Chapter, attempt: &Attempt, before: &[String], place: &str) {
    assert!(!attempt.moves.is_empty(), "{place}: nothing to try");
    for text in &attempt.moves {
        let mut game = lesson.after(chapter, &[before, &attempt.after].concat());
        let refusal = lesson.make(&mut *game, text).err();
        let refusal = refusal.unwrap_or_else(|| panic!("{place}: {text} is legal"));
        assert_eq!(refusal.rule(), Some(&*attempt.rule), "{place}: {text}");
    }
}

fn ends(lesson: &Lesson, chapter: &Chapter, free: &Free, before: &[String], place: &str) {
    let mut moves = before.to_vec();
    loop {
        let asked = lesson.study(chapter, &moves, free.bot, |_| true);
        let studied = study(&Shelf::standard(), &asked).expect("a study");
        let made = studied.moves.len() - before.len();
        assert!(made <= free.turns, "{place}: {made} moves");
        if studied.sight.tally.is_some() {
            return;
        }
        // They play that many moves at once, and no more.
        assert_eq!(studied.moves.len(), moves.len() + MOST_ANSWERS, "{place}");
        moves = studied.moves;
    }
}

/// Every sequence that a step accepts, with its alternatives (`hex B1 | hex B3`) written out.
fn written_out(accept: &[Vec<String>]) -> Vec<Vec<String>> {
    let mut all = Vec::new();
    for sequence in accept {
        let mut ways = vec![Vec::new()];
        for moves in sequence {
            ways = ways
                .iter()
                .flat_map(|way| {
                    moves
                        .split(" | ")
                        .map(|text| [&way[..], &[text.to_owned()]].concat())
                })
                .collect();
        }
        all.extend(ways);
    }
    all
}

/// What has been moved when the others have answered.
fn reply(lesson: &Lesson, chapter: &Chapter, step: &Step, moves: Vec<String>) -> Vec<String> {
    match &step.opponent {
        Opponent::Script(script) => [moves, script.clone()].concat(),
        Opponent::Bot(Bot { bot, .. }) => {
            let asked = lesson.study(chapter, &moves, *bot, |seat| seat != lesson.you);
            let answered = study(&Shelf::standard(), &asked).expect("a study");
            answered.moves
        }
    }
}
