//! Delivering what lies in the outbox: every address on its own, none in the way of another.
//!
//! A notice is taken in hand by a lease, so of several processes one sends it; if that one dies, another
//! takes it up when the lease has ended. So a notice arrives at least once, and may arrive twice.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use notices::{CallError, Notice, PushError};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::task::{JoinSet, spawn_blocking};
use tokio::time::{sleep, timeout};

use super::read;
use crate::app::{App, stopped};
use crate::entry::Entry;
use crate::steady::faults;
use crate::store::{Due, Lease, Millis, Outcome, Person, StoreError, Way};
use crate::words;

/// How many notices are under way at once to addresses that work as far as we know, and to those that have
/// failed or are slow: these may take their time, and must not take the places of the others.
const SOUND: usize = 24;
const FAILING: usize = 8;

/// After how long an address counts as slow, and for how long. What is under way to it makes way for others, as
/// long as no more than this many have.
const SLOW: Duration = Duration::from_secs(3);
const REMEMBERED: Millis = 600_000;
const MADE_WAY: usize = 32;

/// How many slow addresses are remembered.
const MOST_SLOW: usize = 1000;

/// How many of them go to one host at once.
const PER_HOST: usize = 8;

/// How long a notice is in the hands of a process: well longer than one can take to be sent.
const LEASE: Millis = 30_000;

/// When an address that failed is tried again: after this long, four times that, and so on up to an hour.
const FIRST_PAUSE: Millis = 2_000;
const LONGEST_PAUSE: Millis = 3_600_000;

/// After how long a notice that nobody takes is given up.
const PATIENCE: Millis = 24 * 3_600_000;

/// How often is looked for notices of other processes, and how soon again at the earliest.
const LOOK: Duration = Duration::from_secs(5);
const BREATH: Duration = Duration::from_millis(20);
/// How soon is looked again for those that are due and have to wait for another one to the same place.
const BLOCKED: Duration = Duration::from_millis(250);

/// How long those under way have when the server stops. The others are sent after the next start.
const FAREWELL: Duration = Duration::from_secs(2);

/// Delivers until the server stops.
pub async fn run(app: App) {
    let mut stopping = app.stopping.clone();
    let lanes = Lanes::new();
    let mut under_way = JoinSet::new();
    loop {
        faults::point("notices");
        let pause = match take(&app, &lanes, &mut under_way).await {
            Ok(pause) => pause,
            Err(error) => {
                tracing::error!(%error, "notices could not be looked for");
                LOOK
            }
        };
        tokio::select! {
            biased;
            () = stopped(&mut stopping) => break,
            () = app.notices.woken.notified() => {}
            Some(_) = under_way.join_next() => {}
            () = sleep(pause) => {}
        }
        // What comes at the same time is taken together.
        sleep(BREATH).await;
        while under_way.try_join_next().is_some() {}
    }
    let rest = async { while under_way.join_next().await.is_some() {} };
    let _ = timeout(FAREWELL, rest).await;
}

/// Places for notices under way.
#[derive(Clone)]
struct Lanes {
    sound: Arc<Semaphore>,
    failing: Arc<Semaphore>,
    made_way: Arc<Semaphore>,
    /// The addresses that are slow, and until when they count as that.
    slow: Arc<Mutex<BTreeMap<String, Millis>>>,
}

impl Lanes {
    fn new() -> Lanes {
        Lanes {
            sound: Arc::new(Semaphore::new(SOUND)),
            failing: Arc::new(Semaphore::new(FAILING)),
            made_way: Arc::new(Semaphore::new(MADE_WAY)),
            slow: Arc::default(),
        }
    }

    /// As many as there are places for; nothing if there is none.
    fn lease(&self, now: Millis) -> Option<Lease> {
        let (sound, failing) = (&self.sound, &self.failing);
        let (sound, failing) = (sound.available_permits(), failing.available_permits());
        let mut slow = self.slow();
        slow.retain(|_, until| *until > now);
        (sound + failing > 0).then(|| Lease {
            now,
            until: now + LEASE,
            sound,
            failing,
            per_host: PER_HOST,
            slow: slow.keys().cloned().collect(),
        })
    }

    fn place(&self, failing: bool) -> Option<OwnedSemaphorePermit> {
        let lane = if failing { &self.failing } else { &self.sound };
        Arc::clone(lane).try_acquire_owned().ok()
    }

