//! The numbers that the net looks at.

use table::Seat;
use vivid_memories::{Board, Colour, Handful, LineTile, Phase, Stage, State, VividMemories};

use super::reading::{Reading, fitting, places};
use super::strand::{FAR, Strand};
use crate::features::Features;

/// How many numbers describe the table.
pub(super) const COMMON: usize = 16;

/// How many numbers describe a seat.
pub(super) const BLOCK: usize = 112;

/// Eighths of a point, in units of ten points.
const TEN: f32 = 80.0;

/// Describes the table as a whole.
pub(super) fn common(game: &VividMemories, state: &State, common: &mut Features<'_>) {
    common.one_of(3, Some(usize::from(state.round()) - 1));
    let phase = match state.phase() {
        Phase::Remember => 0,
        Phase::Reflect => 1,
        Phase::Reward | Phase::Over => 2,
    };
    common.one_of(3, Some(phase));
    let left: usize = state.line().iter().map(|tile| tile.fragments.len()).sum();
    common.put(left as i32, 16.0);
    common.flag(left > 0 && left <= 3);
    common.put(state.line().len() as i32, 4.0);
    let end = |tile: Option<&LineTile>| tile.map_or(0, |tile| tile.fragments.len() as i32);
    let ends = [
        end(state.line().iter().next()),
        end(state.line().iter().next_back()),
    ];
    common.put(ends[0].min(ends[1]), 4.0);
    common.put(ends[0].max(ends[1]), 4.0);
    common.flag(state.in_order());
    let supply = || {
        Colour::ALL
            .into_iter()
            .map(|colour| state.supply().count(colour) as i32)
    };
    common.put(supply().min().unwrap_or(0), 10.0);
    common.put(supply().filter(|&count| count < 3).count() as i32, 2.0);
    common.put(i32::from(game.rounds() - state.round()), 2.0);
    common.flag(true);
}

