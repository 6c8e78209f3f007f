//! The person who asks: name, language, devices.

use std::sync::Arc;

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use protocol::people::{ChangeMe, Hello, Me, Recover, Recovery};
use protocol::{Code, Problem};

use super::Body;
use crate::app::App;
use crate::guard;
use crate::letters::is_invisible;
use crate::person::{Asking, Visitor, device_cookie, set_cookie};
use crate::refused::Refused;
use crate::renames;
use crate::sabotage::{Sabotage, is_planted};
use crate::steady::faults;
use crate::store::{Person, Secret, Webhook};

/// The longest name.
const LONGEST_NAME: usize = 40;

async fn show(app: &App, person: &Person) -> Result<Json<Me>, Refused> {
    let browsers = app.store.browsers(&person.id).await?.len() as u32;
    Ok(Json(Me {
        id: person.id.clone(),
        name: person.name.clone(),
        language: person.language,
        webhook: person.webhook.as_ref().map(|webhook| webhook.url.clone()),
        webhook_secret: person
            .webhook
            .as_ref()
            .map(|webhook| webhook.secret.clone()),
        browsers,
    }))
}

/// Who am I? Whoever brings no cookie gets one, and is a new guest.
#[utoipa::path(get, path = "/api/me", tag = "people", responses((status = 200, body = Me)))]
pub async fn get(
    State(app): State<App>,
    Extension(visitor): Extension<Arc<Visitor>>,
) -> Result<Json<Me>, Refused> {
    faults::point("me");
    if !visitor.is_known_again() {
        visitor.hand_out_key();
    }
    show(&app, &visitor.person).await
}

/// The first thing that a browser says, before anything else: who it is. Without a cookie it becomes the
/// guest of the key that it has chosen, so that saying it several times at once makes one guest. With a cookie it
/// stays who it is, and the cookie is good for another year.
#[utoipa::path(post, path = "/api/me", tag = "people", request_body = Hello, responses((status = 200, body = Me)))]
pub async fn hello(
    State(app): State<App>,
    Extension(visitor): Extension<Arc<Visitor>>,
    Body(hello): Body<Hello>,
) -> Result<Response, Refused> {
    visitor.hand_out_key();
    let chosen = Secret::presented(hello.key.trim()).filter(|_| !is_planted(Sabotage::KeyIgnored));
    let Some(key) = chosen.filter(|_| !visitor.is_known_again()) else {
        return Ok(show(&app, &visitor.person).await?.into_response());
    };
    let person = Visitor::with_key(&app, key.clone(), visitor.person.language).await?;
    let mut answer = show(&app, &person.person).await?.into_response();
    set_cookie(&mut answer, &device_cookie(&app, &key));
    Ok(answer)
}

/// Changes name, language or webhook.
#[utoipa::path(patch, path = "/api/me", tag = "people", request_body = ChangeMe,
    responses((status = 200, body = Me), (status = 400, body = Problem)))]
pub async fn patch(
    State(app): State<App>,
    Asking(visitor): Asking,
    headers: HeaderMap,
    Body(change): Body<ChangeMe>,
) -> Result<Json<Me>, Refused> {
    let mut person = visitor.person.clone();
    let named = change.name.is_some();
    if let Some(name) = change.name {
        person.name = clean_name(&name).ok_or_else(|| Refused::new(Code::BadName))?;
    }
    if let Some(language) = change.language {
        person.language = language;
    }
    if let Some(webhook) = change.webhook {
        person.webhook = match webhook.trim() {
            "" => None,
            url => {
                let url = clean_address(url).ok_or_else(|| Refused::new(Code::BadAddress))?;
                Some(called_at(url, person.webhook, &headers))
            }
        };
    }
    if person != visitor.person && !is_planted(Sabotage::NameForgotten) {
        visitor.keep(&app).await?;
        app.store.change_person(&visitor.person, &person).await?;
    }
    // Also if it is the name of before: it may not have come to every table then.
    if named && visitor.is_stored() {
        renames::spread(&app, &person.id);
    }
    show(&app, &person).await
}

/// The webhook at this address. Another address gets another secret: who has the old one need not be who
/// has the new one.
fn called_at(url: String, before: Option<Webhook>, headers: &HeaderMap) -> Webhook {
    let same = before.filter(|before| before.url == url);
    let secret = same.map_or_else(|| Secret::new().text().to_owned(), |same| same.secret);
    let origin = guard::origin(headers);
    Webhook {
        url,
        secret,
        origin,
    }
}

/// Makes a link that makes another device mine. It works once, within a day.
#[utoipa::path(post, path = "/api/me/recovery", tag = "people", responses((status = 200, body = Recovery)))]
pub async fn recovery(
    State(app): State<App>,
    Asking(visitor): Asking,
) -> Result<Json<Recovery>, Refused> {
    let key = Secret::new();
    visitor.keep(&app).await?;
    let (person, asking) = (&visitor.person.id, visitor.key_hash());
    let at = app.clock.now();
    app.store
        .add_recovery(person, &key.hash(), &asking, at)
        .await?;
    let code = key.text().to_owned();
    // Behind the hash: no server and no proxy ever writes it into a log.
    let path = format!("/recover#{code}");
    Ok(Json(Recovery { path, code }))
}

/// Makes this device the one of the person whose recovery code it is.
#[utoipa::path(post, path = "/api/recover", tag = "people", request_body = Recover,
    responses((status = 200, body = Me), (status = 401, body = Problem)))]
pub async fn recover(
    State(app): State<App>,
    Body(asked): Body<Recover>,
) -> Result<Response, Refused> {
    let wrong = || Refused::new(Code::BadRecovery);
    let code = Secret::presented(asked.code.trim()).ok_or_else(wrong)?;
    let device = Secret::new();
    let found = app
        .store
        .recover(&code.hash(), &device.hash(), app.clock.now())
        .await?;
    let person = found.ok_or_else(wrong)?;
    let mut answer = show(&app, &person).await?.into_response();
    set_cookie(&mut answer, &device_cookie(&app, &device));
    Ok(answer)
}

/// A name without what can't be seen, if anything is left and it is not too long.
fn clean_name(name: &str) -> Option<String> {
    let words: Vec<&str> = name.split_whitespace().collect();
    let name: String = words.join(" ");
    let name: String = name
        .chars()
        .filter(|letter| !is_invisible(*letter))
        .collect();
    let name = name.trim().to_owned();
    (1..=LONGEST_NAME)
        .contains(&name.chars().count())
        .then_some(name)
}

fn clean_address(url: &str) -> Option<String> {
    let rest = url
        .strip_prefix("https://")
        .or_else(|| url.strip_prefix("http://"))?;
    let fits = url.len() <= 500 && url.is_ascii() && !url.contains(char::is_whitespace);
    let host = rest.split(['/', '?', '#']).next()?;
    (fits && !host.is_empty() && !host.contains('@')).then(|| url.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_what_people_see() {
        assert_eq!(clean_name("  Aya \n Moss "), Some("Aya Moss".to_owned()));
        assert_eq!(clean_name("\u{200b}\u{202e}"), None);
        assert_eq!(clean_name(&"x".repeat(41)), None);
    }

    #[test]
    fn addresses_are_those_of_the_web() {
        assert!(clean_address("https://example.org/hook?a=1").is_some());
        assert!(clean_address("ftp://example.org").is_none());
        assert!(clean_address("https://").is_none());
        assert!(clean_address("https://user@example.org").is_none());
        assert!(clean_address("https://example.org/a b").is_none());
    }
}
