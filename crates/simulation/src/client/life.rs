//! How somebody spends their time.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use protocol::socket::{Message, Request};
use protocol::{Code, VERSION};
use tokio::time::{Instant, sleep, timeout};

use super::link::{Link, Lost};
use super::picture::Picture;
use crate::dice::Dice;
use crate::faults::Fault;
use crate::laws::heard;
use crate::network::Purpose;
use crate::plan;
use crate::world::{World, held};

/// How long nothing may be heard before the server is asked, and how long it may take then.
const PING_EVERY: Duration = Duration::from_secs(15);
const ANSWER_WITHIN: Duration = Duration::from_secs(8);

/// What somebody is at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// Opens it.
    Host,
    /// Joins.
    Guest,
    /// Looks on.
    Onlooker,
}

/// Those who play together.
pub struct Party {
    /// What they play.
    pub plan: plan::Party,
    /// Their table, once there is one.
    pub table: Mutex<Option<String>>,
}

/// One browser.
pub struct Client {
    pub(super) world: World,
    pub(super) dice: Dice,
    pub(super) party: Arc<Party>,
    pub(super) cookie: Option<String>,
    pub(super) id: String,
    pub(super) table: String,
    pub(super) picture: Picture,
    /// The key that the browser has chosen, if it is a browser.
    pub(super) key: Option<String>,
    /// Everybody whom the server ever took them for.
    pub(super) known_as: BTreeSet<String>,
    /// The seats whose people are there, as far as they were told.
    pub(super) here: Vec<usize>,
    pub(super) role: Role,
    pub(super) wishes: Vec<(String, Request)>,
    /// The last wishes that were done.
    pub(super) done: VecDeque<Request>,
    pub(super) names: u64,
    /// What they asked on this connection whether they could do it: the version that they had seen, and the move.
    pub(super) questions: BTreeMap<String, (u64, String)>,
    next: Instant,
    /// Whether they go for minutes.
    pub(super) away: bool,
    /// Until when they look on and do nothing.
    pub(super) idle: Instant,
}

/// How many wishes that were done are remembered.
const REMEMBERED: usize = 8;

/// 32 bytes, as a browser chooses and writes them.
fn key(dice: &mut Dice) -> String {
    const LETTERS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let mut letters: Vec<u8> = (0..42).map(|_| dice.pick(LETTERS)).collect();
    // The last one has four bits.
    letters.push(dice.pick(b"AEIMQUYcgkosw048"));
    String::from_utf8_lossy(&letters).into_owned()
}

/// Lives until the world closes; gives an error if it can't come to rest.
pub async fn live(world: World, party: Arc<Party>, role: Role) -> Result<(), String> {
    let mut dice = world.dice();
    let mut client = Client {
        key: dice.chance(800).then(|| key(&mut dice)),
        dice,
        world,
        party,
        cookie: None,
        id: String::new(),
        table: String::new(),
        picture: Picture::default(),
        known_as: BTreeSet::new(),
        here: Vec::new(),
        role,
        wishes: Vec::new(),
        done: VecDeque::new(),
        names: 0,
        questions: BTreeMap::new(),
        next: Instant::now(),
        away: false,
        idle: Instant::now(),
    };
    while client.arrive().await.is_none() {
        client.pause().await;
    }
    if client.dice.chance(400) {
        client.want_calls().await;
    }
    let second = client.dice.chance(250).then(|| client.second_tab());
    let second = second.map(|tab| tokio::spawn(tab.play()));
    client.play().await?;
    match second {
        Some(second) => second.await.map_err(|error| error.to_string())?,
        None => Ok(()),
    }
}

impl Client {
    /// The same person in another tab of the same browser.
    fn second_tab(&self) -> Client {
        Client {
            world: self.world.clone(),
            dice: self.world.dice(),
            party: Arc::clone(&self.party),
            cookie: self.cookie.clone(),
            id: self.id.clone(),
            table: String::new(),
            picture: Picture::default(),
            key: self.key.clone(),
            known_as: self.known_as.clone(),
            here: Vec::new(),
            role: Role::Onlooker,
            wishes: Vec::new(),
            done: VecDeque::new(),
            // Names are used once, also by two tabs.
            names: 1 << 32,
            questions: BTreeMap::new(),
            next: Instant::now(),
            away: false,
            idle: Instant::now(),
        }
    }

