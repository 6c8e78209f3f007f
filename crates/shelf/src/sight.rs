//! A game as somebody may see it, for whoever shows it: a server's table, or a study.

use protocol::tables::{Counted, Sight};
use table::{Observer, Seat};

use crate::any_match::{AnyMatch, Counting};
use crate::bot::Thinking;

/// A game as these eyes see it, with what they may do if they are `playing`.
pub fn sight(game: &dyn AnyMatch, eyes: Observer, playing: bool) -> Sight {
    let look = game.look(eyes, playing);
    let tally = game
        .is_over()
        .then(|| serde_json::to_value(game.tally()).unwrap_or_default());
    Sight {
        moves: game.moves_made(),
        horizon: look.horizon,
        to_act: game.to_act().iter().map(Seat::number).collect(),
        prompt: look.prompt,
        view: look.view.into(),
        choices: look.choices,
        undo: look.undo,
        tally,
    }
}

/// The points of a game as these eyes may count them, to be counted where nobody waits for it: all of them once it is
/// no longer `running`. With what their moves would bring if they are `playing` in it.
pub fn counting(
    game: &dyn AnyMatch,
    eyes: Observer,
    running: bool,
    playing: bool,
) -> Thinking<Counted> {
    let own = match eyes {
        Observer::Seat(seat) if running && playing => Some(seat),
        _ => None,
    };
    let eyes = if running { eyes } else { Observer::AllSeeing };
    let (moves, counting) = (game.moves_made(), game.counting(eyes, own));
    Thinking::new(move || {
        let Counting { account, gains } = counting.think();
        Counted {
            moves,
            seats: account.seats,
            gains,
        }
    })
}
