//! One game being played: its moves so far, and taking them back.

use std::sync::Arc;

use crate::about::Request;
use crate::chance::Dice;
use crate::game::{Finality, Game, MoveError};
use crate::moves::MoveId;
use crate::phrase::Phrase;
use crate::problem::Problems;
use crate::seat::{Seat, SeatSet};
use crate::text::Text;

/// A move that was made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MadeMove {
    /// Who made it.
    pub seat: Seat,
    /// Which one it was.
    pub id: MoveId,
    /// Whether it can be taken back.
    pub finality: Finality,
}

/// A game from its beginning to where it stands.
///
/// The log is the truth: the state can always be made again from the beginning and the log.
pub struct Match<G: Game> {
    game: Arc<G>,
    origin: Origin<G>,
    state: G::State,
    dice: Dice,
    log: Vec<MadeMove>,
    /// What came of the last move, so that it can be told to everybody; nothing before the first move and after
    /// an undo.
    last: Option<Outcome<G>>,
    /// Whether nobody plays on, so that everything may be told before the end.
    laid_open: bool,
}

/// What came of a move.
pub(crate) struct Outcome<G: Game> {
    /// Where the game stood before it.
    pub(crate) before: G::State,
    /// What happened, as one who sees everything saw it.
    pub(crate) events: Vec<G::Event>,
}

/// Where a match began.
#[derive(Clone)]
struct Origin<G: Game> {
    /// What was asked for, if it began with a setup and not with a given position.
    request: Option<Request>,
    state: G::State,
    dice: Dice,
}

/// Why a move was not taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum UndoError {
    /// This seat has not moved yet.
    #[error("there is no move of yours to take back")]
    Nothing,
    /// Something hidden came to light, or the turn ended.
    #[error(
        "your last move can't be taken back: it brought something hidden to light, or ended your turn"
    )]
    Sealed,
    /// The game went on without this seat.
    #[error("your last move can't be taken back: somebody else has moved since")]
    OthersMoved,
}

impl UndoError {
    /// The same for whoever tried, in their language.
    pub fn phrase(&self) -> Phrase {
        Phrase::new(match self {
            UndoError::Nothing => "refusal-nothing-to-undo",
            UndoError::Sealed => "refusal-undo-sealed",
            UndoError::OthersMoved => "refusal-undo-others-moved",
        })
    }
}

impl<G: Text> Match<G> {
    /// Sets up a new game.
    ///
    /// # Errors
    /// What the game does not have of that which was asked for.
    pub fn new(game: Arc<G>, request: &Request, seed: u64) -> Result<Match<G>, Problems> {
        let options = game.options(request)?;
        let mut dice = Dice::new(seed);
        let state = game.setup(&options, &mut dice);
        let mut new = Match::from_position(game, state, dice);
        new.origin.request = Some(request.clone());
        Ok(new)
    }
}

impl<G: Game> Match<G> {
    /// Goes on from a given position.
    pub fn from_position(game: Arc<G>, state: G::State, dice: Dice) -> Match<G> {
        let origin = Origin {
            request: None,
            state,
            dice: dice.clone(),
        };
        Match {
            game,
            origin,
            state,
            dice,
            log: Vec::new(),
            last: None,
            laid_open: false,
        }
    }

    /// The rules.
    pub fn game(&self) -> &Arc<G> {
        &self.game
    }

    /// Where it stands.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// The luck to come.
    pub fn dice(&self) -> &Dice {
        &self.dice
    }

    /// The moves so far, without those taken back.
    pub fn log(&self) -> &[MadeMove] {
        &self.log
    }

    /// What was asked for at the setup, and the seed; nothing if it began from a position.
    pub fn request(&self) -> Option<(&Request, u64)> {
        let request = self.origin.request.as_ref()?;
        Some((request, self.origin.dice.seed()))
    }

    /// Who may act now.
    pub fn to_act(&self) -> SeatSet {
        self.game.to_act(&self.state)
    }

    /// Makes a move and says what happened (as one who sees everything); on an error nothing changed.
    ///
    /// # Errors
    /// Whoever may not act, or makes a move that is not legal, is told so.
    pub fn play(&mut self, seat: Seat, id: MoveId) -> Result<Vec<G::Event>, MoveError> {
        let to_act = self.to_act();
        if to_act.is_empty() {
            return Err(MoveError::Over);
        }
        if !to_act.contains(seat) {
            return Err(MoveError::NotYourTurn { seat, to_act });
        }
        if !self.game.legal(&self.state, seat).contains(id) {
            return Err(MoveError::Illegal { id });
        }
        Ok(self.play_legal(seat, id).to_vec())
    }

