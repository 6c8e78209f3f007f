//! Starting and stopping.

use std::future::Future;
use std::io::IsTerminal;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use shelf::Shelf;
use tokio::sync::mpsc;
use tokio::time::timeout;

use crate::app::{App, Parts, Seen, stopped};
use crate::bots_at_work::Openers;
use crate::clock::Clock;
use crate::coach::Reviews;
use crate::config::Config;
use crate::door::{self, Listener};
use crate::limits::Limits;
use crate::live::{Hall, Signal};
use crate::notices::{Callee, Notices};
use crate::program;
use crate::reading::readers;
use crate::renames::Renames;
use crate::steady::steadily;
use crate::store::{self, Millis, Sqlite, Store, StoreError};
use crate::{duties, halt, notices, routes};

/// How long requests and sockets may take to end once the server is told to stop.
const FAREWELL: Duration = Duration::from_secs(10);

/// Why the server can't start, or could not go on.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The folder can't be used.
    #[error("the folder {0} can't be used: {1}")]
    Folder(PathBuf, std::io::Error),
    /// The database can't be used.
    #[error("the database {0} can't be used: {1}")]
    Database(PathBuf, StoreError),
    /// There is nothing to copy.
    #[error("there is no database at {0}; say with --data where the server keeps its data")]
    NoDatabase(PathBuf),
    /// A copy would overwrite something.
    #[error("{0} is there already, and nothing is overwritten: name another file")]
    Taken(PathBuf),
    /// The keys can't be used.
    #[error(transparent)]
    Keys(#[from] ::notices::KeysError),
    /// The contact for push services is none.
    #[error("the setting `contact`: {0}")]
    Contact(#[from] ::notices::BadContact),
    /// A part of the server that it can't do without has ended.
    #[error(
        "a part of the server has ended ({0}), and the server with it; start it again, and look into its log for why"
    )]
    Died(&'static str),
}

/// The file of the database.
pub fn database(config: &Config) -> PathBuf {
    config.data.join("reverie.db")
}

/// Copies the database of a server, running or not, into a new file. What is there already is not overwritten.
pub async fn backup(config: &Config, to: &Path) -> Result<(), StartError> {
    let file = database(config);
    let failed = |error| StartError::Database(file.clone(), error);
    if !file.exists() {
        return Err(StartError::NoDatabase(file));
    }
    if to.exists() {
        return Err(StartError::Taken(to.to_owned()));
    }
    make_private(to).map_err(|error| StartError::Folder(to.to_owned(), error))?;
    let copied = store::copy(&file, to).await;
    if copied.is_err() {
        // Half a copy is none.
        let _ = std::fs::remove_file(to);
    }
    copied.map_err(failed)
}

/// A server whose database is open and sound, and that does not listen yet.
pub struct Ready {
    app: App,
    signals: mpsc::UnboundedReceiver<Signal>,
    halt: halt::Sender,
}

/// Opens the database and everything else that a server needs, to play these games.
pub async fn open(config: Config, games: Shelf) -> Result<Ready, StartError> {
    open_by(Clock::system(), config, games).await
}

/// The same with a clock that shows this now, in milliseconds since 1970, and goes on from there: what hangs on the
/// day can be looked at on any day.
pub async fn open_at(now: Millis, config: Config, games: Shelf) -> Result<Ready, StartError> {
    open_by(Clock::simulated(now), config, games).await
}

async fn open_by(clock: Clock, config: Config, games: Shelf) -> Result<Ready, StartError> {
    // A wrong setting is reported before anything is made.
    notices::contact(&config)?;
    make_folder(&config.data)?;
    let file = database(&config);
    make_private(&file).map_err(|error| StartError::Folder(file.clone(), error))?;
    let store = Sqlite::open(&file).await;
    let store = store.map_err(|error| StartError::Database(file.clone(), error))?;
    // What another version could not open may open here.
    let again = store.try_again(&program::name(&games)).await;
    again.map_err(|error| StartError::Database(file, error))?;
    let outside = Outside {
        store: Arc::new(store),
        clock,
        games,
        metrics: recorder(),
        readers: readers(),
        callee: None,
    };
    open_with(config, outside)
}

/// What a server does not make itself.
pub struct Outside {
    /// Where everything is kept.
    pub store: Arc<dyn Store>,
    /// What time it is.
    pub clock: Clock,
    /// The games that are played here, with their bots.
    pub games: Shelf,
    /// Counts for whoever watches the server.
    pub metrics: PrometheusHandle,
    /// How many read heavy things at once.
    pub readers: usize,
    /// Who takes the calls of all webhooks, instead of the hosts in their addresses.
    pub callee: Option<Callee>,
}

