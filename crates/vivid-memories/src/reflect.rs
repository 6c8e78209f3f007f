//! Reflect: laying tiles on the bank, and using actions.

use table::{Chance, SeatSet, Sink};

use crate::colour::Colour;
use crate::components::VividMemories;
use crate::event::Event;
use crate::hex::Hex;
use crate::stage::Stage;
use crate::state::{Phase, State};
use crate::step::MoveInProgress;
use crate::tile::{Space, Tile, TileAction};

impl VividMemories {
    /// Whether an action of one of these players could spoil another's, so that they must go in
    /// turn order: some colour is wanted more often than the supply has it, or the bag is wanted
    /// more often than it has fragments.
    pub(crate) fn could_spoil(&self, state: &State, seats: SeatSet) -> bool {
        let boards = || seats.iter().map(|seat| state.board(seat));
        let traders = boards()
            .filter(|board| board.may_want(Space::TradeTwo))
            .count();
        let short = Colour::ALL.into_iter().any(|colour| {
            let wanted = |tile: Tile| self.moments[tile.index()].action.most_of(colour);
            let tiles: usize = boards()
                .map(|board| board.action_tiles().map(wanted).sum::<usize>())
                .sum();
            tiles + traders > state.supply.count(colour)
        });
        let speculators = boards()
            .filter(|board| board.may_want(Space::Speculate))
            .count();
        short || speculators > state.bag.len()
    }
}