    /// An address takes its time, and what is under way to it makes way if it can: another place for this one.
    fn is_slow(
        &self,
        address: &str,
        now: Millis,
        place: Option<OwnedSemaphorePermit>,
    ) -> Option<OwnedSemaphorePermit> {
        let mut slow = self.slow();
        slow.insert(address.to_owned(), now + REMEMBERED);
        if slow.len() > MOST_SLOW {
            let oldest = slow.iter().min_by_key(|(_, until)| **until);
            if let Some(oldest) = oldest.map(|(address, _)| address.clone()) {
                slow.remove(&oldest);
            }
        }
        let aside = Arc::clone(&self.made_way).try_acquire_owned();
        aside.ok().or(place)
    }

    fn is_quick(&self, address: &str) {
        self.slow().remove(address);
    }

    fn slow(&self) -> MutexGuard<'_, BTreeMap<String, Millis>> {
        self.slow.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Sends off what is due and has a place; says how long nothing else is to be done.
async fn take(
    app: &App,
    lanes: &Lanes,
    under_way: &mut JoinSet<()>,
) -> Result<Duration, StoreError> {
    let Some(next) = app.store.next_notice().await? else {
        return Ok(LOOK);
    };
    let at = app.clock.now();
    if next > at {
        return Ok(Duration::from_millis(next - at).min(LOOK));
    }
    let Some(lease) = lanes.lease(at) else {
        return Ok(BLOCKED);
    };
    for due in app.store.take_notices(&lease).await? {
        let (app, lanes) = (app.clone(), lanes.clone());
        let place = lanes.place(lease.is_failing(&due));
        under_way.spawn(async move { send_in_lane(&app, &lanes, &due, place).await });
    }
    Ok(BLOCKED)
}

/// Sends one notice from its place. What takes long makes way for others.
async fn send_in_lane(app: &App, lanes: &Lanes, due: &Due, place: Option<OwnedSemaphorePermit>) {
    let mut sending = std::pin::pin!(send(app, due));
    if timeout(SLOW, &mut sending).await.is_ok() {
        lanes.is_quick(&due.address);
        return;
    }
    let _place = lanes.is_slow(&due.address, app.clock.now(), place);
    sending.await;
}

/// Sends one notice, and notes how that went. If it can't be noted, the lease ends by itself.
async fn send(app: &App, due: &Due) {
    let settled = match attempt(app, due).await {
        Ok(outcome) => app.store.settle_notice(due, outcome).await,
        Err(error) => Err(error),
    };
    if let Err(error) = settled {
        tracing::warn!(%error, "it was not noted how a notice went");
    }
}

/// What an address said to a notice.
enum Answer {
    Taken,
    /// Another time, perhaps.
    NotNow,
    /// It is no use to try again.
    Never,
    /// It is no use to try this browser ever again.
    Gone,
}

async fn attempt(app: &App, due: &Due) -> Result<Outcome, StoreError> {
    let answer = match due.way {
        Way::Push => push(app, due).await?,
        Way::Webhook => call(app, due).await?,
    };
    Ok(match answer {
        Answer::Taken => {
            metrics::counter!("reverie_notices_sent").increment(1);
            Outcome::Delivered(app.clock.now())
        }
        Answer::NotNow => {
            let at = app.clock.now();
            let last = at.saturating_sub(due.created) >= PATIENCE;
            let name = if last { "given_up" } else { "failed" };
            metrics::counter!("reverie_notices_not_taken", "end" => name).increment(1);
            let until = at + pause(due.tries);
            Outcome::Failed { until, last }
        }
        Answer::Never => Outcome::Dropped,
        Answer::Gone => {
            app.store.remove_browser(&due.address).await?;
            Outcome::Dropped
        }
    })
}

/// How long an address is left alone that has failed so often before.
fn pause(tries: u32) -> Millis {
    let factor = 4_u64.saturating_pow(tries);
    FIRST_PAUSE.saturating_mul(factor).min(LONGEST_PAUSE)
}

/// Whom a notice is for, which game is played, and whether they are missed there.
struct About {
    person: Person,
    /// Its name.
    game: String,
    missed: bool,
}

impl About {
    /// Nothing if the person or the table has been removed.
    async fn of(app: &App, due: &Due) -> Result<Option<About>, StoreError> {
        let person = app.store.person(&due.person).await?;
        let table = app.store.table(&due.table).await?;
        let Some((person, table)) = person.zip(table) else {
            return Ok(None);
        };
        let before = due.version.saturating_sub(1);
        let since = app.store.entries(&due.table, before).await?;
        let why = since.first().map(|stored| &stored.entry);
        Ok(Some(About {
            person,
            game: app
                .games
                .game(&table.setup.game)
                .map_or_else(|unknown| unknown.id, |game| game.about().name.to_owned()),
            missed: matches!(why, Some(Entry::Called { .. })),
        }))
    }

