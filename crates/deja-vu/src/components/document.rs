//! The component data as it stands in its file.

use serde::Deserialize;

use crate::card::Power;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Document {
    pub game: String,
    /// Which parts only lost pictures showed; shown to players, never read by the rules.
    #[serde(rename = "reconstructed")]
    pub _reconstructed: Vec<String>,
    pub bits_per_shape_and_colour: i64,
    pub hive_holes: i64,
    pub setup: Setup,
    pub girl_tile: GirlTile,
    pub grow_cost: u8,
    pub link_points: u16,
    pub end_at_long_term: i64,
    pub regular: Vec<RegularDocument>,
    pub public: Vec<PublicDocument>,
    pub maps: Vec<MapDocument>,
}

/// Numbers of the setup.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Setup {
    pub bits_on_tile: u8,
    pub draw: u8,
    pub keep: u8,
    pub speed_draw: u8,
    pub speed_long_term: u8,
    pub speed_total: u16,
}

/// What the girl tile gives.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct GirlTile {
    pub hand: u8,
    pub short_term: u8,
    pub footprint: u8,
    pub chest: u8,
    pub white_claim: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RegularDocument {
    pub id: String,
    pub power: Power,
    pub value: i64,
    pub slots: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PublicDocument {
    pub id: String,
    pub scores: ScoresDocument,
    pub slots: Vec<String>,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum ScoresDocument {
    Run(RunDocument),
    Set(u16),
    Each(u16),
    Cards([u16; 5]),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RunDocument {
    pub fragment: String,
    pub each: u16,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct MapDocument {
    pub id: String,
    pub places: Vec<(i8, i8)>,
}
