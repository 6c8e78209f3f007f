//! Games outlive upgrades: tables of other versions of the program, and databases of all of them.

mod databases;

use std::collections::BTreeMap;
use std::sync::Arc;

use client::{Connection, Guest};
use protocol::Code;
use protocol::remains::Remains;
use protocol::tables::{Listed, MyTables, NewSeat, Stage, Table};
use shelf::Shelf;
use table::Record;

use crate::clock::Clock;
use crate::entry::Entry;
use crate::illness::{Folder, House, new_table};
use crate::live::Hall;
use crate::program;
use crate::rehearsal::table_for_two;
use crate::scene::{Command, Scene, Shut, made};
use crate::store::{Index, Opened, Person, Sitting, Sqlite, Store, Stored};

fn sat(seat: usize, person: &str) -> Entry {
    Entry::Sat {
        seat,
        person: person.to_owned(),
        name: person.to_owned(),
    }
}

fn stored(entries: Vec<Entry>) -> Vec<Stored> {
    let numbered = entries.into_iter().zip(1..);
    let stored = numbered.map(|(entry, version)| Stored {
        version,
        person: None,
        request: None,
        at: version,
        entry,
    });
    stored.collect()
}

/// A game of two by chance, of this many moves at the most, as this program stores it.
fn played(opened: &Opened, begins: &Entry, most: usize) -> Vec<Stored> {
    let mut scene = Scene::new(opened.clone(), &Shelf::standard());
    let mut entries = Vec::new();
    let mut happens = |scene: &mut Scene, entry: Entry| {
        let mut next = Stored {
            version: scene.version + 1,
            person: None,
            request: None,
            at: scene.version + 1,
            entry,
        };
        scene.happen(&mut next).expect("it happens");
        entries.push(next);
    };
    for entry in [sat(1, "a"), sat(2, "b"), begins.clone()] {
        happens(&mut scene, entry);
    }
    for number in 0..most {
        let game = scene.game().expect("a game");
        let Some(seat) = game.to_act().iter().next() else {
            break;
        };
        let choices = game.choices(seat);
        let text = choices[number * 7 % choices.len()].text.clone();
        happens(&mut scene, Entry::moved(seat.number(), text));
    }
    entries
}

fn shut(made: Result<Scene, crate::store::StoreError>) -> Shut {
    match made.map(|_| ()).expect_err("it can't be opened") {
        crate::store::StoreError::Shut(why) => why,
        other => panic!("{other}"),
    }
}

#[test]
fn a_game_goes_on_with_the_components_it_began_with() {
    for (game, today, before) in [
        (
            "vivid-memories",
            0xef5c_df25_cd65_5c43,
            0xfd0c_162c_73b0_9127,
        ),
        ("deja-vu", 0x35b8_1e80_e9de_a8c0, 0x7b1e_7d79_6070_25f7_u64),
    ] {
        let opened = table_for_two("table", game);
        let scene = Scene::new(opened.clone(), &Shelf::standard());
        let Entry::Started { components, .. } = scene.beginning() else {
            panic!("a beginning");
        };
        assert_eq!(components, Some(today));
        let entries = played(&opened, &scene.beginning_with(Some(before)), 40);
        let again = made(&Shelf::standard(), &opened, &entries).expect("it opens");
        assert_eq!(again.components(), Some(before));
        let other = scene.beginning_with(Some(1));
        let entries = stored(vec![sat(1, "a"), sat(2, "b"), other]);
        assert_eq!(
            shut(made(&Shelf::standard(), &opened, &entries)),
            Shut::Components(1)
        );
    }
}

/// Before the server noted which components a game began with, there were two of Deja Vu: whichever lets the moves be
/// made counts, and what opened with those of today goes on opening with them.
#[test]
fn a_game_that_does_not_say_its_components_finds_them_by_its_moves() {
    let opened = table_for_two("table", "deja-vu");
    let begins = |components| Entry::Started {
        rules: None,
        setup: None,
        components,
        clocks_wait: false,
    };
    let forget = |entries: Vec<Stored>| {
        let entries = entries.into_iter().map(|stored| match stored.entry {
            Entry::Started { .. } => begins(None),
            Entry::Moved { seat, text, .. } => Entry::moved(seat, text),
            entry => entry,
        });
        super::upgrades::stored(entries.collect())
    };
    let today = 0x35b8_1e80_e9de_a8c0;
    let entries = forget(played(&opened, &begins(Some(today)), 60));
    let again = made(&Shelf::standard(), &opened, &entries).expect("it opens");
    assert_eq!(again.components(), Some(today));
    // A public card of the first edition had a fifth slot. Whoever filled it played with that one.
    let before = 0x7b1e_7d79_6070_25f7;
    let mut found = false;
    for seed in 0..40 {
        let opened = Opened {
            seed,
            ..opened.clone()
        };
        let entries = forget(played(&opened, &begins(Some(before)), 900));
        let again = made(&Shelf::standard(), &opened, &entries).expect("it opens");
        found |= again.components() == Some(before);
        if found {
            break;
        }
    }
    assert!(found, "no game needed the first edition");
}

