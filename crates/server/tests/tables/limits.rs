//! How much anybody may ask for, and who may ask for what the host alone should see.

use std::collections::BTreeSet;
use std::io::{Read, Write};
use std::net::TcpStream;

use protocol::Code;
use protocol::socket::{Message, Request};
use protocol::tables::{NewSeat, Table};

use crate::house::{BOT, Folder, House, Player, against_a_bot, new_table, until};

#[tokio::test(flavor = "multi_thread")]
async fn floods_are_stopped_and_others_go_on() {
    let folder = Folder::new();
    let house = House::with(&folder, |config| {
        config.requests_per_second = 20;
        config.messages_per_second = 5;
    })
    .await;
    let host = house.guest().await;
    let table = against_a_bot(&host).await;
    let mut player = Player::at(&host, &table.id).await;
    let mut refused = 0;
    for _ in 0..40 {
        player
            .connection
            .send(&Request::Ping {})
            .await
            .expect("sent");
    }
    while refused == 0 {
        if let Message::Refused { problem, .. } = player.connection.next().await.expect("answers") {
            assert_eq!(problem.code, Code::TooMany);
            refused += 1;
        }
    }
    let mut last = None;
    for _ in 0..200 {
        let answer = host.ask("GET", "/api/me", None).await.expect("an answer");
        if answer.status == 429 {
            last = Some(answer);
            break;
        }
    }
    let answer = last.expect("too many requests");
    assert!(answer.header("retry-after").is_some());
    assert!(answer.body.contains("too-many"));
    house.stop().await;
}

/// Whoever waits for an answer gets one, under the name of what they asked for: nothing else would tell them.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_refused_for_a_flood_is_named() {
    let folder = Folder::new();
    let house = House::with(&folder, |config| config.messages_per_second = 5).await;
    let host = house.guest().await;
    let table = against_a_bot(&host).await;
    let mut player = Player::at(&host, &table.id).await;
    let mut asked = BTreeSet::new();
    for number in 0..34 {
        let id = format!("n{number}");
        let text = "hm".to_owned();
        asked.insert(id.clone());
        let request = match number % 2 {
            0 => Request::Say { id, text },
            _ => Request::Why { id, text },
        };
        player.connection.send(&request).await.expect("sent");
    }
    let mut refused = 0;
    while !asked.is_empty() {
        let id = match player.connection.next().await.expect("an answer") {
            Message::Done { id, .. } | Message::Why { id, .. } => id,
            Message::Refused { id, problem } => {
                assert_eq!(problem.code, Code::TooMany);
                refused += 1;
                id.expect("its name")
            }
            _ => continue,
        };
        assert!(asked.remove(&id), "{id} is answered once");
    }
    assert!(refused > 0);
    house.stop().await;
}

/// The first line of the answer to somebody whom a proxy forwards.
fn ask_from(host: &str, address: &str, path: &str) -> String {
    ask(
        host,
        &format!(
            "GET {path} HTTP/1.1\r\nhost: {host}\r\nx-forwarded-for: {address}\r\nconnection: close\r\n\r\n"
        ),
    )
}

/// The same to somebody who asks for this name, in this version of the protocol.
fn ask_named(host: &str, name: &str, version: &str, path: &str) -> String {
    ask(
        host,
        &format!("GET {path} HTTP/{version}\r\nhost: {name}\r\nconnection: close\r\n\r\n"),
    )
}

