//! Requests over HTTP, over the simulated network.

use std::fmt::Write as _;
use std::time::Duration;

use serde::de::DeserializeOwned;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::time::timeout;

use crate::frames::find;
use crate::network::ClientEnd;

/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(12);

/// A whole answer.
pub struct Answer {
    /// The status.
    pub status: u16,
    /// The cookie that it sets.
    pub cookie: Option<String>,
    body: Vec<u8>,
}

impl Answer {
    /// What it says, if it is what was asked for.
    pub fn read<T: DeserializeOwned>(&self) -> Option<T> {
        if self.status != 200 {
            return None;
        }
        serde_json::from_slice(&self.body).ok()
    }

    /// All that it says.
    pub fn body(&self) -> &[u8] {
        &self.body
    }
}

/// Asks; nothing if no whole answer comes in time.
pub async fn ask(
    mut end: ClientEnd,
    method: &str,
    path: &str,
    cookie: Option<&str>,
    body: Option<&str>,
) -> Option<Answer> {
    let mut request = format!("{method} {path} HTTP/1.1\r\nhost: world\r\nconnection: close\r\n");
    if let Some(cookie) = cookie {
        let _ = write!(request, "cookie: {cookie}\r\n");
    }
    if let Some(body) = body {
        let length = body.len();
        let _ = write!(
            request,
            "content-type: application/json\r\ncontent-length: {length}\r\n"
        );
    }
    request += "\r\n";
    request += body.unwrap_or_default();
    let asking = async {
        end.write_all(request.as_bytes()).await.ok()?;
        let mut bytes = Vec::new();
        loop {
            if let Some(answer) = whole(&bytes) {
                return Some(answer);
            }
            if end.read_buf(&mut bytes).await.ok()? == 0 {
                return None;
            }
        }
    };
    timeout(PATIENCE, asking).await.ok().flatten()
}

/// The answer, once all of it is there.
pub fn whole(bytes: &[u8]) -> Option<Answer> {
    let end = find(bytes, b"\r\n\r\n")?;
    let head = String::from_utf8_lossy(&bytes[..end]).to_ascii_lowercase();
    let original = String::from_utf8_lossy(&bytes[..end]).into_owned();
    let value = |name: &str| {
        let begin = head.find(&format!("\r\n{name}: "))? + name.len() + 4;
        let line = original[begin..].split("\r\n").next()?;
        Some(line.to_owned())
    };
    let length = value("content-length").and_then(|text| text.parse::<usize>().ok());
    let body = bytes.get(end + 4..end + 4 + length.unwrap_or(0))?;
    let cookie = value("set-cookie").and_then(|text| Some(text.split(';').next()?.to_owned()));
    Some(Answer {
        status: head.split(' ').nth(1)?.parse().ok()?,
        cookie,
        body: body.to_vec(),
    })
}
