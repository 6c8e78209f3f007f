//! What flowers could bring: fragments within reach of the girl.

use deja_vu::{DejaVu, FragmentSet, Planting, Stage, State, TileSet};
use table::Seat;

/// What planting could bring a seat.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Plantable {
    /// Whether a flower can be planted in this turn.
    pub now: bool,
    /// The most points that it would bring at once.
    pub now_gain: i32,
    /// How many fragments lie within the girl's reach of one turn.
    pub near: i32,
    /// The most points that one of them would bring.
    pub near_gain: i32,
    /// The most points that a fragment would bring that lies within reach of two turns.
    pub far_gain: i32,
}

impl Plantable {
    /// For this seat.
    pub fn new(game: &DejaVu, state: &State, seat: Seat) -> Plantable {
        let (player, map) = (state.player(seat), state.map());
        let steps = game.footprints(player);
        let near = map.within(map.girl(), steps);
        let far = map.within(map.girl(), 2 * steps);
        let now = now(state, seat, near);
        let own = player.fragments();
        // Most of the game nobody scores for fragments, and nothing needs to be counted.
        let scores = game.fragment_points(player, FragmentSet::ALL) > 0;
        let before = if scores {
            game.fragment_points(player, own)
        } else {
            0
        };
        let mut plantable = Plantable::default();
        for tile in map.tiles() {
            let Some(fragment) = map.fragment(tile) else {
                continue;
            };
            plantable.near += i32::from(near.contains(tile));
            plantable.now |= now.contains(tile);
            if scores && (far.contains(tile) || now.contains(tile)) {
                let gain = game.fragment_points(player, own.with(fragment)) - before;
                let note = |tiles: TileSet, most: &mut i32| {
                    if tiles.contains(tile) {
                        *most = gain.max(*most);
                    }
                };
                note(far, &mut plantable.far_gain);
                note(near, &mut plantable.near_gain);
                note(now, &mut plantable.now_gain);
            }
        }
        plantable
    }
}

/// The tiles on which this seat can plant in this turn, if they have a fragment.
fn now(state: &State, seat: Seat, near: TileSet) -> TileSet {
    let begun = !matches!(
        state.stage(),
        Stage::Build { .. } | Stage::Opening | Stage::Over
    );
    if state.turn() != seat || !begun || state.player(seat).flowers() == 0 {
        return TileSet::EMPTY;
    }
    match state.planting() {
        Planting::Open => near,
        Planting::Moved => TileSet::only(state.map().girl()),
        Planting::Used => TileSet::EMPTY,
    }
}
