//! `reverie serve`: the server.

use std::io::Write;
use std::net::SocketAddr;
use std::path::PathBuf;

use clap::Args;
use server::Config;
use shelf::Shelf;
use tokio::net::TcpListener;
use tokio::runtime::Runtime;

use crate::failure::Failure;

const EXAMPLES: &str = "\
Examples:
  reverie serve
  reverie serve --listen 0.0.0.0:80 --data /var/lib/reverie
  reverie serve --config reverie.toml --print-config

Nothing has to be set. What can be set is printed by --print-config, as a file that --config reads;
every line of it is also read from the environment, such as REVERIE_BOT_WORKERS=2. The command line
overrules the environment, and the environment the file. REVERIE_LOG sets how much is logged, such as
REVERIE_LOG=debug.";

#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct ServeArgs {
    /// Where to listen [default: 127.0.0.1:7777]
    #[arg(long, value_name = "ADDRESS:PORT")]
    listen: Option<SocketAddr>,
    #[command(flatten)]
    data: DataArgs,
    /// Print the settings and end
    #[arg(long)]
    print_config: bool,
}

/// Where a server keeps its data.
#[derive(Args)]
pub struct DataArgs {
    /// The folder of the database and the secrets [default: reverie-data]
    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,
    /// A file with settings
    #[arg(long, value_name = "FILE")]
    config: Option<PathBuf>,
}

impl DataArgs {
    /// The settings of file, environment and command line together.
    pub fn read(&self) -> Result<Config, Failure> {
        let mut config = Config::read(self.config.as_deref(), std::env::vars())
            .map_err(|error| Failure::Usage(error.to_string()))?;
        if let Some(data) = &self.data {
            config.data.clone_from(data);
        }
        Ok(config)
    }
}

pub fn run(args: &ServeArgs, shelf: &Shelf, out: &mut dyn Write) -> Result<(), Failure> {
    let mut config = args.data.read()?;
    if let Some(listen) = args.listen {
        config.listen = listen;
    }
    if args.print_config {
        write!(out, "{}", config.print())?;
        return Ok(());
    }
    server::log(&config);
    runtime()?.block_on(async {
        let refused = |error: std::io::Error| {
            let what = format!(
                "can't listen at {}: {error}; choose another address with --listen",
                config.listen
            );
            Failure::Refused(what)
        };
        let data = config.data.clone();
        // Nobody is let in before it is known that the tables can be laid.
        let failed = |error: server::StartError| Failure::Refused(error.to_string());
        let ready = server::open(config.clone(), shelf.clone())
            .await
            .map_err(failed)?;
        let listener = TcpListener::bind(config.listen).await.map_err(refused)?;
        let address = listener.local_addr().map_err(refused)?;
        // Whoever started it may have stopped reading by now, and is no reason not to serve the others.
        let _ = writeln!(out, "Reverie is open at http://{address}/");
        let _ = writeln!(out, "Data is kept in {}", data.display());
        let _ = out.flush();
        let served = ready.serve(listener, server::asked_to_stop()).await;
        served.map_err(failed)
    })
}

/// What runs the server.
pub fn runtime() -> Result<Runtime, Failure> {
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build();
    runtime.map_err(|error| Failure::Refused(format!("threads can't be started: {error}")))
}
