//! Looking back: what a table has to answer at one version, worked out with the engine.

use protocol::Code;
use protocol::tables::{Course, Moment as Shown, Stage};
use table::Observer;

use super::Chronicle;
use super::chronicle::{eyes, sight};

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
}

impl Ask {
    /// Reads what comes after the table in an address.
    pub fn read(rest: &str) -> Option<Ask> {
        let (path, query) = rest.split_once('?').unwrap_or((rest, ""));
        match path {
            "record" => return Some(Ask::Record),
            "course" => return Some(Ask::Course),
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
    Moment(Box<Shown>),
    /// A record.
    Record(String),
    /// A course.
    Course(Course),
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
            Ask::Record => Back::Record(String::from_utf8_lossy(body).into_owned()),
        })
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
                Some(Back::Moment(Box::new(Shown {
                    of: all.len(),
                    step,
                    sight,
                    account: again.account(counts).seats,
                })))
            }
            Ask::Record | Ask::Course if !over => refused(Code::NotOver),
            Ask::Record | Ask::Course if !begun => refused(Code::NotBegun),
            Ask::Record => {
                let record = self.played(&all)?.record()?;
                Some(Back::Record(record.to_string()))
            }
            Ask::Course => {
                let mut game = self.played(&[])?;
                let mut points = vec![game.points_if_ended()];
                for (seat, text) in all {
                    game.play(table::Seat::new(seat - 1), text).ok()?;
                    points.push(game.points_if_ended());
                }
                Some(Back::Course(Course { points }))
            }
        }
    }
}
