//! A small neural net that judges positions: how likely each seat is to win, and by how much.

use table::{MAX_SEATS, Seat};

use crate::features::Numbers;
use crate::head::{BadWeights, Head};
use crate::judged::{Judged, Outcome, squash};

/// Width of the first hidden layer.
pub(crate) const FIRST: usize = 32;
/// Width of the second hidden layer.
pub(crate) const SECOND: usize = 16;
/// What comes out: win, margin, points.
pub(crate) const OUT: usize = 3;
/// The points of a game are learned in these units.
pub(crate) const POINTS_UNIT: f32 = 50.0;

/// The most numbers that describe a table or a seat.
pub const MAX_BLOCK: usize = 192;

/// A net for one game and one number of players.
///
/// Each seat is judged by the table as a whole, its own block, its strongest rival's block, and the
/// mean of all rivals' blocks. The first layer is applied to every block once and shared by the seats.
#[derive(Clone, Debug)]
pub struct Net {
    pub(crate) common: usize,
    pub(crate) block: usize,
    /// For each input the weights to the first layer: common, own, rival, mean of rivals.
    pub(crate) first: Vec<[f32; FIRST]>,
    pub(crate) first_bias: [f32; FIRST],
    /// For each unit of the second layer the weights from the first.
    pub(crate) second: [[f32; FIRST]; SECOND],
    pub(crate) second_bias: [f32; SECOND],
    pub(crate) out: [[f32; SECOND]; OUT],
    pub(crate) out_bias: [f32; OUT],
}

impl Net {
    /// A net that knows nothing.
    pub fn empty(common: usize, block: usize) -> Net {
        Net {
            common,
            block,
            first: vec![[0.0; FIRST]; common + 3 * block],
            first_bias: [0.0; FIRST],
            second: [[0.0; FIRST]; SECOND],
            second_bias: [0.0; SECOND],
            out: [[0.0; SECOND]; OUT],
            out_bias: [0.0; OUT],
        }
    }

    /// A net with these weights, one after another.
    pub fn with_weights(common: usize, block: usize, mut draw: impl FnMut() -> f32) -> Net {
        let mut net = Net::empty(common, block);
        net.weights_mut().for_each(|weight| *weight = draw());
        net
    }

    /// The net for this many players that comes with the program.
    ///
    /// # Errors
    /// If it was learned with other inputs than the game has now.
    pub fn shipped<G: Judged>(game: &G, players: usize) -> Result<Net, BadWeights> {
        Net::from_bytes(game, players, G::WEIGHTS[players - 1])
    }

    /// Reads what [`Net::to_bytes`] wrote.
    ///
    /// # Errors
    /// If it is no net, or a net for another game, another number of players or other inputs.
    pub fn from_bytes<G: Judged>(
        game: &G,
        players: usize,
        bytes: &[u8],
    ) -> Result<Net, BadWeights> {
        let (found, weights) = Head::of(game, players).read(bytes)?;
        if found != players {
            let wanted = players;
            return Err(BadWeights::Players { found, wanted });
        }
        Net::from_weights::<G>(weights)
    }

    /// Reads a net to learn on from. It may be for another number of players, if those have the same
    /// inputs.
    ///
    /// # Errors
    /// If it is no net, or a net for another game or other inputs.
    pub fn to_start_from<G: Judged>(
        game: &G,
        players: usize,
        bytes: &[u8],
    ) -> Result<Net, BadWeights> {
        let (_, weights) = Head::of(game, players).read(bytes)?;
        Net::from_weights::<G>(weights)
    }

    fn from_weights<G: Judged>(bytes: &[u8]) -> Result<Net, BadWeights> {
        let mut net = Net::empty(G::COMMON, G::BLOCK);
        let expected = 4 * net.weights().count();
        if bytes.len() != expected {
            let found = bytes.len();
            return Err(BadWeights::Size { found, expected });
        }
        let numbers = bytes.as_chunks::<4>().0.iter();
        for (weight, number) in net.weights_mut().zip(numbers) {
            *weight = f32::from_le_bytes(*number);
        }
        Ok(net)
    }

    /// A line that says what the net is for, then all weights as little-endian 32-bit floats.
    pub fn to_bytes<G: Judged>(&self, game: &G, players: usize) -> Vec<u8> {
        let mut bytes = Head::of(game, players).line().into_bytes();
        bytes.extend(self.weights().flat_map(|weight| weight.to_le_bytes()));
        bytes
    }

