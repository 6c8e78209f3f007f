//! Studies: lessons and puzzles. Whoever asks keeps the game; the server plays it again and forgets it.

use axum::Extension;
use axum::extract::State;
use axum::response::Response;
use protocol::studies::{Studied, Study};
use protocol::tables::Level;
use protocol::{Code, Problem};
use shelf::StudyError;

use super::{Body, json, write};
use crate::app::App;
use crate::caller::Caller;
use crate::refused::Refused;

/// The largest study: a position, and as many moves as a study may have.
pub const LARGEST: usize = 64 * 1024;

/// How many answers of bots, or moves that are told or shown one by one, cost as much as playing all the moves of a study.
const WEIGHT: usize = 25;

/// Plays a game from a beginning or a position, lets its bots answer, and shows how it stands. Nothing is stored, and
/// the same question has the same answer, so bots are of the levels that do not think by the clock: `novice` and
/// `casual`; none has the seat of the one who asks. They play until another seat has to act, but not without end: who asks
/// again with the moves of the answer has the next ones. A move that is not legal is refused with the reason and its rule.
#[utoipa::path(post, path = "/api/studies", tag = "learning", request_body = Study,
    responses((status = 200, body = Studied), (status = 400, body = Problem), (status = 429, body = Problem)))]
pub async fn look(
    State(app): State<App>,
    Extension(caller): Extension<Caller>,
    Body(study): Body<Study>,
) -> Result<Response, Refused> {
    let quick = |level: &Level| matches!(level, Level::Novice | Level::Casual);
    if !study.bots.values().all(quick) {
        let detail = "bots of a study are novice or casual";
        return Err(Refused::with(Code::BadRequest, detail));
    }
    if study.bots.contains_key(&study.seat) {
        let detail = "the seat of whoever looks at a study has no bot";
        return Err(Refused::with(Code::BadRequest, detail));
    }
    app.limits.moment(caller.address)?;
    let games = app.games.clone();
    let made = study.moves.len();
    let look = move || {
        let studied = shelf::study(&games, &study).map_err(|error| refused(&error))?;
        let shown = studied.steps.len() + studied.sights.len();
        let more = studied.moves.len() - made + shown;
        Ok::<_, Refused>((write(&studied)?, more / WEIGHT))
    };
    let (text, more) = app.hall.reading().aside(look).await??;
    // What bots do is known when they have done it: who has used up what they may ask for waits before they ask again.
    app.limits.moments(caller.address, more);
    Ok(json(text))
}

fn refused(error: &StudyError) -> Refused {
    Refused {
        code: error.code(),
        details: error.detail().into_iter().collect(),
        rule: error.rule(),
    }
}
