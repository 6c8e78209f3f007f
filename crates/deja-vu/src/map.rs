//! The cosmic map: fifteen tiles on a hexagonal lattice.

use crate::bits::Heap;

/// How many tiles there are.
pub const TILES: usize = 15;

/// The six directions of the lattice, in axial coordinates: the opposite of `n` is `n + 3`.
pub const DIRECTIONS: [(i8, i8); 6] = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)];

/// The words for the directions.
pub const DIRECTION_NAMES: [&str; 6] = [
    "east",
    "north-east",
    "north-west",
    "west",
    "south-west",
    "south-east",
];

/// A tile of the map, in the order in which they were laid.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Tile(pub(crate) u8);

impl Tile {
    /// The tile at this position, below [`TILES`].
    #[inline]
    pub const fn from_index(index: usize) -> Tile {
        debug_assert!(index < TILES);
        Tile(index as u8)
    }

    /// Position in an array over all tiles.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The name: `T1` to `T15`.
    pub fn name(self) -> String {
        format!("T{}", self.0 + 1)
    }

    /// The tile that this name means.
    pub fn from_name(name: &str) -> Option<Tile> {
        let number: usize = name.strip_prefix(['T', 't'])?.parse().ok()?;
        (1..=TILES)
            .contains(&number)
            .then(|| Tile::from_index(number - 1))
    }
}

/// A set of tiles.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct TileSet(pub(crate) u16);

impl TileSet {
    /// No tile.
    pub const EMPTY: TileSet = TileSet(0);

    /// How many there are in it.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none in it.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The bits, lowest for the first tile.
    #[inline]
    pub const fn bits(self) -> u16 {
        self.0
    }

    /// Whether this tile is in it.
    #[inline]
    pub const fn contains(self, tile: Tile) -> bool {
        self.0 >> tile.0 & 1 != 0
    }

    /// Puts a tile in.
    #[inline]
    pub fn insert(&mut self, tile: Tile) {
        self.0 |= 1 << tile.0;
    }

    /// The same set with this tile in it.
    #[inline]
    #[must_use]
    pub const fn with(self, tile: Tile) -> TileSet {
        TileSet(self.0 | 1 << tile.0)
    }

    /// Those that are not in the other.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: TileSet) -> TileSet {
        TileSet(self.0 & !other.0)
    }

    /// The tiles in it, in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Tile> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            if bits == 0 {
                return None;
            }
            let tile = Tile(bits.trailing_zeros() as u8);
            bits &= bits - 1;
            Some(tile)
        })
    }
}

impl FromIterator<Tile> for TileSet {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> TileSet {
        let mut set = TileSet::EMPTY;
        for tile in tiles {
            set.insert(tile);
        }
        set
    }
}

/// The map: where tiles lie, what lies on them, and where the girl is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Map {
    /// Axial coordinates of the tiles laid so far.
    pub(crate) places: [(i8, i8); TILES],
    /// How many tiles are laid.
    pub(crate) laid: u8,
    /// Who touches whom: follows from `places`.
    pub(crate) near: [TileSet; TILES],
    pub(crate) bits: [Heap; TILES],
    /// The fragment on each tile, by its number.
    pub(crate) fragments: [Option<u8>; TILES],
    pub(crate) girl: Tile,
}

impl Map {
    /// A map of one tile, with the girl on it.
    pub(crate) fn new() -> Map {
        let mut map = Map {
            places: [(0, 0); TILES],
            laid: 0,
            near: [TileSet::EMPTY; TILES],
            bits: [Heap::EMPTY; TILES],
            fragments: [None; TILES],
            girl: Tile(0),
        };
        map.lay((0, 0));
        map
    }

    /// The tiles laid so far.
    #[inline]
    pub fn tiles(&self) -> impl Iterator<Item = Tile> + use<> {
        (0..self.laid).map(Tile)
    }

    /// Where a tile lies, in axial coordinates.
    pub fn place(&self, tile: Tile) -> (i8, i8) {
        self.places[tile.index()]
    }

