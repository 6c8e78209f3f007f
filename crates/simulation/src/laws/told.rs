//! What leaves the server, and what a client makes of it.

use protocol::Code;
use protocol::socket::{Message, News};
use protocol::tables::Table;
use serde::Deserialize;
use server::backstage::{Entry, Millis, Stored};

use super::Chronicle;
use crate::client::Picture;

/// What the laws about sending look at.
#[derive(Deserialize)]
struct Head {
    #[serde(rename = "type")]
    kind: String,
    id: Option<String>,
    version: Option<u64>,
    problem: Option<Problem>,
}

#[derive(Deserialize)]
struct Problem {
    code: Code,
}

/// How long it may take from a decision of the server until it leaves for a client: a slow disk, a slow network.
const LATE: Millis = 15_000;

/// At the moment when something is sent to a person, it is stored. Says in a few words what it was.
pub fn sent(
    table: &Chronicle,
    person: &str,
    text: &str,
    told: &mut Option<u64>,
    now: Millis,
) -> Result<String, String> {
    let head: Head = serde_json::from_str(text).map_err(|error| format!("{error} in {text}"))?;
    let what = format!("{} {:?} {:?}", head.kind, head.version, head.id);
    let (id, last) = (&table.opened.id, table.version());
    let wrong = |law: &str| Err(format!("table {id} at {last}, to {person}, {what}: {law}"));
    let done = |request: &str, version: u64| {
        let entry = version
            .checked_sub(1)
            .and_then(|index| table.entries.get(index as usize));
        entry.is_some_and(|entry| {
            entry.person.as_deref() == Some(person) && entry.request.as_deref() == Some(request)
        })
    };
    let asked = head.id.as_deref();
    match (head.kind.as_str(), head.version) {
        ("table" | "news", Some(version)) => {
            if version > last {
                return wrong("it was shown before it was stored");
            }
            if told.is_some_and(|told| version != told + 1) {
                return wrong(&format!("it follows {told:?}"));
            }
            *told = Some(version);
        }
        ("done", Some(version)) if !asked.is_some_and(|id| done(id, version)) => {
            return wrong("it was acknowledged, and is not stored");
        }
        ("hint", _) => {
            let Ok(Message::Hint { hint, .. }) = serde_json::from_str(text) else {
                return wrong("it is no hint");
            };
            if let Err(law) = table.told_hint(person, &hint) {
                return wrong(&law);
            }
        }
        ("refused", _) => {
            let code = head.problem.map(|problem| problem.code);
            // A copy of a request may be refused before another one is stored, and be told so after it.
            // A hint is refused when its decision has been made since: it was stored, and never arrived.
            let hint = |entry: &Stored| matches!(entry.entry, Entry::Hinted { .. });
            let known = table.entries.iter().filter(|entry| entry.at + LATE < now);
            let known = known.filter(|entry| !hint(entry));
            let stored = asked.is_some_and(|id| known.clone().any(|entry| done(id, entry.version)));
            // A disk that reports an error about what it stored makes the server unsure.
            if stored && code != Some(Code::Internal) {
                return wrong("it was refused, and is stored");
            }
        }
        _ => {}
    }
    Ok(what)
}

/// After a message, a client's picture is what the log and the engine show those eyes.
pub fn heard(
    table: &Chronicle,
    person: &str,
    message: &Message,
    before: Option<u64>,
    picture: &Picture,
) -> Result<(), String> {
    let (Message::Table { version, .. } | Message::News { version, .. }) = message else {
        return Ok(());
    };
    let id = &table.opened.id;
    let wrong = |law: &str| Err(format!("table {id}, {person} at {version}: {law}"));
    let Some(moment) = table.at(*version) else {
        return wrong("there is no such version");
    };
    let eyes = moment.index(person);
    if picture.sight.as_ref() != moment.sights[eyes].as_ref() {
        return wrong("the game looks other than the engine shows it");
    }
    let expected = moment.table_for(person, &table.opened.host);
    if picture.table.as_ref().map(without_presence).as_ref() != Some(&expected) {
        return wrong(&format!(
            "the table looks other than the log says: {:?} instead of {expected:?}",
            picture.table
        ));
    }
    if let Message::News { news, .. } = message {
        let before = before.unwrap_or_default();
        let versions = (before + 1..=*version).filter_map(|version| table.at(version));
        let told: Vec<&News> = versions
            .filter_map(|moment| moment.news[eyes].as_ref())
            .collect();
        let news: Vec<&News> = news
            .iter()
            .filter(|news| **news != News::Changed {})
            .collect();
        if told != news {
            return wrong(&format!(
                "the news since {before} are other than what happened"
            ));
        }
        let moves = |news: &&&News| matches!(news, News::Moved { .. });
        let (count, sight) = (news.iter().filter(moves).count(), picture.sight.as_ref());
        if sight.is_some_and(|sight| count > sight.moves - sight.horizon) {
            return wrong(&format!(
                "the news since {before} go further back than they may look"
            ));
        }
    }
    if *version == table.version() && picture.history != table.history(person) {
        return wrong("the history is other than what happened");
    }
    Ok(())
}

/// The table without who is connected: that is not stored.
pub(super) fn without_presence(table: &Table) -> Table {
    let mut table = table.clone();
    for seat in &mut table.seats {
        seat.here = false;
    }
    table
}
