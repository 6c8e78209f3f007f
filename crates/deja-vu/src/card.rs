//! Impression cards: 42 designs, two copies each.

use table::Chance;

use crate::bits::{Colour, Shape};

/// Numbers of a scenery.
pub const NUMBERS: usize = 7;

/// A design of impression cards: a colour and a number from 1 to 7.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Card(u8);

impl Card {
    /// How many designs there are.
    pub const COUNT: usize = Colour::COUNT * NUMBERS;

    /// The card of this colour and number.
    pub const fn new(colour: Colour, number: usize) -> Card {
        debug_assert!(number >= 1 && number <= NUMBERS);
        Card(colour as u8 * NUMBERS as u8 + number as u8 - 1)
    }

    /// The card at this position, below [`Card::COUNT`].
    #[inline]
    pub const fn from_index(index: usize) -> Card {
        debug_assert!(index < Card::COUNT);
        Card(index as u8)
    }

    /// Position in an array over all designs.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
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

/// A set of designs: a hand, a memory.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct CardSet(u64);

impl CardSet {
    /// No card.
    pub const EMPTY: CardSet = CardSet(0);

    /// The bits, lowest for the first design.
    #[inline]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// How many there are in it.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none in it.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether this card is in it.
    #[inline]
    pub const fn contains(self, card: Card) -> bool {
        self.0 >> card.0 & 1 != 0
    }

    /// Puts a card in.
    #[inline]
    pub fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.0;
    }

    /// Takes a card out.
    #[inline]
    pub fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card.0);
    }

    /// All that are in one of the two.
    #[inline]
    #[must_use]
    pub const fn or(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }

    /// Those that are in both.
    #[inline]
    #[must_use]
    pub const fn and(self, other: CardSet) -> CardSet {
        CardSet(self.0 & other.0)
    }

    /// Those that are not in the other.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }

    /// The cards of one colour, as bits of their numbers.
    #[inline]
    pub const fn numbers(self, colour: Colour) -> u8 {
        (self.0 >> (colour as usize * NUMBERS)) as u8 & 0x7f
    }

    /// The cards in it, in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            if bits == 0 {
                return None;
            }
            let card = Card(bits.trailing_zeros() as u8);
            bits &= bits - 1;
            Some(card)
        })
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> CardSet {
        let mut set = CardSet::EMPTY;
        for card in cards {
            set.insert(card);
        }
        set
    }
}

/// A pile of cards with up to two of each design: the deck, the discard, the public row. Two digits
/// a design, of which the lower one is set first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Pile(u128);

/// The lower digit of every design.
const FIRST: u128 = 0x5_5555_5555_5555_5555_5555;

impl Pile {
    /// No card.
    pub const EMPTY: Pile = Pile(0);

    /// How many cards there are.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many copies of a design there are.
    #[inline]
    pub const fn count(self, card: Card) -> usize {
        (self.0 >> (2 * card.0) & 3).count_ones() as usize
    }

    /// Whether there is a copy of this design.
    #[inline]
    pub const fn contains(self, card: Card) -> bool {
        self.0 >> (2 * card.0) & 1 != 0
    }

    /// Puts a card in. There are two of a design at the most.
    #[inline]
    pub fn add(&mut self, card: Card) {
        debug_assert!(self.count(card) < 2, "more copies than there are");
        let one = self.0 >> (2 * card.0) & 1;
        self.0 |= (1 + one) << (2 * card.0);
    }

    /// Takes a card out. It must be there.
    #[inline]
    pub fn remove(&mut self, card: Card) {
        debug_assert!(self.contains(card), "the card is not there");
        let two = self.0 >> (2 * card.0 + 1) & 1;
        self.0 &= !((1 + two) << (2 * card.0));
    }

    /// Takes a card out at random; nothing if there is none.
    pub fn draw(&mut self, chance: &mut impl Chance) -> Option<Card> {
        if self.is_empty() {
            return None;
        }
        let mut digits = self.0;
        for _ in 0..chance.below(self.len() as u32) {
            digits &= digits - 1;
        }
        let card = Card(digits.trailing_zeros() as u8 / 2);
        self.remove(card);
        Some(card)
    }

    /// The designs in it, each once.
    #[inline]
    pub fn designs(self) -> CardSet {
        let mut bits = 0;
        let mut digits = self.0 & FIRST;
        while digits != 0 {
            bits |= 1 << (digits.trailing_zeros() / 2);
            digits &= digits - 1;
        }
        CardSet(bits)
    }

    /// The cards, alike ones as often as they are there.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let mut digits = self.0;
        std::iter::from_fn(move || {
            if digits == 0 {
                return None;
            }
            let card = Card(digits.trailing_zeros() as u8 / 2);
            digits &= digits - 1;
            Some(card)
        })
    }
}

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

/// What a regular card gives once it is in long-term memory.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Power {
    /// One more hand card.
    Hand,
    /// One more step for the girl.
    Footprint,
    /// One more bit saved.
    Chest,
    /// One more card in short-term memory.
    ShortTerm,
    /// One more white bit when collecting.
    WhiteClaim,
    /// A flower, once.
    Flower,
}

impl Power {
    /// How many powers there are.
    pub const COUNT: usize = 6;
}
