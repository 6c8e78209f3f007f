//! Bots at a match whose game's types are forgotten.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use bots::{Player, Standing};
use table::{Game, MoveId, Past, Seat};

use crate::eyes::Eyes;

/// Something to be thought about, with all that is needed for it: it can be taken to another thread, while
/// the match goes on.
pub struct Thinking<T>(Box<dyn FnOnce() -> T + Send>);

impl<T> Thinking<T> {
    pub(crate) fn new(think: impl FnOnce() -> T + Send + 'static) -> Thinking<T> {
        Thinking(Box::new(think))
    }

    /// Thinks: seconds, if it is an expert who does.
    pub fn think(self) -> T {
        (self.0)()
    }
}

/// A bot that sits at a match, until this is dropped.
///
/// [`AnyMatch::decision`](crate::AnyMatch::decision) of the match that it was seated at asks it. What it
/// worked out for one decision it has for the next, and a program of somebody else keeps running.
pub struct Bot(Arc<dyn Sits>);

impl Bot {
    pub(crate) fn new<G: Game>(sitting: &Arc<Sitting<G>>) -> Bot {
        Bot(Arc::<Sitting<G>>::clone(sitting))
    }

    /// Whether this is that bot.
    pub(crate) fn is<G: Game>(&self, sitting: &Arc<Sitting<G>>) -> bool {
        std::ptr::addr_eq(Arc::as_ptr(&self.0), Arc::as_ptr(sitting))
    }

    /// The game is over, and went like this.
    pub fn end(&self, standing: &Standing) {
        self.0.end(standing);
    }

    /// The first decisions that it left to chance and why, a line each.
    pub fn complaints(&self) -> Vec<String> {
        self.0.complaints()
    }
}

/// What can be asked of a bot of any game.
trait Sits: Send + Sync {
    fn end(&self, standing: &Standing);
    fn complaints(&self) -> Vec<String>;
}

/// A player with its game, on a seat.
pub(crate) struct Sitting<G: Game> {
    game: Arc<G>,
    pub seat: Seat,
    mind: Mutex<Mind<G>>,
}

struct Mind<G: Game> {
    player: Box<dyn Player<G>>,
    /// How many events it has been shown.
    shown: usize,
}

impl<G: Game> Sitting<G> {
    pub fn new(
        game: Arc<G>,
        mut player: Box<dyn Player<G>>,
        seat: Seat,
        players: usize,
    ) -> Arc<Sitting<G>> {
        player.begin(&game, seat, players);
        let mind = Mutex::new(Mind { player, shown: 0 });
        Arc::new(Sitting { game, seat, mind })
    }

    /// A decision that it has to make after this much of its match, from what its seat knows.
    pub fn decision(self: Arc<Self>, eyes: Eyes<G>, past: Past<G>) -> Thinking<MoveId> {
        Thinking::new(move || {
            let mut mind = self.mind();
            let known = eyes.look(&past, self.seat, |events| mind.watch(&self.game, events));
            drop(past);
            mind.player.choose(&self.game, &known)
        })
    }

    fn mind(&self) -> MutexGuard<'_, Mind<G>> {
        self.mind.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<G: Game> Mind<G> {
    /// It is shown what it was not shown before, of all events since the beginning.
    fn watch(&mut self, game: &G, events: &[G::Event]) {
        // After an undo there are fewer events than it was shown; nobody can unsee them.
        for event in events.iter().skip(self.shown) {
            self.player.watch(game, event);
        }
        self.shown = events.len();
    }
}

impl<G: Game> Sits for Sitting<G> {
    fn end(&self, standing: &Standing) {
        self.mind().player.end(&self.game, standing);
    }

    fn complaints(&self) -> Vec<String> {
        self.mind().player.complaints()
    }
}
