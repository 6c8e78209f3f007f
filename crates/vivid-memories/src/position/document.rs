//! The shape of a position document. What may be left out has a default.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::stage::Way;
use crate::state::Phase;

#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "View"))]
#[serde(deny_unknown_fields)]
pub(super) struct Document {
    #[cfg_attr(feature = "wire", ts(type = "'vivid-memories'"))]
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
    /// Who began Remember in this round. Left out of a position: the holder of the start marker.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(type = "number", optional = false))]
    pub opener: Option<i64>,
    /// Whose turn it is. Left out of a position: the holder of the start marker.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(type = "number", optional = false))]
    pub turn: Option<i64>,
    #[serde(default)]
    pub in_order: bool,
    /// From left to right.
    #[serde(default)]
    pub line: Vec<LineDocument>,
    pub seats: Vec<SeatDocument>,
    #[serde(default)]
    #[cfg_attr(feature = "wire", ts(type = "Record<Colour, number>"))]
    pub bag: BTreeMap<String, i64>,
    /// Left out of a position: all fragments that are nowhere else.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(
        feature = "wire",
        ts(type = "Record<Colour, number>", optional = false)
    )]
    pub supply: Option<BTreeMap<String, i64>>,
    /// Left out of a position: all tiles that are nowhere else.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(type = "Array<TileName>", optional = false))]
    pub stack: Option<Vec<String>>,
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
}

fn one() -> i64 {
    1
}

#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "LineTile"))]
#[serde(deny_unknown_fields)]
pub(super) struct LineDocument {
    #[cfg_attr(feature = "wire", ts(type = "TileName"))]
    pub tile: String,
    #[cfg_attr(feature = "wire", ts(type = "Array<Colour>"))]
    pub fragments: Vec<String>,
}

#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "SeatView"))]
#[serde(deny_unknown_fields)]
pub(super) struct SeatDocument {
    pub board: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional, type = "Colour"))]
    pub aspiration: Option<String>,
    #[serde(default)]
    pub stage: StageDocument,
    #[serde(default)]
    #[cfg_attr(feature = "wire", ts(type = "Record<HexName, Array<Colour>>"))]
    pub hexes: BTreeMap<String, Vec<String>>,
    #[serde(default)]
    #[cfg_attr(feature = "wire", ts(type = "Array<SlotName>"))]
    pub filled: Vec<String>,
    /// Spaces with a tile, or used.
    #[serde(default)]
    #[cfg_attr(feature = "wire", ts(type = "Partial<Record<Space, BankSpace>>"))]
    pub bank: BTreeMap<String, BankDocument>,
    #[serde(default)]
    #[cfg_attr(feature = "wire", ts(type = "Array<TileName>"))]
    pub claimed: Vec<String>,
    #[serde(default)]
    #[cfg_attr(feature = "wire", ts(type = "Array<TileName>"))]
    pub precious: Vec<String>,
    #[serde(default)]
    pub score: ScoreDocument,
}

#[derive(Default, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "BankSpace"))]
#[serde(deny_unknown_fields)]
pub(super) struct BankDocument {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional, type = "TileName"))]
    pub tile: Option<String>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "wire", ts(as = "Option<bool>", optional))]
    pub flipped: bool,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "wire", ts(as = "Option<bool>", optional))]
    pub used: bool,
}

#[derive(Default, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "Score"))]
#[serde(deny_unknown_fields, default)]
pub(super) struct ScoreDocument {
    pub moments: i64,
    pub threads: i64,
    pub cores: i64,
    pub aspiration: i64,
}

#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "WrittenStage"))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) enum StageDocument {
    #[default]
    Waiting,
    Take,
    Place {
        #[cfg_attr(feature = "wire", ts(type = "Array<Colour>"))]
        taken: Vec<String>,
    },
    AfterTake {
        rewire: bool,
    },
    MustRewire,
    Rewire {
        #[cfg_attr(feature = "wire", ts(type = "HexName"))]
        centre: String,
        way: Option<Way>,
        forced: bool,
    },
    EndTurn,
    LayTiles,
    Act,
    TradeTwoHex,
    TradeTwoGive {
        #[cfg_attr(feature = "wire", ts(type = "HexName"))]
        hex: String,
        left: i64,
    },
    TradeTwoGain {
        #[cfg_attr(feature = "wire", ts(type = "HexName"))]
        hex: String,
    },
    SpeculatePlace {
        #[cfg_attr(feature = "wire", ts(type = "Colour"))]
        colour: String,
    },
    PushFrom,
    PushTo {
        #[cfg_attr(feature = "wire", ts(type = "HexName"))]
        from: String,
    },
    SwapHex,
    SwapColour {
        #[cfg_attr(feature = "wire", ts(type = "HexName"))]
        hex: String,
    },
    SwapWith {
        #[cfg_attr(feature = "wire", ts(type = "HexName"))]
        hex: String,
        #[cfg_attr(feature = "wire", ts(type = "Colour"))]
        colour: String,
    },
    AddTo {
        #[cfg_attr(feature = "wire", ts(type = "Space"))]
        space: String,
    },
    TradeOneHex {
        #[cfg_attr(feature = "wire", ts(type = "Space"))]
        space: String,
    },
    TradeOneGain {
        #[cfg_attr(feature = "wire", ts(type = "Space"))]
        space: String,
        #[cfg_attr(feature = "wire", ts(type = "HexName"))]
        hex: String,
    },
    /// For each slot the hexes that can fill it.
    Fill(
        #[cfg_attr(feature = "wire", ts(type = "Record<SlotName, Array<HexName>>"))]
        BTreeMap<String, Vec<String>>,
    ),
}
