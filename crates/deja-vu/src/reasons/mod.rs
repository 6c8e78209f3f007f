//! Why a move is not legal now, and by which rule: worked out from what the player sees, and asked for only
//! when a move is refused. Building has a file of its own.

mod building;

use table::{Direction, MoveError, MoveId, Phrase, Reason, Seat};

use crate::bits::{Bit, Colour, Heap};
use crate::card::Card;
use crate::components::DejaVu;
use crate::map::{Tile, TileSet};
use crate::moves::Move;
use crate::names;
use crate::state::{Planting, Source, Stage};
use crate::view::View;

impl DejaVu {
    /// Why this seat, whose view it is, can't make this move.
    pub(crate) fn why_not(&self, view: &View, seat: Seat, id: MoveId) -> Reason {
        let Some(decision) = Move::from_id(id) else {
            return Reason::unknown();
        };
        let to_act = view.open.actors();
        if to_act.is_empty() {
            return Reason::over("F50");
        }
        if !to_act.contains(seat) {
            if view.open.stage == Stage::Opening {
                return Phrase::new("deja-vu-no-others-choose").by_rule("F14");
            }
            let error = MoveError::NotYourTurn { seat, to_act };
            return error.phrase().by_rule(turn_rule(view));
        }
        let found = match decision {
            Move::Place(tile, direction) => Some(not_to_place(view, tile, direction)),
            Move::Girl(tile) => self.not_to_walk(view, tile),
            Move::Plant => not_to_plant(view),
            Move::Sow(tile) => not_to_sow(view, tile),
            Move::Drop(tile, bit) => not_to_drop(view, tile, bit),
            Move::Claim(bit) => not_to_claim(view, bit),
            Move::Build(card) => self.not_to_build(view, card),
            Move::BuildPublic(card) => building::not_to_build_public(view, card),
            Move::Lay(bit) => self.not_to_lay(view, bit),
            Move::Grow => self.not_to_grow(view),
            Move::Pay(bit) => not_to_pay(view, bit),
            Move::Save(bit) => not_to_save(view, bit),
            Move::Name(tile) => not_to_name(view, tile),
            Move::Discard(card) => self.not_to_discard(view, seat, card),
            Move::Raise(card) => self.not_to_raise(view, seat, card),
            Move::Done => not_done(view),
        };
        found.unwrap_or_else(|| self.not_now(view, seat))
    }

    /// Something else is asked for.
    fn not_now(&self, view: &View, seat: Seat) -> Reason {
        let rule = match view.open.stage {
            Stage::Opening if self.is_raising(view, seat) => "F16",
            Stage::Opening => "F14",
            Stage::Build { .. } => "F10",
            Stage::Begin | Stage::Sow { .. } => "F24",
            Stage::Claim { .. } => "F29",
            Stage::Act | Stage::Cover { .. } => "F32",
            Stage::Grow { .. } => "F42",
            Stage::Save => "F43",
            Stage::PlantLate => "F18",
            Stage::Replenish { .. } => "F47",
            Stage::Discard => "F48",
            Stage::Over => "F50",
        };
        Phrase::new("deja-vu-no-now")
            .phrase("asked", self.write_prompt(view))
            .by_rule(rule)
    }

    /// Whether this seat still chooses cards for long-term memory.
    fn is_raising(&self, view: &View, seat: Seat) -> bool {
        let chosen = view.open.player(seat).rising.len();
        view.open.table.speed && chosen < self.setup.speed_long_term.into()
    }

    fn not_to_walk(&self, view: &View, tile: Tile) -> Option<Reason> {
        let open = &view.open;
        if let Some(wrong) = not_planting(view) {
            return Some(wrong);
        }
        if matches!(open.stage, Stage::Build { .. } | Stage::Opening) {
            return None;
        }
        if open.planting == Planting::Moved {
            return Some(Phrase::new("deja-vu-no-girl-moved").by_rule("F20"));
        }
        if open.map.girl == tile {
            return Some(Phrase::new("deja-vu-no-girl-here").by_rule("F19"));
        }
        let steps = self.footprints(open.own());
        let far = Phrase::new("deja-vu-no-too-far").count("count", steps);
        Some(far.by_rule("F19"))
    }

