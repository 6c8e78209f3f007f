//! Attempts at the challenge of a day.

use protocol::tables::{How, Level};
use sqlx::Row;
use sqlx::sqlite::{SqlitePool, SqliteRow};

use crate::daily::closes;
use crate::day::Day;
use crate::letters::plain_name;
use crate::store::{Append, Attempt, Change, Millis, Opened, Scored, StoreError};

pub async fn secret(pool: &SqlitePool) -> Result<String, StoreError> {
    let row = sqlx::query("SELECT value FROM secrets WHERE name = 'daily'")
        .fetch_one(pool)
        .await?;
    Ok(row.try_get(0)?)
}

pub async fn of(
    pool: &SqlitePool,
    day: Day,
    (game, person): (&str, &str),
) -> Result<Option<Attempt>, StoreError> {
    let row = sqlx::query(
        "SELECT table_id, at IS NOT NULL AS counted, stage = 'running' AND shut IS NULL AS runs
         FROM attempts JOIN tables ON tables.id = table_id
         WHERE day = ?1 AND game = ?2 AND attempts.person = ?3",
    )
    .bind(day.0)
    .bind(game)
    .bind(person)
    .fetch_optional(pool)
    .await?;
    let read = |row: SqliteRow| {
        Ok(Attempt {
            table: row.try_get("table_id")?,
            counted: row.try_get("counted")?,
            runs: row.try_get("runs")?,
        })
    };
    row.map(read).transpose()
}

const BY_MARGIN: &str = "margin DESC, points DESC";
const BY_POINTS: &str = "won DESC, points DESC";

pub async fn results(
    pool: &SqlitePool,
    (day, game): (Day, &str),
    by_margin: bool,
    most: u32,
) -> Result<Vec<Scored>, StoreError> {
    let order = if by_margin { BY_MARGIN } else { BY_POINTS };
    let asked = format!(
        "SELECT person, people.name, points, margin, won, level
         FROM attempts JOIN people ON people.id = person
         WHERE day = ?1 AND game = ?2 AND at IS NOT NULL ORDER BY {order}, at LIMIT ?3"
    );
    let rows = sqlx::query(sqlx::AssertSqlSafe(asked))
        .bind(day.0)
        .bind(game)
        .bind(most)
        .fetch_all(pool)
        .await?;
    let read = |row: &SqliteRow| {
        let level: Option<String> = row.try_get("level")?;
        Ok(Scored {
            person: row.try_get("person")?,
            name: plain_name(row.try_get("name")?),
            points: row.try_get("points")?,
            margin: row.try_get("margin")?,
            won: row.try_get("won")?,
            level: level.and_then(|level| serde_json::from_value(level.into()).ok()),
        })
    };
    rows.iter().map(read).collect()
}

/// A row for a table where the challenge of a day is tried for a result.
type AttemptRow<'a> = (Day, &'a str, &'a str, &'a str, Millis, Option<Level>);

pub fn attempt(table: &Opened) -> Option<AttemptRow<'_>> {
    let dealt = table.setup.daily.filter(|dealt| dealt.counts)?;
    let game = table.setup.game.as_str();
    let closes = closes(dealt.day);
    Some((dealt.day, game, &table.host, &table.id, closes, dealt.level))
}

/// A row for a game that came to its end: points, margin, whether a game against the game was won, when.
type ResultRow<'a> = (&'a str, i32, Option<i32>, Option<bool>, Millis);

