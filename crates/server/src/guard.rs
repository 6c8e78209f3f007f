//! The door: who may come in, and what every answer carries.

use std::any::Any;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Once;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::header::{HOST, HeaderName, ORIGIN};
use axum::http::{HeaderMap, HeaderValue, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use protocol::Code;

use crate::app::App;
use crate::caller::Caller;
use crate::reading::for_visitor;
use crate::refused::Refused;
use crate::steady::reason;

/// Nothing but what comes from this server, and nothing inline. The engine runs in the browser as a module, which is
/// made of bytes that were loaded from here: that is what `wasm-unsafe-eval` allows, and nothing else.
const CONTENT_POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
    img-src 'self' data:; font-src 'self'; connect-src 'self'; media-src 'self'; manifest-src 'self'; \
    worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const HEADERS: [(&str, &str); 6] = [
    ("content-security-policy", CONTENT_POLICY),
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "same-origin"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
    (
        "permissions-policy",
        "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    ),
];

/// Gives every answer its headers.
pub async fn headers(request: Request, next: Next) -> Response {
    let private = request.uri().path().starts_with("/api/");
    let mut answer = next.run(request).await;
    for (name, value) in HEADERS {
        let name = HeaderName::from_static(name);
        let value = HeaderValue::from_static(value);
        answer.headers_mut().insert(name, value);
    }
    if private {
        // What one person may see must not be kept for another.
        let never = HeaderValue::from_static("no-store");
        answer
            .headers_mut()
            .insert(HeaderName::from_static("cache-control"), never);
    }
    answer
}

/// Lets a request in, unless it comes from a page of another site or from somebody who asks too much.
pub async fn admit(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD);
    let socket = request.headers().contains_key("upgrade");
    if (changes || socket) && !same_site(&app, request.headers()) {
        return Refused::new(Code::WrongOrigin).into_response();
    }
    let peer = peer(&request);
    let caller = Caller::new(&app.config, peer, request.version(), request.headers());
    if caller.unannounced {
        warn_of_a_silent_proxy();
    }
    request.extensions_mut().insert(caller);
    if let Err(refused) = app.limits.request(caller.address) {
        return refused.into_response();
    }
    if changes && *app.stopping.borrow() {
        return Refused::new(Code::Stopping).into_response();
    }
    for_visitor(caller.address, next.run(request)).await
}

/// Says once that visitors can't be told from each other.
fn warn_of_a_silent_proxy() {
    static SAID: Once = Once::new();
    SAID.call_once(|| {
        tracing::warn!(
            "something on this machine asks for others without saying for whom; if it is a proxy, let it set \
             X-Forwarded-For, or all its visitors share one limit (docs/server.md, \"Behind a proxy\")"
        );
    });
}

/// Browsers say which page a request comes from; programs do not.
fn same_site(app: &App, headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(ORIGIN) else {
        return true;
    };
    let Ok(origin) = origin.to_str() else {
        return false;
    };
    if let Some(url) = &app.config.public_url {
        return origin == url.trim_end_matches('/');
    }
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    let site = origin.split_once("://").map(|(_, site)| site);
    site.is_some() && site == host
}

/// Where whoever asks found this server: what stands in the address of their browser, else the host that a
/// program asked for.
pub fn origin(headers: &HeaderMap) -> Option<String> {
    let text = |name: &HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
    // It has been compared with the host, or with what the server was told to be.
    let origin = text(&ORIGIN).map(str::to_owned).or_else(|| {
        let forwarded = text(&HeaderName::from_static("x-forwarded-proto"));
        let scheme = forwarded.filter(|scheme| *scheme == "https");
        Some(format!("{}://{}", scheme.unwrap_or("http"), text(&HOST)?))
    })?;
    let fits = origin.len() <= 300 && ::notices::check_address(&origin).is_ok();
    fits.then_some(origin)
}

/// Who is connected.
fn peer(request: &Request) -> IpAddr {
    let direct = request.extensions().get::<ConnectInfo<SocketAddr>>();
    let direct = direct.map(|ConnectInfo(address)| address.ip());
    direct.unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED))
}

/// A handler broke down: the log says over what, and nothing of it reaches the client.
pub fn broke_down(payload: &(dyn Any + Send)) -> Response {
    tracing::error!(reason = reason(payload), "a request broke down");
    Refused::new(Code::Internal).into_response()
}
