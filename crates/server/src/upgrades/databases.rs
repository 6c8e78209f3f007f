//! A small database of every form since the first. Each opens, is brought up to date, and its games can be looked at
//! and played on.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::PathBuf;
use std::sync::Arc;

use protocol::tables::{How, Level, Stage};
use serde_json::json;
use sha2::{Digest, Sha384};
use shelf::Shelf;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};
use table::{Observer, Record};

use crate::store::Ended;

use super::{Clock, Folder, Hall, Sqlite, Store, makes_a_move};

/// The steps of today, by their number.
const STEPS: [(&str, &str); 6] = [
    ("tables", include_str!("../../migrations/0001_tables.sql")),
    (
        "fewer indexes",
        include_str!("../../migrations/0002_fewer_indexes.sql"),
    ),
    ("outbox", include_str!("../../migrations/0003_outbox.sql")),
    ("shut", include_str!("../../migrations/0004_shut.sql")),
    ("lines", include_str!("../../migrations/0005_lines.sql")),
    ("daily", include_str!("../../migrations/0006_daily.sql")),
];

/// Every form that a database ever had: its name, and how many steps it has seen. `first` is that of the first version,
/// whose step had one index fewer.
const FORMS: [(&str, usize); 7] = [
    ("first", 1),
    ("1", 1),
    ("2", 2),
    ("3", 3),
    ("4", 4),
    ("5", 5),
    ("6", 6),
];

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
        let text = std::fs::read_to_string(file(form)).unwrap_or_else(|_| panic!("{form}: {NEW}"));
        fill(&folder, text).await;
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

/// Whoever has played the challenge of a day before an upgrade is in its table after it; the deals go on.
#[tokio::test]
async fn results_of_days_are_kept() {
    for (form, steps) in FORMS {
        let folder = Folder::new();
        let text = std::fs::read_to_string(file(form)).unwrap_or_else(|_| panic!("{form}: {NEW}"));
        fill(&folder, text).await;
        let store = Sqlite::open(&folder.database()).await.expect("it opens");
        let results = store
            .results(crate::day::Day(20_775), "momiji", true, 9)
            .await;
        let results = results.expect("results").into_iter();
        let results: Vec<(String, i32)> = results.map(|it| (it.name, it.points)).collect();
        let expected = if steps >= 6 {
            vec![("ann".to_owned(), 30)]
        } else {
            Vec::new()
        };
        assert_eq!(results, expected, "form {form}");
        assert_eq!(store.daily_secret().await.expect("a secret").len(), 64);
        store.close().await;
    }
}

/// What lists tell of tables that are older than that: it stands in their entries, from the fourth form on.
#[tokio::test]
async fn how_older_games_ended_is_listed() {
    for (form, steps) in FORMS.into_iter().filter(|(_, steps)| *steps < 5) {
        let folder = Folder::new();
        let text = std::fs::read_to_string(file(form)).unwrap_or_else(|_| panic!("{form}: {NEW}"));
        fill(&folder, text + ALONE).await;
        let store = Sqlite::open(&folder.database()).await.expect("it opens");
        let lines = store.tables_of("ann", 100).await.expect("her tables");
        for line in lines.iter().filter(|line| line.id != "alone") {
            let ended = line.ended.as_ref();
            let there =
                line.id.starts_with("over") && (line.stage == Stage::Abandoned || steps >= 4);
            assert_eq!(ended.is_some(), there, "form {form}, {}", line.id);
            let how = match line.stage {
                Stage::Abandoned => How::Abandoned,
                _ => How::Played,
            };
            let result = ended.map(|ended| (ended.how, ended.points.len(), ended.places.len()));
            let both = if how == How::Played { 2 } else { 0 };
            assert!(result.is_none_or(|it| it == (how, both, both)), "{line:?}");
            let names: Vec<&str> = line.people.iter().map(|it| it.name.as_str()).collect();
            assert_eq!((names, line.bots.len()), (vec!["ann", "ben"], 0));
        }
        // Of those who sat on a seat the last counts, and nobody is held up by what can't be read.
        let alone = lines.iter().find(|line| line.id == "alone");
        let alone = alone.expect("her table with bots");
        assert_eq!(alone.bots, BTreeMap::from([(3, Level::Expert)]));
        let ended = Ended {
            how: How::Resigned,
            seat: Some(1),
            points: vec![3, 2, 1],
            places: vec![1, 2, 3],
            resigned: vec![1],
            won: None,
        };
        assert_eq!(alone.ended.as_ref(), Some(&ended), "form {form}");
        store.close().await;
    }
}

