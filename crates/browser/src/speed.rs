//! How fast the engine is where it runs: for `cargo xtask wasm --speed`.

use std::time::Duration;

use protocol::Code;
use table::Request;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::engine::Engine;
use crate::refused::{Refused, Told, written};

#[wasm_bindgen]
impl Engine {
    /// Plays whole games by chance, as `reverie simulate` does: how many decisions that took, and how they ended.
    ///
    /// # Errors
    /// If there is no such game, or not for this many.
    pub fn simulate(&self, id: &str, players: usize, games: u32, seed: u32) -> Told {
        let (request, mut quiet) = (Request::players(players), |_| ());
        let game = self.game(id)?;
        let done = game.simulate(&request, games.into(), seed.into(), &mut quiet);
        let done = done.map_err(|problems| Refused::with(Code::BadSetup, &problems))?;
        Ok(written(&serde_json::json!({
            "decisions": done.decisions,
            "points": done.points,
            "wins": done.wins,
        })))
    }

    /// How many iterations a second a search makes in the middle of games, measured for so long.
    ///
    /// # Errors
    /// If there is no such game, or not for this many.
    pub fn searched(&self, id: &str, players: usize, milliseconds: u32) -> Result<f64, String> {
        let time = Duration::from_millis(milliseconds.into());
        let speed = self.game(id)?.speed(&Request::players(players), time, 1);
        let speed = speed.map_err(|error| Refused::with(Code::BadSetup, &error))?;
        Ok(speed.rate())
    }
}
