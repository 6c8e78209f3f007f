//! What is printed on the leaf cards.

use crate::card::{CARDS, Card, CardSet, PER_LEAF};
use crate::leaf::Leaf;

table::vocabulary! {
    /// The corners of a card that show an acorn.
    #[derive(serde::Deserialize)]
    #[serde(rename_all = "kebab-case")]
    #[allow(missing_docs)]
    pub enum Acorns in u8 {
        None = "none",
        Left = "left",
        Right = "right",
        Both = "both",
    }
}

/// What is printed on one card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Face {
    /// 0 to 3.
    pub number: u8,
    /// Which lower corners show an acorn.
    pub acorns: Acorns,
}

/// The printed cards: their faces, and which of them look alike.
#[derive(Clone, Debug)]
pub struct Leaves {
    faces: [Face; CARDS],
    alike: [u128; CARDS],
    kind: [Card; CARDS],
    kinds: u128,
    numbers: [u128; 4],
    /// What may be laid on a card: plainly, and with a skip.
    next: [[u128; 2]; CARDS],
    /// What may start a pile: plainly, and with a skip.
    start: [[u128; 2]; Leaf::COUNT],
    left: u128,
    right: u128,
    /// Made once: a server writes some fifty of them for every move.
    names: Box<[String]>,
}

impl Leaves {
    /// The cards with these faces, one row a type; within a type they are sorted here.
    pub(crate) fn new(mut faces: [[Face; PER_LEAF]; Leaf::COUNT]) -> Leaves {
        let mut leaves = Leaves {
            faces: [faces[0][0]; CARDS],
            alike: [0; CARDS],
            kind: [Card::new(0); CARDS],
            kinds: 0,
            numbers: [0; 4],
            next: [[0; 2]; CARDS],
            start: [[0; 2]; Leaf::COUNT],
            left: 0,
            right: 0,
            names: Box::default(),
        };
        for leaf in Leaf::ALL {
            let row = &mut faces[leaf.index()];
            row.sort_unstable();
            for (rank, face) in row.iter().enumerate() {
                let card = Card::of(leaf, rank);
                let first = row.iter().position(|other| other == face).unwrap_or(rank);
                let kind = Card::of(leaf, first);
                let bit = 1u128 << card.index();
                leaves.faces[card.index()] = *face;
                leaves.kind[card.index()] = kind;
                leaves.alike[kind.index()] |= bit;
                leaves.kinds |= 1 << kind.index();
                leaves.numbers[face.number as usize] |= bit;
                if matches!(face.acorns, Acorns::Left | Acorns::Both) {
                    leaves.left |= bit;
                }
                if matches!(face.acorns, Acorns::Right | Acorns::Both) {
                    leaves.right |= bit;
                }
            }
        }
        for leaf in Leaf::ALL {
            let with = |low: usize, high: usize| {
                let all = CardSet::all_of(leaf).bits();
                let numbers = &leaves.numbers[low..=high.min(3)];
                numbers.iter().fold(0, |mask, number| mask | number & all)
            };
            leaves.start[leaf.index()] = [with(0, 0), with(0, 1)];
            for rank in 0..PER_LEAF {
                let card = Card::of(leaf, rank);
                let top = leaves.number(card) as usize;
                if top < 3 {
                    leaves.next[card.index()] = [with(top, top + 1), with(top, top + 2)];
                }
            }
        }
        leaves.names = (0..CARDS)
            .map(|card| leaves.spell(Card::new(card)))
            .collect();
        leaves
    }

    /// The cards that may be laid on this one, as bits; nothing on a three.
    #[inline]
    pub(crate) fn next_on(&self, top: Card, skip: bool) -> u128 {
        self.next[top.index()][usize::from(skip)]
    }

    /// The cards of a type that may start its pile, as bits.
    #[inline]
    pub(crate) fn starters(&self, leaf: Leaf, skip: bool) -> u128 {
        self.start[leaf.index()][usize::from(skip)]
    }

    /// What is printed on a card.
    pub fn face(&self, card: Card) -> Face {
        self.faces[card.index()]
    }

    /// The number on a card, 0 to 3.
    #[inline]
    pub fn number(&self, card: Card) -> u8 {
        self.faces[card.index()].number
    }

    /// Whether the lower left corner shows an acorn.
    #[inline]
    pub fn acorn_left(&self, card: Card) -> bool {
        self.left >> card.index() & 1 != 0
    }

    /// Whether the lower right corner shows an acorn.
    #[inline]
    pub fn acorn_right(&self, card: Card) -> bool {
        self.right >> card.index() & 1 != 0
    }

    /// All cards with this number.
    #[inline]
    pub fn with_number(&self, number: usize) -> CardSet {
        CardSet::from_bits(self.numbers[number])
    }

    /// The ranks in a type that have this number, as bits.
    #[inline]
    pub(crate) fn ranks_with(&self, leaf: Leaf, number: usize) -> u16 {
        CardSet::from_bits(self.numbers[number]).ranks(leaf)
    }

    #[inline]
    pub(crate) fn alike(&self, card: Card) -> u128 {
        self.alike[card.index()]
    }

    #[inline]
    pub(crate) fn kind(&self, bit: usize) -> Card {
        self.kind[bit]
    }

    /// One bit for each kind of card: the lowest of those that look alike.
    #[inline]
    pub(crate) fn kinds(&self) -> u128 {
        self.kinds
    }

    /// The name of a card, such as `red-0-left` or `green-3`.
    pub fn name(&self, card: Card) -> &str {
        &self.names[card.index()]
    }

    fn spell(&self, card: Card) -> String {
        let face = self.face(card);
        let plain = format!("{}-{}", card.leaf(), face.number);
        match face.acorns {
            Acorns::None => plain,
            corners => format!("{plain}-{corners}"),
        }
    }

    /// The card that this name means.
    pub fn from_name(&self, name: &str) -> Option<Card> {
        let (leaf, _) = name.split_once('-')?;
        let of_leaf = CardSet::all_of(Leaf::from_name(leaf)?).bits();
        CardSet::from_bits(self.kinds & of_leaf)
            .kinds(self)
            .find(|&card| self.name(card) == name)
    }
}
