//! The past: one's own view of a running game, everybody's of a finished one.

use protocol::Code;
use protocol::tables::{Moment, NewSeat, Table};

use crate::house::{BOT, Folder, House, Luck, Player, new_table};

#[tokio::test(flavor = "multi_thread")]
async fn a_running_game_shows_the_own_past_and_a_finished_one_all() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let host = house.guest().await;
    let table = host
        .open(&new_table("momiji", &[NewSeat::Me, BOT]))
        .await
        .expect("a table");
    let path = format!("/api/tables/{}", table.id);
    let mut player = Player::at(&host, &table.id).await;
    let mut luck = Luck(5);
    let mut seen = Vec::new();
    for _ in 0..8 {
        player.until(Player::is_due).await;
        seen.push((player.sight().moves, player.sight().view.clone()));
        let chosen = luck.choose(&player);
        player.play(&chosen).await;
    }
    for (moves, view) in seen {
        let moment: Moment = host
            .get(&format!("{path}/moments/{moves}"))
            .await
            .expect("a moment");
        assert_eq!(moment.sight.view, view);
        assert_eq!(moment.step.is_some(), moves > 0);
        assert!(moment.sight.choices.is_empty(), "the past can't be played");
    }
    let other = 3 - player.seat();
    let peek = format!("{path}/moments/4?seat={other}");
    let refused = host.get::<Moment>(&peek).await.expect_err("not yet");
    assert_eq!(refused.problem().expect("a refusal").code, Code::NotOver);
    let record = host
        .ask("GET", &format!("{path}/record"), None)
        .await
        .expect("an answer");
    assert_eq!(record.status, 409, "the seed stands in it");

    let _: Table = host
        .post(&format!("{path}/abandon"), &())
        .await
        .expect("an end");
    let stranger = house.guest().await;
    let moment: Moment = stranger.get(&peek).await.expect("all is open now");
    assert_eq!(moment.sight.moves, 4);
    let record = stranger
        .ask("GET", &format!("{path}/record"), None)
        .await
        .expect("an answer");
    assert_eq!(record.status, 200);
    shelf::replay(&record.body).expect("it replays");
    house.stop().await;
}
