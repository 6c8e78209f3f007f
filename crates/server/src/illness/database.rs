//! What happens to a database when it is copied, damaged, or of another program.

use std::collections::BTreeMap;
use std::path::Path;

use protocol::tables::NewSeat;

use super::{Folder, House, add_table, new_table, status};
use crate::config::Config;
use crate::start;
use crate::store::{Opened, Sqlite, Store};

/// Everything in a folder but the lock, byte by byte.
fn contents(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let files = std::fs::read_dir(folder).expect("a folder");
    let files = files.map(|file| file.expect("a file").path());
    let name = |path: &Path| {
        path.file_name()
            .expect("a name")
            .to_string_lossy()
            .into_owned()
    };
    files
        .filter(|path| path.extension().is_none_or(|ending| ending != "lock"))
        .map(|path| (name(&path), std::fs::read(&path).expect("it can be read")))
        .collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_copy_changes_nothing() {
    let (folder, copies) = (Folder::new(), Folder::new());
    std::fs::create_dir_all(&copies.0).expect("a folder");
    let config = Config {
        data: folder.0.clone(),
        ..Config::default()
    };
    let copy = |name: &str| copies.0.join(name);
    let house = House::open(&folder).await;
    let guest = house.guest().await;
    let table = guest
        .open(&new_table(vec![NewSeat::Me, NewSeat::Open]))
        .await;
    let table = table.expect("a table");
    // Beside a running server, with what is only in its log so far.
    let running = start::backup(&config, &copy("running.db")).await;
    running.expect("a copy");
    // As after a crash: there is a log, and nobody who uses it.
    let crashed = Folder::new();
    std::fs::create_dir_all(&crashed.0).expect("a folder");
    for (name, bytes) in contents(&folder.0) {
        if !name.ends_with("-shm") {
            std::fs::write(crashed.0.join(name), bytes).expect("a file");
        }
    }
    house.stop().await;
    for (data, name) in [(&crashed, "crashed.db"), (&folder, "stopped.db")] {
        let before = contents(&data.0);
        let config = Config {
            data: data.0.clone(),
            ..Config::default()
        };
        let made = start::backup(&config, &copy(name)).await;
        made.expect("a copy");
        let after = contents(&data.0);
        assert!(before.keys().eq(after.keys()), "{:?}", after.keys());
        assert!(before == after, "{name}: the database has changed");
    }
    for name in ["running.db", "crashed.db", "stopped.db"] {
        let store = Sqlite::open(&copy(name)).await.expect("a database");
        let found: Option<Opened> = store.table(&table.id).await.expect("an answer");
        assert!(found.is_some(), "{name}");
        store.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_database_is_refused_with_what_to_do() {
    let folder = Folder::new();
    std::fs::create_dir_all(&folder.0).expect("a folder");
    let store = Sqlite::open(&folder.database()).await.expect("a database");
    for number in 0..200 {
        add_table(&store, &format!("table {number}"), "a", "take red").await;
    }
    store.close().await;
    let config = Config {
        data: folder.0.clone(),
        ..Config::default()
    };
    let whole = std::fs::read(folder.database()).expect("the file");
    damage(&folder.database());
    let holed = std::fs::read(folder.database()).expect("the file");
    for bytes in [holed, b"This is no database, but a letter.".repeat(400)] {
        std::fs::write(folder.database(), bytes).expect("the file");
        let refused = start::open(config.clone(), shelf::Shelf::standard())
            .await
            .err()
            .expect("damaged");
        let said = refused.to_string();
        assert!(
            said.contains("damaged") && said.contains("reverie backup"),
            "{said}"
        );
    }
    std::fs::write(folder.database(), whole).expect("the file");
    assert!(start::open(config, shelf::Shelf::standard()).await.is_ok());
}

/// Fills the middle of a file with nonsense.
fn damage(file: &Path) {
    let mut bytes = std::fs::read(file).expect("the file");
    let middle = bytes.len() / 2;
    bytes[middle..middle + 8192].fill(0x5a);
    std::fs::write(file, bytes).expect("the file");
}

/// A folder as it is after a crash: with a log, and nobody who uses it.
async fn crashed() -> Folder {
    let (folder, crashed) = (Folder::new(), Folder::new());
    std::fs::create_dir_all(&folder.0).expect("a folder");
    std::fs::create_dir_all(&crashed.0).expect("a folder");
    let store = Sqlite::open(&folder.database()).await.expect("a database");
    for number in 0..200 {
        add_table(&store, &format!("table {number}"), "a", "take red").await;
    }
    store.close().await;
    let store = Sqlite::open(&folder.database()).await.expect("a database");
    add_table(&store, "last", "a", "take red").await;
    for (name, bytes) in contents(&folder.0) {
        if !name.ends_with("-shm") {
            std::fs::write(crashed.0.join(name), bytes).expect("a file");
        }
    }
    store.close().await;
    crashed
}

/// What is refused is left as it was, for whoever wants to save something of it: its log included.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_refused_is_left_as_it_was() {
    let folder = crashed().await;
    assert!(contents(&folder.0).contains_key("reverie.db-wal"));
    damage(&folder.database());
    let before = contents(&folder.0);
    let config = Config {
        data: folder.0.clone(),
        ..Config::default()
    };
    let refused = start::open(config, shelf::Shelf::standard())
        .await
        .err()
        .expect("damaged");
    assert!(refused.to_string().contains("damaged"), "{refused}");
    assert!(before == contents(&folder.0), "something has changed");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_of_a_newer_program_is_refused_in_plain_words() {
    let folder = Folder::new();
    House::open(&folder).await.stop().await;
    make_newer(&folder).await;
    let before = contents(&folder.0);
    let config = Config {
        data: folder.0.clone(),
        ..Config::default()
    };
    let refused = start::open(config, shelf::Shelf::standard())
        .await
        .err()
        .expect("it is newer");
    let said = refused.to_string();
    for part in [
        "newer version",
        "9999",
        "up to form 6",
        "Nothing was changed",
    ] {
        assert!(said.contains(part), "{said}");
    }
    assert!(before == contents(&folder.0), "something has changed");
}

/// A newer program has been here.
async fn make_newer(folder: &Folder) {
    let address = format!("sqlite://{}", folder.database().display());
    let pool = sqlx::sqlite::SqlitePool::connect(&address).await;
    let pool = pool.expect("the database");
    let newer =
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
        VALUES (9999, 'newer', 1, x'00', 0)";
    sqlx::query(newer).execute(&pool).await.expect("stored");
    pool.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_of_another_version_is_told() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let guest = house.guest().await;
    assert_eq!(status(&guest, "/readyz").await, 200);
    make_newer(&folder).await;
    let answer = guest.ask("GET", "/readyz", None).await.expect("an answer");
    assert_eq!(answer.status, 503);
    assert!(answer.body.contains("another version"), "{}", answer.body);
    house.stop().await;
}
