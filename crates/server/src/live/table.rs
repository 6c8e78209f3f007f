//! One table in memory. Everything that happens at it goes through here, one thing after another.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use axum::extract::ws::Utf8Bytes;
use protocol::Code;
use protocol::tables::Table;
use tokio::sync::{Mutex, MutexGuard, mpsc};

use super::greeting::{History, Wanted};
use super::room::Room;
use super::watcher::{Watcher, WatcherId};
use super::{Signal, made_again};
use crate::clock::Clock;
use crate::entry::Entry;
use crate::reading::{Reading, for_the_server};
use crate::refused::Refused;
use crate::sabotage::{Sabotage, is_planted};
use crate::scene::{Command, Duty, Scene};
use crate::store::{Append, Appended, Change, Millis, Person, Store, Stored};

/// How long people have after a start of the server whose time or patience ran out while it was down.
pub const COMING_BACK: Millis = 60_000;

/// How often a lost race is run again.
const RETRIES: usize = 8;

/// How often the history of a long game is made again because moves were taken back meanwhile. Who still has
/// none then is told to come again.
const ASIDE: usize = 8;

/// A table in memory.
pub struct Live {
    store: Arc<dyn Store>,
    clock: Clock,
    reading: Arc<Reading>,
    signals: mpsc::UnboundedSender<Signal>,
    /// The last version that was published. Changes under the lock, and is read without it.
    shown: AtomicU64,
    /// Whether somebody is connected. Changes under the lock, and is read without it.
    watched: AtomicBool,
    /// Whether another process has stored that somebody is missed, who may be here.
    missed: AtomicBool,
    /// When this process began to serve.
    began: Millis,
    inner: Mutex<Room>,
}

impl Live {
    /// A table that was just loaded.
    pub fn new(
        store: Arc<dyn Store>,
        clock: Clock,
        reading: Arc<Reading>,
        began: Millis,
        scene: Scene,
        signals: mpsc::UnboundedSender<Signal>,
    ) -> Live {
        Live {
            store,
            clock,
            reading,
            signals,
            shown: AtomicU64::new(scene.version),
            watched: AtomicBool::new(false),
            missed: AtomicBool::new(false),
            began,
            inner: Mutex::new(Room {
                stale: false,
                told: scene.table("", &[]),
                scene,
                watchers: Vec::new(),
                histories: Vec::new(),
            }),
        }
    }

    /// Does what a person wants: checks it, stores it, and only then publishes it. A request that was
    /// done before is not done again. Says the version that it led to.
    pub async fn submit(
        &self,
        person: &Person,
        request: Option<&str>,
        command: &Command,
    ) -> Result<u64, Refused> {
        let mut inner = self.lock().await?;
        for _ in 0..RETRIES {
            let done = request.and_then(|request| inner.scene.done(&person.id, request));
            if let Some(version) = done
                && !is_planted(Sabotage::RequestsDoubled)
            {
                return Ok(version);
            }
            if let Command::Give(seat) | Command::Call(seat) = command
                && inner.here().contains(seat)
                && !is_planted(Sabotage::NeverThere)
            {
                return Err(Refused::new(Code::StillThere));
            }
            let at = self.clock.now();
            // Nobody could come while there was no server to come to.
            if matches!(command, Command::Give(_)) && at < self.began + COMING_BACK {
                return Err(Refused::new(Code::TooSoon));
            }
            let entry = match inner.scene.decide(person, command, at) {
                Ok(entry) => entry,
                Err(refused) => {
                    // What is wrong here may be right, or done, after what another process has stored.
                    let seen = inner.scene.version;
                    self.catch_up(&mut inner).await?;
                    if inner.scene.version == seen {
                        return Err(refused);
                    }
                    continue;
                }
            };
            let stored = Stored {
                version: inner.scene.version + 1,
                person: Some(person.id.clone()),
                request: request.map(str::to_owned),
                at,
                entry,
            };
            match self.append(&mut inner, stored).await {
                Ok(true) => {
                    let version = inner.scene.version;
                    // It is stored, whatever becomes of what follows from it.
                    if let Err(refused) = self.follow_up(&mut inner, command).await {
                        tracing::warn!(code = ?refused.code, "what follows was not stored");
                    }
                    return Ok(version);
                }
                Ok(false) => {}
                Err(refused) => {
                    // An error of the store does not say that nothing was stored.
                    self.refresh(&mut inner).await?;
                    let done = request.and_then(|request| inner.scene.done(&person.id, request));
                    return done.ok_or(refused);
                }
            }
        }
        tracing::warn!("a table changes faster than this process can follow");
        Err(Refused::new(Code::Internal))
    }

