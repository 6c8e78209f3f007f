//! Puzzles. Which move is the best one is told to those who have tried, and to nobody before.

use std::sync::Arc;

use axum::extract::State;
use axum::response::Response;
use axum::{Extension, Json};
use protocol::puzzles::{PuzzleAnswer, PuzzlePosed, PuzzleSolution, PuzzleTry, Puzzles};
use protocol::{Code, Problem};
use shelf::{AnyGame, Puzzle, TryError};

use super::{At, Body, json, write};
use crate::app::App;
use crate::caller::Caller;
use crate::day::Day;
use crate::refused::Refused;
use crate::scene::refused_move;

/// How long a bot thinks to explain a solution: in iterations, so that every machine explains alike.
const ITERATIONS: u32 = 800;

/// The puzzles of all games, and those of the day.
#[utoipa::path(get, path = "/api/puzzles", tag = "learning", responses((status = 200, body = Puzzles)))]
pub async fn list(State(app): State<App>) -> Json<Puzzles> {
    let day = Day::of(app.clock.now());
    Json(Puzzles {
        day: day.to_string(),
        games: shelf::puzzles_of_the_day(&app.games, day.0.into()),
    })
}

/// A puzzle, as the seat sees it that has to find the move.
#[utoipa::path(get, path = "/api/puzzles/{game}/{name}", tag = "learning",
    params(("game" = String, Path), ("name" = String, Path)),
    responses((status = 200, body = PuzzlePosed), (status = 404, body = Problem)))]
pub async fn get(
    State(app): State<App>,
    Extension(caller): Extension<Caller>,
    At((game, name)): At<(String, String)>,
) -> Result<Json<PuzzlePosed>, Refused> {
    let (game, puzzle) = find(&app, &game, &name)?;
    app.limits.moment(caller.address)?;
    let show = move || shelf::show(&*game, &puzzle).map_err(refused);
    Ok(Json(app.hall.reading().aside(show).await??))
}

/// Makes a move in a puzzle and says how good it is: compared with the best one, without saying which that is.
#[utoipa::path(post, path = "/api/puzzles/{game}/{name}/tries", tag = "learning", request_body = PuzzleTry,
    params(("game" = String, Path), ("name" = String, Path)),
    responses((status = 200, body = PuzzleAnswer), (status = 404, body = Problem), (status = 409, body = Problem)))]
pub async fn attempt(
    State(app): State<App>,
    Extension(caller): Extension<Caller>,
    At((game, name)): At<(String, String)>,
    Body(tried): Body<PuzzleTry>,
) -> Result<Json<PuzzleAnswer>, Refused> {
    let (game, puzzle) = find(&app, &game, &name)?;
    app.limits.moment(caller.address)?;
    let answer = move || shelf::attempt(&*game, &puzzle, &tried.text).map_err(refused);
    Ok(Json(app.hall.reading().aside(answer).await??))
}

/// The answer of a puzzle, explained by a coach: for somebody who has tried a move, which is asked for. The same for
/// everybody, so it is thought about once.
#[utoipa::path(post, path = "/api/puzzles/{game}/{name}/solution", tag = "learning", request_body = PuzzleTry,
    params(("game" = String, Path), ("name" = String, Path)),
    responses((status = 200, body = PuzzleSolution), (status = 404, body = Problem), (status = 409, body = Problem)))]
pub async fn solution(
    State(app): State<App>,
    Extension(caller): Extension<Caller>,
    At((game, name)): At<(String, String)>,
    Body(tried): Body<PuzzleTry>,
) -> Result<Response, Refused> {
    let (found, puzzle) = find(&app, &game, &name)?;
    app.limits.moment(caller.address)?;
    let name = format!("puzzles/{game}/{name}/solution");
    let reading = app.hall.reading();
    // Whether there was a try at all.
    let (of, about) = (Arc::clone(&found), puzzle.clone());
    let check = move || shelf::attempt(&*of, &about, &tried.text).map_err(refused);
    reading.aside(check).await??;
    let make = move || {
        let solved: PuzzleSolution = shelf::solve(&*found, &puzzle, ITERATIONS).map_err(refused)?;
        write(&solved)
    };
    let text = reading.text(&name, make).await?;
    Ok(json(&*text))
}

fn find(app: &App, game: &str, name: &str) -> Result<(Arc<dyn AnyGame>, Puzzle), Refused> {
    let none = || Refused::new(Code::NoSuchPuzzle);
    let game = app.games.game(game).map_err(|_| none())?;
    let puzzle = shelf::puzzle(&*game, name).map_err(|_| none())?.clone();
    Ok((game, puzzle))
}

fn refused(error: TryError) -> Refused {
    match error {
        TryError::Refused(refusal) => refused_move(&refusal),
        broken => {
            tracing::error!(%broken, "a puzzle can't be shown");
            Refused::new(Code::Internal)
        }
    }
}
