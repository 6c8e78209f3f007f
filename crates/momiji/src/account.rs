//! Points as far as a player may count them: never what closed piles hide (M73).

use table::{Account, Phrase, Seat, SeatAccount};

use crate::components::Momiji;
use crate::names;
use crate::objective::Objective;
use crate::view::View;

impl Momiji {
    /// Piles where they are open, acorns, and the objectives that rest on what lies open.
    pub(crate) fn write_account(&self, view: &View) -> Account {
        let seats = Seat::all(view.table().players.into());
        Account {
            seats: seats.map(|seat| self.counted(view, seat)).collect(),
        }
    }

    fn counted(&self, view: &View, seat: Seat) -> SeatAccount {
        let area = view.area(seat);
        let mut account = SeatAccount::of(seat, view.sees_piles());
        if view.sees_piles() {
            for &leaf in area.row() {
                let label = Phrase::new("momiji-points-pile")
                    .phrase("pile", names::pile(leaf))
                    .count("cards", area.pile(leaf).len())
                    .number("number", area.top_number(leaf, &self.leaves).unwrap_or(0));
                let piece = format!("pile:{}:{leaf}", seat.number());
                account.add("pile", label, area.pile_points(leaf, &self.leaves), [piece]);
            }
        }
        account.add(
            "acorns",
            Phrase::new("momiji-points-acorns"),
            area.acorns.into(),
            [format!("acorns:{}", seat.number())],
        );
        if view.open.is_solo() {
            return account;
        }
        for owner in Seat::all(view.table().players.into()) {
            for objective in view.area(owner).objectives.iter() {
                if view.sees_piles() || lies_open(objective) {
                    self.count_objective(view, &mut account, seat, owner, objective);
                }
            }
        }
        account
    }

    fn count_objective(
        &self,
        view: &View,
        account: &mut SeatAccount,
        seat: Seat,
        owner: Seat,
        objective: Objective,
    ) {
        let reached = |seat: Seat| match objective {
            Objective::MostInHand => view.hands[seat.index()].into(),
            _ => view.area(seat).measure(objective, &self.leaves),
        };
        let (own, fewest) = (reached(seat), objective == Objective::FewestCards);
        let others = Seat::all(view.table().players.into()).filter(|&other| other != seat);
        let best = if fewest {
            others.map(reached).min()
        } else {
            others.map(reached).max()
        };
        let best = best.unwrap_or(0);
        let fulfilled = if fewest {
            own <= best
        } else {
            own >= best && own > 0
        };
        let worth = if owner == seat {
            self.scores.objective_owner
        } else {
            self.scores.objective_others
        };
        let say = if owner == seat {
            "momiji-counts-own-objective"
        } else {
            "momiji-counts-objective"
        };
        let label = Phrase::new(say)
            .phrase("objective", names::objective(objective))
            .count("own", own)
            .count("best", best);
        let points = if fulfilled { worth } else { 0 };
        account.add(
            "objective",
            label,
            points,
            [format!("objective:{objective}")],
        );
    }
}

/// Whether everybody can see who fulfils it, whatever the piles hide.
fn lies_open(objective: Objective) -> bool {
    matches!(
        objective,
        Objective::HighestTops
            | Objective::MostTorii
            | Objective::MostAcorns
            | Objective::PilesAndLandscapes
            | Objective::MostInHand
    )
}
