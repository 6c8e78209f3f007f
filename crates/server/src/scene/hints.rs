//! Hints: who may ask for them, what the coach is asked then, and how often it has helped.

use std::collections::BTreeMap;

use protocol::Code;
use protocol::coach::HintSize;
use shelf::{Hint, Thinking};
use table::{Phrase, Seat};

use super::{Chair, Scene};
use crate::entry::Entry;
use crate::heard::Question;
use crate::refused::Refused;

/// The decisions that a coach has helped with: by seat and fingerprint of the game, with the largest hint. Who asks
/// again about the same decision, or for more, has had one hint.
#[derive(Default)]
pub struct Hints(BTreeMap<(usize, u32), HintSize>);

impl Hints {
    pub(super) fn note(&mut self, seat: usize, size: HintSize, mark: u32) {
        let known = self.0.entry((seat, mark)).or_insert(size);
        *known = size.max(*known);
    }

    /// With how many decisions of a seat a coach has helped.
    pub fn of(&self, seat: usize) -> usize {
        self.0.range((seat, 0)..=(seat, u32::MAX)).count()
    }

    fn has(&self, seat: usize, size: HintSize, mark: u32) -> bool {
        self.0.get(&(seat, mark)).is_some_and(|known| *known >= size)
    }
}

/// A question to a coach that may be asked.
pub struct Wondering {
    /// What the answer is called: there is one such answer, whoever works it out.
    pub name: String,
    /// How many moves were made before the decision.
    pub after: usize,
    /// The fingerprint of the game.
    pub mark: u32,
    /// Whether the seat was told as much before.
    pub told: bool,
    /// The answer, to be thought about: from what the seat knows, and nothing else.
    pub thinking: Thinking<Hint>,
}

impl Scene {
    /// Whether those who play here may ask for hints: if that was agreed on when the table was opened, or if nothing
    /// was said then and one person plays against bots alone.
    pub fn has_hints(&self) -> bool {
        let people = self.chairs.iter().filter(|chair| chair.is_person()).count();
        let alone = people == 1 && !self.chairs.iter().any(Chair::is_open);
        self.opened.setup.hints.unwrap_or(alone)
    }

    /// What a person asks a coach, if they may.
    pub fn wonder(
        &self,
        person: &str,
        question: Question,
        iterations: u32,
    ) -> Result<Wondering, Refused> {
        let seat = self.may_be_told(person)?;
        let game = self.only_running()?;
        let moves = game.moves_made();
        if question.after.is_some_and(|after| after != moves) {
            return Err(moved_on());
        }
        let thinking = game.hint(Seat::new(seat - 1), iterations);
        let thinking = thinking.ok_or_else(|| Refused::new(Code::NotYourTurn))?;
        let mark = self.mark_at(moves);
        let id = &self.opened.id;
        Ok(Wondering {
            name: format!("{id}/hint/{seat}/{moves}/{mark:08x}/{iterations}"),
            after: moves,
            mark,
            told: self.hints.has(seat, question.size, mark),
            thinking,
        })
    }

    /// What it leads to that a coach answers.
    pub(super) fn hinted(
        &self,
        person: &str,
        size: HintSize,
        after: usize,
        mark: u32,
    ) -> Result<Entry, Refused> {
        let seat = self.may_be_told(person)?;
        let game = self.only_running()?;
        // Where several act at once others may have moved while it thought: it is still the same decision.
        let mut since = after..game.moves_made();
        let others = since.all(|index| game.mover(index) != Some(Seat::new(seat - 1)));
        if after > game.moves_made() || !others || self.mark_at(after) != mark {
            return Err(moved_on());
        }
        self.shares.hint(seat)?;
        Ok(Entry::Hinted { seat, size, mark })
    }

    fn may_be_told(&self, person: &str) -> Result<usize, Refused> {
        let seat = self.played_seat(person)?;
        if !self.has_hints() {
            return Err(Refused::new(Code::NoHints));
        }
        self.not_paused()?;
        if !self.to_act().contains(&seat) {
            return Err(Refused::new(Code::NotYourTurn));
        }
        Ok(seat)
    }

    /// The fingerprint of the game after so many moves. In games that are older than fingerprints their number has
    /// to do.
    fn mark_at(&self, moves: usize) -> u32 {
        let number = u32::try_from(moves).unwrap_or(u32::MAX);
        self.course.mark_at(moves).unwrap_or(number)
    }
}

fn moved_on() -> Refused {
    Refused::saying(Code::IllegalMove, Phrase::new("moved-on"))
}
