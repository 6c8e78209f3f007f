//! Carrying out a move: Remember here, the other phases in `reflect` and `reward`.

use table::{Chance, Finality, Seat, Sink};

use crate::board::Board;
use crate::colour::{Colour, Handful};
use crate::components::VividMemories;
use crate::event::Event;
use crate::hex::Hex;
use crate::moves::{EndTake, Move};
use crate::stage::{Rewire, Stage, Way};
use crate::state::State;

/// One move under way: the state it changes, the chance it draws from, the listeners it tells.
pub(crate) struct MoveInProgress<'a, C, S> {
    pub game: &'a VividMemories,
    pub state: &'a mut State,
    pub chance: &'a mut C,
    pub events: &'a mut S,
    /// Who moves.
    pub seat: Seat,
    /// Whether something hidden has come to light, or the turn has ended.
    pub sealed: bool,
}

impl VividMemories {
    pub(crate) fn carry_out(
        &self,
        state: &mut State,
        seat: Seat,
        decision: Move,
        chance: &mut impl Chance,
        events: &mut impl Sink<Event>,
    ) -> Finality {
        let sealed = false;
        let mut step = MoveInProgress {
            game: self,
            state,
            chance,
            events,
            seat,
            sealed,
        };
        step.carry_out(decision);
        if step.sealed {
            Finality::Sealed
        } else {
            Finality::Open
        }
    }
}

impl<C: Chance, S: Sink<Event>> MoveInProgress<'_, C, S> {
    #[inline]
    pub(crate) fn board(&mut self) -> &mut Board {
        &mut self.state.boards[self.seat.index()]
    }

    fn carry_out(&mut self, decision: Move) {
        match decision {
            Move::Take(take) => self.take(take),
            Move::Hex(hex) => self.choose_hex(hex),
            Move::Colour(colour) => self.choose_colour(colour),
            Move::Rewire(centre) => self.begin_rewire(centre),
            Move::Out(colour, to) => self.move_out(colour, to),
            Move::In(colour, from) => self.move_in(colour, from),
            Move::Lay(tile, space) => self.lay_tile(tile, space),
            Move::Use(space) => self.use_space(space),
            Move::Fill(fill) => self.fill(fill),
            Move::Done => self.done(),
            Move::EndTurn => self.end_turn(),
        }
    }

    /// A hex was chosen, for whatever the stage asks.
    fn choose_hex(&mut self, hex: Hex) {
        match self.board().stage {
            Stage::Place { taken } => self.place(taken, hex),
            _ => self.choose_action_hex(hex),
        }
    }

    fn done(&mut self) {
        if let Stage::Rewire(_) = self.board().stage {
            self.board().stage = Stage::EndTurn;
        } else {
            self.finish_reflect();
        }
    }

    /// The turn of Remember begins for this seat.
    pub(crate) fn begin_turn(&mut self, seat: Seat) {
        self.seat = seat;
        self.state.turn = seat;
        if self.state.line.is_empty() {
            // Only when bag and supply had nothing to lay out.
            return self.finish_remember(seat);
        }
        let board = self.state.board(seat);
        if !self.game.empty_hexes(board).is_empty() {
            self.board().stage = Stage::Take;
            return;
        }
        let free = !self.game.can_make_room(board);
        if free && self.game.nobody_can_go_on(self.state) {
            self.give_up_line();
        } else {
            self.board().stage = Stage::MustRewire { free };
        }
    }

    /// Nobody can take or make room: the line goes back.
    fn give_up_line(&mut self) {
        for (colour, number) in self.state.line.fragments() {
            (0..number).for_each(|_| self.state.supply.add(colour));
        }
        self.state.line.clear();
        self.events.push(Event::LineGivenUp);
        // This player has had no turn, so the marker goes no further.
        self.finish_remember(self.seat);
    }

    fn take(&mut self, take: EndTake) {
        let (seat, end) = (self.seat, take.end());
        let fragments = self.game.takes.fragments(take.take);
        self.events.push(Event::Took {
            seat,
            fragments,
            end,
        });
        for tile in self.state.line.take(end, fragments).iter() {
            self.board().claimed.insert(tile);
            self.events.push(Event::Claimed { seat, tile });
        }
        self.board().stage = Stage::Place { taken: fragments };
    }

    fn place(&mut self, fragments: Handful, hex: Hex) {
        let seat = self.seat;
        for colour in fragments.iter() {
            self.board().add(hex, colour);
        }
        self.events.push(Event::Placed {
            seat,
            fragments,
            hex,
        });
        let rewire = fragments.len() == 1;
        self.board().stage = Stage::AfterTake { rewire };
    }

    fn begin_rewire(&mut self, centre: Hex) {
        let forced = self.board().stage == Stage::MustRewire { free: false };
        let way = None;
        self.board().stage = Stage::Rewire(Rewire {
            centre,
            way,
            forced,
        });
    }

    /// A fragment goes to a neighbour: in a rewire, or by Push.
    fn move_out(&mut self, colour: Colour, to: Hex) {
        match self.board().stage {
            Stage::Rewire(mut rewire) => {
                self.shift(rewire.centre, to, colour);
                rewire.way = Some(Way::Out);
                self.go_on(rewire);
            }
            Stage::PushTo { from } => self.push(from, to, colour),
            _ => {}
        }
    }

    /// A fragment comes from a neighbour: in a rewire, or by Swap.
    fn move_in(&mut self, colour: Colour, from: Hex) {
        match self.board().stage {
            Stage::Rewire(mut rewire) => {
                self.shift(from, rewire.centre, colour);
                rewire.way = Some(Way::In);
                self.go_on(rewire);
            }
            Stage::SwapWith { hex, colour: own } => self.swap(hex, own, from, colour),
            _ => {}
        }
    }

    pub(crate) fn shift(&mut self, from: Hex, to: Hex, colour: Colour) {
        let seat = self.seat;
        self.board().shift(from, to, colour);
        self.events.push(Event::Moved {
            seat,
            colour,
            from,
            to,
        });
    }

    /// A rewire ends by itself when nothing more can move.
    fn go_on(&mut self, rewire: Rewire) {
        let more = self.game.can_go_on(self.state.board(self.seat), &rewire);
        self.board().stage = if more {
            Stage::Rewire(rewire)
        } else {
            Stage::EndTurn
        };
    }

    fn end_turn(&mut self) {
        let seat = self.seat;
        self.sealed = true;
        self.board().stage = Stage::Waiting;
        self.events.push(Event::TurnEnded { seat });
        let next = seat.next(self.state.table.players.into());
        if self.state.line.is_empty() {
            self.finish_remember(next);
        } else {
            self.begin_turn(next);
        }
    }

    /// The start marker goes on, and Reflect begins.
    fn finish_remember(&mut self, start: Seat) {
        self.state.start = start;
        self.events.push(Event::StartMarker { seat: start });
        self.begin_reflect();
    }
}
