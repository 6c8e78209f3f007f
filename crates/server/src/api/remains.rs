//! Tables that this version of the program can't open: what is left of them.

use axum::Json;
use axum::extract::State;
use protocol::remains::Remains;
use protocol::{Code, Problem};

use super::At;
use crate::app::App;
use crate::person::{Asking, Identity};
use crate::refused::Refused;
use crate::store::Appended;

/// What is left of a table that this version of the program can't open. There is nothing at this address if it can.
#[utoipa::path(get, path = "/api/tables/{id}/remains", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = Remains), (status = 404, body = Problem)))]
pub async fn get(
    State(app): State<App>,
    Identity(person): Identity,
    At(id): At<String>,
) -> Result<Json<Remains>, Refused> {
    let ruin = app.hall.ruin(&id).await?;
    Ok(Json(ruin.shown(&person.id, person.language)))
}

/// Gives up a game that can't be opened. Whoever opened the table can, and everybody who sits at it.
#[utoipa::path(post, path = "/api/tables/{id}/remains/abandon", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = Remains), (status = 403, body = Problem), (status = 409, body = Problem)))]
pub async fn abandon(
    State(app): State<App>,
    Asking(visitor): Asking,
    At(id): At<String>,
) -> Result<Json<Remains>, Refused> {
    let person = &visitor.person;
    let ruin = app.hall.ruin(&id).await?;
    if !ruin.may_abandon(&person.id) {
        let over = ruin.is_over();
        let code = if over { Code::Over } else { Code::NotHost };
        return Err(Refused::new(code));
    }
    let append = ruin.abandoned(&person.id, app.clock.now());
    match app.store.append(append).await? {
        // Somebody else has given it up: what is left says so.
        Appended::Stored | Appended::TooLate => {}
    }
    let ruin = app.hall.ruin(&id).await?;
    Ok(Json(ruin.shown(&person.id, person.language)))
}
