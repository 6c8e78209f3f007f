//! Sitting down: which game, which mode, how many, and who is human.

use std::path::Path;

use shelf::{AnyGame, AnyMatch, Bot, Level, Opponent, Shelf};
use table::{About, Mode, Request, Seat};

use super::PlayArgs;
use super::console::Console;
use crate::args::{NO_SUCH_TABLE, open_game};
use crate::failure::Failure;
use crate::paint::{BRIGHT, FAINT};
use crate::words::{count, range};
use crate::{bots, input, language, seed};

/// A game that is ready to be played.
pub struct ReadyGame {
    pub played: Box<dyn AnyMatch>,
    pub humans: usize,
    /// Who plays the seats after the humans'.
    pub bots: Vec<Bot>,
    /// How to set the same table up again.
    pub again: Option<String>,
}

/// Asks for what the command line leaves open; nothing if the person leaves.
pub fn sit_down(
    args: &PlayArgs,
    shelf: &Shelf,
    console: &mut Console<'_>,
) -> Result<Option<ReadyGame>, Failure> {
    if let Some(path) = &args.from {
        let components = args.options.components.as_deref();
        let played = go_on(shelf, path, components)?;
        if args.save.is_some() && played.record().is_none() {
            let what = "a game that begins from a position has no record to save; \
                        leave --save out, and save the position with s FILE";
            return Err(Failure::Usage(what.to_owned()));
        }
        let humans = check_humans(args.humans.unwrap_or(1), played.players())?;
        let again = None;
        let (_, bots) = seat_bots(args, &*played, humans, None)?;
        return Ok(Some(ReadyGame {
            played,
            humans,
            bots,
            again,
        }));
    }
    let Some(id) = choose_game(args, shelf, console)? else {
        return Ok(None);
    };
    let game = open_game(shelf, &id, args.options.components.as_ref())?;
    let asked = choose_table(args, &game.about(), console)?;
    let Some((request, humans, level)) = asked else {
        return Ok(None);
    };
    let humans = check_humans(humans, request.players)?;
    set_up(args, &*game, &request, humans, level).map(Some)
}

/// A record begins with its own word; everything else is read as a position.
fn go_on(
    shelf: &Shelf,
    path: &Path,
    components: Option<&Path>,
) -> Result<Box<dyn AnyMatch>, Failure> {
    let text = input::text(path)?;
    if text.trim_start().starts_with('{') {
        input::position_from(shelf, &text, path, components, None)
    } else {
        input::record_from(shelf, &text, path, components).map(|(_, played)| played)
    }
}

/// Bots: their names, and they themselves.
type Opposition = (Vec<String>, Vec<Bot>);

/// The bots for the seats that no human holds.
fn seat_bots(
    args: &PlayArgs,
    played: &dyn AnyMatch,
    humans: usize,
    level: Option<Level>,
) -> Result<Opposition, Failure> {
    let seats = played.players() - humans;
    let asked = args.bots.clone().unwrap_or_default();
    let opponents = match (&asked[..], seats) {
        (_, 0) if asked.is_empty() => Vec::new(),
        ([], _) => vec![Opponent::Bot(level.unwrap_or(Level::Casual)); seats],
        ([one], 1..) => vec![one.clone(); seats],
        (several, _) if several.len() == seats => asked,
        (several, _) => {
            let (named, needed) = (count(several.len(), "bot"), count(seats, "seat"));
            let what = format!("--bots names {named}, but {needed} are left for bots");
            return Err(Failure::Usage(what));
        }
    };
    if opponents.is_empty() {
        return Ok((Vec::new(), Vec::new()));
    }
    let means = args.means.means(bots::cores());
    // The same seed gives the same opponents, wherever the game is taken up.
    let luck = played.seed() ^ (played.moves_made() as u64) << 32;
    let seated = opponents.iter().enumerate().map(|(index, opponent)| {
        let seat = Seat::new(humans + index);
        let seed = luck.wrapping_add(seat.number() as u64);
        played
            .seat_bot(seat, opponent, &means, seed)
            .map_err(bots::failure)
    });
    let seated: Result<Vec<_>, Failure> = seated.collect();
    Ok((opponents.iter().map(ToString::to_string).collect(), seated?))
}

fn set_up(
    args: &PlayArgs,
    game: &dyn AnyGame,
    request: &Request,
    humans: usize,
    level: Option<Level>,
) -> Result<ReadyGame, Failure> {
    let seed = args.seed.unwrap_or_else(seed::random);
    let played = game
        .start(request, seed)
        .map_err(|problems| Failure::usage(NO_SUCH_TABLE, &problems))?;
    let options = request.options.iter();
    let options: Vec<String> = options
        .map(|(key, value)| format!(" --option {key}={value}"))
        .collect();
    let shared = match humans {
        1 => String::new(),
        several => format!(" --humans {several}"),
    };
    let (names, bots) = seat_bots(args, &*played, humans, level)?;
    let against = if names.is_empty() {
        String::new()
    } else {
        format!(" --bots '{}'", names.join(","))
    };
    let again = format!(
        "reverie play {} --players {}{shared}{against}{} --seed {seed}",
        game.about().id,
        request.players,
        options.concat()
    );
    Ok(ReadyGame {
        played,
        humans,
        bots,
        again: Some(again),
    })
}

