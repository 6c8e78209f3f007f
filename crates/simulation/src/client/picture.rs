//! What a client shows, made from what it was told: as `connection.svelte.ts` does.

use protocol::socket::{Message, News};
use protocol::tables::{Sight, Table};

/// What a client shows.
#[derive(Default)]
pub struct Picture {
    /// The last version that it has seen.
    pub version: Option<u64>,
    /// The table.
    pub table: Option<Table>,
    /// The game.
    pub sight: Option<Sight>,
    /// Moves and talk.
    pub history: Vec<News>,
}

impl Picture {
    /// Takes in a message.
    pub fn hear(&mut self, message: &Message) {
        match message {
            Message::Table {
                version,
                table,
                sight,
                history,
            } => {
                *self = Picture {
                    version: Some(*version),
                    table: Some(table.clone()),
                    sight: sight.clone(),
                    history: history.clone(),
                };
            }
            Message::News {
                version,
                news,
                table,
                sight,
                history,
            } => {
                self.version = Some(*version);
                if table.is_some() {
                    self.table.clone_from(table);
                }
                if sight.is_some() {
                    self.sight.clone_from(sight);
                }
                for news in news {
                    self.tell_on(news);
                }
                match (history, sight) {
                    (Some(history), _) => self.history.clone_from(history),
                    (None, Some(sight)) => self.forget(sight),
                    (None, None) => {}
                }
            }
            _ => {}
        }
    }

    /// Moves that are too long ago to be looked up are forgotten; what was said stays.
    fn forget(&mut self, sight: &Sight) {
        let moves = |news: &&News| matches!(news, News::Moved { .. });
        let known = self.history.iter().filter(moves).count();
        let mut surplus = known.saturating_sub(sight.moves - sight.horizon);
        self.history.retain(|news| {
            let forgotten = matches!(news, News::Moved { .. }) && surplus > 0;
            surplus -= usize::from(forgotten);
            !forgotten
        });
    }

    /// A move that is taken back is not told any more.
    fn tell_on(&mut self, news: &News) {
        match news {
            News::Changed {} => {}
            News::Undone { seat } => {
                let by = |news: &News| matches!(news, News::Moved { step, .. } if step.seat.number() == *seat);
                if let Some(last) = self.history.iter().rposition(by) {
                    self.history.remove(last);
                }
            }
            other => self.history.push(other.clone()),
        }
    }
}
