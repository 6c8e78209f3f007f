//! The web app, inside the binary.

use axum::http::Uri;
use axum::response::{Html, IntoResponse, Response};

/// What is served until there is a web app.
const PLACEHOLDER: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Reverie</title>\
<h1>Reverie</h1><p>The server runs. Its API is described at <a href=\"/api/openapi.json\">/api/openapi.json</a>.</p></html>";

/// A file of the web app, or its first page for an address that the app itself understands.
pub async fn serve(_: Uri) -> Response {
    Html(PLACEHOLDER).into_response()
}
