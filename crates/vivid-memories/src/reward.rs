//! Reward: moments, threads, core memories, aspirations.

use table::{Chance, MoveSet, Sink};

use crate::board::Board;
use crate::colour::Colour;
use crate::components::{Hex, VividMemories, hexes_of};
use crate::event::Event;
use crate::moves::Move;
use crate::sharing::Sharing;
use crate::stage::Stage;
use crate::state::Phase;
use crate::step::Step;

/// A connected group of hexes with one colour that joins two slots or more.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Thread {
    /// Its colour.
    pub colour: Colour,
    /// Its hexes, as bits.
    pub hexes: u32,
    /// The slots of its colour that it touches, filled or empty, as bits.
    pub slots: u32,
}

impl Thread {
    /// What it scores with these slots filled.
    pub fn points(&self, filled: u32) -> u16 {
        let empty = (self.slots & !filled).count_ones();
        (self.hexes.count_ones() * empty) as u16
    }
}

impl VividMemories {
    /// The threads of a board, colour by colour.
    pub fn threads<'a>(&'a self, board: &'a Board) -> impl Iterator<Item = Thread> + 'a {
        Colour::ALL.into_iter().flat_map(move |colour| {
            let mut left = board.with_colour(colour);
            std::iter::from_fn(move || {
                while left != 0 {
                    let hexes = self.group(left & left.wrapping_neg(), left);
                    left &= !hexes;
                    let slots = self.joined(board, colour, hexes);
                    if slots.count_ones() >= 2 {
                        return Some(Thread {
                            colour,
                            hexes,
                            slots,
                        });
                    }
                }
                None
            })
        })
    }

    /// All hexes of `within` that are connected with `seed`.
    pub fn group(&self, seed: u32, within: u32) -> u32 {
        let (mut group, mut edge) = (seed, seed);
        while edge != 0 {
            edge = self.around(edge) & within & !group;
            group |= edge;
        }
        group
    }

    /// The slots of a colour that a group touches.
    pub fn joined(&self, board: &Board, colour: Colour, hexes: u32) -> u32 {
        let of_colour = self.boards[board.print()].of_colour[colour.index()];
        let touched =
            hexes_of(of_colour).filter(|slot| self.slots[slot.index()].mask() & hexes != 0);
        touched.fold(0, |mask, slot| mask | slot.bit())
    }

    /// What a flipped tile would score now.
    pub fn moment_points(&self, board: &Board, tile: crate::components::Tile) -> u16 {
        let moment = &self.moments[tile.index()];
        let fitting = hexes_of(board.taken).filter(|&hex| board.hex(hex) == moment.condition);
        fitting.count() as u16 * moment.points
    }

    /// What the complete sets of core memories score with these slots filled.
    pub fn core_points(&self, filled: u32) -> u16 {
        let complete = self.sets.iter().filter(|set| set.slots & !filled == 0);
        complete.map(|set| set.points).sum()
    }

    /// What an aspiration for this colour would score now.
    pub fn aspiration_points(&self, board: &Board, colour: Colour) -> u16 {
        let of_colour = self.boards[board.print()].of_colour[colour.index()];
        let cores = (board.filled & of_colour).count_ones() as u16;
        let shows =
            |tile: &crate::components::Tile| self.moments[tile.index()].condition.has(colour);
        let moments = board.precious.iter().filter(shows).count() as u16;
        let scores = self.aspiration;
        board.in_hexes(colour) as u16 * scores.fragment
            + cores * scores.core
            + moments * scores.moment
    }

    /// Which hexes can fill which slots: two bits a slot, for the hexes it touches.
    fn fill_choices(&self, board: &Board) -> u64 {
        let mut choices = 0;
        for thread in self.threads(board) {
            for slot in hexes_of(thread.slots & !board.filled) {
                for (which, hex) in self.slots[slot.index()].touches.iter().enumerate() {
                    if hex.is_some_and(|hex| thread.hexes >> hex & 1 != 0) {
                        choices |= 1 << (2 * slot.index() + which);
                    }
                }
            }
        }
        choices
    }

    /// The hex that a choice means.
    fn giver(&self, slot: usize, which: usize) -> Option<Hex> {
        self.slots.get(slot)?.touches.get(which).copied()?.map(Hex)
    }

    fn slot_colour(&self, board: &Board, slot: usize) -> Colour {
        self.boards[board.print()].colours[slot]
    }

