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

/// The decisions that a coach has helped with: by seat and fingerprint of the game when the decision began, with the
/// largest hint. Who asks again about the same decision, or for more, has had one hint.
#[derive(Default)]
pub struct Hints {
    told: BTreeMap<(usize, u32), HintSize>,
    /// After how many moves the decision of each seat began: where several act at once, others move meanwhile.
    open: BTreeMap<usize, usize>,
    /// The same of the decisions that each seat has made.
    made: BTreeMap<usize, Vec<usize>>,
}

impl Hints {
    pub(super) fn note(&mut self, seat: usize, size: HintSize, mark: u32) {
        let known = self.told.entry((seat, mark)).or_insert(size);
        *known = size.max(*known);
    }

    /// With how many decisions of a seat a coach has helped.
    pub fn of(&self, seat: usize) -> usize {
        self.told.range((seat, 0)..=(seat, u32::MAX)).count()
    }

    /// A seat has decided, after this many moves.
    pub(super) fn decided(&mut self, seat: usize, moves: usize) {
        let since = self.open.remove(&seat).unwrap_or(moves);
        self.made.entry(seat).or_default().push(since);
    }

    /// A seat has to decide again what it had decided.
    pub(super) fn took_back(&mut self, seat: usize) {
        if let Some(since) = self.made.entry(seat).or_default().pop() {
            self.open.insert(seat, since);
        }
    }

    /// These seats have to act, after this many moves.
    pub(super) fn pass(&mut self, to_act: &[usize], moves: usize) {
        self.open.retain(|seat, _| to_act.contains(seat));
        for &seat in to_act {
            let since = self.open.entry(seat).or_insert(moves);
            *since = moves.min(*since);
        }
    }

    fn has(&self, seat: usize, size: HintSize, mark: u32) -> bool {
        self.told
            .get(&(seat, mark))
            .is_some_and(|known| *known >= size)
    }
}

