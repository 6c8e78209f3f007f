//! How Vivid Memories speaks: see the modules `moves`, `words`, `names` and `position`.

use serde::Serialize;
use serde_json::{Value, json};
use table::{About, Documents, Edition, GameBox, MoveId, Phrase, Problems, Request, Speech, Tally};

use crate::colour::{Colour, Handful};
use crate::components::VividMemories;
use crate::event::Event;
use crate::hex::Hex;
use crate::moves::Move;
use crate::options::{self, Options};
use crate::state::State;
use crate::view::View;

impl GameBox for VividMemories {
    const COMPONENTS: &'static str = VividMemories::COMPONENTS;
    const EDITIONS: &'static [Edition] = VividMemories::EDITIONS;
    const UNNAMED: &'static [u64] = VividMemories::UNNAMED;

    fn open(components: &str) -> Result<VividMemories, Problems> {
        VividMemories::from_components(components)
    }

    fn components_digest(&self) -> u64 {
        self.digest
    }

    fn warnings(&self) -> Problems {
        self.warnings.clone()
    }

    fn about(&self) -> About {
        options::describe()
    }

    fn options(&self, request: &Request) -> Result<Options, Problems> {
        options::read_options(request)
    }
}

impl Documents for VividMemories {
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
        self.write_event(event)
    }
}

impl Speech for VividMemories {
    fn move_text(&self, id: MoveId) -> Option<String> {
        Move::from_id(id).and_then(|decision| self.write_move(decision))
    }

    fn parse_move(&self, text: &str) -> Option<MoveId> {
        self.read_move(text).map(Move::id)
    }

    fn explain(&self, view: &View, id: MoveId) -> Phrase {
        self.explain_move(view, id)
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
}

impl VividMemories {
    /// An event as data: its kind, and what takes part in it by name.
    fn write_event(&self, event: &Event) -> Value {
        let hex = |hex: Hex| self.hex_name(hex);
        let list = |fragments: Handful| fragments.iter().map(Colour::name).collect::<Vec<_>>();
        match *event {
            Event::RoundBegan { round } => json!({ "event": "round-began", "round": round }),
            Event::Took {
                seat,
                fragments,
                end,
            } => json!({
                "event": "took", "seat": seat.number(), "fragments": list(fragments), "end": end.name(),
            }),
            Event::Placed {
                seat,
                fragments,
                hex: to,
            } => json!({
                "event": "placed", "seat": seat.number(), "fragments": list(fragments), "hex": hex(to),
            }),
            Event::Claimed { seat, tile } => {
                json!({ "event": "claimed", "seat": seat.number(), "tile": tile.name() })
            }
            Event::Moved {
                seat,
                colour,
                from,
                to,
            } => json!({
                "event": "moved", "seat": seat.number(), "colour": colour.name(),
                "from": hex(from), "to": hex(to),
            }),
            Event::LineGivenUp => json!({ "event": "line-given-up" }),
            Event::StartMarker { seat } => {
                json!({ "event": "start-marker", "seat": seat.number() })
            }
            Event::ReflectBegan { in_order } => {
                json!({ "event": "reflect-began", "in_order": in_order })
            }
            Event::Laid { seat, tile, space } => json!({
                "event": "laid", "seat": seat.number(), "tile": tile.name(), "space": space.name(),
            }),
            Event::LeftOver { seat, tile } => {
                json!({ "event": "left-over", "seat": seat.number(), "tile": tile.name() })
            }
            Event::Used { seat, space, tile } => json!({
                "event": "used", "seat": seat.number(), "space": space.name(),
                "tile": tile.map(|tile| tile.name()),
            }),
            Event::Gave {
                seat,
                colour,
                hex: from,
            } => json!({
                "event": "gave", "seat": seat.number(), "colour": colour.name(), "hex": hex(from),
            }),
            Event::Gained {
                seat,
                colour,
                hex: to,
            } => json!({
                "event": "gained", "seat": seat.number(), "colour": colour.name(), "hex": hex(to),
            }),
            Event::Drew { seat, colour } => {
                json!({ "event": "drew", "seat": seat.number(), "colour": colour.name() })
            }
            Event::Swapped {
                seat,
                one,
                hex: here,
                other,
                with,
            } => json!({
                "event": "swapped", "seat": seat.number(), "colour": one.name(), "hex": hex(here),
                "other": other.name(), "with": hex(with),
            }),
            Event::Done { seat } => json!({ "event": "done", "seat": seat.number() }),
            Event::Moment { seat, tile, points } => json!({
                "event": "moment", "seat": seat.number(), "tile": tile.name(), "points": points,
            }),
            Event::Thread {
                seat,
                colour,
                hexes,
                slots,
                points,
            } => json!({
                "event": "thread", "seat": seat.number(), "colour": colour.name(),
                "hexes": hexes, "slots": slots, "points": points,
            }),
            Event::Filled {
                seat,
                slot,
                hex: from,
            } => json!({
                "event": "filled", "seat": seat.number(), "hex": hex(from),
                "slot": self.slot_name(slot),
            }),
            Event::Cores { seat, points } => {
                json!({ "event": "cores", "seat": seat.number(), "points": points })
            }
            Event::Aspiration {
                seat,
                colour,
                points,
            } => json!({
                "event": "aspiration", "seat": seat.number(), "colour": colour.name(), "points": points,
            }),
            Event::TurnEnded { seat } => json!({ "event": "turn-ended", "seat": seat.number() }),
            Event::GameOver => json!({ "event": "game-over" }),
        }
    }
}
