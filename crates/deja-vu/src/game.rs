//! Deja Vu under the contract of the table.

use table::{
    Chance, Finality, Game, MoveId, MoveSet, Observer, Points, Ranks, Seat, SeatSet, Sink, rank_by,
};

use crate::components::DejaVu;
use crate::event::Event;
use crate::memory::Memory;
use crate::moves::Move;
use crate::options::Options;
use crate::state::State;
use crate::view::View;

impl Game for DejaVu {
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
        state.table.players.into()
    }

    #[inline]
    fn to_act(&self, state: &State) -> SeatSet {
        state.actors()
    }

    #[inline]
    fn legal(&self, state: &State, seat: Seat) -> MoveSet {
        if state.actors().contains(seat) {
            self.legal_moves(state, seat)
        } else {
            MoveSet::EMPTY
        }
    }

    #[inline]
    fn apply(
        &self,
        state: &mut State,
        seat: Seat,
        id: MoveId,
        chance: &mut impl Chance,
        events: &mut impl Sink<Event>,
    ) -> Finality {
        match Move::from_id(id) {
            Some(decision) => self.carry_out(state, seat, decision, chance, events),
            None => Finality::Open,
        }
    }

    fn points(&self, state: &State) -> Points {
        self.count_points(state)
    }

    fn ranks(&self, state: &State) -> Ranks {
        let points = self.count_points(state);
        rank_by(state.table.players.into(), |seat| points[seat.index()])
    }

    fn view(&self, state: &State, observer: Observer) -> View {
        state.seen_by(observer)
    }

    fn redact(&self, event: &Event, observer: Observer) -> Event {
        event.seen_by(observer)
    }

    fn remember(&self, memory: &mut Memory, event: &Event) {
        memory.learn(event);
    }

    fn sample(&self, view: &View, memory: &Memory, chance: &mut impl Chance) -> State {
        view.guess(memory, chance)
    }
}
