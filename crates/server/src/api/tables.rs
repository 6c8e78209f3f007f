//! Tables: opening, listing, looking.

use std::sync::Arc;

use axum::extract::State;
use axum::{Extension, Json};
use protocol::tables::{Ending, Listed, ListedSeat, MyTables, NewSeat, NewTable, Stage, Table};
use protocol::{Code, Problem};
use shelf::Shelf;
use table::{About, Phrase};

use super::{At, Body, submit};
use crate::app::App;
use crate::bots_at_work::{Place, give_way};
use crate::caller::Caller;
use crate::entry::Entry;
use crate::live::Live;
use crate::person::{Asking, Identity, Visitor};
use crate::refused::{Refused, plain};
use crate::scene::{Command, Scene};
use crate::setup::Setup;
use crate::store::{Opened, Stored, TableLine, random, random_id};

/// How many tables a list shows.
const LONGEST_LIST: u32 = 100;

/// The longest clock: a month.
const LONGEST_CLOCK: u32 = 31 * 24 * 3600;

/// The games, with their modes and options.
#[utoipa::path(get, path = "/api/games", tag = "tables", responses((status = 200, body = serde_json::Value)))]
pub async fn games(State(app): State<App>) -> Json<Vec<About>> {
    Json(app.games.games().map(|game| game.about()).collect())
}

/// Opens a table. If no seat is left open, the game begins at once.
#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = NewTable,
    responses((status = 200, body = Table), (status = 400, body = Problem), (status = 409, body = Problem)))]
pub async fn open(
    State(app): State<App>,
    Asking(visitor): Asking,
    Extension(caller): Extension<Caller>,
    Body(new): Body<NewTable>,
) -> Result<Json<Table>, Refused> {
    let setup = check(&app.games, &new)?;
    let person = &visitor.person;
    let seats = new.seats.iter().zip(1..).filter_map(|(new_seat, seat)| {
        Some(match new_seat {
            NewSeat::Open => return None,
            NewSeat::Me => sat(seat, &person.id, &person.name),
            NewSeat::Bot { level } => Entry::BotSat {
                seat,
                level: *level,
            },
        })
    });
    let new = Foundation::new(setup, seats.collect());
    let live = found(&app, &visitor, caller, new).await?;
    Ok(Json(live.table(&person.id).await?))
}

pub(super) fn sat(seat: usize, person: &str, name: &str) -> Entry {
    Entry::Sat {
        seat,
        person: person.to_owned(),
        name: name.to_owned(),
    }
}

/// What a new table asks for, if it can be set up.
fn check(games: &Shelf, new: &NewTable) -> Result<Setup, Refused> {
    let bad = |what: &'static str| Refused::saying(Code::BadSetup, Phrase::new(what));
    let mine = new.seats.iter().filter(|seat| **seat == NewSeat::Me);
    if mine.count() > 1 {
        return Err(bad("one-seat-only"));
    }
    if let Some(clock) = &new.clock {
        use protocol::tables::Clock;
        let (Clock::Move { seconds } | Clock::Budget { seconds, .. }) = clock;
        if !(5..=LONGEST_CLOCK).contains(seconds) {
            return Err(bad("bad-clock"));
        }
    }
    let setup = Setup {
        game: new.game.clone(),
        players: new.seats.len(),
        options: new.options.clone(),
        public: new.public,
        clock: new.clock,
        level: new.level,
        begins: false,
        hints: new.hints,
        branch_of: None,
        daily: None,
    };
    let game = games
        .game(&setup.game)
        .map_err(|error| Refused::with(Code::BadSetup, error.to_string()))?;
    match game.start(&setup.request(), 0) {
        Ok(_) => Ok(setup),
        Err(problems) => Err(Refused {
            details: problems
                .iter()
                .map(|problem| plain(problem.to_string()))
                .collect(),
            ..Refused::new(Code::BadSetup)
        }),
    }
}

/// A table that is about to be opened.
pub(super) struct Foundation {
    pub setup: Setup,
    pub seed: u64,
    /// Who sits there from the first.
    pub seats: Vec<Entry>,
    /// Moves that have been made already, if all seats are taken.
    pub moves: Vec<Entry>,
    /// The digest of the components to begin with; nothing for those of today.
    pub components: Option<u64>,
}

