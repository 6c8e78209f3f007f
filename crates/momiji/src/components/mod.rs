//! What is in the box: cards, tokens, numbers and scenarios, read from a data file.

mod check;
mod document;

use table::Problems;

pub use document::{Limits, Need, PointsWithToken, Price, Prices, Scores, Setup, Victory};

use crate::area::LANDSCAPES;
use crate::landscape::{LandscapeStack, Letter};
use crate::leaf::LeafSet;
use crate::leaves::Leaves;
use crate::objective::Objective;
use crate::state::Terms;

/// The box of Momiji: everything that is printed. One value serves any number of games.
#[derive(Clone, Debug)]
pub struct Momiji {
    pub(crate) leaves: Leaves,
    pub(crate) setup: Setup,
    pub(crate) limits: Limits,
    pub(crate) acorns: Prices,
    pub(crate) scores: Scores,
    /// The landscapes of the first-game setup, one set a player.
    pub(crate) starter_sets: Vec<[Letter; LANDSCAPES]>,
    /// All landscape cards.
    pub(crate) landscapes: LandscapeStack,
    /// The landscapes of a drafted game.
    pub(crate) draft: LandscapeStack,
    pub(crate) scenarios: Vec<Scenario>,
    pub(crate) digest: u64,
}

/// A solo scenario.
#[derive(Clone, Debug)]
pub struct Scenario {
    /// The word for it in options and documents.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// How hard it is.
    pub level: String,
    /// Its types.
    pub types: LeafSet,
    /// How many cards the hand begins with.
    pub hand: u8,
    /// Its landscapes.
    pub landscapes: [Letter; LANDSCAPES],
    /// Its tokens.
    pub tokens: Vec<Token>,
    /// What wins it.
    pub victory: Vec<Victory>,
}

/// A token of a scenario: what it takes to activate it.
#[derive(Clone, Copy, Debug)]
pub struct Token {
    /// The objective on it.
    pub objective: Objective,
    /// What must be the case.
    pub needs: Need,
    /// What must be paid.
    pub price: Price,
}

impl Scenario {
    /// Its token for this objective, if it has one.
    pub fn token(&self, objective: Objective) -> Option<&Token> {
        let mut tokens = self.tokens.iter();
        tokens.find(|token| token.objective == objective)
    }
}

impl Momiji {
    /// The component data that comes with the program.
    pub const COMPONENTS: &'static str = include_str!("../../data/momiji.json");

    /// What games may have been begun with that do not say it. Never changes: see [`table::GameBox::UNNAMED`].
    pub const UNNAMED: &'static [u64] = &[0xa363_0a92_1c05_c7f7];

    /// The box that comes with the program.
    ///
    /// ```
    /// let game = reverie_momiji::Momiji::standard();
    /// assert_eq!(game.scenarios().count(), 3);
    /// ```
    ///
    /// # Panics
    /// Never, as long as the tests pass: they open this box.
    pub fn standard() -> Momiji {
        Momiji::from_components(Momiji::COMPONENTS)
            .expect("the data file in the repository is valid")
    }

    /// Opens the box of a component document.
    ///
    /// # Errors
    /// Everything that is wrong with the document, at once.
    pub fn from_components(text: &str) -> Result<Momiji, Problems> {
        check::open(text)
    }

    /// What is printed on the leaf cards.
    pub fn leaves(&self) -> &Leaves {
        &self.leaves
    }

    /// What acorns are paid and given for.
    pub fn prices(&self) -> &Prices {
        &self.acorns
    }

    /// The scenario that is played; nothing in a game of several.
    pub fn scenario(&self, terms: &Terms) -> Option<&Scenario> {
        self.scenarios.get(usize::from(terms.scenario?))
    }

    /// The solo scenarios.
    pub fn scenarios(&self) -> impl Iterator<Item = &Scenario> {
        self.scenarios.iter()
    }
}
