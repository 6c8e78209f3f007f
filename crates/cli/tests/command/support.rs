//! Running the command, and files to run it on.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};

use serde_json::Value;

/// What a run left behind.
#[derive(Debug)]
pub struct Ran {
    pub code: i32,
    pub out: String,
    pub err: String,
}

impl Ran {
    /// It must have ended with this exit code, and never with a panic.
    #[track_caller]
    pub fn exits(self, code: i32) -> Ran {
        assert!(!self.err.contains("panicked"), "{}", self.err);
        assert_eq!(self.code, code, "{}\n{}", self.out, self.err);
        self
    }

    /// It must have said this on its error output.
    #[track_caller]
    pub fn says(self, words: &str) -> Ran {
        assert!(self.err.contains(words), "no \"{words}\" in: {}", self.err);
        self
    }

    /// It must have printed this.
    #[track_caller]
    pub fn prints(self, words: &str) -> Ran {
        assert!(self.out.contains(words), "no \"{words}\" in: {}", self.out);
        self
    }

    /// What it printed, as JSON.
    #[track_caller]
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.out).expect("the output is JSON")
    }
}

/// Runs `reverie` with these arguments and nothing to read.
pub fn reverie(args: &[&str]) -> Ran {
    reverie_reading(args, b"")
}

/// Runs `reverie` with these arguments and this to read.
pub fn reverie_reading(args: &[&str], input: &[u8]) -> Ran {
    let mut child = Command::new(env!("CARGO_BIN_EXE_reverie"))
        .args(args)
        .env_remove("NO_COLOR")
        // Help is as wide as this says, where it says something.
        .env_remove("COLUMNS")
        // Whatever the machine speaks, games speak English here unless they are asked.
        .env("LC_ALL", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command starts");
    let mut stdin = child.stdin.take().expect("it has an input");
    let input = input.to_vec();
    // It may end without reading everything.
    let writer = std::thread::spawn(move || drop(stdin.write_all(&input)));
    let output = child.wait_with_output().expect("the command ends");
    writer.join().expect("the writer ends");
    Ran {
        code: output.status.code().unwrap_or(-1),
        out: String::from_utf8_lossy(&output.stdout).into_owned(),
        err: String::from_utf8_lossy(&output.stderr).into_owned(),
    }
}

/// A directory for the files of one test; it goes when the test ends.
pub struct Desk(PathBuf);

impl Desk {
    pub fn new() -> Desk {
        static NEXT: AtomicUsize = AtomicUsize::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let name = format!("reverie-test-{}-{number}", std::process::id());
        let path = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&path).expect("a directory for the test");
        Desk(path)
    }

    /// The path of a file on it.
    pub fn path(&self, name: &str) -> String {
        self.0.join(name).display().to_string()
    }

    /// Writes a file, and gives its path.
    pub fn file(&self, name: &str, text: &str) -> String {
        std::fs::write(self.0.join(name), text).expect("the desk can be written");
        self.path(name)
    }

    /// Reads a file.
    pub fn read(&self, name: &str) -> String {
        std::fs::read_to_string(self.0.join(name)).expect("the file is there")
    }

    pub fn has(&self, name: &str) -> bool {
        Path::new(&self.0.join(name)).exists()
    }
}

impl Drop for Desk {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// The position of a new game with this seed.
pub fn new_game(desk: &Desk, players: &str, seed: &str) -> String {
    let args = ["new", "momiji", "--players", players, "--seed", seed];
    desk.file("new.json", &reverie(&args).exits(0).out)
}

/// The record of a whole random game with this seed.
pub fn record(desk: &Desk, players: &str, seed: &str) -> String {
    let args = [
        "sample-game",
        "momiji",
        "--players",
        players,
        "--seed",
        seed,
    ];
    desk.file("game.rec", &reverie(&args).exits(0).out)
}
