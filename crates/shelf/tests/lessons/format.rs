//! What a lesson is made of: `crates/shelf/lessons` holds one in each file.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use protocol::studies::{Beginning, Study};
use serde::Deserialize;
use serde_json::{Value, json};
use shelf::{AnyMatch, Level, Refusal, Shelf};
use table::{Observer, Request, Seat};

/// A lesson: chapters, each from a beginning of its own.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    pub id: String,
    pub game: String,
    /// The seat of the one who learns, counted from one.
    pub you: usize,
    pub minutes: usize,
    /// Its place in the list of lessons: by this, then by name.
    #[serde(default)]
    pub order: usize,
    pub chapters: Vec<Chapter>,
    /// What somebody should be able to say afterwards.
    #[serde(default)]
    pub questions: Vec<Question>,
}

/// A question with answers to choose from; `right` is the place of the right one, from zero.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Question {
    pub say: String,
    pub of: Vec<String>,
    pub right: usize,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chapter {
    /// A deal, or a position.
    pub setup: Beginning,
    /// What was moved before the first step; nobody is told of it.
    #[serde(default)]
    pub played: Vec<String>,
    pub steps: Vec<Step>,
}

/// One idea, and what the person does with it: moves that are named, any moves up to a goal, a move that is refused,
/// pieces to find, a number to guess, or playing on freely.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    pub id: String,
    pub say: String,
    pub rules: Vec<String>,
    #[serde(default)]
    pub light: Vec<String>,
    pub hints: [String; 3],
    pub after: Option<String>,
    #[serde(default)]
    pub expect: BTreeMap<String, Value>,
    #[serde(default)]
    pub opponent: Opponent,
    #[serde(default)]
    pub accept: Vec<Vec<String>>,
    /// What the position must have, or one of several such things.
    #[serde(default)]
    pub goal: Goal,
    /// One way to the goal: from the first way through the steps before.
    #[serde(default)]
    pub way: Vec<String>,
    #[serde(rename = "try")]
    pub attempt: Option<Attempt>,
    #[serde(default)]
    pub wrong: Vec<Wrong>,
    #[serde(default)]
    pub tap: Vec<String>,
    pub guess: Option<Guess>,
    pub free: Option<Free>,
}

/// A goal, or several of which one suffices: paths in the position, and what must be there.
#[derive(Deserialize)]
#[serde(untagged)]
pub enum Goal {
    One(BTreeMap<String, Value>),
    OneOf(Vec<BTreeMap<String, Value>>),
}

impl Default for Goal {
    fn default() -> Goal {
        Goal::OneOf(Vec::new())
    }
}

impl Goal {
    pub fn all(&self) -> &[BTreeMap<String, Value>] {
        match self {
            Goal::One(goal) => std::slice::from_ref(goal),
            Goal::OneOf(goals) => goals,
        }
    }
}

/// Who moves when the person has done what the step asks for.
#[derive(Deserialize)]
#[serde(untagged)]
pub enum Opponent {
    /// These moves, also of the person where the game leaves nothing to choose.
    Script(Vec<String>),
    /// A bot at each other seat, until the person has to act.
    Bot(Bot),
}

impl Default for Opponent {
    fn default() -> Opponent {
        Opponent::Script(Vec::new())
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bot {
    pub bot: Level,
    pub seed: u64,
}

/// A move that the person tries, and that is refused by this rule: any one of several.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Attempt {
    pub moves: Vec<String>,
    pub rule: String,
    /// Moves that are made before it, and taken back with it.
    #[serde(default)]
    pub after: Vec<String>,
}

/// A likely mistake: refused by a rule, or legal and off the aim.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Wrong {
    #[serde(rename = "move")]
    pub text: String,
    pub say: String,
    pub rule: Option<String>,
    #[serde(default)]
    pub after: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Guess {
    pub of: Vec<u32>,
    pub right: u32,
    #[serde(rename = "say-wrong")]
    pub say_wrong: String,
}

/// The rest of the game against a bot; two novices end it within this many moves.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Free {
    pub bot: Level,
    pub seed: u64,
    pub turns: usize,
}

pub fn house() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

pub fn lessons() -> Vec<Lesson> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("lessons");
    let files = fs::read_dir(folder).expect("a folder of lessons");
    let read = |file: PathBuf| {
        let text = fs::read_to_string(&file).expect("a lesson");
        let lesson: Lesson = serde_json::from_str(&text)
            .unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        assert_eq!(
            file.file_stem().and_then(|stem| stem.to_str()),
            Some(&*lesson.id)
        );
        lesson
    };
    files
        .map(|file| read(file.expect("a file").path()))
        .collect()
}

impl Step {
    pub fn is_goal(&self) -> bool {
        !self.goal.all().is_empty()
    }

    /// Whether it leaves the person something to choose or to find out.
    pub fn is_open(&self) -> bool {
        let ways = self.accept.len() > 1 || self.accept.iter().flatten().any(|m| m.contains(" | "));
        ways || self.is_goal() || self.guess.is_some() || self.free.is_some()
    }
}

impl Lesson {
    pub fn steps(&self) -> impl Iterator<Item = &Step> {
        self.chapters.iter().flat_map(|chapter| &chapter.steps)
    }

    /// The seat of the one who learns.
    pub fn seat(&self) -> Seat {
        Seat::new(self.you - 1)
    }

    /// The game of a chapter after these moves, those played before its steps included.
    pub fn after(&self, chapter: &Chapter, moves: &[String]) -> Box<dyn AnyMatch> {
        let games = Shelf::standard();
        let game = games.game(&self.game).expect("a game");
        let begun = match &chapter.setup {
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
                game.start(&request, *seed)
            }
            Beginning::Position { position, seed } => game.open_position(position, *seed),
        };
        let mut game = begun.unwrap_or_else(|problems| panic!("{}: {problems}", self.id));
        for text in moves {
            self.make(&mut *game, text)
                .unwrap_or_else(|refusal| panic!("{}: {text}: {refusal}", self.id));
        }
        game
    }

    /// What the one who learns sees of it.
    pub fn view(&self, game: &dyn AnyMatch) -> Value {
        game.view(Observer::Seat(self.seat()))
    }

    /// As a study has it, with a bot at these seats.
    pub fn study(
        &self,
        chapter: &Chapter,
        moves: &[String],
        level: Level,
        bots: impl Fn(usize) -> bool,
    ) -> Study {
        let players = self.after(chapter, &[]).players();
        let seats = (1..=players).filter(|seat| bots(*seat));
        let bots: BTreeMap<usize, Level> = seats.map(|seat| (seat, level)).collect();
        // As it is sent: what a study may say besides is left out.
        let asked = json!({
            "game": self.game,
            "beginning": chapter.setup,
            "moves": moves,
            "seat": self.you,
            "bots": bots,
        });
        serde_json::from_value(asked).expect("a study")
    }

    /// Makes a move of whoever it names, of the only one who has to act, or of the one who learns.
    pub fn make(&self, game: &mut dyn AnyMatch, text: &str) -> Result<(), Refusal> {
        let named = text.split_once(": ").and_then(|(number, rest)| {
            let seat = Seat::from_number(number.parse().ok()?, game.players())?;
            Some((seat, rest))
        });
        let mut acting = game.to_act().iter();
        let (seat, text) = named.unwrap_or_else(|| match (acting.next(), acting.next()) {
            (Some(only), None) => (only, text),
            _ => (self.seat(), text),
        });
        game.play(seat, text).map(|_| ())
    }
}
