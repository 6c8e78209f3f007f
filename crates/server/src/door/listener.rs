//! Where connections come from: the network, or memory in a simulation.

use std::future::Future;
use std::io;
use std::net::SocketAddr;

use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpListener, TcpStream};

/// Gives one connection after the other.
pub trait Listener: Send + 'static {
    /// A connection.
    type Io: AsyncRead + AsyncWrite + Unpin + Send + 'static;

    /// The next connection and where it comes from. An error is for the moment: there may be a next one.
    /// Nothing may be lost if the future is dropped.
    fn accept(&mut self) -> impl Future<Output = io::Result<(Self::Io, SocketAddr)>> + Send;
}

impl Listener for TcpListener {
    type Io = TcpStream;

    async fn accept(&mut self) -> io::Result<(TcpStream, SocketAddr)> {
        use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
        loop {
            match TcpListener::accept(self).await {
                Ok((stream, address)) => {
                    // Small messages go out at once.
                    let _ = stream.set_nodelay(true);
                    return Ok((stream, address));
                }
                // Somebody has changed their mind, which says nothing about the next one.
                Err(error)
                    if matches!(
                        error.kind(),
                        ConnectionAborted | ConnectionRefused | ConnectionReset
                    ) => {}
                Err(error) => return Err(error),
            }
        }
    }
}
