//! Positions in the middle of the draft.

use serde_json::json;

use crate::support::{draft, merge, piles, problems};

/// M105, M14: in a draft those who had their pick have one card more, and no letter is there more
/// than twice.
#[test]
fn a_draft_out_of_order_is_refused() {
    assert_eq!(problems(draft(1, "", "", "A, B, C")), "");
    assert_eq!(problems(draft(2, "D", "", "A, B, C")), "");
    assert_eq!(problems(draft(1, "D, E", "D, F", "A, B, C")), "");
    for changes in [
        draft(1, "D", "", "A, B, C"),
        draft(2, "", "D", "A, B, C"),
        draft(2, "D, E", "", "A, B, C"),
        draft(1, "D, E, F", "D, E, F", "A, B, C"),
    ] {
        assert!(problems(changes.clone()).contains("draft"), "{changes}");
    }
    assert!(
        problems(draft(2, "D used", "", "A, B, C")).contains("draft: no landscape can be used")
    );
    assert!(problems(draft(1, "", "", "A, A, A")).contains("draft.open: there are more A cards"));
    assert!(problems(draft(1, "", "", "A, B, C, D")).contains("draft.open: more cards lie open"));
    assert!(problems(draft(1, "", "", "A, B, X")).contains("draft.open: \"X\""));
}

/// M105, M14: the draft is there exactly while landscapes are drafted, and its stack is the rest.
#[test]
fn a_draft_at_the_wrong_time_is_refused() {
    let none = json!({ "turn": { "stage": "draft" }, "seats": [{ "landscapes": [] }, { "landscapes": [] }] });
    assert!(problems(none).contains("draft: it is there exactly while"));
    let late = json!({ "draft": { "open": ["A", "B", "C"] } });
    assert!(problems(late).contains("draft: it is there exactly while"));
    let mut stack = draft(1, "", "", "A, B, C");
    stack["draft"]["stack"] = json!(["D"]);
    assert!(problems(stack).contains("draft.stack"));
}

/// M105, M14: three landscapes lie open in a draft: 28 never run out.
#[test]
fn a_draft_with_two_open_landscapes_is_refused() {
    assert!(problems(draft(1, "", "", "A, B")).contains("draft"));
}

/// M105, M14: while landscapes are drafted nothing has been played: six cards in each hand, no pile,
/// no token taken, nothing discarded.
#[test]
fn a_draft_in_the_middle_of_a_game_is_refused() {
    for seat in [
        json!({ "piles": piles("orange 0-left") }),
        json!({ "hand": [] }),
        json!({ "acorns": 9 }),
    ] {
        let mut changes = draft(1, "", "", "A, B, C");
        merge(&mut changes, json!({ "seats": [seat] }));
        assert_ne!(problems(changes), "", "{seat}");
    }
    let mut changes = draft(1, "", "", "A, B, C");
    changes["discard"] = json!(["orange-3"]);
    assert_ne!(problems(changes), "", "a discard before the first turn");
}
