//! The words for moves, pieces and events: log, terminal and errors all take them from here.

use table::{MoveId, Seat};

use crate::board::Board;
use crate::colour::Handful;
use crate::components::{Hex, Space, Tile, TileAction, VividMemories};
use crate::event::Event;
use crate::moves::Move;
use crate::stage::Stage;
use crate::state::Phase;
use crate::view::View;

/// What a bank action does, in a sentence.
pub(crate) const fn space_words(space: Space) -> &'static str {
    match space {
        Space::TradeTwo => "Remove two fragments of one hex, then take one of any colour into it.",
        Space::Speculate => "Draw a fragment of the bag and put it into an empty hex.",
        Space::Push => "Move a fragment to a neighbouring hex.",
        Space::Swap => "Exchange two fragments of different colours in neighbouring hexes.",
    }
}

pub(crate) fn list(fragments: Handful) -> String {
    let names: Vec<&str> = fragments.iter().map(|colour| colour.name()).collect();
    names.join(" ")
}

impl VividMemories {
    /// What a tile does and what it scores, in a sentence.
    pub(crate) fn tile_words(&self, tile: Tile) -> String {
        let moment = &self.moments[tile.index()];
        let action = match moment.action {
            TileAction::Add(colour) => format!("add {colour} to an empty hex"),
            TileAction::Trade { give, gain } => {
                format!("trade {give} for {} and {}", gain[0], gain[1])
            }
        };
        format!(
            "{action}; scores {} for each hex of exactly {}",
            moment.points,
            list(moment.condition)
        )
    }

    /// The same in a few words, for the line.
    pub(crate) fn tile_short(&self, tile: Tile) -> String {
        let moment = &self.moments[tile.index()];
        let action = match moment.action {
            TileAction::Add(colour) => format!("add {colour}"),
            TileAction::Trade { give, gain } => format!("{give} for {} {}", gain[0], gain[1]),
        };
        format!("{action} · {}: {}", moment.points, list(moment.condition))
    }

    /// What a move would do, in a sentence.
    pub(crate) fn explain_move(&self, view: &View, id: MoveId) -> String {
        let Some(decision) = Move::from_id(id) else {
            return String::new();
        };
        let board = view.open.board(view.speaker());
        match decision {
            Move::Take(take) => explain_take(view, take.end(), take.fragments()),
            Move::Hex(hex) => self.explain_hex(board, hex),
            Move::Colour(colour) => match board.stage {
                Stage::TradeTwoGive { .. } => format!("Return a {colour} fragment to the supply."),
                Stage::SwapColour { .. } => format!("Swap the {colour} fragment."),
                _ => format!("Take a {colour} fragment from the supply."),
            },
            Move::Rewire(hex) => format!(
                "Move fragments out of {0} to its neighbours, or from them into {0}.",
                self.hex_name(hex)
            ),
            Move::Out(colour, hex) => format!("Move {colour} to {}.", self.hex_name(hex)),
            Move::In(colour, hex) => match board.stage {
                Stage::SwapWith { .. } => {
                    format!("Swap it for {colour} in {}.", self.hex_name(hex))
                }
                _ => format!("Bring {colour} in from {}.", self.hex_name(hex)),
            },
            Move::Lay(tile, space) => {
                format!(
                    "Cover {} with {}: {}.",
                    space.name(),
                    tile.name(),
                    self.tile_words(tile)
                )
            }
            Move::Use(space) => match board.bank[space.index()].tile {
                Some(tile) => format!("{}: {}.", tile.name(), self.tile_words(tile)),
                None => space_words(space).to_owned(),
            },
            Move::Fill(slot, _) => {
                let colour = self.boards[board.print()].colours.get(usize::from(slot));
                format!(
                    "Move its {} fragment into the core slot.",
                    colour.map_or("", |colour| colour.name())
                )
            }
            Move::Done => match board.stage {
                Stage::Rewire(_) => "Move no more fragments.".to_owned(),
                _ => "Use no more actions in this round.".to_owned(),
            },
            Move::EndTurn => "End your turn.".to_owned(),
        }
    }

    fn explain_hex(&self, board: &Board, hex: Hex) -> String {
        let name = self.hex_name(hex);
        let there = list(board.hex(hex));
        match board.stage {
            Stage::Place { taken } => format!("Put {} into {name}.", list(taken)),
            Stage::SpeculatePlace { colour } => format!("Put {colour} into {name}."),
            Stage::AddTo { .. } => format!("Add the fragment to {name}."),
            Stage::TradeOneHex { .. } => format!("Trade in {name} ({there})."),
            Stage::TradeTwoHex => format!("Remove two of {there} in {name}."),
            Stage::PushFrom => format!("Push one of {there} out of {name}."),
            _ => format!("Swap one of {there} in {name}."),
        }
    }

