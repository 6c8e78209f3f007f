//! Notices: a person is called when it is their turn, and not while they look.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::mpsc;
use std::time::Duration;

use client::Guest;
use protocol::tables::{NewSeat, Table};
use serde_json::json;

use crate::house::{Folder, House, Luck, Player, new_table};

/// A service that answers all calls alike, and notes them.
fn listen(answer: &'static str) -> (String, mpsc::Receiver<String>) {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let url = format!("http://{}", listener.local_addr().expect("its address"));
    let (told, heard) = mpsc::channel();
    std::thread::spawn(move || {
        for stream in listener.incoming() {
            let Ok(mut stream) = stream else { break };
            let call = hear(&mut stream);
            let rest = "content-length: 0\r\nconnection: close\r\n\r\n";
            let _ = stream.write_all(format!("HTTP/1.1 {answer}\r\n{rest}").as_bytes());
            if told.send(call).is_err() {
                break;
            }
        }
    });
    (url, heard)
}

/// A whole request; bytes that are no text are lost.
fn hear(stream: &mut TcpStream) -> String {
    let mut lines = BufReader::new(stream);
    let (mut call, mut length) = (String::new(), 0);
    loop {
        let mut line = String::new();
        let read = lines.read_line(&mut line);
        let lower = line.to_ascii_lowercase();
        if let Some(count) = lower.strip_prefix("content-length:") {
            length = count.trim().parse().expect("a number");
        }
        call.push_str(&line);
        if line.trim().is_empty() || !matches!(read, Ok(1..)) {
            break;
        }
    }
    let mut body = vec![0; length];
    lines.read_exact(&mut body).expect("a body");
    call + &String::from_utf8_lossy(&body)
}

async fn next_call(called: mpsc::Receiver<String>) -> (String, mpsc::Receiver<String>) {
    let call = tokio::task::spawn_blocking(move || {
        let call = called.recv_timeout(Duration::from_secs(10));
        (call.expect("a call"), called)
    });
    call.await.expect("no panic")
}

/// Two people at a table. The one who is not due closes the page, the other one plays until it is their
/// turn; nobody is called while both look. Gives back the table and who is still there.
async fn one_goes_away(
    (host, friend): (&Guest, &Guest),
    called: &mpsc::Receiver<String>,
) -> (String, Player) {
    let table = host
        .open(&new_table("momiji", &[NewSeat::Me, NewSeat::Open]))
        .await
        .expect("a table");
    let path = format!("/api/tables/{}", table.id);
    let _: Table = friend
        .post(&format!("{path}/join"), &())
        .await
        .expect("a seat");
    let mut players = vec![
        Player::at(host, &table.id).await,
        Player::at(friend, &table.id).await,
    ];
    let _: Table = host
        .post(&format!("{path}/start"), &())
        .await
        .expect("a beginning");
    for player in &mut players {
        player.until(|player| player.sight.is_some()).await;
    }
    let first = usize::from(!players[0].is_due());
    let away = players.remove(1 - first);
    away.connection.close().await;
    let mut player = players.remove(0);
    let mut luck = Luck(4);
    assert!(called.try_recv().is_err(), "nobody is called while looking");
    while player.is_due() {
        let chosen = luck.choose(&player);
        player.play(&chosen).await;
    }
    (table.id, player)
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_not_looking_is_called() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let (host, friend) = (house.guest().await, house.guest().await);
    let (url, called) = listen("204 No Content");
    let body = json!({ "webhook": format!("{url}/hook") }).to_string();
    for guest in [&host, &friend] {
        let set = guest
            .ask("PATCH", "/api/me", Some(body.clone()))
            .await
            .expect("an answer");
        assert_eq!(set.status, 200, "{}", set.body);
    }
    let (table, _player) = one_goes_away((&host, &friend), &called).await;
    let (call, _) = next_call(called).await;
    assert!(
        call.starts_with("POST /hook") && call.contains(&table),
        "{call}"
    );
    house.stop().await;
}

/// The public key of a browser and its secret, as RFC 8291 shows them.
const BROWSER: (&str, &str) = (
    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    "BTBZMqHH6r4Tts7J_aSIgg",
);

#[tokio::test(flavor = "multi_thread")]
async fn a_browser_that_asked_for_it_gets_a_push_and_one_that_is_gone_no_more() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let (host, friend) = (house.guest().await, house.guest().await);
    let (url, called) = listen("410 Gone");
    let (p256dh, auth) = BROWSER;
    for (guest, path) in [(&host, "host"), (&friend, "friend")] {
        let keys = json!({ "p256dh": p256dh, "auth": auth });
        let browser = json!({ "endpoint": format!("{url}/{path}"), "keys": keys });
        let added = guest
            .ask("POST", "/api/push", Some(browser.to_string()))
            .await
            .expect("an answer");
        assert_eq!(added.status, 204, "{}", added.body);
    }
    let key = host.ask("GET", "/api/push/key", None).await.expect("a key");
    let key: serde_json::Value = serde_json::from_str(&key.body).expect("JSON");
    let (table, mut player) = one_goes_away((&host, &friend), &called).await;

    let (call, called) = next_call(called).await;
    let (head, body) = call.split_once("\r\n\r\n").expect("a head");
    let head = head.to_ascii_lowercase();
    assert!(head.contains("content-encoding: aes128gcm"), "{head}");
    assert!(
        call.contains(key["key"].as_str().expect("a text")),
        "{call}"
    );
    assert!(!body.contains("momiji"), "only the browser can read it");

    // The service said that this browser is gone: the next turn calls nobody.
    let away = if head.starts_with("post /host") {
        &host
    } else {
        &friend
    };
    let mut back = Player::at(away, &table).await;
    let mut luck = Luck(5);
    while back.is_due() {
        let chosen = luck.choose(&back);
        back.play(&chosen).await;
    }
    back.connection.close().await;
    player.until(|player| player.is_due()).await;
    while player.is_due() {
        let chosen = luck.choose(&player);
        player.play(&chosen).await;
    }
    let silence = called.recv_timeout(Duration::from_secs(1));
    assert!(silence.is_err(), "{silence:?}");
    house.stop().await;
}
