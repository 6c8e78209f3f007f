//! A small database of every form since the first. Each opens, is brought up to date, and its games can be looked at
//! and played on.

use std::fmt::Write;
use std::path::PathBuf;
use std::sync::Arc;

use serde_json::json;
use sha2::{Digest, Sha384};
use shelf::Shelf;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};
use table::{Observer, Record};

use super::{Clock, Folder, Hall, Sqlite, Store, makes_a_move};

/// The steps of today, by their number.
const STEPS: [(&str, &str); 4] = [
    ("tables", include_str!("../../migrations/0001_tables.sql")),
    (
        "fewer indexes",
        include_str!("../../migrations/0002_fewer_indexes.sql"),
    ),
    ("outbox", include_str!("../../migrations/0003_outbox.sql")),
    ("shut", include_str!("../../migrations/0004_shut.sql")),
];

/// Every form that a database ever had: its name, and how many steps it has seen. `first` is that of the first version,
/// whose step had one index fewer.
const FORMS: [(&str, usize); 5] = [("first", 1), ("1", 1), ("2", 2), ("3", 3), ("4", 4)];

const NEW: &str = "A database of every form is kept. If the form is new, write it down with `cargo nextest run -p server \
                   --run-ignored only golden`: that adds what is missing. Steps that were given out are never changed.";

fn folder() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden"))
}

fn file(form: &str) -> PathBuf {
    folder().join(format!("form-{form}.sql"))
}

#[test]
fn there_is_a_database_of_every_form() {
    let steps = std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/migrations"));
    assert_eq!(steps.expect("the steps").count(), STEPS.len(), "{NEW}");
    assert_eq!(FORMS[FORMS.len() - 1].1, STEPS.len(), "{NEW}");
    for (form, steps) in FORMS {
        let text = std::fs::read_to_string(file(form)).unwrap_or_else(|_| panic!("{form}: {NEW}"));
        let made = STEPS[..steps].iter().map(|(_, step)| step);
        // What a database was made by is what makes it today.
        for step in made.filter(|_| form != "first") {
            assert!(
                text.contains(*step),
                "form {form}: a step was changed. {NEW}"
            );
        }
    }
}

#[tokio::test]
async fn a_database_of_every_form_opens_and_its_games_go_on() {
    for (form, _) in FORMS {
        let folder = Folder::new();
        std::fs::create_dir_all(&folder.0).expect("a folder");
        let text = std::fs::read_to_string(file(form)).unwrap_or_else(|_| panic!("{form}: {NEW}"));
        let options = SqliteConnectOptions::new().filename(folder.database());
        let mut connection = options
            .create_if_missing(true)
            .connect()
            .await
            .expect("a file");
        let made = sqlx::raw_sql(sqlx::AssertSqlSafe(text))
            .execute(&mut connection)
            .await;
        made.unwrap_or_else(|error| panic!("form {form}: {error}"));
        connection.close().await.expect("closed");
        let (over, running) = look_and_play(&folder, form).await;
        assert_eq!((over, running), (3, 3), "form {form}");
    }
}

/// Opens every table and makes a move where one can be made; then once more. Says how many are over and how many go on.
async fn look_and_play(folder: &Folder, form: &str) -> (usize, usize) {
    let mut counts = (0, 0);
    for round in 0..2 {
        let store = Sqlite::open(&folder.database()).await;
        let store = store.unwrap_or_else(|error| panic!("form {form}: {error}"));
        let store: Arc<dyn Store> = Arc::new(store);
        let (hall, _signals) = Hall::new(Arc::clone(&store), Clock::system(), Shelf::standard(), 1);
        let lines = store.tables_of("ann", 100).await.expect("her tables");
        counts = (0, 0);
        for line in lines {
            let live = hall.table(&line.id).await;
            let live = live.unwrap_or_else(|why| panic!("form {form}, {}: {why:?}", line.id));
            let look = live.with(|scene| {
                let sight = scene.sight(Observer::Spectator).expect("a sight");
                let game = scene.game().expect("a game");
                let again = Shelf::standard().replay(&game.record().expect("a record").to_string());
                assert!(again.is_ok(), "form {form}, {}", line.id);
                (scene.is_over(), sight.moves)
            });
            let (over, moves) = look.await.expect("a look");
            if over {
                counts.0 += 1;
                continue;
            }
            assert_eq!(moves, 20 + round, "form {form}, {}", line.id);
            makes_a_move(&hall, &line.id)
                .await
                .expect("somebody is to act");
            counts.1 += 1;
        }
        store.close().await;
    }
    counts
}

/// Writes down what is missing. Nothing that is there is changed.
#[test]
#[ignore = "it writes files: what a new form of the database lacks"]
fn golden_databases_are_added() {
    std::fs::create_dir_all(folder()).expect("the folder");
    for (form, steps) in FORMS {
        if !file(form).exists() {
            std::fs::write(file(form), database(form, steps)).expect("it is written");
        }
    }
}

/// A golden game of the shelf.
fn golden(name: &str) -> Record {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../shelf/tests/golden");
    let text = std::fs::read_to_string(PathBuf::from(path).join(format!("{name}.rec")));
    Record::parse(&text.expect("a golden game")).expect("a record")
}

