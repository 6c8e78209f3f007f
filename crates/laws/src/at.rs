//! Tests as data: a position, moves, what must follow.

use serde_json::Value;
use table::{
    Chance, Dice, Finality, MoveId, Observer, Request, Script, Seat, Text, gains, why_not,
};
use words::{Language, say};

use crate::speech::spoken;

/// A game in the middle of something, for tests that show a rule.
pub struct At<G: Text> {
    /// The box.
    pub game: G,
    /// The position.
    pub state: G::State,
    /// What happened since the test began.
    pub events: Vec<G::Event>,
    /// Whether the last move can be taken back.
    pub finality: Finality,
}

impl<G: Text> At<G> {
    /// This state of this game.
    pub fn of(game: G, state: G::State) -> At<G> {
        At {
            game,
            state,
            events: Vec::new(),
            finality: Finality::Open,
        }
    }

    /// This whole position, with the components that come with the program.
    ///
    /// # Panics
    /// If it is refused.
    pub fn position(document: &Value) -> At<G> {
        At::with_game(standard::<G>(), document)
    }

    /// This whole position of a game with other components.
    ///
    /// # Panics
    /// If it is refused.
    pub fn with_game(game: G, document: &Value) -> At<G> {
        match game.read_position(document) {
            Ok(state) => At::of(game, state),
            Err(problems) => panic!("the position is wrong:\n{problems}"),
        }
    }

    /// A new game with these options, and this luck.
    ///
    /// # Panics
    /// If the options are refused.
    pub fn new_game(players: usize, options: &[(&str, &str)], chance: &mut impl Chance) -> At<G> {
        let game = standard::<G>();
        let table = Request::players(players);
        let request = options
            .iter()
            .fold(table, |request, (key, value)| request.with(key, value));
        let options = match game.options(&request) {
            Ok(options) => options,
            Err(problems) => panic!("{request:?}: {problems}"),
        };
        let state = game.setup(&options, chance);
        At::of(game, state)
    }

    /// Makes these moves, one after another, each by the first seat that may act, with dice of seed 1.
    ///
    /// # Panics
    /// If one of them is no move, or is not legal.
    pub fn play(&mut self, moves: &[&str]) -> &mut At<G> {
        self.play_with(moves, &mut Dice::new(1))
    }

    /// The same, such as `take red; end turn`.
    pub fn moves(&mut self, moves: &str) -> &mut At<G> {
        let moves: Vec<&str> = moves.split("; ").collect();
        self.play(&moves)
    }

    /// The same with scripted luck: each answer picks a place in the game's own order of what it draws from.
    pub fn play_scripted(&mut self, moves: &[&str], answers: &[u32]) -> &mut At<G> {
        self.play_with(moves, &mut Script::new(answers))
    }

    /// The same with this luck.
    pub fn play_with(&mut self, moves: &[&str], chance: &mut impl Chance) -> &mut At<G> {
        for text in moves {
            let seat = self.seat();
            self.make(seat, text, chance);
        }
        self
    }

    /// This seat (from 1) makes these moves, whoever else may act.
    pub fn by(&mut self, seat: usize, moves: &str) -> &mut At<G> {
        let mut dice = Dice::new(1);
        for text in moves.split("; ") {
            self.make(Seat::new(seat - 1), text, &mut dice);
        }
        self
    }

    fn make(&mut self, seat: Seat, text: &str, chance: &mut impl Chance) {
        let id = self.id(text);
        let played = self
            .game
            .play(&mut self.state, seat, id, chance, &mut self.events);
        self.finality = played
            .unwrap_or_else(|error| panic!("{text}: {error}; legal: {:?}", self.legal_of(seat)));
    }

    /// The number of a move.
    ///
    /// # Panics
    /// If it is no move.
    pub fn id(&self, text: &str) -> MoveId {
        let id = self.game.parse_move(text);
        id.unwrap_or_else(|| panic!("{text} is no move"))
    }

    /// The first seat that may act.
    ///
    /// # Panics
    /// If the game is over.
    pub fn seat(&self) -> Seat {
        let actors = self.game.to_act(&self.state);
        actors.iter().next().expect("somebody may act")
    }

    /// The numbers of those who may act.
    pub fn actors(&self) -> Vec<usize> {
        let actors = self.game.to_act(&self.state);
        actors.iter().map(Seat::number).collect()
    }

    /// The legal moves of the first seat that may act, as text; none when the game is over.
    pub fn legal(&self) -> Vec<String> {
        let actors = self.game.to_act(&self.state);
        let first = actors.iter().next();
        first.map_or_else(Vec::new, |seat| self.legal_of(seat))
    }

