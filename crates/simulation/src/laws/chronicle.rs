//! What is stored of one table, and what everybody may know of it: worked out from the log and the engine,
//! not from what the server says.

use std::cell::OnceCell;
use std::collections::BTreeSet;
use std::sync::Arc;

use protocol::coach::Review;
use protocol::socket::News;
use protocol::tables::{Sight, Stage, Table};
use server::backstage::{Entry, Millis, Opened, Scene, Stored};
use shelf::{AnyGame, AnyMatch, Shelf};
use table::{Observer, Seat, Tally};

use super::clocks;
use super::coach::Hinted;
use super::kinds::kinds;
use super::sittings::{Sitting, Sittings};
use super::whether::is_question;

fn game(id: &str) -> Arc<dyn AnyGame> {
    Shelf::standard().game(id).expect("a game of the shelf")
}

/// A table at one version.
pub struct Moment {
    /// Who sits where.
    pub people: Vec<Option<String>>,
    /// Who is invited where.
    pub invited: Vec<Option<String>>,
    /// The table, as nobody in particular sees it, without who is connected: what the server's own scene
    /// makes of the log. Who plays, whose clock runs and how far it is are held against [`Sittings`].
    pub table: Table,
    /// When this came to be.
    pub at: Millis,
    /// What each seat sees, and last what onlookers see.
    pub sights: Vec<Option<Sight>>,
    /// What each is told of it.
    pub news: Vec<Option<News>>,
    /// The people whose turn it is, and those who are missed.
    pub waiting: Vec<String>,
    pub missed: Vec<String>,
}

/// What an entry meant, beyond what it says.
pub struct Meaning {
    /// The people whom the table begins to wait for, or to miss.
    pub begins: Vec<String>,
    /// What kind of thing happened, in a few words.
    pub kinds: Vec<&'static str>,
}

/// What somebody could read in the log so far.
enum Line {
    Moved(usize, Millis),
    Said(News),
}

/// One table.
pub struct Chronicle {
    /// As it was opened.
    pub opened: Opened,
    /// All that happened.
    pub entries: Vec<Stored>,
    requests: BTreeSet<(String, String)>,
    scene: Scene,
    game: Option<Box<dyn AnyMatch>>,
    pub(super) people: Vec<Option<String>>,
    invited: Vec<Option<String>>,
    lines: Vec<Line>,
    pub(super) sittings: Sittings,
    /// The hints in the order in which they were told.
    pub(super) hinted: Vec<Hinted>,
    /// What the engine says of the whole game, once somebody wants to know.
    pub(super) review: OnceCell<Option<Review>>,
    moments: Vec<Moment>,
}

impl Chronicle {
    /// A table without entries.
    pub fn new(opened: Opened) -> Chronicle {
        let players = opened.setup.players;
        let mut chronicle = Chronicle {
            entries: Vec::new(),
            requests: BTreeSet::new(),
            scene: Scene::new(opened.clone(), &Shelf::standard()),
            game: None,
            people: vec![None; players],
            invited: vec![None; players],
            lines: Vec::new(),
            hinted: Vec::new(),
            review: OnceCell::new(),
            sittings: Sittings::new(players, opened.setup.clock),
            moments: Vec::new(),
            opened,
        };
        let first = chronicle.moment(chronicle.opened.at, vec![None; players + 1]);
        chronicle.moments.push(first);
        chronicle
    }

