//! What people do over HTTP, and what has to be stored when it is acknowledged.

use futures_util::future::join_all;
use protocol::people::Me;
use protocol::tables::{Level, NewSeat, NewTable, Stage, Table};
use server::backstage::{Day, Entry, Stored};

use super::http::{Answer, ask};
use super::life::Client;
use crate::faults::Fault;
use crate::laws::{Answered, Then};
use crate::network::Purpose;
use crate::plan;

/// A request of a person, as the world knows it.
fn purpose(person: &str, method: &str, path: &str) -> Purpose {
    Purpose {
        person: person.to_owned(),
        table: None,
        asked: Some(Answered {
            method: method.to_owned(),
            path: path.to_owned(),
            from: 0,
            names: 0,
            then: Then::new(),
        }),
    }
}

impl Client {
    /// Asks one of the processes.
    pub(super) async fn ask(
        &mut self,
        method: &str,
        path: &str,
        body: Option<&str>,
    ) -> Option<Answer> {
        let slot = self.dice.below(self.world.plan().processes);
        let end = self.world.connect(slot, purpose(&self.id, method, path))?;
        let answer = ask(end, method, path, self.cookie.as_deref(), body).await?;
        let (id, status) = (self.id.clone(), answer.status);
        self.world
            .note(|| format!("{id} {method} {path}: {status}"));
        if answer.status == 401 && self.cookie.is_some() {
            self.world
                .broken(format!("the server does not know {id} any more"));
        }
        if let Some(cookie) = answer
            .cookie
            .clone()
            .filter(|cookie| !cookie.ends_with('='))
        {
            self.cookie = Some(cookie);
        }
        Some(answer)
    }

    /// Becomes somebody: with the key that the browser has chosen, said several times at once, as several
    /// parts of a page do; or without one, as a program does.
    pub(super) async fn arrive(&mut self) -> Option<()> {
        let Some(key) = self.key.clone() else {
            let me: Me = self.ask("GET", "/api/me", None).await?.read()?;
            self.is(&me);
            return Some(());
        };
        let body = format!("{{\"key\":\"{key}\"}}");
        let times = self.dice.between((1, 3));
        let asking = (0..times).filter_map(|_| {
            let slot = self.dice.below(self.world.plan().processes);
            let end = self.world.connect(slot, purpose("", "POST", "/api/me"))?;
            Some(ask(end, "POST", "/api/me", None, Some(&body)))
        });
        let answers = join_all(asking.collect::<Vec<_>>()).await;
        for answer in answers.into_iter().flatten() {
            let Some(me) = answer.read::<Me>() else {
                continue;
            };
            self.cookie = answer.cookie.clone().or(self.cookie.take());
            self.is(&me);
        }
        if self.known_as.len() > 1 {
            let law = format!("one browser is several people: {:?}", self.known_as);
            self.world.broken(law);
        }
        (!self.known_as.is_empty()).then_some(())
    }

    /// The server says who they are.
    fn is(&mut self, me: &Me) {
        self.known_as.insert(me.id.clone());
        self.id.clone_from(&me.id);
        let law = self
            .world
            .people(|people| people.is_called(&me.id, &me.name, 0));
        self.world.check(law);
    }

    /// Wants to be called when it is their turn; gives up after a few times.
    pub(super) async fn want_calls(&mut self) {
        let body = format!("{{\"webhook\":\"https://{}.example/hook\"}}", self.id);
        for _ in 0..3 {
            self.world.people(|people| people.asks(&self.id, None));
            let answer = self.ask("PATCH", "/api/me", Some(&body)).await;
            if answer.is_some_and(|answer| answer.status == 200) {
                return;
            }
        }
    }

    /// Opens a table; gives its id.
    pub(super) async fn open(&mut self, party: &plan::Party) -> Option<String> {
        if party.daily {
            return self.play_daily().await;
        }
        let level = Level::Novice;
        let bot = NewSeat::Bot { level };
        let mut seats = vec![if party.alone { bot } else { NewSeat::Me }];
        seats.extend(vec![NewSeat::Open; party.people - 1]);
        seats.extend(vec![bot; party.bots]);
        let options = party.options.iter();
        let options = options.map(|(key, value)| ((*key).to_owned(), (*value).to_owned()));
        let table = NewTable {
            game: party.game.to_owned(),
            seats,
            options: options.collect(),
            public: true,
            clock: party.clock,
            level,
            hints: party.hints,
        };
        let body = serde_json::to_string(&table).ok()?;
        let answer = self.ask("POST", "/api/tables", Some(&body)).await?;
        if answer.status == 400 {
            self.world
                .broken(format!("a table can't be opened: {table:?}"));
        }
        Some(self.known(&answer.read::<Table>()?))
    }

    /// Plays the challenge of the day, perhaps asked for twice at once; gives its table.
    pub(super) async fn play_daily(&mut self) -> Option<String> {
        let path = format!("/api/daily/{}", self.party.plan.game);
        let body = "{\"level\":\"novice\"}";
        if self.dice.chance(800) {
            let answer = self.ask("POST", &path, Some(body)).await?;
            return Some(self.known(&answer.read::<Table>()?));
        }
        self.world.fault(Fault::Doubled);
        let asking = (0..2).filter_map(|_| {
            let slot = self.dice.below(self.world.plan().processes);
            let end = self.world.connect(slot, purpose(&self.id, "POST", &path))?;
            Some(ask(end, "POST", &path, self.cookie.as_deref(), Some(body)))
        });
        let answers = join_all(asking.collect::<Vec<_>>()).await;
        let mut tables = answers.into_iter().flatten();
        let table = tables.find_map(|answer| answer.read::<Table>())?;
        Some(self.known(&table))
    }

