//! The outbox: notices are kept until they are delivered, and no address is in the way of another.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use client::Guest;

use crate::callee::Callee;
use crate::house::{Folder, House, Player};
use crate::notices::{add_browser, end_turn, set_webhook, waits_for};

/// As many browsers as one person may have, at a push service that never answers; and beside it another push
/// service and a webhook.
#[tokio::test(flavor = "multi_thread")]
async fn addresses_that_hang_hold_up_nobody() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let (host, friend) = (house.guest().await, house.guest().await);
    let mut hanging = Callee::with(|_| None);
    let (mut push, mut webhook) = (
        Callee::answering("201 Created"),
        Callee::answering("204 No Content"),
    );
    for number in 1..20 {
        add_browser(&friend, &format!("{}/{number}", hanging.url)).await;
    }
    add_browser(&friend, &format!("{}/good", push.url)).await;
    set_webhook(&friend, &webhook.url).await;
    waits_for(&friend, &host).await;
    for called in [&mut hanging, &mut webhook, &mut push] {
        called.next().await;
    }
    assert_eq!(hanging.given_up(), 0, "nobody has waited for it");

    // Somebody else at another table, with a webhook that hangs as well, and the first one there once more.
    let other = house.guest().await;
    let mut another = Callee::with(|_| None);
    set_webhook(&other, &another.url).await;
    waits_for(&other, &host).await;
    waits_for(&friend, &host).await;
    for called in [&mut another, &mut webhook, &mut push] {
        called.next().await;
    }
    assert_eq!(another.given_up(), 0, "nobody has waited for it");
    house.stop().await;
}

/// More addresses than there are places, each at a host of its own, that take every notice after nine seconds: none
/// of them ever fails.
#[tokio::test(flavor = "multi_thread")]
async fn addresses_that_are_slow_hold_up_nobody() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let (host, friend) = (house.guest().await, house.guest().await);
    let service = Callee::slow(Duration::from_secs(9));
    let mut webhook = Callee::answering("204 No Content");
    set_webhook(&friend, &webhook.url).await;
    let slow = [house.guest().await, house.guest().await];
    for (person, guest) in slow.iter().enumerate() {
        for number in 1..=20 {
            let port = service.port;
            add_browser(guest, &format!("http://127.0.{person}.{number}:{port}/")).await;
        }
    }
    for guest in slow.iter().chain([&friend]) {
        waits_for(guest, &host).await;
    }
    webhook.next().await;
    assert_eq!(service.answered(), 0, "nobody has waited for one of them");
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_not_taken_is_sent_again_under_the_same_name() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let (host, friend) = (house.guest().await, house.guest().await);
    let mut callee = Callee::with(|number| match number {
        1 => Some("503 Busy"),
        _ => Some("204 No Content"),
    });
    set_webhook(&friend, &callee.url).await;
    waits_for(&friend, &host).await;
    let (first, second) = (callee.next().await, callee.next().await);
    let name = first.header("Reverie-Notice");
    assert_eq!(second.header("Reverie-Notice"), name);
    assert_eq!(first.body, second.body);
    assert!(callee.is_left_alone(&house).await, "it was taken");
    // Another turn is another notice.
    waits_for(&friend, &host).await;
    assert_ne!(callee.next().await.header("Reverie-Notice"), name);
    house.stop().await;
}

/// The server is stopped while nobody takes the notice; after the next start somebody does.
#[tokio::test(flavor = "multi_thread")]
async fn notices_outlive_the_server() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let (host, friend) = (house.guest().await, house.guest().await);
    let open = Arc::new(AtomicBool::new(false));
    let is_open = Arc::clone(&open);
    let mut callee = Callee::with(move |_| {
        let open = is_open.load(Ordering::Relaxed);
        Some(if open { "204 No Content" } else { "500 Oh" })
    });
    set_webhook(&friend, &callee.url).await;
    let (table, player) = waits_for(&friend, &host).await;
    let name = callee.next().await.header("Reverie-Notice").to_owned();
    player.connection.close().await;
    house.stop().await;
    open.store(true, Ordering::Relaxed);
    let house = House::open(&folder).await;
    let call = callee.next().await;
    assert_eq!(
        (call.header("Reverie-Notice"), call.says("tag")),
        (name.as_str(), table)
    );
    house.stop().await;
}

/// Who has played in the meantime is not told that it was their turn, and no more is who has left.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_overtaken_is_not_sent() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let (host, friend) = (house.guest().await, house.guest().await);
    let mut callee = Callee::with(|number| match number {
        1 => Some("503 Busy"),
        _ => Some("204 No Content"),
    });
    set_webhook(&friend, &callee.url).await;
    let (table, mut player) = waits_for(&friend, &host).await;
    callee.next().await;
    let mut back = Player::at(&friend, &table).await;
    end_turn(&mut back).await;
    // It is their turn again, and they look on: what is tried again after 2 seconds is not for them.
    player.until(Player::is_due).await;
    end_turn(&mut player).await;
    assert!(callee.is_left_alone(&house).await);
    house.stop().await;
}

/// Of two servers one delivers, turn after turn.
#[tokio::test(flavor = "multi_thread")]
async fn two_servers_send_a_notice_once() {
    let folder = Folder::new();
    let houses = [House::open(&folder).await, House::open(&folder).await];
    let hosts = [houses[0].guest().await, houses[1].guest().await];
    let friend: Guest = houses[0].guest().await;
    let mut callee = Callee::answering("204 No Content");
    set_webhook(&friend, &callee.url).await;
    let mut names = Vec::new();
    for host in hosts.iter().cycle().take(6) {
        let friend = friend.clone().at(&host.host);
        waits_for(&friend, host).await;
        names.push(callee.next().await.header("Reverie-Notice").to_owned());
    }
    assert!(callee.is_left_alone(&houses[0]).await);
    names.sort();
    names.dedup();
    assert_eq!(names.len(), 6, "each once");
    for house in houses {
        house.stop().await;
    }
}
