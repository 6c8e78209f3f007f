//! One seed, from the beginning to the end of its world.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use protocol::daily::Goal;
use server::backstage::{self, Clock, Sabotage, Sqlite, Store};
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use crate::client::{self, Role};
use crate::dice::Dice;
use crate::faults::Faults;
use crate::plan::Plan;
use crate::process;
use crate::world::{Happened, World};

/// How long everybody has to come back when nothing goes wrong any more.
const RECOVERY: Duration = Duration::from_secs(45);

/// Longer than nobody's time runs out after a start of the server: then no clock may be forgotten any more.
const GRACE: Duration = Duration::from_secs(65);

/// How long nothing has to be stored until it is quiet: longer than forgotten bots wait to be found.
const QUIET: Duration = Duration::from_secs(12);

/// How long that may take: bots may play a game to its end.
const LONGEST: Duration = Duration::from_mins(20);

/// How long everybody has to say what they see.
const SETTLING: Duration = Duration::from_mins(2);

/// How long a name may take to come to a table that its person has come back to.
const NAMING: Duration = Duration::from_secs(30);

/// How long calls may lie in the outbox when nothing goes wrong: an address that failed is left alone for a
/// while.
const TELLING: Duration = Duration::from_mins(3);

/// What became of a seed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// What went wrong on purpose.
    pub faults: Faults,
    /// What was stored, by its kind, and what some of it meant.
    pub happened: Happened,
    /// How many things happened.
    pub steps: u64,
    /// The same for two runs that are the same.
    pub digest: u64,
    /// The law that was broken.
    pub broken: Option<String>,
}

/// Runs a world. `verbose` tells everything that happens; a mistake may be planted in the server.
pub fn run(seed: u64, verbose: bool, mistake: Option<Sabotage>) -> Outcome {
    backstage::seed(Some(seed));
    backstage::plant(mistake);
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_time()
        .start_paused(true)
        .build()
        .expect("a runtime");
    let outcome = runtime.block_on(async {
        let mut dice = Dice::new(seed);
        let plan = Plan::new(&mut dice);
        let world = World::new(plan, dice, verbose);
        world.note(|| format!("seed {seed}: {:?}", world.plan()));
        tokio::select! {
            biased;
            () = world.ended() => {}
            () = happen(&world) => {}
        }
        world.outcome()
    });
    drop(runtime);
    backstage::plant(None);
    backstage::seed(None);
    outcome
}

/// Whether the world of a seed takes minutes, in which people stay away.
pub fn is_long(seed: u64) -> bool {
    Plan::new(&mut Dice::new(seed)).long
}

async fn happen(world: &World) {
    let clock = Clock::simulated(world.plan().begins);
    for slot in 0..world.plan().processes {
        tokio::spawn(process::keep(world.clone(), slot, clock, world.dice()));
    }
    let mut people = JoinSet::new();
    for plan in world.plan().tables.clone() {
        let (guests, onlookers) = (plan.people - 1, plan.onlookers);
        let party = Arc::new(client::Party {
            plan,
            table: Mutex::default(),
        });
        let mut roles = vec![Role::Host];
        roles.extend(vec![Role::Guest; guests]);
        roles.extend(vec![Role::Onlooker; onlookers]);
        for role in roles {
            people.spawn(client::live(world.clone(), Arc::clone(&party), role));
        }
    }
    let length = Duration::from_millis(world.plan().length);
    if world.plan().disk.full {
        let _ = timeout(length, fill_up(world)).await;
    } else {
        sleep(length).await;
    }
    world.tighten(false);
    world.calm_down();
    sleep(RECOVERY).await;
    let quiet = async {
        while world.quiet_for() < QUIET || world.running_for() < GRACE {
            sleep(Duration::from_secs(1)).await;
        }
    };
    if timeout(LONGEST, quiet).await.is_err() {
        world.broken("the tables do not come to rest".to_owned());
    }
    at_rest(world);
    everybody_told(world).await;
    world.close();
    let settled = async {
        while let Some(settled) = people.join_next().await {
            let settled = settled.map_err(|error| error.to_string());
            world.check(settled.and_then(|settled| settled));
        }
    };
    if timeout(SETTLING, settled).await.is_err() {
        world.broken("somebody does not come to rest".to_owned());
    }
    everybody_named(world).await;
    all_there(world);
}

