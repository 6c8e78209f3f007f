//! What the pieces are called: the names that moves, events, scores and boards are told with.
//! Phrases; what they say in a language is in `locales/`.

use table::Phrase;

use crate::card::Card;
use crate::components::{Momiji, Need, PointsWithToken, Price, Scenario, Token, Victory};
use crate::landscape::Letter;
use crate::leaf::Leaf;
use crate::leaves::Acorns;
use crate::objective::Objective;

/// A type of leaf.
pub fn leaf(leaf: Leaf) -> Phrase {
    Phrase::new(format!("momiji-leaf-{leaf}"))
}

/// A pile, as the name of a piece.
pub fn pile(leaf: Leaf) -> Phrase {
    Phrase::new(format!("momiji-pile-{leaf}"))
}

/// A pile that something is done to; some languages have another ending for that.
pub(crate) fn pile_object(leaf: Leaf) -> Phrase {
    Phrase::new(format!("momiji-pile-{leaf}-object"))
}

/// A column of the garden.
pub fn column(leaf: Leaf) -> Phrase {
    Phrase::new(format!("momiji-column-{leaf}"))
}

/// A number of acorns.
pub fn acorns(count: u16) -> Phrase {
    Phrase::new("momiji-acorns").number("count", count)
}

/// A landscape.
pub fn landscape(letter: Letter) -> Phrase {
    Phrase::new("momiji-landscape").text("letter", letter.to_string())
}

/// What a landscape does, in a sentence.
pub(crate) fn landscape_does(letter: Letter) -> Phrase {
    let letter = letter.to_string().to_lowercase();
    Phrase::new(format!("momiji-landscape-{letter}-does"))
}

/// An objective.
pub fn objective(objective: Objective) -> Phrase {
    Phrase::new(format!("momiji-objective-{objective}"))
}

/// What an objective asks for.
pub(crate) fn objective_asks(objective: Objective) -> Phrase {
    Phrase::new(format!("momiji-objective-{objective}-asks"))
}

/// The scenarios and levels that have names in every language. Other ones come from other component data,
/// and are called as they are called there.
const SCENARIOS: [&str; 3] = ["cold-breeze", "meditation", "equinox"];
const LEVELS: [&str; 2] = ["medium", "hard"];

/// A scenario.
pub fn scenario(scenario: &Scenario) -> Phrase {
    if SCENARIOS.contains(&scenario.id.as_str()) {
        Phrase::new(format!("momiji-option-scenario-{}", scenario.id))
    } else {
        Phrase::new("momiji-scenario-other").text("name", scenario.name.as_str())
    }
}

/// How hard a scenario is.
pub fn level(scenario: &Scenario) -> Phrase {
    if LEVELS.contains(&scenario.level.as_str()) {
        Phrase::new(format!("momiji-level-{}", scenario.level))
    } else {
        Phrase::new("momiji-scenario-other").text("name", scenario.level.as_str())
    }
}

/// What a token of a scenario costs and asks for.
pub fn token(token: &Token) -> Phrase {
    let price = match token.price {
        Price::Acorns(price) => acorns(price),
        Price::TopOfPile => Phrase::new("momiji-price-top"),
        Price::HalfOfStock => Phrase::new("momiji-price-half"),
    };
    // Its price says as much.
    if token.needs == Need::Pile && token.price == Price::TopOfPile {
        return price;
    }
    let need = need(token.needs);
    Phrase::new("momiji-token")
        .phrase("price", price)
        .phrase("need", need)
}

/// What a token of a scenario asks for.
pub(crate) fn need(need: Need) -> Phrase {
    match need {
        Need::Pile => Phrase::new("momiji-needs-pile"),
        Need::LongestMiddle => Phrase::new("momiji-needs-middle"),
        Need::ZerosInSight(zeros) => Phrase::new("momiji-needs-zeros").number("count", zeros),
        Need::EveryTorii => Phrase::new("momiji-needs-torii"),
        Need::Stock(stock) => Phrase::new("momiji-needs-stock").number("count", stock),
    }
}

/// What wins a scenario.
pub(crate) fn victory(victory: Victory) -> Phrase {
    match victory {
        Victory::PointsOnEveryPile(points) => {
            Phrase::new("momiji-win-points").number("points", points)
        }
        Victory::LongestMiddle => Phrase::new("momiji-win-middle"),
        Victory::Activated(tokens) => Phrase::new("momiji-win-activated").number("count", tokens),
        Victory::EveryTop(number) => Phrase::new("momiji-win-tops").number("number", number),
        Victory::PointsWithToken(PointsWithToken { types, points }) => {
            Phrase::new("momiji-win-points-with-token")
                .number("types", types)
                .number("points", points)
        }
        Victory::Stock(acorns) => Phrase::new("momiji-win-stock").number("count", acorns),
        Victory::EveryTorii => Phrase::new("momiji-win-torii"),
    }
}

impl Momiji {
    /// A card: its type, its number, and where it shows acorns.
    pub fn card_phrase(&self, card: Card) -> Phrase {
        let face = self.leaves.face(card);
        Phrase::new(format!("momiji-card-{}", card.leaf()))
            .number("number", face.number)
            .text("acorns", face.acorns.name())
    }

    /// Every name, for those who label what lies on the table.
    pub(crate) fn all_names(&self) -> Vec<Phrase> {
        let mut all: Vec<Phrase> = Vec::new();
        for kind in Leaf::ALL {
            all.extend([leaf(kind), pile(kind), pile_object(kind), column(kind)]);
            for corners in Acorns::ALL {
                let card = Phrase::new(format!("momiji-card-{kind}"));
                all.push(card.number("number", 0).text("acorns", corners.name()));
            }
        }
        for corners in Acorns::ALL {
            all.push(Phrase::new("momiji-corners").text("acorns", corners.name()));
        }
        for letter in Letter::ALL {
            all.extend([landscape(letter), landscape_does(letter)]);
        }
        for token in Objective::ALL {
            all.extend([objective(token), objective_asks(token)]);
        }
        for there in &self.scenarios {
            all.extend([scenario(there), level(there)]);
            all.extend(there.tokens.iter().map(token));
            all.extend(there.victory.iter().map(|&wins| victory(wins)));
        }
        let plain = [
            "momiji-acorn",
            "momiji-torii",
            "momiji-closed",
            "momiji-row",
            "momiji-leaf-card",
        ];
        all.extend(plain.map(Phrase::new));
        all.extend([0, 1, 2].map(acorns));
        all
    }
}
