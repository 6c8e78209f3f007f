//! Time: when it runs out, a bot plays until the person is back.

use protocol::socket::Request;
use protocol::tables::{Clock, NewSeat, NewTable};

use crate::house::{BOT, Folder, House, Player, new_table};

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_plays_for_whoever_is_late_until_they_are_back() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let host = house.guest().await;
    let table = NewTable {
        clock: Some(Clock::Budget {
            seconds: 5,
            increment: 0,
        }),
        ..new_table("momiji", &[NewSeat::Me, BOT])
    };
    let table = host.open(&table).await.expect("a table");
    let mut player = Player::at(&host, &table.id).await;
    player.until(Player::is_due).await;
    let mine = player.seat() - 1;
    assert!(player.table.seats[mine].deadline.is_some());
    player
        .until(|player| player.table.seats[mine].stand_in)
        .await;
    let moves = player.sight().moves;
    player
        .until(|player| player.sight().moves > moves || player.is_over())
        .await;

    let id = client::Connection::fresh_id();
    player
        .connection
        .send(&Request::Back { id })
        .await
        .expect("back");
    player
        .until(|player| !player.table.seats[mine].stand_in)
        .await;
    // Whoever comes back has time to look at the table.
    player
        .until(|player| player.is_due() || player.is_over())
        .await;
    assert!(player.table.seats[mine].time_left >= Some(50_000));
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_that_makes_no_sense_is_refused() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let host = house.guest().await;
    for seconds in [0, 4, u32::MAX] {
        let table = NewTable {
            clock: Some(Clock::Move { seconds }),
            ..new_table("momiji", &[NewSeat::Me, BOT])
        };
        let refused = host.open(&table).await.expect_err("no such clock");
        let problem = refused.problem().expect("a refusal").clone();
        assert_eq!(problem.code, protocol::Code::BadSetup);
        assert!(problem.details[0].contains("31 days"), "{problem:?}");
    }
    house.stop().await;
}
