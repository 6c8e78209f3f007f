//! Goals are reached by any legal moves: that they can be, whatever was chosen before, is found out by search.

use std::collections::HashSet;
use std::slice;

use crate::format::{Chapter, Lesson, Step};
use crate::values::{at, fulfils};

/// How many of the ways to a goal are played on from.
const WAYS: usize = 4;
/// How many positions are looked at to find them.
const POSITIONS: usize = 3000;

/// Some ways to the goal of a step: the one that the lesson knows, and others that part from it as late as possible.
pub fn ways(
    lesson: &Lesson,
    chapter: &Chapter,
    step: &Step,
    before: &[String],
    place: &str,
) -> Vec<Vec<String>> {
    let mut search = Search {
        lesson,
        chapter,
        step,
        before,
        longest: step.way.len() + 1,
        seen: HashSet::new(),
        found: Vec::new(),
    };
    assert!(
        !search.reached(&[]),
        "{place}: it is there before anything is done"
    );
    for kept in (0..step.way.len()).rev() {
        search.start(&step.way[..kept]);
    }
    let found = search.found;
    assert!(!found.is_empty(), "{place}: no way after {before:?}");
    found
}

/// Whether the way that the lesson knows leads to the goal of a step after these moves.
pub fn is_way(lesson: &Lesson, chapter: &Chapter, step: &Step, before: &[String]) -> bool {
    reached(lesson, chapter, step, &[before, &step.way].concat())
}

fn reached(lesson: &Lesson, chapter: &Chapter, step: &Step, moves: &[String]) -> bool {
    let position = lesson.after(chapter, moves).position();
    let mut goals = step.goal.all().iter();
    goals.any(|goal| {
        let mut values = goal.iter();
        values.all(|(path, wanted)| fulfils(at(&position, path), wanted))
    })
}

struct Search<'a> {
    lesson: &'a Lesson,
    chapter: &'a Chapter,
    step: &'a Step,
    before: &'a [String],
    longest: usize,
    seen: HashSet<String>,
    found: Vec<Vec<String>>,
}

impl Search<'_> {
    fn reached(&self, way: &[String]) -> bool {
        let moves = [self.before, way].concat();
        reached(self.lesson, self.chapter, self.step, &moves)
    }

    /// Looks for the goal beyond these moves, if they can be made.
    fn start(&mut self, begun: &[String]) {
        let mut game = self.lesson.after(self.chapter, self.before);
        let mut moves = begun.iter();
        if moves.all(|text| self.lesson.make(&mut *game, text).is_ok()) {
            self.beyond(begun);
        }
    }

    fn beyond(&mut self, way: &[String]) {
        let game = self
            .lesson
            .after(self.chapter, &[self.before, way].concat());
        let mut choices = game.choices(self.lesson.seat());
        // The known way first, so that it is found wherever it can be gone.
        choices.sort_by_key(|choice| Some(&choice.text) != self.step.way.get(way.len()));
        // Where another has to act there are none: the turn is over and the goal missed.
        for choice in choices {
            if self.found.len() >= WAYS || self.seen.len() >= POSITIONS {
                return;
            }
            let further = [way, slice::from_ref(&choice.text)].concat();
            if self.reached(&further) {
                if !self.found.contains(&further) {
                    self.found.push(further);
                }
                continue;
            }
            let game = self
                .lesson
                .after(self.chapter, &[self.before, &further].concat());
            let mark = format!("{} {}", further.len(), game.position());
            if further.len() < self.longest && self.seen.insert(mark) {
                self.beyond(&further);
            }
        }
    }
}
