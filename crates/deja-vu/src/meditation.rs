//! Meditation: the hive, replenishment, drawing, the end of a turn.

use table::{Chance, Sink};

use crate::event::Event;
use crate::legal::sowing_starts;
use crate::map::{Tile, TileSet};
use crate::state::{Planting, Stage, State};
use crate::step::MoveInProgress;

impl<C: Chance, S: Sink<Event>> MoveInProgress<'_, C, S> {
    /// Spent bits go to the hive; a full hive goes back to the map.
    pub(crate) fn meditate(&mut self) {
        self.state.planting = Planting::Used;
        let bits = std::mem::take(&mut self.state.spent);
        self.events.push(Event::ToHive {
            bits: bits.len() as u8,
        });
        self.state.hive.add_all(bits);
        if self.state.hive.len() >= self.game.hive_holes {
            self.state.spent = std::mem::take(&mut self.state.hive);
            self.deal_levels();
        } else {
            self.state.stage = Stage::Discard;
        }
    }

    /// Deals full levels; asks for the tiles of an incomplete one.
    fn deal_levels(&mut self) {
        loop {
            let choice = lowest(self.state);
            let left = self.state.spent.len();
            if left == 0 {
                self.state.stage = Stage::Discard;
                return;
            }
            if left < choice.len() {
                let named = TileSet::EMPTY;
                self.state.stage = Stage::Replenish { choice, named };
                return;
            }
            choice.iter().for_each(|tile| self.replenish(tile));
        }
    }

    fn replenish(&mut self, on: Tile) {
        if let Some(bit) = self.state.spent.draw(self.chance) {
            self.sealed = true;
            self.state.map.bits[on.index()].add(bit);
            self.events.push(Event::Replenished { bit, on });
        }
    }

    pub(crate) fn name_tile(&mut self, tile: Tile) {
        let Stage::Replenish { choice, mut named } = self.state.stage else {
            return;
        };
        named.insert(tile);
        self.events.push(Event::Named {
            seat: self.seat,
            tile,
        });
        if named.len() < self.state.spent.len() {
            self.state.stage = Stage::Replenish { choice, named };
            return;
        }
        named.iter().for_each(|tile| self.replenish(tile));
        self.state.stage = Stage::Discard;
    }

    pub(crate) fn draw_and_end(&mut self) {
        self.draw_cards();
        let seat = self.seat;
        self.sealed = true;
        self.events.push(Event::TurnEnded { seat });
        let players = self.state.table.players;
        let left = match self.state.last_turns {
            Some(turns) => Some(turns - 1),
            None if self.state.own().long.len() >= self.game.end_at => {
                self.events.push(Event::EndTriggered { seat });
                Some(players - 1)
            }
            None => None,
        };
        self.state.last_turns = left;
        // When nobody could sow and still nobody can, the game would go round for ever.
        let stuck = self.state.skipped >= players && sowing_starts(self.state).is_empty();
        if left == Some(0) || stuck {
            self.state.stage = Stage::Over;
            self.events.push(Event::GameOver);
        } else {
            self.begin_turn(seat.next(players.into()));
        }
    }

    /// Draws to the hand size. Copies of cards that the player has are discarded and replaced.
    fn draw_cards(&mut self) {
        let seat = self.seat;
        let size = self.game.hand_size(self.state.own());
        while self.state.own().hand.len() < size {
            let own = self.state.own().hand.or(self.state.own().memories());
            let there = self.state.deck.kinds().or(self.state.discard.kinds());
            if there.minus(own).is_empty() {
                return;
            }
            if self.state.deck.is_empty() {
                self.state.deck = std::mem::take(&mut self.state.discard);
                self.events.push(Event::Reshuffled);
            }
            let Some(card) = self.state.deck.draw(self.chance) else {
                return;
            };
            if own.contains(card) {
                self.state.discard.add(card);
                self.events.push(Event::Rejected { seat, card });
            } else {
                self.state.own_mut().hand.insert(card);
                self.events.push(Event::Drew {
                    seat,
                    card: Some(card),
                });
            }
        }
    }
}

/// The tiles with the fewest bits.
pub(crate) fn lowest(state: &State) -> TileSet {
    let fewest = state
        .map
        .tiles()
        .map(|tile| state.map.bits(tile).len())
        .min();
    let low = |tile: &Tile| Some(state.map.bits(*tile).len()) == fewest;
    state.map.tiles().filter(low).collect()
}
