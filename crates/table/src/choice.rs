//! What somebody may choose from.

use serde::{Deserialize, Serialize};

use crate::game::Finality;
use crate::matches::Match;
use crate::moves::MoveId;
use crate::phrase::Phrase;
use crate::seat::Seat;
use crate::text::Text;

/// A legal move, as a list shows it. Lists are in the order of the moves' numbers, and people count them
/// from one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Choice {
    /// The move, in the words that are sent to make it.
    #[serde(rename = "move")]
    pub text: String,
    /// What it does.
    #[cfg_attr(feature = "wire", ts(type = "Phrase"), schema(value_type = Object))]
    pub explanation: Phrase,
    /// Whether it can't be taken back, because it brings something hidden to light or ends the turn; left out
    /// where it can.
    #[serde(rename = "final", default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "wire", ts(as = "Option<bool>", optional))]
    pub is_final: bool,
}

impl<G: Text> Match<G> {
    /// A legal move of this seat, as the list shows it to whoever has this view: the seat's own.
    pub fn choice(&self, view: &G::View, seat: Seat, id: MoveId) -> Choice {
        let game = self.game();
        Choice {
            text: game.move_text(id).unwrap_or_default(),
            explanation: game.explain(view, id),
            is_final: game.finality(self.state(), seat, id) == Finality::Sealed,
        }
    }
}