    /// All weights, in their fixed order.
    pub(crate) fn weights(&self) -> impl Iterator<Item = &f32> {
        let first = self.first.as_flattened().iter().chain(&self.first_bias);
        let second = self.second.as_flattened().iter().chain(&self.second_bias);
        let out = self.out.as_flattened().iter().chain(&self.out_bias);
        first.chain(second).chain(out)
    }

    /// All weights, in their fixed order, to be changed.
    pub(crate) fn weights_mut(&mut self) -> impl Iterator<Item = &mut f32> {
        let first = self.first.as_flattened_mut().iter_mut();
        let second = self.second.as_flattened_mut().iter_mut();
        let out = self.out.as_flattened_mut().iter_mut();
        first
            .chain(&mut self.first_bias)
            .chain(second)
            .chain(&mut self.second_bias)
            .chain(out)
            .chain(&mut self.out_bias)
    }

    /// How the game is thought to go for every seat. The win chances add up to one, unless the
    /// only player plays against the game.
    pub fn judge<G: Judged>(&self, game: &G, state: &G::State) -> [Outcome; MAX_SEATS] {
        let players = game.players(state);
        let mut common = [0.0; MAX_BLOCK];
        let mut blocks = [[0.0; MAX_BLOCK]; MAX_SEATS];
        Numbers::of_table(game, state, &mut common[..self.common]);
        for seat in Seat::all(players) {
            Numbers::of_seat(game, state, seat, &mut blocks[seat.index()][..self.block]);
        }
        let mut shared = self.first_bias;
        self.project(0, &common[..self.common], 1.0, &mut shared);
        let mut outcomes = [Outcome::default(); MAX_SEATS];
        let mut wins = 0.0;
        for seat in 0..players {
            let mut hidden = shared;
            let (common, block) = (self.common, self.block);
            self.project(common, &blocks[seat][..block], 1.0, &mut hidden);
            if players > 1 {
                let rival = strongest_rival(&blocks, players, seat);
                self.project(common + block, &blocks[rival][..block], 1.0, &mut hidden);
            }
            if players > 2 {
                let part = 1.0 / (players - 1) as f32;
                for other in (0..players).filter(|&other| other != seat) {
                    let numbers = &blocks[other][..block];
                    self.project(common + 2 * block, numbers, part, &mut hidden);
                }
            }
            outcomes[seat] = self.finish(&mut hidden);
            wins += outcomes[seat].win;
        }
        if players > 1 && wins > 0.0 {
            for outcome in &mut outcomes[..players] {
                outcome.win /= wins;
            }
        }
        outcomes
    }

    /// Adds what these inputs, from a place in the order of inputs on, bring to the first layer.
    #[inline]
    fn project(&self, from: usize, inputs: &[f32], part: f32, hidden: &mut [f32; FIRST]) {
        for (weights, &input) in self.first[from..].iter().zip(inputs) {
            if input != 0.0 {
                let input = input * part;
                for (sum, weight) in hidden.iter_mut().zip(weights) {
                    *sum += input * weight;
                }
            }
        }
    }

    fn finish(&self, hidden: &mut [f32; FIRST]) -> Outcome {
        hidden.iter_mut().for_each(|unit| *unit = unit.max(0.0));
        let mut deeper = self.second_bias;
        for (unit, weights) in deeper.iter_mut().zip(&self.second) {
            *unit = (*unit + dot(hidden, weights)).max(0.0);
        }
        let out = |index: usize| self.out_bias[index] + dot(&deeper, &self.out[index]);
        Outcome {
            win: squash(out(0)),
            margin: squash(out(1)),
            score: out(2) * POINTS_UNIT,
        }
    }
}

/// The rival whose block shows the most strength.
pub(crate) fn strongest_rival(
    blocks: &[[f32; MAX_BLOCK]; MAX_SEATS],
    players: usize,
    seat: usize,
) -> usize {
    let rivals = (0..players).filter(|&other| other != seat);
    rivals
        .max_by(|&a, &b| blocks[a][0].total_cmp(&blocks[b][0]))
        .unwrap_or(seat)
}

/// The sum of products, in four lanes that a processor adds at once.
#[inline]
pub(crate) fn dot<const N: usize>(a: &[f32; N], b: &[f32; N]) -> f32 {
    let mut lanes = [0.0; 4];
    for (a, b) in a.as_chunks::<4>().0.iter().zip(b.as_chunks::<4>().0) {
        for lane in 0..4 {
            lanes[lane] += a[lane] * b[lane];
        }
    }
    lanes.iter().sum()
}
