//! The coach: hints at tables that have them, reviews of games that are over.

use protocol::coach::{Hint, HintSize, Reviewing};
use protocol::socket::{Message, Request};
use protocol::tables::{Level, NewSeat, NewTable, Stage, Table};
use protocol::{Code, Problem};
use server::Config;

use crate::house::{BOT, Folder, House, Luck, Player, new_table, until};

/// A coach that does not think for long.
fn quick(config: &mut Config) {
    config.hint_iterations = 200;
    config.review_iterations = 12;
}

/// Asks for a hint, and waits for it.
async fn ask(player: &mut Player, size: HintSize) -> Result<Hint, Problem> {
    ask_about(player, size, None).await
}

/// The same about the decision after this many moves.
async fn ask_about(
    player: &mut Player,
    size: HintSize,
    after: Option<usize>,
) -> Result<Hint, Problem> {
    let id = client::Connection::fresh_id();
    let request = Request::Hint {
        id: id.clone(),
        size,
        after,
    };
    player.connection.send(&request).await.expect("sent");
    loop {
        match player.connection.next().await.expect("an answer") {
            Message::Hint { id: answered, hint } if answered == id => return Ok(hint),
            Message::Refused {
                id: Some(answered),
                problem,
            } if answered == id => return Err(problem),
            other => player.hear(other),
        }
    }
}

async fn refused(player: &mut Player) -> Code {
    let asked = ask(player, HintSize::Line).await;
    asked.expect_err("no hint").code
}

async fn alone(house: &House, game: &str) -> Player {
    let host = house.guest().await;
    let table = host.open(&new_table(game, &[NewSeat::Me, BOT])).await;
    let mut player = Player::at(&host, &table.expect("a table").id).await;
    player.until(Player::is_due).await;
    player
}

/// A game of two people, who were asked about hints when the table was opened.
async fn together(house: &House, hints: Option<bool>) -> [Player; 2] {
    let host = house.guest().await;
    let seats = [NewSeat::Me, NewSeat::Open];
    let new = NewTable {
        hints,
        ..new_table("momiji", &seats)
    };
    let table = host.open(&new).await.expect("a table");
    let friend = house.guest().await;
    let path = format!("/api/tables/{}", table.id);
    let _: Table = friend.post(&format!("{path}/join"), &()).await.expect("in");
    let _: Table = host.post(&format!("{path}/start"), &()).await.expect("go");
    [
        Player::at(&host, &table.id).await,
        Player::at(&friend, &table.id).await,
    ]
}

