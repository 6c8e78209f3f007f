//! Every address that the server answers.

use std::any::Any;

use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::{any, get};
use axum::{Json, Router};
use protocol::Code;
use tower_http::catch_panic::CatchPanicLayer;
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::api::{
    account, again, daily, health, me, moments, push, puzzles, remains, reviews, seats, studies,
    tables,
};
use crate::app::App;
use crate::refused::{Refused, speak};
use crate::{assets, guard, person, requests, socket};

/// The largest body of a request.
const LARGEST: usize = 16 * 1024;

#[derive(OpenApi)]
#[openapi(info(
    title = "Reverie",
    description = "Tables for Momiji, Vivid Memories and Deja Vu. Playing itself goes over a WebSocket at /api/tables/{id}/socket; its messages are described in crates/protocol/src/socket.rs. A guest is known by a cookie, which GET or POST /api/me gives out; they are stored when they first do something worth keeping."
))]
struct Document;

/// What a browser or a program asks for, with its description.
fn described() -> OpenApiRouter<App> {
    OpenApiRouter::with_openapi(Document::openapi())
        .routes(routes!(tables::games))
        .routes(routes!(me::get, me::hello, me::patch))
        .routes(routes!(me::recovery))
        .routes(routes!(tables::mine))
        .routes(routes!(tables::list, tables::open))
        .routes(routes!(tables::get))
        .routes(routes!(tables::start))
        .routes(routes!(tables::abandon))
        .routes(routes!(remains::get))
        .routes(routes!(remains::abandon))
        .routes(routes!(again::rematch))
        .routes(routes!(again::branch))
        .routes(routes!(seats::join))
        .routes(routes!(seats::leave))
        .routes(routes!(seats::sit, seats::free))
        .routes(routes!(seats::put_bot))
        .routes(routes!(seats::give))
        .routes(routes!(moments::get))
        .routes(routes!(moments::record))
        .routes(routes!(moments::course))
        .routes(routes!(daily::today))
        .routes(routes!(daily::play))
        .routes(routes!(daily::results))
        .routes(routes!(reviews::look, reviews::begin))
        .routes(routes!(account::get))
        .routes(routes!(push::key))
        .routes(routes!(push::add, push::remove))
}

/// What needs no person.
fn anonymous() -> OpenApiRouter<App> {
    OpenApiRouter::default()
        .routes(routes!(me::recover))
        .merge(
            OpenApiRouter::default()
                .routes(routes!(studies::look))
                .layer(DefaultBodyLimit::max(studies::LARGEST)),
        )
        .routes(routes!(puzzles::list))
        .routes(routes!(puzzles::get))
        .routes(routes!(puzzles::attempt))
        .routes(routes!(puzzles::solution))
        .routes(routes!(health::health))
        .routes(routes!(health::ready))
        .routes(routes!(health::metrics))
}

/// The description of all that can be asked.
pub fn openapi() -> utoipa::openapi::OpenApi {
    let (_, mut document) = described().split_for_parts();
    document.merge(anonymous().split_for_parts().1);
    document
}

/// All addresses.
pub fn routes(app: App) -> Router {
    let (asked, _) = described().split_for_parts();
    let (anonymous, _) = anonymous().split_for_parts();
    let document = openapi();
    asked
        .route("/api/tables/{id}/socket", any(socket::connect))
        .route_layer(from_fn_with_state(app.clone(), person::identify))
        .merge(anonymous)
        .route(
            "/api/openapi.json",
            get(move || async move { Json(document) }),
        )
        .route("/api/{*rest}", any(nowhere))
        .fallback(assets::serve)
        .method_not_allowed_fallback(|| async { Refused::new(Code::WrongMethod) })
        .layer(DefaultBodyLimit::max(LARGEST))
        .layer(from_fn_with_state(app.clone(), guard::admit))
        .layer(CatchPanicLayer::custom(|payload: Box<dyn Any + Send>| {
            guard::broke_down(&*payload)
        }))
        .layer(from_fn(speak))
        .layer(from_fn(guard::headers))
        .layer(from_fn_with_state(requests::Names::new(), requests::name))
        .with_state(app)
}

async fn nowhere() -> Refused {
    Refused::new(Code::NoSuchPage)
}