/// A table where somebody resigned, and before that bots came and went.
const ALONE: &str = r#"
INSERT INTO tables (id, host, setup, seed, opened, public, stage, open, bot_due, touched) VALUES ('alone', 'ann',
    '{"game":"momiji","players":3,"options":{},"public":false,"clock":null,"level":"casual"}', 1, 1, 0, 'finished', 0, 0, 1);
INSERT INTO seats VALUES ('alone', 1, 'ann', NULL);
INSERT INTO entries (table_id, version, at, body) VALUES
    ('alone', 1, 1, '{"kind":"sat","seat":1,"person":"ann","name":"ann"}'),
    ('alone', 2, 1, '{"kind":"bot-sat","seat":2,"level":"novice"}'),
    ('alone', 3, 1, '{"kind":"bot-sat","seat":3,"level":"casual"}'),
    ('alone', 4, 1, '{"kind":"bot-sat","seat":3,"level":"expert"}'),
    ('alone', 5, 1, '{"kind":"stood","seat":2}'),
    ('alone', 6, 1, '{"kind":"sat","seat":2,"person":"ben","name":"ben"}'),
    ('alone', 7, 1, '{"kind":"said","name":"ann","seat":1,"text":"\"bot-sat\" \"result\": \"resigned\""}'),
    ('alone', 8, 1, '"bot-sat" "result": no entry'),
    ('alone', 9, 1, '{"kind":"resigned","seat":1,"result":{"points":[3,2,1],"places":[1,2,3]}}'),
    ('alone', 10, 1, '{"kind":"said","name":"ann","seat":1,"text":"thanks"}');
"#;

/// Makes a database of what is written.
async fn fill(folder: &Folder, text: String) {
    std::fs::create_dir_all(&folder.0).expect("a folder");
    let options = SqliteConnectOptions::new().filename(folder.database());
    let mut connection = options
        .create_if_missing(true)
        .connect()
        .await
        .expect("a file");
    let made = sqlx::raw_sql(sqlx::AssertSqlSafe(text))
        .execute(&mut connection)
        .await;
    made.expect("a database");
    connection.close().await.expect("closed");
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
    // From the sixth form on the challenge of a day is noted with its result.
    if steps >= 6 {
        text += "INSERT INTO attempts VALUES (20775, 'momiji', 'ann', 'over-1', 1795132800000, NULL, 30, 10, NULL, 100);\n";
        text += "INSERT INTO attempts VALUES (20775, 'momiji', 'ben', 'going-1', 1795132800000, NULL, NULL, NULL, NULL, NULL);\n";
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
    // From the fifth form on lists know how it ended.
    if steps >= 5 {
        let ended = match (&record.result, stage) {
            (Some((points, places)), "finished") => json!({ "how": "played", "seat": null,
                "points": points, "places": places, "resigned": [], "won": null })
            .to_string(),
            (_, "abandoned") => json!({ "how": "abandoned", "seat": null,
                "points": [], "places": [], "resigned": [], "won": null })
            .to_string(),
            _ => String::new(),
        };
        let _ = writeln!(
            text,
            "UPDATE tables SET bots = '{{}}', ended = nullif('{ended}', '') WHERE id = '{id}';"
        );
    }
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
