//! The sixteen objective tokens.

use std::fmt;

use table::{Member, SmallSet};

use crate::leaf::Leaf;

/// What an objective token asks for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Objective {
    /// The most cards of one type in the play area.
    Most(Leaf),
    /// The most cards in one pile.
    LongestPile,
    /// The highest sum of the numbers on top of the piles.
    HighestTops,
    /// The most torii on piles.
    MostTorii,
    /// The most acorns in stock.
    MostAcorns,
    /// The most piles and unused landscapes together.
    PilesAndLandscapes,
    /// The most zeros in the play area.
    MostZeros,
    /// The most red, orange and yellow cards in the play area.
    MostWarm,
    /// The most green, brown and purple cards in the play area.
    MostCool,
    /// The fewest cards in the play area.
    FewestCards,
    /// The most cards in hand.
    MostInHand,
}

impl Objective {
    /// How many tokens there are.
    pub const COUNT: usize = 16;

    /// All tokens, each beside the word for it.
    const NAMED: [(Objective, &str); Objective::COUNT] = [
        (Objective::Most(Leaf::Red), "most-red"),
        (Objective::Most(Leaf::Orange), "most-orange"),
        (Objective::Most(Leaf::Yellow), "most-yellow"),
        (Objective::Most(Leaf::Green), "most-green"),
        (Objective::Most(Leaf::Brown), "most-brown"),
        (Objective::Most(Leaf::Purple), "most-purple"),
        (Objective::LongestPile, "longest-pile"),
        (Objective::HighestTops, "highest-tops"),
        (Objective::MostTorii, "most-torii"),
        (Objective::MostAcorns, "most-acorns"),
        (Objective::PilesAndLandscapes, "piles-and-landscapes"),
        (Objective::MostZeros, "most-zeros"),
        (Objective::MostWarm, "most-warm"),
        (Objective::MostCool, "most-cool"),
        (Objective::FewestCards, "fewest-cards"),
        (Objective::MostInHand, "most-in-hand"),
    ];

    /// All tokens.
    pub const ALL: [Objective; Objective::COUNT] = {
        let mut all = [Objective::LongestPile; Objective::COUNT];
        let mut index = 0;
        while index < all.len() {
            all[index] = Objective::NAMED[index].0;
            index += 1;
        }
        all
    };

    /// Position in an array over all tokens.
    pub const fn index(self) -> usize {
        match self {
            Objective::Most(leaf) => leaf as usize,
            Objective::LongestPile => 6,
            Objective::HighestTops => 7,
            Objective::MostTorii => 8,
            Objective::MostAcorns => 9,
            Objective::PilesAndLandscapes => 10,
            Objective::MostZeros => 11,
            Objective::MostWarm => 12,
            Objective::MostCool => 13,
            Objective::FewestCards => 14,
            Objective::MostInHand => 15,
        }
    }

    /// The word for it in documents and moves.
    pub const fn name(self) -> &'static str {
        Objective::NAMED[self.index()].1
    }

    /// The token that this word names.
    pub fn from_name(name: &str) -> Option<Objective> {
        let mut all = Objective::ALL.into_iter();
        all.find(|objective| objective.name() == name)
    }
}

impl fmt::Display for Objective {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl Member for Objective {
    type Bits = u16;

    const COUNT: usize = Objective::COUNT;

    #[inline]
    fn index(self) -> usize {
        Objective::index(self)
    }

    #[inline]
    fn from_index(index: usize) -> Objective {
        Objective::ALL[index]
    }
}

/// A set of tokens.
pub type ObjectiveSet = SmallSet<Objective>;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_token_stands_at_its_place_in_the_list() {
        for (index, objective) in Objective::ALL.into_iter().enumerate() {
            assert_eq!(objective.index(), index);
            assert_eq!(Objective::from_name(objective.name()), Some(objective));
        }
    }
}
