//! Bots: they think in a bounded number of workers, see what their seat may see, and move on the same
//! path as people. Whose turn it is to think is a matter of the queue.

mod openers;
mod queue;

use std::panic::AssertUnwindSafe;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use futures_util::FutureExt;
use shelf::{Bot, BotError, Means, Opponent, Thinking};
use table::{MoveId, Seat};
use tracing::Instrument;

pub use openers::{Openers, Place};
pub use queue::{Opener, Rank};
use queue::{Queue, Turn};

use crate::app::App;
use crate::aside::aside;
use crate::daily::luck_of_bot;
use crate::live::Live;
use crate::refused::Refused;
use crate::scene::{Duty, Scene};
use crate::steady::{faults, reason};
use crate::store::BotDue;

/// How often a bot thinks again because the table has moved on meanwhile.
const IN_VAIN: u32 = 20;

/// The bots that are at work.
#[derive(Clone)]
pub struct Workers {
    app: App,
    queue: Arc<Mutex<Queue>>,
}

impl Workers {
    /// As many as the host allows.
    pub fn new(app: App) -> Workers {
        let queue = Queue::new(app.config.workers());
        Workers {
            app,
            queue: Arc::new(Mutex::new(queue)),
        }
    }

    /// Lets bots play at a table as soon as it is its turn, unless they do so already.
    pub fn call(&self, due: &BotDue) {
        let openers = &self.app.openers;
        if due.people == 0
            && let Some(crowded) = openers.at_work_alone(&due.table)
        {
            give_way(&self.app, crowded);
        }
        let opener = match openers.household(&due.table) {
            Some(household) => Opener::Household(household),
            None => Opener::Unknown,
        };
        let rank = match due.people {
            0 => Rank::Alone,
            _ => Rank::People,
        };
        self.queue().add(&due.table, rank, opener);
        self.set_to_work();
    }

    /// Gives every free worker a table.
    fn set_to_work(&self) {
        let whole = Duration::from_millis(self.app.config.bot_budget_ms);
        let watched = |table: &str| {
            let live = self.app.hall.peek(table);
            live.is_some_and(|live| live.is_watched())
        };
        loop {
            let turn = self.queue().next(whole, watched);
            let Some(turn) = turn else { return };
            let workers = self.clone();
            tokio::spawn(async move { workers.work(turn).await });
        }
    }

    /// Plays one turn. Whatever becomes of it, its worker is free for others.
    async fn work(self, turn: Turn) {
        let worked = AssertUnwindSafe(self.take(&turn)).catch_unwind().await;
        if let Err(payload) = worked {
            let reason = reason(&*payload);
            tracing::error!(table = turn.table, reason, "a bot's turn broke down");
        }
        self.set_to_work();
    }

    async fn take(&self, turn: &Turn) {
        let busy = Busy(self, &turn.table);
        let played = self.play(turn).await;
        drop(busy);
        match played {
            // Another bot may be due, or this one was called again while it finished.
            Ok(true) => {
                if let Some(due) = self.still_due(&turn.table).await {
                    self.call(&due);
                }
            }
            // A bot that has thought in vain is called again by the next sweep, not at once.
            Ok(false) => {}
            Err(refused) => tracing::warn!(code = ?refused.code, "a bot could not play"),
        }
    }

