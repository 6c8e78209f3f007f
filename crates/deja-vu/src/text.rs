//! How Deja Vu speaks: see the modules `moves`, `words`, `names` and `position`.

use serde::Serialize;
use serde_json::{Value, json};
use table::{
    About, Documents, Edition, GameBox, MoveId, Phrase, Problems, Request, Seat, Speech, Tally,
};

use crate::components::DejaVu;
use crate::event::Event;
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
        write_event(event)
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
}

/// An event as data: its kind, and what takes part in it by name.
fn write_event(event: &Event) -> Value {
    let of = |kind: &str, seat: Seat| json!({ "event": kind, "seat": seat.number() });
    let with = |kind: &str, seat: Seat, key: &str, name: String| json!({ "event": kind, "seat": seat.number(), key: name });
    match *event {
        Event::Placed { seat, tile } => with("placed", seat, "tile", tile.name()),
        Event::MapDealt => json!({ "event": "map-dealt" }),
        Event::Chose { seat, card } => {
            json!({ "event": "chose", "seat": seat.number(), "card": card.map(|card| card.name()) })
        }
        Event::Left { seat, card } => with("left", seat, "card", card.name()),
        Event::Rose { seat, card } => with("rose", seat, "card", card.name()),
        Event::GirlMoved { seat, to } => with("girl-moved", seat, "to", to.name()),
        Event::Planted { seat, on, fragment } => json!({
            "event": "planted", "seat": seat.number(), "on": on.name(), "fragment": fragment.name(),
        }),
        Event::TookUp { seat, from } => with("took-up", seat, "from", from.name()),
        Event::Dropped { seat, bit, on } => json!({
            "event": "dropped", "seat": seat.number(), "bit": bit.name(), "on": on.name(),
        }),
        Event::Collected { seat, bit } => with("collected", seat, "bit", bit.name()),
        Event::SkippedRecollection { seat } => of("skipped-recollection", seat),
        Event::Began { seat, card, public } => json!({
            "event": "began", "seat": seat.number(), "card": card.name(), "public": public,
        }),
        Event::Covered { seat, bit } => with("covered", seat, "bit", bit.name()),
        Event::SetAside { seat, card } => with("set-aside", seat, "card", card.name()),
        Event::Completed { seat, card, points } => json!({
            "event": "completed", "seat": seat.number(), "card": card.name(), "points": points,
        }),
        Event::Paid { seat, bit } => with("paid", seat, "bit", bit.name()),
        Event::Grew { seat } => of("grew", seat),
        Event::Saved { seat, bit } => with("saved", seat, "bit", bit.name()),
        Event::ToHive { bits } => json!({ "event": "to-hive", "bits": bits }),
        Event::Replenished { bit, on } => {
            json!({ "event": "replenished", "bit": bit.name(), "on": on.name() })
        }
        Event::Named { seat, tile } => with("named", seat, "tile", tile.name()),
        Event::Discarded { seat, card } => with("discarded", seat, "card", card.name()),
        Event::Drew { seat, card } => {
            json!({ "event": "drew", "seat": seat.number(), "card": card.map(|card| card.name()) })
        }
        Event::Rejected { seat, card } => with("rejected", seat, "card", card.name()),
        Event::Reshuffled => json!({ "event": "reshuffled" }),
        Event::EndTriggered { seat } => of("end-triggered", seat),
        Event::TurnEnded { seat } => of("turn-ended", seat),
        Event::GameOver => json!({ "event": "game-over" }),
    }
}
