//! What is in the box: boards, moment tiles and numbers, read from a data file.

mod check;
mod document;
mod tiles;

use table::Problems;

use crate::colour::{Colour, Handful};

/// The most hexes that a board may have.
pub const MAX_HEXES: usize = 32;

/// The most core memory slots that a board may have.
pub const MAX_SLOTS: usize = 24;

/// How many moment tiles there are.
pub const TILES: usize = 20;

/// How many spaces a memory bank has.
pub const SPACES: usize = 4;

/// The most tiles that can lie in the line.
pub const MAX_LINE: usize = 8;

/// The box of Vivid Memories: everything that is printed. One value serves any number of games.
#[derive(Clone, Debug)]
pub struct VividMemories {
    pub(crate) hexes: Vec<HexPlace>,
    /// For each eight hexes, and each way to choose among them, the hexes next to those chosen.
    pub(crate) around: Box<[[u32; 256]; 4]>,
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
    /// Column in axial coordinates.
    pub q: i8,
    /// Row in axial coordinates.
    pub r: i8,
    /// The hexes next to it, as bits.
    pub neighbours: u32,
}

/// A core memory slot on the rim.
#[derive(Clone, Debug)]
pub struct SlotPlace {
    /// Its name, such as `S03`.
    pub name: String,
    /// Column in axial coordinates.
    pub q: i8,
    /// Row in axial coordinates.
    pub r: i8,
    /// The one or two hexes that it touches, in order.
    pub touches: [Option<u8>; 2],
}

impl SlotPlace {
    /// The hexes that it touches, as bits.
    #[inline]
    pub fn mask(&self) -> u32 {
        let bits = self.touches.iter().flatten();
        bits.fold(0, |mask, &hex| mask | 1 << hex)
    }
}

/// A set of slots that scores when it is complete.
#[derive(Clone, Debug)]
pub struct CoreSet {
    /// Its slots, as bits.
    pub slots: u32,
    /// What it scores.
    pub points: u16,
}

/// What is printed on one of the boards.
#[derive(Clone, Debug)]
pub struct BoardPrint {
    /// Its name.
    pub name: String,
    /// The colour of each slot.
    pub colours: Vec<Colour>,
    /// The slots of each colour, as bits.
    pub of_colour: [u32; Colour::COUNT],
}

/// A moment tile.
#[derive(Clone, Copy, Debug)]
pub struct Moment {
    /// What a hex must hold, exactly.
    pub condition: Handful,
    /// What each such hex scores.
    pub points: u16,
    /// What its action side does.
    pub action: TileAction,
}

/// What the action side of a tile does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TileAction {
    /// Take one of this colour into an empty hex.
    Add(Colour),
    /// Give one, take two into the same hex.
    Trade {
        /// The colour given up.
        give: Colour,
        /// The colours gained.
        gain: [Colour; 2],
    },
}

impl TileAction {
    /// How many fragments of this colour it can bring at the most.
    pub fn most_of(self, colour: Colour) -> usize {
        match self {
            TileAction::Add(gain) => usize::from(gain == colour),
            TileAction::Trade { gain, .. } => gain.iter().filter(|&&one| one == colour).count(),
        }
    }
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

