//! Those who look on at a match, seat by seat, for bots and coaches: they have seen every move, and go through each once.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use table::{Game, Known, MAX_SEATS, Past, Seat, Witness};

/// What was seen at each seat so far, as far as anybody asked. It can be taken to another thread: who looks at a match
/// there, as it was when they were asked, holds up nobody at the match itself.
pub(crate) struct Eyes<G: Game>(Arc<Seats<G>>);

type Seats<G> = [Mutex<Option<Box<Witness<G>>>>; MAX_SEATS];

impl<G: Game> Eyes<G> {
    pub fn new() -> Eyes<G> {
        Eyes(Arc::default())
    }

    /// What this seat knows after this much of the match; all that it was shown on the way is `heard`.
    pub fn look(&self, past: &Past<G>, seat: Seat, heard: impl FnOnce(&[G::Event])) -> Known<G> {
        // Taken out: should the rules break down over it, the next one begins anew. So does whoever comes meanwhile.
        let before = self.of(seat).take();
        let witness = past.witness(seat, before.map(|before| *before));
        heard(&witness.events);
        let known = witness.known;
        *self.of(seat) = Some(Box::new(witness));
        known
    }

    fn of(&self, seat: Seat) -> MutexGuard<'_, Option<Box<Witness<G>>>> {
        let seen = &self.0[seat.index()];
        seen.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<G: Game> Clone for Eyes<G> {
    fn clone(&self) -> Eyes<G> {
        Eyes(Arc::clone(&self.0))
    }
}
