//! The web app, inside the binary: what `npm run build` left in `web/dist`.
//!
//! Files are there up to three times: plain, and compressed as `NAME.br` and `NAME.gz`.

use axum::body::Body;
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::response::{Html, IntoResponse, Response};
use protocol::Code;
use rust_embed::{EmbeddedFile, RustEmbed};

use crate::refused::Refused;

/// A debug build reads the files when they are asked for, a release build has them inside.
#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct App;

/// The first page; the app itself finds out which one is asked for.
const FIRST: &str = "index.html";

/// Vite puts a fingerprint into the names of these: they never change.
const FINGERPRINTED: &str = "assets/";

/// What is shown by a server that was built without the web app.
const MISSING: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Reverie</title>\
<h1>Reverie</h1><p>The server runs, but it was built without its web app: <code>cargo xtask play</code> builds both. \
Its API is described at <a href=\"/api/openapi.json\">/api/openapi.json</a>.</p></html>";

/// A file of the web app, or its first page for an address that the app itself understands.
pub async fn serve(uri: Uri, asked: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    if let Some(answer) = file(path, &asked) {
        return answer;
    }
    if path.starts_with(FINGERPRINTED) || path.contains('.') {
        return Refused::new(Code::NoSuchPage).into_response();
    }
    file(FIRST, &asked).unwrap_or_else(|| Html(MISSING).into_response())
}

fn file(path: &str, asked: &HeaderMap) -> Option<Response> {
    let plain = App::get(path)?;
    let etag = etag(&plain);
    let cached = if path.starts_with(FINGERPRINTED) {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    let shared = [
        (CACHE_CONTROL, cached),
        (VARY, "accept-encoding"),
        (ETAG, &etag),
    ];
    let known = asked.get(IF_NONE_MATCH).and_then(|tag| tag.to_str().ok());
    if known.is_some_and(|tags| tags.split(',').any(|tag| tag.trim() == etag)) {
        return Some((StatusCode::NOT_MODIFIED, shared).into_response());
    }
    let kind = [(CONTENT_TYPE, plain.metadata.mimetype().to_owned())];
    let (encoding, file) = match smaller(path, asked) {
        Some((encoding, file)) => (Some([(CONTENT_ENCODING, encoding)]), file),
        None => (None, plain),
    };
    let body = Body::from(file.data.into_owned());
    Some(match encoding {
        Some(encoding) => (shared, kind, encoding, body).into_response(),
        None => (shared, kind, body).into_response(),
    })
}

/// The file in an encoding that the browser understands.
fn smaller(path: &str, asked: &HeaderMap) -> Option<(&'static str, EmbeddedFile)> {
    let asked = asked.get(ACCEPT_ENCODING)?.to_str().ok()?;
    [("br", "br"), ("gzip", "gz")]
        .into_iter()
        .filter(|(encoding, _)| accepts(asked, encoding))
        .find_map(|(encoding, ending)| Some((encoding, App::get(&format!("{path}.{ending}"))?)))
}

/// Whether a browser that asks like this understands an encoding.
fn accepts(asked: &str, encoding: &str) -> bool {
    asked.split(',').any(|one| {
        let (name, weight) = one.split_once(';').unwrap_or((one, ""));
        let refused = matches!(weight.trim(), "q=0" | "q=0.0" | "q=0.00" | "q=0.000");
        name.trim().eq_ignore_ascii_case(encoding) && !refused
    })
}

/// The same for equal contents, whatever their encoding: we never send ranges.
fn etag(file: &EmbeddedFile) -> String {
    let hash = file.metadata.sha256_hash();
    let start = hash.iter().take(8);
    let number = start.fold(0_u64, |number, byte| number << 8 | u64::from(*byte));
    format!("W/\"{number:016x}\"")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_encoding_is_used_if_the_browser_understands_it() {
        assert!(accepts("gzip, deflate, br", "br"));
        assert!(accepts("br;q=0.5, gzip", "br"));
        assert!(!accepts("gzip, deflate", "br"));
        assert!(!accepts("br;q=0, gzip", "br"));
    }
}
