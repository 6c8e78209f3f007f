//! A board, read: threads, joins in reach, sets, moments, and where each colour would help.

use table::Seat;
use vivid_memories::{
    Board, Colour, Handful, Hex, HexSet, MAX_HEXES, MAX_SLOTS, Phase, SlotSet, Stage, State,
    VividMemories,
};

use super::strand::{FAR, Ground, SLOTS, Strand, slots_worth};

/// The most tiles of one player that are looked at: four in the bank, four just claimed.
const OWN_TILES: usize = 8;

/// What an aspiration scores for a precious moment of its colour.
const ASPIRED: i32 = 5;

/// A tile that may score for its owner.
#[derive(Clone, Copy, Default)]
pub(super) struct OwnTile {
    /// What a hex must hold, exactly.
    pub condition: Handful,
    /// What each such hex scores, in eighths of a point, less where the tile must be flipped first.
    pub worth: i32,
    /// What it brings to the aspiration, once, when it becomes a precious moment.
    pub once: i32,
}

/// What one seat has and may reach.
pub(super) struct Reading<'a> {
    pub game: &'a VividMemories,
    pub state: &'a State,
    pub seat: Seat,
    pub board: &'a Board,
    /// The hexes without a fragment.
    pub empty: HexSet,
    /// The five colours.
    pub strands: [Strand; Colour::COUNT],
    /// Slots that are filled, or that a thread joins.
    pub secured: SlotSet,
    /// How often sets will still score.
    pub rewards: i32,
    /// Whether moments and threads have scored already in this round.
    pub scored: bool,
    /// Whether this seat has finished its Reflect.
    pub reflected: bool,
    /// What a slot more or less means for its set.
    pub slot_worth: [i32; MAX_SLOTS],
    /// How likely a join of each effort is to come about, of 256.
    pub likely: [i32; FAR + 1],
    /// For each colour and hex, what a fragment more there is worth, in eighths of a point.
    gain: [[i32; MAX_HEXES]; Colour::COUNT],
    /// Tiles that may score.
    pub tiles: [OwnTile; OWN_TILES],
    /// How many of these there are.
    pub tile_count: usize,
    /// What all hexes are worth by this seat's tiles, in eighths of a point.
    pub moments: i32,
    /// How many hexes are one fragment short of what one of its tiles asks.
    pub near_moments: i32,
}