    /// One entry more.
    pub fn append(&mut self, stored: Stored, now: Millis) -> Result<Meaning, String> {
        let (table, version, at) = (self.opened.id.clone(), stored.version, stored.at);
        let wrong = |what: &str| Err(format!("table {table}, entry {version}: {what}"));
        if version != self.version() + 1 {
            return wrong(&format!("it follows entry {}", self.version()));
        }
        let before = self.entries.last().map_or(self.opened.at, |entry| entry.at);
        if at < before || at > now {
            return wrong("its time is wrong");
        }
        if stored.request.as_deref().is_some_and(is_question) {
            return wrong("it was only asked whether it can be done");
        }
        if let (Some(person), Some(request)) = (&stored.person, &stored.request)
            && !self.requests.insert((person.clone(), request.clone()))
        {
            return wrong(&format!("the request {request} was done before"));
        }
        let fits = self.may_play(&stored);
        if let Err(what) = fits.and_then(|()| self.may_be_hinted(&stored)) {
            return wrong(&what);
        }
        if let Err(error) = self.scene.apply(&stored) {
            return wrong(&format!("it can't be taken up again: {error}"));
        }
        let Ok(news) = self.go_on(&stored) else {
            return wrong("the engine refuses it");
        };
        let old = self.sittings.clone();
        self.sit_on(&stored);
        self.hinted.extend(Hinted::of(&stored));
        let moment = self.moment(at, news);
        let previous = &self.moments[self.moments.len() - 1];
        let clock = self.opened.setup.clock.as_ref();
        let now = (&moment, &self.sittings);
        let fair = clocks::never_gain(clock, (previous, &old), now, &stored.entry);
        let law = self.sittings.agree_with(&moment.table).and(fair);
        let law = law.and(self.hints_agree(&moment.table));
        let known = &previous.waiting;
        let begins = moment.waiting.iter().filter(|one| !known.contains(one));
        let missed = moment.missed.iter();
        let begins = begins.chain(missed.filter(|one| !previous.missed.contains(one)));
        let meaning = Meaning {
            begins: begins.cloned().collect(),
            kinds: kinds(&stored, previous, &moment),
        };
        self.entries.push(stored);
        self.moments.push(moment);
        law.map_err(|what| format!("table {table}, entry {version}: {what}"))?;
        Ok(meaning)
    }

    /// Whoever moves sits there, and no bot plays for them; a bot moves nowhere else.
    fn may_play(&self, stored: &Stored) -> Result<(), String> {
        let (Entry::Moved { seat, .. } | Entry::Undone { seat, .. }) = &stored.entry else {
            return Ok(());
        };
        // A game that branches off another one begins with moves that were made there.
        if self.opened.setup.branch_of.is_some() && stored.at == self.opened.at {
            return Ok(());
        }
        let sitting = &self.sittings.seats[seat - 1];
        match &stored.person {
            Some(person) if self.people[seat - 1].as_ref() != Some(person) => {
                Err(format!("{person} moves for seat {seat}"))
            }
            Some(_) if sitting.away => Err(format!("a bot plays for seat {seat}, and they move")),
            None if !self.sittings.is_bots_turn(*seat) => {
                Err(format!("a bot moves for seat {seat}, where none has to"))
            }
            _ => Ok(()),
        }
    }

    /// Goes on by one entry: who plays, how far it is.
    fn sit_on(&mut self, stored: &Stored) {
        let before = &self.moments[self.moments.len() - 1].table;
        let late = |seat: usize| {
            let deadline = before.seats[seat - 1].deadline;
            deadline.is_some_and(|deadline| deadline <= stored.at)
        };
        let acting = self.game.as_ref().map(|game| game.to_act());
        let acts = |seat: usize| {
            let acting = acting.as_ref();
            acting.is_some_and(|acting| acting.iter().any(|other| other.number() == seat))
        };
        let over = self.game.as_ref().is_some_and(|game| game.is_over());
        self.sittings.go_on(stored, late, acts, over);
        // However it ended, everything may be looked up then.
        if self.is_over()
            && let Some(game) = &mut self.game
        {
            game.lay_open();
        }
    }

    fn is_over(&self) -> bool {
        matches!(self.sittings.stage, Stage::Finished | Stage::Abandoned)
    }

    /// The last version.
    pub fn version(&self) -> u64 {
        self.entries.len() as u64
    }

    /// The last version that was there at a time.
    pub fn version_at(&self, time: Millis) -> u64 {
        self.entries.partition_point(|stored| stored.at <= time) as u64
    }

    /// Whether a bot has to act.
    pub fn bot_due(&self) -> bool {
        self.sittings.bot_due()
    }

    /// Whether somebody's time was over then.
    pub fn overdue(&self, then: Millis) -> bool {
        let seats = &self.moments[self.moments.len() - 1].table.seats;
        let mut running = seats.iter().filter(|seat| self.sittings.runs(seat.number));
        running.any(|seat| seat.deadline.is_some_and(|deadline| deadline <= then))
    }

    /// Since when whoever sits on a seat is missed, and who that is.
    pub fn missed(&self, seat: usize) -> (Option<Millis>, Option<&str>) {
        let called = self.sittings.seats[seat - 1].called;
        (called, self.people[seat - 1].as_deref())
    }

