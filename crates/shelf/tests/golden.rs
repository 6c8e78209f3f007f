//! Golden games: for each game, mode and number of players a game on paper and the counts of its first decisions, as
//! an earlier version has written them. They are never made anew: what was played once can be played again, or the
//! program says which version it takes. Where luck alone comes to no end, there is a second game beside the part of
//! the first, played by bots to the end: endings and results are golden for every way to play.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::PathBuf;

use shelf::{AnyGame, Level, Means, Opponent, Shelf};
use table::{QuickDice, Record, RecordError, Request, Seat, mark_of};

/// The luck that decisions are counted with, and the first of those that games are played with.
const SEED: u64 = 17;

/// How many games are tried, and how long they may be: by chance some go on for very long.
const TRIES: u64 = 20;
const LONGEST: usize = 900;

/// How much is kept of a game that does not end.
const PART: usize = 200;

/// Decisions are counted as far ahead as there are no more than this many.
const MOST: u64 = 20_000;

fn folder() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden"))
}

fn record_file(name: &str) -> PathBuf {
    folder().join(format!("{name}.rec"))
}

/// The name of the game that bots have played to its end.
fn whole(name: &str) -> String {
    format!("{name}-whole")
}

/// Every way to play every game, under the name of its file: each mode with each number of players, each value of each
/// option with the fewest, and the first of all with the components of earlier versions.
fn each(mut look: impl FnMut(String, &dyn AnyGame, &Request)) {
    for game in Shelf::standard().games() {
        let today = game.components_digest();
        for digest in game.editions() {
            let edition = game.edition(digest).expect("it opens");
            let mut ways = ways(edition);
            ways.truncate(if digest == today { usize::MAX } else { 1 });
            for (way, request) in ways {
                let name = format!("{}-{:08x}-{way}", game.about().id, mark_of(digest));
                look(name, edition, &request);
            }
        }
    }
}

fn ways(game: &dyn AnyGame) -> Vec<(String, Request)> {
    let about = game.about();
    let mut ways = Vec::new();
    for mode in &about.modes {
        let mode_of = |players: usize| Request {
            players,
            options: mode.options.clone(),
        };
        ways.extend((mode.players.0..=mode.players.1).map(mode_of));
        let fewest = mode_of(mode.players.0);
        for option in &about.options {
            let chosen = fewest.options.iter().any(|(key, _)| key == option.key);
            let values = option.values.iter().filter(|_| !chosen);
            ways.extend(values.map(|value| fewest.clone().with(option.key, value)));
        }
    }
    // Not everything goes together with everything.
    ways.retain(|request| game.start(request, SEED).is_ok());
    let named = ways.into_iter().map(|request| {
        let options = request.options.iter();
        let options = options.map(|(key, value)| format!("-{key}={value}"));
        let name = format!("{}{}", request.players, options.collect::<String>());
        (name, request)
    });
    // Some modes differ from others by an option alone.
    let named: BTreeMap<String, Request> = named.collect();
    named.into_iter().collect()
}

/// A game by chance that comes to an end soon, if one of some does; a part of one otherwise.
fn played_by_chance(game: &dyn AnyGame, request: &Request) -> Record {
    let games = (SEED..SEED + TRIES).map(|seed| played_with(game, request, seed, LONGEST));
    let ended = games.filter(|record| record.result.is_some());
    let shortest = ended.min_by_key(|record| record.moves.len());
    shortest.unwrap_or_else(|| played_with(game, request, SEED, PART))
}

fn played_with(game: &dyn AnyGame, request: &Request, seed: u64, most: usize) -> Record {
    let mut played = game.start(request, seed).expect("a table");
    let mut luck = QuickDice::new(seed);
    for _ in 0..most {
        let Some(seat) = played.to_act().iter().next() else {
            break;
        };
        played.play_random(seat, &mut luck).expect("a move");
    }
    played.record().expect("a record")
}

/// A game of bots that come to an end soon: they think in fixed steps, not for a time.
fn played_by_bots(game: &dyn AnyGame, request: &Request) -> Record {
    let mut games = (SEED..SEED + TRIES).map(|seed| played_among_bots(game, request, seed));
    let whole = games.find(|record| record.result.is_some());
    whole.expect("bots know how to end a game")
}

fn played_among_bots(game: &dyn AnyGame, request: &Request, seed: u64) -> Record {
    let mut played = game.start(request, seed).expect("a table");
    let (opponent, means) = (Opponent::Bot(Level::Skilled), Means::default());
    let sit = |seat: Seat| {
        let seed = seed + seat.number() as u64;
        played.seat_bot(seat, &opponent, &means, seed)
    };
    let bots: Result<Vec<_>, _> = Seat::all(played.players()).map(sit).collect();
    let bots = bots.expect("bots sit down");
    for _ in 0..LONGEST {
        let Some(seat) = played.to_act().iter().next() else {
            break;
        };
        let decision = played.decision(&bots[seat.index()]).expect("it acts");
        played.play_id(seat, decision.think()).expect("a move");
    }
    played.record().expect("a record")
}

