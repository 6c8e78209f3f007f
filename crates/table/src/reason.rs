//! Why a move of the game can't be made now, and by which rule.

use crate::game::{Game, MoveError};
use crate::moves::MoveId;
use crate::phrase::Phrase;
use crate::seat::{Observer, Seat};
use crate::speech::Speech;

/// Why a move is not legal: in a sentence for whoever would have made it, and the rule that says so.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reason {
    /// The sentence.
    pub why: Phrase,
    /// The number of the rule in `docs/rules`, such as `M34`; nothing if the rules of the game have no numbers.
    pub rule: Option<&'static str>,
}

impl Reason {
    /// Nothing but that it is not legal: what a game says that gives no reasons, and every game of a number
    /// that belongs to no move.
    pub fn unknown() -> Reason {
        Reason {
            why: Phrase::new("refusal-illegal"),
            rule: None,
        }
    }

    /// The game is over, by this rule.
    pub fn over(rule: &'static str) -> Reason {
        MoveError::Over.phrase().by_rule(rule)
    }

    /// Sentence and rule in one, for those who can't be given a link to the rule.
    pub fn phrase(&self) -> Phrase {
        match self.rule {
            Some(rule) => Phrase::new("refusal-by-rule")
                .phrase("why", self.why.clone())
                .text("rule", rule),
            None => self.why.clone(),
        }
    }
}

impl Phrase {
    /// This is why, by the rule with this number.
    #[must_use]
    pub fn by_rule(self, rule: &'static str) -> Reason {
        Reason {
            why: self,
            rule: Some(rule),
        }
    }
}

/// Why this seat can't make this move now; nothing if it can.
///
/// The reason is made from the seat's view, so that it can rest on nothing that the seat may not know. Nobody
/// who plays or thinks pays for it: it is asked for when a move is refused.
pub fn why_not<G: Game + Speech>(
    game: &G,
    state: &G::State,
    seat: Seat,
    id: MoveId,
) -> Option<Reason> {
    if game.legal(state, seat).contains(id) {
        return None;
    }
    let view = game.view(state, Observer::Seat(seat));
    Some(game.reason(&view, seat, id))
}
