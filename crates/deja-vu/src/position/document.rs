//! The shape of a position document. What may be left out has a default.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::state::{Planting, Source};

#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "View"))]
#[serde(deny_unknown_fields)]
pub(super) struct Document {
    #[cfg_attr(feature = "wire", ts(type = "'deja-vu'"))]
    pub game: String,
    pub players: i64,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "wire", ts(as = "Option<bool>", optional))]
    pub speed: bool,
    #[serde(default = "one")]
    pub first: i64,
    pub turn: i64,
    #[serde(default)]
    pub stage: StageDocument,
    #[serde(default)]
    pub planting: Planting,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional))]
    pub last_turns: Option<i64>,
    #[serde(default, skip_serializing_if = "is_zero")]
    #[cfg_attr(feature = "wire", ts(as = "Option<i64>", optional))]
    pub skipped: i64,
    /// In the order in which they were laid: T1, T2 and so on.
    pub map: Vec<TileDocument>,
    #[serde(default = "first_tile")]
    #[cfg_attr(feature = "wire", ts(type = "Tile"))]
    pub girl: String,
    pub seats: Vec<SeatDocument>,
    #[serde(default)]
    #[cfg_attr(feature = "wire", ts(type = "Array<Bit>"))]
    pub pool: Vec<String>,
    #[serde(default)]
    #[cfg_attr(feature = "wire", ts(type = "Array<Bit>"))]
    pub spent: Vec<String>,
    /// Left out of a position: all bits that are nowhere else.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(type = "Array<Bit>", optional = false))]
    pub hive: Option<Vec<String>>,
    /// Left out of a position: all public cards of this number of players that nobody has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(type = "Array<Card>", optional = false))]
    pub public: Option<Vec<String>>,
    #[serde(default)]
    #[cfg_attr(feature = "wire", ts(type = "Array<Card>"))]
    pub discard: Vec<String>,
    /// Left out of a position: all regular cards that are nowhere else.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(skip))]
    pub deck: Option<Vec<String>>,
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

fn first_tile() -> String {
    "T1".to_owned()
}

fn is_zero(number: &i64) -> bool {
    *number == 0
}

#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "TileView"))]
#[serde(deny_unknown_fields)]
pub(super) struct TileDocument {
    /// Axial coordinates.
    pub at: (i8, i8),
    #[serde(default)]
    #[cfg_attr(feature = "wire", ts(type = "Array<Bit>"))]
    pub bits: Vec<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional, type = "Fragment"))]
    pub fragment: Option<String>,
}

#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "SeatView"))]
#[serde(deny_unknown_fields)]
pub(super) struct SeatDocument {
    /// Not in views of others.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional, type = "Array<Card>"))]
    pub hand: Option<Vec<String>>,
    #[serde(default)]
    #[cfg_attr(feature = "wire", ts(type = "Array<Card>"))]
    pub long_term: Vec<String>,
    /// Each card with the bits on its slots, from the top.
    #[serde(default)]
    #[cfg_attr(feature = "wire", ts(type = "Record<Card, Array<Bit>>"))]
    pub short_term: BTreeMap<String, Vec<String>>,
    #[serde(default)]
    #[cfg_attr(feature = "wire", ts(type = "Array<Bit>"))]
    pub chests: Vec<String>,
    #[serde(default)]
    #[cfg_attr(feature = "wire", ts(type = "Array<Fragment>"))]
    pub fragments: Vec<String>,
    #[serde(default)]
    pub tokens: i64,
    /// Whether the circle of the girl tile has a flower.
    #[serde(default)]
    pub circle: bool,
    /// Flowers on cards.
    #[serde(default)]
    pub flowers: i64,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "wire", ts(optional, type = "Array<Card>"))]
    pub leaving: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "wire", ts(optional, type = "Array<Card>"))]
    pub rising: Vec<String>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "wire", ts(as = "Option<bool>", optional))]
    pub opening: bool,
    /// Of views only: how many cards are in hand.
    #[serde(skip_deserializing, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(type = "number"))]
    pub hand_cards: Option<u8>,
}

#[derive(Clone, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "WrittenStage"))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) enum StageDocument {
    Build {
        second: bool,
    },
    Opening,
    #[default]
    Begin,
    Sow {
        #[cfg_attr(feature = "wire", ts(type = "Array<Bit>"))]
        bits: Vec<String>,
        #[cfg_attr(feature = "wire", ts(type = "Array<Tile>"))]
        visited: Vec<String>,
        #[cfg_attr(feature = "wire", ts(type = "Tile"))]
        at: String,
    },
    Claim {
        #[cfg_attr(feature = "wire", ts(type = "Tile"))]
        at: String,
        left: i64,
    },
    Act,
    Cover {
        #[cfg_attr(feature = "wire", ts(type = "Card"))]
        card: String,
        #[cfg_attr(feature = "wire", ts(type = "Array<Bit>"))]
        bits: Vec<String>,
        source: Source,
        laid: bool,
    },
    Grow {
        left: i64,
    },
    Save,
    PlantLate,
    Replenish {
        #[cfg_attr(feature = "wire", ts(type = "Array<Tile>"))]
        choice: Vec<String>,
        #[cfg_attr(feature = "wire", ts(type = "Array<Tile>"))]
        named: Vec<String>,
    },
    Discard,
    Over,
}