    /// Whether somebody could do that now, or has done it before. Nothing happens.
    pub async fn would(
        &self,
        person: &Person,
        request: Option<&str>,
        command: &Command,
    ) -> Result<(), Refused> {
        let mut inner = self.lock().await?;
        let decide = |scene: &Scene| {
            let done = request.and_then(|request| scene.done(&person.id, request));
            let decided = || scene.decide(person, command, self.clock.now());
            done.map_or_else(|| decided().map(|_| ()), |_| Ok(()))
        };
        if decide(&inner.scene).is_ok() {
            return Ok(());
        }
        // It may be right after what another process has stored.
        self.catch_up(&mut inner).await?;
        decide(&inner.scene)
    }

    /// Does what follows at once from what somebody did.
    async fn follow_up(&self, inner: &mut Room, command: &Command) -> Result<(), Refused> {
        if let Command::Sit(_) = command {
            self.fulfil_locked(inner, &Duty::Begin).await?;
        }
        self.start_clocks(inner).await
    }

    /// Does what the server has to do, if it is still due; says whether it was.
    pub async fn fulfil(&self, duty: &Duty) -> Result<bool, Refused> {
        let mut inner = self.lock().await?;
        self.fulfil_locked(&mut inner, duty).await
    }

    async fn fulfil_locked(&self, inner: &mut Room, duty: &Duty) -> Result<bool, Refused> {
        for _ in 0..RETRIES {
            let at = self.clock.now();
            let Some(entry) = inner.scene.dutiful(duty, at) else {
                return Ok(false);
            };
            let stored = Stored {
                version: inner.scene.version + 1,
                person: None,
                request: None,
                at,
                entry,
            };
            if self.append(inner, stored).await? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Clocks that wait for everybody to look run as soon as everybody does.
    async fn start_clocks(&self, inner: &mut Room) -> Result<(), Refused> {
        if inner.scene.clocks_wait().is_none() {
            return Ok(());
        }
        let all_here = inner.all_look();
        let duty = Duty::StartClocks { all_here };
        self.fulfil_locked(inner, &duty).await.map(|_| ())
    }

    /// Stores an entry, then shows it. False if another process was faster: then what it did has been
    /// taken in, and the question is open again.
    async fn append(&self, inner: &mut Room, mut stored: Stored) -> Result<bool, Refused> {
        let (before, waited) = (inner.scene.index(), inner.waiting());
        // The scene goes ahead of the store, unseen by anybody. Until the store has it, it counts as
        // stale, also if this task is dropped while it waits.
        inner.stale = !is_planted(Sabotage::NeverStale);
        inner.scene.happen(&mut stored)?;
        let entry = stored.entry.clone();
        let after = inner.scene.index();
        let changed = after != before;
        let change = Change {
            before: Some(before),
            after,
        };
        let calls = inner.calls(&waited, &entry);
        let called = !calls.is_empty();
        let append = Append {
            table: inner.scene.opened.id.clone(),
            stored,
            change: changed.then_some(change),
            calls,
        };
        if is_planted(Sabotage::ShownFirst) {
            self.show(inner, &entry);
        }
        if is_planted(Sabotage::DoneFirst) {
            let store = Arc::clone(&self.store);
            tokio::spawn(async move { store.append(append).await });
            inner.stale = false;
            self.show(inner, &entry);
            return Ok(true);
        }
        match self.store.append(append).await? {
            Appended::Stored => {
                inner.stale = false;
                self.show(inner, &entry);
                if called {
                    let _ = self.signals.send(Signal::Called);
                }
                Ok(true)
            }
            Appended::TooLate => {
                self.refresh(inner).await?;
                Ok(false)
            }
        }
    }

    /// The table, as it is stored.
    async fn lock(&self) -> Result<MutexGuard<'_, Room>, Refused> {
        let mut inner = self.inner.lock().await;
        if inner.stale {
            self.refresh(&mut inner).await?;
        }
        Ok(inner)
    }

    /// Makes the scene again from the store, and shows what nobody has seen yet.
    async fn refresh(&self, inner: &mut Room) -> Result<(), Refused> {
        let (opened, games) = (inner.scene.opened.clone(), inner.scene.games.clone());
        let entries = self.store.entries(&opened.id, 0).await?;
        let (seen, fresh): (Vec<Stored>, Vec<Stored>) = entries
            .into_iter()
            .partition(|stored| stored.version <= self.shown());
        // Nobody can do anything here meanwhile: it does not wait for those who read.
        inner.scene = for_the_server(made_again(&self.reading, &games, opened, seen)).await?;
        inner.stale = false;
        for stored in &fresh {
            self.take_in(inner, stored)?;
        }
        Ok(())
    }

    fn shown(&self) -> u64 {
        self.shown.load(Ordering::Acquire)
    }

    /// Takes in what other processes have stored. What this one has stored itself is nothing new, and whoever
    /// is making a move is not waited for.
    pub async fn follow(&self, version: u64) -> Result<(), Refused> {
        if version <= self.shown() && !self.missed.load(Ordering::Acquire) {
            return Ok(());
        }
        let mut inner = self.lock().await?;
        if inner.scene.version < version {
            self.catch_up(&mut inner).await?;
        }
        if self.missed.load(Ordering::Acquire) {
            for seat in inner.here() {
                self.fulfil_locked(&mut inner, &Duty::Came(seat)).await?;
            }
            // What could not be stored is tried again.
            self.missed.store(false, Ordering::Release);
        }
        Ok(())
    }

    /// Takes in whatever is stored and not known here.
    async fn catch_up(&self, inner: &mut Room) -> Result<(), Refused> {
        let (id, after) = (inner.scene.opened.id.clone(), inner.scene.version);
        for stored in self.store.entries(&id, after).await? {
            self.take_in(inner, &stored)?;
        }
        Ok(())
    }

    /// Goes on by one stored entry, and tells everybody.
    fn take_in(&self, inner: &mut Room, stored: &Stored) -> Result<(), Refused> {
        inner.scene.apply(stored)?;
        // It may be of another version, with other rules.
        inner.scene.verify().inspect_err(|_| inner.stale = true)?;
        // Another process does not know who is connected here.
        if let Entry::Called { .. } = stored.entry {
            self.missed.store(true, Ordering::Release);
        }
        self.show(inner, &stored.entry);
        Ok(())
    }

    /// Tells everybody about the entry that the scene has just taken in.
    fn show(&self, inner: &mut Room, entry: &Entry) {
        inner.publish(entry);
        self.count(inner);
        self.shown.store(inner.scene.version, Ordering::Release);
        self.call_bots(&inner.scene);
        if inner.scene.ended == Some(inner.scene.version) && !inner.to_be_retold().is_empty() {
            let table = inner.scene.opened.id.clone();
            let _ = self.signals.send(Signal::Reopened(table));
        }
    }

    fn call_bots(&self, scene: &Scene) {
        if let Some(due) = scene.bot_due() {
            let _ = self.signals.send(Signal::BotDue(due));
        }
    }

    /// Calls the bots that a table which was just opened waits for.
    pub async fn wake(&self) -> Result<(), Refused> {
        self.call_bots(&self.lock().await?.scene);
        Ok(())
    }

    /// Looks at the scene.
    pub async fn with<T>(&self, look: impl FnOnce(&Scene) -> T) -> Result<T, Refused> {
        Ok(look(&self.lock().await?.scene))
    }

    /// The table as a person sees it.
    pub async fn table(&self, person: &str) -> Result<Table, Refused> {
        let inner = self.lock().await?;
        Ok(inner.scene.table(person, &inner.here()))
    }

    /// A new connection. It gets all news since the version that it has seen, or everything.
    pub async fn join(&self, watcher: Watcher, seen: Option<u64>) -> Result<(), Refused> {
        let mut inner = self.lock().await?;
        // Who has seen more at another process is not thrown back.
        if seen.is_some_and(|seen| seen > inner.scene.version) {
            self.catch_up(&mut inner).await?;
        }
        let (mut inner, first) = self.greeting(inner, &watcher.person, seen).await?;
        watcher.send(&first);
        let seat = inner.scene.seat_of(&watcher.person);
        inner.watchers.push(watcher);
        inner.announce();
        self.count(&inner);
        if let Some(seat) = seat {
            self.fulfil_locked(&mut inner, &Duty::Came(seat)).await?;
        }
        self.start_clocks(&mut inner).await
    }

    /// The first message of a connection. The history of a long game is made aside, while others play on.
    async fn greeting<'a>(
        &'a self,
        mut inner: MutexGuard<'a, Room>,
        person: &str,
        seen: Option<u64>,
    ) -> Result<(MutexGuard<'a, Room>, Utf8Bytes), Refused> {
        let mut attempts = 0;
        while let Some(wanted) = inner.needs_history(person, seen) {
            if attempts == ASIDE {
                return Err(Refused::new(Code::TooMany));
            }
            attempts += 1;
            drop(inner);
            let made = self.history(wanted).await?;
            inner = self.lock().await?;
            inner.remember(made);
        }
        let first = inner.greeting(person, seen);
        Ok((inner, first))
    }

