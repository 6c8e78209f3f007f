//! Why the memory bank can't be used like that.

use table::{Phrase, Reason};

use crate::board::Board;
use crate::colour::Colour;
use crate::components::VividMemories;
use crate::names::{fragment, moment, space as place};
use crate::stage::Stage;
use crate::state::Phase;
use crate::tile::{Space, Tile, TileAction};
use crate::view::View;

pub(super) fn not_to_lay(board: &Board, tile: Tile, space: Space) -> Reason {
    if board.stage != Stage::LayTiles {
        return Phrase::new("vivid-memories-no-lay-when").by_rule("V34");
    }
    if board.claimed.contains(tile) {
        let why = Phrase::new("vivid-memories-no-covered");
        return why.phrase("space", place(space)).by_rule("V36");
    }
    let why = Phrase::new("vivid-memories-no-not-claimed");
    why.phrase("tile", moment(tile)).by_rule("V34")
}

fn short(colour: Colour) -> Phrase {
    Phrase::new("vivid-memories-no-supply").phrase("fragment", fragment(colour))
}

impl VividMemories {
    pub(super) fn not_to_use(&self, view: &View, board: &Board, space: Space) -> Option<Reason> {
        if view.open.phase != Phase::Reflect {
            return Some(Phrase::new("vivid-memories-no-reflect-later").by_rule("V37"));
        }
        if board.stage != Stage::Act {
            return None;
        }
        let there = board.on(space);
        if let Some(tile) = there.tile {
            if there.flipped {
                let why = Phrase::new("vivid-memories-no-flipped");
                return Some(why.phrase("tile", moment(tile)).by_rule("V38"));
            }
            return Some(self.not_this_tile(view, tile));
        }
        if there.used {
            return Some(Phrase::new("vivid-memories-no-used").by_rule("V37"));
        }
        let (message, rule) = match space {
            Space::TradeTwo => ("vivid-memories-no-trade-two", "V43"),
            Space::Speculate if view.open.bag.is_empty() => ("vivid-memories-no-bag", "V44"),
            Space::Speculate => ("vivid-memories-no-hex-left", "V44"),
            Space::Push => ("vivid-memories-no-push", "V45"),
            Space::Swap => ("vivid-memories-no-swap", "V46"),
        };
        Some(Phrase::new(message).by_rule(rule))
    }

    /// Why the action of a tile can do nothing now.
    fn not_this_tile(&self, view: &View, tile: Tile) -> Reason {
        let supply = &view.open.supply;
        match self.moments[tile.index()].action {
            TileAction::Add(colour) if !supply.has(colour) => short(colour).by_rule("V40"),
            TileAction::Add(_) => Phrase::new("vivid-memories-no-hex-left").by_rule("V40"),
            TileAction::Trade { give, gain } => {
                if gain.into_iter().any(|colour| supply.has(colour)) {
                    let why = Phrase::new("vivid-memories-no-none-to-give");
                    return why.phrase("fragment", fragment(give)).by_rule("V41");
                }
                short(gain[0]).by_rule("V42")
            }
        }
    }
}
