//! What may be done now.

use table::{MoveSet, Seat};

use crate::bits::{Bit, Colour, Heap, Kinds};
use crate::card::Slot;
use crate::components::DejaVu;
use crate::map::{Tile, TileSet};
use crate::moves::{Move, base};
use crate::player::{Player, Unfinished};
use crate::state::{Planting, Source, Stage, State};

impl DejaVu {
    /// The legal moves of a seat that may act.
    pub(crate) fn legal_moves(&self, state: &State, seat: Seat) -> MoveSet {
        let mut legal = MoveSet::EMPTY;
        let own = state.own();
        match state.stage {
            Stage::Build { second } => {
                for (tile, direction) in state.map.free_places(second) {
                    legal.insert(Move::Place(tile, direction).id());
                }
            }
            Stage::Opening => self.opening_moves(state, seat, &mut legal),
            Stage::Begin => {
                self.planting_moves(state, &mut legal);
                let starts = sowing_starts(state);
                legal.insert_bits(base::SOW, starts.bits().into());
                if starts.is_empty() {
                    legal.insert(Move::Done.id());
                }
            }
            Stage::Sow { bits, visited, at } => sowing_moves(state, bits, visited, at, &mut legal),
            Stage::Claim { at, .. } => {
                let white = state.map.bits(at).of_colour(Colour::White);
                legal.insert_bits(base::CLAIM, white.kinds().bits().into());
                legal.insert(Move::Done.id());
            }
            Stage::Act => self.act_moves(state, &mut legal),
            Stage::Cover { work, source, laid } => {
                let bits = self.bits_for(own, &work, source, state.pool);
                legal.insert_bits(base::LAY, bits.bits().into());
                if laid && self.may_stop(own, &work, source) {
                    legal.insert(Move::Done.id());
                }
            }
            Stage::Grow { .. } => legal.insert_bits(base::PAY, state.pool.kinds().bits().into()),
            Stage::Save => {
                legal.insert_bits(base::SAVE, state.pool.kinds().bits().into());
                legal.insert(Move::Done.id());
            }
            Stage::PlantLate => {
                self.planting_moves(state, &mut legal);
                legal.insert(Move::Done.id());
            }
            Stage::Replenish { choice, named } => {
                legal.insert_bits(base::NAME, choice.minus(named).bits().into());
            }
            Stage::Discard => {
                legal.insert_bits(base::DISCARD, own.hand.bits().into());
                legal.insert(Move::Done.id());
            }
            Stage::Over => {}
        }
        legal
    }

    fn opening_moves(&self, state: &State, seat: Seat, legal: &mut MoveSet) {
        let player = state.player(seat);
        let raising = state.table.speed && player.rising.len() < self.setup.speed_long_term.into();
        let family = if raising { base::RAISE } else { base::DISCARD };
        legal.insert_bits(family, player.hand.bits().into());
    }

    fn planting_moves(&self, state: &State, legal: &mut MoveSet) {
        let (own, girl) = (state.own(), state.map.girl);
        if state.planting == Planting::Open {
            let reach = state.map.within(girl, self.footprints(own));
            let elsewhere = reach.without(girl);
            legal.insert_bits(base::GIRL, elsewhere.bits().into());
        }
        if can_plant(state) {
            legal.insert(Move::Plant.id());
        }
    }

    fn act_moves(&self, state: &State, legal: &mut MoveSet) {
        let (own, pool) = (state.own(), state.pool);
        let memories = own.memories();
        let room = self.has_short_room(own);
        for card in own.hand.minus(memories).iter() {
            let design = self.design(card);
            let begins = room && !fitting(pool, design.slots()[0]).is_empty();
            if begins || design.can_fill(0, pool) {
                legal.insert(Move::Build(card).id());
            }
        }
        for there in own.short_term() {
            let next = self.design(there.card).slots()[there.covered()];
            if !fitting(pool, next).is_empty() {
                legal.insert(Move::Build(there.card).id());
            }
        }
        if pool.len() >= 2 {
            for card in state.public.kinds().minus(memories).iter() {
                if self.design(card).can_fill(0, pool) {
                    legal.insert(Move::BuildPublic(card).id());
                }
            }
        }
        if !own.circle && pool.len() >= self.grow_cost.into() {
            legal.insert(Move::Grow.id());
        }
        legal.insert(Move::Done.id());
    }

    /// Whether covering may end before the card is complete.
    pub(crate) fn may_stop(&self, own: &Player, work: &Unfinished, source: Source) -> bool {
        match source {
            Source::Public => false,
            Source::Hand => work.covered() > 0 && self.has_short_room(own),
            Source::ShortTerm => true,
        }
    }

    /// The kinds of bits that may cover the next slot. Where the card must be completed,
    /// only those after which it still can be.
    pub(crate) fn bits_for(
        &self,
        own: &Player,
        work: &Unfinished,
        source: Source,
        pool: Heap,
    ) -> Kinds {
        let design = self.design(work.card);
        let next = work.covered();
        let Some(&slot) = design.slots().get(next) else {
            return Kinds::EMPTY;
        };
        let fit = fitting(pool, slot);
        let free = match source {
            Source::Public => false,
            Source::Hand => self.has_short_room(own),
            Source::ShortTerm => true,
        };
        if free {
            return fit;
        }
        let completes = |bit: &Bit| {
            let mut left = pool;
            left.remove(*bit);
            design.can_fill(next + 1, left)
        };
        fit.iter().filter(completes).collect()
    }
}

/// The kinds of a heap that a slot takes.
pub(crate) fn fitting(bits: Heap, slot: Slot) -> Kinds {
    match slot {
        Slot::Of(shape) => bits.of_shape(shape).kinds(),
        Slot::Any => bits.kinds(),
    }
}

/// Whether a flower can be planted where the girl is.
pub(crate) fn can_plant(state: &State) -> bool {
    let fragment = state.map.fragment(state.map.girl).is_some();
    state.planting != Planting::Used && state.own().flowers() > 0 && fragment
}

/// The tiles from which a complete sowing is possible.
pub(crate) fn sowing_starts(state: &State) -> TileSet {
    let possible = |tile: &Tile| {
        let bits = state.map.bits(*tile);
        !bits.coloured().is_empty() && state.map.has_way(*tile, TileSet::only(*tile), bits.len())
    };
    state.map.tiles().filter(possible).collect()
}

/// Each step after which all remaining bits find a way, and one that is not white stays for the last.
fn sowing_moves(state: &State, bits: Heap, visited: TileSet, at: Tile, legal: &mut MoveSet) {
    let left = bits.len() - 1;
    let coloured = bits.coloured();
    let kinds = if left == 0 {
        coloured.kinds()
    } else if coloured.len() == 1 {
        // The only one that is not white must fall last.
        bits.kinds().minus(coloured.kinds())
    } else {
        bits.kinds()
    };
    for next in state.map.near(at).minus(visited).iter() {
        if state.map.has_way(next, visited.with(next), left) {
            let family = base::DROP + (next.index() * Bit::COUNT) as u16;
            legal.insert_bits(family, kinds.bits().into());
        }
    }
}