#[test]
fn what_would_go_another_way_today_is_found() {
    let opened = table_for_two("table", "momiji");
    let begins = Scene::new(opened.clone(), &Shelf::standard()).beginning();
    let entries = played(&opened, &begins, 30);
    assert!(made(&Shelf::standard(), &opened, &entries).is_ok());
    // The position after the last move was another one.
    let mut other = entries.clone();
    let Some(Entry::Moved { after, .. }) = other.last_mut().map(|last| &mut last.entry) else {
        panic!("a move");
    };
    *after = after.map(|mark| mark ^ 1);
    let kept = Shut::OtherRules { began: 1, today: 1 };
    assert_eq!(shut(made(&Shelf::standard(), &opened, &other)), kept);
    // Rules of the future.
    let mut newer = entries.clone();
    let Entry::Started { rules, .. } = &mut newer[2].entry else {
        panic!("a beginning");
    };
    *rules = Some(2);
    let why = Shut::NewerRules { began: 2, today: 1 };
    assert_eq!(shut(made(&Shelf::standard(), &opened, &newer)), why);
    // A move that can't be made.
    let mut wrong = entries;
    wrong[4].entry = Entry::moved(1, "no move at all");
    assert!(matches!(
        shut(made(&Shelf::standard(), &opened, &wrong)),
        Shut::Entries(_)
    ));
    let unknown = stored(vec![Entry::Unknown]);
    assert!(matches!(
        shut(made(&Shelf::standard(), &opened, &unknown)),
        Shut::Entries(_)
    ));
    let chess = table_for_two("table", "chess");
    let entries = stored(vec![sat(1, "a"), sat(2, "b"), begins]);
    assert_eq!(
        shut(made(&Shelf::standard(), &chess, &entries)),
        Shut::Game("chess".to_owned())
    );
}

/// Fingerprints and result are stored with the moves, taken back or not: the record of the entries is the record of
/// the engine.
#[test]
fn the_record_of_the_entries_is_that_of_the_engine() {
    for game in ["momiji", "vivid-memories"] {
        let opened = table_for_two("table", game);
        let begins = Scene::new(opened.clone(), &Shelf::standard()).beginning();
        let mut entries = played(&opened, &begins, usize::MAX);
        let mut scene = made(&Shelf::standard(), &opened, &entries).expect("it opens");
        let engine = scene.game().and_then(|game| game.record());
        let engine = engine.expect("a record");
        let ruin = |entries: &[Stored]| {
            let why = Shut::Game(String::new());
            crate::remains::Ruin::new(opened.clone(), entries.to_vec(), why).record()
        };
        assert_eq!(ruin(&entries), Some(engine.clone()));
        assert!(engine.result.is_some());
        // Without the last moves: somebody takes one back and makes another.
        entries.truncate(10);
        scene = made(&Shelf::standard(), &opened, &entries).expect("it opens");
        let game = scene.game().expect("a game");
        let undo = (1..=2).find(|seat| game.can_undo(table::Seat::new(seat - 1)).is_ok());
        if let Some(seat) = undo {
            let mut next = Stored {
                version: scene.version + 1,
                entry: Entry::undone(seat),
                ..entries[9].clone()
            };
            scene.happen(&mut next).expect("it is taken back");
            entries.push(next);
        }
        let mut last = Stored {
            version: scene.version + 1,
            entry: Entry::Abandoned,
            ..entries[9].clone()
        };
        scene.happen(&mut last).expect("it is given up");
        entries.push(last);
        let engine = scene.game().and_then(|game| game.record());
        assert_eq!(ruin(&entries), engine);
        made(&Shelf::standard(), &opened, &entries).expect("it opens again");
    }
}

/// A database with a table of a person that this program can't open, where a bot and a clock are due.
async fn with_ruin(folder: &Folder, person: &str, entries: &[Stored], game: &str) {
    let store = Sqlite::open(&folder.database()).await.expect("a database");
    let mut opened = table_for_two("ruin", game);
    person.clone_into(&mut opened.host);
    let index = Index {
        stage: Stage::Running,
        open: 0,
        bot_due: true,
        deadline: Some(1),
        people: vec![Sitting {
            seat: 1,
            person: person.to_owned(),
            waits_since: Some(1),
        }],
        bots: BTreeMap::new(),
        ended: None,
    };
    let added = store.open_table(&opened, entries, &index, &[]).await;
    added.expect("it is stored");
    store.close().await;
}