/// A question to a coach that may be asked.
pub struct Wondering {
    /// What the answer is called: there is one such answer, whoever works it out.
    pub name: String,
    /// How many moves are made.
    pub after: usize,
    /// How many were made when the decision began.
    pub since: usize,
    /// The fingerprint of the game then.
    pub mark: u32,
    /// Whether the seat was told as much before.
    pub told: bool,
    seat: Seat,
    iterations: u32,
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
        let since = self.hints.open.get(&seat).copied().unwrap_or(moves);
        let mark = self.mark_at(since);
        let id = &self.opened.id;
        Ok(Wondering {
            name: format!("{id}/hint/{seat}/{since}/{mark:08x}/{iterations}"),
            after: moves,
            since,
            mark,
            told: self.hints.has(seat, question.size, mark),
            seat: Seat::new(seat - 1),
            iterations,
        })
    }

    /// The answer to such a question, to be thought about where nobody waits: from what the seat knows, and nothing else.
    pub fn answer(&self, asked: &Wondering) -> Result<Thinking<Hint>, Refused> {
        let thinking = self.only_running()?.hint(asked.seat, asked.iterations);
        thinking.ok_or_else(|| Refused::new(Code::NotYourTurn))
    }

    /// What it leads to that a coach answers.
    pub(super) fn hinted(
        &self,
        person: &str,
        size: HintSize,
        since: usize,
        mark: u32,
    ) -> Result<Entry, Refused> {
        let seat = self.may_be_told(person)?;
        // Where several act at once others may have moved while it thought: it is still the same decision.
        if self.hints.open.get(&seat) != Some(&since) || self.mark_at(since) != mark {
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

    /// The fingerprint of the game after this many moves. In games that are older than fingerprints their number has
    /// to do.
    fn mark_at(&self, moves: usize) -> u32 {
        let number = u32::try_from(moves).unwrap_or(u32::MAX);
        self.course.mark_at(moves).unwrap_or(number)
    }
}

fn moved_on() -> Refused {
    Refused::saying(Code::IllegalMove, Phrase::new("moved-on"))
}

#[cfg(test)]
mod tests {
    use protocol::Language;
    use protocol::tables::Level;
    use shelf::Shelf;

    use super::*;
    use crate::rehearsal::table_for_two;
    use crate::scene::Command;
    use crate::setup::Setup;
    use crate::store::{Person, Stored};

    fn person(id: &str) -> Person {
        Person {
            id: id.to_owned(),
            name: id.to_owned(),
            language: Language::En,
            webhook: None,
        }
    }

    fn happens(scene: &mut Scene, entry: Entry) {
        let mut stored = Stored {
            version: scene.version + 1,
            person: Some("a".to_owned()),
            request: None,
            at: 1,
            entry,
        };
        scene.happen(&mut stored).expect("it can happen");
    }

    /// A game of `a` against a bot, or against `b`.
    fn scene(game: &str, hints: Option<bool>, bot: bool) -> Scene {
        let mut opened = table_for_two("table", game);
        opened.setup.hints = hints;
        let mut scene = Scene::new(opened, &Shelf::standard());
        let sat = |seat, name: &str| Entry::Sat {
            seat,
            person: name.to_owned(),
            name: name.to_owned(),
        };
        happens(&mut scene, sat(1, "a"));
        let level = Level::Novice;
        let other = if bot {
            Entry::BotSat { seat: 2, level }
        } else {
            sat(2, "b")
        };
        happens(&mut scene, other);
        let begins = scene.beginning();
        happens(&mut scene, begins);
        scene
    }

    const QUESTION: Question = Question {
        size: HintSize::Nudge,
        after: None,
    };

    /// Tells `a` as much about the decision of now.
    fn tells(scene: &mut Scene, size: HintSize) {
        let wondering = scene.wonder("a", QUESTION, 1).expect("a question");
        let (since, mark) = (wondering.since, wondering.mark);
        let hint = Command::Hint { size, since, mark };
        let entry = scene.decide(&person("a"), &hint, 1).expect("an answer");
        happens(scene, entry);
    }

    /// Makes the first moves that there are until it is the turn of `a`, who makes one too if asked for.
    fn goes_on(scene: &mut Scene, and_moves: bool) {
        let mut moves = and_moves;
        while moves || !scene.to_act().contains(&1) {
            let game = scene.game().expect("a game");
            let due = scene.to_act();
            let seat = if due.contains(&1) { 1 } else { due[0] };
            let text = game.choices(Seat::new(seat - 1)).remove(0).text;
            happens(scene, Entry::moved(seat, text));
            moves &= seat != 1;
        }
    }

    #[test]
    fn a_decision_counts_once_and_so_does_the_same_one_after_taking_back() {
        let mut scene = scene("deja-vu", None, true);
        goes_on(&mut scene, false);
        tells(&mut scene, HintSize::Nudge);
        tells(&mut scene, HintSize::Line);
        assert_eq!(scene.hints.of(1), 1);
        let told = |scene: &Scene| scene.wonder("a", QUESTION, 1).expect("a question").told;
        assert!(told(&scene));
        let game = scene.game().expect("a game");
        let text = game.choices(Seat::new(0)).remove(0).text;
        happens(&mut scene, Entry::moved(1, text));
        assert!(
            scene.to_act().contains(&1) && !told(&scene),
            "the next decision"
        );
        happens(&mut scene, Entry::undone(1));
        assert!(told(&scene), "the same as before");
        goes_on(&mut scene, true);
        tells(&mut scene, HintSize::Move);
        assert_eq!((scene.hints.of(1), scene.hints.of(2)), (2, 0));
    }

    /// At the beginning of Deja Vu everybody discards at once.
    #[test]
    fn what_others_do_meanwhile_makes_no_other_decision() {
        let mut scene = scene("deja-vu", None, true);
        assert_eq!(scene.to_act(), [1, 2]);
        let name = |scene: &Scene| scene.wonder("a", QUESTION, 1).expect("a question").name;
        let first = name(&scene);
        tells(&mut scene, HintSize::Nudge);
        let moves = |scene: &mut Scene, seat: usize| {
            let game = scene.game().expect("a game");
            let text = game.choices(Seat::new(seat - 1)).remove(0).text;
            happens(scene, Entry::moved(seat, text));
        };
        moves(&mut scene, 2);
        assert_eq!(name(&scene), first, "it was worked out");
        tells(&mut scene, HintSize::Move);
        assert_eq!(scene.hints.of(1), 1);
        moves(&mut scene, 1);
        assert_ne!(name(&scene), first);
        happens(&mut scene, Entry::undone(1));
        assert_eq!(name(&scene), first, "as before");
    }

    #[test]
    fn an_answer_to_a_decision_that_was_made_meanwhile_is_not_told() {
        for game in ["momiji", "vivid-memories", "deja-vu"] {
            let mut scene = scene(game, None, true);
            goes_on(&mut scene, false);
            let asked = scene.wonder("a", QUESTION, 1).expect("a question");
            let (size, since, mark) = (HintSize::Nudge, asked.since, asked.mark);
            let hint = Command::Hint { size, since, mark };
            assert!(scene.decide(&person("a"), &hint, 1).is_ok());
            goes_on(&mut scene, true);
            let late = scene.decide(&person("a"), &hint, 1);
            assert_eq!(late.expect_err("too late").code, Code::IllegalMove);
        }
    }

    #[test]
    fn a_coach_tells_a_seat_so_much_and_no_more() {
        let mut scene = scene("momiji", None, true);
        goes_on(&mut scene, false);
        for _ in 0..2000 {
            tells(&mut scene, HintSize::Nudge);
        }
        let asked = scene.wonder("a", QUESTION, 1).expect("a question");
        let (size, since, mark) = (HintSize::Line, asked.since, asked.mark);
        let hint = Command::Hint { size, since, mark };
        let refused = scene.decide(&person("a"), &hint, 1).expect_err("enough");
        assert_eq!(refused.code, Code::TableFull);
    }

    #[test]
    fn who_has_hints_is_settled_when_a_table_is_opened() {
        for (hints, bot, expected) in [
            (None, true, true),
            (None, false, false),
            (Some(true), false, true),
            (Some(false), true, false),
        ] {
            assert_eq!(scene("momiji", hints, bot).has_hints(), expected);
        }
        // A table that is older than hints says nothing of them, and a new one that does not, neither.
        let setup = table_for_two("table", "momiji").setup;
        let text = serde_json::to_string(&setup).expect("a setup");
        assert!(!text.contains("hints"), "{text}");
        let again: Setup = serde_json::from_str(&text).expect("a setup");
        assert_eq!(again, setup);
    }

    /// What is stored is read by all later versions.
    #[test]
    fn a_hint_is_stored_in_these_words() {
        let entry = Entry::Hinted {
            seat: 1,
            size: HintSize::Line,
            mark: 7,
        };
        let text = r#"{"kind":"hinted","seat":1,"size":"line","mark":7}"#;
        assert_eq!(serde_json::to_string(&entry).expect("an entry"), text);
        assert_eq!(
            serde_json::from_str::<Entry>(text).expect("an entry"),
            entry
        );
    }
}
