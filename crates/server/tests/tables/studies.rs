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
