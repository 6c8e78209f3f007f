//! How a seat stands by a careful count made by hand: what a net looks at first.

use deja_vu::{DejaVu, Stage, State};
use table::Seat;

use super::desk::Desk;
use super::goal::{CARD, FLOWER, Place, cards_ahead, lasting};
use super::outlook::Outlook;
use super::planting::Plantable;

/// What a fragment is worth before any card scores for it.
const FRAGMENT: i32 = 20;

/// What a card in hand is worth for each slot, as a rule.
const USUAL_RATE: i32 = 14;

/// All that the count looks at.
pub(super) struct Standing<'a> {
    pub game: &'a DejaVu,
    pub state: &'a State,
    pub seat: Seat,
    pub desk: &'a Desk<'a>,
    pub outlook: &'a Outlook,
    pub plantable: &'a Plantable,
}

impl Standing<'_> {
    /// Points now, and a share of what is on the way, in tenths of a point.
    pub fn count(&self) -> i32 {
        let (game, state) = (self.game, self.state);
        let player = state.player(self.seat);
        let ahead = cards_ahead(game, state);
        let mut count = 10 * game.score(player).total();
        for card in player.long_term().iter() {
            count += CARD + lasting(game.design(card), ahead);
        }
        let growing = matches!(state.stage(), Stage::Grow { .. }) && state.turn() == self.seat;
        let flowers = i32::from(player.flowers()) + i32::from(growing);
        count += FRAGMENT * player.fragments().len() as i32 + FLOWER * flowers;
        if self.plantable.now {
            // A little less than the fragment itself: to take it is better still.
            count += FRAGMENT - FLOWER - 2 + 9 * self.plantable.now_gain;
        }
        for goal in self.desk.goals() {
            count += match goal.place {
                Place::Begun => goal.part(),
                Place::Hand => goal.rate().min(25) / 4,
                Place::Public => 0,
            };
        }
        count += to_draw(game, state, self.seat) * USUAL_RATE / 4;
        count + self.outlook.best.value() * 9 / 10 + self.outlook.saved / 2
    }
}

/// How many cards this seat will draw at the end of its turn, if nothing changes.
pub(super) fn to_draw(game: &DejaVu, state: &State, seat: Seat) -> i32 {
    let begun = !matches!(
        state.stage(),
        Stage::Build { .. } | Stage::Opening | Stage::Over
    );
    if state.turn() != seat || !begun {
        return 0;
    }
    let player = state.player(seat);
    game.hand_size(player).saturating_sub(player.hand().len()) as i32
}
