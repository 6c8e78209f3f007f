//! How much anybody may ask for, and who may ask for what the host alone should see.

use std::io::{Read, Write};
use std::net::TcpStream;

use protocol::Code;
use protocol::socket::{Message, Request};
use protocol::tables::NewSeat;

use crate::house::{BOT, Folder, House, Player, new_table};

#[tokio::test(flavor = "multi_thread")]
async fn floods_are_stopped_and_others_go_on() {
    let folder = Folder::new();
    let house = House::with(&folder, |config| {
        config.requests_per_second = 20;
        config.messages_per_second = 5;
    })
    .await;
    let host = house.guest().await;
    let table = host
        .open(&new_table("momiji", &[NewSeat::Me, BOT]))
        .await
        .expect("a table");
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

/// The first line of the answer to somebody whom a proxy forwards.
fn ask_from(host: &str, address: &str, path: &str) -> String {
    let mut stream = TcpStream::connect(host).expect("a connection");
    let request = format!(
        "GET {path} HTTP/1.1\r\nhost: {host}\r\nx-forwarded-for: {address}\r\nconnection: close\r\n\r\n"
    );
    stream.write_all(request.as_bytes()).expect("sent");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("an answer");
    answer.lines().next().unwrap_or_default().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn counts_are_for_whoever_runs_the_server() {
    for (public, status) in [(false, "404"), (true, "200")] {
        let folder = Folder::new();
        let house = House::with(&folder, |config| {
            config.behind_proxy = true;
            config.public_metrics = public;
        })
        .await;
        let host = house.host.clone();
        let answers = tokio::task::spawn_blocking(move || {
            ["203.0.113.9", "127.0.0.1"].map(|address| ask_from(&host, address, "/metrics"))
        });
        let [far, near] = answers.await.expect("answers");
        assert!(far.contains(status), "{far}");
        assert!(near.contains("200"), "{near}");
        house.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_has_only_so_many_sockets() {
    let folder = Folder::new();
    let house = House::with(&folder, |config| config.sockets_per_address = 2).await;
    let host = house.guest().await;
    let table = host
        .open(&new_table("momiji", &[NewSeat::Me, BOT]))
        .await
        .expect("a table");
    let first = Player::at(&host, &table.id).await;
    let _second = Player::at(&host, &table.id).await;
    let third = host.connect(&table.id).await.err().expect("refused");
    assert!(third.to_string().contains("429"), "{third}");
    first.connection.close().await;
    // The server notices in its own time that the first is gone.
    let mut again = host.connect(&table.id).await;
    for _ in 0..100 {
        if again.is_ok() {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        again = host.connect(&table.id).await;
    }
    assert!(again.is_ok());
    house.stop().await;
}
