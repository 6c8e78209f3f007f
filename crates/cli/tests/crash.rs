//! The server is killed without warning, a hundred times, while games are played on it. Every move that
//! was acknowledged is there afterwards, once, and the games go on.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::Duration;

use client::{Connection, Guest};
use protocol::socket::{Message, Request};
use protocol::tables::{Level, NewSeat, NewTable, Sight};

const KILLS: u64 = 100;
const TABLES: usize = 4;

/// A server in a process of its own.
struct Server {
    process: Child,
    host: String,
    /// Held open: who listens to a server must not close its ears.
    _out: BufReader<ChildStdout>,
}

impl Server {
    fn start(data: &Path) -> Server {
        let mut process = Command::new(env!("CARGO_BIN_EXE_reverie"))
            .args(["serve", "--listen", "127.0.0.1:0", "--data"])
            .arg(data)
            .env("REVERIE_REQUESTS_PER_SECOND", "0")
            .env("REVERIE_MESSAGES_PER_SECOND", "0")
            .env("REVERIE_TABLES_PER_PERSON", "0")
            .env("REVERIE_LOG", "error")
            .stdout(Stdio::piped())
            .spawn()
            .expect("the server starts");
        let mut line = String::new();
        let mut out = BufReader::new(process.stdout.take().expect("its output"));
        out.read_line(&mut line).expect("a line");
        let host = line.split("http://").nth(1).expect("an address");
        let host = host.trim().trim_end_matches('/').to_owned();
        Server {
            process,
            host,
            _out: out,
        }
    }

    /// Without a chance to do anything more.
    fn kill(&mut self) {
        self.process.kill().expect("killed");
        self.process.wait().expect("gone");
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// A move that the server said is stored.
struct Acknowledged {
    version: u64,
    text: String,
}

/// A table, and what is known of it for certain.
#[derive(Default)]
struct Game {
    id: String,
    stored: Vec<Acknowledged>,
    /// A request that was sent and not answered before the crash.
    pending: Option<(String, String)>,
    over: bool,
}

async fn open(guest: &Guest) -> Game {
    let table = NewTable {
        game: "momiji".to_owned(),
        seats: vec![
            NewSeat::Me,
            NewSeat::Bot {
                level: Level::Novice,
            },
        ],
        options: std::collections::BTreeMap::new(),
        public: false,
        clock: None,
        level: Level::Novice,
    };
    let table = guest.open(&table).await.expect("a table");
    Game {
        id: table.id,
        ..Game::default()
    }
}

/// Plays until the connection is lost or the game is over.
async fn play(guest: &Guest, mut game: Game, mut luck: u64) -> Game {
    let Ok(mut connection) = guest.connect(&game.id).await else {
        return game;
    };
    let Ok(Message::Table { mut sight, .. }) = connection.hello(None).await else {
        return game;
    };
    if let Some((id, text)) = game.pending.take() {
        // Whether it was stored before the crash nobody knows; sending it again is harmless.
        let request = Request::Move {
            id: id.clone(),
            text: text.clone(),
            after: None,
        };
        if connection.send(&request).await.is_err() {
            game.pending = Some((id, text));
            return game;
        }
        match connection
            .answer(&id, |message| take(&mut sight, message))
            .await
        {
            Ok(Ok(version)) => game.stored.push(Acknowledged { version, text }),
            Ok(Err(_)) => {}
            Err(_) => {
                game.pending = Some((id, text));
                return game;
            }
        }
    }
    loop {
        let now = sight.as_ref().expect("the game has begun");
        if now.to_act.is_empty() {
            game.over = true;
            return game;
        }
        if now.choices.is_empty() {
            match connection.next().await {
                Ok(message) => take(&mut sight, message),
                Err(_) => return game,
            }
            continue;
        }
        luck = luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let text = now.choices[(luck >> 33) as usize % now.choices.len()]
            .text
            .clone();
        let id = Connection::fresh_id();
        let request = Request::Move {
            id: id.clone(),
            text: text.clone(),
            after: Some(now.moves),
        };
        game.pending = Some((id.clone(), text.clone()));
        if connection.send(&request).await.is_err() {
            return game;
        }
        match connection
            .answer(&id, |message| take(&mut sight, message))
            .await
        {
            Ok(Ok(version)) => {
                game.pending = None;
                game.stored.push(Acknowledged { version, text });
            }
            Ok(Err(problem)) => panic!("{problem:?}"),
            Err(_) => return game,
        }
    }
}

fn take(sight: &mut Option<Sight>, message: Message) {
    if let Message::News {
        sight: Some(fresh), ..
    } = message
    {
        *sight = Some(fresh);
    }
}

/// Holds what was acknowledged against the record of the game.
async fn check(guest: &Guest, game: &Game) {
    let path = format!("/api/tables/{}", game.id);
    let _ = guest.ask("POST", &format!("{path}/abandon"), None).await;
    let record = guest
        .ask("GET", &format!("{path}/record"), None)
        .await
        .expect("an answer");
    assert_eq!(record.status, 200, "{}", record.body);
    let (record, rules) = shelf::parse_record(&record.body).expect("a record");
    rules.replay(&record).expect("it replays");
    // Two people sat down and the game began: three entries before the first move.
    let mut versions = Vec::new();
    for Acknowledged { version, text } in &game.stored {
        let index = usize::try_from(*version).expect("small") - 4;
        let made = record
            .moves
            .get(index)
            .expect("an acknowledged move is stored");
        assert_eq!((made.seat, &made.text), (1, text));
        versions.push(*version);
    }
    versions.dedup();
    assert_eq!(versions.len(), game.stored.len(), "stored once");
    assert!(versions.is_sorted());
}

#[tokio::test(flavor = "multi_thread")]
async fn no_acknowledged_move_is_ever_lost() {
    let data: PathBuf = std::env::temp_dir().join(format!("reverie-crash-{}", std::process::id()));
    let mut server = Server::start(&data);
    let mut guest = Guest::new(&server.host).await.expect("a guest");
    let mut games = Vec::new();
    for _ in 0..TABLES {
        games.push(open(&guest).await);
    }
    let mut acknowledged = 0;
    for kill in 0..KILLS {
        let players: Vec<_> = games
            .drain(..)
            .enumerate()
            .map(|(index, game)| {
                let guest = guest.clone();
                tokio::spawn(async move { play(&guest, game, kill * 31 + index as u64).await })
            })
            .collect();
        // Another moment each time, from the very first messages to full play.
        tokio::time::sleep(Duration::from_millis(20 + kill * 37 % 190)).await;
        server.kill();
        for player in players {
            games.push(player.await.expect("no panic"));
        }
        server = Server::start(&data);
        guest = guest.at(&server.host);
        for game in &mut games {
            if game.over {
                check(&guest, game).await;
                acknowledged += game.stored.len();
                *game = open(&guest).await;
            }
        }
    }
    // The very last moves of a game may all be the bot's; of several games at least one is in the middle.
    let mut went_on = 0;
    for game in games {
        let before = game.stored.len();
        let game = play(&guest, game, 99).await;
        assert!(game.over, "the game at table {} comes to its end", game.id);
        went_on += game.stored.len() - before;
        check(&guest, &game).await;
        acknowledged += game.stored.len();
    }
    assert!(went_on > 0, "the games go on");
    assert!(
        acknowledged > 300,
        "{acknowledged} moves are too few to mean anything"
    );
    drop(server);
    let _ = std::fs::remove_dir_all(data);
}
