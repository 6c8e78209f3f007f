//! What is in the box: cards, numbers and maps, read from a data file.

mod check;
mod document;

use table::{Axial, Edition, Problems};

pub use document::{GirlTile, Setup};

use crate::bits::{Heap, Shape};
use crate::card::{Card, CardSet, Power, Slot};
use crate::fragment::FragmentColour;
use crate::map::TILES;

/// The most slots that a card has.
pub const MAX_SLOTS: usize = 6;

/// The box of Deja Vu: everything that is printed. One value serves any number of games.
#[derive(Clone, Debug)]
pub struct DejaVu {
    pub(crate) designs: [Design; Card::COUNT],
    /// The regular cards with each power.
    pub(crate) with_power: [CardSet; Power::COUNT],
    pub(crate) hive_holes: usize,
    pub(crate) setup: Setup,
    pub(crate) girl_tile: GirlTile,
    pub(crate) grow_cost: u8,
    pub(crate) link_points: u16,
    pub(crate) end_at: usize,
    pub(crate) maps: Vec<NamedMap>,
    pub(crate) digest: u64,
    /// Where the data differs from our reconstruction.
    pub(crate) warnings: Problems,
}

/// What is printed on a card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Design {
    slots: [Slot; MAX_SLOTS],
    len: u8,
    /// Points that it is always worth.
    pub value: u8,
    /// What a regular card gives.
    pub power: Option<Power>,
    /// What a public card scores for.
    pub scores: Option<Scores>,
}

impl Design {
    /// The slots from top to bottom.
    #[inline]
    pub fn slots(&self) -> &[Slot] {
        &self.slots[..self.len as usize]
    }

    /// Whether these bits can cover the slots from this one on.
    #[inline]
    pub fn can_fill(&self, from: usize, bits: Heap) -> bool {
        let rest = &self.slots()[from..];
        if bits.len() < rest.len() {
            return false;
        }
        let mut needed = [0u8; Shape::COUNT];
        for slot in rest {
            if let Slot::Of(shape) = slot {
                needed[*shape as usize] += 1;
            }
        }
        Shape::ALL.into_iter().all(|shape| {
            needed[shape as usize] == 0
                || bits.of_shape(shape).len() >= needed[shape as usize].into()
        })
    }
}

/// What a public card scores for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Scores {
    /// Points for each fragment of the longest run of this colour.
    Run {
        /// The colour of fragments.
        fragment: FragmentColour,
        /// The points for each fragment.
        each: u16,
    },
    /// Points for each set of three fragments of equal pips.
    Set(u16),
    /// Points for each fragment.
    Each(u16),
    /// Points for one to five or more cards of its own colour.
    Cards([u16; 5]),
}

/// A map with a name.
#[derive(Clone, Debug)]
pub struct NamedMap {
    /// The word for it in options.
    pub name: String,
    /// Where its tiles lie.
    pub places: [Axial; TILES],
}

impl DejaVu {
    /// The component data that comes with the program.
    pub const COMPONENTS: &'static str = include_str!("../../data/deja-vu.json");

    /// The component data that came with earlier versions. Never changed, never taken away.
    pub const EDITIONS: &'static [Edition] = &[Edition {
        digest: 0x7b1e_7d79_6070_25f7,
        components: include_str!("../../data/archive/7b1e7d79607025f7.json"),
    }];

    /// What games may have been begun with that do not say it. Never changes: see [`table::GameBox::UNNAMED`].
    pub const UNNAMED: &'static [u64] = &[0x35b8_1e80_e9de_a8c0, 0x7b1e_7d79_6070_25f7];

    /// The box that comes with the program.
    ///
    /// ```
    /// let game = reverie_deja_vu::DejaVu::standard();
    /// assert_eq!(game.design(reverie_deja_vu::Card::from_name("blue-2").unwrap()).slots().len(), 3);
    /// ```
    ///
    /// # Panics
    /// Never, as long as the tests pass: they open this box.
    pub fn standard() -> DejaVu {
        DejaVu::from_components(DejaVu::COMPONENTS)
            .expect("the data file in the repository is valid")
    }

    /// Opens the box of a component document.
    ///
    /// # Errors
    /// Everything that is wrong with the document, at once.
    pub fn from_components(text: &str) -> Result<DejaVu, Problems> {
        check::open(text)
    }

    /// What is printed on a card.
    #[inline]
    pub fn design(&self, card: Card) -> &Design {
        &self.designs[card.index()]
    }

    /// The regular cards with a power.
    #[inline]
    pub fn with_power(&self, power: Power) -> CardSet {
        self.with_power[power as usize]
    }

    /// How many cards in long-term memory trigger the end.
    pub fn end_at(&self) -> usize {
        self.end_at
    }

    /// How many bits a flower costs.
    pub fn grow_cost(&self) -> usize {
        self.grow_cost.into()
    }

    /// How many bits bring the hive back to the map.
    pub fn hive_holes(&self) -> usize {
        self.hive_holes
    }

    /// The maps that have a name.
    pub fn maps(&self) -> &[NamedMap] {
        &self.maps
    }
}
