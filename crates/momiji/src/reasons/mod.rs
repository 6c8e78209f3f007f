//! Why a move is not legal now, and by which rule: worked out from what the player sees, and asked for only
//! when a move is refused. Laying and landscapes have files of their own.

mod landscapes;
mod lay;

use table::{MoveError, MoveId, Phrase, Reason, Seat, SeatSet};

use crate::card::{Card, CardSet};
use crate::components::{Momiji, Need};
use crate::landscape::Letter;
use crate::leaf::Leaf;
use crate::moves::Move;
use crate::names::{
    acorns, column, landscape, leaf as type_of_leaf, need, objective as goal, pile,
};
use crate::objective::Objective;
use crate::turn::{Main, Rule, Stage};
use crate::view::View;

impl Momiji {
    /// Why this seat, whose view it is, can't make this move.
    pub(crate) fn why_not(&self, view: &View, seat: Seat, id: MoveId) -> Reason {
        let Some(decision) = Move::from_id(id) else {
            return Reason::unknown();
        };
        let turn = &view.open.turn;
        if turn.stage == Stage::Over {
            return Reason::over("M60");
        }
        if turn.seat != seat {
            let to_act = SeatSet::only(turn.seat);
            let error = MoveError::NotYourTurn { seat, to_act };
            return error.phrase().by_rule("M17");
        }
        let found = match decision {
            Move::Lay(card) => self.not_to_lay(view, card, None),
            Move::LayLeft(card) | Move::LayRight(card) => {
                self.not_to_lay(view, card, Some(decision))
            }
            Move::Discard(card) => self.not_to_discard(view, card),
            Move::Retrieve(card) => self.not_to_retrieve(view, card),
            Move::Slide(card) => self.not_to_slide(view, card),
            Move::Take(leaf) => not_to_take(view, leaf),
            Move::TakeTop(leaf) => not_the_top(view, leaf),
            Move::Arrange(leaf) => not_to_arrange(view, leaf),
            Move::Under(leaf) => self.not_under(view, leaf),
            Move::Use(letter) => self.not_to_use(view, letter),
            Move::Activate(objective) => self.not_to_activate(view, objective),
            Move::GiveBack(objective) => not_to_give_back(view, objective),
            Move::SwapFor(objective) => not_to_swap_for(view, objective),
            Move::Draft(letter) => Some(not_to_draft(view, letter)),
            Move::Reveal => self.no_reveal(view),
            Move::Exchange => no_exchange(view),
            Move::Done => not_done(view),
            Move::Pass | Move::EndTurn => no_end(view, decision),
            Move::PlaceLeft | Move::PlaceRight => needs(view, &[Letter::N], "M58"),
        };
        found.unwrap_or_else(|| self.not_now(view))
    }

    /// Something else is asked for.
    fn not_now(&self, view: &View) -> Reason {
        Phrase::new("momiji-no-now")
            .phrase("asked", self.write_prompt(view))
            .by_rule(rule_of(view))
    }

    /// A card that is not where it would have to be, with the message that says so.
    fn missing(&self, there: CardSet, card: Card, message: &'static str) -> Option<Phrase> {
        let missing = there.count(card, &self.leaves) == 0;
        missing.then(|| Phrase::new(message).phrase("card", self.card_phrase(card)))
    }

    fn not_in_hand(&self, view: &View, card: Card) -> Option<Phrase> {
        self.missing(view.open.own().hand, card, "momiji-no-not-in-hand")
    }

    fn not_to_discard(&self, view: &View, card: Card) -> Option<Reason> {
        match view.open.turn.stage {
            Stage::Keep { .. } => {
                let not_drawn = Phrase::new("momiji-no-not-drawn");
                let not_drawn = not_drawn.phrase("card", self.card_phrase(card));
                Some(not_drawn.by_rule("M48"))
            }
            Stage::Toll | Stage::Exchange { .. } | Stage::HandLimit | Stage::DiscardForAcorns => {
                let why = self.not_in_hand(view, card)?;
                Some(why.by_rule(rule_of(view)))
            }
            _ => None,
        }
    }

    fn not_to_retrieve(&self, view: &View, card: Card) -> Option<Reason> {
        if view.open.turn.stage == Stage::Retrieve {
            let why = self.missing(view.open.discard, card, "momiji-no-not-in-discard")?;
            return Some(why.by_rule("M51"));
        }
        needs(view, &[Letter::G], "M51")
    }

    fn not_to_slide(&self, view: &View, card: Card) -> Option<Reason> {
        if let Stage::SlideCard { .. } = view.open.turn.stage {
            return Some(self.not_in_hand(view, card)?.by_rule("M57"));
        }
        needs(view, &[Letter::M], "M57")
    }

    fn not_under(&self, view: &View, leaf: Leaf) -> Option<Reason> {
        let Stage::SlideUnder { done } = view.open.turn.stage else {
            return needs(view, &[Letter::M], "M57");
        };
        let own = view.open.own();
        let message = if own.pile(leaf).is_empty() {
            "momiji-no-pile"
        } else if own.is_closed(leaf, &self.leaves) {
            "momiji-no-closed"
        } else if done.contains(leaf) {
            "momiji-no-slid-already"
        } else {
            return None;
        };
        Some(of_pile(message, leaf).by_rule("M57"))
    }

