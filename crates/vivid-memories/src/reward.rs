//! Reward: moments, threads, core memories, aspirations.

use table::{Chance, MoveSet, Sink};

use crate::board::Board;
use crate::colour::Colour;
use crate::components::VividMemories;
use crate::event::Event;
use crate::hex::{Hex, HexSet};
use crate::moves::Move;
use crate::sharing::Sharing;
use crate::slot::{Fill, FillSet, Slot, SlotSet};
use crate::stage::Stage;
use crate::state::Phase;
use crate::step::MoveInProgress;
use crate::tile::{Space, Tile};

/// A connected group of hexes with one colour that joins two slots or more.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Thread {
    /// Its colour.
    pub colour: Colour,
    /// Its hexes.
    pub hexes: HexSet,
    /// The slots of its colour that it touches, filled or empty.
    pub slots: SlotSet,
}

impl Thread {
    /// What it scores with these slots filled.
    pub fn points(&self, filled: SlotSet) -> u16 {
        let empty = self.slots.minus(filled).len();
        (self.hexes.len() * empty) as u16
    }
}

impl VividMemories {
    /// The threads of a board, colour by colour.
    pub fn threads<'a>(&'a self, board: &'a Board) -> impl Iterator<Item = Thread> + 'a {
        Colour::ALL.into_iter().flat_map(move |colour| {
            let mut left = board.with_colour(colour);
            std::iter::from_fn(move || {
                while let Some(first) = left.lowest() {
                    let hexes = self.group(HexSet::only(first), left);
                    left = left.minus(hexes);
                    let slots = self.joined(board, colour, hexes);
                    if slots.len() >= 2 {
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
    pub fn group(&self, seed: HexSet, within: HexSet) -> HexSet {
        let (mut group, mut edge) = (seed, seed);
        while !edge.is_empty() {
            edge = self.around(edge).and(within).minus(group);
            group = group.or(edge);
        }
        group
    }

    /// The slots of a colour that a group touches.
    pub fn joined(&self, board: &Board, colour: Colour, hexes: HexSet) -> SlotSet {
        let of_colour = self.printed_on(board).of_colour(colour).iter();
        let touched = |slot: &Slot| !self.touched_by(*slot).and(hexes).is_empty();
        of_colour.filter(touched).collect()
    }

    /// The hexes that a slot touches.
    #[inline]
    pub fn touched_by(&self, slot: Slot) -> HexSet {
        self.slots[slot.index()].hexes()
    }

    /// What a flipped tile would score now.
    pub fn moment_points(&self, board: &Board, tile: Tile) -> u16 {
        let moment = &self.moments[tile.index()];
        let taken = board.taken.iter();
        let fitting = taken.filter(|&hex| board.hex(hex) == moment.condition);
        fitting.count() as u16 * moment.points
    }

    /// What the complete sets of core memories score with these slots filled.
    pub fn core_points(&self, filled: SlotSet) -> u16 {
        let sets = self.sets.iter();
        let complete = sets.filter(|set| filled.contains_all(set.slots));
        complete.map(|set| set.points).sum()
    }

    /// What an aspiration for this colour would score now.
    pub fn aspiration_points(&self, board: &Board, colour: Colour) -> u16 {
        let of_colour = self.printed_on(board).of_colour(colour);
        let cores = board.filled.and(of_colour).len() as u16;
        let shows = |tile: &Tile| self.moments[tile.index()].condition.has(colour);
        let moments = board.precious.iter().filter(shows).count() as u16;
        let scores = self.aspiration;
        board.in_hexes(colour) as u16 * scores.fragment
            + cores * scores.core
            + moments * scores.moment
    }

    /// Which hexes can fill which slots.
    fn fill_choices(&self, board: &Board) -> FillSet {
        let mut choices = FillSet::EMPTY;
        for thread in self.threads(board) {
            for slot in thread.slots.minus(board.filled).iter() {
                for fill in Fill::all_of(slot).iter() {
                    let giver = self.giver(fill);
                    if giver.is_some_and(|hex| thread.hexes.contains(hex)) {
                        choices.insert(fill);
                    }
                }
            }
        }
        choices
    }

    /// The hex that gives the fragment; nothing if these boards have no such slot, or it touches one
    /// hex only.
    pub(crate) fn giver(&self, fill: Fill) -> Option<Hex> {
        self.slots.get(fill.slot.index())?.touches[fill.from.index()]
    }

    /// Filling a slot from this hex; nothing if they do not touch.
    pub(crate) fn fill_from(&self, slot: Slot, hex: Hex) -> Option<Fill> {
        let from = self.slots.get(slot.index())?.touch(hex)?;
        Some(Fill { slot, from })
    }

    fn slot_colour(&self, board: &Board, slot: Slot) -> Colour {
        self.printed_on(board).colour(slot)
    }

    /// How many of the slots, all of one colour, can be filled at the best.
    fn most_filled(&self, board: &Board, choices: FillSet, colour: Colour) -> usize {
        let mut sharing = Sharing::new(|hex| board.hex(hex).count(colour) as u8);
        for (fill, hex) in self.givers(choices) {
            sharing.allow(fill.slot, hex);
        }
        let slots = SlotSet::first(self.slots.len()).iter();
        slots.filter(|&slot| sharing.serve(slot)).count()
    }

    /// The choices that leave as many slots filled as possible.
    pub(crate) fn fill_moves(&self, board: &Board, choices: FillSet, legal: &mut MoveSet) {
        for (fill, hex) in self.givers(choices) {
            if self.keeps_the_most(board, choices, fill.slot, hex) {
                legal.insert(Move::Fill(fill).id());
            }
        }
    }

    /// The choices with the hexes that they mean.
    pub(crate) fn givers(&self, choices: FillSet) -> impl Iterator<Item = (Fill, Hex)> {
        let all = choices.iter();
        all.filter_map(|fill| Some((fill, self.giver(fill)?)))
    }

    fn keeps_the_most(&self, board: &Board, choices: FillSet, slot: Slot, hex: Hex) -> bool {
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
        let rest = own.minus(Fill::all_of(slot));
        1 + self.most_filled(&after, rest, colour) >= self.most_filled(board, own, colour)
    }

    /// The choices whose hex still has a fragment to give.
    fn still_given(&self, board: &Board, choices: FillSet) -> FillSet {
        let gives =
            |&(fill, hex): &(Fill, Hex)| board.hex(hex).has(self.slot_colour(board, fill.slot));
        let left = self.givers(choices).filter(gives);
        left.map(|(fill, _)| fill).collect()
    }

    /// A slot with one giver, unless another slot wants the same fragment.
    fn forced_fill(&self, board: &Board, choices: FillSet) -> Option<(Slot, Hex)> {
        let forced = self.givers(choices).find(|&(fill, hex)| {
            let colour = self.slot_colour(board, fill.slot);
            let own = self.of_colour(board, choices, colour);
            let rivals = self.givers(own).filter(|&(_, other)| other == hex).count();
            let alone = choices.and(Fill::all_of(fill.slot)).len() == 1;
            alone && rivals <= board.hex(hex).count(colour)
        });
        forced.map(|(fill, hex)| (fill.slot, hex))
    }

    /// Whether the player is asked: some slot can be filled, and none fills by itself.
    pub(crate) fn has_fill_choice(&self, board: &Board, choices: FillSet) -> bool {
        let mut legal = MoveSet::EMPTY;
        self.fill_moves(board, choices, &mut legal);
        !legal.is_empty() && self.forced_fill(board, choices).is_none()
    }

    /// The choices for slots of one colour.
    fn of_colour(&self, board: &Board, choices: FillSet, colour: Colour) -> FillSet {
        let slots = self.printed_on(board).of_colour(colour).iter();
        let all = slots.fold(FillSet::EMPTY, |all, slot| all.or(Fill::all_of(slot)));
        choices.and(all)
    }
}

fn slots_in(choices: FillSet) -> usize {
    let slots = choices.iter().map(|fill| fill.slot);
    slots.collect::<SlotSet>().len()
}

impl<C: Chance, S: Sink<Event>> MoveInProgress<'_, C, S> {
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
        for space in Space::ALL {
            let there = board.on(space);
            let Some(tile) = there.tile.filter(|_| there.flipped) else {
                continue;
            };
            let points = self.game.moment_points(&board, tile);
            if points > 0 {
                self.board().score.moments += points;
                self.board().precious.insert(tile);
                let emptied = &mut self.board().bank[space.index()];
                emptied.tile = None;
                emptied.flipped = false;
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
                    hexes: thread.hexes.len() as u8,
                    slots: thread.slots.minus(board.filled).len() as u8,
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

    fn ask_fill(&mut self, mut choices: FillSet) {
        loop {
            let board = self.state.board(self.seat);
            choices = self.game.still_given(board, choices);
            let Some((slot, hex)) = self.game.forced_fill(board, choices) else {
                break;
            };
            self.fill_slot(slot, hex);
            choices = choices.minus(Fill::all_of(slot));
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

    fn fill_slot(&mut self, slot: Slot, hex: Hex) {
        let seat = self.seat;
        let colour = self.game.slot_colour(self.state.board(seat), slot);
        self.board().remove(hex, colour);
        self.board().filled.insert(slot);
        self.events.push(Event::Filled { seat, slot, hex });
    }

    pub(crate) fn fill(&mut self, fill: Fill) {
        let Stage::Fill { choices } = self.board().stage else {
            return;
        };
        if let Some(hex) = self.game.giver(fill) {
            self.fill_slot(fill.slot, hex);
        }
        self.ask_fill(choices.minus(Fill::all_of(fill.slot)));
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
