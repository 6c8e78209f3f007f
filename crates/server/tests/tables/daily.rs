//! The challenge of the day: the same deal for everybody, counted once, kept.

use client::{Guest, Trouble};
use protocol::daily::{Daily, DailyResults, Goal};
use protocol::tables::{Branch, Level, Stage, Table};
use protocol::{Code, Problem};
use serde_json::{Value, json};

use crate::house::{Folder, House, Luck, Player, until};

fn problem<T: std::fmt::Debug>(answer: Result<T, Trouble>) -> Problem {
    let trouble = answer.expect_err("it is refused");
    trouble.problem().expect("a refusal").clone()
}

/// Noon of the eighteenth of November 2026, when Momiji is played for the margin, Vivid Memories for points
/// against a bot of one's choice, Deja Vu for the margin.
const NOON: u64 = 1_795_003_200_000;

const A_DAY: u64 = 24 * 60 * 60 * 1000;

async fn play(guest: &Guest, game: &str) -> Table {
    play_as(guest, game, &json!({})).await
}

async fn play_as(guest: &Guest, game: &str, asked: &Value) -> Table {
    let path = format!("/api/daily/{game}");
    guest.post(&path, asked).await.expect("a table")
}

/// The level of the bot on the second seat.
fn bot(table: &Table) -> Option<Level> {
    table.seats[1].level
}

async fn today(guest: &Guest) -> Daily {
    guest.get("/api/daily").await.expect("the day")
}

async fn results(guest: &Guest, game: &str) -> DailyResults {
    let day = today(guest).await.day;
    let path = format!("/api/daily/{game}/{day}");
    guest.get(&path).await.expect("results")
}

