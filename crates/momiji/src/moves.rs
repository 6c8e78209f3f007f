//! Every decision that the game can ask for, and its number.

use table::MoveId;

use crate::area::Side;
use crate::card::{CARDS, Card};
use crate::components::Momiji;
use crate::landscape::Letter;
use crate::leaf::Leaf;
use crate::objective::Objective;

/// One decision: as small as one click.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// Lay a card on its pile, or as the first pile.
    Lay(Card),
    /// Lay a card as a new pile at the left end of the row.
    LayLeft(Card),
    /// Lay a card as a new pile at the right end of the row.
    LayRight(Card),
    /// Discard a card: exchange, hand limit, landscapes D and L, solo.
    Discard(Card),
    /// Take a card of the discard (landscape G).
    Retrieve(Card),
    /// Slide a card under the chosen pile (landscape M).
    Slide(Card),
    /// Take a whole column.
    Take(Leaf),
    /// Take the top card of a column (landscapes F and K).
    TakeTop(Leaf),
    /// Put this pile next in the new order (landscape C).
    Arrange(Leaf),
    /// Choose the pile to slide a card under (landscape M).
    Under(Leaf),
    /// Use a landscape.
    Use(Letter),
    /// Activate an objective.
    Activate(Objective),
    /// Give back one of the player's objectives (landscape H).
    GiveBack(Objective),
    /// Take this objective for the one given back (landscape H).
    SwapFor(Objective),
    /// Draft a landscape.
    Draft(Letter),
    /// Pay to turn over cards.
    Reveal,
    /// Begin to exchange two cards for an acorn.
    Exchange,
    /// Enough of this.
    Done,
    /// Pass the main action.
    Pass,
    /// End the turn.
    EndTurn,
    /// Put the card from the deck at the left end of the row (landscape N).
    PlaceLeft,
    /// Put the card from the deck at the right end of the row (landscape N).
    PlaceRight,
}

/// Where each family of moves begins in the numbering.
pub(crate) mod base {
    use super::{CARDS, Leaf, Letter, Objective};

    pub const LAY: u16 = 0;
    pub const LAY_LEFT: u16 = LAY + CARDS as u16;
    pub const LAY_RIGHT: u16 = LAY_LEFT + CARDS as u16;
    pub const DISCARD: u16 = LAY_RIGHT + CARDS as u16;
    pub const RETRIEVE: u16 = DISCARD + CARDS as u16;
    pub const SLIDE: u16 = RETRIEVE + CARDS as u16;
    pub const TAKE: u16 = SLIDE + CARDS as u16;
    pub const TAKE_TOP: u16 = TAKE + Leaf::COUNT as u16;
    pub const ARRANGE: u16 = TAKE_TOP + Leaf::COUNT as u16;
    pub const UNDER: u16 = ARRANGE + Leaf::COUNT as u16;
    pub const USE: u16 = UNDER + Leaf::COUNT as u16;
    pub const ACTIVATE: u16 = USE + Letter::COUNT as u16;
    pub const GIVE_BACK: u16 = ACTIVATE + Objective::COUNT as u16;
    pub const SWAP_FOR: u16 = GIVE_BACK + Objective::COUNT as u16;
    pub const DRAFT: u16 = SWAP_FOR + Objective::COUNT as u16;
    pub const SINGLE: u16 = DRAFT + Letter::COUNT as u16;
    pub const END: u16 = SINGLE + super::SINGLES.len() as u16;
}

const SINGLES: [Move; 7] = [
    Move::Reveal,
    Move::Exchange,
    Move::Done,
    Move::Pass,
    Move::EndTurn,
    Move::PlaceLeft,
    Move::PlaceRight,
];

impl Move {
    /// How many numbers there are.
    pub const COUNT: usize = base::END as usize;

