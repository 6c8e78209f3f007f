//! One client at one table.

use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use client::{Connection, Guest, Lost, Trouble};
use protocol::Problem;
use protocol::socket::Request;
use protocol::tables::{NewSeat, NewTable, Table};
use serde::Deserialize;

use super::pace::Pace;
use super::report::Report;

/// What all clients count together.
#[derive(Default)]
pub struct Counts {
    connected: AtomicUsize,
    errors: AtomicU64,
    first_error: Mutex<Option<String>>,
    waits: Mutex<Option<Waits>>,
}

/// How long each acknowledgement took, in microseconds, by the second that it came in.
struct Waits {
    since: Instant,
    seconds: Vec<Vec<u32>>,
}

impl Counts {
    pub fn connected(&self) -> usize {
        self.connected.load(Ordering::Relaxed)
    }

    pub fn errors(&self) -> u64 {
        self.errors.load(Ordering::Relaxed)
    }

    /// From here on it counts.
    pub fn begin(&self) {
        if let Ok(mut waits) = self.waits.lock() {
            *waits = Some(Waits {
                since: Instant::now(),
                seconds: Vec::new(),
            });
        }
    }

    fn stored(&self, wait: Duration) {
        if let Ok(mut waits) = self.waits.lock()
            && let Some(waits) = waits.as_mut()
        {
            let second = usize::try_from(waits.since.elapsed().as_secs()).unwrap_or_default();
            if waits.seconds.len() <= second {
                waits.seconds.resize_with(second + 1, Vec::new);
            }
            let wait = u32::try_from(wait.as_micros()).unwrap_or(u32::MAX);
            waits.seconds[second].push(wait);
        }
    }

    /// A connection was lost.
    pub fn failed(&self, error: &Lost) {
        self.errors.fetch_add(1, Ordering::Relaxed);
        if let Ok(mut first) = self.first_error.lock() {
            first.get_or_insert_with(|| error.to_string());
        }
    }

    /// What was counted in this much time.
    pub fn report(
        &self,
        time: Duration,
        opened: Duration,
        tables: usize,
        sockets: usize,
    ) -> Report {
        let waits = self.waits.lock().ok().and_then(|mut waits| waits.take());
        let seconds = waits.map(|waits| waits.seconds).unwrap_or_default();
        let first_error = self.first_error.lock().ok().and_then(|first| first.clone());
        Report::new(
            seconds,
            time,
            opened,
            (tables, sockets),
            (self.errors(), first_error),
        )
    }
}

/// Opens a table for two and begins its game.
pub async fn open(host: &Guest, friend: &Guest, game: &str) -> Result<String, Trouble> {
    let table = NewTable {
        game: game.to_owned(),
        seats: vec![NewSeat::Me, NewSeat::Open],
        options: std::collections::BTreeMap::new(),
        public: false,
        clock: None,
        level: protocol::tables::Level::Novice,
        hints: None,
    };
    let table = host.open(&table).await?;
    let path = format!("/api/tables/{}", table.id);
    let _: Table = friend.post(&format!("{path}/join"), &()).await?;
    let _: Table = host.post(&format!("{path}/start"), &()).await?;
    Ok(table.id)
}

/// Plays until it is stopped. A game that ends is followed by another one.
pub async fn player_loop(
    guest: Guest,
    mut id: String,
    seat: usize,
    pace: Pace,
    counts: Arc<Counts>,
    stop: Arc<AtomicBool>,
) {
    let mut luck = seat as u64 ^ id.bytes().fold(7, |sum, byte| sum * 31 + u64::from(byte));
    let mut first = true;
    while !stop.load(Ordering::Relaxed) {
        let played = play(&guest, &id, &pace, &mut luck, &counts, &mut first).await;
        if let Err(error) = played {
            if !stop.load(Ordering::Relaxed) {
                counts.failed(&error);
            }
            return;
        }
        let next = guest
            .post::<Table>(&format!("/api/tables/{id}/rematch"), &())
            .await;
        let Ok(next) = next else { return };
        // Two people sit down again; whoever opened the rematch begins it.
        let _ = guest
            .post::<Table>(&format!("/api/tables/{}/start", next.id), &())
            .await;
        id = next.id;
    }
}

/// What a client needs of a message to make random moves. It leaves views unread: the machine that
/// measures should have as much of its time as possible for what is measured.
#[derive(Deserialize)]
struct Glimpse {
    #[serde(rename = "type")]
    kind: String,
    id: Option<String>,
    problem: Option<Problem>,
    sight: Option<Now>,
}

#[derive(Deserialize)]
struct Now {
    to_act: Vec<usize>,
    choices: Vec<Choice>,
}

#[derive(Deserialize)]
struct Choice {
    #[serde(rename = "move")]
    text: String,
}

async fn next(connection: &mut Connection) -> Result<Glimpse, Lost> {
    let text = connection.next_text().await?;
    serde_json::from_str(&text).map_err(|error| Lost::Unreadable(error.to_string()))
}

/// Plays one game to its end.
async fn play(
    guest: &Guest,
    id: &str,
    pace: &Pace,
    luck: &mut u64,
    counts: &Counts,
    first: &mut bool,
) -> Result<(), Lost> {
    let mut connection = guest.connect(id).await?;
    let (protocol, version) = (protocol::VERSION, None);
    connection
        .send(&Request::Hello { protocol, version })
        .await?;
    let mut sight = next(&mut connection).await?.sight;
    if std::mem::take(first) {
        counts.connected.fetch_add(1, Ordering::Relaxed);
    }
    loop {
        if let Some(now) = &sight {
            if now.to_act.is_empty() {
                return Ok(());
            }
            if !now.choices.is_empty() {
                *luck = luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                let index = (*luck >> 33) as usize % now.choices.len();
                let text = now.choices[index].text.clone();
                pace.wait().await;
                counts.stored(make(&mut connection, text, &mut sight).await?);
                continue;
            }
        }
        let message = next(&mut connection).await?;
        sight = message.sight.or(sight);
    }
}

/// Makes a move and waits until it is stored; says how long that took.
async fn make(
    connection: &mut Connection,
    text: String,
    sight: &mut Option<Now>,
) -> Result<Duration, Lost> {
    let (id, after) = (Connection::fresh_id(), None);
    let sent = Instant::now();
    let asked = id.clone();
    connection.send(&Request::Move { id, text, after }).await?;
    loop {
        let message = next(connection).await?;
        match message.kind.as_str() {
            "done" if message.id.as_ref() == Some(&asked) => {
                return Ok(sent.elapsed());
            }
            "refused" => {
                let why = message.problem.map(|problem| problem.message);
                return Err(Lost::Unreadable(why.unwrap_or_default()));
            }
            _ => *sight = message.sight.or(sight.take()),
        }
    }
}
