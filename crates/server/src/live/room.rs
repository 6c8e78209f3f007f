//! Those who look at a table: who they are, and what each of them is told.

use axum::extract::ws::Utf8Bytes;
use protocol::socket::{Message, News};
use protocol::tables::Table;
use table::Observer;

use super::greeting::{self, History, Wanted};
use super::watcher::Watcher;
use crate::entry::Entry;
use crate::sabotage::{Sabotage, is_planted};
use crate::scene::Scene;
use crate::store::Millis;

/// A table and those who look at it.
pub(super) struct Room {
    /// The table.
    pub scene: Scene,
    /// Whether the scene may be ahead of the store.
    pub stale: bool,
    /// Who is connected.
    pub watchers: Vec<Watcher>,
    /// What was made aside for those who came last, of a long game.
    pub histories: Vec<History>,
    /// The table as it was last published, apart from who looks at it.
    pub told: Table,
}

/// A message as it goes over the wire.
pub fn text(message: &Message) -> Utf8Bytes {
    serde_json::to_string(message).unwrap_or_default().into()
}

impl Room {
    /// Since when the table waits for each seat.
    pub fn waiting(&self) -> Vec<Option<Millis>> {
        let chairs = self.scene.chairs.iter();
        chairs.map(|chair| chair.waits_since).collect()
    }

    /// The people that the table begins to wait for with this entry, or misses, and who are not looking at it.
    pub fn calls(&self, waited: &[Option<Millis>], entry: &Entry) -> Vec<String> {
        let missed = match entry {
            Entry::Called { seat } => Some(*seat),
            _ => None,
        };
        let chairs = self.scene.chairs.iter().zip(waited).zip(1..);
        let told = chairs.filter(|((chair, before), seat)| {
            let begins = before.is_none() && chair.waits_since.is_some();
            begins || missed == Some(*seat)
        });
        let people = told.filter_map(|((chair, _), _)| chair.person_id());
        people
            .filter(|person| !self.is_looking(person) && !is_planted(Sabotage::CallForgotten))
            .map(str::to_owned)
            .collect()
    }

    /// Whether everybody looks who plays here themselves. People who are connected to other processes do not
    /// count as looking: then a grace decides.
    pub fn all_look(&self) -> bool {
        let mut played = self.scene.chairs.iter().filter(|chair| chair.is_played());
        played.all(|chair| chair.person_id().is_some_and(|id| self.is_looking(id)))
    }

    fn is_looking(&self, person: &str) -> bool {
        let mut watchers = self.watchers.iter();
        watchers.any(|watcher| watcher.looking && watcher.person == person)
    }

