//! Time: when it runs out, a bot plays until the person is back.

use protocol::socket::{Message, Request};
use protocol::tables::{Clock, NewSeat, NewTable, Pace, Table};

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
    // Everybody is here: clocks run.
    player
        .until(|player| player.table.seats[mine].deadline.is_some())
        .await;
    player
        .until(|player| player.table.seats[mine].stand_in)
        .await;
    // Nobody plays but bots: the game waits.
    assert_eq!(player.table.pace, Pace::Resting);
    let moves = player.sight().moves;
    // Bots that are due later play: one that were due here would have played.
    let alone = host.open(&new_table("momiji", &[BOT, BOT])).await;
    let mut alone = Player::at(&host, &alone.expect("a table").id).await;
    alone.until(|player| player.sight().moves > 0).await;
    let again = Player::at(&host, &table.id).await;
    assert_eq!(again.sight().moves, moves);

    let id = client::Connection::fresh_id();
    player
        .connection
        .send(&Request::Back { id })
        .await
        .expect("back");
    // The turn whose time ran out is the bot's; the next one is the person's, with ten seconds at least.
    player
        .until(|player| !player.table.seats[mine].stand_in)
        .await;
    player
        .until(|player| player.is_due() || player.is_over())
        .await;
    assert!(player.is_over() || player.table.seats[mine].time_left == Some(10_000));
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

/// A page that nobody looks at has seen nothing: clocks wait for it, and start as soon as somebody does.
#[tokio::test(flavor = "multi_thread")]
async fn clocks_wait_until_everybody_looks() {
    const HOUR: u64 = 3_600_000;
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let (host, friend) = (house.guest().await, house.guest().await);
    let table = NewTable {
        clock: Some(Clock::Move { seconds: 3600 }),
        ..new_table("momiji", &[NewSeat::Me, NewSeat::Open])
    };
    let id = host.open(&table).await.expect("a table").id;
    let path = format!("/api/tables/{id}");
    let joined: Result<Table, _> = friend.post(&format!("{path}/join"), &()).await;
    joined.expect("a seat");
    let mut player = Player::at(&host, &id).await;
    let mut hidden = Player::at(&friend, &id).await;
    for request in [Request::Looking { now: false }, Request::Ping {}] {
        hidden.connection.send(&request).await.expect("sent");
    }
    while hidden.connection.next().await.expect("an answer") != (Message::Pong {}) {}
    let begun: Table = host
        .post(&format!("{path}/start"), &())
        .await
        .expect("a beginning");
    let until = begun.clocks_wait.expect("they wait for the friend");
    let looking = Request::Looking { now: true };
    hidden.connection.send(&looking).await.expect("sent");
    let runs = |player: &Player| {
        let mut seats = player.table.seats.iter();
        seats.find_map(|seat| seat.deadline)
    };
    player.until(|player| runs(player).is_some()).await;
    assert!(
        runs(&player) < Some(until + HOUR),
        "before the grace is over"
    );
    house.stop().await;
}
