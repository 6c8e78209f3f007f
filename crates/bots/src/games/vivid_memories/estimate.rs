//! An estimate in one number, for the net to start from: points so far, what a Reward right now would
//! bring, and a part of what is begun.

use super::reading::Reading;

impl Reading<'_> {
    /// How good it looks for this seat, in eighths of a point, where what finishing the action under
    /// way brings is known.
    pub fn estimate(&self, pending: i32) -> i32 {
        let board = self.board;
        let mut estimate = 8 * board.score().total();
        if self.rewards == 0 {
            return estimate;
        }
        estimate += self.threads_worth() + self.sets_worth();
        estimate += self.moments + 2 * self.near_moments;
        if let Some(colour) = board.aspiration() {
            estimate += 7 * i32::from(self.game.aspiration_points(board, colour));
        }
        let fragments: i32 = self.strands.iter().map(|strand| strand.fragments).sum();
        estimate += 2 * fragments + 6 * board.claimed().len() as i32;
        // Room to place is needed in every turn of Remember.
        let room = self.empty.len() as i32;
        estimate - (4 - room).max(0) * 8 + pending
    }
}
