//! The laws that every game must obey hold for this one.

use std::sync::Arc;

use fourth_game::HighCard;
use laws::{Laws, fuzz};
use table::{GameBox, Request};

fn game() -> Arc<HighCard> {
    Arc::new(HighCard::open(HighCard::COMPONENTS).expect("its own components"))
}

#[test]
fn every_law_holds() {
    for players in 2..=4 {
        let laws = Laws::new(game(), Request::players(players));
        for seed in 0..40 {
            assert!(
                laws.check_game(seed) >= 3 * players,
                "everybody lays three cards"
            );
        }
    }
}

#[test]
fn damaged_documents_are_refused_or_can_be_played() {
    let two = Request::players(2);
    assert!(fuzz::positions(&game(), &two, 1, 500) > 0);
    fuzz::components::<HighCard>(std::slice::from_ref(&two), 2, 200);
    fuzz::bytes(&game(), &two, 3, 200);
}
