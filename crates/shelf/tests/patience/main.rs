//! A game without a fixed length comes to an end all the same.

use shelf::{Level, Means, Opponent, Shelf};
use table::Seat;

/// A position in which two skilled bots, each content to wait, went on sowing for ever.
const STUCK: &str = include_str!("deja-vu.json");

/// More than three times as many decisions as a game takes.
const MOST: usize = 1500;

#[test]
fn bots_that_wait_for_each_other_lose_their_patience() {
    for level in [Level::Casual, Level::Skilled] {
        let played = Shelf::standard().open_position(STUCK, Some(1));
        let mut played = played.expect("a position");
        let bot = |seat: usize| {
            let (opponent, means) = (Opponent::Bot(level), Means::default());
            let seated = played.seat_bot(Seat::new(seat), &opponent, &means, 7 + seat as u64);
            seated.expect("a bot")
        };
        let seated = [bot(0), bot(1)];
        while let Some(seat) = played.to_act().iter().next() {
            let decision = played.decision(&seated[seat.index()]);
            let chosen = decision.expect("its turn").think();
            played.play_id(seat, chosen).expect("a legal move");
            assert!(played.moves_made() < MOST, "{level} never ends");
        }
    }
}