    fn not_to_activate(&self, view: &View, objective: Objective) -> Option<Reason> {
        let (open, solo) = (&view.open, view.open.is_solo());
        match open.turn.stage {
            Stage::Free => {
                if let Some(done) = main_done(view) {
                    return Some(done);
                }
            }
            Stage::ActivateOrSwap => {}
            _ => return None,
        }
        if let Some(why) = not_available(view, objective) {
            return Some(why.by_rule(if solo { "M84" } else { "M43" }));
        }
        let token = self
            .scenario(&open.terms)
            .and_then(|scenario| scenario.token(objective));
        let needed = token.map(|token| token.needs);
        let rule = match needed {
            None => "M43",
            Some(Need::Pile) => "M85",
            Some(Need::LongestMiddle) => "M90",
            Some(Need::ZerosInSight(_)) => "M91",
            Some(Need::EveryTorii) => "M100",
            Some(Need::Stock(_)) => "M101",
        };
        let have = open.own().acorns;
        let price = self.price(open, objective, have);
        if price > have {
            return Some(too_dear(price, have).by_rule(rule));
        }
        let why = Phrase::new("momiji-no-need").phrase("need", need(needed?));
        Some(why.by_rule(rule))
    }

    fn no_reveal(&self, view: &View) -> Option<Reason> {
        let have = view.open.own().acorns;
        if view.open.is_solo() {
            return Some(Phrase::new("momiji-no-solo-reveal").by_rule("M79"));
        }
        match view.open.turn.stage {
            Stage::Free => main_done(view).or_else(|| {
                let why = if view.deck == 0 {
                    Phrase::new("momiji-no-empty-deck")
                } else if have < self.acorns.reveal {
                    too_dear(self.acorns.reveal, have)
                } else {
                    Phrase::new("momiji-no-empty-garden")
                };
                Some(why.by_rule("M28"))
            }),
            Stage::Collect => Some(Phrase::new("momiji-no-revealed").by_rule("M28")),
            _ => None,
        }
    }
}

/// The rule by which what is asked now is asked.
fn rule_of(view: &View) -> &'static str {
    match view.open.turn.stage {
        Stage::Draft => "M14",
        Stage::Free if view.open.turn.main == Main::Open => "M17",
        Stage::Free => "M24",
        Stage::Collect => "M28",
        Stage::Columns { .. } => "M46",
        Stage::Tops { .. } => "M55",
        Stage::Keep { .. } => "M48",
        Stage::Lay(placement) => match placement.rule {
            Rule::Plain => "M33",
            Rule::Skip => "M45",
            Rule::Four => "M54",
            Rule::Two => "M49",
        },
        Stage::Toll => "M81",
        Stage::Exchange { .. } => "M19",
        Stage::Arrange { .. } => "M47",
        Stage::TakeTop => "M50",
        Stage::Retrieve => "M51",
        Stage::ActivateOrSwap | Stage::SwapFor { .. } => "M52",
        Stage::TakeColumn => "M53",
        Stage::DiscardForAcorns => "M56",
        Stage::SlideUnder { .. } | Stage::SlideCard { .. } => "M57",
        Stage::Place { .. } => "M58",
        Stage::HandLimit => "M25",
        Stage::Over => "M60",
    }
}

/// The main action is behind the player, and only what follows it is left.
fn main_done(view: &View) -> Option<Reason> {
    let done = view.open.turn.main != Main::Open;
    done.then(|| Phrase::new("momiji-no-main-done").by_rule("M17"))
}

/// What one of these landscapes alone allows, where one could be used.
fn needs(view: &View, letters: &[Letter], rule: &'static str) -> Option<Reason> {
    let now = matches!(view.open.turn.stage, Stage::Free | Stage::Collect);
    let letters = letters.iter().map(|&letter| landscape(letter));
    now.then(|| {
        let why = Phrase::new("momiji-no-landscape-needed");
        why.list("landscapes", letters).by_rule(rule)
    })
}

fn of_pile(message: &'static str, leaf: Leaf) -> Phrase {
    Phrase::new(message).phrase("pile", pile(leaf))
}

fn too_dear(price: u16, have: u16) -> Phrase {
    Phrase::new("momiji-no-acorns")
        .phrase("price", acorns(price))
        .phrase("have", acorns(have))
}

/// A type that is not in the game at all.
fn not_played(view: &View, leaf: Leaf) -> Option<Reason> {
    let out = !view.open.terms.types.contains(leaf);
    let rule = if view.open.is_solo() { "M78" } else { "M8" };
    out.then(|| {
        let why = Phrase::new("momiji-no-such-type");
        why.phrase("leaf", type_of_leaf(leaf)).by_rule(rule)
    })
}

fn no_column(view: &View, leaf: Leaf, rule: &'static str) -> Option<Reason> {
    let empty = !view.open.garden.leaves().contains(leaf);
    let why = Phrase::new("momiji-no-empty-column");
    not_played(view, leaf)
        .or_else(|| empty.then(|| why.phrase("column", column(leaf)).by_rule(rule)))
}

