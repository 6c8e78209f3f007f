//! Notices: a person is called when it is their turn, and not while they look; what they are told can be
//! checked.

use std::process::Command;

use client::Guest;
use protocol::people::Me;
use protocol::socket::Request;
use protocol::tables::{MyTables, NewSeat, Table};
use serde_json::json;

use crate::callee::Callee;
use crate::house::{Folder, House, Luck, Player, for_two, new_table};

/// Gives somebody a webhook.
pub async fn set_webhook(guest: &Guest, url: &str) -> Me {
    let body = json!({ "webhook": url }).to_string();
    let set = guest.ask("PATCH", "/api/me", Some(body)).await;
    let set = set.expect("an answer");
    assert_eq!(set.status, 200, "{}", set.body);
    serde_json::from_str(&set.body).expect("a person")
}

/// The public key of a browser and its secret, as RFC 8291 shows them.
const BROWSER: (&str, &str) = (
    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    "BTBZMqHH6r4Tts7J_aSIgg",
);

/// Gives somebody a browser that wants notices.
pub async fn add_browser(guest: &Guest, endpoint: &str) {
    let (p256dh, auth) = BROWSER;
    let browser = json!({ "endpoint": endpoint, "keys": { "p256dh": p256dh, "auth": auth } });
    let added = guest
        .ask("POST", "/api/push", Some(browser.to_string()))
        .await;
    let added = added.expect("an answer");
    assert_eq!(added.status, 204, "{}", added.body);
}

/// A table where two people sit, and the second one never looks. Plays until it waits for that one.
pub async fn waits_for(friend: &Guest, host: &Guest) -> (String, Player) {
    let seats = [NewSeat::Me, NewSeat::Open];
    let table = host.open(&new_table("momiji", &seats)).await;
    let id = table.expect("a table").id;
    let path = format!("/api/tables/{id}");
    let joined: Result<Table, _> = friend.post(&format!("{path}/join"), &()).await;
    joined.expect("a seat");
    let mut player = Player::at(host, &id).await;
    let begun: Result<Table, _> = host.post(&format!("{path}/start"), &()).await;
    begun.expect("a beginning");
    player.until(|player| player.sight.is_some()).await;
    end_turn(&mut player).await;
    (id, player)
}

/// Makes moves as long as it is this person's turn.
pub async fn end_turn(player: &mut Player) {
    let mut luck = Luck(4);
    while player.is_due() {
        let chosen = luck.choose(player);
        player.play(&chosen).await;
    }
}

/// Two people at a table. The one who is not due closes the page, the other one plays until it is their
/// turn; nobody is called while both look. Gives back the table and who is still there.
async fn one_goes_away((host, friend): (&Guest, &Guest), called: &Callee) -> (String, Player) {
    let table = for_two(host, friend).await;
    let path = format!("/api/tables/{}", table.id);
    let mut players = vec![
        Player::at(host, &table.id).await,
        Player::at(friend, &table.id).await,
    ];
    let _: Table = host
        .post(&format!("{path}/start"), &())
        .await
        .expect("a beginning");
    for player in &mut players {
        player.until(|player| player.sight.is_some()).await;
    }
    let first = usize::from(!players[0].is_due());
    let away = players.remove(1 - first);
    away.connection.close().await;
    let mut player = players.remove(0);
    assert_eq!(called.waiting(), 0, "nobody is called while looking");
    end_turn(&mut player).await;
    (table.id, player)
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_not_looking_is_called() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let (host, friend) = (house.guest().await, house.guest().await);
    let mut callee = Callee::answering("204 No Content");
    for guest in [&host, &friend] {
        set_webhook(guest, &format!("{}/hook", callee.url)).await;
    }
    let (table, _player) = one_goes_away((&host, &friend), &callee).await;
    let call = callee.next().await;
    assert!(call.head.starts_with("POST /hook "), "{call:?}");
    // The link leads somewhere from everywhere: it begins with where the person found the server.
    let address = format!("http://{}/table/{table}", house.host);
    assert_eq!(call.says("url"), address);
    assert_eq!(call.says("tag"), table);
    assert_eq!(call.says("id"), call.header("Reverie-Notice"));
    assert!(callee.is_left_alone(&house).await, "once is enough");
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_browser_that_asked_for_it_gets_a_push_and_one_that_is_gone_no_more() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let (host, friend) = (house.guest().await, house.guest().await);
    let mut callee = Callee::answering("410 Gone");
    for (guest, path) in [(&host, "host"), (&friend, "friend")] {
        add_browser(guest, &format!("{}/{path}", callee.url)).await;
    }
    let key = host.ask("GET", "/api/push/key", None).await.expect("a key");
    let key: serde_json::Value = serde_json::from_str(&key.body).expect("JSON");
    let (table, mut player) = one_goes_away((&host, &friend), &callee).await;

    let call = callee.next().await;
    assert_eq!(call.header("Content-Encoding"), "aes128gcm");
    let key = key["key"].as_str().expect("a text");
    assert!(call.header("Authorization").ends_with(key), "{call:?}");
    assert!(
        !call.body.contains("momiji"),
        "only the browser can read it"
    );

    // The service said that this browser is gone: the next turn calls nobody.
    let first = call.head.starts_with("POST /host ");
    let away = if first { &host } else { &friend };
    let mut back = Player::at(away, &table).await;
    end_turn(&mut back).await;
    back.connection.close().await;
    player.until(|player| player.is_due()).await;
    end_turn(&mut player).await;
    assert!(callee.is_left_alone(&house).await);
    house.stop().await;
}

