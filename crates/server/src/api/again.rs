//! Playing again: the next game with the same people, or another way through a game that is over.

use axum::extract::State;
use axum::{Extension, Json};
use protocol::tables::{Branch, Stage, Table};
use protocol::{Code, Problem};
use table::Seat;

use super::tables::{Foundation, found, sat};
use super::{At, Body};
use crate::app::App;
use crate::caller::Caller;
use crate::entry::Entry;
use crate::person::Asking;
use crate::refused::Refused;
use crate::scene::{Command, Occupant, Scene};
use crate::setup::Setup;
use crate::store::{Millis, Person};

/// Opens a table for the next game with the same people and bots, one seat further round. The others are
/// invited; asking for a rematch as well is how they agree, and when all have, the game begins.
#[utoipa::path(post, path = "/api/tables/{id}/rematch", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = Table), (status = 409, body = Problem)))]
pub async fn rematch(
    State(app): State<App>,
    Asking(visitor): Asking,
    Extension(caller): Extension<Caller>,
    At(id): At<String>,
) -> Result<Json<Table>, Refused> {
    let person = &visitor.person;
    let old = app.hall.table(&id).await?;
    let known = old.with(|scene| scene.rematch.clone()).await?;
    if let Some(next) = known {
        return join(&app, person, &next).await;
    }
    // Whether it is allowed is found out before anything is opened.
    let (setup, seats) = old
        .with(|scene| {
            let ask = Command::Rematch(String::new());
            scene.decide(person, &ask, app.clock.now())?;
            let setup = &scene.opened.setup;
            let setup = Setup {
                begins: true,
                branch_of: None,
                daily: None,
                // Nobody agreed on what the challenge of a day asks for.
                hints: setup.hints.filter(|_| setup.daily.is_none()),
                ..setup.clone()
            };
            Ok::<_, Refused>((setup, next_seats(scene, person)))
        })
        .await??;
    let seats = called_today(&app, seats).await?;
    let next = found(&app, &visitor, caller, Foundation::new(setup, seats)).await?;
    let next_id = next.with(|scene| scene.opened.id.clone()).await?;
    let settle = Command::Rematch(next_id);
    if let Err(refused) = old.submit(person, None, &settle).await {
        // Somebody else asked at the same moment, and their table counts.
        next.submit(person, None, &Command::Abandon).await?;
        let known = old.with(|scene| scene.rematch.clone()).await?;
        return join(&app, person, &known.ok_or(refused)?).await;
    }
    Ok(Json(next.table(&person.id).await?))
}

/// Agrees to a rematch that somebody else has asked for; whoever does not play there just looks.
async fn join(app: &App, person: &Person, next: &str) -> Result<Json<Table>, Refused> {
    let live = app.hall.table(next).await?;
    let invited = |scene: &Scene| {
        let open = scene.stage == Stage::Open;
        open && scene.chairs.iter().any(|chair| chair.invites(&person.id))
    };
    if live.with(invited).await? {
        live.submit(person, None, &Command::Sit(None)).await?;
    }
    Ok(Json(live.table(&person.id).await?))
}

/// The same seats with everybody's name of today.
async fn called_today(app: &App, mut seats: Vec<Entry>) -> Result<Vec<Entry>, Refused> {
    for entry in &mut seats {
        if let Entry::Sat { person, name, .. } | Entry::Invited { person, name, .. } = entry
            && let Some(known) = app.store.person(person).await?
        {
            *name = known.name;
        }
    }
    Ok(seats)
}

/// Everybody moves on by one seat, so that another one begins. Whoever asks sits, the others are invited.
fn next_seats(scene: &Scene, asks: &Person) -> Vec<Entry> {
    let players = scene.chairs.len();
    let seats = scene
        .chairs
        .iter()
        .enumerate()
        .filter_map(|(index, chair)| {
            let seat = (index + 1) % players + 1;
            Some(match &chair.occupant {
                Occupant::Nobody => return None,
                Occupant::Person { id, name } if *id == asks.id => sat(seat, id, name),
                Occupant::Person { id, name } | Occupant::Invited { id, name } => Entry::Invited {
                    seat,
                    person: id.clone(),
                    name: name.clone(),
                },
                Occupant::Bot(level) => Entry::BotSat {
                    seat,
                    level: *level,
                },
            })
        });
    seats.collect()
}

/// Opens a table of one's own that goes on from a moment of a game that is over, with bots on the other
/// seats. What would have come from the deck still comes.
#[utoipa::path(post, path = "/api/tables/{id}/branch", tag = "looking back", params(("id" = String, Path)),
    request_body = Branch,
    responses((status = 200, body = Table), (status = 404, body = Problem), (status = 409, body = Problem)))]
pub async fn branch(
    State(app): State<App>,
    Asking(visitor): Asking,
    Extension(caller): Extension<Caller>,
    At(id): At<String>,
    Body(branch): Body<Branch>,
) -> Result<Json<Table>, Refused> {
    let person = &visitor.person;
    let old = app.hall.table(&id).await?;
    let new = old
        .with(|scene| branched(scene, person, &branch, app.clock.now()))
        .await??;
    let next = found(&app, &visitor, caller, new).await?;
    Ok(Json(next.table(&person.id).await?))
}

fn branched(
    scene: &Scene,
    person: &Person,
    branch: &Branch,
    now: Millis,
) -> Result<Foundation, Refused> {
    // The moves and the seed say what everybody had: nobody gets them while that still counts.
    if !scene.is_over() {
        return Err(Refused::new(Code::NotOver));
    }
    // Others play the same deal: it is nobody's to try out before they are done.
    if scene.opened.setup.is_secret(now) {
        return Err(Refused::new(Code::DayRuns));
    }
    let game = scene.game().ok_or_else(|| Refused::new(Code::NotBegun))?;
    let players = scene.chairs.len();
    let seat = Seat::from_number(branch.seat, players);
    let own = seat.ok_or_else(|| Refused::new(Code::NoSuchSeat))?.number();
    let moves = game.moves();
    // After its last move a game that was played to its end leaves nothing to try.
    if branch.moves > moves.len() || (branch.moves == moves.len() && game.is_over()) {
        return Err(Refused::new(Code::Over));
    }
    let seats = (1..=players).map(|seat| {
        if seat == own {
            return sat(seat, &person.id, &person.name);
        }
        let level = branch.level;
        Entry::BotSat { seat, level }
    });
    let made = moves.into_iter().take(branch.moves);
    let made = made.map(|(seat, text)| Entry::moved(seat.number(), text));
    let setup = Setup {
        public: false,
        clock: None,
        level: branch.level,
        // It is played against bots alone.
        hints: None,
        branch_of: Some(scene.opened.id.clone()),
        daily: None,
        ..scene.opened.setup.clone()
    };
    Ok(Foundation {
        seed: scene.opened.seed,
        moves: made.collect(),
        components: scene.components(),
        ..Foundation::new(setup, seats.collect())
    })
}
