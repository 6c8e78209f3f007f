//! How fast the rules of every game are: `cargo xtask bench`.
//!
//! Playouts are measured in decisions: each is the list of legal moves, a choice and its
//! consequences. Timings on a shared machine are noisy; compare within one run.

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use deja_vu::DejaVu;
use momiji::Momiji;
use table::{Observer, QuickDice, Request, Seat, Text, choose, play_out};
use vivid_memories::VividMemories;

fn open<G: Text>() -> G {
    G::open(G::COMPONENTS).expect("the box that comes with the program")
}

fn playouts<G: Text>(criterion: &mut Criterion) {
    let game: G = open();
    let about = game.about();
    let mut group = criterion.benchmark_group(format!("{} playout", about.id));
    for players in about.players.0..=about.players.1 {
        let options = game
            .options(&Request::players(players))
            .expect("fine options");
        // The same hundred games in every round, so that decisions are a fixed number.
        let hundred = || {
            let mut dice = QuickDice::new(1);
            let mut decisions = 0;
            for _ in 0..100 {
                let mut state = game.setup(&options, &mut dice);
                decisions += play_out(&game, &mut state, &mut dice);
            }
            decisions
        };
        group.throughput(Throughput::Elements(hundred()));
        group.bench_function(format!("{players} players"), |bencher| {
            bencher.iter(hundred);
        });
    }
    group.finish();
}

/// A position in the middle of a game of three.
fn middle<G: Text>(game: &G) -> G::State {
    let options = game.options(&Request::players(3)).expect("fine options");
    let mut dice = QuickDice::new(7);
    let mut state = game.setup(&options, &mut dice);
    for _ in 0..80 {
        if let Some((seat, id)) = choose(game, &state, &mut dice) {
            let _ = game.apply(&mut state, seat, id, &mut dice, &mut ());
        }
    }
    state
}

fn pieces<G: Text>(criterion: &mut Criterion) {
    let game: G = open();
    let state = middle(&game);
    let seat = game.to_act(&state).iter().next().expect("the game goes on");
    let observer = Observer::Seat(Seat::new(0));
    let view = game.view(&state, observer);
    let mut dice = QuickDice::new(3);
    let id = game.about().id;
    println!("{id}: a state has {} bytes", size_of::<G::State>());
    let mut group = criterion.benchmark_group(id);
    group.bench_function("clone a state", |bencher| {
        bencher.iter(|| *black_box(&state));
    });
    group.bench_function("legal moves", |bencher| {
        bencher.iter(|| game.legal(black_box(&state), seat));
    });
    group.bench_function("view", |bencher| {
        bencher.iter(|| game.view(black_box(&state), observer));
    });
    group.bench_function("sample", |bencher| {
        bencher.iter(|| game.sample(black_box(&view), &G::Memory::default(), &mut dice));
    });
    group.bench_function("points", |bencher| {
        bencher.iter(|| game.points(black_box(&state)));
    });
    group.finish();
}

fn game<G: Text>(criterion: &mut Criterion) {
    playouts::<G>(criterion);
    pieces::<G>(criterion);
}

criterion_group!(
    benches,
    game::<Momiji>,
    game::<VividMemories>,
    game::<DejaVu>
);
criterion_main!(benches);
