//! Vivid Memories under the contract of the table.

use table::{
    Chance, Finality, Game, MoveId, MoveSet, Observer, Points, Ranks, Seat, SeatSet, Sink, rank_by,
};

use crate::components::VividMemories;
use crate::event::Event;
use crate::moves::Move;
use crate::options::Options;
use crate::state::State;
use crate::view::View;

/// There is nothing to remember: what was seen stays in sight.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Memory;

impl Game for VividMemories {
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
        self.legal_moves(state, seat)
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

    /// The points counted so far; what the board would still bring is not in them.
    fn points(&self, state: &State) -> Points {
        let mut points = Points::default();
        for seat in state.seats() {
            points[seat.index()] = state.board(seat).score.total();
        }
        points
    }

    fn points_if_ended(&self, state: &State) -> Points {
        self.points(&self.rewarded(state))
    }

    fn ranks(&self, state: &State) -> Ranks {
        let players = usize::from(state.table.players);
        rank_by(players, |seat| {
            let score = state.board(seat).score;
            let place = (seat.index() + players - state.opener.index()) % players;
            (score.total(), score.aspiration, place)
        })
    }

    fn view(&self, state: &State, observer: Observer) -> View {
        state.seen_by(observer)
    }

    fn redact(&self, event: &Event, observer: Observer) -> Event {
        event.seen_by(observer)
    }

    fn remember(&self, _memory: &mut Memory, _event: &Event) {}

    fn sample(&self, view: &View, _memory: &Memory, chance: &mut impl Chance) -> State {
        view.guess(chance)
    }
}
