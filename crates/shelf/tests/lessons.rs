//! Lessons are data (`crates/shelf/lessons`), and every one is played here through the engine in all the ways that it
//! accepts: a change of the rules, of a deal or of a text can't leave a lesson behind.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use protocol::studies::{Beginning, Study};
use serde::Deserialize;
use serde_json::Value;
use shelf::{AnyMatch, Level, Refusal, Shelf, study};
use table::{Request, Seat};

/// A lesson: chapters, each from a deal of its own.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Lesson {
    id: String,
    game: String,
    /// The seat of the one who learns, counted from one.
    you: usize,
    minutes: usize,
    chapters: Vec<Chapter>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Chapter {
    setup: Beginning,
    steps: Vec<Step>,
}

/// One idea, and what the person does with it: moves, pieces to find, a number to guess, or playing on freely.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Step {
    id: String,
    say: String,
    rules: Vec<String>,
    #[serde(default)]
    light: Vec<String>,
    hints: [String; 3],
    after: Option<String>,
    #[serde(default)]
    expect: BTreeMap<String, Value>,
    #[serde(default)]
    opponent: Vec<String>,
    #[serde(default)]
    accept: Vec<Vec<String>>,
    #[serde(default)]
    wrong: Vec<Wrong>,
    #[serde(default)]
    tap: Vec<String>,
    guess: Option<Guess>,
    free: Option<Free>,
}

/// A likely mistake: refused by a rule, or legal and off the aim.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Wrong {
    #[serde(rename = "move")]
    text: String,
    say: String,
    rule: Option<String>,
    #[serde(default)]
    after: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Guess {
    of: Vec<u32>,
    right: u32,
    #[serde(rename = "say-wrong")]
    say_wrong: String,
}

/// The rest of the game against a bot; two novices end it within so many moves.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Free {
    bot: Level,
    seed: u64,
    turns: usize,
}

fn house() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn lessons() -> Vec<Lesson> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("lessons");
    let files = fs::read_dir(folder).expect("a folder of lessons");
    let read = |file: PathBuf| {
        let text = fs::read_to_string(&file).expect("a lesson");
        let lesson: Lesson = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}"));
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

impl Lesson {
    /// The game of a chapter after these moves.
    fn after(&self, chapter: &Chapter, moves: &[String]) -> Box<dyn AnyMatch> {
        let Beginning::Setup {
            players,
            options,
            seed,
        } = &chapter.setup
        else {
            panic!("no lesson begins with a position yet");
        };
        let options = options.clone().into_iter().collect();
        let request = Request {
            players: *players,
            options,
        };
        let games = Shelf::standard();
        let game = games.game(&self.game).expect("a game");
        let mut game = game.start(&request, *seed).expect("a beginning");
        for text in moves {
            try_move(&mut *game, text)
                .unwrap_or_else(|refusal| panic!("{}: {text}: {refusal}", self.id));
        }
        game
    }

    fn asked(&self, chapter: &Chapter, moves: &[String], level: Level) -> Study {
        let players = self.after(chapter, &[]).players();
        Study {
            game: self.game.clone(),
            beginning: chapter.setup.clone(),
            moves: moves.to_vec(),
            seat: self.you,
            told: 0,
            bots: (1..=players).map(|seat| (seat, level)).collect(),
        }
    }
}

/// Makes a move of whoever it names, or of the only one who has to act.
fn try_move(game: &mut dyn AnyMatch, text: &str) -> Result<(), Refusal> {
    let named = text.split_once(": ").and_then(|(number, rest)| {
        let seat = Seat::from_number(number.parse().ok()?, game.players())?;
        Some((seat, rest))
    });
    let (seat, text) =
        named.unwrap_or_else(|| (game.to_act().iter().next().expect("somebody acts"), text));
    game.play(seat, text).map(|_| ())
}

/// Every sequence that a step accepts, with its alternatives (`hex B1 | hex B3`) written out.
fn ways(accept: &[Vec<String>]) -> Vec<Vec<String>> {
    let mut all = Vec::new();
    for sequence in accept {
        let mut ways = vec![Vec::new()];
        for moves in sequence {
            ways = ways
                .iter()
                .flat_map(|way| {
                    moves
                        .split(" | ")
                        .map(|text| [&way[..], &[text.to_owned()]].concat())
                })
                .collect();
        }
        all.extend(ways);
    }
    all
}

fn at<'a>(position: &'a Value, path: &str) -> &'a Value {
    path.split('.')
        .fold(position, |value, key| match key.parse::<usize>() {
            Ok(index) => &value[index],
            Err(_) => &value[key],
        })
}

/// Lists in a position have no order that a lesson could rest on.
fn sorted(value: &Value) -> Value {
    let Value::Array(items) = value else {
        return value.clone();
    };
    let mut items = items.clone();
    items.sort_by_key(Value::to_string);
    items.into()
}

#[test]
fn every_lesson_can_be_played_in_all_ways_that_it_accepts() {
    for lesson in lessons() {
        for chapter in &lesson.chapters {
            let mut frontier: Vec<Vec<String>> = vec![Vec::new()];
            for step in &chapter.steps {
                frontier = frontier
                    .iter()
                    .flat_map(|before| play(&lesson, chapter, step, before))
                    .collect();
                assert!(
                    (1..=500).contains(&frontier.len()),
                    "{} {}",
                    lesson.id,
                    step.id
                );
            }
        }
    }
}

