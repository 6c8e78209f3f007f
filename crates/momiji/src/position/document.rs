//! The shape of a position document. What may be left out has a default.

use std::borrow::Cow;
use std::collections::BTreeMap;

use serde::{Deserialize, Deserializer, Serialize};

/// Borrowed when a view is written, which a server does for every move and every pair of eyes.
pub(super) type Name<'a> = Cow<'a, str>;

#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "View"))]
#[serde(deny_unknown_fields)]
pub(super) struct Document<'a> {
    #[cfg_attr(feature = "wire", ts(type = "'momiji'"))]
    pub game: Name<'a>,
    pub players: i64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional, type = "string"))]
    pub scenario: Option<Name<'a>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(type = "boolean", optional = false))]
    pub open_piles: Option<bool>,
    #[cfg_attr(feature = "wire", ts(type = "Array<Leaf>"))]
    pub types: Vec<Name<'a>>,
    #[serde(default = "one")]
    pub first: i64,
    pub turn: TurnDocument<'a>,
    /// Left out of a position: what the position says by itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(as = "EndingDocument", optional = false))]
    pub ending: Option<EndingDocument>,
    #[serde(default)]
    #[cfg_attr(feature = "wire", ts(type = "Partial<Record<Leaf, Array<Card>>>"))]
    pub garden: BTreeMap<Name<'a>, Vec<Name<'a>>>,
    /// In the middle. Left out of a position: all that are not on piles.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(type = "number", optional = false))]
    pub torii: Option<i64>,
    #[serde(default)]
    #[cfg_attr(feature = "wire", ts(type = "Array<Objective>"))]
    pub objectives: Vec<Name<'a>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional))]
    pub draft: Option<DraftDocument<'a>>,
    pub seats: Vec<SeatDocument<'a>>,
    #[serde(default)]
    #[cfg_attr(feature = "wire", ts(type = "Array<Card>"))]
    pub discard: Vec<Name<'a>>,
    /// Left out of a position: all cards that are nowhere else.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(skip))]
    pub deck: Option<Vec<Name<'a>>>,
    /// How far the luck has been used: the table's part, read elsewhere.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(skip))]
    pub chance: Option<serde_json::Value>,
    /// By which rules it is: the table's part, read elsewhere.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(skip))]
    pub rules: Option<serde_json::Value>,
    /// The digest of its components: the table's part, read elsewhere.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(skip))]
    pub components: Option<serde_json::Value>,
    /// Of views only: whose eyes they are for.
    #[serde(skip_deserializing, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(type = "Observer"))]
    pub observer: Option<table::Observer>,
    /// Of views only: how many cards the deck has.
    #[serde(skip_deserializing, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(type = "number"))]
    pub deck_cards: Option<u8>,
}

fn one() -> i64 {
    1
}

#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "Draft"))]
#[serde(deny_unknown_fields)]
pub(super) struct DraftDocument<'a> {
    #[cfg_attr(feature = "wire", ts(type = "Array<Letter>"))]
    pub open: Vec<Name<'a>>,
    /// Left out of a position: all landscapes of the draft that are nowhere else.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional, type = "Array<Letter>"))]
    pub stack: Option<Vec<Name<'a>>>,
}

#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "SeatView"))]
#[serde(deny_unknown_fields)]
pub(super) struct SeatDocument<'a> {
    /// Not in views of others.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional, type = "Array<Card>"))]
    pub hand: Option<Vec<Name<'a>>>,
    #[serde(default)]
    pub acorns: i64,
    /// Letters; a used one reads `A used`.
    #[serde(default)]
    pub landscapes: Vec<Name<'a>>,
    #[serde(default)]
    #[cfg_attr(feature = "wire", ts(type = "Array<Objective>"))]
    pub objectives: Vec<Name<'a>>,
    /// From left to right.
    #[serde(default)]
    pub piles: Vec<PileDocument<'a>>,
    /// Of views only: how many cards are in hand.
    #[serde(skip_deserializing, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(type = "number"))]
    pub hand_cards: Option<u8>,
}

