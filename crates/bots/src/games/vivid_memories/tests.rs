//! Facts about what is read from boards, worked out by hand, and the sizes.
//!
//! All positions are on board-1: red slots S01 (B1, C1), S06 (A3, B4), S10 (D4, E3); yellow slots
//! S02 (A1, B1), S07 (B4, C5), S14 (D1, E1).

use serde_json::{Map, Value, json};
use table::{Chance, Documents, Game, GameBox, QuickDice, Request, Seat};
use vivid_memories::{Colour, State, VividMemories};

use super::reading::Reading;
use crate::features::Numbers;
use crate::judged::Judged;

/// Hexes and what they hold, such as `A1 red blue, B2 green`.
fn hexes(words: &str) -> Value {
    let hexes = words.split(", ").filter(|hex| !hex.is_empty());
    let hexes = hexes.map(|hex| {
        let mut words = hex.split(' ').map(str::to_owned);
        (
            words.next().unwrap_or_default(),
            words.map(Value::from).collect(),
        )
    });
    Value::Object(hexes.collect::<Map<String, Value>>())
}

/// Two players in Remember of the last round but one, seat 1 on board-1 with these hexes.
fn at(words: &str, seat: &Value) -> (VividMemories, State) {
    let game = VividMemories::standard();
    let mut first = json!({ "board": "board-1", "aspiration": "green", "hexes": hexes(words) });
    first["stage"] = json!("take");
    for (key, value) in seat.as_object().expect("an object") {
        first[key] = value.clone();
    }
    let reflects = first["stage"] != "take";
    let mut document = json!({
        "game": "vivid-memories", "players": 2, "round": 2,
        "line": [{ "tile": "M20", "fragments": ["red", "red", "blue", "yellow"] }],
        "seats": [first, { "board": "board-2", "aspiration": "blue" }],
        "bag": { "red": 3, "yellow": 3, "blue": 3, "purple": 3, "green": 3 },
    });
    if reflects {
        document["line"] = json!([]);
        document["phase"] = json!("reflect");
        document["in_order"] = json!(true);
    }
    let state = game.read_position(&document);
    let state = state.unwrap_or_else(|problems| panic!("the position is wrong:\n{problems}"));
    (game, state)
}

fn read<T>(words: &str, seat: &Value, look: impl Fn(&Reading<'_>) -> T) -> T {
    let (game, state) = at(words, seat);
    look(&Reading::new(&game, &state, Seat::new(0)))
}

/// What a Reward now would score for red threads.
fn red_points(words: &str) -> i32 {
    read(words, &json!({}), |reading| {
        reading.strands[Colour::Red.index()].points
    })
}

#[test]
fn a_thread_scores_its_hexes_times_its_empty_slots() {
    assert_eq!(red_points("B1 red, B2 red, B3 red"), 0);
    assert_eq!(red_points("B1 red, B2 red, B3 red, B4 red"), 8);
    // One hex more on a thread that joins two slots: two points.
    assert_eq!(red_points("B1 red, B2 red, B3 red, B4 red, C3 red"), 10);
}

#[test]
fn the_effort_of_a_join_is_the_number_of_missing_hexes() {
    let effort = |words: &str| {
        read(words, &json!({}), |reading| {
            let red = &reading.strands[Colour::Red.index()];
            red.joins[0].effort
        })
    };
    // S01 and S06 are four hexes apart.
    assert_eq!(effort(""), 4);
    assert_eq!(effort("B1 red, B2 red"), 2);
    assert_eq!(effort("B1 red, B2 red, B4 red"), 1);
    // A hex with another colour in the only short way counts twice, the way round it once more.
    assert_eq!(effort("B1 red, B2 red, B4 red, B3 blue"), 2);
}

#[test]
fn a_fragment_is_worth_most_where_it_joins() {
    let gain = |hex: &'static str| {
        read("B1 red, B2 red, B4 red", &json!({}), |reading| {
            let place = reading.game.hex(hex).expect("a hex");
            reading.gain(Colour::Red, place)
        })
    };
    assert!(gain("B3") > 0);
    assert_eq!(gain("E1"), 0);
    for hex in ["A2", "C3", "C4", "D4", "E3"] {
        assert!(gain("B3") > gain(hex), "{hex}");
    }
}

