//! What bots look at in Momiji.

mod features;
mod growth;
mod scenario;
#[cfg(test)]
mod tests;

use momiji::{Ending, Leaf, Letter, Momiji, Move, Stage, State};
use table::{Game, MAX_SEATS, MoveId, Seat, Speech};

use features::turns_left;
use growth::{counts, growth};
use scenario::nearness;

use crate::features::Features;
use crate::judged::{Factor, Judged, Outcome, squash};

impl Judged for Momiji {
    const COMMON: usize = 16;
    const BLOCK: usize = 82;
    const SKILLED: u32 = 16;
    const CLEAR_MARGIN: f32 = 12.0;
    const WEIGHTS: [&'static [u8]; MAX_SEATS] = [
        carried!(bytes "../../../weights/momiji-1.net"),
        carried!(bytes "../../../weights/momiji-2.net"),
        carried!(bytes "../../../weights/momiji-3.net"),
        carried!(bytes "../../../weights/momiji-4.net"),
    ];
    const PUZZLES: &'static str = carried!(text "../../../puzzles/momiji.json");

    fn common(&self, state: &State, common: &mut impl Features) {
        common.put("cards in the deck", state.deck().len() as i32, 40.0);
        common.flag("deck nearly empty", state.deck().len() <= 8);
        common.put("torii left", state.torii().into(), 4.0);
        common.flag("one torii left", state.torii() == 1);
        common.flag("end not in sight", state.ending() == Ending::Open);
        let turns = match state.ending() {
            Ending::Turns(turns) => i32::from(turns),
            _ => 0,
        };
        common.put("turns left", turns, 4.0);
        let garden = || {
            Leaf::ALL
                .into_iter()
                .map(|leaf| state.garden().column(leaf).len())
        };
        common.put("cards in the garden", garden().sum::<usize>() as i32, 10.0);
        common.put("longest column", garden().max().unwrap_or(0) as i32, 4.0);
        common.flag("draft", state.turn().stage == Stage::Draft);
        common.put("tokens to be had", state.available().len() as i32, 4.0);
        common.put("types", state.table().types.len() as i32, 6.0);
        let scenarios = ["first", "second", "third"];
        common.one_of(
            "scenario",
            &scenarios,
            state.table().scenario.map(usize::from),
        );
        common.put("cards in the discard", state.discard().len() as i32, 30.0);
        common.flag("always", true);
    }

    fn block(&self, state: &State, seat: Seat, block: &mut impl Features) {
        let area = state.area(seat);
        let points = self.points(state)[seat.index()];
        block.put("strength", points, 40.0);
        features::piles(self, state, area, block);
        features::hand(self, area, block);
        block.put("acorns", area.acorns().into(), 8.0);
        block.put("acorns up to three", i32::from(area.acorns()).min(3), 3.0);
        for letter in Letter::ALL {
            let unused = area
                .landscapes()
                .filter(|card| card.letter == letter && !card.used);
            block.put(
                ("unused landscape", letter.name()),
                unused.count() as i32,
                1.0,
            );
        }
        features::objectives(self, state, seat, block);
        features::turn(state, seat, block);
        features::scenario(self, state, area, block);
    }

    /// What would be scored now, and, while turns are left, a part of what the hand could still
    /// bring, and of what else is kept for later.
    fn promise(&self, state: &State, seat: Seat) -> i32 {
        let area = state.area(seat);
        let points = if state.table().scenario.is_some() {
            (100.0 * nearness(self, state)) as i32
        } else {
            self.points(state)[seat.index()]
        };
        let promise = 12 * points;
        if turns_left(state, seat) == 0 {
            return promise;
        }
        let leaves = self.leaves();
        let (mut hope, mut playable) = (0, 0);
        for leaf in state.table().types.iter() {
            let own = growth(area, leaf, counts(area.hand(), leaf, leaves), leaves);
            hope += 6 * own.gain + 5 * own.cards;
            playable += i32::from(own.now);
            // A tall pile of low cards waits for its higher ones.
            hope += 5 * area.pile(leaf).len() as i32;
        }
        hope += 4 * playable + 8 * area.connections(leaves) as i32;
        hope += 2 * (area.hand().len() as i32).min(8);
        let unused = area.landscapes().filter(|card| !card.used).count() as i32;
        promise + hope + 10 * unused
    }

    fn factors(&self, state: &State, seat: Seat) -> Vec<Factor> {
        let area = state.area(seat);
        let landscapes = area.landscapes().map(|card| Factor {
            group: "landscape",
            name: card.letter.to_string(),
        });
        let objectives = area.objectives().iter().map(|objective| Factor {
            group: "objective",
            name: objective.to_string(),
        });
        let players = usize::from(state.table().players);
        let place = (seat.index() + players - state.table().first.index()) % players + 1;
        let place = Factor {
            group: "place in turn order",
            name: place.to_string(),
        };
        landscapes.chain(objectives).chain([place]).collect()
    }

    fn is_turn_end(&self, id: MoveId) -> bool {
        id == Move::EndTurn.id()
    }

    fn is_last_turn(&self, state: &State, seat: Seat) -> bool {
        state.ending() == Ending::Turns(1) && state.turn().seat == seat
    }

    fn is_rest(&self, id: MoveId) -> bool {
        [Move::EndTurn.id(), Move::Done.id(), Move::Pass.id()].contains(&id)
    }

    fn area(&self, id: MoveId) -> Option<&'static str> {
        Some(match Move::from_id(id)? {
            Move::Lay(_) | Move::LayLeft(_) | Move::LayRight(_) => "coach-momiji-lay",
            Move::Take(_) | Move::TakeTop(_) | Move::Reveal => "coach-momiji-garden",
            Move::Discard(_) | Move::Exchange => "coach-momiji-discard",
            Move::Activate(_) | Move::GiveBack(_) | Move::SwapFor(_) => "coach-momiji-objective",
            Move::Done | Move::Pass | Move::EndTurn => "coach-rest",
            Move::Retrieve(_)
            | Move::Slide(_)
            | Move::Arrange(_)
            | Move::Under(_)
            | Move::Use(_)
            | Move::Draft(_)
            | Move::PlaceLeft
            | Move::PlaceRight => "coach-momiji-landscape",
        })
    }

    fn outcome(&self, state: &State, seat: Seat) -> Outcome {
        let points = self.points(state);
        let own = points[seat.index()];
        if let Some(challenge) = self.tally(state).challenge {
            return Outcome {
                win: f32::from(u8::from(challenge.won)),
                margin: nearness(self, state),
                score: own as f32,
            };
        }
        let rivals = Seat::all(self.players(state)).filter(|&other| other != seat);
        let best = rivals.map(|other| points[other.index()]).max().unwrap_or(0);
        Outcome {
            win: crate::judged::win_share(self, state, seat),
            margin: squash((own - best) as f32 / Self::CLEAR_MARGIN),
            score: own as f32,
        }
    }
}