    /// The number of this decision.
    pub const fn id(self) -> MoveId {
        MoveId(match self {
            Move::Lay(card) => base::LAY + card.index() as u16,
            Move::LayLeft(card) => base::LAY_LEFT + card.index() as u16,
            Move::LayRight(card) => base::LAY_RIGHT + card.index() as u16,
            Move::Discard(card) => base::DISCARD + card.index() as u16,
            Move::Retrieve(card) => base::RETRIEVE + card.index() as u16,
            Move::Slide(card) => base::SLIDE + card.index() as u16,
            Move::Take(leaf) => base::TAKE + leaf as u16,
            Move::TakeTop(leaf) => base::TAKE_TOP + leaf as u16,
            Move::Arrange(leaf) => base::ARRANGE + leaf as u16,
            Move::Under(leaf) => base::UNDER + leaf as u16,
            Move::Use(letter) => base::USE + letter as u16,
            Move::Activate(objective) => base::ACTIVATE + objective.index() as u16,
            Move::GiveBack(objective) => base::GIVE_BACK + objective.index() as u16,
            Move::SwapFor(objective) => base::SWAP_FOR + objective.index() as u16,
            Move::Draft(letter) => base::DRAFT + letter as u16,
            Move::Reveal => base::SINGLE,
            Move::Exchange => base::SINGLE + 1,
            Move::Done => base::SINGLE + 2,
            Move::Pass => base::SINGLE + 3,
            Move::EndTurn => base::SINGLE + 4,
            Move::PlaceLeft => base::SINGLE + 5,
            Move::PlaceRight => base::SINGLE + 6,
        })
    }

    /// The decision with this number; nothing if there is none.
    #[inline]
    pub fn from_id(id: MoveId) -> Option<Move> {
        let n = id.0;
        let card = |base: u16| Card::new((n - base) as usize);
        let leaf = |base: u16| Leaf::ALL[(n - base) as usize];
        let letter = |base: u16| Letter::ALL[(n - base) as usize];
        let objective = |base: u16| Objective::ALL[(n - base) as usize];
        Some(match n {
            base::LAY..base::LAY_LEFT => Move::Lay(card(base::LAY)),
            base::LAY_LEFT..base::LAY_RIGHT => Move::LayLeft(card(base::LAY_LEFT)),
            base::LAY_RIGHT..base::DISCARD => Move::LayRight(card(base::LAY_RIGHT)),
            base::DISCARD..base::RETRIEVE => Move::Discard(card(base::DISCARD)),
            base::RETRIEVE..base::SLIDE => Move::Retrieve(card(base::RETRIEVE)),
            base::SLIDE..base::TAKE => Move::Slide(card(base::SLIDE)),
            base::TAKE..base::TAKE_TOP => Move::Take(leaf(base::TAKE)),
            base::TAKE_TOP..base::ARRANGE => Move::TakeTop(leaf(base::TAKE_TOP)),
            base::ARRANGE..base::UNDER => Move::Arrange(leaf(base::ARRANGE)),
            base::UNDER..base::USE => Move::Under(leaf(base::UNDER)),
            base::USE..base::ACTIVATE => Move::Use(letter(base::USE)),
            base::ACTIVATE..base::GIVE_BACK => Move::Activate(objective(base::ACTIVATE)),
            base::GIVE_BACK..base::SWAP_FOR => Move::GiveBack(objective(base::GIVE_BACK)),
            base::SWAP_FOR..base::DRAFT => Move::SwapFor(objective(base::SWAP_FOR)),
            base::DRAFT..base::SINGLE => Move::Draft(letter(base::DRAFT)),
            base::SINGLE..base::END => SINGLES[(n - base::SINGLE) as usize],
            base::END.. => return None,
        })
    }

    /// Laying a card as a new pile at an end of the row.
    pub const fn lay_at(card: Card, side: Side) -> Move {
        match side {
            Side::Left => Move::LayLeft(card),
            Side::Right => Move::LayRight(card),
        }
    }
}

table::numbers_of!(Move);

