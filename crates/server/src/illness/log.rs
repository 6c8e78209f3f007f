//! What the log says of a request that went wrong: its name, and the reason.

use std::io::Write;
use std::sync::{Arc, Mutex, PoisonError};

use super::{Folder, House, new_table, until};
use crate::steady::faults;
use protocol::tables::NewSeat;

/// The log of this process.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl Write for Log {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        let mut log = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        log.write(bytes)
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

impl Log {
    /// From here on everything that is logged is here.
    fn keep() -> Log {
        let log = Log::default();
        let kept = log.clone();
        let subscriber = tracing_subscriber::fmt()
            .with_ansi(false)
            .with_writer(move || kept.clone())
            .finish();
        tracing::subscriber::set_global_default(subscriber).expect("one test in this process");
        log
    }

    /// Whether there is a line of this request that says so.
    fn says(&self, request: &str, what: &str) -> bool {
        let log = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let log = String::from_utf8_lossy(&log);
        let id = format!("id=\"{request}\"");
        log.lines()
            .any(|line| line.contains(&id) && line.contains(what))
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_log_names_the_request_and_the_reason() {
    let log = Log::keep();
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let guest = house.guest().await;
    let table = guest
        .open(&new_table(vec![NewSeat::Me, NewSeat::Open]))
        .await;
    table.expect("a table");
    // A handler that breaks down, and somebody who is shown the name of the request.
    faults::plant("me", 1);
    let answer = guest.ask("GET", "/api/me", None).await.expect("an answer");
    assert_eq!(answer.status, 500);
    let problem: protocol::Problem = serde_json::from_str(&answer.body).expect("a problem");
    let request = problem.request.expect("its name");
    assert!(log.says(&request, "planted: me"), "why it broke down");
    // What goes wrong after the answer is there, in a task that the request began.
    faults::plant("writer", 1);
    let named = Some("{\"name\":\"Aya\"}".to_owned());
    let answer = guest.ask("PATCH", "/api/me", named).await;
    let answer = answer.expect("an answer");
    assert_eq!(answer.status, 200);
    let request = answer.header("x-request-id").expect("its name").to_owned();
    until("the log says so", async || {
        log.says(&request, "the store failed")
    })
    .await;
    house.stop().await;
}
