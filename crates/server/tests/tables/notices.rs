//! Notices: a person is called when it is their turn, and not while they look.

use std::io::{Read, Write};
use std::net::TcpListener;
use std::sync::mpsc;
use std::time::Duration;

use protocol::tables::{NewSeat, Table};
use serde_json::json;

use crate::house::{Folder, House, Luck, Player, new_table};

/// An address that notes what it is called with.
fn listen() -> (String, mpsc::Receiver<String>) {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let url = format!(
        "http://{}/hook",
        listener.local_addr().expect("its address")
    );
    let (told, heard) = mpsc::channel();
    std::thread::spawn(move || {
        for stream in listener.incoming() {
            let Ok(mut stream) = stream else { break };
            let _ = stream.set_read_timeout(Some(Duration::from_millis(300)));
            let mut bytes = Vec::new();
            let mut part = [0; 4096];
            while let Ok(count @ 1..) = stream.read(&mut part) {
                bytes.extend_from_slice(&part[..count]);
                if String::from_utf8_lossy(&bytes).contains("\"tag\"") {
                    break;
                }
            }
            let _ = stream.write_all(
                b"HTTP/1.1 204 No Content\r\ncontent-length: 0\r\nconnection: close\r\n\r\n",
            );
            if told
                .send(String::from_utf8_lossy(&bytes).into_owned())
                .is_err()
            {
                break;
            }
        }
    });
    (url, heard)
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_not_looking_is_called() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let (host, friend) = (house.guest().await, house.guest().await);
    let (url, called) = listen();
    let body = json!({ "webhook": url }).to_string();
    for guest in [&host, &friend] {
        let set = guest
            .ask("PATCH", "/api/me", Some(body.clone()))
            .await
            .expect("an answer");
        assert_eq!(set.status, 200, "{}", set.body);
    }
    let table = host
        .open(&new_table("momiji", &[NewSeat::Me, NewSeat::Open]))
        .await
        .expect("a table");
    let path = format!("/api/tables/{}", table.id);
    let _: Table = friend
        .post(&format!("{path}/join"), &())
        .await
        .expect("a seat");
    // Both look, so nobody is called; then one of them closes the page.
    let mut players = vec![
        Player::at(&host, &table.id).await,
        Player::at(&friend, &table.id).await,
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
    let call = tokio::task::spawn_blocking(move || called.recv_timeout(Duration::from_secs(10)));
    let call = call.await.expect("no panic").expect("a call");
    assert!(
        call.starts_with("POST /hook") && call.contains(&table.id),
        "{call}"
    );
    house.stop().await;
}
