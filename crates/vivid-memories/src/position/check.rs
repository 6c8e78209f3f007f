//! Whether a position can stand where it says it stands.

use table::{Seat, SeatSet};

use super::read::Reader;
use crate::board::Board;
use crate::slot::FillSet;
use crate::stage::{Stage, Way};
use crate::state::Phase;
use crate::tile::{Space, TileAction};

impl Reader<'_> {
    /// What only makes sense once everything else is in order.
    pub fn check_whole(&mut self) {
        let actors = self.state.actors();
        let over = self.state.phase == Phase::Over;
        if over && self.state.round != self.game.rounds {
            self.problems
                .add("phase", "the game is over after the last round only");
        }
        if over != actors.is_empty() {
            self.problems.add(
                "phase",
                "somebody has a stage to act in, unless the game is over",
            );
        }
        let line = self.state.line.is_empty();
        if self.state.phase != Phase::Remember && !line {
            self.problems
                .add("line", "the line is empty when Remember is over");
        }
        self.check_turns(actors);
        for seat in self.state.seats() {
            let board = *self.state.board(seat);
            let fits = self.board_fits(&board, seat);
            let at = format!("seat {}", seat.number());
            if !fits {
                self.problems.add(
                    format!("{at}.stage"),
                    "the rest of the position does not lead to this stage",
                );
            } else if board.stage != Stage::Waiting
                && self.game.legal_moves(&self.state, seat).is_empty()
            {
                self.problems
                    .add(format!("{at}.stage"), "nothing could be done here");
            }
            if !self.may_have_used(seat) && board.bank.iter().any(|space| space.used) {
                self.problems
                    .add(format!("{at}.bank"), "no space can have been used here");
            }
            if !over && board.score.aspiration != 0 {
                self.problems.add(
                    format!("{at}.score"),
                    "aspirations score when the game ends",
                );
            }
        }
    }

    fn check_turns(&mut self, actors: SeatSet) {
        let state = &self.state;
        let alone = SeatSet::only(state.turn);
        let wrong = match state.phase {
            Phase::Remember if actors != alone => {
                Some("in Remember only the player whose turn it is acts")
            }
            Phase::Remember if state.in_order => Some("in_order speaks of Reflect and Reward"),
            Phase::Remember if state.opener != state.start => {
                Some("during Remember the start marker is with whoever began it")
            }
            Phase::Reflect | Phase::Reward if state.in_order && actors != alone => {
                Some("in turn order only the player whose turn it is acts")
            }
            Phase::Reflect | Phase::Reward if !state.in_order && state.table.always_in_order => {
                Some("this table plays in turn order")
            }
            Phase::Reflect if !state.in_order && self.game.could_spoil(state, actors) => {
                Some("supply or bag are too short for playing at the same time")
            }
            Phase::Over if state.in_order => {
                Some("in_order: nothing is under way when the game is over")
            }
            _ => None,
        };
        if let Some(what) = wrong {
            self.problems.add("turn", what);
        }
    }

    fn board_fits(&self, board: &Board, seat: Seat) -> bool {
        let stage_of_remember = matches!(
            board.stage,
            Stage::Take
                | Stage::Place { .. }
                | Stage::AfterTake { .. }
                | Stage::MustRewire { .. }
                | Stage::Rewire(_)
                | Stage::EndTurn
        );
        let in_phase = match self.state.phase {
            Phase::Remember => stage_of_remember || board.stage == Stage::Waiting,
            Phase::Reflect => !stage_of_remember && !matches!(board.stage, Stage::Fill { .. }),
            Phase::Reward => matches!(board.stage, Stage::Waiting | Stage::Fill { .. }),
            Phase::Over => board.stage == Stage::Waiting,
        };
        in_phase && self.tiles_fit(board, seat) && self.stage_fits(board)
    }

    /// Whether it is after this seat's turn in the running phase, where turns are taken.
    fn is_later(&self, seat: Seat) -> bool {
        let state = &self.state;
        let players = usize::from(state.table.players);
        let place = |seat: Seat| (seat.index() + players - state.start.index()) % players;
        state.in_order && place(seat) > place(state.turn)
    }

    /// Whether this player can have used a bank action in this round.
    fn may_have_used(&self, seat: Seat) -> bool {
        match self.state.phase {
            Phase::Remember | Phase::Over => false,
            Phase::Reflect => {
                !self.is_later(seat) && self.state.board(seat).stage != Stage::LayTiles
            }
            Phase::Reward => true,
        }
    }

    /// Claimed tiles wait for Reflect, and are laid before any action.
    fn tiles_fit(&self, board: &Board, seat: Seat) -> bool {
        let waiting = match self.state.phase {
            Phase::Remember => true,
            Phase::Reflect => board.stage == Stage::LayTiles || self.is_later(seat),
            Phase::Reward | Phase::Over => false,
        };
        waiting || board.claimed.is_empty()
    }

    fn stage_fits(&self, board: &Board) -> bool {
        let (game, state) = (self.game, &self.state);
        let empty = !game.empty_hexes(board).is_empty();
        let line = !state.line.is_empty();
        let used = |space: Space| board.on(space).tile.is_none() && board.on(space).used;
        let action = |space: Space| {
            let tile = board.on(space).action_tile()?;
            Some(game.moments[tile.index()].action)
        };
        match board.stage {
            Stage::Waiting | Stage::Act => true,
            Stage::AfterTake { .. } | Stage::EndTurn => !board.taken.is_empty(),
            Stage::Take => empty && line,
            Stage::Place { .. } => empty,
            Stage::MustRewire { .. } => !empty && line,
            Stage::Rewire(rewire) => {
                let begun = rewire.way.is_some();
                let forced_rightly = !rewire.forced || line && (begun || !empty);
                let one_way = rewire.way != Some(Way::In) || !board.hex(rewire.centre).is_empty();
                forced_rightly && one_way && game.can_go_on(board, &rewire)
            }
            Stage::LayTiles => {
                let free = board.free_spaces().len();
                free > 0 && !board.claimed.is_empty() && (free > 1 || board.claimed.len() > 1)
            }
            Stage::TradeTwoHex => used(Space::TradeTwo),
            Stage::TradeTwoGive { hex, left } => {
                let there = board.hex(hex).len();
                let (least, most) = if left == 2 { (2, 3) } else { (1, 2) };
                used(Space::TradeTwo) && (least..=most).contains(&there)
            }
            Stage::TradeTwoGain { hex } => used(Space::TradeTwo) && board.hex(hex).len() <= 1,
            Stage::SpeculatePlace { .. } => used(Space::Speculate) && empty,
            Stage::PushFrom | Stage::PushTo { .. } => used(Space::Push),
            Stage::SwapHex | Stage::SwapColour { .. } => used(Space::Swap),
            Stage::SwapWith { hex, colour } => used(Space::Swap) && board.hex(hex).has(colour),
            Stage::AddTo { space } => match action(space) {
                Some(TileAction::Add(colour)) => empty && state.supply.has(colour),
                _ => false,
            },
            Stage::TradeOneHex { space } => match action(space) {
                Some(TileAction::Trade { gain, .. }) => {
                    gain.into_iter().any(|colour| state.supply.has(colour))
                }
                _ => false,
            },
            Stage::TradeOneGain { space, hex } => match action(space) {
                Some(TileAction::Trade { gain, .. }) => {
                    board.hex(hex).len() == 2
                        && gain[0] != gain[1]
                        && gain.into_iter().all(|colour| state.supply.has(colour))
                }
                _ => false,
            },
            Stage::Fill { choices } => self.fill_fits(board, choices),
        }
    }

    /// Every slot to fill is empty, every hex named can give, and there is a choice left.
    fn fill_fits(&self, board: &Board, choices: FillSet) -> bool {
        let print = self.game.printed_on(board);
        let mut givers = self.game.givers(choices);
        let can_give = givers.all(|(fill, hex)| {
            !board.filled.contains(fill.slot) && board.hex(hex).has(print.colour(fill.slot))
        });
        can_give && self.game.has_fill_choice(board, choices)
    }
}
