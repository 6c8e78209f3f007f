//! Waiting in line: a few places, given in turn to the households that wait for one.

use std::collections::VecDeque;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::oneshot;

/// Places, and who waits for one. However many of a household wait, everybody else's turn comes after one of
/// theirs.
pub struct Line {
    inner: Mutex<Inner>,
    /// How many of one household may wait, and how many in all.
    each: usize,
    all: usize,
}

struct Inner {
    free: usize,
    /// The household whose turn is next is the first.
    turns: VecDeque<Turn>,
}

struct Turn {
    who: IpAddr,
    waiting: VecDeque<oneshot::Sender<Place>>,
}

/// A place, until this is dropped: then it is the next one's.
pub struct Place {
    line: Option<Arc<Line>>,
}

impl Line {
    /// This many places.
    pub fn new(places: usize, each: usize, all: usize) -> Arc<Line> {
        let inner = Inner {
            free: places,
            turns: VecDeque::new(),
        };
        let inner = Mutex::new(inner);
        Arc::new(Line { inner, each, all })
    }

    /// A place, as soon as it is this household's turn; nothing if too many wait already.
    pub async fn place(self: &Arc<Line>, who: IpAddr) -> Option<Place> {
        let turn = {
            let mut inner = self.lock();
            // Where a place is free, nobody waits.
            if inner.free > 0 {
                inner.free -= 1;
                let line = Some(Arc::clone(self));
                return Some(Place { line });
            }
            inner.add(who, self.each, self.all)?
        };
        turn.await.ok()
    }

    /// How many places are free.
    #[cfg(test)]
    pub fn free(&self) -> usize {
        self.lock().free
    }

    /// How many wait.
    #[cfg(test)]
    pub fn waiting(&self) -> usize {
        self.lock().waiting()
    }

    fn lock(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Inner {
    fn waiting(&self) -> usize {
        self.turns.iter().map(|turn| turn.waiting.len()).sum()
    }

    /// Whether there is no room for one more of a household.
    fn is_full(&self, who: IpAddr, each: usize, all: usize) -> bool {
        let mut turns = self.turns.iter();
        let own = turns.find(|turn| turn.who == who);
        own.is_some_and(|own| own.waiting.len() >= each) || self.waiting() >= all
    }

    fn add(&mut self, who: IpAddr, each: usize, all: usize) -> Option<oneshot::Receiver<Place>> {
        if self.is_full(who, each, all) {
            // Those who have gone away need no place.
            for turn in &mut self.turns {
                turn.waiting.retain(|one| !one.is_closed());
            }
            self.turns.retain(|turn| !turn.waiting.is_empty());
            if self.is_full(who, each, all) {
                return None;
            }
        }
        let (called, turn) = oneshot::channel();
        match self.turns.iter_mut().find(|turn| turn.who == who) {
            Some(own) => own.waiting.push_back(called),
            None => self.turns.push_back(Turn {
                who,
                waiting: VecDeque::from([called]),
            }),
        }
        Some(turn)
    }

    /// Whose turn it is; if nobody waits, the place is free.
    fn next(&mut self) -> Option<oneshot::Sender<Place>> {
        while let Some(mut turn) = self.turns.pop_front() {
            let next = turn.waiting.pop_front();
            if !turn.waiting.is_empty() {
                self.turns.push_back(turn);
            }
            if next.is_some() {
                return next;
            }
        }
        self.free += 1;
        None
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        // Whoever has gone away gives it back at once, and it is handed on.
        while let Some(line) = self.line.take() {
            let next = line.lock().next();
            let Some(next) = next else { return };
            let line = Some(line);
            if let Err(mut back) = next.send(Place { line }) {
                self.line = back.line.take();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::future::{Future, poll_fn};
    use std::pin::Pin;
    use std::task::Poll;

    use super::*;

    fn household(last: u8) -> IpAddr {
        IpAddr::from([192, 0, 2, last])
    }

    type Waiting = Pin<Box<dyn Future<Output = Option<Place>>>>;

    /// Whether it is their turn.
    async fn look(waits: &mut Waiting) -> Poll<Option<Place>> {
        poll_fn(|context| Poll::Ready(waits.as_mut().poll(context))).await
    }

    /// Somebody who waits in line from now on.
    async fn wait(line: &Arc<Line>, who: u8) -> Waiting {
        let line = Arc::clone(line);
        let mut waits: Waiting = Box::pin(async move { line.place(household(who)).await });
        assert!(look(&mut waits).await.is_pending());
        waits
    }

    #[tokio::test]
    async fn every_household_has_its_turn() {
        let line = Line::new(1, 100, 1000);
        let mut held = line.place(household(1)).await;
        let mut waiting = Vec::new();
        for who in [1, 1, 1, 1, 2, 3, 2] {
            waiting.push((who, wait(&line, who).await));
        }
        let mut order = Vec::new();
        while !waiting.is_empty() {
            drop(held.take());
            for index in 0..waiting.len() {
                if let Poll::Ready(place) = look(&mut waiting[index].1).await {
                    held = place;
                    order.push(waiting.remove(index).0);
                    break;
                }
            }
            assert!(held.is_some(), "somebody has the place");
        }
        assert_eq!(order, [1, 2, 3, 1, 2, 1, 1]);
        drop(held);
        assert_eq!((line.free(), line.waiting()), (1, 0));
    }

    #[tokio::test]
    async fn who_goes_away_holds_up_nobody_and_takes_no_room() {
        let line = Line::new(1, 2, 3);
        let held = line.place(household(1)).await;
        let gone = [wait(&line, 1).await, wait(&line, 1).await];
        assert!(line.place(household(1)).await.is_none(), "two may wait");
        let other = wait(&line, 2).await;
        assert!(line.place(household(3)).await.is_none(), "three in all");
        drop(gone);
        let again = wait(&line, 1).await;
        assert_eq!(line.waiting(), 2);
        drop(again);
        drop(held);
        assert!(other.await.is_some());
        assert_eq!((line.free(), line.waiting()), (1, 0));
    }
}
