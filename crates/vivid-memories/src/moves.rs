//! Every decision that the game can ask for, and its number.

use table::MoveId;

use crate::colour::{Colour, Handful};
use crate::components::VividMemories;
use crate::hex::{Hex, MAX_HEXES};
use crate::line::{End, Take, Takes};
use crate::slot::Fill;
use crate::tile::{SPACES, Space, TILES, Tile};

/// One decision: as small as one click.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// Take fragments from an end of the line.
    Take(EndTake),
    /// Choose a hex: where fragments go, or where an action begins.
    Hex(Hex),
    /// Choose a colour: to give, to gain, or to swap.
    Colour(Colour),
    /// Rewire around a hex.
    Rewire(Hex),
    /// Move a fragment of the chosen hex to a neighbour.
    Out(Colour, Hex),
    /// Move or choose a fragment of a neighbour of the chosen hex.
    In(Colour, Hex),
    /// Lay a claimed tile on a space of the bank.
    Lay(Tile, Space),
    /// Use the tile on a space, or the space's own action.
    Use(Space),
    /// Fill a core slot from a hex that it touches.
    Fill(Fill),
    /// Enough of this.
    Done,
    /// End the turn.
    EndTurn,
}

/// A take from one end.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct EndTake {
    end: End,
    pub(crate) take: Take,
}

impl EndTake {
    /// Taking these from this end; nothing if no rule allows such a take anywhere.
    pub fn new(end: End, fragments: Handful) -> Option<EndTake> {
        let take = Takes::new().of(fragments)?;
        Some(EndTake { end, take })
    }

    /// The end.
    pub fn end(self) -> End {
        self.end
    }

    /// The fragments.
    pub fn fragments(self) -> Handful {
        Takes::new().fragments(self.take)
    }
}

/// Where each family of moves begins in the numbering.
pub(crate) mod base {
    use super::{Colour, Fill, MAX_HEXES, SPACES, TILES, Take};

    const HEXES: u16 = MAX_HEXES as u16;
    pub const TAKE_LEFT: u16 = 0;
    pub const TAKE_RIGHT: u16 = TAKE_LEFT + Take::COUNT as u16;
    pub const HEX: u16 = TAKE_RIGHT + Take::COUNT as u16;
    pub const COLOUR: u16 = HEX + HEXES;
    pub const REWIRE: u16 = COLOUR + Colour::COUNT as u16;
    pub const OUT: u16 = REWIRE + HEXES;
    pub const IN: u16 = OUT + Colour::COUNT as u16 * HEXES;
    pub const LAY: u16 = IN + Colour::COUNT as u16 * HEXES;
    pub const USE: u16 = LAY + (TILES * SPACES) as u16;
    pub const FILL: u16 = USE + SPACES as u16;
    pub const DONE: u16 = FILL + Fill::COUNT as u16;
    pub const END_TURN: u16 = DONE + 1;
    pub const END: u16 = END_TURN + 1;
}

impl Move {
    /// How many numbers there are.
    pub const COUNT: usize = base::END as usize;

    /// The number of this decision.
    pub const fn id(self) -> MoveId {
        let hexes = MAX_HEXES as u16;
        MoveId(match self {
            Move::Take(EndTake { end, take }) => {
                let base = match end {
                    End::Left => base::TAKE_LEFT,
                    End::Right => base::TAKE_RIGHT,
                };
                base + take.index() as u16
            }
            Move::Hex(hex) => base::HEX + hex.index() as u16,
            Move::Colour(colour) => base::COLOUR + colour as u16,
            Move::Rewire(hex) => base::REWIRE + hex.index() as u16,
            Move::Out(colour, hex) => base::OUT + colour as u16 * hexes + hex.index() as u16,
            Move::In(colour, hex) => base::IN + colour as u16 * hexes + hex.index() as u16,
            Move::Lay(tile, space) => base::LAY + (tile.index() * SPACES + space.index()) as u16,
            Move::Use(space) => base::USE + space as u16,
            Move::Fill(fill) => base::FILL + fill.index() as u16,
            Move::Done => base::DONE,
            Move::EndTurn => base::END_TURN,
        })
    }