#[test]
fn slots_of_a_thread_are_secured() {
    let secured = |words: &str, seat: Value| {
        read(words, &seat, |reading| {
            let slots = reading.secured.iter();
            let names: Vec<&str> = slots.map(|slot| reading.game.slot_name(slot)).collect();
            names.join(" ")
        })
    };
    assert_eq!(secured("B1 red, B2 red, B3 red", json!({})), "");
    let joined = secured("B1 red, B2 red, B3 red, B4 red", json!({}));
    assert_eq!(joined, "S01 S06");
    assert_eq!(secured("", json!({ "filled": ["S05"] })), "S05");
}

#[test]
fn a_set_counts_for_every_reward_to_come() {
    let worth = |seat: Value| read("", &seat, |reading| reading.sets_worth());
    let set = worth(json!({ "filled": ["S02", "S03", "S04"] }));
    // 18 points in the second and the third round, in eighths.
    assert_eq!(set, 8 * 18 * 2);
    let most = worth(json!({ "filled": ["S02", "S03"] }));
    assert!(0 < most && most < set / 2);
    assert!(worth(json!({ "filled": ["S02"] })) < most);
}

#[test]
fn moments_count_hexes_that_fit_and_hexes_that_nearly_fit() {
    // M01 asks for red and yellow, and is on its score side.
    let bank = json!({ "bank": { "push": { "tile": "M01", "flipped": true } } });
    let moments = |words: &str| {
        read(words, &bank, |reading| {
            (reading.moments, reading.near_moments)
        })
    };
    assert_eq!(moments("A1 red yellow"), (8 * 4, 0));
    assert_eq!(moments("A1 red, A2 yellow, C3 blue, C4 red red"), (0, 2));
    assert_eq!(moments("A1 red yellow, A3 yellow red"), (8 * 8, 0));
}

#[test]
fn pushing_from_the_right_hex_promises_more() {
    // One of the two red ones in B2 joins S01 and S06 from B3; nothing else does.
    let words = "B1 red, B2 red red, B4 red, D2 green, E1 blue";
    let pending = |from: &str| {
        let stage = json!({
            "stage": { "push-to": { "from": from } }, "bank": { "push": { "used": true } },
        });
        read(words, &stage, |reading| reading.pending().expect("a push"))
    };
    let (right, wrong) = (pending("B2"), pending("E1"));
    assert!(right > wrong + 8, "{right} and {wrong}");
}

/// What is read of threads is what the rules say, in random games.
#[test]
fn threads_are_those_of_the_rules() {
    in_random_games(|game, state, seat| {
        let (board, reading) = (state.board(seat), Reading::new(game, state, seat));
        if reading.scored {
            return;
        }
        let points: u16 = game
            .threads(board)
            .map(|thread| thread.points(board.filled()))
            .sum();
        let read: i32 = reading.strands.iter().map(|strand| strand.points).sum();
        assert_eq!(read, i32::from(points));
        let joined = game
            .threads(board)
            .fold(board.filled(), |all, thread| all.or(thread.slots));
        assert_eq!(reading.secured, joined);
    });
}

/// Every state is described with as many numbers as are declared, none of them out of scale.
#[test]
fn every_state_can_be_described() {
    in_random_games(|game, state, seat| {
        let mut common = [0.0; <VividMemories as Judged>::COMMON];
        let mut block = [0.0; <VividMemories as Judged>::BLOCK];
        Numbers::of_table(game, state, &mut common);
        Numbers::of_seat(game, state, seat, &mut block);
        for (place, number) in common.iter().chain(&block).enumerate() {
            assert!(number.abs() < 10.0, "number {place} is {number}: {state:?}");
        }
    });
}

/// Looks at every seat in every state of some random games for two, three and four players.
fn in_random_games(look: impl Fn(&VividMemories, &State, Seat)) {
    let game = VividMemories::standard();
    for players in 2..=4 {
        let options = game.options(&Request::players(players)).expect("a table");
        for seed in 0..6 {
            let mut dice = QuickDice::new(seed);
            let mut state = game.setup(&options, &mut dice);
            loop {
                state.seats().for_each(|seat| look(&game, &state, seat));
                let Some(seat) = game.to_act(&state).iter().next() else {
                    break;
                };
                let legal = game.legal(&state, seat);
                let id = legal
                    .nth(dice.below(legal.len() as u32) as usize)
                    .expect("a move");
                let _ = game.apply(&mut state, seat, id, &mut dice, &mut ());
            }
        }
    }
}
