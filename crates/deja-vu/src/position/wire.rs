//! Views and events for the browser.

use table::TypeScript;

use super::document::{Document, SeatDocument, StageDocument, TileDocument};
use crate::bits::{Colour, Shape};
use crate::happening::EventDocument;
use crate::state::{Planting, Source};

/// The types of views and events as TypeScript: what [`table::Documents`] writes.
pub fn typescript() -> String {
    TypeScript::made_from("crates/deja-vu")
        .words(
            "Colour",
            "A colour of bits and cards.",
            Colour::ALL.map(Colour::name),
        )
        .words("Shape", "A shape of bits.", Shape::ALL.map(Shape::name))
        .names(
            "Bit",
            "An impression bit, such as `red-moon`. Bits with the same name are alike.",
        )
        .names(
            "Card",
            "A card, such as `blue-3`. Copies have the same name.",
        )
        .names("Tile", "A tile of the map: `T1` to `T15`.")
        .names("Fragment", "A memory fragment, such as `rose-4`.")
        .observer()
        .with::<Planting>()
        .with::<Source>()
        .with::<StageDocument>()
        .with::<TileDocument>()
        .with::<SeatDocument>()
        .with::<Document>()
        .with::<EventDocument>()
        .file()
}
