//! The cosmic map: fifteen tiles on a hexagonal lattice.

use table::{Axial, Direction, SmallSet};

use crate::bits::Heap;
use crate::fragment::Fragment;

/// How many tiles there are.
pub const TILES: usize = 15;

table::numbered! {
    /// A tile of the map, in the order in which they were laid.
    pub struct Tile in u16, of TILES;
}

/// A set of tiles.
pub type TileSet = SmallSet<Tile>;

impl Tile {
    /// The name: `T1` to `T15`.
    pub fn name(self) -> String {
        format!("T{}", self.index() + 1)
    }

    /// The tile that this name means.
    pub fn from_name(name: &str) -> Option<Tile> {
        let number: usize = name.strip_prefix(['T', 't'])?.parse().ok()?;
        (1..=TILES)
            .contains(&number)
            .then(|| Tile::from_index(number - 1))
    }
}

/// The map: where tiles lie, what lies on them, and where the girl is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Map {
    /// Where the tiles laid so far lie.
    pub(crate) places: [Axial; TILES],
    /// How many tiles are laid.
    pub(crate) laid: u8,
    /// Who touches whom: follows from `places`.
    pub(crate) near: [TileSet; TILES],
    pub(crate) bits: [Heap; TILES],
    /// The fragment on each tile.
    pub(crate) fragments: [Option<Fragment>; TILES],
    pub(crate) girl: Tile,
}

impl Map {
    /// A map of one tile, with the girl on it.
    pub(crate) fn new() -> Map {
        let mut map = Map {
            places: [Axial::new(0, 0); TILES],
            laid: 0,
            near: [TileSet::EMPTY; TILES],
            bits: [Heap::EMPTY; TILES],
            fragments: [None; TILES],
            girl: Tile::from_index(0),
        };
        map.lay(Axial::new(0, 0));
        map
    }

    /// The tiles laid so far.
    #[inline]
    pub fn tiles(&self) -> impl Iterator<Item = Tile> + use<> {
        (0..usize::from(self.laid)).map(Tile::from_index)
    }

    /// Where a tile lies.
    pub fn place(&self, tile: Tile) -> Axial {
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

    /// The fragment on a tile; nothing where a flower was planted.
    pub fn fragment(&self, tile: Tile) -> Option<Fragment> {
        self.fragments[tile.index()]
    }

    /// Where the girl is.
    pub fn girl(&self) -> Tile {
        self.girl
    }

    /// Lays the next tile.
    pub(crate) fn lay(&mut self, place: Axial) {
        let tile = Tile::from_index(self.laid.into());
        let near = self.touching(place);
        self.places[tile.index()] = place;
        self.near[tile.index()] = near;
        for other in near.iter() {
            self.near[other.index()].insert(tile);
        }
        self.laid += 1;
    }

    /// The tiles that touch a place.
    pub(crate) fn touching(&self, place: Axial) -> TileSet {
        let touch = |tile: &Tile| self.place(*tile).touches(place);
        self.tiles().filter(touch).collect()
    }

    fn is_free(&self, place: Axial) -> bool {
        !self.tiles().any(|tile| self.place(tile) == place)
    }

    /// The place next to a tile in a direction.
    pub(crate) fn beside(&self, tile: Tile, direction: Direction) -> Axial {
        self.place(tile).beside(direction)
    }

    /// Where the next tile may go, each place named by the first tile that touches it and the
    /// direction. The second of a pair touches two tiles, and the first one if that has only one
    /// neighbour.
    pub(crate) fn free_places(&self, second: bool) -> impl Iterator<Item = (Tile, Direction)> {
        let last = Tile::from_index(self.laid.saturating_sub(1).into());
        let lonely = second && self.near(last).len() < 2;
        self.tiles()
            .flat_map(|tile| Direction::ALL.map(|direction| (tile, direction)))
            .filter(move |&(tile, direction)| {
                let place = self.beside(tile, direction);
                let touching = self.touching(place);
                let first = touching.lowest() == Some(tile);
                let fits = !second || touching.len() >= 2 && (!lonely || touching.contains(last));
                first && fits && self.is_free(place)
            })
    }

    /// The tiles within this many steps of a tile.
    pub fn within(&self, from: Tile, steps: usize) -> TileSet {
        let mut reached = TileSet::only(from);
        for _ in 0..steps {
            let next = reached.or(self.near_any(reached));
            if next == reached {
                break;
            }
            reached = next;
        }
        reached
    }

    /// The tiles that touch any of these.
    #[inline]
    fn near_any(&self, tiles: TileSet) -> TileSet {
        let near = tiles.iter().map(|tile| self.near(tile));
        near.fold(TileSet::EMPTY, TileSet::or)
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
        let mut reached = TileSet::only(from);
        let mut edge = reached;
        while !edge.is_empty() {
            edge = self.near_any(edge).minus(visited).minus(reached);
            reached = reached.or(edge);
            if reached.len() > steps {
                return true;
            }
        }
        false
    }
}
