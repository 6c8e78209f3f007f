//! A game on paper: setup, moves and result as a text file that replays exactly.
//!
//! Every move carries a fingerprint of itself, of the position that it led to and of all before, so
//! a record that was changed, or that another version of the rules would play differently, is
//! refused at the very move.

use std::fmt;
use std::sync::Arc;

use crate::about::Request;
use crate::chance::Dice;
use crate::digest::digest;
use crate::document::with_dice;
use crate::game::Game;
use crate::matches::Match;
use crate::moves::MoveId;
use crate::seat::Seat;
use crate::text::Text;

/// A record as it stands in its file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// The game's id.
    pub game: String,
    /// Players and options.
    pub request: Request,
    /// The seed of its dice.
    pub seed: u64,
    /// Fingerprint of the component data.
    pub components: u32,
    /// Fingerprint of the position after setup.
    pub setup: u32,
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
    /// Fingerprint of the position after it.
    pub after: u32,
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

/// A fingerprint of a position and of what led to it.
fn fingerprint<G: Text>(game: &G, state: &G::State, dice: &Dice, before: u32, made: &str) -> u32 {
    let document = with_dice(game.position(state), dice);
    digest(&format!("{before:08x} {made} {document}")) as u32
}

/// A move as it goes into the fingerprint: in the game's own spelling.
fn line_of<G: Text>(game: &G, seat: Seat, id: MoveId) -> String {
    format!(
        "{}: {}",
        seat.number(),
        game.move_text(id).unwrap_or_default()
    )
}

