//! One table in memory. Everything that happens at it goes through here, one thing after another.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use axum::extract::ws::Utf8Bytes;
use protocol::Code;
use protocol::socket::{Message, News};
use table::Observer;
use tokio::sync::{Mutex, MutexGuard, mpsc};

use super::Signal;
use super::watcher::{Watcher, WatcherId};
use crate::clock::now;
use crate::entry::Entry;
use crate::refused::Refused;
use crate::scene::{Command, Duty, Scene};
use crate::store::{Append, Appended, Change, Millis, Person, Store, Stored};

/// How often a lost race is run again.
const RETRIES: usize = 8;

/// A table in memory.
pub struct Live {
    store: Arc<dyn Store>,
    signals: mpsc::UnboundedSender<Signal>,
    /// The last version that was published. Changes under the lock, and is read without it.
    shown: AtomicU64,
    inner: Mutex<Inner>,
}

struct Inner {
    scene: Scene,
    /// Whether the scene may be ahead of the store.
    stale: bool,
    watchers: Vec<Watcher>,
}

impl Live {
    /// A table that was just loaded.
    pub fn new(
        store: Arc<dyn Store>,
        scene: Scene,
        signals: mpsc::UnboundedSender<Signal>,
    ) -> Live {
        Live {
            store,
            signals,
            shown: AtomicU64::new(scene.version),
            inner: Mutex::new(Inner {
                stale: false,
                scene,
                watchers: Vec::new(),
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
        if let Command::Give(seat) = command
            && inner.here().contains(seat)
        {
            return Err(Refused::new(Code::StillThere));
        }
        for _ in 0..RETRIES {
            let done = request.and_then(|request| inner.scene.done(&person.id, request));
            if let Some(version) = done {
                return Ok(version);
            }
            let entry = inner.scene.decide(person, command)?;
            let stored = Stored {
                version: inner.scene.version + 1,
                person: Some(person.id.clone()),
                request: request.map(str::to_owned),
                at: now(),
                entry,
            };
            if self.append(&mut inner, stored).await? {
                return Ok(inner.scene.version);
            }
        }
        tracing::warn!("a table changes faster than this process can follow");
        Err(Refused::new(Code::Internal))
    }

    /// Does what the server has to do, if it is still due; says whether it was.
    pub async fn fulfil(&self, duty: &Duty) -> Result<bool, Refused> {
        let mut inner = self.lock().await?;
        for _ in 0..RETRIES {
            let at = now();
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
            if self.append(&mut inner, stored).await? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Stores an entry, then shows it. False if another process was faster: then what it did has been
    /// taken in, and the question is open again.
    async fn append(&self, inner: &mut Inner, stored: Stored) -> Result<bool, Refused> {
        let (before, waited) = (inner.scene.index(), inner.waiting());
        let entry = stored.entry.clone();
        // The scene goes ahead of the store, unseen by anybody. Until the store has it, it counts as
        // stale, also if this task is dropped while it waits.
        inner.stale = true;
        inner.scene.apply(&stored)?;
        let after = inner.scene.index();
        let changed = after != before;
        let change = Change {
            before: Some(before),
            after,
        };
        let append = Append {
            table: inner.scene.opened.id.clone(),
            stored,
            change: changed.then_some(change),
        };
        match self.store.append(append).await? {
            Appended::Stored => {
                inner.stale = false;
                self.show(inner, &entry, &waited, true);
                Ok(true)
            }
            Appended::TooLate => {
                self.refresh(inner).await?;
                Ok(false)
            }
        }
    }

    /// The table, as it is stored.
    async fn lock(&self) -> Result<MutexGuard<'_, Inner>, Refused> {
        let mut inner = self.inner.lock().await;
        if inner.stale {
            self.refresh(&mut inner).await?;
        }
        Ok(inner)
    }

    /// Makes the scene again from the store, and shows what nobody has seen yet.
    async fn refresh(&self, inner: &mut Inner) -> Result<(), Refused> {
        let mut scene = Scene::new(inner.scene.opened.clone());
        let entries = self.store.entries(&scene.opened.id, 0).await?;
        let (seen, fresh): (Vec<Stored>, Vec<Stored>) = entries
            .into_iter()
            .partition(|stored| stored.version <= self.shown());
        for stored in &seen {
            scene.apply(stored)?;
        }
        inner.scene = scene;
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
        if version <= self.shown() {
            return Ok(());
        }
        let mut inner = self.lock().await?;
        if inner.scene.version < version {
            let (id, after) = (inner.scene.opened.id.clone(), inner.scene.version);
            for stored in self.store.entries(&id, after).await? {
                self.take_in(&mut inner, &stored)?;
            }
        }
        Ok(())
    }

    /// Goes on by one stored entry, and tells everybody.
    fn take_in(&self, inner: &mut Inner, stored: &Stored) -> Result<(), Refused> {
        let waited = inner.waiting();
        inner.scene.apply(stored)?;
        self.show(inner, &stored.entry, &waited, false);
        Ok(())
    }

    /// Tells everybody about the entry that the scene has just taken in.
    fn show(&self, inner: &mut Inner, entry: &Entry, waited: &[Option<Millis>], by_us: bool) {
        inner.publish(entry);
        self.shown.store(inner.scene.version, Ordering::Release);
        self.signal(inner, waited, by_us);
    }

    /// Says whom the table waits for from now on. People are called by the process that stored what
    /// made the table wait, and by no other.
    fn signal(&self, inner: &Inner, waited: &[Option<Millis>], by_us: bool) {
        let scene = &inner.scene;
        for (chair, before) in scene.chairs.iter().zip(waited) {
            if let (None, Some(_), Some(person)) = (*before, chair.waits_since, chair.person_id())
                && by_us
                && !inner.is_looking(person)
            {
                let _ = self.signals.send(Signal::Waits {
                    table: scene.opened.id.clone(),
                    game: scene.opened.setup.game.clone(),
                    person: person.to_owned(),
                });
            }
        }
        if !scene.bots_due().is_empty() {
            let _ = self.signals.send(Signal::BotDue(scene.opened.id.clone()));
        }
    }

    /// Calls the bots and people that a table which was just opened waits for.
    pub async fn wake(&self) -> Result<(), Refused> {
        let inner = self.lock().await?;
        let nobody = vec![None; inner.scene.chairs.len()];
        self.signal(&inner, &nobody, true);
        Ok(())
    }

    /// Looks at the scene.
    pub async fn with<T>(&self, look: impl FnOnce(&Scene) -> T) -> Result<T, Refused> {
        Ok(look(&self.lock().await?.scene))
    }

    /// The table as a person sees it.
    pub async fn table(&self, person: &str) -> Result<protocol::tables::Table, Refused> {
        let inner = self.lock().await?;
        Ok(inner.scene.table(person, &inner.here()))
    }

    /// A new connection. It gets all news since the version that it has seen, or everything.
    pub async fn join(&self, watcher: Watcher, seen: Option<u64>) -> Result<(), Refused> {
        let mut inner = self.lock().await?;
        let first = inner.greeting(&watcher.person, seen);
        watcher.send(&first);
        inner.watchers.push(watcher);
        inner.announce();
        Ok(())
    }

    /// A connection has ended.
    pub async fn leave(&self, id: WatcherId) {
        let mut inner = self.inner.lock().await;
        inner.watchers.retain(|watcher| watcher.id != id);
        inner.announce();
    }

    /// Whether a person is looking at the table right now.
    pub async fn looking(&self, id: WatcherId, now: bool) {
        let mut inner = self.inner.lock().await;
        let found = inner.watchers.iter_mut().find(|watcher| watcher.id == id);
        if let Some(watcher) = found {
            watcher.looking = now;
        }
    }
}

/// A message as it goes over the wire.
pub fn text(message: &Message) -> Utf8Bytes {
    serde_json::to_string(message).unwrap_or_default().into()
}

impl Inner {
    fn waiting(&self) -> Vec<Option<Millis>> {
        let chairs = self.scene.chairs.iter();
        chairs.map(|chair| chair.waits_since).collect()
    }

    fn is_looking(&self, person: &str) -> bool {
        let mut watchers = self.watchers.iter();
        watchers.any(|watcher| watcher.looking && watcher.person == person)
    }

    /// The seats whose people are connected.
    fn here(&self) -> Vec<usize> {
        let is_here = |person: &str| {
            let mut watchers = self.watchers.iter();
            watchers.any(|watcher| watcher.person == person)
        };
        let chairs = self.scene.chairs.iter().zip(1..);
        chairs
            .filter(|(chair, _)| chair.person_id().is_some_and(is_here))
            .map(|(_, seat)| seat)
            .collect()
    }

    /// Tells everybody who is here.
    fn announce(&mut self) {
        let here = text(&Message::Here { seats: self.here() });
        self.watchers.retain(|watcher| watcher.send(&here));
    }

    /// The first message of a connection.
    fn greeting(&self, person: &str, seen: Option<u64>) -> Utf8Bytes {
        let (scene, eyes) = (&self.scene, self.scene.eyes(person));
        if let Some(news) = seen.and_then(|seen| scene.since(eyes, seen)) {
            return text(&Message::News {
                version: scene.version,
                news,
                table: Some(scene.table(person, &self.here())),
                sight: scene.sight(eyes),
            });
        }
        text(&Message::Table {
            version: scene.version,
            table: scene.table(person, &self.here()),
            sight: scene.sight(eyes),
            history: scene.history(eyes),
        })
    }

    /// Tells everybody what has just happened, to each what their eyes may see. Who can't keep up
    /// is dropped, and connects again.
    fn publish(&mut self, entry: &Entry) {
        if self.watchers.is_empty() {
            return;
        }
        let (scene, here) = (&self.scene, self.here());
        let mut made: Vec<((Observer, bool), Utf8Bytes)> = Vec::new();
        let mut slow = Vec::new();
        for watcher in &self.watchers {
            let eyes = scene.eyes(&watcher.person);
            let host = scene.opened.host == watcher.person;
            let ready = made.iter().find(|(key, _)| *key == (eyes, host));
            let message = match ready {
                Some((_, message)) => message.clone(),
                None => {
                    let message = text(&news(scene, entry, eyes, &watcher.person, &here));
                    made.push(((eyes, host), message.clone()));
                    message
                }
            };
            if !watcher.send(&message) {
                slow.push(watcher.id);
            }
        }
        if !slow.is_empty() {
            metrics::counter!("reverie_slow_clients").increment(slow.len() as u64);
            self.watchers.retain(|watcher| !slow.contains(&watcher.id));
        }
    }
}

/// What has just happened, for these eyes.
fn news(scene: &Scene, entry: &Entry, eyes: Observer, person: &str, here: &[usize]) -> Message {
    let table = || Some(scene.table(person, here));
    let (news, table, sight) = match entry {
        Entry::Moved { .. } => {
            // With a clock, or at the end, the table changes with the move.
            let changes = scene.opened.setup.clock.is_some() || scene.is_over();
            let table = changes.then(table).flatten();
            (scene.last_move(eyes), table, scene.sight(eyes))
        }
        Entry::Undone { seat } => {
            let seat = *seat;
            (Some(News::Undone { seat }), None, scene.sight(eyes))
        }
        Entry::Said { .. } => (scene.last_talk(), None, None),
        _ => (Some(News::Changed {}), table(), scene.sight(eyes)),
    };
    Message::News {
        version: scene.version,
        news: news.into_iter().collect(),
        table,
        sight,
    }
}
