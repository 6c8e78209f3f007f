//! Limits for a household: another name, which costs nothing, is no way round them.

use client::{Answer, Guest};
use protocol::Code;
use protocol::tables::{Level, NewSeat, Stage, Table};

use crate::house::{BOT, Folder, House, new_table, until};

/// Asks through a proxy on this machine, for somebody at this address.
async fn ask_from(
    guest: &Guest,
    address: &str,
    (method, path): (&str, &str),
    body: Option<String>,
) -> Answer {
    let headers = vec![
        ("cookie", guest.cookie.clone()),
        ("x-forwarded-for", address.to_owned()),
    ];
    let answer = guest.ask_with(method, path, headers, body).await;
    answer.expect("an answer")
}

/// Opens a table from this address, as a new guest.
async fn open_from(house: &House, address: &str, seats: &[NewSeat]) -> Result<Table, Code> {
    let guest = house.guest().await;
    let body = serde_json::to_string(&new_table("momiji", seats)).expect("a table");
    let answer = ask_from(&guest, address, ("POST", "/api/tables"), Some(body)).await;
    match answer.status {
        200 => Ok(serde_json::from_str(&answer.body).expect("a table")),
        _ => Err(code(&answer)),
    }
}

fn code(answer: &Answer) -> Code {
    let problem: protocol::Problem = serde_json::from_str(&answer.body).expect("a problem");
    assert_eq!(answer.status, 429, "{problem:?}");
    assert!(answer.header("retry-after").is_some());
    problem.code
}

const HERE: &str = "203.0.113.7";
const THERE: &str = "198.51.100.8";

#[tokio::test(flavor = "multi_thread")]
async fn guests_are_counted_by_household() {
    let folder = Folder::new();
    let house = House::with(&folder, |config| config.guests_per_hour = 3).await;
    let known = house.guest().await;
    let nobody = known.clone().with_cookie("");
    let table = new_table("momiji", &[NewSeat::Me, NewSeat::Open]);
    let body = serde_json::to_string(&table).expect("a table");
    let open = ("POST", "/api/tables");
    for _ in 0..3 {
        let answer = ask_from(&nobody, HERE, open, Some(body.clone())).await;
        assert_eq!(answer.status, 200);
    }
    let refused = ask_from(&nobody, HERE, open, Some(body.clone())).await;
    assert_eq!(code(&refused), Code::TooManyGuests);
    // Whoever is known already goes on, whoever looks only is no guest yet, and others come in.
    let looks = ask_from(&nobody, HERE, ("GET", "/api/me"), None).await;
    assert_eq!(looks.status, 200);
    let _: Table = known.open(&table).await.expect("they are a guest now");
    let answer = ask_from(&known, HERE, open, Some(body.clone())).await;
    assert_eq!(answer.status, 200);
    let answer = ask_from(&nobody, THERE, open, Some(body)).await;
    assert_eq!(answer.status, 200);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_are_counted_by_household() {
    let folder = Folder::new();
    let house = House::with(&folder, |config| config.tables_per_hour = 2).await;
    let seats = [NewSeat::Me, NewSeat::Open];
    for _ in 0..2 {
        open_from(&house, HERE, &seats).await.expect("a table");
    }
    let refused = open_from(&house, HERE, &seats).await;
    assert_eq!(refused.expect_err("enough"), Code::TooManyOpened);
    open_from(&house, THERE, &seats).await.expect("a table");
    house.stop().await;
}

/// A bot that thinks longer than a test lasts.
const SLOW: NewSeat = NewSeat::Bot {
    level: Level::Expert,
};

/// Games of bots that are refused for want of room are no tables that a household has opened.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_refused_for_want_of_room_is_not_counted() {
    let folder = Folder::new();
    let house = House::with(&folder, |config| {
        config.bot_budget_ms = 5000;
        config.bot_tables_per_address = 1;
        config.tables_per_hour = 3;
    })
    .await;
    open_from(&house, HERE, &[SLOW, SLOW])
        .await
        .expect("a table");
    for _ in 0..5 {
        let refused = open_from(&house, HERE, &[SLOW, SLOW]).await;
        assert_eq!(refused.expect_err("enough"), Code::TooManyBotTables);
    }
    for _ in 0..2 {
        open_from(&house, HERE, &[NewSeat::Me, SLOW])
            .await
            .expect("a table");
    }
    let refused = open_from(&house, HERE, &[NewSeat::Me, SLOW]).await;
    assert_eq!(refused.expect_err("enough"), Code::TooManyOpened);
    house.stop().await;
}

