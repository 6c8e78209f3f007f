//! Aspirations and the end: V13, V58, V60, V61.

use laws::list;
use serde_json::{Value, json};
use table::{Dice, Documents, Game, GameBox, Request, Speech};
use vivid_memories::VividMemories;

use crate::support::{At, OfVividMemories, changed, hexes, merge, together};

/// Both players are done with Reflect of the last round, seat 1 like this.
fn last_round(seat: Value) -> At {
    let mut document = together(seat);
    document["round"] = json!(3);
    let mut at = At::position(&document);
    at.by(1, "done").by(2, "done");
    at
}

/// V58: one for each fragment of the colour in hexes, two in core slots, five for each precious
/// moment that shows it.
#[test]
fn an_aspiration_scores_fragments_cores_and_moments() {
    // Red: three in hexes, S01 and S06, M01 and M15 (M02 shows no red).
    let at = last_round(json!({
        "aspiration": "red", "hexes": hexes("A1 red red blue, C3 red green"),
        "filled": ["S01", "S02", "S06"], "precious": ["M01", "M02", "M15"],
    }));
    assert_eq!(at.score()[3], 3 + 4 + 10);
    assert_eq!(at.score_of(2)[3], 0);
}

/// V58: each part counts by itself, and only the player's own board counts.
#[test]
fn each_part_of_an_aspiration_counts() {
    for (own, points) in [
        (
            json!({ "hexes": hexes("A1 red, B1 red blue, E3 red red red") }),
            5,
        ),
        (json!({ "filled": ["S10"] }), 2),
        (json!({ "precious": ["M16"] }), 5),
        (
            json!({ "hexes": hexes("A1 blue"), "filled": ["S02"], "precious": ["M02"] }),
            0,
        ),
    ] {
        assert_eq!(last_round(own.clone()).score()[3], points, "{own}");
    }
}

/// V58: tiles that did not become precious moments count nothing, whichever side is up.
#[test]
fn tiles_left_in_the_bank_count_nothing() {
    let bank = json!({ "push": { "tile": "M01" }, "swap": { "tile": "M15", "flipped": true } });
    assert_eq!(last_round(json!({ "bank": bank })).score()[3], 0);
}

/// V58: aspirations come last: what was filled counts two, what became precious counts five.
#[test]
fn an_aspiration_is_counted_after_everything() {
    let bank = json!({ "swap": { "tile": "M05", "flipped": true } });
    let at = last_round(json!({
        "aspiration": "green", "hexes": hexes("D1 green green, E1 green red"), "bank": bank,
    }));
    // One green stays in D1, two lie in core slots, M05 (green, red) scored just now.
    assert_eq!(at.score(), [4, 4, 1, 1 + 4 + 5]);
}

/// V58: only in the last round.
#[test]
fn aspirations_wait_for_the_last_round() {
    for round in [1, 2] {
        let mut document = together(json!({ "hexes": hexes("A1 red red") }));
        document["round"] = json!(round);
        let mut at = At::position(&document);
        at.by(1, "done").by(2, "done");
        assert_eq!((at.score(), at.part("/round")), ([0; 4], json!(round + 1)));
    }
}

/// V48, V58: what everybody would have if the game ended now is what a last Reward brings, in the
/// middle of any round and phase, and nothing is counted twice in Reward itself.
#[test]
fn points_if_it_ended_now_are_those_of_a_last_reward() {
    let bank = json!({ "swap": { "tile": "M05", "flipped": true } });
    let own = json!({
        "aspiration": "green", "hexes": hexes("D1 green green, E1 green red"), "bank": bank,
    });
    for round in [1, 3] {
        let mut document = together(own.clone());
        document["round"] = json!(round);
        let mut at = At::position(&document);
        let points = |at: &At| at.game.points_if_ended(&at.state)[0];
        assert_eq!(points(&at), 4 + 4 + 1 + 10, "round {round}");
        // The score says the same, part by part, and who would have won.
        let tally = at.game.tally(&at.state);
        let parts = tally.seats[0].parts.iter().map(|part| part.points);
        assert_eq!(parts.collect::<Vec<_>>(), [4, 4, 1, 10], "round {round}");
        assert!(!tally.over);
        assert_eq!([tally.seats[0].rank, tally.seats[1].rank], [1, 2]);
        assert_eq!(at.game.points(&at.state)[0], 0);
        at.by(1, "done");
        assert_eq!(points(&at), 4 + 4 + 1 + 10, "round {round}");
        at.by(2, "done");
        // After the first round the core memory counts again, and no slot is left for the thread.
        let next = if round == 1 { 4 + 4 + 1 + 1 + 10 } else { 19 };
        assert_eq!(points(&at), next, "round {round}");
    }
}

/// V13, V60: the game ends after the third round, and nobody may act any more.
#[test]
fn the_game_ends_after_three_rounds() {
    let at = last_round(json!({}));
    assert_eq!(
        (at.part("/phase"), at.part("/round")),
        (json!("over"), json!(3))
    );
    assert!(at.actors().is_empty());
    assert!(at.game.is_over(&at.state));
    assert_eq!(at.part("/line"), json!([]));
}