    /// How many of the slots, all of one colour, can be filled at the best.
    fn most_filled(&self, board: &Board, choices: u64, colour: Colour) -> u32 {
        let mut sharing = Sharing::new(|hex| board.hex(hex).count(colour) as u8);
        for (slot, _, hex) in self.givers(choices) {
            sharing.allow(slot, hex);
        }
        (0..self.slots.len())
            .filter(|&slot| sharing.serve(slot))
            .count() as u32
    }

    /// The choices that leave as many slots filled as possible.
    pub(crate) fn fill_moves(&self, board: &Board, choices: u64, legal: &mut MoveSet) {
        for (slot, which, hex) in self.givers(choices) {
            if self.keeps_the_most(board, choices, slot, hex) {
                legal.insert(Move::Fill(slot as u8, which as u8).id());
            }
        }
    }

    pub(crate) fn givers(&self, choices: u64) -> impl Iterator<Item = (usize, usize, Hex)> {
        (0..64)
            .filter(move |place| choices >> place & 1 != 0)
            .filter_map(|place| {
                let (slot, which) = (place / 2, place % 2);
                Some((slot, which, self.giver(slot, which)?))
            })
    }

    fn keeps_the_most(&self, board: &Board, choices: u64, slot: usize, hex: Hex) -> bool {
        let colour = self.slot_colour(board, slot);
        if !board.hex(hex).has(colour) {
            return false;
        }
        // Slots of other colours use other fragments: only the slot's own colour can run short.
        let own = self.of_colour(board, choices, colour);
        if slots_in(own) == 1 {
            return true;
        }
        let mut after = *board;
        after.remove(hex, colour);
        let rest = own & !(3 << (2 * slot));
        1 + self.most_filled(&after, rest, colour) >= self.most_filled(board, own, colour)
    }

    /// The choices whose hex still has a fragment to give.
    fn still_given(&self, board: &Board, choices: u64) -> u64 {
        let gives = |&(slot, _, hex): &(usize, usize, Hex)| {
            board.hex(hex).has(self.slot_colour(board, slot))
        };
        let left = self.givers(choices).filter(gives);
        left.fold(0, |bits, (slot, which, _)| bits | 1 << (2 * slot + which))
    }

    /// A slot with one giver, unless another slot wants the same fragment.
    fn forced_fill(&self, board: &Board, choices: u64) -> Option<(usize, Hex)> {
        let forced = self.givers(choices).find(|&(slot, _, hex)| {
            let colour = self.slot_colour(board, slot);
            let own = self.of_colour(board, choices, colour);
            let rivals = self
                .givers(own)
                .filter(|&(_, _, other)| other == hex)
                .count();
            let alone = (choices >> (2 * slot) & 3).is_power_of_two();
            alone && rivals <= board.hex(hex).count(colour)
        });
        forced.map(|(slot, _, hex)| (slot, hex))
    }

    /// Whether the player is asked: some slot can be filled, and none fills by itself.
    pub(crate) fn has_fill_choice(&self, board: &Board, choices: u64) -> bool {
        let mut legal = MoveSet::EMPTY;
        self.fill_moves(board, choices, &mut legal);
        !legal.is_empty() && self.forced_fill(board, choices).is_none()
    }

    /// The choices for slots of one colour.
    fn of_colour(&self, board: &Board, choices: u64, colour: Colour) -> u64 {
        let slots = hexes_of(self.boards[board.print()].of_colour[colour.index()]);
        choices & slots.fold(0, |mask, slot| mask | 3 << (2 * slot.index()))
    }
}

fn slots_in(choices: u64) -> u32 {
    let pairs = (choices | choices >> 1) & 0x5555_5555_5555_5555;
    pairs.count_ones()
}

