//! Whatever a game says can be said in every language.

use table::{Observer, Phrase, Tally, Text};
use words::{Language, try_say};

/// A phrase has its text in every language, with everything in it that the text asks for.
///
/// # Panics
/// If a language lacks it, or says nothing.
pub fn spoken(phrase: &Phrase, at: &str) {
    for language in Language::ALL {
        match try_say(language, phrase) {
            Ok(said) => assert!(!said.is_empty(), "{at}: {phrase:?} says something"),
            Err(missing) => panic!("{at}: {language:?}: {missing:?} of {phrase:?}"),
        }
    }
}

/// So has everything that eyes are shown of a position: what is asked, what they may do, and
/// the score.
pub fn shown<G: Text>(game: &G, state: &G::State, at: &str) {
    for observer in Observer::all(game.players(state)) {
        let view = game.view(state, observer);
        spoken(&game.prompt(&view), at);
        if let Observer::Seat(seat) = observer {
            let legal = game.legal(state, seat);
            legal
                .iter()
                .for_each(|id| spoken(&game.explain(&view, id), at));
        }
    }
    counted(&game.tally(state), at);
}

fn counted(tally: &Tally, at: &str) {
    for seat in &tally.seats {
        for part in seat.parts.iter().chain(&seat.tie_breaks) {
            spoken(&part.label, at);
        }
    }
    if let Some(challenge) = &tally.challenge {
        spoken(&challenge.name, at);
        let conditions = challenge.conditions.iter();
        conditions.for_each(|condition| spoken(&condition.label, at));
    }
}