/// Plays a step in all its ways after these moves, and says what has been moved then.
fn play(lesson: &Lesson, chapter: &Chapter, step: &Step, before: &[String]) -> Vec<Vec<String>> {
    let place = format!("{} {}", lesson.id, step.id);
    for wrong in &step.wrong {
        let mut game = lesson.after(chapter, &[before, &wrong.after].concat());
        match (try_move(&mut *game, &wrong.text), &wrong.rule) {
            (Ok(()), None) => {}
            (Err(refusal), Some(rule)) => assert_eq!(refusal.rule(), Some(&**rule), "{place}"),
            (result, rule) => panic!("{place}: {}: {result:?}, not {rule:?}", wrong.text),
        }
        let begun = [&wrong.after[..], std::slice::from_ref(&wrong.text)].concat();
        let accepted = ways(&step.accept).iter().any(|way| way.starts_with(&begun));
        assert!(!accepted, "{place}: {} is said to be wrong", wrong.text);
    }
    if let Some(Free { bot, turns, .. }) = &step.free {
        let ended =
            study(&Shelf::standard(), &lesson.asked(chapter, before, *bot)).expect("a study");
        assert!(ended.sight.tally.is_some(), "{place}: it comes to an end");
        assert!(
            ended.moves.len() - before.len() <= *turns,
            "{place}: {}",
            ended.moves.len()
        );
    }
    let ways = if step.accept.is_empty() {
        vec![Vec::new()]
    } else {
        ways(&step.accept)
    };
    let after = |way: Vec<String>| [before, &way, &step.opponent].concat();
    let after: Vec<_> = ways.into_iter().map(after).collect();
    for moves in &after {
        let position = lesson.after(chapter, moves).position();
        for (path, expected) in &step.expect {
            let found = at(&position, path);
            assert_eq!(
                sorted(found),
                sorted(expected),
                "{place}: {path} after {moves:?}"
            );
        }
    }
    after
}

/// Each step is of one kind, has a name of its own, and asks for something.
#[test]
fn every_step_asks_for_one_thing() {
    for lesson in lessons() {
        assert!((1..=10).contains(&lesson.minutes), "{}", lesson.id);
        let steps = || lesson.chapters.iter().flat_map(|chapter| &chapter.steps);
        let names: BTreeSet<_> = steps().map(|step| &step.id).collect();
        assert_eq!(names.len(), steps().count(), "{}", lesson.id);
        for step in steps() {
            let kinds = [
                !step.accept.is_empty(),
                !step.tap.is_empty(),
                step.guess.is_some(),
                step.free.is_some(),
            ];
            let kinds = kinds.into_iter().filter(|&is| is).count();
            assert_eq!(kinds, 1, "{} {}", lesson.id, step.id);
            for pieces in [&step.light, &step.tap] {
                let different: BTreeSet<_> = pieces.iter().collect();
                assert_eq!(different.len(), pieces.len(), "{}", step.id);
            }
            if let Some(Guess { of, right, .. }) = &step.guess {
                assert!(of.len() > 1 && of.contains(right), "{}", step.id);
            }
            assert!(
                step.free.as_ref().is_none_or(|free| free.seed > 0),
                "{}",
                step.id
            );
        }
    }
}

/// All that a lesson says.
fn said(lesson: &Lesson) -> BTreeSet<String> {
    let mut said =
        BTreeSet::from(["title", "about"].map(|what| format!("learn-{}-{what}", lesson.id)));
    for step in lesson.chapters.iter().flat_map(|chapter| &chapter.steps) {
        said.insert(step.say.clone());
        said.extend(step.hints.iter().chain(&step.after).cloned());
        said.extend(step.wrong.iter().map(|wrong| wrong.say.clone()));
        said.extend(step.guess.iter().map(|guess| guess.say_wrong.clone()));
    }
    said
}

/// The texts of a file, each on one line.
fn texts(file: &Path) -> BTreeMap<String, String> {
    let mut texts: BTreeMap<String, String> = BTreeMap::new();
    let mut name = String::new();
    for line in fs::read_to_string(file).expect("texts").lines() {
        if let Some((begun, text)) = line.split_once(" =").filter(|_| line.starts_with("learn-")) {
            begun.clone_into(&mut name);
            texts.insert(name.clone(), text.trim().to_owned());
        } else if line.starts_with(' ') {
            let text = texts.get_mut(&name).expect("a text begins with its name");
            *text = format!("{text} {}", line.trim());
        }
    }
    texts
}

#[test]
fn every_text_is_there_in_all_languages_said_by_a_lesson_and_short() {
    let mut by_game: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for lesson in lessons() {
        by_game
            .entry(lesson.game.clone())
            .or_default()
            .extend(said(&lesson));
    }
    for (game, said) in by_game {
        for language in ["en", "fr", "de"] {
            let texts = texts(&house().join(format!("locales/{language}/learn-{game}.ftl")));
            let names: BTreeSet<String> = texts.keys().cloned().collect();
            assert_eq!(names, said, "{language}");
            for (name, text) in texts {
                let ends = text
                    .split_whitespace()
                    .filter(|word| word.ends_with(['.', '!', '?']))
                    .count();
                assert!(!text.is_empty() && ends <= 2, "{language} {name}: {text}");
            }
        }
    }
}

#[test]
fn every_rule_that_a_lesson_names_is_written_down() {
    for lesson in lessons() {
        let file = house().join(format!("docs/rules/{}.en.md", lesson.game));
        let rules = fs::read_to_string(file).expect("rules");
        for step in lesson.chapters.iter().flat_map(|chapter| &chapter.steps) {
            assert!(!step.rules.is_empty(), "{} {}", lesson.id, step.id);
            for rule in &step.rules {
                assert!(rules.contains(&format!("**{rule}**")), "{} {rule}", step.id);
            }
        }
    }
}
