//! What the pieces are called: the names that moves, events, scores and boards are told with.
//! Phrases; what they say in a language is in `locales/`.

use table::Phrase;

use crate::colour::{Colour, Handful};
use crate::components::VividMemories;
use crate::hex::Hex;
use crate::line::End;
use crate::slot::Slot;
use crate::tile::{Space, Tile, TileAction};

/// A colour, alone.
pub fn colour(colour: Colour) -> Phrase {
    Phrase::new(format!("vivid-memories-colour-{colour}"))
}

/// A fragment that something is done to.
pub(crate) fn fragment(colour: Colour) -> Phrase {
    Phrase::new(format!("vivid-memories-fragment-{colour}"))
}

/// Several of them.
pub(crate) fn fragments(fragments: Handful) -> impl Iterator<Item = Phrase> {
    fragments.iter().map(fragment)
}

/// A thread of one colour.
pub(crate) fn thread(colour: Colour) -> Phrase {
    Phrase::new(format!("vivid-memories-thread-{colour}"))
}

/// A moment, by what is written on its tile.
pub(crate) fn moment(tile: Tile) -> Phrase {
    Phrase::new("vivid-memories-moment").text("tile", tile.name())
}

/// A space of the bank.
pub fn space(space: Space) -> Phrase {
    Phrase::new(format!("vivid-memories-space-{space}"))
}

/// What a bank action does, in a sentence.
pub(crate) fn space_does(space: Space) -> Phrase {
    Phrase::new(format!("vivid-memories-space-{space}-does"))
}

/// An end of the line.
pub(crate) fn end(end: End) -> Phrase {
    Phrase::new(format!("vivid-memories-end-{end}"))
}

impl VividMemories {
    /// A hex, by what is written on it.
    pub(crate) fn hex_phrase(&self, hex: Hex) -> Phrase {
        Phrase::new("vivid-memories-hex").text("hex", self.hex_name(hex))
    }

    /// A core slot, by what is written on it.
    pub(crate) fn slot_phrase(&self, slot: Slot) -> Phrase {
        Phrase::new("vivid-memories-slot").text("slot", self.slot_name(slot))
    }

    /// What a tile does and what it scores.
    pub(crate) fn tile_does(&self, tile: Tile) -> Phrase {
        let names = ["vivid-memories-tile-adds", "vivid-memories-tile-trades"];
        self.tile_phrase(tile, names, fragment)
    }

    /// The same in a few words, for the line.
    pub fn tile_short(&self, tile: Tile) -> Phrase {
        let names = [
            "vivid-memories-tile-adds-short",
            "vivid-memories-tile-trades-short",
        ];
        self.tile_phrase(tile, names, colour)
    }

    fn tile_phrase(
        &self,
        tile: Tile,
        [adds, trades]: [&'static str; 2],
        name: fn(Colour) -> Phrase,
    ) -> Phrase {
        let moment = &self.moments[tile.index()];
        let does = match moment.action {
            TileAction::Add(gain) => Phrase::new(adds).phrase("gain", name(gain)),
            TileAction::Trade { give, gain } => Phrase::new(trades)
                .phrase("give", name(give))
                .list("gain", gain.map(name)),
        };
        does.number("points", moment.points)
            .list("condition", moment.condition.iter().map(name))
    }

    /// Every name, for those who label what lies on the table.
    pub(crate) fn all_names(&self) -> Vec<Phrase> {
        let mut all: Vec<Phrase> = Vec::new();
        for each in Colour::ALL {
            all.extend([colour(each), fragment(each), thread(each)]);
        }
        for each in Space::ALL {
            all.extend([space(each), space_does(each)]);
        }
        all.extend(End::ALL.map(end));
        for tile in Tile::all() {
            all.extend([moment(tile), self.tile_does(tile), self.tile_short(tile)]);
        }
        let plain = [
            "vivid-memories-fragment",
            "vivid-memories-core-memory",
            "vivid-memories-start-marker",
            "vivid-memories-phase-remember",
            "vivid-memories-phase-reward",
        ];
        all.extend(plain.map(Phrase::new));
        all
    }
}
