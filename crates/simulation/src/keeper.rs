//! The real store, on a thread of its own. Whoever asks it waits at a standstill, so that for the world it
//! answers at once, and the same way every time.

use std::future::Future;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, mpsc};
use std::time::Duration;

use server::backstage::{Sqlite, Store};
use tokio::runtime::Handle;

use crate::dice::Dice;
use crate::world::held;

thread_local! {
    /// The runtime of the stores of the worlds on this thread.
    static RUNTIME: Handle = begin();
}

/// A thread with a runtime that lasts as long as the program.
fn begin() -> Handle {
    let (send, receive) = mpsc::channel();
    std::thread::spawn(move || {
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build()
            .expect("a runtime");
        let _ = send.send(runtime.handle().clone());
        runtime.block_on(std::future::pending::<()>());
    });
    receive.recv().expect("the thread has begun")
}

/// Does something on the thread of the stores, and waits for it.
fn aside<T: Send + 'static>(work: impl Future<Output = T> + Send + 'static) -> T {
    let (send, receive) = mpsc::channel();
    let work = async move {
        let _ = send.send(work.await);
    };
    RUNTIME.with(|runtime| drop(runtime.spawn(work)));
    receive.recv().expect("the store answers")
}

/// The most pages that a database of SQLite may have.
const MOST_PAGES: u32 = 0x3fff_fffe;

/// A real database in a folder of its own, with a handle for each process.
pub struct Keeper {
    folder: PathBuf,
    state: Mutex<State>,
}

struct State {
    file: PathBuf,
    handles: Vec<Arc<Sqlite>>,
    /// How often the file was left behind.
    copies: u64,
    tight: bool,
}

impl Keeper {
    /// A new database, used by this many processes.
    pub fn new(processes: usize) -> Keeper {
        static NEXT: AtomicU64 = AtomicU64::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let folder = scratch().join(format!("reverie-world-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder for the database");
        let file = folder.join("world-0.db");
        let handles = (0..processes).map(|_| open(&file)).collect();
        let state = Mutex::new(State {
            file,
            handles,
            copies: 0,
            tight: false,
        });
        Keeper { folder, state }
    }

    /// Asks the store through the handle of a process.
    pub fn ask<T, F>(&self, slot: usize, what: impl FnOnce(Arc<Sqlite>) -> F) -> T
    where
        T: Send + 'static,
        F: Future<Output = T> + Send + 'static,
    {
        let state = held(&self.state);
        let store = Arc::clone(&state.handles[slot % state.handles.len()]);
        drop(state);
        aside(what(store))
    }

    /// From here on the database may not grow, or may again: SQLite says itself that it is full.
    pub fn tighten(&self, tight: bool) {
        let mut state = held(&self.state);
        state.tight = tight;
        let handles = state.handles.clone();
        drop(state);
        handles.into_iter().for_each(|store| limit(store, tight));
    }

    /// A process has died, and its handle with it. If it was the only one, what the next one finds is the file
    /// and its log as they lie there at this moment, with what was being written at the end of the log; if
    /// another process has the database open, it stays as it is.
    pub fn recover(&self, slot: usize, dice: &mut Dice) {
        let mut state = held(&self.state);
        if state.handles.len() == 1 {
            state.copies += 1;
            let copy = self.folder.join(format!("world-{}.db", state.copies));
            leave_behind(&state.file, &copy, dice).expect("a copy of the database");
            state.file = copy;
        }
        let again = open(&state.file);
        limit(Arc::clone(&again), state.tight);
        let dead = std::mem::replace(&mut state.handles[slot], again);
        drop(state);
        aside(async move { dead.close().await });
    }

    /// The folder.
    pub fn folder(&self) -> &Path {
        &self.folder
    }
}

impl Drop for Keeper {
    fn drop(&mut self) {
        for store in held(&self.state).handles.drain(..) {
            aside(async move { store.close().await });
        }
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// Copies a database and its log as they lie there, with half a write at the end of the log.
fn leave_behind(file: &Path, copy: &Path, dice: &mut Dice) -> std::io::Result<()> {
    let log = |file: &Path| file.with_extension("db-wal");
    std::fs::copy(file, copy)?;
    if log(file).exists() {
        let mut bytes = std::fs::read(log(file))?;
        let torn = dice.below(6000);
        bytes.extend((0..torn).map(|_| dice.roll() as u8));
        std::fs::write(log(copy), bytes)?;
    }
    Ok(())
}

fn limit(store: Arc<Sqlite>, tight: bool) {
    let limited = aside(async move {
        let most = if tight { 1 } else { MOST_PAGES };
        store.limit_pages(most).await
    });
    limited.expect("a limit");
}

fn open(file: &Path) -> Arc<Sqlite> {
    let file = file.to_owned();
    let opened = aside(async move { Sqlite::open_at_pace(&file, Duration::ZERO).await });
    Arc::new(opened.expect("a database"))
}

/// In memory where there is such a place: the disk that matters here is the simulated one.
fn scratch() -> PathBuf {
    let memory = Path::new("/dev/shm");
    if memory.is_dir() {
        return memory.to_owned();
    }
    std::env::temp_dir()
}
