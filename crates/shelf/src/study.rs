//! Studies: the whole game comes in, how it stands goes out, and nothing is kept. The same beginning, moves
//! and bots always give the same answer, for bots that do not think by the clock.

use std::collections::BTreeMap;

use bots::{Level, Means, Opponent};
use protocol::Code;
use protocol::studies::{Beginning, Studied, Study};
use table::{Observer, Phrase, Problems, Request, Seat};

use crate::any_game::AnyGame;
use crate::any_match::AnyMatch;
use crate::goal::reached;
use crate::opponents::BotError;
use crate::refusal::Refusal;
use crate::shelf::{NoSuchGame, Shelf};
use crate::sight::{counting, sight};

/// The most moves that a study has, those of its bots included.
pub const MOST_MOVES: usize = 1000;

/// The most moves that bots make at once: several turns of three of them. Who asks again with what was made has the
/// next ones.
pub const MOST_ANSWERS: usize = 150;

/// The most moves of those that are asked about that are shown one by one.
pub const MOST_SHOWN: usize = 100;

/// Why a study can't be shown.
#[derive(Debug, thiserror::Error)]
pub enum StudyError {
    /// There is no such game.
    #[error(transparent)]
    NoSuchGame(#[from] NoSuchGame),
    /// It can't begin so.
    #[error("{0}")]
    BadBeginning(Problems),
    /// Nobody has this seat.
    #[error("there is no seat {0}")]
    NoSuchSeat(usize),
    /// It has more moves than [`MOST_MOVES`].
    #[error("a study has {MOST_MOVES} moves at most")]
    TooLong,
    /// More than [`MOST_SHOWN`] moves are to be shown one by one.
    #[error(
        "a study shows {MOST_SHOWN} moves one by one at most: say with `told` how many are known"
    )]
    TooMuch,
    /// A move is not legal where it stands.
    #[error("move {}: {refusal}", index + 1)]
    Refused {
        /// Which of the moves, counted from zero.
        index: usize,
        /// Why.
        refusal: Refusal,
    },
    /// A bot can't sit down.
    #[error(transparent)]
    Bot(#[from] BotError),
}

impl StudyError {
    /// What programs are told.
    pub fn code(&self) -> Code {
        match self {
            StudyError::Refused { refusal, .. } => refusal.code(),
            StudyError::NoSuchSeat(_) => Code::NoSuchSeat,
            StudyError::TooLong | StudyError::TooMuch => Code::TooLarge,
            StudyError::NoSuchGame(_) | StudyError::BadBeginning(_) | StudyError::Bot(_) => {
                Code::BadSetup
            }
        }
    }

    /// What there is to say beyond the code.
    pub fn detail(&self) -> Option<Phrase> {
        match self {
            StudyError::Refused { refusal, .. } => Some(refusal.reason()),
            StudyError::NoSuchSeat(_) => None,
            // What only programs and their makers read is said as it is.
            other => Some(Phrase::new("plain").text("text", other.to_string())),
        }
    }

    /// The rule of the game that it rests on.
    pub fn rule(&self) -> Option<&'static str> {
        match self {
            StudyError::Refused { refusal, .. } => refusal.rule(),
            _ => None,
        }
    }
}