/// Whether it was an attempt at anything, the database knows. What was ended early has no result.
pub fn result<'a>(append: &'a Append, change: &Change) -> Option<ResultRow<'a>> {
    let before = change.before.as_ref();
    let new = before.is_none_or(|before| before.ended.is_none());
    let ended = change.after.ended.as_ref();
    let ended = ended.filter(|ended| new && ended.how == How::Played)?;
    // Challenges are played by one person alone.
    let [sitting] = change.after.people.as_slice() else {
        return None;
    };
    let own = sitting.seat.checked_sub(1)?;
    let points = *ended.points.get(own)?;
    let others = ended.points.iter().enumerate();
    let others = others.filter(|(seat, _)| *seat != own);
    let best = others.map(|(_, points)| *points).max();
    let margin = best.map(|best| points - best);
    Some((&append.table, points, margin, ended.won, append.stored.at))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;
    use std::path::PathBuf;

    use protocol::daily::Goal;
    use protocol::tables::{Level, Stage};

    use super::*;
    use crate::daily::Dealt;
    use crate::entry::Entry;
    use crate::rehearsal::table_for_two;
    use crate::store::{Ended, Index, Person, Secret, Sitting, Sqlite, Store, Stored, random_id};

    const DAY: Day = Day(20_775);

    fn index(person: &str, ended: Option<Ended>) -> Index {
        Index {
            stage: if ended.is_some() {
                Stage::Finished
            } else {
                Stage::Running
            },
            open: 0,
            bot_due: false,
            deadline: None,
            people: vec![Sitting {
                seat: 1,
                person: person.to_owned(),
                waits_since: None,
            }],
            bots: BTreeMap::from([(2, Level::Casual)]),
            ended,
        }
    }

    fn ended(how: How, points: [i32; 2]) -> Ended {
        Ended {
            how,
            seat: None,
            points: points.to_vec(),
            places: vec![1, 2],
            resigned: Vec::new(),
            won: None,
        }
    }

    async fn database() -> (Sqlite, PathBuf) {
        let folder = std::env::temp_dir().join(format!("reverie-daily-{}", random_id()));
        std::fs::create_dir_all(&folder).expect("a folder");
        let store = Sqlite::open(&folder.join("a.db")).await;
        (store.expect("a database"), folder)
    }

    /// Somebody sits down at the deal of the day.
    async fn begin(store: &Sqlite, person: &str, table: &str) {
        let known = Person {
            id: person.to_owned(),
            name: format!("{person}!"),
            language: protocol::Language::En,
            webhook: None,
        };
        let added = store.add_person(&known, &Secret::new(), 1).await;
        added.expect("a person");
        let mut opened = table_for_two(table, "momiji");
        person.clone_into(&mut opened.host);
        opened.setup.daily = Some(Dealt {
            day: DAY,
            counts: true,
            goal: Goal::Margin,
            level: Some(Level::Skilled),
        });
        let index = index(person, None);
        let opened = store.open_table(&opened, &[], &index, &[]).await;
        opened.expect("a table");
    }

    fn end(table: &str, person: &str, at: Millis, ended: Ended) -> Append {
        Append {
            table: table.to_owned(),
            stored: Stored {
                version: 1,
                person: None,
                request: None,
                at,
                entry: Entry::Abandoned,
            },
            change: Some(Change {
                before: Some(index(person, None)),
                after: index(person, Some(ended)),
            }),
            calls: Vec::new(),
        }
    }

    async fn shown(store: &Sqlite, by_margin: bool) -> Vec<(String, i32, Option<i32>)> {
        let found = store.results(DAY, "momiji", by_margin, 10).await;
        let found = found.expect("results").into_iter();
        found.map(|it| (it.name, it.points, it.margin)).collect()
    }

    /// The first attempt of a person counts, whether others are stored with it or not.
    #[tokio::test]
    async fn one_attempt_of_a_person_counts() {
        let (store, folder) = database().await;
        begin(&store, "ann", "first").await;
        begin(&store, "ann", "second").await;
        let attempt = store.attempt(DAY, "momiji", "ann").await.expect("asked");
        let attempt = attempt.expect("an attempt");
        assert_eq!(attempt.table, "first");
        for (table, points) in [("second", [99, 0]), ("first", [30, 20])] {
            let done = end(table, "ann", DAY.begins() + 1, ended(How::Played, points));
            store.append(done).await.expect("stored");
        }
        assert_eq!(
            shown(&store, true).await,
            [("ann!".to_owned(), 30, Some(10))]
        );
        assert!(
            store
                .attempt(DAY.next(), "momiji", "ann")
                .await
                .expect("asked")
                .is_none()
        );
        store.close().await;
        let _ = std::fs::remove_dir_all(folder);
    }

    /// What came too late, or was ended early, has no result; and a batch with something that can't be stored has the
    /// same results as one without.
    #[tokio::test]
    async fn results_come_with_the_end_in_time() {
        let (store, folder) = database().await;
        for person in ["ann", "ben", "cat", "dan"] {
            begin(&store, person, person).await;
        }
        let (late, in_time) = (closes(DAY), closes(DAY) - 1);
        let nowhere = end("nowhere", "ann", in_time, ended(How::Played, [9, 9]));
        let all = [
            nowhere,
            end("ann", "ann", in_time, ended(How::Played, [30, 20])),
            end("ben", "ben", late, ended(How::Played, [90, 20])),
            end("cat", "cat", in_time, ended(How::Agreed, [80, 20])),
            end("dan", "dan", in_time, ended(How::Played, [40, 35])),
        ];
        let all = all.map(|append| store.append(append));
        let stored = futures_util::future::join_all(all).await;
        assert!(stored.into_iter().all(|one| one.is_ok()));
        let (ann, dan) = (
            ("ann!".to_owned(), 30, Some(10)),
            ("dan!".to_owned(), 40, Some(5)),
        );
        assert_eq!(shown(&store, true).await, [ann.clone(), dan.clone()]);
        assert_eq!(shown(&store, false).await, [dan, ann]);
        let found = store
            .results(DAY, "momiji", true, 1)
            .await
            .expect("results");
        assert_eq!(found[0].level, Some(Level::Skilled));
        store.close().await;
        let _ = std::fs::remove_dir_all(folder);
    }
}
