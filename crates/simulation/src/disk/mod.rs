//! The disk of a process: the real store behind delays, errors and a process that may die at any time.

mod batch;

use std::future::{Future, pending};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use async_trait::async_trait;
use protocol::people::PushSubscription;
use server::backstage::{
    Append, Appended, Attempt, BotDue, Day, Due, Index, KeyKind, Lease, Millis, Opened, Outcome,
    Person, Scored, Secret, Sqlite, Store, StoreError, Stored, TableLine,
};
use tokio::time::sleep;

use crate::dice::Dice;
use crate::faults::Fault;
use crate::process::Process;
use crate::world::{World, held};
use batch::Batch;

/// How long a slow disk takes, in milliseconds.
const SLOW: (u64, u64) = (100, 4_000);

/// A disk.
pub struct Disk {
    slot: usize,
    world: World,
    process: Arc<Process>,
    dice: Mutex<Dice>,
    batch: Arc<Batch>,
}

/// What is asked of the real store.
type Answer<T> = Result<T, StoreError>;

impl Disk {
    /// The disk of a process.
    pub fn new(world: &World, slot: usize, process: &Arc<Process>, mut dice: Dice) -> Disk {
        let batch = Batch::new(world, slot, process, dice.another());
        Disk {
            slot,
            world: world.clone(),
            process: Arc::clone(process),
            dice: Mutex::new(dice),
            batch: Arc::new(batch),
        }
    }

    /// Waits, unless the process dies first.
    async fn lag(&self) {
        let pause = pause(&self.world, &mut held(&self.dice));
        if pause > 0 {
            sleep(Duration::from_millis(pause)).await;
        }
        if !self.process.goes_on() {
            pending::<()>().await;
        }
    }

    /// An error for no reason.
    fn refusal(&self, writes: bool) -> Option<StoreError> {
        let disk = self.world.disk();
        if writes && self.world.is_full() {
            self.world.fault(Fault::Full);
            return Some(StoreError::File(std::io::ErrorKind::StorageFull.into()));
        }
        let refused = held(&self.dice).chance(disk.refused);
        refused.then(|| {
            self.world.fault(Fault::Refused);
            StoreError::File(std::io::Error::other("simulated: refused"))
        })
    }

    /// Reads; what is read may be old by the time it arrives.
    async fn read<T, F>(&self, what: impl FnOnce(Arc<Sqlite>) -> F) -> Answer<T>
    where
        T: Send + 'static,
        F: Future<Output = Answer<T>> + Send + 'static,
    {
        self.lag().await;
        if let Some(error) = self.refusal(false) {
            return Err(error);
        }
        let found = self.world.ask(self.slot, what);
        self.lag().await;
        found
    }

    /// Writes; it may be done although an error is reported.
    async fn write<T, F>(&self, what: impl FnOnce(Arc<Sqlite>) -> F) -> Answer<T>
    where
        T: Send + 'static,
        F: Future<Output = Answer<T>> + Send + 'static,
    {
        self.write_and(what, || ()).await
    }

    /// The same, and then tells the world.
    async fn write_and<T, F>(
        &self,
        what: impl FnOnce(Arc<Sqlite>) -> F,
        then: impl FnOnce(),
    ) -> Answer<T>
    where
        T: Send + 'static,
        F: Future<Output = Answer<T>> + Send + 'static,
    {
        self.lag().await;
        if let Some(error) = self.refusal(true) {
            return Err(error);
        }
        let done = self.world.ask(self.slot, what);
        match &done {
            Ok(_) => then(),
            // The database itself has no room left.
            Err(_) => self.world.fault(Fault::NoRoom),
        }
        let unsure = held(&self.dice).chance(self.world.disk().unsure);
        self.lag().await;
        if unsure {
            self.world.fault(Fault::Unsure);
            return Err(StoreError::File(std::io::Error::other("simulated: unsure")));
        }
        done
    }
}

/// How long the disk takes this time.
fn pause(world: &World, dice: &mut Dice) -> u64 {
    let disk = world.disk();
    if dice.chance(disk.slow) {
        world.fault(Fault::Slow);
        return dice.between(SLOW);
    }
    dice.between(disk.delay)
}

#[async_trait]
impl Store for Disk {
    async fn add_person(&self, person: &Person, key: &Secret, now: Millis) -> Answer<()> {
        let (person, key) = (person.clone(), key.clone());
        let add = |store: Arc<Sqlite>| async move { store.add_person(&person, &key, now).await };
        self.write(add).await
    }

    async fn person_by_key(&self, kind: KeyKind, hash: &str) -> Answer<Option<Person>> {
        let hash = hash.to_owned();
        self.read(move |store| async move { store.person_by_key(kind, &hash).await })
            .await
    }

    async fn person(&self, id: &str) -> Answer<Option<Person>> {
        let id = id.to_owned();
        self.read(move |store| async move { store.person(&id).await })
            .await
    }

    async fn change_person(&self, before: &Person, after: &Person) -> Answer<()> {
        let (before, after) = (before.clone(), after.clone());
        self.write(move |store| async move { store.change_person(&before, &after).await })
            .await
    }

    async fn seen(&self, people: &[String], now: Millis) -> Answer<()> {
        let people = people.to_vec();
        self.write(move |store| async move { store.seen(&people, now).await })
            .await
    }

    async fn add_recovery(
        &self,
        person: &str,
        hash: &str,
        asking: &str,
        now: Millis,
    ) -> Answer<()> {
        let [person, hash, asking] = [person, hash, asking].map(str::to_owned);
        self.write(
            move |store| async move { store.add_recovery(&person, &hash, &asking, now).await },
        )
        .await
    }

