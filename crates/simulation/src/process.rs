//! A process: all its tasks. It is known to others by what it sends and stores, and by nothing else. So a
//! dead one is one whose sending, receiving and storing stand still for ever, at whatever it was doing.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, Weak};
use std::time::Duration;

use server::Config;
use server::backstage::{self, Clock, Listener};
use tokio::sync::{Notify, mpsc, oneshot};
use tokio::time::sleep;

use crate::dice::Dice;
use crate::disk::Disk;
use crate::faults::Fault;
use crate::laws::{HINT_ITERATIONS, REVIEW_ITERATIONS};
use crate::network::{Cable, ServerEnd};
use crate::world::{World, held};

/// How long a process is down, in milliseconds.
const DOWN: (u64, u64) = (0, 4000);

/// A process.
pub struct Process {
    alive: AtomicBool,
    /// How many effects it has before it dies; zero for any number.
    fuse: AtomicU64,
    died: Notify,
    cables: Mutex<Vec<Weak<Mutex<Cable>>>>,
    door: mpsc::UnboundedSender<(ServerEnd, SocketAddr)>,
}

impl Process {
    /// Whether it lives.
    pub fn is_alive(&self) -> bool {
        self.alive.load(Ordering::Relaxed)
    }

    /// It is about to send or store something, or has got an answer: whether it comes to that.
    pub fn goes_on(&self) -> bool {
        if self.is_alive() && self.fuse.load(Ordering::Relaxed) > 0 {
            let left = self.fuse.fetch_sub(1, Ordering::Relaxed) - 1;
            if left == 0 {
                self.crash();
            }
        }
        self.is_alive()
    }

    /// It will not die any more.
    pub fn spare(&self) {
        self.fuse.store(0, Ordering::Relaxed);
    }

    /// It notes a connection.
    pub fn holds(&self, cable: &Arc<Mutex<Cable>>) {
        let mut cables = held(&self.cables);
        cables.retain(|cable| cable.strong_count() > 0);
        cables.push(Arc::downgrade(cable));
    }

    /// Opens the door to a connection.
    pub fn visit(&self, end: ServerEnd, address: SocketAddr) {
        let _ = self.door.send((end, address));
    }

    fn crash(&self) {
        self.alive.store(false, Ordering::Relaxed);
        let cables: Vec<_> = held(&self.cables).drain(..).collect();
        for cable in cables.iter().filter_map(Weak::upgrade) {
            held(&cable).crash();
        }
        self.died.notify_one();
    }
}

/// Where connections come from.
struct Door(mpsc::UnboundedReceiver<(ServerEnd, SocketAddr)>);

impl Listener for Door {
    type Io = ServerEnd;

    async fn accept(&mut self) -> std::io::Result<(ServerEnd, SocketAddr)> {
        match self.0.recv().await {
            Some(visit) => Ok(visit),
            None => std::future::pending().await,
        }
    }
}

/// Keeps one process running, again and again, as long as the world lasts.
pub async fn keep(world: World, slot: usize, clock: Clock, mut dice: Dice) {
    loop {
        let (door, visitors) = mpsc::unbounded_channel();
        let fuse = match world.fuse() {
            0 => 0,
            most => dice.between((1, most)),
        };
        let process = Arc::new(Process {
            alive: AtomicBool::new(true),
            fuse: AtomicU64::new(fuse),
            died: Notify::new(),
            cables: Mutex::default(),
            door,
        });
        let (stop, stopped) = oneshot::channel::<()>();
        let store = Arc::new(Disk::new(&world, slot, &process, dice.another()));
        let callee = world.clone();
        let outside = backstage::outside(store, clock, move |notice| callee.takes(notice));
        let ready = backstage::open_with(config(&world), outside);
        let mut serving = tokio::spawn(async move {
            let stop = async {
                let _ = stopped.await;
            };
            ready?.serve(Door(visitors), stop).await
        });
        world.opened_door(slot, Some(Arc::clone(&process)));
        let polite = dice.chance(world.polite());
        let patience = Duration::from_millis(dice.between((1_000, 30_000)));
        tokio::select! {
            biased;
            () = process.died.notified() => world.fault(Fault::Crash),
            () = sleep(patience), if polite => {
                world.fault(Fault::Stop);
                world.opened_door(slot, None);
                let _ = stop.send(());
                tokio::select! {
                    biased;
                    () = process.died.notified() => world.fault(Fault::Crash),
                    _ = &mut serving => {}
                }
            }
            ended = &mut serving => {
                world.broken(format!("a process ended by itself: {ended:?}"));
            }
        }
        world.opened_door(slot, None);
        if !process.is_alive() {
            world.recover(slot, &mut dice);
        }
        if !world.is_calm() {
            sleep(Duration::from_millis(dice.between(DOWN))).await;
        }
    }
}

/// No limits: they are counted by a clock of their own.
fn config(world: &World) -> Config {
    Config {
        data: PathBuf::from(world.folder()),
        bot_workers: 2,
        requests_per_second: 0,
        messages_per_second: 0,
        sockets_per_address: 0,
        tables_per_person: 0,
        guests_per_hour: 0,
        tables_per_hour: 0,
        records_per_minute: 0,
        hints_per_minute: 0,
        hint_iterations: HINT_ITERATIONS,
        review_iterations: REVIEW_ITERATIONS,
        bot_tables: 0,
        bot_tables_per_address: 0,
        connections: 0,
        connections_per_address: 0,
        keep_days: 0,
        ..Config::default()
    }
}
