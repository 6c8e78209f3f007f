//! Damaged documents: whatever comes in, nothing panics, and what is accepted can be played.

use std::sync::Arc;

use serde_json::{Value, json};
use table::{Chance, Match, QuickDice, Record, Request, Text};

/// Damages positions of random games in one to three places. Each is refused with a reason, or
/// accepted and then playable to its end. Says how many were accepted.
pub fn positions<G: Text>(game: &Arc<G>, request: &Request, seed: u64, rounds: u32) -> u32 {
    let mut luck = QuickDice::new(seed);
    let options = game
        .options(request)
        .unwrap_or_else(|problems| panic!("{problems}"));
    let mut accepted = 0;
    for round in 0..rounds {
        let state = somewhere(&**game, &options, &mut luck);
        let mut document = game.position(&state);
        for _ in 0..=luck.below(3) {
            damage(&mut document, &mut luck);
        }
        match game.read_position(&document) {
            Err(problems) => assert!(
                problems.iter().all(|problem| !problem.what.is_empty()),
                "seed {seed}, round {round}: a refusal without a reason"
            ),
            Ok(mut state) => {
                accepted += 1;
                let again = game.read_position(&game.position(&state));
                assert_eq!(
                    again.as_ref(),
                    Ok(&state),
                    "seed {seed}, round {round}: {document}"
                );
                table::play_out(&**game, &mut state, &mut luck);
                assert!(game.is_over(&state));
            }
        }
    }
    accepted
}

/// Spoils one text or one number of written positions: that is one mistake, and said as one.
pub fn single_mistakes<G: Text>(game: &G, request: &Request, seed: u64, rounds: u32) {
    let mut luck = QuickDice::new(seed);
    let options = game
        .options(request)
        .unwrap_or_else(|problems| panic!("{problems}"));
    let mut met = 0;
    while met < rounds {
        let state = somewhere(game, &options, &mut luck);
        let mut document = game.position(&state);
        let mut place = luck.below(count(&document)) as usize;
        let Some(target) = nth_mut(&mut document, &mut place) else {
            continue;
        };
        let was = target.clone();
        *target = match target {
            Value::String(_) => json!("zzz"),
            Value::Number(_) => json!(-77),
            _ => continue,
        };
        met += 1;
        let Err(problems) = game.read_position(&document) else {
            panic!("seed {seed}: {was} was spoiled unnoticed: {document}");
        };
        let complaints = problems.iter().count();
        assert_eq!(complaints, 1, "seed {seed}: {was} was spoiled: {problems}");
    }
}

/// A position somewhere in a random game.
fn somewhere<G: Text>(game: &G, options: &G::Options, luck: &mut QuickDice) -> G::State {
    let mut state = game.setup(options, luck);
    for _ in 0..luck.below(150) {
        let mut next = state;
        let Some((seat, id)) = table::choose(game, &state, luck) else {
            break;
        };
        let _ = game.apply(&mut next, seat, id, luck, &mut ());
        state = next;
    }
    state
}

/// Damages a component file in one place or more. It is refused with a reason, or a game can be
/// played with it.
pub fn components<G: Text>(requests: &[Request], seed: u64, rounds: u32) {
    let mut luck = QuickDice::new(seed);
    let whole: Value = serde_json::from_str(G::COMPONENTS).unwrap_or(Value::Null);
    for _ in 0..rounds {
        let mut document = whole.clone();
        for _ in 0..=luck.below(3) {
            damage(&mut document, &mut luck);
        }
        let Ok(game) = G::open(&document.to_string()) else {
            continue;
        };
        for request in requests {
            if let Ok(options) = game.options(request) {
                let mut state = game.setup(&options, &mut luck);
                table::play_out(&game, &mut state, &mut luck);
            }
        }
    }
}

/// Bytes of all kinds as records, components, positions and moves.
pub fn bytes<G: Text>(game: &Arc<G>, request: &Request, seed: u64, rounds: u32) {
    let mut luck = QuickDice::new(seed);
    let mut played =
        Match::new(Arc::clone(game), request, seed).unwrap_or_else(|problems| panic!("{problems}"));
    while let Some((seat, id)) = table::choose(&**game, played.state(), &mut luck) {
        let _ = played.play(seat, id);
    }
    let record = Record::of(&played)
        .map(|record| record.to_string())
        .unwrap_or_default();
    for round in 0..rounds {
        let noise = noise(&mut luck);
        let _ = Record::parse(&noise);
        let _ = G::open(&noise);
        let _ = game.parse_move(&noise);
        if let Ok(value) = serde_json::from_str::<Value>(&noise) {
            let _ = game.read_position(&value);
        }
        let damaged = scratch(&record, &mut luck);
        if let Ok(read) = Record::parse(&damaged) {
            // What is left to accept is the same game in another spelling.
            if let Ok(replayed) = read.replay(game) {
                let again = Record::of(&replayed).map(|record| record.to_string());
                assert_eq!(
                    again.as_ref(),
                    Some(&record),
                    "seed {seed}, round {round}: {damaged}"
                );
            }
        }
        let _ = G::open(&scratch(G::COMPONENTS, &mut luck));
    }
}

