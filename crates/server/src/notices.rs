//! Telling people that it is their turn while they are not looking.

use std::collections::HashSet;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use notices::{Browser, Notice, PushError, Sender};
use protocol::Code;
use protocol::people::PushSubscription;
use tokio::sync::Semaphore;

use crate::games;
use crate::refused::Refused;
use crate::store::{Person, Store};
use crate::words;

/// Tells people.
#[derive(Clone)]
pub struct Notices {
    sender: Arc<Sender>,
    key: String,
    /// Few at once: slow addresses must not hold threads that bots need.
    room: Arc<Semaphore>,
    /// The people who are being told something right now.
    busy: Arc<Mutex<HashSet<String>>>,
}

/// How many notices are under way at once.
const AT_ONCE: usize = 8;

impl Notices {
    /// With the keys of this server.
    pub fn new(sender: Sender, key: String) -> Notices {
        Notices {
            sender: Arc::new(sender),
            key,
            room: Arc::new(Semaphore::new(AT_ONCE)),
            busy: Arc::default(),
        }
    }

    /// The public key that browsers need.
    pub fn key(&self) -> String {
        self.key.clone()
    }

    /// Tells a person that a table waits for them, unless they are being told just now.
    pub async fn your_turn(&self, store: &dyn Store, person: &str, game: &str, table: &str) {
        if !self.busy().insert(person.to_owned()) {
            return;
        }
        if let Ok(_place) = self.room.acquire().await {
            self.tell(store, person, game, table).await;
        }
        self.busy().remove(person);
    }

    fn busy(&self) -> MutexGuard<'_, HashSet<String>> {
        self.busy.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Tells a person on every way that they have chosen.
    async fn tell(&self, store: &dyn Store, person: &str, game: &str, table: &str) {
        let found = (store.person(person).await, store.browsers(person).await);
        let (Ok(Some(person)), Ok(browsers)) = found else {
            return;
        };
        let notice = notice(&person, game, table);
        for browser in browsers {
            let (sender, notice, to) = (Arc::clone(&self.sender), notice.clone(), read(&browser));
            let sent = tokio::task::spawn_blocking(move || sender.push(&to, &notice)).await;
            match sent {
                Ok(Ok(())) => metrics::counter!("reverie_notices_sent").increment(1),
                Ok(Err(PushError::Gone | PushError::Browser(_))) => {
                    let _ = store.remove_browser(&browser.endpoint).await;
                }
                Ok(Err(error)) => tracing::debug!(%error, "a push notice was not taken"),
                Err(_) => tracing::error!("sending a push notice broke down"),
            }
        }
        if let Some(url) = person.webhook {
            let sender = Arc::clone(&self.sender);
            let called = tokio::task::spawn_blocking(move || sender.call(&url, &notice)).await;
            match called {
                Ok(Ok(())) => metrics::counter!("reverie_notices_sent").increment(1),
                Ok(Err(error)) => tracing::debug!(%error, "a webhook was not taken"),
                Err(_) => tracing::error!("calling a webhook broke down"),
            }
        }
    }
}

/// Whether notices can be sent to such a browser.
pub fn check(browser: &PushSubscription) -> Result<(), Refused> {
    let checked = read(browser).check();
    checked.map_err(|error| Refused::with(Code::BadRequest, error.to_string()))
}

fn notice(person: &Person, game: &str, table: &str) -> Notice {
    let name =
        games::game(game).map_or_else(|_| game.to_owned(), |game| game.about().name.to_owned());
    Notice {
        title: words::say(person.language, "your-turn", &[]),
        body: words::say(person.language, "your-turn-at", &[("game", name)]),
        url: format!("/table/{table}"),
        tag: table.to_owned(),
    }
}

fn read(browser: &PushSubscription) -> Browser {
    Browser {
        endpoint: browser.endpoint.clone(),
        p256dh: browser.keys.p256dh.clone(),
        auth: browser.keys.auth.clone(),
    }
}
