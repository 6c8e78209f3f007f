//! What moves do, what is asked, and what happened: log, browser, terminal and errors take it from here.
//! The texts are in `locales/`, under these names.

use table::{MoveId, Phrase, Seat};

use crate::bits::Bit;
use crate::card::Card;
use crate::components::DejaVu;
use crate::event::Event;
use crate::map::Tile;
use crate::moves::Move;
use crate::names;
use crate::state::{Source, Stage};
use crate::view::View;

impl DejaVu {
    /// What a move would do, in a sentence.
    pub(crate) fn explain_move(&self, view: &View, id: MoveId) -> Phrase {
        let Some(decision) = Move::from_id(id) else {
            return Phrase::new("nothing");
        };
        let open = &view.open;
        let card = |name: &'static str, card: Card| {
            Phrase::new(name)
                .phrase("card", names::card(card))
                .phrase("does", self.card_does(card))
        };
        let with =
            |name: &'static str, bit: Bit| Phrase::new(name).phrase("bit", names::bit_object(bit));
        let at =
            |name: &'static str, tile: Tile| Phrase::new(name).phrase("tile", names::tile(tile));
        match decision {
            Move::Place(tile, direction) => {
                at("deja-vu-do-place", tile).text("direction", direction.to_string())
            }
            Move::Girl(tile) => match open.map.fragment(tile) {
                Some(fragment) => {
                    at("deja-vu-do-girl", tile).phrase("fragment", names::fragment(fragment))
                }
                None => at("deja-vu-do-girl-no-fragment", tile),
            },
            Move::Plant => {
                let fragment = open.map.fragment(open.map.girl);
                let fragment = fragment.map_or_else(|| Phrase::new("nothing"), names::fragment);
                at("deja-vu-do-plant", open.map.girl).phrase("fragment", fragment)
            }
            Move::Sow(tile) => {
                let bits = open.map.bits(tile);
                at("deja-vu-do-sow", tile).list("bits", bits.iter().map(names::bit_object))
            }
            Move::Drop(tile, bit) => explain_drop(view, tile, bit),
            Move::Claim(bit) => with("deja-vu-do-claim", bit),
            Move::Build(built) => card("deja-vu-do-build", built),
            Move::BuildPublic(built) => card("deja-vu-do-build-public", built),
            Move::Lay(bit) => explain_lay(view, bit),
            Move::Grow => Phrase::new("deja-vu-do-grow").number("count", self.grow_cost),
            Move::Pay(bit) => with("deja-vu-do-pay", bit),
            Move::Save(bit) => with("deja-vu-do-save", bit),
            Move::Name(tile) => at("deja-vu-do-name", tile),
            Move::Discard(old) => card("deja-vu-do-discard", old),
            Move::Raise(first) => card("deja-vu-do-raise", first),
            Move::Done => Phrase::new(why_done(view)),
        }
    }

    /// What is asked of whoever must act.
    pub(crate) fn write_prompt(&self, view: &View) -> Phrase {
        let seat = view.speaker();
        let player = view.open.player(seat);
        let ask = match view.open.stage {
            Stage::Build { second: false } => "deja-vu-ask-build",
            Stage::Build { .. } => "deja-vu-ask-build-second",
            Stage::Opening
                if view.open.table.speed
                    && player.rising.len() < self.setup.speed_long_term.into() =>
            {
                "deja-vu-ask-raise"
            }
            Stage::Opening => "deja-vu-ask-opening",
            Stage::Begin => "deja-vu-ask-begin",
            Stage::Sow { .. } => "deja-vu-ask-sow",
            Stage::Claim { .. } => "deja-vu-ask-claim",
            Stage::Act => "deja-vu-ask-act",
            Stage::Cover { work, .. } => {
                return Phrase::new("deja-vu-ask-cover")
                    .seat("seat", seat)
                    .phrase("card", names::card(work.card));
            }
            Stage::Grow { .. } => "deja-vu-ask-grow",
            Stage::Save => "deja-vu-ask-save",
            Stage::PlantLate => "deja-vu-ask-plant-late",
            Stage::Replenish { .. } => "deja-vu-ask-replenish",
            Stage::Discard => "deja-vu-ask-discard",
            Stage::Over => return Phrase::new("game-over"),
        };
        Phrase::new(ask).seat("seat", seat)
    }
}

fn explain_drop(view: &View, tile: Tile, bit: Bit) -> Phrase {
    let Stage::Sow { bits, .. } = view.open.stage else {
        return Phrase::new("nothing");
    };
    if bits.len() > 1 {
        return Phrase::new("deja-vu-do-drop")
            .phrase("bit", names::bit_object(bit))
            .phrase("tile", names::tile(tile))
            .count("count", bits.len() - 1);
    }
    let alike = view.open.map.bits(tile).of_colour(bit.colour()).len();
    Phrase::new("deja-vu-do-drop-last")
        .phrase("bit", names::bit_object(bit))
        .phrase("tile", names::tile(tile))
        .count("count", alike)
        .text("colour", bit.colour().name())
}

