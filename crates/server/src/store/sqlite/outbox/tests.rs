//! Notices in a database: what is taken in hand, in which order, and what becomes of it.

use std::collections::BTreeMap;
use std::path::PathBuf;

use protocol::people::{PushKeys, PushSubscription};
use protocol::tables::Stage;

use super::*;
use crate::entry::Entry;
use crate::rehearsal::table_for_two;
use crate::store::{
    Append, Appended, Change, Index, Person, Secret, Sitting, Sqlite, Store, Stored, Webhook,
    random_id,
};

const FAR: Millis = 1_000_000;

/// A database with tables where Ann sits, and Ann with a webhook.
struct Post {
    store: Sqlite,
    folder: PathBuf,
}

impl Post {
    async fn new(tables: &[&str]) -> Post {
        let folder = std::env::temp_dir().join(format!("reverie-outbox-{}", random_id()));
        std::fs::create_dir_all(&folder).expect("a folder");
        let store = Sqlite::open(&folder.join("a.db")).await.expect("a file");
        let ann = ann(Some("https://hook.example.org/ann"));
        let added = store.add_person(&ann, &Secret::new(), 1).await;
        added.expect("a person");
        for table in tables {
            let opened = table_for_two(table, "momiji");
            let added = store.open_table(&opened, &[], &index(None), &[]).await;
            added.expect("a table");
        }
        Post { store, folder }
    }

    async fn browser(&self, endpoint: &str) {
        self.browser_of("ann", endpoint).await;
    }

    async fn browser_of(&self, person: &str, endpoint: &str) {
        let keys = PushKeys {
            p256dh: String::new(),
            auth: String::new(),
        };
        let endpoint = endpoint.to_owned();
        let browser = PushSubscription { endpoint, keys };
        let added = self.store.add_browser(person, &browser).await;
        added.expect("a browser");
    }

    /// An entry, after which the table waits for Ann or not.
    async fn happens(&self, table: &str, version: u64, by: &str, calls: bool) -> Appended {
        let stored = Stored {
            version,
            person: Some(by.to_owned()),
            request: None,
            at: version,
            entry: Entry::Abandoned,
        };
        let append = Append {
            table: table.to_owned(),
            stored,
            change: Some(Change {
                before: None,
                after: index(calls.then_some(version)),
            }),
            calls: if calls {
                vec!["ann".to_owned()]
            } else {
                Vec::new()
            },
        };
        self.store.append(append).await.expect("an answer")
    }

    async fn take(&self, now: Millis) -> Vec<Due> {
        let lease = Lease {
            now,
            until: now + 50,
            sound: 9,
            failing: 9,
            per_host: 8,
            slow: Vec::new(),
        };
        self.store.take_notices(&lease).await.expect("a list")
    }

    async fn settle(&self, due: &Due, outcome: Outcome) {
        let settled = self.store.settle_notice(due, outcome).await;
        settled.expect("it is noted");
    }

    async fn end(self) {
        self.store.close().await;
        let _ = std::fs::remove_dir_all(self.folder);
    }
}

fn ann(webhook: Option<&str>) -> Person {
    Person {
        id: "ann".to_owned(),
        name: "Ann".to_owned(),
        language: protocol::Language::En,
        webhook: webhook.map(|url| Webhook {
            url: url.to_owned(),
            secret: "secret".to_owned(),
            origin: None,
        }),
    }
}

fn index(waits_since: Option<Millis>) -> Index {
    Index {
        stage: Stage::Running,
        open: 0,
        bot_due: false,
        deadline: None,
        people: vec![Sitting {
            seat: 1,
            person: "ann".to_owned(),
            waits_since,
        }],
        bots: BTreeMap::new(),
        ended: None,
    }
}

fn versions(all: &[Due]) -> Vec<(&str, u64)> {
    all.iter()
        .map(|due| (due.table.as_str(), due.version))
        .collect()
}

/// Nothing of an entry that came too late is sent, also where others of its batch were stored.
#[tokio::test]
async fn a_notice_is_stored_with_its_entry_or_not_at_all() {
    let post = Post::new(&["one", "two"]).await;
    assert_eq!(post.store.next_notice().await.expect("an answer"), None);
    post.happens("one", 1, "bob", false).await;
    let (late, good) = tokio::join!(
        post.happens("one", 1, "bob", true),
        post.happens("two", 1, "bob", true)
    );
    assert_eq!((late, good), (Appended::TooLate, Appended::Stored));
    assert_eq!(post.store.next_notice().await.expect("an answer"), Some(1));
    assert_eq!(versions(&post.take(FAR).await), [("two", 1)]);
    post.end().await;
}

