//! The cards themselves: their letters, who has them, and the stack of the draft.

use std::fmt;

/// The letter of a landscape: what the card can do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs)]
pub enum Letter {
    A,
    B,
    C,
    D,
    E,
    F,
    G,
    H,
    I,
    J,
    K,
    L,
    M,
    N,
}

impl Letter {
    /// How many letters there are.
    pub const COUNT: usize = 14;

    /// All letters.
    #[rustfmt::skip]
    pub const ALL: [Letter; Letter::COUNT] = [
        Letter::A, Letter::B, Letter::C, Letter::D, Letter::E, Letter::F, Letter::G,
        Letter::H, Letter::I, Letter::J, Letter::K, Letter::L, Letter::M, Letter::N,
    ];

    /// Position in an array over all letters.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The letter itself.
    pub const fn name(self) -> &'static str {
        let (_, from) = "ABCDEFGHIJKLMN".split_at(self.index());
        from.split_at(1).0
    }

    /// The letter that this word names; case does not matter.
    pub fn from_name(name: &str) -> Option<Letter> {
        let [byte] = name.as_bytes() else { return None };
        let index = byte.to_ascii_uppercase().checked_sub(b'A')?;
        Letter::ALL.get(index as usize).copied()
    }
}

impl fmt::Display for Letter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A landscape card in front of a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Landscape {
    /// What it can do.
    pub letter: Letter,
    /// Whether an acorn lies on it.
    pub used: bool,
}

/// Landscape cards as a number for each letter: the stack of the draft.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct LandscapeStack([u8; Letter::COUNT]);

impl LandscapeStack {
    /// How many cards there are in it.
    pub fn len(&self) -> usize {
        self.0.iter().map(|&copies| copies as usize).sum()
    }

    /// Whether there is none in it.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// How many cards of this letter there are in it.
    pub fn copies(&self, letter: Letter) -> usize {
        self.0[letter.index()] as usize
    }

    /// Puts one card in.
    pub fn add(&mut self, letter: Letter) {
        self.0[letter.index()] += 1;
    }

    /// Takes one card out; says whether there was one.
    pub fn remove(&mut self, letter: Letter) -> bool {
        let copies = &mut self.0[letter.index()];
        let there = *copies > 0;
        *copies = copies.saturating_sub(1);
        there
    }

    /// Takes one card out at random; nothing if there is none.
    pub fn draw(&mut self, chance: &mut impl table::Chance) -> Option<Letter> {
        let mut n = chance.below(self.len() as u32) as usize;
        let letter = Letter::ALL.into_iter().find(|letter| {
            let copies = self.copies(*letter);
            let here = n < copies;
            n = n.saturating_sub(copies);
            here
        })?;
        self.remove(letter);
        Some(letter)
    }
}
