//! Nobody learns what they may not know, and what is guessed fits what is known.

use table::{Game, MAX_SEATS, MoveId, Observer, QuickDice, Seat, Text};

use crate::speech::spoken;

/// Perfect memories of everybody around a table, fed with what each may see.
pub(crate) struct Minds<G: Game> {
    players: usize,
    seats: [G::Memory; MAX_SEATS],
    spectator: G::Memory,
}

impl<G: Text> Minds<G> {
    pub fn new(players: usize) -> Minds<G> {
        Minds {
            players,
            seats: [G::Memory::default(); MAX_SEATS],
            spectator: G::Memory::default(),
        }
    }

    fn memory(&mut self, observer: Observer) -> &mut G::Memory {
        match observer {
            Observer::Seat(seat) => &mut self.seats[seat.index()],
            Observer::Spectator | Observer::AllSeeing => &mut self.spectator,
        }
    }

    pub fn watch(&mut self, game: &G, events: &[G::Event]) {
        for observer in Observer::all(self.players) {
            for event in events {
                let seen = game.redact(event, observer);
                assert_eq!(
                    game.redact(&seen, observer),
                    seen,
                    "redacting twice changes nothing"
                );
                game.remember(self.memory(observer), &seen);
                spoken(&game.tell(&seen), "an event");
            }
        }
    }

    /// States drawn for an observer look the same to that observer, allow the same moves, and are
    /// positions that a person could have written.
    pub fn check(&mut self, game: &G, state: &G::State, luck: &mut QuickDice, at: &str) {
        for observer in Observer::all(self.players) {
            let view = game.view(state, observer);
            let remembered = *self.memory(observer);
            for memory in [G::Memory::default(), remembered] {
                let sample = game.sample(&view, &memory, luck);
                let again = game.view(&sample, observer);
                assert_eq!(again, view, "{at}: a sample looks the same to {observer:?}");
                assert_eq!(
                    game.view_document(&again),
                    game.view_document(&view),
                    "{at}: the view of {observer:?} tells states apart that look the same"
                );
                if let Observer::Seat(seat) = observer {
                    check_moves(game, state, &sample, seat, at);
                }
                let document = game.position(&sample);
                match game.read_position(&document) {
                    Ok(read) => assert_eq!(read, sample, "{at}: a sample is a position"),
                    Err(problems) => panic!("{at}: a sample is impossible: {problems}\n{document}"),
                }
            }
        }
    }
}

/// What a player may do tells nothing that the player may not know.
fn check_moves<G: Text>(game: &G, state: &G::State, sample: &G::State, seat: Seat, at: &str) {
    let legal = game.legal(state, seat);
    assert_eq!(
        game.legal(sample, seat),
        legal,
        "{at}: the moves of {seat} give something away"
    );
    let observer = Observer::Seat(seat);
    let (view, guess) = (game.view(state, observer), game.view(sample, observer));
    for id in legal.iter() {
        assert_eq!(game.explain(&view, id), game.explain(&guess, id), "{at}");
    }
}

/// A move that nothing is told of is explained to everybody instead: its explanation must be one that a
/// spectator could give.
pub(crate) fn check_untold<G: Text>(
    game: &G,
    before: &G::State,
    seat: Seat,
    id: MoveId,
    luck: &mut QuickDice,
    at: &str,
) {
    let watched = game.view(before, Observer::Spectator);
    let sample = game.sample(&watched, &G::Memory::default(), luck);
    let explain = |state| game.explain(&game.view(state, Observer::Seat(seat)), id);
    let explained = explain(before);
    assert_eq!(explain(&sample), explained, "{at}: an untold move tells");
    spoken(&explained, at);
}
