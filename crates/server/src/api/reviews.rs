//! Reviews: what a coach says of a game that is over, to anybody who may have its record.

use axum::extract::State;
use axum::{Extension, Json};
use protocol::coach::Reviewing;
use protocol::{Code, Problem};
use table::Observer;

use super::At;
use super::moments::{only_over, past};
use crate::app::App;
use crate::caller::Caller;
use crate::reading::for_visitor;
use crate::refused::Refused;

/// How far the review of a game that is over is; the review itself, once it is there.
#[utoipa::path(get, path = "/api/tables/{id}/review", tag = "looking back", params(("id" = String, Path)),
    responses((status = 200, body = Reviewing), (status = 409, body = Problem)))]
pub async fn look(State(app): State<App>, At(id): At<String>) -> Result<Json<Reviewing>, Refused> {
    app.hall.table(&id).await?.with(only_over).await??;
    Ok(Json(app.reviews.look(&id)))
}

/// Asks for the review of a game that is over. It is worked out in the background, and the same for the same game; who
/// asks again is told how far it is.
#[utoipa::path(post, path = "/api/tables/{id}/review", tag = "looking back", params(("id" = String, Path)),
    responses((status = 200, body = Reviewing), (status = 409, body = Problem), (status = 429, body = Problem)))]
pub async fn begin(
    State(app): State<App>,
    Extension(caller): Extension<Caller>,
    At(id): At<String>,
) -> Result<Json<Reviewing>, Refused> {
    let live = app.hall.table(&id).await?;
    let now = app.clock.now();
    let past = live.with(|scene| {
        only_over(scene)?;
        // Others still play this deal: what is best in it is for nobody to know.
        if scene.opened.setup.is_secret(now) {
            return Err(Refused::new(Code::DayRuns));
        }
        past(scene, Observer::Spectator)
    });
    let past = past.await??;
    if !app.reviews.look(&id).asked {
        app.limits.record(caller.address)?;
        let again = move || past.at(past.len());
        // It takes its turns in the line of whoever asked first.
        let begun = async { app.reviews.begin(&app, (&id, caller.address), again) };
        for_visitor(caller.address, begun).await?;
    }
    Ok(Json(app.reviews.look(&id)))
}
