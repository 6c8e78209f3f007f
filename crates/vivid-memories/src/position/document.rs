//! The shape of a position document. What may be left out has a default.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::stage::Way;
use crate::state::Phase;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Document {
    pub game: String,
    pub players: i64,
    #[serde(default)]
    pub always_in_order: bool,
    #[serde(default = "one")]
    pub round: i64,
    #[serde(default)]
    pub phase: Phase,
    #[serde(default = "one")]
    pub start: i64,
    /// Who began Remember in this round. Left out: the holder of the start marker.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub opener: Option<i64>,
    /// Whose turn it is. Left out: the holder of the start marker.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turn: Option<i64>,
    #[serde(default)]
    pub in_order: bool,
    /// From left to right.
    #[serde(default)]
    pub line: Vec<LineDocument>,
    pub seats: Vec<SeatDocument>,
    #[serde(default)]
    pub bag: BTreeMap<String, i64>,
    /// Left out: all fragments that are nowhere else.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub supply: Option<BTreeMap<String, i64>>,
    /// Left out: all tiles that are nowhere else.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stack: Option<Vec<String>>,
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
}

fn one() -> i64 {
    1
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LineDocument {
    pub tile: String,
    pub fragments: Vec<String>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SeatDocument {
    pub board: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub aspiration: Option<String>,
    #[serde(default)]
    pub stage: StageDocument,
    #[serde(default)]
    pub hexes: BTreeMap<String, Vec<String>>,
    #[serde(default)]
    pub filled: Vec<String>,
    /// Spaces with a tile, or used.
    #[serde(default)]
    pub bank: BTreeMap<String, BankDocument>,
    #[serde(default)]
    pub claimed: Vec<String>,
    #[serde(default)]
    pub precious: Vec<String>,
    #[serde(default)]
    pub score: ScoreDocument,
}

#[derive(Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BankDocument {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tile: Option<String>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub flipped: bool,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub used: bool,
}

#[derive(Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct ScoreDocument {
    pub moments: i64,
    pub threads: i64,
    pub cores: i64,
    pub aspiration: i64,
}

#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) enum StageDocument {
    #[default]
    Waiting,
    Take,
    Place {
        taken: Vec<String>,
    },
    AfterTake {
        rewire: bool,
    },
    MustRewire,
    Rewire {
        centre: String,
        way: Option<Way>,
        forced: bool,
    },
    EndTurn,
    LayTiles,
    Act,
    TradeTwoHex,
    TradeTwoGive {
        hex: String,
        left: i64,
    },
    TradeTwoGain {
        hex: String,
    },
    SpeculatePlace {
        colour: String,
    },
    PushFrom,
    PushTo {
        from: String,
    },
    SwapHex,
    SwapColour {
        hex: String,
    },
    SwapWith {
        hex: String,
        colour: String,
    },
    AddTo {
        space: String,
    },
    TradeOneHex {
        space: String,
    },
    TradeOneGain {
        space: String,
        hex: String,
    },
    /// For each slot the hexes that can fill it.
    Fill(BTreeMap<String, Vec<String>>),
}
