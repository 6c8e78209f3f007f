//! Whole games, by several clients, with bots and spectators.

use protocol::tables::{NewSeat, Stage};

use crate::house::{BOT, Folder, House, Luck, Player, against_a_bot, new_table};

/// Two people and a bot play to the end while a spectator looks; both people lose their connection
/// at every seventh step.
async fn play_to_the_end(game: &str) {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let (host, friend) = (house.guest().await, house.guest().await);
    let seats = [NewSeat::Me, NewSeat::Open, BOT];
    let table = host.open(&new_table(game, &seats)).await.expect("a table");
    let path = format!("/api/tables/{}", table.id);
    let joined: protocol::tables::Table = friend
        .post(&format!("{path}/join"), &())
        .await
        .expect("a seat");
    assert!(joined.seats[1].mine);
    let _: protocol::tables::Table = host
        .post(&format!("{path}/start"), &())
        .await
        .expect("start");

    let watching = house.guest().await;
    let mut watching = Player::at(&watching, &table.id).await;
    // Looking means to listen all the time: who says nothing for a minute, not even that they are
    // still there, or leaves the socket to fill up, is rightly sent away.
    let looked_on = tokio::spawn(async move {
        watching.until(Player::is_over).await;
        watching
    });
    let mut players = [
        Player::at(&host, &table.id).await,
        Player::at(&friend, &table.id).await,
    ];
    let mut luck = Luck(7);
    let mut steps = 0;
    while !players[0].is_over() {
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
                steps += 1;
            }
            if steps % 7 == 3 {
                let seen = player.version;
                let mut again = Player::again(&player.guest, &table.id, Some(seen)).await;
                again.version = again.version.max(seen);
                *player = again;
            }
        }
    }
    for player in &mut players {
        player.until(Player::is_over).await;
        assert_eq!(player.table.stage, Stage::Finished);
        assert!(player.sight().tally.is_some(), "the score is explained");
    }
    let mut watching = looked_on.await.expect("the spectator saw the end");
    let last = players[0].version;
    watching.until(|player| player.version >= last).await;
    assert!(watching.sight().choices.is_empty());
    assert!(watching.sight().tally.is_some());
    // The record replays by the rules alone.
    let record = host
        .ask("GET", &format!("{path}/record"), None)
        .await
        .expect("a record");
    assert_eq!(record.status, 200);
    let again = shelf::Shelf::standard()
        .replay(&record.body)
        .expect("it replays");
    assert!(again.is_over());
    assert_eq!(again.moves_made(), players[0].sight().moves);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_of_momiji() {
    play_to_the_end("momiji").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_of_vivid_memories() {
    play_to_the_end("vivid-memories").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_of_deja_vu() {
    play_to_the_end("deja-vu").await;
}

/// A table without an open seat begins at once, and bots play it alone to its end.
#[tokio::test(flavor = "multi_thread")]
async fn bots_alone_play_to_the_end() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let host = house.guest().await;
    let table = host
        .open(&new_table("momiji", &[BOT, BOT]))
        .await
        .expect("a table");
    assert_eq!(table.stage, Stage::Running);
    let mut player = Player::at(&host, &table.id).await;
    player.until(Player::is_over).await;
    house.stop().await;
}

/// The server is stopped in the middle of a game against a bot and started again: the game goes on
/// where it was, and the bot moves without being asked.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_survives_a_restart() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let host = house.guest().await;
    let table = against_a_bot(&host).await;
    let mut luck = Luck(3);
    let mut player = Player::at(&host, &table.id).await;
    for _ in 0..6 {
        player.until(Player::is_due).await;
        let chosen = luck.choose(&player);
        player.play(&chosen).await;
    }
    let (version, view) = (player.version, player.sight().view.clone());
    let moves = player.sight().moves;
    house.stop().await;

    let house = House::open(&folder).await;
    let host = host.at(&house.host);
    let mut player = Player::at(&host, &table.id).await;
    assert!(player.version >= version);
    if player.sight().moves == moves {
        assert_eq!(player.sight().view, view);
    }
    player.until(Player::is_due).await;
    let chosen = luck.choose(&player);
    player.play(&chosen).await;
    house.stop().await;
}

/// Who comes back is told what was missed, and nothing twice; after an undo everything is told anew. (Of a game
/// with closed piles that is the current round: `looking_back`.)
#[tokio::test(flavor = "multi_thread")]
async fn a_gap_is_filled() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let host = house.guest().await;
    let mut new = new_table("momiji", &[NewSeat::Me, BOT]);
    let _ = new
        .options
        .insert("open-piles".to_owned(), "yes".to_owned());
    let table = host.open(&new).await;
    let table = table.expect("a table");
    let mut player = Player::at(&host, &table.id).await;
    player.until(Player::is_due).await;
    let (seen, told) = (player.version, player.told);
    let mut luck = Luck(8);
    for _ in 0..5 {
        player.until(Player::is_due).await;
        let chosen = luck.choose(&player);
        player.play(&chosen).await;
    }
    player.until(Player::is_due).await;
    let late = Player::again(&host, &table.id, Some(seen)).await;
    assert_eq!(late.version, player.version);
    assert_eq!(
        late.told,
        player.told - told,
        "what was missed, and no more"
    );
    assert_eq!(late.sight().view, player.sight().view);
    let whole = Player::again(&host, &table.id, Some(9999)).await;
    assert_eq!(
        whole.told, player.told,
        "a version from nowhere: everything"
    );
    house.stop().await;
}
