//! Views and events for the browser.

use table::TypeScript;

use super::document::{
    BankDocument, Document, LineDocument, ScoreDocument, SeatDocument, StageDocument,
};
use crate::colour::Colour;
use crate::happening::EventDocument;
use crate::line::End;
use crate::stage::Way;
use crate::state::Phase;
use crate::tile::Space;

/// The types of views and events as TypeScript: what [`table::Documents`] writes.
pub fn typescript() -> String {
    TypeScript::made_from("crates/vivid-memories")
        .words(
            "Colour",
            "A colour of fragments.",
            Colour::ALL.map(Colour::name),
        )
        .words(
            "Space",
            "A space of the memory bank.",
            Space::ALL.map(Space::name),
        )
        .words("End", "An end of the moment line.", End::ALL.map(End::name))
        .names("HexName", "A hex of a board, such as `B2`.")
        .names("SlotName", "A core slot, such as `S04`.")
        .names("TileName", "A moment tile, such as `M11`.")
        .observer()
        .with::<Phase>()
        .with::<Way>()
        .with::<StageDocument>()
        .with::<LineDocument>()
        .with::<BankDocument>()
        .with::<ScoreDocument>()
        .with::<SeatDocument>()
        .with::<Document>()
        .with::<EventDocument<'static>>()
        .file()
}
