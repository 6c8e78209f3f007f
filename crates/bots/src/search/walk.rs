//! One search: many walks down the tree.

use table::{Chance, MAX_SEATS, MoveId, MoveSet, Seat};

use super::bot::Settings;
use super::budget::Limit;
use super::judge::{Judge, outcomes};
use super::tree::{Edge, Finding, Node, Tree};
use crate::exponential::exp;
use crate::judged::{Judged, Outcome};

/// What a search found out about one move.
#[derive(Clone, PartialEq, Debug)]
pub struct Candidate {
    /// The move.
    pub id: MoveId,
    /// How often it was tried: the measure of how good it is.
    pub visits: u32,
    /// The mean utility, from 0 to 1.
    pub utility: f32,
    /// The chance to win, from 0 to 1.
    pub win: f32,
    /// The points expected at the end.
    pub score: f32,
    /// The mean utility with the first impression counted as one visit: what there is to go by for a move that
    /// was hardly tried.
    pub worth: f32,
    /// The moves expected, this one first.
    pub line: Vec<(Seat, MoveId)>,
}

/// Where the states and the luck of a search come from.
pub(crate) trait World<G: Judged> {
    /// Its luck.
    type Luck: Chance;

    /// A state to begin an iteration with.
    fn begin(&mut self) -> G::State;

    /// The luck of the iteration under way.
    fn luck(&mut self) -> &mut Self::Luck;

    /// Luck for a glance at a move that may not be made.
    fn aside(&mut self) -> Self::Luck;
}

/// Searches from where a seat stands.
pub(crate) struct Walk<'a, G: Judged, W: World<G>> {
    pub game: &'a G,
    pub judge: Judge<'a>,
    pub seat: Seat,
    pub world: W,
    pub settings: &'a Settings,
    pub tree: &'a mut Tree,
    /// The only move to be tried at the root, if there is one.
    pub only: Option<MoveId>,
}

impl<G: Judged, W: World<G>> Walk<'_, G, W> {
    /// Searches until the limit, and says how many iterations that were.
    pub fn run(&mut self, limit: Limit) -> u32 {
        let mut path = Vec::with_capacity(64);
        let mut done = 0;
        while limit.allows(done) && self.tree.nodes.len() < self.settings.most_nodes {
            self.iterate(&mut path);
            done += 1;
        }
        done
    }

    fn iterate(&mut self, path: &mut Vec<(usize, usize)>) {
        path.clear();
        let game = self.game;
        let mut state = self.world.begin();
        let mut node = self.tree.root;
        let finding = loop {
            let actors = game.to_act(&state);
            let actor = if actors.contains(self.seat) {
                self.seat
            } else if let Some(other) = actors.iter().next() {
                other
            } else {
                break self.result(&state);
            };
            if self.tree.nodes[node].visits == 0 && node != self.tree.root {
                break self.judgement(&state);
            }
            let mut legal = game.legal(&state, actor);
            if let Some(only) = self.only.filter(|_| node == self.tree.root) {
                legal = std::iter::once(only).collect();
            }
            let edge = self.select(node, &state, actor, &legal);
            let id = self.tree.nodes[node].edges[edge].id;
            let _ = game.apply(&mut state, actor, id, self.world.luck(), &mut ());
            path.push((node, edge));
            node = self.tree.child(node, edge);
        };
        self.tree.nodes[node].visits += 1;
        for (sum, win) in self.tree.wins.iter_mut().zip(finding.wins) {
            *sum += win;
        }
        for &(node, edge) in path.iter() {
            let node = &mut self.tree.nodes[node];
            node.visits += 1;
            node.edges[edge].add(&finding);
        }
    }

    /// The edge to follow: good so far, or promising and little tried.
    fn select(&mut self, node: usize, state: &G::State, actor: Seat, legal: &MoveSet) -> usize {
        let known = self.offered(node, actor, legal);
        if known < legal.len() {
            self.expand(node, state, actor, legal);
        }
        let node = &self.tree.nodes[node];
        let offered = |edge: &&(usize, &Edge)| edge.1.seat == actor && legal.contains(edge.1.id);
        let edges = || node.edges.iter().enumerate();
        let total: f32 = edges()
            .filter(|edge| offered(&edge))
            .map(|(_, edge)| edge.prior)
            .sum();
        let tried: u32 = edges()
            .filter(|edge| offered(&edge))
            .map(|(_, edge)| edge.visits)
            .sum();
        let eager = self.settings.eagerness * ((tried + 1) as f32).sqrt() / total;
        let value = |edge: &Edge| {
            edge.mean(self.settings.glances) + eager * edge.prior / (1 + edge.visits) as f32
        };
        let best = edges()
            .filter(|edge| offered(&edge))
            .max_by(|a, b| value(a.1).total_cmp(&value(b.1)));
        best.map_or(0, |(index, _)| index)
    }

    fn offered(&self, node: usize, actor: Seat, legal: &MoveSet) -> usize {
        let edges = self.tree.nodes[node].edges.iter();
        edges
            .filter(|edge| edge.seat == actor && legal.contains(edge.id))
            .count()
    }

    /// Adds an edge for each legal move that has none, with a glance at where it leads.
    fn expand(&mut self, node: usize, state: &G::State, actor: Seat, legal: &MoveSet) {
        let fresh = self.tree.nodes[node].edges.is_empty();
        for id in legal.iter() {
            let key = |edge: &Edge| (edge.seat, edge.id);
            let place = self.tree.nodes[node]
                .edges
                .binary_search_by_key(&(actor, id), key);
            let Err(place) = place else { continue };
            // Even where it is the only move: another state drawn may offer others beside it.
            let glance = self.glance(state, actor, id);
            let edge = Edge::new(actor, id, 1.0, glance);
            self.tree.nodes[node].edges.insert(place, edge);
        }
        let node: &mut Node = &mut self.tree.nodes[node];
        if fresh {
            node.level = node
                .edges
                .iter()
                .map(|edge| edge.glance)
                .fold(0.0, f32::max);
        }
        let warmth = self.judge.warmth(self.settings.warmth);
        for edge in &mut node.edges {
            edge.prior = exp(((edge.glance - node.level) / warmth).clamp(-8.0, 4.0));
        }
    }

    /// The mover's utility right after a move.
    fn glance(&mut self, state: &G::State, actor: Seat, id: MoveId) -> f32 {
        let (mut after, mut luck) = (*state, self.world.aside());
        let _ = self.game.apply(&mut after, actor, id, &mut luck, &mut ());
        if self.game.is_over(&after) {
            return self.utility(&after, &self.game.outcome(&after, actor));
        }
        let judged = self.judge.judge(self.game, &after, &mut luck);
        self.utility(&after, &judged[actor.index()])
    }

    fn result(&self, state: &G::State) -> Finding {
        self.finding(state, &outcomes(self.game, state))
    }

    fn judgement(&mut self, state: &G::State) -> Finding {
        let judged = self.judge.judge(self.game, state, self.world.luck());
        self.finding(state, &judged)
    }

    fn utility(&self, state: &G::State, outcome: &Outcome) -> f32 {
        outcome.utility(self.game.players(state))
    }

    fn finding(&self, state: &G::State, outcomes: &[Outcome; MAX_SEATS]) -> Finding {
        let own = outcomes[self.seat.index()];
        Finding {
            utility: outcomes.map(|outcome| self.utility(state, &outcome)),
            win: own.win,
            wins: outcomes.map(|outcome| outcome.win),
            score: own.score,
        }
    }
}
