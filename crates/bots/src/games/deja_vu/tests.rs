//! What bots look at, checked against plain counting and positions worked out by hand.

use std::collections::BTreeSet;

use deja_vu::{Bit, Card, DejaVu, Fragment, Heap, Move, Stage, State, Tile};
use serde_json::{Value, json};
use table::{Chance, Documents, Game, GameBox, QuickDice, Request, Seat};

use super::desk::{Desk, missing};
use super::goal::Place;
use super::outlook::Outlook;
use super::sowing::{Ends, harvest};
use crate::features::Numbers;
use crate::judged::Judged;
use crate::net::MAX_BLOCK;

const ONE: Seat = Seat::new(0);

fn words(text: &str) -> Value {
    text.split_whitespace().map(Value::from).collect()
}

/// Two players on three rows of five tiles, seat 1 to move; all bits that are named nowhere lie on
/// T15, too many to be sown.
fn position(changes: Value) -> (DejaVu, State) {
    let game = DejaVu::standard();
    let mut document = json!({ "game": "deja-vu", "players": 2, "turn": 1, "seats": [{}, {}] });
    let mut tiles: Vec<Value> = Fragment::all()
        .enumerate()
        .map(|(n, fragment)| json!({ "at": [n % 5, n / 5], "fragment": fragment.name() }))
        .collect();
    let mut rest: Vec<String> = Heap::ALL.iter().map(Bit::name).collect();
    let mut used = |text: &str| {
        for name in text.split(|c: char| !c.is_alphanumeric() && c != '-') {
            if let Some(place) = rest.iter().position(|other| other == name) {
                rest.swap_remove(place);
            }
        }
    };
    let Value::Object(changes) = changes else {
        panic!("changes are an object");
    };
    for (key, value) in changes {
        used(&value.to_string());
        if let Some(number) = key.strip_prefix('T') {
            let tile: usize = number.parse().expect("a tile");
            tiles[tile - 1]["bits"] = value;
        } else {
            document[key] = value;
        }
    }
    tiles[14]["bits"] = json!(rest);
    document["map"] = json!(tiles);
    let state = game.read_position(&document);
    let state = state.unwrap_or_else(|problems| panic!("{problems}"));
    (game, state)
}

fn play_at_random(request: &Request, seed: u64, mut look: impl FnMut(&DejaVu, &State)) {
    let game = DejaVu::standard();
    let options = game.options(request).expect("options");
    let mut dice = QuickDice::new(seed);
    let mut state = game.setup(&options, &mut dice);
    while let Some(seat) = game.to_act(&state).iter().next() {
        look(&game, &state);
        let legal = game.legal(&state, seat);
        let id = legal
            .nth(dice.below(legal.len() as u32) as usize)
            .expect("a move");
        let _ = game.apply(&mut state, seat, id, &mut dice, &mut ());
    }
    look(&game, &state);
}

/// Every position of whole games can be described, and the numbers lie near one.
#[test]
fn every_position_can_be_described() {
    for (players, options) in [
        (2, ""),
        (2, "map"),
        (3, ""),
        (4, ""),
        (3, "speed"),
        (4, "speed"),
    ] {
        let request = Request::players(players);
        let request = match options {
            "map" => request.with("map", "build"),
            "speed" => request.with("speed", "yes"),
            _ => request,
        };
        play_at_random(&request, 7, |game, state| {
            let mut out = [0.0; MAX_BLOCK];
            Numbers::of_table(game, state, &mut out[..DejaVu::COMMON]);
            assert!(out.iter().all(|number| number.is_finite()));
            for seat in state.seats() {
                let mut out = [0.0; MAX_BLOCK];
                Numbers::of_seat(game, state, seat, &mut out[..DejaVu::BLOCK]);
                let wild = out
                    .iter()
                    .position(|number| !(-5.0..=15.0).contains(number));
                assert_eq!(wild, None, "{out:?} in {:?}", state.stage());
                let _ = game.promise(state, seat);
            }
        });
    }
}

/// The ends of all sowings from here, by trying every legal move.
fn plain_ends(game: &DejaVu, state: &State, found: &mut BTreeSet<(Tile, Bit)>) {
    let seat = state.turn();
    for id in game.legal(state, seat).iter() {
        let mut after = *state;
        let decision = Move::from_id(id);
        if !matches!(decision, Some(Move::Sow(_) | Move::Drop(..))) {
            continue;
        }
        let _ = game.apply(&mut after, seat, id, &mut QuickDice::new(0), &mut ());
        if let Stage::Sow { .. } = after.stage() {
            plain_ends(game, &after, found);
        } else if let Some(Move::Drop(tile, bit)) = decision {
            found.insert((tile, bit));
            let mut expected = harvest(state.map(), tile, bit);
            if !matches!(after.stage(), Stage::Claim { .. }) {
                expected.add_all(state.player(seat).chests());
            }
            assert_eq!(after.pool(), expected);
        }
    }
}

/// What a sowing can still reach is what trying every way finds, on random maps.
#[test]
fn ends_are_those_of_plain_search() {
    let (mut sowing, mut beginning) = (0, 0);
    for seed in 0..6 {
        let mut turn = 0;
        play_at_random(&Request::players(2), seed, |game, state| {
            let longest = match state.stage() {
                Stage::Begin => {
                    turn += 1;
                    let map = state.map();
                    let bits = map.tiles().map(|tile| map.bits(tile).len());
                    if turn % 12 == 1 {
                        bits.max().unwrap_or(0)
                    } else {
                        9
                    }
                }
                Stage::Sow { bits, .. } => bits.len(),
                _ => 9,
            };
            if longest > 4 {
                return;
            }
            match state.stage() {
                Stage::Begin => beginning += 1,
                _ => sowing += 1,
            }
            let mut plain = BTreeSet::new();
            plain_ends(game, state, &mut plain);
            let quick: BTreeSet<(Tile, Bit)> = Ends::of(state).iter().collect();
            assert_eq!(quick, plain, "{:?}", state.stage());
        });
    }
    assert!(sowing > 100 && beginning > 3, "{sowing}, {beginning}");
}

