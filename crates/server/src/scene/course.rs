//! The course of a game: with what it began, its fingerprints, and whether it goes the same way today.

use protocol::tables::Stage;
use shelf::Shelf;
use table::Marks;

use super::{Scene, Shut};
use crate::entry::Entry;
use crate::store::{Millis, Opened, StoreError, Stored};

/// The fingerprints of a game so far, as far as they are stored.
#[derive(Default)]
pub(super) struct Course {
    /// The number of the rules that it began by.
    rules: u32,
    setup: Option<u32>,
    /// Of every move that was not taken back.
    after: Vec<Option<u32>>,
    /// How many moves stayed that were made after the last one that was taken back.
    stayed: usize,
}

impl Course {
    pub(super) fn new(rules: u32, setup: Option<u32>) -> Course {
        Course {
            rules,
            setup,
            after: Vec::new(),
            stayed: 0,
        }
    }

    pub(super) fn moved(&mut self, after: Option<u32>) {
        self.after.push(after);
    }

    /// A move was taken back, and this many are left; the fingerprints of those after it are others now.
    pub(super) fn taken_back(&mut self, index: usize, after: &[u32], left: usize) {
        self.after.truncate(index);
        self.after.extend(after.iter().copied().map(Some));
        self.after.resize(left, None);
        self.stayed = left.saturating_sub(index);
    }

    /// The fingerprint before the last move; nothing if it is not known.
    fn before_last(&self) -> Option<u32> {
        match self.after.len().checked_sub(2) {
            Some(index) => self.after[index],
            None => self.setup,
        }
    }

    /// The fingerprint of the game after this many moves; nothing if it is not known.
    pub(super) fn mark_at(&self, moves: usize) -> Option<u32> {
        match moves.checked_sub(1) {
            Some(index) => self.after.get(index).copied().flatten(),
            None => self.setup,
        }
    }

    fn learn(&mut self, marks: Marks) {
        self.setup = Some(marks.setup);
        self.after = marks.after.into_iter().map(Some).collect();
    }
}

impl Scene {
    /// The entry by which the game of this table begins here and now.
    pub fn beginning(&self) -> Entry {
        let game = self.games.game(&self.opened.setup.game).ok();
        self.beginning_with(game.map(|game| game.components_digest()))
    }

    /// The same with the components of this digest.
    pub fn beginning_with(&self, components: Option<u64>) -> Entry {
        let game = self.games.game(&self.opened.setup.game).ok();
        Entry::Started {
            rules: game.map(|game| game.rules()),
            setup: None,
            components,
            clocks_wait: self.opened.setup.clock.is_some(),
        }
    }

    pub(super) fn start(&mut self, components: Option<u64>, at: Millis) -> Result<(), Shut> {
        let setup = &self.opened.setup;
        let game = self.games.game(&setup.game);
        let game = game.map_err(|_| Shut::Game(setup.game.clone()))?;
        let (began, today) = (self.course.rules, game.rules());
        if began > today {
            return Err(Shut::NewerRules { began, today });
        }
        // With other cards the same seed deals another game: better none than a wrong one.
        let digest = components.or_else(|| self.guess(game.unnamed()));
        let game = match digest {
            Some(digest) => game.edition(digest).ok_or(Shut::Components(digest))?,
            None => &*game,
        };
        let game = game.start(&setup.request(), self.opened.seed);
        let game = game.map_err(|problems| Shut::Entries(problems.to_string()))?;
        self.game = Some(game);
        self.stage = Stage::Running;
        for chair in &mut self.chairs {
            chair.begin(setup.clock.as_ref());
        }
        self.pass(at);
        Ok(())
    }

    /// What a game is taken to have begun with that does not say it.
    fn guess(&self, unnamed: &[u64]) -> Option<u64> {
        self.guessed.or_else(|| unnamed.first().copied())
    }

    pub(super) fn make_move(&mut self, seat: usize, text: &str) -> Result<(), Shut> {
        let mover = self.mover(seat)?;
        let game = self.game.as_mut().ok_or_else(not_begun)?;
        // What the rules say about it may name hidden cards, and this goes to the log.
        let played = game.play(mover, text).map(|_| ());
        played.map_err(|_| self.other_way("the rules refuse this move"))
    }

    /// Takes back the last move of a seat; says which it was.
    pub(super) fn take_back(&mut self, seat: usize) -> Result<Option<usize>, Shut> {
        let mover = self.mover(seat)?;
        let game = self.game.as_mut().ok_or_else(not_begun)?;
        let mut made = (0..game.moves_made()).rev();
        let last = made.find(|&index| game.mover(index) == Some(mover));
        let undone = game.undo(mover);
        undone.map_err(|_| self.other_way("the rules refuse this undo"))?;
        Ok(last)
    }

