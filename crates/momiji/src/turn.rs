//! Where in a turn the game stands.

use table::Seat;

use crate::card::Card;
use crate::leaf::{Leaf, LeafSet};
use crate::objective::Objective;

/// The turn that is being played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Turn {
    /// Whose turn it is.
    pub seat: Seat,
    /// The main action, once it is chosen and done.
    pub main: Main,
    /// Whether a landscape was used.
    pub landscape: bool,
    /// Whether two cards were exchanged for an acorn.
    pub exchanged: bool,
    /// Whether cards of two or more types were laid in one placement.
    pub harvest: bool,
    /// What is asked of the player now.
    pub stage: Stage,
}

impl Turn {
    /// The beginning of a turn.
    pub(crate) fn begin(seat: Seat) -> Turn {
        Turn {
            seat,
            main: Main::Open,
            landscape: false,
            exchanged: false,
            harvest: false,
            stage: Stage::Free,
        }
    }
}

/// The main action of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Main {
    /// Not done yet.
    Open,
    /// Cards were collected.
    Collect,
    /// One or two cards of one type were laid.
    PlayOne,
    /// Cards of several types were laid.
    PlayMany,
    /// An objective was activated.
    Activate,
    /// Nothing was possible.
    Passed,
}

/// What is asked of the player now.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// Choose one of the open landscapes.
    Draft,
    /// Before the main action anything; after it optional actions and the end of the turn.
    Free,
    /// A reveal was paid for: now collect.
    Collect,
    /// Landscape B: take columns, up to a number of cards.
    Columns {
        /// How many cards may still be taken.
        room: u8,
        /// Whether one column has been taken.
        taken: bool,
    },
    /// Landscape K: take top cards.
    Tops {
        /// The columns whose top was taken.
        taken: LeafSet,
    },
    /// Landscape D: discard one of these.
    Keep {
        /// The cards from the deck, sorted. `None` for whoever may not see them.
        drawn: [Option<Card>; 4],
    },
    /// Cards are being laid.
    Lay(Placement),
    /// Solo: discard one card after a Play.
    Toll,
    /// The exchange: discard cards for an acorn.
    Exchange {
        /// How many are still to go: two at first.
        left: u8,
        /// Whether it came between a paid reveal and the taking.
        collecting: bool,
    },
    /// Landscape C: choose the pile for this place in the row.
    Arrange {
        /// Counted from the left, from zero.
        place: u8,
    },
    /// Landscape F: take the top of a column.
    TakeTop,
    /// Landscape G: take a card of the discard.
    Retrieve,
    /// Landscape H: activate, or choose one of the player's tokens to swap.
    ActivateOrSwap,
    /// Landscape H: choose the token to get for this one.
    SwapFor {
        /// The token given back.
        old: Objective,
    },
    /// Landscape I: take a column.
    TakeColumn,
    /// Landscape L: discard cards for acorns.
    DiscardForAcorns,
    /// Landscape M: choose a pile to slide a card under.
    SlideUnder {
        /// The piles that have got one.
        done: LeafSet,
    },
    /// Landscape M: choose the card to slide.
    SlideCard {
        /// The piles that have got one before.
        done: LeafSet,
        /// The pile that gets this one.
        under: Leaf,
    },
    /// Landscape N: choose the end of the row for this card.
    Place {
        /// The card from the deck.
        card: Card,
        /// How many more will come.
        left: u8,
        /// The types laid by N so far.
        laid: LeafSet,
    },
    /// The end of the turn: discard down to the hand limit.
    HandLimit,
    /// The game is over.
    Over,
}

/// Which rule cards are laid under.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Rule {
    /// A plain Play.
    Plain,
    /// A Play with landscape A: one card may skip a number.
    Skip,
    /// A Play with landscape J: up to four cards on two piles.
    Four,
    /// Landscape E after a Collect: one or two cards.
    Two,
}

/// Cards being laid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Placement {
    /// The rule they are laid under.
    pub rule: Rule,
    /// How many have been laid so far.
    pub count: u8,
    /// The types laid so far.
    pub types: LeafSet,
    /// Whether the skip of landscape A has been made.
    pub skipped: bool,
}

impl Placement {
    /// Nothing laid yet.
    pub(crate) fn begin(rule: Rule) -> Placement {
        Placement {
            rule,
            count: 0,
            types: LeafSet::EMPTY,
            skipped: false,
        }
    }
}

/// How near the end is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ending {
    /// Not in sight.
    Open,
    /// Triggered in this turn.
    Triggered,
    /// How many turns are left, the running one included.
    Turns(u8),
}
