//! A table as somebody may see it. Whatever leaves the server about a game is made here.

use protocol::socket::News;
use protocol::tables::{Choice, Seat as SeatShown, Sight, Stage, Step, Table, Who};
use shelf::AnyMatch;
use table::{Observer, Seat};

use super::chair::Sitter;
use super::{Scene, Trace};

impl Scene {
    /// Whose eyes a person looks with.
    pub fn eyes(&self, person: &str) -> Observer {
        match self.seat_of(person) {
            Some(seat) => Observer::Seat(Seat::new(seat - 1)),
            None => Observer::Spectator,
        }
    }

    /// The table as a person sees it; `here` says whose people are connected.
    pub fn table(&self, person: &str, here: &[usize]) -> Table {
        let setup = &self.opened.setup;
        let (clock, to_act) = (setup.clock.as_ref(), self.to_act());
        let seats = self.chairs.iter().zip(1..).map(|(chair, number)| {
            let (who, name, level) = match &chair.sitter {
                Sitter::Nobody => (Who::Open, None, None),
                Sitter::Person { name, .. } => {
                    let away = chair.stand_in.then_some(setup.level);
                    (Who::Person, Some(name.clone()), away)
                }
                Sitter::Bot(level) => (Who::Bot, None, Some(*level)),
            };
            let timed = chair.is_person();
            SeatShown {
                number,
                who,
                name,
                level,
                mine: chair.is(person),
                here: here.contains(&number),
                stand_in: chair.stand_in,
                deadline: to_act
                    .contains(&number)
                    .then(|| chair.deadline(clock))
                    .flatten(),
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
            level: setup.level,
            opened: self.opened.at,
            rematch: self.rematch.clone(),
            branch_of: setup.branch_of.clone(),
        }
    }

    /// The game as these eyes see it; nothing before it begins.
    pub fn sight(&self, eyes: Observer) -> Option<Sight> {
        let game = self.game()?;
        let playing = self.stage == Stage::Running;
        let mut sight = sight(game, eyes, playing);
        if !playing {
            sight.to_act.clear();
        }
        Some(sight)
    }

    /// What was told so far: moves and talk, in order.
    pub fn history(&self, eyes: Observer) -> Vec<News> {
        let Some(game) = self.game() else {
            return self.talk.iter().map(said).collect();
        };
        let mut news = Vec::new();
        let mut talk = self.talk.iter().peekable();
        let steps = game.story(eyes, 0);
        for (step, (&at, index)) in steps.into_iter().zip(self.times.iter().zip(0..)) {
            while let Some(next) = talk.next_if(|talk| talk.moves <= index) {
                news.push(said(next));
            }
            let step = shown(step);
            news.push(News::Moved { at, step });
        }
        news.extend(talk.map(said));
        news
    }

    /// What these eyes missed since a version; nothing if that can't be told as news, because a move
    /// was taken back or people came and went.
    pub fn since(&self, eyes: Observer, version: u64) -> Option<Vec<News>> {
        let seen = usize::try_from(version).ok()?;
        let missed = self.traces.get(seen..)?;
        if missed.contains(&Trace::Other) {
            return None;
        }
        let count = |kind: Trace| missed.iter().filter(|trace| **trace == kind).count();
        let from = self.times.len().checked_sub(count(Trace::Move))?;
        let steps = self.game().map(|game| game.story(eyes, from));
        let mut steps = steps.unwrap_or_default().into_iter();
        let mut times = self.times[from..].iter();
        let mut talk = self.talk[self.talk.len().checked_sub(count(Trace::Talk))?..].iter();
        let told = missed.iter().map(|trace| match trace {
            Trace::Move => Some(News::Moved {
                at: *times.next()?,
                step: shown(steps.next()?),
            }),
            _ => talk.next().map(said),
        });
        told.collect()
    }

    /// What these eyes saw of the last move.
    pub fn last_move(&self, eyes: Observer) -> Option<News> {
        let (game, &at) = (self.game()?, self.times.last()?);
        let step = game.story(eyes, game.moves_made().checked_sub(1)?).pop()?;
        let step = shown(step);
        Some(News::Moved { at, step })
    }

    /// The last thing that was said.
    pub fn last_talk(&self) -> Option<News> {
        self.talk.last().map(said)
    }
}

fn said(talk: &super::Talk) -> News {
    News::Said {
        at: talk.at,
        name: talk.name.clone(),
        seat: talk.seat,
        text: talk.text.clone(),
    }
}

/// A step as it is sent.
pub fn shown(step: shelf::Step) -> Step {
    Step {
        seat: step.seat.number(),
        told: step.told,
        chose: step.chose,
        events: step.events,
    }
}

/// A game as these eyes see it.
pub fn sight(game: &dyn AnyMatch, eyes: Observer, playing: bool) -> Sight {
    let own = match eyes {
        Observer::Seat(seat) if playing => Some(seat),
        _ => None,
    };
    let choices = own.map(|seat| game.choices(seat)).unwrap_or_default();
    let choices = choices.into_iter().map(|choice| Choice {
        text: choice.text,
        explanation: choice.explanation,
    });
    let tally = game
        .is_over()
        .then(|| serde_json::to_value(game.tally()).unwrap_or_default());
    Sight {
        moves: game.moves_made(),
        to_act: game.to_act().iter().map(Seat::number).collect(),
        prompt: game.prompt(eyes),
        view: game.written_view(eyes).into(),
        choices: choices.collect(),
        undo: own.is_some_and(|seat| game.can_undo(seat).is_ok()),
        tally,
    }
}
