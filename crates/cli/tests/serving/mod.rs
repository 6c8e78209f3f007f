//! A server in a process of its own, for tests that kill it, starve it or put a load on it.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// The program.
pub const PROGRAM: &str = env!("CARGO_BIN_EXE_reverie");

/// It ends when the test is over. Nobody reads on after its first line, which is no reason for it to end sooner.
pub struct Server {
    /// The process.
    pub process: Child,
    /// Where it listens, such as `127.0.0.1:40123`.
    pub host: String,
}

impl Server {
    /// Starts one over a folder, on a port of its own, with these settings.
    pub fn start(data: &Path, settings: &[(&str, &str)]) -> Server {
        Server::by(Command::new(PROGRAM), data, settings)
    }

    /// The same by a command line that begins so.
    pub fn by(mut command: Command, data: &Path, settings: &[(&str, &str)]) -> Server {
        let mut process = command
            .args(["serve", "--listen", "127.0.0.1:0", "--data"])
            .arg(data)
            .envs(settings.iter().copied())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the server starts");
        let mut line = String::new();
        let mut out = BufReader::new(process.stdout.take().expect("its output"));
        out.read_line(&mut line).expect("a line");
        let host = line.split("http://").nth(1).expect("an address");
        let host = host.trim().trim_end_matches('/').to_owned();
        Server { process, host }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
