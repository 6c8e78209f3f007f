//! Cards that a player could build, and what they are worth.

use deja_vu::{Card, DejaVu, Design, Heap, Power, Scores, Shape, Slot, State};

/// Where a card that could be built lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Place {
    /// In short-term memory, or being covered: any number of bits may be added.
    Begun,
    Hand,
    Public,
}

/// How many bits of each shape, one byte each, and how many together in the byte after.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Tally(u64);

pub(super) const TOTAL: usize = Shape::COUNT;
const GUARD: u64 = 0x8080_8080_8080;

impl Tally {
    pub fn of(heap: Heap) -> Tally {
        let mut sum = (heap.len() as u64) << (8 * TOTAL);
        for shape in Shape::ALL {
            sum |= (heap.of_shape(shape).len() as u64) << (8 * shape as usize);
        }
        Tally(sum)
    }

    pub fn needed(slots: &[Slot]) -> Tally {
        let mut sum = (slots.len() as u64) << (8 * TOTAL);
        for slot in slots {
            if let Slot::Of(shape) = slot {
                sum += 1 << (8 * *shape as usize);
            }
        }
        Tally(sum)
    }

    /// One of the bytes: of a shape, or the total.
    pub fn at(self, n: usize) -> i32 {
        (self.0 >> (8 * n) & 0xff) as i32
    }

    /// Whether there are at least as many of everything: no byte borrows from the next.
    pub fn covers(self, needed: Tally) -> bool {
        ((self.0 | GUARD) - needed.0) & GUARD == GUARD
    }
}

/// A card that a player could build.
#[derive(Clone, Copy, Debug)]
pub(super) struct Goal {
    pub card: Card,
    pub place: Place,
    /// How many slots are covered already.
    pub covered: usize,
    /// How many slots it has.
    pub slots: usize,
    /// Points that it would bring, tokens aside.
    pub gain: i32,
    /// What it is worth in tenths of a point: points, and a guess for its power.
    pub worth: i32,
    /// Tokens that the bits on it will bring.
    pub earned: i32,
    /// What the open slots ask for.
    pub needed: Tally,
}

impl Goal {
    /// How many slots are open.
    pub fn open(&self) -> usize {
        self.slots - self.covered
    }

    /// The part of its worth that the bits on it stand for: a little less than their share, for to
    /// complete it is better still.
    pub fn part(&self) -> i32 {
        let share = self.worth * self.covered as i32 / self.slots.max(1) as i32;
        share * 9 / 10 + 7 * self.earned
    }

    /// What it is worth for each slot, in tenths of a point: one token is expected for two bits.
    pub fn rate(&self) -> i32 {
        (self.worth + 5 * self.slots as i32) / self.slots.max(1) as i32
    }
}

/// What a card in long-term memory is worth beside its points: less than nothing, for it brings the
/// end nearer, and a better one could have done that.
pub(super) const CARD: i32 = -10;

/// What a flower is worth.
pub(super) const FLOWER: i32 = 14;

/// A guess at what a card in long-term memory will do in the rest of the game, in tenths of a
/// point, with this many cards still to come.
pub(super) fn lasting(design: &Design, ahead: i32) -> i32 {
    let each = match (design.power, design.scores) {
        (Some(Power::ShortTerm), _) => 4,
        (Some(Power::WhiteClaim | Power::Chest), _) => 3,
        (Some(Power::Hand), _) => 2,
        (Some(Power::Footprint), _) => 1,
        (Some(Power::Flower), _) => 0,
        (None, Some(Scores::Cards(_))) => 1,
        (None, _) => 2,
    };
    each * ahead
}

/// How many cards the player who leads still needs for the end.
pub(super) fn cards_ahead(game: &DejaVu, state: &State) -> i32 {
    let most = state
        .seats()
        .map(|seat| state.player(seat).long_term().len())
        .max();
    game.end_at().saturating_sub(most.unwrap_or(0)) as i32
}