    async fn pause(&mut self) {
        let pause = self.dice.between((50, 800));
        sleep(Duration::from_millis(pause)).await;
    }

    async fn play(mut self) -> Result<(), String> {
        if self.role == Role::Host {
            let plan = self.party.plan.clone();
            let table = loop {
                match self.open(&plan).await {
                    Some(table) => break table,
                    None => self.pause().await,
                }
            };
            *held(&self.party.table) = Some(table);
        }
        loop {
            let known = held(&self.party.table).clone();
            if let Some(table) = known {
                self.table = table;
                break;
            }
            self.pause().await;
        }
        while self.role == Role::Guest && self.join().await {
            self.pause().await;
        }
        let mut failures = 0;
        loop {
            if let Some(link) = self.connect().await
                && self.talk(link).await.is_ok()
            {
                return self.settle().await;
            }
            self.world
                .people(|people| people.loses(&self.id, &self.table));
            self.stay_away().await;
            failures += 1;
            let wait = (400_u64 << failures.min(4)).min(10_000);
            let wait = self.dice.between((wait * 3 / 4, wait * 5 / 4));
            sleep(Duration::from_millis(wait)).await;
            if self.picture.version.is_some() {
                failures = failures.min(2);
            }
        }
    }

    /// Is away for minutes, if that was decided, and not when everybody comes to rest.
    async fn stay_away(&mut self) {
        if !std::mem::take(&mut self.away) {
            return;
        }
        self.world.fault(Fault::Away);
        let back = Instant::now() + Duration::from_secs(self.dice.between((65, 600)));
        while Instant::now() < back && !self.world.is_calm() {
            sleep(Duration::from_secs(1)).await;
        }
    }

    async fn connect(&mut self) -> Option<Link> {
        let purpose = Purpose {
            person: self.id.clone(),
            table: Some(self.table.clone()),
            asked: None,
        };
        let slot = self.dice.below(self.world.plan().processes);
        let end = self.world.connect(slot, purpose)?;
        let cookie = self.cookie.clone().unwrap_or_default();
        match Link::open(end, &self.table, &cookie).await {
            Ok(link) => Some(link),
            Err(status) => {
                if let Some(status @ 400..500) = status {
                    let (id, table) = (&self.id, &self.table);
                    self.world
                        .broken(format!("no socket to {table} for {id}: {status}"));
                }
                None
            }
        }
    }

    /// Talks until the connection is lost, or until everybody settles down: that is no loss.
    async fn talk(&mut self, mut link: Link) -> Result<(), Lost> {
        let version = self.picture.version;
        self.questions.clear();
        let protocol = VERSION;
        link.send(&Request::Hello { protocol, version }).await?;
        let first = timeout(ANSWER_WITHIN, link.next())
            .await
            .map_err(|_| Lost)??;
        self.hear(&first)?;
        for (_, wish) in self.wishes.clone() {
            link.send(&wish).await?;
        }
        let (mut heard, mut asked) = (Instant::now(), false);
        loop {
            if self.world.is_closing() && self.wishes.is_empty() && self.agrees().is_ok() {
                return Ok(());
            }
            self.next = self.next.max(Instant::now());
            let patience = if asked { ANSWER_WITHIN } else { PING_EVERY };
            tokio::select! {
                biased;
                message = link.next() => {
                    (heard, asked) = (Instant::now(), false);
                    self.hear(&message?)?;
                }
                () = tokio::time::sleep_until(self.next) => {
                    if self.world.is_calm() {
                        self.next += Duration::from_secs(1);
                        // Whoever only reads disturbs nobody.
                        if !self.world.is_closing() && self.dice.chance(60) {
                            self.read().await;
                        }
                    } else {
                        let pause = self.dice.between(self.world.plan().pace);
                        self.next += Duration::from_millis(pause);
                        self.act_somehow(&mut link).await?;
                    }
                }
                () = tokio::time::sleep_until(heard + patience) => {
                    if self.world.is_closing() {
                        self.world.note(|| format!("{:?}, {:?}", self.agrees(), self.wishes));
                    }
                    if asked {
                        return Err(Lost);
                    }
                    (heard, asked) = (Instant::now(), true);
                    link.send(&Request::Ping {}).await?;
                }
            }
        }
    }

