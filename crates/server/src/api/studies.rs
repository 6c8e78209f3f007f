//! Studies: lessons and puzzles. Whoever asks keeps the game; the server plays it again and forgets it.

use axum::extract::State;
use axum::{Extension, Json};
use protocol::studies::{Studied, Study};
use protocol::tables::Level;
use protocol::{Code, Problem};
use shelf::StudyError;

use super::Body;
use crate::app::App;
use crate::caller::Caller;
use crate::refused::Refused;
use crate::scene::refused_move;

/// The largest study: a position, and as many moves as a study may have.
pub const LARGEST: usize = 64 * 1024;

/// Plays a game from a beginning or a position, lets its bots answer, and shows how it stands. Nothing is stored, and
/// the same question has the same answer, so bots are of the levels that do not think by the clock: `novice` and
/// `casual`. A move that is not legal is refused with the reason and its rule.
#[utoipa::path(post, path = "/api/studies", tag = "learning", request_body = Study,
    responses((status = 200, body = Studied), (status = 400, body = Problem), (status = 429, body = Problem)))]
pub async fn look(
    State(app): State<App>,
    Extension(caller): Extension<Caller>,
    Body(study): Body<Study>,
) -> Result<Json<Studied>, Refused> {
    let quick = |level: &Level| matches!(level, Level::Novice | Level::Casual);
    if !study.bots.values().all(quick) {
        let detail = "bots of a study are novice or casual";
        return Err(Refused::with(Code::BadRequest, detail));
    }
    app.limits.moment(caller.address)?;
    let games = app.games.clone();
    let look = move || shelf::study(&games, &study);
    let studied = app.hall.reading().aside(look).await?;
    Ok(Json(studied.map_err(|error| refused(&error))?))
}

fn refused(error: &StudyError) -> Refused {
    match error {
        StudyError::Refused { refusal, .. } => refused_move(refusal),
        StudyError::NoSuchSeat(_) => Refused::new(Code::NoSuchSeat),
        StudyError::TooLong => Refused::with(Code::TooLarge, error.to_string()),
        _ => Refused::with(Code::BadSetup, error.to_string()),
    }
}