fn explain_lay(view: &View, bit: Bit) -> Phrase {
    let Stage::Cover { work, .. } = view.open.stage else {
        return Phrase::new("nothing");
    };
    let name = if bit.is_white() || bit.colour() == work.card.colour() {
        "deja-vu-do-lay-for-point"
    } else {
        "deja-vu-do-lay"
    };
    Phrase::new(name)
        .phrase("bit", names::bit_object(bit))
        .phrase("card", names::card(work.card))
}

fn why_done(view: &View) -> &'static str {
    match view.open.stage {
        Stage::Begin => "deja-vu-do-skip-sowing",
        Stage::Claim { .. } => "deja-vu-do-done-claiming",
        Stage::Act => "deja-vu-do-done-acting",
        Stage::Cover {
            source: Source::ShortTerm,
            ..
        } => "deja-vu-do-done-adding",
        Stage::Cover { .. } => "deja-vu-do-done-covering",
        Stage::Save => "deja-vu-do-done-saving",
        Stage::PlantLate => "deja-vu-do-done-planting",
        _ => "deja-vu-do-draw",
    }
}

/// An event in a sentence.
pub(crate) fn tell_event(event: &Event) -> Phrase {
    let by = |name: &'static str, seat: Seat| Phrase::new(name).seat("seat", seat);
    let of = |name: &'static str, seat: Seat, card: Card| {
        by(name, seat).phrase("card", names::card(card))
    };
    let with = |name: &'static str, seat: Seat, bit: Bit| {
        by(name, seat).phrase("bit", names::bit_object(bit))
    };
    let at = |name: &'static str, seat: Seat, tile: Tile| {
        by(name, seat).phrase("tile", names::tile(tile))
    };
    match *event {
        Event::Placed { seat, tile } => at("deja-vu-placed", seat, tile),
        Event::MapDealt => Phrase::new("deja-vu-map-dealt"),
        Event::Chose {
            seat,
            card: Some(card),
        } => of("deja-vu-chose", seat, card),
        Event::Chose { seat, card: None } => by("deja-vu-chose-hidden", seat),
        Event::Left { seat, card } => of("deja-vu-discarded", seat, card),
        Event::Rose { seat, card } => of("deja-vu-rose", seat, card),
        Event::GirlMoved { seat, to } => at("deja-vu-girl-moved", seat, to),
        Event::Planted { seat, on, fragment } => {
            at("deja-vu-planted", seat, on).phrase("fragment", names::fragment(fragment))
        }
        Event::TookUp { seat, from } => at("deja-vu-took-up", seat, from),
        Event::Dropped { seat, bit, on } => {
            with("deja-vu-dropped", seat, bit).phrase("tile", names::tile(on))
        }
        Event::Collected { seat, bit } => with("deja-vu-collected", seat, bit),
        Event::SkippedRecollection { seat } => by("deja-vu-skipped-recollection", seat),
        Event::Began {
            seat,
            card,
            public: true,
        } => of("deja-vu-began-public", seat, card),
        Event::Began { seat, card, .. } => of("deja-vu-began", seat, card),
        Event::Covered { seat, bit } => with("deja-vu-covered", seat, bit),
        Event::SetAside { seat, card } => of("deja-vu-set-aside", seat, card),
        Event::Completed { seat, card, points } => {
            of("deja-vu-completed", seat, card).number("points", points)
        }
        Event::Paid { seat, bit } => with("deja-vu-paid", seat, bit),
        Event::Grew { seat } => by("deja-vu-grew", seat),
        Event::Saved { seat, bit } => with("deja-vu-saved", seat, bit),
        Event::ToHive { bits } => Phrase::new("deja-vu-to-hive").number("count", bits),
        Event::Replenished { bit, on } => Phrase::new("deja-vu-replenished")
            .phrase("bit", names::bit(bit))
            .phrase("tile", names::tile(on)),
        Event::Named { seat, tile } => at("deja-vu-named", seat, tile),
        Event::Discarded { seat, card } => of("deja-vu-discarded", seat, card),
        Event::Drew {
            seat,
            card: Some(card),
        } => of("deja-vu-drew", seat, card),
        Event::Drew { seat, card: None } => by("deja-vu-drew-hidden", seat),
        Event::Rejected { seat, card } => of("deja-vu-rejected", seat, card),
        Event::Reshuffled => Phrase::new("deja-vu-reshuffled"),
        Event::EndTriggered { seat } => by("deja-vu-end-triggered", seat),
        Event::TurnEnded { seat } => by("deja-vu-turn-ended", seat),
        Event::GameOver => Phrase::new("game-over"),
    }
}
