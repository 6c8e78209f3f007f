//! Notices on their way, to a push service and a webhook that run on this machine.

mod keys;
mod push;
mod safety;
mod service;
mod webhook;

use std::path::PathBuf;
use std::time::Duration;

use notices::{Contact, Keys, Notice, Options, Sender};

/// A folder of this test's own, that goes with it.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("notices-{}-{name}", std::process::id()));
        std::fs::create_dir_all(&path).expect("a folder");
        Folder(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn keys(name: &str) -> Keys {
    let folder = Folder::new(name);
    Keys::open(&folder.0.join("key")).expect("keys")
}

/// What a webhook's owner and the server share.
const SECRET: &str = "between you and me";

/// A sender that may reach the services of these tests, all of which are on this machine.
fn sender(name: &str) -> Sender {
    let options = Options {
        contact: Contact::read("mailto:host@example.org").expect("a contact"),
        allow_private: true,
        timeout: Duration::from_secs(5),
    };
    Sender::new(keys(name), options)
}

fn notice() -> Notice {
    Notice {
        title: "Your turn".to_owned(),
        body: "Zoë moved — „now you“".to_owned(),
        url: "https://games.example.org/table/7".to_owned(),
        tag: "table-7".to_owned(),
        id: "table-7-42-zoe".to_owned(),
    }
}