impl Foundation {
    pub fn new(setup: Setup, seats: Vec<Entry>) -> Foundation {
        Foundation {
            setup,
            seats,
            seed: u64::from_le_bytes(random()),
            moves: Vec::new(),
            components: None,
        }
    }
}

/// Stores a new table with its first entries, and begins if all seats are taken.
pub(super) async fn found(
    app: &App,
    visitor: &Visitor,
    caller: Caller,
    new: Foundation,
) -> Result<Arc<Live>, Refused> {
    let host = &visitor.person;
    if has_too_many(app, &host.id).await? {
        return Err(Refused::new(Code::TooManyTables));
    }
    let at = app.clock.now();
    let opened = Opened {
        id: random_id(),
        host: host.id.clone(),
        setup: new.setup,
        seed: new.seed,
        at,
    };
    // Where there is no room for another game of bots, none of the tables that a household may open is used up.
    let alone = is_for_bots_alone(&opened.setup, &new.seats);
    let place = if alone {
        Some(app.openers.reserve(&opened.id, caller.address)?)
    } else {
        None
    };
    app.limits.table(caller.address)?;
    let (seats, moves, person) = (new.seats, new.moves, host.id.clone());
    let components = new.components;
    // Many moves may have been made already: then they are played again aside.
    let aside = !moves.is_empty();
    let found = opened.clone();
    let games = app.games.clone();
    let lay = move || laid(&games, found, &person, seats, (components, moves));
    let (scene, stored) = if aside {
        app.hall.reading().aside(lay).await??
    } else {
        lay()?
    };
    if !alone {
        app.openers.note(&opened.id, caller.address);
    }
    // Who opens a table looks at it; anybody else whose turn it is has to be told. Who is only invited has
    // no turn yet.
    let waiting = scene
        .chairs
        .iter()
        .filter(|chair| chair.waits_since.is_some());
    let people = waiting.filter_map(|chair| chair.person_id());
    let calls: Vec<String> = people
        .filter(|person| *person != host.id)
        .map(str::to_owned)
        .collect();
    visitor.keep(app).await?;
    app.store
        .open_table(&opened, &stored, &scene.index(), &calls)
        .await?;
    if !calls.is_empty() {
        app.notices.wake();
    }
    metrics::counter!("reverie_tables_opened").increment(1);
    if let Some(crowded) = place.and_then(Place::take) {
        give_way(app, crowded);
    }
    let live = app.hall.table(&opened.id).await?;
    live.wake().await?;
    Ok(live)
}

/// Whether bots will play among themselves at a table where these sit from the first.
fn is_for_bots_alone(setup: &Setup, seats: &[Entry]) -> bool {
    let bots = seats
        .iter()
        .filter(|entry| matches!(entry, Entry::BotSat { .. }));
    bots.count() == setup.players
}

/// Whether somebody has as many tables as they may. Those that can't be opened do not count, and whether they can
/// is found out when it matters.
async fn has_too_many(app: &App, person: &str) -> Result<bool, Refused> {
    let most = app.config.tables_per_person as usize;
    if most == 0 {
        return Ok(false);
    }
    let tables = app.store.unfinished(person).await?;
    let mut count = tables.len();
    for table in &tables {
        if count < most {
            break;
        }
        let opened = app.hall.table(table).await;
        if opened.is_err() && app.hall.why_shut(table).is_some() {
            count -= 1;
        }
    }
    Ok(count >= most)
}

/// A new table, and its first entries.
fn laid(
    games: &Shelf,
    opened: Opened,
    host: &str,
    seats: Vec<Entry>,
    (components, moves): (Option<u64>, Vec<Entry>),
) -> Result<(Scene, Vec<Stored>), Refused> {
    #[cfg(test)]
    crate::steady::faults::hold("laid");
    let mut scene = Scene::new(opened, games);
    let mut stored: Vec<Stored> = Vec::new();
    let mut put = |scene: &mut Scene, entry: Entry| {
        let mut next = Stored {
            version: scene.version + 1,
            person: Some(host.to_owned()),
            request: None,
            at: scene.opened.at,
            entry,
        };
        scene.happen(&mut next)?;
        stored.push(next);
        Ok::<_, Refused>(())
    };
    for entry in seats {
        put(&mut scene, entry)?;
    }
    if scene.is_full() {
        let begin = match components {
            Some(digest) => scene.beginning_with(Some(digest)),
            None => scene.beginning(),
        };
        put(&mut scene, begin)?;
        for entry in moves {
            put(&mut scene, entry)?;
        }
    }
    Ok((scene, stored))
}

