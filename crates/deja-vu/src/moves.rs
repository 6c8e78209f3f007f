//! Every decision that the game can ask for, and its number.

use table::{Direction, MoveId};

use crate::bits::Bit;
use crate::card::Card;
use crate::map::{TILES, Tile};

/// One decision: as small as one click.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// Building the map: lay the next tile beside this one, in this direction.
    Place(Tile, Direction),
    /// Move the girl to a tile.
    Girl(Tile),
    /// Plant a flower where the girl is.
    Plant,
    /// Take up the bits of a tile to sow them.
    Sow(Tile),
    /// Go on to this tile and drop this bit there.
    Drop(Tile, Bit),
    /// Claim a white bit.
    Claim(Bit),
    /// Build a card from hand, or add to it in short-term memory.
    Build(Card),
    /// Build a card of the public row.
    BuildPublic(Card),
    /// Cover the next slot with this bit.
    Lay(Bit),
    /// Begin to pay bits for a flower.
    Grow,
    /// Pay this bit.
    Pay(Bit),
    /// Save this bit in a chest.
    Save(Bit),
    /// Name a tile to be replenished.
    Name(Tile),
    /// Discard a hand card.
    Discard(Card),
    /// Opening of a speed game: put a card into long-term memory.
    Raise(Card),
    /// Enough of this.
    Done,
}

/// Where each family of moves begins in the numbering.
pub(crate) mod base {
    use super::{Bit, Card, Direction, TILES};

    const KINDS: u16 = Bit::COUNT as u16;
    const CARDS: u16 = Card::COUNT as u16;
    pub const PLACE: u16 = 0;
    pub const GIRL: u16 = PLACE + (TILES * Direction::COUNT) as u16;
    pub const SOW: u16 = GIRL + TILES as u16;
    pub const DROP: u16 = SOW + TILES as u16;
    pub const CLAIM: u16 = DROP + TILES as u16 * KINDS;
    pub const BUILD: u16 = CLAIM + KINDS;
    pub const BUILD_PUBLIC: u16 = BUILD + CARDS;
    pub const LAY: u16 = BUILD_PUBLIC + CARDS;
    pub const PAY: u16 = LAY + KINDS;
    pub const SAVE: u16 = PAY + KINDS;
    pub const NAME: u16 = SAVE + KINDS;
    pub const DISCARD: u16 = NAME + TILES as u16;
    pub const RAISE: u16 = DISCARD + CARDS;
    pub const PLANT: u16 = RAISE + CARDS;
    pub const GROW: u16 = PLANT + 1;
    pub const DONE: u16 = GROW + 1;
    pub const END: u16 = DONE + 1;
}

impl Move {
    /// How many numbers there are.
    pub const COUNT: usize = base::END as usize;

    /// The number of this decision.
    pub const fn id(self) -> MoveId {
        let kinds = Bit::COUNT as u16;
        MoveId(match self {
            Move::Place(tile, direction) => {
                base::PLACE + (tile.index() * Direction::COUNT + direction.index()) as u16
            }
            Move::Girl(tile) => base::GIRL + tile.index() as u16,
            Move::Sow(tile) => base::SOW + tile.index() as u16,
            Move::Drop(tile, bit) => base::DROP + tile.index() as u16 * kinds + bit.index() as u16,
            Move::Claim(bit) => base::CLAIM + bit.index() as u16,
            Move::Build(card) => base::BUILD + card.index() as u16,
            Move::BuildPublic(card) => base::BUILD_PUBLIC + card.index() as u16,
            Move::Lay(bit) => base::LAY + bit.index() as u16,
            Move::Pay(bit) => base::PAY + bit.index() as u16,
            Move::Save(bit) => base::SAVE + bit.index() as u16,
            Move::Name(tile) => base::NAME + tile.index() as u16,
            Move::Discard(card) => base::DISCARD + card.index() as u16,
            Move::Raise(card) => base::RAISE + card.index() as u16,
            Move::Plant => base::PLANT,
            Move::Grow => base::GROW,
            Move::Done => base::DONE,
        })
    }

