//! One colour on a board: its thread, and what it would take to join further slots.

use vivid_memories::{Board, Colour, VividMemories};

/// Slots of one colour on a board.
pub(super) const SLOTS: usize = 3;

/// Beyond this effort a join is out of reach.
pub(super) const FAR: usize = 6;

/// The board as one colour finds it.
#[derive(Clone, Copy)]
pub(super) struct Ground<'a> {
    pub game: &'a VividMemories,
    pub empty: u32,
    pub filled: u32,
    /// Whether threads have scored already in this round.
    pub scored: bool,
    /// What a slot more or less means for its set, in eighths of a point.
    pub slot_worth: &'a [i32; vivid_memories::MAX_SLOTS],
    /// How likely a join of each effort is to come about, of 256.
    pub likely: &'a [i32; FAR + 1],
}

/// Two slots that could be joined.
#[derive(Clone, Copy, Default)]
pub(super) struct Join {
    /// Missing hexes: an empty one counts once, one that holds other colours twice.
    pub effort: usize,
    /// What it would bring, in eighths of a point.
    pub worth: i32,
    /// Hexes that would bring it nearer and are empty.
    pub empty_path: u32,
    /// Hexes that would bring it nearer and hold other colours.
    pub other_path: u32,
}

/// One colour on a board.
#[derive(Clone, Copy, Default)]
pub(super) struct Strand {
    /// The hexes with this colour.
    pub hexes: u32,
    /// The hexes with two or three fragments of it.
    pub doubles: u32,
    /// How many fragments there are in hexes.
    pub fragments: i32,
    /// The slots of this colour, as bits.
    pub slots: u32,
    /// The hexes of the thread; none if there is no thread.
    pub thread: u32,
    /// Hexes that a slot is connected with, or that a shortest join leads over.
    pub used: u32,
    /// The empty slots that the thread joins.
    pub joined: u32,
    /// What the thread scores now.
    pub points: i32,
    /// Joins still to be made; those with no worth are not there.
    pub joins: [Join; SLOTS],
    /// The thread and a part for beginnings, in eighths of a point; what its slots mean for their
    /// sets is in it.
    pub worth: i32,
}

/// Hexes by the effort that it takes to reach them from a slot, their own part included.
type Layers = [u32; FAR + 1];

/// Looks no further than to where all targets are reached.
fn layers(ground: &Ground<'_>, seed: u32, own: u32, targets: [u32; SLOTS]) -> Layers {
    let game = ground.game;
    let (empty, other) = (ground.empty & !own, !(ground.empty | own));
    let mut layers = [0; FAR + 1];
    layers[0] = seed & own;
    layers[1] = seed & empty;
    layers[2] = seed & other;
    let mut reached = 0;
    for effort in 0..=FAR {
        let mut layer = layers[effort] & !reached;
        // The own colour costs nothing.
        let mut edge = layer;
        while edge != 0 {
            edge = game.around(edge) & own & !reached & !layer;
            layer |= edge;
        }
        layers[effort] = layer;
        reached |= layer;
        if targets.iter().all(|target| target & reached != 0) {
            layers[effort + 1..].fill(0);
            break;
        }
        let near = game.around(layer) & !reached;
        if effort < FAR {
            layers[effort + 1] |= near & empty;
        }
        if effort + 1 < FAR {
            layers[effort + 2] |= near & other;
        }
    }
    layers
}

impl Strand {
    /// Looks at one colour.
    pub fn new(ground: &Ground<'_>, board: &Board, colour: Colour, hexes: u32) -> Strand {
        let slots = ground.game.boards()[board.print()].of_colour[colour.index()];
        let mut strand = Strand {
            hexes,
            slots,
            ..Strand::default()
        };
        strand.measure(ground);
        strand
    }

    /// The worth of the same colour without a hex.
    pub fn worth_without(&self, ground: &Ground<'_>, hex: u32) -> i32 {
        if self.used & hex == 0 {
            return self.worth;
        }
        let mut strand = Strand {
            hexes: self.hexes & !hex,
            slots: self.slots,
            ..Strand::default()
        };
        strand.measure(ground);
        strand.worth
    }

    fn measure(&mut self, ground: &Ground<'_>) {
        let mut slot = [0usize; SLOTS];
        let mut mask = [0u32; SLOTS];
        let mut reach = [[0u32; FAR + 1]; SLOTS];
        let mut count = 0;
        let mut left = self.slots;
        while left != 0 && count < SLOTS {
            slot[count] = left.trailing_zeros() as usize;
            left &= left - 1;
            mask[count] = ground.game.slots()[slot[count]].mask();
            count += 1;
        }
        for (reach, &seed) in reach.iter_mut().zip(&mask[..count]) {
            *reach = layers(ground, seed, self.hexes, mask);
            self.used |= reach[0];
        }
        let pairs = [(0, 1), (0, 2), (1, 2)];
        let there = |&(a, b): &(usize, usize)| a < count && b < count;
        for (a, b) in pairs.into_iter().filter(there) {
            if reach[a][0] & mask[b] != 0 {
                self.thread |= reach[a][0];
                self.joined |= 1 << slot[a] | 1 << slot[b];
            }
        }
        let in_thread = self.joined;
        self.joined &= !ground.filled;
        if !ground.scored {
            self.points = (self.thread.count_ones() * self.joined.count_ones()) as i32;
        }
        self.worth = 8 * self.points;
        self.worth += slots_worth(ground, self.joined);
        for (place, (a, b)) in pairs.into_iter().filter(there).enumerate() {
            let both = 1 << slot[a] | 1 << slot[b];
            let joins = if both & in_thread != 0 {
                both | in_thread
            } else {
                both
            };
            let new = joins & !ground.filled;
            if both & !in_thread == 0 || new == 0 {
                continue;
            }
            let effort = (1..=FAR).find(|&effort| reach[a][effort] & mask[b] != 0);
            let Some(effort) = effort else { continue };
            let hexes = (reach[a][0] | reach[b][0]).count_ones() as i32 + effort as i32;
            let before = if both & in_thread != 0 {
                self.points
            } else {
                0
            };
            let points = hexes * new.count_ones() as i32 - before;
            let join = &mut self.joins[place];
            join.effort = effort;
            join.worth = (8 * points + slots_worth(ground, new & !self.joined)).max(0);
            for step in 0..=effort {
                self.used |= reach[a][step] & reach[b][effort - step] & self.hexes;
            }
            for step in 1..=effort {
                let (from, to) = (reach[a][step], &reach[b]);
                join.empty_path |= from & to[effort + 1 - step] & ground.empty;
                if step >= 2 {
                    let others = from & to[effort + 2 - step];
                    join.other_path |= others & !ground.empty & !self.hexes;
                }
            }
        }
        let part = |join: &Join| join.worth * ground.likely[join.effort] / 256;
        let mut parts = self
            .joins
            .map(|join| if join.worth > 0 { part(&join) } else { 0 });
        parts.sort_unstable();
        self.worth += parts[2] + parts[1] / 3;
    }

    /// The join that promises most, by effort and worth.
    pub fn best_join(&self, likely: &[i32; FAR + 1]) -> Option<&Join> {
        let there = self.joins.iter().filter(|join| join.worth > 0);
        there.max_by_key(|join| join.worth * likely[join.effort])
    }
}

/// What these slots mean for their sets.
pub(super) fn slots_worth(ground: &Ground<'_>, mut slots: u32) -> i32 {
    let mut worth = 0;
    while slots != 0 {
        worth += ground.slot_worth[slots.trailing_zeros() as usize];
        slots &= slots - 1;
    }
    worth
}
