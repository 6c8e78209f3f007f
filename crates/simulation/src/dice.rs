//! Chance that follows from a seed.

/// A die (`SplitMix64`): small, quick, and the same on every machine.
#[derive(Clone, Debug)]
pub struct Dice(u64);

impl Dice {
    /// From a seed.
    pub fn new(seed: u64) -> Dice {
        let mut dice = Dice(seed ^ 0x5eed);
        dice.roll();
        dice
    }

    /// Another one, for somebody who rolls on their own.
    pub fn another(&mut self) -> Dice {
        Dice::new(self.roll())
    }

    /// Any number.
    pub fn roll(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number below this one, which is not zero.
    pub fn below(&mut self, end: usize) -> usize {
        (self.roll() % end.max(1) as u64) as usize
    }

    /// A number from the first to the last.
    pub fn between(&mut self, (first, last): (u64, u64)) -> u64 {
        first + self.roll() % (last.saturating_sub(first) + 1)
    }

    /// True this many times in a thousand.
    pub fn chance(&mut self, of_thousand: u32) -> bool {
        self.roll() % 1000 < u64::from(of_thousand)
    }

    /// One of them.
    pub fn pick<T: Copy>(&mut self, of: &[T]) -> T {
        of[self.below(of.len())]
    }
}
