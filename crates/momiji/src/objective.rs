//! The sixteen objective tokens.

use std::fmt;

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

    /// All tokens.
    #[rustfmt::skip]
    pub const ALL: [Objective; Objective::COUNT] = [
        Objective::Most(Leaf::Red), Objective::Most(Leaf::Orange), Objective::Most(Leaf::Yellow),
        Objective::Most(Leaf::Green), Objective::Most(Leaf::Brown), Objective::Most(Leaf::Purple),
        Objective::LongestPile, Objective::HighestTops, Objective::MostTorii, Objective::MostAcorns,
        Objective::PilesAndLandscapes, Objective::MostZeros, Objective::MostWarm,
        Objective::MostCool, Objective::FewestCards, Objective::MostInHand,
    ];

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
        [
            "most-red",
            "most-orange",
            "most-yellow",
            "most-green",
            "most-brown",
            "most-purple",
            "longest-pile",
            "highest-tops",
            "most-torii",
            "most-acorns",
            "piles-and-landscapes",
            "most-zeros",
            "most-warm",
            "most-cool",
            "fewest-cards",
            "most-in-hand",
        ][self.index()]
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

/// A set of tokens.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct ObjectiveSet(u16);

impl ObjectiveSet {
    /// No token.
    pub const EMPTY: ObjectiveSet = ObjectiveSet(0);

    /// The bits, lowest for the first of [`Objective::ALL`].
    #[inline]
    pub const fn bits(self) -> u16 {
        self.0
    }

    /// Whether there is none in it.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are in it.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether this token is in it.
    pub const fn contains(self, objective: Objective) -> bool {
        self.0 >> objective.index() & 1 != 0
    }

    /// Puts a token in.
    pub fn insert(&mut self, objective: Objective) {
        self.0 |= 1 << objective.index();
    }

    /// Takes a token out.
    pub fn remove(&mut self, objective: Objective) {
        self.0 &= !(1 << objective.index());
    }

    /// The tokens in it, in order.
    pub fn iter(self) -> impl Iterator<Item = Objective> {
        let all = Objective::ALL.into_iter();
        all.filter(move |&objective| self.contains(objective))
    }
}
