//! Laying out a new game.

use table::{Chance, MAX_SEATS, Seat};

use crate::area::{Area, LANDSCAPES};
use crate::card::CardSet;
use crate::components::{Momiji, Scenario};
use crate::garden::Garden;
use crate::landscape::{Landscape, LandscapeStack, Letter};
use crate::leaf::{Leaf, LeafSet};
use crate::objective::{Objective, ObjectiveSet};
use crate::options::Options;
use crate::state::{State, Terms};
use crate::turn::{Ending, Stage, Turn};

impl Momiji {
    pub(crate) fn set_up(&self, options: &Options, chance: &mut impl Chance) -> State {
        let players = options.players;
        let scenario = options
            .scenario
            .map(|index| &self.scenarios[index as usize]);
        let types = match (scenario, options.types) {
            (Some(scenario), _) => scenario.types,
            (None, Some(types)) => types,
            (None, None) => self.draw_types(players, chance),
        };
        let first = options
            .first
            .unwrap_or_else(|| Seat::new(chance.below(players.into()) as usize));
        let mut state = State {
            deck: types.iter().fold(CardSet::EMPTY, |deck, leaf| {
                CardSet::from_bits(deck.bits() | CardSet::all_of(leaf).bits())
            }),
            discard: CardSet::EMPTY,
            areas: [Area::EMPTY; MAX_SEATS],
            garden: Garden::default(),
            available: ObjectiveSet::EMPTY,
            torii: 0,
            stack: LandscapeStack::default(),
            open_landscapes: [None; 3],
            terms: Terms {
                players,
                scenario: options.scenario,
                types,
                open_piles: options.open_piles,
                first,
            },
            turn: Turn::begin(first),
            ending: Ending::Open,
        };
        let hand = scenario.map_or(self.setup.hand, |scenario| scenario.hand);
        for seat in Seat::all(players.into()) {
            for _ in 0..hand {
                if let Some(card) = state.deck.draw(&self.leaves, chance) {
                    state.areas[seat.index()].hand.add(card, &self.leaves);
                }
            }
        }
        self.reveal(&mut state, self.setup.garden, chance, &mut ());
        match scenario {
            Some(scenario) => self.set_up_solo(&mut state, scenario),
            None => self.set_up_several(&mut state, options, chance),
        }
        state
    }

    fn set_up_solo(&self, state: &mut State, scenario: &Scenario) {
        state.areas[0].acorns = self.setup.acorns_solo;
        state.areas[0].landscapes = dealt(scenario.landscapes);
        for token in &scenario.tokens {
            state.available.insert(token.objective);
        }
    }

    fn set_up_several(&self, state: &mut State, options: &Options, chance: &mut impl Chance) {
        let players = options.players;
        let first = state.terms.first;
        for seat in Seat::all(players.into()) {
            state.areas[seat.index()].acorns = if seat == first {
                self.setup.acorns_first_player
            } else {
                self.setup.acorns_others
            };
        }
        state.torii = players + self.setup.torii_beyond_players;
        state.available = self.draw_objectives(state.terms.types, players, chance);
        if options.draft {
            state.stack = self.draft;
            for _ in 0..self.setup.open_landscapes {
                state.open_landscape(chance, &mut ());
            }
            state.turn.stage = Stage::Draft;
        } else {
            for seat in Seat::all(players.into()) {
                state.areas[seat.index()].landscapes = dealt(self.starter_sets[seat.index()]);
            }
        }
    }

    fn draw_types(&self, players: u8, chance: &mut impl Chance) -> LeafSet {
        let mut left = Leaf::ALL;
        let wanted = (players + self.setup.types_beyond_players) as usize;
        shuffle_front(&mut left, wanted, chance);
        left.into_iter().take(wanted).collect()
    }

    fn draw_objectives(
        &self,
        types: LeafSet,
        players: u8,
        chance: &mut impl Chance,
    ) -> ObjectiveSet {
        // Tokens of types that are out go last, and are never reached.
        let mut tokens = Objective::ALL;
        let out = |objective: &Objective| matches!(objective, Objective::Most(leaf) if !types.contains(*leaf));
        tokens.sort_by_key(out);
        let there = tokens.iter().filter(|objective| !out(objective)).count();
        let wanted = (players + self.setup.objectives_beyond_players) as usize;
        shuffle_front(&mut tokens[..there], wanted, chance);
        let mut drawn = ObjectiveSet::EMPTY;
        tokens[..wanted.min(there)]
            .iter()
            .for_each(|&objective| drawn.insert(objective));
        drawn
    }
}

fn dealt(letters: [Letter; LANDSCAPES]) -> [Option<Landscape>; LANDSCAPES] {
    let mut letters = letters;
    letters.sort_unstable();
    letters.map(|letter| {
        Some(Landscape {
            letter,
            used: false,
        })
    })
}

/// Puts a random choice of the items, in random order, into the first `wanted` places.
fn shuffle_front<T>(items: &mut [T], wanted: usize, chance: &mut impl Chance) {
    for place in 0..wanted.min(items.len()) {
        let left = (items.len() - place) as u32;
        items.swap(place, place + chance.below(left) as usize);
    }
}
