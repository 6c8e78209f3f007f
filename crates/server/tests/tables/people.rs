//! People: guests, names, languages, other devices.

use std::collections::HashSet;

use client::Guest;
use protocol::people::{Me, Recovery};
use protocol::socket::Request;
use protocol::tables::{MyTables, NewSeat};
use protocol::{Code, Language, Problem};
use serde_json::json;

use crate::house::{BOT, Folder, House, Player, against_a_bot, new_table};

#[tokio::test(flavor = "multi_thread")]
async fn a_new_browser_is_a_guest_whose_cookie_scripts_cannot_read() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let guest = house.guest().await;
    let answer = guest
        .ask_with("GET", "/api/me", Vec::new(), None)
        .await
        .expect("an answer");
    let cookie = answer.header("set-cookie").expect("a cookie");
    assert!(
        cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"),
        "{cookie}"
    );
    let again: Me = guest.get("/api/me").await.expect("the same");
    assert_eq!(again.id, guest.me.id);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn refusals_speak_the_language_of_the_person() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    for (language, expected) in [("de", "Tisch"), ("fr", "table"), ("en", "table")] {
        let guest = Guest::speaking(&house.host, language)
            .await
            .expect("a guest");
        assert_eq!(guest.me.language.code(), language);
        let headers = vec![("accept-language", language.to_owned())];
        let refused = guest
            .ask_with("GET", "/api/tables/nowhere", headers, None)
            .await
            .expect("an answer");
        let problem: Problem = serde_json::from_str(&refused.body).expect("a refusal");
        assert_eq!(problem.code, Code::NoSuchTable);
        assert!(problem.message.contains(expected), "{}", problem.message);
    }
    // What a person has chosen counts more than what the browser says.
    let guest = Guest::speaking(&house.host, "en").await.expect("a guest");
    let body = json!({ "language": "de", "name": "  Aya   Moss " }).to_string();
    let changed = guest
        .ask("PATCH", "/api/me", Some(body))
        .await
        .expect("an answer");
    let me: Me = serde_json::from_str(&changed.body).expect("me");
    assert_eq!((me.language, me.name.as_str()), (Language::De, "Aya Moss"));
    let refused = guest
        .get::<Me>("/api/tables/nowhere")
        .await
        .expect_err("no table");
    assert!(
        refused
            .problem()
            .expect("a refusal")
            .message
            .contains("Tisch")
    );
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_recovery_link_works_once() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let (desk, phone) = (house.guest().await, house.guest().await);
    let table = against_a_bot(&desk).await;
    let recovery: Recovery = desk.post("/api/me/recovery", &()).await.expect("a link");
    let body = json!({ "code": recovery.code }).to_string();
    let answer = phone
        .ask("POST", "/api/recover", Some(body.clone()))
        .await
        .expect("an answer");
    assert_eq!(answer.status, 200, "{}", answer.body);
    let cookie = answer.header("set-cookie").expect("a cookie");
    let phone = phone.with_cookie(cookie.split(';').next().expect("its value"));
    let me: Me = phone.get("/api/me").await.expect("me");
    assert_eq!(me.id, desk.me.id);
    let mine: MyTables = phone.get("/api/me/tables").await.expect("my tables");
    assert_eq!(mine.tables[0].id, table.id);
    let again = phone
        .ask("POST", "/api/recover", Some(body))
        .await
        .expect("an answer");
    assert_eq!(again.status, 401);
    house.stop().await;
}

