//! `reverie load`: how much a server can take, with real sockets.

mod onlookers;
mod pace;
mod report;
mod table;

use std::io::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use clap::Args;
use client::Guest;
use tokio::task::JoinSet;

use self::onlookers::Onlookers;
use self::pace::Pace;
use self::report::Report;
use self::table::{Counts, player_loop};
use super::serve::runtime;
use crate::failure::Failure;

const EXAMPLES: &str = "\
Examples:
  REVERIE_REQUESTS_PER_SECOND=0 REVERIE_MESSAGES_PER_SECOND=0 REVERIE_TABLES_PER_PERSON=0 REVERIE_TABLES_PER_HOUR=0 \\
      REVERIE_SOCKETS_PER_ADDRESS=0 reverie serve --data /tmp/load &
  reverie load --tables 5000 --clients 2000 --seconds 30 --json

Tables for two are opened; clients sit down at as many of them as they can, two at each, and make random
legal moves as fast as the server answers, or at --rate moves a second all together, however long the
server takes for its answers. A game that ends is followed by a rematch. A move counts when the server has said that it is stored.
With --idle this many more sockets look on at all tables and do nothing.";

#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct LoadArgs {
    /// Where the server is
    #[arg(long, value_name = "ADDRESS:PORT", default_value = "127.0.0.1:7777")]
    server: String,
    /// Which game
    #[arg(long, default_value = "momiji")]
    game: String,
    /// How many tables to open
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    tables: u32,
    /// How many sockets to keep open, two at a table
    #[arg(long, value_name = "M", default_value_t = 100, value_parser = clap::value_parser!(u32).range(2..=20_000))]
    clients: u32,
    /// How long to play
    #[arg(long, value_name = "S", default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..=3600))]
    seconds: u64,
    /// How many moves a second to make at most, all clients together; 0 for as many as possible
    #[arg(long, value_name = "R", default_value_t = 0)]
    rate: u32,
    /// How many sockets more to keep open that only look on
    #[arg(long, value_name = "I", default_value_t = 0, value_parser = clap::value_parser!(u32).range(0..=50_000))]
    idle: u32,
    /// Print JSON for programs
    #[arg(long)]
    json: bool,
}

pub fn run(args: &LoadArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let report = runtime()?.block_on(load(args))?;
    if args.json {
        let json = serde_json::to_string_pretty(&report).unwrap_or_default();
        writeln!(out, "{json}")?;
    } else {
        report.print(out)?;
    }
    Ok(())
}

/// How many tables are opened at once.
const AT_ONCE: usize = 32;

/// Multiples of the golden ratio spread evenly over a beat, however many there are.
const GOLDEN: f64 = 0.618_033_988_749_895;

async fn load(args: &LoadArgs) -> Result<Report, Failure> {
    let refused = |error: client::Trouble| Failure::Refused(error.to_string());
    let began = Instant::now();
    // A few people hold all tables: what is measured is tables and sockets, not guests.
    let host = Guest::new(&args.server).await.map_err(refused)?;
    let friend = Guest::new(&args.server).await.map_err(refused)?;
    let ids = open_tables(args, &host, &friend).await.map_err(refused)?;
    let opened = began.elapsed();

    let counts = Arc::new(Counts::default());
    let onlooker = Guest::new(&args.server).await.map_err(refused)?;
    let idle = Onlookers::come(&onlooker, &ids, args.idle as usize, &counts);
    let idle = idle.await.map_err(refused)?;
    let stop = Arc::new(AtomicBool::new(false));
    let played = ids.iter().take(args.clients as usize / 2);
    // Each table makes its part of all moves, at its own moment of the beat.
    let between = match args.rate {
        0 => Duration::ZERO,
        rate => Duration::from_secs_f64(f64::from(args.clients / 2) / f64::from(rate)),
    };
    let mut players = JoinSet::new();
    for (id, index) in played.zip(0_u32..) {
        let pace = Pace::new(between, between.mul_f64(f64::from(index) * GOLDEN % 1.0));
        for (guest, seat) in [(&host, 1), (&friend, 2)] {
            let task = player_loop(
                guest.clone(),
                id.clone(),
                seat,
                pace.clone(),
                Arc::clone(&counts),
                Arc::clone(&stop),
            );
            players.spawn(task);
        }
        if index % 20 == 19 {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }
    while counts.connected() < players.len() && counts.errors() == 0 {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    counts.begin();
    let measured = Instant::now();
    tokio::time::sleep(Duration::from_secs(args.seconds)).await;
    let mut report = counts.report(measured.elapsed(), opened, ids.len(), players.len());
    report.idle = idle.count;
    report.idle_memory = idle.memory;
    report.memory = onlookers::memory(&onlooker).await.map_err(refused)?;
    stop.store(true, Ordering::Relaxed);
    players.abort_all();
    idle.leave();
    Ok(report)
}

/// Opens the tables, and begins their games.
async fn open_tables(
    args: &LoadArgs,
    host: &Guest,
    friend: &Guest,
) -> Result<Vec<String>, client::Trouble> {
    let mut ids = Vec::new();
    let mut opening = JoinSet::new();
    let mut left = args.tables;
    while left > 0 || !opening.is_empty() {
        while left > 0 && opening.len() < AT_ONCE {
            let (host, friend, game) = (host.clone(), friend.clone(), args.game.clone());
            opening.spawn(async move { table::open(&host, &friend, &game).await });
            left -= 1;
        }
        if let Some(Ok(id)) = opening.join_next().await {
            ids.push(id?);
        }
    }
    Ok(ids)
}
