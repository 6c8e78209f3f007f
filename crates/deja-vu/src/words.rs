//! The words for moves, pieces and events: log, terminal and errors all take them from here.

use table::{MoveId, Seat};

use crate::bits::Bit;
use crate::card::{Card, Power, Slot};
use crate::components::{DejaVu, FRAGMENT_COLOURS, Scores, fragment_name};
use crate::event::Event;
use crate::moves::Move;
use crate::state::{Source, Stage};
use crate::view::View;

/// What a power gives, in a phrase.
pub(crate) const fn power_words(power: Power) -> &'static str {
    match power {
        Power::Hand => "one more hand card",
        Power::Footprint => "one more step for the girl",
        Power::Chest => "one more bit saved",
        Power::ShortTerm => "one more card in short-term memory",
        Power::WhiteClaim => "one more white bit claimed",
        Power::Flower => "a flower",
    }
}

impl DejaVu {
    /// What a card asks for and gives, in a phrase.
    pub(crate) fn card_words(&self, card: Card) -> String {
        let design = self.design(card);
        let slots = design.slots().iter().map(|slot| match slot {
            Slot::Of(shape) => shape.name(),
            Slot::Any => "any",
        });
        let slots: Vec<&str> = slots.collect();
        format!("{}; {}", slots.join(" "), self.gift_words(card))
    }

    /// What a card gives, in a phrase.
    pub(crate) fn gift_words(&self, card: Card) -> String {
        let design = self.design(card);
        match (design.power, design.scores) {
            (Some(power), _) => format!("{}, {} points", power_words(power), design.value),
            (None, Some(scores)) => score_words(scores, card),
            (None, None) => String::new(),
        }
    }

    /// What a move would do, in a sentence.
    pub(crate) fn explain_move(&self, view: &View, id: MoveId) -> String {
        let Some(decision) = Move::from_id(id) else {
            return String::new();
        };
        let open = &view.open;
        match decision {
            Move::Place(..) => "Lay the next tile there.".to_owned(),
            Move::Girl(tile) => match open.map.fragment(tile) {
                Some(fragment) => format!(
                    "Move the girl there; its fragment is {}.",
                    fragment_name(fragment)
                ),
                None => "Move the girl there; its fragment is gone.".to_owned(),
            },
            Move::Plant => {
                let fragment = open
                    .map
                    .fragment(open.map.girl)
                    .map(fragment_name)
                    .unwrap_or_default();
                format!("Plant a flower where the girl is and take {fragment}.")
            }
            Move::Sow(tile) => {
                let bits: Vec<String> = open.map.bits(tile).iter().map(Bit::name).collect();
                format!("Take up {} and sow them along a way.", bits.join(", "))
            }
            Move::Drop(tile, bit) => explain_drop(view, tile, bit),
            Move::Claim(_) => "Take this white bit as well.".to_owned(),
            Move::Build(card) | Move::BuildPublic(card) => format!("{}.", self.card_words(card)),
            Move::Lay(bit) => explain_lay(view, bit),
            Move::Grow => format!(
                "Pay {} bits for a flower on your girl tile.",
                self.grow_cost
            ),
            Move::Pay(_) => "Pay this bit.".to_owned(),
            Move::Save(_) => "Keep this bit in a chest for later turns.".to_owned(),
            Move::Name(_) => "Let one of the bits that are left fall here.".to_owned(),
            Move::Discard(card) => format!("Discard it ({}).", self.card_words(card)),
            Move::Raise(card) => format!(
                "Begin with it in long-term memory ({}).",
                self.card_words(card)
            ),
            Move::Done => explain_done(view).to_owned(),
        }
    }

    /// What is asked of whoever must act.
    pub(crate) fn write_prompt(&self, view: &View) -> String {
        let seat = view.speaker();
        let player = view.open.player(seat);
        let ask = match view.open.stage {
            Stage::Build { second: false } => "lay a tile anywhere at the map",
            Stage::Build { .. } => "lay a second tile so that every tile touches two others",
            Stage::Opening
                if view.open.table.speed
                    && player.rising.len() < self.setup.speed_long_term.into() =>
            {
                "choose a card to begin with in long-term memory"
            }
            Stage::Opening => "discard down to your opening hand",
            Stage::Begin => "choose a tile to sow, or plant first",
            Stage::Sow { .. } => "choose the next tile and the bit that falls there",
            Stage::Claim { .. } => "claim white bits, or be done",
            Stage::Act => "build cards, grow a flower, or be done",
            Stage::Cover { work, .. } => {
                return format!(
                    "Seat {}: cover the next slot of {}.",
                    seat.number(),
                    work.card.name()
                );
            }
            Stage::Grow { .. } => "choose a bit to pay",
            Stage::Save => "save bits in your chests, or be done",
            Stage::PlantLate => "move the girl and plant, or go on",
            Stage::Replenish { .. } => "name a tile to be replenished",
            Stage::Discard => "discard cards, or draw",
            Stage::Over => return "The game is over.".to_owned(),
        };
        format!("Seat {}: {ask}.", seat.number())
    }
}

