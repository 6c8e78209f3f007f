//! The challenge of the day: everybody gets the same deal, the first attempt of a person counts and no other, and its
//! result is there from the move on that ends it.

use std::collections::BTreeMap;

use protocol::daily::{Daily, DailyGame, DailyResult, DailyResults, Goal};
use protocol::tables::{How, Stage, Table};
use server::backstage::{Attempt, Day, Millis, Opened, Scored};

use super::{Answered, Chronicle, People};
use crate::client::http::Answer;

/// Results come in to the end of the next day.
const OPEN: Millis = 2 * 24 * 60 * 60 * 1000;

/// The versions that the attempts had when somebody asked.
pub type Then = BTreeMap<String, u64>;

type Tables = BTreeMap<String, Chronicle>;

/// All that was played of the days of a world.
#[derive(Default)]
pub struct Challenges {
    /// The attempts that count: the tables by day, game and person.
    attempts: BTreeMap<(u32, String, String), String>,
    /// A table with the deal of each day and game.
    deals: BTreeMap<(u32, String), Opened>,
}

impl Challenges {
    /// A table is stored.
    pub fn opened(&mut self, table: &Opened) -> Result<(), String> {
        let Some(dealt) = table.setup.daily else {
            return Ok(());
        };
        let (id, day, game) = (&table.id, dealt.day.0, table.setup.game.clone());
        let deal = self.deals.entry((day, game.clone()));
        let deal = deal.or_insert_with(|| table.clone());
        let (one, other) = (&deal.setup, &table.setup);
        let same = deal.seed == table.seed
            && (one.players, &one.options) == (other.players, &other.options);
        if !same {
            let first = &deal.id;
            return Err(format!(
                "table {id} is another deal of that day than {first}"
            ));
        }
        let first = self.attempts.entry((day, game, table.host.clone()));
        let first = first.or_insert_with(|| id.clone());
        if dealt.counts != (first == id) {
            let counts = dealt.counts;
            return Err(format!(
                "table {id} says whether it counts: {counts}, and the first attempt was {first}"
            ));
        }
        Ok(())
    }

    /// How far all attempts are.
    pub fn then(&self, tables: &Tables) -> Then {
        let known = self.attempts.values();
        let known = known.filter_map(|id| Some((id.clone(), tables.get(id)?.version())));
        known.collect()
    }

    /// The results that there have to be, in no order.
    pub fn results(&self, tables: &Tables, (day, game): (Day, &str)) -> Vec<Scored> {
        let own = self.of(day, game).filter_map(|(_, table)| {
            let chronicle = tables.get(table)?;
            chronicle.scored(chronicle.version())
        });
        own.collect()
    }

    /// The people who have tried the challenge of a day, with their tables.
    fn of(&self, day: Day, game: &str) -> impl Iterator<Item = (&str, &str)> {
        let same = move |key: &&(u32, String, String)| key.0 == day.0 && key.1 == game;
        let all = self.attempts.iter();
        all.filter(move |(key, _)| same(key))
            .map(|(key, table)| (key.2.as_str(), table.as_str()))
    }

    /// The attempts that have to be stored: day, game, person, and what is known of each.
    pub fn attempts(&self, tables: &Tables) -> Vec<(Day, String, String, Attempt)> {
        let all = self.attempts.iter().filter_map(|(key, table)| {
            let (day, game, person) = key.clone();
            let chronicle = tables.get(table)?;
            let attempt = Attempt {
                table: table.clone(),
                counted: chronicle.scored(chronicle.version()).is_some(),
                runs: chronicle.runs_at(chronicle.version()),
            };
            Some((Day(day), game, person, attempt))
        });
        all.collect()
    }

    /// The challenges that were played, with what counts in them.
    pub fn played(&self) -> Vec<(Day, String, Goal)> {
        let goals = self.deals.iter().filter_map(|((day, game), table)| {
            let goal = table.setup.daily?.goal;
            Some((Day(*day), game.clone(), goal))
        });
        goals.collect()
    }

    /// What is answered about a day's challenge is what was stored when somebody asked, or since.
    pub fn answered(
        &self,
        (tables, people): (&Tables, &People),
        person: &str,
        asked: &Answered,
        answer: &Answer,
    ) -> Result<(), String> {
        let Some(rest) = asked.path.strip_prefix("/api/daily") else {
            return Ok(());
        };
        let law = if let Some(daily) = answer.read::<Daily>() {
            let mut games = daily.games.iter();
            let day = daily.day.parse().map_err(|()| "there is no such day")?;
            games.try_for_each(|game| self.told_mine(tables, (day, person), game, &asked.then))
        } else if let Some(results) = answer.read::<DailyResults>() {
            let game = rest.trim_start_matches('/').split('/').next();
            let game = game.unwrap_or_default();
            self.told_results((tables, people), (game, person), &results, &asked.then)
        } else if let Some(table) = answer.read::<Table>() {
            self.sent_to(tables, person, &table)
        } else {
            Ok(())
        };
        law.map_err(|law| format!("{} {} of {person}: {law}", asked.method, asked.path))
    }

