//! A program of somebody else on a seat.

use std::time::{Duration, Instant};

use table::{Chance, Known, MoveId, QuickDice, Seat, Text};
use words::Language;

use super::error::{Fault, OutsideError};
use super::handshake::greet;
use super::lines::{Line, cut};
use super::message::{Answer, Legal, Message, Named, Shown, understand};
use super::process::{Process, Silence, after};
use super::report::Report;
use crate::player::{Player, Standing};

/// A program that leaves this many decisions in a row without an answer in time is stopped: the
/// others at the table would wait for nothing.
const PATIENT_FOR: u32 = 10;

/// How long a program may take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Patience {
    /// To get ready after its start.
    pub hello: Duration,
    /// For each decision.
    pub decision: Duration,
    /// To end by itself when it is no longer needed.
    pub farewell: Duration,
}

impl Patience {
    /// This long for each decision, and what is usual for the rest.
    pub fn of(decision: Duration) -> Patience {
        Patience {
            hello: decision.max(Duration::from_secs(10)),
            decision,
            farewell: Duration::from_secs(1),
        }
    }
}

/// A program of somebody else, spoken to as `docs/bot-protocol.md` says.
///
/// Whatever the program does, the game goes on: a decision for which it has no proper answer in time
/// is made at random, counted, and described. It plays any number of games of any kind, one after
/// another, and ends when this is dropped.
pub struct Outsider {
    command: String,
    name: String,
    patience: Patience,
    /// Nothing when it is dead.
    process: Option<Process>,
    dice: QuickDice,
    games: u64,
    decisions: u64,
    /// How many decisions in a row it had no answer for in time.
    late: u32,
    events: Vec<Shown>,
    report: Report,
    /// How a dead program ended, and the last lines of its standard error.
    end: String,
    last_words: Vec<String>,
}

/// Why an answer was not taken.
enum Failure {
    /// None came in time.
    Late,
    /// It was wrong.
    Forfeit(String),
    /// It can't go on.
    Dead(String),
}

impl Outsider {
    /// Starts a program with a command for the shell, and waits until it is ready. It gets `time`
    /// for each decision; the seed is for decisions that it leaves to chance, and for its own luck.
    pub fn start(command: &str, time: Duration, seed: u64) -> Result<Outsider, OutsideError> {
        Outsider::start_with(command, Patience::of(time), seed)
    }

    /// The same with other times.
    pub fn start_with(
        command: &str,
        patience: Patience,
        seed: u64,
    ) -> Result<Outsider, OutsideError> {
        let refuse = |fault: Fault, stderr: Vec<String>| OutsideError {
            command: command.to_owned(),
            fault,
            stderr,
        };
        let mut process = Process::start(command, patience.farewell)
            .map_err(|error| refuse(Fault::NotStarted(error), Vec::new()))?;
        match greet(&mut process, patience.hello) {
            Ok(name) => Ok(Outsider {
                command: command.to_owned(),
                name,
                patience,
                process: Some(process),
                dice: QuickDice::new(seed),
                games: 0,
                decisions: 0,
                late: 0,
                events: Vec::new(),
                report: Report::default(),
                end: String::new(),
                last_words: Vec::new(),
            }),
            Err(fault) => {
                process.kill();
                Err(refuse(fault, process.stderr()))
            }
        }
    }

    /// The command that started it.
    pub fn command(&self) -> &str {
        &self.command
    }

    /// The name that it gave itself.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// How many decisions it left to chance.
    pub fn forfeits(&self) -> u64 {
        self.report.forfeits()
    }

    /// The first decisions that it left to chance and why, a line each, with what it said on
    /// standard error; nothing if there were none.
    pub fn complaints(&self) -> Vec<String> {
        let said = self.process.as_ref().map(Process::stderr);
        self.report.lines(said.as_ref().unwrap_or(&self.last_words))
    }

    /// Whether it still plays by itself.
    pub fn is_alive(&self) -> bool {
        self.process.is_some()
    }

    fn send(&mut self, message: &Message) -> Result<(), Failure> {
        let Some(process) = &self.process else {
            return Err(Failure::Dead(self.end.clone()));
        };
        if process.send(message.line()) {
            Ok(())
        } else {
            Err(Failure::Dead(
                "it does not read its standard input".to_owned(),
            ))
        }
    }

    /// Sends something that needs no answer.
    fn inform(&mut self, message: &Message) {
        if let Err(Failure::Dead(why)) = self.send(message) {
            self.bury(&why);
        }
    }

