//! The command line: the commands, and the arguments that several of them share.

use std::ffi::OsString;
use std::path::PathBuf;
use std::sync::Arc;

use clap::builder::PossibleValuesParser;
use clap::{Args, CommandFactory, FromArgMatches, Parser, Subcommand, ValueEnum};
use shelf::{AnyGame, AnyMatch, Shelf};
use table::{Observer, Request, Seat};
use words::Language;

use crate::commands::{
    analyze, apply, arena, backup, balance, balances, components, foresee, games, hint, ladder,
    learn, legal, load, new, perft, replay, review, sample_game, score, serve, show, simulate,
    view, why,
};
use crate::failure::Failure;
use crate::{input, play, seed};

const EXAMPLES: &str = "\
Begin here:
  reverie play                            choose a game and play it in the terminal
  reverie new momiji --seed 7 > a.json    a position as a file ...
  reverie show a.json                     ... to look at,
  reverie legal a.json                    ... with its moves,
  reverie apply a.json 'take red' > b.json

A file may be - for standard input. Colours follow the terminal and NO_COLOR.

Exit codes:
  0  fine
  1  the input was refused: an illegal move, a bad position, a failed check
  2  the command line is wrong: an unknown command, option, game or seat
  3  a file could not be read or written";

/// Board games at the terminal: play, look, count, simulate.
#[derive(Parser)]
#[command(name = "reverie", version, after_help = EXAMPLES, arg_required_else_help = true)]
pub struct Cli {
    /// When to use colours
    #[arg(long, global = true, value_enum, default_value_t, value_name = "WHEN")]
    pub color: When,
    /// The language that games speak: en, fr or de; that of the system if not said
    #[arg(long, global = true, value_name = "CODE", value_parser = language)]
    pub language: Option<Language>,
    #[command(subcommand)]
    pub command: Command,
}

fn language(code: &str) -> Result<Language, String> {
    Language::from_code(code).ok_or_else(|| "the games speak en, fr and de".to_owned())
}

/// When to use colours.
#[derive(Clone, Copy, Default, ValueEnum)]
pub enum When {
    // Plain comments: clap would spread the help of every command with their documentation.
    // On a terminal, unless NO_COLOR is set.
    #[default]
    Auto,
    Always,
    Never,
}

impl When {
    /// Makes it hold for everything that is written.
    pub fn apply(self) {
        let choice = match self {
            When::Auto => anstream::ColorChoice::Auto,
            When::Always => anstream::ColorChoice::Always,
            When::Never => anstream::ColorChoice::Never,
        };
        choice.write_global();
    }
}

#[derive(Subcommand)]
pub enum Command {
    /// Play a game in the terminal, against bots or with friends
    Play(play::PlayArgs),
    /// List the games: players, modes and options
    Games(games::GamesArgs),
    /// Set up a game and print its position
    New(new::NewArgs),
    /// Draw a position as one player sees it
    Show(show::ShowArgs),
    /// List the legal moves of a position, and what each does
    Legal(legal::LegalArgs),
    /// Say why a move can't be made in a position, and by which rule
    Why(why::WhyArgs),
    /// Make moves in a position and print the new one
    Apply(apply::ApplyArgs),
    /// Count the points of a position, source by source
    Score(score::ScoreArgs),
    /// Print what one player sees of a position, for programs
    View(view::ViewArgs),
    /// Play a record again, check every move, and print the result
    Replay(replay::ReplayArgs),
    /// Play a game by chance and print its record
    SampleGame(sample_game::SampleGameArgs),
    /// Play many games by chance and measure them
    Simulate(simulate::SimulateArgs),
    /// Let bots play bots, and measure who is stronger
    Arena(arena::ArenaArgs),
    /// Say what a strong bot thinks of the moves of a position
    Analyze(analyze::AnalyzeArgs),
    /// Say which move is best in a position, and why
    Hint(hint::HintArgs),
    /// Go through a record: chances to win, turning points, accuracy, costliest decisions
    Review(review::ReviewArgs),
    /// Let equal bots play each other, and report what helped to win
    Balance(balance::BalanceArgs),
    /// Count the solo deals that a player who sees the whole deck could win
    Foresee(foresee::ForeseeArgs),
    /// Measure every level of every game against the next, and write the report
    Ladder(ladder::LadderArgs),
    /// Measure the balance of every game, and write the report
    Balances(balances::BalancesArgs),
    /// Learn the weights that strong bots judge by
    Learn(learn::LearnArgs),
    /// Count all sequences of moves from the setup, to a depth
    Perft(perft::PerftArgs),
    /// Open tables to friends: the server, with everything in one folder
    Serve(serve::ServeArgs),
    /// Copy a server's database, while it runs
    Backup(backup::BackupArgs),
    /// Play at many tables of a server at once, and measure how it answers
    Load(load::LoadArgs),
    /// Show the component data of a game, or check a file of your own
    Components(components::ComponentsArgs),
}

impl Cli {
    /// Reads a command line about the games of a shelf: every argument called `game` is one of their ids,
    /// checked and listed in the help.
    pub fn read(
        shelf: &Shelf,
        line: impl IntoIterator<Item = OsString>,
    ) -> Result<Cli, clap::Error> {
        let ids: Vec<&'static str> = shelf.ids().collect();
        let mut command = with_ids(Cli::command(), &ids);
        let matches = command.try_get_matches_from_mut(line)?;
        Cli::from_arg_matches(&matches).map_err(|error| error.format(&mut command))
    }
}

