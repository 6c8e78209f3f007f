//! What sits on a seat and decides.

use table::{Game, Known, MoveId, Points, Ranks, Seat, Tally};

/// A decider: a bot of ours, or a program of somebody else.
///
/// It is told what its seat is shown, and asked for decisions with what its seat knows. It has no
/// way to the state of the game it plays, nor to its luck.
pub trait Player<G: Game>: Send {
    /// A new game begins, and it sits here.
    fn begin(&mut self, _game: &G, _seat: Seat, _players: usize) {}

    /// Something happened, as this seat may see it.
    fn watch(&mut self, _game: &G, _event: &G::Event) {}

    /// A decision: one of the legal moves that it knows of.
    fn choose(&mut self, game: &G, known: &Known<G>) -> MoveId;

    /// The game is over, and went like this.
    fn end(&mut self, _game: &G, _standing: &Standing) {}

    /// How many decisions it left to chance, because it gave no answer or an illegal one.
    fn forfeits(&self) -> u64 {
        0
    }

    /// The first of them and why, a line each.
    fn complaints(&self) -> Vec<String> {
        Vec::new()
    }
}

/// How a game ended for all.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Standing {
    players: usize,
    ranks: Ranks,
    points: Points,
}

impl Standing {
    /// How a finished game stands.
    pub fn of<G: Game>(game: &G, state: &G::State) -> Standing {
        Standing {
            players: game.players(state),
            ranks: game.ranks(state),
            points: game.points(state),
        }
    }

    /// The same from a score that was explained.
    pub fn of_tally(tally: &Tally) -> Standing {
        let mut standing = Standing {
            players: tally.seats.len(),
            ranks: Ranks::default(),
            points: Points::default(),
        };
        for (index, seat) in tally.seats.iter().enumerate() {
            standing.ranks[index] = seat.rank;
            standing.points[index] = seat.total;
        }
        standing
    }

    /// The place of each seat: 1 is the best, tied seats share it.
    pub fn ranks(&self) -> &[u8] {
        &self.ranks[..self.players]
    }

    /// The points of each seat.
    pub fn points(&self) -> &[i32] {
        &self.points[..self.players]
    }
}
