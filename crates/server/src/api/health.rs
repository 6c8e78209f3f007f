//! For whoever watches the server.

use axum::Extension;
use axum::extract::State;
use axum::http::StatusCode;

use protocol::{Code, Problem};

use crate::app::App;
use crate::guard::Caller;
use crate::refused::Refused;

/// The server runs.
#[utoipa::path(get, path = "/healthz", tag = "operation", responses((status = 200, body = String)))]
pub async fn health() -> &'static str {
    "ok\n"
}

/// The server can serve: the database answers, and nobody is stopping it.
#[utoipa::path(get, path = "/readyz", tag = "operation", responses((status = 200, body = String), (status = 503, body = String)))]
pub async fn ready(State(app): State<App>) -> (StatusCode, &'static str) {
    if *app.stopping.borrow() {
        return (StatusCode::SERVICE_UNAVAILABLE, "stopping\n");
    }
    match app.store.ping().await {
        Ok(()) => (StatusCode::OK, "ready\n"),
        Err(error) => {
            tracing::error!(%error, "the database does not answer");
            (
                StatusCode::SERVICE_UNAVAILABLE,
                "the database does not answer\n",
            )
        }
    }
}

/// Counts, as Prometheus reads them; for programs on the same machine, unless the host shows them to all.
#[utoipa::path(get, path = "/metrics", tag = "operation", responses((status = 200, body = String), (status = 404, body = Problem)))]
pub async fn metrics(
    State(app): State<App>,
    Extension(Caller(address)): Extension<Caller>,
) -> Result<String, Refused> {
    if app.config.public_metrics || address.is_loopback() {
        Ok(app.metrics.render())
    } else {
        Err(Refused::new(Code::NoSuchPage))
    }
}
