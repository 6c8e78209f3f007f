//! Looking back. A running table shows everybody their own view only; a finished one shows all.

use axum::Json;
use axum::extract::State;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use protocol::tables::{Course, Moment, Sight, Stage, Step};
use protocol::{Code, Problem, Written};
use serde::Deserialize;
use shelf::AnyMatch;
use table::{Observer, Seat};

use super::{Asked, At};
use crate::app::App;
use crate::games;
use crate::person::Identity;
use crate::refused::Refused;
use crate::scene::{Scene, shown, sight};

/// Whose eyes to look with.
#[derive(Deserialize)]
pub struct Eyes {
    /// A seat, counted from one; zero for a spectator's eyes. If nothing is said, one's own seat, or a
    /// spectator's eyes for whoever has none. Another seat than one's own only when the game is over.
    seat: Option<usize>,
    /// Whether to see what everybody has; only when the game is over.
    #[serde(default)]
    open: bool,
}

/// The table after so many moves.
#[utoipa::path(get, path = "/api/tables/{id}/moments/{moves}", tag = "looking back",
    params(("id" = String, Path), ("moves" = usize, Path),
        ("seat" = Option<usize>, Query, description = "Whose eyes to look with: a seat counted from \
            one, or 0 for a spectator. One's own if nothing is said. Another seat than one's own only \
            when the game is over."),
        ("open" = Option<bool>, Query, description = "Whether to see what everybody has; only when \
            the game is over.")),
    responses((status = 200, body = Moment), (status = 409, body = Problem)))]
pub async fn get(
    State(app): State<App>,
    Identity(person): Identity,
    At((id, moves)): At<(String, usize)>,
    Asked(Eyes { seat, open }): Asked<Eyes>,
) -> Result<Json<Moment>, Refused> {
    let live = app.hall.table(&id).await?;
    let (eyes, past, of) = live
        .with(|scene| {
            if open && !scene.is_over() {
                return Err(Refused::new(Code::NotOver));
            }
            let eyes = observer(scene, &person.id, seat)?;
            Ok((eyes, past(scene)?, moves_of(scene)))
        })
        .await??;
    let replayed = tokio::task::spawn_blocking(move || past.shown(moves.min(of), eyes, open));
    let (step, sight) = replayed.await.map_err(|_| Refused::new(Code::Internal))??;
    Ok(Json(Moment { of, step, sight }))
}

/// How the points went, from the beginning to the end of a game that is over.
#[utoipa::path(get, path = "/api/tables/{id}/course", tag = "looking back", params(("id" = String, Path)),
    responses((status = 200, body = Course), (status = 409, body = Problem)))]
pub async fn course(State(app): State<App>, At(id): At<String>) -> Result<Json<Course>, Refused> {
    let live = app.hall.table(&id).await?;
    let past = live
        .with(|scene| {
            if scene.is_over() {
                past(scene)
            } else {
                Err(Refused::new(Code::NotOver))
            }
        })
        .await??;
    let course = tokio::task::spawn_blocking(move || past.course()).await;
    course.map_err(|_| Refused::new(Code::Internal))?.map(Json)
}

fn moves_of(scene: &Scene) -> usize {
    scene.game().map_or(0, |game| game.moves_made())
}

/// Whose eyes somebody may look with.
fn observer(scene: &Scene, person: &str, asked: Option<usize>) -> Result<Observer, Refused> {
    let own = scene.eyes(person);
    let Some(number) = asked else { return Ok(own) };
    if number == 0 {
        return Ok(Observer::Spectator);
    }
    let seat = Seat::from_number(number, scene.chairs.len());
    let seat = seat.ok_or_else(|| Refused::new(Code::NoSuchSeat))?;
    if own.is(seat) || scene.is_over() {
        Ok(Observer::Seat(seat))
    } else {
        Err(Refused::new(Code::NotOver))
    }
}

/// All that is needed to play a game again, taken out of the scene so that others need not wait.
struct Past {
    setup: crate::setup::Setup,
    seed: u64,
    moves: Vec<(Seat, String)>,
}

fn past(scene: &Scene) -> Result<Past, Refused> {
    let game = scene.game().ok_or_else(|| Refused::new(Code::NotBegun))?;
    Ok(Past {
        setup: scene.opened.setup.clone(),
        seed: scene.opened.seed,
        moves: game.moves(),
    })
}

fn broken() -> Refused {
    tracing::error!("a game can't be played again");
    Refused::new(Code::Internal)
}

impl Past {
    /// The game after so many moves.
    fn at(&self, moves: usize) -> Result<Box<dyn AnyMatch>, Refused> {
        let mut game = self.beginning()?;
        for (seat, text) in &self.moves[..moves] {
            game.play(*seat, text).map_err(|_| broken())?;
        }
        Ok(game)
    }

    /// The last of so many moves, and the table after it.
    fn shown(
        &self,
        moves: usize,
        eyes: Observer,
        open: bool,
    ) -> Result<(Option<Step>, Sight), Refused> {
        let game = self.at(moves)?;
        let last = moves.checked_sub(1);
        let step = last.and_then(|last| game.story(eyes, last).pop());
        let mut sight = sight(&*game, eyes, false);
        if open {
            sight.view = Written::new(&game.open_view());
        }
        Ok((step.map(shown), sight))
    }

    fn beginning(&self) -> Result<Box<dyn AnyMatch>, Refused> {
        let game = games::game(&self.setup.game).map_err(|_| broken())?;
        let game = game.start(&self.setup.request(), self.seed);
        game.map_err(|_| broken())
    }

    /// The points of each seat before the first move and after each of them, as if it ended there.
    fn course(&self) -> Result<Course, Refused> {
        let mut game = self.beginning()?;
        let mut points = vec![game.points_if_ended()];
        for (seat, text) in &self.moves {
            game.play(*seat, text).map_err(|_| broken())?;
            points.push(game.points_if_ended());
        }
        Ok(Course { points })
    }
}

/// The record of a finished game, as a text file.
#[utoipa::path(get, path = "/api/tables/{id}/record", tag = "looking back", params(("id" = String, Path)),
    responses((status = 200, body = String), (status = 409, body = Problem)))]
pub async fn record(State(app): State<App>, At(id): At<String>) -> Result<Response, Refused> {
    let live = app.hall.table(&id).await?;
    let record = live
        .with(|scene| match (scene.stage, scene.game()) {
            // The seed stands in the record: nobody gets it while it still decides anything.
            (Stage::Finished | Stage::Abandoned, Some(game)) => Ok(game.record()),
            (Stage::Abandoned, None) => Err(Refused::new(Code::NotBegun)),
            _ => Err(Refused::new(Code::NotOver)),
        })
        .await??;
    let record = record.ok_or_else(|| Refused::new(Code::NotBegun))?;
    let headers = [
        (CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (
            CONTENT_DISPOSITION,
            format!("attachment; filename=\"reverie-{id}.txt\""),
        ),
    ];
    Ok((headers, record.to_string()).into_response())
}
