//! Tables: opening, joining, leaving, rematch, lists, chat, undo.

use protocol::Code;
use protocol::socket::Request;
use protocol::tables::{
    Ending, How, Level, Listed, MyTables, NewSeat, NewTable, Stage, Table, Who,
};
use serde_json::json;

use crate::house::{BOT, Folder, House, Luck, Player, against_a_bot, new_table};

#[tokio::test(flavor = "multi_thread")]
async fn friends_join_by_link_and_strangers_by_the_list() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let (host, friend) = (house.guest().await, house.guest().await);
    let hidden = host
        .open(&new_table("momiji", &[NewSeat::Me, NewSeat::Open]))
        .await
        .expect("one");
    let public = NewTable {
        public: true,
        ..new_table("deja-vu", &[NewSeat::Open, NewSeat::Me])
    };
    let public = host.open(&public).await.expect("another");
    let open: Vec<Listed> = friend.get("/api/tables").await.expect("a list");
    assert_eq!(open.len(), 1, "the other one is by invitation");
    assert_eq!((open[0].id.as_str(), open[0].open), (public.id.as_str(), 1));
    for id in [&hidden.id, &public.id] {
        let path = format!("/api/tables/{id}/join");
        let joined: Table = friend.post(&path, &()).await.expect("a seat");
        assert!(joined.seats.iter().all(|seat| seat.who == Who::Person));
        assert_eq!(joined.stage, Stage::Open, "the host begins");
    }
    let mine: MyTables = friend.get("/api/me/tables").await.expect("my tables");
    assert_eq!(mine.tables.len(), 2);
    assert_eq!(mine.longest, None);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_host_arranges_the_seats() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let (host, friend) = (house.guest().await, house.guest().await);
    let seats = [NewSeat::Me, NewSeat::Open, NewSeat::Open];
    let table = host
        .open(&new_table("momiji", &seats))
        .await
        .expect("a table");
    let path = format!("/api/tables/{}", table.id);
    let bot = Some(json!("expert").to_string());
    let seat = format!("{path}/seats/3/bot");
    let refused = friend
        .ask("PUT", &seat, bot.clone())
        .await
        .expect("an answer");
    assert_eq!(refused.status, 403);
    let put = host.ask("PUT", &seat, bot).await.expect("an answer");
    let put: Table = serde_json::from_str(&put.body).expect("the table");
    assert_eq!(put.seats[2].level, Some(Level::Expert));
    let early = host
        .post::<Table>(&format!("{path}/start"), &())
        .await
        .expect_err("a seat is open");
    assert_eq!(early.problem().expect("a refusal").code, Code::SeatsOpen);
    let _: Table = friend
        .post(&format!("{path}/seats/2"), &())
        .await
        .expect("a seat");
    let taken = friend
        .post::<Table>(&format!("{path}/seats/1"), &())
        .await
        .expect_err("one seat each");
    assert_eq!(
        taken.problem().expect("a refusal").code,
        Code::SeatedAlready
    );
    let _: Table = friend
        .post(&format!("{path}/leave"), &())
        .await
        .expect("up again");
    let _: Table = friend
        .post(&format!("{path}/seats/2"), &())
        .await
        .expect("down again");
    let begun: Table = host
        .post(&format!("{path}/start"), &())
        .await
        .expect("a beginning");
    assert_eq!(begun.stage, Stage::Running);
    // Somebody who leaves a running game is played for; the host can't take a seat from somebody who is there.
    let here = Player::at(&friend, &table.id).await;
    let refused = host
        .post::<Table>(&format!("{path}/seats/2/give"), &())
        .await
        .expect_err("still there");
    assert_eq!(refused.problem().expect("a refusal").code, Code::StillThere);
    here.connection.close().await;
    let mut player = Player::at(&host, &table.id).await;
    player.until_here(&[1]).await;
    // The table is told that somebody is missed, and not before a while a bot may play for them.
    let give = |id| Request::Give { id, seat: 2 };
    let refused = player.wish(give).await.expect_err("nobody was told");
    assert_eq!(refused.code, Code::TooSoon);
    let call = |id| Request::Call { id, seat: 2 };
    player.wish(call).await.expect("the table is told");
    let refused = player.wish(give).await.expect_err("a moment ago");
    assert_eq!(refused.code, Code::TooSoon);
    let from = player.table.seats[1].give_from.expect("a time");
    assert!(from > player.table.opened + 290_000, "five minutes");
    // Whoever is missed and comes is not missed any more.
    let back = Player::at(&friend, &table.id).await;
    player
        .until(|player| player.table.seats[1].give_from.is_none())
        .await;
    back.connection.close().await;
    player.until_here(&[1]).await;
    player.wish(call).await.expect("told again");
    // Five minutes later, as far as the table knows.
    house
        .change("UPDATE entries SET at = at - 300001 WHERE body LIKE '%called%'")
        .await;
    house.stop().await;
    let house = House::open(&folder).await;
    let host = host.at(&house.host);
    let mut player = Player::at(&host, &table.id).await;
    let from = player.table.seats[1].give_from.expect("a time");
    assert!(from <= player.table.opened + 290_000, "long enough");
    // The server has only just begun: nobody could come back to it yet.
    let refused = player.wish(give).await.expect_err("a start");
    assert_eq!(refused.code, Code::TooSoon);
    assert!(!player.table.seats[1].stand_in);
    house.stop().await;
}

