//! Connections in memory: what is sent takes time, comes late, breaks off at any byte, or never arrives.

use std::collections::VecDeque;
use std::io;
use std::pin::Pin;
use std::sync::{Arc, Mutex};
use std::task::{Context, Poll, Waker, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Instant, Sleep, sleep_until};

use crate::client::http::whole;
use crate::dice::Dice;
use crate::faults::Fault;
use crate::frames::{Frame, Frames};
use crate::laws::Answered;
use crate::process::Process;
use crate::world::{World, held};

/// How many bytes may be under way in one direction.
const ROOM: usize = 64 * 1024;

/// How late bytes may be, in milliseconds.
const LATE: (u64, u64) = (400, 9_000);

/// How a direction ends.
#[derive(Clone, Copy, Debug)]
enum End {
    Finished,
    Broken,
}

/// One direction of a connection.
#[derive(Default)]
struct Lane {
    under_way: VecDeque<(Instant, Vec<u8>)>,
    bytes: usize,
    end: Option<(Instant, End)>,
    /// Nothing arrives any more, and nobody is told.
    silent: bool,
    reader: Option<Waker>,
    writer: Option<Waker>,
}

impl Lane {
    fn last(&self) -> Option<Instant> {
        self.under_way.back().map(|(at, _)| *at)
    }

    fn finish(&mut self, at: Instant, end: End) {
        if self.end.is_none() && !self.silent {
            let at = self.last().map_or(at, |last| last.max(at));
            self.end = Some((at, end));
        }
        self.wake();
    }

    fn wake(&mut self) {
        self.reader.take().into_iter().for_each(Waker::wake);
        self.writer.take().into_iter().for_each(Waker::wake);
    }
}

/// Who is connected to what.
#[derive(Clone, Debug)]
pub struct Purpose {
    /// The person's id, once it is known.
    pub person: String,
    /// The table, for a socket.
    pub table: Option<String>,
    /// What is asked, for anything else.
    pub asked: Option<Answered>,
}

/// A connection, between its two ends.
pub struct Cable {
    world: World,
    dice: Dice,
    lanes: [Lane; 2],
}

const TO_SERVER: usize = 0;
const TO_CLIENT: usize = 1;

impl Cable {
    /// The other side dies: the client is told, or not.
    pub fn crash(&mut self) {
        let at = Instant::now() + Duration::from_millis(self.dice.between((0, 50)));
        if self.dice.chance(700) {
            self.lanes[TO_CLIENT].finish(at, End::Broken);
        }
        // Nobody reads any more, and what was not sent is never sent.
        self.lanes[TO_SERVER].wake();
    }

    fn read(
        &mut self,
        lane: usize,
        sleep: &mut Option<Pin<Box<Sleep>>>,
        context: &mut Context<'_>,
        into: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let now = Instant::now();
        let lane = &mut self.lanes[lane];
        let mut taken = false;
        while let Some((at, piece)) = lane.under_way.front_mut()
            && *at <= now
            && into.remaining() > 0
        {
            let fits = piece.len().min(into.remaining());
            into.put_slice(&piece[..fits]);
            piece.drain(..fits);
            lane.bytes -= fits;
            taken |= fits > 0;
            if piece.is_empty() {
                lane.under_way.pop_front();
            }
        }
        if taken {
            lane.writer.take().into_iter().for_each(Waker::wake);
            return Poll::Ready(Ok(()));
        }
        let next = match (lane.under_way.front(), lane.end) {
            (Some((at, _)), _) => *at,
            (None, Some((at, end))) if at <= now => {
                return Poll::Ready(match end {
                    End::Finished => Ok(()),
                    End::Broken => Err(io::ErrorKind::ConnectionReset.into()),
                });
            }
            (None, Some((at, _))) => at,
            (None, None) => {
                lane.reader = Some(context.waker().clone());
                return Poll::Pending;
            }
        };
        // An end may come before what is awaited here.
        lane.reader = Some(context.waker().clone());
        let sleep = match sleep {
            Some(sleep) => {
                sleep.as_mut().reset(next);
                sleep
            }
            None => sleep.insert(Box::pin(sleep_until(next))),
        };
        if sleep.as_mut().poll(context).is_ready() {
            context.waker().wake_by_ref();
        }
        Poll::Pending
    }

    fn write(
        &mut self,
        index: usize,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let now = Instant::now();
        if let Some((at, End::Broken)) = self.lanes[1 - index].end
            && at <= now
        {
            return Poll::Ready(Err(io::ErrorKind::BrokenPipe.into()));
        }
        if self.lanes[index].bytes >= ROOM {
            self.lanes[index].writer = Some(context.waker().clone());
            return Poll::Pending;
        }
        if self.lanes[index].silent || self.lanes[index].end.is_some() {
            return Poll::Ready(Ok(bytes.len()));
        }
        let weather = self.world.network();
        let mut delay = self.dice.between(weather.delay);
        if self.dice.chance(weather.late) {
            self.world.fault(Fault::Late);
            delay = self.dice.between(LATE);
        }
        let mut sent = bytes;
        let at = now + Duration::from_millis(delay);
        let at = self.lanes[index].last().map_or(at, |last| last.max(at));
        let cut = self.dice.chance(weather.cut);
        let silent = !cut && self.dice.chance(weather.silent);
        if cut || silent {
            sent = &bytes[..self.dice.below(bytes.len() + 1)];
        }
        let lane = &mut self.lanes[index];
        if !sent.is_empty() {
            lane.bytes += sent.len();
            lane.under_way.push_back((at, sent.to_vec()));
            lane.reader.take().into_iter().for_each(Waker::wake);
        }
        if cut {
            self.world.fault(Fault::Cut);
            let end = self.dice.pick(&[End::Broken, End::Finished]);
            let told = now + Duration::from_millis(self.dice.between((0, 200)));
            self.lanes[index].finish(at, end);
            self.lanes[1 - index].finish(told, End::Broken);
        }
        if silent {
            self.world.fault(Fault::Silent);
            for lane in &mut self.lanes {
                lane.silent = true;
            }
        }
        Poll::Ready(Ok(bytes.len()))
    }