/// The first page of a new browser sends several things at once, and answers come in any order.
#[tokio::test(flavor = "multi_thread")]
async fn one_browser_is_one_person_whatever_it_sends_at_once() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let browser = house.guest().await;
    let key = "k".repeat(42) + "A";
    let hello = json!({ "key": key }).to_string();
    let nothing = || vec![("accept-language", "en".to_owned())];
    let hellos =
        (0..8).map(|_| browser.ask_with("POST", "/api/me", nothing(), Some(hello.clone())));
    let answers = futures_util::future::join_all(hellos).await;
    let answers = answers.into_iter().map(|answer| answer.expect("an answer"));
    let (ids, cookies): (HashSet<String>, HashSet<String>) = answers
        .map(|answer| {
            let me: Me = serde_json::from_str(&answer.body).expect("me");
            let cookie = answer.header("set-cookie").expect("a cookie");
            (
                me.id,
                cookie.split(';').next().expect("its value").to_owned(),
            )
        })
        .unzip();
    assert_eq!((ids.len(), cookies.len()), (1, 1), "{ids:?} {cookies:?}");

    // With that cookie, things to be stored may cross as well.
    let cookie = cookies.into_iter().next().expect("one");
    let browser = browser.with_cookie(&cookie);
    let table = new_table("momiji", &[NewSeat::Me, NewSeat::Open]);
    let (name, opened, looked, again) = tokio::join!(
        browser.ask(
            "PATCH",
            "/api/me",
            Some(json!({ "name": "Aya" }).to_string())
        ),
        browser.open(&table),
        browser.get::<MyTables>("/api/me/tables"),
        browser.open(&table),
    );
    assert_eq!(name.expect("an answer").status, 200);
    assert!(looked.is_ok());
    for table in [opened, again] {
        assert!(table.expect("a table").seats[0].mine);
    }
    let mine: MyTables = browser.get("/api/me/tables").await.expect("my tables");
    assert_eq!(mine.tables.len(), 2);
    let me: Me = browser.get("/api/me").await.expect("me");
    assert!(ids.contains(&me.id));
    assert_eq!(me.name, "Aya");
    // Whoever is somebody already stays so, whatever key they say.
    let other = json!({ "key": "z".repeat(42) + "A" }).to_string();
    let answer = browser.ask("POST", "/api/me", Some(other)).await;
    let same: Me = serde_json::from_str(&answer.expect("an answer").body).expect("me");
    assert_eq!(same.id, me.id);
    house.stop().await;
}

/// Looking writes nothing: a guest is stored when they do something worth keeping.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_only_looks_is_not_stored() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let host = house.guest().await;
    let table = new_table("momiji", &[NewSeat::Me, NewSeat::Open]);
    let table = host.open(&table).await.expect("a table");
    let people = || house.count("SELECT count(*) FROM people");
    assert_eq!(people().await, 1);
    for path in ["/api/me", "/api/me/tables", "/api/tables"] {
        for cookie in [true, false] {
            let looking = house.guest().await;
            let headers = if cookie {
                vec![("cookie", looking.cookie.clone())]
            } else {
                Vec::new()
            };
            let answer = looking.ask_with("GET", path, headers, None).await;
            assert_eq!(answer.expect("an answer").status, 200);
        }
    }
    let looking = house.guest().await;
    let mut watching = Player::at(&looking, &table.id).await;
    assert_eq!(people().await, 1);
    let id = client::Connection::fresh_id();
    let text = "hello".to_owned();
    let say = Request::Say { id, text };
    watching.connection.send(&say).await.expect("sent");
    watching.until(|player| player.told == 1).await;
    assert_eq!(people().await, 2);
    house.stop().await;
}

/// A socket without a cookie may look, and nothing else: nobody would know it again.
#[tokio::test(flavor = "multi_thread")]
async fn a_socket_without_a_cookie_only_looks() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let host = house.guest().await;
    let table = new_table("momiji", &[NewSeat::Me, NewSeat::Open]);
    let table = host.open(&table).await.expect("a table");
    let nobody = house.guest().await.with_cookie("other=1");
    let mut watching = Player::at(&nobody, &table.id).await;
    let id = client::Connection::fresh_id();
    let say = Request::Say {
        id: id.clone(),
        text: "hello".to_owned(),
    };
    watching.connection.send(&say).await.expect("sent");
    let answer = watching.connection.answer(&id, |_| ()).await;
    let refused = answer.expect("an answer").expect_err("nobody");
    assert_eq!(refused.code, Code::UnknownPerson);
    house.stop().await;
}

