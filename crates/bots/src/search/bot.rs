//! The bot that searches.

use std::sync::Arc;
use web_time::Instant;

use table::{Known, MAX_SEATS, MoveId, Observer, QuickDice, Seat};

use super::budget::{Budget, Purse};
use super::finish::finish;
use super::judge::Judge;
use super::tree::{Edge, Tree};
use super::walk::{Candidate, Walk, World};
use crate::judged::Judged;
use crate::net::Net;
use crate::planner::{Casual, Patience};
use crate::player::Player;

/// How a search weighs what it finds.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Settings {
    /// How much a promising move that was little tried is preferred to one that did well.
    pub eagerness: f32,
    /// How far a move's first impression may lie below the best before it is neglected.
    pub warmth: f32,
    /// How many visits the first impression counts for.
    pub glances: f32,
    /// A tree never grows beyond this.
    pub most_nodes: usize,
    /// How many trees are grown at once, each in a thread of its own.
    pub threads: usize,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            eagerness: 0.6,
            warmth: 0.06,
            glances: 1.0,
            most_nodes: 2_000_000,
            threads: 1,
        }
    }
}

/// A bot that searches, with a net where there is one. What it learns in a turn it keeps until the turn ends or
/// something new comes to light.
pub struct Searcher<G: Judged> {
    nets: Arc<[Option<Net>; MAX_SEATS]>,
    settings: Settings,
    purse: Purse,
    trees: Vec<(Tree, QuickDice)>,
    /// What it would see now if its last move showed nothing new.
    expected: Option<G::View>,
    iterations: u64,
    patience: Patience,
    /// How it plays when a game does not end: by a rule of thumb that always wants to get on.
    impatient: Casual<G>,
}

impl<G: Judged> Searcher<G> {
    /// A bot with these nets, by number of players.
    pub fn new(
        nets: Arc<[Option<Net>; MAX_SEATS]>,
        settings: Settings,
        budget: Budget,
        seed: u64,
    ) -> Searcher<G> {
        let threads = settings.threads.max(1) as u64;
        let tree = |n: u64| {
            (
                Tree::new(),
                QuickDice::new(seed.wrapping_mul(0x9E37_79B9).wrapping_add(n)),
            )
        };
        Searcher {
            nets,
            settings,
            purse: Purse::new(budget),
            trees: (0..threads).map(tree).collect(),
            expected: None,
            iterations: 0,
            patience: Patience::default(),
            impatient: Casual::new(seed),
        }
    }

    /// How many iterations it has made in its life.
    pub fn iterations(&self) -> u64 {
        self.iterations
    }

    /// Searches, and says what it thinks of each move, the best first.
    pub fn consider(&mut self, game: &G, known: &Known<G>) -> Vec<Candidate> {
        self.recognise(known);
        self.search(game, known)
    }

    fn search(&mut self, game: &G, known: &Known<G>) -> Vec<Candidate> {
        self.walk(game, known, None);
        self.candidates(known)
    }

    /// Grows the trees; below this move only, if one is given.
    fn walk(&mut self, game: &G, known: &Known<G>, only: Option<MoveId>) {
        let began = Instant::now();
        let judge = Judge(self.nets[known.players() - 1].as_ref());
        let (limit, settings, seat) = (self.purse.next(), &self.settings, known.seat());
        let walk = |(tree, dice): &mut (Tree, QuickDice)| {
            let world = Supposed { game, known, dice };
            let mut walk = Walk {
                game,
                judge,
                seat,
                world,
                settings,
                tree,
                only,
            };
            u64::from(walk.run(limit))
        };
        self.iterations += if let [only] = &mut self.trees[..] {
            walk(only)
        } else {
            std::thread::scope(|scope| {
                let running: Vec<_> = self
                    .trees
                    .iter_mut()
                    .map(|tree| scope.spawn(|| walk(tree)))
                    .collect();
                let done = running.into_iter().map(|thread| match thread.join() {
                    Ok(iterations) => iterations,
                    Err(panic) => std::panic::resume_unwind(panic),
                });
                done.sum::<u64>()
            })
        };
        self.purse.spend(began.elapsed());
    }

    /// The best decision of a last turn, if it can be worked out.
    fn finish(&mut self, game: &G, known: &Known<G>) -> Option<MoveId> {
        finish(game, known, &mut self.trees[0].1)
    }

    /// What it thinks of each move, the best first; the last turn worked out if that is possible.
    pub fn analyze(&mut self, game: &G, known: &Known<G>) -> Vec<Candidate> {
        self.study(game, known).candidates
    }

