//! What a move is told to bring: certain points, and nothing that hangs on luck.

use serde_json::json;

use crate::board::{act, words};
use crate::support::{At, OfDejaVu};

/// The gain of the last bit of blue-2 (star, moon, lightning; worth 2), whose other bits are red, beside these
/// cards in long-term memory.
fn last_bit(bit: &str, long: &str) -> Option<i32> {
    let own = json!({ "hand": ["blue-2"], "long_term": words(long) });
    let mut at = act(&format!("red-star red-moon {bit}"), own);
    assert_eq!(at.gain("build blue-2"), Some(0));
    at.moves("build blue-2; lay red-star");
    assert_eq!(at.gain("lay red-moon"), Some(0), "it is not complete yet");
    at.moves("lay red-moon");
    at.gain(&format!("lay {bit}"))
}

/// F38, F51: a card scores when its last bit is laid: its value, and a token for each bit of its colour or white.
#[test]
fn the_last_bit_completes_a_card() {
    assert_eq!(last_bit("red-lightning", ""), Some(2));
    assert_eq!(last_bit("blue-lightning", ""), Some(2 + 1));
    assert_eq!(last_bit("white-lightning", ""), Some(2 + 1));
}

/// F52, F53: with it come its links, and the cards that count it.
#[test]
fn a_card_brings_links_and_is_counted() {
    assert_eq!(last_bit("red-lightning", "blue-1"), Some(2 + 2));
    assert_eq!(last_bit("red-lightning", "blue-1 blue-3"), Some(2 + 4));
    // Blue 7 scores 1 alone, and 3 for two blue cards.
    assert_eq!(last_bit("red-lightning", "blue-7"), Some(2 + 2));
}

/// The gain of planting a flower on T1, where the fragment rose-1 lies, with these cards and fragments.
fn planted(long: &str, fragments: &str) -> Option<i32> {
    let own = json!({
        "circle": true, "long_term": words(long), "fragments": words(fragments),
    });
    At::two(json!({ "bits": { "T11": "red-sun" }, "seats": [own] })).gain("plant")
}

/// F22, F55: a fragment scores through public cards only.
#[test]
fn a_fragment_scores_where_a_card_counts_it() {
    assert_eq!(planted("", ""), Some(0));
    assert_eq!(planted("white-5", ""), Some(2));
    assert_eq!(planted("white-1", "rose-2"), Some(5));
    assert_eq!(planted("white-2", "amber-2"), Some(0));
    assert_eq!(planted("white-4", "amber-1 teal-1"), Some(18));
}

/// F48: cards are drawn by chance: the end of a turn brings nothing certain.
#[test]
fn luck_is_not_certain() {
    let own = json!({ "circle": true });
    let mut at = At::two(json!({ "bits": { "T11": "red-sun" }, "seats": [own] }));
    at.moves("plant; sow T11");
    assert_eq!(at.gain("drop red-sun on T12"), Some(0));
    at.moves("drop red-sun on T12; done; done");
    assert_eq!(at.gain("done"), None);
}
