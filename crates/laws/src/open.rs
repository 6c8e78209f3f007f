//! Who sees everything sees everything but the luck to come, and nobody does while a game is played.

use serde_json::Value;
use table::{Match, Observer, QuickDice, Text};

/// The open view holds all that anybody around the table sees, and leaves nothing to guess: one position
/// alone fits it, the real one.
pub(crate) fn check<G: Text>(game: &G, state: &G::State, luck: &mut QuickDice, at: &str) {
    let open = game.view(state, Observer::AllSeeing);
    let sample = game.sample(&open, &G::Memory::default(), luck);
    assert_eq!(
        sample, *state,
        "{at}: something is hidden from all-seeing eyes"
    );
    let document = game.view_document(&open);
    for observer in Observer::all(game.players(state)) {
        let seen = game.view_document(&game.view(state, observer));
        if let Some(place) = missing(&seen, &document) {
            panic!("{at}: {observer:?} sees {place}, the open view does not: {document}");
        }
    }
}

/// Nothing of what happens is taken away for all-seeing eyes.
pub(crate) fn check_events<G: Text>(game: &G, events: &[G::Event], at: &str) {
    for event in events {
        let seen = game.redact(event, Observer::AllSeeing);
        assert_eq!(
            seen, *event,
            "{at}: an event is redacted for all-seeing eyes"
        );
    }
}

/// As long as a game is played, whoever asks to see everything is a spectator.
pub(crate) fn check_match<G: Text>(played: &Match<G>, at: &str) {
    let open = played.game().is_over(played.state());
    let expected = if open {
        Observer::AllSeeing
    } else {
        Observer::Spectator
    };
    assert_eq!(played.eyes(Observer::AllSeeing), expected, "{at}");
    let horizon = played.horizon(Observer::AllSeeing);
    assert_eq!(horizon, played.horizon(expected), "{at}");
}

/// The place of something that one document has and another lacks. A list that is empty in the first may
/// be longer in the second: that is how some games write what is hidden. Whose eyes a view is for differs.
fn missing(seen: &Value, open: &Value) -> Option<String> {
    let within = |place: String| move |deeper: String| format!("{place}.{deeper}");
    match (seen, open) {
        (Value::Object(seen), Value::Object(open)) => {
            let mut entries = seen.iter().filter(|(key, _)| *key != "observer");
            entries.find_map(|(key, value)| match open.get(key) {
                Some(there) => missing(value, there).map(within(key.clone())),
                None => Some(key.clone()),
            })
        }
        (Value::Array(seen), Value::Array(_)) if seen.is_empty() => None,
        (Value::Array(seen), Value::Array(open)) if seen.len() == open.len() => {
            let mut pairs = seen.iter().zip(open).enumerate();
            pairs.find_map(|(index, (value, there))| {
                missing(value, there).map(within(index.to_string()))
            })
        }
        _ => (seen != open).then(|| format!("{seen} (not {open})")),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn what_is_missing_is_found_however_deep_it_lies() {
        let seen =
            json!({ "observer": 1, "seats": [{ "hand": ["a"], "score": 3 }, { "chosen": [] }] });
        let whole = json!({ "observer": "all", "seats": [{ "hand": ["a"], "score": 3 }, { "chosen": ["b"] }] });
        assert_eq!(missing(&seen, &whole), None);
        let less = json!({ "seats": [{ "score": 3 }, { "chosen": [] }] });
        assert_eq!(missing(&seen, &less).as_deref(), Some("seats.0.hand"));
        let other = json!({ "seats": [{ "hand": ["b"], "score": 3 }, { "chosen": [] }] });
        assert!(missing(&seen, &other).is_some());
    }
}