#[tokio::test]
async fn of_several_about_one_table_the_newest_counts() {
    let post = Post::new(&["one"]).await;
    post.browser("https://push.example.org/1").await;
    post.happens("one", 1, "bob", true).await;
    let old = post.take(FAR).await;
    assert_eq!(versions(&old), [("one", 1), ("one", 1)]);
    // Both are in hand while it becomes their turn once more.
    post.happens("one", 2, "bob", true).await;
    assert!(post.take(FAR).await.is_empty());
    for due in &old {
        post.settle(due, Outcome::Delivered(FAR)).await;
    }
    let new = post.take(FAR).await;
    assert_eq!(versions(&new), [("one", 2), ("one", 2)]);
    for due in &new {
        post.settle(due, Outcome::Delivered(FAR)).await;
    }
    assert_eq!(post.store.next_notice().await.expect("an answer"), None);
    post.end().await;
}

/// They have moved and it is their turn again while they look, or the game is over: nobody is told.
#[tokio::test]
async fn what_is_overtaken_is_dropped() {
    let post = Post::new(&["moved", "over", "waits"]).await;
    for table in ["moved", "over", "waits"] {
        post.happens(table, 1, "bob", true).await;
    }
    post.happens("moved", 2, "ann", false).await;
    let again = Append {
        table: "moved".to_owned(),
        stored: Stored {
            version: 3,
            person: Some("bob".to_owned()),
            request: None,
            at: 3,
            entry: Entry::Abandoned,
        },
        change: Some(Change {
            before: None,
            after: index(Some(3)),
        }),
        calls: Vec::new(),
    };
    post.store.append(again).await.expect("stored");
    post.happens("over", 2, "bob", false).await;
    assert_eq!(versions(&post.take(FAR).await), [("waits", 1)]);
    post.end().await;
}

#[tokio::test]
async fn of_two_processes_one_has_a_notice_until_its_lease_ends() {
    let post = Post::new(&["one"]).await;
    let other = Sqlite::open(&post.folder.join("a.db")).await.expect("open");
    post.happens("one", 1, "bob", true).await;
    let lease = Lease {
        now: FAR,
        until: FAR + 50,
        sound: 9,
        failing: 9,
        per_host: 8,
        slow: Vec::new(),
    };
    let (here, there) = tokio::join!(post.take(FAR), other.take_notices(&lease));
    let there = there.expect("a list");
    assert_eq!(here.len() + there.len(), 1, "{here:?} {there:?}");
    assert!(post.take(FAR + 49).await.is_empty());
    // Whoever had it has died.
    assert_eq!(post.take(FAR + 50).await.len(), 1);
    other.close().await;
    post.end().await;
}

#[tokio::test]
async fn an_address_has_one_in_hand_and_a_host_a_few() {
    let post = Post::new(&["one", "two"]).await;
    for path in [
        "", "?a", "#b", "/", "/1", "/2", "/3/4", "/5?6", "/7", "/8", "/9",
    ] {
        post.browser(&format!("https://push.example.org{path}"))
            .await;
    }
    for (table, version) in [("one", 1), ("two", 1)] {
        post.happens(table, version, "bob", true).await;
    }
    let lease = |sound| Lease {
        now: FAR,
        until: FAR + 50,
        sound,
        failing: 0,
        per_host: 8,
        slow: Vec::new(),
    };
    let mut taken = Vec::new();
    for sound in [3, 20, 20] {
        let more = post.store.take_notices(&lease(sound)).await;
        taken.extend(more.expect("a list"));
    }
    let hooks = taken.iter().filter(|due| due.way == Way::Webhook).count();
    assert_eq!((hooks, taken.len() - hooks), (1, 8));
    let mut addresses: Vec<&str> = taken.iter().map(|due| due.address.as_str()).collect();
    addresses.sort_unstable();
    addresses.dedup();
    assert_eq!(addresses.len(), taken.len());
    post.end().await;
}

/// What is for an address that fails waits, news included, and goes when it works again.
#[tokio::test]
async fn an_address_that_fails_makes_none_but_itself_wait() {
    let post = Post::new(&["one", "two", "three"]).await;
    post.happens("one", 1, "bob", true).await;
    post.happens("two", 1, "bob", true).await;
    let first = post.take(100).await;
    assert_eq!((first.len(), first[0].tries), (1, 0));
    let later = Outcome::Failed {
        until: 500,
        last: false,
    };
    post.settle(&first[0], later).await;
    post.happens("three", 1, "bob", true).await;
    post.browser("https://push.example.org/1").await;
    post.happens("one", 2, "bob", true).await;
    let meanwhile = post.take(499).await;
    assert_eq!(versions(&meanwhile), [("one", 2)]);
    assert_eq!(meanwhile[0].way, Way::Push);
    assert_eq!(post.store.next_notice().await.expect("one"), Some(500));
    let again = post.take(500).await;
    assert_eq!((again.len(), again[0].tries), (1, 1));
    post.settle(&again[0], Outcome::Delivered(500)).await;
    let mut rest = 0;
    while let [due] = post.take(501).await.as_slice() {
        assert_eq!(due.tries, 0);
        post.settle(due, Outcome::Delivered(501)).await;
        rest += 1;
    }
    assert_eq!(rest, 2);
    post.end().await;
}

