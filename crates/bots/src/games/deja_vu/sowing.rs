//! What a sowing can still bring: where it can end, and with which bit.

use deja_vu::{Bit, Colour, Heap, Kinds, Map, Stage, State, TILES, Tile, TileSet};

/// How many tiles a search for ends looks at. Only very long ways need more; then some ends may be
/// missing, none is wrong.
const PATIENCE: u32 = 3000;

/// The kinds of bits that may fall last on each tile.
///
/// No tile is visited twice. So whatever falls on the way lies elsewhere, and the last bit meets
/// what lies on its tile now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Ends([Kinds; TILES]);

impl Ends {
    /// The ends in reach for the player to move: nothing unless sowing is on or about to begin.
    pub fn of(state: &State) -> Ends {
        let map = state.map();
        let mut ends = Ends([Kinds::EMPTY; TILES]);
        match state.stage() {
            Stage::Sow { bits, visited, at } => ends.add(map, at, visited, bits),
            Stage::Begin => {
                for tile in map.tiles() {
                    ends.add(map, tile, TileSet::only(tile), map.bits(tile));
                }
            }
            _ => {}
        }
        ends
    }

    /// Adds the ends of sowing these bits from here.
    fn add(&mut self, map: &Map, at: Tile, visited: TileSet, bits: Heap) {
        let last = bits.coloured().kinds();
        if !last.is_empty() {
            for tile in ends_of_ways(map, at, visited, bits.len()).iter() {
                self.0[tile.index()] = self.0[tile.index()].or(last);
            }
        }
    }

    /// Every end: its tile and the bit that falls last.
    pub fn iter(self) -> impl Iterator<Item = (Tile, Bit)> {
        let each = Tile::all().zip(self.0);
        each.flat_map(|(tile, kinds)| kinds.iter().map(move |bit| (tile, bit)))
    }
}

/// What a sowing that ends with this bit on this tile collects, white claims aside.
pub(super) fn harvest(map: &Map, tile: Tile, last: Bit) -> Heap {
    let mut heap = map.bits(tile).of_colour(last.colour());
    heap.add(last);
    heap
}

/// The white bits that may be claimed there.
pub(super) fn white(map: &Map, tile: Tile) -> Heap {
    map.bits(tile).of_colour(Colour::White)
}

/// The tiles on which a way of this many steps can end, none of them visited before.
fn ends_of_ways(map: &Map, at: Tile, visited: TileSet, steps: usize) -> TileSet {
    // What could be reached if tiles might be visited twice: once all of it is found, it is done.
    let (mut hoped, mut edge) = (TileSet::EMPTY, TileSet::only(at));
    for _ in 0..steps {
        let near = edge.iter().map(|tile| map.near(tile));
        let near = near.fold(TileSet::EMPTY, TileSet::or);
        edge = near.minus(visited).minus(hoped);
        if edge.is_empty() {
            break;
        }
        hoped = hoped.or(edge);
    }
    if steps == 0 || hoped.len() < steps {
        return TileSet::EMPTY;
    }
    let mut ways = Ways {
        map,
        hoped,
        found: TileSet::EMPTY,
        patience: PATIENCE,
    };
    ways.walk(at, visited, steps);
    ways.found
}

struct Ways<'a> {
    map: &'a Map,
    hoped: TileSet,
    found: TileSet,
    patience: u32,
}

impl Ways<'_> {
    fn walk(&mut self, at: Tile, visited: TileSet, steps: usize) {
        let open = self.map.near(at).minus(visited);
        if steps == 1 {
            self.found = self.found.or(open);
            return;
        }
        for next in open.iter() {
            if self.found == self.hoped || self.patience == 0 {
                return;
            }
            self.patience -= 1;
            self.walk(next, visited.with(next), steps - 1);
        }
    }
}
