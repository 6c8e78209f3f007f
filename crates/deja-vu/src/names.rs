//! What the pieces are called: the names that moves, events, scores and boards are told with.
//! Phrases; what they say in a language is in `locales/`.

use table::Phrase;

use crate::bits::{Bit, Colour, Shape};
use crate::card::{Card, Power, Slot};
use crate::components::{DejaVu, Scores};
use crate::fragment::Fragment;
use crate::map::Tile;

/// A colour, alone.
pub(crate) fn colour(colour: Colour) -> Phrase {
    Phrase::new("deja-vu-colour").text("colour", colour.name())
}

/// A shape.
pub(crate) fn shape(shape: Shape) -> Phrase {
    Phrase::new(format!("deja-vu-shape-{shape}"))
}

/// A bit, as the name of a piece.
pub(crate) fn bit(bit: Bit) -> Phrase {
    let name = format!("deja-vu-bit-{}", bit.shape().name());
    Phrase::new(name).text("colour", bit.colour().name())
}

/// A bit that something is done to.
pub(crate) fn bit_object(bit: Bit) -> Phrase {
    let name = format!("deja-vu-bit-{}-object", bit.shape().name());
    Phrase::new(name).text("colour", bit.colour().name())
}

/// A card.
pub fn card(card: Card) -> Phrase {
    Phrase::new("deja-vu-card")
        .text("colour", card.colour().name())
        .count("number", card.number())
}

/// A tile of the map.
pub(crate) fn tile(tile: Tile) -> Phrase {
    Phrase::new("deja-vu-tile").text("tile", tile.name())
}

/// A fragment.
pub fn fragment(fragment: Fragment) -> Phrase {
    Phrase::new("deja-vu-fragment")
        .text("colour", fragment.colour().name())
        .count("pips", fragment.pips())
}

/// What a power gives.
pub(crate) fn power(power: Power) -> Phrase {
    Phrase::new(format!("deja-vu-power-{power}"))
}

/// The shape that a slot asks for.
pub(crate) fn slot(slot: Slot) -> Phrase {
    match slot {
        Slot::Of(there) => shape(there),
        Slot::Any => Phrase::new("deja-vu-shape-any"),
    }
}

fn scoring(scores: Scores, card: Card) -> Phrase {
    match scores {
        Scores::Run { fragment, each } => Phrase::new("deja-vu-scores-run")
            .number("points", each)
            .text("colour", fragment.name()),
        Scores::Set(points) => Phrase::new("deja-vu-scores-set").number("points", points),
        Scores::Each(points) => Phrase::new("deja-vu-scores-each").number("points", points),
        Scores::Cards(steps) => {
            let steps: Vec<String> = steps.iter().map(ToString::to_string).collect();
            Phrase::new("deja-vu-scores-cards")
                .text("points", steps.join("/"))
                .text("colour", card.colour().name())
        }
    }
}

impl DejaVu {
    /// What a card asks for and gives.
    pub(crate) fn card_does(&self, card: Card) -> Phrase {
        let slots = self.design(card).slots().iter().map(|&there| slot(there));
        Phrase::new("deja-vu-card-does")
            .list("slots", slots)
            .phrase("gift", self.gift(card))
    }

    /// What a card gives.
    pub fn gift(&self, card: Card) -> Phrase {
        let design = self.design(card);
        match (design.power, design.scores) {
            (Some(gives), _) => Phrase::new("deja-vu-gift")
                .phrase("power", power(gives))
                .number("points", design.value),
            (None, Some(scores)) => scoring(scores, card),
            (None, None) => Phrase::new("nothing"),
        }
    }

    /// Every name, for those who label what lies on the table.
    pub(crate) fn all_names(&self) -> Vec<Phrase> {
        let mut all: Vec<Phrase> = Colour::ALL.map(colour).to_vec();
        all.extend(Shape::ALL.map(shape));
        for each in Colour::ALL {
            let bits = Shape::ALL.map(|shape| Bit::new(each, shape));
            all.extend(bits.map(bit));
            all.extend(bits.map(bit_object));
        }
        for each in Card::all() {
            all.extend([card(each), self.card_does(each)]);
        }
        all.extend(Fragment::all().map(fragment));
        all.push(tile(Tile::from_index(0)));
        all.extend(Power::ALL.map(power));
        let plain = [
            "deja-vu-shape-any",
            "deja-vu-flower",
            "deja-vu-girl",
            "deja-vu-hive-name",
            "deja-vu-bit",
            "deja-vu-long-term",
            "deja-vu-short-term-name",
        ];
        all.extend(plain.map(Phrase::new));
        all
    }
}