/// Who is invited to another game has no turn there before they have agreed.
#[tokio::test(flavor = "multi_thread")]
async fn an_invitation_is_not_called_a_turn() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let (host, friend) = (house.guest().await, house.guest().await);
    let mut callee = Callee::answering("204 No Content");
    set_webhook(&friend, &callee.url).await;
    let (table, _player) = waits_for(&friend, &host).await;
    callee.next().await;
    for what in ["abandon", "rematch"] {
        let path = format!("/api/tables/{table}/{what}");
        let done = host.ask("POST", &path, None).await.expect("an answer");
        assert_eq!(done.status, 200, "{}", done.body);
    }
    assert!(callee.is_left_alone(&house).await);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_opens_a_table_knows_that_it_waits() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let host = house.guest().await;
    let callee = Callee::answering("204 No Content");
    set_webhook(&host, &callee.url).await;
    let table = host.open(&new_table("momiji", &[NewSeat::Me])).await;
    table.expect("a table");
    assert!(callee.is_left_alone(&house).await);
    house.stop().await;
}

/// The lines in docs/server.md that show how a call is checked.
fn shown_in_docs() -> String {
    let docs = std::fs::read_to_string("../../docs/server.md").expect("the document");
    let code = docs.split("```python\n").nth(1).expect("Python");
    code.split("```").next().expect("an end").to_owned()
}

