//! The numbers that the net looks at.

use table::Seat;
use vivid_memories::{Board, Colour, Handful, LineTile, Phase, Space, Stage, State, VividMemories};

use super::pending::Actions;
use super::reading::{Reading, fitting};
use super::strand::{FAR, Strand};
use crate::features::Features;

/// How many numbers describe the table.
pub(super) const COMMON: usize = 16;

/// How many numbers describe a seat.
pub(super) const BLOCK: usize = 112;

/// Eighths of a point, in units of ten points.
const TEN: f32 = 80.0;

/// Describes the table as a whole.
pub(super) fn common(game: &VividMemories, state: &State, common: &mut impl Features) {
    let round = usize::from(state.round()) - 1;
    common.one_of("round", &["first", "second", "third"], Some(round));
    let phase = match state.phase() {
        Phase::Remember => 0,
        Phase::Reflect => 1,
        Phase::Reward | Phase::Over => 2,
    };
    let phases = ["remember", "reflect", "reward"];
    common.one_of("phase", &phases, Some(phase));
    let left: usize = state.line().iter().map(|tile| tile.fragments.len()).sum();
    common.put("fragments in the line", left as i32, 16.0);
    common.flag("line can be emptied at once", left > 0 && left <= 3);
    common.put("tiles in the line", state.line().len() as i32, 4.0);
    let end = |tile: Option<&LineTile>| tile.map_or(0, |tile| tile.fragments.len() as i32);
    let ends = [
        end(state.line().iter().next()),
        end(state.line().iter().next_back()),
    ];
    common.put("fragments at the shorter end", ends[0].min(ends[1]), 4.0);
    common.put("fragments at the longer end", ends[0].max(ends[1]), 4.0);
    common.flag("in turn order", state.in_order());
    let supply = || {
        Colour::ALL
            .into_iter()
            .map(|colour| state.supply().count(colour) as i32)
    };
    let scarce = supply().filter(|&count| count < 3).count() as i32;
    let rounds = i32::from(game.rounds() - state.round());
    common.put(
        "rarest colour in the supply",
        supply().min().unwrap_or(0),
        10.0,
    );
    common.put("colours that run short", scarce, 2.0);
    common.put("rounds after this one", rounds, 2.0);
    common.flag("always", true);
}

