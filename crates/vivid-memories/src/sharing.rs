//! Few fragments for many slots: how many of them can be served at the best.

use crate::hex::{Hex, HexSet, MAX_HEXES};
use crate::slot::{MAX_SLOTS, Slot};

/// Slots of one colour, the hexes that could serve each, and what the hexes have to give.
///
/// Slots are served one after another. One that finds its hexes empty asks those served before whether
/// they could go elsewhere (augmenting paths of a matching), so the number served is the largest
/// possible however many slots an owner's board has.
pub(crate) struct Sharing {
    /// What each hex still has.
    left: [u8; MAX_HEXES],
    /// The hexes that could serve each slot.
    open: [HexSet; MAX_SLOTS],
    /// Who serves each slot.
    served_by: [Option<Hex>; MAX_SLOTS],
}

impl Sharing {
    /// Nobody is served yet, and each hex has this much to give.
    pub fn new(has: impl Fn(Hex) -> u8) -> Sharing {
        let mut left = [0; MAX_HEXES];
        for hex in Hex::all() {
            left[hex.index()] = has(hex);
        }
        Sharing {
            left,
            open: [HexSet::EMPTY; MAX_SLOTS],
            served_by: [None; MAX_SLOTS],
        }
    }

    /// This hex could serve this slot.
    pub fn allow(&mut self, slot: Slot, hex: Hex) {
        self.open[slot.index()].insert(hex);
    }

    /// Serves a slot, and says whether that was possible.
    pub fn serve(&mut self, slot: Slot) -> bool {
        let mut asked = HexSet::EMPTY;
        self.serve_without(slot, &mut asked)
    }

    /// The same without the hexes that were asked already.
    fn serve_without(&mut self, slot: Slot, asked: &mut HexSet) -> bool {
        for hex in self.open[slot.index()].iter() {
            if asked.contains(hex) {
                continue;
            }
            asked.insert(hex);
            if self.left[hex.index()] > 0 {
                self.left[hex.index()] -= 1;
            } else if !self.move_somebody_from(hex, asked) {
                continue;
            }
            self.served_by[slot.index()] = Some(hex);
            return true;
        }
        false
    }

    /// Finds another hex for one of those that this one serves.
    fn move_somebody_from(&mut self, hex: Hex, asked: &mut HexSet) -> bool {
        Slot::all().any(|slot| {
            self.served_by[slot.index()] == Some(hex) && self.serve_without(slot, asked)
        })
    }
}

#[cfg(test)]
mod tests {
    use table::{Chance, QuickDice};

    use super::*;

    /// Every way to serve the slots is tried.
    fn plainly(open: &[HexSet], left: &mut [u8; MAX_HEXES]) -> usize {
        let Some((&first, rest)) = open.split_first() else {
            return 0;
        };
        let mut best = plainly(rest, left);
        for hex in first.iter() {
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
            let slots = luck.below(9);
            let mut any = || Hex::from_index(luck.below(hexes) as usize);
            let open: Vec<HexSet> = (0..slots)
                .map(|_| HexSet::only(any()).with(any()))
                .collect();
            let mut left = [0; MAX_HEXES];
            (0..hexes as usize).for_each(|hex| left[hex] = luck.below(3) as u8);
            let mut sharing = Sharing::new(|hex| left[hex.index()]);
            for (slot, hexes) in Slot::all().zip(&open) {
                hexes.iter().for_each(|hex| sharing.allow(slot, hex));
            }
            let slots = Slot::all().take(open.len());
            let served = slots.filter(|&slot| sharing.serve(slot)).count();
            assert_eq!(served, plainly(&open, &mut left), "round {round}: {open:?}");
            short += usize::from(served < open.len());
        }
        assert!(
            short > 1000,
            "only {short} of the boards were short of something"
        );
    }
}