/// The same with everything from outside.
pub fn open_with(config: Config, outside: Outside) -> Result<Ready, StartError> {
    let Outside {
        store,
        clock,
        games,
        metrics,
        readers,
        callee,
    } = outside;
    let (tables, signals) = Hall::new(Arc::clone(&store), clock, games.clone(), readers);
    let (halt, stopping) = halt::channel();
    let app = App::new(Parts {
        limits: Limits::new(&config),
        openers: Openers::new(&config),
        notices: Notices::open(&config, callee)?,
        games,
        metrics,
        clock,
        seen: Seen::default(),
        renames: Renames::default(),
        reviews: Reviews::default(),
        store,
        hall: tables,
        sockets: Arc::default(),
        stopping,
        config,
    });
    Ok(Ready { app, signals, halt })
}

/// Serves these games until `stop` is ready; then finishes what is being stored and tells clients to come back.
pub async fn serve<L: Listener>(
    config: Config,
    games: Shelf,
    listener: L,
    stop: impl Future<Output = ()> + Send + 'static,
) -> Result<(), StartError> {
    open(config, games).await?.serve(listener, stop).await
}

impl Ready {
    /// Serves until `stop` is ready; then finishes what is being stored and tells clients to come back.
    pub async fn serve<L: Listener>(
        self,
        listener: L,
        stop: impl Future<Output = ()> + Send + 'static,
    ) -> Result<(), StartError> {
        let Ready { app, signals, halt } = self;
        let last = duties::end_of_entries(&app).await;
        let mut working = tokio::spawn(duties::run(app.clone(), signals, last));
        let tells = app.clone();
        let telling = tokio::spawn(async move {
            let may_end = || *tells.stopping.borrow();
            steadily("notices", may_end, || notices::run(tells.clone())).await;
        });
        let (store, sockets) = (Arc::clone(&app.store), Arc::clone(&app.sockets));
        let (mut stopping, config) = (app.stopping.clone(), app.config.clone());
        let halt = Arc::new(halt);
        let halted = Arc::clone(&halt);
        let ending = stopping.clone();
        tokio::spawn(async move {
            stop.await;
            halted.stop();
        });
        let served = door::serve(&config, listener, routes::routes(app), stopping.clone());
        let late = async {
            stopped(&mut stopping).await;
            tokio::time::sleep(FAREWELL).await;
        };
        // Duties end when the server is stopped, and at no other time.
        let died = async {
            let _ = (&mut working).await;
            if *ending.borrow() {
                std::future::pending::<()>().await;
            }
        };
        let result = tokio::select! {
            biased;
            () = served => Ok(()),
            () = late => Ok(()),
            () = died => Err(StartError::Died("duties")),
        };
        if result.is_err() {
            halt.stop();
        }
        // Sockets are told goodbye one by one; the last things that were asked for are stored.
        let told = async {
            while sockets.load(Ordering::Relaxed) > 0 {
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        };
        let _ = timeout(FAREWELL, told).await;
        if !working.is_finished() {
            let _ = timeout(FAREWELL, working).await;
        }
        let _ = timeout(FAREWELL, telling).await;
        store.close().await;
        result
    }
}

/// The folder of the data, for nobody but its owner.
fn make_folder(folder: &Path) -> Result<(), StartError> {
    let failed = |error| StartError::Folder(folder.to_owned(), error);
    let mut builder = std::fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder).map_err(failed)
}

/// Makes an empty file that nobody but its owner can read, if there is none.
fn make_private(file: &Path) -> std::io::Result<()> {
    let mut options = std::fs::OpenOptions::new();
    options.append(true).create(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file).map(|_| ())
}

/// Counts go to one recorder for the whole process. A second server in the same process (a test)
/// renders its own, empty one.
fn recorder() -> PrometheusHandle {
    let recorder = PrometheusBuilder::new().build_recorder();
    let handle = recorder.handle();
    let _ = metrics::set_global_recorder(recorder);
    handle
}

/// Ready when somebody wants the server to stop: Ctrl-C, or the system's polite signal.
pub async fn asked_to_stop() {
    let interrupted = async {
        let _ = tokio::signal::ctrl_c().await;
    };
    #[cfg(unix)]
    let terminated = async {
        use tokio::signal::unix::{SignalKind, signal};
        match signal(SignalKind::terminate()) {
            Ok(mut signal) => {
                signal.recv().await;
            }
            Err(_) => std::future::pending().await,
        }
    };
    #[cfg(not(unix))]
    let terminated = std::future::pending::<()>();
    tokio::select! {
        () = interrupted => {}
        () = terminated => {}
    }
    tracing::info!("stopping: what is being stored is finished first");
}

/// Writes what happens to standard error, as the host wants it. Nothing of a game is ever logged.
pub fn log(config: &Config) {
    use tracing_subscriber::EnvFilter;
    let filter = EnvFilter::try_from_env("REVERIE_LOG").unwrap_or_else(|_| EnvFilter::new("info"));
    let log = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_ansi(std::io::stderr().is_terminal())
        .with_writer(std::io::stderr);
    // A second call finds the log set up, which is just as well.
    let _ = if config.json_logs {
        log.json().try_init()
    } else {
        log.try_init()
    };
}
