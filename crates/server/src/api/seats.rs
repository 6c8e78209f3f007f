//! Seats: sitting down, getting up, bots.

use axum::Json;
use axum::extract::State;
use protocol::Problem;
use protocol::tables::{Level, Table};

use super::{At, Body, submit};
use crate::app::App;
use crate::person::Asking;
use crate::refused::Refused;
use crate::scene::Command;

/// Sits down on a seat.
#[utoipa::path(post, path = "/api/tables/{id}/seats/{seat}", tag = "seats",
    params(("id" = String, Path), ("seat" = usize, Path)),
    responses((status = 200, body = Table), (status = 409, body = Problem)))]
pub async fn sit(
    State(app): State<App>,
    Asking(visitor): Asking,
    At((id, seat)): At<(String, usize)>,
) -> Result<Json<Table>, Refused> {
    submit(&app, &visitor, &id, &Command::Sit(Some(seat))).await
}

/// Sits down on the first open seat.
#[utoipa::path(post, path = "/api/tables/{id}/join", tag = "seats", params(("id" = String, Path)),
    responses((status = 200, body = Table), (status = 409, body = Problem)))]
pub async fn join(
    State(app): State<App>,
    Asking(visitor): Asking,
    At(id): At<String>,
) -> Result<Json<Table>, Refused> {
    submit(&app, &visitor, &id, &Command::Sit(None)).await
}

/// Gets up before the game begins; lets a bot go on from then on.
#[utoipa::path(post, path = "/api/tables/{id}/leave", tag = "seats", params(("id" = String, Path)),
    responses((status = 200, body = Table), (status = 403, body = Problem)))]
pub async fn leave(
    State(app): State<App>,
    Asking(visitor): Asking,
    At(id): At<String>,
) -> Result<Json<Table>, Refused> {
    let live = app.hall.table(&id).await?;
    let begun = live.with(|scene| scene.game().is_some()).await?;
    let command = if begun {
        Command::Leave
    } else {
        Command::Stand
    };
    submit(&app, &visitor, &id, &command).await
}

/// Puts a bot on a seat before the game begins. Only the host can.
#[utoipa::path(put, path = "/api/tables/{id}/seats/{seat}/bot", tag = "seats",
    params(("id" = String, Path), ("seat" = usize, Path)), request_body = Level,
    responses((status = 200, body = Table), (status = 403, body = Problem), (status = 409, body = Problem)))]
pub async fn put_bot(
    State(app): State<App>,
    Asking(visitor): Asking,
    At((id, seat)): At<(String, usize)>,
    Body(level): Body<Level>,
) -> Result<Json<Table>, Refused> {
    submit(&app, &visitor, &id, &Command::PutBot(seat, level)).await
}

/// Frees a seat before the game begins. Only the host can.
#[utoipa::path(delete, path = "/api/tables/{id}/seats/{seat}", tag = "seats",
    params(("id" = String, Path), ("seat" = usize, Path)),
    responses((status = 200, body = Table), (status = 403, body = Problem)))]
pub async fn free(
    State(app): State<App>,
    Asking(visitor): Asking,
    At((id, seat)): At<(String, usize)>,
) -> Result<Json<Table>, Refused> {
    submit(&app, &visitor, &id, &Command::Free(seat)).await
}

/// Lets a bot play for somebody who is away, until they are back. Whoever plays here can, when that person has
/// been missed for as long as the table's patience is.
#[utoipa::path(post, path = "/api/tables/{id}/seats/{seat}/give", tag = "seats",
    params(("id" = String, Path), ("seat" = usize, Path)),
    responses((status = 200, body = Table), (status = 403, body = Problem), (status = 409, body = Problem)))]
pub async fn give(
    State(app): State<App>,
    Asking(visitor): Asking,
    At((id, seat)): At<(String, usize)>,
) -> Result<Json<Table>, Refused> {
    submit(&app, &visitor, &id, &Command::Give(seat)).await
}
