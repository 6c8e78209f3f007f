//! For whoever watches the server.

use axum::Extension;
use axum::extract::State;
use axum::http::StatusCode;

use protocol::{Code, Problem};

use crate::app::App;
use crate::caller::Caller;
use crate::memory;
use crate::refused::Refused;
use crate::store::StoreError;

/// The server runs.
#[utoipa::path(get, path = "/healthz", tag = "operation", responses((status = 200, body = String)))]
pub async fn health() -> &'static str {
    "ok\n"
}

/// The server can serve: the database answers, can be written and has the form that this program knows, and
/// nobody is stopping it.
#[utoipa::path(get, path = "/readyz", tag = "operation", responses((status = 200, body = String), (status = 503, body = String)))]
pub async fn ready(State(app): State<App>) -> (StatusCode, &'static str) {
    let ill = |what| (StatusCode::SERVICE_UNAVAILABLE, what);
    if *app.stopping.borrow() {
        return ill("stopping\n");
    }
    let Err(error) = app.store.ping().await else {
        return (StatusCode::OK, "ready\n");
    };
    tracing::error!(%error, "the server is not ready");
    ill(match error {
        StoreError::Unwritten(_) => "the database can't be written; is the disk full?\n",
        StoreError::Dead => "nobody writes to the database any more; start the server again\n",
        StoreError::OtherForm => {
            "the database has the form of another version; start the newest server\n"
        }
        _ => "the database does not answer\n",
    })
}

/// Counts, as Prometheus reads them; for programs on the same machine, unless the host shows them to all.
#[utoipa::path(get, path = "/metrics", tag = "operation", responses((status = 200, body = String), (status = 404, body = Problem)))]
pub async fn metrics(
    State(app): State<App>,
    Extension(caller): Extension<Caller>,
) -> Result<String, Refused> {
    if app.config.public_metrics || caller.host {
        if let Some(bytes) = memory::resident() {
            metrics::gauge!("reverie_memory_bytes").set(bytes);
        }
        Ok(app.metrics.render())
    } else {
        Err(Refused::new(Code::NoSuchPage))
    }
}
