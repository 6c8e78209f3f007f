//! The person who asks: name, language, devices.

use axum::Json;
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use protocol::people::{ChangeMe, Me, Recover, Recovery};
use protocol::{Code, Problem};

use super::Body;
use crate::app::App;
use crate::clock::now;
use crate::person::{Identity, device_cookie, set_cookie};
use crate::refused::Refused;
use crate::store::{KeyKind, Person, Secret};

/// The longest name.
const LONGEST_NAME: usize = 40;

async fn show(app: &App, person: &Person) -> Result<Json<Me>, Refused> {
    let browsers = app.store.browsers(&person.id).await?.len() as u32;
    Ok(Json(Me {
        id: person.id.clone(),
        name: person.name.clone(),
        language: person.language,
        webhook: person.webhook.clone(),
        browsers,
    }))
}

/// Who am I? A new browser becomes a guest.
#[utoipa::path(get, path = "/api/me", tag = "people", responses((status = 200, body = Me)))]
pub async fn get(State(app): State<App>, Identity(person): Identity) -> Result<Json<Me>, Refused> {
    app.store.seen(&person.id, now()).await?;
    show(&app, &person).await
}

/// Changes name, language or webhook.
#[utoipa::path(patch, path = "/api/me", tag = "people", request_body = ChangeMe,
    responses((status = 200, body = Me), (status = 400, body = Problem)))]
pub async fn patch(
    State(app): State<App>,
    Identity(mut person): Identity,
    Body(change): Body<ChangeMe>,
) -> Result<Json<Me>, Refused> {
    if let Some(name) = change.name {
        person.name = clean_name(&name).ok_or_else(|| Refused::new(Code::BadName))?;
    }
    if let Some(language) = change.language {
        person.language = language;
    }
    if let Some(webhook) = change.webhook {
        person.webhook = match webhook.trim() {
            "" => None,
            url => Some(clean_address(url).ok_or_else(|| Refused::new(Code::BadAddress))?),
        };
    }
    app.store.change_person(&person).await?;
    show(&app, &person).await
}

/// Makes a link that makes another device mine. It works once.
#[utoipa::path(post, path = "/api/me/recovery", tag = "people", responses((status = 200, body = Recovery)))]
pub async fn recovery(
    State(app): State<App>,
    Identity(person): Identity,
) -> Result<Json<Recovery>, Refused> {
    let key = Secret::new();
    app.store
        .add_key(&person.id, KeyKind::Recovery, &key.hash(), now())
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
        .recover(&code.hash(), &device.hash(), now())
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

/// Letters that take no room or turn the writing round: names made of them deceive.
fn is_invisible(letter: char) -> bool {
    letter.is_control()
        || matches!(letter, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
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