    /// The legal moves of a seat, as text.
    pub fn legal_of(&self, seat: Seat) -> Vec<String> {
        let legal = self.game.legal(&self.state, seat);
        let texts = legal.iter().filter_map(|id| self.game.move_text(id));
        texts.collect()
    }

    /// Whether this move is legal for the first seat that may act.
    pub fn offers(&self, text: &str) -> bool {
        let id = self.id(text);
        let mut actors = self.game.to_act(&self.state).iter();
        let first = actors.next();
        first.is_some_and(|seat| self.game.legal(&self.state, seat).contains(id))
    }

    /// This move is not legal for the first seat that may act, by this rule, and that is said by the message of
    /// this name.
    ///
    /// # Panics
    /// If it is legal, or for another reason not.
    pub fn refuses(&self, text: &str, rule: &str, message: &str) -> &At<G> {
        let mut actors = self.game.to_act(&self.state).iter();
        let first = actors.next().unwrap_or(Seat::new(0));
        self.refuses_seat(first.number(), text, rule, message)
    }

    /// The same of a seat (from 1), whoever may act.
    ///
    /// # Panics
    /// If it is legal, or for another reason not.
    pub fn refuses_seat(&self, seat: usize, text: &str, rule: &str, message: &str) -> &At<G> {
        let reason = why_not(&self.game, &self.state, Seat::new(seat - 1), self.id(text));
        let Some(reason) = reason else {
            panic!("{text} is legal");
        };
        spoken(&reason.phrase(), text);
        let said = (reason.rule.unwrap_or_default(), reason.why.say.as_ref());
        assert_eq!(said, (rule, message), "{text}");
        self
    }

    /// Why the first seat that may act can't make this move, with the rule, in English.
    ///
    /// # Panics
    /// If it can.
    pub fn why(&self, text: &str) -> String {
        let reason = why_not(&self.game, &self.state, self.seat(), self.id(text));
        let reason = reason.unwrap_or_else(|| panic!("{text} is legal"));
        say(Language::En, &reason.phrase())
    }

    /// Exactly these moves are legal for the first seat that may act.
    ///
    /// # Panics
    /// If there are others, or fewer.
    pub fn only(&self, moves: &str) {
        let mut expected: Vec<&str> = moves.split("; ").collect();
        expected.sort_unstable();
        let mut legal = self.legal();
        legal.sort();
        assert_eq!(legal, expected);
    }

    /// What the first seat that may act is told that this move, which is legal, brings in points; nothing where that
    /// is not certain.
    ///
    /// # Panics
    /// If it is not legal.
    pub fn gain(&self, text: &str) -> Option<i32> {
        assert!(self.offers(text), "{text}; legal: {:?}", self.legal());
        let (seat, id) = (self.seat(), self.id(text));
        let view = self.game.view(&self.state, Observer::Seat(seat));
        gains(&self.game, &view, seat, [id]).remove(&id)
    }

    /// The position as a document.
    pub fn document(&self) -> Value {
        self.game.position(&self.state)
    }

    /// One part of the position document, by its JSON pointer, such as `/seats/0/acorns`.
    pub fn part(&self, pointer: &str) -> Value {
        let document = self.document();
        document.pointer(pointer).cloned().unwrap_or(Value::Null)
    }

    /// What a seat (from 1) sees, as a document.
    pub fn view(&self, seat: usize) -> Value {
        self.seen_by(Observer::Seat(Seat::new(seat - 1)))
    }

    /// What an observer sees, as a document.
    pub fn seen_by(&self, observer: Observer) -> Value {
        let view = self.game.view(&self.state, observer);
        self.game.view_document(&view)
    }

    /// What these eyes are told of the points of a seat (from 1), thing by thing: source, points and the pieces that count.
    /// [`items`](crate::items) writes what is expected of it.
    ///
    /// # Panics
    /// If the account is not one of two seats in their order.
    pub fn told(&self, eyes: Observer, seat: usize) -> Vec<(String, i32, String)> {
        let account = self.game.account(&self.game.view(&self.state, eyes));
        let own = &account.seats[seat - 1];
        assert_eq!((own.seat, account.seats.len()), (seat, 2));
        let items = own.items.iter();
        let items = items.map(|item| (item.source.clone(), item.points, item.pieces.join(" ")));
        items.collect()
    }

    /// The points of a seat (from 1).
    pub fn points(&self, seat: usize) -> i32 {
        self.game.points(&self.state)[seat - 1]
    }
}

/// The box that comes with the program.
fn standard<G: Text>() -> G {
    match G::open(G::COMPONENTS) {
        Ok(game) => game,
        Err(problems) => panic!("{problems}"),
    }
}