impl Reading<'_> {
    /// Describes this seat.
    pub fn describe(&self, block: &mut Features<'_>) {
        let pending = self.pending();
        block.put(self.estimate(pending.unwrap_or(0)), 3.0 * TEN);
        self.points(block);
        self.joins(block);
        self.colours(block);
        self.sets(block);
        self.room(block);
        self.tiles(block);
        self.line(block);
        self.actions_left(block);
        block.flag(pending.is_some());
        block.put(pending.unwrap_or(0).clamp(-TEN as i32, 3 * TEN as i32), TEN);
        self.turn(block);
    }

    /// Points so far by source, and what a Reward right now would bring.
    fn points(&self, block: &mut Features<'_>) {
        let (game, board) = (self.game, self.board);
        let score = board.score();
        block.put(score.total(), 80.0);
        block.put(score.moments.into(), 20.0);
        block.put(score.cores.into(), 60.0);
        let threads: i32 = self.strands.iter().map(|strand| strand.points).sum();
        block.put(threads, 20.0);
        block.put(
            if self.scored {
                0
            } else {
                self.flipped_points()
            },
            10.0,
        );
        let filled = i32::from(game.core_points(board.filled()));
        let secured = i32::from(game.core_points(self.secured));
        block.put(filled * self.rewards, 60.0);
        block.put(secured * self.rewards, 60.0);
        block.put(self.sets_worth(), 6.0 * TEN);
        block.put(self.threads_worth(), 6.0 * TEN);
        let aspiration = board.aspiration();
        block.put(
            aspiration.map_or(0, |colour| game.aspiration_points(board, colour).into()),
            15.0,
        );
        block.put(
            aspiration.map_or(0, |colour| self.strands[colour.index()].fragments),
            6.0,
        );
    }

    fn flipped_points(&self) -> i32 {
        let bank = self.board.bank().iter().filter(|space| space.flipped);
        let tiles = bank.filter_map(|space| space.tile);
        tiles
            .map(|tile| i32::from(self.game.moment_points(self.board, tile)))
            .sum()
    }

    /// What can be joined with so much effort: the best, and all of it.
    fn joins(&self, block: &mut Features<'_>) {
        let (mut best, mut sum) = ([0; FAR + 1], [0; FAR + 1]);
        for strand in &self.strands {
            for join in &strand.joins {
                best[join.effort] = best[join.effort].max(join.worth);
                sum[join.effort] += join.worth;
            }
        }
        for effort in 1..=5 {
            block.put(best[effort], 2.0 * TEN);
            block.put(sum[effort], 8.0 * TEN);
        }
    }

    /// Each colour, the most promising first: which colour it is does not matter.
    fn colours(&self, block: &mut Features<'_>) {
        let mut order: [&Strand; Colour::COUNT] = self.strands.each_ref();
        order.sort_unstable_by_key(|strand| -strand.worth);
        for strand in order {
            let best = strand.best_join(&self.likely);
            block.put(strand.worth, 3.0 * TEN);
            block.put(strand.points, 10.0);
            block.put(strand.hexes.count_ones() as i32, 4.0);
            block.put((strand.slots & self.secured).count_ones() as i32, 3.0);
            block.put(best.map_or(0, |join| 5 - join.effort.min(5) as i32), 4.0);
            block.put(best.map_or(0, |join| join.worth), 2.0 * TEN);
        }
    }

    /// Sets of three, of two, of one slot: how much of them is there, and what is missing.
    fn sets(&self, block: &mut Features<'_>) {
        let effort = self.slot_effort();
        let (mut threes, mut twos, mut ones) = ([(0, 0, 0); 2], [(0, 0, 0); 3], 0);
        let (mut three, mut two) = (0, 0);
        for set in self.game.sets() {
            let missing: usize = places(set.slots).map(|slot| effort[slot]).sum();
            let filled = (set.slots & self.board.filled()).count_ones() as i32;
            let secured = (set.slots & self.secured).count_ones() as i32;
            let entry = (missing as i32, secured, filled);
            match set.slots.count_ones() {
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
        for (missing, secured, filled) in threes {
            block.put(missing, 8.0);
            block.put(secured, 2.0);
            block.put(filled, 2.0);
            block.flag(missing > 0 && missing <= 2);
        }
        for (missing, secured, _) in twos {
            block.put(missing, 6.0);
            block.put(secured, 2.0);
        }
        block.put(ones, 2.0);
        block.put(self.board.filled().count_ones() as i32, 6.0);
    }

    /// How full the hexes are.
    fn room(&self, block: &mut Features<'_>) {
        let mut by_size = [0; Handful::ROOM + 1];
        by_size[0] = self.empty.count_ones() as i32;
        for hex in places(self.board.taken()) {
            by_size[self.board.hexes()[hex].len()] += 1;
        }
        block.put(by_size[0], 10.0);
        by_size[1..].iter().for_each(|&hexes| block.put(hexes, 5.0));
        block.put((4 - by_size[0]).max(0), 4.0);
        block.flag(by_size[0] == 0);
        let fragments: i32 = self.strands.iter().map(|strand| strand.fragments).sum();
        block.put(fragments, 20.0);
    }

    /// Tiles, and what they could score.
    fn tiles(&self, block: &mut Features<'_>) {
        let board = self.board;
        let free = board.free_spaces().count_ones() as i32;
        let claimed = board.claimed().len() as i32;
        let flipped = board.bank().iter().filter(|space| space.flipped).count() as i32;
        block.put(claimed, 3.0);
        block.put((claimed - free).max(0), 2.0);
        block.put(free, 4.0);
        block.put(flipped, 4.0);
        block.put(board.precious().len() as i32, 4.0);
        block.put(self.moments, TEN);
        block.put(self.near_moments, 4.0);
    }

    /// What the ends of the line offer to this seat, the better end first.
    fn line(&self, block: &mut Features<'_>) {
        if self.state.phase() != Phase::Remember {
            return block.one_of(8, None);
        }
        let mut tiles = self.state.line().iter();
        let ends = [tiles.next(), tiles.next_back()];
        let mut ends = ends.map(|end| end.map_or((0, 0, 0, 0), |tile| self.end(tile)));
        ends.sort_unstable();
        for (offer, moment, near, fragments) in ends.into_iter().rev() {
            block.put(offer, TEN);
            block.put(moment, 6.0);
            block.put(near, 2.0);
            block.flag(fragments > 0 && fragments <= 3);
        }
    }

    /// The best place for three colours of a tile, what its moment would score, how many hexes are
    /// nearly that, and how many fragments it holds.
    fn end(&self, tile: &LineTile) -> (i32, i32, i32, i32) {
        let colours = tile.fragments.colours();
        let best = places(self.empty).map(|hex| {
            let gains = colours.iter().map(|colour| self.gain[colour.index()][hex]);
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
    fn actions_left(&self, block: &mut Features<'_>) {
        block.put(
            if self.reflected {
                0
            } else {
                self.actions() as i32
            },
            4.0,
        );
        if self.board.stage() != Stage::Act {
            return block.one_of(6, None);
        }
        let actions = self.actions_ahead();
        let sum: i32 = actions.spaces.iter().sum();
        actions
            .spaces
            .iter()
            .for_each(|&space| block.put(space, TEN));
        block.put(actions.tiles, TEN);
        block.put(sum + actions.tiles, 3.0 * TEN);
    }

    /// Where this seat stands in the round.
    fn turn(&self, block: &mut Features<'_>) {
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
        block.one_of(9, Some(asked));
        let taken = match self.board.stage() {
            Stage::Place { taken } => taken.len() as i32,
            _ => 0,
        };
        block.put(taken, 3.0);
        block.flag(self.reflected);
        block.put(wait(state, seat), 3.0);
        block.flag(state.opener() == seat);
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
