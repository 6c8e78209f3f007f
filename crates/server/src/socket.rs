//! One connection to one table.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use axum::Extension;
use axum::body::Bytes;
use axum::extract::ws::{CloseFrame, Message as Frame, Utf8Bytes, WebSocket, close_code};
use axum::extract::{Path, State, WebSocketUpgrade};
use axum::response::Response;
use futures_util::stream::SplitSink;
use futures_util::{SinkExt, StreamExt};
use protocol::socket::Message;
use protocol::{Code, VERSION};
use tokio::sync::mpsc;
use tokio::task::JoinHandle;
use tokio::time::{Instant, interval, timeout, timeout_at};
use tracing::Instrument;

use crate::app::{App, stopped};
use crate::caller::Caller;
use crate::coach;
use crate::doing;
use crate::door::Visit;
use crate::halt;
use crate::heard::{Heard, Question, name_of, understand};
use crate::live::{Live, Watcher, WatcherId, text};
use crate::person::Visitor;
use crate::reading::{for_the_same, for_visitor};
use crate::refused::Refused;
use crate::renames;
use crate::requests::RequestName;
use crate::scene::{Command, Scene};
use crate::store::Person;

/// The largest message that a client may send.
const LARGEST: usize = 8 * 1024;

/// What is read at once. Requests are short, there are many sockets, and the buffer is cleared for every read.
const BUFFER: usize = 2 * 1024;

/// How often a silent client is asked whether it is there, and when it is given up.
const HEARTBEAT: Duration = Duration::from_secs(20);
const SILENCE: Duration = Duration::from_mins(1);

/// How long a client may take to take a frame.
const SLOWEST: Duration = Duration::from_secs(10);

/// How long a client may take to answer a goodbye.
const GOODBYE: Duration = Duration::from_secs(1);

/// How many messages that nobody understands are answered before the connection is closed.
const MOST_MISTAKES: u32 = 20;