#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "Pile"))]
#[serde(deny_unknown_fields)]
pub(super) struct PileDocument<'a> {
    #[cfg_attr(feature = "wire", ts(type = "Leaf"))]
    pub leaf: Name<'a>,
    /// From the bottom to the top. Not in views of closed piles.
    #[serde(deserialize_with = "there", skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional, type = "Array<Card>"))]
    pub laid: Option<Vec<Name<'a>>>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "wire", ts(optional, type = "Array<Card>"))]
    pub slid: Vec<Name<'a>>,
    /// Left out of a position: a closed pile has one, as long as there are enough for all closed piles.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional))]
    pub torii: Option<bool>,
    /// In views of closed piles only.
    #[serde(skip_deserializing, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional, type = "Card"))]
    pub top: Option<Name<'a>>,
}

/// Reads what may be missing in what we write, but not in what we read.
fn there<'de, 'a, D: Deserializer<'de>>(reader: D) -> Result<Option<Vec<Name<'a>>>, D::Error> {
    Vec::deserialize(reader).map(Some)
}

#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "Turn"))]
#[serde(deny_unknown_fields)]
pub(super) struct TurnDocument<'a> {
    pub seat: i64,
    #[serde(default)]
    pub main: MainDocument,
    #[serde(default)]
    pub landscape: bool,
    #[serde(default)]
    pub exchanged: bool,
    #[serde(default)]
    pub harvest: bool,
    #[serde(default)]
    pub stage: StageDocument<'a>,
}

#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "Main"))]
#[serde(rename_all = "kebab-case")]
pub(super) enum MainDocument {
    #[default]
    Open,
    Collect,
    PlayOne,
    PlayMany,
    Activate,
    Passed,
}

#[derive(Clone, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "WrittenStage"))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) enum StageDocument<'a> {
    Draft,
    #[default]
    Free,
    Collect,
    Columns {
        room: i64,
        taken: bool,
    },
    Tops {
        #[cfg_attr(feature = "wire", ts(type = "Array<Leaf>"))]
        taken: Vec<Name<'a>>,
    },
    Keep {
        #[cfg_attr(feature = "wire", ts(type = "Array<Card>"))]
        drawn: Vec<Name<'a>>,
    },
    Lay {
        rule: RuleDocument,
        count: i64,
        #[cfg_attr(feature = "wire", ts(type = "Array<Leaf>"))]
        types: Vec<Name<'a>>,
        skipped: bool,
    },
    Toll,
    Exchange {
        left: i64,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[cfg_attr(feature = "wire", ts(as = "Option<bool>", optional))]
        collecting: bool,
    },
    Arrange {
        place: i64,
    },
    TakeTop,
    Retrieve,
    ActivateOrSwap,
    SwapFor {
        #[cfg_attr(feature = "wire", ts(type = "Objective"))]
        old: Name<'a>,
    },
    TakeColumn,
    DiscardForAcorns,
    SlideUnder {
        #[cfg_attr(feature = "wire", ts(type = "Array<Leaf>"))]
        done: Vec<Name<'a>>,
    },
    SlideCard {
        #[cfg_attr(feature = "wire", ts(type = "Array<Leaf>"))]
        done: Vec<Name<'a>>,
        #[cfg_attr(feature = "wire", ts(type = "Leaf"))]
        under: Name<'a>,
    },
    Place {
        #[cfg_attr(feature = "wire", ts(type = "Card"))]
        card: Name<'a>,
        left: i64,
        #[cfg_attr(feature = "wire", ts(type = "Array<Leaf>"))]
        laid: Vec<Name<'a>>,
    },
    HandLimit,
    Over,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "Rule"))]
#[serde(rename_all = "kebab-case")]
pub(super) enum RuleDocument {
    Plain,
    Skip,
    Four,
    Two,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "Ending"))]
#[serde(rename_all = "kebab-case")]
pub(super) enum EndingDocument {
    Open,
    Triggered,
    Turns(i64),
}
