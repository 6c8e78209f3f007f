//! How Momiji speaks: see the modules `moves`, `words`, `reasons`, `names` and `position`.

use serde::Serialize;
use serde_json::{Value, to_value};
use table::{
    About, Account, Documents, GameBox, MoveId, Phrase, Problems, Reason, Request, Seat, Speech,
    Tally,
};

use crate::components::Momiji;
use crate::event::Event;
use crate::moves::Move;
use crate::options::Options;
use crate::state::State;
use crate::view::View;

impl GameBox for Momiji {
    const COMPONENTS: &'static str = Momiji::COMPONENTS;
    const UNNAMED: &'static [u64] = Momiji::UNNAMED;

    fn open(components: &str) -> Result<Momiji, Problems> {
        Momiji::from_components(components)
    }

    fn components_digest(&self) -> u64 {
        self.digest
    }

    fn about(&self) -> About {
        self.describe()
    }

    fn options(&self, request: &Request) -> Result<Options, Problems> {
        self.read_options(request)
    }
}

impl Documents for Momiji {
    fn written_position(&self, state: &State) -> impl Serialize {
        self.write_position(state)
    }

    fn read_position(&self, document: &Value) -> Result<State, Problems> {
        self.parse_position(document)
    }

    fn written_view(&self, view: &View) -> impl Serialize {
        self.write_view(view)
    }

    fn event_document(&self, event: &Event) -> Value {
        to_value(self.write_event(event)).unwrap_or_default()
    }
}

impl Speech for Momiji {
    fn move_text(&self, id: MoveId) -> Option<String> {
        Move::from_id(id).map(|decision| self.write_move(decision))
    }

    fn parse_move(&self, text: &str) -> Option<MoveId> {
        self.read_move(text).map(Move::id)
    }

    fn explain(&self, view: &View, id: MoveId) -> Phrase {
        self.explain_move(view, id)
    }

    fn reason(&self, view: &View, seat: Seat, id: MoveId) -> Reason {
        self.why_not(view, seat, id)
    }

    fn prompt(&self, view: &View) -> Phrase {
        self.write_prompt(view)
    }

    fn tell(&self, event: &Event) -> Phrase {
        self.tell_event(event)
    }

    fn names(&self) -> Vec<Phrase> {
        self.all_names()
    }

    fn tally(&self, state: &State) -> Tally {
        self.write_tally(state)
    }

    fn account(&self, view: &View) -> Account {
        self.write_account(view)
    }
}
