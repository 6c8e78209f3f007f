//! What must hold at every step of every game.

use std::collections::BTreeSet;
use std::sync::Arc;

use table::{
    Chance, Finality, Game, Match, MoveError, MoveId, MoveSet, Observer, QuickDice, Request, Seat,
    SeatTally, Text,
};

use crate::{account, finality, horizon, open, reasons, record_laws, secrecy, speech};

/// A law of one game only, such as the number of its cards.
type Invariant<G> = Box<dyn Fn(&G, &<G as Game>::State)>;

/// A game that is to obey the laws, at tables of one kind.
pub struct Laws<G: Text> {
    game: Arc<G>,
    request: Request,
    invariant: Invariant<G>,
    rules: Option<BTreeSet<String>>,
}

impl<G: Text> Laws<G> {
    /// The laws for tables that ask for this.
    pub fn new(game: Arc<G>, request: Request) -> Laws<G> {
        for (language, texts) in G::TEXTS {
            words::bring(language, texts);
        }
        Laws {
            game,
            request,
            invariant: Box::new(|_, _| {}),
            rules: None,
        }
    }

    /// The same, with a law of the game's own that holds at every step.
    #[must_use]
    pub fn with_invariant(mut self, invariant: impl Fn(&G, &G::State) + 'static) -> Laws<G> {
        self.invariant = Box::new(invariant);
        self
    }

    /// The same for a game that numbers its rules: whatever is not legal names one of these.
    #[must_use]
    pub fn with_rules(mut self, rules: BTreeSet<String>) -> Laws<G> {
        self.rules = Some(rules);
        self
    }

    /// Plays one random game and checks every law on the way. Says how many decisions it took.
    ///
    /// # Panics
    /// If a law is broken.
    pub fn check_game(&self, seed: u64) -> usize {
        let mut played = Match::new(Arc::clone(&self.game), &self.request, seed)
            .unwrap_or_else(|problems| panic!("{:?}: {problems}", self.request));
        let mut luck = QuickDice::new(seed ^ 0x5eed);
        let players = self.game.players(played.state());
        let mut minds = secrecy::Minds::new(players);
        while !self.game.is_over(played.state()) {
            let at = format!(
                "{:?}, seed {seed}, move {}",
                self.request,
                played.log().len() + 1
            );
            self.check_state(played.state(), &at);
            // The costly laws at some steps only, and other ones in every game.
            if luck.below(8) == 0 {
                self.check_refusals(played.state(), &at);
            }
            if luck.below(4) == 0 {
                speech::shown(&*self.game, played.state(), &at);
            }
            if luck.below(4) == 0 {
                self.check_reasons(played.state(), &mut luck, &at);
            }
            if luck.below(4) == 0 {
                open::check(&*self.game, played.state(), &mut luck, &at);
                open::check_match(&played, &at);
            }
            if luck.below(4) == 0 {
                minds.check(&*self.game, played.state(), &mut luck, &at);
                finality::check(&*self.game, played.state(), &mut luck, &at);
                account::check(&*self.game, played.state(), &mut luck, &at);
            }
            let (seat, id) = self.pick(&played, &mut luck, &at);
            self.check_undo(&mut played, seat, id, &at);
            let before = *played.state();
            let horizons = horizon::horizons(&played);
            let events = played
                .play(seat, id)
                .unwrap_or_else(|error| panic!("{at}: {error}"));
            if events.is_empty() {
                secrecy::check_untold(&*self.game, &before, seat, id, &mut luck, &at);
            }
            minds.watch(&*self.game, &events);
            open::check_events(&*self.game, &events, &at);
            horizon::check(&horizons, &played, &at);
            horizon::check_open_move(&*self.game, &before, &played, &mut luck, &at);
            if luck.below(16) == 0 {
                horizon::check_story(&played, &mut luck, &at);
            }
        }
        let at = format!("{:?}, seed {seed}, the end", self.request);
        self.check_state(played.state(), &at);
        self.check_end(played.state(), &at);
        speech::shown(&*self.game, played.state(), &at);
        account::check(&*self.game, played.state(), &mut luck, &at);
        self.check_reasons(played.state(), &mut luck, &at);
        open::check(&*self.game, played.state(), &mut luck, &at);
        open::check_match(&played, &at);
        horizon::check_story(&played, &mut luck, &at);
        record_laws::check(&played, &mut luck, &at);
        played.log().len()
    }

    fn check_reasons(&self, state: &G::State, luck: &mut QuickDice, at: &str) {
        reasons::check(&*self.game, state, self.rules.as_ref(), luck, at);
    }

    fn pick(&self, played: &Match<G>, luck: &mut QuickDice, at: &str) -> (Seat, MoveId) {
        table::choose(&*self.game, played.state(), luck)
            .unwrap_or_else(|| panic!("{at}: nobody can move before the end"))
    }

    /// Laws of a position by itself.
    fn check_state(&self, state: &G::State, at: &str) {
        (self.invariant)(&self.game, state);
        let to_act = self.game.to_act(state);
        for seat in Seat::all(table::MAX_SEATS) {
            let legal = self.game.legal(state, seat);
            assert_eq!(
                !legal.is_empty(),
                to_act.contains(seat),
                "{at}: {seat} has legal moves exactly when it may act"
            );
            self.check_moves(&legal, at);
        }
        let document = self.game.position(state);
        match self.game.read_position(&document) {
            Ok(again) => assert_eq!(again, *state, "{at}: a position survives being written"),
            Err(problems) => panic!("{at}: a real position is refused: {problems}\n{document}"),
        }
        self.check_tally(state, at);
    }

