//! Bad input: a clear refusal each time, nothing stored, nobody else disturbed.

use client::{Connection, Lost};
use protocol::Code;
use protocol::socket::{Message, Request};
use protocol::tables::{NewSeat, Table};
use serde_json::json;

use crate::house::{Folder, House, Luck, Player, against_a_bot, for_two, new_table};

#[tokio::test(flavor = "multi_thread")]
async fn requests_that_make_no_sense_are_answered_clearly() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let guest = house.guest().await;
    let table = |body: serde_json::Value| Some(body.to_string());
    let cases: [(&str, &str, Option<String>, u16, &str); 12] = [
        ("GET", "/api/nothing", None, 404, "no-such-page"),
        ("DELETE", "/api/games", None, 405, "wrong-method"),
        (
            "POST",
            "/api/tables",
            Some("{".to_owned()),
            400,
            "bad-request",
        ),
        (
            "POST",
            "/api/tables",
            Some("x".repeat(20_000)),
            413,
            "too-large",
        ),
        (
            "POST",
            "/api/tables",
            table(json!({ "game": "chess", "seats": [] })),
            400,
            "bad-setup",
        ),
        (
            "POST",
            "/api/tables",
            table(json!({ "game": "momiji", "seats": [{"kind":"me"},{"kind":"me"}] })),
            400,
            "bad-setup",
        ),
        (
            "POST",
            "/api/tables",
            table(
                json!({ "game": "momiji", "seats": [{"kind":"me"},{"kind":"open"}], "options": {"x": "y"} }),
            ),
            400,
            "bad-setup",
        ),
        (
            "POST",
            "/api/tables",
            table(json!({ "game": "momiji", "seats": [{"kind":"me"}], "surprise": 1 })),
            400,
            "bad-request",
        ),
        (
            "PATCH",
            "/api/me",
            table(json!({ "name": "\u{200b}" })),
            400,
            "bad-name",
        ),
        (
            "PATCH",
            "/api/me",
            table(json!({ "webhook": "gopher://x" })),
            400,
            "bad-address",
        ),
        (
            "POST",
            "/api/tables/nowhere/join",
            None,
            404,
            "no-such-table",
        ),
        (
            "POST",
            "/api/push",
            table(json!({ "endpoint": "x", "keys": {"p256dh": "", "auth": ""} })),
            400,
            "bad-request",
        ),
    ];
    for (method, path, body, status, code) in cases {
        let answer = guest.ask(method, path, body).await.expect("an answer");
        assert_eq!(answer.status, status, "{method} {path}: {}", answer.body);
        assert!(
            answer.body.contains(code),
            "{method} {path}: {}",
            answer.body
        );
        assert!(answer.header("content-security-policy").is_some());
    }
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_of_other_sites_are_kept_out() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let guest = house.guest().await;
    let elsewhere = "https://elsewhere.example".to_owned();
    let headers = vec![
        ("cookie", guest.cookie.clone()),
        ("origin", elsewhere.clone()),
    ];
    let answer = guest
        .ask_with("POST", "/api/me/recovery", headers, None)
        .await
        .expect("an answer");
    assert_eq!(answer.status, 403);
    assert!(answer.body.contains("wrong-origin"));
    let table = against_a_bot(&guest).await;
    let socket =
        Connection::open_from(&house.host, &table.id, &guest.cookie, Some(&elsewhere)).await;
    assert!(matches!(socket, Err(Lost::Refused(403, _))));
    let own = format!("http://{}", house.host);
    let socket = Connection::open_from(&house.host, &table.id, &guest.cookie, Some(&own)).await;
    assert!(socket.is_ok());
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_moves_for_others_or_out_of_turn() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let (host, friend) = (house.guest().await, house.guest().await);
    let table = for_two(&host, &friend).await;
    let path = format!("/api/tables/{}", table.id);
    let mut early = Player::at(&host, &table.id).await;
    let refused = early
        .connection
        .play("take red", |_| ())
        .await
        .expect("an answer");
    assert_eq!(refused.expect_err("too early").code, Code::NotBegun);
    let _: Table = host
        .post(&format!("{path}/start"), &())
        .await
        .expect("a beginning");
    let mut players = [
        Player::at(&host, &table.id).await,
        Player::at(&friend, &table.id).await,
    ];
    let due = usize::from(!players[0].is_due());
    let chosen = Luck(1).choose(&players[due]);
    let version = players[due].version;
    let mut stranger = Player::at(&house.guest().await, &table.id).await;
    let refused = stranger
        .connection
        .play(&chosen, |_| ())
        .await
        .expect("an answer");
    assert_eq!(refused.expect_err("a stranger").code, Code::NotSeated);
    let waiting = &mut players[1 - due];
    let refused = waiting
        .connection
        .play(&chosen, |_| ())
        .await
        .expect("an answer");
    let problem = refused.expect_err("not their turn");
    assert_eq!(problem.code, Code::NotYourTurn);
    assert_eq!(problem.rule.as_deref(), Some("M17"));
    let refused = players[due]
        .connection
        .play("end turn", |_| ())
        .await
        .expect("an answer");
    let problem = refused.expect_err("nothing is done yet");
    assert_eq!(problem.code, Code::IllegalMove);
    assert_eq!(problem.rule.as_deref(), Some("M24"), "{problem:?}");
    let why = "First do your main action: collect, play or activate.";
    assert_eq!(
        problem.details,
        [why],
        "the reason, and its rule apart from it"
    );
    for text in ["fly to the moon", "", "99999", "#0"] {
        let refused = players[due]
            .connection
            .play(text, |_| ())
            .await
            .expect("an answer");
        let problem = refused.expect_err("no such move");
        assert_eq!((problem.code, problem.rule), (Code::IllegalMove, None));
        assert!(
            !problem.details.is_empty(),
            "it says what would be possible"
        );
    }
    let again = Player::at(&host, &table.id).await;
    assert_eq!(again.version, version, "nothing was stored");
    house.stop().await;
}