impl<'a> Reading<'a> {
    /// Reads the board of a seat.
    pub fn new(game: &'a VividMemories, state: &'a State, seat: Seat) -> Reading<'a> {
        let board = state.board(seat);
        let phase = state.phase();
        let over = phase == Phase::Over;
        let mut reading = Reading {
            game,
            state,
            seat,
            board,
            empty: game.empty_hexes(board),
            strands: [Strand::default(); Colour::COUNT],
            secured: board.filled(),
            rewards: if over {
                0
            } else {
                i32::from(game.rounds() - state.round()) + 1
            },
            scored: over || phase == Phase::Reward,
            reflected: has_reflected(state, seat),
            slot_worth: [0; MAX_SLOTS],
            likely: [256; FAR + 1],
            gain: [[0; MAX_HEXES]; Colour::COUNT],
            tiles: [OwnTile::default(); OWN_TILES],
            tile_count: 0,
            moments: 0,
            near_moments: 0,
        };
        reading.estimate_reach();
        reading.read_colours();
        reading.read_gains();
        reading.read_tiles();
        reading.read_moments();
        reading
    }

    /// How much can still be built: turns of Remember, and actions.
    fn estimate_reach(&mut self) {
        let players = f32::from(self.state.table().players);
        let line: usize = self
            .state
            .line()
            .iter()
            .map(|tile| tile.fragments.len())
            .sum();
        let turns = f32::from(line as u16) / (2.3 * players);
        // In Reflect what an action brings is looked at in full, so that being done costs nothing.
        let remembers = self.state.phase() == Phase::Remember;
        let actions = if remembers { self.actions() } else { 0 };
        let later = f32::from(self.game.rounds() - self.state.round());
        let reach = turns + f32::from(actions as u8) + 7.0 * later;
        let step = 0.92 * reach / (reach + 2.5);
        let mut likely = 256.0;
        for place in &mut self.likely[1..] {
            likely *= step;
            *place = likely as i32;
        }
    }

    /// How many spaces of the bank still have an action in this round, their own or a tile's.
    pub fn actions(&self) -> usize {
        let bank = self.board.bank().iter();
        let left = bank.filter(|space| {
            if space.tile.is_some() {
                !space.flipped
            } else {
                !space.used
            }
        });
        left.count()
    }

    fn read_colours(&mut self) {
        let (game, board) = (self.game, self.board);
        let mut hexes = [HexSet::EMPTY; Colour::COUNT];
        let mut doubles = [HexSet::EMPTY; Colour::COUNT];
        let mut fragments = [0; Colour::COUNT];
        for hex in board.taken().iter() {
            let handful = board.hex(hex);
            for colour in handful.colours().iter() {
                let count = handful.count(colour);
                fragments[colour.index()] += count as i32;
                hexes[colour.index()].insert(hex);
                if count > 1 {
                    doubles[colour.index()].insert(hex);
                }
            }
        }
        for colour in Colour::ALL {
            let joined = joined(game, board, colour, hexes[colour.index()]);
            self.secured = self.secured.or(joined);
        }
        self.read_slot_worth();
        let ground = self.ground();
        let mut strands = self.strands;
        for colour in Colour::ALL {
            let index = colour.index();
            let mut strand = Strand::new(&ground, board, colour, hexes[index]);
            strand.doubles = doubles[index];
            strand.fragments = fragments[index];
            strands[index] = strand;
        }
        self.strands = strands;
    }

    /// What a fragment more of this colour in a hex is worth, in eighths of a point.
    #[inline]
    pub fn gain(&self, colour: Colour, hex: Hex) -> i32 {
        self.gain[colour.index()][hex.index()]
    }

    /// The board as one colour finds it.
    pub fn ground(&self) -> Ground<'_> {
        Ground {
            game: self.game,
            empty: self.empty,
            filled: self.board.filled(),
            scored: self.scored,
            slot_worth: &self.slot_worth,
            likely: &self.likely,
        }
    }

    /// What a set of which this many slots are missing is worth, in eighths of a point.
    fn set_worth(&self, points: u16, missing: usize, size: usize) -> i32 {
        let full = 8 * i32::from(points) * self.rewards;
        match missing {
            0 => full,
            _ if missing == size => 0,
            _ => full * self.likely[(3 * missing).min(FAR)] / 256,
        }
    }

    fn read_slot_worth(&mut self) {
        for set in self.game.sets() {
            let size = set.slots.len();
            let missing = set.slots.minus(self.secured).len();
            let now = self.set_worth(set.points, missing, size);
            let more = self.set_worth(set.points, missing.saturating_sub(1), size) - now;
            let less = now - self.set_worth(set.points, (missing + 1).min(size), size);
            for slot in set.slots.iter() {
                self.slot_worth[slot.index()] = if self.secured.contains(slot) {
                    less
                } else {
                    more
                };
            }
        }
    }

    fn read_gains(&mut self) {
        for colour in 0..Colour::COUNT {
            let strand = self.strands[colour];
            let gain = &mut self.gain[colour];
            for join in strand.joins.iter().filter(|join| join.worth > 0) {
                let now = self.likely[join.effort];
                let nearer = |by: usize| {
                    let then = self.likely[join.effort.saturating_sub(by)];
                    join.worth * (then - now) / 256
                };
                let (one, two) = (nearer(1), nearer(2));
                for (path, by) in [(join.empty_path, one), (join.other_path, two)] {
                    for hex in path.iter() {
                        gain[hex.index()] = gain[hex.index()].max(by);
                    }
                }
            }
            if strand.points > 0 {
                let longer = 8 * strand.joined.len() as i32;
                let near = self.game.around(strand.thread).minus(strand.hexes);
                near.iter().for_each(|hex| gain[hex.index()] += longer);
            }
        }
    }

    fn read_tiles(&mut self) {
        if self.rewards == 0 {
            return;
        }
        let later = self.state.round() < self.game.rounds();
        // A tile that can't be used or scored any more in this game is worth nothing.
        let usable = later || !self.reflected;
        for space in self.board.bank() {
            if let Some(tile) = space.tile {
                let part = match (space.flipped, usable) {
                    (true, _) if !self.scored => 8,
                    (_, true) => 6,
                    _ => 0,
                };
                self.note_tile(tile, part);
            }
        }
        let part = if self.board.free_spaces().is_empty() {
            3
        } else {
            5
        };
        for tile in self.board.claimed().iter() {
            self.note_tile(tile, part);
        }
    }

    fn note_tile(&mut self, tile: vivid_memories::Tile, part: i32) {
        if self.tile_count < OWN_TILES {
            let moment = &self.game.moments()[tile.index()];
            let aspired = |colour| moment.condition.has(colour);
            let aspired = self.board.aspiration().is_some_and(aspired);
            self.tiles[self.tile_count] = OwnTile {
                condition: moment.condition,
                worth: part * i32::from(moment.points),
                once: if aspired { part * ASPIRED } else { 0 },
            };
            self.tile_count += 1;
        }
    }

    /// What a hex with these fragments is worth by this seat's tiles, in eighths of a point.
    #[inline]
    pub fn moment_worth(&self, handful: Handful) -> i32 {
        let tiles = self.tiles[..self.tile_count].iter();
        let fitting = tiles.filter(|tile| tile.condition == handful);
        fitting.map(|tile| tile.worth + tile.once).sum()
    }

    fn read_moments(&mut self) {
        for tile in &self.tiles[..self.tile_count] {
            let (fits, near) = fitting(self.board, tile.condition);
            self.moments += fits * tile.worth + fits.min(1) * tile.once;
            self.near_moments += near;
        }
    }

    /// What all sets are worth, beginnings for a part.
    pub fn sets_worth(&self) -> i32 {
        let sets = self.game.sets().iter();
        let worth = sets.map(|set| {
            let missing = set.slots.minus(self.secured).len();
            self.set_worth(set.points, missing, set.slots.len())
        });
        worth.sum()
    }

    /// What threads and their beginnings are worth, the sets aside.
    pub fn threads_worth(&self) -> i32 {
        let ground = self.ground();
        let strands = self.strands.iter();
        strands
            .map(|strand| strand.worth - slots_worth(&ground, strand.joined))
            .sum()
    }

    /// The effort to secure each slot; nothing for those out of reach.
    pub fn slot_effort(&self) -> [usize; MAX_SLOTS] {
        let mut effort = [FAR + 1; MAX_SLOTS];
        for strand in &self.strands {
            let mut slots = [0; SLOTS];
            for (place, slot) in slots.iter_mut().zip(strand.slots.iter()) {
                *place = slot.index();
            }
            for (join, (a, b)) in strand.joins.iter().zip([(0, 1), (0, 2), (1, 2)]) {
                if join.worth > 0 {
                    effort[slots[a]] = effort[slots[a]].min(join.effort);
                    effort[slots[b]] = effort[slots[b]].min(join.effort);
                }
            }
        }
        for slot in self.secured.iter() {
            effort[slot.index()] = 0;
        }
        effort
    }
}

