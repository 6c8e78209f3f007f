//! Whether a position can stand where it says it stands.

use table::{Seat, counted};

use super::read::Reader;
use crate::bits::{Colour, Heap};
use crate::card::Power;
use crate::fragment::FragmentSet;
use crate::legal::sowing_starts;
use crate::map::{TILES, Tile, TileSet};
use crate::meditation::lowest;
use crate::state::{Planting, Source, Stage};

impl Reader<'_> {
    /// What only makes sense once everything else is in order.
    pub fn check_whole(&mut self) {
        let building = matches!(self.state.stage, Stage::Build { .. });
        if building {
            self.check_building();
        } else {
            self.check_map();
        }
        for seat in self.state.seats() {
            self.check_player(seat);
        }
        self.check_bits();
        self.check_ending();
        if self.problems.is_empty() && !self.stage_fits() {
            self.problems.add(
                "stage",
                "the rest of the position does not lead to this stage",
            );
        }
        if self.problems.is_empty() && self.state.stage != Stage::Over {
            for seat in self.state.actors().iter() {
                if self.game.legal_moves(&self.state, seat).is_empty() {
                    self.problems.add("stage", "nothing could be done here");
                }
            }
        }
    }

    fn check_building(&mut self) {
        let map = &self.state.map;
        let bare = map
            .tiles()
            .all(|tile| map.bits(tile).is_empty() && map.fragment(tile).is_none());
        let order = self.state.stage
            == (Stage::Build {
                second: map.laid.is_multiple_of(2),
            });
        let fresh = self.state.deck.len() == 60
            && self.state.public.len()
                == if self.state.table.players == 2 {
                    12
                } else {
                    24
                };
        if !bare
            || !order
            || !fresh
            || usize::from(map.laid) >= TILES
            || map.girl != Tile::from_index(0)
        {
            self.problems.add(
                "stage",
                "while the map is built nothing else has been dealt, and tiles come in pairs",
            );
        }
        self.check_connected();
    }

    fn check_map(&mut self) {
        let map = &self.state.map;
        if usize::from(map.laid) != TILES {
            self.problems.add(
                "map",
                format!(
                    "{}; there must be {TILES}",
                    counted(map.laid.into(), "tile")
                ),
            );
            return;
        }
        if let Some(tile) = map.tiles().find(|&tile| map.near(tile).len() < 2) {
            self.problems.add(
                "map",
                format!("{} touches fewer than two other tiles", tile.name()),
            );
        }
        self.check_connected();
        let map = &self.state.map;
        let on_map = map.tiles().filter_map(|tile| map.fragment(tile));
        let players = self.state.players.iter();
        let met = players.fold(on_map.collect(), |met: FragmentSet, player| {
            met.or(player.fragments)
        });
        let missing = FragmentSet::ALL.minus(met).len();
        if missing > 0 {
            self.problems
                .add("", format!("{missing} of 15 fragments missing"));
        }
    }

    fn check_connected(&mut self) {
        let map = &self.state.map;
        if map.within(Tile::from_index(0), TILES).len() != usize::from(map.laid) {
            self.problems.add("map", "all tiles must be connected");
        }
    }

    fn check_player(&mut self, seat: Seat) {
        let player = *self.state.player(seat);
        let at = format!("seat {}", seat.number());
        let game = self.game;
        let mut wrong: Vec<&str> = Vec::new();
        let held = player.hand.or(player.leaving).or(player.rising);
        if held.iter().any(|card| card.is_public()) {
            wrong.push("public cards are never in a hand");
        }
        if !held.and(player.memories()).is_empty() {
            wrong.push("a hand holds no copy of a card in the player's memories");
        }
        if player
            .short_term()
            .any(|there| there.card.is_public() || player.long.contains(there.card))
        {
            wrong.push(
                "short-term memory holds regular cards, no copies of those in long-term memory",
            );
        }
        if player.short_term().any(|there| there.covered() == 0) {
            wrong.push("a card in short-term memory has at least its top slot covered");
        }
        if player.short_term().count() > game.short_term_size(&player) {
            wrong.push("short-term memory holds more cards than it has room for");
        }
        if player.chests.len() > game.chest_count(&player) {
            wrong.push("more bits are saved than there are chests");
        }
        if usize::from(player.flowers)
            > player
                .long
                .and(game.with_power[Power::Flower as usize])
                .len()
        {
            wrong.push("there are more flowers on cards than flower cards");
        }
        if self.state.stage == Stage::Opening {
            if !self.opening_fits(seat) {
                wrong.push("these are not the cards of an opening");
            }
        } else {
            if player.opening || !player.leaving.is_empty() || !player.rising.is_empty() {
                wrong.push("cards are chosen in the opening only");
            }
            if player.hand.len() > game.hand_size(&player) {
                wrong.push("the hand holds more cards than the hand size");
            }
        }
        for what in wrong {
            self.problems.add(&at, what);
        }
    }

    fn opening_fits(&self, seat: Seat) -> bool {
        let (player, setup) = (self.state.player(seat), &self.game.setup);
        let speed = self.state.table.speed;
        let draw = usize::from(if speed { setup.speed_draw } else { setup.draw });
        let raise = if speed {
            usize::from(setup.speed_long_term)
        } else {
            0
        };
        let all = player.hand.len() + player.leaving.len() + player.rising.len() == draw;
        let in_order = player.rising.len() == raise
            || player.rising.len() < raise && player.leaving.is_empty();
        let done = player.hand.len() == usize::from(setup.keep) && player.rising.len() == raise;
        let fresh = player.long.is_empty()
            && player.short_term().next().is_none()
            && player.tokens == 0
            && player.fragments.is_empty()
            && !player.circle
            && player.chests.is_empty();
        all && in_order && fresh && player.opening != done
    }

    /// Bits outside map, hive, memories and chests belong to the middle of a turn.
    fn check_bits(&mut self) {
        let state = &self.state;
        let early = matches!(
            state.stage,
            Stage::Build { .. }
                | Stage::Opening
                | Stage::Begin
                | Stage::Sow { .. }
                | Stage::Discard
                | Stage::Over
        );
        let late = matches!(state.stage, Stage::PlantLate | Stage::Replenish { .. });
        let acting = matches!(
            state.stage,
            Stage::Act | Stage::Cover { .. } | Stage::Grow { .. }
        );
        let mut wrong = Vec::new();
        if (early || late) && !state.pool.is_empty() {
            wrong.push(("pool", "there are bits to use in Deja Vu only"));
        }
        let claiming = matches!(state.stage, Stage::Claim { .. });
        if (early || claiming) && !state.spent.is_empty() {
            wrong.push(("spent", "spent bits are in the hive by now"));
        }
        if acting && !state.own().chests.is_empty() {
            wrong.push((
                "chests",
                "in Deja Vu the bits of the chests are in the pool",
            ));
        }
        if state.hive.len() >= self.game.hive_holes {
            wrong.push(("hive", "a full hive goes back to the map at once"));
        }
        let moved = state.planting == Planting::Moved;
        if moved && !matches!(state.stage, Stage::Begin | Stage::PlantLate) {
            wrong.push(("planting", "a move of the girl is over by now"));
        }
        for (at, what) in wrong {
            self.problems.add(at, what);
        }
    }

    /// Who triggered the end, if this many turns are left.
    fn trigger_seat(&self, turns: u8) -> Seat {
        let players = usize::from(self.state.table.players);
        // The last turn is over without another one having begun.
        let since = if turns == 0 {
            players - 1
        } else {
            players - usize::from(turns)
        };
        Seat::new((self.state.turn.index() + players - since) % players)
    }

    fn check_ending(&mut self) {
        let state = &self.state;
        let reached = |seat: Seat| state.player(seat).long.len() >= self.game.end_at;
        let over = state.stage == Stage::Over;
        let stuck = state.skipped >= state.table.players && sowing_starts(state).is_empty();
        let what = if state
            .last_turns
            .is_some_and(|turns| !reached(self.trigger_seat(turns)))
        {
            "last turns come when somebody has enough cards in long-term memory, and go to the others"
        } else if state.last_turns.is_none()
            && !over
            && state
                .seats()
                .any(|seat| seat != state.turn && reached(seat))
        {
            "somebody has enough cards in long-term memory, so turns are counted"
        } else if over != (state.last_turns == Some(0) || over && stuck) {
            "the game is over exactly when no turns are left"
        } else if stuck
            && matches!(
                state.stage,
                Stage::Begin | Stage::Build { .. } | Stage::Opening
            )
        {
            "when all have skipped, the game is over"
        } else if state.last_turns.is_none() && state.stage == Stage::Begin && reached(state.turn) {
            "at the beginning of a turn the end would be triggered already"
        } else {
            return;
        };
        self.problems.add("last_turns", what);
    }

    fn stage_fits(&self) -> bool {
        let (game, state) = (self.game, &self.state);
        let own = state.own();
        match state.stage {
            // After a late planting the player still says when to go on.
            Stage::Build { .. }
            | Stage::Begin
            | Stage::Act
            | Stage::PlantLate
            | Stage::Discard
            | Stage::Over => true,
            Stage::Opening => !state.actors().is_empty(),
            Stage::Sow { bits, visited, at } => {
                let way = visited.len() + bits.len() <= TILES;
                visited.contains(at) && !bits.is_empty() && way && !bits.coloured().is_empty()
            }
            Stage::Claim { at, left } => {
                let white = state.map.bits(at).of_colour(Colour::White);
                let left = usize::from(left);
                !state.pool.is_empty() && left <= game.white_claims(own) && left <= white.len()
            }
            Stage::Cover { work, source, laid } => {
                let public = work.card.is_public();
                let covered = work.covered();
                let from = match source {
                    Source::Hand => !public && laid == (covered > 0),
                    Source::Public => public && laid == (covered > 0),
                    Source::ShortTerm => {
                        !public && covered > usize::from(laid) && game.has_short_room(own)
                    }
                };
                let copy = own.memories().contains(work.card) || own.hand.contains(work.card);
                let bits = game.bits_for(own, &work, source, state.pool);
                from && !copy && !bits.is_empty()
            }
            Stage::Grow { left } => !own.circle && state.pool.len() >= left.into(),
            Stage::Save => !state.pool.is_empty() && own.chests.len() < game.chest_count(own),
            Stage::Replenish { choice, named } => {
                let rest = state.spent.len();
                let inside = named.minus(choice) == TileSet::EMPTY;
                state.hive == Heap::EMPTY
                    && choice == lowest(state)
                    && inside
                    && named.len() < rest
                    && rest < choice.len()
            }
        }
    }
}