    /// Whether a call that somebody was sent because of an entry is of no use any more: they did something
    /// since, or the table does not wait for them any more.
    pub fn is_overtaken(&self, person: &str, version: u64) -> bool {
        let later = |stored: &&Stored| stored.version > version;
        let mut since = self.entries.iter().filter(later);
        let acted = since.any(|stored| stored.person.as_deref() == Some(person));
        let mut since = self.moments.iter().skip(version as usize);
        acted || since.any(|moment| !moment.waits_for(person))
    }

    /// What somebody is called who sits here or is invited, while the game is not over.
    pub fn name_of(&self, person: &str) -> Option<&str> {
        let goes_on = matches!(self.scene.stage, Stage::Open | Stage::Running);
        self.scene.name_of(person).filter(|_| goes_on)
    }

    /// The score of a game that was played.
    pub(super) fn tally(&self) -> Option<Tally> {
        self.game.as_ref().map(|game| game.tally())
    }

    /// The table at a version; nothing if there is no such version.
    pub fn at(&self, version: u64) -> Option<&Moment> {
        self.moments.get(usize::try_from(version).ok()?)
    }

    /// Goes on by one entry with the engine itself; gives what each is told.
    fn go_on(&mut self, stored: &Stored) -> Result<Vec<Option<News>>, ()> {
        let players = self.people.len();
        let mut news = vec![None; players + 1];
        match &stored.entry {
            Entry::Sat { seat, person, .. } => self.seat(*seat, Some(person), None),
            Entry::Invited { seat, person, .. } => self.seat(*seat, None, Some(person)),
            Entry::BotSat { seat, .. } | Entry::Stood { seat } => self.seat(*seat, None, None),
            Entry::Started { .. } => {
                let setup = &self.opened.setup;
                let begun = game(&setup.game).start(&setup.request(), self.opened.seed);
                self.game = Some(begun.map_err(|_| ())?);
            }
            Entry::Moved { seat, text, .. } => {
                let game = self.game.as_mut().ok_or(())?;
                game.play(Seat::new(seat - 1), text).map_err(|_| ())?;
                self.lines.push(Line::Moved(*seat, stored.at));
                for (index, news) in news.iter_mut().enumerate() {
                    let step = game
                        .story(eyes(index, players), game.moves_made() - 1)
                        .pop();
                    *news = Some(News::Moved {
                        at: stored.at,
                        step: step.ok_or(())?,
                    });
                }
            }
            Entry::Undone { seat, .. } => {
                let game = self.game.as_mut().ok_or(())?;
                game.undo(Seat::new(seat - 1)).map_err(|_| ())?;
                let by = |line: &Line| matches!(line, Line::Moved(mover, _) if mover == seat);
                let last = self.lines.iter().rposition(by).ok_or(())?;
                self.lines.remove(last);
                news.fill(Some(News::Undone { seat: *seat }));
            }
            Entry::Said { name, seat, text } => {
                let said = News::Said {
                    at: stored.at,
                    name: name.clone(),
                    seat: *seat,
                    text: text.clone(),
                };
                self.lines.push(Line::Said(said.clone()));
                news.fill(Some(said));
            }
            _ => {}
        }
        Ok(news)
    }

    fn seat(&mut self, seat: usize, person: Option<&String>, invited: Option<&String>) {
        // What was said there before was not said by whoever sits there now.
        for line in &mut self.lines {
            if let Line::Said(News::Said { seat: from, .. }) = line {
                *from = from.filter(|from| *from != seat);
            }
        }
        self.people[seat - 1] = person.cloned();
        self.invited[seat - 1] = invited.cloned();
    }

    fn moment(&self, at: Millis, news: Vec<Option<News>>) -> Moment {
        let players = self.people.len();
        let playing = self.sittings.stage == Stage::Running;
        let sight = |index: usize| {
            let game = self.game.as_deref()?;
            let eyes = eyes(index, players);
            // Where a bot plays for somebody, they may do nothing.
            let plays = |seat: &Sitting| playing && seat.is_played();
            let plays = self.sittings.seats.get(index).is_some_and(plays);
            let mut sight = sight(game, eyes, plays);
            if !playing {
                sight.to_act.clear();
            }
            // A game that ended before its end has the points of that moment.
            if self.sittings.stage == Stage::Finished && sight.tally.is_none() {
                sight.tally = serde_json::to_value(game.tally()).ok();
            }
            Some(sight)
        };
        let at_seats = |fits: &dyn Fn(usize) -> bool| {
            let seats = (1..=players).filter(|seat| fits(*seat));
            seats
                .filter_map(|seat| self.people[seat - 1].clone())
                .collect()
        };
        let sittings = &self.sittings;
        Moment {
            people: self.people.clone(),
            invited: self.invited.clone(),
            table: self.scene.table("", &[]),
            at,
            sights: (0..=players).map(sight).collect(),
            news,
            waiting: at_seats(&|seat| sittings.waits(seat)),
            missed: at_seats(&|seat| sittings.seats[seat - 1].called.is_some()),
        }
    }

