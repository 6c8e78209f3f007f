//! Where notices do not go.

use notices::{CallError, Options, PushError, Sender, Unreached};

use crate::push::browser;
use crate::service::Service;
use crate::{SECRET, keys, notice, sender};

#[test]
fn by_default_nothing_goes_to_the_servers_own_network() {
    let service = Service::start("200 OK");
    let sender = Sender::new(keys("inside"), Options::default());
    // The names and numbers are different ways to say "this machine" and "this network".
    for host in [
        "127.0.0.1",
        "localhost",
        "[::1]",
        "[::ffff:127.0.0.1]",
        "2130706433",
        "0x7f.1",
        "0.0.0.0",
        "10.0.0.1",
        "169.254.169.254",
        "100.64.0.1",
        "[fd00::1]",
        "[fe80::1]",
        "224.0.0.1",
    ] {
        let url = format!("http://{host}:{}/", service.port);
        let called = sender.call(&url, SECRET, &notice()).expect_err(host);
        let private = matches!(called, CallError::Unreached(Unreached::Private { .. }));
        assert!(private, "{host}: {called:?}");
        let pushed = sender.push(&browser(url), &notice()).expect_err(host);
        let private = matches!(pushed, PushError::Unreached(Unreached::Private { .. }));
        assert!(private, "{host}: {pushed:?}");
    }
    assert!(service.is_untouched());
    let error = sender
        .call("http://localhost/", SECRET, &notice())
        .expect_err("private");
    assert!(error.to_string().contains("localhost leads to "), "{error}");
}

#[test]
fn private_addresses_can_be_allowed() {
    let service = Service::start("200 OK");
    let url = format!("http://localhost:{}/", service.port);
    sender("allowed")
        .call(&url, SECRET, &notice())
        .expect("delivered");
    service.request();
}

#[test]
fn a_redirect_is_not_followed() {
    let elsewhere = Service::start("200 OK");
    let sender = sender("redirect");
    for status in [301, 302, 303, 307, 308] {
        let location = elsewhere.url("/secret");
        let service = Service::start_raw(format!(
            "HTTP/1.1 {status} Elsewhere\r\nLocation: {location}\r\nContent-Length: 0\r\n\r\n"
        ));
        let called = sender
            .call(&service.url("/"), SECRET, &notice())
            .expect_err("a redirect");
        assert_eq!(
            called,
            CallError::Refused {
                host: "127.0.0.1".to_owned(),
                status
            }
        );
        let pushed = sender
            .push(&browser(service.url("/")), &notice())
            .expect_err("a redirect");
        assert!(matches!(pushed, PushError::Refused { status: found, .. } if found == status));
    }
    assert!(elsewhere.is_untouched());
}

#[test]
fn only_web_addresses_are_called() {
    let sender = sender("web");
    for url in [
        "ftp://example.org/",
        "file:///etc/passwd",
        "example.org/hook",
        "unix:/run/docker.sock",
    ] {
        let error = sender.call(url, SECRET, &notice()).expect_err(url);
        assert!(matches!(error, CallError::Address(_)), "{url}: {error:?}");
    }
}
