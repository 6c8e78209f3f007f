//! What bots look at in Momiji, checked by hand.

use momiji::{Card, CardSet, Leaf, Momiji};
use table::{Game, GameBox, QuickDice, Request, Seat, choose};

use super::growth::{counts, growth};
use crate::features::Numbers;
use crate::judged::Judged;

fn game() -> Momiji {
    Momiji::standard()
}

/// Cards by their names.
fn cards(names: &[&str]) -> CardSet {
    let game = game();
    let mut set = CardSet::EMPTY;
    for name in names {
        let card: Card = game.leaves().from_name(name).expect("a card");
        set.add(card, game.leaves());
    }
    set
}

#[test]
fn every_state_is_described_by_as_many_numbers_as_declared() {
    let game = game();
    let mut dice = QuickDice::new(2);
    for players in 1..=4 {
        let options = game.options(&Request::players(players)).expect("a table");
        let mut state = game.setup(&options, &mut dice);
        while let Some((seat, id)) = choose(&game, &state, &mut dice) {
            let mut common = [0.0; Momiji::COMMON];
            let mut block = [0.0; Momiji::BLOCK];
            Numbers::of_table(&game, &state, &mut common);
            Numbers::of_seat(&game, &state, seat, &mut block);
            let sane = |x: &f32| x.is_finite() && x.abs() < 12.0;
            assert!(
                common.iter().chain(&block).all(sane),
                "{common:?} {block:?}"
            );
            let _ = game.apply(&mut state, seat, id, &mut dice, &mut ());
        }
    }
}

#[test]
fn cards_are_counted_by_number() {
    let held = cards(&["red-0-left", "red-0-both", "red-2", "green-3"]);
    assert_eq!(counts(held, Leaf::Red, game().leaves()), [2, 0, 1, 0]);
    assert_eq!(counts(held, Leaf::Green, game().leaves()), [0, 0, 0, 1]);
}

#[test]
fn a_pile_that_is_not_there_grows_from_a_zero() {
    let game = game();
    let options = game.options(&Request::players(2)).expect("a table");
    let state = game.setup(&options, &mut QuickDice::new(1));
    let area = state.area(Seat::new(0));
    assert!(area.row().is_empty(), "a new game has no piles");
    let of = |counts| growth(area, Leaf::Red, counts, game.leaves());
    // Zero, one, one, two in time: four cards with a two on top.
    let all = of([1, 2, 1, 0]);
    assert_eq!(
        (all.cards, all.gain, all.now, all.closes),
        (4, 8, true, false)
    );
    // At once: a zero alone, or a zero and a one, two cards with a one on top.
    assert_eq!((all.one, all.two), (0, 2));
    // Without a zero nothing begins; a gap ends the chain; of two threes one closes the pile.
    assert_eq!(of([0, 2, 1, 1]).cards, 0);
    assert_eq!(of([1, 0, 3, 0]).cards, 1);
    let closed = of([1, 1, 1, 2]);
    assert_eq!((closed.cards, closed.gain, closed.closes), (4, 12, true));
}