    /// What was told to somebody's eyes up to a version, from the store.
    async fn history(&self, wanted: Wanted) -> Result<History, Refused> {
        let name = wanted.name();
        let told = match self.reading.known(&name) {
            Some(told) => told,
            None => {
                let entries = self.store.entries(&wanted.opened.id, 0).await?;
                let wanted = wanted.clone();
                let write = move || wanted.write(entries);
                self.reading.text(&name, write).await?
            }
        };
        Ok(wanted.told(told))
    }

    /// Tells those who look at a long game that has ended what they may be told since then.
    pub async fn retell(&self) -> Result<(), Refused> {
        let all = self.lock().await?.to_be_retold();
        for eyes in all {
            let wanted = Wanted::now(&self.lock().await?.scene, eyes);
            let made = self.history(wanted).await?;
            let mut inner = self.lock().await?;
            inner.remember(made);
            inner.retell(eyes);
        }
        Ok(())
    }

    /// A connection has ended.
    pub async fn leave(&self, id: WatcherId) {
        let mut inner = self.inner.lock().await;
        inner.watchers.retain(|watcher| watcher.id != id);
        inner.announce();
        self.count(&inner);
    }

    fn count(&self, inner: &Room) {
        let watched = !inner.watchers.is_empty();
        self.watched.store(watched, Ordering::Release);
    }

    /// Whether somebody is connected.
    pub fn is_watched(&self) -> bool {
        self.watched.load(Ordering::Acquire)
    }

    /// Whether a person is looking at the table right now.
    pub async fn looking(&self, id: WatcherId, now: bool) -> Result<(), Refused> {
        let mut inner = self.lock().await?;
        let found = inner.watchers.iter_mut().find(|watcher| watcher.id == id);
        if let Some(watcher) = found {
            watcher.looking = now;
        }
        self.start_clocks(&mut inner).await
    }
}
