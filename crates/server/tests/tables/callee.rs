//! Services that notices are sent to, on this machine.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use tokio::sync::mpsc::{self, UnboundedReceiver};
use tokio::time::timeout;

use crate::house::{House, until};

/// A service, and what it was asked.
pub struct Callee {
    pub url: String,
    calls: UnboundedReceiver<Call>,
    given_up: Arc<AtomicUsize>,
}

/// A service that takes every call, after a while.
pub struct Slow {
    pub port: u16,
    answered: Arc<AtomicUsize>,
}

impl Slow {
    /// How many calls it has answered.
    pub fn answered(&self) -> usize {
        self.answered.load(Ordering::Relaxed)
    }
}

/// A request; bytes that are no text are lost.
#[derive(Debug)]
pub struct Call {
    pub head: String,
    pub body: String,
}

impl Call {
    /// The value of a header.
    pub fn header(&self, name: &str) -> &str {
        let lines = self.head.lines().filter_map(|line| line.split_once(": "));
        let mut found = lines.filter(|(known, _)| known.eq_ignore_ascii_case(name));
        found
            .next()
            .unwrap_or_else(|| panic!("{name} in {self:?}"))
            .1
    }

    /// A part of the body, which is JSON.
    pub fn says(&self, part: &str) -> String {
        let body: serde_json::Value = serde_json::from_str(&self.body).expect("JSON");
        body[part].as_str().expect("a text").to_owned()
    }
}

impl Callee {
    /// A service that answers all calls alike.
    pub fn answering(status: &'static str) -> Callee {
        Callee::with(move |_| Some(status))
    }

    /// A service that answers the calls, counted from one, with such a status; nothing keeps the caller
    /// waiting for as long as the test takes.
    pub fn with(mut status: impl FnMut(usize) -> Option<&'static str> + Send + 'static) -> Callee {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let url = format!("http://{}", listener.local_addr().expect("its address"));
        let (told, calls) = mpsc::unbounded_channel();
        let given_up: Arc<AtomicUsize> = Arc::default();
        let lost = Arc::clone(&given_up);
        std::thread::spawn(move || {
            for (stream, number) in listener.incoming().flatten().zip(1..) {
                let mut stream = stream;
                let Some(call) = hear(&mut stream) else {
                    continue;
                };
                match status(number) {
                    Some(status) => {
                        let rest = "content-length: 0\r\nconnection: close\r\n\r\n";
                        let _ = stream.write_all(format!("HTTP/1.1 {status}\r\n{rest}").as_bytes());
                    }
                    None => {
                        let lost = Arc::clone(&lost);
                        // There is nothing to read until the caller hangs up.
                        std::thread::spawn(move || {
                            let _ = stream.read(&mut [0]);
                            lost.fetch_add(1, Ordering::Relaxed);
                        });
                    }
                }
                if told.send(call).is_err() {
                    break;
                }
            }
        });
        Callee {
            url,
            calls,
            given_up,
        }
    }

    /// A service that takes every call after a while, at every address of this machine.
    pub fn slow(pause: Duration) -> Slow {
        let listener = TcpListener::bind("0.0.0.0:0").expect("a port");
        let port = listener.local_addr().expect("its address").port();
        let answered: Arc<AtomicUsize> = Arc::default();
        let count = Arc::clone(&answered);
        std::thread::spawn(move || {
            for mut stream in listener.incoming().flatten() {
                let count = Arc::clone(&count);
                std::thread::spawn(move || {
                    if hear(&mut stream).is_some() {
                        std::thread::sleep(pause);
                        count.fetch_add(1, Ordering::Relaxed);
                        let _ =
                            stream.write_all(b"HTTP/1.1 201 Created\r\ncontent-length: 0\r\n\r\n");
                    }
                });
            }
        });
        Slow { port, answered }
    }

    /// The next call.
    pub async fn next(&mut self) -> Call {
        let call = timeout(Duration::from_secs(20), self.calls.recv()).await;
        call.expect("a call in time").expect("the service goes on")
    }

    /// How many callers that got no answer have given up.
    pub fn given_up(&self) -> usize {
        self.given_up.load(Ordering::Relaxed)
    }

    /// Whether nobody calls any more, once nothing is on its way: every notice of this house is delivered, overtaken
    /// or given up.
    pub async fn is_left_alone(&self, house: &House) -> bool {
        let none_left = async || house.count("SELECT count(*) FROM outbox").await == 0;
        until("nothing is on its way", none_left).await;
        self.waiting() == 0
    }

    /// How many calls have come that nobody has looked at.
    pub fn waiting(&self) -> usize {
        self.calls.len()
    }
}

/// A whole request, if it is one.
fn hear(stream: &mut TcpStream) -> Option<Call> {
    let mut lines = BufReader::new(stream);
    let (mut head, mut length) = (String::new(), 0);
    loop {
        let mut line = String::new();
        if lines.read_line(&mut line).ok()? == 0 {
            return None;
        }
        if line.trim().is_empty() {
            break;
        }
        let lower = line.to_ascii_lowercase();
        if let Some(count) = lower.strip_prefix("content-length:") {
            length = count.trim().parse().ok()?;
        }
        head.push_str(&line);
    }
    let mut body = vec![0; length];
    lines.read_exact(&mut body).ok()?;
    let body = String::from_utf8_lossy(&body).into_owned();
    Some(Call { head, body })
}