    async fn still_due(&self, table: &str) -> Option<BotDue> {
        let live = self.app.hall.in_memory(table)?;
        let due = live.with(Scene::bot_due).await.ok().flatten();
        due.filter(|_| !*self.app.stopping.borrow())
    }

    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Plays one turn of one bot, until nothing is left to do; false if it gave up.
    async fn play(&self, turn: &Turn) -> Result<bool, Refused> {
        faults::point("a bot's turn");
        let mut in_vain = 0;
        let live = self.app.hall.table(&turn.table).await?;
        let mut bot: Option<(usize, Bot)> = None;
        while !*self.app.stopping.borrow() {
            // Where nobody waits for a bot, it makes way between two decisions.
            if turn.rank == Rank::Alone && bot.is_some() && self.queue().is_pressed(turn.rank) {
                break;
            }
            let at_work = bot.take();
            let task = live.with(|scene| task(scene, at_work, turn.budget)).await?;
            let task = match task {
                Ok(Some(task)) => task,
                Ok(None) => break,
                Err(error) => {
                    tracing::error!(%error, "there is no bot");
                    return Ok(false);
                }
            };
            let (seat, after, decision) = (task.seat, task.after, task.decision);
            let thought = aside(move || {
                faults::point("a bot's thoughts");
                decision.think()
            });
            let chosen = match thought.await {
                Ok(chosen) => chosen,
                Err(error) => {
                    tracing::error!(table = turn.table, %error, "a bot broke down");
                    return Ok(false);
                }
            };
            bot = Some((seat, task.bot));
            if make(&live, seat, after, chosen).await? {
                metrics::counter!("reverie_bot_moves").increment(1);
                continue;
            }
            // Where several act at once, somebody else may have moved while it thought.
            in_vain += 1;
            if in_vain > IN_VAIN {
                return Ok(false);
            }
        }
        Ok(true)
    }
}

/// Ends a game of bots alone, for want of room. If that can't be stored now, the next sweep asks again.
pub fn give_way(app: &App, table: String) {
    let app = app.clone();
    let end = async move {
        let ended = match app.hall.table(&table).await {
            Ok(live) => live.fulfil(&Duty::GiveWay).await,
            Err(refused) => Err(refused),
        };
        match ended {
            Ok(true) => metrics::counter!("reverie_bot_games_given_up").increment(1),
            Ok(false) => {}
            Err(refused) => tracing::debug!(code = ?refused.code, "a game did not give way"),
        }
    };
    tokio::spawn(end.in_current_span());
}

/// Somebody works on a table, until this is dropped.
struct Busy<'a>(&'a Workers, &'a str);

impl Drop for Busy<'_> {
    fn drop(&mut self) {
        self.0.queue().done(self.1);
    }
}

/// Makes a bot's move; false if it is no longer due.
async fn make(live: &Live, seat: usize, after: usize, chosen: MoveId) -> Result<bool, Refused> {
    let text = live.with(|scene| scene.game().and_then(|game| game.move_text(chosen)));
    let Some(text) = text.await? else {
        return Ok(false);
    };
    live.fulfil(&Duty::Bot { seat, text, after }).await
}

/// A decision that a bot has to make.
struct Task {
    seat: usize,
    /// How many moves were made before.
    after: usize,
    bot: Bot,
    decision: Thinking<MoveId>,
}

/// The next decision of the bot that is at work, or of any bot if none is. A bot that does not know this
/// table, because it was made again from the store meanwhile, is replaced by another.
fn task(
    scene: &Scene,
    at_work: Option<(usize, Bot)>,
    budget: Duration,
) -> Result<Option<Task>, BotError> {
    let due = scene.bots_due();
    let seat = match &at_work {
        Some((seat, _)) => due.iter().find(|due| *due == seat),
        None => due.first(),
    };
    let (Some(&seat), Some(game)) = (seat, scene.game()) else {
        return Ok(None);
    };
    let Some(level) = scene.chairs[seat - 1].bot(scene.opened.setup.level) else {
        return Ok(None);
    };
    let known = at_work.map(|(_, bot)| bot);
    let known = known.and_then(|bot| game.decision(&bot).map(|decision| (bot, decision)));
    let thinks = match known {
        Some(thinks) => Some(thinks),
        None => {
            let means = Means {
                turn: budget,
                threads: 1,
                ..Means::default()
            };
            let seed = match scene.opened.setup.daily {
                Some(_) => luck_of_bot(scene.opened.seed, seat, game.moves_made()),
                None => u64::from_le_bytes(crate::store::random()),
            };
            let bot = game.seat_bot(Seat::new(seat - 1), &Opponent::Bot(level), &means, seed)?;
            game.decision(&bot).map(|decision| (bot, decision))
        }
    };
    Ok(thinks.map(|(bot, decision)| Task {
        seat,
        after: game.moves_made(),
        bot,
        decision,
    }))
}