/// A key that was taken from its person does not make anybody that person again.
#[tokio::test(flavor = "multi_thread")]
async fn keys_make_room_for_new_ones_and_links_expire() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let first = house.guest().await;
    let table = new_table("momiji", &[NewSeat::Me, BOT]);
    let _ = first.open(&table).await.expect("a table");
    let link = async |device: &Guest| {
        let recovery: Recovery = device.post("/api/me/recovery", &()).await.expect("a link");
        json!({ "code": recovery.code }).to_string()
    };
    // A link of two days ago is good for nothing.
    let old = link(&first).await;
    house
        .change("UPDATE keys SET created = created - 172800000 WHERE kind = 'recovery'")
        .await;
    let late = first.ask("POST", "/api/recover", Some(old)).await;
    assert_eq!(late.expect("an answer").status, 401);
    // Links count with the devices, and unused ones make room first.
    for _ in 0..30 {
        let _ = link(&first).await;
    }
    assert_eq!(house.count("SELECT count(*) FROM keys").await, 20);
    let me: Me = first.get("/api/me").await.expect("still me");
    assert_eq!(me.id, first.me.id);
    // Each new device makes the link for the next one.
    let mut device = first.clone();
    for _ in 0..20 {
        let code = link(&device).await;
        let answer = device.ask("POST", "/api/recover", Some(code)).await;
        let answer = answer.expect("an answer");
        assert_eq!(answer.status, 200, "{}", answer.body);
        let cookie = answer.header("set-cookie").expect("a cookie");
        let cookie = cookie.split(';').next().expect("its value");
        device = device.clone().with_cookie(cookie);
        let me: Me = device.get("/api/me").await.expect("me");
        assert_eq!(me.id, first.me.id);
    }
    assert_eq!(house.count("SELECT count(*) FROM keys").await, 20);
    let answer = first.ask("GET", "/api/me", None).await.expect("an answer");
    assert_eq!(answer.status, 401, "the oldest device is a stranger now");
    let taken = answer.header("set-cookie");
    assert!(taken.is_some_and(|cookie| cookie.contains("Max-Age=0")));
    house.stop().await;
}

/// A cookie that we can't have given out counts as none; any other is that of a guest.
#[tokio::test(flavor = "multi_thread")]
async fn a_forged_cookie_makes_nobody_of_anybody() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let guest = house.guest().await;
    let table = new_table("momiji", &[NewSeat::Me, BOT]);
    let _ = guest.open(&table).await.expect("a table");
    for forged in ["x", &"A".repeat(43), &"B".repeat(4000), &guest.me.id] {
        let headers = vec![("cookie", format!("reverie={forged}"))];
        let answer = guest.ask_with("GET", "/api/me", headers, None).await;
        let answer = answer.expect("an answer");
        let me: Me = serde_json::from_str(&answer.body).expect("me");
        assert_ne!(me.id, guest.me.id);
        let handed_out = answer.header("set-cookie").is_some();
        assert_eq!(handed_out, forged.len() != 43, "{forged}");
    }
    house.stop().await;
}

/// What is refused leaves nothing behind, not even whoever asked for it.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_refused_is_not_stored() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let host = house.guest().await;
    let table = new_table("momiji", &[NewSeat::Me, NewSeat::Open]);
    let table = host.open(&table).await.expect("a table");
    let path = |what: &str| format!("/api/tables/{}/{what}", table.id);
    let nobody = "no such thing".to_owned();
    let guest = house.guest().await;
    for (method, path, body) in [
        ("POST", "/api/tables/nowhere/join".to_owned(), None),
        ("POST", path("seats/1"), None),
        ("POST", path("leave"), None),
        ("POST", path("start"), None),
        ("POST", path("rematch"), None),
        ("POST", "/api/tables".to_owned(), Some(nobody.clone())),
        ("PUT", path("seats/2/bot"), Some(nobody.clone())),
        ("PATCH", "/api/me".to_owned(), Some(nobody.clone())),
        (
            "PATCH",
            "/api/me".to_owned(),
            Some(json!({ "name": "" }).to_string()),
        ),
        ("PATCH", "/api/me".to_owned(), Some("{}".to_owned())),
        ("POST", "/api/push".to_owned(), Some(nobody)),
    ] {
        let answer = guest.ask(method, &path, body).await.expect("an answer");
        assert_eq!(answer.status >= 400, !answer.body.contains("browsers"));
    }
    let mut watching = Player::at(&guest, &table.id).await;
    let undo = |id| Request::Undo { id };
    let refused = watching.wish(undo).await.expect_err("they do not play");
    assert_eq!(refused.code, Code::NotSeated);
    assert_eq!(house.count("SELECT count(*) FROM people").await, 1);
    let sat: Result<protocol::tables::Table, _> = guest.post(&path("join"), &()).await;
    sat.expect("a seat");
    assert_eq!(house.count("SELECT count(*) FROM people").await, 2);
    house.stop().await;
}

