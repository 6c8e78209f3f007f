//! Who asks: a random secret in a cookie that scripts can't read.

use axum::extract::{FromRequestParts, Request, State};
use axum::http::header::{ACCEPT_LANGUAGE, COOKIE, SET_COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use protocol::{Code, Language};

use crate::app::App;
use crate::clock::now;
use crate::refused::Refused;
use crate::store::{KeyKind, Person, Secret, random_id};
use crate::words;

/// The name of the cookie.
const COOKIE_NAME: &str = "reverie";

/// How long a browser keeps it, in seconds: as long as browsers allow.
const COOKIE_AGE: u32 = 400 * 24 * 3600;

/// Finds out who asks; a new browser becomes a guest. A cookie that belongs to nobody is refused and
/// taken away, so that the next request is a new guest's.
pub async fn identify(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let (person, key) = match whoever(&app, request.headers()).await {
        Ok(found) => found,
        Err(refused) => {
            let forged = refused.code == Code::UnknownPerson;
            let mut answer = refused.into_response();
            if forged {
                set_cookie(&mut answer, &cookie("", 0, app.config.secure()));
            }
            return answer;
        }
    };
    let language = person.language;
    request.extensions_mut().insert(Identity(person));
    let mut answer = next.run(request).await;
    answer.extensions_mut().insert(language);
    if let Some(key) = key {
        set_cookie(&mut answer, &device_cookie(&app, &key));
    }
    answer
}

/// The person who asks; with a new key if it is a new guest.
async fn whoever(app: &App, headers: &HeaderMap) -> Result<(Person, Option<Secret>), Refused> {
    if let Some(text) = presented(headers) {
        return Ok((known(app, &text).await?, None));
    }
    let key = Secret::new();
    let person = guest(app, language(headers), &key).await?;
    Ok((person, Some(key)))
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

/// What the browser says it is.
fn presented(headers: &HeaderMap) -> Option<String> {
    let cookies = headers.get_all(COOKIE).iter();
    let pairs = cookies.filter_map(|value| value.to_str().ok());
    let mut pairs = pairs.flat_map(|pairs| pairs.split(';'));
    pairs.find_map(|pair| {
        let (name, value) = pair.trim().split_once('=')?;
        (name == COOKIE_NAME).then(|| value.to_owned())
    })
}

async fn known(app: &App, text: &str) -> Result<Person, Refused> {
    let unknown = || Refused::new(Code::UnknownPerson);
    let secret = Secret::presented(text).ok_or_else(unknown)?;
    let hash = secret.hash();
    let person = app.store.person_by_key(KeyKind::Device, &hash).await?;
    person.ok_or_else(unknown)
}

async fn guest(app: &App, language: Language, key: &Secret) -> Result<Person, Refused> {
    let number = u32::from_le_bytes(crate::store::random()) % 9000 + 1000;
    let person = Person {
        id: random_id(),
        name: words::say(language, "new-guest", &[("number", number.to_string())]),
        language,
        webhook: None,
    };
    app.store.add_person(&person, key, now()).await?;
    metrics::counter!("reverie_guests").increment(1);
    Ok(person)
}

/// The language of somebody who has not said more than their browser.
pub fn language(headers: &HeaderMap) -> Language {
    let accepted = headers.get(ACCEPT_LANGUAGE);
    let accepted = accepted.and_then(|value| value.to_str().ok());
    Language::preferred(accepted.unwrap_or_default())
}

/// The person who asks, for handlers.
#[derive(Clone, Debug)]
pub struct Identity(pub Person);

impl<S: Sync> FromRequestParts<S> for Identity {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Identity, Refused> {
        let found = parts.extensions.get::<Identity>().cloned();
        found.ok_or_else(|| Refused::new(Code::UnknownPerson))
    }
}
