//! What just happened, as data for clients: each event with its kind, and what takes part in it by name.

use serde::Serialize;

use crate::card::Card;
use crate::event::Event;

/// An event as it is written.
#[derive(Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "Event"))]
#[serde(tag = "event", rename_all = "kebab-case")]
pub(crate) enum EventDocument {
    /// A tile was laid.
    Placed {
        seat: usize,
        #[cfg_attr(feature = "wire", ts(type = "Tile"))]
        tile: String,
    },
    /// Bits and fragments were dealt to the map.
    MapDealt,
    /// A card was chosen in the opening; which one is secret until all have chosen.
    Chose {
        seat: usize,
        #[cfg_attr(feature = "wire", ts(type = "Card | null"))]
        card: Option<String>,
    },
    /// All have chosen: a card goes to the discard.
    Left {
        seat: usize,
        #[cfg_attr(feature = "wire", ts(type = "Card"))]
        card: String,
    },
    /// All have chosen: a card goes to long-term memory.
    Rose {
        seat: usize,
        #[cfg_attr(feature = "wire", ts(type = "Card"))]
        card: String,
    },
    /// The girl moved.
    GirlMoved {
        seat: usize,
        #[cfg_attr(feature = "wire", ts(type = "Tile"))]
        to: String,
    },
    /// A flower was planted and a fragment taken.
    Planted {
        seat: usize,
        #[cfg_attr(feature = "wire", ts(type = "Tile"))]
        on: String,
        #[cfg_attr(feature = "wire", ts(type = "Fragment"))]
        fragment: String,
    },
    /// The bits of a tile were taken up.
    TookUp {
        seat: usize,
        #[cfg_attr(feature = "wire", ts(type = "Tile"))]
        from: String,
    },
    /// A bit fell on a tile.
    Dropped {
        seat: usize,
        #[cfg_attr(feature = "wire", ts(type = "Bit"))]
        bit: String,
        #[cfg_attr(feature = "wire", ts(type = "Tile"))]
        on: String,
    },
    /// A bit was taken from the map.
    Collected {
        seat: usize,
        #[cfg_attr(feature = "wire", ts(type = "Bit"))]
        bit: String,
    },
    /// Nothing could be sown.
    SkippedRecollection { seat: usize },
    /// A card is being built.
    Began {
        seat: usize,
        #[cfg_attr(feature = "wire", ts(type = "Card"))]
        card: String,
        public: bool,
    },
    /// A slot was covered.
    Covered {
        seat: usize,
        #[cfg_attr(feature = "wire", ts(type = "Bit"))]
        bit: String,
    },
    /// A card went to short-term memory, or back to it.
    SetAside {
        seat: usize,
        #[cfg_attr(feature = "wire", ts(type = "Card"))]
        card: String,
    },
    /// A card is complete.
    Completed {
        seat: usize,
        #[cfg_attr(feature = "wire", ts(type = "Card"))]
        card: String,
        points: u16,
    },
    /// A bit was paid for a flower.
    Paid {
        seat: usize,
        #[cfg_attr(feature = "wire", ts(type = "Bit"))]
        bit: String,
    },
    /// A flower grew on the girl tile.
    Grew { seat: usize },
    /// A bit was saved.
    Saved {
        seat: usize,
        #[cfg_attr(feature = "wire", ts(type = "Bit"))]
        bit: String,
    },
    /// Bits went to the hive.
    ToHive { bits: u8 },
    /// A bit came back to the map.
    Replenished {
        #[cfg_attr(feature = "wire", ts(type = "Bit"))]
        bit: String,
        #[cfg_attr(feature = "wire", ts(type = "Tile"))]
        on: String,
    },
    /// A tile was named for the incomplete level.
    Named {
        seat: usize,
        #[cfg_attr(feature = "wire", ts(type = "Tile"))]
        tile: String,
    },
    /// A hand card was discarded.
    Discarded {
        seat: usize,
        #[cfg_attr(feature = "wire", ts(type = "Card"))]
        card: String,
    },
    /// A card was drawn.
    Drew {
        seat: usize,
        #[cfg_attr(feature = "wire", ts(type = "Card | null"))]
        card: Option<String>,
    },
    /// A card drawn was a copy of one that the player has, and was discarded.
    Rejected {
        seat: usize,
        #[cfg_attr(feature = "wire", ts(type = "Card"))]
        card: String,
    },
    /// The discard was shuffled into a new deck.
    Reshuffled,
    /// The end was triggered.
    EndTriggered { seat: usize },
    /// A turn ended.
    TurnEnded { seat: usize },
    /// The game is over.
    GameOver,
}

