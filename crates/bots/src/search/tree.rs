//! The tree of a search: which moves were tried after which, and how they went.

use table::{MAX_SEATS, MoveId, Seat};

/// What one iteration found at its end.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Finding {
    /// What each seat would like more of.
    pub utility: [f32; MAX_SEATS],
    /// Win chance of the seat that searches.
    pub win: f32,
    /// Win chance of each seat.
    pub wins: [f32; MAX_SEATS],
    /// Points of the seat that searches.
    pub score: f32,
}

/// A move that was possible at a node in at least one of the states drawn.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Edge {
    pub seat: Seat,
    pub id: MoveId,
    /// How promising it looked at first sight, relative to others of its node.
    pub prior: f32,
    /// The mover's utility at first sight.
    pub glance: f32,
    pub visits: u32,
    /// The sum of what each seat got.
    pub utility: [f32; MAX_SEATS],
    pub win: f32,
    pub score: f32,
    /// Where it leads; zero as long as nobody went there.
    pub child: u32,
}

impl Edge {
    pub fn new(seat: Seat, id: MoveId, prior: f32, glance: f32) -> Edge {
        Edge {
            seat,
            id,
            prior,
            glance,
            visits: 0,
            utility: [0.0; MAX_SEATS],
            win: 0.0,
            score: 0.0,
            child: 0,
        }
    }

    pub fn add(&mut self, finding: &Finding) {
        self.visits += 1;
        for (sum, utility) in self.utility.iter_mut().zip(finding.utility) {
            *sum += utility;
        }
        self.win += finding.win;
        self.score += finding.score;
    }

    /// The mover's mean utility, with the glance counted as this many visits.
    pub fn mean(&self, glances: f32) -> f32 {
        let own = self.utility[self.seat.index()];
        (own + self.glance * glances) / (self.visits as f32 + glances)
    }
}

/// A sequence of moves from the root.
#[derive(Clone, Debug, Default)]
pub(crate) struct Node {
    pub visits: u32,
    /// Sorted by seat and move.
    pub edges: Vec<Edge>,
    /// The utility that priors at this node are measured from.
    pub level: f32,
}

/// All nodes. The one at `root` is where the game stands.
#[derive(Clone, Debug)]
pub(crate) struct Tree {
    pub nodes: Vec<Node>,
    pub root: usize,
    /// The sum of the win chances that each seat was found to have.
    pub wins: [f32; MAX_SEATS],
}

impl Tree {
    pub fn new() -> Tree {
        Tree {
            nodes: vec![Node::default()],
            root: 0,
            wins: [0.0; MAX_SEATS],
        }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.nodes.clear();
        self.nodes.push(Node::default());
        self.root = 0;
        self.wins = [0.0; MAX_SEATS];
    }

    /// Goes on from the position after this move; says whether anything was known of it.
    pub fn descend(&mut self, seat: Seat, id: MoveId) -> bool {
        let edges = &self.nodes[self.root].edges;
        let edge = edges.iter().find(|edge| edge.seat == seat && edge.id == id);
        match edge.map(|edge| edge.child as usize) {
            Some(child) if child != 0 => {
                self.root = child;
                true
            }
            _ => false,
        }
    }

    /// The node that this edge leads to, made if nobody went there before.
    pub fn child(&mut self, node: usize, edge: usize) -> usize {
        let child = self.nodes[node].edges[edge].child as usize;
        if child != 0 {
            return child;
        }
        let child = self.nodes.len();
        self.nodes[node].edges[edge].child = child as u32;
        self.nodes.push(Node::default());
        child
    }
}