    async fn recover(&self, hash: &str, device: &str, now: Millis) -> Answer<Option<Person>> {
        let (hash, device) = (hash.to_owned(), device.to_owned());
        self.write(move |store| async move { store.recover(&hash, &device, now).await })
            .await
    }

    async fn add_browser(&self, person: &str, browser: &PushSubscription) -> Answer<()> {
        let (person, browser) = (person.to_owned(), browser.clone());
        self.write(move |store| async move { store.add_browser(&person, &browser).await })
            .await
    }

    async fn remove_browser(&self, endpoint: &str) -> Answer<()> {
        let endpoint = endpoint.to_owned();
        self.write(move |store| async move { store.remove_browser(&endpoint).await })
            .await
    }

    async fn browsers(&self, person: &str) -> Answer<Vec<PushSubscription>> {
        let person = person.to_owned();
        self.read(move |store| async move { store.browsers(&person).await })
            .await
    }

    async fn open_table(
        &self,
        table: &Opened,
        entries: &[Stored],
        index: &Index,
        calls: &[String],
    ) -> Answer<()> {
        let (copy, index) = ((table.clone(), entries.to_vec()), index.clone());
        let (calls, told) = (calls.to_vec(), calls.to_vec());
        let open = move |store: Arc<Sqlite>| async move {
            store.open_table(&copy.0, &copy.1, &index, &calls).await
        };
        self.write_and(open, || {
            self.world.opened(table, entries, &told);
        })
        .await
    }

    async fn table(&self, id: &str) -> Answer<Option<Opened>> {
        let id = id.to_owned();
        self.read(move |store| async move { store.table(&id).await })
            .await
    }

    async fn entries(&self, table: &str, after: u64) -> Answer<Vec<Stored>> {
        let table = table.to_owned();
        self.read(move |store| async move { store.entries(&table, after).await })
            .await
    }

    async fn append(&self, append: Append) -> Answer<Appended> {
        let connected = self.world.connected(&append.table);
        self.lag().await;
        if let Some(error) = self.refusal(true) {
            return Err(error);
        }
        let answer = Batch::add(&self.batch, append, connected);
        match answer.await {
            Ok(answer) if self.process.is_alive() => answer,
            _ => pending().await,
        }
    }

    async fn open_tables(&self, most: u32) -> Answer<Vec<TableLine>> {
        self.read(move |store| async move { store.open_tables(most).await })
            .await
    }

    async fn tables_of(&self, person: &str, most: u32) -> Answer<Vec<TableLine>> {
        let person = person.to_owned();
        self.read(move |store| async move { store.tables_of(&person, most).await })
            .await
    }

    async fn unfinished(&self, person: &str) -> Answer<Vec<String>> {
        let person = person.to_owned();
        self.read(move |store| async move { store.unfinished(&person).await })
            .await
    }

    async fn shut(&self, table: &str, program: &str) -> Answer<()> {
        let (table, program) = (table.to_owned(), program.to_owned());
        let shut = |store: Arc<Sqlite>| async move { store.shut(&table, &program).await };
        self.write(shut).await
    }

    async fn try_again(&self, program: &str) -> Answer<()> {
        let program = program.to_owned();
        let again = |store: Arc<Sqlite>| async move { store.try_again(&program).await };
        self.write(again).await
    }

    async fn looked(&self, table: &str, now: Millis) -> Answer<()> {
        let table = table.to_owned();
        self.write(move |store| async move { store.looked(&table, now).await })
            .await
    }

    async fn daily_secret(&self) -> Answer<String> {
        self.read(|store| async move { store.daily_secret().await })
            .await
    }

    async fn attempt(&self, day: Day, game: &str, person: &str) -> Answer<Option<Attempt>> {
        let (game, person) = (game.to_owned(), person.to_owned());
        self.read(move |store| async move { store.attempt(day, &game, &person).await })
            .await
    }

    async fn results(
        &self,
        day: Day,
        game: &str,
        by_margin: bool,
        most: u32,
    ) -> Answer<Vec<Scored>> {
        let game = game.to_owned();
        self.read(move |store| async move { store.results(day, &game, by_margin, most).await })
            .await
    }

    async fn next_notice(&self) -> Answer<Option<Millis>> {
        self.read(|store| async move { store.next_notice().await })
            .await
    }

    async fn take_notices(&self, lease: &Lease) -> Answer<Vec<Due>> {
        let lease = lease.clone();
        self.write(move |store| async move { store.take_notices(&lease).await })
            .await
    }

    async fn settle_notice(&self, due: &Due, outcome: Outcome) -> Answer<()> {
        let due = due.clone();
        self.write(move |store| async move { store.settle_notice(&due, outcome).await })
            .await
    }

    async fn bots_due(&self) -> Answer<Vec<BotDue>> {
        self.read(|store| async move { store.bots_due().await })
            .await
    }

    async fn overdue(&self, now: Millis) -> Answer<Vec<String>> {
        self.read(move |store| async move { store.overdue(now).await })
            .await
    }

    async fn changes(&self, after: i64) -> Answer<(i64, Vec<(String, u64)>)> {
        self.read(move |store| async move { store.changes(after).await })
            .await
    }

    async fn clean(&self, before: Millis) -> Answer<(u64, u64)> {
        self.write(move |store| async move { store.clean(before).await })
            .await
    }

    async fn clean_alone(&self, before: Millis, most: u32) -> Answer<u64> {
        self.write(move |store| async move { store.clean_alone(before, most).await })
            .await
    }

    async fn ping(&self) -> Answer<()> {
        self.read(|store| async move { store.ping().await }).await
    }

    /// The file stays open for whoever comes next.
    async fn close(&self) {
        self.lag().await;
    }
}
