//! What `reverie load` counts at a server that runs.

use crate::serving::Server;
use crate::support::{Desk, reverie};

#[test]
fn players_and_onlookers_are_counted_and_the_memory_of_the_server() {
    let desk = Desk::new();
    let server = Server::start(desk.path("data").as_ref(), &[("REVERIE_LOG", "off")]);
    let load = format!("load --server {} --tables 3", server.host);
    let load = format!("{load} --clients 4 --idle 9 --seconds 1 --rate 20 --json");
    let args: Vec<&str> = load.split(' ').collect();
    let told = reverie(&args).exits(0).json();
    assert_eq!(told["tables"], 3);
    assert_eq!(told["sockets"], 4);
    assert_eq!(told["idle"], 9);
    assert_eq!(told["errors"], 0);
    assert!(told["moves"].as_u64().is_some_and(|moves| moves > 0));
    if cfg!(target_os = "linux") {
        assert!(told["memory"].as_f64().is_some_and(|bytes| bytes > 1e6));
    }
}