/// What these lines say.
fn is_genuine(secret: &str, signature: &str, body: &str) -> bool {
    let run = "import sys\nprint(is_genuine(sys.argv[1], sys.argv[2], sys.argv[3].encode()))";
    let ran = Command::new("python3")
        .args(["-c", &format!("{}\n{run}", shown_in_docs())])
        .args([secret, signature, body])
        .output()
        .expect("python3 runs");
    let said = String::from_utf8_lossy(&ran.stdout);
    match said.trim() {
        "True" => true,
        "False" => false,
        _ => panic!("{ran:?}"),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_call_can_be_checked_as_the_document_shows() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let (host, friend) = (house.guest().await, house.guest().await);
    let mut callee = Callee::answering("200 OK");
    let me = set_webhook(&friend, &callee.url).await;
    let secret = me.webhook_secret.expect("a secret");
    waits_for(&friend, &host).await;
    let call = callee.next().await;
    let signature = call.header("Reverie-Signature");
    assert!(is_genuine(&secret, signature, &call.body));
    let other = call.body.replace("/table/", "/elsewhere/");
    assert!(!is_genuine(&secret, signature, &other));
    assert!(!is_genuine("guessed", signature, &call.body));
    let (at, signed) = signature.split_once(",v1=").expect("two parts");
    let at: u64 = at.trim_start_matches("t=").parse().expect("seconds");
    let moved = format!("t={},v1={signed}", at + 1);
    assert!(!is_genuine(&secret, &moved, &call.body));
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_address_has_a_secret_of_its_own_that_only_its_owner_sees() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let (guest, other) = (house.guest().await, house.guest().await);
    assert_eq!(guest.me.webhook_secret, None);
    let first = set_webhook(&guest, "https://example.org/hook").await;
    let secret = first.webhook_secret.expect("a secret");
    assert!(secret.len() >= 32, "{secret}");
    let again: Me = guest.get("/api/me").await.expect("me");
    assert_eq!(again.webhook_secret.as_ref(), Some(&secret));
    let same = set_webhook(&guest, "https://example.org/hook").await;
    assert_eq!(same.webhook_secret.as_ref(), Some(&secret));
    let another = set_webhook(&guest, "https://example.org/new").await;
    assert_ne!(another.webhook_secret.expect("a secret"), secret);
    let none = set_webhook(&guest, "").await;
    assert_eq!((none.webhook, none.webhook_secret), (None, None));
    let theirs = set_webhook(&other, "https://example.org/hook").await;
    assert_ne!(theirs.webhook_secret.expect("a secret"), secret);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn links_begin_with_what_the_host_says_or_the_person_uses() {
    let page = "http://reverie.box:8000";
    for (set, expected) in [
        (
            Some("https://games.example.org/"),
            "https://games.example.org",
        ),
        (None, page),
    ] {
        let folder = Folder::new();
        let house = House::with(&folder, |config| {
            config.public_url = set.map(str::to_owned);
        });
        let house = house.await;
        let (host, friend) = (house.guest().await, house.guest().await);
        let mut callee = Callee::answering("200 OK");
        // A browser in the same network, that knows the server by another name than the server does.
        let origin = set.map_or(page, |url| url.trim_end_matches('/'));
        let headers = vec![
            ("cookie", friend.cookie.clone()),
            ("host", "reverie.box:8000".to_owned()),
            ("origin", origin.to_owned()),
        ];
        let body = json!({ "webhook": callee.url }).to_string();
        let saved = friend
            .ask_with("PATCH", "/api/me", headers, Some(body))
            .await;
        assert_eq!(saved.expect("an answer").status, 200);
        let (table, _player) = waits_for(&friend, &host).await;
        let call = callee.next().await;
        assert_eq!(call.says("url"), format!("{expected}/table/{table}"));
        house.stop().await;
    }
}

#[tokio::test]
async fn a_wrong_contact_is_refused_before_anything_is_made() {
    let folder = Folder::new();
    let config = server::Config {
        data: folder.0.clone(),
        contact: Some("mailto:me@localhost".to_owned()),
        ..server::Config::default()
    };
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await;
    let served = server::serve(
        config,
        shelf::Shelf::standard(),
        listener.expect("a port"),
        std::future::pending(),
    )
    .await;
    let error = served.expect_err("no contact").to_string();
    assert!(
        error.contains("`contact`") && error.contains("localhost"),
        "{error}"
    );
    assert!(!folder.0.exists());
}

/// Whoever is missed is told, also when it is not their turn, until they come.
#[tokio::test(flavor = "multi_thread")]
async fn who_is_missed_is_called() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let (host, friend) = (house.guest().await, house.guest().await);
    let mut callee = Callee::answering("204 No Content");
    let seats = [NewSeat::Me, NewSeat::Open];
    let table = host.open(&new_table("momiji", &seats)).await;
    let id = table.expect("a table").id;
    let path = format!("/api/tables/{id}");
    let joined: Result<Table, _> = friend.post(&format!("{path}/join"), &()).await;
    joined.expect("a seat");
    let mut player = Player::at(&host, &id).await;
    let begun: Result<Table, _> = host.post(&format!("{path}/start"), &()).await;
    begun.expect("a beginning");
    player.until(|player| player.sight.is_some()).await;
    // Told of nothing so far, whoever begins.
    set_webhook(&friend, &format!("{}/hook", callee.url)).await;
    let call = |id| Request::Call { id, seat: 2 };
    player.wish(call).await.expect("the table is told");
    let told = callee.next().await;
    assert_eq!(told.says("title"), "The table is waiting for you");
    let mine: MyTables = friend.get("/api/me/tables").await.expect("my tables");
    assert_eq!(mine.longest.as_ref(), Some(&id), "the table waits for them");
    house.stop().await;
}
