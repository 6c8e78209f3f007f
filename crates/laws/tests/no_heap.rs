//! The engines live without the heap: a counting allocator watches them.

use deja_vu::DejaVu;
use momiji::Momiji;
use table::{Observer, QuickDice, Request, Text};
use vivid_memories::VividMemories;

/// Plays games of this kind with everything that a search does at every decision.
fn check<G: Text>(request: &Request, games: u64) {
    let game = G::open(G::COMPONENTS).expect("the box that comes with the program");
    let options = game.options(request).expect("fine options");
    let mut decisions = 0;
    let counted = allocation_counter::measure(|| {
        for seed in 0..games {
            let mut dice = QuickDice::new(seed);
            let mut state = game.setup(&options, &mut dice);
            while let Some((seat, id)) = table::choose(&game, &state, &mut dice) {
                let mut copy = state;
                let _ = game.apply(&mut copy, seat, id, &mut dice, &mut ());
                let view = game.view(&copy, Observer::Seat(seat));
                state = game.sample(&view, &G::Memory::default(), &mut dice);
                let _ = (game.points(&state), game.ranks(&state));
                decisions += 1;
            }
        }
    });
    assert!(decisions > 200, "games were played");
    assert_eq!(
        counted.count_total, 0,
        "{request:?}: allocations in {decisions} decisions"
    );
}

#[test]
fn momiji_does_not_allocate() {
    check::<Momiji>(&Request::players(1), 20);
    for players in 2..=4 {
        check::<Momiji>(&Request::players(players).with("landscapes", "draft"), 20);
    }
}

#[test]
fn vivid_memories_does_not_allocate() {
    for players in 2..=4 {
        check::<VividMemories>(&Request::players(players), 20);
    }
}

#[test]
fn deja_vu_does_not_allocate() {
    for players in 2..=4 {
        check::<DejaVu>(&Request::players(players), 3);
    }
}

/// The counter counts: otherwise the tests above show nothing.
#[test]
fn the_counter_sees_an_allocation() {
    let counted = allocation_counter::measure(|| drop(std::hint::black_box(vec![1u8; 100])));
    assert_eq!(counted.count_total, 1);
}

/// Copying a state copies this much, and no more.
#[test]
fn states_are_small() {
    let sizes = [
        ("momiji", size_of::<momiji::State>(), 448),
        ("vivid-memories", size_of::<vivid_memories::State>(), 640),
        ("deja-vu", size_of::<deja_vu::State>(), 896),
    ];
    for (game, bytes, limit) in sizes {
        assert!(bytes <= limit, "{game}: {bytes} bytes");
    }
}
