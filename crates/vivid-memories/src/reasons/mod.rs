//! Why a move is not legal now, and by which rule: worked out from what the player sees, and asked for only
//! when a move is refused. Moving fragments between hexes and the memory bank have files of their own.

mod bank;
mod moving;

use table::{MoveError, MoveId, Phrase, Reason, Seat};

use crate::board::Board;
use crate::colour::Colour;
use crate::components::VividMemories;
use crate::hex::Hex;
use crate::line::End;
use crate::moves::{EndTake, Move};
use crate::names::{end as side, fragment, fragments as all};
use crate::slot::Fill;
use crate::stage::Stage;
use crate::state::Phase;
use crate::view::View;

impl VividMemories {
    /// Why this seat, whose view it is, can't make this move.
    pub(crate) fn why_not(&self, view: &View, seat: Seat, id: MoveId) -> Reason {
        let Some(decision) = Move::from_id(id) else {
            return Reason::unknown();
        };
        let board = view.board(seat);
        if board.stage == Stage::Waiting {
            return not_your_turn(view, seat);
        }
        let found = match decision {
            Move::Take(take) => Some(self.not_to_take(view, board, take)),
            Move::Hex(hex) => self.not_this_hex(board, hex),
            Move::Colour(colour) => self.not_this_colour(view, board, colour),
            Move::Rewire(hex) => self.not_to_rewire(board, hex),
            Move::Out(colour, hex) => self.not_out(board, colour, hex),
            Move::In(colour, hex) => self.not_in(board, colour, hex),
            Move::Lay(tile, space) => Some(bank::not_to_lay(board, tile, space)),
            Move::Use(space) => self.not_to_use(view, board, space),
            Move::Fill(fill) => self.not_to_fill(board, fill),
            Move::Done => moving::not_done(board),
            Move::EndTurn => not_to_end(board),
        };
        found.unwrap_or_else(|| self.not_now(view, board))
    }

    /// Something else is asked for.
    fn not_now(&self, view: &View, board: &Board) -> Reason {
        Phrase::new("vivid-memories-no-now")
            .phrase("asked", self.write_prompt(view))
            .by_rule(rule_of(board.stage))
    }

    fn of_hex(&self, message: &'static str, hex: Hex) -> Phrase {
        Phrase::new(message).phrase("hex", self.hex_phrase(hex))
    }

    /// A hex without a fragment of this colour.
    fn lacking(
        &self,
        board: &Board,
        hex: Hex,
        colour: Colour,
        rule: &'static str,
    ) -> Option<Reason> {
        let lacks = !board.hex(hex).has(colour);
        lacks.then(|| {
            let why = self.of_hex("vivid-memories-no-not-in-hex", hex);
            why.phrase("fragment", fragment(colour)).by_rule(rule)
        })
    }

    fn not_to_take(&self, view: &View, board: &Board, asked: EndTake) -> Reason {
        let line = &view.open.line;
        match board.stage {
            Stage::Take => {
                let fragments = asked.fragments();
                let there = line.takes(asked.end(), &self.takes).contains(asked.take);
                if asked.end() == End::Right && there {
                    Phrase::new("vivid-memories-no-one-take").by_rule("V20")
                } else {
                    Phrase::new("vivid-memories-no-out-of-reach")
                        .phrase("end", side(asked.end()))
                        .list("fragments", all(fragments))
                        .by_rule("V19")
                }
            }
            Stage::MustRewire { .. } => Phrase::new("vivid-memories-no-empty-hex").by_rule("V27"),
            _ if view.open.phase == Phase::Remember => {
                Phrase::new("vivid-memories-no-taken").by_rule("V18")
            }
            _ => Phrase::new("vivid-memories-no-line-later").by_rule("V13"),
        }
    }

    fn not_to_fill(&self, board: &Board, fill: Fill) -> Option<Reason> {
        let Stage::Fill { choices } = board.stage else {
            return Some(Phrase::new("vivid-memories-no-fill-later").by_rule("V55"));
        };
        let slot = |message: &'static str| {
            Phrase::new(message).phrase("slot", self.slot_phrase(fill.slot))
        };
        if board.filled.contains(fill.slot) {
            return Some(slot("vivid-memories-no-filled").by_rule("V55"));
        }
        let hex = self.giver(fill)?;
        let colour = self.printed_on(board).colour(fill.slot);
        self.lacking(board, hex, colour, "V55").or_else(|| {
            let apart = !choices.contains(fill);
            apart.then(|| slot("vivid-memories-no-not-joined").by_rule("V53"))
        })
    }
}

/// Who is done waits for the others, or it is somebody else's turn, or the game is over.
fn not_your_turn(view: &View, seat: Seat) -> Reason {
    let to_act = view.to_act();
    let turn = MoveError::NotYourTurn { seat, to_act }.phrase();
    let done = Phrase::new("vivid-memories-no-done");
    match view.open.phase {
        Phase::Over => Reason::over("V60"),
        Phase::Remember => turn.by_rule("V17"),
        Phase::Reflect if view.open.in_order => turn.by_rule("V32"),
        Phase::Reflect => done.by_rule("V37"),
        Phase::Reward if view.open.in_order => turn.by_rule("V59"),
        Phase::Reward => done.by_rule("V59"),
    }
}

/// The rule by which what is asked now is asked.
fn rule_of(stage: Stage) -> &'static str {
    match stage {
        Stage::Waiting => "V17",
        Stage::Take => "V18",
        Stage::Place { .. } => "V22",
        Stage::AfterTake { rewire: true } => "V24",
        Stage::AfterTake { .. } | Stage::EndTurn => "V31",
        Stage::MustRewire { free: false } => "V27",
        Stage::MustRewire { .. } => "V28",
        Stage::Rewire(_) => "V25",
        Stage::LayTiles => "V34",
        Stage::Act => "V37",
        Stage::AddTo { .. } => "V40",
        Stage::TradeOneHex { .. } | Stage::TradeOneGain { .. } => "V41",
        Stage::TradeTwoHex | Stage::TradeTwoGive { .. } | Stage::TradeTwoGain { .. } => "V43",
        Stage::SpeculatePlace { .. } => "V44",
        Stage::PushFrom | Stage::PushTo { .. } => "V45",
        Stage::SwapHex | Stage::SwapColour { .. } | Stage::SwapWith { .. } => "V46",
        Stage::Fill { .. } => "V55",
    }
}

fn not_to_end(board: &Board) -> Option<Reason> {
    let takes = board.stage == Stage::Take;
    takes.then(|| Phrase::new("vivid-memories-no-must-take").by_rule("V21"))
}