    /// Makes a move that is known to be legal here for this seat, and says what happened. The caller vouches for
    /// that, as with [`Game::apply`].
    pub fn play_legal(&mut self, seat: Seat, id: MoveId) -> &[G::Event] {
        let before = self.state;
        // The room of the events before is used again.
        let mut events = self.last.take().map_or_else(Vec::new, |last| last.events);
        events.clear();
        let (state, dice) = (&mut self.state, &mut self.dice);
        let finality = self.game.apply(state, seat, id, dice, &mut events);
        self.log.push(MadeMove { seat, id, finality });
        &self.last.insert(Outcome { before, events }).events
    }

    /// Whether this seat may take back its last move.
    ///
    /// # Errors
    /// Why it may not.
    pub fn can_undo(&self, seat: Seat) -> Result<(), UndoError> {
        self.undo_index(seat).map(|_| ())
    }

    /// Takes back this seat's last move.
    ///
    /// That works inside the player's own turn, back to the last point where something hidden came to light
    /// or somebody else moved; in a simultaneous phase what others did meanwhile stays done.
    ///
    /// # Errors
    /// As for [`Match::can_undo`]; nothing changed then.
    pub fn undo(&mut self, seat: Seat) -> Result<(), UndoError> {
        let index = self.undo_index(seat)?;
        let kept: Vec<MadeMove> = self.log[..index]
            .iter()
            .chain(&self.log[index + 1..])
            .copied()
            .collect();
        let (mut state, mut dice) = (self.origin.state, self.origin.dice.clone());
        for played in &kept {
            self.game
                .play(&mut state, played.seat, played.id, &mut dice, &mut ())
                // Moves of a simultaneous phase do not touch each other; if they ever should,
                // the others' moves are worth more than the undo.
                .map_err(|_| UndoError::OthersMoved)?;
        }
        self.state = state;
        self.dice = dice;
        self.log = kept;
        self.last = None;
        Ok(())
    }

    /// Where in the log the move stands that this seat may take back.
    fn undo_index(&self, seat: Seat) -> Result<usize, UndoError> {
        let index = self
            .log
            .iter()
            .rposition(|played| played.seat == seat)
            .ok_or(UndoError::Nothing)?;
        if self.log[index].finality == Finality::Sealed {
            return Err(UndoError::Sealed);
        }
        if index + 1 == self.log.len() && self.to_act().contains(seat) {
            return Ok(index);
        }
        // Others may have moved since only while this seat could have moved all the time.
        let (mut state, mut dice) = (self.origin.state, self.origin.dice.clone());
        for (at, played) in self.log.iter().enumerate() {
            let _ = self
                .game
                .apply(&mut state, played.seat, played.id, &mut dice, &mut ());
            if at >= index && !self.game.to_act(&state).contains(seat) {
                return Err(UndoError::OthersMoved);
            }
        }
        Ok(index)
    }

    /// Nobody plays on: from now on everything that happened may be told, as after the end.
    pub fn lay_open(&mut self) {
        self.laid_open = true;
    }

    /// Whether nobody plays on.
    pub fn is_laid_open(&self) -> bool {
        self.laid_open
    }

    /// The last move with what came of it, if nothing was taken back since.
    pub(crate) fn last(&self) -> Option<(&MadeMove, &Outcome<G>)> {
        Some((self.log.last()?, self.last.as_ref()?))
    }

    /// The state and dice that it began with.
    pub(crate) fn beginning(&self) -> (&G::State, &Dice) {
        (&self.origin.state, &self.origin.dice)
    }

    /// Goes through the match from its beginning: the state and dice before the first move and
    /// after every move.
    pub fn history(&self) -> impl Iterator<Item = (G::State, Dice)> + '_ {
        let mut state = self.origin.state;
        let mut dice = self.origin.dice.clone();
        let first = std::iter::once((state, dice.clone()));
        first.chain(self.log.iter().map(move |played| {
            let _ = self
                .game
                .apply(&mut state, played.seat, played.id, &mut dice, &mut ());
            (state, dice.clone())
        }))
    }
}
