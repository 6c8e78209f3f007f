//! New names, taken to the tables that people sit at.
//!
//! Of one person there is one task at a time, which reads their name from the store: so the last name wins,
//! however quickly and through whatever process they change it, and many changes cost no more than a few.
//!
//! What a task could not store it tries again for a while. If it is lost all the same (the process died, the disk was
//! full for long), the name comes to a table when its person next comes there, or saves it once more.

use std::collections::HashMap;
use std::panic::AssertUnwindSafe;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use futures_util::FutureExt;
use protocol::Code;
use protocol::tables::Stage;
use tokio::time::sleep;
use tracing::Instrument;

use crate::app::App;
use crate::live::Live;
use crate::reading::for_the_same;
use crate::refused::Refused;
use crate::sabotage::{Sabotage, is_planted};
use crate::scene::{Command, Scene};
use crate::steady::{faults, reason};
use crate::store::Person;

/// At how many tables somebody is called by a new name at once: those that were last played at.
const MOST: u32 = 100;

/// How long it is until what could not be stored is tried again, time after time.
const AGAIN: [Duration; 3] = [
    Duration::from_secs(1),
    Duration::from_secs(10),
    Duration::from_mins(1),
];

/// The people whose names are on their way, and whether they have been changed since.
#[derive(Default)]
pub struct Renames(Mutex<HashMap<String, bool>>);

impl Renames {
    /// Somebody has another name. Whoever is the first to say so goes on the way with it.
    fn begin<'a>(&'a self, person: &'a str) -> Option<UnderWay<'a>> {
        let first = self.lock().insert(person.to_owned(), true).is_none();
        first.then(|| UnderWay {
            renames: self,
            person,
            arrived: false,
        })
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<String, bool>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Somebody is on the way with a name, until this is dropped: also if they never arrive.
struct UnderWay<'a> {
    renames: &'a Renames,
    person: &'a str,
    arrived: bool,
}

impl UnderWay<'_> {
    /// Whether the name has changed since this was last asked. If not, nobody is on the way any more.
    fn again(&mut self) -> bool {
        let mut under_way = self.renames.lock();
        match under_way.get_mut(self.person) {
            Some(changed) if *changed => {
                *changed = false;
                true
            }
            _ => {
                under_way.remove(self.person);
                self.arrived = true;
                false
            }
        }
    }
}

impl Drop for UnderWay<'_> {
    fn drop(&mut self) {
        // After they have arrived somebody else may be on the way.
        if !self.arrived {
            self.renames.lock().remove(self.person);
        }
    }
}

/// Tells the tables that somebody plays at, or is invited to, what they are called now. Games that are over keep
/// the name of then.
pub fn spread(app: &App, person: &str) {
    if is_planted(Sabotage::TablesNotTold) {
        return;
    }
    let (app, person) = (app.clone(), person.to_owned());
    let way = async move {
        let Some(mut way) = app.renames.begin(&person) else {
            return;
        };
        while way.again() {
            // Whoever breaks down goes again all the same for what came since.
            let went = AssertUnwindSafe(rename_in_the_end(&app, &person)).catch_unwind();
            match went.await {
                Ok(Ok(())) => {}
                Ok(Err(refused)) => {
                    tracing::warn!(code = ?refused.code, "a name was not taken to every table");
                }
                Err(payload) => {
                    let reason = reason(&*payload);
                    tracing::error!(reason, "whoever was on the way with a name broke down");
                }
            }
        }
    };
    tokio::spawn(for_the_same(way).in_current_span());
}

/// Whether somebody is called here what they were called before. Where a game is over, they stay so.
pub fn is_outdated(scene: &Scene, person: &Person) -> bool {
    let named = matches!(scene.stage, Stage::Open | Stage::Running);
    let name = scene.name_of(&person.id).filter(|_| named);
    name.is_some_and(|name| name != person.name)
}

/// What the store could not take is tried again for a while.
async fn rename_in_the_end(app: &App, id: &str) -> Result<(), Refused> {
    for pause in AGAIN {
        match rename(app, id).await {
            Err(refused) if refused.code == Code::Internal => sleep(pause).await,
            done => return done,
        }
    }
    rename(app, id).await
}

/// Goes to every table, whatever happens at one of them.
async fn rename(app: &App, id: &str) -> Result<(), Refused> {
    faults::point("renames");
    let mut done = Ok(());
    for line in app.store.tables_of(id, MOST).await? {
        if matches!(line.stage, Stage::Open | Stage::Running) {
            let live = app.hall.table(&line.id).await;
            let renamed = match live {
                Ok(live) => rename_at(app, id, &live).await,
                Err(refused) => Err(refused),
            };
            done = done.and(renamed);
        }
    }
    done
}

async fn rename_at(app: &App, id: &str, live: &Live) -> Result<(), Refused> {
    loop {
        let Some(person) = app.store.person(id).await? else {
            return Ok(());
        };
        // After another process has changed it meanwhile, once more.
        if !live.with(|scene| is_outdated(scene, &person)).await? {
            return Ok(());
        }
        live.submit(&person, None, &Command::Rename).await?;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_is_on_the_way_and_goes_again_for_what_came_since() {
        let renames = Renames::default();
        let mut way = renames.begin("ann").expect("the first");
        assert!(renames.begin("bob").is_some());
        assert!(way.again());
        assert!(renames.begin("ann").is_none(), "somebody is on the way");
        assert!(renames.begin("ann").is_none());
        assert!(way.again(), "once for both");
        assert!(!way.again());
        let next = renames.begin("ann");
        assert!(next.is_some(), "nobody is on the way any more");
        drop(way);
        assert!(renames.begin("ann").is_none(), "the next one is");
    }

    #[test]
    fn who_breaks_down_on_the_way_keeps_nobody_from_going() {
        let renames = Renames::default();
        let broken = std::panic::catch_unwind(|| {
            let _way = renames.begin("ann").expect("the first");
            panic!("planted");
        });
        assert!(broken.is_err());
        assert!(renames.begin("ann").is_some());
    }
}
