//! What everything in one simulated world shares: its plan, what has been stored, who broke a law.

mod events;

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::future::Future;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::Duration;

use server::backstage::{Millis, Sqlite};
use tokio::sync::Notify;
use tokio::time::Instant;

use crate::dice::Dice;
use crate::faults::{Fault, Faults};
use crate::keeper::Keeper;
use crate::laws::{Challenges, Chronicle, People};
use crate::network::{ClientEnd, Purpose, connect};
use crate::plan::{Disk, Network, Plan};
use crate::process::Process;
use crate::run::Outcome;

/// How long trouble may be under way.
const SETTLED: Duration = Duration::from_secs(20);

/// How long it takes at most until a process has heard of what another one stored, when nothing goes wrong.
const HEARD: Millis = 5_000;

/// A lock, whoever may have broken down while they held it.
pub fn held<T: ?Sized>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A world.
#[derive(Clone)]
pub struct World(Arc<Shared>);

struct Shared {
    plan: Plan,
    keeper: Keeper,
    began: Instant,
    verbose: bool,
    ended: Notify,
    state: Mutex<State>,
}

struct State {
    dice: Dice,
    calm: Option<Instant>,
    closing: bool,
    full_until: Option<Instant>,
    faults: Faults,
    steps: u64,
    digest: u64,
    broken: Option<String>,
    processes: Vec<Option<Arc<Process>>>,
    visitors: u32,
    tables: BTreeMap<String, Chronicle>,
    people: People,
    challenges: Challenges,
    /// How often in a row the webhook of a person has failed.
    failures: BTreeMap<String, u32>,
    happened: Happened,
    /// The server's ends of sockets: whose, to which table, at which process.
    sockets: Vec<(Purpose, Arc<Process>, Weak<()>)>,
    /// When something was last stored for a process that was dead, and since when the living ones live.
    orphan: Option<Instant>,
    began: Vec<Instant>,
    last_change: Instant,
}

/// How often each kind of thing happened.
pub type Happened = BTreeMap<&'static str, u64>;

impl World {
    /// A new world.
    pub fn new(plan: Plan, dice: Dice, verbose: bool) -> World {
        let state = State {
            dice,
            calm: None,
            closing: false,
            full_until: None,
            faults: Faults::default(),
            steps: 0,
            digest: 0xcbf2_9ce4_8422_2325,
            broken: None,
            processes: vec![None; plan.processes],
            visitors: 0,
            tables: BTreeMap::new(),
            people: People::default(),
            challenges: Challenges::default(),
            failures: BTreeMap::new(),
            happened: Happened::new(),
            sockets: Vec::new(),
            orphan: None,
            began: vec![Instant::now(); plan.processes],
            last_change: Instant::now(),
        };
        World(Arc::new(Shared {
            keeper: Keeper::new(plan.processes),
            plan,
            began: Instant::now(),
            verbose,
            ended: Notify::new(),
            state: Mutex::new(state),
        }))
    }

