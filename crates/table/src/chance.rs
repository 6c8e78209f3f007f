//! Where luck comes from: always from outside the rules, through one narrow door.
//!
//! A state holds what is left in a deck or a bag, never its order. When a card is turned over the
//! rules ask the [`Chance`] that they are given which one it is. So a search that copies a state
//! copies no future, and a game is fixed by its options, its seed and its moves.

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// A source of luck.
pub trait Chance {
    /// The next 32 random bits.
    fn bits(&mut self) -> u32;

    /// A number below `bound`, each equally likely.
    ///
    /// With a bound of 0 or 1 the answer is 0, and no luck is used.
    #[inline]
    fn below(&mut self, bound: u32) -> u32 {
        if bound <= 1 {
            return 0;
        }
        // Lemire's method: multiply, and draw again in the rare case that would favour some numbers.
        let mut product = u64::from(self.bits()) * u64::from(bound);
        if (product as u32) < bound {
            let threshold = bound.wrapping_neg() % bound;
            while (product as u32) < threshold {
                product = u64::from(self.bits()) * u64::from(bound);
            }
        }
        (product >> 32) as u32
    }
}

/// The luck of a real game: `ChaCha8` from a seed, able to say how far it has been used.
///
/// ```
/// use reverie_table::{Chance, Dice};
///
/// let mut dice = Dice::new(7);
/// let thrown = [dice.below(6), dice.below(6), dice.below(6)];
/// // Whoever knows the seed and how far it was used goes on from there.
/// let mut later = Dice::at(dice.seed(), dice.used());
/// assert_eq!(later.below(6), dice.below(6));
/// assert!(thrown.into_iter().all(|number| number < 6));
/// ```
#[derive(Clone, Debug)]
pub struct Dice {
    seed: u64,
    generator: ChaCha8Rng,
}

impl Dice {
    /// The name of the algorithm, as records and positions state it.
    pub const ALGORITHM: &'static str = "ChaCha8";

    /// Unused dice for this seed.
    pub fn new(seed: u64) -> Dice {
        Dice {
            seed,
            generator: ChaCha8Rng::seed_from_u64(seed),
        }
    }

    /// The dice for this seed after `used` draws: what [`Dice::used`] said of them.
    pub fn at(seed: u64, used: u64) -> Dice {
        let mut dice = Dice::new(seed);
        dice.generator.set_word_pos(used.into());
        dice
    }

    /// The seed they started from.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// How much of the random stream has been used.
    pub fn used(&self) -> u64 {
        self.generator.get_word_pos() as u64
    }
}

impl Chance for Dice {
    fn bits(&mut self) -> u32 {
        self.generator.next_u32()
    }
}

/// The luck of playouts: `Xoshiro256++`, several times faster than [`Dice`], never recorded.
#[derive(Clone, Debug)]
pub struct QuickDice(Xoshiro256PlusPlus);

impl QuickDice {
    /// The name of the algorithm.
    pub const ALGORITHM: &'static str = "Xoshiro256++";

    /// Fresh dice for this seed.
    pub fn new(seed: u64) -> QuickDice {
        QuickDice(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// New dice whose luck follows from these, which move on by one draw.
    #[must_use]
    pub fn fork(&mut self) -> QuickDice {
        QuickDice::new(self.0.next_u64())
    }
}

impl Chance for QuickDice {
    #[inline]
    fn bits(&mut self) -> u32 {
        (self.0.next_u64() >> 32) as u32
    }
}

/// Luck that was written down beforehand: for tests that must see certain cards come.
///
/// Each entry is the answer to one call of [`Chance::below`]. When the script has run out, or an
/// entry is too large for the bound, the answer is 0.
#[derive(Clone, Debug, Default)]
pub struct Script {
    answers: Vec<u32>,
    next: usize,
}

impl Script {
    /// A script of these answers.
    pub fn new(answers: impl Into<Vec<u32>>) -> Script {
        Script {
            answers: answers.into(),
            next: 0,
        }
    }
}

impl Chance for Script {
    fn bits(&mut self) -> u32 {
        0
    }

    fn below(&mut self, bound: u32) -> u32 {
        let answer = self.answers.get(self.next).copied().unwrap_or(0);
        self.next += 1;
        if answer < bound { answer } else { 0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_below_the_bound_is_equally_likely() {
        let mut dice = Dice::new(7);
        let mut seen = [0u32; 6];
        for _ in 0..60_000 {
            seen[dice.below(6) as usize] += 1;
        }
        // Six standard deviations of a fair die over 60,000 throws.
        assert!(seen.iter().all(|&n| n.abs_diff(10_000) < 550), "{seen:?}");
    }

    #[test]
    fn dice_can_be_taken_up_where_they_were_left() {
        let mut dice = Dice::new(42);
        for _ in 0..37 {
            dice.below(84);
        }
        let mut again = Dice::at(42, dice.used());
        let here: Vec<u32> = (0..20).map(|_| dice.below(1000)).collect();
        let there: Vec<u32> = (0..20).map(|_| again.below(1000)).collect();
        assert_eq!(here, there);
    }

    #[test]
    fn a_certain_outcome_uses_no_luck() {
        let mut dice = Dice::new(1);
        assert_eq!(dice.below(1), 0);
        assert_eq!(dice.used(), 0);
    }
}
