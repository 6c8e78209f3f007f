//! New names, taken to the tables that people sit at.
//!
//! Of one person there is one task at a time, which reads their name from the store: so the last name wins,
//! however quickly and through whatever process they change it, and many changes cost no more than a few.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use protocol::tables::Stage;

use crate::app::App;
use crate::reading::for_the_same;
use crate::refused::Refused;
use crate::scene::Command;

/// At how many tables somebody is called by a new name at once: those that were last played at.
const MOST: u32 = 100;

/// The people whose names are on their way, and whether they have been changed since.
#[derive(Default)]
pub struct Renames(Mutex<HashMap<String, bool>>);

impl Renames {
    /// Somebody has another name; says whether nobody is on the way with it yet.
    fn begin(&self, person: &str) -> bool {
        self.lock().insert(person.to_owned(), true).is_none()
    }

    /// Whether somebody's name has changed since this was last asked. If not, nobody is on the way any more.
    fn again(&self, person: &str) -> bool {
        let mut under_way = self.lock();
        match under_way.get_mut(person) {
            Some(changed) if *changed => {
                *changed = false;
                true
            }
            _ => {
                under_way.remove(person);
                false
            }
        }
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<String, bool>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Tells the tables that somebody plays at, or is invited to, what they are called now. Games that are over keep
/// the name of then.
pub fn spread(app: &App, person: &str) {
    if !app.renames.begin(person) {
        return;
    }
    let (app, person) = (app.clone(), person.to_owned());
    tokio::spawn(for_the_same(async move {
        while app.renames.again(&person) {
            if let Err(refused) = rename(&app, &person).await {
                tracing::warn!(code = ?refused.code, "a name was not taken to every table");
            }
        }
    }));
}

async fn rename(app: &App, id: &str) -> Result<(), Refused> {
    for line in app.store.tables_of(id, MOST).await? {
        if !matches!(line.stage, Stage::Open | Stage::Running) {
            continue;
        }
        let Ok(live) = app.hall.table(&line.id).await else {
            continue;
        };
        loop {
            let Some(person) = app.store.person(id).await? else {
                return Ok(());
            };
            let called = live.with(|scene| scene.name_of(id).map(str::to_owned));
            // After another process has changed it meanwhile, once more.
            if called.await?.is_none_or(|name| name == person.name) {
                break;
            }
            if live.submit(&person, None, &Command::Rename).await.is_err() {
                break;
            }
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_is_on_the_way_and_goes_again_for_what_came_since() {
        let renames = Renames::default();
        assert!(renames.begin("ann") && renames.begin("bob"));
        assert!(renames.again("ann"));
        assert!(!renames.begin("ann"), "somebody is on the way");
        assert!(!renames.begin("ann"));
        assert!(renames.again("ann"), "once for both");
        assert!(!renames.again("ann"));
        assert!(renames.begin("ann"), "nobody is on the way any more");
    }
}
