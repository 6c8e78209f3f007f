//! One colour on a board: its thread, and what it would take to join further slots.

use vivid_memories::{Board, Colour, Hex, HexSet, Slot, SlotSet, VividMemories};

/// Slots of one colour on a board.
pub(super) const SLOTS: usize = 3;

/// Beyond this effort a join is out of reach.
pub(super) const FAR: usize = 6;

/// The board as one colour finds it.
#[derive(Clone, Copy)]
pub(super) struct Ground<'a> {
    pub game: &'a VividMemories,
    /// The hexes without a fragment.
    pub empty: HexSet,
    /// The filled slots.
    pub filled: SlotSet,
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
    pub empty_path: HexSet,
    /// Hexes that would bring it nearer and hold other colours.
    pub other_path: HexSet,
}

/// One colour on a board.
#[derive(Clone, Copy, Default)]
pub(super) struct Strand {
    /// The hexes with this colour.
    pub hexes: HexSet,
    /// The hexes with two or three fragments of it.
    pub doubles: HexSet,
    /// How many fragments there are in hexes.
    pub fragments: i32,
    /// The slots of this colour.
    pub slots: SlotSet,
    /// The hexes of the thread; none if there is no thread.
    pub thread: HexSet,
    /// Hexes that a slot is connected with, or that a shortest join leads over.
    pub used: HexSet,
    /// The empty slots that the thread joins.
    pub joined: SlotSet,
    /// What the thread scores now.
    pub points: i32,
    /// Joins still to be made; those with no worth are not there.
    pub joins: [Join; SLOTS],
    /// The thread and a part for beginnings, in eighths of a point; what its slots mean for their
    /// sets is in it.
    pub worth: i32,
}

/// Hexes by the effort that it takes to reach them from a slot, their own part included.
type Layers = [HexSet; FAR + 1];

/// Looks no further than to where all targets are reached.
fn layers(ground: &Ground<'_>, seed: HexSet, own: HexSet, targets: [HexSet; SLOTS]) -> Layers {
    let game = ground.game;
    let empty = ground.empty.minus(own);
    let free = empty.or(own);
    let mut layers = [HexSet::EMPTY; FAR + 1];
    layers[0] = seed.and(own);
    layers[1] = seed.and(empty);
    layers[2] = seed.minus(free);
    let mut reached = HexSet::EMPTY;
    for effort in 0..=FAR {
        let mut layer = layers[effort].minus(reached);
        // What has the colour already costs nothing.
        let mut edge = layer;
        while !edge.is_empty() {
            edge = game.around(edge).and(own).minus(reached).minus(layer);
            layer = layer.or(edge);
        }
        layers[effort] = layer;
        reached = reached.or(layer);
        if targets.iter().all(|target| !target.and(reached).is_empty()) {
            layers[effort + 1..].fill(HexSet::EMPTY);
            break;
        }
        let near = game.around(layer).minus(reached);
        if effort < FAR {
            layers[effort + 1] = layers[effort + 1].or(near.and(empty));
        }
        if effort + 1 < FAR {
            layers[effort + 2] = layers[effort + 2].or(near.minus(free));
        }
    }
    layers
}

impl Strand {
    /// Looks at one colour.
    pub fn new(ground: &Ground<'_>, board: &Board, colour: Colour, hexes: HexSet) -> Strand {
        let mut strand = Strand {
            hexes,
            slots: ground.game.printed_on(board).of_colour(colour),
            ..Strand::default()
        };
        strand.measure(ground);
        strand
    }

    /// The worth of the same colour without a hex.
    pub fn worth_without(&self, ground: &Ground<'_>, hex: Hex) -> i32 {
        if !self.used.contains(hex) {
            return self.worth;
        }
        let mut strand = Strand {
            hexes: self.hexes.without(hex),
            slots: self.slots,
            ..Strand::default()
        };
        strand.measure(ground);
        strand.worth
    }

    fn measure(&mut self, ground: &Ground<'_>) {
        let mut slot = [Slot::from_index(0); SLOTS];
        let mut touched = [HexSet::EMPTY; SLOTS];
        let mut reach = [[HexSet::EMPTY; FAR + 1]; SLOTS];
        let mut count = 0;
        for there in self.slots.iter().take(SLOTS) {
            slot[count] = there;
            touched[count] = ground.game.touched_by(there);
            count += 1;
        }
        for (reach, &seed) in reach.iter_mut().zip(&touched[..count]) {
            *reach = layers(ground, seed, self.hexes, touched);
            self.used = self.used.or(reach[0]);
        }
        let pairs = [(0, 1), (0, 2), (1, 2)];
        let there = |&(a, b): &(usize, usize)| a < count && b < count;
        for (a, b) in pairs.into_iter().filter(there) {
            if !reach[a][0].and(touched[b]).is_empty() {
                self.thread = self.thread.or(reach[a][0]);
                self.joined = self.joined.with(slot[a]).with(slot[b]);
            }
        }
        let in_thread = self.joined;
        self.joined = self.joined.minus(ground.filled);
        if !ground.scored {
            self.points = (self.thread.len() * self.joined.len()) as i32;
        }
        self.worth = 8 * self.points;
        self.worth += slots_worth(ground, self.joined);
        for (place, (a, b)) in pairs.into_iter().filter(there).enumerate() {
            let both = SlotSet::only(slot[a]).with(slot[b]);
            let goes_on = !both.and(in_thread).is_empty();
            let joins = if goes_on { both.or(in_thread) } else { both };
            let new = joins.minus(ground.filled);
            if in_thread.contains_all(both) || new.is_empty() {
                continue;
            }
            let meets = |effort: &usize| !reach[a][*effort].and(touched[b]).is_empty();
            let Some(effort) = (1..=FAR).find(meets) else {
                continue;
            };
            let hexes = reach[a][0].or(reach[b][0]).len() as i32 + effort as i32;
            let before = if goes_on { self.points } else { 0 };
            let points = hexes * new.len() as i32 - before;
            let join = &mut self.joins[place];
            join.effort = effort;
            join.worth = (8 * points + slots_worth(ground, new.minus(self.joined))).max(0);
            for step in 0..=effort {
                let over = reach[a][step].and(reach[b][effort - step]);
                self.used = self.used.or(over.and(self.hexes));
            }
            for step in 1..=effort {
                let (from, to) = (reach[a][step], &reach[b]);
                let empty = from.and(to[effort + 1 - step]).and(ground.empty);
                join.empty_path = join.empty_path.or(empty);
                if step >= 2 {
                    let over = from.and(to[effort + 2 - step]);
                    let others = over.minus(ground.empty).minus(self.hexes);
                    join.other_path = join.other_path.or(others);
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
pub(super) fn slots_worth(ground: &Ground<'_>, slots: SlotSet) -> i32 {
    let slots = slots.iter();
    slots.map(|slot| ground.slot_worth[slot.index()]).sum()
}
