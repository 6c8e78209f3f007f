//! How fast the rules are: `cargo xtask bench`.
//!
//! Playouts are measured in decisions: each is the list of legal moves, a choice and its
//! consequences. Timings on a shared machine are noisy; compare within one run.

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use deja_vu::{DejaVu, Memory, State};
use table::{Game, GameBox, Observer, QuickDice, Request, Seat, choose, play_out};

fn playouts(criterion: &mut Criterion) {
    let game = DejaVu::standard();
    let mut group = criterion.benchmark_group("playout");
    for players in [2, 3, 4] {
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
fn middle(game: &DejaVu) -> State {
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

fn pieces(criterion: &mut Criterion) {
    let game = DejaVu::standard();
    let state = middle(&game);
    let seat = game.to_act(&state).iter().next().expect("the game goes on");
    let observer = Observer::Seat(Seat::new(0));
    let view = game.view(&state, observer);
    let mut dice = QuickDice::new(3);
    println!("a state has {} bytes", size_of::<State>());
    criterion.bench_function("clone a state", |bencher| {
        bencher.iter(|| *black_box(&state));
    });
    criterion.bench_function("legal moves", |bencher| {
        bencher.iter(|| game.legal(black_box(&state), seat));
    });
    criterion.bench_function("view", |bencher| {
        bencher.iter(|| game.view(black_box(&state), observer));
    });
    criterion.bench_function("sample", |bencher| {
        bencher.iter(|| game.sample(black_box(&view), &Memory::default(), &mut dice));
    });
    criterion.bench_function("points", |bencher| {
        bencher.iter(|| game.points(black_box(&state)));
    });
}

criterion_group!(benches, playouts, pieces);
criterion_main!(benches);
