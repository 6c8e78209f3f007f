//! How a game speaks to people: moves by name, questions, reasons, stories, and the score explained.

use crate::account::Account;
use crate::game::Game;
use crate::moves::MoveId;
use crate::phrase::Phrase;
use crate::reason::Reason;
use crate::score::Tally;
use crate::seat::Seat;

/// A game that speaks. The words for a move or a piece come from here and nowhere else: log, browser,
/// terminal and errors all ask it. Sentences are phrases without a language; `locales/` has them in
/// every language.
pub trait Speech: Game {
    /// The texts of its messages, if they are not in `locales/`: for each language its two letters, and a
    /// Fluent file.
    const TEXTS: &'static [(&'static str, &'static str)] = &[];

    /// A move as text, such as `take red`; nothing if the number belongs to no move.
    fn move_text(&self, id: MoveId) -> Option<String>;

    /// The move that this text names. Case and extra spaces do not matter. A move that is never
    /// legal in the position at hand is a move all the same.
    fn parse_move(&self, text: &str) -> Option<MoveId>;

    /// What a legal move would do, in a sentence for the player who may choose it.
    fn explain(&self, view: &Self::View, id: MoveId) -> Phrase;

    /// Why this seat, whose view it is, can't make this move now: of a move that it can make the answer means
    /// nothing, so ask [`why_not`](crate::why_not). Made from a view, so that it can rest on nothing hidden.
    /// A game that numbers its rules names one with every reason.
    fn reason(&self, _view: &Self::View, _seat: Seat, _id: MoveId) -> Reason {
        Reason::unknown()
    }

    /// What is asked of whoever must act, in a sentence to them; `seat` in it says who that is.
    fn prompt(&self, view: &Self::View) -> Phrase;

    /// An event (already redacted) in a sentence.
    fn tell(&self, event: &Self::Event) -> Phrase;

    /// Every name of a piece and a rule, for those who label what lies on the table.
    fn names(&self) -> Vec<Phrase>;

    /// The score, explained; before the end, what it would be if the game ended now. Its totals are
    /// those of [`Game::points_if_ended`]. Sees everything.
    fn tally(&self, state: &Self::State) -> Tally;

    /// What everybody would have if the game ended now, as far as whoever has this view may count it, and how that
    /// is counted. Made from a view, so that it can rest on nothing hidden: what may not be counted is left out.
    fn account(&self, _view: &Self::View) -> Account {
        Account::default()
    }
}
