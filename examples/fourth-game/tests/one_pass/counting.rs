//! High Card, counting what it is asked for.

use std::sync::atomic::{AtomicUsize, Ordering};

use fourth_game::{Event, HighCard, Lay, State, View};
use serde::Serialize;
use serde_json::Value;
use table::{
    About, Chance, Documents, Finality, Game, GameBox, MoveId, MoveSet, Observer, Phrase, Points,
    Problems, Ranks, Request, Seat, SeatSet, Sink, Speech, Tally,
};

/// What can be asked of a game that costs something.
#[derive(Clone, Copy, Debug)]
enum Question {
    Read,
    Legal,
    Apply,
    View,
    WriteView,
    WritePosition,
}

static ASKED: [AtomicUsize; 6] = [const { AtomicUsize::new(0) }; 6];

fn count(question: Question) {
    ASKED[question as usize].fetch_add(1, Ordering::SeqCst);
}

/// How often each question was asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Asked {
    /// What a text means as a move.
    pub read: usize,
    /// What may be done.
    pub legal: usize,
    /// To make a move.
    pub apply: usize,
    /// What somebody sees.
    pub view: usize,
    /// To write that down.
    pub written_view: usize,
    /// To write the whole position down, for its fingerprint.
    pub written_position: usize,
}

/// What was asked since this was asked last.
pub fn asked() -> Asked {
    let take = |question: Question| ASKED[question as usize].swap(0, Ordering::SeqCst);
    Asked {
        read: take(Question::Read),
        legal: take(Question::Legal),
        apply: take(Question::Apply),
        view: take(Question::View),
        written_view: take(Question::WriteView),
        written_position: take(Question::WritePosition),
    }
}

/// The game.
pub struct Counting(HighCard);

impl bots::Judged for Counting {}

impl pictures::Drawn for Counting {}

impl Game for Counting {
    type Options = u8;
    type State = State;
    type View = View;
    type Event = Event;
    type Memory = ();
    type Move = Lay;

    const MOVES: usize = HighCard::MOVES;

    fn setup(&self, players: &u8, chance: &mut impl Chance) -> State {
        self.0.setup(players, chance)
    }

    fn players(&self, state: &State) -> usize {
        self.0.players(state)
    }

    fn to_act(&self, state: &State) -> SeatSet {
        self.0.to_act(state)
    }

    fn legal(&self, state: &State, seat: Seat) -> MoveSet {
        count(Question::Legal);
        self.0.legal(state, seat)
    }

    fn apply(
        &self,
        state: &mut State,
        seat: Seat,
        id: MoveId,
        chance: &mut impl Chance,
        events: &mut impl Sink<Event>,
    ) -> Finality {
        count(Question::Apply);
        self.0.apply(state, seat, id, chance, events)
    }

    // Lists ask it of each move that they offer: that is not the move that is made.
    fn finality(&self, state: &State, seat: Seat, id: MoveId) -> Finality {
        self.0.finality(state, seat, id)
    }

    fn points(&self, state: &State) -> Points {
        self.0.points(state)
    }

    fn ranks(&self, state: &State) -> Ranks {
        self.0.ranks(state)
    }

    fn view(&self, state: &State, observer: Observer) -> View {
        count(Question::View);
        self.0.view(state, observer)
    }

    fn redact(&self, event: &Event, observer: Observer) -> Event {
        self.0.redact(event, observer)
    }

    fn remember(&self, memory: &mut (), event: &Event) {
        self.0.remember(memory, event);
    }

    fn sample(&self, view: &View, memory: &(), chance: &mut impl Chance) -> State {
        self.0.sample(view, memory, chance)
    }
}

impl GameBox for Counting {
    const COMPONENTS: &'static str = HighCard::COMPONENTS;

    fn open(components: &str) -> Result<Counting, Problems> {
        HighCard::open(components).map(Counting)
    }

    fn components_digest(&self) -> u64 {
        self.0.components_digest()
    }

    fn about(&self) -> About {
        self.0.about()
    }

    fn options(&self, request: &Request) -> Result<u8, Problems> {
        self.0.options(request)
    }
}

impl Documents for Counting {
    fn written_position(&self, state: &State) -> impl Serialize {
        count(Question::WritePosition);
        self.0.written_position(state)
    }

    fn read_position(&self, document: &Value) -> Result<State, Problems> {
        self.0.read_position(document)
    }

    fn written_view(&self, view: &View) -> impl Serialize {
        count(Question::WriteView);
        self.0.written_view(view)
    }

    fn event_document(&self, event: &Event) -> Value {
        self.0.event_document(event)
    }
}

impl Speech for Counting {
    const TEXTS: &'static [(&'static str, &'static str)] = HighCard::TEXTS;

    fn move_text(&self, id: MoveId) -> Option<String> {
        self.0.move_text(id)
    }

    fn parse_move(&self, text: &str) -> Option<MoveId> {
        count(Question::Read);
        self.0.parse_move(text)
    }

    fn explain(&self, view: &View, id: MoveId) -> Phrase {
        self.0.explain(view, id)
    }

    fn prompt(&self, view: &View) -> Phrase {
        self.0.prompt(view)
    }

    fn tell(&self, event: &Event) -> Phrase {
        self.0.tell(event)
    }

    fn names(&self) -> Vec<Phrase> {
        self.0.names()
    }

    fn tally(&self, state: &State) -> Tally {
        self.0.tally(state)
    }
}
