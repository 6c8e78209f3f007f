//! What happens in a world, held against the laws: something is stored, leaves the server, or calls somebody.

use server::backstage::{Append, Entry, Notice, Opened, Stored};
use tokio::time::Instant;

use super::{State, World};
use crate::client::http::Answer;
use crate::faults::Fault;
use crate::laws::{Chronicle, People, answered, sent};
use crate::network::Purpose;

impl World {
    /// A table is stored, with calls to these people.
    pub fn opened(&self, table: &Opened, entries: &[Stored], calls: &[String]) {
        let id = table.id.clone();
        self.note(|| format!("stored: table {id}"));
        let law = {
            let mut state = self.state();
            let chronicle = Chronicle::new(table.clone());
            state.tables.insert(id.clone(), chronicle);
            state.challenges.opened(table)
        };
        self.check(law);
        if table.setup.daily.is_some() {
            self.count("- challenges of the day begun");
        }
        for stored in entries {
            self.keep(&id, stored.clone(), None);
        }
        let waiting = self.with(&id, |table| {
            table
                .at(table.version())
                .map(|moment| moment.waiting.clone())
        });
        let waiting = waiting.flatten().unwrap_or_default();
        if let Some(one) = calls.iter().find(|one| !waiting.contains(one)) {
            self.broken(format!("table {id}: {one} is called, and not waited for"));
        }
    }

    /// An entry is stored. Who is connected is said for the moment when it was decided.
    pub fn stored(&self, append: Append, connected: &[String]) {
        let calls = (&append.calls[..], connected);
        self.keep(&append.table, append.stored, Some(calls));
    }

    fn keep(&self, table: &str, stored: Stored, calls: Option<(&[String], &[String])>) {
        let now = self.now();
        let by = if stored.person.is_some() {
            ""
        } else {
            " by itself"
        };
        self.note(|| format!("stored: {table} {} {:?}{by}", stored.version, stored.entry));
        let mut state = self.state();
        state.last_change = Instant::now();
        let State {
            tables,
            people,
            happened,
            ..
        } = &mut *state;
        let law = match tables.get_mut(table) {
            Some(chronicle) => {
                let version = stored.version;
                let handed = handed_over(chronicle, people, &stored);
                let meaning = chronicle.append(stored, now);
                let called = meaning.and_then(|meaning| {
                    for kind in &meaning.kinds {
                        *happened.entry(kind).or_default() += 1;
                    }
                    let place = (table, version);
                    let called = calls.map(|(calls, connected)| {
                        people.called(place, calls, &meaning.begins, connected)
                    });
                    called.unwrap_or(Ok(()))
                });
                handed.and(called)
            }
            None => Err(format!(
                "an entry was stored for table {table}, which is not there"
            )),
        };
        drop(state);
        self.check(law);
    }

    /// Changes or asks something about people.
    pub fn people<T>(&self, what: impl FnOnce(&mut People) -> T) -> T {
        what(&mut self.state().people)
    }

    /// Somebody hears from a table.
    pub fn hears(&self, person: &str, table: &str) {
        let now = self.now();
        self.people(|people| people.hears(person, table, now));
    }

    /// An answer has left the server.
    pub fn answered(&self, purpose: &Purpose, answer: &Answer) {
        let Some(asked) = &purpose.asked else { return };
        let (person, status) = (&purpose.person, answer.status);
        self.note(|| format!("to {person}: {status} for {} {}", asked.method, asked.path));
        if status >= 500 && self.is_settled() {
            let path = &asked.path;
            self.broken(format!("{person} asks for {path}, and it is {status}"));
        }
        let mut state = self.state();
        let tables = &state.tables;
        let mut law = answered(|id| tables.get(id), person, asked, answer);
        let known = (tables, &state.people);
        law = law.and(state.challenges.answered(known, person, asked, answer));
        if let Some(told) = asked.tells(answer) {
            *state.happened.entry(told).or_default() += 1;
        }
        if asked.path == "/api/me" && !person.is_empty() {
            let me = asked.me(answer);
            let people = &mut state.people;
            if let Some(me) = &me {
                let same = me.id == *person;
                let said = people.is_called(person, &me.name, asked.names);
                law = law.and(said);
                if !same {
                    law = Err(format!("{person} is {} all of a sudden", me.id));
                }
            }
            if asked.method == "PATCH" {
                let now = me.as_ref();
                people.changed(
                    person,
                    now.map(|me| (me.name.as_str(), me.webhook.as_deref())),
                );
            }
        }
        drop(state);
        self.check(law);
    }

    /// A webhook is called: whether it takes that.
    pub fn takes(&self, notice: &Notice) -> bool {
        let mut parts = notice.id.splitn(3, '-');
        let (table, version, person) = (parts.next(), parts.next(), parts.next());
        let version = version.and_then(|version| version.parse::<u64>().ok());
        let (Some(table), Some(version), Some(person)) = (table, version, person) else {
            self.broken(format!("a call that nobody understands: {}", notice.id));
            return true;
        };
        self.note(|| format!("call: {}", notice.id));
        let waits = self.with(table, |chronicle| {
            let moment = chronicle.at(version);
            moment.is_some_and(|moment| moment.waits_for(person))
        });
        if waits != Some(true) {
            let id = &notice.id;
            self.broken(format!("a call {id} for what is not so, or not stored"));
        }
        let fails = {
            let calm = self.is_calm();
            let mut state = self.state();
            let rate = self.0.plan.webhooks_fail;
            let state = &mut *state;
            let failures = state.failures.entry(person.to_owned()).or_default();
            // An address that fails too often is left alone for longer than a world lasts.
            let fails = !calm && *failures < 3 && state.dice.chance(rate);
            *failures = if fails { *failures + 1 } else { 0 };
            fails
        };
        if fails {
            self.fault(Fault::NotTaken);
            return false;
        }
        self.people(|people| people.took(table, version, person));
        true
    }

    /// Something left the server for a client.
    pub fn sent(&self, purpose: &Purpose, text: &str, told: &mut Option<u64>) {
        let state = self.state();
        let table = purpose
            .table
            .as_ref()
            .and_then(|table| state.tables.get(table));
        let now = self.now();
        let law = table.map(|table| sent(table, &purpose.person, text, told, now));
        drop(state);
        if matches!(&law, Some(Ok(what)) if what.starts_with("hint")) {
            self.count("- hints told");
        }
        match law {
            Some(Ok(what)) => self.note(|| format!("to {}: {what}", purpose.person)),
            Some(Err(law)) => self.broken(law),
            None => {}
        }
    }
}

/// Nobody is handed over to a bot by others who was not missed for as long as the table was told, or who was
/// there all that time.
fn handed_over(chronicle: &Chronicle, people: &People, stored: &Stored) -> Result<(), String> {
    let (Entry::StoodIn { seat }, Some(by)) = (&stored.entry, &stored.person) else {
        return Ok(());
    };
    let (called, sitter) = chronicle.missed(*seat);
    let Some(sitter) = sitter.filter(|sitter| sitter != by) else {
        return Ok(());
    };
    let (table, at) = (&chronicle.opened.id, stored.at);
    let what = format!("table {table}: {by} handed over the seat of {sitter}, who was");
    let patience = chronicle.opened.setup.patience();
    match called {
        None => Err(format!("{what} not missed")),
        Some(since) if since + patience > at => Err(format!("{what} missed too short a time")),
        Some(since) if people.was_there(sitter, table, since, at) => {
            Err(format!("{what} there all the time"))
        }
        Some(_) => Ok(()),
    }
}
