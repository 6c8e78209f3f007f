//! A game on paper: setup, moves and result as a text file that replays exactly.
//!
//! Every move carries a fingerprint of itself, of the position that it led to and of all before, so
//! a record that was changed, or that another version of the rules would play differently, is
//! refused at the very move. It names the rules and the component data that it was played with: a program that
//! has neither says which it would need.

mod read;

use std::fmt;
use std::sync::Arc;

use crate::about::Request;
use crate::chance::Dice;
use crate::edition::mark_of;
use crate::game::Game;
use crate::matches::Match;
use crate::seat::Seat;
use crate::text::Text;
use read::Reader;

/// A record as it stands in its file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// The game's id.
    pub game: String,
    /// Players and options.
    pub request: Request,
    /// The seed of its dice.
    pub seed: u64,
    /// The number of the rules that it was played by.
    pub rules: u32,
    /// Fingerprint of the component data; nothing in records of tables that are older than this line.
    pub components: Option<u32>,
    /// Fingerprint of the position after setup; nothing if nobody took it.
    pub setup: Option<u32>,
    /// The moves.
    pub moves: Vec<RecordedMove>,
    /// Points and places, one of each for every seat; nothing if the game was not finished.
    pub result: Option<(Vec<i32>, Vec<u8>)>,
}

/// One line of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordedMove {
    /// Who moved.
    pub seat: usize,
    /// The move as text.
    pub text: String,
    /// Fingerprint of the position after it; nothing if nobody took it.
    pub after: Option<u32>,
}

/// Why a record was refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RecordError {
    /// It is not written as a record is.
    #[error("line {line}: {what}")]
    Form {
        /// Counted from one.
        line: usize,
        /// What is wrong.
        what: String,
    },
    /// Its head asks for something that can't be set up here.
    #[error("{0}")]
    Setup(String),
    /// It needs another version of the program.
    #[error("{0}")]
    Version(String),
    /// One of its moves can't have been made, or did not lead where it says.
    #[error("move {number}: {what}")]
    Move {
        /// Counted from one.
        number: usize,
        /// What is wrong.
        what: String,
    },
    /// Its last lines do not fit the game that was played.
    #[error("result: {0}")]
    Result(String),
}

const HEAD: &str = "reverie record 1";

/// What stands in the place of a fingerprint that nobody took: in records of tables that are older than it.
const UNKNOWN: &str = "unknown";

/// Points and places of a game that is over.
pub(crate) fn result_of<G: Game>(game: &G, state: &G::State) -> Option<(Vec<i32>, Vec<u8>)> {
    let players = game.players(state);
    game.is_over(state).then(|| {
        let points = game.points(state)[..players].to_vec();
        let ranks = game.ranks(state)[..players].to_vec();
        (points, ranks)
    })
}

impl Record {
    /// Writes down a match; nothing if it did not begin with a setup.
    pub fn of<G: Text>(played: &Match<G>) -> Option<Record> {
        let game = played.game();
        let (request, seed) = played.request()?;
        let marks = played.marks();
        let moves = played.log().iter().zip(marks.after);
        let moves = moves.map(|(made, after)| RecordedMove {
            seat: made.seat.number(),
            text: game.move_text(made.id).unwrap_or_default(),
            after: Some(after),
        });
        let moves = moves.collect();
        Some(Record {
            game: game.about().id.to_owned(),
            request: request.clone(),
            seed,
            rules: G::RULES,
            components: Some(mark_of(game.components_digest())),
            setup: Some(marks.setup),
            moves,
            result: result_of(&**game, played.state()),
        })
    }

    /// Plays the record again, and checks it move by move.
    ///
    /// # Errors
    /// If it was changed, or would go differently here. If that may be because it is of another version, the
    /// error names what it needs.
    pub fn replay<G: Text>(&self, game: &Arc<G>) -> Result<Match<G>, RecordError> {
        self.fits_version(&**game)?;
        let again = self.replay_here(game);
        again.map_err(|error| self.explain::<G>(error))
    }

