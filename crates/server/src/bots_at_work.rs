//! Bots: they think in a bounded number of workers, see what their seat may see, and move on the same
//! path as people.

use std::collections::HashSet;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use bots::{AnyBot, Level, Means, Sitter};
use protocol::tables::Level as Asked;
use table::{MoveId, Seat};
use tokio::sync::Semaphore;

use crate::app::App;
use crate::live::Live;
use crate::refused::Refused;
use crate::scene::{Duty, Scene};

/// However many bots wait, each gets at least this long for a turn.
const LEAST: Duration = Duration::from_millis(40);

/// How often a bot thinks again because the table has moved on meanwhile.
const IN_VAIN: u32 = 20;

/// The bots that are at work.
#[derive(Clone)]
pub struct Workers {
    app: App,
    room: Arc<Semaphore>,
    /// The tables that somebody works on or waits to work on.
    tables: Arc<Mutex<HashSet<String>>>,
}

impl Workers {
    /// As many as the host allows.
    pub fn new(app: App) -> Workers {
        let room = Arc::new(Semaphore::new(app.config.workers()));
        Workers {
            app,
            room,
            tables: Arc::default(),
        }
    }

    /// Lets bots play at a table as soon as there is room, unless they do so already.
    pub fn call(&self, table: String) {
        if !self.tables().insert(table.clone()) {
            return;
        }
        let workers = self.clone();
        tokio::spawn(async move {
            let busy = Busy(&workers, &table);
            let played = workers.play(&table).await;
            drop(busy);
            match played {
                // Another bot may be due, or this one was called again while it finished.
                Ok(true) if workers.is_due(&table).await => workers.call(table),
                // A bot that has thought in vain is called again by the next sweep, not at once.
                Ok(_) => {}
                Err(refused) => tracing::warn!(code = ?refused.code, "a bot could not play"),
            }
        });
    }

    async fn is_due(&self, table: &str) -> bool {
        let Some(live) = self.app.hall.in_memory(table) else {
            return false;
        };
        let due = live.with(|scene| !scene.bots_due().is_empty()).await;
        due.unwrap_or(false) && !*self.app.stopping.borrow()
    }

    fn tables(&self) -> std::sync::MutexGuard<'_, HashSet<String>> {
        let locked = self.tables.lock();
        locked.unwrap_or_else(std::sync::PoisonError::into_inner)
    }

    /// How long a turn may take: the more tables wait, the less.
    fn budget(&self) -> Duration {
        let waiting = self.tables().len().max(1) as u32;
        let workers = self.app.config.workers() as u32;
        let whole = Duration::from_millis(self.app.config.bot_budget_ms);
        (whole * workers / waiting.max(workers)).max(LEAST.min(whole))
    }

    /// Plays one turn of one bot, until nothing is left to do; false if it gave up.
    async fn play(&self, table: &str) -> Result<bool, Refused> {
        let Ok(_place) = self.room.acquire().await else {
            return Ok(false);
        };
        let mut in_vain = 0;
        let live = self.app.hall.table(table).await?;
        let mut bot: Option<(usize, Box<dyn AnyBot>)> = None;
        let budget = self.budget();
        while !*self.app.stopping.borrow() {
            let seat = bot.as_ref().map(|(seat, _)| *seat);
            let Some(task) = live.with(|scene| task(scene, seat)).await? else {
                break;
            };
            let mut mind = match bot.take() {
                Some((_, mind)) => mind,
                None => match self.mind(&task, budget) {
                    Some(mind) => mind,
                    None => return Ok(false),
                },
            };
            let (seat, after) = (task.seat, task.after);
            let thought = tokio::task::spawn_blocking(move || {
                let chosen = mind.choose(&*task.witness);
                (mind, chosen)
            });
            let Ok((mind, Some(chosen))) = thought.await else {
                tracing::error!("a bot broke down");
                return Ok(false);
            };
            bot = Some((seat, mind));
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

    fn mind(&self, task: &Task, budget: Duration) -> Option<Box<dyn AnyBot>> {
        let means = Means {
            turn: budget,
            threads: 1,
            ..Means::default()
        };
        let level = Sitter::Bot(match task.level {
            Asked::Novice => Level::Novice,
            Asked::Casual => Level::Casual,
            Asked::Skilled => Level::Skilled,
            Asked::Expert => Level::Expert,
        });
        let seed = u64::from_le_bytes(crate::store::random());
        let seat = Seat::new(task.seat - 1);
        let bots = self.app.bots_of(&task.game)?;
        let bot = bots.bot(&level, seat, task.players, &means, seed);
        bot.map_err(|error| tracing::error!(%error, "there is no bot"))
            .ok()
    }
}

/// Somebody works on a table, until this is dropped.
struct Busy<'a>(&'a Workers, &'a str);

impl Drop for Busy<'_> {
    fn drop(&mut self) {
        self.0.tables().remove(self.1);
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
    game: String,
    players: usize,
    seat: usize,
    level: Asked,
    /// How many moves were made before.
    after: usize,
    /// All that the seat knows.
    witness: Box<dyn std::any::Any + Send>,
}

/// The next decision of the bot on this seat, or of any bot.
fn task(scene: &Scene, seat: Option<usize>) -> Option<Task> {
    let due = scene.bots_due();
    let seat = match seat {
        Some(seat) => due.contains(&seat).then_some(seat)?,
        None => *due.first()?,
    };
    let (setup, game) = (&scene.opened.setup, scene.game()?);
    Some(Task {
        game: setup.game.clone(),
        players: setup.players,
        seat,
        level: scene.chairs[seat - 1].bot(setup.level)?,
        after: game.moves_made(),
        witness: game.witness(Seat::new(seat - 1)),
    })
}
