//! Laying out a new game, and a new round.

use table::{Chance, MAX_SEATS, Seat, Sink};

use crate::board::Board;
use crate::colour::{Colour, Fragments};
use crate::components::{Print, VividMemories};
use crate::event::Event;
use crate::line::Line;
use crate::options::Options;
use crate::state::{Agreement, Phase, State};
use crate::step::MoveInProgress;
use crate::tile::TileSet;

impl VividMemories {
    pub(crate) fn set_up(&self, options: &Options, chance: &mut impl Chance) -> State {
        let players = options.players();
        let in_bag = self.player_setup(players).in_bag;
        let first = options
            .first()
            .unwrap_or_else(|| Seat::new(chance.below(players as u32) as usize));
        let mut state = State {
            boards: [Board::EMPTY; MAX_SEATS],
            line: Line::default(),
            bag: Fragments::of_each(in_bag),
            supply: Fragments::of_each(self.per_colour - in_bag),
            stack: TileSet::ALL,
            table: Agreement {
                players: players as u8,
                always_in_order: options.is_always_in_order(),
            },
            phase: Phase::Remember,
            round: 1,
            start: first,
            opener: first,
            turn: first,
            in_order: false,
        };
        let mut prints: [Print; Print::COUNT] = std::array::from_fn(Print::from_index);
        let mut aspirations = Colour::ALL;
        shuffle(&mut prints, chance);
        shuffle(&mut aspirations, chance);
        for seat in state.seats() {
            let board = &mut state.boards[seat.index()];
            board.print = prints[seat.index()];
            board.aspiration = Some(aspirations[seat.index()]);
        }
        self.prepare(&mut state, chance, &mut ());
        let mut step = MoveInProgress {
            game: self,
            state: &mut state,
            chance,
            events: &mut (),
            seat: first,
            sealed: false,
        };
        step.begin_turn(first);
        state
    }

    /// Prepare: a new line, and the holder of the start marker begins.
    pub(crate) fn prepare(
        &self,
        state: &mut State,
        chance: &mut impl Chance,
        events: &mut impl Sink<Event>,
    ) {
        let setup = *self.player_setup(state.table.players.into());
        events.push(Event::RoundBegan { round: state.round });
        state.line.clear();
        for _ in 0..setup.tiles {
            let drawn = chance.below(state.stack.len() as u32) as usize;
            let Some(tile) = state.stack.iter().nth(drawn) else {
                break;
            };
            state.stack.remove(tile);
            let mut fragments = Fragments::default();
            for _ in 0..setup.on_tile {
                if let Some(colour) = draw_fragment(state, chance) {
                    fragments.add(colour);
                }
            }
            // With nothing in bag and supply a tile would lie bare, and could never be claimed.
            if !fragments.is_empty() {
                state.line.push(tile, fragments);
            }
        }
        state.phase = Phase::Remember;
        state.opener = state.start;
    }
}

/// A fragment of the bag; an empty bag gets one of each colour that the supply has.
fn draw_fragment(state: &mut State, chance: &mut impl Chance) -> Option<Colour> {
    if state.bag.is_empty() {
        for colour in state.supply.colours().iter() {
            state.supply.remove(colour);
            state.bag.add(colour);
        }
    }
    state.bag.draw(chance)
}

fn shuffle<T>(items: &mut [T], chance: &mut impl Chance) {
    for place in 0..items.len() {
        let left = (items.len() - place) as u32;
        items.swap(place, place + chance.below(left) as usize);
    }
}
