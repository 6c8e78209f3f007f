//! The engine lives without the heap: a counting allocator watches it.

use table::{Game, GameBox, Observer, QuickDice, Request};
use vivid_memories::{Memory, State, VividMemories};

/// Plays games of every player count with everything a search does at every decision.
#[test]
fn legal_moves_apply_clone_view_and_sample_do_not_allocate() {
    let game = VividMemories::standard();
    for players in 2..=4 {
        let request = Request::players(players);
        let options = game.options(&request).expect("fine options");
        let mut decisions = 0;
        let counted = allocation_counter::measure(|| {
            for seed in 0..20 {
                let mut dice = QuickDice::new(seed);
                let mut state = game.setup(&options, &mut dice);
                while let Some((seat, id)) = table::choose(&game, &state, &mut dice) {
                    let mut copy: State = state;
                    let _ = game.apply(&mut copy, seat, id, &mut dice, &mut ());
                    let view = game.view(&copy, Observer::Seat(seat));
                    state = game.sample(&view, &Memory, &mut dice);
                    let _ = (game.points(&state), game.ranks(&state));
                    decisions += 1;
                }
            }
        });
        assert!(decisions > 200, "games were played");
        assert_eq!(
            counted.count_total, 0,
            "{players} players: allocations in {decisions} decisions"
        );
    }
}

/// The counter counts: otherwise the test above shows nothing.
#[test]
fn the_counter_sees_an_allocation() {
    let counted = allocation_counter::measure(|| drop(std::hint::black_box(vec![1u8; 100])));
    assert_eq!(counted.count_total, 1);
}

/// Copying a state copies this much, and no more.
#[test]
fn a_state_is_small() {
    assert!(size_of::<State>() <= 640, "{} bytes", size_of::<State>());
}
