//! Looking back. A running table shows everybody their own view only, and no further back than the rules of
//! its game let them look; a finished one shows all.

use std::sync::Arc;

use axum::Extension;
use axum::extract::State;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use protocol::tables::{Course, Moment, Stage};
use protocol::{Code, Problem};
use serde::Deserialize;
use shelf::{AnyMatch, Shelf};
use table::{Observer, Seat};

use super::{Asked, At, json, write};
use crate::app::App;
use crate::caller::Caller;
use crate::person::Identity;
use crate::refused::Refused;
use crate::sabotage::{Sabotage, is_planted};
use crate::scene::{Scene, sight};

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

/// The table after this many moves. A game may have the rule that nobody looks far back while it runs: then a
/// moment before `sight.horizon` is refused.
#[utoipa::path(get, path = "/api/tables/{id}/moments/{moves}", tag = "looking back",
    params(("id" = String, Path), ("moves" = usize, Path),
        ("seat" = Option<usize>, Query, description = "Whose eyes to look with: a seat counted from \
            one, or 0 for a spectator. One's own if nothing is said. Another seat than one's own only \
            when the game is over."),
        ("open" = Option<bool>, Query, description = "Whether to see what everybody has; only when \
            the game is over.")),
    responses((status = 200, body = Moment), (status = 409, body = Problem), (status = 429, body = Problem)))]
pub async fn get(
    State(app): State<App>,
    Identity(person): Identity,
    Extension(caller): Extension<Caller>,
    At((id, moves)): At<(String, usize)>,
    Asked(Eyes { seat, open }): Asked<Eyes>,
) -> Result<Response, Refused> {
    let live = app.hall.table(&id).await?;
    let reading = app.hall.reading();
    let found = live
        .with(|scene| {
            if open && !scene.is_over() {
                return Err(Refused::new(Code::NotOver));
            }
            let eyes = observer(scene, &person.id, seat)?;
            let game = scene.game().ok_or_else(|| Refused::new(Code::NotBegun))?;
            let moves = moves.min(game.moves_made());
            if moves < game.horizon(eyes) && !is_planted(Sabotage::MomentsTooFar) {
                return Err(Refused::new(Code::TooFarBack));
            }
            // What a running game shows of its past may change: a move is taken back, the game ends.
            let name = format!("{id}/moments/{moves}/{eyes:?}/{open}");
            let name = scene.is_over().then_some(name);
            if let Some(known) = name.as_ref().and_then(|name| reading.known(name)) {
                return Ok(Found::Written(known));
            }
            let past = past(scene, eyes)?;
            Ok(Found::Past(past, name, moves, eyes))
        })
        .await??;
    let (past, name, moves, eyes) = match found {
        Found::Written(text) => return Ok(json(&*text)),
        Found::Past(past, name, moves, eyes) => (past, name, moves, eyes),
    };
    app.limits.moment(caller.address)?;
    let make = move || write(&past.shown(moves, eyes, open)?);
    let text = match name {
        Some(name) => reading.text(&name, make).await?,
        None => reading.aside(make).await??.into(),
    };
    Ok(json(&*text))
}

/// A moment that is written down already, or what is needed to make it.
enum Found {
    Written(Arc<str>),
    Past(Past, Option<String>, usize, Observer),
}

/// How the points went, from the beginning to the end of a game that is over.
#[utoipa::path(get, path = "/api/tables/{id}/course", tag = "looking back", params(("id" = String, Path)),
    responses((status = 200, body = Course), (status = 409, body = Problem), (status = 429, body = Problem)))]
pub async fn course(
    State(app): State<App>,
    Extension(caller): Extension<Caller>,
    At(id): At<String>,
) -> Result<Response, Refused> {
    app.limits.record(caller.address)?;
    let (name, reading) = (format!("{id}/course"), app.hall.reading());
    // It is kept from the end of the game on, and not before.
    if let Some(text) = reading.known(&name) {
        return Ok(json(&*text));
    }
    let live = app.hall.table(&id).await?;
    let past = live.with(|scene| only_over(scene).and_then(|()| past(scene, Observer::Spectator)));
    let past = past.await??;
    let make = move || write(&past.course()?);
    Ok(json(&*reading.text(&name, make).await?))
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
    if own.is(seat) || scene.is_over() || is_planted(Sabotage::OtherEyes) {
        Ok(Observer::Seat(seat))
    } else {
        Err(Refused::new(Code::NotOver))
    }
}

