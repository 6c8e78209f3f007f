//! A bot that breaks down holds up no other table's.

use super::{BOT, Folder, House, moves, new_table, until};
use crate::steady::faults;

/// Nobody looks for forgotten bots here, and there is one worker: if it were not free at once, nothing would ever move.
#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_breaks_down_frees_its_worker_at_once() {
    let folder = Folder::new();
    faults::plant("bots", 1_000_000);
    let house = House::with(&folder, |config| config.bot_workers = 1).await;
    let guest = house.guest().await;
    for place in ["a bot's turn", "a bot's thoughts"] {
        let mut tables = Vec::new();
        for _ in 0..2 {
            let table = guest.open(&new_table(vec![BOT, BOT])).await;
            tables.push(table.expect("a table").id);
        }
        let all_moves = async || moves(&guest, &tables[0]).await + moves(&guest, &tables[1]).await;
        until("both play", async || {
            moves(&guest, &tables[0]).await > 0 && moves(&guest, &tables[1]).await > 0
        })
        .await;
        faults::plant(place, 1);
        until(place, async || faults::planted(place) == Some(0)).await;
        let before = all_moves().await;
        until("the other one's bots go on", async || {
            all_moves().await > before + 2
        })
        .await;
    }
    house.stop().await;
}
