//! Reviews of games that are over: worked out in the background, a decision at a time, and kept.

use std::collections::{HashMap, VecDeque};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use protocol::Code;
use protocol::coach::{Review, Reviewing};
use shelf::AnyMatch;

use super::translated;
use crate::app::App;
use crate::limits::household;
use crate::reading::for_the_same;
use crate::refused::Refused;

/// How many are worked out at once, in all and for one household: each takes its turn after every decision.
const ALL: usize = 24;
const EACH: usize = 3;

/// How many are kept.
const KEPT: usize = 200;

/// All reviews of this process.
#[derive(Clone, Default)]
pub struct Reviews(Arc<Mutex<Known>>);

#[derive(Default)]
struct Known {
    /// Those that are being worked out, by table.
    at_work: HashMap<String, Work>,
    done: HashMap<String, Arc<Review>>,
    /// The tables of those, the one that is forgotten next first.
    order: VecDeque<String>,
}

struct Work {
    who: IpAddr,
    done: usize,
    of: Option<usize>,
}

impl Reviews {
    /// How far the review of a table is, as far as anybody knows.
    pub fn look(&self, table: &str) -> Reviewing {
        let known = self.lock();
        if let Some(review) = known.done.get(table) {
            let review = Review::clone(review);
            let of = review.curve.last().map_or(0, |last| last.after);
            return Reviewing {
                asked: true,
                done: of,
                of: Some(of),
                review: Some(review),
            };
        }
        let work = known.at_work.get(table);
        Reviewing {
            asked: work.is_some(),
            done: work.map_or(0, |work| work.done),
            of: work.and_then(|work| work.of),
            review: None,
        }
    }

    /// Begins with the review of a table, unless it is there or on its way; `again` plays its game again. It goes on
    /// whether or not anybody waits for it.
    pub fn begin(
        &self,
        app: &App,
        (table, address): (&str, IpAddr),
        again: impl FnOnce() -> Result<Box<dyn AnyMatch>, Refused> + Send + 'static,
    ) -> Result<(), Refused> {
        let who = household(address);
        {
            let mut known = self.lock();
            if known.done.contains_key(table) || known.at_work.contains_key(table) {
                return Ok(());
            }
            let own = known.at_work.values().filter(|work| work.who == who);
            if own.count() >= EACH || known.at_work.len() >= ALL {
                metrics::counter!("reverie_refused_floods").increment(1);
                return Err(Refused::new(Code::TooManyHints));
            }
            let work = Work {
                who,
                done: 0,
                of: None,
            };
            known.at_work.insert(table.to_owned(), work);
        }
        let job = Job {
            reviews: self.clone(),
            table: table.to_owned(),
        };
        let app = app.clone();
        tokio::spawn(for_the_same(async move {
            if let Err(refused) = job.work(&app, again).await {
                tracing::warn!(code = ?refused.code, table = job.table, "there is no review");
            }
        }));
        Ok(())
    }

    fn lock(&self) -> MutexGuard<'_, Known> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A review on its way. However it ends, there is room for another.
struct Job {
    reviews: Reviews,
    table: String,
}

impl Drop for Job {
    fn drop(&mut self) {
        self.reviews.lock().at_work.remove(&self.table);
    }
}

impl Job {
    async fn work(
        &self,
        app: &App,
        again: impl FnOnce() -> Result<Box<dyn AnyMatch>, Refused> + Send + 'static,
    ) -> Result<(), Refused> {
        let (reading, iterations) = (app.hall.reading(), app.config.review_iterations.max(1));
        let begin = move || again().map(|game| game.reviewing(iterations));
        let mut reviewing = reading.aside(begin).await??;
        while !*app.stopping.borrow() {
            let (done, of) = reviewing.progress();
            self.note(done, of);
            if done == of {
                let review = translated(&reviewing.review())?;
                self.reviews.lock().keep(&self.table, review);
                metrics::counter!("reverie_reviews").increment(1);
                break;
            }
            let step = move || {
                reviewing.step();
                reviewing
            };
            // Between two decisions whoever else reads has a turn.
            reviewing = reading.aside(step).await?;
        }
        Ok(())
    }

    fn note(&self, done: usize, of: usize) {
        if let Some(work) = self.reviews.lock().at_work.get_mut(&self.table) {
            (work.done, work.of) = (done, Some(of));
        }
    }
}

impl Known {
    fn keep(&mut self, table: &str, review: Review) {
        if self
            .done
            .insert(table.to_owned(), Arc::new(review))
            .is_none()
        {
            self.order.push_back(table.to_owned());
        }
        while self.order.len() > KEPT {
            if let Some(oldest) = self.order.pop_front() {
                self.done.remove(&oldest);
            }
        }
    }
}