fn check_humans(humans: usize, players: usize) -> Result<usize, Failure> {
    if (1..=players).contains(&humans) {
        return Ok(humans);
    }
    let what = format!(
        "--humans {humans}: at a table of {} there can be 1 to {players}",
        count(players, "player")
    );
    Err(Failure::Usage(what))
}

fn choose_game(
    args: &PlayArgs,
    shelf: &Shelf,
    console: &mut Console<'_>,
) -> Result<Option<String>, Failure> {
    if let Some(id) = &args.game {
        return Ok(Some(id.clone()));
    }
    let games: Vec<About> = shelf.games().map(|game| game.about()).collect();
    console.say(&format!("{BRIGHT}Which game?{BRIGHT:#}"))?;
    for (index, about) in games.iter().enumerate() {
        let players = range(about.players);
        let number = index + 1;
        console.say(&format!(
            "{BRIGHT}{number:>3}{BRIGHT:#}  {:<20} {FAINT}{players} players{FAINT:#}",
            language::say(&about.title())
        ))?;
    }
    let chosen = console.ask_number("Game", (1, games.len()), 1)?;
    let chosen = chosen.and_then(|number| games.get(number - 1));
    Ok(chosen.map(|about| about.id.to_owned()))
}

/// The request, how many humans there are, and how strong the bots are to be.
type Asked = (Request, usize, Option<Level>);

fn choose_table(
    args: &PlayArgs,
    about: &About,
    console: &mut Console<'_>,
) -> Result<Option<Asked>, Failure> {
    let chosen = args.options.options.clone();
    let humans = args.humans.unwrap_or(1);
    let named = args.bots.as_ref().map(|bots| bots.len() + humans);
    if args.players.is_some() || named.is_some() || !chosen.is_empty() {
        let request = Request {
            players: args.players.or(named).unwrap_or(2),
            options: chosen,
        };
        return Ok(Some((request, humans, None)));
    }
    let Some(mode) = choose_mode(about, console)? else {
        return Ok(None);
    };
    let (fewest, most) = mode.players;
    let mut players = fewest;
    if fewest < most {
        let question = format!("How many players, you included ({fewest} to {most})?");
        let Some(answer) = console.ask_number(&question, (fewest, most), fewest)? else {
            return Ok(None);
        };
        players = answer;
    }
    let humans = match args.humans {
        Some(humans) => Some(humans),
        None if players == 1 => Some(1),
        None => {
            let question = format!("How many of them share this screen (1 to {players})?");
            console.ask_number(&question, (1, players), 1)?
        }
    };
    let Some(humans) = humans else {
        return Ok(None);
    };
    let options = mode.options.clone();
    let request = Request { players, options };
    if humans >= players {
        return Ok(Some((request, humans, None)));
    }
    let level = choose_level(console)?;
    Ok(level.map(|level| (request, humans, Some(level))))
}

fn choose_level(console: &mut Console<'_>) -> Result<Option<Level>, Failure> {
    console.say(&format!("\n{BRIGHT}How strong are the bots?{BRIGHT:#}"))?;
    for (index, level) in Level::ALL.into_iter().enumerate() {
        let (number, what) = (index + 1, level.describe());
        console.say(&format!(
            "{BRIGHT}{number:>3}{BRIGHT:#}  {:<8} {FAINT}{what}{FAINT:#}",
            level.name()
        ))?;
    }
    let chosen = console.ask_number("Level", (1, Level::ALL.len()), 2)?;
    Ok(chosen.and_then(|number| Level::ALL.get(number - 1).copied()))
}

fn choose_mode<'a>(
    about: &'a About,
    console: &mut Console<'_>,
) -> Result<Option<&'a Mode>, Failure> {
    console.say(&format!("\n{BRIGHT}{}: which mode?{BRIGHT:#}", about.name))?;
    for (index, mode) in about.modes.iter().enumerate() {
        let options = mode.options.iter();
        let options: Vec<String> = options
            .map(|(key, value)| format!("{key} {value}"))
            .collect();
        let number = index + 1;
        console.say(&format!(
            "{BRIGHT}{number:>3}{BRIGHT:#}  {:<12} {:<8} {FAINT}{}{FAINT:#}",
            language::say(&about.mode(mode)),
            range(mode.players),
            options.join(", ")
        ))?;
    }
    let chosen = console.ask_number("Mode", (1, about.modes.len()), 1)?;
    Ok(chosen.and_then(|number| about.modes.get(number - 1)))
}
