//! Puzzles: what is told of them, and when.

use client::Trouble;
use protocol::puzzles::{PuzzleAnswer, PuzzlePosed, PuzzleSolution, PuzzleVerdict, Puzzles};
use protocol::{Code, Problem};
use serde_json::{Value, json};

use crate::house::{Folder, House};

const DATA: [(&str, &str); 3] = [
    ("momiji", include_str!("../../../bots/puzzles/momiji.json")),
    (
        "vivid-memories",
        include_str!("../../../bots/puzzles/vivid-memories.json"),
    ),
    (
        "deja-vu",
        include_str!("../../../bots/puzzles/deja-vu.json"),
    ),
];

/// One in this many is tried.
const SAMPLED: usize = 9;

fn read(text: &str) -> Vec<Value> {
    serde_json::from_str(text).expect("puzzles")
}

fn text(puzzle: &Value, key: &str) -> String {
    puzzle[key].as_str().expect("a text").to_owned()
}

fn tried(text: &str) -> Value {
    json!({ "move": text })
}

fn code<T: std::fmt::Debug>(answer: Result<T, Trouble>) -> Problem {
    let trouble = answer.expect_err("it is refused");
    trouble.problem().expect("a refusal").clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn puzzles_are_listed_and_posed_without_their_answers() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let guest = house.guest().await;
    let people = house.count("SELECT count(*) FROM people").await;
    let all: Puzzles = guest.get("/api/puzzles").await.expect("a list");
    assert_eq!(all.day.len(), "2026-11-18".len());
    assert_eq!(all.games.len(), DATA.len());
    for (of, (game, data)) in all.games.iter().zip(DATA) {
        assert_eq!(of.game, game);
        let names: Vec<&str> = of
            .puzzles
            .iter()
            .map(|puzzle| puzzle.name.as_str())
            .collect();
        for puzzle in read(data) {
            let (name, withdrawn) = (text(&puzzle, "name"), puzzle["withdrawn"] == true);
            assert_ne!(names.contains(&name.as_str()), withdrawn, "{name}");
            if withdrawn {
                // A link to it still leads to it.
                let path = format!("/api/puzzles/{game}/{name}");
                let posed: PuzzlePosed = guest.get(&path).await.expect("a puzzle");
                assert_eq!(posed.puzzle.name, name);
            }
        }
        let daily = of.daily.as_ref().expect("one of the day");
        assert!(of.puzzles.iter().any(|puzzle| puzzle.name == *daily));
        for puzzle in read(data).iter().step_by(SAMPLED) {
            let path = format!("/api/puzzles/{game}/{}", text(puzzle, "name"));
            let told: Value = guest.get(&path).await.expect("a puzzle");
            // Nothing but what a list has, and what the seat sees.
            let keys: Vec<&String> = told.as_object().expect("an object").keys().collect();
            assert_eq!(keys, ["game", "puzzle", "seat", "sight"]);
            let keys: Vec<&String> = told["puzzle"].as_object().expect("a line").keys().collect();
            assert_eq!(keys, ["name", "kind", "players", "found_by"]);
            let posed: PuzzlePosed = serde_json::from_value(told).expect("a puzzle");
            assert_eq!(posed.sight.to_act, [posed.seat], "{path}");
            let may = |wanted: String| posed.sight.choices.iter().any(|it| it.text == wanted);
            assert!(
                may(text(puzzle, "best")) && may(text(puzzle, "tempting")),
                "{path}"
            );
        }
    }
    assert_eq!(house.count("SELECT count(*) FROM people").await, people);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_try_is_answered_by_what_it_is_worth() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let guest = house.guest().await;
    for (game, data) in DATA {
        for puzzle in read(data).iter().step_by(SAMPLED) {
            let path = format!("/api/puzzles/{game}/{}/tries", text(puzzle, "name"));
            for (key, verdict) in [
                ("best", PuzzleVerdict::Best),
                ("tempting", PuzzleVerdict::Tempting),
            ] {
                let its = text(puzzle, key);
                let answer: PuzzleAnswer =
                    guest.post(&path, &tried(&its)).await.expect("an answer");
                assert_eq!(answer.verdict, verdict, "{path}: {its}");
                let worth = answer.worth.expect("it was compared");
                let stored = &puzzle["weighed"][&its];
                assert_eq!(
                    json!([worth.win, worth.points])[0],
                    json!(stored[0].as_f64())
                );
                assert_eq!(Some(worth.points), stored[1].as_f64());
                assert_eq!(answer.sight.moves, 1);
                assert_eq!(answer.steps.len(), 1);
                assert!(answer.best.win >= worth.win || answer.best.points > worth.points);
                let said = serde_json::to_string(&answer).expect("JSON");
                assert!(key == "best" || !said.contains("\"solution\""));
            }
        }
    }
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_solution_is_for_those_who_have_tried() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let guest = house.guest().await;
    for (game, data) in DATA {
        let puzzle = &read(data)[3];
        let path = format!("/api/puzzles/{game}/{}/solution", text(puzzle, "name"));
        let refused = guest.post::<PuzzleSolution>(&path, &json!({})).await;
        assert_eq!(code(refused).code, Code::BadRequest);
        let refused = guest
            .post::<PuzzleSolution>(&path, &tried("nothing at all"))
            .await;
        assert_eq!(code(refused).code, Code::IllegalMove);
        let wrong = tried(&text(puzzle, "tempting"));
        let solved: PuzzleSolution = guest.post(&path, &wrong).await.expect("a solution");
        assert_eq!(solved.moves[0].text, text(puzzle, "best"));
        let compared = puzzle["weighed"].as_object().expect("moves").len();
        assert_eq!(solved.moves.len(), compared);
        assert!(!solved.reasons.is_empty());
        let again: PuzzleSolution = guest.post(&path, &wrong).await.expect("a solution");
        assert_eq!(again, solved, "the same for everybody");
    }
    for path in [
        "/api/puzzles/momiji/lay-none",
        "/api/puzzles/chess/lay-none",
        "/api/puzzles/deja-vu/%2e%2e",
    ] {
        let refused = guest.get::<PuzzlePosed>(path).await;
        assert_eq!(code(refused).code, Code::NoSuchPuzzle, "{path}");
    }
    house.stop().await;
}
