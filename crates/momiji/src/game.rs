//! Momiji under the contract of the table.

use table::{
    Chance, Finality, Game, Lookback, MoveId, MoveSet, Observer, Points, Ranks, Seat, SeatSet, Sink,
};

use crate::components::Momiji;
use crate::event::Event;
use crate::memory::Memory;
use crate::moves::Move;
use crate::options::Options;
use crate::state::State;
use crate::turn::Stage;
use crate::view::View;

impl Game for Momiji {
    type Options = Options;
    type State = State;
    type View = View;
    type Event = Event;
    type Memory = Memory;
    type Move = Move;

    const MOVES: usize = Move::COUNT;

    fn setup(&self, options: &Options, chance: &mut impl Chance) -> State {
        self.set_up(options, chance)
    }

    fn players(&self, state: &State) -> usize {
        state.terms.players.into()
    }

    #[inline]
    fn to_act(&self, state: &State) -> SeatSet {
        if state.turn.stage == Stage::Over {
            SeatSet::EMPTY
        } else {
            SeatSet::only(state.turn.seat)
        }
    }

    #[inline]
    fn legal(&self, state: &State, seat: Seat) -> MoveSet {
        if seat == state.turn.seat {
            self.legal_moves(state)
        } else {
            MoveSet::EMPTY
        }
    }

    #[inline]
    fn apply(
        &self,
        state: &mut State,
        _seat: Seat,
        id: MoveId,
        chance: &mut impl Chance,
        events: &mut impl Sink<Event>,
    ) -> Finality {
        match Move::from_id(id) {
            Some(decision) => self.carry_out(state, decision, chance, events),
            None => Finality::Open,
        }
    }

    fn points(&self, state: &State) -> Points {
        self.count_points(state)
    }

    fn ranks(&self, state: &State) -> Ranks {
        self.count_ranks(state)
    }

    fn view(&self, state: &State, observer: Observer) -> View {
        self.look(state, observer)
    }

    fn redact(&self, event: &Event, observer: Observer) -> Event {
        event.seen_by(observer)
    }

    fn remember(&self, memory: &mut Memory, event: &Event) {
        memory.learn(event, self);
    }

    fn lookback(&self, view: &View) -> Lookback {
        // Who could read up on every card that was laid could count the piles.
        if view.sees_piles() || view.open.is_solo() {
            Lookback::Everything
        } else {
            Lookback::Round
        }
    }

    fn sample(&self, view: &View, memory: &Memory, chance: &mut impl Chance) -> State {
        self.guess(view, memory, chance)
    }
}
