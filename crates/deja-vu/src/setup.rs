//! Laying out a new game: map, bits, fragments, cards.

use table::{Chance, MAX_SEATS, Seat, Sink};

use crate::bits::Heap;
use crate::card::{Card, Pile};
use crate::components::{DejaVu, FRAGMENTS};
use crate::event::Event;
use crate::map::{Map, TILES, Tile};
use crate::options::{MapChoice, Options};
use crate::player::Player;
use crate::state::{Planting, Stage, State, Table};

impl DejaVu {
    pub(crate) fn set_up(&self, options: &Options, chance: &mut impl Chance) -> State {
        let players = options.players;
        let first = options
            .first
            .unwrap_or_else(|| Seat::new(chance.below(players.into()) as usize));
        let mut state = State {
            map: Map::new(),
            players: [Player::EMPTY; MAX_SEATS],
            hive: Heap::EMPTY,
            pool: Heap::EMPTY,
            spent: Heap::EMPTY,
            deck: regular_cards(),
            discard: Pile::EMPTY,
            public: public_row(players),
            table: Table {
                players,
                speed: options.speed,
                first,
            },
            turn: first,
            stage: Stage::Build { second: false },
            planting: Planting::Open,
            last_turns: None,
            skipped: 0,
        };
        match options.map {
            MapChoice::Build => return state,
            MapChoice::Quick => {
                while usize::from(state.map.laid) < TILES {
                    let second = state.map.laid.is_multiple_of(2);
                    let count = state.map.free_places(second).count() as u32;
                    let n = chance.below(count) as usize;
                    let Some((tile, direction)) = state.map.free_places(second).nth(n) else {
                        break;
                    };
                    let place = state.map.beside(tile, direction);
                    state.map.lay(place);
                }
            }
            MapChoice::Named(index) => {
                let mut map = Map::new();
                let places = self.maps[usize::from(index)].places;
                map.laid = 0;
                places.into_iter().for_each(|place| map.lay(place));
                map.girl = Tile(chance.below(TILES as u32) as u8);
                state.map = map;
            }
        }
        self.deal(&mut state, chance, &mut ());
        state
    }

    /// Bits and fragments to the map, opening cards to the players.
    pub(crate) fn deal(
        &self,
        state: &mut State,
        chance: &mut impl Chance,
        events: &mut impl Sink<Event>,
    ) {
        let mut bits = Heap::ALL;
        let mut fragments: [u8; FRAGMENTS] = std::array::from_fn(|index| index as u8);
        for tile in state.map.tiles() {
            for _ in 0..self.setup.bits_on_tile {
                if let Some(bit) = bits.draw(chance) {
                    state.map.bits[tile.index()].add(bit);
                }
            }
            let left = (FRAGMENTS - tile.index()) as u32;
            fragments.swap(tile.index(), tile.index() + chance.below(left) as usize);
            state.map.fragments[tile.index()] = Some(fragments[tile.index()]);
        }
        // With fewer on each tile than there are, the others wait in the hive.
        state.hive = bits;
        events.push(Event::MapDealt);
        let draw = if state.table.speed {
            self.setup.speed_draw
        } else {
            self.setup.draw
        };
        for seat in state.seats() {
            while state.player(seat).hand.len() < draw.into() {
                let Some(card) = state.deck.draw(chance) else {
                    break;
                };
                if state.player(seat).hand.contains(card) {
                    state.discard.add(card);
                    events.push(Event::Rejected { seat, card });
                } else {
                    state.players[seat.index()].hand.insert(card);
                    events.push(Event::Drew {
                        seat,
                        card: Some(card),
                    });
                }
            }
            state.players[seat.index()].opening = true;
        }
        state.turn = state.table.first;
        state.stage = Stage::Opening;
    }
}

fn regular_cards() -> Pile {
    let mut deck = Pile::EMPTY;
    for card in (0..Card::COUNT)
        .map(Card::from_index)
        .filter(|card| !card.is_public())
    {
        deck.add(card);
        deck.add(card);
    }
    deck
}

/// Gold with two players, gold and silver with more.
pub(crate) fn public_row(players: u8) -> Pile {
    let mut row = Pile::EMPTY;
    for card in (0..Card::COUNT)
        .map(Card::from_index)
        .filter(|card| card.is_public())
    {
        row.add(card);
        if players > 2 {
            row.add(card);
        }
    }
    row
}
