//! Rewires against an exhaustive search, on random boards.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use table::{Chance, QuickDice};

use crate::plain::{Hexes, Print, pick, pool, read_hexes, sorted};
use crate::support::{At, HEXES, changed, line};

/// A fragment that goes one hex further: whether outwards, the colour, the neighbour.
type Shift = (bool, String, String);

fn name((out, colour, hex): &Shift) -> String {
    let way = if *out { "out to" } else { "in from" };
    format!("{colour} {way} {hex}")
}

/// What one step makes of a board; nothing if it is not possible.
fn after(hexes: &Hexes, centre: &str, (out, colour, near): &Shift) -> Option<Hexes> {
    let (from, to) = if *out {
        (centre, near.as_str())
    } else {
        (near.as_str(), centre)
    };
    let mut hexes = hexes.clone();
    let there = hexes.get_mut(from)?;
    let place = there.iter().position(|fragment| fragment == colour)?;
    there.remove(place);
    if there.is_empty() {
        hexes.remove(from);
    }
    let target = hexes.entry(to.to_owned()).or_default();
    target.push(colour.clone());
    target.sort();
    (target.len() <= 3).then_some(hexes)
}

/// V25, V26: the steps around a hex, outwards or inwards.
fn steps(print: &Print, hexes: &Hexes, centre: &str, out: bool) -> Vec<(Shift, Hexes)> {
    let mut found = Vec::new();
    for near in print.near(centre) {
        let from = if out { centre } else { near.as_str() };
        let colours: BTreeSet<String> = hexes.get(from).into_iter().flatten().cloned().collect();
        for colour in colours {
            let step = (out, colour, near.clone());
            if let Some(after) = after(hexes, centre, &step) {
                found.push((step, after));
            }
        }
    }
    found
}

fn has_room(hexes: &Hexes) -> bool {
    HEXES.iter().any(|hex| !hexes.contains_key(*hex))
}

/// Whether these steps, and more the same way (no fragment twice, three at the most), can leave a
/// hex empty.
fn can_finish(print: &Print, hexes: &Hexes, centre: &str, out: bool, left: usize) -> bool {
    has_room(hexes)
        || left > 0
            && steps(print, hexes, centre, out)
                .iter()
                .any(|(_, after)| can_finish(print, after, centre, out, left - 1))
}

/// The steps that a rewire offers around a hex, after this many in this way.
fn good_steps(
    print: &Print,
    hexes: &Hexes,
    centre: &str,
    way: Option<bool>,
    made: usize,
    forced: bool,
) -> BTreeSet<String> {
    let mut good = BTreeSet::new();
    for out in [true, false] {
        if way.is_some_and(|way| way != out) || made >= 3 {
            continue;
        }
        for (step, after) in steps(print, hexes, centre, out) {
            if !forced || can_finish(print, &after, centre, out, 2 - made) {
                good.insert(name(&step));
            }
        }
    }
    good
}

/// A board without an empty hex, with few holes.
fn crammed(dice: &mut QuickDice) -> Hexes {
    let mut pool = pool(dice);
    let holes = 2 + dice.below(8);
    let hexes = HEXES.iter().map(|hex| {
        let number = if dice.below(19) < holes {
            1 + dice.below(2)
        } else {
            3
        };
        let there: Vec<String> = (0..number).filter_map(|_| pool.pop()).collect();
        ((*hex).to_owned(), sorted(&there))
    });
    hexes.collect()
}

fn position(hexes: &Hexes, stage: &Value) -> At {
    At::position(&changed(json!({
        "bag": {}, "line": line("M01 red"),
        "seats": [{ "hexes": hexes, "stage": stage }],
    })))
}

fn seat_hexes(at: &At) -> Hexes {
    let hexes = read_hexes(&at.part("/seats/0")).into_iter();
    hexes.map(|(hex, there)| (hex, sorted(&there))).collect()
}

fn legal(at: &At) -> BTreeSet<String> {
    at.legal().into_iter().collect()
}

/// Plays a rewire at random, comparing every offer with the search. A rewire ends by itself where
/// nothing more can move.
fn walk(print: &Print, at: &mut At, centre: &str, forced: bool, dice: &mut QuickDice) {
    at.moves(&format!("rewire {centre}"));
    let (mut way, mut made) = (None, 0);
    loop {
        let hexes = seat_hexes(at);
        let good = good_steps(print, &hexes, centre, way, made, forced);
        let mut expected = good.clone();
        if good.is_empty() {
            assert_eq!(legal(at), BTreeSet::from(["end turn".to_owned()]));
            assert!(!forced || has_room(&hexes));
            return;
        }
        if made > 0 && (!forced || has_room(&hexes)) {
            expected.insert("done".to_owned());
        }
        assert_eq!(legal(at), expected, "{centre} after {made}: {hexes:?}");
        let all: Vec<String> = expected.into_iter().collect();
        let choice = pick(&all, dice);
        at.moves(choice);
        if choice == "done" {
            at.only("end turn");
            assert!(!forced || has_room(&seat_hexes(at)));
            return;
        }
        way = Some(choice.contains(" out to "));
        made += 1;
    }
}

