//! A whole position.

use serde::{Deserialize, Serialize};
use table::{MAX_SEATS, Seat, SeatSet};

use crate::bits::{Bit, Heap};
use crate::card::Pile;
use crate::map::{Map, Tile, TileSet};
use crate::player::{Player, Unfinished};

/// What the table agreed on; does not change during a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Agreement {
    /// Two to four.
    pub players: u8,
    /// Whether it is a speed game.
    pub speed: bool,
    /// Who began.
    pub first: Seat,
}

/// What is asked now.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// Building the map: place a tile.
    Build {
        /// Whether it is the second of a pair.
        second: bool,
    },
    /// Everybody chooses opening cards.
    Opening,
    /// Before Recollection: plant, or choose a tile to sow.
    Begin,
    /// Sowing: the bits in hand, the way so far.
    Sow {
        /// Bits still to be sown.
        bits: Heap,
        /// Tiles visited, the start included.
        visited: TileSet,
        /// The last of them.
        at: Tile,
    },
    /// White claims on this tile.
    Claim {
        /// Where the last bit fell.
        at: Tile,
        /// How many may still be taken.
        left: u8,
    },
    /// Deja Vu: build, grow, or be done.
    Act,
    /// A card is being covered.
    Cover {
        /// The card and its bits.
        work: Unfinished,
        /// Where it comes from.
        source: Source,
        /// Whether a bit was laid in this go.
        laid: bool,
    },
    /// Bits are being paid for a flower.
    Grow {
        /// How many more.
        left: u8,
    },
    /// The end of Deja Vu: bits to save.
    Save,
    /// After Deja Vu: plant, or go on.
    PlantLate,
    /// Replenishment: name tiles of the incomplete level.
    Replenish {
        /// The tiles that may be named.
        choice: TileSet,
        /// The tiles named.
        named: TileSet,
    },
    /// Discard hand cards, then draw.
    Discard,
    /// The game is over.
    Over,
}

/// Where a card under construction comes from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Source {
    Hand,
    Public,
    ShortTerm,
}

/// How far planting has come in this turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Planting {
    /// Not begun: it may happen now or later.
    #[default]
    Open,
    /// The girl has moved; a flower may follow at once.
    Moved,
    /// Done for this turn.
    Used,
}

/// A whole position of Deja Vu, the middle of a turn included. Copying it copies everything; the
/// deck is a set, so there is no future in it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) map: Map,
    pub(crate) players: [Player; MAX_SEATS],
    pub(crate) hive: Heap,
    /// Bits that the player may use in this turn.
    pub(crate) pool: Heap,
    /// Bits spent in this turn; while bits are replenished, those still to be dealt.
    pub(crate) spent: Heap,
    pub(crate) deck: Pile,
    pub(crate) discard: Pile,
    pub(crate) public: Pile,
    pub(crate) table: Agreement,
    pub(crate) turn: Seat,
    pub(crate) stage: Stage,
    pub(crate) planting: Planting,
    /// Turns left once the end is triggered.
    pub(crate) last_turns: Option<u8>,
    /// How many players in a row could not sow.
    pub(crate) skipped: u8,
}

impl State {
    /// The map.
    pub fn map(&self) -> &Map {
        &self.map
    }

    /// One player's side of the table.
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// The bits in the hive.
    pub fn hive(&self) -> Heap {
        self.hive
    }

    /// The bits that the player to move may use.
    pub fn pool(&self) -> Heap {
        self.pool
    }

    /// The bits spent in this turn.
    pub fn spent(&self) -> Heap {
        self.spent
    }

    /// The cards of the deck; their order is nowhere.
    pub fn deck(&self) -> Pile {
        self.deck
    }

    /// The discard.
    pub fn discard(&self) -> Pile {
        self.discard
    }

    /// The public row.
    pub fn public(&self) -> Pile {
        self.public
    }

    /// What the table agreed on.
    pub fn table(&self) -> &Agreement {
        &self.table
    }

    /// Whose turn it is.
    pub fn turn(&self) -> Seat {
        self.turn
    }

    /// How far planting has come in this turn.
    pub fn planting(&self) -> Planting {
        self.planting
    }

    /// How many turns are left, this one included, once the end is triggered.
    pub fn last_turns(&self) -> Option<u8> {
        self.last_turns
    }

    /// What is asked now.
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// The seats, from the first.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        Seat::all(self.table.players.into())
    }

    #[inline]
    pub(crate) fn own(&self) -> &Player {
        &self.players[self.turn.index()]
    }

    #[inline]
    pub(crate) fn own_mut(&mut self) -> &mut Player {
        &mut self.players[self.turn.index()]
    }

    /// Who may act now.
    #[inline]
    pub(crate) fn actors(&self) -> SeatSet {
        match self.stage {
            Stage::Over => SeatSet::EMPTY,
            Stage::Opening => {
                let mut seats = SeatSet::EMPTY;
                for seat in self.seats().filter(|&seat| self.player(seat).opening) {
                    seats = seats.with(seat);
                }
                seats
            }
            _ => SeatSet::only(self.turn),
        }
    }

    /// Bits of the running turn that lie nowhere else: sown or collected, spent, on a card under
    /// construction.
    pub fn in_fingers(&self) -> Heap {
        let mut bits = self.pool;
        bits.add_all(self.spent);
        match self.stage {
            Stage::Sow { bits: sown, .. } => bits.add_all(sown),
            Stage::Cover { work, .. } => work.bits().for_each(|bit: Bit| bits.add(bit)),
            _ => {}
        }
        bits
    }
}
