//! How Deja Vu speaks: see the modules `moves`, `words`, `reasons`, `names` and `position`.

use serde::Serialize;
use serde_json::{Value, to_value};
use table::{
    About, Account, Documents, Edition, GameBox, MoveId, Phrase, Problems, Reason, Request, Seat,
    Speech, Tally,
};

use crate::components::DejaVu;
use crate::event::Event;
use crate::happening::write_event;
use crate::moves::Move;
use crate::options::Options;
use crate::position;
use crate::state::State;
use crate::view::View;
use crate::words;

impl GameBox for DejaVu {
    const COMPONENTS: &'static str = DejaVu::COMPONENTS;
    const EDITIONS: &'static [Edition] = DejaVu::EDITIONS;
    const UNNAMED: &'static [u64] = DejaVu::UNNAMED;

    fn open(components: &str) -> Result<DejaVu, Problems> {
        DejaVu::from_components(components)
    }

    fn components_digest(&self) -> u64 {
        self.digest
    }

    fn warnings(&self) -> Problems {
        self.warnings.clone()
    }

    fn about(&self) -> About {
        self.describe()
    }

    fn options(&self, request: &Request) -> Result<Options, Problems> {
        self.read_options(request)
    }
}

impl Documents for DejaVu {
    fn written_position(&self, state: &State) -> impl Serialize {
        position::write_position(state)
    }

    fn read_position(&self, document: &Value) -> Result<State, Problems> {
        self.parse_position(document)
    }

    fn written_view(&self, view: &View) -> impl Serialize {
        position::write_view(view)
    }

    fn event_document(&self, event: &Event) -> Value {
        to_value(write_event(event)).unwrap_or_default()
    }
}

impl Speech for DejaVu {
    fn move_text(&self, id: MoveId) -> Option<String> {
        Move::from_id(id).map(Move::write)
    }

    fn parse_move(&self, text: &str) -> Option<MoveId> {
        Move::read(text).map(Move::id)
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
        words::tell_event(event)
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