    /// Asks for a decision. Answers to earlier ones, which come too late, are passed over.
    fn ask<G: Text>(&mut self, game: &G, known: &Known<G>) -> Result<MoveId, Failure> {
        if self.process.is_none() {
            return Err(Failure::Dead(self.end.clone()));
        }
        let number = self.decisions;
        let events = std::mem::take(&mut self.events);
        let question = Message::Choose {
            id: number,
            time_ms: self.patience.decision.as_millis() as u64,
            prompt: words::prompt(Language::En, &game.prompt(known.view())),
            legal: list(game, known),
            events: &events,
            view: game.view_document(known.view()),
        };
        let until = after(self.patience.decision);
        self.send(&question)?;
        loop {
            let text = self.hear(until)?.text().map_err(Failure::Forfeit)?;
            match understand(&text).map_err(Failure::Forfeit)? {
                Answer::Move { id, named } if id == number => {
                    return find(game, known, named).map_err(Failure::Forfeit);
                }
                Answer::Move { id, .. } if id < number => {}
                _ => {
                    let due = format!("an answer to decision {number} was due");
                    return Err(Failure::Forfeit(format!(
                        "{due}, but it sent {}",
                        cut(&text)
                    )));
                }
            }
        }
    }

    /// The next line from it.
    fn hear(&self, until: Instant) -> Result<Line, Failure> {
        let heard = match &self.process {
            Some(process) => process.next(until),
            None => Err(Silence::Closed),
        };
        match heard {
            Ok(line) => Ok(line),
            Err(Silence::Late) => Err(Failure::Late),
            Err(Silence::Closed) => Err(Failure::Dead("it closed its standard output".to_owned())),
        }
    }

    /// It was late. Stops it if it is always late, and says what happened.
    fn lose_patience(&mut self) -> String {
        let why = format!("no answer within {:?}", self.patience.decision);
        if self.late < PATIENT_FOR {
            return why;
        }
        self.bury(&format!("{why}, {PATIENT_FOR} times in a row"))
    }

    /// It is dead to us: what is left of it is cleared away. Keeps and says why, and how it ended.
    fn bury(&mut self, why: &str) -> String {
        if let Some(mut process) = self.process.take() {
            self.end = format!("{why} ({})", process.kill());
            self.last_words = process.stderr();
        }
        self.end.clone()
    }
}

impl<G: Text> Player<G> for Outsider {
    fn begin(&mut self, game: &G, seat: Seat, players: usize) {
        self.games += 1;
        self.events.clear();
        let about = game.about();
        let message = Message::NewGame {
            game: about.id,
            name: about.name,
            seat: seat.number(),
            players,
            moves: G::MOVES,
            seed: self.dice.bits(),
        };
        self.inform(&message);
    }

    fn watch(&mut self, game: &G, event: &G::Event) {
        if self.process.is_some() {
            self.events.push(Shown {
                text: words::say(Language::En, &game.tell(event)),
                event: game.event_document(event),
            });
        }
    }

    fn choose(&mut self, game: &G, known: &Known<G>) -> MoveId {
        self.decisions += 1;
        let answer = self.ask(game, known);
        self.late = match answer {
            Err(Failure::Late) => self.late + 1,
            _ => 0,
        };
        let why = match answer {
            Ok(id) => return id,
            Err(Failure::Forfeit(why)) => why,
            Err(Failure::Late) => self.lose_patience(),
            Err(Failure::Dead(why)) => self.bury(&why),
        };
        self.report.forfeit(self.games, self.decisions, &why);
        let legal = known.legal();
        let place = self.dice.below(legal.len() as u32);
        legal.nth(place as usize).unwrap_or(MoveId(0))
    }

    fn end(&mut self, _game: &G, standing: &Standing) {
        let events = std::mem::take(&mut self.events);
        let message = Message::Result {
            places: standing.ranks(),
            points: standing.points(),
            events: &events,
        };
        self.inform(&message);
    }

    fn forfeits(&self) -> u64 {
        Outsider::forfeits(self)
    }

    fn complaints(&self) -> Vec<String> {
        Outsider::complaints(self)
    }
}

impl Drop for Outsider {
    fn drop(&mut self) {
        self.inform(&Message::Bye);
    }
}

/// The legal moves with their words.
fn list<G: Text>(game: &G, known: &Known<G>) -> Vec<Legal> {
    let legal = known.legal();
    let entry = |id: MoveId| Legal {
        id: id.0,
        text: game.move_text(id).unwrap_or_default(),
        explanation: words::say(Language::En, &game.explain(known.view(), id)),
    };
    legal.iter().map(entry).collect()
}

/// The legal move that was named, or what is wrong with it.
fn find<G: Text>(game: &G, known: &Known<G>, named: Named) -> Result<MoveId, String> {
    let (id, name) = match named {
        Named::Id(id) => (Some(MoveId(id)), format!("move {id}")),
        Named::Text(text) => (game.parse_move(&text), format!("\"{}\"", cut(&text))),
    };
    match id {
        Some(id) if known.legal().contains(id) => Ok(id),
        Some(_) => Err(format!("{name} is not legal here")),
        None => Err(format!("{name} is no move of this game")),
    }
}