/// A text of random characters, more often than not of those that documents use.
fn noise(luck: &mut QuickDice) -> String {
    const COMMON: &[u8] = b"{}[]\",:0123456789-.truefalsn abcdelyg\n#";
    (0..luck.below(80))
        .map(|_| {
            if luck.below(8) == 0 {
                char::from_u32(luck.below(0x11_0000)).unwrap_or('\u{fffd}')
            } else {
                COMMON[luck.below(COMMON.len() as u32) as usize] as char
            }
        })
        .collect()
}

/// The text with one character changed, a stretch cut out, or a stretch doubled.
fn scratch(text: &str, luck: &mut QuickDice) -> String {
    let chars: Vec<char> = text.chars().collect();
    let at = luck.below(chars.len() as u32) as usize;
    let end = (at + 1 + luck.below(40) as usize).min(chars.len());
    let middle: Vec<char> = match luck.below(3) {
        0 => noise(luck).chars().take(1).collect(),
        1 => Vec::new(),
        _ => [&chars[at..end], &chars[at..end]].concat(),
    };
    let tail = if middle.len() <= 1 && luck.below(2) == 0 {
        at + 1
    } else {
        end
    };
    chars[..at]
        .iter()
        .chain(&middle)
        .chain(&chars[tail..])
        .collect()
}

/// Changes one place of a document.
pub fn damage(document: &mut Value, luck: &mut QuickDice) {
    let places = count(document);
    let place = luck.below(places) as usize;
    let other = luck.below(places) as usize;
    let donor = nth(document, &mut other.clone())
        .cloned()
        .unwrap_or(Value::Null);
    let Some(target) = nth_mut(document, &mut place.clone()) else {
        return;
    };
    match (luck.below(6), &mut *target) {
        (0, _) => *target = donor,
        (1, Value::Array(items)) if !items.is_empty() => {
            let item = luck.below(items.len() as u32) as usize;
            items.remove(item);
        }
        (2, Value::Array(items)) if !items.is_empty() => {
            let item = luck.below(items.len() as u32) as usize;
            items.push(items[item].clone());
        }
        (1, Value::Object(members)) if !members.is_empty() => {
            let member = luck.below(members.len() as u32) as usize;
            if let Some(key) = members.keys().nth(member).cloned() {
                members.remove(&key);
            }
        }
        (_, Value::Number(number)) => {
            let number = number.as_i64().unwrap_or(0);
            let changed = match luck.below(5) {
                0 => number.saturating_add(1),
                1 => number.saturating_sub(1),
                2 => number.saturating_neg(),
                3 => i64::from(luck.below(300)),
                _ => i64::MAX,
            };
            *target = json!(changed);
        }
        (_, Value::Bool(flag)) => *flag = !*flag,
        (3, _) => *target = Value::Null,
        (_, Value::String(_)) => *target = donor,
        _ => {}
    }
}

fn count(value: &Value) -> u32 {
    1 + match value {
        Value::Array(items) => items.iter().map(count).sum(),
        Value::Object(members) => members.values().map(count).sum(),
        _ => 0,
    }
}

/// The `left`th place of a document, counted through its depth.
fn nth<'a>(value: &'a Value, left: &mut usize) -> Option<&'a Value> {
    if *left == 0 {
        return Some(value);
    }
    *left -= 1;
    match value {
        Value::Array(items) => items.iter().find_map(|item| nth(item, left)),
        Value::Object(members) => members.values().find_map(|member| nth(member, left)),
        _ => None,
    }
}

fn nth_mut<'a>(value: &'a mut Value, left: &mut usize) -> Option<&'a mut Value> {
    if *left == 0 {
        return Some(value);
    }
    *left -= 1;
    match value {
        Value::Array(items) => items.iter_mut().find_map(|item| nth_mut(item, left)),
        Value::Object(members) => members
            .values_mut()
            .find_map(|member| nth_mut(member, left)),
        _ => None,
    }
}
