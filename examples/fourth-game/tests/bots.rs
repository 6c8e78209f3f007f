//! Bots of every level play it, though nobody has learned it.

use fourth_game::HighCard;
use shelf::{AnyGame, Contest, Level, Means, Opponent, Shelf};
use std::sync::Arc;
use std::time::Duration;
use table::{Observer, Request, Seat};

fn game() -> Arc<dyn AnyGame> {
    let shelf = Shelf::standard().with::<HighCard>();
    shelf.game("high-card").expect("it is on the shelf")
}

fn means() -> Means {
    Means {
        turn: Duration::from_millis(10),
        ..Means::default()
    }
}

#[test]
fn bots_of_every_level_play_a_match_to_its_end() {
    for level in Level::ALL {
        let mut played = game().start(&Request::players(3), 5).expect("a table");
        let sit = |seat| played.seat_bot(seat, &Opponent::Bot(level), &means(), 1);
        let bots: Vec<_> = Seat::all(3).map(|seat| sit(seat).expect("a bot")).collect();
        while let Some(seat) = played.to_act().iter().next() {
            let decision = played.decision(&bots[seat.index()]).expect("its turn");
            played
                .play_id(seat, decision.think())
                .expect("a legal move");
        }
        assert!(played.tally().over);
        assert!(
            played.decision(&bots[0]).is_none(),
            "nothing is left to decide"
        );
    }
}

#[test]
fn a_bot_decides_at_the_match_that_it_sits_at() {
    let start = || game().start(&Request::players(2), 5).expect("a table");
    let (here, there) = (start(), start());
    let first = Seat::new(0);
    let bot = here
        .seat_bot(first, &Opponent::Random, &means(), 1)
        .expect("a bot");
    assert!(here.decision(&bot).is_some());
    assert!(there.decision(&bot).is_none());
}

/// Playing on at random says which card is worth more: enough to beat those who play at random.
#[test]
fn a_search_without_weights_is_stronger_than_chance() {
    let opponents = [Opponent::Bot(Level::Skilled), Opponent::Random];
    let plan = Contest {
        games: 300,
        seed: 1,
        threads: 2,
        stop: None,
    };
    let two = Request::players(2);
    let report = game().arena(&two, &opponents, &plan, &means(), &mut |_| ());
    let report = report.expect("a contest");
    let share = report.entries[0].share;
    assert!(share > 55.0, "{share} % of the wins");
}

#[test]
fn an_expert_says_what_it_thinks_of_every_move() {
    let played = game().start(&Request::players(2), 5).expect("a table");
    let thinking = played.analysis(Seat::new(0), &means(), 1);
    let analysis = thinking.expect("its turn").think();
    assert_eq!(analysis.moves.len(), 3);
    assert!(analysis.iterations > 0);
    assert!(played.analysis(Seat::new(1), &means(), 1).is_none());
}

#[test]
fn nobody_sees_everything_as_long_as_it_is_played() {
    let mut played = game().start(&Request::players(2), 5).expect("a table");
    let hands = |view: &serde_json::Value| {
        let seats = view["seats"].as_array().expect("seats").iter();
        seats.filter(|seat| seat.get("hand").is_some()).count()
    };
    let seen = played.view(Observer::AllSeeing);
    assert_eq!(seen, played.view(Observer::Spectator));
    assert_eq!(hands(&seen), 0);
    played.lay_open();
    assert_eq!(hands(&played.view(Observer::AllSeeing)), 2);
}