    /// A table that the server has told about is stored.
    fn known(&self, table: &Table) -> String {
        if self.world.with(&table.id, |_| ()).is_none() {
            let law = format!("table {} was acknowledged, and is not stored", table.id);
            self.world.broken(law);
        }
        table.id.clone()
    }

    /// Does something at the table; when it is acknowledged, such an entry of theirs is stored that was not
    /// there before.
    pub(super) async fn act(
        &mut self,
        (method, what): (&str, &str),
        fits: impl Fn(&str, &Stored) -> bool,
    ) -> Option<u16> {
        let table = self.table.clone();
        let path = format!("/api/tables/{table}/{what}");
        let before = self.world.with(&table, |chronicle| chronicle.version());
        let status = self.ask(method, &path, None).await?.status;
        let id = self.id.clone();
        let stored = self.world.with(&table, |chronicle| {
            let since = chronicle.entries.iter().skip(before.unwrap_or(0) as usize);
            let mut since = since.filter(|stored| stored.person.as_deref() == Some(&id));
            since.any(|stored| fits(&id, stored))
        });
        if status == 200 && stored != Some(true) {
            let law = format!("{what} of {id} at {table} was acknowledged, and is not stored");
            self.world.broken(law);
        }
        Some(status)
    }

    /// Sits down; says whether there is a reason to try again.
    pub(super) async fn join(&mut self) -> bool {
        let sat = |id: &str, stored: &Stored| matches!(&stored.entry, Entry::Sat { person, .. } if person == id);
        let status = self.act(("POST", "join"), sat).await;
        !status.is_some_and(|status| matches!(status, 200 | 403 | 404 | 409))
    }

    /// Opens the next table, or goes to it.
    pub(super) async fn rematch(&mut self) -> Option<String> {
        let path = format!("/api/tables/{}/rematch", self.table);
        let answer = self.ask("POST", &path, None).await?;
        Some(self.known(&answer.read::<Table>()?))
    }

    /// Looks back: at a moment, often one that is too long ago or with eyes that are not their own, at the
    /// record, the course, the points or the review. What is answered is looked at when it leaves the server.
    pub(super) async fn look_back(&mut self) {
        let of = self.picture.sight.as_ref().map_or(0, |sight| sight.moves);
        let moves = self.dice.below(of + 2);
        let seat = self.dice.below(5);
        let stage = self.picture.table.as_ref().map(|table| table.stage);
        let over = matches!(stage, Some(Stage::Finished | Stage::Abandoned));
        let what = match self.dice.below(15) {
            0 => "record".to_owned(),
            1 => "course".to_owned(),
            2 => format!("moments/{moves}?seat={seat}"),
            3 => format!("moments/{moves}?open=true"),
            4 => format!("moments/{moves}?seat={seat}&open=true"),
            5 => String::new(),
            6..8 => "account".to_owned(),
            8 => "review".to_owned(),
            9 if over || self.dice.chance(100) => {
                let path = format!("/api/tables/{}/review", self.table);
                self.ask("POST", &path, None).await;
                return;
            }
            _ => format!("moments/{moves}"),
        };
        let path = format!("/api/tables/{}/{what}", self.table);
        self.ask("GET", path.trim_end_matches('/'), None).await;
    }

    /// Goes another way from a moment of the past: allowed when the game is over.
    pub(super) async fn branch(&mut self) {
        let of = self.picture.sight.as_ref().map_or(0, |sight| sight.moves);
        let (moves, seat) = (self.dice.below(of + 1), self.dice.below(3) + 1);
        let body = format!("{{\"moves\":{moves},\"seat\":{seat},\"level\":\"novice\"}}");
        let path = format!("/api/tables/{}/branch", self.table);
        self.ask("POST", &path, Some(&body)).await;
    }

    /// Reads lists, which is to be harmless.
    pub(super) async fn read_lists(&mut self) {
        let path = self.dice.pick(&[
            "/api/me/tables",
            "/api/tables",
            "/api/games",
            "/api/me",
            "/api/daily",
        ]);
        self.ask("GET", path, None).await;
    }

    /// Reads something or other.
    pub(super) async fn read(&mut self) {
        if self.party.plan.daily && self.dice.chance(500) {
            self.read_results().await;
        } else {
            self.look_back().await;
        }
    }

    /// Reads how everybody did at the challenge of the day, or of the one before, or what they did themselves.
    pub(super) async fn read_results(&mut self) {
        let now = Day::of(self.world.now());
        let day = Day(now.0 - u32::from(self.dice.chance(300)));
        let results = format!("/api/daily/{}/{day}", self.party.plan.game);
        let path = if self.dice.chance(300) {
            "/api/daily"
        } else {
            &results
        };
        self.ask("GET", path, None).await;
    }

    /// Takes another name.
    pub(super) async fn rename(&mut self) {
        let name = format!("Guest {}", self.dice.below(100_000));
        let body = format!("{{\"name\":\"{name}\"}}");
        self.world
            .people(|people| people.asks(&self.id, Some(&name)));
        self.ask("PATCH", "/api/me", Some(&body)).await;
    }
}