    /// What is asked of whoever must act.
    pub(crate) fn write_prompt(&self, view: &View) -> String {
        if view.open.phase == Phase::Over {
            return "The game is over.".to_owned();
        }
        let seat = view.speaker();
        let ask = match view.open.board(seat).stage {
            Stage::Waiting => "wait for the others",
            Stage::Take => {
                "take one fragment, two alike, or three different ones from an end of the line"
            }
            Stage::Place { .. } | Stage::SpeculatePlace { .. } | Stage::AddTo { .. } => {
                "choose an empty hex"
            }
            Stage::AfterTake { rewire: true } => "rewire, or end the turn",
            Stage::AfterTake { .. } | Stage::EndTurn => "end the turn",
            Stage::MustRewire { free: false } => {
                "no hex is empty: rewire so that one becomes empty"
            }
            Stage::MustRewire { .. } => {
                "no hex is empty and none can be made so: rewire, or end the turn"
            }
            Stage::Rewire(rewire) => {
                let centre = self.hex_name(rewire.centre);
                return format!("Seat {}: move fragments around {centre}.", seat.number());
            }
            Stage::LayTiles => "lay your tiles on the bank",
            Stage::Act => "use actions, or be done",
            Stage::TradeTwoHex => "choose the hex to remove two fragments of",
            Stage::TradeTwoGive { .. } => "choose a fragment to remove",
            Stage::TradeTwoGain { .. } | Stage::TradeOneGain { .. } => "choose the colour to take",
            Stage::PushFrom => "choose the hex to push from",
            Stage::PushTo { .. } => "choose the fragment and where it goes",
            Stage::SwapHex => "choose a hex to swap in",
            Stage::SwapColour { .. } => "choose its fragment",
            Stage::SwapWith { .. } => "choose the neighbour's fragment",
            Stage::TradeOneHex { .. } => "choose the hex to trade in",
            Stage::Fill { .. } => "choose which hex fills a core slot",
        };
        format!("Seat {}: {ask}.", seat.number())
    }

    /// An event in a sentence.
    pub(crate) fn tell_event(&self, event: &Event) -> String {
        let who = |seat: Seat| format!("Seat {}", seat.number());
        let hex = |hex: Hex| self.hex_name(hex);
        match *event {
            Event::RoundBegan { round } => format!("Round {round} begins."),
            Event::Took {
                seat,
                fragments,
                end,
            } => {
                format!(
                    "{} takes {} from the {}.",
                    who(seat),
                    list(fragments),
                    end.name()
                )
            }
            Event::Placed {
                seat,
                fragments,
                hex: to,
            } => format!("{} puts {} into {}.", who(seat), list(fragments), hex(to)),
            Event::Claimed { seat, tile } => format!("{} claims {}.", who(seat), tile.name()),
            Event::Moved {
                seat,
                colour,
                from,
                to,
            } => {
                format!(
                    "{} moves {colour} from {} to {}.",
                    who(seat),
                    hex(from),
                    hex(to)
                )
            }
            Event::LineGivenUp => "Nobody can go on; the line goes back to the supply.".to_owned(),
            Event::StartMarker { seat } => format!("{} gets the start marker.", who(seat)),
            Event::ReflectBegan { in_order: true } => "Reflect begins, in turn order.".to_owned(),
            Event::ReflectBegan { .. } => "Reflect begins, at the same time.".to_owned(),
            Event::Laid { seat, tile, space } => {
                format!("{} lays {} on {}.", who(seat), tile.name(), space.name())
            }
            Event::LeftOver { seat, tile } => format!(
                "{}'s {} finds no space and leaves the game.",
                who(seat),
                tile.name()
            ),
            Event::Used {
                seat,
                space,
                tile: None,
            } => format!("{} uses {}.", who(seat), space.name()),
            Event::Used {
                seat,
                tile: Some(tile),
                ..
            } => format!("{} uses {}.", who(seat), tile.name()),
            Event::Gave {
                seat,
                colour,
                hex: from,
            } => format!("{} returns {colour} of {}.", who(seat), hex(from)),
            Event::Gained {
                seat,
                colour,
                hex: to,
            } => format!("{} takes {colour} into {}.", who(seat), hex(to)),
            Event::Drew { seat, colour } => format!("{} draws {colour} from the bag.", who(seat)),
            Event::Swapped {
                seat,
                one,
                hex: here,
                other,
                with,
            } => {
                format!(
                    "{} swaps {one} in {} with {other} in {}.",
                    who(seat),
                    hex(here),
                    hex(with)
                )
            }
            Event::Done { seat } => format!("{} is done.", who(seat)),
            Event::Moment { seat, tile, points } => {
                format!("{} scores {points} with {}.", who(seat), tile.name())
            }
            Event::Thread {
                seat,
                colour,
                hexes,
                slots,
                points,
            } => {
                format!(
                    "{} scores {points} with a {colour} thread: {hexes} hexes x {slots} slots.",
                    who(seat)
                )
            }
            Event::Filled {
                seat,
                slot,
                hex: from,
            } => {
                let slot = self
                    .slots
                    .get(usize::from(slot))
                    .map_or("", |slot| slot.name.as_str());
                format!("{} fills {slot} from {}.", who(seat), hex(from))
            }
            Event::Cores { seat, points } => {
                format!("{} scores {points} with core memories.", who(seat))
            }
            Event::Aspiration {
                seat,
                colour,
                points,
            } => {
                format!(
                    "{} reveals the aspiration {colour} and scores {points}.",
                    who(seat)
                )
            }
            Event::TurnEnded { seat } => format!("{} ends the turn.", who(seat)),
            Event::GameOver => "The game is over.".to_owned(),
        }
    }
}

fn explain_take(view: &View, end: crate::line::End, fragments: Handful) -> String {
    let mut line = view.open.line;
    let claimed: Vec<String> = line
        .take(end, fragments)
        .iter()
        .map(|tile| tile.name())
        .collect();
    let words = match fragments.len() {
        1 => "Take it; a rewire may follow",
        _ => "Take them for one hex",
    };
    if claimed.is_empty() {
        format!("{words}.")
    } else {
        format!("{words}; claims {}.", claimed.join(" and "))
    }
}