    /// The moves and talk so far, as a person may know them now.
    pub fn history(&self, person: &str) -> Vec<News> {
        let players = self.people.len();
        let eyes = eyes(index_of(&self.people, person), players);
        let game = self.game.as_deref();
        let horizon = game.map_or(0, |game| game.horizon(eyes));
        let mut steps = game
            .map(|game| game.story(eyes, horizon))
            .unwrap_or_default()
            .into_iter();
        let mut moves = 0;
        let told = self.lines.iter().filter_map(|line| match line {
            Line::Said(said) => Some(said.clone()),
            Line::Moved(_, at) => {
                moves += 1;
                if moves <= horizon {
                    return None;
                }
                Some(News::Moved {
                    at: *at,
                    step: steps.next()?,
                })
            }
        });
        told.collect()
    }

    /// The moves that had been made at a version, without those taken back.
    pub fn moves_at(&self, version: u64) -> Vec<(usize, &str)> {
        let mut moves: Vec<(usize, &str)> = Vec::new();
        for stored in &self.entries[..version as usize] {
            match &stored.entry {
                Entry::Moved { seat, text, .. } => moves.push((*seat, text)),
                Entry::Undone { seat, .. } => {
                    let last = moves.iter().rposition(|(mover, _)| mover == seat);
                    last.map(|last| moves.remove(last));
                }
                _ => {}
            }
        }
        moves
    }

    /// The game after these moves, played again.
    pub fn played(&self, moves: &[(usize, &str)]) -> Option<Box<dyn AnyMatch>> {
        let setup = &self.opened.setup;
        let begun = game(&setup.game).start(&setup.request(), self.opened.seed);
        let mut again = begun.ok()?;
        for (seat, text) in moves {
            again.play(Seat::new(seat - 1), text).ok()?;
        }
        Some(again)
    }
}

impl Moment {
    /// Whether the table waits for a person, or misses them.
    pub fn waits_for(&self, person: &str) -> bool {
        let mut people = self.waiting.iter().chain(&self.missed);
        people.any(|one| one == person)
    }

    /// Where the eyes of a person are among those who look.
    pub fn index(&self, person: &str) -> usize {
        index_of(&self.people, person)
    }

    /// The table as a person sees it.
    pub fn table_for(&self, person: &str, host: &str) -> Table {
        let mut table = self.table.clone();
        table.host = host == person;
        let whose = self.people.iter().zip(&self.invited);
        for (seat, (sitter, invited)) in table.seats.iter_mut().zip(whose) {
            let mine = sitter.as_ref().or(invited.as_ref());
            seat.mine = mine.is_some_and(|mine| mine == person);
        }
        table
    }
}

pub(super) fn index_of(people: &[Option<String>], person: &str) -> usize {
    let found = people
        .iter()
        .position(|sitter| sitter.as_deref() == Some(person));
    found.unwrap_or(people.len())
}

pub(super) fn eyes(index: usize, players: usize) -> Observer {
    if index < players {
        Observer::Seat(Seat::new(index))
    } else {
        Observer::Spectator
    }
}

/// What the engine shows these eyes.
pub(super) fn sight(game: &dyn AnyMatch, eyes: Observer, playing: bool) -> Sight {
    let own = match eyes {
        Observer::Seat(seat) if playing => Some(seat),
        _ => None,
    };
    let choices = own.map(|seat| game.choices(seat)).unwrap_or_default();
    let over = game.is_over();
    Sight {
        moves: game.moves_made(),
        horizon: game.horizon(eyes),
        to_act: game.to_act().iter().map(Seat::number).collect(),
        prompt: game.prompt(eyes),
        view: game.written_view(eyes).into(),
        choices,
        undo: own.is_some_and(|seat| game.can_undo(seat).is_ok()),
        tally: over.then(|| serde_json::to_value(game.tally()).unwrap_or_default()),
    }
}
