//! A table as somebody may see it. Whatever leaves the server about a game is made here.

use protocol::socket::News;
use protocol::tables::{Pace, Seat as SeatShown, Sight, Stage, Table, Who};
use shelf::{AnyMatch, sight};
use table::{Observer, Seat};

use super::chair::{Chair, Occupant};
use super::talk::Talk;
use super::{Scene, Trace};
use crate::daily::Dealt;
use crate::sabotage::{Sabotage, is_planted, laid_open};

impl Scene {
    /// Whose eyes a person looks with.
    pub fn eyes(&self, person: &str) -> Observer {
        match self.seat_of(person) {
            Some(seat) => Observer::Seat(Seat::new(seat - 1)),
            None if is_planted(Sabotage::WrongEyes) => Observer::Seat(Seat::new(0)),
            None => Observer::Spectator,
        }
    }

    /// The table as a person sees it; `here` says whose people are connected.
    pub fn table(&self, person: &str, here: &[usize]) -> Table {
        let setup = &self.opened.setup;
        let clock = setup.clock.as_ref();
        let seats = self.chairs.iter().zip(1..).map(|(chair, number)| {
            let (who, name, level) = match &chair.occupant {
                Occupant::Nobody => (Who::Open, None, None),
                Occupant::Invited { name, .. } => (Who::Invited, Some(name.clone()), None),
                Occupant::Person { name, .. } => {
                    let away = chair.stand_in.then_some(setup.level);
                    (Who::Person, Some(name.clone()), away)
                }
                Occupant::Bot(level) => (Who::Bot, None, Some(*level)),
            };
            let timed = chair.is_person();
            SeatShown {
                number,
                who,
                name,
                level,
                mine: chair.is(person) || chair.invites(person),
                here: here.contains(&number),
                stand_in: chair.stand_in,
                returning: chair.returning,
                resigned: chair.resigned,
                hints: self.hints.of(number),
                give_from: self.give_from(chair),
                deadline: chair.deadline(),
                time_left: timed.then(|| chair.time_left(clock)).flatten(),
            }
        });
        Table {
            id: self.opened.id.clone(),
            game: setup.game.clone(),
            options: setup.options.clone(),
            public: setup.public,
            stage: self.stage,
            seats: seats.collect(),
            host: self.opened.host == person,
            clock: setup.clock,
            clocks_wait: self.clocks_wait(),
            pace: match (self.stage, self.paused) {
                (Stage::Running, true) => Pace::Paused,
                _ if self.rests() => Pace::Resting,
                _ => Pace::On,
            },
            offer: self.offer.clone(),
            ending: self.ending,
            level: setup.level,
            hints: self.has_hints(),
            opened: self.opened.at,
            rematch: self.rematch.clone(),
            branch_of: setup.branch_of.clone(),
            daily: setup.daily.map(Dealt::mark),
        }
    }

    /// The game as these eyes see it; nothing before it begins.
    pub fn sight(&self, eyes: Observer) -> Option<Sight> {
        let game = self.game()?;
        let playing = self.stage == Stage::Running;
        let mut sight = sight(game, eyes, playing && self.plays(eyes));
        if !playing {
            sight.to_act.clear();
        }
        if self.stage == Stage::Finished && sight.tally.is_none() {
            // It ended before its end: the points are those of that moment.
            sight.tally = Some(serde_json::to_value(game.tally()).unwrap_or_default());
        }
        Some(sight)
    }

    /// Whether whoever looks with these eyes plays here themselves. Where a bot plays, nothing can be chosen and
    /// nothing taken back.
    pub fn plays(&self, eyes: Observer) -> bool {
        let Observer::Seat(seat) = eyes else {
            return false;
        };
        let chair = self.chairs.get(seat.number() - 1);
        chair.is_some_and(Chair::is_played)
    }

    /// What was told so far: moves, as far back as these eyes may look, and talk, in order.
    pub fn history(&self, eyes: Observer) -> Vec<News> {
        let Some(game) = self.game() else {
            return self.talk.iter().map(Talk::told).collect();
        };
        let open = is_planted(Sabotage::HistoryTooFar).then(|| laid_open(self));
        let game = open.as_ref().and_then(Option::as_deref).unwrap_or(game);
        let mut news = Vec::new();
        let mut talk = self.talk.iter().peekable();
        let from = game.horizon(eyes);
        let times = self.times.iter().zip(0..).skip(from);
        for (step, (&at, index)) in game.story(eyes, from).into_iter().zip(times) {
            while let Some(next) = talk.next_if(|talk| talk.moves <= index) {
                news.push(next.told());
            }
            news.push(News::Moved { at, step });
        }
        news.extend(talk.map(Talk::told));
        news
    }

