//! The component data as it stands in its file.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::AspirationScores;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Document {
    pub game: String,
    /// Which parts only lost pictures showed; shown to players, never read by the rules.
    #[serde(rename = "reconstructed")]
    pub _reconstructed: Vec<String>,
    pub colours: Vec<ColourDocument>,
    pub hexes: Vec<HexDocument>,
    pub slots: Vec<SlotDocument>,
    pub sets: Vec<SetDocument>,
    pub boards: Vec<BoardDocument>,
    pub moments: Vec<MomentDocument>,
    pub aspirations: AspirationScores,
    pub rounds: i64,
    pub hex_room: i64,
    pub setup: Vec<SetupDocument>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ColourDocument {
    pub colour: String,
    pub symbol: char,
    pub fragments: i64,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct HexDocument {
    pub id: String,
    pub q: i8,
    pub r: i8,
    pub neighbours: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SlotDocument {
    pub id: String,
    pub q: i8,
    pub r: i8,
    pub touches: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SetDocument {
    pub id: String,
    pub slots: Vec<String>,
    pub points: i64,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BoardDocument {
    pub id: String,
    pub slots: BTreeMap<String, String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct MomentDocument {
    pub id: String,
    pub condition: Vec<String>,
    pub points: i64,
    pub action: ActionDocument,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum ActionDocument {
    Add(String),
    Trade(TradeDocument),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TradeDocument {
    pub give: String,
    pub gain: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SetupDocument {
    pub players: i64,
    pub in_bag: i64,
    pub tiles: i64,
    pub on_tile: i64,
}
