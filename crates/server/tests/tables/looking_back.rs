//! The past: one's own view of a running game, everybody's of a finished one.

use protocol::Code;
use protocol::tables::{Branch, Course, Level, Moment, NewSeat, Table};
use serde_json::Value;

use crate::house::{BOT, Folder, House, Luck, Player, new_table};

#[tokio::test(flavor = "multi_thread")]
async fn a_running_game_shows_the_own_past_and_a_finished_one_all() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let host = house.guest().await;
    let table = host
        .open(&new_table("momiji", &[NewSeat::Me, BOT]))
        .await
        .expect("a table");
    let path = format!("/api/tables/{}", table.id);
    let mut player = Player::at(&host, &table.id).await;
    let mut luck = Luck(5);
    let mut seen = Vec::new();
    for _ in 0..8 {
        player.until(Player::is_due).await;
        seen.push((player.sight().moves, player.sight().view.clone()));
        let chosen = luck.choose(&player);
        player.play(&chosen).await;
    }
    for (moves, view) in seen {
        let moment: Moment = host
            .get(&format!("{path}/moments/{moves}"))
            .await
            .expect("a moment");
        assert_eq!(moment.sight.view, view);
        assert_eq!(moment.step.is_some(), moves > 0);
        assert!(moment.sight.choices.is_empty(), "the past can't be played");
    }
    let watched: Moment = host
        .get(&format!("{path}/moments/4?seat=0"))
        .await
        .expect("what everybody may see");
    assert_eq!(watched.sight.view.value()["observer"], "spectator");
    let passer_by = house.guest().await;
    let same: Moment = passer_by
        .get(&format!("{path}/moments/4"))
        .await
        .expect("what everybody may see");
    assert_eq!(watched.sight.view, same.sight.view);
    let other = 3 - player.seat();
    let peek = format!("{path}/moments/4?seat={other}");
    let refused = host.get::<Moment>(&peek).await.expect_err("not yet");
    assert_eq!(refused.problem().expect("a refusal").code, Code::NotOver);
    let record = host
        .ask("GET", &format!("{path}/record"), None)
        .await
        .expect("an answer");
    assert_eq!(record.status, 409, "the seed stands in it");

    let _: Table = host
        .post(&format!("{path}/abandon"), &())
        .await
        .expect("an end");
    let stranger = house.guest().await;
    let moment: Moment = stranger.get(&peek).await.expect("all is open now");
    assert_eq!(moment.sight.moves, 4);
    let record = stranger
        .ask("GET", &format!("{path}/record"), None)
        .await
        .expect("an answer");
    assert_eq!(record.status, 200);
    shelf::replay(&record.body).expect("it replays");
    house.stop().await;
}

/// A game between a person and a bot that was given up after some moves.
async fn given_up(house: &House, game: &str) -> (client::Guest, String) {
    let host = house.guest().await;
    let table = host.open(&new_table(game, &[NewSeat::Me, BOT])).await;
    let path = format!("/api/tables/{}", table.expect("a table").id);
    let id = path.rsplit('/').next().expect("an id").to_owned();
    let mut player = Player::at(&host, &id).await;
    let mut luck = Luck(9);
    for _ in 0..12 {
        player.until(Player::is_due).await;
        let chosen = luck.choose(&player);
        player.play(&chosen).await;
    }
    for early in ["course", "moments/4?open=true"] {
        let refused = host.ask("GET", &format!("{path}/{early}"), None).await;
        assert_eq!(refused.expect("an answer").status, 409, "{early}");
    }
    let branch = Branch {
        moves: 4,
        seat: 1,
        level: Level::Novice,
    };
    let refused = host.post::<Table>(&format!("{path}/branch"), &branch).await;
    let refused = refused.expect_err("it still goes on");
    assert_eq!(refused.problem().expect("a refusal").code, Code::NotOver);
    let _: Table = host
        .post(&format!("{path}/abandon"), &())
        .await
        .expect("an end");
    (host, path)
}

/// Whether all of a part is in the whole, which may tell more: not even its owner is told what lies in a
/// pile of Momiji.
fn shows(whole: &Value, part: &Value) -> bool {
    match (whole, part) {
        (Value::Object(whole), Value::Object(part)) => part
            .iter()
            .all(|(key, part)| whole.get(key).is_some_and(|whole| shows(whole, part))),
        (Value::Array(whole), Value::Array(part)) => {
            whole.len() == part.len()
                && whole
                    .iter()
                    .zip(part)
                    .all(|(whole, part)| shows(whole, part))
        }
        _ => whole == part,
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn when_a_game_is_over_everything_is_open_and_points_have_a_course() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    for game in ["momiji", "vivid-memories", "deja-vu"] {
        let (host, path) = given_up(&house, game).await;
        let moment = |query: &str| format!("{path}/moments/10{query}");
        let open: Moment = host.get(&moment("?open=true")).await.expect("a moment");
        let open = open.sight.view.value();
        for seat in [1, 2] {
            let own: Moment = host
                .get(&moment(&format!("?seat={seat}")))
                .await
                .expect("a moment");
            let own = own.sight.view.value();
            let [open, own] = [&open, &own].map(|view| &view["seats"][seat - 1]);
            assert!(
                shows(open, own),
                "{game}: {open} does not show all of {own}"
            );
        }
        assert_eq!(open["observer"], "spectator");
        assert!(
            open.get("deck").is_none(),
            "what was still to come stays closed"
        );
        let course: Course = host.get(&format!("{path}/course")).await.expect("a course");
        let last: Moment = host.get(&moment("")).await.expect("a moment");
        assert_eq!(course.points.len(), last.of + 1);
        assert!(course.points.iter().all(|points| points.len() == 2));
    }
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn another_way_through_a_game_branches_off_at_any_moment() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let (host, path) = given_up(&house, "momiji").await;
    let before: Moment = host
        .get(&format!("{path}/moments/7?seat=2"))
        .await
        .expect("a moment");
    // Anybody with the link may try, on any seat.
    let stranger = house.guest().await;
    let branch = |moves, seat| Branch {
        moves,
        seat,
        level: Level::Novice,
    };
    let branched = stranger
        .post::<Table>(&format!("{path}/branch"), &branch(7, 2))
        .await;
    let branched = branched.expect("a table");
    assert_eq!(branched.branch_of.as_deref(), path.rsplit('/').next());
    assert!(branched.seats[1].mine && branched.seats[0].level == Some(Level::Novice));
    let first: Moment = stranger
        .get(&format!("/api/tables/{}/moments/7", branched.id))
        .await
        .expect("a moment");
    assert_eq!(first.sight.view, before.sight.view);
    let mut player = Player::at(&stranger, &branched.id).await;
    let mut luck = Luck(3);
    player.until(Player::is_due).await;
    let chosen = luck.choose(&player);
    player.play(&chosen).await;
    for (wrong, code) in [
        (branch(1000, 1), Code::Over),
        (branch(7, 3), Code::NoSuchSeat),
    ] {
        let refused = host.post::<Table>(&format!("{path}/branch"), &wrong).await;
        let refused = refused.expect_err("that is not possible");
        assert_eq!(refused.problem().expect("a refusal").code, code);
    }
    house.stop().await;
}