    /// The same, with all that is needed to speak about it.
    pub fn study(&mut self, game: &G, known: &Known<G>) -> Study {
        let finished = self.finish(game, known);
        let mut candidates = self.consider(game, known);
        let best = finished.or_else(|| settle(game, &candidates));
        candidates.sort_by_key(|candidate| Some(candidate.id) != best);
        Study {
            chances: self.chances(known, candidates.first()),
            candidates,
            worked_out: finished.is_some(),
        }
    }

    /// Goes on with the search below one move, as long as the whole search took, and says what it is worth then.
    /// For a move that was made, but hardly tried.
    pub fn probe(&mut self, game: &G, known: &Known<G>, id: MoveId) -> Option<Candidate> {
        self.walk(game, known, Some(id));
        let mut candidates = self.candidates(known).into_iter();
        candidates.find(|candidate| candidate.id == id)
    }

    /// The chance to win of every seat: that of the seat that searches with its best move, and what is left to
    /// the others in the proportion in which it was found to be theirs.
    fn chances(&self, known: &Known<G>, best: Option<&Candidate>) -> [f32; MAX_SEATS] {
        let mut chances = [0.0; MAX_SEATS];
        for (tree, _) in &self.trees {
            for (sum, win) in chances.iter_mut().zip(tree.wins) {
                *sum += win;
            }
        }
        let (own, players) = (known.seat().index(), known.players());
        let others = || (0..players).filter(|&seat| seat != own);
        let won = best.map_or(0.0, |best| best.win);
        let theirs: f32 = others().map(|seat| chances[seat]).sum();
        for seat in others() {
            let part = if theirs > 0.0 {
                chances[seat] / theirs
            } else {
                1.0 / (players - 1) as f32
            };
            chances[seat] = part * (1.0 - won);
        }
        chances[own] = won;
        chances
    }

    /// Forgets what it worked out, unless the game stands where it expected.
    fn recognise(&mut self, known: &Known<G>) {
        if self.expected.take().as_ref() != Some(known.view()) {
            self.trees.iter_mut().for_each(|(tree, _)| tree.clear());
            self.purse.refill();
        }
    }

    /// What all trees together think of the moves at the root.
    fn candidates(&self, known: &Known<G>) -> Vec<Candidate> {
        let mut found: Vec<Candidate> = Vec::new();
        for id in known.legal().iter() {
            let edges = self.trees.iter().flat_map(|(tree, _)| {
                let edges = tree.nodes[tree.root].edges.iter();
                edges.filter(|edge| edge.seat == known.seat() && edge.id == id)
            });
            let sum = |part: fn(&Edge) -> f32| edges.clone().map(part).sum::<f32>();
            let visits: u32 = edges.clone().map(|edge| edge.visits).sum();
            let each = 1.0 / visits.max(1) as f32;
            let own = known.seat().index();
            let utility: f32 = edges.clone().map(|edge| edge.utility[own]).sum();
            found.push(Candidate {
                id,
                visits,
                utility: utility * each,
                win: sum(|edge| edge.win) * each,
                score: sum(|edge| edge.score) * each,
                worth: edges.clone().map(|edge| edge.mean(1.0)).sum::<f32>()
                    / self.trees.len() as f32,
                line: Vec::new(),
            });
        }
        found.sort_by(|a, b| {
            b.visits
                .cmp(&a.visits)
                .then(b.utility.total_cmp(&a.utility))
        });
        for candidate in &mut found {
            candidate.line = self.line(known.seat(), candidate.id);
        }
        found
    }

    /// The moves expected from here, in the first tree.
    fn line(&self, seat: Seat, id: MoveId) -> Vec<(Seat, MoveId)> {
        let tree = &self.trees[0].0;
        let mut line = vec![(seat, id)];
        let first = tree.nodes[tree.root].edges.iter();
        let mut next = first
            .clone()
            .find(|edge| (edge.seat, edge.id) == (seat, id));
        while let Some(edge) = next.filter(|edge| edge.child != 0) {
            let edges = tree.nodes[edge.child as usize].edges.iter();
            next = edges
                .max_by_key(|edge| edge.visits)
                .filter(|edge| edge.visits > 1);
            line.extend(next.map(|edge| (edge.seat, edge.id)));
        }
        line
    }

