//! How far piles could grow.

use momiji::{Area, CardSet, Leaf, Leaves};

/// How far a pile could grow with these cards of its type.
#[derive(Clone, Copy, Default)]
pub(super) struct Growth {
    /// Points more than now, if all cards that fit are laid in time.
    pub gain: i32,
    /// Cards that could be laid.
    pub cards: i32,
    /// Points more after laying the best single card.
    pub one: i32,
    /// Points more after laying the best two cards.
    pub two: i32,
    /// Whether a card can be laid now.
    pub now: bool,
    /// Whether a three is within reach.
    pub closes: bool,
}

pub(super) fn growth(area: &Area, leaf: Leaf, counts: [i32; 4], leaves: &Leaves) -> Growth {
    let top = area.top_number(leaf, leaves).map_or(-1, i32::from);
    let length = area.pile(leaf).len() as i32;
    let before = length * top.max(0);
    let mut growth = Growth::default();
    if top == 3 {
        return growth;
    }
    let (mut at, mut cards) = (top, 0);
    for number in top.max(0)..=3 {
        let here = if number == 3 {
            counts[3].min(1)
        } else {
            counts[number as usize]
        };
        if here > 0 && number <= at + 1 {
            at = number;
            cards += here;
        }
    }
    growth.cards = cards;
    growth.closes = at == 3;
    growth.gain = (length + cards) * at.max(0) - before;
    for first in [top, top + 1] {
        if !(0..=3).contains(&first) || counts[first as usize] == 0 {
            continue;
        }
        growth.now = true;
        let one = (length + 1) * first - before;
        growth.one = growth.one.max(one);
        growth.two = growth.two.max(one);
        for second in [first, first + 1] {
            let needed = if second == first { 2 } else { 1 };
            if first < 3 && second <= 3 && counts[second as usize] >= needed {
                growth.two = growth.two.max((length + 2) * second - before);
            }
        }
    }
    growth
}

/// How many cards of each number there are of one type.
pub(super) fn counts(cards: CardSet, leaf: Leaf, leaves: &Leaves) -> [i32; 4] {
    let ranks = cards.ranks(leaf);
    [0, 1, 2, 3].map(|number| {
        let with = leaves.with_number(number).ranks(leaf);
        (ranks & with).count_ones() as i32
    })
}
