//! What the server does by itself: bots, clocks, other processes, cleaning.

use std::collections::BTreeMap;
use std::future::Future;
use std::panic::AssertUnwindSafe;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use futures_util::FutureExt;
use tokio::sync::{Mutex, mpsc};
use tokio::time::{Instant, MissedTickBehavior, interval, sleep};

use crate::app::{App, stopped};
use crate::bots_at_work::Workers;
use crate::live::{COMING_BACK, Signal};
use crate::scene::{Chair, Duty};
use crate::steady::{faults, steadily};
use crate::store::{BotDue, Millis};

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

const DAY: u64 = 24 * 3600 * 1000;

/// How many games of bots alone are removed at once, and how long others have the database in between.
const CLEANED: u32 = 20;
const BREATH: Duration = Duration::from_millis(100);

/// Where the entries of all tables end now; what comes later may be of another process. It has to be known before
/// the first table is read, or else what is stored between the two is never taken in.
pub async fn end_of_entries(app: &App) -> i64 {
    app.store.changes(-1).await.map_or(0, |(last, _)| last)
}

/// Does everything until the server stops, and follows what others store after `last`. Each duty goes on whatever
/// happens to the others.
pub async fn run(app: App, signals: mpsc::UnboundedReceiver<Signal>, last: i64) {
    faults::point("duties");
    let workers = Workers::new(app.clone());
    let signals = Mutex::new(signals);
    let began = app.clock.now();
    let last = AtomicI64::new(last);
    let behind = Mutex::new(BTreeMap::new());
    let (app, workers, signals, last) = (&app, &workers, &signals, &last);
    let behind = &behind;
    let may_end = || *app.stopping.borrow();
    tokio::join!(
        steadily("signals", may_end, || listen(app, workers, signals)),
        steadily("clocks", may_end, || every(app, CLOCKS, || time_out(
            app, began
        ))),
        steadily("bots", may_end, || every(app, SWEEP, || sweep(
            app, workers
        ))),
        steadily("others", may_end, || every(app, OTHERS, || async {
            let seen = follow(app, last.load(Ordering::Relaxed), behind).await;
            last.store(seen, Ordering::Relaxed);
        })),
        steadily("memory", may_end, || every(app, FORGET, || async {
            app.hall.forget_idle();
            app.limits.forget();
            app.metrics.run_upkeep();
        })),
        steadily("cleaning", may_end, || every(app, CLEAN, || clean_up(app))),
    );
}

/// Does something every now and then until the server stops.
async fn every<F: Future<Output = ()>>(app: &App, time: Duration, mut duty: impl FnMut() -> F) {
    let mut ticks = interval(time);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut stopping = app.stopping.clone();
    loop {
        tokio::select! {
            biased;
            () = stopped(&mut stopping) => return,
            _ = ticks.tick() => duty().await,
        }
    }
}

/// Does what tables ask for.
async fn listen(app: &App, workers: &Workers, signals: &Mutex<mpsc::UnboundedReceiver<Signal>>) {
    let mut signals = signals.lock().await;
    let mut stopping = app.stopping.clone();
    loop {
        let signal = tokio::select! {
            biased;
            () = stopped(&mut stopping) => return,
            signal = signals.recv() => signal,
        };
        faults::point("signals");
        match signal {
            Some(Signal::BotDue(due)) => workers.call(&due),
            Some(Signal::Called) => app.notices.wake(),
            Some(Signal::Reopened(table)) => retell(app, &table),
            None => return,
        }
    }
}

/// Tells those who look at a long game that has ended what they may know now. That takes a while.
fn retell(app: &App, table: &str) {
    let Some(live) = app.hall.peek(table) else {
        return;
    };
    tokio::spawn(async move {
        if let Err(refused) = live.retell().await {
            tracing::warn!(code = ?refused.code, "the end of a game was not told in full");
        }
    });
}

/// Calls bots that were forgotten, such as those of a process that died, or that could not be stored.
async fn sweep(app: &App, workers: &Workers) {
    faults::point("bots");
    match app.store.bots_due().await {
        Ok(due) => {
            let tables = due.iter().map(|due| due.table.as_str()).collect();
            let in_memory = |table: &str| app.hall.peek(table).is_some();
            app.openers.keep(&tables, in_memory);
            // One that was just found out may not be noted in the store yet.
            let opens = |due: &&BotDue| app.hall.why_shut(&due.table).is_none();
            due.iter().filter(opens).for_each(|due| workers.call(due));
        }
        Err(error) => tracing::error!(%error, "bots could not be looked for"),
    }
}

/// Lets bots take over from people whose time has run out.
async fn time_out(app: &App, began: Millis) {
    faults::point("clocks");
    let tables = match app.store.overdue(app.clock.now()).await {
        Ok(tables) => tables,
        Err(error) => return tracing::error!(%error, "clocks could not be looked at"),
    };
    for id in tables {
        if app.hall.is_sick(&id) || app.hall.why_shut(&id).is_some() {
            continue;
        }
        // A table whose clocks break down holds up nobody else's.
        let looked = AssertUnwindSafe(look_at_clocks(app, &id, began)).catch_unwind();
        if looked.await.is_err() {
            tracing::error!(
                table = id,
                "its clocks broke down; it is left alone for a while"
            );
            app.hall.fall_ill(&id);
        }
    }
}

