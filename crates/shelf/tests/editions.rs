//! Games outlive upgrades: component data that was given out once stays in the program, and what was begun with
//! it goes on with it.

use std::path::PathBuf;

use shelf::{AnyGame, Shelf};
use table::{Record, Request, digest, mark_of};

/// The digests of all component data that ever came with a version, game by game, oldest first; the last is that of
/// today. A line is added when data changes; none is ever changed or taken away.
const RELEASED: [(&str, &[u64]); 3] = [
    ("momiji", &[0xa363_0a92_1c05_c7f7]),
    (
        "vivid-memories",
        &[0xfd0c_162c_73b0_9127, 0xef5c_df25_cd65_5c43],
    ),
    ("deja-vu", &[0x7b1e_7d79_6070_25f7, 0x35b8_1e80_e9de_a8c0]),
];

/// Where the earlier component data of a game lies.
fn archive(id: &str) -> PathBuf {
    let crates = concat!(env!("CARGO_MANIFEST_DIR"), "/..");
    PathBuf::from(crates).join(id).join("data/archive")
}

fn squeezed(text: &str) -> String {
    text.split_whitespace().collect()
}

#[test]
fn component_data_is_never_changed_without_keeping_what_was_given_out() {
    assert_eq!(
        RELEASED.map(|(id, _)| id).to_vec(),
        Shelf::standard().ids().collect::<Vec<_>>()
    );
    for (id, released) in RELEASED {
        let game = Shelf::standard().game(id).expect("a game");
        let today = game.components_digest();
        assert_eq!(
            released.last(),
            Some(&today),
            "the component data of {id} has changed, and its digest is now {today:016x}. Games that people have begun \
             must go on with the data of before: put that file (git show HEAD:…) under the name DIGEST.json \
             into crates/{id}/data/archive, name it in the EDITIONS of the game, and add {today:016x} to this list"
        );
        let mut known = game.editions();
        known.sort_unstable();
        let mut expected = released.to_vec();
        expected.sort_unstable();
        assert_eq!(known, expected, "{id}: EDITIONS is not what was given out");
    }
}

/// The archive holds exactly what is not of today, each file under its digest: a changed one would have another.
#[test]
fn the_archive_is_whole() {
    for (id, released) in RELEASED {
        let older = released.split_last().map_or(&[][..], |(_, older)| older);
        let mut expected: Vec<String> = older
            .iter()
            .map(|digest| format!("{digest:016x}.json"))
            .collect();
        expected.sort();
        // A game whose data never changed has no archive.
        let files = std::fs::read_dir(archive(id)).into_iter().flatten();
        let names = files.map(|file| file.expect("a file").file_name());
        let mut names: Vec<String> = names
            .map(|name| name.into_string().expect("a name"))
            .collect();
        names.sort();
        assert_eq!(
            names, expected,
            "{id}: no file of the archive is ever taken away or added alone"
        );
        for name in names {
            let text = std::fs::read_to_string(archive(id).join(&name)).expect("a text");
            let found = format!("{:016x}.json", digest(&squeezed(&text)));
            assert_eq!(name, found, "{id}: it was changed; take it back from git");
        }
    }
}

fn each_edition(mut look: impl FnMut(&dyn AnyGame, u64, &dyn AnyGame)) {
    for (id, released) in RELEASED {
        let game = Shelf::standard().game(id).expect("a game");
        for &digest in released {
            let edition = game.edition(digest);
            let edition = edition.unwrap_or_else(|| panic!("{id}: {digest:016x} does not open"));
            look(&*game, digest, edition);
        }
    }
}

#[test]
fn every_edition_opens_and_is_opened_once() {
    each_edition(|game, digest, edition| {
        assert_eq!(edition.components_digest(), digest);
        let again = game.edition(digest).expect("it opened before");
        assert!(std::ptr::addr_eq(again, edition), "it is not read again");
        assert!(game.edition(digest ^ 1).is_none());
    });
}

