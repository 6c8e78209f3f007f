//! The past: one's own view of a running game, everybody's of a finished one.

use protocol::Code;
use protocol::socket::{Message, News};
use protocol::tables::{Branch, Course, Level, Moment, NewSeat, Table};
use serde_json::Value;

use crate::house::{BOT, Folder, House, Luck, Player, against_a_bot, new_table};

#[tokio::test(flavor = "multi_thread")]
async fn a_running_game_shows_the_own_past_and_a_finished_one_all() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let host = house.guest().await;
    let table = against_a_bot(&host).await;
    let path = format!("/api/tables/{}", table.id);
    let mut player = Player::at(&host, &table.id).await;
    let mut luck = Luck(5);
    let mut seen = Vec::new();
    player.until(Player::is_due).await;
    while player.sight().horizon == 0 || seen.len() < 8 {
        seen.push((player.sight().moves, player.sight().view.clone()));
        let chosen = luck.choose(&player);
        player.play(&chosen).await;
        player.until(Player::is_due).await;
    }
    let (now, horizon) = (player.sight().moves, player.sight().horizon);
    seen.push((now, player.sight().view.clone()));
    assert!(seen[0].0 < horizon && horizon < now);
    for (moves, view) in seen {
        let moment = host.get::<Moment>(&format!("{path}/moments/{moves}")).await;
        if moves < horizon {
            let refused = moment.expect_err("nobody looks back so far");
            let problem = refused.problem().expect("a refusal");
            assert_eq!(problem.code, Code::TooFarBack);
            assert!(problem.message.contains("current round"), "{problem:?}");
            continue;
        }
        let moment = moment.expect("a moment");
        assert_eq!(moment.sight.view, view);
        assert_eq!((moment.of, moment.sight.horizon), (now, horizon));
        assert_eq!(moment.step.is_some(), moves > horizon);
        assert!(moment.sight.choices.is_empty(), "the past can't be played");
    }
    let watched: Moment = host
        .get(&format!("{path}/moments/{now}?seat=0"))
        .await
        .expect("what everybody may see");
    assert_eq!(watched.sight.view.value()["observer"], "spectator");
    let passer_by = house.guest().await;
    let same: Moment = passer_by
        .get(&format!("{path}/moments/{now}"))
        .await
        .expect("what everybody may see");
    assert_eq!(watched.sight.view, same.sight.view);
    let other = 3 - player.seat();
    let peek = format!("{path}/moments/{now}?seat={other}");
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
    assert_eq!(moment.sight.moves, now);
    let first: Moment = stranger
        .get(&format!("{path}/moments/1?seat={other}"))
        .await
        .expect("nothing is too long ago any more");
    assert!(first.step.is_some() && first.sight.horizon == 0);
    let record = stranger
        .ask("GET", &format!("{path}/record"), None)
        .await
        .expect("an answer");
    assert_eq!(record.status, 200);
    shelf::Shelf::standard()
        .replay(&record.body)
        .expect("it replays");
    house.stop().await;
}

/// How many moves a greeting tells, whether it tells all at once, and from which move on more could be told.
async fn greeted(guest: &client::Guest, id: &str, version: Option<u64>) -> (usize, bool, usize) {
    let mut connection = guest.connect(id).await.expect("a connection");
    let (news, whole, sight) = match connection.hello(version).await.expect("a greeting") {
        Message::Table { history, sight, .. } => (history, true, sight),
        Message::News { news, sight, .. } => (news, false, sight),
        other => panic!("no greeting: {other:?}"),
    };
    let moves = news.iter();
    let moves = moves.filter(|news| matches!(news, News::Moved { .. }));
    (moves.count(), whole, sight.expect("a game").horizon)
}

/// Plays with a friend until the game is in its third round, and says after which version each move was.
async fn third_round(house: &House, open: &str) -> (Player, Player, Vec<u64>) {
    let host = house.guest().await;
    let mut new = new_table("momiji", &[NewSeat::Me, NewSeat::Open]);
    let _ = new.options.insert("open-piles".to_owned(), open.to_owned());
    let table = host.open(&new).await.expect("a table");
    let friend = house.guest().await;
    let path = format!("/api/tables/{}", table.id);
    let _: Table = friend.post(&format!("{path}/join"), &()).await.expect("in");
    let _: Table = host.post(&format!("{path}/start"), &()).await.expect("go");
    let mut one = Player::at(&host, &table.id).await;
    let mut two = Player::at(&friend, &table.id).await;
    let (mut luck, mut turns, mut versions) = (Luck(5), 0, vec![one.version]);
    while turns < 5 {
        let first = one.is_due();
        let (due, other) = if first {
            (&mut one, &mut two)
        } else {
            (&mut two, &mut one)
        };
        let chosen = luck.choose(due);
        due.play(&chosen).await;
        let version = due.version;
        other.until(|player| player.version >= version).await;
        turns += usize::from(one.is_due() != first);
        versions.push(version);
    }
    (one, two, versions)
}

#[tokio::test(flavor = "multi_thread")]
async fn who_comes_back_is_told_the_current_round_only() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let (mut one, two, versions) = third_round(&house, "no").await;
    let (id, moves) = (one.table.id.clone(), one.sight().moves);
    let horizon = one.sight().horizon;
    assert!(0 < horizon && horizon < moves);
    let stranger = house.guest().await;
    for guest in [&one.guest, &two.guest, &stranger] {
        let round = (moves - horizon, true, horizon);
        assert_eq!(greeted(guest, &id, None).await, round);
        // What was missed is told as news only if all of it is part of the round.
        for (made, &version) in versions.iter().enumerate() {
            let missed = match made {
                _ if made < horizon => round,
                _ => (moves - made, false, horizon),
            };
            assert_eq!(greeted(guest, &id, Some(version)).await, missed);
        }
    }
    // When nobody plays on, everybody who is there is told everything, and everybody who comes.
    let path = format!("/api/tables/{id}/abandon");
    let _: Table = one.guest.post(&path, &()).await.expect("an end");
    one.until(Player::is_over).await;
    let heard = one.connection.heard.as_ref().expect("kept");
    let last = heard
        .iter()
        .rev()
        .find(|words| words.contains("\"history\""));
    let message = serde_json::from_str(last.expect("all of it")).expect("a message");
    let Message::News { history, sight, .. } = message else {
        panic!("no news: {message:?}");
    };
    assert_eq!(history.expect("all of it").len(), moves);
    assert_eq!(sight.expect("a game").horizon, 0);
    for version in [None, versions.last().copied()] {
        assert_eq!(greeted(&stranger, &id, version).await, (moves, true, 0));
    }
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn with_open_piles_everything_can_be_looked_up() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let (one, two, versions) = third_round(&house, "yes").await;
    let (id, moves) = (one.table.id.clone(), one.sight().moves);
    for guest in [&one.guest, &two.guest] {
        assert_eq!(greeted(guest, &id, None).await, (moves, true, 0));
        let first = versions.first().copied();
        assert_eq!(greeted(guest, &id, first).await, (moves, false, 0));
        let moment: Moment = guest
            .get(&format!("/api/tables/{id}/moments/1"))
            .await
            .expect("a moment");
        assert!(moment.step.is_some());
    }
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
        assert_eq!(open["observer"], "all");
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
