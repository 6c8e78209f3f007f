//! One game between players who know only what they may know.

use std::time::{Duration, Instant};

use table::{Dice, Game, Known, MAX_SEATS, MoveId, Observer, Seat};

use crate::player::{Player, Standing};

/// Holds the real state and luck of a game, and what every seat remembers.
pub struct Referee<'g, G: Game> {
    game: &'g G,
    state: G::State,
    dice: Dice,
    memories: [G::Memory; MAX_SEATS],
    clocks: [Clock; MAX_SEATS],
}

/// How long a seat thought.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Clock {
    /// How many decisions it made.
    pub decisions: u64,
    /// How long they took together.
    pub time: Duration,
    /// How long the longest took.
    pub longest: Duration,
}

impl<'g, G: Game> Referee<'g, G> {
    /// Sets up a game.
    pub fn new(game: &'g G, options: &G::Options, seed: u64) -> Referee<'g, G> {
        let mut dice = Dice::new(seed);
        let state = game.setup(options, &mut dice);
        Referee {
            game,
            state,
            dice,
            memories: [G::Memory::default(); MAX_SEATS],
            clocks: [Clock::default(); MAX_SEATS],
        }
    }

    /// The state.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// How long every seat thought.
    pub fn clocks(&self) -> [Clock; MAX_SEATS] {
        self.clocks
    }

    /// Who is asked next, and what that seat knows; nothing when the game is over.
    pub fn asks(&self) -> Option<Known<G>> {
        let seat = self.game.to_act(&self.state).iter().next()?;
        let memory = self.memories[seat.index()];
        Some(Known::of(self.game, &self.state, seat, memory))
    }

    /// Carries out a legal move, and shows these players what each may see of it.
    pub fn make(&mut self, seat: Seat, id: MoveId, players: &mut [Box<dyn Player<G>>]) {
        let mut events = Vec::new();
        let (state, dice) = (&mut self.state, &mut self.dice);
        let _ = self.game.apply(state, seat, id, dice, &mut events);
        for (index, memory) in self.memories.iter_mut().enumerate() {
            for event in &events {
                let seen = self.game.redact(event, Observer::Seat(Seat::new(index)));
                self.game.remember(memory, &seen);
                if let Some(player) = players.get_mut(index) {
                    player.watch(self.game, &seen);
                }
            }
        }
    }

    /// Lets whoever must act decide, and carries it out; nothing when the game is over. Says what
    /// was decided.
    fn step(&mut self, players: &mut [Box<dyn Player<G>>]) -> Option<MoveId> {
        let known = self.asks()?;
        let seat = known.seat();
        let began = Instant::now();
        let chosen = players[seat.index()].choose(self.game, &known);
        let took = began.elapsed();
        let clock = &mut self.clocks[seat.index()];
        clock.decisions += 1;
        clock.time += took;
        clock.longest = clock.longest.max(took);
        // A player answers for the legality of its own moves; here nothing may go wrong.
        let id = Some(chosen).filter(|&id| known.legal().contains(id));
        let id = id.or(known.legal().nth(0))?;
        self.make(seat, id, players);
        Some(id)
    }

    /// Plays to the end; `made` hears of every move.
    pub fn play(&mut self, players: &mut [Box<dyn Player<G>>], made: &mut dyn FnMut(MoveId)) {
        let seats = self.game.players(&self.state);
        for (index, player) in players.iter_mut().enumerate() {
            player.begin(self.game, Seat::new(index), seats);
        }
        while let Some(id) = self.step(players) {
            made(id);
        }
        let standing = Standing::of(self.game, &self.state);
        for player in players.iter_mut() {
            player.end(self.game, &standing);
        }
    }
}