    /// Prepares for the next decision of the same turn.
    fn follow(&mut self, game: &G, known: &Known<G>, id: MoveId) {
        let seat = known.seat();
        let mut state = known.sample(game, &mut self.trees[0].1);
        let _ = game.apply(&mut state, seat, id, &mut self.trees[0].1, &mut ());
        let known_further = |(tree, _): &mut (Tree, QuickDice)| tree.descend(seat, id);
        if game.to_act(&state).contains(seat) && self.trees.iter_mut().all(known_further) {
            self.expected = Some(game.view(&state, Observer::Seat(seat)));
        }
    }
}

/// What a search found out about a decision.
#[derive(Clone, PartialEq, Debug)]
pub struct Study {
    /// The moves, the best first.
    pub candidates: Vec<Candidate>,
    /// Whether the best was found by trying all of a last turn.
    pub worked_out: bool,
    /// The chance to win of every seat.
    pub chances: [f32; MAX_SEATS],
}

/// The honest world: states drawn among those that fit what a seat knows, with luck of the bot's own.
struct Supposed<'a, G: Judged> {
    game: &'a G,
    known: &'a Known<G>,
    dice: &'a mut QuickDice,
}

impl<G: Judged> World<G> for Supposed<'_, G> {
    type Luck = QuickDice;

    fn begin(&mut self) -> G::State {
        self.known.sample(self.game, self.dice)
    }

    fn luck(&mut self) -> &mut QuickDice {
        self.dice
    }

    fn aside(&mut self) -> QuickDice {
        self.dice.fork()
    }
}

impl<G: Judged> Player<G> for Searcher<G> {
    fn begin(&mut self, game: &G, seat: Seat, players: usize) {
        self.patience = Patience::default();
        self.impatient.begin(game, seat, players);
    }

    fn watch(&mut self, game: &G, event: &G::Event) {
        self.patience.watch();
        self.impatient.watch(game, event);
    }

    fn choose(&mut self, game: &G, known: &Known<G>) -> MoveId {
        if self.patience.ends::<G>(known.players(), 1) {
            return self.impatient.choose(game, known);
        }
        // Before anything else: a tree of another position must not be followed further.
        self.recognise(known);
        let only = known.legal().nth(0).filter(|_| known.legal().len() == 1);
        let best = only
            .or_else(|| self.finish(game, known))
            .or_else(|| settle(game, &self.search(game, known)));
        let id = best.or(known.legal().nth(0)).unwrap_or(MoveId(0));
        self.follow(game, known, id);
        id
    }
}

/// How much worse leaving it at that may be than the best move, and still be preferred.
const AIMLESS: f32 = 0.002;

/// The best candidate, or one that leaves it at that and is as good.
fn settle<G: Judged>(game: &G, candidates: &[Candidate]) -> Option<MoveId> {
    let best = candidates.first()?;
    let enough = |other: &&Candidate| {
        game.is_rest(other.id)
            && other.visits > best.visits / 8
            && other.utility + AIMLESS >= best.utility
    };
    let rest = candidates.iter().find(enough);
    Some(rest.unwrap_or(best).id)
}

#[cfg(test)]
mod tests {
    use momiji::Momiji;
    use table::{Game, GameBox, Request};

    use super::*;

    /// With four players a fair share is a quarter: a forced move taken for an even chance would
    /// outshine everything that another state offers beside it.
    #[test]
    fn a_move_without_alternative_is_judged_like_any_other() {
        let game = Momiji::standard();
        let options = game.options(&Request::players(4)).expect("a table");
        let mut dice = QuickDice::new(1);
        let mut state = game.setup(&options, &mut dice);
        let seat = loop {
            let (seat, id) = table::choose(&game, &state, &mut dice).expect("a forced move comes");
            if game.legal(&state, seat).len() == 1 {
                break seat;
            }
            let _ = game.apply(&mut state, seat, id, &mut dice, &mut ());
        };
        let known = Known::of(&game, &state, seat, momiji::Memory::default());
        // A net that knows nothing gives every seat the same.
        let net = || Some(Net::empty(Momiji::COMMON, Momiji::BLOCK));
        let nets = Arc::new([net(), net(), net(), net()]);
        let budget = Budget::Iterations(1);
        let mut searcher = Searcher::new(nets, Settings::default(), budget, 1);
        searcher.consider(&game, &known);
        let [only] = &searcher.trees[0].0.nodes[0].edges[..] else {
            panic!("one move, one edge");
        };
        assert!(only.glance < 0.3, "a quarter, and half a margin");
    }
}
