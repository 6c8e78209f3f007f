//! Browsers that want to be told when it is their person's turn.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use protocol::people::{PushKey, PushSubscription};
use protocol::{Code, Problem};
use table::Phrase;

use super::Body;
use crate::app::App;
use crate::notices;
use crate::person::Asking;
use crate::refused::Refused;

/// How many browsers one person may have.
const MOST: usize = 20;

/// The key that a browser needs to subscribe.
#[utoipa::path(get, path = "/api/push/key", tag = "notices", responses((status = 200, body = PushKey)))]
pub async fn key(State(app): State<App>) -> Json<PushKey> {
    Json(PushKey {
        key: app.notices.key(),
    })
}

/// This browser wants notices.
#[utoipa::path(post, path = "/api/push", tag = "notices", request_body = PushSubscription,
    responses((status = 204), (status = 400, body = Problem)))]
pub async fn add(
    State(app): State<App>,
    Asking(visitor): Asking,
    Body(browser): Body<PushSubscription>,
) -> Result<StatusCode, Refused> {
    notices::check(&browser)?;
    if app.store.browsers(&visitor.person.id).await?.len() >= MOST {
        return Err(Refused::saying(
            Code::BadRequest,
            Phrase::new("too-many-browsers"),
        ));
    }
    visitor.keep(&app).await?;
    app.store.add_browser(&visitor.person.id, &browser).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// This browser wants no notices any more.
#[utoipa::path(delete, path = "/api/push", tag = "notices", request_body = PushSubscription,
    responses((status = 204), (status = 400, body = Problem)))]
pub async fn remove(
    State(app): State<App>,
    Asking(visitor): Asking,
    Body(browser): Body<PushSubscription>,
) -> Result<StatusCode, Refused> {
    let mine = app.store.browsers(&visitor.person.id).await?;
    if mine.iter().any(|known| known.endpoint == browser.endpoint) {
        app.store.remove_browser(&browser.endpoint).await?;
    }
    Ok(StatusCode::NO_CONTENT)
}
