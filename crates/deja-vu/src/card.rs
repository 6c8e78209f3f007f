//! Impression cards: 42 designs, two copies each.

use table::SmallSet;

use crate::bits::{Colour, Shape};
use crate::pairs::Pairs;

/// Numbers of a scenery.
pub const NUMBERS: usize = 7;

table::numbered! {
    /// A design of impression cards: a colour and a number from 1 to 7.
    pub struct Card in u64, of Colour::COUNT * NUMBERS;
}

/// A set of designs: a hand, a memory.
pub type CardSet = SmallSet<Card>;

impl Card {
    /// The card of this colour and number.
    pub const fn new(colour: Colour, number: usize) -> Card {
        debug_assert!(number >= 1 && number <= NUMBERS);
        Card(colour as u8 * NUMBERS as u8 + number as u8 - 1)
    }

    /// Its colour.
    #[inline]
    pub const fn colour(self) -> Colour {
        Colour::ALL[self.0 as usize / NUMBERS]
    }

    /// Its number, from 1 to 7.
    #[inline]
    pub const fn number(self) -> usize {
        self.0 as usize % NUMBERS + 1
    }

    /// Whether it belongs to the public row.
    #[inline]
    pub fn is_public(self) -> bool {
        self.colour() == Colour::White || self.number() == NUMBERS
    }

    /// The name, such as `blue-3`.
    pub fn name(self) -> String {
        format!("{}-{}", self.colour(), self.number())
    }

    /// The card that this name means.
    pub fn from_name(name: &str) -> Option<Card> {
        let (colour, number) = name.split_once('-')?;
        let number = number
            .parse()
            .ok()
            .filter(|number| (1..=NUMBERS).contains(number))?;
        Some(Card::new(Colour::from_name(colour)?, number))
    }
}

/// The numbers of the cards of one colour: they stand in a circle, in which 7 and 1 are neighbours.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Numbers(u8);

impl Numbers {
    /// All seven.
    const CIRCLE: u8 = (1 << NUMBERS) - 1;

    /// The numbers that these cards have in a colour.
    #[inline]
    pub const fn of(cards: CardSet, colour: Colour) -> Numbers {
        Numbers((cards.bits() >> (colour as usize * NUMBERS)) as u8 & Numbers::CIRCLE)
    }

    /// How many there are.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The same with this number, from 1 to 7.
    #[inline]
    #[must_use]
    pub const fn with(self, number: usize) -> Numbers {
        Numbers(self.0 | 1 << (number - 1))
    }

    /// How many there are from the first number to the last, both included.
    #[inline]
    pub fn between(self, first: usize, last: usize) -> usize {
        let numbers = first..=last;
        numbers
            .filter(|number| self.0 >> (number - 1) & 1 != 0)
            .count()
    }

    /// How many pairs of neighbours there are.
    #[inline]
    pub const fn links(self) -> usize {
        (self.0 & self.turned()).count_ones() as usize
    }

    /// How many numbers are missing of which a neighbour is there.
    #[inline]
    pub const fn gaps(self) -> usize {
        let up = self.0 << 1 | self.0 >> (NUMBERS - 1);
        ((up | self.turned()) & !self.0 & Numbers::CIRCLE).count_ones() as usize
    }

    /// Every number in the place of the one before it.
    const fn turned(self) -> u8 {
        self.0 >> 1 | (self.0 & 1) << (NUMBERS - 1)
    }
}

/// A pile of cards: the deck, the discard, the public row.
pub type Pile = Pairs<Card>;

/// A slot of a card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Slot {
    /// Takes a bit of this shape.
    Of(Shape),
    /// Takes any bit.
    Any,
}

impl Slot {
    /// Whether it takes a bit of this shape.
    #[inline]
    pub fn takes(self, shape: Shape) -> bool {
        match self {
            Slot::Of(own) => own == shape,
            Slot::Any => true,
        }
    }
}

table::vocabulary! {
    /// What a regular card gives once it is in long-term memory.
    #[derive(serde::Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum Power in u8 {
        /// One more hand card.
        Hand = "hand",
        /// One more step for the girl.
        Footprint = "footprint",
        /// One more bit saved.
        Chest = "chest",
        /// One more card in short-term memory.
        ShortTerm = "short-term",
        /// One more white bit when collecting.
        WhiteClaim = "white-claim",
        /// A flower, once.
        Flower = "flower",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_stand_in_a_circle() {
        let numbers = |all: &[usize]| {
            let cards = all.iter().map(|&number| Card::new(Colour::Red, number));
            Numbers::of(cards.collect(), Colour::Red)
        };
        for (all, links, gaps) in [
            (&[][..], 0, 0),
            (&[4], 0, 2),
            (&[7], 0, 2),
            (&[7, 1], 1, 2),
            (&[2, 3, 5], 1, 3),
            (&[1, 2, 3, 4, 5, 6, 7], 7, 0),
        ] {
            assert_eq!(numbers(all).len(), all.len());
            assert_eq!(numbers(all).links(), links, "{all:?}");
            assert_eq!(numbers(all).gaps(), gaps, "{all:?}");
        }
        assert_eq!(numbers(&[2, 5, 7]).between(1, 5), 2);
        assert_eq!(numbers(&[1]).between(1, 1), 1);
        assert_eq!(numbers(&[1]).with(2), numbers(&[1, 2]));
        assert_eq!(numbers(&[1]).with(1), numbers(&[1]));
        let other = CardSet::only(Card::new(Colour::Blue, 7));
        assert!(Numbers::of(other, Colour::Red).is_empty());
        assert!(!Numbers::of(other, Colour::Blue).is_empty());
    }
}