    fn told_mine(
        &self,
        tables: &Tables,
        (day, person): (Day, &str),
        told: &DailyGame,
        then: &Then,
    ) -> Result<(), String> {
        let game = told.challenge.game.as_str();
        if let Some(deal) = self.deals.get(&(day.0, game.to_owned())) {
            let (setup, shown) = (&deal.setup, &told.challenge);
            if (setup.players, &setup.options) != (shown.players, &shown.options) {
                return Err(format!("{game} is played another way: {shown:?}"));
            }
        }
        let own = self.of(day, game).find(|(other, _)| *other == person);
        let own = own.and_then(|(_, id)| Some((id, tables.get(id)?)));
        match (&told.mine, own) {
            (None, None) => Ok(()),
            (None, Some((id, _))) if !then.contains_key(id) => Ok(()),
            (Some(mine), Some((id, table))) if mine.table == id => {
                let from = then.get(id).copied().unwrap_or(0);
                let mut versions = (from..=table.version()).rev();
                let same = |version| {
                    let counted = table.scored(version).is_some();
                    (counted, table.runs_at(version)) == (mine.counted, mine.runs)
                };
                if versions.any(same) {
                    return Ok(());
                }
                Err(format!(
                    "the attempt at {game} was never like that: {mine:?}"
                ))
            }
            (mine, own) => {
                let own = own.map(|(id, _)| id);
                Err(format!(
                    "the attempt at {game} is {mine:?} instead of {own:?}"
                ))
            }
        }
    }

    fn told_results(
        &self,
        (tables, people): (&Tables, &People),
        (game, asks): (&str, &str),
        told: &DailyResults,
        then: &Then,
    ) -> Result<(), String> {
        let day: Day = told.day.parse().map_err(|()| "there is no such day")?;
        let worth = |one: &DailyResult| worth(told.challenge.goal, one);
        let mut left = self.results(tables, (day, game));
        for result in &told.results {
            let own = |one: &Scored| {
                let mine = one.person == asks;
                let said = (result.points, result.margin, result.won, result.level);
                said == (one.points, one.margin, one.won, one.level)
                    && result.mine == mine
                    && people.may_be_called(&one.person, &result.name)
            };
            let Some(found) = left.iter().position(own) else {
                return Err(format!("nobody has come to {result:?}"));
            };
            left.remove(found);
            let better = told.results.iter().filter(|one| worth(one) > worth(result));
            if result.place != better.count() + 1 {
                return Err(format!("the place is wrong among {:?}", told.results));
            }
        }
        let sorted = told
            .results
            .is_sorted_by_key(|one| std::cmp::Reverse(worth(one)));
        if !sorted || told.count != told.results.len() {
            return Err(format!("{} results are {:?}", told.count, told.results));
        }
        // What came in since may be there already.
        let then = |one: &Scored| {
            let own = self.of(day, game).find(|(person, _)| *person == one.person);
            let own = own.and_then(|(_, id)| Some((tables.get(id)?, *then.get(id)?)));
            own.is_some_and(|(table, version)| table.scored(version).is_some())
        };
        match left.into_iter().find(then) {
            Some(one) => Err(format!("the result {one:?} is not there")),
            None => Ok(()),
        }
    }

    /// Whoever plays the challenge goes on with the attempt that counts, as long as it runs.
    fn sent_to(&self, tables: &Tables, person: &str, table: &Table) -> Result<(), String> {
        let mark = table.daily.as_ref().ok_or("it is another table")?;
        let day: Day = mark.day.parse().map_err(|()| "there is no such day")?;
        let mut all = self.of(day, &table.game);
        let own = all.find(|(other, _)| *other == person);
        let own = own.and_then(|(_, id)| tables.get(id));
        let own = own.ok_or("no attempt is stored")?;
        let (id, first) = (&table.id, &own.opened.id);
        if id != first && own.runs_at(own.version()) {
            return Err(format!("it leads to {id}, and the attempt {first} goes on"));
        }
        Ok(())
    }
}

/// What decides the places: how far ahead of the bots somebody was, where that counts, or else whether they won
/// against the game; then the points.
fn worth(goal: Goal, one: &DailyResult) -> (Option<i32>, i32) {
    let first = match goal {
        Goal::Margin => one.margin,
        Goal::Points | Goal::Scenario => one.won.map(i32::from),
    };
    (first, one.points)
}

impl Chronicle {
    /// Whether the game went on at a version.
    fn runs_at(&self, version: u64) -> bool {
        let moment = self.at(version);
        moment.is_some_and(|moment| moment.table.stage == Stage::Running)
    }

    /// What an attempt had come to by a version; nothing if it was none, or did not come to its own end in time.
    fn scored(&self, version: u64) -> Option<Scored> {
        let dealt = self.opened.setup.daily.filter(|dealt| dealt.counts)?;
        let ended = |version: &u64| {
            self.at(*version)
                .is_some_and(|moment| moment.table.ending.is_some())
        };
        let end = (0..=version).find(ended).and_then(|end| self.at(end))?;
        let played = end.table.ending.map(|ending| ending.how) == Some(How::Played);
        let day: Millis = dealt.day.begins();
        if !played || end.at >= day + OPEN {
            return None;
        }
        let tally = self.tally()?;
        let totals: Vec<i32> = tally.seats.iter().map(|seat| seat.total).collect();
        let own = self.people.iter().position(Option::is_some)?;
        let others = totals.iter().enumerate().filter(|(seat, _)| *seat != own);
        let best = others.map(|(_, total)| *total).max();
        Some(Scored {
            person: self.opened.host.clone(),
            name: String::new(),
            points: totals[own],
            margin: best.map(|best| totals[own] - best),
            won: tally.challenge.map(|challenge| challenge.won),
            level: dealt.level,
        })
    }
}
