//! A tiny HTTP server that keeps what it is asked, and always gives the same answer.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::Duration;

/// A request as it came in.
pub struct Request {
    pub line: String,
    headers: Vec<(String, String)>,
    pub body: Vec<u8>,
}

impl Request {
    /// A header's value, if it came exactly once.
    pub fn header(&self, name: &str) -> Option<&str> {
        let mut found = self
            .headers
            .iter()
            .filter(|(known, _)| known.eq_ignore_ascii_case(name));
        let (_, value) = found.next()?;
        found.next().is_none().then_some(value)
    }
}

/// A server on this machine.
pub struct Service {
    pub port: u16,
    requests: Receiver<Request>,
}

impl Service {
    /// Starts one that answers with this status line and headers, and no body.
    pub fn start(answer: &'static str) -> Service {
        Service::start_raw(format!("HTTP/1.1 {answer}\r\nContent-Length: 0\r\n\r\n"))
    }

    /// Starts one that answers with exactly this text.
    pub fn start_raw(answer: String) -> Service {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let port = listener.local_addr().expect("an address").port();
        let (send, requests) = mpsc::channel();
        thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                let Some(request) = read(&stream) else {
                    continue;
                };
                // The other side may have left, which is what some tests are about.
                let _ = (&stream).write_all(answer.as_bytes());
                if send.send(request).is_err() {
                    return;
                }
            }
        });
        Service { port, requests }
    }

    pub fn url(&self, path: &str) -> String {
        format!("http://127.0.0.1:{}{path}", self.port)
    }

    /// The request that came in.
    pub fn request(&self) -> Request {
        self.requests
            .recv_timeout(Duration::from_secs(5))
            .expect("a request")
    }

    /// Whether nobody asked. What is on its way gets a moment.
    pub fn is_untouched(&self) -> bool {
        self.requests
            .recv_timeout(Duration::from_millis(200))
            .is_err()
    }
}

fn read(stream: &TcpStream) -> Option<Request> {
    let mut reader = BufReader::new(stream);
    let mut line = String::new();
    reader.read_line(&mut line).ok()?;
    let mut headers = Vec::new();
    loop {
        let mut header = String::new();
        reader.read_line(&mut header).ok()?;
        let Some((name, value)) = header.trim_end().split_once(": ") else {
            break;
        };
        headers.push((name.to_owned(), value.to_owned()));
    }
    let mut request = Request {
        line: line.trim_end().to_owned(),
        headers,
        body: Vec::new(),
    };
    let length = request.header("Content-Length")?.parse().ok()?;
    request.body.resize(length, 0);
    reader.read_exact(&mut request.body).ok()?;
    Some(request)
}