/// All that is needed to play a game again, taken out of the scene so that others need not wait.
pub(super) struct Past {
    games: Shelf,
    setup: crate::setup::Setup,
    seed: u64,
    /// The digest of the components that it was begun with.
    components: u64,
    moves: Vec<(Seat, String)>,
    /// How many of them are too long ago for whoever looks.
    horizon: usize,
}

/// Whether everything about a game may be told.
pub(super) fn only_over(scene: &Scene) -> Result<(), Refused> {
    if scene.is_over() {
        Ok(())
    } else {
        Err(Refused::new(Code::NotOver))
    }
}

pub(super) fn past(scene: &Scene, eyes: Observer) -> Result<Past, Refused> {
    let game = scene.game().ok_or_else(|| Refused::new(Code::NotBegun))?;
    Ok(Past {
        games: scene.games.clone(),
        setup: scene.opened.setup.clone(),
        seed: scene.opened.seed,
        components: game.components_digest(),
        moves: game.moves(),
        horizon: game.horizon(eyes),
    })
}

fn broken() -> Refused {
    tracing::error!("a game can't be played again");
    Refused::new(Code::Internal)
}

impl Past {
    /// How many moves there are.
    pub(super) fn len(&self) -> usize {
        self.moves.len()
    }

    /// The game after this many moves.
    pub(super) fn at(&self, moves: usize) -> Result<Box<dyn AnyMatch>, Refused> {
        let mut game = self.beginning()?;
        for (seat, text) in &self.moves[..moves] {
            game.play(*seat, text).map_err(|_| broken())?;
        }
        Ok(game)
    }

    /// The last of this many moves, and the table after it.
    fn shown(&self, moves: usize, eyes: Observer, open: bool) -> Result<Moment, Refused> {
        let mut game = self.at(moves)?;
        // The first moment that may be seen comes of a move that may not be told any more.
        let last = moves.checked_sub(1).filter(|&last| last >= self.horizon);
        let step = last.and_then(|last| game.story(eyes, last).pop());
        let mut sight = sight(&*game, eyes, false);
        sight.horizon = self.horizon;
        let mut eyes = eyes;
        if open {
            // Nobody plays on: that was found out before.
            game.lay_open();
            eyes = Observer::AllSeeing;
            sight.view = game.written_view(eyes).into();
        }
        Ok(Moment {
            of: self.moves.len(),
            step,
            sight,
            account: game.account(eyes).seats,
        })
    }

    fn beginning(&self) -> Result<Box<dyn AnyMatch>, Refused> {
        let game = self.games.game(&self.setup.game).map_err(|_| broken())?;
        let game = game.edition(self.components).ok_or_else(broken)?;
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
    responses((status = 200, body = String), (status = 409, body = Problem), (status = 429, body = Problem)))]
pub async fn record(
    State(app): State<App>,
    Extension(caller): Extension<Caller>,
    At(id): At<String>,
) -> Result<Response, Refused> {
    app.limits.record(caller.address)?;
    let (name, reading) = (format!("{id}/record"), app.hall.reading());
    // It is kept from the end of the game on, and not before.
    if let Some(text) = reading.known(&name) {
        return Ok(record_file(&id, &text));
    }
    let live = match app.hall.table(&id).await {
        Ok(live) => live,
        // A table that can't be opened gives the record that its entries make.
        Err(refused) if app.hall.why_shut(&id).is_some() => {
            let ruin = app.hall.ruin(&id).await?;
            if ruin.is_secret(app.clock.now()) {
                return Err(Refused::new(Code::DayRuns));
            }
            let record = ruin.record();
            let record = record.ok_or(refused)?;
            return Ok(record_file(&id, &record.to_string()));
        }
        Err(refused) => return Err(refused),
    };
    let now = app.clock.now();
    let past = live
        .with(|scene| match scene.stage {
            _ if scene.opened.setup.is_secret(now) => Err(Refused::new(Code::DayRuns)),
            // The seed stands in the record: nobody gets it while it still decides anything.
            Stage::Finished | Stage::Abandoned => past(scene, Observer::Spectator),
            _ => Err(Refused::new(Code::NotOver)),
        })
        .await??;
    let make = move || {
        let record = past.at(past.moves.len())?.record();
        let record = record.ok_or_else(|| Refused::new(Code::NotBegun))?;
        Ok(record.to_string())
    };
    Ok(record_file(&id, &reading.text(&name, make).await?))
}

fn record_file(id: &str, text: &str) -> Response {
    let name = format!("attachment; filename=\"reverie-{id}.txt\"");
    let headers = [
        (CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (CONTENT_DISPOSITION, name),
    ];
    (headers, text.to_owned()).into_response()
}
