//! Names of requests: what went wrong can be found in the log by the name that the person was shown.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use axum::extract::{Request, State};
use axum::http::{HeaderName, HeaderValue};
use axum::middleware::Next;
use axum::response::Response;
use tokio::time::Instant;
use tracing::Instrument;

use crate::store::random_id;

/// The name of a request, in every line of the log that it leads to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RequestName(pub String);

/// The names that a server gives. They belong to it and not to the program: in a simulation one program runs
/// many servers, and none of them may draw other luck because one ran before it.
#[derive(Clone)]
pub struct Names {
    server: Arc<str>,
    next: Arc<AtomicU64>,
}

impl Names {
    /// Those of a server that begins: others than it had before.
    pub fn new() -> Names {
        Names {
            server: random_id().chars().take(4).collect::<String>().into(),
            next: Arc::new(AtomicU64::new(1)),
        }
    }

    /// One that no other request of this server has.
    fn next(&self) -> RequestName {
        let number = self.next.fetch_add(1, Ordering::Relaxed);
        RequestName(format!("{}-{number}", self.server))
    }
}

const HEADER: HeaderName = HeaderName::from_static("x-request-id");

/// Gives a request its name, and logs how it was answered.
pub async fn name(State(names): State<Names>, mut request: Request, next: Next) -> Response {
    let name = names.next();
    let span = tracing::info_span!(
        "request",
        id = name.0,
        method = %request.method(),
        path = request.uri().path(),
    );
    request.extensions_mut().insert(name.clone());
    let began = Instant::now();
    let mut answer = next.run(request).instrument(span.clone()).await;
    let (status, took) = (answer.status().as_u16(), began.elapsed());
    span.in_scope(|| {
        if answer.status().is_server_error() {
            tracing::warn!(status, ?took, "answered");
        } else {
            tracing::debug!(status, ?took, "answered");
        }
    });
    if let Ok(value) = HeaderValue::from_str(&name.0) {
        answer.headers_mut().insert(HEADER, value);
    }
    answer
}