/// The disk is full now and then, or the database may not grow.
async fn fill_up(world: &World) {
    let mut dice = world.dice();
    loop {
        sleep(Duration::from_millis(dice.between((2_000, 15_000)))).await;
        let time = Duration::from_millis(dice.between((200, 6_000)));
        if world.plan().disk.tight {
            world.tighten(true);
            sleep(time).await;
            world.tighten(false);
        } else {
            world.fill(time);
        }
    }
}

/// When nothing goes wrong and nobody does anything, nothing is left undone.
fn at_rest(world: &World) {
    for id in world.tables() {
        let left = world.with(&id, |table| {
            if table.bot_due() {
                return Err(format!("at table {id} a bot was forgotten"));
            }
            if table.overdue(world.now().saturating_sub(90_000)) {
                return Err(format!("at table {id} a clock was forgotten"));
            }
            Ok(())
        });
        world.check(left.unwrap_or(Ok(())));
    }
}

/// Every call was taken, or is of no use any more, and none lies in the outbox.
async fn everybody_told(world: &World) {
    let empty = async {
        while let Ok(Some(_)) = world.ask(0, |store| async move { store.next_notice().await }) {
            sleep(Duration::from_secs(1)).await;
        }
    };
    if timeout(TELLING, empty).await.is_err() {
        world.broken("a call lies in the outbox for ever".to_owned());
    }
    let untold = world.people(|people| people.untold().cloned().collect::<Vec<_>>());
    for (table, version, person) in untold {
        let of_use = world.with(&table, |chronicle| {
            !chronicle.is_overtaken(&person, version)
        });
        if of_use == Some(true) {
            let law = format!("table {table} waits for {person} since {version}, who was not told");
            world.broken(law);
        }
    }
}

/// The tables that people have come back to know the names that they saved, soon.
async fn everybody_named(world: &World) {
    let outdated = || {
        let called = world.people(|people| people.called_at());
        called.into_iter().find_map(|(person, table, names)| {
            let name = world.with(&table, |chronicle| {
                chronicle.name_of(&person).map(str::to_owned)
            });
            let name = name.flatten()?;
            (!names.contains(&name)).then(|| {
                format!("{person} is called {name} at table {table}, and saved one of {names:?}")
            })
        })
    };
    let named = async {
        while outdated().is_some() {
            sleep(Duration::from_secs(1)).await;
        }
    };
    if timeout(NAMING, named).await.is_err() {
        world.check(outdated().map_or(Ok(()), Err));
    }
}

/// All that was ever stored is in the real store.
fn all_there(world: &World) {
    for id in world.tables() {
        let table = id.clone();
        let read = world.ask(0, |store| async move { store.entries(&table, 0).await });
        let stored = world.with(&id, |table| table.entries.clone());
        if read.ok() != stored {
            world.broken(format!("the log of table {id} is not what was stored"));
        }
    }
    results_there(world);
    for (id, names) in world.people(|people| people.names()) {
        let person = id.clone();
        let read = world.ask(0, |store| async move { store.person(&person).await });
        // Who only looked on is not stored.
        let Ok(Some(person)) = read else { continue };
        if !names.contains(&person.name) {
            let name = person.name;
            world.broken(format!(
                "{id} saved a name, one of {names:?}, and is {name}"
            ));
        }
    }
}

/// The attempts at the challenges of the day are stored, each once, and so is what they came to.
fn results_there(world: &World) {
    let attempts = world.challenges(|challenges, tables| challenges.attempts(tables));
    for (day, game, person, expected) in attempts {
        let what = format!("the attempt of {person} at {game} on {day}");
        let read = |store: Arc<Sqlite>| async move { store.attempt(day, &game, &person).await };
        let found = world.ask(0, read).ok().flatten();
        if found.as_ref() != Some(&expected) {
            world.broken(format!("{what} is {found:?} instead of {expected:?}"));
        }
    }
    for (day, game, goal) in world.challenges(|challenges, _| challenges.played()) {
        let of = (day, game.as_str());
        let mut expected = world.challenges(|challenges, tables| challenges.results(tables, of));
        let (by_margin, what) = (goal == Goal::Margin, format!("{game} on {day}"));
        let read =
            |store: Arc<Sqlite>| async move { store.results(day, &game, by_margin, 1000).await };
        let mut found = world.ask(0, read).unwrap_or_default();
        found.iter_mut().for_each(|one| one.name.clear());
        for results in [&mut found, &mut expected] {
            results.sort_by(|one, other| one.person.cmp(&other.person));
        }
        if found != expected {
            world.broken(format!(
                "the results of {what} are {found:?} instead of {expected:?}"
            ));
        }
        found.iter().for_each(|_| world.count("- results of a day"));
    }
}
