//! The disk of a server is full, really: a small file system of its own, filled to the last byte. When there is room
//! again, everything goes on by itself.

mod serving;

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::Duration;

use client::Guest;
use protocol::socket::Message;
use protocol::tables::{Level, NewSeat, NewTable};
use serving::Server;
use tokio::time::{sleep, timeout};

/// A file system in memory with little room.
struct Disk(PathBuf);

impl Disk {
    /// Nothing where none can be mounted.
    fn new() -> Option<Disk> {
        let folder = std::env::temp_dir().join(format!("reverie-full-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder");
        let mounted = Command::new("mount")
            .args(["-t", "tmpfs", "-o", "size=6m", "tmpfs"])
            .arg(&folder)
            .stderr(Stdio::null())
            .status();
        if mounted.is_ok_and(|status| status.success()) {
            return Some(Disk(folder));
        }
        let _ = std::fs::remove_dir(&folder);
        None
    }

    fn ballast(&self) -> PathBuf {
        self.0.join("ballast")
    }

    /// Leaves no room.
    fn fill(&self) {
        let file = std::fs::File::options()
            .append(true)
            .create(true)
            .open(self.ballast());
        let mut file = file.expect("a file");
        for size in [4096, 1] {
            while file.write_all(&vec![1; size]).is_ok() {}
        }
    }

    fn make_room(&self) {
        std::fs::remove_file(self.ballast()).expect("it is removed");
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("-l").arg(&self.0).status();
        let _ = std::fs::remove_dir(&self.0);
    }
}

/// Bots that think a little, so that the disk fills up while they do.
const SETTINGS: [(&str, &str); 5] = [
    ("REVERIE_REQUESTS_PER_SECOND", "0"),
    ("REVERIE_TABLES_PER_PERSON", "0"),
    ("REVERIE_TABLES_PER_HOUR", "0"),
    ("REVERIE_BOT_BUDGET_MS", "2000"),
    ("REVERIE_LOG", "off"),
];

fn new_table(seats: Vec<NewSeat>) -> NewTable {
    NewTable {
        game: "momiji".to_owned(),
        seats,
        options: std::collections::BTreeMap::new(),
        public: false,
        clock: None,
        level: Level::Novice,
    }
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

/// Waits until something is so, for a while.
async fn until(what: &str, mut ready: impl AsyncFnMut() -> bool) {
    let waited = timeout(Duration::from_mins(1), async {
        while !ready().await {
            sleep(Duration::from_millis(50)).await;
        }
    });
    assert!(waited.await.is_ok(), "{what}");
}

#[tokio::test(flavor = "multi_thread")]
async fn after_a_really_full_disk_everything_goes_on_by_itself() {
    let Some(disk) = Disk::new() else {
        println!("skipped: no file system can be mounted here");
        return;
    };
    let server = Server::start(&disk.0, &SETTINGS);
    let guest = Guest::new(&server.host).await.expect("a guest");
    let ready = async || {
        let asked = guest.ask("GET", "/readyz", None).await;
        asked.expect("an answer").status
    };
    let level = Level::Expert;
    let bot = NewSeat::Bot { level };
    let bots = guest.open(&new_table(vec![bot, bot])).await;
    let bots = bots.expect("a table").id;
    until("bots play", async || moves(&guest, &bots).await > 0).await;
    assert_eq!(ready().await, 200);
    disk.fill();
    // What the log of the database had room for is used up.
    let mut last = None;
    until("nothing can be stored", async || {
        disk.fill();
        match guest
            .open(&new_table(vec![NewSeat::Me, NewSeat::Open]))
            .await
        {
            Ok(table) => {
                last = Some(table.id);
                false
            }
            Err(_) => true,
        }
    })
    .await;
    until("it says so", async || ready().await == 503).await;
    // The bots stand still: what they would do can't be stored. People still see their tables.
    let mut stuck = moves(&guest, &bots).await;
    loop {
        sleep(Duration::from_secs(3)).await;
        let now = moves(&guest, &bots).await;
        if now == stuck {
            break;
        }
        stuck = now;
    }
    disk.make_room();
    until("it is ready", async || ready().await == 200).await;
    until("the bots go on", async || {
        moves(&guest, &bots).await > stuck
    })
    .await;
    if let Some(table) = last {
        assert_eq!(moves(&guest, &table).await, 0, "what was stored is there");
    }
    let table = guest
        .open(&new_table(vec![NewSeat::Me, NewSeat::Open]))
        .await;
    table.expect("there is room again");
}