/// The last of many names is the one that tables know, also where somebody is only invited; a name that does not
/// change is told to nobody.
#[tokio::test(flavor = "multi_thread")]
async fn the_last_name_wins() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let (host, friend) = (house.guest().await, house.guest().await);
    let table = new_table("momiji", &[NewSeat::Me, NewSeat::Open]);
    let id = host.open(&table).await.expect("a table").id;
    let path = format!("/api/tables/{id}");
    for (who, what) in [(&friend, "join"), (&host, "start"), (&host, "abandon")] {
        let done: Result<protocol::tables::Table, _> =
            who.post(&format!("{path}/{what}"), &()).await;
        done.expect("it is done");
    }
    let room: protocol::tables::Table = host
        .post(&format!("{path}/rematch"), &())
        .await
        .expect("a room");
    let mut player = Player::at(&host, &room.id).await;
    let rename = async |name: &str| {
        let name = json!({ "name": name }).to_string();
        let answer = friend.ask("PATCH", "/api/me", Some(name)).await;
        assert_eq!(answer.expect("an answer").status, 200);
    };
    for number in 0..30 {
        rename(&format!("Name {number}")).await;
    }
    rename("Last").await;
    let named = |player: &Player| {
        let mut names = player.table.seats.iter().map(|seat| seat.name.as_deref());
        names.any(|name| name == Some("Last"))
    };
    player.until(named).await;
    let renamed = "SELECT count(*) FROM entries WHERE body LIKE '%renamed%'";
    let often = house.count(renamed).await;
    for _ in 0..5 {
        rename("Last").await;
    }
    // One that does change comes after them.
    let text = json!({ "name": "Host" }).to_string();
    let answer = host.ask("PATCH", "/api/me", Some(text)).await;
    assert_eq!(answer.expect("an answer").status, 200);
    player
        .until(|player| player.table.seats[1].name.as_deref() == Some("Host"))
        .await;
    assert!(named(&player));
    assert_eq!(house.count(renamed).await, often + 1);
    house.stop().await;
}

/// Making a link never takes the key of the device that makes it, however old that is.
#[tokio::test(flavor = "multi_thread")]
async fn a_link_does_not_lock_out_whoever_makes_it() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let first = house.guest().await;
    for _ in 0..25 {
        let link: Recovery = first.post("/api/me/recovery", &()).await.expect("a link");
        let code = json!({ "code": link.code }).to_string();
        let nobody = first.clone().with_cookie("");
        let answer = nobody.ask("POST", "/api/recover", Some(code)).await;
        assert_eq!(answer.expect("an answer").status, 200);
        // The other device is the newest, and this one the oldest.
        house
            .change("UPDATE keys SET created = 1 WHERE rowid = (SELECT min(rowid) FROM keys)")
            .await;
        let enough = house.count("SELECT count(*) FROM keys").await;
        if enough == 20 {
            break;
        }
    }
    assert_eq!(house.count("SELECT count(*) FROM keys").await, 20);
    let _: Recovery = first.post("/api/me/recovery", &()).await.expect("a link");
    assert_eq!(house.count("SELECT count(*) FROM keys").await, 20);
    let me: Me = first.get("/api/me").await.expect("still me");
    assert_eq!(me.id, first.me.id);
    house.stop().await;
}
