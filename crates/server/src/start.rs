//! Starting and stopping.

use std::future::Future;
use std::io::IsTerminal;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use axum::serve::ListenerExt;
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::time::timeout;

use crate::app::{App, BotsByGame, Parts};
use crate::config::Config;
use crate::limits::Limits;
use crate::live::Hall;
use crate::notices::Notices;
use crate::store::{Sqlite, Store, StoreError};
use crate::{duties, games, routes};

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
    /// The keys can't be used.
    #[error(transparent)]
    Keys(#[from] ::notices::KeysError),
    /// A game or its bots can't be opened.
    #[error("{0}")]
    Game(String),
    /// The network failed.
    #[error("the network: {0}")]
    Network(std::io::Error),
}

/// The file of the database.
pub fn database(config: &Config) -> PathBuf {
    config.data.join("reverie.db")
}

/// Copies the database of a server, running or not, into a new file.
pub async fn backup(config: &Config, to: &Path) -> Result<(), StartError> {
    let file = database(config);
    let failed = |error| StartError::Database(file.clone(), error);
    if !file.exists() {
        let error = std::io::Error::from(std::io::ErrorKind::NotFound);
        return Err(StartError::Folder(file, error));
    }
    if to.exists() {
        let error = std::io::Error::from(std::io::ErrorKind::AlreadyExists);
        return Err(StartError::Folder(to.to_owned(), error));
    }
    make_private(to).map_err(|error| StartError::Folder(to.to_owned(), error))?;
    let store = Sqlite::open(&file).await.map_err(failed)?;
    let copied = store.backup(&to.to_string_lossy()).await;
    store.close().await;
    copied.map_err(failed)
}

/// Serves until `stop` is ready; then finishes what is being stored and tells clients to come back.
pub async fn serve(
    config: Config,
    listener: TcpListener,
    stop: impl Future<Output = ()> + Send + 'static,
) -> Result<(), StartError> {
    make_folder(&config.data)?;
    let file = database(&config);
    make_private(&file).map_err(|error| StartError::Folder(file.clone(), error))?;
    let store = Sqlite::open(&file).await;
    let store = store.map_err(|error| StartError::Database(file, error))?;
    let store: Arc<dyn Store> = Arc::new(store);
    let (tables, signals) = Hall::new(Arc::clone(&store));
    let (halt, stopping) = watch::channel(false);
    let sockets = Arc::new(AtomicU32::new(0));
    let app = App::new(Parts {
        limits: Limits::new(&config),
        notices: open_notices(&config)?,
        bots: open_bots()?,
        metrics: recorder(),
        store: Arc::clone(&store),
        hall: tables,
        sockets: Arc::clone(&sockets),
        stopping,
        config,
    });
    let working = tokio::spawn(duties::run(app.clone(), signals));
    tokio::spawn(async move {
        stop.await;
        let _ = halt.send(true);
    });
    let mut stopping = app.stopping.clone();
    let service = routes::routes(app).into_make_service_with_connect_info::<SocketAddr>();
    let mut ending = stopping.clone();
    let served =
        axum::serve(listener.tap_io(without_delay), service).with_graceful_shutdown(async move {
            let _ = ending.wait_for(|stopping| *stopping).await;
        });
    let late = async {
        let _ = stopping.wait_for(|stopping| *stopping).await;
        tokio::time::sleep(FAREWELL).await;
    };
    let result = tokio::select! {
        served = served => served.map_err(StartError::Network),
        () = late => Ok(()),
    };
    // Sockets are told goodbye one by one; the last things that were asked for are stored.
    let told = async {
        while sockets.load(Ordering::Relaxed) > 0 {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    let _ = timeout(FAREWELL, told).await;
    let _ = timeout(FAREWELL, working).await;
    store.close().await;
    result
}

/// Small messages go out at once.
fn without_delay(stream: &mut TcpStream) {
    let _ = stream.set_nodelay(true);
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

fn open_notices(config: &Config) -> Result<Notices, StartError> {
    let keys = ::notices::Keys::open(&config.data.join("push-key"))?;
    let key = keys.public();
    let options = ::notices::Options {
        allow_private: config.allow_private_addresses,
        ..::notices::Options::default()
    };
    Ok(Notices::new(::notices::Sender::new(keys, options), key))
}

fn open_bots() -> Result<BotsByGame, StartError> {
    let games = games::all().map_err(|error| StartError::Game(error.to_string()))?;
    let mut all = Vec::new();
    for game in games {
        let id = game.about().id;
        let opened = bots::opponents(id, game.components())
            .ok_or_else(|| StartError::Game(format!("there are no bots for {id}")))?;
        let opened = opened.map_err(|error| StartError::Game(error.to_string()))?;
        all.push((id, opened));
    }
    Ok(all)
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
