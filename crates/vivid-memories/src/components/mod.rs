//! What is in the box: boards, moment tiles and numbers, read from a data file.

mod check;
mod document;
mod tiles;

use table::{Axial, Edition, Problems};

use crate::board::Board;
use crate::colour::Colour;
use crate::hex::{Hex, HexSet};
use crate::slot::{Slot, SlotSet, Touch};
use crate::tile::{Moment, TILES};

/// The most tiles that can lie in the line.
pub const MAX_LINE: usize = 8;

/// The box of Vivid Memories: everything that is printed. One value serves any number of games.
#[derive(Clone, Debug)]
pub struct VividMemories {
    pub(crate) hexes: Vec<HexPlace>,
    /// All of these.
    pub(crate) all_hexes: HexSet,
    /// For each eight hexes, and each way to choose among them, the hexes next to those chosen.
    pub(crate) around: Box<[[HexSet; 256]; 4]>,
    pub(crate) slots: Vec<SlotPlace>,
    pub(crate) sets: Vec<CoreSet>,
    pub(crate) boards: Vec<BoardPrint>,
    pub(crate) moments: [Moment; TILES],
    /// What can be taken at once, in the order of the move numbers.
    pub(crate) takes: crate::line::Takes,
    pub(crate) symbols: [char; Colour::COUNT],
    pub(crate) per_colour: u8,
    pub(crate) rounds: u8,
    pub(crate) setups: [PlayerSetup; 3],
    pub(crate) aspiration: AspirationScores,
    pub(crate) digest: u64,
    /// Where the data differs from our reconstruction.
    pub(crate) warnings: Problems,
}

/// A hex of the board.
#[derive(Clone, Debug)]
pub struct HexPlace {
    /// Its name, such as `B2`.
    pub name: String,
    /// Where it lies on the board.
    pub place: Axial,
    /// The hexes next to it.
    pub neighbours: HexSet,
}

/// A core memory slot on the rim.
#[derive(Clone, Debug)]
pub struct SlotPlace {
    /// Its name, such as `S03`.
    pub name: String,
    /// Where it lies on the rim.
    pub place: Axial,
    /// The one or two hexes that it touches, in order.
    pub touches: [Option<Hex>; Touch::COUNT],
}

impl SlotPlace {
    /// The hexes that it touches.
    #[inline]
    pub fn hexes(&self) -> HexSet {
        self.touches.into_iter().flatten().collect()
    }

    /// Which of the hexes that it touches this one is.
    pub(crate) fn touch(&self, hex: Hex) -> Option<Touch> {
        let mut all = Touch::ALL.into_iter();
        all.find(|touch| self.touches[touch.index()] == Some(hex))
    }
}

/// A set of slots that scores when it is complete.
#[derive(Clone, Debug)]
pub struct CoreSet {
    /// Its slots.
    pub slots: SlotSet,
    /// What it scores.
    pub points: u16,
}

/// What is printed on one of the boards.
#[derive(Clone, Debug)]
pub struct BoardPrint {
    /// Its name.
    pub name: String,
    pub(crate) colours: Vec<Colour>,
    pub(crate) of_colour: [SlotSet; Colour::COUNT],
}

impl BoardPrint {
    /// The colour of a slot.
    ///
    /// # Panics
    /// If the boards have no such slot.
    #[inline]
    pub fn colour(&self, slot: Slot) -> Colour {
        self.colours[slot.index()]
    }

    /// The slots of a colour.
    #[inline]
    pub fn of_colour(&self, colour: Colour) -> SlotSet {
        self.of_colour[colour.index()]
    }
}

table::numbered! {
    /// One of the four printed boards, by its place in the component data.
    pub struct Print in u8, of 4;
}

/// Numbers of the setup for a number of players.
#[derive(Clone, Copy, Debug)]
pub struct PlayerSetup {
    /// Fragments of each colour in the bag.
    pub in_bag: u8,
    /// Tiles in the line.
    pub tiles: u8,
    /// Fragments on each tile.
    pub on_tile: u8,
}

/// What an aspiration scores.
#[derive(Clone, Copy, Debug, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AspirationScores {
    /// For each fragment in hexes.
    pub fragment: u16,
    /// For each fragment in core slots.
    pub core: u16,
    /// For each precious moment that shows the colour.
    pub moment: u16,
}

impl VividMemories {
    /// The component data that comes with the program.
    pub const COMPONENTS: &'static str = include_str!("../../data/vivid-memories.json");