/// Plays by chance to the end; says one's own points and those of the best of the others.
async fn to_the_end(guest: &Guest, table: &str, seed: u64) -> (i32, Option<i32>) {
    let mut player = Player::at(guest, table).await;
    let mut luck = Luck(seed);
    while !player.is_over() {
        if player.is_due() {
            let text = luck.choose(&player);
            player.play(&text).await;
        } else {
            player
                .until(|player| player.is_due() || player.is_over())
                .await;
        }
    }
    let tally = player.sight().tally.clone().expect("a tally");
    let seats = tally["seats"].as_array().expect("seats").clone();
    let points =
        |seat: &Value| i32::try_from(seat["total"].as_i64().expect("points")).expect("few");
    let own = player.seat();
    let others = seats
        .iter()
        .filter(|seat| seat["seat"] != json!(own))
        .map(points);
    let mine = seats.iter().find(|seat| seat["seat"] == json!(own));
    (points(mine.expect("my seat")), others.max())
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_has_the_same_deal_and_the_first_attempt_counts() {
    let folder = Folder::new();
    let house = House::at(&folder, NOON).await;
    let (ann, bob) = (house.guest().await, house.guest().await);
    let people = house.count("SELECT count(*) FROM people").await;
    let day = today(&ann).await;
    assert_eq!(day.games.len(), 3);
    assert!(day.games.iter().all(|game| game.mine.is_none()));
    for game in &day.games {
        assert!(results(&ann, &game.challenge.game).await.results.is_empty());
    }
    assert_eq!(
        house.count("SELECT count(*) FROM people").await,
        people,
        "looking makes nobody a guest"
    );
    for game in ["momiji", "vivid-memories", "deja-vu"] {
        let (hers, his) = (play(&ann, game).await, play(&bob, game).await);
        assert_ne!(hers.id, his.id);
        let mark = hers.daily.clone().expect("a mark");
        assert!(mark.counts && mark.day == day.day);
        assert!(!hers.public);
        // Whoever asks again goes on at the same table.
        assert_eq!(play(&ann, game).await.id, hers.id);
    }
    assert_eq!(
        house.count("SELECT count(DISTINCT seed) FROM tables").await,
        3
    );
    assert_eq!(house.count("SELECT count(*) FROM attempts").await, 6);
    let mine = today(&ann).await;
    let runs = |game: &protocol::daily::DailyGame| game.mine.as_ref().is_some_and(|it| it.runs);
    assert!(mine.games.iter().all(runs));
    // An attempt that is given up has been made: the next is practice, and changes nothing.
    let hers = play(&ann, "deja-vu").await;
    let path = format!("/api/tables/{}/abandon", hers.id);
    let over: Table = ann.post(&path, &json!({})).await.expect("given up");
    assert_eq!(over.stage, Stage::Abandoned);
    let practice = play(&ann, "deja-vu").await;
    assert_ne!(practice.id, hers.id);
    assert!(!practice.daily.expect("a mark").counts);
    assert_eq!(house.count("SELECT count(*) FROM attempts").await, 6);
    let mine = today(&ann).await.games[2].mine.clone().expect("an attempt");
    assert_eq!((mine.runs, mine.counted), (false, false));
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_margin_is_stored_with_the_end_and_survives_a_restart() {
    a_result_survives(NOON, Goal::Margin).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_scenario_is_stored_with_the_end_and_survives_a_restart() {
    a_result_survives(NOON + A_DAY, Goal::Scenario).await;
}

/// Momiji on a day when this counts.
async fn a_result_survives(now: u64, goal: Goal) {
    let folder = Folder::new();
    let house = House::at(&folder, now).await;
    let (ann, bob) = (house.guest().await, house.guest().await);
    let table = play(&ann, "momiji").await;
    let (own, best) = to_the_end(&ann, &table.id, 1).await;
    let day = results(&ann, "momiji").await;
    assert_eq!((day.results.len(), day.count, day.open), (1, 1, true));
    let result = &day.results[0];
    assert_eq!((result.place, result.points, result.mine), (1, own, true));
    assert_eq!(result.margin, best.map(|best| own - best));
    assert_eq!(day.challenge.goal, goal);
    assert_eq!(result.won.is_some(), goal == Goal::Scenario);
    assert_eq!(
        (result.margin.is_some(), result.level),
        (goal == Goal::Margin, None)
    );
    assert!(!results(&bob, "momiji").await.results[0].mine);
    let mine = today(&ann).await.games[0].mine.clone().expect("an attempt");
    assert_eq!((mine.runs, mine.counted), (false, true));

    // Whoever plays alike is answered alike by deal and bots, and shares the place.
    let his = play(&bob, "momiji").await;
    assert_eq!(to_the_end(&bob, &his.id, 1).await, (own, best));
    let day = results(&ann, "momiji").await;
    let places: Vec<usize> = day.results.iter().map(|result| result.place).collect();
    assert_eq!(places, [1, 1]);

    // Practice comes into no table, however well it goes.
    let practice = play(&ann, "momiji").await;
    to_the_end(&ann, &practice.id, 2).await;
    assert_eq!(results(&ann, "momiji").await.results, day.results);

    // Nobody gets the seed, nor another game from a moment of it, while others may play the same deal.
    for id in [&table.id, &practice.id] {
        let asked = ann
            .ask("GET", &format!("/api/tables/{id}/record"), None)
            .await;
        let asked = asked.expect("an answer");
        assert_eq!(asked.status, 409, "{}", asked.body);
        let branch = Branch {
            moves: 1,
            seat: 1,
            level: Level::Novice,
        };
        let path = format!("/api/tables/{id}/branch");
        let refused = problem(ann.post::<Table>(&path, &branch).await);
        assert_eq!(refused.code, Code::DayRuns);
    }
    // A rematch is an ordinary game with luck of its own.
    let path = format!("/api/tables/{}/rematch", table.id);
    let next: Table = ann.post(&path, &json!({})).await.expect("a rematch");
    assert!(next.daily.is_none());

    let seeds = "SELECT count(DISTINCT seed) FROM tables WHERE setup LIKE '%daily%'";
    house.stop().await;
    let house = House::at(&folder, now).await;
    let carl = house.guest().await;
    play(&carl, "momiji").await;
    assert_eq!(house.count(seeds).await, 1);
    assert_eq!(results(&carl, "momiji").await.count, 2);
    // What is past is open: its record can be had, and its results are still there.
    house
        .change("UPDATE attempts SET day = day - 30; UPDATE tables SET setup = json_set(setup, '$.daily.day', setup ->> '$.daily.day' - 30) WHERE setup LIKE '%daily%'")
        .await;
    house.stop().await;
    let house = House::at(&folder, now).await;
    let dave = house.guest().await;
    let asked = dave
        .ask("GET", &format!("/api/tables/{}/record", table.id), None)
        .await;
    assert_eq!(asked.expect("an answer").status, 200);
    assert_eq!(results(&dave, "momiji").await.count, 0, "another day");
    house.stop().await;
}

/// For points against a bot of one's choice: Vivid Memories alone.
#[tokio::test(flavor = "multi_thread")]
async fn the_most_points_against_a_bot_of_ones_choice_win() {
    const GAME: &str = "vivid-memories";
    let folder = Folder::new();
    let house = House::at(&folder, NOON).await;
    let people = [
        (
            house.guest().await,
            json!({ "level": "novice" }),
            Level::Novice,
        ),
        (
            house.guest().await,
            json!({ "level": "skilled" }),
            Level::Skilled,
        ),
        (house.guest().await, json!({}), Level::Casual),
    ];
    let empty = results(&people[0].0, GAME).await;
    assert_eq!((empty.day.as_str(), empty.count), ("2026-11-18", 0));
    assert_eq!(
        (empty.challenge.goal, empty.challenge.level),
        (Goal::Points, None)
    );
    let mut scored = Vec::new();
    for ((guest, asked, level), luck) in people.iter().zip(1..) {
        let table = play_as(guest, GAME, asked).await;
        let mark = table.daily.clone().expect("a mark");
        assert_eq!((mark.goal, mark.counts), (Goal::Points, true));
        assert_eq!(bot(&table), Some(*level));
        // Whoever goes on plays on against the bot that they began with.
        let again = play_as(guest, GAME, &json!({ "level": "expert" })).await;
        assert_eq!((&again.id, bot(&again)), (&table.id, Some(*level)));
        let (own, best) = to_the_end(guest, &table.id, luck).await;
        scored.push((own, best, *level));
    }
    assert_eq!(
        house.count("SELECT count(DISTINCT seed) FROM tables").await,
        1
    );

    // Points count, however many the bot has; whoever has as many shares the place.
    let table = results(&people[1].0, GAME).await;
    scored.sort_by_key(|(own, ..)| std::cmp::Reverse(*own));
    assert_eq!((table.count, table.results.len()), (3, 3));
    for (result, (own, best, level)) in table.results.iter().zip(&scored) {
        let better = scored.iter().filter(|(other, ..)| other > own).count();
        assert_eq!((result.points, result.place), (*own, better + 1));
        assert_eq!((result.level, result.won), (Some(*level), None));
        assert_eq!(result.margin, best.map(|best| own - best));
        assert_eq!(result.mine, *level == Level::Skilled);
    }

    // Practice, against whom one likes, changes nothing.
    let practice = play_as(&people[0].0, GAME, &json!({ "level": "casual" })).await;
    assert!(!practice.daily.clone().expect("a mark").counts);
    assert_eq!(bot(&practice), Some(Level::Casual));
    to_the_end(&people[0].0, &practice.id, 9).await;
    assert_eq!(results(&people[1].0, GAME).await.results, table.results);
    house.stop().await;

    // The next day is another deal for another goal; this one's results are still to be had.
    let house = House::at(&folder, NOON + A_DAY).await;
    let guest = house.guest().await;
    let next = results(&guest, GAME).await;
    assert_eq!((next.day.as_str(), next.count), ("2026-11-19", 0));
    assert_eq!(next.challenge.goal, Goal::Margin);
    let path = format!("/api/daily/{GAME}/2026-11-18");
    let before: DailyResults = guest.get(&path).await.expect("results");
    assert_eq!(
        (before.count, before.open),
        (3, true),
        "open to the end of the next day"
    );
    house.stop().await;
    let house = House::at(&folder, NOON + 2 * A_DAY).await;
    let guest = house.guest().await;
    let before: DailyResults = guest.get(&path).await.expect("results");
    assert_eq!((before.count, before.open), (3, false));
    house.stop().await;
}

/// Where the challenge says against whom, nobody chooses; alone there is nobody to choose.
#[tokio::test(flavor = "multi_thread")]
async fn a_level_is_chosen_for_points_alone() {
    let folder = Folder::new();
    let house = House::at(&folder, NOON).await;
    let guest = house.guest().await;
    let expert = json!({ "level": "expert" });
    for game in ["momiji", "deja-vu"] {
        let table = play_as(&guest, game, &expert).await;
        let told = results(&guest, game).await.challenge;
        assert_eq!((told.goal, told.level), (Goal::Margin, bot(&table)));
        assert_ne!(bot(&table), Some(Level::Expert));
    }
    let unknown = json!({ "level": "grandmaster" });
    let refused = guest
        .post::<Table>("/api/daily/vivid-memories", &unknown)
        .await;
    assert_eq!(problem(refused).code, Code::BadRequest);
    house.stop().await;
    let house = House::at(&folder, NOON + A_DAY).await;
    let guest = house.guest().await;
    let alone = play_as(&guest, "momiji", &expert).await;
    assert_eq!(alone.seats.len(), 1);
    assert_eq!(alone.daily.expect("a mark").goal, Goal::Scenario);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn days_that_are_none_or_to_come_are_refused() {
    let folder = Folder::new();
    let house = House::at(&folder, NOON).await;
    let guest = house.guest().await;
    for day in ["tomorrow", "2026-02-30", "9999-12-31", "1969-12-31"] {
        let path = format!("/api/daily/momiji/{day}");
        let refused = problem(guest.get::<DailyResults>(&path).await);
        assert_eq!(refused.code, Code::NoSuchDay, "{day}");
    }
    let refused = problem(
        guest
            .get::<DailyResults>("/api/daily/chess/2026-11-18")
            .await,
    );
    assert_eq!(refused.code, Code::NoSuchPage);
    let refused = problem(guest.post::<Table>("/api/daily/chess", &json!({})).await);
    assert_eq!(refused.code, Code::NoSuchPage);
    // Long past days are there, and empty.
    let old: DailyResults = guest
        .get("/api/daily/momiji/2026-01-01")
        .await
        .expect("a day");
    assert!(!old.open && old.results.is_empty());
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_requests_at_once_make_one_attempt() {
    let folder = Folder::new();
    let house = House::at(&folder, NOON).await;
    let guest = house.guest().await;
    let both = tokio::join!(play(&guest, "momiji"), play(&guest, "momiji"));
    assert_eq!(house.count("SELECT count(*) FROM attempts").await, 1);
    let id = today(&guest).await.games[0]
        .mine
        .clone()
        .expect("mine")
        .table;
    assert!([both.0.id, both.1.id].contains(&id));
    until("they are stored", async || {
        house.count("SELECT count(*) FROM tables").await >= 1
    })
    .await;
    house.stop().await;
}
