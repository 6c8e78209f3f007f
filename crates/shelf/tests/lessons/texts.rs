//! What lessons say is there in all languages, and the rules that they name are written down.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use crate::format::{Lesson, house, lessons};

/// All that a lesson says.
fn said(lesson: &Lesson) -> BTreeSet<String> {
    let mut said =
        BTreeSet::from(["title", "about"].map(|what| format!("learn-{}-{what}", lesson.id)));
    for step in lesson.steps() {
        said.insert(step.say.clone());
        said.extend(step.hints.iter().chain(&step.after).cloned());
        said.extend(step.wrong.iter().map(|wrong| wrong.say.clone()));
        said.extend(step.guess.iter().map(|guess| guess.say_wrong.clone()));
    }
    for question in &lesson.questions {
        said.insert(question.say.clone());
        said.extend(question.of.iter().cloned());
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
            let before = texts.insert(name.clone(), text.trim().to_owned());
            assert!(before.is_none(), "{name} stands there twice");
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
        for step in lesson.steps() {
            assert!(!step.rules.is_empty(), "{} {}", lesson.id, step.id);
            for rule in &step.rules {
                assert!(rules.contains(&format!("**{rule}**")), "{} {rule}", step.id);
            }
        }
    }
}
