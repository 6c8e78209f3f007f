//! What a game is: the contract between the rules and everybody who uses them.

use std::fmt::Debug;
use std::hash::Hash;

use crate::chance::{Chance, QuickDice};
use crate::lookback::Lookback;
use crate::moves::{MoveId, MoveSet, NoSuchMove};
use crate::phrase::Phrase;
use crate::score::{Points, Ranks};
use crate::seat::{Observer, Seat, SeatSet};

/// The rules of one game.
///
/// The value that implements this is the box: the component data. States are separate plain values,
/// so that a search copies a few hundred bytes and no more. Nothing here allocates, except a
/// [`Sink`] that keeps what it is given.
///
/// Guarantees that the law kit (crate `laws`) checks for every game:
/// - a game is fixed by its options, its chance and its moves;
/// - before the end somebody may act, and whoever may act has a legal move; no move is a dead end;
/// - a view, an event or a sample for an observer depends on nothing that the observer may not know.
pub trait Game: Sized + Send + Sync + 'static {
    /// What a table chose, checked.
    type Options: Copy + Debug + Send + Sync;
    /// A whole position, the middle of a turn included. Holds no generator and no future:
    /// a deck is the set of its cards.
    type State: Copy + Eq + Hash + Debug + Send + Sync;
    /// What one observer may know of a state now. Holds no history.
    type View: Copy + Eq + Debug + Send + Sync;
    /// Something that just happened, for logs and animation.
    type Event: Copy + Eq + Debug + Send + Sync;
    /// What a player who forgets nothing knows beyond the view. The default remembers nothing.
    type Memory: Copy + Default + Debug + Send + Sync;

    /// One decision in the words of the game. It and its number are two forms of one thing: what comes
    /// of [`Game::legal`] always has this form, and going there and back changes nothing.
    type Move: Copy
        + Eq
        + Hash
        + Debug
        + Send
        + Sync
        + Into<MoveId>
        + TryFrom<MoveId, Error = NoSuchMove>;

    /// The number of the rules. A correction by which a game could go another way than before raises it;
    /// positions, records and stored games say by which number they were played.
    const RULES: u32 = 1;

    /// How many moves the game numbers: every [`MoveId`] is below this.
    const MOVES: usize;

    /// Lays out a new game.
    fn setup(&self, options: &Self::Options, chance: &mut impl Chance) -> Self::State;

    /// How many seats are taken.
    fn players(&self, state: &Self::State) -> usize;

    /// Who may act now: several in a simultaneous phase, nobody exactly when the game is over.
    fn to_act(&self, state: &Self::State) -> SeatSet;

    /// What this seat may do now; empty for a seat that may not act.
    fn legal(&self, state: &Self::State, seat: Seat) -> MoveSet;

    /// Carries out a legal move. The caller vouches for its being legal: with any other move
    /// the state that results means nothing (but it stays memory-safe, and may panic).
    fn apply(
        &self,
        state: &mut Self::State,
        seat: Seat,
        id: MoveId,
        chance: &mut impl Chance,
        events: &mut impl Sink<Self::Event>,
    ) -> Finality;

    /// Whether a legal move could be taken back, without making it: what [`Game::apply`] would say, whatever luck
    /// brings. It tells whoever may make the move nothing that they do not know.
    ///
    /// The move is tried on a copy, with luck that nobody else has: the rules that make it are the only ones who
    /// know, and that costs less than to write down what the move is called.
    fn finality(&self, state: &Self::State, seat: Seat, id: MoveId) -> Finality {
        let mut copy = *state;
        self.apply(&mut copy, seat, id, &mut QuickDice::new(0), &mut ())
    }

    /// The points of every seat: at the end the result, before it what is scored so far or would be
    /// if the game ended now, as the game's nature has it. Sees everything.
    fn points(&self, state: &Self::State) -> Points;

    /// What every seat would have if the game ended now. At the end these are [`Game::points`], and
    /// before it as well, unless a game counts only now and then what lies on the table all along.
    fn points_if_ended(&self, state: &Self::State) -> Points {
        self.points(state)
    }

    /// The places of every seat by these points and the tie-breaks.
    fn ranks(&self, state: &Self::State) -> Ranks;

    /// What this observer may know, and nothing else.
    fn view(&self, state: &Self::State, observer: Observer) -> Self::View;

    /// The event as this observer may see it.
    fn redact(&self, event: &Self::Event, observer: Observer) -> Self::Event;

    /// Adds what an observer learns from an event (already redacted for that observer).
    fn remember(&self, memory: &mut Self::Memory, event: &Self::Event);

    /// A whole state drawn at random among those that give this view and agree with the memory.
    ///
    /// Every state that fits has some chance to be drawn; the chances need not be equal. With a
    /// view that comes from no state, or a memory of another game, the result means nothing.
    fn sample(
        &self,
        view: &Self::View,
        memory: &Self::Memory,
        chance: &mut impl Chance,
    ) -> Self::State;

    /// How far back whoever has this view may look while the game runs. Made from a view, so that it
    /// can rest on nothing hidden.
    fn lookback(&self, _view: &Self::View) -> Lookback {
        Lookback::Everything
    }

    /// Whether the game is over.
    fn is_over(&self, state: &Self::State) -> bool {
        self.to_act(state).is_empty()
    }

    /// Carries out a move if it is legal; the state is untouched otherwise.
    ///
    /// # Errors
    /// [`MoveError`] says whether the game is over, somebody else must act, or the move is not legal.
    fn play(
        &self,
        state: &mut Self::State,
        seat: Seat,
        id: MoveId,
        chance: &mut impl Chance,
        events: &mut impl Sink<Self::Event>,
    ) -> Result<Finality, MoveError> {
        let to_act = self.to_act(state);
        if to_act.is_empty() {
            return Err(MoveError::Over);
        }
        if !to_act.contains(seat) {
            return Err(MoveError::NotYourTurn { seat, to_act });
        }
        if !self.legal(state, seat).contains(id) {
            return Err(MoveError::Illegal { id });
        }
        Ok(self.apply(state, seat, id, chance, events))
    }
}

