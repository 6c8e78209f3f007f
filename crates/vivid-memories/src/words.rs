//! What moves do, what is asked, and what happened: log, browser, terminal and errors take it from here.
//! The texts are in `locales/`, under these names.

use table::{MoveId, Phrase, Seat};

use crate::board::Board;
use crate::colour::{Colour, Handful};
use crate::components::VividMemories;
use crate::event::Event;
use crate::hex::Hex;
use crate::line::End;
use crate::moves::Move;
use crate::names::{
    colour as tint, end as side, fragment, fragments as all, moment, space as place, space_does,
    thread,
};
use crate::slot::Fill;
use crate::stage::Stage;
use crate::state::Phase;
use crate::tile::{Space, TileAction};
use crate::view::View;

impl VividMemories {
    /// What a move would do, in a sentence.
    pub(crate) fn explain_move(&self, view: &View, id: MoveId) -> Phrase {
        let Some(decision) = Move::from_id(id) else {
            return Phrase::new("nothing");
        };
        let board = view.open.board(view.speaker());
        let one = |name: &'static str, colour: Colour| {
            Phrase::new(name).phrase("fragment", fragment(colour))
        };
        match decision {
            Move::Take(take) => explain_take(view, take.end(), take.fragments()),
            Move::Hex(hex) => self.explain_hex(board, hex),
            Move::Colour(colour) => match board.stage {
                Stage::TradeTwoGive { .. } => one("vivid-memories-do-return", colour),
                Stage::SwapColour { .. } => one("vivid-memories-do-swap", colour),
                _ => one("vivid-memories-do-gain", colour),
            },
            Move::Rewire(hex) => {
                Phrase::new("vivid-memories-do-rewire").phrase("hex", self.hex_phrase(hex))
            }
            Move::Out(colour, hex) => {
                one("vivid-memories-do-move-out", colour).phrase("hex", self.hex_phrase(hex))
            }
            Move::In(colour, hex) => {
                let name = match board.stage {
                    Stage::SwapWith { .. } => "vivid-memories-do-swap-with",
                    _ => "vivid-memories-do-move-in",
                };
                one(name, colour).phrase("hex", self.hex_phrase(hex))
            }
            Move::Lay(tile, space) => Phrase::new("vivid-memories-do-lay")
                .phrase("space", place(space))
                .phrase("tile", moment(tile))
                .phrase("does", self.tile_does(tile)),
            Move::Use(space) => match board.on(space).tile {
                Some(tile) => Phrase::new("vivid-memories-do-use")
                    .phrase("tile", moment(tile))
                    .phrase("does", self.tile_does(tile)),
                None => Phrase::new("vivid-memories-do-use-space")
                    .phrase("space", place(space))
                    .phrase("does", space_does(space)),
            },
            Move::Fill(fill) => self.explain_fill(board, fill),
            Move::Done => match board.stage {
                Stage::Rewire(_) => Phrase::new("vivid-memories-do-done-rewiring"),
                _ => Phrase::new("vivid-memories-do-done-acting"),
            },
            Move::EndTurn => Phrase::new("vivid-memories-do-end-turn"),
        }
    }

    fn explain_fill(&self, board: &Board, fill: Fill) -> Phrase {
        let colours = &self.printed_on(board).colours;
        let touches = self.slots.get(fill.slot.index()).map(|slot| slot.touches);
        let from = touches.and_then(|touches| touches[fill.from.index()]);
        match (colours.get(fill.slot.index()), from) {
            (Some(&colour), Some(hex)) => Phrase::new("vivid-memories-do-fill")
                .phrase("fragment", fragment(colour))
                .phrase("hex", self.hex_phrase(hex))
                .phrase("slot", self.slot_phrase(fill.slot)),
            _ => Phrase::new("nothing"),
        }
    }

    fn explain_hex(&self, board: &Board, hex: Hex) -> Phrase {
        let name = match board.stage {
            Stage::Place { .. } | Stage::SpeculatePlace { .. } => "vivid-memories-do-place",
            Stage::AddTo { .. } => "vivid-memories-do-add",
            Stage::TradeOneHex { .. } => "vivid-memories-do-trade-one",
            Stage::TradeTwoHex => "vivid-memories-do-trade-two",
            Stage::PushFrom => "vivid-memories-do-push",
            _ => "vivid-memories-do-swap-one",
        };
        let said = Phrase::new(name).phrase("hex", self.hex_phrase(hex));
        match board.stage {
            Stage::Place { taken } => said.list("fragments", all(taken)),
            Stage::SpeculatePlace { colour } => said.list("fragments", [fragment(colour)]),
            Stage::AddTo { space } => match self.adds(board, space) {
                Some(colour) => said.phrase("fragment", fragment(colour)),
                None => Phrase::new("nothing"),
            },
            _ => said.list("fragments", all(board.hex(hex))),
        }
    }

    /// What the tile on a space adds.
    fn adds(&self, board: &Board, space: Space) -> Option<Colour> {
        let tile = board.on(space).tile?;
        match self.moments[tile.index()].action {
            TileAction::Add(gain) => Some(gain),
            TileAction::Trade { .. } => None,
        }
    }

    /// What is asked of whoever must act.
    pub(crate) fn write_prompt(&self, view: &View) -> Phrase {
        if view.open.phase == Phase::Over {
            return Phrase::new("game-over");
        }
        let seat = view.speaker();
        let ask = match view.open.board(seat).stage {
            Stage::Waiting => "vivid-memories-ask-wait",
            Stage::Take => "vivid-memories-ask-take",
            Stage::Place { .. } | Stage::SpeculatePlace { .. } | Stage::AddTo { .. } => {
                "vivid-memories-ask-empty-hex"
            }
            Stage::AfterTake { rewire: true } => "vivid-memories-ask-rewire",
            Stage::AfterTake { .. } | Stage::EndTurn => "vivid-memories-ask-end-turn",
            Stage::MustRewire { free: false } => "vivid-memories-ask-must-rewire",
            Stage::MustRewire { .. } => "vivid-memories-ask-may-rewire",
            Stage::Rewire(rewire) => {
                return Phrase::new("vivid-memories-ask-move")
                    .seat("seat", seat)
                    .phrase("hex", self.hex_phrase(rewire.centre));
            }
            Stage::LayTiles => "vivid-memories-ask-lay",
            Stage::Act => "vivid-memories-ask-act",
            Stage::TradeTwoHex => "vivid-memories-ask-trade-two",
            Stage::TradeTwoGive { .. } => "vivid-memories-ask-remove",
            Stage::TradeTwoGain { .. } | Stage::TradeOneGain { .. } => "vivid-memories-ask-colour",
            Stage::PushFrom => "vivid-memories-ask-push-from",
            Stage::PushTo { .. } => "vivid-memories-ask-push-to",
            Stage::SwapHex => "vivid-memories-ask-swap",
            Stage::SwapColour { .. } => "vivid-memories-ask-swap-fragment",
            Stage::SwapWith { .. } => "vivid-memories-ask-swap-with",
            Stage::TradeOneHex { .. } => "vivid-memories-ask-trade-one",
            Stage::Fill { .. } => "vivid-memories-ask-fill",
        };
        Phrase::new(ask).seat("seat", seat)
    }

    /// An event in a sentence.
    pub(crate) fn tell_event(&self, event: &Event) -> Phrase {
        let by = |name: &'static str, seat: Seat| Phrase::new(name).seat("seat", seat);
        let one = |name: &'static str, seat: Seat, colour: Colour| {
            by(name, seat).phrase("fragment", fragment(colour))
        };
        match *event {
            Event::RoundBegan { round } => {
                Phrase::new("vivid-memories-round-began").number("round", round)
            }
            Event::Took {
                seat,
                fragments,
                end,
            } => by("vivid-memories-took", seat)
                .list("fragments", all(fragments))
                .phrase("end", side(end)),
            Event::Placed {
                seat,
                fragments,
                hex,
            } => by("vivid-memories-placed", seat)
                .list("fragments", all(fragments))
                .phrase("hex", self.hex_phrase(hex)),
            Event::Claimed { seat, tile } => {
                by("vivid-memories-claimed", seat).phrase("tile", moment(tile))
            }
            Event::Moved {
                seat,
                colour,
                from,
                to,
            } => one("vivid-memories-moved", seat, colour)
                .phrase("from", self.hex_phrase(from))
                .phrase("to", self.hex_phrase(to)),
            Event::LineGivenUp => Phrase::new("vivid-memories-line-given-up"),
            Event::StartMarker { seat } => by("vivid-memories-got-start-marker", seat),
            Event::ReflectBegan { in_order: true } => {
                Phrase::new("vivid-memories-reflect-began-in-order")
            }
            Event::ReflectBegan { .. } => Phrase::new("vivid-memories-reflect-began-together"),
            Event::Laid { seat, tile, space } => by("vivid-memories-laid", seat)
                .phrase("tile", moment(tile))
                .phrase("space", place(space)),
            Event::LeftOver { seat, tile } => {
                by("vivid-memories-left-over", seat).phrase("tile", moment(tile))
            }
            Event::Used {
                seat,
                space,
                tile: None,
            } => by("vivid-memories-used-space", seat).phrase("space", place(space)),
            Event::Used {
                seat,
                tile: Some(tile),
                ..
            } => by("vivid-memories-used-tile", seat).phrase("tile", moment(tile)),
            Event::Gave { seat, colour, hex } => {
                one("vivid-memories-gave", seat, colour).phrase("hex", self.hex_phrase(hex))
            }
            Event::Gained { seat, colour, hex } => {
                one("vivid-memories-gained", seat, colour).phrase("hex", self.hex_phrase(hex))
            }
            Event::Drew { seat, colour } => one("vivid-memories-drew", seat, colour),
            Event::Swapped {
                seat,
                one,
                hex,
                other,
                with,
            } => by("vivid-memories-swapped", seat)
                .phrase("one", fragment(one))
                .phrase("hex", self.hex_phrase(hex))
                .phrase("other", fragment(other))
                .phrase("with", self.hex_phrase(with)),
            Event::Done { seat } => by("vivid-memories-done", seat),
            Event::Moment { seat, tile, points } => by("vivid-memories-scored-moment", seat)
                .number("points", points)
                .phrase("tile", moment(tile)),
            Event::Thread {
                seat,
                colour,
                hexes,
                slots,
                points,
            } => by("vivid-memories-scored-thread", seat)
                .number("points", points)
                .phrase("thread", thread(colour))
                .number("hexes", hexes)
                .number("slots", slots),
            Event::Filled { seat, slot, hex } => by("vivid-memories-filled", seat)
                .phrase("slot", self.slot_phrase(slot))
                .phrase("hex", self.hex_phrase(hex)),
            Event::Cores { seat, points } => {
                by("vivid-memories-scored-cores", seat).number("points", points)
            }
            Event::Aspiration {
                seat,
                colour,
                points,
            } => by("vivid-memories-scored-aspiration", seat)
                .phrase("colour", tint(colour))
                .number("points", points),
            Event::TurnEnded { seat } => by("vivid-memories-turn-ended", seat),
            Event::GameOver => Phrase::new("game-over"),
        }
    }
}

fn explain_take(view: &View, end: End, fragments: Handful) -> Phrase {
    let mut line = view.open.line;
    let claimed: Vec<Phrase> = line.take(end, fragments).iter().map(moment).collect();
    let name = match (fragments.len(), claimed.is_empty()) {
        (1, true) => "vivid-memories-do-take-one",
        (1, false) => "vivid-memories-do-take-one-claims",
        (_, true) => "vivid-memories-do-take",
        (_, false) => "vivid-memories-do-take-claims",
    };
    let take = Phrase::new(name)
        .list("fragments", all(fragments))
        .phrase("end", side(end));
    if claimed.is_empty() {
        take
    } else {
        take.list("tiles", claimed)
    }
}
