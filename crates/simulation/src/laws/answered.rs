//! What the server answers over HTTP, looked at when it leaves the server.

use protocol::Code;
use protocol::coach::Reviewing;
use protocol::daily::DailyResults;
use protocol::people::Me;
use protocol::tables::{Stage, Table};
use server::backstage::Stored;

use super::looking::{Ask, Back};
use super::told::without_presence;
use super::{Chronicle, Moment, Then};
use crate::client::http::Answer;

/// A request over HTTP, as the world knows it when it is sent.
#[derive(Clone, Debug)]
pub struct Answered {
    /// How it asks.
    pub method: String,
    /// For what.
    pub path: String,
    /// What the table that it asks about had at least reached for whoever answers.
    pub from: u64,
    /// Which names the person might have at the time, counted by [`super::People`].
    pub names: usize,
    /// What was stored of the day's challenges by then.
    pub then: Then,
}

impl Answered {
    /// The table that it is about, and what is asked of that.
    pub fn table(&self) -> Option<(&str, &str)> {
        let rest = self.path.strip_prefix("/api/tables/")?;
        Some(rest.split_once('/').unwrap_or((rest, "")))
    }

    /// What is counted of an answer, in a few words.
    pub fn tells(&self, answer: &Answer) -> Option<&'static str> {
        let told = match self.table() {
            Some((_, "account")) => "- points counted",
            Some((_, "review")) => {
                let far = answer.read::<Reviewing>()?;
                far.review.map(|_| "- reviews told")?
            }
            None if self.path.starts_with("/api/daily/") => {
                let told = answer.read::<DailyResults>()?;
                (told.count > 0).then_some("- results of a day told")?
            }
            _ => return None,
        };
        (answer.status == 200).then_some(told)
    }

    /// Who the server says that somebody is, if that was asked.
    pub fn me(&self, answer: &Answer) -> Option<Me> {
        (self.path == "/api/me").then(|| answer.read()).flatten()
    }
}

/// An answer about a table is what the log says of it, at one of the versions that whoever answers may know.
pub fn answered<'a>(
    known: impl Fn(&str) -> Option<&'a Chronicle>,
    person: &str,
    asked: &Answered,
    answer: &Answer,
) -> Result<(), String> {
    let what = format!("{} {} of {person}", asked.method, asked.path);
    if let Some(table) = answer.read::<Table>() {
        let Some(chronicle) = known(&table.id) else {
            let id = &table.id;
            return Err(format!(
                "{what}: table {id} was acknowledged, and is not stored"
            ));
        };
        let shown = without_presence(&table);
        let same = |moment: &Moment| moment.table_for(person, &chronicle.opened.host) == shown;
        let mut versions = (0..=chronicle.version()).rev();
        if !versions.any(|version| chronicle.at(version).is_some_and(same)) {
            return Err(format!("{what}: no version of the table looks like that"));
        }
        return branched(&known, chronicle).map_err(|law| format!("{what}: {law}"));
    }
    let Some((table, rest)) = asked.table() else {
        return Ok(());
    };
    let Some((ask, chronicle)) = Ask::read(&asked.method, rest).zip(known(table)) else {
        return Ok(());
    };
    let Some(mut back) = Back::read(&ask, answer.status, answer.body()) else {
        return Ok(());
    };
    if let Back::Refused(Code::Internal | Code::Stopping) = &back {
        return Ok(());
    }
    // A game is reviewed when it is over, and the same way however often.
    if let Back::Review(review) = &mut back
        && let Some(review) = review.take()
        && chronicle.review() != Some(&*review)
    {
        return Err(format!("{what} is another review than the engine's"));
    }
    let last = chronicle.version();
    let mut versions = (asked.from.min(last)..=last).rev();
    let fits = |version: &u64| chronicle.looks_back(*version, person, &ask).as_ref() == Some(&back);
    if let Some(moment) = versions
        .find(fits)
        .and_then(|version| chronicle.at(version))
    {
        let law = back.agrees_with(moment, person);
        return law.map_err(|law| format!("{what}: {law}"));
    }
    let (from, expected) = (asked.from, chronicle.looks_back(last, person, &ask));
    let short = |back: Option<&Back>| match back {
        Some(Back::Refused(code)) => format!("{code:?}"),
        Some(Back::Moment(moment)) => {
            format!("a moment of {}, {:?}", moment.of, moment.sight.horizon)
        }
        other => format!("{other:?}").chars().take(80).collect(),
    };
    Err(format!(
        "{what} looks back from {from} to {last} and sees something else: {} instead of {}",
        short(Some(&back)),
        short(expected.as_ref())
    ))
}

/// A game that branches off another one is that game up to there, and the other one is over.
fn branched<'a>(
    known: impl Fn(&str) -> Option<&'a Chronicle>,
    chronicle: &Chronicle,
) -> Result<(), String> {
    let Some(old) = &chronicle.opened.setup.branch_of else {
        return Ok(());
    };
    let Some(old) = known(old) else {
        return Err("it branches off a table that is not there".to_owned());
    };
    let last = old.at(old.version()).map(|moment| moment.table.stage);
    if !matches!(last, Some(Stage::Finished | Stage::Abandoned)) {
        return Err("it branches off a game that is not over".to_owned());
    }
    if old.opened.setup.daily.is_some() {
        return Err("it branches off a deal that others still play".to_owned());
    }
    // What bots did there since is nobody's.
    let began = |stored: &&Stored| stored.at == chronicle.opened.at && stored.person.is_some();
    let first = chronicle.entries.iter().take_while(began).count() as u64;
    let (made, there) = (chronicle.moves_at(first), old.moves_at(old.version()));
    if chronicle.opened.seed != old.opened.seed || !there.starts_with(&made) {
        return Err("it is another game than the one that it branches off".to_owned());
    }
    Ok(())
}
