//! Appends that wait for the disk at the same time, and go to it together.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use futures_util::future::join_all;
use server::backstage::{Append, Appended, Sqlite, Store, StoreError};
use tokio::sync::oneshot;
use tokio::time::sleep;

use super::pause;
use crate::dice::Dice;
use crate::faults::Fault;
use crate::process::Process;
use crate::world::{World, held};

type Answer = Result<Appended, StoreError>;

/// What waits for the disk.
pub struct Batch {
    slot: usize,
    world: World,
    process: Arc<Process>,
    dice: Mutex<Dice>,
    waiting: Mutex<Vec<(Decided, oneshot::Sender<Answer>)>>,
}

/// What is to be stored, and who was connected to its table when that was decided.
struct Decided {
    append: Append,
    connected: Vec<String>,
}

impl Batch {
    /// Nothing.
    pub fn new(world: &World, slot: usize, process: &Arc<Process>, dice: Dice) -> Batch {
        Batch {
            slot,
            world: world.clone(),
            process: Arc::clone(process),
            dice: Mutex::new(dice),
            waiting: Mutex::default(),
        }
    }

    /// One more. It is stored even if nobody waits for the answer any more.
    pub fn add(
        batch: &Arc<Batch>,
        append: Append,
        connected: Vec<String>,
    ) -> oneshot::Receiver<Answer> {
        let (answer, answered) = oneshot::channel();
        let mut waiting = held(&batch.waiting);
        waiting.push((Decided { append, connected }, answer));
        if waiting.len() == 1 {
            let batch = Arc::clone(batch);
            tokio::spawn(async move { batch.write().await });
        }
        answered
    }

    async fn write(&self) {
        self.lag().await;
        let waiting: Vec<_> = held(&self.waiting).drain(..).collect();
        if !self.process.goes_on() {
            // What a process has handed to the system is written although it dies, or is not.
            if held(&self.dice).chance(500) {
                return;
            }
            self.world.orphan();
        }
        let (decided, answers): (Vec<_>, Vec<_>) = waiting.into_iter().unzip();
        let appends = decided.iter().map(|one| one.append.clone()).collect();
        let stored = self.world.ask(self.slot, |store| store_all(store, appends));
        let stored = decided.into_iter().zip(stored).map(|(decided, answer)| {
            match &answer {
                Ok(Appended::Stored) => self.world.stored(decided.append, &decided.connected),
                Ok(Appended::TooLate) => {}
                // The database itself has no room left.
                Err(_) => self.world.fault(Fault::NoRoom),
            }
            let unsure = held(&self.dice).chance(self.world.disk().unsure);
            if unsure {
                self.world.fault(Fault::Unsure);
                return Err(StoreError::File(std::io::Error::other("simulated: unsure")));
            }
            answer
        });
        let stored: Vec<Answer> = stored.collect();
        self.lag().await;
        if !self.process.goes_on() {
            return;
        }
        for (answer, stored) in answers.into_iter().zip(stored) {
            let _ = answer.send(stored);
        }
    }

    async fn lag(&self) {
        let pause = pause(&self.world, &mut held(&self.dice));
        if pause > 0 {
            sleep(Duration::from_millis(pause)).await;
        }
    }
}

/// Hands all of them over at once.
async fn store_all(store: Arc<Sqlite>, appends: Vec<Append>) -> Vec<Answer> {
    join_all(appends.into_iter().map(|append| store.append(append))).await
}
