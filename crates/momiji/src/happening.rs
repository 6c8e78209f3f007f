//! What just happened, as data for clients: each event with its kind, and what takes part in it by name.

use serde::Serialize;

use crate::area::Side;
use crate::components::Momiji;
use crate::event::Event;

/// An event as it is written.
#[derive(Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "Event"))]
#[serde(tag = "event", rename_all = "kebab-case")]
pub(crate) enum EventDocument<'a> {
    /// A landscape was taken in the draft.
    Drafted {
        seat: usize,
        #[cfg_attr(feature = "wire", ts(type = "Letter"))]
        landscape: &'static str,
    },
    /// A landscape was turned over in the draft.
    LandscapeOpened {
        #[cfg_attr(feature = "wire", ts(type = "Letter"))]
        landscape: &'static str,
    },
    /// An acorn was paid to turn over cards.
    PaidReveal { seat: usize },
    /// A card of the deck came to the garden, or to the discard if its column was full.
    Revealed {
        #[cfg_attr(feature = "wire", ts(type = "Card"))]
        card: &'a str,
        to_discard: bool,
    },
    /// A card of the garden was discarded (solo).
    Cleared {
        #[cfg_attr(feature = "wire", ts(type = "Card"))]
        card: &'a str,
    },
    /// A card went from the garden to a hand.
    Took {
        seat: usize,
        #[cfg_attr(feature = "wire", ts(type = "Card"))]
        card: &'a str,
    },
    /// A card went from the deck to a player's eyes only.
    Drew {
        seat: usize,
        #[cfg_attr(feature = "wire", ts(type = "Card | null"))]
        card: Option<&'a str>,
    },
    /// One of the cards just drawn was discarded.
    ThrewBack {
        seat: usize,
        #[cfg_attr(feature = "wire", ts(type = "Card"))]
        card: &'a str,
    },
    /// A card was laid on a pile; `new_pile` says where a new one was started.
    Laid {
        seat: usize,
        #[cfg_attr(feature = "wire", ts(type = "Card"))]
        card: &'a str,
        from_hand: bool,
        #[cfg_attr(feature = "wire", ts(type = "Side | null"))]
        new_pile: Option<&'static str>,
    },
    /// A pile was closed, with a torii if there was one.
    Closed {
        seat: usize,
        #[cfg_attr(feature = "wire", ts(type = "Leaf"))]
        leaf: &'static str,
        torii: bool,
    },
    /// A card went from a hand to the discard.
    Discarded {
        seat: usize,
        #[cfg_attr(feature = "wire", ts(type = "Card"))]
        card: &'a str,
    },
    /// A card went from the discard to a hand.
    Retrieved {
        seat: usize,
        #[cfg_attr(feature = "wire", ts(type = "Card"))]
        card: &'a str,
    },
    /// A card was shown and slid under a pile.
    Slid {
        seat: usize,
        #[cfg_attr(feature = "wire", ts(type = "Card"))]
        card: &'a str,
        #[cfg_attr(feature = "wire", ts(type = "Leaf"))]
        under: &'static str,
    },
    /// A landscape was used.
    Used {
        seat: usize,
        #[cfg_attr(feature = "wire", ts(type = "Letter"))]
        landscape: &'static str,
    },
    /// Acorns came from the supply, for a landscape or an exchange.
    Gained { seat: usize, acorns: u16 },
    /// The piles were put in a new order.
    Rearranged { seat: usize },
    /// An objective was activated.
    Activated {
        seat: usize,
        #[cfg_attr(feature = "wire", ts(type = "Objective"))]
        objective: &'static str,
        price: u16,
    },
    /// An objective was swapped for another.
    Swapped {
        seat: usize,
        #[cfg_attr(feature = "wire", ts(type = "Objective"))]
        old: &'static str,
        #[cfg_attr(feature = "wire", ts(type = "Objective"))]
        new: &'static str,
    },
    /// The main action was passed.
    Passed { seat: usize },
    /// Acorns came from the harvest.
    Harvested { seat: usize, acorns: u16 },
    /// The end of the game was triggered.
    EndTriggered { seat: usize },
    /// A turn ended.
    TurnEnded { seat: usize },
    /// The game is over.
    GameOver,
}

impl Momiji {
    /// An event as data.
    pub(crate) fn write_event(&self, event: &Event) -> EventDocument<'_> {
        let name = |card| self.leaves.name(card);
        match *event {
            Event::Drafted { seat, letter } => EventDocument::Drafted {
                seat: seat.number(),
                landscape: letter.name(),
            },
            Event::LandscapeOpened { letter } => EventDocument::LandscapeOpened {
                landscape: letter.name(),
            },
            Event::PaidReveal { seat } => EventDocument::PaidReveal {
                seat: seat.number(),
            },
            Event::Revealed { card, to_discard } => EventDocument::Revealed {
                card: name(card),
                to_discard,
            },
            Event::Cleared { card } => EventDocument::Cleared { card: name(card) },
            Event::Took { seat, card } => EventDocument::Took {
                seat: seat.number(),
                card: name(card),
            },
            Event::Drew { seat, card } => EventDocument::Drew {
                seat: seat.number(),
                card: card.map(name),
            },
            Event::ThrewBack { seat, card } => EventDocument::ThrewBack {
                seat: seat.number(),
                card: name(card),
            },
            Event::Laid {
                seat,
                card,
                from_hand,
                new_pile,
            } => EventDocument::Laid {
                seat: seat.number(),
                card: name(card),
                from_hand,
                new_pile: new_pile.map(Side::name),
            },
            Event::Closed { seat, leaf, torii } => EventDocument::Closed {
                seat: seat.number(),
                leaf: leaf.name(),
                torii,
            },
            Event::Discarded { seat, card } => EventDocument::Discarded {
                seat: seat.number(),
                card: name(card),
            },
            Event::Retrieved { seat, card } => EventDocument::Retrieved {
                seat: seat.number(),
                card: name(card),
            },
            Event::Slid { seat, card, under } => EventDocument::Slid {
                seat: seat.number(),
                card: name(card),
                under: under.name(),
            },
            Event::Used { seat, letter } => EventDocument::Used {
                seat: seat.number(),
                landscape: letter.name(),
            },
            Event::Gained { seat, acorns } => EventDocument::Gained {
                seat: seat.number(),
                acorns,
            },
            Event::Rearranged { seat } => EventDocument::Rearranged {
                seat: seat.number(),
            },
            Event::Activated {
                seat,
                objective,
                price,
            } => EventDocument::Activated {
                seat: seat.number(),
                objective: objective.name(),
                price,
            },
            Event::Swapped { seat, old, new } => EventDocument::Swapped {
                seat: seat.number(),
                old: old.name(),
                new: new.name(),
            },
            Event::Passed { seat } => EventDocument::Passed {
                seat: seat.number(),
            },
            Event::Harvested { seat, acorns } => EventDocument::Harvested {
                seat: seat.number(),
                acorns,
            },
            Event::EndTriggered { seat } => EventDocument::EndTriggered {
                seat: seat.number(),
            },
            Event::TurnEnded { seat } => EventDocument::TurnEnded {
                seat: seat.number(),
            },
            Event::GameOver => EventDocument::GameOver,
        }
    }
}
