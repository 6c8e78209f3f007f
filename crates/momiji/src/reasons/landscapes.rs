//! Why a landscape can't be used.

use table::{Phrase, Reason};

use super::too_dear;
use crate::components::Momiji;
use crate::landscape::{Letter, is_moment};
use crate::names::landscape;
use crate::turn::Stage;
use crate::view::View;

impl Momiji {
    pub(super) fn not_to_use(&self, view: &View, letter: Letter) -> Option<Reason> {
        let (open, own) = (&view.open, view.open.own());
        if !matches!(open.turn.stage, Stage::Free | Stage::Collect) {
            return None;
        }
        let mut copies = own
            .landscapes()
            .filter(|card| card.letter == letter)
            .peekable();
        if copies.peek().is_none() {
            let why = Phrase::new("momiji-no-such-landscape");
            let why = why.phrase("landscape", landscape(letter));
            return Some(why.by_rule("M44"));
        }
        if copies.all(|card| card.used) {
            return Some(Phrase::new("momiji-no-used").by_rule("M44"));
        }
        if open.turn.landscape {
            return Some(Phrase::new("momiji-no-one-landscape").by_rule("M20"));
        }
        if own.acorns < self.acorns.landscape {
            return Some(too_dear(self.acorns.landscape, own.acorns).by_rule("M44"));
        }
        if open.turn.stage == Stage::Collect && !matches!(letter, Letter::B | Letter::D | Letter::K)
        {
            return Some(Phrase::new("momiji-no-collecting").by_rule("M22"));
        }
        if !is_moment(letter, open.turn.main) {
            return another_moment(letter);
        }
        self.nothing_to_do(view, letter)
    }

    /// Why it could do nothing once it is paid for.
    fn nothing_to_do(&self, view: &View, letter: Letter) -> Option<Reason> {
        let (message, rule) = match letter {
            Letter::C | Letter::F | Letter::L => return None,
            Letter::A => ("momiji-no-skip", "M45"),
            Letter::B if view.open.garden.is_empty() => ("momiji-no-empty-garden", "M46"),
            Letter::B => {
                let room = self.limits.two_columns;
                let long = Phrase::new("momiji-no-long-columns").number("room", room);
                return Some(long.by_rule("M46"));
            }
            Letter::D => ("momiji-no-empty-deck", "M48"),
            Letter::E => ("momiji-no-card-fits", "M49"),
            Letter::G => ("momiji-no-empty-discard", "M51"),
            Letter::H => ("momiji-no-objective-left", "M52"),
            Letter::I => ("momiji-no-empty-garden", "M53"),
            Letter::J => ("momiji-no-card-fits", "M54"),
            Letter::K => ("momiji-no-empty-garden", "M55"),
            Letter::M => ("momiji-no-nothing-to-slide", "M57"),
            Letter::N => ("momiji-no-empty-deck", "M58"),
        };
        Some(Phrase::new(message).by_rule(rule))
    }
}

/// When it is used instead.
fn another_moment(letter: Letter) -> Option<Reason> {
    let (message, rule) = match letter {
        Letter::A | Letter::J => ("momiji-no-before-play", "M22"),
        Letter::B | Letter::D | Letter::K => ("momiji-no-before-collect", "M22"),
        Letter::E => ("momiji-no-after-collect", "M23"),
        Letter::H => ("momiji-no-after-play-one", "M23"),
        Letter::I => ("momiji-no-after-activate", "M23"),
        Letter::M => ("momiji-no-after-play", "M23"),
        Letter::C | Letter::F | Letter::G | Letter::L | Letter::N => return None,
    };
    Some(Phrase::new(message).by_rule(rule))
}