#[tokio::test]
async fn the_last_try_of_a_notice_leaves_the_address_its_pause() {
    let post = Post::new(&["one", "two"]).await;
    post.happens("one", 1, "bob", true).await;
    post.happens("two", 1, "bob", true).await;
    let due = post.take(100).await.remove(0);
    let last = Outcome::Failed {
        until: 500,
        last: true,
    };
    post.settle(&due, last).await;
    assert!(post.take(499).await.is_empty());
    let left = post.take(500).await;
    assert_eq!(left.len(), 1);
    assert_ne!(left[0].table, due.table);
    post.end().await;
}

#[tokio::test]
async fn notices_follow_a_webhook_and_go_with_what_is_removed() {
    let post = Post::new(&["one"]).await;
    post.browser("https://push.example.org/1").await;
    post.happens("one", 1, "bob", true).await;
    let moved = ann(Some("https://hook.example.org/new"));
    let changed = post.store.change_person(&ann(None), &moved).await;
    changed.expect("changed");
    let gone = post.store.remove_browser("https://push.example.org/1");
    gone.await.expect("removed");
    let taken = post.take(FAR).await;
    let addresses: Vec<&str> = taken.iter().map(|due| due.address.as_str()).collect();
    assert_eq!(addresses, ["https://hook.example.org/new"]);
    let changed = post.store.change_person(&moved, &ann(None)).await;
    changed.expect("changed");
    assert_eq!(post.store.next_notice().await.expect("an answer"), None);
    post.end().await;
}

/// Somebody with many addresses, each at a host of its own, who sits at these tables.
async fn add_mallory(post: &Post, addresses: usize, tables: usize) {
    let mallory = Person {
        id: "mallory".to_owned(),
        ..ann(None)
    };
    let added = post.store.add_person(&mallory, &Secret::new(), 1).await;
    added.expect("a person");
    for number in 0..addresses {
        let endpoint = format!("https://m{number}.example.org/1");
        post.browser_of("mallory", &endpoint).await;
    }
    for number in 0..tables {
        let id = format!("m{number}");
        let opened = table_for_two(&id, "momiji");
        let mut waiting = index(Some(1));
        waiting.people[0].person = "mallory".to_owned();
        let calls = ["mallory".to_owned()];
        let entry = Stored {
            version: 1,
            person: None,
            request: None,
            at: 1,
            entry: Entry::Abandoned,
        };
        let entries = [entry];
        let added = post.store.open_table(&opened, &entries, &waiting, &calls);
        added.await.expect("a table");
    }
}

fn people(all: &[Due]) -> usize {
    all.iter().filter(|due| due.person == "ann").count()
}

/// However many of one person are due, and have been for longer, another one's turn comes after one of theirs.
#[tokio::test]
async fn people_take_turns() {
    let post = Post::new(&["one"]).await;
    add_mallory(&post, 20, 12).await;
    post.happens("one", 2, "bob", true).await;
    let lease = |slow: &[&str]| Lease {
        now: FAR,
        until: FAR + 50,
        sound: 2,
        failing: 2,
        per_host: 8,
        slow: slow.iter().map(|address| (*address).to_owned()).collect(),
    };
    let first = post.store.take_notices(&lease(&[])).await.expect("a list");
    assert_eq!((first.len(), people(&first)), (2, 1), "{first:?}");
    for due in &first {
        post.settle(due, Outcome::Delivered(FAR)).await;
    }
    // Those known to be slow are taken with the failing.
    let slow: Vec<String> = (0..20)
        .map(|number| format!("https://m{number}.example.org/1"))
        .collect();
    let slow: Vec<&str> = slow.iter().map(String::as_str).collect();
    post.happens("one", 3, "bob", true).await;
    let again = post.store.take_notices(&lease(&slow)).await;
    let again = again.expect("a list");
    assert_eq!((again.len(), people(&again)), (3, 1), "{again:?}");
    post.end().await;
}

#[tokio::test]
async fn nobody_fills_the_outbox() {
    let post = Post::new(&["one"]).await;
    add_mallory(&post, 20, 40).await;
    let counted = sqlx::query("SELECT count(*) AS count FROM outbox")
        .fetch_one(&post.store.read)
        .await;
    let count: i64 = counted.expect("a row").try_get("count").expect("a number");
    assert!((200..300).contains(&count), "{count}");
    // Another one is told, and so is whoever has many of a table that they are being told of already.
    post.happens("one", 1, "bob", true).await;
    assert_eq!(people(&post.take(FAR).await), 1);
    post.end().await;
}
