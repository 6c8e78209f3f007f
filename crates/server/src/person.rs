//! Who asks: a random secret in a cookie that scripts can't read.
//!
//! A guest follows from their secret: id and first name are worked out of it. So whatever a new browser sends at
//! the same time, with one cookie, comes from one person, and nothing has to be stored for somebody who only
//! looks. They are stored when they first do something worth keeping ([`Visitor::keep`]).

use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use axum::extract::{FromRequestParts, Request, State};
use axum::http::header::{ACCEPT_LANGUAGE, COOKIE, SET_COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use protocol::{Code, Language};

use crate::app::App;
use crate::caller::Caller;
use crate::refused::Refused;
use crate::store::{KeyKind, Person, Secret, readable};
use crate::words;

/// The name of the cookie.
const COOKIE_NAME: &str = "reverie";

/// How long a browser keeps it, in seconds: as long as browsers allow.
const COOKIE_AGE: u32 = 400 * 24 * 3600;

/// Somebody who asks.
#[derive(Debug)]
pub struct Visitor {
    /// Who they are, stored or not.
    pub person: Person,
    key: Secret,
    /// Whether they brought their key; somebody without one is somebody else the next time.
    brought: bool,
    stored: AtomicBool,
    /// Whether the answer has to bring them their key.
    hand_out: AtomicBool,
    /// Where they ask from.
    caller: Option<Caller>,
}

impl Visitor {
    /// Whoever has this key.
    pub async fn with_key(app: &App, key: Secret, language: Language) -> Result<Visitor, Refused> {
        let hash = key.hash();
        let by_key = || app.store.person_by_key(KeyKind::Device, &hash);
        let mut known = by_key().await?;
        let guest = guest(&key, language);
        if known.is_none() && app.store.person(&guest.id).await?.is_some() {
            // Either they were stored a moment ago by a request beside this one, or the key was taken from
            // its person, who had too many: then it must not make anybody that person again.
            known = by_key().await?;
            if known.is_none() {
                return Err(Refused::new(Code::UnknownPerson));
            }
        }
        if let Some(person) = &known {
            app.seen.note(&person.id);
        }
        Ok(Visitor {
            stored: AtomicBool::new(known.is_some()),
            person: known.unwrap_or(guest),
            key,
            brought: true,
            hand_out: AtomicBool::new(false),
            caller: None,
        })
    }

    /// Somebody who has brought nothing.
    fn stranger(language: Language) -> Visitor {
        let key = Secret::new();
        Visitor {
            person: guest(&key, language),
            key,
            brought: false,
            stored: AtomicBool::new(false),
            hand_out: AtomicBool::new(false),
            caller: None,
        }
    }

    /// Whether they would be known again.
    pub fn is_known_again(&self) -> bool {
        self.brought
    }

    /// Whether they are stored.
    pub fn is_stored(&self) -> bool {
        self.stored.load(Ordering::Acquire)
    }

    /// Where they ask from.
    pub fn address(&self) -> Option<IpAddr> {
        self.caller.map(|caller| caller.address)
    }

    /// The hash of the key that they have brought.
    pub fn key_hash(&self) -> String {
        self.key.hash()
    }

    /// Stores them, if they are not yet. Whoever has brought no key gets one with the answer.
    pub async fn keep(&self, app: &App) -> Result<(), Refused> {
        if self.is_stored() {
            return Ok(());
        }
        if let Some(caller) = self.caller {
            app.limits.guest(caller.address)?;
        }
        let at = app.clock.now();
        app.store.add_person(&self.person, &self.key, at).await?;
        self.stored.store(true, Ordering::Release);
        if !self.brought {
            self.hand_out_key();
        }
        metrics::counter!("reverie_guests").increment(1);
        Ok(())
    }

    /// The answer brings them their key.
    pub fn hand_out_key(&self) {
        self.hand_out.store(true, Ordering::Release);
    }
}

/// Finds out who asks. A key that was taken from its person is refused and taken away, so that the next request
/// is a new guest's.
pub async fn identify(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let language = language(request.headers());
    let visitor = match presented(request.headers()) {
        Some(key) => Visitor::with_key(&app, key, language).await,
        None => Ok(Visitor::stranger(language)),
    };
    let caller = request.extensions().get::<Caller>().copied();
    let visitor = match visitor {
        Ok(visitor) => Arc::new(Visitor { caller, ..visitor }),
        Err(refused) => {
            let unknown = refused.code == Code::UnknownPerson;
            let mut answer = refused.into_response();
            if unknown {
                set_cookie(&mut answer, &cookie("", 0, app.config.secure()));
            }
            return answer;
        }
    };
    request.extensions_mut().insert(Arc::clone(&visitor));
    let mut answer = next.run(request).await;
    answer.extensions_mut().insert(visitor.person.language);
    if visitor.hand_out.load(Ordering::Acquire) {
        set_cookie(&mut answer, &device_cookie(&app, &visitor.key));
    }
    answer
}

/// The cookie that makes a browser the one of a person.
pub fn device_cookie(app: &App, key: &Secret) -> String {
    cookie(key.text(), COOKIE_AGE, app.config.secure())
}

/// Puts a cookie into an answer, unless it sets one itself.
pub fn set_cookie(answer: &mut Response, text: &str) {
    if let Ok(value) = HeaderValue::from_str(text) {
        answer.headers_mut().entry(SET_COOKIE).or_insert(value);
    }
}

fn cookie(value: &str, age: u32, secure: bool) -> String {
    let secure = if secure { "; Secure" } else { "" };
    format!("{COOKIE_NAME}={value}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{secure}")
}

/// The key that the browser brings; nothing if there is none, or none that we could have given out.
fn presented(headers: &HeaderMap) -> Option<Secret> {
    let cookies = headers.get_all(COOKIE).iter();
    let pairs = cookies.filter_map(|value| value.to_str().ok());
    let mut pairs = pairs.flat_map(|pairs| pairs.split(';'));
    pairs.find_map(|pair| {
        let (name, value) = pair.trim().split_once('=')?;
        let ours = name == COOKIE_NAME;
        ours.then(|| Secret::presented(value)).flatten()
    })
}

/// The guest that somebody with this key is, until they change something about themselves.
fn guest(key: &Secret, language: Language) -> Person {
    let number = u32::from_le_bytes(key.derived("number")) % 9000 + 1000;
    Person {
        id: readable(key.derived("person")),
        name: words::say(language, "new-guest", &[("number", number.to_string())]),
        language,
        webhook: None,
    }
}

/// The language of somebody who has not said more than their browser.
pub fn language(headers: &HeaderMap) -> Language {
    let accepted = headers.get(ACCEPT_LANGUAGE);
    let accepted = accepted.and_then(|value| value.to_str().ok());
    Language::preferred(accepted.unwrap_or_default())
}

/// The person who asks, for handlers that store nothing of theirs.
#[derive(Clone, Debug)]
pub struct Identity(pub Person);

impl<S: Sync> FromRequestParts<S> for Identity {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Identity, Refused> {
        Ok(Identity(visitor(parts)?.person.clone()))
    }
}

/// Whoever asks, for handlers that may keep something of theirs: they are stored by [`Visitor::keep`] as soon as
/// it is certain that there is something to keep.
#[derive(Clone, Debug)]
pub struct Asking(pub Arc<Visitor>);

impl<S: Sync> FromRequestParts<S> for Asking {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Asking, Refused> {
        Ok(Asking(visitor(parts)?))
    }
}

fn visitor(parts: &Parts) -> Result<Arc<Visitor>, Refused> {
    let found = parts.extensions.get::<Arc<Visitor>>().cloned();
    found.ok_or_else(|| Refused::new(Code::UnknownPerson))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_guest_follows_from_their_key() {
        let (one, other) = (Secret::new(), Secret::new());
        let again = Secret::presented(one.text()).expect("it is one");
        assert_eq!(guest(&one, Language::En), guest(&again, Language::En));
        assert_ne!(guest(&one, Language::En).id, guest(&other, Language::En).id);
        // Nobody finds the key from what others see of a person.
        assert!(!one.text().contains(&guest(&one, Language::En).id));
    }
}