/// Whether a heap completes a card is what the rules say, for random heaps.
#[test]
fn missing_slots_are_what_the_rules_say() {
    let mut dice = QuickDice::new(3);
    let hand = words("blue-2 blue-3 red-3");
    let (game, state) = position(json!({ "seats": [{ "hand": hand }, {}] }));
    let desk = Desk::new(&game, &state, ONE);
    assert_eq!(
        desk.goals()
            .filter(|goal| goal.place == Place::Hand)
            .count(),
        3
    );
    assert_eq!(
        desk.goals()
            .filter(|goal| goal.place == Place::Public)
            .count(),
        12
    );
    for _ in 0..300 {
        let mut all = Heap::ALL;
        let count = dice.below(9);
        let heap: Heap = (0..count).filter_map(|_| all.draw(&mut dice)).collect();
        for goal in desk.goals() {
            let fills = game.design(goal.card).can_fill(0, heap);
            assert_eq!(missing(goal, heap) == 0, fills, "{heap:?}");
            assert!(desk.prefix(goal, heap) + missing(goal, heap) as usize <= goal.slots);
        }
    }
}

/// Blue-2 asks for a star, a moon and a lightning: with two blue ones it brings two tokens, and two
/// points of its own. The fourth bit fits nothing and can be saved.
#[test]
fn a_card_that_can_be_completed() {
    let (game, state) = position(json!({
        "stage": "act", "pool": words("blue-star blue-moon red-lightning green-moon"),
        "seats": [{ "hand": ["blue-2"] }, {}],
    }));
    let desk = Desk::new(&game, &state, ONE);
    let goal = desk
        .goals()
        .find(|goal| goal.place == Place::Hand)
        .expect("a goal");
    assert_eq!(
        (goal.card, goal.gain),
        (Card::from_name("blue-2").unwrap(), 2)
    );
    let best = Outlook::new(&game, &state, ONE, &desk).best;
    assert_eq!((best.done, best.public, best.tokens), (1, 0, 2));
    assert_eq!((best.laid, best.left), (0, 1));
}

/// Slots are covered from the top: without a star nothing can be laid on blue-2, however well the
/// rest fits; with one, two slots can.
#[test]
fn slots_are_covered_from_the_top() {
    let at = |pool: &str| {
        let seats = json!([{ "hand": ["blue-2"] }, {}]);
        let (game, state) =
            position(json!({ "stage": "act", "pool": words(pool), "seats": seats }));
        let desk = Desk::new(&game, &state, ONE);
        Outlook::new(&game, &state, ONE, &desk).best
    };
    let none = at("blue-moon blue-lightning");
    assert_eq!((none.done, none.laid, none.left), (0, 0, 1));
    let two = at("blue-star blue-moon");
    assert_eq!((two.done, two.laid, two.left), (0, 2, 0));
}

/// Short-term memory holds one card. While red-1 lies there half built, blue-2 can't be begun; once
/// red-1 is complete its place is free.
#[test]
fn room_in_short_term_memory() {
    let at = |pool: &str| {
        let short = json!({ "red-1": words("red-lightning red-moon blue-star white-lightning") });
        let seats = json!([{ "hand": ["blue-2"], "short_term": short }, {}]);
        let (game, state) =
            position(json!({ "stage": "act", "pool": words(pool), "seats": seats }));
        let desk = Desk::new(&game, &state, ONE);
        assert!(!desk.room);
        Outlook::new(&game, &state, ONE, &desk).best
    };
    let closed = at("green-star");
    assert_eq!((closed.done, closed.laid, closed.left), (0, 0, 1));
    // A raindrop completes red-1: three of its bits were red or white, and so is this one.
    let open = at("red-raindrop green-star");
    assert_eq!((open.done, open.tokens, open.laid), (1, 4, 1));
}

/// From T1 the two bits go over T2 or T6. The red one may fall last on T3, where two red ones lie
/// that complete red-2 with it.
#[test]
fn the_best_end_of_a_sowing() {
    let (game, state) = position(json!({
        "T1": words("white-sun red-lightning"), "T3": words("red-raindrop red-sun green-moon"),
        "seats": [{ "hand": ["red-2"] }, {}],
    }));
    let desk = Desk::new(&game, &state, ONE);
    let outlook = Outlook::new(&game, &state, ONE, &desk);
    assert_eq!(outlook.bits.len(), 3);
    assert_eq!((outlook.best.done, outlook.best.tokens), (1, 3));
    // The other seat has nothing to expect from a turn that is not its own.
    let two = Seat::new(1);
    let other = Outlook::new(&game, &state, two, &Desk::new(&game, &state, two));
    assert_eq!((other.bits.len(), other.best.done), (0, 0));
}

/// More points are more strength: the first number grows with what was scored.
#[test]
fn strength_comes_first() {
    let strength = |tokens: u32| {
        let (game, state) = position(json!({ "seats": [{ "tokens": tokens }, {}] }));
        let mut out = [0.0; MAX_BLOCK];
        Numbers::of_seat(&game, &state, ONE, &mut out[..DejaVu::BLOCK]);
        out[0]
    };
    assert!(strength(12) > strength(3));
}
