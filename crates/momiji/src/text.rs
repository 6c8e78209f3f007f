//! How Momiji speaks: see the modules `moves`, `words`, `names` and `position`.

use serde::Serialize;
use serde_json::{Value, json};
use table::{About, Documents, GameBox, MoveId, Phrase, Problems, Request, Speech, Tally};

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
        self.write_event(event)
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

impl Momiji {
    /// An event as data: its kind, and what takes part in it by name.
    fn write_event(&self, event: &Event) -> Value {
        let name = |card| self.leaves.name(card);
        match *event {
            Event::Drafted { seat, letter } => {
                json!({ "event": "drafted", "seat": seat.number(), "landscape": letter.to_string() })
            }
            Event::LandscapeOpened { letter } => {
                json!({ "event": "landscape-opened", "landscape": letter.to_string() })
            }
            Event::PaidReveal { seat } => json!({ "event": "paid-reveal", "seat": seat.number() }),
            Event::Revealed { card, to_discard } => {
                json!({ "event": "revealed", "card": name(card), "to_discard": to_discard })
            }
            Event::Cleared { card } => json!({ "event": "cleared", "card": name(card) }),
            Event::Took { seat, card } => {
                json!({ "event": "took", "seat": seat.number(), "card": name(card) })
            }
            Event::Drew { seat, card } => {
                json!({ "event": "drew", "seat": seat.number(), "card": card.map(name) })
            }
            Event::ThrewBack { seat, card } => {
                json!({ "event": "threw-back", "seat": seat.number(), "card": name(card) })
            }
            Event::Laid {
                seat,
                card,
                from_hand,
                new_pile,
            } => json!({
                "event": "laid", "seat": seat.number(), "card": name(card), "from_hand": from_hand,
                "new_pile": new_pile.map(|side| format!("{side:?}").to_lowercase()),
            }),
            Event::Closed { seat, leaf, torii } => {
                json!({ "event": "closed", "seat": seat.number(), "leaf": leaf.name(), "torii": torii })
            }
            Event::Discarded { seat, card } => {
                json!({ "event": "discarded", "seat": seat.number(), "card": name(card) })
            }
            Event::Retrieved { seat, card } => {
                json!({ "event": "retrieved", "seat": seat.number(), "card": name(card) })
            }
            Event::Slid { seat, card, under } => {
                json!({ "event": "slid", "seat": seat.number(), "card": name(card), "under": under.name() })
            }
            Event::Used { seat, letter } => {
                json!({ "event": "used", "seat": seat.number(), "landscape": letter.to_string() })
            }
            Event::Gained { seat, acorns } => {
                json!({ "event": "gained", "seat": seat.number(), "acorns": acorns })
            }
            Event::Rearranged { seat } => json!({ "event": "rearranged", "seat": seat.number() }),
            Event::Activated {
                seat,
                objective,
                price,
            } => {
                json!({ "event": "activated", "seat": seat.number(), "objective": objective.name(), "price": price })
            }
            Event::Swapped { seat, old, new } => {
                json!({ "event": "swapped", "seat": seat.number(), "old": old.name(), "new": new.name() })
            }
            Event::Passed { seat } => json!({ "event": "passed", "seat": seat.number() }),
            Event::Harvested { seat, acorns } => {
                json!({ "event": "harvested", "seat": seat.number(), "acorns": acorns })
            }
            Event::EndTriggered { seat } => {
                json!({ "event": "end-triggered", "seat": seat.number() })
            }
            Event::TurnEnded { seat } => json!({ "event": "turn-ended", "seat": seat.number() }),
            Event::GameOver => json!({ "event": "game-over" }),
        }
    }
}