/// An event as data.
pub(crate) fn write_event(event: &Event) -> EventDocument {
    match *event {
        Event::Placed { seat, tile } => EventDocument::Placed {
            seat: seat.number(),
            tile: tile.name(),
        },
        Event::MapDealt => EventDocument::MapDealt,
        Event::Chose { seat, card } => EventDocument::Chose {
            seat: seat.number(),
            card: card.map(Card::name),
        },
        Event::Left { seat, card } => EventDocument::Left {
            seat: seat.number(),
            card: card.name(),
        },
        Event::Rose { seat, card } => EventDocument::Rose {
            seat: seat.number(),
            card: card.name(),
        },
        Event::GirlMoved { seat, to } => EventDocument::GirlMoved {
            seat: seat.number(),
            to: to.name(),
        },
        Event::Planted { seat, on, fragment } => EventDocument::Planted {
            seat: seat.number(),
            on: on.name(),
            fragment: fragment.name(),
        },
        Event::TookUp { seat, from } => EventDocument::TookUp {
            seat: seat.number(),
            from: from.name(),
        },
        Event::Dropped { seat, bit, on } => EventDocument::Dropped {
            seat: seat.number(),
            bit: bit.name(),
            on: on.name(),
        },
        Event::Collected { seat, bit } => EventDocument::Collected {
            seat: seat.number(),
            bit: bit.name(),
        },
        Event::SkippedRecollection { seat } => EventDocument::SkippedRecollection {
            seat: seat.number(),
        },
        Event::Began { seat, card, public } => EventDocument::Began {
            seat: seat.number(),
            card: card.name(),
            public,
        },
        Event::Covered { seat, bit } => EventDocument::Covered {
            seat: seat.number(),
            bit: bit.name(),
        },
        Event::SetAside { seat, card } => EventDocument::SetAside {
            seat: seat.number(),
            card: card.name(),
        },
        Event::Completed { seat, card, points } => EventDocument::Completed {
            seat: seat.number(),
            card: card.name(),
            points,
        },
        Event::Paid { seat, bit } => EventDocument::Paid {
            seat: seat.number(),
            bit: bit.name(),
        },
        Event::Grew { seat } => EventDocument::Grew {
            seat: seat.number(),
        },
        Event::Saved { seat, bit } => EventDocument::Saved {
            seat: seat.number(),
            bit: bit.name(),
        },
        Event::ToHive { bits } => EventDocument::ToHive { bits },
        Event::Replenished { bit, on } => EventDocument::Replenished {
            bit: bit.name(),
            on: on.name(),
        },
        Event::Named { seat, tile } => EventDocument::Named {
            seat: seat.number(),
            tile: tile.name(),
        },
        Event::Discarded { seat, card } => EventDocument::Discarded {
            seat: seat.number(),
            card: card.name(),
        },
        Event::Drew { seat, card } => EventDocument::Drew {
            seat: seat.number(),
            card: card.map(Card::name),
        },
        Event::Rejected { seat, card } => EventDocument::Rejected {
            seat: seat.number(),
            card: card.name(),
        },
        Event::Reshuffled => EventDocument::Reshuffled,
        Event::EndTriggered { seat } => EventDocument::EndTriggered {
            seat: seat.number(),
        },
        Event::TurnEnded { seat } => EventDocument::TurnEnded {
            seat: seat.number(),
        },
        Event::GameOver => EventDocument::GameOver,
    }
}
