//! A webhook, told or not.

use std::io::Write;
use std::net::TcpListener;
use std::thread;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use hmac::{Hmac, Mac};
use notices::{CallError, Options, Sender, Unreached};
use serde_json::Value;
use sha2::Sha256;

use crate::push::browser;
use crate::service::Service;
use crate::{SECRET, keys, notice, sender};

#[test]
fn a_webhook_receives_the_notice_as_json() {
    let service = Service::start("204 No Content");
    sender("webhook")
        .call(&service.url("/hook?who=me"), SECRET, &notice())
        .expect("delivered");
    let request = service.request();
    assert_eq!(request.line, "POST /hook?who=me HTTP/1.1");
    assert_eq!(request.header("Content-Type"), Some("application/json"));
    assert_eq!(request.header("Authorization"), None);
    let body: Value = serde_json::from_slice(&request.body).expect("JSON");
    assert_eq!(body["title"], "Your turn");
    assert_eq!(body, serde_json::to_value(notice()).expect("JSON"));
    assert_eq!(request.header("Reverie-Notice"), Some("table-7-42-zoe"));
}

/// What a webhook's owner does: the signature is over the moment and the very bytes that came.
#[test]
fn a_call_is_signed_with_the_secret_of_the_webhook() {
    let service = Service::start("204 No Content");
    let before = SystemTime::now();
    sender("signed")
        .call(&service.url("/"), SECRET, &notice())
        .expect("delivered");
    let request = service.request();
    let header = request.header("Reverie-Signature").expect("a signature");
    let (at, signature) = header.split_once(",v1=").expect("two parts");
    let at = at.strip_prefix("t=").expect("a moment");
    let seconds = Duration::from_secs(at.parse().expect("seconds"));
    let began = before.duration_since(UNIX_EPOCH).expect("a clock");
    assert!(seconds.as_secs().abs_diff(began.as_secs()) <= 5, "{header}");
    let mut own = Hmac::<Sha256>::new_from_slice(SECRET.as_bytes()).expect("a key");
    own.update(&[at.as_bytes(), b".", &request.body].concat());
    let own = own.finalize().into_bytes();
    assert_eq!(signature, format!("{own:x}"));
}

#[test]
fn what_may_be_mended_is_told_from_what_is_final() {
    let sender = sender("final");
    for (answer, last) in [
        ("410 Gone", true),
        ("404 Not Found", false),
        ("401 Unauthorized", false),
        ("500 Oh", false),
        ("302 Found", false),
    ] {
        let service = Service::start(answer);
        let error = sender.call(&service.url("/"), SECRET, &notice());
        assert_eq!(error.expect_err(answer).is_final(), last, "{answer}");
    }
    for (answer, last) in [
        ("410 Gone", true),
        ("404 Not Found", true),
        ("413 Too Large", true),
        ("403 Forbidden", false),
        ("429 Too Many", false),
        ("503 Busy", false),
    ] {
        let service = Service::start(answer);
        let error = sender.push(&browser(service.url("/")), &notice());
        assert_eq!(error.expect_err(answer).is_final(), last, "{answer}");
    }
    let inside = Sender::new(keys("inside-final"), Options::default());
    let error = inside.call("http://127.0.0.1/", SECRET, &notice());
    assert!(error.expect_err("private").is_final());
}

#[test]
fn a_webhook_that_says_no_is_reported_without_its_words() {
    let service =
        Service::start_raw("HTTP/1.1 500 Oh\r\nContent-Length: 6\r\n\r\nsecret".to_owned());
    let error = sender("no")
        .call(&service.url("/"), SECRET, &notice())
        .expect_err("refused");
    assert_eq!(
        error,
        CallError::Refused {
            host: "127.0.0.1".to_owned(),
            status: 500
        }
    );
    assert!(error.to_string().contains("500"), "{error}");
}

#[test]
fn an_endless_answer_is_not_read_to_its_end() {
    let endless = format!(
        "HTTP/1.1 500 Oh\r\nContent-Length: 99999999\r\n\r\n{}",
        "a".repeat(4096)
    );
    let service = Service::start_raw(endless);
    let begin = Instant::now();
    sender("endless")
        .call(&service.url("/"), SECRET, &notice())
        .expect_err("refused");
    assert!(begin.elapsed() < Duration::from_secs(3));
}

#[test]
fn a_service_that_never_answers_is_given_up() {
    // Connections wait in its queue, and nobody takes them.
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let url = format!("http://{}/", listener.local_addr().expect("an address"));
    let after = Duration::from_millis(300);
    let options = Options {
        allow_private: true,
        timeout: after,
        ..Options::default()
    };
    let begin = Instant::now();
    let error = Sender::new(keys("late"), options)
        .call(&url, SECRET, &notice())
        .expect_err("no answer");
    let late = Unreached::Late {
        host: "127.0.0.1".to_owned(),
        after,
    };
    assert_eq!(error, CallError::Unreached(late));
    assert!(error.to_string().contains("300ms"), "{error}");
    assert!(begin.elapsed() < Duration::from_secs(3));
}

#[test]
fn a_service_that_is_not_there_is_reported() {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let url = format!("http://{}/", listener.local_addr().expect("an address"));
    drop(listener);
    let error = sender("nobody")
        .call(&url, SECRET, &notice())
        .expect_err("nobody there");
    assert!(
        matches!(error, CallError::Unreached(Unreached::Failed { .. })),
        "{error:?}"
    );
    assert!(
        error
            .to_string()
            .starts_with("127.0.0.1 could not be reached: "),
        "{error}"
    );
}

#[test]
fn encryption_that_fails_is_reported() {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let url = format!("https://{}/", listener.local_addr().expect("an address"));
    // What a server without encryption says to one that begins with it.
    let answering = thread::spawn(move || {
        let (mut stream, _) = listener.accept().expect("a connection");
        stream
            .write_all(b"HTTP/1.1 400 Bad Request\r\n\r\n")
            .expect("written");
    });
    let error = sender("plain")
        .call(&url, SECRET, &notice())
        .expect_err("no encryption");
    assert!(
        matches!(error, CallError::Unreached(Unreached::Failed { .. })),
        "{error:?}"
    );
    answering.join().expect("answered");
}
