//! Points are told as far as they may be counted: truly, and without a hint at what is hidden.

use table::{Observer, QuickDice, Seat, Text, gains};

use crate::speech::spoken;

/// What is counted adds up, is all that there is where nothing is hidden, never more than there is, and the same in
/// every position that looks the same.
pub(crate) fn check<G: Text>(game: &G, state: &G::State, luck: &mut QuickDice, at: &str) {
    let points = game.points_if_ended(state);
    for observer in Observer::all(game.players(state)) {
        let view = game.view(state, observer);
        let account = game.account(&view);
        let guess = game.sample(&view, &G::Memory::default(), luck);
        assert_eq!(
            game.account(&game.view(&guess, observer)),
            account,
            "{at}: the points that {observer:?} is told tell what is hidden"
        );
        for seat in &account.seats {
            let sum: i32 = seat.items.iter().map(|item| item.points).sum();
            assert_eq!(seat.total, sum, "{at}: what is counted adds up");
            let real = points[seat.seat - 1];
            if seat.whole {
                assert_eq!(seat.total, real, "{at}: {observer:?} counts everything");
            }
            assert!(
                seat.total <= real,
                "{at}: {observer:?} counts what is not there"
            );
            assert!(
                seat.whole || observer != Observer::AllSeeing,
                "{at}: something is hidden from those who see everything"
            );
            for item in &seat.items {
                spoken(&item.label, at);
                assert!(!item.source.is_empty(), "{at}: points have a source");
            }
        }
        if let Observer::Seat(seat) = observer {
            check_gains(game, state, &view, seat, luck, at);
        }
    }
}

/// What a move is said to bring it brings, here and in other positions that look the same, whatever luck brings.
fn check_gains<G: Text>(
    game: &G,
    state: &G::State,
    view: &G::View,
    seat: Seat,
    luck: &mut QuickDice,
    at: &str,
) {
    let before = game.account(view).total(seat);
    let guess = game.sample(view, &G::Memory::default(), luck);
    for (id, gain) in gains(game, view, seat, game.legal(state, seat).iter()) {
        for world in [state, &guess] {
            let mut after = *world;
            game.apply(&mut after, seat, id, &mut luck.fork(), &mut ());
            let then = game.account(&game.view(&after, Observer::Seat(seat)));
            assert_eq!(
                then.total(seat),
                before.map(|points| points + gain),
                "{at}: {seat}, {id:?} does not bring what it is said to"
            );
        }
    }
}

/// What [`At::told`](crate::At::told) should give: source, points and the pieces that count, with a space between them.
pub fn items(lines: &[(&str, i32, &str)]) -> Vec<(String, i32, String)> {
    let lines = lines.iter();
    let lines = lines.map(|&(source, points, lit)| (source.to_owned(), points, lit.to_owned()));
    lines.collect()
}
