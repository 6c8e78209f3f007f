//! A connection to one table.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use futures_util::{SinkExt, StreamExt};
use protocol::socket::{Message, Request};
use protocol::{Problem, VERSION};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Error, Message as Frame, Utf8Bytes};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async_with_config};

/// How long a server may take to say anything.
const PATIENCE: Duration = Duration::from_secs(20);

/// Why a connection can't be used.
#[derive(Debug, thiserror::Error)]
pub enum Lost {
    /// It was closed, with what reason was given.
    #[error("the connection was closed: {0}")]
    Closed(String),
    /// Nothing came.
    #[error("the server says nothing")]
    Silent,
    /// What came can't be read.
    #[error("the server can't be understood: {0}")]
    Unreadable(String),
    /// The server refused to connect.
    #[error("the server refused the connection ({0}): {1}")]
    Refused(u16, String),
}

impl From<Error> for Lost {
    fn from(error: Error) -> Lost {
        match error {
            Error::Http(response) => {
                let body = response.body().clone().unwrap_or_default();
                let body = String::from_utf8_lossy(&body).into_owned();
                Lost::Refused(response.status().as_u16(), body)
            }
            other => Lost::Closed(other.to_string()),
        }
    }
}

/// A connection.
pub struct Connection {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// Every text that the server has sent, if somebody wants to look for what should not be there.
    pub heard: Option<Vec<String>>,
}

impl Connection {
    /// Connects, without saying hello.
    pub async fn open(host: &str, table: &str, cookie: &str) -> Result<Connection, Lost> {
        Connection::open_from(host, table, cookie, None).await
    }

    /// The same from a page of this origin.
    pub async fn open_from(
        host: &str,
        table: &str,
        cookie: &str,
        origin: Option<&str>,
    ) -> Result<Connection, Lost> {
        let headers = origin.map(|origin| ("origin", origin));
        Connection::open_with(host, table, cookie, headers.as_slice()).await
    }

    /// The same with these headers besides.
    pub async fn open_with(
        host: &str,
        table: &str,
        cookie: &str,
        more: &[(&'static str, &str)],
    ) -> Result<Connection, Lost> {
        let address = format!("ws://{host}/api/tables/{table}/socket");
        let mut request = address.into_client_request()?;
        let headers = request.headers_mut();
        let unreadable = |_| Lost::Unreadable("a header".to_owned());
        headers.insert("cookie", HeaderValue::from_str(cookie).map_err(unreadable)?);
        for (name, value) in more {
            headers.insert(*name, HeaderValue::from_str(value).map_err(unreadable)?);
        }
        // Small buffers: a load has thousands of connections.
        let config = WebSocketConfig::default()
            .read_buffer_size(8 * 1024)
            .write_buffer_size(0);
        let (socket, _) = connect_async_with_config(request, Some(config), true).await?;
        Ok(Connection {
            socket,
            heard: None,
        })
    }

    /// Says hello, with the version that was seen last.
    pub async fn hello(&mut self, version: Option<u64>) -> Result<Message, Lost> {
        let protocol = VERSION;
        self.send(&Request::Hello { protocol, version }).await?;
        self.next().await
    }

    /// Says something.
    pub async fn send(&mut self, request: &Request) -> Result<(), Lost> {
        let text = serde_json::to_string(request).unwrap_or_default();
        self.send_text(&text).await
    }

    /// Says anything at all.
    pub async fn send_text(&mut self, text: &str) -> Result<(), Lost> {
        Ok(self.socket.send(Frame::text(text)).await?)
    }

    /// Says anything at all, not even text.
    pub async fn send_bytes(&mut self, bytes: &[u8]) -> Result<(), Lost> {
        Ok(self.socket.send(Frame::binary(bytes.to_vec())).await?)
    }

    /// The next message.
    pub async fn next(&mut self) -> Result<Message, Lost> {
        let text = self.next_text().await?;
        if let Some(heard) = &mut self.heard {
            heard.push(text.as_str().to_owned());
        }
        let read = serde_json::from_str(&text);
        read.map_err(|error| Lost::Unreadable(format!("{error} in {text}")))
    }

    /// The next message as it came.
    pub async fn next_text(&mut self) -> Result<Utf8Bytes, Lost> {
        loop {
            let frame = timeout(PATIENCE, self.socket.next()).await;
            match frame.map_err(|_| Lost::Silent)? {
                Some(Ok(Frame::Text(text))) => return Ok(text),
                Some(Ok(Frame::Close(frame))) => {
                    let why = frame.map(|frame| format!("{} {}", frame.code, frame.reason));
                    return Err(Lost::Closed(why.unwrap_or_default()));
                }
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(error.into()),
                None => return Err(Lost::Closed(String::new())),
            }
        }
    }

    /// A name for a request that was not used before, on this connection or another.
    pub fn fresh_id() -> String {
        static NEXT: AtomicU64 = AtomicU64::new(1);
        let now = SystemTime::now().duration_since(UNIX_EPOCH);
        let now = now.map_or(0, |since| since.as_nanos());
        format!("{now:x}-{:x}", NEXT.fetch_add(1, Ordering::Relaxed))
    }

    /// Makes a move and waits until it is stored; what else comes meanwhile is handed to `hear`.
    pub async fn play(
        &mut self,
        text: &str,
        hear: impl FnMut(Message),
    ) -> Result<Result<u64, Problem>, Lost> {
        let (id, text) = (Connection::fresh_id(), text.to_owned());
        let after = None;
        self.send(&Request::Move {
            id: id.clone(),
            text,
            after,
        })
        .await?;
        self.answer(&id, hear).await
    }

    /// Waits for the answer to a request; what else comes meanwhile is handed to `hear`.
    pub async fn answer(
        &mut self,
        asked: &str,
        mut hear: impl FnMut(Message),
    ) -> Result<Result<u64, Problem>, Lost> {
        loop {
            match self.next().await? {
                Message::Done { id, version } if id == asked => return Ok(Ok(version)),
                Message::Refused { id, problem } if id.as_deref().is_none_or(|id| id == asked) => {
                    return Ok(Err(problem));
                }
                other => hear(other),
            }
        }
    }

    /// Ends it.
    pub async fn close(mut self) {
        let _ = self.socket.close(None).await;
    }
}