fn listed(line: TableLine) -> Listed {
    let seats = (1..=line.setup.players).map(|number| {
        let person = line.people.iter().find(|person| person.seat == number);
        let ended = line.ended.as_ref();
        ListedSeat {
            number,
            name: person.map(|person| person.name.clone()),
            level: line.bots.get(&number).copied(),
            mine: person.is_some_and(|person| person.asks),
            points: ended.and_then(|ended| ended.points.get(number - 1).copied()),
            place: ended.and_then(|ended| ended.places.get(number - 1).copied()),
            resigned: ended.is_some_and(|ended| ended.resigned.contains(&number)),
        }
    });
    Listed {
        seats: seats.collect(),
        won: line.ended.as_ref().and_then(|ended| ended.won),
        ending: line.ended.map(|ended| Ending {
            how: ended.how,
            seat: ended.seat,
        }),
        id: line.id,
        game: line.setup.game,
        stage: line.stage,
        players: line.setup.players,
        open: line.open,
        people: line.people.into_iter().map(|person| person.name).collect(),
        touched: line.touched,
        waits_since: line.waits_since,
        hints: line.setup.hints == Some(true),
        shut: line.shut,
    }
}

/// The open tables that everybody may join.
#[utoipa::path(get, path = "/api/tables", tag = "tables", responses((status = 200, body = Vec<Listed>)))]
pub async fn list(State(app): State<App>) -> Result<Json<Vec<Listed>>, Refused> {
    let lines = app.store.open_tables(LONGEST_LIST).await?;
    Ok(Json(lines.into_iter().map(listed).collect()))
}

/// The tables that I sit at, and the one that waits for me longest.
#[utoipa::path(get, path = "/api/me/tables", tag = "tables", responses((status = 200, body = MyTables)))]
pub async fn mine(
    State(app): State<App>,
    Identity(person): Identity,
) -> Result<Json<MyTables>, Refused> {
    let lines = app.store.tables_of(&person.id, LONGEST_LIST).await?;
    let tables: Vec<Listed> = lines.into_iter().map(listed).collect();
    let longest = tables.first().filter(|line| line.waits_since.is_some());
    Ok(Json(MyTables {
        longest: longest.map(|line| line.id.clone()),
        tables,
    }))
}

/// A table.
#[utoipa::path(get, path = "/api/tables/{id}", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = Table), (status = 404, body = Problem)))]
pub async fn get(
    State(app): State<App>,
    Identity(person): Identity,
    At(id): At<String>,
) -> Result<Json<Table>, Refused> {
    let live = app.hall.table(&id).await?;
    Ok(Json(live.table(&person.id).await?))
}

/// Begins the game. Only the host can, when all seats are taken.
#[utoipa::path(post, path = "/api/tables/{id}/start", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = Table), (status = 409, body = Problem)))]
pub async fn start(
    State(app): State<App>,
    Asking(visitor): Asking,
    Extension(caller): Extension<Caller>,
    At(id): At<String>,
) -> Result<Json<Table>, Refused> {
    let live = app.hall.table(&id).await?;
    let begins_alone = |scene: &Scene| {
        let open = scene.stage == Stage::Open && scene.opened.host == visitor.person.id;
        open && scene.is_for_bots_alone()
    };
    // Seats may change in between; then the game is counted when its bots are called.
    let place = if live.with(begins_alone).await? {
        Some(app.openers.reserve(&id, caller.address)?)
    } else {
        None
    };
    let begun = submit(&app, &visitor, &id, &Command::Start).await?;
    if let Some(crowded) = place.and_then(Place::take) {
        give_way(&app, crowded);
    }
    Ok(begun)
}

/// Gives up the game for everybody. Only the host can, or somebody who plays against bots alone.
#[utoipa::path(post, path = "/api/tables/{id}/abandon", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = Table), (status = 403, body = Problem)))]
pub async fn abandon(
    State(app): State<App>,
    Asking(visitor): Asking,
    At(id): At<String>,
) -> Result<Json<Table>, Refused> {
    submit(&app, &visitor, &id, &Command::Abandon).await
}
