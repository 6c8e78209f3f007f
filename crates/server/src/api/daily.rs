//! The challenge of the day: what it is, playing it, and how everybody did.

use axum::extract::State;
use axum::{Extension, Json};
use protocol::daily::{
    Daily, DailyChallenge, DailyGame, DailyPlay, DailyResult, DailyResults, Goal, Mine,
};
use protocol::tables::{Level, Table};
use protocol::{Code, Problem};

use super::tables::{Foundation, found, sat};
use super::{At, Body};
use crate::app::App;
use crate::caller::Caller;
use crate::daily::{Dealt, challenge, closes, seed};
use crate::day::Day;
use crate::entry::Entry;
use crate::person::{Asking, Identity};
use crate::refused::Refused;
use crate::sabotage::{Sabotage, is_planted};
use crate::setup::Setup;
use crate::store::{Attempt, Scored};

/// How many results are shown, and how many are looked at to say somebody's place.
const SHOWN: usize = 100;
const RANKED: u32 = 1000;

/// The level of the bot where it may be chosen and nothing is said.
const USUAL: Level = Level::Casual;

/// What is played today, and whether the one who asks has done so.
#[utoipa::path(get, path = "/api/daily", tag = "daily", responses((status = 200, body = Daily)))]
pub async fn today(
    State(app): State<App>,
    Identity(person): Identity,
) -> Result<Json<Daily>, Refused> {
    let day = Day::of(app.clock.now());
    let mut games = Vec::new();
    for challenge in challenges(&app, day) {
        let attempt = app.store.attempt(day, &challenge.game, &person.id).await?;
        let mine = attempt.map(mine);
        games.push(DailyGame { challenge, mine });
    }
    Ok(Json(Daily {
        day: day.to_string(),
        ends: day.next().begins(),
        games,
    }))
}

fn mine(attempt: Attempt) -> Mine {
    Mine {
        table: attempt.table,
        counted: attempt.counted,
        runs: attempt.runs,
    }
}

fn challenges(app: &App, day: Day) -> impl Iterator<Item = DailyChallenge> {
    let games = app.games.games().enumerate();
    games.map(move |(place, game)| challenge(&game.about(), place, day))
}

fn challenge_of(app: &App, game: &str, day: Day) -> Result<DailyChallenge, Refused> {
    let mut all = challenges(app, day);
    let found = all.find(|challenge| challenge.game == game);
    found.ok_or_else(|| Refused::new(Code::NoSuchPage))
}

/// Plays the challenge of today: opens a table, or goes back to the one that counts as long as it runs. The first one
/// of a person counts; all others are practice.
#[utoipa::path(post, path = "/api/daily/{game}", tag = "daily", params(("game" = String, Path)),
    request_body = DailyPlay,
    responses((status = 200, body = Table), (status = 404, body = Problem), (status = 409, body = Problem)))]
pub async fn play(
    State(app): State<App>,
    Asking(visitor): Asking,
    Extension(caller): Extension<Caller>,
    At(game): At<String>,
    Body(asked): Body<DailyPlay>,
) -> Result<Json<Table>, Refused> {
    let day = Day::of(app.clock.now());
    let challenge = challenge_of(&app, &game, day)?;
    let person = &visitor.person;
    let before = app.store.attempt(day, &game, &person.id).await?;
    if let Some(attempt) = before.as_ref().filter(|attempt| attempt.runs) {
        let live = app.hall.table(&attempt.table).await?;
        return Ok(Json(live.table(&person.id).await?));
    }
    let chosen = match challenge.goal {
        Goal::Points => Some(asked.level.unwrap_or(USUAL)),
        Goal::Margin | Goal::Scenario => None,
    };
    let level = challenge.level.or(chosen).unwrap_or(USUAL);
    let bots = (2..=challenge.players).map(|seat| Entry::BotSat { seat, level });
    let seats = std::iter::once(sat(1, &person.id, &person.name)).chain(bots);
    let setup = Setup {
        game: challenge.game,
        players: challenge.players,
        options: challenge.options,
        public: false,
        clock: None,
        level,
        begins: false,
        // What counts is everybody's own; in practice a coach may help.
        hints: Some(before.is_some()),
        branch_of: None,
        daily: Some(Dealt {
            day,
            counts: before.is_none() && !is_planted(Sabotage::AttemptIgnored),
            goal: challenge.goal,
            level: chosen,
        }),
    };
    let secret = app.store.daily_secret().await?;
    let foundation = Foundation {
        seed: seed(&secret, day, &game),
        ..Foundation::new(setup, seats.collect())
    };
    let live = match found(&app, &visitor, caller, foundation).await {
        Ok(live) => live,
        // Who asks twice at once, in two tabs or at two processes, has begun one attempt.
        Err(refused) => {
            let attempt = app.store.attempt(day, &game, &person.id).await?;
            let begun = attempt.filter(|attempt| before.is_none() && attempt.runs);
            app.hall.table(&begun.ok_or(refused)?.table).await?
        }
    };
    Ok(Json(live.table(&person.id).await?))
}

/// How everybody did at the challenge of a game on a day: today, or any day before.
#[utoipa::path(get, path = "/api/daily/{game}/{day}", tag = "daily",
    params(("game" = String, Path), ("day" = String, Path, description = "A day by UTC, such as 2026-11-18")),
    responses((status = 200, body = DailyResults), (status = 404, body = Problem)))]
pub async fn results(
    State(app): State<App>,
    Identity(person): Identity,
    At((game, day)): At<(String, String)>,
) -> Result<Json<DailyResults>, Refused> {
    let (now, day) = (app.clock.now(), day.parse::<Day>());
    let day = day.ok().filter(|day| *day <= Day::of(now));
    // What comes is nobody's to know.
    let day = day.ok_or_else(|| Refused::new(Code::NoSuchDay))?;
    let challenge = challenge_of(&app, &game, day)?;
    let by_margin = challenge.goal == Goal::Margin;
    let scored = app.store.results(day, &game, by_margin, RANKED).await?;
    let count = scored.len();
    let mut results = ranked(scored, &person.id, by_margin);
    let mut place = 0;
    results.retain(|result| {
        place += 1;
        place <= SHOWN || result.mine
    });
    Ok(Json(DailyResults {
        day: day.to_string(),
        today: Day::of(now).to_string(),
        open: now < closes(day),
        challenge,
        results,
        count,
    }))
}

/// Results with their places: those who did equally well share one.
fn ranked(scored: Vec<Scored>, asks: &str, by_margin: bool) -> Vec<DailyResult> {
    let worth = |one: &DailyResult| {
        let first = if by_margin {
            one.margin
        } else {
            one.won.map(i32::from)
        };
        (first, one.points)
    };
    let mut results: Vec<DailyResult> = Vec::new();
    for (one, index) in scored.into_iter().zip(1..) {
        let mut next = DailyResult {
            place: index,
            mine: one.person == asks,
            name: one.name,
            points: one.points,
            margin: one.margin,
            won: one.won,
            level: one.level,
        };
        if let Some(last) = results.last().filter(|last| worth(last) == worth(&next)) {
            next.place = last.place;
        }
        results.push(next);
    }
    results
}
