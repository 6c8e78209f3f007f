//! What the module is held to in Node (`module.test.js`), as the program does it: done here, and compared with what lies
//! in `as_native.json`.

use std::fs;
use std::path::{Path, PathBuf};

use browser::{Engine, Game};
use serde_json::{Value, json};

/// Bots that play each other: the game, and who sits there.
const CONTESTS: [(&str, &str); 5] = [
    ("momiji", "search:40"),
    ("momiji", "search:60,casual,novice,search:60"),
    ("vivid-memories", "search:60,search:30,casual"),
    ("deja-vu", "search:60,casual"),
    ("deja-vu", "search:20,novice,search:20,casual"),
];

/// How many decisions of a contest are compared.
const DECISIONS: usize = 60;

fn at(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

/// An engine with the weights that the program has.
fn engine() -> Engine {
    let mut engine = Engine::new();
    for entry in fs::read_dir(at("../bots/weights")).expect("the weights") {
        let path = entry.expect("a file").path();
        let name = path.file_stem().and_then(|name| name.to_str());
        let (game, players) = name
            .and_then(|name| name.rsplit_once('-'))
            .expect("GAME-PLAYERS");
        let bytes = fs::read(&path).expect("it can be read");
        let players = players.parse().expect("a number");
        engine.weights(game, players, &bytes).expect("they fit");
    }
    engine
}

fn contest(engine: &Engine, id: &str, names: &str) -> Value {
    let names: Vec<&str> = names.split(',').collect();
    let beginning = json!({"players": names.len(), "seed": 7}).to_string();
    let mut game = engine.begin(id, &beginning).expect("a game");
    for (seat, name) in (1..).zip(&names) {
        game.seat_bot(seat, name, 7, 1000).expect("a bot");
    }
    for _ in 0..DECISIONS {
        let Some(&seat) = game.to_act().first() else {
            break;
        };
        let text = game.think(seat).expect("a decision");
        game.play(seat, &text).expect("a legal move");
    }
    json!({"game": id, "bots": names, "moves": read(&game.moves())})
}

/// All that is to be seen of a game in the end, by everybody.
fn seen(game: &Game) -> String {
    let mut all = game.position();
    for eyes in (0..=game.players()).map(|eyes| eyes as u8).chain([255]) {
        all += &game.sight(eyes).expect("a sight");
        all += &game.story(eyes, 0).expect("a story");
        all += &game.account(eyes).expect("an account");
    }
    all
}

fn golden(engine: &Engine) -> Value {
    let folder = at("../shelf/tests/golden");
    let mut records: Vec<PathBuf> = fs::read_dir(folder)
        .expect("golden games")
        .map(|entry| entry.expect("a file").path())
        .filter(|path| path.extension().is_some_and(|kind| kind == "rec"))
        .collect();
    records.sort();
    let told = records.into_iter().map(|path| {
        let record = fs::read_to_string(&path).expect("a record");
        let game = engine.replay(&record).expect("it is played again");
        assert_eq!(
            game.record().as_deref(),
            Some(&*record),
            "{}",
            path.display()
        );
        let name = path.file_name().expect("a name").to_string_lossy();
        (name.into_owned(), digest(&seen(&game)).into())
    });
    Value::Object(told.collect())
}

/// The first turns of a game with a bot, as a lesson asks for them.
fn studies(engine: &Engine) -> Value {
    let games = ["momiji", "vivid-memories", "deja-vu"];
    let told = games.map(|game| {
        let asked = json!({
            "game": game,
            "beginning": {"players": 3, "seed": 11},
            "moves": [],
            "seat": 3,
            "bots": {"1": "casual", "2": "skilled"},
            "each": true,
            "account": true,
        });
        let answer = engine.study(&asked.to_string()).expect("an answer");
        json!({"asked": asked, "answer": digest(&answer)})
    });
    json!(told)
}

fn chance(engine: &Engine) -> Value {
    let games = [("momiji", 1), ("vivid-memories", 3), ("deja-vu", 4)];
    let told = games.map(|(game, players)| {
        let played = engine.simulate(game, players, 50, 5).expect("games");
        json!({"game": game, "players": players, "told": read(&played)})
    });
    json!(told)
}

fn digest(text: &str) -> String {
    format!("{:016x}", table::digest(text))
}

fn read(text: &str) -> Value {
    serde_json::from_str(text).expect("JSON")
}

#[test]
fn the_module_is_held_to_what_the_program_does() {
    let engine = engine();
    let done = json!({
        "golden": golden(&engine),
        "chance": chance(&engine),
        "studies": studies(&engine),
        "contests": CONTESTS.map(|(game, names)| contest(&engine, game, names)),
    });
    let (written, path) = (format!("{done:#}\n"), at("tests/as_native.json"));
    if std::env::var_os("REVERIE_WRITE").is_some() {
        fs::write(&path, &written).expect("it can be written");
    }
    assert!(
        fs::read_to_string(path).unwrap_or_default() == written,
        "the module would be held to something else than what the program does today: if that is meant, \
         `REVERIE_WRITE=1 cargo nextest run -p browser` makes as_native.json anew"
    );
}

#[test]
fn what_is_asked_wrongly_is_refused_with_what_there_is() {
    let engine = engine();
    let refused = engine.simulate("chess", 2, 1, 1).expect_err("no such game");
    assert_eq!(read(&refused)["code"], "bad-setup");
    assert!(refused.contains("momiji"), "{refused}");
    let refused = engine.study("{\"game\":").expect_err("no JSON");
    assert_eq!(read(&refused)["code"], "bad-request");
    let asked = json!({
        "game": "momiji",
        "beginning": {"players": 2, "seed": 1},
        "moves": ["1: end the turn"],
        "seat": 1,
    });
    let asked = asked.to_string();
    let refused = engine.study(&asked).expect_err("it is not legal");
    assert_eq!(engine.why(&asked), Ok(refused.clone()));
    let refused = read(&refused);
    assert_eq!(refused["code"], "illegal-move");
    assert!(refused["details"][0]["say"].is_string(), "{refused}");
}

#[test]
fn weights_of_another_game_are_refused() {
    let bytes = fs::read(at("../bots/weights/momiji-2.net")).expect("weights");
    let mut engine = Engine::new();
    assert!(engine.weights("deja-vu", 2, &bytes).is_err());
    assert!(engine.weights("momiji", 3, &bytes).is_err());
    assert_eq!(engine.weights("momiji", 2, &bytes), Ok(()));
}

#[test]
fn a_puzzle_is_posed_tried_and_solved() {
    let engine = engine();
    let list = fs::read_to_string(at("../bots/puzzles/momiji.json")).expect("puzzles");
    let puzzle = read(&list)[0].clone();
    let (best, puzzle) = (puzzle["best"].clone(), puzzle.to_string());
    let best = best.as_str().expect("a move");
    let posed = read(&engine.pose("momiji", &puzzle).expect("it is posed"));
    assert!(posed["sight"]["choices"].is_array());
    let answer = engine.attempt("momiji", &puzzle, best).expect("an answer");
    assert_eq!(read(&answer)["verdict"], "best");
    let solved = engine.solve("momiji", &puzzle, 50).expect("a solution");
    assert!(
        !read(&solved)["reasons"]
            .as_array()
            .expect("reasons")
            .is_empty()
    );
    let refused = engine
        .attempt("momiji", &puzzle, "fly")
        .expect_err("no move");
    assert_eq!(read(&refused)["code"], "illegal-move");
}