    /// The component data that came with earlier versions. Never changed, never taken away.
    pub const EDITIONS: &'static [Edition] = &[Edition {
        digest: 0xfd0c_162c_73b0_9127,
        components: include_str!("../../data/archive/fd0c162c73b09127.json"),
    }];

    /// What games may have been begun with that do not say it. Never changes: see [`table::GameBox::UNNAMED`].
    pub const UNNAMED: &'static [u64] = &[0xef5c_df25_cd65_5c43, 0xfd0c_162c_73b0_9127];

    /// The box that comes with the program.
    ///
    /// ```
    /// let game = reverie_vivid_memories::VividMemories::standard();
    /// assert_eq!(game.moments().len(), 20);
    /// ```
    ///
    /// # Panics
    /// Never, as long as the tests pass: they open this box.
    pub fn standard() -> VividMemories {
        VividMemories::from_components(VividMemories::COMPONENTS)
            .expect("the data file in the repository is valid")
    }

    /// Opens the box of a component document.
    ///
    /// # Errors
    /// Everything that is wrong with the document, at once.
    pub fn from_components(text: &str) -> Result<VividMemories, Problems> {
        check::open(text)
    }

    /// The moment tiles.
    pub fn moments(&self) -> &[Moment] {
        &self.moments
    }

    /// The hexes of every board.
    pub fn hexes(&self) -> &[HexPlace] {
        &self.hexes
    }

    /// The hexes next to any of these; some of these may be among them.
    #[inline]
    pub fn around(&self, hexes: HexSet) -> HexSet {
        let [a, b, c, d] = hexes.bits().to_le_bytes().map(usize::from);
        let [low, second, third, high] = &*self.around;
        low[a].or(second[b]).or(third[c]).or(high[d])
    }

    /// The sets of slots that score when they are complete.
    pub fn sets(&self) -> &[CoreSet] {
        &self.sets
    }

    /// The slots of every board.
    pub fn slots(&self) -> &[SlotPlace] {
        &self.slots
    }

    /// How many rounds a game has.
    pub fn rounds(&self) -> u8 {
        self.rounds
    }

    /// The mark of a colour, for eyes that do not tell colours apart.
    pub fn symbol(&self, colour: Colour) -> char {
        self.symbols[colour.index()]
    }

    /// What is printed on the boards, in the order of [`Print`].
    pub fn boards(&self) -> &[BoardPrint] {
        &self.boards
    }

    /// What is printed on a player's board.
    #[inline]
    pub fn printed_on(&self, board: &Board) -> &BoardPrint {
        &self.boards[board.print().index()]
    }

    /// The hex that this name means.
    pub fn hex(&self, name: &str) -> Option<Hex> {
        let place = self
            .hexes
            .iter()
            .position(|hex| hex.name.eq_ignore_ascii_case(name))?;
        Some(Hex::from_index(place))
    }

    /// The slot that this name means.
    pub fn slot(&self, name: &str) -> Option<Slot> {
        let place = self
            .slots
            .iter()
            .position(|slot| slot.name.eq_ignore_ascii_case(name))?;
        Some(Slot::from_index(place))
    }

    /// The name of a slot.
    pub fn slot_name(&self, slot: Slot) -> &str {
        self.slots
            .get(slot.index())
            .map_or("?", |slot| slot.name.as_str())
    }

    /// The name of a hex.
    pub fn hex_name(&self, hex: Hex) -> &str {
        self.hexes
            .get(hex.index())
            .map_or("?", |hex| hex.name.as_str())
    }

    /// The hexes next to a hex.
    #[inline]
    pub(crate) fn neighbours(&self, hex: Hex) -> HexSet {
        self.hexes[hex.index()].neighbours
    }

    pub(crate) fn player_setup(&self, players: usize) -> &PlayerSetup {
        &self.setups[players - 2]
    }
}

/// The table behind [`VividMemories::around`].
pub(crate) fn table_of_neighbours(hexes: &[HexPlace]) -> Box<[[HexSet; 256]; 4]> {
    let mut table = Box::new([[HexSet::EMPTY; 256]; 4]);
    for (part, hexes) in table.iter_mut().zip(hexes.chunks(8)) {
        for (chosen, near) in part.iter_mut().enumerate() {
            let chosen = hexes
                .iter()
                .enumerate()
                .filter(|(bit, _)| chosen >> bit & 1 != 0);
            *near = chosen.fold(HexSet::EMPTY, |near, (_, hex)| near.or(hex.neighbours));
        }
    }
    table
}