fn hints_of(player: &Player) -> usize {
    player.table.seats[player.seat() - 1].hints
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_says_as_much_as_was_asked_for_and_counts_once_for_a_decision() {
    let folder = Folder::new();
    let house = House::with(&folder, quick).await;
    for game in ["momiji", "vivid-memories", "deja-vu"] {
        let mut player = alone(&house, game).await;
        assert!(player.table.hints);
        let nudge = ask(&mut player, HintSize::Nudge).await.expect("a nudge");
        assert!(!nudge.nudge.is_empty(), "{game}");
        let silent = nudge.best.is_none() && nudge.reasons.is_empty() && nudge.line.is_empty();
        assert!(silent, "a nudge does not name the move: {nudge:?}");
        let best = ask(&mut player, HintSize::Move).await.expect("a move");
        assert_eq!(best.nudge, nudge.nudge);
        assert!(best.line.is_empty() && !best.reasons.is_empty());
        let line = ask(&mut player, HintSize::Line).await.expect("a line");
        assert_eq!(line.best, best.best, "it was worked out once");
        let best = line.best.clone().expect("a move");
        assert_eq!(line.line.first(), Some(&best));
        let again = ask(&mut player, HintSize::Line).await.expect("the same");
        assert_eq!(again, line);
        assert_eq!(hints_of(&player), 1, "it was one decision");
        assert_eq!(line.after, player.sight().moves);
        let mut choices = player.sight().choices.iter();
        assert!(choices.any(|choice| choice.text == best.text), "{best:?}");
        player.play(&best.text).await;
        player.until(Player::is_due).await;
        ask(&mut player, HintSize::Nudge).await.expect("a hint");
        player.until(|player| hints_of(player) == 2).await;
    }
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn hints_are_for_tables_that_have_them_and_for_whoever_has_to_decide() {
    let folder = Folder::new();
    let house = House::with(&folder, quick).await;
    let mut plain = together(&house, None).await;
    assert!(!plain[0].table.hints);
    assert_eq!(refused(&mut plain[0]).await, Code::NoHints);
    let mut agreed = together(&house, Some(true)).await;
    assert!(agreed[1].table.hints);
    let first = agreed.iter().position(Player::is_due).expect("somebody");
    let due = &mut agreed[first];
    let hint = ask(due, HintSize::Nudge).await;
    hint.expect("it was agreed on");
    let own = hints_of(due);
    assert_eq!(own, 1);
    let other = &mut agreed[1 - first];
    assert_eq!(refused(other).await, Code::NotYourTurn);
    // Everybody sees that there was a hint, and nobody else what it said.
    let counted = |player: &Player| {
        player
            .table
            .seats
            .iter()
            .map(|seat| seat.hints)
            .sum::<usize>()
    };
    other.until(|player| counted(player) == 1).await;
    let heard = other.connection.heard.iter().flatten();
    assert!(!heard.into_iter().any(|text| text.contains("coach-")));
    let stranger = house.guest().await;
    let mut stranger = Player::at(&stranger, &agreed[0].table.id).await;
    assert_eq!(refused(&mut stranger).await, Code::NotSeated);

    let host = house.guest().await;
    let without = NewTable {
        hints: Some(false),
        ..new_table("momiji", &[NewSeat::Me, BOT])
    };
    let table = host.open(&without).await.expect("a table");
    let mut player = Player::at(&host, &table.id).await;
    player.until(Player::is_due).await;
    assert_eq!(refused(&mut player).await, Code::NoHints);
    let problem = ask(&mut player, HintSize::Nudge).await.expect_err("none");
    assert!(problem.message.contains("agreed on"), "{problem:?}");
    // A question about a position that is gone is answered with that.
    let mut player = alone(&house, "momiji").await;
    let gone = Some(player.sight().moves + 1);
    let late = ask_about(&mut player, HintSize::Move, gone).await;
    assert_eq!(late.expect_err("it moved on").code, Code::IllegalMove);
    assert_eq!(hints_of(&player), 0);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn hints_that_were_taken_outlive_the_server() {
    let folder = Folder::new();
    let house = House::with(&folder, quick).await;
    let mut player = alone(&house, "deja-vu").await;
    let before = ask(&mut player, HintSize::Move).await.expect("a hint");
    let (id, guest) = (player.table.id.clone(), player.guest.clone());
    house.stop().await;
    let house = House::with(&folder, quick).await;
    let guest = guest.at(&house.host);
    let mut player = Player::at(&guest, &id).await;
    assert_eq!(hints_of(&player), 1);
    let after = ask(&mut player, HintSize::Move).await.expect("a hint");
    assert_eq!(after, before, "the same position, the same hint");
    assert_eq!(hints_of(&player), 1, "it is the same decision");
    let path = format!("/api/tables/{id}/abandon");
    let table: Table = guest.post(&path, &()).await.expect("an end");
    assert_eq!(table.seats[0].hints, 1);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_network_asks_for_so_many_hints_and_is_told_to_wait() {
    let folder = Folder::new();
    let few = |config: &mut Config| {
        quick(config);
        config.hints_per_minute = 2;
    };
    let house = House::with(&folder, few).await;
    let mut luck = Luck(3);
    let mut player = alone(&house, "momiji").await;
    for _ in 0..2 {
        ask(&mut player, HintSize::Nudge).await.expect("a hint");
        let chosen = luck.choose(&player);
        player.play(&chosen).await;
        player.until(Player::is_due).await;
    }
    assert_eq!(refused(&mut player).await, Code::TooManyHints);
    assert_eq!(hints_of(&player), 2);
    house.stop().await;
}

/// What is known already costs little, but it costs something.
#[tokio::test(flavor = "multi_thread")]
async fn who_asks_the_same_again_and_again_is_told_to_wait() {
    let folder = Folder::new();
    let few = |config: &mut Config| {
        quick(config);
        config.hints_per_minute = 2;
    };
    let house = House::with(&folder, few).await;
    let mut player = alone(&house, "momiji").await;
    for size in [HintSize::Nudge, HintSize::Move, HintSize::Line] {
        ask(&mut player, size).await.expect("a hint");
    }
    let mut more = 0;
    while ask(&mut player, HintSize::Line).await.is_ok() {
        more += 1;
        assert!(more < 20, "there is no end to it");
    }
    assert_eq!(refused(&mut player).await, Code::TooManyHints);
    assert_eq!(hints_of(&player), 1);
    house.stop().await;
}

/// Lets bots play a game to its end.
async fn finished(house: &House, guest: &client::Guest, game: &str) -> String {
    let bot = NewSeat::Bot {
        level: Level::Novice,
    };
    let table = guest.open(&new_table(game, &[bot, bot])).await;
    let path = format!("/api/tables/{}", table.expect("a table").id);
    let _ = house;
    until("the game ends", async || {
        let table: Table = guest.get(&path).await.expect("a table");
        table.stage == Stage::Finished
    })
    .await;
    path
}

async fn reviewed(guest: &client::Guest, path: &str) -> Reviewing {
    let review = format!("{path}/review");
    let _: Reviewing = guest.post(&review, &()).await.expect("it begins");
    let (mut last, mut found) = (0, None);
    until("the review is there", async || {
        let now: Reviewing = guest.get(&review).await.expect("how far it is");
        assert!(now.asked && now.done >= last && now.of.is_none_or(|of| now.done <= of));
        last = now.done;
        let there = now.review.is_some();
        found = Some(now);
        there
    })
    .await;
    found.expect("a review")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_review_goes_on_in_the_background_and_is_the_same_for_everybody() {
    let folder = Folder::new();
    let house = House::with(&folder, quick).await;
    let host = house.guest().await;
    let path = finished(&house, &host, "momiji").await;
    let not_yet: Reviewing = host.get(&format!("{path}/review")).await.expect("nothing");
    assert!(!not_yet.asked && not_yet.review.is_none(), "nobody asked");
    let first = reviewed(&host, &path).await;
    let review = first.review.clone().expect("a review");
    assert_eq!(first.of, Some(first.done));
    assert_eq!((review.seats.len(), review.iterations), (2, 12));
    let end = review.curve.last().expect("an end");
    assert_eq!(Some(end.after), first.of);
    assert!((end.chances.iter().sum::<f64>() - 100.0).abs() < 0.2);
    for seat in &review.seats {
        assert!(seat.costliest.len() <= 3 && seat.decisions > 0);
        let costs: Vec<f64> = seat.costliest.iter().map(|costly| costly.cost).collect();
        assert!(costs.is_sorted_by(|one, other| one >= other), "{costs:?}");
    }
    // Somebody else, who may have the record as well, finds it there.
    let stranger = house.guest().await;
    let again: Reviewing = stranger
        .post(&format!("{path}/review"), &())
        .await
        .expect("it is there");
    assert_eq!(again, first);
    house.stop().await;
    // It is not kept with the game, and worked out to the same again.
    let house = House::with(&folder, quick).await;
    let host = host.at(&house.host);
    let anew = reviewed(&host, &path).await;
    assert_eq!(anew, first);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn there_is_no_review_before_the_end_and_others_play_on_meanwhile() {
    let folder = Folder::new();
    let long = |config: &mut Config| {
        quick(config);
        config.review_iterations = 200;
    };
    let house = House::with(&folder, long).await;
    let mut player = alone(&house, "momiji").await;
    let review = format!("/api/tables/{}/review", player.table.id);
    for refused in [
        player.guest.get::<Reviewing>(&review).await,
        player.guest.post::<Reviewing>(&review, &()).await,
    ] {
        let refused = refused.expect_err("the game is not over");
        assert_eq!(refused.problem().expect("a refusal").code, Code::NotOver);
    }
    let mut paths = Vec::new();
    for _ in 0..4 {
        paths.push(finished(&house, &player.guest, "momiji").await);
    }
    for path in &paths[..3] {
        let begun: Reviewing = player
            .guest
            .post(&format!("{path}/review"), &())
            .await
            .expect("it begins");
        assert!(begun.asked);
    }
    // One household does not have all of them at once.
    let fourth = format!("{}/review", paths[3]);
    let fourth = player.guest.post::<Reviewing>(&fourth, &()).await;
    let fourth = fourth.expect_err("three are on their way");
    assert_eq!(fourth.problem().expect("why").code, Code::TooManyHints);
    // While they are worked out, people play, bots answer, and hints come.
    let mut luck = Luck(9);
    for _ in 0..5 {
        ask(&mut player, HintSize::Nudge).await.expect("a hint");
        let chosen = luck.choose(&player);
        player.play(&chosen).await;
        player.until(Player::is_due).await;
    }
    let under_way: Reviewing = player
        .guest
        .get(&format!("{}/review", paths[2]))
        .await
        .expect("how far it is");
    assert!(under_way.asked);
    // A server that is stopped does not wait for them.
    house.stop().await;
}
