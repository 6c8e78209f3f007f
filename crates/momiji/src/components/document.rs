//! The component data as it stands in its file.

use serde::Deserialize;

use crate::leaves::Acorns;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Document {
    pub game: String,
    /// Which parts only lost pictures showed; shown to players, never read by the rules.
    #[serde(rename = "reconstructed")]
    pub _reconstructed: Vec<String>,
    pub leaves: Vec<LeafDocument>,
    pub landscapes: Vec<LandscapeDocument>,
    pub starter_sets: Vec<StarterSet>,
    pub setup: Setup,
    pub limits: Limits,
    pub acorns: Prices,
    pub scores: Scores,
    pub scenarios: Vec<ScenarioDocument>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LeafDocument {
    pub leaf: String,
    pub group: String,
    pub cards: Vec<CardDocument>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CardDocument {
    pub number: i64,
    pub acorns: Acorns,
    pub copies: i64,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LandscapeDocument {
    pub letter: String,
    pub copies: i64,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct StarterSet {
    pub icon: String,
    pub letters: Vec<String>,
    pub out_of_draft: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ScenarioDocument {
    pub id: String,
    pub name: String,
    pub level: String,
    pub types: Vec<String>,
    pub hand: i64,
    pub landscapes: Vec<String>,
    pub tokens: Vec<TokenDocument>,
    pub victory: Vec<Victory>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TokenDocument {
    pub objective: String,
    pub needs: Need,
    pub price: Price,
}

/// Numbers of the setup.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Setup {
    pub hand: u8,
    pub garden: u8,
    pub open_landscapes: u8,
    pub types_beyond_players: u8,
    pub objectives_beyond_players: u8,
    pub torii_beyond_players: u8,
    pub acorns_first_player: u16,
    pub acorns_others: u16,
    pub acorns_solo: u16,
}

/// How much is too much.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Limits {
    /// Hand cards at the end of a turn.
    pub hand: u8,
    /// Cards in a column of the garden.
    pub column: u8,
    /// Cards taken with landscape B.
    pub two_columns: u8,
}

/// What is paid and gained in acorns.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Prices {
    /// Paid to turn over cards in a Collect.
    pub reveal: u16,
    /// Paid to use a landscape.
    pub landscape: u16,
    /// Paid to activate an objective.
    pub activate: u16,
    /// Gained by an exchange.
    pub exchange: u16,
    /// Gained for each connection at a harvest.
    pub harvest: u16,
    /// Gained with landscapes C, F and L.
    pub landscape_gift: u16,
}

/// What objectives score.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scores {
    /// For the owner.
    pub objective_owner: i32,
    /// For everybody else.
    pub objective_others: i32,
}

/// What must be the case to activate a token of a scenario.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Need {
    /// A pile of the token's type.
    Pile,
    /// Exactly three piles, the middle one longer than each of the others.
    LongestMiddle,
    /// At least this many zeros in hand and on top of piles.
    ZerosInSight(u8),
    /// A torii on the pile of every type of the scenario.
    EveryTorii,
    /// At least this many acorns in stock.
    Stock(u16),
}

/// What a token of a scenario costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Price {
    /// This many acorns.
    Acorns(u16),
    /// The number on top of the pile of the token's type.
    TopOfPile,
    /// Half of the acorns in stock, rounded down.
    HalfOfStock,
}

/// One of the conditions that win a scenario.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Victory {
    /// At least this many points on the pile of every type of the scenario.
    PointsOnEveryPile(u8),
    /// Exactly three piles, the middle one longer than each of the others.
    LongestMiddle,
    /// At least this many tokens activated.
    Activated(u8),
    /// A pile of every type of the scenario, with at least this number on top.
    EveryTop(u8),
    /// A number of types, each with enough points on its pile and its token activated.
    PointsWithToken(PointsWithToken),
    /// At least this many acorns in stock.
    Stock(u16),
    /// A torii on the pile of every type of the scenario.
    EveryTorii,
}

/// See [`Victory::PointsWithToken`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct PointsWithToken {
    pub types: u8,
    pub points: u8,
}