/// Whether a move can be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Finality {
    /// It can: it showed its player nothing new, and the turn goes on.
    Open,
    /// It can't: something hidden came to light, or the turn is over.
    Sealed,
}

/// Takes up events as they happen.
pub trait Sink<E> {
    /// One more event.
    fn push(&mut self, event: E);
}

/// Nobody is listening: for search and simulation.
impl<E> Sink<E> for () {
    #[inline]
    fn push(&mut self, _event: E) {}
}

impl<E> Sink<E> for Vec<E> {
    fn push(&mut self, event: E) {
        Vec::push(self, event);
    }
}

/// Why a move was not carried out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum MoveError {
    /// Nothing more can be played.
    #[error("the game is over")]
    Over,
    /// Somebody else must move.
    #[error("{seat} can't act now: it is the turn of {}", names(*to_act))]
    NotYourTurn {
        /// Who tried.
        seat: Seat,
        /// Who may.
        to_act: SeatSet,
    },
    /// The rules forbid it, here and now.
    #[error("that move is not legal here")]
    Illegal {
        /// The move.
        id: MoveId,
    },
}

impl MoveError {
    /// The same for whoever tried, in their language.
    pub fn phrase(&self) -> Phrase {
        match *self {
            MoveError::Over => Phrase::new("refusal-over"),
            MoveError::NotYourTurn { seat, to_act } => {
                let called = |seat| Phrase::new("seat-other").seat("seat", seat);
                Phrase::new("refusal-not-your-turn")
                    .seat("seat", seat)
                    .list("others", to_act.iter().map(called))
            }
            MoveError::Illegal { .. } => Phrase::new("refusal-illegal"),
        }
    }
}

fn names(seats: SeatSet) -> String {
    let names: Vec<String> = seats.iter().map(|seat| seat.to_string()).collect();
    names.join(" and ")
}