/// Plays a study up to where it stands, lets its bots answer, and looks at it.
///
/// # Errors
/// What is wrong with it first: nothing of it is shown then.
pub fn study(games: &Shelf, asked: &Study) -> Result<Studied, StudyError> {
    if asked.moves.len() > MOST_MOVES {
        return Err(StudyError::TooLong);
    }
    if asked.each && asked.moves.len().saturating_sub(asked.told) > MOST_SHOWN {
        return Err(StudyError::TooMuch);
    }
    let (mut game, seed) =
        begin(&*games.game(&asked.game)?, &asked.beginning).map_err(StudyError::BadBeginning)?;
    let seat = seat(&*game, asked.seat)?;
    let eyes = Observer::Seat(seat);
    let mut sights = Vec::new();
    let mut look = |game: &dyn AnyMatch| {
        if asked.each && game.moves_made() > asked.told {
            sights.push(sight(game, eyes, true));
        }
    };
    for (index, text) in asked.moves.iter().enumerate() {
        let (mover, text) = mover(&*game, seat, text);
        let refused = |refusal| StudyError::Refused { index, refusal };
        game.play(mover, text).map_err(refused)?;
        look(&*game);
    }
    let reached = asked.goals.is_empty() || reached(&game.position(), &asked.goals);
    answer(&mut *game, &asked.bots, seed, &mut look)?;
    let moves = game.moves().into_iter();
    Ok(Studied {
        moves: moves
            .map(|(seat, text)| format!("{}: {text}", seat.number()))
            .collect(),
        steps: game.story(eyes, asked.told),
        sights,
        sight: sight(&*game, eyes, true),
        account: asked
            .account
            .then(|| counting(&*game, eyes, !game.to_act().is_empty(), true).think()),
        reached,
    })
}

/// A game as a study begins, and what its luck begins with.
///
/// # Errors
/// Everything that is wrong with the beginning.
pub fn begin(
    game: &dyn AnyGame,
    beginning: &Beginning,
) -> Result<(Box<dyn AnyMatch>, u64), Problems> {
    Ok(match beginning {
        Beginning::Setup {
            players,
            options,
            seed,
        } => {
            let options = options.clone().into_iter().collect();
            let request = Request {
                players: *players,
                options,
            };
            (game.start(&request, *seed)?, *seed)
        }
        Beginning::Position { position, seed } => {
            let begun = game.open_position(position, *seed)?;
            (begun, seed.unwrap_or(0))
        }
    })
}

fn seat(game: &dyn AnyMatch, number: usize) -> Result<Seat, StudyError> {
    Seat::from_number(number, game.players()).ok_or(StudyError::NoSuchSeat(number))
}

/// Whose move it is, and the move without its seat. Where nothing is said it is that of the only seat that has to
/// act, and where several have to, that of the one who looks.
fn mover<'a>(game: &dyn AnyMatch, own: Seat, text: &'a str) -> (Seat, &'a str) {
    let said = text.split_once(": ").and_then(|(number, rest)| {
        let seat = Seat::from_number(number.trim().parse().ok()?, game.players())?;
        Some((seat, rest))
    });
    let mut acting = game.to_act().iter();
    said.unwrap_or_else(|| match (acting.next(), acting.next()) {
        (Some(only), None) => (only, text),
        _ => (own, text),
    })
}

/// Lets the bots play until somebody else has to act, or they have made as many moves as they may. Each decision has a seed of its own, so that it does not
/// matter how often the study was asked for before.
fn answer(
    game: &mut dyn AnyMatch,
    bots: &BTreeMap<usize, Level>,
    seed: u64,
    look: &mut dyn FnMut(&dyn AnyMatch),
) -> Result<(), StudyError> {
    let level = |seat: Seat| bots.get(&seat.number()).copied();
    for number in bots.keys() {
        seat(game, *number)?;
    }
    for _ in 0..MOST_ANSWERS {
        let acting = game
            .to_act()
            .iter()
            .find_map(|seat| Some((seat, level(seat)?)));
        let Some((seat, level)) = acting else {
            return Ok(());
        };
        let made = game.moves_made();
        if made >= MOST_MOVES {
            return Err(StudyError::TooLong);
        }
        let luck = seed.wrapping_add(made as u64);
        let bot = game.seat_bot(seat, &Opponent::Bot(level), &Means::default(), luck)?;
        let Some(decision) = game.decision(&bot) else {
            return Ok(());
        };
        let chosen = decision.think();
        game.play_id(seat, chosen)
            .map_err(|error| StudyError::Refused {
                index: made,
                refusal: Refusal::Turn { error, rule: None },
            })?;
        look(game);
    }
    Ok(())
}