/// Lets bots take over at one table.
async fn look_at_clocks(app: &App, id: &str, began: Millis) {
    let Ok(live) = app.hall.table(id).await else {
        return;
    };
    #[cfg(test)]
    assert_ne!(id, "a table whose clocks break down");
    if let Err(refused) = live.fulfil(&Duty::StartClocks { all_here: false }).await {
        tracing::warn!(code = ?refused.code, "clocks were not started");
    }
    let at = app.clock.now();
    let fair = |chair: &Chair| had_a_chance(chair, began, at);
    let late = live.with(|scene| scene.overdue(at, fair)).await;
    for seat in late.unwrap_or_default() {
        if let Err(refused) = live.fulfil(&Duty::TimeOut(seat)).await {
            tracing::warn!(code = ?refused.code, "a time-out was not stored");
        }
    }
}

/// Whether the person on a chair has had the chance to act. Whom the table waited for when the server began
/// could not reach it before, however much time was left: they have a moment to come back.
fn had_a_chance(chair: &Chair, began: Millis, at: Millis) -> bool {
    let waited = chair.waits_since.is_some_and(|since| since < began);
    !waited || at > began + COMING_BACK
}

/// Takes in what other processes stored, for the tables in memory. Those where that fails stay `behind`, and are
/// tried again the next time.
async fn follow(app: &App, last: i64, behind: &Mutex<BTreeMap<String, u64>>) -> i64 {
    let (last, changed) = match app.store.changes(last).await {
        Ok(changes) => changes,
        Err(error) => {
            tracing::error!(%error, "changes could not be read");
            return last;
        }
    };
    let mut behind = behind.lock().await;
    behind.extend(changed);
    for (id, version) in std::mem::take(&mut *behind) {
        if let Some(live) = app.hall.peek(&id)
            && let Err(refused) = live.follow(version).await
        {
            tracing::warn!(code = ?refused.code, "what another process stored was not taken in");
            behind.insert(id, version);
        }
    }
    last
}

/// Removes what nobody needs any more. First it is written down who was here, so that they count as seen.
async fn clean_up(app: &App) {
    let seen = app.seen.take();
    if let Err(error) = app.store.seen(&seen, app.clock.now()).await {
        return tracing::error!(%error, "it was not noted who was here");
    }
    clean_alone(app).await;
    if app.config.keep_days == 0 {
        return;
    }
    let keep = u64::from(app.config.keep_days) * DAY;
    let began = Instant::now();
    match app.store.clean(app.clock.now().saturating_sub(keep)).await {
        Ok((tables, people)) if tables + people > 0 => {
            let took = began.elapsed();
            tracing::info!(tables, people, ?took, "old tables and guests were removed");
        }
        Ok(_) => {}
        Err(error) => tracing::error!(%error, "cleaning failed"),
    }
}

/// Removes games that bots played among themselves, a few at a time.
async fn clean_alone(app: &App) {
    if app.config.keep_bot_days == 0 {
        return;
    }
    let before = app
        .clock
        .now()
        .saturating_sub(u64::from(app.config.keep_bot_days) * DAY);
    let mut removed = 0;
    loop {
        match app.store.clean_alone(before, CLEANED).await {
            Ok(0) => break,
            Ok(tables) => removed += tables,
            Err(error) => return tracing::error!(%error, "cleaning failed"),
        }
        if *app.stopping.borrow() {
            break;
        }
        sleep(BREATH).await;
    }
    if removed > 0 {
        tracing::info!(removed, "games of bots alone were removed");
    }
}

#[cfg(test)]
mod tests {
    use protocol::tables::Clock;

    use super::*;
    use crate::entry::Entry;
    use crate::rehearsal::table_for_two;
    use crate::scene::Scene;
    use crate::store::Stored;

    /// A table with a clock of five seconds, whose game began then.
    fn begun(at: Millis) -> Scene {
        let mut opened = table_for_two("table", "momiji");
        opened.setup.clock = Some(Clock::Move { seconds: 5 });
        let sits = |number, name: &str| Entry::Sat {
            seat: number,
            person: name.to_owned(),
            name: name.to_owned(),
        };
        let started = Entry::Started {
            rules: None,
            setup: None,
            components: None,
            clocks_wait: false,
        };
        let mut scene = Scene::new(opened, &shelf::Shelf::standard());
        for (entry, version) in [sits(1, "a"), sits(2, "b"), started].into_iter().zip(1..) {
            let stored = Stored {
                version,
                person: None,
                request: None,
                at,
                entry,
            };
            scene.apply(&stored).expect("it can happen");
        }
        scene
    }

    /// Whether somebody's time is over then, if the server began at 1,000 s.
    fn is_over(scene: &Scene, at: Millis) -> bool {
        let began = 1_000_000;
        let late = scene.overdue(at, |chair| had_a_chance(chair, began, at));
        !late.is_empty()
    }

    #[test]
    fn whose_turn_it_was_when_the_server_began_has_a_minute() {
        // Whether their time ran out before, or does so five seconds after: they have the same chance.
        for since in [900_000, 999_999] {
            let scene = begun(since);
            assert!(!is_over(&scene, 1_005_000) && !is_over(&scene, 1_060_000));
            assert!(is_over(&scene, 1_060_001));
        }
        let later = begun(1_000_000);
        assert!(!is_over(&later, 1_004_999) && is_over(&later, 1_005_000));
    }
}
