//! Reading the text form of a record.

use crate::about::Request;
use crate::chance::Dice;

use super::{HEAD, Record, RecordError, RecordedMove, UNKNOWN};

/// What has been read of a record so far.
#[derive(Default)]
pub(super) struct Reader {
    game: Option<String>,
    request: Request,
    chance: bool,
    seed: Option<u64>,
    /// Those of older records do not say it: they are of the first rules.
    rules: Option<u32>,
    components: Mark,
    setup: Mark,
    moves: Vec<RecordedMove>,
    points: Option<Vec<i32>>,
    places: Option<Vec<u8>>,
    ended: bool,
}

impl Reader {
    pub(super) fn read(mut self, text: &str) -> Result<Record, RecordError> {
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
        for (mark, line) in [(self.components, "components"), (self.setup, "setup")] {
            if mark == Mark::Missing {
                return Err(missing(line));
            }
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
            rules: self.rules.unwrap_or(1),
            components: self.components.known(),
            setup: self.setup.known(),
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
            "rules" => self.rules = Some(number(value)?),
            "components" => self.components = mark(value)?,
            "setup" => self.setup = mark(value)?,
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
            after: mark(after)?.known(),
        });
        Ok(())
    }
}

fn number<T: std::str::FromStr>(word: &str) -> Result<T, String> {
    word.parse()
        .map_err(|_| format!("\"{word}\" is not a number that can stand here"))
}

/// A fingerprint as it is read.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
enum Mark {
    /// No line says anything about it.
    #[default]
    Missing,
    /// The record says that nobody took it.
    Unknown,
    Known(u32),
}

impl Mark {
    fn known(self) -> Option<u32> {
        match self {
            Mark::Known(mark) => Some(mark),
            Mark::Missing | Mark::Unknown => None,
        }
    }
}

fn mark(word: &str) -> Result<Mark, String> {
    if word == UNKNOWN {
        return Ok(Mark::Unknown);
    }
    let mark = u32::from_str_radix(word, 16);
    mark.map(Mark::Known)
        .map_err(|_| format!("\"{word}\" is not a fingerprint of eight hexadecimal digits"))
}