    fn not_to_discard(&self, view: &View, seat: Seat, card: Card) -> Option<Reason> {
        match view.open.stage {
            Stage::Opening if self.is_raising(view, seat) => {
                Some(Phrase::new("deja-vu-no-raise-first").by_rule("F16"))
            }
            Stage::Opening => Some(of_card("deja-vu-no-not-in-hand", card).by_rule("F14")),
            Stage::Discard => Some(of_card("deja-vu-no-not-in-hand", card).by_rule("F48")),
            Stage::Build { .. } => None,
            _ => Some(Phrase::new("deja-vu-no-discard-later").by_rule("F48")),
        }
    }

    fn not_to_raise(&self, view: &View, seat: Seat, card: Card) -> Option<Reason> {
        let why = if !view.open.table.speed {
            Phrase::new("deja-vu-no-speed")
        } else if matches!(view.open.stage, Stage::Build { .. }) {
            return None;
        } else if view.open.stage == Stage::Opening && self.is_raising(view, seat) {
            of_card("deja-vu-no-not-in-hand", card)
        } else {
            Phrase::new("deja-vu-no-raised")
        };
        Some(why.by_rule("F16"))
    }
}

/// The rule by which others wait.
fn turn_rule(view: &View) -> &'static str {
    match view.open.stage {
        Stage::Build { .. } => "F10",
        _ => "F18",
    }
}

fn of_card(message: &'static str, card: Card) -> Phrase {
    Phrase::new(message).phrase("card", names::card(card))
}

fn of_tile(message: &'static str, tile: Tile) -> Phrase {
    Phrase::new(message).phrase("tile", names::tile(tile))
}

fn of_bit(message: &'static str, bit: Bit) -> Phrase {
    Phrase::new(message).phrase("bit", names::bit(bit))
}

/// A bit that is not among these.
fn missing(bits: Heap, bit: Bit, rule: &'static str) -> Option<Reason> {
    let missing = !bits.contains(bit);
    missing.then(|| of_bit("deja-vu-no-such-bit", bit).by_rule(rule))
}

fn not_to_place(view: &View, tile: Tile, direction: Direction) -> Reason {
    let map = &view.open.map;
    let Stage::Build { second } = view.open.stage else {
        return Phrase::new("deja-vu-no-map-built").by_rule("F10");
    };
    if tile.index() >= usize::from(map.laid) {
        return of_tile("deja-vu-no-such-tile", tile).by_rule("F10");
    }
    let place = map.beside(tile, direction);
    if map.tiles().any(|there| map.place(there) == place) {
        return Phrase::new("deja-vu-no-place-taken").by_rule("F10");
    }
    let touching = map.touching(place);
    let last = Tile::from_index(usize::from(map.laid).saturating_sub(1));
    let why = match touching.lowest() {
        _ if second && touching.len() < 2 => Phrase::new("deja-vu-no-touch-two"),
        _ if second && map.near(last).len() < 2 && !touching.contains(last) => {
            of_tile("deja-vu-no-touch-first", last)
        }
        Some(first) => of_tile("deja-vu-no-same-place", first),
        None => of_tile("deja-vu-no-same-place", tile),
    };
    why.by_rule("F10")
}

/// Planting is over, or not possible at this moment of the turn.
fn not_planting(view: &View) -> Option<Reason> {
    match view.open.stage {
        Stage::Build { .. } | Stage::Opening => None,
        _ if view.open.planting == Planting::Used => {
            Some(Phrase::new("deja-vu-no-planted").by_rule("F21"))
        }
        Stage::Begin | Stage::PlantLate => None,
        _ => Some(Phrase::new("deja-vu-no-girl-later").by_rule("F18")),
    }
}

fn not_to_plant(view: &View) -> Option<Reason> {
    if let Some(wrong) = not_planting(view) {
        return Some(wrong);
    }
    if matches!(view.open.stage, Stage::Build { .. } | Stage::Opening) {
        return None;
    }
    if view.open.own().flowers() == 0 {
        return Some(Phrase::new("deja-vu-no-flower").by_rule("F20"));
    }
    let why = of_tile("deja-vu-no-fragment", view.open.map.girl);
    Some(why.by_rule("F22"))
}