/// V13: rounds and phases follow each other: Prepare, Remember, Reflect, Reward, three times.
#[test]
fn a_game_has_three_rounds_of_four_phases() {
    let game = VividMemories::standard();
    for (seed, players) in [(1, 2), (2, 3), (3, 4)] {
        let options = game.options(&Request::players(players)).expect("a table");
        let mut dice = Dice::new(seed);
        let mut state = game.setup(&options, &mut dice);
        let mut met = Vec::new();
        while !game.is_over(&state) {
            let document = game.position(&state);
            let now = (document["round"].clone(), document["phase"].clone());
            let reward = document["phase"] == "reward";
            if met.last() != Some(&now) && !reward {
                met.push(now);
            }
            let (seat, id) = table::choose(&game, &state, &mut dice).expect("a move");
            game.play(&mut state, seat, id, &mut dice, &mut ())
                .expect("legal");
        }
        let expected = [1, 2, 3].into_iter();
        let expected = expected
            .flat_map(|round| ["remember", "reflect"].map(|phase| (json!(round), json!(phase))));
        assert_eq!(met, expected.collect::<Vec<_>>());
    }
}

/// A game of four that is over with these points: total without aspiration, and aspiration.
fn over(opener: usize, points: [(i64, i64); 4]) -> At {
    let seats: Vec<Value> = points
        .iter()
        .enumerate()
        .map(|(index, (threads, aspiration))| {
            let aspiration_colour = ["red", "blue", "green", "purple"][index];
            json!({
                "board": format!("board-{}", index + 1), "stage": "waiting",
                "aspiration": aspiration_colour,
                "score": { "threads": threads, "aspiration": aspiration },
            })
        })
        .collect();
    At::position(&changed(json!({
        "players": 4, "phase": "over", "round": 3, "line": [], "start": 1, "opener": opener,
        "seats": seats,
    })))
}

fn places(at: &At) -> [u8; 4] {
    at.game.ranks(&at.state)
}

/// V60: the most points win.
#[test]
fn the_most_points_win() {
    let at = over(1, [(30, 2), (20, 20), (40, 1), (10, 5)]);
    assert_eq!(places(&at), [3, 2, 1, 4]);
    assert_eq!(at.game.points(&at.state), [32, 40, 41, 15]);
}

/// V61: a tie goes to more aspiration points, also against the order.
#[test]
fn a_tie_goes_to_more_aspiration_points() {
    let at = over(1, [(30, 10), (32, 8), (35, 5), (31, 9)]);
    assert_eq!(places(&at), [1, 3, 4, 2]);
}

/// V61: then to the player who came later in the order of the third Remember, not of the marker
/// after it: with seat 3 first, seat 2 was fourth and seat 4 second (the booklet's example).
#[test]
fn then_to_the_later_player() {
    let at = over(3, [(1, 0), (30, 5), (2, 0), (30, 5)]);
    assert_eq!(places(&at)[..], [4, 1, 3, 2]);
    let at = over(1, [(30, 5); 4]);
    assert_eq!(places(&at), [4, 3, 2, 1]);
    let at = over(3, [(30, 5); 4]);
    assert_eq!(places(&at), [2, 1, 4, 3]);
}

/// V61: the order is that in which Remember began, although the start marker has moved on.
#[test]
fn the_order_is_that_of_the_beginning_of_remember() {
    for (opener, winner) in [(1, 2), (2, 1)] {
        let mut document = changed(json!({
            "round": 3, "start": opener, "line": crate::support::line("M01 red, M02 yellow"),
        }));
        let stages = if opener == 1 {
            ["take", "waiting"]
        } else {
            ["waiting", "take"]
        };
        merge(
            &mut document,
            json!({ "seats": [
            { "stage": stages[0], "aspiration": "green" }, { "stage": stages[1], "aspiration": "purple" },
        ] }),
        );
        let mut at = At::position(&document);
        at.moves("take red from the left; hex C3; end turn");
        // One turn more for the other player; the marker comes back to the opener.
        at.moves("take yellow from the left; hex C3; end turn");
        assert_eq!(at.part("/start"), opener);
        for seat in [1, 2] {
            let tile = if seat == opener { "M01" } else { "M02" };
            at.by(seat, &format!("lay {tile} on push; done"));
        }
        assert_eq!(at.part("/phase"), "over");
        assert_eq!((at.score(), at.score_of(2)), ([0; 4], [0; 4]));
        assert_eq!(places(&at)[winner - 1], 1, "{opener} began");
    }
}

/// V61: with one turn in the third round the marker moves on; the order stays.
#[test]
fn the_marker_after_the_last_remember_breaks_no_tie() {
    let mut at = At::two(json!({
        "round": 3, "line": crate::support::line("M01 red"),
        "seats": [{ "aspiration": "green" }],
    }));
    at.moves("take red from the left; hex C3; end turn; lay M01 on push; done; done");
    assert_eq!(
        (at.part("/phase"), at.part("/start"), at.part("/opener")),
        (json!("over"), json!(2), json!(1))
    );
    assert_eq!(places(&at)[..2], [2, 1]);
    assert_eq!(at.part("/seats/0/bank/push"), json!({ "tile": "M01" }));
    assert_eq!(at.part("/seats/0/filled"), list(""));
}
