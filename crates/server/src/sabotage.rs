//! Mistakes that can be planted, to see whether a simulation finds them. Without the feature `rehearsal`
//! nothing of this is in the program.

use shelf::AnyMatch;

use crate::scene::Scene;

/// A mistake, at the place that asks `is_planted` for it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Sabotage {
    /// What happens is shown before it is stored.
    ShownFirst,
    /// A request is said to be done while it is still being stored.
    DoneFirst,
    /// A table that may be ahead of the store is not read again.
    NeverStale,
    /// Who comes back misses one piece of news.
    NewsSkipped,
    /// A request that comes again is done again.
    RequestsDoubled,
    /// Whoever has no seat looks with the eyes of the first.
    WrongEyes,
    /// Who lets a bot play for them is not charged for the time that they took.
    TimeGiven,
    /// Who comes back is told moves that are longer ago than they may look back.
    NewsTooFar,
    /// Who comes new is told the whole game, however far they may look back.
    HistoryTooFar,
    /// Any moment of the past can be looked at.
    MomentsTooFar,
    /// Other seats can be looked through before the end.
    OtherEyes,
    /// Somebody who is there can be missed, and handed over to a bot.
    NeverThere,
    /// A clock does not run any more after a few moves.
    ClockForgotten,
    /// A new name is acknowledged and not stored.
    NameForgotten,
    /// A new name is stored, and taken to no table.
    TablesNotTold,
    /// Nobody is called who does not look.
    CallForgotten,
    /// The key that a browser has chosen is not taken.
    KeyIgnored,
    /// A game where everybody is away goes on.
    NeverRests,
    /// Bots go on where a game rests or is paused, and the table says that it does not.
    BotsPlayOn,
    /// A hint is told, and not stored before.
    HintUnstored,
    /// The result of a day's challenge is not stored with the move that ends it.
    ResultForgotten,
    /// The first attempt at a day's challenge is practice.
    AttemptIgnored,
}

/// The game of a scene with nothing kept from anybody: for a mistake that is planted.
pub fn laid_open(scene: &Scene) -> Option<Box<dyn AnyMatch>> {
    let setup = &scene.opened.setup;
    let game = scene.games.game(&setup.game).ok()?;
    let game = game.edition(scene.components()?)?;
    let mut again = game.start(&setup.request(), scene.opened.seed).ok()?;
    for (seat, text) in scene.game()?.moves() {
        again.play(seat, &text).ok()?;
    }
    again.lay_open();
    Some(again)
}

#[cfg(feature = "rehearsal")]
mod planted {
    use std::cell::Cell;

    use super::Sabotage;

    thread_local! {
        static PLANTED: Cell<Option<Sabotage>> = const { Cell::new(None) };
    }

    /// Plants a mistake in everything that runs on this thread, or takes it away.
    pub fn plant(mistake: Option<Sabotage>) {
        PLANTED.set(mistake);
    }

    /// Whether this mistake is planted here.
    pub fn is_planted(mistake: Sabotage) -> bool {
        PLANTED.get() == Some(mistake)
    }
}

#[cfg(feature = "rehearsal")]
pub use planted::{is_planted, plant};

/// Nothing is planted.
#[cfg(not(feature = "rehearsal"))]
pub const fn is_planted(_: Sabotage) -> bool {
    false
}