    /// Whether these rules and components may be the ones it was played with.
    fn fits_version<G: Text>(&self, game: &G) -> Result<(), RecordError> {
        let here = mark_of(game.components_digest());
        let mut needed = Vec::new();
        if self.rules > G::RULES {
            let (rules, known) = (self.rules, G::RULES);
            let what = format!("rules {rules}; this version knows them up to {known}");
            needed.push(what);
        }
        match self.components {
            Some(mark) if mark != here => {
                let what = format!("component data {mark:08x}; here it is {here:08x}");
                needed.push(what);
            }
            _ => {}
        }
        if needed.is_empty() {
            return Ok(());
        }
        let what = needed.join(", and ");
        Err(RecordError::Version(format!(
            "components or rules are of another version: it needs {what}"
        )))
    }

    /// An error with the version that the record may need, if it is of older rules.
    fn explain<G: Text>(&self, error: RecordError) -> RecordError {
        if self.rules == G::RULES {
            return error;
        }
        let (rules, here) = (self.rules, G::RULES);
        RecordError::Version(format!(
            "{error} (it was played by rules {rules} and may need a version with these; here they are {here})"
        ))
    }

    fn replay_here<G: Text>(&self, game: &Arc<G>) -> Result<Match<G>, RecordError> {
        let setup = |what: String| RecordError::Setup(what);
        let mut again = Match::new(Arc::clone(game), &self.request, self.seed)
            .map_err(|problems| setup(problems.to_string()))?;
        let mut before = again.setup_mark();
        if self.setup.is_some_and(|setup| setup != before) {
            let what = "setup: these options and this seed give another position; \
                        the head of the record was changed, or the rules were";
            return Err(setup(what.to_owned()));
        }
        for (index, made) in self.moves.iter().enumerate() {
            let refuse = |what: String| RecordError::Move {
                number: index + 1,
                what,
            };
            let players = game.players(again.state());
            let seat = Seat::from_number(made.seat, players)
                .ok_or_else(|| refuse(format!("there is no seat {}", made.seat)))?;
            let id = game
                .parse_move(&made.text)
                .ok_or_else(|| refuse(format!("\"{}\" is not a move of this game", made.text)))?;
            again
                .play(seat, id)
                .map_err(|error| refuse(format!("\"{}\": {error}", made.text)))?;
            before = again.mark_after(before);
            if made.after.is_some_and(|after| after != before) {
                let what = "the position after it is not the one recorded; \
                            the move was changed, or the rules were";
                return Err(refuse(what.to_owned()));
            }
        }
        if self.result != result_of(&**game, again.state()) {
            let what = "points or places are not those of the game that was played";
            return Err(RecordError::Result(what.to_owned()));
        }
        Ok(again)
    }

    /// Reads the text form.
    ///
    /// # Errors
    /// The line that is not of a record.
    pub fn parse(text: &str) -> Result<Record, RecordError> {
        Reader::default().read(text)
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{HEAD}")?;
        writeln!(f, "game {}", self.game)?;
        writeln!(f, "players {}", self.request.players)?;
        for (key, value) in &self.request.options {
            writeln!(f, "option {key}={value}")?;
        }
        writeln!(f, "chance {}", Dice::ALGORITHM)?;
        writeln!(f, "seed {}", self.seed)?;
        writeln!(f, "rules {}", self.rules)?;
        writeln!(f, "components {}", written(self.components))?;
        writeln!(f, "setup {}", written(self.setup))?;
        for (index, made) in self.moves.iter().enumerate() {
            let RecordedMove { seat, text, after } = made;
            writeln!(f, "{}. {seat}: {text} #{}", index + 1, written(*after))?;
        }
        match &self.result {
            Some((points, ranks)) => {
                writeln!(f, "points {}", words(points))?;
                writeln!(f, "places {}", words(ranks))
            }
            None => writeln!(f, "unfinished"),
        }
    }
}

/// A fingerprint as it stands in a record, if somebody took it.
fn written(mark: Option<u32>) -> String {
    mark.map_or_else(|| UNKNOWN.to_owned(), |mark| format!("{mark:08x}"))
}

fn words(numbers: &[impl fmt::Display]) -> String {
    let words: Vec<String> = numbers.iter().map(ToString::to_string).collect();
    words.join(" ")
}
