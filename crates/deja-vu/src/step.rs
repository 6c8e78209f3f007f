//! Carrying out a move: setup, planting and Recollection here; building in `build`, the rest of a
//! turn in `meditation`.

use table::{Chance, Direction, Finality, Seat, Sink};

use crate::bits::{Bit, Colour};
use crate::card::{Card, CardSet};
use crate::components::DejaVu;
use crate::event::Event;
use crate::map::{TILES, Tile, TileSet};
use crate::moves::Move;
use crate::state::{Planting, Stage, State};

/// One move under way: the state it changes, the chance it draws from, the listeners it tells.
pub(crate) struct MoveInProgress<'a, C, S> {
    pub game: &'a DejaVu,
    pub state: &'a mut State,
    pub chance: &'a mut C,
    pub events: &'a mut S,
    /// Who moves.
    pub seat: Seat,
    /// Whether something hidden has come to light, or the turn has ended.
    pub sealed: bool,
}

impl DejaVu {
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
    fn carry_out(&mut self, decision: Move) {
        match decision {
            Move::Place(tile, direction) => self.place(tile, direction),
            Move::Girl(to) => self.move_girl(to),
            Move::Plant => self.plant(),
            Move::Sow(from) => self.sow(from),
            Move::Drop(on, bit) => self.drop_bit(on, bit),
            Move::Claim(bit) => self.claim(bit),
            Move::Build(card) => self.build(card, false),
            Move::BuildPublic(card) => self.build(card, true),
            Move::Lay(bit) => self.lay(bit),
            Move::Grow => {
                let left = self.game.grow_cost;
                self.state.stage = Stage::Grow { left };
            }
            Move::Pay(bit) => self.pay(bit),
            Move::Save(bit) => self.save(bit),
            Move::Name(tile) => self.name_tile(tile),
            Move::Discard(card) => self.discard(card),
            Move::Raise(card) => self.raise(card),
            Move::Done => self.done(),
        }
    }

    /// "Enough" means what the stage asks for.
    fn done(&mut self) {
        match self.state.stage {
            Stage::Begin => {
                self.events
                    .push(Event::SkippedRecollection { seat: self.seat });
                let players = self.state.table.players;
                self.state.skipped = (self.state.skipped + 1).min(players);
                self.close_early_planting();
                self.begin_act();
            }
            Stage::Claim { .. } => self.begin_act(),
            Stage::Act => self.end_deja_vu(),
            Stage::Cover { work, .. } => self.set_aside(work),
            Stage::Save => self.finish_saving(),
            Stage::PlantLate => self.meditate(),
            Stage::Discard => self.draw_and_end(),
            _ => {}
        }
    }

    fn place(&mut self, tile: Tile, direction: Direction) {
        let place = self.state.map.beside(tile, direction);
        self.state.map.lay(place);
        let (seat, tile) = (
            self.seat,
            Tile::from_index(usize::from(self.state.map.laid) - 1),
        );
        self.events.push(Event::Placed { seat, tile });
        if usize::from(self.state.map.laid) == TILES {
            self.sealed = true;
            self.game.deal(self.state, self.chance, self.events);
        } else if self.state.stage == (Stage::Build { second: true }) {
            self.sealed = true;
            self.state.turn = seat.next(self.state.table.players.into());
            self.state.stage = Stage::Build { second: false };
        } else {
            self.state.stage = Stage::Build { second: true };
        }
    }

    fn raise(&mut self, card: Card) {
        let seat = self.seat;
        let player = &mut self.state.players[seat.index()];
        player.hand.remove(card);
        player.rising.insert(card);
        self.events.push(Event::Chose {
            seat,
            card: Some(card),
        });
    }

    fn discard(&mut self, card: Card) {
        let seat = self.seat;
        self.state.players[seat.index()].hand.remove(card);
        if self.state.stage == Stage::Opening {
            self.events.push(Event::Chose {
                seat,
                card: Some(card),
            });
            let keep = usize::from(self.game.setup.keep);
            let player = &mut self.state.players[seat.index()];
            player.leaving.insert(card);
            if player.hand.len() == keep {
                player.opening = false;
                self.sealed = true;
                self.check_opening();
            }
        } else {
            self.state.discard.add(card);
            self.events.push(Event::Discarded { seat, card });
        }
    }

