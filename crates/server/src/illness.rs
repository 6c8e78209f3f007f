//! What happens when something breaks: a task, a table, the disk, the database. Whole servers, with breakdowns planted
//! in them.

mod database;
mod log;
mod names;
mod readiness;
mod thinking;

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::time::Duration;

use client::{Connection, Guest};
use protocol::Code;
use protocol::socket::{Message, Request};
use protocol::tables::{Clock, Level, NewSeat, NewTable, Stage, Table};
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio::time::{sleep, timeout};

use crate::config::Config;
use crate::entry::Entry;
use crate::rehearsal::table_for_two;
use crate::start::{self, StartError};
use crate::steady::faults;
use crate::store::{Index, Sitting, Sqlite, Store, Stored, random_id};

pub struct Folder(pub PathBuf);

impl Folder {
    pub fn new() -> Folder {
        Folder(std::env::temp_dir().join(format!("reverie-illness-{}", random_id())))
    }

    pub fn database(&self) -> PathBuf {
        self.0.join("reverie.db")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

pub struct House {
    host: String,
    stop: oneshot::Sender<()>,
    running: JoinHandle<Result<(), StartError>>,
}

impl House {
    pub async fn open(folder: &Folder) -> House {
        House::with(folder, |_| ()).await
    }

    /// The same with other settings.
    pub async fn with(folder: &Folder, set: impl FnOnce(&mut Config)) -> House {
        let mut config = Config {
            data: folder.0.clone(),
            bot_budget_ms: 100,
            requests_per_second: 0,
            messages_per_second: 0,
            records_per_minute: 0,
            tables_per_hour: 0,
            tables_per_person: 0,
            ..Config::default()
        };
        set(&mut config);
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let host = listener.local_addr().expect("an address").to_string();
        let (stop, stopped) = oneshot::channel::<()>();
        let ready = start::open(config, shelf::Shelf::standard())
            .await
            .expect("a server");
        let running = tokio::spawn(ready.serve(listener, async {
            let _ = stopped.await;
        }));
        House {
            host,
            stop,
            running,
        }
    }

    pub async fn guest(&self) -> Guest {
        Guest::new(&self.host).await.expect("a guest")
    }

    pub async fn stop(self) {
        drop(self.stop);
        self.running.await.expect("no panic").expect("a clean end");
    }
}

pub fn new_table(seats: Vec<NewSeat>) -> NewTable {
    NewTable {
        game: "momiji".to_owned(),
        seats,
        options: BTreeMap::new(),
        public: false,
        clock: None,
        level: Level::Casual,
        hints: None,
    }
}

const BOT: NewSeat = NewSeat::Bot {
    level: Level::Casual,
};

/// Waits until something is so, for a while.
pub async fn until(what: &str, mut ready: impl AsyncFnMut() -> bool) {
    let waited = timeout(Duration::from_secs(30), async {
        while !ready().await {
            sleep(Duration::from_millis(50)).await;
        }
    });
    assert!(waited.await.is_ok(), "{what}");
}

async fn status(guest: &Guest, path: &str) -> u16 {
    guest
        .ask("GET", path, None)
        .await
        .expect("an answer")
        .status
}

async fn moves(guest: &Guest, table: &str) -> usize {
    let mut connection = guest.connect(table).await.expect("a connection");
    let message = connection.hello(None).await.expect("a greeting");
    connection.close().await;
    match message {
        Message::Table { sight, .. } => sight.map_or(0, |sight| sight.moves),
        other => panic!("no greeting: {other:?}"),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_part_that_breaks_down_is_begun_again() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let guest = house.guest().await;
    for place in ["writer", "signals", "checkpoints"] {
        faults::plant(place, 1);
    }
    // Whoever writes breaks down over it: that is said, with a name under which the log says more.
    let body = serde_json::to_string(&new_table(vec![NewSeat::Me, BOT])).expect("a table");
    let answer = guest.ask("POST", "/api/tables", Some(body)).await;
    let answer = answer.expect("an answer");
    let problem: protocol::Problem = serde_json::from_str(&answer.body).expect("a problem");
    assert_eq!((answer.status, problem.code), (500, Code::Internal));
    assert!(problem.request.is_some());
    assert_eq!(problem.request.as_deref(), answer.header("x-request-id"));
    // Then all goes on: moves are stored, and bots are called.
    let mut table = None;
    until("tables are opened again", async || {
        table = guest.open(&new_table(vec![BOT, BOT])).await.ok();
        table.is_some()
    })
    .await;
    let table = table.expect("a table");
    until("bots play", async || moves(&guest, &table.id).await > 3).await;
    // Each of them breaks down, is begun again, and breaks down once more.
    for place in ["signals", "checkpoints", "clocks", "bots", "notices"] {
        for _ in 0..2 {
            faults::plant(place, 1);
            let open = new_table(vec![BOT, BOT]);
            guest.open(&open).await.expect("a table");
            until(place, async || faults::planted(place) == Some(0)).await;
        }
    }
    assert_eq!(status(&guest, "/readyz").await, 200);
    house.stop().await;
}

/// What can't be begun again ends the server with an error: it does not linger.
#[tokio::test(flavor = "multi_thread")]
async fn a_part_that_ends_for_good_ends_the_server() {
    let folder = Folder::new();
    faults::plant("duties", 1);
    let house = House::open(&folder).await;
    let ended = timeout(Duration::from_secs(30), house.running).await;
    let ended = ended.expect("it ends").expect("no panic");
    assert!(
        matches!(ended, Err(StartError::Died("duties"))),
        "{ended:?}"
    );
}

/// What went wrong once with the store, and not with a table, is no reason to leave the table alone.
#[tokio::test(flavor = "multi_thread")]
async fn a_store_that_fails_once_makes_no_table_ill() {
    let folder = Folder::new();
    std::fs::create_dir_all(&folder.0).expect("a folder");
    let store = Sqlite::open(&folder.database()).await.expect("a database");
    add_table(&store, "sound", "a", "").await;
    store.close().await;
    // Nobody but us looks at it.
    for place in ["clocks", "bots"] {
        faults::plant(place, 1_000_000);
    }
    let house = House::open(&folder).await;
    let guest = house.guest().await;
    faults::plant("load", 1);
    assert_eq!(status(&guest, "/api/tables/sound").await, 500);
    assert_eq!(status(&guest, "/api/tables/sound").await, 200);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn after_a_full_disk_everything_goes_on_by_itself() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let guest = house.guest().await;
    let level = Level::Skilled;
    let bot = NewSeat::Bot { level };
    let table = guest.open(&new_table(vec![bot, bot])).await;
    let table = table.expect("a table");
    assert_eq!(status(&guest, "/readyz").await, 200);
    // From here on the database can't grow.
    faults::plant("pages", 1);
    until("the disk is full", async || {
        status(&guest, "/readyz").await == 503
    })
    .await;
    // The bots stand still.
    let mut stuck = moves(&guest, &table.id).await;
    until("the bots stand still", async || {
        sleep(Duration::from_secs(1)).await;
        let before = stuck;
        stuck = moves(&guest, &table.id).await;
        stuck == before
    })
    .await;
    faults::plant("pages", 1_000_000);
    until("the bots go on", async || {
        moves(&guest, &table.id).await > stuck
    })
    .await;
    until("it is ready", async || {
        status(&guest, "/readyz").await == 200
    })
    .await;
    house.stop().await;
}

/// A table that some host has opened, where somebody made such a move if there is one, and whose clock has run out.
async fn add_table(store: &Sqlite, id: &str, host: &str, text: &str) {
    let mut opened = table_for_two(id, "momiji");
    host.clone_into(&mut opened.host);
    opened.setup.clock = Some(Clock::Move { seconds: 5 });
    let sat = |seat, person: &str| Entry::Sat {
        seat,
        person: person.to_owned(),
        name: person.to_owned(),
    };
    let moved = Entry::moved(1, text);
    let started = Entry::Started {
        rules: None,
        setup: None,
        components: None,
        clocks_wait: false,
    };
    let mut entries = vec![sat(1, "a"), sat(2, "b"), started];
    entries.extend((!text.is_empty()).then_some(moved));
    let entries = entries.into_iter().zip(1..).map(|(entry, version)| Stored {
        version,
        person: None,
        request: None,
        at: 1,
        entry,
    });
    let index = Index {
        stage: Stage::Running,
        open: 0,
        bot_due: true,
        deadline: Some(6000),
        // What people play is never removed, ill or not.
        people: vec![Sitting {
            seat: 1,
            person: "a".to_owned(),
            waits_since: None,
        }],
        bots: BTreeMap::new(),
        ended: None,
    };
    let entries: Vec<Stored> = entries.collect();
    let added = store.open_table(&opened, &entries, &index, &[]).await;
    added.expect("it is stored");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_can_not_be_made_again_stops_nobody() {
    let folder = Folder::new();
    std::fs::create_dir_all(&folder.0).expect("a folder");
    let store = Sqlite::open(&folder.database()).await.expect("a database");
    add_table(&store, "wrong", "a", "no move at all").await;
    add_table(&store, "broken", "somebody whose tables break down", "x").await;
    add_table(&store, "a table whose clocks break down", "a", "").await;
    store.close().await;
    let house = House::open(&folder).await;
    let guest = house.guest().await;
    for ill in ["wrong", "broken"] {
        let answer = guest.get::<Table>(&format!("/api/tables/{ill}")).await;
        let refused = answer.expect_err("it can't be read");
        assert_eq!(refused.problem().expect("a refusal").code, Code::CantOpen);
    }
    // Bots and clocks of others go on.
    let clock = Some(Clock::Move { seconds: 5 });
    let table = NewTable {
        clock,
        ..new_table(vec![NewSeat::Me, BOT])
    };
    let table = guest.open(&table).await.expect("a table");
    let mut connection = guest.connect(&table.id).await.expect("a connection");
    connection.hello(None).await.expect("a greeting");
    until(
        "a bot plays for whose time is over",
        async || match connection.next().await.expect("news") {
            Message::News {
                table: Some(table), ..
            } => table.seats.iter().any(|seat| seat.stand_in),
            _ => false,
        },
    )
    .await;
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_socket_is_told_the_name_of_what_went_wrong() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let guest = house.guest().await;
    let table = guest
        .open(&new_table(vec![NewSeat::Me, NewSeat::Open]))
        .await;
    let mut connection = guest
        .connect(&table.expect("a table").id)
        .await
        .expect("a connection");
    connection.hello(None).await.expect("a greeting");
    faults::plant("writer", 1);
    let id = Connection::fresh_id();
    let say = Request::Say {
        id: id.clone(),
        text: "hello".to_owned(),
    };
    connection.send(&say).await.expect("sent");
    let answer = connection.answer(&id, |_| ()).await.expect("an answer");
    let problem = answer.expect_err("it was not stored");
    assert_eq!(problem.code, Code::Internal);
    assert!(problem.request.is_some());
    // The same again, under the same name, is stored once.
    connection.send(&say).await.expect("sent");
    let answer = connection.answer(&id, |_| ()).await.expect("an answer");
    answer.expect("it is stored now");
    house.stop().await;
}