    /// What the person is told, with a link that begins with this.
    fn notice(&self, due: &Due, host: &str) -> Notice {
        let (language, table) = (self.person.language, due.table.as_str());
        let (title, body) = if self.missed {
            ("missed", "missed-at")
        } else {
            ("your-turn", "your-turn-at")
        };
        Notice {
            title: words::say(language, title, &[]),
            body: words::say(language, body, &[("game", self.game.clone())]),
            url: format!("{host}/table/{table}"),
            tag: table.to_owned(),
            id: format!("{table}-{}-{}", due.version, self.person.id),
        }
    }
}

async fn push(app: &App, due: &Due) -> Result<Answer, StoreError> {
    let about = About::of(app, due).await?;
    let browsers = app.store.browsers(&due.person).await?;
    let browser = browsers.iter().find(|one| one.endpoint == due.address);
    // The person may have switched it off.
    let (Some(about), Some(browser)) = (about, browser) else {
        return Ok(Answer::Never);
    };
    // The link needs no host: the browser has the page of this very server.
    let notice = about.notice(due, "");
    let (sender, to) = (Arc::clone(&app.notices.sender), read(browser));
    let pushed = spawn_blocking(move || sender.push(&to, &notice)).await;
    Ok(match pushed {
        Ok(Ok(())) => Answer::Taken,
        Ok(Err(PushError::Gone | PushError::Browser(_))) => Answer::Gone,
        Ok(Err(error)) => {
            tracing::debug!(%error, "a push notice was not taken");
            refused(error.is_final())
        }
        Err(_) => broke_down(),
    })
}

async fn call(app: &App, due: &Due) -> Result<Answer, StoreError> {
    let Some(about) = About::of(app, due).await? else {
        return Ok(Answer::Never);
    };
    let webhook = about.person.webhook.clone();
    let Some(webhook) = webhook.filter(|webhook| webhook.url == due.address) else {
        return Ok(Answer::Never);
    };
    let notice = about.notice(due, &app.notices.host_for(&webhook));
    if let Some(callee) = &app.notices.callee {
        let taken = callee(&notice);
        return Ok(if taken { Answer::Taken } else { Answer::NotNow });
    }
    let sender = Arc::clone(&app.notices.sender);
    let called = spawn_blocking(move || sender.call(&webhook.url, &webhook.secret, &notice)).await;
    Ok(match called {
        Ok(Ok(())) => Answer::Taken,
        Ok(Err(error)) => {
            let error: CallError = error;
            tracing::debug!(%error, "a webhook was not taken");
            refused(error.is_final())
        }
        Err(_) => broke_down(),
    })
}

fn refused(is_final: bool) -> Answer {
    if is_final {
        Answer::Never
    } else {
        Answer::NotNow
    }
}

fn broke_down() -> Answer {
    tracing::error!("sending a notice broke down");
    Answer::NotNow
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failing_address_is_tried_ever_less_often() {
        let pauses: Vec<Millis> = (0..8).map(|tries| pause(tries) / 1000).collect();
        assert_eq!(pauses, [2, 8, 32, 128, 512, 2048, 3600, 3600]);
        assert_eq!(pause(u32::MAX), LONGEST_PAUSE);
    }

    #[test]
    fn addresses_that_fail_leave_room_for_the_others() {
        const { assert!(PER_HOST <= SOUND / 2) };
        let lanes = Lanes::new();
        let taken: Vec<_> = (0..FAILING).map(|_| lanes.place(true)).collect();
        assert!(taken.iter().all(Option::is_some) && lanes.place(true).is_none());
        let lease = lanes.lease(5).expect("places");
        assert_eq!((lease.sound, lease.failing), (SOUND, 0));
        assert!(lanes.place(false).is_some());
    }

    #[test]
    fn an_address_that_is_slow_makes_way_and_is_remembered_for_a_while() {
        let lanes = Lanes::new();
        let mut held: Vec<_> = (0..SOUND).map(|_| lanes.place(false)).collect();
        assert!(lanes.place(false).is_none());
        let place = lanes.is_slow("https://slow.example.org", 5, held.pop().flatten());
        assert!(place.is_some());
        let lease = lanes.lease(6).expect("a place");
        assert_eq!((lease.sound, lease.slow.len()), (1, 1));
        assert!(
            lanes
                .lease(5 + REMEMBERED)
                .expect("a place")
                .slow
                .is_empty()
        );
        lanes.is_slow("https://slow.example.org", 5, None);
        lanes.is_quick("https://slow.example.org");
        for number in 0..2 * MOST_SLOW {
            lanes.is_slow(&number.to_string(), 5, None);
        }
        assert_eq!(lanes.lease(6).expect("a place").slow.len(), MOST_SLOW);
    }
}