/// Of those who look at the room of a rematch, each is told of their own seat, and an onlooker of none.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_told_that_the_seat_of_somebody_else_is_theirs() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let (host, bob, cid) = (
        house.guest().await,
        house.guest().await,
        house.guest().await,
    );
    let seats = [NewSeat::Me, NewSeat::Open, NewSeat::Open];
    let table = host.open(&new_table("momiji", &seats)).await;
    let path = format!("/api/tables/{}", table.expect("a table").id);
    for friend in [&bob, &cid] {
        let joined: Result<Table, _> = friend.post(&format!("{path}/join"), &()).await;
        joined.expect("a seat");
    }
    for what in ["start", "abandon"] {
        let done: Result<Table, _> = host.post(&format!("{path}/{what}"), &()).await;
        done.expect("a game that is over");
    }
    let rematch = format!("{path}/rematch");
    let next: Table = host.post(&rematch, &()).await.expect("a room");
    // Those who are only invited come first and last, so that nothing made for one is sent to another.
    let mut first = Player::at(&bob, &next.id).await;
    let mut onlooker = Player::at(&house.guest().await, &next.id).await;
    let mut last = Player::at(&cid, &next.id).await;
    let mut asks = Player::at(&host, &next.id).await;
    let renamed = json!({ "name": "Aya" }).to_string();
    let renamed = host.ask("PATCH", "/api/me", Some(renamed)).await;
    assert_eq!(renamed.expect("an answer").status, 200);
    let named = |player: &Player| {
        let mut names = player.table.seats.iter().map(|seat| seat.name.as_deref());
        names.any(|name| name == Some("Aya"))
    };
    for player in [&mut first, &mut onlooker, &mut last, &mut asks] {
        player.until(named).await;
    }
    let own = |player: &Player| {
        let mine = player.table.seats.iter().filter(|seat| seat.mine);
        mine.map(|seat| seat.number).collect::<Vec<_>>()
    };
    // Everybody moved on by one.
    assert_eq!(
        (own(&asks), own(&first), own(&last)),
        (vec![2], vec![3], vec![1])
    );
    assert!(own(&onlooker).is_empty());
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_brings_the_same_people_together() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let (host, friend) = (house.guest().await, house.guest().await);
    let seats = [NewSeat::Me, NewSeat::Open, BOT];
    let table = host
        .open(&new_table("momiji", &seats))
        .await
        .expect("a table");
    let path = format!("/api/tables/{}", table.id);
    let _: Table = friend
        .post(&format!("{path}/join"), &())
        .await
        .expect("a seat");
    let early = friend
        .post::<Table>(&format!("{path}/rematch"), &())
        .await
        .expect_err("not over");
    assert_eq!(early.problem().expect("a refusal").code, Code::NotOver);
    let _: Table = host
        .post(&format!("{path}/start"), &())
        .await
        .expect("a beginning");
    let refused = friend
        .post::<Table>(&format!("{path}/abandon"), &())
        .await
        .expect_err("not the host");
    assert_eq!(refused.problem().expect("a refusal").code, Code::NotHost);
    let _: Table = host
        .post(&format!("{path}/abandon"), &())
        .await
        .expect("an end");
    let name = json!({ "name": "Aya" }).to_string();
    let renamed = host.ask("PATCH", "/api/me", Some(name)).await;
    assert_eq!(renamed.expect("an answer").status, 200);
    let next: Table = friend
        .post(&format!("{path}/rematch"), &())
        .await
        .expect("another game");
    assert!(
        next.seats[2].mine && next.seats[0].who == Who::Bot,
        "one seat further round"
    );
    // It begins when the other has agreed, and nobody else can take the seat.
    assert_eq!((next.stage, next.seats[1].who), (Stage::Open, Who::Invited));
    assert_eq!(next.seats[1].name.as_deref(), Some("Aya"), "today's name");
    let stranger = house.guest().await;
    let refused = stranger
        .post::<Table>(&format!("/api/tables/{}/join", next.id), &())
        .await
        .expect_err("not for strangers");
    assert_eq!(refused.problem().expect("a refusal").code, Code::SeatTaken);
    let mine: MyTables = host.get("/api/me/tables").await.expect("my tables");
    assert_eq!(mine.longest.as_ref(), Some(&next.id), "an invitation waits");
    let same: Table = host
        .post(&format!("{path}/rematch"), &())
        .await
        .expect("the same");
    assert_eq!((&same.id, same.stage), (&next.id, Stage::Running));
    assert!(same.seats[1].mine);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_said_is_heard_by_all_and_kept() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let host = house.guest().await;
    let table = host
        .open(&new_table("momiji", &[NewSeat::Me, NewSeat::Open]))
        .await
        .expect("a table");
    let mut player = Player::at(&host, &table.id).await;
    let mut watching = Player::at(&house.guest().await, &table.id).await;
    for text in ["", "   ", &"x".repeat(501)] {
        let id = client::Connection::fresh_id();
        let say = Request::Say {
            id: id.clone(),
            text: text.to_owned(),
        };
        player.connection.send(&say).await.expect("sent");
        let answer = player
            .connection
            .answer(&id, |_| ())
            .await
            .expect("an answer");
        assert_eq!(answer.expect_err("nothing to say").code, Code::BadChat);
    }
    let id = client::Connection::fresh_id();
    let say = Request::Say {
        id: id.clone(),
        text: "Good luck\u{7}!".to_owned(),
    };
    player.connection.send(&say).await.expect("sent");
    watching.until(|player| player.told == 1).await;
    let heard = watching
        .connection
        .heard
        .take()
        .expect("messages")
        .join("\n");
    assert!(heard.contains("Good luck!"), "{heard}");
    let later = Player::at(&house.guest().await, &table.id).await;
    assert_eq!(later.told, 1);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_can_be_taken_back_within_the_rules() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let host = house.guest().await;
    let table = against_a_bot(&host).await;
    let mut player = Player::at(&host, &table.id).await;
    let mut luck = Luck(1);
    let mut undone = 0;
    while undone < 3 && !player.is_over() {
        player
            .until(|player| player.is_due() || player.is_over())
            .await;
        let before = player.sight().clone();
        let chosen = luck.choose(&player);
        player.play(&chosen).await;
        if player.sight().undo {
            let id = client::Connection::fresh_id();
            player
                .connection
                .send(&Request::Undo { id: id.clone() })
                .await
                .expect("sent");
            player
                .until(|player| player.sight().moves == before.moves)
                .await;
            assert_eq!(player.sight().view, before.view);
            undone += 1;
        }
    }
    assert!(undone > 0);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_table_that_waits_longest_comes_first() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let host = house.guest().await;
    let mut ids = Vec::new();
    for _ in 0..3 {
        let table = against_a_bot(&host).await;
        let mut player = Player::at(&host, &table.id).await;
        player.until(Player::is_due).await;
        ids.push(table.id);
    }
    let mine: MyTables = host.get("/api/me/tables").await.expect("my tables");
    let listed: Vec<String> = mine.tables.iter().map(|table| table.id.clone()).collect();
    assert_eq!(listed, ids);
    assert_eq!(mine.longest.as_ref(), ids.first());
    house.stop().await;
}

