//! What a sowing can still bring: where it can end, and with which bit.

use deja_vu::{Bit, Colour, Heap, Map, Stage, State, TILES, Tile, TileSet};

/// How many tiles a search for ends looks at. Only very long ways need more; then some ends may be
/// missing, none is wrong.
const PATIENCE: u32 = 3000;

/// Which bits may fall last on each tile, as digits of their kinds.
///
/// No tile is visited twice. So whatever falls on the way lies elsewhere, and the last bit meets
/// what lies on its tile now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Ends([u32; TILES]);

impl Ends {
    /// The ends in reach for the player to move: nothing unless sowing is on or about to begin.
    pub fn of(state: &State) -> Ends {
        let map = state.map();
        let mut ends = Ends([0; TILES]);
        match state.stage() {
            Stage::Sow { bits, visited, at } => ends.add(map, at, visited, bits),
            Stage::Begin => {
                for tile in map.tiles() {
                    ends.add(map, tile, TileSet::EMPTY.with(tile), map.bits(tile));
                }
            }
            _ => {}
        }
        ends
    }

    /// Adds the ends of sowing these bits from here.
    fn add(&mut self, map: &Map, at: Tile, visited: TileSet, bits: Heap) {
        let last = bits.coloured().kinds();
        if last != 0 {
            for tile in tiles(ends_of_ways(map, at, visited, bits.len())) {
                self.0[tile.index()] |= last;
            }
        }
    }

    /// Every end: its tile and the bit that falls last.
    pub fn iter(self) -> impl Iterator<Item = (Tile, Bit)> {
        (0..TILES).flat_map(move |tile| {
            let mut kinds = self.0[tile];
            std::iter::from_fn(move || {
                if kinds == 0 {
                    return None;
                }
                let bit = Bit::from_index(kinds.trailing_zeros() as usize);
                kinds &= kinds - 1;
                Some((Tile::from_index(tile), bit))
            })
        })
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

fn tiles(mut bits: u16) -> impl Iterator<Item = Tile> {
    std::iter::from_fn(move || {
        if bits == 0 {
            return None;
        }
        let tile = Tile::from_index(bits.trailing_zeros() as usize);
        bits &= bits - 1;
        Some(tile)
    })
}

/// The tiles on which a way of so many steps can end, none of them visited before.
fn ends_of_ways(map: &Map, at: Tile, visited: TileSet, steps: usize) -> u16 {
    let near: [u16; TILES] = std::array::from_fn(|tile| map.near(Tile::from_index(tile)).bits());
    let visited = visited.bits();
    // What could be reached if tiles might be visited twice: once all of it is found, it is done.
    let (mut hoped, mut edge) = (0, 1u16 << at.index());
    for _ in 0..steps {
        edge = tiles(edge).fold(0, |all, tile| all | near[tile.index()]) & !visited & !hoped;
        if edge == 0 {
            break;
        }
        hoped |= edge;
    }
    if steps == 0 || (hoped.count_ones() as usize) < steps {
        return 0;
    }
    let mut ways = Ways {
        near,
        hoped,
        found: 0,
        patience: PATIENCE,
    };
    ways.walk(at.index(), visited, steps);
    ways.found
}

struct Ways {
    near: [u16; TILES],
    hoped: u16,
    found: u16,
    patience: u32,
}

impl Ways {
    fn walk(&mut self, at: usize, visited: u16, steps: usize) {
        let open = self.near[at] & !visited;
        if steps == 1 {
            self.found |= open;
            return;
        }
        for next in tiles(open) {
            if self.found == self.hoped || self.patience == 0 {
                return;
            }
            self.patience -= 1;
            self.walk(next.index(), visited | 1 << next.index(), steps - 1);
        }
    }
}
