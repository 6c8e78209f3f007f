//! A player's board: hexes, core slots, memory bank, and the points so far.

use crate::colour::{Colour, Handful};
use crate::components::{Print, VividMemories};
use crate::hex::{Hex, HexSet, MAX_HEXES};
use crate::slot::SlotSet;
use crate::stage::Stage;
use crate::tile::{SPACES, Space, SpaceSet, Tile, TileSet};

/// A space of the memory bank.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct BankSpace {
    /// The tile that covers it.
    pub tile: Option<Tile>,
    /// Whether that tile shows its score side.
    pub flipped: bool,
    /// Whether the space's own action was used in this round.
    pub used: bool,
}

impl BankSpace {
    /// The tile on it, if its action side is up.
    pub fn action_tile(self) -> Option<Tile> {
        self.tile.filter(|_| !self.flipped)
    }
}

/// Points by their source.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
#[allow(missing_docs)]
pub struct Score {
    pub moments: u16,
    pub threads: u16,
    pub cores: u16,
    pub aspiration: u16,
}

impl Score {
    /// All together.
    pub fn total(self) -> i32 {
        i32::from(self.moments)
            + i32::from(self.threads)
            + i32::from(self.cores)
            + i32::from(self.aspiration)
    }
}

/// One player's side of the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Board {
    pub(crate) hexes: [Handful; MAX_HEXES],
    /// Hexes with at least one fragment: follows from `hexes`.
    pub(crate) taken: HexSet,
    /// Hexes with three fragments: follows from `hexes`.
    pub(crate) full: HexSet,
    /// Filled core slots.
    pub(crate) filled: SlotSet,
    pub(crate) bank: [BankSpace; SPACES],
    /// Tiles claimed in this round, not laid yet.
    pub(crate) claimed: TileSet,
    pub(crate) precious: TileSet,
    pub(crate) score: Score,
    /// Which of the printed boards it is.
    pub(crate) print: Print,
    /// The aspiration; nothing for whoever may not see it.
    pub(crate) aspiration: Option<Colour>,
    /// What is asked of this player now.
    pub(crate) stage: Stage,
}

impl Board {
    pub(crate) const EMPTY: Board = Board {
        hexes: [Handful::EMPTY; MAX_HEXES],
        taken: HexSet::EMPTY,
        full: HexSet::EMPTY,
        filled: SlotSet::EMPTY,
        bank: [BankSpace {
            tile: None,
            flipped: false,
            used: false,
        }; SPACES],
        claimed: TileSet::EMPTY,
        precious: TileSet::EMPTY,
        score: Score {
            moments: 0,
            threads: 0,
            cores: 0,
            aspiration: 0,
        },
        print: Print::from_index(0),
        aspiration: None,
        stage: Stage::Waiting,
    };

    /// What lies in a hex.
    #[inline]
    pub fn hex(&self, hex: Hex) -> Handful {
        self.hexes[hex.index()]
    }

    /// What lies in all hexes, by their places; empty beyond the last.
    pub fn hexes(&self) -> &[Handful; MAX_HEXES] {
        &self.hexes
    }

    /// Hexes with at least one fragment.
    pub fn taken(&self) -> HexSet {
        self.taken
    }

    /// Hexes with three fragments.
    pub fn full(&self) -> HexSet {
        self.full
    }

    /// Filled core slots.
    pub fn filled(&self) -> SlotSet {
        self.filled
    }

    /// The memory bank.
    pub fn bank(&self) -> &[BankSpace; SPACES] {
        &self.bank
    }

    /// Tiles claimed and not laid yet.
    pub fn claimed(&self) -> TileSet {
        self.claimed
    }

    /// Tiles that have scored.
    pub fn precious(&self) -> TileSet {
        self.precious
    }

    /// The points so far.
    pub fn score(&self) -> Score {
        self.score
    }

    /// Which of the printed boards it is.
    #[inline]
    pub fn print(&self) -> Print {
        self.print
    }

    /// The aspiration, where it may be seen.
    pub fn aspiration(&self) -> Option<Colour> {
        self.aspiration
    }

    /// What is asked of this player now.
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// How many of this colour lie in hexes.
    pub fn in_hexes(&self, colour: Colour) -> usize {
        let taken = self.taken.iter();
        taken.map(|hex| self.hex(hex).count(colour)).sum()
    }

    #[inline]
    pub(crate) fn add(&mut self, hex: Hex, colour: Colour) {
        let handful = &mut self.hexes[hex.index()];
        handful.add(colour);
        self.taken.insert(hex);
        if handful.is_full() {
            self.full.insert(hex);
        }
    }

    #[inline]
    pub(crate) fn remove(&mut self, hex: Hex, colour: Colour) {
        let handful = &mut self.hexes[hex.index()];
        handful.remove(colour);
        self.full.remove(hex);
        if handful.is_empty() {
            self.taken.remove(hex);
        }
    }

    #[inline]
    pub(crate) fn shift(&mut self, from: Hex, to: Hex, colour: Colour) {
        self.remove(from, colour);
        self.add(to, colour);
    }

    /// The hexes that hold this colour.
    #[inline]
    pub fn with_colour(&self, colour: Colour) -> HexSet {
        let taken = self.taken.iter();
        taken.filter(|&hex| self.hex(hex).has(colour)).collect()
    }

    /// What lies on a space of the memory bank.
    #[inline]
    pub fn on(&self, space: Space) -> BankSpace {
        self.bank[space.index()]
    }

    /// The spaces without a tile.
    pub fn free_spaces(&self) -> SpaceSet {
        let all = Space::ALL.into_iter();
        all.filter(|&space| self.on(space).tile.is_none()).collect()
    }

    /// Whether a bank action is still to come or under way: it may want the supply or the bag.
    pub(crate) fn may_want(&self, space: Space) -> bool {
        let there = self.on(space);
        let under_way = matches!(
            self.stage,
            Stage::TradeTwoHex | Stage::TradeTwoGive { .. } | Stage::TradeTwoGain { .. }
        );
        there.tile.is_none() && (!there.used || space == Space::TradeTwo && under_way)
    }

    /// Tiles on their action side, claimed or in the bank.
    pub(crate) fn action_tiles(&self) -> impl Iterator<Item = Tile> {
        let laid = self.bank.into_iter().filter_map(BankSpace::action_tile);
        self.claimed.iter().chain(laid)
    }
}

impl VividMemories {
    /// The hexes without a fragment.
    #[inline]
    pub fn empty_hexes(&self, board: &Board) -> HexSet {
        self.all_hexes.minus(board.taken)
    }

    /// All hexes of a board.
    #[inline]
    pub fn all_hexes(&self) -> HexSet {
        self.all_hexes
    }
}
