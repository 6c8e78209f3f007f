//! Telling people that it is their turn while they are not looking.

use std::sync::Arc;

use notices::{Browser, Notice, PushError, Sender};
use protocol::Code;
use protocol::people::PushSubscription;

use crate::refused::Refused;
use crate::store::{Person, Store};
use crate::words;

/// Tells people.
#[derive(Clone)]
pub struct Notices {
    sender: Arc<Sender>,
    key: String,
}

impl Notices {
    /// With the keys of this server.
    pub fn new(sender: Sender, key: String) -> Notices {
        Notices {
            sender: Arc::new(sender),
            key,
        }
    }

    /// The public key that browsers need.
    pub fn key(&self) -> String {
        self.key.clone()
    }

    /// Tells a person that a table waits for them, on every way that they have chosen.
    pub async fn your_turn(&self, store: &dyn Store, person: &str, game: &str, table: &str) {
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
        shelf::game(game).map_or_else(|_| game.to_owned(), |game| game.about().name.to_owned());
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