fn some_moves(game: &dyn AnyGame, seed: u64) -> Box<dyn shelf::AnyMatch> {
    moves(game, seed, 30)
}

/// Plays at most this many moves by chance.
fn moves(game: &dyn AnyGame, seed: u64, most: usize) -> Box<dyn shelf::AnyMatch> {
    let mut played = game.start(&Request::players(2), seed).expect("a table");
    let mut luck = table::QuickDice::new(seed);
    for _ in 0..most {
        let Some(seat) = played.to_act().iter().next() else {
            break;
        };
        played.play_random(seat, &mut luck).expect("a move");
    }
    played
}

#[test]
fn positions_and_records_go_on_with_the_components_that_they_name() {
    each_edition(|game, digest, edition| {
        let played = some_moves(edition, 5);
        let position = played.position();
        assert_eq!(position["rules"], 1);
        assert_eq!(position["components"], format!("{:08x}", mark_of(digest)));
        let again = Shelf::standard()
            .open_position(&position.to_string(), None)
            .expect("a position");
        assert_eq!(again.components_digest(), digest);
        assert_eq!(again.position(), position);

        let record = played.record().expect("a record");
        assert_eq!(
            (record.rules, record.components),
            (1, Some(mark_of(digest)))
        );
        let again = game.replay(&record).expect("it replays");
        assert_eq!(again.position(), position);

        // A whole game that does not name its components goes on with some by which it goes the same way.
        let whole = moves(edition, 5, usize::MAX);
        let unnamed = Record {
            components: None,
            ..whole.record().expect("a record")
        };
        let again = game.replay(&unnamed).expect("it replays");
        assert_eq!(again.moves(), whole.moves());
        assert_eq!(again.tally(), whole.tally());
    });
}

#[test]
fn a_record_names_the_version_that_it_needs() {
    let game = Shelf::standard().game("deja-vu").expect("a game");
    let record = some_moves(&*game, 5).record().expect("a record");
    let refused = |record: &Record| {
        let text = record.to_string();
        let error = Shelf::standard()
            .replay(&text)
            .map(|_| ())
            .expect_err("another version");
        error.to_string()
    };
    let newer = refused(&Record {
        rules: 2,
        ..record.clone()
    });
    assert!(
        newer.contains("needs rules 2") && newer.contains("up to 1"),
        "{newer}"
    );
    let other = Record {
        components: Some(0x1234_5678),
        ..record.clone()
    };
    let other = refused(&other);
    assert!(other.contains("needs component data 12345678"), "{other}");
    assert!(
        other.contains("e9dea8c0") && other.contains("607025f7"),
        "{other}"
    );
    // Records from before the line are of the first rules.
    let text = record.to_string();
    assert!(text.contains("\nrules 1\n"));
    let older = text.replace("\nrules 1\n", "\n");
    assert_eq!(Record::parse(&older).expect("a record"), record);
    assert!(Shelf::standard().replay(&older).is_ok());
}

#[test]
fn a_position_of_another_version_is_refused_with_what_it_needs() {
    let game = Shelf::standard().game("momiji").expect("a game");
    let position = some_moves(&*game, 5).position();
    let refused = |key: &str, value: serde_json::Value| {
        let mut changed = position.clone();
        changed[key] = value;
        let error = Shelf::standard()
            .open_position(&changed.to_string(), None)
            .map(|_| ());
        error.expect_err("another version").to_string()
    };
    assert!(refused("rules", 2.into()).contains("it needs rules 2"));
    assert!(refused("rules", 0.into()).contains("numbered from 1"));
    assert!(refused("components", "12345678".into()).contains("it needs component data 12345678"));
    assert!(refused("components", "x".into()).contains("eight hexadecimal digits"));
    // Who writes a position by hand need not know either.
    let mut bare = position;
    for key in ["rules", "components"] {
        bare.as_object_mut().expect("an object").shift_remove(key);
    }
    assert!(
        Shelf::standard()
            .open_position(&bare.to_string(), None)
            .is_ok()
    );
}