    fn close(&mut self, index: usize) {
        self.lanes[index].finish(Instant::now(), End::Finished);
    }
}

/// The client's end.
pub struct ClientEnd {
    cable: Arc<Mutex<Cable>>,
    sleep: Option<Pin<Box<Sleep>>>,
}

/// The server's end. It stands still for ever when its process is dead, and everything that leaves the
/// server is looked at here.
pub struct ServerEnd {
    cable: Arc<Mutex<Cable>>,
    sleep: Option<Pin<Box<Sleep>>>,
    process: Arc<Process>,
    world: World,
    purpose: Purpose,
    frames: Frames,
    told: Option<u64>,
    /// What has been answered so far, for a request.
    answer: Vec<u8>,
    /// As long as this is there, so is this end.
    _open: Arc<()>,
}

/// A new connection to a process; `open` is dropped together with the server's end.
pub fn connect(
    world: &World,
    process: &Arc<Process>,
    purpose: Purpose,
    open: Arc<()>,
) -> (ClientEnd, ServerEnd) {
    let cable = Arc::new(Mutex::new(Cable {
        world: world.clone(),
        dice: world.dice(),
        lanes: [Lane::default(), Lane::default()],
    }));
    process.holds(&cable);
    let client = ClientEnd {
        cable: Arc::clone(&cable),
        sleep: None,
    };
    let server = ServerEnd {
        cable,
        sleep: None,
        process: Arc::clone(process),
        world: world.clone(),
        purpose,
        frames: Frames::default(),
        told: None,
        answer: Vec::new(),
        _open: open,
    };
    (client, server)
}

impl AsyncRead for ClientEnd {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        into: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let end = &mut *self;
        held(&end.cable).read(TO_CLIENT, &mut end.sleep, context, into)
    }
}

impl AsyncWrite for ClientEnd {
    fn poll_write(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        held(&self.cable).write(TO_SERVER, context, bytes)
    }

    fn poll_flush(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<io::Result<()>> {
        Poll::Ready(Ok(()))
    }

    fn poll_shutdown(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<io::Result<()>> {
        held(&self.cable).close(TO_SERVER);
        Poll::Ready(Ok(()))
    }
}

impl Drop for ClientEnd {
    /// What was sent before still arrives; what comes back is for nobody.
    fn drop(&mut self) {
        let mut cable = held(&self.cable);
        cable.close(TO_SERVER);
        let lane = &mut cable.lanes[TO_CLIENT];
        lane.silent = true;
        lane.under_way.clear();
        lane.bytes = 0;
        lane.wake();
    }
}

impl AsyncRead for ServerEnd {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        into: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let end = &mut *self;
        if !end.process.is_alive() {
            return Poll::Pending;
        }
        let before = into.filled().len();
        ready!(held(&end.cable).read(TO_SERVER, &mut end.sleep, context, into))?;
        // It may die before it has looked at what came.
        if into.filled().len() > before && !end.process.goes_on() {
            return Poll::Pending;
        }
        Poll::Ready(Ok(()))
    }
}

impl AsyncWrite for ServerEnd {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let end = &mut *self;
        if !end.process.goes_on() {
            return Poll::Pending;
        }
        let written = ready!(held(&end.cable).write(TO_CLIENT, context, bytes))?;
        if end.purpose.asked.is_some() {
            end.answer.extend_from_slice(&bytes[..written]);
            if let Some(answer) = whole(&end.answer) {
                end.world.answered(&end.purpose, &answer);
                end.purpose.asked = None;
            }
            return Poll::Ready(Ok(written));
        }
        end.frames.feed(&bytes[..written]);
        while let Some(frame) = end.frames.next() {
            if let Frame::Text(text) = frame {
                end.world.sent(&end.purpose, &text, &mut end.told);
            }
        }
        Poll::Ready(Ok(written))
    }

    fn poll_flush(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<io::Result<()>> {
        Poll::Ready(Ok(()))
    }

    fn poll_shutdown(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<io::Result<()>> {
        if self.process.is_alive() {
            held(&self.cable).close(TO_CLIENT);
        }
        Poll::Ready(Ok(()))
    }
}

impl Drop for ServerEnd {
    fn drop(&mut self) {
        if self.process.is_alive() {
            let mut cable = held(&self.cable);
            cable.close(TO_CLIENT);
            cable.lanes[TO_SERVER].finish(Instant::now(), End::Broken);
        }
    }
}
