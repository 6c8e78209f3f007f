//! Studies: what lessons and puzzles ask of the server.

use client::Trouble;
use protocol::studies::Studied;
use protocol::{Code, Problem};
use serde_json::{Value, json};

use crate::house::{Folder, House};

/// The deal of the guided first game of Momiji, after these moves.
fn momiji(moves: &[&str]) -> Value {
    json!({
        "game": "momiji",
        "beginning": {
            "players": 2,
            "options": { "first": "1", "types": "red,orange,green,brown", "open-piles": "yes" },
            "seed": 148,
        },
        "moves": moves,
        "seat": 1,
    })
}

fn problem(answer: Result<Studied, Trouble>) -> Problem {
    let trouble = answer.expect_err("it is refused");
    trouble.problem().expect("a refusal").clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_study_is_shown_and_nothing_of_it_is_kept() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let guest = house.guest().await;
    let people = house.count("SELECT count(*) FROM people").await;
    let mut asked = momiji(&["take red", "end turn"]);
    asked["bots"] = json!({ "2": "novice" });
    let studied: Studied = guest.post("/api/studies", &asked).await.expect("a study");
    assert_eq!(studied.sight.to_act, [1]);
    assert_eq!(studied.steps.len(), studied.moves.len());
    assert!(!studied.sight.choices.is_empty());
    let again: Studied = guest.post("/api/studies", &asked).await.expect("a study");
    assert_eq!(again, studied);
    assert_eq!(house.count("SELECT count(*) FROM tables").await, 0);
    assert_eq!(
        house.count("SELECT count(*) FROM people").await,
        people,
        "asking makes nobody a guest"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_study_can_not_show_says_why() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let guest = house.guest().await;
    let illegal = problem(
        guest
            .post("/api/studies", &momiji(&["lay red-3", "end turn"]))
            .await,
    );
    assert_eq!(illegal.code, Code::IllegalMove);
    assert!(illegal.rule.is_some_and(|rule| rule.starts_with('M')));
    let mut strong = momiji(&[]);
    strong["bots"] = json!({ "2": "expert" });
    let strong = problem(guest.post("/api/studies", &strong).await);
    assert_eq!(strong.code, Code::BadRequest);
    // Nobody has a whole game played for them.
    let mut own = momiji(&[]);
    own["bots"] = json!({ "1": "novice", "2": "novice" });
    let own = problem(guest.post("/api/studies", &own).await);
    assert_eq!(own.code, Code::BadRequest);
    let mut much = momiji(&["take red"; 101]);
    much["each"] = json!(true);
    let much = problem(guest.post("/api/studies", &much).await);
    assert_eq!(much.code, Code::TooLarge);
    let mut nobody = momiji(&[]);
    nobody["seat"] = json!(5);
    let nobody = problem(guest.post("/api/studies", &nobody).await);
    assert_eq!(nobody.code, Code::NoSuchSeat);
    let long = problem(
        guest
            .post("/api/studies", &momiji(&["take red"; 1001]))
            .await,
    );
    assert_eq!(long.code, Code::TooLarge);
    let mut unknown = momiji(&[]);
    unknown["game"] = json!("chess");
    let unknown = problem(guest.post("/api/studies", &unknown).await);
    assert_eq!(unknown.code, Code::BadSetup);
}

/// A study for four, with three bots.
fn for_four(game: &str, moves: &[String]) -> Value {
    json!({
        "game": game,
        "beginning": { "players": 4, "seed": 7 },
        "moves": moves,
        "seat": 1,
        "bots": { "2": "casual", "3": "casual", "4": "casual" },
        "each": true,
    })
}

/// How many of these are answered in a minute at most, and how large the last answer is.
async fn answered(house: &House, from: &str, study: &Value) -> (usize, usize) {
    let guest = house.guest().await;
    let (mut count, mut size) = (0, 0);
    loop {
        let headers = vec![
            ("cookie", guest.cookie.clone()),
            ("x-forwarded-for", from.to_owned()),
        ];
        let body = Some(study.to_string());
        let answer = guest.ask_with("POST", "/api/studies", headers, body).await;
        let answer = answer.expect("an answer");
        if answer.status == 429 {
            return (count, size);
        }
        assert_eq!(answer.status, 200, "{}", answer.body);
        (count, size) = (count + 1, answer.body.len());
        assert!(count < 1000, "there is no end to it");
    }
}

/// The largest answers that there are cost as much as ten small ones: the limit for a household holds for the work, not
/// for the number of questions.
#[tokio::test(flavor = "multi_thread")]
async fn what_a_study_costs_is_counted() {
    let folder = Folder::new();
    let house = House::with(&folder, |config| config.records_per_minute = 10).await;
    let (small, _) = answered(&house, "203.0.113.1", &momiji(&["take red"])).await;
    assert!((100..110).contains(&small), "{small} small answers");
    for (game, from) in [
        ("vivid-memories", "203.0.113.2"),
        ("deja-vu", "203.0.113.3"),
    ] {
        // As many moves as can be asked about, then what the bots answer.
        let mut all = for_four(game, &[]);
        all["bots"]["1"] = json!("novice");
        let all = serde_json::from_value(all).expect("a study");
        let all = shelf::study(&shelf::Shelf::standard(), &all).expect("a game");
        let moves = &all.moves[..shelf::MOST_SHOWN.min(all.moves.len())];
        let began = std::time::Instant::now();
        let (count, size) = answered(&house, from, &for_four(game, moves)).await;
        let each = began.elapsed() / u32::try_from(count.max(1)).unwrap_or(1);
        println!("{game}: {count} answers of {size} bytes, {each:?} each");
        assert!((5..=14).contains(&count), "{count} answers of {size} bytes");
        assert!(size < 2_000_000, "{size} bytes");
    }
    house.stop().await;
}