    /// When all have chosen, what they chose is shown and the first turn begins.
    fn check_opening(&mut self) {
        if !self.state.actors().is_empty() {
            return;
        }
        for seat in self.state.seats() {
            let player = *self.state.player(seat);
            for card in player.leaving.iter() {
                self.state.discard.add(card);
                self.events.push(Event::Left { seat, card });
            }
            let mut value = 0;
            for card in player.rising.iter() {
                self.events.push(Event::Rose { seat, card });
                self.enter_long_term(seat, card);
                value += u16::from(self.game.design(card).value);
            }
            let own = &mut self.state.players[seat.index()];
            own.leaving = CardSet::EMPTY;
            own.rising = CardSet::EMPTY;
            if self.state.table.speed {
                own.tokens = self.game.setup.speed_total.saturating_sub(value);
            }
        }
        self.begin_turn(self.state.table.first);
    }

    pub(crate) fn begin_turn(&mut self, seat: Seat) {
        self.state.turn = seat;
        self.state.stage = Stage::Begin;
        self.state.planting = Planting::Open;
    }

    fn move_girl(&mut self, to: Tile) {
        self.state.map.girl = to;
        self.state.planting = Planting::Moved;
        self.events.push(Event::GirlMoved {
            seat: self.seat,
            to,
        });
    }

    fn plant(&mut self) {
        let (seat, on) = (self.seat, self.state.map.girl);
        let own = self.state.own_mut();
        // The girl tile's flower first: only its circle can grow another.
        if own.circle {
            own.circle = false;
        } else {
            own.flowers -= 1;
        }
        if let Some(fragment) = self.state.map.fragments[on.index()].take() {
            self.state.own_mut().fragments.insert(fragment);
            self.events.push(Event::Planted { seat, on, fragment });
        }
        self.state.planting = Planting::Used;
    }

    /// A move of the girl before Recollection has used the phase.
    fn close_early_planting(&mut self) {
        if self.state.planting == Planting::Moved {
            self.state.planting = Planting::Used;
        }
    }

    fn sow(&mut self, from: Tile) {
        self.state.skipped = 0;
        self.close_early_planting();
        let bits = std::mem::take(&mut self.state.map.bits[from.index()]);
        self.events.push(Event::TookUp {
            seat: self.seat,
            from,
        });
        self.state.stage = Stage::Sow {
            bits,
            visited: TileSet::only(from),
            at: from,
        };
    }

    fn drop_bit(&mut self, on: Tile, bit: Bit) {
        let Stage::Sow {
            mut bits, visited, ..
        } = self.state.stage
        else {
            return;
        };
        bits.remove(bit);
        self.state.map.bits[on.index()].add(bit);
        self.events.push(Event::Dropped {
            seat: self.seat,
            bit,
            on,
        });
        if bits.is_empty() {
            self.collect(on, bit);
        } else {
            let visited = visited.with(on);
            self.state.stage = Stage::Sow {
                bits,
                visited,
                at: on,
            };
        }
    }

    /// The last bit and all of its colour on its tile come to the player; white ones by claim.
    fn collect(&mut self, at: Tile, last: Bit) {
        let alike = self.state.map.bits(at).of_colour(last.colour());
        for bit in alike.iter() {
            self.take_bit(at, bit);
        }
        let white = self.state.map.bits(at).of_colour(Colour::White);
        let left = self.game.white_claims(self.state.own()).min(white.len()) as u8;
        if left > 0 {
            self.state.stage = Stage::Claim { at, left };
        } else {
            self.begin_act();
        }
    }

    fn take_bit(&mut self, at: Tile, bit: Bit) {
        self.state.map.bits[at.index()].remove(bit);
        self.state.pool.add(bit);
        self.events.push(Event::Collected {
            seat: self.seat,
            bit,
        });
    }

    fn claim(&mut self, bit: Bit) {
        let Stage::Claim { at, left } = self.state.stage else {
            return;
        };
        self.take_bit(at, bit);
        if left > 1 {
            self.state.stage = Stage::Claim { at, left: left - 1 };
        } else {
            self.begin_act();
        }
    }

    /// Deja Vu begins: bits from the chests join those collected.
    fn begin_act(&mut self) {
        let saved = std::mem::take(&mut self.state.own_mut().chests);
        self.state.pool.add_all(saved);
        self.state.stage = Stage::Act;
    }
}