fn not_to_take(view: &View, leaf: Leaf) -> Option<Reason> {
    let open = &view.open;
    match open.turn.stage {
        Stage::Free => main_done(view).or_else(|| no_column(view, leaf, "M27")),
        Stage::Collect => no_column(view, leaf, "M27"),
        Stage::TakeColumn => no_column(view, leaf, "M53"),
        Stage::Columns { room, .. } => no_column(view, leaf, "M46").or_else(|| {
            let long = Phrase::new("momiji-no-room").phrase("column", column(leaf));
            Some(long.number("room", room).by_rule("M46"))
        }),
        _ => None,
    }
}

fn not_the_top(view: &View, leaf: Leaf) -> Option<Reason> {
    match view.open.turn.stage {
        Stage::TakeTop => no_column(view, leaf, "M50"),
        Stage::Tops { taken } if taken.contains(leaf) => {
            let why = Phrase::new("momiji-no-top-taken");
            Some(why.phrase("column", column(leaf)).by_rule("M55"))
        }
        Stage::Tops { .. } => no_column(view, leaf, "M55"),
        _ => needs(view, &[Letter::F, Letter::K], "M50"),
    }
}

fn not_to_arrange(view: &View, leaf: Leaf) -> Option<Reason> {
    let Stage::Arrange { .. } = view.open.turn.stage else {
        return needs(view, &[Letter::C], "M47");
    };
    let message = if view.open.own().pile(leaf).is_empty() {
        "momiji-no-pile"
    } else {
        "momiji-no-arranged"
    };
    Some(of_pile(message, leaf).by_rule("M47"))
}

/// A token that somebody has, or that is not in the game.
fn not_available(view: &View, objective: Objective) -> Option<Phrase> {
    let open = &view.open;
    if open.available.contains(objective) {
        return None;
    }
    let why = if open.own().objectives.contains(objective) {
        Phrase::new("momiji-no-own-objective")
    } else {
        let mut seats = Seat::all(open.terms.players.into());
        let owner = seats.find(|&seat| open.area(seat).objectives.contains(objective));
        match owner {
            Some(owner) => Phrase::new("momiji-no-taken-objective").seat("owner", owner),
            None => Phrase::new("momiji-no-such-objective"),
        }
    };
    Some(why.phrase("objective", goal(objective)))
}

fn not_to_give_back(view: &View, objective: Objective) -> Option<Reason> {
    if view.open.turn.stage != Stage::ActivateOrSwap {
        return needs(view, &[Letter::H], "M52");
    }
    let why = if view.open.own().objectives.contains(objective) {
        Phrase::new("momiji-no-objective-left")
    } else {
        Phrase::new("momiji-no-not-yours").phrase("objective", goal(objective))
    };
    Some(why.by_rule("M52"))
}

fn not_to_swap_for(view: &View, objective: Objective) -> Option<Reason> {
    match view.open.turn.stage {
        Stage::SwapFor { .. } => Some(not_available(view, objective)?.by_rule("M52")),
        _ => needs(view, &[Letter::H], "M52"),
    }
}

fn not_to_draft(view: &View, letter: Letter) -> Reason {
    let why = if view.open.turn.stage == Stage::Draft {
        Phrase::new("momiji-no-not-open").phrase("landscape", landscape(letter))
    } else {
        Phrase::new("momiji-no-draft")
    };
    why.by_rule("M14")
}

fn no_exchange(view: &View) -> Option<Reason> {
    if !matches!(view.open.turn.stage, Stage::Free | Stage::Collect) {
        return None;
    }
    let message = if view.open.turn.exchanged {
        "momiji-no-exchanged"
    } else {
        "momiji-no-two-cards"
    };
    Some(Phrase::new(message).by_rule("M19"))
}

/// Why what is under way can't end here.
fn not_done(view: &View) -> Option<Reason> {
    let (message, rule) = match view.open.turn.stage {
        Stage::Lay(placement) if placement.count > 0 => ("momiji-no-second-pile", "M54"),
        Stage::Lay(placement) => match placement.rule {
            Rule::Two => ("momiji-no-lay-first", "M49"),
            _ => ("momiji-no-lay-first", "M22"),
        },
        Stage::Columns { .. } => ("momiji-no-take-first", "M46"),
        Stage::Tops { .. } => ("momiji-no-take-first", "M55"),
        Stage::SlideUnder { .. } => ("momiji-no-slide-first", "M57"),
        _ => return None,
    };
    Some(Phrase::new(message).by_rule(rule))
}

/// Passing is for those who can do nothing, and a turn has a main action.
fn no_end(view: &View, decision: Move) -> Option<Reason> {
    match (view.open.turn.stage, decision) {
        (Stage::Free, Move::Pass) => {
            main_done(view).or_else(|| Some(Phrase::new("momiji-no-pass").by_rule("M18")))
        }
        (Stage::Free, _) => Some(Phrase::new("momiji-no-main-first").by_rule("M24")),
        _ => None,
    }
}