impl<C: Chance, S: Sink<Event>> MoveInProgress<'_, C, S> {
    pub(crate) fn begin_reflect(&mut self) {
        let players = self.state.table.players.into();
        let in_order = self.state.table.always_in_order
            || self.game.could_spoil(self.state, SeatSet::first(players));
        self.state.in_order = in_order;
        self.state.phase = Phase::Reflect;
        self.events.push(Event::ReflectBegan { in_order });
        if in_order {
            self.state.turn = self.state.start;
            self.begin_reflect_of(self.state.start);
        } else {
            for seat in self.state.seats() {
                self.begin_reflect_of(seat);
            }
        }
    }

    fn begin_reflect_of(&mut self, seat: table::Seat) {
        self.seat = seat;
        self.board().stage = Stage::LayTiles;
        self.check_tiles_left();
    }

    pub(crate) fn lay_tile(&mut self, tile: Tile, space: Space) {
        let seat = self.seat;
        let board = self.board();
        board.claimed.remove(tile);
        board.bank[space.index()].tile = Some(tile);
        self.events.push(Event::Laid { seat, tile, space });
        self.check_tiles_left();
    }

    /// Goes on to the actions when tiles or spaces have run out. A last tile finds a last space by
    /// itself.
    fn check_tiles_left(&mut self) {
        let seat = self.seat;
        let (claimed, free) = (self.board().claimed, self.board().free_spaces());
        if claimed.len() == 1
            && free.len() == 1
            && let (Some(tile), Some(space)) = (claimed.lowest(), free.lowest())
        {
            self.lay_tile(tile, space);
            return;
        }
        if claimed.is_empty() || free.is_empty() {
            for tile in claimed.iter() {
                self.board().claimed.remove(tile);
                self.events.push(Event::LeftOver { seat, tile });
            }
            self.board().stage = Stage::Act;
        }
    }

    pub(crate) fn use_space(&mut self, space: Space) {
        let seat = self.seat;
        let tile = self.board().on(space).tile;
        self.events.push(Event::Used { seat, space, tile });
        self.board().stage = match tile.map(|tile| self.game.moments[tile.index()].action) {
            Some(TileAction::Add(_)) => Stage::AddTo { space },
            Some(TileAction::Trade { .. }) => Stage::TradeOneHex { space },
            None => {
                self.board().bank[space.index()].used = true;
                match space {
                    Space::TradeTwo => Stage::TradeTwoHex,
                    Space::Push => Stage::PushFrom,
                    Space::Swap => Stage::SwapHex,
                    Space::Speculate => return self.speculate(),
                }
            }
        };
    }

    fn speculate(&mut self) {
        let seat = self.seat;
        self.sealed = true;
        if let Some(colour) = self.state.bag.draw(self.chance) {
            self.events.push(Event::Drew { seat, colour });
            self.board().stage = Stage::SpeculatePlace { colour };
        }
    }

    /// A hex was chosen in the course of an action.
    pub(crate) fn choose_action_hex(&mut self, hex: Hex) {
        let stage = self.board().stage;
        self.board().stage = match stage {
            Stage::TradeTwoHex => Stage::TradeTwoGive { hex, left: 2 },
            Stage::PushFrom => Stage::PushTo { from: hex },
            Stage::SwapHex => Stage::SwapColour { hex },
            Stage::SpeculatePlace { colour } => {
                self.put(colour, hex);
                Stage::Act
            }
            Stage::AddTo { space } => {
                if let Some(TileAction::Add(colour)) = self.action_on(space) {
                    self.gain(colour, hex);
                }
                self.flip(space);
                Stage::Act
            }
            Stage::TradeOneHex { space } => return self.trade_one(space, hex),
            other => other,
        };
    }

    /// A colour was chosen in the course of an action.
    pub(crate) fn choose_colour(&mut self, colour: Colour) {
        let stage = self.board().stage;
        self.board().stage = match stage {
            Stage::TradeTwoGive { hex, left } => {
                self.give(colour, hex);
                if left > 1 {
                    Stage::TradeTwoGive {
                        hex,
                        left: left - 1,
                    }
                } else {
                    Stage::TradeTwoGain { hex }
                }
            }
            Stage::TradeTwoGain { hex } => {
                self.gain(colour, hex);
                Stage::Act
            }
            Stage::SwapColour { hex } => Stage::SwapWith { hex, colour },
            Stage::TradeOneGain { space, hex } => {
                self.gain(colour, hex);
                self.finish_trade_one(space, hex);
                Stage::Act
            }
            other => other,
        };
    }

    fn action_on(&self, space: Space) -> Option<TileAction> {
        self.game.action_on(self.state.board(self.seat), space)
    }

    fn flip(&mut self, space: Space) {
        self.board().bank[space.index()].flipped = true;
    }

    /// A fragment of nowhere is put into a hex.
    fn put(&mut self, colour: Colour, hex: Hex) {
        let seat = self.seat;
        self.board().add(hex, colour);
        let fragments = [colour].into_iter().collect();
        self.events.push(Event::Placed {
            seat,
            fragments,
            hex,
        });
    }

    fn gain(&mut self, colour: Colour, hex: Hex) {
        let seat = self.seat;
        self.state.supply.remove(colour);
        self.board().add(hex, colour);
        self.events.push(Event::Gained { seat, colour, hex });
    }

    fn give(&mut self, colour: Colour, hex: Hex) {
        let seat = self.seat;
        self.board().remove(hex, colour);
        self.state.supply.add(colour);
        self.events.push(Event::Gave { seat, colour, hex });
    }

    /// A tile trades one for two. The fragment given up reaches the supply only after the taking.
    fn trade_one(&mut self, space: Space, hex: Hex) {
        let Some(TileAction::Trade { give, gain }) = self.action_on(space) else {
            return;
        };
        let room_for_one = self.board().hex(hex).is_full();
        self.board().remove(hex, give);
        let supply = self.state.supply;
        // Between two alike, which only an owner's tiles have, there is nothing to choose.
        let choice = gain[0] != gain[1] && gain.into_iter().all(|colour| supply.has(colour));
        if room_for_one && choice {
            self.board().stage = Stage::TradeOneGain { space, hex };
            return;
        }
        for colour in gain {
            if self.state.supply.has(colour) && !self.board().hex(hex).is_full() {
                self.gain(colour, hex);
            }
        }
        self.finish_trade_one(space, hex);
        self.board().stage = Stage::Act;
    }

    fn finish_trade_one(&mut self, space: Space, hex: Hex) {
        let seat = self.seat;
        if let Some(TileAction::Trade { give, .. }) = self.action_on(space) {
            self.state.supply.add(give);
            self.events.push(Event::Gave {
                seat,
                colour: give,
                hex,
            });
        }
        self.flip(space);
    }

    pub(crate) fn push(&mut self, from: Hex, to: Hex, colour: Colour) {
        self.shift(from, to, colour);
        self.board().stage = Stage::Act;
    }

    pub(crate) fn swap(&mut self, hex: Hex, one: Colour, with: Hex, other: Colour) {
        let seat = self.seat;
        let board = self.board();
        board.remove(hex, one);
        board.remove(with, other);
        board.add(hex, other);
        board.add(with, one);
        board.stage = Stage::Act;
        self.events.push(Event::Swapped {
            seat,
            one,
            hex,
            other,
            with,
        });
    }

    /// This player is done; the next one begins, or everybody's Reward.
    pub(crate) fn finish_reflect(&mut self) {
        let seat = self.seat;
        self.sealed = true;
        self.board().stage = Stage::Waiting;
        self.events.push(Event::Done { seat });
        if self.state.in_order {
            let next = seat.next(self.state.table.players.into());
            if next != self.state.start {
                self.state.turn = next;
                self.begin_reflect_of(next);
                return;
            }
        } else if !self.state.actors().is_empty() {
            return;
        }
        self.begin_reward();
    }
}
