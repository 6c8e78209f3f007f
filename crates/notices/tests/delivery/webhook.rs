//! A webhook, told or not.

use std::io::Write;
use std::net::TcpListener;
use std::thread;
use std::time::{Duration, Instant};

use notices::{CallError, Options, Sender, Unreached};
use serde_json::Value;

use crate::service::Service;
use crate::{keys, notice, sender};

#[test]
fn a_webhook_receives_the_notice_as_json() {
    let service = Service::start("204 No Content");
    sender("webhook")
        .call(&service.url("/hook?who=me"), &notice())
        .expect("delivered");
    let request = service.request();
    assert_eq!(request.line, "POST /hook?who=me HTTP/1.1");
    assert_eq!(request.header("Content-Type"), Some("application/json"));
    assert_eq!(request.header("Authorization"), None);
    let body: Value = serde_json::from_slice(&request.body).expect("JSON");
    assert_eq!(body["title"], "Your turn");
    assert_eq!(body, serde_json::to_value(notice()).expect("JSON"));
}

#[test]
fn a_webhook_that_says_no_is_reported_without_its_words() {
    let service =
        Service::start_raw("HTTP/1.1 500 Oh\r\nContent-Length: 6\r\n\r\nsecret".to_owned());
    let error = sender("no")
        .call(&service.url("/"), &notice())
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
        .call(&service.url("/"), &notice())
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
        .call(&url, &notice())
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
        .call(&url, &notice())
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
        .call(&url, &notice())
        .expect_err("no encryption");
    assert!(
        matches!(error, CallError::Unreached(Unreached::Failed { .. })),
        "{error:?}"
    );
    answering.join().expect("answered");
}
