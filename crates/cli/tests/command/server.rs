//! A server that can't be opened, and copies of one.

use crate::support::{Desk, reverie};
use std::net::TcpListener;

/// Also where it could not listen: the database is looked at before that.
#[test]
fn a_damaged_database_is_refused_before_anybody_is_invited() {
    let desk = Desk::new();
    let letter = b"This is no database, but a letter.".repeat(400);
    std::fs::write(desk.path("reverie.db"), letter).expect("a file");
    let taken = TcpListener::bind("127.0.0.1:0").expect("a port");
    let taken = taken.local_addr().expect("an address").to_string();
    for listen in ["127.0.0.1:0", &taken] {
        let ended = reverie(&["serve", "--listen", listen, "--data", &desk.path("")]);
        let ended = ended.exits(1).says("damaged").says("reverie backup");
        assert!(!ended.out.contains("is open at"), "{}", ended.out);
    }
}

#[test]
fn a_copy_overwrites_nothing() {
    let desk = Desk::new();
    let copy = desk.path("copy.db");
    let missing = reverie(&["backup", &copy, "--data", &desk.path("")]);
    missing.exits(1).says("no database").says("--data");
    assert!(!std::path::Path::new(&copy).exists());
    std::fs::write(desk.path("reverie.db"), b"").expect("a file");
    std::fs::write(&copy, b"something else").expect("a file");
    let refused = reverie(&["backup", &copy, "--data", &desk.path("")]);
    refused.exits(1).says("copy.db").says("name another file");
    let kept = std::fs::read(&copy).expect("the file");
    assert_eq!(kept, b"something else");
}
