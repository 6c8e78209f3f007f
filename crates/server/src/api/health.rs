//! For whoever watches the server.

use axum::extract::State;
use axum::http::StatusCode;

use crate::app::App;

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

/// Counts, as Prometheus reads them.
#[utoipa::path(get, path = "/metrics", tag = "operation", responses((status = 200, body = String)))]
pub async fn metrics(State(app): State<App>) -> String {
    app.metrics.render()
}
