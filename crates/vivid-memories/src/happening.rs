//! What just happened, as data for clients: each event with its kind, and what takes part in it by name.

use serde::Serialize;

use crate::colour::{Colour, Handful};
use crate::components::VividMemories;
use crate::event::Event;
use crate::tile::Tile;

/// An event as it is written.
#[derive(Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "Event"))]
#[serde(tag = "event", rename_all = "kebab-case")]
pub(crate) enum EventDocument<'a> {
    /// A round began with a new line.
    RoundBegan { round: u8 },
    /// Fragments were taken from an end of the line.
    Took {
        seat: usize,
        #[cfg_attr(feature = "wire", ts(type = "Array<Colour>"))]
        fragments: Vec<&'static str>,
        #[cfg_attr(feature = "wire", ts(type = "End"))]
        end: &'static str,
    },
    /// Fragments were put into a hex.
    Placed {
        seat: usize,
        #[cfg_attr(feature = "wire", ts(type = "Array<Colour>"))]
        fragments: Vec<&'static str>,
        #[cfg_attr(feature = "wire", ts(type = "HexName"))]
        hex: &'a str,
    },
    /// An emptied tile was claimed.
    Claimed {
        seat: usize,
        #[cfg_attr(feature = "wire", ts(type = "TileName"))]
        tile: String,
    },
    /// A fragment moved from hex to hex: rewire or push.
    Moved {
        seat: usize,
        #[cfg_attr(feature = "wire", ts(type = "Colour"))]
        colour: &'static str,
        #[cfg_attr(feature = "wire", ts(type = "HexName"))]
        from: &'a str,
        #[cfg_attr(feature = "wire", ts(type = "HexName"))]
        to: &'a str,
    },
    /// Nobody could go on; the line went back to the supply.
    LineGivenUp,
    /// The start marker came to this seat.
    StartMarker { seat: usize },
    /// Reflect begins, in turn order or at the same time.
    ReflectBegan { in_order: bool },
    /// A tile was laid on the bank.
    Laid {
        seat: usize,
        #[cfg_attr(feature = "wire", ts(type = "TileName"))]
        tile: String,
        #[cfg_attr(feature = "wire", ts(type = "Space"))]
        space: &'static str,
    },
    /// A tile found no space and left the game.
    LeftOver {
        seat: usize,
        #[cfg_attr(feature = "wire", ts(type = "TileName"))]
        tile: String,
    },
    /// A tile or a bank action is being used.
    Used {
        seat: usize,
        #[cfg_attr(feature = "wire", ts(type = "Space"))]
        space: &'static str,
        #[cfg_attr(feature = "wire", ts(type = "TileName | null"))]
        tile: Option<String>,
    },
    /// A fragment went from a hex to the supply.
    Gave {
        seat: usize,
        #[cfg_attr(feature = "wire", ts(type = "Colour"))]
        colour: &'static str,
        #[cfg_attr(feature = "wire", ts(type = "HexName"))]
        hex: &'a str,
    },
    /// A fragment came from the supply to a hex.
    Gained {
        seat: usize,
        #[cfg_attr(feature = "wire", ts(type = "Colour"))]
        colour: &'static str,
        #[cfg_attr(feature = "wire", ts(type = "HexName"))]
        hex: &'a str,
    },
    /// A fragment came out of the bag.
    Drew {
        seat: usize,
        #[cfg_attr(feature = "wire", ts(type = "Colour"))]
        colour: &'static str,
    },
    /// Two fragments changed places.
    Swapped {
        seat: usize,
        #[cfg_attr(feature = "wire", ts(type = "Colour"))]
        colour: &'static str,
        #[cfg_attr(feature = "wire", ts(type = "HexName"))]
        hex: &'a str,
        #[cfg_attr(feature = "wire", ts(type = "Colour"))]
        other: &'static str,
        #[cfg_attr(feature = "wire", ts(type = "HexName"))]
        with: &'a str,
    },
    /// A player is done with Reflect.
    Done { seat: usize },
    /// A tile scored, and is a precious moment now.
    Moment {
        seat: usize,
        #[cfg_attr(feature = "wire", ts(type = "TileName"))]
        tile: String,
        points: u16,
    },
    /// A thread scored.
    Thread {
        seat: usize,
        #[cfg_attr(feature = "wire", ts(type = "Colour"))]
        colour: &'static str,
        hexes: u8,
        slots: u8,
        points: u16,
    },
    /// A core slot was filled from a hex.
    Filled {
        seat: usize,
        #[cfg_attr(feature = "wire", ts(type = "HexName"))]
        hex: &'a str,
        #[cfg_attr(feature = "wire", ts(type = "SlotName"))]
        slot: &'a str,
    },
    /// Complete sets of core memories scored.
    Cores { seat: usize, points: u16 },
    /// An aspiration was revealed and scored.
    Aspiration {
        seat: usize,
        #[cfg_attr(feature = "wire", ts(type = "Colour"))]
        colour: &'static str,
        points: u16,
    },
    /// A turn ended.
    TurnEnded { seat: usize },
    /// The game is over.
    GameOver,
}

