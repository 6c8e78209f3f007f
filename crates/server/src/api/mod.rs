//! The HTTP side: one file for each thing that can be asked about.

pub mod account;
pub mod again;
pub mod daily;
pub mod health;
pub mod me;
pub mod moments;
pub mod push;
pub mod puzzles;
pub mod remains;
pub mod reviews;
pub mod seats;
pub mod studies;
pub mod tables;

use axum::Json;
use axum::extract::rejection::{JsonRejection, PathRejection, QueryRejection};
use axum::extract::{FromRequest, FromRequestParts};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use protocol::Code;
use protocol::tables::Table;
use serde::Serialize;

use crate::app::App;
use crate::doing;
use crate::person::Visitor;
use crate::refused::Refused;
use crate::scene::Command;

/// Does what a person wants at a table, and shows them the table as it is then.
async fn submit(
    app: &App,
    visitor: &Visitor,
    id: &str,
    command: &Command,
) -> Result<Json<Table>, Refused> {
    let (live, person) = (app.hall.table(id).await?, &visitor.person);
    doing::submit(app, &live, (visitor, person), None, command).await?;
    Ok(Json(live.table(&person.id).await?))
}

/// Writes an answer where it was made, if that is aside: large ones take a while.
fn write(value: &impl Serialize) -> Result<String, Refused> {
    serde_json::to_string(value).map_err(|error| {
        tracing::error!(%error, "an answer can't be written");
        Refused::new(Code::Internal)
    })
}

/// An answer that is JSON already.
fn json(text: impl Into<String>) -> Response {
    ([(CONTENT_TYPE, "application/json")], text.into()).into_response()
}

/// A JSON body; one that can't be read is refused in our own words.
#[derive(FromRequest)]
#[from_request(via(axum::Json), rejection(Refused))]
pub struct Body<T>(pub T);

/// Parts of the address.
#[derive(FromRequestParts)]
#[from_request(via(axum::extract::Path), rejection(Refused))]
pub struct At<T>(pub T);

/// What stands behind the question mark.
#[derive(FromRequestParts)]
#[from_request(via(axum::extract::Query), rejection(Refused))]
pub struct Asked<T>(pub T);

impl From<JsonRejection> for Refused {
    fn from(rejection: JsonRejection) -> Refused {
        let code = match rejection.status() {
            StatusCode::PAYLOAD_TOO_LARGE => Code::TooLarge,
            _ => Code::BadRequest,
        };
        Refused::with(code, rejection.body_text())
    }
}

impl From<PathRejection> for Refused {
    fn from(rejection: PathRejection) -> Refused {
        Refused::with(Code::NoSuchPage, rejection.body_text())
    }
}

impl From<QueryRejection> for Refused {
    fn from(rejection: QueryRejection) -> Refused {
        Refused::with(Code::BadRequest, rejection.body_text())
    }
}
