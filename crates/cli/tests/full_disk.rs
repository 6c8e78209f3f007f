//! The disk of a server is full, really: a small file system of its own, filled to the last byte; and, for machines
//! where none can be mounted, a disk that takes nothing. When there is room again, everything goes on by itself.

mod serving;

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::Duration;

use client::Guest;
use protocol::socket::Message;
use protocol::tables::{Level, NewSeat, NewTable};
use serving::{PROGRAM, Server};
use tokio::time::{sleep, timeout};

/// A place for a server's data that can be filled up.
trait Disk {
    /// A server there.
    fn server(&self) -> Server;
    /// Leaves no room.
    fn fill(&self, server: &Server);
    /// There is room again.
    fn make_room(&self, server: &Server);
}

fn folder(name: &str) -> PathBuf {
    let name = format!("reverie-{name}-{}", std::process::id());
    let folder = std::env::temp_dir().join(name);
    std::fs::create_dir_all(&folder).expect("a folder");
    folder
}

/// A file system in memory with little room.
struct Small(PathBuf);

impl Small {
    /// Nothing where none can be mounted.
    fn new() -> Option<Small> {
        let folder = folder("full");
        let mounted = Command::new("mount")
            .args(["-t", "tmpfs", "-o", "size=6m", "tmpfs"])
            .arg(&folder)
            .stderr(Stdio::null())
            .status();
        if mounted.is_ok_and(|status| status.success()) {
            return Some(Small(folder));
        }
        let _ = std::fs::remove_dir(&folder);
        None
    }

    fn ballast(&self) -> PathBuf {
        self.0.join("ballast")
    }
}

impl Disk for Small {
    fn server(&self) -> Server {
        Server::start(&self.0, &SETTINGS)
    }

    fn fill(&self, _: &Server) {
        let file = std::fs::File::options()
            .append(true)
            .create(true)
            .open(self.ballast());
        let mut file = file.expect("a file");
        for size in [4096, 1] {
            while file.write_all(&vec![1; size]).is_ok() {}
        }
    }

    fn make_room(&self, _: &Server) {
        std::fs::remove_file(self.ballast()).expect("it is removed");
    }
}

impl Drop for Small {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("-l").arg(&self.0).status();
        let _ = std::fs::remove_dir(&self.0);
    }
}

/// A disk with room that the system lets the server write nothing to.
struct Locked(PathBuf);

impl Locked {
    /// How large a file of the server may become.
    fn limit(server: &Server, size: &str) {
        let limited = Command::new("prlimit")
            .arg(format!("--pid={}", server.process.id()))
            .arg(format!("--fsize={size}"))
            .status();
        assert!(limited.expect("prlimit runs").success());
    }
}

impl Disk for Locked {
    fn server(&self) -> Server {
        // What can't be written is an error then, and no signal that ends the program.
        let mut shell = Command::new("sh");
        shell.args(["-c", "trap '' XFSZ; exec \"$0\" \"$@\"", PROGRAM]);
        Server::by(shell, &self.0, &SETTINGS)
    }

    fn fill(&self, server: &Server) {
        Locked::limit(server, "1:unlimited");
    }

    fn make_room(&self, server: &Server) {
        Locked::limit(server, "unlimited:unlimited");
    }
}

impl Drop for Locked {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
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
        hints: None,
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
    match Small::new() {
        Some(disk) => goes_on_by_itself(&disk).await,
        None => eprintln!(
            "NOT TESTED: no file system can be mounted here; a disk that takes nothing is tested all the same"
        ),
    }
}

/// The same for whoever may mount nothing. Only Linux lets one program limit another.
#[tokio::test(flavor = "multi_thread")]
async fn after_a_disk_that_takes_nothing_everything_goes_on_by_itself() {
    if !cfg!(target_os = "linux") {
        return eprintln!("NOT TESTED: this is not Linux");
    }
    goes_on_by_itself(&Locked(folder("locked"))).await;
}

async fn goes_on_by_itself(disk: &impl Disk) {
    let server = disk.server();
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
    disk.fill(&server);
    // What the log of the database had room for is used up.
    let mut last = None;
    until("nothing can be stored", async || {
        disk.fill(&server);
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
    until("the bots stand still", async || {
        sleep(Duration::from_secs(3)).await;
        let before = stuck;
        stuck = moves(&guest, &bots).await;
        stuck == before
    })
    .await;
    disk.make_room(&server);
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
