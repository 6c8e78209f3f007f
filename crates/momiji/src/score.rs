//! Points, places and where they come from.

use table::{Challenge, Part, Phrase, Points, Ranks, Seat, SeatTally, Tally, rank_by};

use crate::components::Momiji;
use crate::names;
use crate::objective::Objective;
use crate::state::State;
use crate::turn::Stage;

impl Momiji {
    /// The points of every seat, as if the game ended now.
    pub(crate) fn count_points(&self, state: &State) -> Points {
        let mut points = Points::default();
        for seat in Seat::all(state.terms.players.into()) {
            let area = state.area(seat);
            let piles: i32 = area
                .row()
                .iter()
                .map(|&leaf| area.pile_points(leaf, &self.leaves))
                .sum();
            points[seat.index()] = piles + i32::from(area.acorns);
        }
        if !state.is_solo() {
            for (owner, objective) in activated(state) {
                for (seat, score) in self.objective_scores(state, owner, objective) {
                    points[seat.index()] += score;
                }
            }
        }
        points
    }

    /// Places by points, then by hand cards.
    pub(crate) fn count_ranks(&self, state: &State) -> Ranks {
        let points = self.count_points(state);
        rank_by(state.terms.players.into(), |seat| {
            (points[seat.index()], state.area(seat).hand.len())
        })
    }

    /// Who fulfils an activated objective, and what it scores for each of them.
    fn objective_scores(
        &self,
        state: &State,
        owner: Seat,
        objective: Objective,
    ) -> impl Iterator<Item = (Seat, i32)> {
        let scores = self.scores;
        self.fulfilled_by(state, objective).map(move |seat| {
            let score = if seat == owner {
                scores.objective_owner
            } else {
                scores.objective_others
            };
            (seat, score)
        })
    }

    /// The players who fulfil an objective, ties included.
    pub(crate) fn fulfilled_by(
        &self,
        state: &State,
        objective: Objective,
    ) -> impl Iterator<Item = Seat> {
        let seats = || Seat::all(state.terms.players.into());
        let mut reached = [0; table::MAX_SEATS];
        for seat in seats() {
            reached[seat.index()] = state.area(seat).measure(objective, &self.leaves);
        }
        let all = &reached[..state.terms.players.into()];
        let fewest = objective == Objective::FewestCards;
        let best = if fewest {
            all.iter().min()
        } else {
            all.iter().max()
        };
        let best = best.copied().unwrap_or(0);
        let counts = fewest || best > 0;
        seats().filter(move |seat| counts && reached[seat.index()] == best)
    }

    /// The score, explained.
    pub(crate) fn write_tally(&self, state: &State) -> Tally {
        let points = self.count_points(state);
        let ranks = self.count_ranks(state);
        let seats = Seat::all(state.terms.players.into()).map(|seat| SeatTally {
            seat: seat.number(),
            rank: ranks[seat.index()],
            total: points[seat.index()],
            parts: self.parts(state, seat),
            tie_breaks: vec![Part::new(
                "hand",
                Phrase::new("momiji-points-hand"),
                state.area(seat).hand.len() as i32,
            )],
        });
        Tally {
            over: state.turn.stage == Stage::Over,
            seats: seats.collect(),
            challenge: self.challenge(state),
        }
    }

    fn parts(&self, state: &State, seat: Seat) -> Vec<Part> {
        let area = state.area(seat);
        let mut parts: Vec<Part> = area
            .row()
            .iter()
            .map(|&leaf| {
                let cards = area.pile(leaf).len();
                let number = area.top_number(leaf, &self.leaves).unwrap_or(0);
                let label = Phrase::new("momiji-points-pile")
                    .phrase("pile", names::pile(leaf))
                    .count("cards", cards)
                    .number("number", number);
                Part::new("pile", label, area.pile_points(leaf, &self.leaves))
            })
            .collect();
        parts.push(Part::new(
            "acorns",
            Phrase::new("momiji-points-acorns"),
            area.acorns.into(),
        ));
        if state.is_solo() {
            return parts;
        }
        for (owner, objective) in activated(state) {
            let scored = self.objective_scores(state, owner, objective);
            let score = scored
                .filter(|(other, _)| *other == seat)
                .map(|(_, score)| score)
                .sum();
            let owned = if owner == seat {
                "momiji-points-own-objective"
            } else {
                "momiji-points-objective"
            };
            let label = Phrase::new(owned).phrase("objective", names::objective(objective));
            parts.push(Part::new("objective", label, score));
        }
        parts
    }

    fn challenge(&self, state: &State) -> Option<Challenge> {
        let scenario = &self.scenarios[state.terms.scenario? as usize];
        let conditions = self.conditions(state, scenario);
        Some(Challenge {
            name: names::scenario(scenario),
            won: conditions.iter().all(|condition| condition.met),
            conditions,
        })
    }
}

/// The activated objectives and their owners.
fn activated(state: &State) -> impl Iterator<Item = (Seat, Objective)> {
    let seats = Seat::all(state.terms.players.into());
    seats.flat_map(|seat| {
        let objectives = state.area(seat).objectives;
        objectives.iter().map(move |objective| (seat, objective))
    })
}