impl Momiji {
    /// The text of a decision, such as `lay red-0-left on the right`.
    pub fn write_move(&self, decision: Move) -> String {
        let name = |card| self.leaves.name(card);
        match decision {
            Move::Lay(card) => format!("lay {}", name(card)),
            Move::LayLeft(card) => format!("lay {} on the left", name(card)),
            Move::LayRight(card) => format!("lay {} on the right", name(card)),
            Move::Discard(card) => format!("discard {}", name(card)),
            Move::Retrieve(card) => format!("retrieve {}", name(card)),
            Move::Slide(card) => format!("slide {}", name(card)),
            Move::Take(leaf) => format!("take {leaf}"),
            Move::TakeTop(leaf) => format!("take top of {leaf}"),
            Move::Arrange(leaf) => format!("arrange {leaf}"),
            Move::Under(leaf) => format!("under {leaf}"),
            Move::Use(letter) => format!("use {letter}"),
            Move::Activate(objective) => format!("activate {objective}"),
            Move::GiveBack(objective) => format!("give back {objective}"),
            Move::SwapFor(objective) => format!("swap for {objective}"),
            Move::Draft(letter) => format!("draft {letter}"),
            Move::Reveal => "reveal".to_owned(),
            Move::Exchange => "exchange".to_owned(),
            Move::Done => "done".to_owned(),
            Move::Pass => "pass".to_owned(),
            Move::EndTurn => "end turn".to_owned(),
            Move::PlaceLeft => "place on the left".to_owned(),
            Move::PlaceRight => "place on the right".to_owned(),
        }
    }

    /// The decision that a text names; case and spaces do not matter.
    pub fn read_move(&self, text: &str) -> Option<Move> {
        let words: Vec<String> = text.split_whitespace().map(str::to_lowercase).collect();
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        let card = |name: &str| self.leaves.from_name(name);
        Some(match words.as_slice() {
            ["lay", name] => Move::Lay(card(name)?),
            ["lay", name, "on", "the", "left"] => Move::LayLeft(card(name)?),
            ["lay", name, "on", "the", "right"] => Move::LayRight(card(name)?),
            ["discard", name] => Move::Discard(card(name)?),
            ["retrieve", name] => Move::Retrieve(card(name)?),
            ["slide", name] => Move::Slide(card(name)?),
            ["take", name] => Move::Take(Leaf::from_name(name)?),
            ["take", "top", "of", name] => Move::TakeTop(Leaf::from_name(name)?),
            ["arrange", name] => Move::Arrange(Leaf::from_name(name)?),
            ["under", name] => Move::Under(Leaf::from_name(name)?),
            ["use", name] => Move::Use(Letter::from_name(name)?),
            ["activate", name] => Move::Activate(Objective::from_name(name)?),
            ["give", "back", name] => Move::GiveBack(Objective::from_name(name)?),
            ["swap", "for", name] => Move::SwapFor(Objective::from_name(name)?),
            ["draft", name] => Move::Draft(Letter::from_name(name)?),
            ["reveal"] => Move::Reveal,
            ["exchange"] => Move::Exchange,
            ["done"] => Move::Done,
            ["pass"] => Move::Pass,
            ["end", "turn"] => Move::EndTurn,
            ["place", "on", "the", "left"] => Move::PlaceLeft,
            ["place", "on", "the", "right"] => Move::PlaceRight,
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_is_one_move_and_every_move_one_number() {
        for n in 0..Move::COUNT as u16 {
            let decision = Move::from_id(MoveId(n)).expect("a move for every number");
            assert_eq!(decision.id(), MoveId(n));
        }
        assert_eq!(Move::from_id(MoveId(Move::COUNT as u16)), None);
        const { assert!(Move::COUNT <= table::MoveSet::CAPACITY) };
    }

    #[test]
    fn text_and_move_are_two_forms_of_one_thing() {
        let game = Momiji::standard();
        for n in 0..Move::COUNT as u16 {
            let decision = Move::from_id(MoveId(n)).expect("a move for every number");
            let text = game.write_move(decision);
            let again = game.read_move(&text.to_uppercase()).expect("readable");
            assert_eq!(game.write_move(again), text);
        }
        assert_eq!(game.read_move("lay red-9"), None);
        assert_eq!(game.read_move(""), None);
    }
}
