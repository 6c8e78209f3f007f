//! People: guests, names, languages, other devices.

use client::Guest;
use protocol::people::{Me, Recovery};
use protocol::tables::{MyTables, NewSeat};
use protocol::{Code, Language};
use serde_json::json;

use crate::house::{BOT, Folder, House, new_table};

#[tokio::test(flavor = "multi_thread")]
async fn a_new_browser_is_a_guest_whose_cookie_scripts_cannot_read() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let guest = house.guest().await;
    let answer = guest
        .ask_with("GET", "/api/me", Vec::new(), None)
        .await
        .expect("an answer");
    let cookie = answer.header("set-cookie").expect("a cookie");
    assert!(
        cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"),
        "{cookie}"
    );
    let again: Me = guest.get("/api/me").await.expect("the same");
    assert_eq!(again.id, guest.me.id);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn refusals_speak_the_language_of_the_person() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    for (language, expected) in [("de", "Tisch"), ("fr", "table"), ("en", "table")] {
        let guest = Guest::speaking(&house.host, language)
            .await
            .expect("a guest");
        assert_eq!(guest.me.language.code(), language);
        let refused = guest
            .get::<Me>("/api/tables/nowhere")
            .await
            .expect_err("no table");
        let problem = refused.problem().expect("a refusal");
        assert_eq!(problem.code, Code::NoSuchTable);
        assert!(problem.message.contains(expected), "{}", problem.message);
    }
    // What a person has chosen counts more than what the browser says.
    let guest = Guest::speaking(&house.host, "en").await.expect("a guest");
    let body = json!({ "language": "de", "name": "  Aya   Moss " }).to_string();
    let changed = guest
        .ask("PATCH", "/api/me", Some(body))
        .await
        .expect("an answer");
    let me: Me = serde_json::from_str(&changed.body).expect("me");
    assert_eq!((me.language, me.name.as_str()), (Language::De, "Aya Moss"));
    let refused = guest
        .get::<Me>("/api/tables/nowhere")
        .await
        .expect_err("no table");
    assert!(
        refused
            .problem()
            .expect("a refusal")
            .message
            .contains("Tisch")
    );
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_recovery_link_works_once() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let (desk, phone) = (house.guest().await, house.guest().await);
    let table = desk
        .open(&new_table("momiji", &[NewSeat::Me, BOT]))
        .await
        .expect("a table");
    let recovery: Recovery = desk.post("/api/me/recovery", &()).await.expect("a link");
    let body = json!({ "code": recovery.code }).to_string();
    let answer = phone
        .ask("POST", "/api/recover", Some(body.clone()))
        .await
        .expect("an answer");
    assert_eq!(answer.status, 200, "{}", answer.body);
    let cookie = answer.header("set-cookie").expect("a cookie");
    let phone = phone.with_cookie(cookie.split(';').next().expect("its value"));
    let me: Me = phone.get("/api/me").await.expect("me");
    assert_eq!(me.id, desk.me.id);
    let mine: MyTables = phone.get("/api/me/tables").await.expect("my tables");
    assert_eq!(mine.tables[0].id, table.id);
    let again = phone
        .ask("POST", "/api/recover", Some(body))
        .await
        .expect("an answer");
    assert_eq!(again.status, 401);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_forged_cookie_is_refused_and_taken_away() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let guest = house.guest().await;
    for forged in ["x", &"A".repeat(43), &"B".repeat(4000)] {
        let headers = vec![("cookie", format!("reverie={forged}"))];
        let answer = guest
            .ask_with("GET", "/api/me", headers, None)
            .await
            .expect("an answer");
        assert_eq!(answer.status, 401);
        assert!(
            answer
                .header("set-cookie")
                .is_some_and(|cookie| cookie.contains("Max-Age=0"))
        );
        assert!(answer.body.contains("unknown-person"), "{}", answer.body);
    }
    house.stop().await;
}
