//! How points are counted, for those who ask: as far as they may count them while the game runs, and all of it after.

use axum::Json;
use axum::extract::State;
use protocol::tables::Counted;
use protocol::{Code, Problem};
use shelf::counted;
use table::Observer;

use super::At;
use crate::app::App;
use crate::person::Identity;
use crate::refused::Refused;
use crate::scene::Scene;

/// The points of everybody, thing by thing, as far as whoever asks may count them now; and what their own moves would
/// certainly bring. Once the game is over, everything.
#[utoipa::path(get, path = "/api/tables/{id}/account", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = Counted), (status = 404, body = Problem), (status = 409, body = Problem)))]
pub async fn get(
    State(app): State<App>,
    Identity(person): Identity,
    At(id): At<String>,
) -> Result<Json<Counted>, Refused> {
    let live = app.hall.table(&id).await?;
    let found = live
        .with(|scene| count(scene, scene.eyes(&person.id)))
        .await?;
    Ok(Json(found?))
}

fn count(scene: &Scene, eyes: Observer) -> Result<Counted, Refused> {
    let game = scene.game().ok_or_else(|| Refused::new(Code::NotBegun))?;
    Ok(counted(game, eyes, !scene.is_over(), scene.plays(eyes)))
}
