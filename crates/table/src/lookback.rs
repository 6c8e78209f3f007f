//! How far back somebody may look while a game runs.

use crate::game::Game;
use crate::matches::Match;
use crate::seat::{Observer, Seat};

/// How far back somebody may look while a game runs. Remembering more is everybody's own affair; after
/// the end everything may be told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lookback {
    /// To the beginning.
    Everything,
    /// To the beginning of the current round: the running turn, and everything since the turn before of
    /// the player who has it. The last move of that earlier turn is part of the round, so that whoever
    /// looks finds what came of their own last decision and all that happened since.
    Round,
}

impl<G: Game> Match<G> {
    /// The index of the first move that this observer may be told of: every earlier one is beyond what
    /// they may look back on. Zero when all may be told.
    pub fn horizon(&self, observer: Observer) -> usize {
        if self.is_open_to_all() {
            return 0;
        }
        let eyes = self.eyes(observer);
        self.horizon_of(&self.game().view(self.state(), eyes))
    }

    /// The same for whoever has this view of it now.
    pub fn horizon_of(&self, view: &G::View) -> usize {
        if self.is_open_to_all() || self.game().lookback(view) != Lookback::Round {
            return 0;
        }
        let began = self.to_act().iter().map(|seat| self.round_began(seat));
        began.min().unwrap_or(0)
    }

    /// Whether games like this one keep from this observer, while they run, what is long past.
    pub fn forgets(&self, observer: Observer) -> bool {
        let view = self.game().view(self.state(), observer);
        self.game().lookback(&view) == Lookback::Round
    }

    /// The eyes that an observer looks at this match with: their own, but for one who sees everything. As
    /// long as somebody plays on there is no such observer, and whoever asks to be one is a spectator.
    pub fn eyes(&self, observer: Observer) -> Observer {
        match observer {
            Observer::AllSeeing if !self.is_open_to_all() => Observer::Spectator,
            own => own,
        }
    }

    /// Whether nothing of its past is kept from anybody: it is over, or will not be played on.
    fn is_open_to_all(&self) -> bool {
        self.is_laid_open() || self.game().is_over(self.state())
    }

    /// Where the round began in which this seat has its turn. Looks at the moves of two rounds at most.
    fn round_began(&self, seat: Seat) -> usize {
        let log = self.log();
        let last_of_others = log.iter().rposition(|played| played.seat != seat);
        let before = &log[..last_of_others.map_or(0, |index| index + 1)];
        let own = before.iter().rposition(|played| played.seat == seat);
        own.unwrap_or(0)
    }
}