/// How many hexes hold exactly what a condition asks, and how many are one fragment short of it.
pub(super) fn fitting(board: &Board, condition: Handful) -> (i32, i32) {
    let mut short = [condition; Handful::ROOM];
    for (place, colour) in short.iter_mut().zip(condition.colours().iter()) {
        place.remove(colour);
    }
    let (mut fits, mut near) = (0, 0);
    for hex in board.taken().iter() {
        let handful = board.hex(hex);
        let fit = handful == condition;
        fits += i32::from(fit);
        near += i32::from(!fit && short.contains(&handful));
    }
    (fits, near)
}

/// The slots of a colour that lie on a thread.
fn joined(game: &VividMemories, board: &Board, colour: Colour, hexes: HexSet) -> SlotSet {
    let mut all = SlotSet::EMPTY;
    for slot in game.printed_on(board).of_colour(colour).iter() {
        let seed = game.touched_by(slot).and(hexes);
        if seed.is_empty() || all.contains(slot) {
            continue;
        }
        let touched = game.joined(board, colour, game.group(seed, hexes));
        if touched.len() > 1 {
            all = all.or(touched);
        }
    }
    all
}

/// Whether nothing more can be done in this round's Reflect.
fn has_reflected(state: &State, seat: Seat) -> bool {
    let waits = state.board(seat).stage() == Stage::Waiting;
    match state.phase() {
        Phase::Remember => false,
        Phase::Reflect if !waits => false,
        Phase::Reflect if state.in_order() => {
            let players = usize::from(state.table().players);
            let after = |seat: Seat| (seat.index() + players - state.start().index()) % players;
            let acts = |&other: &Seat| state.board(other).stage() != Stage::Waiting;
            let acting = state.seats().find(acts).map_or(players, after);
            after(seat) < acting
        }
        _ => true,
    }
}
