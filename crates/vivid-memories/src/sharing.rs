//! Few fragments for many slots: how many of them can be served at the best.

use crate::components::{Hex, MAX_HEXES, MAX_SLOTS, hexes_of};

/// Slots of one colour, the hexes that could serve each, and what the hexes have to give.
///
/// Slots are served one after another. One that finds its hexes empty asks those served before whether
/// they could go elsewhere (augmenting paths of a matching), so the number served is the largest
/// possible however many slots an owner's board has.
pub(crate) struct Sharing {
    /// What each hex still has.
    left: [u8; MAX_HEXES],
    /// The hexes that could serve each slot, as bits.
    open: [u32; MAX_SLOTS],
    /// Who serves each slot.
    served_by: [Option<Hex>; MAX_SLOTS],
}

impl Sharing {
    /// Nobody is served yet, and each hex has this much to give.
    pub fn new(has: impl Fn(Hex) -> u8) -> Sharing {
        let mut left = [0; MAX_HEXES];
        for (index, left) in left.iter_mut().enumerate() {
            *left = has(Hex(index as u8));
        }
        Sharing {
            left,
            open: [0; MAX_SLOTS],
            served_by: [None; MAX_SLOTS],
        }
    }

    /// This hex could serve this slot.
    pub fn allow(&mut self, slot: usize, hex: Hex) {
        self.open[slot] |= hex.bit();
    }

    /// Serves a slot, and says whether that was possible.
    pub fn serve(&mut self, slot: usize) -> bool {
        self.serve_without(slot, &mut 0)
    }

    /// The same without the hexes that were asked already.
    fn serve_without(&mut self, slot: usize, asked: &mut u32) -> bool {
        for hex in hexes_of(self.open[slot]) {
            if *asked & hex.bit() != 0 {
                continue;
            }
            *asked |= hex.bit();
            if self.left[hex.index()] > 0 {
                self.left[hex.index()] -= 1;
            } else if !self.move_somebody_from(hex, asked) {
                continue;
            }
            self.served_by[slot] = Some(hex);
            return true;
        }
        false
    }

    /// Finds another hex for one of those that this one serves.
    fn move_somebody_from(&mut self, hex: Hex, asked: &mut u32) -> bool {
        (0..MAX_SLOTS)
            .any(|slot| self.served_by[slot] == Some(hex) && self.serve_without(slot, asked))
    }
}

#[cfg(test)]
mod tests {
    use table::{Chance, QuickDice};

    use super::*;

    /// Every way to serve the slots is tried.
    fn plainly(open: &[u32], left: &mut [u8; MAX_HEXES]) -> usize {
        let Some((&first, rest)) = open.split_first() else {
            return 0;
        };
        let mut best = plainly(rest, left);
        for hex in hexes_of(first) {
            if left[hex.index()] > 0 {
                left[hex.index()] -= 1;
                best = best.max(1 + plainly(rest, left));
                left[hex.index()] += 1;
            }
        }
        best
    }

    #[test]
    fn as_many_are_served_as_by_trying_every_way() {
        let mut luck = QuickDice::new(1);
        let mut short = 0;
        for round in 0..3000 {
            let hexes = 1 + luck.below(6);
            let open: Vec<u32> = (0..luck.below(9))
                .map(|_| 1 << luck.below(hexes) | 1 << luck.below(hexes))
                .collect();
            let mut left = [0; MAX_HEXES];
            (0..hexes as usize).for_each(|hex| left[hex] = luck.below(3) as u8);
            let mut sharing = Sharing::new(|hex| left[hex.index()]);
            for (slot, &open) in open.iter().enumerate() {
                hexes_of(open).for_each(|hex| sharing.allow(slot, hex));
            }
            let served = (0..open.len()).filter(|&slot| sharing.serve(slot)).count();
            assert_eq!(served, plainly(&open, &mut left), "round {round}: {open:?}");
            short += usize::from(served < open.len());
        }
        assert!(
            short > 1000,
            "only {short} of the boards were short of something"
        );
    }
}
