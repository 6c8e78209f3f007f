//! How points are counted, for those who ask: as far as they may count them while the game runs, and all of it after.

use axum::Extension;
use axum::extract::State;
use axum::response::Response;
use protocol::tables::Counted;
use protocol::{Code, Problem};
use shelf::{Thinking, counting};
use table::Observer;

use super::{At, json, write};
use crate::app::App;
use crate::caller::Caller;
use crate::person::Identity;
use crate::refused::Refused;
use crate::scene::Scene;

/// The points of everybody, thing by thing, as far as whoever asks may count them now; and what their own moves would
/// certainly bring. Once the game is over, everything.
#[utoipa::path(get, path = "/api/tables/{id}/account", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = Counted), (status = 404, body = Problem), (status = 409, body = Problem),
        (status = 429, body = Problem)))]
pub async fn get(
    State(app): State<App>,
    Identity(person): Identity,
    Extension(caller): Extension<Caller>,
    At(id): At<String>,
) -> Result<Response, Refused> {
    app.limits.moment(caller.address)?;
    let live = app.hall.table(&id).await?;
    let counting = live.with(|scene| count(scene, scene.eyes(&person.id)));
    let counting = counting.await??;
    let count = move || write(&counting.think());
    Ok(json(app.hall.reading().aside(count).await??))
}

fn count(scene: &Scene, eyes: Observer) -> Result<Thinking<Counted>, Refused> {
    let game = scene.game().ok_or_else(|| Refused::new(Code::NotBegun))?;
    Ok(counting(game, eyes, !scene.is_over(), scene.plays(eyes)))
}