    fn state(&self) -> MutexGuard<'_, State> {
        held(&self.0.state)
    }

    /// What was decided before.
    pub fn plan(&self) -> &Plan {
        &self.0.plan
    }

    /// The time of day.
    pub fn now(&self) -> Millis {
        self.0.plan.begins + self.0.began.elapsed().as_millis() as Millis
    }

    /// A die for somebody.
    pub fn dice(&self) -> Dice {
        self.state().dice.another()
    }

    /// Asks the real store, at a standstill.
    pub fn ask<T, F>(&self, slot: usize, what: impl FnOnce(Arc<Sqlite>) -> F) -> T
    where
        T: Send + 'static,
        F: Future<Output = T> + Send + 'static,
    {
        self.0.keeper.ask(slot, what)
    }

    /// Where servers keep their keys.
    pub fn folder(&self) -> String {
        let folder = self.0.keeper.folder();
        folder.display().to_string()
    }

    /// How the network is now.
    pub fn network(&self) -> Network {
        let plan = self.0.plan.network;
        if !self.is_calm() {
            return plan;
        }
        Network {
            delay: (0, 1),
            late: 0,
            cut: 0,
            silent: 0,
        }
    }

    /// How the disk is now.
    pub fn disk(&self) -> Disk {
        let plan = self.0.plan.disk;
        if !self.is_calm() {
            return plan;
        }
        Disk {
            delay: (0, 0),
            slow: 0,
            refused: 0,
            unsure: 0,
            full: false,
            tight: false,
            recovers: 0,
        }
    }

    /// After how many effects a process dies at the latest; zero for never.
    pub fn fuse(&self) -> u64 {
        if self.is_calm() { 0 } else { self.0.plan.fuse }
    }

    /// How often processes are stopped politely.
    pub fn polite(&self) -> u32 {
        if self.is_calm() {
            0
        } else {
            self.0.plan.polite
        }
    }

    /// Whether nothing goes wrong any more.
    pub fn is_calm(&self) -> bool {
        self.state().calm.is_some()
    }

    /// Whether that has been so for so long that no trouble of before is under way any more.
    pub fn is_settled(&self) -> bool {
        self.state()
            .calm
            .is_some_and(|since| since.elapsed() > SETTLED)
    }

    /// Whether everybody is to say what they see, and go.
    pub fn is_closing(&self) -> bool {
        self.state().closing
    }

    /// From here on everybody is to say what they see.
    pub fn close(&self) {
        self.state().closing = true;
    }

    /// From here on nothing goes wrong.
    pub fn calm_down(&self) {
        let mut state = self.state();
        state.calm = Some(Instant::now());
        state.full_until = None;
        let processes: Vec<_> = state.processes.iter().flatten().cloned().collect();
        drop(state);
        processes.iter().for_each(|process| process.spare());
        self.note(|| "calm".to_owned());
    }

    /// The disk is full for a while.
    pub fn fill(&self, time: Duration) {
        self.state().full_until = Some(Instant::now() + time);
    }

    /// The database may not grow any more, or may again.
    pub fn tighten(&self, tight: bool) {
        self.note(|| format!("no room in the database: {tight}"));
        self.0.keeper.tighten(tight);
    }

    /// A process has died: perhaps its database is opened again.
    pub fn recover(&self, slot: usize, dice: &mut Dice) {
        if dice.chance(self.disk().recovers) {
            self.fault(Fault::Recovered);
            self.0.keeper.recover(slot, dice);
        }
    }

    /// Whether the disk is full.
    pub fn is_full(&self) -> bool {
        self.state()
            .full_until
            .is_some_and(|until| Instant::now() < until)
    }

    /// Something went wrong on purpose.
    pub fn fault(&self, fault: Fault) {
        self.state().faults.count(fault);
        self.note(|| format!("fault: {fault:?}"));
    }

    /// Something happened: it goes into the digest of the run, and is told if that was asked for.
    pub fn note(&self, what: impl FnOnce() -> String) {
        let what = what();
        let now = self.0.began.elapsed();
        let mut state = self.state();
        state.steps += 1;
        let mut digest = state.digest;
        for byte in now.as_millis().to_le_bytes().iter().chain(what.as_bytes()) {
            digest = (digest ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        }
        state.digest = digest;
        drop(state);
        if self.0.verbose {
            let mut line = String::new();
            let _ = write!(line, "{:9.3} {what}", now.as_secs_f64());
            println!("{line}");
        }
    }

    /// A law is broken. The first time counts.
    pub fn broken(&self, law: String) {
        self.note(|| format!("BROKEN: {law}"));
        self.state().broken.get_or_insert(law);
        self.0.ended.notify_one();
    }

    /// A law holds, or is broken.
    pub fn check(&self, law: Result<(), String>) {
        if let Err(law) = law {
            self.broken(law);
        }
    }

    /// Ready when a law is broken.
    pub async fn ended(&self) {
        self.0.ended.notified().await;
    }

    /// A process listens, or does not.
    pub fn opened_door(&self, slot: usize, process: Option<Arc<Process>>) {
        let listens = process.is_some();
        let mut state = self.state();
        state.processes[slot] = process;
        state.began[slot] = Instant::now();
        drop(state);
        self.note(|| format!("process {slot} listens: {listens}"));
    }

    /// A connection to one of the processes; nothing if nobody listens there.
    pub fn connect(&self, slot: usize, mut purpose: Purpose) -> Option<ClientEnd> {
        let (settled, now) = (self.is_settled(), self.now());
        let mut state = self.state();
        let process = state.processes[slot]
            .clone()
            .filter(|process| process.is_alive())?;
        state.visitors += 1;
        let address = SocketAddr::from(((0x0a00_0000 + state.visitors).to_be_bytes(), 1234));
        let behind = state.processes.len() > 1
            || state
                .orphan
                .is_some_and(|orphan| orphan >= state.began[slot]);
        if let Some(asked) = &mut purpose.asked {
            asked.names = state.people.names_from(&purpose.person);
            asked.then = state.challenges.then(&state.tables);
            let table = asked.table().and_then(|(id, _)| state.tables.get(id));
            asked.from = table.map_or(0, |table| match (behind, settled) {
                (false, _) => table.version(),
                // By then every process has heard of what others did.
                (true, true) => table.version_at(now.saturating_sub(HEARD)),
                (true, false) => 0,
            });
        }
        let open = Arc::new(());
        state.sockets.retain(|(_, _, open)| open.strong_count() > 0);
        if purpose.table.is_some() {
            let end = (purpose.clone(), Arc::clone(&process), Arc::downgrade(&open));
            state.sockets.push(end);
        }
        drop(state);
        let (client, server) = connect(self, &process, purpose, open);
        process.visit(server, address);
        Some(client)
    }

    /// The people who have a connection to a table.
    pub fn connected(&self, table: &str) -> Vec<String> {
        let state = self.state();
        let open = state.sockets.iter().filter(|(purpose, process, open)| {
            let here = purpose.table.as_deref() == Some(table);
            here && process.is_alive() && open.strong_count() > 0
        });
        open.map(|(purpose, _, _)| purpose.person.clone()).collect()
    }

    /// Something is about to be stored for a process that is dead.
    pub fn orphan(&self) {
        self.state().orphan = Some(Instant::now());
        self.fault(Fault::Orphan);
    }

    /// How long nothing has been stored.
    pub fn quiet_for(&self) -> Duration {
        self.state().last_change.elapsed()
    }

    /// How long all processes have been running.
    pub fn running_for(&self) -> Duration {
        let state = self.state();
        let running = state.began.iter().map(Instant::elapsed);
        running.min().unwrap_or_default()
    }

    /// Looks at what is stored of a table.
    pub fn with<T>(&self, table: &str, look: impl FnOnce(&Chronicle) -> T) -> Option<T> {
        self.state().tables.get(table).map(look)
    }

    /// Looks at the challenges of the day, and at what is stored of all tables.
    pub fn challenges<T>(
        &self,
        look: impl FnOnce(&Challenges, &BTreeMap<String, Chronicle>) -> T,
    ) -> T {
        let state = self.state();
        look(&state.challenges, &state.tables)
    }

    /// Something happened that is counted.
    pub fn count(&self, what: &'static str) {
        *self.state().happened.entry(what).or_default() += 1;
    }

    /// All tables.
    pub fn tables(&self) -> Vec<String> {
        self.state().tables.keys().cloned().collect()
    }

    /// What became of it.
    pub fn outcome(&self) -> Outcome {
        let state = self.state();
        let mut happened = state.happened.clone();
        let (owed, taken) = state.people.calls();
        happened.insert("- calls that were owed", owed);
        happened.insert("- calls that were taken", taken);
        Outcome {
            faults: state.faults,
            happened,
            steps: state.steps,
            digest: state.digest,
            broken: state.broken.clone(),
        }
    }
}