fn not_to_sow(view: &View, tile: Tile) -> Option<Reason> {
    match view.open.stage {
        Stage::Build { .. } | Stage::Opening | Stage::Sow { .. } => None,
        Stage::Begin => {
            let bits = view.open.map.bits(tile);
            let why = if bits.is_empty() {
                of_tile("deja-vu-no-bits", tile)
            } else if bits.coloured().is_empty() {
                of_tile("deja-vu-no-only-white", tile)
            } else {
                of_tile("deja-vu-no-way", tile).count("count", bits.len())
            };
            Some(why.by_rule("F26"))
        }
        _ => Some(Phrase::new("deja-vu-no-sown").by_rule("F18")),
    }
}

fn not_to_drop(view: &View, tile: Tile, bit: Bit) -> Option<Reason> {
    let Stage::Sow { bits, visited, at } = view.open.stage else {
        return match view.open.stage {
            Stage::Build { .. } | Stage::Opening | Stage::Begin => None,
            _ => Some(Phrase::new("deja-vu-no-sown").by_rule("F18")),
        };
    };
    if let Some(missing) = missing(bits, bit, "F24") {
        return Some(missing);
    }
    let left = bits.len() - 1;
    Some(if visited.contains(tile) {
        of_tile("deja-vu-no-visited", tile).by_rule("F24")
    } else if !view.open.map.near(at).contains(tile) {
        of_tile("deja-vu-no-not-near", at).by_rule("F24")
    } else if !bit.is_white() && bits.coloured().len() == 1 {
        Phrase::new("deja-vu-no-keep-last").by_rule("F26")
    } else {
        let dead_end = of_tile("deja-vu-no-dead-end", tile);
        dead_end.count("count", left).by_rule("F26")
    })
}

fn not_to_claim(view: &View, bit: Bit) -> Option<Reason> {
    let why = match view.open.stage {
        Stage::Build { .. } | Stage::Opening => return None,
        Stage::Claim { .. } if bit.colour() != Colour::White => Phrase::new("deja-vu-no-not-white"),
        Stage::Claim { at, .. } => {
            of_bit("deja-vu-no-not-there", bit).phrase("tile", names::tile(at))
        }
        _ => Phrase::new("deja-vu-no-claim"),
    };
    Some(why.by_rule("F29"))
}

fn not_to_save(view: &View, bit: Bit) -> Option<Reason> {
    match view.open.stage {
        Stage::Build { .. } | Stage::Opening => None,
        Stage::Save => missing(view.open.pool, bit, "F43"),
        _ => Some(Phrase::new("deja-vu-no-save-later").by_rule("F43")),
    }
}

fn not_to_name(view: &View, tile: Tile) -> Option<Reason> {
    match view.open.stage {
        Stage::Build { .. } | Stage::Opening => None,
        Stage::Replenish { choice, named } => Some(not_this_one(tile, choice, named)),
        _ => Some(Phrase::new("deja-vu-no-replenish").by_rule("F47")),
    }
}

fn not_this_one(tile: Tile, choice: TileSet, named: TileSet) -> Reason {
    if choice.contains(tile) && named.contains(tile) {
        of_tile("deja-vu-no-named", tile).by_rule("F47")
    } else {
        of_tile("deja-vu-no-not-lowest", tile).by_rule("F46")
    }
}

/// Why what is under way can't end here.
fn not_done(view: &View) -> Option<Reason> {
    let (message, rule) = match view.open.stage {
        Stage::Begin => ("deja-vu-no-must-sow", "F24"),
        Stage::Sow { .. } => ("deja-vu-no-sow-on", "F24"),
        Stage::Cover { work, source, laid } => {
            let (message, rule) = match source {
                Source::Public => ("deja-vu-no-complete-now", "F33"),
                Source::ShortTerm => ("deja-vu-no-cover-first", "F35"),
                Source::Hand if !laid => ("deja-vu-no-cover-first", "F34"),
                Source::Hand => ("deja-vu-no-complete-now", "F34"),
            };
            return Some(of_card(message, work.card).by_rule(rule));
        }
        Stage::Grow { .. } => ("deja-vu-no-pay-all", "F42"),
        Stage::Replenish { .. } => ("deja-vu-no-name-all", "F47"),
        _ => return None,
    };
    Some(Phrase::new(message).by_rule(rule))
}

fn not_to_pay(view: &View, bit: Bit) -> Option<Reason> {
    match view.open.stage {
        Stage::Grow { .. } => missing(view.open.pool, bit, "F42"),
        Stage::Act => Some(Phrase::new("deja-vu-no-grow-first").by_rule("F42")),
        _ => building::another_phase(view),
    }
}
