//! What `/readyz` says when something is wrong with the store, and what asking costs.

use protocol::tables::NewSeat;

use super::{Folder, House, new_table, status, until};
use crate::steady::faults;

/// It does not linger without a writer: whoever is in the middle of something is told, and all goes on.
#[tokio::test(flavor = "multi_thread")]
async fn a_writer_that_ends_is_begun_again() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let guest = house.guest().await;
    let table = new_table(vec![NewSeat::Me, NewSeat::Open]);
    for _ in 0..2 {
        assert_eq!(status(&guest, "/readyz").await, 200);
        faults::plant("the writer's end", 1);
        assert!(guest.open(&table).await.is_err(), "nobody wrote it");
        until("tables are opened again", async || {
            guest.open(&table).await.is_ok()
        })
        .await;
    }
    assert_eq!(status(&guest, "/readyz").await, 200);
    house.stop().await;
}

/// A trial takes the only connection that writes: on a full disk that nobody writes to, asking must not keep out
/// whoever does.
#[tokio::test(flavor = "multi_thread")]
async fn however_often_it_is_asked_a_full_disk_is_tried_once_a_second() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let guest = house.guest().await;
    faults::plant("pages", 1);
    // Whoever writes next learns it, and may still find room.
    let _ = guest
        .open(&new_table(vec![NewSeat::Me, NewSeat::Open]))
        .await;
    until("the disk is full", async || {
        status(&guest, "/readyz").await == 503
    })
    .await;
    faults::plant("trials", 0);
    let began = std::time::Instant::now();
    for _ in 0..100 {
        assert_eq!(status(&guest, "/readyz").await, 503);
    }
    let tried = u64::from(faults::planted("trials").expect("it is counted"));
    let seconds = began.elapsed().as_secs();
    assert!(tried <= seconds + 1, "{tried} times in {seconds} s");
    house.stop().await;
}