    /// Before the end, too, the score says what everybody would have if the game ended now.
    fn check_tally(&self, state: &G::State, at: &str) {
        let tally = self.game.tally(state);
        assert_eq!(tally.over, self.game.is_over(state), "{at}: over is over");
        assert_eq!(tally.seats.len(), self.game.players(state), "{at}");
        let points = self.game.points_if_ended(state);
        for seat in &tally.seats {
            let sum: i32 = seat.parts.iter().map(|part| part.points).sum();
            assert_eq!(seat.total, sum, "{at}: the parts of a score add up");
            assert_eq!(
                seat.total,
                points[seat.seat - 1],
                "{at}: there is one score"
            );
            let better = |other: &&SeatTally| other.total > seat.total;
            let ahead = tally.seats.iter().filter(better).count();
            assert!(
                usize::from(seat.rank) > ahead,
                "{at}: whoever has more points ranks better"
            );
        }
    }

    /// Every listed move has its text, and its form in the words of the game.
    fn check_moves(&self, legal: &MoveSet, at: &str) {
        for id in legal.iter() {
            assert!(
                id.index() < G::MOVES,
                "{at}: {id:?} is beyond the numbering"
            );
            let typed = G::Move::try_from(id).map(Into::into);
            assert_eq!(typed, Ok(id), "{at}: a move and its number are one thing");
            let text = self.game.move_text(id).unwrap_or_default();
            let meant = self.game.parse_move(&text);
            assert_eq!(meant, Some(id), "{at}: \"{text}\" means itself");
        }
    }

    /// A move is accepted exactly when it is listed, and a refused one changes nothing.
    fn check_refusals(&self, state: &G::State, at: &str) {
        for seat in Seat::all(self.game.players(state)) {
            let legal = self.game.legal(state, seat);
            for id in (0..=G::MOVES as u16).map(MoveId) {
                let mut copy = *state;
                let luck = &mut QuickDice::new(1);
                let accepted = self.game.play(&mut copy, seat, id, luck, &mut ()).is_ok();
                assert_eq!(accepted, legal.contains(id), "{at}: {seat}, {id:?}");
                assert!(
                    accepted || copy == *state,
                    "{at}: a refused move changes nothing"
                );
            }
        }
    }

    /// A move that can be taken back leaves no trace; one that can't says so.
    fn check_undo(&self, played: &mut Match<G>, seat: Seat, id: MoveId, at: &str) {
        let (before, used) = (*played.state(), played.dice().used());
        let moves = played.log().len();
        let horizons = horizon::horizons(played);
        let view = self.game.view(&before, Observer::Seat(seat));
        let choice = played.choice(&view, seat, id);
        played
            .play(seat, id)
            .unwrap_or_else(|error| panic!("{at}: {error}"));
        let after = *played.state();
        let finality = played.log()[moves].finality;
        assert_eq!(
            choice.is_final,
            played.can_undo(seat).is_err(),
            "{at}: whether \"{}\" can be taken back is said before it is made",
            choice.text
        );
        if finality == Finality::Open {
            assert_eq!(
                played.dice().used(),
                used,
                "{at}: luck was used, but the move is open"
            );
            played
                .undo(seat)
                .unwrap_or_else(|error| panic!("{at}: {error}"));
        } else {
            assert!(
                played.undo(seat).is_err(),
                "{at}: a sealed move is taken back"
            );
            // Go back by hand, to play it again with the same luck.
            *played = self.replay(played, moves);
        }
        assert_eq!(
            *played.state(),
            before,
            "{at}: undo restores the position exactly"
        );
        assert_eq!(played.dice().used(), used, "{at}: undo restores the luck");
        assert_eq!(
            horizon::horizons(played),
            horizons,
            "{at}: undo restores how far back anybody may look"
        );
        let mut again = before;
        let mut dice = played.dice().clone();
        let _ = self.game.apply(&mut again, seat, id, &mut dice, &mut ());
        assert_eq!(
            again, after,
            "{at}: the same move with the same luck leads to the same place"
        );
    }

    /// The first `moves` moves of a match, played again.
    fn replay(&self, played: &Match<G>, moves: usize) -> Match<G> {
        let Some((request, seed)) = played.request() else {
            unreachable!("law games begin with a setup");
        };
        let mut again = Match::new(Arc::clone(&self.game), request, seed)
            .unwrap_or_else(|problems| panic!("{problems}"));
        for made in &played.log()[..moves] {
            let _ = again.play(made.seat, made.id);
        }
        again
    }

    fn check_end(&self, state: &G::State, at: &str) {
        let players = self.game.players(state);
        let mut copy = *state;
        for seat in Seat::all(players) {
            let refused =
                self.game
                    .play(&mut copy, seat, MoveId(0), &mut QuickDice::new(1), &mut ());
            assert_eq!(refused, Err(MoveError::Over), "{at}: nothing can be played");
        }
        let ranks = self.game.ranks(state);
        assert!(ranks[..players].contains(&1), "{at}: somebody is first");
        let points = self.game.points(state);
        assert_eq!(
            self.game.points_if_ended(state),
            points,
            "{at}: what it would be is what it is"
        );
        for one in 0..players {
            for other in 0..players {
                if points[one] > points[other] {
                    assert!(ranks[one] < ranks[other], "{at}: more points rank better");
                }
            }
        }
    }
}