impl<C: Chance, S: Sink<Event>> Step<'_, C, S> {
    /// Moments and threads score; then slots are filled.
    pub(crate) fn begin_reward(&mut self) {
        self.state.phase = Phase::Reward;
        for seat in self.state.clockwise() {
            self.seat = seat;
            self.score_moments();
            self.score_threads();
        }
        if self.state.in_order {
            self.begin_fill_from(self.state.start);
        } else {
            for seat in self.state.seats() {
                self.begin_fill(seat);
            }
            if self.state.actors().is_empty() {
                self.finish_round();
            }
        }
    }

    fn score_moments(&mut self) {
        let seat = self.seat;
        let board = *self.state.board(seat);
        for (place, space) in board.bank.iter().enumerate() {
            let Some(tile) = space.tile.filter(|_| space.flipped) else {
                continue;
            };
            let points = self.game.moment_points(&board, tile);
            if points > 0 {
                self.board().score.moments += points;
                self.board().precious.insert(tile);
                self.board().bank[place].tile = None;
                self.board().bank[place].flipped = false;
                self.events.push(Event::Moment { seat, tile, points });
            }
        }
    }

    fn score_threads(&mut self) {
        let seat = self.seat;
        let board = *self.state.board(seat);
        for thread in self.game.threads(&board) {
            let points = thread.points(board.filled);
            if points > 0 {
                self.board().score.threads += points;
                self.events.push(Event::Thread {
                    seat,
                    colour: thread.colour,
                    hexes: thread.hexes.count_ones() as u8,
                    slots: (thread.slots & !board.filled).count_ones() as u8,
                    points,
                });
            }
        }
    }

    /// Fills what leaves no choice, and asks for the rest.
    fn begin_fill(&mut self, seat: table::Seat) {
        self.seat = seat;
        let choices = self.game.fill_choices(self.state.board(seat));
        self.ask_fill(choices);
    }

    fn begin_fill_from(&mut self, first: table::Seat) {
        let players = self.state.table.players.into();
        let mut seat = first;
        loop {
            self.state.turn = seat;
            self.begin_fill(seat);
            if self.state.board(seat).stage != Stage::Waiting {
                return;
            }
            seat = seat.next(players);
            if seat == self.state.start {
                return self.finish_round();
            }
        }
    }

    fn ask_fill(&mut self, mut choices: u64) {
        loop {
            let board = self.state.board(self.seat);
            choices = self.game.still_given(board, choices);
            let Some((slot, hex)) = self.game.forced_fill(board, choices) else {
                break;
            };
            self.fill_slot(slot, hex);
            choices &= !(3 << (2 * slot));
        }
        let ask = self
            .game
            .has_fill_choice(self.state.board(self.seat), choices);
        self.board().stage = if ask {
            Stage::Fill { choices }
        } else {
            Stage::Waiting
        };
    }

    fn fill_slot(&mut self, slot: usize, hex: Hex) {
        let seat = self.seat;
        let colour = self.game.slot_colour(self.state.board(seat), slot);
        self.board().remove(hex, colour);
        self.board().filled |= 1 << slot;
        self.events.push(Event::Filled {
            seat,
            slot: slot as u8,
            hex,
        });
    }

    pub(crate) fn fill(&mut self, slot: u8, which: u8) {
        let Stage::Fill { choices } = self.board().stage else {
            return;
        };
        let slot = usize::from(slot);
        if let Some(hex) = self.game.giver(slot, which.into()) {
            self.fill_slot(slot, hex);
        }
        self.ask_fill(choices & !(3 << (2 * slot)));
        if self.board().stage != Stage::Waiting {
            return;
        }
        self.sealed = true;
        let next = self.seat.next(self.state.table.players.into());
        if !self.state.in_order {
            if self.state.actors().is_empty() {
                self.finish_round();
            }
        } else if next == self.state.start {
            self.finish_round();
        } else {
            self.begin_fill_from(next);
        }
    }

    /// Core memories score; a new round begins, or the game ends.
    fn finish_round(&mut self) {
        for seat in self.state.clockwise() {
            self.seat = seat;
            let points = self.game.core_points(self.state.board(seat).filled);
            if points > 0 {
                self.board().score.cores += points;
                self.events.push(Event::Cores { seat, points });
            }
            for space in &mut self.board().bank {
                space.used = false;
            }
        }
        self.state.in_order = false;
        if self.state.round < self.game.rounds {
            self.state.round += 1;
            self.sealed = true;
            self.game.prepare(self.state, self.chance, self.events);
            self.begin_turn(self.state.start);
            return;
        }
        for seat in self.state.clockwise() {
            self.seat = seat;
            if let Some(colour) = self.state.board(seat).aspiration {
                let points = self.game.aspiration_points(self.state.board(seat), colour);
                self.board().score.aspiration = points;
                self.events.push(Event::Aspiration {
                    seat,
                    colour,
                    points,
                });
            }
        }
        self.state.phase = Phase::Over;
        self.events.push(Event::GameOver);
    }
}