impl Reading<'_> {
    /// Describes this seat.
    pub fn describe(&self, block: &mut impl Features) {
        let pending = self.pending();
        let strength = self.estimate(pending.unwrap_or(0));
        block.put("strength", strength, 3.0 * TEN);
        self.points(block);
        self.joins(block);
        self.colours(block);
        self.sets(block);
        self.room(block);
        self.tiles(block);
        self.line(block);
        self.actions_left(block);
        let worth = pending.unwrap_or(0).clamp(-TEN as i32, 3 * TEN as i32);
        block.flag("action under way", pending.is_some());
        block.put("worth of the action under way", worth, TEN);
        self.turn(block);
    }

    /// Points so far by source, and what a Reward right now would bring.
    fn points(&self, block: &mut impl Features) {
        let (game, board) = (self.game, self.board);
        let score = board.score();
        block.put("points", score.total(), 80.0);
        block.put("points of moments", score.moments.into(), 20.0);
        block.put("points of cores", score.cores.into(), 60.0);
        let threads: i32 = self.strands.iter().map(|strand| strand.points).sum();
        block.put("points of threads now", threads, 20.0);
        let flipped = if self.scored {
            0
        } else {
            self.flipped_points()
        };
        block.put("points of flipped tiles now", flipped, 10.0);
        let filled = i32::from(game.core_points(board.filled()));
        let secured = i32::from(game.core_points(self.secured));
        block.put("points of filled sets to come", filled * self.rewards, 60.0);
        block.put(
            "points of secured sets to come",
            secured * self.rewards,
            60.0,
        );
        block.put("worth of sets", self.sets_worth(), 6.0 * TEN);
        block.put("worth of threads", self.threads_worth(), 6.0 * TEN);
        let aspiration = board.aspiration();
        let points = aspiration.map_or(0, |colour| game.aspiration_points(board, colour).into());
        let fragments = aspiration.map_or(0, |colour| self.strands[colour.index()].fragments);
        block.put("points of the aspiration now", points, 15.0);
        block.put("fragments of the aspiration", fragments, 6.0);
    }

    fn flipped_points(&self) -> i32 {
        let bank = self.board.bank().iter().filter(|space| space.flipped);
        let tiles = bank.filter_map(|space| space.tile);
        tiles
            .map(|tile| i32::from(self.game.moment_points(self.board, tile)))
            .sum()
    }

    /// What can be joined, effort by effort: the best, and all of it.
    fn joins(&self, block: &mut impl Features) {
        let (mut best, mut sum) = ([0; FAR + 1], [0; FAR + 1]);
        for strand in &self.strands {
            for join in &strand.joins {
                best[join.effort] = best[join.effort].max(join.worth);
                sum[join.effort] += join.worth;
            }
        }
        for effort in 1..=5 {
            block.put(("best join of effort", effort), best[effort], 2.0 * TEN);
            block.put(("all joins of effort", effort), sum[effort], 8.0 * TEN);
        }
    }

    /// Each colour, the most promising first: which colour it is does not matter.
    fn colours(&self, block: &mut impl Features) {
        let mut order: [&Strand; Colour::COUNT] = self.strands.each_ref();
        order.sort_unstable_by_key(|strand| -strand.worth);
        for (rank, strand) in order.into_iter().enumerate() {
            let best = strand.best_join(&self.likely);
            let secured = strand.slots.and(self.secured).len() as i32;
            let ease = best.map_or(0, |join| 5 - join.effort.min(5) as i32);
            let join = best.map_or(0, |join| join.worth);
            block.put(("colour: worth", rank), strand.worth, 3.0 * TEN);
            block.put(("colour: points now", rank), strand.points, 10.0);
            block.put(("colour: hexes", rank), strand.hexes.len() as i32, 4.0);
            block.put(("colour: secured slots", rank), secured, 3.0);
            block.put(("colour: ease of the best join", rank), ease, 4.0);
            block.put(("colour: worth of the best join", rank), join, 2.0 * TEN);
        }
    }

    /// Sets of three, of two, of one slot: how much of them is there, and what is missing.
    fn sets(&self, block: &mut impl Features) {
        let effort = self.slot_effort();
        let (mut threes, mut twos, mut ones) = ([(0, 0, 0); 2], [(0, 0, 0); 3], 0);
        let (mut three, mut two) = (0, 0);
        for set in self.game.sets() {
            let missing: usize = set.slots.iter().map(|slot| effort[slot.index()]).sum();
            let filled = set.slots.and(self.board.filled()).len() as i32;
            let secured = set.slots.and(self.secured).len() as i32;
            let entry = (missing as i32, secured, filled);
            match set.slots.len() {
                3 if three < threes.len() => {
                    threes[three] = entry;
                    three += 1;
                }
                2 if two < twos.len() => {
                    twos[two] = entry;
                    two += 1;
                }
                _ => ones += secured,
            }
        }
        threes.sort_unstable();
        twos.sort_unstable();
        for (rank, (missing, secured, filled)) in threes.into_iter().enumerate() {
            let near = missing > 0 && missing <= 2;
            block.put(("set of three: effort", rank), missing, 8.0);
            block.put(("set of three: secured slots", rank), secured, 2.0);
            block.put(("set of three: filled slots", rank), filled, 2.0);
            block.flag(("set of three: near", rank), near);
        }
        for (rank, (missing, secured, _)) in twos.into_iter().enumerate() {
            block.put(("set of two: effort", rank), missing, 6.0);
            block.put(("set of two: secured slots", rank), secured, 2.0);
        }
        let filled = self.board.filled().len() as i32;
        block.put("other sets: secured slots", ones, 2.0);
        block.put("filled slots", filled, 6.0);
    }

    /// How full the hexes are.
    fn room(&self, block: &mut impl Features) {
        let mut by_size = [0; Handful::ROOM + 1];
        by_size[0] = self.empty.len() as i32;
        for hex in self.board.taken().iter() {
            by_size[self.board.hex(hex).len()] += 1;
        }
        block.put("empty hexes", by_size[0], 10.0);
        for (size, &hexes) in by_size.iter().enumerate().skip(1) {
            block.put(("hexes with this many fragments", size), hexes, 5.0);
        }
        block.put("empty hexes short of four", (4 - by_size[0]).max(0), 4.0);
        block.flag("no empty hex", by_size[0] == 0);
        let fragments: i32 = self.strands.iter().map(|strand| strand.fragments).sum();
        block.put("fragments in hexes", fragments, 20.0);
    }

    /// Tiles, and what they could score.
    fn tiles(&self, block: &mut impl Features) {
        let board = self.board;
        let free = board.free_spaces().len() as i32;
        let claimed = board.claimed().len() as i32;
        let flipped = board.bank().iter().filter(|space| space.flipped).count() as i32;
        block.put("claimed tiles", claimed, 3.0);
        block.put(
            "claimed tiles without a space",
            (claimed - free).max(0),
            2.0,
        );
        block.put("free spaces", free, 4.0);
        block.put("flipped tiles", flipped, 4.0);
        block.put("precious moments", board.precious().len() as i32, 4.0);
        block.put("worth of hexes by tiles", self.moments, TEN);
        block.put("hexes nearly right for tiles", self.near_moments, 4.0);
    }

    /// What the ends of the line offer to this seat, the better end first.
    fn line(&self, block: &mut impl Features) {
        let mut ends = [(0, 0, 0, 0); 2];
        if self.state.phase() == Phase::Remember {
            let mut tiles = self.state.line().iter();
            let tiles = [tiles.next(), tiles.next_back()];
            ends = tiles.map(|end| end.map_or((0, 0, 0, 0), |tile| self.end(tile)));
            ends.sort_unstable();
        }
        for (rank, (offer, moment, near, fragments)) in ends.into_iter().rev().enumerate() {
            let short = fragments > 0 && fragments <= 3;
            block.put(("end: worth of a take", rank), offer, TEN);
            block.put(("end: points of its moment", rank), moment, 6.0);
            block.put(("end: hexes nearly right for it", rank), near, 2.0);
            block.flag(("end: can be emptied at once", rank), short);
        }
    }

    /// The best place for three colours of a tile, what its moment would score, how many hexes are
    /// nearly that, and how many fragments it holds.
    fn end(&self, tile: &LineTile) -> (i32, i32, i32, i32) {
        let colours = tile.fragments.colours();
        let best = self.empty.iter().map(|hex| {
            let gains = colours.iter().map(|colour| self.gain(colour, hex));
            let (sum, least) = gains.fold((0, i32::MAX), |(sum, least), gain| {
                (sum + gain, least.min(gain))
            });
            // A take is of three colours at most.
            if colours.len() > Handful::ROOM {
                sum - least
            } else {
                sum
            }
        });
        let best = best.max().unwrap_or(0);
        let moment = &self.game.moments()[tile.tile.index()];
        let (fits, near) = fitting(self.board, moment.condition);
        (
            best,
            fits * i32::from(moment.points),
            near,
            tile.fragments.len() as i32,
        )
    }

    /// Actions that could still be used.
    fn actions_left(&self, block: &mut impl Features) {
        let left = if self.reflected {
            0
        } else {
            self.actions() as i32
        };
        block.put("actions left", left, 4.0);
        let actions = if self.board.stage() == Stage::Act {
            self.actions_ahead()
        } else {
            Actions::default()
        };
        let sum: i32 = actions.spaces.iter().sum();
        for (space, &worth) in Space::ALL.into_iter().zip(&actions.spaces) {
            block.put(("worth of the action", space.name()), worth, TEN);
        }
        block.put("worth of actions of tiles", actions.tiles, TEN);
        block.put("worth of all actions", sum + actions.tiles, 3.0 * TEN);
    }

    /// Where this seat stands in the round.
    fn turn(&self, block: &mut impl Features) {
        let (state, seat) = (self.state, self.seat);
        let asked = match self.board.stage() {
            Stage::Waiting => 0,
            Stage::Take => 1,
            Stage::Place { .. } => 2,
            Stage::AfterTake { .. } | Stage::EndTurn => 3,
            Stage::MustRewire { .. } | Stage::Rewire(_) => 4,
            Stage::LayTiles => 5,
            Stage::Act => 6,
            Stage::Fill { .. } => 7,
            _ => 8,
        };
        let stages = [
            "nothing",
            "take",
            "place",
            "end of the turn",
            "rewire",
            "lay tiles",
            "act",
            "fill",
            "in an action",
        ];
        block.one_of("asked", &stages, Some(asked));
        let taken = match self.board.stage() {
            Stage::Place { taken } => taken.len() as i32,
            _ => 0,
        };
        block.put("fragments to place", taken, 3.0);
        block.flag("done with Reflect", self.reflected);
        block.put("seats before its turn", wait(state, seat), 3.0);
        block.flag("began the round", state.opener() == seat);
    }
}

/// How many seats have their turn before this one.
fn wait(state: &State, seat: Seat) -> i32 {
    let players = usize::from(state.table().players);
    let acts = |other: &Seat| acting(state.board(*other));
    let after = |from: Seat| (seat.index() + players - from.index()) % players;
    if acting(state.board(seat)) {
        return 0;
    }
    state.seats().find(acts).map_or(0, after) as i32
}

fn acting(board: &Board) -> bool {
    board.stage() != Stage::Waiting
}