    /// The decision with this number; nothing if there is none.
    #[inline]
    pub fn from_id(id: MoveId) -> Option<Move> {
        let n = id.0;
        let tile = |base: u16| Tile::from_index((n - base) as usize);
        let bit = |base: u16| Bit::from_index((n - base) as usize);
        let card = |base: u16| Card::from_index((n - base) as usize);
        Some(match n {
            base::PLACE..base::GIRL => {
                let place = (n - base::PLACE) as usize;
                Move::Place(
                    Tile::from_index(place / Direction::COUNT),
                    Direction::ALL[place % Direction::COUNT],
                )
            }
            base::GIRL..base::SOW => Move::Girl(tile(base::GIRL)),
            base::SOW..base::DROP => Move::Sow(tile(base::SOW)),
            base::DROP..base::CLAIM => {
                let place = (n - base::DROP) as usize;
                Move::Drop(
                    Tile::from_index(place / Bit::COUNT),
                    Bit::from_index(place % Bit::COUNT),
                )
            }
            base::CLAIM..base::BUILD => Move::Claim(bit(base::CLAIM)),
            base::BUILD..base::BUILD_PUBLIC => Move::Build(card(base::BUILD)),
            base::BUILD_PUBLIC..base::LAY => Move::BuildPublic(card(base::BUILD_PUBLIC)),
            base::LAY..base::PAY => Move::Lay(bit(base::LAY)),
            base::PAY..base::SAVE => Move::Pay(bit(base::PAY)),
            base::SAVE..base::NAME => Move::Save(bit(base::SAVE)),
            base::NAME..base::DISCARD => Move::Name(tile(base::NAME)),
            base::DISCARD..base::RAISE => Move::Discard(card(base::DISCARD)),
            base::RAISE..base::PLANT => Move::Raise(card(base::RAISE)),
            base::PLANT => Move::Plant,
            base::GROW => Move::Grow,
            base::DONE => Move::Done,
            base::END.. => return None,
        })
    }

    /// The text of this decision, such as `drop red-moon on T4`.
    pub fn write(self) -> String {
        match self {
            Move::Place(tile, direction) => format!("place {direction} of {}", tile.name()),
            Move::Girl(tile) => format!("girl to {}", tile.name()),
            Move::Sow(tile) => format!("sow {}", tile.name()),
            Move::Drop(tile, bit) => format!("drop {} on {}", bit.name(), tile.name()),
            Move::Claim(bit) => format!("claim {}", bit.name()),
            Move::Build(card) => format!("build {}", card.name()),
            Move::BuildPublic(card) => format!("build public {}", card.name()),
            Move::Lay(bit) => format!("lay {}", bit.name()),
            Move::Pay(bit) => format!("pay {}", bit.name()),
            Move::Save(bit) => format!("save {}", bit.name()),
            Move::Name(tile) => format!("name {}", tile.name()),
            Move::Discard(card) => format!("discard {}", card.name()),
            Move::Raise(card) => format!("raise {}", card.name()),
            Move::Plant => "plant".to_owned(),
            Move::Grow => "grow".to_owned(),
            Move::Done => "done".to_owned(),
        }
    }

    /// The decision that a text names; case and spaces do not matter.
    pub fn read(text: &str) -> Option<Move> {
        let words: Vec<String> = text.split_whitespace().map(str::to_lowercase).collect();
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        let (tile, bit, card) = (Tile::from_name, Bit::from_name, Card::from_name);
        Some(match words.as_slice() {
            ["place", direction, "of", name] => {
                Move::Place(tile(name)?, Direction::from_name(direction)?)
            }
            ["girl", "to", name] => Move::Girl(tile(name)?),
            ["sow", name] => Move::Sow(tile(name)?),
            ["drop", name, "on", place] => Move::Drop(tile(place)?, bit(name)?),
            ["claim", name] => Move::Claim(bit(name)?),
            ["build", "public", name] => Move::BuildPublic(card(name)?),
            ["build", name] => Move::Build(card(name)?),
            ["lay", name] => Move::Lay(bit(name)?),
            ["pay", name] => Move::Pay(bit(name)?),
            ["save", name] => Move::Save(bit(name)?),
            ["name", name] => Move::Name(tile(name)?),
            ["discard", name] => Move::Discard(card(name)?),
            ["raise", name] => Move::Raise(card(name)?),
            ["plant"] => Move::Plant,
            ["grow"] => Move::Grow,
            ["done"] => Move::Done,
            _ => return None,
        })
    }
}

table::numbers_of!(Move);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_texts_and_moves_are_forms_of_one_thing() {
        const { assert!(Move::COUNT <= table::MoveSet::CAPACITY) };
        for n in 0..Move::COUNT as u16 {
            let decision = Move::from_id(MoveId(n)).expect("a move for every number");
            assert_eq!(decision.id(), MoveId(n));
            assert_eq!(Move::read(&decision.write().to_uppercase()), Some(decision));
        }
        assert_eq!(Move::from_id(MoveId(Move::COUNT as u16)), None);
        assert_eq!(Move::read("drop red-cloud on T1"), None);
    }
}
