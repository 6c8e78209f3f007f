//! The shape of a position document. What may be left out has a default.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::state::{Planting, Source};

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Document {
    pub game: String,
    pub players: i64,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub speed: bool,
    #[serde(default = "one")]
    pub first: i64,
    pub turn: i64,
    #[serde(default)]
    pub stage: StageDocument,
    #[serde(default)]
    pub planting: Planting,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last_turns: Option<i64>,
    #[serde(default, skip_serializing_if = "is_zero")]
    pub skipped: i64,
    /// In the order in which they were laid: T1, T2 and so on.
    pub map: Vec<TileDocument>,
    #[serde(default = "first_tile")]
    pub girl: String,
    pub seats: Vec<SeatDocument>,
    #[serde(default)]
    pub pool: Vec<String>,
    #[serde(default)]
    pub spent: Vec<String>,
    /// Left out: all bits that are nowhere else.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hive: Option<Vec<String>>,
    /// Left out: all public cards of this number of players that nobody has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub public: Option<Vec<String>>,
    #[serde(default)]
    pub discard: Vec<String>,
    /// Left out: all regular cards that are nowhere else.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deck: Option<Vec<String>>,
    /// How far the luck has been used: the table's part, read elsewhere.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chance: Option<serde_json::Value>,
    /// By which rules it is: the table's part, read elsewhere.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules: Option<serde_json::Value>,
    /// The digest of its components: the table's part, read elsewhere.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub components: Option<serde_json::Value>,
    /// Of views only: whose eyes they are for.
    #[serde(skip_deserializing, skip_serializing_if = "Option::is_none")]
    pub observer: Option<table::Observer>,
    /// Of views only: how many cards the deck has.
    #[serde(skip_deserializing, skip_serializing_if = "Option::is_none")]
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
#[serde(deny_unknown_fields)]
pub(super) struct TileDocument {
    /// Axial coordinates.
    pub at: (i8, i8),
    #[serde(default)]
    pub bits: Vec<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fragment: Option<String>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SeatDocument {
    /// Not in views of others.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hand: Option<Vec<String>>,
    #[serde(default)]
    pub long_term: Vec<String>,
    /// Each card with the bits on its slots, from the top.
    #[serde(default)]
    pub short_term: BTreeMap<String, Vec<String>>,
    #[serde(default)]
    pub chests: Vec<String>,
    #[serde(default)]
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
    pub leaving: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rising: Vec<String>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub opening: bool,
    /// Of views only: how many cards are in hand.
    #[serde(skip_deserializing, skip_serializing_if = "Option::is_none")]
    pub hand_cards: Option<u8>,
}

#[derive(Clone, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) enum StageDocument {
    Build {
        second: bool,
    },
    Opening,
    #[default]
    Begin,
    Sow {
        bits: Vec<String>,
        visited: Vec<String>,
        at: String,
    },
    Claim {
        at: String,
        left: i64,
    },
    Act,
    Cover {
        card: String,
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
        choice: Vec<String>,
        named: Vec<String>,
    },
    Discard,
    Over,
}
