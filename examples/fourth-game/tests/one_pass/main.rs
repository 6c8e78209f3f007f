//! One pass for each move: a server reads it once, makes it once, and looks once for each distinct pair of eyes,
//! however many people look with them. A game that counts what it is asked says so, at a real server.

mod counting;

use std::collections::BTreeMap;

use client::{Connection, Guest};
use counting::{Asked, Counting, asked};
use protocol::socket::Message;
use protocol::tables::{Level, NewSeat, NewTable, Sight, Table};
use shelf::Shelf;
use tokio::net::TcpListener;
use tokio::sync::oneshot;

/// A folder that is gone when this is.
struct Folder(std::path::PathBuf);

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Somebody who looks at the table, and what they saw last.
struct Onlooker {
    connection: Connection,
    sight: Sight,
}

impl Onlooker {
    async fn come(guest: &Guest, table: &str) -> Onlooker {
        let mut connection = guest.connect(table).await.expect("a socket");
        let Message::Table { sight, .. } = connection.hello(None).await.expect("a greeting") else {
            panic!("the whole table comes first");
        };
        let sight = sight.expect("the game has begun");
        Onlooker { connection, sight }
    }

    /// Listens until as many moves as these are seen.
    async fn see(&mut self, moves: usize) {
        while self.sight.moves < moves {
            let message = self.connection.next().await.expect("news");
            if let Message::News { sight, .. } = message {
                self.sight = sight.unwrap_or_else(|| self.sight.clone());
            }
        }
    }
}

/// A game of two, to which everybody has come: both players, one of them in two tabs, and two who look on. That
/// is five connections and three pairs of eyes.
async fn everybody(host: &str) -> [Onlooker; 5] {
    let guest = || async { Guest::new(host).await.expect("a guest") };
    let (one, two, three, four) = (guest().await, guest().await, guest().await, guest().await);
    let table = NewTable {
        game: "high-card".to_owned(),
        seats: vec![NewSeat::Me, NewSeat::Open],
        options: BTreeMap::new(),
        public: false,
        clock: None,
        level: Level::Novice,
        hints: None,
    };
    let table = one.open(&table).await.expect("a table").id;
    let sit = format!("/api/tables/{table}/seats/2");
    two.post::<Table>(&sit, &()).await.expect("a seat");
    let start = format!("/api/tables/{table}/start");
    one.post::<Table>(&start, &()).await.expect("it begins");
    [
        Onlooker::come(&one, &table).await,
        Onlooker::come(&two, &table).await,
        Onlooker::come(&three, &table).await,
        Onlooker::come(&four, &table).await,
        Onlooker::come(&one, &table).await,
    ]
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_is_read_and_made_once_and_looked_at_once_for_each_pair_of_eyes() {
    let name = format!("reverie-one-pass-{}", std::process::id());
    let folder = Folder(std::env::temp_dir().join(name));
    let config = server::Config {
        data: folder.0.clone(),
        ..server::Config::default()
    };
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    let host = listener.local_addr().expect("its address").to_string();
    let (stop, stopped) = oneshot::channel::<()>();
    let shelf = Shelf::empty().with::<Counting>();
    let running = tokio::spawn(server::serve(config, shelf, listener, async {
        let _ = stopped.await;
    }));

    let mut people = everybody(&host).await;
    asked();
    let mut counted = 0;
    while people[0].sight.to_act.len() == 1 {
        let seat = people[0].sight.to_act[0];
        let mover = &mut people[seat - 1];
        let text = mover.sight.choices[0].text.clone();
        let made = mover.sight.moves + 1;
        let request = format!(r#"{{"type":"move","id":"{made}","move":"{text}"}}"#);
        mover.connection.send_text(&request).await.expect("sent");
        for person in &mut people {
            person.see(made).await;
        }
        let eyes = 3;
        let once = Asked {
            read: 1,
            // For the list of each player, which is empty for one of them. What the mover may do was known since
            // it was offered.
            legal: 2,
            apply: 1,
            view: eyes,
            written_view: eyes,
            written_position: 1,
        };
        // After the last move more is told than before, and that is another question.
        if !people[0].sight.to_act.is_empty() {
            assert_eq!(asked(), once, "move {made}: {text}");
            counted += 1;
        }
    }
    assert!(
        counted >= 5,
        "a game of two has six moves at least: {counted}"
    );
    let _ = stop.send(());
    let ended = running.await.expect("no panic");
    ended.expect("it stopped in peace");
}