fn counted(game: &dyn AnyGame, request: &Request) -> Vec<u64> {
    let counts = (1..).map(|depth| game.perft(request, SEED, depth).expect("a table"));
    let mut all: Vec<u64> = Vec::new();
    for count in counts {
        all.push(count);
        if count > MOST || all.len() == 6 {
            break;
        }
    }
    all
}

/// The counts of every game: a line each.
fn perft_file() -> PathBuf {
    folder().join("perft.txt")
}

fn known_counts() -> BTreeMap<String, Vec<u64>> {
    let text = std::fs::read_to_string(perft_file()).unwrap_or_default();
    let read = |line: &str| {
        let (name, counts) = line.split_once(": ").expect("a name and counts");
        let counts = counts
            .split(' ')
            .map(|count| count.parse().expect("a number"));
        (name.to_owned(), counts.collect())
    };
    text.lines().map(read).collect()
}

const ADD: &str = "If it is new, write it down with `cargo nextest run -p shelf --run-ignored only golden`: that adds \
                   what is missing and changes nothing.";

const KEEP: &str = "Games that people have played would be lost. Is it a mistake? Then mend it. Is it a correction of \
                    the rules? Then raise the number RULES of the game: older games are then recognised and kept. \
                    The files in tests/golden stay as they are.";

fn text_of(name: &str) -> String {
    let text = std::fs::read_to_string(record_file(name));
    text.unwrap_or_else(|_| panic!("no {name}.rec. {ADD}"))
}

/// The golden game under this name, as it was written.
fn written(name: &str) -> Record {
    let record = Record::parse(&text_of(name));
    record.unwrap_or_else(|error| panic!("{name}: {error}. {KEEP}"))
}

/// The same once it has gone the same way again, or has said which version it takes.
fn golden(name: &str, game: &dyn AnyGame) -> Record {
    let record = written(name);
    match Shelf::standard().replay(&text_of(name)) {
        Ok(again) => {
            let again = again.record().expect("a record");
            let same = Record {
                rules: again.rules,
                ..record.clone()
            };
            assert_eq!(again, same, "{name}. {KEEP}");
        }
        Err(error @ RecordError::Version(_)) if record.rules < game.rules() => {
            let needed = format!("rules {}", record.rules);
            assert!(error.to_string().contains(&needed), "{name}: {error}");
        }
        Err(error) => panic!("{name}: {error}. {KEEP}"),
    }
    record
}

#[test]
fn every_golden_game_is_played_again_or_says_what_it_needs() {
    let mut files = 0;
    each(|name, game, _| {
        files += 1;
        if golden(&name, game).result.is_none() {
            files += 1;
            let whole = golden(&whole(&name), game);
            assert!(whole.result.is_some(), "{name} has no end. {ADD}");
        }
    });
    let there = std::fs::read_dir(folder()).expect("the folder");
    let there = there.filter(|file| {
        let name = file.as_ref().expect("a file").file_name();
        name.to_string_lossy().ends_with(".rec")
    });
    assert_eq!(
        there.count(),
        files,
        "a golden game belongs to no game any more. {KEEP}"
    );
}

/// A result that is written down is that of the game: one point more, and it is refused.
#[test]
fn a_golden_result_is_not_believed_but_worked_out() {
    each(|name, game, _| {
        let mut record = written(&name);
        if record.result.is_none() {
            record = written(&whole(&name));
        }
        if record.rules != game.rules() {
            return;
        }
        let (points, _) = record.result.as_mut().expect("it came to its end");
        points[0] += 1;
        let refused = Shelf::standard().replay(&record.to_string());
        assert!(refused.is_err(), "{name}: a wrong result is believed");
    });
}

#[test]
fn the_first_decisions_are_as_many_as_ever() {
    let known = known_counts();
    let mut all = 0;
    each(|name, game, request| {
        let counts = known
            .get(&name)
            .unwrap_or_else(|| panic!("no counts of {name}. {ADD}"));
        assert_eq!(&counted(game, request), counts, "{name}. {KEEP}");
        all += 1;
    });
    assert_eq!(known.len(), all, "counts of a game that is gone. {KEEP}");
}

/// Writes down what is missing. Nothing that is there is changed.
#[test]
#[ignore = "it writes files: what a new game, mode or edition lacks"]
fn golden_games_are_added() {
    std::fs::create_dir_all(folder()).expect("the folder");
    let mut known = known_counts();
    each(|name, game, request| {
        let add = |file: PathBuf, play: fn(&dyn AnyGame, &Request) -> Record| {
            if !file.exists() {
                let record = play(game, request);
                std::fs::write(file, record.to_string()).expect("it is written");
            }
        };
        add(record_file(&name), played_by_chance);
        if written(&name).result.is_none() {
            add(record_file(&whole(&name)), played_by_bots);
        }
        known.entry(name).or_insert_with(|| counted(game, request));
    });
    let mut text = String::new();
    for (name, counts) in known {
        let counts: Vec<String> = counts.iter().map(ToString::to_string).collect();
        let _ = writeln!(text, "{name}: {}", counts.join(" "));
    }
    std::fs::write(perft_file(), text).expect("it is written");
}