impl VividMemories {
    /// An event as data.
    pub(crate) fn write_event(&self, event: &Event) -> EventDocument<'_> {
        let list = |fragments: Handful| fragments.iter().map(Colour::name).collect();
        match *event {
            Event::RoundBegan { round } => EventDocument::RoundBegan { round },
            Event::Took {
                seat,
                fragments,
                end,
            } => EventDocument::Took {
                seat: seat.number(),
                fragments: list(fragments),
                end: end.name(),
            },
            Event::Placed {
                seat,
                fragments,
                hex,
            } => EventDocument::Placed {
                seat: seat.number(),
                fragments: list(fragments),
                hex: self.hex_name(hex),
            },
            Event::Claimed { seat, tile } => EventDocument::Claimed {
                seat: seat.number(),
                tile: tile.name(),
            },
            Event::Moved {
                seat,
                colour,
                from,
                to,
            } => EventDocument::Moved {
                seat: seat.number(),
                colour: colour.name(),
                from: self.hex_name(from),
                to: self.hex_name(to),
            },
            Event::LineGivenUp => EventDocument::LineGivenUp,
            Event::StartMarker { seat } => EventDocument::StartMarker {
                seat: seat.number(),
            },
            Event::ReflectBegan { in_order } => EventDocument::ReflectBegan { in_order },
            Event::Laid { seat, tile, space } => EventDocument::Laid {
                seat: seat.number(),
                tile: tile.name(),
                space: space.name(),
            },
            Event::LeftOver { seat, tile } => EventDocument::LeftOver {
                seat: seat.number(),
                tile: tile.name(),
            },
            Event::Used { seat, space, tile } => EventDocument::Used {
                seat: seat.number(),
                space: space.name(),
                tile: tile.map(Tile::name),
            },
            Event::Gave { seat, colour, hex } => EventDocument::Gave {
                seat: seat.number(),
                colour: colour.name(),
                hex: self.hex_name(hex),
            },
            Event::Gained { seat, colour, hex } => EventDocument::Gained {
                seat: seat.number(),
                colour: colour.name(),
                hex: self.hex_name(hex),
            },
            Event::Drew { seat, colour } => EventDocument::Drew {
                seat: seat.number(),
                colour: colour.name(),
            },
            Event::Swapped {
                seat,
                one,
                hex,
                other,
                with,
            } => EventDocument::Swapped {
                seat: seat.number(),
                colour: one.name(),
                hex: self.hex_name(hex),
                other: other.name(),
                with: self.hex_name(with),
            },
            Event::Done { seat } => EventDocument::Done {
                seat: seat.number(),
            },
            Event::Moment { seat, tile, points } => EventDocument::Moment {
                seat: seat.number(),
                tile: tile.name(),
                points,
            },
            Event::Thread {
                seat,
                colour,
                hexes,
                slots,
                points,
            } => EventDocument::Thread {
                seat: seat.number(),
                colour: colour.name(),
                hexes,
                slots,
                points,
            },
            Event::Filled { seat, slot, hex } => EventDocument::Filled {
                seat: seat.number(),
                hex: self.hex_name(hex),
                slot: self.slot_name(slot),
            },
            Event::Cores { seat, points } => EventDocument::Cores {
                seat: seat.number(),
                points,
            },
            Event::Aspiration {
                seat,
                colour,
                points,
            } => EventDocument::Aspiration {
                seat: seat.number(),
                colour: colour.name(),
                points,
            },
            Event::TurnEnded { seat } => EventDocument::TurnEnded {
                seat: seat.number(),
            },
            Event::GameOver => EventDocument::GameOver,
        }
    }
}
