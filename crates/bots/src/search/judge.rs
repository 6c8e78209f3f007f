//! What a search judges a position by that is not over.

use table::{Chance, MAX_SEATS, Seat, play_out};

use crate::judged::{Judged, Outcome};
use crate::net::Net;

/// How positions are judged: by a net that was learned, or, where nobody has learned the game, by playing
/// on at random to the end.
#[derive(Clone, Copy)]
pub(crate) struct Judge<'a>(pub Option<&'a Net>);

impl Judge<'_> {
    /// How far a first impression may lie below the best before a move is neglected. That of one game
    /// played at random is hardly one.
    pub fn warmth(self, of_nets: f32) -> f32 {
        if self.0.is_some() { of_nets } else { 1.0 }
    }

    /// How the game is thought to go for every seat from here.
    #[inline]
    pub fn judge<G: Judged>(
        self,
        game: &G,
        state: &G::State,
        luck: &mut impl Chance,
    ) -> [Outcome; MAX_SEATS] {
        match self.0 {
            Some(net) => net.judge(game, state),
            None => {
                let mut end = *state;
                play_out(game, &mut end, luck);
                outcomes(game, &end)
            }
        }
    }
}

/// How a finished game went for every seat.
pub(crate) fn outcomes<G: Judged>(game: &G, state: &G::State) -> [Outcome; MAX_SEATS] {
    let mut outcomes = [Outcome::default(); MAX_SEATS];
    for seat in Seat::all(game.players(state)) {
        outcomes[seat.index()] = game.outcome(state, seat);
    }
    outcomes
}