    /// It does not go on as it did: because of the rules, if they have changed since, or for another reason.
    fn other_way(&self, what: &str) -> Shut {
        let began = self.course.rules;
        match self.game.as_ref().map(|game| game.rules()) {
            Some(today) if today != began => Shut::OtherRules { began, today },
            _ => Shut::Entries(what.to_owned()),
        }
    }

    /// Goes on by something new, and completes its entry with what came of it: fingerprints, and how the game
    /// ended.
    pub fn happen(&mut self, stored: &mut Stored) -> Result<(), StoreError> {
        self.apply(stored)?;
        match &mut stored.entry {
            Entry::Started { setup, .. } => {
                self.course.setup = self.game.as_ref().map(|game| game.setup_mark());
                *setup = self.course.setup;
            }
            Entry::Moved { after, .. } => *after = self.mark(),
            Entry::Undone { after, .. } => *after = self.marks_left(),
            _ => {}
        }
        if self.ended == Some(self.version)
            && let Some(outcome) = self.outcome()
        {
            stored.entry.ends(outcome);
        }
        Ok(())
    }

    /// The fingerprint after the last move, which has just been made.
    fn mark(&mut self) -> Option<u32> {
        let game = self.game.as_ref()?;
        match self.course.before_last() {
            Some(before) => {
                let mark = Some(game.mark_after(before));
                *self.course.after.last_mut()? = mark;
                mark
            }
            // The moves before are older than fingerprints, or one of them was taken back.
            None => {
                self.course.learn(game.marks());
                self.course.after.last().copied().flatten()
            }
        }
    }

    /// The fingerprints of the moves that were made after the one that has just been taken back.
    fn marks_left(&mut self) -> Vec<u32> {
        let Some(game) = self.game.as_ref().filter(|_| self.course.stayed > 0) else {
            return Vec::new();
        };
        self.course.learn(game.marks());
        let after = &self.course.after;
        let stayed = &after[after.len().saturating_sub(self.course.stayed)..];
        stayed.iter().copied().flatten().collect()
    }

    /// Whether the game that the entries led to is the one that was played. If it is of the rules of today, its
    /// last fingerprint says so; if not, each of them is looked at.
    pub fn verify(&self) -> Result<(), StoreError> {
        let Some(game) = &self.game else {
            return Ok(());
        };
        let (began, today) = (self.course.rules, game.rules());
        let same = if began == today {
            self.last_fits()
        } else {
            let marks = game.marks();
            let fits = |(stored, now): (&Option<u32>, &u32)| stored.is_none_or(|it| it == *now);
            let mut after = self.course.after.iter().zip(&marks.after);
            self.course.setup.is_none_or(|setup| setup == marks.setup) && after.all(fits)
        };
        if same {
            Ok(())
        } else {
            Err(Shut::OtherRules { began, today }.into())
        }
    }

    fn last_fits(&self) -> bool {
        let (Some(game), Some(before)) = (&self.game, self.course.before_last()) else {
            return true;
        };
        match self.course.after.last() {
            Some(Some(last)) => game.mark_after(before) == *last,
            Some(None) => true,
            None => game.setup_mark() == before,
        }
    }

    /// What the game was begun with; nothing before it begins.
    pub fn components(&self) -> Option<u64> {
        self.game.as_ref().map(|game| game.components_digest())
    }
}

/// A table made from these entries. A game that does not say which components it began with is played with the
/// first by which all of its moves can be made, of those that may have been the ones.
pub fn made(games: &Shelf, opened: &Opened, entries: &[Stored]) -> Result<Scene, StoreError> {
    let unnamed = |stored: &Stored| {
        let entry = &stored.entry;
        matches!(
            entry,
            Entry::Started {
                components: None,
                ..
            }
        )
    };
    let candidates = match games.game(&opened.setup.game) {
        Ok(game) if entries.iter().any(unnamed) => game.unnamed(),
        _ => &[],
    };
    let mut first = None;
    for guess in candidates.iter().copied().map(Some) {
        match made_with(games, opened, entries, guess) {
            Err(error) => first = first.or(Some(error)),
            made => return made,
        }
    }
    match first {
        Some(error) => Err(error),
        None => made_with(games, opened, entries, None),
    }
}

fn made_with(
    games: &Shelf,
    opened: &Opened,
    entries: &[Stored],
    guess: Option<u64>,
) -> Result<Scene, StoreError> {
    let mut scene = Scene::new(opened.clone(), games);
    scene.guessed = guess;
    for stored in entries {
        scene.apply(stored)?;
    }
    scene.verify()?;
    Ok(scene)
}

fn not_begun() -> Shut {
    Shut::Entries("the game has not begun".to_owned())
}
