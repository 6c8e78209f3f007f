//! One connection: request and answer in turns, until somebody has enough.

use std::convert::Infallible;
use std::io;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};

use axum::Router;
use axum::body::{Body, Bytes, HttpBody};
use axum::extract::ConnectInfo;
use axum::http::{Request, Response, StatusCode};
use hyper::body::{Frame, Incoming, SizeHint};
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::TokioIo;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Instant, sleep_until};
use tower_service::Service;

use super::visitors::Visit;
use crate::app::stopped;
use crate::halt;

/// What is read ahead of a connection at most; the header of a request has to fit in.
const BUFFER: usize = 32 * 1024;

/// Answers a connection until it ends, says nothing for too long, or has to make room for others.
pub async fn hold<Io>(
    io: Io,
    address: SocketAddr,
    visit: Arc<Visit>,
    routes: Router,
    mut stopping: halt::Receiver,
) where
    Io: AsyncRead + AsyncWrite + Unpin + Send + 'static,
{
    let asked = Arc::clone(&visit);
    let service = service_fn(move |request: Request<Incoming>| {
        answer(request, address, Arc::clone(&asked), routes.clone())
    });
    let io = TokioIo::new(Held {
        io,
        _visit: Arc::clone(&visit),
    });
    let mut builder = http1::Builder::new();
    let connection = builder.max_buf_size(BUFFER).serve_connection(io, service);
    let mut connection = std::pin::pin!(connection.with_upgrades());
    let mut told = false;
    loop {
        let late = async {
            match visit.deadline() {
                Some(deadline) => sleep_until(deadline).await,
                None => std::future::pending().await,
            }
        };
        tokio::select! {
            biased;
            _ = &mut connection => return,
            () = stopped(&mut stopping), if !told => {
                told = true;
                connection.as_mut().graceful_shutdown();
            }
            () = visit.sent_away() => return,
            () = late => {
                // It may have gone on meanwhile.
                if visit.deadline().is_some_and(|deadline| deadline <= Instant::now()) {
                    return;
                }
            }
        }
    }
}

async fn answer(
    request: Request<Incoming>,
    address: SocketAddr,
    visit: Arc<Visit>,
    mut routes: Router,
) -> Result<Response<Told>, Infallible> {
    let mut request = request.map(|body| Asked::new(body, Arc::clone(&visit)));
    request.extensions_mut().insert(ConnectInfo(address));
    request.extensions_mut().insert(Arc::clone(&visit));
    // A router is always ready.
    let answer = routes.call(request).await?;
    let socket = answer.status() == StatusCode::SWITCHING_PROTOCOLS;
    if socket {
        visit.becomes_socket();
    } else {
        visit.is_awaited();
    }
    let visit = (!socket).then_some(visit);
    Ok(answer.map(|body| Told { body, visit }))
}

/// The body of a request; until all of it is here, the server waits for whoever asks.
struct Asked {
    body: Incoming,
    visit: Arc<Visit>,
    whole: bool,
}

impl Asked {
    fn new(body: Incoming, visit: Arc<Visit>) -> Asked {
        let whole = body.is_end_stream();
        if whole {
            visit.asks();
        } else {
            visit.is_awaited();
        }
        Asked { body, visit, whole }
    }
}

impl HttpBody for Asked {
    type Data = Bytes;
    type Error = hyper::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, hyper::Error>>> {
        let polled = Pin::new(&mut self.body).poll_frame(context);
        let ended = matches!(polled, Poll::Ready(None)) || self.body.is_end_stream();
        if ended && !self.whole {
            self.whole = true;
            self.visit.asks();
        }
        polled
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

/// The body of an answer; when all of it is on its way, the connection is idle.
struct Told {
    body: Body,
    visit: Option<Arc<Visit>>,
}

impl HttpBody for Told {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(context)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

impl Drop for Told {
    fn drop(&mut self) {
        if let Some(visit) = &self.visit {
            visit.answered();
        }
    }
}

/// What is read and written, with the place that it takes up: a socket of a table keeps it.
struct Held<Io> {
    io: Io,
    _visit: Arc<Visit>,
}

impl<Io: AsyncRead + Unpin> AsyncRead for Held<Io> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.io).poll_read(context, buffer)
    }
}

impl<Io: AsyncWrite + Unpin> AsyncWrite for Held<Io> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.io).poll_write(context, bytes)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.io).poll_write_vectored(context, bytes)
    }

    fn is_write_vectored(&self) -> bool {
        self.io.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.io).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.io).poll_shutdown(context)
    }
}
