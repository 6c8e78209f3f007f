//! A game without a fixed length comes to an end all the same.

use bots::{AnyBot, Level, Means, Sitter, opponents};
use table::Seat;

/// A position in which two skilled bots, each content to wait, went on sowing for ever.
const STUCK: &str = include_str!("deja-vu.json");

/// More than three times as many decisions as a game takes.
const MOST: usize = 1500;

#[test]
fn bots_that_wait_for_each_other_lose_their_patience() {
    let game = shelf::game("deja-vu").expect("the game");
    let bots = opponents("deja-vu", game.components()).expect("it has bots");
    let bots = bots.expect("they open");
    for level in [Level::Casual, Level::Skilled] {
        let mut played = shelf::open_position(STUCK, Some(1)).expect("a position");
        let bot = |seat: usize| -> Box<dyn AnyBot> {
            let (sitter, means) = (Sitter::Bot(level), Means::default());
            let made = bots.bot(&sitter, Seat::new(seat), 2, &means, 7 + seat as u64);
            made.expect("a bot")
        };
        let mut seated = [bot(0), bot(1)];
        while let Some(seat) = played.to_act().iter().next() {
            let chosen = seated[seat.index()].choose(&*played.witness(seat));
            let chosen = chosen.expect("a decision");
            played.play_id(seat, chosen).expect("a legal move");
            assert!(played.moves_made() < MOST, "{level} never ends");
        }
    }
}
