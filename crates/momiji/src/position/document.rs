//! The shape of a position document. What may be left out has a default.

use std::collections::BTreeMap;

use serde::{Deserialize, Deserializer, Serialize};

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Document {
    pub game: String,
    pub players: i64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub scenario: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub open_piles: Option<bool>,
    pub types: Vec<String>,
    #[serde(default = "one")]
    pub first: i64,
    pub turn: TurnDocument,
    /// Left out: what the position says by itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ending: Option<EndingDocument>,
    #[serde(default)]
    pub garden: BTreeMap<String, Vec<String>>,
    #[serde(default)]
    pub torii: i64,
    #[serde(default)]
    pub objectives: Vec<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub draft: Option<DraftDocument>,
    pub seats: Vec<SeatDocument>,
    #[serde(default)]
    pub discard: Vec<String>,
    /// Left out: all cards that are nowhere else.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deck: Option<Vec<String>>,
    /// How far the luck has been used: the table's part, read elsewhere.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chance: Option<serde_json::Value>,
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

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct DraftDocument {
    pub open: Vec<String>,
    /// Left out: all landscapes of the draft that are nowhere else.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stack: Option<Vec<String>>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SeatDocument {
    /// Not in views of others.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hand: Option<Vec<String>>,
    #[serde(default)]
    pub acorns: i64,
    /// Letters; a used one reads `A used`.
    #[serde(default)]
    pub landscapes: Vec<String>,
    #[serde(default)]
    pub objectives: Vec<String>,
    /// From left to right.
    #[serde(default)]
    pub piles: Vec<PileDocument>,
    /// Of views only: how many cards are in hand.
    #[serde(skip_deserializing, skip_serializing_if = "Option::is_none")]
    pub hand_cards: Option<u8>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PileDocument {
    pub leaf: String,
    /// From the bottom to the top. Not in views of closed piles.
    #[serde(deserialize_with = "there", skip_serializing_if = "Option::is_none")]
    pub laid: Option<Vec<String>>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub slid: Vec<String>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub torii: bool,
    /// In views of closed piles only.
    #[serde(skip_deserializing, skip_serializing_if = "Option::is_none")]
    pub top: Option<String>,
}

/// Reads what may be missing in what we write, but not in what we read.
fn there<'de, D: Deserializer<'de>>(reader: D) -> Result<Option<Vec<String>>, D::Error> {
    Vec::deserialize(reader).map(Some)
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TurnDocument {
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
    pub stage: StageDocument,
}

#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
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
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) enum StageDocument {
    Draft,
    #[default]
    Free,
    Collect,
    Columns {
        room: i64,
        taken: bool,
    },
    Tops {
        taken: Vec<String>,
    },
    Keep {
        drawn: Vec<String>,
    },
    Lay {
        rule: RuleDocument,
        count: i64,
        types: Vec<String>,
        skipped: bool,
    },
    Toll,
    Exchange {
        left: i64,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        collecting: bool,
    },
    Arrange {
        place: i64,
    },
    TakeTop,
    Retrieve,
    ActivateOrSwap,
    SwapFor {
        old: String,
    },
    TakeColumn,
    DiscardForAcorns,
    SlideUnder {
        done: Vec<String>,
    },
    SlideCard {
        done: Vec<String>,
        under: String,
    },
    Place {
        card: String,
        left: i64,
        laid: Vec<String>,
    },
    HandLimit,
    Over,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum RuleDocument {
    Plain,
    Skip,
    Four,
    Two,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum EndingDocument {
    Open,
    Triggered,
    Turns(i64),
}
