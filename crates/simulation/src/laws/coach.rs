//! The coach: a hint is stored before it is told, is told to whoever may have it, counts once for a decision, and
//! says what the engine says to that seat. A review is the engine's.

use std::collections::BTreeSet;

use protocol::coach::{Hint, HintSize, NamedMove, Review};
use protocol::tables::{Table, Who};
use server::backstage::{Entry, Stored};
use table::Seat;

use super::Chronicle;

/// How long the coach thinks here: whether that is good advice is no matter of these worlds.
pub const HINT_ITERATIONS: u32 = 6;
pub const REVIEW_ITERATIONS: u32 = 2;

/// A hint, as the log has it.
pub struct Hinted {
    seat: usize,
    size: HintSize,
    /// The fingerprint of the game when the decision began.
    mark: u32,
    version: u64,
}

impl Hinted {
    /// What an entry says of a hint.
    pub fn of(stored: &Stored) -> Option<Hinted> {
        let Entry::Hinted { seat, size, mark } = stored.entry else {
            return None;
        };
        let version = stored.version;
        Some(Hinted {
            seat,
            size,
            mark,
            version,
        })
    }
}

impl Chronicle {
    /// Whether those who play here may ask a coach.
    fn has_hints(&self) -> bool {
        let seats = self.sittings.seats.iter();
        let people = seats.clone().filter(|one| one.who == Who::Person).count();
        let mut free = seats.filter(|one| matches!(one.who, Who::Open | Who::Invited));
        let alone = people == 1 && free.next().is_none();
        self.opened.setup.hints.unwrap_or(alone)
    }

    /// A hint that is about to be stored is for somebody who plays there and has to decide, and is about that
    /// decision.
    pub(super) fn may_be_hinted(&self, stored: &Stored) -> Result<(), String> {
        let Some(Hinted { seat, mark, .. }) = Hinted::of(stored) else {
            return Ok(());
        };
        if stored.person.is_none() || self.people[seat - 1] != stored.person {
            let person = &stored.person;
            return Err(format!("{person:?} has a hint for seat {seat}"));
        }
        if !self.has_hints() || !self.sittings.waits(seat) {
            return Err(format!("seat {seat} has a hint, and may have none"));
        }
        let moves = self.moves_at(self.version());
        let began = self.began(&moves, seat).and_then(|since| {
            let marks = self.played(&moves[..since])?.marks();
            Some(marks.after.last().copied().unwrap_or(marks.setup))
        });
        if began != Some(mark) {
            return Err(format!(
                "the decision of seat {seat} is {began:?}, and the hint is for {mark}"
            ));
        }
        Ok(())
    }

    /// After how many of these moves the decision began that a seat has to make after all of them.
    fn began(&self, moves: &[(usize, &str)], seat: usize) -> Option<usize> {
        let mut game = self.played(&[])?;
        let mut began = None;
        let next = moves.iter().map(Some).chain([None]);
        for (count, next) in next.enumerate() {
            let acts = game.to_act().iter().any(|other| other.number() == seat);
            began = began.or(Some(count)).filter(|_| acts);
            if let Some((mover, text)) = next {
                game.play(Seat::new(mover - 1), text).ok()?;
                began = began.filter(|_| *mover != seat);
            }
        }
        began
    }

    /// The table says how often a coach has helped whom: once for each decision.
    pub(super) fn hints_agree(&self, table: &Table) -> Result<(), String> {
        if table.hints != self.has_hints() {
            return Err(format!("whether there are hints: {}", table.hints));
        }
        for shown in &table.seats {
            let seat = shown.number;
            let own = self.hinted.iter().filter(|one| one.seat == seat);
            let decisions: BTreeSet<u32> = own.map(|one| one.mark).collect();
            if shown.hints != decisions.len() {
                let (shown, count) = (shown.hints, decisions.len());
                return Err(format!("seat {seat} has {shown} hints instead of {count}"));
            }
        }
        Ok(())
    }

    /// A hint that leaves the server is stored by then, and is what the engine says to that seat.
    pub fn told_hint(&self, person: &str, hint: &Hint) -> Result<(), String> {
        let own = |sitter: &Option<String>| sitter.as_deref() == Some(person);
        let seat = self.people.iter().position(own).map(|index| index + 1);
        let fits = |one: &&Hinted| Some(one.seat) == seat && one.size >= hint.size;
        let mut stored = self.hinted.iter().rev().filter(fits).peekable();
        if stored.peek().is_none() {
            return Err("the hint was told, and is not stored".to_owned());
        }
        if !stored.any(|one| self.is_hint(one, hint)) {
            return Err(format!(
                "the hint is stored for no such decision, or says something else: {hint:?}"
            ));
        }
        Ok(())
    }

    /// Whether a hint is about the decision that is stored. Where several act at once, others may have moved and
    /// taken back before and after it was worked out.
    fn is_hint(&self, stored: &Hinted, hint: &Hint) -> bool {
        let seat = stored.seat;
        let then = self.moves_at(stored.version);
        let Some(since) = self.began(&then, seat) else {
            return false;
        };
        let (mut counted, mut said) = (false, false);
        let mut tried: Vec<Vec<(usize, &str)>> = Vec::new();
        for version in [stored.version]
            .into_iter()
            .chain((0..=self.version()).rev())
        {
            let moves = self.moves_at(version);
            let same = moves.get(..since) == Some(&then[..since])
                && moves[since..].iter().all(|(mover, _)| *mover != seat);
            if !same || tried.contains(&moves) {
                continue;
            }
            counted |= moves.len() == hint.after;
            said = said || self.says(&moves, seat, hint);
            if counted && said {
                return true;
            }
            tried.push(moves);
        }
        false
    }

    /// Whether the engine says that after these moves, cut to its size.
    fn says(&self, moves: &[(usize, &str)], seat: usize, hint: &Hint) -> bool {
        let game = self.played(moves);
        let asked = game.and_then(|game| game.hint(Seat::new(seat - 1), HINT_ITERATIONS));
        let Some(whole) = asked.map(|thinking| thinking.think()) else {
            return false;
        };
        let named = |one: &shelf::Named| NamedMove {
            text: one.text.clone(),
            explanation: one.explanation.clone(),
        };
        let (with_move, with_line) = (hint.size >= HintSize::Move, hint.size >= HintSize::Line);
        let line = whole.line.iter().filter(|_| with_line).map(named);
        let reasons = whole.reasons.iter().filter(|_| with_move);
        let outlook = whole.outlook.iter().filter(|_| with_line);
        hint.nudge == whole.nudge
            && hint.best == with_move.then(|| named(&whole.best))
            && hint.reasons.iter().eq(reasons)
            && hint.line == line.collect::<Vec<_>>()
            && hint.outlook.iter().eq(outlook)
    }

    /// What the engine finds when it looks again at the game that was played here.
    pub fn review(&self) -> Option<&Review> {
        let review = || {
            let moves = self.moves_at(self.version());
            let mut reviewing = self.played(&moves)?.reviewing(REVIEW_ITERATIONS);
            while reviewing.step() {}
            let written = serde_json::to_string(&reviewing.review()).ok()?;
            serde_json::from_str(&written).ok()
        };
        self.review.get_or_init(review).as_ref()
    }
}
