//! Views and events for the browser.

use table::TypeScript;

use super::document::{
    Document, DraftDocument, EndingDocument, MainDocument, PileDocument, RuleDocument,
    SeatDocument, StageDocument, TurnDocument,
};
use crate::area::Side;
use crate::happening::EventDocument;
use crate::landscape::Letter;
use crate::leaf::Leaf;
use crate::objective::Objective;

/// The types of views and events as TypeScript: what [`table::Documents`] writes.
pub fn typescript() -> String {
    let sides = [Side::Left, Side::Right];
    TypeScript::made_from("crates/momiji")
        .words("Leaf", "A type of leaves.", Leaf::ALL.map(Leaf::name))
        .words("Side", "An end of a row of piles.", sides.map(Side::name))
        .words("Letter", "A landscape.", Letter::ALL.map(Letter::name))
        .words(
            "Objective",
            "An objective.",
            Objective::ALL.map(Objective::name),
        )
        .names(
            "Card",
            "A leaf card, such as `red-0-left`. Cards with the same name are alike.",
        )
        .observer()
        .with::<MainDocument>()
        .with::<RuleDocument>()
        .with::<StageDocument<'static>>()
        .with::<TurnDocument<'static>>()
        .with::<EndingDocument>()
        .with::<DraftDocument<'static>>()
        .with::<PileDocument<'static>>()
        .with::<SeatDocument<'static>>()
        .with::<Document<'static>>()
        .with::<EventDocument<'static>>()
        .file()
}