fn score_words(scores: Scores, card: Card) -> String {
    match scores {
        Scores::Run { fragment, each } => {
            let colour = FRAGMENT_COLOURS.get(usize::from(fragment)).unwrap_or(&"?");
            format!("{each} points for each fragment of your longest {colour} run")
        }
        Scores::Set(points) => {
            format!("{points} points for each set of three fragments of equal pips")
        }
        Scores::Each(points) => format!("{points} points for each fragment"),
        Scores::Cards(steps) => {
            let steps: Vec<String> = steps.iter().map(ToString::to_string).collect();
            format!(
                "{} points for 1 to 5 {} cards",
                steps.join("/"),
                card.colour()
            )
        }
    }
}

fn explain_drop(view: &View, tile: crate::map::Tile, bit: Bit) -> String {
    let Stage::Sow { bits, .. } = view.open.stage else {
        return String::new();
    };
    if bits.len() > 1 {
        return format!(
            "Drop {} there and go on with {} more.",
            bit.name(),
            bits.len() - 1
        );
    }
    let alike = view.open.map.bits(tile).of_colour(bit.colour()).len();
    format!(
        "The last bit: collect it and {alike} more {} there.",
        bit.colour()
    )
}

fn explain_lay(view: &View, bit: Bit) -> String {
    let Stage::Cover { work, .. } = view.open.stage else {
        return String::new();
    };
    if bit.is_white() || bit.colour() == work.card.colour() {
        "Cover the next slot; worth a point when the card is complete.".to_owned()
    } else {
        "Cover the next slot.".to_owned()
    }
}

fn explain_done(view: &View) -> &'static str {
    match view.open.stage {
        Stage::Begin => "Go on without sowing: no tile can be sown.",
        Stage::Claim { .. } => "Claim no more.",
        Stage::Act => "End Deja Vu.",
        Stage::Cover {
            source: Source::ShortTerm,
            ..
        } => "Add no more to this card for now.",
        Stage::Cover { .. } => "Leave the card in short-term memory for now.",
        Stage::Save => "Save no more; the rest goes to the hive.",
        Stage::PlantLate => "Go on to the end of the turn.",
        _ => "Draw to your hand size and end the turn.",
    }
}

/// An event in a sentence.
pub(crate) fn tell_event(event: &Event) -> String {
    let who = |seat: Seat| format!("Seat {}", seat.number());
    match *event {
        Event::Placed { seat, tile } => format!("{} lays {}.", who(seat), tile.name()),
        Event::MapDealt => "Bits and fragments are dealt to the map.".to_owned(),
        Event::Chose {
            seat,
            card: Some(card),
        } => format!("{} chooses {}.", who(seat), card.name()),
        Event::Chose { seat, card: None } => format!("{} chooses a card.", who(seat)),
        Event::Left { seat, card } => format!("{} discards {}.", who(seat), card.name()),
        Event::Rose { seat, card } => format!(
            "{} begins with {} in long-term memory.",
            who(seat),
            card.name()
        ),
        Event::GirlMoved { seat, to } => {
            format!("{} moves the girl to {}.", who(seat), to.name())
        }
        Event::Planted { seat, on, fragment } => {
            format!(
                "{} plants a flower on {} and takes {}.",
                who(seat),
                on.name(),
                fragment_name(fragment)
            )
        }
        Event::TookUp { seat, from } => {
            format!("{} takes up the bits of {}.", who(seat), from.name())
        }
        Event::Dropped { seat, bit, on } => {
            format!("{} drops {} on {}.", who(seat), bit.name(), on.name())
        }
        Event::Collected { seat, bit } => format!("{} collects {}.", who(seat), bit.name()),
        Event::SkippedRecollection { seat } => format!("{} has nothing to sow.", who(seat)),
        Event::Began {
            seat,
            card,
            public: true,
        } => format!("{} builds {} of the public row.", who(seat), card.name()),
        Event::Began { seat, card, .. } => format!("{} builds {}.", who(seat), card.name()),
        Event::Covered { seat, bit } => format!("{} lays {}.", who(seat), bit.name()),
        Event::SetAside { seat, card } => {
            format!("{} keeps {} in short-term memory.", who(seat), card.name())
        }
        Event::Completed { seat, card, points } => {
            format!(
                "{} completes {} and gets {points} in tokens.",
                who(seat),
                card.name()
            )
        }
        Event::Paid { seat, bit } => format!("{} pays {}.", who(seat), bit.name()),
        Event::Grew { seat } => format!("{} grows a flower.", who(seat)),
        Event::Saved { seat, bit } => format!("{} saves {}.", who(seat), bit.name()),
        Event::ToHive { bits } => format!("{bits} bits go to the hive."),
        Event::Replenished { bit, on } => format!("{} comes to {}.", bit.name(), on.name()),
        Event::Named { seat, tile } => format!("{} names {}.", who(seat), tile.name()),
        Event::Discarded { seat, card } => format!("{} discards {}.", who(seat), card.name()),
        Event::Drew {
            seat,
            card: Some(card),
        } => format!("{} draws {}.", who(seat), card.name()),
        Event::Drew { seat, card: None } => format!("{} draws a card.", who(seat)),
        Event::Rejected { seat, card } => format!(
            "{} draws a copy, {}, and discards it.",
            who(seat),
            card.name()
        ),
        Event::Reshuffled => "The discard is shuffled into a new deck.".to_owned(),
        Event::EndTriggered { seat } => format!("{} triggers the end of the game.", who(seat)),
        Event::TurnEnded { seat } => format!("{} ends the turn.", who(seat)),
        Event::GameOver => "The game is over.".to_owned(),
    }
}
