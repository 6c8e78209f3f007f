//! The server is killed without warning, a hundred times, while games are played on it. Every move that
//! was acknowledged is there afterwards, once, and the games go on. Who had to be told that it is their turn
//! is told.

mod serving;

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{self, Receiver};
use std::time::Duration;

use client::{Connection, Guest};
use protocol::socket::{Message, Request};
use protocol::tables::{Level, NewSeat, NewTable, Sight};
use serving::Server;
use tokio::time::timeout;

const KILLS: u64 = 100;
const TABLES: usize = 4;

/// The games are played as fast as the server answers, and notices go to this machine.
const SETTINGS: [(&str, &str); 6] = [
    ("REVERIE_REQUESTS_PER_SECOND", "0"),
    ("REVERIE_MESSAGES_PER_SECOND", "0"),
    ("REVERIE_TABLES_PER_PERSON", "0"),
    ("REVERIE_TABLES_PER_HOUR", "0"),
    ("REVERIE_ALLOW_PRIVATE_ADDRESSES", "true"),
    ("REVERIE_LOG", "error"),
];

fn start(data: &Path) -> Server {
    Server::start(data, &SETTINGS)
}

/// Without a chance to do anything more.
fn kill(server: &mut Server) {
    server.process.kill().expect("killed");
    server.process.wait().expect("gone");
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
        hints: None,
    };
    let table = guest.open(&table).await.expect("a table");
    Game {
        id: table.id,
        ..Game::default()
    }
}

/// Plays until the connection is lost or the game is over; counts the moves that were acknowledged.
async fn play(guest: &Guest, mut game: Game, mut luck: u64, made: &AtomicU64) -> Game {
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
                made.fetch_add(1, Ordering::Relaxed);
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
    let (record, rules) = shelf::Shelf::standard()
        .parse_record(&record.body)
        .expect("a record");
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
    let mut server = start(&data);
    let mut guest = Guest::new(&server.host).await.expect("a guest");
    let mut games = Vec::new();
    for _ in 0..TABLES {
        games.push(open(&guest).await);
    }
    let mut acknowledged = 0;
    for round in 0..KILLS {
        let made = Arc::new(AtomicU64::new(0));
        let players: Vec<_> = games
            .drain(..)
            .enumerate()
            .map(|(index, game)| {
                let (guest, made) = (guest.clone(), Arc::clone(&made));
                let luck = round * 31 + index as u64;
                tokio::spawn(async move { play(&guest, game, luck, &made).await })
            })
            .collect();
        // Another moment each time, from the very first messages to full play: this many moves, and a little more.
        let enough = async {
            let all_over = || players.iter().all(tokio::task::JoinHandle::is_finished);
            while made.load(Ordering::Relaxed) < round * 7 % 13 && !all_over() {
                tokio::time::sleep(Duration::from_millis(2)).await;
            }
        };
        let waited = timeout(Duration::from_mins(1), enough).await;
        assert!(waited.is_ok(), "the games go on in round {round}");
        tokio::time::sleep(Duration::from_millis(round * 37 % 23)).await;
        kill(&mut server);
        for player in players {
            games.push(player.await.expect("no panic"));
        }
        server = start(&data);
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
        let game = play(&guest, game, 99, &AtomicU64::new(0)).await;
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

/// A webhook that hangs up on everybody until it is opened; says the names of the notices that it took.
fn webhook(open: &Arc<AtomicBool>) -> (String, Receiver<String>) {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let url = format!("http://{}/", listener.local_addr().expect("an address"));
    let (took, taken) = mpsc::channel();
    let open = Arc::clone(open);
    std::thread::spawn(move || {
        for mut stream in listener.incoming().flatten() {
            if !open.load(Ordering::Relaxed) {
                continue;
            }
            let (mut name, mut length) = (None, 0);
            let mut reader = BufReader::new(&stream);
            let lines = reader.by_ref().lines().map_while(Result::ok);
            for line in lines.take_while(|line| !line.is_empty()) {
                let (header, value) = line.split_once(": ").unwrap_or_default();
                match header.to_ascii_lowercase().as_str() {
                    "reverie-notice" => name = Some(value.to_owned()),
                    "content-length" => length = value.parse().expect("a length"),
                    _ => {}
                }
            }
            let _ = reader.read_exact(&mut vec![0; length]);
            let answer = "HTTP/1.1 204 No Content\r\nconnection: close\r\n\r\n";
            let _ = stream.write_all(answer.as_bytes());
            let _ = name.map(|name| took.send(name));
        }
    });
    (url, taken)
}

/// Plays for the host until it is not their turn.
async fn pass_on(host: &Guest, table: &str) {
    let mut connection = host.connect(table).await.expect("a connection");
    let Ok(Message::Table { mut sight, .. }) = connection.hello(None).await else {
        panic!("no greeting")
    };
    loop {
        let now = sight.as_ref().expect("the game has begun");
        let Some(choice) = now.choices.first() else {
            return;
        };
        let text = choice.text.clone();
        let played = connection.play(&text, |message| take(&mut sight, message));
        played.await.expect("an answer").expect("a legal move");
    }
}

/// The server is killed the moment that it has acknowledged the move after which a friend has to be told.
/// Each of them is told after the next start.
#[tokio::test(flavor = "multi_thread")]
async fn no_notice_is_ever_lost() {
    let data = std::env::temp_dir().join(format!("reverie-notices-{}", std::process::id()));
    let open = Arc::new(AtomicBool::new(false));
    let (url, taken) = webhook(&open);
    let mut server = start(&data);
    let mut host = Guest::new(&server.host).await.expect("a guest");
    let mut friend = Guest::new(&server.host).await.expect("a guest");
    let set = format!("{{\"webhook\":\"{url}\"}}");
    let set = friend.ask("PATCH", "/api/me", Some(set)).await;
    assert_eq!(set.expect("an answer").status, 200);
    let mut tables = Vec::new();
    for _ in 0..3 {
        let table = NewTable {
            game: "momiji".to_owned(),
            seats: vec![NewSeat::Me, NewSeat::Open],
            options: std::collections::BTreeMap::new(),
            public: false,
            clock: None,
            level: Level::Novice,
            hints: None,
        };
        let table = host.open(&table).await.expect("a table").id;
        for (guest, what) in [(&friend, "join"), (&host, "start")] {
            let path = format!("/api/tables/{table}/{what}");
            let done = guest.ask("POST", &path, None).await.expect("an answer");
            assert_eq!(done.status, 200, "{}", done.body);
        }
        pass_on(&host, &table).await;
        kill(&mut server);
        tables.push(table);
        server = start(&data);
        host = host.at(&server.host);
        friend = friend.at(&server.host);
    }
    open.store(true, Ordering::Relaxed);
    let mut told = Vec::new();
    while told.len() < tables.len() {
        // A notice that was in hand when the server died is sent when its lease has ended; an address that
        // failed has a pause.
        let name = taken.recv_timeout(Duration::from_mins(3)).expect("a call");
        let table = name.split('-').next().expect("a table").to_owned();
        if !told.contains(&table) {
            told.push(table);
        }
    }
    told.sort();
    tables.sort();
    assert_eq!(told, tables);
    drop(server);
    let _ = std::fs::remove_dir_all(data);
}
