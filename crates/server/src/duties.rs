//! What the server does by itself: bots, clocks, notices, other processes, cleaning.

use std::time::Duration;

use tokio::sync::mpsc;
use tokio::time::{Instant, MissedTickBehavior, interval};

use crate::app::{App, stopped};
use crate::bots_at_work::Workers;
use crate::clock::now;
use crate::live::Signal;
use crate::scene::Duty;
use crate::store::Millis;

/// How often clocks are looked at.
const CLOCKS: Duration = Duration::from_millis(500);
/// How often is looked whether a bot was forgotten, such as one of a process that died.
const SWEEP: Duration = Duration::from_secs(5);
/// How often is asked what other processes did.
const OTHERS: Duration = Duration::from_millis(250);
/// How often memory is given back.
const FORGET: Duration = Duration::from_secs(5);
/// How often old guests and tables are removed.
const CLEAN: Duration = Duration::from_hours(1);

/// How long people have after a start whose time ran out while the server was down.
const GRACE: Millis = 60_000;

const DAY: u64 = 24 * 3600 * 1000;

/// Does everything until the server stops.
pub async fn run(app: App, mut signals: mpsc::UnboundedReceiver<Signal>) {
    let workers = Workers::new(app.clone());
    let every = |time: Duration| {
        let mut ticks = interval(time);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        ticks
    };
    let mut clocks = every(CLOCKS);
    let (mut sweep, mut others) = (every(SWEEP), every(OTHERS));
    let (mut forget, mut clean) = (every(FORGET), every(CLEAN));
    let mut stopping = app.stopping.clone();
    let began = now();
    // Where the entries end now: what comes later may be of another process.
    let mut last = app.store.changes(-1).await.map_or(0, |(last, _)| last);
    loop {
        tokio::select! {
            () = stopped(&mut stopping) => break,
            signal = signals.recv() => match signal {
                Some(Signal::BotDue(table)) => workers.call(table),
                Some(Signal::Waits { table, game, person }) => notify(&app, table, game, person),
                None => break,
            },
            _ = clocks.tick() => time_out(&app, began).await,
            _ = sweep.tick() => match app.store.bots_due().await {
                Ok(tables) => tables.into_iter().for_each(|table| workers.call(table)),
                Err(error) => tracing::error!(%error, "bots could not be looked for"),
            },
            _ = others.tick() => last = follow(&app, last).await,
            _ = forget.tick() => {
                app.hall.forget_idle();
                app.limits.forget();
                app.metrics.run_upkeep();
            }
            _ = clean.tick() => clean_up(&app).await,
        }
    }
}

fn notify(app: &App, table: String, game: String, person: String) {
    let app = app.clone();
    tokio::spawn(async move {
        let store = &*app.store;
        app.notices.your_turn(store, &person, &game, &table).await;
    });
}

/// Lets bots take over from people whose time has run out.
async fn time_out(app: &App, began: Millis) {
    let at = now();
    let tables = match app.store.overdue(at).await {
        Ok(tables) => tables,
        Err(error) => return tracing::error!(%error, "clocks could not be looked at"),
    };
    for id in tables {
        let Ok(live) = app.hall.table(&id).await else {
            continue;
        };
        // Whose time ran out while the server was down gets a moment to come back.
        let fair = |deadline: Millis| deadline > began || at > began + GRACE;
        let late = live.with(|scene| scene.overdue(at, fair)).await;
        for seat in late.unwrap_or_default() {
            if let Err(refused) = live.fulfil(&Duty::TimeOut(seat)).await {
                tracing::warn!(code = ?refused.code, "a time-out was not stored");
            }
        }
    }
}

/// Takes in what other processes stored, for the tables in memory.
async fn follow(app: &App, last: i64) -> i64 {
    let (last, changed) = match app.store.changes(last).await {
        Ok(changes) => changes,
        Err(error) => {
            tracing::error!(%error, "changes could not be read");
            return last;
        }
    };
    for (id, version) in changed {
        if let Some(live) = app.hall.peek(&id) {
            let _ = live.follow(version).await;
        }
    }
    last
}

async fn clean_up(app: &App) {
    if app.config.keep_days == 0 {
        return;
    }
    let keep = u64::from(app.config.keep_days) * DAY;
    let began = Instant::now();
    match app.store.clean(now().saturating_sub(keep)).await {
        Ok((tables, people)) if tables + people > 0 => {
            let took = began.elapsed();
            tracing::info!(tables, people, ?took, "old tables and guests were removed");
        }
        Ok(_) => {}
        Err(error) => tracing::error!(%error, "cleaning failed"),
    }
}
