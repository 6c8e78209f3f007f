//! Why a hex or a fragment can't be chosen: placing, rewiring, and the course of an action.

use table::{Phrase, Reason};

use crate::board::Board;
use crate::colour::Colour;
use crate::components::VividMemories;
use crate::hex::Hex;
use crate::names::fragment;
use crate::stage::{Rewire, Stage, Way};
use crate::tile::TileAction;
use crate::view::View;

impl VividMemories {
    pub(super) fn not_this_hex(&self, board: &Board, hex: Hex) -> Option<Reason> {
        let about = |message: &'static str| self.of_hex(message, hex);
        let empty = board.hex(hex).is_empty();
        Some(match board.stage {
            Stage::Place { .. } => about("vivid-memories-no-not-empty").by_rule("V22"),
            Stage::SpeculatePlace { .. } => about("vivid-memories-no-not-empty").by_rule("V44"),
            Stage::AddTo { .. } => about("vivid-memories-no-not-empty").by_rule("V40"),
            Stage::TradeTwoHex => about("vivid-memories-no-two-needed").by_rule("V43"),
            Stage::PushFrom if empty => about("vivid-memories-no-empty").by_rule("V45"),
            Stage::PushFrom => about("vivid-memories-no-room-near").by_rule("V45"),
            Stage::SwapHex if empty => about("vivid-memories-no-empty").by_rule("V46"),
            Stage::SwapHex => about("vivid-memories-no-swap-near").by_rule("V46"),
            Stage::TradeOneHex { space } => match self.action_on(board, space)? {
                TileAction::Trade { give, .. } => self.lacking(board, hex, give, "V41")?,
                TileAction::Add(_) => return None,
            },
            _ => return None,
        })
    }

    pub(super) fn not_this_colour(
        &self,
        view: &View,
        board: &Board,
        colour: Colour,
    ) -> Option<Reason> {
        let of = |message: &'static str| Phrase::new(message).phrase("fragment", fragment(colour));
        match board.stage {
            Stage::TradeTwoGive { hex, .. } => self.lacking(board, hex, colour, "V43"),
            Stage::SwapColour { hex } => self
                .lacking(board, hex, colour, "V46")
                .or_else(|| Some(Phrase::new("vivid-memories-no-same").by_rule("V46"))),
            Stage::TradeTwoGain { .. } => {
                let short = !view.open.supply.has(colour);
                short.then(|| of("vivid-memories-no-supply").by_rule("V43"))
            }
            Stage::TradeOneGain { .. } => Some(of("vivid-memories-no-not-gained").by_rule("V41")),
            _ => None,
        }
    }

    pub(super) fn not_to_rewire(&self, board: &Board, hex: Hex) -> Option<Reason> {
        let about = |message: &'static str| self.of_hex(message, hex);
        Some(match board.stage {
            Stage::Take | Stage::Place { .. } => {
                Phrase::new("vivid-memories-no-take-first").by_rule("V24")
            }
            Stage::AfterTake { rewire: false } => {
                Phrase::new("vivid-memories-no-rewire-one").by_rule("V24")
            }
            Stage::AfterTake { .. } | Stage::MustRewire { free: true } => {
                about("vivid-memories-no-nothing-moves").by_rule("V26")
            }
            Stage::MustRewire { .. } => about("vivid-memories-no-none-emptied").by_rule("V27"),
            Stage::EndTurn => Phrase::new("vivid-memories-no-rewired").by_rule("V24"),
            Stage::Rewire(_) => return None,
            _ => Phrase::new("vivid-memories-no-rewire").by_rule("V39"),
        })
    }

    /// Why a fragment of the chosen hex can't go to that one.
    pub(super) fn not_out(&self, board: &Board, colour: Colour, to: Hex) -> Option<Reason> {
        let (from, rules) = match board.stage {
            Stage::Rewire(Rewire {
                centre,
                way: Some(Way::In),
                ..
            }) => {
                return Some(
                    self.of_hex("vivid-memories-no-way-in", centre)
                        .by_rule("V25"),
                );
            }
            Stage::Rewire(rewire) => (rewire.centre, ["V25", "V26"]),
            Stage::PushTo { from } => (from, ["V45", "V45"]),
            _ => return None,
        };
        self.lacking(board, from, colour, rules[0])
            .or_else(|| self.too_far(to, from, rules[0]))
            .or_else(|| self.too_full(board, to, rules[1]))
            .or_else(|| none_emptied(board))
    }

    /// Why that fragment can't come into the chosen hex, or change places with one of it.
    pub(super) fn not_in(&self, board: &Board, colour: Colour, from: Hex) -> Option<Reason> {
        match board.stage {
            Stage::Rewire(Rewire {
                centre,
                way: Some(Way::Out),
                ..
            }) => Some(
                self.of_hex("vivid-memories-no-way-out", centre)
                    .by_rule("V25"),
            ),
            Stage::Rewire(rewire) => self
                .too_far(from, rewire.centre, "V25")
                .or_else(|| self.lacking(board, from, colour, "V25"))
                .or_else(|| self.too_full(board, rewire.centre, "V26"))
                .or_else(|| none_emptied(board)),
            Stage::SwapWith { hex, .. } => self
                .too_far(from, hex, "V46")
                .or_else(|| self.lacking(board, from, colour, "V46"))
                .or_else(|| Some(Phrase::new("vivid-memories-no-same").by_rule("V46"))),
            _ => None,
        }
    }

    fn too_far(&self, hex: Hex, from: Hex, rule: &'static str) -> Option<Reason> {
        let far = !self.neighbours(from).contains(hex);
        far.then(|| {
            let why = self.of_hex("vivid-memories-no-far", hex);
            why.phrase("from", self.hex_phrase(from)).by_rule(rule)
        })
    }

    fn too_full(&self, board: &Board, hex: Hex, rule: &'static str) -> Option<Reason> {
        let full = board.hex(hex).is_full();
        full.then(|| self.of_hex("vivid-memories-no-full", hex).by_rule(rule))
    }
}

/// A rewire that has to leave a hex empty would not.
fn none_emptied(board: &Board) -> Option<Reason> {
    match board.stage {
        Stage::Rewire(Rewire { forced: true, .. }) => {
            Some(Phrase::new("vivid-memories-no-leaves-none").by_rule("V27"))
        }
        _ => None,
    }
}

/// Why what is under way can't end here.
pub(super) fn not_done(board: &Board) -> Option<Reason> {
    match board.stage {
        Stage::Rewire(Rewire { way: None, .. }) => {
            Some(Phrase::new("vivid-memories-no-move-first").by_rule("V26"))
        }
        Stage::Rewire(_) => none_emptied(board),
        _ => None,
    }
}
