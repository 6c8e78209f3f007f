//! A server of a test's own, and people at it.

use std::path::PathBuf;
use std::pin::Pin;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use client::{Connection, Guest};
use protocol::Problem;
use protocol::socket::{Message, Request};
use protocol::tables::{Level, NewSeat, NewTable, Sight, Table};
use server::Config;
use shelf::Shelf;
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio::time::{sleep, timeout};

/// A folder that is removed in the end.
pub struct Folder(pub PathBuf);

impl Folder {
    pub fn new() -> Folder {
        static NEXT: AtomicU32 = AtomicU32::new(1);
        let name = format!(
            "reverie-test-{}-{}",
            std::process::id(),
            NEXT.fetch_add(1, Ordering::Relaxed)
        );
        Folder(std::env::temp_dir().join(name))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Ready when a server is to stop.
type Stopped = Pin<Box<dyn Future<Output = ()> + Send>>;

/// Bots that think quickly, and no limits.
fn quick(folder: &Folder) -> Config {
    Config {
        data: folder.0.clone(),
        bot_budget_ms: 20,
        requests_per_second: 0,
        messages_per_second: 0,
        guests_per_hour: 0,
        tables_per_hour: 0,
        records_per_minute: 0,
        allow_private_addresses: true,
        ..Config::default()
    }
}

/// A running server.
pub struct House {
    pub host: String,
    pub config: Config,
    stop: Option<oneshot::Sender<()>>,
    running: Option<JoinHandle<Result<(), server::StartError>>>,
}

impl House {
    /// A server in this folder, with bots that think quickly and no limits.
    pub async fn open(folder: &Folder) -> House {
        House::with(folder, |_| ()).await
    }

    /// The same with other settings.
    pub async fn with(folder: &Folder, set: impl FnOnce(&mut Config)) -> House {
        House::listening(folder, set, |listener| listener).await
    }

    /// The same with another listener.
    pub async fn listening<L: server::Listener>(
        folder: &Folder,
        set: impl FnOnce(&mut Config),
        listen: impl FnOnce(TcpListener) -> L,
    ) -> House {
        let mut config = quick(folder);
        set(&mut config);
        let serve = |config, listener, stopped| {
            server::serve(config, Shelf::standard(), listen(listener), stopped)
        };
        House::run(config, serve).await
    }

    /// The same at another time of day: the clock shows this now, in milliseconds since 1970, and goes on.
    pub async fn at(folder: &Folder, now: u64) -> House {
        let serve = move |config, listener, stopped| async move {
            let ready = server::open_at(now, config, Shelf::standard()).await?;
            ready.serve(listener, stopped).await
        };
        House::run(quick(folder), serve).await
    }

    async fn run<S>(config: Config, serve: impl FnOnce(Config, TcpListener, Stopped) -> S) -> House
    where
        S: Future<Output = Result<(), server::StartError>> + Send + 'static,
    {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let host = listener.local_addr().expect("its address").to_string();
        let (stop, stopped) = oneshot::channel();
        let stopped: Stopped = Box::pin(async {
            let _ = stopped.await;
        });
        let serving = serve(config.clone(), listener, stopped);
        let running = tokio::spawn(async move {
            let served = serving.await;
            if let Err(error) = &served {
                eprintln!("the server failed: {error}");
            }
            served
        });
        House {
            host,
            config,
            stop: Some(stop),
            running: Some(running),
        }
    }

    /// A new guest.
    pub async fn guest(&self) -> Guest {
        Guest::new(&self.host).await.expect("a guest")
    }

    /// A number that a question to the database gives.
    pub async fn count(&self, question: &str) -> i64 {
        use sqlx::Row;
        let mut database = self.database().await;
        let asked = sqlx::query(sqlx::AssertSqlSafe(question.to_owned()));
        let row = asked.fetch_one(&mut database).await.expect("a row");
        row.try_get(0).expect("a number")
    }

    /// Changes the database behind the server's back.
    pub async fn change(&self, statement: &str) {
        let mut database = self.database().await;
        let changed = sqlx::query(sqlx::AssertSqlSafe(statement.to_owned()));
        changed.execute(&mut database).await.expect("a change");
    }

    async fn database(&self) -> sqlx::SqliteConnection {
        use sqlx::{ConnectOptions, sqlite::SqliteConnectOptions};
        let options = SqliteConnectOptions::new().filename(self.config.data.join("reverie.db"));
        options.connect().await.expect("the database")
    }

    /// Stops it politely.
    pub async fn stop(mut self) {
        drop(self.stop.take());
        let running = self.running.take().expect("it runs");
        running.await.expect("no panic").expect("a clean end");
    }
}

/// Waits until something is so, for a while.
pub async fn until(what: &str, mut ready: impl AsyncFnMut() -> bool) {
    let waited = timeout(Duration::from_secs(30), async {
        while !ready().await {
            sleep(Duration::from_millis(20)).await;
        }
    });
    assert!(waited.await.is_ok(), "{what}");
}

/// A game of Momiji that somebody plays against a bot.
pub async fn against_a_bot(host: &Guest) -> Table {
    let table = host.open(&new_table("momiji", &[NewSeat::Me, BOT])).await;
    table.expect("a table")
}

/// A table for a game of Momiji that has not begun: whoever opened it, and a friend who sat down.
pub async fn for_two(host: &Guest, friend: &Guest) -> Table {
    let seats = [NewSeat::Me, NewSeat::Open];
    let table = host.open(&new_table("momiji", &seats)).await;
    let path = format!("/api/tables/{}/join", table.expect("a table").id);
    friend.post(&path, &()).await.expect("a seat")
}

/// A table of this game with these seats.
pub fn new_table(game: &str, seats: &[NewSeat]) -> NewTable {
    NewTable {
        game: game.to_owned(),
        seats: seats.to_vec(),
        options: std::collections::BTreeMap::new(),
        public: false,
        clock: None,
        level: Level::Casual,
        hints: None,
    }
}

/// A bot that is quick.
pub const BOT: NewSeat = NewSeat::Bot {
    level: Level::Casual,
};

/// Somebody at a table: what the server has told them so far.
pub struct Player {
    pub guest: Guest,
    pub connection: Connection,
    pub version: u64,
    pub table: Table,
    pub sight: Option<Sight>,
    /// How many steps were told.
    pub told: usize,
}

impl Player {
    /// Goes to a table.
    pub async fn at(guest: &Guest, id: &str) -> Player {
        Player::again(guest, id, None).await
    }

    /// Comes back to a table that was seen before.
    pub async fn again(guest: &Guest, id: &str, version: Option<u64>) -> Player {
        let connection = guest.connect(id).await.expect("a connection");
        Player::greet(guest, connection, version).await
    }

    /// Says hello on a connection, with the version that was seen before.
    pub async fn greet(guest: &Guest, mut connection: Connection, version: Option<u64>) -> Player {
        connection.heard = Some(Vec::new());
        let first = connection.hello(version).await.expect("a greeting");
        let (version, table, sight, told) = match first {
            Message::Table {
                version,
                table,
                sight,
                history,
            } => (version, table, sight, history.len()),
            Message::News {
                version,
                news,
                table: Some(table),
                sight,
                ..
            } => (version, table, sight, news.len()),
            other => panic!("no greeting: {other:?}"),
        };
        Player {
            guest: guest.clone(),
            connection,
            version,
            table,
            sight,
            told,
        }
    }

    /// Takes in a message.
    pub fn hear(&mut self, message: Message) {
        if let Message::News {
            version,
            news,
            table,
            sight,
            ..
        } = message
        {
            assert_eq!(version, self.version + 1, "no gap, nothing twice");
            self.version = version;
            self.told += news.len();
            self.table = table.unwrap_or(self.table.clone());
            self.sight = sight.or(self.sight.take());
        }
    }

    /// Waits until the game stands so.
    pub async fn until(&mut self, ready: impl Fn(&Player) -> bool) {
        while !ready(self) {
            let message = self.connection.next().await.expect("news");
            self.hear(message);
        }
    }

    pub fn sight(&self) -> &Sight {
        self.sight.as_ref().expect("the game has begun")
    }

    /// One's own seat.
    pub fn seat(&self) -> usize {
        let mine = self.table.seats.iter().find(|seat| seat.mine);
        mine.expect("a seat").number
    }

    pub fn is_due(&self) -> bool {
        let sight = self.sight.as_ref();
        sight.is_some_and(|sight| sight.to_act.contains(&self.seat()))
    }

    pub fn is_over(&self) -> bool {
        let sight = self.sight.as_ref();
        sight.is_some_and(|sight| sight.to_act.is_empty())
    }

    /// Asks for something, and waits until it is stored and seen, or refused.
    pub async fn wish(&mut self, wish: impl FnOnce(String) -> Request) -> Result<(), Problem> {
        let id = Connection::fresh_id();
        let request = wish(id.clone());
        self.connection.send(&request).await.expect("sent");
        let mut news = Vec::new();
        let answer = self.connection.answer(&id, |message| news.push(message));
        let answered = answer.await.expect("an answer");
        news.into_iter().for_each(|message| self.hear(message));
        let version = answered?;
        self.until(|player| player.version >= version).await;
        Ok(())
    }

    /// Asks why a move can't be made; nothing if it can.
    pub async fn why(&mut self, text: &str) -> Option<Problem> {
        let asked = Connection::fresh_id();
        let request = Request::Why {
            id: asked.clone(),
            text: text.to_owned(),
        };
        self.connection.send(&request).await.expect("sent");
        loop {
            match self.connection.next().await.expect("an answer") {
                Message::Why { id, problem } if id == asked => return problem,
                message => self.hear(message),
            }
        }
    }

    /// Waits until the server says that these seats' people are here, and no others.
    pub async fn until_here(&mut self, seats: &[usize]) {
        loop {
            let message = self.connection.next().await.expect("news");
            let there = matches!(&message, Message::Here { seats: here } if here == seats);
            self.hear(message);
            if there {
                return;
            }
        }
    }

    /// Makes a move, and waits until it is both stored and seen.
    pub async fn play(&mut self, text: &str) {
        let mut news = Vec::new();
        let done = self.connection.play(text, |message| news.push(message));
        let version = done.await.expect("an answer").expect("a legal move");
        news.into_iter().for_each(|message| self.hear(message));
        self.until(|player| player.version >= version).await;
    }
}

/// A number that looks random, the same on every run.
pub struct Luck(pub u64);

impl Luck {
    pub fn below(&mut self, limit: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        (self.0 >> 33) as usize % limit
    }

    /// One of the moves that the player may make.
    pub fn choose(&mut self, player: &Player) -> String {
        let choices = &player.sight().choices;
        choices[self.below(choices.len())].text.clone()
    }
}

impl Player {
    /// Whether another person has to act, so that waiting would be in vain.
    pub fn others_due(&self) -> bool {
        let bots = |number: &usize| self.table.seats[number - 1].who == protocol::tables::Who::Bot;
        let sight = self.sight.as_ref();
        sight.is_some_and(|sight| {
            let mut due = sight.to_act.iter();
            due.any(|number| *number != self.seat() && !bots(number))
        })
    }
}
