//! Two servers on one database: none loses what the other stores.

use protocol::socket::Request;
use protocol::tables::{NewSeat, Table};

use crate::house::{Folder, House, Luck, Player, for_two, new_table, until};

#[tokio::test(flavor = "multi_thread")]
async fn two_servers_share_a_table() {
    let folder = Folder::new();
    let houses = [House::open(&folder).await, House::open(&folder).await];
    let (host, friend) = (houses[0].guest().await, houses[1].guest().await);
    let table = for_two(&host, &friend).await;
    let path = format!("/api/tables/{}", table.id);
    // The first server has the table in memory without the second person.
    until("it learns of them", async || {
        let begun: Result<Table, _> = host.post(&format!("{path}/start"), &()).await;
        begun.is_ok()
    })
    .await;
    let mut players = [
        Player::at(&host, &table.id).await,
        Player::again(&friend, &table.id, None).await,
    ];
    let mut luck = Luck(2);
    for _ in 0..30 {
        for index in 0..players.len() {
            let newest = players.iter().map(|player| player.version).max();
            let player = &mut players[index];
            player.until(|player| Some(player.version) >= newest).await;
            player
                .until(|player| player.is_due() || player.is_over() || player.others_due())
                .await;
            if player.is_due() {
                let chosen = luck.choose(player);
                player.play(&chosen).await;
            }
        }
    }
    let most = players
        .iter()
        .map(|player| player.version)
        .max()
        .expect("two");
    for player in &mut players {
        player.until(|player| player.version >= most).await;
    }
    assert_eq!(players[0].sight().moves, players[1].sight().moves);
    let [one, two] = houses;
    one.stop().await;
    two.stop().await;
}

/// Who is connected is known to their process alone: it says so when somebody at another one misses them.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_looks_through_another_server_is_not_missed_for_long() {
    let folder = Folder::new();
    let houses = [House::open(&folder).await, House::open(&folder).await];
    let (host, friend) = (houses[0].guest().await, houses[1].guest().await);
    let seats = [NewSeat::Me, NewSeat::Open];
    let table = host.open(&new_table("momiji", &seats)).await;
    let id = table.expect("a table").id;
    let path = format!("/api/tables/{id}");
    let joined: Result<Table, _> = friend.post(&format!("{path}/join"), &()).await;
    joined.expect("a seat");
    let mut player = Player::at(&host, &id).await;
    player
        .until(|player| player.table.seats[1].name.is_some())
        .await;
    let begun: Result<Table, _> = host.post(&format!("{path}/start"), &()).await;
    begun.expect("a beginning");
    let looking = Player::at(&friend, &id).await;
    let call = |id| Request::Call { id, seat: 2 };
    player.wish(call).await.expect("the table is told");
    player
        .until(|player| player.table.seats[1].give_from.is_none())
        .await;
    drop(looking);
    let [one, two] = houses;
    one.stop().await;
    two.stop().await;
}