/// Who played, how strong the bots were, and how it ended: all of it stands in the list of my tables.
#[tokio::test(flavor = "multi_thread")]
async fn my_tables_tell_who_played_and_how_it_ended() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let (host, friend) = (house.guest().await, house.guest().await);
    let seats = [NewSeat::Me, NewSeat::Open, BOT];
    let table = host.open(&new_table("momiji", &seats)).await;
    let table = table.expect("a table");
    let path = format!("/api/tables/{}", table.id);
    let line = async |guest: &client::Guest| {
        let mine: MyTables = guest.get("/api/me/tables").await.expect("my tables");
        mine.tables.into_iter().next().expect("a line")
    };
    let open = line(&host).await;
    let who: Vec<_> = open.seats.iter().map(|it| (it.mine, it.level)).collect();
    let bot = Some(Level::Casual);
    assert_eq!(who, [(true, None), (false, None), (false, bot)]);
    assert!(open.seats[0].name.is_some() && open.seats[1].name.is_none());
    assert_eq!(open.ending, None);
    let _: Table = friend.post(&format!("{path}/join"), &()).await.expect("in");
    let _: Table = host
        .post(&format!("{path}/start"), &())
        .await
        .expect("begun");
    let mut player = Player::at(&host, &table.id).await;
    let mut other = Player::at(&friend, &table.id).await;
    other.wish(|id| Request::Resign { id }).await.expect("done");
    let running = line(&friend).await;
    assert_eq!((running.stage, running.ending), (Stage::Running, None));
    player
        .wish(|id| Request::Resign { id })
        .await
        .expect("done");
    let over = line(&friend).await;
    let how = Ending {
        how: How::Resigned,
        seat: Some(1),
    };
    assert_eq!((over.stage, over.ending), (Stage::Finished, Some(how)));
    let gone: Vec<_> = over.seats.iter().map(|it| (it.mine, it.resigned)).collect();
    assert_eq!(gone, [(false, true), (true, true), (false, false)]);
    player.until(Player::is_over).await;
    let tally = player.sight().tally.clone().expect("a score");
    for seat in &over.seats {
        let counted = &tally["seats"][seat.number - 1];
        assert_eq!(counted["total"], json!(seat.points));
        assert_eq!(counted["rank"], json!(seat.place));
    }
    assert_eq!(over.won, None, "nobody played against the game alone");
    house.stop().await;
}
