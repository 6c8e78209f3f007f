//! Looking back: what a table has to answer at one version, worked out with the engine.

use protocol::Code;
use protocol::coach::{Review, Reviewing};
use protocol::tables::{Counted, Course, How, Moment as Past, Seat as Shown, Stage};
use table::{Observer, Seat};

use super::chronicle::{eyes, sight};
use super::{Chronicle, Moment};

/// What somebody asks about the past of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ask {
    /// A moment.
    Moment {
        /// After how many moves.
        moves: usize,
        /// With whose eyes: of a seat counted from one, or zero for nobody's.
        seat: Option<usize>,
        /// With everything open.
        open: bool,
    },
    /// The game on paper.
    Record,
    /// How the points went.
    Course,
    /// How the points are counted now.
    Account,
    /// What the coach says of the whole game.
    Review {
        /// Whether it is to be worked out.
        begins: bool,
    },
}

impl Ask {
    /// Reads what comes after the table in an address.
    pub fn read(method: &str, rest: &str) -> Option<Ask> {
        let (path, query) = rest.split_once('?').unwrap_or((rest, ""));
        let begins = method == "POST";
        match path {
            "record" => return Some(Ask::Record),
            "course" => return Some(Ask::Course),
            "account" => return Some(Ask::Account),
            "review" => return Some(Ask::Review { begins }),
            _ => {}
        }
        let moves = path.strip_prefix("moments/")?.parse().ok()?;
        let value = |name: &str| {
            let mut pairs = query.split('&').filter_map(|pair| pair.split_once('='));
            pairs.find_map(|(key, value)| (key == name).then_some(value))
        };
        Some(Ask::Moment {
            moves,
            seat: value("seat").and_then(|seat| seat.parse().ok()),
            open: value("open") == Some("true"),
        })
    }
}

/// What is answered.
#[derive(PartialEq, Debug)]
pub enum Back {
    /// No.
    Refused(Code),
    /// A moment.
    Moment(Box<Past>),
    /// A record.
    Record(String),
    /// A course.
    Course(Course),
    /// The points.
    Account(Counted),
    /// A review, once all of it is there; who is told how far it is has nothing to hold against anything.
    Review(Option<Box<Review>>),
}

impl Back {
    /// Reads an answer; nothing if it is none of these, such as an error of the server.
    pub fn read(ask: &Ask, status: u16, body: &[u8]) -> Option<Back> {
        if status != 200 {
            #[derive(serde::Deserialize)]
            struct Problem {
                code: Code,
            }
            let problem: Problem = serde_json::from_slice(body).ok()?;
            return Some(Back::Refused(problem.code));
        }
        Some(match ask {
            Ask::Moment { .. } => Back::Moment(serde_json::from_slice(body).ok()?),
            Ask::Course => Back::Course(serde_json::from_slice(body).ok()?),
            Ask::Account => Back::Account(serde_json::from_slice(body).ok()?),
            Ask::Review { .. } => {
                let far: Reviewing = serde_json::from_slice(body).ok()?;
                Back::Review(far.review.map(Box::new))
            }
            Ask::Record => Back::Record(String::from_utf8_lossy(body).into_owned()),
        })
    }
}

impl Back {
    /// What is told of the points agrees with what the same eyes see of the game.
    pub fn agrees_with(&self, moment: &Moment, person: &str) -> Result<(), String> {
        let (Back::Account(counted), Some(sight)) = (self, &moment.sights[moment.index(person)])
        else {
            return Ok(());
        };
        let choice = |text: &String| sight.choices.iter().any(|choice| choice.text == *text);
        if counted.moves != sight.moves || !counted.gains.keys().all(choice) {
            return Err(format!("{counted:?} is of another game than {sight:?}"));
        }
        let whole = counted.seats.iter().all(|seat| {
            let sum: i32 = seat.items.iter().map(|item| item.points).sum();
            sum == seat.total
        });
        if !whole {
            return Err(format!("the points are other than their sum: {counted:?}"));
        }
        // Once the game was played to its end, everybody sees the score itself.
        let played = moment.table.ending.map(|ending| ending.how) == Some(How::Played);
        let tally = sight.tally.as_ref().filter(|_| played);
        let scored = tally.and_then(|tally| tally.get("seats")?.as_array());
        let scored = scored.map(|seats| seats.iter().map(|seat| seat["total"].as_i64()));
        let totals = || counted.seats.iter().map(|seat| Some(i64::from(seat.total)));
        if scored.is_some_and(|scored| !counted.seats.is_empty() && !scored.eq(totals())) {
            return Err(format!("{counted:?} is not the score {tally:?}"));
        }
        Ok(())
    }
}

