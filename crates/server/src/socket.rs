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
use tokio::sync::{mpsc, watch};
use tokio::time::{Instant, interval, timeout};

use crate::app::{App, stopped};
use crate::guard::Caller;
use crate::heard::{Heard, understand};
use crate::live::{Live, Watcher, WatcherId, text};
use crate::person::Identity;
use crate::refused::Refused;
use crate::scene::Command;
use crate::store::Person;

/// The largest message that a client may send.
const LARGEST: usize = 8 * 1024;

/// What is read at once. Requests are short, there are many sockets, and the buffer is cleared for every read.
const BUFFER: usize = 2 * 1024;

/// How often a silent client is asked whether it is there, and when it is given up.
const HEARTBEAT: Duration = Duration::from_secs(20);
const SILENCE: Duration = Duration::from_mins(1);

/// How long a client may take to say hello, or to take a frame.
const SLOWEST: Duration = Duration::from_secs(10);

/// How long a client may take to answer a goodbye.
const GOODBYE: Duration = Duration::from_secs(1);

/// How many messages that nobody understands are answered before the connection is closed.
const MOST_MISTAKES: u32 = 20;

/// Opens the connection of a person to a table.
pub async fn connect(
    State(app): State<App>,
    Path(id): Path<String>,
    Extension(Caller(address)): Extension<Caller>,
    Identity(person): Identity,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Refused> {
    let pass = app.limits.socket(address)?;
    let live = app.hall.table(&id).await?;
    let upgrade = upgrade
        .max_message_size(LARGEST)
        .max_frame_size(LARGEST)
        .read_buffer_size(BUFFER)
        .write_buffer_size(8 * BUFFER);
    let talk = |socket| async move {
        let _pass = pass;
        let count = Arc::clone(&app.sockets);
        metrics::gauge!("reverie_sockets").set(count.fetch_add(1, Ordering::Relaxed) + 1);
        serve(app, live, person, socket).await;
        metrics::gauge!("reverie_sockets").set(count.fetch_sub(1, Ordering::Relaxed) - 1);
    };
    Ok(upgrade.on_upgrade(talk))
}

async fn serve(app: App, live: Arc<Live>, person: Person, socket: WebSocket) {
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
        person,
        id,
        watcher: Some(watcher),
        direct,
        mistakes: 0,
    };
    let (mut patience, mut left) = (SLOWEST, false);
    loop {
        let frame = tokio::select! {
            frame = timeout(patience, stream.next()) => frame,
            _ = &mut writer => {
                left = true;
                break;
            }
        };
        let Ok(Some(Ok(frame))) = frame else { break };
        patience = SILENCE;
        let goes_on = match frame {
            Frame::Text(words) => talk.hear(&words).await,
            Frame::Binary(_) => talk.mistake("messages are text").await,
            Frame::Ping(_) | Frame::Pong(_) => true,
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
        // The writer sends what is left and says goodbye.
        let _ = timeout(SLOWEST, writer).await;
    }
}

/// What has been said on a connection.
struct Talk {
    app: App,
    live: Arc<Live>,
    person: Person,
    id: WatcherId,
    direct: mpsc::Sender<Utf8Bytes>,
    /// Until the hello, nobody watches. Dropped after `direct`: the writer knows by that who has gone.
    watcher: Option<Watcher>,
    mistakes: u32,
}

impl Talk {
    /// Answers one message; says whether the connection goes on.
    async fn hear(&mut self, words: &str) -> bool {
        if let Err(refused) = self.app.limits.message(&self.person.id) {
            return self.refuse(None, &refused).await && self.count_mistake();
        }
        let heard = match understand(words) {
            Ok(heard) => heard,
            Err(what) => return self.mistake(&what).await,
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
                self.live.looking(self.id, now).await;
                true
            }
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
            Some(watcher) => match self.live.join(watcher, version).await {
                Ok(()) => true,
                Err(refused) => {
                    self.refuse(None, &refused).await;
                    false
                }
            },
            None => self.mistake("hello was said before").await,
        }
    }

    async fn submit(&mut self, name: String, command: &Command) -> bool {
        let began = Instant::now();
        match self.live.submit(&self.person, Some(&name), command).await {
            Ok(version) => {
                metrics::histogram!("reverie_request_seconds").record(began.elapsed());
                let done = Message::Done { id: name, version };
                self.direct.send(text(&done)).await.is_ok()
            }
            Err(refused) => self.refuse(Some(name), &refused).await,
        }
    }

    async fn mistake(&mut self, what: &str) -> bool {
        let refused = Refused::with(Code::BadMessage, what);
        self.refuse(None, &refused).await && self.count_mistake()
    }

    fn count_mistake(&mut self) -> bool {
        self.mistakes += 1;
        self.mistakes < MOST_MISTAKES
    }

    async fn refuse(&self, id: Option<String>, refused: &Refused) -> bool {
        let problem = refused.problem(self.person.language);
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
    mut stopping: watch::Receiver<bool>,
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