/// Who a guest is.
async fn id_of(guest: &Guest) -> String {
    let me = guest.get::<protocol::people::Me>("/api/me").await;
    me.expect("me").id
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_can_not_be_opened_says_so_and_can_be_given_up() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let guest = house.guest().await;
    // Something worth keeping, so that the guest is known tomorrow.
    let table = new_table(vec![NewSeat::Me, NewSeat::Open]);
    guest.open(&table).await.expect("a table");
    let me = id_of(&guest).await;
    let mut entries = played(
        &table_for_two("ruin", "momiji"),
        &Scene::new(table_for_two("ruin", "momiji"), &Shelf::standard()).beginning(),
        12,
    );
    entries[0].entry = sat(1, &me);
    let Entry::Started { rules, .. } = &mut entries[2].entry else {
        panic!("a beginning");
    };
    *rules = Some(7);
    with_ruin(&folder, &me, &entries, "momiji").await;

    // Whoever opens it is told, over HTTP and at the socket.
    let refused = guest.get::<Table>("/api/tables/ruin").await;
    let problem = refused.expect_err("it can't be opened");
    let problem = problem.problem().expect("a refusal").clone();
    assert_eq!(problem.code, Code::CantOpen);
    assert!(problem.details[0].contains('7'), "{problem:?}");
    let socket = guest.connect("ruin").await.map(|_: Connection| ());
    assert!(socket.is_err());
    let left: Remains = guest
        .get("/api/tables/ruin/remains")
        .await
        .expect("remains");
    assert_eq!(
        (left.stage, left.moves, left.rules),
        (Stage::Running, 12, 7)
    );
    assert!(left.abandon && !left.record && left.seats[0].mine);
    let mine: MyTables = guest.get("/api/me/tables").await.expect("my tables");
    let line = |line: &&Listed| line.id == "ruin";
    let line = mine.tables.iter().find(line).expect("it is listed");
    assert!(line.shut && line.waits_since.is_none());

    // A stranger can't give it up, and while it may be played on nobody gets the record.
    let stranger = house.guest().await;
    let theirs: Remains = stranger
        .get("/api/tables/ruin/remains")
        .await
        .expect("remains");
    assert!(!theirs.abandon && !theirs.record);
    let path = "/api/tables/ruin/remains/abandon";
    assert!(stranger.post::<Remains>(path, &()).await.is_err());
    let path_of_record = "/api/tables/ruin/record";
    let asked = guest.ask("GET", path_of_record, None).await;
    assert_eq!(asked.expect("an answer").status, 409);
    let over: Remains = guest.post(path, &()).await.expect("given up");
    assert!(over.stage == Stage::Abandoned && over.record && !over.abandon);
    let asked = guest.ask("GET", path_of_record, None).await;
    let record = Record::parse(&asked.expect("an answer").body).expect("a record");
    assert_eq!((record.rules, record.moves.len()), (7, 12));
    assert!(record.moves.iter().all(|made| made.after.is_some()));
    house.stop().await;
}

#[tokio::test]
async fn a_table_that_can_not_be_opened_costs_nothing_until_the_program_changes() {
    let folder = Folder::new();
    std::fs::create_dir_all(&folder.0).expect("a folder");
    let unknown = stored(vec![sat(1, "a"), sat(2, "b"), Entry::Unknown]);
    with_ruin(&folder, "a", &unknown, "momiji").await;
    let store = Sqlite::open(&folder.database()).await.expect("a database");
    let store: Arc<dyn Store> = Arc::new(store);
    let (hall, _signals) = Hall::new(Arc::clone(&store), Clock::system(), Shelf::standard(), 1);
    assert_eq!(store.bots_due().await.expect("a list").len(), 1);
    assert_eq!(store.unfinished("a").await.expect("a list").len(), 1);
    for _ in 0..2 {
        let refused = hall
            .table("ruin")
            .await
            .map(|_| ())
            .expect_err("it can't be opened");
        assert_eq!(refused.code, Code::CantOpen);
    }
    // Neither bots nor clocks nor limits see it any more.
    assert!(store.bots_due().await.expect("a list").is_empty());
    assert!(store.overdue(10).await.expect("a list").is_empty());
    assert!(store.unfinished("a").await.expect("a list").is_empty());
    store
        .try_again(&program::name(&Shelf::standard()))
        .await
        .expect("done");
    assert!(
        store.bots_due().await.expect("a list").is_empty(),
        "the same program"
    );
    store.try_again("another program").await.expect("done");
    assert_eq!(store.bots_due().await.expect("a list").len(), 1);
    store.close().await;
}

/// Somebody who sits at tables here.
fn person(id: &str) -> Person {
    Person {
        id: id.to_owned(),
        name: id.to_owned(),
        language: protocol::Language::En,
        webhook: None,
    }
}

/// The first thing that somebody can do at a table that goes on.
async fn makes_a_move(hall: &Hall, id: &str) -> Option<u64> {
    let live = hall.table(id).await.expect("it opens");
    let choice = live.with(|scene| {
        let game = scene.game()?;
        let seat = game.to_act().iter().next()?;
        let who = scene.chairs[seat.index()].person_id()?.to_owned();
        let text = game.choices(seat).remove(0).text;
        Some((who, text))
    });
    let (who, text) = choice.await.expect("a scene")?;
    let command = Command::Move { text, after: None };
    let made = live.submit(&person(&who), None, &command).await;
    Some(made.expect("the move is made"))
}