/// V27, V28: without an empty hex a rewire, and each step of it, is offered exactly when some way to
/// finish leaves a hex empty; if there is none at all, any rewire or none.
#[test]
fn forced_rewires_agree_with_an_exhaustive_search() {
    let print = Print::new();
    let mut dice = QuickDice::new(27);
    let mut met = [0, 0];
    for _ in 0..250 {
        let hexes = crammed(&mut dice);
        let mut at = position(&hexes, &json!("must-rewire"));
        let around = |forced: bool| -> BTreeSet<String> {
            let some = |hex: &str| !good_steps(&print, &hexes, hex, None, 0, forced).is_empty();
            let fit = HEXES.iter().copied().filter(|hex| some(hex));
            fit.map(|hex| format!("rewire {hex}")).collect()
        };
        let forced = !around(true).is_empty();
        let mut expected = around(forced);
        if !forced {
            expected.insert("end turn".to_owned());
        }
        assert_eq!(legal(&at), expected, "{hexes:?}");
        met[usize::from(forced)] += 1;
        let centres: Vec<String> = around(forced).into_iter().collect();
        if centres.is_empty() {
            continue;
        }
        let centre = pick(&centres, &mut dice).replace("rewire ", "");
        walk(&print, &mut at, &centre, forced, &mut dice);
    }
    assert!(met[0] > 20 && met[1] > 100, "{met:?}");
}

/// V25, V26: all boards that a rewire around a hex can lead to, by its definition: some of the
/// hex's own fragments, each to some neighbour; or up to three of the neighbours' fragments.
fn results(print: &Print, hexes: &Hexes, centre: &str) -> BTreeSet<Hexes> {
    let near = print.near(centre);
    let mut found = BTreeSet::new();
    let own = hexes.get(centre).cloned().unwrap_or_default();
    // Each own fragment stays (0) or goes to a neighbour (1 and up).
    let ways = near.len() + 1;
    for code in 1..ways.pow(own.len() as u32) {
        let mut board = hexes.clone();
        board.remove(centre);
        let mut rest = code;
        for colour in &own {
            let to = match rest % ways {
                0 => centre,
                place => near[place - 1].as_str(),
            };
            board.entry(to.to_owned()).or_default().push(colour.clone());
            rest /= ways;
        }
        found.insert(board);
    }
    let others: Vec<(&String, String)> = near
        .iter()
        .flat_map(|hex| {
            hexes
                .get(hex)
                .into_iter()
                .flatten()
                .map(move |there| (hex, there.clone()))
        })
        .collect();
    for one in 0..others.len() {
        for two in one..others.len() {
            for three in two..others.len() {
                let chosen = BTreeSet::from([one, two, three]);
                let mut board = hexes.clone();
                for place in chosen {
                    let (hex, colour) = &others[place];
                    let there = board.get_mut(*hex).expect("it holds something");
                    let at = there.iter().position(|other| other == colour);
                    there.remove(at.expect("it is there"));
                    board
                        .entry(centre.to_owned())
                        .or_default()
                        .push(colour.clone());
                }
                found.insert(board);
            }
        }
    }
    let boards = found
        .into_iter()
        .filter(|board| board.values().all(|there| there.len() <= 3));
    let boards = boards.map(|board| {
        let held = board.into_iter().filter(|(_, there)| !there.is_empty());
        held.map(|(hex, there)| (hex, sorted(&there))).collect()
    });
    boards.collect()
}

/// All boards that the engine's steps lead to.
fn reached(at: &At, found: &mut BTreeSet<Hexes>, met: &mut BTreeSet<(String, Hexes)>) {
    if at.offers("done") || at.offers("end turn") {
        found.insert(seat_hexes(at));
    }
    for step in at
        .legal()
        .into_iter()
        .filter(|text| *text != "done" && *text != "end turn")
    {
        let mut next = At {
            game: at.game.clone(),
            state: at.state,
            events: Vec::new(),
            finality: at.finality,
        };
        next.moves(&step);
        if met.insert((next.part("/seats/0/stage").to_string(), seat_hexes(&next))) {
            reached(&next, found, met);
        }
    }
}

/// V25, V26: the steps of an optional rewire lead to exactly the boards that its definition allows,
/// and no others.
#[test]
fn rewires_lead_to_what_the_definition_allows() {
    let print = Print::new();
    let mut dice = QuickDice::new(25);
    let mut met = 0;
    for _ in 0..120 {
        let mut pool = pool(&mut dice);
        let most = 2 + dice.below(3);
        let mut hexes = Hexes::new();
        for hex in HEXES {
            let number = dice.below(most).min(3);
            let there: Vec<String> = (0..number).filter_map(|_| pool.pop()).collect();
            if !there.is_empty() {
                hexes.insert(hex.to_owned(), sorted(&there));
            }
        }
        let centre = *pick(&["A1", "A2", "B4", "C3", "D2", "E3"], &mut dice);
        let expected = results(&print, &hexes, centre);
        let mut at = position(&hexes, &json!({ "after-take": { "rewire": true } }));
        if expected.is_empty() {
            assert!(!at.offers(&format!("rewire {centre}")));
            continue;
        }
        at.moves(&format!("rewire {centre}"));
        let mut found = BTreeSet::new();
        reached(&at, &mut found, &mut BTreeSet::new());
        met += found.len();
        assert_eq!(found, expected, "{centre} {hexes:?}");
    }
    assert!(met > 2000, "{met}");
}

/// V24-V26: optional rewires offer at every step what the plain steps allow.
#[test]
fn optional_rewires_agree_step_by_step() {
    let print = Print::new();
    let mut dice = QuickDice::new(24);
    for _ in 0..200 {
        let hexes = crammed(&mut dice);
        let mut at = position(&hexes, &json!({ "after-take": { "rewire": true } }));
        let centres = at
            .legal()
            .into_iter()
            .filter_map(|text| text.strip_prefix("rewire ").map(str::to_owned));
        let centres: Vec<String> = centres.collect();
        let expected = HEXES
            .iter()
            .filter(|hex| !good_steps(&print, &hexes, hex, None, 0, false).is_empty());
        assert_eq!(centres, expected.copied().collect::<Vec<_>>());
        if !centres.is_empty() {
            let centre = pick(&centres, &mut dice).clone();
            walk(&print, &mut at, &centre, false, &mut dice);
        }
    }
}