/// Opens the connection of a person to a table.
pub async fn connect(
    State(app): State<App>,
    Path(id): Path<String>,
    Extension(caller): Extension<Caller>,
    Extension(name): Extension<RequestName>,
    Extension(visitor): Extension<Arc<Visitor>>,
    visit: Option<Extension<Arc<Visit>>>,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Refused> {
    let pass = app.limits.socket(caller.address)?;
    let live = app.hall.table(&id).await?;
    let visit = visit.map(|Extension(visit)| visit);
    if let Some(visit) = &visit {
        visit.comes_from(caller.address);
    }
    let upgrade = upgrade
        .max_message_size(LARGEST)
        .max_frame_size(LARGEST)
        .read_buffer_size(BUFFER)
        .write_buffer_size(8 * BUFFER);
    let span = tracing::Span::current();
    let talk = move |socket| async move {
        let _pass = pass;
        let count = Arc::clone(&app.sockets);
        metrics::gauge!("reverie_sockets").set(count.fetch_add(1, Ordering::Relaxed) + 1);
        let talk = serve(app, live, visitor, (caller, name), (socket, visit));
        for_visitor(caller.address, talk).instrument(span).await;
        metrics::gauge!("reverie_sockets").set(count.fetch_sub(1, Ordering::Relaxed) - 1);
    };
    Ok(upgrade.on_upgrade(talk))
}

async fn serve(
    app: App,
    live: Arc<Live>,
    visitor: Arc<Visitor>,
    (caller, name): (Caller, RequestName),
    (socket, visit): (WebSocket, Option<Arc<Visit>>),
) {
    let hello_until = Instant::now() + app.config.hello_time();
    let person = visitor.person.clone();
    let (sink, mut stream) = socket.split();
    let (watcher, messages) = Watcher::new(&person.id);
    let id = watcher.id;
    let (direct, answers) = mpsc::channel(16);
    let (stopping, language) = (app.stopping.clone(), person.language);
    let farewell = move |code| {
        text(&Message::Reconnect {
            problem: Refused::new(code).problem(language),
        })
    };
    let mut writer = tokio::spawn(write(sink, messages, answers, stopping, farewell));
    let mut talk = Talk {
        app,
        live,
        visitor,
        person,
        caller,
        visit: visit.clone(),
        name,
        id,
        watcher: Some(watcher),
        direct,
        placed: false,
        wonders: None,
        mistakes: 0,
    };
    let (mut left, mut pushed_out) = (false, false);
    loop {
        // Whatever else a client sends, it has to say hello in time.
        let patience = match talk.watcher {
            Some(_) => hello_until,
            None => Instant::now() + SILENCE,
        };
        let frame = tokio::select! {
            biased;
            _ = &mut writer => {
                left = true;
                break;
            }
            () = sent_away(visit.as_deref()) => {
                pushed_out = true;
                break;
            }
            frame = timeout_at(patience, stream.next()) => frame,
        };
        let Ok(Some(Ok(frame))) = frame else { break };
        let goes_on = match frame {
            Frame::Text(words) => talk.hear(&words).await,
            Frame::Binary(_) => talk.mistake(None, "messages are text").await,
            // They cost as much as words.
            Frame::Ping(_) | Frame::Pong(_) => talk.is_within_limits(None).await || talk.goes_on(),
            Frame::Close(_) => false,
        };
        if !goes_on {
            break;
        }
    }
    talk.live.leave(id).await;
    drop(talk);
    if left {
        // The writer has said goodbye. A connection that is closed while something unread lies in it
        // may lose that goodbye, so the client may say its own.
        let last_words = async { while let Some(Ok(_)) = stream.next().await {} };
        let _ = timeout(GOODBYE, last_words).await;
    } else {
        // The writer sends what is left and says goodbye; where others wait for the room, not for long.
        let patience = if pushed_out { GOODBYE } else { SLOWEST };
        let abort = writer.abort_handle();
        if timeout(patience, writer).await.is_err() {
            abort.abort();
        }
    }
}

/// Ready when the connection has to make room for others.
async fn sent_away(visit: Option<&Visit>) {
    match visit {
        Some(visit) => visit.sent_away().await,
        None => std::future::pending().await,
    }
}

/// What has been said on a connection.
struct Talk {
    app: App,
    live: Arc<Live>,
    visitor: Arc<Visitor>,
    person: Person,
    /// Where they are.
    caller: Caller,
    /// Their place at the door.
    visit: Option<Arc<Visit>>,
    /// What the connection is called in the log.
    name: RequestName,
    id: WatcherId,
    direct: mpsc::Sender<Utf8Bytes>,
    /// Until the hello, nobody watches. Dropped after `direct`: the writer knows by that who has gone.
    watcher: Option<Watcher>,
    /// Whether it is known from which household somebody plays here; it stays known as long as this lasts.
    placed: bool,
    /// The last question to the coach.
    wonders: Option<JoinHandle<()>>,
    mistakes: u32,
}

impl Talk {
    /// Counts one frame, and refuses it if there are too many: by its name if it has one, as somebody waits for an answer.
    async fn is_within_limits(&mut self, words: Option<&str>) -> bool {
        let limits = &self.app.limits;
        let Err(refused) = limits.message(&self.person.id, self.caller.address) else {
            return true;
        };
        self.mistakes += 1;
        if !self.refuse(words.and_then(name_of), &refused).await {
            self.mistakes = MOST_MISTAKES;
        }
        false
    }

    /// Answers one message; says whether the connection goes on.
    async fn hear(&mut self, words: &str) -> bool {
        if !self.is_within_limits(Some(words)).await {
            return self.goes_on();
        }
        let heard = match understand(words) {
            Ok(heard) => heard,
            Err(what) => return self.mistake(name_of(words), &what).await,
        };
        if let Heard::Hello { protocol, version } = heard {
            return self.hello(protocol, version).await;
        }
        if self.watcher.is_some() {
            let refused = Refused::new(Code::HelloFirst);
            self.refuse(None, &refused).await;
            return false;
        }
        match heard {
            Heard::Hello { .. } => true,
            Heard::Ping => {
                let pong = text(&Message::Pong {});
                self.direct.send(pong).await.is_ok()
            }
            Heard::Looking(now) => {
                if let Err(refused) = self.live.looking(self.id, now).await {
                    tracing::warn!(code = ?refused.code, "clocks were not started");
                }
                true
            }
            Heard::Hint(name, question) => self.wonder(name, question).await,
            Heard::Why(id, text) => self.say_why(id, text).await,
            Heard::Wish(name, command) => self.submit(name, &command).await,
        }
    }

    async fn hello(&mut self, protocol: u32, version: Option<u64>) -> bool {
        if protocol != VERSION {
            let refused = Refused::new(Code::WrongProtocol);
            self.refuse(None, &refused).await;
            return false;
        }
        match self.watcher.take() {
            Some(watcher) => {
                // Before anything at the table can call its bots.
                self.note_household().await;
                match self.live.join(watcher, version).await {
                    Ok(()) => {
                        self.note_look().await;
                        self.note_name().await;
                        true
                    }
                    Err(refused) => {
                        self.refuse(None, &refused).await;
                        false
                    }
                }
            }
            None => self.mistake(None, "hello was said before").await,
        }
    }

    /// Bots here think on account of the household of whoever plays here, or has opened the table; a visitor is
    /// no part of it.
    async fn note_household(&mut self) {
        let (openers, person) = (&self.app.openers, &self.person.id);
        let place = |scene: &Scene| {
            let seated = scene.seat_of(person).is_some();
            let concerned = seated || scene.opened.host == *person;
            if concerned {
                openers.note(&scene.opened.id, self.caller.address);
            }
            if seated && let Some(visit) = &self.visit {
                visit.plays();
            }
            concerned
        };
        // A table that can't be looked at has no bots that could think.
        self.placed = self.live.with(place).await.unwrap_or(false);
    }

    /// Games that bots play among themselves are kept as long as somebody looks at them.
    async fn note_look(&self) {
        let alone = |scene: &Scene| {
            let people = scene.chairs.iter().any(|chair| chair.is_person());
            (!people).then(|| scene.opened.id.clone())
        };
        if let Ok(Some(table)) = self.live.with(alone).await
            && let Err(error) = self.app.store.looked(&table, self.app.clock.now()).await
        {
            tracing::warn!(%error, "a look was not noted");
        }
    }

    /// A name that was saved and did not come here, such as when the server died meanwhile, comes with its person.
    async fn note_name(&self) {
        let outdated = |scene: &Scene| renames::is_outdated(scene, &self.person);
        if self.live.with(outdated).await.unwrap_or(false) {
            renames::spread(&self.app, &self.person.id);
        }
    }

    async fn submit(&mut self, name: String, command: &Command) -> bool {
        if let Err(refused) = self.stay(command).await {
            return self.refuse(Some(name), &refused).await;
        }
        if !self.placed {
            self.note_household().await;
        }
        let began = Instant::now();
        let who = (&*self.visitor, &self.person);
        match doing::submit(&self.app, &self.live, who, Some(&name), command).await {
            Ok(version) => {
                metrics::histogram!("reverie_request_seconds").record(began.elapsed());
                let done = Message::Done { id: name, version };
                self.direct.send(text(&done)).await.is_ok()
            }
            Err(refused) => self.refuse(Some(name), &refused).await,
        }
    }

    /// Asks the coach. It may think for a while, and whoever asked goes on meanwhile.
    async fn wonder(&mut self, name: String, question: Question) -> bool {
        if !self.visitor.is_known_again() {
            let refused = Refused::new(Code::UnknownPerson);
            return self.refuse(Some(name), &refused).await;
        }
        if self.wonders.as_ref().is_some_and(|one| !one.is_finished()) {
            return self.refuse(Some(name), &Refused::new(Code::TooMany)).await;
        }
        let (app, live, person) = (
            self.app.clone(),
            Arc::clone(&self.live),
            self.person.clone(),
        );
        let (caller, request) = (self.caller, self.name.clone());
        // Nobody is told anything who has gone meanwhile.
        let direct = self.direct.downgrade();
        let answer = async move {
            let hint = coach::hint(&app, &live, (&person, caller), &name, question).await;
            let message = match hint {
                Ok(hint) => Message::Hint { id: name, hint },
                Err(refused) => Message::Refused {
                    id: Some(name),
                    problem: refused.problem_of(person.language, &request),
                },
            };
            if let Some(direct) = direct.upgrade() {
                let _ = direct.send(text(&message)).await;
            }
        };
        self.wonders = Some(tokio::spawn(for_the_same(answer.in_current_span())));
        true
    }

    /// Says why a move can't be made now, as if it had been made; whoever asks has made none.
    async fn say_why(&self, id: String, text: String) -> bool {
        let command = Command::Move { text, after: None };
        let would = self.live.would(&self.person, None, &command).await;
        let problem = would.err();
        let problem = problem.map(|refused| refused.problem_of(self.person.language, &self.name));
        self.direct
            .send(self::text(&Message::Why { id, problem }))
            .await
            .is_ok()
    }

    /// Whoever does something here is somebody: known again, and called what they are called now.
    async fn stay(&mut self, command: &Command) -> Result<(), Refused> {
        if !self.visitor.is_known_again() {
            return Err(Refused::new(Code::UnknownPerson));
        }
        if let Command::Say(_) = command
            && let Some(person) = self.app.store.person(&self.person.id).await?
        {
            self.person = person;
        }
        Ok(())
    }

    async fn mistake(&mut self, name: Option<String>, what: &str) -> bool {
        let refused = Refused::with(Code::BadMessage, what);
        self.refuse(name, &refused).await && self.count_mistake()
    }

    fn count_mistake(&mut self) -> bool {
        self.mistakes += 1;
        self.goes_on()
    }

    fn goes_on(&self) -> bool {
        self.mistakes < MOST_MISTAKES
    }

    async fn refuse(&self, id: Option<String>, refused: &Refused) -> bool {
        let problem = refused.problem_of(self.person.language, &self.name);
        let message = text(&Message::Refused { id, problem });
        self.direct.send(message).await.is_ok()
    }
}

/// Sends what there is to send, and asks a silent client now and then whether it is there. Ends when
/// the reader has gone, the client is too slow, or the server stops.
async fn write(
    mut sink: SplitSink<WebSocket, Frame>,
    mut messages: mpsc::Receiver<Utf8Bytes>,
    mut answers: mpsc::Receiver<Utf8Bytes>,
    mut stopping: halt::Receiver,
    farewell: impl Fn(Code) -> Utf8Bytes,
) {
    let mut heartbeat = interval(HEARTBEAT);
    heartbeat.tick().await;
    let mut goodbye = (close_code::NORMAL, None);
    loop {
        let frame = tokio::select! {
            // What happened comes before the answer to what made it happen.
            biased;
            message = messages.recv() => match message {
                Some(message) => Frame::Text(message),
                None => {
                    while let Ok(answer) = answers.try_recv() {
                        let _ = sink.feed(Frame::Text(answer)).await;
                    }
                    // The table let go of a client that does not keep up, or the client has gone.
                    if !answers.is_closed() {
                        goodbye = (close_code::AGAIN, Some(Code::TooMany));
                    }
                    break;
                }
            },
            answer = answers.recv() => match answer {
                Some(answer) => Frame::Text(answer),
                None => break,
            },
            _ = heartbeat.tick() => Frame::Ping(Bytes::new()),
            () = stopped(&mut stopping) => {
                goodbye = (close_code::RESTART, Some(Code::Stopping));
                break;
            }
        };
        // What has come up meanwhile goes out in the same packet: a move and its answer mostly do.
        let together = async {
            sink.feed(frame).await?;
            // Taken first and sent last: what made an answer possible was sent before it.
            let mut ready = Vec::new();
            while let Ok(answer) = answers.try_recv() {
                ready.push(answer);
            }
            while let Ok(message) = messages.try_recv() {
                sink.feed(Frame::Text(message)).await?;
            }
            for answer in ready {
                sink.feed(Frame::Text(answer)).await?;
            }
            sink.flush().await
        };
        if !matches!(timeout(SLOWEST, together).await, Ok(Ok(()))) {
            return;
        }
    }
    if let Some(code) = goodbye.1 {
        let _ = timeout(SLOWEST, sink.send(Frame::Text(farewell(code)))).await;
    }
    let close = CloseFrame {
        code: goodbye.0,
        reason: Utf8Bytes::from_static("connect again"),
    };
    let _ = timeout(SLOWEST, sink.send(Frame::Close(Some(close)))).await;
}