/// What a move would be refused with is told to whoever asks, and nothing is made of it.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_asks_why_a_move_cannot_be_made_is_told_and_makes_none() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let (host, friend) = (house.guest().await, house.guest().await);
    let wanted = new_table("momiji", &[NewSeat::Me, NewSeat::Open]);
    let table = host.open(&wanted).await.expect("a table");
    let mut early = Player::at(&host, &table.id).await;
    let problem = early.why("take red").await.expect("not begun");
    assert_eq!(problem.code, Code::NotBegun);
    let path = format!("/api/tables/{}", table.id);
    let _: Table = friend
        .post(&format!("{path}/join"), &())
        .await
        .expect("a seat");
    let _: Table = host
        .post(&format!("{path}/start"), &())
        .await
        .expect("a beginning");
    let mut players = [
        Player::at(&host, &table.id).await,
        Player::at(&friend, &table.id).await,
    ];
    let due = usize::from(!players[0].is_due());
    let version = players[due].version;
    let chosen = Luck(1).choose(&players[due]);
    assert_eq!(players[due].why(&chosen).await, None, "it can be made");
    let problem = players[due].why("end turn").await.expect("too early");
    assert_eq!(problem.code, Code::IllegalMove);
    assert_eq!(problem.rule.as_deref(), Some("M24"));
    let reason = "First do your main action: collect, play or activate.";
    assert_eq!(problem.details, [reason]);
    let waits = players[1 - due].why(&chosen).await.expect("not their turn");
    assert_eq!(waits.code, Code::NotYourTurn);
    assert_eq!(waits.rule.as_deref(), Some("M17"));
    let mut stranger = Player::at(&house.guest().await, &table.id).await;
    let problem = stranger.why(&chosen).await.expect("a stranger");
    assert_eq!(problem.code, Code::NotSeated);
    let again = Player::at(&host, &table.id).await;
    assert_eq!(again.version, version, "nothing was made");
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_request_twice_is_done_once() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let host = house.guest().await;
    let table = against_a_bot(&host).await;
    let mut player = Player::at(&host, &table.id).await;
    player.until(Player::is_due).await;
    let text = Luck(9).choose(&player);
    let moves = player.sight().moves;
    let request = Request::Move {
        id: "mine".to_owned(),
        text,
        after: Some(moves),
    };
    player.connection.send(&request).await.expect("sent");
    player.connection.send(&request).await.expect("sent again");
    let first = player
        .connection
        .answer("mine", |_| ())
        .await
        .expect("an answer")
        .expect("done");
    let second = player
        .connection
        .answer("mine", |_| ())
        .await
        .expect("an answer")
        .expect("done");
    assert_eq!(first, second);
    // And after a new connection, and with the server started again.
    house.stop().await;
    let house = House::open(&folder).await;
    let host = host.at(&house.host);
    let mut player = Player::at(&host, &table.id).await;
    player.connection.send(&request).await.expect("sent");
    let third = player
        .connection
        .answer("mine", |_| ())
        .await
        .expect("an answer")
        .expect("done");
    assert_eq!(first, third);
    // A move that was chosen for another position is not made in this one.
    let stale = Request::Move {
        id: "stale".to_owned(),
        text: "1".to_owned(),
        after: Some(moves),
    };
    player.until(Player::is_due).await;
    player.connection.send(&stale).await.expect("sent");
    let refused = player
        .connection
        .answer("stale", |_| ())
        .await
        .expect("an answer");
    assert_eq!(
        refused.expect_err("the game has moved on").code,
        Code::IllegalMove
    );
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn sockets_answer_nonsense_and_go_on() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let host = house.guest().await;
    let table = against_a_bot(&host).await;
    let mut rude = host.connect(&table.id).await.expect("a connection");
    rude.send(&Request::Ping {}).await.expect("sent");
    let Ok(Message::Refused { problem, .. }) = rude.next().await else {
        panic!("a refusal");
    };
    assert_eq!(problem.code, Code::HelloFirst);
    let mut old = host.connect(&table.id).await.expect("a connection");
    old.send(&Request::Hello {
        protocol: 99,
        version: None,
    })
    .await
    .expect("sent");
    let Ok(Message::Refused { problem, .. }) = old.next().await else {
        panic!("a refusal");
    };
    assert_eq!(problem.code, Code::WrongProtocol);

    let mut player = Player::at(&host, &table.id).await;
    for nonsense in [
        "",
        "{",
        "[]",
        "{\"type\":\"dance\"}",
        "{\"type\":\"move\"}",
        "null",
        "\u{0}",
    ] {
        player.connection.send_text(nonsense).await.expect("sent");
        let refused = player
            .connection
            .answer("none", |_| ())
            .await
            .expect("an answer");
        assert_eq!(
            refused.expect_err("nonsense").code,
            Code::BadMessage,
            "{nonsense}"
        );
    }
    player
        .connection
        .send_bytes(&[0, 1, 2])
        .await
        .expect("sent");
    let refused = player
        .connection
        .answer("none", |_| ())
        .await
        .expect("an answer");
    assert_eq!(refused.expect_err("not text").code, Code::BadMessage);
    player
        .connection
        .send(&Request::Ping {})
        .await
        .expect("sent");
    loop {
        if let Message::Pong {} = player.connection.next().await.expect("still there") {
            break;
        }
    }
    // Too large to be read at all: the connection ends, and the next one is fine.
    player
        .connection
        .send_text(&"x".repeat(100_000))
        .await
        .expect("sent");
    while player.connection.next().await.is_ok() {}
    let again = Player::at(&host, &table.id).await;
    assert!(again.sight.is_some());
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stopping_server_tells_clients_to_come_back() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let host = house.guest().await;
    let table = host
        .open(&new_table("momiji", &[NewSeat::Me, NewSeat::Open]))
        .await
        .expect("a table");
    let mut player = Player::at(&host, &table.id).await;
    house.stop().await;
    let mut told = false;
    while let Ok(message) = player.connection.next().await {
        if let Message::Reconnect { problem } = message {
            assert_eq!(problem.code, Code::Stopping);
            told = true;
        }
    }
    assert!(told);
}

#[tokio::test(flavor = "multi_thread")]
async fn health_metrics_and_the_description_are_there() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let guest = house.guest().await;
    for (path, expected) in [
        ("/healthz", "ok"),
        ("/readyz", "ready"),
        ("/metrics", ""),
        ("/api/openapi.json", "/api/tables/{id}/start"),
    ] {
        let answer = guest.ask("GET", path, None).await.expect("an answer");
        assert_eq!(answer.status, 200, "{path}");
        assert!(answer.body.contains(expected), "{path}");
    }
    let backup = folder.0.join("copy.db");
    server::backup(&house.config, &backup)
        .await
        .expect("a copy");
    assert!(
        server::backup(&house.config, &backup).await.is_err(),
        "never over another file"
    );
    house.stop().await;
}
