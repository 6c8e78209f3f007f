//! Points as far as a player may count them: all but the aspirations of others, with this round's Reward as if it
//! were the last and came now.

use table::{Account, Phrase, Seat, SeatAccount, pieces};

use crate::board::Board;
use crate::components::VividMemories;
use crate::names;
use crate::state::Phase;
use crate::tile::Space;
use crate::view::View;

impl VividMemories {
    /// What has scored, and what Reward would bring now, thing by thing.
    pub(crate) fn write_account(&self, view: &View) -> Account {
        let ended = self.rewarded(&view.open);
        let seats = view.seats();
        Account {
            seats: seats
                .map(|seat| self.counted(view, seat, ended.board(seat)))
                .collect(),
        }
    }

    fn counted(&self, view: &View, seat: Seat, ended: &Board) -> SeatAccount {
        let board = view.board(seat);
        let mut account = SeatAccount::of(seat, ended.aspiration.is_some());
        let comes = matches!(view.phase(), Phase::Remember | Phase::Reflect);
        self.count_moments(board, comes, &mut account);
        self.count_threads(board, comes, &mut account);
        self.count_cores(view, board, ended, &mut account);
        self.count_aspiration(ended, &mut account);
        account
    }

    fn count_moments(&self, board: &Board, comes: bool, account: &mut SeatAccount) {
        let scored = board.score.moments;
        if scored > 0 {
            let tiles = board.precious.iter().map(|tile| tile.name());
            add_scored(account, "moments", scored, pieces("tile", tiles));
        }
        let flipped = Space::ALL
            .into_iter()
            .filter(|_| comes)
            .filter_map(|space| {
                let there = board.on(space);
                there.tile.filter(|_| there.flipped)
            });
        for tile in flipped {
            let moment = &self.moments[tile.index()];
            let hexes = board.taken.iter();
            let fitting: Vec<_> = hexes
                .filter(|&hex| board.hex(hex) == moment.condition)
                .collect();
            let label = Phrase::new("vivid-memories-counts-moment")
                .phrase("moment", names::moment(tile))
                .count("hexes", fitting.len())
                .number("points", moment.points);
            let fitting = fitting.into_iter().map(|hex| self.hex_name(hex));
            let lit = pieces("tile", [tile.name()]).chain(pieces("hex", fitting));
            let points = self.moment_points(board, tile);
            account.add("moments", label, points.into(), lit);
        }
    }

    fn count_threads(&self, board: &Board, comes: bool, account: &mut SeatAccount) {
        let scored = board.score.threads;
        if scored > 0 {
            add_scored(account, "threads", scored, []);
        }
        for thread in self.threads(board).filter(|_| comes) {
            let empty = thread.slots.minus(board.filled);
            let label = Phrase::new("vivid-memories-counts-thread")
                .phrase("thread", names::thread(thread.colour))
                .count("hexes", thread.hexes.len())
                .count("slots", empty.len());
            let hexes = thread.hexes.iter().map(|hex| self.hex_name(hex));
            let slots = empty.iter().map(|slot| self.slot_name(slot));
            let lit = pieces("hex", hexes).chain(pieces("slot", slots));
            account.add("threads", label, thread.points(board.filled).into(), lit);
        }
    }

    fn count_cores(&self, view: &View, board: &Board, ended: &Board, account: &mut SeatAccount) {
        let scored = board.score.cores;
        if scored > 0 {
            add_scored(account, "cores", scored, []);
        }
        if view.phase() == Phase::Over {
            return;
        }
        for set in &self.sets {
            if ended.filled.contains_all(set.slots) {
                let label =
                    Phrase::new("vivid-memories-counts-set").count("slots", set.slots.len());
                let slots = set.slots.iter().map(|slot| self.slot_name(slot));
                account.add("cores", label, set.points.into(), pieces("slot", slots));
            }
        }
    }

    /// As it would be after Reward: threads have moved fragments to slots, and moments have become precious.
    fn count_aspiration(&self, ended: &Board, account: &mut SeatAccount) {
        let Some(colour) = ended.aspiration else {
            return;
        };
        let worth = self.aspiration;
        let hexes = ended.with_colour(colour).iter();
        let hexes = hexes.map(|hex| self.hex_name(hex));
        let cores = ended.filled.and(self.printed_on(ended).of_colour(colour));
        let slots = cores.iter().map(|slot| self.slot_name(slot));
        let tiles = ended.precious.iter();
        let precious: Vec<_> = tiles
            .filter(|tile| self.moments[tile.index()].condition.has(colour))
            .collect();
        let (fragments, moments) = (ended.in_hexes(colour), precious.len());
        let tiles = precious.into_iter().map(|tile| tile.name());
        let mut add = |label: &'static str, count: usize, each: u16, lit: Vec<String>| {
            let label = Phrase::new(label)
                .phrase("colour", names::colour(colour))
                .count("count", count)
                .number("each", each);
            account.add("aspiration", label, count as i32 * i32::from(each), lit);
        };
        add(
            "vivid-memories-counts-fragments",
            fragments,
            worth.fragment,
            pieces("hex", hexes).collect(),
        );
        add(
            "vivid-memories-counts-cores",
            cores.len(),
            worth.core,
            pieces("slot", slots).collect(),
        );
        add(
            "vivid-memories-counts-precious",
            moments,
            worth.moment,
            pieces("tile", tiles).collect(),
        );
    }
}

/// Points that Reward has given already.
fn add_scored(
    account: &mut SeatAccount,
    source: &'static str,
    points: u16,
    lit: impl IntoIterator<Item = String>,
) {
    let label = Phrase::new(format!("vivid-memories-counts-scored-{source}"));
    account.add(source, label, points.into(), lit);
}