/// A server where games of bots alone go on and on, with room for this many, and this many of each household.
async fn slow_house(folder: &Folder, all: u32, each: u32) -> House {
    let set = |config: &mut server::Config| {
        config.bot_budget_ms = 5000;
        config.bot_tables = all;
        config.bot_tables_per_address = each;
    };
    House::with(folder, set).await
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_of_bots_alone_are_few() {
    let folder = Folder::new();
    let house = slow_house(&folder, 0, 2).await;
    for _ in 0..2 {
        open_from(&house, HERE, &[SLOW, SLOW])
            .await
            .expect("a table");
    }
    let refused = open_from(&house, HERE, &[SLOW, SLOW]).await;
    assert_eq!(refused.expect_err("enough"), Code::TooManyBotTables);
    open_from(&house, THERE, &[SLOW, SLOW])
        .await
        .expect("a table");
    // Whoever plays along needs no such room.
    open_from(&house, HERE, &[NewSeat::Me, SLOW])
        .await
        .expect("a table");
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_address_uses_up_the_room_for_bots_alone() {
    let folder = Folder::new();
    let house = slow_house(&folder, 2, 0).await;
    let first = open_from(&house, HERE, &[SLOW, SLOW]).await;
    let first = first.expect("a table").id;
    let second = open_from(&house, HERE, &[SLOW, SLOW]).await;
    let refused = open_from(&house, HERE, &[SLOW, SLOW]).await;
    assert_eq!(refused.expect_err("enough"), Code::TooManyBotTables);
    // The oldest game of whoever has most makes room for somebody else.
    open_from(&house, THERE, &[SLOW, SLOW])
        .await
        .expect("a table");
    let guest = house.guest().await;
    let stage = async |id: &str| {
        let table: Table = guest.get(&format!("/api/tables/{id}")).await.expect("it");
        table.stage
    };
    until("the first gives way", async || {
        stage(&first).await == Stage::Abandoned
    })
    .await;
    assert_eq!(stage(&second.expect("a table").id).await, Stage::Running);
    // Now both have as much.
    for address in [HERE, THERE] {
        let refused = open_from(&house, address, &[SLOW, SLOW]).await;
        assert_eq!(refused.expect_err("enough"), Code::TooManyBotTables);
    }
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_that_are_put_on_every_seat_later_are_alone_as_well() {
    let folder = Folder::new();
    let house = slow_house(&folder, 0, 2).await;
    let guest = house.guest().await;
    let open =
        serde_json::to_string(&new_table("momiji", &[NewSeat::Open, SLOW])).expect("a table");
    let level = serde_json::to_string(&Level::Expert).expect("a level");
    let mut begun = Vec::new();
    for _ in 0..3 {
        let opened = ask_from(&guest, HERE, ("POST", "/api/tables"), Some(open.clone())).await;
        let table: Table = serde_json::from_str(&opened.body).expect("a table");
        let path = format!("/api/tables/{}", table.id);
        let seat = format!("{path}/seats/1/bot");
        let put = ask_from(&guest, HERE, ("PUT", &seat), Some(level.clone())).await;
        assert_eq!(put.status, 200);
        let start = format!("{path}/start");
        begun.push(ask_from(&guest, HERE, ("POST", &start), None).await);
    }
    assert_eq!((begun[0].status, begun[1].status), (200, 200));
    assert_eq!(code(&begun[2]), Code::TooManyBotTables);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_of_bots_alone_that_are_opened_at_once_are_counted_as_well() {
    let folder = Folder::new();
    let house = slow_house(&folder, 3, 3).await;
    let guest = house.guest().await;
    let body = serde_json::to_string(&new_table("momiji", &[SLOW, SLOW])).expect("a table");
    let asked = (0..30).map(|_| {
        let (guest, body) = (guest.clone(), body.clone());
        tokio::spawn(async move {
            let open = ("POST", "/api/tables");
            ask_from(&guest, HERE, open, Some(body)).await.status
        })
    });
    let asked: Vec<_> = asked.collect();
    let mut opened = 0;
    for answer in asked {
        opened += usize::from(answer.await.expect("an answer") == 200);
    }
    assert_eq!(opened, 3);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_bots_alone_that_is_stuck_is_cleaned_away() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    house.guest().await;
    // Nothing can be made of it, so its bots never move.
    house
        .change(
            "INSERT INTO tables (id, host, setup, seed, opened, public, stage, open, bot_due, touched)
             VALUES ('stuck', 'nobody', '{}', 1, 1, 0, 'running', 0, 1, 1)",
        )
        .await;
    // Cleaning begins with the server, here another one with the same folder.
    let other = House::open(&folder).await;
    let stuck = "SELECT count(*) FROM tables WHERE id = 'stuck'";
    until("it is cleaned away", async || house.count(stuck).await == 0).await;
    other.stop().await;
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn records_are_counted_by_household() {
    let folder = Folder::new();
    let house = House::with(&folder, |config| config.records_per_minute = 3).await;
    let host = house.guest().await;
    let table = host.open(&new_table("momiji", &[NewSeat::Me, BOT])).await;
    let path = format!("/api/tables/{}", table.expect("a table").id);
    let _: Table = host
        .post(&format!("{path}/abandon"), &())
        .await
        .expect("an end");
    let other = house.guest().await;
    let (record, course) = (format!("{path}/record"), format!("{path}/course"));
    for (guest, path) in [(&host, &record), (&other, &course), (&other, &record)] {
        assert_eq!(ask_from(guest, HERE, ("GET", path), None).await.status, 200);
    }
    let refused = ask_from(&host, HERE, ("GET", &record), None).await;
    assert_eq!(code(&refused), Code::TooManyRecords);
    assert_eq!(
        ask_from(&host, THERE, ("GET", &record), None).await.status,
        200
    );
    house.stop().await;
}

/// A game that is played for a study costs what a moment of the past costs, a tenth of a record, whoever asks.
#[tokio::test(flavor = "multi_thread")]
async fn studies_are_counted_by_household() {
    let folder = Folder::new();
    let house = House::with(&folder, |config| config.records_per_minute = 1).await;
    let study = serde_json::json!({
        "game": "momiji", "beginning": { "players": 2, "seed": 1 }, "moves": [], "seat": 1,
        "bots": { "2": "casual" },
    });
    let study = study.to_string();
    let ask = async |guest: &Guest, from: &str| {
        let asked = ("POST", "/api/studies");
        ask_from(guest, from, asked, Some(study.clone())).await
    };
    for _ in 0..10 {
        assert_eq!(ask(&house.guest().await, HERE).await.status, 200);
    }
    let refused = ask(&house.guest().await, HERE).await;
    assert_eq!(code(&refused), Code::TooManyRecords);
    assert_eq!(ask(&house.guest().await, THERE).await.status, 200);
    house.stop().await;
}

/// New names are no way to use up the room of a table for others.
#[tokio::test(flavor = "multi_thread")]
async fn strangers_at_a_table_are_counted_by_household() {
    let folder = Folder::new();
    let house = House::with(&folder, |config| config.messages_per_second = 1_000_000).await;
    let host = house.guest().await;
    let table = new_table("momiji", &[NewSeat::Me, NewSeat::Open]);
    let path = format!(
        "/api/tables/{}",
        host.open(&table).await.expect("a table").id
    );
    let (join, leave) = (format!("{path}/join"), format!("{path}/leave"));
    let mut done = 0;
    'all: for _ in 0..20 {
        let guest = house.guest().await;
        for path in [&join, &leave].into_iter().cycle().take(40) {
            let answer = ask_from(&guest, HERE, ("POST", path), None).await;
            if answer.status == 409 {
                let problem: protocol::Problem =
                    serde_json::from_str(&answer.body).expect("a problem");
                assert_eq!(problem.code, Code::TableFull);
                break 'all;
            }
            assert_eq!(answer.status, 200);
            done += 1;
        }
    }
    assert!((200..=210).contains(&done), "{done}");
    let there = house.guest().await;
    let answer = ask_from(&there, THERE, ("POST", &join), None).await;
    assert_eq!(answer.status, 200, "{}", answer.body);
    house.stop().await;
}
