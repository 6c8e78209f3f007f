//! Bots never cheat: what a seat may not know does not change what its bot decides.

use std::sync::Arc;
use std::time::Duration;

use bots::{
    Budget, Casual, Hint, Judged, Level, Means, Net, Nets, Novice, Opponent, Player, Searcher,
    Settings, hint, our_player,
};
use deja_vu::DejaVu;
use momiji::Momiji;
use table::{Chance, Game, Known, Lookback, MAX_SEATS, Observer, QuickDice, Request, Seat, choose};
use vivid_memories::VividMemories;

/// Nets with weights of no meaning: a bot that looked at the wrong thing would show it all the more.
fn any_nets<G: Judged>() -> Nets {
    let mut dice = QuickDice::new(99);
    let mut weight = || f32::from(dice.below(2001) as u16) / 4000.0 - 0.25;
    let mut net = || Some(Net::with_weights(G::COMMON, G::BLOCK, &mut weight));
    Arc::new([net(), net(), net(), net()])
}

/// A bot of each level, with a budget that does not depend on the machine.
fn bots<G: Judged>(nets: &Nets, seed: u64) -> Vec<(Level, Box<dyn Player<G>>)> {
    let searcher = |iterations, threads| {
        let settings = Settings {
            threads,
            ..Settings::default()
        };
        let budget = Budget::Iterations(iterations);
        Box::new(Searcher::new(Arc::clone(nets), settings, budget, seed))
    };
    vec![
        (Level::Novice, Box::new(Novice::new(seed))),
        (Level::Casual, Box::new(Casual::<G>::new(seed))),
        (Level::Skilled, searcher(40, 1)),
        (Level::Expert, searcher(60, 2)),
    ]
}

/// Plays random games; now and then exchanges everything that the seat to act may not know for
/// something else that fits, and compares what bots with equal seeds decide.
fn check<G: Judged>(game: &G, request: &Request, wanted: u32) {
    let options = game.options(request).expect("a table");
    let nets = any_nets::<G>();
    let (mut compared, mut differed) = (0, 0);
    for seed in 0.. {
        if compared >= wanted {
            break;
        }
        let mut dice = QuickDice::new(seed);
        let mut state = game.setup(&options, &mut dice);
        let mut memories = [G::Memory::default(); MAX_SEATS];
        while let Some((seat, id)) = choose(game, &state, &mut dice) {
            if dice.below(12) == 0 && compared < wanted && game.legal(&state, seat).len() > 1 {
                let memory = memories[seat.index()];
                let other =
                    game.sample(&game.view(&state, Observer::Seat(seat)), &memory, &mut dice);
                differed += u32::from(other != state);
                compared += 1;
                let known = Known::of(game, &state, seat, memory);
                let same = Known::of(game, &other, seat, memory);
                let coach = |known| hint(game, &nets, known, 60, seed);
                counts_nothing_hidden(game, &known, &coach(&known));
                assert_eq!(
                    coach(&known),
                    coach(&same),
                    "a hint tells what nobody knows"
                );
                let pairs = bots(&nets, seed).into_iter().zip(bots(&nets, seed));
                for ((level, mut one), (_, mut two)) in pairs {
                    let (one, two) = (one.choose(game, &known), two.choose(game, &same));
                    assert_eq!(one, two, "{level} decides by what it can't know");
                    assert!(known.legal().contains(one), "{level} makes a legal move");
                }
            }
            let mut events = Vec::new();
            let _ = game.apply(&mut state, seat, id, &mut dice, &mut events);
            for (index, memory) in memories.iter_mut().enumerate() {
                for event in &events {
                    let seen = game.redact(event, Observer::Seat(Seat::new(index)));
                    game.remember(memory, &seen);
                }
            }
        }
    }
    let hides = request.players > 1;
    assert!(
        !hides || differed * 4 > compared,
        "{differed} of {compared} had something hidden"
    );
}

/// Where the past is kept from who looks, because piles are closed, a coach expects no number of points: it would rest
/// on what nobody may count (M73).
fn counts_nothing_hidden<G: Judged>(game: &G, known: &Known<G>, hint: &Hint) {
    let expects = ["coach-promises", "coach-lacks-both", "coach-lacks-points"];
    let mut reasons = hint.reasons.iter();
    let counted = reasons.any(|reason| expects.contains(&reason.say.as_ref()));
    let closed = game.lookback(known.view()) == Lookback::Round;
    assert!(!closed || !counted, "{:?}", hint.reasons);
}

#[test]
fn momiji_bots_decide_by_what_they_know() {
    let game = Momiji::standard();
    for players in 2..=4 {
        check(&game, &Request::players(players), 20);
    }
    let options = vec![("scenario".to_owned(), "equinox".to_owned())];
    check(
        &game,
        &Request {
            players: 1,
            options,
        },
        20,
    );
}

#[test]
fn vivid_memories_bots_decide_by_what_they_know() {
    let game = VividMemories::standard();
    for players in 2..=4 {
        check(&game, &Request::players(players), 20);
    }
}

#[test]
fn deja_vu_bots_decide_by_what_they_know() {
    let game = DejaVu::standard();
    for players in 2..=4 {
        check(&game, &Request::players(players), 15);
    }
}

#[test]
fn a_search_on_several_threads_decides_the_same_every_time() {
    let game = Momiji::standard();
    let nets = any_nets::<Momiji>();
    let options = table::GameBox::options(&game, &Request::players(2)).expect("a table");
    let state = game.setup(&options, &mut QuickDice::new(3));
    let seat = game.to_act(&state).iter().next().expect("somebody begins");
    let known = Known::of(&game, &state, seat, momiji::Memory::default());
    let decide = || {
        let settings = Settings {
            threads: 2,
            ..Settings::default()
        };
        let budget = Budget::Iterations(300);
        let mut searcher = Searcher::new(Arc::clone(&nets), settings, budget, 5);
        searcher.consider(&game, &known)
    };
    assert_eq!(decide(), decide());
}

#[test]
fn an_expert_keeps_to_its_time() {
    let game = Momiji::standard();
    let nets = any_nets::<Momiji>();
    let options = table::GameBox::options(&game, &Request::players(2)).expect("a table");
    let mut dice = QuickDice::new(3);
    let mut state = game.setup(&options, &mut dice);
    let means = Means {
        turn: Duration::from_millis(100),
        ..Means::default()
    };
    let mut expert = our_player(&Opponent::Bot(Level::Expert), &nets, &means, 1).expect("our own");
    let began = std::time::Instant::now();
    let seat = game.to_act(&state).iter().next().expect("somebody begins");
    // A whole turn, however many decisions it has.
    while game.to_act(&state).contains(seat) {
        let known = Known::of(&game, &state, seat, momiji::Memory::default());
        let id = expert.choose(&game, &known);
        let _ = game.apply(&mut state, seat, id, &mut dice, &mut ());
    }
    // Generous: the machine may be busy with other tests.
    assert!(
        began.elapsed() < Duration::from_secs(3),
        "{:?}",
        began.elapsed()
    );
}
