//! Activating objectives: which may be, what they cost, and what it does.

use table::{Chance, Sink};

use crate::components::{Momiji, Need, Price};
use crate::event::Event;
use crate::objective::{Objective, ObjectiveSet};
use crate::state::State;
use crate::step::UnderWay;
use crate::turn::{Main, Stage};

impl Momiji {
    /// The tokens that may be activated with this number of acorns.
    pub fn activatable(&self, state: &State, acorns: u16) -> ObjectiveSet {
        let Some(scenario) = state.terms.scenario else {
            let enough = acorns >= self.acorns.activate;
            return if enough {
                state.available
            } else {
                ObjectiveSet::EMPTY
            };
        };
        let mut open = ObjectiveSet::EMPTY;
        for token in &self.scenarios[scenario as usize].tokens {
            let there = state.available.contains(token.objective);
            if there
                && self.need_met(state, token.objective, token.needs, acorns)
                && self.price(state, token.objective, acorns) <= acorns
            {
                open.insert(token.objective);
            }
        }
        open
    }

    /// What activating this token costs with this number of acorns in stock.
    pub(crate) fn price(&self, state: &State, objective: Objective, acorns: u16) -> u16 {
        let token = state.terms.scenario.and_then(|scenario| {
            let tokens = &self.scenarios[scenario as usize].tokens;
            tokens.iter().find(|token| token.objective == objective)
        });
        match (token.map(|token| token.price), objective) {
            (None, _) => self.acorns.activate,
            (Some(Price::Acorns(price)), _) => price,
            (Some(Price::HalfOfStock), _) => acorns / 2,
            (Some(Price::TopOfPile), Objective::Most(leaf)) => state
                .own()
                .top_number(leaf, &self.leaves)
                .unwrap_or(0)
                .into(),
            // The component check lets only type tokens have this price.
            (Some(Price::TopOfPile), _) => 0,
        }
    }

    fn need_met(&self, state: &State, objective: Objective, need: Need, acorns: u16) -> bool {
        let own = state.own();
        match need {
            Need::Pile => {
                matches!(objective, Objective::Most(leaf) if !own.pile(leaf).is_empty())
            }
            Need::LongestMiddle => own.longest_is_middle(),
            Need::ZerosInSight(zeros) => self.zeros_in_sight(own) >= zeros.into(),
            Need::EveryTorii => state.terms.types.minus(own.torii).is_empty(),
            Need::Stock(stock) => acorns >= stock,
        }
    }
}

impl<C: Chance, S: Sink<Event>> UnderWay<'_, C, S> {
    /// Activates a token: as the main action, or by landscape H.
    pub(crate) fn activate(&mut self, objective: Objective) {
        let seat = self.state.turn.seat;
        let price = self
            .game
            .price(self.state, objective, self.state.own().acorns);
        self.pay(price);
        self.state.available.remove(objective);
        self.state.own_mut().objectives.insert(objective);
        self.events.push(Event::Activated {
            seat,
            objective,
            price,
        });
        let by_landscape = self.state.turn.stage == Stage::ActivateOrSwap;
        self.state.turn.stage = Stage::Free;
        if by_landscape {
            return;
        }
        self.state.turn.main = Main::Activate;
        if self.state.is_solo() {
            self.renew_garden();
        }
    }
}
