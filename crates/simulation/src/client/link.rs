//! A socket to one table, over the simulated network.

use std::time::Duration;

use protocol::socket::{Message, Request};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::time::timeout;

use crate::frames::{self, Frame, Frames};
use crate::network::ClientEnd;

/// How long a connection may take to open, or to take what is written.
const PATIENCE: Duration = Duration::from_secs(8);

/// A connection that can't be used any more.
#[derive(Debug)]
pub struct Lost;

/// A socket.
pub struct Link {
    end: ClientEnd,
    frames: Frames,
    read: Vec<u8>,
}

impl Link {
    /// Asks for a socket to a table; nothing if that fails. The status says why, if the server did.
    pub async fn open(end: ClientEnd, table: &str, cookie: &str) -> Result<Link, Option<u16>> {
        let mut link = Link {
            end,
            frames: Frames::default(),
            read: Vec::with_capacity(16 * 1024),
        };
        let request = format!(
            "GET /api/tables/{table}/socket HTTP/1.1\r\nhost: world\r\nconnection: upgrade\r\n\
             upgrade: websocket\r\nsec-websocket-version: 13\r\n\
             sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\ncookie: {cookie}\r\n\r\n"
        );
        let opening = async {
            link.end
                .write_all(request.as_bytes())
                .await
                .map_err(|_| Lost)?;
            while link.frames.status().is_none() {
                link.read().await?;
            }
            Ok::<_, Lost>(())
        };
        let opened = timeout(PATIENCE, opening).await;
        match (opened, link.frames.status()) {
            (Ok(Ok(())), Some(101)) => Ok(link),
            (_, status) => Err(status),
        }
    }

    async fn read(&mut self) -> Result<(), Lost> {
        match self.end.read_buf(&mut self.read).await {
            Ok(0) | Err(_) => Err(Lost),
            Ok(_) => {
                self.frames.feed(&self.read);
                self.read.clear();
                Ok(())
            }
        }
    }

    /// The next message. Nothing is lost if this is dropped.
    pub async fn next(&mut self) -> Result<Message, Lost> {
        loop {
            match self.frames.next() {
                Some(Frame::Text(text)) => return serde_json::from_str(&text).map_err(|_| Lost),
                Some(Frame::Close) => return Err(Lost),
                Some(_) => {}
                None => self.read().await?,
            }
        }
    }

    /// Says something.
    pub async fn send(&mut self, request: &Request) -> Result<(), Lost> {
        let text = serde_json::to_string(request).map_err(|_| Lost)?;
        let frame = frames::text(&text);
        match timeout(PATIENCE, self.end.write_all(&frame)).await {
            Ok(Ok(())) => Ok(()),
            _ => Err(Lost),
        }
    }
}