    /// The decision with this number; nothing if there is none.
    #[inline]
    pub fn from_id(id: MoveId) -> Option<Move> {
        let n = id.0;
        let hex = |base: u16| Hex::from_index((n - base) as usize % MAX_HEXES);
        let colour = |base: u16| Colour::ALL[((n - base) / MAX_HEXES as u16) as usize];
        let take = |end: End, base: u16| {
            let take = Take::from_index((n - base) as usize);
            Move::Take(EndTake { end, take })
        };
        Some(match n {
            base::TAKE_LEFT..base::TAKE_RIGHT => take(End::Left, base::TAKE_LEFT),
            base::TAKE_RIGHT..base::HEX => take(End::Right, base::TAKE_RIGHT),
            base::HEX..base::COLOUR => Move::Hex(hex(base::HEX)),
            base::COLOUR..base::REWIRE => Move::Colour(Colour::ALL[(n - base::COLOUR) as usize]),
            base::REWIRE..base::OUT => Move::Rewire(hex(base::REWIRE)),
            base::OUT..base::IN => Move::Out(colour(base::OUT), hex(base::OUT)),
            base::IN..base::LAY => Move::In(colour(base::IN), hex(base::IN)),
            base::LAY..base::USE => {
                let place = (n - base::LAY) as usize;
                Move::Lay(Tile::from_index(place / SPACES), Space::ALL[place % SPACES])
            }
            base::USE..base::FILL => Move::Use(Space::ALL[(n - base::USE) as usize]),
            base::FILL..base::DONE => Move::Fill(Fill::from_index((n - base::FILL) as usize)),
            base::DONE => Move::Done,
            base::END_TURN => Move::EndTurn,
            base::END.. => return None,
        })
    }
}

table::numbers_of!(Move);

impl VividMemories {
    /// The text of a decision, such as `take red blue green from the left`; nothing for one that
    /// names a hex or a slot which these boards do not have.
    pub fn write_move(&self, decision: Move) -> Option<String> {
        let hex = |hex: Hex| self.hexes.get(hex.index()).map(|place| place.name.as_str());
        Some(match decision {
            Move::Take(take) => {
                let names: Vec<&str> = take.fragments().iter().map(Colour::name).collect();
                format!("take {} from the {}", names.join(" "), take.end().name())
            }
            Move::Hex(place) => format!("hex {}", hex(place)?),
            Move::Colour(colour) => format!("choose {colour}"),
            Move::Rewire(place) => format!("rewire {}", hex(place)?),
            Move::Out(colour, to) => format!("{colour} out to {}", hex(to)?),
            Move::In(colour, from) => format!("{colour} in from {}", hex(from)?),
            Move::Lay(tile, space) => format!("lay {} on {}", tile.name(), space.name()),
            Move::Use(space) => format!("use {}", space.name()),
            Move::Fill(fill) => {
                let slot = self.slot_name(fill.slot);
                format!("fill {slot} from {}", hex(self.giver(fill)?)?)
            }
            Move::Done => "done".to_owned(),
            Move::EndTurn => "end turn".to_owned(),
        })
    }

    /// The decision that a text names; case and spaces do not matter.
    pub fn read_move(&self, text: &str) -> Option<Move> {
        let words: Vec<String> = text.split_whitespace().map(str::to_lowercase).collect();
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        Some(match words.as_slice() {
            ["take", colours @ .., "from", "the", end] => {
                let end = End::from_name(end)?;
                if colours.len() > Handful::ROOM {
                    return None;
                }
                let colours: Option<Handful> =
                    colours.iter().map(|name| Colour::from_name(name)).collect();
                Move::Take(EndTake::new(end, colours?)?)
            }
            ["hex", name] => Move::Hex(self.hex(name)?),
            ["choose", name] => Move::Colour(Colour::from_name(name)?),
            ["rewire", name] => Move::Rewire(self.hex(name)?),
            [name, "out", "to", hex] => Move::Out(Colour::from_name(name)?, self.hex(hex)?),
            [name, "in", "from", hex] => Move::In(Colour::from_name(name)?, self.hex(hex)?),
            ["lay", tile, "on", space] => {
                Move::Lay(Tile::from_name(tile)?, Space::from_name(space)?)
            }
            ["use", space] => Move::Use(Space::from_name(space)?),
            ["fill", slot, "from", hex] => {
                let (slot, hex) = (self.slot(slot)?, self.hex(hex)?);
                Move::Fill(self.fill_from(slot, hex)?)
            }
            ["done"] => Move::Done,
            ["end", "turn"] => Move::EndTurn,
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_is_one_move_and_every_move_one_number() {
        const { assert!(Move::COUNT <= table::MoveSet::CAPACITY) };
        for n in 0..Move::COUNT as u16 {
            let decision = Move::from_id(MoveId(n)).expect("a move for every number");
            assert_eq!(decision.id(), MoveId(n));
        }
        assert_eq!(Move::from_id(MoveId(Move::COUNT as u16)), None);
    }

    #[test]
    fn text_and_move_are_two_forms_of_one_thing() {
        let game = VividMemories::standard();
        let mut written = 0;
        for n in 0..Move::COUNT as u16 {
            let decision = Move::from_id(MoveId(n)).expect("a move for every number");
            let Some(text) = game.write_move(decision) else {
                continue;
            };
            written += 1;
            assert_eq!(
                game.read_move(&text.to_uppercase()),
                Some(decision),
                "{text}"
            );
        }
        assert!(written > 300);
        assert_eq!(game.read_move("take red blue from the left"), None);
        assert_eq!(game.read_move("take red red red red from the left"), None);
        assert_eq!(game.read_move("hex Z9"), None);
    }
}