    /// What was told from the beginning, if that has changed with the last thing that happened: it ended the
    /// game and with that these eyes may look further back than before, or a seat from where something was said
    /// has changed hands.
    pub fn reopened(&self, eyes: Observer) -> Option<Vec<News>> {
        let last = Some(self.version);
        let forgets = || self.game().is_some_and(|game| game.forgets(eyes));
        let now = self.retold == last || (self.ended == last && forgets());
        now.then(|| self.history(eyes))
    }

    /// How many moves are told to these eyes when everything is told.
    pub fn telling(&self, eyes: Observer) -> usize {
        let told = |game: &dyn AnyMatch| game.moves_made().saturating_sub(game.horizon(eyes));
        self.game().map_or(0, told)
    }

    /// How many moves these eyes missed since a version; nothing if what they missed can't be told as news,
    /// because a move was taken back or people came and went, or because part of it is too long ago, or the
    /// game ended meanwhile and more may be told now than was missed.
    pub fn missed(&self, eyes: Observer, version: u64) -> Option<usize> {
        let missed = self.traces.get(usize::try_from(version).ok()?..)?;
        if missed.contains(&Trace::Other) {
            return None;
        }
        let moves = self.moves_since(version)?;
        let from = self.times.len().checked_sub(moves)?;
        let ended = self.ended.is_some_and(|ended| ended > version);
        let untold = |game: &dyn AnyMatch| from < game.horizon(eyes) || ended && game.forgets(eyes);
        let told = !self.game().is_some_and(untold) || is_planted(Sabotage::NewsTooFar);
        told.then_some(moves)
    }

    /// What these eyes missed since a version, if it can be told as news.
    pub fn since(&self, eyes: Observer, version: u64) -> Option<Vec<News>> {
        self.missed(eyes, version)?;
        let skipped = u64::from(is_planted(Sabotage::NewsSkipped));
        self.added(eyes, version + skipped)
    }

    /// How many moves were made since a version; nothing if one was taken back.
    pub fn moves_since(&self, version: u64) -> Option<usize> {
        let later = self.traces.get(usize::try_from(version).ok()?..)?;
        if later.contains(&Trace::Undone) {
            return None;
        }
        Some(count(later, Trace::Move))
    }

    /// The moves and the talk since a version, to be told after what was told before it; nothing if a move was
    /// taken back since, or is too long ago for these eyes.
    pub fn added(&self, eyes: Observer, version: u64) -> Option<Vec<News>> {
        let moves = self.moves_since(version)?;
        let later = self.traces.get(usize::try_from(version).ok()?..)?;
        let from = self.times.len().checked_sub(moves)?;
        let open = is_planted(Sabotage::NewsTooFar).then(|| laid_open(self));
        let game = open
            .as_ref()
            .and_then(Option::as_deref)
            .or_else(|| self.game());
        let game = game.filter(|_| moves > 0);
        let steps = game.map(|game| game.story(eyes, from));
        let mut steps = steps.unwrap_or_default().into_iter();
        let mut times = self.times[from..].iter();
        let said_before = self.talk.len().checked_sub(count(later, Trace::Talk))?;
        let mut talk = self.talk[said_before..].iter();
        let told = later.iter().filter(|trace| **trace != Trace::Other);
        let told = told.map(|trace| match trace {
            Trace::Move => Some(News::Moved {
                at: *times.next()?,
                step: steps.next()?,
            }),
            _ => talk.next().map(Talk::told),
        });
        told.collect()
    }

    /// What these eyes saw of the last move.
    pub fn last_move(&self, eyes: Observer) -> Option<News> {
        let (game, &at) = (self.game()?, self.times.last()?);
        let step = game.story(eyes, game.moves_made().checked_sub(1)?).pop()?;
        Some(News::Moved { at, step })
    }

    /// The last thing that was said.
    pub fn last_talk(&self) -> Option<News> {
        self.talk.last().map(Talk::told)
    }
}

fn count(traces: &[Trace], kind: Trace) -> usize {
    traces.iter().filter(|trace| **trace == kind).count()
}
