//! Heavy reading: whole games played again, for records, looking back, and tables that come from the store.
//!
//! It is done on threads of its own, few at a time, so that nobody who makes a move waits for somebody who
//! reads; and what was read is kept for the next one who asks, as long as it can't change. Visitors take turns,
//! household by household. What the server needs itself (bots, clocks, a table that has to be made again
//! before anybody can go on) waits for none of them.

use std::collections::HashMap;
use std::future::Future;
use std::net::{IpAddr, Ipv4Addr};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use protocol::Code;

use crate::aside::aside;
use crate::limits::household;
use crate::line::{Line, Place};
use crate::refused::Refused;

/// How many may wait, of one household and in all.
const EACH: usize = 128;
const ALL: usize = 1024;

/// How many bytes are kept.
const KEPT: usize = 16 * 1024 * 1024;

tokio::task_local! {
    /// The household that something is done for; nothing for the server itself.
    static ASKS: Option<IpAddr>;
}

/// Does something for a visitor: what has to be read for it waits for the turn of their household.
pub async fn for_visitor<F: Future>(address: IpAddr, work: F) -> F::Output {
    ASKS.scope(Some(household(address)), work).await
}

/// Does something that the server needs, whoever it is done for: it waits for no visitor.
pub async fn for_the_server<F: Future>(work: F) -> F::Output {
    ASKS.scope(None, work).await
}

/// Does something later for whoever it is done for now.
pub fn for_the_same<F: Future>(work: F) -> impl Future<Output = F::Output> {
    ASKS.scope(asks(), work)
}

fn asks() -> Option<IpAddr> {
    ASKS.try_with(|asks| *asks).ok().flatten()
}

/// The readers.
pub struct Reading {
    visitors: Arc<Line>,
    server: Arc<Line>,
    kept: Arc<Mutex<Kept>>,
}

/// What was read, with the moment when it was last asked for.
#[derive(Default)]
struct Kept {
    count: u64,
    bytes: usize,
    texts: HashMap<String, (Arc<str>, u64)>,
}

/// How many read at once on this machine: half of the cores at most, as the others are for those who play.
pub fn readers() -> usize {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    (cores / 2).max(1)
}

impl Reading {
    /// This many at once for visitors, and one for the server itself.
    pub fn new(visitors: usize) -> Reading {
        Reading {
            visitors: Line::new(visitors, EACH, ALL),
            // Those who ask are few: the clocks, and as many bots as there are workers.
            server: Line::new(1, usize::MAX, usize::MAX),
            kept: Arc::default(),
        }
    }

    /// Does something heavy aside. If it breaks down, nobody else does.
    pub async fn aside<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Refused> {
        done(self.place().await?, work).await
    }

    /// A text that never changes under this name, if it is kept.
    pub fn known(&self, name: &str) -> Option<Arc<str>> {
        lock(&self.kept).find(name)
    }

    /// A text that never changes under this name: kept, or made aside.
    pub async fn text(
        &self,
        name: &str,
        write: impl FnOnce() -> Result<String, Refused> + Send + 'static,
    ) -> Result<Arc<str>, Refused> {
        if let Some(text) = self.known(name) {
            return Ok(text);
        }
        let place = self.place().await?;
        // Whoever was here before may have wanted the same.
        if let Some(text) = self.known(name) {
            return Ok(text);
        }
        metrics::counter!("reverie_heavy_reads").increment(1);
        let (kept, name) = (Arc::clone(&self.kept), name.to_owned());
        // Kept by whoever makes it: the one who asked may have hung up, and will ask again.
        let write = move || {
            let text: Arc<str> = write()?.into();
            lock(&kept).keep(&name, &text);
            Ok(text)
        };
        done(place, write).await?
    }

    async fn place(&self) -> Result<Place, Refused> {
        let place = match asks() {
            Some(household) => self.visitors.place(household).await,
            None => self.server.place(Ipv4Addr::UNSPECIFIED.into()).await,
        };
        place.ok_or_else(|| {
            metrics::counter!("reverie_refused_floods").increment(1);
            Refused::new(Code::TooMany)
        })
    }
}

/// Does it aside. Its place is taken until it is done, also if nobody waits for it any more.
async fn done<T: Send + 'static>(
    place: Place,
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Refused> {
    let done = aside(move || {
        let _place = place;
        work()
    });
    done.await.map_err(|error| {
        tracing::error!(%error, "reading broke down");
        Refused::new(Code::Internal)
    })
}

