//! Laying out a new game: map, bits, fragments, cards.

use table::{Chance, MAX_SEATS, Seat, Sink};

use crate::bits::Heap;
use crate::card::{Card, Pile};
use crate::components::DejaVu;
use crate::event::Event;
use crate::fragment::Fragment;
use crate::map::{Map, TILES, Tile};
use crate::options::{MapChoice, Options};
use crate::player::Player;
use crate::state::{Agreement, Planting, Stage, State};

impl DejaVu {
    pub(crate) fn set_up(&self, options: &Options, chance: &mut impl Chance) -> State {
        let players = options.players() as u8;
        let first = options
            .first()
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
            table: Agreement {
                players,
                speed: options.is_speed(),
                first,
            },
            turn: first,
            stage: Stage::Build { second: false },
            planting: Planting::Open,
            last_turns: None,
            skipped: 0,
        };
        match options.map() {
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
            MapChoice::Named(place) => {
                let mut map = Map::new();
                let places = self.maps[place].places;
                map.laid = 0;
                places.into_iter().for_each(|place| map.lay(place));
                map.girl = Tile::from_index(chance.below(TILES as u32) as usize);
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
        let mut fragments: [Fragment; Fragment::COUNT] = std::array::from_fn(Fragment::from_index);
        for tile in state.map.tiles() {
            for _ in 0..self.setup.bits_on_tile {
                if let Some(bit) = bits.draw(chance) {
                    state.map.bits[tile.index()].add(bit);
                }
            }
            let left = (Fragment::COUNT - tile.index()) as u32;
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
    for card in Card::all().filter(|card| !card.is_public()) {
        deck.add(card);
        deck.add(card);
    }
    deck
}

/// Gold with two players, gold and silver with more.
pub(crate) fn public_row(players: u8) -> Pile {
    let mut row = Pile::EMPTY;
    for card in Card::all().filter(|card| card.is_public()) {
        row.add(card);
        if players > 2 {
            row.add(card);
        }
    }
    row
}
