//! The conditions of the solo scenarios.

use table::{Condition, Seat};

use crate::area::Area;
use crate::components::{Momiji, PointsWithToken, Scenario, Victory};
use crate::names;
use crate::objective::Objective;
use crate::state::State;
use crate::view::View;

impl Area {
    /// Whether there are exactly three piles, of which the middle one has more cards than each of
    /// the two others.
    pub fn longest_is_middle(&self) -> bool {
        let [left, middle, right] = self.row() else {
            return false;
        };
        let length = self.pile(*middle).len();
        length > self.pile(*left).len() && length > self.pile(*right).len()
    }
}

impl Momiji {
    /// Zeros in hand and on top of piles.
    pub fn zeros_in_sight(&self, own: &Area) -> usize {
        let hand = own.hand.within(self.leaves.with_number(0).bits()).len();
        let row = own.row().iter();
        hand + row
            .filter(|&&leaf| own.top_number(leaf, &self.leaves) == Some(0))
            .count()
    }

    /// What had to be reached, and whether it is.
    pub(crate) fn conditions(&self, state: &State, scenario: &Scenario) -> Vec<Condition> {
        let conditions = scenario.victory.iter();
        conditions
            .map(|&victory| Condition {
                label: names::victory(victory),
                met: self.reached(state, scenario, victory),
            })
            .collect()
    }

    /// The same as far as a view tells. With closed piles it does not tell, and nothing counts as reached;
    /// in a game of several there is nothing to reach.
    pub fn conditions_seen(&self, view: &View) -> Vec<Condition> {
        let Some(scenario) = self.scenario(view.table()) else {
            return Vec::new();
        };
        let mut conditions = self.conditions(&view.open, scenario);
        for condition in &mut conditions {
            condition.met &= view.sees_piles();
        }
        conditions
    }

    fn reached(&self, state: &State, scenario: &Scenario, victory: Victory) -> bool {
        let own = state.area(Seat::new(0));
        let mut types = scenario.types.iter();
        match victory {
            Victory::PointsOnEveryPile(points) => {
                types.all(|leaf| own.pile_points(leaf, &self.leaves) >= points.into())
            }
            Victory::LongestMiddle => own.longest_is_middle(),
            Victory::Activated(tokens) => own.objectives.len() >= tokens.into(),
            Victory::EveryTop(number) => types.all(|leaf| {
                let top = own.top_number(leaf, &self.leaves);
                top.is_some_and(|top| top >= number)
            }),
            Victory::PointsWithToken(PointsWithToken {
                types: needed,
                points,
            }) => {
                let reached = types.filter(|&leaf| {
                    let enough = own.pile_points(leaf, &self.leaves) >= points.into();
                    enough && own.objectives.contains(Objective::Most(leaf))
                });
                reached.count() >= needed.into()
            }
            Victory::Stock(acorns) => own.acorns >= acorns,
            Victory::EveryTorii => types.all(|leaf| own.torii.contains(leaf)),
        }
    }
}
