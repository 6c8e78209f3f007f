//! What one visitor can do to the bots of all others.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::{Duration, Instant};

use client::{Connection, Guest};
use protocol::tables::{Level, NewSeat};

use crate::house::{BOT, Folder, House, Luck, Player, new_table};

/// How long the bot thinks: long enough that the machine's own moods do not count.
const BUDGET: u64 = 400;

/// How many turns of the bot are timed.
const TURNS: usize = 6;

/// The address that all of a flood comes from.
const FLOOD: &str = "203.0.113.66";

/// How many guests play against bots at the same time.
const GUESTS: usize = 60;

/// How many tables are opened a second.
const A_SECOND: u32 = 30;

/// For how long: 5 seconds, or as many as are said, such as the minute of docs/benchmarks.md:
/// `REVERIE_TEST_FLOOD_SECONDS=60 cargo nextest run -p server floods --no-capture`
fn flood_time() -> Duration {
    let said = std::env::var("REVERIE_TEST_FLOOD_SECONDS").ok();
    let seconds = said.and_then(|seconds| seconds.parse().ok());
    Duration::from_secs(seconds.unwrap_or(5))
}

/// A person at a table with a bot.
async fn at_a_table(host: &Guest) -> Player {
    let bot = NewSeat::Bot {
        level: Level::Expert,
    };
    let table = new_table("vivid-memories", &[NewSeat::Me, bot]);
    let table = host.open(&table).await.expect("a table");
    Player::at(host, &table.id).await
}

/// How long the bot takes for its turns, for at least this many turns and this much time: the middle one.
async fn answer_time(host: &Guest, turns: usize, time: Duration) -> Duration {
    let mut luck = Luck(3);
    let mut times = Vec::new();
    let mut player = at_a_table(host).await;
    let began = Instant::now();
    while times.len() < turns || began.elapsed() < time {
        let waits = |player: &Player| player.is_due() || player.is_over();
        player.until(waits).await;
        if player.is_over() {
            player = at_a_table(host).await;
            continue;
        }
        while player.is_due() {
            let chosen = luck.choose(&player);
            player.play(&chosen).await;
        }
        let asked = Instant::now();
        player.until(waits).await;
        if !player.is_over() {
            times.push(asked.elapsed());
        }
    }
    times.sort_unstable();
    times[times.len() / 2]
}

/// Opens tables where bots play among themselves, as many a second, until it is stopped; says how many.
async fn flood(house: &House, stop: Arc<AtomicBool>) -> u32 {
    let guest = house.guest().await;
    let opened = Arc::new(AtomicU32::new(0));
    let mut beat = tokio::time::interval(Duration::from_secs(1) / A_SECOND);
    while !stop.load(Ordering::Relaxed) {
        beat.tick().await;
        let (guest, opened) = (guest.clone(), Arc::clone(&opened));
        tokio::spawn(async move {
            let headers = vec![
                ("cookie", guest.cookie.clone()),
                ("x-forwarded-for", FLOOD.to_owned()),
            ];
            let table = new_table("momiji", &[BOT, BOT]);
            let body = serde_json::to_string(&table).expect("a table");
            let answer = guest
                .ask_with("POST", "/api/tables", headers, Some(body))
                .await;
            if answer.is_ok_and(|answer| answer.status == 200) {
                opened.fetch_add(1, Ordering::Relaxed);
            }
        });
    }
    opened.load(Ordering::Relaxed)
}

async fn slowed_down(limits: bool) -> (Duration, Duration, u32) {
    let folder = Folder::new();
    let house = House::with(&folder, |config| {
        config.bot_budget_ms = BUDGET;
        config.bot_workers = 1;
        if !limits {
            config.tables_per_person = 0;
            config.tables_per_hour = 0;
            config.bot_tables = 0;
            config.bot_tables_per_address = 0;
        }
    })
    .await;
    let host = house.guest().await;
    let before = answer_time(&host, TURNS, Duration::ZERO).await;
    let stop = Arc::new(AtomicBool::new(false));
    let timed = async {
        let during = answer_time(&host, TURNS, flood_time()).await;
        stop.store(true, Ordering::Relaxed);
        during
    };
    let (opened, during) = tokio::join!(flood(&house, Arc::clone(&stop)), timed);
    house.stop().await;
    (before, during, opened)
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_of_bots_alone_do_not_slow_others_down() {
    for limits in [true, false] {
        let (before, during, opened) = slowed_down(limits).await;
        println!("limits: {limits}, before {before:?}, during {during:?}, {opened} tables opened");
        assert!(limits || opened >= 30, "{opened} tables were opened");
        assert!(!limits || opened <= 20, "{opened} tables were opened");
        assert!(
            during < before * 2,
            "limits: {limits}, before {before:?}, during {during:?}"
        );
    }
}

/// Somebody at the address of the flood who has opened a table with a bot.
async fn one_of_many(house: &House) -> (Guest, String) {
    let bot = NewSeat::Bot {
        level: Level::Expert,
    };
    let guest = house.guest().await;
    let table = guest.open(&new_table("momiji", &[NewSeat::Me, bot])).await;
    (guest, table.expect("a table").id)
}

/// Moves whenever it can, for as long as the game lasts.
async fn keep_moving(guest: Guest, table: String, seed: usize) {
    let mut luck = Luck(seed as u64);
    let forwarded = [("x-forwarded-for", FLOOD)];
    let connection = Connection::open_with(&guest.host, &table, &guest.cookie, &forwarded).await;
    let mut player = Player::greet(&guest, connection.expect("a connection"), None).await;
    while !player.is_over() {
        if player.is_due() {
            let chosen = luck.choose(&player);
            player.play(&chosen).await;
            continue;
        }
        // Its bot may come to its turn much later than a client of ours likes to wait.
        match player.connection.next().await {
            Ok(message) => player.hear(message),
            Err(client::Lost::Silent) => {}
            Err(_) => return,
        }
    }
}

/// Many guests of one address, each at a table with a bot: whoever they say they are, they are one in line. The server
/// has been started again, so it has to find out anew where their tables came from.
#[tokio::test(flavor = "multi_thread")]
async fn many_guests_of_one_address_do_not_slow_others_down() {
    let folder = Folder::new();
    let set = |config: &mut server::Config| {
        config.bot_budget_ms = BUDGET;
        config.bot_workers = 1;
    };
    let first = House::with(&folder, set).await;
    let mut many = Vec::new();
    for _ in 0..GUESTS {
        many.push(one_of_many(&first).await);
    }
    first.stop().await;
    let house = House::with(&folder, set).await;
    let host = house.guest().await;
    let before = answer_time(&host, TURNS, Duration::ZERO).await;
    let flood: Vec<_> = many
        .into_iter()
        .enumerate()
        .map(|(seed, (guest, table))| tokio::spawn(keep_moving(guest.at(&house.host), table, seed)))
        .collect();
    let during = answer_time(&host, TURNS, flood_time()).await;
    let playing = flood.iter().filter(|task| !task.is_finished()).count();
    flood.iter().for_each(tokio::task::JoinHandle::abort);
    println!("{GUESTS} guests, before {before:?}, during {during:?}, {playing} still playing");
    assert!(playing > GUESTS / 2, "{playing} of them play");
    assert!(during < before * 2, "before {before:?}, during {during:?}");
    house.stop().await;
}