    /// The hexes next to any of these, as bits; some of these may be among them.
    #[inline]
    pub fn around(&self, hexes: u32) -> u32 {
        let [a, b, c, d] = hexes.to_le_bytes().map(usize::from);
        self.around[0][a] | self.around[1][b] | self.around[2][c] | self.around[3][d]
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

    /// What is printed on the boards.
    pub fn boards(&self) -> &[BoardPrint] {
        &self.boards
    }

    /// The hex that this name means.
    pub fn hex(&self, name: &str) -> Option<Hex> {
        let place = self
            .hexes
            .iter()
            .position(|hex| hex.name.eq_ignore_ascii_case(name))?;
        Some(Hex(place as u8))
    }

    /// The slot that this name means.
    pub fn slot(&self, name: &str) -> Option<usize> {
        self.slots
            .iter()
            .position(|slot| slot.name.eq_ignore_ascii_case(name))
    }

    /// The name of a hex.
    pub fn hex_name(&self, hex: Hex) -> &str {
        self.hexes
            .get(hex.index())
            .map_or("?", |hex| hex.name.as_str())
    }

    /// The hexes next to a hex, as bits.
    #[inline]
    pub(crate) fn neighbours(&self, hex: Hex) -> u32 {
        self.hexes[hex.index()].neighbours
    }

    pub(crate) fn player_setup(&self, players: usize) -> &PlayerSetup {
        &self.setups[players - 2]
    }
}

/// The table behind [`VividMemories::around`].
pub(crate) fn table_of_neighbours(hexes: &[HexPlace]) -> Box<[[u32; 256]; 4]> {
    let mut table = Box::new([[0; 256]; 4]);
    for (part, hexes) in table.iter_mut().zip(hexes.chunks(8)) {
        for (chosen, near) in part.iter_mut().enumerate() {
            let chosen = hexes
                .iter()
                .enumerate()
                .filter(|(bit, _)| chosen >> bit & 1 != 0);
            *near = chosen.fold(0, |near, (_, hex)| near | hex.neighbours);
        }
    }
    table
}

/// A hex, by its place in the component data.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Hex(pub(crate) u8);

impl Hex {
    /// Position in an array over all hexes.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    #[inline]
    pub(crate) const fn bit(self) -> u32 {
        1 << self.0
    }
}

/// The hexes of a bit mask, in order.
#[inline]
pub(crate) fn hexes_of(mut mask: u32) -> impl Iterator<Item = Hex> {
    std::iter::from_fn(move || {
        if mask == 0 {
            return None;
        }
        let hex = Hex(mask.trailing_zeros() as u8);
        mask &= mask - 1;
        Some(hex)
    })
}

/// A moment tile, by its place in the component data.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Tile(pub(crate) u8);

impl Tile {
    /// Position in an array over all tiles.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The name, such as `M07`.
    pub fn name(self) -> String {
        format!("M{:02}", self.0 + 1)
    }

    /// The tile that this name means.
    pub fn from_name(name: &str) -> Option<Tile> {
        let all = (0..TILES as u8).map(Tile);
        all.into_iter()
            .find(|tile| tile.name().eq_ignore_ascii_case(name))
    }
}

/// A set of tiles.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct TileSet(u32);

impl TileSet {
    /// No tile.
    pub const EMPTY: TileSet = TileSet(0);

    /// All twenty.
    pub const ALL: TileSet = TileSet((1 << TILES) - 1);

    /// How many there are in it.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none in it.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether this tile is in it.
    pub const fn contains(self, tile: Tile) -> bool {
        self.0 >> tile.0 & 1 != 0
    }

    /// Puts a tile in.
    pub fn insert(&mut self, tile: Tile) {
        self.0 |= 1 << tile.0;
    }

    /// Takes a tile out.
    pub fn remove(&mut self, tile: Tile) {
        self.0 &= !(1 << tile.0);
    }

    /// The tiles in it, in order.
    pub fn iter(self) -> impl Iterator<Item = Tile> {
        hexes_of(self.0).map(|hex| Tile(hex.0))
    }
}

/// The action of a bank space.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Space {
    /// Remove two fragments of a hex, take one.
    TradeTwo,
    /// A fragment of the bag into an empty hex.
    Speculate,
    /// Move a fragment to a neighbouring hex.
    Push,
    /// Exchange fragments of neighbouring hexes.
    Swap,
}

impl Space {
    /// All spaces of a bank.
    pub const ALL: [Space; SPACES] = [Space::TradeTwo, Space::Speculate, Space::Push, Space::Swap];

    /// Position in an array over all spaces.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The word for it in documents and moves.
    pub const fn name(self) -> &'static str {
        ["trade-two", "speculate", "push", "swap"][self as usize]
    }

    /// The space that this word names.
    pub fn from_name(name: &str) -> Option<Space> {
        Space::ALL.into_iter().find(|space| space.name() == name)
    }
}