fn lock(kept: &Mutex<Kept>) -> MutexGuard<'_, Kept> {
    kept.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Does something light at once. If it breaks down, nobody else does.
pub fn safely<T>(work: impl FnOnce() -> T) -> Result<T, Refused> {
    catch_unwind(AssertUnwindSafe(work)).map_err(|_| {
        tracing::error!("reading broke down");
        Refused::new(Code::Internal)
    })
}

impl Kept {
    fn find(&mut self, name: &str) -> Option<Arc<str>> {
        #[cfg(test)]
        if crate::steady::faults::planted("nothing is kept") == Some(1) {
            return None;
        }
        let (text, used) = self.texts.get_mut(name)?;
        self.count += 1;
        *used = self.count;
        Some(Arc::clone(text))
    }

    fn keep(&mut self, name: &str, text: &Arc<str>) {
        if text.len() > KEPT / 4 {
            return;
        }
        self.count += 1;
        let kept = (Arc::clone(text), self.count);
        self.bytes += text.len();
        if let Some((before, _)) = self.texts.insert(name.to_owned(), kept) {
            self.bytes -= before.len();
        }
        while self.bytes > KEPT {
            let oldest = self.texts.iter().min_by_key(|(_, (_, used))| *used);
            let Some(name) = oldest.map(|(name, _)| name.clone()) else {
                return;
            };
            if let Some((text, _)) = self.texts.remove(&name) {
                self.bytes -= text.len();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn what_was_read_is_kept_and_what_breaks_down_breaks_nothing_else() {
        let reading = Reading::new(1);
        let first = reading.text("a", || Ok("once".to_owned())).await;
        let again = reading.text("a", || panic!("it is known")).await;
        assert_eq!(first, again);
        let broken = reading.aside(|| panic!("planted")).await;
        assert_eq!(broken, Err::<(), _>(Refused::new(Code::Internal)));
        assert!(safely(|| panic!("planted")).is_err());
        let refused = reading.text("b", || Err(Refused::new(Code::Over))).await;
        assert_eq!(refused, Err(Refused::new(Code::Over)));
        assert_eq!(reading.aside(|| 7).await, Ok(7), "its place is free again");
    }

    #[tokio::test]
    async fn what_was_asked_for_long_ago_makes_room() {
        let reading = Reading::new(1);
        let large = KEPT / 5;
        for number in 0..6 {
            let name = number.to_string();
            let made = reading.text(&name, move || Ok("x".repeat(large)));
            made.await.expect("a text");
            // The first is asked for again and again.
            assert!(reading.known("0").is_some());
        }
        assert!(reading.known("1").is_none());
        assert!(lock(&reading.kept).bytes <= KEPT);
    }

    fn visitor(last: u8) -> IpAddr {
        IpAddr::from([192, 0, 2, last])
    }

    /// Somebody asks, and hangs up when it has begun. Says how to let it end.
    async fn hang_up(reading: &Arc<Reading>) -> std::sync::mpsc::Sender<()> {
        let (end, ends) = std::sync::mpsc::channel::<()>();
        let (told, begun) = tokio::sync::oneshot::channel();
        let theirs = Arc::clone(reading);
        let asks = tokio::spawn(for_visitor(visitor(1), async move {
            let long = move || {
                let _ = told.send(());
                let _ = ends.recv();
                Ok("made".to_owned())
            };
            theirs.text("long", long).await
        }));
        begun.await.expect("it has begun");
        asks.abort();
        assert!(asks.await.expect_err("they hung up").is_cancelled());
        end
    }

    /// However many ask and hang up, no more is done at once; and what they asked for is kept.
    #[tokio::test]
    async fn who_hangs_up_makes_no_room_for_another() {
        let reading = Arc::new(Reading::new(1));
        let end = hang_up(&reading).await;
        assert_eq!(reading.visitors.free(), 0, "it is still being read");
        let theirs = Arc::clone(&reading);
        let next = tokio::spawn(for_visitor(visitor(1), async move {
            theirs.text("long", || panic!("it is known")).await
        }));
        // The server itself does not wait for that.
        assert_eq!(reading.aside(|| 7).await, Ok(7));
        let own = for_visitor(visitor(2), for_the_server(reading.aside(|| 8)));
        assert_eq!(own.await, Ok(8));
        assert!(!next.is_finished());
        end.send(()).expect("it goes on");
        let text = next.await.expect("no panic").expect("a text");
        assert_eq!(&*text, "made");
    }
}
