//! People: what they are called, whether they are there, and whether they were told that it is their turn.

use std::collections::{BTreeMap, BTreeSet};

use server::backstage::Millis;

/// Who hears nothing for this long is not there any more, whatever they think.
const SILENCE: Millis = 30_000;

/// The names that somebody asked for.
#[derive(Default)]
struct Names {
    asked: Vec<String>,
    /// The first of them that they may still have.
    from: usize,
    /// How many changes have no answer yet, and whether the last one was alone from its beginning.
    open: usize,
    alone: bool,
}

/// All people of a world.
#[derive(Default)]
pub struct People {
    names: BTreeMap<String, Names>,
    /// Since when, and until when, somebody heard from a table without a break.
    there: BTreeMap<(String, String), (Millis, Millis)>,
    /// Who came back to which table when everything was over: person, table.
    back: BTreeSet<(String, String)>,
    webhooks: BTreeSet<String>,
    /// The calls that have to be made: table, version, person.
    owed: Vec<(String, u64, String)>,
    /// The calls that were taken.
    taken: BTreeSet<(String, String, u64)>,
}

impl People {
    /// Somebody asks for a change, perhaps of their name.
    pub fn asks(&mut self, person: &str, name: Option<&str>) {
        let names = self.names.entry(person.to_owned()).or_default();
        names.alone = names.open == 0;
        names.open += 1;
        names.asked.extend(name.map(str::to_owned));
    }

    /// How many of a person's names are out of date by now.
    pub fn names_from(&self, person: &str) -> usize {
        self.names.get(person).map_or(0, |names| names.from)
    }

    /// The server says what somebody is called, who asked when this many of their names were out of date.
    pub fn is_called(&mut self, person: &str, name: &str, from: usize) -> Result<(), String> {
        let names = self.names.entry(person.to_owned()).or_default();
        if names.asked.is_empty() {
            names.asked.push(name.to_owned());
        }
        if names.asked[from..].iter().any(|asked| asked == name) {
            return Ok(());
        }
        let possible = &names.asked[from..];
        Err(format!(
            "{person} saved a name, one of {possible:?}, and is called {name}"
        ))
    }

    /// Whether somebody was ever called that, or wanted to be.
    pub fn may_be_called(&self, person: &str, name: &str) -> bool {
        let names = self.names.get(person);
        names.is_some_and(|names| names.asked.iter().any(|asked| asked == name))
    }

    /// A change is answered; nothing if it was refused or is unsure, else the name and webhook of then.
    pub fn changed(&mut self, person: &str, now: Option<(&str, Option<&str>)>) {
        let names = self.names.entry(person.to_owned()).or_default();
        names.open = names.open.saturating_sub(1);
        // Of two changes at once nobody knows which came last.
        let Some((name, webhook)) = now.filter(|_| names.open == 0 && names.alone) else {
            return;
        };
        let last = names.asked.iter().rposition(|asked| asked == name);
        names.from = last.unwrap_or(names.from);
        if webhook.is_some() {
            self.webhooks.insert(person.to_owned());
        }
    }

    /// The names that everybody may have in the end.
    pub fn names(&self) -> Vec<(String, Vec<String>)> {
        let all = self
            .names
            .iter()
            .filter(|(_, names)| !names.asked.is_empty());
        all.map(|(person, names)| (person.clone(), names.asked[names.from..].to_vec()))
            .collect()
    }

    /// Somebody came back to a table when nothing went wrong any more.
    pub fn came_back(&mut self, person: &str, table: &str) {
        self.back.insert((person.to_owned(), table.to_owned()));
    }

    /// Everybody who came back to a table, with the table and the names that they may be called there.
    pub fn called_at(&self) -> Vec<(String, String, Vec<String>)> {
        let names = |person: &String| {
            let names = self.names.get(person)?;
            Some(names.asked[names.from..].to_vec())
        };
        let back = self.back.iter();
        let known = back.filter_map(|(person, table)| {
            let names = names(person).filter(|names| !names.is_empty())?;
            Some((person.clone(), table.clone(), names))
        });
        known.collect()
    }

    /// Somebody hears from a table.
    pub fn hears(&mut self, person: &str, table: &str, now: Millis) {
        let key = (person.to_owned(), table.to_owned());
        let (since, last) = self.there.entry(key).or_insert((now, now));
        if now > *last + SILENCE {
            *since = now;
        }
        *last = now;
    }

    /// A connection of somebody has ended.
    pub fn loses(&mut self, person: &str, table: &str) {
        self.there.remove(&(person.to_owned(), table.to_owned()));
    }

    /// Whether somebody was there all the time since then.
    pub fn was_there(&self, person: &str, table: &str, since: Millis, now: Millis) -> bool {
        let there = self.there.get(&(person.to_owned(), table.to_owned()));
        there.is_some_and(|(from, last)| *from <= since && last + SILENCE >= now)
    }

    /// An entry is stored with calls to these people. `begins` are those whom the table begins to wait for,
    /// `connected` those who had a connection to it.
    pub fn called(
        &mut self,
        (table, version): (&str, u64),
        calls: &[String],
        begins: &[String],
        connected: &[String],
    ) -> Result<(), String> {
        let place = format!("table {table}, entry {version}");
        if let Some(one) = calls.iter().find(|one| !begins.contains(one)) {
            return Err(format!("{place}: {one} is called, and not waited for"));
        }
        let missing = |one: &&String| !calls.contains(one) && !connected.contains(one);
        if let Some(one) = begins.iter().find(missing) {
            return Err(format!(
                "{place}: {one} is waited for, does not look, and is not called"
            ));
        }
        let with = calls.iter().filter(|one| self.webhooks.contains(*one));
        let owed = with.map(|one| (table.to_owned(), version, one.clone()));
        self.owed.extend(owed);
        Ok(())
    }

    /// A webhook has taken a call.
    pub fn took(&mut self, table: &str, version: u64, person: &str) {
        self.taken
            .insert((table.to_owned(), person.to_owned(), version));
    }

    /// A call that nobody has taken, neither this one nor a later one about the same table.
    pub fn untold(&self) -> impl Iterator<Item = &(String, u64, String)> {
        self.owed.iter().filter(|(table, version, person)| {
            let first = (table.clone(), person.clone(), *version);
            let last = (table.clone(), person.clone(), u64::MAX);
            self.taken.range(first..=last).next().is_none()
        })
    }

    /// How many calls were owed, and how many were taken.
    pub fn calls(&self) -> (u64, u64) {
        (self.owed.len() as u64, self.taken.len() as u64)
    }
}
