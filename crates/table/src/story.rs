//! What is told of a match. This is the only place where a move of the past becomes something that is
//! shown, and it goes no further back than its observer may look.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::matches::{MadeMove, Match};
use crate::phrase::Phrase;
use crate::seat::{self, Observer, Seat};
use crate::text::Text;

/// One move, as one pair of eyes saw it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct ToldMove {
    /// Who moved.
    #[serde(with = "seat::as_number")]
    #[cfg_attr(feature = "wire", ts(type = "number"), schema(value_type = usize))]
    pub seat: Seat,
    /// What happened, a sentence each.
    #[cfg_attr(feature = "wire", ts(type = "Array<Phrase>"), schema(value_type = Vec<Object>))]
    pub told: Vec<Phrase>,
    /// What the move was for, where nothing happened that could be told.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional, type = "Phrase"), schema(value_type = Option<Object>))]
    pub chose: Option<Phrase>,
    /// What happened as data.
    #[cfg_attr(feature = "wire", ts(type = "unknown[]"))]
    pub events: Vec<Value>,
}

impl<G: Text> Match<G> {
    /// What these eyes saw of the moves from this index on, or from their [`Match::horizon`] if that is
    /// later: nothing older is told to anybody, whoever asks.
    pub fn story(&self, observer: Observer, from: usize) -> Vec<ToldMove> {
        // The last move alone is asked for after every move: what came of it is known, and a round never begins
        // after it, so that everybody may be told.
        if from + 1 == self.log().len()
            && let Some((made, outcome)) = self.last()
        {
            return vec![self.step(observer, made, &outcome.before, &outcome.events)];
        }
        let from = from.max(self.horizon(observer));
        let steps = self.history().zip(self.log()).skip(from);
        steps
            .map(|((mut state, mut dice), made)| {
                let before = state;
                let mut events: Vec<G::Event> = Vec::new();
                let game = self.game();
                let _ = game.apply(&mut state, made.seat, made.id, &mut dice, &mut events);
                self.step(observer, made, &before, &events)
            })
            .collect()
    }

    /// What these eyes saw of one move, made where the game stood so, with what came of it.
    fn step(
        &self,
        observer: Observer,
        made: &MadeMove,
        before: &G::State,
        events: &[G::Event],
    ) -> ToldMove {
        let game = self.game();
        let redacted = events.iter().map(|event| game.redact(event, observer));
        let redacted: Vec<G::Event> = redacted.collect();
        // A law of the games: what is explained of a move without events is known to everybody. Few moves
        // have none, so the view is made for those alone.
        let explain = || {
            let view = game.view(before, Observer::Seat(made.seat));
            game.explain(&view, made.id)
        };
        ToldMove {
            seat: made.seat,
            chose: redacted.is_empty().then(explain),
            told: redacted.iter().map(|event| game.tell(event)).collect(),
            events: redacted
                .iter()
                .map(|event| game.event_document(event))
                .collect(),
        }
    }
}
