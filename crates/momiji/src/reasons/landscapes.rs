//! Why a landscape can't be used.

use table::{Phrase, Reason};

use super::too_dear;
use crate::components::Momiji;
use crate::landscape::{Letter, another_moment, is_collecting};
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
        if open.turn.stage == Stage::Collect && !is_collecting(letter) {
            return Some(Phrase::new("momiji-no-collecting").by_rule("M22"));
        }
        let moment = another_moment(letter, open.turn.main);
        moment.or_else(|| self.landscape_idle(open, letter))
    }
}