    /// The seats whose people are connected.
    pub fn here(&self) -> Vec<usize> {
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
    pub fn announce(&mut self) {
        let here = text(&Message::Here { seats: self.here() });
        self.watchers.retain(|watcher| watcher.send(&here));
    }

    /// The history that has to be made before a person can be greeted; nothing if that is done, or not worth
    /// it.
    pub fn needs_history(&self, person: &str, seen: Option<u64>) -> Option<Wanted> {
        let (scene, eyes) = (&self.scene, self.scene.eyes(person));
        let known = self.is_news(eyes, seen) || self.known_history(eyes).is_some();
        (!known && greeting::is_long(scene, eyes)).then(|| Wanted::now(scene, eyes))
    }

    /// Whether what these eyes missed is told as news: if it can be, and is little.
    fn is_news(&self, eyes: Observer, seen: Option<u64>) -> bool {
        let missed = seen.and_then(|seen| self.scene.missed(eyes, seen));
        // Whoever has seen such an end may have missed what was told after it.
        let little = missed.is_some_and(|moves| moves < greeting::long());
        little && !greeting::is_retold(&self.scene, eyes)
    }

    fn known_history(&self, eyes: Observer) -> Option<&History> {
        let mut known = self.histories.iter();
        known.find(|history| history.eyes == eyes && history.fits(&self.scene))
    }

    /// Keeps a history for the next one who comes, as long as it fits.
    pub fn remember(&mut self, made: History) {
        let (scene, eyes) = (&self.scene, made.eyes);
        let others = |history: &History| history.eyes != eyes && history.fits(scene);
        self.histories.retain(others);
        if made.fits(scene) {
            self.histories.push(made);
        }
    }

    /// The first message of a connection.
    pub fn greeting(&self, person: &str, seen: Option<u64>) -> Utf8Bytes {
        let (scene, eyes) = (&self.scene, self.scene.eyes(person));
        let seen = seen.filter(|_| self.is_news(eyes, seen));
        if let Some(news) = seen.and_then(|seen| scene.since(eyes, seen)) {
            return text(&Message::News {
                version: scene.version,
                news,
                table: Some(scene.table(person, &self.here())),
                sight: scene.sight(eyes),
                history: None,
            });
        }
        let known = self.known_history(eyes);
        let known =
            known.and_then(|known| greeting::everything(scene, person, &self.here(), known));
        known.unwrap_or_else(|| {
            text(&Message::Table {
                version: scene.version,
                table: scene.table(person, &self.here()),
                sight: scene.sight(eyes),
                history: scene.history(eyes),
            })
        })
    }

    /// Whose eyes may be told more now that the game is over, so much that it was not told with the end.
    pub fn to_be_retold(&self) -> Vec<Observer> {
        let mut all = Vec::new();
        for watcher in &self.watchers {
            let eyes = self.scene.eyes(&watcher.person);
            if !all.contains(&eyes) && greeting::is_retold(&self.scene, eyes) {
                all.push(eyes);
            }
        }
        all
    }

    /// Tells these eyes what happened from the beginning.
    pub fn retell(&self, eyes: Observer) {
        let known = self.known_history(eyes);
        let Some(message) = known.and_then(|known| greeting::retold(&self.scene, known)) else {
            return;
        };
        for watcher in &self.watchers {
            if self.scene.eyes(&watcher.person) == eyes {
                // Who can't keep up is dropped by the next message.
                watcher.send(&message);
            }
        }
    }

    /// Tells everybody what has just happened, to each what their eyes may see. Who can't keep up
    /// is dropped, and connects again.
    pub fn publish(&mut self, entry: &Entry) {
        let table = self.scene.table("", &[]);
        let changed = table != self.told;
        self.told = table;
        if self.watchers.is_empty() {
            return;
        }
        let (scene, here) = (&self.scene, self.here());
        let mut made: Vec<(Eyes, Utf8Bytes)> = Vec::new();
        let mut slow = Vec::new();
        for watcher in &self.watchers {
            let mut all = Eyes::of(scene, &watcher.person);
            let eyes = all.game;
            if !shows_table(entry, changed) {
                // Without the table it is the same message for all who see the same of the game.
                (all.host, all.own) = (false, None);
            }
            let ready = made.iter().find(|(other, _)| *other == all);
            let message = match ready {
                Some((_, message)) => message.clone(),
                None => {
                    let message =
                        text(&news(scene, (entry, changed), eyes, &watcher.person, &here));
                    made.push((all, message.clone()));
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

/// All that a message depends on about whoever gets it: what is made for one is right for everybody with the
/// same eyes.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Eyes {
    /// What they see of the game.
    game: Observer,
    /// Whether they opened the table.
    host: bool,
    /// The chair that is theirs, or that they are invited to.
    own: Option<usize>,
}

impl Eyes {
    fn of(scene: &Scene, person: &str) -> Eyes {
        let mut chairs = scene.chairs.iter();
        Eyes {
            game: scene.eyes(person),
            host: scene.opened.host == person,
            own: chairs.position(|chair| chair.concerns() == Some(person)),
        }
    }
}

/// Whether the table goes with what has just happened: always but with talk and with moves that do not change it.
fn shows_table(entry: &Entry, changed: bool) -> bool {
    match entry {
        Entry::Moved { .. } | Entry::Undone { .. } => changed,
        Entry::Said { .. } => false,
        _ => true,
    }
}

/// What has just happened, for these eyes.
fn news(
    scene: &Scene,
    (entry, changed): (&Entry, bool),
    eyes: Observer,
    person: &str,
    here: &[usize],
) -> Message {
    // It changes with some moves: another clock runs, somebody plays again, the game is over.
    let table = shows_table(entry, changed).then(|| scene.table(person, here));
    let (news, sight) = match entry {
        Entry::Moved { .. } => (scene.last_move(eyes), scene.sight(eyes)),
        Entry::Undone { seat, .. } => (Some(News::Undone { seat: *seat }), scene.sight(eyes)),
        Entry::Said { .. } => (scene.last_talk(), None),
        _ => (Some(News::Changed {}), scene.sight(eyes)),
    };
    Message::News {
        version: scene.version,
        news: news.into_iter().collect(),
        table,
        sight,
        // That of a long game is made aside, and told after the end.
        history: (!greeting::is_retold(scene, eyes))
            .then(|| scene.reopened(eyes))
            .flatten(),
    }
}