impl Chronicle {
    /// What has to be answered to a person at a version.
    pub fn looks_back(&self, version: u64, person: &str, ask: &Ask) -> Option<Back> {
        let moment = self.at(version)?;
        let over = matches!(moment.table.stage, Stage::Finished | Stage::Abandoned);
        let refused = |code: Code| Some(Back::Refused(code));
        let begun = moment.sights[0].is_some();
        let all = self.moves_at(version);
        match ask {
            Ask::Moment { moves, seat, open } => {
                if *open && !over {
                    return refused(Code::NotOver);
                }
                let players = moment.people.len();
                let own = moment.index(person);
                let index = match seat {
                    None => own,
                    Some(0) => players,
                    Some(seat) if *seat > players => return refused(Code::NoSuchSeat),
                    Some(seat) if seat - 1 == own || over => seat - 1,
                    Some(_) => return refused(Code::NotOver),
                };
                let Some(now) = &moment.sights[index] else {
                    return refused(Code::NotBegun);
                };
                let moves = (*moves).min(all.len());
                if moves < now.horizon {
                    return refused(Code::TooFarBack);
                }
                let eyes = eyes(index, players);
                let mut again = self.played(&all[..moves])?;
                let last = moves.checked_sub(1).filter(|&last| last >= now.horizon);
                let step = last.and_then(|last| again.story(eyes, last).pop());
                let mut sight = sight(&*again, eyes, false);
                sight.horizon = now.horizon;
                let mut counts = eyes;
                if *open {
                    again.lay_open();
                    counts = Observer::AllSeeing;
                    sight.view = again.written_view(counts).into();
                }
                Some(Back::Moment(Box::new(Past {
                    of: all.len(),
                    step,
                    sight,
                    account: again.account(counts).seats,
                })))
            }
            Ask::Account if !begun => refused(Code::NotBegun),
            Ask::Account => {
                let mut game = self.played(&all)?;
                let index = moment.index(person);
                let mut counts = eyes(index, moment.people.len());
                if over {
                    game.lay_open();
                    counts = Observer::AllSeeing;
                }
                let plays = |seat: &Shown| !over && !seat.stand_in;
                let plays = moment.table.seats.get(index).is_some_and(plays);
                let mover = plays.then(|| Seat::new(index));
                let counting = game.counting(counts, mover).think();
                Some(Back::Account(Counted {
                    moves: all.len(),
                    seats: counting.account.seats,
                    gains: counting.gains,
                }))
            }
            // As long as others may still play the same deal, nobody is told what is in it.
            Ask::Record if self.opened.setup.daily.is_some() => refused(Code::DayRuns),
            Ask::Record | Ask::Course | Ask::Review { .. } if !over => refused(Code::NotOver),
            Ask::Review { begins: true } if self.opened.setup.daily.is_some() => {
                refused(Code::DayRuns)
            }
            Ask::Review { begins: false } => Some(Back::Review(None)),
            Ask::Record | Ask::Course | Ask::Review { .. } if !begun => refused(Code::NotBegun),
            Ask::Review { .. } => Some(Back::Review(None)),
            Ask::Record => {
                let record = self.played(&all)?.record()?;
                Some(Back::Record(record.to_string()))
            }
            Ask::Course => {
                let mut game = self.played(&[])?;
                let mut points = vec![game.points_if_ended()];
                for (seat, text) in all {
                    game.play(Seat::new(seat - 1), text).ok()?;
                    points.push(game.points_if_ended());
                }
                Some(Back::Course(Course { points }))
            }
        }
    }
}