    fn hear(&mut self, message: &Message) -> Result<(), Lost> {
        self.world.hears(&self.id, &self.table);
        let before = self.picture.version;
        self.picture.hear(message);
        if self.picture.version < before {
            let (id, now) = (&self.id, self.picture.version);
            self.world.broken(format!(
                "{id} had seen {before:?} and is thrown back to {now:?}"
            ));
        }
        match message {
            Message::Table { .. } | Message::News { .. } => {
                let law = self.world.with(&self.table, |table| {
                    heard(table, &self.id, message, before, &self.picture)
                });
                self.world.check(law.unwrap_or(Ok(())));
            }
            Message::Done { id, .. } | Message::Hint { id, .. } => {
                let done = self.wishes.iter().position(|(name, _)| name == id);
                if let Some(done) = done {
                    self.done.push_back(self.wishes.remove(done).1);
                    self.done
                        .drain(..self.done.len().saturating_sub(REMEMBERED));
                }
            }
            Message::Refused { id, problem } => match id {
                Some(id) => {
                    self.wishes.retain(|(name, _)| name != id);
                    if self.world.is_settled() && problem.code == Code::Internal {
                        let law = format!("{} was refused for an error of the server", self.id);
                        self.world.broken(law);
                    }
                }
                None => return Err(Lost),
            },
            Message::Reconnect { .. } => return Err(Lost),
            Message::Here { seats } => self.here.clone_from(seats),
            Message::Why { id, problem } => {
                let told = problem.as_ref().map(|problem| problem.code);
                self.told_whether(id, told);
            }
            Message::Pong {} => {}
        }
        Ok(())
    }

    /// They are told whether they could make a move.
    fn told_whether(&mut self, id: &str, told: Option<Code>) {
        let asked = self.questions.remove(id);
        let excused = matches!(told, Some(Code::Internal | Code::Stopping));
        let Some((from, text)) = asked.filter(|_| !excused || self.world.is_settled()) else {
            return;
        };
        self.world.count("- told whether a move can be made");
        let law = self.world.with(&self.table, |table| {
            table.told_whether((self.id.as_str(), text.as_str()), from, told)
        });
        self.world.check(law.unwrap_or(Ok(())));
    }

    /// Whether the picture is what is stored now.
    fn agrees(&self) -> Result<(), String> {
        let (id, table) = (&self.id, &self.table);
        let compared = self.world.with(table, |chronicle| {
            let last = chronicle.version();
            if self.picture.version != Some(last) {
                let seen = self.picture.version;
                return Err(format!(
                    "{id} has seen {seen:?} of table {table}, not {last}"
                ));
            }
            let again = Message::Table {
                version: last,
                table: self.picture.table.clone().ok_or("no table")?,
                sight: self.picture.sight.clone(),
                history: self.picture.history.clone(),
            };
            heard(chronicle, id, &again, None, &self.picture)
        });
        compared.unwrap_or_else(|| Err(format!("table {table} is not stored")))
    }

    /// Comes back with nothing, and has to see the same.
    async fn settle(mut self) -> Result<(), String> {
        self.agrees()?;
        self.picture = Picture::default();
        for _ in 0..20 {
            if let Some(link) = self.connect().await
                && self.talk(link).await.is_ok()
            {
                self.world
                    .people(|people| people.came_back(&self.id, &self.table));
                return Ok(());
            }
            self.pause().await;
        }
        let (id, table) = (&self.id, &self.table);
        Err(format!("{id} could not come back to table {table}"))
    }
}