/// What a version of that time has stored.
fn database(form: &str, steps: usize) -> String {
    let mut text = String::new();
    let mut noted = String::new();
    for ((name, step), number) in STEPS[..steps].iter().zip(1..) {
        let index = "CREATE INDEX tables_host ON tables (host);\n";
        let step = match form {
            "first" => step.replace(index, ""),
            _ => (*step).to_owned(),
        };
        let mut checksum = String::new();
        for byte in Sha384::digest(step.as_bytes()) {
            let _ = write!(checksum, "{byte:02x}");
        }
        let _ = writeln!(
            noted,
            "INSERT INTO _sqlx_migrations VALUES ({number}, '{name}', '2026-11-15 15:40:00', TRUE, X'{checksum}', 1);"
        );
        text += &step;
    }
    text += "CREATE TABLE _sqlx_migrations (version BIGINT PRIMARY KEY, description TEXT NOT NULL, \
             installed_on TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP, success BOOLEAN NOT NULL, \
             checksum BLOB NOT NULL, execution_time BIGINT NOT NULL);\n";
    text += &noted;
    for person in ["ann", "ben"] {
        let _ = writeln!(
            text,
            "INSERT INTO people (id, name, language, created, seen) VALUES ('{person}', '{person}', 'en', 1, 1);"
        );
    }
    // The second data of Vivid Memories came after the second form, that of Deja Vu while there was the first.
    let (vivid, deja) = match form {
        "first" => ("73b09127", "607025f7"),
        "1" | "2" => ("73b09127", "e9dea8c0"),
        _ => ("cd655c43", "e9dea8c0"),
    };
    let games = [
        "momiji-1c05c7f7-2-landscapes=starter".to_owned(),
        format!("vivid-memories-{vivid}-2"),
        format!("deja-vu-{deja}-2-map=build"),
    ];
    for (name, number) in games.iter().zip(1..) {
        let record = golden(name);
        add_table(&mut text, &format!("going-{number}"), &record, (steps, 20));
        add_table(
            &mut text,
            &format!("over-{number}"),
            &record,
            (steps, usize::MAX),
        );
    }
    text
}

/// A table with these moves; whole games are over, or given up after some moves if they are long.
fn add_table(text: &mut String, id: &str, record: &Record, (steps, most): (usize, usize)) {
    let over = most == usize::MAX;
    let long = record.moves.len() > 400 || record.result.is_none();
    let moves = match (over, long) {
        (true, true) => 30,
        (true, false) => record.moves.len(),
        _ => most,
    };
    let options = record.request.options.iter();
    let options = options.map(|(key, value)| (key.clone(), json!(value)));
    let options: serde_json::Map<_, _> = options.collect();
    let setup = json!({ "game": record.game, "players": record.request.players, "options": options,
        "public": false, "clock": null, "level": "casual" });
    let stage = match (over, long) {
        (true, true) => "abandoned",
        (true, false) => "finished",
        _ => "running",
    };
    let seed = record.seed;
    let _ = writeln!(
        text,
        "INSERT INTO tables (id, host, setup, seed, opened, public, stage, open, bot_due, touched) \
         VALUES ('{id}', 'ann', '{setup}', {seed}, 1, 0, '{stage}', 0, 0, 100);"
    );
    for (seat, person) in [(1, "ann"), (2, "ben")] {
        let _ = writeln!(
            text,
            "INSERT INTO seats VALUES ('{id}', {seat}, '{person}', NULL);"
        );
    }
    let mut entries = vec![
        json!({ "kind": "sat", "seat": 1, "person": "ann", "name": "ann" }),
        json!({ "kind": "sat", "seat": 2, "person": "ben", "name": "ben" }),
    ];
    // From the second form on games say their components, from the fourth on their rules and fingerprints.
    let mut begins = json!({ "kind": "started" });
    if steps >= 2 {
        let digests = Shelf::standard()
            .game(&record.game)
            .expect("a game")
            .editions();
        let mut digests = digests.into_iter();
        begins["components"] =
            json!(digests.find(|it| Some(table::mark_of(*it)) == record.components));
    }
    if steps >= 4 {
        begins["rules"] = json!(record.rules);
        begins["setup"] = json!(record.setup);
    }
    entries.push(begins);
    for made in &record.moves[..moves] {
        let mut entry = json!({ "kind": "moved", "seat": made.seat, "text": made.text });
        if steps >= 4 {
            entry["after"] = json!(made.after);
        }
        entries.push(entry);
    }
    if over && long {
        entries.push(json!({ "kind": "abandoned" }));
    } else if over
        && steps >= 4
        && let (Some(last), Some((points, places))) = (entries.last_mut(), &record.result)
    {
        last["result"] = json!({ "points": points, "places": places });
    }
    for (entry, version) in entries.iter().zip(1..) {
        let body = entry.to_string().replace('\'', "''");
        let _ = writeln!(
            text,
            "INSERT INTO entries (table_id, version, at, body) VALUES ('{id}', {version}, {version}, '{body}');"
        );
    }
}
