//! A name that was saved comes to every table, whatever became of whoever was on the way with it.

use client::Guest;
use protocol::tables::{NewSeat, Table};

use super::{Folder, House, new_table, until};
use crate::steady::faults;

async fn save(guest: &Guest, name: &str) {
    let body = format!("{{\"name\":\"{name}\"}}");
    let saved = guest.ask("PATCH", "/api/me", Some(body)).await;
    assert_eq!(saved.expect("an answer").status, 200);
}

/// What the host is called at a table.
async fn called(guest: &Guest, table: &str) -> Option<String> {
    let table: Table = guest
        .get(&format!("/api/tables/{table}"))
        .await
        .expect("the table");
    table.seats[0].name.clone()
}

/// A table where a name did not come, because whoever was on the way with it broke down.
async fn left_behind(guest: &Guest) -> String {
    let table = guest
        .open(&new_table(vec![NewSeat::Me, NewSeat::Open]))
        .await;
    let table = table.expect("a table").id;
    faults::plant("renames", 1);
    save(guest, "Aya").await;
    until("it breaks down", async || {
        faults::planted("renames") == Some(0)
    })
    .await;
    assert_ne!(called(guest, &table).await.as_deref(), Some("Aya"));
    table
}

async fn comes(guest: &Guest, table: &str) {
    until("the name comes", async || {
        called(guest, table).await.as_deref() == Some("Aya")
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_name_that_was_lost_on_the_way_comes_with_its_person() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let guest = house.guest().await;
    let table = left_behind(&guest).await;
    let mut connection = guest.connect(&table).await.expect("a connection");
    connection.hello(None).await.expect("a greeting");
    comes(&guest, &table).await;
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_name_that_was_lost_on_the_way_comes_when_it_is_saved_again() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let guest = house.guest().await;
    let table = left_behind(&guest).await;
    save(&guest, "Aya").await;
    comes(&guest, &table).await;
    house.stop().await;
}

/// Nobody has to do anything for it.
#[tokio::test(flavor = "multi_thread")]
async fn a_name_that_could_not_be_stored_at_a_table_is_stored_later() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let guest = house.guest().await;
    let table = guest
        .open(&new_table(vec![NewSeat::Me, NewSeat::Open]))
        .await;
    let table = table.expect("a table").id;
    faults::plant("writer", 1);
    save(&guest, "Aya").await;
    until("it is not stored", async || {
        faults::planted("writer") == Some(0)
    })
    .await;
    comes(&guest, &table).await;
    house.stop().await;
}