    /// The tiles that touch a tile.
    #[inline]
    pub fn near(&self, tile: Tile) -> TileSet {
        self.near[tile.index()]
    }

    /// The bits on a tile.
    #[inline]
    pub fn bits(&self, tile: Tile) -> Heap {
        self.bits[tile.index()]
    }

    /// The fragment on a tile, by its number; nothing where a flower was planted.
    pub fn fragment(&self, tile: Tile) -> Option<u8> {
        self.fragments[tile.index()]
    }

    /// Where the girl is.
    pub fn girl(&self) -> Tile {
        self.girl
    }

    /// Lays the next tile.
    pub(crate) fn lay(&mut self, place: (i8, i8)) {
        let tile = Tile(self.laid);
        let near = self.touching(place);
        self.places[tile.index()] = place;
        self.near[tile.index()] = near;
        for other in near.iter() {
            self.near[other.index()].insert(tile);
        }
        self.laid += 1;
    }

    /// The tiles that touch a place.
    pub(crate) fn touching(&self, place: (i8, i8)) -> TileSet {
        let touch = |tile: &Tile| {
            let (q, r) = self.place(*tile);
            DIRECTIONS.contains(&(q.wrapping_sub(place.0), r.wrapping_sub(place.1)))
        };
        self.tiles().filter(touch).collect()
    }

    fn is_free(&self, place: (i8, i8)) -> bool {
        !self.tiles().any(|tile| self.place(tile) == place)
    }

    /// The place next to a tile in a direction.
    pub(crate) fn beside(&self, tile: Tile, direction: usize) -> (i8, i8) {
        let ((q, r), (dq, dr)) = (self.place(tile), DIRECTIONS[direction]);
        (q.saturating_add(dq), r.saturating_add(dr))
    }

    /// Where the next tile may go, each place named by the first tile that touches it and the
    /// direction. The second of a pair touches two tiles, and the first one if that has only one
    /// neighbour.
    pub(crate) fn free_places(&self, second: bool) -> impl Iterator<Item = (Tile, usize)> {
        let last = Tile(self.laid.saturating_sub(1));
        let lonely = second && self.near(last).len() < 2;
        self.tiles()
            .flat_map(|tile| (0..6).map(move |direction| (tile, direction)))
            .filter(move |&(tile, direction)| {
                let place = self.beside(tile, direction);
                let touching = self.touching(place);
                let first = touching.iter().next() == Some(tile);
                let fits = !second || touching.len() >= 2 && (!lonely || touching.contains(last));
                first && fits && self.is_free(place)
            })
    }

    /// The tiles within this many steps of a tile.
    pub fn within(&self, from: Tile, steps: usize) -> TileSet {
        let mut reached = TileSet::EMPTY.with(from);
        for _ in 0..steps {
            let edge = reached
                .iter()
                .fold(0, |near, tile| near | self.near(tile).0);
            let next = TileSet(reached.0 | edge);
            if next == reached {
                break;
            }
            reached = next;
        }
        reached
    }

    /// Whether a way of this many more tiles exists from a tile, none of them visited before.
    pub(crate) fn has_way(&self, from: Tile, visited: TileSet, steps: usize) -> bool {
        if steps == 0 {
            return true;
        }
        let open = self.near(from).minus(visited);
        if steps == 1 {
            return !open.is_empty();
        }
        if steps > 4 && !self.reaches(from, visited, steps) {
            return false;
        }
        open.iter()
            .any(|next| self.has_way(next, visited.with(next), steps - 1))
    }

    /// Whether enough unvisited tiles are connected with this one: cheap, and rules out most dead ends.
    fn reaches(&self, from: Tile, visited: TileSet, steps: usize) -> bool {
        let mut reached = TileSet::EMPTY.with(from);
        let mut edge = reached;
        while !edge.is_empty() {
            let near = edge.iter().fold(0, |near, tile| near | self.near(tile).0);
            edge = TileSet(near & !visited.0 & !reached.0);
            reached = TileSet(reached.0 | edge.0);
            if reached.len() > steps {
                return true;
            }
        }
        false
    }
}
