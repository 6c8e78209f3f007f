//! What a game must bring so that bots can judge it.

use table::{Game, MAX_SEATS, MoveId, Points, Seat, Text};

use crate::exponential::exp;
use crate::features::Features;

/// A game that bots can judge: by a rule of thumb, and by what a learned net looks at.
///
/// Nothing has to be said: a game that says nothing is judged by its points, and searched by playing on at
/// random. The more of this it brings, the stronger its bots are.
///
/// Everything here is asked of states that a bot made up for itself, never of the real one.
pub trait Judged: Text {
    /// How many numbers describe the table as a whole.
    const COMMON: usize = 0;

    /// How many numbers describe one seat.
    const BLOCK: usize = 1;

    /// A difference in points that is clear, but not crushing: it sets the scale on which a margin
    /// is judged.
    const CLEAR_MARGIN: f32 = 10.0;

    /// How many iterations a skilled bot makes for each decision: far below 0.15 s on any machine of
    /// this decade, and the same decision on all of them.
    const SKILLED: u32 = 200;

    /// How many events for each seat make a game so long that something is wrong: in a game without a fixed
    /// length two players may wait for each other for ever. From there on bots lose their patience.
    const LONG: usize = usize::MAX;

    /// The weights that come with the program, for one to four players; empty where nobody has
    /// learned the game, or it can't be played.
    const WEIGHTS: [&'static [u8]; MAX_SEATS] = [&[]; MAX_SEATS];

    /// Puzzles that come with the program, as a list in JSON: see [`crate::Puzzle`].
    const PUZZLES: &'static str = "[]";

    /// Describes the table as a whole by [`Judged::COMMON`] numbers.
    fn common(&self, _state: &Self::State, _common: &mut impl Features) {}

    /// Describes one seat by [`Judged::BLOCK`] numbers. The first is its strength by rough count: the
    /// rival with the most of it is the one that the net looks at most closely.
    fn block(&self, state: &Self::State, seat: Seat, block: &mut impl Features) {
        let points = self.points_if_ended(state)[seat.index()];
        block.put("strength", points, Self::CLEAR_MARGIN);
    }

    /// How good a position looks for a seat by a rule of thumb made by hand; more is better.
    fn promise(&self, state: &Self::State, seat: Seat) -> i32 {
        let points = self.points_if_ended(state);
        points[seat.index()] - best_rival(points, self.players(state), seat)
    }

    /// What a player had in a finished game that may have helped or hurt: a board, a card.
    fn factors(&self, _state: &Self::State, _seat: Seat) -> Vec<Factor> {
        Vec::new()
    }

    /// Whether this move ends a turn: counting them gives the length of a game as people feel it.
    fn is_turn_end(&self, _id: MoveId) -> bool {
        true
    }

    /// Whether this move does nothing but leave it at that: the end of a turn or of an action. Of
    /// moves that are equally good a bot prefers such a one, so that it does nothing aimless.
    fn is_rest(&self, _id: MoveId) -> bool {
        false
    }

    /// What this move is about, without saying which move it is: the name of a message that tells somebody where
    /// to look.
    fn area(&self, _id: MoveId) -> Option<&'static str> {
        None
    }

    /// Whether this seat plays its last turn, and nobody can take from it what the turn brings: then
    /// the turn can be worked out to its end.
    fn is_last_turn(&self, _state: &Self::State, _seat: Seat) -> bool {
        false
    }

    /// Whether nothing that this seat still decides in its last turn can bring it anything.
    fn is_settled(&self, state: &Self::State, seat: Seat) -> bool {
        !self.to_act(state).contains(seat)
    }

    /// How a finished game went for a seat.
    fn outcome(&self, state: &Self::State, seat: Seat) -> Outcome {
        let points = self.points(state);
        let best = best_rival(points, self.players(state), seat);
        let own = points[seat.index()];
        Outcome {
            win: win_share(self, state, seat),
            margin: squash((own - best) as f32 / Self::CLEAR_MARGIN),
            score: own as f32,
        }
    }
}

/// The points of the rival who has most; none where there is no rival.
fn best_rival(points: Points, players: usize, seat: Seat) -> i32 {
    let rivals = Seat::all(players).filter(|&other| other != seat);
    rivals.map(|other| points[other.index()]).max().unwrap_or(0)
}

/// Something that a player had.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Factor {
    /// Its kind, such as `board`.
    pub group: &'static str,
    /// Which one, such as `board-2`.
    pub name: String,
}

/// How a game went or is thought to go for one seat.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Outcome {
    /// The part of the win, from 0 to 1.
    pub win: f32,
    /// The margin to the best rival, from 0 (crushed) over 0.5 (level) to 1. Alone against the game,
    /// how near the goal came.
    pub margin: f32,
    /// The seat's points.
    pub score: f32,
}

/// How much the margin counts beside the win: little, but enough to go on playing well when the
/// game is decided.
const MARGIN_PART: f32 = 0.15;

/// Alone against the game most games are lost, and how nearly is all that there is to go by.
const NEARNESS_PART: f32 = 0.4;

impl Outcome {
    /// What a player wants more of: win chance first, margin second; from 0 to 1.
    pub fn utility(&self, players: usize) -> f32 {
        let part = if players == 1 {
            NEARNESS_PART
        } else {
            MARGIN_PART
        };
        (1.0 - part) * self.win + part * self.margin
    }
}

/// A number on an open scale as one between 0 and 1.
pub fn squash(x: f32) -> f32 {
    1.0 / (1.0 + exp(-x))
}

/// This seat's part of the win of a finished game; those who tie share it.
pub fn win_share<G: Game>(game: &G, state: &G::State, seat: Seat) -> f32 {
    let ranks = game.ranks(state);
    let winners = Seat::all(game.players(state)).filter(|seat| ranks[seat.index()] == 1);
    let parts = [0.0, 1.0, 0.5, 1.0 / 3.0, 0.25];
    if ranks[seat.index()] == 1 {
        parts[winners.count()]
    } else {
        0.0
    }
}
