//! What a heap of bits is good for.

use deja_vu::{Bit, Colour, Heap, Slot};

use super::desk::Desk;
use super::goal::{Goal, Place, Tally};

/// What a heap of bits would do in Deja Vu, spent by simple rules.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Prospect {
    /// Worth of the cards completed, tokens included, in tenths of a point.
    pub worth: i32,
    /// The part of it that was there already, in bits on those cards.
    pub part: i32,
    /// Cards completed.
    pub done: i32,
    /// Those of them that are public.
    pub public: i32,
    /// Tokens among their worth.
    pub tokens: i32,
    /// Slots covered on cards that stay unfinished.
    pub laid: i32,
    /// Their part of those cards' worth.
    pub laid_worth: i32,
    /// Bits that stay, and could be saved.
    pub left: i32,
    /// How useful they would be.
    pub left_use: i32,
}

impl Prospect {
    fn complete(&mut self, goal: &Goal, tokens: i32) {
        self.done += 1;
        self.public += i32::from(goal.place == Place::Public);
        self.tokens += tokens;
        self.worth += goal.worth + 10 * tokens;
        self.part += goal.part();
    }

    fn set_aside(&mut self, goal: &Goal, laid: usize, tokens: i32) {
        self.laid += laid as i32;
        self.laid_worth += laid as i32 * goal.worth * 9 / (10 * goal.slots as i32) + 7 * tokens;
    }

    /// All of it in tenths of a point.
    pub fn value(&self) -> i32 {
        self.worth - self.part + self.laid_worth + self.left_use / 2
    }
}

/// What a bit is worth that could go elsewhere, in tenths of a point.
const BIT: i32 = 12;

impl Desk<'_> {
    /// What these bits would do: the best cards that can be completed, then slots of others.
    pub fn prospect(&self, pool: Heap) -> Prospect {
        let all = (1u64 << self.count) - 1;
        let (prospect, touched) = self.spend(Prospect::default(), pool, all);
        let Some(work) = self.goals[self.work].filter(|_| self.due > 0) else {
            return prospect;
        };
        if touched >= self.due {
            return prospect;
        }
        // The card in work comes first, then all others.
        let mut first = Prospect::default();
        let (pool, tokens) = self.lay(&work, pool, self.due);
        if self.due == work.open() {
            first.complete(&work, tokens + work.earned);
        } else {
            first.set_aside(&work, self.due, tokens);
        }
        self.spend(first, pool, all & !(1 << self.work)).0
    }

    /// Spends bits on these cards; says also how many slots of the card in work it covered.
    fn spend(&self, mut prospect: Prospect, mut pool: Heap, mut open: u64) -> (Prospect, usize) {
        let mut room = self.room;
        let mut touched = 0;
        while !pool.is_empty() {
            let tally = Tally::of(pool);
            let mut best: Option<(i32, usize, Heap, i32)> = None;
            for (index, goal) in self.goals().enumerate() {
                if open >> index & 1 == 0 || !tally.covers(goal.needed) {
                    continue;
                }
                let (left, tokens) = self.lay(goal, pool, goal.open());
                let tokens = tokens + goal.earned;
                let value = goal.worth + 10 * tokens - goal.part() - BIT * goal.open() as i32;
                if value > best.map_or(0, |best| best.0) {
                    best = Some((value, index, left, tokens));
                }
            }
            let Some((_, index, left, tokens)) = best else {
                break;
            };
            let Some(goal) = &self.goals[index] else {
                break;
            };
            pool = left;
            open &= !(1 << index);
            room |= goal.place == Place::Begun;
            prospect.complete(goal, tokens);
            if index == self.work {
                touched = goal.open();
            }
        }
        touched += self.lay_aside(&mut prospect, &mut pool, open, room);
        prospect.left = pool.len().min(self.chests) as i32;
        prospect.left_use = self.use_saved(pool);
        (prospect, touched)
    }

    /// Bits go on cards that stay unfinished: all begun ones, and a new one if there is room. Says how
    /// many go on the card in work.
    fn lay_aside(&self, prospect: &mut Prospect, pool: &mut Heap, open: u64, room: bool) -> usize {
        let mut touched = 0;
        let mut fresh: Option<(i32, &Goal, usize)> = None;
        for (index, goal) in self.goals().enumerate() {
            if pool.is_empty() {
                return touched;
            }
            if open >> index & 1 == 0 || goal.place == Place::Public {
                continue;
            }
            let fits = self.prefix(goal, *pool).min(goal.open() - 1);
            if fits == 0 {
                continue;
            }
            if goal.place == Place::Begun {
                self.aside(prospect, pool, goal, fits);
                if index == self.work {
                    touched = fits;
                }
            } else if room {
                let value = fits as i32 * goal.rate();
                if value > fresh.map_or(0, |fresh| fresh.0) {
                    fresh = Some((value, goal, fits));
                }
            }
        }
        if let Some((_, goal, _)) = fresh {
            let fits = self.prefix(goal, *pool).min(goal.open() - 1);
            self.aside(prospect, pool, goal, fits);
        }
        touched
    }

    fn aside(&self, prospect: &mut Prospect, pool: &mut Heap, goal: &Goal, fits: usize) {
        let (left, tokens) = self.lay(goal, *pool, fits);
        *pool = left;
        prospect.set_aside(goal, fits, tokens);
    }

    /// Covers this many slots: what is left of the bits, and how many tokens they will bring.
    fn lay(&self, goal: &Goal, mut bits: Heap, count: usize) -> (Heap, i32) {
        let colour = goal.card.colour();
        let slots = &self.game.design(goal.card).slots()[goal.covered..];
        let mut tokens = 0;
        for &slot in &slots[..count] {
            if let Some(bit) = pick(bits, slot, colour) {
                bits.remove(bit);
                tokens += i32::from(bit.colour() == colour || bit.is_white());
            }
        }
        (bits, tokens)
    }
}

/// A bit for a slot of a card of this colour: one that brings a token if there is one.
pub(super) fn pick(bits: Heap, slot: Slot, colour: Colour) -> Option<Bit> {
    let fitting = match slot {
        Slot::Of(shape) => bits.of_shape(shape),
        Slot::Any => bits,
    };
    let own = fitting.of_colour(colour).iter().next();
    let white = || fitting.of_colour(Colour::White).iter().next();
    own.or_else(white).or_else(|| fitting.iter().next())
}