fn result_of<G: Game>(game: &G, state: &G::State) -> Option<(Vec<i32>, Vec<u8>)> {
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
        let mut history = played.history();
        let (state, dice) = history.next()?;
        let setup = fingerprint(&**game, &state, &dice, 0, "setup");
        let mut before = setup;
        let moves = played
            .log()
            .iter()
            .zip(history)
            .map(|(made, (state, dice))| {
                let line = line_of(&**game, made.seat, made.id);
                before = fingerprint(&**game, &state, &dice, before, &line);
                RecordedMove {
                    seat: made.seat.number(),
                    text: game.move_text(made.id).unwrap_or_default(),
                    after: before,
                }
            });
        let moves = moves.collect();
        Some(Record {
            game: game.about().id.to_owned(),
            request: request.clone(),
            seed,
            components: game.components_digest() as u32,
            setup,
            moves,
            result: result_of(&**game, played.state()),
        })
    }

    /// Plays the record again, and checks it move by move.
    ///
    /// # Errors
    /// The first line that does not fit: another game or other components, a move that is not legal there, or a
    /// position that is another one.
    pub fn replay<G: Text>(&self, game: &Arc<G>) -> Result<Match<G>, RecordError> {
        let setup = |what: String| RecordError::Setup(what);
        if self.components != game.components_digest() as u32 {
            return Err(setup(
                "components: it was played with other component data".to_owned(),
            ));
        }
        let mut again = Match::new(Arc::clone(game), &self.request, self.seed)
            .map_err(|problems| setup(problems.to_string()))?;
        let mut before = fingerprint(&**game, again.state(), again.dice(), 0, "setup");
        if before != self.setup {
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
            let line = line_of(&**game, seat, id);
            before = fingerprint(&**game, again.state(), again.dice(), before, &line);
            if before != made.after {
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
        writeln!(f, "components {:08x}", self.components)?;
        writeln!(f, "setup {:08x}", self.setup)?;
        for (index, made) in self.moves.iter().enumerate() {
            let RecordedMove { seat, text, after } = made;
            writeln!(f, "{}. {seat}: {text} #{after:08x}", index + 1)?;
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

fn words(numbers: &[impl fmt::Display]) -> String {
    let words: Vec<String> = numbers.iter().map(ToString::to_string).collect();
    words.join(" ")
}

/// What has been read of a record so far.
#[derive(Default)]
struct Reader {
    game: Option<String>,
    request: Request,
    chance: bool,
    seed: Option<u64>,
    components: Option<u32>,
    setup: Option<u32>,
    moves: Vec<RecordedMove>,
    points: Option<Vec<i32>>,
    places: Option<Vec<u8>>,
    ended: bool,
}

impl Reader {
    fn read(mut self, text: &str) -> Result<Record, RecordError> {
        let mut lines = text
            .lines()
            .enumerate()
            .map(|(at, line)| (at + 1, line.trim()));
        let form = |line: usize, what: String| RecordError::Form { line, what };
        if lines.next().map(|(_, line)| line) != Some(HEAD) {
            return Err(form(1, format!("a record begins with the line \"{HEAD}\"")));
        }
        let mut last = 1;
        for (number, line) in lines.filter(|(_, line)| !line.is_empty()) {
            self.line(line).map_err(|what| form(number, what))?;
            last = number;
        }
        let missing = |what: &str| {
            form(
                last,
                format!("the record ends without a line \"{what} ...\""),
            )
        };
        if self.request.players == 0 {
            return Err(missing("players"));
        }
        if !self.chance {
            return Err(missing("chance"));
        }
        let result =
            match (self.points, self.places) {
                (Some(points), Some(places)) => Some((points, places)),
                (None, None) if self.ended => None,
                _ => return Err(form(
                    last,
                    "the record has no end: \"points ...\" and \"places ...\", or \"unfinished\""
                        .to_owned(),
                )),
            };
        Ok(Record {
            game: self.game.ok_or_else(|| missing("game"))?,
            request: self.request,
            seed: self.seed.ok_or_else(|| missing("seed"))?,
            components: self.components.ok_or_else(|| missing("components"))?,
            setup: self.setup.ok_or_else(|| missing("setup"))?,
            moves: self.moves,
            result,
        })
    }

    fn line(&mut self, line: &str) -> Result<(), String> {
        if line.starts_with(|first: char| first.is_ascii_digit()) {
            return self.move_line(line);
        }
        let (key, value) = line.split_once(' ').unwrap_or((line, ""));
        match key {
            "game" => self.game = Some(value.to_owned()),
            "players" => self.request.players = number(value)?,
            "option" => {
                let (key, value) = value
                    .split_once('=')
                    .ok_or("an option is written \"option key=value\"")?;
                self.request
                    .options
                    .push((key.to_owned(), value.to_owned()));
            }
            "chance" if value == Dice::ALGORITHM => self.chance = true,
            "chance" => {
                return Err(format!(
                    "this version knows {} only, not \"{value}\"",
                    Dice::ALGORITHM
                ));
            }
            "seed" => self.seed = Some(number(value)?),
            "components" => self.components = Some(mark(value)?),
            "setup" => self.setup = Some(mark(value)?),
            "points" => self.points = Some(value.split(' ').map(number).collect::<Result<_, _>>()?),
            "places" => self.places = Some(value.split(' ').map(number).collect::<Result<_, _>>()?),
            "unfinished" => self.ended = true,
            _ => {
                return Err(format!(
                    "\"{key}\" is not a word that a line of a record begins with"
                ));
            }
        }
        Ok(())
    }

    fn move_line(&mut self, line: &str) -> Result<(), String> {
        let shape = "a move is written \"12. 1: take red #0123abcd\"";
        let (count, rest) = line.split_once(". ").ok_or(shape)?;
        let (seat, rest) = rest.split_once(": ").ok_or(shape)?;
        let (text, after) = rest.rsplit_once(" #").ok_or(shape)?;
        let count: usize = number(count)?;
        let expected = self.moves.len() + 1;
        if count != expected {
            return Err(format!(
                "move {expected} should stand here, not move {count}"
            ));
        }
        self.moves.push(RecordedMove {
            seat: number(seat)?,
            text: text.to_owned(),
            after: mark(after)?,
        });
        Ok(())
    }
}

fn number<T: std::str::FromStr>(word: &str) -> Result<T, String> {
    word.parse()
        .map_err(|_| format!("\"{word}\" is not a number that can stand here"))
}

fn mark(word: &str) -> Result<u32, String> {
    u32::from_str_radix(word, 16)
        .map_err(|_| format!("\"{word}\" is not a fingerprint of eight hexadecimal digits"))
}