fn ask(host: &str, request: &str) -> String {
    let mut stream = TcpStream::connect(host).expect("a connection");
    stream.write_all(request.as_bytes()).expect("sent");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("an answer");
    answer.lines().next().unwrap_or_default().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn counts_are_for_whoever_runs_the_server() {
    for (public, status) in [(false, 404), (true, 200)] {
        let folder = Folder::new();
        let house = House::with(&folder, |config| config.public_metrics = public).await;
        let host = house.host.clone();
        let answers = tokio::task::spawn_blocking(move || {
            ["203.0.113.9", "127.0.0.1"].map(|address| ask_from(&host, address, "/metrics"))
        });
        // Whoever comes through a proxy is not the host, whatever the proxy says.
        for forwarded in answers.await.expect("answers") {
            assert!(forwarded.contains(&status.to_string()), "{forwarded}");
        }
        // Nor is whoever comes through one that says nothing, but passes on for whom they took it.
        let named = house.host.clone();
        let asked = tokio::task::spawn_blocking(move || {
            [("games.example.org", "1.1"), (&*named, "1.0")]
                .map(|(name, version)| ask_named(&named, name, version, "/metrics"))
        });
        for passed_on in asked.await.expect("answers") {
            assert!(passed_on.contains(&status.to_string()), "{passed_on}");
        }
        let near = house.guest().await.ask("GET", "/metrics", None).await;
        assert_eq!(near.expect("an answer").status, 200);
        house.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn visitors_behind_a_proxy_on_this_machine_do_not_share_a_limit() {
    let folder = Folder::new();
    let house = House::with(&folder, |config| config.requests_per_second = 1).await;
    let host = house.host.clone();
    let asked = tokio::task::spawn_blocking(move || {
        let mut flood = (0..50).map(|_| ask_from(&host, "198.51.100.1, 203.0.113.9", "/healthz"));
        let stopped = flood.any(|answer| answer.contains("429"));
        // What the flood says about itself does not help it, and nobody else is stopped.
        let disguised = ask_from(&host, "198.51.100.2, 203.0.113.9", "/healthz");
        (
            stopped,
            disguised,
            ask_from(&host, "203.0.113.10", "/healthz"),
        )
    });
    let (stopped, disguised, other) = asked.await.expect("answers");
    assert!(stopped && disguised.contains("429"), "{disguised}");
    assert!(other.contains("200"), "{other}");
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_has_only_so_many_sockets() {
    let folder = Folder::new();
    let house = House::with(&folder, |config| config.sockets_per_address = 2).await;
    let host = house.guest().await;
    let table = against_a_bot(&host).await;
    let first = Player::at(&host, &table.id).await;
    let _second = Player::at(&host, &table.id).await;
    let third = host.connect(&table.id).await.err().expect("refused");
    assert!(third.to_string().contains("429"), "{third}");
    first.connection.close().await;
    // The server notices in its own time that the first is gone.
    let again = async || host.connect(&table.id).await.is_ok();
    until("there is room again", again).await;
    house.stop().await;
}

/// Whoever asks for ever other moments of the past is stopped at some time; what was shown before is still there.
#[tokio::test(flavor = "multi_thread")]
async fn moments_are_counted_ten_for_a_record() {
    let folder = Folder::new();
    let house = House::with(&folder, |config| config.records_per_minute = 1).await;
    let host = house.guest().await;
    let table = host.open(&new_table("momiji", &[NewSeat::Me, BOT])).await;
    let path = format!("/api/tables/{}", table.expect("a table").id);
    let _: Table = host
        .post(&format!("{path}/abandon"), &())
        .await
        .expect("an end");
    let ask = async |seat: usize, open: bool| {
        let path = format!("{path}/moments/0?seat={seat}&open={open}");
        let asked = host.ask("GET", &path, None).await;
        asked.expect("an answer").status
    };
    let mut running = Vec::new();
    let other = host.open(&new_table("momiji", &[NewSeat::Me, BOT])).await;
    let other = format!("/api/tables/{}/moments/0", other.expect("a table").id);
    assert_eq!(ask(1, true).await, 200);
    for _ in 0..20 {
        let asked = host.ask("GET", &other, None).await;
        running.push(asked.expect("an answer").status);
    }
    assert_eq!(running[..9], [200; 9]);
    assert!(running.contains(&429), "{running:?}");
    assert_eq!((ask(1, true).await, ask(2, true).await), (200, 429));
    house.stop().await;
}
