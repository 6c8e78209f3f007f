//! The best use of fragments.

use deja_vu::{DejaVu, Fragment, FragmentColour};
use serde_json::json;
use table::{Chance, Dice, Documents, Seat};

use crate::board::{board, words};

/// What the engine finds for these cards and fragments.
fn found(game: &DejaVu, cards: &[usize], fragments: &[Fragment]) -> i32 {
    let long: Vec<String> = cards.iter().map(|card| format!("white-{card}")).collect();
    let names: Vec<String> = fragments.iter().map(|one| one.name()).collect();
    let seat = json!({ "long_term": long, "fragments": names });
    let state = game.read_position(&board(json!({ "stage": "discard", "seats": [seat] })));
    let state = state.unwrap_or_else(|problems| panic!("{problems}"));
    game.score(state.player(Seat::new(0))).fragments
}

/// What one card scores for the fragments given to it, counted as the booklet says it.
fn worth(card: usize, given: &[Fragment]) -> i32 {
    let has = |colour: usize, pip: usize| {
        let colour = FragmentColour::ALL[colour];
        let wanted = |one: &Fragment| one.colour() == colour && one.pips() == pip % 5 + 1;
        given.iter().any(wanted)
    };
    match card {
        1..=3 => {
            let run = |start: usize| {
                (0..5)
                    .take_while(|step| has(card - 1, start + step))
                    .count()
            };
            5 * (0..5).map(run).max().unwrap_or(0) as i32
        }
        4 => {
            18 * (0..5)
                .filter(|&pip| (0..3).all(|colour| has(colour, pip)))
                .count() as i32
        }
        5 => 2 * given.len() as i32,
        _ => 0,
    }
}

/// The best of all ways to give each fragment to one of the cards or to none.
fn brute_force(cards: &[usize], fragments: &[Fragment]) -> i32 {
    let all = 1usize << fragments.len();
    let of = |set: usize| -> Vec<Fragment> {
        let inside = fragments
            .iter()
            .enumerate()
            .filter(|(n, _)| set >> n & 1 != 0);
        inside.map(|(_, &fragment)| fragment).collect()
    };
    let mut best = vec![0; all];
    for &card in cards {
        let worth: Vec<i32> = (0..all).map(|set| worth(card, &of(set))).collect();
        best = (0..all)
            .map(|set| {
                // Every part of the set for this card, the rest for the cards before.
                let mut most = best[set];
                let mut part = set;
                while part != 0 {
                    most = most.max(worth[part] + best[set & !part]);
                    part = (part - 1) & set;
                }
                most
            })
            .collect();
    }
    best[all - 1]
}

/// A number of fragments at random.
fn draw(count: usize, dice: &mut Dice) -> Vec<Fragment> {
    let mut all: Vec<Fragment> = Fragment::all().collect();
    let mut drawn: Vec<Fragment> = (0..count)
        .map(|_| all.swap_remove(dice.below(all.len() as u32) as usize))
        .collect();
    drawn.sort_unstable();
    drawn
}

fn compare(tries: usize, sizes: std::ops::Range<u32>, seed: u64) {
    let (game, mut dice) = (DejaVu::standard(), Dice::new(seed));
    for _ in 0..tries {
        let chosen = dice.below(32);
        let cards: Vec<usize> = (1..=5)
            .filter(|card| chosen >> (card - 1) & 1 != 0)
            .collect();
        let size = sizes.start + dice.below(sizes.end - sizes.start);
        let fragments = draw(size as usize, &mut dice);
        let names: Vec<String> = fragments.iter().map(|one| one.name()).collect();
        assert_eq!(
            found(&game, &cards, &fragments),
            brute_force(&cards, &fragments),
            "white {cards:?} with {names:?}"
        );
    }
}

/// F56: the engine finds what trying everything finds, for few fragments.
#[test]
fn few_fragments_against_brute_force() {
    compare(400, 0..8, 1);
}

/// F56: and for many.
#[test]
fn many_fragments_against_brute_force() {
    compare(30, 8..12, 2);
}

/// F56: every set of cards with all fragments of two colours, and some of the third.
#[test]
fn all_sets_of_cards_against_brute_force() {
    let game = DejaVu::standard();
    let fragments = [0, 1, 2, 4, 5, 6, 8, 9, 10, 13].map(Fragment::from_index);
    for chosen in 0..32 {
        let cards: Vec<usize> = (1..=5)
            .filter(|card| chosen >> (card - 1) & 1 != 0)
            .collect();
        assert_eq!(
            found(&game, &cards, &fragments),
            brute_force(&cards, &fragments),
            "white {cards:?}"
        );
    }
}

/// F56: made by hand: a fragment counts on one card only, and the best choice is found.
#[test]
fn by_hand() {
    let game = DejaVu::standard();
    for (cards, fragments, points) in [
        // One for the run, the other at 2.
        (&[1, 5][..], "rose-1 rose-3", 5 + 2),
        // All in the run: a fragment given to it scores nothing elsewhere.
        (&[1, 5], "rose-1 rose-2 rose-3", 15),
        // The set breaks the run, and pays more: 18 and one of rose.
        (&[1, 4], "rose-1 rose-2 rose-3 amber-2 teal-2", 18 + 5),
        // The set would break two runs of three, and pays less.
        (
            &[1, 2, 4],
            "rose-1 rose-2 rose-3 amber-1 amber-2 amber-3 teal-2",
            15 + 15,
        ),
        // One set; two of a second one are none.
        (&[4], "rose-1 amber-1 teal-1 rose-2 amber-2", 18),
        (&[4, 5], "rose-1 amber-1 teal-1 rose-2 amber-2", 18 + 4),
        // No card for sets: three alike still count one by one.
        (&[5], "rose-1 amber-1 teal-1", 6),
        (&[1], "rose-1 amber-1 teal-1", 5),
        (&[1, 2, 3], "rose-2 amber-2 teal-2", 15),
        (&[], "rose-1 amber-1 teal-1", 0),
    ] {
        let names = words(fragments);
        let names = names.as_array().expect("a list").iter();
        let given: Vec<Fragment> = names
            .filter_map(|name| Fragment::from_name(name.as_str()?))
            .collect();
        assert_eq!(
            found(&game, cards, &given),
            points,
            "white {cards:?}: {fragments}"
        );
    }
}