fn with_ids(command: clap::Command, ids: &[&'static str]) -> clap::Command {
    let command = command.mut_args(|arg| match arg.get_id().as_str() {
        "game" => arg.value_parser(PossibleValuesParser::new(ids)),
        _ => arg,
    });
    command.mut_subcommands(|subcommand| with_ids(subcommand, ids))
}

/// For commands whose output is a document anyway, so that a program may say `--json` everywhere.
#[derive(Args)]
pub struct AlwaysJson {
    /// Changes nothing: the output is JSON anyway
    #[arg(long = "json")]
    _json: bool,
}

/// What a new table is asked for.
#[derive(Args)]
pub struct TableArgs {
    /// Which game
    pub game: String,
    /// How many players
    #[arg(long, short, value_name = "N", default_value_t = 2)]
    pub players: usize,
    /// The seed of its luck; one is drawn if none is given
    #[arg(long, short, value_name = "S")]
    pub seed: Option<u64>,
    #[command(flatten)]
    pub options: OptionArgs,
}

/// What a table may choose.
#[derive(Args)]
pub struct OptionArgs {
    /// Choose an option of the game, such as landscapes=draft (see `reverie games`); may be repeated
    #[arg(long = "option", short, value_name = "KEY=VALUE", value_parser = key_value)]
    pub options: Vec<(String, String)>,
    /// Use the component data of this file
    #[arg(long, value_name = "FILE")]
    pub components: Option<PathBuf>,
}

fn key_value(text: &str) -> Result<(String, String), String> {
    let (key, value) = text
        .split_once('=')
        .ok_or("an option is written key=value, such as landscapes=draft")?;
    Ok((key.trim().to_owned(), value.trim().to_owned()))
}

/// A game by its id, with the component data of a file if one is named.
pub fn open_game(
    shelf: &Shelf,
    id: &str,
    components: Option<&PathBuf>,
) -> Result<Arc<dyn AnyGame>, Failure> {
    let game = shelf
        .game(id)
        .map_err(|error| Failure::Usage(error.to_string()))?;
    input::with_components(game, components.map(PathBuf::as_path))
}

/// What is said when a game refuses players or options.
pub const NO_SUCH_TABLE: &str = "that table can't be set up (`reverie games` lists the options)";

impl TableArgs {
    /// The game, and what is asked of it.
    pub fn open(&self, games: &Shelf) -> Result<(Arc<dyn AnyGame>, Request), Failure> {
        let game = open_game(games, &self.game, self.options.components.as_ref())?;
        let request = Request {
            players: self.players,
            options: self.options.options.clone(),
        };
        Ok((game, request))
    }

    /// The seed: the one given, or one that nobody chose.
    pub fn seed(&self) -> u64 {
        self.seed.unwrap_or_else(seed::random)
    }

    /// Sets up the game.
    pub fn start(&self, games: &Shelf) -> Result<Box<dyn AnyMatch>, Failure> {
        let (game, request) = self.open(games)?;
        game.start(&request, self.seed())
            .map_err(|problems| Failure::usage(NO_SUCH_TABLE, &problems))
    }
}

/// A position to read.
#[derive(Args)]
pub struct PositionArgs {
    /// The position, as `reverie new` prints it; - for standard input
    pub file: PathBuf,
    /// The component data that it was set up with, if not the usual
    #[arg(long, value_name = "FILE")]
    pub components: Option<PathBuf>,
}

impl PositionArgs {
    /// Reads it.
    pub fn open(&self, games: &Shelf) -> Result<Box<dyn AnyMatch>, Failure> {
        self.open_with(games, None)
    }

    /// Reads it, with the luck of this seed if one is given.
    pub fn open_with(
        &self,
        games: &Shelf,
        seed: Option<u64>,
    ) -> Result<Box<dyn AnyMatch>, Failure> {
        input::position(games, &self.file, self.components.as_deref(), seed)
    }
}

/// Whose eyes to look through.
#[derive(Args)]
pub struct EyesArgs {
    /// Look with the eyes of this seat, counted from 1
    #[arg(long, value_name = "N", conflicts_with = "spectator")]
    pub seat: Option<usize>,
    /// Look with the eyes of somebody who sits at no seat
    #[arg(long)]
    pub spectator: bool,
}

impl EyesArgs {
    /// The eyes that were asked for, if any were.
    pub fn chosen(&self, played: &dyn AnyMatch) -> Result<Option<Observer>, Failure> {
        if self.spectator {
            return Ok(Some(Observer::Spectator));
        }
        let seat = self.seat.map(|number| seat(played, number)).transpose()?;
        Ok(seat.map(Observer::Seat))
    }
}

/// How wide a list may run: as wide as the terminal, or without a limit where there is none.
pub fn width() -> usize {
    let size = terminal_size::terminal_size_of(std::io::stdout());
    size.map_or(usize::MAX, |(columns, _)| columns.0.max(40).into())
}

/// The seat with this number at a table.
pub fn seat(played: &dyn AnyMatch, number: usize) -> Result<Seat, Failure> {
    let players = played.players();
    Seat::from_number(number, players).ok_or_else(|| {
        let what =
            format!("there is no seat {number}: the seats of this table go from 1 to {players}");
        Failure::Usage(what)
    })
}
